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
sentence = { $text }.
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
with-clause = { $text } ({ $clause })
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
passive-raise-damage = whenever you deal DMG to your opponent, increase it by { $by }
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

command-deploy = Deploy
command-leader = Leader
command-gang = Special: Gang
command-action = Action
command-or = { $first }, or { $second }
boss-hand = The boss draws { $cards } each turn.
boss-decks = { $base } and { $advanced }
boss-start = Menace Level { $menace }, { $base } base cards, { $advanced } advanced cards, { $life } life
victory-life = The boss has no life left.
victory-cards = The boss must draw and has too few cards in Resources and Reserves.
victory-own-casualties = At the end of a turn, the boss has { $counted }{ $that } in its Casualties.
victory-opposing-supporters = At the end of a turn, the players together have { $counted }{ $that }.
victory-menace-at-most = At the end of a turn, the Menace Level is { $level } or lower.


## Log

known-card = { $name }
    .acc = { $name }
unknown-card = a card
    .acc = a card
event-shuffled = { $seat } shuffles the Resources.
event-return-chosen = { $seat } has decided which starting cards to return.
event-exchanged = { $cards ->
        [0] { $seat } keeps the starting hand.
        [one] { $seat } returns a card and draws a new one{ $drawn_names }.
       *[other] { $seat } returns { $cards_card } and draws new ones{ $drawn_names }.
    }
event-first-player-chosen = { $seat } goes first.
event-turn-began = { $extra ->
        [yes] { $seat } takes an extra turn.
       *[no] { $seat_of } turn begins.
    }
event-step-began = { $stage ->
        [prepare] Prepare
        [draw] Draw
        [advance] Advance War Track
        [deploy] Deploy
        [extra] Extra Turn
        [end] End Turn
        [reserves] Discard to Reserves
        [actions] Actions
       *[other] { "" }
    }{ $seat_shared ->
        [yes] { " " }({ $seat })
       *[no] { "" }
    }
event-turn-ended = { "" }
event-extra-turn-granted = { $seat_kind ->
        [boss] { $seat } gets an extra turn.
       *[player] { $seat } may take an extra turn.
    }
event-extra-turn-forgone = { $seat } does without the extra turn.
event-lost = { $seat } loses: { $clause ->
        [SS-6-3] not enough cards for the Draw step.
        [SS-6-4] not enough cards to draw.
        [SS-6-6] more DMG than cards left.
        [SS-R7] not enough cards for Vision.
        [SS-R131] its life is at 0.
        [SS-16-22] too few cards in Resources and Reserves.
        [SS-16-23] a victory condition of the boss card is met.
       *[other] out of cards.
    }
event-eliminated = { $seat } is out of the game.
event-won = { $seat } wins the game.
event-drawn = { $seat } draws { $number_card }{ $cards_names }.{ $lost ->
        [0] { "" }
        [one] { " " }The hand is full, so a card goes straight to Casualties{ $lost_names }.
       *[other] { " " }The hand is full, so { $lost_card } go straight to Casualties{ $lost_names }.
    }
event-discarded = { $as_payment ->
        [yes] { $seat } pays with { $card_acc }.
       *[no] { $seat } discards { $card_acc }.
    }
event-committed = { $seat } commits Supporter { $place }.
event-was-reset = { $seat } resets Supporter { $place }.
event-prepared = { "" }
event-played = { $seat_kind ->
        [boss] { $seat } plays { $card_acc }.
       *[player] { $seat } plays { $card_acc } as an action.
    }
event-creature-announced = { $seat } plays { $card_acc } as a creature.
event-activated = { $seat } uses the ability of { $card_acc }.
event-negated = { $card } ({ $seat }) is negated.
event-action-done = { "" }
event-damaged = { $life ->
        [-1] { $seat } takes { $amount } DMG{ $cards_names }.
       *[other] { $seat } takes { $amount } DMG and has { $life } life left.
    }
