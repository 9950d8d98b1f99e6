## Questions

prompt-take-hero = { $player }: choose your hero.
prompt-take-ability = { $figure }: choose a special ability.
prompt-fill-bench = Who sits on your bench?
prompt-take-spells = Choose the spells for this game.
prompt-ban-colour = On which colour will you not build this round?
prompt-act = Play towers, pass towers, activate your hero, cast spells, or be done.
    .ready = You are done and waiting for the others.
prompt-hero = { $figure }: move and perform an action, in either order.
    .acted = { $figure } has acted and may still move.
    .moved = { $figure } has moved and may still act.
prompt-further-action = { $figure }: perform another action?
prompt-attack = { $tower }: which attack first?
prompt-face = { $source }: which way?
prompt-place = { $source }: place { $pieces } ({ $type } attack).
prompt-base = { $figure }: where does the base stand? Name its top left square.
prompt-move = { $figure }: move where?
prompt-walk = { $figure }: step by step, where to?
prompt-enter = { $figure } comes in: on which space?
prompt-transport = { $source }: where does { $figure } go?
prompt-displace = { $figure } has to make room: where to?
prompt-choose-hero = { $source }: choose a hero.
prompt-choose-horde = { $source }: choose one of the hordes just attacked.
prompt-turn-up = { $figure }: which special ability is turned face up?
prompt-granted-attack = { $figure }: perform the basic attack?
prompt-copy = { $figure }: which special ability is carried out?
prompt-return-beast = Put the Wildcat on { $figure }'s space?
prompt-pass = { $source }: which tower do you pass, and to whom?
prompt-share = Who takes { $tower } from the white building site?
prompt-buy = { $crystals ->
        [one] { $crystals } crystal to spend: buy towers, or be done.
       *[other] { $crystals } crystals to spend: buy towers, or be done.
    }
    .ready = You are done buying.
prompt-open-portal = { $boss }: which horde becomes a portal?
    .storm = { $storm }: which horde becomes a portal?
prompt-raze = { $boss }: which tower is lost?


## Answers

option-take = play { $hero_full }
option-ability = { $ability }
option-bench = { $hero_full }
    .act = bring in { $hero_full } from the bench
option-spell = { $spell }
option-ban = not on { $colour }
option-play = play { $tower } on { $space }, turned { $turn }
option-pass = { $how ->
        [upgraded] pass { $tower } to { $to } as { $new }
        [alone] upgrade { $tower } to { $new }
       *[plain] pass { $tower } to { $to }
    }
option-hero = activate { $hero }
    .chosen = { $hero_full }
option-beast = activate the Wildcat
option-cast = cast { $spell }
option-done = done
    .hero = end the activation
    .buy = buy nothing more
    .fill-bench = nobody else
    .take-spells = no further spell
option-resume = go on after all
option-attack = basic attack
    .number = attack { $n }: { $text }
option-rest = { term-rest }
option-move = move to { $space } { $there }
option-step = step to { $space } { $there }
option-stop = stop here
option-base = base on { $squares }
option-face = facing { $turn }
option-tile = tile on { $space } { $there }: { $squares }
option-soldier = soldier on { $space } { $there }: { $squares }
option-relocate = move a soldier from { $source } ({ $from }) to { $space } ({ $squares })
option-skip = leave it
    .place = place nothing more
    .face = do not attack
    .move = stay
    .transport = leave that hero there
    .choose-hero = nobody
    .granted-attack = no attack
    .further-action = no further action
option-horde = horde on { $space } { $there }
option-turn-up = { option-ability }
option-give = { $to } takes { $tower }
option-buy = buy { $tower } for { $to } ({ $price })
option-portal = portal tile on { $space } { $there }: { $squares }
option-raze = { $tower } on { $space }


## Refusals

reason-not-this-phase = This has its place in another phase of the round.
reason-action-not-complete = Another action has to be completed first.
reason-banned-before = The same colour cannot be chosen in two rounds in a row.
reason-bound-tiles = { $clause ->
        [RT-26-16] Each of these tiles must touch one already placed.
        [RT-33-7] Each of these tiles must touch a different side of the base.
        [RT-35-7] These tiles go on different hordes.
       *[other] Each horde gets only one of these tiles.
    }
reason-cannot-build-there = { $clause ->
        [RT-25-5] This colour cannot be built on this round.
        [RT-8-12] This building site belongs to another player.
        [RT-8-11] A hero stands on this building site.
        [RT-8-16] This building site already holds two towers.
       *[other] Two towers share a building site only if one of them is a soldier tower.
    }
reason-cannot-buy = { $clause ->
        [RT-1-14] The Iron challenge forbids buying towers here.
        [RT-23-5] Towers of level 3 and 4 cannot be bought.
        [RT-R49] This tower is not in the supply, or too high for this scenario.
       *[other] There are not enough crystals.
    }
reason-cannot-copy = This special ability cannot be copied.
reason-cannot-end-there = { $clause ->
        [RT-R55] A terrain card lies there.
        [RT-16-5] A tower stands there.
        [RT-13-13] No hero ends a movement on a portal.
        [RT-17-9] No hero ends a movement on a boss.
       *[other] The base has no room on that horde card.
    }
