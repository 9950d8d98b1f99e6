# What only the terminal says; everything else comes from the words of the program and its games.


## Answers

ui-set-up = Preparazione della partita
ui-stops-hint = Con «stops all» ti viene chiesto più spesso.
ui-only-answer = scelta automatica, nient'altro era possibile: { $answer }
ui-not-understood = «{ $typed }» non è né una risposta né un comando. Scrivi un numero, oppure ? per l'aiuto.
ui-out-of-range = Scrivi un numero da 1 a { $most }.
ui-narrowed-back = indietro (ora: { $words })
ui-more-answers = … { $n } in tutto: scrivi una parte di una risposta per ridurre l'elenco
ui-too-short = «{ $typed }» è troppo breve per una risposta. Scrivi il numero o una parte più lunga: { $fits }
ui-not-offered = «{ $typed }» non è tra queste possibilità: { $offers }
ui-bookkeeping = semplice annotazione che segue dalle righe vicine
ui-stops-usage = Ci sono stops auto, stops all e stops none.
ui-language-usage = language CODICE cambia la lingua: { $languages }.
ui-seat-usage = seat LETTERA passa lo schermo a un'altra persona: { $seats }
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
ui-after-answer = dopo la tua risposta { $number }: { $answer }
ui-after-answer-of = dopo la risposta { $number } di { $player }
ui-because-of-whose = a causa di { $card } ({ $player })
ui-you-can = ora puoi farlo
ui-why-not-unknown = Non conosco una regola per «{ $typed }».
ui-why-usage = why N spiega la riga N della cronaca (da 1 a { $most }); why not MOSSA spiega perché una mossa non è possibile.
ui-log-usage = log mostra le ultime righe; log 50 mostra le ultime 50.


## Commands

ui-help-number = scegli la risposta con questo numero
ui-help-notation = una risposta in notazione o il suo inizio; Tab la completa
ui-help-help = questo elenco
ui-help-card = una carta con tutto il testo e le parole chiave spiegate
ui-help-square = la creatura in uno spazio e da dove vengono i suoi valori
ui-help-keyword = la spiegazione di una parola chiave
ui-help-log = le ultime righe della cronaca
ui-help-why = il perché della riga 12 della cronaca: la regola e la carta
ui-help-why-not = perché una mossa non è possibile
ui-help-undo = annulla la tua ultima risposta, se poi non è stato rivelato nulla di nascosto
ui-help-cards = tutte le perdite, le riserve, le pile cura e le carte fuori gioco
ui-help-boss = la carta boss: che cosa alza il livello minaccia e come si batte il boss
ui-help-partner = fai agire il tuo compagno senza finire il tuo turno (Modalità Cooperativa)
ui-help-stops = decidi anche quando è possibile una sola risposta: all, auto o none
ui-help-language = un'altra lingua: en, cs, pl, de, it
ui-help-save = salva la registrazione della partita in un file
ui-help-concede = abbandona la partita
ui-help-quit = esci; la partita si può riprendere
ui-stops-auto = Quando è possibile una sola risposta, viene data per te. Altre impostazioni: stops all, stops none.
ui-stops-all = Ti viene chiesto anche quando è possibile una sola risposta.
ui-stops-none = Quando è possibile una sola risposta, viene sempre data per te.
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

ui-ask-language = Lingua ({ $offers })
ui-ask-faction = La tua fazione ({ $offers })
ui-ask-opponent = Il tuo avversario ({ $offers })
ui-ask-mode = Modalità ({ $offers })
ui-ask-partner = Il tuo compagno ({ $offers })
ui-ask-boss = Boss ({ $offers })
ui-ask-difficulty = Livello di difficoltà ({ $offers })
ui-ask-storms = Tempeste dei portali ({ $offers })
ui-watching = Invio mostra il turno seguente, quit esce.


## Il menu

ui-menu-ask = Che cosa vuoi fare?
ui-menu-table = Gioca nel browser
ui-menu-terminal = Gioca nel terminale
ui-menu-lessons = Impara a giocare passo dopo passo
ui-menu-help = Tutto il resto: i comandi
