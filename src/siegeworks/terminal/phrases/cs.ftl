# What only the terminal says; everything else comes from the words of the program and its games.


## The screen

step-prepare = Příprava
step-draw = Tažení
step-advance = Postup
step-deploy = Nasazení
step-extra = Navíc
step-end = Konec
ui-set-up = Příprava hry
ui-ready-and-committed = připravené: { $ready }, použité: { $committed }
ui-leaving = { $card } opouští armádu
ui-negated = zrušeno
ui-open-to-reactions = lze reagovat
ui-printed = na kartě { $value }


## Answers

ui-step-passed = { $step }: přeskočeno bez ptaní
ui-stops-hint = Příkaz „stops all“ zařídí otázku i v přípravě a při tažení.
ui-only-answer = vybráno samo, nic jiného nebylo možné: { $answer }
ui-not-understood = „{ $typed }“ není odpověď ani příkaz. Napiš číslo, nebo ? pro nápovědu.
ui-out-of-range = Napiš číslo od 1 do { $most }.
ui-yes-no-yes = [A/n]
ui-yes-no-no = [a/N]
ui-enter-takes-it = Nic jiného není možné; stačí Enter.
ui-first-hint = Napiš číslo odpovědi; ? vysvětlí ostatní.


## Explanations

ui-which-one = Která z nich? { $names }
ui-unknown-thing = Karta, pole ani pojem „{ $typed }“ neexistuje. Podobné: { $close }
ui-after-answer = po tvé odpovědi { $number }: { $answer }
ui-after-answer-of = po odpovědi { $number } (hráč: { $player })
ui-because-of-whose = příčina: { $card } ({ $player })
ui-you-can = to teď můžeš udělat
ui-why-not-unknown = Pro „{ $typed }“ neznám žádné pravidlo. Tahy vypadají takto: play tengu, deploy tengu, use a1.
ui-why-usage = why N vysvětlí řádek N záznamu (1 až { $most }); why not TAH vysvětlí, proč tah není možný.
ui-log-usage = log ukáže poslední řádky; log 50 ukáže posledních 50.


## Commands

ui-help-number = zvolit odpověď s tímto číslem
ui-help-notation = odpověď v zápisu, nebo její začátek
ui-help-help = tento přehled
ui-help-card = karta s celým textem a vysvětlenými pojmy
ui-help-square = nestvůra na poli a proč má právě tyto hodnoty
ui-help-keyword = vysvětlení pojmu
ui-help-log = poslední řádky záznamu
ui-help-why = proč se stal řádek 12 záznamu: pravidlo a karta
ui-help-why-not = proč nelze kartu zahrát nebo tah provést
ui-help-undo = vzít zpět svou poslední odpověď, dokud nevyšlo najevo nic skrytého
ui-help-cards = všechny ztráty, balíčky léčení a karty mimo hru
ui-help-stops = ptát se v přípravě a při tažení: all, auto nebo none
ui-help-language = jiný jazyk: en, cs, pl, de, it
ui-help-save = zapsat záznam hry do souboru
ui-help-concede = vzdát hru
ui-help-quit = odejít; ve hře lze pokračovat později
ui-stops-auto = V kroku tažení přijde otázka, jen když se nestvůra chystá opustit armádu; v přípravě ne. Další možnosti: stops all, stops none.
ui-stops-all = V přípravě a při tažení přijde otázka, kdykoli je něco možné, a při každé možné reakci i tehdy, když nic možné není.
ui-stops-none = V přípravě a při tažení otázka nepřijde.
ui-save-usage = save SOUBOR zapíše záznam hry do souboru.
ui-undo-nothing = Nemáš žádnou odpověď, kterou by šlo vzít zpět.
ui-undo-refused = To nelze vzít zpět, něco vyšlo najevo: { $revealed }
ui-undo-done = { $left ->
        [0] Vzato zpět. Dál už to nejde.
        [one] Vzato zpět. Zpět lze vzít ještě jednu tvou odpověď.
        [few] Vzato zpět. Zpět lze vzít ještě { $left } tvé odpovědi.
       *[other] Vzato zpět. Zpět lze vzít ještě { $left } tvých odpovědí.
    }
ui-concede-sure = Opravdu hru vzdát?
ui-conceded = { $player } vzdává hru.
ui-quit-keep = Uložit hru, aby v ní šlo pokračovat?
ui-kept = Hra je uložena v { $file }
ui-go-on = Pokračuj příkazem: { $command }
ui-dropped = Hra nebyla uložena.
ui-interrupted = Odejdeš příkazem quit. Další Ctrl-C ukončí hru hned; zůstane uložena.
ui-input-ended = Vstup skončil dříve než hra.


## Before and after the game

ui-ask-language = Jazyk ({ $languages })
ui-ask-faction = Tvá frakce ({ $factions })
ui-ask-opponent = Tvůj protivník ({ $players })
ui-watching = Enter ukáže další tah, quit ukončí.
