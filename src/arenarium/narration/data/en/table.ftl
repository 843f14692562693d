# The end of a match

end-you-win = You win!
end-winners = { $number ->
    [one] { $names } wins.
   *[other] { $names } win.
}
end-tie = A tie!
end-forfeit = { $reason ->
    [out-of-time] { $person ->
        [you] You ran out of time.
        [your-team] Your team lost on time.
        [team] { $names } lost on time.
       *[other] { $names } ran out of time.
    }
    [left] { $person ->
        [you] You left the table.
        [your-team] Somebody on your team left the table.
        [team] { $names }: one of them left the table.
       *[other] { $names } left the table.
    }
   *[resigned] { $person ->
        [you] You resigned.
        [your-team] Your team resigned.
       *[other] { $names } resigned.
    }
}

# What is said beside the choices

told-resigned = { $person ->
    [you] you resign
   *[other] { $name } resigns
}
told-would-resign = { $person ->
    [you] you would like to resign; your teammate has to agree
   *[other] { $name } would like to resign; the teammate has to agree
}
told-keeps-playing = { $person ->
    [you] you want to play on
   *[other] { $name } wants to play on
}
told-draw-offered = { $person ->
    [you] you offer a draw
   *[other] { $name } offers a draw
}
told-draw-accepted = { $person ->
    [you] you accept the draw
   *[other] { $name } accepts the draw
}
told-draw-declined = { $person ->
    [you] you decline the draw
   *[other] { $name } declines the draw
}
told-draw-withdrawn = { $person ->
    [you] you withdraw your draw offer
   *[other] { $name } withdraws the draw offer
}
told-forfeited = { $reason ->
    [left] { $person ->
        [you] you have left the table and lose
       *[other] { $name } has left the table and loses
    }
   *[out-of-time] { $person ->
        [you] you run out of time
       *[other] { $name } runs out of time
    }
}

# At the table

you = you
ask-number = Type a number, a square or a command.
keys-back = b back · ? help
help =
    u       take back your last choice, as long as nothing hidden was seen since
    b       back to the question before, where an answer has several parts
    c NAME  show a card, by its name in any language
    l       everything that has happened so far
    r       resign
    d       offer a draw, or answer an offer, where the game has draws
    q       leave the table
    ?       this help
not-understood = “{ $text }” is neither a number, nor a square, nor a command. ? shows what can be typed.
no-such-number = There is no option { $text }.
not-possible = “{ $text }” is not possible now.
refused-nothing = There is nothing to take back.
refused-others = It cannot be taken back: somebody else has acted since.
refused-turn = It cannot be taken back: the turn has gone on.
refused-chance = It cannot be taken back: chance has been asked.
refused-learned = It cannot be taken back: you have seen something that was hidden.
refused-over = The game is over.
sure-resign = Do you really resign? (y/n)
sure-propose-resigning = Do you want to resign? Your teammate has to agree. (y/n)
sure-keep-playing = You want to resign, and your teammate has not agreed. Play on after all? (y/n)
sure-offer-draw = Offer a draw? (y/n)
sure-accept-draw = Do you accept the draw? n: you decline it. (y/n)
sure-withdraw-draw = You have offered a draw. Withdraw the offer? (y/n)
resign-not-allowed = Nobody can resign here.
draw-not-allowed = You cannot offer a draw now.
card-unknown = There is no card “{ $text }”.
log-title = What has happened
press-enter = Press Enter.
hand-over = { $name } is asked. The others look away, please. Press Enter.
thinking = { $name } is thinking …
earlier-lines = { $number ->
    [one] … and 1 line before (l shows all)
   *[other] … and { $number } lines before (l shows all)
}
score-line = { $place }. { $name }: { $score }
saved = The match is saved: go on with --resume { $file }
not-saved = The match is not saved; --save FILE would have done it.
seed = The same deal again: --seed { $seed }

# The name of a computer player at a table; its level is a number from 1 to 6.
computer-player = Computer { $level }
