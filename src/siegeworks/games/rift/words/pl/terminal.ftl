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
ui-rift-help-stops = kiedy pytać, choć możliwa jest tylko jedna odpowiedź: all, auto albo none
ui-rift-help-why-not = dlaczego ruch nie jest możliwy
ui-rift-seat-usage = seat LITERA oddaje ekran innej osobie: { $seats }
ui-rift-partner-usage = partner pozwala maszynie na ruch, partner b wybranej; partner all pozwala jej grać, aż będzie gotowa.
ui-rift-preview-usage = Jest preview on i preview off.
ui-rift-preview-on = Rozmieszczenie jest pokazywane, zanim się liczy.
ui-rift-preview-off = Rozmieszczenie liczy się od razu.
ui-rift-stops-auto = Gdy możliwa jest tylko jedna odpowiedź, gra daje ją za ciebie; tylko o koniec fazy zawsze pyta. Inne ustawienia: stops all, stops none.
ui-rift-stops-all = Gra pyta także wtedy, gdy możliwa jest tylko jedna odpowiedź.
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
