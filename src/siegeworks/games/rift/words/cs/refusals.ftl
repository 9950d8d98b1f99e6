# Everywhere: where something is wrong, and what was expected instead.
refused-none = žádné
refused-none-yet = zatím žádná
refused-nowhere = nikde

# Moves.

# Positions of both games.
refused-word-is-not-a-number = { $word } není číslo

# Positions of Rift.
refused-horde-card = karta hordy
refused-hero = hrdina
refused-beast = zvíře
refused-ability = schopnost
refused-tower = věž
refused-spell = kouzlo
refused-storm = bouře
refused-ghost-card = karta ducha
refused-life-card = karta života
refused-word-is-no-kind = { $word } není { $kind }
refused-no-phase-phase-there-is-known = fáze { $phase } neexistuje; jsou: { $known }
refused-expected-a-round-some-health-and-at-most-most-crystals = očekává se kolo, nějaké zdraví a nejvýše { $most } krystalů
refused-colour-cannot-be-banned = { $colour } nelze zakázat
refused-there-are-only-the-tokens-known = jsou tu jen žetony { $known }
refused-expected-an-arrival-token-known = očekává se žeton příchodu: { $known }
refused-expected-one-of-known-and-a-hero = očekává se jedno z { $known } a hrdina
refused-only-reborn-waits-for-a-horde = na hordu čeká jen reborn
refused-name-is-not-in-this-game = { $name } v této hře není
refused-there-is-no-horde-to-fall-expected-and-its-space = není tu horda, která by padla; očekává se @ a její pole
refused-there-is-no-space-word = pole { $word } neexistuje
refused-there-is-no-terrain-word = krajina { $word } tu není
refused-it-is-nowhere-expected = není řečeno, kde leží; očekává se @
refused-space-is-no-path-space = { $space } není pole cesty
refused-no-path-path-leads-over-space = přes { $space } nevede cesta { $path }
refused-only-a-flying-horde-lies-above-another-rt-3-4 = na jiné hordě leží jen létající horda (RT-3.4)
refused-pieces-overlap-or-lie-on-a-red-square = dílky se překrývají, nebo leží na červeném políčku
refused-a-soldier-stands-on-no-enemy = voják nestojí na nepříteli
refused-there-are-only-number-soldiers = vojáků je jen { $number }
refused-this-scenario-has-no-boss = v tomto scénáři není boss
refused-expected-a-step-for-each-figure-on-its-way = očekává se krok pro každou figurku na její cestě
refused-no-action-card-word-is-left = akční karta { $word } už nezbývá
refused-name-is-no-hero-or-another-seat-s = { $name } není hrdina, nebo patří jinému místu
refused-nobody-here-has-a-beast = nikdo zde nemá zvíře { $beast }
refused-a-health-of-health-does-not-fit = zdraví { $health } neodpovídá
refused-word-is-no-ability-of-hero = { $word } není schopnost hrdiny { $hero }
refused-a-figure-on-a-horde-and-only-that-has-a-base = základnu má figurka na hordě, a jen ta
refused-no-base-fits-at-square = na { $square } se základna nevejde
refused-space-is-no-building-site = { $space } není stavební místo
refused-a-site-holds-two-towers-at-most-and-none-beside-a-figure = na stavební místo se vejdou nejvýše dvě věže a žádná vedle figurky
refused-only-a-solo-player-has-a-bench = střídačku má jen hráč, který hraje sám
refused-this-game-has-no-storms-the-switch-storms-is-off = v této hře nejsou bouře: volba storms je vypnutá
refused-each-storm-is-there-once = každá bouře je tu jen jednou
refused-too-many-cards-of-tower = příliš mnoho karet { $tower }
refused-word-is-no-square-of-a-width-height-grid = { $word } není políčko mřížky { $width }×{ $height }

# What players bring to Rift.
refused-cannot-read-item-expected-one-hero-and-abilities-by-name = { $item } nelze přečíst; očekává se jeden hrdina a jména schopností
refused-seat-seat-hero-is-taken = místo { $seat }: hrdina { $hero } je obsazený
refused-either-every-seat-brings-a-hero-or-none-does = hrdinu přináší buď každé místo, nebo žádné
refused-two-players-cannot-play-the-same-hero-rt-4-11 = dva hráči nemohou hrát za stejného hrdinu (RT-4.11)
refused-no-hero-hero-there-is-known = hrdina { $hero } neexistuje; jsou: { $known }
refused-abilities-without-a-hero = schopnosti bez hrdiny
refused-hero-is-no-hero = { $hero } není hrdina
refused-hero-is-the-boss-of-this-scenario = { $hero } je boss tohoto scénáře
refused-no-special-abilities-here = zvláštní schopnosti tu nejsou povolené
refused-not-two-abilities-of-hero = nejsou to dvě schopnosti hrdiny { $hero }
refused-more-than-most-abilities = více schopností než { $most }

