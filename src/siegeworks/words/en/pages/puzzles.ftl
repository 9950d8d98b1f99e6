# Puzzles.

puzzles-lead = Positions in which one way, and only one, leads to the goal. Every one was solved by an exhaustive search, so there is always a solution.
puzzles-daily = Puzzle of the day
puzzles-name = Puzzle { $n }
puzzles-try = Try it
puzzles-solved = Solved
puzzles-count = { $done } of { $n } solved
puzzles-grade-1 = Easy
puzzles-grade-2 = Tricky
puzzles-grade-3 = Hard
puzzles-ask-win = Win this turn
puzzles-ask-clear = Clear the horde on { $spaces } with one tower
puzzles-ask-clear-more = Clear the hordes on { $spaces } with one tower
puzzles-how-siegestorm = You must win before your turn ends, whatever your opponent replies. You need not draw a card for it, and there is only one right way to begin.
puzzles-how-rift = Play one tower and lay its tiles and soldiers so that every enemy there is covered. Only one tower, on one building site, can do it.
puzzles-task = What is asked
puzzles-to-task = To what is asked
puzzles-all = All puzzles
puzzles-again = { learn-again }
puzzles-hint = { learn-hint }
puzzles-hint-text = Look at what lights up.
puzzles-show = Show a step
puzzles-next = Next puzzle
puzzles-not-that-way = Not that way: from here it cannot be done any more. Try again!
puzzles-found = Solved! That is the one way.
puzzles-that-was-it = That was the solution.
