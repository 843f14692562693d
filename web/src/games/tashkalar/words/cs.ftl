# Na úvodní stránce, v seznamech a na konci hry
game-tashkalar = Tash-Kalar
way-tashkalar-high-2 = Vznešená hra
way-tashkalar-duel-2 = Deathmatch souboj
way-tashkalar-melee-3 = Deathmatch bitka pro tři
way-tashkalar-melee-4 = Deathmatch bitka pro čtyři
way-tashkalar-high-4-teams = Vznešená hra, týmová
way-tashkalar-duel-4-teams = Deathmatch souboj, týmový
home-about-tashkalar = Umísťovat kameny, tvořit konfigurace, vyvolávat bytosti. Magický souboj na 69 polích, s legendami, balancemi a úkoly.
home-credits-tashkalar = Autorem hry Tash-Kalar: Arena of Legends je Vlaada Chvátil, vydává ji Czech Games Edition. Jestli se ti líbí, kup si ji: u skutečného stolu je ještě lepší.
result-score-tashkalar = { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}

# Pro nový stůl
newtable-about-tashkalar-high-2 = Plnit úkoly dřív než soupeř. Nejlepší pro začátek.
newtable-about-tashkalar-duel-2 = Body za zničené kameny a vyvolané legendy. Hraje se do 18.
newtable-about-tashkalar-melee-3 = Každý proti každému: počítá se soupeř, kterému ublížíš nejméně.
newtable-about-tashkalar-melee-4 = Každý proti každému: počítá se soupeř, kterému ublížíš nejméně.
newtable-about-tashkalar-high-4-teams = Spoluhráči mají společnou barvu a předávají si tah. S úkoly.
newtable-about-tashkalar-duel-4-teams = Spoluhráči mají společnou barvu a předávají si tah. Bez úkolů, jen boj.
newtable-choice-tashkalar = Škola na místě { $number }
newtable-choice-tashkalar-random = Náhodná škola
newtable-choices-tashkalar = Školy
newtable-choices-tashkalar-set = Jak je nastaveno výše
newtable-choices-tashkalar-set-text = Pro každé místo: ta, kterou vybereš, nebo náhodná.
newtable-choices-tashkalar-draft = Výběr po řadě
newtable-choices-tashkalar-draft-text = U stolu si každý vybírá po řadě; začínající hráč vybírá poslední.

# Stůl
tk-arena = Aréna: šipky posouvají, Page Down přejde na další zářící pole, Enter vybírá
tk-your-cards = Tvoje karty
tk-no-cards = V ruce nejsou žádné karty.
tk-finishing = { $name } ti předává tah: dokonči ho.
tk-hint-place = Vyber zářící pole a umísti tam kámen, nebo kartu a uvidíš, co umí.
tk-hint-place-only = Vyber zářící pole a umísti tam kámen.
tk-hint-lift = Zásoba je prázdná: vyber vlastní kámen, který umístíš znovu, nebo kartu a uvidíš, co umí.
tk-hint-card = Vyber kartu a uvidíš, co umí.
tk-hint-return = Vyber kartu, která přijde dospod balíčku.
tk-can-summon =
    { $count ->
        [one] { $count } místo
        [few] { $count } místa
       *[other] { $count } míst
    }
tk-zone-pending = Čekající
tk-zone-frozen = Zmrazená
tk-offers = Možnosti
tk-several-ways = Kterou možnost?
tk-back = Zpět
tk-release-card = Odložit
tk-choose-place =
    { $count ->
        [one] Lze ji vyvolat na zářícím poli.
       *[other] Lze ji vyvolat na některém ze zářících polí ({ $count }).
    }
tk-no-place = Teď ji vyvolat nelze.
tk-near-places = Kde je přerušovaný kruh, chybí jen jeden kámen.

# Pole nahlas
tk-empty = prázdné
tk-own-piece =
    tvůj { $rank ->
        [0] běžný
        [1] hrdinský
       *[2] legendární
    } kámen
tk-piece =
    { $side ->
        [0] modrý
        [1] žlutý
        [2] fialový
       *[3] bílý
    } { $rank ->
        [0] běžný
        [1] hrdinský
       *[2] legendární
    } kámen
tk-gateway = Brána
tk-red = červené pole
tk-green = zelené pole
tk-central = středové pole
tk-used = použité
tk-marked = označené
tk-missing = tady chybí kámen
tk-taken-up = vybráno
tk-can-be-chosen = lze vybrat
tk-lacks-one = chybí jeden kámen

# Tah a body
tk-scores = Skóre
tk-your-turn = Tvůj tah
tk-turn-of = Tah: { $name }
tk-actions-left =
    { $count ->
        [one] Zbývá { $count } akce
        [few] Zbývají { $count } akce
       *[other] Zbývá { $count } akcí
    }
