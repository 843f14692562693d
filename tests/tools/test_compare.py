"""The comparing tool: what agrees, what is reported, and the exit code. All recordings here are made up or our own."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from games.tashkalar.support.printed import CARDS, TASKS
from support.recordings import EMPTY, ON_BOARD, TOOL, Line, compare, swordmaster, with_pieces

from arenarium.games.tashkalar.board.board import SQUARES, STRIDE
from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.state.choices import DECLINE, FINISH, Choice, Discard, Place, Summon, Warp


def test_the_page_names_every_kind_of_difference() -> None:
    code = "from comparing import known; print(*(kind.id for kind in (*known.TABLE, *known.ASKED_OTHERWISE)))"
    done = subprocess.run([sys.executable, "-c", code], cwd=TOOL.parent, capture_output=True, text=True, check=True)
    page = (TOOL.parents[1] / "docs" / "comparing.md").read_text("utf-8")
    named = re.findall(r"^\| `([a-z0-9-]+)` \|", page, re.MULTILINE)
    assert sorted(done.stdout.split()) == sorted(named)


# --------------------------------------------------------------------------------------------------- single positions


def tasks_line(*true: str) -> Line:
    summoned = {"beings": 0, "legends": 0, "on_red": 0, "on_green": 0}
    return {"board": EMPTY, "player": 0, "destroyed": [3, 0, 0], "summoned": summoned, "true": list(true)}


def test_tasks_agree(tmp_path: Path) -> None:
    code, report = compare(tmp_path, "tasks.jsonl", tasks_line("Destruction"))
    assert code == 0
    assert "1 of 1 lines agree; 24 of 24 steps agree" in report


def test_a_wrong_task_is_reported(tmp_path: Path) -> None:
    code, report = compare(tmp_path, "tasks.jsonl", tasks_line("Destruction"), tasks_line("Devastation"))
    assert code == 1
    assert "1 of 2 lines agree, 1 DIFFER; 46 of 48 steps agree" in report
    assert "line 2: Devastation: met for them, not for us" in report


def test_a_wrong_summoning_square_is_reported(tmp_path: Path) -> None:
    """Two pieces at a knight's distance allow three kinds of beings only."""
    others = {"Shadow Imp": [32, 33], "Demon of Sloth": [13, 31, 32, 33, 34, 52, 54]}
    squares = {"Kiskin Farseeders": [32, 33], **others}
    line = {"colours": 2, "board": with_pieces(a="22 43"), "player": 0, "summons": squares}
    code, report = compare(tmp_path, "summons.jsonl", line)
    assert code == 0, report
    line["summons"] = squares | {"Kiskin Farseeders": [32, 34]}
    code, report = compare(tmp_path, "summons.jsonl", line)
    assert code == 1
    assert "Kiskin Farseeders: only we c3; only they c4" in report


def test_a_being_that_goes_anywhere(tmp_path: Path) -> None:
    """Time Traveler: its pattern matches with an improvised piece; its square is any empty colourless one."""
    taken = {54, 65, 76, 15, 33, 38, 42, 55, 68, 73, 86, 94}
    free = [square for square in ON_BOARD if square not in taken]
    line = {"colours": 3, "board": with_pieces(a="54 65", g="76"), "player": 0, "summons": {}}
    line["improvised"] = {"Time Traveler": {"2": free}}
    _, report = compare(tmp_path, "summons.jsonl", line)
    assert "Snow Fox" in report  # is not listed, but can be summoned
    assert "Time Traveler" not in report
    line["improvised"] = {"Time Traveler": {"2": free[1:]}}
    _, report = compare(tmp_path, "summons.jsonl", line)
    assert "Time Traveler improvised with colour 2: only we a3" in report


# ------------------------------------------------------------------------------------------------------------- effects


def test_an_effect_agrees(tmp_path: Path) -> None:
    code, report = compare(tmp_path, "effects.jsonl", swordmaster())
    assert code == 0, report
    assert "1 of 1 lines agree; 3 of 3 steps agree" in report


def test_falsified_effects_are_reported(tmp_path: Path) -> None:
    offer, board, skip, end = (swordmaster() for _ in range(4))
    offer["steps"][1]["offer"] = {"destroy": [44, 57]}
    board["steps"][1]["board"] = with_pieces(a="54 55 56", d="57")
    skip["steps"][1]["may_skip"] = False
    end["end"]["discard_now"] = []
    code, report = compare(tmp_path, "effects.jsonl", offer, board, skip, end)
    assert code == 1
    assert "0 of 4 lines agree, 4 DIFFER" in report
    assert "offer: only we nothing; only they destroy e7" in report
    assert "may_skip: ours True, theirs False" in report
    assert "line 4 (Swordmaster) end" in report


def test_a_broken_line_does_not_stop_the_others(tmp_path: Path) -> None:
    code, report = compare(tmp_path, "effects.jsonl", {"setup": {"card": "Swordmaster"}}, swordmaster())
    assert code == 1
    assert "1 of 2 lines agree, 1 DIFFER" in report


