"""SUM: which summonings are possible. `summon` carries them out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from arenarium.cards.card_set import Derived
from arenarium.games.tashkalar.board.board import BOARD, SQUARES, squares
from arenarium.games.tashkalar.board.matching import Matcher
from arenarium.games.tashkalar.board.pattern import Orientation
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.cards.cards import Being
from arenarium.games.tashkalar.rules.effects.compiler import PlacementSensitivity
from arenarium.games.tashkalar.rules.effects.selectors import FIXED_AREAS
from arenarium.games.tashkalar.state.choices import Summon
from arenarium.games.tashkalar.state.forms import Form
from arenarium.games.tashkalar.state.numbers import NO_CARD
from arenarium.games.tashkalar.state.position import HEROIC, LEGENDARY, Position

AtLeast = tuple[int, int, int]
"""Pieces of at least common, heroic, legendary rank."""
Difference = tuple[int, ...]
_MELEE = Form.MELEE
"""Asked for all the time: members of an enum are slow to look up."""


class Summonable:
    """What finding placements needs to know of a card."""

    __slots__ = (
        "anywhere",
        "matcher",
        "orientations",
        "pattern",
        "picky",
        "rank",
        "sensitivity",
        "size",
        "summon",
        "upgraded",
    )  # fmt: skip

    def __init__(self, number: int, card: Being) -> None:
        self.rank = card.rank
        self.pattern = card.pattern
        self.size = card.pattern.size
        self.upgraded = card.pattern.upgraded
        """How many upgraded pieces the pattern asks for: with fewer the search can be spared."""
        self.summon = {colour: {at: Summon(number, at, 0, 0, colour) for at in SQUARES} for colour in range(-1, 4)}
        """The choices by improvised colour (-1: none) and square, made once."""
        self.sensitivity = sensitivity = PlacementSensitivity(card.effect)
        self.picky = sensitivity.marks or sensitivity.arrows or sensitivity.used
        """Whether it matters how the pattern lies."""
        self.orientations = (
            card.pattern.orientations if sensitivity.marks or sensitivity.arrows else card.pattern.shapes
        )
        self.matcher = Matcher(card.pattern, self.orientations)
        self.anywhere = FIXED_AREAS[card.summon_on] if card.summon_on else 0
        """Where the being may go, if its pattern has no summoning square (EW-15)."""

    def difference(self, orientation: Orientation, at: int) -> Difference:
        """What distinguishes a placement from others on the same square, as far as it can matter (SUM-8)."""
        sensitivity = self.sensitivity
        if sensitivity.arrows and not sensitivity.marks and not sensitivity.used:
            return at, orientation.arrows  # by far the most frequent kind
        return (
            at,
            orientation.marked(at) if sensitivity.marks else 0,
            orientation.second_marked(at) if sensitivity.marks and orientation.second_marks else 0,
            orientation.arrows if sensitivity.arrows else 0,
            orientation.used(at) if sensitivity.used else 0,
        )


SUMMONABLE: Derived[CardSet, dict[int, Summonable]] = Derived(
    lambda cards: {number: Summonable(number, card) for number, card in cards.beings.items()}
)
"""By card."""


def summon_options(state: Position, thawing: bool = False) -> list[Summon]:
    """All summonings open to the active player, of all beings and legends in hand and of the pending being.

    `thawing`: with the frozen card that is thawed together with a summoning (EF-14).
    """
    seat, side = state.active, state.side
    extras = state.extras
    at_least = pieces_at_least(state, extras.next_colour - 1 if extras.next_colour else side)
    # SUM-5: a piece of higher rank, of any colour, forbids the summoning
    all_legendary = state.of_rank(LEGENDARY)
    allowed = (BOARD & ~(state.of_rank(HEROIC) | all_legendary), BOARD & ~all_legendary, BOARD)
    helped = thawing or state.borrow or extras.next_empty
    colours = _open_colours(state)
    borrowing = _Borrowing(state, colours, thawing) if helped or colours else None
    most, freely = (borrowing.most, borrowing.freely) if borrowing is not None else (0, False)
    most_pieces, most_upgraded = at_least[0].bit_count() + most + extras.next_empty, at_least[1].bit_count() + most
    cards = state.hands[seat] + state.legends[seat]
    if extras.pending[seat] != NO_CARD:
        cards += (extras.pending[seat],)  # EW-6
    two_faced, legendary = state.two_faced[side] == 0, state.legendary[side] == 0
    shortage = (two_faced, two_faced, legendary)
    options: list[Summon] = []
    summonable = SUMMONABLE(state.cards)
    for card in cards:
        known = summonable[card]
        if known.size > most_pieces or known.upgraded > most_upgraded:
            continue
        rank = known.rank
        where = allowed[rank]
        start = len(options)
        if borrowing is None and known.picky and not known.matcher.plain(*at_least):
            continue
        # with more pieces on the board than the pattern needs there is always one to spare; but improvising may free
        # another one (SUM-10)
        short = shortage[rank] and (colours or of_type(state, rank).bit_count() <= known.size)
        if short or known.picky or freely or known.anywhere:
            if known.anywhere:
                where = known.anywhere & ~state.occupied()
            new_pieces = partial(_new_pieces, state, thawing) if short else None
            _add_distinct(_candidates(known, card, at_least, where, borrowing), new_pieces, options)
        elif borrowing is None:
            where &= known.matcher.plain(*at_least)
            if where:
                summon = known.summon[-1]
                options += [summon[at] for at in squares(where)]
        else:
            masks = known.matcher.borrowing[len(borrowing.colours)](*at_least, *borrowing.pieces)
            for colour, mask in zip(borrowing.plain_and_colours, masks, strict=True):
                mask &= where
                if mask:
                    summon = known.summon[colour]
                    options += [summon[at] for at in squares(mask)]
                    if colour < 0:
                        where &= ~mask  # an enemy piece more would change nothing there
        if thawing:
            options[start:] = [choice._replace(thawing=True) for choice in options[start:]]
    if extras.frozen[seat] != NO_CARD and not thawing and state.cards.being(extras.frozen[seat]).thaws_with_summoning:
        # EF-14: thawing and summoning are one choice, offered where the enemy piece makes a difference
        without = {_result(summonable, choice) for choice in options}
        thawed = summon_options(state, thawing=True)
        options += [choice for choice in thawed if _result(summonable, choice) not in without]
    return options


def _result(summonable: Mapping[int, Summonable], choice: Summon) -> tuple[object, ...]:
    """What a summoning leads to and what it uses up, whichever enemy pieces help."""
    known = summonable[choice.card]
    difference = known.difference(known.pattern.facing(choice.facing), choice.at) if known.picky else choice.at
    return choice.card, difference, choice.improvised


def is_short(state: Position, rank: int) -> bool:
    """SUM-6, SUM-7: no piece for a being of that rank is in supply."""
    return not (state.legendary if rank == LEGENDARY else state.two_faced)[state.side]


def pattern_side(state: Position) -> int:
    """Whose pieces the next summoning uses: the player's own, unless an effect says otherwise (NV-12)."""
    colour = state.extras.next_colour
    return colour - 1 if colour else state.side


