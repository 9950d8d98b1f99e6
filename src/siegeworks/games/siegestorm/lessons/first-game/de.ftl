# Eine erste Partie Siegestorm. Namen von Karten kommen von den Karten selbst: { $card-id }.

lesson = Erste Partie
    .about = Zwei Armeen, zwei Decks, ein Schlachtfeld. Gewinne deine ersten kleinen Kämpfe und lerne dabei jeden Zug, den du brauchst.
    .end = Das ist Siegestorm: bezahlen, vorrücken, stürmen und beide Decks im Auge behalten. Der Rest steht auf den Karten. Zeit für eine richtige Partie!

life = Dein Deck ist dein Leben
    .do = Dein Deck sind deine Ressourcen, und Schaden nimmt Karten von oben weg. Dein Gegenspieler hat nur noch eine einzige Karte. Spiele { $sentinel-of-the-low-gate } als Aktion: 1 Schaden für jede gegnerische Kreatur, und dort stehen zwei.
    .why = Zwei Schaden, aber nur noch eine Karte: Dein Gegenspieler ist geschlagen. Dasselbe geschieht jedem, der ziehen muss und nicht kann. Jede Karte, die du ziehst, bezahlst oder verlierst, bringt also auch dein eigenes Ende näher.
    .hint = Wähle die Karte auf deiner Hand und spiele sie als Aktion.
    .not = Das noch nicht. Spiele { $sentinel-of-the-low-gate } als Aktion und sieh, wie eine Partie endet.
    .deploy = Als Kreatur wäre die Karte drei Züge lang unterwegs, bevor sie zuschlägt. Ihre Aktion wirkt sofort: Spiele sie als Aktion.
    .end = Du könntest den Zug beenden, aber der Sieg liegt in deiner Hand. Spiele zuerst die Karte als Aktion.

deploy = Entsende eine Kreatur
    .do = Die meisten Kämpfe entscheiden Kreaturen. Entsende { $novice-of-the-font }: Die Karte kostet 0, du legst sie also einfach hin.
    .why = Die Kreatur steht jetzt in deiner Entsendungszone, dem ersten der drei Felder deines Kriegspfads. Solange sie dort steht, ist sie dein Verteidiger. Du darfst eine Kreatur pro Zug spielen, und nur, solange dieses Feld leer ist.
    .hint = Wähle { $novice-of-the-font } auf deiner Hand, dann das hervorgehobene Feld deines Kriegspfads.
    .not = Eins nach dem anderen: Entsende zuerst { $novice-of-the-font }.
    .end = Dein Kriegspfad bliebe leer und niemand würde dich schützen. Entsende eine Kreatur, bevor du den Zug beendest.

pay = Mit Karten bezahlen
    .do = { $sunlit-lancer } kostet 1: die Zahl oben links. Du bezahlst, indem du so viele andere Karten von der Hand abwirfst. Entsende die Kreatur und wähle, welche Karte du hergibst.
    .why = Die abgeworfene Karte liegt jetzt bei deinen Verlusten. In den ersten Zügen taugt eine so teure Karte wie { $colossus-of-prayer } gut als Münze: 6 könntest du noch lange nicht bezahlen.
    .hint = Wähle { $sunlit-lancer } und das Feld. Wähle dann die Karte, mit der du bezahlst.
    .not = Hier geht es ums Bezahlen: Entsende { $sunlit-lancer }.
    .free = { $psalm-singer } kostet nichts, da gibt es nichts zu bezahlen. Versuche es mit { $sunlit-lancer }.
    .action = Auch das geht, wie du bald sehen wirst. Entsende { $sunlit-lancer } jetzt als Kreatur.
    .end = Noch nicht: Entsende zuerst { $sunlit-lancer }.

advance = Die Armee rückt vor
    .do = Deine Entsendungszone ist besetzt und du kannst nichts mehr tun. Beende den Zug. Dein Gegenspieler ist an der Reihe, dann beginnt dein nächster Zug.
    .why = Zu Beginn deines Zuges hast du zwei Karten gezogen, dann ist dein ganzer Kriegspfad ein Feld vorgerückt. Die Entsendungszone ist wieder frei. Wer über das dritte Feld hinausrückt, bekommt einen Befehl.
    .hint = Drücke „Zug beenden“.
    .not = Hier gibt es nichts anderes zu tun: Beende den Zug.

