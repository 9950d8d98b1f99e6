# Pierwsze gry.

learn-title = Naucz się grać
learn-lead = Małe pozycje, za każdym razem jedna rzecz. Niczego nie da się zepsuć, a przerwać i wrócić możesz w każdej chwili.
learn-minutes = około { $n } min
learn-steps = Liczba kroków: { $n }
learn-progress = Twoje postępy
learn-begin = Zacznij
learn-continue = Kontynuuj
learn-repeat = Zagraj jeszcze raz
learn-finished = Ukończona
learn-where = Krok { $at } z { $n }
learn-all = Wszystkie lekcje
learn-coach = Co zrobić
learn-to-coach = Przejdź do zadania
learn-rules = Zasada, która za tym stoi
learn-well-done = Świetnie!
learn-back = Poprzedni krok
learn-again = Jeszcze raz
learn-hint = Podpowiedź
learn-skip = Pomiń
learn-next = Dalej
learn-finish = Zakończ
learn-ended = Umiesz już grać!
learn-play = Zagraj prawdziwą grę
