# Hlavolamy.

puzzles-lead = Pozice, ve kterých vede k cíli jediná cesta. Každou vyřešilo úplné prohledání, takže řešení vždy existuje.
puzzles-daily = Hlavolam dne
puzzles-name = Hlavolam { $n }
puzzles-try = Zkusit
puzzles-solved = Vyřešeno
puzzles-count = Vyřešeno { $done } z { $n }
puzzles-grade-1 = Lehké
puzzles-grade-2 = Záludné
puzzles-grade-3 = Těžké
puzzles-ask-win = Vyhraj v tomto tahu
puzzles-ask-clear = Poraz hordu na { $spaces } jedinou věží
puzzles-ask-clear-more = Poraz hordy na { $spaces } jedinou věží
puzzles-how-siegestorm = Musíš vyhrát dřív, než skončí tvůj tah, ať soupeř odpoví jakkoli. Nepotřebuješ k tomu líznout žádnou kartu a začít se dá jen jedním správným způsobem.
puzzles-how-rift = Zahraj jednu věž a polož její dílky a vojáky tak, aby tam byl zakrytý každý nepřítel. Dokáže to jediná věž na jediném stavebním místě.
puzzles-task = Zadání
puzzles-to-task = Přejít k zadání
puzzles-all = Všechny hlavolamy
puzzles-again = { learn-again }
puzzles-hint = { learn-hint }
puzzles-hint-text = Podívej se, co se rozsvítilo.
puzzles-show = Ukázat krok
puzzles-next = Další hlavolam
puzzles-not-that-way = Tudy ne: odsud už to nejde. Zkus to znovu!
puzzles-found = Vyřešeno! Tohle je ta jediná cesta.
puzzles-that-was-it = To bylo řešení.
