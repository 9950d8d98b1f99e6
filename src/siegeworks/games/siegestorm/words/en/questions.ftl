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

option-play = play { $card_acc } as an action
option-advance = advance: { $place }
option-deploy = play { $card_acc } as a creature
option-use = use the ability: { $place }
option-target = choose { $place }
option-card = choose { $card_acc }
option-attack-player = attack { $place }
option-attack = attack { $place }
option-storm = storm
option-hold-front = hold ground on your Frontline
option-hold-land = hold ground on No Man's Land
option-support = support
option-pass = pass
option-next = next step
option-end = end the turn
option-keep = keep both cards
option-return = return { $card_acc }
option-return-cards = return { $cards }, in this order
option-commit = commit Supporter { $n }{ $name }
option-discard = discard { $card_acc }
option-keep-card = keep { $card_acc }
option-bottom = put { $card_acc } under your Resources
option-top = put { $card_acc } on top of your Resources
option-reset = reset Supporter { $n }{ $name }
option-done = done
option-take = take the extra turn
option-decline = no extra turn
option-to-hand = to hand
option-to-support = to the Support Zone
option-first = first: { $card_acc }
option-none = nothing to choose
option-boss = the boss plays { $card_acc }
option-lead = place it on { $place }
option-strike = it strikes { $place }
option-target-menace = choose the Menace Level


## Squares

card-at = { $card } ({ $place })
square-space = { $n ->
        [1] { $player_of } Deployment Zone
       *[other] { $player_of } War Track, space { $n }
    }
side-l = { positions-left }
side-r = { positions-right }
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
reason-partners-battle-zone = You can use abilities on your partner's War Track, not on their Battle Zone.
reason-no-boss-choice = There is nothing to decide for the boss now.
reason-no-boss = { ui-no-boss }
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
