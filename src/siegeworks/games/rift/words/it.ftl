# Squarcio nel tempo in italiano.
#
# Le parti dei testi delle carte iniziano in minuscolo e senza punto; le frasi le fa il programma.
# Ciò che può mancare, come $horde_at, non lascia spazi vuoti.


## Grammatica

sentence = { $text }.
list-and = { $first } e { $second }
list-more = { $first }, { $second }
chain = { $first }; { $second }
do-if = se { $clause }, { $text }
with-clause = { $text } ({ $clause })
explained = { $term }: { $text }


## Orde, portali, fantasmi e boss, come ne parla il diario

horde-horde = l'orda di { $of }
    .a = un'orda di { $of }
    .gen = dell'orda di { $of }
    .dat = all'orda di { $of }
    .loc = sull'orda di { $of }
    .gender = f
horde-portal = il portale di livello { $level }
    .a = un portale di livello { $level }
    .gen = del portale di livello { $level }
    .dat = al portale di livello { $level }
    .loc = sul portale di livello { $level }
    .gender = m
horde-ghost = il fantasma
    .a = un fantasma
    .gen = del fantasma
    .dat = al fantasma
    .loc = sul fantasma
    .gender = m
horde-unknown = l'orda
    .a = un'orda
    .gen = dell'orda
    .dat = all'orda
    .loc = sull'orda
    .gender = f
boss-time-mages = le Maghe del Tempo
    .gen = delle Maghe del Tempo
    .dat = alle Maghe del Tempo
    .loc = sulle Maghe del Tempo
    .gender = fp
boss-lilith = Lilith
    .gen = di Lilith
    .dat = a Lilith
    .loc = su Lilith
    .gender = f
boss-blackburn = Lord Blackburn
    .gen = di Lord Blackburn
    .dat = a Lord Blackburn
    .loc = su Lord Blackburn
    .gender = m
boss-unknown = il boss
    .gen = del boss
    .dat = al boss
    .loc = sul boss
    .gender = m


## Tessere, soldati, frecce

tile = { $n ->
        [one] una tessera { $shape }{ $lie }
        [2] due tessere { $shape }{ $lie }
        [3] tre tessere { $shape }{ $lie }
        [4] quattro tessere { $shape }{ $lie }
       *[other] { $n } tessere { $shape }{ $lie }
    }
soldiers = { $n ->
        [one] un soldato
        [2] due soldati
        [3] tre soldati
       *[other] { $n } soldati
    }
lie-upright = (in verticale)
lie-across = (in orizzontale)
joined = { $first } + { $second }
shape-corner = ad angolo
shape-square = { $wide }×{ $high }
shape-T = a T
shape-L = a L
shape-S = a S
shape-P = a P
shape-other = da { $squares } caselle
turn-n = ↑
turn-e = →
turn-s = ↓
turn-w = ←


## Torri

tower-attack = attacco { $type } ({ $reach }): piazza { $pieces }
    .linked = attacco { $type } ({ $reach }): piazza { $pieces } su una sola e medesima orda
reach-arrows = { $arrows }
reach-around = spazi adiacenti
reach-precise = qualsiasi spazio del percorso
tower-free = le tessere possono essere ruotate e capovolte a piacere
tower-soldiers = può condividere un cantiere con un'altra torre
tower-mark = { $family } di livello { $level }
tower-price = { $n ->
        [one] costa { $n } cristallo
       *[other] costa { $n } cristalli
    }
    .none = non si può comprare
family-archers = torre dei tiratori
family-mages = torre dei maghi
family-artillery = torre d'artiglieria
family-soldiers = torre dei soldati
type-physical = fisico
type-magic = magico
type-universal = universale

tower-shooters = Tiratori
tower-archers = Arcieri
tower-sharpshooters = Tiratori scelti
tower-rangers = Guardaboschi
tower-musketeers = Moschettieri
tower-apprentice = Apprendista
tower-wizard = Incantatore
tower-mage = Mago
tower-archmage = Arcimago
tower-warlock = Stregone
tower-bombardiers = Bombardieri
tower-artillery = Artiglieria
tower-cannoneers = Cannonieri
tower-big-bertha = Grande Berta
tower-tesla = Tesla x104
tower-militia = Milizia
tower-footmen = Fanti
tower-knights = Cavalieri
tower-holy-order = Ordine sacro
tower-barbarians = Barbari
tower-unknown = (sconosciuta)


## Eroi e abilità

hero-alleria = Alleria
    .full = Alleria Swiftwind
    .gen = di Alleria
    .dat = ad Alleria
    .gender = f
hero-malik = Malik
    .full = Malik Hammerfury
    .gen = di Malik
    .dat = a Malik
    .gender = m
hero-lilith = Lilith
    .full = Lilith
    .gen = di Lilith
    .dat = a Lilith
    .gender = f
hero-magnus = Magnus
    .full = Magnus Spellbane
    .gen = di Magnus
    .dat = a Magnus
    .gender = m
