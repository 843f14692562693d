"""What computer players say when somebody waits for their word: to give up together, or to agree on a draw.

They never begin it themselves.
"""

from __future__ import annotations

from arenarium.core.declaration import Declaration
from arenarium.core.game import State
from arenarium.core.kit import GameKit


def waits_for(state: State, seat: int) -> bool:
    """Whether somebody waits for the word of that seat."""
    declared = state.declared
    if not declared:
        return False
    open_ = state.declarations(seat)
    if Declaration.ACCEPT_DRAW in open_:
        return True
    # where a teammate has to agree, resigning is open only once the teammate has proposed it
    return Declaration.PROPOSE_RESIGNING in declared.values() and Declaration.RESIGN in open_


def answer(kit: GameKit, state: State, seat: int) -> Declaration | None:
    """What a computer player in that seat says; None where nobody waits for its word. By the seat's view alone, and
    always the same in the same position."""
    if not waits_for(state, seat):
        return None
    if Declaration.ACCEPT_DRAW not in state.declarations(seat):
        return Declaration.RESIGN  # a computer teammate agrees
    ahead = kit.is_ahead_ is not None and kit.is_ahead_()(kit.game, state.view(seat))
    return Declaration.DECLINE_DRAW if ahead else Declaration.ACCEPT_DRAW
