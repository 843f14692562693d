"""EF-1 to EF-8: Everfrost, how cards freeze and are thawed."""

import pytest
from games.tashkalar.support.everfrost import (
    DUEL,
    EVERY_FORM,
    FIVE_MORE,
    FOUR_MORE,
    HIGH,
    MELEE_3,
    MELEE_4,
    PATTERNS,
    TEAM_HIGH,
    frozen,
    ready,
)
from games.tashkalar.support.printed import SCHOOLS, being
from games.tashkalar.support.table import (
    SQUARES,
    Board,
    board,
    deck,
    flares,
    hand,
    happened,
    kinds,
    offered,
    offers,
    pieces,
    pile,
    play,
    points,
    position,
    skip_turn,
    verbs,
)

from arenarium.core.errors import ChoiceError
from arenarium.games.tashkalar.formats.view import open_view
from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.state import events

COMMON = {"Snow Fox", "Royal Reindeer", "Crystal Mirror", "Crystal Grower", "Ice Princess"}
BESIDES = {"Crystal Grower", "Ice Princess", "Ice Queen", "Ice Wyvern", "Frostweave Illusionist"}
"""The cards with a frozen effect besides a normal one."""
FROZEN_ONLY = {"Frostweave Summoner", "Winter Whisperer"}
WITH_FROZEN = pytest.mark.parametrize("card", sorted(BESIDES | FROZEN_ONLY))


def say_no(state: State) -> None:
    """Finish the effect in progress, doing only what must be done."""
    while state.stack and not verbs(state) & {"keep"}:
        open_ = offered(state) - {"pass"}
        play(state, "decline" if "decline" in open_ else min(open_))


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
        log = play(state, f"summon {name} e5")
        assert board(state) == before | {"e5": "A"}
        assert not state.stack
        assert kinds(log) == ["summoning", "summoned", "frozen"]


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
    log = play(state, "move e5 h7")
    assert kinds(log) == ["destroyed", "moved", "destroyed", "frozen"]


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
    log = play(state, "thaw Ice Princess")
    assert (frozen(state), pile(state, 0)) == (None, ["Snow Fox", "Frost Imp"])
    assert happened(log, events.Thawed) == [events.Thawed(seat=0, card="Ice Princess")]
    assert "decline" not in offered(state)
    log = play(state, "move e5 e6")
    assert pile(state, 0) == ["Snow Fox", "Frost Imp", "Ice Princess"]
    assert kinds(log) == ["moved", "card-discarded"]


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
    assert open_view(state).summoned == (1, 0, 1, 0)
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
    log = play(state, "decline")
    assert offers(state, "keep") == {"Crystal Grower", "Ice Princess"}
    assert verbs(state) == {"keep"}  # it is too late to thaw the older one
    assert (state.actions, pile(state, 0)) == (1, [])
    log = play(state, f"keep {kept}")
    (other,) = {"Crystal Grower", "Ice Princess"} - {kept}
    assert (frozen(state), pile(state, 0)) == (kept, [other])
    assert [fact.card for fact in happened(log, events.CardDiscarded)] == [other]
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
    log = play(state, "freeze Ice Queen")
    assert not state.stack
    assert (frozen(state), pile(state, 0)) == ("Ice Queen", ["Crystal Grower", "Frozen Chest"])
    assert happened(log, events.Frozen) == [events.Frozen(seat=0, card="Ice Queen")]
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
    log = play(state, "thaw Winter Whisperer", "decline", "discard flare 2")
    assert {"flare", "scored"} & set(kinds(log)) == set()
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
