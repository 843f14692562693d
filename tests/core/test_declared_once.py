"""A kind of choice, a field of a position, a setup: declared once, everything else follows."""

from __future__ import annotations

import pickle
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Annotated, Literal, NamedTuple

import pytest

from arenarium.core.base_state import BaseState
from arenarium.core.choices import ChoiceKinds, written
from arenarium.core.errors import NotationError, SetupError
from arenarium.core.names import CardName, Counted, Named, Several, Spelled
from arenarium.core.plain import Between, Codecs, Json, decoded, encoded
from arenarium.core.position import ASIDE, COPIED, DROPPED, fill, position, to_plain
from arenarium.core.setup import option, options_of, read_setup, say_setup

SQUARE = Named("square", ["a1", "a2", "b1", "b2"])
SIDE = Named("side", "ab", numbered=True)
CARD = Named("card", ["Fire Dragon", "Knight"], pattern=r"\D+?")
FACING = Spelled("facing", {0: "", 1: "turned"}.__getitem__, {"": 0, "turned": 1}.__getitem__, pattern="turned")
Square = Annotated[int, SQUARE]


@written("summon {card} {at}[ {facing}]")
class Summon(NamedTuple):
    card: Annotated[int, CARD]
    at: Square
    facing: Annotated[int, FACING] = 0
    verb: Literal["summon"] = "summon"


@written("put {side} {at}")
class Put(NamedTuple):
    at: Square
    side: Annotated[int, SIDE]
    verb: Literal["put"] = "put"


class Target(NamedTuple):
    at: Square
    verb: Literal["destroy", "upgrade"]


class Send(NamedTuple):
    slots: Annotated[tuple[int, ...], Several("slots", Counted("slot"))]
    verb: Literal["send"] = "send"


class Plain(NamedTuple):
    verb: Literal["pass", "finish"]


KINDS: ChoiceKinds[Summon | Put | Target | Send | Plain] = ChoiceKinds("choice", (Summon, Put, Target, Send, Plain))

TEXTS: dict[str, Summon | Put | Target | Send | Plain] = {
    "summon Fire Dragon b1": Summon(0, 2),
    "summon Knight a2 turned": Summon(1, 1, 1),
    "put b a1": Put(0, 1),
    "upgrade b2": Target(3, "upgrade"),
    "send 1 3": Send((0, 2)),
    "finish": Plain("finish"),
}


@pytest.mark.parametrize("text", TEXTS)
def test_notation_both_ways(text: str) -> None:
    assert KINDS.read(text) == TEXTS[text]
    assert KINDS.read(f"  {text.replace(' ', '  ')} ") == TEXTS[text]
    assert KINDS.say(TEXTS[text]) == text


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("hop a1", "unknown choice 'hop a1'; a choice begins with one of destroy, finish, pass, put, send, summon"),
        ("", "unknown choice ''"),
        ("summon Fire Dragun b1", "'summon Fire Dragun b1': unknown card 'Fire Dragun'; did you mean 'Fire Dragon'?"),
        ("put a1", "'put a1': expected 'put SIDE SQUARE'"),
        ("put a a1 a2", "expected 'put SIDE SQUARE'"),
        ("send x", "'x' is no number of a slot"),
        ("finish now", "expected 'pass'"),
    ],
)
def test_what_is_wrong_with_a_text_is_said(text: str, why: str) -> None:
    with pytest.raises(NotationError) as error:
        KINDS.read(text)
    assert why in str(error.value)


def test_an_option_is_a_message() -> None:
    messages = [KINDS.option(choice) for choice in TEXTS.values()]
    assert [asdict(message) for message in messages[:3]] == [  # type: ignore[call-overload]
        {"verb": "summon", "card": "Fire Dragon", "at": "b1", "facing": ""},
        {"verb": "summon", "card": "Knight", "at": "a2", "facing": "turned"},
        {"verb": "put", "at": "a1", "side": 1},
    ]
    assert KINDS.messages[Put].__name__ == "PutOption"
    assert [pickle.loads(pickle.dumps(message)) for message in messages] == messages


OWN = CardName("own card")


class Play(NamedTuple):
    card: Annotated[int, OWN]
    verb: Literal["play"] = "play"


def test_what_is_kept_of_choices_belongs_to_their_names() -> None:
    kinds: ChoiceKinds[Play] = ChoiceKinds("choice", (Play,))
    sets = [kinds.with_codecs(Codecs({OWN: Named("card", [name])})) for name in ("Fox", "Owl")]
    for _ in range(2):  # the second time it is known
        assert [named.say(Play(0)) for named in sets] == ["play Fox", "play Owl"]
        assert [asdict(named.option(Play(0)))["card"] for named in sets] == ["Fox", "Owl"]  # type: ignore[call-overload]


def test_a_field_that_does_not_say_what_it_is_is_a_mistake() -> None:
    class Bare(NamedTuple):
        at: int
        verb: str = "bare"

    with pytest.raises(TypeError, match=r"Bare\.at does not say what it is"):
        ChoiceKinds("choice", (Bare,))


class Phase(StrEnum):
    BEGIN = "begin"
    END = "end"


class Part:
    def __init__(self, number: int) -> None:
        self.number = number

    def copy(self) -> Part:
        return Part(self.number)

    def key(self) -> int:
        return self.number


