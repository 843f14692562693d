"""Logs: a line for people or a JSON object for programs, with the id of the request that it is about."""

from __future__ import annotations

import json
import logging
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import TextIO

from arenarium.server.settings import Settings, SettingsError

LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
FACTS = ("method", "route", "status", "milliseconds")
"""What a line may say in fields of its own (`extra`), besides the sentence."""

_request: ContextVar[str] = ContextVar("request", default="")


def begin_request() -> str:
    """A new id for what is done from here on, also in tasks that begin here.

    Always one of our own: what a client sends is never written. Nothing ends it: every request is served in a task of
    its own, and what goes wrong there is logged last of all, by uvicorn.
    """
    made = secrets.token_hex(8)
    _request.set(made)
    return made


def configure_logs(settings: Settings, stream: TextIO | None = None) -> None:
    """Write logs as the settings say, to standard error. Raises SettingsError."""
    formatter, level = _FORMATTERS.get(settings.log_format), LEVELS.get(settings.log_level)
    if formatter is None:
        raise SettingsError(f"log-format '{settings.log_format}': expected {' or '.join(_FORMATTERS)}")
    if level is None:
        raise SettingsError(f"log-level '{settings.log_level}': expected {', '.join(LEVELS)}")
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(formatter())
    # libraries write down addresses and what is sent to them as soon as they may speak of more than what goes wrong
    logging.basicConfig(level=max(level, logging.WARNING), handlers=[handler])
    logging.getLogger("arenarium").setLevel(level)
    logging.captureWarnings(True)


class _Text(logging.Formatter):
    """`2026-01-31 12:00:00,000 INFO arenarium.server.run [id]: a sentence`."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s%(request)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        request = _request.get()
        record.request = f" [{request}]" if request else ""
        return super().format(record)


class _Json(logging.Formatter):
    """An object a line, whatever is in it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request := _request.get():
            line["request"] = request
        line |= {fact: getattr(record, fact) for fact in FACTS if hasattr(record, fact)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


_FORMATTERS: dict[str, type[logging.Formatter]] = {"text": _Text, "json": _Json}
