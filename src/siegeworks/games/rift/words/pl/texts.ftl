# Wyrwa w czasie po polsku.
#
# Części tekstów kart zaczynają się małą literą i nie mają kropki; zdania składa z nich program.
# To, czego może brakować, jak $horde_at, nie zostawia po sobie odstępu.


## Gramatyka

list-and = { $first } i { $second }
list-more = { $first }, { $second }
chain = { $first }; { $second }
do-if = jeśli { $clause }, { $text }
explained = { $term }: { $text }


## Hordy, portale, duchy i bossowie, tak jak mówi o nich zapis gry

horde-horde = horda { $of }
    .acc = hordę { $of }
    .gen = hordy { $of }
    .loc = hordzie { $of }
    .gender = f
horde-portal = portal poziomu { $level }
    .gen = portalu poziomu { $level }
    .loc = portalu poziomu { $level }
    .gender = m
horde-ghost = duch
    .acc = ducha
    .gen = ducha
    .loc = duchu
    .gender = m
horde-unknown = horda
    .acc = hordę
    .gen = hordy
    .loc = hordzie
    .gender = f
boss-time-mages = Czarodziejki Czasu
    .gen = Czarodziejek Czasu
    .loc = Czarodziejkach Czasu
    .gender = fp
boss-lilith = Lilith
    .gender = f
boss-blackburn = lord Blackburn
    .acc = lorda Blackburna
    .gen = lorda Blackburna
    .loc = lordzie Blackburnie
    .gender = m
boss-unknown = boss
    .acc = bossa
    .gen = bossa
    .loc = bossie
    .gender = m


## Płytki, żołnierze, strzałki

tile = { $n ->
        [one] płytkę { $shape }{ $lie }
        [2] dwie płytki { $shape }{ $lie }
        [3] trzy płytki { $shape }{ $lie }
        [4] cztery płytki { $shape }{ $lie }
        [few] { $n } płytki { $shape }{ $lie }
       *[other] { $n } płytek { $shape }{ $lie }
    }
soldiers-counted = { $n ->
        [one] żołnierza
        [2] dwóch żołnierzy
        [3] trzech żołnierzy
       *[other] { $n } żołnierzy
    }
lie-upright = (pionowo)
lie-across = (poziomo)
joined = { $first } + { $second }
shape-corner = w kształcie narożnika
shape-square = { $wide }×{ $high }
shape-T = w kształcie T
shape-L = w kształcie L
shape-S = w kształcie S
shape-P = w kształcie P
shape-other = na { $squares } kratek
turn-n = ↑
turn-e = →
turn-s = ↓
turn-w = ←


## Wieże

tower-attack = atak { $type } ({ $reach }): umieść { $pieces }
    .linked = atak { $type } ({ $reach }): umieść { $pieces } na jednej i tej samej hordzie
reach-arrows = { $arrows }
reach-around = sąsiednie pola
reach-precise = dowolne pole ścieżki
tower-free = płytki można dowolnie obracać i odwracać
tower-soldiers = może dzielić miejsce budowy z inną wieżą
tower-mark = { $family }, poziom { $level }
tower-price = { $n ->
        [one] kosztuje { $n } kryształ
        [few] kosztuje { $n } kryształy
       *[other] kosztuje { $n } kryształów
    }
    .none = nie można jej kupić
family-archers = wieża strzelecka
family-mages = wieża magów
family-artillery = wieża artyleryjska
family-soldiers = wieża żołnierzy
type-physical = fizyczny
type-magic = magiczny
type-universal = uniwersalny

tower-shooters = Strzelcy
    .acc = Strzelców
tower-archers = Łucznicy
    .acc = Łuczników
tower-sharpshooters = Strzelcy wyborowi
    .acc = Strzelców wyborowych
tower-rangers = Tropiciele
    .acc = Tropicieli
tower-musketeers = Muszkieterowie
    .acc = Muszkieterów
