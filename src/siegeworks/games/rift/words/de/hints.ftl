## Hinweise: Fragen zu einer Lage

advice-clear-yes = { $means ->
        [towers] ja, { $horde } { $horde_at } lässt sich in dieser Runde allein mit Türmen besiegen.
        [heroes] ja, { $horde } { $horde_at } lässt sich in dieser Runde mit Hilfe der Helden besiegen.
        [abilities] ja, { $horde } { $horde_at } lässt sich in dieser Runde besiegen, aber nur mit einer Spezialfähigkeit.
       *[spells] ja, { $horde } { $horde_at } lässt sich in dieser Runde besiegen, aber nur mit einem Zauber oder der Bank.
    }
advice-clear-no = nein, { $horde } { $horde_at } lässt sich in dieser Runde nicht besiegen; { $n ->
        [one] bestenfalls bleibt ein Feld offen.
       *[other] bestenfalls bleiben { $n } Felder offen.
    }
advice-clear-unknown = kein Weg ist gefunden, { $horde_acc } { $horde_at } in dieser Runde zu besiegen, aber nicht alles wurde versucht.
advice-tower-none = kein Turm auf der Hand macht jetzt einen Unterschied.
advice-tower-nudge = ein Blick auf die Türme auf der Hand ({ $seat }): einer davon zählt mehr als alle anderen.
advice-tower-most = was in dieser Runde fehlen würde, in Gesundheit des Königreichs:
advice-tower = { $tower } ({ $seat }): { $loss }
advice-through-none = in dieser Runde muss nichts durchkommen.
advice-through-some = { $n ->
        [one] eine Horde kommt wohl durch und kostet { $cost } Gesundheit.
       *[other] { $n } Horden kommen wohl durch und kosten { $cost } Gesundheit.
    }
advice-through-lost = Vorsicht: Wenn niemand eine bessere Idee hat, ist das Spiel in dieser Runde verloren.
advice-through = { $horde } { $horde_at } kommt durch: { $cost } Gesundheit
advice-near = { $horde } { $horde_at } steht danach vor einem Ausgang.
advice-think-of = denkt an: { $what }.
advice-plan = der ganze Plan:
advice-step = { $seat }: { $label } [{ $text }]

nudge-tower = Sieh auf deine Türme: Einer davon lohnt sich jetzt.
nudge-hand-on = Einer deiner Türme ist in anderen Händen oder aufgewertet mehr wert.
nudge-hero = Dein Held kann jetzt etwas ausrichten.
nudge-bench = Ein Held von der Bank kann jetzt etwas ausrichten.
nudge-spell = Ein Zauber lohnt sich jetzt.
nudge-done = Was sich lohnt, ist getan: Melde dich fertig.
nudge-buy = Etwas im Vorrat ist seine Kristalle wert.
nudge-lay = Sieh auf das Kästchen, das sonst niemand abdeckt.
nudge-base = Stell die Basis dorthin, wo sie abdeckt, was Türme nicht können.
nudge-face = Vergleiche die Horden, die jede Richtung treffen würde.
nudge-move = Vergleiche die Felder: Wo wird der Held als Nächstes gebraucht?
nudge-strike = Ein Angriff ist hier mehr wert als alles andere.
nudge-ability = Eine Spezialfähigkeit lohnt sich jetzt.
nudge-rest = Der Held braucht eine Rast.
nudge-set-up = Geschmackssache: Nimm, was gut zu den anderen passt.
nudge-other = Denk an die Horde, die einem Ausgang am nächsten ist.
