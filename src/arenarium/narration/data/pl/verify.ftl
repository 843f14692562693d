# Sprawdzanie zapisu

seed-kept = Ziarno: jego SHA-256 to odcisk podany w zapisie, { $found }.
seed-changed = Ziarno: nie jest tym, które obiecano. Odcisk w zapisie to { $told }, a SHA-256 ziarna to { $found }.
seed-unpromised = Ziarno: w zapisie nie ma odcisku. SHA-256 ziarna to { $found }.
noted-kept = Twoja notatka: zanotowany odcisk należy do tego ziarna.
noted-changed = Twoja notatka: zanotowany odcisk nie należy do tego ziarna. Zanotowano { $told }, a SHA-256 ziarna to { $found }.
choices-legal = { $number ->
    [one] Decyzje: jedyna jest zgodna z zasadami.
    [few] Decyzje: wszystkie ({ $number }) są zgodne z zasadami.
   *[many] Decyzje: wszystkie ({ $number }) są zgodne z zasadami.
}
not-replayed = Decyzje: tej gry nie da się odtworzyć. { $error }
outcome-true = Wynik: zgadza się z zapisem. { $outcome }
outcome-false = Wynik: nie zgadza się z zapisem. W zapisie jest { $told }, a decyzje prowadzą do { $outcome }.
outcome-untold = Wynik: w zapisie go nie ma. Decyzje prowadzą do: { $outcome }
outcome-too-early = Wynik: zapis go podaje, ale po ostatniej decyzji gra jeszcze trwa.
unfinished = Wynik: jeszcze go nie ma, gra nie jest skończona.
verified = Wszystko, co dało się sprawdzić, jest w porządku.
not-verified = Ten zapis nie jest w porządku.
