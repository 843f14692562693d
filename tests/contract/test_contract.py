"""The contract of `core.game`, for every way to play every game in the list."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from contract.walk import DEPTHS, IDS, REVEALING, SEEDS, WAYS_TO_PLAY, random_step, seats_of, state_after
from hypothesis import given
from support.thoroughness import tried

from arenarium.core.dealer import Dealer
from arenarium.core.declaration import WAITING, Declaration, Forfeit
from arenarium.core.errors import ArenariumError, ChoiceError, NotationError, RecordError, SetupError
from arenarium.core.game import Game, State
from arenarium.core.record import Record, Recorder, replay

every_way = pytest.mark.parametrize(("game", "setup"), WAYS_TO_PLAY, ids=IDS)
thoroughly = tried(25)


@every_way
@thoroughly
@given(seed=SEEDS, depth=DEPTHS)
def test_options_are_exactly_what_apply_accepts(game: Game, setup: dict[str, Any], seed: int, depth: int) -> None:
    state, rng = state_after(game, setup, seed, depth)
    foreign = {option for request in _some_requests(game, setup, rng) for option in request.options}
    for seat, request in state.requests().items():
        options = list(request.options)
        assert len(set(options)) == len(options) > 0
        for option in options:
            state.copy().apply(seat, option)
        before = state.to_json()
        for wrong in foreign - set(options):
            with pytest.raises(ChoiceError):
                state.apply(seat, wrong)
        for other in range(game.seats(setup)):
            if other not in state.requests():
                with pytest.raises(ChoiceError):
                    state.apply(other, options[0])
        assert state.to_json() == before


def _some_requests(game: Game, setup: dict[str, Any], rng: Random) -> list[Any]:
    found = []
    for _ in range(3):
        other, _ = state_after(game, setup, rng.randrange(2**32), rng.randrange(200))
        found += other.requests().values()
    return found


@every_way
@thoroughly
@given(seed=SEEDS, depth=DEPTHS)
def test_copies_are_equal_and_independent(game: Game, setup: dict[str, Any], seed: int, depth: int) -> None:
    state, rng = state_after(game, setup, seed, depth)
    before = state.to_json()
    copy = state.copy()
    assert copy == state
    assert hash(copy) == hash(state)
    for _ in range(12):
        step = random_step(copy, rng)
        if step is None:
            break
        copy.advance(*step)
        assert copy != state
    assert state.to_json() == before


@every_way
@thoroughly
@given(seed=SEEDS, depth=DEPTHS)
def test_json_and_notation_say_everything(game: Game, setup: dict[str, Any], seed: int, depth: int) -> None:
    state, rng = state_after(game, setup, seed, depth)
    for _ in range(4):
        for again in (
            game.from_json(json.loads(json.dumps(state.to_json()))),
            game.parse_position(game.position(state)),
        ):
            assert again == state
            assert hash(again) == hash(state)
            assert again.requests() == state.requests()
            assert again.outcome == state.outcome
        for request in state.requests().values():
            for option in request.options:
                assert game.read(state, game.say(state, option)) == option
        step = random_step(state, rng)
        if step is None:
            break
        state.advance(*step)


@every_way
@tried(6)
@given(seed=SEEDS)
def test_a_record_replays_to_the_same_states_and_games_end(game: Game, setup: dict[str, Any], seed: int) -> None:
    rng = Random(seed)
    recorder = Recorder(game, setup, seed)
    keys = [hash(recorder.state)]
    while (step := random_step(recorder.state, rng)) is not None:
        recorder.apply(*step)
        keys.append(hash(recorder.state))
        assert len(keys) < 5000
    assert recorder.state.outcome is not None
    record = Record.from_json(json.dumps(recorder.record.to_json()))
    assert [hash(state) for state in replay(game, record)] == keys
    assert len(record.choices) + 1 == len(keys)


@every_way
@thoroughly
@given(seed=SEEDS, depth=DEPTHS)
def test_determinized_states_agree_with_the_view(game: Game, setup: dict[str, Any], seed: int, depth: int) -> None:
    state, rng = state_after(game, setup, seed, depth)
    for seat in seats_of(game, setup):
        view = state.view(seat)
        json.dumps(view)
        guess = game.determinize(view, Dealer(rng.getrandbits(64)))
        assert guess.view(seat) == view
        if seat in state.requests():
            assert guess.requests()[seat] == state.requests()[seat]
        for _ in range(3):  # a guess can be played on
            step = random_step(guess, rng)
            if step is None:
                break
            guess.advance(*step)


@every_way
@thoroughly
@given(seed=SEEDS, depth=DEPTHS)
def test_what_a_seat_is_told_does_not_depend_on_what_it_cannot_know(
    game: Game, setup: dict[str, Any], seed: int, depth: int
) -> None:
    """Two states that look alike to a seat go on looking alike as long as nothing hidden comes to light."""
    state, rng = state_after(game, setup, seed, depth)
    for seat in seats_of(game, setup):
        real = state.copy()
        other = game.determinize(real.view(seat), Dealer(rng.getrandbits(64)))
        for _ in range(6):
            step = _common_step(real, other, rng)
            if step is None:
                break
            happened = real.apply(*step)
            assert not any("event" in {**event.facts, **event.secret} for event in happened), "that is the kind's key"
            told = [event.seen_by(seat) for event in happened]
            told_other = [event.seen_by(seat) for event in other.apply(*step)]
            known, known_there = (told, real.view(seat)), (told_other, other.view(seat))
            if known != known_there and any(event["event"] in REVEALING for event in told + told_other):
                break
            assert known == known_there


def _common_step(real: State, other: State, rng: Random) -> tuple[int, Any] | None:
    """A choice that is open in both states."""
    requests, others = real.requests(), other.requests()
    for seat in sorted(set(requests) & set(others)):
        common = [option for option in requests[seat].options if option in others[seat].options]
        if common:
            return seat, rng.choice(common)
    return None


@every_way
def test_the_same_seed_deals_the_same_and_another_seed_does_not(game: Game, setup: dict[str, Any]) -> None:
    assert game.new(setup, 7) == game.new(setup, 7)
    assert len({hash(game.new(setup, seed)) for seed in range(20)}) == 20


@every_way
@given(seed=SEEDS, depth=DEPTHS)
@tried(8)
def test_exactly_what_a_seat_may_declare_is_accepted(game: Game, setup: dict[str, Any], seed: int, depth: int) -> None:
    state, _ = state_after(game, setup, seed, depth)
    for seat in range(-1, game.seats(setup) + 1):
        open_ = state.declarations(seat)
        assert len(set(open_)) == len(open_)
        for declaration in Declaration:
            after, before = state.copy(), state.to_json()
            if declaration not in open_:
                with pytest.raises(ChoiceError):
                    after.declare(seat, declaration)
                assert after.to_json() == before
                continue
            events = after.declare(seat, declaration)
            assert events
            assert all(event.seen_by(None) == event.seen_by(seat) for event in events), "everybody hears it"
            assert after != state
            assert game.from_json(after.to_json()) == after
            if declaration in WAITING:
                assert after.declared[seat] is declaration
            if after.outcome is None:
                asked, asked_before = after.requests(), state.requests()
                assert {each: request.options for each, request in asked.items()} == {
                    each: request.options for each, request in asked_before.items()
                }
            else:
                assert after.requests() == {} == after.declared
                assert not any(after.declarations(each) for each in range(game.seats(setup)))


@every_way
@given(seed=SEEDS)
@tried(4)
def test_what_is_declared_is_recorded(game: Game, setup: dict[str, Any], seed: int) -> None:
    recorder, rng = Recorder(game, setup, seed), Random(seed)
    seats = game.seats(setup)
    for _ in range(150):
        step = random_step(recorder.state, rng)
        if step is None:
            break
        recorder.apply(*step)
        seat = rng.randrange(seats)
        if (said := recorder.state.declarations(seat)) and rng.random() < 0.1:
            recorder.declare(seat, rng.choice(said))
    *_, last = replay(game, Record.from_json(json.dumps(recorder.record.to_json())))
    assert last == recorder.state


@every_way
@pytest.mark.parametrize("reason", Forfeit)
def test_a_forfeit_is_recorded_or_refused(game: Game, setup: dict[str, Any], reason: Forfeit) -> None:
    recorder = Recorder(game, setup, 3)
    seat = game.seats(setup) - 1
    if not recorder.state.may_forfeit(seat):
        before = recorder.state.to_json()
        with pytest.raises(ChoiceError):
            recorder.forfeit(seat, reason)
        assert recorder.state.to_json() == before
        return
    recorder.forfeit(seat, reason)
    assert recorder.state.outcome is not None
    assert seat not in recorder.state.outcome.winners
    assert recorder.state.outcome.reason == reason
    assert recorder.state.requests() == {}
    *_, last = replay(game, recorder.record)
    assert last == recorder.state


@every_way
@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data.update(format=99),
        lambda data: data.update(game="ludo"),
        lambda data: data.pop("setup"),
        lambda data: data["choices"].append([0]),
        lambda data: data["choices"].append([0, "dance e5"]),
        lambda data: data["choices"].append([99, data["choices"][0][1]]),
        lambda data: data["choices"].insert(0, [0, "place zz"]),
    ],
)
def test_a_broken_record_is_refused_in_words(game: Game, setup: dict[str, Any], spoil: Any) -> None:
    recorder = Recorder(game, setup, 5)
    rng = Random(5)
    for _ in range(10):
        step = random_step(recorder.state, rng)
        assert step is not None
        recorder.apply(*step)
    data = recorder.record.to_json()
    spoil(data)
    with pytest.raises(RecordError) as caught:
        list(replay(game, Record.from_json(data)))
    assert len(str(caught.value)) > 10


@every_way
def test_nonsense_is_refused_in_words(game: Game, setup: dict[str, Any]) -> None:
    state = game.new(setup, 1)
    for text in ("", "nothing: at all", "form: chess", game.position(state).replace(":", "", 1)):
        with pytest.raises(ArenariumError):
            game.parse_position(text)
    for text in ("", "hop e5", "place z9", "summon Nobody e5", "move e5"):
        with pytest.raises(NotationError):
            game.read(state, text)
    with pytest.raises(NotationError):
        game.from_json({"form": "high"})
    with pytest.raises(SetupError):
        game.new({**setup, "moon": "full"}, 1)
