# První hra Rift in Time. Jména věží pocházejí z jejich karet: { $tower-id }.

lesson = První hra
    .about = Hordy táhnou na království a vy je společně zastavíte. Stav věže, pokládej jejich tvary, povolej hrdinu a zavři portál.
    .end = To je Rift in Time: překrývat, zdržovat, vylepšovat a zavírat portály. Spoluhráč už čeká. Je čas na opravdovou hru!

tower = Postav věž
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

fit = Tvar musí sedět
    .do = Věž { $apprentice } pokládá roh ze tří políček. Dílky se samy otáčet nesmějí: jak natočíš věž, tak se natočí i její dílek. Najdi natočení, ve kterém roh sedne na tři gobliny.
    .why = Všichni tři jednou ranou! Dílek musí celý ležet na kartě a nesmí překrývat jiný, proto vybírej místo i natočení podle tvaru.
    .hint = Stavební místo vpravo od hordy, natočené doleva. Potom polož roh přesně na gobliny.
    .not = Zahraj věž { $apprentice } a najdi, jak roh sedne.
    .turned = Odtud a takhle natočená věž na hordu nedosáhne.
    .pass = Tuhle věž teď potřebuješ. Zahraj ji.
    .hero = Hrdina si může odpočinout. Tohle je práce pro věž { $apprentice }.
    .done = Tři goblini ještě nejsou překrytí. Nejdřív zahraj věž { $apprentice }.
    .missed = Jeden goblin ještě není překrytý. Zkus věž natočit jinak a sleduj, jak se roh otáčí s ní.

reach = Blízko a daleko
    .do = Tahle horda je dál. Věž { $shooters } má dvě šipky za sebou, takže střílí na dvě pole v přímém směru. Najdi stavební místo, ze kterého na hordu dosáhne.
    .why = Na dvě pole, a nic mezi nimi střele nepřekáží. Lučištníci dostřelí daleko, mágové zasáhnou velkou plochu, dělostřelci hází několik dílků a věže vojáků posílají vojáky.
    .hint = Stavební místo dvě pole pod hordou, šipkou nahoru. Jde to i z toho, které je dvě pole vpravo.
    .not = Zahraj věž { $shooters } tak, aby na hordu dosáhla.
    .turned = Odtud a v tomhle natočení střela na hordu nedoletí. Počítej dvě pole v přímém směru.
    .pass = Tuhle věž teď potřebuješ. Zahraj ji.
    .hero = Hrdina zůstane, kde je. Nech střílet věž.
    .done = Ještě ne: jeden goblin není překrytý.
    .missed = Dílek goblina minul. Musí ležet na jeho políčku: zkus to znovu.

round = Konec kola
    .do = Goblin vpředu je překrytý a spoluhráč má hotovo. Dej hotovo i ty a sleduj, co se stane: překryté hordy jsou poražené, všechny ostatní postupují.
    .why = Překrytá horda zmizela a přinesla 2 krystaly. Druhá postoupila o jedno pole a dílky na ní zůstaly. Věže se ti vrátily do ruky: v každém kole se staví znovu.
    .hint = Stiskni „Hotovo“.
    .not = Stačí stisknout „Hotovo“.
    .play = To by šlo, ale věž { $militia } odsud na žádnou hordu nedosáhne. Stiskni „Hotovo“.
    .pass = Předávání přijde později. Stiskni „Hotovo“.
    .hero = Hrdina tu není potřeba. Stiskni „Hotovo“.

buy = Utrať krystaly
    .do = Na konci každého kola se za krystaly kupují nové věže: úroveň 1 stojí 2, úroveň 2 stojí 3. Kup si věž úrovně 1, kteroukoli chceš.
    .why = Jde ti rovnou do ruky a v novém kole ji můžeš zahrát. Krystaly patří všem dohromady, takže o tom, kdo co dostane, rozhodujte společně.
    .hint = Vyber věž v zásobě a vezmi si ji.
    .not = Kup věž pro sebe.
    .done = Krystaly se dají šetřit, ale dva z nich mají teď hned cenu věže. Jednu si kup.
    .partner = To je od tebe štědré! Tentokrát si věž nech.

leave = Kdo projde
    .do = Každou hordu zastavit nejde. Tahle stojí na posledním poli, dva ze čtyř goblinů jsou překrytí a ty už nemáš žádnou věž. Stiskni „Hotovo“ a uvidíš, co to stojí.
    .why = Každý nepřekrytý nepřítel, který projde, stojí království 1 bod zdraví: ze 6 na 4. Překrytí nestojí nic, takže se vyplatí překrýt aspoň půl hordy. Bez zdraví království padne.
    .hint = Stiskni „Hotovo“.
    .not = Nic jiného tu dělat nejde: stiskni „Hotovo“.
    .hero = Mohl by se jim postavit do cesty, ale teď chceme vidět, co to stojí. Stiskni „Hotovo“.

