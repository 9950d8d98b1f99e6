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
sentence = { $text }.
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
with-clause = { $text } ({ $clause })
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
passive-raise-damage = immer wenn du deinem Gegenspieler DMG zufügst, füge ihm { $by } DMG mehr zu
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

command-deploy = Entsenden
command-leader = Anführer
command-gang = Spezialaktion: Trupp
command-action = Aktion
command-or = { $first } oder { $second }
boss-hand = Der Boss zieht in jedem Zug { $cards }.
boss-decks = { $base } und { $advanced }
boss-start = Bedrohungsstufe { $menace }, { $base } Standardkarten, { $advanced } Fortgeschrittenenkarten, Lebensenergie { $life }
victory-life = Der Boss hat keine Lebensenergie mehr.
victory-cards = Der Boss muss ziehen und hat dafür in Ressourcen und Reserve zu wenige Karten.
victory-own-casualties = Am Ende eines Zuges hat der Boss { $counted }{ $that } in seinen Verlusten.
victory-opposing-supporters = Am Ende eines Zuges haben die Spieler zusammen { $counted }{ $that }.
victory-menace-at-most = Am Ende eines Zuges ist die Bedrohungsstufe höchstens { $level }.


## Verlauf

known-card = { $name }
    .acc = { $name }
    .dat = { $name }
unknown-card = eine Karte
    .acc = eine Karte
    .dat = einer Karte
event-shuffled = { $seat } mischt die Ressourcen.
event-return-chosen = { $seat } hat entschieden, welche Startkarten zurückgehen.
event-exchanged = { $cards ->
        [0] { $seat } behält die Starthand.
       *[other] { $seat } legt { $cards_card } zurück und zieht nach{ $drawn_names }.
    }
event-first-player-chosen = { $seat } beginnt.
event-turn-began = { $extra ->
        [yes] { $seat } führt einen zusätzlichen Zug aus.
       *[no] { $seat } ist am Zug.
    }
event-step-began = { $stage ->
        [prepare] Vorbereiten
        [draw] Ziehen
        [advance] Auf Kriegspfad vorrücken
        [deploy] Entsenden
        [extra] Zusätzlicher Zug
        [end] Ende des Zuges
        [reserves] Auf Reservestapel abwerfen
        [actions] Aktionen
       *[other] { "" }
    }{ $seat_shared ->
        [yes] { " " }({ $seat })
       *[no] { "" }
    }
event-turn-ended = { "" }
event-extra-turn-granted = { $seat_kind ->
        [boss] { $seat } erhält einen zusätzlichen Zug.
       *[player] { $seat } darf einen zusätzlichen Zug ausführen.
    }
event-extra-turn-forgone = { $seat } verzichtet auf den zusätzlichen Zug.
event-lost = { $seat } verliert: { $clause ->
        [SS-6-3] zu wenige Karten für den Ziehen-Schritt.
        [SS-6-4] zu wenige Karten zum Ziehen.
        [SS-6-6] mehr DMG als verbliebene Karten.
        [SS-R7] zu wenige Karten zum Spähen.
        [SS-R131] keine Lebensenergie mehr.
        [SS-16-22] zu wenige Karten in Ressourcen und Reserve.
        [SS-16-23] eine Siegbedingung der Bosskarte ist erfüllt.
       *[other] keine Karten mehr.
    }
event-eliminated = { $seat } scheidet aus.
event-won = { $seat } gewinnt das Spiel.
event-drawn = { $seat } zieht { $number_card }{ $cards_names }.{ $lost ->
        [0] { "" }
        [one] { " " }Die Hand ist voll, { $lost_card } kommt direkt zu den Verlusten{ $lost_names }.
       *[other] { " " }Die Hand ist voll, { $lost_card } kommen direkt zu den Verlusten{ $lost_names }.
    }
event-discarded = { $as_payment ->
        [yes] { $seat } bezahlt mit { $card_dat }.
       *[no] { $seat } wirft { $card_acc } ab.
    }
event-committed = { $seat } zieht Unterstützer { $place } hinzu.
event-was-reset = { $seat } setzt Unterstützer { $place } zurück.
event-prepared = { "" }
event-played = { $seat_kind ->
        [boss] { $seat } spielt { $card_acc }.
       *[player] { $seat } spielt { $card_acc } als Aktion.
    }
event-creature-announced = { $seat } spielt { $card_acc } als Kreatur.
event-activated = { $seat } nutzt die Fähigkeit von { $card_dat }.
event-negated = { $card } ({ $seat }) wird verhindert.
event-action-done = { "" }
event-damaged = { $life ->
        [-1] { $seat } erleidet { $amount } DMG{ $cards_names }.
       *[other] { $seat } erleidet { $amount } DMG (Lebensenergie: noch { $life }).
    }
event-healed = { $seat } heilt { $number_card }.
event-raised = { $seat } erweckt { $card_acc } aus den Verlusten { $victim_of } auf.
event-stolen = { $seat } stiehlt { $card_acc } { $victim_of }.
event-taken-back = { $seat } nimmt { $card_acc } aus den Verlusten auf die Hand.
event-seen = { $seat } erspäht { $number_card }{ $cards_names }.
event-kept = { $seat } behält { $card_acc }.
event-put-back = { $seat } legt { $card_acc } { $on_top ->
        [yes] auf
       *[no] unter
    } die Ressourcen.
event-deployed = { $origin ->
        [casualties] { $seat } entsendet { $card_acc } aus den Verlusten.
        [hand] { $seat } entsendet { $card_acc } aus der Hand.
       *[played] { $seat } entsendet { $card_acc }.
    }
