# Siegestorm česky.
#
# Věty začínají malým písmenem a nekončí tečkou; úplné věty z nich skládá program.
# Volitelné části jako $that, $per, $most a $when si mezeru před sebou nesou samy.


## Gramatika

# Pády, ve kterých se ptáme na podstatná jména. Sedmý pád v sobě má i předložku s/se.
cases =
    .one = acc dat ins
    .all = acc dat
# Začátek zájmena svůj ve větě, kde jedná čtenář, a tvůj v ostatních.
own =
    .you = sv
    .other = tv
# Strana ve druhém a ve třetím pádě; boss není hráč.
and = { $first } a { $second }
semicolon = { $first }; { $second }
then =
    .do = { $first }, poté { $second }
    .may = { $first } a poté { $second }
per = za { $each }
at-most = (nejvýše { $n })
while = , pokud { $clause }
if-done = pokud to uděláš, { $text }
repeat = { $n ->
        [2] proveď to dvakrát
       *[other] proveď to { $n }krát
    }
once-per-turn = jen jednou za tah
bonus-att = { $n } k ÚČ
bonus-de = { $n } k OČ


## Podstatná jména

noun-card = karta
    .gender = f
    .it-acc = ji
    .it-dat = jí
    .it-ins = s ní
    .that-acc = zvolenou kartu
    .that-dat = zvolené kartě
    .that-ins = se zvolenou kartou
    .counted = { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }
    .at-least = { $n ->
        [one] aspoň { $n } kartu
        [few] aspoň { $n } karty
       *[other] aspoň { $n } karet
    }
    .less-than = { $n ->
        [few] méně než { $n } karty
       *[other] méně než { $n } karet
    }
noun-creature = nestvůra
    .gender = f
    .it-acc = ji
    .it-dat = jí
    .it-ins = s ní
    .that-acc = zvolenou nestvůru
    .that-dat = zvolené nestvůře
    .that-ins = se zvolenou nestvůrou
    .counted = { $n ->
        [one] { $n } nestvůru
        [few] { $n } nestvůry
       *[other] { $n } nestvůr
    }
    .at-least = { $n ->
        [one] nestvůru
        [few] aspoň { $n } nestvůry
       *[other] aspoň { $n } nestvůr
    }
    .less-than = { $n ->
        [few] méně než { $n } nestvůry
       *[other] méně než { $n } nestvůr
    }
noun-ally = spojenec
    .gender = m
    .it-acc = ho
    .it-dat = mu
    .it-ins = s ním
    .that-acc = zvoleného spojence
    .that-dat = zvolenému spojenci
    .that-ins = se zvoleným spojencem
    .counted = { $n ->
        [one] { $n } spojence
        [few] { $n } spojence
       *[other] { $n } spojenců
    }
    .at-least = { $n ->
        [one] spojence
        [few] aspoň { $n } spojence
       *[other] aspoň { $n } spojenců
    }
    .less-than = { $n ->
        [few] méně než { $n } spojence
       *[other] méně než { $n } spojenců
    }
noun-enemy = nepřítel
    .gender = m
    .it-acc = ho
    .it-dat = mu
    .it-ins = s ním
    .that-acc = zvoleného nepřítele
    .that-dat = zvolenému nepříteli
    .that-ins = se zvoleným nepřítelem
    .counted = { $n ->
        [one] { $n } nepřítele
        [few] { $n } nepřátele
       *[other] { $n } nepřátel
    }
    .at-least = { $n ->
        [one] nepřítele
        [few] aspoň { $n } nepřátele
       *[other] aspoň { $n } nepřátel
    }
    .less-than = { $n ->
        [few] méně než { $n } nepřátele
       *[other] méně než { $n } nepřátel
    }
noun-defender = obránce
    .gender = m
    .it-acc = ho
    .it-dat = mu
    .it-ins = s ním
    .that-acc = zvoleného obránce
    .that-dat = zvolenému obránci
    .that-ins = se zvoleným obráncem
    .counted = { $n ->
        [one] { $n } obránce
        [few] { $n } obránce
       *[other] { $n } obránců
    }
    .at-least = { $n ->
        [one] obránce
        [few] aspoň { $n } obránce
       *[other] aspoň { $n } obránců
    }
    .less-than = { $n ->
        [few] méně než { $n } obránce
       *[other] méně než { $n } obránců
    }
