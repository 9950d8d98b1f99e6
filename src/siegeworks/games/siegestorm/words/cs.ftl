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
sentence = { $text }.
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
with-clause = { $text } ({ $clause })
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
passive-raise-damage = každé DMG, které uštědříš protivníkovi, je o { $by } vyšší
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

command-deploy = nasazení
command-leader = vůdce
command-gang = zvláštní akce: gang
command-action = akce
command-or = { $first }, nebo { $second }
boss-hand = Boss táhne v každém tahu { $cards }.
boss-decks = { $base } a { $advanced }
boss-start = úroveň hrozby { $menace }, { $base } základních karet, { $advanced } pokročilých karet, { $life } životů
victory-life = Bossovi nezbývá žádný život.
victory-cards = Boss má táhnout a jeho zdroje ani s posilami na to nestačí.
victory-own-casualties = Na konci tahu má boss ve ztrátách { $counted }{ $that }.
victory-opposing-supporters = Na konci tahu mají hráči dohromady { $counted }{ $that }.
victory-menace-at-most = Na konci tahu je úroveň hrozby { $level } nebo nižší.


## Záznam hry

known-card = { $name }
    .acc = kartu { $name }
    .dat = kartě { $name }
    .ins = s kartou { $name }
unknown-card = karta
    .acc = kartu
    .dat = kartě
    .ins = s kartou
event-shuffled = { $seat } míchá zdroje.
event-return-chosen = { $seat } má rozhodnuto, které počáteční karty vrátí.
event-exchanged = { $cards ->
        [0] { $seat } si nechává počáteční karty.
       *[other] { $seat } vrací { $cards_card } a táhne náhradu{ $drawn_names }.
    }
event-first-player-chosen = Začíná { $seat }.
event-turn-began = { $extra ->
        [yes] { $seat } má tah navíc.
       *[no] Na tahu je { $seat }.
    }
event-step-began = { $stage ->
        [prepare] Příprava
        [draw] Tažení karet
        [advance] Postup armády
        [deploy] Nasazení nestvůry
        [extra] Tah navíc
        [end] Konec tahu
        [reserves] Odložení do balíčku posil
        [actions] Akce
       *[other] { "" }
    }{ $seat_shared ->
        [yes] { " " }({ $seat })
       *[no] { "" }
    }
event-turn-ended = { "" }
event-extra-turn-granted = { $seat_kind ->
        [boss] { $seat } získává tah navíc.
       *[player] { $seat } může odehrát tah navíc.
    }
event-extra-turn-forgone = { $seat } se vzdává tahu navíc.
event-lost = { $seat } prohrává: { $clause ->
        [SS-6-3] na krok Tažení karet nezbývá dost karet.
        [SS-6-4] nezbývá dost karet k tažení.
        [SS-6-6] DMG je víc než zbývajících karet.
        [SS-R7] na vizi nezbývá dost karet.
        [SS-R131] nezbývá mu žádný život.
        [SS-16-22] zdroje ani s posilami na tažení nestačí.
        [SS-16-23] je splněna podmínka vítězství z karty bosse.
       *[other] došly karty.
    }
event-eliminated = { $seat } vypadává ze hry.
event-won = { $seat } vyhrává hru.
event-drawn = { $seat } táhne { $number_card }{ $cards_names }.{ $lost ->
        [0] { "" }
       *[other] { " " }Kvůli plné ruce odkládá { $lost_card } rovnou do ztrát{ $lost_names }.
    }
event-discarded = { $as_payment ->
        [yes] { $seat } odhazuje { $card_acc } jako platbu.
       *[no] { $seat } odhazuje { $card_acc }.
    }
event-committed = { $seat } používá zálohu { $place }.
event-was-reset = { $seat } připravuje zálohu { $place }.
event-prepared = { "" }
event-played = { $seat_kind ->
        [boss] { $seat } hraje { $card_acc }.
       *[player] { $seat } hraje { $card_acc } jako akci.
    }
event-creature-announced = { $seat } hraje { $card_acc } jako nestvůru.
event-activated = { $seat } používá schopnost karty { $card }.
event-negated = Zrušeno: { $card } ({ $seat }).
event-action-done = { "" }
event-damaged = { $life ->
        [-1] { $seat } dostává { $amount } DMG{ $cards_names }.
        [one] { $seat } dostává { $amount } DMG, zbývá { $life } život.
        [few] { $seat } dostává { $amount } DMG, zbývají { $life } životy.
       *[other] { $seat } dostává { $amount } DMG, zbývá { $life } životů.
    }
event-healed = { $seat } léčí { $number_card }.
event-raised = { $seat } oživuje { $card_acc } ze ztrát { $victim_of }.
event-stolen = { $seat } krade { $card_acc } { $victim_to }.
event-taken-back = { $seat } si bere { $card_acc } ze ztrát do ruky.
event-seen = { $seat } si díky vizi prohlíží { $number_card }{ $cards_names }.
event-kept = { $seat } si nechává { $card_acc }.
event-put-back = { $seat } vrací { $card_acc } { $on_top ->
        [yes] navrch
       *[no] naspod
    } zdrojů.
