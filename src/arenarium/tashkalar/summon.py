"""SUM: summoning beings and legends."""

from __future__ import annotations

from collections.abc import Iterable

from arenarium.script.machine import Do, Frame, Program, Resolver
from arenarium.tashkalar import registers as reg
from arenarium.tashkalar.board import GREEN, NAMES, RED, squares
from arenarium.tashkalar.cards import CARDS, Being, being
from arenarium.tashkalar.choices import LIFT, Choice, Lift, Summon
from arenarium.tashkalar.forms import Form
from arenarium.tashkalar.keywords.compiler import Cares, EffectCompiler
from arenarium.tashkalar.pattern import Orientation
from arenarium.tashkalar.pieces import destroy, lift, put
from arenarium.tashkalar.position import HEROIC, LEGENDARY, Position
from arenarium.tashkalar.programs import register, start
from arenarium.tashkalar.score import score_legend


def _discard_after(state: Position, frame: Frame) -> None:
    """SUM-8: the effect is resolved, the card is discarded."""
    card = frame.vars[reg.CARD]
    pile = state.table.legends_deck if being(card).is_legend else state.active
    state.piles[pile] = (*state.piles[pile], card)
    state.tell("card-discarded", seat=state.active, card=CARDS[card].name, why="resolved")


COMPILER = EffectCompiler()
EFFECTS: dict[int, Program[Position]] = {
    number: register(COMPILER.program(card.name, card.effect, _discard_after))
    for number, card in enumerate(CARDS)
    if isinstance(card, Being)
}
CARES: dict[int, Cares] = {number: Cares(card.effect) for number, card in enumerate(CARDS) if isinstance(card, Being)}


# ------------------------------------------------------------------------------------------------- what is possible


def summon_options(state: Position) -> list[Choice]:
    """All summonings open to the active player, of all beings and legends in hand."""
    side, seat = state.side, state.active
    pieces = state.pieces
    common, heroic, legendary = pieces[3 * side : 3 * side + 3]
    at_least = (common | heroic | legendary, heroic | legendary, legendary)
    # SUM-5: a piece of higher rank, of any colour, forbids the summoning
    all_legendary = state.of_rank(LEGENDARY)
    blocked = (state.of_rank(HEROIC) | all_legendary, all_legendary, 0)
    borrowing = _Borrowing(state) if _may_borrow(state) else None
    found: list[Choice] = []
    for card in (*state.hands[seat], *state.legends[seat]):
        rank = being(card).rank
        short = not (state.legendary if rank == LEGENDARY else state.two_faced)[side]
        if borrowing is None and not short:
            _plain_options(card, at_least, ~blocked[rank], found)
        else:
            found += _OptionList(state, card, at_least, ~blocked[rank], short, borrowing).options()
    return found


def _plain_options(card: int, at_least: tuple[int, int, int], allowed: int, found: list[Choice]) -> None:
    """The usual case: pieces in supply, no enemy pieces to be used."""
    cares = CARES[card]
    pattern = being(card).pattern
    if not (cares.marks or cares.arrows or cares.used):
        where = 0
        for shape in pattern.shapes:
            where |= shape.matches(at_least)
        where &= allowed
        if where:
            found += [Summon(card, at) for at in squares(where)]
        return
    seen = set()
    for orientation in pattern.orientations if cares.marks or cares.arrows else pattern.shapes:
        where = orientation.matches(at_least) & allowed
        if where:
            for at in squares(where):
                difference = _difference(cares, orientation, at, used_matters=cares.used)
                if difference not in seen:
                    seen.add(difference)
                    found.append(Summon(card, at, orientation.facing))


