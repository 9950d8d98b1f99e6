# Siegestorm auf Deutsch.
#
# Sätze beginnen klein und haben keinen Punkt; ganze Sätze macht das Programm daraus.
# Was fehlen darf, etwa $that, $per, $most und $when, bringt sein Leerzeichen selbst mit.


## Grammatik

# Die Fälle, nach denen Hauptwörter gefragt werden.
cases =
    .one = acc dat
    .all = acc dat
own =
    .you = dein
    .other = dein
# Eine Seite als die, der etwas gehört, und als die, mit der etwas geschieht.
and = { $first } und { $second }
semicolon = { $first }; { $second }
then =
    .do = { $first }, dann { $second }
    .may = { $first } und dann { $second }
per = für { $each }
at-most = (höchstens { $n })
while = , solange { $clause }
if-done = falls du das tust, { $text }
repeat = { $n ->
        [2] führe dies insgesamt zweimal aus
       *[other] führe dies insgesamt { $n }-mal aus
    }
once-per-turn = nur einmal pro Zug
bonus-att = { $n } ATT
bonus-de = { $n } DEF


## Hauptwörter

noun-card = Karte
    .gender = f
    .it-acc = sie
    .it-dat = ihr
    .that-acc = die gewählte Karte
    .that-dat = der gewählten Karte
    .counted = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
    .at-least = { $n ->
        [one] mindestens { $n } Karte
       *[other] mindestens { $n } Karten
    }
    .less-than = weniger als { $n } Karten
noun-creature = Kreatur
    .gender = f
    .it-acc = sie
    .it-dat = ihr
    .that-acc = die gewählte Kreatur
    .that-dat = der gewählten Kreatur
    .counted = { $n ->
        [one] { $n } Kreatur
       *[other] { $n } Kreaturen
    }
    .at-least = { $n ->
        [one] eine Kreatur
       *[other] mindestens { $n } Kreaturen
    }
    .less-than = weniger als { $n } Kreaturen
noun-ally = Verbündeter
    .gender = m
    .it-acc = ihn
    .it-dat = ihm
    .that-acc = den gewählten Verbündeten
    .that-dat = dem gewählten Verbündeten
    .counted = { $n ->
        [one] { $n } Verbündeten
       *[other] { $n } Verbündete
    }
    .at-least = { $n ->
        [one] einen Verbündeten
       *[other] mindestens { $n } Verbündete
    }
    .less-than = weniger als { $n } Verbündete
noun-enemy = Gegner
    .gender = m
    .it-acc = ihn
    .it-dat = ihm
    .that-acc = den gewählten Gegner
    .that-dat = dem gewählten Gegner
    .counted = { $n ->
        [one] { $n } Gegner
       *[other] { $n } Gegner
    }
    .at-least = { $n ->
        [one] einen Gegner
       *[other] mindestens { $n } Gegner
    }
    .less-than = weniger als { $n } Gegner
noun-defender = Verteidiger
    .gender = m
    .it-acc = ihn
    .it-dat = ihm
    .that-acc = den gewählten Verteidiger
    .that-dat = dem gewählten Verteidiger
    .counted = { $n ->
        [one] { $n } Verteidiger
       *[other] { $n } Verteidiger
    }
    .at-least = { $n ->
        [one] einen Verteidiger
       *[other] mindestens { $n } Verteidiger
    }
    .less-than = weniger als { $n } Verteidiger
noun-supporter = Unterstützer
    .gender = m
    .it-acc = ihn
    .it-dat = ihm
    .that-acc = den gewählten Unterstützer
    .that-dat = dem gewählten Unterstützer
    .counted = { $n ->
        [one] { $n } Unterstützer
       *[other] { $n } Unterstützer
    }
    .at-least = { $n ->
        [one] einen Unterstützer
       *[other] mindestens { $n } Unterstützer
    }
    .less-than = weniger als { $n } Unterstützer


## Auswahlen: eine Karte, alle Karten, jede gezählte Karte, Karten im Vergleich der Anzahl
## und die Nebensätze „du so viele hast“ und „du keine hast“.

