## Podpowiedzi: pytania o sytuację

advice-clear-yes = { $means ->
        [towers] tak, { $horde_acc } { $horde_at } można w tej rundzie pokonać samymi wieżami.
        [heroes] tak, { $horde_acc } { $horde_at } można w tej rundzie pokonać z pomocą bohaterów.
        [abilities] tak, { $horde_acc } { $horde_at } można w tej rundzie pokonać, ale tylko ze specjalną zdolnością.
       *[spells] tak, { $horde_acc } { $horde_at } można w tej rundzie pokonać, ale tylko z zaklęciem lub z ławką.
    }
advice-clear-no = nie, { $horde_gen } { $horde_at } nie da się w tej rundzie pokonać; { $n ->
        [one] w najlepszym razie odkryte zostanie jedno pole.
        [few] w najlepszym razie odkryte zostaną { $n } pola.
       *[many] w najlepszym razie odkrytych zostanie { $n } pól.
    }
advice-clear-unknown = nie znaleziono sposobu, by { $horde_acc } { $horde_at } w tej rundzie pokonać, ale nie sprawdzono wszystkiego.
advice-tower-none = żadna wieża na ręce niczego teraz nie zmieni.
advice-tower-nudge = spójrz na wieże na ręce ({ $seat }): jedna z nich znaczy więcej niż wszystkie inne.
advice-tower-most = czego w tej rundzie by brakowało, w zdrowiu królestwa:
advice-tower = { $tower } ({ $seat }): { $loss }
advice-through-none = w tej rundzie nic nie musi się przedrzeć.
advice-through-some = { $n ->
        [one] jedna horda pewnie się przedrze i będzie kosztować { $cost } pkt. zdrowia.
        [few] { $n } hordy pewnie się przedrą i będą kosztować { $cost } pkt. zdrowia.
       *[many] { $n } hord pewnie się przedrze i będzie kosztować { $cost } pkt. zdrowia.
    }
advice-through-lost = uwaga: jeśli nikt nie ma lepszego pomysłu, gra jest w tej rundzie przegrana.
advice-through = { $horde } { $horde_at } się przedziera: { $cost } pkt. zdrowia
advice-near = { $horde } { $horde_at } stanie potem przed wyjściem.
advice-think-of = pomyśl o: { $what }.
advice-plan = cały plan:
advice-step = { $seat }: { $label } [{ $text }]

nudge-tower = Spójrz na swoje wieże: jedną z nich warto teraz zagrać.
nudge-hand-on = Jedna z twoich wież jest więcej warta w innych rękach albo po ulepszeniu.
nudge-hero = Twój bohater może teraz coś zmienić.
nudge-bench = Bohater z ławki może teraz coś zmienić.
nudge-spell = Warto teraz rzucić zaklęcie.
nudge-done = Co warto było zrobić, jest zrobione: możesz zakończyć.
nudge-buy = Coś w zasobach jest warte swoich kryształów.
nudge-lay = Spójrz na kratkę, której nikt inny nie zakryje.
nudge-base = Niech podstawka stanie tam, gdzie zakryje to, czego nie zakryją wieże.
nudge-face = Porównaj hordy, które trafiłby każdy kierunek.
nudge-move = Porównaj pola: gdzie bohater będzie teraz potrzebny?
nudge-strike = Atak jest tu więcej wart niż cokolwiek innego.
nudge-ability = Specjalna zdolność jest teraz tego warta.
nudge-rest = Bohater potrzebuje odpoczynku.
nudge-set-up = Kwestia gustu: weź to, co pasuje do reszty.
nudge-other = Pomyśl o hordzie, która jest najbliżej wyjścia.
