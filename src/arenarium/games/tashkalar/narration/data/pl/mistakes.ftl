# Błędy w kartach Tash-Kalar. Słowa w cudzysłowach są słowami języka kart i pozostają angielskie.
a-card = karta
a-task = zadanie

# Wzór
the-pattern = wzór
the-picture-of-marks = rysunek oznaczeń
no-rectangle = { $what } nie jest prostokątem znaków oddzielonych spacjami
pattern-too-large = { $what } jest większy niż { $most } na { $most } pól
unknown-sign = { $what } zawiera nieznany znak „{ $sign }”; znane są: { $known }
no-piece = wzór nie wymaga żadnego piona
marks-of-another-size = rysunek oznaczeń nie jest tak duży jak wzór
marks-without-centre = bez pola przywołania nie ma skąd patrzeć na oznaczenia
centre-with-summon-on = istota, która pojawia się na dowolnym polu („summon_on”), nie ma we wzorze pola przywołania
one-summoning-square = wzór wymaga dokładnie jednego pola przywołania (@, C, H lub L), a ma ich { $number }

# Miejsce w grze
bound-without-warp = „bound” mówi o efekcie zakrzywienia, a go tu nie ma
second-flare = druga flara z numerem { $number }
too-many-schools = więcej niż { $most } szkół w jednym zestawie
no-id = „id” to „{ $value }”; oczekiwano małych liter, cyfr i łączników
id-taken = „{ $id }” jest już zajęte; daj szkole inne id
legend-with-school = legenda nie należy do żadnej szkoły
being-for-flare = „{ $name }” to flara; istota nie może zająć jej miejsca
legend-of-another-rank = „{ $name }” jest legendą, więc karta innej rangi nie może zająć jej miejsca
being-of-another-rank = „{ $name }” nie jest legendą, więc karta innej rangi nie może zająć jej miejsca
of-another-school = „{ $name }”, której miejsce zajmuje, nie należy do szkoły „{ $school }”
no-place = nie ma dla niej miejsca w grze: napisz, którą kartę zastępuje albo do jakiej szkoły należy
school-is-full = szkoła „{ $school }” ma już swoje { $number } istot; napisz, którą z nich ta zastępuje
no-school = nie ma szkoły „{ $school }”; dodaj ją przez [[school]]
no-flare-to-replace = nie ma flary z numerem { $number }, którą można by zastąpić
beings-of-a-school = szkoła „{ $school }” ma istot: { $number }; potrzebuje { $needed }
still-spoken-of = „{ $card }” mówi o karcie „{ $gone }”, której już nie ma; zastąp też „{ $card }”
too-few-tasks = za mało zadań bez słowa „advanced” albo wszystkie są jednego rodzaju (SET-7)

# Karta jako całość
under-and-frozen = karta nie może iść pod talię i zostać w grze jako zamrożona
legend-under-deck = legenda nie idzie pod talię gracza
speaks-of-no-warp = tekst mówi o efekcie zakrzywienia tej karty, ale ona go nie ma
copies-bound-warp = tekst kopiuje efekt zakrzywienia tej karty, ale jest on związany („bound”)
warp-copies-warp = efekt zakrzywienia nie może kopiować innego: mógłby się nigdy nie skończyć
no-piece-on-card = tekst mówi o pionie na tej karcie, ale nic go tam nie kładzie
used-without-centre = bez pola przywołania nie wiadomo, które piony zostały użyte
no-being-then = tekst mówi o istocie, która właśnie jest przywoływana, ale wtedy takiej nie ma
no-marks = tekst mówi o oznaczonych polach, ale wzór żadnych nie oznacza
no-second-marks = tekst mówi o polach z drugim oznaczeniem, ale wzór takich nie ma
no-arrows = tekst mówi o wskazanych kierunkach, ale wzór nie ma strzałek
rank-of-legends = legendy, i tylko one, mają rangę legendarną
no-such-card = tekst mówi o karcie „{ $card }”, a takiej nie ma
flare-behind = przeciwnik musi mieć co najmniej 1 piona więcej, nie { $number }
task-points = zadanie jest warte co najmniej 1 punkt, nie { $number }
gap = w tekście w języku „{ $language }” jest luka

# Co gramatyka przepuszcza, a nic nie znaczy
again-while = „and again while ...” łączy się ze stawianiem jednego własnego piona
moves-counted = ruchy się liczy: napisz ile, „up to” ile albo „any number of”
until-any-number = „until it destroys a legendary piece” łączy się tylko z „any number of” ruchów
until-direction = „until it destroys a legendary piece” łączy się z ruchami w jednym kierunku
but-only-every = „but only” łączy się z policzonymi ruchami, nie z „every piece”
but-only-any = „but only” łączy się z policzonymi ruchami, nie z „any number of”
moves-of-two-kinds = ruchy dwóch rodzajów się liczy: napisz ile albo „up to” ile
one-by-one-placed = piony stawia się po kolei: napisz ile albo „up to” ile
one-by-one-leaps = skoki robi się po kolei: napisz ile albo „up to” ile
one-by-one-mirrored = piony odbija się po kolei: napisz ile albo „up to” ile
swap-one = zamienia się jednego piona z jednym
mirror-marked = odbija się piony z oznaczonych pól: napisz „on a marked square”
hold-one = na kartę zabiera się jednego piona
release-toward = pion, którego nie ma na planszy, do niczego się nie zbliża
one-gateway = Bramą staje się jeden pion
gateway-already = Brama już jest Bramą
always-gateway = Brama zawsze jest Bramą; zapytaj o „this being” albo „it”
new-square = „each time on a new square” łączy się z czynnościami, które wybierają jedno pole lub jednego piona
for-each-may = napisz „for each enemy color, you may ...”
for-each-within = „for each” nie może stać w innym „for each”
too-many-linked = „all or nothing” łączy najwyżej { $most } czynności
not-linked = „all or nothing” łączy pojedyncze czynności na pionach: place, move, destroy, upgrade, convert, swap
any-number-of-pieces = „any number of” liczy ruchy, nie piony; napisz „up to” albo „every”
left-out-twice = ten sam pion jest wyłączony dwa razy
opponent-compared = przeciwnika porównuje się po pionach „common” albo „upgraded”
first-pieces = kilka „first pieces” spotyka się tylko w znanym kierunku: najpierw wybierz kierunek
its-color = „a piece of its color” mówi się o pionie, który jest stawiany
not-one-color = „not all of one color” mówi się o kilku wybieranych pionach
equal-rank = „of equal rank” mówi się o drugim pionie zamiany
run-turns = bieg trzyma się swojego kierunku; nie może skręcać
one-run = „any number of” ruchów to jeden bieg: napisz „in one direction” albo „toward”, dokąd
run-or-toward = bieg trzyma się kierunku albo zmierza ku czemuś; nie może robić obu naraz
every-piece = „with every piece” łączy się z jednym ruchem każdego: napisz „do one ... move with every ...”
enemy-and-yours = pion nie może być jednocześnie wrogi i twój
twice-by-color = piony są ograniczone dwa razy: kolorem
twice-other-than = piony są ograniczone dwa razy: napisz „other than ... or ...”
twice-used = piony są ograniczone dwa razy: przez „used to summon”
twice-by-rank = piony są ograniczone dwa razy: rangą
tasks-know-no = zadania nie znają pól „{ $area }”
