# Everywhere: where something is wrong, and what was expected instead.
refused-none = brak
refused-none-yet = jeszcze żadnej
refused-nowhere = nigdzie

# Moves.

# Positions of both games.
refused-word-is-not-a-number = { $word } nie jest liczbą

# Positions of Rift.
refused-horde-card = karta hordy
refused-hero = bohater
refused-beast = zwierzę
refused-ability = zdolność
refused-tower = wieża
refused-spell = zaklęcie
refused-storm = burza
refused-ghost-card = karta ducha
refused-life-card = karta życia
refused-word-is-no-kind = { $word } to nie { $kind }
refused-no-phase-phase-there-is-known = nie ma fazy { $phase }; są: { $known }
refused-expected-a-round-some-health-and-at-most-most-crystals = powinna być runda, jakieś zdrowie i najwyżej { $most } kryształów
refused-colour-cannot-be-banned = { $colour } nie można zakazać
refused-there-are-only-the-tokens-known = są tylko żetony { $known }
refused-expected-an-arrival-token-known = powinien być żeton nadejścia: { $known }
refused-expected-one-of-known-and-a-hero = powinno być jedno z { $known } i bohater
refused-only-reborn-waits-for-a-horde = na hordę czeka tylko reborn
refused-name-is-not-in-this-game = { $name } nie ma w tej grze
refused-there-is-no-horde-to-fall-expected-and-its-space = nie ma hordy, która by padła; powinno być @ i jej pole
refused-there-is-no-space-word = nie ma pola { $word }
refused-there-is-no-terrain-word = nie ma terenu { $word }
refused-it-is-nowhere-expected = nie powiedziano, gdzie leży; powinno być @
refused-space-is-no-path-space = { $space } to nie pole ścieżki
refused-no-path-path-leads-over-space = przez { $space } nie prowadzi ścieżka { $path }
refused-only-a-flying-horde-lies-above-another-rt-3-4 = na innej hordzie leży tylko horda latająca (RT-3.4)
refused-pieces-overlap-or-lie-on-a-red-square = elementy nachodzą na siebie albo leżą na czerwonej kratce
refused-a-soldier-stands-on-no-enemy = żołnierz nie stoi na wrogu
refused-there-are-only-number-soldiers = żołnierzy jest tylko { $number }
refused-this-scenario-has-no-boss = w tym scenariuszu nie ma bossa
refused-expected-a-step-for-each-figure-on-its-way = powinien być krok dla każdej figurki na jej drodze
refused-no-action-card-word-is-left = nie została już karta akcji { $word }
refused-name-is-no-hero-or-another-seat-s = { $name } to nie bohater albo należy do innego miejsca
refused-nobody-here-has-a-beast = nikt tu nie ma zwierzęcia { $beast }
refused-a-health-of-health-does-not-fit = zdrowie { $health } nie pasuje
refused-word-is-no-ability-of-hero = { $word } to nie zdolność bohatera { $hero }
refused-a-figure-on-a-horde-and-only-that-has-a-base = podstawkę ma figurka na hordzie i tylko ona
refused-no-base-fits-at-square = na { $square } podstawka się nie mieści
refused-space-is-no-building-site = { $space } to nie miejsce budowy
refused-a-site-holds-two-towers-at-most-and-none-beside-a-figure = na miejscu budowy stoją najwyżej dwie wieże i żadna obok figurki
refused-only-a-solo-player-has-a-bench = ławkę ma tylko gracz, który gra solo
refused-this-game-has-no-storms-the-switch-storms-is-off = w tej grze nie ma burz: opcja storms jest wyłączona
refused-each-storm-is-there-once = każda burza jest tylko raz
refused-too-many-cards-of-tower = za dużo kart { $tower }
refused-word-is-no-square-of-a-width-height-grid = { $word } to nie kratka siatki { $width }×{ $height }

# What players bring to Rift.
refused-cannot-read-item-expected-one-hero-and-abilities-by-name = nie da się odczytać { $item }; powinien być jeden bohater i nazwy zdolności
refused-seat-seat-hero-is-taken = miejsce { $seat }: bohater { $hero } jest zajęty
refused-either-every-seat-brings-a-hero-or-none-does = bohatera przynosi albo każde miejsce, albo żadne
refused-two-players-cannot-play-the-same-hero-rt-4-11 = dwóch graczy nie może grać tym samym bohaterem (RT-4.11)
refused-no-hero-hero-there-is-known = nie ma bohatera { $hero }; są: { $known }
refused-abilities-without-a-hero = zdolności bez bohatera
refused-hero-is-no-hero = { $hero } to nie bohater
refused-hero-is-the-boss-of-this-scenario = { $hero } to boss tego scenariusza
refused-no-special-abilities-here = bez zdolności specjalnych
refused-not-two-abilities-of-hero = to nie dwie zdolności bohatera { $hero }
refused-more-than-most-abilities = więcej zdolności niż { $most }

