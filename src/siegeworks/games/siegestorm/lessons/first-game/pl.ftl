# Pierwsza gra w Siegestorm. Nazwy kart pochodzą z samych kart: { $card-id }.

lesson = Pierwsza gra
    .about = Dwie armie, dwie talie, jedno pole walki. Wygraj swoje pierwsze małe starcia i poznaj wszystkie potrzebne ruchy.
    .end = Oto Siegestorm: płać, maszeruj, szturmuj i pilnuj obu talii. Reszta jest na kartach. Czas na prawdziwą grę!

life = Twoja talia to twoje życie
    .do = Twoja talia to zasoby, a obrażenia zabierają karty z jej wierzchu. Przeciwnikowi została jedna karta. Zagraj kartę { $sentinel-of-the-low-gate } jako akcję: zadaje 1 obrażenie za każdą wrogą jednostkę, a stoją tam dwie.
    .why = Dwa obrażenia, a tylko jedna karta: przeciwnik jest pokonany. To samo spotyka każdego, kto musi dobrać kartę i nie może. Każda karta, którą dobierasz, płacisz albo tracisz, przybliża więc także twój koniec.
    .hint = Wybierz kartę na ręce i zagraj ją jako akcję.
    .not = Jeszcze nie to. Zagraj kartę { $sentinel-of-the-low-gate } jako akcję i zobacz, jak kończy się gra.
    .deploy = Jako jednostka maszerowałaby trzy tury, zanim uderzy. Jej akcja działa od razu: zagraj kartę jako akcję.
    .end = Możesz zakończyć turę, ale zwycięstwo masz na ręce. Najpierw zagraj kartę jako akcję.

deploy = Wystaw jednostkę
    .do = O większości walk decydują jednostki. Wystaw kartę { $novice-of-the-font }: kosztuje 0, więc po prostu ją wykładasz.
    .why = Jednostka stoi teraz w strefie zrzutu (Deployment Zone), na pierwszym z trzech pól twojego toru walki. Dopóki tam jest, jest twoim obrońcą. W turze możesz zagrać jedną jednostkę, i to tylko wtedy, gdy to pole jest puste.
    .hint = Wybierz na ręce kartę { $novice-of-the-font }, a potem podświetlone pole swojego toru walki.
    .not = Po kolei: najpierw wystaw kartę { $novice-of-the-font }.
    .end = Twój tor walki zostałby pusty i nikt by cię nie chronił. Zanim zakończysz turę, wystaw jednostkę.

pay = Płacenie kartami
    .do = { $sunlit-lancer } kosztuje 1: to liczba w lewym górnym rogu. Płacisz, odrzucając z ręki tyle innych kart. Wystaw tę jednostkę i wybierz kartę, którą oddasz.
    .why = Odrzucona karta trafiła do ofiar. W pierwszych turach tak droga karta jak { $colossus-of-prayer } to dobra moneta: kosztu 6 jeszcze długo nie dałoby się zapłacić.
    .hint = Wybierz kartę { $sunlit-lancer } i jej pole. Potem wybierz kartę, którą płacisz.
    .not = Tutaj uczymy się płacić: wystaw kartę { $sunlit-lancer }.
    .free = { $psalm-singer } nic nie kosztuje, więc nie ma za co płacić. Spróbuj z kartą { $sunlit-lancer }.
    .action = Tak też można, wkrótce to zobaczysz. Teraz wystaw kartę { $sunlit-lancer } jako jednostkę.
    .end = Jeszcze nie: najpierw wystaw kartę { $sunlit-lancer }.

advance = Armia maszeruje
    .do = Strefa zrzutu jest zajęta i nic więcej nie zrobisz. Zakończ turę. Zagra przeciwnik, a potem zacznie się twoja następna tura.
    .why = Na początku tury doszły ci dwie karty, a potem cały tor walki przesunął się o jedno pole do przodu. Strefa zrzutu znów jest wolna. Kto schodzi z trzeciego pola, dostaje rozkaz.
    .hint = Naciśnij „Zakończ turę”.
    .not = Nie ma tu nic innego do zrobienia: zakończ turę.

