## A first game of Rift in Time. Names of towers come from their cards: { $tower-id }.

lesson-first-game = First game
    .about = Hordes march on the kingdom, and you stop them together. Build towers, place their shapes, call your hero and close a portal.
    .end = That is Rift in Time: cover, hold, upgrade, and close the portals. Your partner is waiting. Time for a real game!

lesson-first-game-tower = Build a tower
    .do = A horde has reached the last space of the path. Play { $shooters } on one of your building sites beside it, turned so that its arrow points at the horde. Then place its damage tile so that it covers the goblin.
    .why = A tower attacks as soon as it is played. A horde is beaten when every enemy on its card is covered; empty squares do not matter.
    .hint = Choose the tower, the site below the horde, and the turn with the arrow pointing up. Then move the tile onto the goblin.
    .not = Let us build first: play { $shooters }.
    .far = From there the arrow does not reach the horde. Choose a site right beside it.
    .turned = Turned like this the arrow points past the horde. Turn the tower until it points at the horde.
    .pass = Passing comes later. Play the tower yourself.
    .hero = Your hero will have his turn. Build a tower first.
    .done = The goblin would walk straight into the kingdom. Build a tower first.
    .missed = The tile has missed the goblin. It must lie on the goblin's square: try again.

lesson-first-game-fit = The shape must fit
    .do = { $apprentice } places a corner of three squares. Tiles may not be turned by themselves: the way you turn the tower turns its tile too. Find the turn in which the corner fits the three goblins.
    .why = All three at one blow! The whole tile must lie on the card and may not overlap others, so choose site and turn with the shape in mind.
    .hint = The site to the right of the horde, turned to the left. Then lay the corner exactly onto the goblins.
    .not = Play { $apprentice } and make the corner fit.
    .turned = From there, turned like this, the tower does not reach the horde.
    .pass = You need this tower now. Play it.
    .hero = The hero can rest. This is a job for { $apprentice }.
    .done = Three goblins are still uncovered. Play { $apprentice } first.
    .missed = One goblin is still uncovered. Try another turn of the tower, and see how the corner turns with it.

lesson-first-game-reach = Near and far
    .do = This horde is farther away. { $shooters } has two arrows one behind the other, so it shoots two spaces in a straight line. Find a site from which it reaches the horde.
    .why = Two spaces away, and nothing in between gets in the way of a shot. Archers reach far, mages hit large, artillery throws several tiles, soldier towers send soldiers.
    .hint = The site two spaces below the horde, with the arrow pointing up. The one two spaces to the right works too.
    .not = Play { $shooters } so that it reaches the horde.
    .turned = From there, turned like this, the shot does not reach the horde. Count two spaces in a straight line.
    .pass = You need this tower now. Play it.
    .hero = The hero stays where he is. Let the tower shoot.
    .done = Not yet: a goblin is still uncovered.
    .missed = The tile has missed the goblin. It must lie on the goblin's square: try again.

lesson-first-game-round = The round ends
    .do = The goblin in front is covered, and your partner is done. Say that you are done too, and watch what happens: covered hordes are defeated, all others march on.
    .why = The covered horde is gone and has brought 2 crystals. The other one moved one space, and its tiles stay on it. Your towers came back to your hand: each round you build anew.
    .hint = Press “Done”.
    .not = Just say that you are done.
    .play = You could, but { $militia } reaches no horde from here. Say that you are done.
    .pass = Passing comes later. Say that you are done.
    .hero = The hero is not needed here. Say that you are done.

lesson-first-game-buy = Spend crystals
    .do = At the end of each round crystals buy new towers: 2 for level 1, 3 for level 2. Buy a tower of level 1 for yourself, whichever you like.
    .why = It goes straight to your hand and can be played in the new round. Crystals belong to all of you together, so decide together who gets what.
    .hint = Choose a tower in the supply and take it yourself.
    .not = Buy a tower for yourself.
    .done = Crystals can be saved, but two of them are worth a tower right now. Buy one.
    .partner = How generous! This time keep the tower yourself.

lesson-first-game-leave = What gets through
    .do = Not every horde can be stopped. This one stands on the last space, two of its four goblins are covered, and you have no tower left. Say that you are done, and see what it costs.
    .why = Every uncovered enemy that gets through costs the kingdom 1 health: from 6 to 4. Covered ones cost nothing, so even half a horde is worth covering. With no health left the kingdom falls.
    .hint = Press “Done”.
    .not = There is nothing else to do: say that you are done.
    .hero = He could throw himself in the way, but this time we want to see what it costs. Say that you are done.

