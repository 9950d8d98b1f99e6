# Siegestorm in English.
#
# Clauses begin with a small letter and end without a full stop; the code makes sentences of them.
# Optional slots such as $that, $per, $most and $when bring their own leading space.


## Grammar

# The cases this language asks nouns for: singular, and plural.
cases =
    .one = acc
    .all = acc
# "Your" in the reader's own sentence, and in a sentence about something else.
own =
    .you = your
    .other = your
# A seat as the one something belongs to, and as the one something is done to.
and = { $first } and { $second }
semicolon = { $first }; { $second }
then =
    .do = { $first }, then { $second }
    .may = { $first }, then { $second }
per = for { $each }
at-most = (at most { $n })
while = { " " }while { $clause }
if-done = if you do, { $text }
repeat = do this { $n ->
        [2] twice
       *[other] { $n } times
    }
once-per-turn = only once per turn
bonus-att = { $n } ATT
bonus-de = { $n } DEF


## Nouns

noun-card = card
    .gender = n
    .it-acc = it
    .that-acc = the chosen card
    .counted = { $n ->
        [one] a card
       *[other] { $n } cards
    }
    .at-least = { $n ->
        [one] at least 1 card
       *[other] at least { $n } cards
    }
    .less-than = fewer than { $n } cards
noun-creature = creature
    .gender = n
    .it-acc = it
    .that-acc = the chosen creature
    .counted = { $n ->
        [one] a creature
       *[other] { $n } creatures
    }
    .at-least = { $n ->
        [one] a creature
       *[other] at least { $n } creatures
    }
    .less-than = fewer than { $n } creatures
noun-ally = Ally
    .gender = n
    .it-acc = it
    .that-acc = the chosen Ally
    .counted = { $n ->
        [one] an Ally
       *[other] { $n } Allies
    }
    .at-least = { $n ->
        [one] an Ally
       *[other] at least { $n } Allies
    }
    .less-than = fewer than { $n } Allies
noun-enemy = Enemy
    .gender = n
    .it-acc = it
    .that-acc = the chosen Enemy
    .counted = { $n ->
        [one] an Enemy
       *[other] { $n } Enemies
    }
    .at-least = { $n ->
        [one] an Enemy
       *[other] at least { $n } Enemies
    }
    .less-than = fewer than { $n } Enemies
noun-defender = Defender
    .gender = n
    .it-acc = it
    .that-acc = the chosen Defender
    .counted = { $n ->
        [one] a Defender
       *[other] { $n } Defenders
    }
    .at-least = { $n ->
        [one] a Defender
       *[other] at least { $n } Defenders
    }
    .less-than = fewer than { $n } Defenders
noun-supporter = Supporter
    .gender = n
    .it-acc = it
    .that-acc = the chosen Supporter
    .counted = { $n ->
        [one] a Supporter
       *[other] { $n } Supporters
    }
    .at-least = { $n ->
        [one] a Supporter
       *[other] at least { $n } Supporters
    }
    .less-than = fewer than { $n } Supporters


## Picks: one card to be chosen, all cards, each card that is counted, cards compared in number,
## and the clauses "you have so many" and "you have none".

pick-allies =
    .one-acc = an Ally{ $that }
    .all-acc = all Allies{ $that }
    .each = each Ally{ $that }
    .count = Allies{ $that }
    .have = you have { $counted }{ $that }
    .lack = you have no Allies{ $that }
pick-own-track =
    .one-acc = a creature{ $that } on your War Track
    .all-acc = all creatures{ $that } on your War Track
    .each = each creature{ $that } on your War Track
    .count = creatures{ $that } on your War Track
    .have = you have { $counted }{ $that } on your War Track
    .lack = you have no creatures{ $that } on your War Track
pick-own-spaces =
    .one-acc = a creature{ $that } on your War Track
    .all-acc = all creatures{ $that } on your War Track
    .each = each creature{ $that } on your War Track
    .count = creatures{ $that } on your War Track
    .have = you have { $counted }{ $that } on your War Track
    .lack = you have no creatures{ $that } on your War Track
pick-enemies =
    .one-acc = an Enemy{ $that }
    .all-acc = all Enemies{ $that }
    .each = each Enemy{ $that }
    .count = Enemies{ $that }
    .have = you face { $counted }{ $that }
    .lack = you face no Enemies{ $that }
pick-tracks =
    .one-acc = a creature{ $that } on any War Track
    .all-acc = all creatures{ $that } on all War Tracks
    .each = each creature{ $that } on any War Track
    .count = creatures{ $that } on War Tracks
    .have = the War Tracks hold { $counted }{ $that }
    .lack = the War Tracks hold no creatures{ $that }