event-healed = { $seat } heals { $number_card }.
event-raised = { $seat } raises { $card_acc } from { $victim_of } Casualties.
event-stolen = { $seat } steals { $card_acc } from { $victim }.
event-taken-back = { $seat } takes { $card_acc } back from Casualties.
event-seen = { $seat } looks at { $number_card } with Vision{ $cards_names }.
event-kept = { $seat } keeps { $card_acc }.
event-put-back = { $seat } puts { $card_acc } { $on_top ->
        [yes] on top of
       *[no] under
    } the Resources.
event-deployed = { $origin ->
        [casualties] { $seat } deploys { $card_acc } from Casualties.
        [hand] { $seat } deploys { $card_acc } from hand.
       *[played] { $card } enters { $seat_of } Deployment Zone.
    }
event-placed = { $seat } places { $card_acc } on { $place ->
        [land] No Man's Land
       *[front] the Frontline
    }{ $board }.{ $replaced_known ->
        [yes] { " " }{ $replaced } goes to Casualties.
       *[no] { "" }
    }
event-advanced = { $track_of } War Track advances.
event-held-ground = { $card } ({ $track }) holds { $place ->
        [land] No Man's Land
       *[front] the Frontline
    }.{ $replaced_known ->
        [yes] { " " }{ $replaced } goes to Casualties.
       *[no] { "" }
    }
event-supported = { $card_known ->
        [yes] { $card } becomes { $seat_of } Supporter.
       *[no] A card becomes { $seat_of } Supporter.
    }
event-stormed = { $card } ({ $seat }) storms.
event-attacked = { $card } attacks { $target_card_known ->
        [yes] { $target_card } ({ $seat })
       *[no] { $seat }
    } with Attack Strength { $strength }.
event-storm-ended = { $to ->
        [hand] { $card } returns to hand.
        [support] { $card } becomes a Supporter.
       *[casualties] { $card } goes to Casualties.
    }
event-killed = { $card } ({ $owner }) is killed.
event-destroyed = { $card } ({ $owner }) is destroyed.
event-returned = { $card } returns to { $owner_of } hand.
event-switched = { $one_known ->
        [yes] { $one } and { $other } change places.
       *[no] Two creatures change places.
    }
event-shapeshifted = { $seat } shapeshifts: { $old } becomes { $new }.
event-lasted = { $kind ->
        [boost] { $piece_known ->
            [yes] { $piece }
           *[no] A creature
        } gets { $att ->
            [0] { $de_signed } DEF
           *[other] { $de ->
                [0] { $att_signed } ATT
               *[other] { $att_signed } ATT and { $de_signed } DEF
            }
        } until end of turn.
        [protected] { $seat_of } cards cannot be targeted until end of turn.
        [unopposed] { $seat_of } attackers ignore Defenders until end of turn.
        [free-shapeshift] { $seat_of } next Shapeshift this turn is free.
       *[other] { "" }
    }
event-spent = { "" }
event-triggered = { $card_kind ->
        [boss] { $seat_of } Menace Level effect triggers.
       *[card] { $card } ({ $seat }) triggers.
    }
event-boss-arrived = { $card } takes the field: Menace Level { $menace }, { $life } life.
event-boss-deck-built = { $seat_of } Resources: { $base_deck } ({ $base }), { $advanced_deck } ({ $advanced }).
event-to-reserves = { $seat } discards { $cards_card } to the Reserves{ $cards_names }.
event-boss-drew = { $seat } draws { $number_card }{ $cards_names }.
event-reserves-shuffled = { $seat_of } Resources are empty: the Reserves are shuffled and take their place.
event-menace-changed = The Menace Level { $change_sign ->
        [minus] falls
       *[plus] rises
    } to { $level }.
event-recovered = { $seat } recovers { $amount } and has { $life } life.
event-gang-put = { $card } gets a Gang token: +{ $tokens } ATT in all.
event-spirit-put = { $card } gets a Spirit token ({ $tokens } in all).
event-boss-chose = { $seat } chooses { $card_acc } ({ $command }, cost { $card_cost }, Menace Level { $menace }): { $why ->
        [only] it can play no other this way.
        [dearest] it can play no dearer one this way.
       *[chosen] a player's choice among equal cards.
    }
