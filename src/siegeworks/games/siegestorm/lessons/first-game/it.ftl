# Una prima partita a Siegestorm. I nomi delle carte vengono dalle carte stesse: { $card-id }.

lesson = Prima partita
    .about = Due eserciti, due mazzi, un campo di battaglia. Vinci i tuoi primi piccoli scontri e impara tutte le mosse che ti servono.
    .end = Questo è Siegestorm: pagare, avanzare, assaltare e tenere d'occhio entrambi i mazzi. Il resto è scritto sulle carte. È ora di una vera partita!

life = Il tuo mazzo è la tua vita
    .do = Il tuo mazzo sono le Risorse, e i danni ne tolgono le carte dalla cima. Al tuo avversario resta una sola carta. Gioca { $sentinel-of-the-low-gate } come azione: infligge 1 danno per ogni creatura nemica, e lì ce ne sono due.
    .why = Due danni, ma una sola carta rimasta: il tuo avversario è sconfitto. Lo stesso capita a chi deve pescare e non può. Ogni carta che peschi, paghi o perdi avvicina quindi anche la tua fine.
    .hint = Scegli la carta nella tua mano, poi giocala come azione.
    .not = Non ancora. Gioca { $sentinel-of-the-low-gate } come azione e guarda come finisce una partita.
    .deploy = Come creatura marcerebbe per tre turni prima di colpire. La sua azione ha effetto subito: gioca la carta come azione.
    .end = Potresti terminare il turno, ma la vittoria è nella tua mano. Prima gioca la carta come azione.

deploy = Schiera una creatura
    .do = Quasi tutti gli scontri si decidono con le creature. Schiera { $novice-of-the-font }: costa 0, quindi basta mettere giù la carta.
    .why = Ora si trova nella tua zona di schieramento, il primo dei tre spazi della tua linea di guerra. Finché resta lì è il tuo difensore. Puoi giocare una creatura per turno, e solo finché questo spazio è vuoto.
    .hint = Scegli { $novice-of-the-font } nella tua mano, poi lo spazio illuminato della tua linea di guerra.
    .not = Una cosa alla volta: prima schiera { $novice-of-the-font }.
    .end = La tua linea di guerra resterebbe vuota e nessuno ti proteggerebbe. Schiera una creatura prima di terminare il turno.

pay = Pagare con le carte
    .do = { $sunlit-lancer } costa 1: è il numero in alto a sinistra. Si paga scartando dalla mano altrettante altre carte. Schiera la creatura e scegli a quale carta rinunciare.
    .why = La carta scartata è finita tra le tue Perdite. Nei primi turni una carta cara come { $colossus-of-prayer } è un'ottima moneta: per molto tempo non potresti pagare 6.
    .hint = Scegli { $sunlit-lancer } e il suo spazio. Poi scegli la carta con cui paghi.
    .not = Qui impariamo a pagare: schiera { $sunlit-lancer }.
    .free = { $psalm-singer } non costa nulla, quindi non c'è niente da pagare. Prova con { $sunlit-lancer }.
    .action = Si può fare anche così, lo vedrai presto. Per ora schiera { $sunlit-lancer } come creatura.
    .end = Non ancora: prima schiera { $sunlit-lancer }.

advance = L'esercito avanza
    .do = La tua zona di schieramento è occupata e non puoi fare altro. Termina il turno. Gioca il tuo avversario, poi comincia il tuo turno successivo.
    .why = All'inizio del turno hai pescato due carte, poi tutta la tua linea di guerra è avanzata di uno spazio. La zona di schieramento è di nuovo libera. Chi supera il terzo spazio riceve un ordine.
    .hint = Premi «Termina il turno».
    .not = Qui non c'è altro da fare: termina il turno.

storm = All'assalto!
    .do = { $archon-of-returning-dawn } è in fondo alla tua linea di guerra e attende un ordine. Dai l'ordine di assaltare. Al suo ATT 7 si sottrae la DEF del difensore nella zona di schieramento avversaria: 7 − 2 = 5.
    .why = 5 danni dall'attacco. Poi una creatura che assalta svolge anche la propria azione, senza pagare: altri 4. Nove carte in meno nel mazzo avversario! Dopo l'assalto la creatura va tra le tue Perdite.
    .hint = Scegli { $archon-of-returning-dawn }, poi il tuo avversario.
    .not = È il momento di assaltare.
    .support = Dare supporto è utile, ma non con ATT 7. All'assalto!
    .hold = Manterrai il terreno nel prossimo passo. Stavolta: all'assalto!

hold = Mantenere il terreno
    .do = { $psalm-singer } ha ATT 0: un assalto non servirebbe a nulla. Ma la sua abilità passiva è forte: le tue creature sulla linea di guerra ottengono +1 DEF. Falle mantenere il terreno, nella tua prima linea o nella terra di nessuno.
    .why = Nella zona di battaglia la creatura non avanza più, e la sua abilità passiva resta attiva finché non viene sostituita o sconfitta: { $hermit-of-still-bells } conserva il suo +1 DEF.
    .hint = Scegli { $psalm-singer }, poi la tua prima linea o la terra di nessuno tra le due linee di guerra.
    .not = Fai mantenere il terreno a { $psalm-singer }.
    .support = Come aiutante starebbe a faccia in giù e la sua abilità andrebbe persa. Falle mantenere il terreno.
    .storm = Con ATT 0 non fa danni. Falle mantenere il terreno.