hero-ignus = Ignus
    .full = Ignus
    .gen = di Ignus
    .dat = a Ignus
    .gender = m
hero-wildcat = il gatto selvatico
    .full = Gatto selvatico
    .gen = del gatto selvatico
    .dat = al gatto selvatico
    .gender = m
hero-unknown = un eroe
    .full = un eroe
    .gen = di un eroe
    .dat = a un eroe
    .gender = m
hero-marks = salute { $health }, movimento { $moves }
hero-start = { $players ->
        [one] da soli: { $towers }
       *[other] in { $players }: { $towers }
    }
ability-lasting = duratura

ability-call-of-the-wild = Richiamo selvaggio
ability-like-the-wind = Come il vento
ability-does-it-bleed = Sanguina?
ability-barrage = Raffica
ability-surprise-attack = Attacco a sorpresa
ability-earthquake = Terremoto
ability-mace-strike = Colpo di mazza
ability-hands-off = Giù le mani
ability-hell-wheel = Ruota infernale
ability-deadly-scythe = Falce mortale
ability-gods-wrath = Ira divina
ability-resurrection = Resurrezione
ability-hocus-pocus = Abracadabra
ability-illusion = Illusione
ability-power-of-knowledge = Potere della conoscenza
ability-magic-storm = Tempesta magica
ability-fiery-frenzy = Frenesia infuocata
ability-fire-and-brimstone = Fuoco e zolfo
ability-power-of-flames = Potere delle fiamme
ability-burn = Brucia!


## Incantesimi

spell-fire-rain = Pioggia di fuoco
spell-reinforcements = Rinforzi
spell-thunderstorm = Temporale
spell-lightning = Fulmini
spell-golden-hands = Mani d'oro
spell-bend-time = Piega del tempo
spell-power = { $n ->
        [one] { $n } simbolo di potere
       *[other] { $n } simboli di potere
    }


## Che cosa fanno i testi

do-strike = piazza { $pieces } { $where }{ $rule }
    .attack = attacco { $type }: piazza { $pieces } { $where }{ $rule }
    .may = puoi piazzare { $pieces } { $where }{ $rule }
per-empty = per ogni casella vuota coperta dalla tessera, { $text }
per-squares = per ogni casella con un nemico coperta dalla tessera, { $text }
where-own = sull'orda su cui si trova { $hero }
where-beast = sull'orda su cui si trova il gatto selvatico
where-struck = sulla stessa orda
where-chosen = su una delle orde appena attaccate
where-arrows = { $spread ->
        [single] su un'orda a portata ({ $arrows })
        [linked] su una sola e medesima orda a portata ({ $arrows })
       *[free] su orde a portata ({ $arrows })
    }
where-around = { $spread ->
        [single] su un'orda adiacente
        [linked] su una sola e medesima orda adiacente
        [together] su un'orda adiacente, tutte sulla stessa
        [each] su ogni orda adiacente
       *[free] su orde adiacenti
    }
where-near = { $spread ->
        [each] su ogni orda adiacente a quella
       *[free] su orde adiacenti a quella
    }
where-own-around = sull'orda su cui si trova { $hero } o su un'orda adiacente
where-precise = { $spread ->
        [single] su un'orda qualsiasi
        [linked] su una sola orda qualsiasi
       *[free] su orde qualsiasi
    }
rule-of-chain = , ognuna dopo la prima a contatto con una già piazzata
rule-of-sides = , ognuna su un lato diverso della base
rule-of-apart = , ognuna su un'orda diversa
strikes-portals = si possono colpire anche un portale o la carta vita di un boss
clause-covers = { $number ->
        [one] la tessera copre esattamente { $number } nemico
       *[other] la tessera copre esattamente { $number } nemici
    }
clause-on-site = { $hero } si trova su un cantiere
who-chosen = quell'eroe
do-choose-hero = { $near ->
        [yes] scegli { $hero } o un eroe sullo stesso spazio o su uno adiacente
       *[no] { $by ->
            [hero] scegli un eroe qualsiasi, anche { $hero }
           *[spell] scegli un eroe qualsiasi
        }
    }
    .may = { $near ->
        [yes] puoi scegliere { $hero } o un eroe sullo stesso spazio o su uno adiacente
       *[no] { $by ->
            [hero] puoi scegliere un eroe qualsiasi, anche { $hero }
           *[spell] puoi scegliere un eroe qualsiasi
        }
    }
do-heal = { $amount ->
        [one] { $who } recupera { $amount } punto salute
       *[other] { $who } recupera { $amount } punti salute
    }
    .and = { $amount ->
        [one] recupera { $amount } punto salute
       *[other] recupera { $amount } punti salute
    }
do-wound-hero = { $who } subisce 1 ferita
    .and = subisce 1 ferita
do-turn-up = { $who } gira a faccia in su un'abilità speciale usata
    .and = gira a faccia in su un'abilità speciale usata
