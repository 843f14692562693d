title = Tash-Kalar

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
piece = { $rank ->
    [0] zwykły
    [1] heroiczny
   *[2] legendarny
} { $side ->
    [0] niebieski
    [1] żółty
    [2] fioletowy
   *[3] biały
} pion
card = „{ $name }”
source-frozen = { $name } (efekt mrozu)
source-warp = { $name } (efekt zakrzywienia)
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
ask-start = Umieść pion startowy.
ask-action = { $actions ->
    [one] Twoja tura: została 1 akcja
    [few] Twoja tura: zostały { $actions } akcje
   *[many] Twoja tura: zostało { $actions } akcji
}
ask-free = Nie masz już akcji. Zakończ turę, gdy zechcesz.
ask-claim = Zadanie spełnione! Zaliczyć je?
ask-pair = W kilku kolorach został jeden zniszczony zwykły pion. Wybierz kolor, w którym zdobywasz 1 punkt.
ask-legend-point = Legenda przywołana! Wybierz kolor, w którym zdobywasz 1 punkt.
ask-place-lifted = Umieść podniesiony pion.
ask-pick-up = Brak takich pionów: wybierz z planszy ten, który stanie się istotą.
ask-return-cards = Wymienić inne karty? Nowe dobierzesz na koniec tury.
ask-keep-one = Możesz mieć tylko jedną zamrożoną kartę. Którą zostawiasz?
ask-effect = { $source }: { $what }
what-destroy = zniszcz pion
what-upgrade = awansuj pion
what-downgrade = zdegraduj pion
what-convert = zamień pion
what-choose = wybierz pole
what-gateway = uczyń pion Bramą
what-take = połóż pion na karcie
what-release = postaw pion z karty
what-put = umieść pion
what-move = rusz pionem
what-swap = zamień dwa piony miejscami
what-aim = wybierz kierunek
what-alternative = wybierz jedną możliwość
what-recover = połóż odrzuconą kartę na wierzchu talii
what-freeze = zamroź odrzuconą kartę
what-copy = skopiuj efekt zakrzywienia
what-discard = odrzuć kartę
what-accept = użyć?
what-several = wybierz, co zrobić

# Odpowiedzi

choice-school = weź szkołę „{ $school }”
choice-start = { $colour }: { $at }
choice-place = umieść pion na { $at }
choice-lift = podnieś swój pion z { $at }
choice-summon = przywołaj istotę { $card } na { $at }{ $details }
detail-turned = , obrót o { $degrees }°
detail-mirrored = , odbicie lustrzane
detail-borrowed = , z użyciem wrogiego piona na { $squares }
detail-improvised = , improwizacja w kolorze gracza { $colour } ({ $squares })
detail-thawing = , z odmrożeniem karty
choice-discard = odrzuć kartę { $card }
choice-return = odłóż kartę { $card } pod talię
choice-thaw = odmroź kartę { $card }
choice-keep = zachowaj kartę { $card }
choice-warp = zagraj efekt zakrzywienia karty { $card }
choice-flare = rzuć „Flarę { $number }” (przeciwnik: { $colour })
choice-claim = zalicz zadanie { $card }
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
choice-alternative = { $text ->
    [none] możliwość { $number }
   *[other] { $text }
}
choice-recover = połóż kartę { $card } na wierzchu talii
choice-freeze = zamroź kartę { $card }
choice-copy = skopiuj efekt zakrzywienia karty { $card }
choice-colour = zdobądź punkt w kolorze gracza: { $colour }
choice-finish = { $phase ->
    [score] nie teraz
   *[actions] zakończ turę
}
choice-decline = { $asked ->
    [return-cards] zostaw resztę
   *[other] pomiń
}
choice-accept = tak
choice-pass = przekaż kontrolę nad turą partnerowi

# Wydarzenia

