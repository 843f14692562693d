# Gry, sposoby gry, gracze komputerowi i zegary
game-tashkalar = Tash-Kalar
game-barracks = Koszary
way-tashkalar-high-2 = Wysoki Styl
way-tashkalar-duel-2 = Pojedynek na śmierć i życie
way-tashkalar-melee-3 = Bitwa na śmierć i życie, 3 graczy
way-tashkalar-melee-4 = Bitwa na śmierć i życie, 4 graczy
way-tashkalar-high-4-teams = Wysoki Styl, gra zespołowa
way-tashkalar-duel-4-teams = Pojedynek, gra zespołowa
way-barracks-classic = Klasyczny
way-barracks-simplified = Uproszczony
way-barracks-hard = Trudny
way-barracks-quick = Szybka Gra
level-1 = 1 · Początkujący
level-2 = 2 · Łagodny
level-3 = 3 · Solidny
level-4 = 4 · Bystry
level-5 = 5 · Silny
level-6 = 6 · Najsilniejszy
clock-none = Bez zegara
clock-turn = { $seconds } s na turę
clock-total = { $minutes } min + { $increment } s na turę
clock-by-days = { $days ->
    [one] { $days } dzień na turę
    [few] { $days } dni na turę
   *[many] { $days } dni na turę
}
