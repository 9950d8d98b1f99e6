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
outcome-SS-R131 = { victory-life }
outcome-SS-16-22 = The boss could not draw enough cards.
outcome-SS-16-23 = A victory condition of the boss card is met.
