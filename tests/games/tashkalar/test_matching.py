"""Where patterns match and which summonings are offered, beside a slow search that tries every square by itself."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Iterator
from importlib import resources
from random import Random
from typing import Any, NamedTuple

import pytest
from games.tashkalar.support.printed import BY_NAME, CARDS, SUMMONABLE
from games.tashkalar.support.table import DUEL, HIGH, MELEE_3, MELEE_4, SQUARES, TEAM_DUEL, Board, board, position, rows
from support.thoroughness import rounds

from arenarium.games.tashkalar.board.board import BOARD, GREEN, NAMES, RED
from arenarium.games.tashkalar.board.text import read_board
from arenarium.games.tashkalar.cards.cards import Being
from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.rules.placements import summon_options
from arenarium.games.tashkalar.state.choices import Summon

# --------------------------------------------------------------------------------------- cards as the files show them

Offset = tuple[int, int]
"""Squares to the right and down from the summoning square."""
ARROWS = {"↑": (0, -1), "↗": (1, -1), "→": (1, 0), "↘": (1, 1), "↓": (0, 1), "↙": (-1, 1), "←": (-1, 0), "↖": (-1, -1)}
ON_BOARD = frozenset(SQUARES)
FACINGS = range(8)
COLOURLESS = ON_BOARD - {NAMES[square] for square in NAMES if (RED | GREEN) >> square & 1}


class Layout(NamedTuple):
    """A pattern with its marks, laid in some way."""

    needs: frozenset[tuple[Offset, int]]
    marks: frozenset[Offset]
    second: frozenset[Offset]
    arrows: frozenset[Offset]


class Card(NamedTuple):
    name: str
    rank: int
    layouts: tuple[Layout, ...]
    """By facing: mirrored left to right from 4 on, then turned clockwise so many times."""
    text: str
    squares: frozenset[str] | None = None
    """Where it may go if its pattern has no summoning square."""

    @property
    def says(self) -> tuple[bool, bool, bool]:
        """Whether the text speaks of marked squares, of indicated directions, of the pieces used."""
        return "marked" in self.text, "indicated" in self.text, "used to summon" in self.text

    def outcome(self, at: str, facing: int) -> tuple[Any, ...]:
        """All that makes a difference between placements on one square."""
        layout, (marks, arrows, used) = self.layouts[facing], self.says
        return (
            at,
            frozenset(filter(ON_BOARD.__contains__, (shifted(at, offset) for offset in layout.marks))) if marks else 0,
            frozenset(filter(ON_BOARD.__contains__, (shifted(at, offset) for offset in layout.second))) if marks else 0,
            layout.arrows if arrows else 0,
            frozenset(shifted(at, offset) for offset, _ in layout.needs) if used else 0,
        )


def shifted(square: str, offset: Offset) -> str:
    return f"{chr(ord(square[0]) + offset[0])}{int(square[1:]) + offset[1]}"


def turned(offset: Offset, facing: int) -> Offset:
    x, y = offset
    if facing >= 4:
        x = -x
    for _ in range(facing % 4):
        x, y = -y, x
    return x, y


def signs(picture: str) -> Iterator[tuple[Offset, str]]:
    for y, row in enumerate(picture.strip().splitlines()):
        for x, sign in enumerate(row.split()):
            yield (x, y), sign


def from_first(needs: frozenset[tuple[Offset, int]]) -> frozenset[tuple[Offset, int]]:
    """Counted from the piece that comes first in reading order."""
    (fx, fy), _ = min(needs, key=lambda need: need[0][::-1])
    return frozenset(((x - fx, y - fy), rank) for (x, y), rank in needs)


def read_card(entry: dict[str, str]) -> Card:
    anywhere = "summon_on" in entry
    centres = "chl" if anywhere else "@CHL"
    (cx, cy) = next(place for place, sign in signs(entry["pattern"]) if sign in centres)
    needs = {(x - cx, y - cy): "chl".index(s.lower()) for (x, y), s in signs(entry["pattern"]) if s not in ".@"}
    marks = [((x - cx, y - cy), sign) for (x, y), sign in signs(entry.get("marks", ""))]
    layouts = [
        Layout(
            frozenset((turned(offset, facing), rank) for offset, rank in needs.items()),
            frozenset(turned(offset, facing) for offset, sign in marks if sign == "*"),
            frozenset(turned(offset, facing) for offset, sign in marks if sign == "2"),
            frozenset(turned(ARROWS[sign], facing) for _, sign in marks if sign in ARROWS),
        )
        for facing in FACINGS
    ]
    if anywhere:
        layouts = [layout._replace(needs=from_first(layout.needs)) for layout in layouts]
    rank = ("common", "heroic", "legendary").index(entry["rank"])
    text = " ".join(entry.get("effect", "").split())
    return Card(entry["name"], rank, tuple(layouts), text, COLOURLESS if anywhere else None)


def read_cards() -> dict[str, Card]:
    fits = {}
    for file in (resources.files("arenarium.games.tashkalar.cards") / "data").iterdir():
        for entry in tomllib.loads(file.read_text("utf-8")).get("card", []):
            fits[entry["name"]] = read_card(entry)
    return fits


CARD_DATA = read_cards()
every_card = pytest.mark.parametrize("name", sorted(CARD_DATA))


def test_all_beings_and_legends_are_looked_at() -> None:
    assert set(CARD_DATA) == {card.name for card in CARDS if isinstance(card, Being)}


# ------------------------------------------------------------------------------------------------------ where they fit


def owner(sign: str) -> int:
    return "abcd".index(sign[0].lower())


def rank_of(sign: str) -> int:
    return 2 if sign.endswith("*") else int(sign.isupper())


def fitting(men: Board, layout: Layout, at: str, empty: int = 0) -> list[str] | None:
    """The squares that the pattern uses there; None where some piece is missing or of too low a rank.

    So many empty squares may stand for common pieces.
    """
    fits = []
    for offset, rank in layout.needs:
        square = shifted(at, offset)
        if square in ON_BOARD and square not in men and rank == 0 and empty:
            empty -= 1
        elif square not in men or rank_of(men[square]) < rank:
            return None
        fits.append(square)
    return fits


def matches(men: Board, layout: Layout, **borrowed: int) -> set[str]:
    """Where it matches for side a with exactly so many pieces of other sides: `matches(men, layout, b=1)`."""
    fits = set()
    for at in SQUARES:
        used = fitting(men, layout, at)
        if used is not None:
            taken = [men[square][0].lower() for square in used if owner(men[square])]
            if sorted(taken) == sorted("".join(side * number for side, number in borrowed.items())):
                fits.add(at)
    return fits


def squares(mask: int) -> set[str]:
    return {NAMES[square] for square in NAMES if mask >> square & 1}


def by_rank(men: Board, side: str) -> tuple[int, int, int]:
    common, heroic, legendary = at_least(men, side)
    return common, heroic, legendary


def at_least(men: Board, sides: str) -> list[int]:
    """For each of these sides its pieces of at least common, heroic, legendary rank."""
    pieces = read_board(rows(men), 4)
    fits = []
    for side in sides:
        common, heroic, legendary = pieces[3 * owner(side) : 3 * owner(side) + 3]
        fits += [common | heroic | legendary, heroic | legendary, legendary]
    return fits


def crowded(rng: Random, sides: int, mine: str = "a") -> Board:
    """A board on which much can be summoned: half of the squares of some area occupied, with pieces of all ranks."""
    first, last = rng.choice([("a", "i"), ("a", "e"), ("c", "g"), ("e", "i")])
    full = rng.uniform(0.35, 0.75)
    room = [square for square in SQUARES if first <= square[0] <= last and rng.random() < full]
    owners = mine * 2 + "abcd"[:sides]
    return {square: piece(rng, rng.choice(owners)) for square in room}


def piece(rng: Random, side: str, least: int = 0) -> str:
    rank = max(rng.choices(range(3), (5, 4, 1))[0], least)
    return (side, side.upper(), f"{side.upper()}*")[rank]


def boards(seed: str, number: int, sides: int) -> Iterator[Board]:
    rng = Random(seed)
    for _ in rounds(number):
        yield crowded(rng, sides)


@every_card
def test_the_orientations_are_all_that_look_different(name: str) -> None:
    pattern = SUMMONABLE[BY_NAME[name]].pattern
    centre = next(square for square, called in NAMES.items() if called == "e5")
    stride = next(square for square, called in NAMES.items() if called == "e6") - centre

    def offsets(mask: int) -> frozenset[Offset]:
        places = [divmod(bit, stride) for bit in range(mask.bit_length()) if mask >> bit & 1]
        y, x = divmod(centre, stride)
        return frozenset((column - x, row - y) for row, column in places)

    looks = []
    for orientation in pattern.orientations:
        laid = CARD_DATA[name].layouts[orientation.facing]
        arrows = frozenset(list(ARROWS.values())[d] for d in range(8) if orientation.arrows >> d & 1)
        assert offsets(orientation.used(centre)) == {offset for offset, _ in laid.needs}
        assert arrows == laid.arrows
        assert {shifted("e5", offset) for offset in laid.marks} & ON_BOARD == squares(orientation.marked(centre))
        looks.append(laid)
    assert len(set(looks)) == len(looks), "two orientations look alike"
    assert set(looks) == set(CARD_DATA[name].layouts), "an orientation is missing"
    shapes = [CARD_DATA[name].layouts[shape.facing].needs for shape in pattern.shapes]
    assert len(set(shapes)) == len(shapes)
    assert set(shapes) == {layout.needs for layout in CARD_DATA[name].layouts}


@every_card
def test_each_orientation_matches_where_its_squares_do(name: str) -> None:
    pattern = SUMMONABLE[BY_NAME[name]].pattern
    for men in boards(name, 8, 2):
        own, enemy = by_rank(men, "a"), by_rank(men, "b")
        for orientation in pattern.orientations:
            layout = CARD_DATA[name].layouts[orientation.facing]
            assert squares(orientation.matches(own)) == matches(men, layout)
            none, one, two = orientation.matches_borrowing(own, enemy, 2)
            assert squares(none) == matches(men, layout)
            assert squares(one) == matches(men, layout, b=1)
            assert squares(two) == matches(men, layout, b=2)


@every_card
def test_the_compiled_functions_match_where_some_orientation_does(name: str) -> None:
    matcher = SUMMONABLE[BY_NAME[name]].matcher
    layouts = set(CARD_DATA[name].layouts)
    for men in boards(f"{name} compiled", 10, 4):
        own = at_least(men, "a")
        plain = set().union(*(matches(men, layout) for layout in layouts))
        ones = {side: set().union(*(matches(men, layout, **{side: 1}) for layout in layouts)) for side in "bcd"}
        assert squares(matcher.plain(*own)) == plain
        assert not matcher.plain(*own) & ~BOARD
        for colours in ("b", "d", "bc", "cd", "bcd"):
            none, *fits = matcher.borrowing[len(colours)](*own, *at_least(men, colours))
            assert squares(none) == plain
            for side, one in zip(colours, fits, strict=True):
                assert squares(one) == ones[side], f"with a piece of {side}"


@every_card
def test_the_compiled_functions_tell_orientations_apart(name: str) -> None:
    known = SUMMONABLE[BY_NAME[name]]
    for men in boards(f"{name} each", 6, 2):
        fits = known.matcher.each(*at_least(men, "a"), *at_least(men, "b"))
        assert len(fits) == 2 * len(known.orientations)
        for number, orientation in enumerate(known.orientations):
            layout = CARD_DATA[name].layouts[orientation.facing]
            assert squares(fits[2 * number]) == matches(men, layout)
            assert squares(fits[2 * number + 1]) == matches(men, layout, b=1)


# --------------------------------------------------------------------------------------------- which are offered (SUM)


class Way(NamedTuple):
    """A way to lay the pattern somewhere."""

    payments: frozenset[int]
    """-1: it costs nothing; otherwise the enemy colours that can be used up for it."""
    used: frozenset[str]


def open_colours(state: State) -> set[int]:
    """SUM-10: the colours with which the active player can still improvise."""
    if state.table.form.value != "melee":
        return set()
    used = state.improvised[state.active]
    closed = {state.side, counting_side(state)}
    return {side for side in range(state.table.sides) if side not in closed and not used >> side & 1}


def counting_side(state: State) -> int:
    """NV-12: whose pieces make up the pattern."""
    return state.extras.next_colour - 1 if state.extras.next_colour else state.side


def payments(state: State, borrowed: list[int], thawing: bool) -> frozenset[int]:
    """How pieces of these sides, which are not the one that counts, can be paid for."""
    if counting_side(state) != state.side and state.side in borrowed:
        return frozenset()
    over = len(borrowed) - int(state.borrow) - int(thawing)
    if over <= 0:
        return frozenset({-1})
    return frozenset(open_colours(state) & set(borrowed)) if over == 1 else frozenset()


def ways_to_summon(state: State, men: Board, card: Card, thawing: bool) -> dict[tuple[Any, ...], list[Way]]:
    fits: dict[tuple[Any, ...], list[Way]] = defaultdict(list)
    counts = counting_side(state)
    for at in SQUARES:
        if card.squares is None and at in men and rank_of(men[at]) > card.rank:  # SUM-5
            continue
        for facing in FACINGS:
            used = fitting(men, card.layouts[facing], at, state.extras.next_empty)
            if used is None:
                continue
            owners = [owner(men[square]) for square in used if square in men]
            paid = payments(state, [side for side in owners if side != counts], thawing)
            if paid:
                way = Way(paid, frozenset(used))
                for goal in [at] if card.squares is None else card.squares - set(men):
                    fits[card.outcome(goal, facing)].append(way)
    return fits


def new_pieces(state: State, men: Board, card: Card, at: str, ways: list[Way]) -> set[str]:
    """SUM-6, SUM-7: where the piece for the new being can come from."""
    if not ways:
        return set()
    if (state.legendary if card.rank == 2 else state.two_faced)[state.side]:
        return {"supply"}
    fit = {sq for sq, sign in men.items() if owner(sign) == state.side and (rank_of(sign) == 2) == (card.rank == 2)}
    return {at} if at in fit else set().union(*(fit - way.used for way in ways))


def expected(state: State) -> set[tuple[Any, ...]]:
    """(card, what makes a difference, colour used up, whether thawed) of everything that may be summoned."""
    plain = summonings(state, thawing=False)
    fits = {(*summoning, False) for summoning in plain}
    if state.extras.frozen[state.active] == BY_NAME["Frostweave Summoner"]:
        fits |= {(*summoning, True) for summoning in summonings(state, thawing=True) - plain}
    return fits


def summonings(state: State, thawing: bool) -> set[tuple[Any, ...]]:
    men = board(state)
    fits = set()
    for number in state.hands[state.active] + state.legends[state.active]:
        card = CARD_DATA[CARDS[number].name]
        for outcome, ways in ways_to_summon(state, men, card, thawing).items():
            had = {
                payment: new_pieces(state, men, card, outcome[0], [way for way in ways if payment in way.payments])
                for payment in {-1}.union(*(way.payments for way in ways))
            }
            # SUM-10: paying must lead to something that cannot be had for nothing
            had |= {payment: pieces - had[-1] for payment, pieces in had.items() if payment >= 0}
            fits |= {(card.name, outcome, payment) for payment, pieces in had.items() if pieces}
    return fits


def offered(state: State) -> list[tuple[Any, ...]]:
    men = board(state)
    fits = []
    for option in summon_options(state):
        assert isinstance(option, Summon)
        card = CARD_DATA[CARDS[option.card].name]
        at = NAMES[option.at]
        if any(card.says):
            used = fitting(men, card.layouts[option.facing], at, state.extras.next_empty)
            assert used is not None, f"{card.name} does not match like that"
            counts = counting_side(state)
            assert squares(option.borrowed) == {sq for sq in used if sq in men and owner(men[sq]) != counts}
        else:
            assert (option.facing, option.borrowed) == (0, 0), "said although it does not matter"
        fits.append((card.name, card.outcome(at, option.facing), option.improvised, option.thawing))
    return fits


def check(state: State) -> int:
    fits = offered(state)
    assert len(set(fits)) == len(fits), "an option is offered twice"
    placements = expected(state)
    assert set(fits) == placements, f"not offered: {placements - set(fits)}; offered too: {set(fits) - placements}"
    return len(fits)


def dealt(form: str, men: Board, cards: list[str], supply: int = 5) -> State:
    """A position with these cards in the hand of seat 0, who plays side a; the supplies need not fit the board."""
    state = position(form)
    state.pieces = read_board(rows(men), state.table.sides)
    state.hands[0] = tuple(BY_NAME[name] for name in cards if CARD_DATA[name].rank < 2)
    state.legends[0] = tuple(BY_NAME[name] for name in cards if CARD_DATA[name].rank == 2)
    state.two_faced[0] = state.legendary[0] = supply
    return state


WAYS = {"high": (HIGH, 2), "team duel": (TEAM_DUEL, 2), "melee of 3": (MELEE_3, 3), "melee of 4": (MELEE_4, 4)}


PICKY = sorted(name for name, card in CARD_DATA.items() if any(card.says))
"""Cards whose text speaks of how the pattern lies."""
CARDS_TO_DEAL = {"any cards": sorted(CARD_DATA), "cards that care": PICKY}
every_deal = pytest.mark.parametrize("names", CARDS_TO_DEAL.values(), ids=CARDS_TO_DEAL.keys())
every_way = pytest.mark.parametrize(("form", "sides"), WAYS.values(), ids=WAYS.keys())


class Help(NamedTuple):
    """What a summoning may use besides own pieces: SUM-10, EF-14, EW-16, NV-12."""

    borrow: bool = False
    frozen: bool = False
    next_empty: int = 0
    next_colour: int = 0

    @property
    def mine(self) -> str:
        """Whose pieces make up the pattern."""
        return "b" if self.next_colour else "a"

    def give(self, state: State) -> State:
        state.borrow = self.borrow
        frozen = (BY_NAME["Frostweave Summoner"] if self.frozen else -1, *state.extras.frozen[1:])
        state.extras = state.extras._replace(frozen=frozen, next_empty=self.next_empty, next_colour=self.next_colour)
        return state


HELP = {
    "own pieces alone": Help(),
    "borrowing": Help(borrow=True),
    "thawing": Help(frozen=True),
    "borrowing and thawing": Help(borrow=True, frozen=True),
    "two empty squares": Help(next_empty=2),
    "an empty square and borrowing": Help(borrow=True, next_empty=1),
    "another colour": Help(next_colour=2),
    "another colour and thawing": Help(frozen=True, next_colour=2),
}
with_all_help = pytest.mark.parametrize("helped", HELP.values(), ids=HELP.keys())


@pytest.mark.rule("SUM-1", "SUM-2", "SUM-4", "SUM-5", "SUM-8", "SUM-10", "EF-14", "NV-12", "EW-15", "EW-16")
@every_deal
@with_all_help
@every_way
def test_all_summonings_are_found_and_no_others(form: str, sides: int, helped: Help, names: list[str]) -> None:
    rng = Random(f"{form} {len(names)}")
    number, deals = 0, rounds(12, least=4)
    for _ in deals:
        used = [side for side in "bcd"[: sides - 1] if sides > 2 and rng.random() < 0.4]
        improvised = f" | improvised 0: {' '.join(used)}" if used else ""
        men = crowded(rng, sides, helped.mine)
        number += check(helped.give(dealt(form + improvised, men, rng.sample(names, 6))))
    assert number > (50 if len(deals) == 12 else 0)


def built(rng: Random, card: Card, sides: int, mine: str) -> Board:
    """A board with the pieces for that card somewhere, perhaps one or two of them enemies, and not many more."""
    layout = rng.choice(card.layouts)
    places = [at for at in SQUARES if all(shifted(at, offset) in ON_BOARD for offset, _ in layout.needs)]
    at = rng.choice(places)
    others = rng.sample(SQUARES, rng.randint(0, 9))
    enemies = "abcd"[:sides].replace(mine, "")
    men = {square: piece(rng, rng.choice(mine + enemies * 2)) for square in others}
    for offset, rank in layout.needs:
        side = mine if rng.random() < 0.85 else rng.choice(enemies)
        men[shifted(at, offset)] = piece(rng, side, rank)
    return men


@pytest.mark.rule("SUM-5")
def test_a_higher_rank_of_any_colour_blocks_the_square() -> None:
    rng = Random("blocked")
    blocked = 0
    for name, card in CARD_DATA.items():
        for at in rng.sample(SQUARES, 25):
            layout = rng.choice(card.layouts)
            if any(shifted(at, offset) not in ON_BOARD for offset, _ in layout.needs):
                continue
            men = {shifted(at, offset): ("a", "A", "A*")[rank] for offset, rank in layout.needs}
            if card.squares is not None:
                continue
            for sign in ("b", "B", "B*", "A", "A*"):
                if at in men and sign in ("b", "B", "B*"):
                    continue  # an own piece is needed there
                fits = {NAMES[option.at] for option in summon_options(dealt(DUEL, {**men, at: sign}, [name]))}
                blocks = rank_of(sign) > card.rank
                assert (at in fits) != blocks
                blocked += blocks
            break
    assert blocked > 60


@pytest.mark.rule("SUM-6", "SUM-7", "EW-15")
@every_deal
@with_all_help
@every_way
def test_a_shortage_leaves_only_what_can_be_picked_up(form: str, sides: int, helped: Help, names: list[str]) -> None:
    """With nothing in supply, and so few pieces on the board that the pattern may need all of them."""
    rng = Random(f"short {form} {len(names)}")
    forbidden = allowed = 0
    tries = rounds(60, least=10)
    for _ in tries:
        name = rng.choice(names)
        men = built(rng, CARD_DATA[name], sides, helped.mine)
        enough, short = (check(helped.give(dealt(form, men, [name], supply))) for supply in (5, 0))
        allowed += short
        forbidden += max(enough - short, 0)  # improvising may free other pieces to pick up
    assert len(tries) < 60 or min(allowed, forbidden) > 3  # a few tries may not meet both
