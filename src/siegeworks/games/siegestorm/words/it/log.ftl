## Cronaca

known-card = { $name }
    .acc = { $name }
    .dat = a { $name }
unknown-card = una carta
    .acc = una carta
    .dat = a una carta
event-shuffled = { $seat } mescola le risorse.
event-return-chosen = { $seat } ha deciso quali carte iniziali cambiare.
event-exchanged = { $cards ->
        [0] { $seat } tiene la mano iniziale.
       *[other] { $seat } rimette { $cards_card } in fondo alle risorse e ripesca{ $drawn_names }.
    }
event-first-player-chosen = Inizia { $seat }.
event-turn-began = { $extra ->
        [yes] { $seat } gioca un turno extra.
       *[no] Turno { $seat_of }.
    }
event-step-began = { $stage ->
        [prepare] Preparare
        [draw] Pescare
        [advance] Avanzare la linea di guerra
        [deploy] Schierare
        [extra] Turno extra
        [end] Fine turno
        [reserves] Scartare nelle riserve
        [actions] Azioni
       *[other] { "" }
    }{ $seat_shared ->
        [yes] { " " }({ $seat })
       *[no] { "" }
    }
event-turn-ended = { "" }
event-extra-turn-granted = { $seat_kind ->
        [boss] { $seat } ottiene un turno extra.
       *[player] { $seat } può giocare un turno extra.
    }
event-extra-turn-forgone = { $seat } rinuncia al turno extra.
event-lost = { $seat } perde: { $clause ->
        [SS-6-3] non ci sono abbastanza carte per la fase Pescare.
        [SS-6-4] non ci sono abbastanza carte da pescare.
        [SS-6-6] più DMG che carte rimaste.
        [SS-R7] non ci sono abbastanza carte per scrutare.
        [SS-R131] non ha più punti vita.
        [SS-16-22] troppo poche carte fra risorse e riserve.
        [SS-16-23] una condizione di vittoria della carta boss è soddisfatta.
       *[other] le carte sono finite.
    }
event-eliminated = { $seat } è fuori dalla partita.
event-won = { $seat } vince la partita.
event-drawn = { $seat } pesca { $number_card }{ $cards_names }.{ $lost ->
        [0] { "" }
        [one] { " " }La mano è piena, { $lost_card } va subito nelle perdite{ $lost_names }.
       *[other] { " " }La mano è piena, { $lost_card } vanno subito nelle perdite{ $lost_names }.
    }
event-discarded = { $as_payment ->
        [yes] { $seat } paga con { $card_acc }.
       *[no] { $seat } scarta { $card_acc }.
    }
event-committed = { $seat } impegna l'aiutante { $place }.
event-was-reset = { $seat } riposiziona l'aiutante { $place }.
event-prepared = { "" }
event-played = { $seat_kind ->
        [boss] { $seat } gioca { $card_acc }.
       *[player] { $seat } gioca { $card_acc } come azione.
    }
event-creature-announced = { $seat } gioca { $card_acc } come creatura.
event-activated = { $seat } usa l'abilità di { $card_acc }.
event-negated = L'effetto di { $card } ({ $seat }) viene negato.
event-action-done = { "" }
event-damaged = { $life ->
        [-1] { $seat } subisce { $amount } DMG{ $cards_names }.
        [one] { $seat } subisce { $amount } DMG: resta { $life } punto vita.
       *[other] { $seat } subisce { $amount } DMG: restano { $life } punti vita.
    }
event-healed = { $seat } cura { $number_card }.
event-raised = { $seat } fa risorgere { $card_acc } dalle perdite { $victim_of }.
event-stolen = { $seat } ruba { $card_acc } dalla mano { $victim_of }.
event-taken-back = { $seat } riprende in mano { $card_acc } dalle perdite.
event-seen = { $seat } scruta { $number_card }{ $cards_names }.
event-kept = { $seat } tiene { $card_acc }.
event-put-back = { $seat } mette { $card_acc } in { $on_top ->
        [yes] cima
       *[no] fondo
    } alle risorse.
event-deployed = { $origin ->
        [casualties] { $seat } schiera { $card_acc } dalle perdite.
        [hand] { $seat } schiera { $card_acc } dalla mano.
       *[played] { $seat } schiera { $card_acc }.
    }
event-placed = { $seat } posiziona { $card_acc } { $place ->
        [land] nella terra di nessuno
       *[front] in prima linea
    }{ $board }.{ $replaced_known ->
        [yes] { " " }{ $replaced } va nelle perdite.
       *[no] { "" }
    }
event-advanced = La linea di guerra { $track_of } avanza.
event-held-ground = { $card } ({ $track }) mantiene il terreno { $place ->
        [land] nella terra di nessuno
       *[front] in prima linea
    }.{ $replaced_known ->
        [yes] { " " }{ $replaced } va nelle perdite.
       *[no] { "" }
    }
event-supported = { $card_known ->
        [yes] { $card } diventa un aiutante { $seat_of }.
       *[no] { $seat } ottiene un aiutante.
    }
event-stormed = { $card } ({ $seat }) assalta.
event-attacked = { $card } attacca { $target_card_known ->
        [yes] { $target_card } ({ $seat })
       *[no] { $seat }
    } con forza d'attacco { $strength }.
