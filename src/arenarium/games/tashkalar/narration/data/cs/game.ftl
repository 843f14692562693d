# Barvy a kameny

side = { $side ->
    [0] Modrý
    [1] Žlutý
    [2] Fialový
   *[3] Bílý
}
seat-of-team = { $side } { $number ->
    [1] I
   *[2] II
}
piece = { $side ->
    [0] modrý
    [1] žlutý
    [2] fialový
   *[3] bílý
} { $rank ->
    [0] běžný
    [1] hrdinský
   *[2] legendární
} kámen
card = „{ $name }“
source-frozen = „{ $name }“ (zmrazený účinek)
source-warp = „{ $name }“ (zpětný účinek)
source-upper = { $name } (horní účinek)
source-lower = { $name } (dolní účinek)
direction = { $direction ->
    [N] ↑ nahoru
    [NE] ↗ nahoru doprava
    [E] → doprava
    [SE] ↘ dolů doprava
    [S] ↓ dolů
    [SW] ↙ dolů doleva
    [W] ← doleva
   *[NW] ↖ nahoru doleva
}

# Otázky

ask-draft = Vyber si školu.
ask-start = Umísti počáteční kámen.
ask-action = { $actions ->
    [one] Zbývá 1 akce.
    [few] Zbývají { $actions } akce.
   *[other] Zbývá { $actions } akcí.
} Co uděláš?
ask-free = Nezbývají ti žádné akce. Až budeš chtít, ukonči tah.
ask-claim = Splníš úkol?
ask-pair = Zbyly liché zničené běžné kameny několika barev. V které barvě získáš bod?
ask-legend-point = Vyvoláváš legendu. V které barvě získáš bod?
ask-place-lifted = Kam umístíš zvednutý kámen?
ask-pick-up = V zásobě už takové kameny nemáš. Který kámen z plánu se stane novou bytostí?
ask-return-cards = Vrátíš ještě některé karty dospod jejich balíčků? Na konci tahu si dobereš nové.
ask-keep-one = Zmrazenou kartu smíš mít jen jednu. Kterou si necháš?
ask-effect = { $source }: { $what }
what-destroy = který kámen bude zničen?
what-upgrade = kterému kameni se zvýší úroveň?
what-downgrade = kterému kameni se sníží úroveň?
what-convert = který kámen se promění?
what-choose = vyber pole.
what-gateway = který kámen se stane Bránou?
what-take = který kámen přijde na kartu?
what-release = kam se vrátí kámen z karty?
what-put = kam přijde nový kámen?
what-move = který kámen se pohne a kam?
what-swap = které dva kameny si vymění místa?
what-aim = vyber směr.
what-way = která z možností?
what-recover = která zahozená karta se vrátí navrch balíčku?
what-freeze = kterou zahozenou kartu zmrazíš?
what-copy = zpětný účinek které karty zkopíruješ?
what-discard = kterou kartu zahodíš?
what-accept = má se to stát?
what-several = co uděláš?

# Odpovědi

choice-school = vezmi si školu „{ $school }“
choice-start = { $colour }: { $at }
choice-place = umísti kámen na { $at }
choice-lift = zvedni svůj kámen z { $at }
choice-summon = vyvolej bytost { $card } na { $at }{ $details }
detail-turned = , otočení o { $degrees }°
detail-mirrored = , zrcadlově
detail-borrowed = , s využitím nepřátelského kamene na { $squares }
detail-improvised = , improvizace (barva hráče: { $colour })
detail-thawing = , s rozmrazením karty
choice-discard = zahoď kartu { $card }
choice-return = vrať kartu { $card } dospod balíčku
choice-thaw = rozmraz kartu { $card }
choice-keep = nech si kartu { $card }
choice-warp = zahraj zpětný účinek karty { $card }
choice-flare = zahraj balanci { $number } (soupeř: { $colour })
choice-claim = splň úkol { $card }
choice-destroy = znič { $target }
choice-upgrade = zvyš úroveň: { $target }
choice-downgrade = sniž úroveň: { $target }
choice-convert = proměň { $target }
choice-choose = vyber { $target }
choice-gateway = Bránou se stane { $target }
choice-take = polož na kartu { $target }
choice-release = vrať kámen z karty na { $at }
target-piece = { $piece } ({ $at })
target-square = pole { $at }
choice-put = umísti { $piece } na { $at }
choice-move = pohyb z { $at } na { $to }
choice-swap = vyměň kameny na { $at } a { $other }
choice-aim = { $direction }
choice-way = { $text ->
    [none] možnost { $number }
   *[other] { $text }
}
choice-recover = vrať kartu { $card } navrch balíčku
choice-freeze = zmraz kartu { $card }
choice-copy = zkopíruj zpětný účinek karty { $card }
choice-colour = získej bod v barvě hráče: { $colour }
choice-finish = { $phase ->
    [score] neplň žádný úkol
   *[actions] ukonči tah
}
choice-decline = { $asked ->
    [return-cards] nevracej další karty
   *[other] vynech to
}
choice-accept = ano
choice-pass = předej tah spoluhráči

