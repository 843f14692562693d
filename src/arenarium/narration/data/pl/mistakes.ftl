# Błędy w plikach kart. Słowa w cudzysłowach są słowami pliku lub języka kart i pozostają angielskie.
warning = ostrzeżenie: { $mistake }
and-more = i jeszcze { $number }
did-you-mean = ; czy chodziło o „{ $near }”?
no-hint = {""}

# Czego oczekiwano
a-text = tekst
a-number = liczba
true-or-false = true albo false
a-list = lista
a-table = tabela
a-name-in-quotes = nazwa w cudzysłowie
the-end = koniec

# Plik
file-too-large = za duży: plik kart ma najwyżej { $most } bajtów
not-toml = to nie jest TOML: { $detail }
unreadable-toml = tego TOML nie da się odczytać: { $detail }
unreadable = pliku nie da się odczytać: { $detail }
not-utf8 = to nie jest tekst w UTF-8: bajtu { $byte } nie da się odczytać
nested-too-deeply = dane są zbyt głęboko zagnieżdżone
half-a-character = w tekście jest połowa znaku, a takich tekstów nie ma
no-key = { $key } nie jest nazwą klucza
no-value = { $value }: tego plik kart nie może zawierać
one-table = [{ $key }] jest osobną tabelą, z jedną parą nawiasów
no-list-of-tables = „{ $kind }” nie jest listą tabel; napisz [[{ $kind }]] nad każdą
none-in-it = nie ma w nim [[{ $kind }]]
unknown-table = nieznana tabela lub klucz „{ $key }”; oczekiwano: { $expected }{ $hint }
no-cards = nie ma w nim kart; oczekiwano: { $expected }
too-many-files = plików na jeden zestaw: { $number }; najwyżej { $most }
too-many-cards = kart: { $number }; zestaw ma najwyżej { $most } własnych
no-base-before = nie ma zestawu „{ $base }”, na którym ten miałby się opierać; podaj jego plik przed tym
no-base = nie ma zestawu „{ $base }”, na którym ten miałby się opierać; znane są: { $known }
name-of-the-built-in = „{ $name }” to nazwa wbudowanych kart
game-without-cards = { $game }: ta gra nie ma kart
cards-of-another-game = to karty gry { $other }, nie { $game }
cards-of-several-games = w jednym pliku są karty kilku gier: { $games }; każdej grze daj osobny plik

# Wpisy
missing = brakuje „{ $key }”; oczekiwano: { $expected }
not-expected = „{ $key }” to { $value }; oczekiwano: { $expected }
out-of-range = „{ $key }” to { $value }; oczekiwano od { $least } do { $most }
unknown-key = nieznany klucz „{ $key }”; znane są: { $known }{ $hint }
no-name = brakuje nazwy
empty = „{ $key }” jest puste
space-at-an-end = „{ $key }” zaczyna się lub kończy spacją
too-many-signs = „{ $key }” ma znaków: { $signs }; najwyżej { $most }
unprintable = „{ $key }” zawiera znak, którego nie da się wydrukować
no-picture = „picture” to „{ $value }”; oczekiwano nazwy ikony, jak lantern-flame
unknown-language = „{ $key }” ma nieznany język „{ $language }”; znane są: { $known }
no-text-in-language = „{ $key }” w „{ $language }” to { $value }; oczekiwano tekstu
second-of-that-name = nazwa „{ $name }” występuje drugi raz ({ $what })
nothing-to-replace = nie ma czego zastąpić: „{ $given }” nie istnieje ({ $what }){ $hint }
another-of-that-name = nazwę „{ $name }” ma już ktoś inny ({ $what }), a zastępowane jest „{ $given }”
takes-its-place = nazwa „{ $name }” już istnieje ({ $what }), więc ta karta zajmie jej miejsce; jeśli tak ma być, dodaj do niej pole replaces z tą nazwą

# Tekst w języku kart
not-in-the-language = { $problem }; oczekiwano: { $expected }{ $hint }
said-otherwise = { $problem }{ $hint }
ends-too-early = tekst kończy się za wcześnie
no-full-stop = brakuje kropki na końcu
a-comma = przecinek
a-full-stop = kropka
word-not-expected = „{ $word }” nie pasuje w tym miejscu
unknown-word = nieznane słowo „{ $word }”
say-instead = ; napisz „{ $words }”
in-digits = ; liczby zapisuje się cyframi: napisz „{ $words }”
too-many-words = słów w tekście: { $words }; najwyżej { $most }
too-many-parts = tekst robi za dużo naraz: części { $parts }; najwyżej { $most }
too-many-alternatives = możliwości do wyboru: { $number }; najwyżej { $most }
number-too-small = liczby zaczynają się od 1, nie od { $number }
number-too-large = liczby sięgają do { $most }, nie do { $number }
not-the-same = tekst jest czytany i powtarzany jako coś innego
