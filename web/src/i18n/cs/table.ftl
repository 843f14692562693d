# U stolu
table-play = Hra
table-aside = Průběh a chat
table-closed = Tento stůl byl zavřen.
connection-lost = Spojení se přerušilo. Zkouším to znovu…
seat-free = volné místo
question-yours = Jsi na tahu:
question-sending = Okamžik…
question-watching = Sleduj, co se děje…
question-waiting = Čeká se na: { $names }.
undo = Vzít zpět
show-again = Co se stalo?
show-again-stop = Stačí
wish-resign = Vzdát se
wish-resign-title = Opravdu se vzdát?
wish-resign-text = Hra skončí a vyhraje druhá strana.
wish-resign-team = Vzdát se
wish-resign-team-title = Opravdu se vzdát?
wish-resign-team-text = Hra skončí, až bude souhlasit tvůj spoluhráč. Do té doby si to můžeš rozmyslet.
wish-draw = Nabídnout remízu
wish-draw-title = Nabídnout remízu?
wish-draw-text = Druhá strana ji může přijmout, než začne další kolo. Nabídnout ji lze jednou za kolo.
declared-resigning-own = Chceš se vzdát. Čeká se na souhlas spoluhráče.
declared-resigning = { $name } se chce vzdát. Když budeš souhlasit, vyhraje druhá strana.
declared-keep-playing = Přece jen hrát dál
declared-resign = Souhlasím, vzdáváme se
declared-draw-own = Tvoje nabídka remízy čeká.
declared-draw = { $name } nabízí remízu.
declared-accept = Přijmout
declared-decline = Odmítnout
declared-withdraw = Vzít nabídku zpět
has-left = { $name }: místo u stolu je opuštěné.
claim-win = Nárokovat výhru
wish-leave = Odejít
wish-leave-title = Odejít od stolu?
wish-leave-text = Druhá strana si pak může nárokovat výhru, nebo všichni mohou tvoje místo přenechat počítačovému hráči. Do té doby se můžeš vrátit.
wish-leave-text-melee = Ostatní mohou tvoje místo přenechat počítačovému hráči. Do té doby se můžeš vrátit.
play-on = Hrát dál
take-over = Za { $name } ať hraje počítač
log = Průběh
log-empty = Zatím se nic nestalo.
chat = Chat
chat-empty = Zatím nikdo nic neřekl.
chat-label = Napsat zprávu
chat-send = Odeslat
clocks = Zbývající čas
clock-days = { $days } d { $hours } h
clock-spoken = { $minutes } min { $seconds } s
result-title = Hra skončila
result-score-tashkalar = { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}
result-score-barracks = { $score ->
    [one] zbývá { $score } válečník
    [few] zbývají { $score } válečníci
   *[other] zbývá { $score } válečníků
}
result-replay = Přehrát záznam
result-home = Zpět na začátek
rematch = Hrát znovu
rematch-join = Přidat se k odvetě
rematch-watch = Sledovat odvetu
proof-title = Bylo rozdání poctivé?
proof-before = Všechny karty a kostky vyplývají z tajného semínka. Teď je vidět jeho otisk; samo semínko se ukáže po hře a každý si je může ověřit.
proof-after = Otisk byl vidět před hrou. Je to SHA-256 semínka, takže rozdání bylo dané před první volbou. Záznam ověří příkaz „arenarium verify“.
proof-fingerprint = Otisk
proof-seed = Semínko
proof-record = Stáhnout záznam
