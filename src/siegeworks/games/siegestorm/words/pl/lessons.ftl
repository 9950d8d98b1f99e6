## Pierwsza gra w Siegestorm. Nazwy kart pochodzą z samych kart: { $card-id }.

lesson-first-game = Pierwsza gra
    .about = Dwie armie, dwie talie, jedno pole walki. Wygraj swoje pierwsze małe starcia i poznaj wszystkie potrzebne ruchy.
    .end = Oto Siegestorm: płać, maszeruj, szturmuj i pilnuj obu talii. Reszta jest na kartach. Czas na prawdziwą grę!

lesson-first-game-life = Twoja talia to twoje życie
    .do = Twoja talia to zasoby, a obrażenia zabierają karty z jej wierzchu. Przeciwnikowi została jedna karta. Zagraj kartę { $sentinel-of-the-low-gate } jako akcję: zadaje 1 obrażenie za każdą wrogą jednostkę, a stoją tam dwie.
    .why = Dwa obrażenia, a tylko jedna karta: przeciwnik jest pokonany. To samo spotyka każdego, kto musi dobrać kartę i nie może. Każda karta, którą dobierasz, płacisz albo tracisz, przybliża więc także twój koniec.
    .hint = Wybierz kartę na ręce i zagraj ją jako akcję.
    .not = Jeszcze nie to. Zagraj kartę { $sentinel-of-the-low-gate } jako akcję i zobacz, jak kończy się gra.
    .deploy = Jako jednostka maszerowałaby trzy tury, zanim uderzy. Jej akcja działa od razu: zagraj kartę jako akcję.
    .end = Możesz zakończyć turę, ale zwycięstwo masz na ręce. Najpierw zagraj kartę jako akcję.

lesson-first-game-deploy = Wystaw jednostkę
    .do = O większości walk decydują jednostki. Wystaw kartę { $novice-of-the-font }: kosztuje 0, więc po prostu ją wykładasz.
    .why = Jednostka stoi teraz w strefie zrzutu (Deployment Zone), na pierwszym z trzech pól twojego toru walki. Dopóki tam jest, jest twoim obrońcą. W turze możesz zagrać jedną jednostkę, i to tylko wtedy, gdy to pole jest puste.
    .hint = Wybierz na ręce kartę { $novice-of-the-font }, a potem podświetlone pole swojego toru walki.
    .not = Po kolei: najpierw wystaw kartę { $novice-of-the-font }.
    .end = Twój tor walki zostałby pusty i nikt by cię nie chronił. Zanim zakończysz turę, wystaw jednostkę.

lesson-first-game-pay = Płacenie kartami
    .do = { $sunlit-lancer } kosztuje 1: to liczba w lewym górnym rogu. Płacisz, odrzucając z ręki tyle innych kart. Wystaw tę jednostkę i wybierz kartę, którą oddasz.
    .why = Odrzucona karta trafiła do ofiar. W pierwszych turach tak droga karta jak { $colossus-of-prayer } to dobra moneta: kosztu 6 jeszcze długo nie dałoby się zapłacić.
    .hint = Wybierz kartę { $sunlit-lancer } i jej pole. Potem wybierz kartę, którą płacisz.
    .not = Tutaj uczymy się płacić: wystaw kartę { $sunlit-lancer }.
    .free = { $psalm-singer } nic nie kosztuje, więc nie ma za co płacić. Spróbuj z kartą { $sunlit-lancer }.
    .action = Tak też można, wkrótce to zobaczysz. Teraz wystaw kartę { $sunlit-lancer } jako jednostkę.
    .end = Jeszcze nie: najpierw wystaw kartę { $sunlit-lancer }.

lesson-first-game-advance = Armia maszeruje
    .do = Strefa zrzutu jest zajęta i nic więcej nie zrobisz. Zakończ turę. Zagra przeciwnik, a potem zacznie się twoja następna tura.
    .why = Na początku tury doszły ci dwie karty, a potem cały tor walki przesunął się o jedno pole do przodu. Strefa zrzutu znów jest wolna. Kto schodzi z trzeciego pola, dostaje rozkaz.
    .hint = Naciśnij „Zakończ turę”.
    .not = Nie ma tu nic innego do zrobienia: zakończ turę.

