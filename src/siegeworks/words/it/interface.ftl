# Le parole del programma stesso, qualunque sia il gioco.


## Lingue e giocatori

endonym = Italiano
ui-language-en = inglese
ui-language-cs = ceco
ui-language-pl = polacco
ui-language-de = tedesco
ui-language-it = italiano
ui-player-human = persona
ui-player-random = computer, gioca a caso
ui-player-greedy = computer, gioca d'istinto
ui-player-easy = computer, facile: un principiante
ui-player-normal = computer, normale
ui-player-hard = computer, difficile
ui-player-brutal = computer, spietato: non perdona nulla
ui-player-search = computer, prevede le mosse
ui-player-scripted = computer, segue un copione

# Chi siede al tavolo. $name è il nome o la lettera del posto, $called la forma di base.
seat = { $who ->
        [nameless] Giocatore { $name }
        [machine] Computer { $name }
       *[named] { $name }
    }
    .of = { $who ->
        [nameless] del giocatore { $name }
        [machine] del computer { $name }
       *[named] di { $name }
    }
    .to = { $who ->
        [nameless] al giocatore { $name }
        [machine] al computer { $name }
       *[named] a { $name }
    }
    .title = { $who ->
        [machine] { $called } ({ $level })
       *[named] { $called }
    }
level-random = a caso
level-greedy = d'istinto
level-easy = facile
level-normal = normale
level-hard = difficile
level-brutal = spietato
level-search = previdente


## Inizio e fine

ui-new-game = Nuova partita
ui-resume = Riprendi
ui-save = Salva
ui-load = Carica
ui-quit = Esci
ui-back = Indietro
ui-menu = Menu
ui-settings = Impostazioni
ui-language = Lingua
ui-choose-language = Scegli una lingua
ui-choose-game = Scegli un gioco
ui-choose-mode = Scegli una modalità
ui-choose-opponent = Scegli un avversario
ui-choose-deck = { $player }: scegli un mazzo
ui-player-name = Nome del giocatore { $seat }
ui-starter-deck = Mazzo iniziale: { $faction }
ui-own-deck = Il tuo mazzo
ui-seed = Seme { $seed }
ui-saved = Salvato in { $file }.
ui-loaded = { $file } è caricato.
ui-nothing-saved = Non ci sono partite salvate.
ui-quit-sure = Vuoi uscire senza salvare?
ui-goodbye = Arrivederci.
ui-game-over = La partita è finita.
ui-play-again = Vuoi giocare ancora?
ui-wins = { $winners ->
        [one] Vince { $winner }!
       *[other] Vincono { $winner }!
    }
ui-nobody-wins = Nessuno vince.
ui-you-win = Hai vinto!
ui-you-lose = Hai perso.


## Al tavolo

ui-your-turn = Tocca a te
ui-turn-of = Turno di { $player }
ui-turn-number = Turno { $turn }
ui-extra-turn = Turno extra
ui-step = Fase: { $step }
ui-waiting-for = In attesa di { $player }…
ui-thinking = { $player } sta pensando…
ui-your-move = La tua mossa
ui-choose-number = Scrivi un numero o una mossa
ui-options = Che cosa puoi fare
ui-more-options = { $n ->
        [one] e { $n } altra
       *[other] e altre { $n }
    }
ui-press-enter = Premi Invio.
ui-pass-screen = Passa lo schermo a { $player } e premi Invio.
ui-look-away = Gli altri guardino altrove, per favore.
ui-opponent = Avversario
ui-you = Tu
ui-yes = sì
ui-no = no
ui-empty = nessuna carta
ui-unknown-card = carta sconosciuta
ui-face-down = a faccia in giù
ui-hand = { $n ->
        [one] Mano: { $n } carta
       *[other] Mano: { $n } carte
    }
ui-resources = Risorse: { $n }
ui-casualties = Perdite: { $n }
ui-healing-pile = Pila cura: { $n }
ui-removed = Fuori dal gioco: { $n }
ui-top-card = in cima: { $card }
ui-supporters = Aiutanti: pronti { $ready }, impegnati { $committed }
ui-no-supporters = Nessun aiutante
ui-space = Spazio { $n }
ui-track = Linea di guerra di { $player }
ui-battle-zone = Zona di battaglia
ui-cost = Costo { $n }
ui-due = Ancora da pagare: { $n }
ui-chain = Catena di comando
ui-until-end-of-turn = Fino alla fine del turno
ui-used-this-turn = usata in questo turno
ui-drawn = { $n ->
        [one] { $n } carta pescata
       *[other] { $n } carte pescate
    }


## Annullare, cronaca, aiuto

ui-undo = Annulla
ui-undo-how-far = { $n ->
        [one] Si può annullare { $n } mossa.
       *[other] Si possono annullare { $n } mosse.
    }
ui-undo-none = Non si può annullare nulla: qualcosa di nascosto è stato rivelato.
ui-undone = { $n ->
        [one] { $n } mossa annullata.
       *[other] { $n } mosse annullate.
    }
ui-log = Cronaca
ui-log-empty = Non è ancora successo nulla.
ui-log-more = { $n ->
        [one] { $n } riga precedente
       *[other] { $n } righe precedenti
    }
ui-because-of = a causa di { $card }
ui-help = Aiuto
ui-help-commands = Comandi
ui-help-move = un numero o una mossa: sceglie quella possibilità
ui-help-rule = rule NUMERO: mostra un punto delle regole
ui-keywords = Parole chiave
ui-why-not = Perché no?


## Mazzi, registrazioni, casi

