# Nápovědy k lekcím: jedna ke každé volbě toho, kdo se učí, a jedna na konec. Scénáře jsou u serveru.

# Tash-Kalar

tashkalar-place = Vítej v aréně! Ve svém tahu provádíš akce; kdo začíná, má v prvním tahu jen jednu. Nejjednodušší akcí je umístit běžný kámen na libovolné prázdné pole. Umísti kámen na e4.
tashkalar-finish-1 = To byla tvá jediná akce. Rozhlédni se po plánu: dokud tah neukončíš, můžeš ji vzít zpět. Pak ukonči tah.
tashkalar-pattern = Odteď máš v každém tahu dvě akce. Podívej se na kartu „Mistr meče“: jejím vzorem jsou dva kameny v řadě s jedním polem mezi sebou. První stojí na e4. Dokonči vzor: umísti kámen na e6. Omyl? Volbu můžeš vzít zpět, dokud nevyšlo najevo nic skrytého.
tashkalar-summon = Vzor je hotový; vzory se smějí otáčet a zrcadlit. Vyvolej bytost „Mistr meče“ na e5, tedy na poli mezi svými kameny. Použité kameny zůstávají na svých místech.
tashkalar-effect = Vyvolaná bytost má účinek. Tahle může zničit nepřátelský běžný kámen, který s ní šikmo sousedí, a pak se jí zvýší úroveň: stane se hrdinskou. Znič kámen na d4.
tashkalar-finish-2 = Výborně: jeden kámen zničen a na plánu stojí hrdinská bytost. To byla druhá akce: ukonči tah.
tashkalar-plan = Na konci tahu si dobíráš karty, opět do tří bytostí. Je čas na plán: úkol „Duhová převaha“ žádá, aby na červených i na zelených polích stálo víc tvých kamenů vyšší úrovně než soupeřových. Na červeném e5 už první máš. Na zeleném f8 by mohla stát „Dělová věž“; jejím vzorem je blok čtyř kamenů. Začni ho stavět: umísti kámen na f7.
tashkalar-discard = Karta, která se do plánu nehodí, nemusí zůstat v ruce: jednou za tah můžeš za akci zahodit bytost. Zahoď kartu „Mistr intrik“; na konci tahu si dobereš jinou.
tashkalar-return = Při zahazování můžeš také vrátit další karty dospod jejich balíčků a později si dobrat nové. Tentokrát si ostatní nech: nevracej další karty.
tashkalar-finish-3 = V tomto tahu už nic nezbývá. Ukonči ho a dobereš si novou bytost.
tashkalar-flare = Soupeř vyvolal bytost přímo na tvůj kámen na e4 a je daleko napřed: má sedm kamenů a ty tři. Právě pro takové chvíle jsou karty balance! Karta balance nestojí žádnou akci a pomáhá tomu, kdo prohrává. Zahraj tu svou.
tashkalar-flare-effect = Tahle karta balance ti dovolí umístit běžný kámen. Polož ho na f6, do bloku.
tashkalar-block = Obě akce máš pořád před sebou. Dokonči blok: umísti kámen na e7.
tashkalar-heroic = Blok e6, f6, e7 a f7 je hotový. Vyvolej bytost „Dělová věž“ na f8, na zeleném poli. Je hrdinská hned od začátku.
tashkalar-aim = „Dělová věž“ může vystřelit jedním z vyznačených směrů a ničí v něm první dva kameny. Vpravo od ní, na g8, stojí nepřátelský kámen: vyber tento směr.
tashkalar-finish-4 = Obě akce jsou pryč. Ukonči tah: čeká na tebe úkol.
tashkalar-claim = Na konci tahu můžeš splnit jeden úkol, jehož podmínky splňuješ. Máš kámen vyšší úrovně na červeném i na zeleném poli a soupeř tam nemá žádný: splň úkol „Duhová převaha“ za 2 body.
tashkalar-end = Dva body do začátku, výborně! Bod má i každý tvůj legendární kámen na plánu a legendy v ruce čekají na větší vzory. Jakmile má někdo devět bodů nebo si dobere poslední kartu svého balíčku, odehraje každý ještě jeden tah; pak vyhrává ten, kdo má nejvíc bodů. A teď si zahraj po svém!

