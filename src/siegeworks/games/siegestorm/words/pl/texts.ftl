# Siegestorm po polsku.
#
# Zdania zaczynają się małą literą i nie mają kropki; pełne zdania składa z nich program.
# Części opcjonalne, jak $that, $per, $most i $when, same niosą spację przed sobą.


## Gramatyka

# Przypadki, o które pytamy rzeczowniki. Narzędnik zawiera przyimek z/ze.
cases =
    .one = acc dat ins
    .all = acc dat
# Początek zaimka swój w zdaniu, w którym działa czytelnik, i twój w pozostałych.
own =
    .you = sw
    .other = tw
# Strona w dopełniaczu i w celowniku; Boss nie jest graczem.
and = { $first } i { $second }
semicolon = { $first }; { $second }
then =
    .do = { $first }, a następnie { $second }
    .may = { $first }, a następnie { $second }
per = za { $each }
at-most = (maksymalnie { $n })
while = , jeśli { $clause }
if-done = jeśli to zrobisz, { $text }
repeat = { $n ->
        [2] zrób to dwa razy
       *[other] zrób to { $n } razy
    }
once-per-turn = tylko raz na turę
bonus-att = { $n } ATT
bonus-de = { $n } DEF


## Rzeczowniki

noun-card = karta
    .gender = f
    .it-acc = ją
    .it-dat = jej
    .it-ins = z nią
    .that-acc = wybraną kartę
    .that-dat = wybranej karcie
    .that-ins = z wybraną kartą
    .counted = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[other] { $n } kart
    }
    .at-least = { $n ->
        [one] co najmniej { $n } kartę
        [few] co najmniej { $n } karty
       *[other] co najmniej { $n } kart
    }
    .less-than = { $n ->
        [few] mniej niż { $n } karty
       *[other] mniej niż { $n } kart
    }
noun-creature = jednostka
    .gender = f
    .it-acc = ją
    .it-dat = jej
    .it-ins = z nią
    .that-acc = wybraną jednostkę
    .that-dat = wybranej jednostce
    .that-ins = z wybraną jednostką
    .counted = { $n ->
        [one] { $n } jednostkę
        [few] { $n } jednostki
       *[other] { $n } jednostek
    }
    .at-least = { $n ->
        [one] jednostkę
        [few] co najmniej { $n } jednostki
       *[other] co najmniej { $n } jednostek
    }
    .less-than = { $n ->
        [few] mniej niż { $n } jednostki
       *[other] mniej niż { $n } jednostek
    }
noun-ally = sojusznik
    .gender = m
    .it-acc = go
    .it-dat = mu
    .it-ins = z nim
    .that-acc = wybranego sojusznika
    .that-dat = wybranemu sojusznikowi
    .that-ins = z wybranym sojusznikiem
    .counted = { $n ->
        [one] { $n } sojusznika
       *[other] { $n } sojuszników
    }
    .at-least = { $n ->
        [one] sojusznika
       *[other] co najmniej { $n } sojuszników
    }
    .less-than = mniej niż { $n } sojuszników
noun-enemy = wróg
    .gender = m
    .it-acc = go
    .it-dat = mu
    .it-ins = z nim
    .that-acc = wybranego wroga
    .that-dat = wybranemu wrogowi
    .that-ins = z wybranym wrogiem
    .counted = { $n ->
        [one] { $n } wroga
       *[other] { $n } wrogów
    }
    .at-least = { $n ->
        [one] wroga
       *[other] co najmniej { $n } wrogów
    }
    .less-than = mniej niż { $n } wrogów
noun-defender = obrońca
    .gender = m
    .it-acc = go
    .it-dat = mu
    .it-ins = z nim
    .that-acc = wybranego obrońcę
    .that-dat = wybranemu obrońcy
    .that-ins = z wybranym obrońcą
    .counted = { $n ->
        [one] { $n } obrońcę
       *[other] { $n } obrońców
    }
    .at-least = { $n ->
        [one] obrońcę
       *[other] co najmniej { $n } obrońców
    }
    .less-than = mniej niż { $n } obrońców
