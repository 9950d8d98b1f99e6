# What only the terminal says; everything else comes from the words of the program and its games.


## Answers

ui-set-up = Setup
ui-stops-hint = “stops all” lets you be asked more often.
ui-only-answer = taken by itself, nothing else was possible: { $answer }
ui-not-understood = “{ $typed }” is neither an answer nor a command. Type a number, or ? for help.
ui-out-of-range = Type a number from 1 to { $most }.
ui-narrowed-back = back (now: { $words })
ui-more-answers = … { $n } in all: type a part of an answer to narrow the list down
ui-too-short = “{ $typed }” is too short for an answer. Type its number, or more of it: { $fits }
ui-not-offered = “{ $typed }” is not among these: { $offers }
ui-bookkeeping = bookkeeping that follows from the lines around it
ui-stops-usage = There is stops auto, stops all and stops none.
ui-language-usage = language CODE changes the language: { $languages }.
ui-seat-usage = seat LETTER gives the screen to another person: { $seats }
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
ui-after-answer = after your answer { $number }: { $answer }
ui-after-answer-of = after answer { $number }, given by { $player }
ui-because-of-whose = because of { $card } ({ $player })
ui-you-can = you can do this now
ui-why-not-unknown = No rule is known to me for “{ $typed }”.
ui-why-usage = why N explains line N of the log (1 to { $most }); why not MOVE explains why a move is not possible.
ui-log-usage = log shows the last lines; log 50 shows the last 50.


## Commands

ui-help-number = take the answer with this number
ui-help-notation = an answer in notation, or the beginning of it; Tab completes it
ui-help-help = this list
ui-help-card = a card with its whole text, its keywords explained
ui-help-square = the creature on a square, and why its values are what they are
ui-help-keyword = a keyword explained
ui-help-log = the last lines of the log
ui-help-why = why line 12 of the log happened: the rule and the card
ui-help-why-not = why a move is not possible
ui-help-undo = take back your last answer, as long as nothing hidden came to light
ui-help-cards = all Casualties, Reserves, healing piles and cards out of the game
ui-help-boss = the boss card: what raises its Menace Level and how it is beaten
ui-help-partner = let your partner act without ending your turn (Co-op)
ui-help-stops = be asked also where only one answer is possible: all, auto or none
ui-help-language = another language: en, cs, pl, de, it
ui-help-save = write the record of the game to a file
ui-help-concede = give up the game
ui-help-quit = leave; the game can be taken up again
ui-stops-auto = Where only one answer is possible it is given for you. Other settings: stops all, stops none.
ui-stops-all = You are asked even where only one answer is possible.
ui-stops-none = Where only one answer is possible it is always given for you.
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

ui-ask-language = Language ({ $offers })
ui-ask-faction = Your faction ({ $offers })
ui-ask-opponent = Your opponent ({ $offers })
ui-ask-mode = Mode ({ $offers })
ui-ask-partner = Your partner ({ $offers })
ui-ask-boss = Boss ({ $offers })
ui-ask-difficulty = Difficulty ({ $offers })
ui-ask-storms = Portal storms ({ $offers })
ui-watching = Enter shows the next turn, quit leaves.


## The menu

ui-menu-ask = What would you like to do?
ui-menu-table = Play in the browser
ui-menu-terminal = Play in the terminal
ui-menu-lessons = Learn to play, step by step
ui-menu-help = Everything else: the commands
