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
