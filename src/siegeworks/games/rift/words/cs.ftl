# Trhlina v čase česky.
#
# Části textů karet začínají malým písmenem a nekončí tečkou; věty z nich skládá program.
# Co může chybět, jako $horde_at, po sobě nenechá mezeru.


## Gramatika

sentence = { $text }.
list-and = { $first } a { $second }
list-more = { $first }, { $second }
chain = { $first }; { $second }
do-if = pokud { $clause }, { $text }
with-clause = { $text } ({ $clause })
explained = { $term }: { $text }


## Hordy, portály, duchové a bossové, jak o nich mluví záznam hry

horde-horde = horda { $of }
    .acc = hordu { $of }
    .gen = hordy { $of }
    .loc = hordě { $of }
    .gender = f
horde-portal = portál úrovně { $level }
    .gen = portálu úrovně { $level }
    .loc = portálu úrovně { $level }
    .gender = m
horde-ghost = duch
    .acc = ducha
    .gen = ducha
    .loc = duchovi
    .gender = m
horde-unknown = horda
    .acc = hordu
    .gen = hordy
    .loc = hordě
    .gender = f
boss-time-mages = časodějky
    .gen = časodějek
    .loc = časodějkách
    .gender = fp
boss-lilith = Lilith
    .gender = f
boss-blackburn = lord Černivec
    .acc = lorda Černivce
    .gen = lorda Černivce
    .loc = lordu Černivci
    .gender = m
boss-unknown = boss
    .acc = bosse
    .gen = bosse
    .loc = bossovi
    .gender = m


## Dílky, vojáci, šipky

tile = { $n ->
        [one] dílek { $shape }{ $lie }
        [2] dva dílky { $shape }{ $lie }
        [3] tři dílky { $shape }{ $lie }
        [4] čtyři dílky { $shape }{ $lie }
       *[other] { $n } dílků { $shape }{ $lie }
    }
soldiers = { $n ->
        [one] vojáka
        [2] dva vojáky
        [3] tři vojáky
        [few] { $n } vojáky
       *[other] { $n } vojáků
    }
lie-upright = (nastojato)
lie-across = (naležato)
joined = { $first } + { $second }
shape-corner = ve tvaru rohu
shape-square = { $wide }×{ $high }
shape-T = ve tvaru T
shape-L = ve tvaru L
shape-S = ve tvaru S
shape-P = ve tvaru P
shape-other = o { $squares } políčkách
turn-n = ↑
turn-e = →
turn-s = ↓
turn-w = ←


## Věže

tower-attack = { $type } útok ({ $reach }): umísti { $pieces }
    .linked = { $type } útok ({ $reach }): umísti { $pieces } na jednu a tutéž hordu
reach-arrows = { $arrows }
reach-around = sousední pole
reach-precise = libovolné pole cesty
tower-free = dílky lze libovolně otáčet a převracet
tower-soldiers = smí stát na jednom stavebním místě s další věží
tower-mark = { $family }, úroveň { $level }
tower-price = { $n ->
        [one] stojí { $n } krystal
        [few] stojí { $n } krystaly
       *[other] stojí { $n } krystalů
    }
    .none = nedá se koupit
family-archers = střelecká věž
family-mages = kouzelnická věž
family-artillery = dělostřelecká věž
family-soldiers = věž s vojáky
type-physical = fyzický
type-magic = magický
type-universal = univerzální

tower-shooters = Střelci
    .acc = Střelce
tower-archers = Lučištníci
    .acc = Lučištníky
tower-sharpshooters = Ostrostřelci
    .acc = Ostrostřelce
tower-rangers = Hraničáři
    .acc = Hraničáře
tower-musketeers = Mušketýři
    .acc = Mušketýry
tower-apprentice = Čarodějný učeň
    .acc = Čarodějného učně
tower-wizard = Čaroděj
    .acc = Čaroděje
tower-mage = Mág
    .acc = Mága
tower-archmage = Arcimág
    .acc = Arcimága
tower-warlock = Černokněžník
    .acc = Černokněžníka
tower-bombardiers = Ostřelovači
    .acc = Ostřelovače
tower-artillery = Dělostřelci
    .acc = Dělostřelce
tower-cannoneers = Kanonýři
    .acc = Kanonýry
tower-big-bertha = Tlustá Berta
    .acc = Tlustou Bertu
tower-tesla = Tesla x104
    .acc = Teslu x104
tower-militia = Domobrana
    .acc = Domobranu
tower-footmen = Pěšáci
    .acc = Pěšáky
tower-knights = Rytíři
    .acc = Rytíře
tower-holy-order = Svatý řád
    .acc = Svatý řád
tower-barbarians = Barbaři
    .acc = Barbary
tower-unknown = (neznámá)


## Hrdinové a jejich schopnosti

hero-alleria = Alleria
    .full = Alleria Vánek
    .acc = Allerii
    .gen = Allerie
    .dat = Allerii
    .gender = f
hero-malik = Malik
    .full = Malik Divoká palice
    .acc = Malika
    .gen = Malika
    .dat = Malikovi
    .gender = m
hero-lilith = Lilith
    .full = Lilith
    .gender = f
hero-magnus = Magnus
    .full = Magnus Mocný
    .acc = Magnuse
    .gen = Magnuse
    .dat = Magnusovi
    .gender = m
hero-ignus = Zhoř
    .full = Zhoř
    .acc = Zhoře
    .gen = Zhoře
    .dat = Zhořovi
    .gender = m
hero-wildcat = kočka
    .full = Kočka
    .acc = kočku
    .gen = kočky
    .dat = kočce
    .gender = f
hero-unknown = hrdina
    .full = hrdina
    .acc = hrdinu
    .gen = hrdiny
    .dat = hrdinovi
    .gender = m
hero-marks = zdraví { $health }, pohyb { $moves }
hero-start = { $players ->
        [one] 1 hráč: { $towers }
        [few] { $players } hráči: { $towers }
       *[other] { $players } hráčů: { $towers }
    }
ability-lasting = trvalá

ability-call-of-the-wild = Volání divočiny
ability-like-the-wind = Jako vítr
ability-does-it-bleed = Krvácí to?
ability-barrage = Palba
ability-surprise-attack = Překvapivý útok
ability-earthquake = Zemětřesení
ability-mace-strike = Rána palicí
ability-hands-off = Ruce pryč
ability-hell-wheel = Pekelné kolo
ability-deadly-scythe = Smrtící kosa
ability-gods-wrath = Hněv boží
ability-resurrection = Vzkříšení
ability-hocus-pocus = Čáry máry
ability-illusion = Přelud
ability-power-of-knowledge = Síla vědění
ability-magic-storm = Magická bouře
ability-fiery-frenzy = Ohnivé šílenství
ability-fire-and-brimstone = Oheň a síra
ability-power-of-flames = Síla plamenů
ability-burn = Zhoř!


## Kouzla

spell-fire-rain = Ohnivý déšť
spell-reinforcements = Posily
spell-thunderstorm = Hromobití
spell-lightning = Blesky
spell-golden-hands = Zlaté ruce
spell-bend-time = Ohnutí času
spell-power = { $n ->
        [one] { $n } symbol síly
        [few] { $n } symboly síly
       *[other] { $n } symbolů síly
    }


## Co texty dělají

do-strike = umísti { $pieces } { $where }{ $rule }
    .attack = { $type } útok: umísti { $pieces } { $where }{ $rule }
    .may = můžeš umístit { $pieces } { $where }{ $rule }
