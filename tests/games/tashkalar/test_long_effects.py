"""An effect that goes on and on is cut off, in both engines at the same place; no printed one comes near that."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from games.tashkalar.native.test_generated_cards import summoned, with_effects
from support.lockstep import advance_both, bold, check_equal, handed_over, needs_native

from arenarium.cards.limits import MOST_STEPS, MOST_TRIALS
from arenarium.cards.machine import Do
from arenarium.core.errors import NotationError
from arenarium.games.tashkalar import KIT
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.language.parse import parse_effect
from arenarium.games.tashkalar.state.forms import MOST_COUNTED, MOST_TURNS
from arenarium.games.tashkalar.state.position import Phase

HOSTILE = "Up to 99 times, you may do up to 99 standard leaps with this being. Gain 9 actions."
STUCK = "then destroy one piece adjacent to at least 9 pieces."
ALL_OR_NOTHING = {
    "places": "All or nothing: place one common piece, then place one common piece, then place one common piece, ",
    "swaps": "All or nothing: swap one piece with one piece, then swap one piece with one piece, "
    "then swap one enemy piece with one piece, ",
}
"""Acts with hundreds of thousands of ways, the last of them impossible: all would have to be tried."""
LONGEST = MOST_STEPS // 10
"""Of the printed effects in random games."""


def begun() -> tuple[CardSet, State]:
    """A being whose effect could leap 9,801 times has just been summoned."""
    cards = with_effects([parse_effect(HOSTILE)])
    return cards, summoned(cards, 0, Random(1))


def test_an_effect_that_goes_on_and_on_is_cut_off() -> None:
    _, state = begun()
    actions, choices = state.actions, 0
    while state.stack:
        state.advance(state.asked, state.options()[0])
        choices += 1
    assert MOST_STEPS // 4 < choices <= MOST_STEPS
    assert state.actions == actions, "what comes after the limit is not carried out"
    assert state.options(), "the turn goes on"


def test_how_far_an_effect_has_come_is_part_of_the_position() -> None:
    cards, state = begun()
    game: Any = TASHKALAR.with_cards(cards)
    for _ in range(20):
        state.advance(state.asked, state.options()[0])
    data: Any = state.to_json()
    for place in ("hands", "piles"):  # the card is the one on the board
        data[place][0] = [card for card in data[place][0] if card != cards.names[0]]
    deck = data["decks"][0]
    kept = [number for number, card in enumerate(deck["cards"]) if card != cards.names[0]]
    data["decks"][0] = {key: [values[number] for number in kept] for key, values in deck.items()}
    assert game.from_json(data).stack[0].steps == state.stack[0].steps > 20
    data["stack"][0]["step"] = list(data["stack"][0]["step"])[:-1]  # as an earlier version wrote it
    assert game.from_json(data).stack[0].steps > max(data["stack"][0]["step"][1:5])
    data["stack"][0]["step"] += [MOST_STEPS + 1]
    with pytest.raises(NotationError, match=f"cannot be more than {MOST_STEPS} here"):
        game.from_json(data)


@needs_native
def test_both_engines_cut_it_off_at_the_same_place() -> None:
    _, state = begun()
    native = handed_over(KIT, state)
    while state.stack:
        advance_both(state, native, 0)
        check_equal(KIT, state, native)
    assert not KIT.native.to_python(native).stack  # type: ignore[union-attr]  # there is one


@pytest.mark.parametrize("acts", ALL_OR_NOTHING.values(), ids=ALL_OR_NOTHING)
def test_all_or_nothing_is_not_tried_without_end(acts: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = Counter[str]()
    perform = Do.perform

    def counted(step: Do[Any], state: Any, frame: Any, choice: Any) -> None:
        tried["acts"] += 1
        perform(step, state, frame, choice)

    monkeypatch.setattr(Do, "perform", counted)
    state = summoned(with_effects([parse_effect(acts + STUCK)]), 0, Random(3))
    assert tried["acts"] == MOST_TRIALS
    assert not state.stack, "what cannot be completed in so many trials is not begun"


@needs_native
@pytest.mark.parametrize(("acts", "more"), [(ALL_OR_NOTHING["places"], 2), (ALL_OR_NOTHING["swaps"], -1)])
def test_what_is_begun_of_all_or_nothing_is_completed(acts: str, more: int) -> None:
    """The last act needs an enemy beside the being; where there is none, trials may run out before a swap brings it."""
    cards = with_effects([parse_effect(acts + "then destroy one enemy piece adjacent to this being.")])
    changes = set()
    for seed in range(8):
        state = summoned(cards, 0, Random(seed))
        before = state.occupied().bit_count()
        native = handed_over(KIT, state)
        check_equal(KIT, state, native)
        while state.stack:
            advance_both(state, native, len(state.options()) - 1)
            check_equal(KIT, state, native)
        changes.add(state.occupied().bit_count() - before)
    assert changes in ({0, more}, {more}), "all of it, or nothing"


def test_the_steps_of_what_an_effect_copies_count_with_it() -> None:
    copying = parse_effect("Up to 99 times, you may copy the warp effect of this card.")
    cards = with_effects([copying], warp=parse_effect("Up to 99 times, you may do one standard leap with one piece."))
    state = summoned(cards, 0, Random(1))
    choices = 0
    while state.stack:
        state.advance(state.asked, state.options()[0])
        choices += 1
    assert MOST_STEPS // 4 < choices <= 2 * MOST_STEPS


@needs_native
def test_actions_are_not_given_without_end() -> None:
    cards = with_effects([parse_effect(" ".join(["Gain 99 actions."] * 20))])
    state = summoned(cards, 0, Random(1))
    native = handed_over(KIT, state)
    while state.stack:
        advance_both(state, native, 0)
        check_equal(KIT, state, native)
    assert state.actions == MOST_COUNTED


@needs_native
@pytest.mark.parametrize("form", ["high", "duel", "melee"])
def test_counting_stops_where_a_position_could_not_be_read_back(form: str) -> None:
    rng, game = Random(form), TASHKALAR
    state = game.new(
        {"form": form, "schools": ["northern", "nethervoid", "etherweave"][: 3 if form == "melee" else 2]}, 3
    )
    for _ in range(60):
        state.advance(state.asked, state.options()[bold(state.options(), rng)])
    state.turn = MOST_TURNS
    state.extras = state.extras._replace(extra_turns=MOST_TURNS)
    for _ in range(120):
        if state.outcome is not None:
            break
        if state.phase is Phase.ACTIONS:
            _fill_counters(state)
        native = handed_over(KIT, state)
        advance_both(state, native, bold(state.options(), rng))
        check_equal(KIT, state, native)
        assert game.from_json(state.to_json()) == state


def _fill_counters(state: State) -> None:
    state.offered = None
    state.points = [MOST_COUNTED] * len(state.points)
    state.destroyed = [MOST_COUNTED] * len(state.destroyed)
    state.summoned = state.summoned_legends = state.summoned_red = state.summoned_green = MOST_COUNTED
    state.extra_beings = state.extra_legends = MOST_COUNTED
    state.extras = state.extras._replace(counted_more=MOST_COUNTED)


@pytest.mark.parametrize("form", ["high", "duel"])
def test_no_printed_effect_comes_near_the_limit(form: str) -> None:
    rng, most = Random(form), 0
    for seed in range(4):
        state = TASHKALAR.new({"form": form, "schools": "random"}, seed)
        while state.outcome is None:
            state.advance(state.asked, rng.choice(state.options()))
            most = max(most, *(frame.steps for frame in state.stack), 0)
    assert 0 < most < LONGEST
