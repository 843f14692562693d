"""The Czech renderer: agreement and government of single sentences, and that it can say every card."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest

from arenarium.cards import tree as shared
from arenarium.cards.tree import AnyNumber, Clause, Every, Exactly, Node, UpTo
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.parse import parse_criterion, parse_effect
from arenarium.games.tashkalar.language.render.cs import TashKalarCzech
from arenarium.games.tashkalar.language.tree import Area, Colour, Course, Kind, Owner, Pieces, Ranks, Side, WarpOf

CZECH = TashKalarCzech()
DATA = resources.files("arenarium.games.tashkalar")
ABSTRACT = {Node, shared.Act, shared.Condition, shared.Count, tree.Where, tree.Criterion}


def _tables(file: str) -> dict[str, Any]:
    return tomllib.loads(DATA.joinpath(file).read_text("utf-8"))


def _all_cards() -> Iterator[dict[str, Any]]:
    files = sorted(file.name for file in DATA.joinpath("cards/data").iterdir() if file.name.endswith(".toml"))
    for file in files:
        yield from _tables(f"cards/data/{file}").get("card", ())


def _all_texts() -> Iterator[tuple[str, Node]]:
    for card in _all_cards():
        for key in ("effect", "frozen_effect", "warp_effect"):
            if key in card:
                yield f"{card['name']}, {key}", parse_effect(card[key])
    for flare in _tables("cards/data/flares.toml")["flare"]:
        yield f"flare {flare['number']}, upper", parse_effect(flare["upper_effect"])
        yield f"flare {flare['number']}, lower", parse_effect(flare["lower_effect"])
    for task in _tables("cards/data/tasks.toml")["task"]:
        yield task["name"], parse_criterion(task["criterion"])


def _concrete_kinds() -> list[type[Node]]:
    kinds = {
        kind
        for module in (shared, tree)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Node)
    }
    return sorted(kinds - ABSTRACT, key=lambda kind: kind.__name__)


@pytest.mark.parametrize("kind", _concrete_kinds(), ids=lambda kind: kind.__name__)
def test_every_kind_of_node_can_be_said(kind: type[Node]) -> None:
    assert CZECH.can_say(kind)


@pytest.mark.parametrize("node", [pytest.param(node, id=name) for name, node in _all_texts()])
def test_every_card_flare_and_task_is_rendered(node: Node) -> None:
    text = CZECH.criterion(node) if isinstance(node, tree.Criterion) else CZECH.text(node)
    assert text[0].isupper()
    assert text.endswith(".")
    assert not any(slip in text for slip in ("  ", " ,", " .", ",,", "( ", " )"))


@pytest.mark.parametrize(
    ("english", "czech"),
    [
        # the accusative after numerals: 1, 2 to 4, 5 and more
        ("Destroy one enemy common piece.", "Znič jeden nepřátelský běžný kámen."),
        ("Destroy 2 enemy common pieces.", "Znič 2 nepřátelské běžné kameny."),
        ("Destroy up to 2 upgraded pieces of yours.", "Znič až 2 své kameny vyšší úrovně."),
        ("Destroy 5 enemy heroic pieces.", "Znič 5 nepřátelských hrdinských kamenů."),
        ("Destroy up to 12 connected common pieces.", "Znič až 12 propojených běžných kamenů."),
        ("Destroy 22 legendary pieces.", "Znič 22 legendárních kamenů."),
        ("Destroy up to 1 heroic piece.", "Znič nejvýše jeden hrdinský kámen."),
        ("Destroy every common piece of yours.", "Znič každý svůj běžný kámen."),
        # the genitive, which the noun keeps after any numeral
        ("Upgrade one common piece of yours.", "Zvyš úroveň jednoho svého běžného kamene."),
        ("You may upgrade up to 2 common pieces.", "Můžeš zvýšit úroveň až 2 běžných kamenů."),
        ("Upgrade every non-legendary piece.", "Zvyš úroveň každého nelegendárního kamene."),
        ("You may downgrade this being.", "Můžeš snížit úroveň této bytosti."),
        ("Downgrade 5 upgraded pieces.", "Sniž úroveň 5 kamenů vyšší úrovně."),
        # the instrumental
        (
            "Do one standard move with one common piece of yours.",
            "Proveď jedním svým běžným kamenem jeden standardní pohyb.",
        ),
        (
            "You may do any number of standard moves in one direction with one piece of yours.",
            "Můžeš jedním svým kamenem provést libovolný počet standardních pohybů stále stejným směrem.",
        ),
        (
            "Do up to 5 combat leaps with different enemy pieces of one color.",
            "Proveď různými nepřátelskými kameny téže barvy až 5 bojových skoků.",
        ),
        (
            "Do up to 3 combat moves with pieces of yours but only 2 if none is with this being.",
            "Proveď svými kameny až 3 bojové pohyby, ale nejvýše 2, pokud žádný z nich neprovedeš touto bytostí.",
        ),
        (
            "Do up to 1 combat and 2 standard moves in any order with one piece of yours other than this being.",
            "Proveď jedním svým kamenem jiným než tato bytost"
            " nejvýše jeden bojový a nejvýše 2 standardní pohyby v libovolném pořadí.",
        ),
        (
            "You may do one combat and 5 standard moves in any order with this being.",
            "Můžeš touto bytostí provést jeden bojový a 5 standardních pohybů v libovolném pořadí.",
        ),
        (
            "Do up to 2 standard moves with pieces of yours to an empty square.",
            "Proveď svými kameny až 2 standardní pohyby, vždy na prázdné pole.",
        ),
        (
            "Do one combat leap with this being to a red square without a legendary piece.",
            "Proveď touto bytostí jeden bojový skok na červené pole bez legendárního kamene.",
        ),
        (
            "You may do any number of combat moves in one direction with this being"
            " until it destroys a legendary piece.",
            "Můžeš touto bytostí provést libovolný počet bojových pohybů stále stejným směrem,"
            " nejdéle však do zničení legendárního kamene.",
        ),
        # what follows the noun agrees with it
        (
            "You may upgrade one common piece adjacent to this being.",
            "Můžeš zvýšit úroveň jednoho běžného kamene sousedícího s touto bytostí.",
        ),
        (
            "Destroy up to 5 pieces orthogonally adjacent to this being.",
            "Znič až 5 kamenů kolmo sousedících s touto bytostí.",
        ),
        (
            "Do up to 2 standard moves with pieces of yours diagonally adjacent to this being.",
            "Proveď svými kameny šikmo sousedícími s touto bytostí až 2 standardní pohyby.",
        ),
        (
            "Upgrade 2 common pieces used to summon this being.",
            "Zvyš úroveň 2 běžných kamenů použitých k vyvolání této bytosti.",
        ),
        # squares
        ("Place up to 2 common pieces on marked squares.", "Umísti až 2 běžné kameny na označená pole."),
        (
            "Place 2 enemy heroic pieces within distance 2 of this being.",
            "Umísti 2 nepřátelské hrdinské kameny na pole ve vzdálenosti nejvýše 2 od této bytosti.",
        ),
        (
            "Place one common piece adjacent to a green square.",
            "Umísti jeden běžný kámen na pole sousedící se zeleným polem.",
        ),
        (
            "You may place one common piece adjacent to another piece of yours.",
            "Můžeš umístit jeden běžný kámen na pole sousedící s jiným tvým kamenem.",
        ),
        (
            "Place one common piece on or adjacent to a red square.",
            "Umísti jeden běžný kámen na pole červené nebo sousedící s červeným polem.",
        ),
        ("Destroy 2 pieces on green squares.", "Znič 2 kameny na zelených polích."),
        (
            "Destroy one piece on or adjacent to a red square.",
            "Znič jeden kámen na červeném poli nebo na poli s ním sousedícím.",
        ),
        # lines
        (
            "Choose an indicated direction, then destroy every common piece"
            " up to distance 2 in that direction or one beside it.",
            "Zvol jeden z vyznačených směrů, potom znič každý běžný kámen"
            " ve vzdálenosti nejvýše 2 od této bytosti"
            " v tomto směru nebo v některém z obou směrů vedle něj.",
        ),
        (
            "Upgrade the first 2 pieces in that direction before any legendary one.",
            "Zvyš úroveň prvních 2 kamenů stojících v tomto směru od této bytosti před případným legendárním kamenem.",
        ),
        (
            "Up to 2 times, you may destroy the first piece in a diagonal direction.",
            "Až 2krát můžeš zničit první kámen v některém šikmém směru od této bytosti.",
        ),
        # other acts
        (
            "You may convert one enemy heroic piece to a common piece.",
            "Můžeš proměnit jeden nepřátelský hrdinský kámen ve svůj běžný kámen.",
        ),
        (
            "Convert one enemy common piece.",
            "Proměň jeden nepřátelský běžný kámen ve svůj kámen stejné hodnosti.",
        ),
        (
            "Convert up to 2 enemy common pieces.",
            "Proměň až 2 nepřátelské běžné kameny ve své kameny stejné hodnosti.",
        ),
        ("Gain an action.", "Získej akci."),
        ("Gain 2 actions.", "Získej 2 akce."),
        ("You may gain 5 actions.", "Můžeš získat 5 akcí."),
        (
            "You may draw an extra being and an extra legend at the end of the turn.",
            "Na konci tahu si můžeš dobrat jednu bytost navíc a jednu legendu navíc.",
        ),
        ("You may take another turn after this one.", "Po tomto tahu můžeš odehrát ještě jeden tah."),
        (
            "For each enemy color, upgrade one common piece of that color.",
            "Pro každou nepřátelskou barvu zvyš úroveň jednoho běžného kamene dané barvy.",
        ),
        (
            "You may convert one enemy common piece of an opponent with more upgraded pieces than you.",
            "Můžeš proměnit jeden běžný kámen soupeře, který má více kamenů vyšší úrovně než ty,"
            " ve svůj kámen stejné hodnosti.",
        ),
        (
            "Destroy 2 pieces adjacent to this being without counting them.",
            "Znič 2 kameny sousedící s touto bytostí (nepočítají se jako zničené).",
        ),
        # how sentences are joined
        (
            "You may choose one piece other than this being."
            " If you do, upgrade it, then do one combat leap with this being to its square.",
            "Můžeš zvolit jeden kámen jiný než tato bytost. Pokud to uděláš, zvyš úroveň tohoto kamene,"
            " potom proveď touto bytostí jeden bojový skok na pole tohoto kamene.",
        ),
        (
            "You may do one of these: destroy it; or place one common piece, then you may do one combat move with it.",
            "Můžeš zvolit jednu z těchto možností: znič tento kámen; nebo umísti jeden běžný kámen,"
            " potom můžeš tímto kamenem provést jeden bojový pohyb.",
        ),
        (
            "Up to 3 times, each time on a new square, you may place one common piece.",
            "Až 3krát, pokaždé na jiném poli, můžeš umístit jeden běžný kámen.",
        ),
        (
            "If your discard pile is empty, gain an action."
            " Otherwise, you may put one card of your discard pile on top of your deck.",
            "Pokud je tvůj odhazovací balíček prázdný, získej akci."
            " Jinak můžeš položit jednu kartu ze svého odhazovacího balíčku navrch svého balíčku.",
        ),
        # conditions
        ("If you have an action left, destroy this being.", "Pokud ti zbývá akce, znič tuto bytost."),
        (
            "If this being was summoned on a colored square other than the center, gain an action.",
            "Pokud byla tato bytost vyvolána na jiném barevném poli než na prostředním poli arény, získej akci.",
        ),
        (
            "If a piece is on a marked square, gain an action.",
            "Pokud na označeném poli stojí nějaký kámen, získej akci.",
        ),
        ("If it was upgraded, gain an action.", "Pokud šlo o kámen vyšší úrovně, získej akci."),
        (
            "If it stood on a red square, destroy every common piece adjacent to that square.",
            "Pokud tento kámen stál na červeném poli, znič každý běžný kámen sousedící s polem tohoto kamene.",
        ),
        (
            "If this destroyed a piece, gain an action.",
            "Pokud tím byl zničen alespoň jeden kámen, získej akci.",
        ),
        (
            "If this destroyed at least 2 pieces, gain an action.",
            "Pokud tím byly zničeny alespoň 2 kameny, získej akci.",
        ),
        (
            "If this destroyed at least 5 pieces, gain an action.",
            "Pokud tím bylo zničeno alespoň 5 kamenů, získej akci.",
        ),
    ],
)
def test_effects_are_said_in_czech(english: str, czech: str) -> None:
    assert CZECH.text(parse_effect(english)) == czech


@pytest.mark.parametrize(
    ("english", "czech"),
    [
        (
            "You destroyed at least 4 enemy pieces this turn, at least 2 of them upgraded.",
            "Znič v tomto tahu alespoň 4 nepřátelské kameny, z toho alespoň 2 vyšší úrovně.",
        ),
        (
            "You destroyed at least 1 enemy legendary piece this turn"
            " or you destroyed at least 5 enemy heroic pieces this turn.",
            "Znič v tomto tahu alespoň jeden nepřátelský legendární kámen"
            " nebo znič alespoň 5 nepřátelských hrdinských kamenů.",
        ),
        (
            "You have at least 5 pieces on colored squares, at least 1 of them heroic.",
            "Máš na barevných polích alespoň 5 kamenů, z toho alespoň jeden hrdinský.",
        ),
        (
            "You have at least 2 pieces on red squares, at least 1 of them upgraded"
            " and a chain of your pieces joins two opposite corners.",
            "Máš na červených polích alespoň 2 kameny, z toho alespoň jeden vyšší úrovně,"
            " a řetěz tvých kamenů spojuje dva protilehlé rohy arény.",
        ),
        (
            "You have at least 1 more upgraded piece than the opponent on red squares.",
            "Máš na červených polích alespoň o jeden kámen vyšší úrovně více než soupeř.",
        ),
        (
            "You have at least 6 more pieces than the opponent on one middle line.",
            "Máš v jedné střední řadě nebo v jednom středním sloupci alespoň o 6 kamenů více než soupeř.",
        ),
        (
            "You summoned at least 2 beings this turn, at least 1 of them on red squares.",
            "Vyvolej v tomto tahu alespoň 2 bytosti, z toho alespoň jednu na červeném poli.",
        ),
        (
            "You summoned at least 5 beings on colored squares this turn, at least 2 of them legends.",
            "Vyvolej v tomto tahu alespoň 5 bytostí na barevných polích, z toho alespoň 2 legendy.",
        ),
        (
            "A chain of your pieces joins two opposite sides.",
            "Řetěz tvých kamenů spojuje dvě protilehlé strany arény.",
        ),
        (
            "An enemy piece has at least 6 pieces of yours adjacent to it.",
            "Některý nepřátelský kámen sousedí s alespoň 6 tvými kameny.",
        ),
        (
            "An enemy piece within distance 2 of another cannot get next to one in 1 steps over empty squares.",
            "Některý nepřátelský kámen ve vzdálenosti nejvýše 2 od jiného nepřátelského kamene se ani jedním"
            " krokem po prázdných polích nemůže dostat na pole sousedící s jiným nepřátelským kamenem.",
        ),
    ],
)
def test_criteria_are_said_in_czech(english: str, czech: str) -> None:
    assert CZECH.criterion(parse_criterion(english)) == czech


@pytest.mark.parametrize(
    ("node", "czech"),
    [
        # what stands alone is in the nominative
        (Exactly(), "jeden"),
        (UpTo(5), "až 5"),
        (Every(), "každý"),
        (AnyNumber(), "libovolný počet"),
        (Pieces(UpTo(3), Owner.ENEMY, Ranks.UPGRADED), "až 3 nepřátelské kameny vyšší úrovně"),
        (tree.It(), "tento kámen"),
        (tree.SquareOf(Area.GREEN), "zelené pole"),
        (tree.SomePiece(Owner.ENEMY, Ranks.HEROIC), "některý nepřátelský hrdinský kámen"),
        (tree.Near(tree.ThisBeing(), Side.DIAGONAL), "šikmo sousedící s touto bytostí"),
        (tree.FirstPieces(5, Course.THAT), "prvních 5 kamenů v tomto směru od této bytosti"),
        # a relative clause in the middle of a clause is closed, before what else is said of the piece too
        (
            Clause(tree.Leap(Exactly(), Kind.COMBAT, Pieces(colour=Colour.MORE_COMMON)), may=True),
            "můžeš jedním kamenem soupeře, který má více běžných kamenů než ty, provést jeden bojový skok",
        ),
        (
            tree.Destroy(Pieces(where=(tree.On(Area.RED),), colour=Colour.MORE_COMMON)),
            "znič jeden kámen soupeře, který má více běžných kamenů než ty, na červeném poli",
        ),
        # several limits hold at once
        (
            tree.Upgrade(Pieces(where=(tree.Near(tree.It()), tree.On(Area.MARKED)), other_than=(tree.ThisBeing(),))),
            "zvyš úroveň jednoho kamene sousedícího s tímto kamenem a zároveň na označeném poli"
            " a zároveň jiného než tato bytost",
        ),
    ],
)
def test_parts_are_said_in_czech(node: Node, czech: str) -> None:
    assert CZECH.text(node) == czech


def test_every_card_and_task_has_a_czech_name() -> None:
    names = _tables("language/names/cs.toml")
    assert {card["name"] for card in _all_cards()} == names["cards"].keys()
    assert {task["name"] for task in _tables("cards/data/tasks.toml")["task"]} == names["tasks"].keys()
    assert {school["id"] for school in _tables("cards/data/schools.toml")["school"]} <= names["schools"].keys()
    for table in ("cards", "tasks", "schools"):
        assert len(set(names[table].values())) == len(names[table])


def test_every_word_of_a_printed_card_has_a_czech_one() -> None:
    english, czech = _tables("language/names/en.toml"), _tables("language/names/cs.toml")
    for table in ("schools", "forms", "words"):
        assert english[table].keys() == czech[table].keys()


def test_what_is_played_ahead_of_time_is_called_on_a_card_as_in_its_heading() -> None:
    heading = _tables("language/names/cs.toml")["words"]
    assert heading["warp"] in CZECH.text(tree.CopyWarp(WarpOf.THIS))
    assert heading["frozen"].removesuffix("ý účinek") in CZECH.text(tree.FreezeCard())


def test_only_what_a_card_can_deny_is_denied() -> None:
    with pytest.raises(TypeError, match="ActionLeft"):
        CZECH.text(shared.Negated(tree.ActionLeft()))