event-deployed = { $origin ->
        [casualties] { $seat } nasazuje { $card_acc } ze ztrát.
        [hand] { $seat } nasazuje { $card_acc } z ruky.
       *[played] { $seat } nasazuje { $card_acc }.
    }
event-placed = { $seat } umisťuje { $card_acc } { $place ->
        [land] do země nikoho
       *[front] na frontu
    }{ $board }.{ $replaced_known ->
        [yes] { " " }Nahrazená karta { $replaced } jde do ztrát.
       *[no] { "" }
    }
event-advanced = Armáda { $track_of } postupuje.
event-held-ground = { $card } ({ $track }) drží pozici { $place ->
        [land] v zemi nikoho
       *[front] na frontě
    }.{ $replaced_known ->
        [yes] { " " }Nahrazená karta { $replaced } jde do ztrát.
       *[no] { "" }
    }
event-supported = { $seat } přesouvá { $card_acc } mezi zálohy.
event-stormed = { $card } ({ $seat }) provádí úder.
event-attacked = { $card } útočí silou { $strength }, cíl: { $target_card_known ->
        [yes] { $target_card } ({ $seat })
       *[no] { $seat }
    }.
event-storm-ended = { $to ->
        [hand] { $card } se vrací do ruky.
        [support] { $card } přechází do záloh.
       *[casualties] { $card } jde do ztrát.
    }
event-killed = Karta { $card } ({ $owner }) je zničena.
event-destroyed = Karta { $card } ({ $owner }) je zlikvidována.
event-returned = Karta { $card } se vrací do ruky { $owner_of }.
event-switched = { $one_known ->
        [yes] { $one } a { $other } si vyměňují místa.
       *[no] Dvě nestvůry si vyměňují místa.
    }
event-shapeshifted = { $seat } používá proměnu: { $old } → { $new }.
event-lasted = { $kind ->
        [boost] { $piece_known ->
            [yes] { $piece }
           *[no] Jedna nestvůra
        } dostává do konce tahu { $att ->
            [0] { $de_signed } k OČ
           *[other] { $de ->
                [0] { $att_signed } k ÚČ
               *[other] { $att_signed } k ÚČ a { $de_signed } k OČ
            }
        }.
        [protected] Karty { $seat_of } nemohou být do konce tahu cílem.
        [unopposed] Útočící nestvůry { $seat_of } do konce tahu ignorují obránce.
        [free-shapeshift] Příští proměna { $seat_of } v tomto tahu je zdarma.
       *[other] { "" }
    }
event-spent = { "" }
event-triggered = { $card_kind ->
        [boss] Spouští se zvyšování hrozby ({ $seat }).
       *[card] Spouští se schopnost karty { $card } ({ $seat }).
    }
event-boss-arrived = Nastupuje { $card }: úroveň hrozby { $menace }, { $life ->
        [one] { $life } život
        [few] { $life } životy
       *[other] { $life } životů
    }.
event-boss-deck-built = Zdroje { $seat_of }: { $base_deck } ({ $base }), { $advanced_deck } ({ $advanced }).
event-to-reserves = { $seat } odkládá do balíčku posil { $cards_card }{ $cards_names }.
event-boss-drew = { $seat } táhne { $number_card }{ $cards_names }.
event-reserves-shuffled = Zdroje { $seat_of } došly: posily se zamíchají a nahradí je.
event-menace-changed = Úroveň hrozby { $change_sign ->
        [minus] klesá
       *[plus] stoupá
    } na { $level }.
event-recovered = { $seat } obnovuje { $amount ->
        [one] { $amount } život
        [few] { $amount } životy
       *[other] { $amount } životů
    } a má jich { $life }.
event-gang-put = { $card } dostává žeton gangu: celkem +{ $tokens } k ÚČ.
event-spirit-put = { $card } dostává žeton běsů (celkem { $tokens }).
event-boss-chose = { $seat } volí { $card_acc } ({ $command }, cena { $card_cost }, úroveň hrozby { $menace }): { $why ->
        [only] jinou takto zahrát nemůže.
        [dearest] dražší takto zahrát nemůže.
       *[chosen] volba hráče mezi rovnocennými kartami.
    }
event-boss-stopped = { $cards ->
        [0] { $seat } už nemá co zahrát.
       *[other] { $seat } už nemůže nic zahrát.{ $dear ->
            [0] { "" }
           *[other] { " " }Nad úrovní hrozby { $menace }: { $dear_names }.
        }{ $stuck ->
            [0] { "" }
           *[other] { " " }Bez místa nebo cíle: { $stuck_names }.
        }
    }
event-boss-targeted = { $why ->
        [none] Útok nemůže { $seat_to } zničit žádnou kartu na bojišti, a tak míří na zdroje.
        [only] Cíl: { $card } ({ $seat }), jediný možný.
        [chosen] Cíl: { $card } ({ $seat }), volba hráče mezi rovnocennými cíli.
       *[dearest] Cíl: { $card } ({ $seat }), nejdražší možný.
    }


## Otázky

prompt-choose = { $card }: zvol { $pick_acc }.
    .boss = { $card }: co zvolí { $player }? Podle textu: { $pick_acc }.
