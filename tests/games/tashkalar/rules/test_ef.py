"""EF: Everfrost and its frozen effects."""

import pytest
from games.tashkalar.support.table import (
    FORMS,
    SQUARES,
    Board,
    board,
    deck,
    facts,
    flares,
    hand,
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

from arenarium.core.dealer import Dealer
from arenarium.core.errors import ChoiceError
from arenarium.core.outcome import Outcome
from arenarium.games.tashkalar.cards.cards import SCHOOLS, being
from arenarium.games.tashkalar.game import TASHKALAR, State

EVERFROST = {name: text.replace("northern", "everfrost") for name, text in FORMS.items()}
"""The forms with the Everfrost deck for seat 0."""
HIGH, DUEL, MELEE_3, MELEE_4 = (EVERFROST[name] for name in ("high", "duel", "melee of 3", "melee of 4"))
TEAM_DUEL, TEAM_HIGH = EVERFROST["team duel"], EVERFROST["team high"]
EVERY_FORM = pytest.mark.parametrize("form", EVERFROST.values(), ids=EVERFROST)
TEAMS = pytest.mark.parametrize("form", [TEAM_DUEL, TEAM_HIGH])

PATTERNS = {
    "Snow Fox": "f5 g6",
    "Royal Reindeer": "d6 e6 f7",
    "Crystal Mirror": "e4 e6",
    "Crystal Grower": "d6 e6",
    "Ice Princess": "e6 d7 f7",
    "Ice Queen": "e5 e6 d7 f7",
    "Frostweave Summoner": "d4 e6 e7",
    "Winter Whisperer": "d6 e6 f6 g6",
    "Frozen Chest": "d5 e5 f5",
    "Everfrost Sentinel": "e6 e7 f7 f8",
    "Glacier Giant": "e6 d7 e7 f7",
    "Polar Bear": "f5 g5 f6 h6",
    "War Sled": "c5 c6 d6 e6",
    "Snow Monster": "e5 f5 d6 g6",
    "Frost Imp": "d5 e6 f7",
    "Ice Wyvern": "f5 e6 f7 g7",
    "Deathbringer": "d5 c7 d7 e7",
    "Frostweave Illusionist": "d5 f5 e7",
}
"""The pieces with which each being is summoned on e5, its pattern lying as it is printed."""
COMMON = {"Snow Fox", "Royal Reindeer", "Crystal Mirror", "Crystal Grower", "Ice Princess"}
BESIDES = {"Crystal Grower", "Ice Princess", "Ice Queen", "Ice Wyvern", "Frostweave Illusionist"}
"""The cards with a frozen effect besides a normal one."""
FROZEN_ONLY = {"Frostweave Summoner", "Winter Whisperer"}
WITH_FROZEN = pytest.mark.parametrize("card", sorted(BESIDES | FROZEN_ONLY))

FOUR_MORE, FIVE_MORE = "b c1 d1 e1 f1", "b c1 d1 e1 f1 g1"
"""Enough for flare 2 if side a has no piece, or one."""


def frozen(state: State, seat: int = 0) -> str | None:
    found: str | None = state.to_json()["frozen"][seat]
    return found


def ready(form: str, card: str, more: str = "", others: str = "") -> State:
    """The card in hand and its pieces around e5."""
    men = f"a {PATTERNS[card]}" + (f", {others}" if others else "")
    return position(f"{form} | hand 0: {card}{more}", men)


def say_no(state: State) -> None:
    """Finish the effect in progress, doing only what must be done."""
    while state.stack and not verbs(state) & {"keep"}:
        open_ = offered(state) - {"pass"}
        play(state, "decline" if "decline" in open_ else min(open_))


def watchers(state: State) -> list[int | None]:
    return [*range(state.table.seats), None]


def ended(state: State) -> Outcome:
    assert state.outcome is not None
    return state.outcome


# ---------------------------------------------------------------------------------------------------------- the beings


def test_the_deck_has_18_beings() -> None:
    assert {being(card).name for card in SCHOOLS["everfrost"].cards} == set(PATTERNS)
    assert len(SCHOOLS["everfrost"].cards) == 18


@pytest.mark.rule("SUM-1")
@pytest.mark.parametrize("card", PATTERNS)
def test_each_piece_of_a_pattern_is_needed(card: str) -> None:
    men = PATTERNS[card].split()
    text = f"{DUEL} | hand 0: {card}"
    assert any(choice.startswith(f"{card} e5") for choice in offers(position(text, f"a {' '.join(men)}"), "summon"))
    for left_out in men:
        state = position(text, f"a {' '.join(square for square in men if square != left_out)}")
        assert not any(choice.startswith(f"{card} e5") for choice in offers(state, "summon"))


@pytest.mark.rule("SUM-3")
@pytest.mark.parametrize("card", PATTERNS)
def test_a_being_comes_with_its_rank(card: str) -> None:
    """Side b has no pieces, so that the Illusionist stays what it is."""
    state = ready(DUEL, card, " | supply: 12 3, 0 3")
    play(state, f"summon {card} e5")
    assert board(state)["e5"] == ("a" if card in COMMON else "A")


# ---------------------------------------------------------------------------------------------------------------- EF-1


@pytest.mark.rule("EF-1")
def test_ef_1_seven_cards_have_a_frozen_effect_two_of_them_nothing_else() -> None:
    cards = [being(card) for card in SCHOOLS["everfrost"].cards]
    assert {card.name for card in cards if card.frozen_effect is not None} == BESIDES | FROZEN_ONLY
    for name in FROZEN_ONLY:
        state = ready(DUEL, name, " | flares 0: flare 1", "b h3, B i3")
        before = board(state)
        told = play(state, f"summon {name} e5")
        assert board(state) == before | {"e5": "A"}
        assert not state.stack
        assert kinds(told) == ["summoning", "summoned", "frozen"]


# ---------------------------------------------------------------------------------------------------------------- EF-2


@pytest.mark.rule("EF-2")
@WITH_FROZEN
@EVERY_FORM
def test_ef_2_after_the_normal_effect_the_card_is_put_in_front_of_you(form: str, card: str) -> None:
    state = ready(form, card)
    play(state, f"summon {card} e5")
    say_no(state)
    assert frozen(state) == card
    assert card not in hand(state, 0)
    assert card not in deck(state, 0)
    assert pile(state, 0) == []
    assert state.actions == 1


@pytest.mark.rule("EF-2")
@pytest.mark.parametrize("card", sorted(set(PATTERNS) - BESIDES - FROZEN_ONLY))
def test_ef_2_any_other_card_is_discarded(card: str) -> None:
    state = ready(DUEL, card)
    play(state, f"summon {card} e5")
    say_no(state)
    assert frozen(state) is None
    assert pile(state, 0) == [card]


@pytest.mark.rule("EF-2")
@EVERY_FORM
def test_ef_2_only_after_the_normal_effect_is_resolved_completely(form: str) -> None:
    state = ready(form, "Ice Wyvern", others="b h7")
    play(state, "summon Ice Wyvern e5")
    assert (frozen(state), pile(state, 0)) == (None, [])
    told = play(state, "move e5 h7")
    assert kinds(told) == ["destroyed", "moved", "destroyed", "frozen"]


@pytest.mark.rule("EF-2")
def test_ef_2_the_frozen_effect_is_not_resolved_with_the_summoning() -> None:
    """The Crystal Grower upgrades an enemy piece, none of your own; the Illusionist converts nothing."""
    state = ready(DUEL, "Crystal Grower", others="b h3")
    play(state, "summon Crystal Grower e5")
    assert board(state) == pieces("a d6 e6 e5, B h3")
    state = ready(DUEL, "Frostweave Illusionist", others="b h3")
    play(state, "summon Frostweave Illusionist e5")
    assert board(state) == pieces("a d5 f5 e7, b e5 h3")


@pytest.mark.rule("EF-2")
@EVERY_FORM
def test_ef_2_whatever_became_of_the_piece(form: str) -> None:
    """The Wyvern falls with its victim; the Illusionist goes over to the enemy."""
    state = ready(form, "Ice Wyvern", others="b h7")
    play(state, "summon Ice Wyvern e5", "move e5 h7")
    assert board(state) == pieces(f"a {PATTERNS['Ice Wyvern']}")
    assert frozen(state) == "Ice Wyvern"
    state = ready(form, "Frostweave Illusionist")
    play(state, "summon Frostweave Illusionist e5")
    say_no(state)
    assert board(state)["e5"] == "b"
    assert frozen(state) == "Frostweave Illusionist"


# ---------------------------------------------------------------------------------------------------------------- EF-3


@pytest.mark.rule("EF-3")
@EVERY_FORM
def test_ef_3_it_stays_in_play_over_any_number_of_turns(form: str) -> None:
    state = position(f"{form} | frozen 0: Crystal Grower | hand 0: Snow Fox, Polar Bear, War Sled", "a e5")
    for _ in range(3 * state.table.seats):
        skip_turn(state)
        assert frozen(state) == "Crystal Grower"
    assert state.active == 0
    assert "thaw Crystal Grower" in offered(state)


@pytest.mark.rule("EF-3")
def test_ef_3_until_it_is_used() -> None:
    state = position(f"{DUEL} | frozen 0: Crystal Grower", "a e5")
    play(state, "thaw Crystal Grower")
    assert frozen(state) is None
    assert offers(state, "thaw") == set()
    assert board(state) == pieces("A e5")


# ---------------------------------------------------------------------------------------------------------------- EF-4


@pytest.mark.rule("EF-4")
@EVERY_FORM
def test_ef_4_before_between_and_after_the_actions_at_no_cost(form: str) -> None:
    men = "a e5 a7"
    for before in ([], ["place a3"], ["place a3", "place a4"]):
        state = position(f"{form} | frozen 0: Crystal Grower", men)
        play(state, *before)
        assert (state.active, state.actions) == (0, 2 - len(before))
        assert "thaw Crystal Grower" in offered(state)
        play(state, "thaw Crystal Grower", "upgrade e5")
        assert board(state) == pieces(men) | pieces("A e5") | dict.fromkeys([text[-2:] for text in before], "a")
        assert pile(state, 0) == ["Crystal Grower"]
        if len(before) == 2:
            assert state.active == 1
        else:
            assert (state.active, state.actions) == (0, 2 - len(before))


@pytest.mark.rule("EF-4")
@EVERY_FORM
def test_ef_4_after_the_last_action_it_may_be_left(form: str) -> None:
    state = position(f"{form} | frozen 0: Crystal Grower | actions: 1", "a e5")
    play(state, "place a3")
    assert offered(state) == {"thaw Crystal Grower", "finish"}
    play(state, "finish")
    assert state.active == 1
    assert frozen(state) == "Crystal Grower"


@pytest.mark.rule("EF-4")
def test_ef_4_the_last_moment_comes_before_claiming() -> None:
    """The upgraded piece makes the task."""
    state = position(f"{HIGH} | frozen 0: Crystal Grower | actions: 1 | tasks: Red Conquest", "a e5, A d2")
    play(state, "place h6")
    assert offered(state) == {"thaw Crystal Grower", "finish"}
    play(state, "thaw Crystal Grower", "upgrade e5")
    assert offered(state) == {"claim Red Conquest", "finish"}


@pytest.mark.rule("EF-4")
def test_ef_4_no_longer_when_claiming_or_choosing_a_colour() -> None:
    text = "frozen 0: Crystal Grower | phase: score | actions: 0"
    state = position(f"{HIGH} | {text} | tasks: Center Cross", "a e4 d5 e5 f5 e6")
    assert offered(state) == {"claim Center Cross", "finish"}
    state = position(f"{MELEE_3} | {text} | destroyed: 0 0 0 1 0 0 1 0 0", "a e5")
    assert offered(state) == {"colour b", "colour c"}


@pytest.mark.rule("EF-4")
@EVERY_FORM
def test_ef_4_on_the_turn_of_the_summoning_even_if_it_is_the_first(form: str) -> None:
    state = ready(form, "Crystal Grower", " | turn: 0 | actions: 1")
    play(state, "summon Crystal Grower e5")
    assert offered(state) == {"thaw Crystal Grower", "finish"}
    play(state, "thaw Crystal Grower", "upgrade e5")
    assert board(state) == pieces("a d6 e6, A e5")
    assert state.active == 1


@pytest.mark.rule("EF-4")
@EVERY_FORM
def test_ef_4_only_on_the_own_turn(form: str) -> None:
    state = position(f"{form} | frozen 0: Crystal Grower | active: 1", "a e5")
    assert offers(state, "thaw") == set()
    choice = TASHKALAR.read(state, "thaw Crystal Grower")
    for seat in range(state.table.seats):
        with pytest.raises(ChoiceError):
            state.apply(seat, choice)
    play(state, "place a3", "place a4")
    assert state.active == 2 % state.table.seats


@pytest.mark.rule("EF-4")
@EVERY_FORM
@pytest.mark.parametrize("actions", [0, 1, 2])
def test_ef_4_directly_before_and_after_a_flare(form: str, actions: int) -> None:
    text = f"{form} | frozen 0: Crystal Grower | flares 0: flare 2 | actions: {actions}"
    for order in (
        ["thaw Crystal Grower", "flare 2 against b", "put a common a3"],
        ["flare 2 against b", "put a common a3", "thaw Crystal Grower", "upgrade a7"],
    ):
        state = position(text, f"a a7, {FIVE_MORE}")
        play(state, *order)
        assert board(state) == pieces(f"a a3, A a7, {FIVE_MORE}")
        assert (pile(state, 0), pile(state, "flares")) == (["Crystal Grower"], ["flare 2"])
        assert state.active == (0 if actions else 1)


@pytest.mark.rule("EF-4")
@pytest.mark.parametrize(
    ("before", "men"),
    [
        (["summon Polar Bear e5"], "a f5 g5 f6 h6"),  # an effect
        (["summon Polar Bear e5", "move e5 f5"], "a f5 g5 f6 h6"),
        (["discard Snow Fox"], "a e5"),  # an action: cards may be returned
        (["flare 2 against b"], "a e5"),  # a flare
        (["thaw Ice Queen"], "A e5"),  # itself
    ],
)
def test_ef_4_not_while_anything_is_being_resolved(before: list[str], men: str) -> None:
    text = f"{DUEL} | frozen 0: Ice Queen | hand 0: Polar Bear, Snow Fox | flares 0: flare 2"
    state = position(text, f"{men}, b c1 d1 e1 f1 g1 b2 c2 d2")
    assert "thaw Ice Queen" in offered(state)
    play(state, *before)
    assert state.stack
    assert offers(state, "thaw") == set()


@pytest.mark.rule("EF-4")
def test_ef_4_not_between_picking_a_piece_up_and_placing_it() -> None:
    state = position(f"{DUEL} | frozen 0: Ice Queen | supply: 0 3, 16 3", "a e5, A c5")
    assert offered(state) == {"lift e5", "lift c5", "thaw Ice Queen"}
    play(state, "lift e5")
    assert verbs(state) == {"place"}


@pytest.mark.rule("EF-4")
def test_ef_4_two_frozen_effects_in_one_turn() -> None:
    state = ready(DUEL, "Ice Princess", " | frozen 0: Crystal Grower", "a h3")
    play(state, "thaw Crystal Grower", "upgrade h3", "summon Ice Princess e5", "decline")
    assert frozen(state) == "Ice Princess"
    play(state, "thaw Ice Princess", "move e5 e4")
    assert board(state) == pieces("a e4 e6 d7 f7, A h3")
    assert pile(state, 0) == ["Crystal Grower", "Ice Princess"]
    assert state.actions == 1


def full_board() -> Board:
    """No square is empty; side a has 12 common pieces, no two of them adjacent."""
    mine = pieces("a a3 c3 e3 g3 i3 a5 c5 e5 g5 i5 a7 c7")
    others = [sign for side in "bcd" for sign in [side] * 15 + [f"{side.upper()}*"] * 4]
    return mine | dict(zip([square for square in SQUARES if square not in mine], others, strict=True))


@pytest.mark.rule("EF-4", "TURN-2")
def test_ef_4_also_where_no_action_is_possible_and_then_one_may_be() -> None:
    state = position(f"{MELEE_4} | frozen 0: Winter Whisperer | supply: 3 3, 0 0, 0 0, 0 0", full_board())
    assert offered(state) == {"thaw Winter Whisperer", "finish"}
    play(state, "thaw Winter Whisperer", "destroy e5")
    assert (state.active, state.actions) == (0, 2)
    assert offered(state) == {"place e5"}


# ---------------------------------------------------------------------------------------------------------------- EF-5


@pytest.mark.rule("EF-5")
@EVERY_FORM
def test_ef_5_the_card_goes_on_top_of_the_pile_when_its_effect_is_resolved(form: str) -> None:
    state = position(f"{form} | frozen 0: Ice Princess | pile 0: Snow Fox, Frost Imp", "a e5")
    told = play(state, "thaw Ice Princess")
    assert (frozen(state), pile(state, 0)) == (None, ["Snow Fox", "Frost Imp"])
    assert facts(told, "thawed") == [{"seat": 0, "card": "Ice Princess"}]
    assert "decline" not in offered(state)
    told = play(state, "move e5 e6")
    assert pile(state, 0) == ["Snow Fox", "Frost Imp", "Ice Princess"]
    assert kinds(told) == ["moved", "card-discarded"]


@pytest.mark.rule("EF-5")
@pytest.mark.parametrize("card", [*sorted(BESIDES), "Winter Whisperer"])
@EVERY_FORM
def test_ef_5_an_effect_that_can_do_nothing_may_be_thawed(form: str, card: str) -> None:
    state = position(f"{form} | frozen 0: {card}")
    assert offers(state, "thaw") == {card}
    play(state, f"thaw {card}")
    assert not state.stack
    assert (frozen(state), pile(state, 0), board(state), state.actions) == (None, [card], {}, 2)


@pytest.mark.rule("EF-5")
def test_ef_5_pieces_destroyed_or_converted_count_for_scoring() -> None:
    """A common piece destroyed earlier this turn and the one converted make a pair."""
    state = position(f"{DUEL} | frozen 0: Frostweave Illusionist | destroyed: 0 0 0 1 0 0 | actions: 1", "b h3")
    play(state, "place a3", "thaw Frostweave Illusionist")
    assert state.active == 1
    assert state.points == [1, 0]
    state = position(f"{MELEE_3} | frozen 0: Ice Queen | destroyed: 0 0 0 0 0 0 1 0 0 | actions: 1", "A e5, c d5")
    play(state, "place a3", "thaw Ice Queen", "move e5 d5")
    assert (points(state, 0, "b"), points(state, 0, "c")) == (0, 1)


@pytest.mark.rule("EF-5")
@pytest.mark.parametrize("form", [HIGH, TEAM_HIGH])
def test_ef_5_they_count_for_tasks(form: str) -> None:
    text = f"{form} | frozen 0: Frostweave Illusionist | destroyed: 0 0 0 2 0 0 | tasks: Destruction | actions: 1"
    state = position(text, "b h3")
    play(state, "place a3", "thaw Frostweave Illusionist")
    assert offered(state) == {"claim Destruction", "finish"}


@pytest.mark.rule("EF-5")
def test_ef_5_thawing_is_not_a_summoning() -> None:
    """One being was summoned, on a red square; the task asks for two."""
    state = ready(HIGH, "Crystal Grower", " | tasks: Red Summoning | actions: 1")
    play(state, "summon Crystal Grower e5", "thaw Crystal Grower")
    assert state.to_json()["summoned"] == [1, 0, 1, 0]
    play(state, "upgrade e5")
    assert state.active == 1


# ---------------------------------------------------------------------------------------------------------------- EF-6


@pytest.mark.rule("EF-6")
@EVERY_FORM
@pytest.mark.parametrize("kept", ["Crystal Grower", "Ice Princess"])
def test_ef_6_of_two_frozen_cards_you_keep_one(form: str, kept: str) -> None:
    state = ready(form, "Ice Princess", " | frozen 0: Crystal Grower")
    play(state, "summon Ice Princess e5")
    assert verbs(state) - {"pass"} == {"move", "decline"}  # the normal effect comes first
    told = play(state, "decline")
    assert offers(state, "keep") == {"Crystal Grower", "Ice Princess"}
    assert verbs(state) == {"keep"}  # it is too late to thaw the older one
    assert (state.actions, pile(state, 0)) == (1, [])
    told = play(state, f"keep {kept}")
    (other,) = {"Crystal Grower", "Ice Princess"} - {kept}
    assert (frozen(state), pile(state, 0)) == (kept, [other])
    assert [fact["card"] for fact in facts(told, "card-discarded")] == [other]
    assert (state.active, state.actions) == (0, 1)
    assert offers(state, "thaw") == {kept}


@pytest.mark.rule("EF-6")
@pytest.mark.parametrize("kept", ["Crystal Grower", "Ice Wyvern"])
def test_ef_6_the_other_is_not_resolved(kept: str) -> None:
    state = ready(DUEL, "Ice Wyvern", " | frozen 0: Crystal Grower")
    play(state, "summon Ice Wyvern e5", "decline")
    before = board(state)
    play(state, f"keep {kept}")
    assert board(state) == before


@pytest.mark.rule("EF-6")
@pytest.mark.parametrize("card", sorted(FROZEN_ONLY))
def test_ef_6_also_with_a_card_that_has_no_normal_effect(card: str) -> None:
    state = ready(DUEL, card, " | frozen 0: Ice Queen")
    play(state, f"summon {card} e5")
    assert offered(state) == {"keep Ice Queen", f"keep {card}"}


@pytest.mark.rule("EF-6")
def test_ef_6_also_if_the_new_being_is_gone() -> None:
    state = ready(DUEL, "Ice Wyvern", " | frozen 0: Ice Queen", "b h7")
    play(state, "summon Ice Wyvern e5", "move e5 h7")
    assert offered(state) == {"keep Ice Queen", "keep Ice Wyvern"}


@pytest.mark.rule("EF-6")
def test_ef_6_who_thaws_the_older_one_first_is_not_asked() -> None:
    state = ready(DUEL, "Ice Princess", " | frozen 0: Crystal Grower")
    play(state, "thaw Crystal Grower", "upgrade e6", "summon Ice Princess e5", "decline")
    assert verbs(state) == {"place", "thaw"}
    assert (frozen(state), pile(state, 0)) == ("Ice Princess", ["Crystal Grower"])


@pytest.mark.rule("EF-6")
@EVERY_FORM
def test_ef_6_with_the_frozen_chest_the_recovered_card_stays(form: str) -> None:
    state = ready(form, "Frozen Chest", " | frozen 0: Crystal Grower | pile 0: Ice Queen")
    play(state, "summon Frozen Chest e5")
    assert offered(state) - {"pass"} == {"freeze Ice Queen", "decline"}
    told = play(state, "freeze Ice Queen")
    assert not state.stack
    assert (frozen(state), pile(state, 0)) == ("Ice Queen", ["Crystal Grower", "Frozen Chest"])
    assert facts(told, "frozen") == [{"seat": 0, "card": "Ice Queen"}]
    assert offers(state, "thaw") == {"Ice Queen"}


# ---------------------------------------------------------------------------------------------------------------- EF-7


@pytest.mark.rule("EF-7")
@EVERY_FORM
def test_ef_7_it_is_not_one_of_the_beings_in_hand(form: str) -> None:
    state = position(f"{form} | frozen 0: Crystal Grower | hand 0: Snow Fox", "a e5")
    size = len(deck(state, 0))
    assert size == 16
    skip_turn(state)
    assert len(hand(state, 0)) == 3
    assert len(deck(state, 0)) == size - 2
    assert "Crystal Grower" not in [*hand(state, 0), *deck(state, 0), *pile(state, 0)]
    state = position(f"{form} | frozen 0: Crystal Grower | hand 0: Snow Fox, Frost Imp, War Sled", "a e5")
    skip_turn(state)
    assert len(hand(state, 0)) == 3


@pytest.mark.rule("EF-7")
@EVERY_FORM
def test_ef_7_the_discard_action_does_not_touch_it(form: str) -> None:
    state = position(f"{form} | frozen 0: Crystal Grower | hand 0: Snow Fox, Frost Imp", "a e5")
    assert offers(state, "discard") == {"Snow Fox", "Frost Imp"}
    play(state, "discard Snow Fox")
    assert offers(state, "return") == {"Frost Imp"}
    play(state, "return Frost Imp")
    assert frozen(state) == "Crystal Grower"
    assert offers(position(f"{form} | frozen 0: Crystal Grower"), "discard") == set()


# ---------------------------------------------------------------------------------------------------------------- EF-8


@pytest.mark.rule("EF-8")
@EVERY_FORM
def test_ef_8_thawing_may_create_a_flare_criterion(form: str) -> None:
    """Flare 2 asks for 4 pieces more: so many after the Whisperer has taken one."""
    state = position(f"{form} | frozen 0: Winter Whisperer | flares 0: flare 2", f"a a3, {FOUR_MORE}")
    assert offers(state, "flare") == set()
    play(state, "thaw Winter Whisperer", "destroy a3", "decline")
    assert offers(state, "flare") == {"2 against b"}


@pytest.mark.rule("EF-8")
@EVERY_FORM
def test_ef_8_thawing_may_remove_a_flare_criterion(form: str) -> None:
    state = position(f"{form} | frozen 0: Ice Wyvern | flares 0: flare 2", f"A a3, {FIVE_MORE}")
    assert offers(state, "flare") == {"2 against b"}
    play(state, "thaw Ice Wyvern", "put a common a4")
    assert offers(state, "flare") == set()


@pytest.mark.rule("EF-8")
@EVERY_FORM
def test_ef_8_a_flare_discarded_by_the_whisperer_is_not_invoked(form: str) -> None:
    """Its criterion holds, and yet nobody scores, nothing of it happens, and a new one is drawn."""
    decks = "deck flares: flare 7, flare 8"
    state = position(f"{form} | frozen 0: Winter Whisperer | flares 0: flare 2 | {decks}", f"a a3, {FIVE_MORE}")
    assert offers(state, "flare") == {"2 against b"}
    told = play(state, "thaw Winter Whisperer", "decline", "discard flare 2")
    assert {"flare", "scored"} & set(kinds(told)) == set()
    assert not any(state.points)
    assert board(state) == pieces(f"a a3, {FIVE_MORE}")
    assert (flares(state, 0), pile(state, "flares")) == ([], ["flare 2"])
    skip_turn(state)
    assert not any(state.points)
    assert flares(state, 0) == ["flare 7"]


@pytest.mark.rule("EF-8")
def test_ef_8_a_flare_need_not_meet_its_criterion_to_be_discarded() -> None:
    state = position(f"{DUEL} | frozen 0: Winter Whisperer | flares 0: flare 2", "a a3 a4 a5")
    assert offers(state, "flare") == set()
    play(state, "thaw Winter Whisperer", "decline")
    assert offers(state, "discard") == {"flare 2"}


# ---------------------------------------------------------------------------------------------------------------- EF-9


@pytest.mark.rule("EF-9")
@EVERY_FORM
def test_ef_9_an_action_gained_after_the_last_one_must_be_used(form: str) -> None:
    state = position(f"{form} | frozen 0: Winter Whisperer | flares 0: flare 2 | hand 0: Snow Fox | actions: 1", "a a3")
    play(state, "place f5")
    assert offered(state) == {"thaw Winter Whisperer", "finish"}
    play(state, "thaw Winter Whisperer", "destroy a3", "discard flare 2")
    assert (state.active, state.actions, state.phase) == (0, 1, "actions")
    assert verbs(state) - {"pass"} == {"place", "discard"}  # no finishing
    play(state, "place g6")
    assert state.active == 1
    assert board(state) == pieces("a f5 g6")


@pytest.mark.rule("EF-9")
def test_ef_9_any_action_will_do() -> None:
    text = f"{DUEL} | frozen 0: Winter Whisperer | flares 0: flare 2 | hand 0: Snow Fox | actions: 1"
    state = position(text, "a f5 a3")
    play(state, "place g6", "thaw Winter Whisperer", "destroy a3", "discard flare 2", "summon Snow Fox e5", "decline")
    assert board(state) == pieces("a e5 f5 g6")
    assert state.active == 1


# --------------------------------------------------------------------------------------------------------------- EF-10


@pytest.mark.rule("EF-10")
@EVERY_FORM
def test_ef_10_an_unused_frozen_card_is_worth_nothing(form: str) -> None:
    outcomes = []
    for card in ("", " | frozen 0: Ice Queen"):
        state = position(f"{form}{card} | end_by: 0 | last_turns: 1 | actions: 1", "a e5, A* c3, b h5, B* h7")
        skip_turn(state)
        outcomes.append(ended(state))
        assert frozen(state) == (card.removeprefix(" | frozen 0: ") or None)
    assert outcomes[0] == outcomes[1]


@pytest.mark.rule("EF-10")
@EVERY_FORM
def test_ef_10_it_does_not_matter_for_the_end_trigger(form: str) -> None:
    """It is no card of the deck, and none of the 3 in hand. In team play 6 cards lie sideways under the others."""
    under = ", Glacier Giant, Deathbringer, Everfrost Sentinel, Snow Monster, Ice Wyvern, Ice Queen"
    more = under if "teams" in form else ""
    for held, ends in (("Snow Fox, Frost Imp", True), ("Snow Fox, Frost Imp, War Sled", False)):
        cards = f"frozen 0: Crystal Grower | hand 0: {held} | deck 0: Polar Bear{more}"
        state = position(f"{form} | {cards}", "a e5")
        skip_turn(state)
        assert state.end_by == (0 if ends else -1)


@pytest.mark.rule("EF-10", "EF-4")
@EVERY_FORM
def test_ef_10_on_the_last_turn_it_can_still_be_thawed(form: str) -> None:
    state = position(f"{form} | frozen 0: Crystal Grower | end_by: 0 | last_turns: 1 | actions: 1", "a e5")
    play(state, "place a3", "thaw Crystal Grower", "upgrade e5")
    ended(state)
    assert board(state) == pieces("a a3, A e5")


# --------------------------------------------------------------------------------------------------------------- EF-11


@pytest.mark.rule("EF-11")
@TEAMS
def test_ef_11_the_teammate_cannot_thaw_it(form: str) -> None:
    state = position(f"{form} | frozen 0: Crystal Grower | active: 2", "a e5")
    assert offers(state, "thaw") == set()
    for seat in range(4):
        with pytest.raises(ChoiceError):
            state.apply(seat, TASHKALAR.read(state, "thaw Crystal Grower"))
    play(state, "place a3", "place a4")
    assert state.active == 3


@pytest.mark.rule("EF-11")
@TEAMS
@pytest.mark.parametrize("seat", range(4))
def test_ef_11_the_frozen_card_is_the_everfrost_players(form: str, seat: int) -> None:
    schools = ["northern", "highland", "sylvan", "southern"]
    schools[seat] = "everfrost"
    side = "ab"[seat % 2]
    text = form.replace("everfrost, highland, sylvan, southern", ", ".join(schools))
    state = position(f"{text} | active: {seat} | hand {seat}: Crystal Grower", f"{side} d6 e6")
    play(state, "summon Crystal Grower e5")
    assert [frozen(state, other) for other in range(4)] == [
        "Crystal Grower" if other == seat else None for other in range(4)
    ]
    play(state, "place a3", "finish")
    while state.active != seat:
        assert offers(state, "thaw") == set()
        skip_turn(state)
    play(state, "thaw Crystal Grower", "upgrade e5")
    assert board(state)["e5"] == side.upper()
    assert pile(state, seat) == ["Crystal Grower"]


@pytest.mark.rule("EF-11")
@TEAMS
def test_ef_11_after_passing_control_nothing_is_thawed_and_then_it_is_too_late(form: str) -> None:
    state = position(f"{form} | frozen 0: Crystal Grower", "a e5")
    play(state, "pass")
    for square in ("a3", "a4"):
        assert (state.active, state.control) == (0, 2)
        assert verbs(state) == {"place"}
        for seat in (0, 2):
            with pytest.raises(ChoiceError):
                state.apply(seat, TASHKALAR.read(state, "thaw Crystal Grower"))
        play(state, f"place {square}")
    assert state.active == 1
    assert frozen(state) == "Crystal Grower"


@pytest.mark.rule("EF-11")
def test_ef_11_too_late_when_control_comes_back_for_claiming() -> None:
    state = position(f"{TEAM_HIGH} | frozen 0: Crystal Grower | actions: 1 | tasks: Center Cross", "a e4 d5 e5 f5")
    play(state, "pass", "place e6")
    assert (state.active, state.control) == (0, 0)
    assert offered(state) == {"claim Center Cross", "finish"}


@pytest.mark.rule("EF-11")
@TEAMS
def test_ef_11_the_teammate_finishes_a_frozen_effect_that_is_being_resolved(form: str) -> None:
    state = position(f"{form} | frozen 0: Ice Princess | legends 0: Titan", "a e5 c5")
    play(state, "thaw Ice Princess")
    options = offered(state)
    assert "pass" in options
    play(state, "pass")
    assert (state.active, state.control, legends(state, 2)) == (0, 2, ["Titan"])
    assert offered(state) == options - {"pass"}
    with pytest.raises(ChoiceError):
        state.apply(0, TASHKALAR.read(state, "move e5 e6"))
    state.apply(2, TASHKALAR.read(state, "move e5 e6"))
    assert board(state) == pieces("a e6 c5")
    assert (pile(state, 0), pile(state, 2)) == (["Ice Princess"], [])
    assert (state.control, state.actions, verbs(state)) == (2, 2, {"place"})


@pytest.mark.rule("EF-11")
@TEAMS
def test_ef_11_passing_a_frozen_effect_after_the_last_action_ends_the_turn(form: str) -> None:
    state = position(f"{form} | frozen 0: Ice Princess | actions: 1 | flares 0: flare 2", f"a e5, {FIVE_MORE} b2")
    play(state, "place a3", "thaw Ice Princess", "pass", "move e5 e6")
    assert (state.active, state.control) == (1, 1)
    assert flares(state, 0) == ["flare 2"]


@pytest.mark.rule("EF-11")
@TEAMS
def test_ef_11_a_being_finished_by_the_teammate_is_frozen_for_its_player(form: str) -> None:
    state = ready(form, "Ice Princess", " | frozen 0: Crystal Grower")
    play(state, "summon Ice Princess e5", "pass", "decline")
    assert (state.active, state.control) == (0, 2)
    assert offered(state) == {"keep Crystal Grower", "keep Ice Princess"}
    play(state, "keep Ice Princess")
    assert [frozen(state, seat) for seat in range(4)] == ["Ice Princess", None, None, None]
    assert (pile(state, 0), pile(state, 2)) == (["Crystal Grower"], [])
    assert verbs(state) == {"place"}
    play(state, "place a3")
    assert state.active == 1


@pytest.mark.rule("EF-11")
@TEAMS
def test_ef_11_an_action_gained_before_passing_is_used_by_the_teammate(form: str) -> None:
    state = position(f"{form} | frozen 0: Winter Whisperer | flares 0: flare 2 | actions: 0", "a e5")
    play(state, "thaw Winter Whisperer", "destroy e5", "discard flare 2")
    assert "pass" in offered(state)
    play(state, "pass")
    assert (state.control, state.actions, verbs(state)) == (2, 1, {"place"})
    play(state, "place a3")
    assert state.active == 1


@pytest.mark.rule("EF-11", "INFO-1")
@TEAMS
def test_ef_11_the_flare_is_not_shown_to_the_teammate_who_finishes(form: str) -> None:
    """Its owner is asked about it; then the teammate goes on."""
    state = position(f"{form} | frozen 0: Winter Whisperer | flares 0: flare 2 | flares 2: flare 9", "a e5")
    play(state, "thaw Winter Whisperer", "pass")
    assert (state.asked, offered(state)) == (2, {"destroy e5", "decline"})
    play(state, "destroy e5")
    assert (state.asked, offered(state)) == (0, {"discard flare 2", "decline"})
    assert list(state.requests()) == [0]
    assert "options" not in state.view(2)["request"]
    play(state, "discard flare 2")
    assert (state.asked, verbs(state)) == (2, {"place"})
    assert (state.actions, flares(state, 0), flares(state, 2)) == (3, [], ["flare 9"])


# --------------------------------------------------------------------------------------------------------------- EF-12


def slow(state: State) -> None:
    """The Everfrost player summons the Sentinel onto an enemy piece and downgrades it."""
    play(state, "summon Everfrost Sentinel e5", "downgrade e5")


def actions_of_turns(state: State, number: int) -> list[tuple[int, int]]:
    """The next turns: seat, and how many actions were used to place."""
    found = []
    for _ in range(number):
        turn, seat = state.turn, state.active
        placed = 0
        while state.turn == turn:
            placed += "place" in verbs(state)
            open_ = offered(state)
            play(state, next((f"place {square}" for square in SQUARES if f"place {square}" in open_), "finish"))
        found.append((seat, placed))
    return found


@pytest.mark.rule("EF-12")
@pytest.mark.parametrize("form", [HIGH, DUEL, MELEE_3, MELEE_4])
def test_ef_12_every_other_player_has_one_action_fewer_once(form: str) -> None:
    state = ready(form, "Everfrost Sentinel", others="b e5")
    slow(state)
    seats = state.table.seats
    others = [(seat, 1) for seat in range(1, seats)]
    assert actions_of_turns(state, seats + 1) == [(0, 1), *others, (0, 2)]  # one action was the summoning
    assert actions_of_turns(state, seats - 1) == [(seat, 2) for seat in range(1, seats)]


@pytest.mark.rule("EF-12")
@TEAMS
def test_ef_12_of_the_other_team_only_the_next_turn(form: str) -> None:
    state = ready(form, "Everfrost Sentinel", others="b e5")
    slow(state)
    assert actions_of_turns(state, 5) == [(0, 1), (1, 1), (2, 2), (3, 2), (0, 2)]


@pytest.mark.rule("EF-12")
def test_ef_12_team_the_second_player_of_the_other_team_may_come_first() -> None:
    text = TEAM_DUEL.replace("everfrost, highland", "highland, everfrost")
    state = position(f"{text} | active: 1 | hand 1: Everfrost Sentinel", "b e6 e7 f7 f8, a e5")
    slow(state)
    assert actions_of_turns(state, 5) == [(1, 1), (2, 1), (3, 2), (0, 2), (1, 2)]


@pytest.mark.rule("EF-12")
@pytest.mark.parametrize("form", [HIGH, DUEL, MELEE_3])
def test_ef_12_your_extra_turn_comes_first_and_is_not_shortened(form: str) -> None:
    state = ready(form, "Everfrost Sentinel", " | another_turn", others="b e5")
    slow(state)
    seats = state.table.seats
    assert actions_of_turns(state, seats + 1) == [(0, 1), (0, 2), *[(seat, 1) for seat in range(1, seats)]]


@pytest.mark.rule("EF-12")
def test_ef_12_an_extra_turn_of_the_opponent_has_two_actions_again() -> None:
    state = position(f"{DUEL} | slowed: b | actions: 1", "a a7")
    assert actions_of_turns(state, 1) == [(0, 1)]
    assert state.actions == 1
    state.another_turn = True
    assert actions_of_turns(state, 2) == [(1, 1), (1, 2)]


@pytest.mark.rule("EF-12")
@pytest.mark.parametrize("form", [HIGH, DUEL, MELEE_3])
def test_ef_12_also_on_final_turns(form: str) -> None:
    seats = 3 if "melee" in form else 2
    state = ready(form, "Everfrost Sentinel", f" | end_by: {seats - 1} | last_turns: {seats}", others="b e5")
    slow(state)
    assert actions_of_turns(state, seats) == [(0, 1), *[(seat, 1) for seat in range(1, seats)]]
    ended(state)


@pytest.mark.rule("EF-12")
def test_ef_12_flags_do_not_add_up() -> None:
    state = ready(DUEL, "Everfrost Sentinel", " | slowed: b", others="b e5")
    slow(state)
    assert actions_of_turns(state, 4) == [(0, 1), (1, 1), (0, 2), (1, 2)]


@pytest.mark.rule("EF-12")
def test_ef_12_only_those_who_have_not_had_their_turn_keep_the_flag() -> None:
    state = position(f"{MELEE_4} | slowed: b c d | actions: 1", "a a7")
    assert actions_of_turns(state, 2) == [(0, 1), (1, 1)]
    assert state.to_json()["slowed"] == 0b1000  # seat 2 is on turn
    assert actions_of_turns(state, 4) == [(2, 1), (3, 1), (0, 2), (1, 2)]


@pytest.mark.rule("EF-12")
def test_ef_12_actions_gained_on_that_turn_are_not_affected() -> None:
    text = "form: duel | schools: everfrost, northern | slowed: b | actions: 1 | hand 1: Time Mage"
    state = position(text, "b e4 d5 f5 e6")
    play(state, "place a3")
    assert (state.active, state.actions) == (1, 1)
    play(state, "summon Time Mage f4")
    assert (state.active, state.actions) == (1, 1)
    play(state, "place a4")
    assert state.active == 0


@pytest.mark.rule("EF-12")
def test_ef_12_who_takes_the_turn_is_told_the_actions() -> None:
    state = ready(DUEL, "Everfrost Sentinel", others="b e5")
    told = play(state, "summon Everfrost Sentinel e5", "downgrade e5")
    assert facts(told, "slowed") == [{"sides": [1]}]
    (turn,) = facts(play(state, "place a3"), "turn")
    assert (turn["seat"], turn["actions"]) == (1, 1)
    for watcher in watchers(state):
        assert state.view(watcher)["actions"] == 1


# --------------------------------------------------------------------------------------------------------------- EF-13


@pytest.mark.rule("EF-13")
@EVERY_FORM
@pytest.mark.parametrize("sign", ["b", "B", "B*"])
def test_ef_13_the_victim_does_not_come_back(form: str, sign: str) -> None:
    """On e6 the pieces of the pattern support even the attack on a legendary piece."""
    state = ready(form, "Deathbringer", others=f"{sign} e6")
    before = (two_faced(state, "b"), legendary(state, "b"))
    play(state, "summon Deathbringer e5", "destroy e6")
    assert "e6" not in board(state)
    assert (two_faced(state, "b"), legendary(state, "b")) == before
    assert state.to_json()["removed"][:2] == [[0, 0], [0, 1] if sign == "B*" else [1, 0]]
    skip_turn(state)
    assert state.to_json()["removed"][:2] == [[0, 0], [0, 1] if sign == "B*" else [1, 0]]


@pytest.mark.rule("EF-13")
def test_ef_13_its_side_has_one_piece_fewer_for_good() -> None:
    """Side b has no piece in supply. One destroyed in the usual way can be placed again, the victim cannot."""
    more = " | supply: 11 3, 0 0 | actions: 1"
    state = ready(DUEL, "Deathbringer", more, "b e5 h3")
    play(state, "summon Deathbringer e5", "decline")
    assert (state.active, two_faced(state, "b"), verbs(state)) == (1, 1, {"place"})
    state = ready(DUEL, "Deathbringer", more, "b e6 h3")
    play(state, "summon Deathbringer e5", "destroy e6")
    assert (state.active, two_faced(state, "b"), verbs(state)) == (1, 0, {"lift"})


@pytest.mark.rule("EF-13")
@pytest.mark.parametrize("left", [0, 1])
def test_ef_13_nor_can_a_legendary_piece_be_had_again(left: int) -> None:
    """Side b has the pieces around c3 for the Hell Bull: it comes only if there is another legendary piece."""
    more = f" | legends 1: Hell Bull | supply: 11 3, 8 {left} | actions: 1"
    state = ready(DUEL, "Deathbringer", more, "b b2 d2 c3 c4, B b3 d3, B* e6")
    play(state, "summon Deathbringer e5", "destroy e6")
    assert state.active == 1
    assert (offers(state, "summon") != set()) is bool(left)


@pytest.mark.rule("EF-13")
@pytest.mark.parametrize(("sign", "scored"), [("b", 1), ("B", 2), ("B*", 4)])
def test_ef_13_it_counts_twice_for_scoring(sign: str, scored: int) -> None:
    for form in (DUEL, TEAM_DUEL):
        state = ready(form, "Deathbringer", " | actions: 1", f"{sign} e6")
        play(state, "summon Deathbringer e5", "destroy e6")
        assert state.active == 1
        assert state.points == [scored, 0]
    state = ready(MELEE_3, "Deathbringer", " | actions: 1", f"{sign.replace('b', 'c').replace('B', 'C')} e6")
    play(state, "summon Deathbringer e5", "destroy e6")
    assert (points(state, 0, "c"), sum(state.points)) == (scored, scored)


@pytest.mark.rule("EF-13")
@pytest.mark.parametrize("form", [HIGH, TEAM_HIGH])
@pytest.mark.parametrize(
    ("task", "sign", "before", "met"),
    [
        ("Destruction", "b", 1, True),
        ("Destruction", "b", 0, False),
        ("Heroic Destruction", "B", 1, True),
        ("End of Legends", "B", 0, True),  # two heroic pieces
        ("End of Legends", "b", 2, False),
    ],
)
def test_ef_13_it_counts_twice_for_tasks(form: str, task: str, sign: str, before: int, met: bool) -> None:
    more = f" | actions: 1 | tasks: {task} | destroyed: 0 0 0 {before} 0 0"
    state = ready(form, "Deathbringer", more, f"{sign} e6")
    play(state, "summon Deathbringer e5", "destroy e6")
    assert (state.active == 0) is met
    assert not met or offered(state) == {f"claim {task}", "finish"}


@pytest.mark.rule("EF-13")
@EVERY_FORM
def test_ef_13_an_own_piece_is_gone_too_and_scores_nothing(form: str) -> None:
    state = ready(form, "Deathbringer", " | actions: 1")
    before = two_faced(state)
    play(state, "summon Deathbringer e5", "destroy d5")
    assert two_faced(state) == before - 1
    assert state.to_json()["removed"][0] == [1, 0]
    assert not any(state.points)


# --------------------------------------------------------------------------------------------------------------- EF-14


SUMMONER = "frozen 0: Frostweave Summoner | hand 0: Snow Fox"


def improvised(form: str) -> str:
    """All improvisations of a melee are used up."""
    return f" | improvised 0: {'b c' if 'southern' not in form else 'b c d'}" if "melee" in form else ""


@pytest.mark.rule("EF-14")
@EVERY_FORM
def test_ef_14_thawing_and_summoning_are_one_choice(form: str) -> None:
    state = position(f"{form} | {SUMMONER}", "a f5, b g6")
    assert offers(state, "thaw") == set()
    assert "Snow Fox e5 thawing" in offers(state, "summon")
    told = play(state, "summon Snow Fox e5 thawing")
    (summoning,) = facts(told, "summoning")
    assert (summoning["used"], summoning["borrowed"], summoning["improvised"]) == (["f5", "g6"], ["g6"], None)
    assert facts(told, "thawed") == [{"seat": 0, "card": "Frostweave Summoner"}]
    assert (frozen(state), pile(state, 0)) == (None, ["Frostweave Summoner"])
    play(state, "decline")
    assert board(state) == pieces("a e5 f5, b g6")
    assert pile(state, 0) == ["Frostweave Summoner", "Snow Fox"]
    assert state.actions == 1


@pytest.mark.rule("EF-14")
@EVERY_FORM
def test_ef_14_the_card_is_spent_only_with_the_summoning(form: str) -> None:
    """Without one it stays, and after the last action nobody is asked."""
    state = position(f"{form} | {SUMMONER}, Frost Imp", "a f5, b g6")
    play(state, "discard Frost Imp", "decline", "place a3")
    assert state.active == 1
    assert frozen(state) == "Frostweave Summoner"


@pytest.mark.rule("EF-14")
@EVERY_FORM
def test_ef_14_it_helps_with_one_summoning(form: str) -> None:
    state = position(f"{form} | {SUMMONER}, Polar Bear{improvised(form)}", "a f5 g5 f6, b g6 h6")
    assert "Polar Bear e5 thawing" in offers(state, "summon")
    assert "Snow Fox e5 thawing" in offers(state, "summon")
    play(state, "summon Snow Fox e5 thawing", "decline")
    assert not any("thawing" in choice or "Polar Bear" in choice for choice in offers(state, "summon"))


@pytest.mark.rule("EF-14")
@EVERY_FORM
def test_ef_14_not_where_it_is_needless(form: str) -> None:
    state = position(f"{form} | {SUMMONER}", "a f5 g6 h7, b g4")
    choices = {choice for choice in offers(state, "summon") if choice.startswith("Snow Fox e5")}
    assert choices == {"Snow Fox e5"}


@pytest.mark.rule("EF-14")
@EVERY_FORM
def test_ef_14_one_enemy_piece_at_most(form: str) -> None:
    state = position(f"{form} | {SUMMONER}{improvised(form)}", "a a3, b f5 g6")
    assert not any(choice.startswith("Snow Fox e5") for choice in offers(state, "summon"))


@pytest.mark.rule("EF-14")
@EVERY_FORM
def test_ef_14_the_piece_remains_an_enemy_piece(form: str) -> None:
    """On the summoning square it is destroyed as one."""
    state = position(f"{form} | frozen 0: Frostweave Summoner | hand 0: Frozen Chest | actions: 1", "a d5 f5, B e5")
    play(state, "summon Frozen Chest e5 thawing")
    assert state.destroyed[4] == 1
    play(state, "decline")
    assert "high" in form or sum(state.points) == 1


@pytest.mark.rule("EF-14")
def test_ef_14_melee_together_with_an_improvised_summoning() -> None:
    state = position(f"{MELEE_4} | {SUMMONER}", "a a3, b f5, d g6")
    choices = {choice for choice in offers(state, "summon") if choice.startswith("Snow Fox e5")}
    assert choices == {"Snow Fox e5 improvising b thawing", "Snow Fox e5 improvising d thawing"}
    told = play(state, "summon Snow Fox e5 improvising d thawing")
    (summoning,) = facts(told, "summoning")
    assert (summoning["borrowed"], summoning["improvised"]) == (["f5", "g6"], 3)
    assert state.to_json()["improvised"] == [0b1000, 0, 0, 0]
    assert frozen(state) is None


@pytest.mark.rule("EF-14")
def test_ef_14_melee_where_one_is_enough_improvising_or_thawing() -> None:
    state = position(f"{MELEE_4} | {SUMMONER}", "a f5, b g6, c g4")
    choices = {choice for choice in offers(state, "summon") if choice.startswith("Snow Fox e5")}
    assert choices == {"Snow Fox e5 improvising b", "Snow Fox e5 improvising c", "Snow Fox e5 thawing"}


@pytest.mark.rule("EF-14")
def test_ef_14_melee_three_enemy_pieces_are_too_many() -> None:
    state = position(f"{MELEE_4} | frozen 0: Frostweave Summoner | hand 0: Royal Reindeer", "a a3 a4, b d6, c e6, d f7")
    assert offers(state, "summon") == set()


@pytest.mark.rule("EF-14")
def test_ef_14_each_help_lends_one_piece() -> None:
    """With an enemy piece lent by another effect, too, thawing is needed for the second one only."""
    for men, way in (("a f5, b g6", "Snow Fox e5"), ("a a3, b f5 g6", "Snow Fox e5 thawing")):
        state = position(f"{DUEL} | {SUMMONER} | borrow", men)
        assert {choice for choice in offers(state, "summon") if choice.startswith("Snow Fox e5")} == {way}


@pytest.mark.rule("EF-14")
@TEAMS
def test_ef_14_team_only_for_a_summoning_of_the_own_turn(form: str) -> None:
    """The teammate could summon the Sapling with the enemy piece on e6."""
    text = f"{form} | frozen 0: Frostweave Summoner | active: 2 | hand 2: Sapling"
    state = position(text, "a e7, b e6")
    assert offers(state, "summon") == set()
    state = position(f"{form} | {SUMMONER}", "a f5, b g6")
    play(state, "pass")
    assert verbs(state) == {"place"}


@pytest.mark.rule("EF-14")
@TEAMS
def test_ef_14_team_a_legend_of_the_team(form: str) -> None:
    text = f"{form} | frozen 0: Frostweave Summoner | legends 0: Hell Bull"
    state = position(text, "a d4 f4 e5 e6, A d5, B f5")
    play(state, "summon Hell Bull e5 thawing", "decline")
    assert board(state)["e5"] == "A*"
    assert (pile(state, 0), pile(state, "legends")) == (["Frostweave Summoner"], ["Hell Bull"])


# --------------------------------------------------------------------------------------------------------------- EF-15


@pytest.mark.rule("EF-15")
@pytest.mark.parametrize("card", ["Ice Wyvern", "Frostweave Illusionist"])
@EVERY_FORM
def test_ef_15_without_a_piece_of_yours_nothing_is_placed_or_converted(form: str, card: str) -> None:
    """The frozen effects. With a piece in supply something happens."""
    men = "A e5, b h3"
    for supply, possible in ((0, False), (1, True)):
        state = position(f"{form} | frozen 0: {card}", men)
        sides = ", ".join([f"{supply} 3", *["13 3"] * (state.table.sides - 1)])
        state = position(f"{form} | frozen 0: {card} | supply: {sides}", men)
        play(state, f"thaw {card}")
        if state.stack:
            play(state, min(offered(state) - {"pass"}))
        assert (board(state) != pieces(men)) is possible
        assert two_faced(state) == 0
        assert pile(state, 0) == [card]


@pytest.mark.rule("EF-15")
def test_ef_15_melee_a_colour_without_pieces_cannot_take_the_illusionists_place() -> None:
    for supply, colour in (("12 3, 0 3, 1 3", "c"), ("12 3, 1 3, 0 3", "b")):
        state = ready(MELEE_3, "Frostweave Illusionist", f" | supply: {supply}")
        play(state, "summon Frostweave Illusionist e5")
        assert board(state)["e5"] == colour
        assert (two_faced(state), two_faced(state, "b"), two_faced(state, "c")) == (12, 0, 0)
    state = ready(MELEE_3, "Frostweave Illusionist", " | supply: 12 3, 0 3, 0 3")
    play(state, "summon Frostweave Illusionist e5")
    assert board(state)["e5"] == "A"
    assert frozen(state) == "Frostweave Illusionist"


# --------------------------------------------------------------------------------------------------------------- EF-16


@pytest.mark.rule("EF-16")
@EVERY_FORM
def test_ef_16_everybody_sees_the_frozen_card(form: str) -> None:
    state = position(f"{form} | frozen 0: Ice Queen | slowed: b | pile 0: Snow Fox", "A e5")
    for watcher in watchers(state):
        view = state.view(watcher)
        assert view["frozen"] == state.to_json()["frozen"]
        assert view["frozen"][0] == "Ice Queen"
        assert view["slowed"] == 0b10
        dealt = TASHKALAR.determinize(view, Dealer.from_seed("x"))
        assert frozen(dealt) == "Ice Queen"
        assert "Ice Queen" not in [*hand(dealt, 0), *deck(dealt, 0), *pile(dealt, 0)]


@pytest.mark.rule("EF-16")
@EVERY_FORM
def test_ef_16_the_choice_between_two_frozen_cards_and_thawing_are_public(form: str) -> None:
    state = ready(form, "Ice Princess", " | frozen 0: Crystal Grower")
    play(state, "summon Ice Princess e5", "decline")
    told = play(state, "keep Crystal Grower", "thaw Crystal Grower")
    for watcher in watchers(state):
        heard = [event.seen_by(watcher) for event in told]
        assert [fact.get("card") for fact in heard] == ["Ice Princess", "Crystal Grower"]
    state = ready(form, "Ice Princess", " | frozen 0: Crystal Grower")
    play(state, "summon Ice Princess e5", "decline")
    told = play(state, "keep Ice Princess")
    for watcher in watchers(state):
        assert {event.seen_by(watcher)["card"] for event in told} == {"Ice Princess", "Crystal Grower"}


@pytest.mark.rule("EF-16")
@EVERY_FORM
def test_ef_16_the_card_recovered_by_the_frozen_chest_is_public(form: str) -> None:
    state = ready(form, "Frozen Chest", " | pile 0: Snow Fox, Ice Queen, Ice Princess")
    play(state, "summon Frozen Chest e5")
    told = play(state, "freeze Ice Princess")
    for watcher in watchers(state):
        (fact,) = [event.seen_by(watcher) for event in told if event.kind == "frozen"]
        assert fact["card"] == "Ice Princess"
        assert state.view(watcher)["piles"][0] == ["Snow Fox", "Ice Queen", "Frozen Chest"]


@pytest.mark.rule("EF-16")
@EVERY_FORM
def test_ef_16_the_flare_discarded_by_the_whisperer_is_public(form: str) -> None:
    """Discard piles are open (INFO-1)."""
    state = position(f"{form} | frozen 0: Winter Whisperer | flares 0: flare 7", "A e5")
    told = play(state, "thaw Winter Whisperer", "discard flare 7")
    for watcher in watchers(state):
        cards = [event.seen_by(watcher)["card"] for event in told if event.kind == "card-discarded"]
        assert cards == ["flare 7", "Winter Whisperer"]
        assert state.view(watcher)["piles"][state.table.seats + 1] == ["flare 7"]


@pytest.mark.rule("EF-16")
@EVERY_FORM
def test_ef_16_a_position_with_frozen_cards_can_be_written_and_read(form: str) -> None:
    """Also in the middle of a frozen effect, and of the choice between two cards."""
    at_choice = ready(form, "Ice Princess", " | frozen 0: Crystal Grower")
    play(at_choice, "summon Ice Princess e5", "decline")
    in_effect = position(f"{form} | frozen 0: Ice Princess | slowed: b | removed: {removed(form)}", "a e5")
    play(in_effect, "thaw Ice Princess")
    for state in (at_choice, in_effect):
        assert TASHKALAR.parse_position(TASHKALAR.position(state)) == state
        assert TASHKALAR.from_json(state.to_json()) == state
        for watcher in watchers(state):
            view = state.view(watcher)
            assert TASHKALAR.determinize(view, Dealer.from_seed("y")).view(watcher) == view


def removed(form: str) -> str:
    sides = 2 if "melee" not in form else form.count(",") + 1
    return ", ".join(["1 0", "0 1", "0 0", "0 0"][:sides])
