# Pravidla.

rules-title = Pravidla
rules-lead = Obě hry našimi slovy, bod po bodu. Na každý bod lze odkázat; u mnoha z nich najdete případy ze sbírky: malé situace, které program sám přehrává. Celkem jich je { $n }.
rules-search = Hledat
rules-search-hint = slovo, nebo bod, např. SS-7.3
rules-ways = Cesty do pravidel
rules-contents = Obsah
rules-glossary = Slovníček
rules-glossary-lead = Pojmy obou her: co znamenají, které body číst nejdřív a jak jim říkají jiné jazyky.
rules-kind-rules = { nav-rules }
rules-kind-rulings = Výklady: kde knihy mlčí
rules-kind-more = Další
rules-found-title = Výsledky pro „{ $query }“
rules-within = Kde hledat
rules-both = Obě hry
rules-nothing = Všechna tato slova nejsou nikde pohromadě. Zkuste méně slov nebo kratší; na velikosti písmen a diakritice nezáleží.
rules-clauses-found = Body: { $n }
rules-first = Ukazuje se prvních { $n }.
rules-see-also = Viz též
rules-cases = Případy: { $n }

case-title = Případ
case-rules = Co ukazuje
case-before = Pozice
case-try = Vyzkoušet v editoru pozic
case-play = Co se stane
case-after = Potom
case-holds = platí
case-offered = možné
case-refused = odmítnuto
case-legal = v pořádku
case-setup = Co se přináší
case-check = Žádná partie to neukáže; program to ověřuje sám:

board-committed = použitá
board-map = Mapa, jak právě vypadá

example-advance = Armáda postupuje
example-advance-text = Každá nestvůra se posune o jednu pozici vpřed a pro tu, která armádu opustí, se hned zvolí jedna z variant. Tady drží pozici na frontě.
example-storm = Nestvůra provádí úder
example-storm-text = Od ÚČ útočníka se odečte OČ obránce; co zbude, je poškození soupeře. Pak se provede akce a nestvůra jde do ztrát.
example-paying = Placení kartami a zálohami
example-paying-text = Cenu 3 zaplatí jedna použitá záloha a dvě odhozené karty.
example-chain = Pořadí příkazů
example-chain-text = Reakce byla zahrána jako poslední a provede se jako první: dvě karty se ztratí dřív, než akce jednu dobere.
example-tile = Dílek na hordě
example-tile-text = Dílek leží tak, jak je natočena karta věže, a celý na mřížce jedné hordy. Smí ležet na prázdných políčkách, ale ne na jiném dílku.
example-reach = Kam věže dosáhnou
example-reach-text = Lučištníci a Čaroděj s kartou natočenou nahoru, doprava, dolů a doleva: šipka u věže ukazuje horní okraj karty. Pole uprostřed patří věži.
example-engage = Hrdina se střetne s hordou
example-engage-text = Podstavec zakryje 2×2 políčka i s nepřáteli. Dokud tam hrdina stojí, horda se nepohne.
example-jump = Hordy se pohybují a přeskakují
example-jump-text = Voják udrží přední hordu na místě a vrátí se do zásoby. Horda za ní ji přeskočí.
example-displaced = Hrdina uhýbá
example-displaced-text = Horda vstoupí na hrdinovo pole. Hrdina přejde na sousední volné pole a není zraněn.
