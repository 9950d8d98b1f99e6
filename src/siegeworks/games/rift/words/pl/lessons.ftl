## Pierwsza gra w Rift in Time. Nazwy wież pochodzą z ich kart: { $tower-id }.

lesson-first-game = Pierwsza gra
    .about = Hordy maszerują na królestwo, a wy powstrzymujecie je razem. Buduj wieże, układaj ich kształty, wezwij bohatera i zamknij portal.
    .end = Oto Rift in Time: zakrywać, powstrzymywać, ulepszać i zamykać portale. Drugi gracz już czeka. Czas na prawdziwą grę!

lesson-first-game-tower = Zbuduj wieżę
    .do = Horda dotarła na ostatnie pole ścieżki. Zagraj wieżę { $shooters } na jednym ze swoich miejsc budowy obok niej i obróć ją tak, żeby strzałka wskazywała hordę. Potem połóż płytkę obrażeń tak, żeby zakryła goblina.
    .why = Wieża atakuje od razu po zagraniu. Horda jest pokonana, gdy wszyscy wrogowie na jej karcie są zakryci; puste kratki się nie liczą.
    .hint = Wybierz wieżę, miejsce budowy pod hordą i zwrot strzałką w górę. Potem przesuń płytkę na goblina.
    .not = Najpierw budujemy: zagraj wieżę { $shooters }.
    .far = Stamtąd strzałka nie sięga hordy. Wybierz miejsce budowy tuż obok niej.
    .turned = W tym zwrocie strzałka mija hordę. Obracaj wieżę, aż wskaże hordę.
    .pass = Przekazywanie będzie później. Zagraj wieżę u siebie.
    .hero = Przyjdzie kolej i na bohatera. Najpierw zbuduj wieżę.
    .done = Goblin wszedłby prosto do królestwa. Najpierw zbuduj wieżę.
    .missed = Płytka minęła goblina. Musi leżeć na jego kratce: spróbuj jeszcze raz.

lesson-first-game-fit = Kształt musi pasować
    .do = Wieża { $apprentice } kładzie narożnik z trzech kratek. Samych płytek nie wolno obracać: jak obrócisz wieżę, tak obróci się jej płytka. Znajdź zwrot, w którym narożnik pasuje do trzech goblinów.
    .why = Wszystkie trzy za jednym zamachem! Płytka musi w całości leżeć na karcie i nie może nachodzić na inną, więc dobieraj miejsce i zwrot do kształtu.
    .hint = Miejsce budowy na prawo od hordy, zwrot w lewo. Potem połóż narożnik dokładnie na goblinach.
    .not = Zagraj wieżę { $apprentice } i dopasuj narożnik.
    .turned = Stamtąd i w tym zwrocie wieża nie sięga hordy.
    .pass = Ta wieża jest ci teraz potrzebna. Zagraj ją.
    .hero = Bohater może odpocząć. To zadanie dla wieży { $apprentice }.
    .done = Trzy gobliny są jeszcze odkryte. Najpierw zagraj wieżę { $apprentice }.
    .missed = Jeden goblin jest jeszcze odkryty. Spróbuj innego zwrotu wieży i zobacz, jak narożnik obraca się razem z nią.

lesson-first-game-reach = Blisko i daleko
    .do = Ta horda jest dalej. Wieża { $shooters } ma dwie strzałki jedna za drugą, więc strzela na dwa pola w linii prostej. Znajdź miejsce budowy, z którego sięgnie hordy.
    .why = Dwa pola dalej, a nic po drodze nie przeszkadza w strzale. Łucznicy sięgają daleko, magowie rażą dużą powierzchnię, artyleria rzuca kilka płytek, a wieże żołnierzy wysyłają żołnierzy.
    .hint = Miejsce budowy dwa pola pod hordą, strzałką w górę. To dwa pola na prawo też się nada.
    .not = Zagraj wieżę { $shooters } tak, żeby sięgnęła hordy.
    .turned = Stamtąd i w tym zwrocie strzał nie sięga hordy. Licz dwa pola w linii prostej.
    .pass = Ta wieża jest ci teraz potrzebna. Zagraj ją.
    .hero = Bohater zostaje na miejscu. Niech strzela wieża.
    .done = Jeszcze nie: jeden goblin jest odkryty.
    .missed = Płytka minęła goblina. Musi leżeć na jego kratce: spróbuj jeszcze raz.

