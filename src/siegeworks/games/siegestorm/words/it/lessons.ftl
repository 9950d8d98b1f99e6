## Una prima partita a Siegestorm. I nomi delle carte vengono dalle carte stesse: { $card-id }.

lesson-first-game = Prima partita
    .about = Due eserciti, due mazzi, un campo di battaglia. Vinci i tuoi primi piccoli scontri e impara tutte le mosse che ti servono.
    .end = Questo è Siegestorm: pagare, avanzare, assaltare e tenere d'occhio entrambi i mazzi. Il resto è scritto sulle carte. È ora di una vera partita!

lesson-first-game-life = Il tuo mazzo è la tua vita
    .do = Il tuo mazzo sono le Risorse, e i danni ne tolgono le carte dalla cima. Al tuo avversario resta una sola carta. Gioca { $sentinel-of-the-low-gate } come azione: infligge 1 danno per ogni creatura nemica, e lì ce ne sono due.
    .why = Due danni, ma una sola carta rimasta: il tuo avversario è sconfitto. Lo stesso capita a chi deve pescare e non può. Ogni carta che peschi, paghi o perdi avvicina quindi anche la tua fine.
    .hint = Scegli la carta nella tua mano, poi giocala come azione.
    .not = Non ancora. Gioca { $sentinel-of-the-low-gate } come azione e guarda come finisce una partita.
    .deploy = Come creatura marcerebbe per tre turni prima di colpire. La sua azione ha effetto subito: gioca la carta come azione.
    .end = Potresti terminare il turno, ma la vittoria è nella tua mano. Prima gioca la carta come azione.

lesson-first-game-deploy = Schiera una creatura
    .do = Quasi tutti gli scontri si decidono con le creature. Schiera { $novice-of-the-font }: costa 0, quindi basta mettere giù la carta.
    .why = Ora si trova nella tua zona di schieramento, il primo dei tre spazi della tua linea di guerra. Finché resta lì è il tuo difensore. Puoi giocare una creatura per turno, e solo finché questo spazio è vuoto.
    .hint = Scegli { $novice-of-the-font } nella tua mano, poi lo spazio illuminato della tua linea di guerra.
    .not = Una cosa alla volta: prima schiera { $novice-of-the-font }.
    .end = La tua linea di guerra resterebbe vuota e nessuno ti proteggerebbe. Schiera una creatura prima di terminare il turno.

lesson-first-game-pay = Pagare con le carte
    .do = { $sunlit-lancer } costa 1: è il numero in alto a sinistra. Si paga scartando dalla mano altrettante altre carte. Schiera la creatura e scegli a quale carta rinunciare.
    .why = La carta scartata è finita tra le tue Perdite. Nei primi turni una carta cara come { $colossus-of-prayer } è un'ottima moneta: per molto tempo non potresti pagare 6.
    .hint = Scegli { $sunlit-lancer } e il suo spazio. Poi scegli la carta con cui paghi.
    .not = Qui impariamo a pagare: schiera { $sunlit-lancer }.
    .free = { $psalm-singer } non costa nulla, quindi non c'è niente da pagare. Prova con { $sunlit-lancer }.
    .action = Si può fare anche così, lo vedrai presto. Per ora schiera { $sunlit-lancer } come creatura.
    .end = Non ancora: prima schiera { $sunlit-lancer }.

lesson-first-game-advance = L'esercito avanza
    .do = La tua zona di schieramento è occupata e non puoi fare altro. Termina il turno. Gioca il tuo avversario, poi comincia il tuo turno successivo.
    .why = All'inizio del turno hai pescato due carte, poi tutta la tua linea di guerra è avanzata di uno spazio. La zona di schieramento è di nuovo libera. Chi supera il terzo spazio riceve un ordine.
    .hint = Premi «Termina il turno».
    .not = Qui non c'è altro da fare: termina il turno.

lesson-first-game-storm = All'assalto!
    .do = { $archon-of-returning-dawn } è in fondo alla tua linea di guerra e attende un ordine. Dai l'ordine di assaltare. Al suo ATT 7 si sottrae la DEF del difensore nella zona di schieramento avversaria: 7 − 2 = 5.
    .why = 5 danni dall'attacco. Poi una creatura che assalta svolge anche la propria azione, senza pagare: altri 4. Nove carte in meno nel mazzo avversario! Dopo l'assalto la creatura va tra le tue Perdite.
    .hint = Scegli { $archon-of-returning-dawn }, poi il tuo avversario.
    .not = È il momento di assaltare.
    .support = Dare supporto è utile, ma non con ATT 7. All'assalto!
    .hold = Manterrai il terreno nel prossimo passo. Stavolta: all'assalto!

