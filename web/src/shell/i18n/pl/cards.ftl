# Biblioteka kart
cards-title = Karty
cards-games = Gra
cards-search = Szukaj kart
cards-filters = Filtry
cards-kind = Rodzaj
cards-clear = Wyczyść filtry
cards-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
cards-none = Żadna karta nie pasuje.
cards-none-hint = Spróbuj mniej filtrów albo innego słowa.
cards-unknown = Nie ma karty „{ $card }”.
cards-waiting = Nie udało się pobrać kart. Próbuję ponownie…
cards-next = Następna karta
cards-previous = Poprzednia karta
cards-link = Kopiuj link
cards-link-copied = Link skopiowany
cards-change = Zmień tę kartę