lesson-first-game-round = Koniec rundy
    .do = Goblin z przodu jest zakryty, a drugi gracz już skończył. Zakończ i ty i zobacz, co się stanie: zakryte hordy są pokonane, wszystkie inne maszerują dalej.
    .why = Zakryta horda zniknęła i przyniosła 2 kryształy. Druga przesunęła się o jedno pole, a płytki na niej zostały. Wieże wróciły ci na rękę: w każdej rundzie buduje się od nowa.
    .hint = Naciśnij „Gotowe”.
    .not = Wystarczy nacisnąć „Gotowe”.
    .play = Można, ale wieża { $militia } nie sięgnie stąd żadnej hordy. Naciśnij „Gotowe”.
    .pass = Przekazywanie będzie później. Naciśnij „Gotowe”.
    .hero = Bohater nie jest tu potrzebny. Naciśnij „Gotowe”.

lesson-first-game-buy = Wydaj kryształy
    .do = Na końcu każdej rundy za kryształy kupuje się nowe wieże: poziom 1 kosztuje 2, poziom 2 kosztuje 3. Kup sobie dowolną wieżę poziomu 1.
    .why = Trafia prosto na twoją rękę i w nowej rundzie można ją zagrać. Kryształy należą do wszystkich, więc wspólnie decydujcie, kto co dostaje.
    .hint = Wybierz wieżę z zasobów i weź ją dla siebie.
    .not = Kup wieżę dla siebie.
    .done = Kryształy można oszczędzać, ale dwa z nich już teraz dają wieżę. Kup jedną.
    .partner = Co za hojność! Tym razem zatrzymaj wieżę dla siebie.

lesson-first-game-leave = Kto się przedrze
    .do = Nie każdą hordę da się zatrzymać. Ta stoi na ostatnim polu, dwa z czterech goblinów są zakryte, a ty nie masz już wieży. Naciśnij „Gotowe” i zobacz, ile to kosztuje.
    .why = Każdy odkryty wróg, który się przedrze, kosztuje królestwo 1 punkt zdrowia: z 6 na 4. Zakryci nie kosztują nic, więc warto zakryć choćby pół hordy. Bez zdrowia królestwo upada.
    .hint = Naciśnij „Gotowe”.
    .not = Nie ma nic innego do zrobienia: naciśnij „Gotowe”.
    .hero = Mógłby stanąć im na drodze, ale tym razem chcemy zobaczyć, ile to kosztuje. Naciśnij „Gotowe”.

lesson-first-game-soldier = Powstrzymaj ich
    .do = Cztery gobliny zaraz się przedrą, a królestwo ma tylko 3 punkty zdrowia. Jeden żołnierz wystarczy, by zatrzymać całą hordę. Zagraj obok wieżę { $militia }, postaw żołnierza na dowolnym goblinie i naciśnij „Gotowe”.
    .why = Horda nie ruszyła się z miejsca. Żołnierz odniósł ranę i zniknął, ale zyskaliście całą rundę. Gobliny wciąż stoją u bram, więc teraz je dobij.
    .hint = Miejsce budowy pod hordą strzałką w górę, potem dowolny goblin, a na koniec „Gotowe”.
    .not = Zagraj wieżę { $militia } tak, żeby żołnierz mógł wejść na hordę.
    .turned = Stamtąd i w tym zwrocie żołnierz nie sięgnie hordy.
    .pass = Żołnierze są potrzebni właśnie tutaj. Zagraj wieżę { $militia }.
    .hero = Też by ją zatrzymał, ale spróbujmy z żołnierzami.
    .missed = Nikt nie zatrzymał hordy i królestwo upadło. Zanim naciśniesz „Gotowe”, postaw na niej żołnierza.

