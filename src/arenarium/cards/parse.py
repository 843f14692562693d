"""Text of a card to tree.

`Language` joins the shared grammar with that of a game and turns mistakes into sentences that say where, which word,
what was expected, and the nearest word that is known.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable
from difflib import get_close_matches
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import TypeVar

from lark import Lark, Token, Transformer, Tree, UnexpectedCharacters, UnexpectedInput, UnexpectedToken, v_args
from lark.exceptions import VisitError

from arenarium.cards import tree
from arenarium.cards.hints import A_NUMBER, Hints, Instead, is_number_word
from arenarium.cards.limits import MOST_ALTERNATIVES, MOST_NUMBER, MOST_PARTS, MOST_WORDS
from arenarium.cards.problem import did_you_mean
from arenarium.core.errors import CardError
from arenarium.core.mistake import Mistake

N = TypeVar("N", bound=tree.Node)

_QUOTED_WORD = re.compile(r'"([a-z]+)(?:\((n|s)\))?"')
_MOST_EXPECTED = 12
A_NAME = Mistake("a-name-in-quotes", "a name in quotes")
THE_END = Mistake("the-end", "the end")
_SIGNS: dict[str, str] = {
    "INT": A_NUMBER,
    "CARD_NAME": A_NAME,
    "$END": THE_END,
    "COLON": ":",
    "COMMA": ",",
    "DOT": ".",
    "MINUS": "-",
    "SLASH": "/",
    "SEMICOLON": ";",
}
"""What is not a word, as it is called in an error."""
_NAMED_SIGNS = {",": Mistake("a-comma", "a comma"), ".": Mistake("a-full-stop", "a full stop")}
"""Signs that would get lost in a list."""


def _tables_file(grammar: str) -> str:
    """Where the tables of a grammar are kept once they are made, as Python keeps its compiled modules: beside the
    module, by whoever may write there, and made again when grammar, Lark or Python are others. Nothing if they cannot
    be kept."""
    folder = Path(__file__).parent / "__pycache__"
    if sys.dont_write_bytecode or not os.access(folder, os.W_OK):
        return ""
    known_by = sha256(grammar.encode()).hexdigest()[:12]
    return str(folder / f"grammar-{known_by}.{sys.implementation.cache_tag}.tables")


class Language:
    """The card language of one game."""

    def __init__(
        self,
        grammar: str,
        transformer: SharedTransformer,
        starts: Iterable[str] = ("effect",),
        hints: Instead | None = None,
    ) -> None:
        """`hints`: what people write instead of the language's own words."""
        self._hints = Hints(hints or {})
        shared = resources.files("arenarium.cards").joinpath("shared.lark").read_text("utf-8")
        text, self._spelling = _with_word_terminals(shared + "\n" + grammar)
        self._transformer = transformer
        self._lark = Lark(
            text,
            parser="lalr",
            start=list(starts),
            maybe_placeholders=True,
            propagate_positions=True,
            cache=_tables_file(text) or False,
        )

    @property
    def words(self) -> frozenset[str]:
        """Every word that some sentence of the language can hold."""
        return frozenset(self._spelling.values())

    def parse(self, text: str, expected: type[N], start: str = "effect") -> N:
        """The tree of `text`; raises CardError if it is not a text of the language, or beyond its limits."""
        words = len(text.split())
        if words > MOST_WORDS:
            raise CardError(
                Mistake("too-many-words", "the text has {words} words; {most} at most", words=words, most=MOST_WORDS)
            )
        try:
            tree = self._transformer.transform(self._lark.parse(text, start=start))
        except UnexpectedInput as error:
            raise self._explained(text, error) from None
        except VisitError as error:
            wrong = error.orig_exc
            if not isinstance(wrong, CardError):
                raise
            if wrong.line or not isinstance(error.obj, Tree):
                raise wrong from None
            meta = error.obj.meta
            length = meta.end_pos - meta.start_pos
            raise CardError(wrong.message, line=meta.line, column=meta.column, length=length) from None
        if not isinstance(tree, expected):
            raise TypeError(f"the grammar made a {type(tree).__name__} where {expected.__name__} was expected")
        _check_size(tree)
        return tree

    def next_words(self, text: str, start: str = "effect") -> list[str]:
        """The words that may follow `text`, for completion in an editor. Raises CardError where the text is wrong."""
        parser = self._lark.parse_interactive(text, start=start)
        try:
            list(parser.exhaust_lexer())
        except UnexpectedInput as error:
            raise self._explained(text, error) from None
        return self._spelled(parser.accepts())  # type: ignore[no-untyped-call]

    def _spelled(self, terminals: Iterable[str]) -> list[str]:
        return sorted({self._spelling.get(t) or _SIGNS.get(t, t) for t in terminals if t != "__IGNORE_0"})

    def _explained(self, text: str, error: UnexpectedInput) -> CardError:
        expected: set[str] = set()
        if isinstance(error, UnexpectedCharacters):
            expected = set(error.allowed or ())
        elif isinstance(error, UnexpectedToken):
            expected = set(error.accepts or error.expected)
        at_end = isinstance(error, UnexpectedToken) and error.token.type == "$END"
        if at_end:
            lines = text.splitlines() or [""]
            word, line, column = "", len(lines), len(lines[-1]) + 1
            problem = Mistake("ends-too-early", "the text ends too early")
            if "DOT" in expected:
                return CardError(
                    Mistake("no-full-stop", "the full stop at the end is missing"),
                    line=line,
                    column=column,
                    suggestion=".",
                )
        else:
            line, column = error.line, error.column
            whole = text.splitlines()[line - 1]
            rest = whole[column - 1 :]
            match = re.match(r"[^\W\d_]+|\d+|\S", rest)
            word = match.group() if match else rest[:1]
            problem = (
                Mistake("word-not-expected", "'{word}' is not expected here", word=word)
                if self._knows(word)
                else Mistake("unknown-word", "unknown word '{word}'", word=word[:60])
            )
        options = self._spelled(expected)
        shown: list[str | Mistake] = [_NAMED_SIGNS.get(option, option) for option in options]
        shown = [*shown[:_MOST_EXPECTED], *(["..."] if len(options) > _MOST_EXPECTED else [])]
        nearest = get_close_matches(word.lower(), [o for o in options if o.isalpha()], n=1, cutoff=0.6)
        if is_number_word(word):
            nearest = []  # which is like other words only by chance
        else:
            nearest = nearest or get_close_matches(word.lower(), sorted(self.words), n=1, cutoff=0.75)
        suggestion = nearest[0] if nearest and nearest[0] != word.lower() else None
        hint, length = did_you_mean(suggestion), len(word)
        plain = None if at_end else self._hints.at(whole, column - 1, options)
        if plain:
            suggestion, hint = plain.say, plain.why
            column, length = plain.start + 1, plain.end - plain.start
            # what else could stand there would only lead away from it
            message = Mistake("said-otherwise", "{problem}{hint}", problem=problem, hint=hint)
        else:
            english = "{problem}; expected {expected}{hint}"
            message = Mistake("not-in-the-language", english, problem=problem, expected=shown, hint=hint)
        return CardError(message, line=line, column=column, length=length, suggestion=suggestion)

    def _knows(self, word: str) -> bool:
        lowered = word.lower()
        return lowered.isdigit() or lowered in self.words or lowered.rstrip("s") in self.words or lowered in ".,;:"


