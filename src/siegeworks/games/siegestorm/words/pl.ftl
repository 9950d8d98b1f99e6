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
sentence = { $text }.
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
with-clause = { $text } ({ $clause })
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
passive-raise-damage = zawsze gdy zadajesz przeciwnikowi DMG, zadajesz o { $by } DMG więcej
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

command-deploy = wystawianie jednostek
command-leader = lider
command-gang = akcja specjalna: gang
command-action = akcja
command-or = { $first } lub { $second }
boss-hand = Boss dobiera w każdej turze { $cards }.
boss-decks = { $base } i { $advanced }
boss-start = poziom grozy { $menace }, karty podstawowe: { $base }, karty zaawansowane: { $advanced }, punkty życia: { $life }
victory-life = Boss nie ma już punktów życia.
victory-cards = Boss musi dobrać karty, a w zasobach i rezerwie ma ich za mało.
victory-own-casualties = Na koniec tury Boss ma na stosie ofiar { $counted }{ $that }.
victory-opposing-supporters = Na koniec tury gracze mają łącznie { $counted }{ $that }.
victory-menace-at-most = Na koniec tury poziom grozy wynosi { $level } lub mniej.


## Przebieg gry

known-card = { $name }
    .acc = kartę { $name }
    .dat = karcie { $name }
    .ins = z kartą { $name }
unknown-card = karta
    .acc = kartę
    .dat = karcie
    .ins = z kartą
event-shuffled = { $seat } tasuje zasoby.
event-return-chosen = { $seat } wie już, które karty startowe zwróci.
event-exchanged = { $cards ->
        [0] { $seat } zachowuje rękę startową.
       *[other] { $seat } zwraca { $cards_card } i dobiera ponownie{ $drawn_names }.
    }
event-first-player-chosen = Zaczyna { $seat }.
event-turn-began = { $extra ->
        [yes] { $seat } rozgrywa dodatkową turę.
       *[no] { $seat } zaczyna turę.
    }
event-step-began = { $stage ->
        [prepare] Przygotowanie
        [draw] Dobranie kart
        [advance] Postęp toru walki
        [deploy] Wystawianie jednostek
        [extra] Dodatkowa tura
        [end] Koniec tury
        [reserves] Odrzucenie do rezerwy
        [actions] Akcje
       *[other] { "" }
    }{ $seat_shared ->
        [yes] { " " }({ $seat })
       *[no] { "" }
    }
event-turn-ended = { "" }
event-extra-turn-granted = { $seat_kind ->
        [boss] { $seat } zyskuje dodatkową turę.
       *[player] { $seat } może rozegrać dodatkową turę.
    }
event-extra-turn-forgone = { $seat } rezygnuje z dodatkowej tury.
event-lost = { $seat } przegrywa: { $clause ->
        [SS-6-3] za mało kart w kroku dobrania kart.
        [SS-6-4] za mało kart do dobrania.
        [SS-6-6] więcej DMG niż pozostałych kart.
        [SS-R7] za mało kart na Wizję.
        [SS-R131] nie ma już punktów życia.
        [SS-16-22] za mało kart w zasobach i rezerwie.
        [SS-16-23] spełniono warunek zwycięstwa z karty Bossa.
       *[other] zabrakło kart.
    }
event-eliminated = { $seat } odpada z gry.
event-won = { $seat } wygrywa grę.
event-drawn = { $seat } dobiera { $number_card }{ $cards_names }.{ $lost ->
        [0] { "" }
       *[other] { " " }Z powodu pełnej ręki odkłada { $lost_card } prosto na stos ofiar{ $lost_names }.
    }
event-discarded = { $as_payment ->
        [yes] { $seat } odrzuca { $card_acc } jako zapłatę.
       *[no] { $seat } odrzuca { $card_acc }.
    }
event-committed = { $seat } angażuje kartę wsparcia { $place }.
event-was-reset = { $seat } resetuje kartę wsparcia { $place }.
event-prepared = { "" }
event-played = { $seat_kind ->
        [boss] { $seat } zagrywa { $card_acc }.
       *[player] { $seat } zagrywa { $card_acc } jako akcję.
    }
event-creature-announced = { $seat } zagrywa { $card_acc } jako jednostkę.
event-activated = { $seat } używa zdolności karty { $card }.
event-negated = Zanegowano: { $card } ({ $seat }).
event-action-done = { "" }
event-damaged = { $life ->
        [-1] { $seat } otrzymuje { $amount } DMG{ $cards_names }.
        [one] { $seat } otrzymuje { $amount } DMG, pozostaje { $life } punkt życia.
        [few] { $seat } otrzymuje { $amount } DMG, pozostają { $life } punkty życia.
       *[other] { $seat } otrzymuje { $amount } DMG, pozostaje { $life } punktów życia.
    }
