title = Kasárna

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
ask-send = Kdo půjde na bojiště?
ask-orders = Vydej tajné rozkazy.
ask-target = { $warrior }, { $card }: vyber cíl

# Odpovědi

choice-draw = naverbovat válečníka úrovně { $level }
choice-pass = konec verbování
choice-pick = { $warrior }, řádek { $line }: { $card }
choice-send = { $warriors ->
    [none] nikoho
   *[other] { $warriors }
}
choice-use = { $warrior } použije { $card }
choice-withdraw = { $warrior } odejde, nastoupí { $instead }
choice-wait = { $warrior } čeká
choice-target = { $own ->
    [yes] { $warrior } (tvůj)
    [self] { $warrior } (on sám)
   *[no] { $warrior }
}
choice-nobody = nikdo
itself = on sám

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
    [you] vybíráš
   *[other] { $name } vybírá
} kartu { $card } ({ $warrior })
told-last-copy = to byl poslední kus karty { $card }
told-entered = na bojiště přichází { $warrior } ({ $name })
told-turn = kolo { $number }
told-withdrawn = { $warrior } ({ $name }) se vrací do kasáren
told-ordered = { $warrior } ({ $name }) má rozkaz: { $card }
told-waited = { $warrior } ({ $name }) nemá úder a čeká
told-used = { $warrior } používá { $card }{ $targets ->
    [none] { "" }
    [nobody] , nikoho nezasáhne
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
told-die = { $why ->
    [first] padlo { $value }: tak se rozhodlo o pořadí
    [paralysis] { $works ->
        [yes] padlo { $value }, bylo třeba nejvýš { $chance }: ochromení působí
       *[no] padlo { $value }, bylo třeba nejvýš { $chance }: ochromení nepůsobí
    }
   *[effect] { $works ->
        [yes] padlo { $value }, bylo třeba nejvýš { $chance }: povedlo se
       *[no] padlo { $value }, bylo třeba nejvýš { $chance }: bez účinku
    }
}
told-lost-move = ochromení: { $warrior } přichází o úder
told-status = { $warrior }: { $kind ->
    [paralysis] ochromení
    [poison] otrava
   *[burn] popálení
}
told-cured = { $warrior }: konec stavu ({ $status })
told-boost = { $warrior }: { $kind ->
    [power] posílení
    [weakness] oslabení
    [defence] obrana
    [exposure] odkrytí
    [speed] zrychlení
   *[slowness] zpomalení
} ({ $level })
told-boost-removed = { $warrior }: zpět do normálu ({ $scale })
told-healed = { $warrior } získává zpět { $number ->
    [one] 1 život
    [few] { $number } životy
   *[other] { $number } životů
}
told-hurt = { $why ->
    [poison] otrava: { $warrior }
   *[effect] { $warrior }
} ztrácí { $number ->
    [one] 1 život
    [few] { $number } životy
   *[other] { $number } životů
}
told-eliminated = vyřazení: { $warrior } ({ $name })
told-ability = { $warrior }: působí schopnost

# Konec

end-reason = { $reason ->
    [eliminated] Celý oddíl je vyřazen.
    [turn-limit] Bitva trvala 300 kol.
   *[draw-agreed] Hráči se dohodli na remíze.
}
end-decided = { $decided ->
    [tie] Oba oddíly vyřazeny naráz: remíza.
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
   *[other] { " " }· přednost { $priority }
}
targets = { $icons ->
    [0] bez cíle
    [1] kterýkoli válečník
    [2] oba nepřátelé
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
keys = číslo · u vrátit · c NÁZEV karta · l průběh · r vzdát · d remíza · q konec · ?
draw-not-allowed = Remízu teď nabídnout nelze: jen jednou za kolo, a až když bitva začala.
help-answers =
    Odpovídej číslem možnosti nebo v notaci hry.
    Pokud je možnost jen jedna, stačí Enter.