# Kasárna

barracks-recruit = Vítej v kasárnách! Nejdřív potřebuješ oddíl. Máš 5 bodů; válečník stojí tolik bodů, kolik činí jeho úroveň, a kdo to je, uvidíš teprve po vytažení karty. Začni úrovní 2.
barracks-recruit-more = K oddílu se přidává Popletený čert. Srdce říkají, kolik válečník vydrží, křídla, jak je rychlý. Soupeř verbuje střídavě s tebou a nikdo nevidí cizí karty. Vezmi druhého válečníka úrovně 2.
barracks-recruit-last = Věžní trubač podporuje ostatní: když vstoupí na bojiště, dostane jeho spojenec kartu síly. Zbývá 1 bod: vezmi válečníka úrovně 1.
barracks-pick = Teď každý válečník dostane karty úderů: po jedné na každý ze svých dvou řádků, z kategorie uvedené v tom řádku a nejvýš tak vysoké úrovně, jakou má sám. Hromádka je odkrytá a společná a každé karty je jen pár kusů. Vyber kartu „Hořící fůra sena“ na první řádek Popleteného čerta.
barracks-pick-second = Tři cíle znamenají všechny kromě toho, kdo úder použije, tedy i spojence: opatrně s tím. Na druhý řádek vyber kartu „Pijavice“: zasáhne jednoho válečníka a způsobená zranění léčí Popleteného čerta.
barracks-pick-support = Úder nemusí nikoho zranit. Na první řádek Věžního trubače vyber „Požehnání“: kdo ho dostane, bije silněji a sám utrží méně.
barracks-pick-chance = „Kámen z praku“ zraňuje a se šancí 1/6 i ochromuje: rozhoduje kostka. Vyber ho na druhý řádek Věžního trubače.
barracks-pick-both = Šotek je malý a velmi rychlý. Na jeho první řádek vyber „Žhavé uhlíky“: dva cíle, tedy oba soupeři najednou.
barracks-pick-last = Zbývá jeden prázdný řádek. Vyber „Seknutí drápem“ a oddíl je připravený.
barracks-send = Z každé strany bojují dva válečníci, ostatní čekají v kasárnách. Obě strany vybírají tajně. Pošli Věžního trubače a Šotka: dobře se doplňují.
barracks-orders = Šotek už má kartu síly. Teď vydej tajné rozkazy: každému válečníkovi jeden úder; potom se rozkazy odkryjí a začíná nejrychlejší. Ať Věžní trubač použije úder „Kámen z praku“ a Šotek „Žhavé uhlíky“.
barracks-target = Šotek byl nejrychlejší a každý soupeř dostal tolik bodů zranění, kolik má úder, a k tomu 1 za kartu síly. Věžní trubač a Noční můra jsou stejně rychlí: kostka dala přednost tvému. Jeho kámen zasáhne jednoho válečníka a koho, to vybíráš teprve teď: ať je to Noční můra.
barracks-orders-again = Noční můra se sama otrávila výměnou za spoustu síly. Na konci každého kola jí otrava vezme jedno srdce, ale její příští úder by byl strašný: je třeba být rychlejší! Místo úderu můžeš také válečníka stáhnout a poslat jiného. Teď ještě ne: vydej stejné rozkazy.
barracks-target-again = Noční můra byla vyřazena dřív, než stačila udeřit: takovou cenu má rychlost. A teď kámen: cílem je Ostrostřelec.
barracks-reinforce = Věžní trubač padl. Na konci kola lze volná místa na bojišti doplnit z kasáren: pošli Popleteného čerta.
barracks-finish = Ostrostřelci zbývá jen málo srdcí a Šotek je rychlejší než on. Ještě jednou „Žhavé uhlíky“ a pro Popleteného čerta pro jistotu „Pijavice“.
barracks-end = Vítězství! Když jsou všichni válečníci oddílu vyřazeni, vyhrává druhá strana. Umíš všechno, co je třeba: čím víc bodů, tím větší oddíly a víc překvapení. A teď si zahraj po svém!
