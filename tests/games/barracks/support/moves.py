"""Four warriors on the battlefield, for tests of moves."""

from games.barracks.support.table import (
    REST,
)

EVERYBODY = ("Swift", "Slow", "Quick", "Steady")


def four(move: str, **words: str) -> tuple[str, str]:
    """Swift with a move, its ally Slow, and two enemies; each with what is said of it."""
    orders = {name: words.get(name, "") for name in EVERYBODY}
    return (
        f"Swift [{move}, {REST}] {orders['Swift']}; Slow [-, -] {orders['Slow']}",
        f"Quick [-, -] {orders['Quick']}; Steady [-, -] {orders['Steady']}",
    )