noun-supporter = karta wsparcia
    .gender = f
    .it-acc = ją
    .it-dat = jej
    .it-ins = z nią
    .that-acc = wybraną kartę wsparcia
    .that-dat = wybranej karcie wsparcia
    .that-ins = z wybraną kartą wsparcia
    .counted = { $n ->
        [one] { $n } kartę wsparcia
        [few] { $n } karty wsparcia
       *[other] { $n } kart wsparcia
    }
    .at-least = { $n ->
        [one] co najmniej { $n } kartę wsparcia
        [few] co najmniej { $n } karty wsparcia
       *[other] co najmniej { $n } kart wsparcia
    }
    .less-than = { $n ->
        [few] mniej niż { $n } karty wsparcia
       *[other] mniej niż { $n } kart wsparcia
    }


## Wybory: jedna karta, wszystkie karty, każda liczona karta, karty w porównaniu liczby
## oraz zdania „masz tyle a tyle” i „nie masz żadnej”.

pick-allies =
    .one-acc = sojusznika{ $that }
    .one-dat = sojusznikowi{ $that }
    .one-ins = z sojusznikiem{ $that }
    .all-acc = wszystkich sojuszników{ $that }
    .all-dat = wszystkim sojusznikom{ $that }
    .each = każdego sojusznika{ $that }
    .count = sojuszników{ $that }
    .have = masz { $counted }{ $that }
    .lack = nie masz żadnego sojusznika{ $that }
pick-own-track =
    .one-acc = jednostkę{ $that } ze swojego toru walki
    .one-dat = jednostce{ $that } ze swojego toru walki
    .one-ins = z jednostką{ $that } ze swojego toru walki
    .all-acc = wszystkie jednostki{ $that } na swoim torze walki
    .all-dat = wszystkim jednostkom{ $that } na swoim torze walki
    .each = każdą jednostkę{ $that } na { $own }oim torze walki
    .count = jednostek{ $that } na twoim torze walki
    .have = masz na torze walki { $counted }{ $that }
    .lack = nie masz na torze walki żadnej jednostki{ $that }
pick-own-spaces =
    .one-acc = jednostkę{ $that } ze swojego toru walki
    .one-dat = jednostce{ $that } ze swojego toru walki
    .one-ins = z jednostką{ $that } ze swojego toru walki
    .all-acc = wszystkie jednostki{ $that } na swoim torze walki
    .all-dat = wszystkim jednostkom{ $that } na swoim torze walki
    .each = każdą jednostkę{ $that } na { $own }oim torze walki
    .count = jednostek{ $that } na twoim torze walki
    .have = masz na torze walki { $counted }{ $that }
    .lack = nie masz na torze walki żadnej jednostki{ $that }
pick-enemies =
    .one-acc = wroga{ $that }
    .one-dat = wrogowi{ $that }
    .one-ins = z wrogiem{ $that }
    .all-acc = wszystkich wrogów{ $that }
    .all-dat = wszystkim wrogom{ $that }
    .each = każdego wroga{ $that }
    .count = wrogów{ $that }
    .have = masz przeciwko sobie { $counted }{ $that }
    .lack = nie masz przeciwko sobie żadnego wroga{ $that }
pick-tracks =
    .one-acc = jednostkę{ $that } z dowolnego toru walki
    .one-dat = jednostce{ $that } z dowolnego toru walki
    .one-ins = z jednostką{ $that } z dowolnego toru walki
    .all-acc = wszystkie jednostki{ $that } na wszystkich torach walki
    .all-dat = wszystkim jednostkom{ $that } na wszystkich torach walki
    .each = każdą jednostkę{ $that } na wszystkich torach walki
    .count = jednostek{ $that } na torach walki
    .have = na torach walki znajdziesz { $counted }{ $that }
    .lack = na torach walki nie ma żadnej jednostki{ $that }
pick-other-track =
    .one-acc = jednostkę{ $that } z innego toru walki
    .one-dat = jednostce{ $that } z innego toru walki
    .one-ins = z jednostką{ $that } z innego toru walki
    .all-acc = wszystkie jednostki{ $that } na innych torach walki
    .all-dat = wszystkim jednostkom{ $that } na innych torach walki
    .each = każdą jednostkę{ $that } na innych torach walki
    .count = jednostek{ $that } na innych torach walki
    .have = na innych torach walki znajdziesz { $counted }{ $that }
    .lack = na innych torach walki nie ma żadnej jednostki{ $that }