lesson-first-game-soldier = Hold the line
    .do = Four goblins are about to get through, and the kingdom has only 3 health. One soldier is enough to hold a whole horde. Play { $militia } beside it, put the soldier on any goblin, then say that you are done.
    .why = The horde did not move. The soldier was wounded by it and is gone, but you have won a whole round. The goblins still stand at the gate, so now finish them.
    .hint = The site below the horde with the arrow pointing up, then any goblin, then “Done”.
    .not = Play { $militia } so that its soldier can step onto the horde.
    .turned = From there, turned like this, the soldier does not reach the horde.
    .pass = You need the soldiers right here. Play { $militia }.
    .hero = He could hold it too, but let us try the soldiers.
    .missed = Nobody held the horde, and the kingdom fell. Put a soldier on it before you say that you are done.

lesson-first-game-pass = Pass and upgrade
    .do = Your partner has just passed you a tower. Towers get better only by being passed: one level up each time. Pass one of yours in return.
    .why = The upgraded tower lies face down with your partner, who takes it to hand at the end of the round. Yours is on its way as well. Start early and do it often!
    .hint = Choose a tower in your hand and pass it to your partner.
    .not = Pass a tower to your partner.
    .play = The horde is still far away. Use the time to upgrade: pass the tower.
    .hero = The hero can wait. Pass a tower.
    .done = Before you are done, pass a tower. It costs nothing.

lesson-first-game-resist = Steel against arrows
    .do = Two of these enemies are ironclads: physical attacks cannot cover them. Red arrows are physical, blue ones magic. Choose the right tower and cover everything that is left.
    .why = Magic does not care about armour. All mage towers are magic, archers and artillery are physical; other enemies resist magic instead. Look at the signs before you build.
    .hint = { $apprentice } on the site to the right of the horde, turned to the left.
    .not = Cover the ironclads with magic.
    .physical = Arrows bounce off ironclads. Choose the tower with the blue arrow.
    .turned = From there, turned like this, the corner does not reach or does not fit.
    .pass = You need this tower now. Play it.
    .hero = He could do it, but here it is about magic. Play { $apprentice }.
    .done = There are still enemies uncovered. Play { $apprentice } first.
    .missed = Something is still uncovered. The corner fits exactly onto the three that are left: try again.

lesson-first-game-hero = Call your hero
    .do = Once per round your hero can move and act. Activate Malik, move him onto the horde, and place his base so that it covers all four enemies. Then end his activation.
    .why = The base covers 2×2 squares, whatever those enemies resist. Here that is the whole horde, and the hero does not even need his attack.
    .hint = Choose the hero, then the horde to the upper left. The base belongs on the four enemies in the middle.
    .not = Activate your hero and lead him onto the horde.
    .move = Not there: move right onto the horde.
    .rest = He is in full health. Lead him into the fight!
    .attack = Not needed: if the base lies right, everything is covered. End his activation.
    .missed = Not all enemies are covered by his base. Try again: 2×2 squares, right in the middle.

lesson-first-game-wound = Heroes get hurt
    .do = End the round and see what becomes of the horde, and of Malik.
    .why = The horde is defeated, but whoever stood on it takes 1 wound: he has 4 health left. A hero also keeps a horde from moving, for 1 wound each time. Instead of attacking he can rest and is as good as new.
    .hint = Press “Done”.
    .not = Say that you are done.

lesson-first-game-portal = Close the portal
    .do = Hordes pour out of portals, and a portal that reaches the kingdom means defeat. The number in its middle is the level a tower needs, and that square stays free. { $shooters } has level 1: cover the last two enemies.
    .why = All enemies are covered, so the portal closes at the end of this phase. The price: a tower that attacks a portal is turned face down and goes back to the supply. Choose well which one you give.
    .hint = The site below the portal with the arrow pointing up, or the one above with the arrow pointing down.
    .not = Attack the portal with { $shooters }.
    .turned = From there, turned like this, the shot does not reach the portal.
    .pass = The portal is at the gate! Play the tower.
    .hero = Heroes can do nothing against portals. It takes a tower.
    .done = Then the portal would reach the kingdom, and all would be lost.
    .missed = Two enemies must be covered, and the tile fits both. Try again.

lesson-first-game-win = Now win
    .do = The last portal is at the gate, and you have two towers. Cover all of its enemies, then say that you are done. No more help: where do the towers go, and what fits where?
    .why = Won! When the last portal is destroyed, you win at the end of that round. Towers, shapes and a good eye: the kingdom can rely on you.
    .hint = { $apprentice } from below covers the single goblin and one of the row. { $shooters } from above takes the rest.
    .not = That is not possible now.
    .missed = The portal has reached the kingdom. Look closely at how the shapes turn with their towers, and try again!


