## Záznam hry

event-decks-shuffled = Balíčky nepřátel jsou zamíchány.
event-hero-taken = { $seat } si bere hrdinu: { $hero_full }.
event-ability-taken = { $seat } si bere zvláštní schopnost { $ability }.
event-benched = Na střídačku usedá { $hero_full }.
event-spell-taken = Hráči si berou kouzlo { $spell }.
event-towers-dealt = { $number ->
        [one] { $seat } začíná s věží { $towers }.
       *[other] { $seat } začíná s věžemi: { $towers }.
    }
event-round-began = { ui-round }
event-colour-banned = V tomto kole se nedá stavět na { $colour_loc } stavebních místech.
event-storm-gathered = Na příští kolo se stahuje portálová bouře: { $storm } ({ $text }).
event-storm-broke = Portálová bouře propukla: { $storm } ({ $text }).
event-storm-passed = Portálová bouře přešla: { $storm }.
event-kingdom-shaken = Království se otřásá a přichází o { $cost } zdraví.
event-phase-began = { $phase }
event-declared = { $done ->
        [yes] { $seat } má hotovo.
       *[no] { $seat } přece jen pokračuje.
    }
event-round-ended = { "" }
event-last-round-began = { $goal ->
        [boss] Boss je poražen: toto je poslední kolo.
       *[portals] Poslední portál je zničen: toto je poslední kolo.
    }
event-won = Vítězství! { $why }
event-lost = Prohra! { $why }
event-horde-drawn = Žeton příchodu { $token }: { $card }.
event-horde-arrived = Na { $space } se objevuje { $card }.
event-ghost-drawn = { "" }
event-terrain-removed = Průzkumníci otevírají cestu: { $terrain } na { $space } mizí.
event-attack-began = { $how ->
        [basic] { $figure } provádí základní útok.
       *[other] { "" }
    }
event-tile-placed = Dílek na { $horde_loc } { $horde_at }: { $squares }.
event-soldier-placed = Voják na { $horde_loc } { $horde_at }: { $squares }.
event-soldier-lifted = Voják odchází z { $horde_gen } { $horde_at }: { $squares }.
event-soldiers-lost = { $number ->
        [one] { $number } voják z { $horde_gen } { $horde_at } se vrací do zásoby.
        [few] { $number } vojáci z { $horde_gen } { $horde_at } se vracejí do zásoby.
       *[other] { $number } vojáků z { $horde_gen } { $horde_at } se vrací do zásoby.
    }
event-horde-healed = { $horde } { $horde_at } se léčí a setřásá všechny dílky.
event-horde-blocked = { $horde } { $horde_at } se nemůže hnout z místa.
event-horde-moved = { $horde } { $horde_at } postupuje na { $space }.
event-horde-left = { $horde_kind ->
        [portal] { $horde } { $horde_at } proniká do království.
        [boss] { $horde } { $horde_at } proniká do království.
       *[horde] { $cost ->
            [0] { $horde } { $horde_at } opouští mapu a nikomu neublíží.
            [one] { $horde } { $horde_at } opouští mapu: království ztrácí { $cost } bod zdraví.
            [few] { $horde } { $horde_at } opouští mapu: království ztrácí { $cost } body zdraví.
           *[other] { $horde } { $horde_at } opouští mapu: království ztrácí { $cost } bodů zdraví.
        }
    }
event-crystals-gained = { $gained ->
        [0] Hráči už mají všechny krystaly a další nezískávají.
        [one] Hráči získávají { $gained } krystal.
        [few] Hráči získávají { $gained } krystaly.
       *[other] Hráči získávají { $gained } krystalů.
    }
event-horde-defeated = { $horde_gender ->
        [m] { $horde } { $horde_at } je poražen.
       *[f] { $horde } { $horde_at } je poražena.
    }
event-portal-destroyed = { $goal ->
        [boss] Portál je zničen.
       *[portals] { $counts ->
            [yes] Portál je zničen: { $destroyed } z { $portals }.
           *[no] Portál z dílku portálu je zničen, ale nepočítá se.
        }
    }
event-portal-opened = Z { $horde_gen } { $horde_at } se stává portál: dílek leží na { $squares }.
event-life-lost = { $boss } přichází o kartu života.
event-boss-moved = { $boss_id ->
        [time-mages] Časodějka postupuje na { $space }.
       *[other] { $boss } postupuje na { $space }.
    }
