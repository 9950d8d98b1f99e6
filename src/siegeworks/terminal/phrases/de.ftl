# What only the terminal says; everything else comes from the words of the program and its games.


## The screen

step-prepare = Vorber.
step-draw = Ziehen
step-advance = Vorrücken
step-deploy = Entsenden
step-extra = Zusatz
step-end = Ende
step-reserves = Reserve
step-actions = Aktionen
ui-set-up = Spielaufbau
ui-ready-and-committed = bereit: { $ready }, hinzugezogen: { $committed }
ui-leaving = { $card } verlässt den Kriegspfad
ui-negated = verhindert
ui-open-to-reactions = darauf kann reagiert werden
ui-printed = aufgedruckt { $value }
ui-token-available = Marker verfügbar
ui-token-used = Marker verbraucht
ui-goal = Sieg
ui-partner-may-act = partner: { $player } handeln lassen ({ $step })


## Answers

ui-step-passed = { $step }: automatisch weiter
ui-stops-hint = Mit „stops all“ wirst du öfter gefragt.
ui-siegestorm-stops-hint = Mit „stops all“ wirst du auch beim Vorbereiten und Ziehen gefragt.
ui-only-answer = automatisch gewählt, nichts anderes war möglich: { $answer }
ui-not-understood = „{ $typed }“ ist weder eine Antwort noch ein Befehl. Gib eine Nummer ein oder ? für Hilfe.
ui-out-of-range = Gib eine Nummer von 1 bis { $most } ein.
ui-too-short = „{ $typed }“ ist für eine Antwort zu kurz. Gib die Nummer ein oder mehr von der Antwort: { $fits }
ui-not-offered = „{ $typed }“ ist nicht darunter: { $offers }
ui-bookkeeping = bloße Buchführung, die aus den Zeilen ringsum folgt
ui-stops-usage = Es gibt stops auto, stops all und stops none.
ui-language-usage = language CODE wechselt die Sprache: { $languages }.
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
ui-siegestorm-unknown-thing = Keine Karte, kein Feld und kein Begriff heißt „{ $typed }“. Ähnlich: { $close }
ui-after-answer = nach deiner Antwort { $number }: { $answer }
ui-after-answer-of = nach Antwort { $number } von { $player }
ui-because-of-whose = wegen { $card } ({ $player })
ui-you-can = das ist jetzt möglich
ui-why-not-unknown = Zu „{ $typed }“ ist keine Regel bekannt.
ui-siegestorm-why-not-unknown = Für „{ $typed }“ ist keine Regel bekannt. Spielzüge sehen so aus: play tengu, deploy tengu, use a1.
ui-why-usage = why N erklärt Zeile N des Verlaufs (1 bis { $most }); why not SPIELZUG erklärt, warum ein Spielzug nicht möglich ist.
ui-log-usage = log zeigt die letzten Zeilen; log 50 zeigt die letzten 50.
ui-goal-now = jetzt { $now } von { $needed }
ui-boss-decks = Spielt mit: { $decks }
ui-reserves = Reserve: { $n }


## Commands

ui-help-number = die Antwort mit dieser Nummer wählen
ui-help-notation = eine Antwort in Notation oder deren Anfang
ui-help-help = diese Liste
ui-help-card = eine Karte mit ganzem Text und erklärten Begriffen
ui-help-square = die Kreatur auf einem Feld und woher ihre Werte kommen
ui-help-keyword = die Erklärung eines Begriffs
ui-help-log = die letzten Zeilen des Verlaufs
ui-help-why = warum Zeile 12 des Verlaufs geschah: Regel und Karte
ui-siegestorm-help-why-not = warum eine Karte nicht gespielt werden kann oder ein Spielzug nicht geht
ui-help-undo = die eigene letzte Antwort zurücknehmen, solange nichts Verborgenes bekannt wurde
ui-help-cards = alle Verluste, Reserve- und Heilungsstapel und Karten außerhalb des Spiels
ui-help-boss = die Bosskarte: was die Bedrohungsstufe erhöht und wie der Boss besiegt wird
ui-help-partner = den Mitspieler handeln lassen, ohne deinen Zug zu beenden (Kooperativer Modus)
ui-siegestorm-help-stops = beim Vorbereiten und Ziehen gefragt werden: all, auto oder none
ui-help-language = eine andere Sprache: en, cs, pl, de, it
ui-help-save = die Aufzeichnung des Spiels in eine Datei schreiben
ui-help-concede = das Spiel aufgeben
ui-help-quit = aufhören; das Spiel lässt sich später fortsetzen
ui-stops-auto = Ist nur eine Antwort möglich, wird sie für dich gegeben. Andere Einstellungen: stops all, stops none.
ui-siegestorm-stops-auto = Beim Ziehen wirst du nur gefragt, wenn gleich eine Kreatur deinen Kriegspfad verlässt; beim Vorbereiten nicht. Andere Einstellungen: stops all, stops none.
ui-siegestorm-stops-all = Beim Vorbereiten und Ziehen wirst du immer gefragt, wenn etwas möglich ist, und bei jeder Gelegenheit zur Reaktion auch dann, wenn nichts möglich ist.
ui-stops-none = Ist nur eine Antwort möglich, wird sie immer für dich gegeben.
ui-siegestorm-stops-none = Beim Vorbereiten und Ziehen wirst du nicht gefragt.
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

