# Na pierwszej stronie, na listach i na końcu gry
game-tashkalar = Tash-Kalar
way-tashkalar-high-2 = Wysoki Styl
way-tashkalar-duel-2 = Pojedynek na śmierć i życie
way-tashkalar-melee-3 = Bitwa na śmierć i życie dla trzech
way-tashkalar-melee-4 = Bitwa na śmierć i życie dla czterech
way-tashkalar-high-4-teams = Wysoki Styl, gra zespołowa
way-tashkalar-duel-4-teams = Pojedynek, gra zespołowa
home-about-tashkalar = Umieszczaj piony, dokończ wzór, przywołaj istotę. Każdy pion na planszy to pół zaklęcia.
home-meta-tashkalar = od 2 do 4 graczy · 30 minut
home-credits-tashkalar = Autorem gry Tash-Kalar: Arena Legend jest Vlaada Chvátil, a wydawcą Czech Games Edition. Jeśli ci się podoba, kup ją: przy prawdziwym stole jest jeszcze lepsza.
result-score-tashkalar = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}

# Do nowego stołu
newtable-about-tashkalar-high-2 = Wykonuj zadania szybciej niż przeciwnik. Najlepsze na początek.
newtable-about-tashkalar-duel-2 = Punkty za zniszczone piony i przywołane legendy. Gra do 18.
newtable-about-tashkalar-melee-3 = Każdy gra na siebie. Liczy się tylko twój najsłabszy kolor, więc bij wszystkich po równo.
newtable-about-tashkalar-melee-4 = Każdy gra na siebie. Liczy się tylko twój najsłabszy kolor, więc bij wszystkich po równo.
newtable-about-tashkalar-high-4-teams = Partnerzy mają wspólny kolor i przekazują sobie kontrolę nad turą. Z zadaniami.
newtable-about-tashkalar-duel-4-teams = Partnerzy mają wspólny kolor i przekazują sobie kontrolę nad turą. Bez zadań, sama walka.
newtable-choice-tashkalar = Szkoła na miejscu { $number }
newtable-choice-tashkalar-random = Losowa szkoła
newtable-choices-tashkalar = Szkoły
newtable-choices-tashkalar-set = Jak ustawiono wyżej
newtable-choices-tashkalar-set-text = Dla każdego miejsca: wybrana przez ciebie albo losowa.
newtable-choices-tashkalar-draft = Wybór po kolei
newtable-choices-tashkalar-draft-text = Przy stole każdy wybiera po kolei; gracz rozpoczynający wybiera ostatni.

# Stół
tk-arena = Arena: strzałki przesuwają, Page Down przechodzi do następnego świecącego pola, Enter wybiera
tk-cards-of = Karty gracza { $name }
tk-your-cards = Twoje karty
tk-no-cards = Nie masz kart na ręce.
tk-finishing = { $name } przekazuje ci kontrolę: dokończ tę turę.
tk-can-summon =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
tk-zone-pending = Oczekująca
tk-zone-frozen = Zamrożona
tk-offers = Co możesz zrobić
tk-whose-piece = Czyj pierwszy pion tu stanie?
tk-setting-up = Rozstawiasz piony:
tk-start-duel = po jednym w każdym kolorze; wybierz pole dla pierwszego
tk-start-melee = kto gra ostatni, stawia pierwsze, każdy innego koloru; { $colors ->
    [one] został { $colors } kolor
    [few] zostały { $colors } kolory
   *[many] zostało { $colors } kolorów
}
tk-several-ways = Którą możliwość wybierasz?
tk-back = Wróć
tk-release-card = Zamknij

# Pola na głos
tk-empty = puste
tk-own-piece =
    twój { $rank ->
        [0] zwykły
        [1] heroiczny
       *[2] legendarny
    } pion
tk-piece =
    { $rank ->
        [0] zwykły
        [1] heroiczny
       *[2] legendarny
    } { $side ->
        [0] niebieski
        [1] żółty
        [2] fioletowy
       *[3] biały
    } pion
