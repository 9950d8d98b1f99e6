# Everywhere: where something is wrong, and what was expected instead.
refused-deck = talia

# Moves.
refused-no-seat-seat-there-is-known = nie ma miejsca { $seat }; są: { $known }

# Positions of both games.
refused-snapshot-nobody-sits-in-alive = migawka: w { $alive } nikt nie siedzi

# Positions of Siegestorm.
refused-seat-seat-has-a-line-already = miejsce { $seat } ma już swój wiersz
refused-the-boss-has-a-line-already = Boss ma już swój wiersz
refused-expected-what-lasts = brakuje tego, co trwa
refused-expected-squares-such-as-a2 = powinny być pola, na przykład a2
refused-word-is-not-one-card = { $word } to nie jedna karta
refused-expected-the-seat-and-the-card-such-as-land-a-tengu-or-land = powinno być miejsce i karta, na przykład `land a tengu`, albo `land .`
refused-expected-menace-number-life-number-or-used-each-once = powinno być `menace LICZBA`, `life LICZBA` lub `{ $used }`, każde raz
refused-cannot-read-word-expected-a-card-such-as-tengu-tengu-3-tengu-b-tengu-goblin-tank = nie da się odczytać { $word }; powinna być karta, na przykład tengu, tengu*3, tengu/b, tengu!, goblin-tank+g2, restoration-totem+s1, albo .
refused-where-unknown-card-card-hint = { $where }: nieznana karta { $card }{ $hint }
refused-close-to-it-names = ; podobne: { $names }
refused-no-man-s-land-is-there-boards-times-not-count = liczba ziem niczyich to { $boards }, a nie { $count }
refused-where-seat-does-not-play-on-board-board = { $where }: { $seat } nie gra na planszy { $board }
refused-in-mode-nobody-is-out-while-the-game-goes-on = w trybie { $mode } nikt nie odpada w trakcie gry
refused-seat-is-out-all-their-cards-are-removed = { $seat } odpadł: wszystkie jego karty są usunięte
refused-at-least-two-players-are-left-while-the-game-goes-on = dopóki gra trwa, zostaje co najmniej dwóch graczy
refused-there-is-no-boss-in-mode = w trybie { $mode } nie ma Bossa
refused-the-menace-level-is-least-to-most-not-menace = poziom grozy to od { $least } do { $most }, a nie { $menace }
refused-the-life-of-the-boss-is-1-to-most-not-life = Boss ma od 1 do { $most } punktów życia, a nie { $life }
refused-no-step-step-to-act-in-there-is-known = nie ma kroku { $step }, w którym się działa; są: { $known }
refused-no-step-step-of-a-partner-there-is-known = nie ma kroku { $step } drugiego gracza; są: { $known }
refused-the-first-turn-is-turn-1 = pierwsza tura to tura 1
refused-seat-is-out-and-takes-no-turn = { $seat } odpadł i nie ma tury
refused-seat-is-the-boss-a-position-is-at-rest-in-the-turn-of-a-player = { $seat } to Boss: pozycja jest w spoczynku tylko w turze gracza
refused-only-players-who-take-their-turn-together-have-a-partner-in-it = tylko gracze, którzy grają wspólną turę, mają w niej drugiego gracza
refused-a-creature-is-played-in-the-deploy-step-only = jednostkę zagrywa się tylko w kroku wystawiania
refused-seat-has-no-right-track-to-have-played-a-creature-on = { $seat } nie ma prawego toru, na który mógłby zagrać jednostkę
refused-where-is-there-count-times-not-times = { $where }: jest ich { $count }, a nie { $times }
refused-where-has-spaces-spaces-not-count = { $where }: liczba pól to { $spaces }, a nie { $count }
refused-where-has-one-space-not-count = { $where }: jest jedno pole, a nie { $count }
refused-where-holds-at-most-most-not-count = { $where }: mieści się najwyżej { $most }, a nie { $count }
refused-where-has-no-places-that-could-be-empty-leave-the-out = { $where } nie ma miejsc, które mogą być puste; pomiń .
refused-where-item-is-in-no-play-and-tokens-are-for-cards-in-play = { $where }: { $item } nie jest w grze; /, ! i żetony są dla kart w grze
refused-where-only-a-boss-has-reserves = { $where }: rezerwę ma tylko Boss
refused-where-the-boss-has-no-supporters = { $where }: Boss nie ma wsparcia
refused-where-item-only-supporters-are-committed = { $where }: { $item }: angażuje się tylko wsparcie
refused-where-item-only-creatures-have-tokens-on-them = { $where }: { $item }: żetony leżą tylko na jednostkach
refused-where-card-has-no-att-and-def-and-is-never-a-creature = { $where }: { $card } nie ma ataku i obrony, więc nigdy nie jest jednostką
refused-where-no-creature-on-square = { $where }: na { $square } nie ma jednostki
refused-where-no-track-name = { $where }: nie ma toru { $name }
refused-where-no-square-square = { $where }: nie ma pola { $square }
refused-cannot-read-lasting-words-there-is-boost-square-n-n-by-seat-shifted-seat-square = nie da się odczytać `lasting { $words }`; możliwe: boost POLE +N +N [by MIEJSCE], shifted MIEJSCE POLE KARTA, unopposed TOR, { $known }
refused-kind-seat = { $kind } MIEJSCE
refused-no-words-for-the-lasting-kind = nie ma zapisu dla trwającego { $kind }

