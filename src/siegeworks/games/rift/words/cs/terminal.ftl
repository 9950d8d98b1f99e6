## Rift: obrazovka

ui-round = { $round }. kolo
ui-crystals = { $n ->
        [one] krystal
        [few] krystaly
       *[other] krystalů
    }
ui-portals = portály
ui-lives = { $n ->
        [one] zbývá jedna karta života
        [few] zbývají { $n } karty života
       *[other] zbývá { $n } karet života
    }
ui-banned = v tomto kole uzavřeno: { $colour }
ui-storm = Bouře
ui-gathering = Stahuje se na { $round }. kolo
ui-no-storms = Tato hra se hraje bez portálových bouří. Zapínají se před hrou: --switch storms=on.
ui-next-storm = Další bouře se stáhne v { $round }. kole a propukne o kolo později.
ui-storms-left = Zbývající bouře, pořadí nikdo nezná
ui-raised = { $storm }: portál na { $space } vyžaduje úroveň { $level } místo { $printed }
ui-portal-short = Portál { $level }
ui-deck = { $n ->
        [0] žádné karty
        [one] jedna karta
        [few] { $n } karty
       *[other] { $n } karet
    }
ui-deck-of = Žeton příchodu { $token } ({ $space })
ui-stage = { $n ->
        [1] nejdříve, v libovolném pořadí:
       *[other] potom, v libovolném pořadí:
    }
ui-next-card = další: { $card }
ui-next-hordes = další je jedna z { $n } hord
ui-next-portal = další je jedna z { $n } karet, { $portals ->
        [one] mezi nimi portál
        [few] mezi nimi { $portals } portály
       *[other] mezi nimi { $portals } portálů
    }
ui-more-grids = { $n ->
        [one] … a ještě jedna horda: napiš hordes
        [few] … a ještě { $n } hordy: napiš hordes
       *[other] … a ještě { $n } hord: napiš hordes
    }
ui-on-board = na desce
ui-passed = předané
ui-bench = střídačka
ui-now-defeated = { $n ->
        [one] jedna horda padne
        [few] { $n } hordy padnou
       *[other] { $n } hord padne
    }
ui-now-held = zadrženo: { $n }
ui-now-moving = { $n ->
        [one] jeden pohyb
        [few] { $n } pohyby
       *[other] { $n } pohybů
    }
ui-now-leaving = { $n ->
        [one] jedna opustí mapu
        [few] { $n } opustí mapu
       *[other] { $n } opustí mapu
    }
ui-now-wounds = { $n ->
        [one] jedno zranění
        [few] { $n } zranění
       *[other] { $n } zranění
    }
ui-now-opened = { $n ->
        [one] jeden nový portál
        [few] { $n } nové portály
       *[other] { $n } nových portálů
    }
ui-now-mended = vyléčeno: { $n }
ui-now-lost = království padne!
ui-unknown = Nezapočítáno: co leží lícem dolů, třeba duchové a karty bosse. Kde by se hráč rozhodoval, počítá se s první odpovědí.
ui-no-forecast = To lze říci jen při hraní karet věží a hrdinů.
ui-others-may-act = na tahu mohou být i: { $players } (partner { $letter })


## Rift: odpovědi

ui-group-play = Zahrát: { $tower }
ui-group-pass = Předat: { $tower }
ui-group-buy = Koupit: { $tower }
ui-group-on = { $tower } na { $space }
ui-group-to = { $tower } → { $player }
ui-more-answers = … celkem { $n }: seznam zúžíš, když napíšeš pole nebo políčko
ui-confirm = { $label }?
ui-left-open = { $n ->
        [0] { $space }: všichni nepřátelé by byli překryti
        [one] { $space }: nepřekryté by zůstalo jedno políčko
        [few] { $space }: nepřekrytá by zůstala { $n } políčka
       *[other] { $space }: nepřekrytých by zůstalo { $n } políček
    }
ui-reaches-nothing = V dosahu není žádná horda.
ui-unknown-thing = Věž, hrdina, nepřítel, pole ani pojem „{ $typed }“ neexistuje. Podobné: { $close }
ui-why-not-unknown = Na „{ $typed }“ neznám žádné pravidlo. Tahy vypadají takto: play shooters @ b1 ~ n, tile c3 a1 a2.
ui-plain-enemy = Bez zvláštních vlastností.


## Rift: vysvětlivky a fáze

