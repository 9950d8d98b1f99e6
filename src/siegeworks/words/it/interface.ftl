# Le parole del programma stesso, qualunque sia il gioco.


## Lingue e giocatori

endonym = Italiano

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

ui-back = Indietro
ui-saved = Salvato in { $file }.
ui-wins = { $winners ->
        [one] Vince { $winner }!
       *[other] Vincono { $winner }!
    }
ui-nobody-wins = Nessuno vince.
ui-you-win = Hai vinto!
ui-you-lose = Hai perso.


## Al tavolo

ui-pass-screen = Passa lo schermo a { $player } e premi Invio.
ui-you = Tu
ui-empty = nessuna carta
option-yes = sì
option-no = no
sentence = { $text }.
with-clause = { $text } ({ $clause })


## Annullare, cronaca, aiuto

ui-log = Cronaca
ui-log-empty = Non è ancora successo nulla.
ui-log-more = { $n ->
        [one] { $n } riga precedente
       *[other] { $n } righe precedenti
    }


## Mazzi, registrazioni, casi

ui-record-holds = La registrazione è valida.


## Errori

ui-unknown-language = Non ci sono testi per { $text }; ci sono { $languages }.
ui-ambiguous-move = { $text } può significare: { $fits }


## Analisi

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