noun-supporter = záloha
    .gender = f
    .it-acc = ji
    .it-dat = jí
    .it-ins = s ní
    .that-acc = zvolenou zálohu
    .that-dat = zvolené záloze
    .that-ins = se zvolenou zálohou
    .counted = { $n ->
        [one] { $n } zálohu
        [few] { $n } zálohy
       *[other] { $n } záloh
    }
    .at-least = { $n ->
        [one] zálohu
        [few] aspoň { $n } zálohy
       *[other] aspoň { $n } záloh
    }
    .less-than = { $n ->
        [few] méně než { $n } zálohy
       *[other] méně než { $n } záloh
    }


## Výběry: jedna karta, všechny karty, každá počítaná karta, karty při porovnání počtu
## a vedlejší věty „máš tolik a tolik“ a „nemáš žádnou“.

pick-allies =
    .one-acc = spojence{ $that }
    .one-dat = spojenci{ $that }
    .one-ins = se spojencem{ $that }
    .all-acc = všechny spojence{ $that }
    .all-dat = všem spojencům{ $that }
    .each = každého spojence{ $that }
    .count = spojenců{ $that }
    .have = máš { $counted }{ $that }
    .lack = nemáš žádného spojence{ $that }
pick-own-track =
    .one-acc = nestvůru{ $that } ze své armády
    .one-dat = nestvůře{ $that } ze své armády
    .one-ins = s nestvůrou{ $that } ze své armády
    .all-acc = všechny nestvůry{ $that } ve své armádě
    .all-dat = všem nestvůrám{ $that } ve své armádě
    .each = každou nestvůru{ $that } ve { $own }é armádě
    .count = nestvůr{ $that } ve tvé armádě
    .have = máš v armádě { $counted }{ $that }
    .lack = nemáš v armádě žádnou nestvůru{ $that }
pick-own-spaces =
    .one-acc = nestvůru{ $that } ze své armády
    .one-dat = nestvůře{ $that } ze své armády
    .one-ins = s nestvůrou{ $that } ze své armády
    .all-acc = všechny nestvůry{ $that } ve své armádě
    .all-dat = všem nestvůrám{ $that } ve své armádě
    .each = každou nestvůru{ $that } ve { $own }é armádě
    .count = nestvůr{ $that } ve tvé armádě
    .have = máš v armádě { $counted }{ $that }
    .lack = nemáš v armádě žádnou nestvůru{ $that }
pick-enemies =
    .one-acc = nepřítele{ $that }
    .one-dat = nepříteli{ $that }
    .one-ins = s nepřítelem{ $that }
    .all-acc = všechny nepřátele{ $that }
    .all-dat = všem nepřátelům{ $that }
    .each = každého nepřítele{ $that }
    .count = nepřátel{ $that }
    .have = máš proti sobě { $counted }{ $that }
    .lack = nemáš proti sobě žádného nepřítele{ $that }
pick-tracks =
    .one-acc = nestvůru{ $that } z libovolné armády
    .one-dat = nestvůře{ $that } z libovolné armády
    .one-ins = s nestvůrou{ $that } z libovolné armády
    .all-acc = všechny nestvůry{ $that } ve všech armádách
    .all-dat = všem nestvůrám{ $that } ve všech armádách
    .each = každou nestvůru{ $that } ve všech armádách
    .count = nestvůr{ $that } v armádách
    .have = v armádách najdeš { $counted }{ $that }
    .lack = v armádách nenajdeš žádnou nestvůru{ $that }
