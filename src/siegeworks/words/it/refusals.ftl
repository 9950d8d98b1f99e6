# Everywhere: where something is wrong, and what was expected instead.
refused-what-line-line-message = { $what }, riga { $line }: { $message }
refused-one-or-other = { $one } o { $other }
refused-line-line-column-column = riga { $line }, colonna { $column }
refused-it-is-nested-too-deeply-or-a-number-is-too-long = è annidato troppo in profondità, o un numero è troppo lungo
refused-position = posizione
refused-record = registrazione
refused-seat-seat-message = posto { $seat }: { $message }

# Moves.
refused-cannot-read-the-move-text-expected-one-of-offers = la mossa { $text } non si può leggere; possibili: { $offers }
refused-text-is-not-offered-expected-one-of-offers = { $text } non è fra le possibilità: { $offers }
refused-text-could-be-any-of-fits = { $text } può voler dire: { $fits }
refused-the-game-is-over = la partita è finita
refused-the-game-was-given-up = la partita è stata abbandonata
refused-there-is-no-seat-seat = il posto { $seat } non esiste
refused-there-is-no-seat-seat-asked-asked = il posto { $seat } non esiste; tocca a: { $asked }
refused-seat-seat-has-nothing-to-answer-now-asked-asked-clause = il posto { $seat } ora non deve decidere nulla; tocca a: { $asked }{ $clause }
refused-cannot-take-back-number-of-count-answers = non si possono annullare { $number } mosse su { $count }

# Set-up of a game.
refused-no-game-name-there-is-known = il gioco { $name } non esiste; ci sono: { $known }
refused-game-has-no-mode-mode-there-is-known = { $game } non ha la modalità { $mode }; ci sono: { $known }
refused-mode-is-for-allowed-seats-not-seats = { $mode } è per { $allowed } posti, non per { $seats }
refused-this-mode-is-for-1-seat-not-count = questa modalità è per 1 posto, non per { $count }
refused-this-mode-is-for-numbers-seats-not-count = questa modalità è per { $numbers } posti, non per { $count }
refused-nobody-is-called-spec-there-is-known = nessuno si chiama { $spec }; ci sono: { $known }
refused-no-player-spec-known-known = il giocatore { $spec } non esiste; ci sono: { $known }
refused-no-player-player-at-a-table-there-is-known = al tavolo il giocatore { $player } non c'è; ci sono: { $known }
refused-a-name-has-at-most-most-printable-characters = un nome ha al massimo { $most } caratteri stampabili
refused-seat-seat-text-is-not-one-line-of-printable-text = posto { $seat }: { $text } non è una sola riga di testo stampabile
refused-a-position-brings-its-own-cards-the-seats-bring-nothing = una posizione ha le sue carte: i giocatori non portano nulla
refused-switches-are-sorted-by-name-each-once = le opzioni sono ordinate per nome, ognuna una volta
refused-no-switch-name-there-is-known = l'opzione { $name } non esiste; ci sono: { $known }
refused-switch-name-is-known-not-value = l'opzione { $name } è { $known }, non { $value }
refused-switch-name-is-set-twice = l'opzione { $name } è data due volte
refused-a-seed-is-a-number-from-0-to-2-256-1 = il seme è un numero da 0 a 2^256 - 1
refused-the-game-is-over-there-begin-earlier = lì la partita è già finita; comincia prima
refused-the-game-is-over-after-that-move-choose-an-earlier-one = dopo questa mossa la partita è finita; scegline una precedente

