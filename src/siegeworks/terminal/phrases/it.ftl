# What only the terminal says; everything else comes from the words of the program and its games.


## The screen

step-prepare = Prepara
step-draw = Pesca
step-advance = Avanza
step-deploy = Schiera
step-extra = Extra
step-end = Fine
step-reserves = Riserve
step-actions = Azioni
ui-set-up = Preparazione della partita
ui-ready-and-committed = pronti: { $ready }, impegnati: { $committed }
ui-leaving = { $card } lascia la linea di guerra
ui-negated = negata
ui-open-to-reactions = si può reagire
ui-printed = sulla carta { $value }
ui-token-available = segnalino disponibile
ui-token-used = segnalino usato
ui-goal = Vittoria
ui-partner-may-act = partner: fai agire { $player } ({ $step })


## Answers

ui-step-passed = { $step }: fase passata automaticamente
ui-stops-hint = Con «stops all» ti viene chiesto più spesso.
ui-siegestorm-stops-hint = Con «stops all» decidi anche nelle fasi Preparare e Pescare.
ui-only-answer = scelta automatica, nient'altro era possibile: { $answer }
ui-not-understood = «{ $typed }» non è né una risposta né un comando. Scrivi un numero, oppure ? per l'aiuto.
ui-out-of-range = Scrivi un numero da 1 a { $most }.
ui-too-short = «{ $typed }» è troppo breve per una risposta. Scrivi il numero o una parte più lunga: { $fits }
ui-not-offered = «{ $typed }» non è tra queste possibilità: { $offers }
ui-bookkeeping = semplice annotazione che segue dalle righe vicine
ui-stops-usage = Ci sono stops auto, stops all e stops none.
ui-language-usage = language CODICE cambia la lingua: { $languages }.
ui-put-back = Ciò che è stato giocato dalla ripresa non è conservato.
ui-yes-no-yes = [S/n]
ui-yes-no-no = [s/N]
ui-enter-takes-it = Nient'altro è possibile; basta Invio.
ui-first-hint = Scrivi il numero di una risposta; ? spiega il resto.
ui-partner-done = { $player } ha finito il turno.
ui-partner-later = { $player } può agire solo dopo questa decisione.
ui-partner-usage = partner fa agire il tuo compagno; partner all lascia che un computer giochi il suo turno fino in fondo.
ui-no-partner = In questa partita non hai un compagno.
ui-no-boss = In questa partita non c'è un boss.


## Explanations

ui-which-one = Quale? { $names }
ui-unknown-thing = Nulla si chiama «{ $typed }». Simili: { $close }
ui-siegestorm-unknown-thing = Nessuna carta, spazio o parola chiave si chiama «{ $typed }». Simili: { $close }
ui-after-answer = dopo la tua risposta { $number }: { $answer }
ui-after-answer-of = dopo la risposta { $number } di { $player }
ui-because-of-whose = a causa di { $card } ({ $player })
ui-you-can = ora puoi farlo
ui-why-not-unknown = Non conosco una regola per «{ $typed }».
ui-siegestorm-why-not-unknown = Non conosco una regola per «{ $typed }». Le mosse si scrivono così: play tengu, deploy tengu, use a1.
ui-why-usage = why N spiega la riga N della cronaca (da 1 a { $most }); why not MOSSA spiega perché una mossa non è possibile.
ui-log-usage = log mostra le ultime righe; log 50 mostra le ultime 50.
ui-goal-now = ora { $now } di { $needed }
ui-boss-decks = Gioca con: { $decks }
ui-reserves = Riserve: { $n }


## Commands

