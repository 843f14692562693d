"""The table server: people and computer players meet at tables of any game."""

from arenarium.extras import require

require("server")
