"""The contract of `core.game`, check by check. Each looks at one place of a random game: a seed, and how deep."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Collection, Mapping
from random import Random
from typing import Any

from arenarium.core.dealer import Dealer
from arenarium.core.declaration import WAITING, Declaration, Forfeit
from arenarium.core.errors import ArenariumError, ChoiceError, NotationError, RecordError, SetupError
from arenarium.core.event import OVER
from arenarium.core.game import Choice, Game, Request, State
from arenarium.core.plain import Json, encoded
from arenarium.core.record import Record, Recorder, replay
from arenarium.testing.walk import random_step, seats_of, state_after

Setup = Mapping[str, Json]

MAX_CHOICES = 5000
"""Choices after which a game that has not ended is taken for one that never will."""


def check_options(game: Game, setup: Setup, seed: int, depth: int) -> None:
    """The options are exactly what `apply` accepts, as choices and as texts; what is refused changes nothing."""
    state, rng = state_after(game, setup, seed, depth)
    foreign = {option for request in _some_requests(game, setup, rng) for option in request.options}
    assert set(state.asks()) == set(state.requests()), "others are asked than those who have a request"
    for seat, request in state.requests().items():
        options = list(request.options)
        assert options, f"seat {seat} is asked, and has no option"
        assert len(set(options)) == len(options), f"an option is offered twice: {options}"
        for option in options:
            chosen, typed = state.copy(), state.copy()
            chosen.apply(seat, option)
            typed.apply(seat, game.say(state, option))
            assert chosen == typed, f"{option} and its text {game.say(state, option)!r} do not do the same"
        assert all(game.from_json(state.to_json()).accepts(seat, option) for option in options), "an option is refused"
        before = state.to_json()
        for wrong in foreign - set(options):
            assert not game.from_json(before).accepts(seat, wrong), f"{wrong} is no option, and would be accepted"
            _refused(ChoiceError, state.apply, seat, wrong)
        for other in range(game.seats(setup)):
            if other not in state.requests():
                _refused(ChoiceError, state.apply, other, options[0])
        _refused(NotationError, state.apply, seat, "this says no choice at all")
        assert state.to_json() == before, "a refused choice has changed the state"


def _some_requests(game: Game, setup: Setup, rng: Random) -> list[Request]:
    requests: list[Request] = []
    for _ in range(3):
        other, _ = state_after(game, setup, rng.randrange(2**32), rng.randrange(200))
        requests += other.requests().values()
    return requests


def check_copies(game: Game, setup: Setup, seed: int, depth: int) -> None:
    """Copies are equal and independent; with a dealer nothing differs but what chance will bring."""
    state, rng = state_after(game, setup, seed, depth)
    before = state.to_json()
    for made in (state.copy(), copy.deepcopy(state), copy.copy(state)):
        assert made is not state
        assert made == state, "a copy is not equal"
        assert hash(made) == hash(state), "a copy has another hash"
        assert repr(made) == repr(state), "a copy prints in another way"
        for _ in range(12):
            step = random_step(made, rng)
            if step is None:
                break
            made.advance(*step)
            assert made != state, "a state equals one from which a choice has led to it"
        assert state.to_json() == before, "playing on with a copy has changed the state"
    planned = state.copy(Dealer(seed))
    if state.dealer is not None:
        assert planned.dealer != state.dealer, "a copy with a dealer has the same chance"
    assert _without_dealer(planned) == _without_dealer(state), "a copy with a dealer differs in more than chance"
    for line in game.position(state).splitlines():
        assert line in repr(state), f"repr does not show the position: {state!r}"


def _without_dealer(state: State) -> dict[str, Json]:
    return {key: value for key, value in state.to_json().items() if key != "dealer"}


def check_notation(game: Game, setup: Setup, seed: int, depth: int) -> None:
    """JSON and notation say everything, and are read as they were said."""
    state, rng = state_after(game, setup, seed, depth)
    for _ in range(4):
        for again in (
            game.from_json(json.loads(json.dumps(state.to_json()))),
            game.parse_position(game.position(state)),
        ):
            assert again == state, "a state is not the same when it is read again"
            assert hash(again) == hash(state)
            assert again.requests() == state.requests()
            assert again.outcome == state.outcome
        for request in state.requests().values():
            for option in request.options:
                text = game.say(state, option)
                assert game.read(state, text) == option, f"{option} is said as {text!r} and read as something else"
        step = random_step(state, rng)
        if step is None:
            break
        state.advance(*step)


def check_record(game: Game, setup: Setup, seed: int) -> None:
    """A game ends, and its record leads through the same states. The last event alone is of the kind `over`."""
    rng = Random(seed)
    recorder = Recorder(game, setup, seed)
    keys = [hash(recorder.state)]
    kinds: list[str] = []
    while (step := random_step(recorder.state, rng)) is not None:
        kinds += [event.kind for event in recorder.apply(*step)]
        keys.append(hash(recorder.state))
        assert len(keys) < MAX_CHOICES, "the game does not end"
    outcome = recorder.state.outcome
    assert outcome is not None, "nobody is asked, and there is no outcome"
    assert len(outcome.ranking) == len(outcome.scores) == game.seats(setup)
    assert 1 in outcome.ranking, "nobody has come first"
    assert kinds.index(OVER) == len(kinds) - 1, f"the last event is not '{OVER}', or another one is"
    record = Record.from_json(json.dumps(recorder.record.to_json()))
    assert [hash(state) for state in replay(game, record)] == keys, "the record leads through other states"
    assert len(record.choices) + 1 == len(keys)


def check_determinize(game: Game, setup: Setup, seed: int, depth: int) -> None:
    """Views are plain data without the dealer; a guess agrees with the view and can be played on."""
    state, rng = state_after(game, setup, seed, depth)
    together = state.views(seats_of(game, setup))
    for seat, one_of_many in zip(seats_of(game, setup), together, strict=True):
        view = state.view(seat)
        assert one_of_many == view, "a view made with others is another one"
        plain = encoded(view)
        assert json.loads(json.dumps(plain)) == plain, "a view is not ready for JSON"
        assert isinstance(plain, dict)
        assert "dealer" not in plain, "a view has the dealer"
        assert game.read_view(plain) == view, "a view is not the same when it is read again"
        assert view.you == seat
        assert view.turn == state.turn
        assert view.teams == any(len(side) > 1 for side in game.sides(setup))
        guess = game.determinize(view, Dealer(rng.getrandbits(64)))
        assert guess.view(seat) == view, "a guess looks different to the seat"
        assert list(guess.requests()) == list(state.requests()), "others are asked in a guess"
        if seat is not None and seat in state.requests():
            assert guess.requests()[seat] == state.requests()[seat], "the seat is asked something else in a guess"
        for _ in range(3):
            step = random_step(guess, rng)
            if step is None:
                break
            guess.advance(*step)


def check_secrets(game: Game, setup: Setup, seed: int, depth: int, revealing: Collection[str] = ()) -> None:
    """Two states that look alike to a seat go on looking alike as long as nothing hidden comes to light.

    `revealing` are the kinds of events that bring something to light: after these, two such states may differ.
    """
    state, rng = state_after(game, setup, seed, depth)
    for seat in seats_of(game, setup):
        real = state.copy()
        other = game.determinize(real.view(seat), Dealer(rng.getrandbits(64)))
        for _ in range(6):
            step = _common_step(real, other, rng)
            if step is None:
                break
            seen = [event.seen_by(seat) for event in real.apply(*step)]
            seen_there = [event.seen_by(seat) for event in other.apply(*step)]
            known, known_there = (seen, real.view(seat)), (seen_there, other.view(seat))
            if known != known_there and any(event.event in revealing for event in seen + seen_there):
                break
            assert known == known_there, f"seat {seat} is told something that depends on what is hidden from it"


def _common_step(real: State, other: State, rng: Random) -> tuple[int, Choice] | None:
    """A choice that is open in both states."""
    requests, others = real.requests(), other.requests()
    for seat in sorted(set(requests) & set(others)):
        common = [option for option in requests[seat].options if option in others[seat].options]
        if common:
            return seat, rng.choice(common)
    return None


def check_option_messages(game: Game, setup: Setup, seed: int, depth: int) -> None:
    """Messages tell options apart, are ready for JSON, and do not depend on what the seat cannot know."""
    state, rng = state_after(game, setup, seed, depth)
    for seat, request in state.requests().items():
        messages = [game.option(state, seat, option) for option in request.options]
        texts = [json.dumps(encoded(message)) for message in messages]
        assert len(set(texts)) == len(texts), "two options have the same message"
        assert all(isinstance(message.verb, str) for message in messages)
        guess = game.determinize(state.view(seat), Dealer(rng.getrandbits(64)))
        again = [game.option(guess, seat, option) for option in request.options]
        assert again == messages, "the message of an option tells what is hidden"


def check_seeds(game: Game, setup: Setup) -> None:
    """The same seed deals the same; where there is chance, another seed does not."""
    first = game.new(setup, 7)
    assert first == game.new(setup, 7), "the same seed deals something else"
    seeds = range(20)
    different = len({game.new(setup, seed) for seed in seeds})
    assert different == (len(seeds) if first.dealer is not None else 1), f"20 seeds give {different} beginnings"


def check_declarations(game: Game, setup: Setup, seed: int, depth: int) -> None:
    """Exactly what a seat may declare is accepted; everybody hears it, and it changes no question."""
    state, _ = state_after(game, setup, seed, depth)
    for seat in range(-1, game.seats(setup) + 1):
        open_ = state.declarations(seat)
        assert len(set(open_)) == len(open_)
        for declaration in Declaration:
            after, before = state.copy(), state.to_json()
            if declaration not in open_:
                _refused(ChoiceError, after.declare, seat, declaration)
                assert after.to_json() == before, "a refused declaration has changed the state"
                continue
            events = after.declare(seat, declaration)
            assert events, "a declaration is not told"
            assert all(event.seen_by(None) == event.seen_by(seat) for event in events), "not everybody hears it"
            assert after != state
            assert game.from_json(after.to_json()) == after
            if declaration in WAITING:
                assert after.declared[seat] is declaration
            if after.outcome is None:
                asked, asked_before = after.requests(), state.requests()
                assert {other: request.options for other, request in asked.items()} == {
                    other: request.options for other, request in asked_before.items()
                }, "a declaration has changed what is asked"
            else:
                assert events[-1].kind == OVER
                assert after.requests() == {} == after.declared
                assert not any(after.declarations(other) for other in range(game.seats(setup)))


def check_said_is_recorded(game: Game, setup: Setup, seed: int) -> None:
    """A record with declarations among the choices leads to the same state."""
    recorder, rng = Recorder(game, setup, seed), Random(seed)
    seats = game.seats(setup)
    for _ in range(150):
        step = random_step(recorder.state, rng)
        if step is None:
            break
        recorder.apply(*step)
        seat = rng.randrange(seats)
        if (declarations := recorder.state.declarations(seat)) and rng.random() < 0.1:
            recorder.declare(seat, rng.choice(declarations))
    *_, last = replay(game, Record.from_json(json.dumps(recorder.record.to_json())))
    assert last == recorder.state


def check_forfeit(game: Game, setup: Setup, reason: Forfeit) -> None:
    """A forfeit ends the game and is recorded, or it is refused."""
    recorder = Recorder(game, setup, 3)
    seat = game.seats(setup) - 1
    if not recorder.state.may_forfeit(seat):
        before = recorder.state.to_json()
        _refused(ChoiceError, recorder.forfeit, seat, reason)
        assert recorder.state.to_json() == before
        return
    events = recorder.forfeit(seat, reason)
    outcome = recorder.state.outcome
    assert outcome is not None, "the game goes on after a forfeit"
    assert events[-1].kind == OVER
    assert seat not in outcome.winners
    assert outcome.reason == reason
    assert recorder.state.requests() == {}
    *_, last = replay(game, recorder.record)
    assert last == recorder.state


_SPOILED: tuple[Callable[[Any], object], ...] = (  # they take any data apart
    lambda data: data.update(format=99),
    lambda data: data.update(game="no game of that name"),
    lambda data: data.pop("setup"),
    lambda data: data["choices"].append([0]),
    lambda data: data["choices"].append([0, "this says no choice at all"]),
    lambda data: data["choices"].append([99, data["choices"][0][1]]),
    lambda data: data["choices"].insert(0, [0, "this says no choice at all"]),
)


def check_broken_records(game: Game, setup: Setup) -> None:
    """A broken record is refused in words."""
    recorder = Recorder(game, setup, 5)
    rng = Random(5)
    for _ in range(10):
        step = random_step(recorder.state, rng)
        if step is None:
            break
        recorder.apply(*step)
    for spoil in _SPOILED:
        data = json.loads(json.dumps(recorder.record.to_json()))
        spoil(data)
        error = _refused(RecordError, lambda data=data: list(replay(game, Record.from_json(data))))
        assert len(str(error)) > 10, f"that says too little: {error}"


def check_refusals(game: Game, setup: Setup) -> None:
    """Nonsense is refused in words: positions, choices, data, setups."""
    state = game.new(setup, 1)
    for text in ("", "nothing: at all", "form: chess", f"nonsense {game.position(state)}"):
        _refused(ArenariumError, game.parse_position, text)
    for text in ("", "hop e5", "place z9", "this says no choice at all"):
        _refused(NotationError, game.read, state, text)
    for data in ({}, {"form": "chess"}):
        _refused(NotationError, game.from_json, data)
    _refused(SetupError, game.new, {**setup, "moon": "full"}, 1)


def _refused(kind: type[ArenariumError], act: Callable[..., object], *given: object) -> ArenariumError:
    """The error with which something is refused."""
    try:
        act(*given)
    except kind as error:
        return error
    raise AssertionError(f"{', '.join(map(repr, given)) or 'a broken record'} is not refused with a {kind.__name__}")