# Questions about a situation, and machine players.
refused-cannot-read-question-as-a-question-expected-clear-space-tower-or-through = otázku { $question } nelze přečíst; možnosti: clear POLE, tower nebo through
refused-there-is-no-space-space-on-this-map = na této mapě pole { $space } není
refused-no-horde-stands-on-space-hordes-taken = na { $space } horda není; hordy: { $taken }
refused-questions-are-about-phase-2-when-towers-and-heroes-are-played = otázky se týkají 2. fáze, kdy se hrají věže a hrdinové
refused-that-horde-is-not-on-the-map = tato horda na mapě není

# Campaigns.
refused-this-is-no-campaign-it-is-not-json-where = to není kampaň: není to JSON ({ $where })
refused-this-is-no-campaign-its-format-is-not-format = to není kampaň: formát není { $format }
refused-a-campaign-of-version-found-this-is-version = kampaň verze { $found }; zde je verze { $version }
refused-a-campaign-has-a-name-and-a-list-of-games = kampaň má jméno (name) a seznam her (games)
refused-the-campaign = kampaň
refused-game-number-of-the-campaign = hra { $number } kampaně
refused-game-number-of-the-campaign-has-the-key-of-another-one = hra { $number } kampaně má stejný klíč jako jiná
refused-what-has-an-unknown-entry-key = { $what }: neznámá položka { $key }
refused-what-is-not-an-object = { $what }: není to objekt
refused-what-has-no-field-or-not-as-text = { $what }: položka { $field } chybí, nebo to není text
refused-what-no-scenario-scenario = { $what }: scénář { $scenario } neexistuje
refused-what-no-difficulty-difficulty = { $what }: obtížnost { $difficulty } neexistuje
refused-what-won-is-true-false-or-null = { $what }: won je true, false nebo null
refused-what-storms-is-true-or-false = { $what }: storms je true nebo false
refused-what-field-is-a-number-from-least-to-most = { $what }: { $field } je číslo od { $least } do { $most }
refused-a-campaign-is-called-by-letters-digits-and-not-name = jméno kampaně je z písmen, číslic, - a _, ne { $name }
refused-the-campaign-name-has-no-game-key = kampaň { $name } nemá hru { $key }
refused-game-is-still-locked-win-other-first = { $game } je zatím zamčené: nejdřív vyhraj { $other }
refused-no-campaign-name-there-is-known = kampaň { $name } neexistuje; jsou: { $known }
refused-there-is-a-campaign-name-already = kampaň { $name } už existuje
refused-there-is-a-campaign-name-already-give-it-another-name = kampaň { $name } už existuje: dej jí jiné jméno
refused-a-game-from-a-position-is-not-part-of-a-campaign = hra z pozice do kampaně nepatří
refused-no-scenario-scenario-open-are-known = scénář { $scenario } neexistuje; otevřené: { $known }

# Files.
refused-file-is-no-record-for-a-position-name-its-scenario-game-rift = { $file } není záznam; u pozice uveď její scénář: --game rift/…
refused-file-is-a-game-of-game-questions-are-about-rift = { $file } je hra { $game }; otázky se týkají hry Rift
refused-file-has-count-answers-not-after = { $file }: počet tahů je { $count }, ne { $after }

# The command line.
refused-no-grade-grade-expected-known = stupeň { $grade } neexistuje; možnosti: { $known }

refused-a-campaign-has-a-name-of-at-most-most-printable-characters = jméno kampaně má nejvýše { $most } tisknutelných znaků
refused-a-guest-may-belong-to-most-campaigns-at-most = jeden host může patřit nejvýše do { $most } kampaní
refused-a-campaign-may-have-most-games-at-most = kampaň může mít nejvýše { $most } her
refused-there-is-no-such-campaign = taková kampaň neexistuje
refused-join-the-campaign-first = nejdřív se ke kampani připoj
refused-no-further-game-fits-into-this-campaign = do této kampaně se další hra nevejde
