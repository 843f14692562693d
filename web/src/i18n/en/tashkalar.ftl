# The table of Tash-Kalar
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
