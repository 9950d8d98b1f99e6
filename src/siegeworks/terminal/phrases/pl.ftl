# What only the terminal says; everything else comes from the words of the program and its games.


## The screen

step-prepare = Przygot.
step-draw = Dobranie
step-advance = Postęp
step-deploy = Wystawianie
step-extra = Dodatk.
step-end = Koniec
step-reserves = Rezerwa
step-actions = Akcje
ui-set-up = Przygotowanie gry
ui-ready-and-committed = gotowe: { $ready }, zaangażowane: { $committed }
ui-leaving = { $card } opuszcza tor walki
ui-negated = zanegowane
ui-open-to-reactions = można zareagować
ui-printed = na karcie { $value }
ui-token-available = żeton dostępny
ui-token-used = żeton zużyty
ui-goal = Zwycięstwo
ui-partner-may-act = partner: niech zagra { $player } ({ $step })


## Answers

ui-step-passed = { $step }: gra toczy się dalej bez pytania
ui-stops-hint = Po poleceniu „stops all” gra pyta częściej.
ui-siegestorm-stops-hint = Po poleceniu „stops all” gra pyta też w krokach przygotowania i dobrania kart.
ui-only-answer = wybrano bez pytania, nic innego nie było możliwe: { $answer }
ui-not-understood = „{ $typed }” nie jest odpowiedzią ani poleceniem. Wpisz numer albo ?, aby zobaczyć pomoc.
ui-out-of-range = Wpisz numer od 1 do { $most }.
ui-too-short = „{ $typed }” to za mało na odpowiedź. Wpisz numer albo więcej z odpowiedzi: { $fits }
ui-not-offered = „{ $typed }” nie ma wśród tych możliwości: { $offers }
ui-bookkeeping = sam zapis, który wynika z sąsiednich wierszy
ui-stops-usage = Możliwości to stops auto, stops all i stops none.
ui-language-usage = language KOD zmienia język: { $languages }.
ui-put-back = To, co rozegrano od wznowienia gry, nie jest zachowane.
ui-yes-no-yes = [T/n]
ui-yes-no-no = [t/N]
ui-enter-takes-it = Nic innego nie jest możliwe; wystarczy Enter.
ui-first-hint = Wpisz numer odpowiedzi; ? wyjaśnia resztę.
ui-partner-done = { $player } ma już tę turę za sobą.
ui-partner-later = { $player } może zagrać dopiero wtedy, gdy to zostanie rozstrzygnięte.
ui-partner-usage = partner pozwala zagrać drugiemu graczowi; partner all pozwala komputerowi rozegrać turę do końca.
ui-no-partner = W tej grze nie masz drugiego gracza.
ui-no-boss = W tej grze nie ma Bossa.


## Explanations

ui-which-one = Która z nich? { $names }
ui-unknown-thing = Nic się tu nie nazywa „{ $typed }”. Podobne: { $close }
ui-siegestorm-unknown-thing = Nie ma karty, pola ani pojęcia „{ $typed }”. Podobne: { $close }
ui-after-answer = po twojej odpowiedzi { $number }: { $answer }
ui-after-answer-of = po odpowiedzi { $number } (gracz: { $player })
ui-because-of-whose = przyczyna: { $card } ({ $player })
ui-you-can = możesz to teraz zrobić
ui-why-not-unknown = Nie znam zasady dla „{ $typed }”.
ui-siegestorm-why-not-unknown = Nie znam zasady dla „{ $typed }”. Ruchy wyglądają tak: play tengu, deploy tengu, use a1.
ui-why-usage = why N wyjaśnia wiersz N dziennika (od 1 do { $most }); why not RUCH wyjaśnia, dlaczego ruch nie jest możliwy.
ui-log-usage = log pokazuje ostatnie wiersze; log 50 pokazuje ostatnich 50.
ui-goal-now = teraz { $now } z { $needed }
ui-boss-decks = Talie: { $decks }
ui-reserves = Rezerwa: { $n }


## Commands

