# The words of the program itself, whatever the game.


## Languages and players

endonym = English
ui-language-en = English
ui-language-cs = Czech
ui-language-pl = Polish
ui-language-de = German
ui-language-it = Italian
ui-player-human = person
ui-player-random = machine, plays at random
ui-player-greedy = machine, plays greedily
ui-player-easy = machine, easy: a beginner
ui-player-normal = machine, normal
ui-player-hard = machine, hard
ui-player-brutal = machine, brutal: forgives nothing
ui-player-search = machine, thinks ahead
ui-player-scripted = machine, follows a script

# Who sits at a table. $name is the name, or the letter of the seat; $called the base form.
seat = { $who ->
        [nameless] Player { $name }
        [machine] Machine { $name }
       *[named] { $name }
    }
    .of = { $called }'s
    .to = { $called }
    .title = { $who ->
        [machine] { $called } ({ $level })
       *[named] { $called }
    }
level-random = at random
level-greedy = greedy
level-easy = beginner
level-normal = normal
level-hard = hard
level-brutal = brutal
level-search = thinking ahead


## Starting and ending

ui-new-game = New game
ui-resume = Resume
ui-save = Save
ui-load = Load
ui-quit = Quit
ui-back = Back
ui-menu = Menu
ui-settings = Settings
ui-language = Language
ui-choose-language = Choose a language
ui-choose-game = Choose a game
ui-choose-mode = Choose a mode
ui-choose-opponent = Choose an opponent
ui-choose-deck = { $player }: choose a deck
ui-player-name = Name of player { $seat }
ui-starter-deck = Starter deck: { $faction }
ui-own-deck = Your own deck
ui-seed = Seed { $seed }
ui-saved = Saved in { $file }.
ui-loaded = { $file } is loaded.
ui-nothing-saved = There is no saved game.
ui-quit-sure = Quit without saving?
ui-goodbye = Goodbye.
ui-game-over = The game is over.
ui-play-again = Play again?
ui-wins = { $winners ->
        [one] { $winner } wins!
       *[other] { $winner } win!
    }
ui-nobody-wins = Nobody wins.
ui-you-win = You win!
ui-you-lose = You lose.


## At the table

ui-your-turn = Your turn
ui-turn-of = Turn of { $player }
ui-turn-number = Turn { $turn }
ui-extra-turn = Extra turn
ui-step = Step: { $step }
ui-waiting-for = Waiting for { $player }…
ui-thinking = { $player } is thinking…
ui-your-move = Your move
ui-choose-number = Type a number or a move
ui-options = What you can do
ui-more-options = { $n ->
        [one] and 1 more
       *[other] and { $n } more
    }
ui-press-enter = Press Enter.
ui-pass-screen = Pass the screen to { $player } and press Enter.
ui-look-away = Everyone else, please look away.
ui-opponent = Opponent
ui-you = You
ui-yes = yes
ui-no = no
ui-empty = empty
ui-unknown-card = unknown card
ui-face-down = face down
ui-hand = { $n ->
        [one] Hand: 1 card
       *[other] Hand: { $n } cards
    }
ui-resources = Resources: { $n }
ui-casualties = Casualties: { $n }
ui-healing-pile = Healing pile: { $n }
ui-removed = Out of the game: { $n }
ui-top-card = on top: { $card }
ui-supporters = Supporters: { $ready } ready, { $committed } committed
ui-no-supporters = No Supporters
ui-space = Space { $n }
ui-track = War Track of { $player }
ui-battle-zone = Battle Zone
ui-cost = Cost { $n }
ui-due = Still to pay: { $n }
ui-chain = Chain of Command
ui-until-end-of-turn = Until end of turn
ui-used-this-turn = used this turn
ui-drawn = { $n ->
        [one] 1 card drawn
       *[other] { $n } cards drawn
    }


## Undo, log, help

ui-undo = Undo
ui-undo-how-far = { $n ->
        [one] 1 move can be undone.
       *[other] { $n } moves can be undone.
    }
ui-undo-none = Nothing can be undone: something hidden has come to light.
ui-undone = { $n ->
        [one] 1 move undone.
       *[other] { $n } moves undone.
    }
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-log-more = { $n ->
        [one] 1 earlier line
       *[other] { $n } earlier lines
    }
ui-because-of = because of { $card }
ui-help = Help
ui-help-commands = Commands
ui-help-move = a number or a move: take that option
ui-help-rule = rule ID: show a clause of the rules
ui-keywords = Keywords
ui-why-not = Why not?


## Decks, records, cases

