"""Weights of the Tash-Kalar player move to what wins, and the same seed gives the same weights."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from arenarium import cli
from arenarium.games.tashkalar.bots import fit as fit_tashkalar
from arenarium.games.tashkalar.bots.bot import SearchLimits
from arenarium.games.tashkalar.bots.evaluation import Weights, weights_for
from arenarium.games.tashkalar.bots.features import COUNT, NAMES
from arenarium.games.tashkalar.bots.fit import LARGEST_STEP, Sample, check, fit, play
from arenarium.games.tashkalar.bots.turns import Breadth
from arenarium.games.tashkalar.state.forms import Form
from arenarium.parallel import Runner

HEROIC = NAMES.index("heroic")
LEGENDARY = NAMES.index("legendary")
LEGEND = NAMES.index("ready legend")


@pytest.fixture(autouse=True)
def _short_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        fit_tashkalar, "LIMITS", SearchLimits(turn=Breadth(40, places=3, widens=False, judged=1), ways=1)
    )


def games_won_by(index: int, number: int = 400) -> list[Sample]:
    """Games in which whoever cares more for one thing wins most of the time."""
    rng = Random(1)
    fitted = []
    for _ in range(number):
        cares = [[rng.gauss(0.0, 0.7) for _ in range(COUNT)] for _ in range(2)]
        lead = cares[0][index] - cares[1][index]
        won = float(rng.random() < (0.9 if lead > 0 else 0.1))
        fitted.append(Sample(cares, [won, 1.0 - won]))
    return fitted


def test_what_wins_gains_weight_and_the_rest_hardly_changes() -> None:
    before = weights_for(Form.DUEL)
    fitted = fit(games_won_by(HEROIC), before)
    assert fitted.pull[HEROIC] == max(fitted.pull) > 0.5
    assert fitted.weights.moving[HEROIC] == pytest.approx(before.moving[HEROIC] * 2.718281828**LARGEST_STEP)
    assert abs(fitted.pull[LEGEND]) < 0.25 * fitted.pull[HEROIC]


def test_sides_of_a_melee_count_each() -> None:
    rng = Random(2)
    games = []
    for _ in range(300):
        cares = [[rng.gauss(0.0, 0.7) for _ in range(COUNT)] for _ in range(3)]
        best = max(range(3), key=lambda side: cares[side][LEGEND])
        games.append(Sample(cares, [float(side == best) for side in range(3)]))
    assert fit(games, weights_for(Form.MELEE)).pull[LEGEND] > 0.5


@pytest.mark.parametrize("form", ["high", "melee"])
def test_games_are_the_same_for_the_same_seed(form: str) -> None:
    weights = weights_for(Form(form))
    first, again = (play(form, "a seed", 0, weights) for _ in range(2))
    assert first == again
    assert sum(first.won) == pytest.approx(1.0)
    assert len(first.cares) == len(first.won) == (3 if form == "melee" else 2)


def test_nobody_wins_a_game_that_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sides that care oddly can pick up a piece and put it back for ever."""
    monkeypatch.setattr(fit_tashkalar, "MOST_CHOICES", 20)
    assert play("high", "a seed", 0, weights_for(Form.HIGH)).won == [0.5, 0.5]


def test_equal_weights_have_their_fair_share() -> None:
    weights = weights_for(Form.DUEL)
    shares = check("duel", 2, 1, weights, weights, Runner())
    assert len(shares) == 4
    assert sum(shares) == pytest.approx(2.0), "each deal is played from both sides by players that do the same"


def test_weights_are_written_as_they_are_read() -> None:
    for form in Form:
        weights = weights_for(form)
        assert Weights.from_json(weights.to_json()) == weights
    with pytest.raises(ValueError, match="unknown numbers: courage"):
        Weights.from_json({"waiting": {"courage": 1.0}, "moving": {}})


def test_the_command_puts_the_weights_of_a_form_into_a_file(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    out.write_text(json.dumps({"duel": "as it was"}), "utf-8")
    words = ["fit", "tashkalar", "--form", "high", "--games", "10", "--deals", "1", "--jobs", "1", "--out", str(out)]
    shown = CliRunner().invoke(cli._app, words)
    assert shown.exit_code == 0, shown.output
    assert "new against old weights" in shown.output
    report = json.loads(out.read_text("utf-8"))
    assert report["duel"] == "as it was"
    assert Weights.from_json(report["high"]).moving[HEROIC] > 0


def test_the_fit_of_high_form_can_be_played_again() -> None:
    start = Path(str(resources.files("arenarium.games.tashkalar.bots"))) / "data/weights_start.json"
    words = ["fit", "tashkalar", "--games", "10", "--deals", "0", "--jobs", "1", "--start", str(start), "--form"]
    shown = CliRunner().invoke(cli._app, [*words, "high"])
    assert shown.exit_code == 0, shown.output
    before = next(row.split()[1] for row in shown.output.splitlines() if row.split()[:1] == ["legendary"])
    first = Weights.from_json(json.loads(start.read_text("utf-8"))["high"])
    assert float(before) == pytest.approx(first.moving[LEGENDARY], abs=0.001)
    assert first.moving[LEGENDARY] != weights_for(Form.HIGH).moving[LEGENDARY]
    refused = CliRunner().invoke(cli._app, [*words, "melee"])
    assert "no weights for 'melee'" in str(refused.exception)


def test_a_wrong_form_is_refused() -> None:
    shown = CliRunner().invoke(cli._app, ["fit", "tashkalar", "--form", "brawl"])
    assert shown.exit_code != 0
    assert "known are high, duel, melee" in str(shown.exception)
