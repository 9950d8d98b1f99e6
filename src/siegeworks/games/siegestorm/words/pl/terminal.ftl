ui-stops-hint = Po poleceniu „stops all” gra pyta też w krokach przygotowania i dobrania kart.
ui-unknown-thing = Nie ma karty, pola ani pojęcia „{ $typed }”. Podobne: { $close }
ui-why-not-unknown = Nie znam zasady dla „{ $typed }”. Ruchy wyglądają tak: play tengu, deploy tengu, use a1.
ui-help-why-not = dlaczego nie można zagrać karty albo wykonać ruchu
ui-help-stops = kiedy pytać w krokach przygotowania i dobrania kart: all, auto albo none
ui-stops-auto = W kroku dobrania kart gra pyta tylko wtedy, gdy jednostka ma opuścić twój tor walki; w kroku przygotowania nie pyta. Inne ustawienia: stops all, stops none.
ui-stops-all = W krokach przygotowania i dobrania kart gra pyta, ilekroć można coś zrobić, a o reakcję pyta zawsze, nawet gdy żadna nie jest możliwa.
ui-stops-none = W krokach przygotowania i dobrania kart gra nie pyta.
ui-turn-number = Tura { $turn }
ui-extra-turn = Dodatkowa tura
ui-casualties = Ofiary ({ $n })
ui-healing-pile = Stos leczenia ({ $n })
ui-removed = Poza grą ({ $n })
ui-until-end-of-turn = Do końca tury
ui-deck-legal = Talia jest dozwolona: { $mode }.
ui-deck-not-legal = Talia nie jest dozwolona: { $mode }.
ui-deck-size = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } kart
    }
ui-ready-and-committed = gotowe: { $ready }, zaangażowane: { $committed }
ui-leaving = { $card } opuszcza tor walki
ui-printed = na karcie { $value }
ui-token-available = żeton dostępny
ui-token-used = żeton zużyty
ui-partner-may-act = partner: niech zagra { $player } ({ $step })
ui-step-passed = { $step }: gra toczy się dalej bez pytania
ui-goal-now = teraz { $now } z { $needed }
ui-boss-decks = Talie: { $decks }
ui-reserves = Rezerwa: { $n }
ui-ask-base-deck = Talia podstawowa Bossa ({ $offers })
ui-ask-advanced-deck = Talia zaawansowana Bossa ({ $offers })
