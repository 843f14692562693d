# U stolu
table-aside = Průběh a chat
table-closed = Tento stůl byl zavřen.
connection-lost = Spojení se přerušilo. Zkouším to znovu…
seat-free = volné místo
question-yours = Jsi na tahu:
question-sending = Okamžik…
question-watching = Sleduj, co se děje…
question-waiting = Na tahu: { $names }
undo = Vrátit
show-again = Zopakovat tah soupeře
show-again-stop = Zastavit
wish-resign = Vzdát se
wish-resign-title = Opravdu se vzdát?
wish-resign-text = Hra skončí a vyhraje druhá strana.
wish-resign-team = Vzdát se
wish-resign-team-title = Opravdu se vzdát?
wish-resign-team-text = Hra skončí, až bude souhlasit tvůj spoluhráč. Do té doby si to můžeš rozmyslet.
wish-draw = Nabídnout remízu
wish-draw-title = Nabídnout remízu?
wish-draw-text = Soupeř ji může přijmout, než začne další tah. Nabídnout ji můžeš jednou za tah.
declared-resigning-own = Chceš se vzdát. Čeká se na souhlas spoluhráče.
declared-resigning = { $name } se chce vzdát. Když budeš souhlasit, vyhraje druhá strana.
declared-keep-playing = Přece jen hrát dál
declared-resign = Souhlasit a vzdát se
declared-draw-own = Tvoje nabídka remízy čeká.
declared-draw = { $name } nabízí remízu.
declared-accept = Přijmout
declared-decline = Odmítnout
declared-withdraw = Vzít nabídku zpět
has-left = { $name } už u stolu není.
claim-win = Nárokovat si výhru
wish-leave = Odejít
wish-leave-title = Odejít od stolu?
wish-leave-text = Druhá strana si pak může nárokovat výhru, nebo všichni mohou tvoje místo přenechat počítači. Do té doby se můžeš vrátit.
wish-leave-text-melee = Ostatní mohou tvoje místo přenechat počítači. Do té doby se můžeš vrátit.
play-on = Hrát dál
table-menu = Menu
table-skip = Přeskočit
table-log-new = { $count ->
    [one] Průběh a chat, { $count } nový řádek
    [few] Průběh a chat, { $count } nové řádky
   *[other] Průběh a chat, { $count } nových řádků
}
settings = Nastavení
setting-pace = Rychlost tahů
setting-pace-slow = pomalu
setting-pace-normal = normálně
setting-pace-fast = rychle
setting-pace-off = bez animace
setting-sound = Zvuk
setting-end-turns = Ukončit můj tah po poslední akci
setting-notify = Upozornit mě, když jsem na tahu
notify-turn = { $game }: jsi na tahu
result-show = Výsledek
result-look = Prohlédnout stůl
log = Průběh
log-empty = Zatím se nic nestalo.
chat = Chat
chat-empty = Zatím žádné zprávy.
chat-label = Napsat zprávu
chat-send = Odeslat
clocks = Zbývající čas
clock-days = { $days } d { $hours } h
clock-spoken = { $minutes } min { $seconds } s
result-title = Konec partie
result-next-level = Další: { $name }
result-rating = Tvé hodnocení
result-replay = Přehrát záznam
result-home = Na hlavní stránku
rematch = Hrát znovu
rematch-join = Přidat se k odvetě
rematch-watch = Sledovat odvetu
proof-title = Důkaz poctivého rozdání
proof-before = Všechny karty a kostky vyplývají z tajného semínka. Teď vidíš jeho otisk a po partii samo semínko, takže si ho může ověřit každý.
proof-after = Tento otisk byl vidět před partií. Je to SHA-256 semínka, takže rozdání bylo dané před první volbou. Záznam ověří příkaz „arenarium verify“.
proof-fingerprint = Otisk
proof-seed = Semínko
proof-record = Stáhnout záznam
seat-replaced = { $computer } za hráče { $name }
presence-here = u stolu
presence-away = bez spojení
attendance-lost = { $name } nemá spojení.
attendance-away = { $minutes ->
    [one] { $name } je pryč { $minutes } minutu.
    [few] { $name } je pryč { $minutes } minuty.
   *[other] { $name } je pryč { $minutes } minut.
}
attendance-agreed = Souhlasíš, aby za hráče { $name } hrál počítač. Čekáme na souhlas ostatních.
attendance-wait = Počkat
attendance-computer = Nechat hrát počítač
attendance-own = Partie teď běží bez tebe. Vrátit se můžeš, dokud tvé místo nikdo nezabere.
attendance-return = Vrátit se
attendance-replaced = Teď za tebe hraje počítač. Můžeš sledovat, jak mu to jde.
coach = Rada
coach-stop = Bez rad
setting-coach = Rady v prvních partiích
table-watching = Díváš se
