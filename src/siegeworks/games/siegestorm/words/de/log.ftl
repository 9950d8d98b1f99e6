## Verlauf

known-card = { $name }
    .acc = { $name }
    .dat = { $name }
unknown-card = eine Karte
    .acc = eine Karte
    .dat = einer Karte
event-shuffled = { $seat } mischt die Ressourcen.
event-return-chosen = { $seat } hat entschieden, welche Startkarten zurückgehen.
event-exchanged = { $cards ->
        [0] { $seat } behält die Starthand.
       *[other] { $seat } legt { $cards_card } zurück und zieht nach{ $drawn_names }.
    }
event-first-player-chosen = { $seat } beginnt.
event-turn-began = { $extra ->
        [yes] { $seat } führt einen zusätzlichen Zug aus.
       *[no] { $seat } ist am Zug.
    }
event-step-began = { $stage ->
        [prepare] Vorbereiten
        [draw] Ziehen
        [advance] Auf Kriegspfad vorrücken
        [deploy] Entsenden
        [extra] Zusätzlicher Zug
        [end] Ende des Zuges
        [reserves] Auf Reservestapel abwerfen
        [actions] Aktionen
       *[other] { "" }
    }{ $seat_shared ->
        [yes] { " " }({ $seat })
       *[no] { "" }
    }
event-turn-ended = { "" }
event-extra-turn-granted = { $seat_kind ->
        [boss] { $seat } erhält einen zusätzlichen Zug.
       *[player] { $seat } darf einen zusätzlichen Zug ausführen.
    }
event-extra-turn-forgone = { $seat } verzichtet auf den zusätzlichen Zug.
event-lost = { $seat } verliert: { $clause ->
        [SS-6-3] zu wenige Karten für den Ziehen-Schritt.
        [SS-6-4] zu wenige Karten zum Ziehen.
        [SS-6-6] mehr DMG als verbliebene Karten.
        [SS-R7] zu wenige Karten zum Spähen.
        [SS-R131] keine Lebensenergie mehr.
        [SS-16-22] zu wenige Karten in Ressourcen und Reserve.
        [SS-16-23] eine Siegbedingung der Bosskarte ist erfüllt.
       *[other] keine Karten mehr.
    }
event-eliminated = { $seat } scheidet aus.
event-won = { $seat } gewinnt das Spiel.
event-drawn = { $seat } zieht { $number_card }{ $cards_names }.{ $lost ->
        [0] { "" }
        [one] { " " }Die Hand ist voll, { $lost_card } kommt direkt zu den Verlusten{ $lost_names }.
       *[other] { " " }Die Hand ist voll, { $lost_card } kommen direkt zu den Verlusten{ $lost_names }.
    }
event-discarded = { $as_payment ->
        [yes] { $seat } bezahlt mit { $card_dat }.
       *[no] { $seat } wirft { $card_acc } ab.
    }
event-committed = { $seat } zieht Unterstützer { $place } hinzu.
event-was-reset = { $seat } setzt Unterstützer { $place } zurück.
event-prepared = { "" }
event-played = { $seat_kind ->
        [boss] { $seat } spielt { $card_acc }.
       *[player] { $seat } spielt { $card_acc } als Aktion.
    }
event-creature-announced = { $seat } spielt { $card_acc } als Kreatur.
event-activated = { $seat } nutzt die Fähigkeit von { $card_dat }.
event-negated = { $card } ({ $seat }) wird verhindert.
event-action-done = { "" }
event-damaged = { $life ->
        [-1] { $seat } erleidet { $amount } DMG{ $cards_names }.
       *[other] { $seat } erleidet { $amount } DMG (Lebensenergie: noch { $life }).
    }
event-healed = { $seat } heilt { $number_card }.
event-raised = { $seat } erweckt { $card_acc } aus den Verlusten { $victim_of } auf.
event-stolen = { $seat } stiehlt { $card_acc } { $victim_of }.
event-taken-back = { $seat } nimmt { $card_acc } aus den Verlusten auf die Hand.
event-seen = { $seat } erspäht { $number_card }{ $cards_names }.
event-kept = { $seat } behält { $card_acc }.
event-put-back = { $seat } legt { $card_acc } { $on_top ->
        [yes] auf
       *[no] unter
    } die Ressourcen.
event-deployed = { $origin ->
        [casualties] { $seat } entsendet { $card_acc } aus den Verlusten.
        [hand] { $seat } entsendet { $card_acc } aus der Hand.
       *[played] { $seat } entsendet { $card_acc }.
    }
event-placed = { $seat } platziert { $card_acc } { $place ->
        [land] im Niemandsland
       *[front] auf der Frontlinie
    }{ $board }.{ $replaced_known ->
        [yes] { " " }{ $replaced } kommt zu den Verlusten.
       *[no] { "" }
    }
event-advanced = Der Kriegspfad { $track_of } rückt vor.
event-held-ground = { $card } ({ $track }) hält { $place ->
        [land] im Niemandsland
       *[front] auf der Frontlinie
    } stand.{ $replaced_known ->
        [yes] { " " }{ $replaced } kommt zu den Verlusten.
       *[no] { "" }
    }
event-supported = { $card_known ->
        [yes] { $card } wird Unterstützer { $seat_of }.
       *[no] { $seat } erhält einen Unterstützer.
    }
event-stormed = { $card } ({ $seat }) stürmt.
event-attacked = { $card } greift { $target_card_known ->
        [yes] { $target_card } ({ $seat })
       *[no] { $seat }
    } mit Angriffsstärke { $strength } an.
