## První hra Rift in Time. Jména věží pocházejí z jejich karet: { $tower-id }.

lesson-first-game = První hra
    .about = Hordy táhnou na království a vy je společně zastavíte. Stav věže, pokládej jejich tvary, povolej hrdinu a zavři portál.
    .end = To je Rift in Time: překrývat, zdržovat, vylepšovat a zavírat portály. Spoluhráč už čeká. Je čas na opravdovou hru!

lesson-first-game-tower = Postav věž
    .do = Horda došla na poslední pole cesty. Zahraj věž { $shooters } na jedno ze svých stavebních míst vedle ní a natoč ji tak, aby šipka mířila na hordu. Potom polož dílek poškození tak, aby goblina překryl.
    .why = Věž zaútočí hned, jak ji zahraješ. Horda je poražená, když jsou překrytí všichni nepřátelé na její kartě; na prázdných políčkách nezáleží.
    .hint = Vyber věž, stavební místo pod hordou a natočení šipkou nahoru. Potom přesuň dílek na goblina.
    .not = Nejdřív stavíme: zahraj věž { $shooters }.
    .far = Odtud šipka na hordu nedosáhne. Vyber stavební místo hned vedle ní.
    .turned = Takhle míří šipka mimo hordu. Otáčej věž, dokud na ni nebude mířit.
    .pass = Předávání přijde později. Zahraj věž u sebe.
    .hero = Na hrdinu ještě dojde. Nejdřív postav věž.
    .done = Goblin by vpochodoval rovnou do království. Nejdřív postav věž.
    .missed = Dílek goblina minul. Musí ležet na jeho políčku: zkus to znovu.

lesson-first-game-fit = Tvar musí sedět
    .do = Věž { $apprentice } pokládá roh ze tří políček. Dílky se samy otáčet nesmějí: jak natočíš věž, tak se natočí i její dílek. Najdi natočení, ve kterém roh sedne na tři gobliny.
    .why = Všichni tři jednou ranou! Dílek musí celý ležet na kartě a nesmí překrývat jiný, proto vybírej místo i natočení podle tvaru.
    .hint = Stavební místo vpravo od hordy, natočené doleva. Potom polož roh přesně na gobliny.
    .not = Zahraj věž { $apprentice } a najdi, jak roh sedne.
    .turned = Odtud a takhle natočená věž na hordu nedosáhne.
    .pass = Tuhle věž teď potřebuješ. Zahraj ji.
    .hero = Hrdina si může odpočinout. Tohle je práce pro věž { $apprentice }.
    .done = Tři goblini ještě nejsou překrytí. Nejdřív zahraj věž { $apprentice }.
    .missed = Jeden goblin ještě není překrytý. Zkus věž natočit jinak a sleduj, jak se roh otáčí s ní.

lesson-first-game-reach = Blízko a daleko
    .do = Tahle horda je dál. Věž { $shooters } má dvě šipky za sebou, takže střílí na dvě pole v přímém směru. Najdi stavební místo, ze kterého na hordu dosáhne.
    .why = Na dvě pole, a nic mezi nimi střele nepřekáží. Lučištníci dostřelí daleko, mágové zasáhnou velkou plochu, dělostřelci hází několik dílků a věže vojáků posílají vojáky.
    .hint = Stavební místo dvě pole pod hordou, šipkou nahoru. Jde to i z toho, které je dvě pole vpravo.
    .not = Zahraj věž { $shooters } tak, aby na hordu dosáhla.
    .turned = Odtud a v tomhle natočení střela na hordu nedoletí. Počítej dvě pole v přímém směru.
    .pass = Tuhle věž teď potřebuješ. Zahraj ji.
    .hero = Hrdina zůstane, kde je. Nech střílet věž.
    .done = Ještě ne: jeden goblin není překrytý.
    .missed = Dílek goblina minul. Musí ležet na jeho políčku: zkus to znovu.

lesson-first-game-round = Konec kola
    .do = Goblin vpředu je překrytý a spoluhráč má hotovo. Dej hotovo i ty a sleduj, co se stane: překryté hordy jsou poražené, všechny ostatní postupují.
    .why = Překrytá horda zmizela a přinesla 2 krystaly. Druhá postoupila o jedno pole a dílky na ní zůstaly. Věže se ti vrátily do ruky: v každém kole se staví znovu.
    .hint = Stiskni „Hotovo“.
    .not = Stačí stisknout „Hotovo“.
    .play = To by šlo, ale věž { $militia } odsud na žádnou hordu nedosáhne. Stiskni „Hotovo“.
    .pass = Předávání přijde později. Stiskni „Hotovo“.
    .hero = Hrdina tu není potřeba. Stiskni „Hotovo“.