per-empty = za každé prázdné políčko, které dílek překryje, { $text }
per-squares = za každé políčko s nepřítelem, které dílek překryje, { $text }
where-own = na hordu, na které stojí { $hero }
where-beast = na hordu, na které stojí kočka
where-struck = na tutéž hordu
where-chosen = na některou z právě napadených hord
where-arrows = { $spread ->
        [single] na hordu v dosahu ({ $arrows })
        [linked] na jednu a tutéž hordu v dosahu ({ $arrows })
       *[free] na hordy v dosahu ({ $arrows })
    }
where-around = { $spread ->
        [single] na sousední hordu
        [linked] na jednu a tutéž sousední hordu
        [together] na sousední hordu, všechny na tutéž
        [each] na každou sousední hordu
       *[free] na sousední hordy
    }
where-near = { $spread ->
        [each] na každou hordu, která s ní sousedí
       *[free] na hordy, které s ní sousedí
    }
where-own-around = na hordu, na které stojí { $hero }, nebo na hordu sousední
where-precise = { $spread ->
        [single] na libovolnou hordu
        [linked] na jednu libovolnou hordu
       *[free] na libovolné hordy
    }
rule-of-chain = , každý další tak, aby se dotýkal některého už umístěného
rule-of-sides = , každý k jiné straně podstavce
rule-of-apart = , každý na jinou
strikes-portals = zasáhnout lze i portál a kartu života bosse
clause-covers = { $number ->
        [one] dílek překryje právě { $number } nepřítele
        [few] dílek překryje právě { $number } nepřátele
       *[other] dílek překryje právě { $number } nepřátel
    }
clause-on-site = { $hero } stojí na stavebním místě
who-chosen = zvolený hrdina
    .acc = zvoleného hrdinu
do-choose-hero = { $near ->
        [yes] zvol { $hero_acc }, nebo hrdinu na stejném či sousedním poli
       *[no] { $by ->
            [hero] zvol libovolného hrdinu včetně { $hero_gen }
           *[spell] zvol libovolného hrdinu
        }
    }
    .may = { $near ->
        [yes] můžeš zvolit { $hero_acc }, nebo hrdinu na stejném či sousedním poli
       *[no] { $by ->
            [hero] můžeš zvolit libovolného hrdinu včetně { $hero_gen }
           *[spell] můžeš zvolit libovolného hrdinu
        }
    }
do-heal = { $amount ->
        [one] { $who } si vyléčí { $amount } bod zdraví
        [few] { $who } si vyléčí { $amount } body zdraví
       *[other] { $who } si vyléčí { $amount } bodů zdraví
    }
    .and = { $amount ->
        [one] vyléčí si { $amount } bod zdraví
        [few] vyléčí si { $amount } body zdraví
       *[other] vyléčí si { $amount } bodů zdraví
    }
do-wound-hero = { $who } dostane 1 zranění
    .and = dostane 1 zranění
do-turn-up = { $who } otočí jednu použitou zvláštní schopnost lícem nahoru
    .and = otočí jednu použitou zvláštní schopnost lícem nahoru
do-grant-move = { $points ->
        [one] { $who } se smí pohnout o { $points } pole
        [few] { $who } se smí pohnout až o { $points } pole
       *[other] { $who } se smí pohnout až o { $points } polí
    }
    .and = { $points ->
        [one] smí se pohnout o { $points } pole
        [few] smí se pohnout až o { $points } pole
       *[other] smí se pohnout až o { $points } polí
    }
do-grant-attack = { $who } smí provést základní útok
    .and = smí provést základní útok
do-transport = můžeš přesunout { $who_acc } na libovolné pole, na kterém smí pohyb skončit
do-protect = { $hero } má do konce kola ochranu
    .and = má do konce kola ochranu
do-protect-space = do konce kola má ochranu { $hero } i každý, kdo je právě na stejném poli
do-be-reborn = { $amount ->
        [one] pokud tato horda ještě v tomto kole padne, { $hero } si hned vyléčí { $amount } bod zdraví a má do konce kola ochranu
        [few] pokud tato horda ještě v tomto kole padne, { $hero } si hned vyléčí { $amount } body zdraví a má do konce kola ochranu
       *[other] pokud tato horda ještě v tomto kole padne, { $hero } si hned vyléčí { $amount } bodů zdraví a má do konce kola ochranu
    }
do-further-action = poté { $hero } smí provést další akci
do-copy = proveď libovolnou zvláštní schopnost ve hře, ať leží lícem nahoru, nebo dolů, jako by patřila { $hero_dat }
do-return-beast = je-li kočka na desce hrdiny, můžeš ji poté postavit na pole, kde stojí { $hero }
do-walk = { $steps ->
        [one] { $hero } se smí navíc pohnout o { $steps } pole
        [few] { $hero } se smí navíc pohnout až o { $steps } pole
       *[other] { $hero } se smí navíc pohnout až o { $steps } polí
    }; na každou hordu, na kterou vstoupí, umísti { $pieces } ({ $type } útok)
do-pass-high = { $levels ->
        [one] předej věž spoluhráči, vylepšenou o { $levels } úroveň
        [few] předej věž spoluhráči, vylepšenou o { $levels } úrovně místo o jednu
       *[other] předej věž spoluhráči, vylepšenou o { $levels } úrovní místo o jednu
    }


## Bossové a jejich akce

do-open-portals = { $limit ->
        [one] nejsou-li ve hře aspoň dva portály, polož na některou hordu dílek portálu; stane se portálem
       *[other] doplň na hordy dílky portálů tak, aby byly ve hře dva portály
    }
do-mages-move = pokud žádný dílek portálu nepřibyl, obě časodějky popojdou o pole blíž k bílému stavebnímu místu; když k němu některá dojde, prohráváte
do-lilith-moves = nestojí-li jí v cestě horda, Lilith postoupí o jedno pole; když už nemá kam, prohráváte
do-draw-action = otoč akční kartu bosse a proveď ji
do-wound-around = každý hrdina na poli bosse nebo na sousedním poli dostane 1 zranění
do-raze-tower = zvol věž, která s bossem sousedí; vrací se do společné zásoby
boss-activation = Mezi poražením a pohybem hord: { $text }
boss-aftermath = Po pohybu hord: { $text }
boss-marches = { $boss } se pohybuje po cestě jako horda
boss-lives = { $n ->
        [one] { $n } karta života
        [few] { $n } karty života
       *[other] { $n } karet života
    }
action-scourge = Metla
action-topple = Zboření
action-fury = Běsnění
action-gather = Svolávání


## Portálové bouře

storm-gale = Vichřice
storm-downpour = Liják
storm-null-field = Nulové pole
storm-wet-powder = Mokrý prach
storm-mutiny = Vzpoura
storm-fog = Mlha
storm-sleepless = Bezesná noc
storm-silence = Ticho
storm-embargo = Embargo
storm-surge = Vzedmutí
storm-second-wave = Druhá vlna
storm-thorns = Trny
storm-hail = Krupobití
storm-mending = Hojení
storm-tear = Trhlina
storm-tremor = Otřes
storm-unknown = bouře
holds-haste = každá horda, která není portál ani boss, se pohybuje, jako by měla symbol zrychlení: pokusí se pohnout dvakrát
holds-portal-levels = každý portál vyžaduje věž o úroveň vyšší, nejvýš však nejvyšší úrovně této hry
holds-no-abilities = žádný hrdina nesmí použít zvláštní schopnost
holds-no-rest = žádný hrdina nesmí odpočívat
holds-no-spells = nelze použít žádné kouzlo
holds-no-buying = nic nelze koupit
holds-no-archers = střelecké věže nelze hrát, jen předávat
holds-no-mages = kouzelnické věže nelze hrát, jen předávat
holds-no-artillery = dělostřelecké věže nelze hrát, jen předávat
holds-no-soldiers = věže s vojáky nelze hrát, jen předávat
do-arrive-again = přijde ještě jedna horda, od prvního žetonu příchodu, který nějakou může dodat
do-wound-engaged = každý hrdina ve střetnutí s hordou dostane 1 zranění
do-scatter-soldiers = všichni vojáci na hordách se vracejí do společné zásoby
do-mend = horda s nejvíce políčky pod dílky je všechny setřese, není-li to portál ani boss
do-tear-open = nejsou-li ve hře aspoň dva portály, polož dílek portálu na hordu, která má před sebou ještě aspoň čtyři pole své cesty; stane se portálem
do-shake = království ztratí 1 zdraví, nikdy však poslední
storm-when-arrival = po příchodu hord: { $text }
storm-when-defeat = před poražením hord: { $text }
storm-when-movement = před pohybem hord: { $text }


