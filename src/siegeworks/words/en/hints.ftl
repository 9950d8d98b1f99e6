# Hints at the table: who allows them, their grades, and what a nudge says.

hint = Hint
hint-nudge = A nudge
hint-candidates = The candidates
hint-move = The move
hint-thinking = Thinking…
hint-play-it = Play it
hint-show = Show it on the board
hint-to-win = to win
hint-alike = about as good
hint-plan = The plan, step by step
hint-stale = The game has moved on: this hint no longer fits.
hint-taken = { $name } took a hint.
hint-taken-n = Hints taken: { $n }
hint-missing = Hints are not yet allowed by: { $names }
hint-missing-text = Everybody who plays here must allow them.
hint-ask = Ask them
hint-asking = Asked for permission: { $names }
hint-asked = { $name } would like hints to be allowed at this table: for you, too, and only until somebody takes that back. All see when one is taken. Do you agree?
hint-open = Hints are allowed here now.
hint-closed = Hints are no longer allowed here.
hint-allow = Hints at this table
hint-allow-yes = I allow them
hint-allow-no = I do not allow them
hint-allow-text = A hint can be taken only while everybody who plays here allows it. All see when one is taken.
hint-allows = allows hints
hint-allows-not = does not allow hints
hint-through = What gets through?
hint-tower = Which tower matters most?
hint-clear = Can this horde be cleared?
hint-clear-at = Can it be cleared?
key-hint = hint; once more for the next grade
help-hints-title = Hints
help-hints = Stuck? The lamp beside the question gives a hint in grades: a nudge, the candidates, the move. With other people at the table everybody must allow it, in the menu or when asked; all see that a hint was taken, nobody what it said.

refusal-no-hints = Hints are not allowed by: { $players }
refusal-hint-failed = No hint was found in time.

hint-only = There is only one answer here.
hint-close = Two answers are about equally good: take the one you like.
hint-waiting = Leaving things as they are would lower your chance to win by about { $n } percentage points.
hint-other = Think of the next turn: which answer leaves you the most choices?
