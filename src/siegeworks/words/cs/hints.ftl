# Nápovědy u stolu: kdo je povoluje, jejich stupně a co říká pošťouchnutí.

hint = Nápověda
hint-nudge = Pošťouchnutí
hint-candidates = Kandidáti
hint-move = Tah
hint-thinking = Přemýšlím…
hint-play-it = Zahrát
hint-show = Ukázat na desce
hint-to-win = na výhru
hint-alike = zhruba stejně dobré
hint-plan = Plán krok za krokem
hint-stale = Hra pokročila: tato nápověda už neplatí.
hint-taken = { $name } si bere nápovědu.
hint-taken-n = Nápověd celkem: { $n }
hint-missing = Nápovědy zatím nepovolili: { $names }
hint-missing-text = Musí je povolit všichni, kdo tu hrají.
hint-ask = Zeptat se
hint-asking = Čeká se na svolení: { $names }
hint-asked = { $name } chce, aby u tohoto stolu byly povoleny nápovědy: i pro tebe, a jen dokud to někdo nevezme zpět. Když si někdo nějakou vezme, všichni to vidí. Souhlasíš?
hint-open = Nápovědy jsou tu teď povoleny.
hint-closed = Nápovědy tu už povoleny nejsou.
hint-allow = Nápovědy u tohoto stolu
hint-allow-yes = Povoluji je
hint-allow-no = Nepovoluji je
hint-allow-text = Nápovědu si lze vzít, jen dokud ji povolují všichni, kdo tu hrají. Když si ji někdo vezme, všichni to vidí.
hint-allows = nápovědy povoluje
hint-allows-not = nápovědy nepovoluje
hint-through = Co projde?
hint-tower = Na které věži záleží nejvíc?
hint-clear = Lze tuto hordu porazit?
hint-clear-at = Lze ji porazit?
key-hint = nápověda; znovu pro další stupeň
help-hints-title = Nápovědy
help-hints = Nevíš, jak dál? Lampa vedle otázky napovídá po stupních: pošťouchnutí, kandidáti, tah. Hrají-li u stolu další lidé, musí to povolit všichni, v nabídce nebo na dotaz; všichni vidí, že si někdo vzal nápovědu, nikdo však nevidí, co říkala.

refusal-no-hints = Nápovědy nepovolili: { $players }
refusal-hint-failed = Nápověda se včas nenašla.

hint-only = Tady je jen jedna možná odpověď.
hint-close = Dvě odpovědi jsou zhruba stejně dobré: vyber si, která se ti líbí.
hint-waiting = Kdyby vše zůstalo, jak je, klesla by tvá šance na výhru asi o { $n } p. b.
hint-other = Mysli na příští tah: která odpověď ti nechá nejvíc možností?
