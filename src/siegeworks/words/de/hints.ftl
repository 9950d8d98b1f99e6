# Hinweise am Tisch: wer sie erlaubt, ihre Stufen, und was ein Wink sagt.

hint = Hinweis
hint-nudge = Ein Wink
hint-candidates = Die Kandidaten
hint-move = Der Zug
hint-thinking = Ich denke nach …
hint-play-it = So spielen
hint-show = Auf dem Brett zeigen
hint-to-win = Gewinnchance
hint-alike = etwa gleich gut
hint-plan = Der Plan, Schritt für Schritt
hint-stale = Das Spiel ist weitergegangen: Dieser Hinweis passt nicht mehr.
hint-taken = { $name } hat einen Hinweis genommen.
hint-taken-n = Genommene Hinweise: { $n }
hint-missing = Hinweise noch nicht erlaubt von: { $names }
hint-missing-text = Alle, die hier spielen, müssen sie erlauben.
hint-ask = Um Erlaubnis bitten
hint-asking = Um Erlaubnis gebeten: { $names }
hint-asked = { $name } möchte, dass an diesem Tisch Hinweise erlaubt sind: auch für dich, und nur bis jemand das zurücknimmt. Alle sehen, wenn jemand einen nimmt. Bist du einverstanden?
hint-open = Hinweise sind hier jetzt erlaubt.
hint-closed = Hinweise sind hier nicht mehr erlaubt.
hint-allow = Hinweise an diesem Tisch
hint-allow-yes = Ich erlaube sie
hint-allow-no = Ich erlaube sie nicht
hint-allow-text = Einen Hinweis gibt es nur, solange alle, die hier spielen, das erlauben. Alle sehen, wenn jemand einen nimmt.
hint-allows = erlaubt Hinweise
hint-allows-not = erlaubt keine Hinweise
hint-through = Was kommt durch?
hint-tower = Welcher Turm zählt am meisten?
hint-clear = Lässt sich diese Horde besiegen?
hint-clear-at = Lässt sie sich besiegen?
key-hint = Hinweis; noch einmal für die nächste Stufe
help-hints-title = Hinweise
help-hints = Du weißt nicht weiter? Die Lampe neben der Frage gibt Hinweise in Stufen: ein Wink, die Kandidaten, der Zug. Spielen andere mit, müssen alle es erlauben, im Menü oder auf Anfrage; alle sehen, dass ein Hinweis genommen wurde, niemand, was er sagte.

refusal-no-hints = Hinweise sind nicht erlaubt von: { $players }
refusal-hint-failed = In der Zeit wurde kein Hinweis gefunden.

hint-only = Hier gibt es nur eine Antwort.
hint-close = Zwei Antworten sind etwa gleich gut: Nimm die, die dir gefällt.
hint-waiting = Alles so zu lassen, würde deine Gewinnchance um etwa { $n } Prozentpunkte senken.
hint-other = Denk an den nächsten Zug: Welche Antwort lässt dir die meisten Möglichkeiten?
