## Otázky

prompt-take-hero = { $player }: zvol svého hrdinu.
prompt-take-ability = { $figure }: zvol zvláštní schopnost.
prompt-fill-bench = Kdo usedne na tvou střídačku?
prompt-take-spells = Zvolte kouzla pro tuto hru.
prompt-ban-colour = Na které barvě v tomto kole nebudeš stavět?
prompt-act = Hraj věže, předávej je, aktivuj hrdinu, sesílej kouzla, nebo skonči.
    .ready = Máš hotovo a čekáš na ostatní.
prompt-hero = { $figure }: pohyb a akce, v libovolném pořadí.
    .acted = { $figure } má akci za sebou, zbývá pohyb.
    .moved = { $figure } má pohyb za sebou, zbývá akce.
prompt-further-action = { $figure }: provést další akci?
prompt-attack = { $tower }: který útok první?
prompt-face = { $source }: kterým směrem?
prompt-place = { $source }: umísti { $pieces } ({ $type } útok).
prompt-base = { $figure }: kam s podstavcem? Zvol jeho levé horní políčko.
prompt-move = { $figure }: pohyb kam?
prompt-walk = { $figure }: krok za krokem, kam?
prompt-enter = { $figure } přichází do hry: na které pole?
prompt-transport = { $source }: kam se přesune { $figure }?
prompt-displace = { $figure } musí uhnout: kam?
prompt-choose-hero = { $source }: zvol hrdinu.
prompt-choose-horde = { $source }: zvol jednu z právě napadených hord.
prompt-turn-up = { $figure }: kterou zvláštní schopnost otočit lícem nahoru?
prompt-granted-attack = { $figure }: provést základní útok?
prompt-copy = { $figure }: kterou zvláštní schopnost provést?
prompt-return-beast = Postavit kočku na pole, kde stojí { $figure }?
prompt-pass = { $source }: kterou věž předáš a komu?
prompt-share = Kdo si vezme věž { $tower } z bílého stavebního místa?
prompt-buy = { $crystals ->
        [one] K utracení { $crystals } krystal: kup věže, nebo skonči.
        [few] K utracení { $crystals } krystaly: kup věže, nebo skonči.
       *[other] K utracení { $crystals } krystalů: kup věže, nebo skonči.
    }
    .ready = Máš nakoupeno.
prompt-open-portal = { $boss }: která horda se stane portálem?
    .storm = { $storm }: která horda se stane portálem?
prompt-raze = { $boss }: která věž padne?


## Odpovědi

option-take = hrát za: { $hero_full }
option-ability = { $ability }
option-bench = { $hero_full }
    .act = povolat ze střídačky: { $hero_full }
option-spell = { $spell }
option-ban = { $colour }
option-play = hrát věž { $tower } na { $space }, natočení { $turn }
option-pass = { $how ->
        [upgraded] předat { $to_to } věž { $tower } jako { $new }
        [alone] vylepšit věž { $tower } na { $new_acc }
       *[plain] předat { $to_to } věž { $tower }
    }
option-hero = aktivovat hrdinu ({ $hero })
    .chosen = { $hero_full }
option-beast = aktivovat kočku
option-cast = seslat kouzlo { $spell }
option-done = hotovo
    .hero = ukončit aktivaci
    .buy = nic dalšího nekoupit
    .fill-bench = nikdo další
    .take-spells = žádné další kouzlo
option-resume = přece jen pokračovat
option-attack = základní útok
    .number = útok { $n }: { $text }
option-rest = { term-rest }
option-move = jít na { $space } { $there }
option-step = krok na { $space } { $there }
option-stop = zůstat stát
option-base = podstavec na { $squares }
option-face = natočení { $turn }
option-tile = dílek na { $space } { $there }: { $squares }
option-soldier = voják na { $space } { $there }: { $squares }
option-relocate = přesunout vojáka z { $source } ({ $from }) na { $space } ({ $squares })
option-skip = nechat být
    .place = už nic neumístit
    .face = neútočit
    .move = zůstat na místě
    .transport = nikam nepřesouvat
    .choose-hero = nikoho
    .granted-attack = neútočit
    .further-action = žádná další akce
option-horde = horda na { $space } { $there }
option-turn-up = { option-ability }
option-give = věž { $tower } si bere { $to }
option-buy = koupit věž { $tower } pro { $to_of } ({ $price })
option-portal = dílek portálu na { $space } { $there }: { $squares }
option-raze = { $tower } na { $space }


