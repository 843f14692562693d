# Podpowiedzi do lekcji: po jednej na każdy wybór uczącego się i jedna na koniec. Scenariusze są przy serwerze.

# Tash-Kalar

tashkalar-place = Witaj na arenie! W swojej turze wykonujesz akcje; kto zaczyna, ma w pierwszej turze tylko jedną. Najprostsza akcja to umieszczenie zwykłego piona na dowolnym pustym polu. Umieść pion na e4.
tashkalar-finish-1 = To była twoja jedyna akcja. Rozejrzyj się po planszy: dopóki nie zakończysz tury, możesz ją cofnąć. Potem zakończ turę.
tashkalar-pattern = Od teraz masz w każdej turze dwie akcje. Spójrz na kartę „Mistrz Miecza”: jej wzór to dwa piony w linii, z jednym polem odstępu. Pierwszy stoi na e4. Dokończ wzór: umieść pion na e6. Pomyłka? Wybór można cofnąć, dopóki nic ukrytego nie wyszło na jaw.
tashkalar-summon = Wzór jest gotowy; wzory wolno obracać i odbijać lustrzanie. Przywołaj istotę „Mistrz Miecza” na e5, czyli na polu między twoimi pionami. Użyte piony zostają na swoich miejscach.
tashkalar-effect = Przywołana istota ma efekt. Ta może zniszczyć zwykły wrogi pion sąsiadujący z nią po przekątnej, a wtedy sama awansuje: staje się heroiczna. Zniszcz pion na d4.
tashkalar-finish-2 = Brawo: jeden pion zniszczony, a na planszy stoi istota heroiczna. To była druga akcja: zakończ turę.
tashkalar-plan = Na koniec tury dobierasz karty, znów do trzech istot. Czas na plan: zadanie „Tęczowa Dominacja” wymaga, aby na czerwonych i na zielonych polach stało więcej twoich awansowanych pionów niż wrogich. Na czerwonym e5 masz już pierwszy. Na zielonym f8 mogłaby stanąć „Wieża Działowa”; jej wzór to blok czterech pionów. Zacznij go budować: umieść pion na f7.
tashkalar-discard = Karta, która nie pasuje do planu, nie musi zostać na ręce: raz w turze możesz poświęcić akcję i odrzucić istotę. Odrzuć kartę „Mistrz Intryg”; na koniec tury dobierzesz inną.
tashkalar-return = Przy odrzucaniu możesz też odłożyć inne karty pod ich talie, a później dobrać nowe. Tym razem zatrzymaj resztę: nie odkładaj więcej kart.
tashkalar-finish-3 = W tej turze nie zostało już nic do zrobienia. Zakończ ją, a dobierzesz nową istotę.
tashkalar-flare = Przeciwnik przywołał istotę wprost na twój pion na e4 i mocno cię wyprzedza: ma siedem pionów, a ty trzy. Od tego są flary! Flara nie kosztuje akcji i pomaga temu, kto jest w tyle. Rzuć swoją flarę.
tashkalar-flare-effect = Ta flara pozwala umieścić zwykły pion. Niech stanie na f6, w bloku.
tashkalar-block = Wciąż masz obie akcje. Dokończ blok: umieść pion na e7.
tashkalar-heroic = Blok e6, f6, e7 i f7 jest gotowy. Przywołaj istotę „Wieża Działowa” na f8, na zielonym polu. Od razu jest heroiczna.
tashkalar-aim = „Wieża Działowa” może wystrzelić w jednym ze wskazanych kierunków i niszczy tam dwa pierwsze piony. Po jej prawej stronie, na g8, stoi wrogi pion: wybierz ten kierunek.
tashkalar-finish-4 = Obie akcje wykorzystane. Zakończ turę: czeka na ciebie zadanie.
tashkalar-claim = Na koniec tury możesz wykonać jedno zadanie, którego warunki spełniasz. Masz awansowany pion na czerwonym polu i na zielonym, a przeciwnik nie ma tam żadnego: wykonaj zadanie „Tęczowa Dominacja” za 2 punkty.
tashkalar-end = Dwa punkty na początek, brawo! Punkt daje też każdy twój legendarny pion na planszy, a legendy na ręce czekają na większe wzory. Gdy ktoś ma dziewięć punktów albo dobierze ostatnią kartę własnej talii, każdy rozgrywa jeszcze jedną turę; potem wygrywa ten, kto ma najwięcej punktów. A teraz zagraj po swojemu!

