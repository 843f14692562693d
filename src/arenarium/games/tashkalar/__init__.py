"""Tash-Kalar: summon beings by forming patterns on an arena of 69 squares."""

from arenarium.core.kit import GameKit, Lazy

_HERE = "arenarium.games.tashkalar"

KIT = GameKit(
    id="tashkalar",
    name="Tash-Kalar",
    package=_HERE,
    game_=Lazy(f"{_HERE}.game:TASHKALAR"),
    setup_=Lazy(f"{_HERE}.state.setup:Setup"),
    bots_=Lazy(f"{_HERE}.bots.levels:BOTS"),
    narrator_=Lazy(f"{_HERE}.narration.narrator:TashKalarNarrator"),
    cards_=Lazy(f"{_HERE}.ui.shelf:SHELF"),
    card_sets_=Lazy(f"{_HERE}.formats.card_sets:CARD_SETS"),
    balance_=Lazy(f"{_HERE}.bots.balance:BALANCE"),
    messages_=Lazy(f"{_HERE}.formats.options:MESSAGES"),
    hints_=Lazy(f"{_HERE}.ui.hints:HINTS"),
    open_view_=Lazy(f"{_HERE}.formats.view:open_view_of"),
    exchanges_=Lazy(f"{_HERE}.formats.exchanges:exchanges"),
    setup_of_=Lazy(f"{_HERE}.formats.snapshot:setup_of"),
    library_=Lazy(f"{_HERE}.ui.library:LIBRARY"),
    queries_=Lazy(f"{_HERE}.ui.queries:QUERIES"),
    screen_=Lazy(f"{_HERE}.ui.screen:TashKalarScreen"),
    native_=Lazy(f"{_HERE}.native.handover:NATIVE_ENGINE"),
    spaces_=Lazy(f"{_HERE}.envs.spaces:spaces_of"),
    analyst_=Lazy(f"{_HERE}.bots.analysis:mistakes"),
    lessons=("ui/lesson.toml", "ui/second-lesson.toml"),
    commands={
        "fit": Lazy(f"{_HERE}.ui.commands:fit"),
        "schools": Lazy(f"{_HERE}.ui.commands:schools"),
        "suite": Lazy(f"{_HERE}.ui.suite_command:suite"),
    },
)
