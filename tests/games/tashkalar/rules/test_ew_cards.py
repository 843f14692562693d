"""EW-10 to EW-19: Etherweave, rules of single cards. What the cards do is in `scenarios/etherweave.scenario`."""

from collections.abc import Iterator
from random import Random

import pytest
from games.tashkalar.support.effects import random_board, summoned
from games.tashkalar.support.etherweave import (
    DUEL,
    EVERY_FORM,
    HIGH,
    MELEE_3,
    MELEE_4,
    SEVEN,
    TEAM_HIGH,
    TEAMS,
    WITH_WARP,
    ended,
    last_turn,
    pending,
)
from games.tashkalar.support.table import (
    SQUARES,
    Board,
    board,
    deck,
    happened,
    kinds,
    legendary,
    legends,
    offered,
    offers,
    pieces,
    pile,
    play,
    points,
    position,
    skip_turn,
    two_faced,
    verbs,
)

from arenarium.games.tashkalar.formats.view import open_view
from arenarium.games.tashkalar.language.parse import parse_effect
from arenarium.games.tashkalar.state import events

NETHER = "form: duel | schools: etherweave, nethervoid | turn: 12"
RED, GREEN = ("d2", "e5", "h6", "c8"), ("c3", "g3", "i4", "a5", "f8")
COLOURLESS = [square for square in SQUARES if square not in RED + GREEN]


def neighbours(square: str) -> Iterator[tuple[str, str]]:
    """What lies next to a square on the board, and right opposite, on the board or not."""
    column, row = ord(square[0]), int(square[1])
    for dx, dy in ((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)):
        there = f"{chr(column + dx)}{row + dy}"
        if there in SQUARES:
            yield there, f"{chr(column - dx)}{row - dy}"


# -------------------------------------------------------------------------------------------------------------- EW-10


def antimatter_ways(men: Board, supplies: dict[str, int]) -> set[tuple[str, str, str]]:
    """All complete ways of the Antimatter Spirit's warp effect for side a: square, where it moves, enemy colour."""
    results = set()
    for square in COLOURLESS:
        if square in men or not supplies["a"]:
            continue
        for to, back in neighbours(square):
            if back in SQUARES and all(men.get(there, "a").islower() for there in (to, back)):
                for side in supplies.keys() - {"a"}:
                    if supplies[side] or men.get(to) == side:
                        results.add((square, to, side))
    return results


@pytest.mark.rule("EW-10")
@pytest.mark.parametrize("form", [DUEL, MELEE_3])
@pytest.mark.parametrize("seed", range(25))
def test_ew_10_antimatter_spirit_offers_exactly_what_can_be_completed(form: str, seed: int) -> None:
    rng = Random(seed)
    sides = 2 if form == DUEL else 3
    men = random_board(rng, sides, most=14)
    supplies = {side: rng.choice([0, 0, 1]) for side in "abc"[:sides]} | {"a": rng.choice([0, 1, 1, 1, 2])}
    left = ", ".join(f"{supplies[side]} 0" for side in "abc"[:sides])
    ways = antimatter_ways(men, supplies)
    if not ways:
        state = position(f"{form} | hand 0: Antimatter Spirit, Warpmaster | supply: {left}", men)
        play(state, "warp Antimatter Spirit")
        assert (board(state), pending(state)) == (men, "Antimatter Spirit")
    for square, to, side in rng.sample(sorted(ways), min(len(ways), 6)):
        state = position(f"{form} | hand 0: Antimatter Spirit, Warpmaster | supply: {left}", men)
        play(state, "warp Antimatter Spirit")
        if len({way[0] for way in ways}) > 1:
            assert offers(state, "put") == {f"a common {way[0]}" for way in ways}
            play(state, f"put a common {square}")
        if len({way[1] for way in ways if way[0] == square}) > 1:
            assert offers(state, "move") == {f"{square} {way[1]}" for way in ways if way[0] == square}
            play(state, f"move {square} {to}")
        if len({way for way in ways if way[:2] == (square, to)}) > 1:
            assert offers(state, "put") == {f"{way[2]} common {square}" for way in ways if way[:2] == (square, to)}
            play(state, f"put {side} common {square}")
        back = dict(neighbours(square))[to]
        assert board(state) == men | {to: "a", back: side}


