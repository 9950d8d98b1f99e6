game = Palisade
    .about = Raids and guards, chosen in secret.
mode-siege = Siege
    .about = Raids and guards, chosen in secret.

prompt-raid = Choose a card to raid with.
prompt-guard = Choose a card to guard with.

option-raid-sapper = Raid with a sapper (1)
option-raid-raider = Raid with a raider (2)
option-raid-captain = Raid with a captain (3)
option-raid-ram = Raid with a ram (4)
option-raid-tower = Raid with a tower (5)
option-guard-sapper = Guard with a sapper (1)
option-guard-raider = Guard with a raider (2)
option-guard-captain = Guard with a captain (3)
option-guard-ram = Guard with a ram (4)
option-guard-tower = Guard with a tower (5)

event-chosen =
    { $seat } has chosen a card to { $what ->
        [raid] raid
       *[other] guard
    } with: { $card ->
        [0] a sapper (1)
        [1] a raider (2)
        [2] a captain (3)
        [3] a ram (4)
        [4] a tower (5)
       *[other] a card
    }.
event-revealed =
    { $seat } raids with { $raid ->
        [0] a sapper (1)
        [1] a raider (2)
        [2] a captain (3)
        [3] a ram (4)
        [4] a tower (5)
       *[other] a card
    } and guards with { $guard ->
        [0] a sapper (1)
        [1] a raider (2)
        [2] a captain (3)
        [3] a ram (4)
        [4] a tower (5)
       *[other] a card
    }.
event-torn =
    { $seat } loses { $stakes ->
        [one] one stake
       *[other] { $stakes } stakes
    }.
event-drawn =
    { $seat } draws { $card ->
        [0] a sapper (1)
        [1] a raider (2)
        [2] a captain (3)
        [3] a ram (4)
        [4] a tower (5)
       *[other] a card
    }.
event-round-began = Round { $round }

outcome-PL-8 = A palisade is down.
outcome-PL-10 = The cards have run out.
event-ended = The game is over.

field-round = Round
field-deck = Deck
field-spent = Spent
field-stakes = Stakes
field-hands = Hand
field-chosen = Chosen
card-sapper = sapper (1)
card-raider = raider (2)
card-captain = captain (3)
card-ram = ram (4)
card-tower = tower (5)
