# Učení hrou
learn-title = Jak hrát: { $game }
learn-tutor = Učitel
learn-you = Ty
learn-partner = Soupeř
learn-step = Krok { $step } z { $steps }
learn-done = Lekce dokončena
learn-back = Zpět
learn-skip = Udělat to za mě
learn-not-now = Dobrý nápad na později! Teď podle nápovědy; správné místo je označené.
learn-happened = Co se právě stalo
learn-leave = Ukončit lekci
learn-play = Zahrát si skutečnou hru
learn-more = Další způsoby hry
learn-other = Jak se hraje { $game }
learn-restart = Začít od začátku
learn-retry = Zkusit znovu
