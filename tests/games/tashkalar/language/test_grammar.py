"""The card language: its grammar is free of conflicts, and what a sentence means."""

from __future__ import annotations

import logging
import re
from typing import Any

import pytest
from lark import Lark

from arenarium.cards import tree as script
from arenarium.cards.tree import (
    AnyNumber,
    Clause,
    Condition,
    DidBoth,
    Done,
    Effect,
    Every,
    Exactly,
    Linked,
    Negated,
    Sentence,
    Together,
    UpTo,
)
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.parse import language, parse_effect
from arenarium.games.tashkalar.language.render import RENDERERS
from arenarium.games.tashkalar.language.tree import (
    Area,
    Colour,
    Course,
    Gateway,
    Held,
    It,
    Kind,
    Owner,
    Pieces,
    Ranks,
    Spread,
    WarpOf,
)


def said(node: Any, name: str = "en") -> str:
    """An effect or a criterion in words."""
    renderer = RENDERERS[name]
    return renderer.criterion(node) if isinstance(node, tree.Criterion) else renderer.text(node)


def of(act: script.Act, may: bool = False, condition: Condition | None = None) -> Effect:
    return Effect((Sentence((Clause(act, may),), condition),))


# --------------------------------------------------------------------------------------------------------- the grammar


def test_the_grammar_is_free_of_conflicts(caplog: pytest.LogCaptureFixture) -> None:
    """Lark resolves a shift/reduce conflict silently, and then some sentence can no longer be said."""
    made = language()._lark
    with caplog.at_level(logging.DEBUG, logger="lark"):
        Lark(made.source_grammar, parser="lalr", start=list(made.options.start), maybe_placeholders=True)
    conflicts = [record.getMessage() for record in caplog.records]
    assert not conflicts, "\n".join(conflicts)


def test_a_conflict_would_be_noticed(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, logger="lark"):
        Lark('start: a "x"?\na: "y" "x"?', parser="lalr")
    assert any("conflict" in record.getMessage() for record in caplog.records)


def test_no_word_can_be_read_in_two_ways() -> None:
    """Wherever the parser stands, at most one of the words that it accepts fits what is written."""
    made = language()._lark
    patterns = {
        terminal.name: re.compile(terminal.pattern.to_regexp())
        for terminal in made.terminals
        if not terminal.name.startswith("__")
    }
    written = {word + ending for word in language().words for ending in ("", "s", "n")} | set(".,;:-") | {"1", "12"}
    fitting = {text: {name for name, pattern in patterns.items() if pattern.fullmatch(text)} for text in written}
    states: dict[Any, dict[str, Any]] = made.parser.parser._parse_table.states
    assert len(states) > 200
    for accepted in states.values():
        for text, names in fitting.items():
            both = names & accepted.keys()
            assert len(both) <= 1, f"'{text}' is both {' and '.join(sorted(both))}"


def test_up_to_and_exactly_are_different_counts() -> None:
    assert parse_effect("Destroy up to 2 pieces.") == of(tree.Destroy(Pieces(UpTo(2))))
    assert parse_effect("Destroy 2 pieces.") == of(tree.Destroy(Pieces(Exactly(2))))
    assert parse_effect("Destroy one piece.") == parse_effect("Destroy 1 piece.") == of(tree.Destroy(Pieces()))


# ----------------------------------------------------------------------------------------------- what a sentence means


THIS = tree.ThisBeing()
GAIN = tree.GainActions(1)


def one(owner: Owner = Owner.ANY, ranks: Ranks = Ranks.ANY, *where: tree.Where, **more: Any) -> Pieces:
    return Pieces(Exactly(1), owner, ranks, where, **more)


def every(owner: Owner = Owner.ANY, ranks: Ranks = Ranks.ANY, *where: tree.Where) -> Pieces:
    return Pieces(Every(), owner, ranks, where)