def _difference(cares: Cares, orientation: Orientation, at: int, used_matters: bool) -> tuple[int, int, int, int]:
    """What distinguishes a placement from others on the same square, as far as it can matter."""
    return (
        at,
        orientation.marked(at) if cares.marks else 0,
        orientation.arrows if cares.arrows else 0,
        orientation.used(at) if used_matters else 0,
    )


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
        table = state.table
        enemies = [side for side in range(table.sides) if side != state.side]
        used = state.improvised[state.active]
        open_to = [side for side in enemies if not used >> side & 1] if table.form is Form.MELEE else []
        self.improvisable = _union(state.own(side) for side in open_to)
        self.free = state.borrow
        self.sides = {side: state.own(side) for side in enemies}
        lent = enemies if self.free else open_to
        ranks = [_union(state.pieces[3 * side + rank] for side in lent) for rank in range(3)]
        self.at_least = (ranks[0] | ranks[1] | ranks[2], ranks[1] | ranks[2], ranks[2])
        self.most = int(self.free) + int(bool(open_to))

    def ways(self, used: int) -> list[int]:
        """Which of the enemy pieces is the improvised one, as sets of one square (0: none), the cheapest only."""
        taken = used & self.at_least[0]
        number = taken.bit_count()
        if number <= int(self.free):
            return [0]
        chosen: dict[int, int] = {}
        for square in squares(taken & self.improvisable):
            side = next(side for side, own in self.sides.items() if own >> square & 1)
            chosen.setdefault(side, 1 << square)
        return list(chosen.values())


