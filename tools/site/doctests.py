"""Examples in docstrings are shown as sessions with Python: used by mkdocstrings, named in mkdocs.yml."""

from __future__ import annotations

import re
from typing import Any

from griffe import Class, Extension, Function, Module, Object

_SESSION = re.compile(r"^>>> .*?(?=^\s*$|\Z)", re.MULTILINE | re.DOTALL)


class Doctests(Extension):
    def on_module(self, *, mod: Module, **_: Any) -> None:
        _fence(mod)

    def on_class(self, *, cls: Class, **_: Any) -> None:
        _fence(cls)

    def on_function(self, *, func: Function, **_: Any) -> None:
        _fence(func)


def _fence(documented: Object) -> None:
    if documented.docstring is not None:
        documented.docstring.value = _SESSION.sub(
            lambda session: f"```pycon\n{session[0].rstrip()}\n```\n", documented.docstring.value
        )