tower-apprentice = Uczeń czarodzieja
    .acc = Ucznia czarodzieja
tower-wizard = Czarodziej
    .acc = Czarodzieja
tower-mage = Mag
    .acc = Maga
tower-archmage = Arcymag
    .acc = Arcymaga
tower-warlock = Czarnoksiężnik
    .acc = Czarnoksiężnika
tower-bombardiers = Bombardierzy
    .acc = Bombardierów
tower-artillery = Artyleria
    .acc = Artylerię
tower-cannoneers = Kanonierzy
    .acc = Kanonierów
tower-big-bertha = Gruba Berta
    .acc = Grubą Bertę
tower-tesla = Tesla x104
    .acc = Teslę x104
tower-militia = Milicja
    .acc = Milicję
tower-footmen = Piechurzy
    .acc = Piechurów
tower-knights = Rycerze
    .acc = Rycerzy
tower-holy-order = Święty Zakon
tower-barbarians = Barbarzyńcy
    .acc = Barbarzyńców
tower-unknown = (nieznana)


## Bohaterowie i ich zdolności

hero-alleria = Alleria
    .full = Alleria Swiftwind
    .acc = Allerię
    .gen = Allerii
    .dat = Allerii
    .gender = f
hero-malik = Malik
    .full = Malik Hammerfury
    .acc = Malika
    .gen = Malika
    .dat = Malikowi
    .gender = m
hero-lilith = Lilith
    .full = Lilith
    .gender = f
hero-magnus = Magnus
    .full = Magnus Spellbane
    .acc = Magnusa
    .gen = Magnusa
    .dat = Magnusowi
    .gender = m
hero-ignus = Ignus
    .full = Ignus
    .acc = Ignusa
    .gen = Ignusa
    .dat = Ignusowi
    .gender = m
hero-wildcat = żbik
    .full = Żbik
    .acc = żbika
    .gen = żbika
    .dat = żbikowi
    .gender = m
hero-unknown = bohater
    .full = bohater
    .acc = bohatera
    .gen = bohatera
    .dat = bohaterowi
    .gender = m
hero-marks = zdrowie { $health }, ruch { $moves }
hero-start = { $players ->
        [one] 1 gracz: { $towers }
       *[other] { $players } graczy: { $towers }
    }
ability-lasting = trwała

ability-call-of-the-wild = Zew dziczy
ability-like-the-wind = Jak wiatr
ability-does-it-bleed = Czy to krwawi?
ability-barrage = Ostrzał
ability-surprise-attack = Atak z zaskoczenia
ability-earthquake = Trzęsienie ziemi
ability-mace-strike = Cios maczugą
ability-hands-off = Ręce precz
ability-hell-wheel = Piekielne koło
ability-deadly-scythe = Zabójcza kosa
ability-gods-wrath = Gniew boży
ability-resurrection = Zmartwychwstanie
ability-hocus-pocus = Hokus-pokus
ability-illusion = Iluzja
ability-power-of-knowledge = Potęga wiedzy
ability-magic-storm = Magiczna burza
ability-fiery-frenzy = Ognisty szał
ability-fire-and-brimstone = Ogień i siarka
ability-power-of-flames = Potęga płomieni
ability-burn = Płoń!


## Zaklęcia

spell-fire-rain = Ognisty deszcz
spell-reinforcements = Posiłki
spell-thunderstorm = Burza z piorunami
spell-lightning = Błyskawice
spell-golden-hands = Złote ręce
spell-bend-time = Zagięcie czasu
spell-power = { $n ->
        [one] { $n } symbol mocy
        [few] { $n } symbole mocy
       *[other] { $n } symboli mocy
    }


## Co robią teksty

do-strike = umieść { $pieces } { $where }{ $rule }
    .attack = atak { $type }: umieść { $pieces } { $where }{ $rule }
    .may = możesz umieścić { $pieces } { $where }{ $rule }