event-healed = { $seat } leczy { $number_card }.
event-raised = { $seat } wskrzesza { $card_acc } ze stosu ofiar { $victim_of }.
event-stolen = { $seat } kradnie { $card_acc } { $victim_to }.
event-taken-back = { $seat } bierze { $card_acc } ze stosu ofiar na rękę.
event-seen = { $seat } dzięki Wizji ogląda { $number_card }{ $cards_names }.
event-kept = { $seat } zachowuje { $card_acc }.
event-put-back = { $seat } odkłada { $card_acc } na { $on_top ->
        [yes] wierzch
       *[no] spód
    } zasobów.
event-deployed = { $origin ->
        [casualties] { $seat } wystawia { $card_acc } ze stosu ofiar.
        [hand] { $seat } wystawia { $card_acc } z ręki.
       *[played] { $seat } wystawia { $card_acc }.
    }
event-placed = { $seat } umieszcza { $card_acc } na { $place ->
        [land] ziemi niczyjej
       *[front] linii frontu
    }{ $board }.{ $replaced_known ->
        [yes] { " " }Zastąpiona karta { $replaced } trafia na stos ofiar.
       *[no] { "" }
    }
event-advanced = Tor walki { $track_of } porusza się do przodu.
event-held-ground = { $card } ({ $track }) utrzymuje pozycję na { $place ->
        [land] ziemi niczyjej
       *[front] linii frontu
    }.{ $replaced_known ->
        [yes] { " " }Zastąpiona karta { $replaced } trafia na stos ofiar.
       *[no] { "" }
    }
event-supported = { $seat } przenosi { $card_acc } do strefy wsparcia.
event-stormed = { $card } ({ $seat }) szturmuje.
event-attacked = { $card } atakuje z siłą { $strength }, cel: { $target_card_known ->
        [yes] { $target_card } ({ $seat })
       *[no] { $seat }
    }.
event-storm-ended = { $to ->
        [hand] { $card } wraca na rękę.
        [support] { $card } przechodzi do strefy wsparcia.
       *[casualties] { $card } trafia na stos ofiar.
    }
event-killed = { $card } ({ $owner }) ginie.
event-destroyed = Karta { $card } ({ $owner }) zostaje zniszczona.
event-returned = { $card } wraca na rękę { $owner_of }.
event-switched = { $one_known ->
        [yes] { $one } i { $other } zamieniają się miejscami.
       *[no] Dwie jednostki zamieniają się miejscami.
    }
event-shapeshifted = { $seat } używa zdolności Zmiennokształtny: { $old } → { $new }.
event-lasted = { $kind ->
        [boost] { $piece_known ->
            [yes] { $piece }
           *[no] Jedna jednostka
        } otrzymuje { $att ->
            [0] { $de_signed } DEF
           *[other] { $de ->
                [0] { $att_signed } ATT
               *[other] { $att_signed } ATT i { $de_signed } DEF
            }
        } do końca tury.
        [protected] Do końca tury karty { $seat_of } nie mogą być celem.
        [unopposed] Do końca tury atakujące jednostki { $seat_of } ignorują obrońców.
        [free-shapeshift] Następne użycie zdolności Zmiennokształtny przez { $seat_of } w tej turze jest darmowe.
       *[other] { "" }
    }
event-spent = { "" }
event-triggered = { $card_kind ->
        [boss] Uruchamia się efekt poziomu grozy ({ $seat }).
       *[card] Uruchamia się zdolność karty { $card } ({ $seat }).
    }
event-boss-arrived = Do walki staje { $card }: poziom grozy { $menace }, { $life ->
        [one] { $life } punkt życia
        [few] { $life } punkty życia
       *[other] { $life } punktów życia
    }.
event-boss-deck-built = Zasoby { $seat_of }: { $base_deck } ({ $base }), { $advanced_deck } ({ $advanced }).
event-to-reserves = { $seat } odrzuca do rezerwy { $cards_card }{ $cards_names }.
event-boss-drew = { $seat } dobiera { $number_card }{ $cards_names }.
event-reserves-shuffled = Zasoby { $seat_of } się wyczerpały: rezerwa zostaje potasowana i zajmuje ich miejsce.
event-menace-changed = Poziom grozy { $change_sign ->
        [minus] spada
       *[plus] wzrasta
    } do { $level }.