event-placed = { $seat } platziert { $card_acc } { $place ->
        [land] im Niemandsland
       *[front] auf der Frontlinie
    }{ $board }.{ $replaced_known ->
        [yes] { " " }{ $replaced } kommt zu den Verlusten.
       *[no] { "" }
    }
event-advanced = Der Kriegspfad { $track_of } rückt vor.
event-held-ground = { $card } ({ $track }) hält { $place ->
        [land] im Niemandsland
       *[front] auf der Frontlinie
    } stand.{ $replaced_known ->
        [yes] { " " }{ $replaced } kommt zu den Verlusten.
       *[no] { "" }
    }
event-supported = { $card_known ->
        [yes] { $card } wird Unterstützer { $seat_of }.
       *[no] { $seat } erhält einen Unterstützer.
    }
event-stormed = { $card } ({ $seat }) stürmt.
event-attacked = { $card } greift { $target_card_known ->
        [yes] { $target_card } ({ $seat })
       *[no] { $seat }
    } mit Angriffsstärke { $strength } an.
event-storm-ended = { $to ->
        [hand] { $card } kehrt auf die Hand zurück.
        [support] { $card } wird Unterstützer.
       *[casualties] { $card } kommt zu den Verlusten.
    }
event-killed = { $card } ({ $owner }) wird getötet.
event-destroyed = { $card } ({ $owner }) wird zerstört.
event-returned = { $card } kehrt auf die Hand { $owner_of } zurück.
event-switched = { $one_known ->
        [yes] { $one } und { $other } tauschen die Plätze.
       *[no] Zwei Kreaturen tauschen die Plätze.
    }
event-shapeshifted = { $seat } gestaltwandelt: { $old } → { $new }.
event-lasted = { $kind ->
        [boost] { $piece_known ->
            [yes] { $piece }
           *[no] Eine Kreatur
        } erhält bis zum Ende des Zuges { $att ->
            [0] { $de_signed } DEF
           *[other] { $de ->
                [0] { $att_signed } ATT
               *[other] { $att_signed } ATT und { $de_signed } DEF
            }
        }.
        [protected] Die Karten { $seat_of } können bis zum Ende des Zuges nicht als Ziel gewählt werden.
        [unopposed] Die Angreifer { $seat_of } ignorieren bis zum Ende des Zuges Verteidiger.
        [free-shapeshift] Das nächste Gestaltwandeln { $seat_of } in diesem Zug ist kostenlos.
       *[other] { "" }
    }
event-spent = { "" }
event-triggered = { $card_kind ->
        [boss] { $seat }: Bedrohungsstufeneffekt ausgelöst.
       *[card] { $card } ({ $seat }): Fähigkeit ausgelöst.
    }
event-boss-arrived = { $card } tritt an: Bedrohungsstufe { $menace }, Lebensenergie { $life }.
event-boss-deck-built = Ressourcen { $seat_of }: { $base_deck } ({ $base }), { $advanced_deck } ({ $advanced }).
event-to-reserves = { $seat } wirft { $cards_card } auf den Reservestapel ab{ $cards_names }.
event-boss-drew = { $seat } zieht { $number_card }{ $cards_names }.
event-reserves-shuffled = Die Ressourcen { $seat_of } sind leer: Die Reserve wird gemischt und tritt an ihre Stelle.
event-menace-changed = Die Bedrohungsstufe { $change_sign ->
        [minus] sinkt
       *[plus] steigt
    } auf { $level }.
event-recovered = { $seat } erholt sich um { $amount } (Lebensenergie: { $life }).
event-gang-put = { $card } erhält einen Truppmarker: insgesamt +{ $tokens } ATT.
event-spirit-put = { $card } erhält einen Geistmarker (insgesamt { $tokens }).
event-boss-chose = { $seat } wählt { $card_acc } ({ $command }, Kosten { $card_cost }, Bedrohungsstufe { $menace }): { $why ->
        [only] Eine andere kann so nicht gespielt werden.
        [dearest] Eine teurere kann so nicht gespielt werden.
       *[chosen] Wahl eines Spielers unter gleichwertigen Karten.
    }
event-boss-stopped = { $cards ->
        [0] { $seat } hat keine Karte mehr zu spielen.
       *[other] { $seat } kann nichts mehr spielen.{ $dear ->
            [0] { "" }
           *[other] { " " }Über Bedrohungsstufe { $menace }: { $dear_names }.
        }{ $stuck ->
            [0] { "" }
           *[other] { " " }Ohne Platz oder Ziel: { $stuck_names }.
        }
    }
event-boss-targeted = { $why ->
        [none] Der Angriff kann keine Karte { $seat_of } in der Kampfzone töten und trifft daher die Ressourcen.
        [only] Ziel: { $card } ({ $seat }), das einzige mögliche.
        [chosen] Ziel: { $card } ({ $seat }), die Wahl eines Spielers unter gleichwertigen.
       *[dearest] Ziel: { $card } ({ $seat }), das teuerste mögliche.
    }


## Fragen

prompt-choose = { $card }: Wähle { $pick_acc }.
    .boss = { $card }: Was wählt { $player }? Laut Text: { $pick_acc }.
prompt-pay = { $card }: Noch { $due } zu bezahlen. Wirf eine Karte ab oder ziehe einen Unterstützer hinzu.
prompt-react = { $kind ->
        [ability] { $player } nutzt die Fähigkeit von { $card }. Reagieren?
        [gang] { $player } spielt { $card } als Trupp. Reagieren?
        [spirit] { $player } nutzt den Geist von { $card }. Reagieren?
       *[action] { $player } spielt die Aktion von { $card }. Reagieren?
    }
