## Una prima partita a Rift in Time. I nomi delle torri vengono dalle loro carte: { $tower-id }.

lesson-first-game = Prima partita
    .about = Le orde marciano sul regno, e voi le fermate insieme. Costruisci torri, disponi le loro forme, chiama il tuo eroe e chiudi un portale.
    .end = Questo è Rift in Time: coprire, trattenere, potenziare e chiudere i portali. Il tuo compagno ti aspetta. È ora di una vera partita!

lesson-first-game-tower = Costruisci una torre
    .do = Un'orda ha raggiunto l'ultimo spazio del sentiero. Gioca la torre { $shooters } su uno dei tuoi cantieri lì accanto, girata in modo che la freccia punti sull'orda. Poi metti la sua tessera danno così da coprire il goblin.
    .why = Una torre attacca appena viene giocata. Un'orda è sconfitta quando tutti i nemici sulla sua carta sono coperti; le caselle vuote non contano.
    .hint = Scegli la torre, il cantiere sotto l'orda e il verso con la freccia in su. Poi sposta la tessera sul goblin.
    .not = Prima si costruisce: gioca la torre { $shooters }.
    .far = Da lì la freccia non arriva all'orda. Scegli un cantiere proprio accanto.
    .turned = Girata così, la freccia punta altrove. Gira la torre finché punta sull'orda.
    .pass = Il passaggio viene dopo. Gioca tu la torre.
    .hero = Verrà anche il momento del tuo eroe. Prima costruisci una torre.
    .done = Il goblin entrerebbe dritto nel regno. Prima costruisci una torre.
    .missed = La tessera ha mancato il goblin. Deve stare sulla sua casella: riprova.

lesson-first-game-fit = La forma deve combaciare
    .do = La torre { $apprentice } mette un angolo di tre caselle. Le tessere non si girano da sole: come giri la torre, così si gira la sua tessera. Trova il verso in cui l'angolo combacia con i tre goblin.
    .why = Tutti e tre in un colpo! La tessera deve stare per intero sulla carta e non può sovrapporsi ad altre: scegli cantiere e verso pensando alla forma.
    .hint = Il cantiere a destra dell'orda, girato verso sinistra. Poi metti l'angolo esattamente sui goblin.
    .not = Gioca la torre { $apprentice } e fai combaciare l'angolo.
    .turned = Da lì, girata così, la torre non arriva all'orda.
    .pass = Questa torre ti serve ora. Giocala.
    .hero = L'eroe può riposare. Questo è un lavoro per la torre { $apprentice }.
    .done = Tre goblin sono ancora scoperti. Prima gioca la torre { $apprentice }.
    .missed = Un goblin è ancora scoperto. Prova un altro verso della torre e guarda come l'angolo gira con lei.

lesson-first-game-reach = Vicino e lontano
    .do = Questa orda è più lontana. La torre { $shooters } ha due frecce una dietro l'altra, quindi tira a due spazi in linea retta. Trova un cantiere da cui raggiunge l'orda.
    .why = Due spazi di distanza, e nulla di ciò che sta in mezzo ferma un tiro. Gli arcieri arrivano lontano, i maghi colpiscono in grande, l'artiglieria lancia più tessere, le torri di soldati mandano soldati.
    .hint = Il cantiere due spazi sotto l'orda, con la freccia in su. Va bene anche quello due spazi a destra.
    .not = Gioca la torre { $shooters } in modo che raggiunga l'orda.
    .turned = Da lì, girata così, il tiro non arriva all'orda. Conta due spazi in linea retta.
    .pass = Questa torre ti serve ora. Giocala.
    .hero = L'eroe resta dov'è. Lascia tirare la torre.
    .done = Non ancora: un goblin è ancora scoperto.
    .missed = La tessera ha mancato il goblin. Deve stare sulla sua casella: riprova.

lesson-first-game-round = Finisce il round
    .do = Il goblin davanti è coperto, e il tuo compagno ha finito. Concludi anche tu e guarda che cosa succede: le orde coperte sono sconfitte, tutte le altre avanzano.
    .why = L'orda coperta è sparita e ha portato 2 cristalli. L'altra si è mossa di uno spazio, e le tessere restano su di lei. Le tue torri sono tornate in mano: a ogni round si costruisce da capo.
    .hint = Premi «Fatto».
    .not = Devi solo concludere: premi «Fatto».
    .play = Potresti, ma da qui la torre { $militia } non raggiunge nessuna orda. Premi «Fatto».
    .pass = Il passaggio viene dopo. Premi «Fatto».
    .hero = Qui l'eroe non serve. Premi «Fatto».

