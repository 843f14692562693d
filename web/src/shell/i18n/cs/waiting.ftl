# Než začne partie
waiting-invites = { $name } tě zve do hry { $game }
waiting-as = Přidat se jako
waiting-seen-as = Přátelé tě vidí jako
waiting-rename = Změnit
waiting-players = { $count ->
    [few] { $count } hráči
   *[other] { $count } hráčů
}
waiting-told = { $name } vidí u výsledku, že chceš hrát znovu. Partie začne, až se všichni přidají.
waiting-meanwhile = Zatím:
waiting-as-anybody = Jméno (nepovinné)
waiting-first-time = Poprvé?
waiting-public = Přidat se může každý.
waiting-by-link = Přidat se mohou jen lidé, kteří mají odkaz.
waiting-reserved = místo pro hráče { $name }
waiting-join = Přidat se
waiting-take = Obsadit toto místo
waiting-fill = Počítač na místo { $number }
waiting-computer = Počítač…
waiting-free = Uvolnit toto místo
waiting-share = Poslat tento odkaz přátelům
waiting-send = Poslat…
waiting-here-only = Tento odkaz funguje jen na tomto počítači. Pro hru v síti spusť server s volbou --host 0.0.0.0.
waiting-network-only = Tento odkaz funguje na počítačích a telefonech v tvé síti.
waiting-copy = Kopírovat odkaz
waiting-copied = Zkopírováno
waiting-start = Začít partii
waiting-for-players = Partie začne, až budou všechna místa obsazená.
waiting-leave = Odejít
waiting-called = Karty se rozdají, jakmile tu budou všichni. Čekáme nejvýš půl minuty, u korespondenční partie hodinu.