pick-allies =
    .one-acc = einen Verbündeten{ $that }
    .one-dat = einem Verbündeten{ $that }
    .all-acc = alle Verbündeten{ $that }
    .all-dat = allen Verbündeten{ $that }
    .each = jeden Verbündeten{ $that }
    .count = Verbündete{ $that }
    .have = du { $counted }{ $that } hast
    .lack = du keinen Verbündeten{ $that } hast
pick-own-track =
    .one-acc = eine Kreatur deines Kriegspfades{ $that }
    .one-dat = einer Kreatur deines Kriegspfades{ $that }
    .all-acc = alle Kreaturen{ $that } auf deinem Kriegspfad
    .all-dat = allen Kreaturen{ $that } auf deinem Kriegspfad
    .each = jede Kreatur{ $that } auf deinem Kriegspfad
    .count = Kreaturen{ $that } auf deinem Kriegspfad
    .have = du { $counted }{ $that } auf deinem Kriegspfad hast
    .lack = du keine Kreatur{ $that } auf deinem Kriegspfad hast
pick-own-spaces =
    .one-acc = eine Kreatur deines Kriegspfades{ $that }
    .one-dat = einer Kreatur deines Kriegspfades{ $that }
    .all-acc = alle Kreaturen{ $that } auf deinem Kriegspfad
    .all-dat = allen Kreaturen{ $that } auf deinem Kriegspfad
    .each = jede Kreatur{ $that } auf deinem Kriegspfad
    .count = Kreaturen{ $that } auf deinem Kriegspfad
    .have = du { $counted }{ $that } auf deinem Kriegspfad hast
    .lack = du keine Kreatur{ $that } auf deinem Kriegspfad hast
pick-enemies =
    .one-acc = einen Gegner{ $that }
    .one-dat = einem Gegner{ $that }
    .all-acc = alle Gegner{ $that }
    .all-dat = allen Gegnern{ $that }
    .each = jeden Gegner{ $that }
    .count = Gegner{ $that }
    .have = es { $counted }{ $that } gibt
    .lack = es keinen Gegner{ $that } gibt
pick-tracks =
    .one-acc = eine Kreatur{ $that } auf einem beliebigen Kriegspfad
    .one-dat = einer Kreatur{ $that } auf einem beliebigen Kriegspfad
    .all-acc = alle Kreaturen{ $that } auf allen Kriegspfaden
    .all-dat = allen Kreaturen{ $that } auf allen Kriegspfaden
    .each = jede Kreatur{ $that } auf den Kriegspfaden
    .count = Kreaturen{ $that } auf Kriegspfaden
    .have = es { $counted }{ $that } auf Kriegspfaden gibt
    .lack = es keine Kreatur{ $that } auf Kriegspfaden gibt
pick-other-track =
    .one-acc = eine Kreatur{ $that } auf einem anderen Kriegspfad
    .one-dat = einer Kreatur{ $that } auf einem anderen Kriegspfad
    .all-acc = alle Kreaturen{ $that } auf anderen Kriegspfaden
    .all-dat = allen Kreaturen{ $that } auf anderen Kriegspfaden
    .each = jede Kreatur{ $that } auf anderen Kriegspfaden
    .count = Kreaturen{ $that } auf anderen Kriegspfaden
    .have = es { $counted }{ $that } auf anderen Kriegspfaden gibt
    .lack = es keine Kreatur{ $that } auf anderen Kriegspfaden gibt
pick-creatures =
    .one-acc = eine beliebige Kreatur{ $that }
    .one-dat = einer beliebigen Kreatur{ $that }
    .all-acc = alle Kreaturen{ $that }
    .all-dat = allen Kreaturen{ $that }
    .each = jede Kreatur{ $that } im Spiel
    .count = Kreaturen{ $that } im Spiel
    .have = es { $counted }{ $that } auf dem Schlachtfeld gibt
    .lack = es keine andere Kreatur{ $that } auf dem Schlachtfeld gibt
pick-opposing-creatures =
    .one-acc = eine Kreatur deines Gegenspielers{ $that }
    .one-dat = einer Kreatur deines Gegenspielers{ $that }
    .all-acc = alle Kreaturen deines Gegenspielers{ $that }
    .all-dat = allen Kreaturen deines Gegenspielers{ $that }
    .each = jede Kreatur deines Gegenspielers{ $that }
    .count = Kreaturen deines Gegenspielers{ $that }
    .have = dein Gegenspieler { $counted }{ $that } hat
    .lack = dein Gegenspieler keine Kreatur{ $that } hat
