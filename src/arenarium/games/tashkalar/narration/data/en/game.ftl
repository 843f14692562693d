title = Tash-Kalar

# Colours and pieces

side = { $side ->
    [0] Blue
    [1] Yellow
    [2] Purple
   *[3] White
}
seat-of-team = { $side } { $number ->
    [1] I
   *[2] II
}
piece = { $side ->
    [0] blue
    [1] yellow
    [2] purple
   *[3] white
} { $rank ->
    [0] common
    [1] heroic
   *[2] legendary
} piece
card = “{ $name }”
source-frozen = { $name } (frozen effect)
source-warp = { $name } (warp effect)
source-upper = { $name } (upper effect)
source-lower = { $name } (lower effect)
direction = { $direction ->
    [N] ↑ up
    [NE] ↗ up and right
    [E] → right
    [SE] ↘ down and right
    [S] ↓ down
    [SW] ↙ down and left
    [W] ← left
   *[NW] ↖ up and left
}

# Questions

ask-draft = Choose a school.
ask-start = Place a start piece.
ask-action = { $actions ->
    [one] Your turn: 1 action left
   *[other] Your turn: { $actions } actions left
}
ask-free = No actions left. End your turn when you’re ready.
ask-claim = You’ve met a task! Claim it?
ask-pair = One destroyed common piece is left over in each of several colors. Choose the color to score 1 point in.
ask-legend-point = You summoned a legend! Choose the color to score 1 point in.
ask-place-lifted = Place the piece you picked up.
ask-pick-up = No such pieces left: choose one on the board to become the being.
ask-return-cards = Swap other cards? You draw new ones at the end of your turn.
ask-keep-one = You can have only one frozen card. Which one do you keep?
ask-effect = { $source }: { $what }
what-destroy = destroy a piece
what-upgrade = upgrade a piece
what-downgrade = downgrade a piece
what-convert = convert a piece
what-choose = choose a square
what-gateway = make a piece the Gateway
what-take = put a piece on the card
what-release = return the piece from the card
what-put = place a piece
what-move = move a piece
what-swap = swap two pieces
what-aim = choose a direction
what-alternative = choose one
what-recover = put a discarded card on top of your deck
what-freeze = freeze a discarded card
what-copy = copy a card’s warp effect
what-discard = discard a card
what-accept = use it?
what-several = choose what to do

# Answers

choice-school = take the school “{ $school }”
choice-start = { $colour }’s piece on { $at }
choice-place = place a piece on { $at }
choice-lift = pick up your piece on { $at }
choice-summon = summon { $card } on { $at }{ $details }
detail-turned = , turned { $degrees }°
detail-mirrored = , mirrored
detail-borrowed = , using the enemy piece on { $squares }
detail-improvised = , improvising in { $colour }’s color ({ $squares })
detail-thawing = , thawing your frozen card
choice-discard = discard { $card }
choice-return = put { $card } under its deck
choice-thaw = thaw { $card }
choice-keep = keep { $card }
choice-warp = play the warp effect of { $card }
choice-flare = invoke “Flare { $number }” against { $colour }
choice-claim = claim { $card }
choice-destroy = destroy { $target }
choice-upgrade = upgrade { $target }
choice-downgrade = downgrade { $target }
choice-convert = convert { $target }
choice-choose = choose { $target }
choice-gateway = make { $target } the Gateway
choice-take = put { $target } on the card
choice-release = return the piece from the card to { $at }
target-piece = the { $piece } ({ $at })
target-square = { $at }
choice-put = place a { $piece } on { $at }
choice-move = move from { $at } to { $to }
choice-swap = swap the pieces on { $at } and { $other }
choice-aim = { $direction }
choice-alternative = { $text ->
    [none] alternative { $number }
   *[other] { $text }
}
choice-recover = put { $card } on top of your deck
choice-freeze = freeze { $card }
choice-copy = copy the warp effect of { $card }
choice-colour = score in { $colour }’s color
choice-finish = { $phase ->
    [score] not now
   *[actions] end turn
}
choice-decline = { $asked ->
    [return-cards] keep the rest
   *[other] skip
}
choice-accept = yes
choice-pass = pass control to your teammate

