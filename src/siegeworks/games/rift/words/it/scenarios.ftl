## Scenari

scenario-rift-in-time = Squarcio nel tempo
    .hook = L'ultima torre è stata smontata, gli archi pendono dal chiodo. Poi, sopra la vecchia strada, l'aria comincia a tremare e ne escono dei goblin.
    .news = Una strada con due imbocchi e i primi portali. I lupi mostrano che cos'è la rapidità.
scenario-they-are-coming-and-they-have-axes = Arrivano, e hanno le asce
    .hook = Tamburi nel bosco, e a ogni colpo cade un albero. Gli orchi costruiscono una strada, e porta dritta al castello.
    .news = Due strade che si incontrano, grandi ogre e portali per cui servono torri potenziate.
scenario-from-the-past-and-the-future = Dal passato... e dal futuro?
    .hook = Un ricognitore giura di aver visto statue che camminano, un altro soldati di puro acciaio. Il guaio è che hanno ragione entrambi.
    .news = Due strade, ognuna con la sua uscita, e nemici che resistono alla magia o agli attacchi fisici.
scenario-the-return-of-lord-blackburn = Il ritorno di Lord Blackburn
    .hook = Era stato sconfitto, sepolto e dimenticato. Ora il signore nero percorre di nuovo la lunga curva, e dietro di lui l'aria si lacera.
    .news = Un boss con carte vita, il primo incantesimo, nemici letali e nemici che prendono la mira.
scenario-sands-and-portals = Sabbie e portali
    .hook = Oltre il confine il deserto ronza. Foresta, rocce e palude sbarrano ancora tre strade, ma il nemico ha mandato gli esploratori.
    .news = Carte terreno ed esploratori che le tolgono; cantieri bianchi per tutti.
scenario-horde-after-horde = Orda dopo orda
    .hook = Le vedette hanno smesso di contarle. Chi non viene finito torna guarito, e tre strade non lasciano respiro.
    .news = Tre strade, sciamani che curano, cavalcalupi e condottieri.
scenario-a-ghostly-surprise = Una sorpresa spettrale
    .hook = Il vecchio ponte è sempre stato infestato, e a nessuno importava finché i morti stavano per conto loro. Stanotte camminano.
    .news = Orde che lasciano dietro di sé un fantasma, le torri più forti e incantesimi di ogni potere.
scenario-fly-my-pigeons-fly = Volate, piccioncini miei, volate
    .hook = Qualcuno sui monti alleva uccelli, e non portano lettere. Le curve della strada non contano per chi ha le ali.
    .news = Orde volanti che nulla trattiene e che nascondono ciò su cui si posano.
scenario-the-angel-from-the-bend-of-time = L'angelo dalla piega del tempo
    .hook = Un angelo caduto risale la strada controcorrente. Se arriva alla porta da cui escono le sue schiere, nessuna torre starà mai più in piedi.
    .news = Lilith come boss, con carte azione; ogni orda davanti a lei la trattiene.
scenario-the-time-of-the-end = Il tempo della fine
    .hook = Entrambe le Maghe del Tempo sono venute di persona. Tra le due strade c'è l'ultimo cantiere del regno, e lo vogliono.
    .news = La coppia di Maghe del Tempo, che trasformano orde in portali e avanzano quando non devono farlo.
scenario-drill-cross = Addestramento: l'incrocio
    .hook = Due strade si incontrano, vanno insieme e si separano di nuovo.
    .news = Un tratto comune a due sentieri e uscite su due lati.
scenario-drill-ground = Campo d'addestramento
    .hook = Un prato tranquillo dietro la caserma: fantocci di paglia, sergenti pazienti, niente in palio.
    .news = Una piccola mappa per imparare tutte le mosse.
scenario-drill-yard = Cortile
    .hook = Un cortile spoglio, con un ingresso di lato e un'uscita in basso.
    .news = Un bivio e un'uscita in basso, così le carte stanno come sono disegnate.
scenario-drill-passes = Addestramento: i valichi
    .hook = Tre valichi, tre sbarramenti ed esploratori che conoscono la strada.
    .news = Terreno, esploratori, fantasmi, un bivio e due uscite.
scenario-drill-mages = Addestramento: le Maghe del Tempo
    .hook = Due reclute con vesti prese in prestito fanno le Maghe del Tempo, e ci provano gusto.
    .news = Tessere portale e la marcia verso il cantiere bianco.
scenario-drill-lilith = Addestramento: Lilith
    .hook = Un angelo di paglia su ruote viene trainato lungo il percorso.
    .news = Un boss con carte azione e carte vita.
scenario-drill-blackburn = Addestramento: Lord Blackburn
    .hook = Al cuoco hanno dato un elmo e l'ordine di fare la faccia cattiva.
    .news = Un boss che si muove come un'orda e apre portali.
goal-portals = { $n ->
        [one] distruggete { $n } portale
       *[other] distruggete { $n } portali
    }
goal-boss = sconfiggete { $boss }
scenario-level = torri fino al livello { $level }
scenario-spells = { $n ->
        [0] nessun incantesimo
        [one] { $n } incantesimo
       *[other] { $n } incantesimi
    } { $n ->
        [0] { "" }
       *[other] { $power ->
            [one] (con un simbolo di potere)
           *[other] (di qualsiasi potere)
        }
    }
scenario-health = salute del regno: { $n }
scenario-crystals = cristalli all'inizio: { $n }
scenario-iron = Sfida di ferro: { $text }
scenario-storms = tempeste dei portali: nel round 2 e poi ogni tre round se ne addensa una, scoppia un round dopo e dura per quel round
rule-no-spells = niente incantesimi
rule-no-buying = niente acquisto di torri
rule-no-abilities = niente abilità speciali
rule-no-rest = niente riposo
rule-one-level-less = torri al massimo di un livello in meno
rule-heroes-strike-bosses = anche gli eroi possono attaccare la carta vita del boss
rule-portal-tiles-count = contano anche i portali delle tessere portale
difficulty-one-star = una stella
difficulty-two-stars = due stelle
difficulty-three-stars = tre stelle
difficulty-heroic = Sfida eroica
difficulty-iron = Sfida di ferro
switch-difficulty = { term-difficulty }
switch-storms = tempeste dei portali
setting-off = no
setting-on = sì
phase-set-up = Preparazione
phase-arrival = Arrivo di nuove orde
phase-play = Giocare carte torre ed eroe
phase-defeat = Sconfitta delle orde
phase-boss = Attivazione del boss
phase-movement = Movimento delle orde
phase-taking-back = Recupero delle carte
phase-spending = Spesa dei cristalli
terrain-forest = foresta
terrain-rocks = rocce
terrain-swamp = palude
colour-red = rosso
    .loc = rossi
colour-green = verde
    .loc = verdi
colour-blue = blu
colour-yellow = giallo
    .loc = gialli
colour-white = bianco
    .loc = bianchi
