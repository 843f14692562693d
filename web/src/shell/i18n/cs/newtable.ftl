# Nový stůl
newtable-title = Nový stůl
newtable-games = Hry
newtable-way = Varianta
newtable-seats = Kdo hraje
newtable-seat = Místo { $number }
newtable-who = Kdo sedí na místě { $number }
newtable-team = Tým { $number }
newtable-you = Ty
newtable-people = Další lidé
newtable-open = Volné místo
newtable-reserved = Vyhrazeno pro hráče
newtable-reserved-name = Hráč, pro kterého je vyhrazeno místo { $number }
newtable-account-name = Jméno hráče
newtable-computer = Počítač
newtable-first = Kdo začíná
newtable-first-random = Náhodně
newtable-clock = Čas
newtable-clock-none = Bez limitu
newtable-clock-none-text = Hraj beze spěchu.
newtable-clock-abandoned = { $days ->
    [one] Partie končí po { $days } dni bez tahu
   *[other] Partie končí po { $days } dnech bez tahu
} (hraje-li host: po { $guests ->
    [one] { $guests } dni
   *[other] { $guests } dnech
}).
newtable-clock-turn = Na tah
newtable-clock-turn-text = Časový limit na každý tah. Kdo ho překročí, prohrává.
newtable-clock-total = Na celou partii
newtable-clock-total-text = Časový limit na celou partii a po každém tahu něco navíc.
newtable-clock-days = Dny
newtable-clock-days-text = Korespondenční partie: stačí se občas podívat.
newtable-field-seconds = Sekund na tah
newtable-field-minutes = Minut na hráče
newtable-field-increment = Sekund navíc po tahu
newtable-field-days = Dnů na tah
newtable-access = Kdo se může přidat
newtable-link = S odkazem
newtable-link-text = Jen ti, komu pošleš odkaz.
newtable-public = Kdokoli
newtable-public-text = Stůl je vidět na hlavní stránce: přidat se nebo sledovat může každý.
newtable-begin = Kdy partie začne
newtable-begin-full = Jakmile budou všechna místa obsazená
newtable-begin-hand = Až ji někdo u stolu začne
newtable-start = Začít partii
newtable-open-table = Otevřít stůl
newtable-then-play = Partie začne hned.
newtable-then-watch = Počítače začnou hned a ty se budeš dívat.
newtable-then-wait = Dostaneš odkaz, který pošleš ostatním.