lesson-first-game-buy = Utrať krystaly
    .do = Na konci každého kola se za krystaly kupují nové věže: úroveň 1 stojí 2, úroveň 2 stojí 3. Kup si věž úrovně 1, kteroukoli chceš.
    .why = Jde ti rovnou do ruky a v novém kole ji můžeš zahrát. Krystaly patří všem dohromady, takže o tom, kdo co dostane, rozhodujte společně.
    .hint = Vyber věž v zásobě a vezmi si ji.
    .not = Kup věž pro sebe.
    .done = Krystaly se dají šetřit, ale dva z nich mají teď hned cenu věže. Jednu si kup.
    .partner = To je od tebe štědré! Tentokrát si věž nech.

lesson-first-game-leave = Kdo projde
    .do = Každou hordu zastavit nejde. Tahle stojí na posledním poli, dva ze čtyř goblinů jsou překrytí a ty už nemáš žádnou věž. Stiskni „Hotovo“ a uvidíš, co to stojí.
    .why = Každý nepřekrytý nepřítel, který projde, stojí království 1 bod zdraví: ze 6 na 4. Překrytí nestojí nic, takže se vyplatí překrýt aspoň půl hordy. Bez zdraví království padne.
    .hint = Stiskni „Hotovo“.
    .not = Nic jiného tu dělat nejde: stiskni „Hotovo“.
    .hero = Mohl by se jim postavit do cesty, ale teď chceme vidět, co to stojí. Stiskni „Hotovo“.

lesson-first-game-soldier = Zadrž je
    .do = Čtyři goblini už skoro prošli a království má jen 3 body zdraví. Jediný voják zadrží celou hordu. Zahraj věž { $militia } vedle ní, postav vojáka na kteréhokoli goblina a stiskni „Hotovo“.
    .why = Horda se nepohnula. Vojáka to stálo zranění a je pryč, ale celé kolo je k dobru. Goblini pořád stojí před branou, tak je teď doraž.
    .hint = Stavební místo pod hordou, šipkou nahoru, potom kterýkoli goblin a nakonec „Hotovo“.
    .not = Zahraj věž { $militia } tak, aby voják mohl na hordu vstoupit.
    .turned = Odtud a v tomhle natočení voják na hordu nedosáhne.
    .pass = Vojáky potřebuješ právě tady. Zahraj věž { $militia }.
    .hero = Také by ji zadržel, ale zkusme to s vojáky.
    .missed = Hordu nikdo nezadržel a království padlo. Než stiskneš „Hotovo“, postav na ni vojáka.

lesson-first-game-pass = Předej a vylepši
    .do = Spoluhráč ti právě předal věž. Věže se vylepšují jen předáváním, pokaždé o jednu úroveň. Předej mu na oplátku jednu svou.
    .why = Vylepšená věž leží u spoluhráče lícem dolů a na konci kola mu půjde do ruky. Ta tvoje je také na cestě. Začněte s tím brzy a dělejte to často!
    .hint = Vyber věž v ruce a předej ji spoluhráči.
    .not = Předej věž spoluhráči.
    .play = Horda je ještě daleko. Využij čas k vylepšení: předej věž.
    .hero = Hrdina může počkat. Předej věž.
    .done = Než skončíš, předej věž. Nic to nestojí.

lesson-first-game-resist = Ocel proti šípům
    .do = Dva z těchto nepřátel jsou obrněnci: fyzické útoky je nepřekryjí. Červené šipky jsou fyzické, modré magické. Vyber správnou věž a překryj všechno, co zbývá.
    .why = Magii na brnění nezáleží. Všechny věže mágů jsou magické, lučištníci a dělostřelci fyzičtí; jiní nepřátelé zase odolávají magii. Než začneš stavět, podívej se na značky.
    .hint = Věž { $apprentice } na stavební místo vpravo od hordy, natočená doleva.
    .not = Překryj obrněnce magií.
    .physical = Šípy se od obrněnců odrážejí. Vyber věž s modrou šipkou.
    .turned = Odtud a v tomhle natočení roh nedosáhne nebo nesedne.
    .pass = Tuhle věž teď potřebuješ. Zahraj ji.
    .hero = Zvládl by to, ale tady jde o magii. Zahraj věž { $apprentice }.
    .done = Někteří nepřátelé ještě nejsou překrytí. Nejdřív zahraj věž { $apprentice }.
    .missed = Ještě něco není překryté. Roh sedne přesně na poslední tři: zkus to znovu.