# Decks.
refused-cannot-read-line-expected-a-line-like-4-armored-yak = nie da się odczytać { $line }; powinien być wiersz taki jak 4 Armored Yak
refused-count-is-not-a-number-of-copies-from-1-to-most = { $count } to nie liczba kopii od 1 do { $most }
refused-ident-count-is-not-a-number-of-copies-from-1-to-most = { $ident }: { $count } to nie liczba kopii od 1 do { $most }
refused-unknown-card-card-hint = nieznana karta { $card }{ $hint }
refused-not-json-where = to nie JSON: { $where }
refused-expected-an-object-with-format-version-name-and-cards-no-more = powinien być obiekt z polami { $format } { $version }, name i cards, nic więcej
refused-the-code-is-cut-short = kod jest urwany
refused-the-code-names-a-card-that-is-not-in-this-box = kod zawiera kartę, której nie ma w tym pudełku
refused-the-name-in-the-code-cannot-be-read = nie da się odczytać nazwy w kodzie
refused-the-code-has-more-than-most-copies-of-a-card = kod ma więcej niż { $most } kopii jednej karty
refused-a-code-begins-with-prefix = kod zaczyna się od { $prefix }
refused-the-code-was-copied-wrongly-it-has-signs-too-many-or-too-few = kod został źle skopiowany: ma znaki zbędne albo brakuje mu znaków
refused-the-code-was-copied-wrongly-its-check-does-not-fit = kod został źle skopiowany: nie zgadza się suma kontrolna
refused-count-cards-instead-of-size = liczba kart to { $count } zamiast { $size }
refused-count-copies-of-name-at-most-most-are-allowed = { $name }: kopii jest { $count }, dozwolone najwyżej { $most }
refused-cards-of-several-factions-known = karty kilku frakcji: { $known }
refused-name-belongs-to-a-boss-deck = { $name } należy do talii Bossa
refused-name-is-a-promo-card = { $name } to karta promo
refused-name-is-a-promo-card-and-was-not-agreed-on = { $name } to karta promo, a tych nie uzgodniono
refused-size-cards-are-not-even-a-starting-hand = liczba kart to { $size }, nie wystarczy nawet na rękę startową

# The command line.
refused-no-form-form-there-is-known = nie ma postaci { $form }; są: { $known }
refused-no-faction-faction-there-is-known = nie ma frakcji { $faction }; są: { $known }
refused-there-is-no-deck-file-source-and-no-such-faction-there-is-known = nie ma pliku z talią { $source } ani takiej frakcji; są: { $known }
