## Rift: lo schermo

rift-phase-set-up = Preparazione
rift-phase-arrival = Arrivo
rift-phase-play = Gioco
rift-phase-defeat = Sconfitta
rift-phase-boss = Boss
rift-phase-movement = Movimento
rift-phase-taking-back = Recupero
rift-phase-spending = Spesa
ui-rift-round = Round { $round }
ui-rift-kingdom = regno
ui-rift-crystals = { $n ->
        [one] cristallo
       *[other] cristalli
    }
ui-rift-portals = portali
ui-rift-lives = { $n ->
        [one] resta una carta vita
       *[other] restano { $n } carte vita
    }
ui-rift-banned = chiuso in questo round: { $colour }
ui-rift-storm = Tempesta
ui-rift-gathering = Si addensa per il round { $round }
ui-rift-no-storms = Questa partita si gioca senza tempeste dei portali. Si attivano prima della partita: --switch storms=on.
ui-rift-storms-over = Il mazzo delle tempeste è vuoto: non se ne addensano altre.
ui-rift-next-storm = La prossima tempesta si addensa nel round { $round } e scoppia un round dopo.
ui-rift-storms-left = Tempeste rimaste, in ordine ignoto
ui-rift-raised = { $storm }: il portale in { $space } richiede il livello { $level } invece di { $printed }
ui-rift-portal-short = Portale { $level }
ui-rift-deck = { $n ->
        [0] carte finite
        [one] una carta
       *[other] { $n } carte
    }
ui-rift-deck-of = Segnalino arrivo { $token } ({ $space })
ui-rift-stage = { $n ->
        [1] le prossime, in qualsiasi ordine:
       *[other] poi, in qualsiasi ordine:
    }
ui-rift-next-card = prossima: { $card }
ui-rift-next-hordes = la prossima è una di { $n } orde
ui-rift-next-portal = la prossima è una di { $n } carte, { $portals ->
        [one] tra cui un portale
       *[other] tra cui { $portals } portali
    }
ui-rift-more-grids = { $n ->
        [one] … e un'altra orda: scrivi hordes
       *[other] … e altre { $n } orde: scrivi hordes
    }
ui-rift-ready = pronto
ui-rift-on-board = sulla plancia
ui-rift-down = sconfitto
ui-rift-revived = tornato in vita in questo round
ui-rift-acted = attivato
ui-rift-passed = passate
ui-rift-bench = panchina
ui-rift-if-now = Se il round finisse ora
ui-rift-now-defeated = { $n ->
        [one] un'orda cade
       *[other] { $n } orde cadono
    }
ui-rift-now-held = { $n } trattenute
ui-rift-now-moving = { $n ->
        [one] un movimento
       *[other] { $n } movimenti
    }
ui-rift-now-leaving = { $n ->
        [one] una lascia la mappa
       *[other] { $n } lasciano la mappa
    }
ui-rift-now-wounds = { $n ->
        [one] una ferita
       *[other] { $n } ferite
    }
ui-rift-now-opened = { $n ->
        [one] un nuovo portale
       *[other] { $n } nuovi portali
    }
ui-rift-now-mended = { $n } guarite
ui-rift-now-lost = il regno cade!
ui-rift-unknown = Non è contato ciò che è coperto, come i fantasmi e le carte del boss. Dove qualcuno dovrebbe scegliere, vale la prima risposta.
ui-rift-no-forecast = Si può dire solo mentre si giocano carte torre ed eroe.
ui-rift-others-may-act = possono agire anche: { $players } (partner { $letter })


## Rift: risposte

ui-rift-group-play = Gioca { $tower }
ui-rift-group-pass = Passa { $tower }
ui-rift-group-buy = Compra { $tower }
ui-rift-group-on = { $tower } su { $space }
ui-rift-group-to = { $tower } → { $player }
ui-rift-back = indietro (ora: { $words })
ui-rift-more-answers = … { $n } in tutto: scrivi uno spazio o una casella per ridurre l'elenco
ui-rift-confirm = { $label }?
ui-rift-left-open = { $n ->
        [0] { $space }: tutti i nemici sarebbero coperti
        [one] { $space }: resterebbe scoperta una casella
       *[other] { $space }: resterebbero scoperte { $n } caselle
    }
ui-rift-reaches-nothing = Nessuna orda è a portata.
ui-rift-unknown-thing = Non c'è torre, eroe, nemico, spazio o termine «{ $typed }». Simili: { $close }
ui-rift-why-not-unknown = Per «{ $typed }» non conosco alcuna regola. Le mosse si scrivono così: play shooters @ b1 ~ n, tile c3 a1 a2.
ui-rift-plain-enemy = Nessuna proprietà particolare.


## Rift: la legenda e le fasi

