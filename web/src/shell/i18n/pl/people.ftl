# Inni ludzie: szukanie przeciwnika, wyzwania, znajomi, turnieje, powiadomienia

toasts = Nowości
toast-challenge = { $name } rzuca ci wyzwanie: { $game }
toast-started = Zaczyna się twoja partia: { $game }
toast-turn = Twoja kolej: { $game }
toast-round = { $name }: zaczyna się runda { $round }
toast-bye = { $name }: w rundzie { $round } pauzujesz
toast-friend = { $name } zaprasza cię do grona znajomych
toast-look = Zobacz
toast-close = Zamknij

match-game = Gra
match-clock = Czas
match-cards = Karty
match-cards-printed = drukowane
match-rated = Rankingowa

pairing-title = Znajdź przeciwnika
pairing-waiting = Szukamy kogoś o podobnej sile…
pairing-seconds = { $seconds } s
pairing-quiet = Na razie nikogo nie ma. Możesz czekać dalej albo przerwać i wybrać coś innego:

computers-title = Gracze komputerowi
computers-text = Od łagodnych po silnych. Wybierz przeciwnika i grę.
computers-play = Zagraj: { $game }, przeciwnik: { $name }
level-1-character = Gra swoje pierwsze partie. Większość okazji jej umyka, a ona się tym nie przejmuje.
level-2-character = Przyjazny i roztargniony. Da ci czas, żeby oswoić się z grą.
level-3-character = Zna podstawy i się ich trzyma. Nie zostawiaj mu prezentów.
level-4-character = Bystre oko, mało cierpliwości. Co kilka tur coś przeoczy.
level-5-character = Policzy wszystko, co sam ma. O tym, co zrobisz ty, prawie nie myśli.
level-6-character = Znajdzie prawie każde dobre zagranie. Jeden błąd i już go wykorzysta.
level-7-character = Rozważa więcej, niż da się zliczyć, i niczego nie marnuje.
level-8-character = Trzy głowy: jedna gra, druga zgaduje twoje karty, trzecia odpowiada na twój ruch. Myśli dwie sekundy.

challenges-title = Wyzwania
challenge-title = Wyzwanie
challenge-to = Wyzwanie dla: { $name }
challenge-from = { $name } rzuca ci wyzwanie
challenge-by-link = Wyzwanie przez link
challenge-by-link-text = Wybierz grę i wyślij komuś link. Zagra z tobą ten, kto otworzy go pierwszy.
challenge-rated = rankingowa
challenge-casual = bez rankingu
challenge-send = Wyślij wyzwanie
challenge-make-link = Utwórz link
challenge-accept = Przyjmij
challenge-decline = Odrzuć
challenge-withdraw = Wycofaj
challenge-copy = Kopiuj link
challenge-copied = Skopiowano
challenge-sent-text = Wyzwanie wysłane. Partia zacznie się tutaj, gdy ktoś je przyjmie.
challenge-link-text = Wyślij komuś ten link. Partia zacznie się tutaj, gdy ktoś przyjmie wyzwanie.
challenge-none = Nie ma takiego wyzwania albo nie jest dla ciebie.
challenge-status-accepted = Wyzwanie przyjęte.
challenge-status-declined = Wyzwanie odrzucone.
challenge-status-withdrawn = Wyzwanie wycofane.
challenge-status-expired = Wyzwanie wygasło.
challenge-to-table = Do stołu
challenge-home = Na stronę główną

account-profile = Twój profil
player-none = Nie ma konta o nicku { $name }.
player-since = tutaj od { $day }
player-results = wygrane: { $won }, remisy: { $drawn }, przegrane: { $lost }
player-rank =
    { $games ->
        [one] miejsce { $rank }, 1 partia
        [few] miejsce { $rank }, { $games } partie
       *[other] miejsce { $rank }, { $games } partii
    }
player-unrated = Jeszcze bez oceny.
player-games = Partie
player-challenge = Rzuć wyzwanie

