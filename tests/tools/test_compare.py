"""The comparing tool: what agrees, what is reported, and the exit code. All recordings here are made up or our own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from arenarium.tashkalar.board import SQUARES, STRIDE
from arenarium.tashkalar.cards import CARDS, TASKS
from arenarium.tashkalar.choices import DECLINE, Choice, Discard, Place, Summon
from arenarium.tashkalar.game import TASHKALAR, State

TOOL = Path(__file__).resolve().parents[2] / "tools" / "compare.py"
Line = dict[str, Any]

EMPTY = "##.....###.......#.............................................#.......###.....##"


def with_pieces(**pieces: str) -> str:
    """A board with pieces, said as sign and squares: a="54 56"."""
    signs = list(EMPTY)
    for sign, squares in pieces.items():
        for square in squares.split():
            signs[9 * (int(square[1]) - 1) + int(square[0]) - 1] = sign
    return "".join(signs)


def compare(folder: Path, name: str, *lines: Line) -> tuple[int, str]:
    (folder / name).write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    command = [sys.executable, str(TOOL), str(folder), "--verbose", "50"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout


# --------------------------------------------------------------------------------------------------- single positions


def tasks_line(*true: str) -> Line:
    summoned = {"beings": 0, "legends": 0, "on_red": 0, "on_green": 0}
    return {"board": EMPTY, "player": 0, "destroyed": [3, 0, 0], "summoned": summoned, "true": list(true)}


def test_tasks_agree(tmp_path: Path) -> None:
    code, told = compare(tmp_path, "tasks.jsonl", tasks_line("Destruction"))
    assert code == 0
    assert "1 of 1 lines agree; 24 of 24 steps agree" in told


def test_a_wrong_task_is_reported(tmp_path: Path) -> None:
    code, told = compare(tmp_path, "tasks.jsonl", tasks_line("Destruction"), tasks_line("Devastation"))
    assert code == 1
    assert "1 of 2 lines agree, 1 DIFFER; 46 of 48 steps agree" in told
    assert "line 2: Devastation: met for them, not for us" in told


def test_a_wrong_summoning_square_is_reported(tmp_path: Path) -> None:
    """Two pieces at a knight's distance allow one kind of being only."""
    line = {"colours": 2, "board": with_pieces(a="22 43"), "player": 0, "summons": {"Kiskin Farseeders": [32, 33]}}
    code, told = compare(tmp_path, "summons.jsonl", line)
    assert code == 0, told
    line["summons"] = {"Kiskin Farseeders": [32, 34]}
    code, told = compare(tmp_path, "summons.jsonl", line)
    assert code == 1
    assert "Kiskin Farseeders: only we c3; only they c4" in told


# ------------------------------------------------------------------------------------------------------------- effects

HANDS = [["Swordmaster", "Titan"], ["Clan Healer"]]


def swordmaster() -> Line:
    """A Swordmaster in the centre destroys a piece on a diagonal and is upgraded."""
    setup = {
        "position": "own-0", "sample": 0, "card": "Swordmaster", "form": "high", "schools": ["northern", "highland"],
        "active": 0, "actions": 2, "board": with_pieces(a="54 56", d="44 57"), "hands": HANDS, "deck_sizes": [15, 15],
        "discard": [],
    }  # fmt: skip
    summon = {
        "p": 0, "can": {"Swordmaster": [55]}, "can_flare": False, "k": "summon", "card": "Swordmaster", "at": 55,
        "board": with_pieces(a="54 55 56", d="44 57"), "left": 2, "score": [0, 0], "turn": [0, 0, 0, 1, 0, 1, 0],
        "next": [0, "effect"],
    }  # fmt: skip
    effect = {
        "p": 0, "k": "effect", "src": "Swordmaster", "being": 55, "offer": {"destroy": [44]}, "may_skip": True,
        "chosen": ["destroy", 44], "board": with_pieces(a="54 56", b="55", d="57"), "left": 1, "score": [0, 0],
        "turn": [1, 0, 0, 1, 0, 1, 0], "hands": [["Titan"], ["Clan Healer"]], "next": [0, "action"],
    }  # fmt: skip
    return {"setup": setup, "steps": [summon, effect], "end": {"discard": [], "discard_now": ["Swordmaster"]}}


