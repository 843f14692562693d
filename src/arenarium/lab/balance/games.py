"""The games of a study: what is played, and what is kept of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from random import Random
from time import process_time

from arenarium.bots.registry import bot_of
from arenarium.cards.card_set import BaseCardSet
from arenarium.core.balance import Balance
from arenarium.core.errors import SetupError
from arenarium.core.kit import GameKit
from arenarium.core.outcome import Outcome
from arenarium.core.plain import Json, decoded, encoded
from arenarium.core.record import Recorder
from arenarium.games import kit_of
from arenarium.lab.match import MatchFailed, events_of
from arenarium.parallel import Noted


@dataclass(frozen=True, slots=True)
class StudyPlan:
    """What to play. It can be sent to another process."""

    game: str
    cards: BaseCardSet
    against: BaseCardSet | None
    """The set without the card, where games are paired."""
    about: str | None
    """A card, or a faction; None: the whole set."""
    matchups: tuple[tuple[Mapping[str, Json], ...], ...]
    """In turn, one for each deal, with its seatings."""
    players: tuple[str, ...]
    """By seat; the seats of a deal's other seatings take them over in turn."""
    seed: int

    @property
    def seatings(self) -> int:
        return max(map(len, self.matchups))

    def deal(self, number: int) -> tuple[Mapping[str, Json], ...]:
        return self.matchups[number % len(self.matchups)]


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played to its end."""

    shares: tuple[float, ...]
    """By seat, of the first place: 1 for a win, a half for a draw between two sides, 0 for a loss."""
    factions: tuple[str, ...]
    """By seat."""
    held: tuple[frozenset[str], ...]
    """By seat."""
    used: tuple[Mapping[str, int], ...]
    """By seat: cards, and the turn in which each was used first."""
    turns: int
    reason: str
    even: float
    """An even share."""
    holder: int | None = None
    """The seat that was the first to hold the card in question, before any other side did."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A game with the card, and the same deal without it."""

    with_it: Played | None = None
    """None: nobody came to hold the card, so that the game was not played on."""
    without: float | None = None
    """What the holder's seat had of the first place without the card; None: it was not asked for, or makes no sense."""
    error: str = ""

    @property
    def games(self) -> int:
        return (self.with_it is not None) + (self.without is not None)

    @property
    def gain(self) -> float | None:
        """What the card gave to the side that held it first: on top of what that had without the card, or of an even
        share, where there are no games without it. None where nobody held it alone."""
        game = self.with_it
        if game is None or game.holder is None:
            return None
        return game.shares[game.holder] - (game.even if self.without is None else self.without)


def balance_of(kit: GameKit) -> Balance:
    """Raises SetupError where a game has no cards that can be judged."""
    if kit.balance_ is None:
        raise SetupError(f"{kit.name} has no cards that can be judged")
    return kit.balance_()


def play_deal(plan: StudyPlan, number: int) -> Noted:
    """The pairs of all seatings, as data; `pairs_of` reads it."""
    return [encoded(_pair(plan, setup, number, seating)) for seating, setup in enumerate(plan.deal(number))]


def pairs_of(deal: Noted) -> list[Pair]:
    return [decoded(Pair, pair) for pair in deal]


def _pair(plan: StudyPlan, setup: Mapping[str, Json], deal: int, seating: int) -> Pair:
    """Two games: all that chance decides, for the players too, is the same until the card makes a difference."""
    kit = kit_of(plan.game)
    seed = f"{plan.seed}/{deal}"
    players = plan.players[seating:] + plan.players[:seating]
    try:
        first = _play(kit, plan.cards, plan.about, setup, seed, players)
        without = None
        if plan.against is not None and first is not None and first.holder is not None:
            second = _play(kit, plan.against, None, setup, seed, players)
            assert second is not None, "only games about a card are not played on"
            without = second.shares[first.holder]
        return Pair(first, without)
    except MatchFailed as failed:
        return Pair(error=str(failed))


def _play(
    kit: GameKit, cards: BaseCardSet, about: str | None, setup: Mapping[str, Json], seed: str, players: Sequence[str]
) -> Played | None:
    """A game, watched. Raises MatchFailed. None: nobody will come to hold the card, so that it was not played on."""
    balance, game = balance_of(kit), kit.game_with(cards)
    bots = [bot_of(kit, name, Random(f"{seed}/{seat}"), process_time, game) for seat, name in enumerate(players)]
    recorder = Recorder(game, dict(setup), seed)
    watch = balance.watch(recorder.state)
    card = None if about in balance.factions(cards) else about
    with closing(events_of(recorder, bots)) as told:
        for events in told:
            watch.note(events)
            if card is not None and watch.settled and not any(card in held for held in watch.held):
                return None
    outcome, sides = recorder.state.outcome, game.sides(setup)
    assert outcome is not None
    factions = tuple(balance.played_as(recorder.state, seat) for seat in range(len(players)))
    if card is not None:
        since = {seat: held[card] for seat, held in enumerate(watch.held) if card in held}
    else:
        since = {seat: 0 for seat, faction in enumerate(factions) if faction == about}
    return Played(
        _shares(outcome, sides),
        factions,
        tuple(map(frozenset, watch.held)),
        tuple(map(dict, watch.used)),
        recorder.state.turn,
        outcome.reason if len(outcome.winners) == len(sides[0]) else f"{outcome.reason}, drawn",
        1 / len(sides),
        _first(since, sides),
    )


def _shares(outcome: Outcome, sides: Sequence[Sequence[int]]) -> tuple[float, ...]:
    """By seat: a side's seats win together, and sides that are first together share the place."""
    first = [seats for seats in sides if seats[0] in outcome.winners]
    return tuple(
        1 / len(first) if any(seat in seats for seats in first) else 0.0 for seat in range(sum(map(len, sides)))
    )


def _first(since: Mapping[int, int], sides: Sequence[Sequence[int]]) -> int | None:
    """The seat that had it first; None where nobody had it, or two sides at the same time."""
    first = [seat for seat, when in since.items() if when == min(since.values())]
    return first[0] if any(set(first) <= set(seats) for seats in sides) and first else None
