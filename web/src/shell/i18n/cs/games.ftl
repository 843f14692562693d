# Počítačoví hráči a hodiny
level-1 = hra pro začátečníky
level-2 = mírná hra
level-3 = solidní hra
level-4 = bystrá hra
level-5 = silná hra
level-6 = obávaná hra
level-7 = mistrovská hra
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