do-grant-move = { $points ->
        [one] { $who } può muoversi di { $points } spazio
       *[other] { $who } può muoversi fino a { $points } spazi
    }
    .and = { $points ->
        [one] può muoversi di { $points } spazio
       *[other] può muoversi fino a { $points } spazi
    }
do-grant-attack = { $who } può eseguire l'attacco base
    .and = può eseguire l'attacco base
do-transport = puoi spostare { $who } su uno spazio qualsiasi in cui possa finire un movimento
do-protect = { $hero } ha protezione fino alla fine del round
    .and = ha protezione fino alla fine del round
do-protect-space = fino alla fine del round hanno protezione { $hero } e chiunque si trovi in quel momento sullo stesso spazio
do-be-reborn = { $amount ->
        [one] se quell'orda viene sconfitta in questo round, { $hero } recupera subito { $amount } punto salute e ha protezione per il resto del round
       *[other] se quell'orda viene sconfitta in questo round, { $hero } recupera subito { $amount } punti salute e ha protezione per il resto del round
    }
do-further-action = poi { $hero } può compiere un'altra azione
do-copy = esegui una qualsiasi abilità speciale in gioco, a faccia in su o in giù, come se appartenesse { $hero_dat }
do-return-beast = poi, se il gatto selvatico è sulla plancia dell'eroe, puoi metterlo sullo spazio { $hero_gen }
do-walk = { $steps ->
        [one] { $hero } può muoversi di { $steps } spazio in più
       *[other] { $hero } può muoversi fino a { $steps } spazi in più
    }; piazza { $pieces } su ogni orda in cui entra (attacco { $type })
do-pass-high = { $levels ->
        [one] passa una torre a un altro giocatore, potenziata di { $levels } livello
       *[other] passa una torre a un altro giocatore, potenziata di { $levels } livelli invece di uno
    }


## I boss e le loro azioni

do-open-portals = { $limit ->
        [one] se ci sono meno di due portali in gioco, metti una tessera portale su un'orda, che diventa un portale
       *[other] metti tessere portale sulle orde finché in gioco non ci sono due portali: quelle orde diventano portali
    }
do-mages-move = se non è stata messa alcuna tessera portale, entrambe le Maghe del Tempo avanzano di uno spazio verso il cantiere bianco; se una di loro lo raggiunge, perdete
do-lilith-moves = se non ha un'orda davanti, Lilith avanza di uno spazio; se non ha più spazi davanti a sé, perdete
do-draw-action = gira una carta azione del boss ed eseguila
do-wound-around = ogni eroe sullo spazio del boss o su uno spazio adiacente subisce 1 ferita
do-raze-tower = scegli una torre adiacente al boss: torna nella riserva comune
boss-activation = tra la sconfitta e il movimento delle orde: { $text }
boss-aftermath = dopo il movimento delle orde: { $text }
boss-marches = { $boss } si muove lungo il percorso come un'orda
boss-lives = { $n ->
        [one] { $n } carta vita
       *[other] { $n } carte vita
    }
action-scourge = Flagello
action-topple = Crollo
action-fury = Furia
action-gather = Adunata


## Tempeste dei portali

storm-gale = Burrasca
storm-downpour = Acquazzone
storm-null-field = Campo nullo
storm-wet-powder = Polvere bagnata
storm-mutiny = Ammutinamento
storm-fog = Nebbia
storm-sleepless = Notte insonne
storm-silence = Silenzio
storm-embargo = Embargo
storm-surge = Sovraccarico
storm-second-wave = Seconda ondata
storm-thorns = Spine
storm-hail = Grandine
storm-mending = Guarigione
storm-tear = Squarcio
storm-tremor = Scossa
storm-unknown = una tempesta
holds-haste = ogni orda che non sia un portale né un boss si muove come se mostrasse rapidità: prova a muoversi due volte
holds-portal-levels = ogni portale richiede una torre di un livello più alto, ma mai oltre il livello massimo di questa partita
holds-no-abilities = nessun eroe può usare un'abilità speciale
holds-no-rest = nessun eroe può riposare
holds-no-spells = non si possono lanciare incantesimi
holds-no-buying = non si può comprare nulla
holds-no-archers = le torri dei tiratori non si possono giocare, solo passare
holds-no-mages = le torri dei maghi non si possono giocare, solo passare
holds-no-artillery = le torri d'artiglieria non si possono giocare, solo passare
holds-no-soldiers = le torri dei soldati non si possono giocare, solo passare
do-arrive-again = arriva un'altra orda, dal primo segnalino arrivo che può fornirne una
do-wound-engaged = ogni eroe ingaggiato con un'orda subisce 1 ferita
do-scatter-soldiers = tutti i soldati sulle orde tornano nella riserva comune
do-mend = l'orda con più caselle sotto le tessere se le scrolla tutte di dosso, purché non sia un portale o un boss
do-tear-open = se ci sono meno di due portali in gioco, metti una tessera portale su un'orda che abbia ancora davanti a sé almeno quattro spazi del suo percorso: diventa un portale
do-shake = il regno perde 1 salute, ma mai l'ultima
storm-when-arrival = dopo l'arrivo delle orde: { $text }
storm-when-defeat = prima della sconfitta delle orde: { $text }
storm-when-movement = prima del movimento delle orde: { $text }


