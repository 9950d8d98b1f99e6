## Záznam hry

known-card = { $name }
    .acc = kartu { $name }
    .dat = kartě { $name }
    .ins = s kartou { $name }
unknown-card = karta
    .acc = kartu
    .dat = kartě
    .ins = s kartou
event-shuffled = { $seat } míchá zdroje.
event-return-chosen = { $seat } má rozhodnuto, které počáteční karty vrátí.
event-exchanged = { $cards ->
        [0] { $seat } si nechává počáteční karty.
       *[other] { $seat } vrací { $cards_card } a táhne náhradu{ $drawn_names }.
    }
event-first-player-chosen = Začíná { $seat }.
event-turn-began = { $extra ->
        [yes] { $seat } má tah navíc.
       *[no] Na tahu je { $seat }.
    }
event-step-began = { $stage ->
        [prepare] Příprava
        [draw] Tažení karet
        [advance] Postup armády
        [deploy] Nasazení nestvůry
        [extra] Tah navíc
        [end] Konec tahu
        [reserves] Odložení do balíčku posil
        [actions] Akce
       *[other] { "" }
    }{ $seat_shared ->
        [yes] { " " }({ $seat })
       *[no] { "" }
    }
event-turn-ended = { "" }
event-extra-turn-granted = { $seat_kind ->
        [boss] { $seat } získává tah navíc.
       *[player] { $seat } může odehrát tah navíc.
    }
event-extra-turn-forgone = { $seat } se vzdává tahu navíc.
event-lost = { $seat } prohrává: { $clause ->
        [SS-6-3] na krok Tažení karet nezbývá dost karet.
        [SS-6-4] nezbývá dost karet k tažení.
        [SS-6-6] DMG je víc než zbývajících karet.
        [SS-R7] na vizi nezbývá dost karet.
        [SS-R131] nezbývá mu žádný život.
        [SS-16-22] zdroje ani s posilami na tažení nestačí.
        [SS-16-23] je splněna podmínka vítězství z karty bosse.
       *[other] došly karty.
    }
event-eliminated = { $seat } vypadává ze hry.
event-won = { $seat } vyhrává hru.
event-drawn = { $seat } táhne { $number_card }{ $cards_names }.{ $lost ->
        [0] { "" }
       *[other] { " " }Kvůli plné ruce odkládá { $lost_card } rovnou do ztrát{ $lost_names }.
    }
event-discarded = { $as_payment ->
        [yes] { $seat } odhazuje { $card_acc } jako platbu.
       *[no] { $seat } odhazuje { $card_acc }.
    }
event-committed = { $seat } používá zálohu { $place }.
event-was-reset = { $seat } připravuje zálohu { $place }.
event-prepared = { "" }
event-played = { $seat_kind ->
        [boss] { $seat } hraje { $card_acc }.
       *[player] { $seat } hraje { $card_acc } jako akci.
    }
event-creature-announced = { $seat } hraje { $card_acc } jako nestvůru.
event-activated = { $seat } používá schopnost karty { $card }.
event-negated = Zrušeno: { $card } ({ $seat }).
event-action-done = { "" }
event-damaged = { $life ->
        [-1] { $seat } dostává { $amount } DMG{ $cards_names }.
        [one] { $seat } dostává { $amount } DMG, zbývá { $life } život.
        [few] { $seat } dostává { $amount } DMG, zbývají { $life } životy.
       *[other] { $seat } dostává { $amount } DMG, zbývá { $life } životů.
    }
event-healed = { $seat } léčí { $number_card }.
event-raised = { $seat } oživuje { $card_acc } ze ztrát { $victim_of }.
event-stolen = { $seat } krade { $card_acc } { $victim_to }.
event-taken-back = { $seat } si bere { $card_acc } ze ztrát do ruky.
event-seen = { $seat } si díky vizi prohlíží { $number_card }{ $cards_names }.
event-kept = { $seat } si nechává { $card_acc }.
event-put-back = { $seat } vrací { $card_acc } { $on_top ->
        [yes] navrch
       *[no] naspod
    } zdrojů.
event-deployed = { $origin ->
        [casualties] { $seat } nasazuje { $card_acc } ze ztrát.
        [hand] { $seat } nasazuje { $card_acc } z ruky.
       *[played] { $seat } nasazuje { $card_acc }.
    }
event-placed = { $seat } umisťuje { $card_acc } { $place ->
        [land] do země nikoho
       *[front] na frontu
    }{ $board }.{ $replaced_known ->
        [yes] { " " }Nahrazená karta { $replaced } jde do ztrát.
       *[no] { "" }
    }
event-advanced = Armáda { $track_of } postupuje.
event-held-ground = { $card } ({ $track }) drží pozici { $place ->
        [land] v zemi nikoho
       *[front] na frontě
    }.{ $replaced_known ->
        [yes] { " " }Nahrazená karta { $replaced } jde do ztrát.
       *[no] { "" }
    }
event-supported = { $seat } přesouvá { $card_acc } mezi zálohy.
event-stormed = { $card } ({ $seat }) provádí úder.
event-attacked = { $card } útočí silou { $strength }, cíl: { $target_card_known ->
        [yes] { $target_card } ({ $seat })
       *[no] { $seat }
    }.