prompt-act = Du bist am Zug: Spiele Aktionen, nutze Fähigkeiten oder gehe weiter.
    .deploy = Entsenden: Spiele eine Kreatur oder Aktionen, nutze Fähigkeiten oder beende den Zug.
prompt-advance = Welcher Kriegspfad rückt zuerst vor?
prompt-order = { $card } verlässt den Kriegspfad: Gib einen Befehl.
prompt-attack = { $card } stürmt: Wähle das Ziel.
prompt-after-storm = { $card }: Wohin kommt die Karte nach dem Stürmen?
prompt-which-first = Mehrere Fähigkeiten werden ausgelöst: Welche kommt zuerst?
prompt-exchange = Deine Starthand: Welche Karten legst du zurück?
prompt-discard = { $card }: Wirf { $cards_card } ab.
    .hand = { $card }: Wirf deine Hand ab. Welche Karte jetzt?
    .boss = { $card }: Welche Karte wirft der Boss ab?
prompt-vision = { $card }: Spähen.
    .keep = { $card }: Welche Karte behältst du?
    .rest = { $card }: Welche Karte legst du als Nächstes zurück?
prompt-reset = { $card }: Welchen Unterstützer setzt du zurück? (höchstens { $most })
prompt-may = { $card }: Möchtest du das tun? { $text }
prompt-extra-turn = Zusätzlichen Zug ausführen?
prompt-boss-plays = { $player } kann mehrere gleichwertige Karten spielen: Welche zuerst?
prompt-leader = { $card } (Anführer): Wohin kommt die Karte?
prompt-boss-attacks = { $card } greift an und kann mehrere gleich teure Karten töten: Welche?
prompt-which-totem = Welches Totem erhält zuerst seinen Geistmarker?
prompt-who-suffers = { $card }: Wen von euch trifft es?


## Antworten

option-play-card = { $card_acc } als Aktion spielen
option-advance-place = vorrücken: { $place }
option-deploy-card = { $card_acc } als Kreatur spielen
option-use-place = Fähigkeit nutzen: { $place }
option-target-place = { $place } wählen
option-card-card = { $card_acc } wählen
option-attack-player = { $place } angreifen
option-attack-place = { $place } angreifen
option-storm = stürmen
option-hold-front = auf deiner Frontlinie standhalten
option-hold-land = im Niemandsland standhalten
option-support = unterstützen
option-pass = nicht reagieren
option-next = nächster Schritt
option-end = Zug beenden
option-keep = beide Karten behalten
option-return-card = { $card_acc } zurücklegen
option-return-cards = { $cards } zurücklegen, in dieser Reihenfolge
option-commit-number = Unterstützer { $n }{ $name } hinzuziehen
option-discard-card = { $card_acc } abwerfen
option-keep-card = { $card_acc } behalten
option-bottom-card = { $card_acc } unter die Ressourcen legen
option-top-card = { $card_acc } auf die Ressourcen legen
option-reset-number = Unterstützer { $n }{ $name } zurücksetzen
option-done = fertig
option-yes = ja
option-no = nein
option-take = zusätzlichen Zug ausführen
option-decline = kein zusätzlicher Zug
option-to-hand = auf die Hand
option-to-support = in die Unterstützungszone
option-first-card = zuerst: { $card }
option-none = nichts zu wählen
option-boss-card = der Boss spielt { $card_acc }
option-lead-place = platzieren: { $place }
option-strike-player = es trifft { $place }
option-target-menace = Bedrohungsstufe wählen


## Felder

card-at = { $card } ({ $place })
square-space = { $n ->
        [1] Entsendungszone { $player_of }
       *[other] Kriegspfad { $player_of }, Feld { $n }
    }
side-l = links
side-r = rechts
track-l = linker Kriegspfad
track-r = rechter Kriegspfad
square-front = Frontlinie { $player_of }
square-land = Niemandsland { $n }
square-supporter = Unterstützer { $n } { $player_of }
on-board = auf dem Tableau { $player_of }


## Warum nicht