event-boss-stopped = { $cards ->
        [0] { $seat } has no card left to play.
       *[other] { $seat } can play nothing more.{ $dear ->
            [0] { "" }
           *[other] { " " }Above Menace Level { $menace }: { $dear_names }.
        }{ $stuck ->
            [0] { "" }
           *[other] { " " }Without a place or a target: { $stuck_names }.
        }
    }
event-boss-targeted = { $why ->
        [none] The attack can kill none of { $seat_of } cards on the Battle Zone, so it strikes the Resources.
        [only] Target: { $card } ({ $seat }), the only one possible.
        [chosen] Target: { $card } ({ $seat }), a player's choice among equal ones.
       *[dearest] Target: { $card } ({ $seat }), the dearest one possible.
    }


## Questions

prompt-choose = { $card }: choose { $pick_acc }.
    .boss = { $card }: what does { $player } choose? The text says: { $pick_acc }.
prompt-pay = { $card }: { $due } still to pay. Discard a card or commit a Supporter.
prompt-react = { $kind ->
        [ability] { $player } uses the ability of { $card }. React?
        [gang] { $player } plays { $card } as a Gang. React?
        [spirit] { $player } uses the Spirit of { $card }. React?
       *[action] { $player } plays the action of { $card }. React?
    }
prompt-act = Your turn: play actions, use abilities, or go on.
    .deploy = Your Deploy step: play a creature, play actions, use abilities, or end your turn.
prompt-advance = Which War Track advances first?
prompt-order = { $card } leaves the War Track: give an order.
prompt-attack = { $card } storms: choose the target.
prompt-after-storm = { $card }: where does it go after its Storm?
prompt-which-first = Several abilities trigger: which one first?
prompt-exchange = Your starting hand: which cards do you return?
prompt-discard = { $card }: discard { $cards_card }.
    .hand = { $card }: discard your hand. Which card next?
    .boss = { $card }: which card does the boss discard?
prompt-vision = { $card }: Vision.
    .keep = { $card }: which card do you keep?
    .rest = { $card }: which card goes back next?
prompt-reset = { $most ->
        [1] { $card }: reset up to 1 more of your Supporters.
       *[other] { $card }: reset up to { $most } of your Supporters.
    }
prompt-may = { $card }: do you want this? { $text }
prompt-extra-turn = Take the extra turn?
prompt-boss-plays = { $player } can play several equal cards: which one first?
prompt-leader = { $card } (Leader): where does it go?
prompt-boss-attacks = { $card } attacks and can kill several cards of equal cost: which one?
prompt-which-totem = Which Totem gets its Spirit token first?
prompt-who-suffers = { $card }: which of you does it strike?


## Answers

option-play-card = play { $card_acc } as an action
option-advance-place = advance: { $place }
option-deploy-card = play { $card_acc } as a creature
option-use-place = use the ability: { $place }
option-target-place = choose { $place }
option-card-card = choose { $card_acc }
option-attack-player = attack { $place }
option-attack-place = attack { $place }
option-storm = storm
option-hold-front = hold ground on your Frontline
option-hold-land = hold ground on No Man's Land
option-support = support
option-pass = pass
option-next = next step
option-end = end the turn
option-keep = keep both cards
option-return-card = return { $card_acc }
option-return-cards = return { $cards }, in this order
option-commit-number = commit Supporter { $n }{ $name }
option-discard-card = discard { $card_acc }
option-keep-card = keep { $card_acc }
option-bottom-card = put { $card_acc } under your Resources
option-top-card = put { $card_acc } on top of your Resources
option-reset-number = reset Supporter { $n }{ $name }
option-done = done
option-yes = yes
option-no = no
option-take = take the extra turn
option-decline = no extra turn
option-to-hand = to hand
option-to-support = to the Support Zone
option-first-card = first: { $card_acc }
option-none = nothing to choose
option-boss-card = the boss plays { $card_acc }
option-lead-place = place it on { $place }
option-strike-player = it strikes { $place }
option-target-menace = choose the Menace Level


## Squares

card-at = { $card } ({ $place })
square-space = { $n ->
        [1] { $player_of } Deployment Zone
       *[other] { $player_of } War Track, space { $n }
    }