@pytest.mark.rule("EW-10")
def test_ew_10_antimatter_spirit_on_an_empty_board() -> None:
    """The corners have no two squares opposite each other."""
    state = position(f"{DUEL} | hand 0: Antimatter Spirit")
    play(state, "warp Antimatter Spirit")
    corners = {"c1", "g1", "a3", "i3", "a7", "i7", "c9", "g9"}
    assert offers(state, "put") == {f"a common {square}" for square in COLOURLESS if square not in corners}


def rank(sign: str) -> int:
    return len(sign) if sign.isupper() else 0


def combat_move(men: Board, at: str, to: str) -> Board | None:
    """The board after a combat move, if it is legal."""
    if to in men and rank(men[to]) > rank(men[at]):
        return None
    after = {square: piece for square, piece in men.items() if square != at}
    return after | {to: men[at]}


def polarity_ways(men: Board, queen: str) -> set[tuple[str, str, str, str]]:
    """All pairs of moves of the Polarity Queen's effect for side a."""
    results = set()
    movers = [square for square, piece in men.items() if piece in ("a", "A") and square != queen]
    for at in movers:
        for to, _ in neighbours(at):
            after = combat_move(men, at, to)
            if after is None:
                continue
            dx, dy = ord(to[0]) - ord(at[0]), int(to[1]) - int(at[1])
            for other in movers:
                target = f"{chr(ord(other[0]) - dx)}{int(other[1]) - dy}"
                alive = other not in (at, to)
                if alive and target in SQUARES and combat_move(after, other, target) is not None:
                    results.add((at, to, other, target))
    return results


@pytest.mark.rule("EW-10")
@pytest.mark.parametrize("seed", range(25))
def test_ew_10_polarity_queen_offers_exactly_what_can_be_completed(seed: int) -> None:
    """All around stand heroic enemies, so that many first moves lead nowhere."""
    rng = Random(seed)
    start = pieces("a d6 f6 e7 e8")
    for square in pieces("B c5 d5 f5 g5 c6 e6 g6 c7 d7 f7 g7 d8 f8 d9 e9 f9"):
        sign = rng.choice([*["B"] * 12, "", "b", "a", "A"])
        start |= {square: sign} if sign else {}
    men = start | {"e5": "A"}
    ways = polarity_ways(men, "e5")
    if not ways:
        state = position(f"{DUEL} | hand 0: Polarity Queen", start)
        play(state, "summon Polarity Queen e5")
        assert board(state) == men
        assert "place" in verbs(state)
    for at, to, other, target in rng.sample(sorted(ways), min(len(ways), 5)):
        state = position(f"{DUEL} | hand 0: Polarity Queen", start)
        play(state, "summon Polarity Queen e5")
        if len({results[:2] for results in ways}) > 1:
            assert offered(state) == {f"move {results[0]} {results[1]}" for results in ways}
            play(state, f"move {at} {to}")
        seconds = {results[2:] for results in ways if results[:2] == (at, to)}
        if len(seconds) > 1:
            assert offered(state) == {f"move {results[0]} {results[1]}" for results in seconds}
            play(state, f"move {other} {target}")
        first = combat_move(men, at, to)
        assert first is not None
        assert board(state) == combat_move(first, other, target)


@pytest.mark.rule("EW-10")
def test_ew_10_trying_out_what_can_be_completed_leaves_no_trace() -> None:
    """Neither the position nor what is told depends on the ways that were looked at."""
    state = position(f"{DUEL} | hand 0: Polarity Queen", "a d6 f6 e7 e8, b c6 g5")
    log = play(state, "summon Polarity Queen e5")
    assert happened(log, events.Moved) == []
    assert happened(log, events.Destroyed) == []
    before = state.to_json()
    assert offered(state) == offered(state)
    assert state.to_json() == before
    assert board(state) == pieces("a d6 f6 e7 e8, A e5, b c6 g5")