event-action-drawn = { $boss } – { $action }: { $text }
event-activated = Aktivuje se { $figure }.
event-moved = { $figure } jde na { $space }.
event-engaged = { $figure } se pouští do střetnutí: { $horde } { $horde_at }, podstavec na { $squares }.
event-displaced = { $space ->
        [none] { $figure } nemá kam uhnout a vrací se na desku hrdiny.
       *[other] { $figure } uhýbá na { $space }.
    }
event-wounded = { $clause ->
        [RT-20-7] { $figure } dostává zranění od padlé hordy.
        [RT-21-11] { $figure } dostává zranění při zadržování hordy.
        [RT-21-8] { $figure } dostává zranění ze zaměření.
        [RT-29-32] { $figure } dostává zranění od bosse.
        [RT-26-21] { $figure } dostává zranění za Ohnutí času.
        [RT-S20] { $figure } dostává zranění od trnů.
       *[other] { $figure } dostává zranění.
    }
event-protected = { $figure } má ochranu a zranění nedostává.
event-figure-defeated = { $figure_gender ->
        [f] { $figure } je poražena a mizí z mapy.
       *[m] { $figure } je poražen a mizí z mapy.
    }
event-revived = { $figure } ožívá s plným zdravím a v tomto kole nic nedělá.
event-healed = { $amount ->
        [one] { $figure } si léčí { $amount } bod zdraví.
        [few] { $figure } si léčí { $amount } body zdraví.
       *[other] { $figure } si léčí { $amount } bodů zdraví.
    }
event-rested = { $figure } odpočívá: plné zdraví a všechny zvláštní schopnosti lícem nahoru.
event-ability-used = { $figure } používá schopnost { $ability }.
event-ability-turned-down = Schopnost { $ability } se otáčí lícem dolů.
event-ability-turned-up = { $figure } otáčí schopnost { $ability } lícem nahoru.
event-ability-copied = { $figure } si vypůjčuje schopnost { $ability }.
event-lasted = { $kind ->
        [aegis] Každý, kdo je na stejném poli jako { $figure }, má do konce kola ochranu.
        [reborn] Padne-li horda pod nohama ještě v tomto kole, { $figure } se zotaví.
       *[protected] { $figure } má do konce kola ochranu.
    }
event-bench-entered = Na jedno kolo přichází ze střídačky { $hero_full }.
event-beast-returned = Na { $space } se objevuje { $figure }.
event-tower-played = { $seat } hraje věž { $tower } na { $site } ({ $turn }).
event-portal-struck = Věž { $tower } na { $site } útočí na portál a bude ztracena.
event-tower-turned-down = Věž { $tower } na { $site } se otáčí lícem dolů.
event-tower-passed = { $how ->
        [upgraded] { $seat } předává { $to_to } věž { $tower }, vylepšenou na { $new_acc }.
        [alone] { $seat } vylepšuje věž { $tower } na { $new_acc }.
       *[plain] { $seat } předává { $to_to } věž { $tower }.
    }
event-tower-taken = { $to } si z { $site } bere zpět věž { $tower }.
event-tower-lost = Věž { $tower } na { $site } se vrací do společné zásoby.
event-passed-taken = { $number ->
        [one] { $seat } si bere do ruky předanou věž: { $towers }.
       *[other] { $seat } si bere do ruky předané věže: { $towers }.
    }
event-hero-cards-taken = Karty hrdinů se vracejí do rukou.
event-tower-bought = { $to } dostává věž { $tower } za { $price ->
        [one] { $price } krystal.
        [few] { $price } krystaly.
       *[other] { $price } krystalů.
    }
event-spell-cast = { $seat } sesílá kouzlo { $spell }.


## Konec hry

ends-won = Království je zachráněno! Vítězí { $players }.
    .alone = Království je zachráněno! Vítězí { $players }.
ends-lost = Království padlo.
outcome-RT-24-1 = Poslední portál je zničen.
outcome-RT-24-6 = Boss je poražen.
outcome-RT-24-3 = Království ztratilo poslední žeton zdraví.
outcome-RT-24-4 = Do království pronikl portál.
outcome-RT-24-5 = Do království pronikl boss.
outcome-RT-29-35 = Lilith došla na konec své cesty.
outcome-RT-C18 = Časodějky došly k bílému stavebnímu místu.
