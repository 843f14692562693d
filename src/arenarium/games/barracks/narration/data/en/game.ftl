title = Barracks

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
ask-send = Who goes to the battlefield?
ask-orders = Give your secret orders.
ask-target = { $warrior } uses { $card }: choose a target

# Answers

choice-draw = draw a warrior of level { $level }
choice-pass = stop recruiting
choice-pick = { $warrior }, line { $line }: { $card }
choice-send = { $warriors ->
    [none] nobody
   *[other] { $warriors }
}
choice-use = { $warrior } uses { $card }
choice-withdraw = { $warrior } swaps out for { $instead }
choice-wait = { $warrior } waits
choice-target = { $own ->
    [yes] your own { $warrior }
    [self] { $warrior } itself
   *[no] { $warrior }
}
choice-nobody = nobody
itself = itself

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
} { $card } for { $warrior }
told-last-copy = that was the last { $card }
told-entered = { $warrior } ({ $name }) enters the battlefield
told-turn = turn { $number }
told-withdrawn = { $warrior } ({ $name }) withdraws
told-ordered = { $warrior } ({ $name }): { $card }
told-waited = { $warrior } ({ $name }) has no moves and waits
told-used = { $warrior } uses { $card }{ $targets ->
    [none] { "" }
    [nobody] { " " }and hits nobody
   *[other] { " " }on { $targets }
}
told-damage = { $warrior } takes { $number } damage{ $parts ->
    [none] { "" }
   *[other] { " " }({ $parts })
}
part-icons = move { $number }
part-power = power { $number }
part-ability = ability { $number }
part-move = card text { $number }
part-burn = burn { $number }
part-defence = defense { $number }
part-target = target’s ability { $number }
part-least = at least 1
told-die = { $why ->
    [first] rolled { $value } to see who goes first
    [paralysis] { $works ->
        [yes] rolled { $value }, needed { $chance } or less: paralyzed
       *[no] rolled { $value }, needed { $chance } or less: not paralyzed this time
    }
   *[effect] { $works ->
        [yes] rolled { $value }, needed { $chance } or less: success
       *[no] rolled { $value }, needed { $chance } or less: no effect
    }
}
told-lost-move = { $warrior } is paralyzed and loses the move
told-status = { $warrior } { $kind ->
    [paralysis] is paralyzed
    [poison] is poisoned
   *[burn] is burning
}
told-cured = { $warrior } is cured of { $status }
told-boost = { $warrior } { $kind ->
    [power] is strengthened
    [weakness] is weakened
    [defence] is shielded
    [exposure] is exposed
    [speed] speeds up
   *[slowness] slows down
} ({ $level })
told-boost-removed = { $warrior } is back to normal ({ $scale })
told-healed = { $warrior } heals { $number ->
    [one] 1 heart
   *[other] { $number } hearts
}
told-hurt = { $warrior } loses { $number ->
    [one] 1 heart
   *[other] { $number } hearts
}{ $why ->
    [poison] { " " }to poison
   *[effect] { "" }
}
told-eliminated = { $warrior } ({ $name }) is eliminated
told-ability = { $warrior }’s ability triggers

# The end

end-reason = { $reason ->
    [eliminated] A whole squad is eliminated.
    [turn-limit] The battle lasted 300 turns.
   *[draw-agreed] The players agreed on a draw.
}
end-decided = { $decided ->
    [tie] Both squads were eliminated together.
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
    [1] any warrior
    [2] both enemies
   *[3] everyone else
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
draw-not-allowed = You can’t offer a draw right now: only once a turn, and only when the battle has begun.
help-answers =
    Answer with the number of an option, or in the notation of the game.
    If there is only one option, Enter takes it.
