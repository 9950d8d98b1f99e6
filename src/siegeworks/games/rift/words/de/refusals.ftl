# Everywhere: where something is wrong, and what was expected instead.
refused-none = keine
refused-none-yet = noch keine
refused-nowhere = nirgends

# Moves.

# Positions of both games.
refused-word-is-not-a-number = { $word } ist keine Zahl

# Positions of Rift.
refused-horde-card = Hordenkarte
refused-hero = Held
refused-beast = Tier
refused-ability = Fähigkeit
refused-tower = Turm
refused-spell = Zauber
refused-storm = Sturm
refused-ghost-card = Geisterkarte
refused-life-card = Lebenskarte
refused-word-is-no-kind = { $word } ist keine { $kind }
refused-no-phase-phase-there-is-known = es gibt keine Phase { $phase }; es gibt: { $known }
refused-expected-a-round-some-health-and-at-most-most-crystals = erwartet: eine Runde, etwas Gesundheit und höchstens { $most } Kristalle
refused-colour-cannot-be-banned = { $colour } kann nicht verboten werden
refused-there-are-only-the-tokens-known = es gibt nur die Marker { $known }
refused-expected-an-arrival-token-known = erwartet: ein Einsatzmarker: { $known }
refused-expected-one-of-known-and-a-hero = erwartet: eines von { $known } und ein Held
refused-only-reborn-waits-for-a-horde = nur reborn wartet auf eine Horde
refused-name-is-not-in-this-game = { $name } ist nicht in diesem Spiel
refused-there-is-no-horde-to-fall-expected-and-its-space = es gibt keine Horde, die fallen könnte; erwartet: @ und ihr Feld
refused-there-is-no-space-word = es gibt kein Feld { $word }
refused-there-is-no-terrain-word = es gibt kein Gelände { $word }
refused-it-is-nowhere-expected = es liegt nirgends; erwartet: @
refused-space-is-no-path-space = { $space } ist kein Wegfeld
refused-no-path-path-leads-over-space = über { $space } führt kein Weg { $path }
refused-only-a-flying-horde-lies-above-another-rt-3-4 = nur eine fliegende Horde liegt auf einer anderen (RT-3.4)
refused-pieces-overlap-or-lie-on-a-red-square = Teile überlappen sich oder liegen auf einem roten Kästchen
refused-a-soldier-stands-on-no-enemy = ein Soldat steht auf keinem Gegner
refused-there-are-only-number-soldiers = es gibt nur { $number } Soldaten
refused-this-scenario-has-no-boss = dieses Szenario hat keinen Boss
refused-expected-a-step-for-each-figure-on-its-way = erwartet: ein Schritt für jede Figur auf ihrem Weg
refused-no-action-card-word-is-left = keine Aktionskarte { $word } ist übrig
refused-name-is-no-hero-or-another-seat-s = { $name } ist kein Held oder gehört einem anderen Platz
refused-nobody-here-has-a-beast = niemand hat hier das Tier { $beast }
refused-a-health-of-health-does-not-fit = eine Gesundheit von { $health } passt nicht
refused-word-is-no-ability-of-hero = { $word } ist keine Fähigkeit von { $hero }
refused-a-figure-on-a-horde-and-only-that-has-a-base = eine Figur auf einer Horde, und nur die, hat eine Standfläche
refused-no-base-fits-at-square = bei { $square } passt keine Standfläche hin
refused-space-is-no-building-site = { $space } ist kein Bauplatz
refused-a-site-holds-two-towers-at-most-and-none-beside-a-figure = auf einem Bauplatz stehen höchstens zwei Türme und keiner neben einer Figur
refused-only-a-solo-player-has-a-bench = nur ein Solospieler hat eine Ersatzbank
refused-this-game-has-no-storms-the-switch-storms-is-off = in diesem Spiel gibt es keine Stürme: der Schalter storms ist aus
refused-each-storm-is-there-once = jeden Sturm gibt es nur einmal
refused-too-many-cards-of-tower = zu viele Karten { $tower }
refused-word-is-no-square-of-a-width-height-grid = { $word } ist kein Kästchen eines { $width }×{ $height }-Rasters

# What players bring to Rift.
refused-cannot-read-item-expected-one-hero-and-abilities-by-name = { $item } ist nicht lesbar; erwartet: ein Held und Fähigkeiten mit Namen
refused-seat-seat-hero-is-taken = Platz { $seat }: { $hero } ist vergeben
refused-either-every-seat-brings-a-hero-or-none-does = entweder bringt jeder Platz einen Helden mit oder keiner
refused-two-players-cannot-play-the-same-hero-rt-4-11 = zwei Spieler können nicht denselben Helden spielen (RT-4.11)
refused-no-hero-hero-there-is-known = es gibt keinen Helden { $hero }; es gibt: { $known }
refused-abilities-without-a-hero = Fähigkeiten ohne Helden
refused-hero-is-no-hero = { $hero } ist kein Held
refused-hero-is-the-boss-of-this-scenario = { $hero } ist der Boss dieses Szenarios
refused-no-special-abilities-here = hier gibt es keine Spezialfähigkeiten
refused-not-two-abilities-of-hero = nicht zwei Fähigkeiten von { $hero }
refused-more-than-most-abilities = mehr als { $most } Fähigkeiten

