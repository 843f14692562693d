"""Records in files that a user names."""

from __future__ import annotations

from pathlib import Path

from arenarium.core.errors import RecordError
from arenarium.core.record import Record


def read_record(path: Path) -> Record:
    """The record in a file. Raises RecordError, with the name of the file."""
    try:
        return Record.from_json(path.read_text("utf-8"))
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path}: this is not a text in UTF-8") from None
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None
