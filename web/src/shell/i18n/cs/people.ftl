# Ostatní lidé: hledání soupeře, výzvy, přátelé, turnaje, upozornění

toasts = Novinky
toast-challenge = { $name } tě vyzývá: { $game }
toast-started = Tvoje partie začíná: { $game }
toast-turn = Jsi na tahu: { $game }
toast-round = { $name }: začíná { $round }. kolo
toast-bye = { $name }: v kole { $round } máš volno
toast-friend = { $name } si tě chce přidat mezi přátele
toast-look = Ukázat
toast-close = Zavřít

match-game = Hra
match-clock = Čas
match-cards = Karty
match-cards-printed = tištěné
match-rated = Do hodnocení

pairing-title = Najít soupeře
pairing-waiting = Hledáme někoho stejně silného…
pairing-seconds = { $seconds } s
pairing-quiet = Zatím nikdo nepřišel. Můžeš čekat dál, nebo hledání ukončit a vybrat si něco jiného:

computers-title = Počítačoví hráči
computers-text = Od mírných po silné. Vyber soupeře a hru.
computers-play = Hrát: { $game }, soupeř: { $name }
level-1-character = Hraje své první partie. Většinu příležitostí přehlédne a nic si z toho nedělá.
level-2-character = Přátelský a zapomnětlivý. Dá ti čas se rozkoukat.
level-3-character = Zná základy a drží se jich. Nenechávej mu dárky.
level-4-character = Bystré oko, málo trpělivosti. Každých pár tahů něco přehlédne.
level-5-character = Spočítá všechno, co má. Na to, co uděláš ty, skoro nemyslí.
level-6-character = Najde skoro každý dobrý tah. Stačí jedna chyba a využije ji.
level-7-character = Zváží víc, než se dá spočítat, a ničím neplýtvá.
level-8-character = Tři hlavy: jedna hraje, druhá odhaduje tvé karty, třetí odpovídá na tvůj tah. Přemýšlí dvě sekundy.

challenges-title = Výzvy
challenge-title = Výzva
challenge-to = Výzva pro: { $name }
challenge-from = { $name } tě vyzývá
challenge-by-link = Výzva odkazem
challenge-by-link-text = Vyber hru a pošli někomu odkaz. Hraje s tebou ten, kdo ho otevře první.
challenge-rated = do hodnocení
challenge-casual = mimo hodnocení
challenge-send = Poslat výzvu
challenge-make-link = Vytvořit odkaz
challenge-accept = Přijmout
challenge-decline = Odmítnout
challenge-withdraw = Vzít zpět
challenge-copy = Kopírovat odkaz
challenge-copied = Zkopírováno
challenge-sent-text = Výzva je odeslána. Partie tu začne, jakmile ji někdo přijme.
challenge-link-text = Pošli někomu tento odkaz. Partie tu začne, jakmile výzvu přijme.
challenge-none = Tato výzva tu není, nebo není pro tebe.
challenge-status-accepted = Výzva je přijata.
challenge-status-declined = Výzva byla odmítnuta.
challenge-status-withdrawn = Výzva byla vzata zpět.
challenge-status-expired = Výzva vypršela.
challenge-to-table = Ke stolu
challenge-home = Na hlavní stránku

account-profile = Tvůj profil
player-none = Účet se jménem { $name } tu není.
player-since = tady od { $day }
player-results = výhry: { $won }, remízy: { $drawn }, prohry: { $lost }
player-rank =
    { $games ->
        [one] { $rank }. místo, 1 partie
        [few] { $rank }. místo, { $games } partie
       *[other] { $rank }. místo, { $games } partií
    }
player-unrated = Zatím bez hodnocení.
player-games = Partie
player-challenge = Vyzvat

friends-title = Přátelé
friends-text = Přidej si lidi, se kterými hraješ.
friends-guest = S účtem si můžeš přidávat přátele a vyzývat je jménem.
friend-ask = Přidat mezi přátele
friend-accept = Přijmout
friend-part = Odebrat
friend-take-back = Vzít žádost zpět
friend-asked = žádost odeslána
friend-asks = chce si tě přidat mezi přátele

tournaments-text = Turnaj může založit každý, kdo má účet. Kola začínají sama; hraje se hned nebo korespondenčně.
tournaments-open = Otevřené přihlášky
tournaments-running = Probíhají
tournaments-over = Skončené
tournaments-none = Teď žádný není.
tournament-new = Nový turnaj
tournament-new-text = Založíš turnaj, lidé se přihlásí a ty ho zahájíš. Server určuje dvojice a vede tabulku.
tournament-guest = S účtem můžeš zakládat turnaje a hrát v nich.
tournament-guest-enter = Přihlásit se a hrát
tournament-make = Založit turnaj
tournament-name = Název
tournament-swiss = Švýcarský systém
tournament-swiss-text = Několik kol; hraješ s těmi, kdo mají stejně bodů.
tournament-round-robin = Každý s každým
tournament-round-robin-text = Každý hraje s každým jednou.
tournament-starts = Začne sám
tournament-starts-hint = Nech prázdné, pokud ho chceš zahájit ručně.
tournament-starts-at = začátek: { $when }
tournament-size =
    { $size ->
        [one] 1 hráč
        [few] { $size } hráči
       *[other] { $size } hráčů
    }
tournament-entered = hraješ
tournament-by = pořádá { $name }
tournament-status-open = Otevřené přihlášky
tournament-status-running = Probíhá
tournament-status-over = Skončil
tournament-status-cancelled = Zrušen
tournament-enter = Přihlásit se do turnaje
tournament-leave = Odejít
tournament-start = Zahájit teď
tournament-cancel = Zrušit
tournament-computer = Počítačový hráč
tournament-computer-add = Přidat do turnaje
tournament-entrants = Hráči
tournament-standings = Tabulka
tournament-nobody = Zatím nikdo.
tournament-points = Body
tournament-bh = BH
tournament-sb = SB
tournament-buchholz = Buchholz: body všech tvých soupeřů dohromady
tournament-sonneborn = Sonneborn-Berger: body poražených a polovina bodů těch, s kterými byla remíza
tournament-wins = Výhry
tournament-gone = už nehraje
tournament-deleted = smazaný hráč
tournament-round = { $round }. kolo
tournament-round-of = { $round }. kolo z { $rounds }
tournament-bye = má volno
tournament-none = Takový turnaj tu není.
tournament-rules = Rozhodují body, pak Buchholz, Sonneborn-Berger a počet výher. Kdo má ve švýcarském kole volno, dostává bod. Komu vyprší čas bez jediného tahu, ten už se nelosuje.

notices-title = Když tu nejsi
notices-text = Zprávy o tvém tahu, výzvách a kolech. Všechno je vypnuté, dokud to nezapneš.
notices-push-on = Upozornění v tomto prohlížeči jsou zapnutá.
notices-push-off = Upozornění v tomto prohlížeči jsou vypnutá.
notices-push-impossible = Tento prohlížeč tu upozornění ukazovat nemůže.
notices-on = Zapnout
notices-off = Vypnout
notices-blocked = Prohlížeč to nedovoluje. Podívej se na jeho nastavení pro tuto stránku.
notices-mail = E-mailová adresa
notices-mail-ask = Poslat mi kód
notices-mail-on = E-maily na { $address }
notices-mail-other = Použít jinou adresu
notices-code = Kód
notices-code-text = Na adresu { $address } jsme poslali kód ze šesti číslic.
notices-confirm = Potvrdit
pairing-left = Hledání skončilo, protože už jsi u stolu.
computers-all = Všichni počítačoví hráči
computers-one = Počítačový hráč
computers-about = Styl hry
