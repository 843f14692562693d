# On the first page, in lists and at the end of a game
game-barracks = Barracks
way-barracks-classic = Classic
way-barracks-simplified = Simplified
way-barracks-hard = Hard
way-barracks-quick = Quick Game
home-about-barracks = Two against two, straight out of Polish and Czech tales. Both sides choose in secret, then it all happens at once.
home-meta-barracks = 2 players · 15 minutes
result-score-barracks = { $score ->
    [0] nobody left
    [one] { $score } warrior left
   *[other] { $score } warriors left
}

# For a new table
newtable-about-barracks-classic = 10 recruiting points for a balanced squad.
newtable-about-barracks-simplified = 15 recruiting points: strong warriors, fewer hard choices.
newtable-about-barracks-hard = 8 recruiting points: every one counts.
newtable-about-barracks-quick = 5 recruiting points for a short game.

# The table
barracks-table = The table
barracks-battlefield = The battlefield
barracks-you = you
barracks-look = Look at the card
barracks-line = Line { $number }
barracks-unknown-warrior = Unknown warrior, level { $level }
barracks-hidden-move = a move you haven’t seen
barracks-no-move = no move
barracks-marks = Status and boosts
barracks-hearts = { $left } of { $all } hearts
barracks-speed = Speed { $speed }
barracks-damage = { $number } damage
barracks-targets = { $targets ->
    [0] hits nobody
    [1] any one warrior
    [2] both enemies
   *[3] everyone else
}
barracks-chance = { $number } in 6 chance:
barracks-priority = Priority { $number }
barracks-move-kind = Level { $level }, { $category }

# Recruiting
barracks-recruit-title = Recruit your squad
barracks-recruiting = Recruiting
barracks-just-joined = Just joined you
barracks-draw-first = Draw your first warrior
barracks-draw-next = Draw the next one
barracks-squad-complete = Your squad is complete
barracks-draw = Draw a warrior of level { $level }:
barracks-points-word = { $number ->
    [one] point
   *[other] points
}
barracks-points-of = { $number ->
    [one] point left of { $all }
   *[other] points left of { $all }
}
barracks-cards-left = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
barracks-recruit-hint = A warrior costs as many points as its level. You’ll see who it is once they join.
barracks-stack-empty = no cards left
barracks-short = { $number ->
    [one] 1 point short
   *[other] { $number } points short
}
barracks-rival = { $name }: { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
}, { $points ->
    [one] 1 point left
   *[other] { $points } points left
}
barracks-rival-levels = { $name }: { $number ->
    [one] level
   *[other] levels
} { $levels }
barracks-squad-of = { $name }: squad
barracks-recruited-all = done recruiting
barracks-stop = Stop recruiting
barracks-stop-with = { $number ->
    [one] Stop here, leave 1 point
   *[other] Stop here, leave { $number } points
}
barracks-stop-title = { $number ->
    [one] Leave 1 point unspent?
   *[other] Leave { $number } points unspent?
}
barracks-stop-question = Points are worth nothing later. Another warrior can still join you.
barracks-stop-no = Keep recruiting
barracks-pick-moves = Pick moves
barracks-stop-yes = { $number ->
    [one] Stop and lose 1 point
   *[other] Stop and lose { $number } points
}

# Picking moves
barracks-your-squad = Your squad
barracks-pick-ready = ready
barracks-pick-state = { $number ->
    [0] no moves yet
   *[other] { $number } of 2 moves
}
barracks-pick-for-me = Pick for me
barracks-pick-for-all = Pick for everyone
barracks-or = or
barracks-taken = taken
barracks-yours = Yours
barracks-recommended = Recommended
barracks-not-taken = Not taken yet
barracks-take = Take it
barracks-others = { $number ->
    [one] Or one other that fits
   *[other] Or one of { $number } others
}
barracks-unfold = { $number ->
    [one] 1 move
   *[other] { $number } moves
}
barracks-line-nothing = Nothing fits here any more.

# Sides
barracks-field-of = On the battlefield: { $name }
barracks-field-empty = Nobody on the battlefield
barracks-in-reserve = { $number } in reserve
barracks-fallen = { $number } fallen
barracks-fallen-one = fallen
barracks-rank-field = On the battlefield
barracks-rank-reserves = In the barracks
barracks-rank-fallen = Fallen
barracks-deciding = deciding
barracks-decided = has decided

