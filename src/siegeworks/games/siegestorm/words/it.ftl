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
sentence = { $text }.
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
with-clause = { $text } ({ $clause })
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
passive-raise-damage = ogni volta che infliggi DMG al tuo avversario, infliggine { $by } in più
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

command-deploy = schierare
command-leader = leader
command-gang = azione speciale: gang
command-action = azione
command-or = { $first } o { $second }
boss-hand = Il boss pesca { $cards } in ogni turno.
boss-decks = { $base } e { $advanced }
boss-start = livello minaccia { $menace }, { $base } carte base, { $advanced } carte avanzate, { $life } punti vita
victory-life = Il boss non ha più punti vita.
victory-cards = Il boss deve pescare e fra risorse e riserve ha troppo poche carte.
victory-own-casualties = Alla fine di un turno il boss ha { $counted }{ $that } nelle sue perdite.
victory-opposing-supporters = Alla fine di un turno i giocatori hanno in tutto { $counted }{ $that }.
victory-menace-at-most = Alla fine di un turno il livello minaccia è { $level } o meno.


## Cronaca

known-card = { $name }
    .acc = { $name }
    .dat = a { $name }
unknown-card = una carta
    .acc = una carta
    .dat = a una carta
event-shuffled = { $seat } mescola le risorse.
event-return-chosen = { $seat } ha deciso quali carte iniziali cambiare.
event-exchanged = { $cards ->
        [0] { $seat } tiene la mano iniziale.
       *[other] { $seat } rimette { $cards_card } in fondo alle risorse e ripesca{ $drawn_names }.
    }
event-first-player-chosen = Inizia { $seat }.
event-turn-began = { $extra ->
        [yes] { $seat } gioca un turno extra.
       *[no] Turno { $seat_of }.
    }
event-step-began = { $stage ->
        [prepare] Preparare
        [draw] Pescare
        [advance] Avanzare la linea di guerra
        [deploy] Schierare
        [extra] Turno extra
        [end] Fine turno
        [reserves] Scartare nelle riserve
        [actions] Azioni
       *[other] { "" }
    }{ $seat_shared ->
        [yes] { " " }({ $seat })
       *[no] { "" }
    }
event-turn-ended = { "" }
event-extra-turn-granted = { $seat_kind ->
        [boss] { $seat } ottiene un turno extra.
       *[player] { $seat } può giocare un turno extra.
    }
event-extra-turn-forgone = { $seat } rinuncia al turno extra.
event-lost = { $seat } perde: { $clause ->
        [SS-6-3] non ci sono abbastanza carte per la fase Pescare.
        [SS-6-4] non ci sono abbastanza carte da pescare.
        [SS-6-6] più DMG che carte rimaste.
        [SS-R7] non ci sono abbastanza carte per scrutare.
        [SS-R131] non ha più punti vita.
        [SS-16-22] troppo poche carte fra risorse e riserve.
        [SS-16-23] una condizione di vittoria della carta boss è soddisfatta.
       *[other] le carte sono finite.
    }
event-eliminated = { $seat } è fuori dalla partita.
event-won = { $seat } vince la partita.
event-drawn = { $seat } pesca { $number_card }{ $cards_names }.{ $lost ->
        [0] { "" }
        [one] { " " }La mano è piena, { $lost_card } va subito nelle perdite{ $lost_names }.
       *[other] { " " }La mano è piena, { $lost_card } vanno subito nelle perdite{ $lost_names }.
    }
event-discarded = { $as_payment ->
        [yes] { $seat } paga con { $card_acc }.
       *[no] { $seat } scarta { $card_acc }.
    }
event-committed = { $seat } impegna l'aiutante { $place }.
event-was-reset = { $seat } riposiziona l'aiutante { $place }.
event-prepared = { "" }
event-played = { $seat_kind ->
        [boss] { $seat } gioca { $card_acc }.
       *[player] { $seat } gioca { $card_acc } come azione.
    }
event-creature-announced = { $seat } gioca { $card_acc } come creatura.
event-activated = { $seat } usa l'abilità di { $card_acc }.
event-negated = L'effetto di { $card } ({ $seat }) viene negato.
event-action-done = { "" }
event-damaged = { $life ->
        [-1] { $seat } subisce { $amount } DMG{ $cards_names }.
        [one] { $seat } subisce { $amount } DMG: resta { $life } punto vita.
       *[other] { $seat } subisce { $amount } DMG: restano { $life } punti vita.
    }
