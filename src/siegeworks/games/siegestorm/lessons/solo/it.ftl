# Siegestorm da soli contro un boss. I nomi delle carte vengono dalle carte stesse: { $card-id }.

lesson = Da soli contro un boss
    .about = Nessuno con cui giocare? Byloss, il re dei goblin, ha sempre tempo. Impara come ragiona un boss e come tenerlo a freno.
    .end = Ora sai come ragiona un boss: gioca tutto ciò che può, la carta più cara per prima, e non bluffa mai. Tieni basso il suo livello minaccia e un difensore davanti a te. Byloss aspetta!

life = Un boss ha punti vita
    .do = Il mazzo di un boss non è la sua vita: quella è un numero sulla sua plancia. A Byloss restano 8 punti vita. { $archon-of-returning-dawn } è in fondo alla tua linea di guerra: dai l'ordine di assaltare. Il difensore del boss, { $goblin-tank }, sottrae come sempre la sua DEF: 7 − 3 = 4.
    .why = 4 danni dall'attacco e 4 dall'azione: 0 punti vita, il boss è sconfitto. Vinci anche se il boss deve pescare e non ha più carte. Tu perdi come in ogni partita: quando finisci le carte.
    .hint = Scegli { $archon-of-returning-dawn }, poi il boss.
    .not = Questa volta si assalta.
    .support = Con ATT 7, e con il boss così vicino alla fine? All'assalto!
    .hold = Non c'è più niente da mantenere: assalta, e il boss è sconfitto.

turn = Il turno di un boss
    .do = Ora guarda come gioca un boss. Il suo livello minaccia è 2, e per le sue carte non paga nulla. Termina il turno, poi guarda che cosa ha fatto.
    .why = Ha pescato tre carte e ha giocato tutte quelle che non costano più del suo livello minaccia, la più cara per prima. { $goblin-cutpurse } è nella zona di schieramento. Per { $goblin-killer } non c'era più posto, quindi è diventato una gang: un segnalino con +1 ATT per ogni sua creatura. { $chained-ogre } costa 6, resta in mano e da lì va nelle riserve.
    .hint = Premi «Termina il turno».
    .not = Qui non c'è altro da fare: termina il turno.

menace = Minaccia al posto degli aiutanti
    .do = Un boss non ha aiutanti. Dove una tua carta ne parla, leggi «livello minaccia». { $purge-doctor } infligge 2 danni per ogni aiutante dell'avversario, e Byloss è al livello 5+. Gioca la carta come azione!
    .why = 2 × 5 = 10 danni. A 5+ un boss può giocare qualsiasi carta, qualunque sia il suo costo; ma più è minaccioso, più queste carte lo colpiscono duramente.
    .hint = Scegli { $purge-doctor } nella tua mano, gioca la carta come azione e paga 2 con i tuoi aiutanti.
    .not = Qui si tratta del livello minaccia: gioca { $purge-doctor } come azione.
    .lancer = 2 danni vanno bene, ma { $purge-doctor } ora ne infligge dieci.
    .end = Non ancora: un livello 5+ va sfruttato. Gioca { $purge-doctor } come azione.

lower = Tienilo a freno
    .do = Byloss sta per pescare { $goblin-fusebiter } (costo 3), e il suo livello minaccia è 3. L'abilità di { $assassin } uccide un aiutante, e quindi abbassa quel livello di 1. Usala, paga 1, poi termina il turno.
    .why = Al livello 2 non ha potuto giocare { $goblin-fusebiter }, e sono arrivati solo due deboli. Ogni livello in meno è una carta che non devi temere.
    .hint = Scegli { $assassin } sulla tua linea di guerra e paga con un aiutante. Poi premi «Termina il turno».
    .not = Usa l'abilità di { $assassin }, poi termina il turno.
    .missed = Con il livello minaccia 3 è entrato in gioco { $goblin-fusebiter }. Prima abbassa il livello, con l'abilità di { $assassin }.

storm = Le sue creature assaltano sempre
    .do = Una creatura del boss che lascia il terzo spazio assalta sempre. { $goblin-killer } colpirà con ATT 4, e tu hai solo 3 carte. Schiera il difensore che ferma l'assalto, poi termina il turno.
    .why = 4 − 5: nessun danno. Ma guarda il livello minaccia. Sale ogni volta che una creatura di Byloss assalta, e ancora una volta se tutte le carte che ha pescato sono troppo care per lui. Il tempo lavora per il boss.
    .hint = Confronta la DEF, in basso a destra, con ATT 4. I tuoi tre aiutanti possono pagare.
    .not = Qui si tratta del tuo difensore: schiera una creatura, poi termina il turno.
    .action = Un'azione ora non ti protegge. Schiera una creatura con una DEF alta.
    .missed = L'assalto è passato. Confronta la DEF delle tue creature con ATT 4 e riprova.

bait = Un'esca
    .do = { $goblin-killer } sta per assaltare con ATT 5, non hai un difensore, e delle tue 6 carte ne perderesti 5. Ma un boss è avido: se il suo assalto può uccidere una tua carta nella zona di battaglia, colpisce quella e non te. Fai mantenere il terreno a { $psalm-singer }, poi termina il turno.
    .why = Tutto il colpo è caduto su { $psalm-singer }, e il tuo mazzo è intatto. Tra più carte che può uccidere, un boss sceglie la più cara; se non può ucciderne nessuna, colpisce le tue Risorse.
    .hint = Scegli { $psalm-singer }, poi la tua prima linea o la terra di nessuno. Poi premi «Termina il turno».
    .not = Fai mantenere il terreno a { $psalm-singer }, poi termina il turno.
    .support = Come aiutante sarebbe al sicuro, e il colpo cadrebbe su di te. Falle mantenere il terreno.
    .storm = Con ATT 0 non infligge danni. Falle mantenere il terreno.
    .missed = Il colpo ha raggiunto le tue Risorse. Una carta nella zona di battaglia lo avrebbe attirato su di sé.

negate = L'unica reazione
    .do = Un boss non reagisce mai alle tue azioni. Nel suo turno anche tu hai un solo tipo di reazione: negare. Byloss gioca { $horn-of-the-horde }, che mette due segnalini gang su ogni sua creatura. Rispondi con { $hermit-of-still-bells }!
    .why = Il corno tace, e { $goblin-tank } ha ancora ATT 0. Conserva queste carte per il colpo che deciderebbe la partita: nel turno di un boss nient'altro aiuta.
    .hint = Scegli { $hermit-of-still-bells } nella tua mano, gioca la carta come azione e paga 1.
    .not = Nega l'azione con { $hermit-of-still-bells }.
    .pass = Allora ogni sua creatura riceve due segnalini. Hai la risposta in mano!

win = Sconfiggi il re dei goblin
    .do = Niente più aiuti: Byloss ha 14 punti vita e livello minaccia 4. Sconfiggilo come preferisci.
    .why = Byloss è sconfitto! Guarda i suoi punti vita, il suo livello minaccia e il terzo spazio della sua linea di guerra: di un boss non serve sapere altro.
    .hint = { $archon-of-returning-dawn } è sul terzo spazio, e { $purge-doctor } conta il livello minaccia. Insieme bastano.
    .not = Ora non è possibile.
    .missed = Questa volta ha vinto il re dei goblin. È sempre pronto per un'altra prova!
