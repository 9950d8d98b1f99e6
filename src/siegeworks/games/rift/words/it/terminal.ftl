## Rift: lo schermo

ui-round = Round { $round }
ui-crystals = { $n ->
        [one] cristallo
       *[other] cristalli
    }
ui-portals = portali
ui-lives = { $n ->
        [one] resta una carta vita
       *[other] restano { $n } carte vita
    }
ui-banned = chiuso in questo round: { $colour }
ui-storm = Tempesta
ui-gathering = Si addensa per il round { $round }
ui-no-storms = Questa partita si gioca senza tempeste dei portali. Si attivano prima della partita: --switch storms=on.
ui-next-storm = La prossima tempesta si addensa nel round { $round } e scoppia un round dopo.
ui-storms-left = Tempeste rimaste, in ordine ignoto
ui-raised = { $storm }: il portale in { $space } richiede il livello { $level } invece di { $printed }
ui-portal-short = Portale { $level }
ui-deck = { $n ->
        [0] carte finite
        [one] una carta
       *[other] { $n } carte
    }
ui-deck-of = Segnalino arrivo { $token } ({ $space })
ui-stage = { $n ->
        [1] le prossime, in qualsiasi ordine:
       *[other] poi, in qualsiasi ordine:
    }
ui-next-card = prossima: { $card }
ui-next-hordes = la prossima è una di { $n } orde
ui-next-portal = la prossima è una di { $n } carte, { $portals ->
        [one] tra cui un portale
       *[other] tra cui { $portals } portali
    }
ui-more-grids = { $n ->
        [one] … e un'altra orda: scrivi hordes
       *[other] … e altre { $n } orde: scrivi hordes
    }
ui-on-board = sulla plancia
ui-passed = passate
ui-bench = panchina
ui-now-defeated = { $n ->
        [one] un'orda cade
       *[other] { $n } orde cadono
    }
ui-now-held = { $n } trattenute
ui-now-moving = { $n ->
        [one] un movimento
       *[other] { $n } movimenti
    }
ui-now-leaving = { $n ->
        [one] una lascia la mappa
       *[other] { $n } lasciano la mappa
    }
ui-now-wounds = { $n ->
        [one] una ferita
       *[other] { $n } ferite
    }
ui-now-opened = { $n ->
        [one] un nuovo portale
       *[other] { $n } nuovi portali
    }
ui-now-mended = { $n } guarite
ui-now-lost = il regno cade!
ui-unknown = Non è contato ciò che è coperto, come i fantasmi e le carte del boss. Dove qualcuno dovrebbe scegliere, vale la prima risposta.
ui-no-forecast = Si può dire solo mentre si giocano carte torre ed eroe.
ui-others-may-act = possono agire anche: { $players } (partner { $letter })


## Rift: risposte

ui-group-play = Gioca { $tower }
ui-group-pass = Passa { $tower }
ui-group-buy = Compra { $tower }
ui-group-on = { $tower } su { $space }
ui-group-to = { $tower } → { $player }
ui-more-answers = … { $n } in tutto: scrivi uno spazio o una casella per ridurre l'elenco
ui-confirm = { $label }?
ui-left-open = { $n ->
        [0] { $space }: tutti i nemici sarebbero coperti
        [one] { $space }: resterebbe scoperta una casella
       *[other] { $space }: resterebbero scoperte { $n } caselle
    }
ui-reaches-nothing = Nessuna orda è a portata.
ui-unknown-thing = Non c'è torre, eroe, nemico, spazio o termine «{ $typed }». Simili: { $close }
ui-why-not-unknown = Per «{ $typed }» non conosco alcuna regola. Le mosse si scrivono così: play shooters @ b1 ~ n, tile c3 a1 a2.
ui-plain-enemy = Nessuna proprietà particolare.


## Rift: la legenda e le fasi

ui-legend = Legenda
ui-sign-tile = tessera danno su un nemico
ui-sign-bare-tile = tessera danno su una casella vuota
ui-sign-soldier = { term-soldier }
ui-sign-base = base di un eroe
ui-sign-red = casella rossa, mai coperta; su un portale porta il livello
ui-sign-gate = { term-portal-tile }
ui-sign-empty = casella vuota
ui-sign-new = ciò che sarebbe coperto
ui-sign-token = { term-arrival-token }
ui-sign-exit = l'uscita
ui-sign-site = cantiere: r rosso, g verde, b blu, y giallo, w bianco
ui-sign-terrain = { term-terrain }
ui-sign-figure = { term-hero }
ui-sign-boss = miniatura del boss
ui-sign-struck = torre che ha colpito un portale
ui-sign-flying = orda volante
ui-sign-ghost = dopo quest'orda arriva un fantasma
ui-sign-face-up = abilità speciale scoperta
ui-sign-face-down = abilità speciale usata
ui-sign-goal = portali distrutti su quelli da distruggere
ui-about-arrival = Da ogni segnalino arrivo entra sulla mappa una nuova orda. Non nel primo round.
ui-about-play = Tutti giocano e passano torri, attivano eroi e lanciano incantesimi, in qualsiasi ordine, finché tutti sono pronti.
ui-about-defeat = Le orde con tutti i nemici coperti lasciano la mappa e danno cristalli.
ui-about-boss = Il boss agisce.
ui-about-movement = Le altre orde avanzano lungo il loro percorso, prima quelle più vicine all'uscita.
ui-about-taking-back = Torri e carte eroe tornano in mano, anche le torri passate.
ui-about-spending = I cristalli comprano torri: 2 per il livello 1, 3 per il livello 2.


## Rift: comandi

ui-help-notation = una risposta in notazione, o alcune sue parole; Tab la completa
ui-help-narrow = solo le risposte su questo spazio o questa casella
ui-help-back = un passo indietro in un elenco ridotto
ui-help-thing = spiega una torre, un eroe, un'abilità speciale, un incantesimo, un nemico o un termine
ui-help-space = uno spazio con la sua carta orda, le torri e gli eroi
ui-help-scenario = lo scenario: storia, obiettivo e regole; anche ? boss
ui-help-phases = le fasi di un round
ui-help-legend = che cosa indicano i segni, e i nemici sulla mappa
ui-help-next = che cosa accadrebbe se il round finisse ora
ui-help-hint = un suggerimento: hint through, hint tower, hint clear b4; con candidates o plan si sa di più
ui-hint-usage = Suggerimenti: hint through, hint tower, hint clear SPAZIO di un'orda; con candidates o plan si sa di più.
ui-no-hint = I suggerimenti riguardano la fase 2, quando si giocano torri ed eroi.
ui-help-decks = tutte le carte che devono ancora arrivare
ui-help-storms = la tempesta in corso, quella che si addensa e quelle rimaste
ui-help-hordes = tutte le carte orda sulla mappa
ui-help-players = tutti i giocatori e la riserva comune
ui-help-seat = passa lo schermo a un'altra persona al tavolo
ui-help-partner = lascia fare a una macchina una mossa, o giocare finché è pronta
ui-help-preview = mostra i piazzamenti prima che contino: on oppure off
ui-partner-usage = partner lascia fare una mossa a una macchina, partner b a una precisa; partner all la lascia giocare finché è pronta.
ui-preview-usage = Ci sono preview on e preview off.
ui-preview-on = I piazzamenti sono mostrati prima che contino.
ui-preview-off = I piazzamenti contano subito.
ui-stops-auto = Quando è possibile una sola risposta, viene data per te; solo la fine di una fase ti aspetta. Altre impostazioni: stops all, stops none.
ui-stops-none = Quando è possibile una sola risposta, viene data per te, anche alla fine di una fase.


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
