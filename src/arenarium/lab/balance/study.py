"""A study: is a card fair, or are all cards of a set? It is played in slices, and can report after each.

About a card: *pairs* of games on the same seed, one with the changed set and one with the set it is compared with; what
counts is how much better the side did that was the first to hold the card. About a faction: how the side did that plays
it. About a whole set: how those who held each card did.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import partial
from random import Random

from arenarium.bots.registry import bot_of
from arenarium.cards.card_set import BaseCardSet
from arenarium.core.errors import SetupError
from arenarium.core.kit import GameKit
from arenarium.core.plain import Json
from arenarium.lab.balance.gains import Gains
from arenarium.lab.balance.games import Pair, StudyPlan, balance_of, pairs_of, play_deal
from arenarium.lab.balance.report import About, Report, report_on_card, report_on_set
from arenarium.lab.balance.tally import Tally
from arenarium.lab.balance.verdict import Verdict
from arenarium.parallel import Runner


class Study:
    """The report depends on the seed and on how many deals were played; not on the slices, nor on the processes."""

    def __init__(
        self,
        kit: GameKit,
        cards: BaseCardSet,
        card: str | None,
        setup: Mapping[str, Json],
        players: Sequence[str],
        seed: int,
        against: BaseCardSet | None = None,
        at_any_time: bool = False,
        looked_at: int = 1,
    ) -> None:
        """`card` is a card of the set, or a faction of it; None: the whole set. `players` is one for each seat, or one
        for all. `against` is the set without the card; None: the one that the game is usually played with.
        `at_any_time`: also the verdicts on a whole set are to hold whenever one looks; those on a card do. `looked_at`:
        how many cards are studied together, which makes each a little less sure.

        Raises SetupError for what cannot be played.
        """
        balance, game = balance_of(kit), kit.game_with(cards)
        facts, factions = balance.facts(cards), balance.factions(cards)
        if card is not None and card not in factions and all(fact.name != card for fact in facts):
            raise SetupError(f"there is no card '{card}'{_hint(card, [*(fact.name for fact in facts), *factions])}")
        seats = game.seats(setup)
        names = tuple(players) * seats if len(players) == 1 else tuple(players)
        if len(names) != seats:
            raise SetupError(f"{len(names)} players for {seats} seats")
        for name in names:
            bot_of(kit, name, Random(0))
        matchups = [tuple(matchup) for matchup in balance.matchups(cards, setup, card)]
        for matchup in matchups:
            game.new(matchup[0], 0)  # what is wrong is said now, and not in the middle
        base = None
        if card is not None and card not in factions:
            base = against or usual_cards(kit)
            known = [matchup for matchup in matchups if _can_play(kit, base, matchup[0])]
            base, matchups = (base, known) if known else (None, matchups)
        self._plan = StudyPlan(kit.id, cards, base, card, tuple(matchups), names, seed)
        self._about = About(
            *(kit.id, cards.name, cards.id, base.name if base else None, card),
            *(_flags(setup), names, seed, balance.used, balance.faction),
        )
        self._at_any_time = at_any_time
        self._gains = Gains(looked_at)
        self._tally = Tally(facts)
        self._errors: list[str] = []
        self._deals = 0

    @property
    def games(self) -> int:
        """So far; those in which nobody came to hold the card were not played to their end, and are not counted."""
        return self._tally.games if self._plan.about is None else self._gains.games

    @property
    def pairs_begun(self) -> int:
        """Pairs, or games about a whole set, also those in which nobody came to hold the card."""
        return self._deals * self.seatings

    @property
    def is_about_a_card(self) -> bool:
        """And not about a whole set."""
        return self._plan.about is not None

    @property
    def is_sure(self) -> bool:
        """Whether there is a verdict on everything that is looked at."""
        report = self.report()
        rows = [report.verdict] if self.is_about_a_card else [row.verdict for row in report.judged]
        return Verdict.TOO_EARLY not in rows

    @property
    def seatings(self) -> int:
        """Pairs, or games about a whole set, that one deal takes."""
        return self._plan.seatings

    def play(self, pairs: int, runner: Runner | None = None) -> None:
        """So many more pairs (about a whole set: games); the last deal is played to its end. What was played when
        somebody interrupts it is kept."""
        deals = range(self._deals, self._deals - (-pairs // self.seatings))
        work = self._plan.about or "set"
        for deal in (runner or Runner()).in_order(work, partial(play_deal, self._plan), deals):
            self._deals += 1
            self._add(pairs_of(deal))

    def _add(self, deal: Sequence[Pair]) -> None:
        self._errors += [pair.error for pair in deal if pair.error]
        if self._plan.about is None:
            self._tally.add([pair.with_it for pair in deal if pair.with_it is not None])
        else:
            self._gains.add([pair for pair in deal if not pair.error], self._plan.about)

    def report(self) -> Report:
        if self._plan.about is None:
            return report_on_set(self._about, self._tally, self._at_any_time, self._errors)
        return report_on_card(self._about, self._gains, self._errors)


def usual_cards(kit: GameKit) -> BaseCardSet:
    """The cards that a game is played with where nobody says otherwise. Raises SetupError where it has none."""
    if kit.card_sets is None:
        raise SetupError(f"{kit.name} has no cards")
    return kit.card_sets.default


def changed(kit: GameKit, cards: BaseCardSet, against: BaseCardSet) -> list[str]:
    """What a set has and the other has not: factions first, then cards that belong to none of these."""
    balance = balance_of(kit)
    before = {fact.content for fact in balance.facts(against)}
    new = [faction for faction in balance.factions(cards) if faction not in balance.factions(against)]
    return new + [fact.name for fact in balance.facts(cards) if fact.content not in before and fact.group not in new]


def _flags(setup: Mapping[str, Json]) -> dict[str, str]:
    return {
        name: ",".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)
        for name, value in setup.items()
    }


def _can_play(kit: GameKit, cards: BaseCardSet, setup: Mapping[str, Json]) -> bool:
    try:
        kit.game_with(cards).new(setup, 0)
    except SetupError:
        return False
    return True


def _hint(card: str, known: Sequence[str]) -> str:
    close = get_close_matches(card, known, 1)
    return f"; did you mean '{close[0]}'?" if close else ""