prompt-pay = { $card }: zbývá zaplatit { $due }. Odhoď kartu, nebo použij zálohu.
prompt-react = { $kind ->
        [ability] { $player } používá schopnost karty { $card }. Chceš reagovat?
        [gang] { $player } hraje kartu { $card } jako gang. Chceš reagovat?
        [spirit] { $player } používá běs karty { $card }. Chceš reagovat?
       *[action] { $player } hraje kartu { $card } jako akci. Chceš reagovat?
    }
prompt-act = Jsi na tahu: hraj akce, používej schopnosti, nebo pokračuj.
    .deploy = Nasazení nestvůry: zahraj nestvůru či akce, použij schopnosti, nebo ukonči tah.
prompt-advance = Která armáda postoupí první?
prompt-order = { $card } opouští armádu: co udělá?
prompt-attack = { $card } provádí úder: zvol cíl.
prompt-after-storm = { $card }: kam po úderu?
prompt-which-first = Spustilo se více schopností: která bude první?
prompt-exchange = Tvé počáteční karty: které vrátíš?
prompt-discard = { $card }: odhoď { $cards_card }.
    .hand = { $card }: odhoď celou ruku. Která karta je na řadě?
    .boss = { $card }: kterou kartu odhodí boss?
prompt-vision = { $card }: vize.
    .keep = { $card }: kterou kartu si necháš?
    .rest = { $card }: kterou kartu vrátíš jako další?
prompt-reset = { $card }: kterou zálohu připravíš? (ještě nejvýše { $most })
prompt-may = { $card }: chceš to provést? { $text }
prompt-extra-turn = Odehraješ tah navíc?
prompt-boss-plays = { $player } může zahrát několik rovnocenných karet: která bude první?
prompt-leader = { $card } (vůdce): kam kartu umístit?
prompt-boss-attacks = { $card } útočí a může zničit několik stejně drahých karet: kterou?
prompt-which-totem = Který totem dostane žeton běsů jako první?
prompt-who-suffers = { $card }: koho z vás to zasáhne?


## Odpovědi

option-play-card = zahrát { $card_acc } jako akci
option-advance-place = postup: { $place }
option-deploy-card = zahrát { $card_acc } jako nestvůru
option-use-place = použít schopnost: { $place }
option-target-place = zvolit: { $place }
option-card-card = zvolit { $card_acc }
option-attack-player = zaútočit, cíl: { $place }
option-attack-place = zaútočit, cíl: { $place }
option-storm = úder
option-hold-front = držení pozic: vlastní fronta
option-hold-land = držení pozic: země nikoho
option-support = podpora
option-pass = nereagovat
option-next = další krok
option-end = ukončit tah
option-keep = nechat si obě karty
option-return-card = vrátit { $card_acc }
option-return-cards = vrátit karty { $cards }, v tomto pořadí
option-commit-number = použít zálohu { $n }{ $name }
option-discard-card = odhodit { $card_acc }
option-keep-card = nechat si { $card_acc }
option-bottom-card = vrátit { $card_acc } naspod zdrojů
option-top-card = vrátit { $card_acc } navrch zdrojů
option-reset-number = připravit zálohu { $n }{ $name }
option-done = hotovo
option-yes = ano
option-no = ne
option-take = odehrát tah navíc
option-decline = bez tahu navíc
option-to-hand = do ruky
option-to-support = mezi zálohy
option-first-card = nejdřív: { $card }
option-none = není z čeho volit
option-boss-card = boss zahraje { $card_acc }
option-lead-place = umístit: { $place }
option-strike-player = zásah dostane { $place }
option-target-menace = zvolit úroveň hrozby


## Pole

card-at = { $card } ({ $place })
square-space = { $n ->
        [1] oblast nasazování { $player_of }
       *[other] armáda { $player_of }, pozice { $n }
    }
side-l = vlevo
side-r = vpravo
track-l = levá armáda
track-r = pravá armáda
square-front = fronta { $player_of }
square-land = země nikoho { $n }
square-supporter = záloha { $n } { $player_of }
on-board = na desce { $player_of }


## Proč to nejde

