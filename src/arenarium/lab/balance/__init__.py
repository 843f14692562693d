"""Whether cards are fair: studies of a card, of a faction or of a whole set, for any game whose kit has `balance`."""

from arenarium.lab.balance.report import CardRow, Rate, Report
from arenarium.lab.balance.study import Study, changed, usual_cards
from arenarium.lab.balance.verdict import Verdict

__all__ = ["CardRow", "Rate", "Report", "Study", "Verdict", "changed", "usual_cards"]
