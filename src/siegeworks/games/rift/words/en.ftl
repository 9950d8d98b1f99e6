# Rift in Time in English.
#
# Clauses of card texts begin small and have no full stop; the program makes sentences of them.
# What may be missing, such as $horde_at, leaves no gap: stray blanks are tidied away.


## Grammar

sentence = { $text }.
list-and = { $first } and { $second }
list-more = { $first }, { $second }
chain = { $first }; { $second }
do-if = if { $clause }, { $text }
with-clause = { $text } ({ $clause })
explained = { $term }: { $text }


## Hordes, portals, ghosts and bosses, as the log speaks of them

horde-horde = the horde of { $of }
    .a = a horde of { $of }
horde-portal = the level { $level } portal
    .a = a level { $level } portal
horde-ghost = the ghost
    .a = a ghost
horde-unknown = the horde
    .a = a horde
boss-time-mages = the Time Mages
boss-lilith = Lilith
boss-blackburn = Lord Blackburn
boss-unknown = the boss


## Tiles, soldiers, arrows

tile = { $n ->
        [one] { $shape_a } tile{ $lie }
        [2] two { $shape } tiles{ $lie }
        [3] three { $shape } tiles{ $lie }
        [4] four { $shape } tiles{ $lie }
       *[other] { $n } { $shape } tiles{ $lie }
    }
soldiers = { $n ->
        [one] a soldier
        [2] two soldiers
        [3] three soldiers
       *[other] { $n } soldiers
    }
lie-upright = (upright)
lie-across = (sideways)
joined = { $first } + { $second }
shape-corner = corner
    .a = a corner
shape-square = { $wide }×{ $high }
    .a = a { $wide }×{ $high }
shape-T = T-shaped
    .a = a T-shaped
shape-L = L-shaped
    .a = an L-shaped
shape-S = S-shaped
    .a = an S-shaped
shape-P = P-shaped
    .a = a P-shaped
shape-other = { $squares }-square
    .a = a { $squares }-square
turn-n = ↑
turn-e = →
turn-s = ↓
turn-w = ←


## Towers

tower-attack = { $type } attack ({ $reach }): place { $pieces }
    .linked = { $type } attack ({ $reach }): place { $pieces } on one and the same horde
reach-arrows = { $arrows }
reach-around = adjacent spaces
reach-precise = any path space
tower-free = the tiles may be rotated and flipped freely
tower-soldiers = may share a building site with another tower
tower-mark = level { $level } { $family }
tower-price = { $n ->
        [one] costs { $n } crystal
       *[other] costs { $n } crystals
    }
    .none = cannot be bought
family-archers = archer tower
family-mages = mage tower
family-artillery = artillery tower
family-soldiers = soldier tower
type-physical = physical
type-magic = magic
type-universal = universal

tower-shooters = Shooters
tower-archers = Archers
tower-sharpshooters = Sharpshooters
tower-rangers = Rangers
tower-musketeers = Musketeers
tower-apprentice = Apprentice
tower-wizard = Wizard
tower-mage = Mage
tower-archmage = Archmage
tower-warlock = Warlock
tower-bombardiers = Bombardiers
tower-artillery = Artillery
tower-cannoneers = Cannoneers
tower-big-bertha = Big Bertha
tower-tesla = Tesla x104
tower-militia = Militia
tower-footmen = Footmen
tower-knights = Knights
tower-holy-order = Holy Order
tower-barbarians = Barbarians
tower-unknown = (unknown)


## Heroes and their abilities

hero-alleria = Alleria
    .full = Alleria Swiftwind
    .gender = f
hero-malik = Malik
    .full = Malik Hammerfury
    .gender = m
hero-lilith = Lilith
    .full = Lilith
    .gender = f
hero-magnus = Magnus
    .full = Magnus Spellbane
    .gender = m
hero-ignus = Ignus
    .full = Ignus
    .gender = m
hero-wildcat = the Wildcat
    .full = Wildcat
    .gender = f
hero-unknown = a hero
    .full = a hero
    .gender = m
hero-marks = { $health } health, { $moves ->
        [one] { $moves } movement point
       *[other] { $moves } movement points
    }
hero-start = { $players ->
        [one] alone: { $towers }
       *[other] with { $players } players: { $towers }
    }
ability-lasting = lasting

ability-call-of-the-wild = Call of the Wild
ability-like-the-wind = Like the Wind
ability-does-it-bleed = Does It Bleed?
ability-barrage = Barrage
ability-surprise-attack = Surprise Attack
ability-earthquake = Earthquake
ability-mace-strike = Mace Strike
ability-hands-off = Hands Off
ability-hell-wheel = Hell Wheel
ability-deadly-scythe = Deadly Scythe
ability-gods-wrath = God's Wrath
ability-resurrection = Resurrection
ability-hocus-pocus = Hocus-Pocus
ability-illusion = Illusion
ability-power-of-knowledge = Power of Knowledge
ability-magic-storm = Magic Storm
ability-fiery-frenzy = Fiery Frenzy
ability-fire-and-brimstone = Fire and Brimstone
ability-power-of-flames = Power of Flames
ability-burn = Burn!


## Spells

spell-fire-rain = Fire Rain
spell-reinforcements = Reinforcements
spell-thunderstorm = Thunderstorm
spell-lightning = Lightning
spell-golden-hands = Golden Hands
spell-bend-time = Bend Time
spell-power = { $n ->
        [one] { $n } power symbol
       *[other] { $n } power symbols
    }


