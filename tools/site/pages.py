"""What the site of the documentation needs beyond its pages: used by MkDocs, named in mkdocs.yml."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

_TITLED = re.compile(r"^( *```\w+) .*$", re.MULTILINE)
_LINK = re.compile(r"\[([^\]]+)\]\(([^)\s#]+)(?:#[^)\s]*)?\)")


def on_config(config: Any) -> Any:
    """All decisions are listed, also the newest."""
    folder = Path(config["docs_dir"])
    decisions = [path.relative_to(folder).as_posix() for path in sorted(folder.glob("adr/*.md"))]
    for section in config["nav"]:
        for pages in section.values():
            for page in pages if isinstance(pages, list) else []:
                if isinstance(page, dict) and "Decisions" in page:
                    page["Decisions"] = decisions
    return config


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """The sources are not a part of the site: what a page links to there is named instead. What stands after the
    language of a block is for our tests, and would keep it from being one here."""
    docs = Path(config["docs_dir"])
    here = (docs / page.file.src_path).parent

    def named(link: re.Match[str]) -> str:
        text, target = link.groups()
        found = (here / target).resolve()
        if ":" in target or found.is_relative_to(docs) or not found.is_relative_to(docs.parent):
            return link[0]
        path = found.relative_to(docs.parent).as_posix()
        return text if text.strip("`") in path else f"{text} (`{path}`)"

    return _LINK.sub(named, _TITLED.sub(r"\1", markdown))
