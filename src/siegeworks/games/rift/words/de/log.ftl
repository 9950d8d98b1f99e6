## Das Protokoll

event-decks-shuffled = Die Gegnerstapel werden gemischt.
event-hero-taken = { $seat } spielt { $hero_full }.
event-ability-taken = { $seat } nimmt die Spezialfähigkeit { $ability }.
event-benched = { $hero_full } nimmt auf der Ersatzbank Platz.
event-spell-taken = Die Spieler nehmen den Zauber { $spell }.
event-towers-dealt = { $number ->
        [one] { $seat } beginnt mit dem Turm { $towers }.
       *[other] { $seat } beginnt mit den Türmen { $towers }.
    }
event-round-began = { ui-round }
event-colour-banned = In dieser Runde kann auf { $colour_loc } Bauplätzen nicht gebaut werden.
event-storm-gathered = Für die nächste Runde zieht ein Portalsturm auf: { $storm } ({ $text }).
event-storm-broke = Der Portalsturm bricht los: { $storm } ({ $text }).
event-storm-passed = Der Portalsturm ist vorüber: { $storm }.
event-kingdom-shaken = Das Königreich bebt und verliert { $cost } Gesundheit.
event-phase-began = { $phase }
event-declared = { $done ->
        [yes] { $seat } ist fertig.
       *[no] { $seat } macht doch noch weiter.
    }
event-round-ended = { "" }
event-last-round-began = { $goal ->
        [boss] Der Boss ist besiegt: Das ist die letzte Runde.
       *[portals] Das letzte Portal ist zerstört: Das ist die letzte Runde.
    }
event-won = Sieg! { $why }
event-lost = Niederlage! { $why }
event-horde-drawn = Einsatzmarker { $token }: { $card_a }.
event-horde-arrived = { $card_a } erscheint auf { $space }.
event-ghost-drawn = { "" }
event-terrain-removed = Die Späher öffnen einen Weg: Auf { $space } liegt kein Gelände mehr ({ $terrain }).
event-attack-began = { $how ->
        [basic] { $figure } führt den Basisangriff aus.
       *[other] { "" }
    }
event-tile-placed = Ein Plättchen auf { $horde_dat } { $horde_at }: { $squares }.
event-soldier-placed = Ein Soldat auf { $horde_dat } { $horde_at }: { $squares }.
event-soldier-lifted = Ein Soldat verlässt { $horde_acc } { $horde_at }: { $squares }.
event-soldiers-lost = { $number ->
        [one] { $number } Soldat auf { $horde_dat } { $horde_at } geht in den Vorrat zurück.
       *[other] { $number } Soldaten auf { $horde_dat } { $horde_at } gehen in den Vorrat zurück.
    }
event-horde-healed = { $horde } { $horde_at } heilt sich und schüttelt alle Plättchen ab.
event-horde-blocked = { $horde } { $horde_at } kommt nicht vom Fleck.
event-horde-moved = { $horde } { $horde_at } zieht nach { $space }.
event-horde-left = { $horde_kind ->
        [portal] { $horde } { $horde_at } dringt ins Königreich ein.
        [boss] { $horde } { $horde_at } dringt ins Königreich ein.
       *[horde] { $cost ->
            [0] { $horde } { $horde_at } verlässt die Karte, ohne Schaden anzurichten.
           *[other] { $horde } { $horde_at } verlässt die Karte: Das Königreich verliert { $cost } Gesundheit.
        }
    }
event-crystals-gained = { $gained ->
        [0] Die Spieler haben schon alle Kristalle und erhalten keine weiteren.
        [one] Die Spieler erhalten { $gained } Kristall.
       *[other] Die Spieler erhalten { $gained } Kristalle.
    }
event-horde-defeated = { $horde } { $horde_at } ist besiegt.
event-portal-destroyed = { $goal ->
        [boss] Ein Portal ist zerstört.
       *[portals] { $counts ->
            [yes] Ein Portal ist zerstört: { $destroyed } von { $portals }.
           *[no] Ein Portal aus einem Portalplättchen ist zerstört, zählt aber nicht.
        }
    }
event-portal-opened = { $horde } { $horde_at } wird zum Portal: Das Plättchen liegt auf { $squares }.
event-life-lost = { $boss } verliert eine Lebenskarte.
event-boss-moved = { $boss_id ->
        [time-mages] Eine Zeitmagierin geht nach { $space }.
       *[other] { $boss } geht nach { $space }.
    }