pick-other-track =
    .one-acc = nestvůru{ $that } z jiné armády
    .one-dat = nestvůře{ $that } z jiné armády
    .one-ins = s nestvůrou{ $that } z jiné armády
    .all-acc = všechny nestvůry{ $that } v jiných armádách
    .all-dat = všem nestvůrám{ $that } v jiných armádách
    .each = každou nestvůru{ $that } v jiných armádách
    .count = nestvůr{ $that } v jiných armádách
    .have = v jiných armádách najdeš { $counted }{ $that }
    .lack = v jiných armádách nenajdeš žádnou nestvůru{ $that }
pick-creatures =
    .one-acc = libovolnou nestvůru{ $that }
    .one-dat = libovolné nestvůře{ $that }
    .one-ins = s libovolnou nestvůrou{ $that }
    .all-acc = všechny nestvůry{ $that }
    .all-dat = všem nestvůrám{ $that }
    .each = každou nestvůru{ $that } ve hře
    .count = nestvůr{ $that } ve hře
    .have = na bitevním poli najdeš { $counted }{ $that }
    .lack = na bitevním poli nenajdeš jinou nestvůru{ $that }
pick-opposing-creatures =
    .one-acc = protivníkovu nestvůru{ $that }
    .one-dat = protivníkově nestvůře{ $that }
    .one-ins = s protivníkovou nestvůrou{ $that }
    .all-acc = všechny protivníkovy nestvůry{ $that }
    .all-dat = všem protivníkovým nestvůrám{ $that }
    .each = každou protivníkovu nestvůru{ $that }
    .count = protivníkových nestvůr{ $that }
    .have = má protivník { $counted }{ $that }
    .lack = protivník nemá žádnou nestvůru{ $that }
pick-in-play =
    .one-acc = libovolnou kartu{ $that } ve hře
    .one-dat = libovolné kartě{ $that } ve hře
    .one-ins = s libovolnou kartou{ $that } ve hře
    .all-acc = všechny karty{ $that } ve hře
    .all-dat = všem kartám{ $that } ve hře
    .each = každou kartu{ $that } ve hře
    .count = karet{ $that } ve hře
    .have = ve hře najdeš { $counted }{ $that }
    .lack = ve hře nenajdeš jinou kartu{ $that }
pick-own-supporters =
    .one-acc = svou zálohu{ $that }
    .one-dat = své záloze{ $that }
    .one-ins = se svou zálohou{ $that }
    .all-acc = všechny své zálohy{ $that }
    .all-dat = všem svým zálohám{ $that }
    .each = každou { $own }ou zálohu{ $that }
    .count = tvých záloh{ $that }
    .have = máš { $counted }{ $that }
    .lack = nemáš žádnou zálohu{ $that }
pick-opposing-supporters =
    .one-acc = protivníkovu zálohu{ $that }
    .one-dat = protivníkově záloze{ $that }
    .one-ins = s protivníkovou zálohou{ $that }
    .all-acc = všechny protivníkovy zálohy{ $that }
    .all-dat = všem protivníkovým zálohám{ $that }
    .each = každou protivníkovu zálohu{ $that }
    .count = protivníkových záloh{ $that }
    .have = má protivník { $counted }{ $that }
    .lack = protivník nemá žádnou zálohu{ $that }
pick-opposing-defender =
    .one-acc = protivníkova obránce{ $that }
    .one-dat = protivníkovu obránci{ $that }
    .one-ins = s protivníkovým obráncem{ $that }
    .all-acc = protivníkova obránce{ $that }
    .all-dat = protivníkovu obránci{ $that }
    .each = protivníkova obránce{ $that }
    .count = protivníkových obránců{ $that }
    .have = má protivník { $counted }{ $that }
    .lack = protivník nemá obránce{ $that }
pick-own-hand =
    .one-acc = kartu{ $that } ze své ruky
    .one-dat = kartě{ $that } ze své ruky
    .one-ins = s kartou{ $that } ze své ruky
    .all-acc = všechny karty{ $that } ve své ruce
    .all-dat = všem kartám{ $that } ve své ruce
    .each = každou kartu{ $that } ve { $own }é ruce
    .count = karet{ $that } ve tvé ruce
    .have = máš v ruce { $counted }{ $that }
    .lack = nemáš v ruce žádnou kartu{ $that }
