ui-stops-hint = Con «stops all» decidi anche nelle fasi Preparare e Pescare.
ui-unknown-thing = Nessuna carta, spazio o parola chiave si chiama «{ $typed }». Simili: { $close }
ui-why-not-unknown = Non conosco una regola per «{ $typed }». Le mosse si scrivono così: play tengu, deploy tengu, use a1.
ui-help-why-not = perché non si può giocare una carta o fare una mossa
ui-help-stops = decidi anche nelle fasi Preparare e Pescare: all, auto o none
ui-stops-auto = Nella fase Pescare decidi solo se una creatura sta per lasciare la tua linea di guerra, nella fase Preparare mai. Altre impostazioni: stops all, stops none.
ui-stops-all = Nelle fasi Preparare e Pescare decidi ogni volta che qualcosa è possibile, e a ogni occasione di reagire anche quando non puoi fare nulla.
ui-stops-none = Nelle fasi Preparare e Pescare non ti viene chiesto nulla.
ui-turn-number = Turno { $turn }
ui-extra-turn = Turno extra
ui-casualties = Perdite: { $n }
ui-healing-pile = Pila cura: { $n }
ui-removed = Fuori dal gioco: { $n }
ui-until-end-of-turn = Fino alla fine del turno
ui-deck-legal = Il mazzo è valido: { $mode }.
ui-deck-not-legal = Il mazzo non è valido: { $mode }.
ui-deck-size = { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
ui-ready-and-committed = pronti: { $ready }, impegnati: { $committed }
ui-leaving = { $card } lascia la linea di guerra
ui-printed = sulla carta { $value }
ui-token-available = segnalino disponibile
ui-token-used = segnalino usato
ui-partner-may-act = partner: fai agire { $player } ({ $step })
ui-step-passed = { $step }: fase passata automaticamente
ui-goal-now = ora { $now } di { $needed }
ui-boss-decks = Gioca con: { $decks }
ui-reserves = Riserve: { $n }
ui-ask-base-deck = Mazzo base del boss ({ $offers })
ui-ask-advanced-deck = Mazzo avanzato del boss ({ $offers })
