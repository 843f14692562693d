"""The comparing tool: effects of the expansion schools. All recordings here are made up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from support.recordings import NOT_YET, ON_BOARD, Line, compare, noted, summoned, swordmaster, with_pieces


def recorded(card: str, school: str, board: str, *steps: Line, end: Line | None = None, **setup: Any) -> Line:
    """An effect of a card that player 0 holds and nothing else; the opponent has none of these schools."""
    line = swordmaster()
    line["setup"] |= {"card": card, "schools": [school, "highland"], "board": board, "hands": [[card], []], **setup}
    line["steps"] = list(steps)
    line["end"] = {"discard": line["setup"]["discard"], "discard_now": [card]} | (end or {})
    return line


def chosen(source: str, board: str, offer: Line, choice: Any, **facts: Any) -> Line:
    """A choice within an effect; by default it may be declined, is the last one, and leaves no card in the hand."""
    last: Line = {} if facts.get("next", [0, "action"]) == [0, "effect"] else {"hands": [[], []]}
    return noted(
        "effect", board, **{"src": source, "may_skip": True, "offer": offer, "chosen": choice, **last, **facts}
    )


BEFORE_ACTIONS: Line = {"left": 2, "turn": [0] * 7}
ON_RED: Line = {"turn": [0, 0, 0, 1, 0, 1, 0]}
"""The centre, where most of these beings are summoned, is red."""


def agrees(folder: Path, line: Line) -> None:
    code, report = compare(folder, "effects.jsonl", line)
    assert code == 0, report
    assert "1 of 1 lines agree;" in report


def differs(folder: Path, line: Line, expected: str) -> None:
    code, report = compare(folder, "effects.jsonl", line)
    assert code == 1, report
    assert expected in report


def is_known(folder: Path, line: Line, name: str) -> None:
    code, report = compare(folder, "effects.jsonl", line)
    assert code == 0, report
    assert f"known difference {name} (1 times)" in report


def is_asked_otherwise(folder: Path, line: Line, name: str) -> None:
    """Agrees, and the other way of asking is named."""
    code, report = compare(folder, "effects.jsonl", line)
    assert code == 0, report
    assert "1 of 1 lines agree;" in report
    assert f"asked otherwise {name} (" in report


def test_thawing(tmp_path: Path) -> None:
    card = "Ice Princess"
    board, after = with_pieces(a="55"), with_pieces(a="54")
    moves = [[55, at] for at in (44, 45, 46, 54, 56, 64, 65, 66)]
    thaw = noted("thaw", board, card=card, frozen=card, **BEFORE_ACTIONS | NOT_YET)
    effect = chosen(
        f"{card} (frozen effect)", after, {"move": moves}, ["move", [55, 54]], may_skip=False, **BEFORE_ACTIONS
    )
    line = recorded(card, "everfrost", board, thaw, effect, hands=[[], []], frozen=card)
    agrees(tmp_path, line)
    thaw["frozen"] = "Ice Queen"
    differs(tmp_path, line, "frozen: ours Ice Princess, theirs Ice Queen")


def test_a_flare_is_discarded_by_number(tmp_path: Path) -> None:
    """Winter Whisperer: they ask whether to discard the flare, we ask for the flare."""
    card = "Winter Whisperer"
    source = f"{card} (frozen effect)"
    board, after = with_pieces(a="54 55"), with_pieces(a="54")
    flare = [["flare 2"], []]
    thaw = noted("thaw", board, card=card, frozen=card, **BEFORE_ACTIONS | NOT_YET)
    destroy = chosen(source, after, {"destroy": [54, 55]}, ["destroy", 55], frozen=card, **BEFORE_ACTIONS | NOT_YET)
    way = {"option": [[1, "discard_flare"], [2]]}
    discard = chosen(
        source, after, way, ["option", [1, "discard_flare"]], may_skip=False, **BEFORE_ACTIONS | {"left": 3}
    )
    line = recorded(card, "everfrost", board, thaw, destroy, discard, hands=flare, frozen=card)
    line["end"]["discard_now"] = ["flare 2", card]
    agrees(tmp_path, line)
    discard["left"] = 2
    differs(tmp_path, line, "left: ours 3, theirs 2")


def test_two_frozen_cards(tmp_path: Path) -> None:
    card, older = "Winter Whisperer", "Ice Queen"
    board, after = with_pieces(a="46 56 66 76"), with_pieces(a="46 56 66 76", b="55")
    summon = summoned(card, 55, after, can={card: [55, 57, 65, 67]}, frozen=older, **ON_RED)
    summon["next"] = [0, "freeze_choice"]
    keep = noted("freeze_choice", after, offer=[older, card], chosen=card, frozen=card, hands=[[], []], **ON_RED)
    line = recorded(card, "everfrost", board, summon, keep, frozen=older, end={"discard_now": [older]})
    agrees(tmp_path, line)
    keep["offer"] = [card, "Ice Wyvern"]
    differs(tmp_path, line, "freeze_choice: ours ['Ice Queen', 'Winter Whisperer']")


def test_frostweave_summoner_thawed_apart(tmp_path: Path) -> None:
    """They thaw it first: what they can summon then is what we offer with the thawing."""
    card, frozen = "Snow Fox", "Frostweave Summoner"
    board, after = with_pieces(a="54", d="65"), with_pieces(a="44 54", d="65")
    thaw = noted("thaw", board, card=frozen, can={}, **BEFORE_ACTIONS)
    summon = summoned(card, 44, after, can={card: [44, 53, 66, 75]})
    stay = chosen(card, after, {"move_being": [33, 34, 35, 43, 45, 53, 55]}, None, being=44)
    line = recorded(card, "everfrost", board, thaw, summon, stay, frozen=frozen, end={"discard_now": [frozen, card]})
    is_known(tmp_path, line, "summoner-thawed-apart")
    summon["can"] = {card: [44, 53, 66]}
    differs(tmp_path, line, "can: Snow Fox ours [44, 53, 66, 75]")


def test_a_run_asked_for_step_by_step(tmp_path: Path) -> None:
    """Glacier Giant: we are asked only for the square where it ends."""
    card, stem = "Glacier Giant", "47 56 57 67"
    at = {square: with_pieces(a=stem, b=str(square)) for square in (55, 46, 37)}
    summon = summoned(card, 55, at[55], can={card: [55]}, **ON_RED)
    first = chosen(card, at[46], {"move_being": [46, 66]}, ["move_being", 46], being=55, **ON_RED | NOT_YET)
    second = chosen(card, at[37], {"move_being": [37]}, ["move_being", 37], being=46, **ON_RED | NOT_YET)
    stop = chosen(card, at[37], {"move_being": [28]}, None, being=37, **ON_RED)
    line = recorded(card, "everfrost", with_pieces(a=stem), summon, first, second, stop)
    agrees(tmp_path, line)
    second["offer"] = {"move_being": [37, 36]}
    differs(tmp_path, line, "only they move d6-c6")


def test_a_giant_that_stays(tmp_path: Path) -> None:
    """Glacier Giant is destroyed after any legendary piece, not only after an enemy one."""
    card, stem = "Glacier Giant", "47 56 57 67"
    before = ON_RED | {"score": [1, 0]}
    summon = summoned(card, 55, with_pieces(a=stem, b="55", c="77"), can={card: [55]}, **before)
    there = with_pieces(a=stem, b="66", c="77")
    move = chosen(card, there, {"move_being": [46, 66]}, ["move_being", 66], being=55, **before | NOT_YET)
    crash = chosen(card, with_pieces(a=stem, b="66"), {"destroy": [77]}, ["destroy", 77], being=66, **ON_RED)
    line = recorded(card, "everfrost", with_pieces(a=stem, c="77"), summon, move, crash)
    is_known(tmp_path, line, "giant-stays")
    crash["board"] = there
    differs(tmp_path, line, "board: ours")


def test_a_slide_asked_for_by_its_first_step(tmp_path: Path) -> None:
    card = "Frost Imp"
    empty_around = {45: (34, 35, 36, 44, 46, 54), 56: (46, 47, 57, 65, 66), 64: (53, 54, 63, 65, 73, 74, 75)}
    moves = [[square, to] for square, free in empty_around.items() for to in free]
    board = with_pieces(a="45 56 67", d="64")
    summon = summoned(card, 55, with_pieces(a="45 56 67", b="55", d="64"), can={card: [46, 55, 57, 66]}, **ON_RED)
    slide = chosen(
        card, with_pieces(a="45 56 67", b="55", d="94"), {"move": moves}, ["move", [64, 74]], being=55, **ON_RED
    )
    agrees(tmp_path, recorded(card, "everfrost", board, summon, slide))


def test_the_side_of_a_mirror(tmp_path: Path) -> None:
    """Crystal Mirror: they ask for the side, we have chosen it with the placement."""
    card = "Crystal Mirror"
    board, mirror = with_pieces(a="54 56", e="45"), with_pieces(a="54 55 56", e="45")
    summon = summoned(card, 55, mirror, can={card: [55]}, **ON_RED)
    sides = {"direction": [45, 65]}
    side = chosen(card, mirror, sides, ["direction", 65], being=55, may_skip=False, **ON_RED | NOT_YET)
    image = with_pieces(a="54 55 56", b="65", e="45")
    place = chosen(card, image, {"place": [[65, 0, 1]]}, ["place", [65, 0, 1]], being=55, **ON_RED)
    agrees(tmp_path, recorded(card, "everfrost", board, summon, side, place))
    side["chosen"] = ["direction", 45]
    differs(tmp_path, recorded(card, "everfrost", board, summon, side, place), "offer: only we nothing")


def test_a_being_taken_off_before_they_ask(tmp_path: Path) -> None:
    """Frostweave Illusionist."""
    card = "Frostweave Illusionist"
    board, after = with_pieces(a="45 57 65"), with_pieces(a="45 57 65", d="55")
    summon = summoned(card, 55, board, can={card: [55]}, **ON_RED)
    colour = {"place": [[55, 1, 0]]}
    place = chosen(card, after, colour, ["place", [55, 1, 0]], being=55, may_skip=False, frozen=card, **ON_RED)
    agrees(tmp_path, recorded(card, "everfrost", board, summon, place, end={"discard_now": []}))


def test_a_reused_reindeer(tmp_path: Path) -> None:
    """Royal Reindeer with all 17 pieces on the board: the one on its square is reused, not destroyed."""
    card, others = "Royal Reindeer", "46 56 67 22 32 82 31 41 51 61 71 39 49 59 69 79"
    board, upgraded = with_pieces(a=f"55 {others}"), with_pieces(a=others, b="55")
    ring = [33, 34, 35, 36, 37, 43, 47, 53, 57, 63, 67, 73, 74, 75, 76, 77]
    summon = summoned(card, 55, board, **ON_RED)
    stay = chosen(card, board, {"move_being": ring}, None, being=55, **ON_RED)
    line = recorded(card, "everfrost", board, summon, stay)
    is_known(tmp_path, line, "reindeer-reused")
    stay["board"] = upgraded
    agrees(tmp_path, line)


def test_what_effects_leave_behind(tmp_path: Path) -> None:
    """Opponents with an action fewer, and a legendary piece that is out of the game."""
    card, used = "Everfrost Sentinel", "56 57 67 68"
    counts = {"turn": [1, 0, 0, 1, 0, 1, 0]}
    summon = summoned(card, 55, with_pieces(a=used, b="55"), **counts)
    downgrade = chosen(card, with_pieces(a=f"55 {used}"), {"downgrade": [55]}, ["downgrade", 55], being=55, **counts)
    board = with_pieces(a=used, d="55")
    agrees(tmp_path, recorded(card, "everfrost", board, summon, downgrade, end={"others_lose_action": True}))
    differs(
        tmp_path, recorded(card, "everfrost", board, summon, downgrade), "others_lose_action ours True, theirs False"
    )

    card, used = "Deathbringer", "37 45 47 57 53 63 73"
    summon = summoned(card, 55, with_pieces(a=used, b="55", f="64"), score=[0, 1], **ON_RED)
    counts = {"turn": [0, 0, 2, 1, 0, 1, 0]}
    destroy = chosen(card, with_pieces(a=used, b="55"), {"destroy": [45, 64]}, ["destroy", 64], being=55, **counts)
    board = with_pieces(a=used, f="64")
    agrees(tmp_path, recorded(card, "everfrost", board, summon, destroy, end={"legend_removed": 1}))
    differs(
        tmp_path, recorded(card, "everfrost", board, summon, destroy, end={"piece_removed": 1}), "legend_removed ours 1"
    )


def test_the_gateway(tmp_path: Path) -> None:
    card = "Shadow Imp"
    board, after = with_pieces(a="44 55 65"), with_pieces(a="44 54 65")
    summon = summoned(card, 55, board, can={card: [54, 55]}, gateway=55, **ON_RED)
    around = {"move_being": [44, 45, 46, 54, 56, 64, 65, 66]}
    move = chosen(card, after, around, ["move_being", 54], being=55, gateway=54, **ON_RED)
    line = recorded(card, "nethervoid", with_pieces(a="44 65"), summon, move)
    agrees(tmp_path, line)
    summon["gateway"] = 44
    differs(tmp_path, line, "gateway: ours 55, theirs 44")
    del summon["gateway"]
    differs(tmp_path, line, "gateway: ours 55, theirs None")


def test_a_piece_that_they_do_not_ask_for(tmp_path: Path) -> None:
    """Lesser Shadow Twin: we first choose the piece to which the others must be adjacent."""
    card, row = "Lesser Shadow Twin", "36 46 56"
    destroyed = {"turn": [1, 0, 0, 1, 0, 0, 0]}
    summon = summoned(card, 35, with_pieces(a=f"35 {row}", d="24 47"), can={card: [35, 37, 55, 57]})
    offer, further = {"destroy": [24, 35, 36, 46, 47, 56]}, {"destroy": [35, 36, 46, 56]}
    after = with_pieces(a=f"35 {row}", d="24")
    first = chosen(card, after, offer, ["destroy", 47], being=35, **destroyed | NOT_YET)
    second = chosen(card, after, further, None, being=35, **destroyed)
    board, pile = with_pieces(a=row, d="24 47"), ["Greater Shadow Twin"]
    agrees(tmp_path, recorded(card, "etherweave", board, summon, first, second, discard=pile))
    second["offer"] = offer
    differs(tmp_path, recorded(card, "etherweave", board, summon, first, second, discard=pile), "only they destroy b4")


def test_a_way_that_they_do_not_ask_for(tmp_path: Path) -> None:
    """Ziggurat Sentinel: we first choose between one combat move and two standard moves."""
    card = "Ziggurat Sentinel"
    source, held = f"{card} (warp effect)", {"pending": card, "hands": [[card], []]}
    warp = noted("warp", with_pieces(a="13"), card=card, can={}, **held | BEFORE_ACTIONS | NOT_YET)
    moves, further = [[13, at] for at in (14, 22, 23, 24)], [[14, at] for at in (13, 15, 23, 24, 25)]
    after = with_pieces(a="14")
    first = chosen(
        source, after, {"move": moves}, ["move", [13, 14]], may_skip=False, **held | BEFORE_ACTIONS | NOT_YET
    )
    second = chosen(source, after, {"move": further}, None, **held | BEFORE_ACTIONS)
    line = recorded(card, "etherweave", with_pieces(a="13"), warp, first, second, end={"discard_now": []})
    agrees(tmp_path, line)
    first["may_skip"] = True
    differs(tmp_path, line, "may_skip: ours False, theirs True")


def test_a_piece_on_the_merchant_of_time(tmp_path: Path) -> None:
    """Taken by the warp effect, which they let us decline, and brought back by the effect."""
    card, used = "Merchant of Time", "37 46 57 66"
    board, without = with_pieces(a=used, d="24"), with_pieces(a=used)
    held = {"pending": card, "hands": [[card], []]}
    warp = noted("warp", board, card=card, **held | BEFORE_ACTIONS | NOT_YET)
    on_card = {"stasis": [1, 0]}
    pieces = {"capture": [24, 37, 46, 57, 66]}
    take = chosen(f"{card} (warp effect)", without, pieces, ["capture", 24], **held | on_card | BEFORE_ACTIONS)
    summon = summoned(card, 55, with_pieces(a=used, b="55"), **on_card | ON_RED)
    taken = {int(square) for square in used.split()} | {55, 38, 42, 86, 15, 33, 68, 73, 94}
    free = {"free": [square for square in ON_BOARD if square not in taken]}
    back = with_pieces(a=used, b="55", d="13")
    release = chosen(card, back, free, ["free", 13], being=55, may_skip=False, **ON_RED)
    line = recorded(card, "etherweave", board, warp, take, summon, release)
    is_known(tmp_path, line, "capture-declined")
    take["stasis"] = [1, 1]
    differs(tmp_path, line, "stasis: ours [1, 0], theirs [1, 1]")

    take |= {"chosen": None, "board": board}
    del take["stasis"]
    is_known(tmp_path, recorded(card, "etherweave", board, warp, take, end={"discard_now": []}), "capture-declined")


def test_a_piece_swapped_twice(tmp_path: Path) -> None:
    """Translocationist: with one heroic piece we do not ask again."""
    card = "Translocationist"
    summon = summoned(card, 55, with_pieces(a="45 46 55 56 64", b="22"), can={card: [55]}, **ON_RED)
    swaps, further = (
        [[at, other] for other in others] for at, others in ((22, (45, 46, 55, 56, 64)), (64, (22, 45, 46, 55, 56)))
    )
    once, twice = with_pieces(a="22 45 46 55 56", b="64"), with_pieces(a="22 46 55 56 64", b="45")
    first = chosen(card, once, {"swap": swaps}, ["swap", [22, 64]], being=55, **ON_RED | NOT_YET)
    second = chosen(card, twice, {"swap": further}, ["swap", [64, 45]], being=55, **ON_RED)
    line = recorded(card, "etherweave", with_pieces(a="45 46 56 64", b="22"), summon, first, second)
    is_known(tmp_path, line, "same-piece-swapped-again")
    second["offer"] = {"swap": further[1:]}
    differs(tmp_path, line, "only they swap")


def test_a_second_move_judged_before_the_first(tmp_path: Path) -> None:
    """Polarity Queen: the first move destroys the only piece that could have made the second."""
    card, used = "Polarity Queen", "26 28 37 47"
    moves = {
        26: (15, 25, 27, 35, 36, 37), 28: (27, 37, 38, 39), 37: (26, 27, 28, 36, 38, 46, 48),
        47: (36, 37, 38, 46, 48, 56, 57, 58),
    }  # fmt: skip
    ours = [[square, to] for square, free in moves.items() for to in free]
    board = with_pieces(a=used, f="16")
    score = {"score": [0, 1]}
    summon = summoned(card, 17, with_pieces(a=used, b="17", f="16"), can={card: [17]}, **score)
    after = with_pieces(a="26 28 47", b="17", f="16")
    offer = {"move": [*ours, [37, 47]]}
    move = chosen(card, after, offer, ["move", [37, 47]], being=17, may_skip=False, **score)
    line = recorded(card, "etherweave", board, summon, move)
    is_known(tmp_path, line, "second-move-judged-before")
    move["offer"] = {"move": [*ours, [37, 47], [37, 17]]}
    differs(tmp_path, line, "only they move c7-a7")


def test_legends_kept_in_a_melee(tmp_path: Path) -> None:
    """Iris of Eternity."""
    card, used = "Iris of Eternity", "46 47 58 66 67"
    summon = summoned(card, 55, with_pieces(a=used, b="55"), **MELEE | ON_RED)
    legend = MELEE | {"turn": [0, 0, 0, 1, 1, 1, 0]}
    after = with_pieces(a=used, c="55")
    upgrade = chosen(card, after, {"upgrade": [55]}, ["upgrade", 55], being=55, **legend | NOT_YET)
    upgrade["next"] = [0, "legend_vs"]
    scored = legend | {"vs": [[None, 0, 1], [0, None, 0], [0, 0, None]]}
    colour = noted("legend_vs", after, offer=[1, 2], chosen=2, hands=[["Titan"], [], []], **scored)
    setup = {"form": "melee", "schools": ["etherweave", "highland", "sylvan"], "deck_sizes": [15] * 3}
    line = recorded(card, "etherweave", with_pieces(a=used), summon, upgrade, colour)
    line["setup"] |= setup | {"hands": [[card, "Titan"], [], []]}
    is_known(tmp_path, line, "legends-kept-in-melee")
    colour["hands"] = [[], [], []]
    line["end"]["discard_now"] = [card, "Titan"]
    agrees(tmp_path, line)


def test_antimatter_that_cannot_be_completed(tmp_path: Path) -> None:
    """Antimatter Spirit with all enemy pieces on the board: they let it run into pieces of the own side."""
    card, enemies = "Antimatter Spirit", "22 33 16 25 26 31 41 51 61 71 52 62 72 82 88 78 79"
    source, held = f"{card} (warp effect)", {"pending": card, "hands": [[card], []], "may_skip": False}
    board, placed = with_pieces(a="13 15", e=enemies), with_pieces(a="13 14 15", e=enemies)
    warp = noted("warp", board, card=card, **held | BEFORE_ACTIONS | NOT_YET)
    squares = {"place": [[14, 0, 0], [24, 0, 0]]}
    place = chosen(source, placed, squares, ["place", [14, 0, 0]], **held | BEFORE_ACTIONS | NOT_YET)
    moves = {"move": [[14, 13], [14, 15]]}
    move = chosen(source, board, moves, ["move", [14, 15]], **held | BEFORE_ACTIONS)
    line = recorded(card, "etherweave", board, warp, place, move, end={"discard_now": []})
    is_known(tmp_path, line, "antimatter-unfinished")
    place["offer"] = {"place": [*squares["place"], [23, 0, 0]]}
    # behind b3 stands a piece that is too strong
    differs(tmp_path, line, "only they place a a4, place a b3, place a b4")
    place["offer"] = squares
    move["offer"] = {"move": [*moves["move"], [14, 24]]}
    differs(tmp_path, line, "only they move a4-b4")  # there is no piece there

    # with one square only they place without asking
    board, placed = with_pieces(a="13 15", e=enemies, f="24"), with_pieces(a="13 14 15", e=enemies, f="24")
    warp["board"], place["board"], move["board"], move["offer"] = placed, placed, board, moves
    line = recorded(card, "etherweave", board, warp, move, end={"discard_now": []})
    for step in (warp, move):
        step["score"] = [0, 1]
    is_known(tmp_path, line, "antimatter-unfinished")

    # with an enemy piece in supply it can be completed anywhere
    fewer = enemies.removesuffix(" 79")
    board, placed = with_pieces(a="13 15", e=fewer), with_pieces(a="13 14 15", e=fewer)
    warp = noted("warp", board, card=card, **held | BEFORE_ACTIONS | NOT_YET)
    place = chosen(source, placed, squares, ["place", [14, 0, 0]], **held | BEFORE_ACTIONS | NOT_YET)
    differs(tmp_path, recorded(card, "etherweave", board, warp, place), "offer: only we place a")


def test_storm_elemental_with_legendary_pieces_only(tmp_path: Path) -> None:
    """They do not ask whether to place one; with one square to place it on, they do not ask at all."""
    card, heroic, common = "Storm Elemental", "43 44 64", "31 41 51 61 71 39 49 59 69 79 13 14 15 95"
    legend = {"turn": [0, 0, 0, 1, 1, 1, 0], "may_skip": False}
    before, after = {"score": [1, 0]} | legend, {"score": [2, 0]} | legend
    board, there = with_pieces(a=common, b=heroic, c="55"), with_pieces(a=common, b=heroic, c="55 57")
    summon = summoned(card, 55, board, **before)
    near = [square for square in ON_BOARD if max(abs(square // 10 - 5), abs(square % 10 - 5)) <= 3]
    taken = {int(square) for square in f"{heroic} 55".split()}
    squares = [[square, 0, 2] for square in near if square not in taken]
    place = chosen(card, there, {"place": squares}, ["place", [57, 0, 2]], being=55, **after | NOT_YET)
    around = {"move": [[57, to] for to in (46, 47, 48, 56, 58, 66, 67, 68)]}
    stay = chosen(card, board, around, None, being=55, **before | {"may_skip": True})
    line = recorded(card, "sylvan", board, summon, place, stay)
    is_known(tmp_path, line, "storm-must-place")
    place["offer"] = {"place": squares[1:]}
    differs(tmp_path, line, "offer: only we place c")

    # with a two-faced piece in supply the rank has to be asked for
    common = common.removesuffix(" 95")
    board, there = with_pieces(a=common, b=heroic, c="55"), with_pieces(a=common, b=heroic, c="55 57")
    for step in (summon, stay):
        step["board"] = board
    place |= {"board": there, "offer": {"place": squares}}
    differs(tmp_path, recorded(card, "sylvan", board, summon, place, stay), "may_skip: ours True, theirs False")

    heroic, common, enemy = "22 24 32", "14 15 16 23 25 26 31 33 34 35 36 41 42 43", "44 45"
    board = with_pieces(a=common, b=heroic, c="13", d=enemy)
    there = with_pieces(a=common, b=heroic, c="13 46", d=enemy)
    colourless: Line = {"turn": [0, 0, 0, 1, 1, 0, 0]}
    summon = summoned(card, 13, there, **after | colourless)
    around = {"move": [[46, to] for to in (35, 36, 37, 45, 47, 55, 56, 57)]}
    stay = chosen(card, board, around, None, being=13, **before | colourless | {"may_skip": True})
    is_known(tmp_path, recorded(card, "sylvan", board, summon, stay), "storm-must-place")


def test_marks_of_several_placements(tmp_path: Path) -> None:
    """Gate of Oblivion: they offer the second marks of both placements, then the first ones of those still meant."""
    card, used = "Gate of Oblivion", "44 45 46 64 65 66"
    board, gate = with_pieces(a=used, d="56"), with_pieces(a=used, b="55", d="56")
    summon = summoned(card, 55, gate, **ON_RED)
    second = {"destroy": [56]}
    skipped = chosen(card, gate, second, None, being=55, **ON_RED | NOT_YET)
    first = chosen(card, gate, {"destroy": [46, 56, 66]}, None, being=55, **ON_RED)
    line = recorded(card, "etherweave", board, summon, skipped, first)
    is_asked_otherwise(tmp_path, line, "marks-of-placements-together")
    first["offer"] = {"destroy": [44, 46, 56, 64, 66]}
    differs(tmp_path, line, "only they destroy d4, destroy f4")  # marks of the placement that was not meant

    after, destroyed = with_pieces(a=used, b="55"), {"turn": [1, 0, 0, 1, 0, 1, 0]}
    taken = chosen(card, after, second, ["destroy", 56], being=55, **destroyed | NOT_YET)
    first = chosen(card, after, {"destroy": [44, 64]}, None, being=55, **destroyed)
    line = recorded(card, "etherweave", board, summon, taken, first)
    is_asked_otherwise(tmp_path, line, "marks-of-placements-together")
    taken["may_skip"] = False
    differs(tmp_path, line, "may_skip: ours True, theirs False")


MELEE: Line = {
    "score": [0] * 3, "vs": [[None, 0, 0], [0, None, 0], [0, 0, None]], "impro_left": [[1, 2], [0, 2], [0, 1]],
}  # fmt: skip


def melee(line: Line, *schools: str) -> Line:
    """An effect in a melee of three."""
    hands = [*line["setup"]["hands"], []]
    line["setup"] |= {"form": "melee", "schools": list(schools), "deck_sizes": [15] * 3, "hands": hands}
    for step in line["steps"]:
        if "hands" in step:
            step["hands"] = [*step["hands"], []]
    return line


def test_colours_in_any_order(tmp_path: Path) -> None:
    """Reality Patch: we have gone through all colours, the Gateway's too, when they have chosen one."""
    card, used = "Reality Patch", "45 54 56 65"
    heroic = {"e": "22 24", "h": "88"}
    summon = summoned(card, 55, with_pieces(a=used, b="55", **heroic), gateway=88, **MELEE | ON_RED)
    one: Line = {"turn": [0, 1, 0, 1, 0, 1, 0], "killed": {"1": [0, 1, 0]}}
    two: Line = {"turn": [0, 2, 0, 1, 0, 1, 0], "killed": {"1": [0, 1, 0], "2": [0, 1, 0]}}
    board = with_pieces(a=used, b="55", e="24", h="88")
    offer = {"destroy": [22, 24, 88]}
    first = chosen(card, board, offer, ["destroy", 22], being=55, gateway=88, **MELEE | one | NOT_YET)
    board = with_pieces(a=used, b="55", e="24")
    second = chosen(card, board, {"destroy": [88]}, ["destroy", 88], being=55, **MELEE | two | NOT_YET)
    nothing = chosen(card, board, {"card_discard": [card]}, None, being=55, **MELEE | two)
    line = recorded(card, "etherweave", with_pieces(a=used, **heroic), summon, first, second, nothing, gateway=88)
    is_asked_otherwise(tmp_path, melee(line, "etherweave", "highland", "nethervoid"), "colours-in-any-order")
    second["offer"] = {"destroy": [24, 88]}
    differs(tmp_path, line, "only they destroy b4")  # of that colour a piece was destroyed already
    second["offer"] = {"destroy": [88]}
    second["gateway"] = 88
    differs(tmp_path, line, "gateway: ours None, theirs 88")