lesson-first-game-hero = Povolej hrdinu
    .do = Jednou za kolo se tvůj hrdina může pohnout a provést akci. Aktivuj Malika, přesuň ho na hordu a umísti jeho podstavec tak, aby překryl všechny čtyři nepřátele. Potom ukonči aktivaci.
    .why = Podstavec překrývá 2×2 políčka bez ohledu na odolnost nepřátel pod ním. Tady je to celá horda a hrdina ani nemusí útočit.
    .hint = Vyber hrdinu a potom hordu vlevo nad ním. Podstavec patří na čtyři nepřátele uprostřed.
    .not = Aktivuj hrdinu a zaveď ho na hordu.
    .move = Tam ne: jdi rovnou na hordu.
    .rest = Má plné zdraví. Pošli ho do boje!
    .attack = Není třeba: když podstavec stojí správně, je všechno překryté. Ukonči aktivaci.
    .missed = Podstavec nepřekrývá všechny nepřátele. Zkus to znovu: 2×2 políčka přesně uprostřed.

lesson-first-game-wound = I hrdinové krvácejí
    .do = Ukonči kolo a podívej se, jak dopadne horda a jak Malik.
    .why = Horda je poražená, ale kdo na ní stál, utrží 1 zranění: Malikovi zbývají 4 body zdraví. Hrdina také zabrání hordě v pohybu, pokaždé za 1 zranění. Místo útoku může odpočívat a je zase jako nový.
    .hint = Stiskni „Hotovo“.
    .not = Stačí stisknout „Hotovo“.

lesson-first-game-portal = Zavři portál
    .do = Z portálů se valí hordy, a když portál vstoupí do království, je to prohra. Číslo uprostřed je úroveň, kterou věž potřebuje, a toto políčko zůstává volné. Věž { $shooters } má úroveň 1: překryj poslední dva nepřátele.
    .why = Všichni nepřátelé jsou překrytí, takže se portál po této fázi zavře. Má to svou cenu: věž, která na portál zaútočí, se otočí lícem dolů a vrátí se do zásoby. Dobře si rozmysli, kterou obětuješ.
    .hint = Stavební místo pod portálem šipkou nahoru, nebo to nad ním šipkou dolů.
    .not = Zaútoč na portál věží { $shooters }.
    .turned = Odtud a v tomhle natočení střela na portál nedoletí.
    .pass = Portál stojí před branou! Zahraj věž.
    .hero = Hrdinové proti portálům nic nezmůžou. Chce to věž.
    .done = Portál by vstoupil do království a všechno by bylo ztraceno.
    .missed = Překrýt je třeba dva nepřátele a dílek sedne na oba. Zkus to znovu.

lesson-first-game-win = A teď vyhraj
    .do = Poslední portál stojí před branou a ty máš dvě věže. Překryj všechny jeho nepřátele a stiskni „Hotovo“. Dál už bez pomoci: kam s věžemi a co kam sedne?
    .why = Vítězství! Když je zničený poslední portál, na konci kola vyhráváte. Věže, tvary a bystré oko: království se na tebe může spolehnout.
    .hint = Věž { $apprentice } zdola překryje osamělého goblina a jednoho z řady. Věž { $shooters } shora vezme zbytek.
    .not = To teď nejde.
    .missed = Portál vstoupil do království. Dobře si všimni, jak se tvary otáčejí se svými věžemi, a zkus to znovu!


## Hrdinové a kouzla Rift in Time. Jména schopností a kouzel pocházejí z jejich dílků: { $fire-rain }.

lesson-heroes-and-spells = Hrdinové a kouzla
    .about = Tvůj hrdina umí zaútočit, zadržet celou hordu, chránit se i odpočívat. Kouzla působí jen jednou za hru, zato kdekoli. Vyzkoušej si všechno.
    .end = Teď víš, co hrdinové a kouzla dokážou. Kouzla přicházejí od čtvrtého scénáře, hrdina bojuje od prvního. Tak do toho!

lesson-heroes-and-spells-attack = Boj zblízka
    .do = Malik stojí na hordě a jeho podstavec už jednoho goblina překrývá. Aktivuj ho a použij základní útok: dílek o 2×2 políčkách na hordu, na které stojí. Překryj zbylé tři a ukonči aktivaci.
    .why = Podstavec a dílek dohromady překrývají celou hordu. V každém kole se hrdina smí pohnout a provést jednu akci, v libovolném pořadí. Kdyby teď odešel, jeho podstavec by už nic nepřekrýval.
    .hint = Vyber hrdinu a základní útok. Na natočení tady nezáleží. Polož dílek na tři gobliny a ukonči aktivaci.
    .not = Aktivuj Malika a zaútoč.
    .move = Zůstaň! Když odejde, goblin pod podstavcem se zase odkryje.
    .rest = Má plné zdraví. Zaútoč!
    .missed = Všichni goblini překrytí nejsou. Jednoho drží podstavec, dílek musí vzít ostatní tři: zkus to znovu.

