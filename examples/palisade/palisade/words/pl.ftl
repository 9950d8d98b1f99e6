game = Palisada
    .about = Wypady i straże, wybierane w tajemnicy.
mode-siege = Oblężenie
    .about = Wypady i straże, wybierane w tajemnicy.

prompt-raid = Wybierz kartę wypadu.
prompt-guard = Wybierz kartę straży.

option-raid-sapper = Wypad: saper (1)
option-raid-raider = Wypad: łupieżca (2)
option-raid-captain = Wypad: kapitan (3)
option-raid-ram = Wypad: taran (4)
option-raid-tower = Wypad: wieża (5)
option-guard-sapper = Straż: saper (1)
option-guard-raider = Straż: łupieżca (2)
option-guard-captain = Straż: kapitan (3)
option-guard-ram = Straż: taran (4)
option-guard-tower = Straż: wieża (5)

event-chosen =
    { $seat } – wybrana karta { $what ->
        [raid] wypadu
       *[other] straży
    }: { $card ->
        [0] saper (1)
        [1] łupieżca (2)
        [2] kapitan (3)
        [3] taran (4)
        [4] wieża (5)
       *[other] karta
    }.
event-revealed =
    { $seat } – wypad: { $raid ->
        [0] saper (1)
        [1] łupieżca (2)
        [2] kapitan (3)
        [3] taran (4)
        [4] wieża (5)
       *[other] karta
    }, straż: { $guard ->
        [0] saper (1)
        [1] łupieżca (2)
        [2] kapitan (3)
        [3] taran (4)
        [4] wieża (5)
       *[other] karta
    }.
event-torn =
    { $seat } traci { $stakes ->
        [one] jeden pal
        [few] { $stakes } pale
       *[other] { $stakes } pali
    }.
event-drawn =
    { $seat } dobiera: { $card ->
        [0] saper (1)
        [1] łupieżca (2)
        [2] kapitan (3)
        [3] taran (4)
        [4] wieża (5)
       *[other] karta
    }.
event-round-began = Runda { $round }

outcome-PL-8 = Palisada padła.
outcome-PL-10 = Skończyły się karty.
event-ended = Gra skończona.

field-round = Runda
field-deck = Talia
field-spent = Zużyte
field-stakes = Pale
field-hands = Ręka
field-chosen = Wybrane
card-sapper = saper (1)
card-raider = łupieżca (2)
card-captain = kapitan (3)
card-ram = taran (4)
card-tower = wieża (5)
