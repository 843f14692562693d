"""What is said beside the choices, over the socket: resigning together, draws, claiming the win."""

from __future__ import annotations

import pytest
from server.serving import House, accepted, refusal
from support.tableclient import Message, TableClient

from arenarium.games import kit_of

pytestmark = pytest.mark.asyncio(loop_scope="module")

TEAMS = {"form": "duel", "seats": 4, "teams": True, "first": 0}
COMPUTER = {"kind": "computer", "level": "level1"}
HUMAN, OPEN = {"kind": "human"}, {"kind": "open"}


def is_over(message: Message) -> bool:
    return message["type"] == "table" and bool(message["table"]["status"] == "over")


async def seated(house: House, game: str, setup: Message, seats: list[Message], *names: str) -> list[TableClient]:
    """Clients at a table, the first of whom has made it."""
    people = [await house.guest(name) for name in names]
    table = (await people[0].make(game, setup, seats=seats))["id"]
    for person in people[1:]:
        await person.join(table)
    return [await house.client(person, table) for person in people]


@pytest.mark.rule("END-5")
async def test_a_computer_teammate_agrees_to_resign_at_once(house: House) -> None:
    (ada,) = await seated(house, "tashkalar", TEAMS, [HUMAN, COMPUTER, COMPUTER, COMPUTER], "Ada")
    await ada.send(type="declare", declaration="propose resigning")
    await ada.hear_until(is_over)
    outcome = ada.info["outcome"]
    assert (outcome["reason"], outcome["ranking"]) == ("resigned", [2, 1, 2, 1])
    record = await ada.person.call("GET", f"/api/tables/{ada.table}/record")
    assert record["choices"][-2:] == [[0, "propose resigning"], [2, "resign"]]


@pytest.mark.rule("END-5")
async def test_two_people_of_a_team_resign_together(house: House) -> None:
    ada, bob = await seated(house, "tashkalar", TEAMS, [HUMAN, COMPUTER, OPEN, COMPUTER], "Ada", "Bob")
    assert await refusal(ada, type="declare", declaration="resign") == "not-to-declare"
    await accepted(ada, [bob], type="declare", declaration="propose resigning")
    assert bob.position["declared"] == {"0": "propose resigning"}
    assert (ada.position["declarations"], bob.position["declarations"]) == (["keep playing"], ["resign"])
    await accepted(ada, [bob], type="declare", declaration="keep playing")
    assert "declared" not in bob.position
    await accepted(bob, [ada], type="declare", declaration="propose resigning")
    await ada.send(type="declare", declaration="resign")
    await bob.hear_until(is_over)
    assert bob.info["outcome"]["ranking"] == [2, 1, 2, 1]


@pytest.mark.rule("TURN-10")
@pytest.mark.parametrize("ahead", [True, False])
async def test_a_computer_player_answers_an_offer_of_a_draw(
    house: House, monkeypatch: pytest.MonkeyPatch, ahead: bool
) -> None:
    monkeypatch.setitem(vars(kit_of("barracks").is_ahead_), "_loaded", lambda game, view: ahead)
    (ada,) = await seated(house, "barracks", {"difficulty": "quick"}, [HUMAN, COMPUTER], "Ada")
    assert ada.position["declarations"] == ["resign"]
    while not ada.position["view"]["turn"]:
        if "request" in ada.position:
            request = ada.position["request"]
            await ada.send(type="choose", request=request["id"], choice=request["options"][0]["choice"])
        await ada.hear()
    await ada.send(type="declare", declaration="offer draw")
    said = "draw-declined" if ahead else "draw-accepted"
    await ada.hear_until(
        lambda message: said in [told["facts"]["event"] for step in message.get("steps", ()) for told in step["events"]]
    )
    assert ada.over is not ahead
    if ahead:
        assert "declared" not in ada.position
        assert ada.position["declarations"] == ["resign"], "once a turn"
    else:
        assert ada.position["outcome"]["ranking"] == [1, 1]


async def test_the_win_is_claimed_from_somebody_who_has_left(house: House) -> None:
    ada, bob = await seated(house, "barracks", {"difficulty": "quick"}, [HUMAN, OPEN], "Ada", "Bob")
    assert await refusal(ada, type="claim", seat=1) == "not-to-claim"
    await accepted(bob, [ada], type="leave")
    assert ada.position["claimable"] == [1]
    assert "claimable" not in bob.position
    await ada.send(type="claim", seat=1)
    await ada.hear_until(is_over)
    assert (ada.info["outcome"]["reason"], ada.info["outcome"]["ranking"]) == ("left", [1, 2])