event-action-drawn = { $boss } – { $action }: { $text }
event-activated = { $figure } wird aktiviert.
event-moved = { $figure } geht nach { $space }.
event-engaged = { $figure } stellt sich { $horde_dat } { $horde_at } entgegen: Basis auf { $squares }.
event-displaced = { $space ->
        [none] { $figure } findet keinen Platz und kehrt auf das Heldentableau zurück.
       *[other] { $figure } weicht nach { $space } aus.
    }
event-wounded = { $clause ->
        [RT-20-7] { $figure } erhält eine Wunde von der fallenden Horde.
        [RT-21-11] { $figure } erhält eine Wunde von der aufgehaltenen Horde.
        [RT-21-8] { $figure } wird anvisiert und erhält eine Wunde.
        [RT-29-32] { $figure } erhält eine Wunde von { $boss_dat }.
        [RT-26-21] { $figure } erhält eine Wunde für die Zeitkrümmung.
        [RT-S20] { $figure } erhält eine Wunde durch die Dornen.
       *[other] { $figure } erhält eine Wunde.
    }
event-protected = { $figure } hat Schutz und erhält keine Wunde.
event-figure-defeated = { $figure } ist besiegt und verlässt die Karte.
event-revived = { $figure } wird mit voller Gesundheit wiederbelebt und tut in dieser Runde nichts.
event-healed = { $figure } heilt { $amount } Gesundheit.
event-rested = { $figure } rastet: volle Gesundheit, alle Spezialfähigkeiten aufgedeckt.
event-ability-used = { $figure } benutzt { $ability }.
event-ability-turned-down = { $ability } wird zugedeckt.
event-ability-turned-up = { $figure } deckt { $ability } wieder auf.
event-ability-copied = { $figure } leiht sich { $ability }.
event-lasted = { $kind ->
        [aegis] Alle auf dem Feld von { $figure_dat } haben bis zum Ende der Runde Schutz.
        [reborn] Fällt die Horde darunter noch in dieser Runde, kommt { $figure } wieder zu Kräften.
       *[protected] { $figure } hat bis zum Ende der Runde Schutz.
    }
event-bench-entered = { $hero_full } kommt für diese Runde von der Ersatzbank.
event-beast-returned = { $figure } erscheint auf { $space }.
event-tower-played = { $seat } spielt den Turm { $tower } auf { $site } ({ $turn }).
event-portal-struck = Der Turm { $tower } auf { $site } greift ein Portal an und geht verloren.
event-tower-turned-down = Der Turm { $tower } auf { $site } wird zugedeckt.
event-tower-passed = { $how ->
        [upgraded] { $seat } gibt den Turm { $tower } an { $to } weiter, verbessert zum Turm { $new }.
        [alone] { $seat } verbessert den Turm { $tower } zum Turm { $new }.
       *[plain] { $seat } gibt den Turm { $tower } an { $to } weiter.
    }
event-tower-taken = { $to } nimmt den Turm { $tower } von { $site } zurück.
event-tower-lost = Der Turm { $tower } auf { $site } geht in den gemeinsamen Vorrat zurück.
event-passed-taken = { $number ->
        [one] { $seat } nimmt den weitergegebenen Turm auf die Hand: { $towers }.
       *[other] { $seat } nimmt die weitergegebenen Türme auf die Hand: { $towers }.
    }
event-hero-cards-taken = Die Heldenkarten gehen auf die Hand zurück.
event-tower-bought = { $to } erhält den Turm { $tower } für { $price ->
        [one] { $price } Kristall.
       *[other] { $price } Kristalle.
    }
event-spell-cast = { $seat } wirkt den Zauber { $spell }.


## Spielende

ends-won = { $players } haben das Königreich gerettet!
    .alone = { $players } hat das Königreich gerettet!
ends-lost = Das Königreich ist gefallen.
outcome-RT-24-1 = Das letzte Portal ist zerstört.
outcome-RT-24-6 = Der Boss ist besiegt.
outcome-RT-24-3 = Das Königreich hat seine letzte Gesundheit verloren.
outcome-RT-24-4 = Ein Portal ist ins Königreich eingedrungen.
outcome-RT-24-5 = Der Boss ist ins Königreich eingedrungen.
outcome-RT-29-35 = Lilith hat das Ende ihres Weges erreicht.
outcome-RT-C18 = Die Zeitmagierinnen haben den weißen Bauplatz erreicht.