event-recovered = { $seat } odświeża { $amount ->
        [one] { $amount } punkt życia
        [few] { $amount } punkty życia
       *[other] { $amount } punktów życia
    } i ma ich { $life }.
event-gang-put = { $card } otrzymuje żeton gangu: łącznie +{ $tokens } ATT.
event-spirit-put = { $card } otrzymuje żeton ducha (łącznie { $tokens }).
event-boss-chose = { $seat } wybiera { $card_acc } ({ $command }, koszt { $card_cost }, poziom grozy { $menace }): { $why ->
        [only] innej nie może tak zagrać.
        [dearest] droższej nie może tak zagrać.
       *[chosen] wybór gracza spośród równorzędnych kart.
    }
event-boss-stopped = { $cards ->
        [0] { $seat } nie ma już kart do zagrania.
       *[other] { $seat } nie może już nic zagrać.{ $dear ->
            [0] { "" }
           *[other] { " " }Powyżej poziomu grozy { $menace }: { $dear_names }.
        }{ $stuck ->
            [0] { "" }
           *[other] { " " }Bez miejsca lub celu: { $stuck_names }.
        }
    }
event-boss-targeted = { $why ->
        [none] Atak nie może zabić żadnej karty { $seat_of } na polu bitwy, więc uderza w zasoby.
        [only] Cel: { $card } ({ $seat }), jedyny możliwy.
        [chosen] Cel: { $card } ({ $seat }), wybór gracza spośród równorzędnych celów.
       *[dearest] Cel: { $card } ({ $seat }), najdroższy możliwy.
    }


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

option-play-card = zagraj { $card_acc } jako akcję
option-advance-place = przesuń do przodu: { $place }
option-deploy-card = zagraj { $card_acc } jako jednostkę
option-use-place = użyj zdolności: { $place }
option-target-place = wybierz: { $place }
option-card-card = wybierz { $card_acc }
option-attack-player = zaatakuj, cel: { $place }
option-attack-place = zaatakuj, cel: { $place }
option-storm = szturm
option-hold-front = utrzymaj pozycję: własna linia frontu
option-hold-land = utrzymaj pozycję: ziemia niczyja
option-support = wsparcie
option-pass = bez reakcji
option-next = następny krok
option-end = zakończ turę
option-keep = zachowaj obie karty
option-return-card = zwróć { $card_acc }
option-return-cards = zwróć karty { $cards }, w tej kolejności
option-commit-number = zaangażuj kartę wsparcia { $n }{ $name }
option-discard-card = odrzuć { $card_acc }
option-keep-card = zachowaj { $card_acc }
option-bottom-card = odłóż { $card_acc } na spód zasobów
option-top-card = odłóż { $card_acc } na wierzch zasobów
option-reset-number = zresetuj kartę wsparcia { $n }{ $name }
option-done = gotowe
option-yes = tak
option-no = nie
option-take = rozegraj dodatkową turę
option-decline = bez dodatkowej tury
option-to-hand = na rękę
option-to-support = do strefy wsparcia
option-first-card = najpierw: { $card }
option-none = nie ma czego wybrać
option-boss-card = Boss zagrywa { $card_acc }
option-lead-place = umieść: { $place }
option-strike-player = celem będzie { $place }
option-target-menace = wybierz poziom grozy


## Pola

card-at = { $card } ({ $place })
square-space = { $n ->
        [1] strefa zrzutu { $player_of }
       *[other] tor walki { $player_of }, pole { $n }
    }
side-l = po lewej
side-r = po prawej
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
reason-no-boss-choice = Nie ma teraz czego rozstrzygać za Bossa.
reason-no-boss = W tej grze nie ma Bossa.
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


## Zakończenia gry

outcome-SS-6-2 = { $winner ->
        [boss] Graczowi zabrakło kart do dobrania.
       *[player] Drugiej stronie zabrakło kart do dobrania.
    }
outcome-SS-6-3 = { $winner ->
        [boss] Graczowi zabrakło kart w kroku dobrania kart.
       *[player] Drugiej stronie zabrakło kart w kroku dobrania kart.
    }
outcome-SS-6-4 = { $winner ->
        [boss] Graczowi zabrakło kart, których dobrania wymagał efekt.
       *[player] Drugiej stronie zabrakło kart, których dobrania wymagał efekt.
    }
outcome-SS-6-6 = { $winner ->
        [boss] Gracz otrzymuje więcej DMG, niż zostało mu kart.
       *[player] Druga strona otrzymuje więcej DMG, niż zostało jej kart.
    }
