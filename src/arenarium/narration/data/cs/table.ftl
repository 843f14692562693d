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
    u        vrátit poslední volbu, pokud nevyšlo najevo nic skrytého
    b        zpět k předchozí otázce, má-li odpověď několik částí
    c NÁZEV  ukázat kartu toho jména v kterémkoli jazyce
    l        všechno, co se zatím stalo
    r        vzdát se
    d        nabídnout remízu nebo odpovědět na nabídku, pokud hra remízy zná
    q        odejít od stolu
    ?        tato nápověda
not-understood = „{ $text }“ není číslo, pole ani příkaz. Otazník ukáže, co se dá napsat.
no-such-number = Možnost { $text } není v nabídce.
not-possible = „{ $text }“ teď není možné.
refused-nothing = Není co vracet.
refused-others = Tohle vrátit nejde: mezitím hrál někdo jiný.
refused-turn = Tohle vrátit nejde: partie už pokračuje.
refused-chance = Tohle vrátit nejde: už rozhodla náhoda.
refused-learned = Tohle vrátit nejde: už znáš něco, co bylo skryté.
refused-over = Partie skončila.
sure-resign = Vzdát tuto partii? (a/n)
sure-propose-resigning = Vzdát se? Spoluhráč musí souhlasit. (a/n)
sure-keep-playing = Chceš se vzdát, ale spoluhráč nesouhlasil. Hrát dál? (a/n)
sure-offer-draw = Nabídnout remízu? (a/n)
sure-accept-draw = Přijmout remízu? (a/n)
sure-withdraw-draw = Tvoje nabídka remízy čeká. Vzít ji zpět? (a/n)
resign-not-allowed = Tady se vzdát nelze.
draw-not-allowed = Remízu teď nabídnout nelze.
card-unknown = Karta „{ $text }“ neexistuje.
log-title = Co se stalo
press-enter = Stiskni Enter.
hand-over = Teď hraje { $name }. Ostatní se prosím nedívejte. Stiskni Enter.
thinking = Přemýšlí { $name } …
earlier-lines = { $number ->
    [one] … a 1 dřívější zápis (l ukáže vše)
    [few] … a { $number } dřívější zápisy (l ukáže vše)
   *[other] … a { $number } dřívějších zápisů (l ukáže vše)
}
score-line = { $place }. { $name }: { $score }
saved = Partie je uložená; pokračuj pomocí --resume { $file }
not-saved = Partie není uložená; ukládá se pomocí --save SOUBOR.
position-again = Partie není uložená. Znovu začne pomocí --position { $file }
seed = Totéž rozdání znovu: --seed { $seed }

# The name of a computer player: its level is a number from 1 to 8, $nth counts those of its level at the table.
computer-player = { $level ->
    [1] { $nth ->
        [1] Mila
        [2] Florian
        [3] Jagoda
       *[4] Benek
    }
    [2] { $nth ->
        [1] Bruno
        [2] Wanda
        [3] Radim
       *[4] Ludka
    }
    [3] { $nth ->
        [1] Kazimir
        [2] Libuše
        [3] Zbyszko
       *[4] Dobrava
    }
    [4] { $nth ->
        [1] Rogneda
        [2] Svatopluk
        [3] Mieszko
       *[4] Ludmila
    }
    [5] { $nth ->
        [1] Twardowski
        [2] Sibylla
        [3] Faustus
       *[4] Kosmas
    }
    [6] { $nth ->
        [1] Perun
        [2] Mokosz
        [3] Veles
       *[4] Lilith
    }
    [7] { $nth ->
        [1] Svarog
        [2] Morana
        [3] Radegast
       *[4] Vesna
    }
    [8] { $nth ->
        [1] Triglav
        [2] Jaga
        [3] Rarog
       *[4] Dziewanna
    }
   *[other] Počítač { $level }
}

# Co se děje u stolu mimo hru

notice-leave = { $person ->
    [you] odcházíš od stolu
   *[other] { $name } odchází od stolu
}
notice-away = { $person ->
    [you] ztrácíš spojení
   *[other] { $name } ztrácí spojení
}
notice-return = { $person ->
    [you] jsi zpět u stolu
   *[other] { $name } je zpět u stolu
}
notice-agree = { $person ->
    [you] souhlasíš, aby za hráče { $other } hrál počítač
   *[other] { $name } souhlasí, aby za hráče { $other } hrál počítač
}
notice-time = { $person ->
    [you] vypršel ti čas
   *[other] { $name }: vypršel čas
}
notice-takeover = { $person ->
    [you] teď za tebe hraje počítač
   *[other] od teď hraje { $name }
}
notice-takeback = { $person ->
    [you] hra je zase v tvých rukou
   *[other] { $name } zase hraje
}

# Za koho hraje počítač: "Bruno za hráče Anna"
replaced-player = { $computer } za hráče { $name }

# Co ukazují zprávy s odkazem na stůl
link-title-open = { $host } zve do hry { $game }
link-title-join = Pojď si zahrát { $game }
link-title = { $game }: { $names }
link-text-open = { $free ->
    [0] Hráči: { $seats }, všichni už jsou tady. Otevři odkaz a dívej se.
   *[other] Hráči: { $seats }, volná místa: { $free }. Otevři odkaz a hraj, bez registrace.
}
link-text-live = Partie právě běží. Otevři odkaz a dívej se.
link-text-over = Partie skončila. Otevři odkaz a podívej se, jak probíhala.
link-text-site = Hry, které se naučíš za tři minuty a pak si je zahraješ s počítačem nebo s přáteli. Zdarma, bez účtu.
