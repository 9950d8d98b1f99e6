# Hrdinové a kouzla Rift in Time. Jména schopností a kouzel pocházejí z jejich dílků: { $fire-rain }.

lesson = Hrdinové a kouzla
    .about = Tvůj hrdina umí zaútočit, zadržet celou hordu, chránit se i odpočívat. Kouzla působí jen jednou za hru, zato kdekoli. Vyzkoušej si všechno.
    .end = Teď víš, co hrdinové a kouzla dokážou. Kouzla přicházejí od čtvrtého scénáře, hrdina bojuje od prvního. Tak do toho!

attack = Boj zblízka
    .do = Malik stojí na hordě a jeho podstavec už jednoho goblina překrývá. Aktivuj ho a použij základní útok: dílek o 2×2 políčkách na hordu, na které stojí. Překryj zbylé tři a ukonči aktivaci.
    .why = Podstavec a dílek dohromady překrývají celou hordu. V každém kole se hrdina smí pohnout a provést jednu akci, v libovolném pořadí. Kdyby teď odešel, jeho podstavec by už nic nepřekrýval.
    .hint = Vyber hrdinu a základní útok. Na natočení tady nezáleží. Polož dílek na tři gobliny a ukonči aktivaci.
    .not = Aktivuj Malika a zaútoč.
    .move = Zůstaň! Když odejde, goblin pod podstavcem se zase odkryje.
    .rest = Má plné zdraví. Zaútoč!
    .missed = Všichni goblini překrytí nejsou. Jednoho drží podstavec, dílek musí vzít ostatní tři: zkus to znovu.

hold = Živá hradba
    .do = Šest goblinů už skoro prošlo a to království neunese. V tomhle kole je neporazíš, ale zadržet je můžeš. Zaveď Malika na hordu, ukonči aktivaci a stiskni „Hotovo“.
    .why = Horda, na které stojí hrdina, se nepohne. Pokaždé ho to stojí 1 zranění, ale na rozdíl od vojáka zůstane stát. Při zrychlení zadrží oba pokusy, za 2 zranění.
    .hint = Vyber hrdinu a potom hordu před branou; podstavec umísti kamkoli. Ukonči aktivaci a stiskni „Hotovo“.
    .not = Zaveď Malika na hordu.
    .move = Tam ne: zadržet ji může jen přímo na ní.
    .rest = Na to není čas: horda stojí před branou!
    .missed = Nikdo jim nestál v cestě a království padlo. Než stiskneš „Hotovo“, zaveď Malika na hordu.

ability = Zvláštní schopnost
    .do = Malik hordu drží, ale sotva se drží na nohou: zbývají mu 2 body zdraví. Použij jeho zvláštní schopnost { $hands-off }: chrání ho do konce kola. Jestli chceš, ještě zaútoč, a potom ukonči aktivaci i kolo.
    .why = Chráněný hrdina neutrží žádné zranění a horda se přesto nepohnula. Použitá schopnost se otočí lícem dolů a vrátí se, až si hrdina odpočine.
    .hint = Vyber hrdinu a potom { $hands-off }. Zaútoč, nebo ne, ukonči aktivaci a stiskni „Hotovo“.
    .not = Použij zvláštní schopnost { $hands-off }.
    .move = Když odejde, horda projde. Zůstaň a použij { $hands-off }.
    .rest = Odpočinek by ho vyléčil, ale horda by ho hned zranila. Nejdřív { $hands-off }.
    .missed = Horda ho zranila. Než stiskneš „Hotovo“, použij { $hands-off }.

rest = Odpočinek
    .do = Nebezpečí pominulo a Malikovi zbývá 1 bod zdraví. Nech ho odpočinout: stojí ho to akci, ale pohnout se ještě smí. Potom ukonči aktivaci.
    .why = Plné zdraví a { $hands-off } leží zase lícem nahoru. Odpočinek v klidném kole má často větší cenu než úder. Hrdina bez zdraví vypadne na celé kolo.
    .hint = Vyber hrdinu, potom „Odpočinek“ a ukonči aktivaci.
    .not = Nech Malika odpočinout.
    .missed = Neodpočinul si a pořád má 1 bod zdraví. Zkus to znovu: nejdřív odpočinek.

spell = Kouzlo
    .do = Tahle horda je daleko a ty nemáš žádnou věž. Máš ale kouzlo: { $fire-rain } položí jeden dílek o dvou políčkách a jeden o jednom políčku na jednu hordu kdekoli na mapě. Překryj tři gobliny.
    .why = Kouzlo nepotřebuje věž, hrdinu ani dosah a jeho dílky smíš dokonce libovolně otáčet. Pro tuhle hru je ale pryč, tak si ho schovej na pravou chvíli. Na portály většina kouzel nepůsobí.
    .hint = Sešli { $fire-rain }, polož dlouhý dílek na dva gobliny nad sebou a malý na třetího.
    .not = Sešli kouzlo { $fire-rain }.
    .hero = Tam by nedošel. Sešli kouzlo { $fire-rain }.
    .done = Kouzlo je připravené a goblini také. Sešli kouzlo { $fire-rain }.
    .missed = Jeden goblin ještě není překrytý. Dvě políčka a jedno navíc: sedne to přesně. Zkus to znovu.

both = A teď zadrž obě
    .do = Před branou stojí dvě hordy, hrdina má akci za sebou a království má 3 body zdraví. Horda, které jiná stojí v cestě, ji přeskočí, třeba i ven z mapy! Máš { $reinforcements }: dva vojáky na kterékoli hordy. Zachraň království a stiskni „Hotovo“.
    .why = Na každé hordě jeden voják a žádná se nepohnula. S oběma vojáky na první by ji druhá přeskočila. Celé kolo je k dobru: využij ho dobře.
    .hint = Sešli { $reinforcements } a postav na každou z obou hord jednoho vojáka. Potom stiskni „Hotovo“.
    .not = To teď nejde.
    .missed = Jedna z hord prošla. Zadržet je třeba obě a ty máš dva vojáky: zkus to znovu.
