# The end of a match

end-you-win = You win!
end-winners = { $number ->
    [one] { $names } wins.
   *[other] { $names } win.
}
end-tie = It’s a tie!
end-forfeit = { $reason ->
    [out-of-time] { $person ->
        [you] You ran out of time.
        [your-team] Your team ran out of time.
        [team] { $names } ran out of time.
       *[other] { $names } ran out of time.
    }
    [left] { $person ->
        [you] You left the table.
        [your-team] Someone on your team left the table.
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
    [you] you want to resign; your teammate has to agree
   *[other] { $name } wants to resign; the teammate has to agree
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
    u       undo your last choice, unless something hidden has come to light
    b       back to the question before, where an answer has several parts
    c NAME  show a card, by its name in any language
    l       everything that has happened so far
    r       resign
    d       offer a draw, or answer an offer, where the game has draws
    q       leave the table
    ?       this help
not-understood = “{ $text }” isn’t a number, a square or a command. Type ? to see what you can type.
no-such-number = There’s no option { $text }.
not-possible = “{ $text }” isn’t possible right now.
refused-nothing = Nothing to undo.
refused-others = You can’t undo that: someone else has acted since.
refused-turn = You can’t undo that: the game has moved on.
refused-chance = You can’t undo that: dice or cards have already decided.
refused-learned = You can’t undo that: you’ve seen something hidden.
refused-over = The game is over.
sure-resign = Resign this game? (y/n)
sure-propose-resigning = Resign? Your teammate has to agree. (y/n)
sure-keep-playing = You wanted to resign, and your teammate hasn’t agreed. Play on after all? (y/n)
sure-offer-draw = Offer a draw? (y/n)
sure-accept-draw = Accept the draw? (y/n)
sure-withdraw-draw = You’ve offered a draw. Withdraw the offer? (y/n)
resign-not-allowed = You can’t resign here.
draw-not-allowed = You can’t offer a draw right now.
card-unknown = There’s no card “{ $text }”.
log-title = What happened so far
press-enter = Press Enter.
hand-over = It’s { $name }’s turn. Everyone else, please look away. Press Enter.
thinking = { $name } is thinking …
earlier-lines = { $number ->
    [one] … and 1 earlier line (l shows all)
   *[other] … and { $number } earlier lines (l shows all)
}
score-line = { $place }. { $name }: { $score }
saved = The game is saved. Continue with --resume { $file }
not-saved = The game isn’t saved. Use --save FILE to save one.
position-again = The game isn’t saved. It begins again with --position { $file }
seed = Same deal again: --seed { $seed }

# The name of a computer player: its level is a number from 1 to 8, $nth counts those of its level at the table.
computer-player = { $level ->
    [1] { $nth ->
        [1] Mila
        [2] Florian
        [3] Jagoda
       *[4] Benek
    }
    [2] { $nth ->
        [1] Bruno
        [2] Wanda
        [3] Radim
       *[4] Ludka
    }
    [3] { $nth ->
        [1] Kazimir
        [2] Libuše
        [3] Zbyszko
       *[4] Dobrava
    }
    [4] { $nth ->
        [1] Rogneda
        [2] Svatopluk
        [3] Mieszko
       *[4] Ludmila
    }
    [5] { $nth ->
        [1] Twardowski
        [2] Sibylla
        [3] Faustus
       *[4] Kosmas
    }
    [6] { $nth ->
        [1] Perun
        [2] Mokosz
        [3] Veles
       *[4] Lilith
    }
    [7] { $nth ->
        [1] Svarog
        [2] Morana
        [3] Radegast
       *[4] Vesna
    }
    [8] { $nth ->
        [1] Triglav
        [2] Jaga
        [3] Rarog
       *[4] Dziewanna
    }
   *[other] Computer { $level }
}

# What happens at a table, beside the game

notice-leave = { $person ->
    [you] you left the table
   *[other] { $name } left the table
}
notice-away = { $person ->
    [you] you lost the connection
   *[other] { $name } lost the connection
}
notice-return = { $person ->
    [you] you’re back
   *[other] { $name } is back
}
notice-agree = { $person ->
    [you] you’d let a computer play for { $other }
   *[other] { $name } would let a computer play for { $other }
}
notice-time = { $person ->
    [you] you ran out of time
   *[other] { $name } ran out of time
}
notice-takeover = { $person ->
    [you] a computer plays for you now
   *[other] { $name } plays from now on
}
notice-takeback = { $person ->
    [you] you play for yourself again
   *[other] { $name } plays again
}

# Whose seat a computer has taken over: "Bruno for Anna"
replaced-player = { $computer } for { $name }

# What messengers show of a link
link-title-open = { $host } invites you to { $game }
link-title-join = Join a game of { $game }
link-title = { $game }: { $names }
link-text-open = { $free ->
    [0] { $seats } players, all here. Open the link and watch.
    [one] { $seats } players, { $free } seat free. Open the link and play, no sign-up.
   *[other] { $seats } players, { $free } seats free. Open the link and play, no sign-up.
}
link-text-live = The game is on. Open the link and watch.
link-text-over = The game is over. Open the link and see how it went.
link-text-site = Games you learn in three minutes, then play against a computer or friends. Free, no account.
