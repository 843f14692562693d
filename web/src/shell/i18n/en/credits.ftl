# Credits
credits-title = Credits
credits-games = The games
credits-icons = Pictures
credits-fonts = Typefaces
credits-by = by { $by }
footer-unofficial = Arenarium is an unofficial fan implementation.
footer-credits = Credits
