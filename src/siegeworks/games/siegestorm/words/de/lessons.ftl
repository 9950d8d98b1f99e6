## Eine erste Partie Siegestorm. Namen von Karten kommen von den Karten selbst: { $card-id }.

lesson-first-game = Erste Partie
    .about = Zwei Armeen, zwei Decks, ein Schlachtfeld. Gewinne deine ersten kleinen Kämpfe und lerne dabei jeden Zug, den du brauchst.
    .end = Das ist Siegestorm: bezahlen, vorrücken, stürmen und beide Decks im Auge behalten. Der Rest steht auf den Karten. Zeit für eine richtige Partie!

lesson-first-game-life = Dein Deck ist dein Leben
    .do = Dein Deck sind deine Ressourcen, und Schaden nimmt Karten von oben weg. Dein Gegenspieler hat nur noch eine einzige Karte. Spiele { $sentinel-of-the-low-gate } als Aktion: 1 Schaden für jede gegnerische Kreatur, und dort stehen zwei.
    .why = Zwei Schaden, aber nur noch eine Karte: Dein Gegenspieler ist geschlagen. Dasselbe geschieht jedem, der ziehen muss und nicht kann. Jede Karte, die du ziehst, bezahlst oder verlierst, bringt also auch dein eigenes Ende näher.
    .hint = Wähle die Karte auf deiner Hand und spiele sie als Aktion.
    .not = Das noch nicht. Spiele { $sentinel-of-the-low-gate } als Aktion und sieh, wie eine Partie endet.
    .deploy = Als Kreatur wäre die Karte drei Züge lang unterwegs, bevor sie zuschlägt. Ihre Aktion wirkt sofort: Spiele sie als Aktion.
    .end = Du könntest den Zug beenden, aber der Sieg liegt in deiner Hand. Spiele zuerst die Karte als Aktion.

lesson-first-game-deploy = Entsende eine Kreatur
    .do = Die meisten Kämpfe entscheiden Kreaturen. Entsende { $novice-of-the-font }: Die Karte kostet 0, du legst sie also einfach hin.
    .why = Die Kreatur steht jetzt in deiner Entsendungszone, dem ersten der drei Felder deines Kriegspfads. Solange sie dort steht, ist sie dein Verteidiger. Du darfst eine Kreatur pro Zug spielen, und nur, solange dieses Feld leer ist.
    .hint = Wähle { $novice-of-the-font } auf deiner Hand, dann das hervorgehobene Feld deines Kriegspfads.
    .not = Eins nach dem anderen: Entsende zuerst { $novice-of-the-font }.
    .end = Dein Kriegspfad bliebe leer und niemand würde dich schützen. Entsende eine Kreatur, bevor du den Zug beendest.

lesson-first-game-pay = Mit Karten bezahlen
    .do = { $sunlit-lancer } kostet 1: die Zahl oben links. Du bezahlst, indem du so viele andere Karten von der Hand abwirfst. Entsende die Kreatur und wähle, welche Karte du hergibst.
    .why = Die abgeworfene Karte liegt jetzt bei deinen Verlusten. In den ersten Zügen taugt eine so teure Karte wie { $colossus-of-prayer } gut als Münze: 6 könntest du noch lange nicht bezahlen.
    .hint = Wähle { $sunlit-lancer } und das Feld. Wähle dann die Karte, mit der du bezahlst.
    .not = Hier geht es ums Bezahlen: Entsende { $sunlit-lancer }.
    .free = { $psalm-singer } kostet nichts, da gibt es nichts zu bezahlen. Versuche es mit { $sunlit-lancer }.
    .action = Auch das geht, wie du bald sehen wirst. Entsende { $sunlit-lancer } jetzt als Kreatur.
    .end = Noch nicht: Entsende zuerst { $sunlit-lancer }.

lesson-first-game-advance = Die Armee rückt vor
    .do = Deine Entsendungszone ist besetzt und du kannst nichts mehr tun. Beende den Zug. Dein Gegenspieler ist an der Reihe, dann beginnt dein nächster Zug.
    .why = Zu Beginn deines Zuges hast du zwei Karten gezogen, dann ist dein ganzer Kriegspfad ein Feld vorgerückt. Die Entsendungszone ist wieder frei. Wer über das dritte Feld hinausrückt, bekommt einen Befehl.
    .hint = Drücke „Zug beenden“.
    .not = Hier gibt es nichts anderes zu tun: Beende den Zug.