# Události

told-turn = { $person ->
    [you] tvůj tah
   *[other] na tahu je { $name }
} ({ $actions ->
    [one] 1 akce
    [few] { $actions } akce
   *[other] { $actions } akcí
}{ $extra ->
    [yes] , tah navíc
   *[no] { "" }
})
told-school-taken = { $person ->
    [you] bereš si školu
   *[other] { $name } si bere školu
} „{ $school }“
told-dealt = karty jsou rozdány
told-start-piece = počáteční kámen na { $at }: { $colour }
told-placed = na { $at } přichází { $piece }
told-lifted = z { $at } mizí { $piece }
told-summoning = { $person ->
    [you] vyvoláváš
   *[other] { $name } vyvolává
} bytost { $card } na { $at }{ $details }
told-reused = novou bytostí se stává { $piece } na { $at }
told-destroyed = { $how ->
    [move] bojový pohyb: { $piece } na { $at } je zničen
    [leap] bojový skok: { $piece } na { $at } je zničen
    [summoned-onto] vyvolání na obsazené pole: { $piece } na { $at } je zničen
   *[effect] { $piece } na { $at } je zničen
}{ $counted ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }(počítá se { $counted }×)
}
told-removed = { $piece } opouští hru
told-moved = { $piece } { $how ->
    [leap] skáče
   *[move] se přesouvá
} z { $origin } na { $target }
told-upgraded = zvýšení úrovně na { $at }: teď { $piece }
told-downgraded = snížení úrovně na { $at }: teď { $piece }
told-converted = proměna na { $at }: { $was } → { $piece }
told-replaced = náhrada na { $at }: { $was } → { $piece }
told-swapped = kameny na { $one } a { $other } si vyměňují místa
told-held = { $piece } z { $at } přichází na kartu
told-released = { $at ->
    [none] { $piece } se vrací z karty do zásoby
   *[other] { $piece } se vrací z karty na { $at }
}
told-gateway = { $at ->
    [none] Brána už není
   *[other] Bránou je kámen na { $at }
}
told-square-chosen = vybrané pole: { $at }
told-aimed = směr: { $direction }
told-card-discarded = { $person ->
    [you] zahazuješ
   *[other] { $name } zahazuje
} kartu { $card }
told-returned = { $person ->
    [you] vracíš
   *[other] { $name } vrací
} dospod balíčku { $cards ->
    [none] { $what ->
        [beings] bytost
        [legends] legendu
       *[flares] balanci
    }
   *[other] kartu { $cards }
}
told-put-under = karta { $card } jde dospod balíčku
told-recovered = karta { $card } se vrací navrch balíčku
told-taken-back = { $person ->
    [you] bereš
   *[other] { $name } bere
} zpět do ruky kartu { $card }
told-frozen = { $person ->
    [you] zmrazuješ
   *[other] { $name } zmrazuje
} kartu { $card }
told-thawed = { $person ->
    [you] rozmrazuješ
   *[other] { $name } rozmrazuje
} kartu { $card }
told-warped = { $person ->
    [you] hraješ
   *[other] { $name } hraje
} zpětný účinek karty { $card }
told-copied = kopíruje se zpětný účinek karty { $card }
told-flare = { $person ->
    [you] hraješ
   *[other] { $name } hraje
} balanci { $number } (soupeř: { $colour }; { $parts ->
    [both] oba účinky
    [upper] horní účinek
   *[lower] dolní účinek
})
told-gained-actions = { $number ->
    [one] 1 akce navíc
    [few] { $number } akce navíc
   *[other] { $number } akcí navíc
}
told-lost-action = o 1 akci méně
told-will-draw = na konci tahu: { $what ->
    [legends] legenda navíc
   *[beings] bytost navíc
}
told-another-turn = po tomto tahu přijde ještě jeden
told-may-borrow = při příštím vyvolání se jeden nepřátelský kámen může počítat jako vlastní
told-may-count-empty = při příštím vyvolání { $number ->
    [one] se 1 prázdné pole může
    [few] se { $number } prázdná pole mohou
   *[other] se { $number } prázdných polí může
} počítat za běžné kameny
told-next-colour = příští vyvolání použije kameny v barvě hráče: { $colour }
told-slowed = v příštím tahu o jednu akci méně: { $colours }
told-counted-more = v tomto tahu se každý zničený nepřátelský kámen počítá { $number }×
told-counts-as-legend = počítá se to jako vyvolání legendy
told-control-passed = { $person ->
    [you] předáváš
   *[other] { $name } předává
} tah: pokračuje { $other }
told-legends-handed = { $person ->
    [you] odevzdáváš
   *[other] { $name } odevzdává
} { $number ->
    [one] 1 legendu
    [few] { $number } legendy
   *[other] { $number } legend
}{ $cards ->
    [none] { "" }
   *[other] { " " }({ $cards })
}, dostává: { $other }
told-drawn = { $person ->
    [you] dobíráš si
   *[other] { $name } si dobírá
} { $what ->
    [beings] { $number ->
        [one] 1 bytost
        [few] { $number } bytosti
       *[other] { $number } bytostí
    }
    [legends] { $number ->
        [one] 1 legendu
        [few] { $number } legendy
       *[other] { $number } legend
    }
   *[flares] { $number ->
        [one] 1 balanci
        [few] { $number } balance
       *[other] { $number } balancí
    }
}{ $cards ->
    [none] { "" }
   *[other] : { $cards }
}
told-reshuffled = zahozené { $what ->
    [legends] legendy
   *[flares] balance
} tvoří nový zamíchaný balíček
told-claimed = { $person ->
    [you] plníš
   *[other] { $name } plní
} úkol { $card }: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
told-next-task = příští úkol: { $card }
told-scored = { $colour }: +{ $points } { $why ->
    [destroyed] za zničené kameny
    [pair] za liché běžné kameny
    [flare] za zahranou balanci
   *[legend] za legendu
}
told-scored-in = { $name }: +{ $points } { $why ->
    [destroyed] za zničené kameny
    [pair] za liché běžné kameny
    [flare] za zahranou balanci
   *[legend] za legendu
} (barva hráče: { $colour })
told-end-triggered = { $reason ->
    [points] bodů už je dost
   *[deck] byla dobrána poslední bytost z balíčku
}: každý odehraje ještě jeden tah a hra skončí

