# Everywhere: where something is wrong, and what was expected instead.
refused-none = nessuno
refused-none-yet = ancora nessuna
refused-nowhere = da nessuna parte

# Moves.

# Positions of both games.
refused-word-is-not-a-number = { $word } non è un numero

# Positions of Rift.
refused-horde-card = carta orda
refused-hero = eroe
refused-beast = bestia
refused-ability = abilità
refused-tower = torre
refused-spell = incantesimo
refused-storm = tempesta
refused-ghost-card = carta fantasma
refused-life-card = carta vita
refused-word-is-no-kind = { $word } non è una { $kind }
refused-no-phase-phase-there-is-known = la fase { $phase } non esiste; ci sono: { $known }
refused-expected-a-round-some-health-and-at-most-most-crystals = ci si aspettano un round, un po' di salute e al massimo { $most } cristalli
refused-colour-cannot-be-banned = { $colour } non si può vietare
refused-there-are-only-the-tokens-known = ci sono solo i segnalini { $known }
refused-expected-an-arrival-token-known = ci si aspetta un segnalino arrivo: { $known }
refused-expected-one-of-known-and-a-hero = ci si aspetta uno fra { $known } e un eroe
refused-only-reborn-waits-for-a-horde = solo reborn aspetta un'orda
refused-name-is-not-in-this-game = { $name } non è in questa partita
refused-there-is-no-horde-to-fall-expected-and-its-space = non c'è un'orda da sconfiggere; ci si aspetta @ e il suo spazio
refused-there-is-no-space-word = lo spazio { $word } non esiste
refused-there-is-no-terrain-word = il terreno { $word } non c'è
refused-it-is-nowhere-expected = non è da nessuna parte; ci si aspetta @
refused-space-is-no-path-space = { $space } non è uno spazio del percorso
refused-no-path-path-leads-over-space = nessun percorso { $path } passa per { $space }
refused-only-a-flying-horde-lies-above-another-rt-3-4 = solo un'orda volante sta sopra un'altra (RT-3.4)
refused-pieces-overlap-or-lie-on-a-red-square = i pezzi si sovrappongono, o stanno su una casella rossa
refused-a-soldier-stands-on-no-enemy = un soldato non sta su un nemico
refused-there-are-only-number-soldiers = ci sono solo { $number } soldati
refused-this-scenario-has-no-boss = questo scenario non ha un boss
refused-expected-a-step-for-each-figure-on-its-way = ci si aspetta un passo per ogni figura sul suo cammino
refused-no-action-card-word-is-left = non resta nessuna carta azione { $word }
refused-name-is-no-hero-or-another-seat-s = { $name } non è un eroe, o è di un altro posto
refused-nobody-here-has-a-beast = nessuno qui ha la bestia { $beast }
refused-a-health-of-health-does-not-fit = una salute di { $health } non è possibile
refused-word-is-no-ability-of-hero = { $word } non è un'abilità di { $hero }
refused-a-figure-on-a-horde-and-only-that-has-a-base = una figura su un'orda, e solo quella, ha una base
refused-no-base-fits-at-square = in { $square } non ci sta nessuna base
refused-space-is-no-building-site = { $space } non è un cantiere
refused-a-site-holds-two-towers-at-most-and-none-beside-a-figure = un cantiere tiene al massimo due torri, e nessuna accanto a una figura
refused-only-a-solo-player-has-a-bench = solo chi gioca in solitario ha una panchina
refused-this-game-has-no-storms-the-switch-storms-is-off = in questa partita non ci sono tempeste: l'opzione storms è spenta
refused-each-storm-is-there-once = ogni tempesta c'è una volta sola
refused-too-many-cards-of-tower = troppe carte { $tower }
refused-word-is-no-square-of-a-width-height-grid = { $word } non è una casella di una griglia { $width }×{ $height }

# What players bring to Rift.
refused-cannot-read-item-expected-one-hero-and-abilities-by-name = { $item } non si può leggere; ci si aspettano un eroe e i nomi delle abilità
refused-seat-seat-hero-is-taken = posto { $seat }: { $hero } è già preso
refused-either-every-seat-brings-a-hero-or-none-does = o ogni posto porta un eroe, o nessuno
refused-two-players-cannot-play-the-same-hero-rt-4-11 = due giocatori non possono usare lo stesso eroe (RT-4.11)
refused-no-hero-hero-there-is-known = l'eroe { $hero } non esiste; ci sono: { $known }
refused-abilities-without-a-hero = abilità senza eroe
refused-hero-is-no-hero = { $hero } non è un eroe
refused-hero-is-the-boss-of-this-scenario = { $hero } è il boss di questo scenario
refused-no-special-abilities-here = qui niente abilità speciali
refused-not-two-abilities-of-hero = non sono due abilità di { $hero }
refused-more-than-most-abilities = più di { $most } abilità