lesson-first-game-storm = Szturm!
    .do = { $archon-of-returning-dawn } stoi na końcu twojego toru walki i czeka na rozkaz. Wydaj rozkaz szturmu. Od ATT 7 odejmuje się DEF obrońcy w strefie zrzutu przeciwnika: 7 − 2 = 5.
    .why = 5 obrażeń z ataku. Potem szturmująca jednostka wykonuje jeszcze swoją akcję, i to za darmo: kolejne 4. Dziewięć kart mniej w talii przeciwnika! Po szturmie jednostka trafia do ofiar.
    .hint = Wybierz kartę { $archon-of-returning-dawn }, a potem przeciwnika.
    .not = To jest chwila na szturm.
    .support = Wsparcie się przydaje, ale nie z ATT 7. Do szturmu!
    .hold = Utrzymanie pozycji będzie w następnym kroku. Tym razem: do szturmu!

lesson-first-game-hold = Utrzymaj pozycję
    .do = { $psalm-singer } ma ATT 0, więc szturm nic by nie dał. Ale jej zdolność pasywna jest mocna: twoje jednostki na torze walki mają +1 DEF. Niech utrzyma pozycję na twojej linii frontu albo na ziemi niczyjej.
    .why = Na polu bitwy jednostka już nie maszeruje, a jej zdolność pasywna działa dalej, dopóki nic jej nie zastąpi ani nie zabije: { $hermit-of-still-bells } wciąż ma +1 DEF.
    .hint = Wybierz kartę { $psalm-singer }, a potem swoją linię frontu albo ziemię niczyją między torami.
    .not = Niech { $psalm-singer } utrzyma pozycję.
    .support = Jako wsparcie leżałaby zakryta i jej zdolność by przepadła. Niech utrzyma pozycję.
    .storm = Z ATT 0 nie zada obrażeń. Niech utrzyma pozycję.

lesson-first-game-support = Wsparcie
    .do = { $novice-of-the-font } niewiele zdziała w walce. Wydaj trzeci rozkaz: wsparcie.
    .why = Karta leży teraz zakryta w strefie wsparcia i od razu jest gotowa. Każde wsparcie może w każdej turze na nowo zapłacić za ciebie 1. Im wcześniej je masz, tym więcej ci oszczędzi.
    .hint = Wybierz kartę { $novice-of-the-font }, a potem swoją strefę wsparcia.
    .not = Teraz potrzebny jest rozkaz wsparcia.
    .storm = ATT 1 przeciw DEF 2 nie zada żadnych obrażeń. Jako wsparcie karta jest warta więcej.
    .hold = Twoja linia frontu jest zajęta, a ta zdolność niewiele tam pomoże. Niech karta zostanie wsparciem.

lesson-first-game-commit = Płacenie wsparciem
    .do = Masz teraz dwie karty wsparcia. Wystaw kartę { $shield-matron } o koszcie 2 i zapłać wsparciem zamiast kartami z ręki.
    .why = Zaangażowane wsparcie obraca się na bok, ale zostaje u ciebie: na początku twojej następnej tury znów będzie gotowe. Masz silną jednostkę, a karta została na ręce.
    .hint = Wybierz kartę { $shield-matron } i jej pole, a potem po kolei obie karty wsparcia.
    .not = Najpierw wystaw kartę { $shield-matron }.
    .discard = Tak też da się zapłacić, ale karta przepadnie. Wsparcie wraca: zapłać nim.
    .end = Wsparcie jest gotowe i czeka. Najpierw wystaw kartę { $shield-matron }.

