## První hra Siegestormu. Jména karet pocházejí z karet samotných: { $card-id }.

lesson-first-game = První hra
    .about = Dvě armády, dva balíčky, jedno bitevní pole. Vyhraj své první malé boje a nauč se všechno, co potřebuješ.
    .end = To je Siegestorm: platit, postupovat, udeřit a hlídat oba balíčky. Zbytek stojí na kartách. Je čas na opravdovou hru!

lesson-first-game-life = Tvůj balíček je tvůj život
    .do = Tvůj balíček jsou zdroje a poškození z něj ubírá karty shora. Protivníkovi zbývá jediná karta. Zahraj kartu { $sentinel-of-the-low-gate } jako akci: způsobí 1 poškození za každou nepřátelskou nestvůru a ty tam stojí dvě.
    .why = Dvě poškození, ale jen jedna karta: protivník je poražen. Stejně skončí každý, kdo má táhnout kartu a nemůže. Každá karta, kterou táhneš, zaplatíš nebo ztratíš, tedy přibližuje i tvůj vlastní konec.
    .hint = Vyber kartu v ruce a zahraj ji jako akci.
    .not = To ještě ne. Zahraj kartu { $sentinel-of-the-low-gate } jako akci a uvidíš, jak hra končí.
    .deploy = Jako nestvůra by pochodovala tři tahy, než udeří. Její akce působí hned: zahraj ji jako akci.
    .end = Tah můžeš ukončit, ale vítězství držíš v ruce. Nejdřív zahraj kartu jako akci.

lesson-first-game-deploy = Nasaď nestvůru
    .do = O většině bojů rozhodují nestvůry. Nasaď kartu { $novice-of-the-font }: její cena je 0, takže ji prostě vyložíš.
    .why = Nestvůra teď stojí v oblasti nasazování, na první ze tří pozic tvé armády. Dokud tam stojí, je tvým obráncem. V každém tahu smíš zahrát jednu nestvůru, a jen když je tato pozice prázdná.
    .hint = Vyber v ruce kartu { $novice-of-the-font } a potom zvýrazněnou pozici své armády.
    .not = Postupně, jedno po druhém: nejdřív nasaď kartu { $novice-of-the-font }.
    .end = Tvoje armáda by zůstala prázdná a nikdo by tě nechránil. Než tah ukončíš, nasaď nestvůru.

lesson-first-game-pay = Placení kartami
    .do = { $sunlit-lancer } má cenu 1: je to číslo vlevo nahoře. Platíš tím, že odhodíš z ruky tolik jiných karet. Nasaď tuto nestvůru a vyber, kterou kartu obětuješ.
    .why = Odhozená karta skončila ve ztrátách. Tak drahá karta jako { $colossus-of-prayer } je v prvních tazích dobré platidlo: cenu 6 by se ti ještě dlouho zaplatit nepodařilo.
    .hint = Vyber kartu { $sunlit-lancer } a její pozici. Potom vyber kartu, kterou zaplatíš.
    .not = Tady se učíme platit: nasaď kartu { $sunlit-lancer }.
    .free = { $psalm-singer } nic nestojí, takže není co platit. Zkus kartu { $sunlit-lancer }.
    .action = I tak to jde, brzy to uvidíš. Teď ale nasaď kartu { $sunlit-lancer } jako nestvůru.
    .end = Ještě ne: nejdřív nasaď kartu { $sunlit-lancer }.

lesson-first-game-advance = Armáda postupuje
    .do = Oblast nasazování je obsazená a víc udělat nemůžeš. Ukonči tah. Zahraje protivník a pak začne tvůj další tah.
    .why = Na začátku tahu ti přibyly dvě karty a potom celá tvoje armáda postoupila o jednu pozici. Oblast nasazování je zase volná. Kdo postoupí za třetí pozici, musí dostat úkol: udeřit, držet pozici, nebo podpořit.
    .hint = Stiskni „Ukončit tah“.
    .not = Nic jiného tu dělat nejde: ukonči tah.

lesson-first-game-storm = Úder!
    .do = { $archon-of-returning-dawn } stojí na konci tvé armády a čeká, co má udělat. Zvol úder. Od ÚČ 7 se odečte OČ obránce v protivníkově oblasti nasazování: 7 − 2 = 5.
    .why = Útok způsobil 5 poškození. Nestvůra při úderu navíc provede svou akci, a to zadarmo: další 4. Protivníkův balíček je o devět karet menší! Po úderu jde nestvůra do ztrát.
    .hint = Vyber kartu { $archon-of-returning-dawn } a potom protivníka.
    .not = Teď je ta pravá chvíle na úder.
    .support = Podpora je užitečná, ale ne s ÚČ 7. Zvol úder!
    .hold = Držení pozic přijde v dalším kroku. Teď zvol úder!