pick-in-play =
    .one-acc = eine beliebige Karte{ $that } im Spiel
    .one-dat = einer beliebigen Karte{ $that } im Spiel
    .all-acc = alle Karten{ $that } im Spiel
    .all-dat = allen Karten{ $that } im Spiel
    .each = jede Karte{ $that } im Spiel
    .count = Karten{ $that } im Spiel
    .have = es { $counted }{ $that } im Spiel gibt
    .lack = es keine andere Karte{ $that } im Spiel gibt
pick-own-supporters =
    .one-acc = einen deiner Unterstützer{ $that }
    .one-dat = einem deiner Unterstützer{ $that }
    .all-acc = alle deine Unterstützer{ $that }
    .all-dat = allen deinen Unterstützern{ $that }
    .each = jeden deiner Unterstützer{ $that }
    .count = eigene Unterstützer{ $that }
    .have = du { $counted }{ $that } hast
    .lack = du keinen Unterstützer{ $that } hast
pick-opposing-supporters =
    .one-acc = einen Unterstützer deines Gegenspielers{ $that }
    .one-dat = einem Unterstützer deines Gegenspielers{ $that }
    .all-acc = alle Unterstützer deines Gegenspielers{ $that }
    .all-dat = allen Unterstützern deines Gegenspielers{ $that }
    .each = jeden Unterstützer deines Gegenspielers{ $that }
    .count = Unterstützer deines Gegenspielers{ $that }
    .have = dein Gegenspieler { $counted }{ $that } hat
    .lack = dein Gegenspieler keinen Unterstützer{ $that } hat
pick-opposing-defender =
    .one-acc = den Verteidiger deines Gegenspielers{ $that }
    .one-dat = dem Verteidiger deines Gegenspielers{ $that }
    .all-acc = den Verteidiger deines Gegenspielers{ $that }
    .all-dat = dem Verteidiger deines Gegenspielers{ $that }
    .each = den Verteidiger deines Gegenspielers{ $that }
    .count = Verteidiger deines Gegenspielers{ $that }
    .have = dein Gegenspieler { $counted }{ $that } hat
    .lack = dein Gegenspieler keinen Verteidiger{ $that } hat
pick-own-hand =
    .one-acc = eine Karte{ $that } aus deiner Hand
    .one-dat = einer Karte{ $that } aus deiner Hand
    .all-acc = alle Karten{ $that } auf deiner Hand
    .all-dat = allen Karten{ $that } auf deiner Hand
    .each = jede Karte{ $that } auf deiner Hand
    .count = Karten{ $that } auf deiner Hand
    .have = du { $counted }{ $that } auf der Hand hast
    .lack = du keine Karte{ $that } auf der Hand hast
pick-replacement =
    .one-acc = eine andere Karte{ $that } aus deiner Hand
    .one-dat = einer anderen Karte{ $that } aus deiner Hand
    .all-acc = alle anderen Karten{ $that } auf deiner Hand
    .all-dat = allen anderen Karten{ $that } auf deiner Hand
    .each = jede andere Karte{ $that } auf deiner Hand
    .count = andere Karten{ $that } auf deiner Hand
    .have = du { $counted }{ $that } auf der Hand hast
    .lack = du keine andere Karte{ $that } auf der Hand hast
pick-opposing-hand =
    .one-acc = eine Karte{ $that } aus der Hand deines Gegenspielers
    .one-dat = einer Karte{ $that } aus der Hand deines Gegenspielers
    .all-acc = alle Karten{ $that } auf der Hand deines Gegenspielers
    .all-dat = allen Karten{ $that } auf der Hand deines Gegenspielers
    .each = jede Karte{ $that } auf der Hand deines Gegenspielers
    .count = Karten{ $that } auf der Hand deines Gegenspielers
    .have = dein Gegenspieler { $counted }{ $that } auf der Hand hat
    .lack = dein Gegenspieler keine Karte{ $that } auf der Hand hat
