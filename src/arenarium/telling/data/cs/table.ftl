# Konec partie

end-you-win = Vyhráváš!
end-winners = { $number ->
    [one] Vyhrává { $names }.
   *[other] Vyhrávají: { $names }.
}
end-tie = Remíza!
