# Everywhere: where something is wrong, and what was expected instead.
refused-what-line-line-message = { $what }, řádek { $line }: { $message }
refused-one-or-other = { $one } nebo { $other }
refused-line-line-column-column = řádek { $line }, sloupec { $column }
refused-it-is-nested-too-deeply-or-a-number-is-too-long = je příliš hluboko vnořený, nebo je v něm příliš dlouhé číslo
refused-position = pozice
refused-record = záznam
refused-seat-seat-message = místo { $seat }: { $message }

# Moves.
refused-cannot-read-the-move-text-expected-one-of-offers = tah { $text } nelze přečíst; možnosti: { $offers }
refused-text-is-not-offered-expected-one-of-offers = { $text } teď zvolit nelze; možnosti: { $offers }
refused-text-could-be-any-of-fits = { $text } může znamenat: { $fits }
refused-the-game-is-over = hra skončila
refused-the-game-was-given-up = hra byla vzdána
refused-there-is-no-seat-seat = místo { $seat } neexistuje
refused-there-is-no-seat-seat-asked-asked = místo { $seat } neexistuje; na tahu: { $asked }
refused-seat-seat-has-nothing-to-answer-now-asked-asked-clause = místo { $seat } teď nerozhoduje; na tahu: { $asked }{ $clause }
refused-cannot-take-back-number-of-count-answers = nelze vzít zpět { $number } z { $count } tahů

# Set-up of a game.
refused-no-game-name-there-is-known = hra { $name } neexistuje; jsou: { $known }
refused-game-has-no-mode-mode-there-is-known = { $game } nemá režim { $mode }; má: { $known }
refused-mode-is-for-allowed-seats-not-seats = { $mode }: počet míst je { $allowed }, ne { $seats }
refused-this-mode-is-for-1-seat-not-count = tento režim je pro 1 místo, ne pro { $count }
refused-this-mode-is-for-numbers-seats-not-count = počet míst v tomto režimu je { $numbers }, ne { $count }
refused-nobody-is-called-spec-there-is-known = { $spec } nikdo není; možnosti: { $known }
refused-no-player-spec-known-known = hráč { $spec } neexistuje; jsou: { $known }
refused-no-player-player-at-a-table-there-is-known = hráč { $player } u stolu hrát nemůže; jsou: { $known }
refused-a-name-has-at-most-most-printable-characters = jméno má nejvýše { $most } tisknutelných znaků
refused-seat-seat-text-is-not-one-line-of-printable-text = místo { $seat }: { $text } není jeden řádek tisknutelného textu
refused-a-position-brings-its-own-cards-the-seats-bring-nothing = pozice má vlastní karty: hráči nic nepřinášejí
refused-switches-are-sorted-by-name-each-once = volby jsou seřazené podle jména, každá jednou
refused-no-switch-name-there-is-known = volba { $name } neexistuje; jsou: { $known }
refused-switch-name-is-known-not-value = volba { $name } je { $known }, ne { $value }
refused-switch-name-is-set-twice = volba { $name } je uvedena dvakrát
refused-a-seed-is-a-number-from-0-to-2-256-1 = základ míchání je číslo od 0 do 2^256 - 1
refused-the-game-is-over-there-begin-earlier = tam už je po hře; začni dřív
refused-the-game-is-over-after-that-move-choose-an-earlier-one = po tomto tahu je po hře; zvol dřívější