outcome-SS-R7 = { $winner ->
        [boss] Graczowi zabrakło kart na Wizję.
       *[player] Drugiej stronie zabrakło kart na Wizję.
    }
outcome-SS-6-10 = Tak mówi tekst karty.
outcome-SS-R131 = Boss nie ma już punktów życia.
outcome-SS-16-22 = Bossowi zabrakło kart do dobrania.
outcome-SS-16-23 = Spełniono warunek zwycięstwa z karty Bossa.


## Tryby i to, co ustala się przed grą

mode-duel = { term-duel-mode }
mode-solo = { term-solo-mode }
mode-coop = { term-co-op-mode }
mode-last-man-standing = { term-last-man-standing }
switch-damage-overflow-loses = więcej DMG niż pozostałych kart oznacza przegraną
switch-vision-rest = dokąd trafiają pozostałe karty z Wizji
switch-extra-turn-can-chain = po dodatkowej turze może nastąpić kolejna dodatkowa tura
switch-free-for-all = { term-free-for-all }
switch-promo-cards = karty promo
switch-lms-deploys-per-turn = liczba jednostek na turę w trybie Last Man Standing
switch-lms-first-player-draw = liczba kart w pierwszym dobraniu w trybie Last Man Standing
switch-boss = { term-boss }
switch-difficulty = { term-difficulty }
switch-base-deck = { term-base-boss-deck }
switch-advanced-deck = { term-advanced-boss-deck }
setting-true = tak
setting-false = nie
setting-bottom = na spód zasobów
setting-top-or-bottom = na wierzch lub na spód zasobów
setting-one-per-track = jedna na każdy tor walki
setting-own = własna talia Bossa


## Nazwy kart

# ysra
card-borrowed-face = Pożyczona twarz
card-brainwashed-traitor = Zdrajca bez woli
card-keyhole-listener = Ucho pod drzwiami
card-rumor-weaver = Tkacz plotek
card-underworld-vindicator = Mściciel z podziemi
card-despoiler = Grabieżca
card-masked-duelist = Duelista w masce
card-palace-chameleon = Pałacowy kameleon
card-twice-bought-envoy = Poseł dwóch panów
card-council-whisperer = Szeptacz rady
card-false-regent = Fałszywy regent
card-knight-of-the-new-world-order = Rycerz nowego ładu
card-reptine-taskmaster = Gadzi nadzorca
card-velvet-poisoner = Aksamitna trucicielka
card-grand-overlord-ikee = Wielki Władca Ikee
card-prophet-of-the-shed-skin = Prorok zrzuconej skóry
card-queen-of-nine-masks = Królowa dziewięciu masek
card-the-unseen-chancellor = Ukryty kanclerz

# khunglai
card-armored-yak = Pancerny Jak
card-gong-ringer = Klasztorny gongista
card-rope-bridge-keeper = Strażnik mostu linowego
card-thousand-stair-runner = Biegacz tysiąca stopni
card-warrior-of-shamballa = Wojownik z Szambali
card-avalanche-rider = Jeździec lawiny
card-butter-lamp-monk = Mnich z maślaną lampką
card-druuk-school-adept = Adept szkoły Druuk
card-retired-master = Mistrz w spoczynku
card-abbot-of-the-closed-gate = Opat zamkniętej bramy
card-drum-master-of-the-pass = Bębnista z przełęczy
card-tengu = Tengu
card-thunder-caravan = Karawana gromu
card-twin-spear-sister = Siostra dwóch włóczni
card-abbess-of-the-long-stair = Ksieni długich schodów
card-ancient-dragon = Pradawny smok
card-general-of-the-snow-banners = Generał śnieżnych chorągwi
card-spirit-of-the-old-rampart = Duch starych murów

# seraphia
card-novice-of-the-font = Nowicjuszka od źródła
card-psalm-singer = Śpiewaczka psalmów
card-sentinel-of-the-low-gate = Wartownik dolnej bramy
card-sunlit-lancer = Słoneczny kopijnik
card-wandering-almoner = Wędrowny jałmużnik
card-chalice-bearer = Niosąca kielich
card-hermit-of-still-bells = Eremita cichych dzwonów
card-purge-doctor = Medyk czystki
card-shield-matron = Matrona tarczy
card-bearer-of-the-scales = Dzierżąca wagę
card-granary-steward = Zarządca spichlerza
card-oracle-of-the-clear-pool = Wyrocznia czystej toni
card-reliquary-guard = Strażnik relikwiarza
card-warden-of-the-white-veil = Opiekunka białej zasłony
card-archon-of-returning-dawn = Archont nowego świtu
card-colossus-of-prayer = Kolos modlitwy
card-hierophant-of-the-sealed-book = Hierofant tajnej księgi
card-keeper-of-names = Strażnik imion
card-mother-of-mercies = Matka miłosierdzia

