"""Two bots that share a seat: one chooses the warriors and their moves, the other fights."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from arenarium.core.bot import BotOf
from arenarium.games.barracks.formats.view import View
from arenarium.games.barracks.game import Request
from arenarium.games.barracks.state.choices import Choice
from arenarium.games.barracks.state.position import Phase

BarracksBot: TypeAlias = BotOf[Request, View, Choice]


class Team(NamedTuple):
    recruiter: BarracksBot
    fighter: BarracksBot

    def choose(self, request: Request, view: Callable[[], View]) -> Choice:
        recruits = request.kind in (Phase.RECRUIT, Phase.PICK)
        return (self.recruiter if recruits else self.fighter).choose(request, view)