friends-title = Znajomi
friends-text = Dodaj osoby, z którymi lubisz grać.
friends-guest = Mając konto, możesz dodawać znajomych i rzucać im wyzwania, podając nick.
friend-ask = Dodaj do znajomych
friend-accept = Przyjmij
friend-part = Usuń
friend-take-back = Cofnij zaproszenie
friend-asked = zaproszenie wysłane
friend-asks = zaprasza cię

tournaments-text = Turniej może założyć każdy, kto ma konto. Rundy zaczynają się same; można grać od razu albo korespondencyjnie.
tournaments-open = Otwarte zapisy
tournaments-running = W toku
tournaments-over = Zakończone
tournaments-none = Teraz nie ma żadnego.
tournament-new = Nowy turniej
tournament-new-text = Zakładasz turniej, inni się zapisują, ty go zaczynasz. Serwer kojarzy pary i prowadzi tabelę.
tournament-guest = Mając konto, możesz zakładać turnieje i brać w nich udział.
tournament-guest-enter = Zaloguj się, aby wziąć udział
tournament-make = Załóż turniej
tournament-name = Nazwa
tournament-swiss = Szwajcarski
tournament-swiss-text = Kilka rund; grasz z tymi, którzy mają tyle samo punktów.
tournament-round-robin = Każdy z każdym
tournament-round-robin-text = Każdy gra z każdym jeden raz.
tournament-starts = Zaczyna się sam
tournament-starts-hint = Zostaw puste, aby zacząć samodzielnie.
tournament-starts-at = początek: { $when }
tournament-size =
    { $size ->
        [one] 1 gracz
        [few] { $size } graczy
       *[other] { $size } graczy
    }
tournament-entered = bierzesz udział
tournament-by = organizuje { $name }
tournament-status-open = Otwarte zapisy
tournament-status-running = W toku
tournament-status-over = Zakończony
tournament-status-cancelled = Odwołany
tournament-enter = Weź udział
tournament-leave = Zrezygnuj
tournament-start = Zacznij teraz
tournament-cancel = Odwołaj
tournament-computer = Gracz komputerowy
tournament-computer-add = Dodaj do turnieju
tournament-entrants = Gracze
tournament-standings = Tabela
tournament-nobody = Jeszcze nikogo.
tournament-points = Punkty
tournament-bh = BH
tournament-sb = SB
tournament-buchholz = Buchholz: punkty wszystkich twoich przeciwników razem
tournament-sonneborn = Sonneborn-Berger: punkty pokonanych i połowa punktów tych, z którymi był remis
tournament-wins = Wygrane
tournament-gone = już nie gra
tournament-deleted = usunięty gracz
tournament-round = Runda { $round }
tournament-round-of = runda { $round } z { $rounds }
tournament-bye = pauzuje
tournament-none = Nie ma takiego turnieju.
tournament-rules = Decydują punkty, potem Buchholz, Sonneborn-Berger i liczba wygranych. Kto pauzuje w rundzie szwajcarskiej, dostaje punkt. Kto przegra na czas bez ani jednego ruchu, nie dostanie już kolejnych par.

notices-title = Gdy cię nie ma
notices-text = Wiadomości o twojej kolei, wyzwaniach i rundach. Wszystko jest wyłączone, dopóki tego nie włączysz.
notices-push-on = Powiadomienia w tej przeglądarce są włączone.
notices-push-off = Powiadomienia w tej przeglądarce są wyłączone.
notices-push-impossible = Ta przeglądarka nie może tu pokazywać powiadomień.
notices-on = Włącz
notices-off = Wyłącz
notices-blocked = Przeglądarka na to nie pozwala. Sprawdź jej ustawienia dla tej strony.
notices-mail = Adres e-mail
notices-mail-ask = Wyślij mi kod
notices-mail-on = E-maile na { $address }
notices-mail-other = Użyj innego adresu
notices-code = Kod
notices-code-text = Na adres { $address } wysłaliśmy kod z sześciu cyfr.
notices-confirm = Potwierdź
pairing-left = Szukanie zakończone, bo jesteś już przy stole.
computers-all = Wszyscy gracze komputerowi
computers-one = Gracz komputerowy
computers-about = Styl gry
