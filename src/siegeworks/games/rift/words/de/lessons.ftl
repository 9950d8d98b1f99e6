## Eine erste Partie Rift in Time. Namen von Türmen kommen von ihren Karten: { $tower-id }.

lesson-first-game = Erste Partie
    .about = Horden marschieren auf das Königreich zu, und ihr haltet sie gemeinsam auf. Baue Türme, lege ihre Formen, rufe deinen Helden und schließe ein Portal.
    .end = Das ist Rift in Time: abdecken, aufhalten, verbessern und die Portale schließen. Dein Mitspieler wartet schon. Zeit für eine richtige Partie!

lesson-first-game-tower = Baue einen Turm
    .do = Eine Horde hat das letzte Feld des Weges erreicht. Spiele { $shooters } auf einen deiner Bauplätze daneben, so gedreht, dass der Pfeil auf die Horde zeigt. Lege dann das Schadensplättchen so, dass es den Goblin abdeckt.
    .why = Ein Turm greift an, sobald er gespielt wird. Eine Horde ist besiegt, wenn alle Gegner auf ihrer Karte abgedeckt sind; leere Kästchen zählen nicht.
    .hint = Wähle den Turm, den Bauplatz unter der Horde und die Ausrichtung nach oben. Schiebe dann das Plättchen auf den Goblin.
    .not = Zuerst wird gebaut: Spiele { $shooters }.
    .far = Von dort reicht der Pfeil nicht bis zur Horde. Wähle einen Bauplatz direkt daneben.
    .turned = So gedreht zeigt der Pfeil an der Horde vorbei. Drehe den Turm, bis er auf sie zeigt.
    .pass = Weitergeben kommt später. Spiele den Turm selbst.
    .hero = Dein Held kommt noch an die Reihe. Baue zuerst einen Turm.
    .done = Der Goblin würde geradewegs ins Königreich spazieren. Baue zuerst einen Turm.
    .missed = Das Plättchen hat den Goblin verfehlt. Es muss auf seinem Kästchen liegen: Versuche es noch einmal.

lesson-first-game-fit = Die Form muss passen
    .do = Der Turm { $apprentice } legt eine Ecke aus drei Kästchen. Plättchen darf man nicht von sich aus drehen: Wie du den Turm drehst, so dreht sich auch sein Plättchen. Finde die Ausrichtung, in der die Ecke auf die drei Goblins passt.
    .why = Alle drei auf einen Streich! Das Plättchen muss ganz auf der Karte liegen und darf kein anderes überlappen. Wähle Bauplatz und Ausrichtung also nach der Form.
    .hint = Der Bauplatz rechts von der Horde, nach links gedreht. Lege die Ecke dann genau auf die Goblins.
    .not = Spiele den Turm { $apprentice } und bring die Ecke zum Passen.
    .turned = Von dort und so gedreht reicht der Turm nicht bis zur Horde.
    .pass = Diesen Turm brauchst du jetzt. Spiele ihn.
    .hero = Der Held kann sich ausruhen. Das ist eine Aufgabe für den Turm { $apprentice }.
    .done = Drei Goblins sind noch offen. Spiele zuerst den Turm { $apprentice }.
    .missed = Ein Goblin ist noch offen. Drehe den Turm anders und sieh, wie sich die Ecke mitdreht.

lesson-first-game-reach = Nah und fern
    .do = Diese Horde ist weiter weg. { $shooters } haben zwei Pfeile hintereinander und schießen daher zwei Felder weit in gerader Linie. Finde einen Bauplatz, von dem aus sie die Horde erreichen.
    .why = Zwei Felder weit, und nichts dazwischen hält einen Schuss auf. Bogenschützen reichen weit, Magier treffen groß, Artillerie wirft mehrere Plättchen, Soldatentürme schicken Soldaten.
    .hint = Der Bauplatz zwei Felder unter der Horde, nach oben gedreht. Der zwei Felder rechts davon geht auch.
    .not = Spiele { $shooters } so, dass sie die Horde erreichen.
    .turned = Von dort und so gedreht reicht der Schuss nicht bis zur Horde. Zähle zwei Felder in gerader Linie.
    .pass = Diesen Turm brauchst du jetzt. Spiele ihn.
    .hero = Der Held bleibt, wo er ist. Lass den Turm schießen.
    .done = Noch nicht: Ein Goblin ist noch offen.
    .missed = Das Plättchen hat den Goblin verfehlt. Es muss auf seinem Kästchen liegen: Versuche es noch einmal.