# Konec

end-reason = { $reason ->
    [points] Konec nastal, protože bylo získáno dost bodů.
   *[deck] Konec nastal, protože došel balíček bytostí.
}
end-decided = { $decided ->
    [score] Rozhodly body.
    [further-points] Nejslabší barvy byly stejné; rozhodla další v pořadí.
    [upgraded-pieces] Bodů bylo stejně; rozhodl počet kamenů vyšší úrovně na plánu.
    [pieces] Bodů i kamenů vyšší úrovně bylo stejně; rozhodl počet kamenů na plánu.
    [tie] Bodů, kamenů vyšší úrovně i všech kamenů bylo stejně.
   *[other] { "" }
}

# Obrazovka

header-tashkalar = Tash-Kalar · { $form } · tah { $turn }
last-turns = poslední tahy!
points = body: { $points } z { $limit }
supply = zásoba { $common }+{ $legendary }
cards-held = ruka { $hand }, balíček { $deck }
frozen-card = zmrazená: { $card }
pending-card = čekající: { $card }
improvised-with = improvizace: { $signs }
more-cards = Další karty: { $names } (ukáže je c NÁZEV)
task-current = ● { $task } ({ $points }):
task-next = ○ příští: { $task } ({ $points }):
arena-signs = { $form ->
    [high] ♦ červené ♣ zelené + střed [ ] možné
   *[other] ♦ červené ♣ zelené [ ] možné
}
type-square = { $kind }: napiš pole, třeba { $example }.
type-two-squares = { $kind }: napiš dvě pole, třeba { $example }.
kind-school = Vezmi si školu
kind-start = Počáteční kámen, { $colour }
kind-place = Umísti kámen
kind-lift = Zvedni kámen
kind-destroy = Znič kámen
kind-upgrade = Zvyš úroveň kamene
kind-downgrade = Sniž úroveň kamene
kind-convert = Proměň kámen
kind-choose = Vyber
kind-gateway = Udělej z kamene Bránu
kind-take = Polož kámen na kartu
kind-release = Vrať kámen z karty
kind-put = Umísti { $piece }
kind-move = Pohyb
kind-swap = Vyměň dva kameny
kind-summon-card = Vyvolej bytost { $card } ({ $number ->
    [one] 1 způsob
    [few] { $number } způsoby
   *[other] { $number } způsobů
})
keys = číslo, pole · u zpět · c NÁZEV karta · l deník · r vzdát · q konec · ? rady
help-answers =
    Odpovídej číslem možnosti, polem (e5), dvěma poli (e5 f6)
    nebo v notaci hry. Pokud je možnost jen jedna, stačí Enter.

# Co přináší body

scoring-high =
    Splněné úkoly a 1 za každý vlastní legendární kámen na plánu
scoring-duel =
    Nepřátelské kameny zničené za tah: 2 za legendární, 1 za hrdinský, 1 za dva běžné
    1 za vyvolání legendy
    1 za kartu balance, kterou zahraje soupeř
scoring-melee =
    Skóre jsou body v barvě, ve které jich hráč má nejméně
    Nepřátelské kameny zničené za tah, v jejich barvě: 2 za legendární, 1 za hrdinský, 1 za dva běžné
    1 za vyvolání legendy, v libovolné barvě
    1 za kartu balance zahranou proti tobě, v barvě toho, kdo ji zahrál
