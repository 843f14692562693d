"""A greedy player of Barracks: it spends all its points on anything, picks moves of the highest level it can get, and
fights by what a move gives at once.

It weighs no replies and never plans: the yardstick for the balance of the cards, and the least that a better player has
to beat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from arenarium.cards.tree import Act
from arenarium.games.barracks.bots.patience import patience
from arenarium.games.barracks.cards.card_set import CardSet
from arenarium.games.barracks.cards.cards import MoveCard
from arenarium.games.barracks.formats.determinize import battlefield
from arenarium.games.barracks.formats.view import View
from arenarium.games.barracks.game import Barracks, Request
from arenarium.games.barracks.language import tree
from arenarium.games.barracks.language.tree import Sort
from arenarium.games.barracks.rules.damage import Modifiers, damage
from arenarium.games.barracks.rules.effects import SCALES, EffectContext, meant, sentences
from arenarium.games.barracks.state.choices import NOBODY, PASS, Choice, Orders, Pick, Target, Use, Withdraw
from arenarium.games.barracks.state.position import Phase, Position
from arenarium.games.barracks.state.soldier import Place, Scale, SoldierView
from arenarium.games.barracks.state.words import MOST_BOOST, NO_MOVE

ELIMINATION = 3.0
"""Worth of taking a warrior's last hit point, beside the damage."""
STATUS = 1.5
BOOST = 0.8
LATER = 0.5
"""What a blow is worth that can be struck in the next turn only."""


class GreedyBarracks:
    def __init__(self, rng: Random, game: Barracks) -> None:
        self._rng = rng
        self._cards = game.cards

    def choose(self, request: Request, view: Callable[[], View]) -> Choice:
        if request.kind in (Phase.ORDERS, Phase.TARGET):
            seen = view()
            state = Position()
            state.cards = self._cards
            battlefield(state, seen)
            worths = [self._worth(state, seen.seat, option) for option in request.options]
            best = max(worths)
            options = [option for option, worth in zip(request.options, worths, strict=True) if worth == best]
            return NOBODY if NOBODY in options else self._any(options)  # nobody is hit for nothing
        if request.kind == Phase.PICK:
            # the best moves that the warriors can have, as far as their level shows; but everybody learns to strike
            seen = view()
            squad, moves = seen.squads[seen.seat], self._cards.moves
            all_picks = [option for option in request.options if isinstance(option, Pick)]
            picks = [pick for pick in all_picks if _can_strike(self._cards, squad, pick)] or all_picks
            highest = max(moves[pick.move].level for pick in picks)
            return self._any([pick for pick in picks if moves[pick.move].level == highest])
        return self._any([option for option in request.options if option != PASS])

    def _any(self, options: Sequence[Choice]) -> Choice:
        return options[int(self._rng.random() * len(options))]

    def _worth(self, state: Position, seat: int, option: Choice) -> float:
        if isinstance(option, Target) or option == NOBODY:
            mover = state.queue[0]
            user = (mover.seat, mover.slot)
            chosen = (option.seat, option.slot) if isinstance(option, Target) else None
            return worth(state, user, state.cards.moves[state.soldier(user).moves[mover.line]], chosen)
        assert isinstance(option, Orders)
        total = 0.0
        for slot, order in zip(state.field[seat], option.orders, strict=True):
            if isinstance(order, Use):
                move = state.cards.moves[state.squads[seat][slot].moves[order.line]]
                total += max(worth(state, (seat, slot), move, target) for target in state.on_field())
            elif isinstance(order, Withdraw):
                total += LATER * (1 - patience(state.turn)) * hardest_blow(state, (seat, order.slot))
        return total


def _can_strike(cards: CardSet, squad: Sequence[SoldierView], pick: Pick) -> bool:
    """Whether a warrior that gets this card has, or may still get, a move that deals damage."""
    others = [name for line, name in enumerate(squad[pick.slot].moves) if line != pick.line]
    if cards.moves[pick.move].damage:
        return True
    return any(not name or cards.moves[cards.move_numbers[name]].damage for name in others)


def hardest_blow(state: Position, place: Place) -> int:
    """The damage icons of the best move of a warrior in the barracks."""
    return max((state.cards.moves[move].damage for move in state.soldier(place).moves if move != NO_MOVE), default=0)


def worth(state: Position, user: Place, move: MoveCard, chosen: Place | None) -> float:
    """What a move gives at once, in hit points, if it is aimed at `chosen`, or at nobody."""
    hit = {
        0: [],
        1: [chosen] if chosen else [],
        2: [(1 - user[0], slot) for slot in state.field[1 - user[0]]],
        3: [place for place in state.on_field() if place != user],
    }[move.icons]
    context = EffectContext(user, tuple(hit))
    total = 0.0
    dealt = 0
    if move.damage:
        modifiers = Modifiers(state, context, move)
        for target in hit:
            hearts = state.hearts(state.soldier(target))
            taken = min(damage(state, context, move, modifiers, target)[0], hearts)
            dealt += taken
            total += _for(user, target) * -(taken + (ELIMINATION if taken == hearts else 0))
    context = context._replace(dealt=dealt)
    only_user = bool(move.icons) and not hit  # MOVE-2
    for clauses in sentences(state, context, move.effect):
        total += sum(_worth_of(state, context, clause.act, only_user) for clause in clauses)
    return total


def _for(user: Place, target: Place) -> int:
    """Whether what helps the target helps the user: +1 for its own side, -1 for the other."""
    return 1 if user[0] == target[0] else -1


def _worth_of(state: Position, context: EffectContext, act: Act, only_user: bool) -> float:
    if isinstance(act, tree.Chance):
        return act.number / 6 * _worth_of(state, context, act.act, only_user)
    if isinstance(act, tree.HealDealt):
        return min(context.dealt, state.soldier(context.who).hurt) * patience(state.turn)
    if isinstance(act, tree.Modifier):
        return 0.0
    places = meant(state, context, act.whom)  # type: ignore[attr-defined]
    if only_user:
        places = [place for place in places if place == context.who]
    helps = [_help(state, act, place) for place in places if place[0] == context.who[0]]
    harms = [-_help(state, act, place) for place in places if place[0] != context.who[0]]
    return sum(harms) + sum(help * (patience(state.turn) if help > 0 else 1) for help in helps)


def _help(state: Position, act: Act, place: Place) -> float:
    """What an act gives to the warrior it is done to."""
    soldier = state.soldier(place)
    scales = {Scale.POWER: soldier.power, Scale.DEFENCE: soldier.defence, Scale.SPEED: soldier.speed}
    match act:
        case tree.Inflict():
            return 0.0 if soldier.status else -STATUS
        case tree.Give(number, boost):
            scale, sign = SCALES[boost]
            level = scales[scale]
            return BOOST * (max(-MOST_BOOST, min(MOST_BOOST, level + sign * number)) - level)  # BOOST-4
        case tree.Heal(number):
            return min(number, soldier.hurt)
        case tree.Hurt(number):
            hearts = state.hearts(soldier)
            return -min(number, hearts) - (ELIMINATION if number >= hearts else 0)
        case tree.Cure():
            return STATUS if soldier.status else 0.0
        case tree.Clear(sort):
            lost = [level for level in scales.values() if sort is Sort.ANY or (level > 0) == (sort is Sort.HELPFUL)]
            return -BOOST * sum(lost)
        case tree.Steal():
            return -2 * BOOST * sum(level for level in scales.values() if level > 0)
    return 0.0
