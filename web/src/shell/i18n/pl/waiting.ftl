# Zanim zacznie się gra
waiting-public = każdy może dołączyć
waiting-by-link = tylko z linkiem
waiting-reserved = zarezerwowane: { $name }
waiting-join = Usiądź
waiting-fill = Gracz komputerowy na miejsce { $number }
waiting-computer = Komputer…
waiting-free = Zwolnij miejsce
waiting-share = Wyślij ten link znajomym
waiting-copy = Kopiuj
waiting-copied = Skopiowano
waiting-start = Zacznij grę
waiting-for-players = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
waiting-leave = Odejdź
