# The card library and what cards say to those who do not see them
cards-title = Cards
cards-games = Game
cards-search = Search cards
cards-filters = Filters
cards-kind = Kind
cards-kind-being = Beings
cards-kind-legend = Legends
cards-kind-flare = Flares
cards-kind-task = Tasks
cards-kind-warrior = Warriors
cards-kind-move = Moves
cards-one-being = Being
cards-one-legend = Legend
cards-one-flare = Flare
cards-one-task = Task
cards-one-warrior = Warrior
cards-one-move = Move
cards-school = School
cards-rank = Rank
cards-category = Category
cards-level = Level
cards-task-category = Kind of task
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

card-level = Level { $level }
card-hearts =
    { $count ->
        [one] { $count } heart
       *[other] { $count } hearts
    }
card-wings =
    { $count ->
        [one] { $count } wing
       *[other] { $count } wings
    }
card-line = Line { $number }:
card-damage = Damage { $count }
card-targets-0 = Hits nobody
card-targets-1 = Hits any one warrior
card-targets-2 = Hits both opponents
card-targets-3 = Hits everybody but its user
card-priority = Priority { $priority }
card-copies =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }
card-points =
    { $count ->
        [one] point
       *[other] points
    }

pattern-from-summoning = Pattern, seen from the summoning square:
pattern-from-first = Pattern, seen from its upper left square:
pattern-here = on that square
pattern-right = { $count } right
pattern-left = { $count } left
pattern-down = { $count } down
pattern-up = { $count } up
pattern-piece-0 = common piece
pattern-piece-1 = heroic piece
pattern-piece-2 = legendary piece
pattern-mark-first = marked square
pattern-mark-second = square marked in the second way
pattern-arrow = arrow

flare-ahead-upgraded =
    { $count ->
        [one] Opponent ahead by { $count } upgraded piece
       *[other] Opponent ahead by { $count } upgraded pieces
    }
flare-ahead-all =
    { $count ->
        [one] Opponent ahead by { $count } piece in all
       *[other] Opponent ahead by { $count } pieces in all
    }
