# První hry.

learn-title = Nauč se hrát
learn-lead = Malé pozice, vždy jen jedna věc. Nic nemůžeš pokazit a kdykoli můžeš přestat a vrátit se.
learn-minutes = asi { $n } min
learn-steps = Počet kroků: { $n }
learn-progress = Jak jsi daleko
learn-begin = Začít
learn-continue = Pokračovat
learn-repeat = Zahrát znovu
learn-finished = Hotovo
learn-where = Krok { $at } z { $n }
learn-all = Všechny lekce
learn-coach = Co udělat
learn-to-coach = Přejít k zadání
learn-rules = Pravidlo, které za tím stojí
learn-well-done = Výborně!
learn-back = Předchozí krok
learn-again = Znovu
learn-hint = Nápověda
learn-skip = Přeskočit
learn-next = Dál
learn-finish = Dokončit
learn-ended = Teď už umíš hrát!
learn-play = Zahrát opravdovou hru