lesson-first-game-storm = Stürmen!
    .do = { $archon-of-returning-dawn } ist am Ende deines Kriegspfads angekommen und wartet auf einen Befehl. Gib den Befehl zu stürmen. Vom ATT 7 wird die DEF des Verteidigers in der gegnerischen Entsendungszone abgezogen: 7 − 2 = 5.
    .why = 5 Schaden durch den Angriff. Danach führt eine stürmende Kreatur auch noch ihre Aktion aus, ganz umsonst: 4 weitere. Neun Karten weniger im gegnerischen Deck! Nach dem Sturm kommt die Kreatur zu deinen Verlusten.
    .hint = Wähle { $archon-of-returning-dawn }, dann deinen Gegenspieler.
    .not = Jetzt ist der Moment zu stürmen.
    .support = Unterstützen ist nützlich, aber nicht mit ATT 7. Stürme!
    .hold = Standhalten kommt im nächsten Schritt. Diesmal heißt es: stürmen!

lesson-first-game-hold = Standhalten
    .do = { $psalm-singer } hat ATT 0, ein Sturm würde nichts bewirken. Aber die passive Fähigkeit ist stark: Deine Kreaturen auf dem Kriegspfad bekommen +1 DEF. Lass diese Karte standhalten, auf deiner Frontlinie oder im Niemandsland.
    .why = In der Kampfzone rückt die Kreatur nicht mehr vor, und ihre passive Fähigkeit wirkt weiter, bis sie ersetzt oder getötet wird: { $hermit-of-still-bells } behält +1 DEF.
    .hint = Wähle { $psalm-singer }, dann deine Frontlinie oder das Niemandsland zwischen den beiden Pfaden.
    .not = Lass { $psalm-singer } standhalten.
    .support = Als Unterstützer läge die Karte verdeckt und ihre Fähigkeit wäre verloren. Lass sie standhalten.
    .storm = Mit ATT 0 gibt es keinen Schaden. Lass die Kreatur standhalten.

lesson-first-game-support = Unterstützen
    .do = { $novice-of-the-font } ist im Kampf keine große Hilfe. Gib den dritten Befehl: unterstützen.
    .why = Die Karte liegt jetzt verdeckt in deiner Unterstützungszone und ist sofort bereit. Jeder Unterstützer bezahlt 1 für dich, in jedem Zug aufs Neue. Je früher du welche hast, desto mehr sparen sie dir.
    .hint = Wähle { $novice-of-the-font }, dann deine Unterstützungszone.
    .not = Der Befehl, um den es jetzt geht, heißt unterstützen.
    .storm = ATT 1 gegen DEF 2 macht überhaupt keinen Schaden. Als Unterstützer ist die Karte mehr wert.
    .hold = Deine Frontlinie ist besetzt, und die Fähigkeit bringt dort wenig. Mach die Karte zum Unterstützer.

lesson-first-game-commit = Mit Unterstützern bezahlen
    .do = Du hast jetzt zwei Unterstützer. Entsende { $shield-matron }, Kosten 2, und lass die beiden bezahlen statt der Karten auf deiner Hand.
    .why = Hinzugezogene Unterstützer werden quer gedreht, bleiben dir aber: Zu Beginn deines nächsten Zuges sind sie wieder bereit. Du hast eine starke Kreatur und deine Karte noch auf der Hand.
    .hint = Wähle { $shield-matron } und das Feld, dann einen Unterstützer nach dem anderen.
    .not = Entsende zuerst { $shield-matron }.
    .discard = Damit ließe sich auch bezahlen, aber die Karte wäre weg. Unterstützer kommen wieder: Lass sie bezahlen.
    .end = Deine Unterstützer sind bereit und wollen bezahlen. Entsende zuerst { $shield-matron }.