per-empty = za każdą pustą kratkę zakrytą tą płytką { $text }
per-squares = za każdą kratkę z wrogiem zakrytą tą płytką { $text }
where-own = na hordzie, na której stoi { $hero }
where-beast = na hordzie, na której stoi żbik
where-struck = na tej samej hordzie
where-chosen = na jednej z hord, które właśnie zaatakowano
where-arrows = { $spread ->
        [single] na hordzie w zasięgu ({ $arrows })
        [linked] na jednej i tej samej hordzie w zasięgu ({ $arrows })
       *[free] na hordach w zasięgu ({ $arrows })
    }
where-around = { $spread ->
        [single] na sąsiedniej hordzie
        [linked] na jednej i tej samej sąsiedniej hordzie
        [together] na sąsiedniej hordzie, wszystkie na tej samej
        [each] na każdej sąsiedniej hordzie
       *[free] na sąsiednich hordach
    }
where-near = { $spread ->
        [each] na każdej hordzie, która z nią sąsiaduje
       *[free] na hordach, które z nią sąsiadują
    }
where-own-around = na hordzie, na której stoi { $hero }, lub na hordzie sąsiedniej
where-precise = { $spread ->
        [single] na dowolnej hordzie
        [linked] na jednej dowolnej hordzie
       *[free] na dowolnych hordach
    }
rule-of-chain = , każdą następną tak, by dotykała którejś z już umieszczonych
rule-of-sides = , każdą przy innym boku podstawki
rule-of-apart = , każdą na innej
strikes-portals = można trafić także portal i kartę życia bossa
clause-covers = { $number ->
        [one] płytka zakrywa dokładnie { $number } wroga
       *[other] płytka zakrywa dokładnie { $number } wrogów
    }
clause-on-site = { $hero } stoi na miejscu budowy
who-chosen = wybrany bohater
    .acc = wybranego bohatera
do-choose-hero = { $near ->
        [yes] wybierz { $hero_acc } albo bohatera na tym samym lub sąsiednim polu
       *[no] { $by ->
            [hero] wybierz dowolnego bohatera, także { $hero_acc }
           *[spell] wybierz dowolnego bohatera
        }
    }
    .may = { $near ->
        [yes] możesz wybrać { $hero_acc } albo bohatera na tym samym lub sąsiednim polu
       *[no] { $by ->
            [hero] możesz wybrać dowolnego bohatera, także { $hero_acc }
           *[spell] możesz wybrać dowolnego bohatera
        }
    }
do-heal = { $amount ->
        [one] { $who } leczy { $amount } punkt zdrowia
        [few] { $who } leczy { $amount } punkty zdrowia
       *[other] { $who } leczy { $amount } punktów zdrowia
    }
    .and = { $amount ->
        [one] leczy { $amount } punkt zdrowia
        [few] leczy { $amount } punkty zdrowia
       *[other] leczy { $amount } punktów zdrowia
    }
do-wound-hero = { $who } otrzymuje 1 ranę
    .and = otrzymuje 1 ranę
do-turn-up = { $who } odkrywa jedną użytą zdolność specjalną
    .and = odkrywa jedną użytą zdolność specjalną
do-grant-move = { $points ->
        [one] { $who } może ruszyć się o { $points } pole
        [few] { $who } może ruszyć się o maksymalnie { $points } pola
       *[other] { $who } może ruszyć się o maksymalnie { $points } pól
    }
    .and = { $points ->
        [one] może ruszyć się o { $points } pole
        [few] może ruszyć się o maksymalnie { $points } pola
       *[other] może ruszyć się o maksymalnie { $points } pól
    }
do-grant-attack = { $who } może wykonać atak podstawowy
    .and = może wykonać atak podstawowy
do-transport = możesz przenieść { $who_acc } na dowolne pole, na którym wolno zakończyć ruch
do-protect = { $hero } ma ochronę do końca rundy
    .and = ma ochronę do końca rundy
