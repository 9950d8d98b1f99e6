# Ciò che dicono le pagine e il browser stessi; tutto il resto viene dalle parole dei giochi.


## La casa

site-name = Siegeworks
site-claim = Due giochi d’assedio. Alle regole pensiamo noi.
site-lead = Gioca contro la macchina, su un solo schermo o con gli amici tramite un link. Nessun account, niente da installare.
nav-lobby = Lobby
nav-help = Aiuto
nav-api = Per programmi
nav-places = Luoghi
nav-learn = Imparare
nav-rules = Regole
nav-cards = Carte
nav-decks = Mazzi
nav-puzzles = Enigmi
nav-campaign = Campagna
nav-replay = Registrazioni
nav-statistics = Statistiche
nav-positions = Posizioni
nav-main = Navigazione principale
skip-to-content = Vai al contenuto
footer-free = Software libero. Nessun tracciamento, nessun servizio di terzi: questa pagina parla solo con il computer da cui proviene.
language = Lingua
theme = Aspetto
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
needs-script = Il tavolo ha bisogno di JavaScript. Consentilo per questa pagina.
close = Chiudi
cancel = Annulla
copy = Copia
copied = Copiato
loading = Un momento…


## Giochi e modalità

setting-true = { option-yes }
setting-false = { option-no }
drills = Esercitazioni: piccole mappe per provare


## Atrio

lobby-title = Nuova partita
choose-game = Quale gioco?
choose-mode = Quale modalità?
choose-scenario = Quale scenario?
choose-opponent = Chi gioca?
against-machine = Contro la macchina
with-machine = Con la macchina come compagna
with-machine-text = Prende il posto accanto a te.
alone = In solitario
alone-text = Si comincia subito.
alone-boss = Contro il boss
against-link = Contro gli amici, tramite link
with-link = Con gli amici, tramite link
link-text = Ricevi un link o un codice QR da condividere.
one-screen = Su un solo schermo
one-screen-text = Giocate a turno; nessuno vede la mano dell’altro.
one-screen-open-text = Pianificate insieme davanti allo stesso schermo.
more-settings = Altre impostazioni
more-settings-text = mazzi, eroi, difficoltà, posti, regole
seats-number = Numero di giocatori
seat-n = Posto { $seat }
seat-who = Chi siede qui?
seat-me = Io
seat-here = Qualcuno a questo schermo
seat-link = Qualcuno tramite link
seat-name = Nome
seat-deck = Mazzo
deck-as-agreed = Come concordato
seat-hero = Eroe
hero-in-game = Da scegliere in gioco
house-rules = Difficoltà e regole
start-so = Comincia con queste impostazioni
your-name = Il tuo nome
your-name-hint = facoltativo; gli altri lo vedono
goal = Obiettivo: { $goal }
my-games = Le mie partite
my-games-empty = Ancora niente. Ciò che cominci viene conservato e si può riprendere su questo dispositivo.
my-games-more = Mostra partite più vecchie
continue-game = Continua
continue-last = Partita in sospeso
newcomer-title = Prima volta qui? La tua prima partita
newcomer-text = Pochi minuti, mossa dopo mossa, e sai giocare.
state-your-turn = { your-turn }
state-waiting = In attesa
state-open = In attesa di giocatori
state-over = Finita
state-kept = Conservata
join-title = Unisciti a una partita
join-text = Incolla il link che hai ricevuto o inquadra il suo codice QR con il telefono.
join-field = Link
join-button = Vai al tavolo
join-bad = Questo non è il link di un tavolo di qui.
with-names = con { $names }


## Il tavolo