## What texts do

do-strike = place { $pieces } { $where }{ $rule }
    .attack = { $type } attack: place { $pieces } { $where }{ $rule }
    .may = you may place { $pieces } { $where }{ $rule }
per-empty = for each empty square the tile covers, { $text }
per-squares = for each enemy square the tile covers, { $text }
where-own = on the horde { $hero } stands on
where-beast = on the horde the Wildcat stands on
where-struck = on the same horde
where-chosen = on a horde that was just attacked
where-arrows = { $spread ->
        [single] on a horde in reach ({ $arrows })
        [linked] on one and the same horde in reach ({ $arrows })
       *[free] on hordes in reach ({ $arrows })
    }
where-around = { $spread ->
        [single] on an adjacent horde
        [linked] on one and the same adjacent horde
        [together] on an adjacent horde, all of them on the same one
        [each] on every adjacent horde
       *[free] on adjacent hordes
    }
where-near = { $spread ->
        [each] on every horde adjacent to it
       *[free] on hordes adjacent to it
    }
where-own-around = on the horde { $hero } stands on or on an adjacent one
where-precise = { $spread ->
        [single] on any horde
        [linked] on any one horde
       *[free] on any hordes
    }
rule-of-chain = , each after the first touching one already placed
rule-of-sides = , each at a different side of { $hero }'s base
rule-of-apart = , each on a different one
strikes-portals = portals and a boss's life card may be struck too
clause-covers = { $number ->
        [one] the tile covers exactly { $number } enemy
       *[other] the tile covers exactly { $number } enemies
    }
clause-on-site = { $hero } stands on a building site
who-chosen = that hero
do-choose-hero = { $near ->
        [yes] choose { $hero } or a hero on the same or an adjacent space
       *[no] { $by ->
            [hero] choose any hero, { $hero } included
           *[spell] choose any hero
        }
    }
    .may = { $near ->
        [yes] you may choose { $hero } or a hero on the same or an adjacent space
       *[no] { $by ->
            [hero] you may choose any hero, { $hero } included
           *[spell] you may choose any hero
        }
    }
do-heal = { $who } heals { $amount } health
    .and = heals { $amount } health
do-wound-hero = { $who } takes 1 wound
    .and = takes 1 wound
do-turn-up = { $who } turns one used special ability face up
    .and = turns one used special ability face up
do-grant-move = { $points ->
        [one] { $who } may move { $points } space
       *[other] { $who } may move up to { $points } spaces
    }
    .and = { $points ->
        [one] may move { $points } space
       *[other] may move up to { $points } spaces
    }
do-grant-attack = { $who } may perform the basic attack
    .and = may perform the basic attack
do-transport = you may move { $who_acc } to any space where a movement may end
do-protect = { $hero } has protection until the end of the round
    .and = has protection until the end of the round
do-protect-space = until the end of the round everyone on { $hero }'s space, { $hero } included, has protection for as long as they are there
do-be-reborn = if that horde is defeated this round, { $hero } at once heals { $amount } health and has protection for the rest of the round
do-further-action = then { $hero } may perform another action
do-copy = carry out any special ability in the game, face up or face down, as if it were { $hero }'s own
do-return-beast = then, if the Wildcat is on the hero board, you may put it on { $hero }'s space
do-walk = { $hero } may move up to { $steps } additional spaces; place { $pieces } on every horde entered ({ $type } attack)
do-pass-high = { $levels ->
        [one] pass a tower to another player, upgraded by { $levels } level
       *[other] pass a tower to another player, upgraded by { $levels } levels instead of one
    }


## Bosses and their actions

do-open-portals = { $limit ->
        [one] if fewer than two portals are in play, put a portal tile on a horde: it becomes a portal
       *[other] put portal tiles on hordes until two portals are in play: those hordes become portals
    }
do-mages-move = if no portal tile was placed, both Time Mages move one space towards the white building site; if one of them reaches it, you lose
do-lilith-moves = unless a horde is in front of her, Lilith moves one space on; if she has no space left to move to, you lose
do-draw-action = draw an action card and carry it out
do-wound-around = every hero on the boss's space or on an adjacent space takes 1 wound
do-raze-tower = choose a tower adjacent to the boss: it goes back to the common supply
boss-activation = between defeating and movement: { $text }
boss-aftermath = after the movement of hordes: { $text }
boss-marches = { $boss } moves along the path as hordes do
boss-lives = { $n ->
        [one] { $n } life card
       *[other] { $n } life cards
    }
action-scourge = Scourge
action-topple = Topple
action-fury = Fury
action-gather = Gathering


## Portal storms