do-protect-space = do końca rundy ochronę ma { $hero } oraz każdy, kto jest akurat na tym samym polu
do-be-reborn = { $amount ->
        [one] jeśli ta horda padnie jeszcze w tej rundzie, { $hero } od razu leczy { $amount } punkt zdrowia i ma ochronę do końca rundy
        [few] jeśli ta horda padnie jeszcze w tej rundzie, { $hero } od razu leczy { $amount } punkty zdrowia i ma ochronę do końca rundy
       *[other] jeśli ta horda padnie jeszcze w tej rundzie, { $hero } od razu leczy { $amount } punktów zdrowia i ma ochronę do końca rundy
    }
do-further-action = następnie { $hero } może wykonać jeszcze jedną akcję
do-copy = wykonaj dowolną zdolność specjalną w grze, odkrytą lub zakrytą, tak jakby należała do { $hero_gen }
do-return-beast = jeśli żbik jest na planszy bohatera, możesz go następnie postawić na polu, na którym stoi { $hero }
do-walk = { $steps ->
        [one] { $hero } może ruszyć się o dodatkowe { $steps } pole
        [few] { $hero } może ruszyć się o maksymalnie { $steps } dodatkowe pola
       *[other] { $hero } może ruszyć się o maksymalnie { $steps } dodatkowych pól
    }; na każdej hordzie, na którą wejdzie, umieść { $pieces } (atak { $type })
do-pass-high = { $levels ->
        [one] przekaż wieżę innemu graczowi, ulepszoną o { $levels } poziom
        [few] przekaż wieżę innemu graczowi, ulepszoną o { $levels } poziomy zamiast o jeden
       *[other] przekaż wieżę innemu graczowi, ulepszoną o { $levels } poziomów zamiast o jeden
    }


## Bossowie i ich akcje

do-open-portals = { $limit ->
        [one] jeśli w grze są mniej niż dwa portale, połóż na jednej z hord płytkę portalu: horda staje się portalem
       *[other] kładź na hordach płytki portali, aż w grze będą dwa portale: te hordy stają się portalami
    }
do-mages-move = jeśli nie położono żadnej płytki portalu, obie Czarodziejki Czasu przesuwają się o jedno pole w stronę białego miejsca budowy; gdy któraś do niego dotrze, przegrywacie
do-lilith-moves = jeśli żadna horda nie stoi jej na drodze, Lilith przesuwa się o jedno pole; gdy nie ma już dokąd, przegrywacie
do-draw-action = odkryj kartę akcji bossa i wykonaj ją
do-wound-around = każdy bohater na polu bossa lub na polu sąsiednim otrzymuje 1 ranę
do-raze-tower = wybierz wieżę, która sąsiaduje z bossem: wraca ona do wspólnych zasobów
boss-activation = między pokonaniem a ruchem hord: { $text }
boss-aftermath = po ruchu hord: { $text }
boss-marches = { $boss } porusza się po ścieżce jak horda
boss-lives = { $n ->
        [one] { $n } karta życia
        [few] { $n } karty życia
       *[other] { $n } kart życia
    }
action-scourge = Plaga
action-topple = Zburzenie
action-fury = Furia
action-gather = Zew


## Burze portalowe

