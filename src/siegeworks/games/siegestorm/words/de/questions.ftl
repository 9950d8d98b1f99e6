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

option-play = { $card_acc } als Aktion spielen
option-advance = vorrücken: { $place }
option-deploy = { $card_acc } als Kreatur spielen
option-use = Fähigkeit nutzen: { $place }
option-target = { $place } wählen
option-card = { $card_acc } wählen
option-attack-player = { $place } angreifen
option-attack = { $place } angreifen
option-storm = stürmen
option-hold-front = auf deiner Frontlinie standhalten
option-hold-land = im Niemandsland standhalten
option-support = unterstützen
option-pass = nicht reagieren
option-next = nächster Schritt
option-end = Zug beenden
option-keep = beide Karten behalten
option-return = { $card_acc } zurücklegen
option-return-cards = { $cards } zurücklegen, in dieser Reihenfolge
option-commit = Unterstützer { $n }{ $name } hinzuziehen
option-discard = { $card_acc } abwerfen
option-keep-card = { $card_acc } behalten
option-bottom = { $card_acc } unter die Ressourcen legen
option-top = { $card_acc } auf die Ressourcen legen
option-reset = Unterstützer { $n }{ $name } zurücksetzen
option-done = fertig
option-take = zusätzlichen Zug ausführen
option-decline = kein zusätzlicher Zug
option-to-hand = auf die Hand
option-to-support = in die Unterstützungszone
option-first = zuerst: { $card }
option-none = nichts zu wählen
option-boss = der Boss spielt { $card_acc }
option-lead = platzieren: { $place }
option-strike = es trifft { $place }
option-target-menace = Bedrohungsstufe wählen


## Felder

card-at = { $card } ({ $place })
square-space = { $n ->
        [1] Entsendungszone { $player_of }
       *[other] Kriegspfad { $player_of }, Feld { $n }
    }
side-l = { positions-left }
side-r = { positions-right }
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
reason-partners-battle-zone = Fähigkeiten kannst du auf dem Kriegspfad deines Mitspielers einsetzen, nicht in seiner Kampfzone.
reason-no-boss-choice = Für den Boss gibt es gerade nichts zu entscheiden.
reason-no-boss = { ui-no-boss }
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