pick-other-track =
    .one-acc = a creature{ $that } on another War Track
    .all-acc = all creatures{ $that } on other War Tracks
    .each = each creature{ $that } on other War Tracks
    .count = creatures{ $that } on other War Tracks
    .have = other War Tracks hold { $counted }{ $that }
    .lack = other War Tracks hold no creatures{ $that }
pick-creatures =
    .one-acc = any creature{ $that }
    .all-acc = all creatures{ $that }
    .each = each creature{ $that } in play
    .count = creatures{ $that } in play
    .have = the Battlefield holds { $counted }{ $that }
    .lack = the Battlefield holds no other creatures{ $that }
pick-opposing-creatures =
    .one-acc = one of your opponent's creatures{ $that }
    .all-acc = all your opponent's creatures{ $that }
    .each = each of your opponent's creatures{ $that }
    .count = creatures{ $that } of your opponent
    .have = your opponent has { $counted }{ $that }
    .lack = your opponent has no creatures{ $that }
pick-in-play =
    .one-acc = any card{ $that } in play
    .all-acc = all cards{ $that } in play
    .each = each card{ $that } in play
    .count = cards{ $that } in play
    .have = the Battlefield holds { $counted }{ $that } in play
    .lack = the Battlefield holds no other cards{ $that } in play
pick-own-supporters =
    .one-acc = one of your Supporters{ $that }
    .all-acc = all your Supporters{ $that }
    .each = each of your Supporters{ $that }
    .count = Supporters{ $that } of yours
    .have = you have { $counted }{ $that }
    .lack = you have no Supporters{ $that }
pick-opposing-supporters =
    .one-acc = one of your opponent's Supporters{ $that }
    .all-acc = all your opponent's Supporters{ $that }
    .each = each of your opponent's Supporters{ $that }
    .count = Supporters{ $that } of your opponent
    .have = your opponent has { $counted }{ $that }
    .lack = your opponent has no Supporters{ $that }
pick-opposing-defender =
    .one-acc = your opponent's Defender{ $that }
    .all-acc = your opponent's Defender{ $that }
    .each = your opponent's Defender{ $that }
    .count = Defenders{ $that } of your opponent
    .have = your opponent has { $counted }{ $that }
    .lack = your opponent has no Defender{ $that }
pick-own-hand =
    .one-acc = a card{ $that } from your hand
    .all-acc = all cards{ $that } in your hand
    .each = each card{ $that } in your hand
    .count = cards{ $that } in your hand
    .have = you have { $counted }{ $that } in hand
    .lack = you have no cards{ $that } in hand
pick-replacement =
    .one-acc = another card{ $that } from your hand
    .all-acc = all other cards{ $that } in your hand
    .each = each other card{ $that } in your hand
    .count = other cards{ $that } in your hand
    .have = you have { $counted }{ $that } in hand
    .lack = you have no other cards{ $that } in hand
pick-opposing-hand =
    .one-acc = a card{ $that } from your opponent's hand
    .all-acc = all cards{ $that } in your opponent's hand
    .each = each card{ $that } in your opponent's hand
    .count = cards{ $that } in your opponent's hand
    .have = your opponent has { $counted }{ $that } in hand
    .lack = your opponent has no cards{ $that } in hand
pick-own-casualties =
    .one-acc = a card{ $that } from your Casualties
    .all-acc = all cards{ $that } in your Casualties
    .each = each card{ $that } in your Casualties
    .count = cards{ $that } in your Casualties
    .have = you have { $counted }{ $that } in your Casualties
    .lack = you have no cards{ $that } in your Casualties
pick-opposing-casualties =
    .one-acc = a card{ $that } from your opponent's Casualties
    .all-acc = all cards{ $that } in your opponent's Casualties
    .each = each card{ $that } in your opponent's Casualties
    .count = cards{ $that } in your opponent's Casualties
    .have = your opponent has { $counted }{ $that } in Casualties
    .lack = your opponent has no cards{ $that } in Casualties
pick-own-healing =
    .one-acc = a card{ $that } from your healing pile
    .all-acc = all cards{ $that } in your healing pile
    .each = each card{ $that } in your healing pile
    .count = cards{ $that } in your healing pile
    .have = you have { $counted }{ $that } in your healing pile
    .lack = you have no cards{ $that } in your healing pile


## Filters of picks

