"""Tash-Kalar in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from arenarium.cards.tree import Node, OneOf
from arenarium.core.event import Event, Facts
from arenarium.games.tashkalar.board.board import DIRECTIONS, NAMES, names
from arenarium.games.tashkalar.board.pattern import facing_name
from arenarium.games.tashkalar.cards.cards import BY_NAME, CARDS, TASK_BY_NAME, TASKS, flare
from arenarium.games.tashkalar.cards.text import AnyCard, title
from arenarium.games.tashkalar.language.render import RENDERERS
from arenarium.games.tashkalar.language.render.names import name
from arenarium.games.tashkalar.rules import choices
from arenarium.narration.narrator import NOBODY, Narrator, as_key

_CARD_VERBS = ("discard", "return", "thaw", "keep", "warp", "recover", "freeze", "copy")
_PARTS = (" frozen", " warp", " upper", " lower")
"""What the name of a program adds to that of its card."""


class TashKalarNarrator(Narrator):
    messages = "arenarium.games.tashkalar.narration:game"

    def seat(self, seat: int) -> str:
        if self.teams and seat >= len(self._names):
            return self.words("seat-of-team", side=self.side(seat % 2), number=seat // 2 + 1)
        return super().seat(seat)

    def side(self, side: int) -> str:
        """What a colour is called."""
        if not self.teams and side < len(self._names):
            return self._names[side]
        return self.words("side", side=side)

    def piece(self, side: int, rank: int) -> str:
        return self.words("piece", side=side, rank=rank)

    def card(self, english: str) -> str:
        """The name of a card, flare or task, in quotation marks."""
        known = title(card_named(english), self.language)
        return self.words("card", name=known[:1].upper() + known[1:])

    def _school(self, school: str) -> str:
        return name("schools", school, self.language)

    def source(self, program: str) -> str:
        """The card whose effect asks, and which of its effects it is."""
        card = card_of_program(program)
        if card == program:
            return self.card(program)
        part = program.removeprefix(card).strip()
        return self._sentence(f"source-{part}", name=title(card_named(card), self.language))

    # ------------------------------------------------------------------------------------------------------ questions

    def question(self, state: Any, seat: int, request: Any) -> str:
        if request.kind == "effect":
            return self.words("ask-effect", source=self.source(request.source), what=self._what(request.options))
        return self.words(f"ask-{request.kind.replace(' ', '-')}", actions=state.actions)

    def _what(self, options: Iterable[Any]) -> str:
        verbs = {option.verb for option in options} - {"decline", "pass"}
        return self.words(f"what-{verbs.pop()}" if len(verbs) == 1 else "what-several")

    # -------------------------------------------------------------------------------------------------------- answers

    def choice(self, state: Any, seat: int, choice: Any) -> str:
        return self._sentence(f"choice-{choice.verb}", **self._values(state, choice))

    def summoning_place(self, choice: choices.Summon) -> str:
        """Where and how a being is summoned, where it is clear which one."""
        return NAMES[choice.at] + self._details(choice)

    def _values(self, state: Any, choice: Any) -> dict[str, Any]:
        """What the message of a choice speaks of."""
        match choice:
            case choices.Summon(card, at):
                return {"card": self.card(CARDS[card].name), "at": NAMES[at], "details": self._details(choice)}
            case choices.Target(at):
                return {"at": NAMES[at], "target": self._target(state, at)}
            case choices.School(school):
                return {"school": self._school(school)}
            case choices.Start(at, side):
                return {"at": NAMES[at], "colour": self.side(side)}
            case choices.Place(at) | choices.Lift(at):
                return {"at": NAMES[at]}
            case choices.Put(at, side, rank):
                return {"at": NAMES[at], "piece": self.piece(side, rank)}
            case choices.Move(at, to):
                return {"at": NAMES[at], "to": NAMES[to]}
            case choices.Swap(at, other):
                return {"at": NAMES[at], "other": NAMES[other]}
            case choices.Flare(card, against):
                return {"number": flare(card).number, "colour": self.side(against)}
            case choices.Claim(task):
                return {"card": self.card(TASKS[task].name)}
            case choices.Aim(direction):
                return {"direction": self._direction(direction)}
            case choices.Way(number):
                return {"number": number, "text": self._way(state, number)}
            case choices.Colour(side):
                return {"colour": self.side(side)}
            case choices.Plain():
                asked = state.stack[-1].program.key if state.stack else ""
                return {"phase": state.phase, "asked": asked.replace(" ", "-")}
        assert choice.verb in _CARD_VERBS
        return {"card": self.card(CARDS[choice.card].name)}

    def _target(self, state: Any, at: int) -> str:
        index = state.piece_at(at)
        if index < 0:
            return self.words("target-square", at=NAMES[at])
        return self.words("target-piece", piece=self.piece(index // 3, index % 3), at=NAMES[at])

    def _details(self, choice: choices.Summon) -> str:
        """What distinguishes this summoning from others of the same card on the same square."""
        found = []
        facing = facing_name(choice.facing).split()
        if "mirrored" in facing:
            found.append(self.words("detail-mirrored"))
        if "turned" in facing:
            found.append(self.words("detail-turned", degrees=facing[-1]))
        if choice.borrowed:
            found.append(self.words("detail-borrowed", squares=", ".join(names(choice.borrowed))))
        if choice.improvised >= 0:
            found.append(self.words("detail-improvised", colour=self.side(choice.improvised)))
        if choice.thawing:
            found.append(self.words("detail-thawing"))
        return "".join(found)

    def _direction(self, direction: int) -> str:
        return self.words("direction", direction=DIRECTIONS[direction])

    def _way(self, state: Any, number: int) -> str:
        """The text of an alternative, where the effect has only one list of them; otherwise nothing."""
        found = [node for node in _nodes(_effect(state.stack[-1].program.key)) if isinstance(node, OneOf)]
        if len(found) != 1:
            return NOBODY
        return RENDERERS[self.language].clauses(found[0].ways[number - 1])

    # --------------------------------------------------------------------------------------------------------- events

    def event(self, event: Event, reader: int | None) -> str:
        kind, facts = event.kind, event.seen_by(reader)
        if kind in ("summoned", "over") or (kind == "card-discarded" and facts["why"] == "resolved"):
            return ""  # said by "summoning", by the outcome, by the effect itself
        if kind == "scored" and "seat" in facts:
            kind = "scored-in"
        return self._sentence(f"told-{kind}", **self._told(event.kind, facts, reader))

    def _told(self, kind: str, facts: Facts, reader: int | None) -> dict[str, Any]:
        """The facts of an event as values of its message."""
        values: dict[str, Any] = {key: value for key, value in facts.items() if isinstance(value, str | int)}
        if "seat" in facts:
            values |= self._person(facts["seat"], reader)
        if "reason" in facts:
            values["reason"] = as_key(facts["reason"])
        if "to" in facts:
            values["other"] = self.seat(facts["to"])
        if "at" in facts:
            values["at"] = facts["at"] or NOBODY
        values |= self._cards(facts) | self._pieces(facts)
        match kind:
            case "school-taken":
                values["school"] = self._school(facts["school"])
            case "turn":
                values["extra"] = "yes" if facts["extra"] else "no"
            case "aimed":
                values["direction"] = self._direction(facts["direction"])
            case "will-draw":
                values["what"] = "legends" if facts["legends"] else "beings"
            case "counted-more":
                values["number"] = facts["times"]
            case "slowed":
                values["colours"] = ", ".join(self.side(side) for side in facts["sides"])
            case "flare":
                upper, lower = facts["upper"], facts["lower"]
                values["parts"] = "both" if upper and lower else "upper" if upper else "lower"
                values["number"] = flare(BY_NAME[facts["card"]]).number
            case "summoning":
                values["details"] = self._summoned_with(facts)
        return values

    def _cards(self, facts: Facts) -> dict[str, str]:
        """Cards by name; those that the reader does not know are nobody's."""
        known = facts.get("cards") or [facts[key] for key in ("card", "task") if key in facts]
        said = ", ".join(self.card(name) for name in known)
        return {"card": said, "cards": said or NOBODY}

    def _pieces(self, facts: Facts) -> dict[str, str]:
        """Pieces and colours. Where a piece changes, `was` is what it was before."""
        found = {}
        for key in ("colour", "against", "side"):
            if facts.get(key) is not None:
                found["colour"] = self.side(facts[key])
                break
        if "was" in facts:
            found["was"] = self.piece(facts["side"], facts["was"])
            found["piece"] = self.piece(facts["by"], facts["rank"])
        elif "rank" in facts:
            found["piece"] = self.piece(facts["side"], facts["rank"])
        return found

    def _summoned_with(self, facts: Facts) -> str:
        details = ""
        if facts["borrowed"]:
            details += self.words("detail-borrowed", squares=", ".join(facts["borrowed"]))
        if facts["improvised"] is not None:
            details += self.words("detail-improvised", colour=self.side(facts["improvised"]))
        return details


def card_of_program(program: str) -> str:
    """The English name of the card whose effect a program is."""
    return next((program.removesuffix(part) for part in _PARTS if program.endswith(part)), program)


def card_named(english: str) -> AnyCard:
    """A card, flare or task by its English name."""
    return TASKS[TASK_BY_NAME[english]] if english in TASK_BY_NAME else CARDS[BY_NAME[english]]


def _effect(program: str) -> Any:
    """The effect that a program carries out."""
    card = card_of_program(program)
    part = program.removeprefix(card).strip()
    return getattr(card_named(card), f"{part}_effect" if part else "effect")


def _nodes(node: Any) -> Iterable[Node]:
    """All nodes of a tree."""
    if isinstance(node, tuple):
        for part in node:
            yield from _nodes(part)
    elif isinstance(node, Node):
        yield node
        for field in node.__dataclass_fields__:
            yield from _nodes(getattr(node, field))
