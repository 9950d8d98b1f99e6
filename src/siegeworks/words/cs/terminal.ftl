# What only the terminal says; everything else comes from the words of the program and its games.


## Answers

ui-set-up = Příprava hry
ui-stops-hint = Po příkazu „stops all“ se hra ptá častěji.
ui-only-answer = zvoleno bez ptaní, nic jiného nebylo možné: { $answer }
ui-not-understood = „{ $typed }“ není odpověď ani příkaz. Napiš číslo, nebo ? pro nápovědu.
ui-out-of-range = Napiš číslo od 1 do { $most }.
ui-narrowed-back = zpět (nyní: { $words })
ui-more-answers = … celkem { $n }: seznam zúžíš, když napíšeš část odpovědi
ui-too-short = „{ $typed }“ je na odpověď příliš krátké. Napiš číslo, nebo víc z odpovědi: { $fits }
ui-not-offered = „{ $typed }“ není mezi těmito možnostmi: { $offers }
ui-bookkeeping = pouhý záznam, který plyne z okolních řádků
ui-stops-usage = Možnosti jsou stops auto, stops all a stops none.
ui-language-usage = language KÓD změní jazyk: { $languages }.
ui-seat-usage = seat PÍSMENO předá obrazovku jiné osobě: { $seats }
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
ui-after-answer = po tvé odpovědi { $number }: { $answer }
ui-after-answer-of = po odpovědi { $number } (hráč: { $player })
ui-because-of-whose = příčina: { $card } ({ $player })
ui-you-can = to teď můžeš udělat
ui-why-not-unknown = Pro „{ $typed }“ neznám žádné pravidlo.
ui-why-usage = why N vysvětlí řádek N záznamu (1 až { $most }); why not TAH vysvětlí, proč tah není možný.
ui-log-usage = log ukáže poslední řádky; log 50 ukáže posledních 50.


## Commands

ui-help-number = zvolit odpověď s tímto číslem
ui-help-notation = odpověď v zápisu, nebo její začátek; Tab ji doplní
ui-help-help = tento přehled
ui-help-card = karta s celým textem a vysvětlenými pojmy
ui-help-square = nestvůra na poli a proč má právě tyto hodnoty
ui-help-keyword = vysvětlení pojmu
ui-help-log = poslední řádky záznamu
ui-help-why = proč nastala událost na řádku 12 záznamu: pravidlo a karta
ui-help-why-not = proč tah není možný
ui-help-undo = vzít zpět svou poslední odpověď, dokud nevyšlo najevo nic skrytého
ui-help-cards = všechny ztráty, posily, balíčky léčení a karty mimo hru
ui-help-boss = karta bosse: co zvyšuje úroveň hrozby a jak bosse porazit
ui-help-partner = nechat hrát spoluhráče a svůj tah přitom neukončit (kooperativní režim)
ui-help-stops = kdy se ptát, i když je možná jen jedna odpověď: all, auto nebo none
ui-help-language = jiný jazyk: en, cs, pl, de, it
ui-help-save = uložit zápis hry do souboru
ui-help-concede = vzdát hru
ui-help-quit = odejít; ve hře lze pokračovat později
ui-stops-auto = Kde je možná jen jedna odpověď, odpoví za tebe hra. Další možnosti: stops all, stops none.
ui-stops-all = Hra se zeptá i tam, kde je možná jen jedna odpověď.
ui-stops-none = Kde je možná jen jedna odpověď, odpoví za tebe vždy hra.
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

ui-ask-language = Jazyk ({ $offers })
ui-ask-faction = Tvá frakce ({ $offers })
ui-ask-opponent = Tvůj protivník ({ $offers })
ui-ask-mode = Režim ({ $offers })
ui-ask-partner = Tvůj spoluhráč ({ $offers })
ui-ask-boss = Boss ({ $offers })
ui-ask-difficulty = Úroveň obtížnosti ({ $offers })
ui-ask-storms = Portálové bouře ({ $offers })
ui-watching = Enter ukáže další tah, quit ukončí.


## Nabídka

ui-menu-ask = Co chceš dělat?
ui-menu-table = Hrát v prohlížeči
ui-menu-terminal = Hrát v terminálu
ui-menu-lessons = Naučit se hrát krok za krokem
ui-menu-help = Všechno ostatní: příkazy
