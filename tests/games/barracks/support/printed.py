"""The cards that come with Barracks, for tests that look through them."""

from arenarium.games.barracks.cards.card_set import printed

WARRIORS, MOVES = printed().warriors, printed().moves
WARRIOR_BY_NAME, MOVE_BY_NAME = printed().warrior_numbers, printed().move_numbers