pick-own-casualties =
    .one-acc = eine Karte{ $that } aus deinen Verlusten
    .one-dat = einer Karte{ $that } aus deinen Verlusten
    .all-acc = alle Karten{ $that } in deinen Verlusten
    .all-dat = allen Karten{ $that } in deinen Verlusten
    .each = jede Karte{ $that } in deinen Verlusten
    .count = Karten{ $that } in deinen Verlusten
    .have = du { $counted }{ $that } in deinen Verlusten hast
    .lack = du keine Karte{ $that } in deinen Verlusten hast
pick-opposing-casualties =
    .one-acc = eine Karte{ $that } aus den Verlusten deines Gegenspielers
    .one-dat = einer Karte{ $that } aus den Verlusten deines Gegenspielers
    .all-acc = alle Karten{ $that } in den Verlusten deines Gegenspielers
    .all-dat = allen Karten{ $that } in den Verlusten deines Gegenspielers
    .each = jede Karte{ $that } in den Verlusten deines Gegenspielers
    .count = Karten{ $that } in den Verlusten deines Gegenspielers
    .have = dein Gegenspieler { $counted }{ $that } in seinen Verlusten hat
    .lack = dein Gegenspieler keine Karte{ $that } in seinen Verlusten hat
pick-own-healing =
    .one-acc = eine Karte{ $that } aus deinem Heilungsstapel
    .one-dat = einer Karte{ $that } aus deinem Heilungsstapel
    .all-acc = alle Karten{ $that } in deinem Heilungsstapel
    .all-dat = allen Karten{ $that } in deinem Heilungsstapel
    .each = jede Karte{ $that } in deinem Heilungsstapel
    .count = Karten{ $that } in deinem Heilungsstapel
    .have = du { $counted }{ $that } in deinem Heilungsstapel hast
    .lack = du keine Karte{ $that } in deinem Heilungsstapel hast


## Einschränkungen der Auswahlen

that-card = { $noun ->
        [card] „{ $name }“
       *[other] namens { $name }
    }
that-word = mit „{ $word }“ im Titel
that-max-def = mit DEF { $n ->
        [0] 0
       *[other] { $n } oder weniger
    }
that-max-cost = mit Kosten von { $n ->
        [0] 0
       *[other] { $n } oder weniger
    }
that-min-cost = mit Kosten von { $n } oder mehr
that-cost-between = mit Kosten von { $min } bis { $max }
that-shapeshift = mit Gestaltwandeln


## Wofür eine Menge gezählt wird, wenn nicht für Karten einer Auswahl

each-per-token = jeden Geistmarker auf dieser Karte
each-per-own-supporter = jeden seiner Unterstützer


## Bedingungen

clause-outnumbered = es weniger { $fewer } als { $more } gibt
clause-undefended = ein Gegenspieler keinen Verteidiger hat
clause-menace-at-most = die Bedrohungsstufe höchstens { $level } ist


## Effekte: was getan wird, und .may: was nach „du darfst“ steht.
## $lead sagt, ob der Satz damit beginnt oder ob etwas davor steht (dann kommt das Verb zuerst).

do-if = falls { $clause }, { $text }
    .otherwise = andernfalls { $text }
do-may = { $lead ->
        [after] darfst du { $text }
       *[start] du darfst { $text }
    }
    .list = { $lead ->
        [after] darfst du Folgendes tun: { $sentence }
       *[start] du darfst Folgendes tun: { $sentence }
    }
do-choose = wähle { $pick_acc }
    .may = { $pick_acc } wählen
do-draw = ziehe{ $per } { $cards_card }{ $most }
    .may = { $per } { $cards_card } ziehen{ $most }
do-damage = { $to ->
        [you] erleide{ $per } { $amount } DMG{ $most }
        [each-player] füge jedem Spieler{ $per } { $amount } DMG zu{ $most }
       *[opponent] füge deinem Gegenspieler{ $per } { $amount } DMG zu{ $most }
    }
    .may = { $to ->
        [you] { $per } { $amount } DMG erleiden{ $most }
        [each-player] jedem Spieler{ $per } { $amount } DMG zufügen{ $most }
       *[opponent] deinem Gegenspieler{ $per } { $amount } DMG zufügen{ $most }
    }
do-heal = heile{ $per } { $cards }{ $most }
    .may = { $per } { $cards_card } heilen{ $most }
do-raise = erwecke { $cards_card } auf
    .may = { $cards_card } auferwecken
do-steal = stiehl { $cards_card }
    .may = { $cards_card } stehlen
