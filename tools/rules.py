"""Which test proves which numbered rule: prints the table, writes docs/rules/coverage.md, fails where a rule has none.

The rules are the bold numbers in docs/rules/<game>.md; a test names those it proves with `@pytest.mark.rule("SUM-5")`
(a scenario file with `rule: SUM-5`). The folder of a test, tests/games/<game>/, says which game's rules it means.
"""

from __future__ import annotations

import contextlib
import io
import re
import sys
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
RULE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* (.*)$", re.MULTILINE)
SHOWN = 3


class Collector:
    """A pytest plugin that only looks at the tests."""

    def __init__(self) -> None:
        self.proofs: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            path = item.path.relative_to(ROOT)
            game = path.parts[2] if path.parts[1] == "games" else ""
            for marker in item.iter_markers("rule"):
                for rule in marker.args:
                    self.proofs[game][rule].append(f"{path.as_posix()}::{item.name}")


def numbered_rules(text: str) -> dict[str, str]:
    """Rule number to the first words of the rule."""
    return dict(RULE.findall(text))


def collect() -> dict[str, dict[str, list[str]]]:
    collector = Collector()
    with contextlib.redirect_stdout(io.StringIO()) as said:
        code = pytest.main(["--collect-only", "-q", str(ROOT / "tests")], plugins=[collector])
    if code != 0:
        sys.exit(f"{said.getvalue()[-2000:]}\nthe tests could not be collected")
    return collector.proofs


def table(game: str, rules: dict[str, str], proofs: dict[str, list[str]]) -> list[str]:
    lines = [f"## {game}", "", "| rule | begins | proved by |", "| --- | --- | --- |"]
    for rule, words in rules.items():
        tests = [test.split("/")[-1].replace("|", "\\|") for test in proofs.get(rule, [])]
        shown = "<br>".join(f"`{test}`" for test in tests[:SHOWN])
        more = f"<br>and {len(tests) - SHOWN} more" if len(tests) > SHOWN else ""
        lines.append(f"| {rule} | {words.split('. ')[0][:60].replace('|', '/')} | {shown}{more} |")
    return [*lines, ""]


def main() -> int:
    proofs = collect()
    missing: list[str] = []
    unknown: list[str] = []
    lines = ["# Rules and the tests that prove them", "", "Made by `make rules`; do not edit.", ""]
    for path in sorted((ROOT / "docs" / "rules").glob("*.md")):
        rules = numbered_rules(path.read_text("utf-8"))
        if not rules:
            continue
        game = path.stem
        known = proofs.get(game, {})
        for rule in rules:
            tests = known.get(rule, [])
            print(f"{game} {rule:9} {len(tests):3}  {'; '.join(tests[:SHOWN]) or 'NO TEST'}")
        missing += [f"{game} {rule}" for rule in rules if not known.get(rule)]
        unknown += [f"{game} {rule} in {known[rule][0]}" for rule in known if rule not in rules]
        lines += table(game, rules, known)
    (ROOT / "docs" / "rules" / "coverage.md").write_text("\n".join(lines), "utf-8")
    for rule in missing:
        print(f"no test proves {rule}", file=sys.stderr)
    for rule in unknown:
        print(f"no such rule: {rule}", file=sys.stderr)
    return 1 if missing or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
