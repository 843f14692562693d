"""Games that nobody plays on. With a clock the clock ends them; without one, these are the rules, and docs/playing.md
tells them to everybody:

- A game at which nothing has happened for 14 days is abandoned; for 3 days, where a guest has a seat. A host can set
  both (`Settings.patience`), and the page tells what is set.
- If it waits for some players and not for all, the side of the first of these loses, as if they had left, where the
  game can end so.
- Otherwise, where everybody has kept everybody waiting, or somebody a computer, the table is closed: nobody has won.
- A sandbox is closed after a day.
"""

from __future__ import annotations

from arenarium.server.live.live_match import LiveMatch
from arenarium.server.live.steps import Kind, Step
from arenarium.server.messages.site import Patience
from arenarium.server.store.rows import TableRow

_DAY = 24 * 60 * 60 * 1000
"""In milliseconds."""


def abandoned_at(row: TableRow, live: LiveMatch, patience: Patience) -> int:
    """When a game without a clock counts as abandoned, if nothing happens until then."""
    if row.sandbox:
        return live.at + _DAY
    guests = any(seat.player and not seat.account for seat in row.seats)
    return live.at + round(_DAY * (patience.days_with_guests if guests else patience.days))


def next_step(live: LiveMatch, at: int) -> Step | None:
    """The next step to the end of an abandoned game; None where it is over, or can only be closed."""
    waited_for = [seat for seat in sorted(live.asked) if live.attendance.computers[seat] is None]
    others = live.attendance.people - set(waited_for)
    if live.outcome is not None or live.plan.sandbox or not waited_for or not others:
        return None
    idle, number = waited_for[0], live.number + 1
    if not live.state.may_forfeit(idle):
        return None
    if idle not in live.attendance.left:
        return Step(number, at, Kind.AWAY, idle)
    winners = [seat for seat in sorted(others) if idle in live.claimable(seat)]
    return Step(number, at, Kind.CLAIM, winners[0], str(idle)) if winners else None
