## Nazwy kart

# ysra
card-borrowed-face = Pożyczona twarz
card-brainwashed-traitor = Zdrajca bez woli
card-keyhole-listener = Ucho pod drzwiami
card-rumor-weaver = Tkacz plotek
card-underworld-vindicator = Mściciel z podziemi
card-despoiler = Grabieżca
card-masked-duelist = Duelista w masce
card-palace-chameleon = Pałacowy kameleon
card-twice-bought-envoy = Poseł dwóch panów
card-council-whisperer = Szeptacz rady
card-false-regent = Fałszywy regent
card-knight-of-the-new-world-order = Rycerz nowego ładu
card-reptine-taskmaster = Gadzi nadzorca
card-velvet-poisoner = Aksamitna trucicielka
card-grand-overlord-ikee = Wielki Władca Ikee
card-prophet-of-the-shed-skin = Prorok zrzuconej skóry
card-queen-of-nine-masks = Królowa dziewięciu masek
card-the-unseen-chancellor = Ukryty kanclerz

# khunglai
card-armored-yak = Pancerny Jak
card-gong-ringer = Klasztorny gongista
card-rope-bridge-keeper = Strażnik mostu linowego
card-thousand-stair-runner = Biegacz tysiąca stopni
card-warrior-of-shamballa = Wojownik z Szambali
card-avalanche-rider = Jeździec lawiny
card-butter-lamp-monk = Mnich z maślaną lampką
card-druuk-school-adept = Adept szkoły Druuk
card-retired-master = Mistrz w spoczynku
card-abbot-of-the-closed-gate = Opat zamkniętej bramy
card-drum-master-of-the-pass = Bębnista z przełęczy
card-tengu = Tengu
card-thunder-caravan = Karawana gromu
card-twin-spear-sister = Siostra dwóch włóczni
card-abbess-of-the-long-stair = Ksieni długich schodów
card-ancient-dragon = Pradawny smok
card-general-of-the-snow-banners = Generał śnieżnych chorągwi
card-spirit-of-the-old-rampart = Duch starych murów

# seraphia
card-novice-of-the-font = Nowicjuszka od źródła
card-psalm-singer = Śpiewaczka psalmów
card-sentinel-of-the-low-gate = Wartownik dolnej bramy
card-sunlit-lancer = Słoneczny kopijnik
card-wandering-almoner = Wędrowny jałmużnik
card-chalice-bearer = Niosąca kielich
card-hermit-of-still-bells = Eremita cichych dzwonów
card-purge-doctor = Medyk czystki
card-shield-matron = Matrona tarczy
card-bearer-of-the-scales = Dzierżąca wagę
card-granary-steward = Zarządca spichlerza
card-oracle-of-the-clear-pool = Wyrocznia czystej toni
card-reliquary-guard = Strażnik relikwiarza
card-warden-of-the-white-veil = Opiekunka białej zasłony
card-archon-of-returning-dawn = Archont nowego świtu
card-colossus-of-prayer = Kolos modlitwy
card-hierophant-of-the-sealed-book = Hierofant tajnej księgi
card-keeper-of-names = Strażnik imion
card-mother-of-mercies = Matka miłosierdzia

# styxia
card-ashmouth-hound = Ogar popielnej paszczy
card-candle-widow = Wdowa ze świecą
card-drowned-rower = Topielec z wiosłem
card-grave-toll-collector = Poborca grobowego myta
card-reed-ghoul = Ghul z trzcin
card-assassin = Skrytobójca
card-bellows-of-plague = Miech zarazy
card-ferry-reaver = Łupieżca z promu
card-pact-scribe = Skryba paktów
card-chain-devourer = Pożeracz łańcuchów
card-headsman-of-the-ninth-gate = Kat dziewiątej bramy
card-mourner-of-empty-thrones = Płaczka pustych tronów
card-orchardist-of-bones = Sadownik kości
card-thief-of-breath = Złodziej oddechu
card-empress-of-ash = Cesarzowa popiołów
card-gravemother = Matka mogił
card-king-without-a-shadow = Król bez cienia
card-lord-of-the-last-ferry = Pan ostatniego promu
card-master-of-eternal-debt = Władca wiecznego długu

# promo
card-goblin-marius = Goblin Marius
card-goblin-andrew = Goblin Andrew
card-goblin-prospector = Goblin poszukiwacz
card-guardian = Strażnik

# evil-goblins
card-goblin-killer = Goblin zabójca
card-goblin-leader = Goblin przywódca
card-goblin-tank = Goblin pancerny
card-goblin-archer = Goblin łucznik
card-goblin-cutpurse = Goblin rzezimieszek
card-goblin-pot-drummer = Goblin garkotłuk
card-horn-of-the-horde = Róg hordy
card-goblin-fusebiter = Goblin lontogryz
card-goblin-toad-rider = Goblin na ropusze
card-chained-ogre = Ogr w łańcuchach
card-transmuted-goblin = Goblin odmieniec

# spectral-shamans
card-ancestor-shade = Cień przodka
card-seal-of-silence = Pieczęć milczenia
card-restoration-totem = Totem odnowy
card-seal-of-haste = Pieczęć pośpiechu
card-shaman-berserker = Szaman berserker
card-hexing-shaman = Szaman klątw
card-seal-of-banishment = Pieczęć wygnania
card-seal-of-nova = Pieczęć supernowej
card-totem-of-fury = Totem furii
card-totem-of-wrath = Totem gniewu
card-spiritual-shaman = Szaman duchów
card-shaman-stormcaller = Szaman burzy
card-totemic-golem = Totemiczny golem

# blackpurse-companies
card-company-paymaster = Płatnik kompanii
card-hired-pikeman = Najemny pikinier
card-burn-the-granaries = Spalić spichlerze
card-captain-of-the-red-pikes = Kapitan czerwonych pik
card-granary-raider = Rabuś spichlerzy
card-breach-veteran = Weteran wyłomu
card-captain-of-the-night-ladders = Kapitan nocnych drabin
card-order-to-charge = Rozkaz szarży
card-ransom-demand = Żądanie okupu
card-bribed-gatekeeper = Przekupiony odźwierny
card-captain-of-the-burning-carts = Kapitan płonących wozów
card-forced-march = Forsowny marsz
card-ram-crew = Obsługa tarana
card-the-marshals-own = Gwardia marszałka

# rotwood-spawn
card-sporeling = Zarodniak
card-call-of-the-rot = Zew zgnilizny
card-mossback-snail = Omszały ślimak
card-puffball = Purchawka
card-sudden-bloom = Nagły rozkwit
card-choking-spores = Duszące zarodniki
card-grave-morel = Cmentarny smardz
card-stinkhorn-piper = Grajek sromotnik
card-feast-of-flies = Uczta much
card-mycelial-elder = Starzec grzybni
card-root-strangler = Korzeń dusiciel
card-antlered-rot = Rogata zgnilizna
card-walking-grove = Kroczący gaj
card-heart-of-the-rotwood = Serce Zgniłoboru

# boss
card-byloss = Byloss, król goblinów
card-corvane = Corvane, marszałek najemników
card-muldra = Muldra, zgnilizna z głębin