## Nemici e proprietà

enemy-goblin = goblin
    .of = { $n ->
        [one] un goblin
       *[other] goblin
    }
    .counted = { $n ->
        [one] { $n } goblin
       *[other] { $n } goblin
    }
enemy-wolf = lupo
    .of = { $n ->
        [one] un lupo
       *[other] lupi
    }
    .counted = { $n ->
        [one] { $n } lupo
       *[other] { $n } lupi
    }
enemy-orc = orco
    .of = { $n ->
        [one] un orco
       *[other] orchi
    }
    .counted = { $n ->
        [one] { $n } orco
       *[other] { $n } orchi
    }
enemy-ironclad = corazzato
    .of = { $n ->
        [one] un corazzato
       *[other] corazzati
    }
    .counted = { $n ->
        [one] { $n } corazzato
       *[other] { $n } corazzati
    }
enemy-gargoyle = gargoyle
    .of = { $n ->
        [one] un gargoyle
       *[other] gargoyle
    }
    .counted = { $n ->
        [one] { $n } gargoyle
       *[other] { $n } gargoyle
    }
enemy-assassin = assassino
    .of = { $n ->
        [one] un assassino
       *[other] assassini
    }
    .counted = { $n ->
        [one] { $n } assassino
       *[other] { $n } assassini
    }
enemy-shaman = sciamano
    .of = { $n ->
        [one] uno sciamano
       *[other] sciamani
    }
    .counted = { $n ->
        [one] { $n } sciamano
       *[other] { $n } sciamani
    }
enemy-archer = orco arciere
    .of = { $n ->
        [one] un orco arciere
       *[other] orchi arcieri
    }
    .counted = { $n ->
        [one] { $n } orco arciere
       *[other] { $n } orchi arcieri
    }
enemy-ogre = ogre
    .of = { $n ->
        [one] un ogre
       *[other] ogre
    }
    .counted = { $n ->
        [one] { $n } ogre
       *[other] { $n } ogre
    }
enemy-juggernaut = colosso
    .of = { $n ->
        [one] un colosso
       *[other] colossi
    }
    .counted = { $n ->
        [one] { $n } colosso
       *[other] { $n } colossi
    }
enemy-harpy = arpia
    .of = { $n ->
        [one] un'arpia
       *[other] arpie
    }
    .counted = { $n ->
        [one] { $n } arpia
       *[other] { $n } arpie
    }
enemy-wraith = spettro
    .of = { $n ->
        [one] uno spettro
       *[other] spettri
    }
    .counted = { $n ->
        [one] { $n } spettro
       *[other] { $n } spettri
    }
enemy-scout = esploratore
    .of = { $n ->
        [one] un esploratore
       *[other] esploratori
    }
    .counted = { $n ->
        [one] { $n } esploratore
       *[other] { $n } esploratori
    }
enemy-warlord = condottiero
    .of = { $n ->
        [one] un condottiero
       *[other] condottieri
    }
    .counted = { $n ->
        [one] { $n } condottiero
       *[other] { $n } condottieri
    }
enemy-worg-rider = cavalcalupi
    .of = { $n ->
        [one] un cavalcalupi
       *[other] cavalcalupi
    }
    .counted = { $n ->
        [one] { $n } cavalcalupi
       *[other] { $n } cavalcalupi
    }
enemy-witch = strega
    .of = { $n ->
        [one] una strega
       *[other] streghe
    }
    .counted = { $n ->
        [one] { $n } strega
       *[other] { $n } streghe
    }
enemy-heart = cuore
    .of = { $n ->
        [one] un cuore
       *[other] cuori
    }
    .counted = { $n ->
        [one] { $n } cuore
       *[other] { $n } cuori
    }
enemy-mammoth = mammut
    .of = { $n ->
        [one] un mammut
       *[other] mammut
    }
    .counted = { $n ->
        [one] { $n } mammut
       *[other] { $n } mammut
    }
enemy-raptor = raptor
    .of = { $n ->
        [one] un raptor
       *[other] raptor
    }
    .counted = { $n ->
        [one] { $n } raptor
       *[other] { $n } raptor
    }
enemy-automaton = automa
    .of = { $n ->
        [one] un automa
       *[other] automi
    }
    .counted = { $n ->
        [one] { $n } automa
       *[other] { $n } automi
    }
enemy-black-knight = cavaliere nero
    .of = { $n ->
        [one] un cavaliere nero
       *[other] cavalieri neri
    }
    .counted = { $n ->
        [one] { $n } cavaliere nero
       *[other] { $n } cavalieri neri
    }
