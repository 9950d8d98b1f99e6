## Suggerimenti: domande su una situazione

advice-clear-yes = { $means ->
        [towers] sì, { $horde } { $horde_at } si può sconfiggere in questo round con le sole torri.
        [heroes] sì, { $horde } { $horde_at } si può sconfiggere in questo round con l'aiuto degli eroi.
        [abilities] sì, { $horde } { $horde_at } si può sconfiggere in questo round, ma solo con un'abilità speciale.
       *[spells] sì, { $horde } { $horde_at } si può sconfiggere in questo round, ma solo con un incantesimo o con la panchina.
    }
advice-clear-no = no, { $horde } { $horde_at } non si può sconfiggere in questo round; { $n ->
        [one] nel migliore dei casi resta scoperta una casella.
       *[other] nel migliore dei casi restano scoperte { $n } caselle.
    }
advice-clear-unknown = non si è trovato il modo di sconfiggere { $horde } { $horde_at } in questo round, ma non tutto è stato provato.
advice-tower-none = nessuna torre in mano fa ora la differenza.
advice-tower-nudge = guardate le torri in mano ({ $seat }): una di esse conta più di tutte le altre.
advice-tower-most = che cosa mancherebbe in questo round, in salute del regno:
advice-tower = { $tower } ({ $seat }): { $loss }
advice-through-none = in questo round niente deve per forza passare.
advice-through-some = { $n ->
        [one] un'orda probabilmente passerà e costerà { $cost } salute.
       *[other] { $n } orde probabilmente passeranno e costeranno { $cost } salute.
    }
advice-through-lost = attenzione: se nessuno ha un'idea migliore, la partita è persa in questo round.
advice-through = { $horde } { $horde_at } passa: { $cost } salute
advice-near = { $horde } { $horde_at } starà poi davanti a un'uscita.
advice-think-of = pensate a: { $what }.
advice-plan = il piano intero:
advice-step = { $seat }: { $label } [{ $text }]

nudge-tower = Guarda le tue torri: una merita di essere giocata ora.
nudge-hand-on = Una delle tue torri vale di più in altre mani, o potenziata.
nudge-hero = Il tuo eroe ora può fare la differenza.
nudge-bench = Un eroe dalla panchina ora può fare la differenza.
nudge-spell = Ora conviene lanciare un incantesimo.
nudge-done = Ciò che conveniva è fatto: puoi concludere.
nudge-buy = Nella riserva c’è qualcosa che vale i suoi cristalli.
nudge-lay = Guarda la casella che nessun altro coprirà.
nudge-base = Metti la base dove copre ciò che le torri non possono coprire.
nudge-face = Confronta le orde che ogni direzione colpirebbe.
nudge-move = Confronta gli spazi: dove serve ora l’eroe?
nudge-strike = Un attacco qui vale più di tutto il resto.
nudge-ability = Ora vale la pena di usare un’abilità speciale.
nudge-rest = L’eroe ha bisogno di riposo.
nudge-set-up = Questione di gusti: prendi ciò che si accorda con gli altri.
nudge-other = Pensa all’orda più vicina a un’uscita.
