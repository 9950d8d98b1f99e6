## Nomi delle carte

# ysra
card-borrowed-face = Volto in prestito
card-brainwashed-traitor = Traditore plagiato
card-keyhole-listener = Orecchio alla porta
card-rumor-weaver = Tessitore di voci
card-underworld-vindicator = Vendicatore degli inferi
card-despoiler = Devastatore
card-masked-duelist = Duellante mascherato
card-palace-chameleon = Camaleonte di palazzo
card-twice-bought-envoy = Messo di due padroni
card-council-whisperer = Sussurro del consiglio
card-false-regent = Falso reggente
card-knight-of-the-new-world-order = Cavaliere del Nuovo Ordine
card-reptine-taskmaster = Aguzzino rettiliano
card-velvet-poisoner = Vipera di velluto
card-grand-overlord-ikee = Gran Signore Ikee
card-prophet-of-the-shed-skin = Profeta della muta
card-queen-of-nine-masks = Regina dai nove volti
card-the-unseen-chancellor = Cancelliere invisibile

# khunglai
card-armored-yak = Yak corazzato
card-gong-ringer = Suonatore di gong
card-rope-bridge-keeper = Custode del ponte di funi
card-thousand-stair-runner = Corridore di mille scale
card-warrior-of-shamballa = Guerriero di Shamballa
card-avalanche-rider = Cavalcatore di valanghe
card-butter-lamp-monk = Monaco del lume a burro
card-druuk-school-adept = Adepto di scuola Druuk
card-retired-master = Maestro a riposo
card-abbot-of-the-closed-gate = Abate della porta chiusa
card-drum-master-of-the-pass = Tamburino del valico
card-tengu = Tengu
card-thunder-caravan = Carovana del tuono
card-twin-spear-sister = Sorella delle due lance
card-abbess-of-the-long-stair = Badessa della lunga scala
card-ancient-dragon = Drago antico
card-general-of-the-snow-banners = Generale delle nevi
card-spirit-of-the-old-rampart = Spirito degli spalti

# seraphia
card-novice-of-the-font = Novizia del fonte
card-psalm-singer = Cantrice di salmi
card-sentinel-of-the-low-gate = Sentinella di Porta Bassa
card-sunlit-lancer = Lanciere del sole
card-wandering-almoner = Elemosiniere errante
card-chalice-bearer = Portatrice del calice
card-hermit-of-still-bells = Eremita delle campane mute
card-purge-doctor = Medico purificatore
card-shield-matron = Matrona dello scudo
card-bearer-of-the-scales = Custode della bilancia
card-granary-steward = Intendente del granaio
card-oracle-of-the-clear-pool = Oracolo d'acqua chiara
card-reliquary-guard = Guardia del reliquiario
card-warden-of-the-white-veil = Custode del velo bianco
card-archon-of-returning-dawn = Arconte della nuova alba
card-colossus-of-prayer = Colosso della preghiera
card-hierophant-of-the-sealed-book = Ierofante del libro chiuso
card-keeper-of-names = Custode dei nomi
card-mother-of-mercies = Madre di misericordia

# styxia
card-ashmouth-hound = Segugio di cenere
card-candle-widow = Vedova delle candele
card-drowned-rower = Rematore annegato
card-grave-toll-collector = Gabelliere dei sepolcri
card-reed-ghoul = Ghoul del canneto
card-assassin = Assassino
card-bellows-of-plague = Mantice della peste
card-ferry-reaver = Predone del traghetto
card-pact-scribe = Scriba dei patti
card-chain-devourer = Divoratore di catene
card-headsman-of-the-ninth-gate = Boia della nona porta
card-mourner-of-empty-thrones = Prefica dei troni vuoti
card-orchardist-of-bones = Giardiniere d'ossa
card-thief-of-breath = Ladro di respiri
card-empress-of-ash = Imperatrice di cenere
card-gravemother = Madre dei sepolcri
card-king-without-a-shadow = Re senz'ombra
card-lord-of-the-last-ferry = Signore dell'ultima barca
card-master-of-eternal-debt = Padrone del debito eterno

# promo
card-goblin-marius = Goblin Marius
card-goblin-andrew = Goblin Andrew
card-goblin-prospector = Goblin cercatore
card-guardian = Guardiano

# evil-goblins
card-goblin-killer = Goblin sicario
card-goblin-leader = Goblin capobanda
card-goblin-tank = Goblin corazzato
card-goblin-archer = Goblin arciere
card-goblin-cutpurse = Goblin tagliaborse
card-goblin-pot-drummer = Goblin battipentole
card-horn-of-the-horde = Corno dell'orda
card-goblin-fusebiter = Goblin mordimiccia
card-goblin-toad-rider = Goblin cavalcarospi
card-chained-ogre = Orco incatenato
card-transmuted-goblin = Goblin trasmutato

# spectral-shamans
card-ancestor-shade = Ombra dell'avo
card-seal-of-silence = Sigillo del silenzio
card-restoration-totem = Totem del ristoro
card-seal-of-haste = Sigillo della rapidità
card-shaman-berserker = Sciamano berserker
card-hexing-shaman = Sciamano dei malefici
card-seal-of-banishment = Sigillo dell'esilio
card-seal-of-nova = Sigillo della nova
card-totem-of-fury = Totem della furia
card-totem-of-wrath = Totem dell'ira
card-spiritual-shaman = Sciamano spirituale
card-shaman-stormcaller = Sciamano delle tempeste
card-totemic-golem = Golem totemico

# blackpurse-companies
card-company-paymaster = Ufficiale pagatore
card-hired-pikeman = Picchiere assoldato
card-burn-the-granaries = Granai in fiamme
card-captain-of-the-red-pikes = Capitano Picche Rosse
card-granary-raider = Razziatore di granai
card-breach-veteran = Veterano della breccia
card-captain-of-the-night-ladders = Capitano Scale Notturne
card-order-to-charge = Ordine di carica
card-ransom-demand = Richiesta di riscatto
card-bribed-gatekeeper = Portinaio corrotto
card-captain-of-the-burning-carts = Capitano Carri Ardenti
card-forced-march = Marcia forzata
card-ram-crew = Squadra dell'ariete
card-the-marshals-own = Guardia del maresciallo

# rotwood-spawn
card-sporeling = Sporino
card-call-of-the-rot = Richiamo del marciume
card-mossback-snail = Chiocciola muschiosa
card-puffball = Vescia
card-sudden-bloom = Fioritura improvvisa
card-choking-spores = Spore soffocanti
card-grave-morel = Spugnola tombale
card-stinkhorn-piper = Pifferaio del satirione
card-feast-of-flies = Banchetto di mosche
card-mycelial-elder = Anziano del micelio
card-root-strangler = Radice stritolante
card-antlered-rot = Marciume cornuto
card-walking-grove = Bosco in cammino
card-heart-of-the-rotwood = Cuore di Boscomarcio

# boss
card-byloss = Byloss, re dei goblin
card-corvane = Corvane, maresciallo dei mercenari
card-muldra = Muldra, il marciume degli abissi
