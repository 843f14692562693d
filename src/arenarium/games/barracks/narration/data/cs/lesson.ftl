# The guided first game.
send = Vítej v kasárnách! Cíl: vyřadit celý nepřátelský oddíl. Tady je tvůj: srdce ukazují, kolik má válečník životů, křídla, jak je rychlý. Z každé strany bojují dva, ostatní čekají. Obě strany vybírají tajně: pošli Věžního trubače a Šotka.
orders = Když vstoupí Věžní trubač, dostane jeho spojenec kartu síly: Šotek udeří silněji. Teď vydej tajné rozkazy: každému válečníkovi jeden úder; potom se rozkazy odkryjí a začíná nejrychlejší. Ať Věžní trubač použije úder „Kámen z praku“ a Šotek „Žhavé uhlíky“.
target = Šotek byl nejrychlejší a každý nepřítel dostal tolik bodů zranění, kolik má úder, a k tomu 1 za kartu síly. Věžní trubač a Noční můra jsou stejně rychlí: kostka dala přednost tvému. Jeho kámen zasáhne jednoho válečníka a koho, to vybíráš teprve teď: ať je to Noční můra.
orders-again = Noční můra se sama otrávila výměnou za spoustu síly. Na konci každého kola ji otrava stojí jeden život, ale její příští úder by byl strašný: je třeba být rychlejší! Místo úderu můžeš také válečníka stáhnout a poslat jiného. Teď ještě ne: vydej stejné rozkazy.
target-again = Noční můra byla vyřazena dřív, než stačila udeřit: takovou cenu má rychlost. A teď kámen: cílem je Ostrostřelec.
reinforce = Věžní trubač byl vyřazen. Na konci kola se volná místa na bojišti doplňují z kasáren: pošli Popleteného čerta.
finish = Ostrostřelec má už jen málo životů a Šotek je rychlejší než on. Ještě jednou „Žhavé uhlíky“ a pro Popleteného čerta pro jistotu „Pijavice“.
end = Vítězství! Když je celý oddíl vyřazen, vyhrává druhá strana. Umíš všechno, co je třeba: čím víc bodů, tím větší oddíly a víc překvapení. Příští lekce ukáže verbování a výběr úderů; ve tvé rychlé partii to obstará „Vybrat za mě“.