lesson-first-game-round = Die Runde endet
    .do = Der vordere Goblin ist abgedeckt, und dein Mitspieler ist fertig. Melde dich auch fertig und sieh zu, was geschieht: Abgedeckte Horden sind besiegt, alle anderen marschieren weiter.
    .why = Die abgedeckte Horde ist weg und hat 2 Kristalle gebracht. Die andere ist ein Feld weitergezogen, ihre Plättchen bleiben auf ihr liegen. Deine Türme sind wieder auf deiner Hand: Gebaut wird jede Runde neu.
    .hint = Drücke „Fertig“.
    .not = Melde dich einfach fertig.
    .play = Das ginge, aber { $militia } erreicht von hier keine Horde. Melde dich fertig.
    .pass = Weitergeben kommt später. Melde dich fertig.
    .hero = Der Held wird hier nicht gebraucht. Melde dich fertig.

lesson-first-game-buy = Kristalle ausgeben
    .do = Am Ende jeder Runde kaufst du mit Kristallen neue Türme: 2 für Stufe 1, 3 für Stufe 2. Kaufe dir einen Turm der Stufe 1, welchen du willst.
    .why = Er kommt gleich auf deine Hand und kann in der neuen Runde gespielt werden. Kristalle gehören euch allen gemeinsam, also entscheidet auch gemeinsam, wer was bekommt.
    .hint = Wähle einen Turm im Vorrat und nimm ihn selbst.
    .not = Kaufe einen Turm für dich.
    .done = Kristalle kann man sparen, aber für zwei bekommst du jetzt gleich einen Turm. Kaufe einen.
    .partner = Wie großzügig! Behalte den Turm diesmal selbst.

lesson-first-game-leave = Was durchkommt
    .do = Nicht jede Horde lässt sich aufhalten. Diese steht auf dem letzten Feld, zwei ihrer vier Goblins sind abgedeckt, und du hast keinen Turm mehr. Melde dich fertig und sieh, was das kostet.
    .why = Jeder offene Gegner, der durchkommt, kostet das Königreich 1 Gesundheit: von 6 auf 4. Abgedeckte kosten nichts, also lohnt sich auch eine halbe Horde. Ohne Gesundheit fällt das Königreich.
    .hint = Drücke „Fertig“.
    .not = Sonst gibt es nichts zu tun: Melde dich fertig.
    .hero = Er könnte sich in den Weg werfen, aber diesmal wollen wir sehen, was es kostet. Melde dich fertig.

lesson-first-game-soldier = Halte sie auf
    .do = Vier Goblins kommen gleich durch, und das Königreich hat nur noch 3 Gesundheit. Ein einziger Soldat hält eine ganze Horde auf. Spiele { $militia } daneben, stelle den Soldaten auf irgendeinen Goblin und melde dich dann fertig.
    .why = Die Horde ist stehen geblieben. Der Soldat hat dabei eine Wunde erlitten und ist weg, aber du hast eine ganze Runde gewonnen. Die Goblins stehen noch vor dem Tor: Jetzt gib ihnen den Rest.
    .hint = Der Bauplatz unter der Horde, nach oben gedreht, dann irgendein Goblin, dann „Fertig“.
    .not = Spiele { $militia } so, dass der Soldat auf die Horde treten kann.
    .turned = Von dort und so gedreht kommt der Soldat nicht zur Horde.
    .pass = Die Soldaten brauchst du genau hier. Spiele { $militia }.
    .hero = Er könnte sie auch aufhalten, aber versuchen wir es mit den Soldaten.
    .missed = Niemand hat die Horde aufgehalten, und das Königreich ist gefallen. Stelle einen Soldaten auf sie, bevor du dich fertig meldest.

