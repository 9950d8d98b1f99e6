## Rift: the screen

rift-phase-set-up = Set-up
rift-phase-arrival = Arrival
rift-phase-play = Play
rift-phase-defeat = Defeat
rift-phase-boss = Boss
rift-phase-movement = Movement
rift-phase-taking-back = Taking back
rift-phase-spending = Spending
ui-rift-round = Round { $round }
ui-rift-kingdom = kingdom
ui-rift-crystals = { $n ->
        [one] crystal
       *[other] crystals
    }
ui-rift-portals = portals
ui-rift-lives = { $n ->
        [one] one life card left
       *[other] { $n } life cards left
    }
ui-rift-banned = closed this round: { $colour }
ui-rift-storm = Storm
ui-rift-gathering = Gathers for round { $round }
ui-rift-no-storms = This game is played without portal storms. They are switched on before a game: --switch storms=on.
ui-rift-storms-over = The storm deck is empty: no more storms gather.
ui-rift-next-storm = The next storm gathers in round { $round } and breaks a round later.
ui-rift-storms-left = Storms left, in an order nobody knows
ui-rift-raised = { $storm }: the portal on { $space } asks for level { $level } instead of { $printed }
ui-rift-portal-short = Portal { $level }
ui-rift-deck = { $n ->
        [0] no cards left
        [one] one card
       *[other] { $n } cards
    }
ui-rift-deck-of = Arrival token { $token } ({ $space })
ui-rift-stage = { $n ->
        [1] next, in any order:
       *[other] after that, in any order:
    }
ui-rift-next-card = next: { $card }
ui-rift-next-hordes = next one of { $n } hordes
ui-rift-next-portal = next one of { $n }, { $portals ->
        [one] a portal among them
       *[other] { $portals } portals among them
    }
ui-rift-more-grids = { $n ->
        [one] … and one more horde: type hordes
       *[other] … and { $n } more hordes: type hordes
    }
ui-rift-ready = done
ui-rift-on-board = on the board
ui-rift-down = defeated
ui-rift-revived = revived this round
ui-rift-acted = activated
ui-rift-passed = passed
ui-rift-bench = bench
ui-rift-if-now = If the round ended now
ui-rift-now-defeated = { $n ->
        [one] one horde falls
       *[other] { $n } hordes fall
    }
ui-rift-now-held = { $n } held
ui-rift-now-moving = { $n ->
        [one] one move
       *[other] { $n } moves
    }
ui-rift-now-leaving = { $n ->
        [one] one leaves
       *[other] { $n } leave
    }
ui-rift-now-wounds = { $n ->
        [one] one wound
       *[other] { $n } wounds
    }
ui-rift-now-opened = { $n ->
        [one] one new portal
       *[other] { $n } new portals
    }
ui-rift-now-mended = { $n } mended
ui-rift-now-lost = the kingdom falls!
ui-rift-unknown = Not counted: what lies face down, such as ghosts and the cards of the boss. Where a player would be asked, the first answer is assumed.
ui-rift-no-forecast = This can be told while tower and hero cards are played.
ui-rift-others-may-act = may act too: { $players } (partner { $letter })


## Rift: answers

ui-rift-group-play = Play { $tower }
ui-rift-group-pass = Pass { $tower }
ui-rift-group-buy = Buy { $tower }
ui-rift-group-on = { $tower } on { $space }
ui-rift-group-to = { $tower } → { $player }
ui-rift-back = back (now: { $words })
ui-rift-more-answers = … { $n } in all: type a space or a square to narrow the list down
ui-rift-confirm = { $label }?
ui-rift-left-open = { $n ->
        [0] { $space }: every enemy would be covered
        [one] { $space }: one square would be left uncovered
       *[other] { $space }: { $n } squares would be left uncovered
    }
ui-rift-reaches-nothing = There is no horde within reach.
ui-rift-unknown-thing = There is no tower, hero, enemy, space or keyword “{ $typed }”. Close to it: { $close }
ui-rift-why-not-unknown = No rule is known to me for “{ $typed }”. Moves look like this: play shooters @ b1 ~ n, tile c3 a1 a2.
ui-rift-plain-enemy = No special properties.


## Rift: the legend and the phases

