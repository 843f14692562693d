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
cards-none = No card is like that.
cards-none-hint = Try fewer filters or another word.
cards-unknown = There is no card “{ $card }”.
cards-waiting = The cards cannot be fetched just now. Trying again…
cards-next = Next card
cards-previous = Previous card
cards-link = Copy link
cards-link-copied = Link copied