# -------------------------------------------------------------------------------------------------------------- EW-11


@pytest.mark.rule("EW-11")
@pytest.mark.parametrize("waiting", ["", "Merchant of Time"])
@pytest.mark.parametrize("card", [card for card in WITH_WARP if card not in ("Merchant of Time", "Ziggurat Sentinel")])
def test_ew_11_nothing_becomes_pending_and_nothing_was_played_by_copying(card: str, waiting: str) -> None:
    text = f"{DUEL} | hand 0: Ziggurat Sentinel | pile 0: {card}" + (f" | pending 0: {waiting}" if waiting else "")
    state = position(text, "a e6 d7 e7 c8 d8, b c4")
    log = play(state, "summon Ziggurat Sentinel e5", f"copy {card}")
    assert happened(log, events.Copied) == [events.Copied(card=card)]
    assert happened(log, events.Warped) == []
    while state.stack:
        play(state, sorted(offered(state))[0])
    assert pending(state) == (waiting or None)
    assert pile(state, 0) == [card, "Ziggurat Sentinel"]
    assert open_view(state).warped == ()


@pytest.mark.rule("EW-11")
def test_ew_11_the_merchant_of_time_cannot_be_copied() -> None:
    state = position(f"{DUEL} | hand 0: Ziggurat Sentinel | pile 0: Merchant of Time", "a e6 d7 e7 c8 d8, b c4")
    play(state, "summon Ziggurat Sentinel e5")
    assert offers(state, "copy") == set()


@pytest.mark.rule("EW-11")
def test_ew_11_what_was_played_is_forgotten_at_the_end_of_the_turn() -> None:
    for more in ("", " | another_turn"):
        state = position(f"{DUEL} | hand 0: Eternal Emperor{more}", "a d4 d5 d6 e6")
        play(state, "warp Eternal Emperor", "put a common a3")
        skip_turn(state)
        while state.active != 0:
            skip_turn(state)
        play(state, "summon Eternal Emperor e5")
        assert offered(state) == {"accept", "decline"}


@pytest.mark.rule("EW-11", "EW-17")
def test_ew_11_a_copy_counts_beside_the_one_that_was_played() -> None:
    state = position(f"{DUEL} | hand 0: Doppelganger, Gate of Oblivion", "a d5 d6")
    play(state, "warp Gate of Oblivion", "summon Doppelganger e5")
    assert open_view(state).counted_more == 2
    assert open_view(state).warped == ("Gate of Oblivion",)


# -------------------------------------------------------------------------------------------------------------- EW-12


@pytest.mark.rule("EW-12", "EW-15")
@EVERY_FORM
def test_ew_12_neither_red_nor_green_and_the_central_squares_have_no_colour(form: str) -> None:
    men = pieces("a b6 c7 d8, b i5")
    state = position(f"{form} | hand 0: Time Traveler", men)
    results = {text.split()[2] for text in offers(state, "summon")}
    assert results == {square for square in COLOURLESS if square not in men}
    assert {"d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"} < results


@pytest.mark.rule("EW-12", "EW-14")
@EVERY_FORM
def test_ew_12_the_merchant_takes_from_every_colourless_square_and_from_no_other(form: str) -> None:
    for square in SQUARES:
        state = position(f"{form} | hand 0: Merchant of Time", {square: "B"})
        play(state, "warp Merchant of Time")
        assert (board(state) == {}) is (square in COLOURLESS)


# -------------------------------------------------------------------------------------------------------------- EW-13


@pytest.mark.rule("EW-13", "NV-6")
def test_ew_13_the_gateway_marker_stays_with_its_piece() -> None:
    state = position(f"{NETHER} | hand 0: Paradox Worm | gateway: g3", "a d5 b6 c6, b g3 h3")
    play(state, "summon Paradox Worm e5", "swap c6 g3")
    assert board(state) == pieces("a d5 b6 g3 e5, b c6 h3")
    assert open_view(state).gateway == "c6"
    other = position(f"{NETHER} | hand 0: Paradox Worm | gateway: g3", "a d5 b6 c6, b g3 h3")
    play(other, "summon Paradox Worm e5", "swap c6 h3")
    assert open_view(other).gateway == "g3"


