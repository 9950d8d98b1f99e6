# Everywhere: where something is wrong, and what was expected instead.
refused-deck = balíček

# Moves.
refused-no-seat-seat-there-is-known = místo { $seat } neexistuje; jsou jen { $known }

# Positions of both games.
refused-snapshot-nobody-sits-in-alive = snímek: v { $alive } nikdo nesedí

# Positions of Siegestorm.
refused-seat-seat-has-a-line-already = místo { $seat } už svůj řádek má
refused-the-boss-has-a-line-already = boss už svůj řádek má
refused-expected-what-lasts = chybí, co trvá
refused-expected-squares-such-as-a2 = očekávají se pozice, například a2
refused-word-is-not-one-card = { $word } není jedna karta
refused-expected-the-seat-and-the-card-such-as-land-a-tengu-or-land = očekává se místo a karta, například `land a tengu`, nebo `land .`
refused-expected-menace-number-life-number-or-used-each-once = očekává se `menace ČÍSLO`, `life ČÍSLO` nebo `{ $used }`, každé jednou
refused-cannot-read-word-expected-a-card-such-as-tengu-tengu-3-tengu-b-tengu-goblin-tank = { $word } nelze přečíst; očekává se karta jako tengu, tengu*3, tengu/b, tengu!, goblin-tank+g2, restoration-totem+s1, nebo .
refused-where-unknown-card-card-hint = { $where }: neznámá karta { $card }{ $hint }
refused-close-to-it-names = ; podobné: { $names }
refused-no-man-s-land-is-there-boards-times-not-count = počet zemí nikoho je { $boards }, ne { $count }
refused-where-seat-does-not-play-on-board-board = { $where }: { $seat } na desce { $board } nehraje
refused-in-mode-nobody-is-out-while-the-game-goes-on = v režimu { $mode } nikdo během hry nevypadává
refused-seat-is-out-all-their-cards-are-removed = { $seat } vypadl: všechny jeho karty jsou odstraněné
refused-at-least-two-players-are-left-while-the-game-goes-on = dokud se hraje, zbývají aspoň dva hráči
refused-there-is-no-boss-in-mode = v režimu { $mode } není boss
refused-the-menace-level-is-least-to-most-not-menace = úroveň hrozby je { $least } až { $most }, ne { $menace }
refused-the-life-of-the-boss-is-1-to-most-not-life = boss má 1 až { $most } životů, ne { $life }
refused-no-step-step-to-act-in-there-is-known = krok { $step }, ve kterém se jedná, neexistuje; jsou: { $known }
refused-no-step-step-of-a-partner-there-is-known = krok spoluhráče { $step } neexistuje; jsou: { $known }
refused-the-first-turn-is-turn-1 = první tah je tah 1
refused-seat-is-out-and-takes-no-turn = { $seat } vypadl a na tah nechodí
refused-seat-is-the-boss-a-position-is-at-rest-in-the-turn-of-a-player = { $seat } je boss: pozice je v klidu jen v tahu hráče
refused-only-players-who-take-their-turn-together-have-a-partner-in-it = jen hráči, kteří táhnou společně, mají v tahu spoluhráče
refused-a-creature-is-played-in-the-deploy-step-only = nestvůra se hraje jen v kroku nasazení
refused-seat-has-no-right-track-to-have-played-a-creature-on = { $seat } nemá pravou armádu, do které by nestvůru zahrál
refused-where-is-there-count-times-not-times = { $where }: je jich { $count }, ne { $times }
refused-where-has-spaces-spaces-not-count = { $where }: počet pozic je { $spaces }, ne { $count }
refused-where-has-one-space-not-count = { $where }: je tu jedna pozice, ne { $count }
refused-where-holds-at-most-most-not-count = { $where }: vejde se nejvýše { $most }, ne { $count }
refused-where-has-no-places-that-could-be-empty-leave-the-out = { $where } nemá místa, která by mohla být prázdná; vynech .
refused-where-item-is-in-no-play-and-tokens-are-for-cards-in-play = { $where }: { $item } není ve hře; /, ! a žetony patří ke kartám ve hře
refused-where-only-a-boss-has-reserves = { $where }: posily má jen boss
refused-where-the-boss-has-no-supporters = { $where }: boss nemá zálohy
refused-where-item-only-supporters-are-committed = { $where }: { $item }: použité mohou být jen zálohy
refused-where-item-only-creatures-have-tokens-on-them = { $where }: { $item }: žetony mají na sobě jen nestvůry
refused-where-card-has-no-att-and-def-and-is-never-a-creature = { $where }: { $card } nemá útok a obranu, takže nikdy není nestvůra
refused-where-no-creature-on-square = { $where }: na { $square } není nestvůra
refused-where-no-track-name = { $where }: armáda { $name } neexistuje
refused-where-no-square-square = { $where }: pozice { $square } neexistuje
refused-cannot-read-lasting-words-there-is-boost-square-n-n-by-seat-shifted-seat-square = `lasting { $words }` nelze přečíst; možnosti: boost POZICE +N +N [by MÍSTO], shifted MÍSTO POZICE KARTA, unopposed ARMÁDA, { $known }
refused-kind-seat = { $kind } MÍSTO
refused-no-words-for-the-lasting-kind = trvající { $kind } nelze zapsat

