# Na úvodní stránce, v seznamech a na konci hry
game-barracks = Kasárna
way-barracks-classic = Klasická
way-barracks-simplified = Zjednodušená
way-barracks-hard = Těžká
way-barracks-quick = Rychlá hra
home-about-barracks = Naverbovat oddíl, tajně zvolit údery a sledovat, jak se střetnou, dva proti dvěma.
result-score-barracks = { $score ->
    [one] zbývá { $score } válečník
    [few] zbývají { $score } válečníci
   *[other] zbývá { $score } válečníků
}

# Pro nový stůl
newtable-about-barracks-classic = 10 bodů na vyvážený oddíl.
newtable-about-barracks-simplified = 15 bodů: silní válečníci a méně těžkých rozhodnutí.
newtable-about-barracks-hard = 8 bodů: každého z nich je škoda.
newtable-about-barracks-quick = 5 bodů na krátkou hru.

# Stůl
barracks-table = Stůl
barracks-line = Řádek { $number }
barracks-look = Prohlédnout kartu
barracks-unknown-warrior = Neznámý válečník, úroveň { $level }
barracks-hidden-move = skrytý úder
barracks-no-move = bez úderu
barracks-ordered = (v tomto kole)
barracks-moves = Údery
barracks-marks = Stavy a posílení
barracks-hearts = Srdce: { $left } z { $all }
barracks-wings = Křídla: { $wings }
barracks-wings-changed = Křídla: { $wings }, rychlost teď { $speed }
barracks-damage = Zranění: { $number }
barracks-targets = { $targets ->
    [0] nikdo: působí na sebe
    [1] kterýkoli válečník
    [2] oba soupeři
   *[3] všichni ostatní
}
barracks-priority = priorita { $number }

# Verbování
barracks-stacks = Balíčky válečníků
barracks-draw = Naverbovat válečníka úrovně { $level }:
barracks-cost = { $number ->
    [one] { $number } bod
    [few] { $number } body
   *[other] { $number } bodů
}
barracks-cards-left = { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[other] { $number } karet
}
barracks-recruit-hint = Válečník stojí tolik bodů, kolik činí jeho úroveň. Kdo to je, uvidíš, až se k tobě přidá.
barracks-stack-empty = prázdný
barracks-stack-dear = málo bodů
barracks-points-left = { $number ->
    [one] zbývá { $number } bod
    [few] zbývají { $number } body
   *[other] zbývá { $number } bodů
}
barracks-squad-of = Oddíl: { $name }
barracks-squad-empty = Zatím nikdo
barracks-recruited-all = Konec verbování

# Výběr úderů
barracks-line-label = { $warrior }, řádek { $line } ({ $categories }):
barracks-line-open = { $number ->
    [one] hodí se { $number } karta
    [few] hodí se { $number } karty
   *[other] hodí se { $number } karet
}
barracks-line-waiting = zatím bez úderu
barracks-pile-for = Zásoba pro: { $warrior }, řádek { $line }: { $categories }
barracks-show-unfit = Ukázat i to, co se nehodí, a proč
barracks-unfit-category = V tomto řádku není symbol: { $category }.
barracks-unfit-level = Úroveň { $level } je moc vysoká: { $warrior } má úroveň { $own }.
barracks-unfit-gone = Poslední kus je už pryč.
barracks-unfit-other = Sem se nehodí.

# Strany
barracks-side = Strana: { $name }
barracks-field-of = Na bojišti: { $name }
barracks-field-empty = Na bojišti nikdo není
barracks-reserves = { $number ->
    [0] Kasárna: prázdná
   *[other] Kasárna: { $number }
}
barracks-fallen = Vyřazení: { $number }
barracks-fallen-one = mimo boj
barracks-deciding = vybírá
barracks-decided = vybráno

# Rozhodnutí
barracks-send-hint = { $number ->
    [one] Vyber válečníka.
   *[other] Vyber válečníky: { $number }.
}
barracks-send-more = Ještě { $number }.
barracks-send = Poslat na bojiště
barracks-send-nobody = Neposlat nikoho
barracks-orders-for = Rozkaz: { $warrior }
barracks-withdraw = nebo stáhnout; místo něj přijde
barracks-reserve-taken = už jde za druhého
barracks-wait = Čeká: nemá úder ani náhradu
barracks-orders-missing = { $number ->
    [one] Jeden válečník ještě nemá rozkaz.
   *[other] Válečníci bez rozkazu: { $number }.
}
barracks-commit = Vydat rozkazy
barracks-given = Tvoje volba: { $text }
barracks-hit = Udeřit
barracks-hit-nobody = Neudeřit nikoho

# Kolo
barracks-turn = Kolo { $number }
barracks-before = Před bitvou
barracks-acting = { $warrior } – úder „{ $move }“. Koho zasáhne?
barracks-story = Krok za krokem
barracks-story-empty = Tady se ukáže průběh kola.
barracks-skip = Přeskočit
barracks-replay = Ukázat znovu
barracks-part-icons = úder
barracks-part-power = síla
barracks-part-ability = schopnost
barracks-part-move = text úderu
barracks-part-burn = popálení
barracks-part-defence = obrana
barracks-part-target = schopnost cíle
barracks-part-least = aspoň 1

# Co znamenají ikony
barracks-boost-title = { $name } × { $number }
barracks-explain-paralysis = Když přijde na řadu jeho úder, hodí se kostkou: při 1 nebo 2 úder propadne.
barracks-explain-poison = Na konci každého kola ztratí 1 srdce.
barracks-explain-burn = Jeho údery působí polovinu zranění, zaokrouhleno nahoru.
barracks-explain-power = Zranění jeho údery je větší o { $number }.
barracks-explain-weakness = Zranění jeho údery je menší o { $number }.
barracks-explain-defence = Zranění od úderů soupeře je menší o { $number }.
barracks-explain-exposure = Zranění od úderů soupeře je větší o { $number }.
barracks-explain-speed = Jeho rychlost je větší o { $number }.
barracks-explain-slowness = Jeho rychlost je menší o { $number }.

# Karty, také pro ty, kdo je nevidí
cards-kind-warrior = Válečníci
cards-kind-move = Údery
cards-one-barracks-warrior = Válečník
cards-one-barracks-move = Úder
cards-category = Kategorie
cards-level = Úroveň
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
