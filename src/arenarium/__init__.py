"""Tabletop games, played to the letter.

>>> import arenarium
>>> arenarium.games_available()
('barracks', 'tashkalar')

A match asks, and is answered with one of the options, until it is over:

>>> barracks = arenarium.game("barracks")
>>> state = barracks.new({"difficulty": "quick"}, seed=7)
>>> while requests := state.requests():
...     for seat, request in requests.items():
...         events = state.apply(seat, request.options[0])
>>> state.outcome.reason
'eliminated'

Or bots play a whole one, and it is written down:

>>> record = arenarium.play("barracks", {"difficulty": "quick"}, seed=7, players=["greedy", "random"])
>>> record.players, record.outcome.reason
(('greedy', 'random'), 'eliminated')

These names stay from version to version. What is in the packages below may move; `core` has the contract of games and
matches, by which every game here is played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from os import PathLike

    from arenarium.cards.card_set import BaseCardSet
    from arenarium.core.errors import (
        ArenariumError,
        CardError,
        ChoiceError,
        NotationError,
        RecordError,
        SetupError,
    )
    from arenarium.core.event import Event
    from arenarium.core.game import Game, Request, State
    from arenarium.core.outcome import Outcome
    from arenarium.core.record import Record, Recorder, replay
    from arenarium.extras import MissingExtra

__all__ = [
    "ArenariumError",
    "CardError",
    "ChoiceError",
    "Event",
    "Game",
    "MissingExtra",
    "NotationError",
    "Outcome",
    "Record",
    "RecordError",
    "Recorder",
    "Request",
    "SetupError",
    "State",
    "__version__",
    "card_set",
    "game",
    "game_for",
    "games_available",
    "play",
    "replay",
]

_PLACES = {
    "arenarium.core.errors": (
        *("ArenariumError", "CardError", "ChoiceError", "NotationError", "RecordError", "SetupError"),
    ),
    "arenarium.core.event": ("Event",),
    "arenarium.core.game": ("Game", "Request", "State"),
    "arenarium.core.outcome": ("Outcome",),
    "arenarium.core.record": ("Record", "Recorder", "replay"),
    "arenarium.extras": ("MissingExtra",),
}
"""What is imported when it is asked for: `import arenarium` alone takes no time."""


def __getattr__(name: str) -> Any:  # type checkers read the imports above
    from importlib import import_module, metadata

    if name == "__version__":
        return metadata.version("arenarium")
    for place, names in _PLACES.items():
        if name in names:
            return getattr(import_module(place), name)
    raise AttributeError(f"module 'arenarium' has no attribute '{name}'")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def games_available() -> tuple[str, ...]:
    """The ids of all games.

    >>> games_available()
    ('barracks', 'tashkalar')
    """
    from arenarium.games import kits

    return tuple(kits())


def game(id: str) -> Game:
    """A game by its id. Raises SetupError if there is none.

    >>> game("tashkalar").seats({"form": "melee", "seats": 4})
    4
    >>> game("chess")
    Traceback (most recent call last):
    arenarium.core.errors.SetupError: unknown game 'chess'; known are barracks, tashkalar
    """
    from arenarium.games import game_of

    return game_of(id)


def card_set(game_id: str, *files: str | PathLike[str]) -> Any:  # a set of its own game
    """The cards that files make, to play with: `game(game_id).with_cards(cards)`, `play(..., cards=cards)`. Without
    files, those that come with the game. Raises CardError, which says all that is wrong.

    >>> card_set("barracks").name
    'printed'
    """
    from pathlib import Path

    from arenarium.cards.cardfile import CardFile
    from arenarium.core.errors import SetupError
    from arenarium.games import kit_of

    sets = kit_of(game_id).card_sets
    if sets is None:
        raise SetupError(f"{game_id} has no cards")
    return sets.read([CardFile.read(Path(file)) for file in files])


def game_for(record: Record) -> Game:
    """The game of a record, with the cards that it was played with: `replay(game_for(record), record)`. Raises
    RecordError where these are not in it."""
    from arenarium.games import game_for

    return game_for(record)


def play(
    game_id: str,
    setup: Mapping[str, object],
    seed: int | str,
    players: Sequence[str] = ("greedy", "greedy"),
    cards: BaseCardSet | None = None,
) -> Record:
    """Let bots play a whole game, one for each seat by its name, and give the record of it.

    The same setup, seed and players give the same game, as far as the players do not look at the clock: "random" and
    "greedy" never do; "level3" or "ismcts@0.1" think for some time. Raises SetupError, and MissingExtra where the bots
    are not installed.

    >>> record = play("tashkalar", {"form": "duel", "seats": 2}, seed=1, players=["random", "random"])
    >>> record.players
    ('random', 'random')
    >>> len(record.outcome.scores)
    2
    >>> *_, end = replay(game("tashkalar"), record)
    >>> end.outcome == record.outcome
    True
    """
    from random import Random

    from arenarium.bots.registry import bot_of
    from arenarium.core.errors import SetupError
    from arenarium.core.play import answers
    from arenarium.core.record import Recorder
    from arenarium.extras import explained
    from arenarium.games import kit_of

    rules = kit_of(game_id).game_with(cards)
    recorder = Recorder(rules, setup, seed)
    seats = rules.seats(setup)
    if len(players) != seats:
        raise SetupError(f"{len(players)} players for {seats} seats")
    try:
        bots = [
            bot_of(kit_of(game_id), name, Random(f"{seed}/{seat}"), game=rules) for seat, name in enumerate(players)
        ]
    except ModuleNotFoundError as error:
        raise explained(error) from None
    for answer in answers(recorder.state, bots):
        recorder.apply(*answer)
    recorder.record.players, recorder.record.outcome = tuple(players), recorder.state.outcome
    return recorder.record