# Questions about a situation, and machine players.
refused-cannot-read-question-as-a-question-expected-clear-space-tower-or-through = la domanda { $question } non si può leggere; possibili: clear SPAZIO, tower o through
refused-there-is-no-space-space-on-this-map = su questa mappa lo spazio { $space } non esiste
refused-no-horde-stands-on-space-hordes-taken = su { $space } non c'è un'orda; orde: { $taken }
refused-questions-are-about-phase-2-when-towers-and-heroes-are-played = le domande riguardano la fase 2, quando si giocano torri ed eroi
refused-that-horde-is-not-on-the-map = quest'orda non è sulla mappa

# Campaigns.
refused-this-is-no-campaign-it-is-not-json-where = non è una campagna: non è JSON ({ $where })
refused-this-is-no-campaign-its-format-is-not-format = non è una campagna: il formato non è { $format }
refused-a-campaign-of-version-found-this-is-version = una campagna di versione { $found }; qui è la versione { $version }
refused-a-campaign-has-a-name-and-a-list-of-games = una campagna ha un nome (name) e un elenco di partite (games)
refused-the-campaign = la campagna
refused-game-number-of-the-campaign = la partita { $number } della campagna
refused-game-number-of-the-campaign-has-the-key-of-another-one = la partita { $number } della campagna ha la chiave di un'altra
refused-what-has-an-unknown-entry-key = { $what }: voce sconosciuta { $key }
refused-what-is-not-an-object = { $what }: non è un oggetto
refused-what-has-no-field-or-not-as-text = { $what }: { $field } manca, o non è un testo
refused-what-no-scenario-scenario = { $what }: lo scenario { $scenario } non esiste
refused-what-no-difficulty-difficulty = { $what }: la difficoltà { $difficulty } non esiste
refused-what-won-is-true-false-or-null = { $what }: won è true, false o null
refused-what-storms-is-true-or-false = { $what }: storms è true o false
refused-what-field-is-a-number-from-least-to-most = { $what }: { $field } è un numero da { $least } a { $most }
refused-a-campaign-is-called-by-letters-digits-and-not-name = il nome di una campagna è di lettere, cifre, - e _, non { $name }
refused-the-campaign-name-has-no-game-key = la campagna { $name } non ha la partita { $key }
refused-game-is-still-locked-win-other-first = { $game } è ancora bloccato: prima vinci { $other }
refused-no-campaign-name-there-is-known = la campagna { $name } non esiste; ci sono: { $known }
refused-there-is-a-campaign-name-already = c'è già una campagna { $name }
refused-there-is-a-campaign-name-already-give-it-another-name = c'è già una campagna { $name }: dalle un altro nome
refused-a-game-from-a-position-is-not-part-of-a-campaign = una partita da una posizione non fa parte di una campagna
refused-no-scenario-scenario-open-are-known = lo scenario { $scenario } non esiste; aperti: { $known }

# Files.
refused-file-is-no-record-for-a-position-name-its-scenario-game-rift = { $file } non è una registrazione; per una posizione indica il suo scenario: --game rift/…
refused-file-is-a-game-of-game-questions-are-about-rift = { $file } è una partita di { $game }; le domande riguardano Rift
refused-file-has-count-answers-not-after = { $file } ha { $count } mosse, non { $after }

# The command line.
refused-no-grade-grade-expected-known = il grado { $grade } non esiste; possibili: { $known }

refused-a-campaign-has-a-name-of-at-most-most-printable-characters = una campagna ha un nome di al massimo { $most } caratteri stampabili
refused-a-guest-may-belong-to-most-campaigns-at-most = un ospite può partecipare al massimo a { $most } campagne
refused-a-campaign-may-have-most-games-at-most = una campagna può avere al massimo { $most } partite
refused-there-is-no-such-campaign = questa campagna non esiste
refused-join-the-campaign-first = prima unisciti alla campagna
refused-no-further-game-fits-into-this-campaign = in questa campagna non c'è posto per altre partite
