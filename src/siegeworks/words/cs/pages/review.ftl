# The review of a finished game.

review-title = Rozbor hry
review-running = Rozbor ukazuje, co měl kdo v ruce, a proto čeká na konec hry.
review-to-table = Zpět ke stolu
review-none = Rozbor ještě nevznikl.
review-waiting = Nejdřív se rozebírají jiné hry.
review-working = Hra se rozebírá.
review-failed = Tuto hru se nepodařilo rozebrat.
review-once = Trvá to asi minutu a dělá se to jen jednou. Stránku můžete opustit.
review-look = Podívat se na tento okamžik