tk-score-of = { $score } z { $goal } bodů
tk-last-turns =
    { $count ->
        [one] Poslední tah!
        [few] Konec se blíží: ještě { $count } tahy
       *[other] Konec se blíží: ještě { $count } tahů
    }
tk-points-by-colour = Body v každé barvě; { $goal } přivodí konec
tk-improvised = improvizace už použita
tk-can-improvise = ještě lze improvizovat

# Co přináší body a konec
tk-scoring = Body
tk-scoring-improvising = Kámen s kroužkem u bodů: jednou lze k vyvolání použít kámen té barvy
tk-scoring-end = Když má někdo { $goal } bodů, odehraje každý ještě jeden tah a hra skončí; stejně tak, když dojde balíček
tk-scoring-end-melee = Když má někdo { $goal } bodů v jedné barvě, odehraje každý ještě jeden tah a hra skončí; stejně tak, když dojde balíček

# Strany a hráči
tk-side =
    { $side ->
        [0] Modrý
        [1] Žlutý
        [2] Fialový
       *[3] Bílý
    }
tk-you = ty
tk-plays = na tahu
tk-has-control = rozhoduje
tk-supply = Zásoba
tk-supply-common = běžné a hrdinské kameny
tk-supply-legendary = legendární kameny
tk-on-card = Na kartě
tk-hand-of = Karty: { $name }
tk-count-beings = bytosti
tk-count-legends = legendy
tk-count-flares = karty balance
tk-deck = balíček { $count }
tk-pile = odhoz { $count }
tk-pile-of = Odhazovací balíček: { $name }
tk-legends-of = Legendy: { $name }
tk-discarded-legends = Zahozené legendy
tk-discarded-flares = Zahozené karty balance

# Úkoly
tk-tasks = Úkoly
tk-next-task = Příští úkol
tk-task-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
tk-claim = Splnit
tk-claimed = Splněno: { $tasks }
tk-steps-left =
    { $side ->
        [0] Modrý
       *[1] Žlutý
    }: { $count ->
        [one] chybí { $count } krok
        [few] chybí { $count } kroky
       *[other] chybí { $count } kroků
    } (kámen nebo zvýšení úrovně)
tk-steps-done =
    { $side ->
        [0] Modrý
       *[1] Žlutý
    }: teď splněno
tk-steps-blocked =
    { $side ->
        [0] Modrý
       *[1] Žlutý
    }: zatím mimo dosah

# Co platí v tomto tahu
tk-this-turn = V tomto tahu
tk-destroyed = Zničeno:
tk-summoned =
    { $count ->
        [one] { $count } vyvolaná bytost
        [few] { $count } vyvolané bytosti
       *[other] { $count } vyvolaných bytostí
    }
tk-summoned-red = na červených: { $count }
tk-summoned-green = na zelených: { $count }
tk-running-borrow = Při příštím vyvolání může jeden nepřátelský kámen platit jako vlastní.
tk-running-empty =
    { $count ->
        [one] Při příštím vyvolání může { $count } prázdné pole platit jako běžný kámen.
        [few] Při příštím vyvolání mohou { $count } prázdná pole platit jako běžné kameny.
       *[other] Při příštím vyvolání může { $count } prázdných polí platit jako běžné kameny.
    }
tk-running-colour =
    Příští vyvolání používá { $side ->
        [0] modré
        [1] žluté
        [2] fialové
       *[3] bílé
    } kameny.
tk-running-more = Každý zničený nepřátelský kámen se počítá { $count }×.
tk-running-beings =
    { $count ->
        [one] Na konci tahu se dobere bytost navíc.
        [few] Na konci tahu se doberou { $count } bytosti navíc.
       *[other] Na konci tahu se dobere { $count } bytostí navíc.
    }
tk-running-legends =
    { $count ->
        [one] Na konci tahu se dobere legenda navíc.
        [few] Na konci tahu se doberou { $count } legendy navíc.
       *[other] Na konci tahu se dobere { $count } legend navíc.
    }
tk-running-turn = Po tomto tahu následuje ještě jeden.

# Výběr škol
tk-draft = Výběr škol
tk-draft-take = Vzít
tk-draft-look = { $count ->
    [one] Ukázat { $count } kartu
    [few] Ukázat { $count } karty
   *[other] Ukázat { $count } karet
}
tk-no-school = zatím bez školy

# Karty, také pro ty, kdo je nevidí
cards-kind-being = Bytosti
cards-kind-legend = Legendy
cards-kind-flare = Balance
cards-kind-task = Úkoly
cards-one-tashkalar-being = Bytost
cards-one-tashkalar-legend = Legenda
cards-one-tashkalar-flare = Karta balance
cards-one-tashkalar-task = Úkol
cards-school = Škola
cards-rank = Úroveň
cards-task-category = Druh úkolu
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
