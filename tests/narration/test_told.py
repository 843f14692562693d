"""Whole games in words: everything that happens is told in all languages, and nothing that is hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest
from support.games import GAMES, facts_of, narrator_of

from arenarium.core.declaration import Declaration, Forfeit
from arenarium.core.errors import SetupError
from arenarium.core.event import Event
from arenarium.core.game import State
from arenarium.core.outcome import Outcome
from arenarium.core.plain import Json, encoded
from arenarium.games import kits
from arenarium.games.barracks.language.tree import Boost
from arenarium.games.barracks.state import events as barracks
from arenarium.games.tashkalar.narration.narrator import TashKalarNarrator
from arenarium.games.tashkalar.state import events as tashkalar
from arenarium.narration.narrator import Narrator
from arenarium.narration.words import LANGUAGES

EXPANSIONS: list[dict[str, Any]] = [
    {"form": "high", "schools": ["everfrost", "etherweave"]},
    {"form": "duel", "schools": ["nethervoid", "etherweave"]},
    {"form": "melee", "schools": ["nethervoid", "etherweave", "everfrost"]},
]
WAYS = [(name, setup) for name, game in GAMES.items() for setup in game.example_setups()]
WAYS += [("tashkalar", setup) for setup in EXPANSIONS]
SAID_ELSEWHERE = ("over", "summoned", "card-discarded", "drawn", "next", "ordered", "picked")
"""What another line says, or what says nothing to its reader."""
OFTEN = 12
"""So many times of a kind are enough in a game."""
DULL = ("place", "lift", "discard", "return", "pass")
"""Answers that would fill a random game of Tash-Kalar."""


def steps(game: str, setup: Mapping[str, Json], seed: int) -> Iterator[tuple[State, int, Any, Any, list[Event]]]:
    """A random game: the state before and at the question, seat, request, choice, and the events that followed."""
    rng = Random(seed)
    state = GAMES[game].new(setup, seed)
    while requests := state.requests():
        seat, request = next(iter(requests.items()))
        lively = [option for option in request.options if option.verb not in DULL]
        choice = rng.choice(lively if lively and rng.random() < 0.7 else request.options)
        before = state.copy()
        yield before, seat, request, choice, state.apply(seat, choice)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "setup"), WAYS)
def test_everything_is_told(game: str, setup: dict[str, Any], language: str) -> None:
    narrator = narrator_of(game, language, setup)
    said: Counter[Any] = Counter()

    def often_said(*key: Any) -> bool:
        said[key] += 1
        return said[key] > OFTEN

    for state, seat, request, _, events in steps(game, setup, 3):
        if not often_said(request.kind, request.source):
            assert_reads_well(narrator.question(state, seat, request))
        for option in request.options:
            if not often_said(type(option), option.verb):
                assert_reads_well(narrator.choice(state, seat, option))
        for event in events:
            for reader in () if often_said(event.kind) else (seat, None):
                told = narrator.event(event, reader)
                if told or event.kind not in SAID_ELSEWHERE:
                    assert_reads_well(told)
    final = encoded(events[-1].public)
    assert isinstance(final, dict)
    over = Outcome.from_json({key: value for key, value in final.items() if key != "event"})
    for reader in (0, None):
        for line in narrator.outcome(over, reader):
            assert_reads_well(line)


def assert_reads_well(told: str) -> None:
    assert told
    assert told[0] == told[0].upper(), told
    assert "none" not in told.lower().split(), told
    assert not [junk for junk in ("{", "  ", " ,") if junk in told], told


def test_answers_are_told_apart() -> None:
    """Two options of a question never read the same, except orders of a warrior that has a move twice."""
    for game, setup in WAYS:
        narrator = narrator_of(game, "en", setup)
        asked: Counter[Any] = Counter()
        for state, seat, request, _, _ in steps(game, setup, 5):
            asked[request.kind, request.source] += 1
            if asked[request.kind, request.source] < 4 and len(request.options) < 120 and request.kind != "orders":
                told = [narrator.choice(state, seat, option) for option in request.options]
                assert len(set(told)) == len(told), told


@pytest.mark.parametrize(("game", "setup"), WAYS)
def test_nothing_hidden_is_told(game: str, setup: dict[str, Any]) -> None:
    """A secret fact is in the words of those who may see it, and of nobody else."""
    narrator = narrator_of(game, "en", setup)
    secrets = 0
    for _, _, _, _, events in steps(game, setup, 7):
        for event in events:
            if event.private is None:
                continue
            secret, public = facts_of(event, min(event.seats)), facts_of(event, None)
            if public.get("warrior") is not None:
                continue  # whom it is about everybody knows: hidden are its moves, of which the words say nothing
            hidden = secret.get("cards") or [secret.get("card") or secret["warrior"]]
            for reader in (*range(GAMES[game].seats(setup)), None):
                told = narrator.event(event, reader)
                knows = reader in event.seats
                secrets += not knows
                for name in hidden:
                    shown = narrator.card(name) if isinstance(narrator, TashKalarNarrator) else name
                    assert (shown in told) is knows, (told, event)
    assert secrets


DUEL: dict[str, Any] = {"form": "duel"}
TEAMS: dict[str, Any] = {"form": "duel", "seats": 4, "teams": True}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "setup"), [("tashkalar", DUEL), ("tashkalar", TEAMS), ("barracks", {})])
@pytest.mark.parametrize("reason", Forfeit)
def test_all_ways_to_lose_at_once_are_told(game: str, setup: dict[str, Any], reason: Forfeit, language: str) -> None:
    names = ["Anna", "Bob", "Cyril", "Dana"][: GAMES[game].seats(setup)]
    narrator = narrator_of(game, language, setup, names)
    state = GAMES[game].new(setup, 1)
    events = state.forfeit(0, reason)
    assert state.outcome is not None
    told = set()
    for reader in (0, 1, None):
        assert_reads_well(narrator.event(events[0], reader))
        headline, why = narrator.outcome(state.outcome, reader)
        assert_reads_well(headline)
        assert_reads_well(why)
        told.add(why)
    assert len(told) == 2, "whoever loses is spoken to"


@pytest.mark.parametrize(
    ("reason", "expected"),
    [
        (Forfeit.RESIGNED, ["Bob wins.", "You resigned."]),
        (Forfeit.OUT_OF_TIME, ["Bob wins.", "You ran out of time."]),
        (Forfeit.LEFT, ["Bob wins.", "You left the table."]),
    ],
)
def test_the_outcome_says_who_gave_up_and_how(reason: Forfeit, expected: list[str]) -> None:
    state = GAMES["barracks"].new({}, 1)
    state.forfeit(0, reason)
    assert state.outcome is not None
    narrator = narrator_of("barracks", "en", {}, ["Anna", "Bob"])
    assert narrator.outcome(state.outcome, 0) == expected
    assert narrator.outcome(state.outcome, 1) == ["You win!", expected[1].replace("You", "Anna")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_declared_is_told(language: str) -> None:
    teams = GAMES["tashkalar"].new(TEAMS, 1)
    battle = GAMES["barracks"].new({"difficulty": "quick"}, 1)
    while not battle.turn:
        seat, request = next(iter(battle.requests().items()))
        battle.advance(seat, request.options[-1])
    over = battle.copy()
    said = [
        ("tashkalar", teams, 0, Declaration.PROPOSE_RESIGNING),
        ("tashkalar", teams, 0, Declaration.KEEP_PLAYING),
        ("barracks", battle, 0, Declaration.OFFER_DRAW),
        ("barracks", battle, 0, Declaration.WITHDRAW_DRAW),
        ("barracks", battle, 1, Declaration.OFFER_DRAW),
        ("barracks", battle, 0, Declaration.DECLINE_DRAW),
        ("barracks", over, 0, Declaration.OFFER_DRAW),
        ("barracks", over, 1, Declaration.ACCEPT_DRAW),
    ]
    told = set()
    for game, state, seat, declaration in said:
        narrator = narrator_of(game, language, TEAMS if state is teams else {})
        event = state.declare(seat, declaration)[0]
        for reader in (seat, None):
            assert_reads_well(narrator.event(event, reader))
            told.add(narrator.event(event, reader))
    assert len(told) == 13, "only what is offered three times reads the same"
    assert over.outcome is not None
    for line in narrator_of("barracks", language, {}).outcome(over.outcome, 0):
        assert_reads_well(line)


@pytest.mark.parametrize(
    ("language", "number", "expected"),
    [
        ("en", 1, "Your turn: 1 action left"),
        ("pl", 1, "Twoja tura: została 1 akcja"),
        ("pl", 2, "Twoja tura: zostały 2 akcje"),
        ("pl", 5, "Twoja tura: zostało 5 akcji"),
        ("cs", 1, "Tvůj tah: zbývá 1 akce"),
        ("cs", 3, "Tvůj tah: zbývají 3 akce"),
        ("cs", 5, "Tvůj tah: zbývá 5 akcí"),
    ],
)
def test_numbers_are_declined(language: str, number: int, expected: str) -> None:
    state = GAMES["tashkalar"].new({"form": "high"}, 1)
    ((seat, request),) = state.requests().items()
    state.actions = number
    assert narrator_of("tashkalar", language, {}).question(state, seat, request) == expected


def test_readers_are_spoken_to() -> None:
    """The same event for the one who did it, for another, and with a name."""
    event = Event(tashkalar.Summoning(0, "Knight", "e5", (), (), None))
    told = {
        ("en", 0): "You summon “Knight” on e5",
        ("en", 1): "Blue summons “Knight” on e5",
        ("pl", 0): "Przywołujesz istotę „Rycerz” na e5",
        ("pl", 1): "Niebieski przywołuje istotę „Rycerz” na e5",
        ("cs", 0): "Vyvoláváš bytost „Rytíř“ na e5",
        ("cs", 1): "Modrý vyvolává bytost „Rytíř“ na e5",
    }
    for (language, reader), expected in told.items():
        assert narrator_of("tashkalar", language, {}).event(event, reader) == expected
    named = narrator_of("tashkalar", "pl", {}, names=["Hanka", "Jirka"])
    assert named.event(event, 1) == "Hanka przywołuje istotę „Rycerz” na e5"


@pytest.mark.parametrize(
    ("rolled", "expected"),
    [
        (barracks.DieRolled(4, "effect", 4), "Rolled 4, needed 4 or less: success"),
        (barracks.DieRolled(5, "effect", 4), "Rolled 5, needed 4 or less: no effect"),
        (barracks.DieRolled(2, "paralysis", 2), "Rolled 2, needed 2 or less: paralyzed"),
        (barracks.DieRolled(3, "paralysis", 2), "Rolled 3, needed 2 or less: not paralyzed this time"),
        (barracks.DieRolled(3, "first"), "Rolled 3 to see who goes first"),
    ],
)
def test_a_die_says_what_it_decided(rolled: barracks.DieRolled, expected: str) -> None:
    assert narrator_of("barracks", "en", {}).event(Event(rolled), 0) == expected


@pytest.mark.parametrize(
    ("language", "move", "expected"),
    [
        ("en", "Plain Cut", "Golem uses “Plain Cut” and hits nobody"),
        ("en", "Raised Shield", "Golem uses “Raised Shield”"),
        ("pl", "Plain Cut", "Golem wykonuje ruch „Zwykłe Cięcie”, nikt nie jest celem"),
        ("cs", "Plain Cut", "Golem používá „Obyčejný sek“, nikoho nezasáhne"),
    ],
)
def test_a_blow_that_hits_nobody_is_told_apart_from_a_move_without_targets(
    language: str, move: str, expected: str
) -> None:
    narrator = narrator_of("barracks", language, {})
    event = Event(barracks.MoveUsed(0, 0, "Golem", move, ()))
    assert narrator.event(event, 0) == expected


@pytest.mark.parametrize(("language", "expected"), [("en", "Nobody"), ("pl", "Nikt"), ("cs", "Nikdo")])
def test_hitting_nobody_is_an_answer(language: str, expected: str) -> None:
    state = GAMES["barracks"].parse_position(
        "phase: target | queue: 0 1 1 | squad 0: Golem [Plain Cut, -] | squad 1: Leshy | field 0: 1 | field 1:"
    )
    narrator = narrator_of("barracks", language, {})
    assert narrator.choice(state, 0, GAMES["barracks"].read(state, "target none")) == expected


def a_golem() -> Any:
    """How a warrior looks, as events bring it."""
    state = GAMES["barracks"].parse_position("phase: send | squad 0: Golem | squad 1: Leshy")
    return state.view(0).squads[0][0]


def test_what_the_reader_knows_or_cannot_know_is_not_told() -> None:
    narrator = narrator_of("barracks", "en", {}, ["Anna", "Bob"])
    ordered = Event(barracks.Ordered(0, 0, "Golem", a_golem(), "Plain Cut"))
    assert narrator.event(ordered, 0) == ""
    assert narrator.event(ordered, 1) == "Golem (Anna): “Plain Cut”"
    assert narrator.event(Event(barracks.GoesNext(0, 0, "Golem", "speed", 0, 3, ())), 1) == ""


@pytest.mark.parametrize(
    ("level", "expected"), [(2, "Golem is strengthened (+2)"), (0, "Golem is back to normal (power)")]
)
def test_a_boost_that_evens_out_is_told_as_such(level: int, expected: str) -> None:
    event = Event(barracks.Boosted(0, 0, "Golem", a_golem(), Boost.POWER, level))
    assert narrator_of("barracks", "en", {}).event(event, 0) == expected


def test_a_warrior_that_hits_itself_is_not_named_twice() -> None:
    event = Event(barracks.MoveUsed(0, 0, "Golem", "Plain Cut", ((0, "Golem"),)))
    assert narrator_of("barracks", "en", {}).event(event, 0) == "Golem uses “Plain Cut” on itself"


@pytest.mark.parametrize("language", LANGUAGES)
def test_waiting_is_told(language: str) -> None:
    event = Event(barracks.Waited(1, 0, "Golem"))
    assert "Golem" in narrator_of("barracks", language, {}).event(event, 0)


def test_seats_of_a_team_are_told_apart() -> None:
    narrator: Narrator = narrator_of("tashkalar", "cs", {"teams": True})
    assert [narrator.seat(seat) for seat in range(4)] == ["Modrý I", "Žlutý I", "Modrý II", "Žlutý II"]


def test_every_game_has_a_teller() -> None:
    assert all(kit.narrator_() for kit in kits().values())
    with pytest.raises(SetupError, match="unknown game 'chess'"):
        narrator_of("chess", "en", {})