@pytest.mark.rule("EW-13", "EFF-4")
def test_ew_13_a_being_that_was_swapped_is_still_this_being() -> None:
    effect = parse_effect("You may swap one heroic piece of yours with one common piece of yours. Upgrade this being.")
    for choice, expected in (("swap e5 b3", "A* b3, a e5 h7"), ("swap e5 h7", "A* h7, a b3 e5")):
        state = summoned(effect, pieces("A e5, a b3 h7"), "e5")
        play(state, choice)
        assert board(state) == pieces(expected)


@pytest.mark.rule("EW-13")
def test_ew_13_a_swap_is_no_move_and_destroys_nothing() -> None:
    state = position(f"{DUEL} | hand 0: Paradox Worm | counted_more: 1", "a d5 b6 c6, A h7, b i3, B c1")
    play(state, "summon Paradox Worm e5")
    log = play(state, "swap h7 c1")
    assert not {"moved", "destroyed", "converted"} & set(kinds(log))
    assert happened(log, events.Swapped) == [events.Swapped(one="h7", other="c1")]
    assert not any(state.destroyed)
    assert (two_faced(state, "a"), two_faced(state, "b")) == (11, 14)


# -------------------------------------------------------------------------------------------------------------- EW-14


@pytest.mark.rule("EW-14", "SCORE-3")
@pytest.mark.parametrize("form", [HIGH, TEAM_HIGH])
def test_ew_14_a_legendary_piece_on_the_card_gives_no_point_even_at_the_end(form: str) -> None:
    text = f"{form} | pending 0: Merchant of Time | claimed a: {SEVEN}"
    assert last_turn(text, "B* c4 c5").scores[:2] == (5, 2)
    assert last_turn(f"{text} | held: Merchant of Time, b legendary", "B* c4").scores[:2] == (5, 1)
    assert last_turn(f"{text} | held: Merchant of Time, a legendary", "B* c4").scores[:2] == (5, 1)


@pytest.mark.rule("EW-14", "END-8")
def test_ew_14_nor_does_it_count_in_a_tie_break() -> None:
    text = f"{DUEL} | points: 5 3 | pending 0: Merchant of Time | held: Merchant of Time, b legendary"
    assert last_turn(text, "A c4, B c5").ranking == (1, 2)  # the piece placed on a3 decides
    assert last_turn(text, "B c5").ranking == (2, 1)


@pytest.mark.rule("EW-14", "FLARE-1")
@pytest.mark.parametrize(("held", "open_"), [("b common", False), ("", True)])
def test_ew_14_nor_for_a_flare(held: str, open_: bool) -> None:
    """Flare 2 asks for 4 pieces more."""
    text = f"{DUEL} | flares 0: flare 2 | pending 0: Merchant of Time"
    on_board = "b c4 c5 c6" + ("" if held else " c7")
    state = position(text + (f" | held: Merchant of Time, {held}" if held else ""), on_board)
    assert ("flare 2 against b" in offered(state)) is open_


@pytest.mark.rule("EW-14", "SCORE-1")
def test_ew_14_nor_for_a_task_or_a_pattern() -> None:
    text = f"{HIGH} | tasks: Center Cross | hand 0: Merchant of Time, Reality Patch | actions: 1"
    state = position(text, "a e4 d5 e5 f5 e6")
    kept = state.copy()
    assert "summon Reality Patch e5" in offered(state)
    play(state, "warp Merchant of Time", "take e4")
    assert offers(state, "summon") == set()
    play(state, "place a3")
    assert state.active == 1
    play(kept, "place a3", "finish")
    assert offered(kept) == {"claim Center Cross", "finish"}