enemy-scarab = scarabeo
    .of = { $n ->
        [one] uno scarabeo
       *[other] scarabei
    }
    .counted = { $n ->
        [one] { $n } scarabeo
       *[other] { $n } scarabei
    }
enemy-djinn = djinn
    .of = { $n ->
        [one] un djinn
       *[other] djinn
    }
    .counted = { $n ->
        [one] { $n } djinn
       *[other] { $n } djinn
    }
enemy-vampire = vampiro
    .of = { $n ->
        [one] un vampiro
       *[other] vampiri
    }
    .counted = { $n ->
        [one] { $n } vampiro
       *[other] { $n } vampiri
    }
enemy-roc = roc
    .of = { $n ->
        [one] un roc
       *[other] roc
    }
    .counted = { $n ->
        [one] { $n } roc
       *[other] { $n } roc
    }
card-level = per torri di livello { $level } o superiore
card-crystals = { $n ->
        [0] nessun cristallo
        [one] { $n } cristallo
       *[other] { $n } cristalli
    }
card-scouts = esploratori: { $terrain }


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
switch-difficulty = difficoltà
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


## Il diario

event-decks-shuffled = I mazzi dei nemici vengono mescolati.
event-hero-taken = { $seat } gioca con { $hero_full }.
event-ability-taken = { $seat } prende l'abilità speciale { $ability }.
event-benched = { $hero_full } si siede in panchina.
event-spell-taken = I giocatori prendono l'incantesimo { $spell }.
event-towers-dealt = { $number ->
        [one] { $seat } inizia con la torre { $towers }.
       *[other] { $seat } inizia con le torri { $towers }.
    }
event-round-began = Round { $round }
event-colour-banned = In questo round non si può costruire sui cantieri { $colour_loc }.
event-storm-gathered = Per il prossimo round si addensa una tempesta dei portali: { $storm } ({ $text }).
event-storm-broke = Scoppia la tempesta dei portali: { $storm } ({ $text }).
event-storm-passed = La tempesta dei portali è passata: { $storm }.
event-kingdom-shaken = Il regno trema e perde { $cost } salute.
event-phase-began = { $phase }
event-declared = { $done ->
        [yes] { $seat } ha finito.
       *[no] { $seat } invece continua.
    }
event-round-ended = { "" }
event-last-round-began = { $goal ->
        [boss] Il boss è sconfitto: questo è l'ultimo round.
       *[portals] L'ultimo portale è distrutto: questo è l'ultimo round.
    }
event-won = Vittoria! { $why }
event-lost = Sconfitta! { $why }
event-horde-drawn = Segnalino arrivo { $token }: { $card_a }.
event-horde-arrived = { $card_a } compare in { $space }.
event-ghost-drawn = { "" }
event-terrain-removed = Gli esploratori aprono una via: lo spazio { $space } è libero ({ $terrain }).
event-attack-began = { $how ->
        [basic] { $figure } esegue l'attacco base.
       *[other] { "" }
    }
event-tile-placed = Una tessera { $horde_loc } { $horde_at }: { $squares }.
event-soldier-placed = Un soldato { $horde_loc } { $horde_at }: { $squares }.
event-soldier-lifted = Un soldato lascia { $horde } { $horde_at }: { $squares }.
event-soldiers-lost = { $number ->
        [one] { $number } soldato { $horde_loc } { $horde_at } torna nella riserva.
       *[other] { $number } soldati { $horde_loc } { $horde_at } tornano nella riserva.
    }
event-horde-healed = { $horde } { $horde_at } si cura e si scrolla di dosso tutte le tessere.
event-horde-blocked = { $horde } { $horde_at } non riesce a muoversi.
event-horde-moved = { $horde } { $horde_at } avanza in { $space }.
event-horde-left = { $horde_kind ->
        [portal] { $horde } { $horde_at } penetra nel regno.
        [boss] { $horde } { $horde_at } penetra nel regno.
       *[horde] { $cost ->
            [0] { $horde } { $horde_at } lascia la mappa senza fare danni.
            [one] { $horde } { $horde_at } lascia la mappa: il regno perde { $cost } punto salute.
           *[other] { $horde } { $horde_at } lascia la mappa: il regno perde { $cost } punti salute.
        }
    }
event-crystals-gained = { $gained ->
        [0] I giocatori hanno già tutti i cristalli e non ne ottengono altri.
        [one] I giocatori ottengono { $gained } cristallo.
       *[other] I giocatori ottengono { $gained } cristalli.
    }
event-horde-defeated = { $horde_gender ->
        [m] { $horde } { $horde_at } è sconfitto.
       *[f] { $horde } { $horde_at } è sconfitta.
    }
event-portal-destroyed = { $goal ->
        [boss] Un portale è distrutto.
       *[portals] { $counts ->
            [yes] Un portale è distrutto: { $destroyed } su { $portals }.
           *[no] Un portale nato da una tessera è distrutto, ma non conta.
        }
    }