pick-creatures =
    .one-acc = dowolną jednostkę{ $that }
    .one-dat = dowolnej jednostce{ $that }
    .one-ins = z dowolną jednostką{ $that }
    .all-acc = wszystkie jednostki{ $that }
    .all-dat = wszystkim jednostkom{ $that }
    .each = każdą jednostkę{ $that } w grze
    .count = jednostek{ $that } w grze
    .have = na polu walki znajdziesz { $counted }{ $that }
    .lack = na polu walki nie ma innej jednostki{ $that }
pick-opposing-creatures =
    .one-acc = jednostkę przeciwnika{ $that }
    .one-dat = jednostce przeciwnika{ $that }
    .one-ins = z jednostką przeciwnika{ $that }
    .all-acc = wszystkie jednostki przeciwnika{ $that }
    .all-dat = wszystkim jednostkom przeciwnika{ $that }
    .each = każdą jednostkę przeciwnika{ $that }
    .count = jednostek przeciwnika{ $that }
    .have = przeciwnik ma { $counted }{ $that }
    .lack = przeciwnik nie ma żadnej jednostki{ $that }
pick-in-play =
    .one-acc = dowolną kartę{ $that } w grze
    .one-dat = dowolnej karcie{ $that } w grze
    .one-ins = z dowolną kartą{ $that } w grze
    .all-acc = wszystkie karty{ $that } w grze
    .all-dat = wszystkim kartom{ $that } w grze
    .each = każdą kartę{ $that } w grze
    .count = kart{ $that } w grze
    .have = w grze znajdziesz { $counted }{ $that }
    .lack = w grze nie ma innej karty{ $that }
pick-own-supporters =
    .one-acc = swoją kartę wsparcia{ $that }
    .one-dat = swojej karcie wsparcia{ $that }
    .one-ins = ze swoją kartą wsparcia{ $that }
    .all-acc = wszystkie swoje karty wsparcia{ $that }
    .all-dat = wszystkim swoim kartom wsparcia{ $that }
    .each = każdą { $own }oją kartę wsparcia{ $that }
    .count = twoich kart wsparcia{ $that }
    .have = masz { $counted }{ $that }
    .lack = nie masz żadnej karty wsparcia{ $that }
pick-opposing-supporters =
    .one-acc = kartę wsparcia przeciwnika{ $that }
    .one-dat = karcie wsparcia przeciwnika{ $that }
    .one-ins = z kartą wsparcia przeciwnika{ $that }
    .all-acc = wszystkie karty wsparcia przeciwnika{ $that }
    .all-dat = wszystkim kartom wsparcia przeciwnika{ $that }
    .each = każdą kartę wsparcia przeciwnika{ $that }
    .count = kart wsparcia przeciwnika{ $that }
    .have = przeciwnik ma { $counted }{ $that }
    .lack = przeciwnik nie ma żadnej karty wsparcia{ $that }
pick-opposing-defender =
    .one-acc = obrońcę przeciwnika{ $that }
    .one-dat = obrońcy przeciwnika{ $that }
    .one-ins = z obrońcą przeciwnika{ $that }
    .all-acc = obrońcę przeciwnika{ $that }
    .all-dat = obrońcy przeciwnika{ $that }
    .each = obrońcę przeciwnika{ $that }
    .count = obrońców przeciwnika{ $that }
    .have = przeciwnik ma { $counted }{ $that }
    .lack = przeciwnik nie ma obrońcy{ $that }
pick-own-hand =
    .one-acc = kartę{ $that } z ręki
    .one-dat = karcie{ $that } z ręki
    .one-ins = z kartą{ $that } z ręki
    .all-acc = wszystkie karty{ $that } w swojej ręce
    .all-dat = wszystkim kartom{ $that } w swojej ręce
    .each = każdą kartę{ $that } w { $own }ojej ręce
    .count = kart{ $that } w twojej ręce
    .have = masz w ręce { $counted }{ $that }
    .lack = nie masz w ręce żadnej karty{ $that }