side-l = left
side-r = right
track-l = left War Track
track-r = right War Track
square-front = { $player_of } Frontline
square-land = No Man's Land { $n }
square-supporter = { $player_of } Supporter { $n }
on-board = on { $player_of } board


## Refusals

reason-on-track = A Storm cannot target creatures on a War Track.
reason-no-such-target = There is no such target.
reason-nobody-there = Nobody stands there.
reason-no-ability = This creature has no ability to activate.
reason-on-battle-zone = Creatures on the Battle Zone are neither Allies nor Enemies.
reason-not-yours = This creature is not yours.
reason-no-such-card = There is no such card to choose.
reason-no-target = There is no legal target.
reason-protected = This card cannot be targeted.
reason-wrong-target = This card is not a legal target.
reason-no-casualties = You have no Casualties to heal.
reason-no-action = This card has no action.
reason-not-in-hand = This card is not in your hand.
reason-not-your-turn = You can play creatures only in your own turn.
reason-zone-occupied = Your Deployment Zone is occupied.
reason-one-creature-a-turn = You have already played a creature this turn.
reason-cannot-pay = You cannot pay the cost.
reason-not-ready = This Supporter is not ready.
reason-order-first = First give the creature its order.
reason-land-occupied = No Man's Land is occupied.
reason-not-your-frontline = You can hold ground only on your own Frontline or on No Man's Land.
reason-answer-first = First answer what is being asked.
reason-choose-first = Choose first: choices and payment are one announcement.
reason-one-kept = With Vision you keep only one card.
reason-which-track = Say for which War Track.
reason-out-of-reach = This War Track does not reach there.
reason-not-your-track = This War Track is not yours.
reason-pay-first = First pay the cost.
reason-cannot-pay-itself = A card cannot pay for itself.
reason-not-the-deploy-step = You can play creatures only in the Deploy step.
reason-used-this-turn = This ability was already used this turn.
reason-wrong-kind-to-negate = This card cannot negate that kind of effect.
reason-nothing-to-negate = There is nothing to negate.
reason-not-in-place = The creature is no longer in its place.
reason-your-own = You cannot attack your own creature.
reason-itself = A creature cannot choose itself.
reason-not-your-turn-to-deploy = You can deploy creatures only in your own turn.
reason-no-other-card = You have no other card in hand for it.
reason-other-step = This is not possible in the current step.
reason-only-as-reaction = Actions and abilities can be used only as reactions now.
reason-no-creature-as-reaction = A creature cannot be played as a reaction.
reason-nothing-to-react-to = There is nothing to react to.
reason-nobody-leaves = No creature leaves the War Track now.
reason-nobody-storms = No creature storms now.
reason-no-conflict = There is nothing to put in order.
reason-nothing-to-pay = There is nothing to pay or discard.
reason-nothing-to-keep = There is nothing to keep or put back.
reason-bottom-only = The cards can go only under the Resources.
reason-nothing-to-reset = There is nothing to reset.
reason-nothing-to-choose = There is nothing to choose.
reason-no-extra-turn = No extra turn was granted.
reason-only-negate = Against a boss only reactions that negate are allowed.
reason-no-creature = This card cannot be a creature.
reason-shielded = This creature is Shielded: actions and abilities of its opponents do not work on it.
reason-partners-zone = You cannot put a card on your partner's side of the Battle Zone.
reason-no-boss-choice = There is nothing to decide for the boss now.
reason-no-boss = There is no boss in this game.
reason-no-allies = There are no Allies.


## Faults of decks

fault-unreadable-deck = The deck cannot be read.
fault-deck-without-hand = The deck is too small for a starting hand.
fault-deck-size = { $cards ->
        [one] A deck has exactly 34 cards, not 1.
       *[other] A deck has exactly 34 cards, not { $cards }.
    }
fault-deck-copies = { $card }: { $count } copies, at most { $most } are allowed.
fault-deck-factions = A deck holds cards of one faction only, not of several: { $factions }.
fault-deck-boss-card = { $card } belongs to a boss deck.
fault-promo-ranked = { $card } is a promo card and not allowed in ranked games.
fault-promo-not-agreed = { $card } is a promo card, and promo cards were not agreed on.


## Outcomes

