"""The messages of sockets and of the stream of events, as a JSON Schema."""

from __future__ import annotations

from typing import Any

import msgspec

from arenarium.server.messages.events import Event
from arenarium.server.messages.socket import FromClient, ToClient


def socket_schema() -> dict[str, Any]:
    """Both directions of the socket, and the events, each a union by its `type`."""
    named = {"ToClient": ToClient, "FromClient": FromClient, "Event": Event}
    schemas, components = msgspec.json.schema_components(list(named.values()), ref_template="#/definitions/{name}")
    return {
        "title": "SocketMessages",
        "type": "object",
        "properties": dict(zip(named, schemas, strict=True)),
        "required": list(named),
        "definitions": components,
    }