lesson-first-game-buy = Spendere i cristalli
    .do = Alla fine di ogni round i cristalli comprano nuove torri: 2 per il livello 1, 3 per il livello 2. Compra per te una torre di livello 1, quella che vuoi.
    .why = Va subito nella tua mano e la puoi giocare nel nuovo round. I cristalli sono di tutti, quindi decidete insieme chi prende che cosa.
    .hint = Scegli una torre della riserva e prendila tu.
    .not = Compra una torre per te.
    .done = I cristalli si possono conservare, ma due valgono subito una torre. Comprane una.
    .partner = Che generosità! Stavolta tieni la torre per te.

lesson-first-game-leave = Chi riesce a passare
    .do = Non si può fermare ogni orda. Questa è sull'ultimo spazio, due dei suoi quattro goblin sono coperti, e tu non hai più torri. Premi «Fatto» e guarda quanto costa.
    .why = Ogni nemico scoperto che passa costa al regno 1 punto salute: da 6 a 4. Quelli coperti non costano nulla, quindi vale la pena coprire anche mezza orda. Senza salute il regno cade.
    .hint = Premi «Fatto».
    .not = Non c'è altro da fare: premi «Fatto».
    .hero = Potrebbe mettersi di mezzo, ma stavolta vogliamo vedere quanto costa. Premi «Fatto».

lesson-first-game-soldier = Tieni la posizione
    .do = Quattro goblin stanno per passare, e al regno restano solo 3 punti salute. Basta un soldato per trattenere un'orda intera. Gioca la torre { $militia } lì accanto, metti il soldato su un goblin qualsiasi e poi premi «Fatto».
    .why = L'orda non si è mossa. Il soldato è stato ferito e non c'è più, ma hai guadagnato un round intero. I goblin sono ancora alle porte: ora finiscili.
    .hint = Il cantiere sotto l'orda con la freccia in su, poi un goblin qualsiasi, poi «Fatto».
    .not = Gioca la torre { $militia } in modo che il soldato possa salire sull'orda.
    .turned = Da lì, girata così, il soldato non arriva all'orda.
    .pass = I soldati ti servono proprio qui. Gioca la torre { $militia }.
    .hero = Potrebbe trattenerla anche lui, ma proviamo con i soldati.
    .missed = Nessuno ha trattenuto l'orda, e il regno è caduto. Mettici sopra un soldato prima di premere «Fatto».

lesson-first-game-pass = Passare e potenziare
    .do = Il tuo compagno ti ha appena passato una torre. Le torri migliorano solo passandole: un livello in più ogni volta. Passane una anche tu.
    .why = La torre potenziata è a faccia in giù dal tuo compagno, che la prenderà in mano alla fine del round. Anche la tua è in arrivo. Cominciate presto e fatelo spesso!
    .hint = Scegli una torre nella tua mano e passala al tuo compagno.
    .not = Passa una torre al tuo compagno.
    .play = L'orda è ancora lontana. Usa il tempo per potenziare: passa la torre.
    .hero = L'eroe può aspettare. Passa una torre.
    .done = Prima di concludere passa una torre. Non costa nulla.

lesson-first-game-resist = Acciaio contro frecce
    .do = Due di questi nemici sono corazzati: gli attacchi fisici non li coprono. Le frecce rosse sono fisiche, quelle blu magiche. Scegli la torre giusta e copri tutto ciò che resta.
    .why = Alla magia non importa della corazza. Tutte le torri di maghi sono magiche, arcieri e artiglieria sono fisici; altri nemici resistono invece alla magia. Guarda i simboli prima di costruire.
    .hint = La torre { $apprentice } sul cantiere a destra dell'orda, girata verso sinistra.
    .not = Copri i corazzati con la magia.
    .physical = Le frecce rimbalzano sui corazzati. Scegli la torre con la freccia blu.
    .turned = Da lì, girato così, l'angolo non arriva o non combacia.
    .pass = Questa torre ti serve ora. Giocala.
    .hero = Potrebbe farcela, ma qui si tratta di magia. Gioca la torre { $apprentice }.
    .done = Ci sono ancora nemici scoperti. Prima gioca la torre { $apprentice }.
    .missed = Qualcosa è ancora scoperto. L'angolo combacia esattamente con gli ultimi tre: riprova.