def test_a_placing_with_one_option(tmp_path: Path) -> None:
    """Forest Ancient: one square, one colour; we have placed the piece and destroyed it again before they ask."""
    card, used = "Forest Ancient", "13 14 22 33"
    others = "15 24 25 31 32 34 35 41 42 43 44 94 95 96 97"
    ancient = with_pieces(a=used, b="23", d=others)
    summon = summoned(card, 23, ancient, **MELEE)
    killed: Line = {"turn": [1, 0, 0, 1, 0, 0, 0], "killed": {"2": [1, 0, 0]}}
    offer = {"place": [[45, 2, 0]]}
    place = chosen(card, ancient, offer, ["place", [45, 2, 0]], being=23, may_skip=False, **MELEE | killed)
    line = melee(
        recorded(card, "sylvan", with_pieces(a=used, d=others), summon, place), "sylvan", "highland", "northern"
    )
    is_asked_otherwise(tmp_path, line, "placing-with-one-option")
    place["offer"] = {"place": [[45, 1, 0], [45, 2, 0]]}
    differs(tmp_path, line, "only they place d d5")
    place |= {"offer": offer, "may_skip": True}
    differs(tmp_path, line, "may_skip: ours False, theirs True")


def test_no_improvising_to_spare_a_piece(tmp_path: Path) -> None:
    """Swordmaster, with all pieces on the board: with an enemy piece in the pattern other own pieces would be free."""
    card, used, others = "Swordmaster", "54 56", "45 31 41 51 61 71 13 14 15 39 49 59 69"
    board = with_pieces(a=f"{used} {others}", g="65")
    before = MELEE | BEFORE_ACTIONS | {"next": [0, "pickup"]}
    summon = noted("summon", board, card=card, at=55, **before)
    after = with_pieces(a=f"{used} {others.removesuffix(' 69')} 55", g="65")
    offer = sorted(int(square) for square in others.split())
    pick_up = noted("pickup", after, offer=offer, at=69, hands=[[], []], **MELEE | ON_RED)
    line = melee(recorded(card, "northern", board, summon, pick_up), "northern", "highland", "sylvan")
    is_known(tmp_path, line, "no-improvising-to-spare-a-piece")
    pick_up["offer"] = [*offer, 54]  # which would have to be paid for
    differs(tmp_path, line, "pickup: ours")
    pick_up |= {"offer": offer, "at": 54}
    differs(tmp_path, line, "choice: ours not possible")

    # with a piece in supply there is nothing to spare, and nothing more to choose
    board = with_pieces(a=f"{used} {others.removesuffix(' 69')}", g="65")
    summon = noted("summon", after, card=card, at=55, hands=[[], []], **MELEE | ON_RED)
    agrees(tmp_path, melee(recorded(card, "northern", board, summon), "northern", "highland", "sylvan"))


