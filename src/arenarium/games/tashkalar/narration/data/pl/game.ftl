# Kolory i piony

side = { $side ->
    [0] Niebieski
    [1] Żółty
    [2] Fioletowy
   *[3] Biały
}
seat-of-team = { $side } { $number ->
    [1] I
   *[2] II
}
piece = { $side ->
    [0] niebieski
    [1] żółty
    [2] fioletowy
   *[3] biały
} { $rank ->
    [0] zwykły
    [1] heroiczny
   *[2] legendarny
} pion
card = „{ $name }”
source-frozen = „{ $name }” (efekt mrozu)
source-warp = „{ $name }” (efekt zakrzywienia)
source-upper = { $name } (górny efekt)
source-lower = { $name } (dolny efekt)
direction = { $direction ->
    [N] ↑ w górę
    [NE] ↗ w górę i w prawo
    [E] → w prawo
    [SE] ↘ w dół i w prawo
    [S] ↓ w dół
    [SW] ↙ w dół i w lewo
    [W] ← w lewo
   *[NW] ↖ w górę i w lewo
}

# Pytania

ask-draft = Wybierz szkołę.
ask-start = Umieść pion początkowy.
ask-action = { $actions ->
    [one] Została 1 akcja.
    [few] Zostały { $actions } akcje.
   *[many] Zostało { $actions } akcji.
} Co robisz?
ask-free = Nie masz już akcji. Zakończ turę, gdy zechcesz.
ask-claim = Czy wykonujesz zadanie?
ask-pair = Zostały pojedyncze zniszczone zwykłe piony w kilku kolorach. W którym kolorze zdobywasz punkt?
ask-legend-point = Przywołujesz legendę. W którym kolorze zdobywasz punkt?
ask-place-lifted = Gdzie umieszczasz podniesiony pion?
ask-pick-up = W zasobach nie ma już takich pionów. Który pion z planszy stanie się nową istotą?
ask-return-cards = Czy odkładasz kolejne karty pod talie? Na koniec tury dobierzesz nowe.
ask-keep-one = Możesz mieć tylko jedną zamrożoną kartę. Którą zachowujesz?
ask-effect = { $source }: { $what }
what-destroy = który pion zostaje zniszczony?
what-upgrade = który pion awansuje?
what-downgrade = który pion zostaje zdegradowany?
what-convert = który pion zostaje zamieniony?
what-choose = wybierz pole.
what-gateway = który pion staje się Bramą?
what-take = który pion trafia na kartę?
what-release = dokąd wraca pion z karty?
what-put = gdzie staje nowy pion?
what-move = który pion się rusza i dokąd?
what-swap = które dwa piony zamieniają się miejscami?
what-aim = wybierz kierunek.
what-way = która z możliwości?
what-recover = która odrzucona karta wraca na wierzch talii?
what-freeze = którą odrzuconą kartę zamrażasz?
what-copy = efekt zakrzywienia której karty kopiujesz?
what-discard = którą kartę odrzucasz?
what-accept = czy to zrobić?
what-several = co robisz?

# Odpowiedzi

choice-school = weź szkołę „{ $school }”
choice-start = { $colour }: { $at }
choice-place = umieść pion na { $at }
choice-lift = podnieś swój pion z { $at }
choice-summon = przywołaj istotę { $card } na { $at }{ $details }
detail-turned = , obrót o { $degrees }°
detail-mirrored = , odbicie lustrzane
detail-borrowed = , z użyciem wrogiego piona na { $squares }
detail-improvised = , improwizacja (kolor gracza: { $colour })
detail-thawing = , z odmrożeniem karty
choice-discard = odrzuć kartę { $card }
choice-return = odłóż kartę { $card } pod talię
choice-thaw = odmroź kartę { $card }
choice-keep = zachowaj kartę { $card }
choice-warp = zagraj efekt zakrzywienia karty { $card }
choice-flare = rzuć flarę { $number } (przeciwnik: { $colour })
choice-claim = wykonaj zadanie { $card }
choice-destroy = zniszcz { $target }
choice-upgrade = awansuj { $target }
choice-downgrade = zdegraduj { $target }
choice-convert = zamień { $target }
choice-choose = wybierz { $target }
choice-gateway = Bramą staje się { $target }
choice-take = połóż na karcie { $target }
choice-release = postaw pion z karty na { $at }
target-piece = { $piece } ({ $at })
target-square = pole { $at }
choice-put = umieść { $piece } na { $at }
choice-move = ruch z { $at } na { $to }
choice-swap = zamień miejscami piony na { $at } i { $other }
choice-aim = { $direction }
choice-way = { $text ->
    [none] możliwość { $number }
   *[other] { $text }
}
choice-recover = połóż kartę { $card } na wierzchu talii
choice-freeze = zamroź kartę { $card }
choice-copy = skopiuj efekt zakrzywienia karty { $card }
choice-colour = zdobądź punkt w kolorze gracza: { $colour }
choice-finish = { $phase ->
    [score] nie wykonuj zadania
   *[actions] zakończ turę
}
choice-decline = { $asked ->
    [return-cards] nie odkładaj więcej kart
   *[other] pomiń
}
choice-accept = tak
choice-pass = przekaż kontrolę nad turą partnerowi