def test_what_we_do_not_have_is_not_covered(tmp_path: Path) -> None:
    unknown_card, unknown_school = swordmaster(), swordmaster()
    unknown_card["setup"]["card"] = "Rubber Duck"
    unknown_school["setup"]["schools"] = ["northern", "bathtub"]
    code, report = compare(tmp_path, "effects.jsonl", unknown_card, unknown_school)
    assert code == 0
    assert "not covered: 2 lines" in report


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
    code, report = compare(tmp_path, "effects.jsonl", line)
    assert code == 0, report
    assert "known difference leafsplitter-empty-line (1 times)" in report


# --------------------------------------------------------------------------------------------------------------- games


class Recorder:
    """Plays a whole High Form game of discarding and placing, and writes it down as the other implementation would.

    `warp`: player 0 plays the warp effect of that card, which must be one without choices, and never summons it.
    """

    def __init__(self, school: str = "northern", warp: str = "") -> None:
        self.state = TASHKALAR.new({"form": "high", "schools": [school, "sylvan"], "first": 0}, seed=7)
        self.warp = warp
        self.steps: list[Line] = []
        state = self.state
        names = [[CARDS[card].name for card in deck.cards] for deck in state.decks[:4]]
        tasks = [TASKS[task].name for task in state.decks[4].cards]
        self.setup = {
            "game": "own-0", "form": "high", "schools": [school, "sylvan"], "active": 0, "actions": 1,
            "board": EMPTY, "hands": self.hands(), "decks": names[:2], "legends": names[2], "flares": names[3],
            "tasks": {"open": [TASKS[task].name for task in state.tasks], "next": tasks[0]}, "task_deck": tasks[1:],
        }  # fmt: skip

    def hands(self) -> list[list[str]]:
        state = self.state
        held = [state.hands[seat] + state.legends[seat] + state.flares[seat] for seat in (0, 1)]
        names = [[CARDS[card].name for card in cards] for cards in held]
        names[0] += [self.warp] * self.is_pending()
        return names

    def is_pending(self) -> bool:
        return self.state.extras.pending[0] >= 0

    def board(self) -> str:
        signs = list(EMPTY)
        for square in SQUARES:
            index = self.state.piece_at(square)
            if index >= 0:
                signs[square // STRIDE * 9 + square % STRIDE] = "abcdef"[index]
        return "".join(signs)

    def note(self, before: State, step: Line, following: list[Any]) -> None:
        facts = {"p": before.active, "can_flare": False, "board": self.board(), "left": self.state.actions}
        counts: Line = {"score": [0, 0], "turn": [0] * 7}
        if self.is_pending():
            counts |= {"pending": self.warp, "score": [-2 if self.state.outcome else 0, 0]}
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
            elif isinstance(choice, Warp):
                step = {"k": "warp", "card": self.warp}
            else:
                assert isinstance(choice, Place)
                step = {"k": "place", "at": 10 * (choice.at % STRIDE + 1) + choice.at // STRIDE + 1}
            if FINISH in self.state.options():
                self.state.advance(before.active, FINISH)
            self._write(before, step | {"can": self._can(before)})
        outcome = self.state.outcome
        pieces = [self.state.own(side).bit_count() for side in (0, 1)]
        result = {"score": self.steps[-1]["score"], "tiebreak": pieces, "winners": list(outcome.winners)}
        return {"setup": self.setup, "steps": self.steps, "result": result}

    def _choice(self, state: State) -> Choice:
        """Warp the one card, if it can be; else discard another, if possible; else place on the first free square."""

        def liking(option: Discard | Place | Warp) -> int:
            if isinstance(option, Place):
                return 1
            is_meant = CARDS[option.card].name == self.warp
            if isinstance(option, Warp):
                return 0 if is_meant and state.actions > 1 else 3
            return 3 if is_meant else 0

        options = [option for option in state.options() if isinstance(option, Discard | Place | Warp)]
        return min(options, key=lambda option: (liking(option), isinstance(option, Discard), option))

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
    code, report = compare(tmp_path, "games_own.jsonl", Recorder().play())
    assert code == 0, report
    assert "1 of 1 lines agree" in report


def test_the_penalty_for_a_pending_being(tmp_path: Path) -> None:
    """It is taken off at the end of the game, not before."""
    game = Recorder("etherweave", warp="Gate of Oblivion").play()
    assert game["result"]["score"] == [-2, 0]
    code, report = compare(tmp_path, "games_own.jsonl", game)
    assert code == 0, report
    game["result"]["score"] = [0, 0]
    code, report = compare(tmp_path, "games_own.jsonl", game)
    assert code == 1
    assert "line 1 result" in report


def test_falsified_games_are_reported(tmp_path: Path) -> None:
    hand, result, left = (Recorder().play() for _ in range(3))
    hand["steps"][6]["hands"][0][0] = "Herald"
    result["result"]["winners"] = [0, 1, 2]
    left["steps"][10]["left"] += 1
    code, report = compare(tmp_path, "games_own.jsonl", hand, result, left)
    assert code == 1
    assert "0 of 3 lines agree, 3 DIFFER" in report
    assert "line 1 step 6" in report
    assert "line 2 result" in report
    assert "line 3 step 10" in report
