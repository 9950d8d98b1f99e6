ui-stops-hint = Po poleceniu „stops all” gra pyta też w krokach przygotowania i dobrania kart.
ui-unknown-thing = Nie ma karty, pola ani pojęcia „{ $typed }”. Podobne: { $close }
ui-why-not-unknown = Nie znam zasady dla „{ $typed }”. Ruchy wyglądają tak: play tengu, deploy tengu, use a1.
ui-help-why-not = dlaczego nie można zagrać karty albo wykonać ruchu
ui-help-stops = kiedy pytać w krokach przygotowania i dobrania kart: all, auto albo none
ui-stops-auto = W kroku dobrania kart gra pyta tylko wtedy, gdy jednostka ma opuścić twój tor walki; w kroku przygotowania nie pyta. Inne ustawienia: stops all, stops none.
ui-stops-all = W krokach przygotowania i dobrania kart gra pyta, ilekroć można coś zrobić, a o reakcję pyta zawsze, nawet gdy żadna nie jest możliwa.
ui-stops-none = W krokach przygotowania i dobrania kart gra nie pyta.
