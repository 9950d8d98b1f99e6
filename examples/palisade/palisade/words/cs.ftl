game = Palisáda
    .about = Výpady a obrana, volené tajně.
mode-siege = Obléhání
    .about = Výpady a obrana, volené tajně.

prompt-raid = Zvol kartu pro výpad.
prompt-guard = Zvol kartu na obranu.

option-raid-sapper = Výpad: zákopník (1)
option-raid-raider = Výpad: nájezdník (2)
option-raid-captain = Výpad: kapitán (3)
option-raid-ram = Výpad: beranidlo (4)
option-raid-tower = Výpad: věž (5)
option-guard-sapper = Obrana: zákopník (1)
option-guard-raider = Obrana: nájezdník (2)
option-guard-captain = Obrana: kapitán (3)
option-guard-ram = Obrana: beranidlo (4)
option-guard-tower = Obrana: věž (5)

event-chosen =
    { $seat } má zvolenou kartu { $what ->
        [raid] pro výpad
       *[other] na obranu
    }: { $card ->
        [0] zákopník (1)
        [1] nájezdník (2)
        [2] kapitán (3)
        [3] beranidlo (4)
        [4] věž (5)
       *[other] karta
    }.
event-revealed =
    { $seat } – výpad: { $raid ->
        [0] zákopník (1)
        [1] nájezdník (2)
        [2] kapitán (3)
        [3] beranidlo (4)
        [4] věž (5)
       *[other] karta
    }, obrana: { $guard ->
        [0] zákopník (1)
        [1] nájezdník (2)
        [2] kapitán (3)
        [3] beranidlo (4)
        [4] věž (5)
       *[other] karta
    }.
event-torn =
    { $seat } ztrácí { $stakes ->
        [one] jeden kůl
        [few] { $stakes } kůly
       *[other] { $stakes } kůlů
    }.
event-drawn =
    { $seat } líže: { $card ->
        [0] zákopník (1)
        [1] nájezdník (2)
        [2] kapitán (3)
        [3] beranidlo (4)
        [4] věž (5)
       *[other] karta
    }.
event-round-began = { $round }. kolo

outcome-PL-8 = Palisáda padla.
outcome-PL-10 = Karty došly.
event-ended = Hra skončila.

field-round = Kolo
field-deck = Balíček
field-spent = Odehráno
field-stakes = Kůly
field-hands = Ruka
field-chosen = Zvoleno
card-sapper = zákopník (1)
card-raider = nájezdník (2)
card-captain = kapitán (3)
card-ram = beranidlo (4)
card-tower = věž (5)
