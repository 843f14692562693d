title = Tash-Kalar

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
piece = { $rank ->
    [0] běžný
    [1] hrdinský
   *[2] legendární
} { $side ->
    [0] modrý
    [1] žlutý
    [2] fialový
   *[3] bílý
} kámen
card = „{ $name }“
source-frozen = { $name } (zmrazený účinek)
source-warp = { $name } (zpětný účinek)
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
ask-start = Umísti startovní kámen.
ask-action = { $actions ->
    [one] Tvůj tah: zbývá 1 akce
    [few] Tvůj tah: zbývají { $actions } akce
   *[other] Tvůj tah: zbývá { $actions } akcí
}
ask-free = Žádné akce ti nezbývají. Až budeš chtít, ukonči tah.
ask-claim = Úkol je hotový! Započítat ho?
ask-pair = V několika barvách zbyl jeden zničený běžný kámen. Vyber barvu, ve které získáš 1 bod.
ask-legend-point = Legenda vyvolána! Vyber barvu, ve které získáš 1 bod.
ask-place-lifted = Umísti zvednutý kámen.
ask-pick-up = Takové kameny došly: vyber na plánu ten, který se stane bytostí.
ask-return-cards = Vyměnit další karty? Nové si dobereš na konci tahu.
ask-keep-one = Zmrazenou kartu můžeš mít jen jednu. Která zůstane?
ask-effect = { $source }: { $what }
what-destroy = znič kámen
what-upgrade = zvyš úroveň kamene
what-downgrade = sniž úroveň kamene
what-convert = proměň kámen
what-choose = vyber pole
what-gateway = udělej z kamene Bránu
what-take = polož kámen na kartu
what-release = vrať kámen z karty
what-put = umísti kámen
what-move = pohni kamenem
what-swap = prohoď dva kameny
what-aim = vyber směr
what-alternative = vyber jednu možnost
what-recover = vrať zahozenou kartu navrch balíčku
what-freeze = zmraz zahozenou kartu
what-copy = zkopíruj zpětný účinek
what-discard = zahoď kartu
what-accept = použít?
what-several = vyber, co udělat

# Odpovědi

choice-school = vzít si školu „{ $school }“
choice-start = { $colour }: { $at }
choice-place = umístit kámen na { $at }
choice-lift = zvednout svůj kámen z { $at }
choice-summon = vyvolat bytost { $card } na { $at }{ $details }
detail-turned = , otočení o { $degrees }°
detail-mirrored = , zrcadlově
detail-borrowed = , s využitím nepřátelského kamene na { $squares }
detail-improvised = , improvizace v barvě hráče { $colour } ({ $squares })
detail-thawing = , s rozmrazením karty
choice-discard = zahodit kartu { $card }
choice-return = dát kartu { $card } pod balíček
choice-thaw = rozmrazit kartu { $card }
choice-keep = nechat si kartu { $card }
choice-warp = zahrát zpětný účinek karty { $card }
choice-flare = zahrát kartu „Balance { $number }“ (soupeř: { $colour })
choice-claim = započítat úkol { $card }
choice-destroy = zničit { $target }
choice-upgrade = zvýšit úroveň: { $target }
choice-downgrade = snížit úroveň: { $target }
choice-convert = proměnit { $target }
choice-choose = vybrat { $target }
choice-gateway = Bránou se stane { $target }
choice-take = položit na kartu { $target }
choice-release = vrátit kámen z karty na { $at }
target-piece = { $piece } ({ $at })
target-square = pole { $at }
choice-put = umístit { $piece } na { $at }
choice-move = pohyb z { $at } na { $to }
choice-swap = prohodit kameny na { $at } a { $other }
choice-aim = { $direction }
choice-alternative = { $text ->
    [none] možnost { $number }
   *[other] { $text }
}
choice-recover = vrátit kartu { $card } navrch balíčku
choice-freeze = zmrazit kartu { $card }
choice-copy = zkopírovat zpětný účinek karty { $card }
choice-colour = získat bod v barvě hráče: { $colour }
choice-finish = { $phase ->
    [score] teď ne
   *[actions] ukončit tah
}
choice-decline = { $asked ->
    [return-cards] nechat ostatní
   *[other] vynechat
}
choice-accept = ano
choice-pass = předat tah spoluhráči

# Události

