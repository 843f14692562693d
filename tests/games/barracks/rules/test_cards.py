"""CARDS: what a card set must have, and what its abilities and effects do."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest
from games.barracks.support.printed import MOVES, WARRIORS
from games.barracks.support.table import (
    DAMAGE,
    HIT,
    REST,
    STORM,
    SWEEP,
    Cards,
    Dice,
    barracks,
    battle,
    boosts,
    both,
    facts,
    field,
    hurt,
    names,
    play,
    status,
    turn,
)

from arenarium.cards.cardfile import CardFile
from arenarium.cards.tree import Node, parts
from arenarium.core.errors import CardError
from arenarium.games.barracks.cards.cards import CATEGORIES, LEVELS, read_moves, read_warriors
from arenarium.games.barracks.language import tree
from arenarium.games.barracks.language.tree import Boost, Sort, Status, Who

WARRIOR = """\
[[warrior]]
name = "Piper"
level = 2
hearts = 7
wings = 3
lines = [["iron"], ["bow", "fire"]]
ability = "Be immune to poison."
flavour = "He pays himself."
"""
MOVE = """\
[[move]]
name = "Piping"
category = "prayer"
level = 3
icons = 2
damage = 1
copies = 4
priority = -1
effect = "Give each warrior hit 1 slowness."
flavour = "Children first."
"""


def card_file(text: str) -> CardFile:
    return CardFile("mine.toml", text)


def printed(name: str) -> list[dict[str, Any]]:
    """What the card file says, read without the game."""
    text = resources.files("arenarium.games.barracks.cards").joinpath("data", f"{name}s.toml").read_text("utf-8")
    found: list[dict[str, Any]] = tomllib.loads(text)[name]
    return found


# ----------------------------------------------------------------------------------------------------------- CARDS-1


@pytest.mark.rule("CARDS-1")
def test_cards_1_a_warrior_has_name_level_hearts_wings_two_lines_and_perhaps_an_ability() -> None:
    (piper,) = read_warriors(card_file(WARRIOR))
    assert (piper.name, piper.level, piper.hearts, piper.wings) == ("Piper", 2, 7, 3)
    assert piper.lines == (("iron",), ("bow", "fire"))
    assert piper.ability == tree.Ability((tree.Always(tree.ImmuneToStatus(Status.POISON)),))
    (plain,) = read_warriors(card_file(WARRIOR.replace('ability = "Be immune to poison."\n', "")))
    assert plain.ability is None


@pytest.mark.rule("CARDS-1")
@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ('name = "Piper"\n', "", 1, "'name' is missing"),
        ("level = 2", "level = 0", 3, "'level' is 0; expected 1 to 5"),
        ("level = 2", "level = 6", 3, "'level' is 6; expected 1 to 5"),
        ("level = 2\n", "", 1, "'level' is missing"),
        ("hearts = 7", "hearts = 0", 4, "'hearts' is 0"),
        ("hearts = 7", 'hearts = "7"', 4, "'hearts' is '7'; expected a number"),
        ("wings = 3", "wings = -1", 5, "'wings' is -1"),
        ("wings = 3\n", "", 1, "'wings' is missing"),
        ('[["iron"], ["bow", "fire"]]', '[["iron"]]', 6, "'lines' are 2 lists"),
        ('[["iron"], ["bow", "fire"]]', '[["iron"], []]', 6, "none of them empty"),
        ('[["iron"], ["bow", "fire"]]', '[["iron"], ["bow"], ["fire"]]', 6, "'lines' are 2 lists"),
        ('"fire"]]', '"ice"]]', 6, "unknown category 'ice'"),
        ("Be immune to poison.", "Be immune to cold.", 7, "cold"),
        ('flavour = "', 'taste = "', 8, "unknown key 'taste'"),
    ],
)
def test_cards_1_what_is_wrong_with_a_warrior_is_said_with_its_place(old: str, new: str, line: int, said: str) -> None:
    assert WARRIOR.count(old) == 1
    with pytest.raises(CardError) as refused:
        read_warriors(card_file(WARRIOR.replace(old, new)))
    assert refused.value.file == "mine.toml"
    assert refused.value.line == line
    assert said in str(refused.value)


@pytest.mark.rule("CARDS-1", "CARDS-2")
def test_cards_1_and_2_no_two_cards_of_a_kind_have_one_name() -> None:
    with pytest.raises(CardError, match="a second warrior called 'Piper'"):
        read_warriors(card_file(WARRIOR * 2))
    with pytest.raises(CardError, match="a second move called 'Piping'"):
        read_moves(card_file(MOVE * 2))


@pytest.mark.rule("CARDS-1")
def test_cards_1_the_warriors_of_the_set_are_as_printed() -> None:
    assert len(WARRIORS) == len(printed("warrior"))
    for warrior, said in zip(WARRIORS, printed("warrior"), strict=True):
        found = (warrior.name, warrior.level, warrior.hearts, warrior.wings, [list(line) for line in warrior.lines])
        assert found == (said["name"], said["level"], said["hearts"], said["wings"], said["lines"])
        assert (warrior.ability is not None) == ("ability" in said)
        assert {category for line in warrior.lines for category in line} <= set(CATEGORIES)
    assert {warrior.level for warrior in WARRIORS} == set(LEVELS)


# ----------------------------------------------------------------------------------------------------------- CARDS-2


@pytest.mark.rule("CARDS-2")
def test_cards_2_a_move_has_name_category_level_icons_damage_copies_and_perhaps_priority_and_effects() -> None:
    (piping,) = read_moves(card_file(MOVE))
    assert (piping.name, piping.category, piping.level) == ("Piping", "prayer", 3)
    assert (piping.icons, piping.damage, piping.copies, piping.priority) == (2, 1, 4, -1)
    assert piping.effect is not None
    plain = MOVE.replace("priority = -1\n", "").replace('effect = "Give each warrior hit 1 slowness."\n', "")
    (found,) = read_moves(card_file(plain))
    assert (found.priority, found.effect) == (0, None)


@pytest.mark.rule("CARDS-2")
@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ('name = "Piping"\n', "", 1, "'name' is missing"),
        ('"prayer"', '"song"', 3, "'category' is 'song'"),
        ("level = 3", "level = 9", 4, "'level' is 9; expected 1 to 5"),
        ("icons = 2", "icons = 4", 5, "'icons' is 4; expected 0 to 3"),
        ("icons = 2", "icons = -1", 5, "'icons' is -1; expected 0 to 3"),
        ("icons = 2", "icons = true", 5, "'icons' is True; expected a number"),
        ("damage = 1", "damage = -1", 6, "'damage' is -1"),
        ("damage = 1\n", "", 1, "'damage' is missing"),
        ("copies = 4", "copies = 0", 7, "'copies' is 0"),
        ("priority = -1", "priority = 1.5", 8, "'priority' is 1.5; expected a number"),
        ("1 slowness", "1 sloth", 9, "sloth"),
        ('flavour = "', 'taste = "', 10, "unknown key 'taste'"),
    ],
)
def test_cards_2_what_is_wrong_with_a_move_is_said_with_its_place(old: str, new: str, line: int, said: str) -> None:
    assert MOVE.count(old) == 1
    with pytest.raises(CardError) as refused:
        read_moves(card_file(MOVE.replace(old, new)))
    assert refused.value.file == "mine.toml"
    assert refused.value.line == line
    assert said in str(refused.value)


@pytest.mark.rule("CARDS-2")
def test_cards_2_the_moves_of_the_set_are_as_printed() -> None:
    assert len(MOVES) == len(printed("move"))
    for move, said in zip(MOVES, printed("move"), strict=True):
        found = (move.name, move.category, move.level, move.icons, move.damage, move.copies, move.priority)
        assert found == (*(said[key] for key in ("name", "category", "level", "icons", "damage", "copies")),
                         said.get("priority", 0))  # fmt: skip
        assert (move.effect is not None) == ("effect" in said)
    assert {move.icons for move in MOVES} == {0, 1, 2, 3}
    assert {move.category for move in MOVES} == set(CATEGORIES)
    assert {move.level for move in MOVES} == set(LEVELS)
    assert min(move.priority for move in MOVES) < 0 < max(move.priority for move in MOVES)


# ----------------------------------------------------------------------------------------------------------- CARDS-3


def every(kind: type[Node], *cards: Any) -> Iterator[Any]:
    for card in cards:
        yield from (part for part in parts(card) if isinstance(part, kind))


@pytest.mark.rule("CARDS-3")
def test_cards_3_the_set_has_abilities_that_change_damage_and_abilities_that_change_other_rules() -> None:
    abilities = [warrior.ability for warrior in WARRIORS if warrior.ability]
    kinds = Counter(type(part) for part in every(tree.Modifier, *abilities))
    changes: list[type[Node]] = [tree.DealMore, tree.TakeLess, tree.IgnoreDefence]
    for kind in (*changes, tree.ImmuneToStatus, tree.ImmuneToBoost, tree.ActSooner, tree.KeepBoosts):
        assert kinds[kind] > 0
    assert {part.event for part in every(tree.When, *abilities)} == set(tree.Trigger)


@pytest.mark.rule("CARDS-3", "MOVE-4")
@pytest.mark.parametrize(
    ("ability", "category", "words", "expected"),
    [
        ("Deal 2 more damage.", "iron", "", 5),
        ("Deal 2 more damage with bow moves.", "bow", "", 5),
        ("Deal 2 more damage with bow moves.", "iron", "", 3),
        ("Deal 1 more damage to each burning warrior hit.", "iron", "burn", 4),
        ("Deal 1 more damage to each burning warrior hit.", "iron", "poison", 3),
        ("Deal 1 more damage to each burning warrior hit.", "iron", "", 3),
        ("Deal 1 more damage with fire moves to each burning warrior hit.", "fire", "burn", 4),
        ("Deal 1 more damage with fire moves to each burning warrior hit.", "iron", "burn", 3),
        ("Deal 1 more damage with fire moves to each burning warrior hit.", "fire", "", 3),
        ("Deal 1 more damage. Deal 2 more damage.", "iron", "", 6),
        ("Ignore defense.", "iron", "defence 2", 3),
        ("Be immune to poison.", "iron", "defence 2", 1),
    ],
)
def test_cards_3_an_ability_changes_the_damage_that_its_warrior_deals(
    cards: Cards, dice: Dice, ability: str, category: str, words: str, expected: int
) -> None:
    cards.warrior("Able", ability)
    cards.move("Blow", icons=1, damage=3, category=category)
    state = battle(f"Able [Blow, {REST}]; Swift [-, -]", f"Quick [-, -] {words}")
    (damages,) = facts(turn(state, "use 1, wait", "wait", "Quick"), "damage")
    assert damages["number"] == expected


@pytest.mark.rule("CARDS-3", "MOVE-4")
@pytest.mark.parametrize(
    ("ability", "category", "expected"),
    [
        ("Take 2 less damage.", "iron", 3),
        ("Take 2 less damage from bow moves.", "bow", 3),
        ("Take 2 less damage from bow moves.", "iron", 5),
        ("Take 9 less damage.", "iron", 1),
    ],
)
def test_cards_3_an_ability_changes_the_damage_that_its_warrior_takes(
    cards: Cards, dice: Dice, ability: str, category: str, expected: int
) -> None:
    cards.warrior("Able", ability)
    cards.move("Blow", icons=2, damage=5, category=category)
    state = battle(f"Swift [Blow, {REST}]", "Able [-, -]; Quick [-, -]")
    turn(state, "use 1", "wait, wait")
    assert [hurt(state, name) for name in ("Able", "Quick")] == [expected, 5]


@pytest.mark.rule("CARDS-3")
def test_cards_3_an_ability_is_that_of_its_warrior_alone(cards: Cards, dice: Dice) -> None:
    """Neither the ally nor somebody in the barracks lends it."""
    cards.warrior("Able", "Deal 2 more damage. Take 2 less damage.")
    cards.warrior("Far", "Deal 2 more damage. Take 2 less damage.")
    state = battle(f"Swift [{SWEEP}, {REST}]; Able [-, -]; Far [-, -]", "Quick [-, -]")
    turn(state, "use 1, wait", "wait")
    assert hurt(state, "Quick") == DAMAGE


@pytest.mark.rule("CARDS-3", "STATUS-1")
@pytest.mark.parametrize(
    ("ability", "immune"),
    [
        ("Be immune to poison.", {"poison"}),
        ("Be immune to burn.", {"burn"}),
        ("Be immune to paralysis.", {"paralysis"}),
        ("Be immune to poison. Be immune to burn.", {"poison", "burn"}),
        ("Be immune to every status.", {"poison", "burn", "paralysis"}),
    ],
)
def test_cards_3_immunity_to_a_status(cards: Cards, dice: Dice, ability: str, immune: set[str]) -> None:
    cards.warrior("Able", ability)
    for found, verb in (("poison", "Poison"), ("burn", "Burn"), ("paralysis", "Paralyze")):
        cards.move(f"Curse of {found}", f"{verb} each warrior hit.", icons=2)
        state = battle(f"Swift [Curse of {found}, {REST}]", "Able [-, -]; Quick [-, -]")
        events = turn(state, "use 1", "wait, wait")
        assert status(state, "Able") == ("" if found in immune else found)
        assert status(state, "Quick") == found
        assert names(events, "status") == (["Quick"] if found in immune else ["Able", "Quick"])


@pytest.mark.rule("CARDS-3")
def test_cards_3_when_this_warrior_enters_the_battlefield(cards: Cards, dice: Dice) -> None:
    """By the first sending, by replacing somebody, as a reinforcement; not at other times."""
    cards.warrior("Able", "When this warrior enters the battlefield, give each enemy 1 slowness.")
    state = barracks(f"Able [{REST}, {REST}]; Swift [-, -]; Spare [-, -]", "Quick [-, -]; Steady [-, -]; Idle [-, -]")
    assert names(both(state, "send 1 2", "send 1 2"), "ability") == ["Able"]
    assert [boosts(state, name) for name in ("Quick", "Steady", "Idle", "Swift")] == [{"speed": -1}] * 2 + [{}] * 2
    assert names(turn(state, "use 1, wait", "wait, wait"), "ability") == []
    assert names(turn(state, "withdraw 3, wait", "wait, wait"), "ability") == []
    assert names(turn(state, "wait, withdraw 1", "wait, wait"), "ability") == ["Able"]
    assert boosts(state, "Quick") == {"speed": -2}
    state = battle(f"Swift [{SWEEP}, {REST}]", "Quick [-, -] hurt 9; Steady [-, -]; Able [-, -]")
    turn(state, "use 1", "wait, wait")
    assert names(play(state, "send 3"), "ability") == ["Able"]


@pytest.mark.rule("CARDS-3")
@pytest.mark.parametrize(
    ("user", "move", "answers"),
    [("Quick", HIT, True), ("Swift", HIT, False), ("Quick", "Stare", False), ("Quick", "Touch", False)],
    ids=["enemy", "ally", "no damage", "damage by an effect"],
)
def test_cards_3_when_this_warrior_is_hit(cards: Cards, dice: Dice, user: str, move: str, answers: bool) -> None:
    """By a move of an opponent that dealt damage. The attacker is the one whose move it was."""
    cards.warrior("Able", "When this warrior is hit, give the attacker 1 weakness.")
    cards.move("Stare", "Give each warrior hit 1 speed.", icons=1)
    cards.move("Touch", "Deal 1 damage to each warrior hit.", icons=1)
    state = battle(f"Able [-, -]; Swift [{HIT}, {REST}]", f"Quick [{move}, {REST}]; Slow [-, -]")
    orders = ("wait, use 2", "use 1, wait") if user == "Quick" else ("wait, use 1", "use 2, wait")
    turn(state, *orders, "Able")
    assert boosts(state, user) == ({"power": -1} if answers else {})
    assert boosts(state, "Slow") == {}


@pytest.mark.rule("CARDS-3", "MOVE-7")
def test_cards_3_who_falls_by_a_hit_does_not_answer_to_it(cards: Cards, dice: Dice) -> None:
    cards.warrior("Able", "When this warrior is hit, deal 5 damage to the attacker.")
    state = battle(f"Swift [{HIT}, {REST}]", "Able [-, -] hurt 8; Quick [-, -]")
    turn(state, "use 1", "wait, wait", "Able")
    assert hurt(state, "Swift") == 0


@pytest.mark.rule("CARDS-3")
def test_cards_3_when_this_warrior_deals_damage(cards: Cards, dice: Dice) -> None:
    """Once for a move, however many it hits; those hit are those who still stand. Not for damage by effects."""
    cards.warrior(
        "Able", "When this warrior deals damage, give each warrior hit 1 exposure, then give this warrior 1 power."
    )
    cards.move("Touch", "Deal 1 damage to each warrior hit.", icons=2)
    state = battle(f"Able [{STORM}, Touch]; Slow [-, -]", "Quick [-, -] hurt 9; Steady [-, -]")
    events = turn(state, "use 1, wait", "wait, wait")
    assert names(events, "ability") == ["Able"]
    assert [boosts(state, name) for name in ("Slow", "Quick", "Steady")] == [{"defence": -1}, {}, {"defence": -1}]
    assert boosts(state, "Able") == {"power": 1}
    assert names(turn(state, "use 2, wait", "wait"), "ability") == []


@pytest.mark.rule("CARDS-3", "MOVE-5")
def test_cards_3_an_ability_can_heal_by_the_damage_dealt(cards: Cards, dice: Dice) -> None:
    cards.warrior("Able", "When this warrior deals damage, with a 2/6 chance, heal this warrior by the damage dealt.")
    for value, healed in ((2, 2 * DAMAGE), (3, 0)):
        state = battle(f"Able [{SWEEP}, {REST}] hurt 8", "Quick [-, -]; Steady [-, -]")
        dice(value)
        turn(state, "use 1", "wait, wait")
        assert hurt(state, "Able") == 8 - healed


@pytest.mark.rule("CARDS-3")
@pytest.mark.parametrize("victims", [0, 1, 2])
def test_cards_3_when_this_warrior_eliminates_a_warrior(cards: Cards, dice: Dice, victims: int) -> None:
    """With its move; once, even if there are two."""
    cards.warrior("Able", "When this warrior eliminates a warrior, give this warrior 1 speed.")
    squad = "; ".join(
        f"{name} [-, -] hurt {9 if number < victims else 0}" for number, name in enumerate(["Quick", "Slow"])
    )
    state = battle(f"Able [{SWEEP}, {REST}]; Swift [-, -]", f"{squad}; Idle [-, -]")
    turn(state, "use 1, wait", "wait, wait")
    assert boosts(state, "Able") == ({"speed": 1} if victims else {})
    assert boosts(state, "Swift") == {}


@pytest.mark.rule("CARDS-3", "MOVE-7")
@pytest.mark.parametrize("how", ["move", "effect", "poison"])
def test_cards_3_when_this_warrior_is_eliminated(cards: Cards, dice: Dice, how: str) -> None:
    """Its last word, however it falls; it is gone by then, so nothing comes to itself."""
    cards.warrior(
        "Able", "When this warrior is eliminated, heal this warrior 5, then give this warrior and its ally 1 power."
    )
    cards.move("Touch", "Deal 1 damage to each warrior hit.", icons=2)
    move = {"move": SWEEP, "effect": "Touch", "poison": REST}[how]
    state = battle(f"Swift [{move}, {REST}]", f"Able [-, -] hurt 9 {'poison' if how == 'poison' else ''}; Slow [-, -]")
    events = turn(state, "use 1", "wait, wait")
    assert names(events, "eliminated") == names(events, "ability") == ["Able"]
    assert field(state, 1) == ["Slow"]
    assert boosts(state, "Slow") == {"power": 1}
    assert hurt(state, "Able") == 10


@pytest.mark.rule("CARDS-3", "STATUS-1")
def test_cards_3_when_this_warrior_gets_a_status(cards: Cards, dice: Dice) -> None:
    """Only when it really gets one."""
    cards.warrior("Able", "When this warrior gets a status, give this warrior 1 power.")
    cards.move("Curse", "Burn each warrior hit.", icons=2)
    state = battle(f"Swift [Curse, {REST}]", "Able [-, -]; Quick [-, -]; Idle [-, -]")
    turn(state, "use 1", "wait, wait")
    assert boosts(state, "Able") == {"power": 1}
    turn(state, "use 1", "wait, wait")
    assert boosts(state, "Able") == {"power": 1}


@pytest.mark.rule("CARDS-3", "TURN-8")
def test_cards_3_when_the_turn_ends(cards: Cards, dice: Dice) -> None:
    """Of a warrior on the battlefield, every turn."""
    cards.warrior("Able", "When the turn ends, with a 3/6 chance, heal its ally 1.")
    cards.warrior("Away", "When the turn ends, give every warrior 1 power.")
    state = battle(f"Able [{REST}, {REST}]; Slow [-, -] hurt 5; Away [-, -]", "Quick [-, -]")
    for value, left in ((3, 4), (4, 4), (1, 3)):
        dice(value)
        turn(state, "use 1, wait", "wait")
        assert hurt(state, "Slow") == left
    assert boosts(state, "Slow") == {}


@pytest.mark.rule("CARDS-3")
def test_cards_3_an_ability_does_not_answer_to_itself(cards: Cards, dice: Dice) -> None:
    """Ruling. Two that cure themselves and poison each other would go on for ever."""
    for name in ("Able", "Other"):
        cards.warrior(name, "When this warrior gets a status, cure this warrior, then poison each enemy.")
    cards.move("Curse", "Burn each warrior hit.", icons=1)
    state = battle(f"Able [Curse, {REST}]", "Other [-, -]")
    events = turn(state, "use 1", "wait", "Other")
    assert names(events, "ability") == ["Other", "Able"]
    assert [status(state, name) for name in ("Able", "Other")] == ["", "poison"]


@pytest.mark.rule("CARDS-3")
def test_cards_3_an_ability_answers_again_to_the_next_event(cards: Cards, dice: Dice) -> None:
    cards.warrior("Able", "When this warrior is hit, give this warrior 1 defense.")
    state = battle(f"Swift [{HIT}, {REST}]; Slow [{HIT}, -]", "Able [-, -]")
    turn(state, "use 1, use 1", "wait", "Able", "Able")
    assert boosts(state, "Able") == {"defence": 2}
    assert hurt(state, "Able") == DAMAGE + DAMAGE - 1


# ----------------------------------------------------------------------------------------------------------- CARDS-4

USER = {Who.THIS, Who.OWN}


@pytest.mark.rule("CARDS-4")
def test_cards_4_the_set_has_every_status_every_boost_and_chances() -> None:
    effects = [move.effect for move in MOVES if move.effect]
    assert {part.status for part in every(tree.Inflict, *effects)} == set(Status)
    assert {part.boost for part in every(tree.Give, *effects)} == set(Boost)
    whom = {part.whom.who for part in every(tree.Give, *effects)}
    assert whom & USER
    assert Who.HIT in whom
    chances = {part.number for part in every(tree.Chance, *effects)}
    assert len(chances) > 1
    assert chances <= {1, 2, 3, 4, 5}


@pytest.mark.rule("CARDS-4")
def test_cards_4_the_set_has_healing_recoil_curing_and_removing_boosts() -> None:
    effects = [move.effect for move in MOVES if move.effect]
    for kind in (tree.Heal, tree.HealDealt, tree.Cure, tree.Clear, tree.Steal):
        assert list(every(kind, *effects))
    assert [part for part in every(tree.Hurt, *effects) if part.whom.who is Who.THIS]  # recoil
    assert {part.sort for part in every(tree.Clear, *effects)} == set(Sort)


@pytest.mark.rule("CARDS-4", "BOOST-4")
@pytest.mark.parametrize("whom", ["this warrior", "each warrior hit"])
@pytest.mark.parametrize(
    ("boost", "expected"),
    [
        ("power", {"power": 1}),
        ("weakness", {"power": -1}),
        ("defense", {"defence": 1}),
        ("exposure", {"defence": -1}),
        ("speed", {"speed": 1}),
        ("slowness", {"speed": -1}),
    ],
)
def test_cards_4_each_of_the_six_boosts_on_user_or_on_those_hit(
    cards: Cards, dice: Dice, whom: str, boost: str, expected: dict[str, int]
) -> None:
    cards.move("Deed", f"Give {whom} 1 {boost}.", icons=1)
    state = battle(f"Swift [Deed, {REST}]; Slow [-, -]", "Quick [-, -]; Steady [-, -]")
    turn(state, "use 1, wait", "wait, wait", "Quick")
    changed = "Swift" if whom == "this warrior" else "Quick"
    for name in ("Swift", "Slow", "Quick", "Steady"):
        assert boosts(state, name) == (expected if name == changed else {})


@pytest.mark.rule("CARDS-4")
@pytest.mark.parametrize("found", ["paralysis", "poison", "burn", ""])
def test_cards_4_curing_removes_the_status(cards: Cards, dice: Dice, found: str) -> None:
    cards.move("Salve", "Cure each warrior hit.", icons=1)
    state = battle(f"Swift [Salve, {REST}]", f"Quick [-, -] {found} power 1; Slow [-, -] burn")
    events = turn(state, "use 1", "wait, wait", "Quick")
    assert status(state, "Quick") == ""
    assert status(state, "Slow") == "burn"
    assert boosts(state, "Quick") == {"power": 1}
    expected = [{"seat": 1, "warrior": "Quick", "status": found}] if found else []
    assert facts(events, "cured") == expected


@pytest.mark.rule("CARDS-4")
@pytest.mark.parametrize(
    ("which", "left"),
    [("every boost", {}), ("every helpful boost", {"defence": -1}), ("every harmful boost", {"power": 2, "speed": 1})],
)
def test_cards_4_removing_boosts(cards: Cards, dice: Dice, which: str, left: dict[str, int]) -> None:
    cards.move("Wipe", f"Remove {which} from each warrior hit.", icons=1)
    state = battle(f"Swift [Wipe, {REST}] power 1", "Quick [-, -] burn power 2 defence -1 speed 1")
    turn(state, "use 1", "wait", "Quick")
    assert boosts(state, "Quick") == left
    assert status(state, "Quick") == "burn"
    assert boosts(state, "Swift") == {"power": 1}


@pytest.mark.rule("CARDS-4")
def test_cards_4_recoil_hurts_the_user(cards: Cards, dice: Dice) -> None:
    cards.move("Ram", "Deal 3 damage to this warrior.", icons=1, damage=1)
    state = battle(f"Swift [Ram, {REST}] defence 3", "Quick [-, -]")
    turn(state, "use 1", "wait", "Quick")
    assert hurt(state, "Swift") == 3  # nothing changes it


@pytest.mark.rule("CARDS-4", "MOVE-6")
def test_cards_4_a_chance_is_rolled_for_those_concerned_only(cards: Cards, dice: Dice) -> None:
    """One die for each warrior meant, in the order in which they stand; none for somebody else."""
    cards.move("Gust", "With a 2/6 chance, give each poisoned enemy 1 slowness.", icons=0)
    state = battle(f"Swift [Gust, {REST}]", "Quick [-, -]; Steady [-, -] poison")
    dice(2)
    turn(state, "use 1", "wait, wait")
    assert [boosts(state, name) for name in ("Quick", "Steady")] == [{}, {"speed": -1}]