your-turn = Tocca a te
watching = Stai guardando. Le carte coperte restano coperte.
notice = Avviso
menu = Menu
board = Plancia
log = Cronaca
log-open = Apri la cronaca
log-close = Chiudi la cronaca
log-short = In breve
log-whole = Tutto
log-empty = Non è ancora successo niente.
log-cause = Perché è successo?
log-cause-none = Di questa riga non si sa altro.
cause-clause = Regola { $clause }
rules-link = Leggilo nelle regole (si apre accanto alla partita)
thing-link = Interpretazioni, casi e risultati di questa carta
cause-answer = Dopo la tua risposta: { $answer }
cause-by = Dopo una risposta di { $name }
cause-card = A causa di { $card }
options = Che cosa puoi fare
options-all = Tutte le risposte in elenco ({ $n })
options-filter = Cerca
options-none-fit = Nessuna risposta corrisponde a «{ $text }».
wait-names = In attesa di { $names }…
nothing-to-do = Ora non c’è niente da decidere.
seat-machine = macchina
seat-open = libero
seat-away = non in linea
seat-present = in linea
seat-you = tu
seat-turn = deve decidere
connection-open = Connesso
connection-connecting = Connessione…
connection-lost = Connessione persa. Nuovo tentativo…
connection-lost-unsent = Connessione persa. La tua risposta è al sicuro e sarà inviata di nuovo.
connection-closed = Il tavolo ha chiuso la connessione.
connection-retry = Prova ora
connection-no-table = Questo tavolo non esiste.
connection-wrong-secret = Questo link non corrisponde a nessun posto del tavolo. Puoi comunque guardare.
refused-title = Non è possibile
undo = Torna indietro
undo-none = Niente da annullare
undo-far = Risposte che puoi annullare: { $n }
undo-stops = Prima di quelle è stato rivelato qualcosa: { $why }
undo-asked = { $name } vorrebbe annullare una risposta. Sei d’accordo?
undo-asking = Si chiede agli altri se sono d’accordo.
undo-done = { $name } ha annullato una risposta.
agree = D’accordo
disagree = Non sono d’accordo
resign = Abbandona
resign-sure = Vuoi davvero abbandonare la partita?
resign-text = Per te la partita finisce. Non si può annullare.
machine-take = Cedi il mio posto alla macchina
machine-take-text = Gioca per te finché non riprendi il posto.
machine-give = Riprendi il mio posto
machine-plays = La macchina sta giocando per te.
stops = Quando chiedermi?
stops-auto = Quando si può fare qualcosa
stops-auto-text = Dove non puoi fare niente, si passa al posto tuo.
stops-all = Sempre
stops-all-text = A ogni occasione, anche se niente è possibile.
stops-none = Il meno possibile
stops-none-text = I passi facoltativi vengono saltati al posto tuo.
settings = Impostazioni
speed = Animazioni
speed-off = No
speed-fast = Veloci
speed-normal = Normali
speed-slow = Lente
board-picture = Come immagine
board-text = Come testo
board-failed = Non è stato possibile disegnare la plancia. Eccola come testo.
share-watch = Copia il link per spettatori


## Sala d’attesa

room-title = Il tavolo è pronto
room-text = Manda a ciascuno il suo link. La partita comincia appena tutti i posti sono occupati.
room-local = Questo link funziona solo su questo computer. Perché possano unirsi altri nella stanza, avvia il tavolo con siegeworks serve --host 0.0.0.0 e aprilo all’indirizzo che indica.
room-taken = occupato
room-link = Link per il posto { $seat }
room-qr = Codice QR per il posto { $seat }
room-show-qr = Codice QR
room-share = Condividi
room-no-link = Il link di questo posto è di chi ha aperto il tavolo.
room-machines = Comincia invece con le macchine
room-wait-host = In attesa degli altri…
room-commitment = Sigillo della mescolata
room-sit = Hai un invito a questo tavolo.
room-sit-button = Siediti
room-sit-watch = Guarda soltanto


## Un solo schermo

curtain-title = Passa lo schermo a { $name }
curtain-text = Gli altri, per favore, non guardino.
curtain-button = Sono { $name }
seat-switch = Posto di { $name }
seat-switch-wants = { $name } ha qualcosa da decidere


## Fine

