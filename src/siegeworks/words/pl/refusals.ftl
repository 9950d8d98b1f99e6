# Everywhere: where something is wrong, and what was expected instead.
refused-what-line-line-message = { $what }, wiersz { $line }: { $message }
refused-one-or-other = { $one } lub { $other }
refused-line-line-column-column = wiersz { $line }, kolumna { $column }
refused-it-is-nested-too-deeply-or-a-number-is-too-long = zagnieżdżenie jest zbyt głębokie albo liczba jest zbyt długa
refused-position = pozycja
refused-record = zapis
refused-seat-seat-message = miejsce { $seat }: { $message }

# Moves.
refused-cannot-read-the-move-text-expected-one-of-offers = nie da się odczytać ruchu { $text }; możliwe: { $offers }
refused-text-is-not-offered-expected-one-of-offers = { $text } nie jest teraz dostępne; możliwe: { $offers }
refused-text-could-be-any-of-fits = { $text } może oznaczać: { $fits }
refused-the-game-is-over = gra jest skończona
refused-the-game-was-given-up = gra została poddana
refused-there-is-no-seat-seat = nie ma miejsca { $seat }
refused-there-is-no-seat-seat-asked-asked = nie ma miejsca { $seat }; decydują: { $asked }
refused-seat-seat-has-nothing-to-answer-now-asked-asked-clause = miejsce { $seat } o niczym teraz nie decyduje; decydują: { $asked }{ $clause }
refused-cannot-take-back-number-of-count-answers = nie można cofnąć { $number } z { $count } ruchów

# Set-up of a game.
refused-no-game-name-there-is-known = nie ma gry { $name }; są: { $known }
refused-game-has-no-mode-mode-there-is-known = { $game } nie ma trybu { $mode }; ma: { $known }
refused-mode-is-for-allowed-seats-not-seats = { $mode }: liczba miejsc to { $allowed }, a nie { $seats }
refused-this-mode-is-for-1-seat-not-count = ten tryb ma 1 miejsce, a nie { $count }
refused-this-mode-is-for-numbers-seats-not-count = liczba miejsc w tym trybie to { $numbers }, a nie { $count }
refused-nobody-is-called-spec-there-is-known = nikogo takiego jak { $spec } nie ma; możliwe: { $known }
refused-no-player-spec-known-known = nie ma gracza { $spec }; są: { $known }
refused-no-player-player-at-a-table-there-is-known = gracz { $player } nie siada do stołu; są: { $known }
refused-a-name-has-at-most-most-printable-characters = nazwa ma najwyżej { $most } drukowalnych znaków
refused-seat-seat-text-is-not-one-line-of-printable-text = miejsce { $seat }: { $text } nie jest jednym wierszem drukowalnego tekstu
refused-a-position-brings-its-own-cards-the-seats-bring-nothing = pozycja ma własne karty: gracze niczego nie przynoszą
refused-switches-are-sorted-by-name-each-once = opcje są ułożone według nazw, każda raz
refused-no-switch-name-there-is-known = nie ma opcji { $name }; są: { $known }
refused-switch-name-is-known-not-value = opcja { $name } to { $known }, a nie { $value }
refused-switch-name-is-set-twice = opcja { $name } jest podana dwa razy
refused-a-seed-is-a-number-from-0-to-2-256-1 = ziarno losowości to liczba od 0 do 2^256 - 1
refused-the-game-is-over-there-begin-earlier = gra jest tam już skończona; zacznij wcześniej
refused-the-game-is-over-after-that-move-choose-an-earlier-one = po tym ruchu gra jest skończona; wybierz wcześniejszy

