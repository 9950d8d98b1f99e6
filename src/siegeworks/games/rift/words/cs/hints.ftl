## Nápovědy: otázky k situaci

advice-clear-yes = { $means ->
        [towers] ano, { $horde_acc } { $horde_at } lze v tomto kole porazit samotnými věžemi.
        [heroes] ano, { $horde_acc } { $horde_at } lze v tomto kole porazit s pomocí hrdinů.
        [abilities] ano, { $horde_acc } { $horde_at } lze v tomto kole porazit, ale jen se speciální schopností.
       *[spells] ano, { $horde_acc } { $horde_at } lze v tomto kole porazit, ale jen s kouzlem nebo s lavičkou.
    }
advice-clear-no = ne, { $horde_acc } { $horde_at } v tomto kole porazit nelze; { $n ->
        [one] v nejlepším případě zůstane odkryté jedno pole.
        [few] v nejlepším případě zůstanou odkrytá { $n } pole.
       *[other] v nejlepším případě zůstane odkrytých { $n } polí.
    }
advice-clear-unknown = způsob, jak { $horde_acc } { $horde_at } v tomto kole porazit, se nenašel, ale nebylo vyzkoušeno všechno.
advice-tower-none = žádná věž v ruce teď nic nezmění.
advice-tower-nudge = podívejte se na věže v ruce ({ $seat }): na jedné z nich záleží víc než na všech ostatních.
advice-tower-most = co by v tomto kole chybělo, ve zdraví království:
advice-tower = { $tower } ({ $seat }): { $loss }
advice-through-none = v tomto kole nemusí projít nic.
advice-through-some = { $n ->
        [one] jedna horda nejspíš projde a bude stát { $cost } zdraví.
        [few] { $n } hordy nejspíš projdou a budou stát { $cost } zdraví.
       *[other] { $n } hord nejspíš projde a bude stát { $cost } zdraví.
    }
advice-through-lost = pozor: nemá-li nikdo lepší nápad, je hra v tomto kole prohraná.
advice-through = { $horde } { $horde_at } projde: { $cost } zdraví
advice-near = { $horde } { $horde_at } pak bude stát před východem.
advice-think-of = myslete na: { $what }.
advice-plan = celý plán:
advice-step = { $seat }: { $label } [{ $text }]

nudge-tower = Podívej se na své věže: jednu z nich se vyplatí zahrát hned.
nudge-hand-on = Jedna z tvých věží má větší cenu v jiných rukou nebo vylepšená.
nudge-hero = Tvůj hrdina teď může rozhodnout.
nudge-bench = Hrdina z lavičky teď může rozhodnout.
nudge-spell = Teď se vyplatí seslat kouzlo.
nudge-done = Co se vyplatilo, je hotovo: můžeš skončit.
nudge-buy = Něco v zásobě stojí za své krystaly.
nudge-lay = Podívej se na políčko, které nikdo jiný nezakryje.
nudge-base = Podstavec ať stojí tam, kde zakryje, nač věže nestačí.
nudge-face = Porovnej hordy, které by zasáhl který směr.
nudge-move = Porovnej místa: kde bude hrdina potřeba příště?
nudge-strike = Útok tu má větší cenu než cokoli jiného.
nudge-ability = Zvláštní schopnost se teď vyplatí.
nudge-rest = Hrdina potřebuje odpočinek.
nudge-set-up = Věc vkusu: vezmi si, co se hodí k ostatním.
nudge-other = Mysli na hordu, která je nejblíž východu.
