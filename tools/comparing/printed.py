"""The cards of the printed game, for comparing play with them."""

from arenarium.games.tashkalar.cards.card_set import printed
from arenarium.games.tashkalar.rules import placements

CARDS, TASKS, SCHOOLS = printed().cards, printed().tasks, printed().schools
LEGENDS, FLARES = printed().legends, printed().flares
BY_NAME, TASK_BY_NAME = printed().numbers, printed().task_numbers
being = printed().being
SUMMONABLE = placements.SUMMONABLE(printed())
