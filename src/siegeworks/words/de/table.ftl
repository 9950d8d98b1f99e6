# Was die Seiten und der Browser selbst sagen; alles andere kommt aus den Worten der Spiele.


## Das Haus

site-name = Siegeworks
site-claim = Zwei Belagerungsspiele. Um die Regeln kümmern wir uns.
site-lead = Spiele gegen die Maschine, an einem Bildschirm oder mit Freunden per Link. Ohne Konto, ohne Installation.
nav-lobby = Lobby
nav-help = Hilfe
nav-api = Für Programme
nav-places = Orte
nav-learn = Lernen
nav-rules = Regeln
nav-cards = Karten
nav-decks = Decks
nav-puzzles = Rätsel
nav-campaign = Kampagne
nav-replay = Aufzeichnungen
nav-statistics = Statistik
nav-positions = Stellungen
nav-main = Hauptnavigation
skip-to-content = Zum Inhalt springen
footer-free = Freie Software. Kein Tracking, keine Dritten: Diese Seite spricht nur mit dem Rechner, von dem sie kommt.
language = Sprache
theme = Erscheinungsbild
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
needs-script = Der Tisch braucht JavaScript. Bitte erlaube es für diese Seite.
close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
loading = Einen Moment …


## Spiele und Modi

setting-true = { option-yes }
setting-false = { option-no }
drills = Übungen: kleine Spielpläne zum Ausprobieren


## Lobby

lobby-title = Neues Spiel
choose-game = Welches Spiel?
choose-mode = Welcher Modus?
choose-scenario = Welches Szenario?
choose-opponent = Wer spielt?
against-machine = Gegen die Maschine
with-machine = Mit der Maschine als Mitspieler
with-machine-text = Sie nimmt den Platz neben dir ein.
alone = Allein
alone-text = Es geht sofort los.
alone-boss = Gegen den Boss
against-link = Gegen Freunde, per Link
with-link = Mit Freunden, per Link
link-text = Du bekommst einen Link oder QR-Code zum Weitergeben.
one-screen = An einem Bildschirm
one-screen-text = Ihr wechselt euch ab; niemand sieht die fremde Hand.
one-screen-open-text = Ihr plant gemeinsam vor demselben Bildschirm.
more-settings = Mehr Einstellungen
more-settings-text = Decks, Helden, Schwierigkeit, Plätze, Regeln
seats-number = Anzahl der Spieler
seat-n = Platz { $seat }
seat-who = Wer sitzt hier?
seat-me = Ich
seat-here = Jemand an diesem Bildschirm
seat-link = Jemand per Link
seat-name = Name
seat-deck = Deck
deck-as-agreed = Wie vereinbart
seat-hero = Held
hero-in-game = Im Spiel wählen
house-rules = Schwierigkeit und Regeln
start-so = Mit diesen Einstellungen beginnen
your-name = Dein Name
your-name-hint = freiwillig; die anderen sehen ihn
goal = Ziel: { $goal }
my-games = Meine Spiele
my-games-empty = Noch nichts da. Was du beginnst, bleibt erhalten und lässt sich auf diesem Gerät fortsetzen.
my-games-more = Ältere Spiele zeigen
continue-game = Weiterspielen
continue-last = Wo du aufgehört hast
newcomer-title = Neu hier? Deine erste Partie
newcomer-text = Ein paar Minuten, Zug um Zug, und du kannst es.
state-your-turn = { your-turn }
state-waiting = Wartet
state-open = Wartet auf Mitspieler
state-over = Beendet
state-kept = Aufbewahrt
join-title = Einem Spiel beitreten
join-text = Füge den Link ein, den du bekommen hast, oder scanne den QR-Code mit der Kamera deines Telefons.
join-field = Link
join-button = Zum Tisch
join-bad = Das ist kein Link zu einem Tisch hier.
with-names = mit { $names }


## Der Tisch

