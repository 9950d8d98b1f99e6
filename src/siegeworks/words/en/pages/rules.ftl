# The rules reference.

rules-title = The rules
rules-lead = Both games in our own words, clause by clause. Every clause can be linked to; below many of them are cases from the casebook: small situations that the program itself plays, { $n } in all.
rules-search = Search
rules-search-hint = a word, or a clause such as SS-7.3
rules-ways = Ways into the rules
rules-contents = Contents
rules-glossary = Glossary
rules-glossary-lead = The terms of both games: what they mean, the clauses to read first, and what other languages call them.
rules-kind-rules = { nav-rules }
rules-kind-rulings = Rulings: where the books are silent
rules-kind-more = Further
rules-found-title = Found for “{ $query }”
rules-within = Where to search
rules-both = Both games
rules-nothing = Nothing holds all these words. Try fewer or shorter words; case and accents do not matter.
rules-clauses-found = Clauses: { $n }
rules-first = The first { $n } are shown.
rules-see-also = See also
rules-cases = Cases: { $n }

case-title = Case
case-rules = What it shows
case-before = The position
case-try = Try it in the position editor
case-play = What happens
case-after = Afterwards
case-holds = holds
case-offered = possible
case-refused = refused
case-legal = legal
case-setup = What is brought
case-check = No play can show this; the program checks it by itself:

board-committed = committed
board-map = The map as it stands

example-advance = The War Track advances
example-advance-text = Every creature moves one space forward, and the one that leaves the track gets an order at once. Here it holds ground on the Frontline.
example-storm = A creature storms
example-storm-text = The Defender’s DEF is taken off the attacker’s ATT; what is left is damage to the opponent. Then the Action is carried out, and the creature goes to Casualties.
example-paying = Paying with cards and Supporters
example-paying-text = A cost of 3 is paid by one committed Supporter and two discarded cards.
example-chain = The chain of command
example-chain-text = The reaction was played last and is carried out first: two cards are lost before the action draws one.
example-tile = A tile on a horde
example-tile-text = The tile lies as the tower’s card is turned, wholly on the grid of one horde. It may lie on empty squares, but on no other tile.
example-reach = What towers reach
example-reach-text = Archers and Wizard, with their cards turned up, right, down and left: the arrow at the tower shows the upper edge of the card. The space in the middle is the tower’s own.
example-engage = A hero engages a horde
example-engage-text = The base covers 2×2 squares and the enemies there. As long as the hero stands there, the horde does not move.
example-jump = Hordes move and jump
example-jump-text = A soldier keeps the front horde where it is and goes back to the supply. The horde behind it jumps over it.
example-displaced = A hero makes way
example-displaced-text = A horde moves onto the hero’s space. The hero goes to an adjacent free space and is not wounded.
