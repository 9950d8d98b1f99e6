## Scenarios

scenario-rift-in-time = Rift in Time
    .hook = The towers have just been taken down, the bows hung on the wall. Then the air above the old road begins to shimmer, and goblins step out of it.
    .news = One road with two mouths, and the first portals. Wolves show what haste means.
scenario-they-are-coming-and-they-have-axes = They Are Coming, and They Have Axes
    .hook = Drums in the woods, and after every drumbeat a tree falls. The orcs are building a road, and it leads straight to the castle.
    .news = Two roads that meet, large ogres, and portals that only upgraded towers can reach.
scenario-from-the-past-and-the-future = From the Past... and the Future?
    .hook = One scout swears he saw walking statues, another soldiers of solid steel. The awkward thing is that both are right.
    .news = Two roads with an exit each, and enemies who resist magic or physical attacks.
scenario-the-return-of-lord-blackburn = The Return of Lord Blackburn
    .hook = He was beaten, buried and forgotten. Now the black lord rides the long bend again, and wherever he has passed the air tears open.
    .news = A boss with life cards, the first spell, deadly and targeting enemies.
scenario-sands-and-portals = Sands and Portals
    .hook = Beyond the border the desert hums. Forest, rocks and swamp still bar three of the roads, but the enemy has sent scouts.
    .news = Terrain cards and the scouts who remove them; white building sites for everybody.
scenario-horde-after-horde = Horde after Horde
    .hook = The lookouts have stopped counting. Whoever is not finished off comes back patched up, and three roads leave no time to breathe.
    .news = Three roads, shamans who heal, riders and warlords.
scenario-a-ghostly-surprise = A Ghostly Surprise
    .hook = The old bridge has always been haunted; nobody minded as long as the dead kept to themselves. Tonight they are walking.
    .news = Haunted hordes that leave a ghost behind, the strongest towers, spells of any power.
scenario-fly-my-pigeons-fly = Fly, My Pigeons, Fly
    .hook = Somebody in the mountains breeds birds, and they do not carry letters. The winding road means nothing to those with wings.
    .news = Flying hordes that nothing holds and that hide what they land on.
scenario-the-angel-from-the-bend-of-time = The Angel from the Bend of Time
    .hook = A fallen angel walks up the road against the stream. If she reaches the gate from which her armies come, no tower will ever stand again.
    .news = Lilith as boss, with action cards; every horde in front of her holds her up.
scenario-the-time-of-the-end = The Time of the End
    .hook = Both Time Mages have come in person. Between the two roads lies the last building site of the kingdom, and they want it.
    .news = The pair of Time Mages, who turn hordes into portals and walk whenever they need not.
scenario-drill-cross = Drill: the crossroads
    .hook = Two roads meet, go side by side and part again.
    .news = Paths that share a stretch, and exits on two sides.
scenario-drill-ground = Drill ground
    .hook = A quiet field behind the barracks: straw dolls, patient sergeants, nothing at stake.
    .news = A small map for learning the moves.
scenario-drill-yard = Drill yard
    .hook = A plain yard with one way in from the side and one way out below.
    .news = A fork and an exit below, so that cards lie as they are drawn.
scenario-drill-passes = Drill: the passes
    .hook = Three passes, three barriers, and scouts who know the way.
    .news = Terrain, scouts, ghosts, a fork and two exits.
scenario-drill-mages = Drill: the Time Mages
    .hook = Two recruits in borrowed robes play the Time Mages, and enjoy it.
    .news = Portal tiles and the walk to the white building site.
scenario-drill-lilith = Drill: Lilith
    .hook = A straw angel on wheels is pulled up the path.
    .news = A boss with action cards and life cards.
scenario-drill-blackburn = Drill: Lord Blackburn
    .hook = The cook has been given a helmet and told to look sinister.
    .news = A boss who moves like a horde and opens portals.
goal-portals = { $n ->
        [one] destroy { $n } portal
       *[other] destroy { $n } portals
    }
goal-boss = defeat { $boss_acc }
scenario-level = towers up to level { $level }
scenario-spells = { $n ->
        [0] no spells
        [one] { $n } spell
       *[other] { $n } spells
    } { $n ->
        [0] { "" }
       *[other] { $power ->
            [one] (with one power symbol)
           *[other] (of any power)
        }
    }
scenario-health = kingdom health: { $n }
scenario-crystals = crystals at the start: { $n }
scenario-iron = Iron challenge: { $text }
scenario-storms = portal storms: one gathers in round 2 and in every third round after it, breaks a round later and lasts for that round
rule-no-spells = no spells
rule-no-buying = no buying of towers
rule-no-abilities = no special abilities
rule-no-rest = no resting
rule-one-level-less = towers one level lower at most
rule-heroes-strike-bosses = heroes too may strike the boss's life card
rule-portal-tiles-count = portals made by portal tiles count as well
difficulty-one-star = one star
difficulty-two-stars = two stars
difficulty-three-stars = three stars
difficulty-heroic = Heroic challenge
difficulty-iron = Iron challenge
switch-difficulty = { term-difficulty }
switch-storms = portal storms
setting-off = off
setting-on = on
phase-set-up = Set-up
phase-arrival = Arrival of new hordes
phase-play = Playing tower and hero cards
phase-defeat = Defeating hordes
phase-boss = Activation of the boss
phase-movement = Movement of hordes
phase-taking-back = Taking back cards
phase-spending = Spending crystals
terrain-forest = forest
terrain-rocks = rocks
terrain-swamp = swamp
colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow
colour-white = white
