# Sprawdzanie zapisu

seed-kept = Ziarno: jego SHA-256 zgadza się z odciskiem w zapisie, { $found }.
seed-changed = Ziarno: nie to, które obiecano. Odcisk w zapisie to { $told }, a SHA-256 ziarna to { $found }.
seed-unpromised = Ziarno: w zapisie nie ma odcisku. SHA-256 ziarna to { $found }.
noted-kept = Twoja notatka: zanotowany odcisk należy do tego ziarna.
noted-changed = Twoja notatka: zanotowany odcisk należy do innego ziarna. Zanotowano { $told }, a SHA-256 ziarna to { $found }.
seed-made = { $number ->
    [one] Ziarno: powstało z tego, co wylosował serwer, i z liczby dodanej przez jedną osobę.
    [few] Ziarno: powstało z tego, co wylosował serwer, i z liczb dodanych przez { $number } osoby.
   *[many] Ziarno: powstało z tego, co wylosował serwer, i z liczb dodanych przez { $number } osób.
}
seed-made-otherwise = Ziarno: nie powstało z tego, co wylosował serwer i dodali gracze.
added-kept = Twoja liczba: jest wśród tych, z których powstało ziarno.
added-missing = Twoja liczba: nie ma jej wśród tych, z których powstało ziarno.
choices-legal = { $number ->
    [one] Decyzje: jedyna jest zgodna z zasadami.
    [few] Decyzje: wszystkie ({ $number }) są zgodne z zasadami.
   *[many] Decyzje: wszystkie ({ $number }) są zgodne z zasadami.
}
not-replayed = Decyzje: tej partii nie da się odtworzyć. { $error }
outcome-true = Wynik: zgadza się z zapisem. { $outcome }
outcome-false = Wynik: nie zgadza się z zapisem. W zapisie jest { $told }, a decyzje prowadzą do { $outcome }.
outcome-untold = Wynik: w zapisie go nie ma. Decyzje prowadzą do: { $outcome }
outcome-too-early = Wynik: zapis go podaje, ale po ostatniej decyzji partia jeszcze trwa.
unfinished = Wynik: jeszcze go nie ma, partia trwa.
verified = Wszystko, co dało się sprawdzić, jest w porządku.
not-verified = Ten zapis nie jest w porządku.