lesson-first-game-hold = Mantenere il terreno
    .do = { $psalm-singer } ha ATT 0: un assalto non servirebbe a nulla. Ma la sua abilità passiva è forte: le tue creature sulla linea di guerra ottengono +1 DEF. Falle mantenere il terreno, nella tua prima linea o nella terra di nessuno.
    .why = Nella zona di battaglia la creatura non avanza più, e la sua abilità passiva resta attiva finché non viene sostituita o sconfitta: { $hermit-of-still-bells } conserva il suo +1 DEF.
    .hint = Scegli { $psalm-singer }, poi la tua prima linea o la terra di nessuno tra le due linee di guerra.
    .not = Fai mantenere il terreno a { $psalm-singer }.
    .support = Come aiutante starebbe a faccia in giù e la sua abilità andrebbe persa. Falle mantenere il terreno.
    .storm = Con ATT 0 non fa danni. Falle mantenere il terreno.

lesson-first-game-support = Dare supporto
    .do = { $novice-of-the-font } non è granché in battaglia. Dai il terzo ordine: dare supporto.
    .why = Ora la carta è a faccia in giù nella tua zona supporto, subito pronta. Ogni aiutante può pagare 1 per te, di nuovo a ogni turno. Prima ne hai, più ti fanno risparmiare.
    .hint = Scegli { $novice-of-the-font }, poi la tua zona supporto.
    .not = L'ordine che serve ora è dare supporto.
    .storm = ATT 1 contro DEF 2 non fa alcun danno. Come aiutante vale di più.
    .hold = La tua prima linea è occupata, e lì la sua abilità serve a poco. Falla diventare un aiutante.

lesson-first-game-commit = Pagare con gli aiutanti
    .do = Ora hai due aiutanti. Schiera { $shield-matron }, costo 2, e fai pagare loro invece delle carte nella tua mano.
    .why = Gli aiutanti impegnati vengono girati di lato ma restano con te: all'inizio del tuo prossimo turno saranno di nuovo pronti. Hai una creatura forte e la tua carta è ancora in mano.
    .hint = Scegli { $shield-matron } e il suo spazio, poi un aiutante dopo l'altro.
    .not = Prima schiera { $shield-matron }.
    .discard = Anche così si paga, ma la carta andrebbe persa. Gli aiutanti tornano: fai pagare loro.
    .end = I tuoi aiutanti sono pronti e vogliono pagare. Prima schiera { $shield-matron }.

lesson-first-game-action = Una carta come azione
    .do = La tua zona di schieramento è occupata, ma nel tuo turno puoi giocare azioni in ogni momento. Gioca { $sunlit-lancer } come azione e paga 1 con una carta o un aiutante.
    .why = Subito 2 danni, e 1 carta curata: sta nella tua pila cura, da cui i danni si tolgono per primi. Un'azione usata va tra le tue Perdite. Giocane quante ne puoi pagare.
    .hint = Scegli { $sunlit-lancer } e gioca la carta come azione; poi paga 1.
    .not = Gioca { $sunlit-lancer } come azione.
    .novice = Quella cura, ma non fa danni. Gioca { $sunlit-lancer } come azione.
    .end = Hai ancora un'azione che vale la pena: { $sunlit-lancer }.

lesson-first-game-strike = Libera la prima linea
    .do = { $bellows-of-plague } tiene la prima linea avversaria e dà +2 ATT a ogni creatura laggiù. Assalta con { $archon-of-returning-dawn } e attacca quella creatura invece del giocatore.
    .why = 7 − 1 per il difensore fa 6, più della sua DEF di 3: è sconfitta. Un numero pari non sarebbe bastato. Le creature su una linea di guerra non si possono mai attaccare, solo quelle nella zona di battaglia.
    .hint = Ordina l'assalto, poi scegli la creatura nella prima linea avversaria.
    .not = Ordina l'assalto e scegli { $bellows-of-plague } come bersaglio.
    .player = Un bel colpo, ma quell'abilità ti darebbe fastidio per tutta la partita. Attacca { $bellows-of-plague } nella prima linea.
    .support = Qui ci vuole un assalto.
    .hold = Qui ci vuole un assalto.

lesson-first-game-react = Reagisci!
    .do = È il turno del tuo avversario, che gioca { $ashmouth-hound } come azione: 2 danni, e a te resta una carta! A ogni azione puoi reagire. Gioca { $hermit-of-still-bells }, che la nega.
    .why = Azione e reazione formano la catena di comando, che si svolge a ritroso: la tua è arrivata per ultima, quindi ha avuto effetto per prima. L'azione negata non fa nulla, e il suo costo resta pagato.
    .hint = Scegli { $hermit-of-still-bells } nella tua mano e gioca la carta come azione.
    .not = Nega l'azione con { $hermit-of-still-bells }.
    .pass = Se non reagisci, arrivano i danni e hai perso. La risposta è nella tua mano!