def test_a_piece_of_the_pattern_picked_up(tmp_path: Path) -> None:
    """After Void Summoner, which lets two empty squares count: its square is such a square at once."""
    card, first = "Gate of Oblivion", "Void Summoner"
    still, spare = "31 41 51 61 71 13 14 16 44 45 55 75 66 76 57", "54 77"
    boards = [with_pieces(a=f"{still} {spare}"), with_pieces(a=f"{still} 54", b="67"), with_pieces(a=still, b="65 67")]
    picking = {"left": 2, "turn": [0] * 7, "next": [0, "pickup"]}
    summon_first = noted("summon", boards[0], card=first, at=67, **picking)
    free = [13, 14, 16, 31, 41, 44, 45, 51, 54, 57, 61, 71, 76, 77]
    pick_up_first = noted("pickup", boards[1], offer=free, at=77, hands=[[card], []])
    summon = noted("summon", boards[1], card=card, at=65, next=[0, "pickup"])
    free = [13, 14, 16, 31, 41, 44, 45, 51, 54, 55, 57, 61, 66, 67, 71, 75, 76]
    two: Line = {"turn": [0, 0, 0, 2, 0, 0, 0]}
    pick_up = noted("pickup", boards[2], offer=free, at=54, **two | {"next": [0, "effect"]})
    skipped = chosen(card, boards[2], {"destroy": [66, 75]}, None, being=65, **two | {"next": [0, "effect"]})
    destroy = chosen(
        card, with_pieces(a=still.replace(" 44", ""), b="65 67"), {"destroy": [44, 45, 66, 76]}, ["destroy", 44],
        being=65, left=0, **two | {"next": [0, "turn_end"]},
    )  # fmt: skip
    steps = [summon_first, pick_up_first, summon, pick_up, skipped, destroy]
    line = recorded(
        first, "etherweave", boards[0], *steps, hands=[[first, card], []], end={"discard_now": [first, card]}
    )
    is_known(tmp_path, line, "pick-up-of-used-piece")
    destroy["offer"] = {"destroy": [44, 45, 55, 66, 76]}
    differs(tmp_path, line, "only they destroy e5")


def test_a_card_that_discards_itself(tmp_path: Path) -> None:
    """Reality Patch: for them it is still in the hand; choosing it comes to choosing nothing."""
    card, used = "Reality Patch", "45 54 56 65"
    after = with_pieces(a=used, b="55")
    summon = summoned(card, 55, after, **ON_RED)
    cards = {"card_discard": [card, "Dark Sphere"]}
    discard = chosen(card, after, cards, ["card_discard", card], being=55, hands=[["Dark Sphere"], []], **ON_RED)
    line = recorded(card, "etherweave", with_pieces(a=used), summon, discard, hands=[[card, "Dark Sphere"], []])
    agrees(tmp_path, line)
    discard["chosen"] = ["card_discard", "Dark Sphere"]
    differs(tmp_path, line, "hands: ours [[], []]")