outcome-SS-6-2 = { $winner ->
        [boss] A player could not draw enough cards.
       *[player] The opponent could not draw enough cards.
    }
outcome-SS-6-3 = { $winner ->
        [boss] A player could not draw enough cards in the Draw step.
       *[player] The opponent could not draw enough cards in the Draw step.
    }
outcome-SS-6-4 = { $winner ->
        [boss] A player could not draw the cards an effect demanded.
       *[player] The opponent could not draw the cards an effect demanded.
    }
outcome-SS-6-6 = { $winner ->
        [boss] A player took more DMG than there were cards left.
       *[player] The opponent took more DMG than there were cards left.
    }
outcome-SS-R7 = { $winner ->
        [boss] A player did not have enough cards for Vision.
       *[player] The opponent did not have enough cards for Vision.
    }
outcome-SS-6-10 = A card says so.
outcome-SS-R131 = The boss has no life left.
outcome-SS-16-22 = The boss could not draw enough cards.
outcome-SS-16-23 = A victory condition of the boss card is met.


## Modes, and what is agreed on before a game

mode-duel = { term-duel-mode }
mode-solo = { term-solo-mode }
mode-coop = { term-co-op-mode }
mode-last-man-standing = { term-last-man-standing }
switch-damage-overflow-loses = more DMG than cards left loses the game
switch-vision-rest = where the other cards of Vision go
switch-extra-turn-can-chain = an extra turn may follow an extra turn
switch-free-for-all = { term-free-for-all }
switch-promo-cards = promo cards
switch-lms-deploys-per-turn = creatures per turn in Last Man Standing
switch-lms-first-player-draw = cards of the very first draw in Last Man Standing
switch-boss = { term-boss }
switch-difficulty = { term-difficulty }
switch-base-deck = { term-base-boss-deck }
switch-advanced-deck = { term-advanced-boss-deck }
setting-true = yes
setting-false = no
setting-bottom = under the Resources
setting-top-or-bottom = on top of or under the Resources
setting-one-per-track = one per War Track
setting-own = the boss's own


## Terms of the glossary, in their base form

