"""Tash-Kalar: summon beings by forming patterns on an arena of 69 squares."""

from arenarium.core.kit import GameKit, Lazy

_HERE = "arenarium.games.tashkalar"

KIT = GameKit(
    id="tashkalar",
    name="Tash-Kalar",
    package=_HERE,
    game_=Lazy(f"{_HERE}.game:TASHKALAR"),
    options_=Lazy(f"{_HERE}.ui.options:OPTIONS"),
    bots_=Lazy(f"{_HERE}.bots.levels:BOTS"),
    narrator_=Lazy(f"{_HERE}.narration.narrator:TashKalarNarrator"),
    cards_=Lazy(f"{_HERE}.ui.shelf:SHELF"),
    library_=Lazy(f"{_HERE}.ui.library:LIBRARY"),
    queries_=Lazy(f"{_HERE}.ui.queries:QUERIES"),
    screen_=Lazy(f"{_HERE}.ui.screen:TashKalarScreen"),
    lesson="ui/lesson.toml",
    commands={"fit": Lazy(f"{_HERE}.ui.commands:fit")},
)