def test_an_effect_agrees(tmp_path: Path) -> None:
    code, told = compare(tmp_path, "effects.jsonl", swordmaster())
    assert code == 0, told
    assert "1 of 1 lines agree; 3 of 3 steps agree" in told


def test_falsified_effects_are_reported(tmp_path: Path) -> None:
    offer, board, skip, end = (swordmaster() for _ in range(4))
    offer["steps"][1]["offer"] = {"destroy": [44, 57]}
    board["steps"][1]["board"] = with_pieces(a="54 55 56", d="57")
    skip["steps"][1]["may_skip"] = False
    end["end"]["discard_now"] = []
    code, told = compare(tmp_path, "effects.jsonl", offer, board, skip, end)
    assert code == 1
    assert "0 of 4 lines agree, 4 DIFFER" in told
    assert "offer: only we nothing; only they destroy e7" in told
    assert "may_skip: ours True, theirs False" in told
    assert "line 4 (Swordmaster) end" in told


def test_a_broken_line_does_not_stop_the_others(tmp_path: Path) -> None:
    code, told = compare(tmp_path, "effects.jsonl", {"setup": {"card": "Swordmaster"}}, swordmaster())
    assert code == 1
    assert "1 of 2 lines agree, 1 DIFFER" in told


def test_what_we_do_not_have_is_not_covered(tmp_path: Path) -> None:
    unknown_card, unknown_school = swordmaster(), swordmaster()
    unknown_card["setup"]["card"] = "Rubber Duck"
    unknown_school["setup"]["schools"] = ["northern", "bathtub"]
    code, told = compare(tmp_path, "effects.jsonl", unknown_card, unknown_school)
    assert code == 0
    assert "not covered: 2 lines" in told


def test_a_known_difference_is_named_and_is_no_failure(tmp_path: Path) -> None:
    """Kiskin Leafsplitter, offered diagonals without a piece."""
    board, after = with_pieces(a="54 56 45 65", d="44"), with_pieces(a="54 56 45 65", b="55", d="44")
    line = swordmaster()
    line["setup"] |= {"card": "Kiskin Leafsplitter", "schools": ["sylvan", "highland"], "board": board}
    line["setup"]["hands"] = [["Kiskin Leafsplitter"], ["Clan Healer"]]
    summon, effect = line["steps"]
    summon |= {"card": "Kiskin Leafsplitter", "can": {"Kiskin Leafsplitter": [55]}, "board": after}
    effect |= {"src": "Kiskin Leafsplitter", "offer": {"direction": [44, 46, 64, 66]}, "chosen": None, "board": after}
    effect |= {"turn": [0, 0, 0, 1, 0, 1, 0], "hands": [[], ["Clan Healer"]]}
    line["end"]["discard_now"] = ["Kiskin Leafsplitter"]
    code, told = compare(tmp_path, "effects.jsonl", line)
    assert code == 0, told
    assert "known difference leafsplitter-empty-line (1 times)" in told


# --------------------------------------------------------------------------------------------------------------- games


