# Autoři
credits-title = Autoři
credits-games = Hry
credits-icons = Kresby
credits-fonts = Písma
credits-by = autoři: { $by }
footer-unofficial = Arenarium je neoficiální fanouškovské zpracování her.
footer-credits = Autoři