lesson-first-game-action = Eine Karte als Aktion
    .do = Deine Entsendungszone ist besetzt, aber Aktionen gehen in deinem Zug jederzeit. Spiele { $sunlit-lancer } als Aktion und bezahle 1 mit einer Karte oder einem Unterstützer.
    .why = Sofort 2 Schaden, und 1 Karte geheilt: Sie liegt auf deinem Heilungsstapel, von dem Schaden zuerst genommen wird. Eine benutzte Aktion kommt zu deinen Verlusten. Spiele so viele, wie du bezahlen kannst.
    .hint = Wähle { $sunlit-lancer }, spiele die Karte als Aktion und bezahle dann 1.
    .not = Spiele { $sunlit-lancer } als Aktion.
    .novice = Das heilt, macht aber keinen Schaden. Spiele { $sunlit-lancer } als Aktion.
    .end = Eine Aktion lohnt sich noch: { $sunlit-lancer }.

lesson-first-game-strike = Räume die Frontlinie
    .do = { $bellows-of-plague } hält die gegnerische Frontlinie und gibt jeder Kreatur dort drüben +2 ATT. Stürme mit { $archon-of-returning-dawn } und greife diese Kreatur an statt des Gegenspielers.
    .why = 7 − 1 für den Verteidiger lässt 6 übrig, mehr als die DEF von 3: getötet. Gleich viel hätte nicht gereicht. Kreaturen auf einem Kriegspfad können nie angegriffen werden, nur solche in der Kampfzone.
    .hint = Befiehl den Sturm, dann wähle die Kreatur auf der gegnerischen Frontlinie.
    .not = Befiehl den Sturm und wähle { $bellows-of-plague } als Ziel.
    .player = Ein guter Schlag, aber diese Fähigkeit würde dich die ganze Partie lang stören. Greife { $bellows-of-plague } auf der Frontlinie an.
    .support = Hier braucht es einen Sturm.
    .hold = Hier braucht es einen Sturm.

lesson-first-game-react = Reagiere!
    .do = Dein Gegenspieler ist am Zug und spielt { $ashmouth-hound } als Aktion: 2 Schaden, und du hast nur noch eine Karte! Auf jede Aktion darfst du reagieren. Spiele { $hermit-of-still-bells } und verhindere sie.
    .why = Aktion und Reaktion bilden die Befehlskette, und sie wird rückwärts ausgeführt: Deine kam zuletzt, also wirkte sie zuerst. Die verhinderte Aktion tut nichts, und ihre Kosten bleiben bezahlt.
    .hint = Wähle { $hermit-of-still-bells } auf deiner Hand und spiele die Karte als Aktion.
    .not = Verhindere die Aktion mit { $hermit-of-still-bells }.
    .pass = Wenn du nicht reagierst, kommt der Schaden und du bist geschlagen. Die Antwort hältst du in der Hand!

lesson-first-game-defend = Wähle deinen Verteidiger
    .do = Im nächsten Zug stürmt { $gravemother } mit ATT 4, und du hast nur 3 Karten. Danach musst du noch zwei ziehen können. Entsende die Kreatur, die dich rettet, und beende dann den Zug.
    .why = 4 − 5 ist nicht einmal null: gar kein Schaden. Du hast deine zwei Karten gezogen und bist noch im Spiel. Sieh vor dem Ende jedes Zuges nach, was drüben auf dem dritten Feld steht.
    .hint = Vergleiche die DEF unten rechts mit ATT 4. Deine drei Unterstützer können bezahlen.
    .not = Hier geht es um deinen Verteidiger: Entsende eine Kreatur, dann beende den Zug.
    .action = Eine Aktion schützt dich jetzt nicht. Entsende eine Kreatur mit hoher DEF.
    .missed = Das war zu wenig Schutz: Mit so wenigen Karten geht es nicht weiter. Vergleiche die DEF deiner Kreaturen mit ATT 4 und versuche es noch einmal.

lesson-first-game-win = Jetzt gewinne
    .do = Keine Hilfe mehr: Dein Gegenspieler hat 7 Karten, du hast eine Armee. Gewinne diese Partie, wie immer du willst.
    .why = Gewonnen! Beide Decks zählen, Angriffe und Aktionen zusammenrechnen und zuschlagen, wenn es reicht: Das ist der Kern von Siegestorm.
    .hint = { $archon-of-returning-dawn } steht auf dem dritten Feld. Geh im Zug weiter und gib den richtigen Befehl.
    .not = Das geht jetzt nicht.
    .missed = Diesmal hat die andere Seite gewonnen. Das passiert den Besten: Versuche es noch einmal!