reason-on-track = Úder nemůže cílit na nestvůry v armádě.
reason-no-such-target = Takový cíl tu není.
reason-nobody-there = Nikdo tam nestojí.
reason-no-ability = Tato nestvůra nemá schopnost, kterou by šlo aktivovat.
reason-on-battle-zone = Nestvůry na bojišti nejsou spojenci ani nepřátelé.
reason-not-yours = Tato nestvůra není tvoje.
reason-no-such-card = Taková karta na výběr není.
reason-no-target = Chybí platný cíl.
reason-protected = Na tuto kartu nelze cílit.
reason-wrong-target = Tato karta není platný cíl.
reason-no-casualties = Nemáš ve ztrátách nic k léčení.
reason-no-action = Tato karta nemá akci.
reason-not-in-hand = Tuto kartu nemáš v ruce.
reason-not-your-turn = Nestvůry se hrají jen ve vlastním tahu.
reason-zone-occupied = Tvá oblast nasazování je obsazená.
reason-one-creature-a-turn = V tomto tahu už jedna nestvůra byla zahrána.
reason-cannot-pay = Tuto cenu nemáš čím zaplatit.
reason-not-ready = Tato záloha není připravená.
reason-order-first = Nejdřív rozhodni o nestvůře, která opouští armádu.
reason-land-occupied = Země nikoho je obsazená.
reason-not-your-frontline = Držet pozice můžeš jen na vlastní frontě nebo v zemi nikoho.
reason-answer-first = Nejdřív odpověz na to, co se právě řeší.
reason-choose-first = Nejdřív dokonči výběr: výběr i platba patří k jednomu ohlášení.
reason-one-kept = Z vize si necháváš jen jednu kartu.
reason-which-track = Řekni, pro kterou armádu.
reason-out-of-reach = Tam tato armáda nedosáhne.
reason-not-your-track = Tato armáda není tvoje.
reason-pay-first = Nejdřív zaplať cenu.
reason-cannot-pay-itself = Karta nemůže platit sama za sebe.
reason-not-the-deploy-step = Nestvůry se hrají jen v kroku Nasazení nestvůry.
reason-used-this-turn = Tato schopnost už byla v tomto tahu použita.
reason-wrong-kind-to-negate = Tímto se takový efekt zrušit nedá.
reason-nothing-to-negate = Není co rušit.
reason-not-in-place = Nestvůra už není na svém místě.
reason-your-own = Na vlastní nestvůru útočit nemůžeš.
reason-itself = Nestvůra nemůže zvolit sama sebe.
reason-not-your-turn-to-deploy = Nasazovat lze jen ve vlastním tahu.
reason-no-other-card = Nemáš k tomu v ruce další kartu.
reason-other-step = Na tento krok teď není čas.
reason-only-as-reaction = Akce a schopnosti teď lze použít jen jako reakce.
reason-no-creature-as-reaction = Nestvůru nelze zahrát jako reakci.
reason-nothing-to-react-to = Není na co reagovat.
reason-nobody-leaves = Armádu teď žádná nestvůra neopouští.
reason-nobody-storms = Žádná nestvůra teď neprovádí úder.
reason-no-conflict = Není mezi čím určovat pořadí.
reason-nothing-to-pay = Není za co platit ani co odhazovat.
reason-nothing-to-keep = Není co si nechat ani vracet.
reason-bottom-only = Karty se vracejí jen naspod zdrojů.
reason-nothing-to-reset = Není co připravit.
reason-nothing-to-choose = Není z čeho volit.
reason-no-extra-turn = Na tah navíc teď není nárok.
reason-only-negate = Proti bossovi jsou možné jen reakce, které něco ruší.
reason-no-creature = Tato karta nemůže být nestvůrou.
reason-shielded = Tato nestvůra má štít: akce a schopnosti protivníků na ni nepůsobí.
reason-partners-zone = Na spoluhráčově straně bojiště karty umisťovat nemůžeš.
reason-no-boss-choice = Za bosse teď není co rozhodovat.
reason-no-boss = V této hře žádný boss není.
reason-no-allies = Není tu žádný spojenec.


## Vady balíčků

fault-unreadable-deck = Balíček nelze přečíst.
fault-deck-without-hand = Balíček nestačí ani na počáteční karty.
fault-deck-size = Balíček má mít přesně 34 karet, ne { $cards }.
fault-deck-copies = { $card }: počet kusů { $count }, povoleno nejvýše { $most }.
fault-deck-factions = Balíček smí obsahovat karty jen jedné frakce, ne více: { $factions }.
fault-deck-boss-card = Karta { $card } patří do balíčku bosse.
fault-promo-ranked = { $card } je promokarta a do hodnocených her nesmí.
fault-promo-not-agreed = { $card } je promokarta a na promokartách nebyla dohoda.


## Konce hry

outcome-SS-6-2 = { $winner ->
        [boss] Hráči nezbývá dost karet k tažení.
       *[player] Druhé straně nezbývá dost karet k tažení.
    }
outcome-SS-6-3 = { $winner ->
        [boss] Hráči nezbývá dost karet na krok Tažení karet.
       *[player] Druhé straně nezbývá dost karet na krok Tažení karet.
    }
outcome-SS-6-4 = { $winner ->
        [boss] Hráč nemůže táhnout tolik karet, kolik žádá efekt.
       *[player] Druhá strana nemůže táhnout tolik karet, kolik žádá efekt.
    }
outcome-SS-6-6 = { $winner ->
        [boss] Hráč dostává víc DMG, než mu zbývá karet.
       *[player] Druhá strana dostává víc DMG, než jí zbývá karet.
    }
outcome-SS-R7 = { $winner ->
        [boss] Hráči nezbývá dost karet na vizi.
       *[player] Druhé straně nezbývá dost karet na vizi.
    }
outcome-SS-6-10 = Rozhodl o tom text karty.
outcome-SS-R131 = Bossovi nezbývá žádný život.
outcome-SS-16-22 = Bossovi nezbývá dost karet k tažení.
outcome-SS-16-23 = Podmínka vítězství z karty bosse je splněna.


## Režimy a na čem se hráči předem dohodnou