# styxia
card-ashmouth-hound = Ogar popielnej paszczy
card-candle-widow = Wdowa ze świecą
card-drowned-rower = Topielec z wiosłem
card-grave-toll-collector = Poborca grobowego myta
card-reed-ghoul = Ghul z trzcin
card-assassin = Skrytobójca
card-bellows-of-plague = Miech zarazy
card-ferry-reaver = Łupieżca z promu
card-pact-scribe = Skryba paktów
card-chain-devourer = Pożeracz łańcuchów
card-headsman-of-the-ninth-gate = Kat dziewiątej bramy
card-mourner-of-empty-thrones = Płaczka pustych tronów
card-orchardist-of-bones = Sadownik kości
card-thief-of-breath = Złodziej oddechu
card-empress-of-ash = Cesarzowa popiołów
card-gravemother = Matka mogił
card-king-without-a-shadow = Król bez cienia
card-lord-of-the-last-ferry = Pan ostatniego promu
card-master-of-eternal-debt = Władca wiecznego długu

# promo
card-goblin-marius = Goblin Marius
card-goblin-andrew = Goblin Andrew
card-goblin-prospector = Goblin poszukiwacz
card-guardian = Strażnik

# evil-goblins
card-goblin-killer = Goblin zabójca
card-goblin-leader = Goblin przywódca
card-goblin-tank = Goblin pancerny
card-goblin-archer = Goblin łucznik
card-goblin-cutpurse = Goblin rzezimieszek
card-goblin-pot-drummer = Goblin garkotłuk
card-horn-of-the-horde = Róg hordy
card-goblin-fusebiter = Goblin lontogryz
card-goblin-toad-rider = Goblin na ropusze
card-chained-ogre = Ogr w łańcuchach
card-transmuted-goblin = Goblin odmieniec

# spectral-shamans
card-ancestor-shade = Cień przodka
card-seal-of-silence = Pieczęć milczenia
card-restoration-totem = Totem odnowy
card-seal-of-haste = Pieczęć pośpiechu
card-shaman-berserker = Szaman berserker
card-hexing-shaman = Szaman klątw
card-seal-of-banishment = Pieczęć wygnania
card-seal-of-nova = Pieczęć supernowej
card-totem-of-fury = Totem furii
card-totem-of-wrath = Totem gniewu
card-spiritual-shaman = Szaman duchów
card-shaman-stormcaller = Szaman burzy
card-totemic-golem = Totemiczny golem

# blackpurse-companies
card-company-paymaster = Płatnik kompanii
card-hired-pikeman = Najemny pikinier
card-burn-the-granaries = Spalić spichlerze
card-captain-of-the-red-pikes = Kapitan czerwonych pik
card-granary-raider = Rabuś spichlerzy
card-breach-veteran = Weteran wyłomu
card-captain-of-the-night-ladders = Kapitan nocnych drabin
card-order-to-charge = Rozkaz szarży
card-ransom-demand = Żądanie okupu
card-bribed-gatekeeper = Przekupiony odźwierny
card-captain-of-the-burning-carts = Kapitan płonących wozów
card-forced-march = Forsowny marsz
card-ram-crew = Obsługa tarana
card-the-marshals-own = Gwardia marszałka

# rotwood-spawn
card-sporeling = Zarodniak
card-call-of-the-rot = Zew zgnilizny
card-mossback-snail = Omszały ślimak
card-puffball = Purchawka
card-sudden-bloom = Nagły rozkwit
card-choking-spores = Duszące zarodniki
card-grave-morel = Cmentarny smardz
card-stinkhorn-piper = Grajek sromotnik
card-feast-of-flies = Uczta much
card-mycelial-elder = Starzec grzybni
card-root-strangler = Korzeń dusiciel
card-antlered-rot = Rogata zgnilizna
card-walking-grove = Kroczący gaj
card-heart-of-the-rotwood = Serce Zgniłoboru

# boss
card-byloss = Byloss, król goblinów
card-corvane = Corvane, marszałek najemników
card-muldra = Muldra, zgnilizna z głębin


## Terms of the glossary, in their base form