## Nepřátelé a jejich vlastnosti

enemy-goblin = goblin
    .of = { $n ->
        [one] goblina
       *[other] goblinů
    }
    .counted = { $n ->
        [one] { $n } goblin
        [few] { $n } goblini
       *[other] { $n } goblinů
    }
enemy-wolf = vlk
    .of = { $n ->
        [one] vlka
       *[other] vlků
    }
    .counted = { $n ->
        [one] { $n } vlk
        [few] { $n } vlci
       *[other] { $n } vlků
    }
enemy-orc = ork
    .of = { $n ->
        [one] orka
       *[other] orků
    }
    .counted = { $n ->
        [one] { $n } ork
        [few] { $n } orkové
       *[other] { $n } orků
    }
enemy-ironclad = obrněnec
    .of = { $n ->
        [one] obrněnce
       *[other] obrněnců
    }
    .counted = { $n ->
        [one] { $n } obrněnec
        [few] { $n } obrněnci
       *[other] { $n } obrněnců
    }
enemy-gargoyle = chrlič
    .of = { $n ->
        [one] chrliče
       *[other] chrličů
    }
    .counted = { $n ->
        [one] { $n } chrlič
        [few] { $n } chrliči
       *[other] { $n } chrličů
    }
enemy-assassin = zabiják
    .of = { $n ->
        [one] zabijáka
       *[other] zabijáků
    }
    .counted = { $n ->
        [one] { $n } zabiják
        [few] { $n } zabijáci
       *[other] { $n } zabijáků
    }
enemy-shaman = šaman
    .of = { $n ->
        [one] šamana
       *[other] šamanů
    }
    .counted = { $n ->
        [one] { $n } šaman
        [few] { $n } šamani
       *[other] { $n } šamanů
    }
enemy-archer = orčí střelec
    .of = { $n ->
        [one] orčího střelce
       *[other] orčích střelců
    }
    .counted = { $n ->
        [one] { $n } orčí střelec
        [few] { $n } orčí střelci
       *[other] { $n } orčích střelců
    }
enemy-ogre = zlobr
    .of = { $n ->
        [one] zlobra
       *[other] zlobrů
    }
    .counted = { $n ->
        [one] { $n } zlobr
        [few] { $n } zlobři
       *[other] { $n } zlobrů
    }
enemy-juggernaut = kolos
    .of = { $n ->
        [one] kolosa
       *[other] kolosů
    }
    .counted = { $n ->
        [one] { $n } kolos
        [few] { $n } kolosové
       *[other] { $n } kolosů
    }
enemy-harpy = harpyje
    .of = { $n ->
        [one] harpyje
       *[other] harpyjí
    }
    .counted = { $n ->
        [one] { $n } harpyje
        [few] { $n } harpyje
       *[other] { $n } harpyjí
    }
enemy-wraith = přízrak
    .of = { $n ->
        [one] přízraku
       *[other] přízraků
    }
    .counted = { $n ->
        [one] { $n } přízrak
        [few] { $n } přízraky
       *[other] { $n } přízraků
    }
enemy-scout = průzkumník
    .of = { $n ->
        [one] průzkumníka
       *[other] průzkumníků
    }
    .counted = { $n ->
        [one] { $n } průzkumník
        [few] { $n } průzkumníci
       *[other] { $n } průzkumníků
    }
enemy-warlord = vojevůdce
    .of = { $n ->
        [one] vojevůdce
       *[other] vojevůdců
    }
    .counted = { $n ->
        [one] { $n } vojevůdce
        [few] { $n } vojevůdci
       *[other] { $n } vojevůdců
    }
enemy-worg-rider = vlčí jezdec
    .of = { $n ->
        [one] vlčího jezdce
       *[other] vlčích jezdců
    }
    .counted = { $n ->
        [one] { $n } vlčí jezdec
        [few] { $n } vlčí jezdci
       *[other] { $n } vlčích jezdců
    }
enemy-witch = čarodějnice
    .of = { $n ->
        [one] čarodějnice
       *[other] čarodějnic
    }
    .counted = { $n ->
        [one] { $n } čarodějnice
        [few] { $n } čarodějnice
       *[other] { $n } čarodějnic
    }
enemy-heart = srdce
    .of = { $n ->
        [one] srdce
       *[other] srdcí
    }
    .counted = { $n ->
        [one] { $n } srdce
        [few] { $n } srdce
       *[other] { $n } srdcí
    }
enemy-mammoth = mamut
    .of = { $n ->
        [one] mamuta
       *[other] mamutů
    }
    .counted = { $n ->
        [one] { $n } mamut
        [few] { $n } mamuti
       *[other] { $n } mamutů
    }
enemy-raptor = raptor
    .of = { $n ->
        [one] raptora
       *[other] raptorů
    }
    .counted = { $n ->
        [one] { $n } raptor
        [few] { $n } raptoři
       *[other] { $n } raptorů
    }
enemy-automaton = automat
    .of = { $n ->
        [one] automatu
       *[other] automatů
    }
    .counted = { $n ->
        [one] { $n } automat
        [few] { $n } automaty
       *[other] { $n } automatů
    }
enemy-black-knight = černý rytíř
    .of = { $n ->
        [one] černého rytíře
       *[other] černých rytířů
    }
    .counted = { $n ->
        [one] { $n } černý rytíř
        [few] { $n } černí rytíři
       *[other] { $n } černých rytířů
    }
enemy-scarab = skarabeus
    .of = { $n ->
        [one] skarabea
       *[other] skarabeů
    }
    .counted = { $n ->
        [one] { $n } skarabeus
        [few] { $n } skarabeové
       *[other] { $n } skarabeů
    }
enemy-djinn = džin
    .of = { $n ->
        [one] džina
       *[other] džinů
    }
    .counted = { $n ->
        [one] { $n } džin
        [few] { $n } džinové
       *[other] { $n } džinů
    }
enemy-vampire = upír
    .of = { $n ->
        [one] upíra
       *[other] upírů
    }
    .counted = { $n ->
        [one] { $n } upír
        [few] { $n } upíři
       *[other] { $n } upírů
    }
enemy-roc = obří orel
    .of = { $n ->
        [one] obřího orla
       *[other] obřích orlů
    }
    .counted = { $n ->
        [one] { $n } obří orel
        [few] { $n } obří orli
       *[other] { $n } obřích orlů
    }
card-level = pro věže od úrovně { $level }
card-crystals = { $n ->
        [0] bez krystalů
        [one] { $n } krystal
        [few] { $n } krystaly
       *[other] { $n } krystalů
    }
card-scouts = průzkumníci: { $terrain }


## Scénáře

scenario-rift-in-time = Trhlina v čase
    .hook = Poslední věž je rozebraná a luky visí na hřebíku. Vtom se nad starou cestou zachvěje vzduch a vystoupí z něj goblini.
    .news = Jedna cesta se dvěma začátky a první portály. Vlci ukážou, co znamená zrychlení.
