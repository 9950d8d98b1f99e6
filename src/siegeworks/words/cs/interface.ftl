# Slova samotného programu, ať se hraje cokoli.


## Jazyky a hráči

endonym = Čeština

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

ui-back = Zpět
ui-saved = Uloženo do souboru { $file }.
ui-wins = { $winners ->
        [one] Vyhrává { $winner }!
       *[other] Vyhrávají { $winner }!
    }
ui-nobody-wins = Nikdo nevyhrává.
ui-you-win = Vyhráváš!
ui-you-lose = Prohráváš.


## U stolu

ui-pass-screen = Na řadě je { $player }: předej obrazovku a stiskni Enter.
ui-you = Ty
ui-empty = prázdné
option-yes = ano
option-no = ne
sentence = { $text }.
with-clause = { $text } ({ $clause })


## Vracení tahů, záznam, nápověda

ui-log = Záznam
ui-log-empty = Zatím se nic nestalo.
ui-log-more = { $n ->
        [one] { $n } starší řádek
        [few] { $n } starší řádky
       *[other] { $n } starších řádků
    }


## Balíčky, záznamy, případy

ui-record-holds = Zápis hry platí.


## Chyby

ui-unknown-language = Texty v jazyce { $text } tu nejsou; k dispozici: { $languages }.
ui-ambiguous-move = { $text } může znamenat: { $fits }


## Rozbory

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
