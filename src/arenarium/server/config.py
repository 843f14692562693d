"""The file with settings: the names of the flags of `arenarium serve`, and the limits in a section of their own."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from pathlib import Path

from arenarium.server.settings import SettingsError

DEFAULT_FILE = Path("arenarium.toml")
"""In the folder in which the server is started."""
LIMITS = "limits"


def read_config(file: Path | None, known: Collection[str]) -> dict[str, object]:
    """The settings in a file; without one, those in the usual place, if there are any. Raises SettingsError."""
    if file is None:
        if not DEFAULT_FILE.is_file():
            return {}
        file = DEFAULT_FILE
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingsError(f"{file} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"{file}: {error}") from None
    for name, value in data.items():
        if name not in known:
            raise SettingsError(f"{file}: there is no setting '{name}'; known are {', '.join(sorted(known))}")
        if isinstance(value, dict) is not (name == LIMITS):
            raise SettingsError(f"{file}: '{name}' is {'a' if name == LIMITS else 'no'} section ([{name}])")
    return {name: _plain(value) for name, value in data.items()}


def _plain(value: object) -> object:
    """Lists as flags have them, with commas; a section as one flag for each line."""
    if isinstance(value, list):
        return ",".join(map(str, value))
    if isinstance(value, Mapping):
        return [f"{name}={each}" for name, each in value.items()]
    return value


def limit_changes(given: Collection[str]) -> dict[str, str]:
    """What `name=value` says, several of them with commas. Raises SettingsError."""
    changes = {}
    for one in (part.strip() for text in given for part in text.split(",")):
        name, equals, value = one.partition("=")
        if not equals:
            raise SettingsError(f"limit '{one}': expected a name and a value, as in 'sockets=200'")
        changes[name.strip()] = value.strip()
    return changes