reason-on-track = Beim Stürmen kann keine Kreatur auf einem Kriegspfad als Ziel gewählt werden.
reason-no-such-target = Dieses Ziel gibt es nicht.
reason-nobody-there = Dort steht niemand.
reason-no-ability = Diese Kreatur hat keine Fähigkeit, die du aktivieren kannst.
reason-on-battle-zone = Kreaturen in der Kampfzone sind weder Verbündete noch Gegner.
reason-not-yours = Diese Kreatur gehört nicht dir.
reason-no-such-card = Diese Karte steht nicht zur Wahl.
reason-no-target = Es gibt kein erlaubtes Ziel.
reason-protected = Diese Karte kann nicht als Ziel gewählt werden.
reason-wrong-target = Diese Karte ist kein erlaubtes Ziel.
reason-no-casualties = Du hast keine Verluste zum Heilen.
reason-no-action = Diese Karte hat keine Aktion.
reason-not-in-hand = Diese Karte hast du nicht auf der Hand.
reason-not-your-turn = Kreaturen werden nur im eigenen Zug gespielt.
reason-zone-occupied = Deine Entsendungszone ist besetzt.
reason-one-creature-a-turn = Du hast in diesem Zug schon eine Kreatur gespielt.
reason-cannot-pay = Du kannst die Kosten nicht bezahlen.
reason-not-ready = Dieser Unterstützer ist nicht bereit.
reason-order-first = Gib der Kreatur zuerst ihren Befehl.
reason-land-occupied = Das Niemandsland ist besetzt.
reason-not-your-frontline = Standhalten geht nur auf der eigenen Frontlinie oder im Niemandsland.
reason-answer-first = Beantworte zuerst, was gerade gefragt ist.
reason-choose-first = Triff zuerst deine Wahl: Wahl und Bezahlung sind eine Ansage.
reason-one-kept = Beim Spähen behältst du nur eine Karte.
reason-which-track = Sag, für welchen Kriegspfad.
reason-out-of-reach = Dieser Kriegspfad reicht nicht dorthin.
reason-not-your-track = Dieser Kriegspfad gehört dir nicht.
reason-pay-first = Bezahle zuerst die Kosten.
reason-cannot-pay-itself = Eine Karte kann nicht für sich selbst bezahlen.
reason-not-the-deploy-step = Kreaturen werden nur im Entsenden-Schritt gespielt.
reason-used-this-turn = Diese Fähigkeit wurde in diesem Zug schon genutzt.
reason-wrong-kind-to-negate = Diese Art von Effekt lässt sich damit nicht verhindern.
reason-nothing-to-negate = Es gibt nichts zu verhindern.
reason-not-in-place = Die Kreatur ist nicht mehr an ihrem Platz.
reason-your-own = Deine eigene Kreatur kannst du nicht angreifen.
reason-itself = Eine Kreatur kann sich nicht selbst wählen.
reason-not-your-turn-to-deploy = Entsendet wird nur im eigenen Zug.
reason-no-other-card = Dafür hast du keine andere Karte auf der Hand.
reason-other-step = Das geht in diesem Schritt nicht.
reason-only-as-reaction = Aktionen und Fähigkeiten sind jetzt nur als Reaktion erlaubt.
reason-no-creature-as-reaction = Eine Kreatur kann nicht als Reaktion gespielt werden.
reason-nothing-to-react-to = Es gibt nichts, worauf du reagieren kannst.
reason-nobody-leaves = Gerade verlässt keine Kreatur den Kriegspfad.
reason-nobody-storms = Gerade stürmt keine Kreatur.
reason-no-conflict = Hier gibt es keine Reihenfolge festzulegen.
reason-nothing-to-pay = Es gibt nichts zu bezahlen oder abzuwerfen.
reason-nothing-to-keep = Es gibt nichts zu behalten oder zurückzulegen.
reason-bottom-only = Die Karten kommen nur unter die Ressourcen.
reason-nothing-to-reset = Es gibt nichts zurückzusetzen.
reason-nothing-to-choose = Es gibt nichts zu wählen.
reason-no-extra-turn = Dir steht kein zusätzlicher Zug zu.
reason-only-negate = Gegen einen Boss sind nur Reaktionen erlaubt, die etwas verhindern.
reason-no-creature = Diese Karte kann keine Kreatur sein.
reason-shielded = Diese Kreatur ist geschützt: Aktionen und Fähigkeiten ihrer Gegenspieler wirken nicht auf sie.
reason-partners-zone = Auf die Seite deines Mitspielers in der Kampfzone kannst du keine Karte legen.
reason-no-boss-choice = Für den Boss gibt es gerade nichts zu entscheiden.
reason-no-boss = In diesem Spiel gibt es keinen Boss.
reason-no-allies = Es gibt keine Verbündeten.


## Fehler von Decks

fault-unreadable-deck = Das Deck lässt sich nicht lesen.
fault-deck-without-hand = Das Deck reicht nicht für eine Starthand.
fault-deck-size = Ein Deck hat genau 34 Karten, nicht { $cards }.
fault-deck-copies = { $card }: { $count } Exemplare, höchstens { $most } sind erlaubt.
fault-deck-factions = Ein Deck enthält nur Karten einer einzigen Fraktion, nicht aus mehreren: { $factions }.
fault-deck-boss-card = { $card } gehört zu einem Boss-Deck.
fault-promo-ranked = { $card } ist eine Promo-Karte und in Ranglistenspielen nicht erlaubt.
fault-promo-not-agreed = { $card } ist eine Promo-Karte, und Promo-Karten wurden nicht vereinbart.


## Ausgänge

outcome-SS-6-2 = { $winner ->
        [boss] Ein Spieler konnte nicht genug Karten ziehen.
       *[player] Der Gegenspieler konnte nicht genug Karten ziehen.
    }
outcome-SS-6-3 = { $winner ->
        [boss] Ein Spieler konnte im Ziehen-Schritt nicht genug Karten ziehen.
       *[player] Der Gegenspieler konnte im Ziehen-Schritt nicht genug Karten ziehen.
    }
outcome-SS-6-4 = { $winner ->
        [boss] Ein Spieler konnte die von einem Effekt verlangten Karten nicht ziehen.
       *[player] Der Gegenspieler konnte die von einem Effekt verlangten Karten nicht ziehen.
    }
outcome-SS-6-6 = { $winner ->
        [boss] Ein Spieler erlitt mehr DMG, als er noch Karten hatte.
       *[player] Der Gegenspieler erlitt mehr DMG, als er noch Karten hatte.
    }
outcome-SS-R7 = { $winner ->
        [boss] Ein Spieler hatte nicht genug Karten zum Spähen.
       *[player] Der Gegenspieler hatte nicht genug Karten zum Spähen.
    }
outcome-SS-6-10 = So will es der Text einer Karte.
outcome-SS-R131 = Der Boss hat keine Lebensenergie mehr.
outcome-SS-16-22 = Der Boss konnte nicht genug Karten ziehen.
outcome-SS-16-23 = Eine Siegbedingung der Bosskarte ist erfüllt.


## Modi und was vor dem Spiel vereinbart wird

