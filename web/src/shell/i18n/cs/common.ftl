# Kolem každé obrazovky
skip-to-content = Přejít k obsahu
loading = Načítání…
close = Zavřít
main-menu = Hlavní nabídka
menu-cards = Karty
menu-account = Tvoje jméno
theme = Světlý nebo tmavý vzhled
theme-system = Systém
theme-light = Světlý
theme-dark = Tmavý
language = Jazyk
lost-title = Tady nic není
lost-text = Tato adresa nikam nevede. Možná byl stůl zavřen.
lost-home = Zpět na začátek
refused-offline = Server teď není dostupný.