pick-replacement =
    .one-acc = jinou kartu{ $that } ze své ruky
    .one-dat = jiné kartě{ $that } ze své ruky
    .one-ins = s jinou kartou{ $that } ze své ruky
    .all-acc = všechny ostatní karty{ $that } ve své ruce
    .all-dat = všem ostatním kartám{ $that } ve své ruce
    .each = každou další kartu{ $that } ve { $own }é ruce
    .count = dalších karet{ $that } ve tvé ruce
    .have = máš v ruce { $counted }{ $that }
    .lack = nemáš v ruce žádnou další kartu{ $that }
pick-opposing-hand =
    .one-acc = kartu{ $that } z protivníkovy ruky
    .one-dat = kartě{ $that } z protivníkovy ruky
    .one-ins = s kartou{ $that } z protivníkovy ruky
    .all-acc = všechny karty{ $that } v protivníkově ruce
    .all-dat = všem kartám{ $that } v protivníkově ruce
    .each = každou kartu{ $that } v protivníkově ruce
    .count = karet{ $that } v protivníkově ruce
    .have = má protivník v ruce { $counted }{ $that }
    .lack = protivník nemá v ruce žádnou kartu{ $that }
pick-own-casualties =
    .one-acc = kartu{ $that } ze svých ztrát
    .one-dat = kartě{ $that } ze svých ztrát
    .one-ins = s kartou{ $that } ze svých ztrát
    .all-acc = všechny karty{ $that } ve svých ztrátách
    .all-dat = všem kartám{ $that } ve svých ztrátách
    .each = každou kartu{ $that } ve { $own }ých ztrátách
    .count = karet{ $that } ve tvých ztrátách
    .have = máš ve ztrátách { $counted }{ $that }
    .lack = nemáš ve ztrátách žádnou kartu{ $that }
pick-opposing-casualties =
    .one-acc = kartu{ $that } z protivníkových ztrát
    .one-dat = kartě{ $that } z protivníkových ztrát
    .one-ins = s kartou{ $that } z protivníkových ztrát
    .all-acc = všechny karty{ $that } v protivníkových ztrátách
    .all-dat = všem kartám{ $that } v protivníkových ztrátách
    .each = každou kartu{ $that } v protivníkových ztrátách
    .count = karet{ $that } v protivníkových ztrátách
    .have = má protivník ve ztrátách { $counted }{ $that }
    .lack = protivník nemá ve ztrátách žádnou kartu{ $that }
pick-own-healing =
    .one-acc = kartu{ $that } ze svého balíčku léčení
    .one-dat = kartě{ $that } ze svého balíčku léčení
    .one-ins = s kartou{ $that } ze svého balíčku léčení
    .all-acc = všechny karty{ $that } ve svém balíčku léčení
    .all-dat = všem kartám{ $that } ve svém balíčku léčení
    .each = každou kartu{ $that } ve { $own }ém balíčku léčení
    .count = karet{ $that } ve tvém balíčku léčení
    .have = máš v balíčku léčení { $counted }{ $that }
    .lack = nemáš v balíčku léčení žádnou kartu{ $that }


## Omezení výběrů

that-card = { $noun ->
        [card] { $name }
       *[other] jménem { $name }
    }
that-word = { $word ->
        [Goblin] s „goblin“ nebo „zloblin“ ve jménu
       *[other] s „{ $word }“ ve jménu
    }
that-max-def = s OČ { $n ->
        [0] 0
       *[other] { $n } nebo méně
    }
that-max-cost = s cenou { $n ->
        [0] 0
       *[other] { $n } nebo méně
    }
that-min-cost = s cenou { $n } nebo více
that-cost-between = s cenou { $min } až { $max }
that-shapeshift = s proměnou


## Za co se počítá množství, když ne za karty z výběru

each-per-token = každý žeton běsů na této kartě
each-per-own-supporter = každou jeho zálohu


## Podmínky

clause-outnumbered = je { $fewer } méně než { $more }
clause-undefended = některý protivník nemá obránce
clause-menace-at-most = je úroveň hrozby { $level } nebo nižší