ui-menu-ask = Was möchtest du tun?
ui-menu-table = Im Browser spielen
ui-menu-terminal = Im Terminal spielen
ui-menu-lessons = Schritt für Schritt spielen lernen
ui-menu-help = Alles andere: die Befehle
ui-ask-language = Sprache ({ $offers })
ui-ask-faction = Deine Fraktion ({ $offers })
ui-ask-opponent = Dein Gegenspieler ({ $offers })
ui-ask-mode = Modus ({ $offers })
ui-ask-partner = Dein Mitspieler ({ $offers })
ui-ask-boss = Boss ({ $offers })
ui-ask-difficulty = Schwierigkeitsgrad ({ $offers })
ui-ask-storms = Portalstürme ({ $offers })
ui-ask-base-deck = Standardfraktions-Deck des Bosses ({ $offers })
ui-ask-advanced-deck = Fortgeschrittenenfraktions-Deck des Bosses ({ $offers })
ui-watching = Enter zeigt den nächsten Zug, quit beendet.


## Rift: der Bildschirm

rift-phase-set-up = Aufbau
rift-phase-arrival = Neue Horden
rift-phase-play = Ausspielen
rift-phase-defeat = Zerstören
rift-phase-boss = Boss
rift-phase-movement = Bewegung
rift-phase-taking-back = Zurücknehmen
rift-phase-spending = Ausgeben
ui-rift-round = Runde { $round }
ui-rift-kingdom = Königreich
ui-rift-crystals = { $n ->
        [one] Kristall
       *[other] Kristalle
    }
ui-rift-portals = Portale
ui-rift-lives = { $n ->
        [one] noch eine Lebenskarte
       *[other] noch { $n } Lebenskarten
    }
ui-rift-banned = diese Runde gesperrt: { $colour }
ui-rift-storm = Sturm
ui-rift-gathering = Zieht für Runde { $round } auf
ui-rift-no-storms = Dieses Spiel läuft ohne Portalstürme. Eingeschaltet werden sie vor dem Spiel: --switch storms=on.
ui-rift-storms-over = Der Sturmstapel ist leer: Es zieht kein Sturm mehr auf.
ui-rift-next-storm = Der nächste Sturm zieht in Runde { $round } auf und bricht eine Runde später los.
ui-rift-storms-left = Verbleibende Stürme, Reihenfolge unbekannt
ui-rift-raised = { $storm }: Das Portal auf { $space } verlangt Stufe { $level } statt { $printed }
ui-rift-portal-short = Portal { $level }
ui-rift-deck = { $n ->
        [0] keine Karten mehr
        [one] eine Karte
       *[other] { $n } Karten
    }
ui-rift-deck-of = Einsatzmarker { $token } ({ $space })
ui-rift-stage = { $n ->
        [1] als Nächstes, in beliebiger Reihenfolge:
       *[other] danach, in beliebiger Reihenfolge:
    }
ui-rift-next-card = als Nächstes: { $card }
ui-rift-next-hordes = als Nächstes eine von { $n } Horden
ui-rift-next-portal = als Nächstes eine von { $n } Karten, { $portals ->
        [one] darunter ein Portal
       *[other] darunter { $portals } Portale
    }
ui-rift-more-grids = { $n ->
        [one] … und noch eine Horde: hordes zeigt sie
       *[other] … und noch { $n } Horden: hordes zeigt sie
    }