lesson-first-game-pass = Weitergeben und verbessern
    .do = Dein Mitspieler hat dir gerade einen Turm weitergegeben. Türme werden nur besser, wenn man sie weitergibt: jedes Mal um eine Stufe. Gib dafür einen von deinen weiter.
    .why = Der verbesserte Turm liegt verdeckt bei deinem Mitspieler und kommt am Ende der Runde auf dessen Hand. Auch deiner ist unterwegs. Fangt früh damit an und macht es oft!
    .hint = Wähle einen Turm auf deiner Hand und gib ihn deinem Mitspieler.
    .not = Gib deinem Mitspieler einen Turm weiter.
    .play = Die Horde ist noch weit weg. Nutze die Zeit zum Verbessern: Gib den Turm weiter.
    .hero = Der Held kann warten. Gib einen Turm weiter.
    .done = Bevor du fertig bist, gib einen Turm weiter. Es kostet nichts.

lesson-first-game-resist = Stahl gegen Pfeile
    .do = Zwei dieser Gegner sind Eisenkrieger: Physische Angriffe decken sie nicht ab. Rote Pfeile sind physisch, blaue magisch. Wähle den richtigen Turm und decke alles ab, was noch offen ist.
    .why = Magie kümmert sich nicht um Rüstung. Alle Magiertürme sind magisch, Bogenschützen und Artillerie physisch; andere Gegner widerstehen dafür der Magie. Sieh dir die Zeichen an, bevor du baust.
    .hint = Der Turm { $apprentice } auf dem Bauplatz rechts von der Horde, nach links gedreht.
    .not = Decke die Eisenkrieger mit Magie ab.
    .physical = Pfeile prallen an Eisenkriegern ab. Wähle den Turm mit dem blauen Pfeil.
    .turned = Von dort und so gedreht reicht die Ecke nicht hin oder passt nicht.
    .pass = Diesen Turm brauchst du jetzt. Spiele ihn.
    .hero = Er könnte es, aber hier geht es um Magie. Spiele den Turm { $apprentice }.
    .done = Es sind noch Gegner offen. Spiele zuerst den Turm { $apprentice }.
    .missed = Es ist noch etwas offen. Die Ecke passt genau auf die letzten drei: Versuche es noch einmal.

lesson-first-game-hero = Rufe deinen Helden
    .do = Einmal pro Runde darf sich dein Held bewegen und handeln. Aktiviere Malik, bewege ihn auf die Horde und stelle seine Basis so, dass sie alle vier Gegner abdeckt. Beende dann die Aktivierung.
    .why = Die Basis deckt 2×2 Kästchen ab, egal wogegen die Gegner darunter resistent sind. Hier ist das schon die ganze Horde, und der Held braucht nicht einmal seinen Angriff.
    .hint = Wähle den Helden, dann die Horde links über ihm. Die Basis gehört auf die vier Gegner in der Mitte.
    .not = Aktiviere deinen Helden und führe ihn auf die Horde.
    .move = Nicht dorthin: Geh direkt auf die Horde.
    .rest = Er ist bei voller Gesundheit. Führe ihn in den Kampf!
    .attack = Nicht nötig: Wenn die Basis richtig steht, ist alles abgedeckt. Beende die Aktivierung.
    .missed = Seine Basis deckt nicht alle Gegner ab. Versuche es noch einmal: 2×2 Kästchen, genau in der Mitte.

lesson-first-game-wound = Helden werden verwundet
    .do = Beende die Runde und sieh, was aus der Horde wird, und aus Malik.
    .why = Die Horde ist besiegt, aber wer auf ihr stand, erleidet 1 Wunde: Er hat noch 4 Gesundheit. Ein Held hält eine Horde auch auf, jedes Mal für 1 Wunde. Statt anzugreifen kann er rasten und ist wieder wie neu.
    .hint = Drücke „Fertig“.
    .not = Melde dich fertig.

