# Co se dozví hráč, který není u stolu: přes Web Push a poštou

turn-title = Jsi na tahu
turn-text = { $game }, u stolu: { $others }
started-title = Tvoje partie začíná
started-text = { $game }, u stolu: { $others }
won-title = Výhra!
drawn-title = Tvoje partie skončila remízou
lost-title = Prohra
closed-title = Tvoje partie byla uzavřena
finished-text = { $game }, u stolu: { $others }
challenge-title = { $name } tě vyzývá
challenge-text = { $game }
friend-asked-title = { $name } si tě chce přidat mezi přátele
friend-accepted-title = { $name } teď patří mezi tvé přátele
round-title = Začíná { $round }. kolo
bye-title = V kole { $round } máš volno
over-title = Turnaj skončil: tvoje místo je { $rank }

mail-code-title = Tvůj kód je { $code }
mail-code-text = Zadej tento kód na stránce svého účtu a budeš dostávat e-maily, když přijdeš na tah: { $code }. Pokud to není tvoje žádost, zprávu ignoruj.
mail-foot = Tyto zprávy lze vypnout na stránce účtu: { $link }
