"""What may be said at a table, and under which name. Raises a Refusal."""

from __future__ import annotations

from arenarium.server.errors import ErrorCode, Invalid
from arenarium.server.service import names
from arenarium.server.service.accounts import Identity
from arenarium.server.store.rows import TableRow


def readable(text: str) -> str:
    """The line, if there is something to read in it: the rules of names hold for chat, too."""
    line = " ".join(text.split())
    if names.has_invisible(line, names.JOINERS):
        raise Invalid("text: control characters and invisible characters are not allowed")
    if names.has_loose_marks(line.replace(names.JOINERS[0], "").replace(names.JOINERS[1], "")):
        raise Invalid("text: marks stand on letters, and not too many on one")
    if not line.strip(f" {names.JOINERS}"):
        raise Invalid("there is nothing to read in this line", ErrorCode.EMPTY)
    return line


def name_of(row: TableRow, seat: int | None, who: Identity) -> str:
    """The name under which somebody talks; a spectator may not pass for somebody who is seated."""
    name = who.name if seat is None else row.seats[seat].name or who.name
    if seat is None:
        names.expect_apart(name, [other.name for other in row.seats if other.name])
    return name