storm-gale = Gale
storm-downpour = Downpour
storm-null-field = Null Field
storm-wet-powder = Wet Powder
storm-mutiny = Mutiny
storm-fog = Fog
storm-sleepless = Sleepless Night
storm-silence = Silence
storm-embargo = Embargo
storm-surge = Surge
storm-second-wave = Second Wave
storm-thorns = Thorns
storm-hail = Hail
storm-mending = Mending
storm-tear = Tear
storm-tremor = Tremor
storm-unknown = a storm
holds-haste = every horde that is neither a portal nor a boss counts as showing haste and tries to move twice
holds-portal-levels = every portal asks for a tower one level higher, up to the highest level of this game
holds-no-abilities = no hero can use a special ability
holds-no-rest = no hero can rest
holds-no-spells = no spell can be cast
holds-no-buying = nothing can be bought
holds-no-archers = archer towers cannot be played, only passed
holds-no-mages = mage towers cannot be played, only passed
holds-no-artillery = artillery towers cannot be played, only passed
holds-no-soldiers = soldier towers cannot be played, only passed
do-arrive-again = one more horde arrives, from the first arrival token that can deliver one
do-wound-engaged = every hero engaged with a horde takes 1 wound
do-scatter-soldiers = all soldiers on hordes go back to the common supply
do-mend = the horde with the most squares under tiles shakes them all off, unless it is a portal or a boss
do-tear-open = if fewer than two portals are in play, put a portal tile on a horde that has at least four spaces of its path before it: it becomes a portal
do-shake = the kingdom loses 1 health, but never its last
storm-when-arrival = after the arrival of hordes: { $text }
storm-when-defeat = before hordes are defeated: { $text }
storm-when-movement = before hordes move: { $text }


## Enemies and their properties

enemy-goblin = goblin
    .of = { $n ->
        [one] a goblin
       *[other] goblins
    }
    .counted = { $n ->
        [one] { $n } goblin
       *[other] { $n } goblins
    }
enemy-wolf = wolf
    .of = { $n ->
        [one] a wolf
       *[other] wolves
    }
    .counted = { $n ->
        [one] { $n } wolf
       *[other] { $n } wolves
    }
enemy-orc = orc
    .of = { $n ->
        [one] an orc
       *[other] orcs
    }
    .counted = { $n ->
        [one] { $n } orc
       *[other] { $n } orcs
    }
enemy-ironclad = ironclad
    .of = { $n ->
        [one] an ironclad
       *[other] ironclads
    }
    .counted = { $n ->
        [one] { $n } ironclad
       *[other] { $n } ironclads
    }
enemy-gargoyle = gargoyle
    .of = { $n ->
        [one] a gargoyle
       *[other] gargoyles
    }
    .counted = { $n ->
        [one] { $n } gargoyle
       *[other] { $n } gargoyles
    }
enemy-assassin = assassin
    .of = { $n ->
        [one] an assassin
       *[other] assassins
    }
    .counted = { $n ->
        [one] { $n } assassin
       *[other] { $n } assassins
    }
enemy-shaman = shaman
    .of = { $n ->
        [one] a shaman
       *[other] shamans
    }
    .counted = { $n ->
        [one] { $n } shaman
       *[other] { $n } shamans
    }
enemy-archer = orc archer
    .of = { $n ->
        [one] an orc archer
       *[other] orc archers
    }
    .counted = { $n ->
        [one] { $n } orc archer
       *[other] { $n } orc archers
    }
enemy-ogre = ogre
    .of = { $n ->
        [one] an ogre
       *[other] ogres
    }
    .counted = { $n ->
        [one] { $n } ogre
       *[other] { $n } ogres
    }
enemy-juggernaut = juggernaut
    .of = { $n ->
        [one] a juggernaut
       *[other] juggernauts
    }
    .counted = { $n ->
        [one] { $n } juggernaut
       *[other] { $n } juggernauts
    }
enemy-harpy = harpy
    .of = { $n ->
        [one] a harpy
       *[other] harpies
    }
    .counted = { $n ->
        [one] { $n } harpy
       *[other] { $n } harpies
    }
enemy-wraith = wraith
    .of = { $n ->
        [one] a wraith
       *[other] wraiths
    }
    .counted = { $n ->
        [one] { $n } wraith
       *[other] { $n } wraiths
    }
enemy-scout = scout
    .of = { $n ->
        [one] a scout
       *[other] scouts
    }
    .counted = { $n ->
        [one] { $n } scout
       *[other] { $n } scouts
    }
enemy-warlord = warlord
    .of = { $n ->
        [one] a warlord
       *[other] warlords
    }
    .counted = { $n ->
        [one] { $n } warlord
       *[other] { $n } warlords
    }
enemy-worg-rider = worg rider
    .of = { $n ->
        [one] a worg rider
       *[other] worg riders
    }
    .counted = { $n ->
        [one] { $n } worg rider
       *[other] { $n } worg riders
    }
enemy-witch = witch
    .of = { $n ->
        [one] a witch
       *[other] witches
    }
    .counted = { $n ->
        [one] { $n } witch
       *[other] { $n } witches
    }
enemy-heart = heart
    .of = { $n ->
        [one] a heart
       *[other] hearts
    }
    .counted = { $n ->
        [one] { $n } heart
       *[other] { $n } hearts
    }
enemy-mammoth = mammoth
    .of = { $n ->
        [one] a mammoth
       *[other] mammoths
    }
    .counted = { $n ->
        [one] { $n } mammoth
       *[other] { $n } mammoths
    }
enemy-raptor = raptor
    .of = { $n ->
        [one] a raptor
       *[other] raptors
    }
    .counted = { $n ->
        [one] { $n } raptor
       *[other] { $n } raptors
    }
enemy-automaton = automaton
    .of = { $n ->
        [one] an automaton
       *[other] automatons
    }
    .counted = { $n ->
        [one] { $n } automaton
       *[other] { $n } automatons
    }