scenario-they-are-coming-and-they-have-axes = Přicházejí a mají sekery
    .hook = V lese duní bubny a po každém úderu padne strom. Orkové staví silnici a vede rovnou ke hradu.
    .news = Dvě cesty, které se spojí, velcí zlobři a portály, na které stačí jen vylepšené věže.
scenario-from-the-past-and-the-future = Z minulosti... a budoucnosti?
    .hook = Jeden zvěd přísahá, že viděl chodící sochy, druhý vojáky z čisté oceli. Nejhorší je, že pravdu mají oba.
    .news = Dvě cesty s vlastními východy a nepřátelé odolní vůči magii nebo fyzickým útokům.
scenario-the-return-of-lord-blackburn = Návrat lorda Černivce
    .hook = Byl poražen, pohřben a zapomenut. Teď černý lord znovu projíždí dlouhou zatáčkou a vzduch se za ním trhá.
    .news = Boss s kartami života, první kouzlo, smrtící nepřátelé a zaměření.
scenario-sands-and-portals = Písky a portály
    .hook = Za hranicí bzučí poušť. Tři cesty ještě zavírá les, skály a bažina, ale nepřítel už vyslal průzkumníky.
    .news = Karty krajiny a průzkumníci, kteří je odstraňují; bílá stavební místa pro všechny.
scenario-horde-after-horde = Horda za hordou
    .hook = Hlídky už je přestaly počítat. Koho nedorazíš, ten se vrátí vyléčený, a tři cesty nedají vydechnout.
    .news = Tři cesty, šamani, kteří léčí, jezdci a vojevůdci.
scenario-a-ghostly-surprise = Přízračné překvapení
    .hook = Na starém mostě strašilo odjakživa a nikomu to nevadilo, dokud se mrtví drželi stranou. Dnes v noci vyšli.
    .news = Hordy, po kterých zůstane duch, nejsilnější věže a kouzla libovolné síly.
scenario-fly-my-pigeons-fly = Leťte, mí holoubkové, leťte
    .hook = Kdosi v horách chová ptáky, a dopisy to nenosí. Klikatá cesta nic neznamená pro toho, kdo má křídla.
    .news = Létající hordy, které nic nezadrží a které skryjí, na co dosednou.
scenario-the-angel-from-the-bend-of-time = Anděl z ohybu času
    .hook = Padlý anděl kráčí po cestě proti proudu. Dojde-li k bráně, z níž proudí jeho vojska, žádná věž už nikdy nebude stát.
    .news = Boss Lilith s akčními kartami; zdrží ji každá horda, která jí stojí v cestě.
scenario-the-time-of-the-end = Čas konce
    .hook = Obě časodějky přišly osobně. Mezi dvěma cestami leží poslední stavební místo království a ony ho chtějí.
    .news = Dvojice časodějek, které mění hordy v portály, a když nemusí, jdou dál.
scenario-drill-cross = Cvičení: křižovatka
    .hook = Dvě cesty se setkají, kus jdou spolu a zase se rozejdou.
    .news = Společný úsek dvou cest a východy na dvou stranách.
scenario-drill-ground = Cvičiště
    .hook = Tichá louka za kasárnami: slaměné figuríny, trpěliví seržanti a nic, o co by šlo.
    .news = Malá mapa, na které se naučíš všechny tahy.
scenario-drill-yard = Dvůr
    .hook = Holý dvůr, jeden vchod ze strany a jeden východ dole.
    .news = Rozcestí a východ dole, takže karty leží tak, jak jsou nakreslené.
scenario-drill-passes = Cvičení: průsmyky
    .hook = Tři průsmyky, tři zátarasy a průzkumníci, kteří znají cestu.
    .news = Krajina, průzkumníci, duchové, rozcestí a dva východy.
scenario-drill-mages = Cvičení: časodějky
    .hook = Dva nováčci ve vypůjčených róbách hrají časodějky a náramně si to užívají.
    .news = Dílky portálů a cesta k bílému stavebnímu místu.
scenario-drill-lilith = Cvičení: Lilith
    .hook = Po cestě se na kolečkách táhne slaměný anděl.
    .news = Boss s akčními kartami a kartami života.
scenario-drill-blackburn = Cvičení: lord Černivec
    .hook = Kuchař dostal přilbu a rozkaz tvářit se zlověstně.
    .news = Boss, který se pohybuje jako horda a otevírá portály.
goal-portals = { $n ->
        [one] znič { $n } portál
        [few] znič { $n } portály
       *[other] znič { $n } portálů
    }
goal-boss = poraz bosse: { $boss }
scenario-level = věže do úrovně { $level }
scenario-spells = { $n ->
        [0] bez kouzel
        [one] { $n } kouzlo
        [few] { $n } kouzla
       *[other] { $n } kouzel
    } { $n ->
        [0] { "" }
       *[other] { $power ->
            [one] (s jedním symbolem síly)
           *[other] (libovolné síly)
        }
    }
scenario-health = zdraví království: { $n }
scenario-crystals = krystaly na začátku: { $n }
scenario-iron = Železná zkouška: { $text }
scenario-storms = portálové bouře: ve 2. kole a pak v každém třetím se jedna stahuje, o kolo později propukne a trvá do konce toho kola
rule-no-spells = bez kouzel
rule-no-buying = bez nákupu věží
rule-no-abilities = bez zvláštních schopností
rule-no-rest = bez odpočinku
rule-one-level-less = věže nejvýš o úroveň nižší
rule-heroes-strike-bosses = i hrdinové smí útočit na kartu života bosse
rule-portal-tiles-count = počítají se i portály z dílků portálů
difficulty-one-star = jedna hvězda
difficulty-two-stars = dvě hvězdy
difficulty-three-stars = tři hvězdy
difficulty-heroic = Hrdinná zkouška
difficulty-iron = Železná zkouška
switch-difficulty = obtížnost
switch-storms = portálové bouře
setting-off = vypnuto
setting-on = zapnuto
phase-set-up = Příprava
phase-arrival = Příchod nových hord
phase-play = Hraní karet věží a hrdinů
phase-defeat = Poražení karet hord
phase-boss = Aktivace bosse
phase-movement = Pohyb karet hord
phase-taking-back = Odebrání karet
phase-spending = Utrácení krystalů
terrain-forest = les
terrain-rocks = skály
terrain-swamp = bažina
colour-red = červená
    .loc = červených
colour-green = zelená
    .loc = zelených
colour-blue = modrá
    .loc = modrých
colour-yellow = žlutá
    .loc = žlutých
colour-white = bílá
    .loc = bílých


## Záznam hry

event-decks-shuffled = Balíčky nepřátel jsou zamíchány.
event-hero-taken = { $seat } si bere hrdinu: { $hero_full }.
event-ability-taken = { $seat } si bere zvláštní schopnost { $ability }.
event-benched = Na střídačku usedá { $hero_full }.
event-spell-taken = Hráči si berou kouzlo { $spell }.
event-towers-dealt = { $number ->
        [one] { $seat } začíná s věží { $towers }.
       *[other] { $seat } začíná s věžemi: { $towers }.
    }
event-round-began = { $round }. kolo
event-colour-banned = V tomto kole se nedá stavět na { $colour_loc } stavebních místech.
event-storm-gathered = Na příští kolo se stahuje portálová bouře: { $storm } ({ $text }).
event-storm-broke = Portálová bouře propukla: { $storm } ({ $text }).
event-storm-passed = Portálová bouře přešla: { $storm }.
event-kingdom-shaken = Království se otřásá a přichází o { $cost } zdraví.
event-phase-began = { $phase }
event-declared = { $done ->
        [yes] { $seat } má hotovo.
       *[no] { $seat } přece jen pokračuje.
    }
