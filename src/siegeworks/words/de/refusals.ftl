# Everywhere: where something is wrong, and what was expected instead.
refused-what-line-line-message = { $what }, Zeile { $line }: { $message }
refused-one-or-other = { $one } oder { $other }
refused-line-line-column-column = Zeile { $line }, Spalte { $column }
refused-it-is-nested-too-deeply-or-a-number-is-too-long = zu tief verschachtelt, oder eine Zahl ist zu lang
refused-position = Stellung
refused-record = Aufzeichnung
refused-seat-seat-message = Platz { $seat }: { $message }

# Moves.
refused-cannot-read-the-move-text-expected-one-of-offers = der Zug { $text } ist nicht lesbar; erwartet: { $offers }
refused-text-is-not-offered-expected-one-of-offers = { $text } steht nicht zur Wahl; erwartet: { $offers }
refused-text-could-be-any-of-fits = { $text } kann heißen: { $fits }
refused-the-game-is-over = das Spiel ist vorbei
refused-the-game-was-given-up = das Spiel wurde aufgegeben
refused-there-is-no-seat-seat = es gibt keinen Platz { $seat }
refused-there-is-no-seat-seat-asked-asked = es gibt keinen Platz { $seat }; gefragt: { $asked }
refused-seat-seat-has-nothing-to-answer-now-asked-asked-clause = Platz { $seat } hat jetzt nichts zu entscheiden; gefragt: { $asked }{ $clause }
refused-cannot-take-back-number-of-count-answers = von { $count } Zügen lassen sich nicht { $number } zurücknehmen

# Set-up of a game.
refused-no-game-name-there-is-known = es gibt kein Spiel { $name }; es gibt: { $known }
refused-game-has-no-mode-mode-there-is-known = { $game } hat keinen Modus { $mode }; es gibt: { $known }
refused-mode-is-for-allowed-seats-not-seats = { $mode } ist für { $allowed } Plätze, nicht für { $seats }
refused-this-mode-is-for-1-seat-not-count = dieser Modus ist für 1 Platz, nicht für { $count }
refused-this-mode-is-for-numbers-seats-not-count = dieser Modus ist für { $numbers } Plätze, nicht für { $count }
refused-nobody-is-called-spec-there-is-known = { $spec } gibt es nicht; möglich: { $known }
refused-no-player-spec-known-known = es gibt keinen Spieler { $spec }; bekannt: { $known }
refused-no-player-player-at-a-table-there-is-known = am Tisch gibt es keinen Spieler { $player }; es gibt: { $known }
refused-a-name-has-at-most-most-printable-characters = ein Name hat höchstens { $most } druckbare Zeichen
refused-seat-seat-text-is-not-one-line-of-printable-text = Platz { $seat }: { $text } ist keine einzelne Zeile aus druckbarem Text
refused-a-position-brings-its-own-cards-the-seats-bring-nothing = eine Stellung hat eigene Karten: die Spieler bringen nichts mit
refused-switches-are-sorted-by-name-each-once = Schalter sind nach Namen sortiert, jeder einmal
refused-no-switch-name-there-is-known = es gibt keinen Schalter { $name }; es gibt: { $known }
refused-switch-name-is-known-not-value = der Schalter { $name } ist { $known }, nicht { $value }
refused-switch-name-is-set-twice = der Schalter { $name } ist zweimal gesetzt
refused-a-seed-is-a-number-from-0-to-2-256-1 = ein Startwert ist eine Zahl von 0 bis 2^256 - 1
refused-the-game-is-over-there-begin-earlier = dort ist das Spiel vorbei; beginne früher
refused-the-game-is-over-after-that-move-choose-an-earlier-one = nach diesem Zug ist das Spiel vorbei; wähle einen früheren

