# Nauka przez grę
learn-title = Naucz się grać: { $game }
learn-tutor = Nauczyciel
learn-you = Ty
learn-partner = Przeciwnik
learn-step = Krok { $step } z { $steps }
learn-done = Lekcja ukończona
learn-well-done = I już umiesz!
learn-back = Wstecz
learn-skip = Zrób to za mnie
learn-not-now = Jeszcze nie teraz: najpierw zrób to, co mówi wskazówka; właściwe miejsce jest zaznaczone.
learn-play = Zagraj prawdziwą partię
learn-next = Następna lekcja: { $lesson }
learn-other = Naucz się też: { $game }
learn-restart = Zacznij od początku
learn-retry = Spróbuj ponownie
