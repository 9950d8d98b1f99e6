# Co říkají samy stránky a prohlížeč; všechno ostatní pochází ze slov jednotlivých her.


## Dům

site-name = Siegeworks
site-claim = Dvě hry o obléhání. Pravidla ohlídá stůl.
site-lead = Hraj proti stroji, na jedné obrazovce, nebo s přáteli přes odkaz. Bez účtu a bez instalace.
nav-lobby = Předsálí
nav-help = Nápověda
nav-api = Pro programy
nav-places = Místa
nav-learn = Naučit se
nav-rules = Pravidla
nav-cards = Karty
nav-decks = Balíčky
nav-puzzles = Hlavolamy
nav-campaign = Tažení
nav-replay = Záznamy
nav-statistics = Statistiky
nav-positions = Pozice
nav-main = Hlavní navigace
skip-to-content = Přejít k obsahu
footer-free = Svobodný software. Žádné sledování, žádné třetí strany: tato stránka mluví jen s počítačem, ze kterého přišla.
language = Jazyk
theme = Vzhled
theme-system = Podle systému
theme-light = Světlý
theme-dark = Tmavý
needs-script = Stůl potřebuje JavaScript. Povol ho prosím pro tuto stránku.
close = Zavřít
cancel = Zrušit
copy = Kopírovat
copied = Zkopírováno
loading = Okamžik…


## Hry a režimy

setting-true = { option-yes }
setting-false = { option-no }
drills = Cvičení: malé mapy na vyzkoušení


## Předsálí

lobby-title = Nová hra
choose-game = Která hra?
choose-mode = Který režim?
choose-scenario = Který scénář?
choose-opponent = Kdo hraje?
against-machine = Proti stroji
with-machine = Se strojem jako spoluhráčem
with-machine-text = Posadí se vedle tebe.
alone = Sólo
alone-text = Začíná se hned.
alone-boss = Proti bossovi
against-link = Proti přátelům, přes odkaz
with-link = S přáteli, přes odkaz
link-text = Dostaneš odkaz nebo QR kód, který pošleš dál.
one-screen = Na jedné obrazovce
one-screen-text = Střídáte se a nikdo nevidí cizí ruku.
one-screen-open-text = Plánujete společně u jedné obrazovky.
more-settings = Další nastavení
more-settings-text = balíčky, hrdinové, obtížnost, místa, pravidla
seats-number = Počet hráčů
seat-n = Místo { $seat }
seat-who = Kdo tu sedí?
seat-me = Já
seat-here = Někdo u této obrazovky
seat-link = Někdo přes odkaz
seat-name = Jméno
seat-deck = Balíček
deck-as-agreed = Podle dohody
seat-hero = Hrdina
hero-in-game = Zvolit ve hře
house-rules = Obtížnost a pravidla
start-so = Začít s tímto nastavením
your-name = Tvé jméno
your-name-hint = nepovinné; ostatní ho uvidí
goal = Cíl: { $goal }
my-games = Moje hry
my-games-empty = Zatím tu nic není. Co začneš, to se uloží a na tomto zařízení v tom můžeš pokračovat.
my-games-more = Ukázat starší hry
continue-game = Pokračovat
continue-last = Rozehraná hra
newcomer-title = Jsi tu poprvé? Začni první hrou
newcomer-text = Pár minut, tah za tahem, a umíš hrát.
state-your-turn = { your-turn }
state-waiting = Čeká se
state-open = Čeká se na hráče
state-over = Dohráno
state-kept = Uloženo
join-title = Připojit se ke hře
join-text = Vlož odkaz, který ti přišel, nebo jeho QR kód naskenuj fotoaparátem telefonu.
join-field = Odkaz
join-button = Ke stolu
join-bad = Toto není odkaz na zdejší stůl.
with-names = hráči: { $names }


## Stůl

