# Koniec rozgrywki

end-you-win = Wygrywasz!
end-winners = { $number ->
    [one] Wygrywa { $names }.
   *[other] Wygrywają: { $names }.
}
end-tie = Remis!

# Przy stole

you = ty
ask-number = Wpisz numer, pole albo polecenie.
keys-back = b wstecz · ? pomoc
help =
    u        cofnij ostatni wybór, jeśli od tej pory nic ukrytego nie wyszło na jaw
    b        wróć do poprzedniego pytania, gdy odpowiedź ma kilka części
    c NAZWA  pokaż kartę o tej nazwie w dowolnym języku
    l        wszystko, co się dotąd wydarzyło
    r        poddaj się
    q        odejdź od stołu
    ?        ta pomoc
not-understood = „{ $text }” to ani numer, ani pole, ani polecenie. Znak ? pokaże, co można wpisać.
no-such-number = Nie ma możliwości { $text }.
not-possible = „{ $text }” jest teraz niemożliwe.
refused-nothing = Nie ma czego cofnąć.
refused-others = Nie można tego cofnąć: od tej pory działał ktoś inny.
refused-turn = Nie można tego cofnąć: gra toczy się już dalej.
refused-chance = Nie można tego cofnąć: zdecydował już los.
refused-learned = Nie można tego cofnąć: znasz już coś, co było ukryte.
refused-over = Gra jest skończona.
resign-sure = Na pewno się poddajesz? (t/n)
resign-not-allowed = Tutaj nie można się poddać.
card-unknown = Nie ma karty „{ $text }”.
log-title = Co się wydarzyło
press-enter = Naciśnij Enter.
hand-over = Teraz decyduje { $name }. Pozostali proszeni są o odwrócenie wzroku. Naciśnij Enter.
thinking = Myśli { $name } …
earlier-lines = { $number ->
    [one] … i 1 wcześniejszy wpis (l pokaże wszystko)
    [few] … i { $number } wcześniejsze wpisy (l pokaże wszystko)
   *[many] … i { $number } wcześniejszych wpisów (l pokaże wszystko)
}
score-line = { $place }. { $name }: { $score }
saved = Gra jest zapisana; aby grać dalej: --resume { $file }
not-saved = Gra nie została zapisana; do zapisu służy --save PLIK.
seed = To samo rozdanie jeszcze raz: --seed { $seed }

# The name of a computer player at a table; its level is a number from 1 to 6.
computer-player = Komputer { $level }