ui-rift-ready = fertig
ui-rift-on-board = auf dem Tableau
ui-rift-down = besiegt
ui-rift-revived = diese Runde wiederbelebt
ui-rift-acted = aktiviert
ui-rift-passed = weitergegeben
ui-rift-bench = Ersatzbank
ui-rift-if-now = Wenn die Runde jetzt endete
ui-rift-now-defeated = { $n ->
        [one] eine Horde fällt
       *[other] { $n } Horden fallen
    }
ui-rift-now-held = { $n } aufgehalten
ui-rift-now-moving = { $n ->
        [one] eine Bewegung
       *[other] { $n } Bewegungen
    }
ui-rift-now-leaving = { $n ->
        [one] eine verlässt die Karte
       *[other] { $n } verlassen die Karte
    }
ui-rift-now-wounds = { $n ->
        [one] eine Wunde
       *[other] { $n } Wunden
    }
ui-rift-now-opened = { $n ->
        [one] ein neues Portal
       *[other] { $n } neue Portale
    }
ui-rift-now-mended = { $n } geheilt
ui-rift-now-lost = das Königreich fällt!
ui-rift-unknown = Nicht mitgezählt ist, was verdeckt liegt, etwa Geister und Karten des Bosses. Wo jemand gefragt würde, ist die erste Antwort angenommen.
ui-rift-no-forecast = Das lässt sich sagen, solange Türme und Heldenkarten ausgespielt werden.
ui-rift-others-may-act = auch am Zug: { $players } (partner { $letter })


## Rift: Antworten

ui-rift-group-play = { $tower } ausspielen
ui-rift-group-pass = { $tower } weitergeben
ui-rift-group-buy = { $tower } kaufen
ui-rift-group-on = { $tower } auf { $space }
ui-rift-group-to = { $tower } → { $player }
ui-rift-back = zurück (jetzt: { $words })
ui-rift-more-answers = … insgesamt { $n }: ein Feld oder Kästchen zu tippen verkürzt die Liste
ui-rift-confirm = { $label }?
ui-rift-left-open = { $n ->
        [0] { $space }: alle Gegner wären abgedeckt
        [one] { $space }: ein Kästchen bliebe offen
       *[other] { $space }: { $n } Kästchen blieben offen
    }
ui-rift-reaches-nothing = In Reichweite ist keine Horde.
ui-rift-unknown-thing = Es gibt keinen Turm, Helden, Gegner, kein Feld und keinen Begriff „{ $typed }“. Ähnlich: { $close }
ui-rift-why-not-unknown = Zu „{ $typed }“ kenne ich keine Regel. Züge sehen so aus: play shooters @ b1 ~ n, tile c3 a1 a2.
ui-rift-plain-enemy = Keine besonderen Eigenschaften.


## Rift: Legende und Phasen

ui-rift-legend = Legende
ui-rift-sign-tile = Schadensplättchen auf einem Gegner
ui-rift-sign-bare-tile = Schadensplättchen auf einem leeren Kästchen
ui-rift-sign-soldier = Soldat
ui-rift-sign-base = Sockel eines Helden
ui-rift-sign-red = rotes Kästchen, nie abzudecken; bei Portalen steht dort die Stufe
ui-rift-sign-gate = Portalplättchen
ui-rift-sign-empty = leeres Kästchen
ui-rift-sign-new = was abgedeckt würde
ui-rift-sign-token = Einsatzmarker
ui-rift-sign-exit = der Ausgang
ui-rift-sign-site = Bauplatz: r rot, g grün, b blau, y gelb, w weiß
ui-rift-sign-terrain = Geländekarte
ui-rift-sign-figure = Held
ui-rift-sign-boss = Figur des Bosses
ui-rift-sign-struck = Turm, der ein Portal angegriffen hat
ui-rift-sign-flying = fliegende Horde
ui-rift-sign-ghost = auf diese Horde folgt ein Geist
ui-rift-sign-face-up = offene Spezialfähigkeit
ui-rift-sign-face-down = benutzte Spezialfähigkeit
ui-rift-sign-goal = zerstörte Portale von denen, die zu zerstören sind
ui-rift-about-arrival = Bei jedem Einsatzmarker kommt eine neue Horde auf die Karte. Nicht in der ersten Runde.
ui-rift-about-play = Alle spielen Türme aus und geben sie weiter, aktivieren Helden und wirken Zauber, in beliebiger Reihenfolge, bis alle fertig sind.
ui-rift-about-defeat = Horden, deren Gegner alle abgedeckt sind, verlassen die Karte und bringen Kristalle.
ui-rift-about-boss = Der Boss handelt.
ui-rift-about-movement = Die übrigen Horden ziehen auf ihrem Weg weiter, die am Ausgang zuerst.
ui-rift-about-taking-back = Türme und Heldenkarten gehen zurück auf die Hände, weitergegebene Türme auch.
ui-rift-about-spending = Kristalle kaufen Türme: 2 für Stufe 1, 3 für Stufe 2.


