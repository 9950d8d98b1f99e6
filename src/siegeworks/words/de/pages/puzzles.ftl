# Rätsel.

puzzles-lead = Stellungen, in denen ein einziger Weg zum Ziel führt. Jede wurde durch vollständige Suche gelöst: Eine Lösung gibt es immer.
puzzles-daily = Rätsel des Tages
puzzles-name = Rätsel { $n }
puzzles-try = Versuchen
puzzles-solved = Gelöst
puzzles-count = { $done } von { $n } gelöst
puzzles-grade-1 = Leicht
puzzles-grade-2 = Knifflig
puzzles-grade-3 = Schwer
puzzles-ask-win = Gewinne in diesem Zug
puzzles-ask-clear = Besiege die Horde auf { $spaces } mit einem einzigen Turm
puzzles-ask-clear-more = Besiege die Horden auf { $spaces } mit einem einzigen Turm
puzzles-how-siegestorm = Du musst gewinnen, bevor dein Zug endet, was auch immer dein Gegner erwidert. Karten ziehen musst du dafür nicht, und nur ein Anfang ist richtig.
puzzles-how-rift = Spiele einen Turm und lege seine Plättchen und Soldaten so, dass dort jeder Gegner bedeckt ist. Nur ein Turm auf einem Bauplatz schafft das.
puzzles-task = Was verlangt ist
puzzles-to-task = Zur Aufgabe
puzzles-all = Alle Rätsel
puzzles-again = { learn-again }
puzzles-hint = { learn-hint }
puzzles-hint-text = Sieh dir an, was aufleuchtet.
puzzles-show = Schritt zeigen
puzzles-next = Nächstes Rätsel
puzzles-not-that-way = So nicht: Von hier aus geht es nicht mehr. Versuch es noch einmal!
puzzles-found = Gelöst! Das ist der einzige Weg.
puzzles-that-was-it = Das war die Lösung.
