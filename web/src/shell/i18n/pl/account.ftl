# Imię i konto
account-title = Ty i twoje gry
account-name = Imię
account-password = Hasło
account-password-hint = Co najmniej 8 znaków.
account-guest-title = Twoje imię
account-guest-text = Gość na tym urządzeniu. Do gry wystarczy imię.
account-rename = Zmień imię
account-renamed = Zmieniono.
account-register-title = Załóż konto
account-register-text = Konto zachowuje twoje gry na wszystkich urządzeniach i liczy je do rankingu. Bez e‑maila.
account-register = Załóż konto
account-login-title = Zaloguj się
account-login = Zaloguj się
account-login-guest = Gry, w które grasz jako gość, przejdą na konto.
account-brought =
    { $seats ->
        [one] Gra, w którą grasz jako gość, należy teraz do twojego konta.
        [few] { $seats } gry, w które grasz jako gość, należą teraz do twojego konta.
       *[many] { $seats } gier, w które grasz jako gość, należy teraz do twojego konta.
    }
account-left =
    { $seats ->
        [one] W jednej grze grasz przeciwko własnemu kontu: to miejsce zostaje przy gościu.
       *[other] W { $seats } grach grasz przeciwko własnemu kontu: te miejsca zostają przy gościu.
    }
account-yours = Twoje konto. Imię pozostaje bez zmian, a twoje gry są tu na wszystkich urządzeniach.
account-logout = Wyloguj się
account-logout-everywhere = Wyloguj się wszędzie
account-password-title = Hasło
account-password-text = Nowe hasło wyloguje cię na pozostałych urządzeniach i unieważni wszystkie tokeny dla botów.
account-password-old = Stare hasło
account-password-new = Nowe hasło
account-password-change = Zmień hasło
account-password-changed =
    { $revoked ->
        [0] Hasło zostało zmienione.
        [one] Hasło zostało zmienione, unieważniono jeden token.
        [few] Hasło zostało zmienione, unieważniono { $revoked } tokeny.
        [many] Hasło zostało zmienione, unieważniono { $revoked } tokenów.
       *[other] Hasło zostało zmienione, unieważniono { $revoked } tokena.
    }
account-password-wrong = Stare hasło jest nieprawidłowe.
account-tokens-title = Tokeny dla botów
account-tokens-text = Dzięki tokenowi twój program może grać w twoim imieniu. Kto ma token, może to samo, więc trzymaj go w tajemnicy.
account-token-label = Do czego służy
account-token-create = Utwórz token
account-token-once = Twój nowy token. Widać go tylko teraz:
account-token-copy = Kopiuj
account-token-copied = Skopiowano
account-token-since = od { $day }
account-token-revoke = Unieważnij
account-token-revoke-named = Unieważnij token „{ $label }”
account-games-title = Twoje gry
account-games-live = W toku
account-games-live-none = Żadna gra się nie toczy.
account-games-open = Czekają na graczy
account-games-over = Skończone
account-games-over-none = Jeszcze żadnej nie ma.
account-games-more = Pokaż więcej
account-ended-won = wygrana
account-ended-lost = przegrana
account-ended-tied = remis
account-ended-placed = { $place }. miejsce
account-ratings-title = Ranking
account-ratings-text = Liczą się gry między kontami i graczami komputerowymi, ale nie te, które ktoś rozpoczął jako gość. Ocena jest ostrożna: rośnie, im lepiej serwer zna gracza.
account-ratings-way = Sposób gry
account-ratings-place = #
account-ratings-name = Gracz
account-ratings-rating = Ocena
account-ratings-games = Gry
account-ratings-none = Nikt nie ma tu jeszcze oceny.
