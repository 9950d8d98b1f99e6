## Fragen

prompt-take-hero = { $player }: Wähle deinen Helden.
prompt-take-ability = { $figure }: Wähle eine Spezialfähigkeit.
prompt-fill-bench = Wer sitzt auf deiner Ersatzbank?
prompt-take-spells = Wählt die Zauber für dieses Spiel.
prompt-ban-colour = Auf welcher Farbe baust du in dieser Runde nicht?
prompt-act = Spiele Türme, gib Türme weiter, aktiviere deinen Helden, wirke Zauber oder melde dich fertig.
    .ready = Du bist fertig und wartest auf die anderen.
prompt-hero = { $figure }: Bewegung und Aktion, in beliebiger Reihenfolge.
    .acted = { $figure } hat die Aktion hinter sich und darf noch ziehen.
    .moved = { $figure } hat die Bewegung hinter sich und darf noch handeln.
prompt-further-action = { $figure }: Eine weitere Aktion ausführen?
prompt-attack = { $tower }: Welcher Angriff zuerst?
prompt-face = { $source }: In welche Richtung?
prompt-place = { $source }: Platziere { $pieces } ({ $type } Angriff).
prompt-base = { $figure }: Wohin mit der Basis? Wähle ihr Kästchen oben links.
prompt-move = { $figure }: Wohin?
prompt-walk = { $figure }: Schritt für Schritt, wohin?
prompt-enter = { $figure } kommt ins Spiel: auf welches Feld?
prompt-transport = { $source }: Wohin kommt { $figure }?
prompt-displace = { $figure } muss ausweichen: wohin?
prompt-choose-hero = { $source }: Wähle einen Helden.
prompt-choose-horde = { $source }: Wähle eine der gerade angegriffenen Horden.
prompt-turn-up = { $figure }: Welche Spezialfähigkeit wird aufgedeckt?
prompt-granted-attack = { $figure }: Den Basisangriff ausführen?
prompt-copy = { $figure }: Welche Spezialfähigkeit wird ausgeführt?
prompt-return-beast = Die Wildkatze auf das Feld von { $figure_dat } stellen?
prompt-pass = { $source }: Welchen Turm gibst du weiter, und an wen?
prompt-share = Wer nimmt den Turm { $tower } vom weißen Bauplatz?
prompt-buy = { $crystals ->
        [one] { $crystals } Kristall zum Ausgeben: Kaufe Türme oder melde dich fertig.
       *[other] { $crystals } Kristalle zum Ausgeben: Kaufe Türme oder melde dich fertig.
    }
    .ready = Du bist mit dem Einkauf fertig.
prompt-open-portal = { $boss }: Welche Horde wird zum Portal?
    .storm = { $storm }: Welche Horde wird zum Portal?
prompt-raze = { $boss }: Welcher Turm geht verloren?


## Antworten

option-take = { $hero_full } spielen
option-ability = { $ability }
option-bench = { $hero_full }
    .act = { $hero_full } von der Ersatzbank holen
option-spell = { $spell }
option-ban = nicht auf { $colour }
option-play = Turm { $tower } auf { $space } spielen, Ausrichtung { $turn }
option-pass = { $how ->
        [upgraded] Turm { $tower } als { $new } an { $to } weitergeben
        [alone] Turm { $tower } zum Turm { $new } verbessern
       *[plain] Turm { $tower } an { $to } weitergeben
    }
option-hero = { $hero_acc } aktivieren
    .chosen = { $hero_full }
option-beast = die Wildkatze aktivieren
option-cast = Zauber { $spell } wirken
option-done = fertig
    .hero = Aktivierung beenden
    .buy = nichts mehr kaufen
    .fill-bench = niemand sonst
    .take-spells = kein weiterer Zauber
option-resume = doch noch weitermachen
option-attack = Basisangriff
    .number = Angriff { $n }: { $text }
option-rest = { term-rest }
option-move = nach { $space } gehen { $there }
option-step = Schritt nach { $space } { $there }
option-stop = hier stehen bleiben
option-base = Basis auf { $squares }
option-face = Ausrichtung { $turn }
option-tile = Plättchen auf { $space } { $there }: { $squares }
option-soldier = Soldat auf { $space } { $there }: { $squares }
option-relocate = einen Soldaten von { $source } ({ $from }) nach { $space } ({ $squares }) versetzen
option-skip = darauf verzichten
    .place = nichts mehr platzieren
    .face = nicht angreifen
    .move = stehen bleiben
    .transport = nicht versetzen
    .choose-hero = niemanden
    .granted-attack = kein Angriff
    .further-action = keine weitere Aktion
option-horde = Horde auf { $space } { $there }
option-turn-up = { option-ability }
option-give = { $to } nimmt den Turm { $tower }
option-buy = Turm { $tower } für { $to } kaufen ({ $price })
option-portal = Portalplättchen auf { $space } { $there }: { $squares }
option-raze = { $tower } auf { $space }


