# Co mówią same strony i przeglądarka; cała reszta pochodzi ze słów poszczególnych gier.


## Dom

site-name = Siegeworks
site-claim = Dwie gry o oblężeniach. Zasad pilnuje stół.
site-lead = Graj przeciw maszynie, przy jednym ekranie albo ze znajomymi przez link. Bez konta i bez instalacji.
nav-lobby = Lobby
nav-help = Pomoc
nav-api = Dla programów
nav-places = Miejsca
nav-learn = Nauka
nav-rules = Zasady
nav-cards = Karty
nav-decks = Talie
nav-puzzles = Zagadki
nav-campaign = Kampania
nav-replay = Powtórki
nav-statistics = Statystyki
nav-positions = Pozycje
nav-main = Główna nawigacja
skip-to-content = Przejdź do treści
footer-free = Wolne oprogramowanie. Bez śledzenia i bez usług zewnętrznych: ta strona łączy się tylko z komputerem, z którego pochodzi.
language = Język
theme = Wygląd
theme-system = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
needs-script = Stół potrzebuje JavaScriptu. Zezwól na niego na tej stronie.
close = Zamknij
cancel = Anuluj
copy = Kopiuj
copied = Skopiowano
loading = Chwileczkę…


## Gry i tryby

setting-true = { option-yes }
setting-false = { option-no }
drills = Ćwiczenia: małe mapy na próbę


## Poczekalnia

lobby-title = Nowa gra
choose-game = Która gra?
choose-mode = Który tryb?
choose-scenario = Który scenariusz?
choose-opponent = Kto gra?
against-machine = Przeciw maszynie
with-machine = Z maszyną jako drugim graczem
with-machine-text = Zajmie miejsce obok ciebie.
alone = W pojedynkę
alone-text = Zaczyna się od razu.
alone-boss = Przeciw bossowi
against-link = Przeciw znajomym, przez link
with-link = Ze znajomymi, przez link
link-text = Dostaniesz link lub kod QR do przekazania.
one-screen = Przy jednym ekranie
one-screen-text = Gracie na zmianę; nikt nie widzi cudzej ręki.
one-screen-open-text = Planujecie razem przy jednym ekranie.
more-settings = Więcej ustawień
more-settings-text = talie, bohaterowie, trudność, miejsca, zasady
seats-number = Liczba graczy
seat-n = Miejsce { $seat }
seat-who = Kto tu siedzi?
seat-me = Ja
seat-here = Ktoś przy tym ekranie
seat-link = Ktoś przez link
seat-name = Imię
seat-deck = Talia
deck-as-agreed = Jak uzgodniono
seat-hero = Bohater
hero-in-game = Wybór w grze
house-rules = Trudność i zasady
start-so = Zacznij z tymi ustawieniami
your-name = Twoje imię
your-name-hint = nieobowiązkowe; inni je widzą
goal = Cel: { $goal }
my-games = Moje gry
my-games-empty = Jeszcze nic tu nie ma. To, co zaczniesz, zostaje zapisane i można do tego wrócić na tym urządzeniu.
my-games-more = Pokaż starsze gry
continue-game = Graj dalej
continue-last = Przerwana gra
newcomer-title = Pierwszy raz tutaj? Twoja pierwsza gra
newcomer-text = Kilka minut, ruch za ruchem, i już umiesz grać.
state-your-turn = { your-turn }
state-waiting = Czeka
state-open = Czeka na graczy
state-over = Zakończona
state-kept = Zapisana
join-title = Dołącz do gry
join-text = Wklej otrzymany link albo zeskanuj jego kod QR aparatem telefonu.
join-field = Link
join-button = Do stołu
join-bad = To nie jest link do tutejszego stołu.
with-names = gracze: { $names }


## Stół

