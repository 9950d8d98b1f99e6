# A first game of Siegestorm. Names of cards come from the cards themselves: { $card-id }.

lesson = First game
    .about = Two armies, two decks, one battlefield. Win your first little fights and learn every move you need.
    .end = That is Siegestorm: pay, march, storm, and keep an eye on both decks. The rest is on the cards. Time for a real game!

life = Your deck is your life
    .do = Your deck is called Resources, and damage takes cards off its top. Your opponent has a single card left. Play { $sentinel-of-the-low-gate } as an action: it deals 1 damage for each enemy creature, and two of them stand there.
    .why = Two damage, but only one card left: your opponent is beaten. The same happens to anyone who has to draw and cannot. So every card you draw, pay or lose brings your own end closer.
    .hint = Choose the card in your hand, then play it as an action.
    .not = Not that just yet. Play { $sentinel-of-the-low-gate } as an action and see how a game ends.
    .deploy = As a creature it would march for three turns before it strikes. Its action works at once: play it as an action.
    .end = You could end your turn, but victory lies in your hand. Play the card as an action first.

deploy = Deploy a creature
    .do = Most fights are decided by creatures. Deploy { $novice-of-the-font }: it costs 0, so you simply put it down.
    .why = It now stands in your Deployment Zone, the first of the three spaces of your War Track. While it is there it is your Defender. You may play one creature per turn, and only while this space is empty.
    .hint = Choose { $novice-of-the-font } in your hand, then the lit space of your War Track.
    .not = One thing at a time: deploy { $novice-of-the-font } first.
    .end = Your War Track would stay empty, and nobody would protect you. Deploy a creature before you end your turn.

pay = Pay with cards
    .do = { $sunlit-lancer } costs 1: the number at the top left. You pay by discarding that many other cards from your hand. Deploy it, and choose which card to give up.
    .why = The discarded card went to your Casualties. In the first turns a card as expensive as { $colossus-of-prayer } makes good coin: you could not pay 6 for a long time.
    .hint = Choose { $sunlit-lancer } and its space. Then choose the card you pay with.
    .not = Here we learn to pay: deploy { $sunlit-lancer }.
    .free = { $psalm-singer } costs nothing, so there is nothing to pay. Try { $sunlit-lancer }.
    .action = That works too, as you will see soon. For now deploy { $sunlit-lancer } as a creature.
    .end = Not yet: deploy { $sunlit-lancer } first.

advance = The army marches
    .do = Your Deployment Zone is taken and you can do no more. End your turn. Your opponent plays, and then your next turn begins.
    .why = At the start of your turn you drew two cards, then your whole War Track moved one space forward. The Deployment Zone is free again. Whoever moves off the third space gets an order.
    .hint = Press “End the turn”.
    .not = There is nothing else to do here: end your turn.

storm = Storm!
    .do = { $archon-of-returning-dawn } has reached the end of your War Track and awaits an order. Give the order to Storm. Its ATT of 7 is lowered by the DEF of the Defender in your opponent's Deployment Zone: 7 − 2 = 5.
    .why = 5 damage from the attack. Then a storming creature carries out its action as well, free of charge: 4 more. Nine cards gone from your opponent's deck! After its Storm the creature goes to your Casualties.
    .hint = Choose { $archon-of-returning-dawn }, then your opponent.
    .not = This is the moment to Storm.
    .support = To support is useful, but not with ATT 7. Storm!
    .hold = You will hold ground in the next step. This time: Storm!

hold = Hold Ground
    .do = { $psalm-singer } has ATT 0, so a Storm would do nothing. But her passive ability is strong: your creatures on the War Track get +1 DEF. Let her Hold Ground, on your Frontline or in No Man's Land.
    .why = In the Battle Zone she no longer marches, and her passive ability keeps working until she is replaced or struck down: { $hermit-of-still-bells } keeps his +1 DEF.
    .hint = Choose { $psalm-singer }, then your Frontline or No Man's Land between the two tracks.
    .not = Let { $psalm-singer } Hold Ground.
    .support = As a Supporter she would lie face down and her ability would be lost. Let her Hold Ground.
    .storm = With ATT 0 she does no damage. Let her Hold Ground.