lesson-first-game-defend = Scegli il tuo difensore
    .do = Nel prossimo turno { $gravemother } assalta con ATT 4, e tu hai solo 3 carte. Dopo devi poterne ancora pescare due. Schiera la creatura che ti salverà, poi termina il turno.
    .why = 4 − 5 non arriva nemmeno a zero: nessun danno. Hai pescato le tue due carte e sei ancora in gioco. Prima di terminare un turno, guarda che cosa c'è sul terzo spazio di fronte.
    .hint = Confronta la DEF, in basso a destra, con ATT 4. I tuoi tre aiutanti possono pagare.
    .not = Qui si tratta del tuo difensore: schiera una creatura, poi termina il turno.
    .action = Un'azione ora non ti protegge. Schiera una creatura con una DEF alta.
    .missed = Troppo poca protezione: con così poche carte non puoi andare avanti. Confronta la DEF delle tue creature con ATT 4 e riprova.

lesson-first-game-win = Ora vinci
    .do = Niente più aiuti: il tuo avversario ha 7 carte, tu hai un esercito. Vinci questa partita come preferisci.
    .why = Hai vinto! Contare i due mazzi, sommare attacchi e azioni e colpire quando basta: è questo il cuore di Siegestorm.
    .hint = { $archon-of-returning-dawn } è sul terzo spazio. Prosegui con il turno e dai l'ordine giusto.
    .not = Ora non è possibile.
    .missed = Stavolta ha vinto l'altra parte. Succede ai migliori: riprova!


## Siegestorm da soli contro un boss. I nomi delle carte vengono dalle carte stesse: { $card-id }.

lesson-solo = Da soli contro un boss
    .about = Nessuno con cui giocare? Byloss, il re dei goblin, ha sempre tempo. Impara come ragiona un boss e come tenerlo a freno.
    .end = Ora sai come ragiona un boss: gioca tutto ciò che può, la carta più cara per prima, e non bluffa mai. Tieni basso il suo livello minaccia e un difensore davanti a te. Byloss aspetta!

lesson-solo-life = Un boss ha punti vita
    .do = Il mazzo di un boss non è la sua vita: quella è un numero sulla sua plancia. A Byloss restano 8 punti vita. { $archon-of-returning-dawn } è in fondo alla tua linea di guerra: dai l'ordine di assaltare. Il difensore del boss, { $goblin-tank }, sottrae come sempre la sua DEF: 7 − 3 = 4.
    .why = 4 danni dall'attacco e 4 dall'azione: 0 punti vita, il boss è sconfitto. Vinci anche se il boss deve pescare e non ha più carte. Tu perdi come in ogni partita: quando finisci le carte.
    .hint = Scegli { $archon-of-returning-dawn }, poi il boss.
    .not = Questa volta si assalta.
    .support = Con ATT 7, e con il boss così vicino alla fine? All'assalto!
    .hold = Non c'è più niente da mantenere: assalta, e il boss è sconfitto.

lesson-solo-turn = Il turno di un boss
    .do = Ora guarda come gioca un boss. Il suo livello minaccia è 2, e per le sue carte non paga nulla. Termina il turno, poi guarda che cosa ha fatto.
    .why = Ha pescato tre carte e ha giocato tutte quelle che non costano più del suo livello minaccia, la più cara per prima. { $goblin-cutpurse } è nella zona di schieramento. Per { $goblin-killer } non c'era più posto, quindi è diventato una gang: un segnalino con +1 ATT per ogni sua creatura. { $chained-ogre } costa 6, resta in mano e da lì va nelle riserve.
    .hint = Premi «Termina il turno».
    .not = Qui non c'è altro da fare: termina il turno.

lesson-solo-menace = Minaccia al posto degli aiutanti
    .do = Un boss non ha aiutanti. Dove una tua carta ne parla, leggi «livello minaccia». { $purge-doctor } infligge 2 danni per ogni aiutante dell'avversario, e Byloss è al livello 5+. Gioca la carta come azione!
    .why = 2 × 5 = 10 danni. A 5+ un boss può giocare qualsiasi carta, qualunque sia il suo costo; ma più è minaccioso, più queste carte lo colpiscono duramente.
    .hint = Scegli { $purge-doctor } nella tua mano, gioca la carta come azione e paga 2 con i tuoi aiutanti.
    .not = Qui si tratta del livello minaccia: gioca { $purge-doctor } come azione.
    .lancer = 2 danni vanno bene, ma { $purge-doctor } ora ne infligge dieci.
    .end = Non ancora: un livello 5+ va sfruttato. Gioca { $purge-doctor } come azione.

