"""Barracks (Koszary, Kasárna): two squads, secret orders, simultaneous turns."""

from arenarium.core.kit import GameKit, Lazy

_HERE = "arenarium.games.barracks"

KIT = GameKit(
    id="barracks",
    name="Barracks",
    package=_HERE,
    game_=Lazy(f"{_HERE}.game:BARRACKS"),
    setup_=Lazy(f"{_HERE}.state.setup:Setup"),
    bots_=Lazy(f"{_HERE}.bots.bot:BOTS"),
    narrator_=Lazy(f"{_HERE}.narration.narrator:BarracksNarrator"),
    is_ahead_=Lazy(f"{_HERE}.bots.draws:is_ahead"),
    cards_=Lazy(f"{_HERE}.ui.shelf:SHELF"),
    card_sets_=Lazy(f"{_HERE}.formats.card_sets:CARD_SETS"),
    balance_=Lazy(f"{_HERE}.bots.balance:BALANCE"),
    messages_=Lazy(f"{_HERE}.formats.messages:MESSAGES"),
    open_view_=Lazy(f"{_HERE}.formats.view:open_view_of"),
    setup_of_=Lazy(f"{_HERE}.formats.snapshot:setup_of"),
    library_=Lazy(f"{_HERE}.ui.library:LIBRARY"),
    queries_=Lazy(f"{_HERE}.ui.queries:QUERIES"),
    screen_=Lazy(f"{_HERE}.ui.screen:BarracksScreen"),
    native_=Lazy(f"{_HERE}.native.handover:NATIVE_ENGINE"),
    spaces_=Lazy(f"{_HERE}.envs.spaces:spaces_of"),
    lessons=("ui/lesson.toml", "ui/second-lesson.toml"),
    commands={
        "exploit": Lazy(f"{_HERE}.ui.commands:exploit"),
        "fit": Lazy(f"{_HERE}.ui.commands:fit"),
        "squads": Lazy(f"{_HERE}.ui.commands:squads"),
    },
)