# Decks.
refused-cannot-read-line-expected-a-line-like-4-armored-yak = { $line } nelze přečíst; očekává se řádek jako 4 Armored Yak
refused-count-is-not-a-number-of-copies-from-1-to-most = { $count } není počet kopií od 1 do { $most }
refused-ident-count-is-not-a-number-of-copies-from-1-to-most = { $ident }: { $count } není počet kopií od 1 do { $most }
refused-unknown-card-card-hint = neznámá karta { $card }{ $hint }
refused-not-json-where = není to JSON: { $where }
refused-expected-an-object-with-format-version-name-and-cards-no-more = očekává se objekt s položkami { $format } { $version }, name a cards, nic víc
refused-the-code-is-cut-short = kód není celý
refused-the-code-names-a-card-that-is-not-in-this-box = kód obsahuje kartu, která v této krabici není
refused-the-name-in-the-code-cannot-be-read = jméno v kódu nelze přečíst
refused-the-code-has-more-than-most-copies-of-a-card = kód má více než { $most } kopií jedné karty
refused-a-code-begins-with-prefix = kód začíná { $prefix }
refused-the-code-was-copied-wrongly-it-has-signs-too-many-or-too-few = kód je špatně zkopírovaný: některé znaky přebývají, nebo chybí
refused-the-code-was-copied-wrongly-its-check-does-not-fit = kód je špatně zkopírovaný: nesedí kontrolní součet
refused-count-cards-instead-of-size = počet karet je { $count } místo { $size }
refused-count-copies-of-name-at-most-most-are-allowed = { $name }: kopií je { $count }, povoleno je nejvýše { $most }
refused-cards-of-several-factions-known = karty několika frakcí: { $known }
refused-name-belongs-to-a-boss-deck = { $name } patří do balíčku bosse
refused-name-is-a-promo-card = { $name } je promokarta
refused-name-is-a-promo-card-and-was-not-agreed-on = { $name } je promokarta a ty nebyly dohodnuty
refused-size-cards-are-not-even-a-starting-hand = počet karet je { $size }, to nestačí ani na počáteční karty

# The command line.
refused-no-form-form-there-is-known = forma { $form } neexistuje; jsou: { $known }
refused-no-faction-faction-there-is-known = frakce { $faction } neexistuje; jsou: { $known }
refused-there-is-no-deck-file-source-and-no-such-faction-there-is-known = soubor s balíčkem { $source } neexistuje a taková frakce také ne; jsou: { $known }