ui-help-number = wybierz odpowiedź o tym numerze
ui-help-notation = odpowiedź w notacji albo jej początek
ui-help-help = ta lista
ui-help-card = karta z całym tekstem i objaśnieniem pojęć
ui-help-square = jednostka na polu i skąd wzięły się jej wartości
ui-help-keyword = objaśnienie pojęcia
ui-help-log = ostatnie wiersze dziennika
ui-help-why = skąd wzięło się zdarzenie z wiersza 12 dziennika: zasada i karta
ui-siegestorm-help-why-not = dlaczego nie można zagrać karty albo wykonać ruchu
ui-help-undo = cofnij swoją ostatnią odpowiedź, dopóki nie wyszło na jaw nic ukrytego
ui-help-cards = wszystkie ofiary, rezerwa, stosy leczenia i karty poza grą
ui-help-boss = karta Bossa: co podnosi poziom grozy i jak pokonać Bossa
ui-help-partner = pozwól zagrać drugiemu graczowi, nie kończąc swojej tury (tryb Co-op)
ui-siegestorm-help-stops = kiedy pytać w krokach przygotowania i dobrania kart: all, auto albo none
ui-help-language = inny język: en, cs, pl, de, it
ui-help-save = zachowaj zapis gry w pliku
ui-help-concede = poddaj grę
ui-help-quit = wyjdź; grę można podjąć później
ui-stops-auto = Gdy możliwa jest tylko jedna odpowiedź, gra daje ją za ciebie. Inne ustawienia: stops all, stops none.
ui-siegestorm-stops-auto = W kroku dobrania kart gra pyta tylko wtedy, gdy jednostka ma opuścić twój tor walki; w kroku przygotowania nie pyta. Inne ustawienia: stops all, stops none.
ui-siegestorm-stops-all = W krokach przygotowania i dobrania kart gra pyta, ilekroć można coś zrobić, a o reakcję pyta zawsze, nawet gdy żadna nie jest możliwa.
ui-stops-none = Gdy możliwa jest tylko jedna odpowiedź, gra zawsze daje ją za ciebie.
ui-siegestorm-stops-none = W krokach przygotowania i dobrania kart gra nie pyta.
ui-save-usage = save PLIK zachowuje zapis gry w pliku.
ui-undo-nothing = Nie masz odpowiedzi, którą można cofnąć.
ui-undo-refused = Tego nie można cofnąć, coś wyszło na jaw: { $revealed }
ui-undo-partner = Tego nie można cofnąć, drugi gracz ({ $player }) zdążył już odpowiedzieć.
ui-undo-done = { $left ->
        [0] Cofnięto. Dalej się nie da.
        [one] Cofnięto. Można cofnąć jeszcze jedną twoją odpowiedź.
        [few] Cofnięto. Można cofnąć jeszcze { $left } twoje odpowiedzi.
       *[other] Cofnięto. Można cofnąć jeszcze { $left } twoich odpowiedzi.
    }
ui-concede-sure = Na pewno poddać grę?
ui-conceded = { $player } poddaje grę.
ui-quit-keep = Zachować grę, aby ją później podjąć?
ui-kept = Gra jest zapisana w pliku { $file }
ui-go-on = Graj dalej poleceniem: { $command }
ui-dropped = Gry nie zapisano.
ui-interrupted = Wpisz quit, aby wyjść. Kolejne Ctrl-C kończy od razu; gra zostaje zapisana.
ui-input-ended = Dane wejściowe skończyły się przed grą.


## Before and after the game

ui-menu-ask = Co chcesz zrobić?
ui-menu-table = Zagraj w przeglądarce
ui-menu-terminal = Zagraj w terminalu
ui-menu-lessons = Naucz się grać krok po kroku
ui-menu-help = Wszystko inne: polecenia
ui-ask-language = Język ({ $offers })
ui-ask-faction = Twoja frakcja ({ $offers })
ui-ask-opponent = Twój przeciwnik ({ $offers })
ui-ask-mode = Tryb ({ $offers })
ui-ask-partner = Drugi gracz ({ $offers })
ui-ask-boss = Boss ({ $offers })
ui-ask-difficulty = Poziom trudności ({ $offers })
ui-ask-storms = Burze portalowe ({ $offers })
ui-ask-base-deck = Talia podstawowa Bossa ({ $offers })
ui-ask-advanced-deck = Talia zaawansowana Bossa ({ $offers })
ui-watching = Enter pokazuje następną turę, quit kończy.


