# Wokół każdego ekranu
skip-to-content = Przejdź do treści
loading = Wczytywanie…
close = Zamknij
main-menu = Menu główne
menu-cards = Karty
menu-account = Twoje imię
theme = Jasny lub ciemny wygląd
theme-system = Systemowy
theme-light = Jasny
theme-dark = Ciemny
language = Język
lost-title = Tu nic nie ma
lost-text = Ten adres donikąd nie prowadzi. Może stół został zamknięty.
lost-home = Wróć na początek
refused-offline = Serwer jest teraz nieosiągalny.