def _check_size(root: tree.Node) -> None:
    """Whether what an effect does keeps within bounds. Raises CardError."""
    held = list(tree.parts(root))
    if len(held) > MOST_PARTS:
        raise CardError(
            Mistake(
                "too-many-parts",
                "the text does too much at once: {parts} parts; {most} at most",
                parts=len(held),
                most=MOST_PARTS,
            )
        )
    for part in held:
        if isinstance(part, tree.OneOf) and len(part.alternatives) > MOST_ALTERNATIVES:
            raise CardError(
                Mistake(
                    "too-many-alternatives",
                    "{number} alternatives to choose from; {most} at most",
                    number=len(part.alternatives),
                    most=MOST_ALTERNATIVES,
                )
            )


def _with_word_terminals(grammar: str) -> tuple[str, dict[str, str]]:
    """Make each quoted word a terminal that matches only the whole word, so that mistakes point at word starts."""
    spelling: dict[str, str] = {}
    definitions: dict[str, str] = {}

    def terminal(match: re.Match[str]) -> str:
        word, ending = match.group(1), match.group(2)
        name = f"_{word.upper()}" + ("_PLURAL" if ending == "s" else "_N" if ending == "n" else "")
        spelling[name] = word
        definitions[name] = f"{name}: /{word}{ending + '?' if ending else ''}\\b/i"
        return name

    body = "\n".join(
        line if line.lstrip().startswith("//") else _QUOTED_WORD.sub(terminal, line) for line in grammar.splitlines()
    )
    return body + "\n" + "\n".join(definitions.values()) + "\n", spelling