@pytest.mark.rule("EW-14")
@pytest.mark.parametrize("sign", ["a", "A", "A*", "b", "B", "B*"])
def test_ew_14_the_piece_keeps_owner_and_rank_and_is_in_no_supply(sign: str) -> None:
    men = pieces("a d6 f6 c7 e7")
    state = position(f"{DUEL} | hand 0: Merchant of Time", men | {"h4": sign})
    supply = open_view(state).supply
    log = play(state, "warp Merchant of Time", "take h4")
    assert open_view(state).supply == supply
    assert (happened(log, events.Destroyed), any(state.destroyed)) == ([], False)
    play(state, "summon Merchant of Time e5")
    two, great = two_faced(state), legendary(state)
    play(state, "release b3")
    assert board(state) == men | {"e5": "A", "b3": sign}
    assert (two_faced(state), legendary(state)) == (two, great)
    assert open_view(state).held == ()
    assert pending(state) is None


def crowded(pattern: str, c: int) -> Board:
    """A piece on every colourless square: the pattern, and others of all four colours, so many common ones of c."""
    men = pieces(pattern)
    signs = [*"a" * 8, *"b" * 14, *"c" * c, *"d" * 14, *["A*", "B*", "C*", "D*"] * 2]
    free = [square for square in COLOURLESS if square not in men]
    return men | dict(zip(free, signs[: len(free)], strict=True))


@pytest.mark.rule("EW-14")
def test_ew_14_with_no_square_to_come_back_to_the_piece_goes_to_its_supply() -> None:
    men = crowded("a d6 f6 c7 e7", c=13)
    state = position(f"{MELEE_4} | pending 0: Merchant of Time | held: Merchant of Time, c common", men)
    assert two_faced(state, "c") == 0
    log = play(state, "summon Merchant of Time e5")
    assert happened(log, events.Released) == [events.Released(at=None, side=2, rank=0)]
    assert (board(state), two_faced(state, "c")) == (men | {"e5": "A"}, 1)
    assert not any(state.destroyed)
    assert open_view(state).held == ()
    heroic = position(f"{MELEE_4} | pending 0: Merchant of Time | held: Merchant of Time, c heroic", men)
    play(heroic, "summon Merchant of Time e5")
    assert offers(heroic, "release") == {square for square, sign in men.items() if sign.islower()}


@pytest.mark.rule("EW-12", "EFF-3")
def test_ew_12_singularity_without_an_empty_colourless_square_does_nothing() -> None:
    men = crowded("a d4 f4 d6 f6", c=14)
    state = position(f"{MELEE_4} | hand 0: Singularity", men)
    play(state, "summon Singularity e5")
    assert board(state) == men | {"e5": "A"}
    assert "place" in verbs(state)


@pytest.mark.rule("EW-14", "NV-9")
def test_ew_14_a_gateway_that_cannot_come_back_is_none() -> None:
    text = "form: melee | schools: etherweave, nethervoid, highland, sylvan | turn: 12 | pending 0: Merchant of Time"
    men = crowded("a d6 f6 c7 e7", c=14)
    men[next(square for square, sign in men.items() if sign == "b")] = "D*"
    state = position(f"{text} | held: Merchant of Time, b common gateway", men)
    play(state, "summon Merchant of Time e5")
    assert (open_view(state).gateway, open_view(state).held, two_faced(state, "b")) == (None, (), 1)


@pytest.mark.rule("EW-14")
def test_ew_14_if_the_game_ends_first_it_stays_off_the_board() -> None:
    state = position(
        f"{DUEL} | pending 0: Merchant of Time | held: Merchant of Time, b heroic | end_by: 0 | last_turns: 1"
    )
    skip_turn(state)
    assert state.outcome is not None
    assert len(open_view(state).held) == 1
    assert "B" not in board(state).values()


# -------------------------------------------------------------------------------------------------------------- EW-15


@pytest.mark.rule("EW-15")
@EVERY_FORM
def test_ew_15_time_traveler_never_counts_as_summoned_on_a_coloured_square(form: str) -> None:
    """Its row lies on a red and a green square; what counts is where it is put."""
    state = position(f"{form} | hand 0: Time Traveler", "a c3 d4 e5")
    log = play(state, "summon Time Traveler h7")
    assert open_view(state).summoned == (1, 0, 0, 0)
    assert happened(log, events.Destroyed) == []
    assert happened(log, events.Summoning)[0].used == ("c3", "d4", "e5")


