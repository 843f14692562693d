# Gracze komputerowi i zegary
level-1 = poziom początkujący
level-2 = poziom łagodny
level-3 = poziom solidny
level-4 = poziom bystry
level-5 = poziom silny
level-6 = poziom groźny
level-7 = poziom mistrzowski
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
