# Imię i konto
account-title = Konto
account-name = Nick
account-password = Hasło
account-password-hint = Co najmniej 8 znaków.
account-guest-title = Twój nick
account-guest-text = Grasz jako gość na tym urządzeniu. Do gry wystarczy nick.
account-rename = Zmień nick
account-renamed = Zmieniono.
account-register-title = Załóż konto
account-register-text = Konto zachowuje twoje partie na wszystkich urządzeniach i liczy je do rankingu. Bez e‑maila.
account-register = Załóż konto
account-login-title = Zaloguj się
account-login = Zaloguj się
account-login-guest = Partie rozegrane jako gość przejdą na konto.
account-brought =
    { $seats ->
        [one] Partia rozegrana jako gość należy teraz do twojego konta.
        [few] { $seats } partie rozegrane jako gość należą teraz do twojego konta.
       *[many] { $seats } partii rozegranych jako gość należy teraz do twojego konta.
    }
account-left =
    { $seats ->
        [one] W jednej partii grasz przeciwko własnemu kontu: to miejsce zostaje przy gościu.
       *[other] W { $seats } partiach grasz przeciwko własnemu kontu: te miejsca zostają przy gościu.
    }
account-yours = Nick się nie zmienia, a twoje partie są tu na wszystkich urządzeniach.
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
account-tokens-text = Dzięki tokenowi twój program może grać za ciebie. Kto ma token, może robić to samo, więc trzymaj go w tajemnicy.
account-token-label = Do czego służy
account-token-create = Utwórz token
account-token-once = Twój nowy token. Widać go tylko teraz:
account-token-copy = Kopiuj
account-token-copied = Skopiowano
account-token-since = od { $day }
account-token-revoke = Unieważnij
account-token-revoke-named = Unieważnij token „{ $label }”
account-games-title = Twoje partie
account-games-live = W toku
account-games-live-none = Nie masz partii w toku.
account-games-open = Czekają na graczy
account-games-over = Zakończone
account-games-over-none = Jeszcze żadnej.
account-games-more = Pokaż więcej
account-ended-won = wygrana
account-ended-lost = przegrana
account-ended-tied = remis
account-ended-placed = { $place }. miejsce
account-ratings-title = Ranking
account-ratings-text = Liczą się partie graczy z kontem, także przeciwko komputerom, ale nie te rozpoczęte jako gość. Ocena startuje nisko i ustala się z każdą partią.
account-ratings-way = Wariant
account-ratings-place = #
account-ratings-name = Gracz
account-ratings-rating = Ocena
account-ratings-games = Partie
account-ratings-none = Nikt nie ma tu jeszcze oceny.
account-password-lost = Co najmniej 8 znaków. Zapamiętaj je: w razie zgubienia pomogą tylko osoby, które prowadzą tę stronę.
account-password-show = Pokaż
field-missing = Wypełnij to pole.
field-short = Za krótkie: co najmniej { $least } znaków.
field-wrong = Coś tu się nie zgadza.
