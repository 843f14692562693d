"""All cards of Tash-Kalar, and the arena they are played in."""

from __future__ import annotations

from arenarium.cards.cardtext import CardText
from arenarium.cards.named import Named
from arenarium.cards.names import names as name_tables
from arenarium.core.kit import Library
from arenarium.games.tashkalar.board.board import (
    CENTRAL,
    COLUMNS,
    GREEN,
    NAMES,
    RED,
    SQUARES,
    START_DUEL,
    START_MELEE,
)
from arenarium.games.tashkalar.board.data import ARENA
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.cards.cards import RANK_NAMES, TASK_KINDS, Being, FlareCard, Task
from arenarium.games.tashkalar.cards.text import AnyCard, card_text, every_card, school_title, schools_of
from arenarium.games.tashkalar.game import TashKalar
from arenarium.games.tashkalar.language.render import name
from arenarium.games.tashkalar.narration.narrator import TashKalarNarrator
from arenarium.games.tashkalar.state.forms import Form
from arenarium.games.tashkalar.ui.messages import (
    Arena,
    BeingCard,
    CardWords,
    FlareInfo,
    FormInfo,
    LegendCard,
    School,
    Square,
    TashKalarLibrary,
    TaskInfo,
)
from arenarium.games.tashkalar.ui.tasks import areas_of
from arenarium.narration.words import Words


def library(game: TashKalar, language: str) -> TashKalarLibrary:
    cards = game.cards
    return TashKalarLibrary(
        language=language,
        cards=[_card(cards, card, language) for card in every_card(cards)],
        schools=[
            School(id, school_title(cards, id, language), [cards.names[number] for number in school.cards])
            for id, school in cards.schools.items()
        ],
        forms=[_form(form, language) for form in Form],
        arena=_arena(),
        ranks=[name("words", rank, language) for rank in RANK_NAMES],
        task_categories=[Named(kind, name("words", _task_word(kind), language)) for kind in TASK_KINDS],
        words=dict(name_tables("arenarium.games.tashkalar.language", language)["words"]),
    )


def _card(cards: CardSet, card: AnyCard, language: str) -> BeingCard | LegendCard | FlareInfo | TaskInfo:
    text = card_text(cards, card, language)
    title = text.title[:1].upper() + text.title[1:]
    match card:
        case Being():
            return _being(cards, card, title, text)
        case FlareCard():
            return FlareInfo(card.name, title, card.number, card.upper, card.lower, _texts(text))
        case Task():
            return TaskInfo(
                id=card.name,
                title=title,
                category=card.kind,
                advanced=card.advanced,
                points=card.points,
                facts=list(text.facts),
                texts=_texts(text),
                picture=card.words.picture or None,
                areas=areas_of(card.criterion),
            )


def _being(cards: CardSet, card: Being, title: str, text: CardText) -> BeingCard | LegendCard:
    kind = LegendCard if card.is_legend else BeingCard
    return kind(
        id=card.name,
        title=title,
        schools=schools_of(cards, card),
        rank=card.rank,
        pattern=list(card.pattern.picture),
        marks=list(card.pattern.marks),
        summon_on=card.summon_on.value if card.summon_on else None,
        facts=list(text.facts),
        texts=_texts(text),
        needs=card.pattern.size,
        ways=len(card.pattern.shapes),
        picture=card.words.picture or None,
    )


def _texts(card: CardText) -> list[CardWords]:
    return [CardWords(heading, text) for heading, text in card.texts]


def _task_word(kind: str) -> str:
    return "pattern_kind" if kind == "pattern" else kind


def _form(form: Form, language: str) -> FormInfo:
    """SET-1: the central squares are marked for High Form alone, the start symbols for the deathmatches."""
    start: list[list[str]] = []
    if form is Form.DUEL:
        start = [[NAMES[square]] for square in START_DUEL]
    elif form is Form.MELEE:
        start = [[NAMES[square] for square in symbol] for symbol in START_MELEE]
    return FormInfo(
        id=form.value,
        name=name("forms", form.value, language),
        marks=["red", "green", "start" if start else "central"],
        start=start,
        scoring=Words(language, TashKalarNarrator.messages)(f"scoring-{form.value}").splitlines(),
    )


def _arena() -> Arena:
    squares = [
        Square(
            name=NAMES[square],
            column=COLUMNS.index(NAMES[square][0]) + 1,
            row=int(NAMES[square][1:]),
            red=bool(RED >> square & 1),
            green=bool(GREEN >> square & 1),
            central=bool(CENTRAL >> square & 1),
        )
        for square in SQUARES
    ]
    return Arena(len(COLUMNS), len(ARENA.rows), squares)


LIBRARY = Library(TashKalarLibrary, library)
