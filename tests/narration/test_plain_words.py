"""What players read is plain: American English, no words of officials, one word for one thing, buttons that fit.

Messages, rules, the explanations of keywords, and every card with its flavor text are read here.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from arenarium.cards.cardtext import CardText
from arenarium.games import kits

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "pl", "cs")
BRITISH = (
    *("colour", "armour", "favour", "honour", "neighbour", "behaviour", "flavour", "rumour", "harbour", "humour"),
    *("coloured", "colourless", "defence", "offence", "licence", "pretence", "centre", "theatre", "sabre", "metre"),
    *("paralyse", "paralysed", "analyse", "realise", "organise", "recognise", "apologise", "fulfil", "grey", "plough"),
    *("cancelled", "travelled", "traveller", "levelled", "marvellous", "jewellery", "sulphur", "catalogue", "sceptre"),
)
AVOIDED = {
    "en": (
        *("whoever", "whomever", "anew", "taken back", "take back ", "chance has been asked", "is told", "get up from"),
        *("keeping to", "make an account", "sit down", "who may come", "given up", "hurried", "the own "),
    ),
    "pl": (
        *("bojowy ruch", "standardowy ruch", "bojowy skok", "standardowy skok", "usiądź", "sposób gry", "sposoby gry"),
        *("imię", "szkoda każdego", "priorytet", "poległ", "serca:", "pionu ", "dziennik", "obrażenie "),
    ),
    "cs": (
        *("ochrnut", "posadit se", "způsob hry", "způsoby hry", "srdcí", "přijít od stolu", "priorit", "padlí"),
        *("se ti podařilo", "deník", "žádej výhru", " míň"),
    ),
}
"""What reads as if translated, or has another word by now."""
CARDS_MAY = {"imię", " míň", "poległ", "take back "}
"""A hare in a flavor text may have a name, and a card is taken back in hand."""
NOT_ON_BUTTONS = {
    "en": (),
    "pl": ("gram", "rekrutuję", "kończę", "zgadzam", "biorę"),
    "cs": (
        "vyber",
        "zahoď",
        "předej",
        "vynech",
        "hraj",
        "zkus",
        "otevři",
        "pošli",
        "beru",
        "přidej",
        "ukonči",
        "souhlasím",
    ),
}
"""Buttons have one form: Polish ones are orders, Czech ones infinitives."""
GAME_TERMS = re.compile(
    r"(?<=[a-ząćęłńóśźż,;:] )(Wojownik|Ruch|Serc|Umiejętnoś|Kostk|Szybkoś|Mocy|Obron|Braku|Punkt|Kart)"
)
"""Capitals that Polish has only at the beginning of a sentence."""
LONGEST_BUTTON = 32
DEFAULTS = {"en": {"other"}, "pl": {"many", "other"}, "cs": {"other"}}
"""The form of numbers that have no other: where Polish has [many] or one form for [few] and [many]."""


def _files(language: str) -> list[Path]:
    ftl = [*ROOT.glob("src/arenarium/**/data/*/*.ftl"), *ROOT.glob("web/src/**/*.ftl")]
    return sorted(path for path in ftl if language in (path.parent.name, path.stem))


def _messages(path: Path) -> Iterator[ast.Message]:
    return (entry for entry in FluentParser().parse(path.read_text("utf-8")).body if isinstance(entry, ast.Message))


class _Texts(Visitor):
    """The texts of a message, a variant each: what stands around a choice belongs to all of them."""

    def __init__(self, message: ast.Message) -> None:
        self.selects: list[ast.SelectExpression] = []
        self.visit(message)
        self.said = _variants(message.value) if message.value else []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)


def _variants(pattern: ast.Pattern) -> list[str]:
    texts = [""]
    for element in pattern.elements:
        texts = [text + more for text in texts for more in _readings(element)]
    return texts


def _readings(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [re.sub(r"--\w+", " ", element.value)]
    if isinstance(element.expression, ast.SelectExpression):
        return [text for variant in element.expression.variants for text in _variants(variant.value)]
    return [" "]


@cache
def _said(language: str) -> list[tuple[str, str]]:
    """Each message with what is read of it, in all its variants."""
    return [
        (f"{path.relative_to(ROOT)}: {message.id.name}", text)
        for path in _files(language)
        for message in _messages(path)
        for text in _Texts(message).said
    ]


@cache
def _rules(language: str) -> list[tuple[str, str]]:
    pages = sorted(ROOT.glob(f"web/src/games/*/rules/{language}.md"))
    lines = [(str(path.relative_to(ROOT)), line) for path in pages for line in path.read_text("utf-8").splitlines()]
    for path in sorted(ROOT.glob(f"web/src/games/*/rules/keywords.{language}.json")):
        for keyword in json.loads(path.read_text("utf-8")).values():
            lines += [
                (f"{path.relative_to(ROOT)}: {keyword['name']}", text) for text in (keyword["name"], keyword["text"])
            ]
    return lines


@cache
def _cards(language: str) -> list[tuple[str, str]]:
    texts: list[CardText] = [
        card
        for kit in kits().values()
        if kit.cards_ and kit.card_sets
        for card in kit.cards_().listed(kit.card_sets.default, language)
    ]
    return [
        (f"{language} card {card.title}", text)
        for card in texts
        for text in (card.title, *card.facts, *(sentence for _, sentence in card.texts), card.flavour)
    ]


def _read(language: str) -> list[tuple[str, str]]:
    return [*_said(language), *_rules(language), *_cards(language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_something_to_read(language: str) -> None:
    assert len(_said(language)) > 1200
    assert len(_rules(language)) > 200
    assert len(_cards(language)) > 1200


def test_english_is_american() -> None:
    pattern = re.compile(rf"\b({'|'.join(BRITISH)})(s|d|ed|ing|less|ful)?\b", re.IGNORECASE)
    assert [(name, found[0]) for name, text in _read("en") if (found := pattern.search(text))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_reads_as_if_translated_is_gone(language: str) -> None:
    faults = [
        (name, word)
        for name, text in _read(language)
        for word in AVOIDED[language]
        if word in f"{text} ".lower() and not (" card " in name and word in CARDS_MAY)
    ]
    assert faults == []


def test_polish_has_small_letters_for_what_belongs_to_the_game() -> None:
    rules = [(name, text) for name, text in _rules("pl") if not text.startswith("##")]
    read = [*_said("pl"), *rules, *((name, text) for name, text in _cards("pl") if " " in text and "." in text)]
    assert [(name, text) for name, text in read if GAME_TERMS.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    """No typewriter's apostrophes and quotation marks; cards are quoted as their files have them in English only."""
    read = [*_said(language), *_rules(language), *(_cards(language) if language != "en" else [])]
    assert [(name, text) for name, text in read if re.search(r"\w'\w|\"", text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_a_form_for_all_others(language: str) -> None:
    wrong = []
    for path in _files(language):
        for message in _messages(path):
            for select in _Texts(message).selects:
                keys = {v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)}
                default = next(v.key for v in select.variants if v.default)
                if keys & {"one", "few", "many"} and isinstance(default, ast.Identifier):
                    wrong += [f"{path.name}: {message.id.name}"] * (default.name not in DEFAULTS[language])
    assert wrong == []


# ------------------------------------------------------------------------------------------------------------- buttons


def _bodies(source: str) -> Iterator[str]:
    """What stands on the buttons of a component: their markup without their attributes."""
    for found in re.finditer(r"<[bB]utton\b", source):
        depth, at = 0, found.end()
        while depth or source[at] != ">":
            depth += {"{": 1, "}": -1}.get(source[at], 0)
            at += 1
        end = source.lower().find("</button>", at)
        if source[at - 1] == "/" or end < 0:
            continue  # it has no text, or a comment speaks of it
        body = source[at + 1 : end]
        yield re.sub(r'<span class="visually-hidden">.*?</span>', "", body, flags=re.DOTALL)


@cache
def _buttons() -> frozenset[str]:
    """The messages on buttons, whether the element or a component that draws one."""
    return frozenset(
        name
        for path in ROOT.glob("web/src/**/*.svelte")
        for body in _bodies(path.read_text("utf-8"))
        for name in re.findall(r"\bt\('([\w-]+)'", body)
    )


def test_buttons_are_found() -> None:
    assert {"undo", "rematch", "home-play", "barracks-take", "result-look"} <= _buttons()


def _on_buttons(language: str) -> list[tuple[str, str]]:
    return [(name, text.strip()) for name, text in _said(language) if name.rpartition(": ")[2] in _buttons()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_short(language: str) -> None:
    assert [(name, text) for name, text in _on_buttons(language) if len(text) > LONGEST_BUTTON] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_have_one_form(language: str) -> None:
    first = [(name, text, text.lower().split()[0].strip(",.!")) for name, text in _on_buttons(language) if text]
    assert [(name, text) for name, text, word in first if word in NOT_ON_BUTTONS[language]] == []
