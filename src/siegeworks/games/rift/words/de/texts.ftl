# Riss in der Zeit auf Deutsch.
#
# Teile von Kartentexten beginnen klein und haben keinen Punkt; Sätze macht das Programm daraus.
# Was fehlen darf, etwa $horde_at, hinterlässt keine Lücke.


## Grammatik

list-and = { $first } und { $second }
list-more = { $first }, { $second }
chain = { $first }; { $second }
do-if = wenn { $clause }, { $text }
explained = { $term }: { $text }


## Horden, Portale, Geister und Bosse, wie das Protokoll von ihnen spricht

horde-horde = die Horde aus { $of }
    .a = eine Horde aus { $of }
    .dat = der Horde aus { $of }
horde-portal = das Portal der Stufe { $level }
    .a = ein Portal der Stufe { $level }
    .dat = dem Portal der Stufe { $level }
horde-ghost = der Geist
    .a = ein Geist
    .acc = den Geist
    .dat = dem Geist
horde-unknown = die Horde
    .a = eine Horde
    .dat = der Horde
boss-time-mages = die Zeitmagierinnen
    .dat = den Zeitmagierinnen
boss-lilith = Lilith
boss-blackburn = Lord Blackburn
boss-unknown = der Boss
    .acc = den Boss
    .dat = dem Boss


## Plättchen, Soldaten, Pfeile

tile = { $n ->
        [one] ein { $shape }-Plättchen{ $lie }
        [2] zwei { $shape }-Plättchen{ $lie }
        [3] drei { $shape }-Plättchen{ $lie }
        [4] vier { $shape }-Plättchen{ $lie }
       *[other] { $n } { $shape }-Plättchen{ $lie }
    }
soldiers-counted = { $n ->
        [one] einen Soldaten
        [2] zwei Soldaten
        [3] drei Soldaten
       *[other] { $n } Soldaten
    }
lie-upright = (hochkant)
lie-across = (quer)
joined = { $first } + { $second }
shape-corner = Eck
shape-square = { $wide }×{ $high }
shape-T = T
shape-L = L
shape-S = S
shape-P = P
shape-other = { $squares }er
turn-n = ↑
turn-e = →
turn-s = ↓
turn-w = ←


## Türme

tower-attack = { $type } Angriff ({ $reach }): Platziere { $pieces }
    .linked = { $type } Angriff ({ $reach }): Platziere { $pieces } auf ein und derselben Horde
reach-arrows = { $arrows }
reach-around = benachbarte Felder
reach-precise = jedes Wegfeld
tower-free = die Plättchen dürfen beliebig gedreht und gewendet werden
tower-soldiers = darf sich einen Bauplatz mit einem anderen Turm teilen
tower-mark = { $family } der Stufe { $level }
tower-price = { $n ->
        [one] kostet { $n } Kristall
       *[other] kostet { $n } Kristalle
    }
    .none = kann nicht gekauft werden
family-archers = Schützenturm
family-mages = Magierturm
family-artillery = Artillerieturm
family-soldiers = Soldatenturm
type-physical = physischer
type-magic = magischer
type-universal = universeller

tower-shooters = Schützen
tower-archers = Bogenschützen
tower-sharpshooters = Scharfschützen
tower-rangers = Waldläufer
tower-musketeers = Musketiere
tower-apprentice = Zauberlehrling
tower-wizard = Zauberer
tower-mage = Magier
tower-archmage = Erzmagier
tower-warlock = Hexenmeister
tower-bombardiers = Bombardiere
tower-artillery = Artillerie
tower-cannoneers = Kanoniere
tower-big-bertha = Dicke Bertha
tower-tesla = Tesla x104
tower-militia = Miliz
tower-footmen = Fußsoldaten
tower-knights = Ritter
tower-holy-order = Heiliger Orden
tower-barbarians = Barbaren
tower-unknown = (unbekannt)


## Helden und ihre Fähigkeiten

hero-alleria = Alleria
    .full = Alleria Swiftwind
    .gender = f
hero-malik = Malik
    .full = Malik Hammerfury
    .gender = m
hero-lilith = Lilith
    .full = Lilith
    .gender = f
hero-magnus = Magnus
    .full = Magnus Spellbane
    .gender = m
hero-ignus = Ignus
    .full = Ignus
    .gender = m
