"""The vocabulary of Tash-Kalar in Czech, with its declension."""

from __future__ import annotations

from arenarium.cards.lang.cs import Adjective, Case, Endings, Form, Gender, Noun, Verb, hard, soft
from arenarium.games.tashkalar.language.tree import (
    Area,
    Colour,
    Course,
    Ends,
    Held,
    Kind,
    Ranks,
    Region,
    Side,
    WarpOf,
)

# ------------------------------------------------------------------------------------------------------ nouns

PIECE = Noun(
    Gender.MASCULINE,
    ("kámen", "kamene", "kámen", "kameni", "kamenem"),
    ("kameny", "kamenů", "kameny", "kamenech", "kameny"),
)
SQUARE = Noun(
    Gender.NEUTER,
    ("pole", "pole", "pole", "poli", "polem"),
    ("pole", "polí", "pole", "polích", "poli"),
)
MOVE = Noun(
    Gender.MASCULINE,
    ("pohyb", "pohybu", "pohyb", "pohybu", "pohybem"),
    ("pohyby", "pohybů", "pohyby", "pohybech", "pohyby"),
)
LEAP = Noun(
    Gender.MASCULINE,
    ("skok", "skoku", "skok", "skoku", "skokem"),
    ("skoky", "skoků", "skoky", "skocích", "skoky"),
)
STEP = Noun(
    Gender.MASCULINE,
    ("krok", "kroku", "krok", "kroku", "krokem"),
    ("kroky", "kroků", "kroky", "krocích", "kroky"),
)
BEING = Noun(
    Gender.FEMININE,
    ("bytost", "bytosti", "bytost", "bytosti", "bytostí"),
    ("bytosti", "bytostí", "bytosti", "bytostech", "bytostmi"),
)
LEGEND = Noun(
    Gender.FEMININE,
    ("legenda", "legendy", "legendu", "legendě", "legendou"),
    ("legendy", "legend", "legendy", "legendách", "legendami"),
)
ACTION = Noun(
    Gender.FEMININE,
    ("akce", "akce", "akci", "akci", "akcí"),
    ("akce", "akcí", "akce", "akcích", "akcemi"),
)

THIS_BEING: Endings = ("tato bytost", "této bytosti", "tuto bytost", "této bytosti", "touto bytostí")
THIS_PIECE: Endings = ("tento kámen", "tohoto kamene", "tento kámen", "tomto kameni", "tímto kamenem")
THIS_SQUARE: Endings = ("toto pole", "tohoto pole", "toto pole", "tomto poli", "tímto polem")
GATEWAY: Endings = ("Brána", "Brány", "Bránu", "Bráně", "Bránou")

# ------------------------------------------------------------------------------------ adjectives and pronouns


def _possessive(nominative: str, stem: str) -> Adjective:
    """Needed with pieces only, hence only masculine."""
    return Adjective(
        {Gender.MASCULINE: (nominative, stem + "ého", nominative, stem + "ém", stem + "ým")},
        {Gender.MASCULINE: (stem + "é", stem + "ých", stem + "é", stem + "ých", stem + "ými")},
    )


OWN = _possessive("svůj", "sv")
"""Yours, where you are the one who acts."""
YOURS = _possessive("tvůj", "tv")
"""Yours, where something else is spoken of ("pole sousedící s tvým kamenem")."""
ENEMY = hard("nepřátelsk")
SOME = hard("někter")
OTHER = hard("jin")
FURTHER = soft("dalš")
EMPTY = hard("prázdn")
USED = hard("použit")
DIFFERENT = hard("různ")
CONNECTED = hard("propojen")
LEFT = hard("opuštěn")
MIRRORED = hard("zrcadlově protilehl")
CENTRAL = hard("středov")
FIRST = soft("prvn")
ADJACENT = soft("sousedíc")
STANDING = soft("stojíc")