lesson-heroes-and-spells-hold = Živá hradba
    .do = Šest goblinů už skoro prošlo a to království neunese. V tomhle kole je neporazíš, ale zadržet je můžeš. Zaveď Malika na hordu, ukonči aktivaci a stiskni „Hotovo“.
    .why = Horda, na které stojí hrdina, se nepohne. Pokaždé ho to stojí 1 zranění, ale na rozdíl od vojáka zůstane stát. Při zrychlení zadrží oba pokusy, za 2 zranění.
    .hint = Vyber hrdinu a potom hordu před branou; podstavec umísti kamkoli. Ukonči aktivaci a stiskni „Hotovo“.
    .not = Zaveď Malika na hordu.
    .move = Tam ne: zadržet ji může jen přímo na ní.
    .rest = Na to není čas: horda stojí před branou!
    .missed = Nikdo jim nestál v cestě a království padlo. Než stiskneš „Hotovo“, zaveď Malika na hordu.

lesson-heroes-and-spells-ability = Zvláštní schopnost
    .do = Malik hordu drží, ale sotva se drží na nohou: zbývají mu 2 body zdraví. Použij jeho zvláštní schopnost { $hands-off }: chrání ho do konce kola. Jestli chceš, ještě zaútoč, a potom ukonči aktivaci i kolo.
    .why = Chráněný hrdina neutrží žádné zranění a horda se přesto nepohnula. Použitá schopnost se otočí lícem dolů a vrátí se, až si hrdina odpočine.
    .hint = Vyber hrdinu a potom { $hands-off }. Zaútoč, nebo ne, ukonči aktivaci a stiskni „Hotovo“.
    .not = Použij zvláštní schopnost { $hands-off }.
    .move = Když odejde, horda projde. Zůstaň a použij { $hands-off }.
    .rest = Odpočinek by ho vyléčil, ale horda by ho hned zranila. Nejdřív { $hands-off }.
    .missed = Horda ho zranila. Než stiskneš „Hotovo“, použij { $hands-off }.

lesson-heroes-and-spells-rest = Odpočinek
    .do = Nebezpečí pominulo a Malikovi zbývá 1 bod zdraví. Nech ho odpočinout: stojí ho to akci, ale pohnout se ještě smí. Potom ukonči aktivaci.
    .why = Plné zdraví a { $hands-off } leží zase lícem nahoru. Odpočinek v klidném kole má často větší cenu než úder. Hrdina bez zdraví vypadne na celé kolo.
    .hint = Vyber hrdinu, potom „Odpočinek“ a ukonči aktivaci.
    .not = Nech Malika odpočinout.
    .missed = Neodpočinul si a pořád má 1 bod zdraví. Zkus to znovu: nejdřív odpočinek.

lesson-heroes-and-spells-spell = Kouzlo
    .do = Tahle horda je daleko a ty nemáš žádnou věž. Máš ale kouzlo: { $fire-rain } položí jeden dílek o dvou políčkách a jeden o jednom políčku na jednu hordu kdekoli na mapě. Překryj tři gobliny.
    .why = Kouzlo nepotřebuje věž, hrdinu ani dosah a jeho dílky smíš dokonce libovolně otáčet. Pro tuhle hru je ale pryč, tak si ho schovej na pravou chvíli. Na portály většina kouzel nepůsobí.
    .hint = Sešli { $fire-rain }, polož dlouhý dílek na dva gobliny nad sebou a malý na třetího.
    .not = Sešli kouzlo { $fire-rain }.
    .hero = Tam by nedošel. Sešli kouzlo { $fire-rain }.
    .done = Kouzlo je připravené a goblini také. Sešli kouzlo { $fire-rain }.
    .missed = Jeden goblin ještě není překrytý. Dvě políčka a jedno navíc: sedne to přesně. Zkus to znovu.

lesson-heroes-and-spells-both = A teď zadrž obě
    .do = Před branou stojí dvě hordy, hrdina má akci za sebou a království má 3 body zdraví. Horda, které jiná stojí v cestě, ji přeskočí, třeba i ven z mapy! Máš { $reinforcements }: dva vojáky na kterékoli hordy. Zachraň království a stiskni „Hotovo“.
    .why = Na každé hordě jeden voják a žádná se nepohnula. S oběma vojáky na první by ji druhá přeskočila. Celé kolo je k dobru: využij ho dobře.
    .hint = Sešli { $reinforcements } a postav na každou z obou hord jednoho vojáka. Potom stiskni „Hotovo“.
    .not = To teď nejde.
    .missed = Jedna z hord prošla. Zadržet je třeba obě a ty máš dva vojáky: zkus to znovu.