# Wydarzenia

told-turn = { $person ->
    [you] twoja tura
   *[other] turę zaczyna { $name }
} ({ $actions ->
    [one] 1 akcja
    [few] { $actions } akcje
   *[many] { $actions } akcji
}{ $extra ->
    [yes] , dodatkowa tura
   *[no] { "" }
})
told-school-taken = { $person ->
    [you] bierzesz szkołę
   *[other] { $name } bierze szkołę
} „{ $school }”
told-dealt = karty zostały rozdane
told-start-piece = pion początkowy na { $at }: { $colour }
told-placed = na { $at } staje { $piece }
told-lifted = z { $at } znika { $piece }
told-summoning = { $person ->
    [you] przywołujesz
   *[other] { $name } przywołuje
} istotę { $card } na { $at }{ $details }
told-reused = nową istotą staje się { $piece } na { $at }
told-destroyed = { $how ->
    [move] bojowy ruch: { $piece } na { $at } zostaje zniszczony
    [leap] bojowy skok: { $piece } na { $at } zostaje zniszczony
    [summoned-onto] przywołanie na zajęte pole: { $piece } na { $at } zostaje zniszczony
   *[effect] { $piece } na { $at } zostaje zniszczony
}{ $counted ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }(liczy się { $counted } razy)
}
told-removed = { $piece } odpada z gry
told-moved = { $piece } { $how ->
    [leap] skacze
   *[move] rusza się
} z { $origin } na { $target }
told-upgraded = awans na { $at }: to teraz { $piece }
told-downgraded = degradacja na { $at }: to teraz { $piece }
told-converted = zamiana na { $at }: { $was } → { $piece }
told-replaced = wymiana na { $at }: { $was } → { $piece }
told-swapped = piony na { $one } i { $other } zamieniają się miejscami
told-held = { $piece } z { $at } trafia na kartę
told-released = { $at ->
    [none] { $piece } wraca z karty do zasobów
   *[other] { $piece } wraca z karty na { $at }
}
told-gateway = { $at ->
    [none] nie ma już Bramy
   *[other] Bramą jest pion na { $at }
}
told-square-chosen = wybrane pole: { $at }
told-aimed = kierunek: { $direction }
told-card-discarded = { $person ->
    [you] odrzucasz
   *[other] { $name } odrzuca
} kartę { $card }
told-returned = { $person ->
    [you] odkładasz
   *[other] { $name } odkłada
} pod talię { $cards ->
    [none] { $what ->
        [beings] istotę
        [legends] legendę
       *[flares] flarę
    }
   *[other] kartę { $cards }
}
told-put-under = karta { $card } trafia pod talię
told-recovered = karta { $card } wraca na wierzch talii
told-taken-back = { $person ->
    [you] bierzesz
   *[other] { $name } bierze
} z powrotem na rękę kartę { $card }
told-frozen = { $person ->
    [you] zamrażasz
   *[other] { $name } zamraża
} kartę { $card }
told-thawed = { $person ->
    [you] odmrażasz
   *[other] { $name } odmraża
} kartę { $card }
told-warped = { $person ->
    [you] zagrywasz
   *[other] { $name } zagrywa
} efekt zakrzywienia karty { $card }
told-copied = zostaje skopiowany efekt zakrzywienia karty { $card }
told-flare = { $person ->
    [you] rzucasz
   *[other] { $name } rzuca
} flarę { $number } (przeciwnik: { $colour }; { $parts ->
    [both] oba efekty
    [upper] górny efekt
   *[lower] dolny efekt
})
told-gained-actions = { $number ->
    [one] 1 dodatkowa akcja
    [few] { $number } dodatkowe akcje
   *[many] { $number } dodatkowych akcji
}
told-lost-action = o 1 akcję mniej
told-will-draw = na koniec tury: { $what ->
    [legends] dodatkowa legenda
   *[beings] dodatkowa istota
}
told-another-turn = po tej turze będzie następna tego samego gracza
told-may-borrow = przy następnym przywołaniu jeden wrogi pion może liczyć się jako własny
told-may-count-empty = przy następnym przywołaniu za zwykłe piony { $number ->
    [one] może uchodzić 1 puste pole
    [few] mogą uchodzić { $number } puste pola
   *[many] może uchodzić { $number } pustych pól
}
told-next-colour = następne przywołanie używa pionów w kolorze gracza: { $colour }
told-slowed = o jedną akcję mniej w następnej turze: { $colours }
told-counted-more = w tej turze każdy zniszczony wrogi pion liczy się { $number } razy
told-counts-as-legend = liczy się to jako przywołanie legendy
told-control-passed = { $person ->
    [you] przekazujesz
   *[other] { $name } przekazuje
} kontrolę nad turą: { $other }
told-legends-handed = { $person ->
    [you] oddajesz
   *[other] { $name } oddaje
} { $number ->
    [one] 1 legendę
    [few] { $number } legendy
   *[many] { $number } legend
}{ $cards ->
    [none] { "" }
   *[other] { " " }({ $cards })
}, dostaje: { $other }
told-drawn = { $person ->
    [you] dobierasz
   *[other] { $name } dobiera
} { $what ->
    [beings] { $number ->
        [one] 1 istotę
        [few] { $number } istoty
       *[many] { $number } istot
    }
    [legends] { $number ->
        [one] 1 legendę
        [few] { $number } legendy
       *[many] { $number } legend
    }
   *[flares] { $number ->
        [one] 1 flarę
        [few] { $number } flary
       *[many] { $number } flar
    }
}{ $cards ->
    [none] { "" }
   *[other] : { $cards }
}
told-reshuffled = odrzucone { $what ->
    [legends] legendy
   *[flares] flary
} tworzą nową, potasowaną talię
told-claimed = { $person ->
    [you] wykonujesz
   *[other] { $name } wykonuje
} zadanie { $card }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
told-next-task = następne zadanie: { $card }
told-scored = { $colour }: +{ $points } { $why ->
    [destroyed] za zniszczone piony
    [pair] za pojedyncze zwykłe piony
    [flare] za rzuconą flarę
   *[legend] za legendę
}
told-scored-in = { $name }: +{ $points } { $why ->
    [destroyed] za zniszczone piony
    [pair] za pojedyncze zwykłe piony
    [flare] za rzuconą flarę
   *[legend] za legendę
} (kolor gracza: { $colour })
told-end-triggered = { $reason ->
    [points] zdobyto wystarczająco dużo punktów
   *[deck] dobrano ostatnią istotę z talii
}: każdy rozegra jeszcze jedną turę i gra się skończy

