"""Barracks in words."""

from __future__ import annotations

from typing import Any

from arenarium.core.event import Event, Facts
from arenarium.games.barracks.cards.cards import MOVE_BY_NAME, MOVES, WARRIORS
from arenarium.games.barracks.language.render.names import name, name_or_english
from arenarium.games.barracks.state import choices
from arenarium.narration.narrator import NOBODY, Narrator, as_key


class BarracksNarrator(Narrator):
    messages = "arenarium.games.barracks.narration:game"

    def warrior(self, english: str) -> str:
        return name_or_english("warriors", english, self.language)

    def move(self, english: str) -> str:
        """The name of a move, in quotation marks."""
        return self.words("card", name=name_or_english("moves", english, self.language))

    # ------------------------------------------------------------------------------------------------------ questions

    def question(self, state: Any, seat: int, request: Any) -> str:
        values: dict[str, Any] = {"points": state.points[seat]}
        if request.kind == "target":
            mover = state.queue[0]
            values |= {"warrior": self._soldier(state, mover.seat, mover.slot), "card": self.move(request.source)}
        return self.words(f"ask-{request.kind}", **values)

    # -------------------------------------------------------------------------------------------------------- answers

    def choice(self, state: Any, seat: int, choice: Any) -> str:
        match choice:
            case choices.Draw(level):
                return self._sentence("choice-draw", level=level)
            case choices.Pick(slot, line, move):
                return self._sentence(
                    "choice-pick",
                    warrior=self._soldier(state, seat, slot),
                    line=line + 1,
                    card=self.move(MOVES[move].name),
                )
            case choices.Target(whose, slot):
                own = "self" if (whose, slot) == state.queue[0][:2] else "yes" if whose == seat else "no"
                return self._sentence("choice-target", warrior=self._soldier(state, whose, slot), own=own)
            case choices.Send(slots):
                sent = ", ".join(self._soldier(state, seat, slot) for slot in slots)
                return self._sentence("choice-send", warriors=sent or NOBODY)
            case choices.Orders(orders):
                told = [
                    self.order(state, seat, slot, order) for slot, order in zip(state.field[seat], orders, strict=True)
                ]
                return "; ".join(told)
        return self._sentence(f"choice-{choice.verb}")

    def order(self, state: Any, seat: int, slot: int, order: choices.Order) -> str:
        """What one warrior is to do."""
        values = {"warrior": self._soldier(state, seat, slot)}
        match order:
            case choices.Use(line):
                values["card"] = self.move(MOVES[state.squads[seat][slot].moves[line]].name)
            case choices.Withdraw(instead):
                values["instead"] = self._soldier(state, seat, instead)
        return self._sentence(f"choice-{order.verb}", **values)

    def _soldier(self, state: Any, seat: int, slot: int) -> str:
        return self.warrior(WARRIORS[state.squads[seat][slot].card].name)

    # --------------------------------------------------------------------------------------------------------- events

    def event(self, event: Event, reader: int | None) -> str:
        if event.kind == "over":
            return ""  # said by the outcome
        return self._sentence(f"told-{event.kind}", **self._told(event.seen_by(reader), reader))

    def _told(self, facts: Facts, reader: int | None) -> dict[str, Any]:
        """The facts of an event as values of its message."""
        values: dict[str, Any] = {key: value for key, value in facts.items() if isinstance(value, str | int)}
        if "seat" in facts:
            values |= self._person(facts["seat"], reader)
        if "reason" in facts:
            values["reason"] = as_key(facts["reason"])
        for key in ("warrior", "instead"):
            values[key] = self.warrior(facts[key]) if key in facts else NOBODY
        values["card"] = self.move(facts["move"]) if "move" in facts else NOBODY
        for key in ("slot", "line"):
            if key in facts:
                values[key] = facts[key] + 1
        if "status" in facts:
            values["status"] = name("statuses", facts["status"], self.language)
        if "boost" in facts:
            values |= {"boost": name("boosts", facts["boost"], self.language), "level": _signed(facts["level"])}
        if "value" in facts:
            values["works"] = "yes" if facts["value"] <= facts.get("chance", 0) else "no"
        if "scale" in facts:
            values["scale"] = name("boosts", facts["scale"], self.language)
        if "targets" in facts:
            values["targets"] = self._targets(facts["move"], [target for _, target in facts["targets"]])
        if "parts" in facts:
            values["parts"] = self._parts(facts["parts"])
        return values

    def _targets(self, move: str, hit: list[str]) -> str:
        """Whom a move hit; that it hit nobody is said of a move that could have."""
        if hit:
            return ", ".join(map(self.warrior, hit))
        return "nobody" if MOVES[MOVE_BY_NAME[move]].icons else NOBODY

    def _parts(self, parts: list[tuple[str, int]]) -> str:
        """What damage is made of; nothing where it is only the move's own."""
        if len(parts) == 1:
            return NOBODY
        first, *rest = parts
        told = [self.words(f"part-{first[0]}", number=first[1])]
        told += [self.words(f"part-{part}", number=_signed(number)) for part, number in rest]
        return ", ".join(told)


def _signed(number: int) -> str:
    """With a sign, and a true minus."""
    return f"{number:+d}".replace("-", "−")
