## Szenarien

scenario-rift-in-time = Riss in der Zeit
    .hook = Der letzte Turm ist abgebaut, die Bögen hängen an der Wand. Da beginnt über der alten Straße die Luft zu flimmern, und Goblins treten heraus.
    .news = Ein Weg mit zwei Anfängen und die ersten Portale. Wölfe zeigen, was Eile bedeutet.
scenario-they-are-coming-and-they-have-axes = Sie kommen, und sie haben Äxte
    .hook = Im Wald dröhnen Trommeln, und nach jedem Schlag fällt ein Baum. Die Orks bauen eine Straße, und sie führt geradewegs zur Burg.
    .news = Zwei Wege, die sich treffen, große Oger und Portale, für die es verbesserte Türme braucht.
scenario-from-the-past-and-the-future = Aus der Vergangenheit … und der Zukunft?
    .hook = Der eine Kundschafter schwört, er habe wandelnde Statuen gesehen, der andere Soldaten aus reinem Stahl. Dumm nur, dass beide recht haben.
    .news = Zwei Wege mit je einem Ausgang und Gegner, die Magie oder physischen Angriffen widerstehen.
scenario-the-return-of-lord-blackburn = Die Rückkehr von Lord Blackburn
    .hook = Er wurde besiegt, begraben und vergessen. Nun reitet der schwarze Lord wieder durch die lange Kehre, und hinter ihm reißt die Luft auf.
    .news = Ein Boss mit Lebenskarten, der erste Zauber, tödliche und zielende Gegner.
scenario-sands-and-portals = Sand und Portale
    .hook = Jenseits der Grenze summt die Wüste. Noch versperren Wald, Felsen und Sumpf drei der Wege, doch der Feind hat Späher ausgesandt.
    .news = Geländekarten und Späher, die sie entfernen; weiße Bauplätze für alle.
scenario-horde-after-horde = Horde um Horde
    .hook = Die Wachen zählen nicht mehr mit. Wer nicht ganz erledigt wird, kommt geheilt zurück, und drei Wege lassen keine Zeit zum Atmen.
    .news = Drei Wege, heilende Schamanen, Reiter und Kriegsherren.
scenario-a-ghostly-surprise = Eine geisterhafte Überraschung
    .hook = Auf der alten Brücke hat es schon immer gespukt, und niemanden störte es, solange die Toten für sich blieben. Heute Nacht gehen sie um.
    .news = Horden, die einen Geist zurücklassen, die stärksten Türme und Zauber jeder Macht.
scenario-fly-my-pigeons-fly = Fliegt, meine Täubchen, fliegt
    .hook = Irgendwer in den Bergen züchtet Vögel, und Briefe tragen sie nicht. Was kümmert die Kehren der Straße, wer Flügel hat?
    .news = Fliegende Horden, die nichts aufhält und die verdecken, worauf sie landen.
scenario-the-angel-from-the-bend-of-time = Der Engel aus der Krümmung der Zeit
    .hook = Ein gefallener Engel geht die Straße hinauf, gegen den Strom. Erreicht er das Tor, aus dem seine Heere kommen, wird nie wieder ein Turm stehen.
    .news = Lilith als Boss, mit Aktionskarten; jede Horde vor ihr hält sie auf.
scenario-the-time-of-the-end = Die Zeit des Endes
    .hook = Beide Zeitmagierinnen sind selbst gekommen. Zwischen den beiden Straßen liegt der letzte Bauplatz des Königreichs, und sie wollen ihn haben.
    .news = Das Paar der Zeitmagierinnen, die Horden zu Portalen machen und weitergehen, wann immer sie es nicht müssen.
scenario-drill-cross = Übung: die Kreuzung
    .hook = Zwei Wege treffen sich, laufen zusammen und trennen sich wieder.
    .news = Ein gemeinsames Stück zweier Pfade und Ausgänge auf zwei Seiten.
scenario-drill-ground = Übungsplatz
    .hook = Eine stille Wiese hinter der Kaserne: Strohpuppen, geduldige Feldwebel, und nichts steht auf dem Spiel.
    .news = Eine kleine Karte, um alle Züge zu lernen.
scenario-drill-yard = Übungshof
    .hook = Ein kahler Hof mit einem Zugang von der Seite und einem Ausgang unten.
    .news = Eine Gabelung und ein Ausgang unten, sodass die Karten liegen, wie sie gezeichnet sind.
scenario-drill-passes = Übung: die Pässe
    .hook = Drei Pässe, drei Sperren und Späher, die den Weg kennen.
    .news = Gelände, Späher, Geister, eine Gabelung und zwei Ausgänge.
scenario-drill-mages = Übung: die Zeitmagierinnen
    .hook = Zwei Rekruten in geliehenen Roben spielen die Zeitmagierinnen und genießen es.
    .news = Portalplättchen und der Gang zum weißen Bauplatz.
scenario-drill-lilith = Übung: Lilith
    .hook = Ein Engel aus Stroh wird auf Rollen den Weg hinaufgezogen.
    .news = Ein Boss mit Aktionskarten und Lebenskarten.
scenario-drill-blackburn = Übung: Lord Blackburn
    .hook = Der Koch hat einen Helm bekommen und den Befehl, finster dreinzuschauen.
    .news = Ein Boss, der sich wie eine Horde bewegt und Portale öffnet.
goal-portals = { $n ->
        [one] zerstört { $n } Portal
       *[other] zerstört { $n } Portale
    }
goal-boss = besiegt { $boss_acc }
scenario-level = Türme bis Stufe { $level }
scenario-spells = { $n ->
        [0] keine Zauber
        [one] { $n } Zauber
       *[other] { $n } Zauber
    } { $n ->
        [0] { "" }
       *[other] { $power ->
            [one] (mit einem Machtsymbol)
           *[other] (beliebiger Macht)
        }
    }
scenario-health = Gesundheit des Königreichs: { $n }
scenario-crystals = Kristalle zu Beginn: { $n }
scenario-iron = Eiserne Herausforderung: { $text }
scenario-storms = Portalstürme: In Runde 2 und danach in jeder dritten zieht einer auf, bricht eine Runde später los und dauert diese Runde
rule-no-spells = keine Zauber
rule-no-buying = kein Kauf von Türmen
rule-no-abilities = keine Spezialfähigkeiten
rule-no-rest = keine Rast
rule-one-level-less = Türme höchstens eine Stufe niedriger
rule-heroes-strike-bosses = auch Helden dürfen die Lebenskarte des Bosses angreifen
rule-portal-tiles-count = auch Portale aus Portalplättchen zählen
difficulty-one-star = ein Stern
difficulty-two-stars = zwei Sterne
difficulty-three-stars = drei Sterne
difficulty-heroic = Heroische Herausforderung
difficulty-iron = Eiserne Herausforderung
switch-difficulty = { term-difficulty }
switch-storms = Portalstürme
setting-off = aus
setting-on = an
phase-set-up = Aufbau
phase-arrival = Neue Horden einsetzen
phase-play = Türme und Heldenkarten ausspielen
phase-defeat = Horden zerstören
phase-boss = Aktivierung des Bosses
phase-movement = Horden bewegen
phase-taking-back = Karten zurücknehmen
phase-spending = Kristalle ausgeben
terrain-forest = Wald
terrain-rocks = Felsen
terrain-swamp = Sumpf
colour-red = Rot
    .loc = roten
colour-green = Grün
    .loc = grünen
colour-blue = Blau
    .loc = blauen
colour-yellow = Gelb
    .loc = gelben
colour-white = Weiß
    .loc = weißen
