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
        [your-team] Twój zespół przegrywa na czas.
        [team] { $names } przegrywają na czas.
       *[other] { $names }: koniec czasu.
    }
    [left] { $person ->
        [you] Odchodzisz od stołu.
        [your-team] Ktoś z twojego zespołu odszedł od stołu.
        [team] { $names }: ktoś z nich odszedł od stołu.
       *[other] { $names } odchodzi od stołu.
    }
   *[resigned] { $person ->
        [you] Poddajesz partię.
        [your-team] Twój zespół poddaje partię.
        [team] { $names } poddają partię.
       *[other] { $names } poddaje partię.
    }
}

# Co mówi się obok ruchów

told-resigned = { $person ->
    [you] poddajesz partię
   *[other] { $name } poddaje partię
}
told-would-resign = { $person ->
    [you] chcesz poddać partię; musi się zgodzić partner
   *[other] { $name } chce poddać partię; musi się zgodzić partner
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
    u        cofnij ostatni wybór, chyba że coś ukrytego wyszło na jaw
    b        wróć do poprzedniego pytania, gdy odpowiedź ma kilka części
    c NAZWA  pokaż kartę o tej nazwie w dowolnym języku
    l        wszystko, co się dotąd wydarzyło
    r        poddaj partię
    d        zaproponuj remis albo odpowiedz na propozycję, jeśli w tej grze są remisy
    q        odejdź od stołu
    ?        ta pomoc
not-understood = „{ $text }” to ani numer, ani pole, ani polecenie. Znak ? pokaże, co można wpisać.
no-such-number = Nie ma opcji { $text }.
not-possible = „{ $text }”: teraz niemożliwe.
refused-nothing = Nie ma czego cofnąć.
refused-others = Nie można tego cofnąć: w międzyczasie zagrał ktoś inny.
refused-turn = Nie można tego cofnąć: gra potoczyła się dalej.
refused-chance = Nie można tego cofnąć: zdecydował już los.
refused-learned = Nie można tego cofnąć: znasz już coś, co było ukryte.
refused-over = Partia już się skończyła.
sure-resign = Poddać tę partię? (t/n)
sure-propose-resigning = Poddać partię? Partner musi się zgodzić. (t/n)
sure-keep-playing = Chcesz poddać partię, ale partner się nie zgodził. Grać jednak dalej? (t/n)
sure-offer-draw = Zaproponować remis? (t/n)
sure-accept-draw = Przyjąć remis? (t/n)
sure-withdraw-draw = Propozycja remisu czeka. Wycofać ją? (t/n)
resign-not-allowed = Tutaj nie można się poddać.
draw-not-allowed = Nie można teraz zaproponować remisu.
card-unknown = Nie ma karty „{ $text }”.
log-title = Co się wydarzyło
press-enter = Naciśnij Enter.
hand-over = Teraz gra { $name }. Reszta niech się odwróci. Naciśnij Enter.
thinking = Myśli { $name } …
earlier-lines = { $number ->
    [one] … i 1 wcześniejszy wpis (l pokaże wszystko)
    [few] … i { $number } wcześniejsze wpisy (l pokaże wszystko)
   *[many] … i { $number } wcześniejszych wpisów (l pokaże wszystko)
}
score-line = { $place }. { $name }: { $score }
saved = Partia zapisana; aby grać dalej: --resume { $file }
not-saved = Partia nie jest zapisana; do zapisu służy --save PLIK.
position-again = Partia nie jest zapisana. Zacznie się od nowa przez --position { $file }
seed = To samo rozdanie jeszcze raz: --seed { $seed }

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
        [1] Swaróg
        [2] Morana
        [3] Radegast
       *[4] Vesna
    }
    [8] { $nth ->
        [1] Trygław
        [2] Jaga
        [3] Rarog
       *[4] Dziewanna
    }
   *[other] Komputer { $level }
}

# Co dzieje się przy stole, poza grą

notice-leave = { $person ->
    [you] odchodzisz od stołu
   *[other] { $name } odchodzi od stołu
}
notice-away = { $person ->
    [you] tracisz połączenie
   *[other] { $name } traci połączenie
}
notice-return = { $person ->
    [you] wracasz do stołu
   *[other] { $name } wraca do stołu
}
notice-agree = { $person ->
    [you] zgadzasz się, żeby za gracza { $other } grał komputer
   *[other] { $name } zgadza się, żeby za gracza { $other } grał komputer
}
notice-time = { $person ->
    [you] twój czas się skończył
   *[other] { $name }: czas się skończył
}
notice-takeover = { $person ->
    [you] od teraz gra za ciebie komputer
   *[other] od teraz gra { $name }
}
notice-takeback = { $person ->
    [you] znowu grasz osobiście
   *[other] { $name } znowu gra osobiście
}

# Za kogo gra komputer: "Bruno za gracza Anna"
replaced-player = { $computer } za gracza { $name }

# Co pokazują komunikatory, gdy dostaną link do stołu
link-title-open = { $host } zaprasza do gry: { $game }
link-title-join = Zagraj: { $game }
link-title = { $game }: { $names }
link-text-open = { $free ->
    [0] Gracze: { $seats }, wszyscy już są. Otwórz link i oglądaj.
   *[other] Gracze: { $seats }, wolne miejsca: { $free }. Otwórz link i graj, bez rejestracji.
}
link-text-live = Partia trwa. Otwórz link i oglądaj.
link-text-over = Partia się skończyła. Otwórz link i zobacz, jak przebiegła.
link-text-site = Gry, których nauczysz się w trzy minuty, a potem zagrasz z komputerem albo ze znajomymi. Za darmo, bez konta.
