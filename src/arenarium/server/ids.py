"""Ids of tables, players, invitations and the like: nobody can guess one."""

from __future__ import annotations

import secrets


def new_id() -> str:
    """16 signs that need no quoting in addresses. The first is no '-': commands would take it for an option."""
    while (id := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return id
