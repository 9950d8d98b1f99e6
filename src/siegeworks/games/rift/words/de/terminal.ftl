## Rift: der Bildschirm

ui-round = Runde { $round }
ui-crystals = { $n ->
        [one] Kristall
       *[other] Kristalle
    }
ui-portals = Portale
ui-lives = { $n ->
        [one] noch eine Lebenskarte
       *[other] noch { $n } Lebenskarten
    }
ui-banned = diese Runde gesperrt: { $colour }
ui-storm = Sturm
ui-gathering = Zieht für Runde { $round } auf
ui-no-storms = Dieses Spiel läuft ohne Portalstürme. Eingeschaltet werden sie vor dem Spiel: --switch storms=on.
ui-next-storm = Der nächste Sturm zieht in Runde { $round } auf und bricht eine Runde später los.
ui-storms-left = Verbleibende Stürme, Reihenfolge unbekannt
ui-raised = { $storm }: Das Portal auf { $space } verlangt Stufe { $level } statt { $printed }
ui-portal-short = Portal { $level }
ui-deck = { $n ->
        [0] keine Karten mehr
        [one] eine Karte
       *[other] { $n } Karten
    }
ui-deck-of = Einsatzmarker { $token } ({ $space })
ui-stage = { $n ->
        [1] als Nächstes, in beliebiger Reihenfolge:
       *[other] danach, in beliebiger Reihenfolge:
    }
ui-next-card = als Nächstes: { $card }
ui-next-hordes = als Nächstes eine von { $n } Horden
ui-next-portal = als Nächstes eine von { $n } Karten, { $portals ->
        [one] darunter ein Portal
       *[other] darunter { $portals } Portale
    }
ui-more-grids = { $n ->
        [one] … und noch eine Horde: hordes zeigt sie
       *[other] … und noch { $n } Horden: hordes zeigt sie
    }
ui-on-board = auf dem Tableau
ui-passed = weitergegeben
ui-bench = Ersatzbank
ui-now-defeated = { $n ->
        [one] eine Horde fällt
       *[other] { $n } Horden fallen
    }
ui-now-held = { $n } aufgehalten
ui-now-moving = { $n ->
        [one] eine Bewegung
       *[other] { $n } Bewegungen
    }
ui-now-leaving = { $n ->
        [one] eine verlässt die Karte
       *[other] { $n } verlassen die Karte
    }
ui-now-wounds = { $n ->
        [one] eine Wunde
       *[other] { $n } Wunden
    }
ui-now-opened = { $n ->
        [one] ein neues Portal
       *[other] { $n } neue Portale
    }
ui-now-mended = { $n } geheilt
ui-now-lost = das Königreich fällt!
ui-unknown = Nicht mitgezählt ist, was verdeckt liegt, etwa Geister und Karten des Bosses. Wo jemand gefragt würde, ist die erste Antwort angenommen.
ui-no-forecast = Das lässt sich sagen, solange Türme und Heldenkarten ausgespielt werden.
ui-others-may-act = auch am Zug: { $players } (partner { $letter })


## Rift: Antworten

ui-group-play = { $tower } ausspielen
ui-group-pass = { $tower } weitergeben
ui-group-buy = { $tower } kaufen
ui-group-on = { $tower } auf { $space }
ui-group-to = { $tower } → { $player }
ui-more-answers = … insgesamt { $n }: ein Feld oder Kästchen zu tippen verkürzt die Liste
ui-confirm = { $label }?
ui-left-open = { $n ->
        [0] { $space }: alle Gegner wären abgedeckt
        [one] { $space }: ein Kästchen bliebe offen
       *[other] { $space }: { $n } Kästchen blieben offen
    }
ui-reaches-nothing = In Reichweite ist keine Horde.
ui-unknown-thing = Es gibt keinen Turm, Helden, Gegner, kein Feld und keinen Begriff „{ $typed }“. Ähnlich: { $close }
ui-why-not-unknown = Zu „{ $typed }“ kenne ich keine Regel. Züge sehen so aus: play shooters @ b1 ~ n, tile c3 a1 a2.
ui-plain-enemy = Keine besonderen Eigenschaften.


## Rift: Legende und Phasen

