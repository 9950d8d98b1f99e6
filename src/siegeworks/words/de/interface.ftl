# Die Wörter des Programms selbst, gleich welches Spiel.


## Sprachen und Spieler

endonym = Deutsch
ui-language-en = Englisch
ui-language-cs = Tschechisch
ui-language-pl = Polnisch
ui-language-de = Deutsch
ui-language-it = Italienisch
ui-player-human = Mensch
ui-player-random = Computer, spielt zufällig
ui-player-greedy = Computer, spielt gierig
ui-player-easy = Computer, leicht: ein Anfänger
ui-player-normal = Computer, normal
ui-player-hard = Computer, schwer
ui-player-brutal = Computer, gnadenlos: verzeiht nichts
ui-player-search = Computer, denkt voraus
ui-player-scripted = Computer, spielt nach Vorlage

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

ui-new-game = Neues Spiel
ui-resume = Fortsetzen
ui-save = Speichern
ui-load = Laden
ui-quit = Beenden
ui-back = Zurück
ui-menu = Menü
ui-settings = Einstellungen
ui-language = Sprache
ui-choose-language = Wähle eine Sprache
ui-choose-game = Wähle ein Spiel
ui-choose-mode = Wähle einen Modus
ui-choose-opponent = Wähle einen Gegenspieler
ui-choose-deck = { $player }: Wähle ein Deck
ui-player-name = Name von Spieler { $seat }
ui-starter-deck = Starter-Deck: { $faction }
ui-own-deck = Eigenes Deck
ui-seed = Startwert { $seed }
ui-saved = In { $file } gespeichert.
ui-loaded = { $file } ist geladen.
ui-nothing-saved = Es gibt kein gespeichertes Spiel.
ui-quit-sure = Ohne Speichern beenden?
ui-goodbye = Auf Wiedersehen.
ui-game-over = Das Spiel ist aus.
ui-play-again = Noch einmal spielen?
ui-wins = { $winners ->
        [one] { $winner } gewinnt!
       *[other] { $winner } gewinnen!
    }
ui-nobody-wins = Niemand gewinnt.
ui-you-win = Du gewinnst!
ui-you-lose = Du verlierst.


## Am Tisch

ui-your-turn = Du bist am Zug
ui-turn-of = Am Zug: { $player }
ui-turn-number = Zug { $turn }
ui-extra-turn = Zusätzlicher Zug
ui-step = Schritt: { $step }
ui-waiting-for = Warten auf { $player } …
ui-thinking = { $player } überlegt …
ui-your-move = Du bist dran
ui-choose-number = Gib eine Nummer oder einen Spielzug ein
ui-options = Was du tun kannst
ui-more-options = { $n ->
        [one] und { $n } weitere
       *[other] und { $n } weitere
    }
ui-press-enter = Drücke Enter.
ui-pass-screen = Gib den Bildschirm an { $player } und drücke Enter.
ui-look-away = Die anderen schauen bitte weg.
ui-opponent = Gegenspieler
ui-you = Du
ui-yes = ja
ui-no = nein
ui-empty = leer
ui-unknown-card = unbekannte Karte
ui-face-down = verdeckt
ui-hand = { $n ->
        [one] Hand: { $n } Karte
       *[other] Hand: { $n } Karten
    }
ui-resources = Ressourcen: { $n }
ui-casualties = Verluste: { $n }
ui-healing-pile = Heilungsstapel: { $n }
ui-removed = Aus dem Spiel: { $n }
ui-top-card = oben: { $card }
ui-supporters = Unterstützer: { $ready } bereit, { $committed } hinzugezogen
ui-no-supporters = Keine Unterstützer
ui-space = Feld { $n }
ui-track = Kriegspfad von { $player }
ui-battle-zone = Kampfzone
ui-cost = Kosten { $n }
ui-due = Noch zu bezahlen: { $n }
ui-chain = Befehlskette
ui-until-end-of-turn = Bis zum Ende des Zuges
ui-used-this-turn = in diesem Zug genutzt
ui-drawn = { $n ->
        [one] { $n } Karte gezogen
       *[other] { $n } Karten gezogen
    }


