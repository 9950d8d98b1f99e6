## Domande

prompt-take-hero = { $player }: scegli il tuo eroe.
prompt-take-ability = { $figure }: scegli un'abilità speciale.
prompt-fill-bench = Chi siede sulla tua panchina?
prompt-take-spells = Scegliete gli incantesimi per questa partita.
prompt-ban-colour = Su quale colore non costruirai in questo round?
prompt-act = Gioca torri, passa torri, attiva il tuo eroe, lancia incantesimi oppure concludi.
    .ready = Hai finito e aspetti gli altri.
prompt-hero = { $figure }: movimento e azione, nell'ordine che vuoi.
    .acted = { $figure } ha già agito e può ancora muoversi.
    .moved = { $figure_gender ->
        [f] { $figure } si è già mossa e può ancora agire.
       *[m] { $figure } si è già mosso e può ancora agire.
    }
prompt-further-action = { $figure }: compiere un'altra azione?
prompt-attack = { $tower }: quale attacco per primo?
prompt-face = { $source }: in quale direzione?
prompt-place = { $source }: piazza { $pieces } (attacco { $type }).
prompt-base = { $figure }: dove va la base? Scegli la sua casella in alto a sinistra.
prompt-move = { $figure }: dove si muove?
prompt-walk = { $figure }: un passo alla volta, dove?
prompt-enter = { $figure } entra in gioco: su quale spazio?
prompt-transport = { $source }: dove va { $figure }?
prompt-displace = { $figure } deve farsi da parte: dove?
prompt-choose-hero = { $source }: scegli un eroe.
prompt-choose-horde = { $source }: scegli una delle orde appena attaccate.
prompt-turn-up = { $figure }: quale abilità speciale gira a faccia in su?
prompt-granted-attack = { $figure }: eseguire l'attacco base?
prompt-copy = { $figure }: quale abilità speciale eseguire?
prompt-return-beast = Mettere il gatto selvatico sullo spazio { $figure_gen }?
prompt-pass = { $source }: quale torre passi, e a chi?
prompt-share = Chi prende la torre { $tower } dal cantiere bianco?
prompt-buy = { $crystals ->
        [one] { $crystals } cristallo da spendere: compra torri oppure concludi.
       *[other] { $crystals } cristalli da spendere: compra torri oppure concludi.
    }
    .ready = Hai finito gli acquisti.
prompt-open-portal = { $boss }: quale orda diventa un portale?
    .storm = { $storm }: quale orda diventa un portale?
prompt-raze = { $boss }: quale torre va persa?


## Risposte

option-take = giocare con { $hero_full }
option-ability = { $ability }
option-bench = { $hero_full }
    .act = far entrare { $hero_full } dalla panchina
option-spell = { $spell }
option-ban = { $colour }
option-play = giocare la torre { $tower } in { $space }, verso { $turn }
option-pass = { $how ->
        [upgraded] passare { $to_to } la torre { $tower } come { $new }
        [alone] potenziare la torre { $tower } in { $new }
       *[plain] passare { $to_to } la torre { $tower }
    }
option-hero = attivare { $hero }
    .chosen = { $hero_full }
option-beast = attivare il gatto selvatico
option-cast = lanciare l'incantesimo { $spell }
option-done = fatto
    .hero = terminare l'attivazione
    .buy = non comprare altro
    .fill-bench = nessun altro
    .take-spells = nessun altro incantesimo
option-resume = continuare
option-attack = attacco base
    .number = attacco { $n }: { $text }
option-rest = { term-rest }
option-move = andare in { $space } { $there }
option-step = un passo in { $space } { $there }
option-stop = fermarsi qui
option-base = base su { $squares }
option-face = verso { $turn }
option-tile = tessera in { $space } { $there }: { $squares }
option-soldier = soldato in { $space } { $there }: { $squares }
option-relocate = spostare un soldato da { $source } ({ $from }) a { $space } ({ $squares })
option-skip = rinunciare
    .place = non piazzare altro
    .face = non attaccare
    .move = restare sul posto
    .transport = non spostare
    .choose-hero = nessuno
    .granted-attack = nessun attacco
    .further-action = nessun'altra azione
