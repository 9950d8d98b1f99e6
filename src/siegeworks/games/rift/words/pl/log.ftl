## Zapis gry

event-decks-shuffled = Talie wrogów zostają potasowane.
event-hero-taken = { $seat } wybiera bohatera: { $hero_full }.
event-ability-taken = { $seat } bierze zdolność specjalną { $ability }.
event-benched = Na ławce siada { $hero_full }.
event-spell-taken = Gracze biorą zaklęcie { $spell }.
event-towers-dealt = { $number ->
        [one] { $seat } zaczyna z wieżą { $towers }.
       *[other] { $seat } zaczyna z wieżami: { $towers }.
    }
event-round-began = { ui-round }
event-colour-banned = W tej rundzie nie można budować na { $colour_loc } miejscach budowy.
event-storm-gathered = Na następną rundę nadciąga burza portalowa: { $storm } ({ $text }).
event-storm-broke = Burza portalowa wybucha: { $storm } ({ $text }).
event-storm-passed = Burza portalowa minęła: { $storm }.
event-kingdom-shaken = Królestwo drży i traci { $cost } pkt. zdrowia.
event-phase-began = { $phase }
event-declared = { $done ->
        [yes] { $seat } kończy fazę.
       *[no] { $seat } jednak gra dalej.
    }
event-round-ended = { "" }
event-last-round-began = { $goal ->
        [boss] Boss jest pokonany: to ostatnia runda.
       *[portals] Ostatni portal jest zniszczony: to ostatnia runda.
    }
event-won = Zwycięstwo! { $why }
event-lost = Porażka! { $why }
event-horde-drawn = Żeton nadejścia { $token }: { $card }.
event-horde-arrived = Na { $space } pojawia się { $card }.
event-ghost-drawn = { "" }
event-terrain-removed = Zwiadowcy otwierają drogę: pole { $space } jest wolne ({ $terrain }).
event-attack-began = { $how ->
        [basic] { $figure } wykonuje atak podstawowy.
       *[other] { "" }
    }
event-tile-placed = Płytka na { $horde_loc } { $horde_at }: { $squares }.
event-soldier-placed = Żołnierz na { $horde_loc } { $horde_at }: { $squares }.
event-soldier-lifted = Żołnierz schodzi z { $horde_gen } { $horde_at }: { $squares }.
event-soldiers-lost = { $number ->
        [one] { $number } żołnierz z { $horde_gen } { $horde_at } wraca do zasobów.
       *[other] { $number } żołnierzy z { $horde_gen } { $horde_at } wraca do zasobów.
    }
event-horde-healed = { $horde } { $horde_at } leczy się i zrzuca wszystkie płytki.
event-horde-blocked = { $horde } { $horde_at } nie może ruszyć z miejsca.
event-horde-moved = { $horde } { $horde_at } rusza na { $space }.
event-horde-left = { $horde_kind ->
        [portal] { $horde } { $horde_at } wdziera się do królestwa.
        [boss] { $horde } { $horde_at } wdziera się do królestwa.
       *[horde] { $cost ->
            [0] { $horde } { $horde_at } opuszcza mapę i nikomu nie szkodzi.
            [one] { $horde } { $horde_at } opuszcza mapę: królestwo traci { $cost } punkt zdrowia.
            [few] { $horde } { $horde_at } opuszcza mapę: królestwo traci { $cost } punkty zdrowia.
           *[other] { $horde } { $horde_at } opuszcza mapę: królestwo traci { $cost } punktów zdrowia.
        }
    }
event-crystals-gained = { $gained ->
        [0] Gracze mają już wszystkie kryształy i nie zyskują kolejnych.
        [one] Gracze zyskują { $gained } kryształ.
        [few] Gracze zyskują { $gained } kryształy.
       *[other] Gracze zyskują { $gained } kryształów.
    }
event-horde-defeated = { $horde_gender ->
        [m] { $horde } { $horde_at } zostaje pokonany.
       *[f] { $horde } { $horde_at } zostaje pokonana.
    }
event-portal-destroyed = { $goal ->
        [boss] Portal zostaje zniszczony.
       *[portals] { $counts ->
            [yes] Portal zostaje zniszczony: { $destroyed } z { $portals }.
           *[no] Portal z płytki portalu zostaje zniszczony, ale się nie liczy.
        }
    }
event-portal-opened = { $horde } { $horde_at } staje się portalem: płytka leży na { $squares }.
event-life-lost = { $boss } traci kartę życia.
event-boss-moved = { $boss_id ->
        [time-mages] Czarodziejka Czasu rusza na { $space }.
       *[other] { $boss } rusza na { $space }.
    }
