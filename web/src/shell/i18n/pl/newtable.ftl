# Nowy stół
newtable-title = Nowy stół
newtable-games = Gry
newtable-way = Wariant
newtable-seats = Kto gra
newtable-seat = Miejsce { $number }
newtable-who = Kto siedzi na miejscu { $number }
newtable-team = Zespół { $number }
newtable-you = Ty
newtable-people = Inne osoby
newtable-open = Wolne miejsce
newtable-reserved = Zarezerwowane dla gracza
newtable-reserved-name = Gracz, dla którego zarezerwowano miejsce { $number }
newtable-account-name = Nick gracza
newtable-computer = Komputer
newtable-first = Kto zaczyna
newtable-first-random = Losowo
newtable-clock = Czas
newtable-clock-none = Bez limitu
newtable-clock-none-text = Graj bez pośpiechu.
newtable-clock-abandoned = { $days ->
    [one] Partia kończy się po { $days } dniu bez ruchu
   *[many] Partia kończy się po { $days } dniach bez ruchu
} (gdy gra gość: po { $guests ->
    [one] { $guests } dniu
   *[many] { $guests } dniach
}).
newtable-clock-turn = Na turę
newtable-clock-turn-text = Limit czasu na każdą turę. Po jego upływie przegrywasz.
newtable-clock-total = Na całą partię
newtable-clock-total-text = Limit czasu na całą partię, plus trochę po każdej turze.
newtable-clock-days = Dni
newtable-clock-days-text = Gra korespondencyjna: zaglądaj, kiedy chcesz.
newtable-field-seconds = Sekundy na turę
newtable-field-minutes = Minuty dla gracza
newtable-field-increment = Dodatkowe sekundy po turze
newtable-field-days = Dni na turę
newtable-access = Kto może dołączyć
newtable-link = Z linkiem
newtable-link-text = Tylko osoby, którym wyślesz link.
newtable-public = Każdy
newtable-public-text = Stół widać na stronie głównej: każdy może dołączyć albo oglądać.
newtable-begin = Kiedy zaczyna się partia
newtable-begin-full = Gdy tylko wszystkie miejsca będą zajęte
newtable-begin-hand = Gdy ktoś przy stole ją zacznie
newtable-start = Zacznij partię
newtable-open-table = Otwórz stół
newtable-then-play = Partia zacznie się od razu.
newtable-then-watch = Komputery zaczną od razu, a ty będziesz oglądać.
newtable-then-wait = Dostaniesz link do wysłania pozostałym.
