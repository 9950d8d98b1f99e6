# Słowa samego programu, niezależnie od gry.


## Języki i gracze

endonym = Polski

# Kto siedzi przy stole. $name to imię albo litera miejsca, $called forma podstawowa.
seat = { $who ->
        [nameless] Gracz { $name }
        [machine] Komputer { $name }
       *[named] { $name }
    }
    .of = { $who ->
        [boss] Bossa { $name }
        [machine] komputera { $name }
       *[named] gracza { $name }
    }
    .to = { $who ->
        [boss] Bossowi { $name }
        [machine] komputerowi { $name }
       *[named] graczowi { $name }
    }
    .title = { $who ->
        [machine] { $called } ({ $level })
       *[named] { $called }
    }
level-random = losowy
level-greedy = zachłanny
level-easy = łatwy
level-normal = normalny
level-hard = trudny
level-brutal = bezlitosny
level-search = przewidujący


## Początek i koniec

ui-back = Wstecz
ui-saved = Zapisano w pliku { $file }.
ui-wins = { $winners ->
        [one] Wygrywa { $winner }!
       *[other] Wygrywają { $winner }!
    }
ui-nobody-wins = Nikt nie wygrywa.
ui-you-win = Wygrywasz!
ui-you-lose = Przegrywasz.


## Przy stole

ui-pass-screen = Teraz { $player }: przekaż ekran i naciśnij Enter.
ui-you = Ty
ui-empty = puste
option-yes = tak
option-no = nie
sentence = { $text }.
with-clause = { $text } ({ $clause })


## Cofanie, dziennik, pomoc

ui-log = Dziennik
ui-log-empty = Jeszcze nic się nie wydarzyło.
ui-log-more = { $n ->
        [one] { $n } wcześniejszy wiersz
        [few] { $n } wcześniejsze wiersze
       *[other] { $n } wcześniejszych wierszy
    }


## Talie, zapisy, przypadki

ui-record-holds = Zapis jest poprawny.


## Błędy

ui-unknown-language = Nie ma tekstów w języku { $text }; dostępne: { $languages }.
ui-ambiguous-move = { $text } może znaczyć: { $fits }


## Analizy

ui-review-percent = { $n }%
ui-review-conceded = { $player } poddaje grę.
ui-review-unfinished = Gra nie została dokończona: analiza sięga tak daleko jak ona.
ui-review-effort = Liczba ponownie ocenionych wyborów: { $decisions }. Symulacji na każdy z nich: { $sims }. Każdy wybór jest oceniany według tego, co jego gracz mógł wtedy wiedzieć.
ui-review-chances = Szanse na wygraną
ui-review-chances-desc = Ile szansy na wygraną zostawił każdy wybór, tak jak gracz mógł ją wtedy ocenić, od początku do końca: { $lines }.
ui-review-line = { $player }: z { $first } na { $last }
ui-review-turns = Tura
ui-review-rounds = Runda
ui-review-turn = Tura { $n }
ui-review-round = Runda { $n }
ui-review-start = Przed pierwszą turą
ui-review-mistakes = Najkosztowniejsze błędy
ui-review-no-mistakes = Żadnego błędu, który dałoby się odróżnić od przypadku.
ui-review-all-mistakes = Koszt wszystkich błędów w punktach: { $points }.
ui-review-played = Zagrano: { $answer }
ui-review-better = Lepiej: { $answer }
ui-review-cost = Koszt w punktach: { $points } (± { $error }); szansa spadła z { $before } na { $after }
ui-review-points = Punkt to jeden procent szansy na wygraną.
ui-review-luck = Szczęście i gra
ui-review-team = Gracze
ui-review-won = { $side }: wygrana
ui-review-lost = { $side }: przegrana
ui-review-redealt = Te same wybory, inne tasowania
ui-review-replayed = To samo tasowanie, grają maszyny
ui-review-anew = Inne tasowania, grają maszyny
ui-review-blind = Inne tasowania, wybory maszyn z jeszcze innego
ui-review-resumed = Ta sama gra, dograna przez maszyny od chwili poddania
ui-review-share = { $share } ({ $low } do { $high })
ui-review-part-before = Szansa przed rozdaniem: { $value } ({ $low } do { $high })
ui-review-part-shuffle = Tasowanie, w punktach: { $value } ({ $low } do { $high })
ui-review-part-play = Wybory wszystkich graczy, w punktach: { $value } ({ $low } do { $high })
ui-review-verdict-shuffle = Tasowanie rozstrzygnęło więcej niż gra.
ui-review-verdict-play = Gra rozstrzygnęła więcej niż tasowanie.
ui-review-verdict-open = Z tych gier nie da się stwierdzić, czy więcej rozstrzygnęło tasowanie, czy gra.
ui-review-method = Gier każdego rodzaju: { $games }. Część wyborów, których w nowych rozdaniach dało się dokonać jak w zapisie: { $followed }; pozostałych dokonała maszyna ({ $level }). W nawiasach: przedział, w którym prawdziwa wartość leży w 95 przypadkach na 100.
ui-review-no-luck = Szczęście i grę można rozdzielić dopiero po zakończeniu gry.


## Wady ustawień gry

fault-no-such-mode = Nie ma takiego trybu.
fault-wrong-seats = Liczba miejsc w tym trybie to { $allowed }, a nie { $seats }.
fault-position-and-brings = Pozycja ma własne karty: gracze niczego nie przynoszą.
fault-unsorted-switches = Opcje są ułożone według nazw, każda raz.
fault-no-such-switch = Nie ma takiej opcji.
fault-no-such-value = Ta opcja nie ma takiej wartości.
fault-not-one-line = Imię musi być jednym wierszem drukowalnego tekstu.