tk-gateway = Brama
tk-red = czerwone pole
tk-green = zielone pole
tk-central = pole centralne
tk-used = użyte we wzorze
tk-marked = zaznaczone
tk-missing = tu brakuje piona
tk-taken-up = wybrane
tk-can-be-chosen = można wybrać
tk-lacks-one = brakuje jednego piona

# Tura i punkty
tk-your-turn = Twoja tura:
tk-actions-left =
    { $count ->
        [one] została { $count } akcja
        [few] zostały { $count } akcje
       *[many] zostało { $count } akcji
    }
tk-score-of = { $score } z { $goal } pkt
tk-score-split = zadania { $tasks }, legendy { $legends }
tk-last-turns =
    { $count ->
        [one] Ostatnia tura!
        [few] Jeszcze { $count } tury
       *[many] Jeszcze { $count } tur
    }
tk-end-deck = Pusta talia: { $name }.
tk-end-points = Zdobyto { $goal } p.
tk-points-by-colour = Punkty w każdym kolorze; { $goal } w jednym kolorze zaczyna ostatnie tury
tk-improvised = improwizacja wykorzystana
tk-can-improvise = można jeszcze improwizować

# Co daje punkty i kończy grę
tk-scoring = Punkty
tk-scoring-improvising = Pion z kółkiem przy punktach: jeden raz można użyć piona tego koloru do przywołania
tk-scoring-end = Gdy ktoś ma { $goal } pkt albo skończy się talia, każdy rozgrywa jeszcze jedną, ostatnią turę
tk-scoring-end-melee = Gdy ktoś ma { $goal } pkt w jednym kolorze albo skończy się talia, każdy rozgrywa jeszcze jedną, ostatnią turę

# Strony i gracze
tk-side =
    { $side ->
        [0] Niebieski
        [1] Żółty
        [2] Fioletowy
       *[3] Biały
    }
tk-you = ty
tk-has-control = ma kontrolę
tk-supply-common = zwykłe i heroiczne piony
tk-supply-legendary = legendarne piony
tk-on-card = Na karcie
tk-hand-of = Karty: { $name }
tk-count-beings = istoty
tk-count-legends = { $count ->
    [one] legenda
    [few] legendy
   *[many] legend
}
tk-count-flares = { $count ->
    [one] flara
    [few] flary
   *[many] flar
}
tk-deck = talia { $count }
tk-pile = stos { $count }
tk-pile-of = Stos kart odrzuconych: { $name }
tk-legends-of = Legendy: { $name }
tk-discarded-legends = Odrzucone legendy
tk-discarded-flares = Odrzucone flary

# Zadania
tk-tasks = Zadania
tk-next-task = Następne
tk-task-points = { $count } pkt
tk-claim = Zalicz
tk-claimed = Zaliczone zadania: { $name }
tk-steps-left =
    { $side ->
        [0] Niebieski
       *[1] Żółty
    }: { $count ->
        [one] brakuje { $count } kroku
       *[other] brakuje { $count } kroków
    } (krok to pion lub awans)
tk-steps-done =
    { $side ->
        [0] Niebieski
       *[1] Żółty
    }: teraz spełnione
tk-turn-steps =
    { $side ->
        [0] Niebieski
       *[1] Żółty
    }: zniszczone w tej turze: { $done } z { $all }
tk-steps-blocked =
    { $side ->
        [0] Niebieski
       *[1] Żółty
    }: na razie poza zasięgiem

# Co liczy się w tej turze
tk-this-turn = W tej turze
tk-destroyed = Zniszczone:
tk-summoned =
    { $count ->
        [one] { $count } przywołana istota
        [few] { $count } przywołane istoty
       *[many] { $count } przywołanych istot
    }
