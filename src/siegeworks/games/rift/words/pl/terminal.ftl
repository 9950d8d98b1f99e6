## Rift: ekran

ui-round = Runda { $round }
ui-crystals = { $n ->
        [one] kryształ
        [few] kryształy
       *[other] kryształów
    }
ui-portals = portale
ui-lives = { $n ->
        [one] została jedna karta życia
        [few] zostały { $n } karty życia
       *[other] zostało { $n } kart życia
    }
ui-banned = zamknięte w tej rundzie: { $colour }
ui-storm = Burza
ui-gathering = Nadciąga na { $round }. rundę
ui-no-storms = Ta gra toczy się bez burz portalowych. Włącza się je przed grą: --switch storms=on.
ui-next-storm = Następna burza nadciągnie w { $round }. rundzie i wybuchnie rundę później.
ui-storms-left = Pozostałe burze, kolejności nikt nie zna
ui-raised = { $storm }: portal na { $space } wymaga poziomu { $level } zamiast { $printed }
ui-portal-short = Portal { $level }
ui-deck = { $n ->
        [0] brak kart
        [one] jedna karta
        [few] { $n } karty
       *[other] { $n } kart
    }
ui-deck-of = Żeton nadejścia { $token } ({ $space })
ui-stage = { $n ->
        [1] najpierw, w dowolnej kolejności:
       *[other] potem, w dowolnej kolejności:
    }
ui-next-card = następna: { $card }
ui-next-hordes = następna jest jedną z { $n } hord
ui-next-portal = następna jest jedną z { $n } kart, { $portals ->
        [one] wśród nich portal
        [few] wśród nich { $portals } portale
       *[other] wśród nich { $portals } portali
    }
ui-more-grids = { $n ->
        [one] … i jeszcze jedna horda: wpisz hordes
        [few] … i jeszcze { $n } hordy: wpisz hordes
       *[other] … i jeszcze { $n } hord: wpisz hordes
    }
ui-on-board = na planszy
ui-passed = przekazane
ui-bench = ławka
ui-now-defeated = { $n ->
        [one] jedna horda pada
        [few] { $n } hordy padają
       *[other] { $n } hord pada
    }
ui-now-held = zatrzymane: { $n }
ui-now-moving = { $n ->
        [one] jeden ruch
        [few] { $n } ruchy
       *[other] { $n } ruchów
    }
ui-now-leaving = { $n ->
        [one] jedna opuszcza mapę
        [few] { $n } opuszczają mapę
       *[other] { $n } opuszcza mapę
    }
ui-now-wounds = { $n ->
        [one] jedna rana
        [few] { $n } rany
       *[other] { $n } ran
    }
ui-now-opened = { $n ->
        [one] jeden nowy portal
        [few] { $n } nowe portale
       *[other] { $n } nowych portali
    }
ui-now-mended = wyleczone: { $n }
ui-now-lost = królestwo upada!
ui-unknown = Nie wliczono tego, co leży zakryte, na przykład duchów i kart bossa. Gdzie gracz miałby wybór, przyjęto pierwszą odpowiedź.
ui-no-forecast = Można to powiedzieć tylko podczas zagrywania kart wież i bohaterów.
ui-others-may-act = mogą też działać: { $players } (partner { $letter })


## Rift: odpowiedzi

ui-group-play = Zagraj: { $tower }
ui-group-pass = Przekaż: { $tower }
ui-group-buy = Kup: { $tower }
ui-group-on = { $tower } na { $space }
ui-group-to = { $tower } → { $player }
ui-more-answers = … razem { $n }: wpisz pole lub kratkę, aby zawęzić listę
ui-confirm = { $label }?
ui-left-open = { $n ->
        [0] { $space }: wszyscy wrogowie byliby zakryci
        [one] { $space }: odkryta zostałaby jedna kratka
        [few] { $space }: odkryte zostałyby { $n } kratki
       *[other] { $space }: odkrytych zostałoby { $n } kratek
    }
ui-reaches-nothing = W zasięgu nie ma żadnej hordy.
ui-unknown-thing = Nie ma wieży, bohatera, wroga, pola ani pojęcia „{ $typed }”. Podobne: { $close }
ui-why-not-unknown = Nie znam żadnej zasady dla „{ $typed }”. Ruchy wyglądają tak: play shooters @ b1 ~ n, tile c3 a1 a2.
ui-plain-enemy = Bez szczególnych właściwości.


