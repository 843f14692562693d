"""The tasks of Tash-Kalar in Czech."""

from __future__ import annotations

from arenarium.cards.lang.cs import Case, Gender, governed, number
from arenarium.cards.render import capitalised
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.render import cs_words as words
from arenarium.games.tashkalar.language.render.cs_phrases import CzechPhrases

_Deed = tree.DestroyedThisTurn | tree.SummonedThisTurn
_THIS_TURN = "v tomto tahu "
"""A deed is an order, not a past tense of yours: that would have to know your gender."""


class CzechCriteria(CzechPhrases):
    def criterion(self, node: tree.Criterion) -> str:
        """A task's criterion as a sentence."""
        return capitalised(self.text(node)) + "."

    def both(self, node: tree.Both) -> str:
        return self._joined(node.first, "a", node.second)

    def either(self, node: tree.Either) -> str:
        return self._joined(node.first, "nebo", node.second)

    def quota(self, node: tree.Quota) -> str:
        ranks = words.rank(node.ranks, governed(node.number, Case.ACC))
        return f", z toho alespoň {number(node.number)} {ranks}"

    def destroyed_this_turn(self, node: tree.DestroyedThisTurn, when: str = _THIS_TURN) -> str:
        pieces = words.piece(governed(node.number, Case.ACC), words.ENEMY, ranks=node.ranks)
        among = self.text(node.among) if node.among else ""
        return f"znič {when}alespoň {number(node.number)} {pieces}{among}"

    def holds(self, node: tree.Holds) -> str:
        pieces = words.piece(governed(node.number, Case.ACC), ranks=node.ranks)
        among = self.text(node.among) if node.among else ""
        return f"máš {words.region(node.region)} alespoň {number(node.number)} {pieces}{among}"

    def outnumbers(self, node: tree.Outnumbers) -> str:
        pieces = words.piece(governed(node.by, Case.ACC), ranks=node.ranks)
        return f"máš {words.region(node.region)} alespoň o {number(node.by)} {pieces} více než soupeř"

    def summoned_this_turn(self, node: tree.SummonedThisTurn, when: str = _THIS_TURN) -> str:
        where = f" {words.region(node.region, plural=node.number != 1)}" if node.region else ""
        beings = words.BEING.inflected(governed(node.number, Case.ACC))
        text = f"vyvolej {when}alespoň {self._feminine(node.number)} {beings}{where}"
        if not node.among:
            return text
        if node.among_region:
            some = words.region(node.among_region, plural=node.among != 1)
        else:
            some = words.LEGEND.inflected(governed(node.among, Case.ACC))
        return f"{text}, z toho alespoň {self._feminine(node.among)} {some}"

    def chain(self, node: tree.Chain) -> str:
        return f"řetěz tvých kamenů spojuje {words.ENDS[node.ends]} arény"

    def surrounded(self, node: tree.Surrounded) -> str:
        pieces = words.piece(governed(node.number, Case.INS), words.YOURS)
        return f"některý nepřátelský kámen sousedí s alespoň {number(node.number, Case.INS)} {pieces}"

    def isolated(self, node: tree.Isolated) -> str:
        steps = f"{number(node.steps, Case.INS)} {words.STEP.inflected(governed(node.steps, Case.INS))}"
        return (
            f"některý nepřátelský kámen {words.distance(node.distance)} od jiného nepřátelského kamene"
            f" se ani {steps} po prázdných polích"
            " nemůže dostat na pole sousedící s jiným nepřátelským kamenem"
        )

    # ---- helpers: criteria
    def _joined(self, first: tree.Criterion, word: str, second: tree.Criterion) -> str:
        """Two deeds share their turn; a quota is closed by a comma."""
        has_quota = isinstance(first, tree.Holds | _Deed) and first.among
        shared = isinstance(first, _Deed) and isinstance(second, _Deed)
        rest = self.inflected(second, "") if shared else self.text(second)
        return f"{self.text(first)}{',' if has_quota else ''} {word} {rest}"

    @staticmethod
    def _feminine(amount: int) -> str:
        return number(amount, Case.ACC, Gender.FEMININE)
