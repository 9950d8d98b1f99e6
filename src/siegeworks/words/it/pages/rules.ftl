# Le regole.

rules-title = Le regole
rules-lead = I due giochi con parole nostre, punto per punto. A ogni punto si può rimandare con un link; sotto molti ci sono casi della raccolta: piccole situazioni che il programma gioca da sé, { $n } in tutto.
rules-search = Cerca
rules-search-hint = una parola, o un punto come SS-7.3
rules-ways = Come muoversi nelle regole
rules-contents = Indice
rules-glossary = Glossario
rules-glossary-lead = I termini dei due giochi: che cosa significano, quali punti leggere per primi e come li chiamano le altre lingue.
rules-kind-rules = { nav-rules }
rules-kind-rulings = Interpretazioni: dove i manuali tacciono
rules-kind-more = Altro
rules-found-title = Risultati per «{ $query }»
rules-within = Dove cercare
rules-both = Entrambi i giochi
rules-nothing = Nessun testo contiene tutte queste parole. Prova con meno parole o più brevi; maiuscole e accenti non contano.
rules-clauses-found = Punti: { $n }
rules-first = Si vedono i primi { $n }.
rules-see-also = Vedi anche
rules-cases = Casi: { $n }

case-title = Caso
case-rules = Che cosa mostra
case-before = La posizione
case-try = Provalo nell’editor di posizioni
case-play = Che cosa succede
case-after = Dopo
case-holds = vale
case-offered = possibile
case-refused = rifiutato
case-legal = valido
case-setup = Che cosa si porta
case-check = Nessuna partita può mostrarlo; lo verifica il programma da sé:

board-committed = impegnato
board-map = La mappa in questo momento

example-advance = La linea di guerra avanza
example-advance-text = Ogni creatura avanza di uno spazio, e quella che lascia la linea riceve subito un ordine. Qui mantiene terreno in prima linea.
example-storm = Una creatura va all’assalto
example-storm-text = Dall’ATT dell’attaccante si sottrae la DEF del difensore; quel che resta è danno all’avversario. Poi si esegue l’azione e la creatura va tra le perdite.
example-paying = Pagare con carte e aiutanti
example-paying-text = Un costo di 3 si paga con un aiutante impegnato e due carte scartate.
example-chain = La catena di comando
example-chain-text = La reazione è stata giocata per ultima e si esegue per prima: si perdono due carte prima che l’azione ne faccia pescare una.
example-tile = Una tessera su un’orda
example-tile-text = La tessera giace come è girata la carta della torre, tutta sulla griglia di un’orda. Può coprire caselle vuote, ma non un’altra tessera.
example-reach = Che cosa raggiungono le torri
example-reach-text = Arcieri e Incantatore con la carta girata in su, a destra, in giù e a sinistra: la freccia presso la torre indica il bordo superiore della carta. Lo spazio al centro è quello della torre.
example-engage = Un eroe ingaggia un’orda
example-engage-text = La base copre 2×2 caselle e i nemici che vi stanno. Finché l’eroe è lì, l’orda non si muove.
example-jump = Le orde si muovono e saltano
example-jump-text = Un soldato tiene ferma l’orda davanti e torna nella riserva comune. L’orda dietro la scavalca.
example-displaced = Un eroe si fa da parte
example-displaced-text = Un’orda entra nello spazio dell’eroe. L’eroe passa in uno spazio libero adiacente e non è ferito.