soldier = Zadrž je
    .do = Čtyři goblini už skoro prošli a království má jen 3 body zdraví. Jediný voják zadrží celou hordu. Zahraj věž { $militia } vedle ní, postav vojáka na kteréhokoli goblina a stiskni „Hotovo“.
    .why = Horda se nepohnula. Vojáka to stálo zranění a je pryč, ale celé kolo je k dobru. Goblini pořád stojí před branou, tak je teď doraž.
    .hint = Stavební místo pod hordou, šipkou nahoru, potom kterýkoli goblin a nakonec „Hotovo“.
    .not = Zahraj věž { $militia } tak, aby voják mohl na hordu vstoupit.
    .turned = Odtud a v tomhle natočení voják na hordu nedosáhne.
    .pass = Vojáky potřebuješ právě tady. Zahraj věž { $militia }.
    .hero = Také by ji zadržel, ale zkusme to s vojáky.
    .missed = Hordu nikdo nezadržel a království padlo. Než stiskneš „Hotovo“, postav na ni vojáka.

pass = Předej a vylepši
    .do = Spoluhráč ti právě předal věž. Věže se vylepšují jen předáváním, pokaždé o jednu úroveň. Předej mu na oplátku jednu svou.
    .why = Vylepšená věž leží u spoluhráče lícem dolů a na konci kola mu půjde do ruky. Ta tvoje je také na cestě. Začněte s tím brzy a dělejte to často!
    .hint = Vyber věž v ruce a předej ji spoluhráči.
    .not = Předej věž spoluhráči.
    .play = Horda je ještě daleko. Využij čas k vylepšení: předej věž.
    .hero = Hrdina může počkat. Předej věž.
    .done = Než skončíš, předej věž. Nic to nestojí.

resist = Ocel proti šípům
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

hero = Povolej hrdinu
    .do = Jednou za kolo se tvůj hrdina může pohnout a provést akci. Aktivuj Malika, přesuň ho na hordu a umísti jeho podstavec tak, aby překryl všechny čtyři nepřátele. Potom ukonči aktivaci.
    .why = Podstavec překrývá 2×2 políčka bez ohledu na odolnost nepřátel pod ním. Tady je to celá horda a hrdina ani nemusí útočit.
    .hint = Vyber hrdinu a potom hordu vlevo nad ním. Podstavec patří na čtyři nepřátele uprostřed.
    .not = Aktivuj hrdinu a zaveď ho na hordu.
    .move = Tam ne: jdi rovnou na hordu.
    .rest = Má plné zdraví. Pošli ho do boje!
    .attack = Není třeba: když podstavec stojí správně, je všechno překryté. Ukonči aktivaci.
    .missed = Podstavec nepřekrývá všechny nepřátele. Zkus to znovu: 2×2 políčka přesně uprostřed.

wound = I hrdinové krvácejí
    .do = Ukonči kolo a podívej se, jak dopadne horda a jak Malik.
    .why = Horda je poražená, ale kdo na ní stál, utrží 1 zranění: Malikovi zbývají 4 body zdraví. Hrdina také zabrání hordě v pohybu, pokaždé za 1 zranění. Místo útoku může odpočívat a je zase jako nový.
    .hint = Stiskni „Hotovo“.
    .not = Stačí stisknout „Hotovo“.

portal = Zavři portál
    .do = Z portálů se valí hordy, a když portál vstoupí do království, je to prohra. Číslo uprostřed je úroveň, kterou věž potřebuje, a toto políčko zůstává volné. Věž { $shooters } má úroveň 1: překryj poslední dva nepřátele.
    .why = Všichni nepřátelé jsou překrytí, takže se portál po této fázi zavře. Má to svou cenu: věž, která na portál zaútočí, se otočí lícem dolů a vrátí se do zásoby. Dobře si rozmysli, kterou obětuješ.
    .hint = Stavební místo pod portálem šipkou nahoru, nebo to nad ním šipkou dolů.
    .not = Zaútoč na portál věží { $shooters }.
    .turned = Odtud a v tomhle natočení střela na portál nedoletí.
    .pass = Portál stojí před branou! Zahraj věž.
    .hero = Hrdinové proti portálům nic nezmůžou. Chce to věž.
    .done = Portál by vstoupil do království a všechno by bylo ztraceno.
    .missed = Překrýt je třeba dva nepřátele a dílek sedne na oba. Zkus to znovu.

win = A teď vyhraj
    .do = Poslední portál stojí před branou a ty máš dvě věže. Překryj všechny jeho nepřátele a stiskni „Hotovo“. Dál už bez pomoci: kam s věžemi a co kam sedne?
    .why = Vítězství! Když je zničený poslední portál, na konci kola vyhráváte. Věže, tvary a bystré oko: království se na tebe může spolehnout.
    .hint = Věž { $apprentice } zdola překryje osamělého goblina a jednoho z řady. Věž { $shooters } shora vezme zbytek.
    .not = To teď nejde.
    .missed = Portál vstoupil do království. Dobře si všimni, jak se tvary otáčejí se svými věžemi, a zkus to znovu!