## Heroes and spells of Rift in Time. Names of abilities and spells come from their tiles: { $fire-rain }.

lesson-heroes-and-spells = Heroes and spells
    .about = Your hero can strike, hold a whole horde, protect himself and rest. Spells work once a game, but anywhere. Try it all.
    .end = Now you know what heroes and spells can do. Spells come into play from the fourth scenario on; your hero fights from the first. Off you go!

lesson-heroes-and-spells-attack = Melee
    .do = Malik stands on this horde, and his base already covers one goblin. Activate him and use his basic attack: a tile of 2×2 squares on the horde he stands on. Cover the other three, then end his activation.
    .why = Base and tile together cover the whole horde. A hero may move and perform one action in each round, in either order. If he moved away now, his base would no longer cover anything.
    .hint = Choose the hero, then the basic attack. The facing does not matter here. Lay the tile onto the three goblins, then end the activation.
    .not = Activate Malik and attack.
    .move = Stay! If he moves away, his base uncovers the goblin again.
    .rest = He is in full health. Attack!
    .missed = Not all goblins are covered. His base holds one, the tile must take the other three: try again.

lesson-heroes-and-spells-hold = A living wall
    .do = Six goblins are about to get through: more than the kingdom can bear. You cannot finish them this round, but you can hold them. Lead Malik onto the horde, end his activation, then say that you are done.
    .why = A horde with a hero on it does not move. It costs him 1 wound each time, and unlike a soldier he stays. Against haste he holds both attempts, for 2 wounds.
    .hint = Choose the hero, then the horde at the gate; put his base anywhere. End the activation, then press “Done”.
    .not = Lead Malik onto the horde.
    .move = Not there: only on the horde itself can he hold it.
    .rest = No time for that: the horde is at the gate!
    .missed = Nobody stood in the way, and the kingdom fell. Lead Malik onto the horde before you say that you are done.

lesson-heroes-and-spells-ability = Special ability
    .do = Malik holds the horde, but he is worn out: 2 health left. Use his special ability { $hands-off }: it protects him until the end of the round. Attack besides if you like, then end his activation and the round.
    .why = A protected hero takes no wounds at all, and the horde still did not move. A used ability is turned face down and is gone until he rests.
    .hint = Choose the hero, then { $hands-off }. Attack or not, end the activation, then press “Done”.
    .not = Use the special ability { $hands-off }.
    .move = If he leaves, the horde gets through. Stay and use { $hands-off }.
    .rest = A rest would heal him, but the horde would wound him at once. First { $hands-off }.
    .missed = The horde has wounded him. Use { $hands-off } before you say that you are done.

lesson-heroes-and-spells-rest = A rest
    .do = The danger is past, and Malik has 1 health left. Let him rest: it takes his action, but he may still move. Then end his activation.
    .why = Full health, and { $hands-off } lies face up again. A good rest in a quiet round is often worth more than a blow. A hero without health is out for a whole round.
    .hint = Choose the hero, then “Rest”, then end the activation.
    .not = Let Malik rest.
    .missed = He has not rested and still has 1 health. Try again: rest first.

lesson-heroes-and-spells-spell = A spell
    .do = This horde is far away, and you have no tower. But you have a spell: { $fire-rain } lays a tile of two squares and one of a single square on any one horde, anywhere. Cover the three goblins.
    .why = A spell needs no tower, no hero and no reach; you may even turn its tiles freely. But it is gone for this game, so keep it for the right moment. Most spells do nothing to portals.
    .hint = Cast { $fire-rain }, lay the long tile onto two goblins one above the other, then the small one onto the third.
    .not = Cast { $fire-rain }.
    .hero = He would not get there. Cast { $fire-rain }.
    .done = The spell lies ready, and the goblins too. Cast { $fire-rain }.
    .missed = A goblin is still uncovered. Two squares and one more: they fit exactly. Try again.

lesson-heroes-and-spells-both = Now hold both
    .do = Two hordes stand at the gate, your hero has already acted, and the kingdom has 3 health. A horde that is blocked by another jumps over it, out of the map! You have { $reinforcements }: two soldiers on any hordes. Save the kingdom, then say that you are done.
    .why = One soldier on each horde, and nobody moved. With both soldiers on the first, the second would have jumped over it. You have won a round: use it well.
    .hint = Cast { $reinforcements } and put one soldier on each of the two hordes. Then press “Done”.
    .not = That is not possible now.
    .missed = One of the hordes got through. Both have to be held, and you have two soldiers: try again.