# Records.
refused-expected-magic = ci si aspetta { $magic }
refused-the-header-has-no-line-word = nell'intestazione manca la riga { $word }
refused-word-is-said-twice = { $word } compare due volte
refused-seed-is-not-a-number = seed non è un numero
refused-seats-come-in-the-order-a-b-c-d = i posti vengono nell'ordine a, b, c, d
refused-what-a-seat-brings-follows-its-seat-line = ciò che un posto porta segue la sua riga seat
refused-cannot-read-line-a-header-line-begins-with-one-of-known = { $line } non si può leggere; una riga dell'intestazione comincia con: { $known }
refused-expected-a-seat-its-answer-and-a-hash-such-as-a-keep-3fa2c1d09b7e = ci si aspetta un posto, la sua mossa e un'impronta, per esempio `a keep  #3fa2c1d09b7e`
refused-nothing-follows-the-result = dopo il risultato non viene più nulla
refused-the-hash-does-not-follow-from-the-lines-before-expected-link = l'impronta non segue dalle righe precedenti; dovrebbe essere #{ $link }
refused-made-under-rules-rules-these-are-rules-now = fatta con le regole { $rules }, qui valgono le regole { $now }
refused-the-record-is-of-game-its-set-up-of-mode = la registrazione è di { $game }, la preparazione di { $mode }
refused-text-is-short-for-whole-a-record-has-it-in-full = { $text } sta per { $whole }; in una registrazione la mossa è scritta per intero
refused-no-move-ply-the-record-has-count = la mossa { $ply } non c'è; la registrazione ne ha { $count }
refused-at-most-most-moves-at-once = al massimo { $most } mosse alla volta
refused-the-game-ended-otherwise-expected-there = la partita è finita in altro modo; dovrebbe essere: { $there }
refused-no-result-yet = ancora nessun risultato
refused-the-game-is-over-and-its-result-is-missing-expected-there = la partita è finita e manca il risultato; dovrebbe essere: { $there }
refused-the-record-is-of-game-and-brings-its-own-set-up = la registrazione è di { $game } e ha la sua preparazione
refused-the-record-has-there-seats-not-count = la registrazione ha { $there } posti, non { $count }

# Positions of both games.
refused-cannot-read-word-a-line-begins-with-one-of-known = { $word } non si può leggere; una riga comincia con: { $known }
refused-cannot-read-word-expected-one-of-known = { $word } non si può leggere; possibili: { $known }
refused-nothing-follows-word = dopo { $word } non c'è nulla
refused-name-word-is-not-a-number = { $name }: { $word } non è un numero

# Decks.
refused-no-starter-deck-faction-there-is-known = il mazzo iniziale { $faction } non esiste; ci sono: { $known }

# What players bring to Rift.
refused-cannot-read-line-expected-hero-name = { $line } non si può leggere; ci si aspetta `hero NOME`

# Questions about a situation, and machine players.
refused-cannot-read-text-as-what-a-search-may-spend-expected-simulations-such-as-200-or = { $text } non si può leggere come misura di una ricerca; ci si aspettano simulazioni, per esempio 200, o secondi, per esempio 1s; x2 per due core
refused-a-search-takes-up-to-simulations-simulations-seconds-seconds-and-cores-cores-not = una ricerca ha al massimo { $simulations } simulazioni, { $seconds } secondi e { $cores } core, non { $text }

# Lessons.
refused-the-learner-is-not-asked = chi impara ora non deve decidere
refused-nobody-asks-the-learner-any-more-answers = chi impara non decide più nulla: { $answers }

# Campaigns.
refused-game-is-not-part-of-the-campaign = { $game } non fa parte della campagna
refused-a-game-of-a-campaign-begins-with-its-set-up = una partita di una campagna comincia dalla preparazione

# Seats of a table.
refused-the-seat-is-taken = il posto è occupato
refused-no-seat-is-open = nessun posto è libero
refused-this-game-has-begun-elsewhere-nobody-brings-anything-to-it = questa partita è cominciata altrove: nessuno vi porta nulla
refused-the-game-has-not-begun = la partita non è ancora cominciata
refused-the-game-is-not-over = la partita non è ancora finita
refused-there-is-nothing-to-give-up = non c'è nulla da abbandonare
refused-the-seat-cannot-change-hands = il posto non può cambiare mano

