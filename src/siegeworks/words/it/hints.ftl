# Suggerimenti al tavolo: chi li permette, i loro gradi e che cosa dice uno spunto.

hint = Suggerimento
hint-nudge = Uno spunto
hint-candidates = I candidati
hint-move = La mossa
hint-thinking = Sto pensando…
hint-play-it = Giocala
hint-show = Mostra sul tabellone
hint-to-win = di vincere
hint-alike = più o meno altrettanto buona
hint-plan = Il piano, passo per passo
hint-stale = La partita è andata avanti: questo suggerimento non vale più.
hint-taken = { $name } ha preso un suggerimento.
hint-taken-n = Suggerimenti presi: { $n }
hint-missing = I suggerimenti non sono ancora permessi da: { $names }
hint-missing-text = Deve permetterli chiunque giochi qui.
hint-ask = Chiedi il permesso
hint-asking = Permesso chiesto a: { $names }
hint-asked = { $name } vorrebbe che a questo tavolo i suggerimenti fossero permessi: anche a te, e solo finché qualcuno non ritira il permesso. Tutti vedono quando se ne prende uno. Sei d’accordo?
hint-open = Qui ora i suggerimenti sono permessi.
hint-closed = Qui i suggerimenti non sono più permessi.
hint-allow = Suggerimenti a questo tavolo
hint-allow-yes = Li permetto
hint-allow-no = Non li permetto
hint-allow-text = Un suggerimento si può prendere solo finché lo permette chiunque giochi qui. Tutti vedono quando se ne prende uno.
hint-allows = permette i suggerimenti
hint-allows-not = non permette i suggerimenti
hint-through = Che cosa passa?
hint-tower = Quale torre conta di più?
hint-clear = Si può sconfiggere quest’orda?
hint-clear-at = Si può sconfiggere?
key-hint = suggerimento; di nuovo per il grado successivo
help-hints-title = Suggerimenti
help-hints = Non sai come andare avanti? La lampadina accanto alla domanda suggerisce per gradi: uno spunto, i candidati, la mossa. Se al tavolo ci sono altre persone, devono permetterlo tutte, nel menu o quando viene chiesto; tutti vedono che si è preso un suggerimento, nessuno che cosa diceva.

refusal-no-hints = I suggerimenti non sono permessi da: { $players }
refusal-hint-failed = Non si è trovato un suggerimento in tempo.

hint-only = Qui c’è una sola risposta.
hint-close = Due risposte si equivalgono: scegli quella che preferisci.
hint-waiting = Lasciare tutto com’è abbasserebbe la tua probabilità di vincere di circa { $n } punti percentuali.
hint-other = Pensa al prossimo turno: quale risposta ti lascia più scelte?
