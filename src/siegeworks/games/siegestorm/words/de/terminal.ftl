ui-stops-hint = Mit „stops all“ wirst du auch beim Vorbereiten und Ziehen gefragt.
ui-unknown-thing = Keine Karte, kein Feld und kein Begriff heißt „{ $typed }“. Ähnlich: { $close }
ui-why-not-unknown = Für „{ $typed }“ ist keine Regel bekannt. Spielzüge sehen so aus: play tengu, deploy tengu, use a1.
ui-help-why-not = warum eine Karte nicht gespielt werden kann oder ein Spielzug nicht geht
ui-help-stops = beim Vorbereiten und Ziehen gefragt werden: all, auto oder none
ui-stops-auto = Beim Ziehen wirst du nur gefragt, wenn gleich eine Kreatur deinen Kriegspfad verlässt; beim Vorbereiten nicht. Andere Einstellungen: stops all, stops none.
ui-stops-all = Beim Vorbereiten und Ziehen wirst du immer gefragt, wenn etwas möglich ist, und bei jeder Gelegenheit zur Reaktion auch dann, wenn nichts möglich ist.
ui-stops-none = Beim Vorbereiten und Ziehen wirst du nicht gefragt.
