"""The card language of Barracks: text to tree and back, what it refuses, and that every language can say all of it."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from random import Random
from typing import Any

import pytest
from games.barracks.support import trees
from hypothesis import Phase, assume, find, given, settings
from support.thoroughness import tried

from arenarium.cards.limits import MOST_WORDS
from arenarium.cards.tree import Act, Clause, Condition, Effect, Node, Otherwise, Sentence, Together
from arenarium.core.errors import CardError
from arenarium.games.barracks.language import tree
from arenarium.games.barracks.language.parse import language, parse_ability, parse_effect
from arenarium.games.barracks.language.render.cs import BarracksCzech
from arenarium.games.barracks.language.render.en import BarracksEnglish
from arenarium.games.barracks.language.render.pl import BarracksPolish
from arenarium.games.barracks.language.tree import Ability, Always, Boost, Group, Sort, Status, Trigger, When, Who

ENGLISH = BarracksEnglish()
RENDERERS = {"en": ENGLISH, "pl": BarracksPolish(), "cs": BarracksCzech()}
KINDS = pytest.mark.parametrize("kind", trees.KINDS, ids=lambda kind: kind.__name__)
LANGUAGES = pytest.mark.parametrize("name", RENDERERS)

THIS, ALLY, HIT = Group(Who.THIS), Group(Who.ALLY), Group(Who.HIT)
HEAL = tree.Heal(2, THIS)


def of(*acts: Act, condition: Condition | None = None) -> Effect:
    return Effect((Sentence(tuple(Clause(act) for act in acts), condition),))


def when(event: Trigger, *acts: Act) -> Ability:
    return Ability((When(event, tuple(Clause(act) for act in acts)),))


def parsed(text: str, like: Node) -> Node:
    return parse_ability(text) if isinstance(like, Ability) else parse_effect(text)


def card_texts() -> list[Any]:
    """Every text of the card files, and what reads it."""
    cards = resources.files("arenarium.games.barracks.cards") / "data"
    return [
        pytest.param(card[key], parse, id=card["name"])
        for kind, key, parse in (("move", "effect", parse_effect), ("warrior", "ability", parse_ability))
        for card in tomllib.loads((cards / f"{kind}s.toml").read_text("utf-8"))[kind]
        if key in card
    ]


every_card = pytest.mark.parametrize(("text", "parse"), card_texts())


# ---------------------------------------------------------------------------------------- English is the card language


@tried(400)
@given(trees.effects | trees.abilities)
def test_every_tree_parses_back_from_its_english_text(node: Effect | Ability) -> None:
    text = ENGLISH.text(node)
    assume(len(text.split()) <= MOST_WORDS)
    assert parsed(text, node) == node


@tried(100)
@given(trees.effects | trees.abilities)
def test_capitals_and_line_breaks_do_not_matter(node: Effect | Ability) -> None:
    text = ENGLISH.text(node)
    for written in (text.upper(), text.lower(), text.replace(" ", "\n\t ")):
        assert parsed(written, node) == node


@every_card
def test_card_files_are_written_as_the_game_writes_them(text: str, parse: Any) -> None:
    assert " ".join(text.split()) == ENGLISH.text(parse(text))


@KINDS
def test_every_kind_of_node_has_a_text_that_makes_it(kind: type[Node]) -> None:
    quickly = settings(max_examples=20_000, deadline=None, phases=[Phase.generate])
    source: Any = trees.effects | trees.abilities
    example = find(source, lambda node: kind in trees.kinds(node), settings=quickly, random=Random(1))
    assert kind in trees.kinds(parsed(ENGLISH.text(example), example))


ACTS: list[tuple[str, Act]] = [
    ("Paralyze this warrior.", tree.Inflict(Status.PARALYSIS, THIS)),
    ("Poison its ally.", tree.Inflict(Status.POISON, ALLY)),
    ("Burn each warrior hit.", tree.Inflict(Status.BURN, HIT)),
    ("Give each enemy 3 slowness.", tree.Give(3, Boost.SLOWNESS, Group(Who.ENEMIES))),
    ("Heal this warrior and its ally 2.", tree.Heal(2, Group(Who.OWN))),
    ("Heal this warrior by the damage dealt.", tree.HealDealt()),
    ("Deal 1 damage to this warrior.", tree.Hurt(1, THIS)),
    ("Cure every poisoned warrior.", tree.Cure(Group(Who.EVERYONE, Status.POISON))),
    ("Remove every boost from each paralyzed warrior hit.", tree.Clear(Sort.ANY, Group(Who.HIT, Status.PARALYSIS))),
    ("Remove every helpful boost from each enemy.", tree.Clear(Sort.HELPFUL, Group(Who.ENEMIES))),
    ("Remove every harmful boost from its ally.", tree.Clear(Sort.HARMFUL, ALLY)),
    ("Steal every helpful boost from each burning enemy.", tree.Steal(Group(Who.ENEMIES, Status.BURN))),
    ("With a 5/6 chance, burn each warrior hit.", tree.Chance(5, tree.Inflict(Status.BURN, HIT))),
    ("Deal 2 more damage.", tree.DealMore(2)),
    ("Deal 2 more damage to each poisoned warrior hit.", tree.DealMore(2, "", Group(Who.HIT, Status.POISON))),
    ("Ignore defense.", tree.IgnoreDefence()),
]


@pytest.mark.parametrize(("text", "act"), ACTS)
def test_what_an_act_says(text: str, act: Act) -> None:
    assert parse_effect(text) == of(act)
    assert ENGLISH.text(of(act)) == text


CONDITIONS: list[tuple[str, Condition]] = [
    ("this eliminated a warrior", tree.Eliminated()),
    ("this warrior has no ally", tree.Alone()),
    ("this warrior is paralyzed", tree.Ails(Status.PARALYSIS)),
    ("this warrior is poisoned", tree.Ails(Status.POISON)),
    ("this warrior is burning", tree.Ails(Status.BURN)),
    ("this warrior has a status", tree.Ails()),
    ("this warrior is wounded", tree.Wounded()),
    ("this warrior is wounded and this eliminated a warrior", Together(tree.Wounded(), tree.Eliminated())),
]


@pytest.mark.parametrize(("text", "condition"), CONDITIONS)
def test_what_a_condition_says(text: str, condition: Condition) -> None:
    effect = of(HEAL, condition=condition)
    assert parse_effect(f"If {text}, heal this warrior 2.") == effect
    assert ENGLISH.text(effect) == f"If {text}, heal this warrior 2."


MODIFIERS: list[tuple[str, tree.Modifier]] = [
    ("Deal 1 more damage with fire moves.", tree.DealMore(1, "fire")),
    (
        "Deal 1 more damage with bone moves to each burning warrior hit.",
        tree.DealMore(1, "bone", Group(Who.HIT, Status.BURN)),
    ),
    ("Take 1 less damage.", tree.TakeLess(1)),
    ("Take 2 less damage from iron moves.", tree.TakeLess(2, "iron")),
    ("Ignore defense.", tree.IgnoreDefence()),
    ("Be immune to burn.", tree.ImmuneToStatus(Status.BURN)),
    ("Be immune to every status.", tree.ImmuneToStatus()),
    ("Be immune to exposure.", tree.ImmuneToBoost(Boost.EXPOSURE)),
    ("Act with 1 more priority.", tree.ActSooner(1)),
    ("Act with 2 more priority with bow moves.", tree.ActSooner(2, "bow")),
    ("Keep every boost when withdrawn.", tree.KeepBoosts()),
]


@pytest.mark.parametrize(("text", "modifier"), MODIFIERS)
def test_what_a_modifier_says(text: str, modifier: tree.Modifier) -> None:
    ability = Ability((Always(modifier),))
    assert parse_ability(text) == ability
    assert ENGLISH.text(ability) == text


EVENTS = [
    ("this warrior enters the battlefield", Trigger.ENTERS),
    ("this warrior is hit", Trigger.HIT),
    ("this warrior deals damage", Trigger.DAMAGES),
    ("this warrior eliminates a warrior", Trigger.ELIMINATES),
    ("this warrior is eliminated", Trigger.FALLS),
    ("this warrior gets a status", Trigger.AILS),
    ("the turn ends", Trigger.TURN_ENDS),
]


@pytest.mark.parametrize(("text", "event"), EVENTS)
def test_what_an_event_says(text: str, event: Trigger) -> None:
    ability = when(event, tree.Cure(ALLY), HEAL)
    assert parse_ability(f"When {text}, cure its ally, then heal this warrior 2.") == ability
    assert ENGLISH.text(ability) == f"When {text}, cure its ally, then heal this warrior 2."


@pytest.mark.parametrize("category", trees.CATEGORIES)
def test_every_category_is_a_word_of_the_language(category: str) -> None:
    assert parse_ability(f"Take 1 less damage from {category} moves.") == Ability((Always(tree.TakeLess(1, category)),))


def test_a_paragraph_is_read_sentence_by_sentence() -> None:
    source_text = (
        "If this eliminated a warrior, heal this warrior 2. Otherwise, deal 1 damage to this warrior. Burn its ally."
    )
    assert parse_effect(source_text).sentences == (
        Sentence((Clause(HEAL),), tree.Eliminated()),
        Sentence((Clause(tree.Hurt(1, THIS)),), Otherwise()),
        Sentence((Clause(tree.Inflict(Status.BURN, ALLY)),)),
    )


def test_a_chance_is_that_of_one_act() -> None:
    source_text = "With a 2/6 chance, burn its ally, then heal this warrior 2."
    assert parse_effect(source_text) == of(tree.Chance(2, tree.Inflict(Status.BURN, ALLY)), HEAL)


def test_completion_offers_the_word_that_comes_next() -> None:
    assert language().next_words("Steal every helpful boost") == ["from"]
    assert {"paralysis", "poison", "burn", "power", "every"} <= set(language().next_words("Be immune to"))


# ------------------------------------------------------------------------------------------------------ what is refused

NO_CHOICE = "nothing is chosen but the target of a move: no 'you may', 'do one of these', 'up to'"
NEVER_ASKED = "nothing here can be declined, so 'if you do' says nothing"
NOT_OF_A_MOVE = "this can be said in an ability, not in a move"
TO_WHOM = "say to whom by 'each poisoned warrior hit' or the like; without it all are meant"
DONE_ONCE = "a chance is rolled for something that is done, once"
UNKNOWN_YET = "damage is added up before anything has happened; this condition cannot be known then"
FROM_OTHERS = "boosts are stolen from others"


def refused(text: str, parse: Any) -> str:
    with pytest.raises(CardError) as refusal:
        parse(text)
    return refusal.value.message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("You may cure its ally.", NO_CHOICE),
        ("Cure its ally, then you may cure this warrior.", NO_CHOICE),
        ("Do one of these: cure its ally; or cure this warrior.", NO_CHOICE),
        ("You may do one of these: cure its ally; or cure this warrior.", NO_CHOICE),
        ("Up to 2 times, you may cure its ally.", NO_CHOICE),
        ("Up to 2 times, you may do one of these: cure its ally; or cure this warrior.", NO_CHOICE),
        ("All or nothing: cure its ally, then cure this warrior.", NO_CHOICE),
        ("If you do, cure its ally.", NEVER_ASKED),
        ("If you do not, cure its ally.", NEVER_ASKED),
        ("If you did both, cure its ally.", NEVER_ASKED),
        ("If this warrior is wounded and you do, cure its ally.", NEVER_ASKED),
        ("Take 1 less damage.", NOT_OF_A_MOVE),
        ("Be immune to poison.", NOT_OF_A_MOVE),
        ("Be immune to every status.", NOT_OF_A_MOVE),
        ("Be immune to weakness.", NOT_OF_A_MOVE),
        ("Act with 1 more priority.", NOT_OF_A_MOVE),
        ("Keep every boost when withdrawn.", NOT_OF_A_MOVE),
        ("Cure its ally. If this warrior is wounded, take 1 less damage.", NOT_OF_A_MOVE),
        ("Poison the attacker.", "'the attacker' is there only when a warrior with an ability is hit"),
        (
            "With a 2/6 chance, poison the attacker.",
            "'the attacker' is there only when a warrior with an ability is hit",
        ),
        ("Deal 1 more damage with fire moves.", "a move has one category: 'with ... moves' is said in abilities"),
        ("Deal 1 more damage to each warrior hit.", TO_WHOM),
        ("Deal 1 more damage to each poisoned enemy.", TO_WHOM),
        ("Deal 1 more damage to this warrior.", TO_WHOM),
        ("Steal every helpful boost from this warrior.", FROM_OTHERS),
        ("Steal every helpful boost from this warrior and its ally.", FROM_OTHERS),
        ("Steal every helpful boost from every warrior.", FROM_OTHERS),
        ("Steal every helpful boost from every poisoned warrior.", FROM_OTHERS),
        ("With a 6/6 chance, cure its ally.", "a chance is 1/6 to 5/6, not 6/6"),
        ("With a 7/6 chance, cure its ally.", "a chance is 1/6 to 5/6, not 7/6"),
        ("With a 2/8 chance, cure its ally.", "a chance is 1/6 to 5/6, not 2/8"),
        ("With a 2/6 chance, deal 1 more damage.", DONE_ONCE),
        ("With a 2/6 chance, ignore defense.", DONE_ONCE),
        ("With a 2/6 chance, with a 3/6 chance, cure its ally.", DONE_ONCE),
        ("If this eliminated a warrior, deal 1 more damage.", UNKNOWN_YET),
        ("If this eliminated a warrior, cure its ally, then ignore defense.", UNKNOWN_YET),
        ("If this warrior is wounded and this eliminated a warrior, ignore defense.", UNKNOWN_YET),
        ("Heal this warrior 0.", "numbers begin with 1, not with 0"),
        ("With a 0/6 chance, cure its ally.", "numbers begin with 1, not with 0"),
    ],
)
def test_what_a_move_cannot_mean_is_refused_in_words(text: str, message: str) -> None:
    assert refused(text, parse_effect) == message


def test_more_damage_cannot_depend_on_what_happened_otherwise() -> None:
    text = "If this eliminated a warrior, cure its ally. Otherwise, deal 1 more damage."
    assert refused(text, parse_effect) == UNKNOWN_YET


ALWAYS_HOLDS = "what always holds is a sentence of its own, not something that happens"
ONLY_DAMAGED = "'each warrior hit' is known only when this warrior deals damage"
ONLY_HIT = "'the attacker' is known only when this warrior is hit"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("When this warrior is hit, you may cure its ally.", NO_CHOICE),
        ("When this warrior is hit, up to 2 times, you may cure its ally.", NO_CHOICE),
        ("When this warrior is hit, deal 1 more damage.", ALWAYS_HOLDS),
        ("When the turn ends, cure its ally, then be immune to poison.", ALWAYS_HOLDS),
        ("When the turn ends, with a 2/6 chance, ignore defense.", DONE_ONCE),
        ("When this warrior is hit, steal every helpful boost from this warrior.", FROM_OTHERS),
        ("Deal 1 more damage with fire moves to each enemy.", TO_WHOM),
    ],
)
def test_what_an_ability_cannot_mean_is_refused_in_words(text: str, message: str) -> None:
    assert refused(text, parse_ability) == message


@pytest.mark.parametrize(("text", "event"), EVENTS)
def test_an_ability_speaks_only_of_those_it_knows(text: str, event: Trigger) -> None:
    for act, knowing, message in [
        ("burn each warrior hit", Trigger.DAMAGES, ONLY_DAMAGED),
        ("with a 2/6 chance, cure each poisoned warrior hit", Trigger.DAMAGES, ONLY_DAMAGED),
        (
            "heal this warrior by the damage dealt",
            Trigger.DAMAGES,
            "'the damage dealt' is known only when this warrior deals damage",
        ),
        ("cure its ally, then burn the attacker", Trigger.HIT, ONLY_HIT),
    ]:
        source_text = f"When {text}, {act}."
        if event is knowing:
            assert ENGLISH.text(parse_ability(source_text)) == source_text
        else:
            assert refused(source_text, parse_ability) == message


@pytest.mark.parametrize(
    ("text", "parse", "message"),
    [
        ("Poisn each enemy.", parse_effect, "1:1: unknown word 'Poisn'; expected .*; did you mean 'poison'"),
        ("Poison each warrior.", parse_effect, "1:20: '.' is not expected here; expected hit"),
        ("Poison the ally.", parse_effect, "1:8: 'ally' is not expected here; say 'its ally'"),
        ("Cure its ally", parse_effect, "1:14: the full stop at the end is missing"),
        ("", parse_effect, "1:1: the text ends too early"),
        ("", parse_ability, "1:1: the text ends too early"),
        ("Poison this warrior.", parse_ability, "1:1: 'Poison' is not expected here"),
        ("If this warrior is wounded, deal 1 more damage.", parse_ability, "1:1: 'If' is not expected here"),
        ("Cure its ally.\nWith a 6/6 chance, cure its ally.", parse_effect, "2:1: a chance is 1/6 to 5/6"),
    ],
)
def test_mistakes_are_pointed_at(text: str, parse: Any, message: str) -> None:
    with pytest.raises(CardError, match=message):
        parse(text)


# ------------------------------------------------------------------------------------------------- the other languages

CAPITAL = re.compile(r"[A-ZÁČĎÉÍŇÓŘŠŤÚŽĄĆĘŁŃŚŹŻ]")
UNTIDY = re.compile(r"  | [.,;:)]|[.,;:]{2}|^\s|\s$|\bNone\b|\w\.\w|[.,;:]\w|[{}<>_()]")
TWICE = re.compile(r"\b(\w+) \1\b", re.IGNORECASE)
ENGLISH_WORDS = re.compile(r"\b(?:this|warrior|ally|each|every|damage|with|moves|hit|when|then|boost)\b", re.IGNORECASE)


def blemish(text: str) -> str:
    """What is not as it should be in a paragraph of a card; nothing if all is well."""
    if not text.endswith("."):
        return "no full stop at its end"
    for sentence in re.split(r"(?<=\.) ", text):
        if not CAPITAL.match(sentence):
            return f"no capital at the beginning of '{sentence}'"
    for wrong in (UNTIDY, TWICE):
        example = wrong.search(text)
        if example:
            return f"'{example.group()}'"
    return ""


@KINDS
@LANGUAGES
def test_every_kind_of_node_can_be_said(kind: type[Node], name: str) -> None:
    assert RENDERERS[name].can_say(kind), f"no words for {kind.__name__} in '{name}'"


@LANGUAGES
@tried(200)
@given(node=trees.effects | trees.abilities)
def test_every_text_is_a_tidy_paragraph(name: str, node: Effect | Ability) -> None:
    text = RENDERERS[name].text(node)
    assert not blemish(text), f"{blemish(text)}: {text}"
    assert name == "en" or not ENGLISH_WORDS.search(text), text
    assert text.count(".") == len(node.parts if isinstance(node, Ability) else node.sentences)


@LANGUAGES
@every_card
def test_every_card_is_a_tidy_paragraph(text: str, parse: Any, name: str) -> None:
    rendered = RENDERERS[name].text(parse(text))
    assert not blemish(rendered), f"{blemish(rendered)}: {rendered}"


DIFFERENT: dict[str, list[Node]] = {
    "warriors": [*map(Group, Who), *(Group(who, status) for who in trees.DESCRIBED for status in Status)],
    "statuses": [tree.Inflict(status, HIT) for status in Status],
    "boosts": [tree.Give(1, boost, HIT) for boost in Boost],
    "numbers": [tree.Give(number, Boost.POWER, HIT) for number in range(1, 30)],
    "acts": [
        tree.Heal(1, ALLY),
        tree.Hurt(1, ALLY),
        tree.Cure(ALLY),
        tree.Steal(ALLY),
        *(tree.Clear(sort, ALLY) for sort in Sort),
    ],
    "chances": [HEAL, *(tree.Chance(number, HEAL) for number in range(1, 6))],
    "more damage": [tree.DealMore(1, category) for category in ("", *trees.CATEGORIES)],
    "less damage": [tree.TakeLess(1, category) for category in ("", *trees.CATEGORIES)],
    "priorities": [tree.ActSooner(1, category) for category in ("", *trees.CATEGORIES)],
    "immunities": [*map(tree.ImmuneToStatus, (None, *Status)), *map(tree.ImmuneToBoost, Boost)],
    "conditions": [tree.Eliminated(), tree.Alone(), tree.Wounded(), *map(tree.Ails, (None, *Status))],
    "events": [When(event, (Clause(HEAL),)) for event in Trigger],
}


@LANGUAGES
@pytest.mark.parametrize("family", DIFFERENT)
def test_different_things_are_said_differently(name: str, family: str) -> None:
    nodes = DIFFERENT[family]
    assert len({RENDERERS[name].text(node) for node in nodes}) == len(nodes)
