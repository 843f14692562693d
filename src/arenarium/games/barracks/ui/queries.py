"""A question of clients about Barracks: which moves suit a warrior."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches

from arenarium.core.errors import QueryError
from arenarium.core.kit import Query
from arenarium.games.barracks.bots.evaluation import learned
from arenarium.games.barracks.cards.card_set import CardSet
from arenarium.games.barracks.cards.cards import LINES
from arenarium.games.barracks.game import Barracks
from arenarium.games.barracks.state.soldier import Soldier
from arenarium.games.barracks.state.words import NO_MOVE
from arenarium.games.barracks.ui.messages import MovesFor, RecommendedMoves


def recommend(game: Barracks, question: MovesFor) -> RecommendedMoves:
    """By what the computer players have learned of cards, and of cards that go together."""
    cards = game.cards
    card = _number(cards.warrior_numbers, question.warrior, "warrior")
    names = question.moves.split(",")
    if len(names) != LINES:
        raise QueryError(f"{len(names)} lines; expected {LINES} - at `$.moves`")
    moves = tuple(_number(cards.move_numbers, name, "moves") if name else NO_MOVE for name in names)
    gone = {_number(cards.move_numbers, name, "gone") for name in question.gone.split(",") if name}
    return RecommendedMoves([_ranked(cards, Soldier(card, moves), line, gone) for line in range(LINES)])


def _ranked(cards: CardSet, soldier: Soldier, line: int, gone: set[int]) -> list[str]:
    if soldier.moves[line] != NO_MOVE:
        return []

    def use(move: int) -> tuple[bool, bool, float]:
        moves = (*soldier.moves[:line], move, *soldier.moves[line + 1 :])
        strikes = any(card == NO_MOVE or cards.moves[card].damage for card in moves)  # nobody is left without a blow
        new = move not in soldier.moves  # twice the same is no choice
        return strikes, new, learned(cards).of(soldier._replace(moves=moves), True)

    fitting = [move for move in cards.fitting[soldier.card][line] if move not in gone]
    return [cards.moves[move].name for move in sorted(fitting, key=use, reverse=True)]


def _number(known: Mapping[str, int], name: str, field: str) -> int:
    if name in known:
        return known[name]
    near = get_close_matches(name, list(known), n=1)
    hint = f"; did you mean '{near[0]}'?" if near else ""
    raise QueryError(f"there is no card called '{name}'{hint} - at `$.{field}`")


QUERIES = {
    "moves": Query("Which moves suit a warrior, the most useful first", MovesFor, RecommendedMoves, recommend),
}