event-portal-opened = { $horde } { $horde_at } diventa un portale: la tessera copre { $squares }.
event-life-lost = { $boss } perde una carta vita.
event-boss-moved = { $boss_id ->
        [time-mages] Una Maga del Tempo avanza in { $space }.
       *[other] { $boss } avanza in { $space }.
    }
event-action-drawn = { $boss } – { $action }: { $text }
event-activated = Si attiva { $figure }.
event-moved = { $figure } va in { $space }.
event-engaged = { $figure } ingaggia { $horde } { $horde_at }: base su { $squares }.
event-displaced = { $space ->
        [none] { $figure } non trova posto e torna sulla plancia dell'eroe.
       *[other] { $figure } si fa da parte e va in { $space }.
    }
event-wounded = { $clause ->
        [RT-20-7] { $figure } subisce una ferita dall'orda che cade.
        [RT-21-11] { $figure } subisce una ferita trattenendo l'orda.
        [RT-21-8] { $figure } è sotto mira e subisce una ferita.
        [RT-29-32] { $figure } subisce una ferita dal boss.
        [RT-26-21] { $figure } subisce una ferita per la Piega del tempo.
        [RT-S20] { $figure } subisce una ferita dalle spine.
       *[other] { $figure } subisce una ferita.
    }
event-protected = { $figure } ha protezione e non subisce ferite.
event-figure-defeated = { $figure_gender ->
        [f] { $figure } è sconfitta e lascia la mappa.
       *[m] { $figure } è sconfitto e lascia la mappa.
    }
event-revived = { $figure } torna in vita con piena salute e in questo round non fa nulla.
event-healed = { $amount ->
        [one] { $figure } recupera { $amount } punto salute.
       *[other] { $figure } recupera { $amount } punti salute.
    }
event-rested = { $figure } riposa: piena salute e tutte le abilità speciali a faccia in su.
event-ability-used = { $figure } usa l'abilità { $ability }.
event-ability-turned-down = L'abilità { $ability } viene girata a faccia in giù.
event-ability-turned-up = { $figure } gira a faccia in su l'abilità { $ability }.
event-ability-copied = { $figure } prende in prestito l'abilità { $ability }.
event-lasted = { $kind ->
        [aegis] Chiunque si trovi sullo spazio { $figure_gen } ha protezione fino alla fine del round.
        [reborn] Se l'orda sotto i piedi cade in questo round, { $figure } riprende le forze.
       *[protected] { $figure } ha protezione fino alla fine del round.
    }
event-bench-entered = { $hero_full } entra dalla panchina per questo round.
event-beast-returned = { $figure } compare in { $space }.
event-tower-played = { $seat } gioca la torre { $tower } in { $site } ({ $turn }).
event-portal-struck = La torre { $tower } in { $site } attacca un portale e andrà persa.
event-tower-turned-down = La torre { $tower } in { $site } viene girata a faccia in giù.
event-tower-passed = { $how ->
        [upgraded] { $seat } passa { $to_to } la torre { $tower }, potenziata in { $new }.
        [alone] { $seat } potenzia la torre { $tower } in { $new }.
       *[plain] { $seat } passa { $to_to } la torre { $tower }.
    }
event-tower-taken = { $to } riprende la torre { $tower } da { $site }.
event-tower-lost = La torre { $tower } in { $site } torna nella riserva comune.
event-passed-taken = { $number ->
        [one] { $seat } prende in mano la torre passata: { $towers }.
       *[other] { $seat } prende in mano le torri passate: { $towers }.
    }
event-hero-cards-taken = Le carte eroe tornano in mano.
event-tower-bought = { $to } riceve la torre { $tower } per { $price ->
        [one] { $price } cristallo.
       *[other] { $price } cristalli.
    }
event-spell-cast = { $seat } lancia l'incantesimo { $spell }.


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
option-rest = riposo
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
option-turn-up = { $ability }
option-yes = sì
option-no = no
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


## Fine della partita

ends-won = { $players } hanno salvato il regno!
    .alone = { $players } ha salvato il regno!
ends-lost = Il regno è caduto.
outcome-RT-24-1 = L'ultimo portale è distrutto.
outcome-RT-24-6 = Il boss è sconfitto.
outcome-RT-24-3 = Il regno ha perso l'ultimo segnalino salute.
outcome-RT-24-4 = Un portale è penetrato nel regno.
outcome-RT-24-5 = Il boss è penetrato nel regno.
outcome-RT-29-35 = Lilith è arrivata alla fine del suo cammino.
outcome-RT-C18 = Le Maghe del Tempo hanno raggiunto il cantiere bianco.


## Termini