event-round-ended = { "" }
event-last-round-began = { $goal ->
        [boss] Boss je poražen: toto je poslední kolo.
       *[portals] Poslední portál je zničen: toto je poslední kolo.
    }
event-won = Vítězství! { $why }
event-lost = Prohra! { $why }
event-horde-drawn = Žeton příchodu { $token }: { $card }.
event-horde-arrived = Na { $space } se objevuje { $card }.
event-ghost-drawn = { "" }
event-terrain-removed = Průzkumníci otevírají cestu: { $terrain } na { $space } mizí.
event-attack-began = { $how ->
        [basic] { $figure } provádí základní útok.
       *[other] { "" }
    }
event-tile-placed = Dílek na { $horde_loc } { $horde_at }: { $squares }.
event-soldier-placed = Voják na { $horde_loc } { $horde_at }: { $squares }.
event-soldier-lifted = Voják odchází z { $horde_gen } { $horde_at }: { $squares }.
event-soldiers-lost = { $number ->
        [one] { $number } voják z { $horde_gen } { $horde_at } se vrací do zásoby.
        [few] { $number } vojáci z { $horde_gen } { $horde_at } se vracejí do zásoby.
       *[other] { $number } vojáků z { $horde_gen } { $horde_at } se vrací do zásoby.
    }
event-horde-healed = { $horde } { $horde_at } se léčí a setřásá všechny dílky.
event-horde-blocked = { $horde } { $horde_at } se nemůže hnout z místa.
event-horde-moved = { $horde } { $horde_at } postupuje na { $space }.
event-horde-left = { $horde_kind ->
        [portal] { $horde } { $horde_at } proniká do království.
        [boss] { $horde } { $horde_at } proniká do království.
       *[horde] { $cost ->
            [0] { $horde } { $horde_at } opouští mapu a nikomu neublíží.
            [one] { $horde } { $horde_at } opouští mapu: království ztrácí { $cost } bod zdraví.
            [few] { $horde } { $horde_at } opouští mapu: království ztrácí { $cost } body zdraví.
           *[other] { $horde } { $horde_at } opouští mapu: království ztrácí { $cost } bodů zdraví.
        }
    }
event-crystals-gained = { $gained ->
        [0] Hráči už mají všechny krystaly a další nezískávají.
        [one] Hráči získávají { $gained } krystal.
        [few] Hráči získávají { $gained } krystaly.
       *[other] Hráči získávají { $gained } krystalů.
    }
event-horde-defeated = { $horde_gender ->
        [m] { $horde } { $horde_at } je poražen.
       *[f] { $horde } { $horde_at } je poražena.
    }
event-portal-destroyed = { $goal ->
        [boss] Portál je zničen.
       *[portals] { $counts ->
            [yes] Portál je zničen: { $destroyed } z { $portals }.
           *[no] Portál z dílku portálu je zničen, ale nepočítá se.
        }
    }
event-portal-opened = Z { $horde_gen } { $horde_at } se stává portál: dílek leží na { $squares }.
event-life-lost = { $boss } přichází o kartu života.
event-boss-moved = { $boss_id ->
        [time-mages] Časodějka postupuje na { $space }.
       *[other] { $boss } postupuje na { $space }.
    }
event-action-drawn = { $boss } – { $action }: { $text }
event-activated = Aktivuje se { $figure }.
event-moved = { $figure } jde na { $space }.
event-engaged = { $figure } se pouští do střetnutí: { $horde } { $horde_at }, podstavec na { $squares }.
event-displaced = { $space ->
        [none] { $figure } nemá kam uhnout a vrací se na desku hrdiny.
       *[other] { $figure } uhýbá na { $space }.
    }
event-wounded = { $clause ->
        [RT-20-7] { $figure } dostává zranění od padlé hordy.
        [RT-21-11] { $figure } dostává zranění při zadržování hordy.
        [RT-21-8] { $figure } dostává zranění ze zaměření.
        [RT-29-32] { $figure } dostává zranění od bosse.
        [RT-26-21] { $figure } dostává zranění za Ohnutí času.
        [RT-S20] { $figure } dostává zranění od trnů.
       *[other] { $figure } dostává zranění.
    }
event-protected = { $figure } má ochranu a zranění nedostává.
event-figure-defeated = { $figure_gender ->
        [f] { $figure } je poražena a mizí z mapy.
       *[m] { $figure } je poražen a mizí z mapy.
    }
event-revived = { $figure } ožívá s plným zdravím a v tomto kole nic nedělá.
event-healed = { $amount ->
        [one] { $figure } si léčí { $amount } bod zdraví.
        [few] { $figure } si léčí { $amount } body zdraví.
       *[other] { $figure } si léčí { $amount } bodů zdraví.
    }
event-rested = { $figure } odpočívá: plné zdraví a všechny zvláštní schopnosti lícem nahoru.
event-ability-used = { $figure } používá schopnost { $ability }.
event-ability-turned-down = Schopnost { $ability } se otáčí lícem dolů.
event-ability-turned-up = { $figure } otáčí schopnost { $ability } lícem nahoru.
event-ability-copied = { $figure } si vypůjčuje schopnost { $ability }.
event-lasted = { $kind ->
        [aegis] Každý, kdo je na stejném poli jako { $figure }, má do konce kola ochranu.
        [reborn] Padne-li horda pod nohama ještě v tomto kole, { $figure } se zotaví.
       *[protected] { $figure } má do konce kola ochranu.
    }
event-bench-entered = Na jedno kolo přichází ze střídačky { $hero_full }.
event-beast-returned = Na { $space } se objevuje { $figure }.
event-tower-played = { $seat } hraje věž { $tower } na { $site } ({ $turn }).
event-portal-struck = Věž { $tower } na { $site } útočí na portál a bude ztracena.
event-tower-turned-down = Věž { $tower } na { $site } se otáčí lícem dolů.
event-tower-passed = { $how ->
        [upgraded] { $seat } předává { $to_to } věž { $tower }, vylepšenou na { $new_acc }.
        [alone] { $seat } vylepšuje věž { $tower } na { $new_acc }.
       *[plain] { $seat } předává { $to_to } věž { $tower }.
    }
event-tower-taken = { $to } si z { $site } bere zpět věž { $tower }.
event-tower-lost = Věž { $tower } na { $site } se vrací do společné zásoby.
event-passed-taken = { $number ->
        [one] { $seat } si bere do ruky předanou věž: { $towers }.
       *[other] { $seat } si bere do ruky předané věže: { $towers }.
    }
event-hero-cards-taken = Karty hrdinů se vracejí do rukou.
event-tower-bought = { $to } dostává věž { $tower } za { $price ->
        [one] { $price } krystal.
        [few] { $price } krystaly.
       *[other] { $price } krystalů.
    }
event-spell-cast = { $seat } sesílá kouzlo { $spell }.


## Otázky

prompt-take-hero = { $player }: zvol svého hrdinu.
prompt-take-ability = { $figure }: zvol zvláštní schopnost.
prompt-fill-bench = Kdo usedne na tvou střídačku?
prompt-take-spells = Zvolte kouzla pro tuto hru.
prompt-ban-colour = Na které barvě v tomto kole nebudeš stavět?
prompt-act = Hraj věže, předávej je, aktivuj hrdinu, sesílej kouzla, nebo skonči.
    .ready = Máš hotovo a čekáš na ostatní.
prompt-hero = { $figure }: pohyb a akce, v libovolném pořadí.
    .acted = { $figure } má akci za sebou, zbývá pohyb.
    .moved = { $figure } má pohyb za sebou, zbývá akce.
