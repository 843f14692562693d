"""What messengers show of a link to a table: a title and a line, in the page's head (Open Graph)."""

from __future__ import annotations

from html import escape
from urllib.parse import urljoin

from arenarium.games import kit_of
from arenarium.narration.words import LANGUAGES, Words
from arenarium.server.service.info import names_of
from arenarium.server.service.pictures import can_draw
from arenarium.server.store.rows import OPEN, OVER, TableRow

_TITLE = b"<title>Arenarium</title>"


def language_of(accepted: str) -> str:
    """The first of our languages in the header Accept-Language."""
    wishes = [part.partition(";")[0].strip().lower()[:2] for part in accepted.split(",")]
    return next((wish for wish in wishes if wish in LANGUAGES), LANGUAGES[0])


def with_preview(page: bytes, row: TableRow, address: str, language: str, step: str = "") -> bytes:
    """The page, with a head that speaks of one table; of a replay, of the moment after a step."""
    words, game = Words(language, "table"), Words(language, kit_of(row.game).messages)("title")
    names = ", ".join(name for name in names_of(row, language) if name)
    host = next((seat.name for seat in row.seats if seat.player == row.owner), None)
    free = len(row.free_seats)
    if row.status != OPEN:
        title = words("link-title", game=game, names=names)
        text = words("link-text-over" if row.status == OVER else "link-text-live")
    else:
        title = words("link-title-open", game=game, host=host) if host else words("link-title-join", game=game)
        text = words("link-text-open", seats=len(row.seats), free=free)
    tags = {
        "og:title": title,
        "og:description": text,
        "og:type": "website",
        "og:site_name": "Arenarium",
        "og:url": address,
    }
    if row.started_at is not None and can_draw(row.game):
        # the beginning of a replay is an empty board: its link shows how the game went
        moment = f"?number={step}" if step.isdecimal() and int(step) else ""
        tags["og:image"] = f"{urljoin(address, '/')}api/tables/{row.id}/picture.png{moment}"
    head = f"<title>{escape(title)} – Arenarium</title>" + "".join(
        f'\n    <meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()
    )
    return page.replace(_TITLE, head.encode(), 1)
