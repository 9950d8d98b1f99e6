## The log

event-decks-shuffled = The enemy decks are shuffled.
event-hero-taken = { $seat } plays { $hero_full }.
event-ability-taken = { $seat } takes the special ability { $ability }.
event-benched = { $hero_full } sits on the bench.
event-spell-taken = The players take the spell { $spell }.
event-towers-dealt = { $seat } starts with { $towers }.
event-round-began = { ui-round }
event-colour-banned = This round nothing can be built on { $colour } building sites.
event-storm-gathered = A portal storm gathers for the next round: { $storm } ({ $text }).
event-storm-broke = The portal storm breaks: { $storm } ({ $text }).
event-storm-passed = The portal storm has passed: { $storm }.
event-kingdom-shaken = The kingdom is shaken and loses { $cost } health.
event-phase-began = { $phase }
event-declared = { $done ->
        [yes] { $seat } is done.
       *[no] { $seat } goes on after all.
    }
event-round-ended = { "" }
event-last-round-began = { $goal ->
        [boss] { $boss } is beaten: this is the last round.
       *[portals] The last portal is destroyed: this is the last round.
    }
event-won = Victory! { $why }
event-lost = Defeat! { $why }
event-horde-drawn = Arrival token { $token }: { $card_a }.
event-horde-arrived = { $card_a } arrives on { $space }.
event-ghost-drawn = { "" }
event-terrain-removed = The scouts open a way: no more { $terrain } on { $space }.
event-attack-began = { $how ->
        [basic] { $figure } performs the basic attack.
       *[other] { "" }
    }
event-tile-placed = A tile on { $horde } { $horde_at }: { $squares }.
event-soldier-placed = A soldier on { $horde } { $horde_at }: { $squares }.
event-soldier-lifted = A soldier leaves { $horde } { $horde_at }: { $squares }.
event-soldiers-lost = { $number ->
        [one] { $number } soldier on { $horde } { $horde_at } goes back to the supply.
       *[other] { $number } soldiers on { $horde } { $horde_at } go back to the supply.
    }
event-horde-healed = { $horde } { $horde_at } heals and shakes off all tiles.
event-horde-blocked = { $horde } { $horde_at } is held back.
event-horde-moved = { $horde } { $horde_at } moves to { $space }.
event-horde-left = { $horde_kind ->
        [portal] { $horde } { $horde_at } gets into the kingdom.
        [boss] { $horde } { $horde_at } gets into the kingdom.
       *[horde] { $cost ->
            [0] { $horde } { $horde_at } leaves the map without doing any harm.
           *[other] { $horde } { $horde_at } leaves the map: the kingdom loses { $cost } health.
        }
    }
event-crystals-gained = { $gained ->
        [0] The players hold all the crystals there are and gain none.
        [one] The players gain { $gained } crystal.
       *[other] The players gain { $gained } crystals.
    }
event-horde-defeated = { $horde } { $horde_at } is defeated.
event-portal-destroyed = { $goal ->
        [boss] A portal is destroyed.
       *[portals] { $counts ->
            [yes] A portal is destroyed: { $destroyed } of { $portals }.
           *[no] A portal is destroyed; it was made by a portal tile and does not count.
        }
    }
event-portal-opened = { $horde } { $horde_at } becomes a portal: the tile lies on { $squares }.
event-life-lost = { $boss } loses a life card.
event-boss-moved = { $boss_id ->
        [time-mages] A Time Mage moves to { $space }.
       *[other] { $boss } moves to { $space }.
    }
event-action-drawn = { $boss } draws { $action }: { $text }
event-activated = { $figure } is activated.
event-moved = { $figure } moves to { $space }.
event-engaged = { $figure } engages { $horde } { $horde_at }, base on { $squares }.
event-displaced = { $space ->
        [none] { $figure } finds no room and goes back to the hero board.
       *[other] { $figure } makes room and moves to { $space }.
    }
event-wounded = { $clause ->
        [RT-20-7] { $figure } takes a wound from the falling horde.
        [RT-21-11] { $figure } takes a wound from the horde held back.
        [RT-21-8] { $figure } is targeted and takes a wound.
        [RT-29-32] { $figure } takes a wound from { $boss }.
        [RT-26-21] { $figure } pays for Bend Time with a wound.
        [RT-S20] { $figure } takes a wound from the thorns.
       *[other] { $figure } takes a wound.
    }
event-protected = Protection keeps { $figure } from being wounded.
event-figure-defeated = { $figure } is defeated and leaves the map.
event-revived = { $figure } is revived with full health and does nothing this round.
event-healed = { $figure } heals { $amount } health.
event-rested = { $figure } rests: full health, all special abilities face up.
event-ability-used = { $figure } uses { $ability }.
event-ability-turned-down = { $ability } is turned face down.
event-ability-turned-up = { $figure } turns { $ability } face up.
event-ability-copied = { $figure } borrows { $ability }.
event-lasted = { $kind ->
        [aegis] Everyone on { $figure }'s space has protection until the end of the round.
        [reborn] If the horde beneath falls this round, { $figure } is reborn.
       *[protected] { $figure } has protection until the end of the round.
    }
event-bench-entered = { $hero_full } comes in from the bench for this round.
event-beast-returned = { $figure } appears on { $space }.
event-tower-played = { $seat } plays { $tower } on { $site } ({ $turn }).
event-portal-struck = The tower { $tower } on { $site } strikes a portal and will be lost.
event-tower-turned-down = The tower { $tower } on { $site } is turned face down.
event-tower-passed = { $how ->
        [upgraded] { $seat } passes { $tower } to { $to }, upgraded to { $new }.
        [alone] { $seat } upgrades { $tower } to { $new }.
       *[plain] { $seat } passes { $tower } to { $to }.
    }
event-tower-taken = { $to } takes { $tower } back from { $site }.
event-tower-lost = The tower { $tower } on { $site } goes back to the common supply.
event-passed-taken = { $number ->
        [one] { $seat } takes the passed tower into hand: { $towers }.
       *[other] { $seat } takes the passed towers into hand: { $towers }.
    }
event-hero-cards-taken = The hero cards go back into the hands.
event-tower-bought = { $to } gets { $tower } for { $price ->
        [one] { $price } crystal.
       *[other] { $price } crystals.
    }
event-spell-cast = { $seat } casts { $spell }.


## Ends

ends-won = { $players } have saved the kingdom!
    .alone = { $players } has saved the kingdom!
ends-lost = The kingdom has fallen.
outcome-RT-24-1 = The last portal is destroyed.
outcome-RT-24-6 = The boss is beaten.
outcome-RT-24-3 = The kingdom's last defender is gone.
outcome-RT-24-4 = A portal has entered the kingdom.
outcome-RT-24-5 = The boss has entered the kingdom.
outcome-RT-29-35 = Lilith has reached the end of her way.
outcome-RT-C18 = The Time Mages have reached the white building site.
