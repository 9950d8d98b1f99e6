ui-stops-hint = Mit „stops all“ wirst du auch beim Vorbereiten und Ziehen gefragt.
ui-unknown-thing = Keine Karte, kein Feld und kein Begriff heißt „{ $typed }“. Ähnlich: { $close }
ui-why-not-unknown = Für „{ $typed }“ ist keine Regel bekannt. Spielzüge sehen so aus: play tengu, deploy tengu, use a1.
ui-help-why-not = warum eine Karte nicht gespielt werden kann oder ein Spielzug nicht geht
ui-help-stops = beim Vorbereiten und Ziehen gefragt werden: all, auto oder none
ui-stops-auto = Beim Ziehen wirst du nur gefragt, wenn gleich eine Kreatur deinen Kriegspfad verlässt; beim Vorbereiten nicht. Andere Einstellungen: stops all, stops none.
ui-stops-all = Beim Vorbereiten und Ziehen wirst du immer gefragt, wenn etwas möglich ist, und bei jeder Gelegenheit zur Reaktion auch dann, wenn nichts möglich ist.
ui-stops-none = Beim Vorbereiten und Ziehen wirst du nicht gefragt.
ui-turn-number = Zug { $turn }
ui-extra-turn = Zusätzlicher Zug
ui-casualties = Verluste: { $n }
ui-healing-pile = Heilungsstapel: { $n }
ui-removed = Aus dem Spiel: { $n }
ui-until-end-of-turn = Bis zum Ende des Zuges
ui-deck-legal = Das Deck ist erlaubt: { $mode }.
ui-deck-not-legal = Das Deck ist nicht erlaubt: { $mode }.
ui-deck-size = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
ui-ready-and-committed = bereit: { $ready }, hinzugezogen: { $committed }
ui-leaving = { $card } verlässt den Kriegspfad
ui-printed = aufgedruckt { $value }
ui-token-available = Marker verfügbar
ui-token-used = Marker verbraucht
ui-partner-may-act = partner: { $player } handeln lassen ({ $step })
ui-step-passed = { $step }: automatisch weiter
ui-goal-now = jetzt { $now } von { $needed }
ui-boss-decks = Spielt mit: { $decks }
ui-reserves = Reserve: { $n }
ui-ask-base-deck = Standardfraktions-Deck des Bosses ({ $offers })
ui-ask-advanced-deck = Fortgeschrittenenfraktions-Deck des Bosses ({ $offers })
