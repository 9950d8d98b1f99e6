# Siegestorm o samotě proti bossovi. Jména karet pocházejí z karet samotných: { $card-id }.

lesson = Sólo proti bossovi
    .about = Nemáš s kým hrát? Byloss, král zloblinů, má čas vždycky. Nauč se, jak boss přemýšlí a jak ho držet zpátky.
    .end = Teď víš, jak boss přemýšlí: zahraje všechno, co smí, nejdražší napřed, a nikdy neblafuje. Drž jeho úroveň hrozby nízko a před sebou obránce. Byloss čeká!

life = Boss má životy
    .do = Balíček bosse není jeho život: ten je číslem na jeho desce. Bylossovi zbývá 8 životů. { $archon-of-returning-dawn } stojí na konci tvé armády: zvol úder. Bossův obránce { $goblin-tank } od něj jako vždy odečte své OČ: 7 − 3 = 4.
    .why = 4 poškození z útoku a 4 z akce: 0 životů a boss je poražen. Vyhraješ i tehdy, když má boss táhnout a nemá už odkud. Ty prohraješ jako v každé hře: když ti dojdou karty.
    .hint = Vyber kartu { $archon-of-returning-dawn } a potom bosse.
    .not = Teď zvol úder.
    .support = S ÚČ 7, a když má boss tak blízko ke konci? Zvol úder!
    .hold = Už není co držet: zvol úder a boss je poražen.

turn = Bossův tah
    .do = Teď sleduj, jak boss hraje. Jeho úroveň hrozby je 2 a za své karty nic neplatí. Ukonči tah a podívej se, co udělal.
    .why = Boss táhl tři karty a zahrál každou, jejíž cena není vyšší než úroveň hrozby, nejdražší napřed. { $goblin-cutpurse } přišel do oblasti nasazování. Na kartu { $goblin-killer } už nezbylo místo, a tak se z ní stal gang: žeton s +1 ÚČ pro každou bossovu nestvůru. { $chained-ogre } stojí 6, zůstal v ruce a půjde do posil.
    .hint = Stiskni „Ukončit tah“.
    .not = Nic jiného tu dělat nejde: ukonči tah.

menace = Hrozba místo záloh
    .do = Boss nemá zálohy. Kde o nich tvoje karta mluví, čti „úroveň hrozby“. { $purge-doctor } způsobí 2 poškození za každou protivníkovu zálohu a Byloss je na úrovni 5+. Zahraj tuto kartu jako akci!
    .why = 2 × 5 = 10 poškození. Na úrovni 5+ smí boss hrát každou kartu bez ohledu na cenu; ale čím je hrozivější, tím tvrději ho takové karty zasáhnou.
    .hint = Vyber v ruce kartu { $purge-doctor }, zahraj ji jako akci a zaplať 2 zálohami.
    .not = Tady jde o úroveň hrozby: zahraj kartu { $purge-doctor } jako akci.
    .lancer = 2 poškození jsou pěkná, ale { $purge-doctor } jich teď způsobí deset.
    .end = Ještě ne: úroveň 5+ by byla škoda nevyužít. Zahraj kartu { $purge-doctor } jako akci.

lower = Drž ho zpátky
    .do = Byloss si právě chystá kartu { $goblin-fusebiter } (cena 3) a jeho úroveň hrozby je 3. Schopnost karty { $assassin } ničí zálohu, a tím úroveň hrozby o 1 sníží. Použij ji, zaplať 1 a potom ukonči tah.
    .why = Na úrovni 2 nemohl kartu { $goblin-fusebiter } zahrát a přišli jen dva slabí nepřátelé. Každá úroveň méně znamená kartu, které se nemusíš bát.
    .hint = Vyber ve své armádě kartu { $assassin } a zaplať zálohou. Potom stiskni „Ukončit tah“.
    .not = Použij schopnost karty { $assassin } a potom ukonči tah.
    .missed = S úrovní hrozby 3 přišla do hry karta { $goblin-fusebiter }. Nejdřív úroveň sniž schopností karty { $assassin }.

storm = Jeho nestvůry vždycky udeří
    .do = Bossova nestvůra, která opustí třetí pozici, vždycky udeří. { $goblin-killer } zaútočí s ÚČ 4 a ty máš jen 3 karty. Nasaď obránce, který útok zastaví, a ukonči tah.
    .why = 4 − 5: žádné poškození. Podívej se ale na úroveň hrozby. Stoupne pokaždé, když Bylossova nestvůra udeří, a ještě jednou, když jsou všechny karty, které táhl, příliš drahé. Čas hraje pro bosse.
    .hint = Porovnej OČ vpravo dole s ÚČ 4. Zaplatit můžou tvoje tři zálohy.
    .not = Tady jde o obránce: nasaď nestvůru a ukonči tah.
    .action = Akce tě teď neochrání. Nasaď nestvůru s vysokým OČ.
    .missed = Úder prošel. Porovnej OČ svých nestvůr s ÚČ 4 a zkus to znovu.

bait = Návnada
    .do = { $goblin-killer } brzy udeří s ÚČ 5, obránce nemáš a z tvých 6 karet by jich 5 bylo pryč. Boss je ale chamtivý: může-li úderem zničit tvou kartu na bojišti, zaútočí na ni, a ne na tebe. Ať { $psalm-singer } drží pozici; potom ukonči tah.
    .why = Celou ránu schytala { $psalm-singer } a tvůj balíček je netknutý. Z více karet, které může zničit, si boss vybere nejdražší; nemůže-li zničit žádnou, udeří na tvoje zdroje.
    .hint = Vyber kartu { $psalm-singer } a potom svou frontu nebo zemi nikoho. Potom stiskni „Ukončit tah“.
    .not = Ať { $psalm-singer } drží pozici; potom ukonči tah.
    .support = V záloze by byla v bezpečí, ale rána by zasáhla tebe. Ať drží pozici.
    .storm = S ÚČ 0 žádné poškození nezpůsobí. Ať raději drží pozici.
    .missed = Rána zasáhla tvoje zdroje. Karta na bojišti by ji přilákala na sebe.

negate = Jediná reakce
    .do = Boss na tebe nikdy nereaguje. V jeho tahu máš i ty jen jeden druh reakce: zrušení. Byloss hraje kartu { $horn-of-the-horde }, která dá každé jeho nestvůře dva žetony gangu. Odpověz kartou { $hermit-of-still-bells }!
    .why = Roh zmlkl a { $goblin-tank } má dál ÚČ 0. Takové karty si šetři na ránu, která by rozhodla hru: v bossově tahu nic jiného nepomůže.
    .hint = Vyber v ruce kartu { $hermit-of-still-bells }, zahraj ji jako akci a zaplať 1.
    .not = Zruš akci kartou { $hermit-of-still-bells }.
    .pass = Pak dostane každá jeho nestvůra dva žetony. Odpověď držíš v ruce!

win = Poraz krále zloblinů
    .do = Dál už bez pomoci: Byloss má 14 životů a úroveň hrozby 4. Poraz ho, jakkoli chceš.
    .why = Byloss je poražen! Sleduj jeho životy, úroveň hrozby a třetí pozici jeho armády: víc o bossovi vědět nepotřebuješ.
    .hint = { $archon-of-returning-dawn } stojí na třetí pozici a { $purge-doctor } počítá úroveň hrozby. Dohromady to stačí.
    .not = To teď nejde.
    .missed = Tentokrát vyhrál král zloblinů. Na další pokus je vždycky připraven!
