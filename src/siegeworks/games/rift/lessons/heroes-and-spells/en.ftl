# Heroes and spells of Rift in Time. Names of abilities and spells come from their tiles: { $fire-rain }.

lesson = Heroes and spells
    .about = Your hero can strike, hold a whole horde, protect himself and rest. Spells work once a game, but anywhere. Try it all.
    .end = Now you know what heroes and spells can do. Spells come into play from the fourth scenario on; your hero fights from the first. Off you go!

attack = Melee
    .do = Malik stands on this horde, and his base already covers one goblin. Activate him and use his basic attack: a tile of 2×2 squares on the horde he stands on. Cover the other three, then end his activation.
    .why = Base and tile together cover the whole horde. A hero may move and perform one action in each round, in either order. If he moved away now, his base would no longer cover anything.
    .hint = Choose the hero, then the basic attack. The facing does not matter here. Lay the tile onto the three goblins, then end the activation.
    .not = Activate Malik and attack.
    .move = Stay! If he moves away, his base uncovers the goblin again.
    .rest = He is in full health. Attack!
    .missed = Not all goblins are covered. His base holds one, the tile must take the other three: try again.

hold = A living wall
    .do = Six goblins are about to get through: more than the kingdom can bear. You cannot finish them this round, but you can hold them. Lead Malik onto the horde, end his activation, then say that you are done.
    .why = A horde with a hero on it does not move. It costs him 1 wound each time, and unlike a soldier he stays. Against haste he holds both attempts, for 2 wounds.
    .hint = Choose the hero, then the horde at the gate; put his base anywhere. End the activation, then press “Done”.
    .not = Lead Malik onto the horde.
    .move = Not there: only on the horde itself can he hold it.
    .rest = No time for that: the horde is at the gate!
    .missed = Nobody stood in the way, and the kingdom fell. Lead Malik onto the horde before you say that you are done.

ability = Special ability
    .do = Malik holds the horde, but he is worn out: 2 health left. Use his special ability { $hands-off }: it protects him until the end of the round. Attack besides if you like, then end his activation and the round.
    .why = A protected hero takes no wounds at all, and the horde still did not move. A used ability is turned face down and is gone until he rests.
    .hint = Choose the hero, then { $hands-off }. Attack or not, end the activation, then press “Done”.
    .not = Use the special ability { $hands-off }.
    .move = If he leaves, the horde gets through. Stay and use { $hands-off }.
    .rest = A rest would heal him, but the horde would wound him at once. First { $hands-off }.
    .missed = The horde has wounded him. Use { $hands-off } before you say that you are done.

rest = A rest
    .do = The danger is past, and Malik has 1 health left. Let him rest: it takes his action, but he may still move. Then end his activation.
    .why = Full health, and { $hands-off } lies face up again. A good rest in a quiet round is often worth more than a blow. A hero without health is out for a whole round.
    .hint = Choose the hero, then “Rest”, then end the activation.
    .not = Let Malik rest.
    .missed = He has not rested and still has 1 health. Try again: rest first.

spell = A spell
    .do = This horde is far away, and you have no tower. But you have a spell: { $fire-rain } lays a tile of two squares and one of a single square on any one horde, anywhere. Cover the three goblins.
    .why = A spell needs no tower, no hero and no reach; you may even turn its tiles freely. But it is gone for this game, so keep it for the right moment. Most spells do nothing to portals.
    .hint = Cast { $fire-rain }, lay the long tile onto two goblins one above the other, then the small one onto the third.
    .not = Cast { $fire-rain }.
    .hero = He would not get there. Cast { $fire-rain }.
    .done = The spell lies ready, and the goblins too. Cast { $fire-rain }.
    .missed = A goblin is still uncovered. Two squares and one more: they fit exactly. Try again.

both = Now hold both
    .do = Two hordes stand at the gate, your hero has already acted, and the kingdom has 3 health. A horde that is blocked by another jumps over it, out of the map! You have { $reinforcements }: two soldiers on any hordes. Save the kingdom, then say that you are done.
    .why = One soldier on each horde, and nobody moved. With both soldiers on the first, the second would have jumped over it. You have won a round: use it well.
    .hint = Cast { $reinforcements } and put one soldier on each of the two hordes. Then press “Done”.
    .not = That is not possible now.
    .missed = One of the hordes got through. Both have to be held, and you have two soldiers: try again.