your-turn = Jsi na tahu
watching = Díváš se. Skryté karty zůstávají skryté.
notice = Oznámení
menu = Nabídka
board = Hrací plocha
log = Průběh hry
log-open = Otevřít průběh hry
log-close = Zavřít průběh hry
log-short = Stručně
log-whole = Vše
log-empty = Zatím se nic nestalo.
log-cause = Proč se to stalo?
log-cause-none = Víc se o tomto řádku neví.
cause-clause = Pravidlo { $clause }
rules-link = Přečíst v pravidlech (otevře se vedle hry)
thing-link = Výklady, případy a výsledky této karty
cause-answer = Po tvé odpovědi: { $answer }
cause-by = Po odpovědi ({ $name })
cause-card = Způsobila karta { $card }
options = Co můžeš udělat
options-all = Všechny odpovědi v seznamu ({ $n })
options-filter = Hledat
options-none-fit = Hledání „{ $text }“ neodpovídá žádná odpověď.
wait-names = Čeká se na: { $names }…
nothing-to-do = Teď není co rozhodovat.
seat-machine = stroj
seat-open = volné
seat-away = nepřipojeno
seat-present = připojeno
seat-you = ty
seat-turn = rozhoduje
connection-open = Připojeno
connection-connecting = Připojování…
connection-lost = Spojení přerušeno. Zkouším to znovu…
connection-lost-unsent = Spojení přerušeno. Tvá odpověď je uložena a odešle se znovu.
connection-closed = Stůl ukončil spojení.
connection-retry = Zkusit hned
connection-no-table = Takový stůl neexistuje.
connection-wrong-secret = Tento odkaz nepatří k žádnému místu u stolu. Dívat se ale můžeš.
refused-title = Není možné
undo = Zpět
undo-none = Není co vzít zpět
undo-far = Odpovědi, které můžeš vzít zpět: { $n }
undo-stops = Předtím vyšlo něco najevo: { $why }
undo-asked = { $name } chce vzít zpět odpověď. Souhlasíš?
undo-asking = Ptáme se ostatních, zda souhlasí.
undo-done = { $name }: odpověď vzata zpět.
agree = Souhlasím
disagree = Nesouhlasím
resign = Vzdát hru
resign-sure = Opravdu se vzdáváš?
resign-text = Hra pro tebe skončí. To už nelze vzít zpět.
machine-take = Přenechat místo stroji
machine-take-text = Hraje za tebe, dokud si místo nevezmeš zpět.
machine-give = Vzít si místo zpět
machine-plays = Za tebe teď hraje stroj.
stops = Kdy se mě ptát?
stops-auto = Když se dá něco dělat
stops-auto-text = Kde nemůžeš nic udělat, vynechá hra za tebe.
stops-all = Vždy
stops-all-text = Při každé příležitosti, i když není nic možné.
stops-none = Co nejméně
stops-none-text = Nepovinné kroky hra za tebe vynechá.
settings = Nastavení
speed = Animace
speed-off = Vypnuto
speed-fast = Rychle
speed-normal = Normálně
speed-slow = Pomalu
board-picture = Jako obraz
board-text = Jako text
board-failed = Hrací plochu se nepodařilo nakreslit. Tady je jako text.
share-watch = Kopírovat odkaz pro diváky


## Čekárna

room-title = Stůl je připraven
room-text = Pošli každému jeho odkaz. Hra začne, jakmile budou všechna místa obsazena.
room-local = Tento odkaz funguje jen na tomto počítači. Aby se mohli připojit i ostatní v místnosti, spusť stůl příkazem siegeworks serve --host 0.0.0.0 a otevři ho na adrese, kterou vypíše.
room-taken = obsazeno
room-link = Odkaz pro místo { $seat }
room-qr = QR kód pro místo { $seat }
room-show-qr = QR kód
room-share = Sdílet
room-no-link = Odkaz k tomuto místu má ten, kdo stůl otevřel.
room-machines = Začít raději se stroji
room-wait-host = Čeká se na ostatní…
room-commitment = Pečeť míchání
room-sit = Máš pozvánku k tomuto stolu.
room-sit-button = Posadit se
room-sit-watch = Jen se dívat


## Jedna obrazovka

curtain-title = Předej obrazovku: { $name }
curtain-text = Ostatní se prosím nedívejte.
curtain-button = Tady { $name }
seat-switch = Místo: { $name }
seat-switch-wants = { $name } má co rozhodovat


## Konec

