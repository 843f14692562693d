# Počítačoví hráči a hodiny
level-1 = pro začátečníky
level-2 = mírná
level-3 = solidní
level-4 = bystrá
level-5 = silná
level-6 = obávaná
level-7 = mistrovská
level-8 = nejvyšší možná
computer-title = { $name }, úroveň { $level }
clock-none = Bez časového limitu
clock-turn = { $seconds } s na tah
clock-total = { $minutes } min + { $increment } s na tah
clock-by-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
   *[other] { $days } dnů na tah
}