ui-help-number = scegli la risposta con questo numero
ui-help-notation = una risposta in notazione o il suo inizio
ui-help-help = questo elenco
ui-help-card = una carta con tutto il testo e le parole chiave spiegate
ui-help-square = la creatura in uno spazio e da dove vengono i suoi valori
ui-help-keyword = la spiegazione di una parola chiave
ui-help-log = le ultime righe della cronaca
ui-help-why = il perché della riga 12 della cronaca: la regola e la carta
ui-siegestorm-help-why-not = perché non si può giocare una carta o fare una mossa
ui-help-undo = annulla la tua ultima risposta, se poi non è stato rivelato nulla di nascosto
ui-help-cards = tutte le perdite, le riserve, le pile cura e le carte fuori gioco
ui-help-boss = la carta boss: che cosa alza il livello minaccia e come si batte il boss
ui-help-partner = fai agire il tuo compagno senza finire il tuo turno (Modalità Cooperativa)
ui-siegestorm-help-stops = decidi anche nelle fasi Preparare e Pescare: all, auto o none
ui-help-language = un'altra lingua: en, cs, pl, de, it
ui-help-save = salva la registrazione della partita in un file
ui-help-concede = abbandona la partita
ui-help-quit = esci; la partita si può riprendere
ui-stops-auto = Quando è possibile una sola risposta, viene data per te. Altre impostazioni: stops all, stops none.
ui-siegestorm-stops-auto = Nella fase Pescare decidi solo se una creatura sta per lasciare la tua linea di guerra, nella fase Preparare mai. Altre impostazioni: stops all, stops none.
ui-siegestorm-stops-all = Nelle fasi Preparare e Pescare decidi ogni volta che qualcosa è possibile, e a ogni occasione di reagire anche quando non puoi fare nulla.
ui-stops-none = Quando è possibile una sola risposta, viene sempre data per te.
ui-siegestorm-stops-none = Nelle fasi Preparare e Pescare non ti viene chiesto nulla.
ui-save-usage = save FILE salva la registrazione della partita in un file.
ui-undo-nothing = Non c'è nessuna tua risposta da annullare.
ui-undo-refused = Non si può annullare, qualcosa è stato rivelato: { $revealed }
ui-undo-partner = Non si può annullare, nel frattempo ha agito { $player }.
ui-undo-done = { $left ->
        [0] Annullata. Più indietro non si può andare.
        [one] Annullata. Puoi annullare ancora una tua risposta.
       *[other] Annullata. Puoi annullare ancora { $left } tue risposte.
    }
ui-concede-sure = Vuoi davvero abbandonare la partita?
ui-conceded = { $player } abbandona la partita.
ui-quit-keep = Vuoi salvare la partita per continuarla più tardi?
ui-kept = La partita è salvata in { $file }
ui-go-on = Continua con: { $command }
ui-dropped = La partita non è stata salvata.
ui-interrupted = Scrivi quit per uscire. Un altro Ctrl-C esce subito; la partita resta salvata.
ui-input-ended = L'input è finito prima della fine della partita.


## Before and after the game

ui-menu-ask = Che cosa vuoi fare?
ui-menu-table = Gioca nel browser
ui-menu-terminal = Gioca nel terminale
ui-menu-lessons = Impara a giocare passo dopo passo
ui-menu-help = Tutto il resto: i comandi
ui-ask-language = Lingua ({ $offers })
ui-ask-faction = La tua fazione ({ $offers })
ui-ask-opponent = Il tuo avversario ({ $offers })
ui-ask-mode = Modalità ({ $offers })
ui-ask-partner = Il tuo compagno ({ $offers })
ui-ask-boss = Boss ({ $offers })
ui-ask-difficulty = Livello di difficoltà ({ $offers })
ui-ask-storms = Tempeste dei portali ({ $offers })
ui-ask-base-deck = Mazzo base del boss ({ $offers })
ui-ask-advanced-deck = Mazzo avanzato del boss ({ $offers })
ui-watching = Invio mostra il turno seguente, quit esce.


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
ui-help-stops = decidi anche quando è possibile una sola risposta: all, auto o none
ui-help-why-not = perché una mossa non è possibile
ui-rift-seat-usage = seat LETTERA passa lo schermo a un'altra persona: { $seats }
ui-rift-partner-usage = partner lascia fare una mossa a una macchina, partner b a una precisa; partner all la lascia giocare finché è pronta.
ui-rift-preview-usage = Ci sono preview on e preview off.
ui-rift-preview-on = I piazzamenti sono mostrati prima che contino.
ui-rift-preview-off = I piazzamenti contano subito.
ui-rift-stops-auto = Quando è possibile una sola risposta, viene data per te; solo la fine di una fase ti aspetta. Altre impostazioni: stops all, stops none.
ui-stops-all = Ti viene chiesto anche quando è possibile una sola risposta.
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