term-activate = attivare
term-adjacent = adiacente
term-arrival-token = segnalino arrivo
term-basic-attack = attacco base
term-bench = panchina degli eroi
term-boss = boss
term-boss-action = carta azione del boss
term-building-site = cantiere
term-campaign = campagna
term-common-supply = riserva comune
term-cover = coprire
term-crystal = cristallo
term-deadly = letale
term-difficulty = difficoltà
term-direction-arrow = freccia di direzione
term-displace = farsi da parte
term-enemy = nemico
term-enemy-deck = mazzo dei nemici
term-engagement = ingaggio
term-exit = uscita
term-flying = volante
term-fork = bivio
term-free-rotation = rotazione libera
term-ghost = fantasma
term-hand = mano
term-haste = rapidità
term-healing = cura
term-health = salute
term-hero = eroe
term-hero-board = plancia dell'eroe
term-horde = orda
term-kingdom = regno
term-large = nemico grande
term-lasting = abilità duratura
term-level = livello
term-life-card = carta vita
term-linked-tiles = tessere unite (+)
term-magic = attacco magico
term-melee = attacco in mischia
term-movement-point = punto movimento
term-passed-towers = torri passate
term-passing = passaggio e potenziamento
term-path = percorso
term-phase = fase
term-physical = attacco fisico
term-portal = portale
term-portal-tile = tessera portale
term-power-symbol = simbolo di potere
term-precise = attacco preciso
term-protection = protezione
term-ranged = attacco a distanza
term-reach = portata
term-resists-magic = resistenza magica
term-resists-physical = resistenza fisica
term-rest = riposo
term-revival = ritorno in vita
term-round = round
term-scenario = scenario
term-scouts = esploratori
term-soldier = soldato
term-space = spazio
term-special-ability = abilità speciale
term-spell = incantesimo
term-square = casella
term-stack = pila di orde
term-starting-towers = torri iniziali
term-storm = tempesta dei portali
term-targeting = mira
term-terrain = carta terreno
term-tile = tessera danno
term-touch = toccare
term-tower = torre
term-universal = attacco universale
term-white-site = cantiere bianco
term-wildcat = gatto selvatico
term-wound = ferita


## Parole chiave con brevi spiegazioni

keyword-adjacent = Accanto, anche in diagonale. Uno spazio non è adiacente a sé stesso.
keyword-arrival-token = Da qui le orde entrano sulla mappa; i numeri più bassi arrivano e si muovono prima.
keyword-basic-attack = Ciò che un eroe può sempre fare come azione, senza abilità speciali.
keyword-bench = Gli altri eroi di chi gioca in solitario. Ognuno può entrare per un round, ovunque sulla mappa, ed eseguire l'attacco base.
keyword-boss = Un nemico particolare con regole proprie. Se penetra nel regno, perdete.
keyword-building-site = Uno spazio per le torri. Costruisci solo sul tuo colore o sul bianco; due torri lo condividono solo se una è una torre dei soldati.
keyword-crystal = Denaro comune per nuove torri: 2 cristalli per il livello 1, 3 per il livello 2. Se ne possono avere al massimo 12.
keyword-deadly = Solo le tessere coprono questo nemico, mai soldati o eroi.
keyword-displace = Un eroe che intralcia un'orda va su uno spazio libero adiacente del percorso o su un cantiere, altrimenti torna sulla plancia. Non ne esce ferito.
keyword-engagement = Un eroe che finisce il movimento su un'orda mette la base su 2×2 caselle libere, copre i nemici sottostanti e trattiene l'orda.
keyword-exit = Da qui le orde lasciano la mappa. Ogni nemico scoperto costa allora al regno 1 punto salute, uno grande 4.
keyword-flying = Nulla trattiene un'orda volante: soldati ed eroi devono scenderne prima che si muova. Si posa su altre orde, che così non si possono attaccare.
keyword-free-rotation = Le tessere di questo attacco si possono ruotare e capovolgere a piacere.
keyword-ghost = Dove cade un'orda con questo simbolo gli eroi devono andarsene, e una carta fantasma ne prende il posto.
keyword-haste = Se il simbolo è visibile, l'orda prova a muoversi due volte. I soldati fermano solo il primo tentativo, gli eroi entrambi.
keyword-healing = Se il simbolo è visibile, prima del movimento tutte le tessere vengono tolte dall'orda. Si controlla per primo.
keyword-health = Un eroe senza salute è sconfitto; un regno senza salute è caduto.
keyword-horde = Una carta piena di nemici. Cade nella fase 3, se sono tutti coperti.
keyword-large = Occupa 2×2 caselle, che vanno coperte tutte. Se scappa, il regno perde 4 punti salute.
keyword-lasting = Vale fino alla fine del round.
keyword-life-card = Coprirla ferisce il boss. Dopo l'ultima, il boss è sconfitto.
keyword-linked-tiles = Ciò che è unito da + va su una sola e medesima orda.
keyword-magic = Non copre nemici con resistenza magica.
keyword-melee = Colpisce solo l'orda che l'eroe ha ingaggiato.
keyword-passing = Una torre passata sale di un livello e arriva in mano al nuovo proprietario alla fine del round. Non c'è altro modo di potenziare.
keyword-physical = Non copre nemici con resistenza fisica.
keyword-portal = Solo torri del suo livello o superiore possono attaccarlo, e poi vanno perse. Gli eroi non possono. Se penetra nel regno, perdete.
keyword-portal-tile = Trasforma in portale l'orda su cui si trova e copre i nemici sottostanti.
keyword-power-symbol = Quanto è forte un incantesimo; lo scenario dice quanti simboli sono ammessi.
keyword-precise = Raggiunge qualsiasi spazio del percorso sulla mappa.
keyword-protection = Chi ce l'ha non subisce ferite fino alla fine del round. Non aiuta mai i soldati.
keyword-ranged = Colpisce le orde indicate dalle frecce, ma non quella su cui si trova l'eroe.
keyword-reach = Le frecce mostrano dove arriva un attacco, guardando in avanti dalla torre o dall'eroe; il numero è la distanza massima. Nulla in mezzo lo ostacola.
keyword-resists-magic = Gli attacchi magici non coprono questo nemico.
keyword-resists-physical = Gli attacchi fisici non coprono questo nemico.
keyword-rest = Un'azione: piena salute, e tutte le abilità speciali tornano a faccia in su.
keyword-revival = Un eroe sconfitto passa il round seguente a tornare in vita e non fa altro.
keyword-scouts = All'arrivo tolgono la prima delle loro carte terreno ancora in gioco ed entrano al suo posto.
keyword-soldier = Copre una casella con un nemico e trattiene l'orda per un tentativo di movimento. Ce ne sono 12.
keyword-special-ability = Si usa come azione, poi si gira a faccia in giù. Il riposo la recupera. Un eroe ne porta due.
keyword-spell = Funziona una volta per partita. Nella fase 2 chiunque può lanciarlo, anche più d'uno di seguito.
keyword-stack = Orde sullo stesso spazio. Si può attaccare solo quella in cima, che si muove anche per prima.
keyword-storm = Una sfida da aggiungere: una carta tempesta si addensa un round prima e poi vale per un round. Si sa quali tempeste restano, non in che ordine.
keyword-targeting = Se il simbolo è visibile, dopo il movimento l'orda ferisce ogni eroe su di essa o accanto.
keyword-terrain = Blocca un percorso e il suo segnalino arrivo finché gli esploratori non la tolgono.
keyword-tile = Copre caselle di una carta orda. Non si sovrappone a nulla e non si ruota, se l'attacco non lo permette.
keyword-touch = Accanto con un lato; un angolo non basta.
keyword-universal = Né fisico né magico: nessuna resistenza lo ferma.
keyword-white-site = Qui può costruire chiunque, e poi i giocatori decidono chi prende ciascuna torre.
keyword-wildcat = La seconda figura di Alleria. Ogni round può muoversi di 2 spazi, trattiene le orde e non si scompone se cade l'orda sotto di lui. Ogni altra ferita lo rimanda sulla plancia.
keyword-wound = Costa 1 punto salute. Gli eroi vengono feriti dalle orde che cadono sotto di loro, da quelle che trattengono, dalla mira e dai boss.