# Koszary

barracks-recruit = Witaj w Koszarach! Najpierw zbierz oddział. Masz 5 punktów; Wojownik kosztuje tyle punktów, ile wynosi jego poziom, a kto to jest, zobaczysz dopiero po dobraniu karty. Zacznij od poziomu 2.
barracks-recruit-more = Do oddziału dołącza Pechowy Czart. Serca mówią, ile Wojownik wytrzyma, a Skrzydła, jak jest szybki. Przeciwnik rekrutuje na zmianę z tobą i nikt nie widzi cudzych kart. Dobierz drugiego Wojownika z poziomu 2.
barracks-recruit-last = Hejnalista wspiera innych: gdy wchodzi na Pole Bitwy, jego sojusznik dostaje kartę Mocy. Został 1 punkt: dobierz Wojownika z poziomu 1.
barracks-pick = Teraz każdy Wojownik dostaje Karty Ruchu: po jednej na każdą ze swoich dwóch linii, z Kategorii widocznej w tej linii i z poziomu nie wyższego niż jego własny. Stos jest odkryty i wspólny, a każda karta ma tylko kilka egzemplarzy. Wybierz „Płonący Wóz Siana” na pierwszą linię Pechowego Czarta.
barracks-pick-second = Trzy cele to wszyscy poza wykonującym Ruch, sojusznik też: ostrożnie z tym. Na drugą linię wybierz kartę „Pijawka”: trafia jednego Wojownika, a zadane obrażenia leczą Pechowego Czarta.
barracks-pick-support = Ruch nie musi nikogo ranić. Na pierwszą linię Hejnalisty wybierz „Błogosławieństwo”: kto je dostanie, bije mocniej i słabiej obrywa.
barracks-pick-chance = „Kamień z Procy” zadaje obrażenia, a z szansą 1/6 także paraliżuje: rozstrzyga Kostka. Wybierz go na drugą linię Hejnalisty.
barracks-pick-both = Skrzat jest mały i bardzo szybki. Na jego pierwszą linię wybierz „Gorący Żar”: dwa cele, czyli obaj przeciwnicy naraz.
barracks-pick-last = Została jedna pusta linia. Wybierz „Cios Pazurami” i oddział jest gotowy.
barracks-send = Walczy po dwóch Wojowników z każdej strony, reszta czeka w Koszarach. Obie strony wybierają w tajemnicy. Wyślij Hejnalistę i Skrzata: dobrze się uzupełniają.
barracks-orders = Skrzat ma już kartę Mocy. Teraz wydaj tajne rozkazy: po jednym Ruchu dla każdego Wojownika; potem rozkazy się odsłania i zaczyna najszybszy. Niech Hejnalista wykona Ruch „Kamień z Procy”, a Skrzat „Gorący Żar”.
barracks-target = Skrzat okazał się najszybszy, a każdy przeciwnik dostał tyle obrażeń, ile zadaje Ruch, i jeszcze 1 za kartę Mocy. Hejnalista i Zmora są równie szybcy: Kostka dała pierwszeństwo twojemu. Jego kamień trafia jednego Wojownika, a kogo, wybierasz dopiero teraz: niech to będzie Zmora.
barracks-orders-again = Zmora zatruła samą siebie w zamian za mnóstwo Mocy. Na koniec każdej tury trucizna odbiera jej Serce, ale następny cios byłby straszny: trzeba być szybszym! Zamiast Ruchu możesz też wycofać Wojownika i wysłać innego na jego miejsce. Jeszcze nie teraz: wydaj te same rozkazy.
barracks-target-again = Zmora została wyeliminowana, zanim zdążyła uderzyć: oto ile warta jest Szybkość. Teraz kamień: celem jest Brat Kurkowy.
barracks-reinforce = Hejnalista poległ. Na koniec tury wolne miejsca na Polu Bitwy można uzupełnić z Koszar: wyślij Pechowego Czarta.
barracks-finish = Bratu Kurkowemu zostało niewiele Serc, a Skrzat jest od niego szybszy. Jeszcze raz „Gorący Żar”, a dla Pechowego Czarta na wszelki wypadek „Pijawka”.
barracks-end = Zwycięstwo! Gdy wszyscy Wojownicy oddziału są wyeliminowani, wygrywa druga strona. Umiesz już wszystko, co trzeba: im więcej punktów, tym większe oddziały i więcej niespodzianek. A teraz zagraj po swojemu!
