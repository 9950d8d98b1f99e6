# Rift in Time in English.
#
# Clauses of card texts begin small and have no full stop; the program makes sentences of them.
# What may be missing, such as $horde_at, leaves no gap: stray blanks are tidied away.


## Grammar

list-and = { $first } and { $second }
list-more = { $first }, { $second }
chain = { $first }; { $second }
do-if = if { $clause }, { $text }
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
soldiers-counted = { $n ->
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