that-card = named { $name }
that-word = with “{ $word }” in the name
that-max-def = with DEF { $n ->
        [0] 0
       *[other] { $n } or less
    }
that-max-cost = with cost { $n ->
        [0] 0
       *[other] { $n } or less
    }
that-min-cost = with cost { $n } or more
that-cost-between = with cost { $min } to { $max }
that-shapeshift = with Shapeshift


## What an amount is counted by, other than cards of a pick

each-per-token = each Spirit token on this card
each-per-own-supporter = each of that player's Supporters


## Conditions

clause-outnumbered = there are fewer { $fewer } than { $more }
clause-undefended = an opponent has no Defender
clause-menace-at-most = the Menace Level is { $level } or lower


## Effects: what is done, and .may: what stands after "you may"

do-if = if { $clause }, { $text }
    .otherwise = otherwise, { $text }
do-may = you may { $text }
    .list = you may do this: { $text }
do-choose = choose { $pick_acc }
    .may = { do-choose }
do-draw = draw { $cards_card }{ $per }{ $most }
    .may = { do-draw }
do-damage = { $to ->
        [you] take { $amount } DMG
        [each-player] deal { $amount } DMG to each player
       *[opponent] deal { $amount } DMG to your opponent
    }{ $per }{ $most }
    .may = { do-damage }
do-heal = heal { $cards }{ $per }{ $most }
    .may = { do-heal }
do-raise = raise { $cards_card }
    .may = { do-raise }
do-steal = steal { $cards_card }
    .may = { do-steal }
do-discard = { $who ->
        [you] discard { $cards_card }
       *[opponent] your opponent discards { $cards_card }
    }
    .may = { $who ->
        [you] discard { $cards_card }
       *[opponent] make your opponent discard { $cards_card }
    }
do-discard-random = your opponent discards { $cards_card } at random
    .may = make your opponent discard { $cards_card } at random
do-discard-hand = discard your whole hand
    .may = { do-discard-hand }
do-kill = kill { $target_acc }
    .may = { do-kill }
do-kill-each = kill { $pick_acc }
    .may = { do-kill-each }
do-sacrifice = sacrifice { $target_acc }
    .may = { do-sacrifice }
do-destroy = destroy { $target_acc }
    .may = { do-destroy }
do-return = return { $target_acc } to its owner's hand
    .may = { do-return }
do-return-each = return { $pick_acc } to { $pick_number ->
        [one] its owner's hand
       *[many] the hands of their owners
    }
    .may = { do-return-each }
do-switch = swap { $one_acc } with { $other_acc }
    .may = { do-switch }
do-advance = { $who ->
        [opponent] advance your opponent's War Track by one space
        [each-player] advance all War Tracks by one space
       *[you] advance your War Track by one space
    }
    .may = { do-advance }
do-storm = storm with { $target_acc }; after its Storm, it goes to Casualties
    .may = { do-storm }
do-place = place { $target_acc } on { $to ->
        [land] No Man's Land
       *[front] your Frontline
    } for free
    .may = { do-place }
do-deploy = deploy { $target_acc } for free
    .may = { do-deploy }
do-deploy-top = deploy the top card of your Casualties for free
    .may = { do-deploy-top }
do-take-back = take { $target_acc } into your hand
    .may = { do-take-back }
do-support-top = put the top card of your Resources into your Support Zone
    .may = { do-support-top }
do-recruit = put { $target_acc } into your Support Zone
    .may = { do-recruit }
do-step-back = move { $target_acc } to your Support Zone
    .may = { do-step-back }
do-shapeshift = Shapeshift
    .may = shapeshift
do-shapeshift-into = Shapeshift into { $target_acc }
    .may = shapeshift into { $target_acc }
do-free-shapeshift = the cost of your next Shapeshift this turn is 0
    .may = set the cost of your next Shapeshift this turn to 0
do-protect = until end of turn, actions and abilities cannot target your cards
    .may = protect your cards from being targeted by actions and abilities until end of turn
do-unopposed = until end of turn, your creatures ignore Defenders when they attack
    .may = have your creatures ignore Defenders until end of turn
do-boost = give { $target_acc } { $bonus } until end of turn
    .may = { do-boost }
do-boost-each = give { $pick_acc } { $bonus } until end of turn
    .may = { do-boost-each }
do-reset = { $most ->
        [1] you may reset 1 of your Supporters
       *[other] reset up to { $most } of your Supporters
    }
    .may = { $most ->
        [1] reset 1 of your Supporters
       *[other] reset up to { $most } of your Supporters
    }
do-reset-all = reset all your Supporters
    .may = { do-reset-all }