class Recorder:
    """Plays a whole High Form game of discarding and placing, and writes it down as the other implementation would."""

    def __init__(self) -> None:
        self.state = TASHKALAR.new({"form": "high", "schools": ["northern", "sylvan"], "first": 0}, seed=7)
        self.steps: list[Line] = []
        state = self.state
        names = [[CARDS[card].name for card in deck.cards] for deck in state.decks[:4]]
        tasks = [TASKS[task].name for task in state.decks[4].cards]
        self.setup = {
            "game": "own-0", "form": "high", "schools": ["northern", "sylvan"], "active": 0, "actions": 1,
            "board": EMPTY, "hands": self.hands(), "decks": names[:2], "legends": names[2], "flares": names[3],
            "tasks": {"open": [TASKS[task].name for task in state.tasks], "next": tasks[0]}, "task_deck": tasks[1:],
        }  # fmt: skip

    def hands(self) -> list[list[str]]:
        state = self.state
        held = [state.hands[seat] + state.legends[seat] + state.flares[seat] for seat in (0, 1)]
        return [[CARDS[card].name for card in cards] for cards in held]

    def board(self) -> str:
        signs = list(EMPTY)
        for square in SQUARES:
            index = self.state.piece_at(square)
            if index >= 0:
                signs[square // STRIDE * 9 + square % STRIDE] = "abcdef"[index]
        return "".join(signs)

    def note(self, before: State, step: Line, following: list[Any]) -> None:
        facts = {"p": before.active, "can_flare": False, "board": self.board(), "left": self.state.actions}
        counts = {"score": [0, 0], "turn": [0] * 7}
        self.steps.append({**facts, **step, **counts, "hands": self.hands(), "next": following})

    def play(self) -> Line:
        while self.state.outcome is None:
            before = self.state.copy()
            choice = self._choice(before)
            self.state.advance(before.active, choice)
            if isinstance(choice, Discard):
                if self.state.stack:
                    self.state.advance(before.active, DECLINE)
                step: Line = {"k": "discard", "card": CARDS[choice.card].name, "returned": []}
            else:
                assert isinstance(choice, Place)
                step = {"k": "place", "at": 10 * (choice.at % STRIDE + 1) + choice.at // STRIDE + 1}
            self._write(before, step | {"can": self._can(before)})
        outcome = self.state.outcome
        pieces = [self.state.own(side).bit_count() for side in (0, 1)]
        result = {"score": [0, 0], "tiebreak": pieces, "winners": list(outcome.winners)}
        return {"setup": self.setup, "steps": self.steps, "result": result}

    @staticmethod
    def _choice(state: State) -> Choice:
        """Discard if possible, otherwise place on the first free square."""
        options = [option for option in state.options() if isinstance(option, Discard | Place)]
        return min(options, key=lambda option: (isinstance(option, Place), option))

    @staticmethod
    def _can(state: State) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for option in state.options():
            if isinstance(option, Summon):
                square = 10 * (option.at % STRIDE + 1) + option.at // STRIDE + 1
                squares = found.setdefault(CARDS[option.card].name, [])
                squares += [] if square in squares else [square]
        return found

    def _write(self, before: State, step: Line) -> None:
        state = self.state
        if before.actions > 1:
            self.note(before, step, [before.active, "action"])
            return
        # our engine has gone on to the next turn by itself; they stop in between and are told to end the turn
        after, self.state = state, before.copy()
        self.state.pieces, self.state.hands, self.state.actions = after.pieces, list(before.hands), 0
        if step["k"] == "discard":
            hand = self.state.hands[before.active]
            kept = [card for card in hand if CARDS[card].name != step["card"]]
            self.state.hands[before.active] = tuple(kept)
        self.note(before, step, [before.active, "turn_end"])
        self.state = after
        over = after.outcome is not None
        following = [before.active, "over"] if over else [after.active, "action"]
        self.note(before, {"k": "end_turn", "claimable": []}, following)


def test_a_whole_game_agrees(tmp_path: Path) -> None:
    code, told = compare(tmp_path, "games_own.jsonl", Recorder().play())
    assert code == 0, told
    assert "1 of 1 lines agree" in told


def test_falsified_games_are_reported(tmp_path: Path) -> None:
    hand, result, left = (Recorder().play() for _ in range(3))
    hand["steps"][6]["hands"][0][0] = "Herald"
    result["result"]["winners"] = [0, 1, 2]
    left["steps"][10]["left"] += 1
    code, told = compare(tmp_path, "games_own.jsonl", hand, result, left)
    assert code == 1
    assert "0 of 3 lines agree, 3 DIFFER" in told
    assert "line 1 step 6" in told
    assert "line 2 result" in told
    assert "line 3 step 10" in told