lesson-first-game-action = Karta jako akcja
    .do = Strefa zrzutu jest zajęta, ale akcje możesz grać w swojej turze w każdej chwili. Zagraj kartę { $sunlit-lancer } jako akcję i zapłać 1 kartą albo wsparciem.
    .why = Od razu 2 obrażenia i 1 uleczona karta: leży na stosie leczenia, z którego obrażenia zabierają karty najpierw. Użyta akcja trafia do ofiar. Graj ich tyle, za ile możesz zapłacić.
    .hint = Wybierz kartę { $sunlit-lancer }, zagraj ją jako akcję i zapłać 1.
    .not = Zagraj kartę { $sunlit-lancer } jako akcję.
    .novice = To leczy, ale nie zadaje obrażeń. Zagraj kartę { $sunlit-lancer } jako akcję.
    .end = Masz jeszcze akcję, którą warto zagrać: { $sunlit-lancer }.

lesson-first-game-strike = Oczyść linię frontu
    .do = { $bellows-of-plague } trzyma linię frontu przeciwnika i daje każdej jednostce na jego torze +2 ATT. Wydaj karcie { $archon-of-returning-dawn } rozkaz szturmu i zaatakuj tę jednostkę zamiast gracza.
    .why = 7 − 1 za obrońcę daje 6, więcej niż DEF 3: jednostka ginie. Równa liczba by nie wystarczyła. Jednostek na torze walki nie można atakować, tylko te na polu bitwy.
    .hint = Wydaj rozkaz szturmu, a potem wybierz jednostkę na linii frontu przeciwnika.
    .not = Wydaj rozkaz szturmu i wybierz na cel kartę { $bellows-of-plague }.
    .player = Niezły cios, ale ta zdolność dokuczałaby ci przez całą grę. Zaatakuj kartę { $bellows-of-plague } na linii frontu.
    .support = To zadanie dla szturmu.
    .hold = To zadanie dla szturmu.

lesson-first-game-react = Zareaguj!
    .do = Trwa tura przeciwnika, który zagrywa kartę { $ashmouth-hound } jako akcję: 2 obrażenia, a tobie została jedna karta! Na każdą akcję możesz zareagować. Zagraj kartę { $hermit-of-still-bells }, która ją zaneguje.
    .why = Akcja i reakcja tworzą ciąg rozkazów, a rozpatruje się go od końca: twoja była ostatnia, więc zadziałała pierwsza. Zanegowana akcja nic nie robi, a jej koszt pozostaje zapłacony.
    .hint = Wybierz na ręce kartę { $hermit-of-still-bells } i zagraj ją jako akcję.
    .not = Zaneguj akcję kartą { $hermit-of-still-bells }.
    .pass = Bez reakcji obrażenia cię pokonają. Odpowiedź masz na ręce!

lesson-first-game-defend = Wybierz obrońcę
    .do = W następnej turze szturmuje { $gravemother } z ATT 4, a ty masz tylko 3 karty. Potem musisz jeszcze móc dobrać dwie. Wystaw jednostkę, która cię ocali, i zakończ turę.
    .why = 4 − 5 to nawet nie zero: żadnych obrażeń. Dwie karty trafiły na twoją rękę i grasz dalej. Zanim zakończysz turę, zawsze sprawdź, co stoi u przeciwnika na trzecim polu.
    .hint = Porównaj DEF w prawym dolnym rogu z ATT 4. Zapłacić mogą trzy karty wsparcia.
    .not = Tutaj chodzi o obrońcę: wystaw jednostkę, a potem zakończ turę.
    .action = Akcja teraz cię nie ochroni. Wystaw jednostkę z wysokim DEF.
    .missed = To była za słaba ochrona: z tak małą liczbą kart nie da się grać dalej. Porównaj DEF swoich jednostek z ATT 4 i spróbuj jeszcze raz.

lesson-first-game-win = A teraz wygraj
    .do = Koniec podpowiedzi: przeciwnik ma 7 kart, ty masz armię. Wygraj tę grę w dowolny sposób.
    .why = Zwycięstwo! Liczyć obie talie, zsumować ataki i akcje i uderzyć, gdy to wystarczy: oto sedno Siegestormu.
    .hint = { $archon-of-returning-dawn } stoi na trzecim polu. Przejdź dalej w turze i wydaj właściwy rozkaz.
    .not = Teraz to niemożliwe.
    .missed = Tym razem wygrała druga strona. Zdarza się najlepszym: spróbuj jeszcze raz!


