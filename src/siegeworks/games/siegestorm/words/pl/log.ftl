## Przebieg gry

known-card = { $name }
    .acc = kartę { $name }
    .dat = karcie { $name }
    .ins = z kartą { $name }
unknown-card = karta
    .acc = kartę
    .dat = karcie
    .ins = z kartą
event-shuffled = { $seat } tasuje zasoby.
event-return-chosen = { $seat } wie już, które karty startowe zwróci.
event-exchanged = { $cards ->
        [0] { $seat } zachowuje rękę startową.
       *[other] { $seat } zwraca { $cards_card } i dobiera ponownie{ $drawn_names }.
    }
event-first-player-chosen = Zaczyna { $seat }.
event-turn-began = { $extra ->
        [yes] { $seat } rozgrywa dodatkową turę.
       *[no] { $seat } zaczyna turę.
    }
event-step-began = { $stage ->
        [prepare] Przygotowanie
        [draw] Dobranie kart
        [advance] Postęp toru walki
        [deploy] Wystawianie jednostek
        [extra] Dodatkowa tura
        [end] Koniec tury
        [reserves] Odrzucenie do rezerwy
        [actions] Akcje
       *[other] { "" }
    }{ $seat_shared ->
        [yes] { " " }({ $seat })
       *[no] { "" }
    }
event-turn-ended = { "" }
event-extra-turn-granted = { $seat_kind ->
        [boss] { $seat } zyskuje dodatkową turę.
       *[player] { $seat } może rozegrać dodatkową turę.
    }
event-extra-turn-forgone = { $seat } rezygnuje z dodatkowej tury.
event-lost = { $seat } przegrywa: { $clause ->
        [SS-6-3] za mało kart w kroku dobrania kart.
        [SS-6-4] za mało kart do dobrania.
        [SS-6-6] więcej DMG niż pozostałych kart.
        [SS-R7] za mało kart na Wizję.
        [SS-R131] nie ma już punktów życia.
        [SS-16-22] za mało kart w zasobach i rezerwie.
        [SS-16-23] spełniono warunek zwycięstwa z karty Bossa.
       *[other] zabrakło kart.
    }
event-eliminated = { $seat } odpada z gry.
event-won = { $seat } wygrywa grę.
event-drawn = { $seat } dobiera { $number_card }{ $cards_names }.{ $lost ->
        [0] { "" }
       *[other] { " " }Z powodu pełnej ręki odkłada { $lost_card } prosto na stos ofiar{ $lost_names }.
    }
event-discarded = { $as_payment ->
        [yes] { $seat } odrzuca { $card_acc } jako zapłatę.
       *[no] { $seat } odrzuca { $card_acc }.
    }
event-committed = { $seat } angażuje kartę wsparcia { $place }.
event-was-reset = { $seat } resetuje kartę wsparcia { $place }.
event-prepared = { "" }
event-played = { $seat_kind ->
        [boss] { $seat } zagrywa { $card_acc }.
       *[player] { $seat } zagrywa { $card_acc } jako akcję.
    }
event-creature-announced = { $seat } zagrywa { $card_acc } jako jednostkę.
event-activated = { $seat } używa zdolności karty { $card }.
event-negated = Zanegowano: { $card } ({ $seat }).
event-action-done = { "" }
event-damaged = { $life ->
        [-1] { $seat } otrzymuje { $amount } DMG{ $cards_names }.
        [one] { $seat } otrzymuje { $amount } DMG, pozostaje { $life } punkt życia.
        [few] { $seat } otrzymuje { $amount } DMG, pozostają { $life } punkty życia.
       *[other] { $seat } otrzymuje { $amount } DMG, pozostaje { $life } punktów życia.
    }
event-healed = { $seat } leczy { $number_card }.
event-raised = { $seat } wskrzesza { $card_acc } ze stosu ofiar { $victim_of }.
event-stolen = { $seat } kradnie { $card_acc } { $victim_to }.
event-taken-back = { $seat } bierze { $card_acc } ze stosu ofiar na rękę.
event-seen = { $seat } dzięki Wizji ogląda { $number_card }{ $cards_names }.
event-kept = { $seat } zachowuje { $card_acc }.
event-put-back = { $seat } odkłada { $card_acc } na { $on_top ->
        [yes] wierzch
       *[no] spód
    } zasobów.
event-deployed = { $origin ->
        [casualties] { $seat } wystawia { $card_acc } ze stosu ofiar.
        [hand] { $seat } wystawia { $card_acc } z ręki.
       *[played] { $seat } wystawia { $card_acc }.
    }
event-placed = { $seat } umieszcza { $card_acc } na { $place ->
        [land] ziemi niczyjej
       *[front] linii frontu
    }{ $board }.{ $replaced_known ->
        [yes] { " " }Zastąpiona karta { $replaced } trafia na stos ofiar.
       *[no] { "" }
    }
event-advanced = Tor walki { $track_of } porusza się do przodu.
event-held-ground = { $card } ({ $track }) utrzymuje pozycję na { $place ->
        [land] ziemi niczyjej
       *[front] linii frontu
    }.{ $replaced_known ->
        [yes] { " " }Zastąpiona karta { $replaced } trafia na stos ofiar.
       *[no] { "" }
    }
event-supported = { $seat } przenosi { $card_acc } do strefy wsparcia.
event-stormed = { $card } ({ $seat }) szturmuje.
event-attacked = { $card } atakuje z siłą { $strength }, cel: { $target_card_known ->
        [yes] { $target_card } ({ $seat })
       *[no] { $seat }
    }.