ui-deck = Deck
ui-deck-legal = The deck is legal: { $mode }.
ui-deck-not-legal = The deck is not legal: { $mode }.
ui-deck-size = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
ui-deck-wrong-size = A deck has exactly { $wanted } cards, not { $n }.
ui-deck-unknown-card = Line { $line }: unknown card { $card }.
ui-deck-unreadable-line = Line { $line }: expected a number of copies and the name of a card.
ui-deck-too-many-copies = { $card }: { $n } copies, at most { $most } are allowed for the rank { $rank }.
ui-deck-mixed-factions = Cards of several factions: { $factions }.
ui-deck-promo = { $card } is a promo card, and promo cards were not agreed on.
ui-deck-promo-ranked = { $card } is a promo card and not allowed in ranked games.
ui-deck-boss-card = { $card } belongs to a boss deck.
ui-record-holds = The record holds.
ui-record-broken = The record breaks at move { $ply }.
ui-cases-hold = { $n ->
        [one] 1 case holds.
       *[other] { $n } cases hold.
    }
ui-cases-broken = { $n ->
        [one] 1 case is broken.
       *[other] { $n } cases are broken.
    }
ui-games-played = { $n ->
        [one] 1 game played
       *[other] { $n } games played
    }
ui-win-rate = { $player } wins { $percent }% of the games


## Errors

ui-error = Error: { $text }
ui-unknown-command = Unknown command: { $text }
ui-unknown-language = There are no words in { $text }; there is { $languages }.
ui-bad-notation = The move { $text } cannot be read.
ui-illegal-move = { $text } is not possible now.
ui-ambiguous-move = { $text } could be any of: { $fits }
ui-not-asked = { $player } has nothing to answer now.
ui-file-missing = The file { $file } does not exist.
ui-file-unreadable = The file { $file } cannot be read.
ui-file-unwritable = The file { $file } cannot be written.
ui-bad-line = { $file }, line { $line }: { $text }
ui-no-such-card = There is no card named { $text }.
ui-no-such-mode = There is no mode { $text }.
ui-no-such-rule = There is no clause { $text }.
ui-no-such-keyword = There is no keyword { $text }.


## Reviews

ui-review = Review
ui-review-percent = { $n }%
ui-review-conceded = { $player } gave the game up.
ui-review-unfinished = The game was not finished: it is reviewed as far as it goes.
ui-review-effort = Choices looked at again: { $decisions }. Simulations for each of them: { $sims }. Each choice is judged by what its player could know at that moment.
ui-review-chances = Winning chances
ui-review-chances-desc = What each choice left of the chance to win, as its player could judge it then, from start to end: { $lines }.
ui-review-line = { $player }: from { $first } to { $last }
ui-review-turns = Turn
ui-review-rounds = Round
ui-review-turn = Turn { $n }
ui-review-round = Round { $n }
ui-review-start = Before the first turn
ui-review-mistakes = The costliest mistakes
ui-review-no-mistakes = No mistake that can be told from chance.
ui-review-all-mistakes = All mistakes together cost { $points } points.
ui-review-played = Played: { $answer }
ui-review-better = Better: { $answer }
ui-review-cost = { $points } points (± { $error }): a chance of { $before } became { $after }
ui-review-points = A point is one percent of the chance to win.
ui-review-luck = Luck and play
ui-review-team = The players
ui-review-won = { $side }: won
ui-review-lost = { $side }: lost
ui-review-redealt = The same choices, other shuffles
ui-review-replayed = The same shuffle, machines play
ui-review-anew = Other shuffles, machines play
ui-review-blind = Other shuffles, choices that machines made for yet another one
ui-review-resumed = The game itself, played on by machines from where it was given up
ui-review-share = { $share } ({ $low } to { $high })
ui-review-part-before = Chance before anything was dealt: { $value } ({ $low } to { $high })
ui-review-part-shuffle = The shuffle: { $value } points ({ $low } to { $high })
ui-review-part-play = The choices of all players: { $value } points ({ $low } to { $high })
ui-review-verdict-shuffle = The shuffle decided more than play did.
ui-review-verdict-play = Play decided more than the shuffle did.
ui-review-verdict-open = Whether the shuffle or play decided more cannot be told from these games.
ui-review-method = Games of each kind: { $games }. Of the choices in re-dealt games, { $followed } could be made as recorded; a machine ({ $level }) made the others. In parentheses: where the true figure lies, 95 times in 100.
ui-review-no-luck = Luck and play can be told apart only once a game is over.


## Faults of set-ups

fault-no-such-mode = There is no such mode.
fault-wrong-seats = This mode is for { $allowed } seats, not { $seats }.
fault-position-and-brings = A position brings its own cards: the seats bring nothing.
fault-unsorted-switches = Switches must be sorted by name, each named once.
fault-no-such-switch = There is no such switch.
fault-no-such-value = The switch has no such value.
fault-not-one-line = Names must be one line of printable text.
