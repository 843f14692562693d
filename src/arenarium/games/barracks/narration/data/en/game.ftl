# Seats and cards

side = { $side ->
    [0] Blue
   *[1] Yellow
}
card = “{ $name }”

# Questions

ask-recruit = Recruit a warrior: { $points ->
    [one] 1 point left.
   *[other] { $points } points left.
}
ask-pick = Pick a move for one of your warriors.
ask-send = Whom do you send to the battlefield?
ask-orders = Give your secret orders.
ask-target = { $warrior } uses { $card }: whom does it hit?

# Answers

choice-draw = draw a warrior of level { $level }
choice-pass = no more recruiting
choice-pick = { $warrior }, line { $line }: { $card }
choice-send = { $warriors ->
    [none] nobody
   *[other] { $warriors }
}
choice-use = { $warrior } uses { $card }
choice-withdraw = { $warrior } withdraws, { $instead } comes instead
choice-wait = { $warrior } waits
choice-target = { $own ->
    [yes] { $warrior } (your own)
    [self] { $warrior } itself
   *[no] { $warrior }
}
choice-nobody = nobody

# Events

told-recruited = { $person ->
    [you] you recruit
   *[other] { $name } recruits
} { $warrior ->
    [none] a warrior of level { $level }
   *[other] { $warrior } (level { $level })
}
told-passed = { $person ->
    [you] you stop
   *[other] { $name } stops
} recruiting
told-picked = { $person ->
    [you] you pick
   *[other] { $name } picks
} { $card ->
    [none] a move for warrior { $slot }, line { $line }
   *[other] { $card } for { $warrior }
}
told-last-copy = that was the last { $card }
told-entered = { $warrior } ({ $name }) enters the battlefield
told-turn = turn { $number }
told-withdrawn = { $warrior } withdraws, { $instead } comes instead
told-ordered = { $warrior } ({ $name }) is ordered to use { $card }
told-waited = { $warrior } ({ $name }) has no move and waits
told-next = { $warrior } goes next: { $why ->
    [die] the die decided
    [priority] the move has priority
   *[speed] speed { $speed }
}
told-used = { $warrior } uses { $card }{ $targets ->
    [none] { "" }
    [nobody] { " " }and hits nobody
   *[other] { " " }on { $targets }
}
told-damage = { $warrior } takes { $number ->
    [one] 1 damage point
   *[other] { $number } damage points
}{ $parts ->
    [none] { "" }
   *[other] { " " }({ $parts })
}
part-icons = move { $number }
part-power = power { $number }
part-ability = ability { $number }
part-move = move text { $number }
part-burn = burn { $number }
part-defence = defence { $number }
part-target = target’s ability { $number }
part-least = at least 1
told-die = the die: { $value } ({ $why ->
    [first] who goes first
    [paralysis] { $works ->
        [yes] { $chance } or less: paralysed
       *[no] more than { $chance }: not paralysed now
    }
   *[effect] { $works ->
        [yes] { $chance } or less: it works
       *[no] more than { $chance }: nothing happens
    }
})
told-lost-move = { $warrior } is paralysed and loses the move
told-status = { $warrior } gets { $status }
told-cured = { $warrior } is free of { $status }
told-boost = { $warrior } gets a card: { $boost } (now { $level })
told-boost-removed = { $warrior } loses the cards of { $scale }
told-healed = { $warrior } regains { $number ->
    [one] 1 heart
   *[other] { $number } hearts
}
told-hurt = { $warrior } loses { $number ->
    [one] 1 heart
   *[other] { $number } hearts
}{ $why ->
    [poison] { " " }by poison
   *[effect] { "" }
}
told-eliminated = { $warrior } ({ $name }) is eliminated
told-ability = the ability of { $warrior } is triggered

# The end

end-reason = { $reason ->
    [eliminated] A whole squad has been eliminated.
    [turn-limit] The battle has lasted 300 turns.
   *[draw-agreed] The players agreed on a draw.
}
end-decided = { $decided ->
    [tie] Nobody is ahead: a tie.
   *[other] { "" }
}

# The screen

header-barracks = Barracks · { $difficulty } · { $turn ->
    [0] before the battle
   *[other] turn { $turn }
}
level = level { $level }
cards-left = ({ $number ->
    [one] 1 card left
   *[other] { $number } cards left
})
line-of = { $warrior }, line { $line }: { $categories } ({ $number ->
    [one] 1 move
   *[other] { $number } moves
})
move-facts = { $category } { $level } · damage { $damage } · { $targets }{ $priority ->
    [none] { "" }
   *[other] { " " }· priority { $priority }
}
targets = { $icons ->
    [0] no target
    [1] any one
    [2] both opponents
   *[3] everybody else
}
squad-levels = levels { $levels } · { $points ->
    [one] 1 point left
   *[other] { $points } points left
}
side-facts = { $reserves ->
    [one] 1 warrior in the barracks
   *[other] { $reserves } warriors in the barracks
}, { $fallen } eliminated
unknown-warrior = ? (level { $level })
unknown-move = ?
open-line = no move yet ({ $categories })
keys = number · u undo · c NAME card · l log · r resign · d draw · q quit · ? help
draw-not-allowed = You cannot offer a draw now: once a turn, when the battle has begun.
help-answers =
    Answer with the number of an option, or in the notation of the game.
    If there is only one option, Enter takes it.
