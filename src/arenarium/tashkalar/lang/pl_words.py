"""The Polish words of Tash-Kalar: nouns with their forms, verbs, fixed phrases, and phrases of one noun."""

from __future__ import annotations

from arenarium.script.lang.pl import Case, Gender, Noun, Verb, numbered, phrase
from arenarium.tashkalar.tree import Area, Colour, Course, Ends, Keeping, Kind, Owner, Ranks, Region, Side

PIECE = Noun(
    Gender.MASCULINE,
    # a piece of a game, unlike a plumb line, has the genitive "piona"
    ("pion", "piona", "pion", "pionem", "pionie"),
    ("piony", "pionów", "piony", "pionami", "pionach"),
)
BEING = Noun(
    Gender.FEMININE,
    ("istota", "istoty", "istotę", "istotą", "istocie"),
    ("istoty", "istot", "istoty", "istotami", "istotach"),
)
LEGEND = Noun(
    Gender.FEMININE,
    ("legenda", "legendy", "legendę", "legendą", "legendzie"),
    ("legendy", "legend", "legendy", "legendami", "legendach"),
)
SQUARE = Noun(
    Gender.NEUTER,
    ("pole", "pola", "pole", "polem", "polu"),
    ("pola", "pól", "pola", "polami", "polach"),
)
MOVE = Noun(
    Gender.MASCULINE,
    ("ruch", "ruchu", "ruch", "ruchem", "ruchu"),
    ("ruchy", "ruchów", "ruchy", "ruchami", "ruchach"),
)
LEAP = Noun(
    Gender.MASCULINE,
    ("skok", "skoku", "skok", "skokiem", "skoku"),
    ("skoki", "skoków", "skoki", "skokami", "skokach"),
)
ACTION = Noun(
    Gender.FEMININE,
    ("akcja", "akcji", "akcję", "akcją", "akcji"),
    ("akcje", "akcji", "akcje", "akcjami", "akcjach"),
)
STEP = Noun(
    Gender.MASCULINE,
    ("krok", "kroku", "krok", "krokiem", "kroku"),
    ("kroki", "kroków", "kroki", "krokami", "krokach"),
)

DESTROY = Verb("zniszcz", "zniszczyć")
UPGRADE = Verb("awansuj", "awansować")
DOWNGRADE = Verb("zdegraduj", "zdegradować")
CONVERT = Verb("zamień", "zamienić")
PLACE = Verb("umieść", "umieścić")
PERFORM = Verb("wykonaj", "wykonać")
CHOOSE = Verb("wybierz", "wybrać")
GAIN = Verb("otrzymaj", "otrzymać")
DRAW = Verb("dobierz", "dobrać")
PLAY = Verb("rozegraj", "rozegrać")
PUT = Verb("połóż", "położyć")

# adjectives in the masculine nominative; any rank goes without one
RANKS: dict[Ranks, tuple[str, ...]] = {
    Ranks.ANY: (),
    Ranks.COMMON: ("zwykły",),
    Ranks.HEROIC: ("heroiczny",),
    Ranks.LEGENDARY: ("legendarny",),
    Ranks.UPGRADED: ("awansowany",),
    Ranks.NON_LEGENDARY: ("nielegendarny",),
}
AREAS = {
    Area.RED: "czerwony",
    Area.GREEN: "zielony",
    Area.COLOURED: "kolorowy",
    Area.MARKED: "zaznaczony",
}
KINDS = {Kind.STANDARD: "standardowy", Kind.COMBAT: "bojowy"}

SIDES = {Side.ANY: "", Side.ORTHOGONAL: " po linii prostej", Side.DIAGONAL: " po przekątnej"}
IN_COURSE = {
    Course.THAT: "w tym kierunku",
    Course.THAT_OR_BESIDE: "w tym lub sąsiednim kierunku",
    Course.INDICATED: "w jednym ze wskazanych kierunków",
    Course.DIAGONAL: "w wybranym kierunku po przekątnej",
}
COURSE = {
    Course.THAT: "ten kierunek",
    Course.THAT_OR_BESIDE: "ten lub sąsiedni kierunek",
    Course.INDICATED: "jeden ze wskazanych kierunków",
    Course.DIAGONAL: "kierunek po przekątnej",
}
KEEPING = {Keeping.FREE: "", Keeping.ONE: "w jednym kierunku", Keeping.THAT: "w tym samym kierunku"}
COLOURS = {Colour.ONE: "jednego koloru", Colour.THAT: "tego koloru"}
OWNED_BY = {
    Colour.MORE_COMMON: "przeciwnika mającego więcej zwykłych pionów niż ty",
    Colour.MORE_UPGRADED: "przeciwnika mającego więcej awansowanych pionów niż ty",
}
ENDS = {Ends.SIDES: "boki", Ends.CORNERS: "rogi"}

# regions that are a kind of square, and those that are a figure on the board
REGION_SQUARES = {
    Region.RED: "czerwony",
    Region.GREEN: "zielony",
    Region.COLOURED: "kolorowy",
    Region.CENTRAL: "centralny",
}
REGION_FIGURES = {
    Region.CENTRE_CROSS: "na jednym z krzyży w centrum planszy",
    Region.MIDDLE_LINE: "na jednej ze środkowych linii planszy",
    Region.LONG_DIAGONAL: "na każdej z dwóch długich przekątnych planszy",
}


def enemy(owner: Owner) -> tuple[str, ...]:
    return ("wrogi",) if owner is Owner.ENEMY else ()


def square(area: Area, case: Case, plural: bool = False) -> str:
    return phrase(SQUARE, SQUARE.form(case, plural), AREAS[area])


def on_region(region: Region, plural: bool = True) -> str:
    """Where tasks look; of a kind of square either one or several."""
    if region in REGION_FIGURES:
        return REGION_FIGURES[region]
    return f"na {phrase(SQUARE, SQUARE.form(Case.LOC, plural), REGION_SQUARES[region])}"


def amount(number: int, noun: Noun, *adjectives: str) -> str:
    """A number of things as the object of a verb."""
    return f"{number} {phrase(noun, numbered(number, noun.gender, Case.ACC), *adjectives)}"


def at_least(number: int, noun: Noun, *adjectives: str) -> str:
    return f"co najmniej {amount(number, noun, *adjectives)}"
