## Pytania

prompt-choose = { $card }: wybierz { $pick_acc }.
    .boss = { $card }: co wybiera { $player }? Zgodnie z tekstem: { $pick_acc }.
prompt-pay = { $card }: do zapłaty zostało { $due }. Odrzuć kartę albo zaangażuj kartę wsparcia.
prompt-react = { $kind ->
        [ability] { $player } używa zdolności karty { $card }. Reagujesz?
        [gang] { $player } zagrywa kartę { $card } jako gang. Reagujesz?
        [spirit] { $player } używa ducha karty { $card }. Reagujesz?
       *[action] { $player } zagrywa kartę { $card } jako akcję. Reagujesz?
    }
prompt-act = Twoja tura: zagrywaj akcje, używaj zdolności albo przejdź dalej.
    .deploy = Wystawianie: zagraj jednostkę lub akcje, użyj zdolności albo zakończ turę.
prompt-advance = Który tor walki przesuwa się pierwszy?
prompt-order = { $card } opuszcza tor walki: wydaj rozkaz.
prompt-attack = { $card } szturmuje: wybierz cel.
prompt-after-storm = { $card }: dokąd po szturmie?
prompt-which-first = Uruchomiło się kilka zdolności: która będzie pierwsza?
prompt-exchange = Twoja ręka startowa: które karty zwracasz?
prompt-discard = { $card }: odrzuć { $cards_card }.
    .hand = { $card }: odrzuć wszystkie karty z ręki. Która karta teraz?
    .boss = { $card }: którą kartę odrzuca Boss?
prompt-vision = { $card }: Wizja.
    .keep = { $card }: którą kartę zachowujesz?
    .rest = { $card }: którą kartę odkładasz teraz?
prompt-reset = { $card }: którą kartę wsparcia zresetujesz? (jeszcze maksymalnie { $most })
prompt-may = { $card }: chcesz to zrobić? { $text }
prompt-extra-turn = Rozgrywasz dodatkową turę?
prompt-boss-plays = { $player } może zagrać kilka równorzędnych kart: która będzie pierwsza?
prompt-leader = { $card } (lider): gdzie umieścić tę kartę?
prompt-boss-attacks = { $card } atakuje i może zabić kilka równie drogich kart: którą?
prompt-which-totem = Który totem otrzyma żeton ducha jako pierwszy?
prompt-who-suffers = { $card }: kogo z was to dosięgnie?


## Odpowiedzi

option-play = zagraj { $card_acc } jako akcję
option-advance = przesuń do przodu: { $place }
option-deploy = zagraj { $card_acc } jako jednostkę
option-use = użyj zdolności: { $place }
option-target = wybierz: { $place }
option-card = wybierz { $card_acc }
option-attack-player = zaatakuj, cel: { $place }
option-attack = zaatakuj, cel: { $place }
option-storm = szturm
option-hold-front = utrzymaj pozycję: własna linia frontu
option-hold-land = utrzymaj pozycję: ziemia niczyja
option-support = wsparcie
option-pass = bez reakcji
option-next = następny krok
option-end = zakończ turę
option-keep = zachowaj obie karty
option-return = zwróć { $card_acc }
option-return-cards = zwróć karty { $cards }, w tej kolejności
option-commit = zaangażuj kartę wsparcia { $n }{ $name }
option-discard = odrzuć { $card_acc }
option-keep-card = zachowaj { $card_acc }
option-bottom = odłóż { $card_acc } na spód zasobów
option-top = odłóż { $card_acc } na wierzch zasobów
option-reset = zresetuj kartę wsparcia { $n }{ $name }
option-done = gotowe
option-take = rozegraj dodatkową turę
option-decline = bez dodatkowej tury
option-to-hand = na rękę
option-to-support = do strefy wsparcia
option-first = najpierw: { $card }
option-none = nie ma czego wybrać
option-boss = Boss zagrywa { $card_acc }
option-lead = umieść: { $place }
option-strike = celem będzie { $place }
option-target-menace = wybierz poziom grozy


## Pola

card-at = { $card } ({ $place })
square-space = { $n ->
        [1] strefa zrzutu { $player_of }
       *[other] tor walki { $player_of }, pole { $n }
    }
side-l = { positions-left }
side-r = { positions-right }
track-l = lewy tor walki
track-r = prawy tor walki
square-front = linia frontu { $player_of }
square-land = ziemia niczyja { $n }
square-supporter = karta wsparcia { $n } { $player_of }
on-board = na planszy { $player_of }


## Dlaczego nie

