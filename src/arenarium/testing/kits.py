"""A whole game, and all that its kit brings besides: words, computer players, options."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random

from arenarium.core.bot import RandomBot
from arenarium.core.declaration import Forfeit
from arenarium.core.event import Event
from arenarium.core.game import Game
from arenarium.core.kit import GameKit
from arenarium.core.plain import Json
from arenarium.core.play import answers
from arenarium.core.time_budget import Clock, TimeBudget
from arenarium.testing import checks
from arenarium.testing.walk import random_step, random_word, seats_of

LANGUAGES = ("en", "pl", "cs")
SEEDS = range(3)
DEPTHS = (0, 1, 4, 12, 40)
MAX_SEATS = 4


def check_game(
    game: Game,
    setups: Iterable[Mapping[str, Json]] | None = None,
    *,
    seeds: Sequence[int] = SEEDS,
    depths: Sequence[int] = DEPTHS,
    revealing: Collection[str] = (),
) -> None:
    """Every check of the contract, for some setups (without them, one of every way to play). `revealing`: as in
    `check_secrets`."""
    for given in game.example_setups() if setups is None else setups:
        setup = dict(given)
        assert 1 <= game.seats(setup) <= MAX_SEATS
        assert sorted(seat for side in game.sides(setup) for seat in side) == list(range(game.seats(setup)))
        checks.check_seeds(game, setup)
        checks.check_broken_records(game, setup)
        checks.check_refusals(game, setup)
        for reason in Forfeit:
            checks.check_forfeit(game, setup, reason)
        for seed in seeds:
            checks.check_record(game, setup, seed)
            checks.check_said_is_recorded(game, setup, seed)
            for depth in depths:
                checks.check_options(game, setup, seed, depth)
                checks.check_copies(game, setup, seed, depth)
                checks.check_notation(game, setup, seed, depth)
                checks.check_determinize(game, setup, seed, depth)
                checks.check_secrets(game, setup, seed, depth, revealing)
                checks.check_declarations(game, setup, seed, depth)
                checks.check_option_messages(game, setup, seed, depth)


def check_words(kit: GameKit, setup: Mapping[str, Json], seed: int, language: str) -> None:
    """Whatever happens in a random game can be told to everybody."""
    game, rng = kit.game, Random(seed)
    narrator = kit.narrator(language, setup)
    readers = seats_of(game, setup)
    state = game.new(setup, seed)

    def tell(events: Iterable[Event]) -> None:
        for event in events:
            for reader in readers:
                narrator.event(event, reader)

    while (step := random_step(state, rng)) is not None:
        for seat, request in state.requests().items():
            assert narrator.question(state, seat, request), f"no words for the question '{request.kind}'"
            sentences = [narrator.choice(state, seat, option) for option in request.options]
            assert all(sentences), f"no words for an option of '{request.kind}'"
        tell(state.apply(*step))
        word = random_word(state, game.seats(setup), rng) if rng.random() < 0.1 else None
        if word is not None:
            tell(state.declare(*word))
    assert state.outcome is not None
    for reader in readers:
        assert narrator.outcome(state.outcome, reader)
    for message in ("keys", "help-answers"):
        assert narrator.words(message)


def check_bots(kit: GameKit, setup: Mapping[str, Json], seed: int) -> None:
    """Each computer player of the kit plays a game against random choices, by its view alone."""
    for name, spec in kit.bots.items():
        bot = spec.make(Random(seed), TimeBudget(0.01, _ticking()), kit.game)
        rng, state = Random(seed), kit.game.new(setup, seed)
        for seat, choice in answers(state, [bot, *[RandomBot(rng)] * (kit.game.seats(setup) - 1)]):
            assert choice in state.requests()[seat].options, f"{name} chooses {choice}, which is no option"
            state.advance(seat, choice)


def _ticking() -> Clock:
    """A clock on which each look takes a millisecond, so that nothing depends on how fast a machine is."""
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += 0.001
        return now

    return clock


def check_kit(
    kit: GameKit, *, seeds: Sequence[int] = SEEDS, depths: Sequence[int] = DEPTHS, revealing: Collection[str] = ()
) -> None:
    """The game, as `check_game` does, and all that its kit brings besides."""
    game = kit.game
    assert re.fullmatch("[a-z]{1,32}", kit.id), "an id is made of small letters: it is a part of addresses"
    assert kit.id == game.id
    assert all(re.fullmatch("[a-z0-9]{1,16}", name) for name in kit.bots), "names of computer players: a to z, 0 to 9"
    known = {option.name for option in kit.options}
    for setup in game.example_setups():
        unknown = set(setup) - known
        assert not unknown, f"no option of the kit is for {', '.join(sorted(unknown))}"
        check_bots(kit, setup, seed=1)
        for language in LANGUAGES:
            check_words(kit, setup, 1, language)
    check_game(game, seeds=seeds, depths=depths, revealing=revealing)
