"""Programs that play: they are asked in lines and answer in lines; what they do wrong is said in words."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

import pytest

from arenarium.bots.command import BotFailed, CommandBot
from arenarium.bots.registry import bot_of
from arenarium.core.errors import SetupError
from arenarium.games import kit_of, kits
from arenarium.lab.match import MatchFailed, play_match

EXAMPLE = Path(__file__).parents[2] / "examples" / "lines_bot.py"


def program(folder: Path, text: str) -> str:
    """The command that runs this program."""
    file = folder / "bot.py"
    file.write_text(f"import json, sys\n{text}")
    return f"{sys.executable} {file}"


@pytest.mark.parametrize("game", kits())
def test_a_program_plays_a_whole_game_of_any_kit_by_number_and_by_text(game: str, tmp_path: Path) -> None:
    kit = kit_of(game)
    by_text = """
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "request":
        print(json.dumps(message["options"][-1]["choice"]), flush=True)
"""
    bots = [
        bot_of(kit, f"cmd:{sys.executable} {EXAMPLE}", Random(1)),
        bot_of(kit, f"cmd:{program(tmp_path, by_text)}", Random(1)),
    ]
    setup = next(dict(setup) for setup in kit.game.example_setups() if kit.game.seats(setup) == 2)
    outcome = play_match(kit.game, setup, "seed", bots)
    assert sorted(outcome.ranking) in ([1, 1], [1, 2])
    assert all(isinstance(bot, CommandBot) and bot._process is None for bot in bots), "they were ended"


@pytest.mark.parametrize("game", kits())
def test_a_program_is_shown_the_view_of_its_seat_and_all_options(game: str, tmp_path: Path) -> None:
    kit = kit_of(game)
    heard = tmp_path / "heard"
    command = program(
        tmp_path, f"open({str(heard)!r}, 'w').write(sys.stdin.readline() + sys.stdin.readline())\nprint(0)"
    )
    state = kit.game.new(kit.game.example_setups()[0], 7)
    seat, request = next(iter(state.requests().items()))
    bot = CommandBot(kit.game, command)
    assert bot.choose(request, lambda: state.view(seat)) == request.options[0]
    bot.close()
    game_line, request_line = map(json.loads, heard.read_text().splitlines())
    assert game_line == {"type": "game", "protocol": 1, "game": game, "seat": seat, "seconds": 10.0}
    assert kit.game.read_view(request_line["view"]) == state.view(seat)
    said = [kit.game.say(state, option) for option in request.options]
    assert [option["choice"] for option in request_line["options"]] == said
    assert request_line["kind"] == request.kind


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("sys.exit(3)", "the program has ended, with code 3"),
        (
            "print('pass', flush=True); sys.stdin.read()",
            "expected the number of an option, or its text in quotes; got pass",
        ),
        ("print('999', flush=True); sys.stdin.read()", "there is no option 999; they are 0 to"),
        ("print('-1', flush=True); sys.stdin.read()", "there is no option -1"),
        ("print('true', flush=True); sys.stdin.read()", "expected the number of an option"),
        ("print('\"fly\"', flush=True); sys.stdin.read()", '"fly" is no option; there are'),
        ("print('[' * 100000, flush=True); sys.stdin.read()", "expected the number"),
    ],
)
def test_what_a_program_does_wrong_is_said_with_the_record(text: str, error: str, tmp_path: Path) -> None:
    kit = next(iter(kits().values()))
    command = program(tmp_path, f"sys.stdin.readline(); sys.stdin.readline()\n{text}")
    setup = next(dict(setup) for setup in kit.game.example_setups() if kit.game.seats(setup) == 2)
    players = [CommandBot(kit.game, command), CommandBot(kit.game, command)]
    with pytest.raises(MatchFailed) as failed:
        play_match(kit.game, setup, "seed", players)
    assert error in str(failed.value)
    assert command in str(failed.value)
    assert "record" in str(failed.value)


def test_a_program_that_says_nothing_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arenarium.bots.command._FIRST_SECONDS", 0.01)
    kit = next(iter(kits().values()))
    state = kit.game.new(kit.game.example_setups()[0], 7)
    seat, request = next(iter(state.requests().items()))
    bot = CommandBot(kit.game, program(tmp_path, "sys.stdin.read()"), 0.01)
    with pytest.raises(BotFailed, match=r"no answer within 0\.01 s"):
        bot.choose(request, lambda: state.view(seat))
    assert bot._process is None


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("cmd:", "there is no program ''"),
        ("cmd:no-such-program-anywhere", "there is no program 'no-such-program-anywhere'"),
        ("cmd:python 'unclosed", "is no command"),
        (f"cmd:{sys.executable}@0", "more than 0 and at most 600"),
    ],
)
def test_a_command_that_cannot_run_is_refused_before_anything_is_played(name: str, error: str) -> None:
    with pytest.raises(SetupError, match=error):
        bot_of(next(iter(kits().values())), name, Random(0))


def test_seconds_and_signs_of_the_command_are_told_apart() -> None:
    kit = next(iter(kits().values()))
    timed, plain = (
        bot_of(kit, f"cmd:{sys.executable} bot.py@2.5", Random(0)),
        bot_of(kit, f"cmd:{sys.executable} a@b", Random(0)),
    )
    assert isinstance(timed, CommandBot)
    assert isinstance(plain, CommandBot)
    assert (timed._command, timed._seconds) == (f"{sys.executable} bot.py", 2.5)
    assert plain._command == f"{sys.executable} a@b"