# Koniec

end-reason = { $reason ->
    [points] Koniec nastąpił, bo zdobyto wystarczająco dużo punktów.
   *[deck] Koniec nastąpił, bo skończyła się talia istot.
}
end-decided = { $decided ->
    [score] Zdecydowały punkty.
    [further-points] Najsłabsze kolory dały remis; zdecydował następny pod względem punktów kolor.
    [upgraded-pieces] Punktów było tyle samo; zdecydowała liczba awansowanych pionów na planszy.
    [pieces] Punktów i awansowanych pionów było tyle samo; zdecydowała liczba pionów na planszy.
    [tie] Punktów, awansowanych pionów i wszystkich pionów było tyle samo.
   *[other] { "" }
}

# Ekran

header-tashkalar = Tash-Kalar · { $form } · tura { $turn }
last-turns = ostatnie tury!
points = punkty: { $points } z { $limit }
supply = zasoby { $common }+{ $legendary }
cards-held = ręka { $hand }, talia { $deck }
frozen-card = zamrożona: { $card }
pending-card = oczekująca: { $card }
improvised-with = improwizacje: { $signs }
more-cards = Inne karty: { $names } (pokaże je c NAZWA)
task-current = ● { $task } ({ $points }):
task-next = ○ następne: { $task } ({ $points }):
arena-signs = { $form ->
    [high] ♦ czerwone ♣ zielone + środek [ ] cel
   *[other] ♦ czerwone ♣ zielone [ ] cel
}
type-square = { $kind }: wpisz pole, na przykład { $example }.
type-two-squares = { $kind }: wpisz dwa pola, na przykład { $example }.
kind-school = Weź szkołę
kind-start = Pion początkowy, { $colour }
kind-place = Umieść pion
kind-lift = Podnieś pion
kind-destroy = Zniszcz pion
kind-upgrade = Awansuj pion
kind-downgrade = Zdegraduj pion
kind-convert = Zamień pion
kind-choose = Wybierz
kind-gateway = Uczyń pion Bramą
kind-take = Połóż pion na karcie
kind-release = Postaw pion z karty
kind-put = Umieść { $piece }
kind-move = Ruch
kind-swap = Zamień dwa piony miejscami
kind-summon-card = Przywołaj istotę { $card } ({ $number ->
    [one] 1 sposób
    [few] { $number } sposoby
   *[many] { $number } sposobów
})
keys = numer, pole · u cofnij · c NAZWA karta · l dziennik · r poddaj · q wyjdź · ?
help-answers =
    Odpowiadaj numerem możliwości, polem (e5), dwoma polami (e5 f6)
    albo w notacji gry. Jeśli możliwość jest tylko jedna, wystarczy Enter.

# Co daje punkty

scoring-high =
    Wykonane zadania oraz 1 za każdy własny legendarny pion na planszy
scoring-duel =
    Wrogie piony zniszczone w turze: 2 za legendarny, 1 za heroiczny, 1 za dwa zwykłe
    1 za przywołanie legendy
    1 za flarę rzuconą przez przeciwnika
scoring-melee =
    Wynikiem są punkty w kolorze, w którym gracz ma ich najmniej
    Wrogie piony zniszczone w turze, w ich kolorze: 2 za legendarny, 1 za heroiczny, 1 za dwa zwykłe
    1 za przywołanie legendy, w dowolnym kolorze
    1 za flarę rzuconą przeciwko tobie, w kolorze rzucającego