## Ablehnungen

reason-not-this-phase = Das gehört in eine andere Phase der Runde.
reason-action-not-complete = Erst muss die begonnene Aktion zu Ende gebracht werden.
reason-banned-before = Dieselbe Farbe kann nicht in zwei Runden nacheinander gewählt werden.
reason-bound-tiles = { $clause ->
        [RT-26-16] Jedes dieser Plättchen muss ein schon platziertes berühren.
        [RT-33-7] Jedes dieser Plättchen muss eine andere Seite der Basis berühren.
        [RT-35-7] Diese Plättchen gehen auf verschiedene Horden.
       *[other] Auf jede Horde geht nur eines dieser Plättchen.
    }
reason-cannot-build-there = { $clause ->
        [RT-25-5] Auf dieser Farbe kann in dieser Runde nicht gebaut werden.
        [RT-8-12] Dieser Bauplatz gehört einem anderen Spieler.
        [RT-8-11] Auf diesem Bauplatz steht ein Held.
        [RT-8-16] Auf diesem Bauplatz stehen schon zwei Türme.
       *[other] Zwei Türme teilen sich einen Bauplatz nur, wenn einer von ihnen ein Soldatenturm ist.
    }
reason-cannot-buy = { $clause ->
        [RT-1-14] Die eiserne Herausforderung verbietet hier den Kauf von Türmen.
        [RT-23-5] Türme der Stufen 3 und 4 kann man nicht kaufen.
        [RT-R49] Dieser Turm ist nicht im Vorrat oder für dieses Szenario zu hoch.
       *[other] Dafür reichen die Kristalle nicht.
    }
reason-cannot-copy = Diese Spezialfähigkeit lässt sich nicht wiederholen.
reason-cannot-end-there = { $clause ->
        [RT-R55] Dort liegt eine Geländekarte.
        [RT-16-5] Dort steht ein Turm.
        [RT-13-13] Kein Held beendet seine Bewegung auf einem Portal.
        [RT-17-9] Kein Held beendet seine Bewegung auf einem Boss.
       *[other] Auf der Hordenkarte ist kein Platz für die Basis.
    }
reason-cannot-pass = { $clause ->
        [RT-14-2] Ein Turm wird eine Stufe höher weitergegeben, nicht als dieser.
       *[other] Ein Turm wird an einen anderen Spieler weitergegeben.
    }
reason-cannot-strike-boss = { $clause ->
        [RT-29-5] Dieser Zauber trifft keinen Boss.
       *[other] Helden können in diesem Szenario den Boss nicht angreifen.
    }
reason-cannot-strike-portal = { $clause ->
        [RT-13-15] Dieser Zauber trifft keine Portale.
       *[other] Helden können keine Portale angreifen.
    }
reason-covered-square = Dieses Kästchen ist schon abgedeckt.
reason-deadly = Tödliche Gegner werden nur von Plättchen abgedeckt.
reason-declared-done = Du hast dich fertig gemeldet. Mach erst wieder weiter.
reason-empty-square = Ein Soldat braucht einen Gegner, auf dem er steht.
reason-face-down = Diese Spezialfähigkeit ist benutzt und zugedeckt.
reason-hero-card-used = { $clause ->
        [RT-R67] Dein Held ist besiegt.
        [RT-15-5] Dein Held wurde gerade wiederbelebt und tut in dieser Runde nichts.
       *[other] Dein Held wurde in dieser Runde schon aktiviert.
    }
reason-hero-not-free = { $clause ->
        [RT-R124] Diese Figur ist hier der Boss.
       *[other] Diesen Helden spielt schon jemand.
    }
reason-iron-rule = Die eiserne Herausforderung verbietet das hier.
reason-linked-tiles = Mit + verbundene Plättchen gehen auf ein und dieselbe Horde.
reason-must-attack = { $clause ->
        [RT-26-6] Was ein Zauber platzieren kann, muss platziert werden.
        [RT-R61] Womit der Held angreift, muss platziert werden, soweit es passt.
       *[other] Auf einen Angriff mit gültigem Ziel kann man nicht verzichten.
    }
reason-must-open-portal = Solange ein Portalplättchen irgendwo passt, muss es gelegt werden.
reason-no-beast = Die Wildkatze ist nicht auf der Karte oder wurde in dieser Runde schon aktiviert.
reason-no-building-site = Dort ist kein Bauplatz.
reason-no-horde-there = Dort ist keine Horde.
reason-no-place-for-portal = { $clause ->
        [RT-29-11] Diese Horde ist schon ein Portal.
        [RT-29-12] Auf dieser Horde steht ein Held.
       *[other] Das Portalplättchen passt dort nicht oder würde die Horde besiegen.
    }
