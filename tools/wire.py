"""Writes what the web client knows of the server: openapi.json and socket.json in web/src/shell/api, and of each game
that it shows the messages, web/src/games/<game>/messages.json.

`npm run types` in web/ makes TypeScript of them. Tests fail when one of them is stale.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from message_schema import messages_of

from arenarium.games import kits
from arenarium.server.app import all_routes
from arenarium.server.http.openapi import document
from arenarium.server.messages.schema import socket_schema

HERE = Path(__file__).parent.parent / "web" / "src"
CLIENT = HERE
"""Where the client is, also when a test writes elsewhere."""


def files() -> dict[str, str]:
    """What each file should hold."""
    shown = [kit for kit in kits().values() if kit.messages_ is not None and (CLIENT / "games" / kit.id).is_dir()]
    return {
        "shell/api/openapi.json": _text(document(all_routes())),
        "shell/api/socket.json": _text(socket_schema()),
        **{f"games/{kit.id}/messages.json": _text(messages_of(kit), sort_keys=False) for kit in shown},
    }


def _text(data: Any, *, sort_keys: bool = True) -> str:
    return json.dumps(data, indent=1, sort_keys=sort_keys, ensure_ascii=False) + "\n"


def stale() -> list[str]:
    """The files that are not what they should be."""
    return [name for name, text in files().items() if not (HERE / name).exists() or (HERE / name).read_text() != text]


if __name__ == "__main__":
    for name in stale():
        (HERE / name).write_text(files()[name])
        sys.stdout.write(f"{name} is new\n")
