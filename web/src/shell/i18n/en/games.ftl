# Computer players and clocks
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
