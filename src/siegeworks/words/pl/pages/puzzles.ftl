# Zagadki.

puzzles-lead = Pozycje, w których do celu prowadzi tylko jedna droga. Każdą rozwiązano, sprawdzając wszystkie możliwości, więc rozwiązanie zawsze istnieje.
puzzles-daily = Zagadka dnia
puzzles-name = Zagadka { $n }
puzzles-try = Spróbuj
puzzles-solved = Rozwiązana
puzzles-count = Rozwiązane: { $done } z { $n }
puzzles-grade-1 = Łatwe
puzzles-grade-2 = Podchwytliwe
puzzles-grade-3 = Trudne
puzzles-ask-win = Wygraj w tej turze
puzzles-ask-clear = Pokonaj hordę na { $spaces } jedną wieżą
puzzles-ask-clear-more = Pokonaj hordy na { $spaces } jedną wieżą
puzzles-how-siegestorm = Musisz wygrać, zanim skończy się twoja tura, cokolwiek odpowie przeciwnik. Nie trzeba do tego dobierać kart, a zacząć można dobrze tylko w jeden sposób.
puzzles-how-rift = Zagraj jedną wieżę i połóż jej płytki i żołnierzy tak, by zakryć tam każdego wroga. Potrafi to tylko jedna wieża na jednym miejscu budowy.
puzzles-task = Zadanie
puzzles-to-task = Przejdź do zadania
puzzles-all = Wszystkie zagadki
puzzles-again = { learn-again }
puzzles-hint = { learn-hint }
puzzles-hint-text = Spójrz na to, co się podświetliło.
puzzles-show = Pokaż krok
puzzles-next = Następna zagadka
puzzles-not-that-way = Nie tędy: stąd już się nie uda. Spróbuj jeszcze raz!
puzzles-found = Rozwiązane! To jedyna droga.
puzzles-that-was-it = Takie było rozwiązanie.