storm = Stürmen!
    .do = { $archon-of-returning-dawn } ist am Ende deines Kriegspfads angekommen und wartet auf einen Befehl. Gib den Befehl zu stürmen. Vom ATT 7 wird die DEF des Verteidigers in der gegnerischen Entsendungszone abgezogen: 7 − 2 = 5.
    .why = 5 Schaden durch den Angriff. Danach führt eine stürmende Kreatur auch noch ihre Aktion aus, ganz umsonst: 4 weitere. Neun Karten weniger im gegnerischen Deck! Nach dem Sturm kommt die Kreatur zu deinen Verlusten.
    .hint = Wähle { $archon-of-returning-dawn }, dann deinen Gegenspieler.
    .not = Jetzt ist der Moment zu stürmen.
    .support = Unterstützen ist nützlich, aber nicht mit ATT 7. Stürme!
    .hold = Standhalten kommt im nächsten Schritt. Diesmal heißt es: stürmen!

hold = Standhalten
    .do = { $psalm-singer } hat ATT 0, ein Sturm würde nichts bewirken. Aber die passive Fähigkeit ist stark: Deine Kreaturen auf dem Kriegspfad bekommen +1 DEF. Lass diese Karte standhalten, auf deiner Frontlinie oder im Niemandsland.
    .why = In der Kampfzone rückt die Kreatur nicht mehr vor, und ihre passive Fähigkeit wirkt weiter, bis sie ersetzt oder getötet wird: { $hermit-of-still-bells } behält +1 DEF.
    .hint = Wähle { $psalm-singer }, dann deine Frontlinie oder das Niemandsland zwischen den beiden Pfaden.
    .not = Lass { $psalm-singer } standhalten.
    .support = Als Unterstützer läge die Karte verdeckt und ihre Fähigkeit wäre verloren. Lass sie standhalten.
    .storm = Mit ATT 0 gibt es keinen Schaden. Lass die Kreatur standhalten.

support = Unterstützen
    .do = { $novice-of-the-font } ist im Kampf keine große Hilfe. Gib den dritten Befehl: unterstützen.
    .why = Die Karte liegt jetzt verdeckt in deiner Unterstützungszone und ist sofort bereit. Jeder Unterstützer bezahlt 1 für dich, in jedem Zug aufs Neue. Je früher du welche hast, desto mehr sparen sie dir.
    .hint = Wähle { $novice-of-the-font }, dann deine Unterstützungszone.
    .not = Der Befehl, um den es jetzt geht, heißt unterstützen.
    .storm = ATT 1 gegen DEF 2 macht überhaupt keinen Schaden. Als Unterstützer ist die Karte mehr wert.
    .hold = Deine Frontlinie ist besetzt, und die Fähigkeit bringt dort wenig. Mach die Karte zum Unterstützer.

commit = Mit Unterstützern bezahlen
    .do = Du hast jetzt zwei Unterstützer. Entsende { $shield-matron }, Kosten 2, und lass die beiden bezahlen statt der Karten auf deiner Hand.
    .why = Hinzugezogene Unterstützer werden quer gedreht, bleiben dir aber: Zu Beginn deines nächsten Zuges sind sie wieder bereit. Du hast eine starke Kreatur und deine Karte noch auf der Hand.
    .hint = Wähle { $shield-matron } und das Feld, dann einen Unterstützer nach dem anderen.
    .not = Entsende zuerst { $shield-matron }.
    .discard = Damit ließe sich auch bezahlen, aber die Karte wäre weg. Unterstützer kommen wieder: Lass sie bezahlen.
    .end = Deine Unterstützer sind bereit und wollen bezahlen. Entsende zuerst { $shield-matron }.

