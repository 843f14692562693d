"""What can go wrong, in words.

ArenariumError
|- SetupError       a match cannot be set up like that
|- ChoiceError      that answer is not open to that seat now; nothing was changed
|- NotationError    a text does not say a position or a choice
|- RecordError      a record is broken or does not belong to this version
|- QueryError       a question about a game makes no sense
|- CardError        a card file is wrong; names file, line, column, word, and what was expected
"""

from __future__ import annotations

from arenarium.core.mistake import Mistake


class ArenariumError(Exception):
    """Base of all errors that input from outside can cause."""


class SetupError(ArenariumError):
    pass


class ChoiceError(ArenariumError):
    pass


class NotationError(ArenariumError):
    pass


class RecordError(ArenariumError):
    pass


class QueryError(ArenariumError):
    pass


class CardError(ArenariumError):
    """A mistake in a card file or a card text.

    `line` and `column` count from 1; 0 means that the place is not known more closely.
    """

    def __init__(
        self,
        message: Mistake,
        *,
        file: str = "",
        line: int = 0,
        column: int = 0,
        length: int = 0,
        suggestion: str | None = None,
    ) -> None:
        self.message, self.file, self.line, self.column = message, file, line, column
        self.length, self.suggestion = length, suggestion
        """How many signs the wrong word has, and the word that was probably meant."""
        self.kind: str | None = None
        self.index: int | None = None
        self.key: str | None = None
        self.offset: int | None = None
        """In a card file: the entry, by its kind and its number among them; the key; the place in the key's text."""
        place = ":".join([file or "card text", *(str(n) for n in (line, column) if n)])
        super().__init__(f"{place}: {message}")

    def moved(self, file: str, line: int, column: int) -> CardError:
        """The same mistake, its place counted within a file in which the text begins at `line`, `column`."""
        first_line = self.line <= 1
        return CardError(
            self.message,
            file=file,
            line=line + max(self.line - 1, 0),
            column=self.column + column - 1 if first_line else self.column,
            length=self.length,
            suggestion=self.suggestion,
        )

    def in_entry(self, kind: str, index: int, key: str | None, offset: int | None = None) -> CardError:
        """This mistake, with the entry of the file in which it is."""
        self.kind, self.index, self.key, self.offset = kind, index, key, offset
        return self
