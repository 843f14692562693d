# Stůl pro Tash-Kalar
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