event-healed = { $seat } cura { $number_card }.
event-raised = { $seat } fa risorgere { $card_acc } dalle perdite { $victim_of }.
event-stolen = { $seat } ruba { $card_acc } dalla mano { $victim_of }.
event-taken-back = { $seat } riprende in mano { $card_acc } dalle perdite.
event-seen = { $seat } scruta { $number_card }{ $cards_names }.
event-kept = { $seat } tiene { $card_acc }.
event-put-back = { $seat } mette { $card_acc } in { $on_top ->
        [yes] cima
       *[no] fondo
    } alle risorse.
event-deployed = { $origin ->
        [casualties] { $seat } schiera { $card_acc } dalle perdite.
        [hand] { $seat } schiera { $card_acc } dalla mano.
       *[played] { $seat } schiera { $card_acc }.
    }
event-placed = { $seat } posiziona { $card_acc } { $place ->
        [land] nella terra di nessuno
       *[front] in prima linea
    }{ $board }.{ $replaced_known ->
        [yes] { " " }{ $replaced } va nelle perdite.
       *[no] { "" }
    }
event-advanced = La linea di guerra { $track_of } avanza.
event-held-ground = { $card } ({ $track }) mantiene il terreno { $place ->
        [land] nella terra di nessuno
       *[front] in prima linea
    }.{ $replaced_known ->
        [yes] { " " }{ $replaced } va nelle perdite.
       *[no] { "" }
    }
event-supported = { $card_known ->
        [yes] { $card } diventa un aiutante { $seat_of }.
       *[no] { $seat } ottiene un aiutante.
    }
event-stormed = { $card } ({ $seat }) assalta.
event-attacked = { $card } attacca { $target_card_known ->
        [yes] { $target_card } ({ $seat })
       *[no] { $seat }
    } con forza d'attacco { $strength }.
event-storm-ended = { $to ->
        [hand] { $card } torna in mano.
        [support] { $card } diventa un aiutante.
       *[casualties] { $card } va nelle perdite.
    }
event-killed = La carta { $card } ({ $owner }) viene sconfitta.
event-destroyed = La carta { $card } ({ $owner }) viene distrutta.
event-returned = { $card } torna nella mano { $owner_of }.
event-switched = { $one_known ->
        [yes] { $one } e { $other } si scambiano di posto.
       *[no] Due creature si scambiano di posto.
    }
event-shapeshifted = { $seat } usa Cambiaforma: { $old } → { $new }.
event-lasted = { $kind ->
        [boost] { $piece_known ->
            [yes] { $piece }
           *[no] Una creatura
        } riceve { $att ->
            [0] { $de_signed } DEF
           *[other] { $de ->
                [0] { $att_signed } ATT
               *[other] { $att_signed } ATT e { $de_signed } DEF
            }
        } fino alla fine del turno.
        [protected] Fino alla fine del turno le carte { $seat_of } non possono essere bersaglio.
        [unopposed] Fino alla fine del turno gli attaccanti { $seat_of } ignorano i difensori.
        [free-shapeshift] Il prossimo Cambiaforma { $seat_of } in questo turno è gratis.
       *[other] { "" }
    }
event-spent = { "" }
event-triggered = { $card_kind ->
        [boss] Si innesca l'effetto livello minaccia { $seat_of }.
       *[card] Si innesca l'abilità di { $card } ({ $seat }).
    }
event-boss-arrived = Entra in campo { $card }: livello minaccia { $menace }, { $life ->
        [one] { $life } punto vita
       *[other] { $life } punti vita
    }.
event-boss-deck-built = Risorse { $seat_of }: { $base_deck } ({ $base }), { $advanced_deck } ({ $advanced }).
event-to-reserves = { $seat } scarta { $cards_card } nelle riserve{ $cards_names }.
event-boss-drew = { $seat } pesca { $number_card }{ $cards_names }.
event-reserves-shuffled = Le risorse { $seat_of } sono finite: le riserve vengono mescolate e prendono il loro posto.
event-menace-changed = Il livello minaccia { $change_sign ->
        [minus] scende
       *[plus] sale
    } a { $level }.
