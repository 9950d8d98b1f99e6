# Siegestorm alone against a boss. Names of cards come from the cards themselves: { $card-id }.

lesson = Alone against a boss
    .about = Nobody to play with? Byloss, the Goblin King, always has time. Learn how a boss thinks, and how to hold it back.
    .end = Now you know how a boss thinks: it plays all it may, as dear as it may, and it never bluffs. Keep its Menace Level low and a Defender in front of you. Byloss is waiting!

life = A boss has life
    .do = The deck of a boss is not its life: that is a number on its board. Byloss has 8 left. { $archon-of-returning-dawn } has reached the end of your War Track: give the order to Storm. The boss's Defender { $goblin-tank } takes its DEF off the blow, as ever: 7 − 3 = 4.
    .why = 4 damage from the attack and 4 from the action: life 0, and the boss is beaten. You also win if the boss must draw and has no cards left. You yourself lose as in every game: when you run out of cards.
    .hint = Choose { $archon-of-returning-dawn }, then the boss.
    .not = Storm this time.
    .support = With ATT 7, and the boss so close to its end? Storm!
    .hold = There is nothing left to hold: Storm, and the boss is beaten.

turn = The turn of a boss
    .do = Now watch how a boss plays. Its Menace Level is 2, and it pays nothing for its cards. End your turn, then look at what it has done.
    .why = It drew three cards and played every one that costs no more than its Menace Level, the dearest first. { $goblin-cutpurse } went to the Deployment Zone. There was no room left for { $goblin-killer }, so it became a Gang: a token with +1 ATT for each of its creatures. { $chained-ogre } costs 6 and stays in hand, from where it goes to the Reserves.
    .hint = Press “End the turn”.
    .not = There is nothing else to do here: end your turn.

menace = Menace instead of Supporters
    .do = A boss has no Supporters. Where a card of yours speaks of them, read “Menace Level”. { $purge-doctor } deals 2 damage for each Supporter of your opponent, and Byloss has reached level 5+. Play it as an action!
    .why = 2 × 5 = 10 damage. At 5+ a boss may play every card, whatever it costs; but the angrier it is, the harder such cards hit it.
    .hint = Choose { $purge-doctor } in your hand, play it as an action, and pay 2 with your Supporters.
    .not = Here it is about the Menace Level: play { $purge-doctor } as an action.
    .lancer = 2 damage are fine, but { $purge-doctor } deals ten right now.
    .end = Not yet: a level of 5+ should not be left unused. Play { $purge-doctor } as an action.

lower = Hold it back
    .do = Byloss is about to draw { $goblin-fusebiter } (cost 3), and his Menace Level is 3. The ability of { $assassin } kills a Supporter, and so lowers that level by 1. Use it, pay 1, and then end your turn.
    .why = At level 2 he could not play { $goblin-fusebiter }, and two weaklings were all that came. Every level less is a card you need not fear.
    .hint = Choose { $assassin } on your War Track and pay with a Supporter. Then press “End the turn”.
    .not = Use the ability of { $assassin }, then end your turn.
    .missed = With Menace Level 3 { $goblin-fusebiter } came into play. Lower the level first, with the ability of { $assassin }.

storm = Its creatures always storm
    .do = A creature of a boss that leaves the third space always storms. { $goblin-killer } will strike with ATT 4, and you have only 3 cards. Deploy the Defender that stops it, then end your turn.
    .why = 4 − 5: no damage. But look at the Menace Level. It rises each time a creature of Byloss storms, and once more if all the cards he drew are too dear for him. Time works for the boss.
    .hint = Compare the DEF, at the bottom right, with ATT 4. Your three Supporters can pay.
    .not = Here it is about your Defender: deploy a creature, then end your turn.
    .action = An action will not protect you now. Deploy a creature with a high DEF.
    .missed = The Storm got through. Compare the DEF of your creatures with ATT 4 and try again.

bait = A bait
    .do = { $goblin-killer } is about to storm with ATT 5, you have no Defender, and 5 of your 6 cards would be lost. But a boss is greedy: if its Storm can kill a card of yours in the Battle Zone, it strikes that one and not you. Let { $psalm-singer } Hold Ground, then end your turn.
    .why = The whole blow fell on { $psalm-singer }, and your deck is untouched. Among several cards that it can kill, a boss takes the dearest one; if it can kill none, it strikes your Resources.
    .hint = Choose { $psalm-singer }, then your Frontline or No Man's Land. Then press “End the turn”.
    .not = Let { $psalm-singer } Hold Ground, then end your turn.
    .support = As a Supporter she would be safe, and you would be struck. Let her Hold Ground.
    .storm = With ATT 0 she does no damage. Let her Hold Ground.
    .missed = The blow struck your Resources. A card in the Battle Zone would have drawn it away.

negate = The one reaction
    .do = A boss never reacts to you. In its turn you have one kind of reaction yourself: to negate. Byloss plays { $horn-of-the-horde }, which puts two Gang tokens on each of his creatures. Answer with { $hermit-of-still-bells }!
    .why = The horn is silent, and { $goblin-tank } still has ATT 0. Keep such cards for the blow that would decide the game: in a boss's turn nothing else helps.
    .hint = Choose { $hermit-of-still-bells } in your hand, play it as an action, and pay 1.
    .not = Negate the action with { $hermit-of-still-bells }.
    .pass = Then two tokens go on each of his creatures. You hold the answer in your hand!

win = Beat the Goblin King
    .do = No more help: Byloss has 14 life and Menace Level 4. Beat him, in any way you like.
    .why = Byloss is beaten! Look at his life, at his Menace Level and at the third space of his War Track: that is all one needs to know about a boss.
    .hint = { $archon-of-returning-dawn } stands on the third space, and { $purge-doctor } counts the Menace Level. Together they are enough.
    .not = That is not possible now.
    .missed = This time the Goblin King won. He is always ready for another try!
