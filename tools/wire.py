"""Writes what the web client knows of the server: web/src/shell/api/openapi.json and socket.json.

`npm run types` in web/ makes TypeScript of them. Tests fail when either is stale.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from arenarium.server.app import all_routes
from arenarium.server.http.openapi import document
from arenarium.server.messages.socket import FromClient, ToClient

HERE = Path(__file__).parent.parent / "web" / "src" / "shell" / "api"


def files() -> dict[str, str]:
    """What each file should hold."""
    return {"openapi.json": _text(document(all_routes())), "socket.json": _text(_socket())}


def _socket() -> dict[str, Any]:
    """A schema with both directions of the socket, each a union by its `type`."""
    (to_client, from_client), components = msgspec.json.schema_components(
        (ToClient, FromClient), ref_template="#/definitions/{name}"
    )
    return {
        "title": "SocketMessages",
        "type": "object",
        "properties": {"ToClient": to_client, "FromClient": from_client},
        "required": ["ToClient", "FromClient"],
        "definitions": components,
    }


def _text(data: Any) -> str:
    return json.dumps(data, indent=1, sort_keys=True) + "\n"


def stale() -> list[str]:
    """The files that are not what they should be."""
    return [name for name, text in files().items() if not (HERE / name).exists() or (HERE / name).read_text() != text]


if __name__ == "__main__":
    HERE.mkdir(parents=True, exist_ok=True)
    for name in stale():
        (HERE / name).write_text(files()[name])
        sys.stdout.write(f"{name} is new\n")
