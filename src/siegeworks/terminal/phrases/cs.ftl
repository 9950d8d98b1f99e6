# What only the terminal says; everything else comes from the words of the program and its games.


## The screen

step-prepare = Příprava
step-draw = Tažení
step-advance = Postup
step-deploy = Nasazení
step-extra = Navíc
step-end = Konec
step-reserves = Posily
step-actions = Akce
ui-set-up = Příprava hry
ui-ready-and-committed = připravené: { $ready }, použité: { $committed }
ui-leaving = { $card } opouští armádu
ui-negated = zrušeno
ui-open-to-reactions = lze reagovat
ui-printed = na kartě { $value }
ui-token-available = žeton k dispozici
ui-token-used = žeton použit
ui-goal = Vítězství
ui-partner-may-act = partner: hrát může i spoluhráč { $player } ({ $step })


## Answers

ui-step-passed = { $step }: hra pokračuje bez ptaní
ui-stops-hint = Po příkazu „stops all“ se hra ptá častěji.
ui-siegestorm-stops-hint = Po příkazu „stops all“ se hra zeptá i v krocích Příprava a Tažení karet.
ui-only-answer = zvoleno bez ptaní, nic jiného nebylo možné: { $answer }
ui-not-understood = „{ $typed }“ není odpověď ani příkaz. Napiš číslo, nebo ? pro nápovědu.
ui-out-of-range = Napiš číslo od 1 do { $most }.
ui-too-short = „{ $typed }“ je na odpověď příliš krátké. Napiš číslo, nebo víc z odpovědi: { $fits }
ui-not-offered = „{ $typed }“ není mezi těmito možnostmi: { $offers }
ui-bookkeeping = pouhý záznam, který plyne z okolních řádků
ui-stops-usage = Možnosti jsou stops auto, stops all a stops none.
ui-language-usage = language KÓD změní jazyk: { $languages }.
ui-put-back = Co se odehrálo od pokračování ve hře, uloženo není.
ui-yes-no-yes = [A/n]
ui-yes-no-no = [a/N]
ui-enter-takes-it = Nic jiného není možné; stačí Enter.
ui-first-hint = Napiš číslo odpovědi; ? vysvětlí zbytek.
ui-partner-done = { $player } má tento tah za sebou.
ui-partner-later = { $player } může hrát, až bude rozhodnuto tohle.
ui-partner-usage = partner nechá hrát spoluhráče; partner all nechá počítač dohrát celý jeho tah.
ui-no-partner = V této hře nemáš spoluhráče.
ui-no-boss = V této hře žádný boss není.


## Explanations

ui-which-one = Která z nich? { $names }
ui-unknown-thing = Nic se tu nejmenuje „{ $typed }“. Podobné: { $close }
ui-siegestorm-unknown-thing = Karta, pole ani pojem „{ $typed }“ neexistuje. Podobné: { $close }
ui-after-answer = po tvé odpovědi { $number }: { $answer }
ui-after-answer-of = po odpovědi { $number } (hráč: { $player })
ui-because-of-whose = příčina: { $card } ({ $player })
ui-you-can = to teď můžeš udělat
ui-why-not-unknown = Pro „{ $typed }“ neznám žádné pravidlo.
ui-siegestorm-why-not-unknown = Pro „{ $typed }“ neznám žádné pravidlo. Tahy vypadají takto: play tengu, deploy tengu, use a1.
ui-why-usage = why N vysvětlí řádek N záznamu (1 až { $most }); why not TAH vysvětlí, proč tah není možný.
ui-log-usage = log ukáže poslední řádky; log 50 ukáže posledních 50.
ui-goal-now = nyní { $now } z { $needed }
ui-boss-decks = Hraje s balíčky: { $decks }
ui-reserves = Posily: { $n }


## Commands

