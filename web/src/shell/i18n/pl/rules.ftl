# Zasady gry
rules-of = { $game }: zasady
rules-games = Zasady innych gier
rules-search = Szukaj w zasadach
rules-contents = Spis treści
rules-count =
    { $count ->
        [one] { $count } zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
rules-none = Żadna zasada nie pasuje.
rules-rule = Zasada { $rule }

# Pomoc przy stole
help-title = Pomoc
help-rules = Wszystkie zasady
help-keys = Klawisze
help-keywords = Słowa na kartach
key-arrows = Ruch po planszy
key-enter = Wybór; koniec tury, gdy nic już nie zostało
key-page = Następne pole do wyboru
key-u = Cofnij
key-escape = Zamknij kartę lub okno
key-question = Ta pomoc
key-space = Spacja
key-steps = Krok wstecz lub dalej
key-ends = Na początek, na koniec
key-play = Odtwarzanie lub pauza