do-vision = Vision { $cards }
    .may = use Vision { $cards }
do-negate = negate { $what ->
        [ability] an ability
        [either] an action or ability
       *[action] an action
    }
    .may = { do-negate }
do-negate-and-use = negate { $what ->
        [ability] an ability
        [either] an action or ability
       *[action] an action
    } and carry it out as your own
    .may = { do-negate-and-use }
do-extra-turn = you may take an extra turn after this one
    .may = take an extra turn after this one
do-win = you win the game
    .may = win the game
do-recover = recover { $life }{ $per }{ $most }
    .may = { do-recover }
do-raise-menace = the Menace Level rises by { $by }
    .may = raise the Menace Level by { $by }
do-put-gang-tokens = put a Gang token on each Ally
    .may = { do-put-gang-tokens }
do-put-gang-token = put a Gang token on { $target_acc }
    .may = { do-put-gang-token }
do-put-spirit-tokens = put a Spirit token on each of your Totems
    .may = { do-put-spirit-tokens }


## Passives

passive-modify = { $who ->
        [self] this creature gets
        [enemies] Enemies get
        [shapeshifters] Allies with Shapeshift get
       *[allies] Allies get
    } { $bonus }{ $when }
passive-ignore-defenders = { $who ->
        [self] this creature ignores Defenders when it attacks
       *[own] your creatures ignore Defenders when they attack
    }
passive-attack-twice = this creature attacks twice during its Storm{ $when }
passive-raise-damage = whenever your opponent receives DMG, increase it by { $by }
passive-draw-more = draw { $cards ->
        [one] 1 more card
       *[other] { $cards } more cards
    } in your Draw step
passive-cheaper = { $kind ->
        [action] your actions
       *[creature] your creatures
    } cost { $by } less to play
passive-untouchable = your opponent cannot target this creature with actions or abilities
passive-after-storm = { $who ->
        [self] after its Storm, this creature { $to ->
            [support] becomes your Supporter
           *[hand] returns to your hand
        }
       *[own] after its Storm, each of your creatures { $to ->
            [support] becomes your Supporter
           *[hand] returns to your hand
        }
    }
passive-whenever = { $moment }, { $text }
    .once = { $moment }, { $text }
    .time = { $moment }, { $text }
passive-totem = whenever a Spirit token is put on this card, { $text }
passive-activate = { $cost }: { $text }


## Moments that set passives off

moment-opponent-damaged = whenever your opponent takes DMG
    .once = once per turn, when your opponent takes DMG
moment-you-damaged = whenever you take DMG
    .once = once per turn, when you take DMG
moment-you-kill = whenever you kill a card
    .once = once per turn, when you kill a card
moment-ally-killed = whenever an Ally is killed
    .once = once per turn, when an Ally is killed
moment-self-storms = when this creature storms
    .once = once per turn, when this creature storms
moment-ally-storms = whenever an Ally storms
    .once = once per turn, when an Ally storms
moment-ally-deployed = whenever an Ally is deployed
    .once = once per turn, when an Ally is deployed
moment-enemy-deployed = whenever an Enemy is deployed
    .once = once per turn, when an Enemy is deployed
moment-you-shapeshift = whenever you shapeshift
    .once = once per turn, when you shapeshift
moment-you-heal = whenever you heal
    .once = once per turn, when you heal
moment-opponent-discards = whenever your opponent discards a card (except as payment)
    .once = once per turn, when your opponent discards a card (except as payment)
moment-you-discard = whenever you discard a card (except as payment)
    .once = once per turn, when you discard a card (except as payment)
moment-you-support = whenever you gain a Supporter
    .once = once per turn, when you gain a Supporter
moment-turn-begins = at the start of your turn
    .once = at the start of your turn


## Bosses: how the cards of their decks are played, and what a boss card says

command-deploy = { term-deploy-command }
command-leader = { term-leader }
command-gang = Special: Gang
command-action = { term-action }
command-or = { $first }, or { $second }
boss-hand = The boss draws { $cards } each turn.
boss-decks = { $base } and { $advanced }
boss-start = Menace Level { $menace }, { $base } base cards, { $advanced } advanced cards, { $life } life
victory-life = The boss has no life left.
victory-cards = The boss must draw and has too few cards in Resources and Reserves.
victory-own-casualties = At the end of a turn, the boss has { $counted }{ $that } in its Casualties.
victory-opposing-supporters = At the end of a turn, the players together have { $counted }{ $that }.
victory-menace-at-most = At the end of a turn, the Menace Level is { $level } or lower.
