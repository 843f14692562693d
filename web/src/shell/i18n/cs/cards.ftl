# Knihovna karet
cards-title = Karty
cards-games = Hra
cards-search = Hledat karty
cards-filters = Filtry
cards-kind = Druh
cards-clear = Zrušit filtry
cards-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
cards-none = Žádná karta neodpovídá.
cards-none-hint = Zkus méně filtrů nebo jiné slovo.
cards-unknown = Karta „{ $card }“ neexistuje.
cards-waiting = Karty se nepodařilo načíst. Zkouším to znovu…
cards-next = Další karta
cards-previous = Předchozí karta
cards-link = Kopírovat odkaz
cards-link-copied = Odkaz zkopírován
cards-change = Upravit tuto kartu