lesson-first-game-hold = Držení pozic
    .do = { $psalm-singer } má ÚČ 0, takže by úder nic nezpůsobil. Její schopnost je ale silná: nestvůry v tvé armádě mají +1 OČ. Ať drží pozici na tvé frontě nebo v zemi nikoho.
    .why = Na bojišti už nestvůra nepostupuje a její schopnost působí dál, dokud ji něco nenahradí nebo nezničí: { $hermit-of-still-bells } má i nadále +1 OČ.
    .hint = Vyber kartu { $psalm-singer } a potom svou frontu nebo zemi nikoho mezi oběma armádami.
    .not = Ať { $psalm-singer } drží pozici.
    .support = V záloze by ležela lícem dolů a její schopnost by nepůsobila. Ať raději drží pozici.
    .storm = S ÚČ 0 žádné poškození nezpůsobí. Ať raději drží pozici.

lesson-first-game-support = Podpora
    .do = { $novice-of-the-font } toho v boji moc nezmůže. Zvol třetí možnost: podporu.
    .why = Karta teď leží lícem dolů v oblasti záloh a je hned připravená. Každá záloha za tebe může v každém tahu znovu zaplatit 1. Čím dřív je máš, tím víc ti ušetří.
    .hint = Vyber kartu { $novice-of-the-font } a potom oblast záloh.
    .not = Teď potřebujeme podporu.
    .storm = ÚČ 1 proti OČ 2 nezpůsobí vůbec žádné poškození. Jako záloha má větší cenu.
    .hold = Tvoje fronta je obsazená a tato schopnost je tam málo platná. Udělej z ní zálohu.

lesson-first-game-commit = Placení zálohami
    .do = Teď máš dvě zálohy. Nasaď kartu { $shield-matron } s cenou 2 a zaplať zálohami místo kartami z ruky.
    .why = Použité zálohy se otočí na bok, ale zůstávají ti: na začátku tvého příštího tahu budou zase připravené. Máš silnou nestvůru a karta ti zůstala v ruce.
    .hint = Vyber kartu { $shield-matron } a její pozici, potom jednu zálohu po druhé.
    .not = Nejdřív nasaď kartu { $shield-matron }.
    .discard = I tak by šlo zaplatit, ale o kartu přijdeš. Zálohy se vrátí: zaplať jimi.
    .end = Zálohy jsou připravené a čekají. Nejdřív nasaď kartu { $shield-matron }.

lesson-first-game-action = Karta jako akce
    .do = Oblast nasazování je obsazená, ale akce můžeš ve svém tahu hrát kdykoli. Zahraj kartu { $sunlit-lancer } jako akci a zaplať 1 kartou nebo zálohou.
    .why = Hned 2 poškození a 1 vyléčená karta: leží v balíčku léčení, ze kterého se poškození ubírá nejdřív. Použitá akce jde do ztrát. Můžeš jich zahrát tolik, kolik jich zaplatíš.
    .hint = Vyber kartu { $sunlit-lancer }, zahraj ji jako akci a zaplať 1.
    .not = Zahraj kartu { $sunlit-lancer } jako akci.
    .novice = To léčí, ale nezpůsobí poškození. Zahraj kartu { $sunlit-lancer } jako akci.
    .end = Ještě máš akci, která stojí za zahrání: { $sunlit-lancer }.

lesson-first-game-strike = Vyčisti frontu
    .do = { $bellows-of-plague } drží protivníkovu frontu a dává všem nestvůrám v jeho armádě +2 ÚČ. Zvol pro kartu { $archon-of-returning-dawn } úder a zaútoč na tuto nestvůru místo na protivníka.
    .why = 7 − 1 za obránce je 6, víc než její OČ 3: nestvůra je zničena. Stejné číslo by nestačilo. Na nestvůry v armádě zaútočit nelze, jen na ty na bojišti.
    .hint = Zvol úder a potom nestvůru na protivníkově frontě.
    .not = Zvol úder a jako cíl vyber kartu { $bellows-of-plague }.
    .player = Pěkná rána, ale ta schopnost by tě trápila celou hru. Zaútoč na kartu { $bellows-of-plague } na frontě.
    .support = Tady je potřeba úder.
    .hold = Tady je potřeba úder.

lesson-first-game-react = Reaguj!
    .do = Na tahu je protivník a hraje kartu { $ashmouth-hound } jako akci: 2 poškození, a tobě zbývá jediná karta! Na každou akci můžeš reagovat. Zahraj kartu { $hermit-of-still-bells }, která ji zruší.
    .why = Akce a reakce tvoří pořadí příkazů a vyhodnocují se pozpátku: tvoje přišla poslední, takže působila první. Zrušená akce neudělá nic a její cena zůstává zaplacená.
    .hint = Vyber v ruce kartu { $hermit-of-still-bells } a zahraj ji jako akci.
    .not = Zruš akci kartou { $hermit-of-still-bells }.
    .pass = Když nezareaguješ, poškození tě porazí. Odpověď držíš v ruce!