# Records.
refused-expected-magic = erwartet: { $magic }
refused-the-header-has-no-line-word = im Kopf fehlt die Zeile { $word }
refused-word-is-said-twice = { $word } steht zweimal da
refused-seed-is-not-a-number = seed ist keine Zahl
refused-seats-come-in-the-order-a-b-c-d = die Plätze stehen in der Reihenfolge a, b, c, d
refused-what-a-seat-brings-follows-its-seat-line = was ein Platz mitbringt, folgt auf seine Zeile seat
refused-cannot-read-line-a-header-line-begins-with-one-of-known = { $line } ist nicht lesbar; eine Kopfzeile beginnt mit: { $known }
refused-expected-a-seat-its-answer-and-a-hash-such-as-a-keep-3fa2c1d09b7e = erwartet: Platz, Zug und Prüfsumme, etwa `a keep  #3fa2c1d09b7e`
refused-nothing-follows-the-result = nach dem Ergebnis kommt nichts mehr
refused-the-hash-does-not-follow-from-the-lines-before-expected-link = die Prüfsumme passt nicht zu den Zeilen davor; erwartet: #{ $link }
refused-made-under-rules-rules-these-are-rules-now = nach den Regeln { $rules } gespielt, hier gelten die Regeln { $now }
refused-the-record-is-of-game-its-set-up-of-mode = die Aufzeichnung ist von { $game }, der Aufbau von { $mode }
refused-text-is-short-for-whole-a-record-has-it-in-full = { $text } ist kurz für { $whole }; in einer Aufzeichnung steht der ganze Zug
refused-no-move-ply-the-record-has-count = es gibt keinen Zug { $ply }; die Aufzeichnung hat { $count }
refused-at-most-most-moves-at-once = höchstens { $most } Züge auf einmal
refused-the-game-ended-otherwise-expected-there = das Spiel ging anders aus; erwartet: { $there }
refused-no-result-yet = noch kein Ergebnis
refused-the-game-is-over-and-its-result-is-missing-expected-there = das Spiel ist vorbei und das Ergebnis fehlt; erwartet: { $there }
refused-the-record-is-of-game-and-brings-its-own-set-up = die Aufzeichnung ist von { $game } und bringt ihren eigenen Aufbau mit
refused-the-record-has-there-seats-not-count = die Aufzeichnung hat { $there } Plätze, nicht { $count }

# Positions of both games.
refused-cannot-read-word-a-line-begins-with-one-of-known = { $word } ist nicht lesbar; eine Zeile beginnt mit: { $known }
refused-cannot-read-word-expected-one-of-known = { $word } ist nicht lesbar; erwartet: { $known }
refused-nothing-follows-word = nach { $word } fehlt etwas
refused-name-word-is-not-a-number = { $name }: { $word } ist keine Zahl

# Decks.
refused-no-starter-deck-faction-there-is-known = es gibt kein Starter-Deck { $faction }; es gibt: { $known }

# What players bring to Rift.
refused-cannot-read-line-expected-hero-name = { $line } ist nicht lesbar; erwartet: `hero NAME`

# Questions about a situation, and machine players.
refused-cannot-read-text-as-what-a-search-may-spend-expected-simulations-such-as-200-or = { $text } ist als Aufwand einer Suche nicht lesbar; erwartet: Simulationen wie 200 oder Sekunden wie 1s; x2 für zwei Kerne
refused-a-search-takes-up-to-simulations-simulations-seconds-seconds-and-cores-cores-not = eine Suche hat höchstens { $simulations } Simulationen, { $seconds } Sekunden und { $cores } Kerne, nicht { $text }

# Lessons.
refused-the-learner-is-not-asked = der Lernende ist nicht gefragt
refused-nobody-asks-the-learner-any-more-answers = der Lernende wird nicht mehr gefragt: { $answers }

# Campaigns.
refused-game-is-not-part-of-the-campaign = { $game } gehört nicht zur Kampagne
refused-a-game-of-a-campaign-begins-with-its-set-up = ein Spiel einer Kampagne beginnt mit seinem Aufbau

# Seats of a table.
refused-the-seat-is-taken = der Platz ist besetzt
refused-no-seat-is-open = kein Platz ist frei
refused-this-game-has-begun-elsewhere-nobody-brings-anything-to-it = dieses Spiel hat woanders begonnen: niemand bringt etwas mit
refused-the-game-has-not-begun = das Spiel hat noch nicht begonnen
refused-the-game-is-not-over = das Spiel ist noch nicht vorbei
refused-there-is-nothing-to-give-up = es gibt nichts aufzugeben
refused-the-seat-cannot-change-hands = der Platz kann nicht die Hände wechseln

