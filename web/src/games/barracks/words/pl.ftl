# Na pierwszej stronie, na listach i na końcu gry
game-barracks = Koszary
way-barracks-classic = Klasyczny
way-barracks-simplified = Uproszczony
way-barracks-hard = Trudny
way-barracks-quick = Szybka Gra
home-about-barracks = Dwóch na dwóch, prosto z polskich i czeskich baśni. Obie strony wybierają w tajemnicy, a potem wszystko dzieje się naraz.
home-meta-barracks = 2 graczy · 15 minut
result-score-barracks = { $score ->
    [0] nie został nikt
    [one] został { $score } wojownik
   *[other] zostało { $score } wojowników
}

# Do nowego stołu
newtable-about-barracks-classic = 10 punktów na wyważony oddział.
newtable-about-barracks-simplified = 15 punktów: silni wojownicy i mniej trudnych wyborów.
newtable-about-barracks-hard = 8 punktów: liczy się każdy.
newtable-about-barracks-quick = 5 punktów na krótką partię.

# Stół
barracks-table = Stół
barracks-battlefield = Pole bitwy
barracks-you = ty
barracks-look = Obejrzyj kartę
barracks-line = Linia { $number }
barracks-unknown-warrior = Nieznany wojownik, poziom { $level }
barracks-hidden-move = ruch, którego jeszcze nie znasz
barracks-no-move = brak ruchu
barracks-marks = Status i wzmocnienia
barracks-hearts = Punkty życia: { $left } z { $all }
barracks-speed = Szybkość { $speed }
barracks-damage = Obrażenia: { $number }
barracks-targets = { $targets ->
    [0] nikogo nie trafia
    [1] dowolny wojownik
    [2] obaj wrogowie
   *[3] wszyscy pozostali
}
barracks-chance = Szansa { $number } z 6:
barracks-priority = Pierwszeństwo { $number }
barracks-move-kind = Poziom { $level }, { $category }