def _new_pieces(state: Position, thawing: bool, choice: Summon) -> int:
    """In a shortage: the pieces that can become the new being (SUM-6, SUM-7)."""
    on_square = of_type(state, SUMMONABLE(state.cards)[choice.card].rank) & 1 << choice.at
    return on_square or liftable(state, choice._replace(thawing=thawing))


def liftable(state: Position, choice: Summon) -> int:
    """SUM-7: the pieces that may be picked up for a summoning: those without which the pattern still matches.

    Any way to lay the pattern that makes no other difference sets the pieces free that it spares.
    """
    same_type = of_type(state, SUMMONABLE(state.cards)[choice.card].rank) & ~(1 << choice.at)
    mask = 0
    for used in _ways_to_match(state, choice):
        mask |= same_type & ~used
    return mask


def _ways_to_match(state: Position, choice: Summon) -> Iterator[int]:
    """The sets of pieces (and empty squares that count as such) with which the pattern can match for that choice."""
    known = SUMMONABLE(state.cards)[choice.card]
    borrowing = _Borrowing(state, _open_colours(state), choice.thawing)
    own, enemy = pieces_at_least(state, pattern_side(state)), borrowing.every_enemy
    paid = state.own(choice.improvised) if choice.improvised >= 0 else 0
    """The pieces of which one is improvised."""
    difference = known.difference(known.pattern.facing(choice.facing), choice.at) if known.picky else None
    for orientation in known.orientations:
        if difference is not None and known.difference(orientation, choice.at) != difference:
            continue
        by_number: list[int] = []
        for at in SQUARES if known.anywhere else (choice.at,):
            used = orientation.used(at)
            taken = (used & enemy[0]).bit_count()
            # an improvised summoning has one enemy piece more than cost nothing, and one of the colour that pays
            if taken != borrowing.free + 1 or not used & paid if paid else taken > borrowing.free:
                continue
            by_number = by_number or borrowing.matches(orientation, own, enemy, borrowing.free + 1)
            if by_number[taken] >> at & 1:
                yield used