## Efekty: co se děje, a .may: co stojí za „můžeš“

do-if = pokud { $clause }, { $text }
    .otherwise = jinak { $text }
do-may = můžeš { $text }
    .list = můžeš provést toto: { $text }
do-choose = zvol { $pick_acc }
    .may = zvolit { $pick_acc }
do-draw = táhni { $cards_card }{ $per }{ $most }
    .may = táhnout { $cards_card }{ $per }{ $most }
do-damage = { $to ->
        [you] utrž { $amount } DMG
        [each-player] uštědři každému hráči { $amount } DMG
       *[opponent] uštědři protivníkovi { $amount } DMG
    }{ $per }{ $most }
    .may = { $to ->
        [you] utržit { $amount } DMG
        [each-player] uštědřit každému hráči { $amount } DMG
       *[opponent] uštědřit protivníkovi { $amount } DMG
    }{ $per }{ $most }
do-heal = vyleč { $cards }{ $per }{ $most }
    .may = vyléčit { $cards }{ $per }{ $most }
do-raise = oživ { $cards_card }
    .may = oživit { $cards_card }
do-steal = ukradni { $cards_card }
    .may = ukrást { $cards_card }
do-discard = { $who ->
        [you] odhoď { $cards_card }
       *[opponent] protivník odhodí { $cards_card }
    }
    .may = { $who ->
        [you] odhodit { $cards_card }
       *[opponent] nechat protivníka odhodit { $cards_card }
    }
do-discard-random = protivník odhodí { $cards ->
        [one] { $cards } náhodnou kartu
        [few] { $cards } náhodné karty
       *[other] { $cards } náhodných karet
    }
    .may = nechat protivníka odhodit { $cards ->
        [one] { $cards } náhodnou kartu
        [few] { $cards } náhodné karty
       *[other] { $cards } náhodných karet
    }
do-discard-hand = odhoď celou svou ruku
    .may = odhodit celou svou ruku
do-kill = znič { $target_acc }
    .may = zničit { $target_acc }
do-kill-each = znič { $pick_acc }
    .may = zničit { $pick_acc }
do-sacrifice = obětuj { $target_acc }
    .may = obětovat { $target_acc }
do-destroy = zlikviduj { $target_acc }
    .may = zlikvidovat { $target_acc }
do-return = vrať { $target_acc } vlastníkovi do ruky
    .may = vrátit { $target_acc } vlastníkovi do ruky
do-return-each = vrať { $pick_acc } { $pick_number ->
        [one] vlastníkovi do ruky
       *[many] vlastníkům do ruky
    }
    .may = vrátit { $pick_acc } { $pick_number ->
        [one] vlastníkovi do ruky
       *[many] vlastníkům do ruky
    }
do-switch = prohoď { $one_acc } { $other_ins }
    .may = prohodit { $one_acc } { $other_ins }
do-advance = { $who ->
        [opponent] protivníkova armáda postoupí
        [each-player] všechny armády postoupí
       *[you] tvá armáda postoupí
    } o 1 pozici
    .may = { $who ->
        [opponent] nechat protivníkovu armádu postoupit
        [each-player] nechat všechny armády postoupit
       *[you] nechat svou armádu postoupit
    } o 1 pozici
do-storm = udeř { $target_ins }; po úderu jde do ztrát
    .may = udeřit { $target_ins }; po úderu jde do ztrát
do-place = umísti { $target_acc } zdarma { $to ->
        [land] do země nikoho
       *[front] na svou frontu
    }
    .may = umístit { $target_acc } zdarma { $to ->
        [land] do země nikoho
       *[front] na svou frontu
    }
do-deploy = { $target_ref ->
        [it] nasaď { $target_acc } zdarma
       *[other] nasaď zdarma { $target_acc }
    }
    .may = nasadit zdarma { $target_acc }
do-deploy-top = nasaď zdarma svrchní kartu svých ztrát
    .may = nasadit zdarma svrchní kartu svých ztrát
