# The review of a finished game.

review-title = Analiza gry
review-running = Analiza pokazuje, co kto miał na ręce, dlatego czeka na koniec gry.
review-to-table = Wróć do stołu
review-none = Nie ma jeszcze analizy.
review-waiting = Najpierw analizowane są inne gry.
review-working = Trwa analiza gry.
review-failed = Tej gry nie udało się przeanalizować.
review-once = Trwa to około minuty i robi się tylko raz. Możesz opuścić tę stronę.
review-look = Zobacz ten moment
