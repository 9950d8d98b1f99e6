# Die Regeln.

rules-title = Die Regeln
rules-lead = Beide Spiele in unseren eigenen Worten, Satz für Satz. Auf jeden Satz lässt sich verlinken; bei vielen stehen Fälle aus der Fallsammlung: kleine Situationen, die das Programm selbst durchspielt, { $n } insgesamt.
rules-search = Suchen
rules-search-hint = ein Wort oder ein Satz wie SS-7.3
rules-ways = Wege in die Regeln
rules-contents = Inhalt
rules-glossary = Glossar
rules-glossary-lead = Die Begriffe beider Spiele: was sie bedeuten, welche Sätze man zuerst liest und wie andere Sprachen sie nennen.
rules-kind-rules = { nav-rules }
rules-kind-rulings = Auslegungen: wo die Hefte schweigen
rules-kind-more = Weiteres
rules-found-title = Gefunden für „{ $query }“
rules-within = Wo gesucht wird
rules-both = Beide Spiele
rules-nothing = Nirgends stehen alle diese Wörter. Versuche weniger oder kürzere Wörter; Groß- und Kleinschreibung und Akzente spielen keine Rolle.
rules-clauses-found = Sätze: { $n }
rules-first = Gezeigt werden die ersten { $n }.
rules-see-also = Siehe auch
rules-cases = Fälle: { $n }

case-title = Fall
case-rules = Was er zeigt
case-before = Die Stellung
case-try = Im Stellungseditor ausprobieren
case-play = Was geschieht
case-after = Danach
case-holds = gilt
case-offered = möglich
case-refused = abgelehnt
case-legal = erlaubt
case-setup = Was mitgebracht wird
case-check = Kein Spielverlauf kann das zeigen; das Programm prüft es selbst:

board-committed = hinzugezogen
board-map = Die Karte, wie sie gerade steht

example-advance = Der Kriegspfad rückt vor
example-advance-text = Jede Kreatur geht ein Feld vor, und die, die den Pfad verlässt, bekommt sofort einen Befehl. Hier hält sie an der Frontlinie stand.
example-storm = Eine Kreatur stürmt
example-storm-text = Vom ATT des Angreifers wird der DEF des Verteidigers abgezogen; der Rest ist Schaden am Gegner. Dann wird die Aktion ausgeführt, und die Kreatur geht zu den Verlusten.
example-paying = Zahlen mit Karten und Unterstützern
example-paying-text = Kosten von 3 zahlen ein hinzugezogener Unterstützer und zwei abgeworfene Karten.
example-chain = Die Befehlskette
example-chain-text = Die Reaktion wurde zuletzt gespielt und wird zuerst ausgeführt: Zwei Karten gehen verloren, bevor die Aktion eine zieht.
example-tile = Ein Plättchen auf einer Horde
example-tile-text = Das Plättchen liegt so, wie die Turmkarte gedreht ist, ganz auf dem Raster einer Horde. Es darf auf leeren Kästchen liegen, aber nicht auf einem anderen Plättchen.
example-reach = Was Türme erreichen
example-reach-text = Bogenschützen und Zauberer mit nach oben, rechts, unten und links gedrehter Karte: Der Pfeil am Turm zeigt den oberen Rand der Karte. Das Feld in der Mitte gehört dem Turm.
example-engage = Ein Held im Gefecht mit einer Horde
example-engage-text = Die Basis bedeckt 2×2 Kästchen und die Gegner darauf. Solange der Held dort steht, bewegt sich die Horde nicht.
example-jump = Horden ziehen und springen
example-jump-text = Ein Soldat hält die vordere Horde fest und geht in den Vorrat zurück. Die Horde dahinter springt über sie.
example-displaced = Ein Held weicht aus
example-displaced-text = Eine Horde zieht auf das Feld des Helden. Er geht auf ein benachbartes freies Feld und wird nicht verwundet.