lesson-first-game-hero = Chiama il tuo eroe
    .do = Una volta per round il tuo eroe può muoversi e agire. Attiva Malik, muovilo sull'orda e metti la sua base in modo che copra tutti e quattro i nemici. Poi termina l'attivazione.
    .why = La base copre 2×2 caselle, a qualunque cosa resistano quei nemici. Qui è l'orda intera, e all'eroe non serve nemmeno attaccare.
    .hint = Scegli l'eroe, poi l'orda in alto a sinistra. La base va sui quattro nemici al centro.
    .not = Attiva il tuo eroe e guidalo sull'orda.
    .move = Non lì: vai dritto sull'orda.
    .rest = È in piena salute. Guidalo in battaglia!
    .attack = Non serve: se la base è messa bene, è tutto coperto. Termina l'attivazione.
    .missed = La base non copre tutti i nemici. Riprova: 2×2 caselle, proprio al centro.

lesson-first-game-wound = Anche gli eroi si feriscono
    .do = Concludi il round e guarda che cosa succede all'orda, e a Malik.
    .why = L'orda è sconfitta, ma chi ci stava sopra subisce 1 ferita: gli restano 4 punti salute. Un eroe impedisce anche a un'orda di muoversi, ogni volta per 1 ferita. Invece di attaccare può riposare e torna come nuovo.
    .hint = Premi «Fatto».
    .not = Devi solo concludere: premi «Fatto».

lesson-first-game-portal = Chiudi il portale
    .do = Dai portali escono le orde, e un portale che entra nel regno significa sconfitta. Il numero al centro è il livello che serve a una torre, e quella casella resta libera. La torre { $shooters } è di livello 1: copri gli ultimi due nemici.
    .why = Tutti i nemici sono coperti, quindi il portale si chiude alla fine di questa fase. Il prezzo: una torre che attacca un portale viene girata a faccia in giù e torna nella riserva. Scegli bene quale dare.
    .hint = Il cantiere sotto il portale con la freccia in su, o quello sopra con la freccia in giù.
    .not = Attacca il portale con la torre { $shooters }.
    .turned = Da lì, girata così, il tiro non arriva al portale.
    .pass = Il portale è alle porte! Gioca la torre.
    .hero = Gli eroi non possono nulla contro i portali. Ci vuole una torre.
    .done = Così il portale entrerebbe nel regno, e tutto sarebbe perduto.
    .missed = I nemici da coprire sono due, e la tessera li prende entrambi. Riprova.

lesson-first-game-win = Ora vinci
    .do = L'ultimo portale è alle porte, e hai due torri. Copri tutti i suoi nemici, poi premi «Fatto». Niente più aiuti: dove vanno le torri, e che cosa combacia dove?
    .why = Hai vinto! Distrutto l'ultimo portale, si vince alla fine di quel round. Torri, forme e buon occhio: il regno può contare su di te.
    .hint = La torre { $apprentice } da sotto copre il goblin isolato e uno della fila. La torre { $shooters } da sopra prende il resto.
    .not = Ora non è possibile.
    .missed = Il portale è entrato nel regno. Guarda bene come le forme girano con le loro torri, e riprova!


## Eroi e incantesimi di Rift in Time. I nomi di abilità e incantesimi vengono dalle loro tessere: { $fire-rain }.

lesson-heroes-and-spells = Eroi e incantesimi
    .about = Il tuo eroe può colpire, trattenere un'orda intera, proteggersi e riposare. Gli incantesimi valgono una volta per partita, ma ovunque. Prova tutto.
    .end = Ora sai che cosa possono fare eroi e incantesimi. Gli incantesimi arrivano dal quarto scenario, il tuo eroe combatte dal primo. Si parte!

lesson-heroes-and-spells-attack = In mischia
    .do = Malik è su questa orda, e la sua base copre già un goblin. Attivalo e usa il suo attacco base: una tessera di 2×2 caselle sull'orda su cui si trova. Copri gli altri tre, poi termina l'attivazione.
    .why = Base e tessera coprono insieme tutta l'orda. In ogni round un eroe può muoversi e compiere un'azione, nell'ordine che vuole. Se ora se ne andasse, la sua base non coprirebbe più nulla.
    .hint = Scegli l'eroe, poi l'attacco base. Qui non importa da che parte guarda. Metti la tessera sui tre goblin e termina l'attivazione.
    .not = Attiva Malik e attacca.
    .move = Resta! Se se ne va, il goblin sotto la sua base è di nuovo scoperto.
    .rest = È in piena salute. Attacca!
    .missed = Non tutti i goblin sono coperti. Uno lo tiene la base, la tessera deve prendere gli altri tre: riprova.

