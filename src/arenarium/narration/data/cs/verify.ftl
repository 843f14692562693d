# Ověření záznamu

seed-kept = Semínko: jeho SHA-256 je otisk ze záznamu, { $found }.
seed-changed = Semínko: není to, které bylo slíbeno. Otisk v záznamu je { $told }, ale SHA-256 semínka je { $found }.
seed-unpromised = Semínko: v záznamu není otisk. SHA-256 semínka je { $found }.
noted-kept = Tvoje poznámka: zapsaný otisk patří tomuto semínku.
noted-changed = Tvoje poznámka: zapsaný otisk tomuto semínku nepatří. Zapsáno je { $told }, ale SHA-256 semínka je { $found }.
choices-legal = { $number ->
    [one] Volby: jediná je podle pravidel.
    [few] Volby: všechny { $number } jsou podle pravidel.
   *[other] Volby: všech { $number } je podle pravidel.
}
not-replayed = Volby: partii nelze přehrát. { $error }
outcome-true = Výsledek: souhlasí se záznamem. { $outcome }
outcome-false = Výsledek: nesouhlasí se záznamem. V záznamu je { $told }, ale volby vedou k { $outcome }.
outcome-untold = Výsledek: v záznamu není. Volby vedou k: { $outcome }
outcome-too-early = Výsledek: záznam ho uvádí, ale po poslední volbě partie ještě neskončila.
unfinished = Výsledek: ještě není, partie neskončila.
verified = Všechno, co se dalo ověřit, je v pořádku.
not-verified = Tento záznam není v pořádku.