mode-duel = { term-duel-mode }
mode-solo = { term-solo-mode }
mode-coop = { term-co-op-mode }
mode-last-man-standing = { term-last-man-standing }
switch-damage-overflow-loses = víc DMG než zbývajících karet znamená prohru
switch-vision-rest = kam jdou ostatní karty z vize
switch-extra-turn-can-chain = po tahu navíc smí přijít další tah navíc
switch-free-for-all = { term-free-for-all }
switch-promo-cards = promokarty
switch-lms-deploys-per-turn = počet nestvůr za tah v režimu Poslední vyhrává
switch-lms-first-player-draw = počet karet v úplně prvním tažení v režimu Poslední vyhrává
switch-boss = { term-boss }
switch-difficulty = { term-difficulty }
switch-base-deck = { term-base-boss-deck }
switch-advanced-deck = { term-advanced-boss-deck }
setting-true = ano
setting-false = ne
setting-bottom = naspod zdrojů
setting-top-or-bottom = navrch nebo naspod zdrojů
setting-one-per-track = jedna na každou armádu
setting-own = vlastní balíček bosse


## Jména karet: tištěných jako v české edici

# ysra
card-borrowed-face = Vypůjčená tvář
card-brainwashed-traitor = Zmanipulovaný zrádce
card-keyhole-listener = Ucho za dveřmi
card-rumor-weaver = Tkadlec pomluv
card-underworld-vindicator = Obhájce z podsvětí
card-despoiler = Zkázonoš
card-masked-duelist = Maskovaný duelant
card-palace-chameleon = Palácový chameleon
card-twice-bought-envoy = Vyslanec dvou pánů
card-council-whisperer = Našeptávač rady
card-false-regent = Falešný regent
card-knight-of-the-new-world-order = Rytíř nového světového řádu
card-reptine-taskmaster = Plazí dozorce
card-velvet-poisoner = Sametová travička
card-grand-overlord-ikee = Velkovezír Ikee
card-prophet-of-the-shed-skin = Prorok svlečené kůže
card-queen-of-nine-masks = Královna devíti masek
card-the-unseen-chancellor = Skrytý kancléř

# khunglai
card-armored-yak = Obrněný jak
card-gong-ringer = Klášterní gongista
card-rope-bridge-keeper = Strážce lanového mostu
card-thousand-stair-runner = Běžec tisíce schodů
card-warrior-of-shamballa = Válečník ze Šambaly
card-avalanche-rider = Jezdec na lavině
card-butter-lamp-monk = Mnich s máslovou lampou
card-druuk-school-adept = Adept školy Druuk
card-retired-master = Vysloužilý mistr
card-abbot-of-the-closed-gate = Opat zavřené brány
card-drum-master-of-the-pass = Bubeník z průsmyku
card-tengu = Tengu
card-thunder-caravan = Hromová karavana
card-twin-spear-sister = Sestra dvou kopí
card-abbess-of-the-long-stair = Abatyše dlouhých schodů
card-ancient-dragon = Prastarý drak
card-general-of-the-snow-banners = Generál sněžných praporů
card-spirit-of-the-old-rampart = Duch starých hradeb

# seraphia
card-novice-of-the-font = Novicka od křtitelnice
card-psalm-singer = Pěvkyně žalmů
card-sentinel-of-the-low-gate = Hlídka u dolní brány
card-sunlit-lancer = Sluneční kopiník
card-wandering-almoner = Potulný almužník
card-chalice-bearer = Nositelka kalicha
card-hermit-of-still-bells = Poustevník tichých zvonů
card-purge-doctor = Čistič
card-shield-matron = Matróna se štítem
card-bearer-of-the-scales = Nositelka vah
card-granary-steward = Správce sýpky
card-oracle-of-the-clear-pool = Věštkyně čiré tůně
card-reliquary-guard = Strážce relikviáře
card-warden-of-the-white-veil = Ochránkyně bílého závoje
card-archon-of-returning-dawn = Archont nového úsvitu
card-colossus-of-prayer = Kolos modliteb
card-hierophant-of-the-sealed-book = Hierofant zavřené knihy
card-keeper-of-names = Strážce jmen
card-mother-of-mercies = Matka slitování

# styxia
card-ashmouth-hound = Popelotlamý ohař
card-candle-widow = Vdova se svící
card-drowned-rower = Utopený veslař
card-grave-toll-collector = Výběrčí hrobného
card-reed-ghoul = Ghúl z rákosí
card-assassin = Nájemný vrah
card-bellows-of-plague = Morový měch
card-ferry-reaver = Nájezdník z přívozu
card-pact-scribe = Písař úmluv
card-chain-devourer = Požírač řetězů
card-headsman-of-the-ninth-gate = Kat deváté brány
card-mourner-of-empty-thrones = Plačka prázdných trůnů
card-orchardist-of-bones = Sadař kostí
card-thief-of-breath = Zloděj dechu
card-empress-of-ash = Císařovna popela
card-gravemother = Matka hrobů
card-king-without-a-shadow = Král beze stínu
card-lord-of-the-last-ferry = Pán posledního přívozu
card-master-of-eternal-debt = Pán věčného dluhu

# promo
card-goblin-marius = Goblin Marius
card-goblin-andrew = Goblin Andrew
card-goblin-prospector = Goblinní prospektor
card-guardian = Strážce