event-recovered = { $seat } recupera { $amount ->
        [one] { $amount } punto vita
       *[other] { $amount } punti vita
    } e ora ne ha { $life }.
event-gang-put = { $card } riceve un segnalino gang: in totale +{ $tokens } ATT.
event-spirit-put = { $card } riceve un segnalino spirito ({ $tokens } in totale).
event-boss-chose = { $seat } sceglie { $card_acc } ({ $command }, costo { $card_cost }, livello minaccia { $menace }): { $why ->
        [only] così non può giocarne altre.
        [dearest] così non può giocarne di più costose.
       *[chosen] scelta di un giocatore fra carte equivalenti.
    }
event-boss-stopped = { $cards ->
        [0] { $seat } non ha più carte da giocare.
       *[other] { $seat } non può giocare altro.{ $dear ->
            [0] { "" }
           *[other] { " " }Oltre il livello minaccia { $menace }: { $dear_names }.
        }{ $stuck ->
            [0] { "" }
           *[other] { " " }Senza posto o bersaglio: { $stuck_names }.
        }
    }
event-boss-targeted = { $why ->
        [none] L'attacco non può sconfiggere nessuna carta { $seat_of } nella zona di battaglia e colpisce le risorse.
        [only] Bersaglio: { $card } ({ $seat }), l'unico possibile.
        [chosen] Bersaglio: { $card } ({ $seat }), scelto da un giocatore fra bersagli equivalenti.
       *[dearest] Bersaglio: { $card } ({ $seat }), il più costoso possibile.
    }


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

option-play-card = gioca { $card_acc } come azione
option-advance-place = avanza: { $place }
option-deploy-card = gioca { $card_acc } come creatura
option-use-place = usa l'abilità: { $place }
option-target-place = scegli: { $place }
option-card-card = scegli { $card_acc }
option-attack-player = attacca { $place }
option-attack-place = attacca: { $place }
option-storm = assalta
option-hold-front = mantieni il terreno nella tua prima linea
option-hold-land = mantieni il terreno nella terra di nessuno
option-support = dai supporto
option-pass = non reagire
option-next = fase successiva
option-end = termina il turno
option-keep = tieni entrambe le carte
option-return-card = rimetti { $card_acc }
option-return-cards = rimetti { $cards }, in quest'ordine
option-commit-number = impegna l'aiutante { $n }{ $name }
option-discard-card = scarta { $card_acc }
option-keep-card = tieni { $card_acc }
option-bottom-card = metti { $card_acc } in fondo alle risorse
option-top-card = metti { $card_acc } in cima alle risorse
option-reset-number = riposiziona l'aiutante { $n }{ $name }
option-done = fatto
option-yes = sì
option-no = no
option-take = gioca il turno extra
option-decline = niente turno extra
option-to-hand = in mano
option-to-support = nella zona supporto
option-first-card = prima: { $card }
option-none = niente da scegliere
option-boss-card = il boss gioca { $card_acc }
option-lead-place = posiziona: { $place }
option-strike-player = ne subisce l'effetto { $place }
option-target-menace = scegli il livello minaccia


## Spazi

card-at = { $card } ({ $place })
square-space = { $n ->
        [1] zona di schieramento { $player_of }
       *[other] linea di guerra { $player_of }, spazio { $n }
    }
side-l = sinistra
side-r = destra
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
reason-no-boss-choice = Ora non c'è nulla da decidere per il boss.
reason-no-boss = In questa partita non c'è un boss.
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


## Esiti

outcome-SS-6-2 = { $winner ->
        [boss] Un giocatore non ha potuto pescare abbastanza carte.
       *[player] L'avversario non ha potuto pescare abbastanza carte.
    }
outcome-SS-6-3 = { $winner ->
        [boss] Un giocatore non ha potuto pescare abbastanza carte nella fase Pescare.
       *[player] L'avversario non ha potuto pescare abbastanza carte nella fase Pescare.
    }
outcome-SS-6-4 = { $winner ->
        [boss] Un giocatore non ha potuto pescare le carte richieste da un effetto.
       *[player] L'avversario non ha potuto pescare le carte richieste da un effetto.
    }
