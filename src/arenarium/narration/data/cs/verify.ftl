# Ověření záznamu

seed-kept = Semínko: jeho SHA-256 souhlasí s otiskem v záznamu, { $found }.
seed-changed = Semínko: není to slíbené. Otisk v záznamu je { $told }, ale SHA-256 semínka je { $found }.
seed-unpromised = Semínko: v záznamu není otisk. SHA-256 semínka je { $found }.
noted-kept = Tvoje poznámka: zapsaný otisk patří tomuto semínku.
noted-changed = Tvoje poznámka: zapsaný otisk patří jinému semínku. Zapsáno je { $told }, ale SHA-256 semínka je { $found }.
seed-made = { $number ->
    [one] Semínko: vzniklo z toho, co vylosoval server, a z čísla, které přidal jeden hráč.
    [few] Semínko: vzniklo z toho, co vylosoval server, a z čísel, která přidali { $number } hráči.
   *[other] Semínko: vzniklo z toho, co vylosoval server, a z čísel, která přidalo { $number } hráčů.
}
seed-made-otherwise = Semínko: nevzniklo z toho, co vylosoval server a přidali hráči.
added-kept = Tvoje číslo: je mezi těmi, z nichž semínko vzniklo.
added-missing = Tvoje číslo: není mezi těmi, z nichž semínko vzniklo.
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
unfinished = Výsledek: zatím žádný, partie ještě trvá.
verified = Všechno, co se dalo ověřit, je v pořádku.
not-verified = Tento záznam není v pořádku.
