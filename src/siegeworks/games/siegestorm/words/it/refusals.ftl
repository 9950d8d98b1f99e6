# Everywhere: where something is wrong, and what was expected instead.
refused-deck = mazzo

# Moves.
refused-no-seat-seat-there-is-known = il posto { $seat } non esiste; ci sono { $known }

# Positions of both games.
refused-snapshot-nobody-sits-in-alive = istantanea: in { $alive } non siede nessuno

# Positions of Siegestorm.
refused-seat-seat-has-a-line-already = il posto { $seat } ha già una riga
refused-the-boss-has-a-line-already = il boss ha già una riga
refused-expected-what-lasts = manca ciò che dura
refused-expected-squares-such-as-a2 = ci si aspettano spazi, per esempio a2
refused-word-is-not-one-card = { $word } non è una sola carta
refused-expected-the-seat-and-the-card-such-as-land-a-tengu-or-land = ci si aspettano il posto e la carta, per esempio `land a tengu`, oppure `land .`
refused-expected-menace-number-life-number-or-used-each-once = ci si aspetta `menace NUMERO`, `life NUMERO` o `{ $used }`, ognuno una volta
refused-cannot-read-word-expected-a-card-such-as-tengu-tengu-3-tengu-b-tengu-goblin-tank = { $word } non si può leggere; ci si aspetta una carta come tengu, tengu*3, tengu/b, tengu!, goblin-tank+g2, restoration-totem+s1, oppure .
refused-where-unknown-card-card-hint = { $where }: carta sconosciuta { $card }{ $hint }
refused-close-to-it-names = ; simili: { $names }
refused-no-man-s-land-is-there-boards-times-not-count = le terre di nessuno sono { $boards }, non { $count }
refused-where-seat-does-not-play-on-board-board = { $where }: { $seat } non gioca sul tabellone { $board }
refused-in-mode-nobody-is-out-while-the-game-goes-on = in { $mode } nessuno viene eliminato finché la partita continua
refused-seat-is-out-all-their-cards-are-removed = { $seat } è eliminato: tutte le sue carte sono rimosse
refused-at-least-two-players-are-left-while-the-game-goes-on = finché la partita continua restano almeno due giocatori
refused-there-is-no-boss-in-mode = in { $mode } non c'è un boss
refused-the-menace-level-is-least-to-most-not-menace = il livello minaccia va da { $least } a { $most }, non { $menace }
refused-the-life-of-the-boss-is-1-to-most-not-life = la vita del boss va da 1 a { $most }, non { $life }
refused-no-step-step-to-act-in-there-is-known = non c'è un passo { $step } in cui agire; ci sono: { $known }
refused-no-step-step-of-a-partner-there-is-known = non c'è un passo { $step } di un compagno; ci sono: { $known }
refused-the-first-turn-is-turn-1 = il primo turno è il turno 1
refused-seat-is-out-and-takes-no-turn = { $seat } è eliminato e non ha un turno
refused-seat-is-the-boss-a-position-is-at-rest-in-the-turn-of-a-player = { $seat } è il boss: una posizione è a riposo solo nel turno di un giocatore
refused-only-players-who-take-their-turn-together-have-a-partner-in-it = solo i giocatori che svolgono il turno insieme vi hanno un compagno
refused-a-creature-is-played-in-the-deploy-step-only = una creatura si gioca solo nel passo schierare
refused-seat-has-no-right-track-to-have-played-a-creature-on = { $seat } non ha una linea destra su cui aver giocato una creatura
refused-where-is-there-count-times-not-times = { $where }: ce ne sono { $count }, non { $times }
refused-where-has-spaces-spaces-not-count = { $where } ha { $spaces } spazi, non { $count }
refused-where-has-one-space-not-count = { $where } ha uno spazio, non { $count }
refused-where-holds-at-most-most-not-count = { $where } contiene al massimo { $most }, non { $count }
refused-where-has-no-places-that-could-be-empty-leave-the-out = { $where } non ha posti che possano essere vuoti; ometti il .
refused-where-item-is-in-no-play-and-tokens-are-for-cards-in-play = { $where }: { $item } non è in gioco; /, ! e segnalini sono per carte in gioco
refused-where-only-a-boss-has-reserves = { $where }: solo un boss ha le riserve
refused-where-the-boss-has-no-supporters = { $where }: il boss non ha aiutanti
refused-where-item-only-supporters-are-committed = { $where }: { $item }: si impegnano solo gli aiutanti
refused-where-item-only-creatures-have-tokens-on-them = { $where }: { $item }: solo le creature hanno segnalini
refused-where-card-has-no-att-and-def-and-is-never-a-creature = { $where }: { $card } non ha attacco e difesa e non è mai una creatura
refused-where-no-creature-on-square = { $where }: su { $square } non c'è una creatura
refused-where-no-track-name = { $where }: la linea { $name } non esiste
refused-where-no-square-square = { $where }: lo spazio { $square } non esiste
refused-cannot-read-lasting-words-there-is-boost-square-n-n-by-seat-shifted-seat-square = `lasting { $words }` non si può leggere; possibili: boost SPAZIO +N +N [by POSTO], shifted POSTO SPAZIO CARTA, unopposed LINEA, { $known }
refused-kind-seat = { $kind } POSTO
refused-no-words-for-the-lasting-kind = non ci sono parole per { $kind }, che dura