## Rift: ekran

rift-phase-set-up = Przygotowanie
rift-phase-arrival = Nadejście
rift-phase-play = Zagrywanie
rift-phase-defeat = Pokonanie
rift-phase-boss = Boss
rift-phase-movement = Ruch
rift-phase-taking-back = Odzyskanie
rift-phase-spending = Wydawanie
ui-rift-round = Runda { $round }
ui-rift-kingdom = królestwo
ui-rift-crystals = { $n ->
        [one] kryształ
        [few] kryształy
       *[other] kryształów
    }
ui-rift-portals = portale
ui-rift-lives = { $n ->
        [one] została jedna karta życia
        [few] zostały { $n } karty życia
       *[other] zostało { $n } kart życia
    }
ui-rift-banned = zamknięte w tej rundzie: { $colour }
ui-rift-storm = Burza
ui-rift-gathering = Nadciąga na { $round }. rundę
ui-rift-no-storms = Ta gra toczy się bez burz portalowych. Włącza się je przed grą: --switch storms=on.
ui-rift-storms-over = Talia burz jest pusta: żadna burza już nie nadciągnie.
ui-rift-next-storm = Następna burza nadciągnie w { $round }. rundzie i wybuchnie rundę później.
ui-rift-storms-left = Pozostałe burze, kolejności nikt nie zna
ui-rift-raised = { $storm }: portal na { $space } wymaga poziomu { $level } zamiast { $printed }
ui-rift-portal-short = Portal { $level }
ui-rift-deck = { $n ->
        [0] brak kart
        [one] jedna karta
        [few] { $n } karty
       *[other] { $n } kart
    }
ui-rift-deck-of = Żeton nadejścia { $token } ({ $space })
ui-rift-stage = { $n ->
        [1] najpierw, w dowolnej kolejności:
       *[other] potem, w dowolnej kolejności:
    }
ui-rift-next-card = następna: { $card }
ui-rift-next-hordes = następna jest jedną z { $n } hord
ui-rift-next-portal = następna jest jedną z { $n } kart, { $portals ->
        [one] wśród nich portal
        [few] wśród nich { $portals } portale
       *[other] wśród nich { $portals } portali
    }
ui-rift-more-grids = { $n ->
        [one] … i jeszcze jedna horda: wpisz hordes
        [few] … i jeszcze { $n } hordy: wpisz hordes
       *[other] … i jeszcze { $n } hord: wpisz hordes
    }
ui-rift-ready = gotowe
ui-rift-on-board = na planszy
ui-rift-down = pokonany
ui-rift-revived = wraca do życia w tej rundzie
ui-rift-acted = aktywowany
ui-rift-passed = przekazane
ui-rift-bench = ławka
ui-rift-if-now = Gdyby runda skończyła się teraz
ui-rift-now-defeated = { $n ->
        [one] jedna horda pada
        [few] { $n } hordy padają
       *[other] { $n } hord pada
    }
ui-rift-now-held = zatrzymane: { $n }
ui-rift-now-moving = { $n ->
        [one] jeden ruch
        [few] { $n } ruchy
       *[other] { $n } ruchów
    }
ui-rift-now-leaving = { $n ->
        [one] jedna opuszcza mapę
        [few] { $n } opuszczają mapę
       *[other] { $n } opuszcza mapę
    }
ui-rift-now-wounds = { $n ->
        [one] jedna rana
        [few] { $n } rany
       *[other] { $n } ran
    }
ui-rift-now-opened = { $n ->
        [one] jeden nowy portal
        [few] { $n } nowe portale
       *[other] { $n } nowych portali
    }