lesson-first-game-portal = Schließe das Portal
    .do = Aus Portalen strömen Horden, und ein Portal, das ins Königreich gelangt, bedeutet die Niederlage. Die Zahl in der Mitte ist die Stufe, die ein Turm braucht, und dieses Kästchen bleibt frei. { $shooters } haben Stufe 1: Decke die letzten zwei Gegner ab.
    .why = Alle Gegner sind abgedeckt, also schließt sich das Portal gleich nach dieser Phase. Der Preis: Ein Turm, der ein Portal angreift, wird umgedreht und kommt zurück in den Vorrat. Überlege gut, welchen du hergibst.
    .hint = Der Bauplatz unter dem Portal, nach oben gedreht, oder der darüber, nach unten gedreht.
    .not = Greife das Portal mit { $shooters } an.
    .turned = Von dort und so gedreht reicht der Schuss nicht bis zum Portal.
    .pass = Das Portal steht vor dem Tor! Spiele den Turm.
    .hero = Helden können gegen Portale nichts ausrichten. Es braucht einen Turm.
    .done = Dann käme das Portal ins Königreich, und alles wäre verloren.
    .missed = Zwei Gegner müssen abgedeckt sein, und das Plättchen passt auf beide. Versuche es noch einmal.

lesson-first-game-win = Jetzt gewinne
    .do = Das letzte Portal steht vor dem Tor, und du hast zwei Türme. Decke alle seine Gegner ab und melde dich dann fertig. Keine Hilfe mehr: Wohin mit den Türmen, und was passt wo?
    .why = Gewonnen! Ist das letzte Portal zerstört, gewinnt ihr am Ende dieser Runde. Türme, Formen und ein gutes Auge: Das Königreich kann sich auf dich verlassen.
    .hint = Der Turm { $apprentice } deckt von unten den einzelnen Goblin und einen aus der Reihe ab. { $shooters } erledigen von oben den Rest.
    .not = Das geht jetzt nicht.
    .missed = Das Portal hat das Königreich erreicht. Sieh genau hin, wie sich die Formen mit ihren Türmen drehen, und versuche es noch einmal!


## Helden und Zauber von Rift in Time. Namen von Fähigkeiten und Zaubern kommen von ihren Plättchen: { $fire-rain }.

lesson-heroes-and-spells = Helden und Zauber
    .about = Dein Held kann zuschlagen, eine ganze Horde aufhalten, sich schützen und rasten. Zauber wirken nur einmal pro Partie, dafür überall. Probiere alles aus.
    .end = Jetzt weißt du, was Helden und Zauber können. Zauber gibt es ab dem vierten Szenario, dein Held kämpft vom ersten an. Auf geht's!

lesson-heroes-and-spells-attack = Nahkampf
    .do = Malik steht auf dieser Horde, und seine Basis deckt schon einen Goblin ab. Aktiviere ihn und nutze seinen Basisangriff: ein Plättchen von 2×2 Kästchen auf der Horde, auf der er steht. Decke die anderen drei ab und beende dann die Aktivierung.
    .why = Basis und Plättchen decken zusammen die ganze Horde ab. Ein Held darf sich in jeder Runde bewegen und eine Aktion ausführen, in beliebiger Reihenfolge. Ginge er jetzt weg, würde seine Basis nichts mehr abdecken.
    .hint = Wähle den Helden, dann den Basisangriff. Die Blickrichtung ist hier egal. Lege das Plättchen auf die drei Goblins und beende die Aktivierung.
    .not = Aktiviere Malik und greife an.
    .move = Bleib! Wenn er weggeht, ist der Goblin unter seiner Basis wieder offen.
    .rest = Er ist bei voller Gesundheit. Greife an!
    .missed = Es sind nicht alle Goblins abgedeckt. Einen hält seine Basis, die anderen drei muss das Plättchen erwischen: Versuche es noch einmal.

lesson-heroes-and-spells-hold = Eine lebende Mauer
    .do = Sechs Goblins kommen gleich durch, mehr, als das Königreich verkraftet. Besiegen kannst du sie in dieser Runde nicht, aber aufhalten. Führe Malik auf die Horde, beende die Aktivierung und melde dich fertig.
    .why = Eine Horde, auf der ein Held steht, bewegt sich nicht. Das kostet ihn jedes Mal 1 Wunde, aber anders als ein Soldat bleibt er stehen. Bei Eile hält er beide Versuche auf, für 2 Wunden.
    .hint = Wähle den Helden, dann die Horde vor dem Tor; die Basis kommt, wohin du willst. Beende die Aktivierung und drücke „Fertig“.
    .not = Führe Malik auf die Horde.
    .move = Nicht dorthin: Nur auf der Horde selbst kann er sie aufhalten.
    .rest = Dafür ist keine Zeit: Die Horde steht vor dem Tor!
    .missed = Niemand stand im Weg, und das Königreich ist gefallen. Führe Malik auf die Horde, bevor du dich fertig meldest.

