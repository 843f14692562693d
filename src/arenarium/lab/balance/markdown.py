"""Reports as Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from arenarium.lab.balance.report import CardRow, Rate, Report
from arenarium.lab.balance.words import headline, how, interval, percent, played, sentences


def markdown(reports: Sequence[Report]) -> str:
    """The verdicts, then everything that they are made of."""
    return "\n\n".join("\n\n".join(_parts(report)) for report in reports) + "\n"


def _parts(report: Report) -> Iterable[str]:
    about = report.about
    yield f"# {headline(report)}"
    yield from sentences(report)
    yield f"Played: {played(report)}. {how(report)}"
    if about.subject is not None:
        if report.factions:
            yield _rates(about.faction or "faction", "pairs", report.factions, False)
        yield _rates("seat", "pairs", report.seats, False)
        return
    if report.factions:
        yield _rates(about.faction, "games", report.factions)
    yield _rates("seat", "games", report.seats)
    yield _rates("group", "cards held", report.groups, False)
    yield _cards(report.cards, about.used)
    if report.errors:
        yield "\n".join(f"- {error}" for error in report.errors)


def _rates(what: str, times: str, rows: Iterable[Rate], judged: bool = True) -> str:
    verdict = ["verdict"] if judged else []
    return table(
        [what, "wins (95%)", times, *verdict],
        [[row.name, interval(row), str(row.times), *([row.verdict.in_words] if judged else [])] for row in rows],
    )


def _cards(rows: Iterable[CardRow], used: str) -> str:
    return table(
        [
            "card",
            "group",
            "verdict",
            "beside its group (95%)",
            "when held",
            "held",
            f"when {used}",
            used,
            "first turn",
        ],
        [
            [
                *(row.name, row.group, row.beside.verdict.in_words, interval(row.beside)),
                *(percent(row.held.rate), str(row.held.times), percent(row.used.rate), str(row.used.times)),
                "-" if row.mean_turn is None else f"{row.mean_turn:.1f}",
            ]
            for row in rows
        ],
    )


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', '/') for cell in line)} |" for line in lines)
