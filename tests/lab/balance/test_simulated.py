"""Reports on simulated games, of which the truth is known: how often they cry wolf, and that they find the wolf."""

from __future__ import annotations

from random import Random

import pytest

from arenarium.core.balance import CardFact
from arenarium.lab.balance.gains import Gains
from arenarium.lab.balance.games import Pair, Played
from arenarium.lab.balance.report import About, Report, report_on_card, report_on_set
from arenarium.lab.balance.tally import Tally
from arenarium.lab.balance.verdict import Verdict
from arenarium.lab.balance.words import headline

CARDS = [f"card {number}" for number in range(60)]
FACTS = [CardFact(name, "card", f"group {number % 3}", name) for number, name in enumerate(CARDS)]
ABOUT = About("simulated", "own", "0" * 64, "printed", None, {}, ("random", "random"), 1, "used", "school")
OF_CARD = About("simulated", "own", "0" * 64, "printed", "card 0", {}, ("random", "random"), 1, "used", "school")


def game(won: bool, held: tuple[frozenset[str], ...], holder: int | None = None) -> Played:
    shares = (1.0, 0.0) if won else (0.0, 1.0)
    return Played(shares, ("red", "green"), held, ({}, {}), 10, "points", 0.5, holder)


def simulated(rng: Random, deals: int, red: float = 0.5, strong: dict[str, float] | None = None) -> Tally:
    """Deals of two games; each seat holds twelve cards, and red wins so often, or as somebody's strong card says."""
    tally = Tally(FACTS)
    for _ in range(deals):
        games = []
        for _ in range(2):
            held = (frozenset(rng.sample(CARDS, 12)), frozenset(rng.sample(CARDS, 12)))
            chance = red
            for name, gain in (strong or {}).items():
                chance += gain * ((name in held[0]) - (name in held[1]))
            games.append(game(rng.random() < chance, held))
        tally.add(games)
    return tally


def unfair(report: Report) -> list[str]:
    return [row.name for row in report.judged if row.verdict.is_unfair]


@pytest.mark.parametrize("at_any_time", [False, True])
def test_nothing_is_found_where_nothing_is(at_any_time: bool) -> None:
    """Sixty fair cards, small numbers of games: hundreds of chances for a wrong alarm."""
    rng = Random(7)
    reports = [report_on_set(ABOUT, simulated(rng, deals), at_any_time) for deals in (5, 30, 60, 150) for _ in range(8)]
    assert sum(map(bool, map(unfair, reports))) == 0
    assert reports[0].verdict is Verdict.TOO_EARLY
    assert all(row.verdict is Verdict.TOO_EARLY for row in reports[0].judged), "ten games are not enough for anything"


def test_alarms_are_seldom_where_the_truth_is_at_the_bound() -> None:
    """Red wins 55%: still fair. So it may be called too strong, and green too weak, in one report of twenty at most."""
    rng = Random(11)
    runs = 300
    alarms = 0
    for _ in range(runs):
        tally = Tally(FACTS[:1])
        for _ in range(100):
            tally.add([game(rng.random() < 0.55, (frozenset(), frozenset())) for _ in range(2)])
        alarms += bool(unfair(report_on_set(ABOUT, tally, False)))
    assert 0 < alarms / runs <= 0.05


def test_a_card_that_is_too_strong_is_found_among_many() -> None:
    report = report_on_set(ABOUT, simulated(Random(3), 1200, strong={"card 7": 0.2}), False)
    assert unfair(report) == ["card 7"]
    assert report.cards[-1].name == "card 7", "the strongest comes last"
    assert report.cards[-1].beside.verdict is Verdict.TOO_STRONG
    assert report.verdict is Verdict.TOO_STRONG
    assert "not all fair (" in headline(report)


def test_a_card_of_a_strong_school_is_not_strong_by_that() -> None:
    """Red wins 70% with all it holds; its cards are no better than each other."""
    facts = [CardFact(name, "card", "of red", name) for name in CARDS[:30]]
    facts += [CardFact(name, "card", "of green", name) for name in CARDS[30:]]
    tally = Tally(facts)
    rng = Random(4)
    for _ in range(600):
        held = (frozenset(rng.sample(CARDS[:30], 12)), frozenset(rng.sample(CARDS[30:], 12)))
        tally.add([game(rng.random() < 0.7, held) for _ in range(2)])
    report = report_on_set(ABOUT, tally, False)
    assert set(unfair(report)) == {"red", "green", "seat 0", "seat 1"}
    rates = [card.held.rate for card in report.cards if card.group == "of red"]
    assert all(rate is not None and rate > 0.6 for rate in rates)
    assert all(abs((card.beside.rate or 0) - 0.5) < 0.1 for card in report.cards)


