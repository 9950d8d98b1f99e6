# Prime partite.

learn-title = Impara giocando
learn-lead = Piccole posizioni, una cosa alla volta. Non puoi sbagliare nulla, e puoi smettere e riprendere quando vuoi.
learn-minutes = circa { $n } min
learn-steps = Passi: { $n }
learn-progress = A che punto sei
learn-begin = Comincia
learn-continue = Continua
learn-repeat = Gioca di nuovo
learn-finished = Completata
learn-where = Passo { $at } di { $n }
learn-all = Tutte le lezioni
learn-coach = Che cosa fare
learn-to-coach = Vai al compito
learn-rules = La regola dietro la mossa
learn-well-done = Ben fatto!
learn-back = Passo precedente
learn-again = Di nuovo
learn-hint = Suggerimento
learn-skip = Salta
learn-next = Avanti
learn-finish = Concludi
learn-ended = Ora sai giocare!
learn-play = Gioca una vera partita