pick-replacement =
    .one-acc = inną kartę{ $that } z ręki
    .one-dat = innej karcie{ $that } z ręki
    .one-ins = z inną kartą{ $that } z ręki
    .all-acc = wszystkie inne karty{ $that } w swojej ręce
    .all-dat = wszystkim innym kartom{ $that } w swojej ręce
    .each = każdą inną kartę{ $that } w { $own }ojej ręce
    .count = innych kart{ $that } w twojej ręce
    .have = masz w ręce { $counted }{ $that }
    .lack = nie masz w ręce żadnej innej karty{ $that }
pick-opposing-hand =
    .one-acc = kartę{ $that } z ręki przeciwnika
    .one-dat = karcie{ $that } z ręki przeciwnika
    .one-ins = z kartą{ $that } z ręki przeciwnika
    .all-acc = wszystkie karty{ $that } w ręce przeciwnika
    .all-dat = wszystkim kartom{ $that } w ręce przeciwnika
    .each = każdą kartę{ $that } w ręce przeciwnika
    .count = kart{ $that } w ręce przeciwnika
    .have = przeciwnik ma w ręce { $counted }{ $that }
    .lack = przeciwnik nie ma w ręce żadnej karty{ $that }
pick-own-casualties =
    .one-acc = kartę{ $that } ze swojego stosu ofiar
    .one-dat = karcie{ $that } ze swojego stosu ofiar
    .one-ins = z kartą{ $that } ze swojego stosu ofiar
    .all-acc = wszystkie karty{ $that } ze swojego stosu ofiar
    .all-dat = wszystkim kartom{ $that } ze swojego stosu ofiar
    .each = każdą kartę{ $that } na { $own }oim stosie ofiar
    .count = kart{ $that } na twoim stosie ofiar
    .have = masz na stosie ofiar { $counted }{ $that }
    .lack = nie masz na stosie ofiar żadnej karty{ $that }
pick-opposing-casualties =
    .one-acc = kartę{ $that } ze stosu ofiar przeciwnika
    .one-dat = karcie{ $that } ze stosu ofiar przeciwnika
    .one-ins = z kartą{ $that } ze stosu ofiar przeciwnika
    .all-acc = wszystkie karty{ $that } ze stosu ofiar przeciwnika
    .all-dat = wszystkim kartom{ $that } ze stosu ofiar przeciwnika
    .each = każdą kartę{ $that } na stosie ofiar przeciwnika
    .count = kart{ $that } na stosie ofiar przeciwnika
    .have = przeciwnik ma na stosie ofiar { $counted }{ $that }
    .lack = przeciwnik nie ma na stosie ofiar żadnej karty{ $that }
pick-own-healing =
    .one-acc = kartę{ $that } ze swojego stosu leczenia
    .one-dat = karcie{ $that } ze swojego stosu leczenia
    .one-ins = z kartą{ $that } ze swojego stosu leczenia
    .all-acc = wszystkie karty{ $that } ze swojego stosu leczenia
    .all-dat = wszystkim kartom{ $that } ze swojego stosu leczenia
    .each = każdą kartę{ $that } na { $own }oim stosie leczenia
    .count = kart{ $that } na twoim stosie leczenia
    .have = masz na stosie leczenia { $counted }{ $that }
    .lack = nie masz na stosie leczenia żadnej karty{ $that }


## Ograniczenia wyborów

that-card = { $noun ->
        [card] { $name }
       *[other] o nazwie { $name }
    }
that-word = ze słowem „{ $word }” w nazwie
that-max-def = o DEF { $n ->
        [0] 0
       *[other] { $n } lub mniej
    }
that-max-cost = o koszcie { $n ->
        [0] 0
       *[other] { $n } lub mniej
    }
that-min-cost = o koszcie { $n } lub więcej
that-cost-between = o koszcie od { $min } do { $max }
that-shapeshift = ze zdolnością Zmiennokształtny


## Za co liczy się ilość, jeśli nie za karty z wyboru

each-per-token = każdy żeton ducha na tej karcie
each-per-own-supporter = każdą jego kartę wsparcia


## Warunki

clause-outnumbered = { $fewer } jest mniej niż { $more }
clause-undefended = któryś przeciwnik nie ma obrońcy
clause-menace-at-most = poziom grozy wynosi { $level } lub mniej


## Efekty: co się robi, oraz .may: co stoi po „możesz”

do-if = jeśli { $clause }, { $text }
    .otherwise = w przeciwnym razie { $text }
do-may = możesz { $text }
    .list = możesz zrobić, co następuje: { $text }
