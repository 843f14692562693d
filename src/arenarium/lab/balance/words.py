"""A report in sentences: the verdict first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from arenarium.lab.balance.report import LEAST_HELD, Rate, Report
from arenarium.lab.balance.verdict import Verdict


def percent(share: float | None) -> str:
    return "-" if share is None else f"{share:.1%}"


def interval(rate: Rate) -> str:
    """A rate with what is sure about it."""
    return "-" if rate.rate is None else f"{rate.rate:.1%} ({rate.low:.1%} to {rate.high:.1%})"


def headline(report: Report) -> str:
    """The verdict in a sentence."""
    about = report.about
    if about.subject is not None:
        return f"{about.subject}: {report.verdict.in_words}"
    found = Counter(row.verdict for row in report.judged)
    unfair = sum(number for verdict, number in found.items() if verdict.is_unfair)
    rows = report.looked_at
    if not unfair and found[Verdict.TOO_EARLY] == 0:
        return f"{about.cards}: fair, all {rows} that were looked at"
    said = [f"{number} {verdict.in_words}" for verdict in Verdict if (number := found[verdict])]
    return f"{about.cards}: {'not all fair' if unfair else 'nothing unfair found'} ({', '.join(said)}; of {rows})"


def sentences(report: Report) -> list[str]:
    """What was found, and how."""
    return _of_card(report) if report.about.subject is not None else _of_set(report)


def _of_card(report: Report) -> list[str]:
    about = report.about
    said = []
    if report.rate is not None and report.pairs:
        who = "that plays it" if report.about.against is None else "that is the first to hold it"
        said.append(
            f"A side {who}, and is otherwise like the others, wins {report.rate:.1%} "
            f"(95%: {report.low:.1%} to {report.high:.1%}), by {report.pairs} {_pairs(report)}, {report.games} games."
        )
        without = f"; the same seat on the same deal without it {percent(report.won_without)}"
        said.append(f"That side won {percent(report.won_with)}{without if report.won_without is not None else ''}.")
    if report.verdict is Verdict.TOO_EARLY:
        said.append("That is not enough to say more: play more games.")
    if report.share_held is not None and about.against is not None:
        said.append(
            f"Somebody held it first in {percent(report.share_held)} of all deals, and {about.used} it in "
            f"{percent(report.share_used)} of those"
            + (f", for the first time in turn {report.mean_turn:.1f} on average." if report.mean_turn else ".")
        )
    return said


def _pairs(report: Report) -> str:
    return "pairs" if report.won_without is not None else "games that count"


def _of_set(report: Report) -> list[str]:
    ends = ", ".join(f"{reason} {number}" for reason, number in report.ends.items())
    said = [f"{report.games} games, {report.mean_turns:.1f} turns on average; ended by: {ends}."]
    unfair = [row for row in report.judged if row.verdict.is_unfair]
    for row in unfair:
        said.append(f"{row.name}: {row.verdict.in_words}, {interval(row)} of {row.times}.")
    return said


def how(report: Report) -> str:
    """By which rule the verdicts were found."""
    if report.about.subject is not None:
        rule = "The interval may be looked at at any time (confidence sequence, Robbins' mixture, clustered by deal)."
        more = f" It is corrected for {report.looked_at} cards." if report.looked_at > 1 else ""
        return rule + more
    rule = (
        "Intervals and verdicts may be looked at at any time, and hold for all rows together (confidence sequences)."
        if report.at_any_time
        else "Intervals are for each row by itself (Wilson, clustered by deal); "
        f"what is called unfair is so beside all {report.looked_at} rows (Holm, 5%)."
    )
    return f"A card is judged by how its holders did beside those who held other cards of its group. {rule}"


def played(report: Report) -> str:
    """What was played, as one could play it again."""
    about = report.about
    way = " ".join(f"{name} {value}" for name, value in about.setup.items())
    players = about.players[0] if len(set(about.players)) == 1 else ", ".join(about.players)
    cards = f"cards '{about.cards}'" + (f" against '{about.against}'" if about.against is not None else "")
    return f"{about.game}{f' ({way})' if way else ''}, {cards}, players {players}, seed {about.seed}"


def ends(rows: Sequence[Rate], number: int) -> tuple[list[Rate], list[Rate]]:
    """Of rows from weak to strong: the weakest, and the strongest first. Those that are hardly known are left out."""
    known = [row for row in rows if row.times >= LEAST_HELD]
    number = min(number, len(known) // 2)
    return known[:number], known[::-1][:number]