do-discard = { $who ->
        [you] wirf { $cards_card } ab
       *[opponent] { $lead ->
            [after] wirft dein Gegenspieler { $cards_card } ab
           *[start] dein Gegenspieler wirft { $cards_card } ab
        }
    }
    .may = { $who ->
        [you] { $cards_card } abwerfen
       *[opponent] deinen Gegenspieler { $cards_card } abwerfen lassen
    }
do-discard-random = { $lead ->
        [after] wirft dein Gegenspieler { $cards } zufällige { $cards ->
            [one] Karte
           *[other] Karten
        } ab
       *[start] dein Gegenspieler wirft { $cards } zufällige { $cards ->
            [one] Karte
           *[other] Karten
        } ab
    }
    .may = deinen Gegenspieler { $cards } zufällige { $cards ->
        [one] Karte
       *[other] Karten
    } abwerfen lassen
do-discard-hand = wirf deine ganze Hand ab
    .may = deine ganze Hand abwerfen
do-kill = töte { $target_acc }
    .may = { $target_acc } töten
do-kill-each = töte { $pick_acc }
    .may = { $pick_acc } töten
do-sacrifice = opfere { $target_acc }
    .may = { $target_acc } opfern
do-destroy = zerstöre { $target_acc }
    .may = { $target_acc } zerstören
do-return = bringe { $target_acc } auf die Hand des Besitzers zurück
    .may = { $target_acc } auf die Hand des Besitzers zurückbringen
do-return-each = bringe { $pick_acc } auf die Hand { $pick_number ->
        [one] des Besitzers
       *[many] ihrer Besitzer
    } zurück
    .may = { $pick_acc } auf die Hand { $pick_number ->
        [one] des Besitzers
       *[many] ihrer Besitzer
    } zurückbringen
do-switch = vertausche { $one_acc } mit { $other_dat }
    .may = { $one_acc } mit { $other_dat } vertauschen
do-advance = rücke { $who ->
        [opponent] den Kriegspfad deines Gegenspielers
        [each-player] alle Kriegspfade
       *[you] deinen Kriegspfad
    } um 1 Feld vor
    .may = { $who ->
        [opponent] den Kriegspfad deines Gegenspielers
        [each-player] alle Kriegspfade
       *[you] deinen Kriegspfad
    } um 1 Feld vorrücken
do-storm = lass { $target_acc } stürmen; danach kommt { $target_gender ->
        [m] er
       *[f] sie
    } zu den Verlusten
    .may = { $target_acc } stürmen lassen; danach kommt { $target_gender ->
        [m] er
       *[f] sie
    } zu den Verlusten
do-place = platziere { $target_acc } kostenlos { $to ->
        [land] im Niemandsland
       *[front] auf deiner Frontlinie
    }
    .may = { $target_acc } kostenlos { $to ->
        [land] im Niemandsland
       *[front] auf deiner Frontlinie
    } platzieren
do-deploy = { $target_ref ->
        [new] entsende kostenlos { $target_acc }
       *[it] entsende { $target_acc } kostenlos
    }
    .may = { $target_ref ->
        [new] kostenlos { $target_acc } entsenden
       *[it] { $target_acc } kostenlos entsenden
    }
do-deploy-top = entsende kostenlos die oberste Karte deiner Verluste
    .may = kostenlos die oberste Karte deiner Verluste entsenden
do-take-back = nimm { $target_acc } auf die Hand
    .may = { $target_acc } auf die Hand nehmen
do-support-top = lege die oberste Karte deiner Ressourcen in deine Unterstützungszone
    .may = die oberste Karte deiner Ressourcen in deine Unterstützungszone legen
do-recruit = lege { $target_acc } in deine Unterstützungszone
    .may = { $target_acc } in deine Unterstützungszone legen
do-step-back = lege { $target_acc } in deine Unterstützungszone
    .may = { $target_acc } in deine Unterstützungszone legen
do-shapeshift = Gestaltwandeln
    .may = gestaltwandeln
do-shapeshift-into = Gestaltwandeln in { $target_acc }
    .may = in { $target_acc } gestaltwandeln
do-free-shapeshift = { $lead ->
        [after] kostet dein nächstes Gestaltwandeln in diesem Zug 0
       *[start] dein nächstes Gestaltwandeln in diesem Zug kostet 0
    }
    .may = die Kosten deines nächsten Gestaltwandelns in diesem Zug auf 0 senken