# Questions about a situation, and machine players.
refused-cannot-read-question-as-a-question-expected-clear-space-tower-or-through = die Frage { $question } ist nicht lesbar; möglich: clear FELD, tower oder through
refused-there-is-no-space-space-on-this-map = auf dieser Karte gibt es kein Feld { $space }
refused-no-horde-stands-on-space-hordes-taken = auf { $space } steht keine Horde; Horden: { $taken }
refused-questions-are-about-phase-2-when-towers-and-heroes-are-played = Fragen beziehen sich auf Phase 2, in der Türme und Helden gespielt werden
refused-that-horde-is-not-on-the-map = diese Horde ist nicht auf der Karte

# Campaigns.
refused-this-is-no-campaign-it-is-not-json-where = das ist keine Kampagne: kein JSON ({ $where })
refused-this-is-no-campaign-its-format-is-not-format = das ist keine Kampagne: das Format ist nicht { $format }
refused-a-campaign-of-version-found-this-is-version = eine Kampagne der Version { $found }; hier gilt Version { $version }
refused-a-campaign-has-a-name-and-a-list-of-games = eine Kampagne hat einen Namen (name) und eine Liste von Spielen (games)
refused-the-campaign = die Kampagne
refused-game-number-of-the-campaign = Spiel { $number } der Kampagne
refused-game-number-of-the-campaign-has-the-key-of-another-one = Spiel { $number } der Kampagne hat den Schlüssel eines anderen
refused-what-has-an-unknown-entry-key = { $what }: unbekannter Eintrag { $key }
refused-what-is-not-an-object = { $what }: kein Objekt
refused-what-has-no-field-or-not-as-text = { $what }: { $field } fehlt oder ist kein Text
refused-what-no-scenario-scenario = { $what }: es gibt kein Szenario { $scenario }
refused-what-no-difficulty-difficulty = { $what }: es gibt keine Schwierigkeit { $difficulty }
refused-what-won-is-true-false-or-null = { $what }: won ist true, false oder null
refused-what-storms-is-true-or-false = { $what }: storms ist true oder false
refused-what-field-is-a-number-from-least-to-most = { $what }: { $field } ist eine Zahl von { $least } bis { $most }
refused-a-campaign-is-called-by-letters-digits-and-not-name = eine Kampagne heißt nach Buchstaben, Ziffern, - und _, nicht { $name }
refused-the-campaign-name-has-no-game-key = die Kampagne { $name } hat kein Spiel { $key }
refused-game-is-still-locked-win-other-first = { $game } ist noch gesperrt: gewinne zuerst { $other }
refused-no-campaign-name-there-is-known = es gibt keine Kampagne { $name }; es gibt: { $known }
refused-there-is-a-campaign-name-already = eine Kampagne { $name } gibt es schon
refused-there-is-a-campaign-name-already-give-it-another-name = eine Kampagne { $name } gibt es schon: gib ihr einen anderen Namen
refused-a-game-from-a-position-is-not-part-of-a-campaign = ein Spiel aus einer Stellung gehört nicht zu einer Kampagne
refused-no-scenario-scenario-open-are-known = es gibt kein Szenario { $scenario }; offen: { $known }

# Files.
refused-file-is-no-record-for-a-position-name-its-scenario-game-rift = { $file } ist keine Aufzeichnung; nenne bei einer Stellung ihr Szenario: --game rift/…
refused-file-is-a-game-of-game-questions-are-about-rift = { $file } ist ein Spiel von { $game }; Fragen gibt es zu Rift
refused-file-has-count-answers-not-after = { $file } hat { $count } Züge, nicht { $after }

# The command line.
refused-no-grade-grade-expected-known = es gibt keine Stufe { $grade }; erwartet: { $known }

refused-a-campaign-has-a-name-of-at-most-most-printable-characters = eine Kampagne hat einen Namen mit höchstens { $most } druckbaren Zeichen
refused-a-guest-may-belong-to-most-campaigns-at-most = ein Gast kann zu höchstens { $most } Kampagnen gehören
refused-a-campaign-may-have-most-games-at-most = eine Kampagne kann höchstens { $most } Spiele haben
refused-there-is-no-such-campaign = diese Kampagne gibt es nicht
refused-join-the-campaign-first = tritt der Kampagne zuerst bei
refused-no-further-game-fits-into-this-campaign = in diese Kampagne passt kein weiteres Spiel
