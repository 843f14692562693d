"""What those who judge the cards of Barracks are told: who recruited, fielded, picked and used what.

A card is compared with those of its level, as a player chooses the level and chance the warrior.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from arenarium.cards.own_words import NONE
from arenarium.core.balance import CardFact, Seatings
from arenarium.core.event import Event
from arenarium.core.plain import Json
from arenarium.games.barracks.cards.card_set import CardSet
from arenarium.games.barracks.cards.cards import MoveCard, Warrior
from arenarium.games.barracks.game import State
from arenarium.games.barracks.state.events import Entered, MoveUsed, Picked, Recruited
from arenarium.games.barracks.state.position import Phase
from arenarium.games.barracks.state.words import SEATS


class Watch:
    def __init__(self, state: State) -> None:
        self._state = state
        self._notes = 0
        self.held: list[dict[str, int]] = [{} for _ in range(SEATS)]
        self.used: list[dict[str, int]] = [{} for _ in range(SEATS)]

    @property
    def settled(self) -> bool:
        return self._state.phase not in (Phase.RECRUIT, Phase.PICK)

    def note(self, events: Sequence[Event]) -> None:
        self._notes += 1
        for event in events:
            match event.private or event.public:
                case Recruited(seat=seat, warrior=str(card)) | Picked(seat=seat, move=str(card)):
                    self.held[seat].setdefault(card, self._notes)
                case Entered(seat=seat, warrior=card) | MoveUsed(seat=seat, move=card):
                    self.used[seat].setdefault(card, self._state.turn)


class BarracksBalance:
    used = "used"
    faction = ""
    player = "allcomers"

    def facts(self, cards: CardSet) -> Sequence[CardFact]:
        return [
            *(_fact(card, "warrior", f"warriors of level {card.level}") for card in cards.warriors),
            *(_fact(card, "move", f"moves of level {card.level}") for card in cards.moves),
        ]

    def factions(self, cards: CardSet) -> Mapping[str, str]:
        return {}

    def matchups(self, cards: CardSet, setup: Mapping[str, Json], about: str | None) -> Sequence[Seatings]:
        return [[setup]] if "first" in setup else [[{**setup, "first": seat} for seat in range(SEATS)]]

    def watch(self, state: State) -> Watch:
        return Watch(state)

    def played_as(self, state: State, seat: int) -> str:
        return ""


def _fact(card: Warrior | MoveCard, kind: str, group: str) -> CardFact:
    return CardFact(card.name, kind, group, repr(replace(card, flavour="", words=NONE)))


BALANCE = BarracksBalance()