your-turn = Du bist am Zug
watching = Du schaust zu. Verdeckte Karten bleiben verdeckt.
notice = Hinweis
menu = Menü
board = Spielfeld
log = Verlauf
log-open = Verlauf öffnen
log-close = Verlauf schließen
log-short = Kurz
log-whole = Alles
log-empty = Noch ist nichts geschehen.
log-cause = Warum ist das geschehen?
log-cause-none = Mehr ist über diese Zeile nicht bekannt.
cause-clause = Regel { $clause }
rules-link = In den Regeln nachlesen (öffnet sich neben dem Spiel)
thing-link = Auslegungen, Fälle und Ergebnisse dieser Karte
cause-answer = Nach deiner Antwort: { $answer }
cause-by = Nach einer Antwort von { $name }
cause-card = Durch { $card }
options = Was du tun kannst
options-all = Alle Antworten als Liste ({ $n })
options-filter = Suchen
options-none-fit = Keine Antwort passt zu „{ $text }“.
wait-names = Warten auf { $names } …
nothing-to-do = Gerade gibt es nichts zu entscheiden.
seat-machine = Maschine
seat-open = frei
seat-away = nicht verbunden
seat-present = verbunden
seat-you = du
seat-turn = entscheidet
connection-open = Verbunden
connection-connecting = Verbindung wird aufgebaut …
connection-lost = Verbindung verloren. Neuer Versuch …
connection-lost-unsent = Verbindung verloren. Deine Antwort ist aufgehoben und wird erneut gesendet.
connection-closed = Der Tisch hat die Verbindung beendet.
connection-retry = Jetzt versuchen
connection-no-table = Diesen Tisch gibt es nicht.
connection-wrong-secret = Dieser Link passt zu keinem Platz an diesem Tisch. Zuschauen kannst du trotzdem.
refused-title = Nicht möglich
undo = Zurücknehmen
undo-none = Nichts zurückzunehmen
undo-far = Antworten, die du zurücknehmen kannst: { $n }
undo-stops = Davor wurde etwas aufgedeckt: { $why }
undo-asked = { $name } möchte eine Antwort zurücknehmen. Bist du einverstanden?
undo-asking = Die anderen werden um Zustimmung gebeten.
undo-done = { $name } hat eine Antwort zurückgenommen.
agree = Einverstanden
disagree = Nicht einverstanden
resign = Aufgeben
resign-sure = Willst du das Spiel wirklich aufgeben?
resign-text = Für dich ist das Spiel dann zu Ende. Das lässt sich nicht zurücknehmen.
machine-take = Meinen Platz der Maschine überlassen
machine-take-text = Sie spielt für dich weiter, bis du den Platz zurückholst.
machine-give = Meinen Platz zurückholen
machine-plays = Die Maschine spielt gerade für dich.
stops = Wann werde ich gefragt?
stops-auto = Wenn etwas möglich ist
stops-auto-text = Wo du nichts tun kannst, wird für dich gepasst.
stops-all = Immer
stops-all-text = Bei jeder Gelegenheit, auch wenn nichts möglich ist.
stops-none = So selten wie möglich
stops-none-text = Bei freiwilligen Schritten wird für dich gepasst.
settings = Einstellungen
speed = Animationen
speed-off = Aus
speed-fast = Schnell
speed-normal = Normal
speed-slow = Langsam
board-picture = Als Bild
board-text = Als Text
board-failed = Das Spielfeld ließ sich nicht zeichnen. Hier ist es als Text.
share-watch = Link für Zuschauer kopieren


## Warteraum

room-title = Der Tisch steht bereit
room-text = Schicke allen ihren Link. Das Spiel beginnt, sobald alle Plätze besetzt sind.
room-local = Dieser Link gilt nur auf diesem Rechner. Damit andere im Raum mitspielen können, starte den Tisch mit siegeworks serve --host 0.0.0.0 und öffne ihn unter der Adresse, die er nennt.
room-taken = besetzt
room-link = Link für Platz { $seat }
room-qr = QR-Code für Platz { $seat }
room-show-qr = QR-Code
room-share = Teilen
room-no-link = Den Link dieses Platzes hat, wer den Tisch eröffnet hat.
room-machines = Lieber mit Maschinen beginnen
room-wait-host = Warten auf die anderen …
room-commitment = Siegel der Mischung
room-sit = Du bist an diesen Tisch eingeladen.
room-sit-button = Platz nehmen
room-sit-watch = Nur zuschauen


## Ein Bildschirm

curtain-title = Gib den Bildschirm an { $name } weiter
curtain-text = Alle anderen schauen bitte weg.
curtain-button = Ich bin { $name }
seat-switch = Platz von { $name }
seat-switch-wants = { $name } hat etwas zu entscheiden


## Ende

end-won = Sieg!
end-lost = Niederlage
end-over = Das Spiel ist zu Ende
end-rematch = Revanche
end-rematch-wished = Du möchtest eine Revanche. Es fehlen noch: { $names }
end-rematch-others = Eine Revanche möchten: { $names }
end-rematch-open = Zum neuen Tisch
end-record = Aufzeichnung herunterladen
end-review = Partie analysieren
end-replay = Aufzeichnung ansehen
end-look = Spielfeld ansehen
end-again = Ergebnis zeigen
fair-title = War die Mischung fair?
fair-text = Bevor die erste Karte ausgeteilt wurde, hat der Tisch ein Siegel veröffentlicht: den Fingerabdruck einer geheimen Zahl. Jetzt, nach dem Spiel, zeigt er die Zahl. Wer die Aufzeichnung hat, kann nachprüfen, dass die Zahl zum Siegel passt und jede Mischung aus ihr folgt: Zwischendurch konnte niemand eine Karte vertauschen.
fair-commitment = Siegel vor dem Spiel
fair-seed = Startwert aller Mischungen
fair-secret = Geheime Zahl hinter dem Siegel
fair-command = Selbst nachprüfen