RANKS = {
    Ranks.COMMON: hard("běžn"),
    Ranks.HEROIC: hard("hrdinsk"),
    Ranks.LEGENDARY: soft("legendárn"),
    Ranks.NON_LEGENDARY: soft("nelegendárn"),
}
_UPGRADED = "vyšší úrovně"
_EQUAL = "stejné hodnosti"
_EQUALLY_UPGRADED = "téže vyšší úrovně"
KINDS = {Kind.STANDARD: soft("standardn"), Kind.COMBAT: hard("bojov")}
_MARKED = hard("označen")
_AREAS = {
    Area.RED: hard("červen"),
    Area.GREEN: hard("zelen"),
    Area.COLOURED: hard("barevn"),
    Area.COLOURLESS: hard("bezbarv"),
    Area.MARKED: _MARKED,
}

# ------------------------------------------------------------------------------------------------ set phrases

SIDES = {Side.ANY: "", Side.ORTHOGONAL: "kolmo ", Side.DIAGONAL: "šikmo "}
COURSES = {
    Course.ONE: "v jednom směru",
    Course.THAT: "v tomto směru",
    Course.THAT_OR_BESIDE: "v tomto směru nebo v některém z obou směrů vedle něj",
    Course.OPPOSITE: "v opačném směru",
    Course.INDICATED: "v některém z vyznačených směrů",
    Course.DIAGONAL: "v některém šikmém směru",
}
CHOSEN_COURSES = {
    Course.ONE: "jeden směr",
    Course.THAT: "tento směr",
    Course.THAT_OR_BESIDE: "tento směr nebo jeden z obou směrů vedle něj",
    Course.OPPOSITE: "opačný směr",
    Course.INDICATED: "jeden z vyznačených směrů",
    Course.DIAGONAL: "jeden šikmý směr",
}
KEEPING = {
    Course.ONE: "stále stejným směrem",
    Course.THAT: "tímto směrem",
    Course.THAT_OR_BESIDE: "tímto směrem nebo některým z obou směrů vedle něj",
    Course.OPPOSITE: "opačným směrem",
    Course.INDICATED: "jedním z vyznačených směrů",
    Course.DIAGONAL: "jedním šikmým směrem",
}
_COLOURS = {
    Colour.FREE: "",
    Colour.ONE: " téže barvy",
    Colour.THAT: " dané barvy",
    Colour.MORE_COMMON: " soupeře, který má více běžných kamenů než ty",
    Colour.MORE_UPGRADED: " soupeře, který má více kamenů vyšší úrovně než ty",
}
NAMED_COLOURS = (Colour.ONE, Colour.THAT)
RICHER = (Colour.MORE_COMMON, Colour.MORE_UPGRADED)
"""Of an opponent who is named, which makes "enemy" superfluous."""
CLAUSES = (*RICHER, Colour.MIXED)
"""Those that end in a subordinate clause: a comma has to close it if the sentence goes on."""
HELD = {
    Held.FLARE: "jednu kartu balance",
    Held.CARD: "jednu kartu z ruky",
    Held.LEGENDS: "všechny legendy z ruky",
    Held.PENDING: "svou čekající bytost",
}
WARP_EFFECT = "zpětný účinek"
WARP_OF = {
    WarpOf.PENDING: "své čekající bytosti",
    WarpOf.PILE: "jedné karty ze svého odhazovacího balíčku",
    WarpOf.THIS: "této karty",
}
NEXT_SUMMONING = "při svém příštím vyvolání v tomto tahu"
ENDS = {Ends.SIDES: "dvě protilehlé strany", Ends.CORNERS: "dva protilehlé rohy"}
_SQUARES_OF: dict[Region, Adjective | Area] = {
    Region.RED: Area.RED,
    Region.GREEN: Area.GREEN,
    Region.COLOURED: Area.COLOURED,
    Region.CENTRAL: CENTRAL,
}
_LINES = {
    Region.CENTRE_CROSS: "na jednom ze středových křížů",
    Region.MIDDLE_LINE: "v jedné střední řadě nebo v jednom středním sloupci",
    Region.LONG_DIAGONAL: "na každé z obou dlouhých úhlopříček",
}