# Events

told-turn = { $person ->
    [you] your turn
   *[other] { $name }’s turn
} ({ $actions ->
    [one] 1 action
   *[other] { $actions } actions
}{ $extra ->
    [yes] , an extra turn
   *[no] { "" }
})
told-school-taken = { $person ->
    [you] you take
   *[other] { $name } takes
} the school “{ $school }”
told-dealt = the cards are dealt
told-start-piece = { $colour }’s start piece goes on { $at }
told-placed = { $piece } on { $at }
told-lifted = the { $piece } on { $at } is picked up
told-summoning = { $person ->
    [you] you summon
   *[other] { $name } summons
} { $card } on { $at }{ $details }
told-reused = the { $piece } on { $at } turns into the new being
told-destroyed = { $how ->
    [move] { $piece } on { $at } destroyed by a move
    [leap] { $piece } on { $at } destroyed by a leap
    [summoned-onto] { $piece } on { $at } destroyed as the being lands on it
   *[effect] { $piece } on { $at } destroyed
}{ $counted ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }(it counts { $counted } times)
}
told-removed = the { $piece } leaves the game
told-moved = { $piece } { $how ->
    [leap] leaps
   *[move] moves
} from { $origin } to { $target }
told-upgraded = the piece on { $at } is upgraded: now a { $piece }
told-downgraded = the piece on { $at } is downgraded: now a { $piece }
told-converted = the { $was } on { $at } becomes a { $piece }
told-replaced = the { $was } on { $at } is replaced by a { $piece }
told-swapped = the pieces on { $one } and { $other } trade places
told-held = the { $piece } on { $at } is put on the card
told-released = { $at ->
    [none] the { $piece } goes from the card back to its supply
   *[other] the { $piece } returns from the card to { $at }
}
told-gateway = { $at ->
    [none] the Gateway is gone
   *[other] the piece on { $at } is the Gateway
}
told-square-chosen = square { $at } is chosen
told-aimed = direction: { $direction }
told-card-discarded = { $person ->
    [you] you discard
   *[other] { $name } discards
} { $card }
told-returned = { $person ->
    [you] you swap out
   *[other] { $name } swaps out
} { $cards ->
    [none] { $what ->
        [beings] a being
        [legends] a legend
       *[flares] a flare
    }
   *[other] { $cards }
}
told-put-under = { $card } goes under the deck
told-recovered = { $card } goes on top of the deck
told-taken-back = { $person ->
    [you] you take
   *[other] { $name } takes
} { $card } back in hand
told-frozen = { $person ->
    [you] you freeze
   *[other] { $name } freezes
} { $card }
told-thawed = { $person ->
    [you] you thaw
   *[other] { $name } thaws
} { $card }
told-warped = { $person ->
    [you] you play
   *[other] { $name } plays
} the warp effect of { $card }
told-copied = the warp effect of { $card } is copied
told-flare = { $person ->
    [you] you invoke
   *[other] { $name } invokes
} “Flare { $number }” against { $colour } ({ $parts ->
    [both] both effects
    [upper] the upper effect
   *[lower] the lower effect
})
told-gained-actions = { $number ->
    [one] 1 more action
   *[other] { $number } more actions
}
told-lost-action = one action fewer
told-will-draw = an extra { $what ->
    [legends] legend
   *[beings] being
} at the end of the turn
told-another-turn = another turn follows
told-may-borrow = the next summoning may use one enemy piece
told-may-count-empty = for the next summoning { $number ->
    [one] 1 empty square
   *[other] { $number } empty squares
} may count as common pieces
told-next-colour = the next summoning uses { $colour }’s pieces
told-slowed = { $colours }: one action fewer next turn
told-counted-more = each destroyed enemy piece counts { $number } times this turn
told-counts-as-legend = this counts as summoning a legend
told-control-passed = { $person ->
    [you] you pass
   *[other] { $name } passes
} control to { $other }
told-legends-handed = { $person ->
    [you] you hand
   *[other] { $name } hands
} { $number ->
    [one] 1 legend
   *[other] { $number } legends
}{ $cards ->
    [none] { "" }
   *[other] { " " }({ $cards })
} to { $other }
told-drawn = { $person ->
    [you] you draw
   *[other] { $name } draws
} { $what ->
    [beings] { $number ->
        [one] 1 being
       *[other] { $number } beings
    }
    [legends] { $number ->
        [one] 1 legend
       *[other] { $number } legends
    }
   *[flares] { $number ->
        [one] 1 flare
       *[other] { $number } flares
    }
}: { $cards }
told-reshuffled = the discarded { $what ->
    [legends] legends
   *[flares] flares
} are shuffled into a new deck
told-claimed = { $person ->
    [you] you claim
   *[other] { $name } claims
} the task { $card }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
told-next-task = the next task: { $card }
told-scored = { $colour } +{ $points } ({ $why ->
    [destroyed] destroyed pieces
    [pair] leftover pieces
    [flare] flare
   *[legend] legend
})
told-scored-in = { $person ->
    [you] you
   *[other] { $name }
} +{ $points } against { $colour } ({ $why ->
    [destroyed] destroyed pieces
    [pair] leftover pieces
    [flare] flare
   *[legend] legend
})
told-end-triggered = { $reason ->
    [points] the points are in
   *[deck] a deck has run out
}: everyone takes one last turn

