# What only the terminal says; everything else comes from the words of the program and its games.


## The screen

step-prepare = Vorber.
step-draw = Ziehen
step-advance = Vorrücken
step-deploy = Entsenden
step-extra = Zusatz
step-end = Ende
ui-set-up = Spielaufbau
ui-ready-and-committed = bereit: { $ready }, hinzugezogen: { $committed }
ui-leaving = { $card } verlässt den Kriegspfad
ui-negated = verhindert
ui-open-to-reactions = darauf kann reagiert werden
ui-printed = aufgedruckt { $value }


## Answers

ui-step-passed = { $step }: ohne Frage weitergegangen
ui-stops-hint = Mit „stops all“ wird auch beim Vorbereiten und Ziehen gefragt.
ui-only-answer = von selbst gewählt, nichts anderes war möglich: { $answer }
ui-not-understood = „{ $typed }“ ist weder Antwort noch Befehl. Eine Zahl eingeben oder ? für Hilfe.
ui-out-of-range = Eine Zahl von 1 bis { $most } eingeben.
ui-yes-no-yes = [J/n]
ui-yes-no-no = [j/N]
ui-enter-takes-it = Nichts anderes ist möglich; Enter genügt.
ui-first-hint = Die Zahl einer Antwort eingeben; ? erklärt das Übrige.


## Explanations

ui-which-one = Welches davon? { $names }
ui-unknown-thing = Keine Karte, kein Feld und kein Begriff heißt „{ $typed }“. Ähnlich: { $close }
ui-after-answer = nach deiner Antwort { $number }: { $answer }
ui-after-answer-of = nach Antwort { $number } von { $player }
ui-because-of-whose = wegen { $card } ({ $player })
ui-you-can = das ist jetzt möglich
ui-why-not-unknown = Für „{ $typed }“ ist keine Regel bekannt. Züge sehen so aus: play tengu, deploy tengu, use a1.
ui-why-usage = why N erklärt Zeile N des Protokolls (1 bis { $most }); why not ZUG erklärt, warum ein Zug nicht möglich ist.
ui-log-usage = log zeigt die letzten Zeilen; log 50 zeigt die letzten 50.


## Commands

ui-help-number = die Antwort mit dieser Zahl nehmen
ui-help-notation = eine Antwort in Notation, oder ihr Anfang
ui-help-help = diese Liste
ui-help-card = eine Karte mit ganzem Text, die Begriffe erklärt
ui-help-square = die Kreatur auf einem Feld, und woher ihre Werte kommen
ui-help-keyword = ein Begriff erklärt
ui-help-log = die letzten Zeilen des Protokolls
ui-help-why = warum Zeile 12 des Protokolls geschah: Regel und Karte
ui-help-why-not = warum eine Karte nicht gespielt werden kann, oder ein Zug nicht geht
ui-help-undo = die eigene letzte Antwort zurücknehmen, solange nichts Verdecktes bekannt wurde
ui-help-cards = alle Verluste, Heilungsstapel und Karten außerhalb des Spiels
ui-help-stops = beim Vorbereiten und Ziehen gefragt werden: all, auto oder none
ui-help-language = eine andere Sprache: en, cs, pl, de, it
ui-help-save = die Aufzeichnung des Spiels in eine Datei schreiben
ui-help-concede = das Spiel aufgeben
ui-help-quit = gehen; das Spiel lässt sich fortsetzen
ui-stops-auto = Beim Ziehen wird nur gefragt, wenn eine Kreatur den Kriegspfad gleich verlässt; beim Vorbereiten nicht. Andere Einstellungen: stops all, stops none.
ui-stops-all = Beim Vorbereiten und Ziehen wird gefragt, sooft etwas möglich ist, und bei jeder Reaktion auch dann, wenn nichts möglich ist.
ui-stops-none = Beim Vorbereiten und Ziehen wird nicht gefragt.
ui-save-usage = save DATEI schreibt die Aufzeichnung des Spiels in eine Datei.
ui-undo-nothing = Es gibt keine eigene Antwort, die sich zurücknehmen lässt.
ui-undo-refused = Das lässt sich nicht zurücknehmen, etwas wurde bekannt: { $revealed }
ui-undo-done = { $left ->
        [0] Zurückgenommen. Weiter zurück geht es nicht.
        [one] Zurückgenommen. Eine weitere eigene Antwort lässt sich zurücknehmen.
       *[other] Zurückgenommen. { $left } weitere eigene Antworten lassen sich zurücknehmen.
    }
ui-concede-sure = Das Spiel wirklich aufgeben?
ui-conceded = { $player } gibt das Spiel auf.
ui-quit-keep = Das Spiel behalten, um es fortzusetzen?
ui-kept = Das Spiel liegt in { $file }
ui-go-on = Weiter geht es mit: { $command }
ui-dropped = Das Spiel wurde nicht behalten.
ui-interrupted = quit beendet. Noch einmal Strg-C beendet sofort; das Spiel bleibt gespeichert.
ui-input-ended = Die Eingabe endete vor dem Spiel.


## Before and after the game

ui-ask-language = Sprache ({ $languages })
ui-ask-faction = Deine Fraktion ({ $factions })
ui-ask-opponent = Dein Gegenspieler ({ $players })
ui-watching = Enter zeigt den nächsten Zug, quit beendet.
