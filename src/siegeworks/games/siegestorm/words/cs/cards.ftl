## Jména karet: tištěných jako v české edici

# ysra
card-borrowed-face = Vypůjčená tvář
card-brainwashed-traitor = Zmanipulovaný zrádce
card-keyhole-listener = Ucho za dveřmi
card-rumor-weaver = Tkadlec pomluv
card-underworld-vindicator = Obhájce z podsvětí
card-despoiler = Zkázonoš
card-masked-duelist = Maskovaný duelant
card-palace-chameleon = Palácový chameleon
card-twice-bought-envoy = Vyslanec dvou pánů
card-council-whisperer = Našeptávač rady
card-false-regent = Falešný regent
card-knight-of-the-new-world-order = Rytíř nového světového řádu
card-reptine-taskmaster = Plazí dozorce
card-velvet-poisoner = Sametová travička
card-grand-overlord-ikee = Velkovezír Ikee
card-prophet-of-the-shed-skin = Prorok svlečené kůže
card-queen-of-nine-masks = Královna devíti masek
card-the-unseen-chancellor = Skrytý kancléř

# khunglai
card-armored-yak = Obrněný jak
card-gong-ringer = Klášterní gongista
card-rope-bridge-keeper = Strážce lanového mostu
card-thousand-stair-runner = Běžec tisíce schodů
card-warrior-of-shamballa = Válečník ze Šambaly
card-avalanche-rider = Jezdec na lavině
card-butter-lamp-monk = Mnich s máslovou lampou
card-druuk-school-adept = Adept školy Druuk
card-retired-master = Vysloužilý mistr
card-abbot-of-the-closed-gate = Opat zavřené brány
card-drum-master-of-the-pass = Bubeník z průsmyku
card-tengu = Tengu
card-thunder-caravan = Hromová karavana
card-twin-spear-sister = Sestra dvou kopí
card-abbess-of-the-long-stair = Abatyše dlouhých schodů
card-ancient-dragon = Prastarý drak
card-general-of-the-snow-banners = Generál sněžných praporů
card-spirit-of-the-old-rampart = Duch starých hradeb

# seraphia
card-novice-of-the-font = Novicka od křtitelnice
card-psalm-singer = Pěvkyně žalmů
card-sentinel-of-the-low-gate = Hlídka u dolní brány
card-sunlit-lancer = Sluneční kopiník
card-wandering-almoner = Potulný almužník
card-chalice-bearer = Nositelka kalicha
card-hermit-of-still-bells = Poustevník tichých zvonů
card-purge-doctor = Čistič
card-shield-matron = Matróna se štítem
card-bearer-of-the-scales = Nositelka vah
card-granary-steward = Správce sýpky
card-oracle-of-the-clear-pool = Věštkyně čiré tůně
card-reliquary-guard = Strážce relikviáře
card-warden-of-the-white-veil = Ochránkyně bílého závoje
card-archon-of-returning-dawn = Archont nového úsvitu
card-colossus-of-prayer = Kolos modliteb
card-hierophant-of-the-sealed-book = Hierofant zavřené knihy
card-keeper-of-names = Strážce jmen
card-mother-of-mercies = Matka slitování

# styxia
card-ashmouth-hound = Popelotlamý ohař
card-candle-widow = Vdova se svící
card-drowned-rower = Utopený veslař
card-grave-toll-collector = Výběrčí hrobného
card-reed-ghoul = Ghúl z rákosí
card-assassin = Nájemný vrah
card-bellows-of-plague = Morový měch
card-ferry-reaver = Nájezdník z přívozu
card-pact-scribe = Písař úmluv
card-chain-devourer = Požírač řetězů
card-headsman-of-the-ninth-gate = Kat deváté brány
card-mourner-of-empty-thrones = Plačka prázdných trůnů
card-orchardist-of-bones = Sadař kostí
card-thief-of-breath = Zloděj dechu
card-empress-of-ash = Císařovna popela
card-gravemother = Matka hrobů
card-king-without-a-shadow = Král beze stínu
card-lord-of-the-last-ferry = Pán posledního přívozu
card-master-of-eternal-debt = Pán věčného dluhu

# promo
card-goblin-marius = Goblin Marius
card-goblin-andrew = Goblin Andrew
card-goblin-prospector = Goblinní prospektor
card-guardian = Strážce

# evil-goblins
card-goblin-killer = Zloblinní zabíják
card-goblin-leader = Zloblinní vůdce
card-goblin-tank = Zloblinní legionář
card-goblin-archer = Zloblinní lučištník
card-goblin-cutpurse = Zloblinní kapsář
card-goblin-pot-drummer = Zloblinní bubeník
card-horn-of-the-horde = Roh hordy
card-goblin-fusebiter = Zloblinní knotohryz
card-goblin-toad-rider = Zloblin na ropuše
card-chained-ogre = Spoutaný zlobr
card-transmuted-goblin = Zloblinní proměněnec

# spectral-shamans
card-ancestor-shade = Stín předka
card-seal-of-silence = Pečeť mlčení
card-restoration-totem = Totem obnovy
card-seal-of-haste = Pečeť spěchu
card-shaman-berserker = Šaman–berserk
card-hexing-shaman = Šaman zaklínač
card-seal-of-banishment = Pečeť vyhnání
card-seal-of-nova = Zářivá pečeť
card-totem-of-fury = Totem běsnění
card-totem-of-wrath = Totem hněvu
card-spiritual-shaman = Povznesený šaman
card-shaman-stormcaller = Šaman bouře
card-totemic-golem = Totem ničitel

# blackpurse-companies
card-company-paymaster = Pokladník kompanie
card-hired-pikeman = Námezdní pikenýr
card-burn-the-granaries = Spálit sýpky
card-captain-of-the-red-pikes = Kapitán rudých pik
card-granary-raider = Lupič sýpek
card-breach-veteran = Veterán z průlomu
card-captain-of-the-night-ladders = Kapitán nočních žebříků
card-order-to-charge = Rozkaz k útoku
card-ransom-demand = Žádost o výkupné
card-bribed-gatekeeper = Podplacený vrátný
card-captain-of-the-burning-carts = Kapitán hořících vozů
card-forced-march = Usilovný pochod
card-ram-crew = Obsluha beranidla
card-the-marshals-own = Maršálova garda

# rotwood-spawn
card-sporeling = Výtrusek
card-call-of-the-rot = Volání hniloby
card-mossback-snail = Mechový šnek
card-puffball = Pýchavka
card-sudden-bloom = Náhlý rozkvět
card-choking-spores = Dusivé výtrusy
card-grave-morel = Hrobový smrž
card-stinkhorn-piper = Pištec s hadovkou
card-feast-of-flies = Muší hody
card-mycelial-elder = Stařešina podhoubí
card-root-strangler = Kořenový škrtič
card-antlered-rot = Parohatá hniloba
card-walking-grove = Kráčející háj
card-heart-of-the-rotwood = Srdce Hnilohvozdu

# boss
card-byloss = Byloss, Král zloblinů
card-corvane = Corvane, Maršál žoldnéřů
card-muldra = Muldra, Hniloba z hlubin
