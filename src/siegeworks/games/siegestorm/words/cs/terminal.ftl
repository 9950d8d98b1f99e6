ui-stops-hint = Po příkazu „stops all“ se hra zeptá i v krocích Příprava a Tažení karet.
ui-unknown-thing = Karta, pole ani pojem „{ $typed }“ neexistuje. Podobné: { $close }
ui-why-not-unknown = Pro „{ $typed }“ neznám žádné pravidlo. Tahy vypadají takto: play tengu, deploy tengu, use a1.
ui-help-why-not = proč nelze kartu zahrát nebo tah provést
ui-help-stops = kdy se ptát v krocích Příprava a Tažení karet: all, auto nebo none
ui-stops-auto = V kroku Tažení karet se hra zeptá, jen když se nestvůra chystá opustit tvou armádu; v kroku Příprava se neptá. Další možnosti: stops all, stops none.
ui-stops-all = V krocích Příprava a Tažení karet se hra zeptá, kdykoli lze něco udělat, a na reakci se ptá pokaždé, i když žádná možná není.
ui-stops-none = V krocích Příprava a Tažení karet se hra neptá.
ui-turn-number = Tah { $turn }
ui-extra-turn = Tah navíc
ui-casualties = Ztráty ({ $n })
ui-healing-pile = Balíček léčení ({ $n })
ui-removed = Mimo hru ({ $n })
ui-until-end-of-turn = Do konce tahu
ui-deck-legal = Balíček je v pořádku: { $mode }.
ui-deck-not-legal = Balíček není v pořádku: { $mode }.
ui-deck-size = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
ui-ready-and-committed = připravené: { $ready }, použité: { $committed }
ui-leaving = { $card } opouští armádu
ui-printed = na kartě { $value }
ui-token-available = žeton k dispozici
ui-token-used = žeton použit
ui-partner-may-act = partner: hrát může i spoluhráč { $player } ({ $step })
ui-step-passed = { $step }: hra pokračuje bez ptaní
ui-goal-now = nyní { $now } z { $needed }
ui-boss-decks = Hraje s balíčky: { $decks }
ui-reserves = Posily: { $n }
ui-ask-base-deck = Základní balíček bosse ({ $offers })
ui-ask-advanced-deck = Pokročilý balíček bosse ({ $offers })
