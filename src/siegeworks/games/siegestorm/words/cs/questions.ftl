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

option-play = zahrát { $card_acc } jako akci
option-advance = postup: { $place }
option-deploy = zahrát { $card_acc } jako nestvůru
option-use = použít schopnost: { $place }
option-target = zvolit: { $place }
option-card = zvolit { $card_acc }
option-attack-player = zaútočit, cíl: { $place }
option-attack = zaútočit, cíl: { $place }
option-storm = úder
option-hold-front = držení pozic: vlastní fronta
option-hold-land = držení pozic: země nikoho
option-support = podpora
option-pass = nereagovat
option-next = další krok
option-end = ukončit tah
option-keep = nechat si obě karty
option-return = vrátit { $card_acc }
option-return-cards = vrátit karty { $cards }, v tomto pořadí
option-commit = použít zálohu { $n }{ $name }
option-discard = odhodit { $card_acc }
option-keep-card = nechat si { $card_acc }
option-bottom = vrátit { $card_acc } naspod zdrojů
option-top = vrátit { $card_acc } navrch zdrojů
option-reset = připravit zálohu { $n }{ $name }
option-done = hotovo
option-take = odehrát tah navíc
option-decline = bez tahu navíc
option-to-hand = do ruky
option-to-support = mezi zálohy
option-first = nejdřív: { $card }
option-none = není z čeho volit
option-boss = boss zahraje { $card_acc }
option-lead = umístit: { $place }
option-strike = zásah dostane { $place }
option-target-menace = zvolit úroveň hrozby


## Pole

card-at = { $card } ({ $place })
square-space = { $n ->
        [1] oblast nasazování { $player_of }
       *[other] armáda { $player_of }, pozice { $n }
    }
side-l = { positions-left }
side-r = { positions-right }
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
reason-partners-battle-zone = Schopnosti můžeš používat ve spoluhráčově armádě, ne na jeho bojišti.
reason-no-boss-choice = Za bosse teď není co rozhodovat.
reason-no-boss = { ui-no-boss }
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
