"""The web client: the files that `make web` has built into the package, and its page for every address that is a screen
of the client. Any other address has the same page, with 404."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from arenarium.server.built_page import PAGE_FOLDER
from arenarium.server.http.client_routes import ClientRoutes
from arenarium.server.http.link_preview import Preview, language_of, of_screen, of_table, with_preview
from arenarium.server.http.replies import takes_gzip
from arenarium.server.services import Services
from arenarium.server.store.database import UNAVAILABLE

_COMPRESSIBLE_SUFFIXES = (".html", ".js", ".css", ".svg", ".json")
_CACHE_FOREVER = "public, max-age=31536000, immutable"
"""For files that have a hash of their content in the name."""


@dataclass(frozen=True)
class _File:
    media: str
    plain: bytes
    compressible: bool
    cache: str
    vary: str = "Accept-Encoding"
    """The headers on which the answer depends."""

    @cached_property
    def compressed(self) -> bytes | None:
        """Made when somebody first wants it: most of the pictures for people's own cards nobody ever does."""
        return gzip.compress(self.plain, 9) if self.compressible else None

    def response(self, request: Request, status: int = 200) -> Response:
        headers = {"Cache-Control": self.cache, "Vary": self.vary}
        if self.compressed is not None and takes_gzip(request.headers.get("accept-encoding", "")):
            return Response(
                self.compressed, status, media_type=self.media, headers=headers | {"Content-Encoding": "gzip"}
            )
        return Response(self.plain, status, media_type=self.media, headers=headers)


class StaticFiles:
    """All files, read once: together they are smaller than a large photograph."""

    def __init__(self, folder: Path = PAGE_FOLDER) -> None:
        self._files = {f"/{file.relative_to(folder).as_posix()}": _read(file) for file in _files(folder)}
        routes = self._files.get("/routes.json")
        self._routes = ClientRoutes(routes.plain) if routes is not None else None

    async def serve(self, request: Request) -> Response:
        path = request.url.path
        if f"{path}/".startswith("/api/"):
            raise HTTPException(404)
        if path in self._files:
            return self._files[path].response(request)
        page = self._files.get("/index.html")
        if page is None or path.startswith("/assets/"):
            why = "there is no such file" if self._files else "the web client has not been built: run `make web`"
            return PlainTextResponse(f"{why}\n", 404)
        parts = {} if self._routes is None else self._routes.match(path)
        if parts is None:
            return page.response(request, 404)  # the client itself says so, in the reader's language
        language = language_of(request.headers.get("accept-language", ""))
        if "id" in parts:
            return await _about_table(parts["id"], page, request, language)
        return _speaking_of(of_screen(parts, language), page, request).response(request)


async def _about_table(table: str, page: _File, request: Request, language: str) -> Response:
    """The page for a table: with what a messenger shows of the link."""
    services: Services = request.app.state.services
    try:
        row = await services.lobby.find_row(table)
    except UNAVAILABLE:
        return page.response(request)  # the client says so, too, and tries again
    if row is None:
        return page.response(request, 404)
    preview = of_table(row, language, request.query_params.get("step", "")[:9])
    return _speaking_of(preview, page, request, compressible=False).response(request)  # somebody has chosen the names


def _speaking_of(preview: Preview, page: _File, request: Request, compressible: bool = True) -> _File:
    """The page with what a messenger shows of this address."""
    content = with_preview(page.plain, preview, str(request.url.replace(query=None)))
    return _File(page.media, content, compressible, page.cache, vary="Accept-Encoding, Accept-Language")


def _files(folder: Path) -> list[Path]:
    return [file for file in sorted(folder.rglob("*")) if file.is_file()]


def _read(file: Path) -> _File:
    plain = file.read_bytes()
    media = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    compressible = file.suffix in _COMPRESSIBLE_SUFFIXES
    return _File(media, plain, compressible, _CACHE_FOREVER if file.parent.name == "assets" else "no-cache")
