"""What a study has found, as plain data: JSON by `core.plain`. Shares and rates are from 0 to 1."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import isfinite

from arenarium.lab.balance.evidence import ALPHA, Clustered, Contrast, Share, any_time_margin, holm
from arenarium.lab.balance.gains import LEAST_PAIRS, Gains, Point
from arenarium.lab.balance.tally import CardTally, Tally
from arenarium.lab.balance.verdict import FAIR, Verdict, scaled, verdict_on

LEAST_HELD = 20
"""A card that was held in fewer deals is not judged."""


@dataclass(frozen=True, slots=True)
class About:
    """What was played."""

    game: str
    cards: str
    """The name of the set."""
    cards_id: str
    against: str | None
    """The name of the set that it is compared with."""
    subject: str | None
    """A card or a faction; None: the whole set."""
    setup: Mapping[str, str]
    """As the flags of the command say it."""
    players: tuple[str, ...]
    seed: int
    used: str
    """What it is called to use a card."""
    faction: str
    """What it is called what a seat plays as."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A share of the first place with its 95% interval."""

    name: str
    times: int
    """How often it was counted."""
    rate: float | None
    """None: never."""
    low: float = 0.0
    high: float = 1.0
    surprise: float = 1.0
    """The p-value of being fair, corrected for everything that the report looks at."""
    verdict: Verdict = Verdict.TOO_EARLY


@dataclass(frozen=True, slots=True)
class CardRow:
    """A card of a whole set."""

    name: str
    kind: str
    group: str
    held: Rate
    """How those who held it did."""
    beside: Rate
    """The same, beside those who held cards of its group and not this one: what the card is judged by."""
    used: Rate
    """How those who used it did. Who wins uses more, so that it is no judgment."""
    mean_turn: float | None
    """In which it was used first."""


@dataclass(frozen=True, slots=True)
class Report:
    about: About
    games: int
    verdict: Verdict
    """On the card; of a whole set the worst of all its rows."""
    rate: float | None = None
    """Of a side that is the first to hold the card, and otherwise like the others; None of a whole set."""
    low: float = 0.0
    high: float = 1.0
    pairs: int = 0
    """Of games with the card and without it, in which one side was the first to hold it."""
    won_with: float | None = None
    """By that side."""
    won_without: float | None = None
    """By the same seat without the card; None where nothing was paired."""
    share_held: float | None = None
    """Of all deals with the card, those in which a side was the first to hold it."""
    share_used: float | None = None
    """Of those, the ones in which that seat used it."""
    mean_turn: float | None = None
    """In which it used the card first."""
    mean_turns: float = 0.0
    """How long games are."""
    ends: Mapping[str, int] = field(default_factory=dict)
    curve: tuple[Point, ...] = ()
    seats: tuple[Rate, ...] = ()
    factions: tuple[Rate, ...] = ()
    groups: tuple[Rate, ...] = ()
    cards: tuple[CardRow, ...] = ()
    """The weakest first."""
    looked_at: int = 1
    """How many rows the verdicts are corrected for."""
    at_any_time: bool = True
    """Whether the verdicts hold whenever one looks; else after a number of games that was fixed before."""
    errors: tuple[str, ...] = ()

    @property
    def judged(self) -> list[Rate]:
        """All rows of a whole set that have a verdict."""
        return [*self.seats, *self.factions, *(card.beside for card in self.cards)]

    @property
    def is_unfair(self) -> bool:
        return self.verdict.is_unfair


# ---------------------------------------------------------------------------------------------------------- on a card


def report_on_card(about: About, gains: Gains, errors: Iterable[str] = ()) -> Report:
    rate, low, high = gains.interval()
    counted = gains.counted
    early = counted < LEAST_PAIRS
    return Report(
        about,
        gains.games,
        Verdict.TOO_EARLY if early else verdict_on(rate, low, high, gains.even),
        rate,
        low,
        high,
        counted,
        _mean(gains.with_it, counted),
        _mean(gains.without, gains.paired),
        _mean(counted, gains.pairs),
        _mean(gains.used, counted),
        _mean(gains.first_turns, gains.used),
        _mean(gains.turns, counted) or 0.0,
        curve=tuple(gains.curve),
        seats=tuple(_gain(gains, f"seat {seat}", gains.by_seat[seat]) for seat in sorted(gains.by_seat)),
        factions=tuple(_gain(gains, name, gains.by_faction[name]) for name in sorted(gains.by_faction)),
        looked_at=gains.looked_at,
        errors=tuple(errors),
    )


def _gain(gains: Gains, name: str, part: Clustered) -> Rate:
    """Without a verdict: only the whole is judged."""
    return Rate(name, int(part.weight), *gains.interval(part))


def _mean(total: float, number: int) -> float | None:
    return total / number if number else None


# ----------------------------------------------------------------------------------------------------------- on a set


