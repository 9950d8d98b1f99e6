game = Palizzata
    .about = Sortite e difese, scelte in segreto.
mode-siege = Assedio
    .about = Sortite e difese, scelte in segreto.

prompt-raid = Scegli una carta per la sortita.
prompt-guard = Scegli una carta per la difesa.

option-raid-sapper = Sortita: zappatore (1)
option-raid-raider = Sortita: razziatore (2)
option-raid-captain = Sortita: capitano (3)
option-raid-ram = Sortita: ariete (4)
option-raid-tower = Sortita: torre (5)
option-guard-sapper = Difesa: zappatore (1)
option-guard-raider = Difesa: razziatore (2)
option-guard-captain = Difesa: capitano (3)
option-guard-ram = Difesa: ariete (4)
option-guard-tower = Difesa: torre (5)

event-chosen =
    { $seat } ha scelto la carta per la { $what ->
        [raid] sortita
       *[other] difesa
    }: { $card ->
        [0] zappatore (1)
        [1] razziatore (2)
        [2] capitano (3)
        [3] ariete (4)
        [4] torre (5)
       *[other] una carta
    }.
event-revealed =
    { $seat } – sortita: { $raid ->
        [0] zappatore (1)
        [1] razziatore (2)
        [2] capitano (3)
        [3] ariete (4)
        [4] torre (5)
       *[other] una carta
    }, difesa: { $guard ->
        [0] zappatore (1)
        [1] razziatore (2)
        [2] capitano (3)
        [3] ariete (4)
        [4] torre (5)
       *[other] una carta
    }.
event-torn =
    { $seat } perde { $stakes ->
        [one] un palo
       *[other] { $stakes } pali
    }.
event-drawn =
    { $seat } pesca: { $card ->
        [0] zappatore (1)
        [1] razziatore (2)
        [2] capitano (3)
        [3] ariete (4)
        [4] torre (5)
       *[other] una carta
    }.
event-round-began = Turno { $round }

outcome-PL-8 = Una palizzata è caduta.
outcome-PL-10 = Le carte sono finite.
event-ended = La partita è finita.

field-round = Turno
field-deck = Mazzo
field-spent = Giocate
field-stakes = Pali
field-hands = Mano
field-chosen = Scelte
card-sapper = zappatore (1)
card-raider = razziatore (2)
card-captain = capitano (3)
card-ram = ariete (4)
card-tower = torre (5)
