## Pytania

prompt-take-hero = { $player }: wybierz swojego bohatera.
prompt-take-ability = { $figure }: wybierz zdolność specjalną.
prompt-fill-bench = Kto siada na twojej ławce?
prompt-take-spells = Wybierzcie zaklęcia na tę grę.
prompt-ban-colour = Na którym kolorze nie będziesz budować w tej rundzie?
prompt-act = Zagrywaj i przekazuj wieże, aktywuj bohatera, rzucaj zaklęcia albo zakończ.
    .ready = To wszystko: czekasz na pozostałych.
prompt-hero = { $figure }: ruch i akcja, w dowolnej kolejności.
    .acted = { $figure } ma już akcję za sobą, został ruch.
    .moved = { $figure } ma już ruch za sobą, została akcja.
prompt-further-action = { $figure }: wykonać jeszcze jedną akcję?
prompt-attack = { $tower }: który atak najpierw?
prompt-face = { $source }: w którą stronę?
prompt-place = { $source }: umieść { $pieces } (atak { $type }).
prompt-base = { $figure }: gdzie stanie podstawka? Wybierz jej lewą górną kratkę.
prompt-move = { $figure }: dokąd ruch?
prompt-walk = { $figure }: krok po kroku, dokąd?
prompt-enter = { $figure } wchodzi do gry: na które pole?
prompt-transport = { $source }: dokąd trafi { $figure }?
prompt-displace = { $figure } musi ustąpić: dokąd?
prompt-choose-hero = { $source }: wybierz bohatera.
prompt-choose-horde = { $source }: wybierz jedną z hord, które właśnie zaatakowano.
prompt-turn-up = { $figure }: którą zdolność specjalną odkryć?
prompt-granted-attack = { $figure }: wykonać atak podstawowy?
prompt-copy = { $figure }: którą zdolność specjalną wykonać?
prompt-return-beast = Postawić żbika na polu, na którym stoi { $figure }?
prompt-pass = { $source }: którą wieżę przekazujesz i komu?
prompt-share = Kto bierze wieżę { $tower } z białego miejsca budowy?
prompt-buy = { $crystals ->
        [one] Do wydania { $crystals } kryształ: kup wieże albo zakończ.
        [few] Do wydania { $crystals } kryształy: kup wieże albo zakończ.
       *[other] Do wydania { $crystals } kryształów: kup wieże albo zakończ.
    }
    .ready = Zakupy skończone.
prompt-open-portal = { $boss }: która horda staje się portalem?
    .storm = { $storm }: która horda staje się portalem?
prompt-raze = { $boss }: która wieża przepada?


## Odpowiedzi

option-take = grać jako { $hero_full }
option-ability = { $ability }
option-bench = { $hero_full }
    .act = wezwać z ławki: { $hero_full }
option-spell = { $spell }
option-ban = { $colour }
option-play = zagrać wieżę { $tower } na { $space }, zwrot { $turn }
option-pass = { $how ->
        [upgraded] przekazać { $to_to } wieżę { $tower } jako { $new_acc }
        [alone] ulepszyć wieżę { $tower } na { $new_acc }
       *[plain] przekazać { $to_to } wieżę { $tower }
    }
option-hero = aktywować bohatera ({ $hero })
    .chosen = { $hero_full }
option-beast = aktywować żbika
option-cast = rzucić zaklęcie { $spell }
option-done = gotowe
    .hero = zakończyć aktywację
    .buy = nic więcej nie kupować
    .fill-bench = nikt więcej
    .take-spells = bez kolejnego zaklęcia
option-resume = jednak grać dalej
option-attack = atak podstawowy
    .number = atak { $n }: { $text }
option-rest = { term-rest }
option-move = iść na { $space } { $there }
option-step = krok na { $space } { $there }
option-stop = zatrzymać się
option-base = podstawka na { $squares }
option-face = zwrot { $turn }
option-tile = płytka na { $space } { $there }: { $squares }
option-soldier = żołnierz na { $space } { $there }: { $squares }
option-relocate = przestawić żołnierza z { $source } ({ $from }) na { $space } ({ $squares })
option-skip = zrezygnować
    .place = nic więcej nie umieszczać
    .face = nie atakować
    .move = zostać na miejscu
    .transport = nigdzie nie przenosić
    .choose-hero = nikogo
    .granted-attack = bez ataku
    .further-action = bez dalszej akcji
