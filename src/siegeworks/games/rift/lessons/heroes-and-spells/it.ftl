# Eroi e incantesimi di Rift in Time. I nomi di abilità e incantesimi vengono dalle loro tessere: { $fire-rain }.

lesson = Eroi e incantesimi
    .about = Il tuo eroe può colpire, trattenere un'orda intera, proteggersi e riposare. Gli incantesimi valgono una volta per partita, ma ovunque. Prova tutto.
    .end = Ora sai che cosa possono fare eroi e incantesimi. Gli incantesimi arrivano dal quarto scenario, il tuo eroe combatte dal primo. Si parte!

attack = In mischia
    .do = Malik è su questa orda, e la sua base copre già un goblin. Attivalo e usa il suo attacco base: una tessera di 2×2 caselle sull'orda su cui si trova. Copri gli altri tre, poi termina l'attivazione.
    .why = Base e tessera coprono insieme tutta l'orda. In ogni round un eroe può muoversi e compiere un'azione, nell'ordine che vuole. Se ora se ne andasse, la sua base non coprirebbe più nulla.
    .hint = Scegli l'eroe, poi l'attacco base. Qui non importa da che parte guarda. Metti la tessera sui tre goblin e termina l'attivazione.
    .not = Attiva Malik e attacca.
    .move = Resta! Se se ne va, il goblin sotto la sua base è di nuovo scoperto.
    .rest = È in piena salute. Attacca!
    .missed = Non tutti i goblin sono coperti. Uno lo tiene la base, la tessera deve prendere gli altri tre: riprova.

hold = Un muro vivente
    .do = Sei goblin stanno per passare: più di quanti il regno possa sopportare. In questo round non puoi sconfiggerli, ma puoi trattenerli. Guida Malik sull'orda, termina l'attivazione, poi premi «Fatto».
    .why = Un'orda con un eroe sopra non si muove. Gli costa ogni volta 1 ferita ma, a differenza di un soldato, lui resta. Contro la rapidità ferma entrambi i tentativi, per 2 ferite.
    .hint = Scegli l'eroe, poi l'orda alle porte; metti la base dove vuoi. Termina l'attivazione e premi «Fatto».
    .not = Guida Malik sull'orda.
    .move = Non lì: può trattenere l'orda solo standoci sopra.
    .rest = Non c'è tempo: l'orda è alle porte!
    .missed = Nessuno era sulla sua strada, e il regno è caduto. Guida Malik sull'orda prima di premere «Fatto».

ability = Abilità speciale
    .do = Malik trattiene l'orda, ma è allo stremo: gli restano 2 punti salute. Usa la sua abilità speciale { $hands-off }: lo protegge fino alla fine del round. Attacca anche, se vuoi, poi termina l'attivazione e il round.
    .why = Un eroe protetto non subisce alcuna ferita, e l'orda non si è mossa lo stesso. Un'abilità usata viene girata a faccia in giù e non c'è più finché l'eroe non riposa.
    .hint = Scegli l'eroe, poi { $hands-off }. Attacca oppure no, termina l'attivazione e premi «Fatto».
    .not = Usa l'abilità speciale { $hands-off }.
    .move = Se se ne va, l'orda passa. Resta e usa { $hands-off }.
    .rest = Il riposo lo curerebbe, ma l'orda lo ferirebbe subito. Prima { $hands-off }.
    .missed = L'orda lo ha ferito. Usa { $hands-off } prima di premere «Fatto».

rest = Un po' di riposo
    .do = Il pericolo è passato, e a Malik resta 1 punto salute. Fallo riposare: ci vuole la sua azione, ma può ancora muoversi. Poi termina l'attivazione.
    .why = Piena salute, e { $hands-off } è di nuovo a faccia in su. Un buon riposo in un round tranquillo vale spesso più di un colpo. Un eroe senza salute resta fuori per un round intero.
    .hint = Scegli l'eroe, poi «Riposo», e termina l'attivazione.
    .not = Fai riposare Malik.
    .missed = Non ha riposato e ha ancora 1 punto salute. Riprova: prima il riposo.

spell = Un incantesimo
    .do = Questa orda è lontana, e non hai torri. Ma hai un incantesimo: { $fire-rain } mette una tessera da due caselle e una da una casella su un'orda qualsiasi, ovunque sia. Copri i tre goblin.
    .why = Un incantesimo non ha bisogno di torri, eroi o portata, e le sue tessere si possono perfino girare a piacere. Ma per questa partita è finito: tienilo per il momento giusto. Contro i portali quasi tutti gli incantesimi non servono.
    .hint = Lancia { $fire-rain }, metti la tessera lunga su due goblin uno sopra l'altro, poi la piccola sul terzo.
    .not = Lancia { $fire-rain }.
    .hero = Non arriverebbe fin lì. Lancia { $fire-rain }.
    .done = L'incantesimo è pronto, e anche i goblin. Lancia { $fire-rain }.
    .missed = Un goblin è ancora scoperto. Due caselle più una: combaciano esattamente. Riprova.

both = Ora trattienile entrambe
    .do = Due orde sono alle porte, il tuo eroe ha già agito, e il regno ha 3 punti salute. Un'orda che ne trova un'altra davanti la scavalca, anche fuori dalla mappa! Hai { $reinforcements }: due soldati su orde a scelta. Salva il regno, poi premi «Fatto».
    .why = Un soldato su ogni orda, e nessuna si è mossa. Con entrambi i soldati sulla prima, la seconda l'avrebbe scavalcata. Hai guadagnato un round: usalo bene.
    .hint = Lancia { $reinforcements } e metti un soldato su ciascuna delle due orde. Poi premi «Fatto».
    .not = Ora non è possibile.
    .missed = Una delle orde è passata. Vanno trattenute tutte e due, e tu hai due soldati: riprova.