# evil-goblins
card-goblin-killer = Zloblinní zabíják
card-goblin-leader = Zloblinní vůdce
card-goblin-tank = Zloblinní legionář
card-goblin-archer = Zloblinní lučištník
card-goblin-cutpurse = Zloblinní kapsář
card-goblin-pot-drummer = Zloblinní bubeník
card-horn-of-the-horde = Roh hordy
card-goblin-fusebiter = Zloblinní knotohryz
card-goblin-toad-rider = Zloblin na ropuše
card-chained-ogre = Spoutaný zlobr
card-transmuted-goblin = Zloblinní proměněnec

# spectral-shamans
card-ancestor-shade = Stín předka
card-seal-of-silence = Pečeť mlčení
card-restoration-totem = Totem obnovy
card-seal-of-haste = Pečeť spěchu
card-shaman-berserker = Šaman–berserk
card-hexing-shaman = Šaman zaklínač
card-seal-of-banishment = Pečeť vyhnání
card-seal-of-nova = Zářivá pečeť
card-totem-of-fury = Totem běsnění
card-totem-of-wrath = Totem hněvu
card-spiritual-shaman = Povznesený šaman
card-shaman-stormcaller = Šaman bouře
card-totemic-golem = Totem ničitel

# blackpurse-companies
card-company-paymaster = Pokladník kompanie
card-hired-pikeman = Námezdní pikenýr
card-burn-the-granaries = Spálit sýpky
card-captain-of-the-red-pikes = Kapitán rudých pik
card-granary-raider = Lupič sýpek
card-breach-veteran = Veterán z průlomu
card-captain-of-the-night-ladders = Kapitán nočních žebříků
card-order-to-charge = Rozkaz k útoku
card-ransom-demand = Žádost o výkupné
card-bribed-gatekeeper = Podplacený vrátný
card-captain-of-the-burning-carts = Kapitán hořících vozů
card-forced-march = Usilovný pochod
card-ram-crew = Obsluha beranidla
card-the-marshals-own = Maršálova garda

# rotwood-spawn
card-sporeling = Výtrusek
card-call-of-the-rot = Volání hniloby
card-mossback-snail = Mechový šnek
card-puffball = Pýchavka
card-sudden-bloom = Náhlý rozkvět
card-choking-spores = Dusivé výtrusy
card-grave-morel = Hrobový smrž
card-stinkhorn-piper = Pištec s hadovkou
card-feast-of-flies = Muší hody
card-mycelial-elder = Stařešina podhoubí
card-root-strangler = Kořenový škrtič
card-antlered-rot = Parohatá hniloba
card-walking-grove = Kráčející háj
card-heart-of-the-rotwood = Srdce Hnilohvozdu

# boss
card-byloss = Byloss, Král zloblinů
card-corvane = Corvane, Maršál žoldnéřů
card-muldra = Muldra, Hniloba z hlubin


## Terms of the glossary, in their base form

