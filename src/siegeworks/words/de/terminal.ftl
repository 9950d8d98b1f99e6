# What only the terminal says; everything else comes from the words of the program and its games.


## Answers

ui-set-up = Spielaufbau
ui-stops-hint = Mit „stops all“ wirst du öfter gefragt.
ui-only-answer = automatisch gewählt, nichts anderes war möglich: { $answer }
ui-not-understood = „{ $typed }“ ist weder eine Antwort noch ein Befehl. Gib eine Nummer ein oder ? für Hilfe.
ui-out-of-range = Gib eine Nummer von 1 bis { $most } ein.
ui-narrowed-back = zurück (jetzt: { $words })
ui-more-answers = … insgesamt { $n }: einen Teil einer Antwort zu tippen verkürzt die Liste
ui-too-short = „{ $typed }“ ist für eine Antwort zu kurz. Gib die Nummer ein oder mehr von der Antwort: { $fits }
ui-not-offered = „{ $typed }“ ist nicht darunter: { $offers }
ui-bookkeeping = bloße Buchführung, die aus den Zeilen ringsum folgt
ui-stops-usage = Es gibt stops auto, stops all und stops none.
ui-language-usage = language CODE wechselt die Sprache: { $languages }.
ui-seat-usage = seat BUCHSTABE gibt den Bildschirm einer anderen Person: { $seats }
ui-put-back = Was seit der Fortsetzung gespielt wurde, ist nicht aufbewahrt.
ui-yes-no-yes = [J/n]
ui-yes-no-no = [j/N]
ui-enter-takes-it = Nichts anderes ist möglich; Enter genügt.
ui-first-hint = Gib die Nummer einer Antwort ein; ? erklärt alles Weitere.
ui-partner-done = { $player } hat den Zug beendet.
ui-partner-later = { $player } kann erst handeln, wenn das entschieden ist.
ui-partner-usage = partner lässt deinen Mitspieler handeln; partner all lässt einen Computer seinen Zug zu Ende spielen.
ui-no-partner = In diesem Spiel hast du keinen Mitspieler.
ui-no-boss = In diesem Spiel gibt es keinen Boss.


## Explanations

ui-which-one = Was davon? { $names }
ui-unknown-thing = Nichts heißt hier „{ $typed }“. Ähnlich: { $close }
ui-after-answer = nach deiner Antwort { $number }: { $answer }
ui-after-answer-of = nach Antwort { $number } von { $player }
ui-because-of-whose = wegen { $card } ({ $player })
ui-you-can = das ist jetzt möglich
ui-why-not-unknown = Zu „{ $typed }“ ist keine Regel bekannt.
ui-why-usage = why N erklärt Zeile N des Verlaufs (1 bis { $most }); why not SPIELZUG erklärt, warum ein Spielzug nicht möglich ist.
ui-log-usage = log zeigt die letzten Zeilen; log 50 zeigt die letzten 50.


## Commands

ui-help-number = die Antwort mit dieser Nummer wählen
ui-help-notation = eine Antwort in Notation oder deren Anfang; Tab ergänzt sie
ui-help-help = diese Liste
ui-help-card = eine Karte mit ganzem Text und erklärten Begriffen
ui-help-square = die Kreatur auf einem Feld und woher ihre Werte kommen
ui-help-keyword = die Erklärung eines Begriffs
ui-help-log = die letzten Zeilen des Verlaufs
ui-help-why = warum Zeile 12 des Verlaufs geschah: Regel und Karte
ui-help-why-not = warum ein Zug nicht möglich ist
ui-help-undo = die eigene letzte Antwort zurücknehmen, solange nichts Verborgenes bekannt wurde
ui-help-cards = alle Verluste, Reserve- und Heilungsstapel und Karten außerhalb des Spiels
ui-help-boss = die Bosskarte: was die Bedrohungsstufe erhöht und wie der Boss besiegt wird
ui-help-partner = den Mitspieler handeln lassen, ohne deinen Zug zu beenden (Kooperativer Modus)
ui-help-stops = auch gefragt werden, wenn nur eine Antwort möglich ist: all, auto oder none
ui-help-language = eine andere Sprache: en, cs, pl, de, it
ui-help-save = die Aufzeichnung des Spiels in eine Datei schreiben
ui-help-concede = das Spiel aufgeben
ui-help-quit = aufhören; das Spiel lässt sich später fortsetzen
ui-stops-auto = Ist nur eine Antwort möglich, wird sie für dich gegeben. Andere Einstellungen: stops all, stops none.
ui-stops-all = Du wirst auch gefragt, wenn nur eine Antwort möglich ist.
ui-stops-none = Ist nur eine Antwort möglich, wird sie immer für dich gegeben.
ui-save-usage = save DATEI schreibt die Aufzeichnung des Spiels in eine Datei.
ui-undo-nothing = Du hast keine Antwort, die sich zurücknehmen lässt.
ui-undo-refused = Das lässt sich nicht zurücknehmen, etwas wurde bekannt: { $revealed }
ui-undo-partner = Das lässt sich nicht zurücknehmen, { $player } hat seitdem gehandelt.
ui-undo-done = { $left ->
        [0] Zurückgenommen. Weiter zurück geht es nicht.
        [one] Zurückgenommen. Du kannst noch eine Antwort zurücknehmen.
       *[other] Zurückgenommen. Du kannst noch { $left } Antworten zurücknehmen.
    }
ui-concede-sure = Das Spiel wirklich aufgeben?
ui-conceded = { $player } gibt das Spiel auf.
ui-quit-keep = Das Spiel speichern, um es später fortzusetzen?
ui-kept = Das Spiel ist gespeichert in { $file }
ui-go-on = Weiter geht es mit: { $command }
ui-dropped = Das Spiel wurde nicht gespeichert.
ui-interrupted = Mit quit hörst du auf. Noch einmal Strg+C beendet sofort; das Spiel bleibt gespeichert.
ui-input-ended = Die Eingabe endete vor dem Spielende.


## Before and after the game

ui-ask-language = Sprache ({ $offers })
ui-ask-faction = Deine Fraktion ({ $offers })
ui-ask-opponent = Dein Gegenspieler ({ $offers })
ui-ask-mode = Modus ({ $offers })
ui-ask-partner = Dein Mitspieler ({ $offers })
ui-ask-boss = Boss ({ $offers })
ui-ask-difficulty = Schwierigkeitsgrad ({ $offers })
ui-ask-storms = Portalstürme ({ $offers })
ui-watching = Enter zeigt den nächsten Zug, quit beendet.


## Das Menü

ui-menu-ask = Was möchtest du tun?
ui-menu-table = Im Browser spielen
ui-menu-terminal = Im Terminal spielen
ui-menu-lessons = Schritt für Schritt spielen lernen
ui-menu-help = Alles andere: die Befehle
