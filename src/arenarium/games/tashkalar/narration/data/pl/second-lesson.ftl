# The second guided game: legends, flares, the Duel.
duel = Cel Pojedynku na śmierć i życie: punkty za zniszczone wrogie piony i za legendy. Zadań nie ma, a 18 punktów rozpoczyna ostatnie tury. „Piekielny Byk” w twojej ręce to legenda: jej wzór ma sześć pionów, w tym dwa heroiczne. Kilka stoi już wokół g4. Dodaj kolejny: umieść pion na f5.
stem = Legenda wymaga więcej niż jednej tury, więc buduj tam, gdzie nikt nie patrzy. Uzupełnij drugi koniec wzoru: umieść pion na h4.
flare = Akcje się skończyły, a brakuje dwóch rzeczy: heroicznego piona na g5 i piona na g4. Przeciwnik ma jednak dużo więcej pionów, także awansowanych, więc działają oba efekty twojej flary. W Pojedynku każda flara daje drugiej stronie punkt. Ta jest tego warta: rzuć flarę.
flare-upper = Najpierw górny efekt: umieść zwykły pion albo awansuj jeden swój. Awansuj pion na g5: stanie się heroiczny.
flare-lower = Potem dolny efekt: skok zwykłym pionem. Ruch prowadzi na sąsiednie pole, skok na dowolne. Skocz z f4 na g4.
finish-1 = Wzór jest gotowy. Bez akcji nie można przywoływać, więc zakończ turę i miej nadzieję, że nikt go nie zburzy.
legend = Wzór przetrwał! Pole legendy może należeć do jej wzoru: twój pion z tego pola znika. Przywołaj legendę „Piekielny Byk” na g4. Punkt dostajesz od razu.
charge = „Piekielny Byk” szarżuje w jednym kierunku, jak daleko chcesz. Niszczy wszystko, na co wpadnie, także twój pion na f5. Po drodze czekają wrogie piony, heroiczny i zwykły: szarżuj na c8.
second-being = Została jeszcze jedna akcja. Twoje piony na h4 i g5 stoją po przekątnej, a to wzór istoty „Posłaniec”. Przywołaj ją na f6.
take = „Posłaniec” pozwala jednemu z twoich pionów pobiec w linii prostej. Ruch standardowy niszczy tylko piony niższej rangi, więc heroiczny pion z g5 może zniszczyć zwykły na d5. Pobiegnij tam.
finish-2 = Zniszczone piony liczą się na koniec tury: 1 punkt za heroiczny, 1 za parę zwykłych. Pojedynczy zwykły pion nie dałby nic. Zakończ turę.
end = 3 : 2, prowadzisz! Legendy są na wielkie chwile, flary na czas, gdy jesteś w tyle, a w Pojedynku liczy się każdy zniszczony pion. W bitwie gra trzech lub czterech graczy, każdy na siebie. A teraz zagraj własną partię!