action = Eine Karte als Aktion
    .do = Deine Entsendungszone ist besetzt, aber Aktionen gehen in deinem Zug jederzeit. Spiele { $sunlit-lancer } als Aktion und bezahle 1 mit einer Karte oder einem Unterstützer.
    .why = Sofort 2 Schaden, und 1 Karte geheilt: Sie liegt auf deinem Heilungsstapel, von dem Schaden zuerst genommen wird. Eine benutzte Aktion kommt zu deinen Verlusten. Spiele so viele, wie du bezahlen kannst.
    .hint = Wähle { $sunlit-lancer }, spiele die Karte als Aktion und bezahle dann 1.
    .not = Spiele { $sunlit-lancer } als Aktion.
    .novice = Das heilt, macht aber keinen Schaden. Spiele { $sunlit-lancer } als Aktion.
    .end = Eine Aktion lohnt sich noch: { $sunlit-lancer }.

strike = Räume die Frontlinie
    .do = { $bellows-of-plague } hält die gegnerische Frontlinie und gibt jeder Kreatur dort drüben +2 ATT. Stürme mit { $archon-of-returning-dawn } und greife diese Kreatur an statt des Gegenspielers.
    .why = 7 − 1 für den Verteidiger lässt 6 übrig, mehr als die DEF von 3: getötet. Gleich viel hätte nicht gereicht. Kreaturen auf einem Kriegspfad können nie angegriffen werden, nur solche in der Kampfzone.
    .hint = Befiehl den Sturm, dann wähle die Kreatur auf der gegnerischen Frontlinie.
    .not = Befiehl den Sturm und wähle { $bellows-of-plague } als Ziel.
    .player = Ein guter Schlag, aber diese Fähigkeit würde dich die ganze Partie lang stören. Greife { $bellows-of-plague } auf der Frontlinie an.
    .support = Hier braucht es einen Sturm.
    .hold = Hier braucht es einen Sturm.

react = Reagiere!
    .do = Dein Gegenspieler ist am Zug und spielt { $ashmouth-hound } als Aktion: 2 Schaden, und du hast nur noch eine Karte! Auf jede Aktion darfst du reagieren. Spiele { $hermit-of-still-bells } und verhindere sie.
    .why = Aktion und Reaktion bilden die Befehlskette, und sie wird rückwärts ausgeführt: Deine kam zuletzt, also wirkte sie zuerst. Die verhinderte Aktion tut nichts, und ihre Kosten bleiben bezahlt.
    .hint = Wähle { $hermit-of-still-bells } auf deiner Hand und spiele die Karte als Aktion.
    .not = Verhindere die Aktion mit { $hermit-of-still-bells }.
    .pass = Wenn du nicht reagierst, kommt der Schaden und du bist geschlagen. Die Antwort hältst du in der Hand!

defend = Wähle deinen Verteidiger
    .do = Im nächsten Zug stürmt { $gravemother } mit ATT 4, und du hast nur 3 Karten. Danach musst du noch zwei ziehen können. Entsende die Kreatur, die dich rettet, und beende dann den Zug.
    .why = 4 − 5 ist nicht einmal null: gar kein Schaden. Du hast deine zwei Karten gezogen und bist noch im Spiel. Sieh vor dem Ende jedes Zuges nach, was drüben auf dem dritten Feld steht.
    .hint = Vergleiche die DEF unten rechts mit ATT 4. Deine drei Unterstützer können bezahlen.
    .not = Hier geht es um deinen Verteidiger: Entsende eine Kreatur, dann beende den Zug.
    .action = Eine Aktion schützt dich jetzt nicht. Entsende eine Kreatur mit hoher DEF.
    .missed = Das war zu wenig Schutz: Mit so wenigen Karten geht es nicht weiter. Vergleiche die DEF deiner Kreaturen mit ATT 4 und versuche es noch einmal.

win = Jetzt gewinne
    .do = Keine Hilfe mehr: Dein Gegenspieler hat 7 Karten, du hast eine Armee. Gewinne diese Partie, wie immer du willst.
    .why = Gewonnen! Beide Decks zählen, Angriffe und Aktionen zusammenrechnen und zuschlagen, wenn es reicht: Das ist der Kern von Siegestorm.
    .hint = { $archon-of-returning-dawn } steht auf dem dritten Feld. Geh im Zug weiter und gib den richtigen Befehl.
    .not = Das geht jetzt nicht.
    .missed = Diesmal hat die andere Seite gewonnen. Das passiert den Besten: Versuche es noch einmal!
