## A first game of Siegestorm. Names of cards come from the cards themselves: { $card-id }.

lesson-first-game = First game
    .about = Two armies, two decks, one battlefield. Win your first little fights and learn every move you need.
    .end = That is Siegestorm: pay, march, storm, and keep an eye on both decks. The rest is on the cards. Time for a real game!

lesson-first-game-life = Your deck is your life
    .do = Your deck is called Resources, and damage takes cards off its top. Your opponent has a single card left. Play { $sentinel-of-the-low-gate } as an action: it deals 1 damage for each enemy creature, and two of them stand there.
    .why = Two damage, but only one card left: your opponent is beaten. The same happens to anyone who has to draw and cannot. So every card you draw, pay or lose brings your own end closer.
    .hint = Choose the card in your hand, then play it as an action.
    .not = Not that just yet. Play { $sentinel-of-the-low-gate } as an action and see how a game ends.
    .deploy = As a creature it would march for three turns before it strikes. Its action works at once: play it as an action.
    .end = You could end your turn, but victory lies in your hand. Play the card as an action first.

lesson-first-game-deploy = Deploy a creature
    .do = Most fights are decided by creatures. Deploy { $novice-of-the-font }: it costs 0, so you simply put it down.
    .why = It now stands in your Deployment Zone, the first of the three spaces of your War Track. While it is there it is your Defender. You may play one creature per turn, and only while this space is empty.
    .hint = Choose { $novice-of-the-font } in your hand, then the lit space of your War Track.
    .not = One thing at a time: deploy { $novice-of-the-font } first.
    .end = Your War Track would stay empty, and nobody would protect you. Deploy a creature before you end your turn.

lesson-first-game-pay = Pay with cards
    .do = { $sunlit-lancer } costs 1: the number at the top left. You pay by discarding that many other cards from your hand. Deploy it, and choose which card to give up.
    .why = The discarded card went to your Casualties. In the first turns a card as expensive as { $colossus-of-prayer } makes good coin: you could not pay 6 for a long time.
    .hint = Choose { $sunlit-lancer } and its space. Then choose the card you pay with.
    .not = Here we learn to pay: deploy { $sunlit-lancer }.
    .free = { $psalm-singer } costs nothing, so there is nothing to pay. Try { $sunlit-lancer }.
    .action = That works too, as you will see soon. For now deploy { $sunlit-lancer } as a creature.
    .end = Not yet: deploy { $sunlit-lancer } first.

lesson-first-game-advance = The army marches
    .do = Your Deployment Zone is taken and you can do no more. End your turn. Your opponent plays, and then your next turn begins.
    .why = At the start of your turn you drew two cards, then your whole War Track moved one space forward. The Deployment Zone is free again. Whoever moves off the third space gets an order.
    .hint = Press “End the turn”.
    .not = There is nothing else to do here: end your turn.

lesson-first-game-storm = Storm!
    .do = { $archon-of-returning-dawn } has reached the end of your War Track and awaits an order. Give the order to Storm. Its ATT of 7 is lowered by the DEF of the Defender in your opponent's Deployment Zone: 7 − 2 = 5.
    .why = 5 damage from the attack. Then a storming creature carries out its action as well, free of charge: 4 more. Nine cards gone from your opponent's deck! After its Storm the creature goes to your Casualties.
    .hint = Choose { $archon-of-returning-dawn }, then your opponent.
    .not = This is the moment to Storm.
    .support = To support is useful, but not with ATT 7. Storm!
    .hold = You will hold ground in the next step. This time: Storm!

lesson-first-game-hold = Hold Ground
    .do = { $psalm-singer } has ATT 0, so a Storm would do nothing. But her passive ability is strong: your creatures on the War Track get +1 DEF. Let her Hold Ground, on your Frontline or in No Man's Land.
    .why = In the Battle Zone she no longer marches, and her passive ability keeps working until she is replaced or struck down: { $hermit-of-still-bells } keeps his +1 DEF.
    .hint = Choose { $psalm-singer }, then your Frontline or No Man's Land between the two tracks.
    .not = Let { $psalm-singer } Hold Ground.
    .support = As a Supporter she would lie face down and her ability would be lost. Let her Hold Ground.
    .storm = With ATT 0 she does no damage. Let her Hold Ground.

lesson-first-game-support = Support
    .do = { $novice-of-the-font } is no great fighter. Give the third order: Support.
    .why = It now lies face down in your Support Zone, ready at once. Each Supporter can pay 1 for you, every turn anew. The sooner you have some, the more they save you.
    .hint = Choose { $novice-of-the-font }, then your Support Zone.
    .not = The order we want now is Support.
    .storm = ATT 1 against DEF 2 does no damage at all. As a Supporter it is worth more.
    .hold = Your Frontline is taken, and its ability is of little use there. Let it become a Supporter.