do-take-back = vezmi si { $target_acc } do ruky
    .may = si vzít { $target_acc } do ruky
do-support-top = přesuň svrchní kartu svých zdrojů mezi své zálohy
    .may = přesunout svrchní kartu svých zdrojů mezi své zálohy
do-recruit = přesuň { $target_acc } mezi své zálohy
    .may = přesunout { $target_acc } mezi své zálohy
do-step-back = přesuň { $target_acc } mezi své zálohy
    .may = přesunout { $target_acc } mezi své zálohy
do-shapeshift = { $lead ->
        [after] použij proměnu
       *[start] proměna
    }
    .may = použít proměnu
do-shapeshift-into = proměna: vyměň tuto nestvůru za { $target_acc }
    .may = použít proměnu a vyměnit tuto nestvůru za { $target_acc }
do-free-shapeshift = tvá příští proměna v tomto tahu stojí 0
    .may = snížit cenu své příští proměny v tomto tahu na 0
do-protect = na tvé karty nelze do konce tahu cílit akcemi ani schopnostmi
    .may = do konce tahu zabránit akcím a schopnostem cílit na tvé karty
do-unopposed = tvé útočící nestvůry do konce tahu ignorují obránce
    .may = nechat své útočící nestvůry do konce tahu ignorovat obránce
do-boost = dej { $target_dat } do konce tahu { $bonus }
    .may = dát { $target_dat } do konce tahu { $bonus }
do-boost-each = dej { $pick_dat } do konce tahu { $bonus }
    .may = dát { $pick_dat } do konce tahu { $bonus }
do-reset = připrav až { $most ->
        [one] { $most } svou zálohu
        [few] { $most } své zálohy
       *[other] { $most } svých záloh
    }
    .may = připravit až { $most ->
        [one] { $most } svou zálohu
        [few] { $most } své zálohy
       *[other] { $most } svých záloh
    }
do-reset-all = připrav všechny své zálohy
    .may = připravit všechny své zálohy
do-vision = { $lead ->
        [after] použij vizi { $cards }
       *[start] vize { $cards }
    }
    .may = použít vizi { $cards }
do-negate = zruš { $what ->
        [ability] schopnost
        [either] akci nebo schopnost
       *[action] akci
    }
    .may = zrušit { $what ->
        [ability] schopnost
        [either] akci nebo schopnost
       *[action] akci
    }
do-negate-and-use = zruš { $what ->
        [ability] schopnost
        [either] akci nebo schopnost
       *[action] akci
    } a proveď ji jako vlastní
    .may = zrušit { $what ->
        [ability] schopnost
        [either] akci nebo schopnost
       *[action] akci
    } a provést ji jako vlastní
do-extra-turn = po tomto tahu můžeš odehrát tah navíc
    .may = po tomto tahu odehrát tah navíc
do-win = vyhráváš hru
    .may = vyhrát hru
do-recover = obnov { $life ->
        [one] { $life } život
        [few] { $life } životy
       *[other] { $life } životů
    }{ $per }{ $most }
    .may = obnovit { $life ->
        [one] { $life } život
        [few] { $life } životy
       *[other] { $life } životů
    }{ $per }{ $most }
do-raise-menace = úroveň hrozby stoupne o { $by }
    .may = zvýšit úroveň hrozby o { $by }
do-put-gang-tokens = polož žeton gangu na každého spojence
    .may = položit žeton gangu na každého spojence
do-put-gang-token = { $target_ref ->
        [it] polož na { $target_gender ->
            [m] něj
           *[f] ni
        } žeton gangu
       *[other] polož žeton gangu na { $target_acc }
    }
    .may = { $target_ref ->
        [it] na { $target_gender ->
            [m] něj
           *[f] ni
        } položit žeton gangu
       *[other] položit žeton gangu na { $target_acc }
    }
do-put-spirit-tokens = polož žeton běsů na každý svůj totem
    .may = položit žeton běsů na každý svůj totem


## Schopnosti