## Odmítnutí

reason-not-this-phase = Tohle patří do jiné fáze kola.
reason-action-not-complete = Nejdřív je třeba dokončit rozehranou akci.
reason-banned-before = Stejnou barvu nelze zvolit ve dvou kolech po sobě.
reason-bound-tiles = { $clause ->
        [RT-26-16] Každý z těchto dílků se musí dotýkat některého už umístěného.
        [RT-33-7] Každý z těchto dílků se musí dotýkat jiné strany podstavce.
        [RT-35-7] Tyto dílky patří na různé hordy.
       *[other] Na každou hordu patří jen jeden z těchto dílků.
    }
reason-cannot-build-there = { $clause ->
        [RT-25-5] Na této barvě se v tomto kole nedá stavět.
        [RT-8-12] Toto stavební místo patří jinému hráči.
        [RT-8-11] Na tomto stavebním místě stojí hrdina.
        [RT-8-16] Na tomto stavebním místě už jsou dvě věže.
       *[other] Dvě věže stojí na jednom místě jen tehdy, je-li aspoň jedna z nich věž s vojáky.
    }
reason-cannot-buy = { $clause ->
        [RT-1-14] Železná zkouška tu nákup věží zakazuje.
        [RT-23-5] Věže úrovně 3 a 4 se nedají koupit.
        [RT-R49] Tato věž není v zásobě, nebo je na tento scénář příliš vysoká.
       *[other] Na to nemáte dost krystalů.
    }
reason-cannot-copy = Tuto zvláštní schopnost zopakovat nejde.
reason-cannot-end-there = { $clause ->
        [RT-R55] Leží tam karta krajiny.
        [RT-16-5] Stojí tam věž.
        [RT-13-13] Na portálu hrdina pohyb ukončit nesmí.
        [RT-17-9] Na bossovi hrdina pohyb ukončit nesmí.
       *[other] Na kartě hordy není místo pro podstavec.
    }
reason-cannot-pass = { $clause ->
        [RT-14-2] Věž se předává o úroveň vyšší, a ne jako tato.
       *[other] Věž se předává jinému hráči.
    }
reason-cannot-strike-boss = { $clause ->
        [RT-29-5] Toto kouzlo na bosse nepůsobí.
       *[other] V tomto scénáři hrdinové na bosse útočit nemohou.
    }
reason-cannot-strike-portal = { $clause ->
        [RT-13-15] Toto kouzlo na portál nepůsobí.
       *[other] Hrdinové na portály útočit nemohou.
    }
reason-covered-square = Toto políčko už je překryté.
reason-deadly = Smrtící nepřátele překrývají jen dílky.
reason-declared-done = Konec fáze už je ohlášený. Nejdřív se vrať do hry.
reason-empty-square = Voják musí stát na nepříteli.
reason-face-down = Tato zvláštní schopnost je použitá a leží lícem dolů.
reason-hero-card-used = { $clause ->
        [RT-R67] Tvůj hrdina je poražen.
        [RT-15-5] Tvůj hrdina právě ožil a v tomto kole nic nedělá.
       *[other] Tvůj hrdina už byl v tomto kole aktivován.
    }
reason-hero-not-free = { $clause ->
        [RT-R124] Tento hrdina je tu bossem.
       *[other] Tohoto hrdinu už někdo hraje.
    }
reason-iron-rule = Železná zkouška to tu zakazuje.
reason-linked-tiles = Dílky spojené znaménkem + patří na jednu a tutéž hordu.
reason-must-attack = { $clause ->
        [RT-26-6] Co kouzlo může umístit, to se umístit musí.
        [RT-R61] Co se vejde z toho, čím hrdina útočí, to se umístit musí.
       *[other] Útok, který má platný cíl, nelze odmítnout.
    }
reason-must-open-portal = Dokud se dílek portálu někam vejde, musí se položit.
reason-no-beast = Kočka není na mapě, nebo už v tomto kole aktivována byla.
reason-no-building-site = Tam žádné stavební místo není.
reason-no-horde-there = Tam žádná horda není.
reason-no-place-for-portal = { $clause ->
        [RT-29-11] Tato horda už je portál.
        [RT-29-12] Na této hordě stojí hrdina.
       *[other] Dílek portálu se tam nevejde, nebo by hordu porazil.
    }
