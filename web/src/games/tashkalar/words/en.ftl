# On the first page, in lists and at the end of a game
game-tashkalar = Tash-Kalar
way-tashkalar-high-2 = High Form
way-tashkalar-duel-2 = Deathmatch Duel
way-tashkalar-melee-3 = Deathmatch Melee for three
way-tashkalar-melee-4 = Deathmatch Melee for four
way-tashkalar-high-4-teams = High Form, two against two
way-tashkalar-duel-4-teams = Deathmatch Duel, two against two
home-about-tashkalar = Place pieces, form patterns, summon beings. A duel of magic on 69 squares, with legends, flares and tasks.
home-credits-tashkalar = Tash-Kalar: Arena of Legends is a game by Vlaada Chvátil, published by Czech Games Edition. If you like it, buy it: it is even better with friends around a real table.
result-score-tashkalar = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

# For a new table
newtable-about-tashkalar-high-2 = Fulfil tasks before your opponent does. The best way to begin.
newtable-about-tashkalar-duel-2 = Points for destroyed pieces and summoned legends. First to 18.
newtable-about-tashkalar-melee-3 = Everybody against everybody: the enemy you hurt least is what counts.
newtable-about-tashkalar-melee-4 = Everybody against everybody: the enemy you hurt least is what counts.
newtable-about-tashkalar-high-4-teams = Partners share a colour and pass the turn to each other. With tasks.
newtable-about-tashkalar-duel-4-teams = Partners share a colour and pass the turn to each other. No tasks, only battle.
newtable-choice-tashkalar = School of seat { $number }
newtable-choice-tashkalar-random = Random school
newtable-choices-tashkalar = Schools
newtable-choices-tashkalar-set = As set above
newtable-choices-tashkalar-set-text = Seat by seat: one that you choose, or a random one.
newtable-choices-tashkalar-draft = Draft
newtable-choices-tashkalar-draft-text = At the table each player chooses in turn; the starting player is the last to choose.

# The table
tk-arena = The arena: arrow keys move, Page Down goes to the next glowing square, Enter chooses
tk-your-cards = Your cards
tk-no-cards = You hold no cards.
tk-finishing = { $name } has passed control to you: finish this turn.
tk-hint-place = Choose a glowing square to place a piece there, or a card to see what it can do.
tk-hint-place-only = Choose a glowing square to place a piece there.
tk-hint-lift = Your supply is empty: choose a piece of yours to place it anew, or a card to see what it can do.
tk-hint-card = Choose a card to see what it can do.
tk-hint-return = Choose a card to put it under its deck.
tk-can-summon =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
tk-zone-pending = Pending
tk-zone-frozen = Frozen
tk-offers = What you can do
tk-several-ways = Which one do you mean?
tk-back = Back
tk-release-card = Put back
tk-choose-place =
    { $count ->
        [one] It can be summoned on the glowing square.
       *[other] It can be summoned on a glowing square: there are { $count }.
    }
tk-no-place = It cannot be summoned now.
tk-near-places = Where there is a dashed circle, just one piece is missing.

# Squares, spoken
tk-empty = empty
tk-own-piece =
    your { $rank ->
        [0] common
        [1] heroic
       *[2] legendary
    } piece
tk-piece =
    { $side ->
        [0] blue
        [1] yellow
        [2] purple
       *[3] white
    } { $rank ->
        [0] common
        [1] heroic
       *[2] legendary
    } piece
tk-gateway = the Gateway
tk-red = red square
tk-green = green square
tk-central = central square
tk-used = used for it
tk-marked = marked
tk-missing = a piece is missing here
tk-taken-up = chosen
tk-can-be-chosen = can be chosen
tk-lacks-one = lacks one piece

# Turn and scores
tk-scores = Scores
tk-your-turn = Your turn
tk-turn-of = Turn: { $name }
tk-actions-left =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
tk-score-of = { $score } of { $goal } points
tk-last-turns =
    { $count ->
        [one] Last turn!
       *[other] The end is near: { $count } turns left
    }
tk-points-by-colour = Points in each colour; { $goal } bring the end
tk-improvised = improvised already
tk-can-improvise = can still be improvised with

# What brings points and the end
tk-scoring = Points
tk-scoring-improvising = A ringed piece beside the points: once, one piece of that colour may be used for a summoning
tk-scoring-end = With { $goal } points everybody takes one more turn, then the game ends; likewise when a deck runs out
tk-scoring-end-melee = With { $goal } points in one colour everybody takes one more turn, then the game ends; likewise when a deck runs out

# Sides and players
tk-side =
    { $side ->
        [0] Blue
        [1] Yellow
        [2] Purple
       *[3] White
    }
tk-you = you
tk-plays = playing
tk-has-control = in control
tk-supply = Supply
tk-supply-common = common and heroic pieces
tk-supply-legendary = legendary pieces
tk-on-card = On a card
tk-hand-of = Cards: { $name }
tk-count-beings = beings
tk-count-legends = legends
tk-count-flares = flares
tk-deck = deck { $count }
tk-pile = pile { $count }
tk-pile-of = Discard pile: { $name }
tk-legends-of = Legends: { $name }
tk-discarded-legends = Discarded legends
tk-discarded-flares = Discarded flares

# Tasks
tk-tasks = Tasks
tk-next-task = Next task
tk-task-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tk-claim = Claim
tk-claimed = Claimed: { $tasks }
tk-steps-left =
    { $side ->
        [0] Blue
       *[1] Yellow
    }: { $count ->
        [one] { $count } step to go
       *[other] { $count } steps to go
    } (a piece or an upgrade each)
tk-steps-done =
    { $side ->
        [0] Blue
       *[1] Yellow
    }: met now
tk-steps-blocked =
    { $side ->
        [0] Blue
       *[1] Yellow
    }: out of reach for now

# What counts this turn
tk-this-turn = This turn
tk-destroyed = Destroyed:
tk-summoned =
    { $count ->
        [one] { $count } being summoned
       *[other] { $count } beings summoned
    }
tk-summoned-red = on red: { $count }
tk-summoned-green = on green: { $count }
tk-running-borrow = One enemy piece may count as own for the next summoning.
tk-running-empty =
    { $count ->
        [one] { $count } empty square may count as a common piece for the next summoning.
       *[other] { $count } empty squares may count as common pieces for the next summoning.
    }
tk-running-colour =
    The next summoning uses { $side ->
        [0] blue
        [1] yellow
        [2] purple
       *[3] white
    } pieces.
tk-running-more = Each destroyed enemy piece counts { $count } times.
tk-running-beings =
    { $count ->
        [one] An extra being will be drawn.
       *[other] { $count } extra beings will be drawn.
    }
tk-running-legends =
    { $count ->
        [one] An extra legend will be drawn.
       *[other] { $count } extra legends will be drawn.
    }
tk-running-turn = Another turn follows.

# A draft
tk-draft = Draft of schools
tk-draft-take = Take
tk-draft-look = { $count ->
    [one] See the card
   *[other] See the { $count } cards
}
tk-no-school = no school yet

# Cards, also for those who do not see them
cards-kind-being = Beings
cards-kind-legend = Legends
cards-kind-flare = Flares
cards-kind-task = Tasks
cards-one-tashkalar-being = Being
cards-one-tashkalar-legend = Legend
cards-one-tashkalar-flare = Flare
cards-one-tashkalar-task = Task
cards-school = School
cards-rank = Rank
cards-task-category = Kind of task
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