term-base-rules = Base rules
term-duel-mode = Duel Mode
term-siege-mode = Siege Mode
term-solo-mode = Solo Mode
term-co-op-mode = Co-op Mode
term-last-man-standing = Last Man Standing
term-free-for-all = Free-for-All
term-player = player
term-opponent = opponent
term-partner = partner
term-active-player = active player
term-first-player = first player
term-player-elimination = player elimination
term-card = card
term-creature = creature
term-name = name
term-cost = cost
term-attack-value = Attack Value
term-attack-strength = Attack Strength
term-defense-value = Defense Value
term-action = Action
term-passive-ability = Passive Ability
term-activation-cost = Activation Cost
term-crest = crest
term-symbol = symbol
term-rank = rank
term-soldier = Soldier
term-veteran = Veteran
term-elite = Elite
term-champion = Champion
term-starter-deck-card = starter deck card
term-standard-deck-card = standard deck card
term-booster-card = booster card
term-expansion = Expansion
term-promo-card = promo card
term-easter-egg-card = Easter Egg card
term-card-back = card back
term-deck = deck
term-faction = faction
term-player-faction = player faction
term-ysra = Ysra
term-khunglai = Khung'lai
term-seraphia = Seraphia
term-styxia = Styxia
term-evil-goblins = Evil Goblins
term-spectral-shamans = Spectral Shamans
term-rotwood-spawn = Rotwood Spawn
term-blackpurse-companies = Blackpurse Companies
term-base-boss-deck = base boss deck
term-advanced-boss-deck = advanced boss deck
term-battlefield = Battlefield
term-battle-zone = Battle Zone
term-battle-zone-board = Battle Zone board
term-frontline = Frontline
term-no-mans-land = No Man's Land
term-war-track = War Track
term-track = Track
term-deployment-zone = Deployment Zone
term-defender = Defender
term-support-zone = Support Zone
term-supporter = Supporter
term-resources = Resources
term-casualties = Casualties
term-hand = hand
term-starting-hand = starting hand
term-healing-pile = healing pile
term-turn = turn
term-prepare = Prepare
term-draw-step = Draw
term-advance-war-track = Advance War Track
term-deploy-step = Deploy
term-extra-turn = Extra Turn
term-end-turn = End Turn
term-order = order
term-storm = Storm
term-hold-ground = Hold Ground
term-support = Support
term-target = target
term-resolve = resolve
term-effect = effect
term-ally = Ally
term-enemy = Enemy
term-reaction = Reaction
term-chain-of-command = Chain of Command
term-conflict = conflict
term-advance = Advance
term-commit = Commit
term-damage = Damage
term-deploy = Deploy
term-destroy = Destroy
term-discard = Discard
term-draw = Draw
term-heal = Heal
term-kill = Kill
term-negate = Negate
term-place = Place
term-raise = Raise
term-recover = Recover
term-reset = Reset
term-sacrifice = Sacrifice
term-shapeshift = Shapeshift
term-steal = Steal
term-vision = Vision
term-boss-card = boss card
term-boss-board = Boss board
term-boss-hand = boss hand
term-difficulty = difficulty
term-medium = Medium
term-hard = Hard
term-very-hard = Very Hard
term-menace-level = Menace Level
term-menace-level-effects = Menace Level effects
term-menace-token = Menace token
term-victory-conditions = victory conditions
term-life-points = life points
term-life-meter = Life Meter
term-reserves = Reserves
term-reserves-pile = Reserves pile
term-reserves-token = Reserves token
term-discard-to-reserves = Discard to Reserves
term-command-action = Command Action
term-special-action = Special Action
term-deploy-command = Deploy
term-leader = Leader
term-action-command = Action
term-shielded = Shielded
term-spirit = Spirit
term-gang = Gang
term-totem = Totem
term-spirit-token = Spirit token
term-gang-token = Gang token
term-token = token
term-boss-pass = to pass
term-att = ATT
term-def = DEF
term-dmg = DMG
term-promo = promo
term-starter = starter deck
term-standard = standard deck
term-booster = booster
term-passive = passive
term-supporters = Supporters
term-ready = ready
term-committed = committed
term-space = space
term-ability = ability
term-boss = boss
term-base = base boss deck
term-advanced = advanced boss deck


## Keywords, explained