# Records.
refused-expected-magic = powinno być { $magic }
refused-the-header-has-no-line-word = w nagłówku brakuje wiersza { $word }
refused-word-is-said-twice = { $word } występuje dwa razy
refused-seed-is-not-a-number = seed nie jest liczbą
refused-seats-come-in-the-order-a-b-c-d = miejsca idą w kolejności a, b, c, d
refused-what-a-seat-brings-follows-its-seat-line = to, co kto przynosi, stoi po wierszu jego miejsca (seat)
refused-cannot-read-line-a-header-line-begins-with-one-of-known = nie da się odczytać { $line }; wiersz nagłówka zaczyna się od: { $known }
refused-expected-a-seat-its-answer-and-a-hash-such-as-a-keep-3fa2c1d09b7e = powinno być miejsce, jego ruch i skrót, na przykład `a keep  #3fa2c1d09b7e`
refused-nothing-follows-the-result = po wyniku nie ma już nic
refused-the-hash-does-not-follow-from-the-lines-before-expected-link = skrót nie wynika z poprzednich wierszy; powinno być #{ $link }
refused-made-under-rules-rules-these-are-rules-now = zapis powstał według zasad { $rules }, tu obowiązują zasady { $now }
refused-the-record-is-of-game-its-set-up-of-mode = zapis dotyczy gry { $game }, a przygotowanie { $mode }
refused-text-is-short-for-whole-a-record-has-it-in-full = { $text } to skrót od { $whole }; w zapisie ruch stoi w całości
refused-no-move-ply-the-record-has-count = nie ma ruchu { $ply }; w zapisie jest ich { $count }
refused-at-most-most-moves-at-once = najwyżej { $most } ruchów naraz
refused-the-game-ended-otherwise-expected-there = gra skończyła się inaczej; powinno być: { $there }
refused-no-result-yet = jeszcze żaden wynik
refused-the-game-is-over-and-its-result-is-missing-expected-there = gra jest skończona, a brakuje wyniku; powinno być: { $there }
refused-the-record-is-of-game-and-brings-its-own-set-up = zapis dotyczy gry { $game } i ma własne przygotowanie
refused-the-record-has-there-seats-not-count = liczba miejsc w zapisie to { $there }, a nie { $count }

# Positions of both games.
refused-cannot-read-word-a-line-begins-with-one-of-known = nie da się odczytać { $word }; wiersz zaczyna się od: { $known }
refused-cannot-read-word-expected-one-of-known = nie da się odczytać { $word }; możliwe: { $known }
refused-nothing-follows-word = po { $word } nic nie ma
refused-name-word-is-not-a-number = { $name }: { $word } nie jest liczbą

# Decks.
refused-no-starter-deck-faction-there-is-known = nie ma talii startowej { $faction }; są: { $known }

# What players bring to Rift.
refused-cannot-read-line-expected-hero-name = nie da się odczytać { $line }; powinno być `hero NAZWA`

# Questions about a situation, and machine players.
refused-cannot-read-text-as-what-a-search-may-spend-expected-simulations-such-as-200-or = nie da się odczytać { $text } jako zakresu szukania; powinny być symulacje, na przykład 200, albo sekundy, na przykład 1s; x2 dla dwóch rdzeni
refused-a-search-takes-up-to-simulations-simulations-seconds-seconds-and-cores-cores-not = szukanie ma najwyżej { $simulations } symulacji, { $seconds } sekund i { $cores } rdzeni, a nie { $text }

# Lessons.
refused-the-learner-is-not-asked = gracz nie decyduje teraz o niczym
refused-nobody-asks-the-learner-any-more-answers = gracz nie decyduje już o niczym: { $answers }

# Campaigns.
refused-game-is-not-part-of-the-campaign = { $game } nie należy do kampanii
refused-a-game-of-a-campaign-begins-with-its-set-up = gra kampanii zaczyna się od przygotowania

# Seats of a table.
refused-the-seat-is-taken = miejsce jest zajęte
refused-no-seat-is-open = żadne miejsce nie jest wolne
refused-this-game-has-begun-elsewhere-nobody-brings-anything-to-it = ta gra zaczęła się gdzie indziej: nikt niczego do niej nie przynosi
refused-the-game-has-not-begun = gra jeszcze się nie zaczęła
refused-the-game-is-not-over = gra jeszcze się nie skończyła
refused-there-is-nothing-to-give-up = nie ma czego poddać
refused-the-seat-cannot-change-hands = miejsce nie może zmienić gracza

