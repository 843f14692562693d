# The guided first game.
recruit = Vítej v kasárnách! Cíl: vyřadit celý nepřátelský oddíl. Nejdřív potřebuješ vlastní. Máš 5 bodů; válečník stojí tolik bodů, kolik je jeho úroveň, a kdo to je, uvidíš, až se přidá. Začni úrovní 2.
recruit-more = K oddílu se přidává Popletený čert. Srdce ukazují, kolik má válečník životů, křídla, jak je rychlý. Soupeř verbuje střídavě s tebou a nikdo nevidí cizí karty. Naverbuj druhého válečníka úrovně 2.
recruit-last = Věžní trubač podporuje ostatní: když vstoupí na bojiště, dostane jeho spojenec kartu síly. Zbývá 1 bod: naverbuj válečníka úrovně 1.
pick = Teď každý válečník dostane karty úderů: po jedné na každý ze svých dvou řádků, z kategorie uvedené v tom řádku a nejvýš tak vysoké úrovně, jakou má sám. Hromádka je odkrytá a společná a každé karty je jen pár kusů. Vyber kartu „Hořící fůra sena“ na první řádek Popleteného čerta.
pick-second = Tři cíle znamenají všechny kromě toho, kdo úder použije, tedy i spojence: opatrně s tím. Na druhý řádek vyber kartu „Pijavice“: zasáhne jednoho válečníka a způsobená zranění léčí Popleteného čerta.
pick-support = Úder nemusí nikoho zranit. Na první řádek Věžního trubače vyber „Požehnání“: kdo ho dostane, bije silněji a sám utrží méně.
pick-chance = „Kámen z praku“ zraňuje a se šancí 1/6 i ochromuje: rozhoduje kostka. Vyber ho na druhý řádek Věžního trubače.
pick-both = Šotek je malý a velmi rychlý. Na jeho první řádek vyber „Žhavé uhlíky“: dva cíle, tedy oba nepřátelé najednou. Další karty, které se hodí, jsou vypsané níž: klepni a prohlédni si je.
pick-last = Zbývá jeden prázdný řádek. Vyber „Seknutí drápem“ a oddíl je připravený. Ve vlastní partii celý výběr obstará tlačítko „Vybrat za mě“.
send = Z každé strany bojují dva válečníci, ostatní čekají v kasárnách. Obě strany vybírají tajně. Pošli Věžního trubače a Šotka: dobře se doplňují.
orders = Šotek už má kartu síly. Teď vydej tajné rozkazy: každému válečníkovi jeden úder; potom se rozkazy odkryjí a začíná nejrychlejší. Ať Věžní trubač použije úder „Kámen z praku“ a Šotek „Žhavé uhlíky“.
target = Šotek byl nejrychlejší a každý nepřítel dostal tolik bodů zranění, kolik má úder, a k tomu 1 za kartu síly. Věžní trubač a Noční můra jsou stejně rychlí: kostka dala přednost tvému. Jeho kámen zasáhne jednoho válečníka a koho, to vybíráš teprve teď: ať je to Noční můra.
orders-again = Noční můra se sama otrávila výměnou za spoustu síly. Na konci každého kola ji otrava stojí jeden život, ale její příští úder by byl strašný: je třeba být rychlejší! Místo úderu můžeš také válečníka stáhnout a poslat jiného. Teď ještě ne: vydej stejné rozkazy.
target-again = Noční můra byla vyřazena dřív, než stačila udeřit: takovou cenu má rychlost. A teď kámen: cílem je Ostrostřelec.
reinforce = Věžní trubač byl vyřazen. Na konci kola se volná místa na bojišti doplňují z kasáren: pošli Popleteného čerta.
finish = Ostrostřelec má už jen málo životů a Šotek je rychlejší než on. Ještě jednou „Žhavé uhlíky“ a pro Popleteného čerta pro jistotu „Pijavice“.
end = Vítězství! Když je celý oddíl vyřazen, vyhrává druhá strana. Umíš všechno, co je třeba: čím víc bodů, tím větší oddíly a víc překvapení. A teď si zahraj opravdovou partii!