lesson-solo-lower = Tienilo a freno
    .do = Byloss sta per pescare { $goblin-fusebiter } (costo 3), e il suo livello minaccia è 3. L'abilità di { $assassin } uccide un aiutante, e quindi abbassa quel livello di 1. Usala, paga 1, poi termina il turno.
    .why = Al livello 2 non ha potuto giocare { $goblin-fusebiter }, e sono arrivati solo due deboli. Ogni livello in meno è una carta che non devi temere.
    .hint = Scegli { $assassin } sulla tua linea di guerra e paga con un aiutante. Poi premi «Termina il turno».
    .not = Usa l'abilità di { $assassin }, poi termina il turno.
    .missed = Con il livello minaccia 3 è entrato in gioco { $goblin-fusebiter }. Prima abbassa il livello, con l'abilità di { $assassin }.

lesson-solo-storm = Le sue creature assaltano sempre
    .do = Una creatura del boss che lascia il terzo spazio assalta sempre. { $goblin-killer } colpirà con ATT 4, e tu hai solo 3 carte. Schiera il difensore che ferma l'assalto, poi termina il turno.
    .why = 4 − 5: nessun danno. Ma guarda il livello minaccia. Sale ogni volta che una creatura di Byloss assalta, e ancora una volta se tutte le carte che ha pescato sono troppo care per lui. Il tempo lavora per il boss.
    .hint = Confronta la DEF, in basso a destra, con ATT 4. I tuoi tre aiutanti possono pagare.
    .not = Qui si tratta del tuo difensore: schiera una creatura, poi termina il turno.
    .action = Un'azione ora non ti protegge. Schiera una creatura con una DEF alta.
    .missed = L'assalto è passato. Confronta la DEF delle tue creature con ATT 4 e riprova.

lesson-solo-bait = Un'esca
    .do = { $goblin-killer } sta per assaltare con ATT 5, non hai un difensore, e delle tue 6 carte ne perderesti 5. Ma un boss è avido: se il suo assalto può uccidere una tua carta nella zona di battaglia, colpisce quella e non te. Fai mantenere il terreno a { $psalm-singer }, poi termina il turno.
    .why = Tutto il colpo è caduto su { $psalm-singer }, e il tuo mazzo è intatto. Tra più carte che può uccidere, un boss sceglie la più cara; se non può ucciderne nessuna, colpisce le tue Risorse.
    .hint = Scegli { $psalm-singer }, poi la tua prima linea o la terra di nessuno. Poi premi «Termina il turno».
    .not = Fai mantenere il terreno a { $psalm-singer }, poi termina il turno.
    .support = Come aiutante sarebbe al sicuro, e il colpo cadrebbe su di te. Falle mantenere il terreno.
    .storm = Con ATT 0 non infligge danni. Falle mantenere il terreno.
    .missed = Il colpo ha raggiunto le tue Risorse. Una carta nella zona di battaglia lo avrebbe attirato su di sé.

lesson-solo-negate = L'unica reazione
    .do = Un boss non reagisce mai alle tue azioni. Nel suo turno anche tu hai un solo tipo di reazione: negare. Byloss gioca { $horn-of-the-horde }, che mette due segnalini gang su ogni sua creatura. Rispondi con { $hermit-of-still-bells }!
    .why = Il corno tace, e { $goblin-tank } ha ancora ATT 0. Conserva queste carte per il colpo che deciderebbe la partita: nel turno di un boss nient'altro aiuta.
    .hint = Scegli { $hermit-of-still-bells } nella tua mano, gioca la carta come azione e paga 1.
    .not = Nega l'azione con { $hermit-of-still-bells }.
    .pass = Allora ogni sua creatura riceve due segnalini. Hai la risposta in mano!

lesson-solo-win = Sconfiggi il re dei goblin
    .do = Niente più aiuti: Byloss ha 14 punti vita e livello minaccia 4. Sconfiggilo come preferisci.
    .why = Byloss è sconfitto! Guarda i suoi punti vita, il suo livello minaccia e il terzo spazio della sua linea di guerra: di un boss non serve sapere altro.
    .hint = { $archon-of-returning-dawn } è sul terzo spazio, e { $purge-doctor } conta il livello minaccia. Insieme bastano.
    .not = Ora non è possibile.
    .missed = Questa volta ha vinto il re dei goblin. È sempre pronto per un'altra prova!