told-turn = { $person ->
    [you] tvůj tah
   *[other] na tahu: { $name }
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
told-start-piece = startovní kámen na { $at }: { $colour }
told-placed = { $piece } na { $at }
told-lifted = { $piece } je zvednut z { $at }
told-summoning = { $person ->
    [you] vyvoláváš
   *[other] { $name } vyvolává
} bytost { $card } na { $at }{ $details }
told-reused = novou bytostí se stává { $piece } na { $at }
told-destroyed = { $how ->
    [move] { $piece } na { $at } zničen pohybem
    [leap] { $piece } na { $at } zničen skokem
    [summoned-onto] { $piece } na { $at } zničen bytostí, která sem přichází
   *[effect] { $piece } na { $at } zničen
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
told-swapped = kameny na { $one } a { $other } se prohazují
told-held = { $piece } z { $at } jde na kartu
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
    [you] vyměňuješ
   *[other] { $name } vyměňuje
} { $cards ->
    [none] { $what ->
        [beings] bytost
        [legends] legendu
       *[flares] kartu balance
    }
   *[other] kartu { $cards }
}
told-put-under = karta { $card } jde pod balíček
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
} kartu „Balance { $number }“ (soupeř: { $colour }; { $parts ->
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
told-another-turn = po tomto tahu ještě jeden
told-may-borrow = při příštím vyvolání lze použít jeden nepřátelský kámen
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
        [one] 1 kartu balance
        [few] { $number } karty balance
       *[other] { $number } karet balance
    }
}: { $cards }
told-reshuffled = zahozené { $what ->
    [legends] legendy
   *[flares] karty balance
} se míchají do nového balíčku
told-claimed = { $person ->
    [you] započítáváš si
   *[other] { $name } si započítává
} úkol { $card }: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
told-next-task = příští úkol: { $card }
told-scored = { $colour } +{ $points } ({ $why ->
    [destroyed] zničené kameny
    [pair] zbylé kameny
    [flare] karta balance
   *[legend] legenda
})
told-scored-in = { $person ->
    [you] ty
   *[other] { $name }
} +{ $points }, barva hráče { $colour } ({ $why ->
    [destroyed] zničené kameny
    [pair] zbylé kameny
    [flare] karta balance
   *[legend] legenda
})
told-end-triggered = { $reason ->
    [points] bodů už je dost
   *[deck] došel balíček
}: každý má ještě jeden, poslední tah

# Konec

end-reason = { $reason ->
    [points] Cíle bylo dosaženo a každý měl ještě poslední tah.
   *[deck] Došel balíček.
}
end-decided = { $decided ->
    [further-points] Shoda v nejslabší barvě; rozhodla další v pořadí.
    [upgraded-pieces] Shoda v bodech; rozhodl počet kamenů vyšší úrovně na plánu.
    [pieces] Shoda v bodech i kamenech vyšší úrovně; rozhodl počet kamenů na plánu.
    [tie] Stejně bodů, kamenů vyšší úrovně i všech kamenů.
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
kind-school = Vzít si školu
kind-start = Startovní kámen, { $colour }
kind-place = Umístit kámen
kind-lift = Zvednout kámen
kind-destroy = Zničit kámen
kind-upgrade = Zvýšit úroveň kamene
kind-downgrade = Snížit úroveň kamene
kind-convert = Proměnit kámen
kind-choose = Vybrat
kind-gateway = Udělat z kamene Bránu
kind-take = Položit kámen na kartu
kind-release = Vrátit kámen z karty
kind-put = Umístit { $piece }
kind-move = Pohyb
kind-swap = Prohodit dva kameny
kind-summon-card = Vyvolat bytost { $card } ({ $number ->
    [one] 1 způsob
    [few] { $number } způsoby
   *[other] { $number } způsobů
})
keys = číslo, pole · u vrátit · c NÁZEV karta · l průběh · r vzdát · q konec · ?
help-answers =
    Odpovídej číslem možnosti, polem (e5), dvěma poli (e5 f6)
    nebo v notaci hry. Pokud je možnost jen jedna, stačí Enter.

# Co přináší body

scoring-high =
    Splněné úkoly a 1 za každý tvůj legendární kámen na plánu
scoring-duel =
    Nepřátelské kameny zničené za tah: 2 za legendární, 1 za hrdinský, 1 za dva běžné
    1 za vyvolání legendy
    1 za každou kartu balance, kterou zahraje soupeř
scoring-melee =
    Tvé skóre je barva, ve které máš nejméně bodů
    Nepřátelské kameny zničené za tah, v jejich barvě: 2 za legendární, 1 za hrdinský, 1 za dva běžné
    1 za vyvolání legendy, v barvě podle tvé volby
    1 za každou kartu balance zahranou proti tobě, v barvě toho, kdo ji zahrál
