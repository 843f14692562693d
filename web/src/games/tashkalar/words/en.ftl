# On the first page, in lists and at the end of a game
game-tashkalar = Tash-Kalar
way-tashkalar-high-2 = High Form
way-tashkalar-duel-2 = Deathmatch Duel
way-tashkalar-melee-3 = Deathmatch Melee for three
way-tashkalar-melee-4 = Deathmatch Melee for four
way-tashkalar-high-4-teams = High Form, two against two
way-tashkalar-duel-4-teams = Deathmatch Duel, two against two
home-about-tashkalar = Place pieces, finish a pattern, summon a being. Every stone on the board is half a spell.
home-meta-tashkalar = 2 to 4 players · 30 minutes
home-credits-tashkalar = Tash-Kalar: Arena of Legends is a game by Vlaada Chvátil, published by Czech Games Edition. If you like it, buy it: it’s even better with friends around a real table.
result-score-tashkalar = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

# For a new table
newtable-about-tashkalar-high-2 = Claim tasks before your opponent does. The best way to begin.
newtable-about-tashkalar-duel-2 = Points for destroyed pieces and summoned legends. First to 18.
newtable-about-tashkalar-melee-3 = Free-for-all. Only your lowest color counts, so spread the pain.
newtable-about-tashkalar-melee-4 = Free-for-all. Only your lowest color counts, so spread the pain.
newtable-about-tashkalar-high-4-teams = Partners share a color and pass the turn to each other. With tasks.
newtable-about-tashkalar-duel-4-teams = Partners share a color and pass the turn to each other. No tasks, only battle.
newtable-choice-tashkalar = School of seat { $number }
newtable-choice-tashkalar-random = Random school
newtable-choices-tashkalar = Schools
newtable-choices-tashkalar-set = As set above
newtable-choices-tashkalar-set-text = Seat by seat: one that you choose, or a random one.
newtable-choices-tashkalar-draft = Draft
newtable-choices-tashkalar-draft-text = Each player chooses at the table; the starting player chooses last.

# The table
tk-arena = The arena: arrow keys move, Page Down goes to the next glowing square, Enter chooses
tk-cards-of = { $name }’s cards
tk-your-cards = Your cards
tk-no-cards = You hold no cards.
tk-finishing = { $name } has passed control to you: finish this turn.
tk-can-summon =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
tk-zone-pending = Pending
tk-zone-frozen = Frozen
tk-offers = What you can do
tk-several-ways = Which one?
tk-whose-piece = Whose first piece goes there?
tk-setting-up = You set up:
tk-start-duel = one piece of each color; choose where the first one goes
tk-start-melee = who plays last places the first pieces, in different colors; { $colors ->
    [one] { $colors } color left
   *[other] { $colors } colors left
}
tk-back = Back
tk-release-card = Close

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
tk-used = used for the pattern
tk-marked = marked
tk-missing = a piece is missing here
tk-taken-up = chosen
tk-can-be-chosen = can be chosen
tk-lacks-one = one piece short

# Turn and scores
tk-your-turn = Your turn:
tk-actions-left =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
tk-score-of = { $score } of { $goal } points
tk-score-split = tasks { $tasks }, legends { $legends }
tk-last-turns =
    { $count ->
        [one] Last turn!
       *[other] { $count } turns left
    }
tk-end-deck = { $name }’s deck is empty.
tk-end-points = { $goal } points reached.
tk-points-by-colour = Points in each color; { $goal } in one color start the last turns
tk-improvised = already improvised with
tk-can-improvise = you can still improvise with it

# What brings points and the end
tk-scoring = Points
tk-scoring-improvising = A ringed piece beside the points: once, you may use one piece of that color to summon
tk-scoring-end = At { $goal } points, or when a deck runs out, everyone takes one last turn
tk-scoring-end-melee = At { $goal } points in one color, or when a deck runs out, everyone takes one last turn

# Sides and players
tk-side =
    { $side ->
        [0] Blue
        [1] Yellow
        [2] Purple
       *[3] White
    }
tk-you = you
tk-has-control = in control
tk-supply-common = common and heroic pieces
tk-supply-legendary = legendary pieces
tk-on-card = On a card
tk-hand-of = Cards: { $name }
tk-count-beings = beings
tk-count-legends = { $count ->
    [one] legend
   *[other] legends
}
tk-count-flares = { $count ->
    [one] flare
   *[other] flares
}
tk-deck = deck { $count }
tk-pile = pile { $count }
tk-pile-of = Discard pile: { $name }
tk-legends-of = Legends: { $name }
tk-discarded-legends = Discarded legends
tk-discarded-flares = Discarded flares