# Records.
refused-expected-magic = očekává se { $magic }
refused-the-header-has-no-line-word = v hlavičce chybí řádek { $word }
refused-word-is-said-twice = { $word } je uvedeno dvakrát
refused-seed-is-not-a-number = seed není číslo
refused-seats-come-in-the-order-a-b-c-d = místa jdou v pořadí a, b, c, d
refused-what-a-seat-brings-follows-its-seat-line = co kdo přináší, stojí za řádkem jeho místa (seat)
refused-cannot-read-line-a-header-line-begins-with-one-of-known = { $line } nelze přečíst; řádek hlavičky začíná jedním z: { $known }
refused-expected-a-seat-its-answer-and-a-hash-such-as-a-keep-3fa2c1d09b7e = očekává se místo, jeho tah a otisk, například `a keep  #3fa2c1d09b7e`
refused-nothing-follows-the-result = za výsledkem už nic není
refused-the-hash-does-not-follow-from-the-lines-before-expected-link = otisk neodpovídá předchozím řádkům; má být #{ $link }
refused-made-under-rules-rules-these-are-rules-now = záznam je podle pravidel { $rules }, zde platí pravidla { $now }
refused-the-record-is-of-game-its-set-up-of-mode = záznam je ze hry { $game }, příprava je pro { $mode }
refused-text-is-short-for-whole-a-record-has-it-in-full = { $text } je zkratka za { $whole }; v záznamu stojí tah celý
refused-no-move-ply-the-record-has-count = tah { $ply } neexistuje; v záznamu jich je { $count }
refused-at-most-most-moves-at-once = nejvýše { $most } tahů najednou
refused-the-game-ended-otherwise-expected-there = hra skončila jinak; má být: { $there }
refused-no-result-yet = zatím žádný výsledek
refused-the-game-is-over-and-its-result-is-missing-expected-there = hra skončila a chybí výsledek; má být: { $there }
refused-the-record-is-of-game-and-brings-its-own-set-up = záznam je ze hry { $game } a má vlastní přípravu
refused-the-record-has-there-seats-not-count = počet míst v záznamu je { $there }, ne { $count }

# Positions of both games.
refused-cannot-read-word-a-line-begins-with-one-of-known = { $word } nelze přečíst; řádek začíná jedním z: { $known }
refused-cannot-read-word-expected-one-of-known = { $word } nelze přečíst; možnosti: { $known }
refused-nothing-follows-word = za { $word } nic není
refused-name-word-is-not-a-number = { $name }: { $word } není číslo

# Decks.
refused-no-starter-deck-faction-there-is-known = balíček pro začátečníky { $faction } neexistuje; jsou: { $known }

# What players bring to Rift.
refused-cannot-read-line-expected-hero-name = { $line } nelze přečíst; očekává se `hero JMÉNO`

# Questions about a situation, and machine players.
refused-cannot-read-text-as-what-a-search-may-spend-expected-simulations-such-as-200-or = { $text } nelze přečíst jako rozsah hledání; očekávají se simulace, například 200, nebo sekundy, například 1s; x2 pro dvě jádra
refused-a-search-takes-up-to-simulations-simulations-seconds-seconds-and-cores-cores-not = hledání má nejvýše { $simulations } simulací, { $seconds } sekund a { $cores } jader, ne { $text }

# Lessons.
refused-the-learner-is-not-asked = hráč teď není na tahu
refused-nobody-asks-the-learner-any-more-answers = hráč už o ničem nerozhoduje: { $answers }

# Campaigns.
refused-game-is-not-part-of-the-campaign = { $game } do kampaně nepatří
refused-a-game-of-a-campaign-begins-with-its-set-up = hra kampaně začíná svou přípravou

# Seats of a table.
refused-the-seat-is-taken = místo je obsazené
refused-no-seat-is-open = žádné místo není volné
refused-this-game-has-begun-elsewhere-nobody-brings-anything-to-it = tato hra začala jinde: nikdo do ní nic nepřináší
refused-the-game-has-not-begun = hra ještě nezačala
refused-the-game-is-not-over = hra ještě neskončila
refused-there-is-nothing-to-give-up = není co vzdát
refused-the-seat-cannot-change-hands = místo nemůže změnit hráče