mode-duel = { term-duel-mode }
mode-solo = { term-solo-mode }
mode-coop = { term-co-op-mode }
mode-last-man-standing = { term-last-man-standing }
switch-damage-overflow-loses = wer mehr DMG erleidet, als Karten übrig sind, verliert
switch-vision-rest = wohin die übrigen Karten beim Spähen kommen
switch-extra-turn-can-chain = auf einen zusätzlichen Zug darf ein weiterer folgen
switch-free-for-all = { term-free-for-all }
switch-promo-cards = Promo-Karten
switch-lms-deploys-per-turn = Kreaturen pro Zug in „Bis zum letzten Mann“
switch-lms-first-player-draw = Karten beim allerersten Ziehen in „Bis zum letzten Mann“
switch-boss = { term-boss }
switch-difficulty = { term-difficulty }
switch-base-deck = { term-base-boss-deck }
switch-advanced-deck = { term-advanced-boss-deck }
setting-true = ja
setting-false = nein
setting-bottom = unter die Ressourcen
setting-top-or-bottom = auf oder unter die Ressourcen
setting-one-per-track = eine pro Kriegspfad
setting-own = das eigene des Bosses


## Namen der Karten

# ysra
card-borrowed-face = Leihgesicht
card-brainwashed-traitor = Verräter ohne Willen
card-keyhole-listener = Lauscher an der Tür
card-rumor-weaver = Weber der Gerüchte
card-underworld-vindicator = Rächer der Unterwelt
card-despoiler = Verheerer
card-masked-duelist = Fechter mit Maske
card-palace-chameleon = Chamäleon am Hof
card-twice-bought-envoy = Bote zweier Herren
card-council-whisperer = Flüsterer im Rat
card-false-regent = Regent zum Schein
card-knight-of-the-new-world-order = Ritter der Neuen Ordnung
card-reptine-taskmaster = Aufseher der Echsen
card-velvet-poisoner = Viper in Samt
card-grand-overlord-ikee = Großherr Ikee
card-prophet-of-the-shed-skin = Prophet der Häutung
card-queen-of-nine-masks = Königin der neun Masken
card-the-unseen-chancellor = Kanzler im Schatten

# khunglai
card-armored-yak = Panzeryak
card-gong-ringer = Rufer am Gong
card-rope-bridge-keeper = Wärter am Seilsteg
card-thousand-stair-runner = Läufer der Stufen
card-warrior-of-shamballa = Krieger aus Shamballa
card-avalanche-rider = Reiter der Lawine
card-butter-lamp-monk = Mönch der Butterlampe
card-druuk-school-adept = Druuk-Schüler
card-retired-master = Altmeister
card-abbot-of-the-closed-gate = Abt der Klausur
card-drum-master-of-the-pass = Trommler am Pass
card-tengu = Tengu
card-thunder-caravan = Karawane des Donners
card-twin-spear-sister = Schwester zweier Speere
card-abbess-of-the-long-stair = Äbtissin der langen Stiege
card-ancient-dragon = Urdrache
card-general-of-the-snow-banners = General der Eisbanner
card-spirit-of-the-old-rampart = Geist des alten Walls

# seraphia
card-novice-of-the-font = Novizin am Taufstein
card-psalm-singer = Psalmistin
card-sentinel-of-the-low-gate = Wache am Niedertor
card-sunlit-lancer = Lanze der Sonne
card-wandering-almoner = Almosenier der Straße
card-chalice-bearer = Trägerin des Kelchs
card-hermit-of-still-bells = Klausner stiller Glocken
card-purge-doctor = Arzt der Läuterung
card-shield-matron = Matrone mit Schild
card-bearer-of-the-scales = Trägerin der Waage
card-granary-steward = Vogt der Speicher
card-oracle-of-the-clear-pool = Orakel am klaren Teich
card-reliquary-guard = Wache am Schrein
card-warden-of-the-white-veil = Hüterin des Schleiers
card-archon-of-returning-dawn = Archon der Morgenröte
card-colossus-of-prayer = Koloss der Gebete
card-hierophant-of-the-sealed-book = Siegelbuch-Hierophant
card-keeper-of-names = Hüter der Namen
card-mother-of-mercies = Mutter der Gnaden

# styxia
card-ashmouth-hound = Aschmaul
card-candle-widow = Witwe der Kerzen
card-drowned-rower = Ruderer vom Grund
card-grave-toll-collector = Grabzöllner
card-reed-ghoul = Schilfghul
card-assassin = Meuchler
card-bellows-of-plague = Blasebalg der Pest
card-ferry-reaver = Räuber der Fähre
card-pact-scribe = Schreiber der Pakte
card-chain-devourer = Fresser der Ketten
card-headsman-of-the-ninth-gate = Henker am neunten Tor
card-mourner-of-empty-thrones = Klageweib leerer Throne
card-orchardist-of-bones = Gärtner der Knochen
card-thief-of-breath = Atemdieb
card-empress-of-ash = Kaiserin der Asche
card-gravemother = Grabmutter
card-king-without-a-shadow = König ohne Schatten
card-lord-of-the-last-ferry = Herr der letzten Fähre
card-master-of-eternal-debt = Meister ewiger Schuld

# promo
card-goblin-marius = Goblin Marius
card-goblin-andrew = Goblin Andrew
card-goblin-prospector = Goblin-Schürfer
card-guardian = Wächter

# evil-goblins
card-goblin-killer = Goblin-Mörder
card-goblin-leader = Goblin-Anführer
card-goblin-tank = Goblin-Panzer
card-goblin-archer = Goblin-Schütze
card-goblin-cutpurse = Goblin-Langfinger
card-goblin-pot-drummer = Goblin-Trommler
card-horn-of-the-horde = Horn der Horde
card-goblin-fusebiter = Goblin-Zündler
card-goblin-toad-rider = Goblin auf Kröte
card-chained-ogre = Kettenoger
card-transmuted-goblin = Goblin-Mutant