hero-wildcat = die Wildkatze
    .full = Wildkatze
    .dat = der Wildkatze
    .gender = f
hero-unknown = ein Held
    .full = ein Held
    .acc = einen Helden
    .dat = einem Helden
    .gender = m
hero-marks = { $health } Gesundheit, { $moves ->
        [one] { $moves } Bewegungspunkt
       *[other] { $moves } Bewegungspunkte
    }
hero-start = { $players ->
        [one] allein: { $towers }
       *[other] zu { $players ->
            [2] zweit
            [3] dritt
           *[other] viert
        }: { $towers }
    }
ability-lasting = anhaltend

ability-call-of-the-wild = Ruf der Wildnis
ability-like-the-wind = Wie der Wind
ability-does-it-bleed = Blutet es?
ability-barrage = Sperrfeuer
ability-surprise-attack = Überraschungsangriff
ability-earthquake = Erdbeben
ability-mace-strike = Keulenschlag
ability-hands-off = Hände weg
ability-hell-wheel = Höllenrad
ability-deadly-scythe = Tödliche Sense
ability-gods-wrath = Zorn Gottes
ability-resurrection = Auferstehung
ability-hocus-pocus = Hokuspokus
ability-illusion = Trugbild
ability-power-of-knowledge = Macht des Wissens
ability-magic-storm = Magischer Sturm
ability-fiery-frenzy = Feurige Raserei
ability-fire-and-brimstone = Feuer und Schwefel
ability-power-of-flames = Macht der Flammen
ability-burn = Brenn!


## Zauber

spell-fire-rain = Feuerregen
spell-reinforcements = Verstärkung
spell-thunderstorm = Gewitter
spell-lightning = Blitze
spell-golden-hands = Goldene Hände
spell-bend-time = Zeitkrümmung
spell-power = { $n ->
        [one] { $n } Machtsymbol
       *[other] { $n } Machtsymbole
    }


## Was Texte tun

do-strike = platziere { $pieces } { $where }{ $rule }
    .attack = { $type } Angriff: Platziere { $pieces } { $where }{ $rule }
    .may = { $lead ->
        [after] darfst du { $pieces } { $where } platzieren{ $rule }
       *[start] du darfst { $pieces } { $where } platzieren{ $rule }
    }
per-empty = für jedes leere Kästchen, das das Plättchen abdeckt, { $text }
per-squares = für jedes Kästchen mit Gegner, das das Plättchen abdeckt, { $text }
where-own = auf der Horde, auf der { $hero } steht
where-beast = auf der Horde, auf der die Wildkatze steht
where-struck = auf derselben Horde
where-chosen = auf einer der gerade angegriffenen Horden
where-arrows = { $spread ->
        [single] auf einer Horde in Reichweite ({ $arrows })
        [linked] auf ein und derselben Horde in Reichweite ({ $arrows })
       *[free] auf Horden in Reichweite ({ $arrows })
    }
where-around = { $spread ->
        [single] auf einer benachbarten Horde
        [linked] auf ein und derselben benachbarten Horde
        [together] auf ein und derselben benachbarten Horde
        [each] auf jeder benachbarten Horde
       *[free] auf benachbarten Horden
    }
where-near = { $spread ->
        [each] auf jeder Horde, die ihr benachbart ist
       *[free] auf Horden, die ihr benachbart sind
    }
where-own-around = auf der Horde, auf der { $hero } steht, oder auf einer benachbarten
where-precise = { $spread ->
        [single] auf einer beliebigen Horde
        [linked] auf einer einzigen beliebigen Horde
       *[free] auf beliebigen Horden
    }
rule-of-chain = , jedes weitere so, dass es ein schon platziertes berührt
rule-of-sides = , jedes an einer anderen Seite der Basis
rule-of-apart = , jedes auf einer anderen
strikes-portals = auch ein Portal oder eine Lebenskarte eines Bosses darf getroffen werden
clause-covers = { $number ->
        [one] das Plättchen genau { $number } Gegner abdeckt
       *[other] das Plättchen genau { $number } Gegner abdeckt
    }
clause-on-site = { $hero } auf einem Bauplatz steht
who-chosen = dieser Held
    .acc = diesen Helden