ui-help-number = zvolit odpověď s tímto číslem
ui-help-notation = odpověď v zápisu, nebo její začátek
ui-help-help = tento přehled
ui-help-card = karta s celým textem a vysvětlenými pojmy
ui-help-square = nestvůra na poli a proč má právě tyto hodnoty
ui-help-keyword = vysvětlení pojmu
ui-help-log = poslední řádky záznamu
ui-help-why = proč nastala událost na řádku 12 záznamu: pravidlo a karta
ui-siegestorm-help-why-not = proč nelze kartu zahrát nebo tah provést
ui-help-undo = vzít zpět svou poslední odpověď, dokud nevyšlo najevo nic skrytého
ui-help-cards = všechny ztráty, posily, balíčky léčení a karty mimo hru
ui-help-boss = karta bosse: co zvyšuje úroveň hrozby a jak bosse porazit
ui-help-partner = nechat hrát spoluhráče a svůj tah přitom neukončit (kooperativní režim)
ui-siegestorm-help-stops = kdy se ptát v krocích Příprava a Tažení karet: all, auto nebo none
ui-help-language = jiný jazyk: en, cs, pl, de, it
ui-help-save = uložit zápis hry do souboru
ui-help-concede = vzdát hru
ui-help-quit = odejít; ve hře lze pokračovat později
ui-stops-auto = Kde je možná jen jedna odpověď, odpoví za tebe hra. Další možnosti: stops all, stops none.
ui-siegestorm-stops-auto = V kroku Tažení karet se hra zeptá, jen když se nestvůra chystá opustit tvou armádu; v kroku Příprava se neptá. Další možnosti: stops all, stops none.
ui-siegestorm-stops-all = V krocích Příprava a Tažení karet se hra zeptá, kdykoli lze něco udělat, a na reakci se ptá pokaždé, i když žádná možná není.
ui-stops-none = Kde je možná jen jedna odpověď, odpoví za tebe vždy hra.
ui-siegestorm-stops-none = V krocích Příprava a Tažení karet se hra neptá.
ui-save-usage = save SOUBOR uloží zápis hry do souboru.
ui-undo-nothing = Nemáš žádnou odpověď, kterou by šlo vzít zpět.
ui-undo-refused = To nelze vzít zpět, něco vyšlo najevo: { $revealed }
ui-undo-partner = To nelze vzít zpět, spoluhráč { $player } mezitím odpověděl.
ui-undo-done = { $left ->
        [0] Vzato zpět. Dál už to nejde.
        [one] Vzato zpět. Zpět lze vzít ještě jednu tvou odpověď.
        [few] Vzato zpět. Zpět lze vzít ještě { $left } tvé odpovědi.
       *[other] Vzato zpět. Zpět lze vzít ještě { $left } tvých odpovědí.
    }
ui-concede-sure = Opravdu hru vzdát?
ui-conceded = { $player } vzdává hru.
ui-quit-keep = Uložit hru, aby v ní šlo pokračovat?
ui-kept = Hra je uložena v souboru { $file }
ui-go-on = Pokračuj příkazem: { $command }
ui-dropped = Hra nebyla uložena.
ui-interrupted = Odejdeš příkazem quit. Další Ctrl-C ukončí hru hned; zůstane uložena.
ui-input-ended = Vstup skončil dříve než hra.


## Before and after the game

ui-menu-ask = Co chceš dělat?
ui-menu-table = Hrát v prohlížeči
ui-menu-terminal = Hrát v terminálu
ui-menu-lessons = Naučit se hrát krok za krokem
ui-menu-help = Všechno ostatní: příkazy
ui-ask-language = Jazyk ({ $offers })
ui-ask-faction = Tvá frakce ({ $offers })
ui-ask-opponent = Tvůj protivník ({ $offers })
ui-ask-mode = Režim ({ $offers })
ui-ask-partner = Tvůj spoluhráč ({ $offers })
ui-ask-boss = Boss ({ $offers })
ui-ask-difficulty = Úroveň obtížnosti ({ $offers })
ui-ask-storms = Portálové bouře ({ $offers })
ui-ask-base-deck = Základní balíček bosse ({ $offers })
ui-ask-advanced-deck = Pokročilý balíček bosse ({ $offers })
ui-watching = Enter ukáže další tah, quit ukončí.


## Rift: obrazovka

rift-phase-set-up = Příprava
rift-phase-arrival = Příchod
rift-phase-play = Hraní
rift-phase-defeat = Poražení
rift-phase-boss = Boss
rift-phase-movement = Pohyb
rift-phase-taking-back = Odebrání
rift-phase-spending = Utrácení
ui-rift-round = { $round }. kolo
ui-rift-kingdom = království
ui-rift-crystals = { $n ->
        [one] krystal
        [few] krystaly
       *[other] krystalů
    }
ui-rift-portals = portály
ui-rift-lives = { $n ->
        [one] zbývá jedna karta života
        [few] zbývají { $n } karty života
       *[other] zbývá { $n } karet života
    }
