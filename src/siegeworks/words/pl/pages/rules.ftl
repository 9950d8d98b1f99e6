# Zasady.

rules-title = Zasady
rules-lead = Obie gry naszymi słowami, punkt po punkcie. Do każdego punktu prowadzi odnośnik; przy wielu z nich są przypadki ze zbioru: małe sytuacje, które program sam rozgrywa. Łącznie jest ich { $n }.
rules-search = Szukaj
rules-search-hint = słowo albo punkt, np. SS-7.3
rules-ways = Drogi do zasad
rules-contents = Spis treści
rules-glossary = Słowniczek
rules-glossary-lead = Pojęcia obu gier: co znaczą, które punkty przeczytać najpierw i jak nazywają je inne języki.
rules-kind-rules = { nav-rules }
rules-kind-rulings = Rozstrzygnięcia: tam, gdzie instrukcje milczą
rules-kind-more = Inne
rules-found-title = Wyniki dla „{ $query }”
rules-within = Gdzie szukać
rules-both = Obie gry
rules-nothing = Nigdzie nie ma wszystkich tych słów naraz. Spróbuj mniejszej liczby słów albo krótszych; wielkość liter i znaki diakrytyczne nie mają znaczenia.
rules-clauses-found = Punkty: { $n }
rules-first = Widać pierwsze { $n }.
rules-see-also = Zobacz też
rules-cases = Przypadki: { $n }

case-title = Przypadek
case-rules = Co pokazuje
case-before = Pozycja
case-try = Wypróbuj w edytorze pozycji
case-play = Co się dzieje
case-after = Potem
case-holds = zachodzi
case-offered = możliwe
case-refused = odrzucone
case-legal = dozwolone
case-setup = Co przynosi gracz
case-check = Żadna rozgrywka tego nie pokaże; program sprawdza to sam:

board-committed = zaangażowana
board-map = Mapa w tej chwili

example-advance = Tor walki się przesuwa
example-advance-text = Każda jednostka przechodzi o jedno pole do przodu, a ta, która opuszcza tor, od razu dostaje rozkaz. Tutaj utrzymuje pozycję na linii frontu.
example-storm = Jednostka szturmuje
example-storm-text = Od ATT atakującego odejmuje się DEF obrońcy; reszta to obrażenia przeciwnika. Potem wykonuje się akcję, a jednostka trafia na stos ofiar.
example-paying = Płacenie kartami i wsparciem
example-paying-text = Koszt 3 opłaca jedna zaangażowana karta wsparcia i dwie odrzucone karty.
example-chain = Ciąg rozkazów
example-chain-text = Reakcję zagrano ostatnią, a wykonuje się ją pierwszą: dwie karty przepadają, zanim akcja dobierze jedną.
example-tile = Płytka na hordzie
example-tile-text = Płytka leży tak, jak obrócono kartę wieży, w całości na siatce jednej hordy. Może leżeć na pustych kratkach, ale nie na innej płytce.
example-reach = Zasięg wież
example-reach-text = Łucznicy i Czarodziej z kartą obróconą w górę, w prawo, w dół i w lewo: strzałka przy wieży wskazuje górny brzeg karty. Pole pośrodku należy do wieży.
example-engage = Starcie bohatera z hordą
example-engage-text = Podstawka zakrywa 2×2 kratki wraz z wrogami. Dopóki bohater tam stoi, horda się nie rusza.
example-jump = Hordy idą i przeskakują
example-jump-text = Żołnierz zatrzymuje przednią hordę i wraca do wspólnych zasobów. Horda za nią przeskakuje ją.
example-displaced = Bohater ustępuje miejsca
example-displaced-text = Horda wchodzi na pole bohatera. Bohater przechodzi na sąsiednie wolne pole i nie odnosi rany.
