# Autorzy
credits-title = Autorzy
credits-games = Gry
credits-icons = Rysunki
credits-fonts = Kroje pisma
credits-by = autorzy: { $by }
footer-unofficial = Arenarium to nieoficjalna, fanowska wersja gier.
footer-credits = Autorzy