lesson-first-game-pass = Przekaż i ulepsz
    .do = Drugi gracz właśnie przekazał ci wieżę. Wieże ulepsza się tylko przez przekazywanie, za każdym razem o jeden poziom. Przekaż w zamian jedną swoją.
    .why = Ulepszona wieża leży zakryta u drugiego gracza i na końcu rundy trafi na jego rękę. Twoja też jest w drodze. Zacznijcie wcześnie i róbcie to często!
    .hint = Wybierz wieżę na ręce i przekaż ją drugiemu graczowi.
    .not = Przekaż wieżę drugiemu graczowi.
    .play = Horda jest jeszcze daleko. Wykorzystaj czas na ulepszanie: przekaż wieżę.
    .hero = Bohater może poczekać. Przekaż wieżę.
    .done = Zanim skończysz, przekaż wieżę. To nic nie kosztuje.

lesson-first-game-resist = Stal przeciw strzałom
    .do = Dwaj z tych wrogów to pancerni: ataki fizyczne ich nie zakrywają. Czerwone strzałki są fizyczne, niebieskie magiczne. Wybierz właściwą wieżę i zakryj wszystko, co zostało.
    .why = Magia nie zważa na pancerz. Wszystkie wieże magów są magiczne, łucznicy i artyleria fizyczni; inni wrogowie opierają się za to magii. Zanim zbudujesz, spójrz na znaki.
    .hint = Wieża { $apprentice } na miejscu budowy na prawo od hordy, zwrot w lewo.
    .not = Zakryj pancernych magią.
    .physical = Strzały odbijają się od pancernych. Wybierz wieżę z niebieską strzałką.
    .turned = Stamtąd i w tym zwrocie narożnik nie sięga albo nie pasuje.
    .pass = Ta wieża jest ci teraz potrzebna. Zagraj ją.
    .hero = Poradziłby sobie, ale tu chodzi o magię. Zagraj wieżę { $apprentice }.
    .done = Są jeszcze odkryci wrogowie. Najpierw zagraj wieżę { $apprentice }.
    .missed = Coś jest jeszcze odkryte. Narożnik pasuje dokładnie do trzech ostatnich: spróbuj jeszcze raz.

lesson-first-game-hero = Wezwij bohatera
    .do = Raz na rundę twój bohater może się poruszyć i wykonać akcję. Aktywuj Malika, przesuń go na hordę i ustaw jego podstawkę tak, żeby zakryła wszystkich czterech wrogów. Potem zakończ aktywację.
    .why = Podstawka zakrywa 2×2 kratki, niezależnie od odporności wrogów pod nią. Tutaj to cała horda i bohater nie musi nawet atakować.
    .hint = Wybierz bohatera, a potem hordę na lewo nad nim. Podstawka ma stanąć na czterech wrogach pośrodku.
    .not = Aktywuj bohatera i poprowadź go na hordę.
    .move = Nie tam: idź prosto na hordę.
    .rest = Ma pełne zdrowie. Poprowadź go do walki!
    .attack = Nie trzeba: jeśli podstawka stoi dobrze, wszystko jest zakryte. Zakończ aktywację.
    .missed = Podstawka nie zakrywa wszystkich wrogów. Spróbuj jeszcze raz: 2×2 kratki, dokładnie pośrodku.

lesson-first-game-wound = Bohaterowie też krwawią
    .do = Zakończ rundę i zobacz, co się stanie z hordą i co z Malikiem.
    .why = Horda jest pokonana, ale kto na niej stał, odnosi 1 ranę: zostały mu 4 punkty zdrowia. Bohater powstrzymuje też hordę przed ruchem, za każdym razem za 1 ranę. Zamiast atakować może odpocząć i jest znów jak nowy.
    .hint = Naciśnij „Gotowe”.
    .not = Wystarczy nacisnąć „Gotowe”.

