"""What happens at tables, as events for those who have a seat there."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from arenarium.games import game_of
from arenarium.server.messages.events import GameBrief, GameFinished, GameStarted, Result, YourTurn
from arenarium.server.messages.tables import OutcomeInfo
from arenarium.server.service.feeds import Happened
from arenarium.server.service.info import cards_info, clock_of, seat_info
from arenarium.server.store.rows import TableRow
from arenarium.server.variants import sides_of


def brief(row: TableRow, seat: int) -> GameBrief:
    """A game in short, for the player of that seat."""
    you = row.seats[seat].player
    seats = [seat_info(other, you) for other in row.seats]
    return GameBrief(row.id, row.game, row.way, seat, seats, clock_of(row), cards_info(row.card_set))


def people(row: TableRow) -> dict[int, str]:
    """By seat, those who are told: players whom no computer has replaced. Who plays alone knows what happens."""
    if row.sandbox:
        return {}
    return {number: seat.player for number, seat in enumerate(row.seats) if seat.player and not seat.computer}


def started(row: TableRow, asked: Collection[int]) -> Happened:
    return [
        (player, GameStarted(game=brief(row, seat), your_turn=seat in asked)) for seat, player in people(row).items()
    ]


def turns(row: TableRow, seats: Collection[int]) -> Happened:
    """These seats are asked something."""
    return [(player, YourTurn(game=brief(row, seat))) for seat, player in people(row).items() if seat in seats]


def finished(row: TableRow) -> Happened:
    """The game is over, or nobody has played on."""
    outcome = None if row.outcome is None else msgspec.convert(row.outcome, OutcomeInfo)
    return [
        (player, GameFinished(game=brief(row, seat), result=result_of(row, outcome, seat), outcome=outcome))
        for seat, player in people(row).items()
    ]


def result_of(row: TableRow, outcome: OutcomeInfo | None, seat: int) -> Result:
    """Of the player of a seat."""
    if outcome is None:
        return "closed"
    if outcome.ranking[seat] != min(outcome.ranking):
        return "lost"
    game = game_of(row.game)
    sides = game.sides(row.setup) if row.cards is None else sides_of(game, row.way)
    own = next(side for side in sides if seat in side)
    shared = any(rank == outcome.ranking[seat] for other, rank in enumerate(outcome.ranking) if other not in own)
    return "drawn" if shared else "won"