storm = Szturm!
    .do = { $archon-of-returning-dawn } stoi na końcu twojego toru walki i czeka na rozkaz. Wydaj rozkaz szturmu. Od ATT 7 odejmuje się DEF obrońcy w strefie zrzutu przeciwnika: 7 − 2 = 5.
    .why = 5 obrażeń z ataku. Potem szturmująca jednostka wykonuje jeszcze swoją akcję, i to za darmo: kolejne 4. Dziewięć kart mniej w talii przeciwnika! Po szturmie jednostka trafia do ofiar.
    .hint = Wybierz kartę { $archon-of-returning-dawn }, a potem przeciwnika.
    .not = To jest chwila na szturm.
    .support = Wsparcie się przydaje, ale nie z ATT 7. Do szturmu!
    .hold = Utrzymanie pozycji będzie w następnym kroku. Tym razem: do szturmu!

hold = Utrzymaj pozycję
    .do = { $psalm-singer } ma ATT 0, więc szturm nic by nie dał. Ale jej zdolność pasywna jest mocna: twoje jednostki na torze walki mają +1 DEF. Niech utrzyma pozycję na twojej linii frontu albo na ziemi niczyjej.
    .why = Na polu bitwy jednostka już nie maszeruje, a jej zdolność pasywna działa dalej, dopóki nic jej nie zastąpi ani nie zabije: { $hermit-of-still-bells } wciąż ma +1 DEF.
    .hint = Wybierz kartę { $psalm-singer }, a potem swoją linię frontu albo ziemię niczyją między torami.
    .not = Niech { $psalm-singer } utrzyma pozycję.
    .support = Jako wsparcie leżałaby zakryta i jej zdolność by przepadła. Niech utrzyma pozycję.
    .storm = Z ATT 0 nie zada obrażeń. Niech utrzyma pozycję.

support = Wsparcie
    .do = { $novice-of-the-font } niewiele zdziała w walce. Wydaj trzeci rozkaz: wsparcie.
    .why = Karta leży teraz zakryta w strefie wsparcia i od razu jest gotowa. Każde wsparcie może w każdej turze na nowo zapłacić za ciebie 1. Im wcześniej je masz, tym więcej ci oszczędzi.
    .hint = Wybierz kartę { $novice-of-the-font }, a potem swoją strefę wsparcia.
    .not = Teraz potrzebny jest rozkaz wsparcia.
    .storm = ATT 1 przeciw DEF 2 nie zada żadnych obrażeń. Jako wsparcie karta jest warta więcej.
    .hold = Twoja linia frontu jest zajęta, a ta zdolność niewiele tam pomoże. Niech karta zostanie wsparciem.

commit = Płacenie wsparciem
    .do = Masz teraz dwie karty wsparcia. Wystaw kartę { $shield-matron } o koszcie 2 i zapłać wsparciem zamiast kartami z ręki.
    .why = Zaangażowane wsparcie obraca się na bok, ale zostaje u ciebie: na początku twojej następnej tury znów będzie gotowe. Masz silną jednostkę, a karta została na ręce.
    .hint = Wybierz kartę { $shield-matron } i jej pole, a potem po kolei obie karty wsparcia.
    .not = Najpierw wystaw kartę { $shield-matron }.
    .discard = Tak też da się zapłacić, ale karta przepadnie. Wsparcie wraca: zapłać nim.
    .end = Wsparcie jest gotowe i czeka. Najpierw wystaw kartę { $shield-matron }.