keyword-action = The red text of a card. It is carried out when you play the card as an action, and when the creature storms.
keyword-passive-ability = The blue text of a card. It works while the card is on a War Track or on the Battle Zone.
keyword-activation-cost = What you pay each time you use a passive that has a number in front of it, in discards, Supporters or both.
keyword-cost = How many cards you pay to play a card, in discards, Supporters or both.
keyword-attack-value = ATT, the attack number of a card before modifiers.
keyword-defense-value = DEF, the defense number of a card before modifiers.
keyword-attack-strength = The attacker's ATT minus the Defender's DEF; never below 0.
keyword-creature = A card on a War Track or on the Battle Zone.
keyword-ally = A creature on your War Track or, in Co-op, on your partner's. A creature is not an Ally for its own text.
keyword-enemy = A creature on your opponent's War Track.
keyword-defender = The creature in a Deployment Zone. Its DEF is subtracted from every attack on its player and on that player's creatures on the Battle Zone.
keyword-war-track = Three spaces in a row. Creatures enter at the first one and move one space forward each turn.
keyword-deployment-zone = The first space of a War Track.
keyword-battle-zone = Both Frontlines and No Man's Land between them. Creatures there are neither Allies nor Enemies.
keyword-frontline = Your own space of the Battle Zone. A creature there keeps its passive working and can be replaced by another of yours.
keyword-no-mans-land = The middle space of the Battle Zone. It holds one creature of either player, and that creature cannot be replaced.
keyword-support-zone = Where your Supporters lie face down.
keyword-supporter = A face-down card in a Support Zone. While ready it can pay one point of a cost. A boss has none: what kills or counts them works on its Menace Level.
keyword-resources = Your deck. You draw from it and lose cards from it to damage; if you must draw and cannot, you lose the game.
keyword-casualties = Your face-up pile of cards that were used, killed, discarded or lost to damage.
keyword-healing-pile = Cards beside your Resources that are lost to damage first.
keyword-advance = All creatures of a War Track move one space forward; the one that leaves it gets an order.
keyword-storm = An order: the creature attacks, then carries out its action, then goes to Casualties.
keyword-hold-ground = An order: the creature moves to your Frontline or to an empty No Man's Land, where its passive keeps working.
keyword-support = An order: the creature becomes a Supporter, face down and ready.
keyword-commit = Turn a ready Supporter to lower a cost by 1.
keyword-reset = Turn a committed Supporter back to ready. It can be committed again at once.
keyword-deploy = Put a creature into an empty Deployment Zone.
keyword-place = Put a card on the Battle Zone as a creature.
keyword-draw = Take the top card of your Resources into your hand. With 10 cards in hand it goes to your Casualties.
keyword-discard = Put a card from a hand on its owner's Casualties. The player who discards chooses the card, unless it is random.
keyword-damage = DMG: the player loses that many cards, first from the healing pile, then from Resources. A boss loses life instead.
keyword-heal = Heal X: move the top X cards of your Casualties to your healing pile.
keyword-kill = Move a card in play to its owner's Casualties.
keyword-destroy = Remove a card from the game for good.
keyword-sacrifice = Kill a creature on your own War Track.
keyword-raise = Take the top card of your opponent's Casualties into your hand. It is yours for the rest of the game.
keyword-steal = Take a random card from your opponent's hand into yours. It is yours for the rest of the game.
keyword-shapeshift = Return this creature to your hand and put another card from your hand in its place for free.
keyword-vision = Vision X: draw X cards, keep one and put the others under your Resources in any order.
keyword-negate = Cancel the action or ability you react to. Its cost stays paid.
keyword-reaction = An action or ability used in answer to an opponent's action or ability; only one reaction to each. Against a boss only reactions that negate are allowed.
keyword-chain-of-command = An action or ability and all reactions to it. They are carried out from the last to the first.
keyword-extra-turn = A complete turn after this one; at most one extra turn for each turn.
keyword-boss = An opponent whom the rules play. What they leave open, a player decides for it.
keyword-boss-card = Says what raises the Menace Level, how the boss is beaten, how many cards it draws and what it starts with.
keyword-boss-hand = The cards the boss has drawn, face up. It plays all it can; its next turn begins with discarding the rest to the Reserves.
keyword-difficulty = Medium, Hard or Very Hard: each boss has a card for each of them.
keyword-menace-level = From 1 to 5+: the boss can play cards up to this cost, at 5+ every card.
keyword-victory-conditions = How a boss is beaten: no life left, too few cards to draw, or whatever else its card says.
keyword-life-points = Each point of DMG takes one from the boss. When it has none left, the players win.
keyword-reserves = Cards the boss drew and did not play. Once per game they are shuffled and take the place of its empty Resources.
keyword-recover = Recover X: the boss gains X life, up to what it started with.
keyword-command-action = The way the boss plays a card. Cards to Deploy come first, then Leaders, then Special Actions, then Actions; in each group the dearest first.
keyword-deploy-command = As a Command Action: the boss puts the card into its empty Deployment Zone.
keyword-leader = A Command Action: the boss puts the card on its Frontline or on No Man's Land, wherever there is room.
keyword-action-command = As a Command Action: the boss only carries out the card's action. The card is never a creature.
keyword-special-action = An icon of a boss deck with a meaning of its own: Shielded, Spirit, Gang or Totem.
keyword-shielded = Actions and abilities of the boss's opponents do not work on this creature. Attacks do.
keyword-spirit = Once this card is played, each Totem of the boss gets a Spirit token.
keyword-gang = Each Ally of the boss gets a Gang token, and this card goes to the boss's Casualties.
keyword-totem = Each Spirit token put on this card sets off its passive.
keyword-spirit-token = Lies on a Totem for as long as that is in play, and is counted by some texts.
keyword-gang-token = Gives the creature under it +1 ATT for as long as that is in play.
keyword-base-boss-deck = One of the two decks that make up the Resources of a boss; its cards are mostly cheap.
keyword-advanced-boss-deck = The other of the two decks that make up the Resources of a boss; its cards are mostly stronger.
