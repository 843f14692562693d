"""Reports as one HTML page with plots. To make it needs plotly, the extra `plots`; to look at it needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any, TypeAlias

from arenarium.extras import explained
from arenarium.lab.balance.report import Rate, Report
from arenarium.lab.balance.verdict import FAIR, Verdict
from arenarium.lab.balance.words import headline, how, interval, played, sentences

Plotly: TypeAlias = Any  # it has no types

COLORS = {
    Verdict.TOO_EARLY: "#8a8f98",
    Verdict.TOO_WEAK: "#2458b3",
    Verdict.A_LITTLE_WEAK: "#6d9be0",
    Verdict.FAIR: "#2f8f4e",
    Verdict.A_LITTLE_STRONG: "#e0913c",
    Verdict.TOO_STRONG: "#b3261e",
}
_STYLE = """body{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem;color:#1d1f23}
h1{font-size:1.5rem;margin:2.5rem 0 .5rem}p{max-width:48rem}table{border-collapse:collapse}
td,th{padding:.15rem .8rem .15rem 0;text-align:left;font-variant-numeric:tabular-nums}"""


def page(reports: Sequence[Report]) -> str:
    """Raises MissingExtra where plotly is not installed."""
    try:
        from plotly import graph_objects, io  # a large package, which only this needs
    except ModuleNotFoundError as error:
        raise explained(error) from None
    parts = []
    for report in reports:
        parts.append(f"<h1>{escape(headline(report))}</h1>")
        parts += [f"<p>{escape(said)}</p>" for said in (*sentences(report), f"Played: {played(report)}.", how(report))]
        for figure in _figures(graph_objects, report):
            # the library goes into the page once
            library = not any("<script" in part for part in parts)
            parts.append(
                io.to_html(figure, full_html=False, include_plotlyjs=library, config={"displayModeBar": False})
            )
        parts.append(_table(report))
    title = escape(headline(reports[0])) if reports else ""
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{_STYLE}</style></head><body>\n" + "\n".join(parts) + "\n</body></html>\n"
    )


def _figures(plots: Plotly, report: Report) -> Iterable[Plotly]:
    if report.about.subject is not None:
        if report.curve:
            yield _curve(plots, report)
        return
    for name, rows in (
        (report.about.faction or "faction", report.factions),
        ("seat", report.seats),
        *((group.name, [card.beside for card in report.cards if card.group == group.name]) for group in report.groups),
    ):
        shown = [row for row in rows if row.rate is not None]
        if shown:
            yield _dots(plots, name, shown)


def _curve(plots: Plotly, report: Report) -> Plotly:
    """How the rate and its interval went on."""
    games = [point.games for point in report.curve]
    figure = plots.Figure()
    band = {"mode": "lines", "line": {"width": 0}, "showlegend": False, "hoverinfo": "skip"}
    figure.add_scatter(x=games, y=[point.high for point in report.curve], **band)
    figure.add_scatter(x=games, y=[point.low for point in report.curve], fill="tonexty", **band)
    figure.add_scatter(x=games, y=[point.rate for point in report.curve], mode="lines", name="wins", showlegend=False)
    figure.add_hrect(*FAIR, fillcolor=COLORS[Verdict.FAIR], opacity=0.12, line_width=0)
    figure.update_layout(
        title="wins of a side that holds it first", xaxis_title="games", yaxis={"range": [0, 1], "tickformat": ".0%"}
    )
    return figure


def _dots(plots: Plotly, name: str, rows: Sequence[Rate]) -> Plotly:
    """A dot for each row, with its interval."""
    rates = [row.rate or 0.0 for row in rows]
    figure = plots.Figure()
    figure.add_scatter(
        x=rates,
        y=[row.name for row in rows],
        mode="markers",
        marker={"color": [COLORS[row.verdict] for row in rows], "size": 9},
        error_x={
            "array": [row.high - rate for row, rate in zip(rows, rates, strict=True)],
            "arrayminus": [rate - row.low for row, rate in zip(rows, rates, strict=True)],
            "color": "#b9bec7",
        },
        text=[f"{row.verdict.in_words}, {row.times} times" for row in rows],
    )
    figure.add_vrect(*FAIR, fillcolor=COLORS[Verdict.FAIR], opacity=0.12, line_width=0)
    figure.update_layout(
        title=name,
        height=130 + 24 * len(rows),
        margin={"t": 50, "b": 40},
        xaxis={"range": [0, 1], "tickformat": ".0%"},
        yaxis_automargin=True,
    )
    return figure


def _table(report: Report) -> str:
    rows = [*report.seats, *report.factions]
    cells = "".join(f"<tr><td>{escape(row.name)}</td><td>{interval(row)}</td><td>{row.times}</td></tr>" for row in rows)
    return f"<table><tr><th></th><th>wins (95%)</th><th>times</th></tr>{cells}</table>" if rows else ""