lesson-first-game-portal = Zamknij portal
    .do = Z portali wylewają się hordy, a portal, który wejdzie do królestwa, oznacza porażkę. Liczba pośrodku to poziom, którego potrzebuje wieża, a ta kratka zostaje wolna. Wieża { $shooters } ma poziom 1: zakryj dwóch ostatnich wrogów.
    .why = Wszyscy wrogowie są zakryci, więc po tej fazie portal się zamknie. Ma to swoją cenę: wieża, która atakuje portal, zostaje zakryta i wraca do zasobów. Dobrze przemyśl, którą poświęcasz.
    .hint = Miejsce budowy pod portalem strzałką w górę albo to nad nim strzałką w dół.
    .not = Zaatakuj portal wieżą { $shooters }.
    .turned = Stamtąd i w tym zwrocie strzał nie sięga portalu.
    .pass = Portal stoi u bram! Zagraj wieżę.
    .hero = Bohaterowie nic nie zdziałają przeciw portalom. Potrzebna jest wieża.
    .done = Wtedy portal wszedłby do królestwa i wszystko byłoby stracone.
    .missed = Trzeba zakryć dwóch wrogów, a płytka pasuje do obu. Spróbuj jeszcze raz.

lesson-first-game-win = A teraz wygraj
    .do = Ostatni portal stoi u bram, a ty masz dwie wieże. Zakryj wszystkich jego wrogów i naciśnij „Gotowe”. Koniec podpowiedzi: dokąd z wieżami i co gdzie pasuje?
    .why = Zwycięstwo! Gdy ostatni portal jest zniszczony, wygrywacie na końcu tej rundy. Wieże, kształty i dobre oko: królestwo może na tobie polegać.
    .hint = Wieża { $apprentice } od dołu zakrywa samotnego goblina i jednego z rzędu. Wieża { $shooters } od góry bierze resztę.
    .not = Teraz to niemożliwe.
    .missed = Portal wszedł do królestwa. Przyjrzyj się, jak kształty obracają się razem z wieżami, i spróbuj jeszcze raz!


## Bohaterowie i zaklęcia Rift in Time. Nazwy zdolności i zaklęć pochodzą z ich płytek: { $fire-rain }.

lesson-heroes-and-spells = Bohaterowie i zaklęcia
    .about = Twój bohater potrafi uderzyć, zatrzymać całą hordę, chronić się i odpoczywać. Zaklęcia działają raz na grę, za to wszędzie. Wypróbuj wszystko.
    .end = Wiesz już, co potrafią bohaterowie i zaklęcia. Zaklęcia wchodzą do gry od czwartego scenariusza, bohater walczy od pierwszego. Do dzieła!

lesson-heroes-and-spells-attack = Walka wręcz
    .do = Malik stoi na tej hordzie, a jego podstawka zakrywa już jednego goblina. Aktywuj go i użyj ataku podstawowego: płytki 2×2 kratki na hordzie, na której stoi. Zakryj pozostałe trzy i zakończ aktywację.
    .why = Podstawka i płytka razem zakrywają całą hordę. W każdej rundzie bohater może się poruszyć i wykonać jedną akcję, w dowolnej kolejności. Gdyby teraz odszedł, podstawka niczego by już nie zakrywała.
    .hint = Wybierz bohatera, a potem atak podstawowy. Zwrot nie ma tu znaczenia. Połóż płytkę na trzech goblinach i zakończ aktywację.
    .not = Aktywuj Malika i zaatakuj.
    .move = Zostań! Jeśli odejdzie, goblin pod podstawką znów będzie odkryty.
    .rest = Ma pełne zdrowie. Zaatakuj!
    .missed = Nie wszystkie gobliny są zakryte. Jednego trzyma podstawka, płytka musi objąć pozostałe trzy: spróbuj jeszcze raz.

lesson-heroes-and-spells-hold = Żywy mur
    .do = Sześć goblinów zaraz się przedrze, a tego królestwo nie zniesie. W tej rundzie ich nie pokonasz, ale możesz je zatrzymać. Poprowadź Malika na hordę, zakończ aktywację i naciśnij „Gotowe”.
    .why = Horda, na której stoi bohater, się nie rusza. Za każdym razem kosztuje go to 1 ranę, ale w odróżnieniu od żołnierza zostaje na miejscu. Przy pośpiechu zatrzymuje obie próby, za 2 rany.
    .hint = Wybierz bohatera, a potem hordę u bram; podstawkę ustaw gdziekolwiek. Zakończ aktywację i naciśnij „Gotowe”.
    .not = Poprowadź Malika na hordę.
    .move = Nie tam: zatrzyma hordę tylko wtedy, gdy na niej stanie.
    .rest = Nie ma na to czasu: horda stoi u bram!
    .missed = Nikt nie stanął jej na drodze i królestwo upadło. Zanim naciśniesz „Gotowe”, poprowadź Malika na hordę.

