"""SUM: which summonings are possible. `summon` carries them out."""

from __future__ import annotations

from arenarium.tashkalar.board import BOARD, squares
from arenarium.tashkalar.cards import CARDS, Being
from arenarium.tashkalar.choices import Choice, Summon
from arenarium.tashkalar.forms import Form
from arenarium.tashkalar.keywords.compiler import Cares
from arenarium.tashkalar.matching import Matcher
from arenarium.tashkalar.pattern import Orientation
from arenarium.tashkalar.position import HEROIC, LEGENDARY, Position

AtLeast = tuple[int, int, int]
"""Pieces of at least common, heroic, legendary rank."""
Difference = tuple[int, int, int, int]


class Summonable:
    """What finding placements needs to know of a card."""

    __slots__ = ("cares", "matcher", "orientations", "pattern", "picky", "rank")

    def __init__(self, card: Being) -> None:
        self.rank = card.rank
        self.pattern = card.pattern
        self.matcher = Matcher(card.pattern)
        self.cares = Cares(card.effect)
        self.picky = self.cares.marks or self.cares.arrows or self.cares.used
        """Whether it matters how the pattern lies."""
        self.orientations = card.pattern.orientations if self.cares.marks or self.cares.arrows else card.pattern.shapes

    def difference(self, orientation: Orientation, at: int, used_matters: bool) -> Difference:
        """What distinguishes a placement from others on the same square, as far as it can matter (SUM-8)."""
        return (
            at,
            orientation.marked(at) if self.cares.marks else 0,
            orientation.arrows if self.cares.arrows else 0,
            orientation.used(at) if used_matters else 0,
        )


SUMMONABLE: dict[int, Summonable] = {
    number: Summonable(card) for number, card in enumerate(CARDS) if isinstance(card, Being)
}


def summon_options(state: Position) -> list[Choice]:
    """All summonings open to the active player, of all beings and legends in hand."""
    side, seat = state.side, state.active
    at_least = _at_least(state, side)
    # SUM-5: a piece of higher rank, of any colour, forbids the summoning
    all_legendary = state.of_rank(LEGENDARY)
    allowed = (~(state.of_rank(HEROIC) | all_legendary), ~all_legendary, -1)
    borrowing = _Borrowing(state) if _may_borrow(state) else None
    found: list[Choice] = []
    for card in state.hands[seat] + state.legends[seat]:
        known = SUMMONABLE[card]
        rank = known.rank
        short = not (state.legendary if rank == LEGENDARY else state.two_faced)[side]
        if short or known.picky or (borrowing is not None and borrowing.free):
            _Placements(state, card, at_least, short, borrowing, found).add_all(allowed[rank])
        elif borrowing is None:
            where = known.matcher.plain(*at_least) & allowed[rank]
            if where:
                found += [Summon(card, at) for at in squares(where)]
        else:
            none, *ones = known.matcher.borrowing(len(borrowing.colours))(*at_least, *borrowing.pieces)
            none &= allowed[rank]
            if none:
                found += [Summon(card, at) for at in squares(none)]
            needed = allowed[rank] & ~none & BOARD
            for colour, one in zip(borrowing.colours, ones, strict=True):
                if one & needed:
                    found += [Summon(card, at, 0, 0, colour) for at in squares(one & needed)]
    return found


def _at_least(state: Position, side: int) -> AtLeast:
    common, heroic, legendary = state.pieces[3 * side : 3 * side + 3]
    upgraded = heroic | legendary
    return common | upgraded, upgraded, legendary


def of_type(state: Position, rank: int) -> int:
    """The active side's pieces on the board that could become a being of that rank (SUM-6, SUM-7)."""
    base = 3 * state.side
    if rank == LEGENDARY:
        return state.pieces[base + LEGENDARY]
    return state.pieces[base] | state.pieces[base + 1]


def used_squares(state: Position, choice: Summon, lifting: bool) -> int:
    """The pieces used, to be told: where it does not matter how the pattern lies, those of the first way that fits."""
    known = SUMMONABLE[choice.card]
    if lifting or known.picky:
        return known.pattern.facing(choice.facing).used(choice.at)
    own = _at_least(state, state.side)
    ranked = [_at_least(state, side) for side in range(state.table.sides) if side != state.side]
    enemy = (_union(ranked, 0), _union(ranked, 1), _union(ranked, 2))
    paid = state.own(choice.improvised) if choice.improvised >= 0 else -1
    for number in range(3):
        for shape in known.pattern.shapes:
            used = shape.used(choice.at)
            if shape.matches_borrowing(own, enemy, 2)[number] >> choice.at & 1 and used & paid:
                return used
    return 0


