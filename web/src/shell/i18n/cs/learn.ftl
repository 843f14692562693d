# Učení hrou
learn-title = Jak hrát: { $game }
learn-tutor = Učitel
learn-you = Ty
learn-partner = Soupeř
learn-step = Krok { $step } z { $steps }
learn-done = Lekce dokončena
learn-well-done = Už to umíš!
learn-back = Zpět
learn-skip = Udělat to za mě
learn-not-now = Teď ještě ne: nejdřív udělej, co radí nápověda; správné místo je označené.
learn-play = Zahrát si opravdovou partii
learn-next = Další lekce: { $lesson }
learn-other = Jak se hraje { $game }
learn-restart = Začít od začátku
learn-retry = Zkusit znovu
