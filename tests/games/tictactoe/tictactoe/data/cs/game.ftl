title = Piškvorky
side = { $side ->
    [0] X
   *[1] O
}
header = Piškvorky · tah { $turn }
ask-mark = Které pole označíš?
choice-mark = označ { $square }
told-marked = { $person ->
    [you] označuješ
   *[other] { $name } označuje
} { $square }
end-reason = { $reason ->
    [line] Řada je úplná.
   *[full] Deska je plná.
}
end-decided = { $decided ->
   *[any] { "" }
}
keys = číslo nebo pole · u zpět · l záznam · r vzdej se · q odejdi · ? nápověda
help-answers = Napiš číslo pole, nebo pole samo: b2.
