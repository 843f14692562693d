# Na úvodní stránce, v seznamech a na konci hry
game-barracks = Kasárna
way-barracks-classic = Klasická
way-barracks-simplified = Zjednodušená
way-barracks-hard = Těžká
way-barracks-quick = Rychlá hra
home-about-barracks = Dva na dva, rovnou z polských a českých pohádek. Obě strany volí tajně a pak se všechno stane naráz.
home-meta-barracks = 2 hráči · 15 minut
result-score-barracks = { $score ->
    [0] nezbyl nikdo
    [one] zbývá { $score } válečník
    [few] zbývají { $score } válečníci
   *[other] zbývá { $score } válečníků
}

# Pro nový stůl
newtable-about-barracks-classic = 10 bodů na vyvážený oddíl.
newtable-about-barracks-simplified = 15 bodů: silní válečníci a méně těžkých rozhodnutí.
newtable-about-barracks-hard = 8 bodů: každý se počítá.
newtable-about-barracks-quick = 5 bodů na krátkou hru.

# Stůl
barracks-table = Stůl
barracks-battlefield = Bojiště
barracks-you = ty
barracks-look = Prohlédnout kartu
barracks-line = Řádek { $number }
barracks-unknown-warrior = Neznámý válečník, úroveň { $level }
barracks-hidden-move = úder, který ještě neznáš
barracks-no-move = žádný úder
barracks-marks = Stav a posílení
barracks-hearts = Životy: { $left } z { $all }
barracks-speed = Rychlost { $speed }
barracks-damage = Zranění: { $number }
barracks-targets = { $targets ->
    [0] nikoho nezasáhne
    [1] kterýkoli válečník
    [2] oba nepřátelé
   *[3] všichni ostatní
}
barracks-chance = Šance { $number } z 6:
barracks-priority = Přednost { $number }
barracks-move-kind = Úroveň { $level }, { $category }

