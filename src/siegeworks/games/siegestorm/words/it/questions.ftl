## Domande

prompt-choose = { $card }: scegli { $pick_acc }.
    .boss = { $card }: che cosa sceglie { $player }? Secondo il testo: { $pick_acc }.
prompt-pay = { $card }: ancora { $due } da pagare. Scarta una carta o impegna un aiutante.
prompt-react = { $kind ->
        [ability] { $player } usa l'abilità di { $card }. Vuoi reagire?
        [gang] { $player } gioca { $card } come gang. Vuoi reagire?
        [spirit] { $player } usa lo spirito di { $card }. Vuoi reagire?
       *[action] { $player } gioca l'azione di { $card }. Vuoi reagire?
    }
prompt-act = Tocca a te: gioca azioni, usa abilità o prosegui.
    .deploy = Schierare: gioca una creatura o azioni, usa abilità o termina il turno.
prompt-advance = Quale linea di guerra avanza per prima?
prompt-order = { $card } lascia la linea di guerra: dai un ordine.
prompt-attack = { $card } assalta: scegli il bersaglio.
prompt-after-storm = { $card }: dove va dopo l'assalto?
prompt-which-first = Si innescano più abilità: quale per prima?
prompt-exchange = La tua mano iniziale: quali carte rimetti in fondo alle risorse?
prompt-discard = { $card }: scarta { $cards_card }.
    .hand = { $card }: scarta la tua mano. Quale carta adesso?
    .boss = { $card }: quale carta scarta il boss?
prompt-vision = { $card }: Scruta.
    .keep = { $card }: quale carta tieni?
    .rest = { $card }: quale carta rimetti adesso?
prompt-reset = { $card }: quale aiutante riposizioni? (al massimo { $most })
prompt-may = { $card }: vuoi farlo? { $text }
prompt-extra-turn = Vuoi giocare il turno extra?
prompt-boss-plays = { $player } può giocare più carte equivalenti: quale per prima?
prompt-leader = { $card } (leader): dove va la carta?
prompt-boss-attacks = { $card } attacca e può sconfiggere più carte di pari costo: quale?
prompt-which-totem = Quale totem riceve per primo il segnalino spirito?
prompt-who-suffers = { $card }: chi di voi ne subisce l'effetto?


## Risposte

option-play = gioca { $card_acc } come azione
option-advance = avanza: { $place }
option-deploy = gioca { $card_acc } come creatura
option-use = usa l'abilità: { $place }
option-target = scegli: { $place }
option-card = scegli { $card_acc }
option-attack-player = attacca { $place }
option-attack = attacca: { $place }
option-storm = assalta
option-hold-front = mantieni il terreno nella tua prima linea
option-hold-land = mantieni il terreno nella terra di nessuno
option-support = dai supporto
option-pass = non reagire
option-next = fase successiva
option-end = termina il turno
option-keep = tieni entrambe le carte
option-return = rimetti { $card_acc }
option-return-cards = rimetti { $cards }, in quest'ordine
option-commit = impegna l'aiutante { $n }{ $name }
option-discard = scarta { $card_acc }
option-keep-card = tieni { $card_acc }
option-bottom = metti { $card_acc } in fondo alle risorse
option-top = metti { $card_acc } in cima alle risorse
option-reset = riposiziona l'aiutante { $n }{ $name }
option-done = fatto
option-take = gioca il turno extra
option-decline = niente turno extra
option-to-hand = in mano
option-to-support = nella zona supporto
option-first = prima: { $card }
option-none = niente da scegliere
option-boss = il boss gioca { $card_acc }
option-lead = posiziona: { $place }
option-strike = ne subisce l'effetto { $place }
option-target-menace = scegli il livello minaccia


## Spazi

card-at = { $card } ({ $place })
square-space = { $n ->
        [1] zona di schieramento { $player_of }
       *[other] linea di guerra { $player_of }, spazio { $n }
    }
side-l = { positions-left }
side-r = { positions-right }
track-l = linea di guerra sinistra
track-r = linea di guerra destra
square-front = prima linea { $player_of }
square-land = terra di nessuno { $n }
square-supporter = aiutante { $n } { $player_of }
on-board = sulla plancia { $player_of }


## Perché no

