# The second guided game: legends, flares, the Duel.
duel = Cíl Deathmatch souboje: body za zničené nepřátelské kameny a za legendy. Úkoly tu nejsou a 18 bodů spustí poslední tahy. „Pekelný býk“ v tvé ruce je legenda: její vzor má šest kamenů, dva z nich hrdinské. Několik už jich stojí kolem g4. Přidej další: umísti kámen na f5.
stem = Legenda trvá déle než jeden tah, takže stav tam, kde se nikdo nedívá. Doplň druhý konec vzoru: umísti kámen na h4.
flare = Akce došly a chybějí dvě věci: hrdinský kámen na g5 a kámen na g4. Soupeř má ale mnohem víc kamenů, i těch vyšší úrovně, takže platí oba účinky tvé karty balance. V souboji dává každá karta balance druhé straně bod. Tahle za to stojí: zahraj ji.
flare-upper = Nejdřív horní účinek: umísti běžný kámen, nebo jednomu zvyš úroveň. Zvyš úroveň kamene na g5: stane se hrdinským.
flare-lower = Pak dolní účinek: skok běžným kamenem. Pohyb vede na sousední pole, skok na kterékoli. Skoč z f4 na g4.
finish-1 = Vzor je hotový. Bez akce se vyvolávat nedá, takže ukonči tah a doufej, že ho nikdo nerozbije.
legend = Vzor vydržel! Pole legendy může patřit k jejímu vzoru: tvůj kámen odtud zmizí. Vyvolej legendu „Pekelný býk“ na g4. Bod dostaneš hned.
charge = „Pekelný býk“ se řítí jedním směrem, jak daleko chceš. Ničí všechno, na co narazí, i tvůj kámen na f5. Cestou čekají nepřátelské kameny, hrdinský a běžný: vyraz až na c8.
second-being = Zbývá ještě jedna akce. Tvé kameny na h4 a g5 stojí šikmo za sebou, a to je vzor bytosti „Posel“. Vyvolej ji na f6.
take = „Posel“ dovolí jednomu tvému kameni běžet rovně. Standardní pohyb ničí jen kameny nižší hodnosti, takže hrdinský kámen z g5 může zničit běžný na d5. Běž tam.
finish-2 = Zničené kameny se počítají na konci tahu: 1 bod za hrdinský, 1 za dvojici běžných. Jediný běžný kámen by nedal nic. Ukonči tah.
end = 3 : 2, vedeš! Legendy jsou pro velké chvíle, karty balance pro chvíle, kdy prohráváš, a v souboji se počítá každý zničený kámen. V bitce hrají tři nebo čtyři, každý proti každému. A teď si zahraj vlastní partii!