## Rift: Befehle

ui-rift-help-notation = eine Antwort in Notation, oder einige Wörter davon
ui-rift-help-narrow = nur Antworten zu diesem Feld oder Kästchen
ui-rift-help-back = in einer verkürzten Liste einen Schritt zurück
ui-rift-help-thing = einen Turm, Helden, Gegner, Zauber, eine Spezialfähigkeit oder einen Begriff erklären
ui-rift-help-space = ein Feld mit Hordenkarte, Türmen und Helden
ui-rift-help-scenario = das Szenario: Geschichte, Ziel und Regeln; auch ? boss
ui-rift-help-phases = die Phasen einer Runde
ui-rift-help-legend = was die Zeichen bedeuten, und die Gegner auf der Karte
ui-rift-help-next = was geschähe, wenn die Runde jetzt endete
ui-rift-help-hint = ein Hinweis: hint through, hint tower, hint clear b4; mit candidates oder plan erfährt man mehr
ui-rift-hint-usage = Hinweise: hint through, hint tower, hint clear FELD einer Horde; mit candidates oder plan erfährt man mehr.
ui-rift-no-hint = Hinweise gibt es zu Phase 2, wenn Türme und Helden gespielt werden.
ui-rift-help-decks = alle Karten, die noch kommen
ui-rift-help-storms = der Portalsturm, der tobt, der aufzieht, und die, die noch kommen können
ui-rift-help-hordes = alle Hordenkarten auf der Karte
ui-rift-help-players = alle Spieler, und der gemeinsame Vorrat
ui-rift-help-seat = den Bildschirm einer anderen Person am Tisch geben
ui-rift-help-partner = eine Maschine einen Zug machen lassen, oder alle, bis sie fertig ist
ui-rift-help-preview = Platzierungen zeigen, bevor sie gelten: on oder off
ui-help-stops = auch gefragt werden, wenn nur eine Antwort möglich ist: all, auto oder none
ui-help-why-not = warum ein Zug nicht möglich ist
ui-rift-seat-usage = seat BUCHSTABE gibt den Bildschirm einer anderen Person: { $seats }
ui-rift-partner-usage = partner lässt eine Maschine ziehen, partner b eine bestimmte; partner all lässt sie spielen, bis sie fertig ist.
ui-rift-preview-usage = Es gibt preview on und preview off.
ui-rift-preview-on = Platzierungen werden gezeigt, bevor sie gelten.
ui-rift-preview-off = Platzierungen gelten sofort.
ui-rift-stops-auto = Ist nur eine Antwort möglich, wird sie für dich gegeben; nur das Ende einer Phase wartet auf dich. Andere Einstellungen: stops all, stops none.
ui-stops-all = Du wirst auch gefragt, wenn nur eine Antwort möglich ist.
ui-rift-stops-none = Ist nur eine Antwort möglich, wird sie für dich gegeben, auch am Ende einer Phase.


## Rift: vor dem Spiel, und die Kampagne

ui-ask-scenario = Szenario, nach Nummer oder Name
ui-ask-seats = Wer spielt, eine bis vier: me, me:NAME, { $machines }
ui-ask-hero = Held von { $player } ({ $offers }; – wählt im Spiel)
ui-campaign = Kampagne { $name }
ui-campaign-none = Es gibt noch keine Kampagne: siegeworks campaign new beginnt eine.
ui-campaign-new = Die Kampagne { $name } beginnt.
ui-campaign-stars = Sterne: { $stars } von { $most }
ui-campaign-locked = gesperrt
ui-campaign-open = offen
ui-campaign-storms = ↯ mit Stürmen: { $levels }
ui-campaign-spells = Zauber: { $spells }
ui-campaign-no-spells = Zauber: noch keine
ui-campaign-recorded = In die Kampagne { $name } eingetragen.
ui-campaign-exported = Die Kampagne { $name } steht in { $file }
ui-campaign-imported = Die Kampagne { $name } wurde aus { $file } gelesen
ui-campaign-games = { $n ->
        [one] eine Partie gespielt
       *[other] { $n } Partien gespielt
    }
ui-campaign-go-on = Im Gange: { $file }
ui-campaign-next = Weiter: siegeworks campaign play { $scenario }