reason-on-track = Un assalto non può avere come bersaglio creature in una linea di guerra.
reason-no-such-target = Questo bersaglio non esiste.
reason-nobody-there = Lì non c'è nessuno.
reason-no-ability = Questa creatura non ha abilità da attivare.
reason-on-battle-zone = Le creature nella zona di battaglia non sono né alleati né nemici.
reason-not-yours = Questa creatura non è tua.
reason-no-such-card = Questa carta non è tra quelle da scegliere.
reason-no-target = Non c'è un bersaglio valido.
reason-protected = Questa carta non può essere bersaglio.
reason-wrong-target = Questa carta non è un bersaglio valido.
reason-no-casualties = Non hai perdite da curare.
reason-no-action = Questa carta non ha un'azione.
reason-not-in-hand = Questa carta non è nella tua mano.
reason-not-your-turn = Le creature si giocano solo nel proprio turno.
reason-zone-occupied = La tua zona di schieramento è occupata.
reason-one-creature-a-turn = In questo turno hai già giocato una creatura.
reason-cannot-pay = Non puoi pagare il costo.
reason-not-ready = Questo aiutante non è pronto.
reason-order-first = Prima dai un ordine alla creatura.
reason-land-occupied = La terra di nessuno è occupata.
reason-not-your-frontline = Puoi mantenere il terreno solo nella tua prima linea o nella terra di nessuno.
reason-answer-first = Prima rispondi a ciò che viene chiesto.
reason-choose-first = Prima scegli: scelte e pagamento sono un solo annuncio.
reason-one-kept = Con Scruta tieni una sola carta.
reason-which-track = Di' per quale linea di guerra.
reason-out-of-reach = Questa linea di guerra non arriva fin lì.
reason-not-your-track = Questa linea di guerra non è tua.
reason-pay-first = Prima paga il costo.
reason-cannot-pay-itself = Una carta non può pagare per sé stessa.
reason-not-the-deploy-step = Le creature si giocano solo nella fase Schierare.
reason-used-this-turn = Questa abilità è già stata usata in questo turno.
reason-wrong-kind-to-negate = Questa carta non può negare quel tipo di effetto.
reason-nothing-to-negate = Non c'è nulla da negare.
reason-not-in-place = La creatura non è più al suo posto.
reason-your-own = Non puoi attaccare una tua creatura.
reason-itself = Una creatura non può scegliere sé stessa.
reason-not-your-turn-to-deploy = Si schiera solo nel proprio turno.
reason-no-other-card = Non hai in mano un'altra carta da usare.
reason-other-step = Questo non è possibile nella fase attuale.
reason-only-as-reaction = Ora azioni e abilità si usano solo come reazioni.
reason-no-creature-as-reaction = Una creatura non si può giocare come reazione.
reason-nothing-to-react-to = Non c'è nulla a cui reagire.
reason-nobody-leaves = Nessuna creatura sta lasciando la linea di guerra.
reason-nobody-storms = Nessuna creatura sta assaltando.
reason-no-conflict = Non c'è nulla da mettere in ordine.
reason-nothing-to-pay = Non c'è nulla da pagare o da scartare.
reason-nothing-to-keep = Non c'è nulla da tenere o da rimettere nel mazzo.
reason-bottom-only = Le carte vanno solo in fondo alle risorse.
reason-nothing-to-reset = Non c'è nulla da riposizionare.
reason-nothing-to-choose = Non c'è nulla da scegliere.
reason-no-extra-turn = Non è stato concesso un turno extra.
reason-only-negate = Contro un boss sono ammesse solo reazioni che negano.
reason-no-creature = Questa carta non può essere una creatura.
reason-shielded = Questa creatura è protetta: azioni e abilità dei suoi avversari non hanno effetto su di essa.
reason-partners-zone = Non puoi mettere carte dalla parte del tuo compagno nella zona di battaglia.
reason-partners-battle-zone = Puoi usare le abilità nella linea di guerra del tuo compagno, non nella sua zona di battaglia.
reason-no-boss-choice = Ora non c'è nulla da decidere per il boss.
reason-no-boss = { ui-no-boss }
reason-no-allies = Non ci sono alleati.


## Difetti dei mazzi

fault-unreadable-deck = Il mazzo non si può leggere.
fault-deck-without-hand = Il mazzo non basta per una mano iniziale.
fault-deck-size = Un mazzo ha esattamente 34 carte, non { $cards }.
fault-deck-copies = { $card }: { $count } copie, al massimo ne sono ammesse { $most }.
fault-deck-factions = Un mazzo contiene carte di una sola fazione, non di più fazioni: { $factions }.
fault-deck-boss-card = { $card } appartiene a un mazzo boss.
fault-promo-ranked = { $card } è una carta promozionale, non ammessa nelle partite classificate.
fault-promo-not-agreed = { $card } è una carta promozionale e le carte promozionali non sono state concordate.