ui-deck = Mazzo
ui-deck-legal = Il mazzo è valido: { $mode }.
ui-deck-not-legal = Il mazzo non è valido: { $mode }.
ui-deck-size = { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
ui-deck-wrong-size = Un mazzo ha esattamente { $wanted } carte, non { $n }.
ui-deck-unknown-card = Riga { $line }: carta sconosciuta { $card }.
ui-deck-unreadable-line = Riga { $line }: servono il numero di copie e il nome di una carta.
ui-deck-too-many-copies = { $card }: { $n } copie, per la rarità { $rank } ne sono ammesse al massimo { $most }.
ui-deck-mixed-factions = Carte di più fazioni: { $factions }.
ui-deck-promo = { $card } è una carta promozionale e le carte promozionali non sono state concordate.
ui-deck-promo-ranked = { $card } è una carta promozionale, non ammessa nelle partite classificate.
ui-deck-boss-card = { $card } appartiene a un mazzo boss.
ui-record-holds = La registrazione è valida.
ui-record-broken = La registrazione non è più valida dalla mossa { $ply }.
ui-cases-hold = { $n ->
        [one] { $n } caso è corretto.
       *[other] { $n } casi sono corretti.
    }
ui-cases-broken = { $n ->
        [one] { $n } caso non è corretto.
       *[other] { $n } casi non sono corretti.
    }
ui-games-played = { $n ->
        [one] { $n } partita giocata
       *[other] { $n } partite giocate
    }
ui-win-rate = { $player } vince il { $percent }% delle partite


## Errori

ui-error = Errore: { $text }
ui-unknown-command = Comando sconosciuto: { $text }
ui-unknown-language = Non ci sono testi per { $text }; ci sono { $languages }.
ui-bad-notation = La mossa { $text } non si può leggere.
ui-illegal-move = { $text } ora non è possibile.
ui-ambiguous-move = { $text } può significare: { $fits }
ui-not-asked = { $player } ora non ha nulla da decidere.
ui-file-missing = Il file { $file } non esiste.
ui-file-unreadable = Il file { $file } non si può leggere.
ui-file-unwritable = Il file { $file } non si può scrivere.
ui-bad-line = { $file }, riga { $line }: { $text }
ui-no-such-card = Non c'è una carta di nome { $text }.
ui-no-such-mode = Non c'è una modalità { $text }.
ui-no-such-rule = Non c'è un punto delle regole { $text }.
ui-no-such-keyword = Non c'è una parola chiave { $text }.


## Analisi

ui-review = Analisi della partita
ui-review-percent = { $n }%
ui-review-conceded = { $player } ha abbandonato la partita.
ui-review-unfinished = La partita non è finita: l’analisi arriva fin dove arriva la partita.
ui-review-effort = Scelte riesaminate: { $decisions }. Simulazioni per ciascuna: { $sims }. Ogni scelta è giudicata in base a ciò che il suo giocatore poteva sapere in quel momento.
ui-review-chances = Probabilità di vittoria
ui-review-chances-desc = Quanto ogni scelta ha lasciato della probabilità di vittoria, come il giocatore poteva valutarla allora, dall’inizio alla fine: { $lines }.
ui-review-line = { $player }: da { $first } a { $last }
ui-review-turns = Turno
ui-review-rounds = Round
ui-review-turn = Turno { $n }
ui-review-round = Round { $n }
ui-review-start = Prima del primo turno
ui-review-mistakes = Gli errori più costosi
ui-review-no-mistakes = Nessun errore che si possa distinguere dal caso.
ui-review-all-mistakes = Costo di tutti gli errori, in punti: { $points }.
ui-review-played = Giocato: { $answer }
ui-review-better = Meglio: { $answer }
ui-review-cost = Costo in punti: { $points } (± { $error }); la probabilità è passata da { $before } a { $after }
ui-review-points = Un punto è l’uno per cento della probabilità di vittoria.
ui-review-luck = Fortuna e gioco
ui-review-team = I giocatori
ui-review-won = { $side }: vittoria
ui-review-lost = { $side }: sconfitta
ui-review-redealt = Stesse scelte, altre mescolate
ui-review-replayed = Stessa mescolata, giocano le macchine
ui-review-anew = Altre mescolate, giocano le macchine
ui-review-blind = Altre mescolate, scelte fatte dalle macchine per un’altra ancora
ui-review-resumed = La partita stessa, continuata dalle macchine da dove è stata abbandonata
ui-review-share = { $share } (da { $low } a { $high })
ui-review-part-before = Probabilità prima di dare le carte: { $value } (da { $low } a { $high })
ui-review-part-shuffle = La mescolata, in punti: { $value } (da { $low } a { $high })
ui-review-part-play = Le scelte di tutti i giocatori, in punti: { $value } (da { $low } a { $high })
ui-review-verdict-shuffle = La mescolata ha deciso più del gioco.
ui-review-verdict-play = Il gioco ha deciso più della mescolata.
ui-review-verdict-open = Da queste partite non si può dire se abbia deciso di più la mescolata o il gioco.
ui-review-method = Partite di ogni tipo: { $games }. Scelte che nelle partite rimescolate si sono potute fare come nella registrazione: { $followed }; le altre le ha fatte una macchina ({ $level }). Tra parentesi: dove si trova il valore vero 95 volte su 100.
ui-review-no-luck = Fortuna e gioco si possono distinguere solo a partita finita.


## Difetti delle impostazioni

fault-no-such-mode = Questa modalità non esiste.
fault-wrong-seats = Questa modalità è per { $allowed } posti, non per { $seats }.
fault-position-and-brings = Una posizione ha le sue carte: i giocatori non portano nulla.
fault-unsorted-switches = Le opzioni devono essere ordinate per nome, ognuna una sola volta.
fault-no-such-switch = Questa opzione non esiste.
fault-no-such-value = L'opzione non ha questo valore.
fault-not-one-line = Un nome deve essere una riga di testo stampabile.
