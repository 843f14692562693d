# Konec partie

end-you-win = Vyhráváš!
end-winners = { $number ->
    [one] Vyhrává { $names }.
   *[other] Vyhrávají: { $names }.
}
end-tie = Remíza!

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
resign-sure = Opravdu se vzdáváš? (a/n)
resign-not-allowed = Tady se vzdát nelze.
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