do-choose = wybierz { $pick_acc }
    .may = wybrać { $pick_acc }
do-draw = dobierz { $cards_card }{ $per }{ $most }
    .may = dobrać { $cards_card }{ $per }{ $most }
do-damage = { $to ->
        [you] otrzymujesz { $amount } DMG
        [each-player] zadaj każdemu graczowi { $amount } DMG
       *[opponent] zadaj przeciwnikowi { $amount } DMG
    }{ $per }{ $most }
    .may = { $to ->
        [you] otrzymać { $amount } DMG
        [each-player] zadać każdemu graczowi { $amount } DMG
       *[opponent] zadać przeciwnikowi { $amount } DMG
    }{ $per }{ $most }
do-heal = ulecz { $cards }{ $per }{ $most }
    .may = uleczyć { $cards }{ $per }{ $most }
do-raise = wskrześ { $cards_card }
    .may = wskrzesić { $cards_card }
do-steal = ukradnij { $cards_card }
    .may = ukraść { $cards_card }
do-discard = { $who ->
        [you] odrzuć { $cards_card }
       *[opponent] przeciwnik odrzuca { $cards_card }
    }
    .may = { $who ->
        [you] odrzucić { $cards_card }
       *[opponent] sprawić, że przeciwnik odrzuci { $cards_card }
    }
do-discard-random = przeciwnik odrzuca { $cards ->
        [one] { $cards } losową kartę
        [few] { $cards } losowe karty
       *[other] { $cards } losowych kart
    }
    .may = sprawić, że przeciwnik odrzuci { $cards ->
        [one] { $cards } losową kartę
        [few] { $cards } losowe karty
       *[other] { $cards } losowych kart
    }
do-discard-hand = odrzuć wszystkie karty z ręki
    .may = odrzucić wszystkie karty z ręki
do-kill = zabij { $target_acc }
    .may = zabić { $target_acc }
do-kill-each = zabij { $pick_acc }
    .may = zabić { $pick_acc }
do-sacrifice = poświęć { $target_acc }
    .may = poświęcić { $target_acc }
do-destroy = zniszcz { $target_acc }
    .may = zniszczyć { $target_acc }
do-return = zwróć { $target_acc } na rękę właściciela
    .may = zwrócić { $target_acc } na rękę właściciela
do-return-each = zwróć { $pick_acc } na { $pick_number ->
        [one] rękę właściciela
       *[many] ręce właścicieli
    }
    .may = zwrócić { $pick_acc } na { $pick_number ->
        [one] rękę właściciela
       *[many] ręce właścicieli
    }
do-switch = { $one_ref ->
        [it] zamień { $one_acc } miejscami { $other_ins }
       *[other] zamień miejscami { $one_acc } { $other_ins }
    }
    .may = zamienić miejscami { $one_acc } { $other_ins }
do-advance = porusz { $who ->
        [opponent] tor walki przeciwnika
        [each-player] wszystkie tory walki
       *[you] swój tor walki
    } o 1 pole do przodu
    .may = poruszyć { $who ->
        [opponent] tor walki przeciwnika
        [each-player] wszystkie tory walki
       *[you] swój tor walki
    } o 1 pole do przodu
do-storm = wyślij { $target_acc } do szturmu; po szturmie trafia na stos ofiar
    .may = wysłać { $target_acc } do szturmu; po szturmie trafia na stos ofiar
do-place = umieść { $target_acc } za darmo na { $to ->
        [land] ziemi niczyjej
       *[front] swojej linii frontu
    }
    .may = umieścić { $target_acc } za darmo na { $to ->
        [land] ziemi niczyjej
       *[front] swojej linii frontu
    }
do-deploy = { $target_ref ->
        [it] wystaw { $target_acc } za darmo
       *[other] wystaw za darmo { $target_acc }
    }
    .may = wystawić za darmo { $target_acc }
do-deploy-top = wystaw za darmo wierzchnią kartę swojego stosu ofiar
    .may = wystawić za darmo wierzchnią kartę swojego stosu ofiar
do-take-back = weź { $target_acc } na rękę
    .may = wziąć { $target_acc } na rękę
do-support-top = przenieś wierzchnią kartę swoich zasobów do swojej strefy wsparcia
    .may = przenieść wierzchnią kartę swoich zasobów do swojej strefy wsparcia
