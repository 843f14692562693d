"""TURN-10: agreeing on a draw."""

import pytest
from games.barracks.support.table import HIT, REST, barracks, battle, facts, play, recruiting, turn

from arenarium.core.declaration import Declaration
from arenarium.core.errors import ChoiceError, NotationError
from arenarium.core.plain import Json
from arenarium.games.barracks.game import State

OFFER, ACCEPT, DECLINE, WITHDRAW = (
    Declaration.OFFER_DRAW,
    Declaration.ACCEPT_DRAW,
    Declaration.DECLINE_DRAW,
    Declaration.WITHDRAW_DRAW,
)


pytestmark = pytest.mark.usefixtures("cards", "dice")


def fight() -> State:
    return battle(f"Swift [{HIT}, {REST}]", f"Quick [{HIT}, {REST}]")


def about_draws(state: State, seat: int) -> list[Declaration]:
    return [declaration for declaration in state.declarations(seat) if declaration is not Declaration.RESIGN]


@pytest.mark.rule("TURN-10")
@pytest.mark.parametrize("seat", [0, 1])
def test_turn_10_the_players_may_agree_on_a_draw(seat: int) -> None:
    state = fight()
    assert [about_draws(state, each) for each in (0, 1)] == [[OFFER], [OFFER]]
    assert facts(state.declare(seat, OFFER), "draw-offered") == [{"seat": seat}]
    assert state.declared == {seat: OFFER}
    assert state.outcome is None
    assert about_draws(state, seat) == [WITHDRAW]
    assert about_draws(state, 1 - seat) == [ACCEPT, DECLINE]
    events = state.declare(1 - seat, ACCEPT)
    assert facts(events, "draw-accepted") == [{"seat": 1 - seat}]
    assert state.outcome is not None
    assert state.outcome.ranking == (1, 1)
    assert (state.outcome.reason, state.outcome.decided_by) == ("draw agreed", "draw agreed")
    assert state.declared == {}
    assert state.requests() == {}


@pytest.mark.rule("TURN-10")
@pytest.mark.parametrize(("who", "answer", "event"), [(1, DECLINE, "draw-declined"), (0, WITHDRAW, "draw-withdrawn")])
def test_turn_10_an_offer_can_be_declined_and_taken_back_and_is_not_made_again_in_the_turn(
    who: int, answer: Declaration, event: str
) -> None:
    state = fight()
    state.declare(0, OFFER)
    assert facts(state.declare(who, answer), event) == [{"seat": who}]
    assert state.declared == {}
    assert about_draws(state, 0) == []
    with pytest.raises(ChoiceError, match="cannot say 'offer draw' now"):
        state.declare(0, OFFER)
    assert about_draws(state, 1) == [OFFER], "the other has not offered yet"
    turn(state, "use 2", "use 2")
    assert state.turn == 2
    assert about_draws(state, 0) == [OFFER]


@pytest.mark.rule("TURN-10")
def test_turn_10_an_offer_lapses_when_the_next_turn_begins() -> None:
    state = fight()
    turn(state, "use 1", "use 2")
    assert state.phase == "target"
    state.declare(1, OFFER)
    assert state.phase == "target"
    play(state, "target 1 1")
    assert state.turn == 2
    assert state.declared == {}
    assert [about_draws(state, each) for each in (0, 1)] == [[OFFER], [OFFER]]


@pytest.mark.rule("TURN-10")
def test_turn_10_an_offer_outlives_orders_that_still_wait() -> None:
    state = fight()
    state.declare(0, OFFER)
    state.apply(0, "orders use 2")
    assert state.declared == {0: OFFER}
    assert state.view(None).draw_offers == ("open", "none")
    assert state.game.parse_position(state.game.position(state)) == state
    state.declare(1, ACCEPT)
    assert state.outcome is not None
    assert state.to_json()["chosen"] == [None, None]


@pytest.mark.rule("TURN-10")
def test_turn_10_nobody_offers_a_draw_before_the_battle_has_begun_or_after_it() -> None:
    before = barracks("Swift [-, -]; Slow [-, -]; Spare [-, -]", "Quick [-, -]; Steady [-, -]; Idle [-, -]")
    for state in (recruiting(), before):
        assert [about_draws(state, each) for each in (0, 1)] == [[], []]
        with pytest.raises(ChoiceError, match="cannot say 'offer draw' now"):
            state.declare(0, OFFER)
    state = fight()
    state.declare(0, Declaration.RESIGN)
    with pytest.raises(ChoiceError, match="the game is over"):
        state.declare(0, OFFER)


@pytest.mark.parametrize("offers", [["open", "open"], ["open"], ["maybe", "none"], "open none"])
def test_impossible_offers_are_refused(offers: Json) -> None:
    state = fight()
    with pytest.raises(NotationError, match="draw"):
        state.game.from_json({**state.to_json(), "draw_offers": offers})
    with pytest.raises(NotationError, match="once the battle has begun"):
        state.game.from_json({**recruiting().to_json(), "draw_offers": ["closed", "none"]})


def test_a_position_from_before_offers_were_kept_is_still_read() -> None:
    state = fight()
    data = state.to_json()
    del data["draw_offers"]
    assert state.game.from_json(data) == state