# Decisions
barracks-send-hint = { $number ->
    [one] Choose a warrior
   *[other] Choose { $number } warriors
}
barracks-send-more = { $number ->
    [one] One more
   *[other] { $number } more
}
barracks-send-all = Ready
barracks-send = Send
barracks-send-nobody = Send nobody
barracks-orders-for = Orders for { $warrior }
barracks-withdraw = or swap out for
barracks-reserve-taken = Already going in for the other one
barracks-wait = Waits: no moves, no reserves
barracks-no-order = no order yet
barracks-ordered = ordered
barracks-orders-missing = { $number ->
    [one] 1 more order
   *[other] { $number } more orders
}
barracks-orders-given = { $number ->
    [one] order given
   *[other] both orders given
}
barracks-fight = Fight!
barracks-given = You’ve decided: { $text }
barracks-waiting = Waiting for { $names }
barracks-aim-title = { $hits ->
    [yes] Who takes the hit?
   *[no] Who is it for?
}
barracks-aim-hint = Tap a warrior to hit it. Each shows its hearts before and after the blow.
barracks-aim-hint-plain = Tap the warrior it’s aimed at.
barracks-aim-acted = Enemies who have acted: { $names }.
barracks-aim-waiting = Enemies still to act: { $names }.
barracks-aim = { $whom ->
    [itself] Aim at itself
    [own] Aim at your own
   *[enemy] Aim at
}
barracks-aim-forecast = { $whom ->
    [itself] Hit itself, { $before } to { $after } hearts
    [own] Hit your own, { $before } to { $after } hearts
   *[enemy] Hit, { $before } to { $after } hearts
}
barracks-to = to
barracks-itself = itself
barracks-your-own = your own
barracks-would-fall = falls
barracks-hit-nobody = Hit nobody

# A turn
barracks-turn = Turn { $number }
barracks-revealed = Orders are revealed
barracks-entering = Warriors enter the battlefield
barracks-before = Before the battle
barracks-timeline = Order of moves
barracks-move-on = { $move } on { $targets }
barracks-swapped = { $warrior } swaps out for { $instead }
barracks-fell = fell
barracks-die-order = { $says ->
    [even] even: first
    [odd] odd: first
    [first] first
   *[second] second
}
barracks-step-done = acted
barracks-step-now = now
barracks-step-fell = fell
barracks-needs = Needs { $number } or less
barracks-rolled = Rolled { $number },
barracks-needed = { $works ->
    [yes] needed { $number } or less: success
   *[no] needed { $number } or less: no effect
}
barracks-skip = Skip
barracks-pause = Pause
barracks-go-on = Go on
barracks-pace = { $pace ->
    [slow] Pace: slow
    [fast] Pace: fast
   *[normal] Pace: normal
}
barracks-replay = Watch again
barracks-sum = Damage: { $parts }, in all { $number }
barracks-part-icons = move
barracks-part-power = power
barracks-part-ability = ability
barracks-part-move = move’s text
barracks-part-burn = burn
barracks-part-defence = defense
barracks-part-target = target’s ability
barracks-part-least = at least 1

# Looking back
barracks-never-came = Never came out
barracks-course = Hearts left, turn by turn
barracks-course-of = { $name }: { $from } to { $to }
barracks-best = Turn { $turn }: the best blow
barracks-best-blow = { $felled ->
    [yes] { $warrior } fells { $target } with { $move }: { $number } damage.
   *[no] { $warrior } hits { $target } with { $move }: { $number } damage.
}
barracks-dealt = Damage dealt by your squad
barracks-dealt-by = Damage dealt by { $name }

# What icons mean
barracks-state-paralysis = Paralyzed
barracks-state-poison = Poisoned
barracks-state-burn = Burning
barracks-boost-title = { $name } { $number }
barracks-explain-paralysis = When its move comes up, a die is rolled: on 1 or 2 the move is lost.
barracks-explain-poison = Loses 1 heart at the end of every turn.
barracks-explain-burn = Its moves deal half the damage, rounded up.
barracks-explain-power = Its moves deal { $number } more damage.
barracks-explain-weakness = Its moves deal { $number } less damage.
barracks-explain-defence = Enemy moves deal it { $number } less damage.
barracks-explain-exposure = Enemy moves deal it { $number } more damage.
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
card-copies =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }

# Lessons
lesson-barracks-1 = The first game
lesson-barracks-2 = Recruiting, statuses and withdrawing

# A coach in the first games
barracks-coach-aim = The aim: eliminate the whole enemy squad.
barracks-coach-recruit = The aim: eliminate the enemy squad. Mix strong warriors with cheap ones; three make a good squad.
barracks-coach-pick = Each line takes one move. “Pick for me” takes what suits the warrior.
barracks-coach-send = Send two who help each other; the others wait in the barracks.
barracks-coach-orders = The fastest acts first. Finish the weak, or swap out a warrior who is nearly down.
barracks-coach-target = Watch the hearts: a warrior who falls now won’t act this turn.
barracks-coach-together = Both at one enemy: a warrior who falls before acting loses the move.
barracks-coach-look = Touch a warrior on the battlefield to read its ability.
barracks-coach-watch = The order of moves is below: priority, then speed; a die decides between equals.

# Keys
barracks-key-number = The first, second, … of what you can choose
barracks-key-enter = Confirm: send your warriors, give your orders
barracks-key-space = Skip to the next move; twice: to the end of the turn