lesson-first-game-defend = Vyber obránce
    .do = V příštím tahu udeří { $gravemother } s ÚČ 4 a ty máš jen 3 karty. Potom ještě musíš mít odkud táhnout dvě. Nasaď nestvůru, která tě zachrání, a ukonči tah.
    .why = 4 − 5 není ani nula: žádné poškození. Dvě karty přibyly do ruky a hraješ dál. Než tah ukončíš, vždy se podívej, co stojí u protivníka na třetí pozici.
    .hint = Porovnej OČ vpravo dole s ÚČ 4. Zaplatit můžou tvoje tři zálohy.
    .not = Tady jde o obránce: nasaď nestvůru a ukonči tah.
    .action = Akce tě teď neochrání. Nasaď nestvůru s vysokým OČ.
    .missed = To byla slabá obrana: s tak málo kartami už nemůžeš pokračovat. Porovnej OČ svých nestvůr s ÚČ 4 a zkus to znovu.

lesson-first-game-win = A teď vyhraj
    .do = Dál už bez pomoci: protivník má 7 karet, ty máš armádu. Vyhraj tuto hru, jakkoli chceš.
    .why = Vítězství! Počítat oba balíčky, sečíst útoky a akce a udeřit, když to stačí: v tom je celý Siegestorm.
    .hint = { $archon-of-returning-dawn } stojí na třetí pozici. Pokračuj v tahu a zvol správně.
    .not = To teď nejde.
    .missed = Tentokrát vyhrála druhá strana. To se stane i nejlepším: zkus to znovu!


## Siegestorm o samotě proti bossovi. Jména karet pocházejí z karet samotných: { $card-id }.

lesson-solo = Sólo proti bossovi
    .about = Nemáš s kým hrát? Byloss, král zloblinů, má čas vždycky. Nauč se, jak boss přemýšlí a jak ho držet zpátky.
    .end = Teď víš, jak boss přemýšlí: zahraje všechno, co smí, nejdražší napřed, a nikdy neblafuje. Drž jeho úroveň hrozby nízko a před sebou obránce. Byloss čeká!

lesson-solo-life = Boss má životy
    .do = Balíček bosse není jeho život: ten je číslem na jeho desce. Bylossovi zbývá 8 životů. { $archon-of-returning-dawn } stojí na konci tvé armády: zvol úder. Bossův obránce { $goblin-tank } od něj jako vždy odečte své OČ: 7 − 3 = 4.
    .why = 4 poškození z útoku a 4 z akce: 0 životů a boss je poražen. Vyhraješ i tehdy, když má boss táhnout a nemá už odkud. Ty prohraješ jako v každé hře: když ti dojdou karty.
    .hint = Vyber kartu { $archon-of-returning-dawn } a potom bosse.
    .not = Teď zvol úder.
    .support = S ÚČ 7, a když má boss tak blízko ke konci? Zvol úder!
    .hold = Už není co držet: zvol úder a boss je poražen.

lesson-solo-turn = Bossův tah
    .do = Teď sleduj, jak boss hraje. Jeho úroveň hrozby je 2 a za své karty nic neplatí. Ukonči tah a podívej se, co udělal.
    .why = Boss táhl tři karty a zahrál každou, jejíž cena není vyšší než úroveň hrozby, nejdražší napřed. { $goblin-cutpurse } přišel do oblasti nasazování. Na kartu { $goblin-killer } už nezbylo místo, a tak se z ní stal gang: žeton s +1 ÚČ pro každou bossovu nestvůru. { $chained-ogre } stojí 6, zůstal v ruce a půjde do posil.
    .hint = Stiskni „Ukončit tah“.
    .not = Nic jiného tu dělat nejde: ukonči tah.

lesson-solo-menace = Hrozba místo záloh
    .do = Boss nemá zálohy. Kde o nich tvoje karta mluví, čti „úroveň hrozby“. { $purge-doctor } způsobí 2 poškození za každou protivníkovu zálohu a Byloss je na úrovni 5+. Zahraj tuto kartu jako akci!
    .why = 2 × 5 = 10 poškození. Na úrovni 5+ smí boss hrát každou kartu bez ohledu na cenu; ale čím je hrozivější, tím tvrději ho takové karty zasáhnou.
    .hint = Vyber v ruce kartu { $purge-doctor }, zahraj ji jako akci a zaplať 2 zálohami.
    .not = Tady jde o úroveň hrozby: zahraj kartu { $purge-doctor } jako akci.
    .lancer = 2 poškození jsou pěkná, ale { $purge-doctor } jich teď způsobí deset.
    .end = Ještě ne: úroveň 5+ by byla škoda nevyužít. Zahraj kartu { $purge-doctor } jako akci.

