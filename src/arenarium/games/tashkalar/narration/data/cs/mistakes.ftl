# Chyby v kartách Tash-Kalaru. Slova v uvozovkách jsou slova jazyka karet a zůstávají anglická.
a-card = karta
a-task = úkol

# Vzor
the-pattern = vzor
the-picture-of-marks = obrázek značek
no-rectangle = { $what } není obdélník znaků oddělených mezerami
pattern-too-large = { $what } je větší než { $most } krát { $most } polí
unknown-sign = { $what } obsahuje neznámý znak „{ $sign }“; známé jsou: { $known }
no-piece = vzor nepotřebuje žádný kámen
marks-of-another-size = obrázek značek není tak velký jako vzor
marks-without-centre = bez pole vyvolání není odkud se na značky dívat
centre-with-summon-on = bytost, která přijde na kterékoli pole („summon_on“), nemá ve vzoru pole vyvolání
one-summoning-square = vzor potřebuje právě jedno pole vyvolání (@, C, H nebo L), a má jich { $number }

# Místo ve hře
bound-without-warp = „bound“ mluví o zpětném účinku, a žádný tu není
second-flare = druhá karta balance s číslem { $number }
too-many-schools = více než { $most } škol v jedné sadě
no-id = „id“ je „{ $value }“; čekají se malá písmena, číslice a spojovníky
id-taken = „{ $id }“ je už zabrané; dej škole jiné id
legend-with-school = legenda nepatří k žádné škole
being-for-flare = „{ $name }“ je karta balance; bytost její místo zaujmout nemůže
legend-of-another-rank = „{ $name }“ je legenda, takže karta jiné hodnosti její místo zaujmout nemůže
being-of-another-rank = „{ $name }“ není legenda, takže karta jiné hodnosti její místo zaujmout nemůže
of-another-school = „{ $name }“, jejíž místo zaujímá, nepatří ke škole „{ $school }“
no-place = nemá ve hře místo: napiš, kterou kartu nahrazuje, nebo ke které škole patří
school-is-full = škola „{ $school }“ už má svých { $number } bytostí; napiš, kterou z nich tato nahrazuje
no-school = škola „{ $school }“ není; přidej ji pomocí [[school]]
no-flare-to-replace = karta balance s číslem { $number }, kterou by šlo nahradit, není
beings-of-a-school = škola „{ $school }“ má bytostí: { $number }; potřebuje { $needed }
still-spoken-of = „{ $card }“ mluví o kartě „{ $gone }“, která už není; nahraď i „{ $card }“
too-few-tasks = příliš málo úkolů bez slova „advanced“, nebo jsou všechny jednoho druhu (SET-7)

# Karta jako celek
under-and-frozen = karta nemůže jít pod balíček a zůstat ve hře jako zmrazená
legend-under-deck = legenda nejde pod balíček hráče
speaks-of-no-warp = text mluví o zpětném účinku této karty, ale ona žádný nemá
copies-bound-warp = text kopíruje zpětný účinek této karty, ale ten je vázaný („bound“)
warp-copies-warp = zpětný účinek nemůže kopírovat jiný: mohl by nikdy neskončit
no-piece-on-card = text mluví o kameni na této kartě, ale nic ho tam nedává
used-without-centre = bez pole vyvolání nelze říct, které kameny byly použity
no-being-then = text mluví o bytosti, která se právě vyvolává, ale tehdy žádná taková není
no-marks = text mluví o označených polích, ale vzor žádná neoznačuje
no-second-marks = text mluví o polích s druhou značkou, ale vzor taková nemá
no-arrows = text mluví o ukázaných směrech, ale vzor nemá šipky
rank-of-legends = legendy, a jen ony, mají legendární hodnost
no-such-card = text mluví o kartě „{ $card }“, a ta není
flare-behind = soupeř musí mít alespoň o 1 kámen více, ne { $number }
task-points = úkol má hodnotu alespoň 1 bod, ne { $number }
gap = v textu v jazyce „{ $language }“ je mezera

# Co gramatika propustí, ale nic to neznamená
again-while = „and again while ...“ patří k pokládání jednoho tvého kamene
moves-counted = pohyby se počítají: napiš kolik, „up to“ kolik, nebo „any number of“
until-any-number = „until it destroys a legendary piece“ patří jen k „any number of“ pohybů
until-direction = „until it destroys a legendary piece“ patří k pohybům jedním směrem
but-only-every = „but only“ patří k počítaným pohybům, ne k „every piece“
but-only-any = „but only“ patří k počítaným pohybům, ne k „any number of“
moves-of-two-kinds = pohyby dvou druhů se počítají: napiš kolik, nebo „up to“ kolik
one-by-one-placed = kameny se pokládají jeden po druhém: napiš kolik, nebo „up to“ kolik
one-by-one-leaps = skoky se dělají jeden po druhém: napiš kolik, nebo „up to“ kolik
one-by-one-mirrored = kameny se zrcadlí jeden po druhém: napiš kolik, nebo „up to“ kolik
swap-one = vyměňuje se jeden kámen za jeden
mirror-marked = zrcadlí se kameny na označených polích: napiš „on a marked square“
hold-one = na kartu se bere jeden kámen
release-toward = kámen, který není na plánu, se k ničemu nepřibližuje
one-gateway = Bránou se stává jeden kámen
gateway-already = Brána už Bránou je
always-gateway = Brána je vždy Brána; ptej se na „this being“ nebo „it“
new-square = „each time on a new square“ patří k tomu, co vybírá jedno pole nebo jeden kámen
for-each-may = napiš „for each enemy color, you may ...“
for-each-within = „for each“ nemůže stát v jiném „for each“
too-many-linked = „all or nothing“ spojuje nejvýše { $most } činnosti
not-linked = „all or nothing“ spojuje jednotlivé činnosti s kameny: place, move, destroy, upgrade, convert, swap
any-number-of-pieces = „any number of“ počítá pohyby, ne kameny; napiš „up to“ nebo „every“
left-out-twice = týž kámen je vynechán dvakrát
opponent-compared = soupeř se porovnává podle kamenů „common“ nebo „upgraded“
first-pieces = několik „first pieces“ lze potkat jen ve známém směru: nejdřív vyber směr
its-color = „a piece of its color“ se říká o kameni, který se pokládá
not-one-color = „not all of one color“ se říká o několika vybíraných kamenech
equal-rank = „of equal rank“ se říká o druhém kameni výměny
run-turns = běh drží svůj směr; nemůže zahnout
one-run = „any number of“ pohybů je jeden běh: napiš „in one direction“, nebo „toward“, kam
run-or-toward = běh drží směr, nebo k něčemu míří; obojí nejde
every-piece = „with every piece“ patří k jednomu pohybu každého: napiš „do one ... move with every ...“
enemy-and-yours = kámen nemůže být zároveň nepřátelský i tvůj
twice-by-color = kameny jsou omezeny dvakrát: barvou
twice-other-than = kameny jsou omezeny dvakrát: napiš „other than ... or ...“
twice-used = kameny jsou omezeny dvakrát: pomocí „used to summon“
twice-by-rank = kameny jsou omezeny dvakrát: hodností
tasks-know-no = úkoly neznají pole „{ $area }“
