# Gracze komputerowi i zegary
level-1 = dla początkujących
level-2 = łagodny
level-3 = solidny
level-4 = bystry
level-5 = silny
level-6 = groźny
level-7 = mistrzowski
level-8 = najwyższy
computer-title = { $name }, poziom { $level }
clock-none = Bez limitu czasu
clock-turn = { $seconds } s na turę
clock-total = { $minutes } min + { $increment } s na turę
clock-by-days = { $days ->
    [one] { $days } dzień na turę
    [few] { $days } dni na turę
   *[many] { $days } dni na turę
}
