"""English for what all games share. English text is the card language itself: it parses back to the same tree."""

from __future__ import annotations

from arenarium.cards import tree
from arenarium.cards.render import Renderer, capitalised


class English(Renderer):
    def sentence(self, node: tree.Sentence) -> str:
        body = self.clauses(node.clauses)
        if node.condition is None:
            return capitalised(body) + "."
        if isinstance(node.condition, tree.Otherwise):
            return f"Otherwise, {body}."
        return f"If {self.text(node.condition)}, {body}."

    def clauses(self, clauses: tuple[tree.Clause, ...]) -> str:
        return ", then ".join(self.text(clause) for clause in clauses)

    def clause(self, node: tree.Clause) -> str:
        return ("you may " if node.may else "") + self.text(node.act)

    def done(self, node: tree.Done) -> str:
        return "you do"

    def did_both(self, node: tree.DidBoth) -> str:
        return "you did both"

    def negated(self, node: tree.Negated) -> str:
        """What cannot be said with a word of its own is "you do" alone."""
        return f"{self.text(node.condition)} not"

    def together(self, node: tree.Together) -> str:
        return f"{self.text(node.first)} and {self.text(node.second)}"

    def linked(self, node: tree.Linked) -> str:
        return "all or nothing: " + ", then ".join(self.text(act) for act in node.acts)

    def otherwise(self, node: tree.Otherwise) -> str:
        return "otherwise"

    def one_of(self, node: tree.OneOf) -> str:
        return "do one of these: " + "; or ".join(self.clauses(clauses) for clauses in node.alternatives)

    def repeat(self, node: tree.Repeat) -> str:
        fresh = " each time on a new square," if node.on_new_squares else ""
        times = "time" if node.times == 1 else "times"
        return f"up to {node.times} {times},{fresh} you may {self.text(node.act)}"

    def exactly(self, node: tree.Exactly) -> str:
        return "one" if node.number == 1 else str(node.number)

    def up_to(self, node: tree.UpTo) -> str:
        return f"up to {node.number}"

    def every(self, node: tree.Every) -> str:
        return "every"

    def any_number(self, node: tree.AnyNumber) -> str:
        return "any number of"

    @staticmethod
    def is_plural(count: tree.Count) -> bool:
        return isinstance(count, tree.AnyNumber) or (isinstance(count, tree.Exactly | tree.UpTo) and count.number != 1)