ui-legend = Legende
ui-sign-tile = Schadensplättchen auf einem Gegner
ui-sign-bare-tile = Schadensplättchen auf einem leeren Kästchen
ui-sign-soldier = { term-soldier }
ui-sign-base = Sockel eines Helden
ui-sign-red = rotes Kästchen, nie abzudecken; bei Portalen steht dort die Stufe
ui-sign-gate = { term-portal-tile }
ui-sign-empty = leeres Kästchen
ui-sign-new = was abgedeckt würde
ui-sign-token = { term-arrival-token }
ui-sign-exit = der Ausgang
ui-sign-site = Bauplatz: r rot, g grün, b blau, y gelb, w weiß
ui-sign-terrain = { term-terrain }
ui-sign-figure = { term-hero }
ui-sign-boss = Figur des Bosses
ui-sign-struck = Turm, der ein Portal angegriffen hat
ui-sign-flying = fliegende Horde
ui-sign-ghost = auf diese Horde folgt ein Geist
ui-sign-face-up = offene Spezialfähigkeit
ui-sign-face-down = benutzte Spezialfähigkeit
ui-sign-goal = zerstörte Portale von denen, die zu zerstören sind
ui-about-arrival = Bei jedem Einsatzmarker kommt eine neue Horde auf die Karte. Nicht in der ersten Runde.
ui-about-play = Alle spielen Türme aus und geben sie weiter, aktivieren Helden und wirken Zauber, in beliebiger Reihenfolge, bis alle fertig sind.
ui-about-defeat = Horden, deren Gegner alle abgedeckt sind, verlassen die Karte und bringen Kristalle.
ui-about-boss = Der Boss handelt.
ui-about-movement = Die übrigen Horden ziehen auf ihrem Weg weiter, die am Ausgang zuerst.
ui-about-taking-back = Türme und Heldenkarten gehen zurück auf die Hände, weitergegebene Türme auch.
ui-about-spending = Kristalle kaufen Türme: 2 für Stufe 1, 3 für Stufe 2.


## Rift: Befehle

ui-help-notation = eine Antwort in Notation, oder einige Wörter davon; Tab ergänzt sie
ui-help-narrow = nur Antworten zu diesem Feld oder Kästchen
ui-help-back = in einer verkürzten Liste einen Schritt zurück
ui-help-thing = einen Turm, Helden, Gegner, Zauber, eine Spezialfähigkeit oder einen Begriff erklären
ui-help-space = ein Feld mit Hordenkarte, Türmen und Helden
ui-help-scenario = das Szenario: Geschichte, Ziel und Regeln; auch ? boss
ui-help-phases = die Phasen einer Runde
ui-help-legend = was die Zeichen bedeuten, und die Gegner auf der Karte
ui-help-next = was geschähe, wenn die Runde jetzt endete
ui-help-hint = ein Hinweis: hint through, hint tower, hint clear b4; mit candidates oder plan erfährt man mehr
ui-hint-usage = Hinweise: hint through, hint tower, hint clear FELD einer Horde; mit candidates oder plan erfährt man mehr.
ui-no-hint = Hinweise gibt es zu Phase 2, wenn Türme und Helden gespielt werden.
ui-help-decks = alle Karten, die noch kommen
ui-help-storms = der Portalsturm, der tobt, der aufzieht, und die, die noch kommen können
ui-help-hordes = alle Hordenkarten auf der Karte
ui-help-players = alle Spieler, und der gemeinsame Vorrat
ui-help-seat = den Bildschirm einer anderen Person am Tisch geben
ui-help-partner = eine Maschine einen Zug machen lassen, oder alle, bis sie fertig ist
ui-help-preview = Platzierungen zeigen, bevor sie gelten: on oder off
ui-partner-usage = partner lässt eine Maschine ziehen, partner b eine bestimmte; partner all lässt sie spielen, bis sie fertig ist.
ui-preview-usage = Es gibt preview on und preview off.
ui-preview-on = Platzierungen werden gezeigt, bevor sie gelten.
ui-preview-off = Platzierungen gelten sofort.
ui-stops-auto = Ist nur eine Antwort möglich, wird sie für dich gegeben; nur das Ende einer Phase wartet auf dich. Andere Einstellungen: stops all, stops none.
ui-stops-none = Ist nur eine Antwort möglich, wird sie für dich gegeben, auch am Ende einer Phase.


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
