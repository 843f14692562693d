title = Tic-tac-toe
side = { $side ->
    [0] X
   *[1] O
}
header = Tic-tac-toe · turn { $turn }
ask-mark = Which square do you mark?
choice-mark = mark { $square }
told-marked = { $person ->
    [you] you mark
   *[other] { $name } marks
} { $square }
end-reason = { $reason ->
    [line] A line is complete.
   *[full] The board is full.
}
end-decided = { $decided ->
   *[any] { "" }
}
keys = number or square · u undo · l log · r resign · q quit · ? help
help-answers = Type the number of a square, or the square itself: b2.