option-horde = orda in { $space } { $there }
option-turn-up = { option-ability }
option-give = la torre { $tower } va { $to_to }
option-buy = comprare la torre { $tower } per { $to } ({ $price })
option-portal = tessera portale in { $space } { $there }: { $squares }
option-raze = { $tower } in { $space }


## Rifiuti

reason-not-this-phase = Questo si fa in un'altra fase del round.
reason-action-not-complete = Prima va conclusa l'azione iniziata.
reason-banned-before = Non si può scegliere lo stesso colore in due round di fila.
reason-bound-tiles = { $clause ->
        [RT-26-16] Ognuna di queste tessere deve toccarne una già piazzata.
        [RT-33-7] Ognuna di queste tessere deve toccare un lato diverso della base.
        [RT-35-7] Queste tessere vanno su orde diverse.
       *[other] Su ogni orda va una sola di queste tessere.
    }
reason-cannot-build-there = { $clause ->
        [RT-25-5] In questo round non si può costruire su questo colore.
        [RT-8-12] Questo cantiere è di un altro giocatore.
        [RT-8-11] Su questo cantiere c'è un eroe.
        [RT-8-16] Su questo cantiere ci sono già due torri.
       *[other] Due torri condividono un cantiere solo se una è una torre dei soldati.
    }
reason-cannot-buy = { $clause ->
        [RT-1-14] Qui la Sfida di ferro vieta di comprare torri.
        [RT-23-5] Le torri di livello 3 e 4 non si comprano.
        [RT-R49] Questa torre non è nella riserva o è di livello troppo alto per lo scenario.
       *[other] I cristalli non bastano.
    }
reason-cannot-copy = Questa abilità speciale non si può ripetere.
reason-cannot-end-there = { $clause ->
        [RT-R55] Lì c'è una carta terreno.
        [RT-16-5] Lì c'è una torre.
        [RT-13-13] Nessun eroe può finire il movimento su un portale.
        [RT-17-9] Nessun eroe può finire il movimento su un boss.
       *[other] Sulla carta orda non c'è posto per la base.
    }
reason-cannot-pass = { $clause ->
        [RT-14-2] Una torre si passa di un livello più alta, non come questa.
       *[other] Una torre si passa a un altro giocatore.
    }
reason-cannot-strike-boss = { $clause ->
        [RT-29-5] Questo incantesimo non colpisce i boss.
       *[other] In questo scenario gli eroi non possono attaccare il boss.
    }
reason-cannot-strike-portal = { $clause ->
        [RT-13-15] Questo incantesimo non colpisce i portali.
       *[other] Gli eroi non possono attaccare i portali.
    }
reason-covered-square = Questa casella è già coperta.
reason-deadly = I nemici letali si coprono solo con tessere.
reason-declared-done = Hai già detto di aver finito. Prima torna in gioco.
reason-empty-square = Un soldato deve stare su un nemico.
reason-face-down = Questa abilità speciale è stata usata ed è a faccia in giù.
reason-hero-card-used = { $clause ->
        [RT-R67] Il tuo eroe è sconfitto.
        [RT-15-5] Il tuo eroe è appena tornato in vita e in questo round non fa nulla.
       *[other] Il tuo eroe è già stato attivato in questo round.
    }
reason-hero-not-free = { $clause ->
        [RT-R124] Qui questo personaggio è il boss.
       *[other] Qualcuno gioca già con questo eroe.
    }
reason-iron-rule = Qui la Sfida di ferro lo vieta.
reason-linked-tiles = Le tessere unite da + vanno su una sola e medesima orda.
reason-must-attack = { $clause ->
        [RT-26-6] Ciò che un incantesimo può piazzare va piazzato.
        [RT-R61] Ciò con cui l'eroe attacca va piazzato, finché ci sta.
       *[other] Non si può rinunciare a un attacco che ha un bersaglio valido.
    }
reason-must-open-portal = Finché una tessera portale ci sta, va posata.
reason-no-beast = Il gatto selvatico non è sulla mappa o è già stato attivato in questo round.
reason-no-building-site = Lì non c'è un cantiere.
reason-no-horde-there = Lì non c'è un'orda.
reason-no-place-for-portal = { $clause ->
        [RT-29-11] Questa orda è già un portale.
        [RT-29-12] Su questa orda c'è un eroe.
       *[other] La tessera portale lì non ci sta, o sconfiggerebbe l'orda.
    }
