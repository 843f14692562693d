# Konec partie

end-you-win = Vyhráváš!
end-winners = { $number ->
    [one] Vyhrává { $names }.
   *[other] Vyhrávají: { $names }.
}
end-tie = Remíza!
end-forfeit = { $reason ->
    [out-of-time] { $person ->
        [you] Vypršel ti čas.
        [your-team] Tvůj tým prohrává na čas.
        [team] { $names } prohrávají na čas.
       *[other] { $names }: vypršel čas.
    }
    [left] { $person ->
        [you] Odcházíš od stolu.
        [your-team] Někdo z tvého týmu odešel od stolu.
        [team] { $names }: někdo z nich odešel od stolu.
       *[other] { $names } odchází od stolu.
    }
   *[resigned] { $person ->
        [you] Vzdáváš se.
        [your-team] Tvůj tým se vzdává.
        [team] { $names } se vzdávají.
       *[other] { $names } se vzdává.
    }
}

# Co se říká vedle tahů

told-resigned = { $person ->
    [you] vzdáváš se
   *[other] { $name } se vzdává
}
told-would-resign = { $person ->
    [you] chceš se vzdát; spoluhráč musí souhlasit
   *[other] { $name } se chce vzdát; spoluhráč musí souhlasit
}
told-keeps-playing = { $person ->
    [you] chceš hrát dál
   *[other] { $name } chce hrát dál
}
told-draw-offered = { $person ->
    [you] nabízíš remízu
   *[other] { $name } nabízí remízu
}
told-draw-accepted = { $person ->
    [you] přijímáš remízu
   *[other] { $name } přijímá remízu
}
told-draw-declined = { $person ->
    [you] odmítáš remízu
   *[other] { $name } odmítá remízu
}
told-draw-withdrawn = { $person ->
    [you] bereš nabídku remízy zpět
   *[other] { $name } bere nabídku remízy zpět
}
told-forfeited = { $reason ->
    [left] { $person ->
        [you] odcházíš od stolu a prohráváš
       *[other] { $name } odchází od stolu a prohrává
    }
   *[out-of-time] { $person ->
        [you] vypršel ti čas
       *[other] { $name }: vypršel čas
    }
}

# U stolu

you = ty
ask-number = Napiš číslo, pole nebo příkaz.
keys-back = b o krok zpět · ? nápověda
help =
    u        vezmi zpět poslední volbu, dokud nevyšlo najevo nic skrytého
    b        zpět k předchozí otázce, má-li odpověď několik částí
    c NÁZEV  ukaž kartu toho jména v kterémkoli jazyce
    l        všechno, co se zatím stalo
    r        vzdej se
    d       nabídni remízu, nebo odpověz na nabídku, pokud hra remízy zná
    q        odejdi od stolu
    ?        tato nápověda
not-understood = „{ $text }“ není číslo, pole ani příkaz. Otazník ukáže, co se dá napsat.
no-such-number = Možnost { $text } tu není.
not-possible = „{ $text }“ teď není možné.
refused-nothing = Není co vzít zpět.
refused-others = Nelze vzít zpět: mezitím jednal někdo jiný.
refused-turn = Nelze vzít zpět: hra už pokračuje.
refused-chance = Nelze vzít zpět: už rozhodla náhoda.
refused-learned = Nelze vzít zpět: už znáš něco, co bylo skryté.
refused-over = Hra skončila.
sure-resign = Opravdu se vzdáváš? (a/n)
sure-propose-resigning = Chceš se vzdát? Spoluhráč musí souhlasit. (a/n)
sure-keep-playing = Chceš se vzdát a spoluhráč zatím nesouhlasil. Hrát přece dál? (a/n)
sure-offer-draw = Nabídnout remízu? (a/n)
sure-accept-draw = Přijímáš remízu? n: odmítáš ji. (a/n)
sure-withdraw-draw = Tvoje nabídka remízy čeká. Vzít ji zpět? (a/n)
resign-not-allowed = Tady se vzdát nelze.
draw-not-allowed = Teď remízu nabídnout nejde.
card-unknown = Karta „{ $text }“ neexistuje.
log-title = Co se stalo
press-enter = Stiskni Enter.
hand-over = Teď rozhoduje { $name }. Ostatní se prosím nedívají. Stiskni Enter.
thinking = Přemýšlí { $name } …
earlier-lines = { $number ->
    [one] … a 1 dřívější zápis (l ukáže vše)
    [few] … a { $number } dřívější zápisy (l ukáže vše)
   *[other] … a { $number } dřívějších zápisů (l ukáže vše)
}
score-line = { $place }. { $name }: { $score }
saved = Partie je uložená; pokračuj pomocí --resume { $file }
not-saved = Partie není uložená; ukládá se pomocí --save SOUBOR.
seed = Totéž rozdání znovu: --seed { $seed }

# The name of a computer player at a table; its level is a number from 1 to 6.
computer-player = Počítač { $level }
