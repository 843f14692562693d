# The end of a match

end-you-win = You win!
end-winners = { $number ->
    [one] { $names } wins.
   *[other] { $names } win.
}
end-tie = A tie!
