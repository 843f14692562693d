# The guided first game.
recruit = Witaj w koszarach! Cel: wyeliminować cały wrogi oddział. Najpierw zbierz własny. Masz 5 punktów; wojownik kosztuje tyle punktów, ile wynosi jego poziom, a kto to jest, zobaczysz, gdy dołączy. Zacznij od poziomu 2.
recruit-more = Do oddziału dołącza Pechowy Czart. Serca pokazują, ile punktów życia ma wojownik, a skrzydła, jak jest szybki. Przeciwnik rekrutuje na zmianę z tobą i nikt nie widzi cudzych kart. Dobierz drugiego wojownika z poziomu 2.
recruit-last = Hejnalista wspiera innych: gdy wchodzi na pole bitwy, jego sojusznik dostaje kartę mocy. Został 1 punkt: dobierz wojownika z poziomu 1.
pick = Teraz każdy wojownik dostaje karty ruchu: po jednej na każdą ze swoich dwóch linii, z kategorii widocznej w tej linii i z poziomu nie wyższego niż jego własny. Stos jest odkryty i wspólny, a każda karta ma tylko kilka egzemplarzy. Wybierz „Płonący Wóz Siana” na pierwszą linię Pechowego Czarta.
pick-second = Trzy cele to wszyscy poza wykonującym ruch, sojusznik też: ostrożnie z tym. Na drugą linię wybierz kartę „Pijawka”: trafia jednego wojownika, a zadane obrażenia leczą Pechowego Czarta.
pick-support = Ruch nie musi nikogo ranić. Na pierwszą linię Hejnalisty wybierz „Błogosławieństwo”: kto je dostanie, bije mocniej i słabiej obrywa.
pick-chance = „Kamień z Procy” zadaje obrażenia, a z szansą 1/6 także paraliżuje: rozstrzyga kostka. Wybierz go na drugą linię Hejnalisty.
pick-both = Skrzat jest mały i bardzo szybki. Na jego pierwszą linię wybierz „Gorący Żar”: dwa cele, czyli obaj wrogowie naraz. Inne pasujące karty są wypisane niżej: dotknij, aby je obejrzeć.
pick-last = Została jedna pusta linia. Wybierz „Cios Pazurami” i oddział jest gotowy. We własnej partii cały wybór zrobi przycisk „Wybierz za mnie”.
send = Walczy po dwóch wojowników z każdej strony, reszta czeka w koszarach. Obie strony wybierają w tajemnicy. Wyślij Hejnalistę i Skrzata: dobrze się uzupełniają.
orders = Skrzat ma już kartę mocy. Teraz wydaj tajne rozkazy: po jednym ruchu dla każdego wojownika; potem rozkazy się odsłania i zaczyna najszybszy. Niech Hejnalista wykona ruch „Kamień z Procy”, a Skrzat „Gorący Żar”.
target = Skrzat okazał się najszybszy, a każdy wróg dostał tyle obrażeń, ile zadaje ruch, i jeszcze 1 za kartę mocy. Hejnalista i Zmora są równie szybcy: kostka dała pierwszeństwo twojemu. Jego kamień trafia jednego wojownika, a kogo, wybierasz dopiero teraz: niech to będzie Zmora.
orders-again = Zmora zatruła samą siebie w zamian za mnóstwo mocy. Na koniec każdej tury trucizna odbiera jej punkt życia, ale następny cios byłby straszny: trzeba być szybszym! Zamiast ruchu możesz też wycofać wojownika i wysłać innego na jego miejsce. Jeszcze nie teraz: wydaj te same rozkazy.
target-again = Zmora została wyeliminowana, zanim zdążyła uderzyć: oto ile warta jest szybkość. Teraz kamień: celem jest Brat Kurkowy.
reinforce = Hejnalista został wyeliminowany. Na koniec tury wolne miejsca na polu bitwy uzupełnia się z koszar: wyślij Pechowego Czarta.
finish = Brat Kurkowy ma niewiele punktów życia, a Skrzat jest od niego szybszy. Jeszcze raz „Gorący Żar”, a dla Pechowego Czarta na wszelki wypadek „Pijawka”.
end = Zwycięstwo! Gdy cały oddział jest wyeliminowany, wygrywa druga strona. Umiesz już wszystko, co trzeba: im więcej punktów, tym większe oddziały i więcej niespodzianek. A teraz zagraj prawdziwą partię!