storm-gale = Wichura
storm-downpour = Ulewa
storm-null-field = Pole zerowe
storm-wet-powder = Mokry proch
storm-mutiny = Bunt
storm-fog = Mgła
storm-sleepless = Bezsenna noc
storm-silence = Cisza
storm-embargo = Embargo
storm-surge = Wezbranie
storm-second-wave = Druga fala
storm-thorns = Ciernie
storm-hail = Grad
storm-mending = Gojenie
storm-tear = Rozdarcie
storm-tremor = Wstrząs
storm-unknown = burza
holds-haste = każda horda, która nie jest portalem ani bossem, porusza się, jakby miała symbol pośpiechu: próbuje ruszyć się dwa razy
holds-portal-levels = każdy portal wymaga wieży o poziom wyższej, ale nie wyższej niż najwyższy poziom tej gry
holds-no-abilities = żaden bohater nie może użyć zdolności specjalnej
holds-no-rest = żaden bohater nie może odpoczywać
holds-no-spells = nie można rzucać zaklęć
holds-no-buying = niczego nie można kupić
holds-no-archers = wież strzeleckich nie można zagrywać, można je tylko przekazywać
holds-no-mages = wież magów nie można zagrywać, można je tylko przekazywać
holds-no-artillery = wież artyleryjskich nie można zagrywać, można je tylko przekazywać
holds-no-soldiers = wież żołnierzy nie można zagrywać, można je tylko przekazywać
do-arrive-again = nadchodzi jeszcze jedna horda, od pierwszego żetonu nadejścia, który może ją dać
do-wound-engaged = każdy bohater w starciu z hordą otrzymuje 1 ranę
do-scatter-soldiers = wszyscy żołnierze z hord wracają do wspólnych zasobów
do-mend = horda z największą liczbą kratek pod płytkami zrzuca je wszystkie, chyba że jest portalem lub bossem
do-tear-open = jeśli w grze są mniej niż dwa portale, połóż płytkę portalu na hordzie, która ma przed sobą jeszcze co najmniej cztery pola swojej ścieżki: staje się ona portalem
do-shake = królestwo traci 1 punkt zdrowia, ale nigdy ostatni
storm-when-arrival = po nadejściu hord: { $text }
storm-when-defeat = przed pokonaniem hord: { $text }
storm-when-movement = przed ruchem hord: { $text }


## Wrogowie i ich cechy

enemy-goblin = goblin
    .of = { $n ->
        [one] goblina
       *[other] goblinów
    }
    .counted = { $n ->
        [one] { $n } goblin
        [few] { $n } gobliny
       *[other] { $n } goblinów
    }
enemy-wolf = wilk
    .of = { $n ->
        [one] wilka
       *[other] wilków
    }
    .counted = { $n ->
        [one] { $n } wilk
        [few] { $n } wilki
       *[other] { $n } wilków
    }
enemy-orc = ork
    .of = { $n ->
        [one] orka
       *[other] orków
    }
    .counted = { $n ->
        [one] { $n } ork
        [few] { $n } orki
       *[other] { $n } orków
    }
enemy-ironclad = pancerny
    .of = { $n ->
        [one] pancernego
       *[other] pancernych
    }
    .counted = { $n ->
        [one] { $n } pancerny
       *[other] { $n } pancernych
    }
enemy-gargoyle = gargulec
    .of = { $n ->
        [one] gargulca
       *[other] gargulców
    }
    .counted = { $n ->
        [one] { $n } gargulec
        [few] { $n } gargulce
       *[other] { $n } gargulców
    }
enemy-assassin = zabójca
    .of = { $n ->
        [one] zabójcy
       *[other] zabójców
    }
    .counted = { $n ->
        [one] { $n } zabójca
       *[other] { $n } zabójców
    }
enemy-shaman = szaman
    .of = { $n ->
        [one] szamana
       *[other] szamanów
    }
    .counted = { $n ->
        [one] { $n } szaman
       *[other] { $n } szamanów
    }
enemy-archer = orczy łucznik
    .of = { $n ->
        [one] orczego łucznika
       *[other] orczych łuczników
    }
    .counted = { $n ->
        [one] { $n } orczy łucznik
       *[other] { $n } orczych łuczników
    }
enemy-ogre = ogr
    .of = { $n ->
        [one] ogra
       *[other] ogrów
    }
    .counted = { $n ->
        [one] { $n } ogr
        [few] { $n } ogry
       *[other] { $n } ogrów
    }
enemy-juggernaut = kolos
    .of = { $n ->
        [one] kolosa
       *[other] kolosów
    }
    .counted = { $n ->
        [one] { $n } kolos
        [few] { $n } kolosy
       *[other] { $n } kolosów
    }
