# Helden und Zauber von Rift in Time. Namen von Fähigkeiten und Zaubern kommen von ihren Plättchen: { $fire-rain }.

lesson = Helden und Zauber
    .about = Dein Held kann zuschlagen, eine ganze Horde aufhalten, sich schützen und rasten. Zauber wirken nur einmal pro Partie, dafür überall. Probiere alles aus.
    .end = Jetzt weißt du, was Helden und Zauber können. Zauber gibt es ab dem vierten Szenario, dein Held kämpft vom ersten an. Auf geht's!

attack = Nahkampf
    .do = Malik steht auf dieser Horde, und seine Basis deckt schon einen Goblin ab. Aktiviere ihn und nutze seinen Basisangriff: ein Plättchen von 2×2 Kästchen auf der Horde, auf der er steht. Decke die anderen drei ab und beende dann die Aktivierung.
    .why = Basis und Plättchen decken zusammen die ganze Horde ab. Ein Held darf sich in jeder Runde bewegen und eine Aktion ausführen, in beliebiger Reihenfolge. Ginge er jetzt weg, würde seine Basis nichts mehr abdecken.
    .hint = Wähle den Helden, dann den Basisangriff. Die Blickrichtung ist hier egal. Lege das Plättchen auf die drei Goblins und beende die Aktivierung.
    .not = Aktiviere Malik und greife an.
    .move = Bleib! Wenn er weggeht, ist der Goblin unter seiner Basis wieder offen.
    .rest = Er ist bei voller Gesundheit. Greife an!
    .missed = Es sind nicht alle Goblins abgedeckt. Einen hält seine Basis, die anderen drei muss das Plättchen erwischen: Versuche es noch einmal.

hold = Eine lebende Mauer
    .do = Sechs Goblins kommen gleich durch, mehr, als das Königreich verkraftet. Besiegen kannst du sie in dieser Runde nicht, aber aufhalten. Führe Malik auf die Horde, beende die Aktivierung und melde dich fertig.
    .why = Eine Horde, auf der ein Held steht, bewegt sich nicht. Das kostet ihn jedes Mal 1 Wunde, aber anders als ein Soldat bleibt er stehen. Bei Eile hält er beide Versuche auf, für 2 Wunden.
    .hint = Wähle den Helden, dann die Horde vor dem Tor; die Basis kommt, wohin du willst. Beende die Aktivierung und drücke „Fertig“.
    .not = Führe Malik auf die Horde.
    .move = Nicht dorthin: Nur auf der Horde selbst kann er sie aufhalten.
    .rest = Dafür ist keine Zeit: Die Horde steht vor dem Tor!
    .missed = Niemand stand im Weg, und das Königreich ist gefallen. Führe Malik auf die Horde, bevor du dich fertig meldest.

ability = Spezialfähigkeit
    .do = Malik hält die Horde auf, aber er ist erschöpft: nur noch 2 Gesundheit. Nutze seine Spezialfähigkeit { $hands-off }: Sie schützt ihn bis zum Ende der Runde. Greife außerdem an, wenn du magst, und beende dann die Aktivierung und die Runde.
    .why = Ein geschützter Held erleidet gar keine Wunden, und die Horde ist trotzdem stehen geblieben. Eine benutzte Fähigkeit wird umgedreht und ist weg, bis er rastet.
    .hint = Wähle den Helden, dann { $hands-off }. Greife an oder nicht, beende die Aktivierung und drücke „Fertig“.
    .not = Nutze die Spezialfähigkeit { $hands-off }.
    .move = Wenn er geht, kommt die Horde durch. Bleib und nutze { $hands-off }.
    .rest = Eine Rast würde ihn heilen, aber die Horde würde ihn gleich wieder verwunden. Zuerst { $hands-off }.
    .missed = Die Horde hat ihn verwundet. Nutze { $hands-off }, bevor du dich fertig meldest.

rest = Eine Rast
    .do = Die Gefahr ist vorbei, und Malik hat noch 1 Gesundheit. Lass ihn rasten: Das kostet seine Aktion, aber bewegen darf er sich noch. Beende dann die Aktivierung.
    .why = Volle Gesundheit, und { $hands-off } liegt wieder offen. Eine Rast in einer ruhigen Runde ist oft mehr wert als ein Schlag. Ein Held ohne Gesundheit fällt eine ganze Runde lang aus.
    .hint = Wähle den Helden, dann „Rast“, und beende die Aktivierung.
    .not = Lass Malik rasten.
    .missed = Er hat nicht gerastet und immer noch 1 Gesundheit. Versuche es noch einmal: zuerst rasten.

spell = Ein Zauber
    .do = Diese Horde ist weit weg, und du hast keinen Turm. Aber einen Zauber: { $fire-rain } legt ein Plättchen von zwei Kästchen und eines von einem Kästchen auf eine beliebige Horde. Decke die drei Goblins ab.
    .why = Ein Zauber braucht keinen Turm, keinen Helden und keine Reichweite, und seine Plättchen darfst du sogar frei drehen. Dafür ist er für diese Partie weg: Hebe ihn für den richtigen Moment auf. Gegen Portale helfen die meisten Zauber nicht.
    .hint = Wirke { $fire-rain }, lege das lange Plättchen auf zwei Goblins übereinander und dann das kleine auf den dritten.
    .not = Wirke { $fire-rain }.
    .hero = Er käme nicht bis dorthin. Wirke { $fire-rain }.
    .done = Der Zauber liegt bereit, und die Goblins auch. Wirke { $fire-rain }.
    .missed = Ein Goblin ist noch offen. Zwei Kästchen und noch eines: Das passt genau. Versuche es noch einmal.

both = Jetzt halte beide auf
    .do = Zwei Horden stehen vor dem Tor, dein Held hat schon gehandelt, und das Königreich hat 3 Gesundheit. Eine Horde, der eine andere im Weg steht, springt über sie hinweg, auch aus der Karte hinaus! Du hast { $reinforcements }: zwei Soldaten auf beliebige Horden. Rette das Königreich und melde dich dann fertig.
    .why = Ein Soldat auf jeder Horde, und keine hat sich bewegt. Mit beiden Soldaten auf der ersten wäre die zweite über sie hinweggesprungen. Du hast eine Runde gewonnen: Nutze sie gut.
    .hint = Wirke { $reinforcements } und stelle auf jede der beiden Horden einen Soldaten. Drücke dann „Fertig“.
    .not = Das geht jetzt nicht.
    .missed = Eine der Horden ist durchgekommen. Beide müssen aufgehalten werden, und du hast zwei Soldaten: Versuche es noch einmal.
