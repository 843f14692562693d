# The checks of a record

seed-kept = Seed: its SHA-256 matches the fingerprint in the record, { $found }.
seed-changed = Seed: not the one that was promised. The fingerprint in the record is { $told }, but the seed’s SHA-256 is { $found }.
seed-unpromised = Seed: the record has no fingerprint. The seed’s SHA-256 is { $found }.
noted-kept = Your note: the fingerprint you noted belongs to this seed.
noted-changed = Your note: the fingerprint you noted belongs to another seed. You noted { $told }, but the seed’s SHA-256 is { $found }.
seed-made = { $number ->
    [one] Seed: it is made of what the server drew and the number that one player added.
   *[other] Seed: it is made of what the server drew and the numbers that { $number } players added.
}
seed-made-otherwise = Seed: it is not made of what the server drew and the players added.
added-kept = Your number: it is among those of which the seed is made.
added-missing = Your number: it is not among those of which the seed is made.
choices-legal = { $number ->
    [one] Choices: the only one is legal.
   *[other] Choices: all { $number } are legal.
}
not-replayed = Choices: the game can’t be replayed. { $error }
outcome-true = Outcome: matches the record. { $outcome }
outcome-false = Outcome: doesn’t match the record. The record says { $told }, but the choices lead to { $outcome }.
outcome-untold = Outcome: none in the record. The choices lead to: { $outcome }
outcome-too-early = Outcome: the record names one, but after its last choice the game isn’t over.
unfinished = Outcome: none yet, the game isn’t over.
verified = Everything that can be checked is in order.
not-verified = This record isn’t in order.
