# Słowa samego programu, niezależnie od gry.


## Języki i gracze

endonym = Polski
ui-language-en = angielski
ui-language-cs = czeski
ui-language-pl = polski
ui-language-de = niemiecki
ui-language-it = włoski
ui-player-human = człowiek
ui-player-random = komputer, gra losowo
ui-player-greedy = komputer, gra zachłannie
ui-player-easy = komputer, łatwy: początkujący
ui-player-normal = komputer, normalny
ui-player-hard = komputer, trudny
ui-player-brutal = komputer, bezlitosny: niczego nie wybacza
ui-player-search = komputer, myśli naprzód
ui-player-scripted = komputer, gra według scenariusza

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

ui-new-game = Nowa gra
ui-resume = Wznów
ui-save = Zapisz
ui-load = Wczytaj
ui-quit = Wyjdź
ui-back = Wstecz
ui-menu = Menu
ui-settings = Ustawienia
ui-language = Język
ui-choose-language = Wybierz język
ui-choose-game = Wybierz grę
ui-choose-mode = Wybierz tryb
ui-choose-opponent = Wybierz przeciwnika
ui-choose-deck = { $player }: wybierz talię
ui-player-name = Imię gracza { $seat }
ui-starter-deck = Talia startowa: { $faction }
ui-own-deck = Własna talia
ui-seed = Ziarno { $seed }
ui-saved = Zapisano w pliku { $file }.
ui-loaded = Wczytano plik { $file }.
ui-nothing-saved = Nie ma zapisanej gry.
ui-quit-sure = Wyjść bez zapisywania?
ui-goodbye = Do zobaczenia.
ui-game-over = Koniec gry.
ui-play-again = Zagrać jeszcze raz?
ui-wins = { $winners ->
        [one] Wygrywa { $winner }!
       *[other] Wygrywają { $winner }!
    }
ui-nobody-wins = Nikt nie wygrywa.
ui-you-win = Wygrywasz!
ui-you-lose = Przegrywasz.


## Przy stole

ui-your-turn = Twoja tura
ui-turn-of = Tura: { $player }
ui-turn-number = Tura { $turn }
ui-extra-turn = Dodatkowa tura
ui-step = Krok: { $step }
ui-waiting-for = Czekamy: { $player } …
ui-thinking = { $player } myśli …
ui-your-move = Twój ruch
ui-choose-number = Wpisz numer albo ruch
ui-options = Co możesz zrobić
ui-more-options = { $n ->
        [one] i jeszcze { $n }
       *[other] i jeszcze { $n }
    }
ui-press-enter = Naciśnij Enter.
ui-pass-screen = Teraz { $player }: przekaż ekran i naciśnij Enter.
ui-look-away = Pozostałe osoby prosimy o odwrócenie wzroku.
ui-opponent = Przeciwnik
ui-you = Ty
ui-yes = tak
ui-no = nie
ui-empty = puste
ui-unknown-card = nieznana karta
ui-face-down = zakryta
ui-hand = { $n ->
        [one] Ręka: { $n } karta
        [few] Ręka: { $n } karty
       *[other] Ręka: { $n } kart
    }
ui-resources = Zasoby: { $n }
ui-casualties = Ofiary ({ $n })
ui-healing-pile = Stos leczenia ({ $n })
ui-removed = Poza grą ({ $n })
ui-top-card = na wierzchu: { $card }
ui-supporters = Wsparcie: gotowe { $ready }, zaangażowane { $committed }
ui-no-supporters = Brak wsparcia
ui-space = Pole { $n }
ui-track = Tor walki: { $player }
ui-battle-zone = Pole bitwy
ui-cost = Koszt { $n }
ui-due = Do zapłaty zostało: { $n }
ui-chain = Ciąg rozkazów
ui-until-end-of-turn = Do końca tury
ui-used-this-turn = użyto w tej turze
ui-drawn = { $n ->
        [one] Dobrano { $n } kartę
        [few] Dobrano { $n } karty
       *[other] Dobrano { $n } kart
    }


