# Siegestorm w pojedynkę przeciw Bossowi. Nazwy kart pochodzą z samych kart: { $card-id }.

lesson = Samotnie przeciw Bossowi
    .about = Nie masz z kim zagrać? Byloss, król goblinów, zawsze ma czas. Dowiedz się, jak myśli Boss i jak go powstrzymać.
    .end = Teraz wiesz, jak myśli Boss: zagrywa wszystko, co może, najdroższe najpierw, i nigdy nie blefuje. Trzymaj nisko jego poziom grozy, a przed sobą obrońcę. Byloss czeka!

life = Boss ma życie
    .do = Talia Bossa nie jest jego życiem: to liczba na jego planszy. Bylossowi zostało 8. { $archon-of-returning-dawn } stoi na końcu twojego toru walki: wydaj rozkaz szturmu. Obrońca Bossa, { $goblin-tank }, jak zawsze odejmuje swój DEF: 7 − 3 = 4.
    .why = 4 obrażenia z ataku i 4 z akcji: 0 punktów życia i Boss jest pokonany. Wygrywasz też, gdy Boss musi dobrać karty, a nie ma skąd. Ty przegrywasz jak w każdej grze: gdy skończą ci się karty.
    .hint = Wybierz kartę { $archon-of-returning-dawn }, a potem Bossa.
    .not = Tym razem szturm.
    .support = Z ATT 7, gdy Boss jest tak blisko końca? Szturmuj!
    .hold = Nie ma już czego utrzymywać: szturmuj, a Boss padnie.

turn = Tura Bossa
    .do = Zobacz teraz, jak gra Boss. Jego poziom grozy to 2, a za karty nic nie płaci. Zakończ turę i obejrzyj, co zrobił.
    .why = Boss dobrał trzy karty i zagrał każdą, która nie kosztuje więcej niż poziom grozy, najdroższą najpierw. { $goblin-cutpurse } trafił do strefy zrzutu. Dla karty { $goblin-killer } nie było już miejsca, więc stała się gangiem: żeton z +1 ATT dla każdej jednostki Bossa. { $chained-ogre } kosztuje 6, został na ręce i stamtąd trafi do rezerwy.
    .hint = Naciśnij „Zakończ turę”.
    .not = Nic innego nie da się tu zrobić: zakończ turę.

menace = Groza zamiast wsparcia
    .do = Boss nie ma wsparcia. Gdzie twoja karta o nim mówi, czytaj „poziom grozy”. { $purge-doctor } zadaje 2 obrażenia za każdą kartę wsparcia przeciwnika, a Byloss doszedł do poziomu 5+. Zagraj tę kartę jako akcję!
    .why = 2 × 5 = 10 obrażeń. Na poziomie 5+ Boss może zagrać każdą kartę bez względu na koszt; ale im jest groźniejszy, tym mocniej trafiają go takie karty.
    .hint = Wybierz na ręce kartę { $purge-doctor }, zagraj ją jako akcję i zapłać 2 kartami wsparcia.
    .not = Tutaj chodzi o poziom grozy: zagraj kartę { $purge-doctor } jako akcję.
    .lancer = 2 obrażenia to nieźle, ale { $purge-doctor } zada teraz dziesięć.
    .end = Jeszcze nie: szkoda nie wykorzystać poziomu 5+. Zagraj kartę { $purge-doctor } jako akcję.

lower = Powstrzymaj go
    .do = Byloss zaraz dobierze kartę { $goblin-fusebiter } (koszt 3), a jego poziom grozy to 3. Zdolność karty { $assassin } zabija kartę wsparcia, a więc obniża ten poziom o 1. Użyj jej, zapłać 1, a potem zakończ turę.
    .why = Na poziomie 2 nie mógł zagrać karty { $goblin-fusebiter } i przyszli tylko dwaj słabeusze. Każdy poziom mniej to karta, której nie musisz się bać.
    .hint = Wybierz kartę { $assassin } na swoim torze walki i zapłać kartą wsparcia. Potem naciśnij „Zakończ turę”.
    .not = Użyj zdolności karty { $assassin }, a potem zakończ turę.
    .missed = Przy poziomie grozy 3 do gry weszła karta { $goblin-fusebiter }. Najpierw obniż poziom zdolnością karty { $assassin }.

