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
source-frozen = “{ $name }” (frozen effect)
source-warp = “{ $name }” (warp effect)
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
    [one] 1 action left.
   *[other] { $actions } actions left.
} What do you do?
ask-free = No actions left. End your turn when you’re ready.
ask-claim = Do you claim a task?
ask-pair = You destroyed odd common pieces of several colours. In which colour do you score a point?
ask-legend-point = You summoned a legend. In which colour do you score a point?
ask-place-lifted = Where do you place the piece you picked up?
ask-pick-up = No such pieces are left in your supply. Which one on the board becomes the new being?
ask-return-cards = Do you put more cards under their decks? You will draw new ones at the end of the turn.
ask-keep-one = You can have only one frozen card. Which one do you keep?
ask-effect = { $source }: { $what }
what-destroy = which piece is destroyed?
what-upgrade = which piece is upgraded?
what-downgrade = which piece is downgraded?
what-convert = which piece is converted?
what-choose = choose a square.
what-gateway = which piece becomes the Gateway?
what-take = which piece is put on the card?
what-release = where does the piece on the card return to?
what-put = where is a piece placed?
what-move = which piece moves, and where to?
what-swap = which two pieces change places?
what-aim = choose a direction.
what-way = which of the alternatives?
what-recover = which discarded card returns to the top of your deck?
what-freeze = which discarded card do you freeze?
what-copy = which card’s warp effect is copied?
what-discard = which card is discarded?
what-accept = do you want it to happen?
what-several = what do you do?

# Answers

choice-school = take the school “{ $school }”
choice-start = { $colour } on { $at }
choice-place = place a piece on { $at }
choice-lift = pick up your piece on { $at }
choice-summon = summon { $card } on { $at }{ $details }
detail-turned = , turned { $degrees }°
detail-mirrored = , mirrored
detail-borrowed = , using the enemy piece on { $squares }
detail-improvised = , improvising with { $colour }
detail-thawing = , thawing your frozen card
choice-discard = discard { $card }
choice-return = put { $card } under its deck
choice-thaw = thaw { $card }
choice-keep = keep { $card }
choice-warp = play the warp effect of { $card }
choice-flare = invoke flare { $number } against { $colour }
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
choice-way = { $text ->
    [none] alternative { $number }
   *[other] { $text }
}
choice-recover = put { $card } on top of your deck
choice-freeze = freeze { $card }
choice-copy = copy the warp effect of { $card }
choice-colour = score in { $colour }
choice-finish = { $phase ->
    [score] claim no task
   *[actions] end turn
}
choice-decline = { $asked ->
    [return-cards] no more cards
   *[other] skip this
}
choice-accept = yes, do it
choice-pass = pass control to your teammate

# Events

told-turn = { $person ->
    [you] your turn
   *[other] { $name } takes a turn
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
told-start-piece = a start piece of { $colour } on { $at }
told-placed = a { $piece } is placed on { $at }
told-lifted = the { $piece } on { $at } is picked up
told-summoning = { $person ->
    [you] you summon
   *[other] { $name } summons
} { $card } on { $at }{ $details }
told-reused = the { $piece } on { $at } becomes the new being
told-destroyed = { $how ->
    [move] the { $piece } on { $at } is destroyed by a move
    [leap] the { $piece } on { $at } is destroyed by a leap
    [summoned-onto] the { $piece } on { $at } is destroyed: a being is summoned onto it
   *[effect] the { $piece } on { $at } is destroyed
}{ $counted ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }(it counts { $counted } times)
}
told-removed = the { $piece } leaves the game
told-moved = the { $piece } { $how ->
    [leap] leaps
   *[move] moves
} from { $origin } to { $target }
told-upgraded = the piece on { $at } is upgraded: now a { $piece }
told-downgraded = the piece on { $at } is downgraded: now a { $piece }
told-converted = the { $was } on { $at } becomes a { $piece }
told-replaced = the { $was } on { $at } is replaced by a { $piece }
told-swapped = the pieces on { $one } and { $other } change places
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
    [you] you put
   *[other] { $name } puts
} { $cards ->
    [none] { $what ->
        [beings] a being
        [legends] a legend
       *[flares] a flare
    }
   *[other] { $cards }
} under the deck
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
} flare { $number } against { $colour } ({ $parts ->
    [both] both effects
    [upper] the upper effect
   *[lower] the lower effect
})
told-gained-actions = { $number ->
    [one] 1 more action
   *[other] { $number } more actions
}
told-lost-action = 1 action fewer
told-will-draw = at the end of the turn an extra { $what ->
    [legends] legend
   *[beings] being
} is drawn
told-another-turn = another turn will follow
told-may-borrow = one enemy piece may count as own for the next summoning
told-may-count-empty = for the next summoning { $number ->
    [one] 1 empty square
   *[other] { $number } empty squares
} may count as common pieces
told-next-colour = the next summoning uses the pieces of { $colour }
told-slowed = { $colours } will have one action fewer
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
}{ $cards ->
    [none] { "" }
   *[other] : { $cards }
}
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
told-scored = { $colour }: +{ $points } { $why ->
    [destroyed] for destroyed pieces
    [pair] for odd common pieces
    [flare] because a flare was invoked
   *[legend] for a legend
}
told-scored-in = { $name }: +{ $points } in { $colour } { $why ->
    [destroyed] for destroyed pieces
    [pair] for odd common pieces
    [flare] because a flare was invoked
   *[legend] for a legend
}
told-end-triggered = { $reason ->
    [points] enough points have been scored
   *[deck] the last being has been drawn
}: everybody takes one more turn, then the game ends

# The end

end-reason = { $reason ->
    [points] The end came because enough points had been scored.
   *[deck] The end came because a deck of beings had run out.
}
end-decided = { $decided ->
    [score] The score decided.
    [further-points] The lowest colours were equal; the next lowest decided.
    [upgraded-pieces] The points were equal; the number of upgraded pieces on the board decided.
    [pieces] Points and upgraded pieces were equal; the number of pieces on the board decided.
    [tie] Points, upgraded pieces and pieces were all equal.
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
kind-start = Start piece of { $colour }
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
    Claimed tasks, and 1 for each own legendary piece on the board
scoring-duel =
    Enemy pieces destroyed in a turn: 2 for a legendary one, 1 for a heroic one, 1 for two common ones
    1 for summoning a legend
    1 for a flare that the opponent invokes
scoring-melee =
    The score is the points in the colour in which a player has fewest
    Enemy pieces destroyed in a turn, in their colour: 2 for a legendary one, 1 for a heroic one, 1 for two common ones
    1 for summoning a legend, in a colour of choice
    1 for a flare that somebody invokes against you, in their colour
