# Eine erste Partie Rift in Time. Namen von Türmen kommen von ihren Karten: { $tower-id }.

lesson = Erste Partie
    .about = Horden marschieren auf das Königreich zu, und ihr haltet sie gemeinsam auf. Baue Türme, lege ihre Formen, rufe deinen Helden und schließe ein Portal.
    .end = Das ist Rift in Time: abdecken, aufhalten, verbessern und die Portale schließen. Dein Mitspieler wartet schon. Zeit für eine richtige Partie!

tower = Baue einen Turm
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

fit = Die Form muss passen
    .do = Der Turm { $apprentice } legt eine Ecke aus drei Kästchen. Plättchen darf man nicht von sich aus drehen: Wie du den Turm drehst, so dreht sich auch sein Plättchen. Finde die Ausrichtung, in der die Ecke auf die drei Goblins passt.
    .why = Alle drei auf einen Streich! Das Plättchen muss ganz auf der Karte liegen und darf kein anderes überlappen. Wähle Bauplatz und Ausrichtung also nach der Form.
    .hint = Der Bauplatz rechts von der Horde, nach links gedreht. Lege die Ecke dann genau auf die Goblins.
    .not = Spiele den Turm { $apprentice } und bring die Ecke zum Passen.
    .turned = Von dort und so gedreht reicht der Turm nicht bis zur Horde.
    .pass = Diesen Turm brauchst du jetzt. Spiele ihn.
    .hero = Der Held kann sich ausruhen. Das ist eine Aufgabe für den Turm { $apprentice }.
    .done = Drei Goblins sind noch offen. Spiele zuerst den Turm { $apprentice }.
    .missed = Ein Goblin ist noch offen. Drehe den Turm anders und sieh, wie sich die Ecke mitdreht.

reach = Nah und fern
    .do = Diese Horde ist weiter weg. { $shooters } haben zwei Pfeile hintereinander und schießen daher zwei Felder weit in gerader Linie. Finde einen Bauplatz, von dem aus sie die Horde erreichen.
    .why = Zwei Felder weit, und nichts dazwischen hält einen Schuss auf. Bogenschützen reichen weit, Magier treffen groß, Artillerie wirft mehrere Plättchen, Soldatentürme schicken Soldaten.
    .hint = Der Bauplatz zwei Felder unter der Horde, nach oben gedreht. Der zwei Felder rechts davon geht auch.
    .not = Spiele { $shooters } so, dass sie die Horde erreichen.
    .turned = Von dort und so gedreht reicht der Schuss nicht bis zur Horde. Zähle zwei Felder in gerader Linie.
    .pass = Diesen Turm brauchst du jetzt. Spiele ihn.
    .hero = Der Held bleibt, wo er ist. Lass den Turm schießen.
    .done = Noch nicht: Ein Goblin ist noch offen.
    .missed = Das Plättchen hat den Goblin verfehlt. Es muss auf seinem Kästchen liegen: Versuche es noch einmal.

round = Die Runde endet
    .do = Der vordere Goblin ist abgedeckt, und dein Mitspieler ist fertig. Melde dich auch fertig und sieh zu, was geschieht: Abgedeckte Horden sind besiegt, alle anderen marschieren weiter.
    .why = Die abgedeckte Horde ist weg und hat 2 Kristalle gebracht. Die andere ist ein Feld weitergezogen, ihre Plättchen bleiben auf ihr liegen. Deine Türme sind wieder auf deiner Hand: Gebaut wird jede Runde neu.
    .hint = Drücke „Fertig“.
    .not = Melde dich einfach fertig.
    .play = Das ginge, aber { $militia } erreicht von hier keine Horde. Melde dich fertig.
    .pass = Weitergeben kommt später. Melde dich fertig.
    .hero = Der Held wird hier nicht gebraucht. Melde dich fertig.

buy = Kristalle ausgeben
    .do = Am Ende jeder Runde kaufst du mit Kristallen neue Türme: 2 für Stufe 1, 3 für Stufe 2. Kaufe dir einen Turm der Stufe 1, welchen du willst.
    .why = Er kommt gleich auf deine Hand und kann in der neuen Runde gespielt werden. Kristalle gehören euch allen gemeinsam, also entscheidet auch gemeinsam, wer was bekommt.
    .hint = Wähle einen Turm im Vorrat und nimm ihn selbst.
    .not = Kaufe einen Turm für dich.
    .done = Kristalle kann man sparen, aber für zwei bekommst du jetzt gleich einen Turm. Kaufe einen.
    .partner = Wie großzügig! Behalte den Turm diesmal selbst.

leave = Was durchkommt
    .do = Nicht jede Horde lässt sich aufhalten. Diese steht auf dem letzten Feld, zwei ihrer vier Goblins sind abgedeckt, und du hast keinen Turm mehr. Melde dich fertig und sieh, was das kostet.
    .why = Jeder offene Gegner, der durchkommt, kostet das Königreich 1 Gesundheit: von 6 auf 4. Abgedeckte kosten nichts, also lohnt sich auch eine halbe Horde. Ohne Gesundheit fällt das Königreich.
    .hint = Drücke „Fertig“.
    .not = Sonst gibt es nichts zu tun: Melde dich fertig.
    .hero = Er könnte sich in den Weg werfen, aber diesmal wollen wir sehen, was es kostet. Melde dich fertig.

