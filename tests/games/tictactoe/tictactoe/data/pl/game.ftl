title = Kółko i krzyżyk
side = { $side ->
    [0] X
   *[1] O
}
header = Kółko i krzyżyk · tura { $turn }
ask-mark = Które pole zaznaczasz?
choice-mark = zaznacz { $square }
told-marked = { $person ->
    [you] zaznaczasz
   *[other] { $name }: zaznaczone
} { $square }
end-reason = { $reason ->
    [line] Linia jest pełna.
   *[full] Plansza jest pełna.
}
end-decided = { $decided ->
   *[any] { "" }
}
keys = numer albo pole · u cofnij · l dziennik · r poddaj się · q wyjdź · ? pomoc
help-answers = Wpisz numer pola albo samo pole: b2.
