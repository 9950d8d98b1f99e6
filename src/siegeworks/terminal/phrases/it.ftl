# What only the terminal says; everything else comes from the words of the program and its games.


## The screen

step-prepare = Prepara
step-draw = Pesca
step-advance = Avanza
step-deploy = Schiera
step-extra = Extra
step-end = Fine
ui-set-up = Preparazione della partita
ui-ready-and-committed = pronti: { $ready }, impegnati: { $committed }
ui-leaving = { $card } lascia la linea di guerra
ui-negated = negata
ui-open-to-reactions = si può reagire
ui-printed = stampato { $value }


## Answers

ui-step-passed = { $step }: passato senza chiedere
ui-stops-hint = Con «stops all» ti si chiede anche nel preparare e nel pescare.
ui-only-answer = scelto da sé, nient'altro era possibile: { $answer }
ui-not-understood = «{ $typed }» non è né una risposta né un comando. Scrivi un numero, oppure ? per l'aiuto.
ui-out-of-range = Scrivi un numero da 1 a { $most }.
ui-yes-no-yes = [S/n]
ui-yes-no-no = [s/N]
ui-enter-takes-it = Nient'altro è possibile; basta Invio.
ui-first-hint = Scrivi il numero di una risposta; ? spiega il resto.


## Explanations

ui-which-one = Quale? { $names }
ui-unknown-thing = Nessuna carta, casella o parola chiave si chiama «{ $typed }». Simili: { $close }
ui-after-answer = dopo la tua risposta { $number }: { $answer }
ui-after-answer-of = dopo la risposta { $number } di { $player }
ui-because-of-whose = a causa di { $card } ({ $player })
ui-you-can = ora puoi farlo
ui-why-not-unknown = Non conosco una regola per «{ $typed }». Le mosse sono così: play tengu, deploy tengu, use a1.
ui-why-usage = why N spiega la riga N del registro (da 1 a { $most }); why not MOSSA spiega perché una mossa non è possibile.
ui-log-usage = log mostra le ultime righe; log 50 mostra le ultime 50.


## Commands

ui-help-number = prendi la risposta con questo numero
ui-help-notation = una risposta in notazione, o il suo inizio
ui-help-help = questo elenco
ui-help-card = una carta con tutto il testo e le parole chiave spiegate
ui-help-square = la creatura su una casella, e da dove vengono i suoi valori
ui-help-keyword = una parola chiave spiegata
ui-help-log = le ultime righe del registro
ui-help-why = perché è successa la riga 12 del registro: la regola e la carta
ui-help-why-not = perché una carta non si può giocare, o una mossa non si può fare
ui-help-undo = riprendi la tua ultima risposta, finché non è emerso nulla di nascosto
ui-help-cards = tutte le perdite, le pile cura e le carte fuori gioco
ui-help-stops = chiedi anche nel preparare e nel pescare: all, auto o none
ui-help-language = un'altra lingua: en, cs, pl, de, it
ui-help-save = scrivi la partita in un file
ui-help-concede = abbandona la partita
ui-help-quit = esci; la partita si può riprendere
ui-stops-auto = Nel pescare ti si chiede solo se una creatura sta per lasciare la linea di guerra; nel preparare no. Altre impostazioni: stops all, stops none.
ui-stops-all = Nel preparare e nel pescare ti si chiede ogni volta che qualcosa è possibile, e per ogni reazione anche quando nulla lo è.
ui-stops-none = Nel preparare e nel pescare non ti si chiede nulla.
ui-save-usage = save FILE scrive la partita in un file.
ui-undo-nothing = Non c'è nessuna tua risposta da riprendere.
ui-undo-refused = Non si può riprendere, qualcosa è emerso: { $revealed }
ui-undo-done = { $left ->
        [0] Ripresa. Più indietro non si va.
        [one] Ripresa. Puoi riprendere ancora una tua risposta.
       *[other] Ripresa. Puoi riprendere ancora { $left } tue risposte.
    }
ui-concede-sure = Abbandonare davvero la partita?
ui-conceded = { $player } abbandona la partita.
ui-quit-keep = Conservare la partita, per continuarla?
ui-kept = La partita è in { $file }
ui-go-on = Continua con: { $command }
ui-dropped = La partita non è stata conservata.
ui-interrupted = Scrivi quit per uscire. Un altro Ctrl-C esce subito; la partita resta conservata.
ui-input-ended = L'input è finito prima della partita.


## Before and after the game

ui-ask-language = Lingua ({ $languages })
ui-ask-faction = La tua fazione ({ $factions })
ui-ask-opponent = Il tuo avversario ({ $players })
ui-watching = Invio mostra il turno seguente, quit esce.