term-base-rules = základní pravidla
term-duel-mode = režim „Duel“
term-siege-mode = režim „Obléhání“
term-solo-mode = režim „Obléhání“ (sólo)
term-co-op-mode = kooperativní režim
term-last-man-standing = Poslední vyhrává
term-free-for-all = Divočina
term-player = hráč
term-opponent = protivník
term-partner = spoluhráč
term-active-player = aktivní hráč
term-first-player = první hráč
term-player-elimination = vyřazení hráče
term-card = karta
term-creature = nestvůra
term-name = jméno karty
term-cost = cena
term-attack-value = útočné číslo
term-attack-strength = síla útoku
term-defense-value = obranné číslo
term-action = akce
term-passive-ability = schopnost
term-activation-cost = aktivační cena
term-crest = erb
term-symbol = symbol
term-rank = hodnost
term-soldier = voják
term-veteran = veterán
term-elite = elita
term-champion = šampion
term-starter-deck-card = karta z balíčku pro začátečníky
term-standard-deck-card = karta ze základní hry
term-booster-card = karta z rozšiřujícího balíčku
term-expansion = rozšiřující balíček
term-promo-card = promokarta
term-easter-egg-card = Velikonoční vajíčko
term-card-back = zadní strana
term-deck = balíček
term-faction = frakce
term-player-faction = hráčská frakce
term-ysra = Ysra
term-khunglai = Čchun-laj
term-seraphia = Serafie
term-styxia = Styxie
term-evil-goblins = Zloblini
term-spectral-shamans = Běsní šamani
term-rotwood-spawn = Plémě Hnilohvozdu
term-blackpurse-companies = Kompanie Černého měšce
term-base-boss-deck = základní balíček
term-advanced-boss-deck = pokročilý balíček
term-battlefield = bitevní pole
term-battle-zone = bojiště
term-battle-zone-board = deska bojiště
term-frontline = fronta
term-no-mans-land = země nikoho
term-war-track = armáda
term-track = armáda
term-deployment-zone = oblast nasazování
term-defender = obránce
term-support-zone = oblast záloh
term-supporter = záloha
term-resources = zdroje
term-casualties = ztráty
term-hand = ruka
term-starting-hand = počáteční karty
term-healing-pile = balíček léčení
term-turn = tah
term-prepare = příprava
term-draw-step = tažení karet
term-advance-war-track = postup armády
term-deploy-step = nasazení nestvůry
term-extra-turn = tah navíc
term-end-turn = konec tahu
term-order = varianta
term-storm = úder
term-hold-ground = držení pozic
term-support = podpora
term-target = cíl
term-resolve = vyhodnotit
term-effect = efekt
term-ally = spojenec
term-enemy = nepřítel
term-reaction = reakce
term-chain-of-command = pořadí příkazů
term-conflict = sporná situace
term-advance = postup
term-commit = použít zálohy
term-damage = poškození
term-deploy = nasadit
term-destroy = zlikvidovat
term-discard = odhodit
term-draw = táhnout
term-heal = vyleč
term-kill = zničit
term-negate = zrušit
term-place = umístit
term-raise = oživit
term-recover = obnovit
term-reset = připravit
term-sacrifice = obětovat
term-shapeshift = proměna
term-steal = ukrást
term-vision = vize
term-boss-card = karta bosse
term-boss-board = deska bosse
term-boss-hand = karty v ruce bosse
term-difficulty = úroveň obtížnosti
term-medium = střední
term-hard = náročná
term-very-hard = velmi náročná
term-menace-level = úroveň hrozby
term-menace-level-effects = zvyšování hrozby
term-menace-token = žeton hrozby
term-victory-conditions = podmínky vítězství
term-life-points = životy
term-life-meter = ukazatel životů
term-reserves = posily
term-reserves-pile = balíček posil
term-reserves-token = žeton posil
term-discard-to-reserves = odložení do balíčku posil
term-command-action = rozkaz
term-special-action = zvláštní akce
term-deploy-command = nasazení
term-leader = vůdce
term-action-command = akce
term-shielded = štít
term-spirit = běs
term-gang = gang
term-totem = totem
term-spirit-token = žeton běsů
term-gang-token = žeton gangu
term-token = žeton
term-boss-pass = vynechat
term-att = ÚČ
term-def = OČ
term-dmg = DMG
term-promo = promo
term-starter = balíček pro začátečníky
term-standard = základní hra
term-booster = rozšiřující balíček
term-passive = schopnost
term-supporters = zálohy
term-ready = připravená
term-committed = použitá
term-space = pozice
term-ability = schopnost
term-boss = boss
term-base = základní balíček bosse
term-advanced = pokročilý balíček bosse


## Keywords, explained