event-storm-ended = { $to ->
        [hand] { $card } wraca na rękę.
        [support] { $card } przechodzi do strefy wsparcia.
       *[casualties] { $card } trafia na stos ofiar.
    }
event-killed = { $card } ({ $owner }) ginie.
event-destroyed = Karta { $card } ({ $owner }) zostaje zniszczona.
event-returned = { $card } wraca na rękę { $owner_of }.
event-switched = { $one_known ->
        [yes] { $one } i { $other } zamieniają się miejscami.
       *[no] Dwie jednostki zamieniają się miejscami.
    }
event-shapeshifted = { $seat } używa zdolności Zmiennokształtny: { $old } → { $new }.
event-lasted = { $kind ->
        [boost] { $piece_known ->
            [yes] { $piece }
           *[no] Jedna jednostka
        } otrzymuje { $att ->
            [0] { $de_signed } DEF
           *[other] { $de ->
                [0] { $att_signed } ATT
               *[other] { $att_signed } ATT i { $de_signed } DEF
            }
        } do końca tury.
        [protected] Do końca tury karty { $seat_of } nie mogą być celem.
        [unopposed] Do końca tury atakujące jednostki { $seat_of } ignorują obrońców.
        [free-shapeshift] Następne użycie zdolności Zmiennokształtny przez { $seat_of } w tej turze jest darmowe.
       *[other] { "" }
    }
event-spent = { "" }
event-triggered = { $card_kind ->
        [boss] Uruchamia się efekt poziomu grozy ({ $seat }).
       *[card] Uruchamia się zdolność karty { $card } ({ $seat }).
    }
event-boss-arrived = Do walki staje { $card }: poziom grozy { $menace }, { $life ->
        [one] { $life } punkt życia
        [few] { $life } punkty życia
       *[other] { $life } punktów życia
    }.
event-boss-deck-built = Zasoby { $seat_of }: { $base_deck } ({ $base }), { $advanced_deck } ({ $advanced }).
event-to-reserves = { $seat } odrzuca do rezerwy { $cards_card }{ $cards_names }.
event-boss-drew = { $seat } dobiera { $number_card }{ $cards_names }.
event-reserves-shuffled = Zasoby { $seat_of } się wyczerpały: rezerwa zostaje potasowana i zajmuje ich miejsce.
event-menace-changed = Poziom grozy { $change_sign ->
        [minus] spada
       *[plus] wzrasta
    } do { $level }.
event-recovered = { $seat } odświeża { $amount ->
        [one] { $amount } punkt życia
        [few] { $amount } punkty życia
       *[other] { $amount } punktów życia
    } i ma ich { $life }.
event-gang-put = { $card } otrzymuje żeton gangu: łącznie +{ $tokens } ATT.
event-spirit-put = { $card } otrzymuje żeton ducha (łącznie { $tokens }).
event-boss-chose = { $seat } wybiera { $card_acc } ({ $command }, koszt { $card_cost }, poziom grozy { $menace }): { $why ->
        [only] innej nie może tak zagrać.
        [dearest] droższej nie może tak zagrać.
       *[chosen] wybór gracza spośród równorzędnych kart.
    }
event-boss-stopped = { $cards ->
        [0] { $seat } nie ma już kart do zagrania.
       *[other] { $seat } nie może już nic zagrać.{ $dear ->
            [0] { "" }
           *[other] { " " }Powyżej poziomu grozy { $menace }: { $dear_names }.
        }{ $stuck ->
            [0] { "" }
           *[other] { " " }Bez miejsca lub celu: { $stuck_names }.
        }
    }
event-boss-targeted = { $why ->
        [none] Atak nie może zabić żadnej karty { $seat_of } na polu bitwy, więc uderza w zasoby.
        [only] Cel: { $card } ({ $seat }), jedyny możliwy.
        [chosen] Cel: { $card } ({ $seat }), wybór gracza spośród równorzędnych celów.
       *[dearest] Cel: { $card } ({ $seat }), najdroższy możliwy.
    }


## Zakończenia gry

outcome-SS-6-2 = { $winner ->
        [boss] Graczowi zabrakło kart do dobrania.
       *[player] Drugiej stronie zabrakło kart do dobrania.
    }
outcome-SS-6-3 = { $winner ->
        [boss] Graczowi zabrakło kart w kroku dobrania kart.
       *[player] Drugiej stronie zabrakło kart w kroku dobrania kart.
    }
outcome-SS-6-4 = { $winner ->
        [boss] Graczowi zabrakło kart, których dobrania wymagał efekt.
       *[player] Drugiej stronie zabrakło kart, których dobrania wymagał efekt.
    }
outcome-SS-6-6 = { $winner ->
        [boss] Gracz otrzymuje więcej DMG, niż zostało mu kart.
       *[player] Druga strona otrzymuje więcej DMG, niż zostało jej kart.
    }
outcome-SS-R7 = { $winner ->
        [boss] Graczowi zabrakło kart na Wizję.
       *[player] Drugiej stronie zabrakło kart na Wizję.
    }
outcome-SS-6-10 = Tak mówi tekst karty.
outcome-SS-R131 = { victory-life }
outcome-SS-16-22 = Bossowi zabrakło kart do dobrania.
outcome-SS-16-23 = Spełniono warunek zwycięstwa z karty Bossa.
