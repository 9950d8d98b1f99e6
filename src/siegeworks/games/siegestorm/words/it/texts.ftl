# Siegestorm in italiano.
#
# Le frasi iniziano con la minuscola e non hanno il punto; il programma ne fa frasi intere.
# Le parti facoltative come $that, $per, $most e $when portano con sé lo spazio iniziale.


## Grammatica

# Le forme che si chiedono ai nomi: oggetto, e termine con la preposizione a.
# Per un nome già citato sono i pronomi da unire al verbo.
cases =
    .one = acc dat
    .all = acc dat
own =
    .you = tuo
    .other = tuo
# Una parte come proprietaria, e come chi riceve qualcosa.
and = { $first } e { $second }
semicolon = { $first }; { $second }
then =
    .do = { $first }, poi { $second }
    .may = { $first } e poi { $second }
per = per { $each }
at-most = (al massimo { $n })
while = { " " }se { $clause }
if-done = se lo fai, { $text }
repeat = { $n ->
        [2] fallo due volte in totale
       *[other] fallo { $n } volte in totale
    }
once-per-turn = solo una volta per turno
bonus-att = { $n } ATT
bonus-de = { $n } DEF


## Nomi

noun-card = carta
    .gender = f
    .it-acc = la
    .it-dat = le
    .that-acc = la carta scelta
    .that-dat = alla carta scelta
    .counted = { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
    .at-least = { $n ->
        [one] almeno { $n } carta
       *[other] almeno { $n } carte
    }
    .less-than = meno di { $n } carte
noun-creature = creatura
    .gender = f
    .it-acc = la
    .it-dat = le
    .that-acc = la creatura scelta
    .that-dat = alla creatura scelta
    .counted = { $n ->
        [one] { $n } creatura
       *[other] { $n } creature
    }
    .at-least = { $n ->
        [one] una creatura
       *[other] almeno { $n } creature
    }
    .less-than = meno di { $n } creature
noun-ally = alleato
    .gender = m
    .it-acc = lo
    .it-dat = gli
    .that-acc = l'alleato scelto
    .that-dat = all'alleato scelto
    .counted = { $n ->
        [one] { $n } alleato
       *[other] { $n } alleati
    }
    .at-least = { $n ->
        [one] un alleato
       *[other] almeno { $n } alleati
    }
    .less-than = meno di { $n } alleati
noun-enemy = nemico
    .gender = m
    .it-acc = lo
    .it-dat = gli
    .that-acc = il nemico scelto
    .that-dat = al nemico scelto
    .counted = { $n ->
        [one] { $n } nemico
       *[other] { $n } nemici
    }
    .at-least = { $n ->
        [one] un nemico
       *[other] almeno { $n } nemici
    }
    .less-than = meno di { $n } nemici
noun-defender = difensore
    .gender = m
    .it-acc = lo
    .it-dat = gli
    .that-acc = il difensore scelto
    .that-dat = al difensore scelto
    .counted = { $n ->
        [one] { $n } difensore
       *[other] { $n } difensori
    }
    .at-least = { $n ->
        [one] un difensore
       *[other] almeno { $n } difensori
    }
    .less-than = meno di { $n } difensori
noun-supporter = aiutante
    .gender = m
    .it-acc = lo
    .it-dat = gli
    .that-acc = l'aiutante scelto
    .that-dat = all'aiutante scelto
    .counted = { $n ->
        [one] { $n } aiutante
       *[other] { $n } aiutanti
    }
    .at-least = { $n ->
        [one] un aiutante
       *[other] almeno { $n } aiutanti
    }
    .less-than = meno di { $n } aiutanti


## Scelte: una carta, tutte le carte, ogni carta contata, carte confrontate per numero
## e le frasi «ne hai tante» e «non ne hai».

pick-allies =
    .one-acc = un alleato{ $that }
    .one-dat = a un alleato{ $that }
    .all-acc = tutti gli alleati{ $that }
    .all-dat = a tutti gli alleati{ $that }
    .each = ogni alleato{ $that }
    .count = alleati{ $that }
    .have = hai { $counted }{ $that }
    .lack = non hai alleati{ $that }
pick-own-track =
    .one-acc = una creatura della tua linea di guerra{ $that }
    .one-dat = a una creatura della tua linea di guerra{ $that }
    .all-acc = tutte le creature della tua linea di guerra{ $that }
    .all-dat = a tutte le creature della tua linea di guerra{ $that }
    .each = ogni creatura{ $that } nella tua linea di guerra
    .count = creature{ $that } nella tua linea di guerra
    .have = hai { $counted }{ $that } nella tua linea di guerra
    .lack = non hai creature{ $that } nella tua linea di guerra
pick-own-spaces =
    .one-acc = una creatura della tua linea di guerra{ $that }
    .one-dat = a una creatura della tua linea di guerra{ $that }
    .all-acc = tutte le creature della tua linea di guerra{ $that }
    .all-dat = a tutte le creature della tua linea di guerra{ $that }
    .each = ogni creatura{ $that } nella tua linea di guerra
    .count = creature{ $that } nella tua linea di guerra
    .have = hai { $counted }{ $that } nella tua linea di guerra
    .lack = non hai creature{ $that } nella tua linea di guerra
pick-enemies =
    .one-acc = un nemico{ $that }
    .one-dat = a un nemico{ $that }
    .all-acc = tutti i nemici{ $that }
    .all-dat = a tutti i nemici{ $that }
    .each = ogni nemico{ $that }
    .count = nemici{ $that }
    .have = hai di fronte { $counted }{ $that }
    .lack = non hai di fronte nemici{ $that }
pick-tracks =
    .one-acc = una creatura di una qualsiasi linea di guerra{ $that }
    .one-dat = a una creatura di una qualsiasi linea di guerra{ $that }
    .all-acc = tutte le creature di tutte le linee di guerra{ $that }
    .all-dat = a tutte le creature di tutte le linee di guerra{ $that }
    .each = ogni creatura{ $that } nelle linee di guerra
    .count = creature{ $that } nelle linee di guerra
    .have = le linee di guerra ospitano { $counted }{ $that }
    .lack = le linee di guerra non ospitano creature{ $that }
pick-other-track =
    .one-acc = una creatura di un'altra linea di guerra{ $that }
    .one-dat = a una creatura di un'altra linea di guerra{ $that }
    .all-acc = tutte le creature delle altre linee di guerra{ $that }
    .all-dat = a tutte le creature delle altre linee di guerra{ $that }
    .each = ogni creatura{ $that } nelle altre linee di guerra
    .count = creature{ $that } nelle altre linee di guerra
    .have = le altre linee di guerra ospitano { $counted }{ $that }
    .lack = le altre linee di guerra non ospitano creature{ $that }
pick-creatures =
    .one-acc = una creatura qualsiasi{ $that }
    .one-dat = a una creatura qualsiasi{ $that }
    .all-acc = tutte le creature{ $that }
    .all-dat = a tutte le creature{ $that }
    .each = ogni creatura{ $that } in gioco
    .count = creature{ $that } in gioco
    .have = il campo di battaglia ospita { $counted }{ $that }
    .lack = il campo di battaglia non ospita altre creature{ $that }
pick-opposing-creatures =
    .one-acc = una creatura del tuo avversario{ $that }
    .one-dat = a una creatura del tuo avversario{ $that }
    .all-acc = tutte le creature del tuo avversario{ $that }
    .all-dat = a tutte le creature del tuo avversario{ $that }
    .each = ogni creatura del tuo avversario{ $that }
    .count = creature del tuo avversario{ $that }
    .have = il tuo avversario ha { $counted }{ $that }
    .lack = il tuo avversario non ha creature{ $that }
pick-in-play =
    .one-acc = una carta qualsiasi{ $that } in gioco
    .one-dat = a una carta qualsiasi{ $that } in gioco
    .all-acc = tutte le carte{ $that } in gioco
    .all-dat = a tutte le carte{ $that } in gioco
    .each = ogni carta{ $that } in gioco
    .count = carte{ $that } in gioco
    .have = il campo di battaglia ospita { $counted }{ $that } in gioco
    .lack = il campo di battaglia non ospita altre carte{ $that } in gioco
pick-own-supporters =
    .one-acc = un tuo aiutante{ $that }
    .one-dat = a un tuo aiutante{ $that }
    .all-acc = tutti i tuoi aiutanti{ $that }
    .all-dat = a tutti i tuoi aiutanti{ $that }
    .each = ogni tuo aiutante{ $that }
    .count = aiutanti tuoi{ $that }
    .have = hai { $counted }{ $that }
    .lack = non hai aiutanti{ $that }
pick-opposing-supporters =
    .one-acc = un aiutante del tuo avversario{ $that }
    .one-dat = a un aiutante del tuo avversario{ $that }
    .all-acc = tutti gli aiutanti del tuo avversario{ $that }
    .all-dat = a tutti gli aiutanti del tuo avversario{ $that }
    .each = ogni aiutante del tuo avversario{ $that }
    .count = aiutanti del tuo avversario{ $that }
    .have = il tuo avversario ha { $counted }{ $that }
    .lack = il tuo avversario non ha aiutanti{ $that }
pick-opposing-defender =
    .one-acc = il difensore del tuo avversario{ $that }
    .one-dat = al difensore del tuo avversario{ $that }
    .all-acc = il difensore del tuo avversario{ $that }
    .all-dat = al difensore del tuo avversario{ $that }
    .each = il difensore del tuo avversario{ $that }
    .count = difensori del tuo avversario{ $that }
    .have = il tuo avversario ha { $counted }{ $that }
    .lack = il tuo avversario non ha un difensore{ $that }
pick-own-hand =
    .one-acc = una carta{ $that } dalla tua mano
    .one-dat = a una carta{ $that } nella tua mano
    .all-acc = tutte le carte{ $that } nella tua mano
    .all-dat = a tutte le carte{ $that } nella tua mano
    .each = ogni carta{ $that } nella tua mano
    .count = carte{ $that } nella tua mano
    .have = hai { $counted }{ $that } in mano
    .lack = non hai carte{ $that } in mano
pick-replacement =
    .one-acc = un'altra carta{ $that } dalla tua mano
    .one-dat = a un'altra carta{ $that } nella tua mano
    .all-acc = tutte le altre carte{ $that } nella tua mano
    .all-dat = a tutte le altre carte{ $that } nella tua mano
    .each = ogni altra carta{ $that } nella tua mano
    .count = altre carte{ $that } nella tua mano
    .have = hai { $counted }{ $that } in mano
    .lack = non hai altre carte{ $that } in mano
pick-opposing-hand =
    .one-acc = una carta{ $that } dalla mano del tuo avversario
    .one-dat = a una carta{ $that } nella mano del tuo avversario
    .all-acc = tutte le carte{ $that } nella mano del tuo avversario
    .all-dat = a tutte le carte{ $that } nella mano del tuo avversario
    .each = ogni carta{ $that } nella mano del tuo avversario
    .count = carte{ $that } nella mano del tuo avversario
    .have = il tuo avversario ha { $counted }{ $that } in mano
    .lack = il tuo avversario non ha carte{ $that } in mano
pick-own-casualties =
    .one-acc = una carta{ $that } dalle tue perdite
    .one-dat = a una carta{ $that } nelle tue perdite
    .all-acc = tutte le carte{ $that } nelle tue perdite
    .all-dat = a tutte le carte{ $that } nelle tue perdite
    .each = ogni carta{ $that } nelle tue perdite
    .count = carte{ $that } nelle tue perdite
    .have = hai { $counted }{ $that } nelle perdite
    .lack = non hai carte{ $that } nelle perdite
pick-opposing-casualties =
    .one-acc = una carta{ $that } dalle perdite del tuo avversario
    .one-dat = a una carta{ $that } nelle perdite del tuo avversario
    .all-acc = tutte le carte{ $that } nelle perdite del tuo avversario
    .all-dat = a tutte le carte{ $that } nelle perdite del tuo avversario
    .each = ogni carta{ $that } nelle perdite del tuo avversario
    .count = carte{ $that } nelle perdite del tuo avversario
    .have = il tuo avversario ha { $counted }{ $that } nelle perdite
    .lack = il tuo avversario non ha carte{ $that } nelle perdite
pick-own-healing =
    .one-acc = una carta{ $that } dalla tua pila cura
    .one-dat = a una carta{ $that } nella tua pila cura
    .all-acc = tutte le carte{ $that } nella tua pila cura
    .all-dat = a tutte le carte{ $that } nella tua pila cura
    .each = ogni carta{ $that } nella tua pila cura
    .count = carte{ $that } nella tua pila cura
    .have = hai { $counted }{ $that } nella tua pila cura
    .lack = non hai carte{ $that } nella tua pila cura


## Limiti delle scelte

that-card = { $noun ->
        [card] { $name }
       *[other] di nome { $name }
    }
that-word = con «{ $word }» nel nome
that-max-def = con DEF { $n ->
        [0] 0
       *[other] { $n } o meno
    }
that-max-cost = con costo { $n ->
        [0] 0
       *[other] { $n } o meno
    }
that-min-cost = con costo { $n } o più
that-cost-between = con costo da { $min } a { $max }
that-shapeshift = con Cambiaforma


## Per che cosa si conta una quantità, oltre alle carte di una scelta

each-per-token = ogni segnalino spirito su questa carta
each-per-own-supporter = ogni suo aiutante


## Condizioni

clause-outnumbered = ci sono meno { $fewer } che { $more }
clause-undefended = un avversario non ha un difensore
clause-menace-at-most = il livello minaccia è { $level } o meno


## Effetti: che cosa si fa, e .may: che cosa segue «puoi».
## Con $…_ref = it il nome è già stato citato e il pronome si unisce al verbo.

do-if = se { $clause }, { $text }
    .otherwise = altrimenti { $text }
do-may = puoi { $text }
    .list = puoi fare quanto segue: { $text }
do-choose = scegli { $pick_acc }
    .may = scegliere { $pick_acc }
do-draw = pesca { $cards_card }{ $per }{ $most }
    .may = pescare { $cards_card }{ $per }{ $most }
do-damage = { $to ->
        [you] subisci { $amount } DMG
        [each-player] infliggi { $amount } DMG a ogni giocatore
       *[opponent] infliggi { $amount } DMG al tuo avversario
    }{ $per }{ $most }
    .may = { $to ->
        [you] subire { $amount } DMG
        [each-player] infliggere { $amount } DMG a ogni giocatore
       *[opponent] infliggere { $amount } DMG al tuo avversario
    }{ $per }{ $most }
do-heal = cura { $cards }{ $per }{ $most }
    .may = curare { $cards_card }{ $per }{ $most }
do-raise = fai risorgere { $cards_card }
    .may = far risorgere { $cards_card }
do-steal = ruba { $cards_card }
    .may = rubare { $cards_card }
do-discard = { $who ->
        [you] scarta { $cards_card }
       *[opponent] il tuo avversario scarta { $cards_card }
    }
    .may = { $who ->
        [you] scartare { $cards_card }
       *[opponent] far scartare { $cards_card } al tuo avversario
    }
do-discard-random = il tuo avversario scarta { $cards_card } a caso
    .may = far scartare { $cards_card } a caso al tuo avversario
do-discard-hand = scarta tutta la tua mano
    .may = scartare tutta la tua mano
do-kill = { $target_ref ->
        [it] sconfiggi{ $target_acc }
       *[new] sconfiggi { $target_acc }
    }
    .may = { $target_ref ->
        [it] sconfigger{ $target_acc }
       *[new] sconfiggere { $target_acc }
    }
do-kill-each = sconfiggi { $pick_acc }
    .may = sconfiggere { $pick_acc }
do-sacrifice = { $target_ref ->
        [it] sacrifica{ $target_acc }
       *[new] sacrifica { $target_acc }
    }
    .may = { $target_ref ->
        [it] sacrificar{ $target_acc }
       *[new] sacrificare { $target_acc }
    }
do-destroy = { $target_ref ->
        [it] distruggi{ $target_acc }
       *[new] distruggi { $target_acc }
    }
    .may = { $target_ref ->
        [it] distrugger{ $target_acc }
       *[new] distruggere { $target_acc }
    }
do-return = { $target_ref ->
        [it] fal{ $target_acc } tornare nella mano del proprietario
       *[new] fai tornare { $target_acc } nella mano del proprietario
    }
    .may = { $target_ref ->
        [it] far{ $target_acc } tornare nella mano del proprietario
       *[new] far tornare { $target_acc } nella mano del proprietario
    }
do-return-each = fai tornare { $pick_acc } { $pick_number ->
        [one] nella mano del proprietario
       *[many] nelle mani dei proprietari
    }
    .may = far tornare { $pick_acc } { $pick_number ->
        [one] nella mano del proprietario
       *[many] nelle mani dei proprietari
    }
do-switch = { $one_ref ->
        [it] scambia{ $one_acc } con { $other_acc }
       *[new] scambia { $one_acc } con { $other_acc }
    }
    .may = { $one_ref ->
        [it] scambiar{ $one_acc } con { $other_acc }
       *[new] scambiare { $one_acc } con { $other_acc }
    }
do-advance = fai avanzare { $who ->
        [opponent] la linea di guerra del tuo avversario
        [each-player] tutte le linee di guerra
       *[you] la tua linea di guerra
    } di 1 spazio
    .may = far avanzare { $who ->
        [opponent] la linea di guerra del tuo avversario
        [each-player] tutte le linee di guerra
       *[you] la tua linea di guerra
    } di 1 spazio
do-storm = { $target_ref ->
        [it] fal{ $target_acc } assaltare
       *[new] fai assaltare { $target_acc }
    }; dopo l'assalto va nelle perdite
    .may = { $target_ref ->
        [it] far{ $target_acc } assaltare
       *[new] far assaltare { $target_acc }
    }; dopo l'assalto va nelle perdite
do-place = { $target_ref ->
        [it] posiziona{ $target_acc } gratis
       *[new] posiziona gratis { $target_acc }
    } { $to ->
        [land] nella terra di nessuno
       *[front] nella tua prima linea
    }
    .may = { $target_ref ->
        [it] posizionar{ $target_acc } gratis
       *[new] posizionare gratis { $target_acc }
    } { $to ->
        [land] nella terra di nessuno
       *[front] nella tua prima linea
    }
do-deploy = { $target_ref ->
        [it] schiera{ $target_acc } gratis
       *[new] schiera gratis { $target_acc }
    }
    .may = { $target_ref ->
        [it] schierar{ $target_acc } gratis
       *[new] schierare gratis { $target_acc }
    }
do-deploy-top = schiera gratis la prima carta delle tue perdite
    .may = schierare gratis la prima carta delle tue perdite
do-take-back = { $target_ref ->
        [it] prendi{ $target_acc } in mano
       *[new] prendi in mano { $target_acc }
    }
    .may = { $target_ref ->
        [it] prender{ $target_acc } in mano
       *[new] prendere in mano { $target_acc }
    }
do-support-top = metti la prima carta delle tue risorse nella tua zona supporto
    .may = mettere la prima carta delle tue risorse nella tua zona supporto
do-recruit = { $target_ref ->
        [it] metti{ $target_acc }
       *[new] metti { $target_acc }
    } nella tua zona supporto
    .may = { $target_ref ->
        [it] metter{ $target_acc }
       *[new] mettere { $target_acc }
    } nella tua zona supporto
do-step-back = { $target_ref ->
        [it] sposta{ $target_acc }
       *[new] sposta { $target_acc }
    } nella tua zona supporto
    .may = { $target_ref ->
        [it] spostar{ $target_acc }
       *[new] spostare { $target_acc }
    } nella tua zona supporto
do-shapeshift = Cambiaforma
    .may = usare Cambiaforma
do-shapeshift-into = Cambiaforma con { $target_acc }
    .may = usare Cambiaforma con { $target_acc }
do-free-shapeshift = il tuo prossimo Cambiaforma in questo turno costa 0
    .may = portare a 0 il costo del tuo prossimo Cambiaforma in questo turno
do-protect = fino alla fine del turno le tue carte non possono essere bersaglio di azioni o abilità
    .may = impedire, fino alla fine del turno, che le tue carte siano bersaglio di azioni o abilità
do-unopposed = fino alla fine del turno le tue creature ignorano i difensori quando attaccano
    .may = far ignorare i difensori alle tue creature fino alla fine del turno
do-boost = { $target_ref ->
        [it] da{ $target_gender ->
            [f] lle
           *[m] gli
        } { $bonus }
       *[new] dai { $bonus } { $target_dat }
    } fino alla fine del turno
    .may = { $target_ref ->
        [it] dar{ $target_dat } { $bonus }
       *[new] dare { $bonus } { $target_dat }
    } fino alla fine del turno
do-boost-each = dai { $bonus } { $pick_dat } fino alla fine del turno
    .may = dare { $bonus } { $pick_dat } fino alla fine del turno
do-reset = { $most ->
        [1] puoi riposizionare un tuo aiutante
       *[other] riposiziona fino a { $most } dei tuoi aiutanti
    }
    .may = { $most ->
        [1] riposizionare un tuo aiutante
       *[other] riposizionare fino a { $most } dei tuoi aiutanti
    }
do-reset-all = riposiziona tutti i tuoi aiutanti
    .may = riposizionare tutti i tuoi aiutanti
do-vision = scruta { $cards }
    .may = scrutare { $cards }
do-negate = nega { $what ->
        [ability] un'abilità
        [either] un'azione o un'abilità
       *[action] un'azione
    }
    .may = negare { $what ->
        [ability] un'abilità
        [either] un'azione o un'abilità
       *[action] un'azione
    }
do-negate-and-use = nega { $what ->
        [ability] un'abilità
        [either] un'azione o un'abilità
       *[action] un'azione
    } e risolvila come se fosse tua
    .may = negare { $what ->
        [ability] un'abilità
        [either] un'azione o un'abilità
       *[action] un'azione
    } e risolverla come se fosse tua
do-extra-turn = puoi giocare un turno extra dopo questo
    .may = giocare un turno extra dopo questo
do-win = vinci la partita
    .may = vincere la partita
do-recover = recupera { $life ->
        [one] { $life } punto vita
       *[other] { $life } punti vita
    }{ $per }{ $most }
    .may = recuperare { $life ->
        [one] { $life } punto vita
       *[other] { $life } punti vita
    }{ $per }{ $most }
do-raise-menace = il livello minaccia sale di { $by }
    .may = far salire il livello minaccia di { $by }
do-put-gang-tokens = dai un segnalino gang a ogni alleato
    .may = dare un segnalino gang a ogni alleato
do-put-gang-token = { $target_ref ->
        [it] da{ $target_gender ->
            [f] lle
           *[m] gli
        } un segnalino gang
       *[new] dai un segnalino gang { $target_dat }
    }
    .may = { $target_ref ->
        [it] dar{ $target_dat } un segnalino gang
       *[new] dare un segnalino gang { $target_dat }
    }
do-put-spirit-tokens = dai un segnalino spirito a ogni tuo totem
    .may = dare un segnalino spirito a ogni tuo totem


## Abilità passive

passive-modify = { $who ->
        [self] questa creatura riceve
        [enemies] i nemici ricevono
        [shapeshifters] gli alleati con Cambiaforma ricevono
       *[allies] gli alleati ricevono
    } { $bonus }{ $when }
passive-ignore-defenders = { $who ->
        [self] questa creatura ignora i difensori quando attacca
       *[own] le tue creature ignorano i difensori quando attaccano
    }
passive-attack-twice = questa creatura attacca due volte durante il suo assalto{ $when }
passive-raise-damage = ogni volta che il tuo avversario subisce DMG, ne subisce { $by } in più
passive-draw-more = nella tua fase Pescare peschi { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } in più
passive-cheaper = { $kind ->
        [action] le tue azioni
       *[creature] le tue creature
    } costano { $by } in meno
passive-untouchable = il tuo avversario non può scegliere questa creatura come bersaglio di azioni o abilità
passive-after-storm = { $who ->
        [self] dopo il suo assalto questa creatura { $to ->
            [support] diventa un tuo aiutante
           *[hand] torna nella tua mano
        }
       *[own] dopo il suo assalto ogni tua creatura { $to ->
            [support] diventa un tuo aiutante
           *[hand] torna nella tua mano
        }
    }
passive-whenever = { $moment }, { $text }
    .once = { $moment }, { $text }
    .time = { $moment }, { $text }
passive-totem = ogni volta che questa carta riceve un segnalino spirito, { $text }
passive-activate = { $cost }: { $text }


## Momenti che innescano le abilità

moment-opponent-damaged = ogni volta che il tuo avversario subisce DMG
    .once = una volta per turno, quando il tuo avversario subisce DMG
moment-you-damaged = ogni volta che subisci DMG
    .once = una volta per turno, quando subisci DMG
moment-you-kill = ogni volta che sconfiggi una carta
    .once = una volta per turno, quando sconfiggi una carta
moment-ally-killed = ogni volta che un alleato viene sconfitto
    .once = una volta per turno, quando un alleato viene sconfitto
moment-self-storms = quando questa creatura assalta
    .once = una volta per turno, quando questa creatura assalta
moment-ally-storms = ogni volta che un alleato assalta
    .once = una volta per turno, quando un alleato assalta
moment-ally-deployed = ogni volta che un alleato viene schierato
    .once = una volta per turno, quando un alleato viene schierato
moment-enemy-deployed = ogni volta che un nemico viene schierato
    .once = una volta per turno, quando un nemico viene schierato
moment-you-shapeshift = ogni volta che usi Cambiaforma
    .once = una volta per turno, quando usi Cambiaforma
moment-you-heal = ogni volta che curi
    .once = una volta per turno, quando curi
moment-opponent-discards = ogni volta che il tuo avversario scarta una carta (non per pagare)
    .once = una volta per turno, quando il tuo avversario scarta una carta (non per pagare)
moment-you-discard = ogni volta che scarti una carta (non per pagare)
    .once = una volta per turno, quando scarti una carta (non per pagare)
moment-you-support = ogni volta che ottieni un aiutante
    .once = una volta per turno, quando ottieni un aiutante
moment-turn-begins = all'inizio del tuo turno
    .once = all'inizio del tuo turno


## Boss: come si giocano le carte dei loro mazzi e che cosa dice una carta boss

command-deploy = { term-deploy-command }
command-leader = { term-leader }
command-gang = azione speciale: gang
command-action = { term-action }
command-or = { $first } o { $second }
boss-hand = Il boss pesca { $cards } in ogni turno.
boss-decks = { $base } e { $advanced }
boss-start = livello minaccia { $menace }, { $base } carte base, { $advanced } carte avanzate, { $life } punti vita
victory-life = Il boss non ha più punti vita.
victory-cards = Il boss deve pescare e fra risorse e riserve ha troppo poche carte.
victory-own-casualties = Alla fine di un turno il boss ha { $counted }{ $that } nelle sue perdite.
victory-opposing-supporters = Alla fine di un turno i giocatori hanno in tutto { $counted }{ $that }.
victory-menace-at-most = Alla fine di un turno il livello minaccia è { $level } o meno.
