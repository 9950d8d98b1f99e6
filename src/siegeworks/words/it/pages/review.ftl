# The review of a finished game.

review-title = Analisi della partita
review-running = L’analisi mostra ciò che ognuno aveva in mano, perciò aspetta la fine della partita.
review-to-table = Torna al tavolo
review-none = Non c’è ancora un’analisi.
review-waiting = Prima vengono analizzate altre partite.
review-working = La partita viene analizzata.
review-failed = Non è stato possibile analizzare questa partita.
review-once = Ci vuole circa un minuto e si fa una volta sola. Si può lasciare la pagina.
review-look = Guarda questo momento