lesson-heroes-and-spells-ability = Spezialfähigkeit
    .do = Malik hält die Horde auf, aber er ist erschöpft: nur noch 2 Gesundheit. Nutze seine Spezialfähigkeit { $hands-off }: Sie schützt ihn bis zum Ende der Runde. Greife außerdem an, wenn du magst, und beende dann die Aktivierung und die Runde.
    .why = Ein geschützter Held erleidet gar keine Wunden, und die Horde ist trotzdem stehen geblieben. Eine benutzte Fähigkeit wird umgedreht und ist weg, bis er rastet.
    .hint = Wähle den Helden, dann { $hands-off }. Greife an oder nicht, beende die Aktivierung und drücke „Fertig“.
    .not = Nutze die Spezialfähigkeit { $hands-off }.
    .move = Wenn er geht, kommt die Horde durch. Bleib und nutze { $hands-off }.
    .rest = Eine Rast würde ihn heilen, aber die Horde würde ihn gleich wieder verwunden. Zuerst { $hands-off }.
    .missed = Die Horde hat ihn verwundet. Nutze { $hands-off }, bevor du dich fertig meldest.

lesson-heroes-and-spells-rest = Eine Rast
    .do = Die Gefahr ist vorbei, und Malik hat noch 1 Gesundheit. Lass ihn rasten: Das kostet seine Aktion, aber bewegen darf er sich noch. Beende dann die Aktivierung.
    .why = Volle Gesundheit, und { $hands-off } liegt wieder offen. Eine Rast in einer ruhigen Runde ist oft mehr wert als ein Schlag. Ein Held ohne Gesundheit fällt eine ganze Runde lang aus.
    .hint = Wähle den Helden, dann „Rast“, und beende die Aktivierung.
    .not = Lass Malik rasten.
    .missed = Er hat nicht gerastet und immer noch 1 Gesundheit. Versuche es noch einmal: zuerst rasten.

lesson-heroes-and-spells-spell = Ein Zauber
    .do = Diese Horde ist weit weg, und du hast keinen Turm. Aber einen Zauber: { $fire-rain } legt ein Plättchen von zwei Kästchen und eines von einem Kästchen auf eine beliebige Horde. Decke die drei Goblins ab.
    .why = Ein Zauber braucht keinen Turm, keinen Helden und keine Reichweite, und seine Plättchen darfst du sogar frei drehen. Dafür ist er für diese Partie weg: Hebe ihn für den richtigen Moment auf. Gegen Portale helfen die meisten Zauber nicht.
    .hint = Wirke { $fire-rain }, lege das lange Plättchen auf zwei Goblins übereinander und dann das kleine auf den dritten.
    .not = Wirke { $fire-rain }.
    .hero = Er käme nicht bis dorthin. Wirke { $fire-rain }.
    .done = Der Zauber liegt bereit, und die Goblins auch. Wirke { $fire-rain }.
    .missed = Ein Goblin ist noch offen. Zwei Kästchen und noch eines: Das passt genau. Versuche es noch einmal.

lesson-heroes-and-spells-both = Jetzt halte beide auf
    .do = Zwei Horden stehen vor dem Tor, dein Held hat schon gehandelt, und das Königreich hat 3 Gesundheit. Eine Horde, der eine andere im Weg steht, springt über sie hinweg, auch aus der Karte hinaus! Du hast { $reinforcements }: zwei Soldaten auf beliebige Horden. Rette das Königreich und melde dich dann fertig.
    .why = Ein Soldat auf jeder Horde, und keine hat sich bewegt. Mit beiden Soldaten auf der ersten wäre die zweite über sie hinweggesprungen. Du hast eine Runde gewonnen: Nutze sie gut.
    .hint = Wirke { $reinforcements } und stelle auf jede der beiden Horden einen Soldaten. Drücke dann „Fertig“.
    .not = Das geht jetzt nicht.
    .missed = Eine der Horden ist durchgekommen. Beide müssen aufgehalten werden, und du hast zwei Soldaten: Versuche es noch einmal.
