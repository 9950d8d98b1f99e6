# Everywhere: where something is wrong, and what was expected instead.
refused-deck = Deck

# Moves.
refused-no-seat-seat-there-is-known = es gibt keinen Platz { $seat }, nur { $known }

# Positions of both games.
refused-snapshot-nobody-sits-in-alive = Abbild: in { $alive } sitzt niemand

# Positions of Siegestorm.
refused-seat-seat-has-a-line-already = Platz { $seat } hat schon eine Zeile
refused-the-boss-has-a-line-already = der Boss hat schon eine Zeile
refused-expected-what-lasts = erwartet: was anhält
refused-expected-squares-such-as-a2 = erwartet: Felder, etwa a2
refused-word-is-not-one-card = { $word } ist nicht eine einzelne Karte
refused-expected-the-seat-and-the-card-such-as-land-a-tengu-or-land = erwartet: Platz und Karte, etwa `land a tengu`, oder `land .`
refused-expected-menace-number-life-number-or-used-each-once = erwartet: `menace ZAHL`, `life ZAHL` oder `{ $used }`, jedes einmal
refused-cannot-read-word-expected-a-card-such-as-tengu-tengu-3-tengu-b-tengu-goblin-tank = { $word } ist nicht lesbar; erwartet: eine Karte wie tengu, tengu*3, tengu/b, tengu!, goblin-tank+g2, restoration-totem+s1, oder .
refused-where-unknown-card-card-hint = { $where }: unbekannte Karte { $card }{ $hint }
refused-close-to-it-names = ; ähnlich: { $names }
refused-no-man-s-land-is-there-boards-times-not-count = das Niemandsland gibt es { $boards }-mal, nicht { $count }-mal
refused-where-seat-does-not-play-on-board-board = { $where }: { $seat } spielt nicht auf Spielplan { $board }
refused-in-mode-nobody-is-out-while-the-game-goes-on = in { $mode } scheidet niemand aus, solange das Spiel läuft
refused-seat-is-out-all-their-cards-are-removed = { $seat } ist ausgeschieden: alle seine Karten sind entfernt
refused-at-least-two-players-are-left-while-the-game-goes-on = solange das Spiel läuft, sind mindestens zwei Spieler übrig
refused-there-is-no-boss-in-mode = in { $mode } gibt es keinen Boss
refused-the-menace-level-is-least-to-most-not-menace = die Bedrohungsstufe ist { $least } bis { $most }, nicht { $menace }
refused-the-life-of-the-boss-is-1-to-most-not-life = der Boss hat 1 bis { $most } Leben, nicht { $life }
refused-no-step-step-to-act-in-there-is-known = es gibt keinen Schritt { $step }, in dem man handelt; es gibt: { $known }
refused-no-step-step-of-a-partner-there-is-known = es gibt keinen Schritt { $step } eines Mitspielers; es gibt: { $known }
refused-the-first-turn-is-turn-1 = der erste Zug ist Zug 1
refused-seat-is-out-and-takes-no-turn = { $seat } ist ausgeschieden und nicht am Zug
refused-seat-is-the-boss-a-position-is-at-rest-in-the-turn-of-a-player = { $seat } ist der Boss: eine Stellung ruht nur im Zug eines Spielers
refused-only-players-who-take-their-turn-together-have-a-partner-in-it = nur Spieler mit einem gemeinsamen Zug haben darin einen Mitspieler
refused-a-creature-is-played-in-the-deploy-step-only = eine Kreatur wird nur beim Entsenden gespielt
refused-seat-has-no-right-track-to-have-played-a-creature-on = { $seat } hat keinen rechten Pfad, auf den eine Kreatur gespielt sein könnte
refused-where-is-there-count-times-not-times = { $where } gibt es { $count }-mal, nicht { $times }-mal
refused-where-has-spaces-spaces-not-count = { $where } hat { $spaces } Felder, nicht { $count }
refused-where-has-one-space-not-count = { $where } hat ein Feld, nicht { $count }
refused-where-holds-at-most-most-not-count = { $where } fasst höchstens { $most }, nicht { $count }
refused-where-has-no-places-that-could-be-empty-leave-the-out = { $where } hat keine Plätze, die leer sein könnten; lass den . weg
refused-where-item-is-in-no-play-and-tokens-are-for-cards-in-play = { $where }: { $item } ist nicht im Spiel; /, ! und Marker sind für Karten im Spiel
refused-where-only-a-boss-has-reserves = { $where }: nur ein Boss hat eine Reserve
refused-where-the-boss-has-no-supporters = { $where }: der Boss hat keine Unterstützer
refused-where-item-only-supporters-are-committed = { $where }: { $item }: nur Unterstützer werden hinzugezogen
refused-where-item-only-creatures-have-tokens-on-them = { $where }: { $item }: nur auf Kreaturen liegen Marker
refused-where-card-has-no-att-and-def-and-is-never-a-creature = { $where }: { $card } hat keine Angriffs- und Verteidigungswerte und ist nie eine Kreatur
refused-where-no-creature-on-square = { $where }: auf { $square } ist keine Kreatur
refused-where-no-track-name = { $where }: es gibt keinen Pfad { $name }
refused-where-no-square-square = { $where }: es gibt kein Feld { $square }
refused-cannot-read-lasting-words-there-is-boost-square-n-n-by-seat-shifted-seat-square = `lasting { $words }` ist nicht lesbar; möglich: boost FELD +N +N [by PLATZ], shifted PLATZ FELD KARTE, unopposed PFAD, { $known }
refused-kind-seat = { $kind } PLATZ
refused-no-words-for-the-lasting-kind = für das anhaltende { $kind } fehlen die Worte