lesson-heroes-and-spells-ability = Zdolność specjalna
    .do = Malik trzyma hordę, ale ledwo stoi na nogach: zostały mu 2 punkty zdrowia. Użyj jego zdolności specjalnej { $hands-off }: chroni go do końca rundy. Jeśli chcesz, także zaatakuj, a potem zakończ aktywację i rundę.
    .why = Chroniony bohater nie odnosi żadnych ran, a horda i tak się nie ruszyła. Użytą zdolność się zakrywa i wraca dopiero, gdy bohater odpocznie.
    .hint = Wybierz bohatera, a potem { $hands-off }. Zaatakuj albo nie, zakończ aktywację i naciśnij „Gotowe”.
    .not = Użyj zdolności specjalnej { $hands-off }.
    .move = Jeśli odejdzie, horda się przedrze. Zostań i użyj { $hands-off }.
    .rest = Odpoczynek by go uleczył, ale horda od razu by go zraniła. Najpierw { $hands-off }.
    .missed = Horda go zraniła. Zanim naciśniesz „Gotowe”, użyj { $hands-off }.

lesson-heroes-and-spells-rest = Odpoczynek
    .do = Niebezpieczeństwo minęło, a Malikowi został 1 punkt zdrowia. Niech odpocznie: zabiera mu to akcję, ale wciąż może się poruszyć. Potem zakończ aktywację.
    .why = Pełne zdrowie, a { $hands-off } znów leży odkryte. Odpoczynek w spokojnej rundzie bywa wart więcej niż cios. Bohater bez zdrowia wypada z gry na całą rundę.
    .hint = Wybierz bohatera, potem „Odpoczynek” i zakończ aktywację.
    .not = Niech Malik odpocznie.
    .missed = Nie odpoczął i wciąż ma 1 punkt zdrowia. Spróbuj jeszcze raz: najpierw odpoczynek.

lesson-heroes-and-spells-spell = Zaklęcie
    .do = Ta horda jest daleko, a ty nie masz wieży. Masz jednak zaklęcie: { $fire-rain } kładzie jedną płytkę z dwóch kratek i jedną z jednej na dowolnej hordzie, gdziekolwiek jest. Zakryj trzy gobliny.
    .why = Zaklęcie nie potrzebuje wieży, bohatera ani zasięgu, a jego płytki wolno nawet dowolnie obracać. W tej grze już jednak nie wróci, więc zachowaj je na właściwą chwilę. Na portale większość zaklęć nie działa.
    .hint = Rzuć { $fire-rain }, połóż długą płytkę na dwóch goblinach jeden nad drugim, a małą na trzecim.
    .not = Rzuć zaklęcie { $fire-rain }.
    .hero = Nie dotarłby tam. Rzuć zaklęcie { $fire-rain }.
    .done = Zaklęcie jest gotowe, gobliny też. Rzuć zaklęcie { $fire-rain }.
    .missed = Jeden goblin jest jeszcze odkryty. Dwie kratki i jeszcze jedna: pasują dokładnie. Spróbuj jeszcze raz.

lesson-heroes-and-spells-both = A teraz zatrzymaj obie
    .do = Dwie hordy stoją u bram, bohater już działał, a królestwo ma 3 punkty zdrowia. Horda, której inna stoi na drodze, przeskakuje ją, nawet poza mapę! Masz { $reinforcements }: dwóch żołnierzy na dowolne hordy. Ocal królestwo i naciśnij „Gotowe”.
    .why = Na każdej hordzie jeden żołnierz i żadna się nie ruszyła. Z oboma żołnierzami na pierwszej druga by ją przeskoczyła. Zyskaliście całą rundę: wykorzystaj ją dobrze.
    .hint = Rzuć { $reinforcements } i postaw po jednym żołnierzu na każdej z dwóch hord. Potem naciśnij „Gotowe”.
    .not = Teraz to niemożliwe.
    .missed = Jedna z hord się przedarła. Trzeba zatrzymać obie, a masz dwóch żołnierzy: spróbuj jeszcze raz.