ui-rift-legend = Legend
ui-rift-sign-tile = damage tile on an enemy
ui-rift-sign-bare-tile = damage tile on an empty square
ui-rift-sign-soldier = soldier
ui-rift-sign-base = base of a hero
ui-rift-sign-red = red square, never covered; the level stands on that of a portal
ui-rift-sign-gate = portal tile
ui-rift-sign-empty = empty square
ui-rift-sign-new = what would be covered
ui-rift-sign-token = arrival token
ui-rift-sign-exit = the exit
ui-rift-sign-site = building site: r red, g green, b blue, y yellow, w white
ui-rift-sign-terrain = terrain card
ui-rift-sign-figure = hero
ui-rift-sign-boss = figure of the boss
ui-rift-sign-struck = tower that has struck a portal
ui-rift-sign-flying = flying horde
ui-rift-sign-ghost = a ghost follows this horde
ui-rift-sign-face-up = special ability, face up
ui-rift-sign-face-down = special ability, used
ui-rift-sign-goal = portals destroyed of those to destroy
ui-rift-about-arrival = From each arrival token a new horde enters the map. Not in the first round.
ui-rift-about-play = All play and pass towers, activate heroes and cast spells, in any order, until everybody is done.
ui-rift-about-defeat = Hordes whose enemies are all covered leave the map and yield crystals.
ui-rift-about-boss = The boss acts.
ui-rift-about-movement = The other hordes move along their path, those nearest to the exit first.
ui-rift-about-taking-back = Towers and hero cards go back into the hands; passed towers too.
ui-rift-about-spending = Crystals buy towers: 2 for level 1, 3 for level 2.


## Rift: commands

ui-rift-help-notation = an answer in notation, or some words of it
ui-rift-help-narrow = only answers about this space or square
ui-rift-help-back = one step back in a narrowed list
ui-rift-help-thing = a tower, hero, special ability, spell, enemy or keyword explained
ui-rift-help-space = a space with its horde card, towers and heroes
ui-rift-help-scenario = the scenario: story, goal and rules; also ? boss
ui-rift-help-phases = the phases of a round
ui-rift-help-legend = what the signs mean, and the enemies on the map
ui-rift-help-next = what would happen if the round ended now
ui-rift-help-hint = a hint: hint through, hint tower, hint clear b4; then candidates or plan to be told more
ui-rift-hint-usage = Hints: hint through, hint tower, hint clear SPACE of a horde; add candidates or plan to be told more.
ui-rift-no-hint = Hints are about phase 2, when towers and heroes are played.
ui-rift-help-decks = every card that is still to come
ui-rift-help-storms = the portal storm in force, the one that gathers, those left
ui-rift-help-hordes = every horde card on the map
ui-rift-help-players = all players, and the common supply
ui-rift-help-seat = give the screen to another person at this table
ui-rift-help-partner = let a machine make one move, or play until it is done
ui-rift-help-preview = be shown placements before they count: on or off
ui-rift-help-stops = be asked also where only one answer is possible: all, auto or none
ui-rift-help-why-not = why a move is not possible
ui-rift-seat-usage = seat LETTER gives the screen to another person: { $seats }
ui-rift-partner-usage = partner lets a machine make a move, partner b a certain one; partner all lets it play until it is done.
ui-rift-preview-usage = There is preview on and preview off.
ui-rift-preview-on = Placements are shown before they count.
ui-rift-preview-off = Placements count at once.
ui-rift-stops-auto = Where only one answer is possible it is given for you; only the end of a phase waits for you. Other settings: stops all, stops none.
ui-rift-stops-all = You are asked even where only one answer is possible.
ui-rift-stops-none = Where only one answer is possible it is given for you, at the end of a phase too.


## Rift: before a game, and the campaign

ui-ask-scenario = Scenario, by number or name
ui-ask-seats = Who plays, one to four: me, me:NAME, { $machines }
ui-ask-hero = Hero of { $player } ({ $offers }; – chooses in the game)
ui-campaign = Campaign { $name }
ui-campaign-none = There is no campaign yet: siegeworks campaign new begins one.
ui-campaign-new = The campaign { $name } begins.
ui-campaign-stars = Stars: { $stars } of { $most }
ui-campaign-locked = locked
ui-campaign-open = open
ui-campaign-storms = ↯ with storms: { $levels }
ui-campaign-spells = Spells: { $spells }
ui-campaign-no-spells = Spells: none yet
ui-campaign-recorded = Written into the campaign { $name }.
ui-campaign-exported = The campaign { $name } was written to { $file }
ui-campaign-imported = The campaign { $name } was read from { $file }
ui-campaign-games = { $n ->
        [one] one game played
       *[other] { $n } games played
    }
ui-campaign-go-on = Under way: { $file }
ui-campaign-next = Next: siegeworks campaign play { $scenario }
