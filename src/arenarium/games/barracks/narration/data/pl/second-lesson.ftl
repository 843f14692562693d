# The second guided game: recruiting, statuses, withdrawing.
recruit = Cel jest ten sam: wyeliminować wrogi oddział. Tym razem masz na rekrutację 10 punktów. Silni wojownicy mają mocniejsze ruchy; większy oddział zawsze ma kogoś na zmianę. Najlepiej coś pomiędzy: dobierz wojownika z poziomu 3.
recruit-cheap = Ksieni leczy tych, którzy stoją obok. Tani wojownik zostawia punkty na lepszych: dobierz kogoś z poziomu 1.
recruit-more = Jaś Piecuch na początek wystarczy. Zostało sześć punktów: dobierz kolejnego wojownika z poziomu 3.
recruit-last = Południca potrafi sparaliżować wrogów, gdy wchodzi. Możesz na tym skończyć, ale niewydane punkty nic nie dają w walce. Dobierz jeszcze jednego wojownika z poziomu 3.
pick = Teraz każdy wojownik dostaje karty ruchu: po jednej na każdą ze swoich dwóch linii, z kategorii widocznej w tej linii i z poziomu nie wyższego niż jego własny. Stos jest odkryty i wspólny, a każda karta ma tylko kilka egzemplarzy. Na drugą linię karty „Południca” wybierz kartę „Wilcza Jagoda”.
pick-chance = Niektóre efekty zależą od kostki: „Gromnica” rani, a z szansą 3/6 także osłania sojusznika. Wybierz tę kartę na drugą linię Lajkonika. Resztę zrobi „Wybierz za mnie”.
send = Pozostałe ruchy zostały dobrane za ciebie, tak jak w grze robi to „Wybierz za mnie”. Najpierw wyślij Jasia Piecucha i Lajkonika. Dwoje dobrych wojowników zostaje w rezerwie.
orders = Marzanna samym wejściem spowolniła twoich wojowników i osłabiła Jasia Piecucha. Takie karty to wzmocnienia: do trzech jednego rodzaju, a przeciwne się znoszą. Niech Jaś Piecuch wykona ruch „Szturchnięcie Pochodnią”, a Lajkonik „Niedźwiedzi Uścisk”.
target = „Niedźwiedzi Uścisk” może sparaliżować trafionego. Paraliż to status; wojownik ma najwyżej jeden. Traf najsilniejszego wroga: to Marzanna.
reinforce = Marzanna jest sparaliżowana: każdy swój ruch traci z szansą 2/6. Jej „Czarna Śmierć” zatruła jednak wszystkich innych. Zatrucie odbiera punkt życia na koniec każdej tury. Jaś Piecuch został wyeliminowany: wyślij Ksienię.
withdraw = Lajkonik jest zatruty, powolny i odsłonięty. Wycofaj go: w koszarach traci wszystkie te karty, zostają tylko obrażenia. Kto wejdzie za niego, w tej turze nic nie robi. Wymień Lajkonika na Południcę, a Ksieni niech wykona ruch „Dożynki”.
burn = „Dożynki” uleczyły twoich wojowników i usunęły nowe zatrucie, a „Czarna Śmierć” zabrała własnej stronie Wodnika. Teraz ogień: oparzony wojownik zadaje połowę obrażeń. Niech Południca wykona ruch „Sobótka”, a Ksieni „Dożynki”.
again = Skarbnik jest oparzony: zadał 1 punkt obrażeń zamiast 2. Żaden status nie mija sam: trzeba go wyleczyć albo wycofać wojownika. Wydaj jeszcze raz te same rozkazy.
finish = Tym razem paraliż odebrał Marzannie ruch. Każda „Czarna Śmierć” kosztuje ją też punkt życia, a nie zostało jej wiele. Niech Południca wykona ruch „Sobótka”, a Ksieni „Gromnica”.
end = Zwycięstwo, i to nad wojownikiem z poziomu 5! Statusy osłabiają silnych, wycofanie ratuje słabych, a rezerwa jest warta swoich punktów. A teraz zagraj własną partię klasyczną!
