# Slova samotného programu, ať se hraje cokoli.


## Jazyky a hráči

endonym = Čeština
ui-language-en = angličtina
ui-language-cs = čeština
ui-language-pl = polština
ui-language-de = němčina
ui-language-it = italština
ui-player-human = člověk
ui-player-random = počítač, hraje náhodně
ui-player-greedy = počítač, hraje hladově
ui-player-easy = počítač, lehký: začátečník
ui-player-normal = počítač, normální
ui-player-hard = počítač, těžký
ui-player-brutal = počítač, nelítostný: nic neodpustí
ui-player-search = počítač, přemýšlí dopředu
ui-player-scripted = počítač, hraje podle scénáře

# Kdo sedí u stolu. $name je jméno nebo písmeno místa, $called základní tvar.
seat = { $who ->
        [nameless] Hráč { $name }
        [machine] Počítač { $name }
       *[named] { $name }
    }
    .of = { $who ->
        [boss] bosse { $name }
        [machine] počítače { $name }
       *[named] hráče { $name }
    }
    .to = { $who ->
        [boss] bossovi { $name }
        [machine] počítači { $name }
       *[named] hráči { $name }
    }
    .title = { $who ->
        [machine] { $called } ({ $level })
       *[named] { $called }
    }
level-random = náhodný
level-greedy = hladový
level-easy = lehký
level-normal = normální
level-hard = těžký
level-brutal = nelítostný
level-search = přemýšlivý


## Začátek a konec

ui-new-game = Nová hra
ui-resume = Pokračovat
ui-save = Uložit
ui-load = Načíst
ui-quit = Konec
ui-back = Zpět
ui-menu = Nabídka
ui-settings = Nastavení
ui-language = Jazyk
ui-choose-language = Zvol jazyk
ui-choose-game = Zvol hru
ui-choose-mode = Zvol režim
ui-choose-opponent = Zvol protivníka
ui-choose-deck = { $player }: zvol balíček
ui-player-name = Jméno hráče { $seat }
ui-starter-deck = Balíček pro začátečníky: { $faction }
ui-own-deck = Vlastní balíček
ui-seed = Semínko { $seed }
ui-saved = Uloženo do souboru { $file }.
ui-loaded = Soubor { $file } je načten.
ui-nothing-saved = Žádná uložená hra tu není.
ui-quit-sure = Skončit bez uložení?
ui-goodbye = Na shledanou.
ui-game-over = Hra skončila.
ui-play-again = Hrát znovu?
ui-wins = { $winners ->
        [one] Vyhrává { $winner }!
       *[other] Vyhrávají { $winner }!
    }
ui-nobody-wins = Nikdo nevyhrává.
ui-you-win = Vyhráváš!
ui-you-lose = Prohráváš.


## U stolu

ui-your-turn = Jsi na tahu
ui-turn-of = Na tahu: { $player }
ui-turn-number = Tah { $turn }
ui-extra-turn = Tah navíc
ui-step = Krok: { $step }
ui-waiting-for = Čeká se: { $player } …
ui-thinking = { $player } přemýšlí …
ui-your-move = Jsi na řadě
ui-choose-number = Napiš číslo nebo tah
ui-options = Co můžeš udělat
ui-more-options = { $n ->
        [one] a { $n } další
        [few] a { $n } další
       *[other] a { $n } dalších
    }
ui-press-enter = Stiskni Enter.
ui-pass-screen = Na řadě je { $player }: předej obrazovku a stiskni Enter.
ui-look-away = Ostatní, prosím, nedívejte se.
ui-opponent = Protivník
ui-you = Ty
ui-yes = ano
ui-no = ne
ui-empty = prázdné
ui-unknown-card = neznámá karta
ui-face-down = lícem dolů
ui-hand = { $n ->
        [one] Ruka: { $n } karta
        [few] Ruka: { $n } karty
       *[other] Ruka: { $n } karet
    }
