## Rift: the screen

ui-round = Round { $round }
ui-crystals = { $n ->
        [one] crystal
       *[other] crystals
    }
ui-portals = portals
ui-lives = { $n ->
        [one] one life card left
       *[other] { $n } life cards left
    }
ui-banned = closed this round: { $colour }
ui-storm = Storm
ui-gathering = Gathers for round { $round }
ui-no-storms = This game is played without portal storms. They are switched on before a game: --switch storms=on.
ui-next-storm = The next storm gathers in round { $round } and breaks a round later.
ui-storms-left = Storms left, in an order nobody knows
ui-raised = { $storm }: the portal on { $space } asks for level { $level } instead of { $printed }
ui-portal-short = Portal { $level }
ui-deck = { $n ->
        [0] no cards left
        [one] one card
       *[other] { $n } cards
    }
ui-deck-of = Arrival token { $token } ({ $space })
ui-stage = { $n ->
        [1] next, in any order:
       *[other] after that, in any order:
    }
ui-next-card = next: { $card }
ui-next-hordes = next one of { $n } hordes
ui-next-portal = next one of { $n }, { $portals ->
        [one] a portal among them
       *[other] { $portals } portals among them
    }
ui-more-grids = { $n ->
        [one] … and one more horde: type hordes
       *[other] … and { $n } more hordes: type hordes
    }
ui-on-board = on the board
ui-passed = passed
ui-bench = bench
ui-now-defeated = { $n ->
        [one] one horde falls
       *[other] { $n } hordes fall
    }
ui-now-held = { $n } held
ui-now-moving = { $n ->
        [one] one move
       *[other] { $n } moves
    }
ui-now-leaving = { $n ->
        [one] one leaves
       *[other] { $n } leave
    }
ui-now-wounds = { $n ->
        [one] one wound
       *[other] { $n } wounds
    }
ui-now-opened = { $n ->
        [one] one new portal
       *[other] { $n } new portals
    }
ui-now-mended = { $n } mended
ui-now-lost = the kingdom falls!
ui-unknown = Not counted: what lies face down, such as ghosts and the cards of the boss. Where a player would be asked, the first answer is assumed.
ui-no-forecast = This can be told while tower and hero cards are played.
ui-others-may-act = may act too: { $players } (partner { $letter })


## Rift: answers

ui-group-play = Play { $tower }
ui-group-pass = Pass { $tower }
ui-group-buy = Buy { $tower }
ui-group-on = { $tower } on { $space }
ui-group-to = { $tower } → { $player }
ui-more-answers = … { $n } in all: type a space or a square to narrow the list down
ui-confirm = { $label }?
ui-left-open = { $n ->
        [0] { $space }: every enemy would be covered
        [one] { $space }: one square would be left uncovered
       *[other] { $space }: { $n } squares would be left uncovered
    }
ui-reaches-nothing = There is no horde within reach.
ui-unknown-thing = There is no tower, hero, enemy, space or keyword “{ $typed }”. Close to it: { $close }
ui-why-not-unknown = No rule is known to me for “{ $typed }”. Moves look like this: play shooters @ b1 ~ n, tile c3 a1 a2.
ui-plain-enemy = No special properties.


## Rift: the legend and the phases

ui-legend = Legend
ui-sign-tile = damage tile on an enemy
ui-sign-bare-tile = damage tile on an empty square
ui-sign-soldier = { term-soldier }
ui-sign-base = base of a hero
ui-sign-red = red square, never covered; the level stands on that of a portal
ui-sign-gate = { term-portal-tile }
ui-sign-empty = empty square
ui-sign-new = what would be covered
ui-sign-token = { term-arrival-token }
ui-sign-exit = the exit
ui-sign-site = building site: r red, g green, b blue, y yellow, w white
ui-sign-terrain = { term-terrain }
ui-sign-figure = { term-hero }
ui-sign-boss = figure of the boss
ui-sign-struck = tower that has struck a portal
ui-sign-flying = flying horde
ui-sign-ghost = a ghost follows this horde
ui-sign-face-up = special ability, face up
ui-sign-face-down = special ability, used
ui-sign-goal = portals destroyed of those to destroy
ui-about-arrival = From each arrival token a new horde enters the map. Not in the first round.
ui-about-play = All play and pass towers, activate heroes and cast spells, in any order, until everybody is done.
ui-about-defeat = Hordes whose enemies are all covered leave the map and yield crystals.
ui-about-boss = The boss acts.
ui-about-movement = The other hordes move along their path, those nearest to the exit first.
ui-about-taking-back = Towers and hero cards go back into the hands; passed towers too.
ui-about-spending = Crystals buy towers: 2 for level 1, 3 for level 2.


## Rift: commands

ui-help-notation = an answer in notation, or some words of it; Tab completes it
ui-help-narrow = only answers about this space or square
ui-help-back = one step back in a narrowed list
ui-help-thing = a tower, hero, special ability, spell, enemy or keyword explained
ui-help-space = a space with its horde card, towers and heroes
ui-help-scenario = the scenario: story, goal and rules; also ? boss
ui-help-phases = the phases of a round
ui-help-legend = what the signs mean, and the enemies on the map
ui-help-next = what would happen if the round ended now
ui-help-hint = a hint: hint through, hint tower, hint clear b4; then candidates or plan to be told more
ui-hint-usage = Hints: hint through, hint tower, hint clear SPACE of a horde; add candidates or plan to be told more.
ui-no-hint = Hints are about phase 2, when towers and heroes are played.
ui-help-decks = every card that is still to come
ui-help-storms = the portal storm in force, the one that gathers, those left
ui-help-hordes = every horde card on the map
ui-help-players = all players, and the common supply
ui-help-seat = give the screen to another person at this table
ui-help-partner = let a machine make one move, or play until it is done
ui-help-preview = be shown placements before they count: on or off
ui-partner-usage = partner lets a machine make a move, partner b a certain one; partner all lets it play until it is done.
ui-preview-usage = There is preview on and preview off.
ui-preview-on = Placements are shown before they count.
ui-preview-off = Placements count at once.
ui-stops-auto = Where only one answer is possible it is given for you; only the end of a phase waits for you. Other settings: stops all, stops none.
ui-stops-none = Where only one answer is possible it is given for you, at the end of a phase too.


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
