# Knihovna karet a to, co karty říkají těm, kdo je nevidí
cards-title = Karty
cards-games = Hra
cards-search = Hledat karty
cards-filters = Filtry
cards-kind = Druh
cards-kind-being = Bytosti
cards-kind-legend = Legendy
cards-kind-flare = Balance
cards-kind-task = Úkoly
cards-kind-warrior = Válečníci
cards-kind-move = Údery
cards-one-being = Bytost
cards-one-legend = Legenda
cards-one-flare = Karta balance
cards-one-task = Úkol
cards-one-warrior = Válečník
cards-one-move = Úder
cards-school = Škola
cards-rank = Úroveň
cards-category = Kategorie
cards-level = Úroveň
cards-task-category = Druh úkolu
cards-clear = Zrušit filtry
cards-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
cards-none = Taková karta není.
cards-none-hint = Zkus méně filtrů nebo jiné slovo.
cards-unknown = Karta „{ $card }“ neexistuje.
cards-waiting = Karty teď nejde načíst. Další pokus…
cards-next = Další karta
cards-previous = Předchozí karta
cards-link = Kopírovat odkaz
cards-link-copied = Odkaz zkopírován

card-level = Úroveň { $level }
card-hearts =
    { $count ->
        [one] { $count } srdce
        [few] { $count } srdce
        [many] { $count } srdce
       *[other] { $count } srdcí
    }
card-wings =
    { $count ->
        [one] { $count } křídlo
        [few] { $count } křídla
        [many] { $count } křídla
       *[other] { $count } křídel
    }
card-line = Řádek { $number }:
card-damage = Zranění: { $count }
card-targets-0 = Nezasáhne nikoho
card-targets-1 = Zasáhne libovolného válečníka
card-targets-2 = Zasáhne oba soupeře
card-targets-3 = Zasáhne všechny kromě toho, kdo ho použil
card-priority = Priorita { $priority }
card-copies =
    { $count ->
        [one] { $count } kus
        [few] { $count } kusy
        [many] { $count } kusu
       *[other] { $count } kusů
    }
card-points =
    { $count ->
        [one] bod
        [few] body
       *[other] bodů
    }

pattern-from-summoning = Vzor, počítáno od pole vyvolání:
pattern-from-first = Vzor, počítáno od levého horního pole:
pattern-here = na tomto poli
pattern-right = { $count } vpravo
pattern-left = { $count } vlevo
pattern-down = { $count } dolů
pattern-up = { $count } nahoru
pattern-piece-0 = běžný kámen
pattern-piece-1 = hrdinský kámen
pattern-piece-2 = legendární kámen
pattern-mark-first = označené pole
pattern-mark-second = pole označené druhým způsobem
pattern-arrow = šipka

flare-ahead-upgraded =
    { $count ->
        [one] Soupeř má o { $count } kámen vyšší úrovně víc
        [few] Soupeř má o { $count } kameny vyšší úrovně víc
       *[other] Soupeř má o { $count } kamenů vyšší úrovně víc
    }
flare-ahead-all =
    { $count ->
        [one] Soupeř má celkem o { $count } kámen víc
        [few] Soupeř má celkem o { $count } kameny víc
       *[other] Soupeř má celkem o { $count } kamenů víc
    }
