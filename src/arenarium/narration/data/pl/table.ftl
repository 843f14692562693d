# Koniec rozgrywki

end-you-win = Wygrywasz!
end-winners = { $number ->
    [one] Wygrywa { $names }.
   *[other] Wygrywają: { $names }.
}
end-tie = Remis!
end-forfeit = { $reason ->
    [out-of-time] { $person ->
        [you] Twój czas się skończył.
        [your-team] Twoja drużyna przegrywa na czas.
        [team] { $names } przegrywają na czas.
       *[other] { $names }: czas się skończył.
    }
    [left] { $person ->
        [you] Odchodzisz od stołu.
        [your-team] Ktoś z twojej drużyny odszedł od stołu.
        [team] { $names }: ktoś z nich odszedł od stołu.
       *[other] { $names } odchodzi od stołu.
    }
   *[resigned] { $person ->
        [you] Poddajesz się.
        [your-team] Twoja drużyna się poddaje.
        [team] { $names } poddają się.
       *[other] { $names } poddaje się.
    }
}

# Co mówi się obok ruchów

told-resigned = { $person ->
    [you] poddajesz się
   *[other] { $name } poddaje się
}
told-would-resign = { $person ->
    [you] chcesz się poddać; potrzebna jest zgoda drugiej osoby z drużyny
   *[other] { $name } chce się poddać; potrzebna jest zgoda drugiej osoby z drużyny
}
told-keeps-playing = { $person ->
    [you] chcesz grać dalej
   *[other] { $name } chce grać dalej
}
told-draw-offered = { $person ->
    [you] proponujesz remis
   *[other] { $name } proponuje remis
}
told-draw-accepted = { $person ->
    [you] zgadzasz się na remis
   *[other] { $name } zgadza się na remis
}
told-draw-declined = { $person ->
    [you] odrzucasz remis
   *[other] { $name } odrzuca remis
}
told-draw-withdrawn = { $person ->
    [you] wycofujesz propozycję remisu
   *[other] { $name } wycofuje propozycję remisu
}
told-forfeited = { $reason ->
    [left] { $person ->
        [you] odchodzisz od stołu i przegrywasz
       *[other] { $name } odchodzi od stołu i przegrywa
    }
   *[out-of-time] { $person ->
        [you] twój czas się skończył
       *[other] { $name }: czas się skończył
    }
}

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
    d       zaproponuj remis albo odpowiedz na propozycję, jeśli gra zna remisy
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
sure-resign = Na pewno się poddajesz? (t/n)
sure-propose-resigning = Chcesz się poddać? Druga osoba z drużyny musi się zgodzić. (t/n)
sure-keep-playing = Chcesz się poddać, a druga osoba z drużyny się nie zgodziła. Grać jednak dalej? (t/n)
sure-offer-draw = Zaproponować remis? (t/n)
sure-accept-draw = Zgadzasz się na remis? n: odrzucasz go. (t/n)
sure-withdraw-draw = Propozycja remisu czeka. Wycofać ją? (t/n)
resign-not-allowed = Tutaj nie można się poddać.
draw-not-allowed = Nie można teraz zaproponować remisu.
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
