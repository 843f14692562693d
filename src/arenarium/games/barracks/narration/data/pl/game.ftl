# Gracze i karty

side = { $side ->
    [0] Niebieski
   *[1] Żółty
}
card = „{ $name }”

# Pytania

ask-recruit = Rekrutuj Wojownika: { $points ->
    [one] został 1 punkt.
    [few] zostały { $points } punkty.
   *[many] zostało { $points } punktów.
}
ask-pick = Wybierz Ruch dla jednego ze swoich Wojowników.
ask-send = Kogo wysyłasz na Pole Bitwy?
ask-orders = Wydaj tajne rozkazy.
ask-target = { $warrior } wykonuje Ruch { $card }: kto jest celem?

# Odpowiedzi

choice-draw = dobierz Wojownika z poziomu { $level }
choice-pass = koniec rekrutacji
choice-pick = { $warrior }, linia { $line }: { $card }
choice-send = { $warriors ->
    [none] nikogo
   *[other] { $warriors }
}
choice-use = { $warrior } wykonuje Ruch { $card }
choice-withdraw = { $warrior } się wycofuje, wchodzi { $instead }
choice-wait = { $warrior } czeka
choice-target = { $own ->
    [yes] { $warrior } (z twojego oddziału)
    [self] { $warrior } (na siebie)
   *[no] { $warrior }
}
choice-nobody = nikt

# Wydarzenia

told-recruited = { $person ->
    [you] rekrutujesz:
   *[other] { $name } rekrutuje:
} { $warrior ->
    [none] Wojownik (poziom { $level })
   *[other] { $warrior } (poziom { $level })
}
told-passed = { $person ->
    [you] kończysz
   *[other] { $name } kończy
} rekrutację
told-picked = { $person ->
    [you] wybierasz
   *[other] { $name } wybiera
} { $card ->
    [none] Ruch (Wojownik { $slot }, linia { $line })
   *[other] Ruch { $card } ({ $warrior })
}
told-last-copy = to był ostatni egzemplarz karty { $card }
told-entered = na Pole Bitwy wchodzi { $warrior } ({ $name })
told-turn = tura { $number }
told-withdrawn = { $warrior } się wycofuje, wchodzi { $instead }
told-ordered = { $warrior } ({ $name }) ma rozkaz: { $card }
told-waited = { $warrior } ({ $name }) nie ma Ruchu i czeka
told-next = teraz { $warrior }: { $why ->
    [die] zdecydowała Kostka
    [priority] Ruch ma wyższy priorytet
   *[speed] Szybkość { $speed }
}
told-used = { $warrior } wykonuje Ruch { $card }{ $targets ->
    [none] { "" }
    [nobody] , nikt nie jest celem
   *[other] , cel: { $targets }
}
told-damage = { $warrior } otrzymuje { $number ->
    [one] 1 Punkt Obrażeń
    [few] { $number } Punkty Obrażeń
   *[many] { $number } Punktów Obrażeń
}{ $parts ->
    [none] { "" }
   *[other] { " " }({ $parts })
}
part-icons = Ruch { $number }
part-power = moc { $number }
part-ability = Umiejętność { $number }
part-move = tekst Ruchu { $number }
part-burn = oparzenie { $number }
part-defence = obrona { $number }
part-target = Umiejętność celu { $number }
part-least = co najmniej 1
told-die = Kostka: { $value } ({ $why ->
    [first] kto pierwszy
    [paralysis] { $works ->
        [yes] do { $chance }: paraliż
       *[no] ponad { $chance }: paraliż nie działa
    }
   *[effect] { $works ->
        [yes] do { $chance }: udaje się
       *[no] ponad { $chance }: nic się nie dzieje
    }
})
told-lost-move = paraliż: { $warrior } traci Ruch
told-status = { $warrior } otrzymuje Kartę Statusu: { $status }
told-cured = { $warrior } traci Kartę Statusu: { $status }
told-boost = { $warrior } otrzymuje kartę: { $boost } (teraz { $level })
told-boost-removed = { $warrior } traci karty: { $scale }
told-healed = { $warrior } odzyskuje { $number ->
    [one] 1 Serce
    [few] { $number } Serca
   *[many] { $number } Serc
}
told-hurt = { $why ->
    [poison] zatrucie: { $warrior }
   *[effect] { $warrior }
} traci { $number ->
    [one] 1 Serce
    [few] { $number } Serca
   *[many] { $number } Serc
}
told-eliminated = { $warrior } ({ $name }) odpada z gry
told-ability = { $warrior }: uruchamia się Umiejętność

# Koniec

end-reason = { $reason ->
    [eliminated] Cały oddział został wyeliminowany.
    [turn-limit] Bitwa trwała 300 tur.
   *[draw-agreed] Gracze zgodzili się na remis.
}
end-decided = { $decided ->
    [tie] Nikt nie ma przewagi: remis.
   *[other] { "" }
}

# Ekran

header-barracks = Koszary · { $difficulty } · { $turn ->
    [0] przed bitwą
   *[other] tura { $turn }
}
level = poziom { $level }
cards-left = ({ $number ->
    [one] została 1 karta
    [few] zostały { $number } karty
   *[many] zostało { $number } kart
})
line-of = { $warrior }, linia { $line }: { $categories } ({ $number ->
    [one] 1 Ruch
    [few] { $number } Ruchy
   *[many] { $number } Ruchów
})
move-facts = { $category } { $level } · obrażenia { $damage } · { $targets }{ $priority ->
    [none] { "" }
   *[other] { " " }· priorytet { $priority }
}
targets = { $icons ->
    [0] bez celu
    [1] dowolny cel
    [2] obaj przeciwnicy
   *[3] wszyscy pozostali
}
squad-levels = poziomy { $levels } · { $points ->
    [one] został 1 punkt
    [few] zostały { $points } punkty
   *[many] zostało { $points } punktów
}
side-facts = { $reserves ->
    [one] 1 Wojownik w Koszarach
    [few] { $reserves } Wojowników w Koszarach
   *[many] { $reserves } Wojowników w Koszarach
}, wyeliminowani: { $fallen }
unknown-warrior = ? (poziom { $level })
unknown-move = ?
open-line = jeszcze bez Ruchu ({ $categories })
keys = numer · u cofnij · c NAZWA karta · l dziennik · r poddaj · d remis · q wyjdź · ?
draw-not-allowed = Nie można teraz zaproponować remisu: raz na turę, gdy bitwa już trwa.
help-answers =
    Odpowiadaj numerem możliwości albo w notacji gry.
    Jeśli możliwość jest tylko jedna, wystarczy Enter.
