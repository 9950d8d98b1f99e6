# The words of the program itself, whatever the game.


## Languages and players

endonym = English

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

ui-back = Back
ui-saved = Saved in { $file }.
ui-wins = { $winners ->
        [one] { $winner } wins!
       *[other] { $winner } win!
    }
ui-nobody-wins = Nobody wins.
ui-you-win = You win!
ui-you-lose = You lose.


## At the table

ui-pass-screen = Pass the screen to { $player } and press Enter.
ui-you = You
ui-empty = empty
option-yes = yes
option-no = no
sentence = { $text }.
with-clause = { $text } ({ $clause })


## Undo, log, help

ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-log-more = { $n ->
        [one] 1 earlier line
       *[other] { $n } earlier lines
    }


## Decks, records, cases

ui-record-holds = The record holds.


## Errors

ui-unknown-language = There are no words in { $text }; there is { $languages }.
ui-ambiguous-move = { $text } could be any of: { $fits }


## Reviews

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
