# Koniec rozgrywki

end-you-win = Wygrywasz!
end-winners = { $number ->
    [one] Wygrywa { $names }.
   *[other] Wygrywają: { $names }.
}
end-tie = Remis!
