## Scénáře

scenario-rift-in-time = Trhlina v čase
    .hook = Poslední věž je rozebraná a luky visí na hřebíku. Vtom se nad starou cestou zachvěje vzduch a vystoupí z něj goblini.
    .news = Jedna cesta se dvěma začátky a první portály. Vlci ukážou, co znamená zrychlení.
scenario-they-are-coming-and-they-have-axes = Přicházejí a mají sekery
    .hook = V lese duní bubny a po každém úderu padne strom. Orkové staví silnici a vede rovnou ke hradu.
    .news = Dvě cesty, které se spojí, velcí zlobři a portály, na které stačí jen vylepšené věže.
scenario-from-the-past-and-the-future = Z minulosti... a budoucnosti?
    .hook = Jeden zvěd přísahá, že viděl chodící sochy, druhý vojáky z čisté oceli. Nejhorší je, že pravdu mají oba.
    .news = Dvě cesty s vlastními východy a nepřátelé odolní vůči magii nebo fyzickým útokům.
scenario-the-return-of-lord-blackburn = Návrat lorda Černivce
    .hook = Byl poražen, pohřben a zapomenut. Teď černý lord znovu projíždí dlouhou zatáčkou a vzduch se za ním trhá.
    .news = Boss s kartami života, první kouzlo, smrtící nepřátelé a zaměření.
scenario-sands-and-portals = Písky a portály
    .hook = Za hranicí bzučí poušť. Tři cesty ještě zavírá les, skály a bažina, ale nepřítel už vyslal průzkumníky.
    .news = Karty krajiny a průzkumníci, kteří je odstraňují; bílá stavební místa pro všechny.
scenario-horde-after-horde = Horda za hordou
    .hook = Hlídky už je přestaly počítat. Koho nedorazíš, ten se vrátí vyléčený, a tři cesty nedají vydechnout.
    .news = Tři cesty, šamani, kteří léčí, jezdci a vojevůdci.
scenario-a-ghostly-surprise = Přízračné překvapení
    .hook = Na starém mostě strašilo odjakživa a nikomu to nevadilo, dokud se mrtví drželi stranou. Dnes v noci vyšli.
    .news = Hordy, po kterých zůstane duch, nejsilnější věže a kouzla libovolné síly.
scenario-fly-my-pigeons-fly = Leťte, mí holoubkové, leťte
    .hook = Kdosi v horách chová ptáky, a dopisy to nenosí. Klikatá cesta nic neznamená pro toho, kdo má křídla.
    .news = Létající hordy, které nic nezadrží a které skryjí, na co dosednou.
scenario-the-angel-from-the-bend-of-time = Anděl z ohybu času
    .hook = Padlý anděl kráčí po cestě proti proudu. Dojde-li k bráně, z níž proudí jeho vojska, žádná věž už nikdy nebude stát.
    .news = Boss Lilith s akčními kartami; zdrží ji každá horda, která jí stojí v cestě.
scenario-the-time-of-the-end = Čas konce
    .hook = Obě časodějky přišly osobně. Mezi dvěma cestami leží poslední stavební místo království a ony ho chtějí.
    .news = Dvojice časodějek, které mění hordy v portály, a když nemusí, jdou dál.
scenario-drill-cross = Cvičení: křižovatka
    .hook = Dvě cesty se setkají, kus jdou spolu a zase se rozejdou.
    .news = Společný úsek dvou cest a východy na dvou stranách.
scenario-drill-ground = Cvičiště
    .hook = Tichá louka za kasárnami: slaměné figuríny, trpěliví seržanti a nic, o co by šlo.
    .news = Malá mapa, na které se naučíš všechny tahy.
scenario-drill-yard = Dvůr
    .hook = Holý dvůr, jeden vchod ze strany a jeden východ dole.
    .news = Rozcestí a východ dole, takže karty leží tak, jak jsou nakreslené.
scenario-drill-passes = Cvičení: průsmyky
    .hook = Tři průsmyky, tři zátarasy a průzkumníci, kteří znají cestu.
    .news = Krajina, průzkumníci, duchové, rozcestí a dva východy.
scenario-drill-mages = Cvičení: časodějky
    .hook = Dva nováčci ve vypůjčených róbách hrají časodějky a náramně si to užívají.
    .news = Dílky portálů a cesta k bílému stavebnímu místu.
scenario-drill-lilith = Cvičení: Lilith
    .hook = Po cestě se na kolečkách táhne slaměný anděl.
    .news = Boss s akčními kartami a kartami života.
scenario-drill-blackburn = Cvičení: lord Černivec
    .hook = Kuchař dostal přilbu a rozkaz tvářit se zlověstně.
    .news = Boss, který se pohybuje jako horda a otevírá portály.
goal-portals = { $n ->
        [one] znič { $n } portál
        [few] znič { $n } portály
       *[other] znič { $n } portálů
    }
goal-boss = poraz bosse: { $boss }
scenario-level = věže do úrovně { $level }
scenario-spells = { $n ->
        [0] bez kouzel
        [one] { $n } kouzlo
        [few] { $n } kouzla
       *[other] { $n } kouzel
    } { $n ->
        [0] { "" }
       *[other] { $power ->
            [one] (s jedním symbolem síly)
           *[other] (libovolné síly)
        }
    }
scenario-health = zdraví království: { $n }
scenario-crystals = krystaly na začátku: { $n }
scenario-iron = Železná zkouška: { $text }
scenario-storms = portálové bouře: ve 2. kole a pak v každém třetím se jedna stahuje, o kolo později propukne a trvá do konce toho kola
rule-no-spells = bez kouzel
rule-no-buying = bez nákupu věží
rule-no-abilities = bez zvláštních schopností
rule-no-rest = bez odpočinku
rule-one-level-less = věže nejvýš o úroveň nižší
rule-heroes-strike-bosses = i hrdinové smí útočit na kartu života bosse
rule-portal-tiles-count = počítají se i portály z dílků portálů
difficulty-one-star = jedna hvězda
difficulty-two-stars = dvě hvězdy
difficulty-three-stars = tři hvězdy
difficulty-heroic = Hrdinná zkouška
difficulty-iron = Železná zkouška
switch-difficulty = { term-difficulty }
switch-storms = portálové bouře
setting-off = vypnuto
setting-on = zapnuto
phase-set-up = Příprava
phase-arrival = Příchod nových hord
phase-play = Hraní karet věží a hrdinů
phase-defeat = Poražení karet hord
phase-boss = Aktivace bosse
phase-movement = Pohyb karet hord
phase-taking-back = Odebrání karet
phase-spending = Utrácení krystalů
terrain-forest = les
terrain-rocks = skály
terrain-swamp = bažina
colour-red = červená
    .loc = červených
colour-green = zelená
    .loc = zelených
colour-blue = modrá
    .loc = modrých
colour-yellow = žlutá
    .loc = žlutých
colour-white = bílá
    .loc = bílých
