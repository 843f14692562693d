title = Koszary

# Gracze i karty

side = { $side ->
    [0] Niebieski
   *[1] Żółty
}
card = „{ $name }”

# Pytania

ask-recruit = Rekrutuj wojownika: { $points ->
    [one] został 1 punkt.
    [few] zostały { $points } punkty.
   *[many] zostało { $points } punktów.
}
ask-pick = Wybierz ruch dla jednego ze swoich wojowników.
ask-send = Kto idzie na pole bitwy?
ask-orders = Wydaj tajne rozkazy.
ask-target = { $warrior }, ruch { $card }: wybierz cel

# Odpowiedzi

choice-draw = dobierz wojownika z poziomu { $level }
choice-pass = koniec rekrutacji
choice-pick = { $warrior }, linia { $line }: { $card }
choice-send = { $warriors ->
    [none] nikogo
   *[other] { $warriors }
}
choice-use = { $warrior } wykonuje ruch { $card }
choice-withdraw = { $warrior } schodzi, wchodzi { $instead }
choice-wait = { $warrior } czeka
choice-target = { $own ->
    [yes] { $warrior } (twój)
    [self] { $warrior } (on sam)
   *[no] { $warrior }
}
choice-nobody = nikt
itself = on sam

# Wydarzenia

told-recruited = { $person ->
    [you] rekrutujesz:
   *[other] { $name } rekrutuje:
} { $warrior ->
    [none] wojownik (poziom { $level })
   *[other] { $warrior } (poziom { $level })
}
told-passed = { $person ->
    [you] kończysz
   *[other] { $name } kończy
} rekrutację
told-picked = { $person ->
    [you] wybierasz
   *[other] { $name } wybiera
} ruch { $card } ({ $warrior })
told-last-copy = to był ostatni egzemplarz karty { $card }
told-entered = na pole bitwy wchodzi { $warrior } ({ $name })
told-turn = tura { $number }
told-withdrawn = { $warrior } ({ $name }) wraca do koszar
told-ordered = { $warrior } ({ $name }) ma rozkaz: { $card }
told-waited = { $warrior } ({ $name }) nie ma ruchu i czeka
told-used = { $warrior } wykonuje ruch { $card }{ $targets ->
    [none] { "" }
    [nobody] , nikt nie jest celem
   *[other] , cel: { $targets }
}
told-damage = { $warrior } otrzymuje { $number ->
    [one] 1 punkt obrażeń
    [few] { $number } punkty obrażeń
   *[many] { $number } punktów obrażeń
}{ $parts ->
    [none] { "" }
   *[other] { " " }({ $parts })
}
part-icons = ruch { $number }
part-power = moc { $number }
part-ability = umiejętność { $number }
part-move = tekst ruchu { $number }
part-burn = oparzenie { $number }
part-defence = obrona { $number }
part-target = umiejętność celu { $number }
part-least = co najmniej 1
told-die = { $why ->
    [first] wypadło { $value }: tak rozstrzyga się kolejność
    [paralysis] { $works ->
        [yes] wypadło { $value }, trzeba było najwyżej { $chance }: paraliż działa
       *[no] wypadło { $value }, trzeba było najwyżej { $chance }: paraliż nie działa
    }
   *[effect] { $works ->
        [yes] wypadło { $value }, trzeba było najwyżej { $chance }: udało się
       *[no] wypadło { $value }, trzeba było najwyżej { $chance }: bez efektu
    }
}
told-lost-move = paraliż: { $warrior } traci ruch
told-status = { $warrior }: { $kind ->
    [paralysis] paraliż
    [poison] zatrucie
   *[burn] oparzenie
}
told-cured = { $warrior }: koniec statusu ({ $status })
told-boost = { $warrior }: { $kind ->
    [power] wzmocnienie
    [weakness] osłabienie
    [defence] osłona
    [exposure] odsłonięcie
    [speed] przyspieszenie
   *[slowness] spowolnienie
} ({ $level })
told-boost-removed = { $warrior }: powrót do normy ({ $scale })
told-healed = { $warrior } odzyskuje { $number ->
    [one] 1 punkt życia
    [few] { $number } punkty życia
   *[many] { $number } punktów życia
}
told-hurt = { $why ->
    [poison] zatrucie: { $warrior }
   *[effect] { $warrior }
} traci { $number ->
    [one] 1 punkt życia
    [few] { $number } punkty życia
   *[many] { $number } punktów życia
}
told-eliminated = eliminacja: { $warrior } ({ $name })
told-ability = { $warrior }: działa umiejętność

# Koniec

end-reason = { $reason ->
    [eliminated] Cały oddział został wyeliminowany.
    [turn-limit] Bitwa trwała 300 tur.
   *[draw-agreed] Gracze zgodzili się na remis.
}
end-decided = { $decided ->
    [tie] Oba oddziały wyeliminowane naraz: remis.
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
    [one] 1 ruch
    [few] { $number } ruchy
   *[many] { $number } ruchów
})
move-facts = { $category } { $level } · obrażenia { $damage } · { $targets }{ $priority ->
    [none] { "" }
   *[other] { " " }· pierwszeństwo { $priority }
}
targets = { $icons ->
    [0] bez celu
    [1] dowolny wojownik
    [2] obaj wrogowie
   *[3] wszyscy pozostali
}
squad-levels = poziomy { $levels } · { $points ->
    [one] został 1 punkt
    [few] zostały { $points } punkty
   *[many] zostało { $points } punktów
}
side-facts = { $reserves ->
    [one] 1 wojownik w koszarach
    [few] { $reserves } wojowników w koszarach
   *[many] { $reserves } wojowników w koszarach
}, wyeliminowani: { $fallen }
unknown-warrior = ? (poziom { $level })
unknown-move = ?
open-line = jeszcze bez ruchu ({ $categories })
keys = numer · u cofnij · c NAZWA karta · l przebieg · r poddaj · d remis · q wyjdź · ?
draw-not-allowed = Nie można teraz zaproponować remisu: tylko raz na turę i dopiero w czasie bitwy.
help-answers =
    Odpowiadaj numerem możliwości albo w notacji gry.
    Jeśli możliwość jest tylko jedna, wystarczy Enter.
