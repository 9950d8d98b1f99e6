# Erste Partien.

learn-title = Spielend lernen
learn-lead = Kleine Stellungen, immer nur eine Sache. Du kannst nichts falsch machen und jederzeit aufhören und weitermachen.
learn-minutes = etwa { $n } Min.
learn-steps = Schritte: { $n }
learn-progress = Wie weit du bist
learn-begin = Anfangen
learn-continue = Weitermachen
learn-repeat = Noch einmal spielen
learn-finished = Geschafft
learn-where = Schritt { $at } von { $n }
learn-all = Alle Lektionen
learn-coach = Was zu tun ist
learn-to-coach = Zur Aufgabe
learn-rules = Die Regel dahinter
learn-well-done = Gut gemacht!
learn-back = Schritt davor
learn-again = Noch einmal
learn-hint = Tipp
learn-skip = Überspringen
learn-next = Weiter
learn-finish = Abschließen
learn-ended = Jetzt kannst du es!
learn-play = Richtige Partie spielen