reason-no-room-for-base = Die Basis bedeckt 2×2 freie Kästchen ohne tödlichen Gegner.
reason-no-shelter = Ausweichen kann man nur auf ein benachbartes freies Wegfeld oder einen Bauplatz ohne Turm.
reason-no-soldier-due = Dieser Angriff stellt keinen Soldaten mehr auf.
reason-no-soldiers-left = Alle Soldaten stehen schon auf Hordenkarten.
reason-no-such-ability = Diese Spezialfähigkeit hat der Held nicht auf seinem Tableau.
reason-no-such-spell = Diesen Zauber habt ihr nicht.
reason-no-such-tile = So ein Plättchen hat dieser Angriff nicht mehr.
reason-no-turning = Dieses Plättchen darf nicht gedreht werden.
reason-no-upgrade = Dieser Turm lässt sich jetzt nicht verbessern, und im Solospiel gibt es niemanden, der ihn nähme.
reason-no-way-on = Von hier führt kein Weg dorthin.
reason-not-in-hand = { $clause ->
        [RT-14-8] Ein weitergegebener Turm kommt erst am Ende der Runde auf die Hand.
        [RT-14-9] Ein Turm auf einem Bauplatz kann nicht weitergegeben werden.
       *[other] Diesen Turm hast du nicht auf der Hand.
    }
reason-not-on-bench = { $clause ->
        [RT-R104] Pro Runde kommt nur ein Held von der Ersatzbank.
       *[other] Dieser Held sitzt nicht auf deiner Ersatzbank.
    }
reason-nothing-in-reach = Von hier aus gibt es nichts zu treffen.
reason-off-the-card = Dieses Kästchen gibt es auf der Karte nicht.
reason-off-the-map = So ein Feld gibt es nicht.
reason-on-a-hero = Ein Plättchen darf nicht auf einem Helden liegen.
reason-on-a-soldier = Ein Plättchen darf nicht auf einem Soldaten liegen.
reason-on-a-tile = Ein Plättchen darf nicht auf einem anderen liegen.
reason-one-action = { $clause ->
        [RT-18-24] Wer rastet, tut in dieser Runde nichts anderes mehr.
       *[other] Bei einer Aktivierung führt ein Held eine Aktion aus.
    }
reason-one-movement = { $clause ->
        [RT-16-7] Nach einer Aktion mitten in der Bewegung zieht der Held nicht weiter.
       *[other] Bei einer Aktivierung zieht ein Held einmal.
    }
reason-other-horde = Dieser Angriff trifft nur eine bestimmte Horde.
reason-out-of-reach = { $clause ->
        [RT-30-7] Die Horde auf dem Feld des Helden ist keine benachbarte.
        [RT-18-8] Ein Fernangriff trifft nicht die Horde, auf der der Held steht.
       *[other] Diese Horde ist außer Reichweite.
    }
reason-portal-too-high = Für dieses Portal ist die Stufe des Turms zu niedrig.
reason-portal-surges = In diesem Sturm verlangt das Portal einen um eine Stufe höheren Turm.
reason-red-square = { $clause ->
        [RT-13-2] Das Stufenkästchen eines Portals bleibt frei.
       *[other] Rote Kästchen können nie abgedeckt werden.
    }
reason-resistant = Dieser Gegner widersteht Angriffen dieser Art.
reason-soldiers-left = Solange im Vorrat Soldaten sind, werden keine von anderen Karten versetzt.
reason-spell-too-strong = { $clause ->
        [RT-26-2] Dieser Zauber ist schon gewählt.
       *[other] Dieser Zauber hat für dieses Szenario zu viele Machtsymbole.
    }
reason-storm-forbids = Der Portalsturm verbietet das in dieser Runde.
reason-too-far = { $clause ->
        [RT-16-8] Ein Held betritt die Karte auf einem Wegfeld an einem Ausgang.
       *[other] Das ist zu weit.
    }
reason-too-near-exit = Der Sturm reißt nur eine Horde auf, die noch mindestens vier Felder vor sich hat.


## Fehler beim Aufbau

fault-unreadable-hero = Ein Platz bringt einen Helden und Spezialfähigkeiten mit, beim Namen genannt.
fault-hero-taken = Zwei Spieler können nicht denselben Helden spielen.
fault-some-heroes = Entweder bringen alle einen Helden mit oder niemand.
fault-no-hero = So einen Helden kann man nicht spielen.
fault-hero-is-boss = Diese Figur ist der Boss des Szenarios.
fault-iron-rule = Die eiserne Herausforderung erlaubt hier keine Spezialfähigkeiten.
fault-wrong-ability = Spezialfähigkeiten müssen verschieden sein und zum Helden gehören.
fault-too-many-abilities = Auf ein Heldentableau passen zwei Spezialfähigkeiten.
