# Przy stole
table-play = Gra
table-aside = Przebieg i czat
table-closed = Ten stół został zamknięty.
connection-lost = Utracono połączenie. Próbuję ponownie…
seat-free = wolne miejsce
question-yours = Twoja kolej:
question-sending = Chwileczkę…
question-watching = Zobacz, co się dzieje…
question-waiting = Czekamy: { $names }.
undo = Cofnij
show-again = Co się stało?
show-again-stop = Wystarczy
wish-resign = Poddaj się
wish-resign-title = Poddać się?
wish-resign-text = Gra się skończy, a wygra druga strona.
wish-resign-team = Poddaj się
wish-resign-team-title = Poddać się?
wish-resign-team-text = Gra się skończy, gdy zgodzi się druga osoba z twojej drużyny. Do tego czasu możesz zmienić zdanie.
wish-draw = Zaproponuj remis
wish-draw-title = Zaproponować remis?
wish-draw-text = Druga strona może się zgodzić do początku następnej tury. Remis można zaproponować raz na turę.
declared-resigning-own = Chcesz się poddać. Czekamy na zgodę drugiej osoby z drużyny.
declared-resigning = { $name } chce się poddać. Jeśli się zgodzisz, wygra druga strona.
declared-keep-playing = Jednak gram dalej
declared-resign = Zgadzam się: poddajemy się
declared-draw-own = Twoja propozycja remisu czeka.
declared-draw = { $name } proponuje remis.
declared-accept = Zgoda
declared-decline = Odrzuć
declared-withdraw = Wycofaj propozycję
has-left = { $name }: miejsce przy stole jest opuszczone.
claim-win = Żądaj wygranej
wish-leave = Odejdź
wish-leave-title = Odejść od stołu?
wish-leave-text = Druga strona może wtedy zażądać wygranej albo wszyscy mogą oddać twoje miejsce graczowi komputerowemu. Do tego czasu możesz wrócić.
wish-leave-text-melee = Pozostali mogą oddać twoje miejsce graczowi komputerowemu. Do tego czasu możesz wrócić.
play-on = Gram dalej
take-over = Niech za { $name } gra komputer
log = Przebieg
log-empty = Jeszcze nic się nie wydarzyło.
chat = Czat
chat-empty = Nikt się jeszcze nie odezwał.
chat-label = Napisz coś
chat-send = Wyślij
clocks = Pozostały czas
clock-days = { $days } d { $hours } godz.
clock-spoken = { $minutes } min { $seconds } s
result-title = Gra skończona
result-score-tashkalar = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}
result-score-barracks = { $score ->
    [one] został { $score } Wojownik
   *[other] zostało { $score } Wojowników
}
result-replay = Obejrzyj powtórkę
result-home = Wróć na początek
rematch = Zagraj jeszcze raz
rematch-join = Dołącz do rewanżu
rematch-watch = Obejrzyj rewanż
proof-title = Czy rozdanie było uczciwe?
proof-before = Wszystkie karty i kostki wynikają z tajnego ziarna. Teraz widać jego odcisk; samo ziarno zostanie ujawnione po grze i każdy będzie mógł je sprawdzić.
proof-after = Odcisk był widoczny przed grą. To SHA-256 ziarna, więc rozdanie było przesądzone przed pierwszym wyborem. Zapis sprawdza polecenie „arenarium verify”.
proof-fingerprint = Odcisk
proof-seed = Ziarno
proof-record = Pobierz zapis gry
