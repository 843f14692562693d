"""Studies of both games: what is strong on purpose is found, what is as before is not."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from arenarium.core.errors import SetupError
from arenarium.core.plain import Json, encoded
from arenarium.games import kit_of
from arenarium.games.barracks.cards import card_set as barracks
from arenarium.games.tashkalar.cards import card_set as tashkalar
from arenarium.games.tashkalar.cards.cards import Being, School
from arenarium.games.tashkalar.language.parse import parse_effect
from arenarium.lab.balance import Study, Verdict, changed, usual_cards
from arenarium.parallel import Runner

BARRACKS, TASHKALAR = kit_of("barracks"), kit_of("tashkalar")
QUICK, DUEL = {"difficulty": "quick"}, {"form": "duel"}
TWICE = parse_effect("Destroy one enemy non-legendary piece. Destroy one enemy non-legendary piece.")


def with_golem(hearts: int) -> barracks.CardSet:
    """The built-in cards, and a Golem with so many times its hearts."""
    cards = barracks.printed()
    warriors = [replace(card, hearts=hearts * card.hearts) if card.name == "Golem" else card for card in cards.warriors]
    return barracks.CardSet("own", warriors, cards.moves)


def with_axeman() -> tashkalar.CardSet:
    """The printed cards, and a Clan Axeman who destroys two pieces of the enemy anywhere, instead of one beside him."""
    cards = tashkalar.printed()
    beings = [
        replace(card, effect=TWICE) if isinstance(card, Being) and card.name == "Clan Axeman" else card
        for card in cards.cards
    ]
    return tashkalar.CardSet("own", beings, cards.schools, cards.tasks)


def test_a_warrior_with_twice_its_hearts_is_found() -> None:
    cards = with_golem(2)
    assert changed(BARRACKS, cards, usual_cards(BARRACKS)) == ["Golem"]
    study = Study(BARRACKS, cards, "Golem", QUICK, ["greedy"], 1)
    while study.report().verdict is Verdict.TOO_EARLY and study.games < 600:
        study.play(200)
    report = study.report()
    assert report.verdict is Verdict.TOO_STRONG
    assert report.low > 0.55
    assert report.won_with is not None
    assert report.won_without is not None
    assert report.won_with > report.won_without
    assert report.share_used == 1.0, "greedy players field all they have"


def test_the_same_warrior_as_before_is_fair() -> None:
    cards = with_golem(1)
    assert changed(BARRACKS, cards, usual_cards(BARRACKS)) == []
    study = Study(BARRACKS, cards, "Gravedigger", QUICK, ["greedy"], 1)
    study.play(1000)
    report = study.report()
    assert report.verdict is Verdict.FAIR
    assert report.rate == 0.5, "both games of every pair are the same game"
    assert report.won_with == report.won_without


def test_a_being_that_is_twice_as_strong_is_found() -> None:
    cards = with_axeman()
    assert changed(TASHKALAR, cards, usual_cards(TASHKALAR)) == ["Clan Axeman"]
    study = Study(TASHKALAR, cards, "Clan Axeman", DUEL, ["random"], 1)
    while study.report().verdict is Verdict.TOO_EARLY and study.games < 1200:
        study.play(100)
    report = study.report()
    assert report.verdict in (Verdict.TOO_STRONG, Verdict.A_LITTLE_STRONG)
    assert [row.name for row in report.factions] == ["highland"], "nobody else has it"
    assert sum(row.times for row in report.seats) == report.pairs


def test_the_same_being_as_before_is_fair() -> None:
    study = Study(TASHKALAR, tashkalar.printed(), "Clan Axeman", DUEL, ["random"], 1)
    study.play(160)
    assert study.report().verdict is Verdict.FAIR


def test_slices_processes_and_another_process_make_no_difference() -> None:
    studies = [Study(BARRACKS, with_golem(2), card, QUICK, ["greedy"], 3) for card in ("Golem", None)]
    for study in studies:
        slices = pickle.loads(pickle.dumps(study))
        study.play(80, Runner(2))
        for _ in range(4):
            slices = pickle.loads(pickle.dumps(slices))
            slices.play(20)
        assert slices.report() == study.report()
        assert study.games > 0


def test_another_seed_gives_other_games() -> None:
    first, second = (Study(BARRACKS, usual_cards(BARRACKS), None, QUICK, ["greedy"], seed) for seed in (1, 2))
    first.play(20)
    second.play(20)
    assert first.report().cards != second.report().cards


def test_a_set_is_reported_by_card_school_and_seat() -> None:
    study = Study(TASHKALAR, usual_cards(TASHKALAR), None, {"form": "high"}, ["random"], 1)
    study.play(42)
    report = study.report()
    assert report.games == 42, "each pair of schools, both ways"
    assert {row.name for row in report.factions} == set(tashkalar.printed().schools)
    assert all(row.times == 12 for row in report.factions)
    assert [row.name for row in report.seats] == ["seat 0", "seat 1"]
    assert sum((row.rate or 0) * row.times for row in report.factions) == pytest.approx(42), "a draw is half a win"
    held = {card.name: card.held.times for card in report.cards}
    assert held["Clan Axeman"] > 0
    assert len(held) == len(tashkalar.printed().cards) + len(tashkalar.printed().tasks)
    assert encoded(report)["about"]["setup"] == {"form": "high"}  # type: ignore[index, call-overload]


def test_a_school_of_ones_own_plays_against_all_others() -> None:
    cards = tashkalar.printed()
    schools = cards.schools | {"twins": School("twins", "Twins", cards.schools["highland"].cards)}
    own = tashkalar.CardSet("own", cards.cards, schools, cards.tasks)
    assert changed(TASHKALAR, own, cards) == ["twins"]
    study = Study(TASHKALAR, own, "twins", DUEL, ["random"], 1)
    study.play(14)
    report = study.report()
    assert report.pairs == report.games == 14, "there are no games without a new school"
    assert report.won_without is None
    assert [row.name for row in report.factions] == ["twins"]


def test_a_task_is_judged_by_what_it_does_for_who_begins() -> None:
    task = tashkalar.printed().tasks[0]
    study = Study(TASHKALAR, usual_cards(TASHKALAR), task.name, {"form": "high"}, ["random"], 1)
    study.play(42)
    report = study.report()
    assert 0 < report.pairs < 42
    assert report.rate == 0.5


def test_teams_and_melees_have_their_own_even_share() -> None:
    ways: list[tuple[dict[str, Json], float]] = [
        ({"form": "melee", "seats": 3}, 1 / 3),
        ({"form": "duel", "teams": True}, 1 / 2),
    ]
    for setup, even in ways:
        study = Study(TASHKALAR, usual_cards(TASHKALAR), "Clan Axeman", setup, ["random"], 1)
        study.play(6)
        report = study.report()
        assert report.pairs
        assert report.rate == pytest.approx(even)


def test_what_cannot_be_played_is_refused_in_words() -> None:
    cards = usual_cards(BARRACKS)
    with pytest.raises(SetupError, match="there is no card 'Golm'; did you mean 'Golem'"):
        Study(BARRACKS, cards, "Golm", QUICK, ["greedy"], 1)
    with pytest.raises(SetupError, match="3 players for 2 seats"):
        Study(BARRACKS, cards, None, QUICK, ["greedy"] * 3, 1)
    with pytest.raises(SetupError, match="unknown player 'clever'"):
        Study(BARRACKS, cards, None, QUICK, ["clever"], 1)
    with pytest.raises(SetupError, match="unknown school 'harbor'"):
        Study(TASHKALAR, usual_cards(TASHKALAR), None, {"schools": ["harbor", "sylvan"]}, ["random"], 1)
    with pytest.raises(SetupError, match="Barracks has no cards that can be judged"):
        Study(replace(BARRACKS, balance_=None), cards, None, QUICK, ["greedy"], 1)


def test_a_game_that_fails_is_told_and_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    from arenarium.core.bot import RandomBot

    def stumble(*_: object) -> None:
        raise RuntimeError("lost my glasses")

    monkeypatch.setattr(RandomBot, "choose", stumble)
    study = Study(BARRACKS, usual_cards(BARRACKS), None, QUICK, ["random"], 1)
    study.play(2)
    report = study.report()
    assert report.games == 0
    assert len(report.errors) == 2
    assert "lost my glasses" in report.errors[0]