support = Support
    .do = { $novice-of-the-font } is no great fighter. Give the third order: Support.
    .why = It now lies face down in your Support Zone, ready at once. Each Supporter can pay 1 for you, every turn anew. The sooner you have some, the more they save you.
    .hint = Choose { $novice-of-the-font }, then your Support Zone.
    .not = The order we want now is Support.
    .storm = ATT 1 against DEF 2 does no damage at all. As a Supporter it is worth more.
    .hold = Your Frontline is taken, and its ability is of little use there. Let it become a Supporter.

commit = Pay with Supporters
    .do = You have two Supporters now. Deploy { $shield-matron }, cost 2, and let the two of them pay instead of the cards in your hand.
    .why = Committed Supporters are turned sideways but stay with you: at the start of your next turn they are ready again. You have a strong creature and still hold your card.
    .hint = Choose { $shield-matron } and its space, then one Supporter after the other.
    .not = Deploy { $shield-matron } first.
    .discard = That would pay as well, but the card would be gone. Supporters come back: let them pay.
    .end = Your Supporters are ready and want to pay. Deploy { $shield-matron } first.

action = A card as an action
    .do = Your Deployment Zone is taken, but actions are possible at any time in your turn. Play { $sunlit-lancer } as an action and pay 1 with a card or a Supporter.
    .why = 2 damage at once, and 1 card healed: it lies on your healing pile, from which damage is taken first. A used action goes to your Casualties. Play as many as you can pay for.
    .hint = Choose { $sunlit-lancer } and play it as an action; then pay 1.
    .not = Play { $sunlit-lancer } as an action.
    .novice = That heals, but deals no damage. Play { $sunlit-lancer } as an action.
    .end = You still have an action worth playing: { $sunlit-lancer }.

strike = Clear the Frontline
    .do = Your opponent's { $bellows-of-plague } holds the Frontline and gives every creature over there +2 ATT. Storm with { $archon-of-returning-dawn } and attack that creature instead of the player.
    .why = 7 − 1 for the Defender leaves 6, more than its DEF of 3: it is killed. An equal number would not have been enough. Creatures on a War Track can never be attacked, only those in the Battle Zone.
    .hint = Order the Storm, then choose the creature on your opponent's Frontline.
    .not = Order the Storm, and choose { $bellows-of-plague } as its target.
    .player = A fair blow, but its ability would trouble you all game long. Attack { $bellows-of-plague } on the Frontline.
    .support = This is a job for a Storm.
    .hold = This is a job for a Storm.

react = React!
    .do = It is your opponent's turn, and { $ashmouth-hound } is played as an action: 2 damage, and you have one card left! You may react to every action. Play { $hermit-of-still-bells }, which negates it.
    .why = Action and reaction form the chain of command, and it is carried out backwards: yours came last, so it worked first. The negated action does nothing, and its cost stays paid.
    .hint = Choose { $hermit-of-still-bells } in your hand and play it as an action.
    .not = Negate the action with { $hermit-of-still-bells }.
    .pass = If you pass, the damage comes and you are beaten. You hold the answer in your hand!

defend = Choose your Defender
    .do = Next turn { $gravemother } storms with ATT 4, and you have only 3 cards. After that you must still be able to draw two. Deploy the creature that will save you, then end your turn.
    .why = 4 − 5 is not even zero: no damage at all. You drew your two cards and are still in the game. Before you end a turn, look at what stands on the third space over there.
    .hint = Compare the DEF, at the bottom right, with ATT 4. Your three Supporters can pay.
    .not = Here it is about your Defender: deploy a creature, then end your turn.
    .action = An action will not protect you now. Deploy a creature with a high DEF.
    .missed = That was too little protection: with so few cards left, you cannot go on. Compare the DEF of your creatures with ATT 4 and try again.

win = Now win
    .do = No more help: your opponent has 7 cards, you have an army. Win this game, in any way you like.
    .why = Won! Count both decks, add up your attacks and actions, and strike when it is enough: that is the heart of Siegestorm.
    .hint = { $archon-of-returning-dawn } stands on the third space. Let the turn go on, and give the right order.
    .not = That is not possible now.
    .missed = This time the other side won. It happens to the best: try again!
