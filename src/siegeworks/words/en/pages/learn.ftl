# First games.

learn-title = Learn by playing
learn-lead = Small positions, one thing at a time. Nothing can go wrong, and you can stop and go on whenever you like.
learn-minutes = about { $n } min
learn-steps = Steps: { $n }
learn-progress = How far you are
learn-begin = Begin
learn-continue = Go on
learn-repeat = Play it again
learn-finished = Finished
learn-where = Step { $at } of { $n }
learn-all = All lessons
learn-coach = What to do
learn-to-coach = To what to do
learn-rules = The rule behind it
learn-well-done = Well done!
learn-back = Step before
learn-again = Again
learn-hint = Hint
learn-skip = Skip
learn-next = Next
learn-finish = Finish
learn-ended = You know how to play!
learn-play = Play a real game
