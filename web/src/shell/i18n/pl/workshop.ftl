# Warsztat: tworzenie i próbowanie kart
workshop-parts = Części warsztatu
workshop-tab-yours = Twoje karty
workshop-tab-write = Karta
workshop-tab-finished = Gotowa karta
workshop-yours = Twoje karty
workshop-new-card = Nowa karta
workshop-private = Widzisz je tylko ty. Zestaw udostępnisz linkiem.
workshop-full = W tej przeglądarce nie ma już miejsca: zapisz do pliku to, co chcesz zachować.
workshop-kept = Na serwerze
workshop-forget = Usuń „{ $name }”
workshop-unnamed = Jeszcze bez nazwy
workshop-mistakes = { $what } · { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
}
workshop-card-verdict = { $what } · { $verdict }
workshop-welcome = Stwórz kartę
workshop-welcome-text = Od pomysłu do rozgrywki w dziesięć minut. Bez konta.
workshop-step-1 = Napisz ją albo zmień drukowaną. Błędy widać od razu.
workshop-step-2 = Zobacz gotową kartę w trzech językach.
workshop-step-3 = Wypróbuj ją na planszy, przeciw komputerowi.
workshop-step-4 = Zapytaj, czy jest wyważona, i wyślij znajomym.
workshop-or-sandbox = Albo ustaw dowolną pozycję i graj dalej:

workshop-editor = Edytor karty
workshop-name = Nazwa
workshop-name-pl = Nazwa po polsku
workshop-name-cs = Nazwa po czesku
workshop-saved = ✓ Zapisano
workshop-not-saved = Nie zapisano
workshop-remove-card = Usuń tę kartę
workshop-wrong-word = „{ $word }”?
workshop-did-you-mean = Czy chodziło o
workshop-fix = Popraw
workshop-next = Dalej:
workshop-in-english = Pisze się po angielsku; karta tłumaczy się sama.
workshop-picture = Wybierz obrazek
workshop-picture-search = Szukaj obrazków (po angielsku)
workshop-picture-found = { $count ->
    [0] Brak obrazków
    [one] { $count } obrazek
    [few] { $count } obrazki
   *[many] { $count } obrazków
}
workshop-finished = Gotowa karta
workshop-finished-empty = Tu pojawi się karta, gdy ją piszesz.
workshop-stale = Według ostatniego tekstu bez błędów.
workshop-as-written = Tak wyglądałaby w druku.
workshop-no-card-yet = Karta pojawi się tutaj, gdy tylko da się ją odczytać.
workshop-try = Wypróbuj na planszy
workshop-mend-first = W karcie „{ $card }” jest błąd: najpierw go popraw.
workshop-open-it = Otwórz ją
workshop-set-up = Najpierw ustaw pozycję
workshop-pass-on = Udostępnij lub zagraj