event-storm-ended = { $to ->
        [hand] { $card } se vrací do ruky.
        [support] { $card } přechází do záloh.
       *[casualties] { $card } jde do ztrát.
    }
event-killed = Karta { $card } ({ $owner }) je zničena.
event-destroyed = Karta { $card } ({ $owner }) je zlikvidována.
event-returned = Karta { $card } se vrací do ruky { $owner_of }.
event-switched = { $one_known ->
        [yes] { $one } a { $other } si vyměňují místa.
       *[no] Dvě nestvůry si vyměňují místa.
    }
event-shapeshifted = { $seat } používá proměnu: { $old } → { $new }.
event-lasted = { $kind ->
        [boost] { $piece_known ->
            [yes] { $piece }
           *[no] Jedna nestvůra
        } dostává do konce tahu { $att ->
            [0] { $de_signed } k OČ
           *[other] { $de ->
                [0] { $att_signed } k ÚČ
               *[other] { $att_signed } k ÚČ a { $de_signed } k OČ
            }
        }.
        [protected] Karty { $seat_of } nemohou být do konce tahu cílem.
        [unopposed] Útočící nestvůry { $seat_of } do konce tahu ignorují obránce.
        [free-shapeshift] Příští proměna { $seat_of } v tomto tahu je zdarma.
       *[other] { "" }
    }
event-spent = { "" }
event-triggered = { $card_kind ->
        [boss] Spouští se zvyšování hrozby ({ $seat }).
       *[card] Spouští se schopnost karty { $card } ({ $seat }).
    }
event-boss-arrived = Nastupuje { $card }: úroveň hrozby { $menace }, { $life ->
        [one] { $life } život
        [few] { $life } životy
       *[other] { $life } životů
    }.
event-boss-deck-built = Zdroje { $seat_of }: { $base_deck } ({ $base }), { $advanced_deck } ({ $advanced }).
event-to-reserves = { $seat } odkládá do balíčku posil { $cards_card }{ $cards_names }.
event-boss-drew = { $seat } táhne { $number_card }{ $cards_names }.
event-reserves-shuffled = Zdroje { $seat_of } došly: posily se zamíchají a nahradí je.
event-menace-changed = Úroveň hrozby { $change_sign ->
        [minus] klesá
       *[plus] stoupá
    } na { $level }.
event-recovered = { $seat } obnovuje { $amount ->
        [one] { $amount } život
        [few] { $amount } životy
       *[other] { $amount } životů
    } a má jich { $life }.
event-gang-put = { $card } dostává žeton gangu: celkem +{ $tokens } k ÚČ.
event-spirit-put = { $card } dostává žeton běsů (celkem { $tokens }).
event-boss-chose = { $seat } volí { $card_acc } ({ $command }, cena { $card_cost }, úroveň hrozby { $menace }): { $why ->
        [only] jinou takto zahrát nemůže.
        [dearest] dražší takto zahrát nemůže.
       *[chosen] volba hráče mezi rovnocennými kartami.
    }
event-boss-stopped = { $cards ->
        [0] { $seat } už nemá co zahrát.
       *[other] { $seat } už nemůže nic zahrát.{ $dear ->
            [0] { "" }
           *[other] { " " }Nad úrovní hrozby { $menace }: { $dear_names }.
        }{ $stuck ->
            [0] { "" }
           *[other] { " " }Bez místa nebo cíle: { $stuck_names }.
        }
    }
event-boss-targeted = { $why ->
        [none] Útok nemůže { $seat_to } zničit žádnou kartu na bojišti, a tak míří na zdroje.
        [only] Cíl: { $card } ({ $seat }), jediný možný.
        [chosen] Cíl: { $card } ({ $seat }), volba hráče mezi rovnocennými cíli.
       *[dearest] Cíl: { $card } ({ $seat }), nejdražší možný.
    }


## Konce hry

outcome-SS-6-2 = { $winner ->
        [boss] Hráči nezbývá dost karet k tažení.
       *[player] Druhé straně nezbývá dost karet k tažení.
    }
outcome-SS-6-3 = { $winner ->
        [boss] Hráči nezbývá dost karet na krok Tažení karet.
       *[player] Druhé straně nezbývá dost karet na krok Tažení karet.
    }
outcome-SS-6-4 = { $winner ->
        [boss] Hráč nemůže táhnout tolik karet, kolik žádá efekt.
       *[player] Druhá strana nemůže táhnout tolik karet, kolik žádá efekt.
    }
outcome-SS-6-6 = { $winner ->
        [boss] Hráč dostává víc DMG, než mu zbývá karet.
       *[player] Druhá strana dostává víc DMG, než jí zbývá karet.
    }
outcome-SS-R7 = { $winner ->
        [boss] Hráči nezbývá dost karet na vizi.
       *[player] Druhé straně nezbývá dost karet na vizi.
    }
outcome-SS-6-10 = Rozhodl o tom text karty.
outcome-SS-R131 = { victory-life }
outcome-SS-16-22 = Bossovi nezbývá dost karet k tažení.
outcome-SS-16-23 = Podmínka vítězství z karty bosse je splněna.
