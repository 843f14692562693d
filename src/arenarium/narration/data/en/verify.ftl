# The checks of a record

seed-kept = Seed: its SHA-256 is the fingerprint in the record, { $found }.
seed-changed = Seed: it is not the one that was promised. The fingerprint in the record is { $told }, but the seed's SHA-256 is { $found }.
seed-unpromised = Seed: the record has no fingerprint. The seed's SHA-256 is { $found }.
noted-kept = Your note: the fingerprint that you noted is that of the seed.
noted-changed = Your note: the seed is not the one whose fingerprint you noted. You noted { $told }, but the seed's SHA-256 is { $found }.
choices-legal = { $number ->
    [one] Choices: the only one is legal.
   *[other] Choices: all { $number } are legal.
}
not-replayed = Choices: the match cannot be played again. { $error }
outcome-true = Outcome: it is as the record tells. { $outcome }
outcome-false = Outcome: it is not as the record tells. The record tells { $told }, but the choices lead to { $outcome }.
outcome-untold = Outcome: the record tells none. The choices lead to: { $outcome }
outcome-too-early = Outcome: the record tells one, but after its last choice the match is not over.
unfinished = Outcome: there is none yet, the match is not over.
verified = Everything that could be checked is in order.
not-verified = This record is not in order.