# The end

end-reason = { $reason ->
    [points] The goal was reached, then everyone had a last turn.
   *[deck] A deck ran out.
}
end-decided = { $decided ->
    [further-points] Tied on the lowest color; the next lowest decided.
    [upgraded-pieces] Tied on points; the number of upgraded pieces on the board decided.
    [pieces] Tied on points and upgraded pieces; the number of pieces on the board decided.
    [tie] Tied on points, upgraded pieces and all pieces.
   *[other] { "" }
}

# The screen

header-tashkalar = Tash-Kalar · { $form } · turn { $turn }
last-turns = last turns!
points = { $points } of { $limit } points
supply = supply { $common }+{ $legendary }
cards-held = hand { $hand }, deck { $deck }
frozen-card = frozen: { $card }
pending-card = pending: { $card }
improvised-with = improvised with { $signs }
more-cards = More cards: { $names } (c NAME shows one)
task-current = ● { $task } ({ $points }):
task-next = ○ next: { $task } ({ $points }):
arena-signs = { $form ->
    [high] ♦ red ♣ green + central [ ] possible
   *[other] ♦ red ♣ green [ ] possible
}
type-square = { $kind }: type a square, such as { $example }.
type-two-squares = { $kind }: type two squares, such as { $example }.
kind-school = Take a school
kind-start = { $colour }’s start piece
kind-place = Place a piece
kind-lift = Pick up a piece
kind-destroy = Destroy a piece
kind-upgrade = Upgrade a piece
kind-downgrade = Downgrade a piece
kind-convert = Convert a piece
kind-choose = Choose
kind-gateway = Make a piece the Gateway
kind-take = Put a piece on the card
kind-release = Return the piece from the card
kind-put = Place a { $piece }
kind-move = Move
kind-swap = Swap two pieces
kind-summon-card = Summon { $card } ({ $number ->
    [one] 1 way
   *[other] { $number } ways
})
keys = number or square · u undo · c NAME card · l log · r resign · q quit · ? help
help-answers =
    Answer with the number of an option, with a square (e5), with two squares (e5 f6),
    or in the notation of the game. If there is only one option, Enter takes it.

# What brings points, a line for each way

scoring-high =
    Tasks you claim, and 1 for each legendary piece of yours on the board
scoring-duel =
    Enemy pieces destroyed in a turn: 2 for a legendary, 1 for a heroic, 1 for two common ones
    1 for summoning a legend
    1 for each flare your opponent invokes
scoring-melee =
    Your score is your lowest color
    Enemy pieces destroyed in a turn, in their color: 2 for a legendary, 1 for a heroic, 1 for two common ones
    1 for summoning a legend, in a color of your choice
    1 for each flare someone invokes against you, in their color