ui-resources = Zdroje: { $n }
ui-casualties = Ztráty ({ $n })
ui-healing-pile = Balíček léčení ({ $n })
ui-removed = Mimo hru ({ $n })
ui-top-card = navrchu: { $card }
ui-supporters = Zálohy: připravené { $ready }, použité { $committed }
ui-no-supporters = Žádné zálohy
ui-space = Pozice { $n }
ui-track = Armáda: { $player }
ui-battle-zone = Bojiště
ui-cost = Cena { $n }
ui-due = Zbývá zaplatit: { $n }
ui-chain = Pořadí příkazů
ui-until-end-of-turn = Do konce tahu
ui-used-this-turn = v tomto tahu již použito
ui-drawn = { $n ->
        [one] Tažena { $n } karta
        [few] Taženy { $n } karty
       *[other] Taženo { $n } karet
    }


## Vracení tahů, záznam, nápověda

ui-undo = Vrátit tah
ui-undo-how-far = { $n ->
        [one] Vrátit lze { $n } tah.
        [few] Vrátit lze { $n } tahy.
       *[other] Vrátit lze { $n } tahů.
    }
ui-undo-none = Vrátit nelze nic: ukázalo se něco skrytého.
ui-undone = { $n ->
        [one] Vrácen { $n } tah.
        [few] Vráceny { $n } tahy.
       *[other] Vráceno { $n } tahů.
    }
ui-log = Záznam
ui-log-empty = Zatím se nic nestalo.
ui-log-more = { $n ->
        [one] { $n } starší řádek
        [few] { $n } starší řádky
       *[other] { $n } starších řádků
    }
ui-because-of = kvůli: { $card }
ui-help = Nápověda
ui-help-commands = Příkazy
ui-help-move = číslo nebo tah: zvolí tuto možnost
ui-help-rule = rule ČÍSLO: ukáže článek pravidel
ui-keywords = Pojmy
ui-why-not = Proč ne?


## Balíčky, záznamy, případy

ui-deck = Balíček
ui-deck-legal = Balíček je v pořádku: { $mode }.
ui-deck-not-legal = Balíček není v pořádku: { $mode }.
ui-deck-size = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
ui-deck-wrong-size = Počet karet v balíčku má být přesně { $wanted }, ne { $n }.
ui-deck-unknown-card = Řádek { $line }: neznámá karta { $card }.
ui-deck-unreadable-line = Řádek { $line }: má tu být počet kusů a jméno karty.
ui-deck-too-many-copies = { $card }: počet kusů { $n }, pro hodnost { $rank } povoleno nejvýše { $most }.
ui-deck-mixed-factions = Karty více frakcí: { $factions }.
ui-deck-promo = { $card } je promokarta a na promokartách nebyla dohoda.
ui-deck-promo-ranked = { $card } je promokarta a do hodnocených her nesmí.
ui-deck-boss-card = Karta { $card } patří do balíčku bosse.
ui-record-holds = Zápis hry platí.
ui-record-broken = Zápis hry neplatí od tahu { $ply }.
ui-cases-hold = { $n ->
        [one] Platí { $n } případ.
        [few] Platí { $n } případy.
       *[other] Platí { $n } případů.
    }
ui-cases-broken = { $n ->
        [one] Neplatí { $n } případ.
        [few] Neplatí { $n } případy.
       *[other] Neplatí { $n } případů.
    }
ui-games-played = { $n ->
        [one] Odehrána { $n } hra
        [few] Odehrány { $n } hry
       *[other] Odehráno { $n } her
    }
ui-win-rate = { $player } vyhrává { $percent } % her


## Chyby

