# Wyrwa w czasie po polsku.
#
# Części tekstów kart zaczynają się małą literą i nie mają kropki; zdania składa z nich program.
# To, czego może brakować, jak $horde_at, nie zostawia po sobie odstępu.


## Gramatyka

sentence = { $text }.
list-and = { $first } i { $second }
list-more = { $first }, { $second }
chain = { $first }; { $second }
do-if = jeśli { $clause }, { $text }
with-clause = { $text } ({ $clause })
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
soldiers = { $n ->
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


## Scenariusze

scenario-rift-in-time = Wyrwa w czasie
    .hook = Ostatnia wieża rozebrana, łuki wiszą na kołkach. I wtedy nad starym traktem drży powietrze, a z drżenia wychodzą gobliny.
    .news = Jedna droga o dwóch początkach i pierwsze portale. Wilki pokażą, czym jest pośpiech.
scenario-they-are-coming-and-they-have-axes = Nadchodzą i mają topory
    .hook = W lesie biją bębny, a po każdym uderzeniu pada drzewo. Orki budują drogę i prowadzi ona prosto do zamku.
    .news = Dwie drogi, które się łączą, wielkie ogry i portale, na które wystarczą tylko ulepszone wieże.
scenario-from-the-past-and-the-future = Z przeszłości... i z przyszłości?
    .hook = Jeden zwiadowca przysięga, że widział chodzące posągi, drugi, że żołnierzy z litej stali. Najgorsze, że obaj mają rację.
    .news = Dwie drogi z osobnymi wyjściami i wrogowie odporni na magię albo na ataki fizyczne.
scenario-the-return-of-lord-blackburn = Powrót lorda Blackburna
    .hook = Pokonano go, pogrzebano i zapomniano. Teraz czarny lord znów jedzie długim zakolem, a powietrze za nim pęka.
    .news = Boss z kartami życia, pierwsze zaklęcie, wrogowie śmiercionośni i celujący.
scenario-sands-and-portals = Piaski i portale
    .hook = Za granicą buczy pustynia. Trzy drogi zamyka jeszcze las, skały i bagno, ale wróg wysłał już zwiadowców.
    .news = Karty terenu i zwiadowcy, którzy je usuwają; białe miejsca budowy dla wszystkich.
scenario-horde-after-horde = Horda za hordą
    .hook = Strażnicy przestali je liczyć. Kogo nie dobijesz, ten wróci uleczony, a trzy drogi nie dają chwili wytchnienia.
    .news = Trzy drogi, szamani, którzy leczą, jeźdźcy i wodzowie.
scenario-a-ghostly-surprise = Upiorna niespodzianka
    .hook = Na starym moście straszyło od zawsze i nikomu to nie wadziło, póki umarli trzymali się z boku. Tej nocy wyszli.
    .news = Hordy, po których zostaje duch, najsilniejsze wieże i zaklęcia dowolnej mocy.
scenario-fly-my-pigeons-fly = Lećcie, gołąbki, lećcie
    .hook = Ktoś w górach hoduje ptaki i nie noszą one listów. Kręta droga nic nie znaczy dla tego, kto ma skrzydła.
    .news = Latające hordy, których nic nie zatrzyma i które zasłaniają to, na czym wylądują.
scenario-the-angel-from-the-bend-of-time = Anioł z zagięcia czasu
    .hook = Upadły anioł idzie drogą pod prąd. Jeśli dojdzie do bramy, z której płyną jego wojska, żadna wieża już nigdy nie stanie.
    .news = Lilith jako boss, z kartami akcji; zatrzymuje ją każda horda, którą ma przed sobą.
scenario-the-time-of-the-end = Czas końca
    .hook = Obie Czarodziejki Czasu przybyły osobiście. Między dwiema drogami leży ostatnie miejsce budowy królestwa i one go chcą.
    .news = Para Czarodziejek Czasu, które zmieniają hordy w portale, a gdy nie muszą, idą dalej.
scenario-drill-cross = Ćwiczenia: rozstaje
    .hook = Dwie drogi spotykają się, biegną razem i znów się rozchodzą.
    .news = Wspólny odcinek dwóch ścieżek i wyjścia z dwóch stron.
scenario-drill-ground = Poligon
    .hook = Cicha łąka za koszarami: słomiane kukły, cierpliwi sierżanci i nic do stracenia.
    .news = Mała mapa do nauki wszystkich ruchów.
scenario-drill-yard = Dziedziniec
    .hook = Pusty dziedziniec, jedno wejście z boku i jedno wyjście na dole.
    .news = Rozwidlenie i wyjście na dole, więc karty leżą tak, jak je narysowano.
scenario-drill-passes = Ćwiczenia: przełęcze
    .hook = Trzy przełęcze, trzy zapory i zwiadowcy, którzy znają drogę.
    .news = Teren, zwiadowcy, duchy, rozwidlenie i dwa wyjścia.
scenario-drill-mages = Ćwiczenia: Czarodziejki Czasu
    .hook = Dwoje rekrutów w pożyczonych szatach gra Czarodziejki Czasu i świetnie się bawi.
    .news = Płytki portali i droga do białego miejsca budowy.
scenario-drill-lilith = Ćwiczenia: Lilith
    .hook = Ścieżką ciągną słomianego anioła na kółkach.
    .news = Boss z kartami akcji i kartami życia.
scenario-drill-blackburn = Ćwiczenia: lord Blackburn
    .hook = Kucharz dostał hełm i rozkaz, by wyglądać złowrogo.
    .news = Boss, który porusza się jak horda i otwiera portale.
goal-portals = { $n ->
        [one] zniszcz { $n } portal
        [few] zniszcz { $n } portale
       *[other] zniszcz { $n } portali
    }
goal-boss = pokonaj bossa: { $boss }
scenario-level = wieże do poziomu { $level }
scenario-spells = { $n ->
        [0] bez zaklęć
        [one] { $n } zaklęcie
        [few] { $n } zaklęcia
       *[other] { $n } zaklęć
    } { $n ->
        [0] { "" }
       *[other] { $power ->
            [one] (z jednym symbolem mocy)
           *[other] (dowolnej mocy)
        }
    }
scenario-health = zdrowie królestwa: { $n }
scenario-crystals = kryształy na początku: { $n }
scenario-iron = Żelazne wyzwanie: { $text }
scenario-storms = burze portalowe: w 2. rundzie i potem w co trzeciej jedna nadciąga, rundę później wybucha i trwa do końca tej rundy
rule-no-spells = bez zaklęć
rule-no-buying = bez kupowania wież
rule-no-abilities = bez zdolności specjalnych
rule-no-rest = bez odpoczynku
rule-one-level-less = wieże najwyżej o poziom niższe
rule-heroes-strike-bosses = także bohaterowie mogą atakować kartę życia bossa
rule-portal-tiles-count = liczą się także portale z płytek portali
difficulty-one-star = jedna gwiazdka
difficulty-two-stars = dwie gwiazdki
difficulty-three-stars = trzy gwiazdki
difficulty-heroic = Heroiczne wyzwanie
difficulty-iron = Żelazne wyzwanie
switch-difficulty = poziom trudności
switch-storms = burze portalowe
setting-off = wyłączone
setting-on = włączone
phase-set-up = Przygotowanie
phase-arrival = Nadejście nowych hord
phase-play = Zagrywanie kart wież i bohaterów
phase-defeat = Pokonanie kart hord
phase-boss = Aktywacja bossa
phase-movement = Ruch kart hord
phase-taking-back = Odzyskanie kart
phase-spending = Wydawanie kryształów
terrain-forest = las
terrain-rocks = skały
terrain-swamp = bagno
colour-red = czerwony
    .loc = czerwonych
colour-green = zielony
    .loc = zielonych
colour-blue = niebieski
    .loc = niebieskich
colour-yellow = żółty
    .loc = żółtych
colour-white = biały
    .loc = białych


## Zapis gry

event-decks-shuffled = Talie wrogów zostają potasowane.
event-hero-taken = { $seat } wybiera bohatera: { $hero_full }.
event-ability-taken = { $seat } bierze zdolność specjalną { $ability }.
event-benched = Na ławce siada { $hero_full }.
event-spell-taken = Gracze biorą zaklęcie { $spell }.
event-towers-dealt = { $number ->
        [one] { $seat } zaczyna z wieżą { $towers }.
       *[other] { $seat } zaczyna z wieżami: { $towers }.
    }
event-round-began = Runda { $round }
event-colour-banned = W tej rundzie nie można budować na { $colour_loc } miejscach budowy.
event-storm-gathered = Na następną rundę nadciąga burza portalowa: { $storm } ({ $text }).
event-storm-broke = Burza portalowa wybucha: { $storm } ({ $text }).
event-storm-passed = Burza portalowa minęła: { $storm }.
event-kingdom-shaken = Królestwo drży i traci { $cost } pkt. zdrowia.
event-phase-began = { $phase }
event-declared = { $done ->
        [yes] { $seat } kończy fazę.
       *[no] { $seat } jednak gra dalej.
    }
event-round-ended = { "" }
event-last-round-began = { $goal ->
        [boss] Boss jest pokonany: to ostatnia runda.
       *[portals] Ostatni portal jest zniszczony: to ostatnia runda.
    }
event-won = Zwycięstwo! { $why }
event-lost = Porażka! { $why }
event-horde-drawn = Żeton nadejścia { $token }: { $card }.
event-horde-arrived = Na { $space } pojawia się { $card }.
event-ghost-drawn = { "" }
event-terrain-removed = Zwiadowcy otwierają drogę: pole { $space } jest wolne ({ $terrain }).
event-attack-began = { $how ->
        [basic] { $figure } wykonuje atak podstawowy.
       *[other] { "" }
    }
event-tile-placed = Płytka na { $horde_loc } { $horde_at }: { $squares }.
event-soldier-placed = Żołnierz na { $horde_loc } { $horde_at }: { $squares }.
event-soldier-lifted = Żołnierz schodzi z { $horde_gen } { $horde_at }: { $squares }.
event-soldiers-lost = { $number ->
        [one] { $number } żołnierz z { $horde_gen } { $horde_at } wraca do zasobów.
       *[other] { $number } żołnierzy z { $horde_gen } { $horde_at } wraca do zasobów.
    }
event-horde-healed = { $horde } { $horde_at } leczy się i zrzuca wszystkie płytki.
event-horde-blocked = { $horde } { $horde_at } nie może ruszyć z miejsca.
event-horde-moved = { $horde } { $horde_at } rusza na { $space }.
event-horde-left = { $horde_kind ->
        [portal] { $horde } { $horde_at } wdziera się do królestwa.
        [boss] { $horde } { $horde_at } wdziera się do królestwa.
       *[horde] { $cost ->
            [0] { $horde } { $horde_at } opuszcza mapę i nikomu nie szkodzi.
            [one] { $horde } { $horde_at } opuszcza mapę: królestwo traci { $cost } punkt zdrowia.
            [few] { $horde } { $horde_at } opuszcza mapę: królestwo traci { $cost } punkty zdrowia.
           *[other] { $horde } { $horde_at } opuszcza mapę: królestwo traci { $cost } punktów zdrowia.
        }
    }
event-crystals-gained = { $gained ->
        [0] Gracze mają już wszystkie kryształy i nie zyskują kolejnych.
        [one] Gracze zyskują { $gained } kryształ.
        [few] Gracze zyskują { $gained } kryształy.
       *[other] Gracze zyskują { $gained } kryształów.
    }
event-horde-defeated = { $horde_gender ->
        [m] { $horde } { $horde_at } zostaje pokonany.
       *[f] { $horde } { $horde_at } zostaje pokonana.
    }
event-portal-destroyed = { $goal ->
        [boss] Portal zostaje zniszczony.
       *[portals] { $counts ->
            [yes] Portal zostaje zniszczony: { $destroyed } z { $portals }.
           *[no] Portal z płytki portalu zostaje zniszczony, ale się nie liczy.
        }
    }
event-portal-opened = { $horde } { $horde_at } staje się portalem: płytka leży na { $squares }.
event-life-lost = { $boss } traci kartę życia.
event-boss-moved = { $boss_id ->
        [time-mages] Czarodziejka Czasu rusza na { $space }.
       *[other] { $boss } rusza na { $space }.
    }
event-action-drawn = { $boss } – { $action }: { $text }
event-activated = Aktywuje się { $figure }.
event-moved = { $figure } idzie na { $space }.
event-engaged = { $figure } wdaje się w starcie: { $horde } { $horde_at }, podstawka na { $squares }.
event-displaced = { $space ->
        [none] { $figure } nie ma dokąd ustąpić i wraca na planszę bohatera.
       *[other] { $figure } ustępuje na { $space }.
    }
event-wounded = { $clause ->
        [RT-20-7] { $figure } otrzymuje ranę od padającej hordy.
        [RT-21-11] { $figure } otrzymuje ranę, powstrzymując hordę.
        [RT-21-8] { $figure } otrzymuje ranę od celujących wrogów.
        [RT-29-32] { $figure } otrzymuje ranę od bossa.
        [RT-26-21] { $figure } otrzymuje ranę za Zagięcie czasu.
        [RT-S20] { $figure } otrzymuje ranę od cierni.
       *[other] { $figure } otrzymuje ranę.
    }
event-protected = { $figure } ma ochronę i nie otrzymuje rany.
event-figure-defeated = { $figure_gender ->
        [f] { $figure } zostaje pokonana i znika z mapy.
       *[m] { $figure } zostaje pokonany i znika z mapy.
    }
event-revived = { $figure } wraca do życia z pełnym zdrowiem i w tej rundzie nic nie robi.
event-healed = { $amount ->
        [one] { $figure } leczy { $amount } punkt zdrowia.
        [few] { $figure } leczy { $amount } punkty zdrowia.
       *[other] { $figure } leczy { $amount } punktów zdrowia.
    }
event-rested = { $figure } odpoczywa: pełne zdrowie i wszystkie zdolności specjalne odkryte.
event-ability-used = { $figure } używa zdolności { $ability }.
event-ability-turned-down = Zdolność { $ability } zostaje zakryta.
event-ability-turned-up = { $figure } odkrywa zdolność { $ability }.
event-ability-copied = { $figure } pożycza zdolność { $ability }.
event-lasted = { $kind ->
        [aegis] Każdy, kto jest na tym samym polu co { $figure }, ma ochronę do końca rundy.
        [reborn] Jeśli horda pod stopami padnie w tej rundzie, { $figure } odzyska siły.
       *[protected] { $figure } ma ochronę do końca rundy.
    }
event-bench-entered = Na jedną rundę wchodzi z ławki { $hero_full }.
event-beast-returned = Na { $space } pojawia się { $figure }.
event-tower-played = { $seat } zagrywa wieżę { $tower } na { $site } ({ $turn }).
event-portal-struck = Wieża { $tower } na { $site } atakuje portal i przepadnie.
event-tower-turned-down = Wieża { $tower } na { $site } zostaje zakryta.
event-tower-passed = { $how ->
        [upgraded] { $seat } przekazuje { $to_to } wieżę { $tower }, ulepszoną na { $new_acc }.
        [alone] { $seat } ulepsza wieżę { $tower } na { $new_acc }.
       *[plain] { $seat } przekazuje { $to_to } wieżę { $tower }.
    }
event-tower-taken = { $to } odzyskuje wieżę { $tower } z { $site }.
event-tower-lost = Wieża { $tower } z { $site } wraca do wspólnych zasobów.
event-passed-taken = { $number ->
        [one] { $seat } bierze na rękę przekazaną wieżę: { $towers }.
       *[other] { $seat } bierze na rękę przekazane wieże: { $towers }.
    }
event-hero-cards-taken = Karty bohaterów wracają na rękę.
event-tower-bought = { $to } dostaje wieżę { $tower } za { $price ->
        [one] { $price } kryształ.
        [few] { $price } kryształy.
       *[other] { $price } kryształów.
    }
event-spell-cast = { $seat } rzuca zaklęcie { $spell }.


## Pytania

prompt-take-hero = { $player }: wybierz swojego bohatera.
prompt-take-ability = { $figure }: wybierz zdolność specjalną.
prompt-fill-bench = Kto siada na twojej ławce?
prompt-take-spells = Wybierzcie zaklęcia na tę grę.
prompt-ban-colour = Na którym kolorze nie będziesz budować w tej rundzie?
prompt-act = Zagrywaj i przekazuj wieże, aktywuj bohatera, rzucaj zaklęcia albo zakończ.
    .ready = To wszystko: czekasz na pozostałych.
prompt-hero = { $figure }: ruch i akcja, w dowolnej kolejności.
    .acted = { $figure } ma już akcję za sobą, został ruch.
    .moved = { $figure } ma już ruch za sobą, została akcja.
prompt-further-action = { $figure }: wykonać jeszcze jedną akcję?
prompt-attack = { $tower }: który atak najpierw?
prompt-face = { $source }: w którą stronę?
prompt-place = { $source }: umieść { $pieces } (atak { $type }).
prompt-base = { $figure }: gdzie stanie podstawka? Wybierz jej lewą górną kratkę.
prompt-move = { $figure }: dokąd ruch?
prompt-walk = { $figure }: krok po kroku, dokąd?
prompt-enter = { $figure } wchodzi do gry: na które pole?
prompt-transport = { $source }: dokąd trafi { $figure }?
prompt-displace = { $figure } musi ustąpić: dokąd?
prompt-choose-hero = { $source }: wybierz bohatera.
prompt-choose-horde = { $source }: wybierz jedną z hord, które właśnie zaatakowano.
prompt-turn-up = { $figure }: którą zdolność specjalną odkryć?
prompt-granted-attack = { $figure }: wykonać atak podstawowy?
prompt-copy = { $figure }: którą zdolność specjalną wykonać?
prompt-return-beast = Postawić żbika na polu, na którym stoi { $figure }?
prompt-pass = { $source }: którą wieżę przekazujesz i komu?
prompt-share = Kto bierze wieżę { $tower } z białego miejsca budowy?
prompt-buy = { $crystals ->
        [one] Do wydania { $crystals } kryształ: kup wieże albo zakończ.
        [few] Do wydania { $crystals } kryształy: kup wieże albo zakończ.
       *[other] Do wydania { $crystals } kryształów: kup wieże albo zakończ.
    }
    .ready = Zakupy skończone.
prompt-open-portal = { $boss }: która horda staje się portalem?
    .storm = { $storm }: która horda staje się portalem?
prompt-raze = { $boss }: która wieża przepada?


## Odpowiedzi

option-take = grać jako { $hero_full }
option-ability = { $ability }
option-bench = { $hero_full }
    .act = wezwać z ławki: { $hero_full }
option-spell = { $spell }
option-ban = { $colour }
option-play = zagrać wieżę { $tower } na { $space }, zwrot { $turn }
option-pass = { $how ->
        [upgraded] przekazać { $to_to } wieżę { $tower } jako { $new_acc }
        [alone] ulepszyć wieżę { $tower } na { $new_acc }
       *[plain] przekazać { $to_to } wieżę { $tower }
    }
option-hero = aktywować bohatera ({ $hero })
    .chosen = { $hero_full }
option-beast = aktywować żbika
option-cast = rzucić zaklęcie { $spell }
option-done = gotowe
    .hero = zakończyć aktywację
    .buy = nic więcej nie kupować
    .fill-bench = nikt więcej
    .take-spells = bez kolejnego zaklęcia
option-resume = jednak grać dalej
option-attack = atak podstawowy
    .number = atak { $n }: { $text }
option-rest = odpoczynek
option-move = iść na { $space } { $there }
option-step = krok na { $space } { $there }
option-stop = zatrzymać się
option-base = podstawka na { $squares }
option-face = zwrot { $turn }
option-tile = płytka na { $space } { $there }: { $squares }
option-soldier = żołnierz na { $space } { $there }: { $squares }
option-relocate = przestawić żołnierza z { $source } ({ $from }) na { $space } ({ $squares })
option-skip = zrezygnować
    .place = nic więcej nie umieszczać
    .face = nie atakować
    .move = zostać na miejscu
    .transport = nigdzie nie przenosić
    .choose-hero = nikogo
    .granted-attack = bez ataku
    .further-action = bez dalszej akcji
option-horde = horda na { $space } { $there }
option-turn-up = { $ability }
option-yes = tak
option-no = nie
option-give = wieżę { $tower } bierze { $to }
option-buy = kupić wieżę { $tower } dla { $to_of } ({ $price })
option-portal = płytka portalu na { $space } { $there }: { $squares }
option-raze = { $tower } na { $space }


## Odmowy

reason-not-this-phase = Na to jest inna faza rundy.
reason-action-not-complete = Najpierw trzeba dokończyć rozpoczętą akcję.
reason-banned-before = Tego samego koloru nie można wybrać w dwóch kolejnych rundach.
reason-bound-tiles = { $clause ->
        [RT-26-16] Każda z tych płytek musi dotykać którejś z już umieszczonych.
        [RT-33-7] Każda z tych płytek musi dotykać innego boku podstawki.
        [RT-35-7] Te płytki trafiają na różne hordy.
       *[other] Na każdą hordę trafia tylko jedna z tych płytek.
    }
reason-cannot-build-there = { $clause ->
        [RT-25-5] Na tym kolorze nie można budować w tej rundzie.
        [RT-8-12] To miejsce budowy należy do innego gracza.
        [RT-8-11] Na tym miejscu budowy stoi bohater.
        [RT-8-16] Na tym miejscu budowy są już dwie wieże.
       *[other] Dwie wieże dzielą miejsce budowy tylko wtedy, gdy jedna z nich jest wieżą żołnierzy.
    }
reason-cannot-buy = { $clause ->
        [RT-1-14] Żelazne wyzwanie zabrania tu kupowania wież.
        [RT-23-5] Wież poziomu 3 i 4 nie można kupić.
        [RT-R49] Tej wieży nie ma w zasobach albo ma za wysoki poziom na ten scenariusz.
       *[other] Za mało kryształów.
    }
reason-cannot-copy = Tej zdolności specjalnej nie można powtórzyć.
reason-cannot-end-there = { $clause ->
        [RT-R55] Leży tam karta terenu.
        [RT-16-5] Stoi tam wieża.
        [RT-13-13] Bohater nie może zakończyć ruchu na portalu.
        [RT-17-9] Bohater nie może zakończyć ruchu na bossie.
       *[other] Na karcie hordy nie ma miejsca na podstawkę.
    }
reason-cannot-pass = { $clause ->
        [RT-14-2] Wieżę przekazuje się o poziom wyższą, a nie jako tę.
       *[other] Wieżę przekazuje się innemu graczowi.
    }
reason-cannot-strike-boss = { $clause ->
        [RT-29-5] To zaklęcie nie działa na bossa.
       *[other] W tym scenariuszu bohaterowie nie mogą atakować bossa.
    }
reason-cannot-strike-portal = { $clause ->
        [RT-13-15] To zaklęcie nie działa na portale.
       *[other] Bohaterowie nie mogą atakować portali.
    }
reason-covered-square = Ta kratka jest już zakryta.
reason-deadly = Śmiercionośnych wrogów zakrywają tylko płytki.
reason-declared-done = Koniec fazy już ogłoszony. Najpierw wróć do gry.
reason-empty-square = Żołnierz musi stanąć na wrogu.
reason-face-down = Ta zdolność specjalna jest użyta i leży zakryta.
reason-hero-card-used = { $clause ->
        [RT-R67] Twój bohater jest pokonany.
        [RT-15-5] Twój bohater właśnie wrócił do życia i w tej rundzie nic nie robi.
       *[other] Twój bohater był już aktywowany w tej rundzie.
    }
reason-hero-not-free = { $clause ->
        [RT-R124] Ta postać jest tutaj bossem.
       *[other] Ktoś już gra tym bohaterem.
    }
reason-iron-rule = Żelazne wyzwanie tego tu zabrania.
reason-linked-tiles = Płytki połączone znakiem + trafiają na jedną i tę samą hordę.
reason-must-attack = { $clause ->
        [RT-26-6] Co zaklęcie może umieścić, to trzeba umieścić.
        [RT-R61] To, czym bohater atakuje, trzeba umieścić, o ile się mieści.
       *[other] Z ataku, który ma dozwolony cel, nie można zrezygnować.
    }
reason-must-open-portal = Dopóki płytka portalu gdzieś się mieści, trzeba ją położyć.
reason-no-beast = Żbika nie ma na mapie albo był już aktywowany w tej rundzie.
reason-no-building-site = Nie ma tam miejsca budowy.
reason-no-horde-there = Nie ma tam hordy.
reason-no-place-for-portal = { $clause ->
        [RT-29-11] Ta horda jest już portalem.
        [RT-29-12] Na tej hordzie stoi bohater.
       *[other] Płytka portalu tam się nie mieści albo pokonałaby hordę.
    }
reason-no-room-for-base = Podstawka zakrywa 2×2 wolne kratki bez śmiercionośnego wroga.
reason-no-shelter = Ustąpić można tylko na sąsiednie wolne pole ścieżki lub miejsce budowy bez wieży.
reason-no-soldier-due = Ten atak nie stawia już żołnierza.
reason-no-soldiers-left = Wszyscy żołnierze stoją już na kartach hord.
reason-no-such-ability = Bohater nie ma tej zdolności specjalnej na planszy.
reason-no-such-spell = Nie macie tego zaklęcia.
reason-no-such-tile = Takiej płytki ten atak już nie ma.
reason-no-turning = Tej płytki nie wolno obracać.
reason-no-upgrade = Tej wieży nie można teraz ulepszyć, a w grze solo nie ma komu jej przekazać.
reason-no-way-on = Stąd nie ma tam drogi.
reason-not-in-hand = { $clause ->
        [RT-14-8] Przekazana wieża trafia na rękę dopiero pod koniec rundy.
        [RT-14-9] Wieży z miejsca budowy nie można przekazać.
       *[other] Nie masz tej wieży na ręce.
    }
reason-not-on-bench = { $clause ->
        [RT-R104] W każdej rundzie z ławki wchodzi tylko jeden bohater.
       *[other] Tego bohatera nie ma na twojej ławce.
    }
reason-nothing-in-reach = Stąd nie ma w co trafić.
reason-off-the-card = Tej kratki nie ma na karcie.
reason-off-the-map = Takiego pola nie ma na mapie.
reason-on-a-hero = Płytka nie może leżeć na bohaterze.
reason-on-a-soldier = Płytka nie może leżeć na żołnierzu.
reason-on-a-tile = Płytka nie może leżeć na innej płytce.
reason-one-action = { $clause ->
        [RT-18-24] Kto odpoczywa, nie robi już w tej rundzie nic innego.
       *[other] Podczas aktywacji bohater wykonuje jedną akcję.
    }
reason-one-movement = { $clause ->
        [RT-16-7] Po akcji wykonanej w trakcie ruchu bohater nie idzie dalej.
       *[other] Podczas aktywacji bohater rusza się raz.
    }
reason-other-horde = Ten atak trafia tylko jedną określoną hordę.
reason-out-of-reach = { $clause ->
        [RT-30-7] Horda na polu bohatera nie jest hordą sąsiednią.
        [RT-18-8] Atak dystansowy nie trafia hordy, na której stoi bohater.
       *[other] Ta horda jest poza zasięgiem.
    }
reason-portal-too-high = Ta wieża ma za niski poziom na ten portal.
reason-portal-surges = W tej burzy portal wymaga wieży o poziom wyższej.
reason-red-square = { $clause ->
        [RT-13-2] Kratka z poziomem portalu pozostaje odkryta.
       *[other] Czerwonych kratek nie można zakryć.
    }
reason-resistant = Ten wróg jest odporny na ataki tego typu.
reason-soldiers-left = Dopóki w zasobach są żołnierze, nie przestawia się ich z innych kart.
reason-spell-too-strong = { $clause ->
        [RT-26-2] To zaklęcie jest już wybrane.
       *[other] To zaklęcie ma za dużo symboli mocy na ten scenariusz.
    }
reason-storm-forbids = Burza portalowa zabrania tego w tej rundzie.
reason-too-far = { $clause ->
        [RT-16-8] Bohater wchodzi na mapę na polu ścieżki przy wyjściu.
       *[other] To za daleko.
    }
reason-too-near-exit = Burza rozdziera tylko hordę, która ma przed sobą jeszcze co najmniej cztery pola.


## Błędy w przygotowaniu

fault-unreadable-hero = Gracz zgłasza jednego bohatera i jego zdolności specjalne, po nazwie.
fault-hero-taken = Dwóch graczy nie może grać tym samym bohaterem.
fault-some-heroes = Bohatera wybierają z góry albo wszyscy, albo nikt.
fault-no-hero = Takim bohaterem nie można grać.
fault-hero-is-boss = Ta postać jest bossem scenariusza.
fault-iron-rule = Żelazne wyzwanie nie pozwala tu na zdolności specjalne.
fault-wrong-ability = Zdolności specjalne muszą być różne i należeć do bohatera.
fault-too-many-abilities = Na planszy bohatera mieszczą się dwie zdolności specjalne.


## Koniec gry

ends-won = Królestwo ocalone! Zwyciężają: { $players }.
    .alone = Królestwo ocalone! Zwycięża { $players }.
ends-lost = Królestwo upadło.
outcome-RT-24-1 = Ostatni portal jest zniszczony.
outcome-RT-24-6 = Boss jest pokonany.
outcome-RT-24-3 = Królestwo straciło ostatni żeton zdrowia.
outcome-RT-24-4 = Do królestwa wdarł się portal.
outcome-RT-24-5 = Do królestwa wdarł się boss.
outcome-RT-29-35 = Lilith doszła do końca swojej drogi.
outcome-RT-C18 = Czarodziejki Czasu dotarły do białego miejsca budowy.


## Pojęcia

term-activate = aktywować
term-adjacent = sąsiedni
term-arrival-token = żeton nadejścia
term-basic-attack = atak podstawowy
term-bench = ławka bohaterów
term-boss = boss
term-boss-action = karta akcji bossa
term-building-site = miejsce budowy
term-campaign = kampania
term-common-supply = wspólne zasoby
term-cover = zakryć
term-crystal = kryształ
term-deadly = śmiercionośny
term-difficulty = poziom trudności
term-direction-arrow = strzałka kierunku
term-displace = ustąpienie
term-enemy = wróg
term-enemy-deck = talia wrogów
term-engagement = starcie
term-exit = wyjście
term-flying = latająca
term-fork = rozwidlenie
term-free-rotation = dowolny obrót
term-ghost = duch
term-hand = ręka
term-haste = pośpiech
term-healing = leczenie
term-health = zdrowie
term-hero = bohater
term-hero-board = plansza bohatera
term-horde = horda
term-kingdom = królestwo
term-large = wielki wróg
term-lasting = zdolność trwała
term-level = poziom
term-life-card = karta życia
term-linked-tiles = połączone płytki (+)
term-magic = atak magiczny
term-melee = atak wręcz
term-movement-point = punkt ruchu
term-passed-towers = przekazane wieże
term-passing = przekazywanie i ulepszanie
term-path = ścieżka
term-phase = faza
term-physical = atak fizyczny
term-portal = portal
term-portal-tile = płytka portalu
term-power-symbol = symbol mocy
term-precise = atak precyzyjny
term-protection = ochrona
term-ranged = atak dystansowy
term-reach = zasięg
term-resists-magic = odporność na magię
term-resists-physical = odporność fizyczna
term-rest = odpoczynek
term-revival = powrót do życia
term-round = runda
term-scenario = scenariusz
term-scouts = zwiadowcy
term-soldier = żołnierz
term-space = pole
term-special-ability = zdolność specjalna
term-spell = zaklęcie
term-square = kratka
term-stack = stos hord
term-starting-towers = wieże początkowe
term-storm = burza portalowa
term-targeting = celowanie
term-terrain = karta terenu
term-tile = płytka obrażeń
term-touch = dotykać
term-tower = wieża
term-universal = atak uniwersalny
term-white-site = białe miejsce budowy
term-wildcat = żbik
term-wound = rana


## Słowa kluczowe i krótkie objaśnienia

keyword-adjacent = Tuż obok, także na ukos. Pole nie sąsiaduje samo ze sobą.
keyword-arrival-token = Tędy hordy wchodzą na mapę; niższe numery nadchodzą i ruszają się wcześniej.
keyword-basic-attack = Akcja, którą bohater ma zawsze do dyspozycji, bez żadnej zdolności specjalnej.
keyword-bench = Pozostali bohaterowie gracza grającego solo. Każdy może na jedną rundę wejść w dowolnym miejscu mapy i wykonać atak podstawowy.
keyword-boss = Szczególny wróg z własnymi zasadami. Jeśli wedrze się do królestwa, przegrywacie.
keyword-building-site = Pole na wieże. Buduj tylko na swoim kolorze albo na białym; dwie wieże mieszczą się tu tylko wtedy, gdy jedna z nich jest wieżą żołnierzy.
keyword-crystal = Wspólne pieniądze na nowe wieże: 2 kryształy za poziom 1, 3 za poziom 2. Nie można mieć ich więcej niż 12.
keyword-deadly = Tego wroga zakrywają tylko płytki, nigdy żołnierze ani bohaterowie.
keyword-displace = Bohater, który stoi hordzie na drodze, przechodzi na sąsiednie wolne pole ścieżki lub miejsce budowy, a gdy ich nie ma, wraca na planszę. Nie rani go to.
keyword-engagement = Bohater, który kończy ruch na hordzie, stawia podstawkę na 2×2 wolnych kratkach, zakrywa wrogów pod nią i powstrzymuje hordę.
keyword-exit = Tędy hordy opuszczają mapę. Każdy niezakryty wróg kosztuje wtedy królestwo 1 punkt zdrowia, wielki 4.
keyword-flying = Latającej hordy nic nie powstrzyma: żołnierze i bohaterowie muszą ją opuścić, zanim ruszy. Ląduje na innych hordach, których nie można wtedy atakować.
keyword-free-rotation = Płytki tego ataku można dowolnie obracać i odwracać.
keyword-ghost = Gdy horda z tym symbolem pada, bohaterowie muszą z niej zejść, a jej miejsce zajmuje karta ducha.
keyword-haste = Jeśli symbol jest widoczny, horda próbuje ruszyć się dwa razy. Żołnierze zatrzymują tylko pierwszą próbę, bohaterowie obie.
keyword-healing = Jeśli symbol jest widoczny, przed ruchem z hordy znikają wszystkie płytki. Sprawdza się go najpierw.
keyword-health = Bohater bez zdrowia jest pokonany; królestwo bez zdrowia upada.
keyword-horde = Karta pełna wrogów. Pada w 3. fazie, jeśli wszyscy są zakryci.
keyword-large = Zajmuje 2×2 kratki i wszystkie muszą być zakryte. Jeśli ucieknie, królestwo traci 4 punkty zdrowia.
keyword-lasting = Działa do końca rundy.
keyword-life-card = Zakrywanie jej rani bossa. Po ostatniej boss jest pokonany.
keyword-linked-tiles = Wszystko, co łączy znak +, trafia na jedną i tę samą hordę.
keyword-magic = Nie zakryje wrogów odpornych na magię.
keyword-melee = Trafia tylko hordę, z którą bohater jest w starciu.
keyword-passing = Przekazana wieża rośnie o poziom i pod koniec rundy trafia na rękę nowego właściciela. Inaczej wież ulepszać nie można.
keyword-physical = Nie zakryje wrogów z odpornością fizyczną.
keyword-portal = Atakować go mogą tylko wieże jego poziomu lub wyższego, a potem przepadają. Bohaterowie nie mogą. Jeśli wedrze się do królestwa, przegrywacie.
keyword-portal-tile = Zmienia hordę, na której leży, w portal i zakrywa wrogów pod sobą.
keyword-power-symbol = Jak potężne jest zaklęcie; scenariusz mówi, ile symboli jest dozwolonych.
keyword-precise = Sięga dowolnego pola ścieżki na mapie.
keyword-protection = Kto ją ma, nie otrzymuje ran do końca rundy. Żołnierzy nigdy nie chroni.
keyword-ranged = Trafia hordy wskazane strzałkami, ale nie tę, na której stoi bohater.
keyword-reach = Strzałki pokazują, dokąd sięga atak, patrząc w przód od wieży lub bohatera; liczba to największa odległość. Nic po drodze nie przeszkadza.
keyword-resists-magic = Ataki magiczne nie zakrywają tego wroga.
keyword-resists-physical = Ataki fizyczne nie zakrywają tego wroga.
keyword-rest = Akcja: pełne zdrowie i wszystkie zdolności specjalne zostają odkryte.
keyword-revival = Pokonany bohater spędza następną rundę na powrocie do życia i nic innego w niej nie robi.
keyword-scouts = Nadchodząc, usuwają pierwszą ze swoich kart terenu, która jest jeszcze w grze, i wchodzą na jej miejsce.
keyword-soldier = Zakrywa jedną kratkę z wrogiem i powstrzymuje hordę przez jedną próbę ruchu. Jest ich 12.
keyword-special-ability = Używa się jej jako akcji, potem zostaje zakryta. Odkrywa ją odpoczynek. Bohater ma dwie.
keyword-spell = Działa raz na grę. W 2. fazie może je rzucić każdy, a zaklęć i kilka.
keyword-stack = Hordy na jednym polu. Atakować można tylko tę na wierzchu; ona też rusza się pierwsza.
keyword-storm = Dodatkowe wyzwanie: karta burzy pojawia się rundę wcześniej, a potem działa przez jedną rundę. Wiadomo, które burze zostały, ale nie w jakiej kolejności.
keyword-targeting = Jeśli symbol jest widoczny, horda po swoim ruchu rani każdego bohatera, który jest na niej lub obok niej.
keyword-terrain = Blokuje ścieżkę i żeton nadejścia, dopóki nie usuną jej zwiadowcy.
keyword-tile = Zakrywa kratki jednej karty hordy. Nie może na nic nachodzić i nie obraca się, chyba że atak na to pozwala.
keyword-touch = Stykać się bokiem; róg nie wystarczy.
keyword-universal = Ani fizyczny, ani magiczny: żadna odporność przed nim nie chroni.
keyword-white-site = Budować tu może każdy, a potem gracze ustalają, kto bierze którą wieżę.
keyword-wildcat = Druga figurka Allerii. Co rundę może przejść 2 pola, powstrzymuje hordy i nie szkodzi mu, gdy horda pod nim pada. Każda inna rana odsyła go na planszę.
keyword-wound = Kosztuje 1 punkt zdrowia. Bohaterów ranią padające hordy, na których stoją, hordy, które powstrzymują, celowanie i bossowie.


## Podpowiedzi: pytania o sytuację

hint-clear-yes = { $means ->
        [towers] tak, { $horde_acc } { $horde_at } można w tej rundzie pokonać samymi wieżami.
        [heroes] tak, { $horde_acc } { $horde_at } można w tej rundzie pokonać z pomocą bohaterów.
        [abilities] tak, { $horde_acc } { $horde_at } można w tej rundzie pokonać, ale tylko ze specjalną zdolnością.
       *[spells] tak, { $horde_acc } { $horde_at } można w tej rundzie pokonać, ale tylko z zaklęciem lub z ławką.
    }
hint-clear-no = nie, { $horde_gen } { $horde_at } nie da się w tej rundzie pokonać; { $n ->
        [one] w najlepszym razie odkryte zostanie jedno pole.
        [few] w najlepszym razie odkryte zostaną { $n } pola.
       *[many] w najlepszym razie odkrytych zostanie { $n } pól.
    }
hint-clear-unknown = nie znaleziono sposobu, by { $horde_acc } { $horde_at } w tej rundzie pokonać, ale nie sprawdzono wszystkiego.
hint-tower-none = żadna wieża na ręce niczego teraz nie zmieni.
hint-tower-nudge = spójrz na wieże na ręce ({ $seat }): jedna z nich znaczy więcej niż wszystkie inne.
hint-tower-most = czego w tej rundzie by brakowało, w zdrowiu królestwa:
hint-tower = { $tower } ({ $seat }): { $loss }
hint-through-none = w tej rundzie nic nie musi się przedrzeć.
hint-through-some = { $n ->
        [one] jedna horda pewnie się przedrze i będzie kosztować { $cost } pkt. zdrowia.
        [few] { $n } hordy pewnie się przedrą i będą kosztować { $cost } pkt. zdrowia.
       *[many] { $n } hord pewnie się przedrze i będzie kosztować { $cost } pkt. zdrowia.
    }
hint-through-lost = uwaga: jeśli nikt nie ma lepszego pomysłu, gra jest w tej rundzie przegrana.
hint-through = { $horde } { $horde_at } się przedziera: { $cost } pkt. zdrowia
hint-near = { $horde } { $horde_at } stanie potem przed wyjściem.
hint-think-of = pomyśl o: { $what }.
hint-plan = cały plan:
hint-step = { $seat }: { $label } [{ $text }]