do-choose-hero = { $near ->
        [yes] wähle { $hero_acc } oder einen Helden auf demselben oder einem benachbarten Feld
       *[no] { $by ->
            [hero] wähle einen beliebigen Helden, auch { $hero_acc }
           *[spell] wähle einen beliebigen Helden
        }
    }
    .may = { $near ->
        [yes] du darfst { $hero_acc } oder einen Helden auf demselben oder einem benachbarten Feld wählen
       *[no] { $by ->
            [hero] du darfst einen beliebigen Helden wählen, auch { $hero_acc }
           *[spell] du darfst einen beliebigen Helden wählen
        }
    }
do-heal = { $who } heilt { $amount } Gesundheit
    .and = heilt { $amount } Gesundheit
do-wound-hero = { $who } erhält 1 Wunde
    .and = erhält 1 Wunde
do-turn-up = { $who } deckt eine benutzte Spezialfähigkeit wieder auf
    .and = deckt eine benutzte Spezialfähigkeit wieder auf
do-grant-move = { $points ->
        [one] { $who } darf { $points } Feld weit ziehen
       *[other] { $who } darf bis zu { $points } Felder weit ziehen
    }
    .and = { $points ->
        [one] darf { $points } Feld weit ziehen
       *[other] darf bis zu { $points } Felder weit ziehen
    }
do-grant-attack = { $who } darf den Basisangriff ausführen
    .and = darf den Basisangriff ausführen
do-transport = du darfst { $who_acc } auf ein beliebiges Feld setzen, auf dem eine Bewegung enden darf
do-protect = { $hero } hat bis zum Ende der Runde Schutz
    .and = hat bis zum Ende der Runde Schutz
do-protect-space = bis zum Ende der Runde haben { $hero } und alle, die gerade auf demselben Feld sind, Schutz
do-be-reborn = wird diese Horde noch in dieser Runde besiegt, heilt { $hero } sofort { $amount } Gesundheit und hat für den Rest der Runde Schutz
do-further-action = danach darf { $hero } eine weitere Aktion ausführen
do-copy = führe eine beliebige Spezialfähigkeit im Spiel aus, ob auf- oder zugedeckt, als gehörte sie { $hero_dat }
do-return-beast = ist die Wildkatze auf dem Heldentableau, darfst du sie danach auf das Feld von { $hero_dat } stellen
do-walk = { $steps ->
        [one] { $hero } darf { $steps } zusätzliches Feld weit ziehen
       *[other] { $hero } darf bis zu { $steps } zusätzliche Felder weit ziehen
    }; platziere { $pieces } auf jeder dabei betretenen Horde ({ $type } Angriff)
do-pass-high = { $levels ->
        [one] gib einen Turm weiter, um { $levels } Stufe verbessert
       *[other] gib einen Turm weiter, um { $levels } Stufen statt um eine verbessert
    }


## Bosse und ihre Aktionen

do-open-portals = { $limit ->
        [one] sind weniger als zwei Portale im Spiel, lege ein Portalplättchen auf eine Horde: Sie wird zum Portal
       *[other] lege Portalplättchen auf Horden, bis zwei Portale im Spiel sind: Diese Horden werden zu Portalen
    }
do-mages-move = wurde kein Portalplättchen gelegt, gehen beide Zeitmagierinnen ein Feld auf den weißen Bauplatz zu; erreicht ihn eine von ihnen, verliert ihr
do-lilith-moves = steht ihr keine Horde im Weg, geht Lilith ein Feld weiter; hat sie kein Feld mehr vor sich, verliert ihr
do-draw-action = decke eine Aktionskarte des Bosses auf und führe sie aus
do-wound-around = jeder Held auf dem Feld des Bosses oder auf einem benachbarten Feld erhält 1 Wunde
do-raze-tower = wähle einen Turm, der dem Boss benachbart ist: Er geht in den gemeinsamen Vorrat zurück
boss-activation = zwischen Zerstören und Bewegen der Horden: { $text }
boss-aftermath = nach der Bewegung der Horden: { $text }
boss-marches = { $boss } bewegt sich wie eine Horde auf dem Weg
boss-lives = { $n ->
        [one] { $n } Lebenskarte
       *[other] { $n } Lebenskarten
    }
action-scourge = Geißel
action-topple = Einsturz
action-fury = Raserei
action-gather = Beschwörung


## Portalstürme

