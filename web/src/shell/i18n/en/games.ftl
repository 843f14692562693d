# Computer players and clocks
level-1 = beginner
level-2 = gentle
level-3 = solid
level-4 = keen
level-5 = strong
level-6 = formidable
level-7 = masterly
level-8 = as strong as it gets
computer-title = { $name }, { $level }
clock-none = No time limit
clock-turn = { $seconds } s per turn
clock-turn-minutes = { $minutes } min per turn
clock-total = { $minutes } min + { $increment } s per turn
clock-by-days = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}