## Rift: legenda i fazy

ui-legend = Legenda
ui-sign-tile = płytka obrażeń na wrogu
ui-sign-bare-tile = płytka obrażeń na pustej kratce
ui-sign-soldier = { term-soldier }
ui-sign-base = podstawka bohatera
ui-sign-red = czerwona kratka, nie można jej zakryć; na portalu stoi na niej poziom
ui-sign-gate = { term-portal-tile }
ui-sign-empty = pusta kratka
ui-sign-new = co zostałoby zakryte
ui-sign-token = { term-arrival-token }
ui-sign-exit = wyjście
ui-sign-site = miejsce budowy: r czerwone, g zielone, b niebieskie, y żółte, w białe
ui-sign-terrain = { term-terrain }
ui-sign-figure = { term-hero }
ui-sign-boss = figurka bossa
ui-sign-struck = wieża, która zaatakowała portal
ui-sign-flying = latająca horda
ui-sign-ghost = po tej hordzie pojawi się duch
ui-sign-face-up = odkryta zdolność specjalna
ui-sign-face-down = użyta zdolność specjalna
ui-sign-goal = zniszczone portale z tych, które trzeba zniszczyć
ui-about-arrival = Przy każdym żetonie nadejścia wchodzi na mapę nowa horda. Nie w pierwszej rundzie.
ui-about-play = Wszyscy zagrywają i przekazują wieże, aktywują bohaterów i rzucają zaklęcia w dowolnej kolejności, aż będą gotowi.
ui-about-defeat = Hordy, których wszyscy wrogowie są zakryci, znikają z mapy i dają kryształy.
ui-about-boss = Działa boss.
ui-about-movement = Pozostałe hordy ruszają swoją ścieżką, najpierw te najbliżej wyjścia.
ui-about-taking-back = Wieże i karty bohaterów wracają na ręce, przekazane wieże też.
ui-about-spending = Za kryształy kupuje się wieże: 2 za poziom 1, 3 za poziom 2.


## Rift: polecenia

ui-help-notation = odpowiedź w notacji albo kilka jej słów; Tab ją uzupełnia
ui-help-narrow = tylko odpowiedzi o tym polu lub kratce
ui-help-back = krok wstecz w zawężonej liście
ui-help-thing = objaśnia wieżę, bohatera, zdolność specjalną, zaklęcie, wroga lub pojęcie
ui-help-space = pole z kartą hordy, wieżami i bohaterami
ui-help-scenario = scenariusz: historia, cel i zasady; także ? boss
ui-help-phases = fazy rundy
ui-help-legend = co znaczą znaki, oraz wrogowie na mapie
ui-help-next = co by się stało, gdyby runda skończyła się teraz
ui-help-hint = podpowiedź: hint through, hint tower, hint clear b4; z candidates lub plan dowiesz się więcej
ui-hint-usage = Podpowiedzi: hint through, hint tower, hint clear POLE z hordą; z candidates lub plan dowiesz się więcej.
ui-no-hint = Podpowiedzi dotyczą fazy 2, gdy zagrywa się wieże i bohaterów.
ui-help-decks = wszystkie karty, które jeszcze nadejdą
ui-help-storms = burza portalowa, która szaleje, ta, która nadciąga, i te, które zostały
ui-help-hordes = wszystkie karty hord na mapie
ui-help-players = wszyscy gracze i wspólne zasoby
ui-help-seat = oddaje ekran innej osobie przy stole
ui-help-partner = pozwala maszynie na jeden ruch albo na grę, aż będzie gotowa
ui-help-preview = pokazuj rozmieszczenie, zanim się liczy: on lub off
ui-partner-usage = partner pozwala maszynie na ruch, partner b wybranej; partner all pozwala jej grać, aż będzie gotowa.
ui-preview-usage = Jest preview on i preview off.
ui-preview-on = Rozmieszczenie jest pokazywane, zanim się liczy.
ui-preview-off = Rozmieszczenie liczy się od razu.
ui-stops-auto = Gdy możliwa jest tylko jedna odpowiedź, gra daje ją za ciebie; tylko o koniec fazy zawsze pyta. Inne ustawienia: stops all, stops none.
ui-stops-none = Gdy możliwa jest tylko jedna odpowiedź, gra daje ją za ciebie, także na koniec fazy.


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
