# Biblioteka kart i to, co karty mówią tym, którzy ich nie widzą
cards-title = Karty
cards-games = Gra
cards-search = Szukaj kart
cards-filters = Filtry
cards-kind = Rodzaj
cards-kind-being = Istoty
cards-kind-legend = Legendy
cards-kind-flare = Flary
cards-kind-task = Zadania
cards-kind-warrior = Wojownicy
cards-kind-move = Ruchy
cards-one-being = Istota
cards-one-legend = Legenda
cards-one-flare = Flara
cards-one-task = Zadanie
cards-one-warrior = Wojownik
cards-one-move = Ruch
cards-school = Szkoła
cards-rank = Ranga
cards-category = Kategoria
cards-level = Poziom
cards-task-category = Rodzaj zadania
cards-clear = Wyczyść filtry
cards-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
cards-none = Nie ma takiej karty.
cards-none-hint = Spróbuj mniej filtrów albo innego słowa.
cards-unknown = Nie ma karty „{ $card }”.
cards-waiting = Nie udało się teraz pobrać kart. Kolejna próba…
cards-next = Następna karta
cards-previous = Poprzednia karta
cards-link = Kopiuj link
cards-link-copied = Link skopiowany

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
card-points =
    { $count ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }

pattern-from-summoning = Wzór, licząc od pola przywołania:
pattern-from-first = Wzór, licząc od lewego górnego pola:
pattern-here = na tym polu
pattern-right = { $count } w prawo
pattern-left = { $count } w lewo
pattern-down = { $count } w dół
pattern-up = { $count } w górę
pattern-piece-0 = zwykły pion
pattern-piece-1 = heroiczny pion
pattern-piece-2 = legendarny pion
pattern-mark-first = zaznaczone pole
pattern-mark-second = pole zaznaczone w drugi sposób
pattern-arrow = strzałka

flare-ahead-upgraded =
    { $count ->
        [one] Przeciwnik ma o { $count } awansowany pion więcej
        [few] Przeciwnik ma o { $count } awansowane piony więcej
       *[other] Przeciwnik ma o { $count } awansowanych pionów więcej
    }
flare-ahead-all =
    { $count ->
        [one] Przeciwnik ma łącznie o { $count } pion więcej
        [few] Przeciwnik ma łącznie o { $count } piony więcej
       *[other] Przeciwnik ma łącznie o { $count } pionów więcej
    }
