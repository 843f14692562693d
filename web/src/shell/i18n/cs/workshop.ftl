# Dílna: výroba a zkoušení karet
workshop-parts = Části dílny
workshop-tab-yours = Tvé karty
workshop-tab-write = Karta
workshop-tab-finished = Hotová karta
workshop-yours = Tvé karty
workshop-new-card = Nová karta
workshop-private = Vidíš je jen ty. Sadu nasdílíš odkazem.
workshop-full = V tomto prohlížeči už není místo: ulož do souboru, co si chceš nechat.
workshop-kept = Na serveru
workshop-forget = Zapomenout „{ $name }“
workshop-unnamed = Zatím beze jména
workshop-mistakes = { $what } · { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
   *[other] { $count } chyb
}
workshop-card-verdict = { $what } · { $verdict }
workshop-welcome = Vyrob kartu
workshop-welcome-text = Od nápadu ke hře za deset minut. Bez účtu.
workshop-step-1 = Napiš ji, nebo uprav tištěnou. Chyby uvidíš při psaní.
workshop-step-2 = Prohlédni si hotovou kartu ve třech jazycích.
workshop-step-3 = Vyzkoušej ji ve hře proti počítači.
workshop-step-4 = Zeptej se, jestli je vyvážená, a pošli ji přátelům.
workshop-or-sandbox = Nebo postav libovolnou pozici a hraj z ní dál:

workshop-editor = Editor karty
workshop-name = Jméno
workshop-name-pl = Polské jméno
workshop-name-cs = České jméno
workshop-saved = ✓ Uloženo
workshop-not-saved = Neuloženo
workshop-remove-card = Smazat tuto kartu
workshop-wrong-word = „{ $word }“?
workshop-did-you-mean = Nemělo to být
workshop-fix = Opravit
workshop-next = Dál:
workshop-in-english = Píše se anglicky; karta se přeloží sama.
workshop-picture = Vybrat obrázek
workshop-picture-search = Hledat obrázky (anglicky)
workshop-picture-found = { $count ->
    [0] Žádné obrázky
    [one] { $count } obrázek
    [few] { $count } obrázky
   *[other] { $count } obrázků
}
workshop-finished = Hotová karta
workshop-finished-empty = Tady se objeví karta, kterou píšeš.
workshop-stale = Podle posledního textu bez chyb.
workshop-as-written = Tak by vypadala vytištěná.
workshop-no-card-yet = Karta se tu objeví, jakmile ji půjde přečíst.
workshop-try = Vyzkoušet ve hře
workshop-mend-first = V kartě „{ $card }“ je chyba: nejdřív ji oprav.
workshop-open-it = Otevřít ji
workshop-set-up = Nejdřív postavit pozici
workshop-pass-on = Sdílet nebo hrát