end-won = Vittoria!
end-lost = Sconfitta
end-over = La partita è finita
end-rematch = Rivincita
end-rematch-wished = Vorresti una rivincita. In attesa di: { $names }
end-rematch-others = Vogliono una rivincita: { $names }
end-rematch-open = Al nuovo tavolo
end-record = Scarica la registrazione
end-review = Analizza la partita
end-replay = Rivedi la partita
end-look = Guarda la plancia
end-again = Mostra il risultato
fair-title = Le carte sono state mescolate onestamente?
fair-text = Prima che fosse distribuita la prima carta, il tavolo ha pubblicato un sigillo: l’impronta di un numero segreto. Ora che la partita è finita mostra quel numero. Chi ha la registrazione può verificare che il numero corrisponda al sigillo e che ogni mescolata ne derivi: nel frattempo nessuno ha potuto cambiare una carta.
fair-commitment = Sigillo prima della partita
fair-seed = Seme di tutte le mescolate
fair-secret = Numero segreto dietro il sigillo
fair-command = Verifica di persona


## Tasti

keys = Tasti
key-digit = dai la risposta con questo numero
key-list = apri o chiudi l’elenco delle risposte
key-filter = cerca tra le risposte
key-board = alla plancia
key-prompt = alla domanda
key-undo = torna indietro
key-log = apri o chiudi la cronaca
key-menu = menu
key-help = questo elenco
key-escape = chiudi, rimetti a posto
key-arrows = spostati tra carte, caselle e risposte
key-enter = prendi ciò che è selezionato
key-seat = prossimo posto a questo schermo
key-turn = ruota la torre o la tessera
key-info = spiega la carta per intero
keys-setting = Tasti di una sola lettera
keys-on = Sì
keys-off = { speed-off }


## Aiuto

help-title = Come funziona il tavolo
help-start-title = Cominciare
help-start = Scegli un gioco, una modalità e chi gioca. Tutto il resto è già impostato bene e si può cambiare in «Altre impostazioni».
help-links-title = Giocare con gli amici
help-links = Ogni posto libero ha un suo link. Chi lo apre si siede lì; non serve un account. L’indirizzo del tavolo stesso è per gli spettatori: non vedono niente di coperto.
help-resume-title = Interrompere e riprendere
help-resume = Ogni risposta è su disco prima di valere. Chiudi la pagina quando vuoi; la lobby elenca le tue partite. Su un altro dispositivo ti riporta qui il link del tuo posto.
help-undo-title = Tornare indietro
help-undo = Fin dove non è stato rivelato niente di coperto. Il pulsante dice fin dove. Se nel frattempo altri hanno agito, si chiede a loro.
help-why-title = Chiedere perché
help-why = Ogni riga della cronaca apre la sua causa e la regola. Se qualcosa non si può fare, scopri perché.
help-windows-title = Occasioni per reagire
help-windows = Ti viene chiesto solo dove puoi fare qualcosa. Il tempo che serve per passare non rivela niente di una mano. L’impostazione è nel menu.
help-fair-title = Mescolate oneste
help-access-title = Tastiera, lettore di schermo, schermi piccoli
help-access = Tutto si può fare con la tastiera. Ogni domanda viene annunciata e la plancia si può mostrare come testo. Il colore non è mai l’unico segno.
help-about-title = Informazioni
help-about = Siegeworks è software libero con licenza MIT. Le immagini le disegna il suo stesso codice; i testi delle carte nascono da ciò che le regole eseguono.


## Per programmi

api-lead = Ciò che fa il browser può farlo anche un programma. I tavoli si aprono via HTTP, si gioca via WebSocket.
api-socket = I messaggi del socket sono descritti in docs/formats/protocol.md; in examples/ c’è un piccolo giocatore.
api-calls = Chiamate
api-parameters = Parametri
api-body = Corpo
api-answers = Risposte
api-required = necessario
api-description = Descrizione per macchine (OpenAPI)
api-none = Nessuna chiamata è ancora descritta.


## Rifiuti

refused-404-title = Qui non c’è niente
refused-404 = Forse il link è incompleto. I link dei tavoli sono lunghi: copialo per intero.
refused-403-title = Non è per te
refused-403 = È permesso solo a chi ha il link giusto.
refused-429-title = Un po’ più piano, per favore
refused-429 = Da qui sono arrivate troppe richieste. Aspetta un momento e riprova.
refused-other-title = Non è riuscito
refused-other = Il tavolo non ha potuto farlo.
refused-network = Il tavolo non è raggiungibile. È ancora in funzione?
back-to-lobby = Torna alla lobby

play-seat = Io gioco
play-others = Gli altri posti
play-start = Gioca