tk-summoned-red = na czerwonych: { $count }
tk-summoned-green = na zielonych: { $count }
tk-running-borrow = Przy następnym przywołaniu wolno użyć jednego wrogiego piona.
tk-running-empty =
    { $count ->
        [one] Przy następnym przywołaniu { $count } puste pole może liczyć się jak zwykły pion.
        [few] Przy następnym przywołaniu { $count } puste pola mogą liczyć się jak zwykłe piony.
       *[many] Przy następnym przywołaniu { $count } pustych pól może liczyć się jak zwykłe piony.
    }
tk-running-colour =
    Następne przywołanie korzysta z { $side ->
        [0] niebieskich
        [1] żółtych
        [2] fioletowych
       *[3] białych
    } pionów.
tk-running-more = Każdy zniszczony wrogi pion liczy się { $count } razy.
tk-running-beings =
    { $count ->
        [one] Na koniec tury: dodatkowa istota.
        [few] Na koniec tury: { $count } dodatkowe istoty.
       *[many] Na koniec tury: { $count } dodatkowych istot.
    }
tk-running-legends =
    { $count ->
        [one] Na koniec tury: dodatkowa legenda.
        [few] Na koniec tury: { $count } dodatkowe legendy.
       *[many] Na koniec tury: { $count } dodatkowych legend.
    }
tk-running-turn = Potem jeszcze jedna tura.

# Wybór szkół
tk-draft = Wybór szkół
tk-draft-take = Weź
tk-draft-look = { $count ->
    [one] Zobacz { $count } kartę
    [few] Zobacz { $count } karty
   *[many] Zobacz { $count } kart
}
tk-no-school = jeszcze bez szkoły