lesson-heroes-and-spells-hold = Un muro vivente
    .do = Sei goblin stanno per passare: più di quanti il regno possa sopportare. In questo round non puoi sconfiggerli, ma puoi trattenerli. Guida Malik sull'orda, termina l'attivazione, poi premi «Fatto».
    .why = Un'orda con un eroe sopra non si muove. Gli costa ogni volta 1 ferita ma, a differenza di un soldato, lui resta. Contro la rapidità ferma entrambi i tentativi, per 2 ferite.
    .hint = Scegli l'eroe, poi l'orda alle porte; metti la base dove vuoi. Termina l'attivazione e premi «Fatto».
    .not = Guida Malik sull'orda.
    .move = Non lì: può trattenere l'orda solo standoci sopra.
    .rest = Non c'è tempo: l'orda è alle porte!
    .missed = Nessuno era sulla sua strada, e il regno è caduto. Guida Malik sull'orda prima di premere «Fatto».

lesson-heroes-and-spells-ability = Abilità speciale
    .do = Malik trattiene l'orda, ma è allo stremo: gli restano 2 punti salute. Usa la sua abilità speciale { $hands-off }: lo protegge fino alla fine del round. Attacca anche, se vuoi, poi termina l'attivazione e il round.
    .why = Un eroe protetto non subisce alcuna ferita, e l'orda non si è mossa lo stesso. Un'abilità usata viene girata a faccia in giù e non c'è più finché l'eroe non riposa.
    .hint = Scegli l'eroe, poi { $hands-off }. Attacca oppure no, termina l'attivazione e premi «Fatto».
    .not = Usa l'abilità speciale { $hands-off }.
    .move = Se se ne va, l'orda passa. Resta e usa { $hands-off }.
    .rest = Il riposo lo curerebbe, ma l'orda lo ferirebbe subito. Prima { $hands-off }.
    .missed = L'orda lo ha ferito. Usa { $hands-off } prima di premere «Fatto».

lesson-heroes-and-spells-rest = Un po' di riposo
    .do = Il pericolo è passato, e a Malik resta 1 punto salute. Fallo riposare: ci vuole la sua azione, ma può ancora muoversi. Poi termina l'attivazione.
    .why = Piena salute, e { $hands-off } è di nuovo a faccia in su. Un buon riposo in un round tranquillo vale spesso più di un colpo. Un eroe senza salute resta fuori per un round intero.
    .hint = Scegli l'eroe, poi «Riposo», e termina l'attivazione.
    .not = Fai riposare Malik.
    .missed = Non ha riposato e ha ancora 1 punto salute. Riprova: prima il riposo.

lesson-heroes-and-spells-spell = Un incantesimo
    .do = Questa orda è lontana, e non hai torri. Ma hai un incantesimo: { $fire-rain } mette una tessera da due caselle e una da una casella su un'orda qualsiasi, ovunque sia. Copri i tre goblin.
    .why = Un incantesimo non ha bisogno di torri, eroi o portata, e le sue tessere si possono perfino girare a piacere. Ma per questa partita è finito: tienilo per il momento giusto. Contro i portali quasi tutti gli incantesimi non servono.
    .hint = Lancia { $fire-rain }, metti la tessera lunga su due goblin uno sopra l'altro, poi la piccola sul terzo.
    .not = Lancia { $fire-rain }.
    .hero = Non arriverebbe fin lì. Lancia { $fire-rain }.
    .done = L'incantesimo è pronto, e anche i goblin. Lancia { $fire-rain }.
    .missed = Un goblin è ancora scoperto. Due caselle più una: combaciano esattamente. Riprova.

lesson-heroes-and-spells-both = Ora trattienile entrambe
    .do = Due orde sono alle porte, il tuo eroe ha già agito, e il regno ha 3 punti salute. Un'orda che ne trova un'altra davanti la scavalca, anche fuori dalla mappa! Hai { $reinforcements }: due soldati su orde a scelta. Salva il regno, poi premi «Fatto».
    .why = Un soldato su ogni orda, e nessuna si è mossa. Con entrambi i soldati sulla prima, la seconda l'avrebbe scavalcata. Hai guadagnato un round: usalo bene.
    .hint = Lancia { $reinforcements } e metti un soldato su ciascuna delle due orde. Poi premi «Fatto».
    .not = Ora non è possibile.
    .missed = Una delle orde è passata. Vanno trattenute tutte e due, e tu hai due soldati: riprova.
