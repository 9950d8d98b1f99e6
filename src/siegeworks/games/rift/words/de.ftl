# Riss in der Zeit auf Deutsch.
#
# Teile von Kartentexten beginnen klein und haben keinen Punkt; Sätze macht das Programm daraus.
# Was fehlen darf, etwa $horde_at, hinterlässt keine Lücke.


## Grammatik

sentence = { $text }.
list-and = { $first } und { $second }
list-more = { $first }, { $second }
chain = { $first }; { $second }
do-if = wenn { $clause }, { $text }
with-clause = { $text } ({ $clause })
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
soldiers = { $n ->
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


## Szenarien

scenario-rift-in-time = Riss in der Zeit
    .hook = Der letzte Turm ist abgebaut, die Bögen hängen an der Wand. Da beginnt über der alten Straße die Luft zu flimmern, und Goblins treten heraus.
    .news = Ein Weg mit zwei Anfängen und die ersten Portale. Wölfe zeigen, was Eile bedeutet.
scenario-they-are-coming-and-they-have-axes = Sie kommen, und sie haben Äxte
    .hook = Im Wald dröhnen Trommeln, und nach jedem Schlag fällt ein Baum. Die Orks bauen eine Straße, und sie führt geradewegs zur Burg.
    .news = Zwei Wege, die sich treffen, große Oger und Portale, für die es verbesserte Türme braucht.
scenario-from-the-past-and-the-future = Aus der Vergangenheit … und der Zukunft?
    .hook = Der eine Kundschafter schwört, er habe wandelnde Statuen gesehen, der andere Soldaten aus reinem Stahl. Dumm nur, dass beide recht haben.
    .news = Zwei Wege mit je einem Ausgang und Gegner, die Magie oder physischen Angriffen widerstehen.
scenario-the-return-of-lord-blackburn = Die Rückkehr von Lord Blackburn
    .hook = Er wurde besiegt, begraben und vergessen. Nun reitet der schwarze Lord wieder durch die lange Kehre, und hinter ihm reißt die Luft auf.
    .news = Ein Boss mit Lebenskarten, der erste Zauber, tödliche und zielende Gegner.
scenario-sands-and-portals = Sand und Portale
    .hook = Jenseits der Grenze summt die Wüste. Noch versperren Wald, Felsen und Sumpf drei der Wege, doch der Feind hat Späher ausgesandt.
    .news = Geländekarten und Späher, die sie entfernen; weiße Bauplätze für alle.
scenario-horde-after-horde = Horde um Horde
    .hook = Die Wachen zählen nicht mehr mit. Wer nicht ganz erledigt wird, kommt geheilt zurück, und drei Wege lassen keine Zeit zum Atmen.
    .news = Drei Wege, heilende Schamanen, Reiter und Kriegsherren.
scenario-a-ghostly-surprise = Eine geisterhafte Überraschung
    .hook = Auf der alten Brücke hat es schon immer gespukt, und niemanden störte es, solange die Toten für sich blieben. Heute Nacht gehen sie um.
    .news = Horden, die einen Geist zurücklassen, die stärksten Türme und Zauber jeder Macht.
scenario-fly-my-pigeons-fly = Fliegt, meine Täubchen, fliegt
    .hook = Irgendwer in den Bergen züchtet Vögel, und Briefe tragen sie nicht. Was kümmert die Kehren der Straße, wer Flügel hat?
    .news = Fliegende Horden, die nichts aufhält und die verdecken, worauf sie landen.
scenario-the-angel-from-the-bend-of-time = Der Engel aus der Krümmung der Zeit
    .hook = Ein gefallener Engel geht die Straße hinauf, gegen den Strom. Erreicht er das Tor, aus dem seine Heere kommen, wird nie wieder ein Turm stehen.
    .news = Lilith als Boss, mit Aktionskarten; jede Horde vor ihr hält sie auf.
scenario-the-time-of-the-end = Die Zeit des Endes
    .hook = Beide Zeitmagierinnen sind selbst gekommen. Zwischen den beiden Straßen liegt der letzte Bauplatz des Königreichs, und sie wollen ihn haben.
    .news = Das Paar der Zeitmagierinnen, die Horden zu Portalen machen und weitergehen, wann immer sie es nicht müssen.
scenario-drill-cross = Übung: die Kreuzung
    .hook = Zwei Wege treffen sich, laufen zusammen und trennen sich wieder.
    .news = Ein gemeinsames Stück zweier Pfade und Ausgänge auf zwei Seiten.
scenario-drill-ground = Übungsplatz
    .hook = Eine stille Wiese hinter der Kaserne: Strohpuppen, geduldige Feldwebel, und nichts steht auf dem Spiel.
    .news = Eine kleine Karte, um alle Züge zu lernen.
scenario-drill-yard = Übungshof
    .hook = Ein kahler Hof mit einem Zugang von der Seite und einem Ausgang unten.
    .news = Eine Gabelung und ein Ausgang unten, sodass die Karten liegen, wie sie gezeichnet sind.
scenario-drill-passes = Übung: die Pässe
    .hook = Drei Pässe, drei Sperren und Späher, die den Weg kennen.
    .news = Gelände, Späher, Geister, eine Gabelung und zwei Ausgänge.
scenario-drill-mages = Übung: die Zeitmagierinnen
    .hook = Zwei Rekruten in geliehenen Roben spielen die Zeitmagierinnen und genießen es.
    .news = Portalplättchen und der Gang zum weißen Bauplatz.
scenario-drill-lilith = Übung: Lilith
    .hook = Ein Engel aus Stroh wird auf Rollen den Weg hinaufgezogen.
    .news = Ein Boss mit Aktionskarten und Lebenskarten.
scenario-drill-blackburn = Übung: Lord Blackburn
    .hook = Der Koch hat einen Helm bekommen und den Befehl, finster dreinzuschauen.
    .news = Ein Boss, der sich wie eine Horde bewegt und Portale öffnet.
goal-portals = { $n ->
        [one] zerstört { $n } Portal
       *[other] zerstört { $n } Portale
    }
goal-boss = besiegt { $boss_acc }
scenario-level = Türme bis Stufe { $level }
scenario-spells = { $n ->
        [0] keine Zauber
        [one] { $n } Zauber
       *[other] { $n } Zauber
    } { $n ->
        [0] { "" }
       *[other] { $power ->
            [one] (mit einem Machtsymbol)
           *[other] (beliebiger Macht)
        }
    }
scenario-health = Gesundheit des Königreichs: { $n }
scenario-crystals = Kristalle zu Beginn: { $n }
scenario-iron = Eiserne Herausforderung: { $text }
scenario-storms = Portalstürme: In Runde 2 und danach in jeder dritten zieht einer auf, bricht eine Runde später los und dauert diese Runde
rule-no-spells = keine Zauber
rule-no-buying = kein Kauf von Türmen
rule-no-abilities = keine Spezialfähigkeiten
rule-no-rest = keine Rast
rule-one-level-less = Türme höchstens eine Stufe niedriger
rule-heroes-strike-bosses = auch Helden dürfen die Lebenskarte des Bosses angreifen
rule-portal-tiles-count = auch Portale aus Portalplättchen zählen
difficulty-one-star = ein Stern
difficulty-two-stars = zwei Sterne
difficulty-three-stars = drei Sterne
difficulty-heroic = Heroische Herausforderung
difficulty-iron = Eiserne Herausforderung
switch-difficulty = Schwierigkeit
switch-storms = Portalstürme
setting-off = aus
setting-on = an
phase-set-up = Aufbau
phase-arrival = Neue Horden einsetzen
phase-play = Türme und Heldenkarten ausspielen
phase-defeat = Horden zerstören
phase-boss = Aktivierung des Bosses
phase-movement = Horden bewegen
phase-taking-back = Karten zurücknehmen
phase-spending = Kristalle ausgeben
terrain-forest = Wald
terrain-rocks = Felsen
terrain-swamp = Sumpf
colour-red = Rot
    .loc = roten
colour-green = Grün
    .loc = grünen
colour-blue = Blau
    .loc = blauen
colour-yellow = Gelb
    .loc = gelben
colour-white = Weiß
    .loc = weißen


## Das Protokoll

event-decks-shuffled = Die Gegnerstapel werden gemischt.
event-hero-taken = { $seat } spielt { $hero_full }.
event-ability-taken = { $seat } nimmt die Spezialfähigkeit { $ability }.
event-benched = { $hero_full } nimmt auf der Ersatzbank Platz.
event-spell-taken = Die Spieler nehmen den Zauber { $spell }.
event-towers-dealt = { $number ->
        [one] { $seat } beginnt mit dem Turm { $towers }.
       *[other] { $seat } beginnt mit den Türmen { $towers }.
    }
event-round-began = Runde { $round }
event-colour-banned = In dieser Runde kann auf { $colour_loc } Bauplätzen nicht gebaut werden.
event-storm-gathered = Für die nächste Runde zieht ein Portalsturm auf: { $storm } ({ $text }).
event-storm-broke = Der Portalsturm bricht los: { $storm } ({ $text }).
event-storm-passed = Der Portalsturm ist vorüber: { $storm }.
event-kingdom-shaken = Das Königreich bebt und verliert { $cost } Gesundheit.
event-phase-began = { $phase }
event-declared = { $done ->
        [yes] { $seat } ist fertig.
       *[no] { $seat } macht doch noch weiter.
    }
event-round-ended = { "" }
event-last-round-began = { $goal ->
        [boss] Der Boss ist besiegt: Das ist die letzte Runde.
       *[portals] Das letzte Portal ist zerstört: Das ist die letzte Runde.
    }
event-won = Sieg! { $why }
event-lost = Niederlage! { $why }
event-horde-drawn = Einsatzmarker { $token }: { $card_a }.
event-horde-arrived = { $card_a } erscheint auf { $space }.
event-ghost-drawn = { "" }
event-terrain-removed = Die Späher öffnen einen Weg: Auf { $space } liegt kein Gelände mehr ({ $terrain }).
event-attack-began = { $how ->
        [basic] { $figure } führt den Basisangriff aus.
       *[other] { "" }
    }
event-tile-placed = Ein Plättchen auf { $horde_dat } { $horde_at }: { $squares }.
event-soldier-placed = Ein Soldat auf { $horde_dat } { $horde_at }: { $squares }.
event-soldier-lifted = Ein Soldat verlässt { $horde_acc } { $horde_at }: { $squares }.
event-soldiers-lost = { $number ->
        [one] { $number } Soldat auf { $horde_dat } { $horde_at } geht in den Vorrat zurück.
       *[other] { $number } Soldaten auf { $horde_dat } { $horde_at } gehen in den Vorrat zurück.
    }
event-horde-healed = { $horde } { $horde_at } heilt sich und schüttelt alle Plättchen ab.
event-horde-blocked = { $horde } { $horde_at } kommt nicht vom Fleck.
event-horde-moved = { $horde } { $horde_at } zieht nach { $space }.
event-horde-left = { $horde_kind ->
        [portal] { $horde } { $horde_at } dringt ins Königreich ein.
        [boss] { $horde } { $horde_at } dringt ins Königreich ein.
       *[horde] { $cost ->
            [0] { $horde } { $horde_at } verlässt die Karte, ohne Schaden anzurichten.
           *[other] { $horde } { $horde_at } verlässt die Karte: Das Königreich verliert { $cost } Gesundheit.
        }
    }
event-crystals-gained = { $gained ->
        [0] Die Spieler haben schon alle Kristalle und erhalten keine weiteren.
        [one] Die Spieler erhalten { $gained } Kristall.
       *[other] Die Spieler erhalten { $gained } Kristalle.
    }
event-horde-defeated = { $horde } { $horde_at } ist besiegt.
event-portal-destroyed = { $goal ->
        [boss] Ein Portal ist zerstört.
       *[portals] { $counts ->
            [yes] Ein Portal ist zerstört: { $destroyed } von { $portals }.
           *[no] Ein Portal aus einem Portalplättchen ist zerstört, zählt aber nicht.
        }
    }
event-portal-opened = { $horde } { $horde_at } wird zum Portal: Das Plättchen liegt auf { $squares }.
event-life-lost = { $boss } verliert eine Lebenskarte.
event-boss-moved = { $boss_id ->
        [time-mages] Eine Zeitmagierin geht nach { $space }.
       *[other] { $boss } geht nach { $space }.
    }
event-action-drawn = { $boss } – { $action }: { $text }
event-activated = { $figure } wird aktiviert.
event-moved = { $figure } geht nach { $space }.
event-engaged = { $figure } stellt sich { $horde_dat } { $horde_at } entgegen: Basis auf { $squares }.
event-displaced = { $space ->
        [none] { $figure } findet keinen Platz und kehrt auf das Heldentableau zurück.
       *[other] { $figure } weicht nach { $space } aus.
    }
event-wounded = { $clause ->
        [RT-20-7] { $figure } erhält eine Wunde von der fallenden Horde.
        [RT-21-11] { $figure } erhält eine Wunde von der aufgehaltenen Horde.
        [RT-21-8] { $figure } wird anvisiert und erhält eine Wunde.
        [RT-29-32] { $figure } erhält eine Wunde von { $boss_dat }.
        [RT-26-21] { $figure } erhält eine Wunde für die Zeitkrümmung.
        [RT-S20] { $figure } erhält eine Wunde durch die Dornen.
       *[other] { $figure } erhält eine Wunde.
    }
event-protected = { $figure } hat Schutz und erhält keine Wunde.
event-figure-defeated = { $figure } ist besiegt und verlässt die Karte.
event-revived = { $figure } wird mit voller Gesundheit wiederbelebt und tut in dieser Runde nichts.
event-healed = { $figure } heilt { $amount } Gesundheit.
event-rested = { $figure } rastet: volle Gesundheit, alle Spezialfähigkeiten aufgedeckt.
event-ability-used = { $figure } benutzt { $ability }.
event-ability-turned-down = { $ability } wird zugedeckt.
event-ability-turned-up = { $figure } deckt { $ability } wieder auf.
event-ability-copied = { $figure } leiht sich { $ability }.
event-lasted = { $kind ->
        [aegis] Alle auf dem Feld von { $figure_dat } haben bis zum Ende der Runde Schutz.
        [reborn] Fällt die Horde darunter noch in dieser Runde, kommt { $figure } wieder zu Kräften.
       *[protected] { $figure } hat bis zum Ende der Runde Schutz.
    }
event-bench-entered = { $hero_full } kommt für diese Runde von der Ersatzbank.
event-beast-returned = { $figure } erscheint auf { $space }.
event-tower-played = { $seat } spielt den Turm { $tower } auf { $site } ({ $turn }).
event-portal-struck = Der Turm { $tower } auf { $site } greift ein Portal an und geht verloren.
event-tower-turned-down = Der Turm { $tower } auf { $site } wird zugedeckt.
event-tower-passed = { $how ->
        [upgraded] { $seat } gibt den Turm { $tower } an { $to } weiter, verbessert zum Turm { $new }.
        [alone] { $seat } verbessert den Turm { $tower } zum Turm { $new }.
       *[plain] { $seat } gibt den Turm { $tower } an { $to } weiter.
    }
event-tower-taken = { $to } nimmt den Turm { $tower } von { $site } zurück.
event-tower-lost = Der Turm { $tower } auf { $site } geht in den gemeinsamen Vorrat zurück.
event-passed-taken = { $number ->
        [one] { $seat } nimmt den weitergegebenen Turm auf die Hand: { $towers }.
       *[other] { $seat } nimmt die weitergegebenen Türme auf die Hand: { $towers }.
    }
event-hero-cards-taken = Die Heldenkarten gehen auf die Hand zurück.
event-tower-bought = { $to } erhält den Turm { $tower } für { $price ->
        [one] { $price } Kristall.
       *[other] { $price } Kristalle.
    }
event-spell-cast = { $seat } wirkt den Zauber { $spell }.


## Fragen

prompt-take-hero = { $player }: Wähle deinen Helden.
prompt-take-ability = { $figure }: Wähle eine Spezialfähigkeit.
prompt-fill-bench = Wer sitzt auf deiner Ersatzbank?
prompt-take-spells = Wählt die Zauber für dieses Spiel.
prompt-ban-colour = Auf welcher Farbe baust du in dieser Runde nicht?
prompt-act = Spiele Türme, gib Türme weiter, aktiviere deinen Helden, wirke Zauber oder melde dich fertig.
    .ready = Du bist fertig und wartest auf die anderen.
prompt-hero = { $figure }: Bewegung und Aktion, in beliebiger Reihenfolge.
    .acted = { $figure } hat die Aktion hinter sich und darf noch ziehen.
    .moved = { $figure } hat die Bewegung hinter sich und darf noch handeln.
prompt-further-action = { $figure }: Eine weitere Aktion ausführen?
prompt-attack = { $tower }: Welcher Angriff zuerst?
prompt-face = { $source }: In welche Richtung?
prompt-place = { $source }: Platziere { $pieces } ({ $type } Angriff).
prompt-base = { $figure }: Wohin mit der Basis? Wähle ihr Kästchen oben links.
prompt-move = { $figure }: Wohin?
prompt-walk = { $figure }: Schritt für Schritt, wohin?
prompt-enter = { $figure } kommt ins Spiel: auf welches Feld?
prompt-transport = { $source }: Wohin kommt { $figure }?
prompt-displace = { $figure } muss ausweichen: wohin?
prompt-choose-hero = { $source }: Wähle einen Helden.
prompt-choose-horde = { $source }: Wähle eine der gerade angegriffenen Horden.
prompt-turn-up = { $figure }: Welche Spezialfähigkeit wird aufgedeckt?
prompt-granted-attack = { $figure }: Den Basisangriff ausführen?
prompt-copy = { $figure }: Welche Spezialfähigkeit wird ausgeführt?
prompt-return-beast = Die Wildkatze auf das Feld von { $figure_dat } stellen?
prompt-pass = { $source }: Welchen Turm gibst du weiter, und an wen?
prompt-share = Wer nimmt den Turm { $tower } vom weißen Bauplatz?
prompt-buy = { $crystals ->
        [one] { $crystals } Kristall zum Ausgeben: Kaufe Türme oder melde dich fertig.
       *[other] { $crystals } Kristalle zum Ausgeben: Kaufe Türme oder melde dich fertig.
    }
    .ready = Du bist mit dem Einkauf fertig.
prompt-open-portal = { $boss }: Welche Horde wird zum Portal?
    .storm = { $storm }: Welche Horde wird zum Portal?
prompt-raze = { $boss }: Welcher Turm geht verloren?


## Antworten

option-take = { $hero_full } spielen
option-ability = { $ability }
option-bench = { $hero_full }
    .act = { $hero_full } von der Ersatzbank holen
option-spell = { $spell }
option-ban = nicht auf { $colour }
option-play = Turm { $tower } auf { $space } spielen, Ausrichtung { $turn }
option-pass = { $how ->
        [upgraded] Turm { $tower } als { $new } an { $to } weitergeben
        [alone] Turm { $tower } zum Turm { $new } verbessern
       *[plain] Turm { $tower } an { $to } weitergeben
    }
option-hero = { $hero_acc } aktivieren
    .chosen = { $hero_full }
option-beast = die Wildkatze aktivieren
option-cast = Zauber { $spell } wirken
option-done = fertig
    .hero = Aktivierung beenden
    .buy = nichts mehr kaufen
    .fill-bench = niemand sonst
    .take-spells = kein weiterer Zauber
option-resume = doch noch weitermachen
option-attack = Basisangriff
    .number = Angriff { $n }: { $text }
option-rest = Rast
option-move = nach { $space } gehen { $there }
option-step = Schritt nach { $space } { $there }
option-stop = hier stehen bleiben
option-base = Basis auf { $squares }
option-face = Ausrichtung { $turn }
option-tile = Plättchen auf { $space } { $there }: { $squares }
option-soldier = Soldat auf { $space } { $there }: { $squares }
option-relocate = einen Soldaten von { $source } ({ $from }) nach { $space } ({ $squares }) versetzen
option-skip = darauf verzichten
    .place = nichts mehr platzieren
    .face = nicht angreifen
    .move = stehen bleiben
    .transport = nicht versetzen
    .choose-hero = niemanden
    .granted-attack = kein Angriff
    .further-action = keine weitere Aktion
option-horde = Horde auf { $space } { $there }
option-turn-up = { $ability }
option-yes = ja
option-no = nein
option-give = { $to } nimmt den Turm { $tower }
option-buy = Turm { $tower } für { $to } kaufen ({ $price })
option-portal = Portalplättchen auf { $space } { $there }: { $squares }
option-raze = { $tower } auf { $space }


## Ablehnungen

reason-not-this-phase = Das gehört in eine andere Phase der Runde.
reason-action-not-complete = Erst muss die begonnene Aktion zu Ende gebracht werden.
reason-banned-before = Dieselbe Farbe kann nicht in zwei Runden nacheinander gewählt werden.
reason-bound-tiles = { $clause ->
        [RT-26-16] Jedes dieser Plättchen muss ein schon platziertes berühren.
        [RT-33-7] Jedes dieser Plättchen muss eine andere Seite der Basis berühren.
        [RT-35-7] Diese Plättchen gehen auf verschiedene Horden.
       *[other] Auf jede Horde geht nur eines dieser Plättchen.
    }
reason-cannot-build-there = { $clause ->
        [RT-25-5] Auf dieser Farbe kann in dieser Runde nicht gebaut werden.
        [RT-8-12] Dieser Bauplatz gehört einem anderen Spieler.
        [RT-8-11] Auf diesem Bauplatz steht ein Held.
        [RT-8-16] Auf diesem Bauplatz stehen schon zwei Türme.
       *[other] Zwei Türme teilen sich einen Bauplatz nur, wenn einer von ihnen ein Soldatenturm ist.
    }
reason-cannot-buy = { $clause ->
        [RT-1-14] Die eiserne Herausforderung verbietet hier den Kauf von Türmen.
        [RT-23-5] Türme der Stufen 3 und 4 kann man nicht kaufen.
        [RT-R49] Dieser Turm ist nicht im Vorrat oder für dieses Szenario zu hoch.
       *[other] Dafür reichen die Kristalle nicht.
    }
reason-cannot-copy = Diese Spezialfähigkeit lässt sich nicht wiederholen.
reason-cannot-end-there = { $clause ->
        [RT-R55] Dort liegt eine Geländekarte.
        [RT-16-5] Dort steht ein Turm.
        [RT-13-13] Kein Held beendet seine Bewegung auf einem Portal.
        [RT-17-9] Kein Held beendet seine Bewegung auf einem Boss.
       *[other] Auf der Hordenkarte ist kein Platz für die Basis.
    }
reason-cannot-pass = { $clause ->
        [RT-14-2] Ein Turm wird eine Stufe höher weitergegeben, nicht als dieser.
       *[other] Ein Turm wird an einen anderen Spieler weitergegeben.
    }
reason-cannot-strike-boss = { $clause ->
        [RT-29-5] Dieser Zauber trifft keinen Boss.
       *[other] Helden können in diesem Szenario den Boss nicht angreifen.
    }
reason-cannot-strike-portal = { $clause ->
        [RT-13-15] Dieser Zauber trifft keine Portale.
       *[other] Helden können keine Portale angreifen.
    }
reason-covered-square = Dieses Kästchen ist schon abgedeckt.
reason-deadly = Tödliche Gegner werden nur von Plättchen abgedeckt.
reason-declared-done = Du hast dich fertig gemeldet. Mach erst wieder weiter.
reason-empty-square = Ein Soldat braucht einen Gegner, auf dem er steht.
reason-face-down = Diese Spezialfähigkeit ist benutzt und zugedeckt.
reason-hero-card-used = { $clause ->
        [RT-R67] Dein Held ist besiegt.
        [RT-15-5] Dein Held wurde gerade wiederbelebt und tut in dieser Runde nichts.
       *[other] Dein Held wurde in dieser Runde schon aktiviert.
    }
reason-hero-not-free = { $clause ->
        [RT-R124] Diese Figur ist hier der Boss.
       *[other] Diesen Helden spielt schon jemand.
    }
reason-iron-rule = Die eiserne Herausforderung verbietet das hier.
reason-linked-tiles = Mit + verbundene Plättchen gehen auf ein und dieselbe Horde.
reason-must-attack = { $clause ->
        [RT-26-6] Was ein Zauber platzieren kann, muss platziert werden.
        [RT-R61] Womit der Held angreift, muss platziert werden, soweit es passt.
       *[other] Auf einen Angriff mit gültigem Ziel kann man nicht verzichten.
    }
reason-must-open-portal = Solange ein Portalplättchen irgendwo passt, muss es gelegt werden.
reason-no-beast = Die Wildkatze ist nicht auf der Karte oder wurde in dieser Runde schon aktiviert.
reason-no-building-site = Dort ist kein Bauplatz.
reason-no-horde-there = Dort ist keine Horde.
reason-no-place-for-portal = { $clause ->
        [RT-29-11] Diese Horde ist schon ein Portal.
        [RT-29-12] Auf dieser Horde steht ein Held.
       *[other] Das Portalplättchen passt dort nicht oder würde die Horde besiegen.
    }
reason-no-room-for-base = Die Basis bedeckt 2×2 freie Kästchen ohne tödlichen Gegner.
reason-no-shelter = Ausweichen kann man nur auf ein benachbartes freies Wegfeld oder einen Bauplatz ohne Turm.
reason-no-soldier-due = Dieser Angriff stellt keinen Soldaten mehr auf.
reason-no-soldiers-left = Alle Soldaten stehen schon auf Hordenkarten.
reason-no-such-ability = Diese Spezialfähigkeit hat der Held nicht auf seinem Tableau.
reason-no-such-spell = Diesen Zauber habt ihr nicht.
reason-no-such-tile = So ein Plättchen hat dieser Angriff nicht mehr.
reason-no-turning = Dieses Plättchen darf nicht gedreht werden.
reason-no-upgrade = Dieser Turm lässt sich jetzt nicht verbessern, und im Solospiel gibt es niemanden, der ihn nähme.
reason-no-way-on = Von hier führt kein Weg dorthin.
reason-not-in-hand = { $clause ->
        [RT-14-8] Ein weitergegebener Turm kommt erst am Ende der Runde auf die Hand.
        [RT-14-9] Ein Turm auf einem Bauplatz kann nicht weitergegeben werden.
       *[other] Diesen Turm hast du nicht auf der Hand.
    }
reason-not-on-bench = { $clause ->
        [RT-R104] Pro Runde kommt nur ein Held von der Ersatzbank.
       *[other] Dieser Held sitzt nicht auf deiner Ersatzbank.
    }
reason-nothing-in-reach = Von hier aus gibt es nichts zu treffen.
reason-off-the-card = Dieses Kästchen gibt es auf der Karte nicht.
reason-off-the-map = So ein Feld gibt es nicht.
reason-on-a-hero = Ein Plättchen darf nicht auf einem Helden liegen.
reason-on-a-soldier = Ein Plättchen darf nicht auf einem Soldaten liegen.
reason-on-a-tile = Ein Plättchen darf nicht auf einem anderen liegen.
reason-one-action = { $clause ->
        [RT-18-24] Wer rastet, tut in dieser Runde nichts anderes mehr.
       *[other] Bei einer Aktivierung führt ein Held eine Aktion aus.
    }
reason-one-movement = { $clause ->
        [RT-16-7] Nach einer Aktion mitten in der Bewegung zieht der Held nicht weiter.
       *[other] Bei einer Aktivierung zieht ein Held einmal.
    }
reason-other-horde = Dieser Angriff trifft nur eine bestimmte Horde.
reason-out-of-reach = { $clause ->
        [RT-30-7] Die Horde auf dem Feld des Helden ist keine benachbarte.
        [RT-18-8] Ein Fernangriff trifft nicht die Horde, auf der der Held steht.
       *[other] Diese Horde ist außer Reichweite.
    }
reason-portal-too-high = Für dieses Portal ist die Stufe des Turms zu niedrig.
reason-portal-surges = In diesem Sturm verlangt das Portal einen um eine Stufe höheren Turm.
reason-red-square = { $clause ->
        [RT-13-2] Das Stufenkästchen eines Portals bleibt frei.
       *[other] Rote Kästchen können nie abgedeckt werden.
    }
reason-resistant = Dieser Gegner widersteht Angriffen dieser Art.
reason-soldiers-left = Solange im Vorrat Soldaten sind, werden keine von anderen Karten versetzt.
reason-spell-too-strong = { $clause ->
        [RT-26-2] Dieser Zauber ist schon gewählt.
       *[other] Dieser Zauber hat für dieses Szenario zu viele Machtsymbole.
    }
reason-storm-forbids = Der Portalsturm verbietet das in dieser Runde.
reason-too-far = { $clause ->
        [RT-16-8] Ein Held betritt die Karte auf einem Wegfeld an einem Ausgang.
       *[other] Das ist zu weit.
    }
reason-too-near-exit = Der Sturm reißt nur eine Horde auf, die noch mindestens vier Felder vor sich hat.


## Fehler beim Aufbau

fault-unreadable-hero = Ein Platz bringt einen Helden und Spezialfähigkeiten mit, beim Namen genannt.
fault-hero-taken = Zwei Spieler können nicht denselben Helden spielen.
fault-some-heroes = Entweder bringen alle einen Helden mit oder niemand.
fault-no-hero = So einen Helden kann man nicht spielen.
fault-hero-is-boss = Diese Figur ist der Boss des Szenarios.
fault-iron-rule = Die eiserne Herausforderung erlaubt hier keine Spezialfähigkeiten.
fault-wrong-ability = Spezialfähigkeiten müssen verschieden sein und zum Helden gehören.
fault-too-many-abilities = Auf ein Heldentableau passen zwei Spezialfähigkeiten.


## Spielende

ends-won = { $players } haben das Königreich gerettet!
    .alone = { $players } hat das Königreich gerettet!
ends-lost = Das Königreich ist gefallen.
outcome-RT-24-1 = Das letzte Portal ist zerstört.
outcome-RT-24-6 = Der Boss ist besiegt.
outcome-RT-24-3 = Das Königreich hat seine letzte Gesundheit verloren.
outcome-RT-24-4 = Ein Portal ist ins Königreich eingedrungen.
outcome-RT-24-5 = Der Boss ist ins Königreich eingedrungen.
outcome-RT-29-35 = Lilith hat das Ende ihres Weges erreicht.
outcome-RT-C18 = Die Zeitmagierinnen haben den weißen Bauplatz erreicht.


## Begriffe

term-activate = aktivieren
term-adjacent = benachbart
term-arrival-token = Einsatzmarker
term-basic-attack = Basisangriff
term-bench = Ersatzbank der Helden
term-boss = Boss
term-boss-action = Aktionskarte des Bosses
term-building-site = Bauplatz
term-campaign = Kampagne
term-common-supply = gemeinsamer Vorrat
term-cover = abdecken
term-crystal = Kristall
term-deadly = tödlich
term-difficulty = Schwierigkeit
term-direction-arrow = Richtungspfeil
term-displace = ausweichen
term-enemy = Gegner
term-enemy-deck = Gegnerstapel
term-engagement = Gefecht
term-exit = Ausgang
term-flying = fliegend
term-fork = Gabelung
term-free-rotation = freie Drehung
term-ghost = Geist
term-hand = Hand
term-haste = Eile
term-healing = Heilung
term-health = Gesundheit
term-hero = Held
term-hero-board = Heldentableau
term-horde = Horde
term-kingdom = Königreich
term-large = großer Gegner
term-lasting = anhaltende Fähigkeit
term-level = Stufe
term-life-card = Lebenskarte
term-linked-tiles = verbundene Plättchen (+)
term-magic = magischer Angriff
term-melee = Nahkampfangriff
term-movement-point = Bewegungspunkt
term-passed-towers = weitergegebene Türme
term-passing = Weitergeben und Verbessern
term-path = Weg
term-phase = Phase
term-physical = physischer Angriff
term-portal = Portal
term-portal-tile = Portalplättchen
term-power-symbol = Machtsymbol
term-precise = präziser Angriff
term-protection = Schutz
term-ranged = Fernangriff
term-reach = Reichweite
term-resists-magic = magische Resistenz
term-resists-physical = physische Resistenz
term-rest = Rast
term-revival = Wiederbelebung
term-round = Runde
term-scenario = Szenario
term-scouts = Späher
term-soldier = Soldat
term-space = Feld
term-special-ability = Spezialfähigkeit
term-spell = Zauber
term-square = Kästchen
term-stack = Hordenstapel
term-starting-towers = Starttürme
term-storm = Portalsturm
term-targeting = Zielen
term-terrain = Geländekarte
term-tile = Schadensplättchen
term-touch = berühren
term-tower = Turm
term-universal = universeller Angriff
term-white-site = weißer Bauplatz
term-wildcat = Wildkatze
term-wound = Wunde


## Stichwörter mit kurzen Erklärungen

keyword-adjacent = Direkt daneben, auch schräg. Ein Feld ist nicht sich selbst benachbart.
keyword-arrival-token = Hier betreten Horden die Karte; niedrigere Nummern kommen und ziehen zuerst.
keyword-basic-attack = Was ein Held immer als Aktion tun kann, ganz ohne Spezialfähigkeit.
keyword-bench = Die übrigen Helden im Solospiel. Jeder darf für eine Runde irgendwo auf die Karte kommen und den Basisangriff ausführen.
keyword-boss = Ein besonderer Gegner mit eigenen Regeln. Dringt er ins Königreich ein, verliert ihr.
keyword-building-site = Ein Feld für Türme. Baue nur auf deiner Farbe oder auf Weiß; zwei Türme teilen sich einen Platz nur, wenn einer ein Soldatenturm ist.
keyword-crystal = Gemeinsames Geld für neue Türme: 2 Kristalle für Stufe 1, 3 für Stufe 2. Mehr als 12 kann man nicht haben.
keyword-deadly = Nur Plättchen decken diesen Gegner ab, nie Soldaten oder Helden.
keyword-displace = Ein Held, der einer Horde im Weg steht, geht auf ein benachbartes freies Wegfeld oder einen Bauplatz, sonst zurück auf sein Tableau. Das verwundet nicht.
keyword-engagement = Ein Held, der seine Bewegung auf einer Horde beendet, stellt die Basis auf 2×2 freie Kästchen, deckt die Gegner darunter ab und hält die Horde auf.
keyword-exit = Hier verlassen Horden die Karte. Jeder nicht abgedeckte Gegner kostet das Königreich dann 1 Gesundheit, ein großer 4.
keyword-flying = Eine fliegende Horde hält nichts auf: Soldaten und Helden müssen herunter, bevor sie zieht. Sie landet auf anderen Horden, die dann nicht angegriffen werden können.
keyword-free-rotation = Die Plättchen dieses Angriffs dürfen beliebig gedreht und gewendet werden.
keyword-ghost = Wo eine Horde mit diesem Symbol fällt, müssen Helden weichen, und eine Geisterkarte tritt an ihre Stelle.
keyword-haste = Ist das Symbol sichtbar, versucht die Horde zweimal zu ziehen. Soldaten stoppen nur den ersten Versuch, Helden beide.
keyword-healing = Ist das Symbol sichtbar, verschwinden vor dem Zug alle Plättchen von der Horde. Das wird zuerst geprüft.
keyword-health = Ein Held ohne Gesundheit ist besiegt; ein Königreich ohne Gesundheit ist gefallen.
keyword-horde = Eine Karte voller Gegner. Sie fällt in Phase 3, wenn alle abgedeckt sind.
keyword-large = Nimmt 2×2 Kästchen ein, die alle abgedeckt sein müssen. Entkommt er, verliert das Königreich 4 Gesundheit.
keyword-lasting = Gilt bis zum Ende der Runde.
keyword-life-card = Wer sie abdeckt, verletzt den Boss. Nach der letzten ist er besiegt.
keyword-linked-tiles = Was ein + verbindet, geht auf ein und dieselbe Horde.
keyword-magic = Deckt keine Gegner mit magischer Resistenz ab.
keyword-melee = Trifft nur die Horde, mit der der Held im Gefecht ist.
keyword-passing = Ein weitergegebener Turm steigt um eine Stufe und kommt am Ende der Runde auf die neue Hand. Anders lassen sich Türme nicht verbessern.
keyword-physical = Deckt keine Gegner mit physischer Resistenz ab.
keyword-portal = Nur Türme seiner Stufe oder höher dürfen es angreifen, und sie gehen danach verloren. Helden können es nicht. Dringt es ins Königreich ein, verliert ihr.
keyword-portal-tile = Macht die Horde, auf der es liegt, zum Portal und deckt die Gegner darunter ab.
keyword-power-symbol = Wie stark ein Zauber ist; das Szenario sagt, wie viele Symbole erlaubt sind.
keyword-precise = Erreicht jedes Wegfeld der Karte.
keyword-protection = Wer Schutz hat, erhält bis zum Ende der Runde keine Wunden. Soldaten schützt er nie.
keyword-ranged = Trifft Horden, auf die die Pfeile zeigen, aber nicht die, auf der der Held steht.
keyword-reach = Pfeile zeigen, wohin ein Angriff reicht, vom Turm oder Helden aus nach vorn gesehen; die Zahl ist die größte Entfernung. Nichts dazwischen stört.
keyword-resists-magic = Magische Angriffe decken diesen Gegner nicht ab.
keyword-resists-physical = Physische Angriffe decken diesen Gegner nicht ab.
keyword-rest = Eine Aktion: volle Gesundheit, und alle Spezialfähigkeiten werden aufgedeckt.
keyword-revival = Ein besiegter Held verbringt die nächste Runde mit seiner Wiederbelebung und tut sonst nichts.
keyword-scouts = Bei der Ankunft entfernen sie die erste ihrer Geländekarten, die noch im Spiel ist, und treten an deren Stelle.
keyword-soldier = Deckt ein Kästchen mit Gegner ab und hält die Horde für einen Versuch auf. Es gibt 12.
keyword-special-ability = Wird als Aktion benutzt und dann zugedeckt. Rast deckt sie wieder auf. Ein Held bringt zwei mit.
keyword-spell = Wirkt einmal im Spiel. In Phase 2 darf ihn jeder wirken, auch mehrere nacheinander.
keyword-stack = Horden auf einem Feld. Nur die oberste kann angegriffen werden; sie zieht auch zuerst.
keyword-storm = Eine Herausforderung zum Dazunehmen: Eine Sturmkarte zieht eine Runde vorher auf und gilt dann eine Runde lang. Welche Stürme noch kommen können, ist bekannt, ihre Reihenfolge nicht.
keyword-targeting = Ist das Symbol sichtbar, verwundet die Horde nach ihrem Zug jeden Helden auf ihr oder neben ihr.
keyword-terrain = Versperrt einen Weg und seinen Einsatzmarker, bis Späher sie entfernen.
keyword-tile = Deckt Kästchen einer Hordenkarte ab. Es überlappt nichts und wird nicht gedreht, außer der Angriff erlaubt es.
keyword-touch = Mit einer Kante aneinanderliegen; eine Ecke genügt nicht.
keyword-universal = Weder physisch noch magisch: Keine Resistenz hilft dagegen.
keyword-white-site = Hier darf jeder bauen, und danach einigt man sich, wer welchen Turm nimmt.
keyword-wildcat = Allerias zweite Figur. Sie darf jede Runde 2 Felder ziehen, hält Horden auf und nimmt es nicht übel, wenn die Horde unter ihr fällt. Jede andere Wunde schickt sie aufs Tableau zurück.
keyword-wound = Kostet 1 Gesundheit. Helden werden von fallenden Horden verwundet, auf denen sie stehen, von Horden, die sie aufhalten, durch Zielen und von Bossen.


## Hinweise: Fragen zu einer Lage

hint-clear-yes = { $means ->
        [towers] ja, { $horde } { $horde_at } lässt sich in dieser Runde allein mit Türmen besiegen.
        [heroes] ja, { $horde } { $horde_at } lässt sich in dieser Runde mit Hilfe der Helden besiegen.
        [abilities] ja, { $horde } { $horde_at } lässt sich in dieser Runde besiegen, aber nur mit einer Spezialfähigkeit.
       *[spells] ja, { $horde } { $horde_at } lässt sich in dieser Runde besiegen, aber nur mit einem Zauber oder der Bank.
    }
hint-clear-no = nein, { $horde } { $horde_at } lässt sich in dieser Runde nicht besiegen; { $n ->
        [one] bestenfalls bleibt ein Feld offen.
       *[other] bestenfalls bleiben { $n } Felder offen.
    }
hint-clear-unknown = kein Weg ist gefunden, { $horde_acc } { $horde_at } in dieser Runde zu besiegen, aber nicht alles wurde versucht.
hint-tower-none = kein Turm auf der Hand macht jetzt einen Unterschied.
hint-tower-nudge = ein Blick auf die Türme auf der Hand ({ $seat }): einer davon zählt mehr als alle anderen.
hint-tower-most = was in dieser Runde fehlen würde, in Gesundheit des Königreichs:
hint-tower = { $tower } ({ $seat }): { $loss }
hint-through-none = in dieser Runde muss nichts durchkommen.
hint-through-some = { $n ->
        [one] eine Horde kommt wohl durch und kostet { $cost } Gesundheit.
       *[other] { $n } Horden kommen wohl durch und kosten { $cost } Gesundheit.
    }
hint-through-lost = Vorsicht: Wenn niemand eine bessere Idee hat, ist das Spiel in dieser Runde verloren.
hint-through = { $horde } { $horde_at } kommt durch: { $cost } Gesundheit
hint-near = { $horde } { $horde_at } steht danach vor einem Ausgang.
hint-think-of = denkt an: { $what }.
hint-plan = der ganze Plan:
hint-step = { $seat }: { $label } [{ $text }]