# Decks.
refused-cannot-read-line-expected-a-line-like-4-armored-yak = { $line } ist nicht lesbar; erwartet: eine Zeile wie 4 Armored Yak
refused-count-is-not-a-number-of-copies-from-1-to-most = { $count } ist keine Anzahl von 1 bis { $most } Kopien
refused-ident-count-is-not-a-number-of-copies-from-1-to-most = { $ident }: { $count } ist keine Anzahl von 1 bis { $most } Kopien
refused-unknown-card-card-hint = unbekannte Karte { $card }{ $hint }
refused-not-json-where = kein JSON: { $where }
refused-expected-an-object-with-format-version-name-and-cards-no-more = erwartet: ein Objekt mit { $format } { $version }, name und cards, nicht mehr
refused-the-code-is-cut-short = der Code ist abgeschnitten
refused-the-code-names-a-card-that-is-not-in-this-box = der Code nennt eine Karte, die nicht in dieser Schachtel ist
refused-the-name-in-the-code-cannot-be-read = der Name im Code ist nicht lesbar
refused-the-code-has-more-than-most-copies-of-a-card = der Code hat mehr als { $most } Kopien einer Karte
refused-a-code-begins-with-prefix = ein Code beginnt mit { $prefix }
refused-the-code-was-copied-wrongly-it-has-signs-too-many-or-too-few = der Code ist falsch kopiert: er hat zu viele oder zu wenige Zeichen
refused-the-code-was-copied-wrongly-its-check-does-not-fit = der Code ist falsch kopiert: die Prüfsumme stimmt nicht
refused-count-cards-instead-of-size = { $count } Karten statt { $size }
refused-count-copies-of-name-at-most-most-are-allowed = { $name }: { $count } Kopien, erlaubt sind höchstens { $most }
refused-cards-of-several-factions-known = Karten mehrerer Fraktionen: { $known }
refused-name-belongs-to-a-boss-deck = { $name } gehört in ein Bossdeck
refused-name-is-a-promo-card = { $name } ist eine Promo-Karte
refused-name-is-a-promo-card-and-was-not-agreed-on = { $name } ist eine Promo-Karte, und solche wurden nicht vereinbart
refused-size-cards-are-not-even-a-starting-hand = { $size } Karten reichen nicht einmal für eine Starthand

# The command line.
refused-no-form-form-there-is-known = es gibt keine Form { $form }; es gibt: { $known }
refused-no-faction-faction-there-is-known = es gibt keine Fraktion { $faction }; es gibt: { $known }
refused-there-is-no-deck-file-source-and-no-such-faction-there-is-known = es gibt weder eine Deckdatei { $source } noch eine solche Fraktion; es gibt: { $known }
