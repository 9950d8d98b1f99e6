## Il diario

event-decks-shuffled = I mazzi dei nemici vengono mescolati.
event-hero-taken = { $seat } gioca con { $hero_full }.
event-ability-taken = { $seat } prende l'abilità speciale { $ability }.
event-benched = { $hero_full } si siede in panchina.
event-spell-taken = I giocatori prendono l'incantesimo { $spell }.
event-towers-dealt = { $number ->
        [one] { $seat } inizia con la torre { $towers }.
       *[other] { $seat } inizia con le torri { $towers }.
    }
event-round-began = { ui-round }
event-colour-banned = In questo round non si può costruire sui cantieri { $colour_loc }.
event-storm-gathered = Per il prossimo round si addensa una tempesta dei portali: { $storm } ({ $text }).
event-storm-broke = Scoppia la tempesta dei portali: { $storm } ({ $text }).
event-storm-passed = La tempesta dei portali è passata: { $storm }.
event-kingdom-shaken = Il regno trema e perde { $cost } salute.
event-phase-began = { $phase }
event-declared = { $done ->
        [yes] { $seat } ha finito.
       *[no] { $seat } invece continua.
    }
event-round-ended = { "" }
event-last-round-began = { $goal ->
        [boss] Il boss è sconfitto: questo è l'ultimo round.
       *[portals] L'ultimo portale è distrutto: questo è l'ultimo round.
    }
event-won = Vittoria! { $why }
event-lost = Sconfitta! { $why }
event-horde-drawn = Segnalino arrivo { $token }: { $card_a }.
event-horde-arrived = { $card_a } compare in { $space }.
event-ghost-drawn = { "" }
event-terrain-removed = Gli esploratori aprono una via: lo spazio { $space } è libero ({ $terrain }).
event-attack-began = { $how ->
        [basic] { $figure } esegue l'attacco base.
       *[other] { "" }
    }
event-tile-placed = Una tessera { $horde_loc } { $horde_at }: { $squares }.
event-soldier-placed = Un soldato { $horde_loc } { $horde_at }: { $squares }.
event-soldier-lifted = Un soldato lascia { $horde } { $horde_at }: { $squares }.
event-soldiers-lost = { $number ->
        [one] { $number } soldato { $horde_loc } { $horde_at } torna nella riserva.
       *[other] { $number } soldati { $horde_loc } { $horde_at } tornano nella riserva.
    }
event-horde-healed = { $horde } { $horde_at } si cura e si scrolla di dosso tutte le tessere.
event-horde-blocked = { $horde } { $horde_at } non riesce a muoversi.
event-horde-moved = { $horde } { $horde_at } avanza in { $space }.
event-horde-left = { $horde_kind ->
        [portal] { $horde } { $horde_at } penetra nel regno.
        [boss] { $horde } { $horde_at } penetra nel regno.
       *[horde] { $cost ->
            [0] { $horde } { $horde_at } lascia la mappa senza fare danni.
            [one] { $horde } { $horde_at } lascia la mappa: il regno perde { $cost } punto salute.
           *[other] { $horde } { $horde_at } lascia la mappa: il regno perde { $cost } punti salute.
        }
    }
event-crystals-gained = { $gained ->
        [0] I giocatori hanno già tutti i cristalli e non ne ottengono altri.
        [one] I giocatori ottengono { $gained } cristallo.
       *[other] I giocatori ottengono { $gained } cristalli.
    }
event-horde-defeated = { $horde_gender ->
        [m] { $horde } { $horde_at } è sconfitto.
       *[f] { $horde } { $horde_at } è sconfitta.
    }
event-portal-destroyed = { $goal ->
        [boss] Un portale è distrutto.
       *[portals] { $counts ->
            [yes] Un portale è distrutto: { $destroyed } su { $portals }.
           *[no] Un portale nato da una tessera è distrutto, ma non conta.
        }
    }
event-portal-opened = { $horde } { $horde_at } diventa un portale: la tessera copre { $squares }.
event-life-lost = { $boss } perde una carta vita.
event-boss-moved = { $boss_id ->
        [time-mages] Una Maga del Tempo avanza in { $space }.
       *[other] { $boss } avanza in { $space }.
    }