end-won = Vítězství!
end-lost = Porážka
end-over = Hra skončila
end-rematch = Odveta
end-rematch-wished = Chceš odvetu. Čeká se ještě na: { $names }
end-rematch-others = Odvetu chce: { $names }
end-rematch-open = K novému stolu
end-record = Stáhnout záznam hry
end-review = Rozebrat hru
end-replay = Přehrát záznam
end-look = Prohlédnout si plochu
end-again = Ukázat výsledek
fair-title = Bylo míchání poctivé?
fair-text = Než byla rozdána první karta, stůl zveřejnil pečeť: otisk tajného čísla. Teď, po hře, to číslo ukazuje. Kdo má záznam, může ověřit, že číslo odpovídá pečeti a že z něj plyne každé zamíchání: nikdo nemohl mezitím vyměnit jedinou kartu.
fair-commitment = Pečeť před hrou
fair-seed = Základ všech míchání
fair-secret = Tajné číslo za pečetí
fair-command = Ověř si to


## Klávesy

keys = Klávesy
key-digit = vybrat odpověď s tímto číslem
key-list = otevřít nebo zavřít seznam odpovědí
key-filter = hledat mezi odpověďmi
key-board = na hrací plochu
key-prompt = k otázce
key-undo = vzít zpět
key-log = otevřít nebo zavřít průběh hry
key-menu = nabídka
key-help = tento seznam
key-escape = zavřít, položit zpátky
key-arrows = pohyb mezi kartami, políčky a odpověďmi
key-enter = vzít, co je vybráno
key-seat = další místo u této obrazovky
key-turn = otočit věž nebo dílek
key-info = vysvětlit kartu celou
keys-setting = Jednopísmenné klávesy
keys-on = Zapnuto
keys-off = { speed-off }


## Nápověda

help-title = Jak stůl funguje
help-start-title = Začátek
help-start = Zvol hru, režim a kdo hraje. Vše ostatní je rozumně nastaveno a dá se změnit v části „Další nastavení“.
help-links-title = Hra s přáteli
help-links = Každé volné místo má svůj odkaz. Kdo ho otevře, posadí se tam; účet není potřeba. Samotná adresa stolu je pro diváky: nic skrytého nevidí.
help-resume-title = Přerušit a pokračovat
help-resume = Každá odpověď je na disku dřív, než platí. Stránku zavři, kdy chceš; předsálí ukazuje tvé hry. Na jiném zařízení tě vrátí odkaz tvého místa.
help-undo-title = Vzít zpět
help-undo = Zpět se lze vracet, dokud nevyšlo najevo nic skrytého. Tlačítko říká, jak daleko to je. Pokud mezitím hrál někdo jiný, zeptáme se ho.
help-why-title = Ptát se proč
help-why = Každý řádek průběhu hry otevře svou příčinu a pravidlo. U toho, co nejde, se dozvíš proč.
help-windows-title = Příležitosti k reakci
help-windows = Ptáme se tě, jen když můžeš něco udělat. Jak dlouho trvá vynechání, neprozrazuje nic o kartách v ruce. Nastavení je v nabídce.
help-fair-title = Poctivé míchání
help-access-title = Klávesnice, odečítač obrazovky, malé displeje
help-access = Vše jde klávesnicí. Každá otázka se ohlásí a plochu lze zobrazit jako text. Barva nikdy nestojí sama.
help-about-title = O programu
help-about = Siegeworks je svobodný software pod licencí MIT. Obrázky kreslí vlastní kód; texty karet vznikají z toho, co pravidla provádějí.


## Pro programy

api-lead = Co umí prohlížeč, umí i program. Stoly se otevírají přes HTTP, hraje se přes WebSocket.
api-socket = Zprávy socketu popisuje docs/formats/protocol.md; v examples/ je malý hráč.
api-calls = Volání
api-parameters = Parametry
api-body = Tělo
api-answers = Odpovědi
api-required = povinné
api-description = Strojově čitelný popis (OpenAPI)
api-none = Žádná volání zatím nejsou popsána.


## Odmítnutí

refused-404-title = Tady nic není
refused-404 = Možná je odkaz neúplný. Odkazy stolů jsou dlouhé: zkopíruj ho celý.
refused-403-title = Tohle není pro tebe
refused-403 = To smí jen ten, kdo má správný odkaz.
refused-429-title = Trochu pomaleji, prosím
refused-429 = Přišlo odtud příliš mnoho požadavků. Chvíli počkej a zkus to znovu.
refused-other-title = To se nepovedlo
refused-other = Stůl to nemohl udělat.
refused-network = Stůl je nedostupný. Běží ještě?
back-to-lobby = Zpět do předsálí

play-seat = Hraji za
play-others = Ostatní místa
play-start = Hrát
