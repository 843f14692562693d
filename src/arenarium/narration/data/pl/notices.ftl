# Co słyszy gracz, którego nie ma przy stole: przez Web Push i pocztą

turn-title = Twoja kolej
turn-text = { $game }, przy stole: { $others }
started-title = Zaczyna się twoja partia
started-text = { $game }, przy stole: { $others }
won-title = Wygrana!
drawn-title = Partia skończyła się remisem
lost-title = Przegrana
closed-title = Twoja partia została zamknięta
finished-text = { $game }, przy stole: { $others }
challenge-title = { $name } rzuca ci wyzwanie
challenge-text = { $game }
friend-asked-title = { $name } zaprasza cię do grona znajomych
friend-accepted-title = { $name } jest teraz wśród twoich znajomych
round-title = Zaczyna się runda { $round }
bye-title = W rundzie { $round } pauzujesz
over-title = Koniec turnieju: twoje miejsce to { $rank }

mail-code-title = Twój kod to { $code }
mail-code-text = Wpisz ten kod na stronie swojego konta, aby dostawać e-maile, gdy przyjdzie twoja kolej: { $code }. Jeśli to nie twoja prośba, zignoruj tę wiadomość.
mail-foot = Te wiadomości można wyłączyć na stronie konta: { $link }