lesson-first-game-commit = Pay with Supporters
    .do = You have two Supporters now. Deploy { $shield-matron }, cost 2, and let the two of them pay instead of the cards in your hand.
    .why = Committed Supporters are turned sideways but stay with you: at the start of your next turn they are ready again. You have a strong creature and still hold your card.
    .hint = Choose { $shield-matron } and its space, then one Supporter after the other.
    .not = Deploy { $shield-matron } first.
    .discard = That would pay as well, but the card would be gone. Supporters come back: let them pay.
    .end = Your Supporters are ready and want to pay. Deploy { $shield-matron } first.

lesson-first-game-action = A card as an action
    .do = Your Deployment Zone is taken, but actions are possible at any time in your turn. Play { $sunlit-lancer } as an action and pay 1 with a card or a Supporter.
    .why = 2 damage at once, and 1 card healed: it lies on your healing pile, from which damage is taken first. A used action goes to your Casualties. Play as many as you can pay for.
    .hint = Choose { $sunlit-lancer } and play it as an action; then pay 1.
    .not = Play { $sunlit-lancer } as an action.
    .novice = That heals, but deals no damage. Play { $sunlit-lancer } as an action.
    .end = You still have an action worth playing: { $sunlit-lancer }.

lesson-first-game-strike = Clear the Frontline
    .do = Your opponent's { $bellows-of-plague } holds the Frontline and gives every creature over there +2 ATT. Storm with { $archon-of-returning-dawn } and attack that creature instead of the player.
    .why = 7 − 1 for the Defender leaves 6, more than its DEF of 3: it is killed. An equal number would not have been enough. Creatures on a War Track can never be attacked, only those in the Battle Zone.
    .hint = Order the Storm, then choose the creature on your opponent's Frontline.
    .not = Order the Storm, and choose { $bellows-of-plague } as its target.
    .player = A fair blow, but its ability would trouble you all game long. Attack { $bellows-of-plague } on the Frontline.
    .support = This is a job for a Storm.
    .hold = This is a job for a Storm.

lesson-first-game-react = React!
    .do = It is your opponent's turn, and { $ashmouth-hound } is played as an action: 2 damage, and you have one card left! You may react to every action. Play { $hermit-of-still-bells }, which negates it.
    .why = Action and reaction form the chain of command, and it is carried out backwards: yours came last, so it worked first. The negated action does nothing, and its cost stays paid.
    .hint = Choose { $hermit-of-still-bells } in your hand and play it as an action.
    .not = Negate the action with { $hermit-of-still-bells }.
    .pass = If you pass, the damage comes and you are beaten. You hold the answer in your hand!

lesson-first-game-defend = Choose your Defender
    .do = Next turn { $gravemother } storms with ATT 4, and you have only 3 cards. After that you must still be able to draw two. Deploy the creature that will save you, then end your turn.
    .why = 4 − 5 is not even zero: no damage at all. You drew your two cards and are still in the game. Before you end a turn, look at what stands on the third space over there.
    .hint = Compare the DEF, at the bottom right, with ATT 4. Your three Supporters can pay.
    .not = Here it is about your Defender: deploy a creature, then end your turn.
    .action = An action will not protect you now. Deploy a creature with a high DEF.
    .missed = That was too little protection: with so few cards left, you cannot go on. Compare the DEF of your creatures with ATT 4 and try again.

lesson-first-game-win = Now win
    .do = No more help: your opponent has 7 cards, you have an army. Win this game, in any way you like.
    .why = Won! Count both decks, add up your attacks and actions, and strike when it is enough: that is the heart of Siegestorm.
    .hint = { $archon-of-returning-dawn } stands on the third space. Let the turn go on, and give the right order.
    .not = That is not possible now.
    .missed = This time the other side won. It happens to the best: try again!


## Siegestorm alone against a boss. Names of cards come from the cards themselves: { $card-id }.

lesson-solo = Alone against a boss
    .about = Nobody to play with? Byloss, the Goblin King, always has time. Learn how a boss thinks, and how to hold it back.
    .end = Now you know how a boss thinks: it plays all it may, as dear as it may, and it never bluffs. Keep its Menace Level low and a Defender in front of you. Byloss is waiting!

lesson-solo-life = A boss has life
    .do = The deck of a boss is not its life: that is a number on its board. Byloss has 8 left. { $archon-of-returning-dawn } has reached the end of your War Track: give the order to Storm. The boss's Defender { $goblin-tank } takes its DEF off the blow, as ever: 7 − 3 = 4.
    .why = 4 damage from the attack and 4 from the action: life 0, and the boss is beaten. You also win if the boss must draw and has no cards left. You yourself lose as in every game: when you run out of cards.
    .hint = Choose { $archon-of-returning-dawn }, then the boss.
    .not = Storm this time.
    .support = With ATT 7, and the boss so close to its end? Storm!
    .hold = There is nothing left to hold: Storm, and the boss is beaten.

