# Enigmi.

puzzles-lead = Posizioni in cui una sola via porta alla meta. Ognuna è stata risolta con una ricerca completa: una soluzione c’è sempre.
puzzles-daily = Enigma del giorno
puzzles-name = Enigma { $n }
puzzles-try = Prova
puzzles-solved = Risolto
puzzles-count = { $done } di { $n } risolti
puzzles-grade-1 = Facile
puzzles-grade-2 = Insidioso
puzzles-grade-3 = Difficile
puzzles-ask-win = Vinci in questo turno
puzzles-ask-clear = Sconfiggi l’orda in { $spaces } con una sola torre
puzzles-ask-clear-more = Sconfiggi le orde in { $spaces } con una sola torre
puzzles-how-siegestorm = Devi vincere prima che finisca il tuo turno, qualunque cosa risponda l’avversario. Non serve pescare carte, e c’è un solo modo giusto di cominciare.
puzzles-how-rift = Gioca una torre e disponi le sue tessere e i suoi soldati in modo da coprire lì ogni nemico. Può riuscirci una sola torre, in un solo cantiere.
puzzles-task = Che cosa si chiede
puzzles-to-task = Vai al compito
puzzles-all = Tutti gli enigmi
puzzles-again = { learn-again }
puzzles-hint = { learn-hint }
puzzles-hint-text = Guarda che cosa si illumina.
puzzles-show = Mostra un passo
puzzles-next = Prossimo enigma
puzzles-not-that-way = Non per di qua: da qui non ci si riesce più. Riprova!
puzzles-found = Risolto! È l’unica via.
puzzles-that-was-it = Era questa la soluzione.
