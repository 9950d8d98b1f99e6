# Trhlina v čase česky.
#
# Části textů karet začínají malým písmenem a nekončí tečkou; věty z nich skládá program.
# Co může chybět, jako $horde_at, po sobě nenechá mezeru.


## Gramatika

list-and = { $first } a { $second }
list-more = { $first }, { $second }
chain = { $first }; { $second }
do-if = pokud { $clause }, { $text }
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
soldiers-counted = { $n ->
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