ui-rift-legend = Legenda
ui-rift-sign-tile = tessera danno su un nemico
ui-rift-sign-bare-tile = tessera danno su una casella vuota
ui-rift-sign-soldier = soldato
ui-rift-sign-base = base di un eroe
ui-rift-sign-red = casella rossa, mai coperta; su un portale porta il livello
ui-rift-sign-gate = tessera portale
ui-rift-sign-empty = casella vuota
ui-rift-sign-new = ciò che sarebbe coperto
ui-rift-sign-token = segnalino arrivo
ui-rift-sign-exit = l'uscita
ui-rift-sign-site = cantiere: r rosso, g verde, b blu, y giallo, w bianco
ui-rift-sign-terrain = carta terreno
ui-rift-sign-figure = eroe
ui-rift-sign-boss = miniatura del boss
ui-rift-sign-struck = torre che ha colpito un portale
ui-rift-sign-flying = orda volante
ui-rift-sign-ghost = dopo quest'orda arriva un fantasma
ui-rift-sign-face-up = abilità speciale scoperta
ui-rift-sign-face-down = abilità speciale usata
ui-rift-sign-goal = portali distrutti su quelli da distruggere
ui-rift-about-arrival = Da ogni segnalino arrivo entra sulla mappa una nuova orda. Non nel primo round.
ui-rift-about-play = Tutti giocano e passano torri, attivano eroi e lanciano incantesimi, in qualsiasi ordine, finché tutti sono pronti.
ui-rift-about-defeat = Le orde con tutti i nemici coperti lasciano la mappa e danno cristalli.
ui-rift-about-boss = Il boss agisce.
ui-rift-about-movement = Le altre orde avanzano lungo il loro percorso, prima quelle più vicine all'uscita.
ui-rift-about-taking-back = Torri e carte eroe tornano in mano, anche le torri passate.
ui-rift-about-spending = I cristalli comprano torri: 2 per il livello 1, 3 per il livello 2.


## Rift: comandi

ui-rift-help-notation = una risposta in notazione, o alcune sue parole
ui-rift-help-narrow = solo le risposte su questo spazio o questa casella
ui-rift-help-back = un passo indietro in un elenco ridotto
ui-rift-help-thing = spiega una torre, un eroe, un'abilità speciale, un incantesimo, un nemico o un termine
ui-rift-help-space = uno spazio con la sua carta orda, le torri e gli eroi
ui-rift-help-scenario = lo scenario: storia, obiettivo e regole; anche ? boss
ui-rift-help-phases = le fasi di un round
ui-rift-help-legend = che cosa indicano i segni, e i nemici sulla mappa
ui-rift-help-next = che cosa accadrebbe se il round finisse ora
ui-rift-help-hint = un suggerimento: hint through, hint tower, hint clear b4; con candidates o plan si sa di più
ui-rift-hint-usage = Suggerimenti: hint through, hint tower, hint clear SPAZIO di un'orda; con candidates o plan si sa di più.
ui-rift-no-hint = I suggerimenti riguardano la fase 2, quando si giocano torri ed eroi.
ui-rift-help-decks = tutte le carte che devono ancora arrivare
ui-rift-help-storms = la tempesta in corso, quella che si addensa e quelle rimaste
ui-rift-help-hordes = tutte le carte orda sulla mappa
ui-rift-help-players = tutti i giocatori e la riserva comune
ui-rift-help-seat = passa lo schermo a un'altra persona al tavolo
ui-rift-help-partner = lascia fare a una macchina una mossa, o giocare finché è pronta
ui-rift-help-preview = mostra i piazzamenti prima che contino: on oppure off
ui-rift-help-stops = decidi anche quando è possibile una sola risposta: all, auto o none
ui-rift-help-why-not = perché una mossa non è possibile
ui-rift-seat-usage = seat LETTERA passa lo schermo a un'altra persona: { $seats }
ui-rift-partner-usage = partner lascia fare una mossa a una macchina, partner b a una precisa; partner all la lascia giocare finché è pronta.
ui-rift-preview-usage = Ci sono preview on e preview off.
ui-rift-preview-on = I piazzamenti sono mostrati prima che contino.
ui-rift-preview-off = I piazzamenti contano subito.
ui-rift-stops-auto = Quando è possibile una sola risposta, viene data per te; solo la fine di una fase ti aspetta. Altre impostazioni: stops all, stops none.
ui-rift-stops-all = Ti viene chiesto anche quando è possibile una sola risposta.
ui-rift-stops-none = Quando è possibile una sola risposta, viene data per te, anche alla fine di una fase.


## Rift: prima della partita, e la campagna

ui-ask-scenario = Scenario, per numero o nome
ui-ask-seats = Chi gioca, da uno a quattro: me, me:NOME, { $machines }
ui-ask-hero = Eroe di { $player } ({ $offers }; – si sceglie in gioco)
ui-campaign = Campagna { $name }
ui-campaign-none = Non c'è ancora una campagna: la inizia siegeworks campaign new.
ui-campaign-new = La campagna { $name } comincia.
ui-campaign-stars = Stelle: { $stars } su { $most }
ui-campaign-locked = chiuso
ui-campaign-open = aperto
ui-campaign-storms = ↯ con tempeste: { $levels }
ui-campaign-spells = Incantesimi: { $spells }
ui-campaign-no-spells = Incantesimi: ancora nessuno
ui-campaign-recorded = Scritto nella campagna { $name }.
ui-campaign-exported = La campagna { $name } è stata scritta in { $file }
ui-campaign-imported = La campagna { $name } è stata letta da { $file }
ui-campaign-games = { $n ->
        [one] una partita giocata
       *[other] { $n } partite giocate
    }
ui-campaign-go-on = In corso: { $file }
ui-campaign-next = Prossimo: siegeworks campaign play { $scenario }