workshop-fair = Czy jest wyważona?
workshop-fair-about = Serwer gra pary partii z nią i bez niej, i porównuje.
workshop-fair-not-yet = Gdy w zestawie nie będzie błędów, serwer może rozegrać z nią partie.
workshop-fair-ask = Sprawdź
workshop-fair-again = Zapytaj znowu
workshop-fair-stop = Zatrzymaj
workshop-fair-waiting = Czeka na wolne miejsce…
workshop-fair-games = { $games } z najwyżej { $planned } partii
workshop-fair-first = Trwają pierwsze partie.
workshop-fair-soon = Zacznie się, gdy tylko serwer będzie miał czas.
workshop-fair-none = Zatrzymano, zanim było co porównać.
workshop-fair-never = W żadnej z tych partii nikt nie miał tej karty.
workshop-fair-changed = Karta zmieniła się od tego czasu: to ocena poprzedniej wersji.
workshop-fair-other = Serwer gra partie z kartą „{ $card }”. Jedna karta naraz.
workshop-fair-instead = Zatrzymaj tamte, graj z tą
workshop-fair-busy = Wiele osób pyta w tej chwili. Spróbuj za kilka minut.
workshop-fair-interrupted = Partie przerwano. Zapytaj znowu.
workshop-fair-too-slow = Partia z tą kartą trwa zbyt długo.
workshop-fair-not-playable = Tak nie można grać:
workshop-fair-internal = Coś poszło źle na serwerze. Zapytaj znowu.
workshop-fair-rate = Z nią wygrywa się { $rate } partii na 100.
workshop-fair-between = Prawda leży między { $low } a { $high }.
workshop-fair-so-far = Na razie to może być wszystko od { $low } do { $high } na 100.
workshop-fair-hardly-used = Prawie nigdy się jej nie zagrywa.
workshop-fair-takes = Potrzeba kilkuset partii: to minuty, a gdy serwer jest zajęty, znacznie dłużej. Trwa dalej, gdy opuścisz tę stronę.
workshop-fair-used = Zagrywana w { $share } partiach na 10
workshop-fair-turn = (około tury { $turn }).
workshop-verdict-too-early = Za wcześnie, by ocenić.
workshop-verdict-too-weak = Za słaba.
workshop-verdict-a-little-weak = Trochę słaba.
workshop-verdict-fair = Wyważona.
workshop-verdict-a-little-strong = Trochę mocna.
workshop-verdict-too-strong = Za mocna.
workshop-short-too-early = za wcześnie
workshop-short-too-weak = za słaba
workshop-short-a-little-weak = trochę słaba
workshop-short-fair = wyważona
workshop-short-a-little-strong = trochę mocna
workshop-short-too-strong = za mocna
workshop-advice-too-early = Potrzeba więcej partii.
workshop-advice-too-weak = Niech wymaga mniej albo robi więcej.
workshop-advice-a-little-weak = Wystarczy drobna pomoc: o jeden więcej albo o jeden pion mniej.
workshop-advice-fair = Zostaw ją taką, jaka jest.
workshop-advice-a-little-strong = Zwykle wystarczy o jeden mniej albo jeden pion więcej we wzorze.
workshop-advice-too-strong = Niech robi mniej albo kosztuje dużo więcej.
workshop-curve = Odsetek partii wygranych z tą kartą: { $rate } na 100, między { $low } a { $high }
workshop-curve-empty = Odsetek partii wygranych z tą kartą: jeszcze żadnej partii
workshop-curve-games = { $games } partii
workshop-curve-fair = wyważona: 45 do 55

workshop-set-menu = Co zrobić z „{ $name }”
workshop-set-name = Nazwa zestawu
workshop-share = Udostępnij link
workshop-play = Zagraj tym zestawem
workshop-link = Link do zestawu
workshop-link-text = Każdy, kto ma link, zobaczy karty, zagra nimi i zrobi kopię. Link zachowuje karty takie, jakie są teraz: po zmianie udostępnij je znowu, a dostaniesz nowy link.
workshop-export = Zapisz do pliku
workshop-fork = Zrób kopię
workshop-copy-of = { $name } (kopia)
workshop-discard = Usuń zestaw
workshop-unrated = Partie własnymi kartami nie liczą się do rankingu.
workshop-first-set = Moje karty
workshop-begin-with = Zacznij od
workshop-printed-late = Drukowane karty wczytują się powoli: serwer jest zajęty.
workshop-from-scratch = pustej karty
workshop-in-set = W zestawie
workshop-new-set = nowy zestaw
workshop-make = Stwórz
workshop-import = Otwórz plik…
workshop-not-a-set = Ten plik nie jest zestawem kart.
workshop-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
workshop-by = autor: { $name }
workshop-change = Zmień kopię
workshop-shared-text = Pozostałe karty są drukowane. Partie tym zestawem nie liczą się do rankingu.

sandbox-title = Ustaw pozycję
sandbox-text = Ustaw wszystko, jak chcesz, i graj dalej od tego miejsca. Widzisz to tylko ty.
sandbox-as-text = Pozycja jako tekst
sandbox-position = Skopiuj albo wklej inną
sandbox-copy = Kopiuj tekst
sandbox-copied = Skopiowano
sandbox-play = Graj stąd
sandbox-note = Cofaj, ile chcesz. Nic się nie liczy.