## Siegestorm allein gegen einen Boss. Namen von Karten kommen von den Karten selbst: { $card-id }.

lesson-solo = Allein gegen einen Boss
    .about = Niemand zum Spielen da? Byloss, der Goblinkönig, hat immer Zeit. Lerne, wie ein Boss denkt und wie man ihn aufhält.
    .end = Jetzt weißt du, wie ein Boss denkt: Er spielt alles, was er darf, das Teuerste zuerst, und er blufft nie. Halte seine Bedrohungsstufe niedrig und einen Verteidiger vor dir. Byloss wartet!

lesson-solo-life = Ein Boss hat Lebensenergie
    .do = Das Deck eines Bosses ist nicht sein Leben: Das ist eine Zahl auf seinem Plan. Byloss hat noch 8. { $archon-of-returning-dawn } ist am Ende deines Kriegspfads angekommen: Gib den Befehl zu stürmen. Der Verteidiger des Bosses, { $goblin-tank }, zieht wie immer seine DEF ab: 7 − 3 = 4.
    .why = 4 Schaden durch den Angriff und 4 durch die Aktion: keine Lebensenergie mehr, der Boss ist geschlagen. Du gewinnst auch, wenn der Boss ziehen muss und keine Karten mehr hat. Du selbst verlierst wie in jeder Partie: wenn dir die Karten ausgehen.
    .hint = Wähle { $archon-of-returning-dawn }, dann den Boss.
    .not = Diesmal wird gestürmt.
    .support = Mit ATT 7, wo der Boss so kurz vor dem Ende steht? Stürme!
    .hold = Hier gibt es nichts mehr zu halten: Stürme, und der Boss ist geschlagen.

lesson-solo-turn = Der Zug eines Bosses
    .do = Sieh jetzt zu, wie ein Boss spielt. Seine Bedrohungsstufe ist 2, und er bezahlt nichts für seine Karten. Beende deinen Zug und schau, was er getan hat.
    .why = Er hat drei Karten gezogen und jede gespielt, die nicht mehr kostet als seine Bedrohungsstufe, die teuerste zuerst. { $goblin-cutpurse } kam in die Entsendungszone. Für { $goblin-killer } war kein Platz mehr, also wurde daraus ein Trupp: ein Marker mit +1 ATT für jede seiner Kreaturen. { $chained-ogre } kostet 6, bleibt auf der Hand und geht von dort in die Reserve.
    .hint = Drücke „Zug beenden“.
    .not = Hier gibt es nichts anderes zu tun: Beende deinen Zug.

lesson-solo-menace = Bedrohung statt Unterstützern
    .do = Ein Boss hat keine Unterstützer. Wo deine Karte von ihnen spricht, lies „Bedrohungsstufe“. { $purge-doctor } fügt 2 Schaden für jeden Unterstützer des Gegners zu, und Byloss steht auf Stufe 5+. Spiele die Karte als Aktion!
    .why = 2 × 5 = 10 Schaden. Auf 5+ darf ein Boss jede Karte spielen, egal was sie kostet; aber je bedrohlicher er ist, desto härter treffen ihn solche Karten.
    .hint = Wähle { $purge-doctor } auf deiner Hand, spiele die Karte als Aktion und bezahle 2 mit deinen Unterstützern.
    .not = Hier geht es um die Bedrohungsstufe: Spiele { $purge-doctor } als Aktion.
    .lancer = 2 Schaden sind schön, aber { $purge-doctor } macht gerade zehn.
    .end = Noch nicht: Eine Stufe von 5+ sollte man nutzen. Spiele { $purge-doctor } als Aktion.

lesson-solo-lower = Halte ihn auf
    .do = Byloss wird gleich { $goblin-fusebiter } ziehen (Kosten 3), und seine Bedrohungsstufe ist 3. Die Fähigkeit von { $assassin } tötet einen Unterstützer und senkt damit die Stufe um 1. Benutze sie, bezahle 1 und beende dann den Zug.
    .why = Auf Stufe 2 konnte er { $goblin-fusebiter } nicht spielen, und es kamen nur zwei Schwächlinge. Jede Stufe weniger ist eine Karte, die du nicht fürchten musst.
    .hint = Wähle { $assassin } auf deinem Kriegspfad und bezahle mit einem Unterstützer. Drücke dann „Zug beenden“.
    .not = Benutze die Fähigkeit von { $assassin }, dann beende den Zug.
    .missed = Mit Bedrohungsstufe 3 kam { $goblin-fusebiter } ins Spiel. Senke zuerst die Stufe, mit der Fähigkeit von { $assassin }.