term-base-rules = zasady podstawowe
term-duel-mode = tryb Duel
term-siege-mode = Siege Mode
term-solo-mode = tryb Solo
term-co-op-mode = tryb Co-op
term-last-man-standing = Last Man Standing
term-free-for-all = Free-for-All
term-player = gracz
term-opponent = przeciwnik
term-partner = drugi gracz
term-active-player = aktywny gracz
term-first-player = pierwszy gracz
term-player-elimination = eliminacja
term-card = karta
term-creature = jednostka
term-name = nazwa
term-cost = koszt
term-attack-value = wartość ataku
term-attack-strength = siła ataku
term-defense-value = wartość obrony
term-action = akcja
term-passive-ability = zdolność pasywna
term-activation-cost = koszt aktywacji
term-crest = tarcza
term-symbol = symbol
term-rank = typ
term-soldier = żołnierz
term-veteran = weteran
term-elite = elita
term-champion = czempion
term-starter-deck-card = talia startowa
term-standard-deck-card = talia podstawowa
term-booster-card = karta wzmacniająca
term-expansion = rozszerzenie
term-promo-card = karta promo
term-easter-egg-card = Easter Egg
term-card-back = rewers
term-deck = talia
term-faction = frakcja
term-player-faction = frakcja gracza
term-ysra = Ysra
term-khunglai = Khung'lai
term-seraphia = Seraphia
term-styxia = Styxia
term-evil-goblins = Złe Gobliny
term-spectral-shamans = Widmowi Szamani
term-rotwood-spawn = Pomiot Zgniłoboru
term-blackpurse-companies = Kompanie Czarnej Sakiewki
term-base-boss-deck = talia podstawowa
term-advanced-boss-deck = talia zaawansowana
term-battlefield = pole walki
term-battle-zone = pole bitwy
term-battle-zone-board = plansza pola bitwy
term-frontline = linia frontu
term-no-mans-land = ziemia niczyja
term-war-track = tor walki
term-track = tor
term-deployment-zone = strefa zrzutu
term-defender = obrońca
term-support-zone = strefa wsparcia
term-supporter = wsparcie
term-resources = zasoby
term-casualties = ofiary
term-hand = ręka
term-starting-hand = ręka startowa
term-healing-pile = stos leczenia
term-turn = tura
term-prepare = przygotowanie
term-draw-step = dobranie kart
term-advance-war-track = postęp toru walki
term-deploy-step = wystawianie jednostek
term-extra-turn = dodatkowa tura
term-end-turn = koniec tury
term-order = rozkaz
term-storm = szturm
term-hold-ground = utrzymaj pozycję
term-support = wsparcie
term-target = cel
term-resolve = rozpatrzyć
term-effect = efekt
term-ally = sojusznik
term-enemy = wróg
term-reaction = reakcja
term-chain-of-command = ciąg rozkazów
term-conflict = konflikt
term-advance = porusz do przodu
term-commit = zaangażuj
term-damage = obrażenia
term-deploy = wystawić
term-destroy = zniszcz
term-discard = odrzuć
term-draw = dobierz
term-heal = ulecz
term-kill = zabij
term-negate = zaneguj
term-place = umieścić
term-raise = wskrześ
term-recover = odśwież
term-reset = Reset
term-sacrifice = poświęcenie
term-shapeshift = zmiennokształtny
term-steal = ukradnij
term-vision = wizja
term-boss-card = karta Bossa
term-boss-board = plansza Bossa
term-boss-hand = ręka Bossa
term-difficulty = poziom trudności
term-medium = średni
term-hard = zaawansowany
term-very-hard = bardzo zaawansowany
term-menace-level = poziom grozy
term-menace-level-effects = efekty poziomu grozy
term-menace-token = żeton grozy
term-victory-conditions = warunki zwycięstwa
term-life-points = punkty życia
term-life-meter = licznik życia
term-reserves = rezerwa
term-reserves-pile = stos rezerwy
term-reserves-token = żeton rezerwy
term-discard-to-reserves = odrzucenie do rezerwy
term-command-action = akcja dowództwa
term-special-action = akcja specjalna
term-deploy-command = wystawianie jednostek
term-leader = lider
term-action-command = akcja
term-shielded = tarcza
term-spirit = duch
term-gang = gang
term-totem = totem
term-spirit-token = żeton ducha
term-gang-token = żeton gangu
term-token = żeton
term-boss-pass = pasować
term-att = ATT
term-def = DEF
term-dmg = DMG
term-promo = promo
term-starter = talia startowa
term-standard = talia podstawowa
term-booster = booster
term-passive = zdolność pasywna
term-supporters = wsparcie
term-ready = gotowa
term-committed = zaangażowana
term-space = pole
term-ability = zdolność
term-boss = Boss
term-base = talia podstawowa Bossa
term-advanced = talia zaawansowana Bossa


