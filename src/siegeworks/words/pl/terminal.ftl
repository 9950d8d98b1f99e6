# What only the terminal says; everything else comes from the words of the program and its games.


## Answers

ui-set-up = Przygotowanie gry
ui-stops-hint = Po poleceniu „stops all” gra pyta częściej.
ui-only-answer = wybrano bez pytania, nic innego nie było możliwe: { $answer }
ui-not-understood = „{ $typed }” nie jest odpowiedzią ani poleceniem. Wpisz numer albo ?, aby zobaczyć pomoc.
ui-out-of-range = Wpisz numer od 1 do { $most }.
ui-narrowed-back = wstecz (teraz: { $words })
ui-more-answers = … razem { $n }: wpisz część odpowiedzi, aby zawęzić listę
ui-too-short = „{ $typed }” to za mało na odpowiedź. Wpisz numer albo więcej z odpowiedzi: { $fits }
ui-not-offered = „{ $typed }” nie ma wśród tych możliwości: { $offers }
ui-bookkeeping = sam zapis, który wynika z sąsiednich wierszy
ui-stops-usage = Możliwości to stops auto, stops all i stops none.
ui-language-usage = language KOD zmienia język: { $languages }.
ui-seat-usage = seat LITERA oddaje ekran innej osobie: { $seats }
ui-put-back = To, co rozegrano od wznowienia gry, nie jest zachowane.
ui-yes-no-yes = [T/n]
ui-yes-no-no = [t/N]
ui-enter-takes-it = Nic innego nie jest możliwe; wystarczy Enter.
ui-first-hint = Wpisz numer odpowiedzi; ? wyjaśnia resztę.
ui-partner-done = { $player } ma już tę turę za sobą.
ui-partner-later = { $player } może zagrać dopiero wtedy, gdy to zostanie rozstrzygnięte.
ui-partner-usage = partner pozwala zagrać drugiemu graczowi; partner all pozwala komputerowi rozegrać turę do końca.
ui-no-partner = W tej grze nie masz drugiego gracza.
ui-no-boss = W tej grze nie ma Bossa.


## Explanations

ui-which-one = Która z nich? { $names }
ui-unknown-thing = Nic się tu nie nazywa „{ $typed }”. Podobne: { $close }
ui-after-answer = po twojej odpowiedzi { $number }: { $answer }
ui-after-answer-of = po odpowiedzi { $number } (gracz: { $player })
ui-because-of-whose = przyczyna: { $card } ({ $player })
ui-you-can = możesz to teraz zrobić
ui-why-not-unknown = Nie znam zasady dla „{ $typed }”.
ui-why-usage = why N wyjaśnia wiersz N dziennika (od 1 do { $most }); why not RUCH wyjaśnia, dlaczego ruch nie jest możliwy.
ui-log-usage = log pokazuje ostatnie wiersze; log 50 pokazuje ostatnich 50.


## Commands

ui-help-number = wybierz odpowiedź o tym numerze
ui-help-notation = odpowiedź w notacji albo jej początek; Tab ją uzupełnia
ui-help-help = ta lista
ui-help-card = karta z całym tekstem i objaśnieniem pojęć
ui-help-square = jednostka na polu i skąd wzięły się jej wartości
ui-help-keyword = objaśnienie pojęcia
ui-help-log = ostatnie wiersze dziennika
ui-help-why = skąd wzięło się zdarzenie z wiersza 12 dziennika: zasada i karta
ui-help-why-not = dlaczego ruch nie jest możliwy
ui-help-undo = cofnij swoją ostatnią odpowiedź, dopóki nie wyszło na jaw nic ukrytego
ui-help-cards = wszystkie ofiary, rezerwa, stosy leczenia i karty poza grą
ui-help-boss = karta Bossa: co podnosi poziom grozy i jak pokonać Bossa
ui-help-partner = pozwól zagrać drugiemu graczowi, nie kończąc swojej tury (tryb Co-op)
ui-help-stops = kiedy pytać, choć możliwa jest tylko jedna odpowiedź: all, auto albo none
ui-help-language = inny język: en, cs, pl, de, it
ui-help-save = zachowaj zapis gry w pliku
ui-help-concede = poddaj grę
ui-help-quit = wyjdź; grę można podjąć później
ui-stops-auto = Gdy możliwa jest tylko jedna odpowiedź, gra daje ją za ciebie. Inne ustawienia: stops all, stops none.
ui-stops-all = Gra pyta także wtedy, gdy możliwa jest tylko jedna odpowiedź.
ui-stops-none = Gdy możliwa jest tylko jedna odpowiedź, gra zawsze daje ją za ciebie.
ui-save-usage = save PLIK zachowuje zapis gry w pliku.
ui-undo-nothing = Nie masz odpowiedzi, którą można cofnąć.
ui-undo-refused = Tego nie można cofnąć, coś wyszło na jaw: { $revealed }
ui-undo-partner = Tego nie można cofnąć, drugi gracz ({ $player }) zdążył już odpowiedzieć.
ui-undo-done = { $left ->
        [0] Cofnięto. Dalej się nie da.
        [one] Cofnięto. Można cofnąć jeszcze jedną twoją odpowiedź.
        [few] Cofnięto. Można cofnąć jeszcze { $left } twoje odpowiedzi.
       *[other] Cofnięto. Można cofnąć jeszcze { $left } twoich odpowiedzi.
    }
ui-concede-sure = Na pewno poddać grę?
ui-conceded = { $player } poddaje grę.
ui-quit-keep = Zachować grę, aby ją później podjąć?
ui-kept = Gra jest zapisana w pliku { $file }
ui-go-on = Graj dalej poleceniem: { $command }
ui-dropped = Gry nie zapisano.
ui-interrupted = Wpisz quit, aby wyjść. Kolejne Ctrl-C kończy od razu; gra zostaje zapisana.
ui-input-ended = Dane wejściowe skończyły się przed grą.


## Before and after the game

ui-ask-language = Język ({ $offers })
ui-ask-faction = Twoja frakcja ({ $offers })
ui-ask-opponent = Twój przeciwnik ({ $offers })
ui-ask-mode = Tryb ({ $offers })
ui-ask-partner = Drugi gracz ({ $offers })
ui-ask-boss = Boss ({ $offers })
ui-ask-difficulty = Poziom trudności ({ $offers })
ui-ask-storms = Burze portalowe ({ $offers })
ui-watching = Enter pokazuje następną turę, quit kończy.


## Menu

ui-menu-ask = Co chcesz zrobić?
ui-menu-table = Zagraj w przeglądarce
ui-menu-terminal = Zagraj w terminalu
ui-menu-lessons = Naucz się grać krok po kroku
ui-menu-help = Wszystko inne: polecenia