## Zurücknehmen, Verlauf, Hilfe

ui-undo = Zurücknehmen
ui-undo-how-far = { $n ->
        [one] { $n } Spielzug kann zurückgenommen werden.
       *[other] { $n } Spielzüge können zurückgenommen werden.
    }
ui-undo-none = Nichts kann zurückgenommen werden: Etwas Verborgenes wurde bekannt.
ui-undone = { $n ->
        [one] { $n } Spielzug zurückgenommen.
       *[other] { $n } Spielzüge zurückgenommen.
    }
ui-log = Verlauf
ui-log-empty = Noch ist nichts geschehen.
ui-log-more = { $n ->
        [one] { $n } frühere Zeile
       *[other] { $n } frühere Zeilen
    }
ui-because-of = wegen { $card }
ui-help = Hilfe
ui-help-commands = Befehle
ui-help-move = eine Nummer oder ein Spielzug: wählt diese Möglichkeit
ui-help-rule = rule NUMMER: zeigt eine Regel
ui-keywords = Begriffe
ui-why-not = Warum nicht?


## Decks, Aufzeichnungen, Fälle

ui-deck = Deck
ui-deck-legal = Das Deck ist erlaubt: { $mode }.
ui-deck-not-legal = Das Deck ist nicht erlaubt: { $mode }.
ui-deck-size = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
ui-deck-wrong-size = Ein Deck hat genau { $wanted } Karten, nicht { $n }.
ui-deck-unknown-card = Zeile { $line }: unbekannte Karte { $card }.
ui-deck-unreadable-line = Zeile { $line }: Erwartet werden die Anzahl und der Titel einer Karte.
ui-deck-too-many-copies = { $card }: { $n } Exemplare, bei der Seltenheit { $rank } sind höchstens { $most } erlaubt.
ui-deck-mixed-factions = Karten mehrerer Fraktionen: { $factions }.
ui-deck-promo = { $card } ist eine Promo-Karte, und Promo-Karten wurden nicht vereinbart.
ui-deck-promo-ranked = { $card } ist eine Promo-Karte und in Ranglistenspielen nicht erlaubt.
ui-deck-boss-card = { $card } gehört zu einem Boss-Deck.
ui-record-holds = Die Aufzeichnung stimmt.
ui-record-broken = Die Aufzeichnung stimmt ab Spielzug { $ply } nicht mehr.
ui-cases-hold = { $n ->
        [one] { $n } Fall stimmt.
       *[other] { $n } Fälle stimmen.
    }
ui-cases-broken = { $n ->
        [one] { $n } Fall stimmt nicht.
       *[other] { $n } Fälle stimmen nicht.
    }
ui-games-played = { $n ->
        [one] { $n } Spiel gespielt
       *[other] { $n } Spiele gespielt
    }
ui-win-rate = { $player } gewinnt { $percent } % der Spiele


## Fehler

ui-error = Fehler: { $text }
ui-unknown-command = Unbekannter Befehl: { $text }
ui-unknown-language = Für { $text } gibt es keine Texte; es gibt { $languages }.
ui-bad-notation = Der Spielzug { $text } ist nicht lesbar.
ui-illegal-move = { $text } geht jetzt nicht.
ui-ambiguous-move = { $text } kann heißen: { $fits }
ui-not-asked = { $player } hat jetzt nichts zu entscheiden.
ui-file-missing = Die Datei { $file } gibt es nicht.
ui-file-unreadable = Die Datei { $file } ist nicht lesbar.
ui-file-unwritable = Die Datei { $file } ist nicht beschreibbar.
ui-bad-line = { $file }, Zeile { $line }: { $text }
ui-no-such-card = Es gibt keine Karte namens { $text }.
ui-no-such-mode = Es gibt keinen Modus { $text }.
ui-no-such-rule = Es gibt keine Regel { $text }.
ui-no-such-keyword = Es gibt keinen Begriff { $text }.


## Analysen

ui-review = Analyse
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