## Keywords, explained

keyword-action = Czerwony tekst karty. Wykonuje się go, gdy zagrasz kartę jako akcję, oraz gdy jednostka szturmuje.
keyword-passive-ability = Niebieski tekst karty. Działa, dopóki karta jest na torze walki lub na polu bitwy.
keyword-activation-cost = Cena każdego użycia zdolności, która zaczyna się od liczby; płacisz, odrzucając karty z ręki, angażując karty wsparcia albo łącząc jedno z drugim.
keyword-cost = Iloma kartami płacisz za zagranie karty: odrzucając karty z ręki, angażując karty wsparcia albo łącząc jedno z drugim.
keyword-attack-value = Skrót ATT. Liczba na dole karty po lewej, bez modyfikatorów.
keyword-defense-value = Skrót DEF. Liczba na dole karty po prawej, bez modyfikatorów.
keyword-attack-strength = Ile zostaje z ATT atakującego po odjęciu DEF obrońcy; nigdy mniej niż 0.
keyword-creature = Karta na torze walki lub na polu bitwy.
keyword-ally = Jednostka stojąca na twoim torze walki, a w trybie Co-op także na torze drugiego gracza. Dla własnego tekstu jednostka nie jest sojusznikiem.
keyword-enemy = Jednostka stojąca na torze walki przeciwnika.
keyword-defender = Jednostka w strefie zrzutu. Jej DEF odejmuje się od każdego ataku na jej gracza i jego jednostki na polu bitwy.
keyword-war-track = Trzy pola w rzędzie. Jednostki wchodzą na pierwsze i co turę poruszają się o jedno do przodu.
keyword-deployment-zone = Pierwsze pole toru walki.
keyword-battle-zone = Obie linie frontu i ziemia niczyja między nimi. Jednostki tutaj nie są ani sojusznikami, ani wrogami.
keyword-frontline = Twoje własne pole na polu bitwy. Jednostka zachowuje tu swoją zdolność i może zostać zastąpiona inną twoją jednostką.
keyword-no-mans-land = Środkowe pole na polu bitwy. Mieści jedną jednostkę dowolnego gracza, której nie można zastąpić.
keyword-support-zone = Miejsce, w którym leżą zakryte twoje karty wsparcia.
keyword-supporter = Zakryta karta w strefie wsparcia. Gotowa opłaca jeden punkt kosztu. Boss ich nie ma: to, co je zabija lub liczy, dotyczy jego poziomu grozy.
keyword-resources = Twoja talia. Z niej dobierasz karty i z niej zabierają je obrażenia; kto nie może dobrać kart, gdy musi, przegrywa.
keyword-casualties = Odkryty stos kart zużytych, zabitych, odrzuconych i straconych przez obrażenia.
keyword-healing-pile = Karty obok zasobów, które obrażenia zabierają w pierwszej kolejności.
keyword-advance = Wszystkie jednostki na torze walki poruszają się o jedno pole do przodu; ta, która go opuszcza, dostaje rozkaz.
keyword-storm = Rozkaz: jednostka atakuje, potem wykonuje swoją akcję i trafia na stos ofiar.
keyword-hold-ground = Rozkaz: jednostka przechodzi na twoją linię frontu lub na pustą ziemię niczyją, a jej zdolność działa nadal.
keyword-support = Rozkaz: jednostka przechodzi do strefy wsparcia, zakryta i gotowa.
keyword-commit = Obróć gotową kartę wsparcia, aby obniżyć koszt o 1.
keyword-reset = Obróć zaangażowaną kartę wsparcia z powrotem. Można ją od razu zaangażować ponownie.
keyword-deploy = Połóż jednostkę w pustej strefie zrzutu.
keyword-place = Połóż kartę na polu bitwy jako jednostkę.
keyword-draw = Weź na rękę wierzchnią kartę swoich zasobów. Jeśli masz już 10 kart, trafia ona na stos ofiar.
keyword-discard = Odłóż kartę z ręki na stos ofiar jej właściciela. Kto odrzuca, ten wybiera, chyba że wybór jest losowy.
keyword-damage = Skrót DMG. Gracz traci tyle kart, najpierw ze stosu leczenia, potem z zasobów. Boss traci zamiast tego punkty życia.
keyword-heal = Przenieś podaną liczbę wierzchnich kart swojego stosu ofiar na stos leczenia.
keyword-kill = Przenieś kartę w grze na stos ofiar jej właściciela.
keyword-destroy = Usuń kartę z gry na stałe.
keyword-sacrifice = Zabij jednostkę na własnym torze walki.
keyword-raise = Weź na rękę wierzchnią kartę stosu ofiar przeciwnika. Jest twoja do końca gry.
keyword-steal = Weź na rękę losową kartę z ręki przeciwnika. Jest twoja do końca gry.
keyword-shapeshift = Weź tę jednostkę na rękę i połóż za darmo na jej miejscu inną kartę z ręki.
keyword-vision = Dobierz podaną liczbę kart, zachowaj jedną, a pozostałe odłóż w dowolnej kolejności na spód zasobów.
keyword-negate = Anuluj akcję lub zdolność, na którą reagujesz. Jej koszt pozostaje opłacony.
keyword-reaction = Akcja lub zdolność użyta w odpowiedzi na akcję lub zdolność przeciwnika; na każdą można zareagować tylko raz. Przeciw Bossowi dozwolone są tylko reakcje, które coś negują.
keyword-chain-of-command = Akcja lub zdolność i wszystkie reakcje na nią. Wykonuje się je od ostatniej do pierwszej.
keyword-extra-turn = Cała kolejna tura po tej, najwyżej jedna na każdą turę.
keyword-boss = Przeciwnik, którym grają zasady. To, co pozostawiają otwarte, rozstrzyga za niego gracz.
keyword-boss-card = Mówi, co podnosi poziom grozy, jak pokonać Bossa, ile kart dobiera i z czym zaczyna.
keyword-boss-hand = Karty dobrane przez Bossa, odkryte. Zagrywa wszystkie, które może, a resztę na początku swojej następnej tury odrzuca do rezerwy.
keyword-difficulty = Średni, zaawansowany lub bardzo zaawansowany: do każdego z nich Boss ma osobną kartę.
keyword-menace-level = Od 1 do 5+: Boss może zagrywać karty najwyżej o takim koszcie, a przy 5+ wszystkie.
keyword-victory-conditions = Kiedy Boss jest pokonany: nie ma już punktów życia, ma za mało kart do dobrania albo spełniono to, co jeszcze podaje jego karta.
keyword-life-points = Każdy punkt DMG odbiera Bossowi jeden. Gdy nie zostaje żaden, gracze wygrywają.
keyword-reserves = Karty, które Boss dobrał i których nie zagrał. Raz na grę zostają potasowane i zastępują jego puste zasoby.
keyword-recover = Boss zyskuje podaną liczbę punktów życia, najwyżej do liczby początkowej.
keyword-command-action = Sposób, w jaki Boss zagrywa kartę. Najpierw wystawia jednostki, potem zagrywa liderów, akcje specjalne i na końcu akcje; w każdej grupie zaczyna od najdroższej karty.
keyword-deploy-command = Akcja dowództwa: Boss kładzie kartę w swojej pustej strefie zrzutu.
keyword-leader = Akcja dowództwa: Boss kładzie kartę na swojej linii frontu lub na ziemi niczyjej, tam gdzie jest miejsce.
keyword-action-command = Akcja dowództwa: Boss tylko wykonuje akcję karty. Ta karta nigdy nie staje się jednostką.
keyword-special-action = Ikona o własnym znaczeniu na karcie z talii Bossa: tarcza, duch, gang lub totem.
keyword-shielded = Akcje i zdolności przeciwników Bossa nie działają na tę jednostkę. Ataki działają.
keyword-spirit = Po zagraniu tej karty każdy totem Bossa otrzymuje żeton ducha.
keyword-gang = Każdy sojusznik Bossa otrzymuje żeton gangu, a ta karta trafia na stos ofiar Bossa.
keyword-totem = Każdy żeton ducha położony na tej karcie uruchamia jej zdolność.
keyword-spirit-token = Leży na totemie, dopóki ten jest w grze, a niektóre teksty go liczą.
keyword-gang-token = Daje jednostce, na której leży, +1 ATT, dopóki jest ona w grze.
keyword-base-boss-deck = Jedna z dwóch talii, z których składają się zasoby Bossa; jej karty są zwykle tanie.
keyword-advanced-boss-deck = Druga z dwóch talii, z których składają się zasoby Bossa; jej karty są zwykle silniejsze.