event-storm-ended = { $to ->
        [hand] { $card } torna in mano.
        [support] { $card } diventa un aiutante.
       *[casualties] { $card } va nelle perdite.
    }
event-killed = La carta { $card } ({ $owner }) viene sconfitta.
event-destroyed = La carta { $card } ({ $owner }) viene distrutta.
event-returned = { $card } torna nella mano { $owner_of }.
event-switched = { $one_known ->
        [yes] { $one } e { $other } si scambiano di posto.
       *[no] Due creature si scambiano di posto.
    }
event-shapeshifted = { $seat } usa Cambiaforma: { $old } → { $new }.
event-lasted = { $kind ->
        [boost] { $piece_known ->
            [yes] { $piece }
           *[no] Una creatura
        } riceve { $att ->
            [0] { $de_signed } DEF
           *[other] { $de ->
                [0] { $att_signed } ATT
               *[other] { $att_signed } ATT e { $de_signed } DEF
            }
        } fino alla fine del turno.
        [protected] Fino alla fine del turno le carte { $seat_of } non possono essere bersaglio.
        [unopposed] Fino alla fine del turno gli attaccanti { $seat_of } ignorano i difensori.
        [free-shapeshift] Il prossimo Cambiaforma { $seat_of } in questo turno è gratis.
       *[other] { "" }
    }
event-spent = { "" }
event-triggered = { $card_kind ->
        [boss] Si innesca l'effetto livello minaccia { $seat_of }.
       *[card] Si innesca l'abilità di { $card } ({ $seat }).
    }
event-boss-arrived = Entra in campo { $card }: livello minaccia { $menace }, { $life ->
        [one] { $life } punto vita
       *[other] { $life } punti vita
    }.
event-boss-deck-built = Risorse { $seat_of }: { $base_deck } ({ $base }), { $advanced_deck } ({ $advanced }).
event-to-reserves = { $seat } scarta { $cards_card } nelle riserve{ $cards_names }.
event-boss-drew = { $seat } pesca { $number_card }{ $cards_names }.
event-reserves-shuffled = Le risorse { $seat_of } sono finite: le riserve vengono mescolate e prendono il loro posto.
event-menace-changed = Il livello minaccia { $change_sign ->
        [minus] scende
       *[plus] sale
    } a { $level }.
event-recovered = { $seat } recupera { $amount ->
        [one] { $amount } punto vita
       *[other] { $amount } punti vita
    } e ora ne ha { $life }.
event-gang-put = { $card } riceve un segnalino gang: in totale +{ $tokens } ATT.
event-spirit-put = { $card } riceve un segnalino spirito ({ $tokens } in totale).
event-boss-chose = { $seat } sceglie { $card_acc } ({ $command }, costo { $card_cost }, livello minaccia { $menace }): { $why ->
        [only] così non può giocarne altre.
        [dearest] così non può giocarne di più costose.
       *[chosen] scelta di un giocatore fra carte equivalenti.
    }
event-boss-stopped = { $cards ->
        [0] { $seat } non ha più carte da giocare.
       *[other] { $seat } non può giocare altro.{ $dear ->
            [0] { "" }
           *[other] { " " }Oltre il livello minaccia { $menace }: { $dear_names }.
        }{ $stuck ->
            [0] { "" }
           *[other] { " " }Senza posto o bersaglio: { $stuck_names }.
        }
    }
event-boss-targeted = { $why ->
        [none] L'attacco non può sconfiggere nessuna carta { $seat_of } nella zona di battaglia e colpisce le risorse.
        [only] Bersaglio: { $card } ({ $seat }), l'unico possibile.
        [chosen] Bersaglio: { $card } ({ $seat }), scelto da un giocatore fra bersagli equivalenti.
       *[dearest] Bersaglio: { $card } ({ $seat }), il più costoso possibile.
    }


## Esiti

outcome-SS-6-2 = { $winner ->
        [boss] Un giocatore non ha potuto pescare abbastanza carte.
       *[player] L'avversario non ha potuto pescare abbastanza carte.
    }
outcome-SS-6-3 = { $winner ->
        [boss] Un giocatore non ha potuto pescare abbastanza carte nella fase Pescare.
       *[player] L'avversario non ha potuto pescare abbastanza carte nella fase Pescare.
    }
outcome-SS-6-4 = { $winner ->
        [boss] Un giocatore non ha potuto pescare le carte richieste da un effetto.
       *[player] L'avversario non ha potuto pescare le carte richieste da un effetto.
    }
outcome-SS-6-6 = { $winner ->
        [boss] Un giocatore ha subito più DMG delle carte che gli restavano.
       *[player] L'avversario ha subito più DMG delle carte che gli restavano.
    }
outcome-SS-R7 = { $winner ->
        [boss] Un giocatore non aveva abbastanza carte per scrutare.
       *[player] L'avversario non aveva abbastanza carte per scrutare.
    }
outcome-SS-6-10 = Lo dice il testo di una carta.
outcome-SS-R131 = { victory-life }
outcome-SS-16-22 = Il boss non ha potuto pescare abbastanza carte.
outcome-SS-16-23 = Una condizione di vittoria della carta boss è soddisfatta.