def used_squares(state: Position, choice: Summon) -> int:
    """The pieces used, to be told: where it does not matter how the pattern lies, those of a way with most pieces."""
    occupied = state.occupied()
    return max((used & occupied for used in _ways_to_match(state, choice)), key=int.bit_count)


def pieces_at_least(state: Position, side: int) -> AtLeast:
    """A side's pieces of at least common, heroic and legendary rank."""
    common, heroic, legendary = state.pieces[3 * side : 3 * side + 3]
    upgraded = heroic | legendary
    return common | upgraded, upgraded, legendary


def of_type(state: Position, rank: int) -> int:
    """The active side's pieces on the board that could become a being of that rank (SUM-6, SUM-7)."""
    base = 3 * state.side
    if rank == LEGENDARY:
        return state.pieces[base + LEGENDARY]
    return state.pieces[base] | state.pieces[base + 1]


def _add_distinct(
    candidates: Iterator[tuple[Difference, Summon]],
    new_pieces: Callable[[Summon], int] | None,
    options: list[Summon],
) -> None:
    """Of candidates, the cheapest first, those that differ in something; what costs nothing makes the same at a cost
    needless (SUM-10). In a shortage `new_pieces` says which pieces can become the new being: there must be one, and
    another piece is a difference, too."""
    seen: set[tuple[Difference, int]] = set()
    free: dict[Difference, int] = {}
    """What can be had for nothing: the pieces to pick up; not in a shortage, -1: whatever there is."""
    for difference, choice in candidates:
        price = choice.improvised
        if (difference, price) in seen:
            continue
        seen.add((difference, price))
        if new_pieces is None and difference in free:
            continue
        pieces = -1 if new_pieces is None else new_pieces(choice)
        if pieces & ~free.get(difference, 0):
            options.append(choice)
            if price < 0:
                free[difference] = pieces


def _candidates(
    known: Summonable, card: int, at_least: AtLeast, allowed: int, borrowing: _Borrowing | None
) -> Iterator[tuple[Difference, Summon]]:
    """All ways to summon a card, with ever more enemy pieces, each with what distinguishes it (SUM-8)."""
    enemy = borrowing.at_least if borrowing is not None else (0, 0, 0)
    if known.anywhere:
        for colour in _prices(known, at_least, enemy, borrowing) if allowed else ():
            yield from (((at,), known.summon[colour][at]) for at in squares(allowed))
        return
    plain = (-1,)
    for number, masks in enumerate(_layers(known, at_least, enemy, borrowing)):
        for orientation, mask in zip(known.orientations, masks, strict=True):
            mask &= allowed
            if not mask:
                continue
            for at in squares(mask):
                borrowed = orientation.used(at) & enemy[0] if number else 0
                difference = known.difference(orientation, at)
                for colour in borrowing.ways(borrowed) if borrowing is not None and number else plain:
                    if known.picky:
                        yield difference, Summon(card, at, orientation.facing, borrowed, colour)
                    else:
                        yield difference, known.summon[colour][at]


