"""The types of what is sent of a match of Barracks; clients in other languages get theirs made from these."""

from __future__ import annotations

from arenarium.core.kit import Messages
from arenarium.games.barracks.formats.options import OPTIONS
from arenarium.games.barracks.formats.view import View
from arenarium.games.barracks.state.events import EVENTS

MESSAGES = Messages(View, OPTIONS, EVENTS)