ui-rift-now-mended = wyleczone: { $n }
ui-rift-now-lost = królestwo upada!
ui-rift-unknown = Nie wliczono tego, co leży zakryte, na przykład duchów i kart bossa. Gdzie gracz miałby wybór, przyjęto pierwszą odpowiedź.
ui-rift-no-forecast = Można to powiedzieć tylko podczas zagrywania kart wież i bohaterów.
ui-rift-others-may-act = mogą też działać: { $players } (partner { $letter })


## Rift: odpowiedzi

ui-rift-group-play = Zagraj: { $tower }
ui-rift-group-pass = Przekaż: { $tower }
ui-rift-group-buy = Kup: { $tower }
ui-rift-group-on = { $tower } na { $space }
ui-rift-group-to = { $tower } → { $player }
ui-rift-back = wstecz (teraz: { $words })
ui-rift-more-answers = … razem { $n }: wpisz pole lub kratkę, aby zawęzić listę
ui-rift-confirm = { $label }?
ui-rift-left-open = { $n ->
        [0] { $space }: wszyscy wrogowie byliby zakryci
        [one] { $space }: odkryta zostałaby jedna kratka
        [few] { $space }: odkryte zostałyby { $n } kratki
       *[other] { $space }: odkrytych zostałoby { $n } kratek
    }
ui-rift-reaches-nothing = W zasięgu nie ma żadnej hordy.
ui-rift-unknown-thing = Nie ma wieży, bohatera, wroga, pola ani pojęcia „{ $typed }”. Podobne: { $close }
ui-rift-why-not-unknown = Nie znam żadnej zasady dla „{ $typed }”. Ruchy wyglądają tak: play shooters @ b1 ~ n, tile c3 a1 a2.
ui-rift-plain-enemy = Bez szczególnych właściwości.


## Rift: legenda i fazy

ui-rift-legend = Legenda
ui-rift-sign-tile = płytka obrażeń na wrogu
ui-rift-sign-bare-tile = płytka obrażeń na pustej kratce
ui-rift-sign-soldier = żołnierz
ui-rift-sign-base = podstawka bohatera
ui-rift-sign-red = czerwona kratka, nie można jej zakryć; na portalu stoi na niej poziom
ui-rift-sign-gate = płytka portalu
ui-rift-sign-empty = pusta kratka
ui-rift-sign-new = co zostałoby zakryte
ui-rift-sign-token = żeton nadejścia
ui-rift-sign-exit = wyjście
ui-rift-sign-site = miejsce budowy: r czerwone, g zielone, b niebieskie, y żółte, w białe
ui-rift-sign-terrain = karta terenu
ui-rift-sign-figure = bohater
ui-rift-sign-boss = figurka bossa
ui-rift-sign-struck = wieża, która zaatakowała portal
ui-rift-sign-flying = latająca horda
ui-rift-sign-ghost = po tej hordzie pojawi się duch
ui-rift-sign-face-up = odkryta zdolność specjalna
ui-rift-sign-face-down = użyta zdolność specjalna
ui-rift-sign-goal = zniszczone portale z tych, które trzeba zniszczyć
ui-rift-about-arrival = Przy każdym żetonie nadejścia wchodzi na mapę nowa horda. Nie w pierwszej rundzie.
ui-rift-about-play = Wszyscy zagrywają i przekazują wieże, aktywują bohaterów i rzucają zaklęcia w dowolnej kolejności, aż będą gotowi.
ui-rift-about-defeat = Hordy, których wszyscy wrogowie są zakryci, znikają z mapy i dają kryształy.
ui-rift-about-boss = Działa boss.
ui-rift-about-movement = Pozostałe hordy ruszają swoją ścieżką, najpierw te najbliżej wyjścia.
ui-rift-about-taking-back = Wieże i karty bohaterów wracają na ręce, przekazane wieże też.
ui-rift-about-spending = Za kryształy kupuje się wieże: 2 za poziom 1, 3 za poziom 2.


## Rift: polecenia