# Decks.
refused-cannot-read-line-expected-a-line-like-4-armored-yak = { $line } non si può leggere; ci si aspetta una riga come 4 Armored Yak
refused-count-is-not-a-number-of-copies-from-1-to-most = { $count } non è un numero di copie da 1 a { $most }
refused-ident-count-is-not-a-number-of-copies-from-1-to-most = { $ident }: { $count } non è un numero di copie da 1 a { $most }
refused-unknown-card-card-hint = carta sconosciuta { $card }{ $hint }
refused-not-json-where = non è JSON: { $where }
refused-expected-an-object-with-format-version-name-and-cards-no-more = ci si aspetta un oggetto con { $format } { $version }, name e cards, nient'altro
refused-the-code-is-cut-short = il codice è troncato
refused-the-code-names-a-card-that-is-not-in-this-box = il codice indica una carta che non è in questa scatola
refused-the-name-in-the-code-cannot-be-read = il nome nel codice non si può leggere
refused-the-code-has-more-than-most-copies-of-a-card = il codice ha più di { $most } copie di una carta
refused-a-code-begins-with-prefix = un codice comincia con { $prefix }
refused-the-code-was-copied-wrongly-it-has-signs-too-many-or-too-few = il codice è copiato male: ha caratteri di troppo, o ne mancano
refused-the-code-was-copied-wrongly-its-check-does-not-fit = il codice è copiato male: il controllo non torna
refused-count-cards-instead-of-size = { $count } carte invece di { $size }
refused-count-copies-of-name-at-most-most-are-allowed = { $name }: { $count } copie, ne sono permesse al massimo { $most }
refused-cards-of-several-factions-known = carte di più fazioni: { $known }
refused-name-belongs-to-a-boss-deck = { $name } appartiene a un mazzo boss
refused-name-is-a-promo-card = { $name } è una carta promozionale
refused-name-is-a-promo-card-and-was-not-agreed-on = { $name } è una carta promozionale, e non erano concordate
refused-size-cards-are-not-even-a-starting-hand = { $size } carte non bastano nemmeno per la mano iniziale

# The command line.
refused-no-form-form-there-is-known = la forma { $form } non esiste; ci sono: { $known }
refused-no-faction-faction-there-is-known = non esiste la fazione { $faction }; ci sono: { $known }
refused-there-is-no-deck-file-source-and-no-such-faction-there-is-known = non esiste un file di mazzo { $source }, né una tale fazione; ci sono: { $known }
