# Gracze komputerowi i zegary
level-1 = gra dla początkujących
level-2 = łagodna gra
level-3 = solidna gra
level-4 = bystra gra
level-5 = silna gra
level-6 = groźna gra
level-7 = mistrzowska gra
level-8 = pełna siła
computer-title = { $name }, { $level }
clock-none = Bez limitu czasu
clock-turn = { $seconds } s na turę
clock-turn-minutes = { $minutes } min na turę
clock-total = { $minutes } min + { $increment } s na turę
clock-by-days = { $days ->
    [one] { $days } dzień na turę
    [few] { $days } dni na turę
   *[many] { $days } dni na turę
}