keyword-action = Červený text karty. Provádí se, když kartu zahraješ jako akci, a také když nestvůra udeří.
keyword-passive-ability = Modrý text karty. Platí, dokud je karta v armádě nebo na bojišti.
keyword-activation-cost = Cena za každé použití schopnosti, která začíná číslem; platí se odhozenými kartami, zálohami, nebo obojím.
keyword-cost = Kolik karet stojí zahrání karty; platí se odhozenými kartami, zálohami, nebo obojím.
keyword-attack-value = Zkratka ÚČ. Číslo dole vlevo na kartě, bez úprav.
keyword-defense-value = Zkratka OČ. Číslo dole vpravo na kartě, bez úprav.
keyword-attack-strength = Co zbude z ÚČ útočníka po odečtení OČ obránce; nikdy méně než 0.
keyword-creature = Karta v armádě nebo na bojišti.
keyword-ally = Nestvůra ve tvé armádě, v kooperativním režimu i v armádě spoluhráče. Pro vlastní text nestvůra spojencem není.
keyword-enemy = Nestvůra v protivníkově armádě.
keyword-defender = Nestvůra v oblasti nasazování. Její OČ se odečítá od každého útoku na jejího hráče a jeho nestvůry na bojišti.
keyword-war-track = Tři pozice v řadě. Nestvůry vstupují na první a v každém tahu postoupí o jednu.
keyword-deployment-zone = První pozice armády.
keyword-battle-zone = Obě fronty a země nikoho mezi nimi. Nestvůry zde nejsou spojenci ani nepřátelé.
keyword-frontline = Tvé vlastní pole bojiště. Nestvůra si zde drží svou schopnost a může ji nahradit jiná tvá nestvůra.
keyword-no-mans-land = Prostřední pole bojiště. Vejde se sem jedna nestvůra kteréhokoli hráče a nahradit ji nelze.
keyword-support-zone = Místo, kde lícem dolů leží tvé zálohy.
keyword-supporter = Karta lícem dolů v oblasti záloh. Připravená záloha zaplatí jeden bod ceny. Boss zálohy nemá: co je ničí nebo počítá, týká se jeho úrovně hrozby.
keyword-resources = Tvůj balíček. Táhneš z něj a poškození ti z něj bere karty; kdo nemůže táhnout, když má, prohrává.
keyword-casualties = Odkrytý balíček použitých, zničených a odhozených karet a karet ztracených poškozením.
keyword-healing-pile = Karty vedle zdrojů, které poškození bere jako první.
keyword-advance = Všechny nestvůry v armádě se posunou o jednu pozici vpřed; ta, která armádu opustí, udeří, drží pozici, nebo jde do záloh.
keyword-storm = Nestvůra, která opouští armádu, zaútočí, provede svou akci a jde do ztrát.
keyword-hold-ground = Nestvůra, která opouští armádu, se přesune na tvou frontu nebo do prázdné země nikoho a její schopnost platí dál.
keyword-support = Nestvůra, která opouští armádu, se stane připravenou zálohou, lícem dolů.
keyword-commit = Otoč připravenou zálohu a sniž cenu o 1.
keyword-reset = Otoč použitou zálohu zpět. Hned ji lze použít znovu.
keyword-deploy = Polož nestvůru do prázdné oblasti nasazování.
keyword-place = Polož kartu na bojiště jako nestvůru.
keyword-draw = Vezmi si svrchní kartu zdrojů do ruky. Máš-li v ruce 10 karet, jde rovnou do ztrát.
keyword-discard = Polož kartu z ruky na ztráty jejího vlastníka. Kdo odhazuje, ten vybírá, není-li výběr náhodný.
keyword-damage = Zkratka DMG. Hráč přijde o tolik karet, nejdřív z balíčku léčení, potom ze zdrojů. Boss místo toho přijde o životy.
keyword-heal = Přesuň uvedený počet svrchních karet svých ztrát na balíček léčení.
keyword-kill = Přesuň kartu ve hře do ztrát jejího vlastníka.
keyword-destroy = Odstraň kartu natrvalo ze hry.
keyword-sacrifice = Znič nestvůru ve vlastní armádě.
keyword-raise = Vezmi si do ruky svrchní kartu protivníkových ztrát. Do konce hry je tvoje.
keyword-steal = Vezmi si do ruky náhodnou kartu z protivníkovy ruky. Do konce hry je tvoje.
keyword-shapeshift = Vrať tuto nestvůru do ruky a na její místo zdarma polož jinou kartu z ruky.
keyword-vision = Táhni uvedený počet karet, jednu si nech a ostatní dej v libovolném pořadí naspod zdrojů.
keyword-negate = Zruš akci nebo schopnost, na kterou reaguješ. Její cena zůstává zaplacená.
keyword-reaction = Akce nebo schopnost použitá v odpovědi na protivníkovu akci či schopnost; na každou lze reagovat jen jednou. Proti bossovi jsou možné jen reakce, které něco ruší.
keyword-chain-of-command = Akce nebo schopnost a všechny reakce na ni. Provádějí se od poslední k první.
keyword-extra-turn = Celý další tah po tomto, nejvýše jeden za každý tah.
keyword-boss = Protivník, za kterého hrají pravidla. Co nechají otevřené, rozhodne za něj hráč.
keyword-boss-card = Říká, čím stoupá úroveň hrozby, jak bosse porazit, kolik karet táhne a s čím začíná.
keyword-boss-hand = Karty, které boss táhl; leží odkryté. Zahraje vše, co může, a zbytek na začátku svého příštího tahu odloží do posil.
keyword-difficulty = Střední, náročná, nebo velmi náročná: ke každé má boss vlastní kartu.
keyword-menace-level = Od 1 do 5+: boss smí hrát karty nejvýše s touto cenou, na úrovni 5+ všechny.
keyword-victory-conditions = Čím je boss poražen: nezbývá mu život, nemá dost karet k tažení, nebo platí, co dalšího stojí na jeho kartě.
keyword-life-points = Každý bod DMG bossovi jeden vezme. Když mu žádný nezbývá, hráči vyhrávají.
keyword-reserves = Karty, které boss táhl a nezahrál. Jednou za hru se zamíchají a nahradí jeho prázdné zdroje.
keyword-recover = Boss získá uvedený počet životů, nejvýše tolik, s kolika začínal.
keyword-command-action = Jak boss kartu hraje. Nejdřív přijde na řadu nasazení, pak vůdci, zvláštní akce a nakonec akce; v každé skupině začíná nejdražší kartou.
keyword-deploy-command = Rozkaz: boss kartu položí do své prázdné oblasti nasazování.
keyword-leader = Rozkaz: boss kartu položí na svou frontu nebo do země nikoho, kde je volno.
keyword-action-command = Rozkaz: boss jen provede akci karty. Nestvůrou se tato karta nikdy nestane.
keyword-special-action = Značka na kartě z balíčku bosse, která má vlastní význam: štít, běs, gang, nebo totem.
keyword-shielded = Akce a schopnosti bossových protivníků na tuto nestvůru nepůsobí. Útoky ano.
keyword-spirit = Jakmile je tato karta zahrána, dostane každý bossův totem žeton běsů.
keyword-gang = Každý bossův spojenec dostane žeton gangu a tato karta jde do bossových ztrát.
keyword-totem = Každý žeton běsů položený na tuto kartu spustí její schopnost.
keyword-spirit-token = Leží na totemu, dokud je totem ve hře, a některé texty ho počítají.
keyword-gang-token = Nestvůře, na které leží, dává +1 k ÚČ, dokud je ve hře.
keyword-base-boss-deck = Jeden ze dvou balíčků, z nichž se skládají bossovy zdroje; jeho karty jsou většinou levné.
keyword-advanced-boss-deck = Druhý ze dvou balíčků, z nichž se skládají bossovy zdroje; jeho karty jsou většinou silnější.
