"""The tasks of Tash-Kalar in Polish: orders; the past tense would have to know the player's gender."""

from __future__ import annotations

from arenarium.cards.lang.pl import Case, Gender, adjective, joined, numbered, phrase
from arenarium.cards.render import capitalised
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.render import pl_words as words
from arenarium.games.tashkalar.language.render.pl_phrases import PolishPhrases


class PolishCriteria(PolishPhrases):
    def criterion(self, node: tree.Criterion) -> str:
        """A task's criterion as a sentence."""
        return capitalised(self.text(node)) + "."

    def both(self, node: tree.Both) -> str:
        return f"{self._closed(node.first)} i {self.text(node.second)}"

    def either(self, node: tree.Either) -> str:
        return f"{self._closed(node.first)} lub {self.text(node.second)}"

    def quota(self, node: tree.Quota) -> str:
        form = numbered(node.number, Gender.MASCULINE, Case.ACC)
        ranks = (adjective(rank, form) for rank in words.RANKS[node.ranks])
        return ", w tym " + joined(f"co najmniej {node.number}", *ranks)

    def destroyed_this_turn(self, node: tree.DestroyedThisTurn) -> str:
        among = self.text(node.among) if node.among else ""
        pieces = words.at_least(node.number, words.PIECE, *words.RANKS[node.ranks], "wrogi")
        return f"zniszcz w tej turze {pieces}{among}"

    def holds(self, node: tree.Holds) -> str:
        among = self.text(node.among) if node.among else ""
        pieces = words.at_least(node.number, words.PIECE, *words.RANKS[node.ranks])
        return f"miej {words.on_region(node.region)} {pieces}{among}"

    def outnumbers(self, node: tree.Outnumbers) -> str:
        pieces = words.amount(node.by, words.PIECE, *words.RANKS[node.ranks])
        return f"miej {words.on_region(node.region)} co najmniej o {pieces} więcej niż przeciwnik"

    def summoned_this_turn(self, node: tree.SummonedThisTurn) -> str:
        where = words.on_region(node.region) if node.region else ""
        text = joined("przywołaj w tej turze", where, words.at_least(node.number, words.BEING))
        if not node.among:
            return text
        if node.among_region is None:
            return f"{text}, w tym {words.at_least(node.among, words.LEGEND)}"
        region = words.on_region(node.among_region, plural=node.among != 1)
        return f"{text}, w tym co najmniej {node.among} {region}"

    def chain(self, node: tree.Chain) -> str:
        return f"połącz łańcuchem swoich pionów dwa przeciwległe {words.ENDS[node.ends]} planszy"

    def surrounded(self, node: tree.Surrounded) -> str:
        form = numbered(node.number, Gender.MASCULINE, Case.ACC)
        pieces = words.at_least(node.number, words.PIECE)
        return f"miej {pieces} {adjective('sąsiadujący', form)} z tym samym wrogim pionem"

    def isolated(self, node: tree.Isolated) -> str:
        steps = phrase(words.STEP, numbered(node.steps, Gender.MASCULINE, Case.LOC))
        return (
            f"odetnij wrogi pion stojący w odległości do {node.distance} od innego wrogiego piona tak,"
            f" aby nawet w {node.steps} {steps} po pustych polach nie mógł dotrzeć na pole"
            " sąsiadujące z innym wrogim pionem"
        )

    def _closed(self, first: tree.Criterion) -> str:
        """A criterion before another one: a quota or clause at its end has a comma on both sides."""
        ends_open = isinstance(first, tree.Isolated) or getattr(first, "among", None)
        return self.text(first) + ("," if ends_open else "")