storm-gale = Orkan
storm-downpour = Wolkenbruch
storm-null-field = Nullfeld
storm-wet-powder = Nasses Pulver
storm-mutiny = Meuterei
storm-fog = Nebel
storm-sleepless = Schlaflose Nacht
storm-silence = Stille
storm-embargo = Embargo
storm-surge = Aufwallung
storm-second-wave = Zweite Welle
storm-thorns = Dornen
storm-hail = Hagel
storm-mending = Genesung
storm-tear = Riss
storm-tremor = Beben
storm-unknown = ein Sturm
holds-haste = jede Horde, die weder Portal noch Boss ist, bewegt sich, als wäre Eile zu sehen: Sie versucht zweimal zu ziehen
holds-portal-levels = jedes Portal verlangt einen um eine Stufe höheren Turm, aber keinen über der höchsten Stufe dieses Spiels
holds-no-abilities = kein Held kann eine Spezialfähigkeit einsetzen
holds-no-rest = kein Held kann rasten
holds-no-spells = kein Zauber kann gewirkt werden
holds-no-buying = nichts kann gekauft werden
holds-no-archers = Schützentürme können nicht ausgespielt, nur weitergegeben werden
holds-no-mages = Magiertürme können nicht ausgespielt, nur weitergegeben werden
holds-no-artillery = Artillerietürme können nicht ausgespielt, nur weitergegeben werden
holds-no-soldiers = Soldatentürme können nicht ausgespielt, nur weitergegeben werden
do-arrive-again = eine weitere Horde kommt, vom ersten Einsatzmarker, der eine bringen kann
do-wound-engaged = jeder Held, der mit einer Horde im Gefecht ist, erhält 1 Wunde
do-scatter-soldiers = alle Soldaten auf Horden gehen in den gemeinsamen Vorrat zurück
do-mend = die Horde mit den meisten Kästchen unter Plättchen schüttelt sie alle ab; Portale und Bosse zählen nicht
do-tear-open = sind weniger als zwei Portale im Spiel, lege ein Portalplättchen auf eine Horde, die noch mindestens vier Felder ihres Weges vor sich hat: Sie wird zum Portal
do-shake = das Königreich verliert 1 Gesundheit, aber nie die letzte
storm-when-arrival = nach dem Einsetzen der Horden: { $full }
storm-when-defeat = vor dem Zerstören der Horden: { $full }
storm-when-movement = vor der Bewegung der Horden: { $full }


## Gegner und ihre Eigenschaften

enemy-goblin = Goblin
    .of = { $n ->
        [one] einem Goblin
       *[other] Goblins
    }
    .counted = { $n ->
        [one] { $n } Goblin
       *[other] { $n } Goblins
    }
enemy-wolf = Wolf
    .of = { $n ->
        [one] einem Wolf
       *[other] Wölfen
    }
    .counted = { $n ->
        [one] { $n } Wolf
       *[other] { $n } Wölfe
    }
enemy-orc = Ork
    .of = { $n ->
        [one] einem Ork
       *[other] Orks
    }
    .counted = { $n ->
        [one] { $n } Ork
       *[other] { $n } Orks
    }
enemy-ironclad = Eisenkrieger
    .of = { $n ->
        [one] einem Eisenkrieger
       *[other] Eisenkriegern
    }
    .counted = { $n ->
        [one] { $n } Eisenkrieger
       *[other] { $n } Eisenkrieger
    }
enemy-gargoyle = Gargoyle
    .of = { $n ->
        [one] einem Gargoyle
       *[other] Gargoyles
    }
    .counted = { $n ->
        [one] { $n } Gargoyle
       *[other] { $n } Gargoyles
    }
enemy-assassin = Meuchler
    .of = { $n ->
        [one] einem Meuchler
       *[other] Meuchlern
    }
    .counted = { $n ->
        [one] { $n } Meuchler
       *[other] { $n } Meuchler
    }
enemy-shaman = Schamane
    .of = { $n ->
        [one] einem Schamanen
       *[other] Schamanen
    }
    .counted = { $n ->
        [one] { $n } Schamane
       *[other] { $n } Schamanen
    }
enemy-archer = Orkschütze
    .of = { $n ->
        [one] einem Orkschützen
       *[other] Orkschützen
    }
    .counted = { $n ->
        [one] { $n } Orkschütze
       *[other] { $n } Orkschützen
    }