@dataclass(frozen=True, slots=True)
class _Row:
    """Something that is judged."""

    name: str
    rate: float
    mean: Clustered | Contrast
    """What the rate was made of."""
    others: float = 1.0
    """The share of those who could have held it and did not: what nearly everybody holds is hard to judge."""

    @property
    def part(self) -> Clustered:
        return self.mean.part if isinstance(self.mean, Contrast) else self.mean

    @property
    def is_known(self) -> bool:
        """Well enough to be judged: by those who held it, and by those who did not."""
        return min(self.part.clusters, self.part.weight * self.others) >= LEAST_HELD

    @property
    def share(self) -> Share:
        variance, part = self.mean.variance, self.part
        if not isfinite(variance) or not self.others:
            return Share(self.rate, 0)
        return Share.of(self.rate, variance / self.others**2, part.clusters, part.weight * self.others)

    def margin(self, alpha: float) -> float:
        """Half the interval that may be looked at at any time."""
        return any_time_margin(self.mean, alpha) / self.others if self.others else 1.0

    def judged(self, low: float, high: float, surprise: float = 1.0, verdict: Verdict = Verdict.TOO_EARLY) -> Rate:
        times = int(self.part.weight)
        return Rate(self.name, times, self.rate if times else None, low, high, surprise, verdict)


def report_on_set(about: About, tally: Tally, at_any_time: bool, errors: Iterable[str] = ()) -> Report:
    """With a verdict on each card, faction and seat, corrected for their number."""
    even = tally.even
    beside = {card.fact.name: _beside(card, even, tally.could[card.fact.group]) for card in tally.cards.values()}
    cards = sorted(tally.cards.values(), key=lambda card: (beside[card.fact.name].rate, card.fact.name))
    rows = [_of(f"seat {seat}", part) for seat, part in sorted(tally.seats.items())]
    rows += [_of(name, part) for name, part in sorted(tally.factions.items(), key=lambda item: item[1].mean)]
    rows += [beside[card.fact.name] for card in cards]
    judged = _any_time(rows, even) if at_any_time else _after_all(rows, even)
    seats, factions = len(tally.seats), len(tally.factions)
    return Report(
        about,
        tally.games,
        _worst(judged),
        mean_turns=_mean(tally.turns, tally.games) or 0.0,
        ends=dict(sorted(tally.reasons.items(), key=lambda item: (-item[1], item[0]))),
        seats=tuple(judged[:seats]),
        factions=tuple(judged[seats : seats + factions]),
        groups=tuple(_plain(_of(name, part)) for name, part in tally.groups.items()),
        cards=tuple(_card(card, rate) for card, rate in zip(cards, judged[seats + factions :], strict=True)),
        looked_at=len(rows),
        at_any_time=at_any_time,
        errors=tuple(errors),
    )


def _of(name: str, part: Clustered) -> _Row:
    return _Row(name, part.mean, part)


def _beside(card: CardTally, even: float, could: int) -> _Row:
    """A holder beside one of the group's who did not hold the card. All holders of the group, with whom it is compared,
    are partly its own: the more of them, the smaller the difference that is left to be seen."""
    others = 1 - card.held.part.weight / could if could else 0.0
    rate = even + card.held.difference / others if others else even
    return _Row(card.fact.name, min(max(rate, 0.0), 1.0), card.held, others)


def _card(card: CardTally, beside: Rate) -> CardRow:
    fact, used = card.fact, card.used
    return CardRow(
        fact.name,
        fact.kind,
        fact.group,
        _plain(_of(fact.name, card.held.part)),
        beside,
        _plain(_of(fact.name, used)),
        _mean(card.first_turns, int(used.weight)),
    )


def _plain(row: _Row) -> Rate:
    """With its own interval and no verdict."""
    return row.judged(*row.share.interval())


def _after_all(rows: list[_Row], even: float) -> list[Rate]:
    """After a number of games that was fixed before. To be called unfair, a row must be surprising beside all others
    (Holm); to be called fair, its own interval must be within the bounds."""
    fair = scaled(FAIR, even)
    corrected = holm([row.share.surprise(*fair) if row.is_known else 1.0 for row in rows])
    judged = []
    for row, surprise in zip(rows, corrected, strict=True):
        low, high = row.share.interval()
        verdict = Verdict.TOO_EARLY
        if surprise <= ALPHA:
            verdict = verdict_on(row.rate, row.rate, row.rate, even)
        elif row.is_known and fair[0] <= low and high <= fair[1]:
            verdict = Verdict.FAIR
        judged.append(row.judged(low, high, surprise, verdict))
    return judged


def _any_time(rows: list[_Row], even: float) -> list[Rate]:
    """Whenever one looks: all intervals hold together, each with its part of the error that is allowed."""
    judged = []
    for row in rows:
        margin = row.margin(ALPHA / len(rows))
        low, high = max(row.rate - margin, 0.0), min(row.rate + margin, 1.0)
        verdict = verdict_on(row.rate, low, high, even) if row.is_known else Verdict.TOO_EARLY
        judged.append(row.judged(low, high, ALPHA if verdict.is_unfair else 1.0, verdict))
    return judged


_SEVERITY = (
    Verdict.TOO_STRONG,
    Verdict.TOO_WEAK,
    Verdict.A_LITTLE_STRONG,
    Verdict.A_LITTLE_WEAK,
    Verdict.TOO_EARLY,
    Verdict.FAIR,
)


def _worst(rows: list[Rate]) -> Verdict:
    found = {row.verdict for row in rows}
    return next((verdict for verdict in _SEVERITY if verdict in found), Verdict.TOO_EARLY)