## Tasten

keys = Tasten
key-digit = die Antwort mit dieser Nummer geben
key-list = Liste der Antworten öffnen oder schließen
key-filter = unter den Antworten suchen
key-board = zum Spielfeld
key-prompt = zur Frage
key-undo = zurücknehmen
key-log = Verlauf öffnen oder schließen
key-menu = Menü
key-help = diese Liste
key-escape = schließen, zurücklegen
key-arrows = zwischen Karten, Feldern und Antworten bewegen
key-enter = nehmen, was den Fokus hat
key-seat = nächster Platz an diesem Bildschirm
key-turn = Turm oder Plättchen drehen
key-info = die Karte ganz erklären
keys-setting = Tasten mit einem Buchstaben
keys-on = An
keys-off = { speed-off }


## Hilfe

help-title = So funktioniert der Tisch
help-start-title = Beginnen
help-start = Wähle ein Spiel, einen Modus und wer spielt. Alles andere ist sinnvoll voreingestellt und lässt sich unter „Mehr Einstellungen“ ändern.
help-links-title = Mit Freunden spielen
help-links = Jeder freie Platz hat seinen eigenen Link. Wer ihn öffnet, nimmt dort Platz; ein Konto ist nicht nötig. Die Adresse des Tisches selbst ist für Zuschauer: Sie sehen nichts Verdecktes.
help-resume-title = Unterbrechen und weiterspielen
help-resume = Jede Antwort ist gespeichert, bevor sie zählt. Schließe die Seite, wann du willst; die Lobby führt deine Spiele auf. Auf einem anderen Gerät bringt dich der Link deines Platzes zurück.
help-undo-title = Zurücknehmen
help-undo = So weit zurück, wie nichts Verdecktes aufgedeckt wurde. Der Knopf zeigt, wie weit das ist. Haben andere seither gehandelt, werden sie gefragt.
help-why-title = Nach dem Grund fragen
help-why = Jede Zeile des Verlaufs öffnet ihre Ursache und die Regel. Geht etwas nicht, erfährst du, warum.
help-windows-title = Gelegenheiten zum Reagieren
help-windows = Du wirst nur gefragt, wenn du etwas tun kannst. Wie lange das Passen dauert, verrät nichts über eine Hand. Die Einstellung dazu steht im Menü.
help-fair-title = Faires Mischen
help-access-title = Tastatur, Screenreader, kleine Bildschirme
help-access = Alles geht mit der Tastatur. Jede Frage wird angesagt, und das Spielfeld lässt sich als Text zeigen. Farben stehen nie allein.
help-about-title = Über
help-about = Siegeworks ist freie Software unter der MIT-Lizenz. Die Bilder zeichnet der eigene Code; die Texte der Karten entstehen aus dem, was die Regeln ausführen.


## Für Programme

api-lead = Was der Browser kann, kann auch ein Programm. Tische eröffnet man über HTTP, gespielt wird über einen WebSocket.
api-socket = Die Nachrichten des Sockets beschreibt docs/formats/protocol.md; in examples/ liegt ein kleiner Spieler.
api-calls = Aufrufe
api-parameters = Parameter
api-body = Inhalt
api-answers = Antworten
api-required = erforderlich
api-description = Maschinenlesbare Beschreibung (OpenAPI)
api-none = Noch sind keine Aufrufe beschrieben.


## Ablehnungen

refused-404-title = Hier ist nichts
refused-404 = Vielleicht ist der Link unvollständig. Links zu Tischen sind lang: Kopiere ihn ganz.
refused-403-title = Nicht für dich
refused-403 = Das darf nur, wer den richtigen Link hat.
refused-429-title = Etwas langsamer, bitte
refused-429 = Von hier kamen zu viele Anfragen. Warte einen Moment und versuche es noch einmal.
refused-other-title = Das hat nicht geklappt
refused-other = Der Tisch konnte das nicht tun.
refused-network = Der Tisch ist nicht erreichbar. Läuft er noch?
back-to-lobby = Zurück zur Lobby

play-seat = Ich spiele
play-others = Die anderen Plätze
play-start = Spielen
