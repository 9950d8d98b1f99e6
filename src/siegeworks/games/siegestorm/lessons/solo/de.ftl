# Siegestorm allein gegen einen Boss. Namen von Karten kommen von den Karten selbst: { $card-id }.

lesson = Allein gegen einen Boss
    .about = Niemand zum Spielen da? Byloss, der Goblinkönig, hat immer Zeit. Lerne, wie ein Boss denkt und wie man ihn aufhält.
    .end = Jetzt weißt du, wie ein Boss denkt: Er spielt alles, was er darf, das Teuerste zuerst, und er blufft nie. Halte seine Bedrohungsstufe niedrig und einen Verteidiger vor dir. Byloss wartet!

life = Ein Boss hat Lebensenergie
    .do = Das Deck eines Bosses ist nicht sein Leben: Das ist eine Zahl auf seinem Plan. Byloss hat noch 8. { $archon-of-returning-dawn } ist am Ende deines Kriegspfads angekommen: Gib den Befehl zu stürmen. Der Verteidiger des Bosses, { $goblin-tank }, zieht wie immer seine DEF ab: 7 − 3 = 4.
    .why = 4 Schaden durch den Angriff und 4 durch die Aktion: keine Lebensenergie mehr, der Boss ist geschlagen. Du gewinnst auch, wenn der Boss ziehen muss und keine Karten mehr hat. Du selbst verlierst wie in jeder Partie: wenn dir die Karten ausgehen.
    .hint = Wähle { $archon-of-returning-dawn }, dann den Boss.
    .not = Diesmal wird gestürmt.
    .support = Mit ATT 7, wo der Boss so kurz vor dem Ende steht? Stürme!
    .hold = Hier gibt es nichts mehr zu halten: Stürme, und der Boss ist geschlagen.

turn = Der Zug eines Bosses
    .do = Sieh jetzt zu, wie ein Boss spielt. Seine Bedrohungsstufe ist 2, und er bezahlt nichts für seine Karten. Beende deinen Zug und schau, was er getan hat.
    .why = Er hat drei Karten gezogen und jede gespielt, die nicht mehr kostet als seine Bedrohungsstufe, die teuerste zuerst. { $goblin-cutpurse } kam in die Entsendungszone. Für { $goblin-killer } war kein Platz mehr, also wurde daraus ein Trupp: ein Marker mit +1 ATT für jede seiner Kreaturen. { $chained-ogre } kostet 6, bleibt auf der Hand und geht von dort in die Reserve.
    .hint = Drücke „Zug beenden“.
    .not = Hier gibt es nichts anderes zu tun: Beende deinen Zug.

menace = Bedrohung statt Unterstützern
    .do = Ein Boss hat keine Unterstützer. Wo deine Karte von ihnen spricht, lies „Bedrohungsstufe“. { $purge-doctor } fügt 2 Schaden für jeden Unterstützer des Gegners zu, und Byloss steht auf Stufe 5+. Spiele die Karte als Aktion!
    .why = 2 × 5 = 10 Schaden. Auf 5+ darf ein Boss jede Karte spielen, egal was sie kostet; aber je bedrohlicher er ist, desto härter treffen ihn solche Karten.
    .hint = Wähle { $purge-doctor } auf deiner Hand, spiele die Karte als Aktion und bezahle 2 mit deinen Unterstützern.
    .not = Hier geht es um die Bedrohungsstufe: Spiele { $purge-doctor } als Aktion.
    .lancer = 2 Schaden sind schön, aber { $purge-doctor } macht gerade zehn.
    .end = Noch nicht: Eine Stufe von 5+ sollte man nutzen. Spiele { $purge-doctor } als Aktion.

lower = Halte ihn auf
    .do = Byloss wird gleich { $goblin-fusebiter } ziehen (Kosten 3), und seine Bedrohungsstufe ist 3. Die Fähigkeit von { $assassin } tötet einen Unterstützer und senkt damit die Stufe um 1. Benutze sie, bezahle 1 und beende dann den Zug.
    .why = Auf Stufe 2 konnte er { $goblin-fusebiter } nicht spielen, und es kamen nur zwei Schwächlinge. Jede Stufe weniger ist eine Karte, die du nicht fürchten musst.
    .hint = Wähle { $assassin } auf deinem Kriegspfad und bezahle mit einem Unterstützer. Drücke dann „Zug beenden“.
    .not = Benutze die Fähigkeit von { $assassin }, dann beende den Zug.
    .missed = Mit Bedrohungsstufe 3 kam { $goblin-fusebiter } ins Spiel. Senke zuerst die Stufe, mit der Fähigkeit von { $assassin }.