soldier = Halte sie auf
    .do = Vier Goblins kommen gleich durch, und das Königreich hat nur noch 3 Gesundheit. Ein einziger Soldat hält eine ganze Horde auf. Spiele { $militia } daneben, stelle den Soldaten auf irgendeinen Goblin und melde dich dann fertig.
    .why = Die Horde ist stehen geblieben. Der Soldat hat dabei eine Wunde erlitten und ist weg, aber du hast eine ganze Runde gewonnen. Die Goblins stehen noch vor dem Tor: Jetzt gib ihnen den Rest.
    .hint = Der Bauplatz unter der Horde, nach oben gedreht, dann irgendein Goblin, dann „Fertig“.
    .not = Spiele { $militia } so, dass der Soldat auf die Horde treten kann.
    .turned = Von dort und so gedreht kommt der Soldat nicht zur Horde.
    .pass = Die Soldaten brauchst du genau hier. Spiele { $militia }.
    .hero = Er könnte sie auch aufhalten, aber versuchen wir es mit den Soldaten.
    .missed = Niemand hat die Horde aufgehalten, und das Königreich ist gefallen. Stelle einen Soldaten auf sie, bevor du dich fertig meldest.

pass = Weitergeben und verbessern
    .do = Dein Mitspieler hat dir gerade einen Turm weitergegeben. Türme werden nur besser, wenn man sie weitergibt: jedes Mal um eine Stufe. Gib dafür einen von deinen weiter.
    .why = Der verbesserte Turm liegt verdeckt bei deinem Mitspieler und kommt am Ende der Runde auf dessen Hand. Auch deiner ist unterwegs. Fangt früh damit an und macht es oft!
    .hint = Wähle einen Turm auf deiner Hand und gib ihn deinem Mitspieler.
    .not = Gib deinem Mitspieler einen Turm weiter.
    .play = Die Horde ist noch weit weg. Nutze die Zeit zum Verbessern: Gib den Turm weiter.
    .hero = Der Held kann warten. Gib einen Turm weiter.
    .done = Bevor du fertig bist, gib einen Turm weiter. Es kostet nichts.

resist = Stahl gegen Pfeile
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

hero = Rufe deinen Helden
    .do = Einmal pro Runde darf sich dein Held bewegen und handeln. Aktiviere Malik, bewege ihn auf die Horde und stelle seine Basis so, dass sie alle vier Gegner abdeckt. Beende dann die Aktivierung.
    .why = Die Basis deckt 2×2 Kästchen ab, egal wogegen die Gegner darunter resistent sind. Hier ist das schon die ganze Horde, und der Held braucht nicht einmal seinen Angriff.
    .hint = Wähle den Helden, dann die Horde links über ihm. Die Basis gehört auf die vier Gegner in der Mitte.
    .not = Aktiviere deinen Helden und führe ihn auf die Horde.
    .move = Nicht dorthin: Geh direkt auf die Horde.
    .rest = Er ist bei voller Gesundheit. Führe ihn in den Kampf!
    .attack = Nicht nötig: Wenn die Basis richtig steht, ist alles abgedeckt. Beende die Aktivierung.
    .missed = Seine Basis deckt nicht alle Gegner ab. Versuche es noch einmal: 2×2 Kästchen, genau in der Mitte.

wound = Helden werden verwundet
    .do = Beende die Runde und sieh, was aus der Horde wird, und aus Malik.
    .why = Die Horde ist besiegt, aber wer auf ihr stand, erleidet 1 Wunde: Er hat noch 4 Gesundheit. Ein Held hält eine Horde auch auf, jedes Mal für 1 Wunde. Statt anzugreifen kann er rasten und ist wieder wie neu.
    .hint = Drücke „Fertig“.
    .not = Melde dich fertig.

portal = Schließe das Portal
    .do = Aus Portalen strömen Horden, und ein Portal, das ins Königreich gelangt, bedeutet die Niederlage. Die Zahl in der Mitte ist die Stufe, die ein Turm braucht, und dieses Kästchen bleibt frei. { $shooters } haben Stufe 1: Decke die letzten zwei Gegner ab.
    .why = Alle Gegner sind abgedeckt, also schließt sich das Portal gleich nach dieser Phase. Der Preis: Ein Turm, der ein Portal angreift, wird umgedreht und kommt zurück in den Vorrat. Überlege gut, welchen du hergibst.
    .hint = Der Bauplatz unter dem Portal, nach oben gedreht, oder der darüber, nach unten gedreht.
    .not = Greife das Portal mit { $shooters } an.
    .turned = Von dort und so gedreht reicht der Schuss nicht bis zum Portal.
    .pass = Das Portal steht vor dem Tor! Spiele den Turm.
    .hero = Helden können gegen Portale nichts ausrichten. Es braucht einen Turm.
    .done = Dann käme das Portal ins Königreich, und alles wäre verloren.
    .missed = Zwei Gegner müssen abgedeckt sein, und das Plättchen passt auf beide. Versuche es noch einmal.

win = Jetzt gewinne
    .do = Das letzte Portal steht vor dem Tor, und du hast zwei Türme. Decke alle seine Gegner ab und melde dich dann fertig. Keine Hilfe mehr: Wohin mit den Türmen, und was passt wo?
    .why = Gewonnen! Ist das letzte Portal zerstört, gewinnt ihr am Ende dieser Runde. Türme, Formen und ein gutes Auge: Das Königreich kann sich auf dich verlassen.
    .hint = Der Turm { $apprentice } deckt von unten den einzelnen Goblin und einen aus der Reihe ab. { $shooters } erledigen von oben den Rest.
    .not = Das geht jetzt nicht.
    .missed = Das Portal hat das Königreich erreicht. Sieh genau hin, wie sich die Formen mit ihren Türmen drehen, und versuche es noch einmal!
