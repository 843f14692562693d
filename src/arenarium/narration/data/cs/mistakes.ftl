# Chyby v souborech karet. Slova v uvozovkách jsou slova souboru nebo jazyka karet a zůstávají anglická.
warning = varování: { $mistake }
and-more = a dalších { $number }
did-you-mean = ; nemělo tam být „{ $near }“?
no-hint = {""}

# Co se čekalo
a-text = text
a-number = číslo
true-or-false = true nebo false
a-list = seznam
a-table = tabulka
a-name-in-quotes = jméno v uvozovkách
the-end = konec

# Soubor
file-too-large = příliš velký: soubor karet má nejvýše { $most } bajtů
not-toml = není to TOML: { $detail }
unreadable-toml = tento TOML nelze přečíst: { $detail }
unreadable = soubor nelze přečíst: { $detail }
not-utf8 = není to text v UTF-8: bajt { $byte } nelze přečíst
nested-too-deeply = data jsou příliš hluboko vnořená
half-a-character = v textu je půl znaku, a takové texty nejsou
no-key = { $key } není název klíče
no-value = { $value }: to soubor karet obsahovat nemůže
one-table = [{ $key }] je samostatná tabulka s jedním párem závorek
no-list-of-tables = „{ $kind }“ není seznam tabulek; napiš [[{ $kind }]] nad každou
none-in-it = není v něm [[{ $kind }]]
unknown-table = neznámá tabulka nebo klíč „{ $key }“; čeká se: { $expected }{ $hint }
no-cards = nejsou v něm karty; čeká se: { $expected }
too-many-files = souborů na jednu sadu: { $number }; nejvýše { $most }
too-many-cards = karet: { $number }; sada má nejvýše { $most } vlastních
no-base-before = sada „{ $base }“, na které má tato stavět, není; uveď její soubor před tímto
no-base = sada „{ $base }“, na které má tato stavět, není; známé jsou: { $known }
name-of-the-built-in = „{ $name }“ se jmenují vestavěné karty
game-without-cards = { $game }: tato hra nemá karty
cards-of-another-game = jsou to karty hry { $other }, ne { $game }
cards-of-several-games = v jednom souboru jsou karty několika her: { $games }; dej každé hře vlastní soubor

# Záznamy
missing = chybí „{ $key }“; čeká se: { $expected }
not-expected = „{ $key }“ je { $value }; čeká se: { $expected }
out-of-range = „{ $key }“ je { $value }; čeká se { $least } až { $most }
unknown-key = neznámý klíč „{ $key }“; známé jsou: { $known }{ $hint }
no-name = chybí jméno
empty = „{ $key }“ je prázdné
space-at-an-end = „{ $key }“ začíná nebo končí mezerou
too-many-signs = „{ $key }“ má znaků: { $signs }; nejvýše { $most }
unprintable = „{ $key }“ obsahuje znak, který nelze vytisknout
no-picture = „picture“ je „{ $value }“; čeká se název ikony, třeba lantern-flame
unknown-language = „{ $key }“ má neznámý jazyk „{ $language }“; známé jsou: { $known }
no-text-in-language = „{ $key }“ v „{ $language }“ je { $value }; čeká se text
second-of-that-name = jméno „{ $name }“ je tu podruhé ({ $what })
nothing-to-replace = není co nahradit: „{ $given }“ neexistuje ({ $what }){ $hint }
another-of-that-name = jméno „{ $name }“ už má někdo jiný ({ $what }), a nahrazuje se „{ $given }“
takes-its-place = jméno „{ $name }“ už existuje ({ $what }), takže tato karta zaujme jeho místo; má-li to tak být, přidej do ní pole replaces s tímto jménem

# Text v jazyce karet
not-in-the-language = { $problem }; čeká se: { $expected }{ $hint }
said-otherwise = { $problem }{ $hint }
ends-too-early = text končí příliš brzy
no-full-stop = chybí tečka na konci
a-comma = čárka
a-full-stop = tečka
word-not-expected = „{ $word }“ se sem nehodí
unknown-word = neznámé slovo „{ $word }“
say-instead = ; napiš „{ $words }“
in-digits = ; čísla se píší číslicemi: napiš „{ $words }“
too-many-words = slov v textu: { $words }; nejvýše { $most }
too-many-parts = text dělá příliš mnoho najednou: částí { $parts }; nejvýše { $most }
too-many-alternatives = možností na výběr: { $number }; nejvýše { $most }
number-too-small = čísla začínají od 1, ne od { $number }
number-too-large = čísla jdou do { $most }, ne do { $number }
not-the-same = text se přečte a zopakuje jako něco jiného
