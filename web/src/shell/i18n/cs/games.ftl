# Počítačoví hráči a hodiny
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
