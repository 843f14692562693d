"""NV-11 to NV-13: Nethervoid, rules that come with single cards: Hell Hound, Possessed Summoner, Gate Master."""

import pytest
from games.tashkalar.support.nethervoid import (
    DUEL,
    EVERY_FORM,
    FORMS,
    HIGH,
    HOUND,
    MELEE_3,
    MELEE_4,
    SUMMONER,
    TEAM_DUEL,
    TEAM_HIGH,
    TEAMS,
    TITAN,
    gateway,
    men,
    needed,
    watchers,
)
from games.tashkalar.support.table import (
    Board,
    board,
    deck,
    flares,
    hand,
    happened,
    heard,
    kinds,
    offered,
    offers,
    on,
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
from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.state import events


def next_colour(state: State) -> str | None:
    """The colour that the next summoning uses instead of the own one."""
    side = open_view(state).next_colour
    return "abcd"[side] if side >= 0 else None


DECK = "Shadow Imp, Flame Imp, Gate Keeper, Demon of Pride, Power Seeker, Hell Rider, Demon of Lust"


# -------------------------------------------------------------------------------------------------------------- NV-11


@pytest.mark.rule("NV-11")
@EVERY_FORM
def test_nv_11_under_the_deck_instead_of_on_the_pile(form: str) -> None:
    state = position(f"{FORMS[form]} | hand 0: Hell Hound | deck 0: {DECK}", HOUND)
    log = play(state, "summon Hell Hound e5", "decline")
    assert deck(state, 0) == [*DECK.split(", "), "Hell Hound"]
    assert pile(state, 0) == []
    assert hand(state, 0) == []
    assert happened(log, events.CardDiscarded) == []


@pytest.mark.rule("NV-11")
@EVERY_FORM
def test_nv_11_not_under_an_empty_deck(form: str) -> None:
    state = position(f"{FORMS[form]} | hand 0: Hell Hound | deck 0:", HOUND)
    play(state, "summon Hell Hound e5", "decline")
    assert deck(state, 0) == []
    assert pile(state, 0) == ["Hell Hound"]


@pytest.mark.rule("NV-11")
@EVERY_FORM
def test_nv_11_a_card_returned_this_turn_is_a_card_of_the_deck(form: str) -> None:
    text = f"{FORMS[form]} | hand 0: Hell Hound, Flame Imp, Gate Keeper | deck 0: | actions: 3"
    state = position(text, HOUND)
    play(state, "discard Flame Imp", "return Gate Keeper", "decline", "summon Hell Hound e5", "decline")
    assert deck(state, 0) == ["Gate Keeper", "Hell Hound"]


@pytest.mark.rule("NV-11", "END-1")
@pytest.mark.parametrize(("victim", "ends"), [("decline", False), ("destroy f6", True)])
@EVERY_FORM
def test_nv_11_it_is_a_card_of_the_deck_when_the_end_is_checked(form: str, victim: str, ends: bool) -> None:
    """One card to draw is left (in team play above the 6 sideways ones, TURN-6); a legendary victim costs the Hound."""
    sideways = 6 if "team" in form else 0
    cards = DECK.split(", ")[: sideways + 1]
    text = f"{FORMS[form]} | hand 0: Hell Hound, Vortexmaster, Gate Master | actions: 1 | deck 0: {', '.join(cards)}"
    state = position(text, HOUND | {"f6": "B*"})
    play(state, "summon Hell Hound e5", victim)
    assert state.active == 1
    assert hand(state, 0) == ["Vortexmaster", "Gate Master", cards[0]]
    assert deck(state, 0) == cards[1:] + ([] if ends else ["Hell Hound"])
    assert state.end_by == (0 if ends else -1)


@pytest.mark.rule("NV-11", "TURN-6")
@TEAMS
def test_nv_11_team_play_the_uppermost_sideways_card_is_straightened(form: str) -> None:
    """All 6 cards left are sideways: the first of them becomes an ordinary one, and drawing it ends nothing more."""
    cards = DECK.split(", ")[:6]
    text = f"{form} | hand 0: Hell Hound, Vortexmaster, Gate Master | actions: 1 | deck 0: {', '.join(cards)}"
    state = position(text, HOUND)
    play(state, "summon Hell Hound e5", "decline")
    assert hand(state, 0)[-1] == cards[0]
    assert deck(state, 0) == [*cards[1:], "Hell Hound"]
    assert state.end_by == 0  # it was the last one that was not sideways


@pytest.mark.rule("NV-11", "END-4")
@EVERY_FORM
def test_nv_11_an_end_that_was_triggered_is_not_undone(form: str) -> None:
    text = f"{FORMS[form]} | hand 0: Hell Hound, Flame Imp, Gate Keeper | deck 0: | actions: 3"
    state = position(f"{text} | end_by: 0 | end_reason: deck | last_turns: 1", HOUND)
    play(state, "discard Flame Imp", "return Gate Keeper", "decline", "summon Hell Hound e5", "decline")
    assert (state.end_by, state.last_turns) == (0, 1)
    assert len(deck(state, 0)) == 2
    skip_turn(state)
    assert state.outcome is not None


@pytest.mark.rule("NV-11", "NV-14")
@TEAMS
def test_nv_11_after_passing_control_it_is_still_the_deck_of_the_player_who_summoned_it(form: str) -> None:
    state = position(f"{form} | hand 0: Hell Hound | deck 0: {DECK}", HOUND)
    size = len(deck(state, 2))
    play(state, "summon Hell Hound e5", "pass", "decline")
    assert state.control == 2
    assert deck(state, 0)[-1] == "Hell Hound"
    assert len(deck(state, 2)) == size


# -------------------------------------------------------------------------------------------------------------- NV-12


KEEPER = needed("Gate Keeper")


def possessed(form: str, card: str, there: Board, more: str = "", zone: str = "hand") -> State:
    """Side a's next summoning uses the pieces of side b."""
    return position(f"{form} | {zone} 0: {card} | next_colour: b{more}", there)


@pytest.mark.rule("NV-12")
@EVERY_FORM
def test_nv_12_the_pattern_is_matched_with_the_other_colour_alone(form: str) -> None:
    enemy = dict.fromkeys(KEEPER, "b")
    assert "Gate Keeper e5" in offers(possessed(FORMS[form], "Gate Keeper", enemy), "summon")
    assert offers(position(f"{FORMS[form]} | hand 0: Gate Keeper", enemy), "summon") == set()
    for own in ([square] for square in KEEPER):
        mixed = enemy | dict.fromkeys(own, "a")
        assert offers(possessed(FORMS[form], "Gate Keeper", mixed), "summon") == set()
    assert offers(possessed(FORMS[form], "Gate Keeper", dict.fromkeys(KEEPER, "a")), "summon") == set()


@pytest.mark.rule("NV-12")
@EVERY_FORM
def test_nv_12_the_new_being_is_yours_and_the_others_stay_theirs(form: str) -> None:
    state = possessed(FORMS[form], "Gate Keeper", dict.fromkeys(KEEPER, "b"))
    supply = two_faced(state)
    play(state, "summon Gate Keeper e5", "decline")
    assert board(state) == dict.fromkeys(KEEPER, "b") | {"e5": "a"}
    assert two_faced(state) == supply - 1
    assert gateway(state) == "e5"
    assert not any(state.destroyed)


@pytest.mark.rule("NV-12")
@pytest.mark.parametrize("form", [DUEL, HIGH, MELEE_3, TEAM_DUEL])
def test_nv_12_a_legend_too_with_the_ranks_of_that_colour(form: str) -> None:
    theirs = TITAN.replace("A", "B").replace("a", "b")
    state = possessed(form, "Titan", pieces(theirs), zone="legends")
    assert "Titan e5" in offers(state, "summon")
    for weaker in ("b e6", "b e7"):
        state = possessed(form, "Titan", pieces(theirs) | pieces(weaker), zone="legends")
        assert "Titan e5" not in offers(state, "summon")
    assert offers(possessed(form, "Titan", pieces(TITAN), zone="legends"), "summon") == set()


@pytest.mark.rule("NV-12")
def test_nv_12_the_pieces_that_a_legend_used_are_those_of_that_colour() -> None:
    """The Two-Headed Dragon upgrades one of them; they are still the enemy's."""
    theirs = pieces("B e3 d4 c5, b e5 f6")
    state = possessed(DUEL, "Two-Headed Dragon", theirs, zone="legends")
    play(state, "summon Two-Headed Dragon c3")
    assert offers(state, "upgrade") == set(theirs)
    play(state, "upgrade e5")
    assert board(state)["e5"] == "B"


@pytest.mark.rule("NV-12", "SUM-5")
@pytest.mark.parametrize(("sign", "counted"), [("b", [1, 0, 0]), ("B", [0, 1, 0])])
@pytest.mark.parametrize("card", ["Hell Rider", "Demon of Envy"])
def test_nv_12_a_required_piece_on_the_summoning_square_is_destroyed_as_an_enemy_piece(
    card: str, sign: str, counted: list[int]
) -> None:
    state = possessed(DUEL, card, men(card, f"{sign} e5", sign="b"))
    log = play(state, f"summon {card} e5")
    assert board(state)["e5"] == "A"
    assert state.destroyed == [0, 0, 0, *counted]
    assert happened(log, events.Destroyed)[0].at == "e5"


@pytest.mark.rule("NV-12", "SUM-4", "SUM-5")
@pytest.mark.parametrize("there", ["a", "A", "B*", ""])
def test_nv_12_it_must_be_of_that_colour_and_of_no_higher_rank(there: str) -> None:
    men_ = men("Hell Rider", sign="b") | {"e5": there}
    state = possessed(DUEL, "Hell Rider", {square: sign for square, sign in men_.items() if sign})
    assert "Hell Rider e5" not in offers(state, "summon")


@pytest.mark.rule("NV-12", "SUM-5")
@pytest.mark.parametrize(("sign", "open_"), [("a", True), ("A", False), ("b", True), ("B", False), ("A*", False)])
def test_nv_12_what_stands_on_a_free_summoning_square_is_treated_as_usual(sign: str, open_: bool) -> None:
    state = possessed(DUEL, "Gate Keeper", men("Gate Keeper", f"{sign} e5", sign="b"))
    assert ("Gate Keeper e5" in offers(state, "summon")) is open_
    if open_:
        play(state, "summon Gate Keeper e5", "decline")
        assert state.destroyed == [0, 0, 0, int(sign == "b"), 0, 0]


@pytest.mark.rule("NV-12")
@pytest.mark.parametrize("form", [DUEL, HIGH, MELEE_4, TEAM_DUEL])
def test_nv_12_it_lasts_for_one_summoning(form: str) -> None:
    there = dict.fromkeys(KEEPER, "b") | pieces("a c5 d6, b h3")
    text = f"{form} | hand 0: Gate Keeper, Demon of Sloth | next_colour: b | actions: 3 | improvised 0: b c d"
    state = position(text if "melee" in form else text.replace(" | improvised 0: b c d", ""), there)
    assert "Demon of Sloth b4" not in offers(state, "summon")  # beside c5
    assert "Demon of Sloth g2" in offers(state, "summon")  # beside h3
    play(state, "summon Gate Keeper e5", "decline")
    assert next_colour(state) is None
    assert "Demon of Sloth b4" in offers(state, "summon")
    assert "Demon of Sloth g2" not in offers(state, "summon")


@pytest.mark.rule("NV-12")
@EVERY_FORM
def test_nv_12_other_actions_do_not_use_it_up(form: str) -> None:
    there = dict.fromkeys(KEEPER, "b") | pieces("b c1 d1 e1")
    cards = "hand 0: Gate Keeper, Flame Imp, Hell Rider | flares 0: flare 2"
    state = position(f"{FORMS[form]} | {cards} | next_colour: b | actions: 4", there)
    play(state, "flare 2 against b", "put a common a3", "place a4", "discard Flame Imp", "return Hell Rider", "decline")
    assert next_colour(state) == "b"
    assert offers(state, "summon") == {"Gate Keeper e5"}


@pytest.mark.rule("NV-12")
@EVERY_FORM
def test_nv_12_it_lapses_at_the_end_of_the_turn(form: str) -> None:
    state = possessed(FORMS[form], "Gate Keeper", dict.fromkeys(KEEPER, "b") | pieces("a h3 h5 g4"))
    assert "Gate Keeper e5" in offers(state, "summon")
    assert "Gate Keeper h4" not in offers(state, "summon")
    for _ in range(state.table.seats):
        skip_turn(state)
        assert next_colour(state) is None
    assert state.active == 0
    assert "Gate Keeper e5" not in {text.partition(" improvising")[0] for text in offers(state, "summon")}
    assert "Gate Keeper h4" in offers(state, "summon")


@pytest.mark.rule("NV-12")
@pytest.mark.parametrize("form", [DUEL, HIGH, TEAM_DUEL])
def test_nv_12_also_if_an_extra_turn_follows(form: str) -> None:
    state = possessed(form, "Gate Keeper", dict.fromkeys(KEEPER, "b"), " | another_turn")
    skip_turn(state)
    assert (state.active, state.extra_turn) == (0, True)
    assert next_colour(state) is None
    assert offers(state, "summon") & {"Gate Keeper e5"} == set()


@pytest.mark.rule("NV-12")
def test_nv_12_from_the_possessed_summoner_to_the_end() -> None:
    text = f"{DUEL} | hand 0: Possessed Summoner, Gate Keeper, Flame Imp | flares 0: flare 7"
    state = position(text, SUMMONER | pieces("b b3 b5, B* h3"))
    play(state, "summon Possessed Summoner e5", "put b common c4")
    assert next_colour(state) == "b"
    assert state.actions == 1
    log = play(state, "discard flare 7")
    assert (state.actions, flares(state, 0), pile(state, "flares")) == (2, [], ["flare 7"])
    assert "flare" not in kinds(log)
    assert happened(log, events.Scored) == []
    log = play(state, "summon Gate Keeper b4", "decline")
    (summoning,) = happened(log, events.Summoning)
    assert (sorted(summoning.used), summoning.borrowed) == (["b3", "b5", "c4"], ())
    assert board(state)["b4"] == "a"
    assert next_colour(state) is None
    assert gateway(state) == "e5"


@pytest.mark.rule("NV-12", "EFF-12")
def test_nv_12_the_placed_piece_comes_from_its_owners_supply() -> None:
    state = position(f"{DUEL} | hand 0: Possessed Summoner", SUMMONER | pieces("b b3"))
    play(state, "summon Possessed Summoner e5", "put b common b4")
    assert (two_faced(state, "a"), two_faced(state, "b")) == (11, 14)
    assert not any(state.destroyed)


@pytest.mark.rule("NV-12")
@pytest.mark.parametrize(("used", "open_"), [("", True), (" | improvised 0: c", False), (" | improvised 0: b", True)])
def test_nv_12_melee_one_improvised_piece_of_a_further_colour(used: str, open_: bool) -> None:
    """Side b's colour itself is not improvised: whether it was used up does not matter, and it is not used up."""
    there = pieces("b e4 d5, c f5")
    state = possessed(MELEE_3, "Gate Keeper", there, used)
    assert offers(state, "summon") == ({"Gate Keeper e5 improvising c"} if open_ else set())
    if open_:
        before = state.improvised[0]
        play(state, "summon Gate Keeper e5 improvising c", "decline")
        assert state.improvised[0] == before | 4
        assert board(state) == pieces("b e4 d5, c f5, a e5")
        assert next_colour(state) is None


@pytest.mark.rule("NV-12")
def test_nv_12_melee_with_that_colour_alone_nothing_is_improvised() -> None:
    state = possessed(MELEE_3, "Gate Keeper", dict.fromkeys(KEEPER, "b"))
    assert offers(state, "summon") == {"Gate Keeper e5"}
    play(state, "summon Gate Keeper e5")
    assert state.improvised[0] == 0


@pytest.mark.rule("NV-12")
@pytest.mark.parametrize(
    "there", ["b e4, c d5 f5", "b e4, c d5, d f5", "b e4, a d5, c f5", "a e4 d5, c f5", "c e4 d5 f5"]
)
def test_nv_12_melee_never_more_than_one_and_never_an_own_one(there: str) -> None:
    state = possessed(MELEE_4, "Gate Keeper", pieces(there))
    assert offers(state, "summon") == set()


@pytest.mark.rule("NV-12", "SUM-11")
def test_nv_12_melee_an_improvised_piece_on_the_summoning_square_is_destroyed() -> None:
    state = possessed(MELEE_3, "Hell Rider", men("Hell Rider", "C e5", sign="b"))
    assert offers(state, "summon") == {"Hell Rider e5 improvising c"}
    play(state, "summon Hell Rider e5 improvising c", "decline")
    assert state.destroyed == [0, 0, 0, 0, 0, 0, 0, 1, 0]


@pytest.mark.rule("NV-12", "SUM-10")
def test_nv_12_melee_the_chosen_colour_is_the_one_that_was_placed() -> None:
    text = f"{MELEE_3} | hand 0: Possessed Summoner, Demon of Sloth | improvised 0: b c"
    for colour, open_, closed in (("b", "b2", "h2"), ("c", "h2", "b2")):
        state = position(text, SUMMONER | pieces("b c1, c g1"))
        play(state, "summon Possessed Summoner e5", f"put {colour} common {'d1' if colour == 'b' else 'f1'}")
        assert next_colour(state) == colour
        assert f"Demon of Sloth {open_}" in offers(state, "summon")
        assert f"Demon of Sloth {closed}" not in offers(state, "summon")
        assert "Demon of Sloth c7" not in offers(state, "summon")  # beside d6


@pytest.mark.rule("NV-12", "SUM-10")
@pytest.mark.parametrize("short", [False, True])
def test_nv_12_melee_an_improvised_legend_whose_arrows_matter(short: bool) -> None:
    """Bone Catapult: its pieces are of side b but for one of side c; in a shortage an own legendary is picked up."""
    there = pieces("b d4, B d6 e6, C f6, A* c9, A d9")
    more = " | supply: 14 0, 12 3, 14 3" if short else ""
    state = possessed(MELEE_3, "Bone Catapult", there, more, zone="legends")
    assert offers(state, "summon") == {"Bone Catapult e5 borrowing f6 improvising c"}
    play(state, "summon Bone Catapult e5 borrowing f6 improvising c")
    play(state, "colour b")
    assert on(board(state), "A*") == ({"e5"} if short else {"e5", "c9"})
    assert state.improvised[0] == 4


@pytest.mark.rule("NV-12", "SUM-7")
@pytest.mark.parametrize("form", [DUEL, TEAM_DUEL])
def test_nv_12_shortage_any_own_piece_may_be_picked_up(form: str) -> None:
    """The pattern uses none of them."""
    there = men("Gate Keeper", "a c9, A d9, A* e9", sign="b")
    state = possessed(form, "Gate Keeper", there, " | supply: 0 2, 13 3")
    play(state, "summon Gate Keeper e5")
    assert offered(state) == {"lift c9", "lift d9"}
    play(state, "lift d9", "decline")
    assert on(board(state), "a") == {"c9", "e5"}
    assert on(board(state), "A") == set()


@pytest.mark.rule("NV-12", "SUM-7")
def test_nv_12_shortage_then_the_enemy_piece_on_the_square_is_destroyed() -> None:
    state = possessed(DUEL, "Hell Rider", men("Hell Rider", "a c9", sign="b"), " | supply: 0 3, 12 3")
    play(state, "summon Hell Rider e5")
    assert board(state) == men("Hell Rider", "A e5", sign="b")
    assert state.destroyed == [0, 0, 0, 1, 0, 0]
    assert (two_faced(state, "a"), two_faced(state, "b")) == (0, 13)


@pytest.mark.rule("NV-12", "SUM-6")
def test_nv_12_shortage_an_own_piece_on_the_square_becomes_the_being() -> None:
    there = men("Gate Keeper", "a e5 c9", sign="b")
    state = possessed(DUEL, "Gate Keeper", there, " | supply: 0 3, 13 3")
    log = play(state, "summon Gate Keeper e5", "decline")
    assert "reused" in kinds(log)
    assert board(state) == there


@pytest.mark.rule("NV-12", "SUM-7")
def test_nv_12_shortage_with_no_own_piece_at_all_it_is_not_possible() -> None:
    there = dict.fromkeys(KEEPER, "b")
    assert offers(possessed(DUEL, "Gate Keeper", there, " | supply: 0 3, 13 3"), "summon") == set()
    legendary = there | {"c9": "A*"}
    assert offers(possessed(DUEL, "Gate Keeper", legendary, " | supply: 0 2, 13 3"), "summon") == set()


@pytest.mark.rule("NV-12", "SUM-7")
def test_nv_12_shortage_of_legendary_pieces_for_a_legend() -> None:
    theirs = pieces(TITAN.replace("A", "B").replace("a", "b"))
    for more, open_ in (("A* c1", True), ("A c1", False)):
        state = possessed(DUEL, "Titan", theirs | pieces(more), " | supply: 12 0, 11 3", zone="legends")
        assert ("Titan e5" in offers(state, "summon")) is open_
        if open_:
            play(state, "summon Titan e5")
            assert on(board(state), "A*") == {"e5"}


@pytest.mark.rule("NV-12", "NV-14", "PASS-3")
@TEAMS
def test_nv_12_team_play_the_other_teams_colour_and_nothing_after_passing(form: str) -> None:
    text = f"{form} | hand 0: Possessed Summoner, Gate Keeper | hand 2: Sapling"
    state = position(text, SUMMONER | pieces("b b3 b5"))
    play(state, "summon Possessed Summoner e5", "pass", "put b common c4")
    assert (state.control, next_colour(state)) == (2, "b")
    assert verbs(state) == {"place"}
    play(state, "place a3")
    assert next_colour(state) is None


@pytest.mark.rule("NV-12", "NV-15")
@EVERY_FORM
def test_nv_12_everybody_knows_the_colour(form: str) -> None:
    state = position(f"{FORMS[form]} | hand 0: Possessed Summoner", SUMMONER | pieces("b b3"))
    log = play(state, "summon Possessed Summoner e5", "put b common b4")
    assert [fact.side for fact in heard(log, events.NextColour, None)] == [1]
    for watcher in watchers(state):
        assert state.view(watcher).next_colour == 1


# -------------------------------------------------------------------------------------------------------------- NV-13


MASTER = men("Gate Master", "A c9")


@pytest.mark.rule("NV-13", "SCORE-5")
@pytest.mark.parametrize("form", [DUEL, TEAM_DUEL])
def test_nv_13_duel_a_point_at_once(form: str) -> None:
    state = position(f"{form} | hand 0: Gate Master | gateway: c9 | points: 3 5", MASTER)
    log = play(state, "summon Gate Master e5")
    assert state.points == [4, 5]  # the new Gateway is not chosen yet
    assert [fact.points for fact in happened(log, events.Scored)] == [1]
    play(state, "gateway e5")
    assert state.points == [4, 5]


@pytest.mark.rule("NV-13", "SCORE-7")
@pytest.mark.parametrize(("form", "colours"), [(MELEE_3, "bc"), (MELEE_4, "bcd")])
def test_nv_13_melee_a_point_in_a_colour_of_choice_at_once(form: str, colours: str) -> None:
    for colour in colours:
        state = position(f"{form} | hand 0: Gate Master | gateway: c9", MASTER)
        play(state, "summon Gate Master e5")
        assert offered(state) == {f"colour {letter}" for letter in colours}
        play(state, f"colour {colour}")
        assert (points(state, 0, colour), sum(state.points)) == (1, 1)
        assert verbs(state) == {"gateway"}


@pytest.mark.rule("NV-13")
@EVERY_FORM
@pytest.mark.parametrize("marked", ["c9", None])
def test_nv_13_one_being_a_legend_on_the_gate_masters_square(form: str, marked: str | None) -> None:
    """e5 is red; c9, where the piece may stand that turns legendary, is not."""
    text = f"{FORMS[form]} | hand 0: Gate Master" + (f" | gateway: {marked}" if marked else "")
    state = position(text, MASTER)
    play(state, "summon Gate Master e5", *(["colour b"] if "melee" in form else []))
    assert board(state)[marked or "e5"] == "A*"
    assert open_view(state).summoned == (1, 1, 1, 0)


@pytest.mark.rule("NV-13")
@EVERY_FORM
def test_nv_13_not_without_a_legendary_piece_in_supply(form: str) -> None:
    state = position(f"{FORMS[form]} | hand 0: Gate Master | gateway: c9", MASTER | pieces("A* c1 d1 e1"))
    log = play(state, "summon Gate Master e5")
    assert "gateway c9" in offered(state)
    assert open_view(state).summoned == (1, 0, 1, 0)
    assert happened(log, events.Scored) == []
    assert not any(state.points)


TASKS_OF_TWO = "Legendary Summoning, Red Summoning, Colored Summoning"


@pytest.mark.rule("NV-13")
@pytest.mark.parametrize("form", [HIGH, TEAM_HIGH])
@pytest.mark.parametrize(
    ("at", "met"),
    [("e5", {"Legendary Summoning", "Red Summoning", "Colored Summoning"}), ("f4", {"Legendary Summoning"})],
)
def test_nv_13_for_tasks_it_is_a_legend_where_it_was_summoned(form: str, at: str, met: set[str]) -> None:
    """On the red e5, or on f4; the Gateway, which turns legendary, is on a red square both times. The Flame Imp is
    on a green one."""
    there = dict.fromkeys(needed("Gate Master", at), "a") | pieces("A h6, a d8 e9")
    text = f"{form} | hand 0: Gate Master, Flame Imp | gateway: h6 | tasks: {TASKS_OF_TWO}"
    state = position(text, there)
    play(state, "summon Flame Imp f8")
    if "decline" in offered(state):
        play(state, "decline")
    play(state, f"summon Gate Master {at}", f"gateway {at}")
    assert board(state)["h6"] == "A*"
    assert offers(state, "claim") == met