do-recruit = przenieś { $target_acc } do swojej strefy wsparcia
    .may = przenieść { $target_acc } do swojej strefy wsparcia
do-step-back = przenieś { $target_acc } do swojej strefy wsparcia
    .may = przenieść { $target_acc } do swojej strefy wsparcia
do-shapeshift = { $lead ->
        [after] użyj zdolności Zmiennokształtny
       *[start] Zmiennokształtny
    }
    .may = użyć zdolności Zmiennokształtny
do-shapeshift-into = Zmiennokształtny (zamiana na { $target_acc })
    .may = użyć zdolności Zmiennokształtny (zamiana na { $target_acc })
do-free-shapeshift = twoje następne użycie zdolności Zmiennokształtny w tej turze kosztuje 0
    .may = obniżyć do 0 koszt swojego następnego użycia zdolności Zmiennokształtny w tej turze
do-protect = do końca tury akcje i zdolności nie mogą obierać twoich kart za cel
    .may = sprawić, że do końca tury akcje i zdolności nie mogą obierać twoich kart za cel
do-unopposed = do końca tury twoje atakujące jednostki ignorują obrońców
    .may = sprawić, że do końca tury twoje atakujące jednostki ignorują obrońców
do-boost = daj { $target_dat } { $bonus } do końca tury
    .may = dać { $target_dat } { $bonus } do końca tury
do-boost-each = daj { $pick_dat } { $bonus } do końca tury
    .may = dać { $pick_dat } { $bonus } do końca tury
do-reset = zresetuj maksymalnie { $most ->
        [one] { $most } swoją kartę wsparcia
        [few] { $most } swoje karty wsparcia
       *[other] { $most } swoich kart wsparcia
    }
    .may = zresetować maksymalnie { $most ->
        [one] { $most } swoją kartę wsparcia
        [few] { $most } swoje karty wsparcia
       *[other] { $most } swoich kart wsparcia
    }
do-reset-all = zresetuj wszystkie swoje karty wsparcia
    .may = zresetować wszystkie swoje karty wsparcia
do-vision = { $lead ->
        [after] użyj Wizji { $cards }
       *[start] Wizja { $cards }
    }
    .may = użyć Wizji { $cards }
do-negate = zaneguj { $what ->
        [ability] zdolność
        [either] akcję lub zdolność
       *[action] akcję
    }
    .may = zanegować { $what ->
        [ability] zdolność
        [either] akcję lub zdolność
       *[action] akcję
    }
do-negate-and-use = zaneguj { $what ->
        [ability] zdolność
        [either] akcję lub zdolność
       *[action] akcję
    } i wykonaj ją jako własną
    .may = zanegować { $what ->
        [ability] zdolność
        [either] akcję lub zdolność
       *[action] akcję
    } i wykonać ją jako własną
do-extra-turn = po tej turze możesz rozegrać dodatkową turę
    .may = po tej turze rozegrać dodatkową turę
do-win = wygrywasz grę
    .may = wygrać grę
do-recover = odśwież { $life ->
        [one] { $life } punkt życia
        [few] { $life } punkty życia
       *[other] { $life } punktów życia
    }{ $per }{ $most }
    .may = odświeżyć { $life ->
        [one] { $life } punkt życia
        [few] { $life } punkty życia
       *[other] { $life } punktów życia
    }{ $per }{ $most }
do-raise-menace = poziom grozy wzrasta o { $by }
    .may = podnieść poziom grozy o { $by }
do-put-gang-tokens = daj każdemu sojusznikowi żeton gangu
    .may = dać każdemu sojusznikowi żeton gangu
do-put-gang-token = daj { $target_dat } żeton gangu
    .may = dać { $target_dat } żeton gangu
do-put-spirit-tokens = daj każdemu swojemu totemowi żeton ducha
    .may = dać każdemu swojemu totemowi żeton ducha


## Zdolności pasywne

passive-modify = { $who ->
        [self] ta jednostka otrzymuje
        [enemies] wrogowie otrzymują
        [shapeshifters] sojusznicy ze zdolnością Zmiennokształtny otrzymują
       *[allies] sojusznicy otrzymują
    } { $bonus }{ $when }