passive-modify = { $who ->
        [self] tato nestvůra dostává
        [enemies] nepřátelé dostávají
        [shapeshifters] spojenci s proměnou dostávají
       *[allies] spojenci dostávají
    } { $bonus }{ $when }
passive-ignore-defenders = { $who ->
        [self] tato nestvůra při útoku ignoruje obránce
       *[own] tvé nestvůry při útoku ignorují obránce
    }
passive-attack-twice = tato nestvůra při úderu útočí dvakrát{ $when }
passive-raise-damage = každé DMG, které protivník utrží, je o { $by } vyšší
passive-draw-more = ve svém kroku Tažení karet táhneš o { $cards_card } víc
passive-cheaper = { $kind ->
        [action] tvé akce
       *[creature] tvé nestvůry
    } stojí o { $by } méně
passive-untouchable = protivník nemůže na tuto nestvůru cílit akcemi ani schopnostmi
passive-after-storm = { $who ->
        [self] tato nestvůra se { $to ->
            [support] po úderu stává tvou zálohou
           *[hand] ti po úderu vrací do ruky
        }
       *[own] tvé nestvůry se { $to ->
            [support] po úderu stávají zálohami
           *[hand] ti po úderu vracejí do ruky
        }
    }
passive-whenever = { $moment }, { $text }
    .once = { $moment }, { $text }
    .time = { $moment }: { $text }
passive-totem = pokaždé, když tato karta dostane žeton běsů, { $text }
passive-activate = { $cost }: { $text }


## Okamžiky, které spouštějí schopnosti

moment-opponent-damaged = pokaždé, když protivník utrží DMG
    .once = jednou za tah, když protivník utrží DMG
moment-you-damaged = pokaždé, když utržíš DMG
    .once = jednou za tah, když utržíš DMG
moment-you-kill = pokaždé, když zničíš kartu
    .once = jednou za tah, když zničíš kartu
moment-ally-killed = pokaždé, když je zničen spojenec
    .once = jednou za tah, když je zničen spojenec
moment-self-storms = když tato nestvůra udeří
    .once = jednou za tah, když tato nestvůra udeří
moment-ally-storms = pokaždé, když udeří spojenec
    .once = jednou za tah, když udeří spojenec
moment-ally-deployed = pokaždé, když je nasazen spojenec
    .once = jednou za tah, když je nasazen spojenec
moment-enemy-deployed = pokaždé, když je nasazen nepřítel
    .once = jednou za tah, když je nasazen nepřítel
moment-you-shapeshift = pokaždé, když použiješ proměnu
    .once = jednou za tah, když použiješ proměnu
moment-you-heal = pokaždé, když použiješ léčení
    .once = jednou za tah, když použiješ léčení
moment-opponent-discards = pokaždé, když protivník odhodí kartu (ne jako platbu)
    .once = jednou za tah, když protivník odhodí kartu (ne jako platbu)
moment-you-discard = pokaždé, když odhodíš kartu (ne jako platbu)
    .once = jednou za tah, když odhodíš kartu (ne jako platbu)
moment-you-support = pokaždé, když získáš zálohu
    .once = jednou za tah, když získáš zálohu
moment-turn-begins = začátek tvého tahu
    .once = začátek tvého tahu


## Bossové: jak se hrají karty jejich balíčků a co říká karta bosse

command-deploy = { term-deploy-command }
command-leader = { term-leader }
command-gang = zvláštní akce: gang
command-action = { term-action }
command-or = { $first }, nebo { $second }
boss-hand = Boss táhne v každém tahu { $cards }.
boss-decks = { $base } a { $advanced }
boss-start = úroveň hrozby { $menace }, { $base } základních karet, { $advanced } pokročilých karet, { $life } životů
victory-life = Bossovi nezbývá žádný život.
victory-cards = Boss má táhnout a jeho zdroje ani s posilami na to nestačí.
victory-own-casualties = Na konci tahu má boss ve ztrátách { $counted }{ $that }.
victory-opposing-supporters = Na konci tahu mají hráči dohromady { $counted }{ $that }.
victory-menace-at-most = Na konci tahu je úroveň hrozby { $level } nebo nižší.