lesson-solo-lower = Drž ho zpátky
    .do = Byloss si právě chystá kartu { $goblin-fusebiter } (cena 3) a jeho úroveň hrozby je 3. Schopnost karty { $assassin } ničí zálohu, a tím úroveň hrozby o 1 sníží. Použij ji, zaplať 1 a potom ukonči tah.
    .why = Na úrovni 2 nemohl kartu { $goblin-fusebiter } zahrát a přišli jen dva slabí nepřátelé. Každá úroveň méně znamená kartu, které se nemusíš bát.
    .hint = Vyber ve své armádě kartu { $assassin } a zaplať zálohou. Potom stiskni „Ukončit tah“.
    .not = Použij schopnost karty { $assassin } a potom ukonči tah.
    .missed = S úrovní hrozby 3 přišla do hry karta { $goblin-fusebiter }. Nejdřív úroveň sniž schopností karty { $assassin }.

lesson-solo-storm = Jeho nestvůry vždycky udeří
    .do = Bossova nestvůra, která opustí třetí pozici, vždycky udeří. { $goblin-killer } zaútočí s ÚČ 4 a ty máš jen 3 karty. Nasaď obránce, který útok zastaví, a ukonči tah.
    .why = 4 − 5: žádné poškození. Podívej se ale na úroveň hrozby. Stoupne pokaždé, když Bylossova nestvůra udeří, a ještě jednou, když jsou všechny karty, které táhl, příliš drahé. Čas hraje pro bosse.
    .hint = Porovnej OČ vpravo dole s ÚČ 4. Zaplatit můžou tvoje tři zálohy.
    .not = Tady jde o obránce: nasaď nestvůru a ukonči tah.
    .action = Akce tě teď neochrání. Nasaď nestvůru s vysokým OČ.
    .missed = Úder prošel. Porovnej OČ svých nestvůr s ÚČ 4 a zkus to znovu.

lesson-solo-bait = Návnada
    .do = { $goblin-killer } brzy udeří s ÚČ 5, obránce nemáš a z tvých 6 karet by jich 5 bylo pryč. Boss je ale chamtivý: může-li úderem zničit tvou kartu na bojišti, zaútočí na ni, a ne na tebe. Ať { $psalm-singer } drží pozici; potom ukonči tah.
    .why = Celou ránu schytala { $psalm-singer } a tvůj balíček je netknutý. Z více karet, které může zničit, si boss vybere nejdražší; nemůže-li zničit žádnou, udeří na tvoje zdroje.
    .hint = Vyber kartu { $psalm-singer } a potom svou frontu nebo zemi nikoho. Potom stiskni „Ukončit tah“.
    .not = Ať { $psalm-singer } drží pozici; potom ukonči tah.
    .support = V záloze by byla v bezpečí, ale rána by zasáhla tebe. Ať drží pozici.
    .storm = S ÚČ 0 žádné poškození nezpůsobí. Ať raději drží pozici.
    .missed = Rána zasáhla tvoje zdroje. Karta na bojišti by ji přilákala na sebe.

lesson-solo-negate = Jediná reakce
    .do = Boss na tebe nikdy nereaguje. V jeho tahu máš i ty jen jeden druh reakce: zrušení. Byloss hraje kartu { $horn-of-the-horde }, která dá každé jeho nestvůře dva žetony gangu. Odpověz kartou { $hermit-of-still-bells }!
    .why = Roh zmlkl a { $goblin-tank } má dál ÚČ 0. Takové karty si šetři na ránu, která by rozhodla hru: v bossově tahu nic jiného nepomůže.
    .hint = Vyber v ruce kartu { $hermit-of-still-bells }, zahraj ji jako akci a zaplať 1.
    .not = Zruš akci kartou { $hermit-of-still-bells }.
    .pass = Pak dostane každá jeho nestvůra dva žetony. Odpověď držíš v ruce!

lesson-solo-win = Poraz krále zloblinů
    .do = Dál už bez pomoci: Byloss má 14 životů a úroveň hrozby 4. Poraz ho, jakkoli chceš.
    .why = Byloss je poražen! Sleduj jeho životy, úroveň hrozby a třetí pozici jeho armády: víc o bossovi vědět nepotřebuješ.
    .hint = { $archon-of-returning-dawn } stojí na třetí pozici a { $purge-doctor } počítá úroveň hrozby. Dohromady to stačí.
    .not = To teď nejde.
    .missed = Tentokrát vyhrál král zloblinů. Na další pokus je vždycky připraven!
