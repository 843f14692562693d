# The card library
cards-title = Cards
cards-games = Game
cards-search = Search cards
cards-filters = Filters
cards-kind = Kind
cards-clear = Clear filters
cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cards-none = No cards match.
cards-none-hint = Try fewer filters or another word.
cards-unknown = There’s no card “{ $card }”.
cards-waiting = The cards can’t be loaded right now. Trying again…
cards-next = Next card
cards-previous = Previous card
cards-link = Copy link
cards-link-copied = Link copied
cards-change = Change this card