ui-rift-banned = v tomto kole uzavřeno: { $colour }
ui-rift-storm = Bouře
ui-rift-gathering = Stahuje se na { $round }. kolo
ui-rift-no-storms = Tato hra se hraje bez portálových bouří. Zapínají se před hrou: --switch storms=on.
ui-rift-storms-over = Balíček bouří je prázdný: další bouře se nestáhne.
ui-rift-next-storm = Další bouře se stáhne v { $round }. kole a propukne o kolo později.
ui-rift-storms-left = Zbývající bouře, pořadí nikdo nezná
ui-rift-raised = { $storm }: portál na { $space } vyžaduje úroveň { $level } místo { $printed }
ui-rift-portal-short = Portál { $level }
ui-rift-deck = { $n ->
        [0] žádné karty
        [one] jedna karta
        [few] { $n } karty
       *[other] { $n } karet
    }
ui-rift-deck-of = Žeton příchodu { $token } ({ $space })
ui-rift-stage = { $n ->
        [1] nejdříve, v libovolném pořadí:
       *[other] potom, v libovolném pořadí:
    }
ui-rift-next-card = další: { $card }
ui-rift-next-hordes = další je jedna z { $n } hord
ui-rift-next-portal = další je jedna z { $n } karet, { $portals ->
        [one] mezi nimi portál
        [few] mezi nimi { $portals } portály
       *[other] mezi nimi { $portals } portálů
    }
ui-rift-more-grids = { $n ->
        [one] … a ještě jedna horda: napiš hordes
        [few] … a ještě { $n } hordy: napiš hordes
       *[other] … a ještě { $n } hord: napiš hordes
    }
ui-rift-ready = hotovo
ui-rift-on-board = na desce
ui-rift-down = poražen
ui-rift-revived = v tomto kole oživen
ui-rift-acted = aktivován
ui-rift-passed = předané
ui-rift-bench = střídačka
ui-rift-if-now = Kdyby kolo skončilo teď
ui-rift-now-defeated = { $n ->
        [one] jedna horda padne
        [few] { $n } hordy padnou
       *[other] { $n } hord padne
    }
ui-rift-now-held = zadrženo: { $n }
ui-rift-now-moving = { $n ->
        [one] jeden pohyb
        [few] { $n } pohyby
       *[other] { $n } pohybů
    }
ui-rift-now-leaving = { $n ->
        [one] jedna opustí mapu
        [few] { $n } opustí mapu
       *[other] { $n } opustí mapu
    }
ui-rift-now-wounds = { $n ->
        [one] jedno zranění
        [few] { $n } zranění
       *[other] { $n } zranění
    }
ui-rift-now-opened = { $n ->
        [one] jeden nový portál
        [few] { $n } nové portály
       *[other] { $n } nových portálů
    }
ui-rift-now-mended = vyléčeno: { $n }
ui-rift-now-lost = království padne!
ui-rift-unknown = Nezapočítáno: co leží lícem dolů, třeba duchové a karty bosse. Kde by se hráč rozhodoval, počítá se s první odpovědí.
ui-rift-no-forecast = To lze říci jen při hraní karet věží a hrdinů.
ui-rift-others-may-act = na tahu mohou být i: { $players } (partner { $letter })


## Rift: odpovědi

ui-rift-group-play = Zahrát: { $tower }
ui-rift-group-pass = Předat: { $tower }
ui-rift-group-buy = Koupit: { $tower }
ui-rift-group-on = { $tower } na { $space }
ui-rift-group-to = { $tower } → { $player }
ui-rift-back = zpět (nyní: { $words })
ui-rift-more-answers = … celkem { $n }: seznam zúžíš, když napíšeš pole nebo políčko
ui-rift-confirm = { $label }?
ui-rift-left-open = { $n ->
        [0] { $space }: všichni nepřátelé by byli překryti
        [one] { $space }: nepřekryté by zůstalo jedno políčko
        [few] { $space }: nepřekrytá by zůstala { $n } políčka
       *[other] { $space }: nepřekrytých by zůstalo { $n } políček
    }
ui-rift-reaches-nothing = V dosahu není žádná horda.
ui-rift-unknown-thing = Věž, hrdina, nepřítel, pole ani pojem „{ $typed }“ neexistuje. Podobné: { $close }
ui-rift-why-not-unknown = Na „{ $typed }“ neznám žádné pravidlo. Tahy vypadají takto: play shooters @ b1 ~ n, tile c3 a1 a2.
ui-rift-plain-enemy = Bez zvláštních vlastností.


## Rift: vysvětlivky a fáze