ui-rift-help-notation = odpowiedź w notacji albo kilka jej słów
ui-rift-help-narrow = tylko odpowiedzi o tym polu lub kratce
ui-rift-help-back = krok wstecz w zawężonej liście
ui-rift-help-thing = objaśnia wieżę, bohatera, zdolność specjalną, zaklęcie, wroga lub pojęcie
ui-rift-help-space = pole z kartą hordy, wieżami i bohaterami
ui-rift-help-scenario = scenariusz: historia, cel i zasady; także ? boss
ui-rift-help-phases = fazy rundy
ui-rift-help-legend = co znaczą znaki, oraz wrogowie na mapie
ui-rift-help-next = co by się stało, gdyby runda skończyła się teraz
ui-rift-help-hint = podpowiedź: hint through, hint tower, hint clear b4; z candidates lub plan dowiesz się więcej
ui-rift-hint-usage = Podpowiedzi: hint through, hint tower, hint clear POLE z hordą; z candidates lub plan dowiesz się więcej.
ui-rift-no-hint = Podpowiedzi dotyczą fazy 2, gdy zagrywa się wieże i bohaterów.
ui-rift-help-decks = wszystkie karty, które jeszcze nadejdą
ui-rift-help-storms = burza portalowa, która szaleje, ta, która nadciąga, i te, które zostały
ui-rift-help-hordes = wszystkie karty hord na mapie
ui-rift-help-players = wszyscy gracze i wspólne zasoby
ui-rift-help-seat = oddaje ekran innej osobie przy stole
ui-rift-help-partner = pozwala maszynie na jeden ruch albo na grę, aż będzie gotowa
ui-rift-help-preview = pokazuj rozmieszczenie, zanim się liczy: on lub off
ui-help-stops = kiedy pytać, choć możliwa jest tylko jedna odpowiedź: all, auto albo none
ui-help-why-not = dlaczego ruch nie jest możliwy
ui-rift-seat-usage = seat LITERA oddaje ekran innej osobie: { $seats }
ui-rift-partner-usage = partner pozwala maszynie na ruch, partner b wybranej; partner all pozwala jej grać, aż będzie gotowa.
ui-rift-preview-usage = Jest preview on i preview off.
ui-rift-preview-on = Rozmieszczenie jest pokazywane, zanim się liczy.
ui-rift-preview-off = Rozmieszczenie liczy się od razu.
ui-rift-stops-auto = Gdy możliwa jest tylko jedna odpowiedź, gra daje ją za ciebie; tylko o koniec fazy zawsze pyta. Inne ustawienia: stops all, stops none.
ui-stops-all = Gra pyta także wtedy, gdy możliwa jest tylko jedna odpowiedź.
ui-rift-stops-none = Gdy możliwa jest tylko jedna odpowiedź, gra daje ją za ciebie, także na koniec fazy.


## Rift: przed grą i kampania

ui-ask-scenario = Scenariusz, numerem lub nazwą
ui-ask-seats = Kto gra, od jednego do czterech: me, me:IMIĘ, { $machines }
ui-ask-hero = Bohater, { $player } ({ $offers }; – wybór w grze)
ui-campaign = Kampania { $name }
ui-campaign-none = Nie ma jeszcze kampanii: rozpoczyna ją siegeworks campaign new.
ui-campaign-new = Kampania { $name } się zaczyna.
ui-campaign-stars = Gwiazdki: { $stars } z { $most }
ui-campaign-locked = zamknięty
ui-campaign-open = otwarty
ui-campaign-storms = ↯ z burzami: { $levels }
ui-campaign-spells = Zaklęcia: { $spells }
ui-campaign-no-spells = Zaklęcia: jeszcze żadnych
ui-campaign-recorded = Zapisano w kampanii { $name }.
ui-campaign-exported = Kampania { $name } została zapisana w { $file }
ui-campaign-imported = Kampania { $name } została wczytana z { $file }
ui-campaign-games = { $n ->
        [one] jedna rozegrana gra
        [few] { $n } rozegrane gry
       *[other] { $n } rozegranych gier
    }
ui-campaign-go-on = W toku: { $file }
ui-campaign-next = Dalej: siegeworks campaign play { $scenario }