# Files.
refused-file-is-not-utf-8-text = { $file } to nie tekst w UTF-8
refused-cannot-read-file-why = nie da się odczytać { $file }: { $why }
refused-cannot-write-path-why = nie da się zapisać { $path }: { $why }
refused-cannot-write-path-there-is-no-folder-parent = nie da się zapisać { $path }: nie ma folderu { $parent }
refused-path-is-there-already-name-another-file = { $path } już istnieje: podaj inny plik
refused-games-cannot-be-kept-why = nie da się przechowywać gier: { $why }
refused-there-is-nothing-on-standard-input = na standardowym wejściu nic nie ma
refused-standard-input-is-not-utf-8-text = standardowe wejście to nie tekst w UTF-8
refused-file-is-empty-it-holds-no-position = { $file } jest pusty: nie ma w nim pozycji
refused-file-is-no-record-its-first-line-is-not-magic = { $file } to nie zapis: pierwszy wiersz to nie { $magic }

# The command line.
refused-stops-is-known-not-text = stops to { $known }, a nie { $text }
refused-the-record-file-says-it-all-leave-out-name = zapis { $file } mówi wszystko: pomiń { $name }
refused-a-position-brings-its-own-cards-leave-out-deck = pozycja ma własne karty: pomiń --deck
refused-level-says-how-long-to-think-leave-out-sims = --level mówi, jak długo myśleć: pomiń --sims
refused-level-does-not-think-in-simulations-take-hard-brutal-or-sims = { $level } nie myśli symulacjami: wybierz hard, brutal lub --sims
refused-overwrite-is-for-the-file-of-svg = --overwrite dotyczy pliku z --svg
refused-cannot-read-the-deck-text-expected-letters-file-or-faction = nie da się odczytać talii { $text }; powinno być { $letters }, =, plik lub frakcja
refused-seat-seat-is-given-two-decks = miejsce { $seat } dostało dwie talie
refused-cannot-read-the-hero-text-expected-seat-hero-such-as-a-malik = nie da się odczytać bohatera { $text }; powinno być MIEJSCE=BOHATER, na przykład a=malik
refused-seat-seat-is-given-two-heroes = miejsce { $seat } dostało dwóch bohaterów
refused-game-mode-has-no-name-to-choose-leave-out-name = { $game }/{ $mode }: { $name } nie ma tu wyboru: pomiń --{ $name }
refused-no-name-value-there-is-known = { $name }: nie ma { $value }; są: { $known }
refused-no-such-file-or-directory = nie ma takiego pliku ani folderu
refused-permission-denied = brak uprawnień
refused-is-a-directory = to folder
refused-not-a-directory = to nie folder
refused-file-exists = plik już istnieje
refused-file-name-too-long = nazwa pliku jest za długa
refused-no-space-left-on-device = brak miejsca na dysku
refused-read-only-file-system = system plików tylko do odczytu
refused-input-output-error = błąd wejścia lub wyjścia
refused-too-many-levels-of-symbolic-links = zbyt wiele dowiązań symbolicznych
refused-disk-quota-exceeded = przekroczono limit miejsca na dysku
refused-embedded-null-byte = zawiera znak zerowy
refused-could-not-determine-home-directory = nie da się ustalić folderu domowego

refused-there-is-no-card-name-close-to-it-names = nie ma karty { $name }; podobne: { $names }
refused-nobody-brings-anything-to-game = do gry { $game } nikt niczego nie przynosi
refused-game-mode-has-no-name-there-is-one-in-known = { $game }/{ $mode }: { $name } tu nie występuje; jest w: { $known }
refused-only-a-situation-at-rest-can-be-written-going = zapisać można tylko sytuację w spoczynku: { $going }
refused-something-is-going-on = coś się właśnie dzieje
refused-name-has-one-value-not-count = { $name } ma jedną wartość, a nie { $count }
refused-cannot-read-word-expected-a-number-after-the-star = nie da się odczytać { $word }; po gwiazdce powinna być liczba
refused-no-what-word = nieznana nazwa ({ $what }): { $word }
refused-there-is-a-line-head-already = wiersz { $head } już jest
refused-there-is-no-seat-seat-in-this-game = w tej grze nie ma miejsca { $seat }
refused-no-tool-name-takes-value-here = żadne narzędzie { $name } nie przyjmuje tu { $value }
