# Squarcio nel tempo in italiano.
#
# Le parti dei testi delle carte iniziano in minuscolo e senza punto; le frasi le fa il programma.
# Ciò che può mancare, come $horde_at, non lascia spazi vuoti.


## Grammatica

list-and = { $first } e { $second }
list-more = { $first }, { $second }
chain = { $first }; { $second }
do-if = se { $clause }, { $text }
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
soldiers-counted = { $n ->
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