enemy-black-knight = black knight
    .of = { $n ->
        [one] a black knight
       *[other] black knights
    }
    .counted = { $n ->
        [one] { $n } black knight
       *[other] { $n } black knights
    }
enemy-scarab = scarab
    .of = { $n ->
        [one] a scarab
       *[other] scarabs
    }
    .counted = { $n ->
        [one] { $n } scarab
       *[other] { $n } scarabs
    }
enemy-djinn = djinn
    .of = { $n ->
        [one] a djinn
       *[other] djinns
    }
    .counted = { $n ->
        [one] { $n } djinn
       *[other] { $n } djinns
    }
enemy-vampire = vampire
    .of = { $n ->
        [one] a vampire
       *[other] vampires
    }
    .counted = { $n ->
        [one] { $n } vampire
       *[other] { $n } vampires
    }
enemy-roc = roc
    .of = { $n ->
        [one] a roc
       *[other] rocs
    }
    .counted = { $n ->
        [one] { $n } roc
       *[other] { $n } rocs
    }
card-level = for towers of level { $level } or higher
card-crystals = { $n ->
        [0] yields no crystals
        [one] yields { $n } crystal
       *[other] yields { $n } crystals
    }
card-scouts = scouts: { $terrain }


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
switch-difficulty = difficulty
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


## The log

event-decks-shuffled = The enemy decks are shuffled.
event-hero-taken = { $seat } plays { $hero_full }.
event-ability-taken = { $seat } takes the special ability { $ability }.
event-benched = { $hero_full } sits on the bench.
event-spell-taken = The players take the spell { $spell }.
event-towers-dealt = { $seat } starts with { $towers }.
event-round-began = Round { $round }
event-colour-banned = This round nothing can be built on { $colour } building sites.
event-storm-gathered = A portal storm gathers for the next round: { $storm } ({ $text }).
event-storm-broke = The portal storm breaks: { $storm } ({ $text }).
event-storm-passed = The portal storm has passed: { $storm }.
event-kingdom-shaken = The kingdom is shaken and loses { $cost } health.
event-phase-began = { $phase }
event-declared = { $done ->
        [yes] { $seat } is done.
       *[no] { $seat } goes on after all.
    }
event-round-ended = { "" }
event-last-round-began = { $goal ->
        [boss] { $boss } is beaten: this is the last round.
       *[portals] The last portal is destroyed: this is the last round.
    }
event-won = Victory! { $why }
event-lost = Defeat! { $why }
event-horde-drawn = Arrival token { $token }: { $card_a }.
event-horde-arrived = { $card_a } arrives on { $space }.
event-ghost-drawn = { "" }
event-terrain-removed = The scouts open a way: no more { $terrain } on { $space }.
event-attack-began = { $how ->
        [basic] { $figure } performs the basic attack.
       *[other] { "" }
    }
event-tile-placed = A tile on { $horde } { $horde_at }: { $squares }.
event-soldier-placed = A soldier on { $horde } { $horde_at }: { $squares }.
event-soldier-lifted = A soldier leaves { $horde } { $horde_at }: { $squares }.
event-soldiers-lost = { $number ->
        [one] { $number } soldier on { $horde } { $horde_at } goes back to the supply.
       *[other] { $number } soldiers on { $horde } { $horde_at } go back to the supply.
    }
event-horde-healed = { $horde } { $horde_at } heals and shakes off all tiles.
event-horde-blocked = { $horde } { $horde_at } is held back.
event-horde-moved = { $horde } { $horde_at } moves to { $space }.
event-horde-left = { $horde_kind ->
        [portal] { $horde } { $horde_at } gets into the kingdom.
        [boss] { $horde } { $horde_at } gets into the kingdom.
       *[horde] { $cost ->
            [0] { $horde } { $horde_at } leaves the map without doing any harm.
           *[other] { $horde } { $horde_at } leaves the map: the kingdom loses { $cost } health.
        }
    }
event-crystals-gained = { $gained ->
        [0] The players hold all the crystals there are and gain none.
        [one] The players gain { $gained } crystal.
       *[other] The players gain { $gained } crystals.
    }
event-horde-defeated = { $horde } { $horde_at } is defeated.
event-portal-destroyed = { $goal ->
        [boss] A portal is destroyed.
       *[portals] { $counts ->
            [yes] A portal is destroyed: { $destroyed } of { $portals }.
           *[no] A portal is destroyed; it was made by a portal tile and does not count.
        }
    }
event-portal-opened = { $horde } { $horde_at } becomes a portal: the tile lies on { $squares }.
event-life-lost = { $boss } loses a life card.
event-boss-moved = { $boss_id ->
        [time-mages] A Time Mage moves to { $space }.
       *[other] { $boss } moves to { $space }.
    }
event-action-drawn = { $boss } draws { $action }: { $text }
event-activated = { $figure } is activated.
event-moved = { $figure } moves to { $space }.
event-engaged = { $figure } engages { $horde } { $horde_at }, base on { $squares }.
event-displaced = { $space ->
        [none] { $figure } finds no room and goes back to the hero board.
       *[other] { $figure } makes room and moves to { $space }.
    }
event-wounded = { $clause ->
        [RT-20-7] { $figure } takes a wound from the falling horde.
        [RT-21-11] { $figure } takes a wound from the horde held back.
        [RT-21-8] { $figure } is targeted and takes a wound.
        [RT-29-32] { $figure } takes a wound from { $boss }.
        [RT-26-21] { $figure } pays for Bend Time with a wound.
        [RT-S20] { $figure } takes a wound from the thorns.
       *[other] { $figure } takes a wound.
    }
