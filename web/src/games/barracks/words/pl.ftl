# Na pierwszej stronie, na listach i na końcu gry
game-barracks = Koszary
way-barracks-classic = Klasyczny
way-barracks-simplified = Uproszczony
way-barracks-hard = Trudny
way-barracks-quick = Szybka Gra
home-about-barracks = Zrekrutuj oddział, wybierz ruchy w tajemnicy i zobacz, jak się zderzą, dwóch na dwóch.
result-score-barracks = { $score ->
    [one] został { $score } Wojownik
   *[other] zostało { $score } Wojowników
}

# Do nowego stołu
newtable-about-barracks-classic = 10 Punktów na wyważony oddział.
newtable-about-barracks-simplified = 15 Punktów: silni Wojownicy i mniej trudnych wyborów.
newtable-about-barracks-hard = 8 Punktów: szkoda każdego z nich.
newtable-about-barracks-quick = 5 Punktów na krótką grę.

# Stół
barracks-table = Stół
barracks-line = Linia { $number }
barracks-look = Obejrzyj kartę
barracks-unknown-warrior = Nieznany Wojownik, poziom { $level }
barracks-hidden-move = zakryty Ruch
barracks-no-move = bez Ruchu
barracks-ordered = (w tej turze)
barracks-moves = Ruchy
barracks-marks = Statusy i wzmocnienia
barracks-hearts = Serca: { $left } z { $all }
barracks-wings = Skrzydła: { $wings }
barracks-wings-changed = Skrzydła: { $wings }, Szybkość teraz { $speed }
barracks-damage = Obrażenia: { $number }
barracks-targets = { $targets ->
    [0] nikt: działa na siebie
    [1] dowolny Wojownik
    [2] obaj przeciwnicy
   *[3] wszyscy pozostali
}
barracks-priority = priorytet { $number }

# Rekrutacja
barracks-stacks = Stosy Wojowników
barracks-draw = Dobierz Wojownika poziomu { $level }:
barracks-cost = { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}
barracks-cards-left = { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[many] { $number } kart
}
barracks-recruit-hint = Wojownik kosztuje tyle punktów, ile wynosi jego poziom. Kto to jest, zobaczysz, gdy do ciebie dołączy.
barracks-stack-empty = pusty
barracks-stack-dear = za mało punktów
barracks-points-left = { $number ->
    [one] został { $number } punkt
    [few] zostały { $number } punkty
   *[many] zostało { $number } punktów
}
barracks-squad-of = Oddział: { $name }
barracks-squad-empty = Jeszcze nikogo tu nie ma
barracks-recruited-all = Koniec rekrutacji

# Wybór Ruchów
barracks-line-label = { $warrior }, linia { $line } ({ $categories }):
barracks-line-open = { $number ->
    [one] pasuje { $number } karta
    [few] pasują { $number } karty
   *[many] pasuje { $number } kart
}
barracks-line-waiting = jeszcze bez Ruchu
barracks-pile-for = Stos dla: { $warrior }, linia { $line }: { $categories }
barracks-show-unfit = Pokaż też to, co nie pasuje, i dlaczego
barracks-unfit-category = Tej linii brakuje symbolu: { $category }.
barracks-unfit-level = Poziom { $level } jest za wysoki: { $warrior } ma poziom { $own }.
barracks-unfit-gone = Ostatni egzemplarz został już wzięty.
barracks-unfit-other = Tu nie pasuje.

# Strony
barracks-side = Strona: { $name }
barracks-field-of = Na Polu Bitwy: { $name }
barracks-field-empty = Nikogo na Polu Bitwy
barracks-reserves = { $number ->
    [0] Koszary: pusto
   *[other] Koszary: { $number }
}
barracks-fallen = Wyeliminowani: { $number }
barracks-fallen-one = poza walką
barracks-deciding = wybiera
barracks-decided = wybór gotowy

# Decyzje
barracks-send-hint = { $number ->
    [one] Wybierz Wojownika.
   *[other] Wybierz Wojowników: { $number }.
}
barracks-send-more = Jeszcze { $number }.
barracks-send = Wyślij na Pole Bitwy
barracks-send-nobody = Nie wysyłaj nikogo
barracks-orders-for = Rozkaz: { $warrior }
barracks-withdraw = albo wycofaj; w zamian przyjdzie
barracks-reserve-taken = zastępuje już drugiego
barracks-wait = Czeka: nie ma Ruchu ani zmiennika
barracks-orders-missing = { $number ->
    [one] Jeden Wojownik nie ma jeszcze rozkazu.
   *[other] Wojownicy bez rozkazu: { $number }.
}
barracks-commit = Wydaj rozkazy
barracks-given = Twój wybór: { $text }
barracks-hit = Uderz
barracks-hit-nobody = Nie uderzaj nikogo

# Tura
barracks-turn = Tura { $number }
barracks-before = Przed bitwą
barracks-acting = { $warrior } – Ruch „{ $move }”. Kogo trafia?
barracks-story = Krok po kroku
barracks-story-empty = Tu widać przebieg tury.
barracks-skip = Pomiń
barracks-replay = Jeszcze raz
barracks-part-icons = Ruch
barracks-part-power = Moc
barracks-part-ability = Umiejętność
barracks-part-move = tekst Ruchu
barracks-part-burn = Oparzenie
barracks-part-defence = Obrona
barracks-part-target = Umiejętność celu
barracks-part-least = co najmniej 1

# Co znaczą ikony
barracks-boost-title = { $name } × { $number }
barracks-explain-paralysis = Gdy przychodzi kolej na jego Ruch, rzuca się Kostką: przy 1 lub 2 Ruch przepada.
barracks-explain-poison = Na koniec każdej tury traci 1 Serce.
barracks-explain-burn = Jego Ruchy zadają połowę obrażeń, zaokrągloną w górę.
barracks-explain-power = Obrażenia zadawane jego Ruchami są większe o { $number }.
barracks-explain-weakness = Obrażenia zadawane jego Ruchami są mniejsze o { $number }.
barracks-explain-defence = Obrażenia od Ruchów przeciwnika są mniejsze o { $number }.
barracks-explain-exposure = Obrażenia od Ruchów przeciwnika są większe o { $number }.
barracks-explain-speed = Jego Szybkość jest większa o { $number }.
barracks-explain-slowness = Jego Szybkość jest mniejsza o { $number }.

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
        [one] { $count } Serce
        [few] { $count } Serca
        [many] { $count } Serc
       *[other] { $count } Serca
    }
card-wings =
    { $count ->
        [one] { $count } Skrzydło
        [few] { $count } Skrzydła
        [many] { $count } Skrzydeł
       *[other] { $count } Skrzydła
    }
card-line = Linia { $number }:
card-damage = Obrażenia: { $count }
card-targets-0 = Nie trafia nikogo
card-targets-1 = Trafia dowolnego jednego Wojownika
card-targets-2 = Trafia obu przeciwników
card-targets-3 = Trafia wszystkich poza wykonującym Ruch
card-priority = Priorytet { $priority }
card-copies =
    { $count ->
        [one] { $count } egzemplarz
        [few] { $count } egzemplarze
        [many] { $count } egzemplarzy
       *[other] { $count } egzemplarza
    }
