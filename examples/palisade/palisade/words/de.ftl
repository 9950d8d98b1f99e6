game = Palisade
    .about = Überfälle und Wachen, geheim gewählt.
mode-siege = Belagerung
    .about = Überfälle und Wachen, geheim gewählt.

prompt-raid = Wähle eine Karte für den Überfall.
prompt-guard = Wähle eine Karte für die Wache.

option-raid-sapper = Überfall: Sappeur (1)
option-raid-raider = Überfall: Plünderer (2)
option-raid-captain = Überfall: Hauptmann (3)
option-raid-ram = Überfall: Rammbock (4)
option-raid-tower = Überfall: Turm (5)
option-guard-sapper = Wache: Sappeur (1)
option-guard-raider = Wache: Plünderer (2)
option-guard-captain = Wache: Hauptmann (3)
option-guard-ram = Wache: Rammbock (4)
option-guard-tower = Wache: Turm (5)

event-chosen =
    { $seat } hat die Karte für { $what ->
        [raid] den Überfall
       *[other] die Wache
    } gewählt: { $card ->
        [0] Sappeur (1)
        [1] Plünderer (2)
        [2] Hauptmann (3)
        [3] Rammbock (4)
        [4] Turm (5)
       *[other] eine Karte
    }.
event-revealed =
    { $seat } – Überfall: { $raid ->
        [0] Sappeur (1)
        [1] Plünderer (2)
        [2] Hauptmann (3)
        [3] Rammbock (4)
        [4] Turm (5)
       *[other] eine Karte
    }, Wache: { $guard ->
        [0] Sappeur (1)
        [1] Plünderer (2)
        [2] Hauptmann (3)
        [3] Rammbock (4)
        [4] Turm (5)
       *[other] eine Karte
    }.
event-torn =
    { $seat } verliert { $stakes ->
        [one] einen Pfahl
       *[other] { $stakes } Pfähle
    }.
event-drawn =
    { $seat } zieht: { $card ->
        [0] Sappeur (1)
        [1] Plünderer (2)
        [2] Hauptmann (3)
        [3] Rammbock (4)
        [4] Turm (5)
       *[other] eine Karte
    }.
event-round-began = Runde { $round }

outcome-PL-8 = Eine Palisade ist gefallen.
outcome-PL-10 = Die Karten sind aufgebraucht.
event-ended = Das Spiel ist aus.

field-round = Runde
field-deck = Stapel
field-spent = Ausgespielt
field-stakes = Pfähle
field-hands = Hand
field-chosen = Gewählt
card-sapper = Sappeur (1)
card-raider = Plünderer (2)
card-captain = Hauptmann (3)
card-ram = Rammbock (4)
card-tower = Turm (5)
