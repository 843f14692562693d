"""The table server: people and computer players meet at tables of either game."""

from arenarium.extras import require

require("server")
