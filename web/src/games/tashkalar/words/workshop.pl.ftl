# Istoty, legendy, flary i zadania w warsztacie
workshop-kind-tashkalar-card = Istota lub legenda
workshop-kind-tashkalar-flare = Flara
workshop-kind-tashkalar-task = Zadanie
workshop-kind-tashkalar-school = Szkoła
tk-what-being = istota
tk-what-legend = legenda
tk-rank = Ranga
tk-rank-common = Zwykła
tk-rank-heroic = Heroiczna
tk-rank-legendary = Legendarna
tk-pattern = Wzór
tk-painter = Wzór 5 na 5: strzałki przesuwają, cyfry 1 do 7 malują, 0 wymazuje
tk-painter-square = rząd { $row }, kolumna { $column }: { $what }
tk-painter-summon-here = tu pojawia się istota
tk-painter-brush = Pędzel
tk-painter-marks = Oznaczenia
tk-brush-common = Zwykły
tk-brush-heroic = Heroiczny
tk-brush-legendary = Legenda
tk-brush-summon = Przywołaj
tk-brush-erase = Wymaż
tk-brush-mark = Znak
tk-brush-second = Inny znak
tk-brush-arrow = Strzałka
tk-painter-needs = { $pieces ->
    [one] Wymaga { $pieces } piona.
   *[other] Wymaga { $pieces } pionów.
} { $ways ->
    [0] {""}
    [one] Pasuje na { $ways } sposób.
    [few] Pasuje na { $ways } sposoby.
   *[many] Pasuje na { $ways } sposobów.
}
tk-effect = Efekt
tk-read-as = Zrozumiane jako
tk-read-as-before = Przed błędem zrozumiane jako
tk-replaces = Zajmuje miejsce karty
tk-replaces-choose = Wybierz istotę…
tk-replaces-none = żadnej: dochodzi do pozostałych
tk-in-school = w szkole { $name }
tk-more = Więcej: efekty mrozu i zakrzywienia, pola kolorowe
tk-frozen-effect = Efekt mrozu
tk-warp-effect = Efekt zakrzywienia
tk-summon-on = Gdzie się pojawia
tk-summon-on-pattern = na polu przywołania ze wzoru
tk-summon-on-red = na dowolnym pustym czerwonym polu
tk-summon-on-green = na dowolnym pustym zielonym polu
tk-summon-on-colored = na dowolnym pustym kolorowym polu
tk-summon-on-colorless = na dowolnym pustym bezbarwnym polu
tk-bound = Jej efektu zakrzywienia nie można skopiować
tk-flare-number = Numer
tk-flare-upper = Przewaga przeciwnika w awansowanych pionach
tk-flare-lower = Przewaga przeciwnika we wszystkich pionach
tk-task-kind = Rodzaj
tk-task-worth = Punkty
tk-task-advanced = Zaawansowane
tk-criterion = Punktujesz, jeśli
tk-school-id = Krótka nazwa (małe litery)
tk-school-members = Tę szkołę ma { $count } z { $full } istot.
tk-setup-board = Plansza: strzałki przesuwają, Enter stawia lub zdejmuje pion
tk-setup-clear = Wyczyść planszę
tk-setup-form = Forma
tk-setup-turn = Czyja tura
tk-setup-actions = Pozostałe akcje
tk-setup-side = { $side ->
    [0] Niebieski
    [1] Żółty
    [2] Fioletowy
   *[3] Biały
}
tk-setup-hand = Istoty na ręce
tk-setup-hand-none = Nic nie wybrano: ta strona zaczyna bez istot na ręce.
tk-setup-legends = Legendy na ręce
tk-setup-tasks = Zadania na stole
tk-setup-add = Dodaj do: { $what }
tk-setup-add-card = + Dodaj…
tk-setup-remove = Usuń { $card }
