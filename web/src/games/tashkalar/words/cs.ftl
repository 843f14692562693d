# Na úvodní stránce, v seznamech a na konci hry
game-tashkalar = Tash-Kalar
way-tashkalar-high-2 = Vznešená hra
way-tashkalar-duel-2 = Deathmatch souboj
way-tashkalar-melee-3 = Deathmatch bitka pro tři
way-tashkalar-melee-4 = Deathmatch bitka pro čtyři
way-tashkalar-high-4-teams = Vznešená hra, týmová
way-tashkalar-duel-4-teams = Deathmatch souboj, týmový
home-about-tashkalar = Umísťuj kameny, dokonči vzor, vyvolej bytost. Každý kámen na plánu je půl kouzla.
home-meta-tashkalar = 2 až 4 hráči · 30 minut
home-credits-tashkalar = Autorem hry Tash-Kalar: Arena of Legends je Vlaada Chvátil, vydává ji Czech Games Edition. Jestli se ti líbí, kup si ji: u skutečného stolu je ještě lepší.
result-score-tashkalar = { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}

# Pro nový stůl
newtable-about-tashkalar-high-2 = Plň úkoly dřív než soupeř. Nejlepší pro začátek.
newtable-about-tashkalar-duel-2 = Body za zničené kameny a vyvolané legendy. Hraje se do 18.
newtable-about-tashkalar-melee-3 = Každý sám za sebe. Počítá se jen tvá nejslabší barva, tak rozdávej rány všem.
newtable-about-tashkalar-melee-4 = Každý sám za sebe. Počítá se jen tvá nejslabší barva, tak rozdávej rány všem.
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
tk-cards-of = Karty hráče { $name }
tk-your-cards = Tvoje karty
tk-no-cards = Nemáš v ruce žádné karty.
tk-finishing = { $name } ti předává tah: dokonči ho.
tk-can-summon =
    { $count ->
        [one] { $count } místo
        [few] { $count } místa
       *[other] { $count } míst
    }
tk-zone-pending = Čekající
tk-zone-frozen = Zmrazená
tk-offers = Co můžeš udělat
tk-whose-piece = Čí první kámen tu bude stát?
tk-setting-up = Rozestavuješ kameny:
tk-start-duel = po jednom v každé barvě; vyber pole pro první z nich
tk-start-melee = kdo hraje poslední, umístí první, každý jiné barvy; { $colors ->
    [one] zbývá { $colors } barva
    [few] zbývají { $colors } barvy
   *[other] zbývá { $colors } barev
}
tk-several-ways = Kterou možnost vybíráš?
tk-back = Zpět
tk-release-card = Zavřít

# Pole nahlas
tk-empty = prázdné
tk-own-piece =
    tvůj { $rank ->
        [0] běžný
        [1] hrdinský
       *[2] legendární
    } kámen
tk-piece =
    { $rank ->
        [0] běžný
        [1] hrdinský
       *[2] legendární
    } { $side ->
        [0] modrý
        [1] žlutý
        [2] fialový
       *[3] bílý
    } kámen
tk-gateway = Brána
tk-red = červené pole
tk-green = zelené pole
tk-central = středové pole
tk-used = použité ve vzoru
tk-marked = označené
tk-missing = tady chybí kámen
tk-taken-up = vybráno
tk-can-be-chosen = lze vybrat
tk-lacks-one = chybí jeden kámen

# Tah a body
tk-your-turn = Jsi na tahu:
tk-actions-left =
    { $count ->
        [one] zbývá { $count } akce
        [few] zbývají { $count } akce
       *[other] zbývá { $count } akcí
    }
tk-score-of = { $score } z { $goal } bodů
tk-score-split = úkoly { $tasks }, legendy { $legends }
tk-last-turns =
    { $count ->
        [one] Poslední tah!
        [few] Ještě { $count } tahy
       *[other] Ještě { $count } tahů
    }
tk-end-deck = Prázdný balíček: { $name }.
tk-end-points = Dosaženo { $goal } b.
tk-points-by-colour = Body v každé barvě; { $goal } v jedné barvě spustí poslední tahy
tk-improvised = improvizace už použita
tk-can-improvise = ještě lze improvizovat

# Co přináší body a konec
tk-scoring = Body
tk-scoring-improvising = Kámen s kroužkem u bodů: jednou lze k vyvolání použít kámen té barvy
tk-scoring-end = Když má někdo { $goal } bodů nebo dojde balíček, odehraje každý ještě jeden, poslední tah
tk-scoring-end-melee = Když má někdo { $goal } bodů v jedné barvě nebo dojde balíček, odehraje každý ještě jeden, poslední tah

# Strany a hráči
tk-side =
    { $side ->
        [0] Modrý
        [1] Žlutý
        [2] Fialový
       *[3] Bílý
    }
tk-you = ty
tk-has-control = rozhoduje
tk-supply-common = běžné a hrdinské kameny
tk-supply-legendary = legendární kameny
tk-on-card = Na kartě
tk-hand-of = Karty: { $name }
tk-count-beings = bytosti
tk-count-legends = { $count ->
    [one] legenda
    [few] legendy
   *[other] legend
}
tk-count-flares = { $count ->
    [one] karta balance
    [few] karty balance
   *[other] karet balance
}
tk-deck = balíček { $count }
tk-pile = odhoz { $count }
tk-pile-of = Odhazovací balíček: { $name }
tk-legends-of = Legendy: { $name }
tk-discarded-legends = Zahozené legendy
tk-discarded-flares = Zahozené karty balance