your-turn = Twój ruch
watching = Oglądasz. Zakryte karty pozostają zakryte.
notice = Komunikat
menu = Menu
board = Plansza
log = Przebieg
log-open = Otwórz przebieg gry
log-close = Zamknij przebieg gry
log-short = W skrócie
log-whole = Wszystko
log-empty = Nic się jeszcze nie wydarzyło.
log-cause = Dlaczego tak się stało?
log-cause-none = Więcej o tym wierszu nie wiadomo.
cause-clause = Zasada { $clause }
rules-link = Przeczytaj w zasadach (otworzy się obok gry)
thing-link = Rozstrzygnięcia, przypadki i wyniki tej karty
cause-answer = Po twojej odpowiedzi: { $answer }
cause-by = Po odpowiedzi: { $name }
cause-card = Przyczyna: { $card }
options = Co możesz zrobić
options-all = Wszystkie odpowiedzi na liście ({ $n })
options-filter = Szukaj
options-none-fit = Nic nie pasuje do „{ $text }”.
wait-names = Czekamy na: { $names }…
nothing-to-do = Teraz nie ma nic do rozstrzygnięcia.
seat-machine = maszyna
seat-open = wolne
seat-away = brak połączenia
seat-present = połączenie działa
seat-you = ty
seat-turn = decyduje
connection-open = Połączono
connection-connecting = Łączenie…
connection-lost = Utracono połączenie. Ponawiam próbę…
connection-lost-unsent = Utracono połączenie. Twoja odpowiedź jest zachowana i zostanie wysłana ponownie.
connection-closed = Stół zakończył połączenie.
connection-retry = Spróbuj teraz
connection-no-table = Nie ma takiego stołu.
connection-wrong-secret = Ten link nie pasuje do żadnego miejsca przy stole. Nadal możesz oglądać.
refused-title = Niemożliwe
undo = Cofnij
undo-none = Nie ma czego cofnąć
undo-far = Odpowiedzi, które możesz cofnąć: { $n }
undo-stops = Wcześniej coś wyszło na jaw: { $why }
undo-asked = { $name } chce cofnąć odpowiedź. Zgadzasz się?
undo-asking = Pozostali są pytani o zgodę.
undo-done = { $name }: odpowiedź cofnięta.
agree = Zgadzam się
disagree = Nie zgadzam się
resign = Poddaj się
resign-sure = Czy naprawdę chcesz się poddać?
resign-text = Gra się dla ciebie skończy. Tego nie można cofnąć.
machine-take = Oddaj moje miejsce maszynie
machine-take-text = Gra za ciebie, dopóki nie wrócisz na miejsce.
machine-give = Wróć na moje miejsce
machine-plays = Maszyna gra teraz za ciebie.
stops = Kiedy pytać?
stops-auto = Gdy coś można zrobić
stops-auto-text = Gdy nic nie możesz zrobić, gra pasuje za ciebie.
stops-all = Zawsze
stops-all-text = Przy każdej okazji, nawet jeśli nic nie jest możliwe.
stops-none = Jak najrzadziej
stops-none-text = Kroki nieobowiązkowe gra pomija za ciebie.
settings = Ustawienia
speed = Animacje
speed-off = Wyłączone
speed-fast = Szybkie
speed-normal = Zwykłe
speed-slow = Wolne
board-picture = Jako obraz
board-text = Jako tekst
board-failed = Nie udało się narysować planszy. Oto ona jako tekst.
share-watch = Kopiuj link dla widzów


## Przed grą

room-title = Stół czeka
room-text = Wyślij każdemu jego link. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
room-local = Ten link działa tylko na tym komputerze. Aby inni w pokoju mogli dołączyć, uruchom stół poleceniem siegeworks serve --host 0.0.0.0 i otwórz go pod adresem, który poda.
room-taken = zajęte
room-link = Link do miejsca { $seat }
room-qr = Kod QR do miejsca { $seat }
room-show-qr = Kod QR
room-share = Udostępnij
room-no-link = Link do tego miejsca ma osoba, która otworzyła stół.
room-machines = Zacznij jednak z maszynami
room-wait-host = Czekamy na pozostałych…
room-commitment = Pieczęć tasowania
room-sit = Zaproszono cię do tego stołu.
room-sit-button = Zajmij miejsce
room-sit-watch = Tylko oglądam


## Jeden ekran

curtain-title = Przekaż ekran: { $name }
curtain-text = Pozostali proszeni są o odwrócenie wzroku.
curtain-button = Tu { $name }
seat-switch = Miejsce: { $name }
seat-switch-wants = { $name } ma coś do rozstrzygnięcia


## Koniec

end-won = Zwycięstwo!
end-lost = Porażka
end-over = Koniec gry
end-rematch = Rewanż
end-rematch-wished = Chcesz rewanżu. Czekamy jeszcze na: { $names }
end-rematch-others = Rewanżu chce: { $names }
end-rematch-open = Do nowego stołu
end-record = Pobierz zapis gry
end-review = Przeanalizuj grę
end-replay = Obejrzyj zapis
end-look = Obejrzyj planszę
end-again = Pokaż wynik
fair-title = Czy tasowanie było uczciwe?
fair-text = Zanim rozdano pierwszą kartę, stół ogłosił pieczęć: odcisk tajnej liczby. Teraz, po grze, pokazuje tę liczbę. Kto ma zapis gry, może sprawdzić, że liczba pasuje do pieczęci i że wynika z niej każde tasowanie: nikt nie mógł po drodze podmienić żadnej karty.
fair-commitment = Pieczęć przed grą
fair-seed = Ziarno wszystkich tasowań
fair-secret = Tajna liczba pod pieczęcią
fair-command = Sprawdź to