workshop-fair = Je vyvážená?
workshop-fair-about = Server hraje dvojice partií s ní a bez ní a porovnává.
workshop-fair-not-yet = Až v sadě nebudou chyby, může s ní server hrát partie.
workshop-fair-ask = Zjistit
workshop-fair-again = Zeptat se znovu
workshop-fair-stop = Zastavit
workshop-fair-waiting = Čeká na volné místo…
workshop-fair-games = { $games } z nejvýše { $planned } partií
workshop-fair-first = Hrají se první partie.
workshop-fair-soon = Začne to, jakmile na to server bude mít čas.
workshop-fair-none = Zastaveno dřív, než bylo co porovnat.
workshop-fair-never = V žádné z těch partií kartu nikdo neměl.
workshop-fair-changed = Karta se od té doby změnila: tohle platí o její dřívější podobě.
workshop-fair-other = Server hraje partie s kartou „{ $card }“. Po jedné kartě.
workshop-fair-instead = Zastavit to a hrát s touto
workshop-fair-busy = Právě se ptá mnoho lidí. Zkus to za pár minut.
workshop-fair-interrupted = Partie byly přerušeny. Zeptej se znovu.
workshop-fair-too-slow = Partie s touto kartou trvá příliš dlouho.
workshop-fair-not-playable = Takhle se hrát nedá:
workshop-fair-internal = Na serveru se něco pokazilo. Zeptej se znovu.
workshop-fair-rate = S ní se vyhraje { $rate } partií ze 100.
workshop-fair-between = Pravda leží mezi { $low } a { $high }.
workshop-fair-so-far = Zatím to může být cokoli mezi { $low } a { $high } ze 100.
workshop-fair-hardly-used = Skoro nikdy se nezahraje.
workshop-fair-takes = Je na to potřeba pár set partií: minuty, na vytíženém serveru mnohem déle. Běží to dál, i když stránku opustíš.
workshop-fair-used = Zahraje se v { $share } partiích z 10
workshop-fair-turn = (kolem { $turn }. tahu).
workshop-verdict-too-early = Ještě nelze říct.
workshop-verdict-too-weak = Příliš slabá.
workshop-verdict-a-little-weak = Trochu slabá.
workshop-verdict-fair = Vyvážená.
workshop-verdict-a-little-strong = Trochu silná.
workshop-verdict-too-strong = Příliš silná.
workshop-short-too-early = ještě nelze říct
workshop-short-too-weak = příliš slabá
workshop-short-a-little-weak = trochu slabá
workshop-short-fair = vyvážená
workshop-short-a-little-strong = trochu silná
workshop-short-too-strong = příliš silná
workshop-advice-too-early = Řeklo by to víc partií.
workshop-advice-too-weak = Ať chce méně, nebo umí víc.
workshop-advice-a-little-weak = Stačí malá pomoc: o jedno víc, nebo o kámen méně.
workshop-advice-fair = Nech ji tak, jak je.
workshop-advice-a-little-strong = Obvykle stačí o jedno méně, nebo o kámen víc ve vzoru.
workshop-advice-too-strong = Ať umí méně, nebo stojí mnohem víc.
workshop-curve = Podíl partií vyhraných s touto kartou: { $rate } ze 100, mezi { $low } a { $high }
workshop-curve-empty = Podíl partií vyhraných s touto kartou: zatím žádné partie
workshop-curve-games = { $games } partií
workshop-curve-fair = vyvážená: 45 až 55

workshop-set-menu = Co udělat se sadou „{ $name }“
workshop-set-name = Jméno sady
workshop-share = Sdílet odkazem
workshop-play = Hrát s touto sadou
workshop-link = Odkaz na sadu
workshop-link-text = Kdo má odkaz, uvidí karty, zahraje si s nimi a může si udělat kopii. Odkaz uchová karty takové, jaké jsou teď: po změně je sdílej znovu a dostaneš nový odkaz.
workshop-export = Uložit do souboru
workshop-fork = Udělat kopii
workshop-copy-of = { $name } (kopie)
workshop-discard = Smazat sadu
workshop-unrated = Partie s vlastními kartami se nepočítají do hodnocení.
workshop-first-set = Moje karty
workshop-begin-with = Začít
workshop-printed-late = Tištěné karty se načítají pomalu: server je zaneprázdněný.
workshop-from-scratch = prázdnou kartou
workshop-in-set = V sadě
workshop-new-set = nová sada
workshop-make = Vyrobit
workshop-import = Otevřít soubor…
workshop-not-a-set = Tento soubor není sada karet.
workshop-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
workshop-by = autor: { $name }
workshop-change = Upravit kopii
workshop-shared-text = Ostatní karty jsou tištěné. Partie s touto sadou se nepočítají do hodnocení.

sandbox-title = Postavit pozici
sandbox-text = Postav všechno, jak chceš, a hraj odtud dál. Vidíš to jen ty.
sandbox-as-text = Pozice jako text
sandbox-position = Zkopíruj ji, nebo vlož jinou
sandbox-copy = Kopírovat text
sandbox-copied = Zkopírováno
sandbox-play = Hrát odtud
sandbox-note = Ber zpět, jak často chceš. Nic se nepočítá.
