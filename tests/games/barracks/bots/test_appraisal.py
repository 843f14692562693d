"""Computer players judge a card that they have never met by what it does."""

from __future__ import annotations

from arenarium.cards.cardfile import CardFile
from arenarium.games.barracks.bots.appraisal import MOST, with_unknown
from arenarium.games.barracks.bots.evaluation import read_weights
from arenarium.games.barracks.cards.card_set import printed
from arenarium.games.barracks.formats.card_sets import CARD_SETS

MOVE = """
[[move]]
name = "{name}"
category = "iron"
level = 2
icons = {icons}
damage = {damage}
copies = 2
"""


def worth_of(move: str, **more: object) -> float:
    text = MOVE.format(**({"name": move, "icons": 1, "damage": 2} | more)) + str(more.get("effect", ""))
    cards = CARD_SETS.read([CardFile("mine.toml", text)])
    return with_unknown(cards, read_weights("worth"))[f"move {move}"]


def test_built_in_cards_keep_the_weights_found_from_games() -> None:
    weights = read_weights("worth")
    assert with_unknown(printed(), weights) == weights
    own = CARD_SETS.read([CardFile("mine.toml", MOVE.format(name="Chop", icons=1, damage=2))])
    assert {name: weight for name, weight in with_unknown(own, weights).items() if name != "move Chop"} == weights


def test_a_move_that_does_more_is_worth_more() -> None:
    weak, usual, strong = (worth_of("Chop", damage=damage) for damage in (1, 3, 12))
    assert weak < usual < strong <= MOST
    assert worth_of("Chop", icons=2) > worth_of("Chop", icons=1)
    poison, boost = (f'effect = "{text}"\n' for text in ("Poison each warrior hit.", "Give each enemy 1 power."))
    assert worth_of("Chop", effect=poison) > worth_of("Chop") > worth_of("Chop", effect=boost)


def test_a_card_that_took_the_name_of_another_is_judged_anew() -> None:
    strong = 'replaces = "Plain Cut"\n'
    assert worth_of("Plain Cut", damage=15, effect=strong) == MOST != read_weights("worth")["move Plain Cut"]
