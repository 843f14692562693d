# Bytosti, legendy, karty balance a úkoly v dílně
workshop-kind-tashkalar-card = Bytost nebo legenda
workshop-kind-tashkalar-flare = Karta balance
workshop-kind-tashkalar-task = Úkol
workshop-kind-tashkalar-school = Škola
tk-what-being = bytost
tk-what-legend = legenda
tk-rank = Hodnost
tk-rank-common = Běžná
tk-rank-heroic = Hrdinská
tk-rank-legendary = Legendární
tk-pattern = Vzor
tk-painter = Vzor 5 krát 5: šipky posouvají, čísla 1 až 7 malují, 0 maže
tk-painter-square = řada { $row }, sloupec { $column }: { $what }
tk-painter-summon-here = sem přijde bytost
tk-painter-brush = Štětec
tk-painter-marks = Značky
tk-brush-common = Běžný
tk-brush-heroic = Hrdinský
tk-brush-legendary = Legenda
tk-brush-summon = Vyvolání
tk-brush-erase = Smazat
tk-brush-mark = Značka
tk-brush-second = Jiná značka
tk-brush-arrow = Šipka
tk-painter-needs = { $pieces ->
    [one] Potřebuje { $pieces } kámen.
    [few] Potřebuje { $pieces } kameny.
   *[other] Potřebuje { $pieces } kamenů.
} { $ways ->
    [0] {""}
    [one] Lze položit { $ways } způsobem.
   *[other] Lze položit { $ways } způsoby.
}
tk-effect = Účinek
tk-read-as = Rozumí se jako
tk-read-as-before = Před chybou se rozumělo jako
tk-replaces = Zaujímá místo karty
tk-replaces-choose = Vyber bytost…
tk-replaces-none = žádné: přibude k ostatním
tk-in-school = ve škole { $name }
tk-more = Více: zmrazené a zpětné účinky, barevná pole
tk-frozen-effect = Zmrazený účinek
tk-warp-effect = Zpětný účinek
tk-summon-on = Kam přijde
tk-summon-on-pattern = na pole vyvolání ze vzoru
tk-summon-on-red = na kterékoli prázdné červené pole
tk-summon-on-green = na kterékoli prázdné zelené pole
tk-summon-on-colored = na kterékoli prázdné barevné pole
tk-summon-on-colorless = na kterékoli prázdné bezbarvé pole
tk-bound = Její zpětný účinek nelze zkopírovat
tk-flare-number = Číslo
tk-flare-upper = Náskok soupeře v kamenech vyšší úrovně
tk-flare-lower = Náskok soupeře ve všech kamenech
tk-task-kind = Druh
tk-task-worth = Body
tk-task-advanced = Pokročilý
tk-criterion = Boduješ, pokud
tk-school-id = Krátké jméno (malá písmena)
tk-school-members = K této škole patří { $count } z { $full } bytostí.
tk-setup-board = Plán: šipky posouvají, Enter položí nebo vezme kámen
tk-setup-clear = Vyčistit plán
tk-setup-form = Forma
tk-setup-turn = Kdo je na tahu
tk-setup-actions = Zbývající akce
tk-setup-side = { $side ->
    [0] Modrý
    [1] Žlutý
    [2] Fialový
   *[3] Bílý
}
tk-setup-hand = Bytosti v ruce
tk-setup-hand-none = Nic nevybráno: tato strana začíná bez bytostí v ruce.
tk-setup-legends = Legendy v ruce
tk-setup-tasks = Úkoly na stole
tk-setup-add = Přidat: { $what }
tk-setup-add-card = + Přidat…
tk-setup-remove = Odebrat { $card }
