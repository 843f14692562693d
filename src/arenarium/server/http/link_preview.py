"""What messengers show of a link: a title, a line and a picture, in the page's head (Open Graph)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from html import escape
from urllib.parse import unquote, urljoin

from arenarium.cards.cardtext import CardText
from arenarium.games import kit_of
from arenarium.narration.words import LANGUAGES, Words
from arenarium.server.service.info import names_of
from arenarium.server.service.pictures import can_draw
from arenarium.server.store.rows import OPEN, OVER, TableRow

SITE = "Arenarium"
_TITLE = f"<title>{SITE}</title>".encode()
_ICON = "icons/icon-512.png"


@dataclass(frozen=True, slots=True)
class Preview:
    title: str
    text: str
    picture: str = _ICON
    """Where it is on this server."""


def language_of(accepted: str) -> str:
    """The first of our languages in the header Accept-Language."""
    wishes = [part.partition(";")[0].strip().lower()[:2] for part in accepted.split(",")]
    return next((wish for wish in wishes if wish in LANGUAGES), LANGUAGES[0])


def of_screen(parts: Mapping[str, str], language: str) -> Preview:
    """A screen that is no table: a card, a game, or the whole site. `parts` are those of its address."""
    text = Words(language, "table")("link-text-site")
    if (game := parts.get("game")) is None:
        return Preview(SITE, text)
    name = _name_of(game, language)
    card = _cards_of(game, language).get(unquote(parts.get("card", "")).lower())
    if card is None:
        return Preview(name, text)
    return Preview(f"{card.title} – {name}", " ".join(sentences for _, sentences in card.texts) or card.flavour or text)


def of_table(row: TableRow, language: str, step: str = "") -> Preview:
    """A table; of a replay, the moment after a step."""
    words, game = Words(language, "table"), _name_of(row.game, language)
    names = ", ".join(name for name in names_of(row, language) if name)
    host = next((seat.name for seat in row.seats if seat.player == row.owner), None)
    free = len(row.free_seats)
    if row.status != OPEN:
        title = words("link-title", game=game, names=names)
        text = words("link-text-over" if row.status == OVER else "link-text-live")
    else:
        title = words("link-title-open", game=game, host=host) if host else words("link-title-join", game=game)
        text = words("link-text-open", seats=len(row.seats), free=free)
    if row.started_at is None or not can_draw(row.game):
        return Preview(title, text)
    # the beginning of a replay is an empty board: its link shows how the game went
    moment = f"?number={step}" if step.isdecimal() and int(step) else ""
    return Preview(title, text, f"api/tables/{row.id}/picture.png{moment}")


def with_preview(page: bytes, preview: Preview, address: str) -> bytes:
    """The page, with a head that speaks of what is at this address."""
    title = preview.title if preview.title == SITE else f"{preview.title} – {SITE}"
    properties = {
        "og:title": preview.title,
        "og:description": preview.text,
        "og:type": "website",
        "og:site_name": SITE,
        "og:url": address,
        "og:image": urljoin(address, f"/{preview.picture}"),
    }
    names = {
        "description": preview.text,
        "twitter:card": "summary" if preview.picture == _ICON else "summary_large_image",
    }
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    tags += [f'<meta name="{name}" content="{escape(value)}" />' for name, value in names.items()]
    head = "\n    ".join([f"<title>{escape(title)}</title>", *tags])
    return page.replace(_TITLE, head.encode(), 1)


def _name_of(game: str, language: str) -> str:
    return Words(language, kit_of(game).messages)("title")


@cache
def _cards_of(game: str, language: str) -> Mapping[str, CardText]:
    """The printed cards of a game, by their names in any language, in small letters."""
    kit = kit_of(game)
    if kit.cards_ is None or kit.card_sets is None:
        return {}
    return kit.cards_().texts(kit.card_sets.default, language)