reason-on-track = Szturm nie może obrać za cel jednostki na torze walki.
reason-no-such-target = Nie ma takiego celu.
reason-nobody-there = Nikt tam nie stoi.
reason-no-ability = Ta jednostka nie ma zdolności do aktywowania.
reason-on-battle-zone = Jednostki na polu bitwy nie są ani sojusznikami, ani wrogami.
reason-not-yours = Ta jednostka nie należy do ciebie.
reason-no-such-card = Nie ma takiej karty do wyboru.
reason-no-target = Brakuje dozwolonego celu.
reason-protected = Ta karta nie może być celem.
reason-wrong-target = Ta karta nie jest dozwolonym celem.
reason-no-casualties = Nie masz na stosie ofiar kart do uleczenia.
reason-no-action = Ta karta nie ma akcji.
reason-not-in-hand = Nie masz tej karty w ręce.
reason-not-your-turn = Jednostki zagrywa się tylko we własnej turze.
reason-zone-occupied = Twoja strefa zrzutu jest zajęta.
reason-one-creature-a-turn = W tej turze zagrano już jednostkę.
reason-cannot-pay = Nie stać cię na ten koszt.
reason-not-ready = Ta karta wsparcia nie jest gotowa.
reason-order-first = Najpierw wydaj jednostce rozkaz.
reason-land-occupied = Ziemia niczyja jest zajęta.
reason-not-your-frontline = Pozycję można utrzymać tylko na własnej linii frontu lub na ziemi niczyjej.
reason-answer-first = Najpierw dokończ to, o co teraz pyta gra.
reason-choose-first = Najpierw dokonaj wyboru: wybór i płatność to jedna deklaracja.
reason-one-kept = Z Wizji zachowujesz tylko jedną kartę.
reason-which-track = Powiedz, dla którego toru walki.
reason-out-of-reach = Ten tor walki tam nie sięga.
reason-not-your-track = To nie jest twój tor walki.
reason-pay-first = Najpierw opłać koszt.
reason-cannot-pay-itself = Karta nie może płacić sama za siebie.
reason-not-the-deploy-step = Jednostki zagrywa się tylko w kroku wystawiania jednostek.
reason-used-this-turn = Tej zdolności użyto już w tej turze.
reason-wrong-kind-to-negate = To nie neguje tego rodzaju efektu.
reason-nothing-to-negate = Nie ma czego zanegować.
reason-not-in-place = Tej jednostki nie ma już na jej miejscu.
reason-your-own = Nie możesz atakować własnej jednostki.
reason-itself = Jednostka nie może wybrać samej siebie.
reason-not-your-turn-to-deploy = Wystawiać można tylko we własnej turze.
reason-no-other-card = Nie masz do tego innej karty w ręce.
reason-other-step = To nie pora na ten krok.
reason-only-as-reaction = Akcji i zdolności można teraz użyć tylko jako reakcji.
reason-no-creature-as-reaction = Jednostki nie można zagrać jako reakcji.
reason-nothing-to-react-to = Nie ma na co reagować.
reason-nobody-leaves = Żadna jednostka nie opuszcza teraz toru walki.
reason-nobody-storms = Żadna jednostka teraz nie szturmuje.
reason-no-conflict = Nie ma czego ustawiać w kolejności.
reason-nothing-to-pay = Nie ma za co płacić ani czego odrzucać.
reason-nothing-to-keep = Nie ma czego zachować ani odłożyć.
reason-bottom-only = Karty odkłada się tylko na spód zasobów.
reason-nothing-to-reset = Nie ma czego zresetować.
reason-nothing-to-choose = Nie ma czego wybierać.
reason-no-extra-turn = Nie przyznano dodatkowej tury.
reason-only-negate = Przeciw Bossowi dozwolone są tylko reakcje, które coś negują.
reason-no-creature = Ta karta nie może być jednostką.
reason-shielded = Ta jednostka ma tarczę: akcje i zdolności przeciwników na nią nie działają.
reason-partners-zone = Nie możesz umieszczać kart po stronie drugiego gracza na polu bitwy.
reason-partners-battle-zone = Zdolności możesz używać na torze walki drugiego gracza, nie na jego polu bitwy.
reason-no-boss-choice = Nie ma teraz czego rozstrzygać za Bossa.
reason-no-boss = { ui-no-boss }
reason-no-allies = Nie ma żadnego sojusznika.


## Wady talii

fault-unreadable-deck = Nie da się odczytać talii.
fault-deck-without-hand = Talia nie wystarcza nawet na rękę startową.
fault-deck-size = Talia ma liczyć dokładnie 34 karty, a nie { $cards }.
fault-deck-copies = { $card }: liczba kopii { $count }, dozwolone najwyżej { $most }.
fault-deck-factions = Talia może zawierać karty tylko jednej frakcji, a nie kilku: { $factions }.
fault-deck-boss-card = Karta { $card } należy do talii Bossa.
fault-promo-ranked = { $card } to karta promo, niedozwolona w grach rankingowych.
fault-promo-not-agreed = { $card } to karta promo, a na karty promo nie było zgody.
