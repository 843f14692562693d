# Gracze komputerowi i zegary
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
