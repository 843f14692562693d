# Strona gospodarza serwera oraz wiadomości między nim, graczami i serwerem
admin-title = Zarządzanie serwerem
admin-site = Dla wszystkich
admin-save = Zapisz
admin-saved = Zapisano.
admin-registration = Nowe konta
admin-registration-open = Każdy
admin-registration-invitation = Z zaproszeniem
admin-registration-closed = Nikt
admin-chat-everybody = Czat dla wszystkich
admin-chat-players = Tylko gracze przy stole
admin-chat-nobody = Wyłączony
admin-guests = Goście mogą grać bez konta
admin-maintenance = Prace techniczne: bez nowych partii
admin-announcement = Ogłoszenie
admin-privacy = Link do polityki prywatności
admin-imprint = Link do danych gospodarza
admin-players = Gracze
admin-find = Szukaj
admin-do = Działania
admin-rename = Zmień nick
admin-password = Nowe hasło
admin-new-password = Przekaż to hasło graczowi: { $password }
admin-end-sessions = Wyloguj wszędzie
admin-mute = Wycisz na 7 dni
admin-unmute = Wyłącz wyciszenie
admin-muted = bez prawa głosu
admin-ban = Zablokuj
admin-unban = Odblokuj
admin-banned = konto zablokowane
admin-ban-reason = Powód (gracz go zobaczy)
admin-bot = Oznacz jako bota
admin-no-bot = To nie bot
admin-forget = Usuń
admin-kind-admin = gospodarz
admin-kind-account = konto
admin-kind-guest = gość
admin-tables = Stoły
admin-no-tables = Nie ma otwartych stołów ani trwających partii.
admin-live = partia trwa
admin-open = czeka
admin-close = Zamknij
admin-close-named = Zamknij stół: { $names }
admin-reports = Zgłoszenia
admin-no-reports = Nie ma nic do rozpatrzenia.
admin-report = { $day }: zgłasza { $reporter }, dotyczy: { $about }.
admin-to-table = Do stołu
admin-remove-line = Usuń wiadomość
admin-settle = Załatwione
admin-invitations = Zaproszenia
admin-invitations-text = Każdy kod starcza na jedno konto.
admin-invite = Nowe zaproszenie
admin-invitation-note = Dla kogo
admin-withdraw = Wycofaj
admin-used-by = użyte przez: { $name }
site-announcement = Ogłoszenie
site-maintenance = Zbliżają się prace na serwerze: trwające partie toczą się dalej, ale nowych nie można zacząć.
footer-privacy = Prywatność
footer-imprint = O gospodarzu serwera
footer-admin = Zarządzanie
bot-mark = bot
chat-spectator = widz
chat-removed = Ta wiadomość została usunięta.
chat-about = O wiadomości: { $name }
chat-mute = Wycisz
chat-block = Zablokuj
chat-report = Zgłoś
chat-reported = Zgłoszono gospodarzowi serwera.
account-data-title = Twoje dane
account-data-text = Pobierz wszystko, co serwer o tobie przechowuje, albo usuń to. Rozegrane partie zostaną, ale bez twojego nicku.
account-export = Pobierz dane
account-delete = Usuń wszystko
account-delete-sure = Usuń na zawsze
account-ignored-title = Wyciszeni i zablokowani
account-ignored-text = Nie widzisz ich wiadomości. Zablokowani nie mogą też siadać przy twoich stołach.
account-ignored-mute = bez czatu
account-ignored-block = blokada
account-ignored-end = Cofnij
account-ignored-end-named = Przywróć: { $name }
account-invitation = Kod zaproszenia
proof-added = Dodane przez: { $name }
proof-added-you = Dodane przez ciebie
admin-games =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[many] { $count } partii
    }
account-failures =
    { $count ->
        [one] Od twojej ostatniej wizyty ktoś raz podał złe hasło do twojego konta. Czy twoje jest mocne?
        [few] Od twojej ostatniej wizyty ktoś { $count } razy podał złe hasło do twojego konta. Czy twoje jest mocne?
       *[many] Od twojej ostatniej wizyty ktoś { $count } razy podał złe hasło do twojego konta. Czy twoje jest mocne?
    }
