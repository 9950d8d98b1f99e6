# The review of a finished game.

review-title = Review
review-running = A review shows what was in every hand, so it waits until the game is over.
review-to-table = Back to the table
review-none = No review has been made yet.
review-waiting = Other games are being reviewed first.
review-working = The game is being reviewed.
review-failed = This game could not be reviewed.
review-once = It takes a minute or so and is made only once. You may leave this page.
review-look = Look at this moment