lesson-solo-storm = Seine Kreaturen stürmen immer
    .do = Eine Kreatur des Bosses, die das dritte Feld verlässt, stürmt immer. { $goblin-killer } wird mit ATT 4 zuschlagen, und du hast nur 3 Karten. Entsende den Verteidiger, der das aufhält, dann beende den Zug.
    .why = 4 − 5: kein Schaden. Aber sieh dir die Bedrohungsstufe an. Sie steigt jedes Mal, wenn eine Kreatur von Byloss stürmt, und noch einmal, wenn alle gezogenen Karten zu teuer für ihn sind. Die Zeit arbeitet für den Boss.
    .hint = Vergleiche die DEF unten rechts mit ATT 4. Deine drei Unterstützer können bezahlen.
    .not = Hier geht es um deinen Verteidiger: Entsende eine Kreatur, dann beende den Zug.
    .action = Eine Aktion schützt dich jetzt nicht. Entsende eine Kreatur mit hoher DEF.
    .missed = Der Sturm kam durch. Vergleiche die DEF deiner Kreaturen mit ATT 4 und versuche es noch einmal.

lesson-solo-bait = Ein Köder
    .do = { $goblin-killer } stürmt gleich mit ATT 5, du hast keinen Verteidiger, und von deinen 6 Karten gingen 5 verloren. Aber ein Boss ist gierig: Kann sein Sturm eine deiner Karten in der Kampfzone töten, trifft er sie und nicht dich. Lass { $psalm-singer } standhalten, dann beende den Zug.
    .why = Der ganze Schlag traf { $psalm-singer }, und dein Deck ist unversehrt. Von mehreren Karten, die er töten kann, nimmt ein Boss die teuerste; kann er keine töten, trifft er deine Ressourcen.
    .hint = Wähle { $psalm-singer }, dann deine Frontlinie oder das Niemandsland. Drücke danach „Zug beenden“.
    .not = Lass { $psalm-singer } standhalten, dann beende den Zug.
    .support = Als Unterstützer wäre diese Karte sicher, und der Schlag träfe dich. Lass sie standhalten.
    .storm = Mit ATT 0 richtet diese Karte keinen Schaden an. Lass sie standhalten.
    .missed = Der Schlag traf deine Ressourcen. Eine Karte in der Kampfzone hätte ihn auf sich gezogen.

lesson-solo-negate = Die eine Reaktion
    .do = Ein Boss reagiert nie auf dich. In seinem Zug hast auch du nur eine Art von Reaktion: verhindern. Byloss spielt { $horn-of-the-horde }: zwei Truppmarker auf jede seiner Kreaturen. Antworte mit { $hermit-of-still-bells }!
    .why = Das Horn bleibt stumm, und { $goblin-tank } hat weiter ATT 0. Hebe solche Karten für den Schlag auf, der die Partie entscheiden würde: Im Zug eines Bosses hilft sonst nichts.
    .hint = Wähle { $hermit-of-still-bells } auf deiner Hand, spiele die Karte als Aktion und bezahle 1.
    .not = Verhindere die Aktion mit { $hermit-of-still-bells }.
    .pass = Dann bekommt jede seiner Kreaturen zwei Marker. Du hältst die Antwort in der Hand!

lesson-solo-win = Besiege den Goblinkönig
    .do = Keine Hilfe mehr: Byloss hat Lebensenergie 14 und Bedrohungsstufe 4. Besiege ihn, wie immer du willst.
    .why = Byloss ist geschlagen! Achte auf seine Lebensenergie, seine Bedrohungsstufe und das dritte Feld seines Kriegspfads: Mehr muss man von einem Boss nicht wissen.
    .hint = { $archon-of-returning-dawn } steht auf dem dritten Feld, und { $purge-doctor } zählt die Bedrohungsstufe. Zusammen reicht das.
    .not = Das geht jetzt nicht.
    .missed = Diesmal hat der Goblinkönig gewonnen. Für einen neuen Versuch ist er immer bereit!
