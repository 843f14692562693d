"""The Polish words of Tash-Kalar: nouns with their forms, verbs, fixed phrases, and phrases of one noun."""

from __future__ import annotations

from arenarium.cards.lang.pl import Case, Form, Gender, Noun, Verb, adjective, joined, numbered, phrase
from arenarium.games.tashkalar.language.tree import (
    Area,
    Colour,
    Course,
    Ends,
    Held,
    Kind,
    Owner,
    Ranks,
    Region,
    Side,
    WarpOf,
)

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
GATEWAY = Noun(
    Gender.FEMININE,
    # a proper name: there is only one
    ("Brama", "Bramy", "Bramę", "Bramą", "Bramie"),
    ("Bramy", "Bram", "Bramy", "Bramami", "Bramach"),
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
DESTROY_FOR_GOOD = Verb("zniszcz i usuń z gry", "zniszczyć i usunąć z gry")
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
TAKE_OFF = Verb("zdejmij", "zdjąć")
TAKE = Verb("weź", "wziąć")
SWAP = Verb("zamień miejscami", "zamienić miejscami")
REPLACE = Verb("zastąp", "zastąpić")
MAKE = Verb("uczyń", "uczynić")
REPEAT = Verb("powtarzaj", "powtarzać")
LOSE = Verb("strać", "stracić")
DEPRIVE = Verb("odbierz", "odebrać")
USE = Verb("użyj", "użyć")
COUNT = Verb("licz", "liczyć")
ACKNOWLEDGE = Verb("uznaj", "uznać")
DISCARD = Verb("odrzuć", "odrzucić")
FREEZE = Verb("zamroź", "zamrozić")
COPY = Verb("skopiuj", "skopiować")

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
    Area.COLOURLESS: "bezbarwny",
    Area.MARKED: "zaznaczony",
    Area.SECOND_MARKED: "zaznaczony",
}
# an area with more to say than one word is named after its noun
MARKING = {Area.SECOND_MARKED: "w drugi sposób"}
JUST_LEFT = "właśnie opuszczony"
KINDS = {Kind.STANDARD: "standardowy", Kind.COMBAT: "bojowy"}

SIDES = {Side.ANY: "", Side.ORTHOGONAL: " po linii prostej", Side.DIAGONAL: " po przekątnej"}
IN_COURSE = {
    Course.ONE: "w jednym kierunku",
    Course.THAT: "w tym kierunku",
    Course.THAT_OR_BESIDE: "w tym lub sąsiednim kierunku",
    Course.OPPOSITE: "w przeciwnym kierunku",
    Course.INDICATED: "w jednym ze wskazanych kierunków",
    Course.DIAGONAL: "w wybranym kierunku po przekątnej",
}
COURSE = {
    Course.ONE: "jeden kierunek",
    Course.THAT: "ten kierunek",
    Course.THAT_OR_BESIDE: "ten lub sąsiedni kierunek",
    Course.OPPOSITE: "przeciwny kierunek",
    Course.INDICATED: "jeden ze wskazanych kierunków",
    Course.DIAGONAL: "kierunek po przekątnej",
}
# a move is compared with the one before it
KEEPING = IN_COURSE | {
    Course.THAT: "w tym samym kierunku",
    Course.THAT_OR_BESIDE: "w tym samym lub sąsiednim kierunku",
}
COLOURS = {Colour.ONE: "jednego koloru", Colour.THAT: "tego koloru"}
OWNED_BY = {
    Colour.MORE_COMMON: "przeciwnika mającego więcej zwykłych pionów niż ty",
    Colour.MORE_UPGRADED: "przeciwnika mającego więcej awansowanych pionów niż ty",
}
OWN_PILE = "swojego stosu kart odrzuconych"
NEXT_SUMMONING = "przy kolejnym przywołaniu w tej turze"
HELD = {
    Held.FLARE: "jedną flarę",
    Held.CARD: "jedną kartę z ręki",
    Held.LEGENDS: "wszystkie swoje legendy",
    Held.PENDING: "swoją oczekującą istotę",
}
WARP_EFFECT = "efekt zakrzywienia"
WARP_OF = {
    WarpOf.PENDING: "swojej oczekującej istoty",
    WarpOf.PILE: f"jednej karty ze {OWN_PILE}",
    WarpOf.THIS: "tej karty",
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


def of_area(area: Area, form: Form) -> str:
    """What an area says of a square, in the form of that square."""
    return joined(adjective(AREAS[area], form), MARKING.get(area, ""))


def square(area: Area, case: Case, plural: bool = False) -> str:
    form = SQUARE.form(case, plural)
    if area in MARKING:
        return joined(phrase(SQUARE, form), of_area(area, form))
    return phrase(SQUARE, form, AREAS[area])


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