# Karty, także dla tych, którzy ich nie widzą
cards-kind-being = Istoty
cards-kind-legend = Legendy
cards-kind-flare = Flary
cards-kind-task = Zadania
cards-one-tashkalar-being = Istota
cards-one-tashkalar-legend = Legenda
cards-one-tashkalar-flare = Flara
cards-one-tashkalar-task = Zadanie
cards-school = Szkoła
cards-rank = Ranga
cards-task-category = Rodzaj zadania
card-points =
    { $count ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
pattern-from-summoning = Wzór, licząc od pola przywołania:
pattern-from-first = Wzór, licząc od lewego górnego pola:
pattern-here = na tym polu
pattern-right = { $count } w prawo
pattern-left = { $count } w lewo
pattern-down = { $count } w dół
pattern-up = { $count } w górę
pattern-piece-0 = zwykły pion
pattern-piece-1 = heroiczny pion
pattern-piece-2 = legendarny pion
pattern-mark-first = zaznaczone pole
pattern-mark-second = pole zaznaczone w drugi sposób
pattern-arrow = strzałka
flare-ahead-upgraded =
    { $count ->
        [one] Przeciwnik ma o { $count } awansowany pion więcej
        [few] Przeciwnik ma o { $count } awansowane piony więcej
       *[other] Przeciwnik ma o { $count } awansowanych pionów więcej
    }
flare-ahead-all =
    { $count ->
        [one] Przeciwnik ma łącznie o { $count } pion więcej
        [few] Przeciwnik ma łącznie o { $count } piony więcej
       *[other] Przeciwnik ma łącznie o { $count } pionów więcej
    }

# O co pyta pasek i co karta mówi o sobie
tk-end-turn = Zakończ turę
tk-no-actions = nie masz już akcji
tk-free = Nie masz już akcji:
tk-free-flare = rzuć flarę albo zakończ turę
tk-ask-summon = wybierz świecące pole
tk-ask-summon-or-fill = wybierz pole świecące lub kreskowane
tk-destroys = zniszczy { $owner ->
    [own] twój własny
   *[enemy] wrogi
 } { $rank ->
    [0] zwykły
    [1] heroiczny
   *[2] legendarny
 } pion na { $square }
tk-done = Gotowe
tk-ask-fill = brakuje piona: postaw go na kreskowanym polu
tk-lacks-rank = brakuje jednego: na polu { $square } musi stać twój { $rank ->
    [1] heroiczny pion
   *[2] legendarny pion
 }
tk-lacks-room = brakuje jednego piona, ale { $owner ->
    [own] twój pion na { $square } ma za niską rangę
   *[enemy] na { $square } stoi wrogi pion
 }
tk-needs = potrzeba { $need } pionów w takim układzie, masz { $have }
tk-flare-needs = tylko gdy przeciwnik ma o { $upper ->
        [one] { $upper } awansowany pion
        [few] { $upper } awansowane piony
       *[other] { $upper } awansowanych pionów
    } więcej albo łącznie o { $lower ->
        [one] { $lower } pion
        [few] { $lower } piony
       *[other] { $lower } pionów
    } więcej
tk-short =
    { $count ->
        [one] brakuje { $count } piona
        [few] brakuje { $count } pionów
       *[many] brakuje { $count } pionów
    }
tk-ready = Gotowa
tk-not-yet = Jeszcze nie
tk-of = z { $goal }
tk-lowest = najmniej
tk-lowest-of = Wynik to kolor, w którym jest najmniej punktów. { $goal } pkt w jednym kolorze zaczyna ostatnie tury.
tk-points-from = Za piony gracza { $name }: { $count } pkt
tk-steps = { $left ->
    [0] spełnione
    [none] poza zasięgiem
   *[other] brakuje { $left }
}
tk-slots = { $done } z { $all }
tk-touch-to-read = Dotknij karty, aby ją przeczytać.
tk-task-areas = Pola, o których mowa:
tk-task-squares = Pola zadania: { $squares }
tk-tabs = Części stołu
tk-tab-hand = Ręka
tk-tab-sides = Gracze

# Wynik
tk-course = Punkty tura po turze
tk-sources = Punkty według źródła
tk-by-color = Punkty w każdym kolorze
tk-source-destroyed = Zniszczone piony
tk-source-legend = Legendy
tk-source-flare = Flary przeciwnika
tk-source-pair = Pozostałe piony
tk-best-turn = Najlepsza tura
tk-best-turn-points = tura { $number }, +{ $points }
tk-best-turn-see = Zobacz
tk-discard-instead = Albo odrzuć

# Lessons
lesson-tashkalar-1 = Pierwsza partia
lesson-tashkalar-2 = Legendy, flary i Pojedynek

# A coach in the first games
tk-coach-aim-high = Zdobądź 9 punktów przed innymi: wykonuj zadania i trzymaj na planszy legendy.
tk-coach-aim-duel = Zdobądź 18 punktów przed innymi: niszcz wrogie piony i przywołuj legendy.
tk-coach-aim-melee = Bij wszystkich: liczy się tylko kolor, w którym masz najmniej punktów.
tk-coach-first = Wskaż puste pole na pion: zacznij układać wzór karty z ręki.
tk-coach-pass = Po przekazaniu kontroli partner dokończy efekt lub umieści piony. Tura zostaje twoja.
tk-coach-place = Ustawiaj piony tak, jak pokazuje karta w ręce; wzór można obrócić i odbić.
tk-coach-near = Jeszcze jeden pion na { $square } i możesz przywołać: „{ $card }”.
tk-coach-summon = Możesz przywołać: „{ $card }”. Przeczytaj opis, dotknij karty i jasnego pola.
tk-coach-several =
    Możesz przywołać jedną z { $count } istot. Przeczytaj, co robią; potem dotknij karty i jasnego pola.
tk-coach-flare = Przegrywasz na planszy, więc flara jest gotowa. Nie kosztuje akcji.
tk-coach-effect = Efekt istoty: wybierz jedno z oznaczeń na planszy.
tk-coach-claim = Zalicz zadanie, a dostaniesz punkty. Potem jego miejsce zajmie następne.
tk-coach-end = Zmieniasz zdanie? Możesz to jeszcze cofnąć.
tk-warp-instead = Zagraj efekt zakrzywienia