@v_args(inline=True)
class SharedTransformer(Transformer):  # type: ignore[type-arg]
    """Builds the nodes of `cards.tree`; a game derives its own from it."""

    def INT(self, token: Token) -> int:  # noqa: N802 - named by the terminal
        wrong: Mistake | None = None
        if not token.strip("0"):
            wrong = Mistake("number-too-small", "numbers begin with 1, not with {number}", number=str(token)[:20])
        elif len(token) > len(str(MOST_NUMBER)) or int(token) > MOST_NUMBER:
            wrong = Mistake(
                "number-too-large", "numbers go up to {most}, not to {number}", most=MOST_NUMBER, number=str(token)[:20]
            )
        if wrong is not None:
            raise CardError(wrong, line=token.line or 0, column=token.column or 0, length=len(token))
        return int(token)

    def effect(self, *sentences: tree.Sentence) -> tree.Effect:
        return tree.Effect(sentences)

    def sentence(self, condition: tree.Condition | None, clauses: tuple[tree.Clause, ...]) -> tree.Sentence:
        return tree.Sentence(clauses, condition)

    def otherwise_sentence(self, clauses: tuple[tree.Clause, ...]) -> tree.Sentence:
        return tree.Sentence(clauses, tree.Otherwise())

    def done(self) -> tree.Done:
        return tree.Done()

    def not_done(self) -> tree.Condition:
        return tree.Negated(tree.Done())

    def did_both(self) -> tree.Condition:
        return tree.DidBoth()

    def together(self, first: tree.Condition, second: tree.Condition) -> tree.Condition:
        return tree.Together(first, second)

    def linked(self, *acts: tree.Act) -> tree.Act:
        return tree.Linked(acts)

    def linked_body(self, linked: tree.Act) -> tuple[tree.Clause, ...]:
        return (tree.Clause(linked),)

    def clause_list(self, clause: tree.Clause) -> tuple[tree.Clause, ...]:
        return (clause,)

    def clause_list_end(self, clauses: tuple[tree.Clause, ...], last: tree.Clause) -> tuple[tree.Clause, ...]:
        return (*clauses, last)

    def must(self, act: tree.Act) -> tree.Clause:
        return tree.Clause(act)

    def may(self, act: tree.Act) -> tree.Clause:
        return tree.Clause(act, may=True)

    def repeated(self, repeat: tuple[int, bool], act: tree.Act) -> tree.Clause:
        return tree.Clause(tree.Repeat(repeat[0], act, on_new_squares=repeat[1]))

    def repeat(self, times: int, on_new_squares: object) -> tuple[int, bool]:
        return times, on_new_squares is not None

    def choice(self, *alternatives: tuple[tree.Clause, ...]) -> tree.OneOf:
        return tree.OneOf(alternatives)

    def one(self) -> tree.Count:
        return tree.Exactly(1)

    def exactly(self, number: int) -> tree.Count:
        return tree.Exactly(number)

    def up_to(self, number: int) -> tree.Count:
        return tree.UpTo(number)

    def every(self) -> tree.Count:
        return tree.Every()

    def any_number(self) -> tree.Count:
        return tree.AnyNumber()
