# What only the terminal says; everything else comes from the words of the program and its games.


## The screen

step-prepare = Prepare
step-draw = Draw
step-advance = Advance
step-deploy = Deploy
step-extra = Extra
step-end = End
step-reserves = Reserves
step-actions = Actions
ui-set-up = Setup
ui-ready-and-committed = { $ready } ready, { $committed } committed
ui-leaving = { $card } leaves the War Track
ui-negated = negated
ui-open-to-reactions = may be reacted to
ui-printed = printed { $value }
ui-token-available = token available
ui-token-used = token used
ui-goal = Victory
ui-partner-may-act = partner: let { $player } act ({ $step })


## Answers

ui-step-passed = { $step }: passed automatically
ui-stops-hint = “stops all” lets you be asked more often.
ui-siegestorm-stops-hint = “stops all” lets you be asked in the Prepare and Draw steps too.
ui-only-answer = taken by itself, nothing else was possible: { $answer }
ui-not-understood = “{ $typed }” is neither an answer nor a command. Type a number, or ? for help.
ui-out-of-range = Type a number from 1 to { $most }.
ui-too-short = “{ $typed }” is too short for an answer. Type its number, or more of it: { $fits }
ui-not-offered = “{ $typed }” is not among these: { $offers }
ui-bookkeeping = bookkeeping that follows from the lines around it
ui-stops-usage = There is stops auto, stops all and stops none.
ui-language-usage = language CODE changes the language: { $languages }.
ui-put-back = What was played since the game was taken up is not kept.
ui-yes-no-yes = [Y/n]
ui-yes-no-no = [y/N]
ui-enter-takes-it = Nothing else is possible; Enter takes it.
ui-first-hint = Type the number of an answer; ? explains the rest.
ui-partner-done = { $player } has ended the turn.
ui-partner-later = { $player } can act once this is decided.
ui-partner-usage = partner lets your partner act; partner all lets a machine play its turn to the end.
ui-no-partner = You have no partner in this game.
ui-no-boss = There is no boss in this game.


## Explanations

ui-which-one = Which one? { $names }
ui-unknown-thing = There is nothing called “{ $typed }”. Close to it: { $close }
ui-siegestorm-unknown-thing = There is no card, square or keyword “{ $typed }”. Close to it: { $close }
ui-after-answer = after your answer { $number }: { $answer }
ui-after-answer-of = after answer { $number }, given by { $player }
ui-because-of-whose = because of { $card } ({ $player })
ui-you-can = you can do this now
ui-why-not-unknown = No rule is known to me for “{ $typed }”.
ui-siegestorm-why-not-unknown = No rule is known to me for “{ $typed }”. Moves look like this: play tengu, deploy tengu, use a1.
ui-why-usage = why N explains line N of the log (1 to { $most }); why not MOVE explains why a move is not possible.
ui-log-usage = log shows the last lines; log 50 shows the last 50.
ui-goal-now = now { $now } of { $needed }
ui-boss-decks = Plays with: { $decks }
ui-reserves = Reserves: { $n }


## Commands

ui-help-number = take the answer with this number
ui-help-notation = an answer in notation, or the beginning of it
ui-help-help = this list
ui-help-card = a card with its whole text, its keywords explained
ui-help-square = the creature on a square, and why its values are what they are
ui-help-keyword = a keyword explained
ui-help-log = the last lines of the log
ui-help-why = why line 12 of the log happened: the rule and the card
ui-siegestorm-help-why-not = why a card cannot be played or a move cannot be made
ui-help-undo = take back your last answer, as long as nothing hidden came to light
ui-help-cards = all Casualties, Reserves, healing piles and cards out of the game
ui-help-boss = the boss card: what raises its Menace Level and how it is beaten
ui-help-partner = let your partner act without ending your turn (Co-op)
ui-siegestorm-help-stops = be asked in the Prepare and Draw steps: all, auto or none
ui-help-language = another language: en, cs, pl, de, it
ui-help-save = write the record of the game to a file
ui-help-concede = give up the game
ui-help-quit = leave; the game can be taken up again
ui-stops-auto = Where only one answer is possible it is given for you. Other settings: stops all, stops none.
ui-siegestorm-stops-auto = You are asked in the Draw step if a creature is about to leave your War Track, and not in the Prepare step. Other settings: stops all, stops none.
ui-siegestorm-stops-all = You are asked in the Prepare and Draw steps whenever something is possible, and in every reaction window even if nothing is.
ui-stops-none = Where only one answer is possible it is always given for you.
ui-siegestorm-stops-none = You are not asked in the Prepare and Draw steps.
ui-save-usage = save FILE writes the record of the game to a file.
ui-undo-nothing = There is no answer of yours to take back.
ui-undo-refused = This cannot be taken back, something came to light: { $revealed }
ui-undo-partner = This cannot be taken back, { $player } has acted since.
ui-undo-done = { $left ->
        [0] Taken back. This is as far as it goes.
        [one] Taken back. One more answer of yours can be taken back.
       *[other] Taken back. { $left } more answers of yours can be taken back.
    }
ui-concede-sure = Give the game up?
ui-conceded = { $player } gives the game up.
ui-quit-keep = Keep the game, to go on later?
ui-kept = The game is kept in { $file }
ui-go-on = Go on with: { $command }
ui-dropped = The game was not kept.
ui-interrupted = Type quit to leave. Ctrl-C once more leaves at once; the game is kept.
ui-input-ended = The input has ended before the game.


## Before and after the game

ui-menu-ask = What would you like to do?
ui-menu-table = Play in the browser
ui-menu-terminal = Play in the terminal
ui-menu-lessons = Learn to play, step by step
ui-menu-help = Everything else: the commands
ui-ask-language = Language ({ $offers })
ui-ask-faction = Your faction ({ $offers })
ui-ask-opponent = Your opponent ({ $offers })
ui-ask-mode = Mode ({ $offers })
ui-ask-partner = Your partner ({ $offers })
ui-ask-boss = Boss ({ $offers })
ui-ask-difficulty = Difficulty ({ $offers })
ui-ask-storms = Portal storms ({ $offers })
ui-ask-base-deck = Base deck of the boss ({ $offers })
ui-ask-advanced-deck = Advanced deck of the boss ({ $offers })
ui-watching = Enter shows the next turn, quit leaves.


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
ui-help-stops = be asked also where only one answer is possible: all, auto or none
ui-help-why-not = why a move is not possible
ui-rift-seat-usage = seat LETTER gives the screen to another person: { $seats }
ui-rift-partner-usage = partner lets a machine make a move, partner b a certain one; partner all lets it play until it is done.
ui-rift-preview-usage = There is preview on and preview off.
ui-rift-preview-on = Placements are shown before they count.
ui-rift-preview-off = Placements count at once.
ui-rift-stops-auto = Where only one answer is possible it is given for you; only the end of a phase waits for you. Other settings: stops all, stops none.
ui-stops-all = You are asked even where only one answer is possible.
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