# spectral-shamans
card-ancestor-shade = Schatten der Ahnen
card-seal-of-silence = Siegel der Stille
card-restoration-totem = Totem der Erneuerung
card-seal-of-haste = Siegel der Eile
card-shaman-berserker = Schamanen-Berserker
card-hexing-shaman = Fluch-Schamane
card-seal-of-banishment = Siegel der Verbannung
card-seal-of-nova = Siegel der Nova
card-totem-of-fury = Totem der Raserei
card-totem-of-wrath = Totem des Zorns
card-spiritual-shaman = Seelen-Schamane
card-shaman-stormcaller = Gewitter-Schamane
card-totemic-golem = Totem-Golem

# blackpurse-companies
card-company-paymaster = Zahlmeister
card-hired-pikeman = Pikenier im Sold
card-burn-the-granaries = Brand der Speicher
card-captain-of-the-red-pikes = Rotpiken-Hauptmann
card-granary-raider = Räuber der Speicher
card-breach-veteran = Veteran der Bresche
card-captain-of-the-night-ladders = Nacht-Hauptmann
card-order-to-charge = Befehl zum Angriff
card-ransom-demand = Lösegeld
card-bribed-gatekeeper = Schmiergeld am Tor
card-captain-of-the-burning-carts = Brand-Hauptmann
card-forced-march = Eilmarsch
card-ram-crew = Rotte am Rammbock
card-the-marshals-own = Garde des Marschalls

# rotwood-spawn
card-sporeling = Sporling
card-call-of-the-rot = Ruf der Fäulnis
card-mossback-snail = Schnecke im Moos
card-puffball = Bovist
card-sudden-bloom = Blitzblüte
card-choking-spores = Nebel der Sporen
card-grave-morel = Morchel vom Grab
card-stinkhorn-piper = Pfeifer der Morcheln
card-feast-of-flies = Schmaus der Fliegen
card-mycelial-elder = Myzelgreis
card-root-strangler = Würger der Wurzeln
card-antlered-rot = Geweihfäule
card-walking-grove = Wanderhain
card-heart-of-the-rotwood = Herz des Faulwalds

# boss
card-byloss = Byloss, der Goblinkönig
card-corvane = Corvane, der Söldnermarschall
card-muldra = Muldra, die Fäulnis der Tiefe


## Terms of the glossary, in their base form

term-base-rules = Grundregeln
term-duel-mode = Duellmodus
term-siege-mode = Siege Mode
term-solo-mode = Solomodus
term-co-op-mode = Kooperativer Modus
term-last-man-standing = Bis zum letzten Mann
term-free-for-all = Free-for-All
term-player = Spieler
term-opponent = Gegenspieler
term-partner = Mitspieler
term-active-player = aktiver Spieler
term-first-player = Startspieler
term-player-elimination = Ausscheiden eines Spielers
term-card = Karte
term-creature = Kreatur
term-name = Titel
term-cost = Kosten
term-attack-value = Angriffswert
term-attack-strength = Angriffsstärke
term-defense-value = Verteidigungswert
term-action = Aktion
term-passive-ability = Passive Fähigkeit
term-activation-cost = Aktivierungskosten
term-crest = Wappen
term-symbol = Symbol
term-rank = Seltenheit
term-soldier = Soldat
term-veteran = Veteran
term-elite = Elite
term-champion = Champion
term-starter-deck-card = Karte des Starter-Decks
term-standard-deck-card = Karte des Standard-Decks
term-booster-card = Booster-Karte
term-expansion = Erweiterung
term-promo-card = Promo-Karte
term-easter-egg-card = Easter-Egg-Karte
term-card-back = Kartenrückseite
term-deck = Deck
term-faction = Fraktion
term-player-faction = Spielerfraktion
term-ysra = Ysra
term-khunglai = Khung'lai
term-seraphia = Seraphia
term-styxia = Styxia
term-evil-goblins = Böse Goblins
term-spectral-shamans = Geisterschamanen
term-rotwood-spawn = Brut des Faulwalds
term-blackpurse-companies = Schwarzbeutel-Kompanien
term-base-boss-deck = Standardfraktions-Deck
term-advanced-boss-deck = Fortgeschrittenenfraktions-Deck
term-battlefield = Schlachtfeld
term-battle-zone = Kampfzone
term-battle-zone-board = Kampfzonentableau
term-frontline = Frontlinie
term-no-mans-land = Niemandsland
term-war-track = Kriegspfad
term-track = Pfad
term-deployment-zone = Entsendungszone
term-defender = Verteidiger
term-support-zone = Unterstützungszone
term-supporter = Unterstützer
term-resources = Ressourcen
term-casualties = Verluste
term-hand = Hand
term-starting-hand = Starthand
term-healing-pile = Heilungsstapel
term-turn = Zug
term-prepare = Vorbereiten
term-draw-step = Ziehen
term-advance-war-track = auf Kriegspfad vorrücken
term-deploy-step = Entsenden
term-extra-turn = zusätzlicher Zug
term-end-turn = Ende des Zuges
term-order = Befehl
term-storm = stürmen
term-hold-ground = standhalten
term-support = unterstützen
term-target = Ziel
term-resolve = abhandeln
term-effect = Effekt
term-ally = Verbündeter
term-enemy = Gegner
term-reaction = Reaktion
term-chain-of-command = Befehlskette
term-conflict = Konflikt
term-advance = vorrücken
term-commit = hinzuziehen
term-damage = Schaden
term-deploy = entsenden
term-destroy = zerstören
term-discard = abwerfen
term-draw = ziehen
term-heal = heile
term-kill = töten
term-negate = verhindern
term-place = platzieren
term-raise = auferwecken
term-recover = erholen
term-reset = zurücksetzen
term-sacrifice = opfern
term-shapeshift = gestaltwandeln
term-steal = stehlen
term-vision = spähe
term-boss-card = Bosskarte
term-boss-board = Bosstableau
term-boss-hand = Kartenhand des Bosses
term-difficulty = Schwierigkeitsgrad
term-medium = mittel
term-hard = schwer
term-very-hard = sehr schwer
term-menace-level = Bedrohungsstufe
term-menace-level-effects = Bedrohungsstufeneffekte
term-menace-token = Bedrohungsmarker
term-victory-conditions = Siegbedingungen
term-life-points = Lebensenergie
term-life-meter = Lebensenergie-Anzeiger
term-reserves = Reserve
term-reserves-pile = Reservestapel
term-reserves-token = Reservemarker
term-discard-to-reserves = auf Reservestapel abwerfen
term-command-action = Befehlsaktion
term-special-action = Spezialaktion
term-deploy-command = Entsenden
term-leader = Anführer
term-action-command = Aktion
term-shielded = geschützt
term-spirit = Geist
term-gang = Trupp
term-totem = Totem
term-spirit-token = Geistmarker
term-gang-token = Truppmarker
term-token = Marker
term-boss-pass = passen
term-att = ATT
term-def = DEF
term-dmg = DMG
term-promo = Promo
term-starter = Starter-Deck
term-standard = Standard-Deck
term-booster = Booster
term-passive = Passive Fähigkeit
term-supporters = Unterstützer
term-ready = bereit
term-committed = hinzugezogen
term-space = Feld
term-ability = Fähigkeit
term-boss = Boss
term-base = Standardfraktions-Deck
term-advanced = Fortgeschrittenenfraktions-Deck