storm = Jego jednostki zawsze szturmują
    .do = Jednostka Bossa, która schodzi z trzeciego pola, zawsze szturmuje. { $goblin-killer } uderzy z ATT 4, a ty masz tylko 3 karty. Wystaw obrońcę, który ją zatrzyma, i zakończ turę.
    .why = 4 − 5: żadnych obrażeń. Spójrz jednak na poziom grozy. Rośnie za każdym razem, gdy jednostka Bylossa szturmuje, i jeszcze raz, gdy wszystkie dobrane karty są dla niego za drogie. Czas gra na korzyść Bossa.
    .hint = Porównaj DEF w prawym dolnym rogu z ATT 4. Zapłacić mogą trzy karty wsparcia.
    .not = Tutaj chodzi o obrońcę: wystaw jednostkę, a potem zakończ turę.
    .action = Akcja cię teraz nie ochroni. Wystaw jednostkę z wysokim DEF.
    .missed = Szturm się przebił. Porównaj DEF swoich jednostek z ATT 4 i spróbuj jeszcze raz.

bait = Przynęta
    .do = { $goblin-killer } zaraz zaszturmuje z ATT 5, obrońcy nie masz, a z twoich 6 kart przepadłoby 5. Ale Boss jest chciwy: jeśli jego szturm może zabić twoją kartę na polu bitwy, uderza w nią, a nie w ciebie. Niech { $psalm-singer } utrzyma pozycję, a potem zakończ turę.
    .why = Cały cios przyjęła { $psalm-singer }, a twoja talia jest nietknięta. Spośród kart, które może zabić, Boss wybiera najdroższą; jeśli nie może zabić żadnej, uderza w twoje zasoby.
    .hint = Wybierz kartę { $psalm-singer }, a potem swoją linię frontu albo ziemię niczyją. Następnie naciśnij „Zakończ turę”.
    .not = Niech { $psalm-singer } utrzyma pozycję, a potem zakończ turę.
    .support = Jako wsparcie byłaby bezpieczna, a cios spadłby na ciebie. Niech utrzyma pozycję.
    .storm = Z ATT 0 nie zada obrażeń. Niech utrzyma pozycję.
    .missed = Cios trafił w twoje zasoby. Karta na polu bitwy ściągnęłaby go na siebie.

negate = Jedyna reakcja
    .do = Boss nigdy na ciebie nie reaguje. W jego turze ty też masz tylko jeden rodzaj reakcji: negowanie. Byloss zagrywa kartę { $horn-of-the-horde }, która kładzie dwa żetony gangu na każdej jego jednostce. Odpowiedz kartą { $hermit-of-still-bells }!
    .why = Róg zamilkł, a { $goblin-tank } wciąż ma ATT 0. Trzymaj takie karty na cios, który rozstrzygnąłby grę: w turze Bossa nic innego nie pomoże.
    .hint = Wybierz na ręce kartę { $hermit-of-still-bells }, zagraj ją jako akcję i zapłać 1.
    .not = Zaneguj akcję kartą { $hermit-of-still-bells }.
    .pass = Wtedy każda jego jednostka dostanie dwa żetony. Odpowiedź masz na ręce!

win = Pokonaj króla goblinów
    .do = Koniec podpowiedzi: Byloss ma 14 punktów życia i poziom grozy 4. Pokonaj go w dowolny sposób.
    .why = Byloss pokonany! Patrz na jego życie, poziom grozy i trzecie pole jego toru walki: więcej o Bossie wiedzieć nie trzeba.
    .hint = { $archon-of-returning-dawn } stoi na trzecim polu, a { $purge-doctor } liczy poziom grozy. Razem to wystarczy.
    .not = Teraz to niemożliwe.
    .missed = Tym razem wygrał król goblinów. Na kolejną próbę zawsze jest gotowy!
