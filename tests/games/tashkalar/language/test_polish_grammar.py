"""Polish words: cases, numbers and prepositions."""

from __future__ import annotations

import pytest

from arenarium.cards import tree as script
from arenarium.cards.lang.pl import Case, Form, Gender, adjective, numbered, possessive, with_z
from arenarium.cards.tree import AnyNumber, Clause, Effect, Every, Exactly, Sentence, UpTo
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.render.pl import TashKalarPolish
from arenarium.games.tashkalar.language.tree import Area, Colour, Course, Kind, Owner, Pieces, Ranks, Region, Side

POLISH = TashKalarPolish()


def said(act: script.Act, may: bool = False) -> str:
    return POLISH.effect(Effect((Sentence((Clause(act, may),)),)))


@pytest.mark.parametrize(
    "words",
    [
        "1 pion",
        "2 piony",
        "4 piony",
        "5 pionów",
        "12 pionów",
        "14 pionów",
        "21 pionów",
        "22 piony",
        "104 piony",
        "112 pionów",
    ],
)
def test_numbers_govern_their_noun(words: str) -> None:
    number = int(words.split()[0])
    assert POLISH.holds(tree.Holds(number, Region.RED)) == f"miej na czerwonych polach co najmniej {words}"


def test_oblique_cases_agree_with_every_number() -> None:
    assert numbered(5, Gender.MASCULINE, Case.INS) == Form(Gender.MASCULINE, Case.INS, plural=True)
    mover = Pieces(Exactly(5), Owner.YOURS, Ranks.COMMON)
    assert said(tree.Move(Exactly(), Kind.COMBAT, mover)) == "Wykonaj jeden ruch bojowy 5 swoimi zwykłymi pionami."
    mover = Pieces(UpTo(2), Owner.ENEMY)
    assert (
        said(tree.Leap(Exactly(2), Kind.STANDARD, mover)) == "Wykonaj 2 skoki standardowe najwyżej 2 wrogimi pionami."
    )


def test_noun_phrases_stand_in_the_nominative_by_themselves() -> None:
    assert POLISH.text(Pieces(Exactly(5), Owner.YOURS)) == "5 twoich pionów"
    assert POLISH.text(Pieces(Every(), Owner.ENEMY, Ranks.HEROIC)) == "każdy heroiczny wrogi pion"
    assert POLISH.text(tree.ThisBeing()) == "ta istota"
    assert POLISH.text(tree.It()) == "ten pion"
    assert POLISH.text(tree.FirstPieces(5, Course.THAT)) == "5 pierwszych pionów w tym kierunku"
    assert POLISH.text(AnyNumber()) == "dowolna liczba"
    assert POLISH.text(tree.Gateway()) == "Brama"
    assert POLISH.text(tree.Several(5, Owner.YOURS, another=True)) == "co najmniej 5 innych twoich pionów"
    assert POLISH.text(tree.OfItsColour()) == "pion tego samego koloru"