option-horde = horda na { $space } { $there }
option-turn-up = { option-ability }
option-give = wieżę { $tower } bierze { $to }
option-buy = kupić wieżę { $tower } dla { $to_of } ({ $price })
option-portal = płytka portalu na { $space } { $there }: { $squares }
option-raze = { $tower } na { $space }


## Odmowy

reason-not-this-phase = Na to jest inna faza rundy.
reason-action-not-complete = Najpierw trzeba dokończyć rozpoczętą akcję.
reason-banned-before = Tego samego koloru nie można wybrać w dwóch kolejnych rundach.
reason-bound-tiles = { $clause ->
        [RT-26-16] Każda z tych płytek musi dotykać którejś z już umieszczonych.
        [RT-33-7] Każda z tych płytek musi dotykać innego boku podstawki.
        [RT-35-7] Te płytki trafiają na różne hordy.
       *[other] Na każdą hordę trafia tylko jedna z tych płytek.
    }
reason-cannot-build-there = { $clause ->
        [RT-25-5] Na tym kolorze nie można budować w tej rundzie.
        [RT-8-12] To miejsce budowy należy do innego gracza.
        [RT-8-11] Na tym miejscu budowy stoi bohater.
        [RT-8-16] Na tym miejscu budowy są już dwie wieże.
       *[other] Dwie wieże dzielą miejsce budowy tylko wtedy, gdy jedna z nich jest wieżą żołnierzy.
    }
reason-cannot-buy = { $clause ->
        [RT-1-14] Żelazne wyzwanie zabrania tu kupowania wież.
        [RT-23-5] Wież poziomu 3 i 4 nie można kupić.
        [RT-R49] Tej wieży nie ma w zasobach albo ma za wysoki poziom na ten scenariusz.
       *[other] Za mało kryształów.
    }
reason-cannot-copy = Tej zdolności specjalnej nie można powtórzyć.
reason-cannot-end-there = { $clause ->
        [RT-R55] Leży tam karta terenu.
        [RT-16-5] Stoi tam wieża.
        [RT-13-13] Bohater nie może zakończyć ruchu na portalu.
        [RT-17-9] Bohater nie może zakończyć ruchu na bossie.
       *[other] Na karcie hordy nie ma miejsca na podstawkę.
    }
reason-cannot-pass = { $clause ->
        [RT-14-2] Wieżę przekazuje się o poziom wyższą, a nie jako tę.
       *[other] Wieżę przekazuje się innemu graczowi.
    }
reason-cannot-strike-boss = { $clause ->
        [RT-29-5] To zaklęcie nie działa na bossa.
       *[other] W tym scenariuszu bohaterowie nie mogą atakować bossa.
    }
reason-cannot-strike-portal = { $clause ->
        [RT-13-15] To zaklęcie nie działa na portale.
       *[other] Bohaterowie nie mogą atakować portali.
    }
reason-covered-square = Ta kratka jest już zakryta.
reason-deadly = Śmiercionośnych wrogów zakrywają tylko płytki.
reason-declared-done = Koniec fazy już ogłoszony. Najpierw wróć do gry.
reason-empty-square = Żołnierz musi stanąć na wrogu.
reason-face-down = Ta zdolność specjalna jest użyta i leży zakryta.
reason-hero-card-used = { $clause ->
        [RT-R67] Twój bohater jest pokonany.
        [RT-15-5] Twój bohater właśnie wrócił do życia i w tej rundzie nic nie robi.
       *[other] Twój bohater był już aktywowany w tej rundzie.
    }
reason-hero-not-free = { $clause ->
        [RT-R124] Ta postać jest tutaj bossem.
       *[other] Ktoś już gra tym bohaterem.
    }
reason-iron-rule = Żelazne wyzwanie tego tu zabrania.
reason-linked-tiles = Płytki połączone znakiem + trafiają na jedną i tę samą hordę.
reason-must-attack = { $clause ->
        [RT-26-6] Co zaklęcie może umieścić, to trzeba umieścić.
        [RT-R61] To, czym bohater atakuje, trzeba umieścić, o ile się mieści.
       *[other] Z ataku, który ma dozwolony cel, nie można zrezygnować.
    }
reason-must-open-portal = Dopóki płytka portalu gdzieś się mieści, trzeba ją położyć.
reason-no-beast = Żbika nie ma na mapie albo był już aktywowany w tej rundzie.
reason-no-building-site = Nie ma tam miejsca budowy.
reason-no-horde-there = Nie ma tam hordy.
reason-no-place-for-portal = { $clause ->
        [RT-29-11] Ta horda jest już portalem.
        [RT-29-12] Na tej hordzie stoi bohater.
       *[other] Płytka portalu tam się nie mieści albo pokonałaby hordę.
    }
