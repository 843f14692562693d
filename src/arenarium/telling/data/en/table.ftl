# The end of a match

end-you-win = You win!
end-winners = { $number ->
    [one] { $names } wins.
   *[other] { $names } win.
}
end-tie = A tie!

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
resign-sure = Do you really resign? (y/n)
resign-not-allowed = Nobody can resign here.
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