lesson-solo-turn = The turn of a boss
    .do = Now watch how a boss plays. Its Menace Level is 2, and it pays nothing for its cards. End your turn, then look at what it has done.
    .why = It drew three cards and played every one that costs no more than its Menace Level, the dearest first. { $goblin-cutpurse } went to the Deployment Zone. There was no room left for { $goblin-killer }, so it became a Gang: a token with +1 ATT for each of its creatures. { $chained-ogre } costs 6 and stays in hand, from where it goes to the Reserves.
    .hint = Press “End the turn”.
    .not = There is nothing else to do here: end your turn.

lesson-solo-menace = Menace instead of Supporters
    .do = A boss has no Supporters. Where a card of yours speaks of them, read “Menace Level”. { $purge-doctor } deals 2 damage for each Supporter of your opponent, and Byloss has reached level 5+. Play it as an action!
    .why = 2 × 5 = 10 damage. At 5+ a boss may play every card, whatever it costs; but the angrier it is, the harder such cards hit it.
    .hint = Choose { $purge-doctor } in your hand, play it as an action, and pay 2 with your Supporters.
    .not = Here it is about the Menace Level: play { $purge-doctor } as an action.
    .lancer = 2 damage are fine, but { $purge-doctor } deals ten right now.
    .end = Not yet: a level of 5+ should not be left unused. Play { $purge-doctor } as an action.

lesson-solo-lower = Hold it back
    .do = Byloss is about to draw { $goblin-fusebiter } (cost 3), and his Menace Level is 3. The ability of { $assassin } kills a Supporter, and so lowers that level by 1. Use it, pay 1, and then end your turn.
    .why = At level 2 he could not play { $goblin-fusebiter }, and two weaklings were all that came. Every level less is a card you need not fear.
    .hint = Choose { $assassin } on your War Track and pay with a Supporter. Then press “End the turn”.
    .not = Use the ability of { $assassin }, then end your turn.
    .missed = With Menace Level 3 { $goblin-fusebiter } came into play. Lower the level first, with the ability of { $assassin }.

lesson-solo-storm = Its creatures always storm
    .do = A creature of a boss that leaves the third space always storms. { $goblin-killer } will strike with ATT 4, and you have only 3 cards. Deploy the Defender that stops it, then end your turn.
    .why = 4 − 5: no damage. But look at the Menace Level. It rises each time a creature of Byloss storms, and once more if all the cards he drew are too dear for him. Time works for the boss.
    .hint = Compare the DEF, at the bottom right, with ATT 4. Your three Supporters can pay.
    .not = Here it is about your Defender: deploy a creature, then end your turn.
    .action = An action will not protect you now. Deploy a creature with a high DEF.
    .missed = The Storm got through. Compare the DEF of your creatures with ATT 4 and try again.

lesson-solo-bait = A bait
    .do = { $goblin-killer } is about to storm with ATT 5, you have no Defender, and 5 of your 6 cards would be lost. But a boss is greedy: if its Storm can kill a card of yours in the Battle Zone, it strikes that one and not you. Let { $psalm-singer } Hold Ground, then end your turn.
    .why = The whole blow fell on { $psalm-singer }, and your deck is untouched. Among several cards that it can kill, a boss takes the dearest one; if it can kill none, it strikes your Resources.
    .hint = Choose { $psalm-singer }, then your Frontline or No Man's Land. Then press “End the turn”.
    .not = Let { $psalm-singer } Hold Ground, then end your turn.
    .support = As a Supporter she would be safe, and you would be struck. Let her Hold Ground.
    .storm = With ATT 0 she does no damage. Let her Hold Ground.
    .missed = The blow struck your Resources. A card in the Battle Zone would have drawn it away.

lesson-solo-negate = The one reaction
    .do = A boss never reacts to you. In its turn you have one kind of reaction yourself: to negate. Byloss plays { $horn-of-the-horde }, which puts two Gang tokens on each of his creatures. Answer with { $hermit-of-still-bells }!
    .why = The horn is silent, and { $goblin-tank } still has ATT 0. Keep such cards for the blow that would decide the game: in a boss's turn nothing else helps.
    .hint = Choose { $hermit-of-still-bells } in your hand, play it as an action, and pay 1.
    .not = Negate the action with { $hermit-of-still-bells }.
    .pass = Then two tokens go on each of his creatures. You hold the answer in your hand!

lesson-solo-win = Beat the Goblin King
    .do = No more help: Byloss has 14 life and Menace Level 4. Beat him, in any way you like.
    .why = Byloss is beaten! Look at his life, at his Menace Level and at the third space of his War Track: that is all one needs to know about a boss.
    .hint = { $archon-of-returning-dawn } stands on the third space, and { $purge-doctor } counts the Menace Level. Together they are enough.
    .not = That is not possible now.
    .missed = This time the Goblin King won. He is always ready for another try!
