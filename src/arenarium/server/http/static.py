"""The web client: the files that `make web` has built into the package. Any other address is a screen of the client,
which finds its way by itself."""

from __future__ import annotations

import gzip
import mimetypes
import os
from dataclasses import dataclass
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

BUILT = Path(os.environ.get("ARENARIUM_PAGE") or Path(__file__).parent.parent / "page")
"""Where the built client is; another place can be named while working on it."""
_COMPRESSED = (".html", ".js", ".css", ".svg", ".json")
_FOR_EVER = "public, max-age=31536000, immutable"
"""For files that have a hash of their content in the name."""


@dataclass(frozen=True, slots=True)
class _File:
    media: str
    plain: bytes
    compressed: bytes | None
    cache: str

    def response(self, request: Request) -> Response:
        headers = {"Cache-Control": self.cache, "Vary": "Accept-Encoding"}
        if self.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.compressed, media_type=self.media, headers=headers | {"Content-Encoding": "gzip"})
        return Response(self.plain, media_type=self.media, headers=headers)


class Page:
    """All files, read once: together they are smaller than a photograph."""

    def __init__(self, folder: Path = BUILT) -> None:
        self._files = {f"/{file.relative_to(folder).as_posix()}": _read(file) for file in _files(folder)}

    async def serve(self, request: Request) -> Response:
        path = request.url.path
        if f"{path}/".startswith("/api/"):
            raise HTTPException(404)
        found = self._files.get(path)
        if found is None and not path.startswith("/assets/"):
            found = self._files.get("/index.html")
        if found is None:
            why = "there is no such file" if self._files else "the web client has not been built: run `make web`"
            return PlainTextResponse(f"{why}\n", 404)
        return found.response(request)


def _files(folder: Path) -> list[Path]:
    return [file for file in sorted(folder.rglob("*")) if file.is_file()]


def _read(file: Path) -> _File:
    plain = file.read_bytes()
    media = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    compressed = gzip.compress(plain, 9) if file.suffix in _COMPRESSED else None
    return _File(media, plain, compressed, _FOR_EVER if file.parent.name == "assets" else "no-cache")