outcome-SS-6-6 = { $winner ->
        [boss] Un giocatore ha subito più DMG delle carte che gli restavano.
       *[player] L'avversario ha subito più DMG delle carte che gli restavano.
    }
outcome-SS-R7 = { $winner ->
        [boss] Un giocatore non aveva abbastanza carte per scrutare.
       *[player] L'avversario non aveva abbastanza carte per scrutare.
    }
outcome-SS-6-10 = Lo dice il testo di una carta.
outcome-SS-R131 = Il boss non ha più punti vita.
outcome-SS-16-22 = Il boss non ha potuto pescare abbastanza carte.
outcome-SS-16-23 = Una condizione di vittoria della carta boss è soddisfatta.


## Modalità, e ciò che si concorda prima di una partita

mode-duel = { term-duel-mode }
mode-solo = { term-solo-mode }
mode-coop = { term-co-op-mode }
mode-last-man-standing = { term-last-man-standing }
switch-damage-overflow-loses = chi subisce più DMG delle carte che gli restano perde
switch-vision-rest = dove vanno le altre carte di Scruta
switch-extra-turn-can-chain = a un turno extra ne può seguire un altro
switch-free-for-all = { term-free-for-all }
switch-promo-cards = carte promozionali
switch-lms-deploys-per-turn = creature per turno in Ultimo Sopravvissuto
switch-lms-first-player-draw = carte della primissima pesca in Ultimo Sopravvissuto
switch-boss = { term-boss }
switch-difficulty = { term-difficulty }
switch-base-deck = { term-base-boss-deck }
switch-advanced-deck = { term-advanced-boss-deck }
setting-true = sì
setting-false = no
setting-bottom = in fondo alle risorse
setting-top-or-bottom = in cima o in fondo alle risorse
setting-one-per-track = una per linea di guerra
setting-own = quello del boss


## Nomi delle carte

# ysra
card-borrowed-face = Volto in prestito
card-brainwashed-traitor = Traditore plagiato
card-keyhole-listener = Orecchio alla porta
card-rumor-weaver = Tessitore di voci
card-underworld-vindicator = Vendicatore degli inferi
card-despoiler = Devastatore
card-masked-duelist = Duellante mascherato
card-palace-chameleon = Camaleonte di palazzo
card-twice-bought-envoy = Messo di due padroni
card-council-whisperer = Sussurro del consiglio
card-false-regent = Falso reggente
card-knight-of-the-new-world-order = Cavaliere del Nuovo Ordine
card-reptine-taskmaster = Aguzzino rettiliano
card-velvet-poisoner = Vipera di velluto
card-grand-overlord-ikee = Gran Signore Ikee
card-prophet-of-the-shed-skin = Profeta della muta
card-queen-of-nine-masks = Regina dai nove volti
card-the-unseen-chancellor = Cancelliere invisibile

# khunglai
card-armored-yak = Yak corazzato
card-gong-ringer = Suonatore di gong
card-rope-bridge-keeper = Custode del ponte di funi
card-thousand-stair-runner = Corridore di mille scale
card-warrior-of-shamballa = Guerriero di Shamballa
card-avalanche-rider = Cavalcatore di valanghe
card-butter-lamp-monk = Monaco del lume a burro
card-druuk-school-adept = Adepto di scuola Druuk
card-retired-master = Maestro a riposo
card-abbot-of-the-closed-gate = Abate della porta chiusa
card-drum-master-of-the-pass = Tamburino del valico
card-tengu = Tengu
card-thunder-caravan = Carovana del tuono
card-twin-spear-sister = Sorella delle due lance
card-abbess-of-the-long-stair = Badessa della lunga scala
card-ancient-dragon = Drago antico
card-general-of-the-snow-banners = Generale delle nevi
card-spirit-of-the-old-rampart = Spirito degli spalti

# seraphia
card-novice-of-the-font = Novizia del fonte
card-psalm-singer = Cantrice di salmi
card-sentinel-of-the-low-gate = Sentinella di Porta Bassa
card-sunlit-lancer = Lanciere del sole
card-wandering-almoner = Elemosiniere errante
card-chalice-bearer = Portatrice del calice
card-hermit-of-still-bells = Eremita delle campane mute
card-purge-doctor = Medico purificatore
card-shield-matron = Matrona dello scudo
card-bearer-of-the-scales = Custode della bilancia
card-granary-steward = Intendente del granaio
card-oracle-of-the-clear-pool = Oracolo d'acqua chiara
card-reliquary-guard = Guardia del reliquiario
card-warden-of-the-white-veil = Custode del velo bianco
card-archon-of-returning-dawn = Arconte della nuova alba
card-colossus-of-prayer = Colosso della preghiera
card-hierophant-of-the-sealed-book = Ierofante del libro chiuso
card-keeper-of-names = Custode dei nomi
card-mother-of-mercies = Madre di misericordia