ui-error = Chyba: { $text }
ui-unknown-command = Neznámý příkaz: { $text }
ui-unknown-language = Texty v jazyce { $text } tu nejsou; k dispozici: { $languages }.
ui-bad-notation = Tah { $text } nelze přečíst.
ui-illegal-move = { $text } teď není možné.
ui-ambiguous-move = { $text } může znamenat: { $fits }
ui-not-asked = { $player } teď nemá nač odpovídat.
ui-file-missing = Soubor { $file } neexistuje.
ui-file-unreadable = Soubor { $file } nelze přečíst.
ui-file-unwritable = Do souboru { $file } nelze zapsat.
ui-bad-line = { $file }, řádek { $line }: { $text }
ui-no-such-card = Karta { $text } neexistuje.
ui-no-such-mode = Režim { $text } neexistuje.
ui-no-such-rule = Článek { $text } neexistuje.
ui-no-such-keyword = Pojem { $text } neexistuje.


## Rozbory

ui-review = Rozbor hry
ui-review-percent = { $n }{"\u00A0"}%
ui-review-conceded = { $player } se vzdává.
ui-review-unfinished = Hra nebyla dohrána: rozbor sahá jen tam, kam došla.
ui-review-effort = Znovu posouzených voleb: { $decisions }. Simulací na každou z nich: { $sims }. Každá volba se posuzuje podle toho, co její hráč v tu chvíli mohl vědět.
ui-review-chances = Šance na výhru
ui-review-chances-desc = Co která volba nechala ze šance na výhru, jak ji hráč tehdy mohl odhadnout, od začátku do konce: { $lines }.
ui-review-line = { $player }: z { $first } na { $last }
ui-review-turns = Tah
ui-review-rounds = Kolo
ui-review-turn = Tah { $n }
ui-review-round = { $n }. kolo
ui-review-start = Před prvním tahem
ui-review-mistakes = Nejdražší chyby
ui-review-no-mistakes = Žádná chyba, kterou by šlo odlišit od náhody.
ui-review-all-mistakes = Cena všech chyb dohromady v bodech: { $points }.
ui-review-played = Zahráno: { $answer }
ui-review-better = Lepší: { $answer }
ui-review-cost = Cena v bodech: { $points } (± { $error }); šance klesla z { $before } na { $after }
ui-review-points = Bod je jedno procento šance na výhru.
ui-review-luck = Štěstí a hra
ui-review-team = Hráči
ui-review-won = { $side }: výhra
ui-review-lost = { $side }: prohra
ui-review-redealt = Stejné volby, jiné míchání
ui-review-replayed = Stejné míchání, hrají stroje
ui-review-anew = Jiné míchání, hrají stroje
ui-review-blind = Jiné míchání, volby, které stroje učinily při ještě jiném
ui-review-resumed = Tato hra sama, dohraná stroji od chvíle, kdy byla vzdána
ui-review-share = { $share } ({ $low } až { $high })
ui-review-part-before = Šance před rozdáním: { $value } ({ $low } až { $high })
ui-review-part-shuffle = Míchání, v bodech: { $value } ({ $low } až { $high })
ui-review-part-play = Volby všech hráčů, v bodech: { $value } ({ $low } až { $high })
ui-review-verdict-shuffle = Míchání rozhodlo víc než hra.
ui-review-verdict-play = Hra rozhodla víc než míchání.
ui-review-verdict-open = Zda víc rozhodlo míchání, nebo hra, se z těchto her poznat nedá.
ui-review-method = Her každého druhu: { $games }. Podíl voleb, které v nově rozdaných hrách šlo učinit podle záznamu: { $followed }; ostatní učinil stroj ({ $level }). V závorkách je rozmezí, v němž skutečná hodnota leží v 95 případech ze 100.
ui-review-no-luck = Štěstí a hru lze odlišit, až když hra skončí.


## Vady zadání hry

fault-no-such-mode = Takový režim neexistuje.
fault-wrong-seats = Počet míst v tomto režimu je { $allowed }, ne { $seats }.
fault-position-and-brings = Pozice má vlastní karty: hráči nic nepřinášejí.
fault-unsorted-switches = Volby jsou seřazené podle jména, každá jednou.
fault-no-such-switch = Taková volba neexistuje.
fault-no-such-value = Takovou hodnotu tato volba nemá.
fault-not-one-line = Jméno musí být jeden řádek tisknutelného textu.
