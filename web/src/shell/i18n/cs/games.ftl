# Počítačoví hráči a hodiny
level-1 = úroveň pro začátečníky
level-2 = mírná úroveň
level-3 = solidní úroveň
level-4 = bystrá úroveň
level-5 = silná úroveň
level-6 = obávaná úroveň
level-7 = mistrovská úroveň
level-8 = plná síla
computer-title = { $name }, { $level }
clock-none = Bez časového limitu
clock-turn = { $seconds } s na tah
clock-turn-minutes = { $minutes } min na tah
clock-total = { $minutes } min + { $increment } s na tah
clock-by-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
   *[other] { $days } dnů na tah
}