event-protected = Protection keeps { $figure } from being wounded.
event-figure-defeated = { $figure } is defeated and leaves the map.
event-revived = { $figure } is revived with full health and does nothing this round.
event-healed = { $figure } heals { $amount } health.
event-rested = { $figure } rests: full health, all special abilities face up.
event-ability-used = { $figure } uses { $ability }.
event-ability-turned-down = { $ability } is turned face down.
event-ability-turned-up = { $figure } turns { $ability } face up.
event-ability-copied = { $figure } borrows { $ability }.
event-lasted = { $kind ->
        [aegis] Everyone on { $figure }'s space has protection until the end of the round.
        [reborn] If the horde beneath falls this round, { $figure } is reborn.
       *[protected] { $figure } has protection until the end of the round.
    }
event-bench-entered = { $hero_full } comes in from the bench for this round.
event-beast-returned = { $figure } appears on { $space }.
event-tower-played = { $seat } plays { $tower } on { $site } ({ $turn }).
event-portal-struck = The tower { $tower } on { $site } strikes a portal and will be lost.
event-tower-turned-down = The tower { $tower } on { $site } is turned face down.
event-tower-passed = { $how ->
        [upgraded] { $seat } passes { $tower } to { $to }, upgraded to { $new }.
        [alone] { $seat } upgrades { $tower } to { $new }.
       *[plain] { $seat } passes { $tower } to { $to }.
    }
event-tower-taken = { $to } takes { $tower } back from { $site }.
event-tower-lost = The tower { $tower } on { $site } goes back to the common supply.
event-passed-taken = { $number ->
        [one] { $seat } takes the passed tower into hand: { $towers }.
       *[other] { $seat } takes the passed towers into hand: { $towers }.
    }
event-hero-cards-taken = The hero cards go back into the hands.
event-tower-bought = { $to } gets { $tower } for { $price ->
        [one] { $price } crystal.
       *[other] { $price } crystals.
    }
event-spell-cast = { $seat } casts { $spell }.


## Questions

prompt-take-hero = { $player }: choose your hero.
prompt-take-ability = { $figure }: choose a special ability.
prompt-fill-bench = Who sits on your bench?
prompt-take-spells = Choose the spells for this game.
prompt-ban-colour = On which colour will you not build this round?
prompt-act = Play towers, pass towers, activate your hero, cast spells, or be done.
    .ready = You are done and waiting for the others.
prompt-hero = { $figure }: move and perform an action, in either order.
    .acted = { $figure } has acted and may still move.
    .moved = { $figure } has moved and may still act.
prompt-further-action = { $figure }: perform another action?
prompt-attack = { $tower }: which attack first?
prompt-face = { $source }: which way?
prompt-place = { $source }: place { $pieces } ({ $type } attack).
prompt-base = { $figure }: where does the base stand? Name its top left square.
prompt-move = { $figure }: move where?
prompt-walk = { $figure }: step by step, where to?
prompt-enter = { $figure } comes in: on which space?
prompt-transport = { $source }: where does { $figure } go?
prompt-displace = { $figure } has to make room: where to?
prompt-choose-hero = { $source }: choose a hero.
prompt-choose-horde = { $source }: choose one of the hordes just attacked.
prompt-turn-up = { $figure }: which special ability is turned face up?
prompt-granted-attack = { $figure }: perform the basic attack?
prompt-copy = { $figure }: which special ability is carried out?
prompt-return-beast = Put the Wildcat on { $figure }'s space?
prompt-pass = { $source }: which tower do you pass, and to whom?
prompt-share = Who takes { $tower } from the white building site?
prompt-buy = { $crystals ->
        [one] { $crystals } crystal to spend: buy towers, or be done.
       *[other] { $crystals } crystals to spend: buy towers, or be done.
    }
    .ready = You are done buying.
prompt-open-portal = { $boss }: which horde becomes a portal?
    .storm = { $storm }: which horde becomes a portal?
prompt-raze = { $boss }: which tower is lost?


## Answers

option-take = play { $hero_full }
option-ability = { $ability }
option-bench = { $hero_full }
    .act = bring in { $hero_full } from the bench
option-spell = { $spell }
option-ban = not on { $colour }
option-play = play { $tower } on { $space }, turned { $turn }
option-pass = { $how ->
        [upgraded] pass { $tower } to { $to } as { $new }
        [alone] upgrade { $tower } to { $new }
       *[plain] pass { $tower } to { $to }
    }
option-hero = activate { $hero }
    .chosen = { $hero_full }
option-beast = activate the Wildcat
option-cast = cast { $spell }
option-done = done
    .hero = end the activation
    .buy = buy nothing more
    .fill-bench = nobody else
    .take-spells = no further spell
option-resume = go on after all
option-attack = basic attack
    .number = attack { $n }: { $text }
option-rest = rest
option-move = move to { $space } { $there }
option-step = step to { $space } { $there }
option-stop = stop here
option-base = base on { $squares }
option-face = facing { $turn }
option-tile = tile on { $space } { $there }: { $squares }
option-soldier = soldier on { $space } { $there }: { $squares }
option-relocate = move a soldier from { $source } ({ $from }) to { $space } ({ $squares })
option-skip = leave it
    .place = place nothing more
    .face = do not attack
    .move = stay
    .transport = leave that hero there
    .choose-hero = nobody
    .granted-attack = no attack
    .further-action = no further action