told-turn = { $person ->
    [you] twoja tura
   *[other] tura gracza: { $name }
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
told-start-piece = pion startowy na { $at }: { $colour }
told-placed = { $piece } na { $at }
told-lifted = { $piece } zostaje podniesiony z { $at }
told-summoning = { $person ->
    [you] przywołujesz
   *[other] { $name } przywołuje
} istotę { $card } na { $at }{ $details }
told-reused = nową istotą staje się { $piece } na { $at }
told-destroyed = { $how ->
    [move] { $piece } na { $at } zniszczony ruchem
    [leap] { $piece } na { $at } zniszczony skokiem
    [summoned-onto] { $piece } na { $at } zniszczony przez istotę, która tu staje
   *[effect] { $piece } na { $at } zniszczony
}{ $counted ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }(liczy się { $counted } razy)
}
told-removed = { $piece } opuszcza grę
told-moved = { $piece } { $how ->
    [leap] skacze
   *[move] rusza
} z { $origin } na { $target }
told-upgraded = awans na { $at }: teraz { $piece }
told-downgraded = degradacja na { $at }: teraz { $piece }
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
    [you] wymieniasz
   *[other] { $name } wymienia
} { $cards ->
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
} z powrotem do ręki kartę { $card }
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
} „Flarę { $number }” (przeciwnik: { $colour }; { $parts ->
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
told-another-turn = po tej turze jeszcze jedna
told-may-borrow = przy następnym przywołaniu wolno użyć jednego wrogiego piona
told-may-count-empty = przy następnym przywołaniu jako zwykłe piony { $number ->
    [one] może liczyć się 1 puste pole
    [few] mogą liczyć się { $number } puste pola
   *[many] może liczyć się { $number } pustych pól
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
}: { $cards }
told-reshuffled = odrzucone { $what ->
    [legends] legendy
   *[flares] flary
} tworzą nową, potasowaną talię
told-claimed = { $person ->
    [you] zaliczasz
   *[other] { $name } zalicza
} zadanie { $card }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
told-next-task = następne zadanie: { $card }
told-scored = { $colour } +{ $points } ({ $why ->
    [destroyed] zniszczone piony
    [pair] pozostałe piony
    [flare] flara
   *[legend] legenda
})
told-scored-in = { $person ->
    [you] ty
   *[other] { $name }
} +{ $points }, kolor gracza { $colour } ({ $why ->
    [destroyed] zniszczone piony
    [pair] pozostałe piony
    [flare] flara
   *[legend] legenda
})
told-end-triggered = { $reason ->
    [points] zdobyto wymagane punkty
   *[deck] skończyła się talia
}: każdy ma jeszcze jedną, ostatnią turę

# Koniec

end-reason = { $reason ->
    [points] Cel punktowy osiągnięto, potem każdy miał jeszcze ostatnią turę.
   *[deck] Skończyła się talia.
}
end-decided = { $decided ->
    [further-points] Remis w najsłabszym kolorze; zdecydował następny.
    [upgraded-pieces] Remis w punktach; zdecydowała liczba awansowanych pionów na planszy.
    [pieces] Remis w punktach i awansowanych pionach; zdecydowała liczba pionów na planszy.
    [tie] Tyle samo punktów, awansowanych pionów i wszystkich pionów.
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
    [high] ♦ czerwone ♣ zielone + środek [ ] możliwe
   *[other] ♦ czerwone ♣ zielone [ ] możliwe
}
type-square = { $kind }: wpisz pole, na przykład { $example }.
type-two-squares = { $kind }: wpisz dwa pola, na przykład { $example }.
kind-school = Weź szkołę
kind-start = Pion startowy, { $colour }
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
keys = numer, pole · u cofnij · c NAZWA karta · l przebieg · r poddaj · q wyjdź · ?
help-answers =
    Odpowiadaj numerem możliwości, polem (e5), dwoma polami (e5 f6)
    albo w notacji gry. Jeśli możliwość jest tylko jedna, wystarczy Enter.

# Co daje punkty

scoring-high =
    Zaliczone zadania oraz 1 za każdy twój legendarny pion na planszy
scoring-duel =
    Wrogie piony zniszczone w turze: 2 za legendarny, 1 za heroiczny, 1 za dwa zwykłe
    1 za przywołanie legendy
    1 za każdą flarę rzuconą przez przeciwnika
scoring-melee =
    Twój wynik to kolor, w którym masz najmniej punktów
    Wrogie piony zniszczone w turze, w ich kolorze: 2 za legendarny, 1 za heroiczny, 1 za dwa zwykłe
    1 za przywołanie legendy, w wybranym kolorze
    1 za każdą flarę rzuconą przeciwko tobie, w kolorze rzucającego