@pytest.mark.rule("EW-15", "SUM-7")
def test_ew_15_in_a_shortage_every_occurrence_of_the_row_sets_pieces_free() -> None:
    """Two rows: whichever is used, the pieces of the other are free but for the one they share."""
    state = position(f"{DUEL} | hand 0: Time Traveler | supply: 0 3, 16 3", "a c4 d5 e6 e4 c6")
    play(state, "summon Time Traveler a3")
    assert offers(state, "lift") == {"c4", "e6", "e4", "c6"}


@pytest.mark.rule("EW-15", "SUM-10", "SUM-7")
def test_ew_15_in_a_shortage_of_a_melee_the_improvised_piece_spares_an_own_one() -> None:
    """With the row b3 c4 d5 of two own pieces and one of b, e6 can be picked up; the own row needs all three."""
    text = f"{MELEE_3} | hand 0: Time Traveler | supply: 0 3, 14 3, 15 3"
    state = position(text, "a c4 d5 e6, b b3")
    assert {text.partition("a3")[2].strip() for text in offers(state, "summon") if " a3" in text} == {"improvising b"}
    play(state, "summon Time Traveler a3 improvising b")
    assert board(state) == pieces("a c4 d5, A a3, b b3")


# -------------------------------------------------------------------------------------------------------------- EW-16


@pytest.mark.rule("EW-16")
@EVERY_FORM
def test_ew_16_it_lapses_at_the_end_of_the_turn_also_before_an_extra_one(form: str) -> None:
    for more in ("", " | another_turn"):
        state = position(f"{form} | pending 0: Greater Shadow Twin | next_empty: 2{more}", "a f5")
        assert "summon Greater Shadow Twin e5" in offered(state)
        skip_turn(state)
        assert open_view(state).next_empty == 0
        while state.active != 0:
            skip_turn(state)
        assert "summon Greater Shadow Twin e5" not in offered(state)


@pytest.mark.rule("EW-16")
def test_ew_16_a_legend_is_a_summoning_too() -> None:
    state = position(f"{DUEL} | legends 0: Storm Elemental | next_empty: 2", "A d3 d4 f4")
    play(state, "summon Storm Elemental e5", "decline")
    assert open_view(state).next_empty == 0


@pytest.mark.rule("EW-16")
def test_ew_16_warp_effects_and_flares_do_not_use_it_up() -> None:
    text = f"{DUEL} | hand 0: Lesser Shadow Twin, Greater Shadow Twin | flares 0: flare 2 | next_empty: 2"
    state = position(text, "a f5, b c1 d1 e1 f1 g1")
    play(state, "warp Lesser Shadow Twin", "flare 2 against b", "put a common c9")
    assert "summon Greater Shadow Twin e5" in offered(state)


# -------------------------------------------------------------------------------------------------------------- EW-17


@pytest.mark.rule("EW-17", "SCORE-6")
def test_ew_17_melee_each_piece_counts_more_in_its_own_colour() -> None:
    """One common piece of b and one heroic of c, each twice: a pair in b, two points in c, and nothing left over."""
    state = position(f"{MELEE_3} | hand 0: Gate of Oblivion", "a d5 f5 d6 f6, b e5, C e6")
    play(state, "warp Gate of Oblivion", "summon Gate of Oblivion e5", "place a3")
    assert (points(state, 0, "b"), points(state, 0, "c")) == (1, 2)
    assert state.active == 1


@pytest.mark.rule("EW-17", "SCORE-1")
def test_ew_17_tasks_count_them_as_well() -> None:
    text = f"{HIGH} | tasks: Devastation, Heroic Devastation | hand 0: Gate of Oblivion | actions: 1"
    board_ = "a d5 f5 d6 f6, b e5, B e6"
    plain = position(text, board_)
    play(plain, "summon Gate of Oblivion e5")
    assert plain.active == 1
    state = position(text, board_)
    play(state, "warp Gate of Oblivion", "summon Gate of Oblivion e5")
    assert offered(state) == {"claim Devastation", "claim Heroic Devastation", "finish"}


