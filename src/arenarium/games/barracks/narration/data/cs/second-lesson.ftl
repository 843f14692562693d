# The second guided game: recruiting, statuses, withdrawing.
recruit = Cíl je stejný: vyřadit nepřátelský oddíl. Tentokrát máš na verbování 10 bodů. Silní válečníci mají silnější údery; větší oddíl má vždy někoho na vystřídání. Nejlepší je něco mezi tím: naverbuj válečníka úrovně 3.
recruit-cheap = Abatyše léčí ty, kdo stojí vedle ní. Levný válečník nechá body na lepší: naverbuj někoho úrovně 1.
recruit-more = Honza z pece pro začátek stačí. Zbývá šest bodů: naverbuj dalšího válečníka úrovně 3.
recruit-last = Polednice umí svým příchodem ochromit nepřátele. Můžeš tím skončit, ale nevyužité body v boji nic nepřinesou. Naverbuj ještě jednoho válečníka úrovně 3.
pick = Teď každý válečník dostane karty úderů: po jedné na každý ze svých dvou řádků, z kategorie uvedené v tom řádku a nejvýš tak vysoké úrovně, jakou má sám. Hromádka je odkrytá a společná a každé karty je jen pár kusů. Na druhý řádek karty „Polednice“ vyber kartu „Rulík zlomocný“.
pick-chance = Některé účinky závisejí na kostce: „Hromnička“ zraňuje a se šancí 3/6 i chrání spojence. Vyber tuto kartu na druhý řádek Klibny. Zbytek obstará „Vybrat za mě“.
send = Ostatní údery byly vybrány za tebe, tak jak to ve hře dělá „Vybrat za mě“. Nejdřív pošli Honzu z pece a Klibnu. Dva dobří válečníci zůstanou v záloze.
orders = Morana už svým příchodem zpomalila tvé válečníky a oslabila Honzu z pece. Takové karty jsou posílení: nejvýš tři od druhu a opačné se ruší. Ať Honza z pece použije úder „Dloubnutí pochodní“ a Klibna „Medvědí objetí“.
target = „Medvědí objetí“ může zasaženého ochromit. Ochromení je stav; válečník má nejvýš jeden. Zasáhni nejsilnějšího nepřítele: to je Morana.
reinforce = Morana je ochromená: o každý svůj úder přijde se šancí 2/6. Její „Černá smrt“ ale otrávila všechny ostatní. Otrava bere život na konci každého kola. Honza z pece byl vyřazen: pošli Abatyši.
withdraw = Klibna je otrávená, pomalá a odkrytá. Stáhni ji: v kasárnách ztratí všechny tyto karty, zůstanou jen zranění. Kdo přijde místo ní, v tomto kole nic nedělá. Vyměň Klibnu za Polednici a Abatyše ať použije „Dožínky“.
burn = „Dožínky“ uzdravily tvé válečníky a odstranily novou otravu a „Černá smrt“ vzala vlastní straně Vodníka. Teď oheň: popálený válečník působí polovinu zranění. Ať Polednice použije „Svatojánský oheň“ a Abatyše „Dožínky“.
again = Permoník je popálený: způsobil 1 bod zranění místo 2. Žádný stav nepomine sám: musí se vyléčit, nebo se válečník stáhne. Vydej ještě jednou stejné rozkazy.
finish = Tentokrát ochromení připravilo Moranu o úder. Každá „Černá smrt“ ji stojí také život a moc jich nezbývá. Ať Polednice použije „Svatojánský oheň“ a Abatyše „Hromnička“.
end = Vítězství, a to nad válečníkem úrovně 5! Stavy oslabují silné, stažení zachraňuje slabé a záloha stojí za své body. A teď si zahraj vlastní klasickou partii!