# Úkoly
tk-tasks = Úkoly
tk-next-task = Příští
tk-task-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
tk-claim = Započítat
tk-claimed = Splněné úkoly: { $name }
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
tk-turn-steps =
    { $side ->
        [0] Modrý
       *[1] Žlutý
    }: zničeno v tomto tahu: { $done } z { $all }
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
tk-running-borrow = Při příštím vyvolání lze použít jeden nepřátelský kámen.
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
        [one] Na konci tahu: bytost navíc.
        [few] Na konci tahu: { $count } bytosti navíc.
       *[other] Na konci tahu: { $count } bytostí navíc.
    }
tk-running-legends =
    { $count ->
        [one] Na konci tahu: legenda navíc.
        [few] Na konci tahu: { $count } legendy navíc.
       *[other] Na konci tahu: { $count } legend navíc.
    }
tk-running-turn = Potom ještě jeden tah.

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
cards-rank = Hodnost
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

# Na co se ptá lišta a co karta říká o sobě
tk-end-turn = Ukončit tah
tk-no-actions = žádné akce nezbývají
tk-free = Žádné akce ti nezbývají:
tk-free-flare = zahraj kartu balance, nebo ukonči tah
tk-ask-summon = vyber zářící pole
tk-ask-summon-or-fill = vyber zářící nebo čárkované pole
tk-destroys = zničí { $owner ->
    [own] tvůj vlastní
   *[enemy] nepřátelský
 } { $rank ->
    [0] běžný
    [1] hrdinský
   *[2] legendární
 } kámen na { $square }
tk-done = Hotovo
tk-ask-fill = chybí kámen: polož ho na čárkované pole
tk-lacks-rank = chybí jeden: na poli { $square } musí stát tvůj { $rank ->
    [1] hrdinský kámen
   *[2] legendární kámen
 }
tk-lacks-room = chybí jeden kámen, ale { $owner ->
    [own] tvůj kámen na { $square } má příliš nízkou hodnost
   *[enemy] na { $square } stojí nepřátelský kámen
 }
tk-needs = { $need ->
    [few] vzor má { $need } kameny, ty zatím { $have }
   *[other] vzor má { $need } kamenů, ty zatím { $have }
}
tk-flare-needs = jen když má soupeř o { $upper ->
        [one] { $upper } kámen vyšší úrovně
        [few] { $upper } kameny vyšší úrovně
       *[other] { $upper } kamenů vyšší úrovně
    } víc, nebo celkem o { $lower ->
        [one] { $lower } kámen
        [few] { $lower } kameny
       *[other] { $lower } kamenů
    } víc
tk-short =
    { $count ->
        [one] chybí { $count } kámen
        [few] chybí { $count } kameny
       *[other] chybí { $count } kamenů
    }
tk-ready = Připravena
tk-not-yet = Ještě ne
tk-of = z { $goal }
tk-lowest = nejslabší
tk-lowest-of = Skóre je barva s nejméně body. { $goal } bodů v jedné barvě spustí poslední tahy.
tk-points-from =
    Za kameny hráče { $name }: { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
tk-steps = { $left ->
    [0] splněno
    [none] mimo dosah
   *[other] chybí { $left }
}
tk-slots = { $done } z { $all }
tk-touch-to-read = Dotkni se karty a přečti si ji.
tk-task-areas = Pole, o která jde:
tk-task-squares = Pole úkolu: { $squares }
tk-tabs = Části stolu
tk-tab-hand = Ruka
tk-tab-sides = Hráči

# Výsledek
tk-course = Body tah po tahu
tk-sources = Body podle zdroje
tk-by-color = Body v každé barvě
tk-source-destroyed = Zničené kameny
tk-source-legend = Legendy
tk-source-flare = Soupeřovy karty balance
tk-source-pair = Zbylé kameny
tk-best-turn = Nejlepší tah
tk-best-turn-points = tah { $number }, +{ $points }
tk-best-turn-see = Podívat se
tk-discard-instead = Raději zahodit

# Lessons
lesson-tashkalar-1 = První partie
lesson-tashkalar-2 = Legendy, karty balance a souboj

# A coach in the first games
tk-coach-aim-high = Získej 9 bodů dřív než soupeř: plň úkoly a drž na plánu legendy.
tk-coach-aim-duel = Získej 18 bodů dřív než soupeř: nič nepřátelské kameny a vyvolávej legendy.
tk-coach-aim-melee = Bij všechny: počítá se jen barva, ve které máš nejméně bodů.
tk-coach-first = Vyber prázdné pole pro kámen: začni skládat vzor karty z ruky.
tk-coach-pass = Po předání spoluhráč dokončí účinek nebo umístí kameny. Tah zůstává tvůj.
tk-coach-place = Umísťuj kameny, jak ukazuje karta v ruce; vzor se smí otočit i zrcadlit.
tk-coach-near = Ještě jeden kámen na { $square } a můžeš vyvolat: „{ $card }“.
tk-coach-summon = Můžeš vyvolat: „{ $card }“. Přečti si, co dělá; pak se dotkni karty a světlého pole.
tk-coach-several =
    Můžeš vyvolat některou z { $count } bytostí. Přečti si, co dělají; pak se dotkni karty a světlého pole.
tk-coach-flare = Jsi pozadu, a tak je karta balance připravená. Nestojí žádnou akci.
tk-coach-effect = Účinek bytosti: vyber jednu ze značek na plánu.
tk-coach-claim = Započítej úkol a dostaneš body. Na jeho místo přijde další.
tk-coach-end = Chceš to jinak? Ještě to můžeš vrátit.
tk-warp-instead = Zahrát zpětný účinek