do-protect = { $lead ->
        [after] können deine Karten bis zum Ende des Zuges nicht als Ziel von Aktionen oder Fähigkeiten gewählt werden
       *[start] deine Karten können bis zum Ende des Zuges nicht als Ziel von Aktionen oder Fähigkeiten gewählt werden
    }
    .may = deine Karten bis zum Ende des Zuges als Ziel von Aktionen und Fähigkeiten ausschließen
do-unopposed = { $lead ->
        [after] ignorieren deine Kreaturen bis zum Ende des Zuges beim Angriff Verteidiger
       *[start] deine Kreaturen ignorieren bis zum Ende des Zuges beim Angriff Verteidiger
    }
    .may = deine Kreaturen bis zum Ende des Zuges beim Angriff Verteidiger ignorieren lassen
do-boost = gib { $target_dat } bis zum Ende des Zuges { $bonus }
    .may = { $target_dat } bis zum Ende des Zuges { $bonus } geben
do-boost-each = gib { $pick_dat } bis zum Ende des Zuges { $bonus }
    .may = { $pick_dat } bis zum Ende des Zuges { $bonus } geben
do-reset = { $most ->
        [1] { $lead ->
            [after] darfst du einen deiner Unterstützer zurücksetzen
           *[start] du darfst einen deiner Unterstützer zurücksetzen
        }
       *[other] setze bis zu { $most } deiner Unterstützer zurück
    }
    .may = { $most ->
        [1] einen deiner Unterstützer zurücksetzen
       *[other] bis zu { $most } deiner Unterstützer zurücksetzen
    }
do-reset-all = setze alle deine Unterstützer zurück
    .may = alle deine Unterstützer zurücksetzen
do-vision = spähe { $cards }
    .may = „Spähe { $cards }“ ausführen
do-negate = verhindere { $what ->
        [ability] eine Fähigkeit
        [either] eine Aktion oder Fähigkeit
       *[action] eine Aktion
    }
    .may = { $what ->
        [ability] eine Fähigkeit
        [either] eine Aktion oder Fähigkeit
       *[action] eine Aktion
    } verhindern
do-negate-and-use = verhindere { $what ->
        [ability] eine Fähigkeit
        [either] eine Aktion oder Fähigkeit
       *[action] eine Aktion
    } und führe sie als deine eigene aus
    .may = { $what ->
        [ability] eine Fähigkeit
        [either] eine Aktion oder Fähigkeit
       *[action] eine Aktion
    } verhindern und sie als deine eigene ausführen
do-extra-turn = { $lead ->
        [after] darfst du nach diesem Zug einen zusätzlichen Zug ausführen
       *[start] du darfst nach diesem Zug einen zusätzlichen Zug ausführen
    }
    .may = nach diesem Zug einen zusätzlichen Zug ausführen
do-win = { $lead ->
        [after] gewinnst du das Spiel
       *[start] du gewinnst das Spiel
    }
    .may = das Spiel gewinnen
do-recover = erhole dich{ $per } um { $life }{ $most }
    .may = dich{ $per } um { $life } erholen{ $most }
do-raise-menace = { $lead ->
        [after] steigt die Bedrohungsstufe um { $by }
       *[start] die Bedrohungsstufe steigt um { $by }
    }
    .may = die Bedrohungsstufe um { $by } erhöhen
do-put-gang-tokens = lege einen Truppmarker auf jeden Verbündeten
    .may = einen Truppmarker auf jeden Verbündeten legen
do-put-gang-token = lege einen Truppmarker auf { $target_acc }
    .may = einen Truppmarker auf { $target_acc } legen
do-put-spirit-tokens = lege einen Geistmarker auf jedes deiner Totems
    .may = einen Geistmarker auf jedes deiner Totems legen


## Passive Fähigkeiten

passive-modify = { $who ->
        [self] diese Kreatur erhält
        [enemies] Gegner erhalten
        [shapeshifters] Verbündete mit Gestaltwandeln erhalten
       *[allies] Verbündete erhalten
    } { $bonus }{ $when }