ACTS: list[tuple[str, script.Act]] = [
    # ---- pieces
    ("Destroy it for good.", tree.Destroy(It(), for_good=True)),
    ("Destroy it counting it twice.", tree.Destroy(It(), twice=True)),
    ("Destroy it for good counting it twice.", tree.Destroy(It(), for_good=True, twice=True)),
    ("Destroy every piece for good without counting them.", tree.Destroy(every(), uncounted=True, for_good=True)),
    (
        "Destroy one piece of yours other than this being or the Gateway.",
        tree.Destroy(one(Owner.YOURS, other_than=(THIS, Gateway()))),
    ),
    (
        "Destroy up to 3 different pieces not all of one color.",
        tree.Destroy(Pieces(UpTo(3), spread=Spread.DIFFERENT, colour=Colour.MIXED)),
    ),
    (
        "Swap one piece of yours with one enemy heroic piece of equal rank.",
        tree.Swap(one(Owner.YOURS), one(Owner.ENEMY, Ranks.HEROIC, equal_rank=True)),
    ),
    (
        "Mirror up to 2 pieces on marked squares.",
        tree.Mirror(Pieces(UpTo(2), where=(tree.On(Area.MARKED),))),
    ),
    ("Replace this being by an enemy common piece.", tree.Replace(THIS, Ranks.COMMON, Owner.ENEMY)),
    ("Replace the Gateway by a heroic piece.", tree.Replace(Gateway(), Ranks.HEROIC, Owner.YOURS)),
    ("Take it onto this card.", tree.Hold(It())),
    (
        "Take one piece on a colorless square onto this card.",
        tree.Hold(one(Owner.ANY, Ranks.ANY, tree.On(Area.COLOURLESS))),
    ),
    ("Return the piece on this card with a standard leap.", tree.Release(Kind.STANDARD)),
    (
        "Return the piece on this card with a combat leap to an empty square.",
        tree.Release(Kind.COMBAT, tree.To(empty=True)),
    ),
    ("Make this being the Gateway.", tree.MakeGateway(THIS)),
    ("Make one heroic piece of yours the Gateway.", tree.MakeGateway(one(Owner.YOURS, Ranks.HEROIC))),
    (
        "Place one common piece adjacent to the Gateway and again while an opponent has more pieces than you.",
        tree.Place(Exactly(1), Ranks.COMMON, Owner.YOURS, (tree.Near(Gateway()),), while_fewer=True),
    ),
    # ---- where
    (
        "Destroy one piece on a second marked square.",
        tree.Destroy(one(Owner.ANY, Ranks.ANY, tree.On(Area.SECOND_MARKED))),
    ),
    ("Destroy one piece on the square it left.", tree.Destroy(one(Owner.ANY, Ranks.ANY, tree.OnLeft()))),
    (
        "Destroy one piece in the opposite direction.",
        tree.Destroy(one(Owner.ANY, Ranks.ANY, tree.Along(Course.OPPOSITE))),
    ),
    ("Destroy the first piece in the opposite direction.", tree.Destroy(tree.FirstPieces(1, Course.OPPOSITE))),
    ("Destroy the first 2 pieces in the opposite direction.", tree.Destroy(tree.FirstPieces(2, Course.OPPOSITE))),
    (
        "Destroy one piece adjacent to at least 2 pieces of yours.",
        tree.Destroy(one(Owner.ANY, Ranks.ANY, tree.Near(tree.Several(2, Owner.YOURS)))),
    ),
    (
        "Destroy one piece orthogonally adjacent to at least 1 other enemy heroic piece.",
        tree.Destroy(
            one(
                Owner.ANY,
                Ranks.ANY,
                tree.Near(tree.Several(1, Owner.ENEMY, Ranks.HEROIC, another=True), tree.Side.ORTHOGONAL),
            )
        ),
    ),
    (
        "Place one enemy common piece adjacent to a piece of its color.",
        tree.Place(Exactly(1), Ranks.COMMON, Owner.ENEMY, (tree.Near(tree.OfItsColour()),)),
    ),
    ("Choose an empty square.", tree.ChooseSquare()),
    ("Choose an empty colorless square.", tree.ChooseSquare(Area.COLOURLESS)),
    # ---- moves
    (
        "Do one combat move with every common piece adjacent to that square to that square.",
        tree.Move(
            Exactly(1),
            Kind.COMBAT,
            every(Owner.ANY, Ranks.COMMON, tree.Near(tree.ThatSquare())),
            to=tree.ToThatSquare(),
        ),
    ),
    (
        "Do any number of combat moves with this being toward the Gateway.",
        tree.Move(AnyNumber(), Kind.COMBAT, THIS, to=tree.Toward(Gateway())),
    ),
    (
        "Do one standard leap with it toward this being without entering its square.",
        tree.Leap(Exactly(1), Kind.STANDARD, It(), tree.Toward(THIS, onto=False)),
    ),
    (
        "Do up to 2 combat moves in one direction with this being.",
        tree.Move(UpTo(2), Kind.COMBAT, THIS, Course.ONE),
    ),
    (
        "Do one combat move in that direction or one beside it with this being.",
        tree.Move(Exactly(1), Kind.COMBAT, THIS, Course.THAT_OR_BESIDE),
    ),
    (
        "Do one combat move in the opposite direction with the Gateway.",
        tree.Move(Exactly(1), Kind.COMBAT, Gateway(), Course.OPPOSITE),
    ),
    (
        "Do any number of combat moves in an indicated direction with this being.",
        tree.Move(AnyNumber(), Kind.COMBAT, THIS, Course.INDICATED),
    ),
    (
        "Do as many standard moves as possible in a diagonal direction with it.",
        tree.Move(AnyNumber(), Kind.STANDARD, It(), Course.DIAGONAL, furthest=True),
    ),
    (
        "Do 2 combat moves with pieces toward the Gateway but only 1 if none is with this being.",
        tree.Move(Exactly(2), Kind.COMBAT, Pieces(AnyNumber()), to=tree.Toward(Gateway()), without_this=1),
    ),
    # ---- turns and cards
    ("Lose an action.", tree.LoseAction()),
    ("Give each opponent one action fewer next turn.", tree.SlowOpponents()),
    (
        "Count up to one empty square as a common piece of yours in your next summoning this turn.",
        tree.BorrowEmpty(1),
    ),
    (
        "Count up to 2 empty squares as common pieces of yours in your next summoning this turn.",
        tree.BorrowEmpty(2),
    ),
    ("Use its color as yours in your next summoning this turn.", tree.UseColour()),
    ("Count each enemy piece you destroy this turn once more.", tree.CountMore()),
    ("Count this being as a legend.", tree.CountAsLegend()),
    ("Put the top card of your discard pile on top of your deck.", tree.RecoverTop()),
    ("Put this card under your deck.", tree.PutUnder()),
    ("Freeze one card of your discard pile.", tree.FreezeCard()),
    ("Discard one flare.", tree.DiscardHeld(Held.FLARE)),
    ("Discard one card.", tree.DiscardHeld(Held.CARD)),
    ("Discard every legend.", tree.DiscardHeld(Held.LEGENDS)),
    ("Discard your pending being.", tree.DiscardHeld(Held.PENDING)),
    ("Take back your pending being.", tree.TakeBackPending()),
    ("Copy the warp effect of your pending being.", tree.CopyWarp(WarpOf.PENDING)),
    ("Copy the warp effect of one card of your discard pile.", tree.CopyWarp(WarpOf.PILE)),
    ("Copy the warp effect of this card.", tree.CopyWarp(WarpOf.THIS)),
    # ---- acts joined
    ("For each enemy color, you may upgrade it.", tree.ForEachEnemy(tree.Upgrade(It()), may=True)),
    ("For each enemy color, upgrade it.", tree.ForEachEnemy(tree.Upgrade(It()), may=False)),
    (
        "All or nothing: place one common piece, then do one combat move with it, then destroy one piece.",
        Linked(
            (
                tree.Place(Exactly(1), Ranks.COMMON),
                tree.Move(Exactly(1), Kind.COMBAT, It()),
                tree.Destroy(Pieces(Exactly(1))),
            )
        ),
    ),
]