ui-rift-legend = Vysvětlivky
ui-rift-sign-tile = dílek poškození na nepříteli
ui-rift-sign-bare-tile = dílek poškození na prázdném políčku
ui-rift-sign-soldier = voják
ui-rift-sign-base = podstavec hrdiny
ui-rift-sign-red = červené políčko, nelze překrýt; u portálu na něm stojí úroveň
ui-rift-sign-gate = dílek portálu
ui-rift-sign-empty = prázdné políčko
ui-rift-sign-new = co by bylo překryto
ui-rift-sign-token = žeton příchodu
ui-rift-sign-exit = východ
ui-rift-sign-site = stavební místo: r červené, g zelené, b modré, y žluté, w bílé
ui-rift-sign-terrain = karta krajiny
ui-rift-sign-figure = hrdina
ui-rift-sign-boss = figurka bosse
ui-rift-sign-struck = věž, která zaútočila na portál
ui-rift-sign-flying = létající horda
ui-rift-sign-ghost = po této hordě přijde duch
ui-rift-sign-face-up = zvláštní schopnost lícem nahoru
ui-rift-sign-face-down = použitá zvláštní schopnost
ui-rift-sign-goal = zničené portály z těch, které je třeba zničit
ui-rift-about-arrival = Od každého žetonu příchodu vstoupí na mapu nová horda. V prvním kole ne.
ui-rift-about-play = Všichni hrají a předávají věže, aktivují hrdiny a používají kouzla v libovolném pořadí, dokud nejsou hotovi.
ui-rift-about-defeat = Hordy, jejichž nepřátelé jsou všichni překryti, zmizí z mapy a přinesou krystaly.
ui-rift-about-boss = Jedná boss.
ui-rift-about-movement = Ostatní hordy se pohnou po své cestě, nejdříve ty nejblíže východu.
ui-rift-about-taking-back = Věže a karty hrdinů se vracejí do rukou, i předané věže.
ui-rift-about-spending = Za krystaly se kupují věže: 2 za úroveň 1, 3 za úroveň 2.


## Rift: příkazy

ui-rift-help-notation = odpověď zápisem, nebo několik jejích slov
ui-rift-help-narrow = jen odpovědi o tomto poli nebo políčku
ui-rift-help-back = o krok zpět v zúženém seznamu
ui-rift-help-thing = vysvětlí věž, hrdinu, zvláštní schopnost, kouzlo, nepřítele nebo pojem
ui-rift-help-space = pole s kartou hordy, věžemi a hrdiny
ui-rift-help-scenario = scénář: příběh, cíl a pravidla; také ? boss
ui-rift-help-phases = fáze kola
ui-rift-help-legend = co znamenají značky, a nepřátelé na mapě
ui-rift-help-next = co by se stalo, kdyby kolo skončilo teď
ui-rift-help-hint = nápověda: hint through, hint tower, hint clear b4; s candidates nebo plan se dozvíte víc
ui-rift-hint-usage = Nápovědy: hint through, hint tower, hint clear POLE s hordou; s candidates nebo plan se dozvíte víc.
ui-rift-no-hint = Nápovědy jsou k 2. fázi, kdy se hrají věže a hrdinové.
ui-rift-help-decks = všechny karty, které ještě přijdou
ui-rift-help-storms = portálová bouře, která zuří, ta, která se stahuje, a ty, které zbývají
ui-rift-help-hordes = všechny karty hord na mapě
ui-rift-help-players = všichni hráči a společná zásoba
ui-rift-help-seat = předá obrazovku jiné osobě u stolu
ui-rift-help-partner = nechá počítač zahrát jeden tah, nebo hrát, dokud nebude hotov
ui-rift-help-preview = ukazovat umístění, než začne platit: on nebo off
ui-help-stops = kdy se ptát, i když je možná jen jedna odpověď: all, auto nebo none
ui-help-why-not = proč tah není možný
ui-rift-seat-usage = seat PÍSMENO předá obrazovku jiné osobě: { $seats }
ui-rift-partner-usage = partner nechá počítač zahrát tah, partner b určitý; partner all ho nechá hrát, dokud nebude hotov.
ui-rift-preview-usage = Existuje preview on a preview off.
ui-rift-preview-on = Umístění se ukáží, než začnou platit.
ui-rift-preview-off = Umístění platí hned.
ui-rift-stops-auto = Kde je možná jen jedna odpověď, odpoví za tebe hra; jen na konec fáze se vždy zeptá. Další možnosti: stops all, stops none.
ui-stops-all = Hra se zeptá i tam, kde je možná jen jedna odpověď.
ui-rift-stops-none = Kde je možná jen jedna odpověď, odpoví za tebe hra, i na konci fáze.


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