# Verbování
barracks-recruit-title = Sestav si oddíl
barracks-recruiting = Verbování
barracks-just-joined = Právě se přidává
barracks-draw-first = Naverbuj prvního válečníka
barracks-draw-next = Naverbuj dalšího
barracks-squad-complete = Tvůj oddíl je kompletní
barracks-draw = Naverbuj válečníka úrovně { $level }:
barracks-points-word = { $number ->
    [one] bod
    [few] body
   *[other] bodů
}
barracks-points-of = { $number ->
    [one] bod zbývá z { $all }
    [few] body zbývají z { $all }
   *[other] bodů zbývá z { $all }
}
barracks-cards-left = { $number ->
    [one] 1 karta
    [few] { $number } karty
   *[other] { $number } karet
}
barracks-recruit-hint = Válečník stojí tolik bodů, kolik je jeho úroveň. Kdo to je, uvidíš, až se přidá.
barracks-stack-empty = už žádné karty
barracks-short = { $number ->
    [one] chybí 1 bod
    [few] chybí { $number } body
   *[other] chybí { $number } bodů
}
barracks-rival = { $name }: { $warriors ->
    [one] 1 válečník
    [few] { $warriors } válečníci
   *[other] { $warriors } válečníků
}, { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
barracks-rival-levels = { $name }: { $number ->
    [one] úroveň
   *[other] úrovně
} { $levels }
barracks-squad-of = { $name }: oddíl
barracks-recruited-all = verbování skončilo
barracks-stop = Ukončit verbování
barracks-stop-with = { $number ->
    [one] Skončit a nechat 1 bod
    [few] Skončit a nechat { $number } body
   *[other] Skončit a nechat { $number } bodů
}
barracks-stop-title = { $number ->
    [one] Nechat 1 bod ležet?
    [few] Nechat { $number } body ležet?
   *[other] Nechat { $number } bodů ležet?
}
barracks-stop-question = Později už body k ničemu nejsou. Ještě se může přidat další válečník.
barracks-stop-no = Verbovat dál
barracks-pick-moves = Vybrat údery
barracks-stop-yes = { $number ->
    [one] Skončit a ztratit 1 bod
    [few] Skončit a ztratit { $number } body
   *[other] Skončit a ztratit { $number } bodů
}

# Výběr úderů
barracks-your-squad = Tvůj oddíl
barracks-pick-ready = hotovo
barracks-pick-state = { $number ->
    [0] zatím bez úderů
   *[other] údery: { $number } ze 2
}
barracks-pick-for-me = Vybrat za mě
barracks-pick-for-all = Vybrat pro všechny
barracks-or = nebo
barracks-taken = vybraný
barracks-yours = Tvůj
barracks-recommended = Doporučený
barracks-not-taken = Ještě nevybraný
barracks-take = Vzít
barracks-others = { $number ->
    [one] Nebo jeden další
    [few] Nebo jeden z dalších ({ $number })
   *[other] Nebo jeden z dalších ({ $number })
}
barracks-unfold = { $number ->
    [one] 1 úder
    [few] { $number } údery
   *[other] { $number } úderů
}
barracks-line-nothing = Nic už sem nepasuje.

# Strany
barracks-field-of = Na bojišti: { $name }
barracks-field-empty = Na bojišti nikdo není
barracks-in-reserve = v záloze: { $number }
barracks-fallen = vyřazeno: { $number }
barracks-fallen-one = vyřazený
barracks-rank-field = Na bojišti
barracks-rank-reserves = V kasárnách
barracks-rank-fallen = Vyřazení
barracks-deciding = rozhoduje se
barracks-decided = hotovo

# Rozhodnutí
barracks-send-hint = { $number ->
    [one] Vyber válečníka
   *[other] Vyber { $number } válečníky
}
barracks-send-more = { $number ->
    [one] Ještě jeden
   *[other] Ještě { $number }
}
barracks-send-all = Hotovo
barracks-send = Poslat
barracks-send-nobody = Neposlat nikoho
barracks-orders-for = Rozkazy: { $warrior }
barracks-withdraw = nebo nastoupí
barracks-reserve-taken = Už nastupuje na druhé místo
barracks-wait = Čeká: bez úderu a bez zálohy
barracks-no-order = bez rozkazu
barracks-ordered = rozkaz vydán
barracks-orders-missing = { $number ->
    [one] ještě 1 rozkaz
    [few] ještě { $number } rozkazy
   *[other] ještě { $number } rozkazů
}
barracks-orders-given = { $number ->
    [one] rozkaz vydán
   *[other] oba rozkazy vydány
}
barracks-fight = Do boje!
barracks-given = Tvoje rozhodnutí: { $text }
barracks-waiting = Čekáme na hráče: { $names }
barracks-aim-title = { $hits ->
    [yes] Kdo to schytá?
   *[no] Kdo je cílem?
}
barracks-aim-hint = Vyber válečníka, kterého chceš zasáhnout. Každý ukazuje životy před ranou a po ní.
barracks-aim-hint-plain = Vyber válečníka, který má být cílem.
barracks-aim-acted = Nepřátelé, kteří už jednali: { $names }.
barracks-aim-waiting = Nepřátelé, kteří ještě budou jednat: { $names }.
barracks-aim = { $whom ->
    [itself] Cíl: on sám
    [own] Cíl: vlastní
   *[enemy] Cíl
}
barracks-aim-forecast = { $whom ->
    [itself] Cíl: on sám, životy { $before }, potom { $after }
    [own] Cíl: vlastní, životy { $before }, potom { $after }
   *[enemy] Cíl: životy { $before }, potom { $after }
}
barracks-to = →
barracks-itself = on sám
barracks-your-own = tvůj
barracks-would-fall = vyřazení
barracks-hit-nobody = Nezasáhnout nikoho

# Kolo
barracks-turn = Kolo { $number }
barracks-revealed = Rozkazy jsou odkryté
barracks-entering = Válečníci nastupují na bojiště
barracks-before = Před bitvou
barracks-timeline = Pořadí úderů
barracks-move-on = { $move }, cíl: { $targets }
barracks-swapped = { $warrior } odchází, nastupuje { $instead }
barracks-fell = vyřazení
barracks-die-order = { $says ->
    [even] sudá: nejdřív
    [odd] lichá: nejdřív
    [first] nejdřív
   *[second] potom
}
barracks-step-done = hotovo
barracks-step-now = teď
barracks-step-fell = vyřazení
barracks-needs = Je třeba nejvýš { $number }
barracks-rolled = Padlo { $number },
barracks-needed = { $works ->
    [yes] bylo třeba nejvýš { $number }: povedlo se
   *[no] bylo třeba nejvýš { $number }: bez účinku
}
barracks-skip = Přeskočit
barracks-pause = Pauza
barracks-go-on = Dál
barracks-pace = { $pace ->
    [slow] Tempo: pomalé
    [fast] Tempo: rychlé
   *[normal] Tempo: běžné
}
barracks-replay = Přehrát znovu
barracks-sum = Zranění: { $parts }, celkem { $number }
barracks-part-icons = úder
barracks-part-power = síla
barracks-part-ability = schopnost
barracks-part-move = text úderu
barracks-part-burn = popálení
barracks-part-defence = obrana
barracks-part-target = schopnost cíle
barracks-part-least = nejméně 1

# Po bitvě
barracks-never-came = Nevyšel
barracks-course = Životy kolo po kole
barracks-course-of = { $name }: z { $from } na { $to }
barracks-best = Kolo { $turn }: nejlepší rána
barracks-best-blow = { $felled ->
    [yes] { $warrior } vyřazuje cíl „{ $target }“ úderem „{ $move }“. Zranění: { $number }.
   *[no] { $warrior } zasahuje cíl „{ $target }“ úderem „{ $move }“. Zranění: { $number }.
}
barracks-dealt = Zranění způsobená tvým oddílem
barracks-dealt-by = Způsobená zranění: { $name }

# Co znamenají ikony
barracks-state-paralysis = Ochromení
barracks-state-poison = Otrava
barracks-state-burn = Popálení
barracks-boost-title = { $name } { $number }
barracks-explain-paralysis = Když přijde na řadu jeho úder, hodí se kostkou: při 1 nebo 2 úder propadne.
barracks-explain-poison = Na konci každého kola ztratí 1 život.
barracks-explain-burn = Jeho údery působí polovinu zranění, zaokrouhleno nahoru.
barracks-explain-power = Jeho údery zraňují o { $number } víc.
barracks-explain-weakness = Jeho údery zraňují o { $number } méně.
barracks-explain-defence = Údery soupeře ho zraní o { $number } méně.
barracks-explain-exposure = Údery soupeře ho zraní o { $number } víc.
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
        [one] { $count } život
        [few] { $count } životy
        [many] { $count } života
       *[other] { $count } životů
    }
