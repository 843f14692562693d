"""The same deal with the schools moved on by a seat: who compares players lets each of them have every seat with every
school."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arenarium.core.dealer import Dealer
from arenarium.core.game import OwnGame
from arenarium.core.plain import Json
from arenarium.core.setup import read_setup
from arenarium.games.tashkalar.rules.setup import new_table
from arenarium.games.tashkalar.state.numbers import UNDECIDED
from arenarium.games.tashkalar.state.setup import Setup


def exchanges(game: OwnGame, setup: Mapping[str, Json], seed: str) -> Sequence[Mapping[str, Json]]:
    """What chance decides before the cards are dealt is said in the setups: the schools, and who begins. Where the
    players choose their schools there is nothing to exchange."""
    table = new_table(read_setup(Setup, setup), game.cards, Dealer.from_seed(seed))
    if UNDECIDED in table.schools:
        return [setup]
    return [
        {**setup, "schools": [*table.schools[turn:], *table.schools[:turn]], "first": table.first}
        for turn in range(table.sides)
    ]