# styxia
card-ashmouth-hound = Segugio di cenere
card-candle-widow = Vedova delle candele
card-drowned-rower = Rematore annegato
card-grave-toll-collector = Gabelliere dei sepolcri
card-reed-ghoul = Ghoul del canneto
card-assassin = Assassino
card-bellows-of-plague = Mantice della peste
card-ferry-reaver = Predone del traghetto
card-pact-scribe = Scriba dei patti
card-chain-devourer = Divoratore di catene
card-headsman-of-the-ninth-gate = Boia della nona porta
card-mourner-of-empty-thrones = Prefica dei troni vuoti
card-orchardist-of-bones = Giardiniere d'ossa
card-thief-of-breath = Ladro di respiri
card-empress-of-ash = Imperatrice di cenere
card-gravemother = Madre dei sepolcri
card-king-without-a-shadow = Re senz'ombra
card-lord-of-the-last-ferry = Signore dell'ultima barca
card-master-of-eternal-debt = Padrone del debito eterno

# promo
card-goblin-marius = Goblin Marius
card-goblin-andrew = Goblin Andrew
card-goblin-prospector = Goblin cercatore
card-guardian = Guardiano

# evil-goblins
card-goblin-killer = Goblin sicario
card-goblin-leader = Goblin capobanda
card-goblin-tank = Goblin corazzato
card-goblin-archer = Goblin arciere
card-goblin-cutpurse = Goblin tagliaborse
card-goblin-pot-drummer = Goblin battipentole
card-horn-of-the-horde = Corno dell'orda
card-goblin-fusebiter = Goblin mordimiccia
card-goblin-toad-rider = Goblin cavalcarospi
card-chained-ogre = Orco incatenato
card-transmuted-goblin = Goblin trasmutato

# spectral-shamans
card-ancestor-shade = Ombra dell'avo
card-seal-of-silence = Sigillo del silenzio
card-restoration-totem = Totem del ristoro
card-seal-of-haste = Sigillo della rapidità
card-shaman-berserker = Sciamano berserker
card-hexing-shaman = Sciamano dei malefici
card-seal-of-banishment = Sigillo dell'esilio
card-seal-of-nova = Sigillo della nova
card-totem-of-fury = Totem della furia
card-totem-of-wrath = Totem dell'ira
card-spiritual-shaman = Sciamano spirituale
card-shaman-stormcaller = Sciamano delle tempeste
card-totemic-golem = Golem totemico

# blackpurse-companies
card-company-paymaster = Ufficiale pagatore
card-hired-pikeman = Picchiere assoldato
card-burn-the-granaries = Granai in fiamme
card-captain-of-the-red-pikes = Capitano Picche Rosse
card-granary-raider = Razziatore di granai
card-breach-veteran = Veterano della breccia
card-captain-of-the-night-ladders = Capitano Scale Notturne
card-order-to-charge = Ordine di carica
card-ransom-demand = Richiesta di riscatto
card-bribed-gatekeeper = Portinaio corrotto
card-captain-of-the-burning-carts = Capitano Carri Ardenti
card-forced-march = Marcia forzata
card-ram-crew = Squadra dell'ariete
card-the-marshals-own = Guardia del maresciallo

# rotwood-spawn
card-sporeling = Sporino
card-call-of-the-rot = Richiamo del marciume
card-mossback-snail = Chiocciola muschiosa
card-puffball = Vescia
card-sudden-bloom = Fioritura improvvisa
card-choking-spores = Spore soffocanti
card-grave-morel = Spugnola tombale
card-stinkhorn-piper = Pifferaio del satirione
card-feast-of-flies = Banchetto di mosche
card-mycelial-elder = Anziano del micelio
card-root-strangler = Radice stritolante
card-antlered-rot = Marciume cornuto
card-walking-grove = Bosco in cammino
card-heart-of-the-rotwood = Cuore di Boscomarcio