## Suggerimenti: domande su una situazione

hint-clear-yes = { $means ->
        [towers] sì, { $horde } { $horde_at } si può sconfiggere in questo round con le sole torri.
        [heroes] sì, { $horde } { $horde_at } si può sconfiggere in questo round con l'aiuto degli eroi.
        [abilities] sì, { $horde } { $horde_at } si può sconfiggere in questo round, ma solo con un'abilità speciale.
       *[spells] sì, { $horde } { $horde_at } si può sconfiggere in questo round, ma solo con un incantesimo o con la panchina.
    }
hint-clear-no = no, { $horde } { $horde_at } non si può sconfiggere in questo round; { $n ->
        [one] nel migliore dei casi resta scoperta una casella.
       *[other] nel migliore dei casi restano scoperte { $n } caselle.
    }
hint-clear-unknown = non si è trovato il modo di sconfiggere { $horde } { $horde_at } in questo round, ma non tutto è stato provato.
hint-tower-none = nessuna torre in mano fa ora la differenza.
hint-tower-nudge = guardate le torri in mano ({ $seat }): una di esse conta più di tutte le altre.
hint-tower-most = che cosa mancherebbe in questo round, in salute del regno:
hint-tower = { $tower } ({ $seat }): { $loss }
hint-through-none = in questo round niente deve per forza passare.
hint-through-some = { $n ->
        [one] un'orda probabilmente passerà e costerà { $cost } salute.
       *[other] { $n } orde probabilmente passeranno e costeranno { $cost } salute.
    }
hint-through-lost = attenzione: se nessuno ha un'idea migliore, la partita è persa in questo round.
hint-through = { $horde } { $horde_at } passa: { $cost } salute
hint-near = { $horde } { $horde_at } starà poi davanti a un'uscita.
hint-think-of = pensate a: { $what }.
hint-plan = il piano intero:
hint-step = { $seat }: { $label } [{ $text }]