card-wings =
    { $count ->
        [one] { $count } křídlo
        [few] { $count } křídla
        [many] { $count } křídla
       *[other] { $count } křídel
    }
card-line = Řádek { $number }:
card-copies =
    { $count ->
        [one] { $count } kus
        [few] { $count } kusy
        [many] { $count } kusu
       *[other] { $count } kusů
    }

# Lessons
lesson-barracks-1 = První partie
lesson-barracks-2 = Verbování, stavy a stahování

# A coach in the first games
barracks-coach-aim = Cíl: vyřadit celý nepřátelský oddíl.
barracks-coach-recruit = Cíl: vyřadit nepřátelský oddíl. Kombinuj silné s levnými; tři jsou dobrý oddíl.
barracks-coach-pick = Na každý řádek jeden úder. „Vybrat za mě“ vezme to, co se válečníkovi hodí.
barracks-coach-send = Pošli dva, kteří si pomáhají; ostatní čekají v kasárnách.
barracks-coach-orders = Nejrychlejší jedná první. Doraz slabé, nebo vystřídej toho, kdo sotva stojí.
barracks-coach-target = Sleduj životy: koho teď vyřadíš, ten už nic neudělá.
barracks-coach-together = Oba na jednoho nepřítele: kdo padne dřív, než jedná, o úder přijde.
barracks-coach-look = Dotkni se válečníka na bojišti a přečti si jeho schopnost.
barracks-coach-watch = Pořadí úderů je dole: přednost, pak rychlost; mezi rovnými kostka.

# Klávesy
barracks-key-number = První, druhá, … z možností
barracks-key-enter = Potvrdit: poslat válečníky, vydat rozkazy
barracks-key-space = Přeskočit k dalšímu úderu; dvakrát: na konec kola