# Rekrutacja
barracks-recruit-title = Zbierz swój oddział
barracks-recruiting = Rekrutacja
barracks-just-joined = Właśnie dołącza
barracks-draw-first = Dobierz pierwszego wojownika
barracks-draw-next = Dobierz następnego
barracks-squad-complete = Twój oddział jest w komplecie
barracks-draw = Dobierz wojownika poziomu { $level }:
barracks-points-word = { $number ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
barracks-points-of = { $number ->
    [one] punkt został z { $all }
    [few] punkty zostały z { $all }
   *[other] punktów zostało z { $all }
}
barracks-cards-left = { $number ->
    [one] 1 karta
    [few] { $number } karty
   *[other] { $number } kart
}
barracks-recruit-hint = Wojownik kosztuje tyle punktów, ile wynosi jego poziom. Kto to jest, zobaczysz, gdy dołączy.
barracks-stack-empty = nie ma już kart
barracks-short = { $number ->
    [one] brakuje 1 punktu
   *[other] brakuje { $number } punktów
}
barracks-rival = { $name }: { $warriors ->
    [one] 1 wojownik
    [few] { $warriors } wojowników
   *[other] { $warriors } wojowników
}, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
barracks-rival-levels = { $name }: { $number ->
    [one] poziom
   *[other] poziomy
} { $levels }
barracks-squad-of = { $name }: oddział
barracks-recruited-all = koniec rekrutacji
barracks-stop = Zakończ rekrutację
barracks-stop-with = { $number ->
    [one] Zakończ i zostaw 1 punkt
    [few] Zakończ i zostaw { $number } punkty
   *[other] Zakończ i zostaw { $number } punktów
}
barracks-stop-title = { $number ->
    [one] Zostawić 1 punkt?
    [few] Zostawić { $number } punkty?
   *[other] Zostawić { $number } punktów?
}
barracks-stop-question = Później punkty na nic się nie przydadzą. Może jeszcze dołączyć kolejny wojownik.
barracks-stop-no = Rekrutuj dalej
barracks-pick-moves = Wybierz ruchy
barracks-stop-yes = { $number ->
    [one] Zakończ i strać 1 punkt
    [few] Zakończ i strać { $number } punkty
   *[other] Zakończ i strać { $number } punktów
}

# Dobieranie ruchów
barracks-your-squad = Twój oddział
barracks-pick-ready = gotowe
barracks-pick-state = { $number ->
    [0] jeszcze bez ruchów
   *[other] ruchy: { $number } z 2
}
barracks-pick-for-me = Wybierz za mnie
barracks-pick-for-all = Wybierz dla wszystkich
barracks-or = albo
barracks-taken = wybrany
barracks-yours = Twój
barracks-recommended = Polecany
barracks-not-taken = Jeszcze nie wybrany
barracks-take = Weź
barracks-others = { $number ->
    [one] Albo jeden inny, który pasuje
    [few] Albo jeden z { $number } innych
   *[other] Albo jeden z { $number } innych
}
barracks-unfold = { $number ->
    [one] 1 ruch
    [few] { $number } ruchy
   *[other] { $number } ruchów
}
barracks-line-nothing = Nic już tu nie pasuje.

# Strony
barracks-field-of = Na polu bitwy: { $name }
barracks-field-empty = Na polu bitwy nie ma nikogo
barracks-in-reserve = w rezerwie: { $number }
barracks-fallen = wyeliminowani: { $number }
barracks-fallen-one = wyeliminowany
barracks-rank-field = Na polu bitwy
barracks-rank-reserves = W koszarach
barracks-rank-fallen = Wyeliminowani
barracks-deciding = decyduje
barracks-decided = gotowe

# Decyzje
barracks-send-hint = { $number ->
    [one] Wybierz wojownika
   *[other] Wybierz { $number } wojowników
}
barracks-send-more = { $number ->
    [one] Jeszcze jeden
   *[other] Jeszcze { $number }
}
barracks-send-all = Gotowe
barracks-send = Wyślij
barracks-send-nobody = Nie wysyłaj nikogo
barracks-orders-for = Rozkazy: { $warrior }
barracks-withdraw = albo wchodzi
barracks-reserve-taken = Wchodzi już na drugie miejsce
barracks-wait = Czeka: bez ruchu i bez rezerwy
barracks-no-order = bez rozkazu
barracks-ordered = rozkaz wydany
barracks-orders-missing = { $number ->
    [one] jeszcze 1 rozkaz
    [few] jeszcze { $number } rozkazy
   *[other] jeszcze { $number } rozkazów
}
barracks-orders-given = { $number ->
    [one] rozkaz wydany
   *[other] oba rozkazy wydane
}
barracks-fight = Do boju!
barracks-given = Twoja decyzja: { $text }
barracks-waiting = Czekamy na gracza: { $names }
barracks-aim-title = { $hits ->
    [yes] Kto oberwie?
   *[no] Kto jest celem?
}
barracks-aim-hint = Dotknij wojownika, w którego celujesz. Każdy pokazuje punkty życia przed ciosem i po nim.
barracks-aim-hint-plain = Dotknij wojownika, który ma być celem.
barracks-aim-acted = Wrogowie po ruchu: { $names }.
barracks-aim-waiting = Wrogowie przed ruchem: { $names }.
barracks-aim = { $whom ->
    [itself] Cel: on sam
    [own] Cel: swój
   *[enemy] Cel
}
barracks-aim-forecast = { $whom ->
    [itself] Cel: on sam, punkty życia { $before }, potem { $after }
    [own] Cel: swój, punkty życia { $before }, potem { $after }
   *[enemy] Cel: punkty życia { $before }, potem { $after }
}
barracks-to = →
barracks-itself = on sam
barracks-your-own = twój
barracks-would-fall = eliminacja
barracks-hit-nobody = Nie celuj w nikogo

# Tura
barracks-turn = Tura { $number }
barracks-revealed = Rozkazy odkryte
barracks-entering = Wojownicy wchodzą na pole bitwy
barracks-before = Przed bitwą
barracks-timeline = Kolejność ruchów
barracks-move-on = { $move }, cel: { $targets }
barracks-swapped = { $warrior } schodzi, wchodzi { $instead }
barracks-fell = eliminacja
barracks-die-order = { $says ->
    [even] parzysta: najpierw
    [odd] nieparzysta: najpierw
    [first] najpierw
   *[second] potem
}
barracks-step-done = po ruchu
barracks-step-now = teraz
barracks-step-fell = eliminacja
barracks-needs = Trzeba { $number } lub mniej
barracks-rolled = Wypadło { $number },
barracks-needed = { $works ->
    [yes] trzeba było najwyżej { $number }: udało się
   *[no] trzeba było najwyżej { $number }: bez efektu
}
barracks-skip = Pomiń
barracks-pause = Pauza
barracks-go-on = Dalej
barracks-pace = { $pace ->
    [slow] Tempo: wolne
    [fast] Tempo: szybkie
   *[normal] Tempo: zwykłe
}
barracks-replay = Obejrzyj jeszcze raz
barracks-sum = Obrażenia: { $parts }, razem { $number }
barracks-part-icons = ruch
barracks-part-power = moc
barracks-part-ability = umiejętność
barracks-part-move = tekst ruchu
barracks-part-burn = oparzenie
barracks-part-defence = obrona
barracks-part-target = umiejętność celu
barracks-part-least = co najmniej 1

# Po bitwie
barracks-never-came = Nie wyszedł
barracks-course = Punkty życia tura po turze
barracks-course-of = { $name }: z { $from } na { $to }
barracks-best = Tura { $turn }: najlepszy cios
barracks-best-blow = { $felled ->
    [yes] { $warrior } eliminuje cel „{ $target }” ruchem „{ $move }”. Obrażenia: { $number }.
   *[no] { $warrior } trafia cel „{ $target }” ruchem „{ $move }”. Obrażenia: { $number }.
}
barracks-dealt = Obrażenia zadane przez twój oddział
barracks-dealt-by = Obrażenia zadane: { $name }

# Co znaczą ikony
barracks-state-paralysis = Paraliż
barracks-state-poison = Zatrucie
barracks-state-burn = Oparzenie
barracks-boost-title = { $name } { $number }
barracks-explain-paralysis = Gdy przychodzi kolej na jego ruch, rzuca się kostką: przy 1 lub 2 ruch przepada.
barracks-explain-poison = Na koniec każdej tury traci 1 punkt życia.
barracks-explain-burn = Jego ruchy zadają połowę obrażeń, zaokrągloną w górę.
barracks-explain-power = Jego ruchy zadają obrażenia większe o { $number }.
barracks-explain-weakness = Jego ruchy zadają obrażenia mniejsze o { $number }.
barracks-explain-defence = Ruchy przeciwnika zadają mu obrażenia mniejsze o { $number }.
barracks-explain-exposure = Ruchy przeciwnika zadają mu obrażenia większe o { $number }.
barracks-explain-speed = Jego szybkość jest większa o { $number }.
barracks-explain-slowness = Jego szybkość jest mniejsza o { $number }.

# Karty, także dla tych, którzy ich nie widzą
cards-kind-warrior = Wojownicy
cards-kind-move = Ruchy
cards-one-barracks-warrior = Wojownik
cards-one-barracks-move = Ruch
cards-category = Kategoria
cards-level = Poziom
card-level = Poziom { $level }
card-hearts =
    { $count ->
        [one] { $count } punkt życia
        [few] { $count } punkty życia
        [many] { $count } punktów życia
       *[other] { $count } punktu życia
    }
card-wings =
    { $count ->
        [one] { $count } skrzydło
        [few] { $count } skrzydła
        [many] { $count } skrzydeł
       *[other] { $count } skrzydła
    }
card-line = Linia { $number }:
card-copies =
    { $count ->
        [one] { $count } egzemplarz
        [few] { $count } egzemplarze
        [many] { $count } egzemplarzy
       *[other] { $count } egzemplarza
    }

# Lessons
lesson-barracks-1 = Pierwsza partia
lesson-barracks-2 = Rekrutacja, statusy i wycofanie

# A coach in the first games
barracks-coach-aim = Cel: wyeliminować cały wrogi oddział.
barracks-coach-recruit = Cel: wyeliminować wrogi oddział. Łącz silnych z tanimi; trzech to dobry oddział.
barracks-coach-pick = Na każdą linię jeden ruch. „Wybierz za mnie” bierze to, co pasuje do wojownika.
barracks-coach-send = Wyślij dwóch, którzy sobie pomagają; reszta czeka w koszarach.
barracks-coach-orders = Najszybszy działa pierwszy. Dobij słabych albo wymień kogoś, kto ledwo stoi.
barracks-coach-target = Patrz na punkty życia: kogo teraz wyeliminujesz, ten już nic nie zrobi.
barracks-coach-together = Obaj w jednego wroga: kto padnie przed swoim ruchem, ten go traci.
barracks-coach-look = Dotknij wojownika na polu bitwy, żeby przeczytać jego umiejętność.
barracks-coach-watch = Kolejność ruchów jest niżej: pierwszeństwo, potem szybkość; przy równych kostka.

# Klawisze
barracks-key-number = Pierwsza, druga, … z możliwości wyboru
barracks-key-enter = Zatwierdź: wyślij wojowników, wydaj rozkazy
barracks-key-space = Przejdź do następnego ruchu; dwa razy: na koniec tury