ui-legend = Vysvětlivky
ui-sign-tile = dílek poškození na nepříteli
ui-sign-bare-tile = dílek poškození na prázdném políčku
ui-sign-soldier = { term-soldier }
ui-sign-base = podstavec hrdiny
ui-sign-red = červené políčko, nelze překrýt; u portálu na něm stojí úroveň
ui-sign-gate = { term-portal-tile }
ui-sign-empty = prázdné políčko
ui-sign-new = co by bylo překryto
ui-sign-token = { term-arrival-token }
ui-sign-exit = východ
ui-sign-site = stavební místo: r červené, g zelené, b modré, y žluté, w bílé
ui-sign-terrain = { term-terrain }
ui-sign-figure = { term-hero }
ui-sign-boss = figurka bosse
ui-sign-struck = věž, která zaútočila na portál
ui-sign-flying = létající horda
ui-sign-ghost = po této hordě přijde duch
ui-sign-face-up = zvláštní schopnost lícem nahoru
ui-sign-face-down = použitá zvláštní schopnost
ui-sign-goal = zničené portály z těch, které je třeba zničit
ui-about-arrival = Od každého žetonu příchodu vstoupí na mapu nová horda. V prvním kole ne.
ui-about-play = Všichni hrají a předávají věže, aktivují hrdiny a používají kouzla v libovolném pořadí, dokud nejsou hotovi.
ui-about-defeat = Hordy, jejichž nepřátelé jsou všichni překryti, zmizí z mapy a přinesou krystaly.
ui-about-boss = Jedná boss.
ui-about-movement = Ostatní hordy se pohnou po své cestě, nejdříve ty nejblíže východu.
ui-about-taking-back = Věže a karty hrdinů se vracejí do rukou, i předané věže.
ui-about-spending = Za krystaly se kupují věže: 2 za úroveň 1, 3 za úroveň 2.


## Rift: příkazy

ui-help-notation = odpověď zápisem, nebo několik jejích slov; Tab ji doplní
ui-help-narrow = jen odpovědi o tomto poli nebo políčku
ui-help-back = o krok zpět v zúženém seznamu
ui-help-thing = vysvětlí věž, hrdinu, zvláštní schopnost, kouzlo, nepřítele nebo pojem
ui-help-space = pole s kartou hordy, věžemi a hrdiny
ui-help-scenario = scénář: příběh, cíl a pravidla; také ? boss
ui-help-phases = fáze kola
ui-help-legend = co znamenají značky, a nepřátelé na mapě
ui-help-next = co by se stalo, kdyby kolo skončilo teď
ui-help-hint = nápověda: hint through, hint tower, hint clear b4; s candidates nebo plan se dozvíte víc
ui-hint-usage = Nápovědy: hint through, hint tower, hint clear POLE s hordou; s candidates nebo plan se dozvíte víc.
ui-no-hint = Nápovědy jsou k 2. fázi, kdy se hrají věže a hrdinové.
ui-help-decks = všechny karty, které ještě přijdou
ui-help-storms = portálová bouře, která zuří, ta, která se stahuje, a ty, které zbývají
ui-help-hordes = všechny karty hord na mapě
ui-help-players = všichni hráči a společná zásoba
ui-help-seat = předá obrazovku jiné osobě u stolu
ui-help-partner = nechá počítač zahrát jeden tah, nebo hrát, dokud nebude hotov
ui-help-preview = ukazovat umístění, než začne platit: on nebo off
ui-partner-usage = partner nechá počítač zahrát tah, partner b určitý; partner all ho nechá hrát, dokud nebude hotov.
ui-preview-usage = Existuje preview on a preview off.
ui-preview-on = Umístění se ukáží, než začnou platit.
ui-preview-off = Umístění platí hned.
ui-stops-auto = Kde je možná jen jedna odpověď, odpoví za tebe hra; jen na konec fáze se vždy zeptá. Další možnosti: stops all, stops none.
ui-stops-none = Kde je možná jen jedna odpověď, odpoví za tebe hra, i na konci fáze.


## Rift: před hrou, a kampaň

ui-ask-scenario = Scénář, číslem nebo jménem
ui-ask-seats = Kdo hraje, jeden až čtyři: me, me:JMÉNO, { $machines }
ui-ask-hero = Hrdina, { $player } ({ $offers }; – vybere se ve hře)
ui-campaign = Kampaň { $name }
ui-campaign-none = Žádná kampaň zatím není: začne ji siegeworks campaign new.
ui-campaign-new = Kampaň { $name } začíná.
ui-campaign-stars = Hvězdy: { $stars } z { $most }
ui-campaign-locked = uzamčeno
ui-campaign-open = otevřeno
ui-campaign-storms = ↯ s bouřemi: { $levels }
ui-campaign-spells = Kouzla: { $spells }
ui-campaign-no-spells = Kouzla: zatím žádná
ui-campaign-recorded = Zapsáno do kampaně { $name }.
ui-campaign-exported = Kampaň { $name } byla zapsána do { $file }
ui-campaign-imported = Kampaň { $name } byla načtena z { $file }
ui-campaign-games = { $n ->
        [one] jedna odehraná hra
        [few] { $n } odehrané hry
       *[other] { $n } odehraných her
    }
ui-campaign-go-on = Rozehráno: { $file }
ui-campaign-next = Další: siegeworks campaign play { $scenario }