def _prices(known: Summonable, at_least: AtLeast, enemy: AtLeast, borrowing: _Borrowing | None) -> list[int]:
    """EW-15: the colours in which a pattern that may lie anywhere can be paid for, the cheapest (-1: none) first."""
    colours: dict[int, None] = {}
    for masks in _layers(known, at_least, enemy, borrowing):
        for orientation, mask in zip(known.orientations, masks, strict=True):
            for anchor in squares(mask):
                borrowed = orientation.used(anchor) & enemy[0]
                colours.update(dict.fromkeys(borrowing.ways(borrowed) if borrowing is not None else (-1,)))
    return list(colours)


def _layers(known: Summonable, at_least: AtLeast, enemy: AtLeast, borrowing: _Borrowing | None) -> list[Sequence[int]]:
    """The squares by orientation, without enemy pieces, with one, and so on."""
    most = borrowing.most if borrowing is not None else 0
    if borrowing is not None and (borrowing.empty or most > 1):
        by_orientation = (borrowing.matches(o, at_least, enemy, most) for o in known.orientations)
        return list(zip(*by_orientation, strict=True))
    if most == 1:
        masks = known.matcher.each(*at_least, *enemy)
        return [masks[0::2], masks[1::2]] if any(masks) else []
    if not known.matcher.plain(*at_least):
        return []
    return [[orientation.matches(at_least) for orientation in known.orientations]]


def _open_colours(state: Position) -> list[int]:
    """SUM-10: the enemy colours that are still open to improvising."""
    if state.table.form is not _MELEE:
        return []
    closed = state.improvised[state.active] | 1 << state.side
    if state.extras.next_colour:
        closed |= 1 << pattern_side(state)
    return [side for side in range(state.table.sides) if not closed >> side & 1]


class _Borrowing:
    """What may count as own pieces: enemy pieces by a card's effect or by improvising (SUM-10), empty squares."""

    __slots__ = ("_state", "colours", "empty", "free", "freely", "most", "pieces", "plain_and_colours")

    def __init__(self, state: Position, colours: list[int], thawing: bool = False) -> None:
        self._state = state
        self.colours = colours
        """The colours still open to improvising."""
        self.pieces: list[int] = []
        """Their pieces of at least common, heroic and legendary rank, colour after colour."""
        for colour in colours:
            self.pieces += pieces_at_least(state, colour)
        self.free = state.borrow + thawing
        """How many enemy pieces cost nothing."""
        self.empty = state.extras.next_empty
        """How many empty squares may count as common pieces (EW-16)."""
        self.plain_and_colours = (-1, *self.colours)
        self.most = self.free + 1 if self.colours else self.free
        self.freely = self.free > 0 or self.empty > 0
        """Something more than own pieces costs nothing."""

    @property
    def at_least(self) -> AtLeast:
        """All enemy pieces that may be used."""
        return self.every_enemy if self.free else self._ranked(self.colours)

    @property
    def every_enemy(self) -> AtLeast:
        own = (self._state.side, pattern_side(self._state))
        return self._ranked([side for side in range(self._state.table.sides) if side not in own])

    def _ranked(self, sides: list[int]) -> AtLeast:
        lent = [pieces_at_least(self._state, side) for side in sides]
        return _union(lent, 0), _union(lent, 1), _union(lent, 2)

    def ways(self, borrowed: int) -> list[int]:
        """In which colours these enemy pieces can be paid for; [-1] where they cost nothing."""
        if borrowed.bit_count() <= self.free:
            return [-1]
        return [colour for colour in self.colours if self._state.own(colour) & borrowed]

    def matches(self, orientation: Orientation, own: AtLeast, enemy: AtLeast, most: int) -> list[int]:
        """The squares where an orientation matches with 0, 1, .. `most` enemy pieces."""
        if not self.empty:
            return orientation.matches_borrowing(own, enemy, most)
        empty = BOARD & ~self._state.occupied()
        return orientation.matches_with_empty(own, enemy, most, empty, self.empty)


def _union(ranked: list[AtLeast], rank: int) -> int:
    mask = 0
    for masks in ranked:
        mask |= masks[rank]
    return mask
