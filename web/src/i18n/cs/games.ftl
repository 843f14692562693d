# Hry, způsoby hry, počítačoví hráči a hodiny
game-tashkalar = Tash-Kalar
game-barracks = Kasárna
way-tashkalar-high-2 = Vznešená hra
way-tashkalar-duel-2 = Deathmatch souboj
way-tashkalar-melee-3 = Deathmatch bitka pro tři
way-tashkalar-melee-4 = Deathmatch bitka pro čtyři
way-tashkalar-high-4-teams = Vznešená hra, týmová
way-tashkalar-duel-4-teams = Deathmatch souboj, týmový
way-barracks-classic = Klasická
way-barracks-simplified = Zjednodušená
way-barracks-hard = Těžká
way-barracks-quick = Rychlá hra
level-1 = 1 · Začátečník
level-2 = 2 · Mírný
level-3 = 3 · Vyrovnaný
level-4 = 4 · Bystrý
level-5 = 5 · Silný
level-6 = 6 · Nejsilnější
clock-none = Bez hodin
clock-turn = { $seconds } s na tah
clock-total = { $minutes } min + { $increment } s na tah
clock-by-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
   *[other] { $days } dnů na tah
}