option-horde = horde on { $space } { $there }
option-turn-up = { $ability }
option-yes = yes
option-no = no
option-give = { $to } takes { $tower }
option-buy = buy { $tower } for { $to } ({ $price })
option-portal = portal tile on { $space } { $there }: { $squares }
option-raze = { $tower } on { $space }


## Refusals

reason-not-this-phase = This has its place in another phase of the round.
reason-action-not-complete = Another action has to be completed first.
reason-banned-before = The same colour cannot be chosen in two rounds in a row.
reason-bound-tiles = { $clause ->
        [RT-26-16] Each of these tiles must touch one already placed.
        [RT-33-7] Each of these tiles must touch a different side of the base.
        [RT-35-7] These tiles go on different hordes.
       *[other] Each horde gets only one of these tiles.
    }
reason-cannot-build-there = { $clause ->
        [RT-25-5] This colour cannot be built on this round.
        [RT-8-12] This building site belongs to another player.
        [RT-8-11] A hero stands on this building site.
        [RT-8-16] This building site already holds two towers.
       *[other] Two towers share a building site only if one of them is a soldier tower.
    }
reason-cannot-buy = { $clause ->
        [RT-1-14] The Iron challenge forbids buying towers here.
        [RT-23-5] Towers of level 3 and 4 cannot be bought.
        [RT-R49] This tower is not in the supply, or too high for this scenario.
       *[other] There are not enough crystals.
    }
reason-cannot-copy = This special ability cannot be copied.
reason-cannot-end-there = { $clause ->
        [RT-R55] A terrain card lies there.
        [RT-16-5] A tower stands there.
        [RT-13-13] No hero ends a movement on a portal.
        [RT-17-9] No hero ends a movement on a boss.
       *[other] The base has no room on that horde card.
    }
reason-cannot-pass = { $clause ->
        [RT-14-2] A tower is passed one level higher, not as that tower.
       *[other] A tower is passed to another player.
    }
reason-cannot-strike-boss = { $clause ->
        [RT-29-5] This spell cannot strike a boss.
       *[other] Heroes cannot strike a boss in this scenario.
    }
reason-cannot-strike-portal = { $clause ->
        [RT-13-15] This spell cannot strike a portal.
       *[other] Heroes cannot strike portals.
    }
reason-covered-square = This square is already covered.
reason-deadly = Deadly enemies are covered by tiles only.
reason-declared-done = You have said that you are done. Go on first.
reason-empty-square = A soldier needs an enemy to stand on.
reason-face-down = This special ability has been used and lies face down.
reason-hero-card-used = { $clause ->
        [RT-R67] Your hero is defeated.
        [RT-15-5] Your hero has just been revived and does nothing this round.
       *[other] Your hero has already been activated this round.
    }
reason-hero-not-free = { $clause ->
        [RT-R124] This hero is the boss here.
       *[other] Somebody already plays this hero.
    }
reason-iron-rule = The Iron challenge forbids this here.
reason-linked-tiles = Tiles joined by + go on one and the same horde.
reason-must-attack = { $clause ->
        [RT-26-6] What a spell can place has to be placed.
        [RT-R61] What the hero began with has to be placed as far as it fits.
       *[other] An attack with a valid target cannot be declined.
    }
reason-must-open-portal = A portal tile must be placed while one fits.
reason-no-beast = The Wildcat is not on the map, or was activated this round.
reason-no-building-site = There is no building site there.
reason-no-horde-there = There is no horde there.
reason-no-place-for-portal = { $clause ->
        [RT-29-11] This horde is already a portal.
        [RT-29-12] A hero stands on this horde.
       *[other] The portal tile does not fit there, or would defeat the horde.
    }
reason-no-room-for-base = The base covers 2×2 free squares without a deadly enemy.
reason-no-shelter = Only an adjacent free path space or a building site without a tower will do.
reason-no-soldier-due = This attack has no soldier to place.
reason-no-soldiers-left = All soldiers stand on horde cards.
reason-no-such-ability = This hero does not have that special ability in a slot.
reason-no-such-spell = You do not have this spell.
reason-no-such-tile = The attack has no such tile left.
reason-no-turning = This tile may not be turned.
reason-no-upgrade = This tower cannot be upgraded now, and alone there is nobody to pass it to.
reason-no-way-on = There is no way there from here.
reason-not-in-hand = { $clause ->
        [RT-14-8] A passed tower comes into your hand only at the end of the round.
        [RT-14-9] A tower on a building site cannot be passed.
       *[other] You do not have this tower in hand.
    }
reason-not-on-bench = { $clause ->
        [RT-R104] Only one bench hero comes in each round.
       *[other] This hero is not on your bench.
    }
reason-nothing-in-reach = There is nothing it could strike from here.
reason-off-the-card = This square is not on the card.
reason-off-the-map = There is no such space on the map.
reason-on-a-hero = A tile cannot lie on a hero.
reason-on-a-soldier = A tile cannot lie on a soldier.
reason-on-a-tile = A tile cannot lie on another tile.
reason-one-action = { $clause ->
        [RT-18-24] A hero who rests performs no other action this round.
       *[other] A hero performs one action in an activation.
    }
