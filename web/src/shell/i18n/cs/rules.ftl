# Pravidla hry
rules-of = { $game }: pravidla
rules-games = Pravidla jiných her
rules-search = Hledat v pravidlech
rules-contents = Obsah
rules-count =
    { $count ->
        [one] { $count } pravidlo
        [few] { $count } pravidla
       *[other] { $count } pravidel
    }
rules-none = Žádné pravidlo neodpovídá.
rules-rule = Pravidlo { $rule }

# Nápověda u stolu
help-title = Nápověda
help-rules = Všechna pravidla
help-keys = Klávesy
help-keywords = Slova na kartách
key-arrows = Pohyb po plánu
key-enter = Vybrat; ukončit tah, když už nic nezbývá
key-page = Další pole, které lze vybrat
key-u = Vrátit
key-escape = Zavřít kartu nebo okno
key-question = Tato nápověda
key-space = Mezerník
key-steps = O krok zpět nebo dál
key-ends = Na začátek, na konec
key-play = Přehrát nebo pozastavit