@pytest.mark.parametrize(("text", "act"), ACTS)
def test_what_an_act_says(text: str, act: script.Act) -> None:
    assert parse_effect(text) == of(act)
    assert said(of(act)) == text


CONDITION_TEXTS: list[tuple[str, Condition]] = [
    ("you do", Done()),
    ("you do not", Negated(Done())),
    ("you did both", DidBoth()),
    ("it was not legendary", Negated(tree.ItWas(Ranks.LEGENDARY))),
    ("this being is the Gateway", tree.IsGateway(THIS)),
    ("it is not the Gateway", Negated(tree.IsGateway(It()))),
    ("the Gateway is on a red square", tree.StandsOn(Gateway(), Area.RED)),
    ("it is on a colorless square", tree.StandsOn(It(), Area.COLOURLESS)),
    ('"Gun Tower" is in your discard pile', tree.InPile("Gun Tower")),
    ("this being destroyed nothing", tree.DestroyedNothing()),
    ("this being was summoned onto an enemy piece", tree.SummonedOnto()),
    ("you did not play the warp effect of this card this turn", tree.WarpUnplayed()),
    ("you do and this being is not the Gateway", Together(Done(), Negated(tree.IsGateway(THIS)))),
    ("you have an action left and you did both", Together(tree.ActionLeft(), DidBoth())),
]


@pytest.mark.parametrize(("text", "condition"), CONDITION_TEXTS)
def test_what_a_condition_says(text: str, condition: Condition) -> None:
    effect = of(GAIN, condition=condition)
    assert parse_effect(f"If {text}, gain an action.") == effect
    assert said(effect) == f"If {text}, gain an action."


@pytest.mark.parametrize("name", ["gUN tower", "gUN  tower", " gUN tower ", "gUN\n    tower", "gUN\ttower"])
def test_the_name_of_a_card_keeps_its_capitals_but_not_its_line_breaks(name: str) -> None:
    assert parse_effect(f'IF "{name}" IS IN YOUR DISCARD PILE, gain an action.') == of(
        GAIN, condition=tree.InPile("gUN tower")
    )