prompt-further-action = { $figure }: provést další akci?
prompt-attack = { $tower }: který útok první?
prompt-face = { $source }: kterým směrem?
prompt-place = { $source }: umísti { $pieces } ({ $type } útok).
prompt-base = { $figure }: kam s podstavcem? Zvol jeho levé horní políčko.
prompt-move = { $figure }: pohyb kam?
prompt-walk = { $figure }: krok za krokem, kam?
prompt-enter = { $figure } přichází do hry: na které pole?
prompt-transport = { $source }: kam se přesune { $figure }?
prompt-displace = { $figure } musí uhnout: kam?
prompt-choose-hero = { $source }: zvol hrdinu.
prompt-choose-horde = { $source }: zvol jednu z právě napadených hord.
prompt-turn-up = { $figure }: kterou zvláštní schopnost otočit lícem nahoru?
prompt-granted-attack = { $figure }: provést základní útok?
prompt-copy = { $figure }: kterou zvláštní schopnost provést?
prompt-return-beast = Postavit kočku na pole, kde stojí { $figure }?
prompt-pass = { $source }: kterou věž předáš a komu?
prompt-share = Kdo si vezme věž { $tower } z bílého stavebního místa?
prompt-buy = { $crystals ->
        [one] K utracení { $crystals } krystal: kup věže, nebo skonči.
        [few] K utracení { $crystals } krystaly: kup věže, nebo skonči.
       *[other] K utracení { $crystals } krystalů: kup věže, nebo skonči.
    }
    .ready = Máš nakoupeno.
prompt-open-portal = { $boss }: která horda se stane portálem?
    .storm = { $storm }: která horda se stane portálem?
prompt-raze = { $boss }: která věž padne?


## Odpovědi

option-take = hrát za: { $hero_full }
option-ability = { $ability }
option-bench = { $hero_full }
    .act = povolat ze střídačky: { $hero_full }
option-spell = { $spell }
option-ban = { $colour }
option-play = hrát věž { $tower } na { $space }, natočení { $turn }
option-pass = { $how ->
        [upgraded] předat { $to_to } věž { $tower } jako { $new }
        [alone] vylepšit věž { $tower } na { $new_acc }
       *[plain] předat { $to_to } věž { $tower }
    }
option-hero = aktivovat hrdinu ({ $hero })
    .chosen = { $hero_full }
option-beast = aktivovat kočku
option-cast = seslat kouzlo { $spell }
option-done = hotovo
    .hero = ukončit aktivaci
    .buy = nic dalšího nekoupit
    .fill-bench = nikdo další
    .take-spells = žádné další kouzlo
option-resume = přece jen pokračovat
option-attack = základní útok
    .number = útok { $n }: { $text }
option-rest = odpočinek
option-move = jít na { $space } { $there }
option-step = krok na { $space } { $there }
option-stop = zůstat stát
option-base = podstavec na { $squares }
option-face = natočení { $turn }
option-tile = dílek na { $space } { $there }: { $squares }
option-soldier = voják na { $space } { $there }: { $squares }
option-relocate = přesunout vojáka z { $source } ({ $from }) na { $space } ({ $squares })
option-skip = nechat být
    .place = už nic neumístit
    .face = neútočit
    .move = zůstat na místě
    .transport = nikam nepřesouvat
    .choose-hero = nikoho
    .granted-attack = neútočit
    .further-action = žádná další akce
option-horde = horda na { $space } { $there }
option-turn-up = { $ability }
option-yes = ano
option-no = ne
option-give = věž { $tower } si bere { $to }
option-buy = koupit věž { $tower } pro { $to_of } ({ $price })
option-portal = dílek portálu na { $space } { $there }: { $squares }
option-raze = { $tower } na { $space }


## Odmítnutí

reason-not-this-phase = Tohle patří do jiné fáze kola.
reason-action-not-complete = Nejdřív je třeba dokončit rozehranou akci.
reason-banned-before = Stejnou barvu nelze zvolit ve dvou kolech po sobě.
reason-bound-tiles = { $clause ->
        [RT-26-16] Každý z těchto dílků se musí dotýkat některého už umístěného.
        [RT-33-7] Každý z těchto dílků se musí dotýkat jiné strany podstavce.
        [RT-35-7] Tyto dílky patří na různé hordy.
       *[other] Na každou hordu patří jen jeden z těchto dílků.
    }
reason-cannot-build-there = { $clause ->
        [RT-25-5] Na této barvě se v tomto kole nedá stavět.
        [RT-8-12] Toto stavební místo patří jinému hráči.
        [RT-8-11] Na tomto stavebním místě stojí hrdina.
        [RT-8-16] Na tomto stavebním místě už jsou dvě věže.
       *[other] Dvě věže stojí na jednom místě jen tehdy, je-li aspoň jedna z nich věž s vojáky.
    }
reason-cannot-buy = { $clause ->
        [RT-1-14] Železná zkouška tu nákup věží zakazuje.
        [RT-23-5] Věže úrovně 3 a 4 se nedají koupit.
        [RT-R49] Tato věž není v zásobě, nebo je na tento scénář příliš vysoká.
       *[other] Na to nemáte dost krystalů.
    }
reason-cannot-copy = Tuto zvláštní schopnost zopakovat nejde.
reason-cannot-end-there = { $clause ->
        [RT-R55] Leží tam karta krajiny.
        [RT-16-5] Stojí tam věž.
        [RT-13-13] Na portálu hrdina pohyb ukončit nesmí.
        [RT-17-9] Na bossovi hrdina pohyb ukončit nesmí.
       *[other] Na kartě hordy není místo pro podstavec.
    }
reason-cannot-pass = { $clause ->
        [RT-14-2] Věž se předává o úroveň vyšší, a ne jako tato.
       *[other] Věž se předává jinému hráči.
    }
reason-cannot-strike-boss = { $clause ->
        [RT-29-5] Toto kouzlo na bosse nepůsobí.
       *[other] V tomto scénáři hrdinové na bosse útočit nemohou.
    }
reason-cannot-strike-portal = { $clause ->
        [RT-13-15] Toto kouzlo na portál nepůsobí.
       *[other] Hrdinové na portály útočit nemohou.
    }
reason-covered-square = Toto políčko už je překryté.
reason-deadly = Smrtící nepřátele překrývají jen dílky.
reason-declared-done = Konec fáze už je ohlášený. Nejdřív se vrať do hry.
reason-empty-square = Voják musí stát na nepříteli.
reason-face-down = Tato zvláštní schopnost je použitá a leží lícem dolů.
reason-hero-card-used = { $clause ->
        [RT-R67] Tvůj hrdina je poražen.
        [RT-15-5] Tvůj hrdina právě ožil a v tomto kole nic nedělá.
       *[other] Tvůj hrdina už byl v tomto kole aktivován.
    }
reason-hero-not-free = { $clause ->
        [RT-R124] Tento hrdina je tu bossem.
       *[other] Tohoto hrdinu už někdo hraje.
    }
reason-iron-rule = Železná zkouška to tu zakazuje.
reason-linked-tiles = Dílky spojené znaménkem + patří na jednu a tutéž hordu.
reason-must-attack = { $clause ->
        [RT-26-6] Co kouzlo může umístit, to se umístit musí.
        [RT-R61] Co se vejde z toho, čím hrdina útočí, to se umístit musí.
       *[other] Útok, který má platný cíl, nelze odmítnout.
    }
reason-must-open-portal = Dokud se dílek portálu někam vejde, musí se položit.
reason-no-beast = Kočka není na mapě, nebo už v tomto kole aktivována byla.
reason-no-building-site = Tam žádné stavební místo není.
reason-no-horde-there = Tam žádná horda není.
reason-no-place-for-portal = { $clause ->
        [RT-29-11] Tato horda už je portál.
        [RT-29-12] Na této hordě stojí hrdina.
       *[other] Dílek portálu se tam nevejde, nebo by hordu porazil.
    }
