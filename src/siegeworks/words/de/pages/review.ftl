# The review of a finished game.

review-title = Analyse
review-running = Eine Analyse zeigt, was alle auf der Hand hatten; darum wartet sie, bis das Spiel zu Ende ist.
review-to-table = Zurück zum Tisch
review-none = Es gibt noch keine Analyse.
review-waiting = Zuerst werden andere Partien untersucht.
review-working = Die Partie wird untersucht.
review-failed = Diese Partie konnte nicht untersucht werden.
review-once = Das dauert etwa eine Minute und geschieht nur einmal. Die Seite kann verlassen werden.
review-look = Diesen Augenblick ansehen