enemy-harpy = harpia
    .of = { $n ->
        [one] harpii
       *[other] harpii
    }
    .counted = { $n ->
        [one] { $n } harpia
        [few] { $n } harpie
       *[other] { $n } harpii
    }
enemy-wraith = widmo
    .of = { $n ->
        [one] widma
       *[other] widm
    }
    .counted = { $n ->
        [one] { $n } widmo
        [few] { $n } widma
       *[other] { $n } widm
    }
enemy-scout = zwiadowca
    .of = { $n ->
        [one] zwiadowcy
       *[other] zwiadowców
    }
    .counted = { $n ->
        [one] { $n } zwiadowca
       *[other] { $n } zwiadowców
    }
enemy-warlord = wódz
    .of = { $n ->
        [one] wodza
       *[other] wodzów
    }
    .counted = { $n ->
        [one] { $n } wódz
       *[other] { $n } wodzów
    }
enemy-worg-rider = wilczy jeździec
    .of = { $n ->
        [one] wilczego jeźdźca
       *[other] wilczych jeźdźców
    }
    .counted = { $n ->
        [one] { $n } wilczy jeździec
       *[other] { $n } wilczych jeźdźców
    }
enemy-witch = wiedźma
    .of = { $n ->
        [one] wiedźmy
       *[other] wiedźm
    }
    .counted = { $n ->
        [one] { $n } wiedźma
        [few] { $n } wiedźmy
       *[other] { $n } wiedźm
    }
enemy-heart = serce
    .of = { $n ->
        [one] serca
       *[other] serc
    }
    .counted = { $n ->
        [one] { $n } serce
        [few] { $n } serca
       *[other] { $n } serc
    }
enemy-mammoth = mamut
    .of = { $n ->
        [one] mamuta
       *[other] mamutów
    }
    .counted = { $n ->
        [one] { $n } mamut
        [few] { $n } mamuty
       *[other] { $n } mamutów
    }
enemy-raptor = raptor
    .of = { $n ->
        [one] raptora
       *[other] raptorów
    }
    .counted = { $n ->
        [one] { $n } raptor
        [few] { $n } raptory
       *[other] { $n } raptorów
    }
enemy-automaton = automat
    .of = { $n ->
        [one] automatu
       *[other] automatów
    }
    .counted = { $n ->
        [one] { $n } automat
        [few] { $n } automaty
       *[other] { $n } automatów
    }
enemy-black-knight = czarny rycerz
    .of = { $n ->
        [one] czarnego rycerza
       *[other] czarnych rycerzy
    }
    .counted = { $n ->
        [one] { $n } czarny rycerz
       *[other] { $n } czarnych rycerzy
    }
enemy-scarab = skarabeusz
    .of = { $n ->
        [one] skarabeusza
       *[other] skarabeuszy
    }
    .counted = { $n ->
        [one] { $n } skarabeusz
        [few] { $n } skarabeusze
       *[other] { $n } skarabeuszy
    }
enemy-djinn = dżin
    .of = { $n ->
        [one] dżina
       *[other] dżinów
    }
    .counted = { $n ->
        [one] { $n } dżin
        [few] { $n } dżiny
       *[other] { $n } dżinów
    }
enemy-vampire = wampir
    .of = { $n ->
        [one] wampira
       *[other] wampirów
    }
    .counted = { $n ->
        [one] { $n } wampir
        [few] { $n } wampiry
       *[other] { $n } wampirów
    }
enemy-roc = olbrzymi orzeł
    .of = { $n ->
        [one] olbrzymiego orła
       *[other] olbrzymich orłów
    }
    .counted = { $n ->
        [one] { $n } olbrzymi orzeł
        [few] { $n } olbrzymie orły
       *[other] { $n } olbrzymich orłów
    }
card-level = dla wież od poziomu { $level }
card-crystals = { $n ->
        [0] bez kryształów
        [one] { $n } kryształ
        [few] { $n } kryształy
       *[other] { $n } kryształów
    }
card-scouts = zwiadowcy: { $terrain }
