# Podpowiedzi przy stole: kto na nie pozwala, ich stopnie i co mówi wskazówka.

hint = Podpowiedź
hint-nudge = Wskazówka
hint-candidates = Kandydaci
hint-move = Ruch
hint-thinking = Myślę…
hint-play-it = Zagraj to
hint-show = Pokaż na planszy
hint-to-win = na wygraną
hint-alike = mniej więcej tak samo dobre
hint-plan = Plan krok po kroku
hint-stale = Gra potoczyła się dalej: ta podpowiedź już nie pasuje.
hint-taken = { $name } bierze podpowiedź.
hint-taken-n = Podpowiedzi wzięte: { $n }
hint-missing = Na podpowiedzi nie ma jeszcze zgody od: { $names }
hint-missing-text = Muszą się zgodzić wszyscy, którzy tu grają.
hint-ask = Zapytaj
hint-asking = Czekamy na zgodę: { $names }
hint-asked = { $name } prosi o zgodę na podpowiedzi przy tym stole: także dla ciebie, i tylko dopóki ktoś jej nie cofnie. Wszyscy widzą, gdy ktoś bierze podpowiedź. Zgadzasz się?
hint-open = Podpowiedzi są tu teraz dozwolone.
hint-closed = Podpowiedzi nie są już tu dozwolone.
hint-allow = Podpowiedzi przy tym stole
hint-allow-yes = Zgadzam się na nie
hint-allow-no = Nie zgadzam się na nie
hint-allow-text = Podpowiedź można wziąć tylko wtedy, gdy zgadzają się wszyscy, którzy tu grają. Wszyscy widzą, gdy ktoś ją bierze.
hint-allows = zgadza się na podpowiedzi
hint-allows-not = nie zgadza się na podpowiedzi
hint-through = Co się przedrze?
hint-tower = Która wieża znaczy najwięcej?
hint-clear = Czy tę hordę można pokonać?
hint-clear-at = Czy można ją pokonać?
key-hint = podpowiedź; jeszcze raz: następny stopień
help-hints-title = Podpowiedzi
help-hints = Nie wiesz, co dalej? Lampka obok pytania podpowiada stopniami: wskazówka, kandydaci, ruch. Gdy przy stole grają inni, muszą się na to zgodzić wszyscy, w menu albo na prośbę; wszyscy widzą, że ktoś wziął podpowiedź, ale nikt nie widzi, co mówiła.

refusal-no-hints = Na podpowiedzi nie zgadzają się: { $players }
refusal-hint-failed = Nie udało się na czas znaleźć podpowiedzi.

hint-only = Tu jest tylko jedna możliwa odpowiedź.
hint-close = Dwie odpowiedzi są mniej więcej tak samo dobre: wybierz tę, którą wolisz.
hint-waiting = Zostawienie wszystkiego bez zmian obniżyłoby twoją szansę na wygraną o około { $n } p.p.
hint-other = Pomyśl o następnej turze: która odpowiedź zostawi ci najwięcej możliwości?