# Files.
refused-file-is-not-utf-8-text = { $file } není text v UTF-8
refused-cannot-read-file-why = { $file } nelze přečíst: { $why }
refused-cannot-write-path-why = { $path } nelze zapsat: { $why }
refused-cannot-write-path-there-is-no-folder-parent = { $path } nelze zapsat: složka { $parent } neexistuje
refused-path-is-there-already-name-another-file = { $path } už existuje: zvol jiný soubor
refused-games-cannot-be-kept-why = hry nelze ukládat: { $why }
refused-there-is-nothing-on-standard-input = na standardním vstupu nic není
refused-standard-input-is-not-utf-8-text = standardní vstup není text v UTF-8
refused-file-is-empty-it-holds-no-position = { $file } je prázdný: žádná pozice v něm není
refused-file-is-no-record-its-first-line-is-not-magic = { $file } není záznam: první řádek není { $magic }

# The command line.
refused-stops-is-known-not-text = stops je { $known }, ne { $text }
refused-the-record-file-says-it-all-leave-out-name = záznam { $file } říká vše: vynech { $name }
refused-a-position-brings-its-own-cards-leave-out-deck = pozice má vlastní karty: vynech --deck
refused-level-says-how-long-to-think-leave-out-sims = --level určuje, jak dlouho se přemýšlí: vynech --sims
refused-level-does-not-think-in-simulations-take-hard-brutal-or-sims = { $level } nepřemýšlí v simulacích: zvol hard, brutal nebo --sims
refused-overwrite-is-for-the-file-of-svg = --overwrite patří k souboru z --svg
refused-cannot-read-the-deck-text-expected-letters-file-or-faction = balíček { $text } nelze přečíst; očekává se { $letters }, =, soubor nebo frakce
refused-seat-seat-is-given-two-decks = místo { $seat } dostalo dva balíčky
refused-cannot-read-the-hero-text-expected-seat-hero-such-as-a-malik = hrdinu { $text } nelze přečíst; očekává se MÍSTO=HRDINA, například a=malik
refused-seat-seat-is-given-two-heroes = místo { $seat } dostalo dva hrdiny
refused-game-mode-has-no-name-to-choose-leave-out-name = { $game }/{ $mode }: { $name } se tu nevybírá: vynech --{ $name }
refused-no-name-value-there-is-known = { $name }: { $value } neexistuje; jsou: { $known }
refused-no-such-file-or-directory = soubor nebo složka neexistuje
refused-permission-denied = přístup byl odepřen
refused-is-a-directory = je to složka
refused-not-a-directory = není to složka
refused-file-exists = soubor už existuje
refused-file-name-too-long = jméno souboru je příliš dlouhé
refused-no-space-left-on-device = na disku není místo
refused-read-only-file-system = disk je jen pro čtení
refused-input-output-error = chyba vstupu nebo výstupu
refused-too-many-levels-of-symbolic-links = příliš mnoho symbolických odkazů
refused-disk-quota-exceeded = kvóta disku je vyčerpaná
refused-embedded-null-byte = obsahuje nulový znak
refused-could-not-determine-home-directory = domovskou složku nelze zjistit

refused-there-is-no-card-name-close-to-it-names = karta { $name } neexistuje; podobné: { $names }
refused-nobody-brings-anything-to-game = do hry { $game } se nic nepřináší
refused-game-mode-has-no-name-there-is-one-in-known = { $game }/{ $mode } nemá: { $name }; to je v: { $known }
refused-only-a-situation-at-rest-can-be-written-going = zapsat lze jen klidovou situaci: { $going }
refused-something-is-going-on = něco se právě děje
refused-name-has-one-value-not-count = { $name } má jednu hodnotu, ne { $count }
refused-cannot-read-word-expected-a-number-after-the-star = { $word } nelze přečíst; za hvězdičkou se očekává číslo
refused-no-what-word = neznámé jméno ({ $what }): { $word }
refused-there-is-a-line-head-already = řádek { $head } už tu je
refused-there-is-no-seat-seat-in-this-game = místo { $seat } v této hře není
refused-no-tool-name-takes-value-here = žádný nástroj { $name } zde nepřijímá { $value }