class PartCodec:
    plain = int

    def encode(self, value: Part) -> Json:
        return value.number

    def decode(self, data: Json) -> Part:
        if not isinstance(data, int):
            raise ValueError("the number of a part")
        return Part(data)


@position
class Small(BaseState[Put]):
    phase: Phase
    squares: list[Square]
    hands: tuple[tuple[Annotated[int, CARD], ...], ...]
    big: Annotated[int, Between(0, 2**300)]
    parts: Annotated[list[Annotated[Part, PartCodec()]], COPIED]
    known: Annotated[list[int] | None, ASIDE]
    log: Annotated[None, DROPPED]


def small() -> Small:
    state = Small()
    state.phase, state.squares, state.hands, state.big = Phase.END, [2, 0], ((1,), ()), 2**256
    state.parts, state.known, state.log = [Part(7)], [1, 2, 3], None
    return state


def test_a_copy_is_independent_and_shares_what_cannot_change() -> None:
    state = small()
    copy = state.copy()
    assert copy == state
    assert copy.hands is state.hands
    assert copy.known is state.known
    copy.squares.append(3)
    assert copy != state
    copy = state.copy()
    copy.parts[0].number = 8
    assert state.parts[0].number == 7
    assert copy != state
    copy = state.copy()
    copy.known = None
    assert copy == state
    assert not hasattr(state, "__dict__")


def test_a_position_is_plain_data_and_back() -> None:
    state = small()
    plain = to_plain(state)
    assert plain == {"phase": "end", "squares": ["b1", "a1"], "hands": [["Knight"], []], "big": 2**256, "parts": [7]}
    again = Small()
    fill(again, plain)
    assert again == state


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"phase": "middle"}, "'phase' is 'middle'; expected begin, end"),
        ({"squares": ["a1", "z9"]}, "'squares[1]' is 'z9'; expected a square"),
        ({"hands": [["Knight"], 5]}, "'hands[1]' is 5; expected a list"),
        ({"big": -1}, "'big' is -1; expected a number from 0"),
        ({"parts": ["x"]}, "'parts[0]' is 'x'; expected the number of a part"),
        ({"more": 1}, "'more' is unknown; a position has phase, squares, hands, big, parts"),
    ],
)
def test_what_is_wrong_with_a_position_is_said(change: dict[str, Json], why: str) -> None:
    with pytest.raises(NotationError) as error:
        fill(Small(), {**to_plain(small()), **change})
    assert why in str(error.value)
    with pytest.raises(NotationError, match="'big' is missing"):
        fill(Small(), {key: value for key, value in to_plain(small()).items() if key != "big"})


@dataclass(frozen=True, slots=True)
class Inner:
    number: int
    name: str | None = None


@dataclass(frozen=True, slots=True)
class Outer:
    inner: tuple[Inner, ...]
    pair: tuple[int, str]
    by_name: dict[str, bool]
    one: Inner | None = None
    blanks: tuple[None, ...] = ()


def test_dataclasses_are_plain_data_and_back() -> None:
    outer = Outer((Inner(1), Inner(2, "x")), (3, "y"), {"z": True}, Inner(4), (None, None))
    plain: Json = {
        "inner": [{"number": 1, "name": None}, {"number": 2, "name": "x"}],
        "pair": [3, "y"],
        "by_name": {"z": True},
        "one": {"number": 4, "name": None},
        "blanks": [None, None],
    }
    assert encoded(outer) == plain
    assert decoded(Outer, plain) == outer
    with pytest.raises(NotationError, match=r"'inner\[0\]\.number' is True; expected a number"):
        decoded(Outer, {"inner": [{"number": True}], "pair": [1, "x"], "by_name": {}})


@dataclass(frozen=True, slots=True)
class Setup:
    form: Literal["long", "short"] = option("long", "how long it takes", choices=lambda: ("long", "short"))
    seats: int = option(2, "how many play", counts_seats=True)
    schools: tuple[str, ...] | str = option("random", "which schools")
    first: int | None = None


def test_a_setup_is_read_said_and_offered() -> None:
    assert read_setup(Setup, {}) == Setup()
    assert read_setup(Setup, {"form": "short", "schools": ["x", "y"]}) == Setup("short", schools=("x", "y"))
    assert read_setup(Setup, Setup("short")) == Setup("short")
    assert say_setup(Setup("short", schools=("x", "y"))) == {"form": "short", "schools": ["x", "y"]}
    options = options_of(Setup)
    assert [(each.name, each.kind, each.listed, list(each.choices()), each.counts_seats) for each in options] == [
        ("form", str, False, ["long", "short"], False),
        ("seats", int, False, [], True),
        ("schools", str, True, [], False),
    ]


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"moon": 1}, "unknown setup key 'moon'; known are form, seats, schools, first"),
        ({"form": "wide"}, "'form' is 'wide'; expected long, short"),
        ({"seats": "2"}, "'seats' is '2'; expected a number"),
    ],
)
def test_what_is_wrong_with_a_setup_is_said(data: dict[str, object], why: str) -> None:
    with pytest.raises(SetupError) as error:
        read_setup(Setup, data)
    assert why in str(error.value)