action = Karta jako akcja
    .do = Strefa zrzutu jest zajęta, ale akcje możesz grać w swojej turze w każdej chwili. Zagraj kartę { $sunlit-lancer } jako akcję i zapłać 1 kartą albo wsparciem.
    .why = Od razu 2 obrażenia i 1 uleczona karta: leży na stosie leczenia, z którego obrażenia zabierają karty najpierw. Użyta akcja trafia do ofiar. Graj ich tyle, za ile możesz zapłacić.
    .hint = Wybierz kartę { $sunlit-lancer }, zagraj ją jako akcję i zapłać 1.
    .not = Zagraj kartę { $sunlit-lancer } jako akcję.
    .novice = To leczy, ale nie zadaje obrażeń. Zagraj kartę { $sunlit-lancer } jako akcję.
    .end = Masz jeszcze akcję, którą warto zagrać: { $sunlit-lancer }.

strike = Oczyść linię frontu
    .do = { $bellows-of-plague } trzyma linię frontu przeciwnika i daje każdej jednostce na jego torze +2 ATT. Wydaj karcie { $archon-of-returning-dawn } rozkaz szturmu i zaatakuj tę jednostkę zamiast gracza.
    .why = 7 − 1 za obrońcę daje 6, więcej niż DEF 3: jednostka ginie. Równa liczba by nie wystarczyła. Jednostek na torze walki nie można atakować, tylko te na polu bitwy.
    .hint = Wydaj rozkaz szturmu, a potem wybierz jednostkę na linii frontu przeciwnika.
    .not = Wydaj rozkaz szturmu i wybierz na cel kartę { $bellows-of-plague }.
    .player = Niezły cios, ale ta zdolność dokuczałaby ci przez całą grę. Zaatakuj kartę { $bellows-of-plague } na linii frontu.
    .support = To zadanie dla szturmu.
    .hold = To zadanie dla szturmu.

react = Zareaguj!
    .do = Trwa tura przeciwnika, który zagrywa kartę { $ashmouth-hound } jako akcję: 2 obrażenia, a tobie została jedna karta! Na każdą akcję możesz zareagować. Zagraj kartę { $hermit-of-still-bells }, która ją zaneguje.
    .why = Akcja i reakcja tworzą ciąg rozkazów, a rozpatruje się go od końca: twoja była ostatnia, więc zadziałała pierwsza. Zanegowana akcja nic nie robi, a jej koszt pozostaje zapłacony.
    .hint = Wybierz na ręce kartę { $hermit-of-still-bells } i zagraj ją jako akcję.
    .not = Zaneguj akcję kartą { $hermit-of-still-bells }.
    .pass = Bez reakcji obrażenia cię pokonają. Odpowiedź masz na ręce!

defend = Wybierz obrońcę
    .do = W następnej turze szturmuje { $gravemother } z ATT 4, a ty masz tylko 3 karty. Potem musisz jeszcze móc dobrać dwie. Wystaw jednostkę, która cię ocali, i zakończ turę.
    .why = 4 − 5 to nawet nie zero: żadnych obrażeń. Dwie karty trafiły na twoją rękę i grasz dalej. Zanim zakończysz turę, zawsze sprawdź, co stoi u przeciwnika na trzecim polu.
    .hint = Porównaj DEF w prawym dolnym rogu z ATT 4. Zapłacić mogą trzy karty wsparcia.
    .not = Tutaj chodzi o obrońcę: wystaw jednostkę, a potem zakończ turę.
    .action = Akcja teraz cię nie ochroni. Wystaw jednostkę z wysokim DEF.
    .missed = To była za słaba ochrona: z tak małą liczbą kart nie da się grać dalej. Porównaj DEF swoich jednostek z ATT 4 i spróbuj jeszcze raz.

win = A teraz wygraj
    .do = Koniec podpowiedzi: przeciwnik ma 7 kart, ty masz armię. Wygraj tę grę w dowolny sposób.
    .why = Zwycięstwo! Liczyć obie talie, zsumować ataki i akcje i uderzyć, gdy to wystarczy: oto sedno Siegestormu.
    .hint = { $archon-of-returning-dawn } stoi na trzecim polu. Przejdź dalej w turze i wydaj właściwy rozkaz.
    .not = Teraz to niemożliwe.
    .missed = Tym razem wygrała druga strona. Zdarza się najlepszym: spróbuj jeszcze raz!