passive-ignore-defenders = { $who ->
        [self] diese Kreatur ignoriert beim Angriff Verteidiger
       *[own] deine Kreaturen ignorieren beim Angriff Verteidiger
    }
passive-attack-twice = diese Kreatur greift beim Stürmen zweimal an{ $when }
passive-raise-damage = immer wenn dein Gegenspieler DMG erhält, erhält er { $by } DMG mehr
passive-draw-more = ziehe in deinem Ziehen-Schritt { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } mehr
passive-cheaper = { $kind ->
        [action] deine Aktionen
       *[creature] deine Kreaturen
    } kosten { $by } weniger
passive-untouchable = dein Gegenspieler kann diese Kreatur nicht als Ziel von Aktionen oder Fähigkeiten wählen
passive-after-storm = { $who ->
        [self] nach dem Stürmen { $to ->
            [support] wird diese Kreatur zu deinem Unterstützer
           *[hand] kehrt diese Kreatur auf deine Hand zurück
        }
       *[own] nachdem eine deiner Kreaturen gestürmt ist, { $to ->
            [support] wird sie zu deinem Unterstützer
           *[hand] kehrt sie auf deine Hand zurück
        }
    }
passive-whenever = { $moment }, { $text }
    .once = { $moment }, { $text } (nur einmal pro Zug)
    .time = { $moment }: { $sentence }
passive-totem = immer wenn ein Geistmarker auf diese Karte gelegt wird, { $text }
passive-activate = { $cost }: { $text }


## Momente, die Fähigkeiten auslösen

moment-opponent-damaged = immer wenn dein Gegenspieler DMG erleidet
    .once = wenn dein Gegenspieler DMG erleidet
moment-you-damaged = immer wenn du DMG erleidest
    .once = wenn du DMG erleidest
moment-you-kill = immer wenn du eine Karte tötest
    .once = wenn du eine Karte tötest
moment-ally-killed = immer wenn ein Verbündeter getötet wird
    .once = wenn ein Verbündeter getötet wird
moment-self-storms = wenn diese Kreatur stürmt
    .once = wenn diese Kreatur stürmt
moment-ally-storms = immer wenn ein Verbündeter stürmt
    .once = wenn ein Verbündeter stürmt
moment-ally-deployed = immer wenn ein Verbündeter entsendet wird
    .once = wenn ein Verbündeter entsendet wird
moment-enemy-deployed = immer wenn ein Gegner entsendet wird
    .once = wenn ein Gegner entsendet wird
moment-you-shapeshift = immer wenn du gestaltwandelst
    .once = wenn du gestaltwandelst
moment-you-heal = immer wenn du heilst
    .once = wenn du heilst
moment-opponent-discards = immer wenn dein Gegenspieler eine Karte abwirft (nicht als Bezahlung)
    .once = wenn dein Gegenspieler eine Karte abwirft (nicht als Bezahlung)
moment-you-discard = immer wenn du eine Karte abwirfst (nicht als Bezahlung)
    .once = wenn du eine Karte abwirfst (nicht als Bezahlung)
moment-you-support = immer wenn du einen Unterstützer erhältst
    .once = wenn du einen Unterstützer erhältst
moment-turn-begins = zu Beginn deines Zuges
    .once = zu Beginn deines Zuges


## Bosse: wie die Karten ihrer Decks gespielt werden und was eine Bosskarte sagt

command-deploy = { term-deploy-command }
command-leader = { term-leader }
command-gang = Spezialaktion: Trupp
command-action = { term-action }
command-or = { $first } oder { $second }
boss-hand = Der Boss zieht in jedem Zug { $cards }.
boss-decks = { $base } und { $advanced }
boss-start = Bedrohungsstufe { $menace }, { $base } Standardkarten, { $advanced } Fortgeschrittenenkarten, Lebensenergie { $life }
victory-life = Der Boss hat keine Lebensenergie mehr.
victory-cards = Der Boss muss ziehen und hat dafür in Ressourcen und Reserve zu wenige Karten.
victory-own-casualties = Am Ende eines Zuges hat der Boss { $counted }{ $that } in seinen Verlusten.
victory-opposing-supporters = Am Ende eines Zuges haben die Spieler zusammen { $counted }{ $that }.
victory-menace-at-most = Am Ende eines Zuges ist die Bedrohungsstufe höchstens { $level }.
