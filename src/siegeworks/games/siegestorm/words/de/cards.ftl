## Namen der Karten

# ysra
card-borrowed-face = Leihgesicht
card-brainwashed-traitor = Verräter ohne Willen
card-keyhole-listener = Lauscher an der Tür
card-rumor-weaver = Weber der Gerüchte
card-underworld-vindicator = Rächer der Unterwelt
card-despoiler = Verheerer
card-masked-duelist = Fechter mit Maske
card-palace-chameleon = Chamäleon am Hof
card-twice-bought-envoy = Bote zweier Herren
card-council-whisperer = Flüsterer im Rat
card-false-regent = Regent zum Schein
card-knight-of-the-new-world-order = Ritter der Neuen Ordnung
card-reptine-taskmaster = Aufseher der Echsen
card-velvet-poisoner = Viper in Samt
card-grand-overlord-ikee = Großherr Ikee
card-prophet-of-the-shed-skin = Prophet der Häutung
card-queen-of-nine-masks = Königin der neun Masken
card-the-unseen-chancellor = Kanzler im Schatten

# khunglai
card-armored-yak = Panzeryak
card-gong-ringer = Rufer am Gong
card-rope-bridge-keeper = Wärter am Seilsteg
card-thousand-stair-runner = Läufer der Stufen
card-warrior-of-shamballa = Krieger aus Shamballa
card-avalanche-rider = Reiter der Lawine
card-butter-lamp-monk = Mönch der Butterlampe
card-druuk-school-adept = Druuk-Schüler
card-retired-master = Altmeister
card-abbot-of-the-closed-gate = Abt der Klausur
card-drum-master-of-the-pass = Trommler am Pass
card-tengu = Tengu
card-thunder-caravan = Karawane des Donners
card-twin-spear-sister = Schwester zweier Speere
card-abbess-of-the-long-stair = Äbtissin der langen Stiege
card-ancient-dragon = Urdrache
card-general-of-the-snow-banners = General der Eisbanner
card-spirit-of-the-old-rampart = Geist des alten Walls

# seraphia
card-novice-of-the-font = Novizin am Taufstein
card-psalm-singer = Psalmistin
card-sentinel-of-the-low-gate = Wache am Niedertor
card-sunlit-lancer = Lanze der Sonne
card-wandering-almoner = Almosenier der Straße
card-chalice-bearer = Trägerin des Kelchs
card-hermit-of-still-bells = Klausner stiller Glocken
card-purge-doctor = Arzt der Läuterung
card-shield-matron = Matrone mit Schild
card-bearer-of-the-scales = Trägerin der Waage
card-granary-steward = Vogt der Speicher
card-oracle-of-the-clear-pool = Orakel am klaren Teich
card-reliquary-guard = Wache am Schrein
card-warden-of-the-white-veil = Hüterin des Schleiers
card-archon-of-returning-dawn = Archon der Morgenröte
card-colossus-of-prayer = Koloss der Gebete
card-hierophant-of-the-sealed-book = Siegelbuch-Hierophant
card-keeper-of-names = Hüter der Namen
card-mother-of-mercies = Mutter der Gnaden

# styxia
card-ashmouth-hound = Aschmaul
card-candle-widow = Witwe der Kerzen
card-drowned-rower = Ruderer vom Grund
card-grave-toll-collector = Grabzöllner
card-reed-ghoul = Schilfghul
card-assassin = Meuchler
card-bellows-of-plague = Blasebalg der Pest
card-ferry-reaver = Räuber der Fähre
card-pact-scribe = Schreiber der Pakte
card-chain-devourer = Fresser der Ketten
card-headsman-of-the-ninth-gate = Henker am neunten Tor
card-mourner-of-empty-thrones = Klageweib leerer Throne
card-orchardist-of-bones = Gärtner der Knochen
card-thief-of-breath = Atemdieb
card-empress-of-ash = Kaiserin der Asche
card-gravemother = Grabmutter
card-king-without-a-shadow = König ohne Schatten
card-lord-of-the-last-ferry = Herr der letzten Fähre
card-master-of-eternal-debt = Meister ewiger Schuld

# promo
card-goblin-marius = Goblin Marius
card-goblin-andrew = Goblin Andrew
card-goblin-prospector = Goblin-Schürfer
card-guardian = Wächter

# evil-goblins
card-goblin-killer = Goblin-Mörder
card-goblin-leader = Goblin-Anführer
card-goblin-tank = Goblin-Panzer
card-goblin-archer = Goblin-Schütze
card-goblin-cutpurse = Goblin-Langfinger
card-goblin-pot-drummer = Goblin-Trommler
card-horn-of-the-horde = Horn der Horde
card-goblin-fusebiter = Goblin-Zündler
card-goblin-toad-rider = Goblin auf Kröte
card-chained-ogre = Kettenoger
card-transmuted-goblin = Goblin-Mutant

# spectral-shamans
card-ancestor-shade = Schatten der Ahnen
card-seal-of-silence = Siegel der Stille
card-restoration-totem = Totem der Erneuerung
card-seal-of-haste = Siegel der Eile
card-shaman-berserker = Schamanen-Berserker
card-hexing-shaman = Fluch-Schamane
card-seal-of-banishment = Siegel der Verbannung
card-seal-of-nova = Siegel der Nova
card-totem-of-fury = Totem der Raserei
card-totem-of-wrath = Totem des Zorns
card-spiritual-shaman = Seelen-Schamane
card-shaman-stormcaller = Gewitter-Schamane
card-totemic-golem = Totem-Golem

# blackpurse-companies
card-company-paymaster = Zahlmeister
card-hired-pikeman = Pikenier im Sold
card-burn-the-granaries = Brand der Speicher
card-captain-of-the-red-pikes = Rotpiken-Hauptmann
card-granary-raider = Räuber der Speicher
card-breach-veteran = Veteran der Bresche
card-captain-of-the-night-ladders = Nacht-Hauptmann
card-order-to-charge = Befehl zum Angriff
card-ransom-demand = Lösegeld
card-bribed-gatekeeper = Schmiergeld am Tor
card-captain-of-the-burning-carts = Brand-Hauptmann
card-forced-march = Eilmarsch
card-ram-crew = Rotte am Rammbock
card-the-marshals-own = Garde des Marschalls

# rotwood-spawn
card-sporeling = Sporling
card-call-of-the-rot = Ruf der Fäulnis
card-mossback-snail = Schnecke im Moos
card-puffball = Bovist
card-sudden-bloom = Blitzblüte
card-choking-spores = Nebel der Sporen
card-grave-morel = Morchel vom Grab
card-stinkhorn-piper = Pfeifer der Morcheln
card-feast-of-flies = Schmaus der Fliegen
card-mycelial-elder = Myzelgreis
card-root-strangler = Würger der Wurzeln
card-antlered-rot = Geweihfäule
card-walking-grove = Wanderhain
card-heart-of-the-rotwood = Herz des Faulwalds

# boss
card-byloss = Byloss, der Goblinkönig
card-corvane = Corvane, der Söldnermarschall
card-muldra = Muldra, die Fäulnis der Tiefe
