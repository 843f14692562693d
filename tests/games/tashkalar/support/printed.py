"""The cards of the printed game and what the rules and bots make of them, for tests that look through them."""

from arenarium.games.tashkalar.bots import nearness
from arenarium.games.tashkalar.cards.card_set import printed
from arenarium.games.tashkalar.rules import placements, task_distance, tasks

CARDS, TASKS, SCHOOLS = printed().cards, printed().tasks, printed().schools
CARD_NAMES, TASK_NAMES = printed().names, printed().task_names
LEGENDS, FLARES = printed().legends, printed().flares
BY_NAME, TASK_BY_NAME = printed().numbers, printed().task_numbers
being = printed().being
SUMMONABLE = placements.SUMMONABLE(printed())
MISSING, NEED, WANTED = (
    task_distance.MISSING(printed()),
    task_distance.NEED(printed()),
    task_distance.WANTED(printed()),
)
MEETS = tasks.MEETS(printed())
NEAR, HELPING = nearness.NEAR(printed()), nearness.HELPING(printed())