# Files.
refused-file-is-not-utf-8-text = { $file } non è un testo UTF-8
refused-cannot-read-file-why = { $file } non si può leggere: { $why }
refused-cannot-write-path-why = { $path } non si può scrivere: { $why }
refused-cannot-write-path-there-is-no-folder-parent = { $path } non si può scrivere: la cartella { $parent } non esiste
refused-path-is-there-already-name-another-file = { $path } esiste già: indica un altro file
refused-games-cannot-be-kept-why = le partite non si possono conservare: { $why }
refused-there-is-nothing-on-standard-input = sullo standard input non c'è nulla
refused-standard-input-is-not-utf-8-text = lo standard input non è un testo UTF-8
refused-file-is-empty-it-holds-no-position = { $file } è vuoto: non contiene una posizione
refused-file-is-no-record-its-first-line-is-not-magic = { $file } non è una registrazione: la prima riga non è { $magic }

# The command line.
refused-stops-is-known-not-text = stops è { $known }, non { $text }
refused-the-record-file-says-it-all-leave-out-name = la registrazione { $file } dice già tutto: ometti { $name }
refused-a-position-brings-its-own-cards-leave-out-deck = una posizione ha le sue carte: ometti --deck
refused-level-says-how-long-to-think-leave-out-sims = --level dice quanto pensare: ometti --sims
refused-level-does-not-think-in-simulations-take-hard-brutal-or-sims = { $level } non pensa per simulazioni: usa hard, brutal o --sims
refused-overwrite-is-for-the-file-of-svg = --overwrite è per il file di --svg
refused-cannot-read-the-deck-text-expected-letters-file-or-faction = il mazzo { $text } non si può leggere; ci si aspetta { $letters }, =, file o fazione
refused-seat-seat-is-given-two-decks = al posto { $seat } sono dati due mazzi
refused-cannot-read-the-hero-text-expected-seat-hero-such-as-a-malik = l'eroe { $text } non si può leggere; ci si aspetta POSTO=EROE, per esempio a=malik
refused-seat-seat-is-given-two-heroes = al posto { $seat } sono dati due eroi
refused-game-mode-has-no-name-to-choose-leave-out-name = { $game }/{ $mode }: { $name } non si sceglie: ometti --{ $name }
refused-no-name-value-there-is-known = { $name }: { $value } non esiste; ci sono: { $known }
refused-no-such-file-or-directory = file o cartella inesistente
refused-permission-denied = permesso negato
refused-is-a-directory = è una cartella
refused-not-a-directory = non è una cartella
refused-file-exists = il file esiste già
refused-file-name-too-long = il nome del file è troppo lungo
refused-no-space-left-on-device = spazio su disco esaurito
refused-read-only-file-system = il file system è in sola lettura
refused-input-output-error = errore di input/output
refused-too-many-levels-of-symbolic-links = troppi collegamenti simbolici
refused-disk-quota-exceeded = quota disco superata
refused-embedded-null-byte = contiene un carattere nullo
refused-could-not-determine-home-directory = la cartella personale non si può determinare

refused-there-is-no-card-name-close-to-it-names = la carta { $name } non esiste; simili: { $names }
refused-nobody-brings-anything-to-game = a { $game } nessuno porta nulla
refused-game-mode-has-no-name-there-is-one-in-known = { $game }/{ $mode }: { $name } non c'è; c'è in: { $known }
refused-only-a-situation-at-rest-can-be-written-going = si può scrivere solo una situazione a riposo: { $going }
refused-something-is-going-on = è in corso qualcosa
refused-name-has-one-value-not-count = { $name } ha un solo valore, non { $count }
refused-cannot-read-word-expected-a-number-after-the-star = { $word } non si può leggere; dopo l'asterisco ci si aspetta un numero
refused-no-what-word = nome sconosciuto ({ $what }): { $word }
refused-there-is-a-line-head-already = c'è già una riga { $head }
refused-there-is-no-seat-seat-in-this-game = in questa partita il posto { $seat } non esiste
refused-no-tool-name-takes-value-here = nessuno strumento { $name } accetta qui { $value }
