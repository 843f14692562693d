# Co se dozví hráč, který není u stolu: přes Web Push a poštou

turn-title = Jsi na tahu
turn-text = { $game }, hraje také { $others }
started-title = Tvoje hra začíná
started-text = { $game }, hraje také { $others }
won-title = Výhra!
drawn-title = Tvoje hra skončila remízou
lost-title = Prohra
closed-title = Tvoje hra byla uzavřena
finished-text = { $game }, hraje také { $others }
challenge-title = { $name } tě vyzývá
challenge-text = { $game }
friend-asked-title = { $name } tě chce mezi přátele
friend-accepted-title = { $name } teď patří mezi tvé přátele
round-title = Začíná { $round }. kolo
bye-title = V { $round }. kole máš volno
over-title = Turnaj skončil: tvoje místo je { $rank }

mail-code-title = Tvůj kód je { $code }
mail-code-text = Zadej tento kód na stránce svého účtu a budeš dostávat poštu, když přijdeš na tah: { $code }. Pokud o něj nežádáš, není třeba nic dělat.
mail-foot = Tyto zprávy lze vypnout na stránce účtu: { $link }