def test_modifiers_of_pieces_and_squares_are_joined() -> None:
    pieces = Pieces(
        UpTo(2),
        Owner.ENEMY,
        where=(tree.Near(tree.ThisBeing()), tree.OnOrNear(Area.RED)),
        colour=Colour.MORE_COMMON,
    )
    assert said(tree.Destroy(pieces), may=True) == (
        "Możesz zniszczyć do 2 pionów stojących na czerwonym polu lub na polu z nim sąsiadującym"
        " i sąsiadujących z tą istotą"
        " i należących do przeciwnika mającego więcej zwykłych pionów niż ty."
    )
    where = (tree.On(Area.GREEN), tree.Near(tree.It()), tree.AtDistance(2, tree.SomePiece(Owner.ENEMY)))
    assert said(tree.Place(Exactly(2), Ranks.COMMON, where=where)) == (
        "Umieść 2 zwykłe piony na zielonych polach leżących w odległości 2 od wrogiego piona"
        " i sąsiadujących z tym pionem."
    )
    to = tree.To(empty=True, where=(tree.OnOrNear(Area.GREEN),))
    assert POLISH.text(to) == "na puste pole zielone lub sąsiadujące z zielonym polem"
    to = tree.To(Area.RED, without=Ranks.HEROIC)
    assert POLISH.text(to) == "na czerwone pole bez heroicznego piona"
    to = tree.To(empty=True, where=(tree.OnOrNear(Area.SECOND_MARKED),))
    assert POLISH.text(to) == (
        "na puste pole zaznaczone w drugi sposób lub sąsiadujące z polem zaznaczonym w drugi sposób"
    )
    near = (tree.Near(tree.Gateway()), tree.Near(tree.SquareOf(Area.GREEN)), tree.Near(tree.It(), Side.DIAGONAL))
    assert said(tree.Destroy(Pieces(where=near, other_than=(tree.Gateway(), tree.It())))) == (
        "Zniszcz jeden pion sąsiadujący z Bramą i z zielonym polem i sąsiadujący po przekątnej z tym pionem"
        " i inny niż Brama lub poprzedni pion."
    )


def test_a_permission_is_not_given_twice() -> None:
    assert said(script.Repeat(2, tree.Upgrade(tree.It())), may=True) == "Możesz do 2 razy awansować ten pion."
    assert said(tree.BorrowEnemy()).count("możesz") == 1
    assert said(tree.BorrowEnemy(), may=True).lower().count("możesz") == 1
    assert said(tree.BorrowEmpty(3), may=True).lower().count("możesz") == 1
    each = tree.ForEachEnemy(tree.Destroy(Pieces(colour=Colour.THAT)), may=True)
    assert said(script.Repeat(2, each)) == (
        "Możesz do 2 razy dla każdego wrogiego koloru zniszczyć jeden pion tego koloru."
    )


@pytest.mark.parametrize(
    ("word", "gender", "singular", "plural"),
    [
        (
            "zwykły",
            Gender.MASCULINE,
            "zwykły zwykłego zwykły zwykłym zwykłym",
            "zwykłe zwykłych zwykłe zwykłymi zwykłych",
        ),
        (
            "wrogi",
            Gender.MASCULINE,
            "wrogi wrogiego wrogi wrogim wrogim",
            "wrogie wrogich wrogie wrogimi wrogich",
        ),
        (
            "wrogi",
            Gender.FEMININE,
            "wroga wrogiej wrogą wrogą wrogiej",
            "wrogie wrogich wrogie wrogimi wrogich",
        ),
        ("pusty", Gender.NEUTER, "puste pustego puste pustym pustym", "puste pustych puste pustymi pustych"),
        ("ten", Gender.FEMININE, "ta tej tę tą tej", "te tych te tymi tych"),
        ("ten", Gender.NEUTER, "to tego to tym tym", "te tych te tymi tych"),
        (
            "jeden",
            Gender.MASCULINE,
            "jeden jednego jeden jednym jednym",
            "jedne jednych jedne jednymi jednych",
        ),
        ("jeden", Gender.FEMININE, "jedna jednej jedną jedną jednej", "jedne jednych jedne jednymi jednych"),
    ],
)
def test_declension(word: str, gender: Gender, singular: str, plural: str) -> None:
    assert " ".join(adjective(word, Form(gender, case)) for case in Case) == singular
    assert " ".join(adjective(word, Form(gender, case, plural=True)) for case in Case) == plural


def test_possessives_and_prepositions() -> None:
    own = (possessive("swój", case, plural=False) for case in Case)
    assert " ".join(own) == "swój swojego swój swoim swoim"
    yours = (possessive("twój", case, plural=True) for case in Case)
    assert " ".join(yours) == "twoje twoich twoje twoimi twoich"
    assert with_z("zielonym polem") == "z zielonym polem"
    assert with_z("zwykłym pionem") == "ze zwykłym pionem"