## Keywords, explained

keyword-action = Der rote Text einer Karte. Er wird ausgeführt, wenn du die Karte als Aktion spielst, und wenn die Kreatur stürmt.
keyword-passive-ability = Der blaue Text einer Karte. Er gilt, solange die Karte auf einem Kriegspfad oder in der Kampfzone liegt.
keyword-activation-cost = Was du jedes Mal bezahlst, wenn du eine Passive Fähigkeit mit einer Zahl davor nutzt: mit abgeworfenen Karten, Unterstützern oder beidem.
keyword-cost = Wie viele Karten das Spielen einer Karte kostet: abgeworfene Karten, Unterstützer oder beides.
keyword-attack-value = ATT, der Angriffswert einer Karte vor allen Modifikatoren.
keyword-defense-value = DEF, der Verteidigungswert einer Karte vor allen Modifikatoren.
keyword-attack-strength = Der ATT-Wert des Angreifers minus der DEF-Wert des Verteidigers; nie weniger als 0.
keyword-creature = Eine Karte auf einem Kriegspfad oder in der Kampfzone.
keyword-ally = Eine Kreatur auf deinem Kriegspfad, im Kooperativen Modus auch auf dem deines Mitspielers. Für ihren eigenen Text ist eine Kreatur kein Verbündeter.
keyword-enemy = Eine Kreatur auf dem Kriegspfad deines Gegenspielers.
keyword-defender = Die Kreatur in einer Entsendungszone. Ihr DEF-Wert wird von jedem Angriff auf ihren Spieler und dessen Kreaturen in der Kampfzone abgezogen.
keyword-war-track = Drei Felder in einer Reihe. Kreaturen beginnen auf dem ersten und rücken in jedem Zug ein Feld vor.
keyword-deployment-zone = Das erste Feld eines Kriegspfades.
keyword-battle-zone = Beide Frontlinien und das Niemandsland dazwischen. Kreaturen dort sind weder Verbündete noch Gegner.
keyword-frontline = Dein eigenes Feld der Kampfzone. Die Passive Fähigkeit einer Kreatur gilt dort weiter, und eine andere deiner Kreaturen kann sie ersetzen.
keyword-no-mans-land = Das mittlere Feld der Kampfzone. Hier ist Platz für eine Kreatur eines beliebigen Spielers, und diese kann nicht ersetzt werden.
keyword-support-zone = Hier liegen deine Unterstützer verdeckt.
keyword-supporter = Eine verdeckte Karte in einer Unterstützungszone. Ist sie bereit, bezahlt sie einen Punkt der Kosten. Ein Boss hat keine: Was sie tötet oder zählt, wirkt auf seine Bedrohungsstufe.
keyword-resources = Dein Deck. Davon ziehst du, und durch Schaden verlierst du Karten daraus; wer ziehen muss und nicht kann, verliert das Spiel.
keyword-casualties = Dein offener Stapel mit benutzten, getöteten, abgeworfenen und durch Schaden verlorenen Karten.
keyword-healing-pile = Karten neben deinen Ressourcen; durch Schaden verlierst du zuerst diese.
keyword-advance = Alle Kreaturen eines Kriegspfades rücken ein Feld vor; eine Kreatur, die ihn verlässt, erhält einen Befehl.
keyword-storm = Ein Befehl: Die Kreatur greift an, führt dann ihre Aktion aus und kommt zu den Verlusten.
keyword-hold-ground = Ein Befehl: Die Kreatur kommt auf deine Frontlinie oder ins leere Niemandsland, und ihre Passive Fähigkeit gilt dort weiter.
keyword-support = Ein Befehl: Die Kreatur wird ein Unterstützer, verdeckt und bereit.
keyword-commit = Drehe einen bereiten Unterstützer zur Seite, um Kosten um 1 zu senken.
keyword-reset = Drehe einen hinzugezogenen Unterstützer zurück, sodass er wieder bereit ist. Du kannst ihn sofort erneut hinzuziehen.
keyword-deploy = Lege eine Kreatur in eine leere Entsendungszone.
keyword-place = Lege eine Karte als Kreatur in die Kampfzone.
keyword-draw = Die oberste Karte deiner Ressourcen kommt auf deine Hand. Hast du schon 10 Handkarten, kommt sie stattdessen zu den Verlusten.
keyword-discard = Lege eine Handkarte auf die Verluste ihres Besitzers. Wer abwirft, wählt die Karte selbst, außer sie wird zufällig bestimmt.
keyword-damage = DMG: Der Spieler verliert entsprechend viele Karten, zuerst vom Heilungsstapel, dann von den Ressourcen. Ein Boss verliert stattdessen Lebensenergie.
keyword-heal = Heile X: Lege die obersten X Karten deiner Verluste auf deinen Heilungsstapel.
keyword-kill = Lege eine Karte im Spiel auf die Verluste ihres Besitzers.
keyword-destroy = Die Karte scheidet für immer aus dem Spiel aus und kommt auf keinen Stapel.
keyword-sacrifice = Töte eine Kreatur auf deinem eigenen Kriegspfad.
keyword-raise = Die oberste Karte der Verluste deines Gegenspielers kommt auf deine Hand. Sie gehört dir bis zum Spielende.
keyword-steal = Eine zufällige Handkarte deines Gegenspielers kommt auf deine Hand. Sie gehört dir bis zum Spielende.
keyword-shapeshift = Nimm diese Kreatur auf die Hand und lege kostenlos eine andere Karte aus deiner Hand an ihren Platz.
keyword-vision = Spähe X: Ziehe X Karten, behalte eine und lege die anderen in beliebiger Reihenfolge unter deine Ressourcen.
keyword-negate = Hebe die Aktion oder Fähigkeit auf, auf die du reagierst. Ihre Kosten bleiben bezahlt.
keyword-reaction = Eine Aktion oder Fähigkeit als Antwort auf eine Aktion oder Fähigkeit eines Gegenspielers; auf jede nur eine. Gegen einen Boss sind nur Reaktionen erlaubt, die etwas verhindern.
keyword-chain-of-command = Eine Aktion oder Fähigkeit und alle Reaktionen darauf. Sie werden von der letzten zur ersten ausgeführt.
keyword-extra-turn = Ein weiterer vollständiger Zug nach diesem, höchstens einer pro Zug.
keyword-boss = Ein Gegenspieler, den die Regeln spielen. Was sie offenlassen, entscheidet ein Spieler für ihn.
keyword-boss-card = Sagt, was die Bedrohungsstufe erhöht, wie der Boss besiegt wird, wie viele Karten er zieht und womit er beginnt.
keyword-boss-hand = Die gezogenen Karten des Bosses; sie liegen offen. Er spielt alle, die er kann; den Rest wirft er zu Beginn seines nächsten Zuges auf den Reservestapel ab.
keyword-difficulty = Mittel, schwer oder sehr schwer: Für jeden Grad hat ein Boss eine eigene Karte.
keyword-menace-level = Von 1 bis 5+: Der Boss kann Karten bis zu diesen Kosten spielen, bei 5+ alle.
keyword-victory-conditions = Wann ein Boss besiegt ist: ohne Lebensenergie, ohne genug Karten zum Ziehen oder durch das, was seine Karte sonst noch nennt.
keyword-life-points = Jeder Punkt DMG nimmt dem Boss einen Punkt davon. Hat er keine mehr, gewinnen die Spieler.
keyword-reserves = Karten, die der Boss gezogen, aber nicht gespielt hat. Einmal im Spiel werden sie gemischt und ersetzen seine leeren Ressourcen.
keyword-recover = Die Lebensenergie des Bosses steigt um die genannte Zahl, aber nie über ihren Anfangswert.
keyword-command-action = So spielt der Boss eine Karte. Zuerst kommt Entsenden, dann Anführer, Spezialaktionen und zuletzt Aktionen, in jeder Gruppe die teuerste Karte zuerst.
keyword-deploy-command = Als Befehlsaktion: Der Boss legt die Karte in seine leere Entsendungszone.
keyword-leader = Eine Befehlsaktion: Der Boss legt die Karte auf seine Frontlinie oder ins Niemandsland, wo gerade Platz ist.
keyword-action-command = Als Befehlsaktion: Der Boss führt nur die Aktion der Karte aus. Die Karte wird nie zur Kreatur.
keyword-special-action = Ein Symbol auf Karten eines Boss-Decks mit eigener Bedeutung: Geschützt, Geist, Trupp oder Totem.
keyword-shielded = Aktionen und Fähigkeiten der Gegenspieler des Bosses wirken nicht auf diese Kreatur. Angriffe schon.
keyword-spirit = Ist diese Karte gespielt, erhält jedes Totem des Bosses einen Geistmarker.
keyword-gang = Jeder Verbündete des Bosses erhält einen Truppmarker, und diese Karte kommt zu den Verlusten des Bosses.
keyword-totem = Jeder Geistmarker, der auf diese Karte gelegt wird, löst ihre Passive Fähigkeit aus.
keyword-spirit-token = Liegt auf einem Totem, solange dieses im Spiel ist; manche Texte zählen ihn.
keyword-gang-token = Gibt der Kreatur, auf der er liegt, +1 ATT, solange sie im Spiel ist.
keyword-base-boss-deck = Eines der beiden Decks, aus denen die Ressourcen eines Bosses bestehen; seine Karten sind meist billig.
keyword-advanced-boss-deck = Das andere der beiden Decks, aus denen die Ressourcen eines Bosses bestehen; seine Karten sind meist stärker.