support = Dare supporto
    .do = { $novice-of-the-font } non è granché in battaglia. Dai il terzo ordine: dare supporto.
    .why = Ora la carta è a faccia in giù nella tua zona supporto, subito pronta. Ogni aiutante può pagare 1 per te, di nuovo a ogni turno. Prima ne hai, più ti fanno risparmiare.
    .hint = Scegli { $novice-of-the-font }, poi la tua zona supporto.
    .not = L'ordine che serve ora è dare supporto.
    .storm = ATT 1 contro DEF 2 non fa alcun danno. Come aiutante vale di più.
    .hold = La tua prima linea è occupata, e lì la sua abilità serve a poco. Falla diventare un aiutante.

commit = Pagare con gli aiutanti
    .do = Ora hai due aiutanti. Schiera { $shield-matron }, costo 2, e fai pagare loro invece delle carte nella tua mano.
    .why = Gli aiutanti impegnati vengono girati di lato ma restano con te: all'inizio del tuo prossimo turno saranno di nuovo pronti. Hai una creatura forte e la tua carta è ancora in mano.
    .hint = Scegli { $shield-matron } e il suo spazio, poi un aiutante dopo l'altro.
    .not = Prima schiera { $shield-matron }.
    .discard = Anche così si paga, ma la carta andrebbe persa. Gli aiutanti tornano: fai pagare loro.
    .end = I tuoi aiutanti sono pronti e vogliono pagare. Prima schiera { $shield-matron }.

action = Una carta come azione
    .do = La tua zona di schieramento è occupata, ma nel tuo turno puoi giocare azioni in ogni momento. Gioca { $sunlit-lancer } come azione e paga 1 con una carta o un aiutante.
    .why = Subito 2 danni, e 1 carta curata: sta nella tua pila cura, da cui i danni si tolgono per primi. Un'azione usata va tra le tue Perdite. Giocane quante ne puoi pagare.
    .hint = Scegli { $sunlit-lancer } e gioca la carta come azione; poi paga 1.
    .not = Gioca { $sunlit-lancer } come azione.
    .novice = Quella cura, ma non fa danni. Gioca { $sunlit-lancer } come azione.
    .end = Hai ancora un'azione che vale la pena: { $sunlit-lancer }.

strike = Libera la prima linea
    .do = { $bellows-of-plague } tiene la prima linea avversaria e dà +2 ATT a ogni creatura laggiù. Assalta con { $archon-of-returning-dawn } e attacca quella creatura invece del giocatore.
    .why = 7 − 1 per il difensore fa 6, più della sua DEF di 3: è sconfitta. Un numero pari non sarebbe bastato. Le creature su una linea di guerra non si possono mai attaccare, solo quelle nella zona di battaglia.
    .hint = Ordina l'assalto, poi scegli la creatura nella prima linea avversaria.
    .not = Ordina l'assalto e scegli { $bellows-of-plague } come bersaglio.
    .player = Un bel colpo, ma quell'abilità ti darebbe fastidio per tutta la partita. Attacca { $bellows-of-plague } nella prima linea.
    .support = Qui ci vuole un assalto.
    .hold = Qui ci vuole un assalto.

react = Reagisci!
    .do = È il turno del tuo avversario, che gioca { $ashmouth-hound } come azione: 2 danni, e a te resta una carta! A ogni azione puoi reagire. Gioca { $hermit-of-still-bells }, che la nega.
    .why = Azione e reazione formano la catena di comando, che si svolge a ritroso: la tua è arrivata per ultima, quindi ha avuto effetto per prima. L'azione negata non fa nulla, e il suo costo resta pagato.
    .hint = Scegli { $hermit-of-still-bells } nella tua mano e gioca la carta come azione.
    .not = Nega l'azione con { $hermit-of-still-bells }.
    .pass = Se non reagisci, arrivano i danni e hai perso. La risposta è nella tua mano!

defend = Scegli il tuo difensore
    .do = Nel prossimo turno { $gravemother } assalta con ATT 4, e tu hai solo 3 carte. Dopo devi poterne ancora pescare due. Schiera la creatura che ti salverà, poi termina il turno.
    .why = 4 − 5 non arriva nemmeno a zero: nessun danno. Hai pescato le tue due carte e sei ancora in gioco. Prima di terminare un turno, guarda che cosa c'è sul terzo spazio di fronte.
    .hint = Confronta la DEF, in basso a destra, con ATT 4. I tuoi tre aiutanti possono pagare.
    .not = Qui si tratta del tuo difensore: schiera una creatura, poi termina il turno.
    .action = Un'azione ora non ti protegge. Schiera una creatura con una DEF alta.
    .missed = Troppo poca protezione: con così poche carte non puoi andare avanti. Confronta la DEF delle tue creature con ATT 4 e riprova.

win = Ora vinci
    .do = Niente più aiuti: il tuo avversario ha 7 carte, tu hai un esercito. Vinci questa partita come preferisci.
    .why = Hai vinto! Contare i due mazzi, sommare attacchi e azioni e colpire quando basta: è questo il cuore di Siegestorm.
    .hint = { $archon-of-returning-dawn } è sul terzo spazio. Prosegui con il turno e dai l'ordine giusto.
    .not = Ora non è possibile.
    .missed = Stavolta ha vinto l'altra parte. Succede ai migliori: riprova!