## Siegestorm w pojedynkę przeciw Bossowi. Nazwy kart pochodzą z samych kart: { $card-id }.

lesson-solo = Samotnie przeciw Bossowi
    .about = Nie masz z kim zagrać? Byloss, król goblinów, zawsze ma czas. Dowiedz się, jak myśli Boss i jak go powstrzymać.
    .end = Teraz wiesz, jak myśli Boss: zagrywa wszystko, co może, najdroższe najpierw, i nigdy nie blefuje. Trzymaj nisko jego poziom grozy, a przed sobą obrońcę. Byloss czeka!

lesson-solo-life = Boss ma życie
    .do = Talia Bossa nie jest jego życiem: to liczba na jego planszy. Bylossowi zostało 8. { $archon-of-returning-dawn } stoi na końcu twojego toru walki: wydaj rozkaz szturmu. Obrońca Bossa, { $goblin-tank }, jak zawsze odejmuje swój DEF: 7 − 3 = 4.
    .why = 4 obrażenia z ataku i 4 z akcji: 0 punktów życia i Boss jest pokonany. Wygrywasz też, gdy Boss musi dobrać karty, a nie ma skąd. Ty przegrywasz jak w każdej grze: gdy skończą ci się karty.
    .hint = Wybierz kartę { $archon-of-returning-dawn }, a potem Bossa.
    .not = Tym razem szturm.
    .support = Z ATT 7, gdy Boss jest tak blisko końca? Szturmuj!
    .hold = Nie ma już czego utrzymywać: szturmuj, a Boss padnie.

lesson-solo-turn = Tura Bossa
    .do = Zobacz teraz, jak gra Boss. Jego poziom grozy to 2, a za karty nic nie płaci. Zakończ turę i obejrzyj, co zrobił.
    .why = Boss dobrał trzy karty i zagrał każdą, która nie kosztuje więcej niż poziom grozy, najdroższą najpierw. { $goblin-cutpurse } trafił do strefy zrzutu. Dla karty { $goblin-killer } nie było już miejsca, więc stała się gangiem: żeton z +1 ATT dla każdej jednostki Bossa. { $chained-ogre } kosztuje 6, został na ręce i stamtąd trafi do rezerwy.
    .hint = Naciśnij „Zakończ turę”.
    .not = Nic innego nie da się tu zrobić: zakończ turę.

lesson-solo-menace = Groza zamiast wsparcia
    .do = Boss nie ma wsparcia. Gdzie twoja karta o nim mówi, czytaj „poziom grozy”. { $purge-doctor } zadaje 2 obrażenia za każdą kartę wsparcia przeciwnika, a Byloss doszedł do poziomu 5+. Zagraj tę kartę jako akcję!
    .why = 2 × 5 = 10 obrażeń. Na poziomie 5+ Boss może zagrać każdą kartę bez względu na koszt; ale im jest groźniejszy, tym mocniej trafiają go takie karty.
    .hint = Wybierz na ręce kartę { $purge-doctor }, zagraj ją jako akcję i zapłać 2 kartami wsparcia.
    .not = Tutaj chodzi o poziom grozy: zagraj kartę { $purge-doctor } jako akcję.
    .lancer = 2 obrażenia to nieźle, ale { $purge-doctor } zada teraz dziesięć.
    .end = Jeszcze nie: szkoda nie wykorzystać poziomu 5+. Zagraj kartę { $purge-doctor } jako akcję.

lesson-solo-lower = Powstrzymaj go
    .do = Byloss zaraz dobierze kartę { $goblin-fusebiter } (koszt 3), a jego poziom grozy to 3. Zdolność karty { $assassin } zabija kartę wsparcia, a więc obniża ten poziom o 1. Użyj jej, zapłać 1, a potem zakończ turę.
    .why = Na poziomie 2 nie mógł zagrać karty { $goblin-fusebiter } i przyszli tylko dwaj słabeusze. Każdy poziom mniej to karta, której nie musisz się bać.
    .hint = Wybierz kartę { $assassin } na swoim torze walki i zapłać kartą wsparcia. Potem naciśnij „Zakończ turę”.
    .not = Użyj zdolności karty { $assassin }, a potem zakończ turę.
    .missed = Przy poziomie grozy 3 do gry weszła karta { $goblin-fusebiter }. Najpierw obniż poziom zdolnością karty { $assassin }.

