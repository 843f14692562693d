# Hráči a karty

side = { $side ->
    [0] Modrý
   *[1] Žlutý
}
card = „{ $name }“

# Otázky

ask-recruit = Verbuj válečníka: { $points ->
    [one] zbývá 1 bod.
    [few] zbývají { $points } body.
   *[other] zbývá { $points } bodů.
}
ask-pick = Vyber úder pro některého ze svých válečníků.
ask-send = Koho pošleš na bojiště?
ask-orders = Vydej tajné rozkazy.
ask-target = { $warrior } používá úder { $card }: kdo je cílem?

# Odpovědi

choice-draw = vezmi válečníka úrovně { $level }
choice-pass = konec verbování
choice-pick = { $warrior }, řádek { $line }: { $card }
choice-send = { $warriors ->
    [none] nikoho
   *[other] { $warriors }
}
choice-use = { $warrior } použije úder { $card }
choice-withdraw = { $warrior } se stáhne, nastoupí { $instead }
choice-wait = { $warrior } čeká
choice-target = { $own ->
    [yes] { $warrior } (z tvého oddílu)
    [self] { $warrior } (na sebe)
   *[no] { $warrior }
}
choice-nobody = nikdo

# Události

told-recruited = { $person ->
    [you] verbuješ:
   *[other] { $name } verbuje:
} { $warrior ->
    [none] válečník (úroveň { $level })
   *[other] { $warrior } (úroveň { $level })
}
told-passed = { $person ->
    [you] končíš
   *[other] { $name } končí
} s verbováním
told-picked = { $person ->
    [you] bereš
   *[other] { $name } bere
} úder { $card ->
    [none] (válečník { $slot }, řádek { $line })
   *[other] { $card } ({ $warrior })
}
told-last-copy = to byl poslední kus karty { $card }
told-entered = na bojiště přichází { $warrior } ({ $name })
told-turn = kolo { $number }
told-withdrawn = { $warrior } se stahuje, nastupuje { $instead }
told-ordered = { $warrior } ({ $name }) má rozkaz: { $card }
told-waited = { $warrior } ({ $name }) nemá úder a čeká
told-next = teď { $warrior }: { $why ->
    [die] rozhodla kostka
    [priority] úder má vyšší prioritu
   *[speed] rychlost { $speed }
}
told-used = { $warrior } používá úder { $card }{ $targets ->
    [none] { "" }
    [nobody] , cílem není nikdo
   *[other] , cíl: { $targets }
}
told-damage = { $warrior } dostává { $number ->
    [one] 1 bod zranění
    [few] { $number } body zranění
   *[other] { $number } bodů zranění
}{ $parts ->
    [none] { "" }
   *[other] { " " }({ $parts })
}
part-icons = úder { $number }
part-power = síla { $number }
part-ability = schopnost { $number }
part-move = text úderu { $number }
part-burn = popálení { $number }
part-defence = obrana { $number }
part-target = schopnost cíle { $number }
part-least = nejméně 1
told-die = kostka: { $value } ({ $why ->
    [first] kdo je první
    [paralysis] { $works ->
        [yes] do { $chance }: ochrnutí
       *[no] víc než { $chance }: ochrnutí nepůsobí
    }
   *[effect] { $works ->
        [yes] do { $chance }: daří se
       *[no] víc než { $chance }: nic se neděje
    }
})
told-lost-move = ochrnutí: { $warrior } přichází o úder
told-status = { $warrior } dostává kartu stavu: { $status }
told-cured = { $warrior } se zbavuje karty stavu: { $status }
told-boost = { $warrior } dostává kartu: { $boost } (teď { $level })
told-boost-removed = { $warrior } přichází o karty: { $scale }
told-healed = { $warrior } získává zpět { $number ->
    [one] 1 srdce
    [few] { $number } srdce
   *[other] { $number } srdcí
}
told-hurt = { $why ->
    [poison] otrava: { $warrior }
   *[effect] { $warrior }
} ztrácí { $number ->
    [one] 1 srdce
    [few] { $number } srdce
   *[other] { $number } srdcí
}
told-eliminated = { $warrior } ({ $name }) je ze hry
told-ability = { $warrior }: spouští se schopnost

# Konec

end-reason = { $reason ->
    [eliminated] Celý jeden oddíl je vyřazen.
    [turn-limit] Bitva trvala 300 kol.
   *[draw-agreed] Hráči se dohodli na remíze.
}
end-decided = { $decided ->
    [tie] Nikdo nemá převahu: remíza.
   *[other] { "" }
}

# Obrazovka

header-barracks = Kasárna · { $difficulty } · { $turn ->
    [0] před bitvou
   *[other] kolo { $turn }
}
level = úroveň { $level }
cards-left = ({ $number ->
    [one] zbývá 1 karta
    [few] zbývají { $number } karty
   *[other] zbývá { $number } karet
})
line-of = { $warrior }, řádek { $line }: { $categories } ({ $number ->
    [one] 1 úder
    [few] { $number } údery
   *[other] { $number } úderů
})
move-facts = { $category } { $level } · zranění { $damage } · { $targets }{ $priority ->
    [none] { "" }
   *[other] { " " }· priorita { $priority }
}
targets = { $icons ->
    [0] bez cíle
    [1] kdokoli
    [2] oba soupeři
   *[3] všichni ostatní
}
squad-levels = úrovně { $levels } · { $points ->
    [one] zbývá 1 bod
    [few] zbývají { $points } body
   *[other] zbývá { $points } bodů
}
side-facts = { $reserves ->
    [one] 1 válečník v kasárnách
    [few] { $reserves } válečníci v kasárnách
   *[other] { $reserves } válečníků v kasárnách
}, vyřazeno: { $fallen }
unknown-warrior = ? (úroveň { $level })
unknown-move = ?
open-line = zatím bez úderu ({ $categories })
keys = číslo · u zpět · c NÁZEV karta · l deník · r vzdát · d remíza · q konec · ? rady
draw-not-allowed = Teď remízu nabídnout nejde: jednou za kolo, když už bitva trvá.
help-answers =
    Odpovídej číslem možnosti nebo v notaci hry.
    Pokud je možnost jen jedna, stačí Enter.
