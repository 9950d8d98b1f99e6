# Die Wörter des Programms selbst, gleich welches Spiel.


## Sprachen und Spieler

endonym = Deutsch

# Wer am Tisch sitzt. $name ist der Name oder der Buchstabe des Platzes, $called die Grundform.
seat = { $who ->
        [nameless] Spieler { $name }
        [machine] Computer { $name }
       *[named] { $name }
    }
    .of = { $who ->
        [machine] des Computers { $name }
       *[named] von { $called }
    }
    .to = { $who ->
        [machine] dem Computer { $name }
       *[named] { $called }
    }
    .title = { $who ->
        [machine] { $called } ({ $level })
       *[named] { $called }
    }
level-random = zufällig
level-greedy = gierig
level-easy = leicht
level-normal = normal
level-hard = schwer
level-brutal = gnadenlos
level-search = denkt voraus


## Anfang und Ende

ui-back = Zurück
ui-saved = In { $file } gespeichert.
ui-wins = { $winners ->
        [one] { $winner } gewinnt!
       *[other] { $winner } gewinnen!
    }
ui-nobody-wins = Niemand gewinnt.
ui-you-win = Du gewinnst!
ui-you-lose = Du verlierst.


## Am Tisch

ui-pass-screen = Gib den Bildschirm an { $player } und drücke Enter.
ui-you = Du
ui-empty = leer
option-yes = ja
option-no = nein
sentence = { $text }.
with-clause = { $text } ({ $clause })


## Zurücknehmen, Verlauf, Hilfe

ui-log = Verlauf
ui-log-empty = Noch ist nichts geschehen.
ui-log-more = { $n ->
        [one] { $n } frühere Zeile
       *[other] { $n } frühere Zeilen
    }


## Decks, Aufzeichnungen, Fälle

ui-record-holds = Die Aufzeichnung stimmt.


## Fehler

ui-unknown-language = Für { $text } gibt es keine Texte; es gibt { $languages }.
ui-ambiguous-move = { $text } kann heißen: { $fits }


## Analysen

ui-review-percent = { $n }{"\u00A0"}%
ui-review-conceded = { $player } hat aufgegeben.
ui-review-unfinished = Die Partie wurde nicht beendet: Sie wird untersucht, soweit sie reicht.
ui-review-effort = Noch einmal untersuchte Entscheidungen: { $decisions }. Simulationen für jede davon: { $sims }. Jede Entscheidung wird nach dem beurteilt, was ihr Spieler in diesem Augenblick wissen konnte.
ui-review-chances = Gewinnaussichten
ui-review-chances-desc = Was jede Entscheidung von der Gewinnaussicht übrig ließ, wie ihr Spieler sie damals beurteilen konnte, von Anfang bis Ende: { $lines }.
ui-review-line = { $player }: von { $first } auf { $last }
ui-review-turns = Zug
ui-review-rounds = Runde
ui-review-turn = Zug { $n }
ui-review-round = Runde { $n }
ui-review-start = Vor dem ersten Zug
ui-review-mistakes = Die teuersten Fehler
ui-review-no-mistakes = Kein Fehler, der sich vom Zufall unterscheiden lässt.
ui-review-all-mistakes = Alle Fehler zusammen kosteten { $points } Punkte.
ui-review-played = Gespielt: { $answer }
ui-review-better = Besser: { $answer }
ui-review-cost = { $points } Punkte (± { $error }): Aus einer Aussicht von { $before } wurden { $after }
ui-review-points = Ein Punkt ist ein Prozent der Gewinnaussicht.
ui-review-luck = Glück und Spiel
ui-review-team = Die Spieler
ui-review-won = { $side }: gewonnen
ui-review-lost = { $side }: verloren
ui-review-redealt = Gleiche Entscheidungen, andere Mischung
ui-review-replayed = Gleiche Mischung, Maschinen spielen
ui-review-anew = Andere Mischung, Maschinen spielen
ui-review-blind = Andere Mischung, Entscheidungen von Maschinen aus einer weiteren
ui-review-resumed = Die Partie selbst, von Maschinen zu Ende gespielt, wo sie aufgegeben wurde
ui-review-share = { $share } ({ $low } bis { $high })
ui-review-part-before = Aussicht vor dem Austeilen: { $value } ({ $low } bis { $high })
ui-review-part-shuffle = Die Mischung: { $value } Punkte ({ $low } bis { $high })
ui-review-part-play = Die Entscheidungen aller Spieler: { $value } Punkte ({ $low } bis { $high })
ui-review-verdict-shuffle = Die Mischung hat mehr entschieden als das Spiel.
ui-review-verdict-play = Das Spiel hat mehr entschieden als die Mischung.
ui-review-verdict-open = Ob die Mischung oder das Spiel mehr entschieden hat, lässt sich aus diesen Partien nicht sagen.
ui-review-method = Partien jeder Art: { $games }. Anteil der Entscheidungen, die in neu gemischten Partien wie aufgezeichnet getroffen werden konnten: { $followed }; die übrigen traf eine Maschine ({ $level }). In Klammern: wo der wahre Wert in 95 von 100 Fällen liegt.
ui-review-no-luck = Glück und Spiel lassen sich erst trennen, wenn eine Partie zu Ende ist.


## Fehler von Spielvorgaben

fault-no-such-mode = Diesen Modus gibt es nicht.
fault-wrong-seats = Dieser Modus ist für { $allowed } Plätze, nicht für { $seats }.
fault-position-and-brings = Eine Stellung hat eigene Karten: Die Spieler bringen nichts mit.
fault-unsorted-switches = Schalter müssen nach Namen sortiert sein, jeder nur einmal.
fault-no-such-switch = Diesen Schalter gibt es nicht.
fault-no-such-value = Diesen Wert hat der Schalter nicht.
fault-not-one-line = Ein Name muss eine Zeile druckbarer Text sein.