lesson-solo-storm = Jego jednostki zawsze szturmują
    .do = Jednostka Bossa, która schodzi z trzeciego pola, zawsze szturmuje. { $goblin-killer } uderzy z ATT 4, a ty masz tylko 3 karty. Wystaw obrońcę, który ją zatrzyma, i zakończ turę.
    .why = 4 − 5: żadnych obrażeń. Spójrz jednak na poziom grozy. Rośnie za każdym razem, gdy jednostka Bylossa szturmuje, i jeszcze raz, gdy wszystkie dobrane karty są dla niego za drogie. Czas gra na korzyść Bossa.
    .hint = Porównaj DEF w prawym dolnym rogu z ATT 4. Zapłacić mogą trzy karty wsparcia.
    .not = Tutaj chodzi o obrońcę: wystaw jednostkę, a potem zakończ turę.
    .action = Akcja cię teraz nie ochroni. Wystaw jednostkę z wysokim DEF.
    .missed = Szturm się przebił. Porównaj DEF swoich jednostek z ATT 4 i spróbuj jeszcze raz.

lesson-solo-bait = Przynęta
    .do = { $goblin-killer } zaraz zaszturmuje z ATT 5, obrońcy nie masz, a z twoich 6 kart przepadłoby 5. Ale Boss jest chciwy: jeśli jego szturm może zabić twoją kartę na polu bitwy, uderza w nią, a nie w ciebie. Niech { $psalm-singer } utrzyma pozycję, a potem zakończ turę.
    .why = Cały cios przyjęła { $psalm-singer }, a twoja talia jest nietknięta. Spośród kart, które może zabić, Boss wybiera najdroższą; jeśli nie może zabić żadnej, uderza w twoje zasoby.
    .hint = Wybierz kartę { $psalm-singer }, a potem swoją linię frontu albo ziemię niczyją. Następnie naciśnij „Zakończ turę”.
    .not = Niech { $psalm-singer } utrzyma pozycję, a potem zakończ turę.
    .support = Jako wsparcie byłaby bezpieczna, a cios spadłby na ciebie. Niech utrzyma pozycję.
    .storm = Z ATT 0 nie zada obrażeń. Niech utrzyma pozycję.
    .missed = Cios trafił w twoje zasoby. Karta na polu bitwy ściągnęłaby go na siebie.

lesson-solo-negate = Jedyna reakcja
    .do = Boss nigdy na ciebie nie reaguje. W jego turze ty też masz tylko jeden rodzaj reakcji: negowanie. Byloss zagrywa kartę { $horn-of-the-horde }, która kładzie dwa żetony gangu na każdej jego jednostce. Odpowiedz kartą { $hermit-of-still-bells }!
    .why = Róg zamilkł, a { $goblin-tank } wciąż ma ATT 0. Trzymaj takie karty na cios, który rozstrzygnąłby grę: w turze Bossa nic innego nie pomoże.
    .hint = Wybierz na ręce kartę { $hermit-of-still-bells }, zagraj ją jako akcję i zapłać 1.
    .not = Zaneguj akcję kartą { $hermit-of-still-bells }.
    .pass = Wtedy każda jego jednostka dostanie dwa żetony. Odpowiedź masz na ręce!

lesson-solo-win = Pokonaj króla goblinów
    .do = Koniec podpowiedzi: Byloss ma 14 punktów życia i poziom grozy 4. Pokonaj go w dowolny sposób.
    .why = Byloss pokonany! Patrz na jego życie, poziom grozy i trzecie pole jego toru walki: więcej o Bossie wiedzieć nie trzeba.
    .hint = { $archon-of-returning-dawn } stoi na trzecim polu, a { $purge-doctor } liczy poziom grozy. Razem to wystarczy.
    .not = Teraz to niemożliwe.
    .missed = Tym razem wygrał król goblinów. Na kolejną próbę zawsze jest gotowy!
