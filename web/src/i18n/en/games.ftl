# Games, ways to play, computer players and clocks
game-tashkalar = Tash-Kalar
game-barracks = Barracks
way-tashkalar-high-2 = High Form
way-tashkalar-duel-2 = Deathmatch Duel
way-tashkalar-melee-3 = Deathmatch Melee for three
way-tashkalar-melee-4 = Deathmatch Melee for four
way-tashkalar-high-4-teams = High Form, two against two
way-tashkalar-duel-4-teams = Deathmatch Duel, two against two
way-barracks-classic = Classic
way-barracks-simplified = Simplified
way-barracks-hard = Hard
way-barracks-quick = Quick Game
level-1 = 1 · Beginner
level-2 = 2 · Gentle
level-3 = 3 · Even
level-4 = 4 · Keen
level-5 = 5 · Strong
level-6 = 6 · As strong as it gets
clock-none = No clock
clock-turn = { $seconds } s per turn
clock-total = { $minutes } min + { $increment } s per turn
clock-by-days = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}