reason-no-room-for-base = Podstavec překrývá 2×2 volná políčka bez smrtícího nepřítele.
reason-no-shelter = Uhnout lze jen na sousední volné pole cesty nebo na stavební místo bez věže.
reason-no-soldier-due = Tento útok už žádného vojáka nestaví.
reason-no-soldiers-left = Všichni vojáci už stojí na kartách hord.
reason-no-such-ability = Tuto zvláštní schopnost hrdina na desce nemá.
reason-no-such-spell = Toto kouzlo nemáte.
reason-no-such-tile = Takový dílek útoku nezbývá.
reason-no-turning = Tento dílek se nesmí otočit.
reason-no-upgrade = Tuto věž teď nelze vylepšit a v sólové hře ji není komu předat.
reason-no-way-on = Odtud tam cesta nevede.
reason-not-in-hand = { $clause ->
        [RT-14-8] Předaná věž přijde do ruky až na konci kola.
        [RT-14-9] Věž na stavebním místě předat nelze.
       *[other] Tuto věž nemáš v ruce.
    }
reason-not-on-bench = { $clause ->
        [RT-R104] Ze střídačky přichází jen jeden hrdina za kolo.
       *[other] Tento hrdina na tvé střídačce není.
    }
reason-nothing-in-reach = Odtud není co zasáhnout.
reason-off-the-card = Toto políčko na kartě není.
reason-off-the-map = Takové pole na mapě není.
reason-on-a-hero = Dílek nesmí ležet na hrdinovi.
reason-on-a-soldier = Dílek nesmí ležet na vojákovi.
reason-on-a-tile = Dílek nesmí ležet na jiném dílku.
reason-one-action = { $clause ->
        [RT-18-24] Kdo odpočívá, už v tomto kole nic jiného nedělá.
       *[other] Při aktivaci provede hrdina jen jednu akci.
    }
reason-one-movement = { $clause ->
        [RT-16-7] Po akci provedené během pohybu se už hrdina dál nepohne.
       *[other] Při aktivaci se hrdina pohne jen jednou.
    }
reason-other-horde = Tento útok zasáhne jen jednu určitou hordu.
reason-out-of-reach = { $clause ->
        [RT-30-7] Horda na poli hrdiny není sousední horda.
        [RT-18-8] Střelecký útok nezasáhne hordu, na které hrdina stojí.
       *[other] Tato horda je mimo dosah.
    }
reason-portal-too-high = Na tento portál má věž příliš nízkou úroveň.
reason-portal-surges = V této bouři portál vyžaduje věž o úroveň vyšší.
reason-red-square = { $clause ->
        [RT-13-2] Políčko s číslem portálu zůstává nepřekryté.
       *[other] Červená políčka překrýt nelze.
    }
reason-resistant = Tento nepřítel je vůči takovému útoku odolný.
reason-soldiers-left = Dokud jsou v zásobě vojáci, z jiných karet se nepřesouvají.
reason-spell-too-strong = { $clause ->
        [RT-26-2] Toto kouzlo už je zvolené.
       *[other] Toto kouzlo má na tento scénář příliš mnoho symbolů síly.
    }
reason-storm-forbids = Portálová bouře to v tomto kole zakazuje.
reason-too-far = { $clause ->
        [RT-16-8] Na mapu hrdina vstupuje na pole cesty u východu.
       *[other] To je příliš daleko.
    }
reason-too-near-exit = Bouře roztrhne jen hordu, která má před sebou ještě aspoň čtyři pole.


## Chyby v zadání hry

fault-unreadable-hero = Ke hře se hlásí jeden hrdina a jeho zvláštní schopnosti, jménem.
fault-hero-taken = Dva hráči nemohou hrát za téhož hrdinu.
fault-some-heroes = Hrdinu si přinesou buď všichni, nebo nikdo.
fault-no-hero = Za takového hrdinu se hrát nedá.
fault-hero-is-boss = Tento hrdina je bossem scénáře.
fault-iron-rule = Železná zkouška tu zvláštní schopnosti nedovoluje.
fault-wrong-ability = Zvláštní schopnosti musí být různé a patřit hrdinovi.
fault-too-many-abilities = Na desku hrdiny se vejdou dvě zvláštní schopnosti.
