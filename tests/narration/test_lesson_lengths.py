"""A phone shows a lesson's hint in pages of two lines; nobody turns many of them before the first move."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.serializer import serialize_pattern

import arenarium

LESSONS = sorted((Path(arenarium.__file__).parent / "games" / "tashkalar" / "narration" / "data").glob("*/*lesson.ftl"))
PAGE, PAGES = 96, 3
"""Characters of a page and pages of a hint: see web/src/shell/learn/pages.ts."""


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_hint_has_few_pages(path: Path) -> None:
    # the end is shown as a whole
    hints = {
        entry.id.name: serialize_pattern(entry.value).strip()
        for entry in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(entry, Message) and entry.value is not None and entry.id.name != "end"
    }
    assert {name: len(hint) for name, hint in hints.items() if len(hint) > PAGE * PAGES} == {}
    assert len(hints) > 5
