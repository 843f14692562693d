"""Tash-Kalar in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from functools import cached_property

from arenarium.cards.tree import Effect, OneOf, parts
from arenarium.core.event import Event
from arenarium.core.names import Word
from arenarium.games.tashkalar.board.board import DIRECTIONS, NAMES, names
from arenarium.games.tashkalar.board.pattern import facing_name
from arenarium.games.tashkalar.cards.card_set import CardSet, printed
from arenarium.games.tashkalar.cards.cards import Being, FlareCard
from arenarium.games.tashkalar.cards.text import school_title, spoken, title
from arenarium.games.tashkalar.game import Request, State, TashKalar
from arenarium.games.tashkalar.language.render import RENDERERS
from arenarium.games.tashkalar.state import choices, events
from arenarium.games.tashkalar.state.choices import CHOICES, Choice
from arenarium.games.tashkalar.state.events import DiscardedFor
from arenarium.games.tashkalar.state.numbers import ALTERNATIVE, CARD, DIRECTION, FLARE, SIDE, SQUARE, TASK
from arenarium.games.tashkalar.state.requests import RequestKind
from arenarium.narration.narrator import NOBODY, NarratorOf, Value, as_key

_PARTS = (" frozen", " warp", " upper", " lower")
"""What the name of a program adds to that of its card."""


class TashKalarNarrator(NarratorOf[State, Request, Choice]):
    messages = "arenarium.games.tashkalar.narration:game"

    @property
    def cards(self) -> CardSet:
        """Of the match that is told."""
        return self.game.cards if isinstance(self.game, TashKalar) else printed()

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
        known = title(self.cards.named(english), self.language)
        return self.words("card", name=known[:1].upper() + known[1:])

    def _school(self, school: str) -> str:
        return school_title(self.cards, school, self.language)

    def source(self, program: str) -> str:
        """The card whose effect asks, and which of its effects it is."""
        card = card_of_program(program)
        if card == program:
            return self.card(program)
        part = program.removeprefix(card).strip()
        return self._sentence(f"source-{part}", name=title(self.cards.named(card), self.language))

    # ------------------------------------------------------------------------------------------------------ questions

    def question(self, state: State, seat: int, request: Request) -> str:
        if request.kind is RequestKind.EFFECT:
            return self.words("ask-effect", source=self.source(request.source), what=self._what(request.options))
        return self.words(f"ask-{as_key(request.kind)}", actions=state.actions)

    def _what(self, options: Iterable[Choice]) -> str:
        verbs = {option.verb for option in options} - {"decline", "pass"}
        return self.words(f"what-{verbs.pop()}" if len(verbs) == 1 else "what-several")

    # -------------------------------------------------------------------------------------------------------- answers

    def choice(self, state: State, seat: int, choice: Choice) -> str:
        values: dict[str, Value] = {}
        for field, word in CHOICES.words(type(choice)).items():
            value = getattr(choice, field)
            if word in self._said and value != choice._field_defaults.get(field):
                variable, say = self._said[word]
                values[variable or field] = say(value)
        return self._sentence(f"choice-{choice.verb}", **(values | self._besides(state, choice)))

    @cached_property
    def _said(self) -> Mapping[Word, tuple[str, Callable[[int], Value]]]:
        """How each kind of thing that a choice speaks of is said: the variable of the message, where it is not called
        as the field is, and its value."""
        return {
            SQUARE: ("", SQUARE.say),
            CARD: ("", lambda card: self.card(self.cards.names[card])),
            TASK: ("card", lambda task: self.card(self.cards.task_names[task])),
            FLARE: ("number", lambda card: self.cards.flare(card).number),
            SIDE: ("colour", self.side),
            DIRECTION: ("", self._direction),
            ALTERNATIVE: ("", int),
        }

    def _besides(self, state: State, choice: Choice) -> dict[str, Value]:
        """What the message of a choice speaks of beyond its fields."""
        match choice:
            case choices.Summon():
                return {"details": self._details(choice)}
            case choices.Target(at):
                return {"target": self._target(state, at)}
            case choices.School(school):
                return {"school": self._school(school)}
            case choices.Put(_, side, rank):
                return {"piece": self.piece(side, rank)}
            case choices.Alternative(number):
                return {"text": self._alternative(state, number)}
            case choices.Plain():
                asked = state.stack[-1].program.key if state.stack else ""
                return {"phase": state.phase.value, "asked": as_key(asked)}
        return {}

    def summoning_place(self, choice: choices.Summon) -> str:
        """Where and how a being is summoned, where it is clear which one."""
        return NAMES[choice.at] + self._details(choice)

    def _target(self, state: State, at: int) -> str:
        index = state.piece_at(at)
        if index < 0:
            return self.words("target-square", at=NAMES[at])
        return self.words("target-piece", piece=self.piece(index // 3, index % 3), at=NAMES[at])

    def _details(self, choice: choices.Summon) -> str:
        """What distinguishes this summoning from others of the same card on the same square."""
        details = []
        facing = facing_name(choice.facing).split()
        if "mirrored" in facing:
            details.append(self.words("detail-mirrored"))
        if "turned" in facing:
            details.append(self.words("detail-turned", degrees=facing[-1]))
        if choice.borrowed:
            side = choice.improvised if choice.improvised >= 0 else None
            details.append(self._borrowing(names(choice.borrowed), side))
        if choice.thawing:
            details.append(self.words("detail-thawing"))
        return "".join(details)

    def _direction(self, direction: int) -> str:
        return self.words("direction", direction=DIRECTIONS[direction])

    def _alternative(self, state: State, number: int) -> str:
        """The text of an alternative, where the effect has only one list of them; otherwise nothing."""
        lists = [part for part in parts(_effect(state.cards, state.stack[-1].program.key)) if isinstance(part, OneOf)]
        if len(lists) != 1:
            return NOBODY
        return RENDERERS[self.language].clauses(spoken(self.cards, lists[0], self.language).alternatives[number - 1])

    # --------------------------------------------------------------------------------------------------------- events

    def event(self, event: Event, reader: int | None) -> str:
        seen = event.seen_by(reader)
        assert isinstance(seen, events.EVENTS)
        kind: str = seen.event
        match seen:
            case events.Summoned() | events.Over() | events.CardDiscarded(why=DiscardedFor.RESOLVED):
                return ""  # said by "summoning", by the outcome, by the effect itself
            case events.Drawn(cards=None):
                return ""  # what others draw is hidden, and how many cards they hold is always in sight
            case events.Scored(seat=seat) if seat is not None:
                kind = "scored-in"
        values = self._plain_values(seen, reader) | self._cards(seen) | self._pieces(seen) | self._special(seen)
        return self._sentence(f"told-{kind}", **values)

    def _plain_values(self, event: events.Event, reader: int | None) -> dict[str, Value]:
        """What is said as it is, and who does it."""
        values: dict[str, Value] = {}
        for field in fields(event):
            value = getattr(event, field.name)
            if isinstance(value, str | int):
                values[field.name] = value
        seat = getattr(event, "seat", None)
        return values if seat is None else values | self._person(seat, reader)

    def _special(self, event: events.Event) -> dict[str, Value]:
        match event:
            case events.EndTriggered(reason=reason) | events.Forfeited(reason=reason):
                return {"reason": as_key(reason)}
            case events.ControlPassed(to=to) | events.LegendsHanded(to=to):
                return {"other": self.seat(to)}
            case events.Released(at=None) | events.Gateway(at=None):
                return {"at": NOBODY}
            case events.SchoolTaken(school=school):
                return {"school": self._school(school)}
            case events.Turn(extra=extra):
                return {"extra": "yes" if extra else "no"}
            case events.Aimed(direction):
                return {"direction": self._direction(direction)}
            case events.WillDraw(legends=legends):
                return {"what": "legends" if legends else "beings"}
            case events.CountedMore(times):
                return {"number": times}
            case events.Slowed(sides):
                return {"colours": ", ".join(self.side(side) for side in sides)}
            case events.Flare(card=card, upper=upper, lower=lower):
                parts = "both" if upper and lower else "upper" if upper else "lower"
                return {"parts": parts, "number": self.cards.flare(self.cards.numbers[card]).number}
            case events.Summoning():
                return {"details": self._summoned_with(event)}
        return {}

    def _cards(self, event: events.Event) -> dict[str, Value]:
        """Cards by name; those that the reader does not know are nobody's."""
        names = getattr(event, "cards", None) or [
            name for name in (getattr(event, "card", None), getattr(event, "task", None)) if name is not None
        ]
        cards = ", ".join(self.card(name) for name in names)
        return {"card": cards, "cards": cards or NOBODY}

    def _pieces(self, event: events.Event) -> dict[str, Value]:
        """Pieces and colours. Where a piece changes, `was` is what it was before."""
        values: dict[str, Value] = {}
        sides = (getattr(event, field, None) for field in ("colour", "against", "side"))
        side = next((side for side in sides if side is not None), None)
        if side is not None:
            values["colour"] = self.side(side)
        match event:
            case events.Converted() | events.Replaced():
                values["was"] = self.piece(event.side, event.was)
                values["piece"] = self.piece(event.by, event.rank)
            case (
                events.Placed(side=side, rank=rank)
                | events.Lifted(side=side, rank=rank)
                | events.Moved(side=side, rank=rank)
                | events.Destroyed(side=side, rank=rank)
                | events.Removed(side=side, rank=rank)
                | events.Upgraded(side=side, rank=rank)
                | events.Downgraded(side=side, rank=rank)
                | events.Held(side=side, rank=rank)
                | events.Released(side=side, rank=rank)
                | events.Reused(side=side, rank=rank)
            ):
                values["piece"] = self.piece(side, rank)
        return values

    def _summoned_with(self, event: events.Summoning) -> str:
        return self._borrowing(event.borrowed, event.improvised) if event.borrowed else ""

    def _borrowing(self, squares: Iterable[str], improvised: int | None) -> str:
        """Which enemy pieces stand in, and the color that is used up by improvising, if any."""
        if improvised is None:
            return self.words("detail-borrowed", squares=", ".join(squares))
        return self.words("detail-improvised", squares=", ".join(squares), colour=self.side(improvised))


def card_of_program(program: str) -> str:
    """The English name of the card whose effect a program is."""
    return next((program.removesuffix(part) for part in _PARTS if program.endswith(part)), program)


def _effect(cards: CardSet, program: str) -> Effect | None:
    """The effect that a program carries out."""
    name = card_of_program(program)
    part = program.removeprefix(name).strip()
    match cards.named(name):
        case Being() as card:
            return {"": card.effect, "frozen": card.frozen_effect, "warp": card.warp_effect}[part]
        case FlareCard() as card:
            return {"upper": card.upper_effect, "lower": card.lower_effect}[part]
    return None