event-action-drawn = { $boss } – { $action }: { $text }
event-activated = Si attiva { $figure }.
event-moved = { $figure } va in { $space }.
event-engaged = { $figure } ingaggia { $horde } { $horde_at }: base su { $squares }.
event-displaced = { $space ->
        [none] { $figure } non trova posto e torna sulla plancia dell'eroe.
       *[other] { $figure } si fa da parte e va in { $space }.
    }
event-wounded = { $clause ->
        [RT-20-7] { $figure } subisce una ferita dall'orda che cade.
        [RT-21-11] { $figure } subisce una ferita trattenendo l'orda.
        [RT-21-8] { $figure } è sotto mira e subisce una ferita.
        [RT-29-32] { $figure } subisce una ferita dal boss.
        [RT-26-21] { $figure } subisce una ferita per la Piega del tempo.
        [RT-S20] { $figure } subisce una ferita dalle spine.
       *[other] { $figure } subisce una ferita.
    }
event-protected = { $figure } ha protezione e non subisce ferite.
event-figure-defeated = { $figure_gender ->
        [f] { $figure } è sconfitta e lascia la mappa.
       *[m] { $figure } è sconfitto e lascia la mappa.
    }
event-revived = { $figure } torna in vita con piena salute e in questo round non fa nulla.
event-healed = { $amount ->
        [one] { $figure } recupera { $amount } punto salute.
       *[other] { $figure } recupera { $amount } punti salute.
    }
event-rested = { $figure } riposa: piena salute e tutte le abilità speciali a faccia in su.
event-ability-used = { $figure } usa l'abilità { $ability }.
event-ability-turned-down = L'abilità { $ability } viene girata a faccia in giù.
event-ability-turned-up = { $figure } gira a faccia in su l'abilità { $ability }.
event-ability-copied = { $figure } prende in prestito l'abilità { $ability }.
event-lasted = { $kind ->
        [aegis] Chiunque si trovi sullo spazio { $figure_gen } ha protezione fino alla fine del round.
        [reborn] Se l'orda sotto i piedi cade in questo round, { $figure } riprende le forze.
       *[protected] { $figure } ha protezione fino alla fine del round.
    }
event-bench-entered = { $hero_full } entra dalla panchina per questo round.
event-beast-returned = { $figure } compare in { $space }.
event-tower-played = { $seat } gioca la torre { $tower } in { $site } ({ $turn }).
event-portal-struck = La torre { $tower } in { $site } attacca un portale e andrà persa.
event-tower-turned-down = La torre { $tower } in { $site } viene girata a faccia in giù.
event-tower-passed = { $how ->
        [upgraded] { $seat } passa { $to_to } la torre { $tower }, potenziata in { $new }.
        [alone] { $seat } potenzia la torre { $tower } in { $new }.
       *[plain] { $seat } passa { $to_to } la torre { $tower }.
    }
event-tower-taken = { $to } riprende la torre { $tower } da { $site }.
event-tower-lost = La torre { $tower } in { $site } torna nella riserva comune.
event-passed-taken = { $number ->
        [one] { $seat } prende in mano la torre passata: { $towers }.
       *[other] { $seat } prende in mano le torri passate: { $towers }.
    }
event-hero-cards-taken = Le carte eroe tornano in mano.
event-tower-bought = { $to } riceve la torre { $tower } per { $price ->
        [one] { $price } cristallo.
       *[other] { $price } cristalli.
    }
event-spell-cast = { $seat } lancia l'incantesimo { $spell }.


## Fine della partita

ends-won = { $players } hanno salvato il regno!
    .alone = { $players } ha salvato il regno!
ends-lost = Il regno è caduto.
outcome-RT-24-1 = L'ultimo portale è distrutto.
outcome-RT-24-6 = Il boss è sconfitto.
outcome-RT-24-3 = Il regno ha perso l'ultimo segnalino salute.
outcome-RT-24-4 = Un portale è penetrato nel regno.
outcome-RT-24-5 = Il boss è penetrato nel regno.
outcome-RT-29-35 = Lilith è arrivata alla fine del suo cammino.
outcome-RT-C18 = Le Maghe del Tempo hanno raggiunto il cantiere bianco.