class _Placements:
    """The options of one card where more matters than the square: how the pattern lies, which pieces it uses.

    Placements are looked for with ever more enemy pieces, so that the cheapest way to the same result comes first and
    makes the others needless.
    """

    def __init__(
        self,
        state: Position,
        card: int,
        at_least: AtLeast,
        short: bool,
        borrowing: _Borrowing | None,
        found: list[Choice],
    ) -> None:
        self._card, self._at_least, self._short = card, at_least, short
        self._known = SUMMONABLE[card]
        self._borrowing = borrowing
        self._found = found
        self._same_type = of_type(state, self._known.rank) if short else 0
        self._seen: set[object] = set()

    def add_all(self, allowed: int) -> None:
        """With own pieces, then with one enemy piece, then with two."""
        where = self._known.matcher.plain(*self._at_least) & allowed
        if where:
            for orientation in self._known.orientations:
                matches = orientation.matches(self._at_least) & where
                if matches:
                    self._add(orientation, matches)
        if self._borrowing is not None:
            for number in range(1, self._borrowing.most + 1):
                self._add_borrowing(self._borrowing, number, allowed)

    def _add(self, orientation: Orientation, matches: int) -> None:
        for at in squares(matches):
            difference = self._difference(orientation, at)
            if difference is not None and difference not in self._seen:
                self._seen.add(difference)
                self._found.append(Summon(self._card, at, self._facing(orientation, at)))

    def _add_borrowing(self, borrowing: _Borrowing, number: int, allowed: int) -> None:
        """With exactly so many enemy pieces (SUM-10)."""
        for orientation in self._known.orientations:
            matches = orientation.matches_borrowing(self._at_least, borrowing.at_least, borrowing.most)[number]
            for at in squares(matches & allowed):
                difference = self._difference(orientation, at)
                if difference is None or difference in self._seen:
                    continue
                borrowed = orientation.used(at) & borrowing.at_least[0]
                facing = self._facing(orientation, at)
                for colour in borrowing.ways(borrowed):
                    if (difference, colour) not in self._seen:
                        self._seen.add((difference, colour))
                        # which piece it is matters only where the pattern matters
                        said = borrowed if self._known.picky else 0
                        self._found.append(Summon(self._card, at, facing, said, colour))
                        if colour < 0:
                            self._seen.add(difference)

    def _difference(self, orientation: Orientation, at: int) -> Difference | None:
        """What makes this placement different from others; None if there is no piece for the new being (SUM-7)."""
        lifting = self._lifting(at)
        if lifting and not self._same_type & ~orientation.used(at):
            return None
        return self._known.difference(orientation, at, lifting or self._known.cares.used)

    def _lifting(self, at: int) -> bool:
        """SUM-7: the piece must be picked up elsewhere; SUM-6: not if one stands on the square already."""
        return self._short and not self._same_type >> at & 1

    def _facing(self, orientation: Orientation, at: int) -> int:
        return orientation.facing if self._known.picky or self._lifting(at) else 0


def _may_borrow(state: Position) -> bool:
    if state.borrow:
        return True
    if state.table.form is not Form.MELEE:
        return False
    everybody = (1 << state.table.sides) - 1
    return state.improvised[state.active] | 1 << state.side != everybody


class _Borrowing:
    """The enemy pieces that may count as own ones: one by a card's effect, one by improvising (SUM-10)."""

    def __init__(self, state: Position) -> None:
        enemies = [side for side in range(state.table.sides) if side != state.side]
        used = state.improvised[state.active]
        melee = state.table.form is Form.MELEE
        self.colours = [side for side in enemies if not used >> side & 1] if melee else []
        """The colours still open to improvising."""
        self.free = state.borrow
        """One enemy piece more costs nothing."""
        ranked = {side: _at_least(state, side) for side in enemies}
        self.pieces = [mask for side in self.colours for mask in ranked[side]]
        self._own = {side: ranked[side][0] for side in self.colours}
        lent = [ranked[side] for side in (enemies if self.free else self.colours)]
        self.at_least: AtLeast = (_union(lent, 0), _union(lent, 1), _union(lent, 2))
        self.most = int(self.free) + int(bool(self.colours))

    def ways(self, borrowed: int) -> list[int]:
        """In which colours these enemy pieces can be paid for; [-1] where they cost nothing."""
        if borrowed.bit_count() <= int(self.free):
            return [-1]
        return [colour for colour, own in self._own.items() if own & borrowed]


def _union(ranked: list[AtLeast], rank: int) -> int:
    found = 0
    for masks in ranked:
        found |= masks[rank]
    return found