# boss
card-byloss = Byloss, re dei goblin
card-corvane = Corvane, maresciallo dei mercenari
card-muldra = Muldra, il marciume degli abissi


## Terms of the glossary, in their base form

term-base-rules = regole base
term-duel-mode = Modalità Duello
term-siege-mode = Siege Mode
term-solo-mode = Modalità Solitario
term-co-op-mode = Modalità Cooperativa
term-last-man-standing = Ultimo Sopravvissuto
term-free-for-all = Libera Tutti
term-player = giocatore
term-opponent = avversario
term-partner = compagno
term-active-player = giocatore attivo
term-first-player = primo giocatore
term-player-elimination = eliminazione giocatore
term-card = carta
term-creature = creatura
term-name = nome
term-cost = costo
term-attack-value = valore d'attacco
term-attack-strength = forza d'attacco
term-defense-value = valore di difesa
term-action = azione
term-passive-ability = abilità passiva
term-activation-cost = costo di attivazione
term-crest = stemma
term-symbol = simbolo
term-rank = rarità
term-soldier = soldato
term-veteran = veterano
term-elite = elite
term-champion = campione
term-starter-deck-card = carta mazzo iniziale
term-standard-deck-card = carta mazzo base
term-booster-card = carta espansione
term-expansion = espansione
term-promo-card = carta promozionale
term-easter-egg-card = carta Easter Egg
term-card-back = retro
term-deck = mazzo
term-faction = fazione
term-player-faction = fazione giocatore
term-ysra = Ysra
term-khunglai = Khung'lai
term-seraphia = Seraphia
term-styxia = Styxia
term-evil-goblins = Goblin Malvagi
term-spectral-shamans = Sciamani Spettrali
term-rotwood-spawn = Progenie di Boscomarcio
term-blackpurse-companies = Compagnie della Borsa Nera
term-base-boss-deck = mazzo base
term-advanced-boss-deck = mazzo avanzato
term-battlefield = campo di battaglia
term-battle-zone = zona di battaglia
term-battle-zone-board = plancia zona di battaglia
term-frontline = prima linea
term-no-mans-land = terra di nessuno
term-war-track = linea di guerra
term-track = linea
term-deployment-zone = zona di schieramento
term-defender = difensore
term-support-zone = zona supporto
term-supporter = aiutante
term-resources = risorse
term-casualties = perdite
term-hand = mano
term-starting-hand = mano iniziale
term-healing-pile = pila cura
term-turn = turno
term-prepare = preparare
term-draw-step = pescare
term-advance-war-track = avanzare la linea di guerra
term-deploy-step = schierare
term-extra-turn = turno extra
term-end-turn = fine turno
term-order = ordine
term-storm = assaltare
term-hold-ground = mantenere terreno
term-support = dare supporto
term-target = bersaglio
term-resolve = risolvere
term-effect = effetto
term-ally = alleato
term-enemy = nemico
term-reaction = reazione
term-chain-of-command = catena di comando
term-conflict = conflitto
term-advance = avanzare
term-commit = impegnare
term-damage = danno
term-deploy = schierare
term-destroy = distruggere
term-discard = scartare
term-draw = pescare
term-heal = cura
term-kill = sconfiggere
term-negate = negare
term-place = posizionare
term-raise = risorgere
term-recover = recuperare
term-reset = riposizionare
term-sacrifice = sacrificare
term-shapeshift = cambiaforma
term-steal = rubare
term-vision = scruta
term-boss-card = carta boss
term-boss-board = plancia boss
term-boss-hand = mano del boss
term-difficulty = livello di difficoltà
term-medium = medio
term-hard = difficile
term-very-hard = molto difficile
term-menace-level = livello minaccia
term-menace-level-effects = effetti livello minaccia
term-menace-token = segnalino minaccia
term-victory-conditions = condizioni di vittoria
term-life-points = punti vita
term-life-meter = conta-vita
term-reserves = riserve
term-reserves-pile = pila delle riserve
term-reserves-token = segnalino riserve
term-discard-to-reserves = scartare nelle riserve
term-command-action = azione comando
term-special-action = azione speciale
term-deploy-command = schierare
term-leader = leader
term-action-command = azione
term-shielded = protetto
term-spirit = spirito
term-gang = gang
term-totem = totem
term-spirit-token = segnalino spirito
term-gang-token = segnalino gang
term-token = segnalino
term-boss-pass = passare
term-att = ATT
term-def = DEF
term-dmg = DMG
term-promo = promo
term-starter = mazzo iniziale
term-standard = mazzo base
term-booster = espansione
term-passive = abilità passiva
term-supporters = aiutanti
term-ready = pronto
term-committed = impegnato
term-space = spazio
term-ability = abilità
term-boss = boss
term-base = mazzo base del boss
term-advanced = mazzo avanzato del boss


