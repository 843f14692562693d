"""Barracks in words."""

from __future__ import annotations

from collections.abc import Sequence

from arenarium.core.event import OVER, Event, Happening
from arenarium.games.barracks.cards.card_set import CardSet, printed
from arenarium.games.barracks.cards.text import title
from arenarium.games.barracks.game import Barracks, Request, State
from arenarium.games.barracks.language.render.names import name
from arenarium.games.barracks.rules.effects import SCALES
from arenarium.games.barracks.state import choices, events
from arenarium.games.barracks.state.position import Phase
from arenarium.games.barracks.state.soldier import Scale
from arenarium.narration.narrator import NOBODY, NarratorOf, Value, as_key

Values = dict[str, Value]


class BarracksNarrator(NarratorOf[State, Request, choices.Choice]):
    messages = "arenarium.games.barracks.narration:game"

    @property
    def cards(self) -> CardSet:
        """Of the match that is told."""
        return self.game.cards if isinstance(self.game, Barracks) else printed()

    def warrior(self, english: str | None) -> str:
        return NOBODY if english is None else title(self.cards.warrior(english), self.language)

    def move(self, english: str | None) -> str:
        """The name of a move, in quotation marks."""
        if english is None:
            return NOBODY
        return self.words("card", name=title(self.cards.move(english), self.language))

    # ------------------------------------------------------------------------------------------------------ questions

    def question(self, state: State, seat: int, request: Request) -> str:
        values: Values = {"points": state.points[seat]}
        if request.kind == Phase.TARGET:
            mover = state.queue[0]
            values |= {"warrior": self._soldier(state, mover.seat, mover.slot), "card": self.move(request.source)}
        return self.words(f"ask-{request.kind}", **values)

    # -------------------------------------------------------------------------------------------------------- answers

    def choice(self, state: State, seat: int, choice: choices.Choice) -> str:
        match choice:
            case choices.Draw(level):
                return self._sentence("choice-draw", level=level)
            case choices.Pick(slot, line, move):
                warrior, card = self._soldier(state, seat, slot), self.move(state.cards.moves[move].name)
                return self._sentence("choice-pick", warrior=warrior, line=line + 1, card=card)
            case choices.Target(target_seat, slot):
                is_user = (target_seat, slot) == state.queue[0][:2]
                own = "self" if is_user else "yes" if target_seat == seat else "no"
                return self._sentence("choice-target", warrior=self._soldier(state, target_seat, slot), own=own)
            case choices.Send(slots):
                warriors = ", ".join(self._soldier(state, seat, slot) for slot in slots)
                return self._sentence("choice-send", warriors=warriors or NOBODY)
            case choices.Orders(orders):
                pairs = zip(state.field[seat], orders, strict=True)
                return "; ".join(self.order(state, seat, slot, order) for slot, order in pairs)
        return self._sentence(f"choice-{choice.verb}")

    def order(self, state: State, seat: int, slot: int, order: choices.Order) -> str:
        """What one warrior is to do."""
        values: Values = {"warrior": self._soldier(state, seat, slot)}
        match order:
            case choices.Use(line):
                values["card"] = self.move(state.cards.moves[state.squads[seat][slot].moves[line]].name)
            case choices.Withdraw(instead):
                values["instead"] = self._soldier(state, seat, instead)
        return self._sentence(f"choice-{order.verb}", **values)

    def _soldier(self, state: State, seat: int, slot: int) -> str:
        return self.warrior(state.name((seat, slot)))

    # --------------------------------------------------------------------------------------------------------- events

    def event(self, event: Event, reader: int | None) -> str:
        happening = event.seen_by(reader)
        if _is_bookkeeping(happening, reader):
            return ""
        seat: int | None = getattr(happening, "seat", None)
        person = {} if seat is None else self._person(seat, reader)
        kind = "boost-removed" if isinstance(happening, events.Boosted) and not happening.level else event.kind
        return self._sentence(f"told-{kind}", **person, **self._values(happening))

    def _values(self, event: Happening) -> Values:
        """What the message of an event says, besides whose it is."""
        warrior: Values = {"warrior": self.warrior(event.warrior)} if isinstance(event, events.WarriorEvent) else {}
        return warrior | self._before_battle(event) | self._in_turn(event) | self._suffered(event)

    def _before_battle(self, event: Happening) -> Values:
        match event:
            case events.Recruited():
                return {"warrior": self.warrior(event.warrior), "level": event.level}
            case events.Picked():
                return {"warrior": self.warrior(event.warrior), "card": self.move(event.move)}
            case events.LastCopyTaken():
                return {"card": self.move(event.move)}
        return {}

    def _in_turn(self, event: Happening) -> Values:
        match event:
            case events.TurnBegan():
                return {"number": event.number}
            case events.Ordered():
                return {"card": self.move(event.move)}
            case events.MoveUsed():
                return {"card": self.move(event.move), "targets": self._targets(event)}
            case events.DieRolled():
                chance = event.chance or 0
                works = "yes" if event.value <= chance else "no"
                return {"value": event.value, "why": event.why, "chance": chance, "works": works}
            case events.Forfeited():
                return {"reason": as_key(event.reason)}
        return {}

    def _suffered(self, event: Happening) -> Values:
        match event:
            case events.Damaged():
                return {"number": event.number, "parts": self._parts(event.parts)}
            case events.WarriorHurt():
                return {"number": event.number, "why": event.why}
            case events.Healed():
                return {"number": event.number}
            case events.StatusGiven() | events.Cured():
                return {"kind": event.status, "status": name("statuses", event.status, self.language)}
            case events.Boosted():
                scale, _ = SCALES[event.boost]
                return {"kind": event.boost, "level": _signed(event.level), **self._scale(scale)}
            case events.BoostRemoved():
                return self._scale(event.scale)
        return {}

    def _scale(self, scale: Scale) -> Values:
        return {"scale": name("boosts", scale, self.language)}

    def _targets(self, event: events.MoveUsed) -> str:
        """Whom a move hit; that it hit nobody is said of a move that could have."""
        if event.targets:
            user = (event.seat, event.warrior)
            return ", ".join(self.words("itself") if hit == user else self.warrior(hit[1]) for hit in event.targets)
        return "nobody" if self.cards.move(event.move).icons else NOBODY

    def _parts(self, parts: Sequence[tuple[events.DamagePart, int]]) -> str:
        """What damage is made of; nothing where it is only the move's own."""
        if len(parts) == 1:
            return NOBODY
        (first, number), *rest = parts
        texts = [self.words(f"part-{first}", number=number)]
        texts += [self.words(f"part-{part}", number=_signed(change)) for part, change in rest]
        return ", ".join(texts)


def _is_bookkeeping(event: Happening, reader: int | None) -> bool:
    """What another line says, what its reader has just said, or what says nothing."""
    match event:
        case events.GoesNext():
            return True  # the move says whose it is
        case events.Ordered():
            return event.seat == reader
        case events.Picked():
            return event.move is None
    return event.event == OVER  # the outcome says it


def _signed(number: int) -> str:
    """With a sign, and a true minus."""
    return f"{number:+d}".replace("-", "−")