passive-ignore-defenders = { $who ->
        [self] podczas ataku ta jednostka ignoruje obrońców
       *[own] twoje atakujące jednostki ignorują obrońców
    }
passive-attack-twice = podczas szturmu ta jednostka atakuje dwa razy{ $when }
passive-raise-damage = zawsze gdy przeciwnik otrzymuje DMG, otrzymuje o { $by } DMG więcej
passive-draw-more = w swoim kroku dobrania kart dobierasz o { $cards_card } więcej
passive-cheaper = { $kind ->
        [action] zagranie akcji
       *[creature] zagranie jednostki
    } kosztuje cię o { $by } mniej
passive-untouchable = akcje i zdolności przeciwnika nie mogą obierać tej jednostki za cel
passive-after-storm = { $who ->
        [self] po szturmie ta jednostka { $to ->
            [support] przechodzi do twojej strefy wsparcia
           *[hand] wraca na twoją rękę
        }
       *[own] po szturmie twoje jednostki { $to ->
            [support] przechodzą do twojej strefy wsparcia
           *[hand] wracają na twoją rękę
        }
    }
passive-whenever = { $moment }, { $text }
    .once = { $moment }, { $text }
    .time = { $moment }: { $text }
passive-totem = zawsze gdy ta karta otrzyma żeton ducha, { $text }
passive-activate = { $cost }: { $text }


## Chwile, które uruchamiają zdolności

moment-opponent-damaged = zawsze gdy przeciwnik otrzyma DMG
    .once = raz na turę, gdy przeciwnik otrzyma DMG
moment-you-damaged = zawsze gdy otrzymasz DMG
    .once = raz na turę, gdy otrzymasz DMG
moment-you-kill = zawsze gdy zabijesz kartę
    .once = raz na turę, gdy zabijesz kartę
moment-ally-killed = zawsze gdy zginie sojusznik
    .once = raz na turę, gdy zginie sojusznik
moment-self-storms = gdy ta jednostka szturmuje
    .once = raz na turę, gdy ta jednostka szturmuje
moment-ally-storms = zawsze gdy szturmuje sojusznik
    .once = raz na turę, gdy szturmuje sojusznik
moment-ally-deployed = zawsze gdy zostanie wystawiony sojusznik
    .once = raz na turę, gdy zostanie wystawiony sojusznik
moment-enemy-deployed = zawsze gdy zostanie wystawiony wróg
    .once = raz na turę, gdy zostanie wystawiony wróg
moment-you-shapeshift = zawsze gdy użyjesz zdolności Zmiennokształtny
    .once = raz na turę, gdy użyjesz zdolności Zmiennokształtny
moment-you-heal = zawsze gdy użyjesz leczenia
    .once = raz na turę, gdy użyjesz leczenia
moment-opponent-discards = zawsze gdy przeciwnik odrzuci kartę (nie jako zapłatę)
    .once = raz na turę, gdy przeciwnik odrzuci kartę (nie jako zapłatę)
moment-you-discard = zawsze gdy odrzucisz kartę (nie jako zapłatę)
    .once = raz na turę, gdy odrzucisz kartę (nie jako zapłatę)
moment-you-support = zawsze gdy zyskasz kartę wsparcia
    .once = raz na turę, gdy zyskasz kartę wsparcia
moment-turn-begins = początek twojej tury
    .once = początek twojej tury


## Bossowie: jak zagrywa się karty z ich talii i co mówi karta Bossa

command-deploy = { term-deploy-command }
command-leader = { term-leader }
command-gang = akcja specjalna: gang
command-action = { term-action }
command-or = { $first } lub { $second }
boss-hand = Boss dobiera w każdej turze { $cards }.
boss-decks = { $base } i { $advanced }
boss-start = poziom grozy { $menace }, karty podstawowe: { $base }, karty zaawansowane: { $advanced }, punkty życia: { $life }
victory-life = Boss nie ma już punktów życia.
victory-cards = Boss musi dobrać karty, a w zasobach i rezerwie ma ich za mało.
victory-own-casualties = Na koniec tury Boss ma na stosie ofiar { $counted }{ $that }.
victory-opposing-supporters = Na koniec tury gracze mają łącznie { $counted }{ $that }.
victory-menace-at-most = Na koniec tury poziom grozy wynosi { $level } lub mniej.