## Klawisze

keys = Klawisze
key-digit = wybierz odpowiedź o tym numerze
key-list = otwórz lub zamknij listę odpowiedzi
key-filter = szukaj wśród odpowiedzi
key-board = do planszy
key-prompt = do pytania
key-undo = cofnij
key-log = otwórz lub zamknij przebieg gry
key-menu = menu
key-help = ta lista
key-escape = zamknij, odłóż
key-arrows = ruch między kartami, polami i odpowiedziami
key-enter = wybierz zaznaczone
key-seat = następne miejsce przy tym ekranie
key-turn = obróć wieżę lub płytkę
key-info = objaśnij całą kartę
keys-setting = Klawisze jednoliterowe
keys-on = Włączone
keys-off = { speed-off }


## Pomoc

help-title = Jak działa stół
help-start-title = Początek
help-start = Wybierz grę, tryb i kto gra. Reszta jest rozsądnie ustawiona i można ją zmienić w części „Więcej ustawień”.
help-links-title = Gra ze znajomymi
help-links = Każde wolne miejsce ma własny link. Kto go otworzy, siada właśnie tam; konto nie jest potrzebne. Sam adres stołu jest dla widzów: nie widzą niczego, co zakryte.
help-resume-title = Przerwać i wrócić
help-resume = Każda odpowiedź trafia na dysk, zanim zacznie obowiązywać. Zamknij stronę, kiedy chcesz; lobby pokazuje twoje gry. Na innym urządzeniu wrócisz przez link swojego miejsca.
help-undo-title = Cofanie
help-undo = Tak daleko, dopóki nic zakrytego nie wyszło na jaw. Przycisk mówi, jak daleko to jest. Jeśli inni w tym czasie grali, są pytani o zgodę.
help-why-title = Pytanie o przyczynę
help-why = Każdy wiersz przebiegu otwiera swoją przyczynę i zasadę. Gdy czegoś nie można zrobić, dowiesz się dlaczego.
help-windows-title = Okazje do reakcji
help-windows = Pytamy tylko wtedy, gdy możesz coś zrobić. To, jak długo trwa pasowanie, nie zdradza niczego o kartach na ręce. Ustawienie jest w menu.
help-fair-title = Uczciwe tasowanie
help-access-title = Klawiatura, czytnik ekranu, małe ekrany
help-access = Wszystko można zrobić klawiaturą. Każde pytanie jest odczytywane, a planszę można pokazać jako tekst. Kolor nigdy nie jest jedynym znakiem.
help-about-title = O programie
help-about = Siegeworks to wolne oprogramowanie na licencji MIT. Obrazki rysuje jego własny kod; teksty kart powstają z tego, co wykonują zasady.


## Dla programów

api-lead = Co potrafi przeglądarka, potrafi i program. Stoły otwiera się przez HTTP, gra się przez WebSocket.
api-socket = Komunikaty gniazda opisuje docs/formats/protocol.md; w examples/ jest mały gracz.
api-calls = Wywołania
api-parameters = Parametry
api-body = Treść
api-answers = Odpowiedzi
api-required = wymagane
api-description = Opis dla maszyn (OpenAPI)
api-none = Żadne wywołania nie są jeszcze opisane.


## Odmowy

refused-404-title = Tu nic nie ma
refused-404 = Może link jest niepełny. Linki do stołów są długie: skopiuj go w całości.
refused-403-title = To nie dla ciebie
refused-403 = Może to zrobić tylko ten, kto ma właściwy link.
refused-429-title = Trochę wolniej, proszę
refused-429 = Przyszło stąd za dużo zapytań. Poczekaj chwilę i spróbuj ponownie.
refused-other-title = To się nie udało
refused-other = Stół nie mógł tego zrobić.
refused-network = Nie można połączyć się ze stołem. Czy nadal działa?
back-to-lobby = Wróć do lobby

play-seat = Gram jako
play-others = Pozostałe miejsca
play-start = Graj