# Tasks
tk-tasks = Tasks
tk-next-task = Next
tk-task-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tk-claim = Claim
tk-claimed = Claimed tasks: { $name }
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
tk-turn-steps =
    { $side ->
        [0] Blue
       *[1] Yellow
    }: destroyed this turn: { $done } of { $all }
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
tk-running-borrow = The next summoning may use one enemy piece.
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
        [one] One extra being at the end of the turn.
       *[other] { $count } extra beings at the end of the turn.
    }
tk-running-legends =
    { $count ->
        [one] One extra legend at the end of the turn.
       *[other] { $count } extra legends at the end of the turn.
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

# What the bar asks, and what a card says of itself
tk-end-turn = End turn
tk-no-actions = no actions left
tk-free = No actions left:
tk-free-flare = play a flare or end your turn
tk-ask-summon = choose a glowing square
tk-ask-summon-or-fill = choose a glowing or dashed square
tk-destroys = destroys { $owner ->
    [own] your own
   *[enemy] an enemy
 } { $rank ->
    [0] common
    [1] heroic
   *[2] legendary
 } piece on { $square }
tk-done = Done
tk-ask-fill = one piece short: fill a dashed square
tk-lacks-rank = one piece short: { $square } must hold { $rank ->
    [1] a heroic piece
   *[2] a legendary piece
 } of yours
tk-lacks-room = one piece short, but { $owner ->
    [own] your piece on { $square } ranks too low
   *[enemy] an enemy piece stands on { $square }
 }
tk-needs = needs { $need } pieces like this, you have { $have }
tk-flare-needs = only when an opponent is ahead by { $upper ->
        [one] { $upper } upgraded piece
       *[other] { $upper } upgraded pieces
    } or by { $lower ->
        [one] { $lower } piece
       *[other] { $lower } pieces
    } in all
tk-short =
    { $count ->
        [one] { $count } piece short
       *[other] { $count } pieces short
    }
tk-ready = Ready
tk-not-yet = Not yet
tk-of = of { $goal }
tk-lowest = lowest
tk-lowest-of = The score is the color with the fewest points. At { $goal } points in one color the last turns begin.
tk-points-from =
    { $count ->
        [one] { $count } point from { $name }
       *[other] { $count } points from { $name }
    }
tk-steps = { $left ->
    [0] met
    [none] out of reach
   *[other] { $left } to go
}
tk-slots = { $done } of { $all }
tk-touch-to-read = Touch a card to read it.
tk-task-areas = The squares it speaks of:
tk-task-squares = Squares of the task: { $squares }
tk-tabs = Parts of the table
tk-tab-hand = Hand
tk-tab-sides = Sides

# The result
tk-course = Score, turn by turn
tk-sources = Points by source
tk-by-color = Points by color
tk-source-destroyed = Destroyed pieces
tk-source-legend = Legends
tk-source-flare = Enemy flares
tk-source-pair = Leftover pieces
tk-best-turn = Best turn
tk-best-turn-points = turn { $number }, +{ $points }
tk-best-turn-see = See it
tk-discard-instead = Discard instead

# Lessons
lesson-tashkalar-1 = The first game
lesson-tashkalar-2 = Legends, flares and the Duel

# A coach in the first games
tk-coach-aim-high = Be the first with 9 points: claim tasks, and keep legends on the board.
tk-coach-aim-duel = Be the first with 18 points: destroy enemy pieces and summon legends.
tk-coach-aim-melee = Hurt everyone: only the color in which you have fewest points counts.
tk-coach-first = Choose an empty square for a piece: begin the pattern of a card in your hand.
tk-coach-pass = Pass control, and your teammate finishes the effect or places pieces. The turn stays yours.
tk-coach-place = Place pieces as a card in your hand shows; patterns may be turned and mirrored.
tk-coach-near = One more piece on { $square }, and you can summon “{ $card }”.
tk-coach-summon = You could summon “{ $card }”. Read what it does; then touch the card and a lit square.
tk-coach-several = You could summon one of { $count } beings. Read what they do; then touch a card and a lit square.
tk-coach-flare = You’re behind, so your flare is ready. It costs no action.
tk-coach-effect = The being’s effect: choose one of the marks on the board.
tk-coach-claim = Claim the task for its points. The next one takes its place.
tk-coach-end = Changed your mind? You can still undo.
tk-warp-instead = Play its warp effect