# Questions about a situation, and machine players.
refused-cannot-read-question-as-a-question-expected-clear-space-tower-or-through = nie da się odczytać pytania { $question }; możliwe: clear POLE, tower lub through
refused-there-is-no-space-space-on-this-map = na tej mapie nie ma pola { $space }
refused-no-horde-stands-on-space-hordes-taken = na { $space } nie ma hordy; hordy: { $taken }
refused-questions-are-about-phase-2-when-towers-and-heroes-are-played = pytania dotyczą fazy 2, gdy zagrywa się wieże i bohaterów
refused-that-horde-is-not-on-the-map = tej hordy nie ma na mapie

# Campaigns.
refused-this-is-no-campaign-it-is-not-json-where = to nie kampania: to nie JSON ({ $where })
refused-this-is-no-campaign-its-format-is-not-format = to nie kampania: format to nie { $format }
refused-a-campaign-of-version-found-this-is-version = kampania w wersji { $found }; tu jest wersja { $version }
refused-a-campaign-has-a-name-and-a-list-of-games = kampania ma nazwę (name) i listę gier (games)
refused-the-campaign = kampania
refused-game-number-of-the-campaign = gra { $number } kampanii
refused-game-number-of-the-campaign-has-the-key-of-another-one = gra { $number } kampanii ma klucz innej gry
refused-what-has-an-unknown-entry-key = { $what }: nieznane pole { $key }
refused-what-is-not-an-object = { $what }: to nie obiekt
refused-what-has-no-field-or-not-as-text = { $what }: brakuje pola { $field } albo nie jest ono tekstem
refused-what-no-scenario-scenario = { $what }: nie ma scenariusza { $scenario }
refused-what-no-difficulty-difficulty = { $what }: nie ma poziomu trudności { $difficulty }
refused-what-won-is-true-false-or-null = { $what }: won to true, false lub null
refused-what-storms-is-true-or-false = { $what }: storms to true lub false
refused-what-field-is-a-number-from-least-to-most = { $what }: { $field } to liczba od { $least } do { $most }
refused-a-campaign-is-called-by-letters-digits-and-not-name = nazwa kampanii składa się z liter, cyfr, - i _, a nie { $name }
refused-the-campaign-name-has-no-game-key = kampania { $name } nie ma gry { $key }
refused-game-is-still-locked-win-other-first = { $game } jest jeszcze zablokowane: najpierw wygraj { $other }
refused-no-campaign-name-there-is-known = nie ma kampanii { $name }; są: { $known }
refused-there-is-a-campaign-name-already = kampania { $name } już istnieje
refused-there-is-a-campaign-name-already-give-it-another-name = kampania { $name } już istnieje: nadaj jej inną nazwę
refused-a-game-from-a-position-is-not-part-of-a-campaign = gra z pozycji nie należy do kampanii
refused-no-scenario-scenario-open-are-known = nie ma scenariusza { $scenario }; otwarte: { $known }

# Files.
refused-file-is-no-record-for-a-position-name-its-scenario-game-rift = { $file } to nie zapis; przy pozycji podaj jej scenariusz: --game rift/…
refused-file-is-a-game-of-game-questions-are-about-rift = { $file } to gra { $game }; pytania dotyczą gry Rift
refused-file-has-count-answers-not-after = { $file }: liczba ruchów to { $count }, a nie { $after }

# The command line.
refused-no-grade-grade-expected-known = nie ma stopnia { $grade }; możliwe: { $known }

refused-a-campaign-has-a-name-of-at-most-most-printable-characters = nazwa kampanii ma najwyżej { $most } drukowalnych znaków
refused-a-guest-may-belong-to-most-campaigns-at-most = gość może należeć najwyżej do { $most } kampanii
refused-a-campaign-may-have-most-games-at-most = kampania może mieć najwyżej { $most } gier
refused-there-is-no-such-campaign = nie ma takiej kampanii
refused-join-the-campaign-first = najpierw dołącz do kampanii
refused-no-further-game-fits-into-this-campaign = w tej kampanii nie zmieści się już żadna gra
