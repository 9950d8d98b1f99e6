# Bohaterowie i zaklęcia Rift in Time. Nazwy zdolności i zaklęć pochodzą z ich płytek: { $fire-rain }.

lesson = Bohaterowie i zaklęcia
    .about = Twój bohater potrafi uderzyć, zatrzymać całą hordę, chronić się i odpoczywać. Zaklęcia działają raz na grę, za to wszędzie. Wypróbuj wszystko.
    .end = Wiesz już, co potrafią bohaterowie i zaklęcia. Zaklęcia wchodzą do gry od czwartego scenariusza, bohater walczy od pierwszego. Do dzieła!

attack = Walka wręcz
    .do = Malik stoi na tej hordzie, a jego podstawka zakrywa już jednego goblina. Aktywuj go i użyj ataku podstawowego: płytki 2×2 kratki na hordzie, na której stoi. Zakryj pozostałe trzy i zakończ aktywację.
    .why = Podstawka i płytka razem zakrywają całą hordę. W każdej rundzie bohater może się poruszyć i wykonać jedną akcję, w dowolnej kolejności. Gdyby teraz odszedł, podstawka niczego by już nie zakrywała.
    .hint = Wybierz bohatera, a potem atak podstawowy. Zwrot nie ma tu znaczenia. Połóż płytkę na trzech goblinach i zakończ aktywację.
    .not = Aktywuj Malika i zaatakuj.
    .move = Zostań! Jeśli odejdzie, goblin pod podstawką znów będzie odkryty.
    .rest = Ma pełne zdrowie. Zaatakuj!
    .missed = Nie wszystkie gobliny są zakryte. Jednego trzyma podstawka, płytka musi objąć pozostałe trzy: spróbuj jeszcze raz.

hold = Żywy mur
    .do = Sześć goblinów zaraz się przedrze, a tego królestwo nie zniesie. W tej rundzie ich nie pokonasz, ale możesz je zatrzymać. Poprowadź Malika na hordę, zakończ aktywację i naciśnij „Gotowe”.
    .why = Horda, na której stoi bohater, się nie rusza. Za każdym razem kosztuje go to 1 ranę, ale w odróżnieniu od żołnierza zostaje na miejscu. Przy pośpiechu zatrzymuje obie próby, za 2 rany.
    .hint = Wybierz bohatera, a potem hordę u bram; podstawkę ustaw gdziekolwiek. Zakończ aktywację i naciśnij „Gotowe”.
    .not = Poprowadź Malika na hordę.
    .move = Nie tam: zatrzyma hordę tylko wtedy, gdy na niej stanie.
    .rest = Nie ma na to czasu: horda stoi u bram!
    .missed = Nikt nie stanął jej na drodze i królestwo upadło. Zanim naciśniesz „Gotowe”, poprowadź Malika na hordę.

ability = Zdolność specjalna
    .do = Malik trzyma hordę, ale ledwo stoi na nogach: zostały mu 2 punkty zdrowia. Użyj jego zdolności specjalnej { $hands-off }: chroni go do końca rundy. Jeśli chcesz, także zaatakuj, a potem zakończ aktywację i rundę.
    .why = Chroniony bohater nie odnosi żadnych ran, a horda i tak się nie ruszyła. Użytą zdolność się zakrywa i wraca dopiero, gdy bohater odpocznie.
    .hint = Wybierz bohatera, a potem { $hands-off }. Zaatakuj albo nie, zakończ aktywację i naciśnij „Gotowe”.
    .not = Użyj zdolności specjalnej { $hands-off }.
    .move = Jeśli odejdzie, horda się przedrze. Zostań i użyj { $hands-off }.
    .rest = Odpoczynek by go uleczył, ale horda od razu by go zraniła. Najpierw { $hands-off }.
    .missed = Horda go zraniła. Zanim naciśniesz „Gotowe”, użyj { $hands-off }.

rest = Odpoczynek
    .do = Niebezpieczeństwo minęło, a Malikowi został 1 punkt zdrowia. Niech odpocznie: zabiera mu to akcję, ale wciąż może się poruszyć. Potem zakończ aktywację.
    .why = Pełne zdrowie, a { $hands-off } znów leży odkryte. Odpoczynek w spokojnej rundzie bywa wart więcej niż cios. Bohater bez zdrowia wypada z gry na całą rundę.
    .hint = Wybierz bohatera, potem „Odpoczynek” i zakończ aktywację.
    .not = Niech Malik odpocznie.
    .missed = Nie odpoczął i wciąż ma 1 punkt zdrowia. Spróbuj jeszcze raz: najpierw odpoczynek.

spell = Zaklęcie
    .do = Ta horda jest daleko, a ty nie masz wieży. Masz jednak zaklęcie: { $fire-rain } kładzie jedną płytkę z dwóch kratek i jedną z jednej na dowolnej hordzie, gdziekolwiek jest. Zakryj trzy gobliny.
    .why = Zaklęcie nie potrzebuje wieży, bohatera ani zasięgu, a jego płytki wolno nawet dowolnie obracać. W tej grze już jednak nie wróci, więc zachowaj je na właściwą chwilę. Na portale większość zaklęć nie działa.
    .hint = Rzuć { $fire-rain }, połóż długą płytkę na dwóch goblinach jeden nad drugim, a małą na trzecim.
    .not = Rzuć zaklęcie { $fire-rain }.
    .hero = Nie dotarłby tam. Rzuć zaklęcie { $fire-rain }.
    .done = Zaklęcie jest gotowe, gobliny też. Rzuć zaklęcie { $fire-rain }.
    .missed = Jeden goblin jest jeszcze odkryty. Dwie kratki i jeszcze jedna: pasują dokładnie. Spróbuj jeszcze raz.

both = A teraz zatrzymaj obie
    .do = Dwie hordy stoją u bram, bohater już działał, a królestwo ma 3 punkty zdrowia. Horda, której inna stoi na drodze, przeskakuje ją, nawet poza mapę! Masz { $reinforcements }: dwóch żołnierzy na dowolne hordy. Ocal królestwo i naciśnij „Gotowe”.
    .why = Na każdej hordzie jeden żołnierz i żadna się nie ruszyła. Z oboma żołnierzami na pierwszej druga by ją przeskoczyła. Zyskaliście całą rundę: wykorzystaj ją dobrze.
    .hint = Rzuć { $reinforcements } i postaw po jednym żołnierzu na każdej z dwóch hord. Potem naciśnij „Gotowe”.
    .not = Teraz to niemożliwe.
    .missed = Jedna z hord się przedarła. Trzeba zatrzymać obie, a masz dwóch żołnierzy: spróbuj jeszcze raz.
