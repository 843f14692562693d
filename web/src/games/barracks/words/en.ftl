# On the first page, in lists and at the end of a game
game-barracks = Barracks
way-barracks-classic = Classic
way-barracks-simplified = Simplified
way-barracks-hard = Hard
way-barracks-quick = Quick Game
home-about-barracks = Recruit a squad, choose your moves in secret, and see them clash, two against two.
result-score-barracks = { $score ->
    [one] { $score } warrior left
   *[other] { $score } warriors left
}

# For a new table
newtable-about-barracks-classic = 10 recruiting points for a balanced squad.
newtable-about-barracks-simplified = 15 recruiting points: strong warriors, fewer hard choices.
newtable-about-barracks-hard = 8 recruiting points: every one of them hurts.
newtable-about-barracks-quick = 5 recruiting points for a short game.

# The table
barracks-table = The table
barracks-line = Line { $number }
barracks-look = Look at the card
barracks-unknown-warrior = Unknown warrior, level { $level }
barracks-hidden-move = hidden move
barracks-no-move = no move
barracks-ordered = (this turn)
barracks-moves = Moves
barracks-marks = Status and boosts
barracks-hearts = { $left } of { $all } hearts left
barracks-wings = { $wings ->
    [one] 1 wing
   *[other] { $wings } wings
}
barracks-wings-changed = { $wings ->
    [one] 1 wing
   *[other] { $wings } wings
}, speed now { $speed }
barracks-damage = Damage { $number }
barracks-targets = { $targets ->
    [0] nobody: about itself
    [1] any one warrior
    [2] both opponents
   *[3] everybody else
}
barracks-priority = priority { $number }

# Recruiting
barracks-stacks = Stacks of warriors
barracks-draw = Draw a warrior of level { $level }:
barracks-cost = { $number ->
    [one] 1 point
   *[other] { $number } points
}
barracks-cards-left = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
barracks-recruit-hint = A warrior costs as many points as its level. Who it is you see when it has joined you.
barracks-stack-empty = empty
barracks-stack-dear = too few points
barracks-points-left = { $number ->
    [one] 1 point left
   *[other] { $number } points left
}
barracks-squad-of = Squad: { $name }
barracks-squad-empty = Nobody recruited yet
barracks-recruited-all = Done recruiting

# Picking moves
barracks-line-label = { $warrior }, line { $line } ({ $categories }):
barracks-line-open = { $number ->
    [one] 1 card fits
   *[other] { $number } cards fit
}
barracks-line-waiting = no move yet
barracks-pile-for = The pile for { $warrior }, line { $line }: { $categories }
barracks-show-unfit = Show what does not fit, and why
barracks-unfit-category = Not a symbol of this line: { $category }.
barracks-unfit-level = Level { $level } is too high: { $warrior } has level { $own }.
barracks-unfit-gone = The last copy is gone.
barracks-unfit-other = Does not fit here.

# Sides
barracks-side = Side of { $name }
barracks-field-of = On the battlefield: { $name }
barracks-field-empty = Nobody on the battlefield
barracks-reserves = { $number ->
    [0] Barracks: empty
   *[other] Barracks: { $number }
}
barracks-fallen = Fallen: { $number }
barracks-fallen-one = fallen
barracks-deciding = deciding
barracks-decided = has decided

# Decisions
barracks-send-hint = { $number ->
    [one] Choose a warrior.
   *[other] Choose { $number } warriors.
}
barracks-send-more = { $number ->
    [one] One more.
   *[other] { $number } more.
}
barracks-send = Send to the battlefield
barracks-send-nobody = Send nobody
barracks-orders-for = Orders for { $warrior }
barracks-withdraw = or withdraw; instead comes
barracks-reserve-taken = already comes for the other one
barracks-wait = Waits: no move, and nobody to come instead
barracks-orders-missing = { $number ->
    [one] One warrior has no orders yet.
   *[other] { $number } warriors have no orders yet.
}
barracks-commit = Give orders
barracks-given = You have decided: { $text }
barracks-hit = Hit
barracks-hit-nobody = Hit nobody

# A turn
barracks-turn = Turn { $number }
barracks-before = Before the battle
barracks-acting = { $warrior } uses { $move }. Who is hit?
barracks-story = Step by step
barracks-story-empty = What happens in a turn is told here.
barracks-skip = Skip
barracks-replay = Watch again
barracks-part-icons = move
barracks-part-power = power
barracks-part-ability = ability
barracks-part-move = move text
barracks-part-burn = burn
barracks-part-defence = defence
barracks-part-target = target’s ability
barracks-part-least = at least 1

# What icons mean
barracks-boost-title = { $name } × { $number }
barracks-explain-paralysis = When its move comes up, a die is rolled: on 1 or 2 the move is lost.
barracks-explain-poison = Loses 1 heart at the end of every turn.
barracks-explain-burn = Its moves deal half the damage, rounded up.
barracks-explain-power = Its moves deal { $number } more damage.
barracks-explain-weakness = Its moves deal { $number } less damage.
barracks-explain-defence = Moves of the opponent deal it { $number } less damage.
barracks-explain-exposure = Moves of the opponent deal it { $number } more damage.
barracks-explain-speed = Its speed is { $number } higher.
barracks-explain-slowness = Its speed is { $number } lower.

# Cards, also for those who do not see them
cards-kind-warrior = Warriors
cards-kind-move = Moves
cards-one-barracks-warrior = Warrior
cards-one-barracks-move = Move
cards-category = Category
cards-level = Level
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