reason-no-room-for-base = Podstavec překrývá 2×2 volná políčka bez smrtícího nepřítele.
reason-no-shelter = Uhnout lze jen na sousední volné pole cesty nebo na stavební místo bez věže.
reason-no-soldier-due = Tento útok už žádného vojáka nestaví.
reason-no-soldiers-left = Všichni vojáci už stojí na kartách hord.
reason-no-such-ability = Tuto zvláštní schopnost hrdina na desce nemá.
reason-no-such-spell = Toto kouzlo nemáte.
reason-no-such-tile = Takový dílek útoku nezbývá.
reason-no-turning = Tento dílek se nesmí otočit.
reason-no-upgrade = Tuto věž teď nelze vylepšit a v sólové hře ji není komu předat.
reason-no-way-on = Odtud tam cesta nevede.
reason-not-in-hand = { $clause ->
        [RT-14-8] Předaná věž přijde do ruky až na konci kola.
        [RT-14-9] Věž na stavebním místě předat nelze.
       *[other] Tuto věž nemáš v ruce.
    }
reason-not-on-bench = { $clause ->
        [RT-R104] Ze střídačky přichází jen jeden hrdina za kolo.
       *[other] Tento hrdina na tvé střídačce není.
    }
reason-nothing-in-reach = Odtud není co zasáhnout.
reason-off-the-card = Toto políčko na kartě není.
reason-off-the-map = Takové pole na mapě není.
reason-on-a-hero = Dílek nesmí ležet na hrdinovi.
reason-on-a-soldier = Dílek nesmí ležet na vojákovi.
reason-on-a-tile = Dílek nesmí ležet na jiném dílku.
reason-one-action = { $clause ->
        [RT-18-24] Kdo odpočívá, už v tomto kole nic jiného nedělá.
       *[other] Při aktivaci provede hrdina jen jednu akci.
    }
reason-one-movement = { $clause ->
        [RT-16-7] Po akci provedené během pohybu se už hrdina dál nepohne.
       *[other] Při aktivaci se hrdina pohne jen jednou.
    }
reason-other-horde = Tento útok zasáhne jen jednu určitou hordu.
reason-out-of-reach = { $clause ->
        [RT-30-7] Horda na poli hrdiny není sousední horda.
        [RT-18-8] Střelecký útok nezasáhne hordu, na které hrdina stojí.
       *[other] Tato horda je mimo dosah.
    }
reason-portal-too-high = Na tento portál má věž příliš nízkou úroveň.
reason-portal-surges = V této bouři portál vyžaduje věž o úroveň vyšší.
reason-red-square = { $clause ->
        [RT-13-2] Políčko s číslem portálu zůstává nepřekryté.
       *[other] Červená políčka překrýt nelze.
    }
reason-resistant = Tento nepřítel je vůči takovému útoku odolný.
reason-soldiers-left = Dokud jsou v zásobě vojáci, z jiných karet se nepřesouvají.
reason-spell-too-strong = { $clause ->
        [RT-26-2] Toto kouzlo už je zvolené.
       *[other] Toto kouzlo má na tento scénář příliš mnoho symbolů síly.
    }
reason-storm-forbids = Portálová bouře to v tomto kole zakazuje.
reason-too-far = { $clause ->
        [RT-16-8] Na mapu hrdina vstupuje na pole cesty u východu.
       *[other] To je příliš daleko.
    }
reason-too-near-exit = Bouře roztrhne jen hordu, která má před sebou ještě aspoň čtyři pole.


## Chyby v zadání hry

fault-unreadable-hero = Ke hře se hlásí jeden hrdina a jeho zvláštní schopnosti, jménem.
fault-hero-taken = Dva hráči nemohou hrát za téhož hrdinu.
fault-some-heroes = Hrdinu si přinesou buď všichni, nebo nikdo.
fault-no-hero = Za takového hrdinu se hrát nedá.
fault-hero-is-boss = Tento hrdina je bossem scénáře.
fault-iron-rule = Železná zkouška tu zvláštní schopnosti nedovoluje.
fault-wrong-ability = Zvláštní schopnosti musí být různé a patřit hrdinovi.
fault-too-many-abilities = Na desku hrdiny se vejdou dvě zvláštní schopnosti.


## Konec hry

ends-won = Království je zachráněno! Vítězí { $players }.
    .alone = Království je zachráněno! Vítězí { $players }.
ends-lost = Království padlo.
outcome-RT-24-1 = Poslední portál je zničen.
outcome-RT-24-6 = Boss je poražen.
outcome-RT-24-3 = Království ztratilo poslední žeton zdraví.
outcome-RT-24-4 = Do království pronikl portál.
outcome-RT-24-5 = Do království pronikl boss.
outcome-RT-29-35 = Lilith došla na konec své cesty.
outcome-RT-C18 = Časodějky došly k bílému stavebnímu místu.


## Pojmy

term-activate = aktivovat
term-adjacent = sousední
term-arrival-token = žeton příchodu
term-basic-attack = základní útok
term-bench = střídačka hrdinů
term-boss = boss
term-boss-action = akční karta bosse
term-building-site = stavební místo
term-campaign = kampaň
term-common-supply = společná zásoba
term-cover = překrýt
term-crystal = krystal
term-deadly = smrtící
term-difficulty = obtížnost
term-direction-arrow = směrová šipka
term-displace = posunout hrdinu
term-enemy = nepřítel
term-enemy-deck = balíček nepřátel
term-engagement = střetnutí
term-exit = východ
term-flying = létající
term-fork = rozcestí
term-free-rotation = libovolné otáčení
term-ghost = duch
term-hand = ruka
term-haste = zrychlení
term-healing = léčení
term-health = zdraví
term-hero = hrdina
term-hero-board = deska hrdiny
term-horde = horda
term-kingdom = království
term-large = velký nepřítel
term-lasting = trvalá schopnost
term-level = úroveň
term-life-card = karta života
term-linked-tiles = spojené dílky (+)
term-magic = magický útok
term-melee = útok na blízko
term-movement-point = bod pohybu
term-passed-towers = předané věže
term-passing = předávání a vylepšování
term-path = cesta
term-phase = fáze
term-physical = fyzický útok
term-portal = portál
term-portal-tile = dílek portálu
term-power-symbol = symbol síly kouzla
term-precise = přesný útok
term-protection = ochrana
term-ranged = střelecký útok
term-reach = dosah
term-resists-magic = magická odolnost
term-resists-physical = fyzická odolnost
term-rest = odpočinek
term-revival = oživení
term-round = kolo
term-scenario = scénář
term-scouts = průzkumníci
term-soldier = voják
term-space = pole
term-special-ability = zvláštní schopnost
term-spell = kouzlo
term-square = políčko
term-stack = sloupec hord
term-starting-towers = počáteční věže
term-storm = portálová bouře
term-targeting = zaměření
term-terrain = karta krajiny
term-tile = dílek poškození
term-touch = dotýkat se
term-tower = věž
term-universal = univerzální útok
term-white-site = bílé stavební místo
term-wildcat = kočka
term-wound = zranění


## Klíčová slova a jejich krátká vysvětlení