reason-one-movement = { $clause ->
        [RT-16-7] After acting in the course of a movement a hero moves no further.
       *[other] A hero moves once in an activation.
    }
reason-other-horde = This attack strikes one certain horde only.
reason-out-of-reach = { $clause ->
        [RT-30-7] The horde on the hero's own space is not an adjacent one.
        [RT-18-8] A ranged attack cannot strike the horde the hero stands on.
       *[other] That horde is out of reach.
    }
reason-portal-too-high = This tower's level is too low for that portal.
reason-portal-surges = In this storm the portal asks for a tower one level higher.
reason-red-square = { $clause ->
        [RT-13-2] The level square of a portal stays uncovered.
       *[other] Red squares can never be covered.
    }
reason-resistant = This enemy resists attacks of this type.
reason-soldiers-left = While the supply has soldiers, none are moved from other cards.
reason-spell-too-strong = { $clause ->
        [RT-26-2] This spell is already taken.
       *[other] This spell has too many power symbols for this scenario.
    }
reason-storm-forbids = The portal storm forbids this for a round.
reason-too-far = { $clause ->
        [RT-16-8] A hero enters the map on a path space next to an exit.
       *[other] That is too far.
    }
reason-too-near-exit = The storm tears only a horde that has at least four spaces before it.


## Faults of set-ups

fault-unreadable-hero = A seat brings one hero and special abilities by name.
fault-hero-taken = Two players cannot play the same hero.
fault-some-heroes = Either everybody brings a hero or nobody does.
fault-no-hero = There is no such hero to play.
fault-hero-is-boss = This hero is the boss of the scenario.
fault-iron-rule = The Iron challenge allows no special abilities here.
fault-wrong-ability = Special abilities must be different and belong to the hero.
fault-too-many-abilities = A hero board has room for two special abilities.


## Ends

ends-won = { $players } have saved the kingdom!
    .alone = { $players } has saved the kingdom!
ends-lost = The kingdom has fallen.
outcome-RT-24-1 = The last portal is destroyed.
outcome-RT-24-6 = The boss is beaten.
outcome-RT-24-3 = The kingdom's last defender is gone.
outcome-RT-24-4 = A portal has entered the kingdom.
outcome-RT-24-5 = The boss has entered the kingdom.
outcome-RT-29-35 = Lilith has reached the end of her way.
outcome-RT-C18 = The Time Mages have reached the white building site.


## Terms

term-activate = activate
term-adjacent = adjacent
term-arrival-token = arrival token
term-basic-attack = basic attack
term-bench = bench of heroes
term-boss = boss
term-boss-action = boss action card
term-building-site = building site
term-campaign = campaign
term-common-supply = common supply
term-cover = cover
term-crystal = crystal
term-deadly = deadly
term-difficulty = difficulty
term-direction-arrow = direction arrow
term-displace = displace
term-enemy = enemy
term-enemy-deck = enemy deck
term-engagement = engagement
term-exit = exit
term-flying = flying
term-fork = fork
term-free-rotation = free rotation
term-ghost = ghost
term-hand = hand
term-haste = haste
term-healing = healing
term-health = health
term-hero = hero
term-hero-board = hero board
term-horde = horde
term-kingdom = kingdom
term-large = large
term-lasting = lasting
term-level = level
term-life-card = life card
term-linked-tiles = linked tiles (+)
term-magic = magic attack
term-melee = melee attack
term-movement-point = movement point
term-passed-towers = passed towers
term-passing = passing and upgrading
term-path = path
term-phase = phase
term-physical = physical attack
term-portal = portal
term-portal-tile = portal tile
term-power-symbol = power symbol
term-precise = precise attack
term-protection = protection
term-ranged = ranged attack
term-reach = reach
term-resists-magic = magic resistance
term-resists-physical = physical resistance
term-rest = rest
term-revival = revival
term-round = round
term-scenario = scenario
term-scouts = scouts
term-soldier = soldier
term-space = space
term-special-ability = special ability
term-spell = spell
term-square = square
term-stack = stack of hordes
term-starting-towers = starting towers
term-storm = portal storm
term-targeting = targeting
term-terrain = terrain card
term-tile = damage tile
term-touch = touch
term-tower = tower
term-universal = universal attack
term-white-site = white building site
term-wildcat = Wildcat
term-wound = wound


## Keywords: short explanations