reason-no-room-for-base = La base copre 2×2 caselle libere senza nemici letali.
reason-no-shelter = Ci si può spostare solo su uno spazio libero adiacente del percorso o su un cantiere senza torre.
reason-no-soldier-due = Questo attacco non piazza più soldati.
reason-no-soldiers-left = Tutti i soldati sono già su carte orda.
reason-no-such-ability = L'eroe non ha questa abilità speciale sulla plancia.
reason-no-such-spell = Non avete questo incantesimo.
reason-no-such-tile = L'attacco non ha più una tessera così.
reason-no-turning = Questa tessera non si può ruotare.
reason-no-upgrade = Ora questa torre non si può potenziare, e in solitario non c'è a chi passarla.
reason-no-way-on = Da qui non si arriva lì.
reason-not-in-hand = { $clause ->
        [RT-14-8] Una torre passata arriva in mano solo alla fine del round.
        [RT-14-9] Una torre su un cantiere non si può passare.
       *[other] Non hai in mano questa torre.
    }
reason-not-on-bench = { $clause ->
        [RT-R104] Dalla panchina entra un solo eroe per round.
       *[other] Questo eroe non è sulla tua panchina.
    }
reason-nothing-in-reach = Da qui non c'è nulla da colpire.
reason-off-the-card = Questa casella non è sulla carta.
reason-off-the-map = Sulla mappa non c'è uno spazio così.
reason-on-a-hero = Una tessera non può stare su un eroe.
reason-on-a-soldier = Una tessera non può stare su un soldato.
reason-on-a-tile = Una tessera non può stare su un'altra.
reason-one-action = { $clause ->
        [RT-18-24] Chi riposa non fa altro in questo round.
       *[other] In un'attivazione un eroe compie una sola azione.
    }
reason-one-movement = { $clause ->
        [RT-16-7] Dopo un'azione nel mezzo del movimento l'eroe non prosegue.
       *[other] In un'attivazione un eroe si muove una volta sola.
    }
reason-other-horde = Questo attacco colpisce solo una certa orda.
reason-out-of-reach = { $clause ->
        [RT-30-7] L'orda sullo spazio dell'eroe non è adiacente.
        [RT-18-8] Un attacco a distanza non colpisce l'orda su cui si trova l'eroe.
       *[other] Quell'orda è fuori portata.
    }
reason-portal-too-high = Questa torre ha un livello troppo basso per quel portale.
reason-portal-surges = In questa tempesta il portale richiede una torre di un livello più alto.
reason-red-square = { $clause ->
        [RT-13-2] La casella del livello di un portale resta scoperta.
       *[other] Le caselle rosse non si possono coprire.
    }
reason-resistant = Questo nemico resiste agli attacchi di questo tipo.
reason-soldiers-left = Finché nella riserva ci sono soldati, non se ne spostano da altre carte.
reason-spell-too-strong = { $clause ->
        [RT-26-2] Questo incantesimo è già scelto.
       *[other] Questo incantesimo ha troppi simboli di potere per lo scenario.
    }
reason-storm-forbids = La tempesta dei portali lo vieta in questo round.
reason-too-far = { $clause ->
        [RT-16-8] Un eroe entra sulla mappa da uno spazio del percorso vicino a un'uscita.
       *[other] È troppo lontano.
    }
reason-too-near-exit = La tempesta squarcia solo un'orda che abbia ancora almeno quattro spazi davanti a sé.


## Errori di preparazione

fault-unreadable-hero = Ogni posto porta un eroe e abilità speciali, per nome.
fault-hero-taken = Due giocatori non possono giocare con lo stesso eroe.
fault-some-heroes = O tutti portano un eroe, o nessuno.
fault-no-hero = Con un eroe così non si può giocare.
fault-hero-is-boss = Questo personaggio è il boss dello scenario.
fault-iron-rule = Qui la Sfida di ferro non permette abilità speciali.
fault-wrong-ability = Le abilità speciali devono essere diverse e appartenere all'eroe.
fault-too-many-abilities = Una plancia dell'eroe ha posto per due abilità speciali.