event-action-drawn = { $boss } – { $action }: { $text }
event-activated = Aktywuje się { $figure }.
event-moved = { $figure } idzie na { $space }.
event-engaged = { $figure } wdaje się w starcie: { $horde } { $horde_at }, podstawka na { $squares }.
event-displaced = { $space ->
        [none] { $figure } nie ma dokąd ustąpić i wraca na planszę bohatera.
       *[other] { $figure } ustępuje na { $space }.
    }
event-wounded = { $clause ->
        [RT-20-7] { $figure } otrzymuje ranę od padającej hordy.
        [RT-21-11] { $figure } otrzymuje ranę, powstrzymując hordę.
        [RT-21-8] { $figure } otrzymuje ranę od celujących wrogów.
        [RT-29-32] { $figure } otrzymuje ranę od bossa.
        [RT-26-21] { $figure } otrzymuje ranę za Zagięcie czasu.
        [RT-S20] { $figure } otrzymuje ranę od cierni.
       *[other] { $figure } otrzymuje ranę.
    }
event-protected = { $figure } ma ochronę i nie otrzymuje rany.
event-figure-defeated = { $figure_gender ->
        [f] { $figure } zostaje pokonana i znika z mapy.
       *[m] { $figure } zostaje pokonany i znika z mapy.
    }
event-revived = { $figure } wraca do życia z pełnym zdrowiem i w tej rundzie nic nie robi.
event-healed = { $amount ->
        [one] { $figure } leczy { $amount } punkt zdrowia.
        [few] { $figure } leczy { $amount } punkty zdrowia.
       *[other] { $figure } leczy { $amount } punktów zdrowia.
    }
event-rested = { $figure } odpoczywa: pełne zdrowie i wszystkie zdolności specjalne odkryte.
event-ability-used = { $figure } używa zdolności { $ability }.
event-ability-turned-down = Zdolność { $ability } zostaje zakryta.
event-ability-turned-up = { $figure } odkrywa zdolność { $ability }.
event-ability-copied = { $figure } pożycza zdolność { $ability }.
event-lasted = { $kind ->
        [aegis] Każdy, kto jest na tym samym polu co { $figure }, ma ochronę do końca rundy.
        [reborn] Jeśli horda pod stopami padnie w tej rundzie, { $figure } odzyska siły.
       *[protected] { $figure } ma ochronę do końca rundy.
    }
event-bench-entered = Na jedną rundę wchodzi z ławki { $hero_full }.
event-beast-returned = Na { $space } pojawia się { $figure }.
event-tower-played = { $seat } zagrywa wieżę { $tower } na { $site } ({ $turn }).
event-portal-struck = Wieża { $tower } na { $site } atakuje portal i przepadnie.
event-tower-turned-down = Wieża { $tower } na { $site } zostaje zakryta.
event-tower-passed = { $how ->
        [upgraded] { $seat } przekazuje { $to_to } wieżę { $tower }, ulepszoną na { $new_acc }.
        [alone] { $seat } ulepsza wieżę { $tower } na { $new_acc }.
       *[plain] { $seat } przekazuje { $to_to } wieżę { $tower }.
    }
event-tower-taken = { $to } odzyskuje wieżę { $tower } z { $site }.
event-tower-lost = Wieża { $tower } z { $site } wraca do wspólnych zasobów.
event-passed-taken = { $number ->
        [one] { $seat } bierze na rękę przekazaną wieżę: { $towers }.
       *[other] { $seat } bierze na rękę przekazane wieże: { $towers }.
    }
event-hero-cards-taken = Karty bohaterów wracają na rękę.
event-tower-bought = { $to } dostaje wieżę { $tower } za { $price ->
        [one] { $price } kryształ.
        [few] { $price } kryształy.
       *[other] { $price } kryształów.
    }
event-spell-cast = { $seat } rzuca zaklęcie { $spell }.


## Koniec gry

ends-won = Królestwo ocalone! Zwyciężają: { $players }.
    .alone = Królestwo ocalone! Zwycięża { $players }.
ends-lost = Królestwo upadło.
outcome-RT-24-1 = Ostatni portal jest zniszczony.
outcome-RT-24-6 = Boss jest pokonany.
outcome-RT-24-3 = Królestwo straciło ostatni żeton zdrowia.
outcome-RT-24-4 = Do królestwa wdarł się portal.
outcome-RT-24-5 = Do królestwa wdarł się boss.
outcome-RT-29-35 = Lilith doszła do końca swojej drogi.
outcome-RT-C18 = Czarodziejki Czasu dotarły do białego miejsca budowy.
