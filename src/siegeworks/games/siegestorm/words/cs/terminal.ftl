ui-stops-hint = Po příkazu „stops all“ se hra zeptá i v krocích Příprava a Tažení karet.
ui-unknown-thing = Karta, pole ani pojem „{ $typed }“ neexistuje. Podobné: { $close }
ui-why-not-unknown = Pro „{ $typed }“ neznám žádné pravidlo. Tahy vypadají takto: play tengu, deploy tengu, use a1.
ui-help-why-not = proč nelze kartu zahrát nebo tah provést
ui-help-stops = kdy se ptát v krocích Příprava a Tažení karet: all, auto nebo none
ui-stops-auto = V kroku Tažení karet se hra zeptá, jen když se nestvůra chystá opustit tvou armádu; v kroku Příprava se neptá. Další možnosti: stops all, stops none.
ui-stops-all = V krocích Příprava a Tažení karet se hra zeptá, kdykoli lze něco udělat, a na reakci se ptá pokaždé, i když žádná možná není.
ui-stops-none = V krocích Příprava a Tažení karet se hra neptá.
