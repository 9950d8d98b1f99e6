game = Rift in Time
    .about = Verteidigt gemeinsam das Königreich: Türme decken die Horden ab, Feld für Feld.