event-storm-ended = { $to ->
        [hand] { $card } kehrt auf die Hand zurück.
        [support] { $card } wird Unterstützer.
       *[casualties] { $card } kommt zu den Verlusten.
    }
event-killed = { $card } ({ $owner }) wird getötet.
event-destroyed = { $card } ({ $owner }) wird zerstört.
event-returned = { $card } kehrt auf die Hand { $owner_of } zurück.
event-switched = { $one_known ->
        [yes] { $one } und { $other } tauschen die Plätze.
       *[no] Zwei Kreaturen tauschen die Plätze.
    }
event-shapeshifted = { $seat } gestaltwandelt: { $old } → { $new }.
event-lasted = { $kind ->
        [boost] { $piece_known ->
            [yes] { $piece }
           *[no] Eine Kreatur
        } erhält bis zum Ende des Zuges { $att ->
            [0] { $de_signed } DEF
           *[other] { $de ->
                [0] { $att_signed } ATT
               *[other] { $att_signed } ATT und { $de_signed } DEF
            }
        }.
        [protected] Die Karten { $seat_of } können bis zum Ende des Zuges nicht als Ziel gewählt werden.
        [unopposed] Die Angreifer { $seat_of } ignorieren bis zum Ende des Zuges Verteidiger.
        [free-shapeshift] Das nächste Gestaltwandeln { $seat_of } in diesem Zug ist kostenlos.
       *[other] { "" }
    }
event-spent = { "" }
event-triggered = { $card_kind ->
        [boss] { $seat }: Bedrohungsstufeneffekt ausgelöst.
       *[card] { $card } ({ $seat }): Fähigkeit ausgelöst.
    }
event-boss-arrived = { $card } tritt an: Bedrohungsstufe { $menace }, Lebensenergie { $life }.
event-boss-deck-built = Ressourcen { $seat_of }: { $base_deck } ({ $base }), { $advanced_deck } ({ $advanced }).
event-to-reserves = { $seat } wirft { $cards_card } auf den Reservestapel ab{ $cards_names }.
event-boss-drew = { $seat } zieht { $number_card }{ $cards_names }.
event-reserves-shuffled = Die Ressourcen { $seat_of } sind leer: Die Reserve wird gemischt und tritt an ihre Stelle.
event-menace-changed = Die Bedrohungsstufe { $change_sign ->
        [minus] sinkt
       *[plus] steigt
    } auf { $level }.
event-recovered = { $seat } erholt sich um { $amount } (Lebensenergie: { $life }).
event-gang-put = { $card } erhält einen Truppmarker: insgesamt +{ $tokens } ATT.
event-spirit-put = { $card } erhält einen Geistmarker (insgesamt { $tokens }).
event-boss-chose = { $seat } wählt { $card_acc } ({ $command }, Kosten { $card_cost }, Bedrohungsstufe { $menace }): { $why ->
        [only] Eine andere kann so nicht gespielt werden.
        [dearest] Eine teurere kann so nicht gespielt werden.
       *[chosen] Wahl eines Spielers unter gleichwertigen Karten.
    }
event-boss-stopped = { $cards ->
        [0] { $seat } hat keine Karte mehr zu spielen.
       *[other] { $seat } kann nichts mehr spielen.{ $dear ->
            [0] { "" }
           *[other] { " " }Über Bedrohungsstufe { $menace }: { $dear_names }.
        }{ $stuck ->
            [0] { "" }
           *[other] { " " }Ohne Platz oder Ziel: { $stuck_names }.
        }
    }
event-boss-targeted = { $why ->
        [none] Der Angriff kann keine Karte { $seat_of } in der Kampfzone töten und trifft daher die Ressourcen.
        [only] Ziel: { $card } ({ $seat }), das einzige mögliche.
        [chosen] Ziel: { $card } ({ $seat }), die Wahl eines Spielers unter gleichwertigen.
       *[dearest] Ziel: { $card } ({ $seat }), das teuerste mögliche.
    }


## Ausgänge

outcome-SS-6-2 = { $winner ->
        [boss] Ein Spieler konnte nicht genug Karten ziehen.
       *[player] Der Gegenspieler konnte nicht genug Karten ziehen.
    }
outcome-SS-6-3 = { $winner ->
        [boss] Ein Spieler konnte im Ziehen-Schritt nicht genug Karten ziehen.
       *[player] Der Gegenspieler konnte im Ziehen-Schritt nicht genug Karten ziehen.
    }
outcome-SS-6-4 = { $winner ->
        [boss] Ein Spieler konnte die von einem Effekt verlangten Karten nicht ziehen.
       *[player] Der Gegenspieler konnte die von einem Effekt verlangten Karten nicht ziehen.
    }
outcome-SS-6-6 = { $winner ->
        [boss] Ein Spieler erlitt mehr DMG, als er noch Karten hatte.
       *[player] Der Gegenspieler erlitt mehr DMG, als er noch Karten hatte.
    }
outcome-SS-R7 = { $winner ->
        [boss] Ein Spieler hatte nicht genug Karten zum Spähen.
       *[player] Der Gegenspieler hatte nicht genug Karten zum Spähen.
    }
outcome-SS-6-10 = So will es der Text einer Karte.
outcome-SS-R131 = { victory-life }
outcome-SS-16-22 = Der Boss konnte nicht genug Karten ziehen.
outcome-SS-16-23 = Eine Siegbedingung der Bosskarte ist erfüllt.