def test_a_card_that_everybody_holds_is_not_called_fair() -> None:
    """There is nobody to compare its holders with."""
    rng = Random(6)
    tally = Tally(FACTS)
    for _ in range(1500):
        often = frozenset(CARDS[:3])
        held = (often | set(rng.sample(CARDS[3:], 12)), often | set(rng.sample(CARDS[3:], 12)))
        tally.add([game(rng.random() < 0.5, held) for _ in range(2)])
    verdicts = {card.name: card.beside.verdict for card in report_on_set(ABOUT, tally, False).cards}
    assert {verdicts[name] for name in CARDS[:3]} == {Verdict.TOO_EARLY}
    assert [verdicts[name] for name in CARDS[3:]].count(Verdict.FAIR) > 30


def paired(rng: Random, deals: int, gain: float, gains: Gains | None = None) -> Gains:
    """Pairs in which the card turns a lost game into a won one, now and then: `gain` more often than the reverse."""
    gains = Gains() if gains is None else gains
    for _ in range(deals):
        pairs = []
        for seat in range(2):
            without = rng.random() < 0.5
            won = without
            if rng.random() < 0.4:
                won = rng.random() < 0.5 + gain / 0.4
            with_it = game(won if seat == 0 else not won, (frozenset(), frozenset()), seat)
            pairs.append(Pair(with_it, float(without)))
        gains.add(pairs, "card 0")
    return gains


def until_sure(rng: Random, gain: float, most: int) -> Verdict:
    gains = Gains()
    for _ in range(most // 10):
        paired(rng, 10, gain, gains)
        verdict = report_on_card(OF_CARD, gains).verdict
        if verdict is not Verdict.TOO_EARLY:
            return verdict
    return Verdict.TOO_EARLY


def test_to_stop_when_sure_is_wrong_as_seldom_as_promised() -> None:
    rng = Random(9)
    fair = [until_sure(rng, 0.0, 1000) for _ in range(60)]
    assert fair.count(Verdict.FAIR) >= 55
    at_the_bound = [until_sure(rng, 0.05, 400) for _ in range(200)]
    assert sum(verdict.is_unfair for verdict in at_the_bound) / 200 <= 0.05
    strong = [until_sure(rng, 0.15, 1000) for _ in range(60)]
    assert sum(verdict in (Verdict.TOO_STRONG, Verdict.A_LITTLE_STRONG) for verdict in strong) >= 57
    weak = [until_sure(rng, -0.15, 1000) for _ in range(30)]
    assert sum(verdict in (Verdict.TOO_WEAK, Verdict.A_LITTLE_WEAK) for verdict in weak) >= 28


def test_pairing_makes_it_surer() -> None:
    """The same games, as pairs and against an even share."""
    gains, alone = paired(Random(1), 400, 0.1), Gains()
    rng = Random(1)
    for _ in range(400):
        alone.add([Pair(game(rng.random() < 0.6, (frozenset(), frozenset()), 0)) for _ in range(2)], "card 0")
    _, low, high = gains.interval()
    _, alone_low, alone_high = alone.interval()
    assert high - low < alone_high - alone_low


def test_a_few_pairs_say_nothing_whatever_they_say() -> None:
    gains = Gains()
    gains.add([Pair(game(True, (frozenset(), frozenset()), 0), 0.0)] * 3, "card 0")
    report = report_on_card(OF_CARD, gains)
    assert report.won_with == 1.0
    assert report.won_without == 0.0
    assert report.verdict is Verdict.TOO_EARLY
    assert headline(report) == "card 0: too early to say"


def test_the_curve_grows_and_stays_small() -> None:
    gains = paired(Random(1), 2000, 0.1)
    games = [point.games for point in gains.curve]
    assert games == sorted(set(games))
    assert 20 < len(games) < 200
    assert gains.curve[-1].high - gains.curve[-1].low < gains.curve[5].high - gains.curve[5].low
