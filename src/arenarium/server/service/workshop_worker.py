"""What the workshop does with documents of strangers, in a process of its own: each piece of work has only so many
seconds, and gives its answer in the final form."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import msgspec

from arenarium.cards.card_set import BaseCardSet
from arenarium.cards.cardfile import CardFile
from arenarium.cards.hints import A_NUMBER
from arenarium.cards.parse import A_NAME, THE_END
from arenarium.cards.problem import CardProblem, CardSetError
from arenarium.core.dealer import Dealer
from arenarium.core.errors import CardError, NotationError, SetupError
from arenarium.core.game import Game, State
from arenarium.core.kit import CardSets, GameKit
from arenarium.core.plain import Json
from arenarium.games import kit_of
from arenarium.narration.mistakes import MistakesIn
from arenarium.server.live.cards import MatchCards, game_with, try_out
from arenarium.server.messages.cards import LANGUAGES, Language
from arenarium.server.messages.common import GameMessage
from arenarium.server.messages.workshop import (
    CardsRead,
    CardsText,
    CheckedCards,
    CheckedPosition,
    Completions,
    PrintedCards,
    Problem,
)
from arenarium.server.service.bot_worker import at_most
from arenarium.server.service.usual_words import UsualWords

MAX_SECONDS = 10.0
"""For one piece of work. What takes longer is too large for a table, too."""
FILE = "cards"
"""What a document is called in messages about it."""

_UNSAYABLE = (THE_END, A_NUMBER, A_NAME)
"""What a card language says of what may follow, and is no word of it."""
_NAMES_DEALER = re.compile(r"(^|\n| \| )\s*dealer\s*:")

encode = msgspec.json.Encoder().encode
Document = dict[str, Json]


@dataclass(frozen=True, slots=True)
class Checked:
    """A document that can be played with."""

    cards: MatchCards
    own: tuple[str, ...]


def check(game: str, document: Document) -> bytes:
    """Of type `CheckedCards`."""
    kit, sets = _kit(game)
    with at_most(MAX_SECONDS):
        file, problems = _file(sets, document)
        if file is None:
            return encode(CheckedCards(None, "", problems, {language: [] for language in LANGUAGES}))
        examined = sets.examine([file])
        playable = not examined.errors and file.has("set")
        if playable:
            try_out(kit.game_with(examined.cards))
        return encode(
            CheckedCards(
                examined.cards.id if playable else None,
                examined.cards.name,
                _problems(sets, examined.problems),
                {language: _own(kit, examined.cards, language, examined.own) for language in LANGUAGES},
            )
        )


def accept(game: str, document: Document) -> Checked | str:
    """A document that is to be kept; or what is wrong with it, in words."""
    kit, sets = _kit(game)
    with at_most(MAX_SECONDS):
        try:
            cards = sets.read([CardFile.of(FILE, document)])
        except (CardSetError, CardError) as error:
            return str(error)
        assert cards.source is not None
        try_out(kit.game_with(cards))
        kept = MatchCards(cards.id, cards.name, cards.source)
        own = [card for card in _listed(kit, cards) if _printed(game).get(card.id) != card]
    return Checked(kept, tuple(card.id for card in own))


def complete(game: str, kind: str, key: str, text: str) -> bytes:
    """Of type `Completions`."""
    match = re.search(r"[^\W\d_]+$", text)
    prefix = match.group() if match else ""
    with at_most(MAX_SECONDS):
        settled = text[: len(text) - len(prefix)]
        words = _usual_words(game, kind, key).sorted(settled, _following(game, kind, key, settled))
        after = _following(game, kind, key, text)
    fitting = [word for word in words if word not in _UNSAYABLE and word.lower().startswith(prefix.lower())]
    return encode(Completions(prefix, fitting, THE_END in after))


def _following(game: str, kind: str, key: str, text: str) -> Sequence[str]:
    """What may follow; nothing where the text is wrong."""
    try:
        return _kit(game)[1].next_words(kind, key, text)
    except CardError:
        return ()


@cache
def _usual_words(game: str, kind: str, key: str) -> UsualWords:
    _, sets = _kit(game)
    entries = [entry for file in sets.files() for entry in _entries(file.document.get(kind))]
    texts = [entry.get(key) for entry in entries if isinstance(entry, dict)]
    return UsualWords(text for text in texts if isinstance(text, str))


def write(game: str, document: Document) -> bytes:
    """Of type `CardsText`; or raises CardError."""
    _kit(game)
    with at_most(MAX_SECONDS):
        return encode(CardsText(CardFile.of(FILE, document).text))


def read(game: str, text: str) -> bytes:
    """Of type `CardsRead`."""
    _, sets = _kit(game)
    with at_most(MAX_SECONDS):
        try:
            file = CardFile(FILE, text)
        except CardError as error:
            return encode(CardsRead(None, _problems(sets, [CardProblem.of(error)])))
        return encode(CardsRead(dict(file.document), _problems(sets, sets.problems([file]))))


def printed(game: str) -> bytes:
    """Of type `PrintedCards`. The workshop asks for it when it is opened: grammar, cards and words are made ready then,
    not when somebody waits for the first check."""
    kit, sets = _kit(game)
    for language in LANGUAGES:
        _listed(kit, sets.default, language)
    document: Document = {kind: [] for kind in sets.tables}
    for file in sets.files():
        for kind in sets.tables:
            document[kind] = [*_entries(document[kind]), *_entries(file.document.get(kind))]
    return encode(PrintedCards(game, document))


def library(game: str, cards: MatchCards, language: str) -> bytes:
    """All cards of a set that is kept, as the card library has them."""
    kit = kit_of(game)
    assert kit.library_ is not None
    with at_most(MAX_SECONDS):
        return encode(kit.library_().make(game_with(game, cards), language))


# ----------------------------------------------------------------------------------------------------------- positions


@dataclass(frozen=True, slots=True)
class Start:
    """A position that a game can begin with."""

    text: str
    setup: dict[str, Json]
    seats: int


def check_position(game: str, cards: MatchCards | None, document: Document | None, text: str) -> bytes:
    """Of type `CheckedPosition`."""
    with at_most(MAX_SECONDS):
        try:
            rules = _rules(game, cards, document)
            state = _state(rules, text)
            start = _start(rules, state)
        except (CardSetError, CardError, NotationError, SetupError) as error:
            return encode(CheckedPosition(None, [str(error)], None, None, 0))
        view = _open_view(kit_of(game), state)
        return encode(CheckedPosition(start.text, [], view, start.setup, start.seats))


def start(game: str, cards: MatchCards | None, text: str) -> Start | str:
    """The position of a text; or what is wrong with it, in words."""
    with at_most(MAX_SECONDS):
        try:
            rules = game_with(game, cards)
            return _start(rules, _state(rules, text))
        except (NotationError, SetupError) as error:
            return str(error)


def _rules(game: str, cards: MatchCards | None, document: Document | None) -> Game:
    if document is None:
        return game_with(game, cards)
    kit, sets = _kit(game)
    return kit.game_with(sets.read([CardFile.of(FILE, document)]))


def _state(rules: Game, text: str) -> State:
    """What is not said, and would be shuffled or drawn, is dealt; a text that names the dealer says everything."""
    state: State = rules.parse_position(text)
    if state.outcome is not None:
        raise NotationError("in this position the game is over")
    if _NAMES_DEALER.search(text):
        return state
    dealt: State = rules.determinize(_open_view(kit_of(rules.id), state), Dealer(int.from_bytes(os.urandom(32), "big")))
    return dealt


def _start(rules: Game, state: State) -> Start:
    kit = kit_of(rules.id)
    if kit.setup_of_ is None:
        raise NotationError(f"{kit.name} cannot be begun with a position")
    setup = dict(kit.setup_of_()(state))
    return Start(rules.position(state), setup, rules.seats(setup))


def _open_view(kit: GameKit, state: State) -> GameMessage:
    seat = min(state.asks(), default=0)
    return state.view(seat) if kit.open_view_ is None else kit.open_view_()(state, seat)


# --------------------------------------------------------------------------------------------------------------- cards


def _kit(game: str) -> tuple[GameKit, CardSets]:
    kit = kit_of(game)
    if kit.card_sets is None:
        raise SetupError(f"{kit.name} has no cards")
    return kit, kit.card_sets


def _file(sets: CardSets, document: Document) -> tuple[CardFile | None, list[Problem]]:
    try:
        return CardFile.of(FILE, document), []
    except CardError as error:
        return None, _problems(sets, [CardProblem.of(error)])


def _problems(sets: CardSets, problems: Sequence[CardProblem]) -> list[Problem]:
    say_in: dict[Language, MistakesIn] = {language: MistakesIn(language, sets.mistakes) for language in LANGUAGES}
    return [_problem(each, {language: say(each.message) for language, say in say_in.items()}) for each in problems]


def _problem(problem: CardProblem, message: dict[Language, str]) -> Problem:
    return Problem(
        problem.severity,
        message,
        problem.line,
        problem.column,
        problem.kind,
        problem.index,
        problem.key,
        problem.offset,
        problem.length,
        problem.suggestion,
    )


def _listed(kit: GameKit, cards: BaseCardSet, language: str = "en") -> Sequence[GameMessage]:
    """The cards of a set as messages, of the game's own types."""
    if kit.library_ is None:
        return ()
    library: GameMessage = kit.library_().make(kit.game_with(cards), language)
    listed: Sequence[GameMessage] = library.cards
    return listed


@cache
def _printed(game: str) -> dict[str, GameMessage]:
    """The printed cards by their ids."""
    kit, sets = _kit(game)
    return {card.id: card for card in _listed(kit, sets.default)}


def _own(kit: GameKit, cards: BaseCardSet, language: str, own: Sequence[str]) -> list[GameMessage]:
    return [card for card in _listed(kit, cards, language) if card.id in own]


def _entries(entries: object) -> list[Json]:
    return list(entries) if isinstance(entries, list) else []
