# Co słyszy gracz, którego nie ma przy stole: przez Web Push i pocztą

turn-title = Twoja kolej
turn-text = { $game }, gra też { $others }
started-title = Zaczyna się Twoja gra
started-text = { $game }, gra też { $others }
won-title = Wygrana!
drawn-title = Remis w Twojej grze
lost-title = Przegrana
closed-title = Twoja gra została zamknięta
finished-text = { $game }, gra też { $others }
challenge-title = { $name } rzuca Ci wyzwanie
challenge-text = { $game }
friend-asked-title = { $name } zaprasza Cię do grona znajomych
friend-accepted-title = { $name } jest teraz wśród Twoich znajomych
round-title = Zaczyna się runda { $round }
bye-title = W rundzie { $round } masz pauzę
over-title = Koniec turnieju: Twoje miejsce to { $rank }

mail-code-title = Twój kod to { $code }
mail-code-text = Wpisz ten kod na stronie swojego konta, aby dostawać pocztę, gdy przyjdzie Twoja kolej: { $code }. Jeśli to nie Twoja prośba, nie trzeba nic robić.
mail-foot = Te wiadomości można wyłączyć na stronie konta: { $link }
