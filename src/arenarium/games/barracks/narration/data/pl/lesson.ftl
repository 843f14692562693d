# The guided first game.
recruit = Witaj w Koszarach! Najpierw zbierz oddział. Masz 5 punktów; Wojownik kosztuje tyle punktów, ile wynosi jego poziom, a kto to jest, zobaczysz dopiero po dobraniu karty. Zacznij od poziomu 2.
recruit-more = Do oddziału dołącza Pechowy Czart. Serca mówią, ile Wojownik wytrzyma, a Skrzydła, jak jest szybki. Przeciwnik rekrutuje na zmianę z tobą i nikt nie widzi cudzych kart. Dobierz drugiego Wojownika z poziomu 2.
recruit-last = Hejnalista wspiera innych: gdy wchodzi na Pole Bitwy, jego sojusznik dostaje kartę Mocy. Został 1 punkt: dobierz Wojownika z poziomu 1.
pick = Teraz każdy Wojownik dostaje Karty Ruchu: po jednej na każdą ze swoich dwóch linii, z Kategorii widocznej w tej linii i z poziomu nie wyższego niż jego własny. Stos jest odkryty i wspólny, a każda karta ma tylko kilka egzemplarzy. Wybierz „Płonący Wóz Siana” na pierwszą linię Pechowego Czarta.
pick-second = Trzy cele to wszyscy poza wykonującym Ruch, sojusznik też: ostrożnie z tym. Na drugą linię wybierz kartę „Pijawka”: trafia jednego Wojownika, a zadane obrażenia leczą Pechowego Czarta.
pick-support = Ruch nie musi nikogo ranić. Na pierwszą linię Hejnalisty wybierz „Błogosławieństwo”: kto je dostanie, bije mocniej i słabiej obrywa.
pick-chance = „Kamień z Procy” zadaje obrażenia, a z szansą 1/6 także paraliżuje: rozstrzyga Kostka. Wybierz go na drugą linię Hejnalisty.
pick-both = Skrzat jest mały i bardzo szybki. Na jego pierwszą linię wybierz „Gorący Żar”: dwa cele, czyli obaj przeciwnicy naraz.
pick-last = Została jedna pusta linia. Wybierz „Cios Pazurami” i oddział jest gotowy.
send = Walczy po dwóch Wojowników z każdej strony, reszta czeka w Koszarach. Obie strony wybierają w tajemnicy. Wyślij Hejnalistę i Skrzata: dobrze się uzupełniają.
orders = Skrzat ma już kartę Mocy. Teraz wydaj tajne rozkazy: po jednym Ruchu dla każdego Wojownika; potem rozkazy się odsłania i zaczyna najszybszy. Niech Hejnalista wykona Ruch „Kamień z Procy”, a Skrzat „Gorący Żar”.
target = Skrzat okazał się najszybszy, a każdy przeciwnik dostał tyle obrażeń, ile zadaje Ruch, i jeszcze 1 za kartę Mocy. Hejnalista i Zmora są równie szybcy: Kostka dała pierwszeństwo twojemu. Jego kamień trafia jednego Wojownika, a kogo, wybierasz dopiero teraz: niech to będzie Zmora.
orders-again = Zmora zatruła samą siebie w zamian za mnóstwo Mocy. Na koniec każdej tury trucizna odbiera jej Serce, ale następny cios byłby straszny: trzeba być szybszym! Zamiast Ruchu możesz też wycofać Wojownika i wysłać innego na jego miejsce. Jeszcze nie teraz: wydaj te same rozkazy.
target-again = Zmora została wyeliminowana, zanim zdążyła uderzyć: oto ile warta jest Szybkość. Teraz kamień: celem jest Brat Kurkowy.
reinforce = Hejnalista poległ. Na koniec tury wolne miejsca na Polu Bitwy można uzupełnić z Koszar: wyślij Pechowego Czarta.
finish = Bratu Kurkowemu zostało niewiele Serc, a Skrzat jest od niego szybszy. Jeszcze raz „Gorący Żar”, a dla Pechowego Czarta na wszelki wypadek „Pijawka”.
end = Zwycięstwo! Gdy wszyscy Wojownicy oddziału są wyeliminowani, wygrywa druga strona. Umiesz już wszystko, co trzeba: im więcej punktów, tym większe oddziały i więcej niespodzianek. A teraz zagraj po swojemu!