## Keywords, explained

keyword-action = Il testo rosso di una carta. Si esegue quando giochi la carta come azione e quando la creatura assalta.
keyword-passive-ability = Il testo blu di una carta. Vale finché la carta è in una linea di guerra o nella zona di battaglia.
keyword-activation-cost = Ciò che paghi ogni volta che usi un'abilità passiva preceduta da un numero: carte scartate, aiutanti o entrambe le cose.
keyword-cost = Quante carte costa giocare una carta: carte scartate, aiutanti o entrambe le cose.
keyword-attack-value = ATT, il valore d'attacco di una carta senza modificatori.
keyword-defense-value = DEF, il valore di difesa di una carta senza modificatori.
keyword-attack-strength = L'ATT di chi attacca meno la DEF del difensore; mai meno di 0.
keyword-creature = Una carta in una linea di guerra o nella zona di battaglia.
keyword-ally = Una creatura nella tua linea di guerra o, in modalità cooperativa, in quella del tuo compagno. Per il proprio testo una creatura non è un alleato.
keyword-enemy = Una creatura nella linea di guerra del tuo avversario.
keyword-defender = La creatura in una zona di schieramento. La sua DEF si sottrae a ogni attacco contro il suo giocatore e contro le creature di questi nella zona di battaglia.
keyword-war-track = Tre spazi in fila. Le creature entrano nel primo e ogni turno avanzano di uno spazio.
keyword-deployment-zone = Il primo spazio di una linea di guerra.
keyword-battle-zone = Le due prime linee e la terra di nessuno fra loro. Qui le creature non sono né alleati né nemici.
keyword-frontline = Il tuo spazio della zona di battaglia. Qui l'abilità passiva di una creatura continua a valere e un'altra tua creatura può sostituirla.
keyword-no-mans-land = Lo spazio centrale della zona di battaglia. Ospita una creatura di un giocatore qualsiasi, e questa non può essere sostituita.
keyword-support-zone = Dove stanno i tuoi aiutanti, a faccia in giù.
keyword-supporter = Una carta a faccia in giù in una zona supporto. Se è pronta, paga un punto di un costo. Un boss non ne ha: ciò che li sconfigge o li conta agisce sul suo livello minaccia.
keyword-resources = Il tuo mazzo. Da qui peschi e da qui perdi carte per il danno; se devi pescare e non puoi, perdi la partita.
keyword-casualties = La tua pila scoperta di carte usate, sconfitte, scartate o perse per il danno.
keyword-healing-pile = Carte accanto alle tue risorse: per il danno perdi prima queste.
keyword-advance = Tutte le creature di una linea di guerra avanzano di uno spazio; quella che ne esce riceve un ordine.
keyword-storm = Un ordine: la creatura attacca, poi esegue la sua azione e va nelle perdite.
keyword-hold-ground = Un ordine: la creatura va nella tua prima linea o nella terra di nessuno vuota e la sua abilità passiva continua a valere.
keyword-support = Un ordine: la creatura diventa un aiutante, a faccia in giù e pronto.
keyword-commit = Ruota un aiutante pronto per ridurre un costo di 1.
keyword-reset = Riporta un aiutante impegnato in posizione di pronto. Puoi impegnarlo di nuovo subito.
keyword-deploy = Metti una creatura in una zona di schieramento vuota.
keyword-place = Metti una carta nella zona di battaglia come creatura.
keyword-draw = Prendi in mano la prima carta delle tue risorse. Se hai già 10 carte, va nelle perdite.
keyword-discard = Metti una carta dalla mano nelle perdite del proprietario. La sceglie chi scarta, a meno che non sia a caso.
keyword-damage = DMG: il giocatore perde altrettante carte, prima dalla pila cura, poi dalle risorse. Un boss perde invece punti vita.
keyword-heal = Cura X: metti le prime X carte delle tue perdite nella tua pila cura.
keyword-kill = Metti una carta in gioco nelle perdite del suo proprietario.
keyword-destroy = Togli una carta dal gioco per sempre.
keyword-sacrifice = Sconfiggi una creatura della tua linea di guerra.
keyword-raise = Prendi in mano la prima carta delle perdite del tuo avversario. È tua fino alla fine della partita.
keyword-steal = Una carta a caso della mano del tuo avversario passa nella tua. È tua fino alla fine della partita.
keyword-shapeshift = Riprendi in mano questa creatura e metti gratis al suo posto un'altra carta della tua mano.
keyword-vision = Scruta X: pesca X carte, tienine una e metti le altre in fondo alle tue risorse nell'ordine che vuoi.
keyword-negate = Annulla l'azione o l'abilità a cui reagisci. Il suo costo resta pagato.
keyword-reaction = Un'azione o un'abilità usata in risposta a un'azione o a un'abilità di un avversario; una sola per ciascuna. Contro un boss sono ammesse solo reazioni che negano.
keyword-chain-of-command = Un'azione o un'abilità e tutte le reazioni a essa. Si risolvono dall'ultima alla prima.
keyword-extra-turn = Un altro turno completo dopo questo; al massimo un turno extra per ogni turno.
keyword-boss = Un avversario guidato dalle regole. Ciò che lasciano aperto lo decide per lui un giocatore.
keyword-boss-card = Dice che cosa fa salire il livello minaccia, come si batte il boss, quante carte pesca e con che cosa inizia.
keyword-boss-hand = Le carte pescate dal boss, scoperte. Gioca tutte quelle che può; all'inizio del suo turno successivo scarta le altre nelle riserve.
keyword-difficulty = Medio, difficile o molto difficile: per ciascun livello il boss ha una carta propria.
keyword-menace-level = Da 1 a 5+: il boss può giocare carte fino a questo costo; a 5+ le può giocare tutte.
keyword-victory-conditions = Quando il boss è battuto: senza punti vita, senza abbastanza carte da pescare o per quanto altro dice la sua carta.
keyword-life-points = Ogni punto di DMG ne toglie uno al boss. Quando non ne ha più, i giocatori vincono.
keyword-reserves = Carte che il boss ha pescato e non ha giocato. Una volta per partita vengono mescolate e sostituiscono le sue risorse finite.
keyword-recover = Il boss guadagna i punti vita indicati, ma non supera mai quelli iniziali.
keyword-command-action = Il modo in cui il boss gioca una carta. Prima schiera, poi gioca i leader, le azioni speciali e infine le azioni; in ogni gruppo comincia dalla carta più costosa.
keyword-deploy-command = Come azione comando: il boss mette la carta nella sua zona di schieramento vuota.
keyword-leader = Un'azione comando: il boss mette la carta nella sua prima linea o nella terra di nessuno, dove c'è posto.
keyword-action-command = Come azione comando: il boss esegue solo l'azione della carta. Questa carta non diventa mai una creatura.
keyword-special-action = Un'icona sulle carte dei mazzi boss con un significato proprio: protetto, spirito, gang o totem.
keyword-shielded = Azioni e abilità degli avversari del boss non hanno effetto su questa creatura. Gli attacchi sì.
keyword-spirit = Quando questa carta è stata giocata, ogni totem del boss riceve un segnalino spirito.
keyword-gang = Ogni alleato del boss riceve un segnalino gang e questa carta va nelle perdite del boss.
keyword-totem = Ogni segnalino spirito messo su questa carta ne innesca l'abilità passiva.
keyword-spirit-token = Resta su un totem finché questo è in gioco; alcuni testi lo contano.
keyword-gang-token = Dà +1 ATT alla creatura su cui si trova, finché questa è in gioco.
keyword-base-boss-deck = Uno dei due mazzi che formano le risorse di un boss; le sue carte costano in genere poco.
keyword-advanced-boss-deck = L'altro dei due mazzi che formano le risorse di un boss; le sue carte sono in genere più forti.
