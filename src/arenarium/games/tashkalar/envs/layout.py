"""Where everything is in an observation. Seats and sides are counted from the one that looks, in turn order."""

from __future__ import annotations

from arenarium.core.spaces import SAID, Layout, Part
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.envs.numbering import NUMBERING
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.forms import Form
from arenarium.games.tashkalar.state.position import Phase
from arenarium.games.tashkalar.state.requests import RequestKind

ROWS = COLUMNS = 9
RANKS = 3
COMMON_DECKS = 3
"""Besides the decks of the seats: legends, flares, tasks."""
TRACED = (reg.SELF, reg.IT, reg.USED, reg.POOL, reg.PICKED, reg.MARKED, reg.SECOND_MARKED)
"""What of an effect in progress is shown on the board."""
STATIC = ("arena", "red", "green")
TURN_FACTS = 15


def planes_of(sides: int) -> int:
    """How many pictures of the board there are."""
    return RANKS * sides + 1 + len(TRACED) + len(STATIC)


def layout_of(cards: CardSet, form: Form, seats: int, teams: bool) -> Layout:
    sides = 2 if teams else seats
    number, tasks = len(cards.cards), len(cards.tasks)
    melee = form is Form.MELEE
    partner = [Part("partner", (number,), "legends of the teammate")] if teams else []
    return Layout(
        [
            Part("board", (planes_of(sides), ROWS, COLUMNS), "pictures of the board, row by row from the top: common, "
                 "heroic and legendary pieces of each side, the Gateway; of the effect in progress this being, the "
                 "piece of the act before, pieces used, what is left to choose from, chosen, marked in both ways; the "
                 "arena, red and green squares"),
            Part(SAID, (len(NUMBERING(cards).texts),), "actions of the choice that is being said"),
            Part("hand", (number,), "cards in hand: beings, legends, flares"),
            *partner,
            Part("known", (2, number), "cards in decks that the seat knows: anywhere, on top"),
            Part("piles", (seats + 1, number), "discarded cards: of each seat, then legends and flares"),
            Part("source", (number,), "the card whose effect asks"),
            Part("tasks", (tasks,), "current tasks"),
            Part("next_task", (tasks,), "the task that comes next"),
            Part("claimed", (sides, tasks), "claimed tasks"),
            Part("schools", (seats, len(cards.schools)), "the schools"),
            Part("phase", (len(Phase),), "draft, start, actions, score, over"),
            Part("request", (len(RequestKind),), "what is asked: " + ", ".join(RequestKind)),
            Part("asked", (seats,), "who is asked"),
            Part("active", (seats,), "whose turn it is"),
            Part("control", (seats,), "who decides in it"),
            Part("first", (seats,), "the starting seat"),
            Part("end_by", (seats,), "whose turn has triggered the end"),
            Part("hands", (3, seats), "cards in hand: beings, legends, flares"),
            Part("decks", (seats + COMMON_DECKS,), "cards in the decks of the seats, of legends, flares and tasks"),
            Part("scores", (sides,), "what the side has; in a melee, the player of that color"),
            *([Part("points", (seats, sides), "points, by color")] if melee else []),
            *([Part("improvised", (seats, sides), "colors used up for improvised summoning")] if melee else []),
            Part("supply", (2, sides), "two-faced and legendary pieces left"),
            Part("destroyed", (sides, RANKS), "pieces destroyed this turn"),
            Part("turn", (TURN_FACTS,), "number, actions left, discarded, summoned (in all, legends, on red, on "
                 "green), extra beings and legends to draw, another turn follows, an extra turn, borrowing, last turns "
                 "left, the end was triggered, effects in progress"),
            Part("frozen", (seats, number), "the frozen card"),
            Part("pending", (seats, number), "the pending being"),
            Part("warped", (number,), "cards whose warp effects were played this turn"),
            Part("removed", (sides, 2), "two-faced and legendary pieces out of the game"),
            Part("held", (sides, RANKS), "pieces that lie on cards"),
            Part("slowed", (sides,), "one action fewer on the next turn"),
            Part("next_color", (sides,), "whose pieces the next summoning uses"),
            Part("next", (2,), "empty squares that the next summoning may count, how much more destroyed pieces count"),
        ]
    )  # fmt: skip