def _union(masks: Iterable[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


class _OptionList:
    """The careful case: shortage (SUM-6, SUM-7) or enemy pieces in the pattern."""

    def __init__(
        self,
        state: Position,
        card: int,
        at_least: tuple[int, int, int],
        allowed: int,
        short: bool,
        borrowing: _Borrowing | None,
    ) -> None:
        self._state, self._card, self._at_least, self._allowed = state, card, at_least, allowed
        self._borrowing = borrowing
        self._cares = CARES[card]
        self._same_type = _of_type(state, being(card).rank)
        self._short = short
        self._seen: set[object] = set()

    def options(self) -> list[Choice]:
        pattern = being(self._card).pattern
        shapes = pattern.orientations if self._cares.marks or self._cares.arrows else pattern.shapes
        found: list[Choice] = []
        # placements that need fewer enemy pieces come first and make the same placement with more needless
        for number in range(1 + (self._borrowing.most if self._borrowing else 0)):
            for orientation in shapes:
                if self._borrowing is None:
                    where = orientation.matches(self._at_least)
                else:
                    most = self._borrowing.most
                    where = orientation.matches_borrowing(self._at_least, self._borrowing.at_least, most)[number]
                for at in squares(where & self._allowed):
                    self._add(orientation, at, number, found)
        return found

    def _add(self, orientation: Orientation, at: int, number: int, found: list[Choice]) -> None:
        used = orientation.used(at)
        lifting = self._short and not self._same_type >> at & 1
        if lifting and not self._same_type & ~used:
            return
        difference = _difference(self._cares, orientation, at, used_matters=self._cares.used or lifting)
        if number == 0:
            if difference not in self._seen:
                self._seen.add(difference)
                found.append(Summon(self._card, at, self._facing(orientation, lifting)))
            return
        if difference in self._seen:
            return
        assert self._borrowing is not None
        borrowed = used & self._borrowing.at_least[0]
        for improvised in self._borrowing.ways(used):
            side = next((s for s, own in self._borrowing.sides.items() if own & improvised), -1)
            if side < 0:
                self._seen.add(difference)
            elif (difference, side) in self._seen:
                continue
            self._seen.add((difference, side))
            found.append(Summon(self._card, at, self._facing(orientation, lifting), borrowed, improvised))

    def _facing(self, orientation: Orientation, lifting: bool) -> int:
        cares = self._cares
        return orientation.facing if lifting or cares.marks or cares.arrows or cares.used else 0


def _of_type(state: Position, rank: int) -> int:
    """The active side's pieces on the board that could become a being of that rank."""
    base = 3 * state.side
    if rank == LEGENDARY:
        return state.pieces[base + LEGENDARY]
    return state.pieces[base] | state.pieces[base + 1]


# ---------------------------------------------------------------------------------------------------- carrying out


def summon(state: Position, choice: Summon) -> None:
    """The action (SUM-1): take the card from the hand, settle where the piece comes from, bring it in."""
    card, at = choice.card, choice.at
    state.actions -= 1
    state.borrow = False
    seat = state.active
    if being(card).is_legend:
        state.legends[seat] = _without(state.legends[seat], card)
    else:
        state.hands[seat] = _without(state.hands[seat], card)
    if choice.improvised:
        # SUM-10: once a game for each enemy colour
        state.improvised[seat] |= 1 << state.piece_at(choice.improvised.bit_length() - 1) // 3
    rank = being(card).rank
    short = not (state.legendary if rank == LEGENDARY else state.two_faced)[state.side]
    lifting = short and not _of_type(state, rank) >> at & 1
    if state.log is not None:
        state.tell(
            "summoning",
            seat=seat,
            card=CARDS[card].name,
            at=NAMES[at],
            used=[NAMES[s] for s in squares(_used(state, choice, lifting))],
            borrowed=[NAMES[s] for s in squares(choice.borrowed)],
            improvised=bool(choice.improvised),
        )
    registers = {reg.CARD: card, reg.AT: at, **_placement(choice, lifting)}
    if lifting:
        start(state, PICK_UP, registers)
    else:
        bring_in(state, registers)


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


def _used(state: Position, choice: Summon, lifting: bool) -> int:
    """The pieces used, for the log: where the facing was of no matter, those of the first that fits."""
    pattern = being(choice.card).pattern
    cares = CARES[choice.card]
    if lifting or cares.marks or cares.arrows or cares.used:
        return pattern.facing(choice.facing).used(choice.at)
    ranks = state.pieces[3 * state.side : 3 * state.side + 3]
    for index in range(0, len(state.pieces), 3):
        ranks = [own | mask & choice.borrowed for own, mask in zip(ranks, state.pieces[index : index + 3], strict=True)]
    at_least = (ranks[0] | ranks[1] | ranks[2], ranks[1] | ranks[2], ranks[2])
    for shape in pattern.shapes:
        used = shape.used(choice.at)
        if shape.matches(at_least) >> choice.at & 1 and not choice.borrowed & ~used:
            return used
    return 0


def _placement(choice: Summon, lifting: bool) -> dict[int, int]:
    """Marked squares, arrows and used pieces of the chosen orientation (EFF-9), as far as they are spoken of."""
    cares = CARES[choice.card]
    orientation = being(choice.card).pattern.facing(choice.facing)
    found = {}
    if cares.marks:
        found[reg.MARKED] = orientation.marked(choice.at)
    if cares.arrows:
        found[reg.ARROWS] = orientation.arrows
    if cares.used or lifting:
        # what stands on the summoning square is replaced: it is not one of the pieces used
        found[reg.USED] = orientation.used(choice.at) & ~(1 << choice.at)
    return found


class _PickUp(Resolver[Position]):
    """SUM-7: a piece of the needed type that the pattern does not use becomes the new being."""

    def options(self, state: Position, frame: Frame) -> list[Choice]:
        registers = frame.vars
        free = _of_type(state, being(registers[reg.CARD]).rank) & ~registers[reg.USED] & ~(1 << registers[reg.AT])
        return [LIFT[square] for square in squares(free)]

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        assert isinstance(choice, Lift)
        index = lift(state, choice.at)
        state.tell("lifted", at=NAMES[choice.at], side=index // 3, rank=index % 3)


def _after_pick_up(state: Position, frame: Frame) -> None:
    kept = (reg.CARD, reg.AT, reg.MARKED, reg.ARROWS, reg.USED)
    bring_in(state, {index: frame.vars[index] for index in kept})


PICK_UP = register(Program("pick up", [Do(_PickUp(), False, COMPILER.words)], _after_pick_up, owned=False))


def bring_in(state: Position, registers: dict[int, int]) -> None:
    """SUM-3, SUM-5, SUM-6: the new piece on its square; then its effect (SUM-8)."""
    card, at = registers[reg.CARD], registers[reg.AT]
    rank, side = being(card).rank, state.side
    in_supply = (state.legendary if rank == LEGENDARY else state.two_faced)[side]
    there = state.piece_at(at)
    if there >= 0:
        if in_supply:
            destroy(state, at, how="summoned-onto")
        else:
            # SUM-6: with none in supply the piece there becomes the new being; it is not destroyed
            lift(state, at)
            state.tell("reused", at=NAMES[at], side=side, rank=there % 3)
    put(state, side, rank, at)
    state.summoned += 1
    state.summoned_red += RED >> at & 1
    state.summoned_green += GREEN >> at & 1
    state.tell("summoned", seat=state.active, side=side, card=CARDS[card].name, at=NAMES[at], rank=rank)
    start(state, EFFECTS[card], {**registers, reg.SELF: 1 << at})
    if being(card).is_legend:
        state.summoned_legends += 1
        score_legend(state)