reason-cannot-pass = { $clause ->
        [RT-14-2] A tower is passed one level higher, not as that tower.
       *[other] A tower is passed to another player.
    }
reason-cannot-strike-boss = { $clause ->
        [RT-29-5] This spell cannot strike a boss.
       *[other] Heroes cannot strike a boss in this scenario.
    }
reason-cannot-strike-portal = { $clause ->
        [RT-13-15] This spell cannot strike a portal.
       *[other] Heroes cannot strike portals.
    }
reason-covered-square = This square is already covered.
reason-deadly = Deadly enemies are covered by tiles only.
reason-declared-done = You have said that you are done. Go on first.
reason-empty-square = A soldier needs an enemy to stand on.
reason-face-down = This special ability has been used and lies face down.
reason-hero-card-used = { $clause ->
        [RT-R67] Your hero is defeated.
        [RT-15-5] Your hero has just been revived and does nothing this round.
       *[other] Your hero has already been activated this round.
    }
reason-hero-not-free = { $clause ->
        [RT-R124] This hero is the boss here.
       *[other] Somebody already plays this hero.
    }
reason-iron-rule = The Iron challenge forbids this here.
reason-linked-tiles = Tiles joined by + go on one and the same horde.
reason-must-attack = { $clause ->
        [RT-26-6] What a spell can place has to be placed.
        [RT-R61] What the hero began with has to be placed as far as it fits.
       *[other] An attack with a valid target cannot be declined.
    }
reason-must-open-portal = A portal tile must be placed while one fits.
reason-no-beast = The Wildcat is not on the map, or was activated this round.
reason-no-building-site = There is no building site there.
reason-no-horde-there = There is no horde there.
reason-no-place-for-portal = { $clause ->
        [RT-29-11] This horde is already a portal.
        [RT-29-12] A hero stands on this horde.
       *[other] The portal tile does not fit there, or would defeat the horde.
    }
reason-no-room-for-base = The base covers 2×2 free squares without a deadly enemy.
reason-no-shelter = Only an adjacent free path space or a building site without a tower will do.
reason-no-soldier-due = This attack has no soldier to place.
reason-no-soldiers-left = All soldiers stand on horde cards.
reason-no-such-ability = This hero does not have that special ability in a slot.
reason-no-such-spell = You do not have this spell.
reason-no-such-tile = The attack has no such tile left.
reason-no-turning = This tile may not be turned.
reason-no-upgrade = This tower cannot be upgraded now, and alone there is nobody to pass it to.
reason-no-way-on = There is no way there from here.
reason-not-in-hand = { $clause ->
        [RT-14-8] A passed tower comes into your hand only at the end of the round.
        [RT-14-9] A tower on a building site cannot be passed.
       *[other] You do not have this tower in hand.
    }
reason-not-on-bench = { $clause ->
        [RT-R104] Only one bench hero comes in each round.
       *[other] This hero is not on your bench.
    }
reason-nothing-in-reach = There is nothing it could strike from here.
reason-off-the-card = This square is not on the card.
reason-off-the-map = There is no such space on the map.
reason-on-a-hero = A tile cannot lie on a hero.
reason-on-a-soldier = A tile cannot lie on a soldier.
reason-on-a-tile = A tile cannot lie on another tile.
reason-one-action = { $clause ->
        [RT-18-24] A hero who rests performs no other action this round.
       *[other] A hero performs one action in an activation.
    }
reason-one-movement = { $clause ->
        [RT-16-7] After acting in the course of a movement a hero moves no further.
       *[other] A hero moves once in an activation.
    }
reason-other-horde = This attack strikes one certain horde only.
reason-out-of-reach = { $clause ->
        [RT-30-7] The horde on the hero's own space is not an adjacent one.
        [RT-18-8] A ranged attack cannot strike the horde the hero stands on.
       *[other] That horde is out of reach.
    }
reason-portal-too-high = This tower's level is too low for that portal.
reason-portal-surges = In this storm the portal asks for a tower one level higher.
reason-red-square = { $clause ->
        [RT-13-2] The level square of a portal stays uncovered.
       *[other] Red squares can never be covered.
    }
reason-resistant = This enemy resists attacks of this type.
reason-soldiers-left = While the supply has soldiers, none are moved from other cards.
reason-spell-too-strong = { $clause ->
        [RT-26-2] This spell is already taken.
       *[other] This spell has too many power symbols for this scenario.
    }
reason-storm-forbids = The portal storm forbids this for a round.
reason-too-far = { $clause ->
        [RT-16-8] A hero enters the map on a path space next to an exit.
       *[other] That is too far.
    }
reason-too-near-exit = The storm tears only a horde that has at least four spaces before it.


## Faults of set-ups

fault-unreadable-hero = A seat brings one hero and special abilities by name.
fault-hero-taken = Two players cannot play the same hero.
fault-some-heroes = Either everybody brings a hero or nobody does.
fault-no-hero = There is no such hero to play.
fault-hero-is-boss = This hero is the boss of the scenario.
fault-iron-rule = The Iron challenge allows no special abilities here.
fault-wrong-ability = Special abilities must be different and belong to the hero.
fault-too-many-abilities = A hero board has room for two special abilities.