keyword-adjacent = Hned vedle, i šikmo. Pole nesousedí samo se sebou.
keyword-arrival-token = Tudy vstupují hordy na mapu; nižší čísla přicházejí a pohybují se dřív.
keyword-basic-attack = Akce, kterou má hrdina vždy k dispozici, bez jakékoli zvláštní schopnosti.
keyword-bench = Další hrdinové hráče, který hraje sám. Každý smí na jedno kolo přijít kamkoli na mapu a provést základní útok.
keyword-boss = Zvláštní nepřítel s vlastními pravidly. Pronikne-li do království, prohráváte.
keyword-building-site = Pole pro věže. Stav jen na své barvě, nebo na bílé; dvě věže se na místo vejdou, jen když aspoň jedna je věž s vojáky.
keyword-crystal = Společné peníze na nové věže: 2 krystaly za úroveň 1, 3 za úroveň 2. Víc než 12 jich mít nelze.
keyword-deadly = Tohoto nepřítele překryje jen dílek, nikdy voják ani hrdina.
keyword-displace = Hrdina, který stojí hordě v cestě, uhne na sousední volné pole cesty nebo stavební místo, jinak se vrátí na desku. Nezraní ho to.
keyword-engagement = Hrdina, který skončí pohyb na hordě, položí podstavec na 2×2 volná políčka, překryje nepřátele pod ním a hordu zadrží.
keyword-exit = Tudy hordy opouštějí mapu. Každý nepřekrytý nepřítel pak stojí království 1 bod zdraví, velký 4.
keyword-flying = Létající hordu nic nezadrží: vojáci i hrdinové ji před pohybem musí opustit. Dosedá na jiné hordy, na které pak nelze útočit.
keyword-free-rotation = Dílky tohoto útoku smíš libovolně otáčet a převracet.
keyword-ghost = Když horda s tímto symbolem padne, hrdinové z ní musí pryč a na její místo přijde karta ducha.
keyword-haste = Je-li symbol vidět, horda se pokusí pohnout dvakrát. Vojáci zastaví jen první pokus, hrdinové oba.
keyword-healing = Je-li symbol vidět, před pohybem z hordy zmizí všechny dílky. Ověřuje se jako první.
keyword-health = Hrdina bez zdraví je poražen; království bez zdraví padlo.
keyword-horde = Karta plná nepřátel. Padne ve 3. fázi, jsou-li překrytí všichni.
keyword-large = Zabírá 2×2 políčka a překrytá musí být všechna. Když unikne, království ztratí 4 body zdraví.
keyword-lasting = Platí do konce kola.
keyword-life-card = Její překrytí bosse zraňuje. Po poslední je boss poražen.
keyword-linked-tiles = Vše, co spojuje znaménko +, patří na jednu a tutéž hordu.
keyword-magic = Nepřekryje nepřátele s magickou odolností.
keyword-melee = Zasáhne jen hordu, se kterou je hrdina ve střetnutí.
keyword-passing = Předaná věž stoupne o úroveň a na konci kola přijde do ruky novému majiteli. Jinak věže vylepšit nelze.
keyword-physical = Nepřekryje nepřátele s fyzickou odolností.
keyword-portal = Útočit na něj smí jen věže jeho úrovně nebo vyšší a poté o ně přijdete. Hrdinové na něj nemohou. Pronikne-li do království, prohráváte.
keyword-portal-tile = Změní hordu, na které leží, v portál a překryje nepřátele pod sebou.
keyword-power-symbol = Jak silné kouzlo je; scénář říká, kolik symbolů je dovoleno.
keyword-precise = Dosáhne na libovolné pole cesty na mapě.
keyword-protection = Kdo ji má, nedostane do konce kola žádné zranění. Vojáky nikdy nechrání.
keyword-ranged = Zasáhne hordy, kam ukazují šipky, ne však tu, na které hrdina stojí.
keyword-reach = Šipky ukazují, kam útok dosáhne při pohledu od věže či hrdiny vpřed; číslo je největší vzdálenost. Nic mezi tím nepřekáží.
keyword-resists-magic = Magické útoky tohoto nepřítele nepřekryjí.
keyword-resists-physical = Fyzické útoky tohoto nepřítele nepřekryjí.
keyword-rest = Akce: plné zdraví a všechny zvláštní schopnosti se otočí lícem nahoru.
keyword-revival = Poražený hrdina se v příštím kole oživuje a nic jiného nedělá.
keyword-scouts = Po příchodu odstraní první ze svých karet krajiny, která je ještě ve hře, a vstoupí na její místo.
keyword-soldier = Překryje jedno políčko s nepřítelem a zadrží hordu na jeden pokus o pohyb. Je jich dvanáct.
keyword-special-ability = Použije se jako akce a otočí se lícem dolů. Vrací ji odpočinek. Hrdina má s sebou dvě.
keyword-spell = Funguje jednou za hru. Ve 2. fázi ho smí seslat kdokoli, a kouzel i několik.
keyword-stack = Hordy na jednom poli. Útočit lze jen na vrchní a ta se také pohne první.
keyword-storm = Výzva navíc: karta bouře se ukáže o kolo dřív a pak platí jedno kolo. Ví se, které bouře zbývají, ne však v jakém pořadí.
keyword-targeting = Je-li symbol vidět, horda po svém pohybu zraní každého hrdinu, který je na ní nebo vedle ní.
keyword-terrain = Blokuje cestu i žeton příchodu, dokud ji neodstraní průzkumníci.
keyword-tile = Překrývá políčka jedné karty hordy. Nesmí nic přesahovat a bez dovolení útoku se neotáčí.
keyword-touch = Být vedle sebe hranou; roh nestačí.
keyword-universal = Není fyzický ani magický: žádná odolnost proti němu nepomůže.
keyword-white-site = Stavět tu smí každý a potom se hráči dohodnou, kdo si kterou věž vezme.
keyword-wildcat = Druhá figurka Allerie. Každé kolo smí ujít 2 pole, zadržuje hordy a pád hordy pod ní jí nevadí. Jakékoli jiné zranění ji vrátí na desku.
keyword-wound = Stojí 1 bod zdraví. Hrdiny zraňují padající hordy, na kterých stojí, hordy, které zadržují, zaměření a bossové.


## Nápovědy: otázky k situaci

hint-clear-yes = { $means ->
        [towers] ano, { $horde_acc } { $horde_at } lze v tomto kole porazit samotnými věžemi.
        [heroes] ano, { $horde_acc } { $horde_at } lze v tomto kole porazit s pomocí hrdinů.
        [abilities] ano, { $horde_acc } { $horde_at } lze v tomto kole porazit, ale jen se speciální schopností.
       *[spells] ano, { $horde_acc } { $horde_at } lze v tomto kole porazit, ale jen s kouzlem nebo s lavičkou.
    }
hint-clear-no = ne, { $horde_acc } { $horde_at } v tomto kole porazit nelze; { $n ->
        [one] v nejlepším případě zůstane odkryté jedno pole.
        [few] v nejlepším případě zůstanou odkrytá { $n } pole.
       *[other] v nejlepším případě zůstane odkrytých { $n } polí.
    }
hint-clear-unknown = způsob, jak { $horde_acc } { $horde_at } v tomto kole porazit, se nenašel, ale nebylo vyzkoušeno všechno.
hint-tower-none = žádná věž v ruce teď nic nezmění.
hint-tower-nudge = podívejte se na věže v ruce ({ $seat }): na jedné z nich záleží víc než na všech ostatních.
hint-tower-most = co by v tomto kole chybělo, ve zdraví království:
hint-tower = { $tower } ({ $seat }): { $loss }
hint-through-none = v tomto kole nemusí projít nic.
hint-through-some = { $n ->
        [one] jedna horda nejspíš projde a bude stát { $cost } zdraví.
        [few] { $n } hordy nejspíš projdou a budou stát { $cost } zdraví.
       *[other] { $n } hord nejspíš projde a bude stát { $cost } zdraví.
    }
hint-through-lost = pozor: nemá-li nikdo lepší nápad, je hra v tomto kole prohraná.
hint-through = { $horde } { $horde_at } projde: { $cost } zdraví
hint-near = { $horde } { $horde_at } pak bude stát před východem.
hint-think-of = myslete na: { $what }.
hint-plan = celý plán:
hint-step = { $seat }: { $label } [{ $text }]
