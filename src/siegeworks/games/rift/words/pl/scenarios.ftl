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
switch-difficulty = { term-difficulty }
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