keyword-adjacent = Next to each other, diagonally too. A space is not adjacent to itself.
keyword-arrival-token = Hordes enter the map here; lower numbers arrive and move first.
keyword-basic-attack = What a hero can always do as his action, without any special ability.
keyword-bench = A solo player's other heroes. Each may come in for one round, anywhere on the map, and perform the basic attack.
keyword-boss = A special enemy with rules of its own. If it enters the kingdom, you lose.
keyword-building-site = A space for towers. Build only on your own colour or on white; two towers share a site only if one of them is a soldier tower.
keyword-crystal = Common money for new towers: 2 crystals for level 1, 3 for level 2. You can hold 12 at most.
keyword-deadly = Only tiles cover this enemy, never soldiers or heroes.
keyword-displace = A hero in the way of a horde goes to an adjacent free path space or building site, otherwise back to the hero board. This does not wound.
keyword-engagement = A hero who ends a movement on a horde puts the base on 2×2 free squares, covers the enemies there and keeps the horde from moving.
keyword-exit = Where hordes leave the map. Every uncovered enemy then costs the kingdom 1 health, a large one 4.
keyword-flying = Nothing holds a flying horde: soldiers and heroes have to leave it before it moves. It lands on other hordes, which then cannot be attacked.
keyword-free-rotation = The tiles of this attack may be rotated and flipped at will.
keyword-ghost = Where a horde with this symbol is defeated, heroes must leave and a ghost card takes its place.
keyword-haste = If the symbol is visible, the horde tries to move twice. Soldiers stop only the first attempt, heroes both.
keyword-healing = If the symbol is visible, all tiles are removed from the horde before it moves. It is checked first.
keyword-health = A hero without health is defeated; a kingdom without health has fallen.
keyword-horde = A card full of enemies. It is defeated in phase 3 if all of them are covered.
keyword-large = Takes up 2×2 squares, all of which must be covered. If it gets away, the kingdom loses 4 health.
keyword-lasting = Stays in force until the end of the round.
keyword-life-card = What towers cover to hurt a boss. When the last one is covered, the boss is beaten.
keyword-linked-tiles = Pieces joined by + all go on one and the same horde.
keyword-magic = Cannot cover enemies with magic resistance.
keyword-melee = Strikes only the horde the hero is engaged with.
keyword-passing = A tower you pass is upgraded by one level and reaches its new owner's hand at the end of the round. There is no other way to upgrade.
keyword-physical = Cannot cover enemies with physical resistance.
keyword-portal = Only towers of its level or higher may attack it, and they are lost afterwards. Heroes cannot attack it. If it enters the kingdom, you lose.
keyword-portal-tile = Turns the horde it lies on into a portal and covers the enemies beneath it.
keyword-power-symbol = How strong a spell is; a scenario says how many symbols are allowed.
keyword-precise = Reaches any path space of the map.
keyword-protection = Whoever has it takes no wounds until the end of the round. It never helps soldiers.
keyword-ranged = Strikes hordes the arrows reach, but not the one the hero stands on.
keyword-reach = Arrows show where an attack strikes, seen from the front of the tower or hero; a number is the greatest distance. Nothing in between hinders it.
keyword-resists-magic = Magic attacks cannot cover this enemy.
keyword-resists-physical = Physical attacks cannot cover this enemy.
keyword-rest = An action: full health, and all special abilities are turned face up.
keyword-revival = A defeated hero spends the next round being revived and does nothing in it.
keyword-scouts = On arrival they remove the first of their terrain cards still in play and enter there.
keyword-soldier = Covers one square with an enemy and holds the horde for one attempt to move. There are 12 of them.
keyword-special-ability = Used as an action, then turned face down. Rest turns it up again. A hero brings two.
keyword-spell = Works once per game. Any player may cast it in phase 2, as often as there are spells.
keyword-stack = Hordes on one space. Only the top one can be attacked; it also moves first.
keyword-storm = A challenge you may add: a storm card gathers a round ahead, then holds for one round. It is in the open which storms are left, not in which order.
keyword-targeting = If the symbol is visible, the horde wounds every hero on it or adjacent to it after its movement.
keyword-terrain = Blocks a path and its arrival token until scouts remove it.
keyword-tile = Covers squares of one horde card, without overlapping anything and without turning, unless the attack allows it.
keyword-touch = Next to each other by an edge; a corner is not enough.
keyword-universal = Neither physical nor magic: no resistance helps against it.
keyword-white-site = Anybody may build here, and afterwards the players agree who takes each tower.
keyword-wildcat = Alleria's second figure. It may move 2 spaces every round, blocks hordes, and does not mind when the horde beneath it falls. Any other wound sends it back to the board.
keyword-wound = Costs 1 health. Heroes are wounded by falling hordes they stand on, by hordes they hold back, by targeting and by bosses.


## Hints: questions about a situation

hint-clear-yes = { $means ->
        [towers] yes, { $horde } { $horde_at } can be cleared this round with towers alone.
        [heroes] yes, { $horde } { $horde_at } can be cleared this round with the help of heroes.
        [abilities] yes, { $horde } { $horde_at } can be cleared this round, but only with a special ability.
       *[spells] yes, { $horde } { $horde_at } can be cleared this round, but only with a spell or the bench.
    }
hint-clear-no = no, { $horde } { $horde_at } cannot be cleared this round; { $n ->
        [one] at best one square stays open.
       *[other] at best { $n } squares stay open.
    }
hint-clear-unknown = nobody has found a way to clear { $horde } { $horde_at } this round, but not everything was tried.
hint-tower-none = no tower in hand makes a difference now.
hint-tower-nudge = look at { $seat_of } towers: one of them matters more than all others.
hint-tower-most = what would be missed this round, in health of the kingdom:
hint-tower = { $tower } ({ $seat }): { $loss }
hint-through-none = nothing needs to get through this round.
hint-through-some = { $n ->
        [one] one horde will probably get through and cost { $cost } health.
       *[other] { $n } hordes will probably get through and cost { $cost } health.
    }
hint-through-lost = careful: if nobody has a better idea, the game is lost this round.
hint-through = { $horde } { $horde_at } leaves: { $cost } health
hint-near = { $horde } { $horde_at } will then stand before an exit.
hint-think-of = think of: { $what }.
hint-plan = the whole plan:
hint-step = { $seat }: { $label } [{ $text }]
