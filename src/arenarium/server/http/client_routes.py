"""The addresses of the web client: which screens it has, so that any other address is answered with 404.

The list is the client's own (web/public/routes.json); its router is tested against it.
"""

from __future__ import annotations

import re

import msgspec

from arenarium.games import kits
from arenarium.server.messages.tables import Id

_PARTS = {"id": lambda: _pattern_of(Id), "game": lambda: "|".join(map(re.escape, kits()))}
"""What may stand for a part in braces; for any other, one part of a path."""


class ClientRoutes:
    def __init__(self, routes: bytes) -> None:
        """`routes` is the file: a list of paths such as "/table/{id}"."""
        self._patterns = [re.compile(_regular(path)) for path in msgspec.json.decode(routes, type=list[str])]

    def match(self, path: str) -> dict[str, str] | None:
        """The parts in braces of a path; None where the client has no such screen."""
        for pattern in self._patterns:
            if match_ := pattern.fullmatch(path.rstrip("/") or "/"):
                return match_.groupdict()
        return None


def _regular(path: str) -> str:
    def part(name: re.Match[str]) -> str:
        return f"(?P<{name[1]}>{_PARTS[name[1]]() if name[1] in _PARTS else '[^/]+'})"

    return re.sub(r"\\{(\w+)\\}", part, re.escape(path))


def _pattern_of(kind: object) -> str:
    pattern: str = msgspec.json.schema(kind)["pattern"]
    return pattern.removeprefix("^").removesuffix("$")