storm = Seine Kreaturen stürmen immer
    .do = Eine Kreatur des Bosses, die das dritte Feld verlässt, stürmt immer. { $goblin-killer } wird mit ATT 4 zuschlagen, und du hast nur 3 Karten. Entsende den Verteidiger, der das aufhält, dann beende den Zug.
    .why = 4 − 5: kein Schaden. Aber sieh dir die Bedrohungsstufe an. Sie steigt jedes Mal, wenn eine Kreatur von Byloss stürmt, und noch einmal, wenn alle gezogenen Karten zu teuer für ihn sind. Die Zeit arbeitet für den Boss.
    .hint = Vergleiche die DEF unten rechts mit ATT 4. Deine drei Unterstützer können bezahlen.
    .not = Hier geht es um deinen Verteidiger: Entsende eine Kreatur, dann beende den Zug.
    .action = Eine Aktion schützt dich jetzt nicht. Entsende eine Kreatur mit hoher DEF.
    .missed = Der Sturm kam durch. Vergleiche die DEF deiner Kreaturen mit ATT 4 und versuche es noch einmal.

bait = Ein Köder
    .do = { $goblin-killer } stürmt gleich mit ATT 5, du hast keinen Verteidiger, und von deinen 6 Karten gingen 5 verloren. Aber ein Boss ist gierig: Kann sein Sturm eine deiner Karten in der Kampfzone töten, trifft er sie und nicht dich. Lass { $psalm-singer } standhalten, dann beende den Zug.
    .why = Der ganze Schlag traf { $psalm-singer }, und dein Deck ist unversehrt. Von mehreren Karten, die er töten kann, nimmt ein Boss die teuerste; kann er keine töten, trifft er deine Ressourcen.
    .hint = Wähle { $psalm-singer }, dann deine Frontlinie oder das Niemandsland. Drücke danach „Zug beenden“.
    .not = Lass { $psalm-singer } standhalten, dann beende den Zug.
    .support = Als Unterstützer wäre diese Karte sicher, und der Schlag träfe dich. Lass sie standhalten.
    .storm = Mit ATT 0 richtet diese Karte keinen Schaden an. Lass sie standhalten.
    .missed = Der Schlag traf deine Ressourcen. Eine Karte in der Kampfzone hätte ihn auf sich gezogen.

negate = Die eine Reaktion
    .do = Ein Boss reagiert nie auf dich. In seinem Zug hast auch du nur eine Art von Reaktion: verhindern. Byloss spielt { $horn-of-the-horde }: zwei Truppmarker auf jede seiner Kreaturen. Antworte mit { $hermit-of-still-bells }!
    .why = Das Horn bleibt stumm, und { $goblin-tank } hat weiter ATT 0. Hebe solche Karten für den Schlag auf, der die Partie entscheiden würde: Im Zug eines Bosses hilft sonst nichts.
    .hint = Wähle { $hermit-of-still-bells } auf deiner Hand, spiele die Karte als Aktion und bezahle 1.
    .not = Verhindere die Aktion mit { $hermit-of-still-bells }.
    .pass = Dann bekommt jede seiner Kreaturen zwei Marker. Du hältst die Antwort in der Hand!

win = Besiege den Goblinkönig
    .do = Keine Hilfe mehr: Byloss hat Lebensenergie 14 und Bedrohungsstufe 4. Besiege ihn, wie immer du willst.
    .why = Byloss ist geschlagen! Achte auf seine Lebensenergie, seine Bedrohungsstufe und das dritte Feld seines Kriegspfads: Mehr muss man von einem Boss nicht wissen.
    .hint = { $archon-of-returning-dawn } steht auf dem dritten Feld, und { $purge-doctor } zählt die Bedrohungsstufe. Zusammen reicht das.
    .not = Das geht jetzt nicht.
    .missed = Diesmal hat der Goblinkönig gewonnen. Für einen neuen Versuch ist er immer bereit!
