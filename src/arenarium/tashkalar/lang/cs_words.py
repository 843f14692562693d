"""The vocabulary of Tash-Kalar in Czech, with its declension."""

from __future__ import annotations

from arenarium.script.lang.cs import Adjective, Case, Endings, Form, Gender, Noun, Verb, hard, soft
from arenarium.tashkalar.tree import Area, Colour, Course, Ends, Keeping, Kind, Ranks, Region, Side

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
EMPTY = hard("prázdn")
USED = hard("použit")
DIFFERENT = hard("různ")
CONNECTED = hard("propojen")
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
KINDS = {Kind.STANDARD: soft("standardn"), Kind.COMBAT: hard("bojov")}
AREAS = {
    Area.RED: hard("červen"),
    Area.GREEN: hard("zelen"),
    Area.COLOURED: hard("barevn"),
    Area.MARKED: hard("označen"),
}

# ------------------------------------------------------------------------------------------------ set phrases

SIDES = {Side.ANY: "", Side.ORTHOGONAL: "kolmo ", Side.DIAGONAL: "šikmo "}
COURSES = {
    Course.THAT: "v tomto směru",
    Course.THAT_OR_BESIDE: "v tomto směru nebo v některém z obou směrů vedle něj",
    Course.INDICATED: "v některém z vyznačených směrů",
    Course.DIAGONAL: "v některém šikmém směru",
}
CHOSEN_COURSES = {
    Course.THAT: "tento směr",
    Course.THAT_OR_BESIDE: "tento směr nebo jeden z obou směrů vedle něj",
    Course.INDICATED: "jeden z vyznačených směrů",
    Course.DIAGONAL: "jeden šikmý směr",
}
KEEPING = {
    Keeping.FREE: "",
    Keeping.ONE: " stále stejným směrem",
    Keeping.THAT: " tímto směrem",
}
COLOURS = {
    Colour.ONE: "téže barvy",
    Colour.THAT: "dané barvy",
    Colour.MORE_COMMON: "soupeře, který má více běžných kamenů než ty",
    Colour.MORE_UPGRADED: "soupeře, který má více kamenů vyšší úrovně než ty",
}
RICHER = (Colour.MORE_COMMON, Colour.MORE_UPGRADED)
"""Those that end in a relative clause: a comma has to close it if the sentence goes on."""
ENDS = {Ends.SIDES: "dvě protilehlé strany", Ends.CORNERS: "dva protilehlé rohy"}
_SQUARES_OF = {
    Region.RED: AREAS[Area.RED],
    Region.GREEN: AREAS[Area.GREEN],
    Region.COLOURED: AREAS[Area.COLOURED],
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

# ---------------------------------------------------------------------------------------------------- phrases


def piece(form: Form, *before: Adjective, ranks: Ranks = Ranks.ANY) -> str:
    """Adjectives precede ("nepřátelský běžný kámen"), but upgraded is said behind ("kámen vyšší úrovně")."""
    adjectives = (*before, RANKS[ranks]) if ranks in RANKS else before
    words = [*(adjective.said(form) for adjective in adjectives), PIECE.said(form)]
    return " ".join([*words, _UPGRADED] if ranks is Ranks.UPGRADED else words)


def rank(ranks: Ranks, form: Form) -> str:
    """The rank alone, the piece being understood: "alespoň 2 hrdinské", "alespoň 2 vyšší úrovně"."""
    return _UPGRADED if ranks is Ranks.UPGRADED else RANKS[ranks].said(form)


def square(form: Form, *before: Adjective) -> str:
    return " ".join([*(adjective.said(form, Gender.NEUTER) for adjective in before), SQUARE.said(form)])


def region(place: Region, *, plural: bool = True) -> str:
    """Where tasks look: "na červených polích", or of one thing "na červeném poli"."""
    if place in _SQUARES_OF:
        return "na " + square(Form(Case.LOC, plural), _SQUARES_OF[place])
    return _LINES[place]