# Files.
refused-file-is-not-utf-8-text = { $file } ist kein Text in UTF-8
refused-cannot-read-file-why = { $file } ist nicht lesbar: { $why }
refused-cannot-write-path-why = { $path } kann nicht geschrieben werden: { $why }
refused-cannot-write-path-there-is-no-folder-parent = { $path } kann nicht geschrieben werden: den Ordner { $parent } gibt es nicht
refused-path-is-there-already-name-another-file = { $path } gibt es schon: nenne eine andere Datei
refused-games-cannot-be-kept-why = Spiele können nicht aufbewahrt werden: { $why }
refused-there-is-nothing-on-standard-input = auf der Standardeingabe ist nichts
refused-standard-input-is-not-utf-8-text = die Standardeingabe ist kein Text in UTF-8
refused-file-is-empty-it-holds-no-position = { $file } ist leer: darin ist keine Stellung
refused-file-is-no-record-its-first-line-is-not-magic = { $file } ist keine Aufzeichnung: die erste Zeile ist nicht { $magic }

# The command line.
refused-stops-is-known-not-text = stops ist { $known }, nicht { $text }
refused-the-record-file-says-it-all-leave-out-name = die Aufzeichnung { $file } sagt schon alles: lass { $name } weg
refused-a-position-brings-its-own-cards-leave-out-deck = eine Stellung hat eigene Karten: lass --deck weg
refused-level-says-how-long-to-think-leave-out-sims = --level sagt, wie lange gedacht wird: lass --sims weg
refused-level-does-not-think-in-simulations-take-hard-brutal-or-sims = { $level } denkt nicht in Simulationen: nimm hard, brutal oder --sims
refused-overwrite-is-for-the-file-of-svg = --overwrite gehört zur Datei von --svg
refused-cannot-read-the-deck-text-expected-letters-file-or-faction = das Deck { $text } ist nicht lesbar; erwartet: { $letters }, =, Datei oder Fraktion
refused-seat-seat-is-given-two-decks = Platz { $seat } hat zwei Decks bekommen
refused-cannot-read-the-hero-text-expected-seat-hero-such-as-a-malik = der Held { $text } ist nicht lesbar; erwartet: PLATZ=HELD, etwa a=malik
refused-seat-seat-is-given-two-heroes = Platz { $seat } hat zwei Helden bekommen
refused-game-mode-has-no-name-to-choose-leave-out-name = { $game }/{ $mode }: { $name } steht nicht zur Wahl: lass --{ $name } weg
refused-no-name-value-there-is-known = { $name }: { $value } gibt es nicht; es gibt: { $known }
refused-no-such-file-or-directory = Datei oder Ordner nicht gefunden
refused-permission-denied = keine Berechtigung
refused-is-a-directory = das ist ein Ordner
refused-not-a-directory = das ist kein Ordner
refused-file-exists = die Datei gibt es schon
refused-file-name-too-long = der Dateiname ist zu lang
refused-no-space-left-on-device = kein Platz mehr auf dem Datenträger
refused-read-only-file-system = das Dateisystem ist schreibgeschützt
refused-input-output-error = Ein-/Ausgabefehler
refused-too-many-levels-of-symbolic-links = zu viele symbolische Verknüpfungen
refused-disk-quota-exceeded = das Speicherkontingent ist erschöpft
refused-embedded-null-byte = enthält ein Nullzeichen
refused-could-not-determine-home-directory = der Benutzerordner ist nicht zu ermitteln

refused-there-is-no-card-name-close-to-it-names = es gibt keine Karte { $name }; ähnlich: { $names }
refused-nobody-brings-anything-to-game = zu { $game } bringt niemand etwas mit
refused-game-mode-has-no-name-there-is-one-in-known = { $game }/{ $mode }: { $name } gibt es hier nicht, nur in: { $known }
refused-only-a-situation-at-rest-can-be-written-going = nur eine ruhende Lage lässt sich aufschreiben: { $going }
refused-something-is-going-on = es ist gerade etwas im Gange
refused-name-has-one-value-not-count = { $name } hat einen Wert, nicht { $count }
refused-cannot-read-word-expected-a-number-after-the-star = { $word } ist nicht lesbar; erwartet: eine Zahl nach dem Stern
refused-no-what-word = unbekannter Name ({ $what }): { $word }
refused-there-is-a-line-head-already = eine Zeile { $head } gibt es schon
refused-there-is-no-seat-seat-in-this-game = in diesem Spiel gibt es keinen Platz { $seat }
refused-no-tool-name-takes-value-here = kein Werkzeug { $name } nimmt hier { $value } an