reason-no-room-for-base = Podstawka zakrywa 2×2 wolne kratki bez śmiercionośnego wroga.
reason-no-shelter = Ustąpić można tylko na sąsiednie wolne pole ścieżki lub miejsce budowy bez wieży.
reason-no-soldier-due = Ten atak nie stawia już żołnierza.
reason-no-soldiers-left = Wszyscy żołnierze stoją już na kartach hord.
reason-no-such-ability = Bohater nie ma tej zdolności specjalnej na planszy.
reason-no-such-spell = Nie macie tego zaklęcia.
reason-no-such-tile = Takiej płytki ten atak już nie ma.
reason-no-turning = Tej płytki nie wolno obracać.
reason-no-upgrade = Tej wieży nie można teraz ulepszyć, a w grze solo nie ma komu jej przekazać.
reason-no-way-on = Stąd nie ma tam drogi.
reason-not-in-hand = { $clause ->
        [RT-14-8] Przekazana wieża trafia na rękę dopiero pod koniec rundy.
        [RT-14-9] Wieży z miejsca budowy nie można przekazać.
       *[other] Nie masz tej wieży na ręce.
    }
reason-not-on-bench = { $clause ->
        [RT-R104] W każdej rundzie z ławki wchodzi tylko jeden bohater.
       *[other] Tego bohatera nie ma na twojej ławce.
    }
reason-nothing-in-reach = Stąd nie ma w co trafić.
reason-off-the-card = Tej kratki nie ma na karcie.
reason-off-the-map = Takiego pola nie ma na mapie.
reason-on-a-hero = Płytka nie może leżeć na bohaterze.
reason-on-a-soldier = Płytka nie może leżeć na żołnierzu.
reason-on-a-tile = Płytka nie może leżeć na innej płytce.
reason-one-action = { $clause ->
        [RT-18-24] Kto odpoczywa, nie robi już w tej rundzie nic innego.
       *[other] Podczas aktywacji bohater wykonuje jedną akcję.
    }
reason-one-movement = { $clause ->
        [RT-16-7] Po akcji wykonanej w trakcie ruchu bohater nie idzie dalej.
       *[other] Podczas aktywacji bohater rusza się raz.
    }
reason-other-horde = Ten atak trafia tylko jedną określoną hordę.
reason-out-of-reach = { $clause ->
        [RT-30-7] Horda na polu bohatera nie jest hordą sąsiednią.
        [RT-18-8] Atak dystansowy nie trafia hordy, na której stoi bohater.
       *[other] Ta horda jest poza zasięgiem.
    }
reason-portal-too-high = Ta wieża ma za niski poziom na ten portal.
reason-portal-surges = W tej burzy portal wymaga wieży o poziom wyższej.
reason-red-square = { $clause ->
        [RT-13-2] Kratka z poziomem portalu pozostaje odkryta.
       *[other] Czerwonych kratek nie można zakryć.
    }
reason-resistant = Ten wróg jest odporny na ataki tego typu.
reason-soldiers-left = Dopóki w zasobach są żołnierze, nie przestawia się ich z innych kart.
reason-spell-too-strong = { $clause ->
        [RT-26-2] To zaklęcie jest już wybrane.
       *[other] To zaklęcie ma za dużo symboli mocy na ten scenariusz.
    }
reason-storm-forbids = Burza portalowa zabrania tego w tej rundzie.
reason-too-far = { $clause ->
        [RT-16-8] Bohater wchodzi na mapę na polu ścieżki przy wyjściu.
       *[other] To za daleko.
    }
reason-too-near-exit = Burza rozdziera tylko hordę, która ma przed sobą jeszcze co najmniej cztery pola.


## Błędy w przygotowaniu

fault-unreadable-hero = Gracz zgłasza jednego bohatera i jego zdolności specjalne, po nazwie.
fault-hero-taken = Dwóch graczy nie może grać tym samym bohaterem.
fault-some-heroes = Bohatera wybierają z góry albo wszyscy, albo nikt.
fault-no-hero = Takim bohaterem nie można grać.
fault-hero-is-boss = Ta postać jest bossem scenariusza.
fault-iron-rule = Żelazne wyzwanie nie pozwala tu na zdolności specjalne.
fault-wrong-ability = Zdolności specjalne muszą być różne i należeć do bohatera.
fault-too-many-abilities = Na planszy bohatera mieszczą się dwie zdolności specjalne.