# ------------------------------------------------------------------------------------------------------ verbs

DESTROY = Verb("znič", "zničit")
UPGRADE = Verb("zvyš", "zvýšit")
DOWNGRADE = Verb("sniž", "snížit")
CONVERT = Verb("proměň", "proměnit")
PLACE = Verb("umísti", "umístit")
DO = Verb("proveď", "provést")
GAIN = Verb("získej", "získat")
DRAW = Verb("dober", "dobrat")
PLAY = Verb("odehraj", "odehrát")
PUT = Verb("polož", "položit")
SWAP = Verb("prohoď", "prohodit")
CREATE = Verb("vytvoř", "vytvořit")
REPLACE = Verb("nahraď", "nahradit")
TAKE = Verb("vezmi", "vzít")
RETURN = Verb("vrať", "vrátit")
MAKE = Verb("učiň", "učinit")
REPEAT = Verb("opakuj", "opakovat")
WASTE = Verb("promarni", "promarnit")
TAKE_AWAY = Verb("uber", "ubrat")
USE = Verb("použij", "použít")
COUNT = Verb("počítej", "počítat")
REGARD = Verb("považuj", "považovat")
DISCARD = Verb("zahoď", "zahodit")
FREEZE = Verb("zmraz", "zmrazit")
COPY = Verb("zkopíruj", "zkopírovat")

# ---------------------------------------------------------------------------------------------------- phrases


def piece(form: Form, *before: Adjective, ranks: Ranks = Ranks.ANY, equal: bool = False) -> str:
    """Adjectives precede ("nepřátelský běžný kámen"), but upgraded is said behind ("kámen vyšší úrovně").

    So is that it has an `equal` rank to that of another piece.
    """
    adjectives = (*before, RANKS[ranks]) if ranks in RANKS else before
    words = [*(adjective.inflected(form) for adjective in adjectives), PIECE.inflected(form)]
    if ranks is Ranks.UPGRADED:
        words.append(_EQUALLY_UPGRADED if equal else _UPGRADED)
    elif equal:
        words.append(_EQUAL)
    return " ".join(words)


def rank(ranks: Ranks, form: Form) -> str:
    """The rank alone, the piece being understood: "alespoň 2 hrdinské", "alespoň 2 vyšší úrovně"."""
    return _UPGRADED if ranks is Ranks.UPGRADED else RANKS[ranks].inflected(form)


def colour(which: Colour, form: Form) -> str:
    """What is said of the colour behind a piece of that form."""
    if which is not Colour.MIXED:
        return _COLOURS[which]
    return ", které nesmějí být všechny téže barvy" if form.plural else ", pokud nejsou všechny téže barvy"


def square(form: Form, *kinds: Adjective | Area) -> str:
    """A kind precedes ("červené pole"), only the second mark is said behind ("pole označené druhou značkou")."""
    words = [_kind(kind, form) for kind in kinds if kind is not Area.SECOND_MARKED]
    behind = [area(Area.SECOND_MARKED, form)] if Area.SECOND_MARKED in kinds else []
    return " ".join([*words, SQUARE.inflected(form), *behind])


def area(which: Area, form: Form) -> str:
    """The kind alone, the square being understood."""
    return (
        f"{_MARKED.inflected(form, Gender.NEUTER)} druhou značkou"
        if which is Area.SECOND_MARKED
        else _kind(which, form)
    )


def _kind(kind: Adjective | Area, form: Form) -> str:
    return (_AREAS[kind] if isinstance(kind, Area) else kind).inflected(form, Gender.NEUTER)


def distance(most: int) -> str:
    """A distance up to that one; it begins with 1."""
    return f"ve vzdálenosti {'nejvýše ' if most > 1 else ''}{most}"


def region(place: Region, *, plural: bool = True) -> str:
    """Where tasks look: "na červených polích", or of one thing "na červeném poli"."""
    if place in _SQUARES_OF:
        return "na " + square(Form(Case.LOC, plural), _SQUARES_OF[place])
    return _LINES[place]