enemy-ogre = Oger
    .of = { $n ->
        [one] einem Oger
       *[other] Ogern
    }
    .counted = { $n ->
        [one] { $n } Oger
       *[other] { $n } Oger
    }
enemy-juggernaut = Koloss
    .of = { $n ->
        [one] einem Koloss
       *[other] Kolossen
    }
    .counted = { $n ->
        [one] { $n } Koloss
       *[other] { $n } Kolosse
    }
enemy-harpy = Harpyie
    .of = { $n ->
        [one] einer Harpyie
       *[other] Harpyien
    }
    .counted = { $n ->
        [one] { $n } Harpyie
       *[other] { $n } Harpyien
    }
enemy-wraith = Phantom
    .of = { $n ->
        [one] einem Phantom
       *[other] Phantomen
    }
    .counted = { $n ->
        [one] { $n } Phantom
       *[other] { $n } Phantome
    }
enemy-scout = Späher
    .of = { $n ->
        [one] einem Späher
       *[other] Spähern
    }
    .counted = { $n ->
        [one] { $n } Späher
       *[other] { $n } Späher
    }
enemy-warlord = Kriegsherr
    .of = { $n ->
        [one] einem Kriegsherrn
       *[other] Kriegsherren
    }
    .counted = { $n ->
        [one] { $n } Kriegsherr
       *[other] { $n } Kriegsherren
    }
enemy-worg-rider = Wargreiter
    .of = { $n ->
        [one] einem Wargreiter
       *[other] Wargreitern
    }
    .counted = { $n ->
        [one] { $n } Wargreiter
       *[other] { $n } Wargreiter
    }
enemy-witch = Hexe
    .of = { $n ->
        [one] einer Hexe
       *[other] Hexen
    }
    .counted = { $n ->
        [one] { $n } Hexe
       *[other] { $n } Hexen
    }
enemy-heart = Herz
    .of = { $n ->
        [one] einem Herzen
       *[other] Herzen
    }
    .counted = { $n ->
        [one] { $n } Herz
       *[other] { $n } Herzen
    }
enemy-mammoth = Mammut
    .of = { $n ->
        [one] einem Mammut
       *[other] Mammuts
    }
    .counted = { $n ->
        [one] { $n } Mammut
       *[other] { $n } Mammuts
    }
enemy-raptor = Raptor
    .of = { $n ->
        [one] einem Raptor
       *[other] Raptoren
    }
    .counted = { $n ->
        [one] { $n } Raptor
       *[other] { $n } Raptoren
    }
enemy-automaton = Automat
    .of = { $n ->
        [one] einem Automaten
       *[other] Automaten
    }
    .counted = { $n ->
        [one] { $n } Automat
       *[other] { $n } Automaten
    }
enemy-black-knight = schwarzer Ritter
    .of = { $n ->
        [one] einem schwarzen Ritter
       *[other] schwarzen Rittern
    }
    .counted = { $n ->
        [one] { $n } schwarzer Ritter
       *[other] { $n } schwarze Ritter
    }
enemy-scarab = Skarabäus
    .of = { $n ->
        [one] einem Skarabäus
       *[other] Skarabäen
    }
    .counted = { $n ->
        [one] { $n } Skarabäus
       *[other] { $n } Skarabäen
    }
enemy-djinn = Dschinn
    .of = { $n ->
        [one] einem Dschinn
       *[other] Dschinns
    }
    .counted = { $n ->
        [one] { $n } Dschinn
       *[other] { $n } Dschinns
    }
enemy-vampire = Vampir
    .of = { $n ->
        [one] einem Vampir
       *[other] Vampiren
    }
    .counted = { $n ->
        [one] { $n } Vampir
       *[other] { $n } Vampire
    }
enemy-roc = Riesenadler
    .of = { $n ->
        [one] einem Riesenadler
       *[other] Riesenadlern
    }
    .counted = { $n ->
        [one] { $n } Riesenadler
       *[other] { $n } Riesenadler
    }
card-level = für Türme ab Stufe { $level }
card-crystals = { $n ->
        [0] keine Kristalle
        [one] { $n } Kristall
       *[other] { $n } Kristalle
    }
card-scouts = Späher: { $terrain }