## Cofanie, dziennik, pomoc

ui-undo = Cofnij
ui-undo-how-far = { $n ->
        [one] Można cofnąć { $n } ruch.
        [few] Można cofnąć { $n } ruchy.
       *[other] Można cofnąć { $n } ruchów.
    }
ui-undo-none = Nie można nic cofnąć: ujawniono coś ukrytego.
ui-undone = { $n ->
        [one] Cofnięto { $n } ruch.
        [few] Cofnięto { $n } ruchy.
       *[other] Cofnięto { $n } ruchów.
    }
ui-log = Dziennik
ui-log-empty = Jeszcze nic się nie wydarzyło.
ui-log-more = { $n ->
        [one] { $n } wcześniejszy wiersz
        [few] { $n } wcześniejsze wiersze
       *[other] { $n } wcześniejszych wierszy
    }
ui-because-of = przyczyna: { $card }
ui-help = Pomoc
ui-help-commands = Polecenia
ui-help-move = numer albo ruch: wybiera tę możliwość
ui-help-rule = rule NUMER: pokazuje punkt zasad
ui-keywords = Pojęcia
ui-why-not = Dlaczego nie?


## Talie, zapisy, przypadki

ui-deck = Talia
ui-deck-legal = Talia jest dozwolona: { $mode }.
ui-deck-not-legal = Talia nie jest dozwolona: { $mode }.
ui-deck-size = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } kart
    }
ui-deck-wrong-size = Liczba kart w talii to dokładnie { $wanted }, a nie { $n }.
ui-deck-unknown-card = Wiersz { $line }: nieznana karta { $card }.
ui-deck-unreadable-line = Wiersz { $line }: oczekiwano liczby kopii i nazwy karty.
ui-deck-too-many-copies = { $card }: liczba kopii { $n }, dla typu { $rank } dozwolone najwyżej { $most }.
ui-deck-mixed-factions = Karty kilku frakcji: { $factions }.
ui-deck-promo = { $card } to karta promo, a na karty promo nie było zgody.
ui-deck-promo-ranked = { $card } to karta promo, niedozwolona w grach rankingowych.
ui-deck-boss-card = Karta { $card } należy do talii Bossa.
ui-record-holds = Zapis jest poprawny.
ui-record-broken = Zapis przestaje się zgadzać przy ruchu { $ply }.
ui-cases-hold = { $n ->
        [one] { $n } przypadek się zgadza.
        [few] { $n } przypadki się zgadzają.
       *[other] { $n } przypadków się zgadza.
    }
ui-cases-broken = { $n ->
        [one] { $n } przypadek się nie zgadza.
        [few] { $n } przypadki się nie zgadzają.
       *[other] { $n } przypadków się nie zgadza.
    }
ui-games-played = { $n ->
        [one] Rozegrano { $n } grę
        [few] Rozegrano { $n } gry
       *[other] Rozegrano { $n } gier
    }
ui-win-rate = { $player } wygrywa { $percent }% gier


## Błędy

ui-error = Błąd: { $text }
ui-unknown-command = Nieznane polecenie: { $text }
ui-unknown-language = Nie ma tekstów w języku { $text }; dostępne: { $languages }.
ui-bad-notation = Nie da się odczytać ruchu { $text }.
ui-illegal-move = { $text } nie jest teraz możliwe.
ui-ambiguous-move = { $text } może znaczyć: { $fits }
ui-not-asked = { $player } nie ma teraz na co odpowiadać.
ui-file-missing = Plik { $file } nie istnieje.
ui-file-unreadable = Nie da się odczytać pliku { $file }.
ui-file-unwritable = Nie da się zapisać pliku { $file }.
ui-bad-line = { $file }, wiersz { $line }: { $text }
ui-no-such-card = Nie ma karty { $text }.
ui-no-such-mode = Nie ma trybu { $text }.
ui-no-such-rule = Nie ma punktu zasad { $text }.
ui-no-such-keyword = Nie ma pojęcia { $text }.


## Analizy

ui-review = Analiza gry
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
