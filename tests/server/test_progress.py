"""How far the sides are with tasks, over HTTP."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from games.tashkalar.support.printed import MEETS, TASKS

from arenarium.games.tashkalar.board.board import BOARD, RED, bits, squares
from arenarium.games.tashkalar.board.text import say_board
from arenarium.games.tashkalar.game import TASHKALAR

EMPTY = "5/7/9/9/9/9/9/7/5"


async def ask(client: httpx.AsyncClient, **query: Any) -> httpx.Response:
    return await client.get("/api/tashkalar/progress", params={"board": EMPTY, "tasks": "Center Cross", **query})


async def told(client: httpx.AsyncClient, **query: Any) -> dict[str, Any]:
    (task,) = (await ask(client, **query)).json()["tasks"]
    return task  # type: ignore[no-any-return]


async def test_on_an_empty_board_everything_is_missing(client: httpx.AsyncClient) -> None:
    assert await told(client) == {
        "task": "Center Cross",
        "need": 5,
        "missing": [5, 5],
        "pieces": ["any"] * 5,
        "filled": [[False] * 5] * 2,
    }


async def test_a_missing_upgrade_counts_like_a_missing_piece(client: httpx.AsyncClient) -> None:
    one, two, three = list(squares(RED))[:3]
    pieces = [bits((one, two)), bits((three,)), 0, 0, 0, 0]
    red = await told(client, tasks="Red Conquest", board=say_board(pieces))
    assert (red["need"], red["missing"]) == (5, [1, 5])
    assert red["pieces"] == ["upgraded", "upgraded", "any"]
    assert red["filled"] == [[True, False, True], [False] * 3]  # three pieces, one of them upgraded


async def test_pieces_count_where_there_are_most_or_on_each_part_together(client: httpx.AsyncClient) -> None:
    cross = await told(client, board="5/7/9/4a4/3aaa3/9/9/7/5")
    assert cross["filled"] == [[True] * 4 + [False], [False] * 5]
    diagonals = await told(client, tasks="Diagonals", board="5/7/9/9/4A4/9/9/7/5")
    assert diagonals["filled"][0] == [True, False, False, False] * 2  # the middle lies on both


async def test_to_outnumber_somebody_may_take_more_than_on_an_empty_board(client: httpx.AsyncClient) -> None:
    line = await told(client, tasks="Line Dominance", board="5/7/9/3bbb3/3bbb3/3bbb3/9/7/5")
    assert line == {"task": "Line Dominance", "need": 6, "missing": [9, 3], "pieces": [], "filled": [[], []]}


async def test_a_task_that_is_met_lacks_nothing(client: httpx.AsyncClient) -> None:
    around = await told(client, tasks="Imprisonment", board="5/7/9/3aaa3/3aba3/4a4/9/7/5")
    assert around["missing"] == [0, 5]


async def test_a_chain_that_is_blocked_everywhere_is_out_of_reach(client: httpx.AsyncClient) -> None:
    walls = "2b2/3b3/4b4/4b4/bbbbbbbbb/4b4/4b4/3b3/2b2"
    assert (await told(client, tasks="Side Chain", board=walls))["missing"] == [None, 0]
    gap = walls.replace("bbbbbbbbb", "b1bbbbbbb")
    assert (await told(client, tasks="Side Chain", board=gap))["missing"] == [9, 0]


@pytest.mark.parametrize(
    ("task", "pieces"),
    [
        ("Destruction", ["any"] * 3),
        ("Heroic Devastation", ["upgraded"] * 2 + ["any"] * 2),
        ("End of Legends", []),  # one legend, or two heroic pieces
        ("Colored Summoning", []),
        ("Isolation", []),
    ],
)
async def test_what_is_decided_within_a_turn_cannot_be_approached(
    client: httpx.AsyncClient, task: str, pieces: list[str]
) -> None:
    assert await told(client, tasks=task) == {"task": task, "need": None, "missing": [], "pieces": pieces, "filled": []}


async def test_every_task_can_be_asked_for_and_is_met_when_nothing_is_missing(client: httpx.AsyncClient) -> None:
    state = TASHKALAR.new({"form": "high"}, 3)
    names = [task.name for task in TASKS]
    for own in (0, BOARD, RED, bits(tuple(squares(BOARD))[::2])):
        state.pieces[:] = [0, own, 0, BOARD & ~own, 0, 0]
        for start in range(0, len(names), 4):
            answer = await ask(client, tasks=",".join(names[start : start + 4]), board=state.view(None).board)
            assert [task["task"] for task in answer.json()["tasks"]] == names[start : start + 4]
            for number, task in enumerate(answer.json()["tasks"], start):
                if task["need"] is not None:
                    assert (task["missing"][state.side] == 0) == MEETS[number](state)


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ({"board": "5/7/9/9/9/9/9/7"}, "the board has 9 rows, not 8"),
        ({"board": "5/7/9/9/4c4/9/9/7/5"}, "$.board"),
        (
            {"tasks": "Centre Cross"},
            "there is no task called 'Centre Cross'; did you mean 'Center Cross'? - at `$.tasks`",
        ),
        ({"tasks": "Swordmaster"}, "there is no task called 'Swordmaster'"),
        ({"tasks": "Isolation,Isolation"}, "a task is named twice - at `$.tasks`"),
        ({"tasks": ",".join(task.name for task in TASKS[:5])}, "5 tasks are too many; 4 at most - at `$.tasks`"),
        ({"tasks": ""}, "$.tasks"),
        ({"side": 0}, "side"),
    ],
)
async def test_nonsense_is_refused_in_words(client: httpx.AsyncClient, query: dict[str, Any], said: str) -> None:
    answer = await ask(client, **query)
    assert answer.status_code == 422
    assert said in answer.json()["text"]