@pytest.mark.rule("EW-17")
@pytest.mark.parametrize(
    ("more", "on_board", "choices"),
    [
        ("hand 0: Warpmaster", "a d3 c5 d6, b f4", ("summon Warpmaster e5", "move e5 f4")),
        ("flares 0: flare 6", "a h3, b c4 c5 c6 c7 d4", ("flare 6 against b", "move h3 d4")),
        ("pending 0: Merchant of Time | held: Merchant of Time, a heroic", "a d6 f6 c7 e7, b c4",
         ("summon Merchant of Time e5", "release c4")),
    ],
    ids=["move", "leap", "leap from a card"],
)  # fmt: skip
def test_ew_17_moves_and_leaps_count_more(more: str, on_board: str, choices: tuple[str, ...]) -> None:
    state = position(f"{DUEL} | counted_more: 1 | {more}", on_board)
    play(state, *choices)
    assert state.destroyed == [0, 0, 0, 2, 0, 0]


# -------------------------------------------------------------------------------------------------------------- EW-18


@pytest.mark.rule("EW-18")
@TEAMS
@pytest.mark.parametrize("passed", [True, False])
def test_ew_18_team_the_legends_of_the_team_are_discarded_whoever_decides(form: str, passed: bool) -> None:
    state = position(f"{form} | hand 0: Iris of Eternity | legends 0: Titan, Leviathan", "a d6 f6 d7 f7 e8")
    play(state, "summon Iris of Eternity e5", *(["pass"] if passed else []), "upgrade e5")
    assert (legends(state, 0), legends(state, 2)) == ([], [])
    assert pile(state, "legends") == ["Titan", "Leviathan"]
    assert open_view(state).summoned == (1, 1, 1, 0)


@pytest.mark.rule("EW-18")
def test_ew_18_high_form_there_is_no_point_but_that_of_the_piece() -> None:
    state = position(f"{HIGH} | hand 0: Iris of Eternity | end_by: 0 | last_turns: 1", "a d6 f6 d7 f7 e8")
    play(state, "summon Iris of Eternity e5", "upgrade e5", "place a3")
    assert ended(state).scores == (1, 0)


# -------------------------------------------------------------------------------------------------------------- EW-19


@pytest.mark.rule("EW-19")
def test_ew_19_the_card_being_resolved_is_not_in_the_pile_yet() -> None:
    state = position(f"{DUEL} | hand 0: Ziggurat Sentinel", "a e6 d7 e7 c8 d8")
    play(state, "summon Ziggurat Sentinel e5")
    assert offered(state) == {"move e5 d6", "decline"}
    assert pile(state, 0) == []


@pytest.mark.rule("EW-19")
def test_ew_19_the_pile_keeps_the_order_in_which_cards_came() -> None:
    text = f"{DUEL} | hand 0: Reality Patch, Singularity, Doppelganger | pending 0: Translocationist | actions: 3"
    state = position(text, "a e4 d5 f5 e6")
    play(state, "discard Singularity", "decline", "summon Reality Patch e5", "accept", "discard Doppelganger")
    assert pile(state, 0) == ["Singularity", "Translocationist", "Doppelganger", "Reality Patch"]


@pytest.mark.rule("EW-19", "END-4")
def test_ew_19_a_card_put_back_does_not_undo_the_end() -> None:
    text = f"{DUEL} | hand 0: Time Traveler, Singularity, Doppelganger, Dark Sphere | pile 0: Warpmaster | deck 0: "
    state = position(f"{text} | end_by: 0 | end_reason: deck | last_turns: 2", "a c4 d5 e6, b h4")
    play(state, "summon Time Traveler h5", "destroy h4")
    skip_turn(state)
    assert deck(state, 0) == ["Warpmaster"]
    assert (state.end_by, state.end_reason, state.last_turns) == (0, "deck", 1)
