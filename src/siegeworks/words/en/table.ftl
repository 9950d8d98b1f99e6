# What the pages and the browser say of their own; everything else comes from the words of the games.
# What the browser says has a fact only where it stands for itself: no plurals.


## The house

site-name = Siegeworks
site-claim = Two siege games. The rules are kept for you.
site-lead = Play against the machine, on one screen, or with friends by a link. No account, nothing to install.
nav-lobby = Lobby
nav-help = Help
nav-api = For programs
nav-places = Places
nav-learn = Learn
nav-rules = Rules
nav-cards = Cards
nav-decks = Decks
nav-puzzles = Puzzles
nav-campaign = Campaign
nav-replay = Replays
nav-statistics = Statistics
nav-positions = Positions
nav-main = Main navigation
skip-to-content = Skip to the content
footer-free = Free software. No trackers, no third parties: this page talks only to the machine it came from.
language = Language
theme = Appearance
theme-system = As the system
theme-light = Light
theme-dark = Dark
needs-script = The table needs JavaScript. Please allow it for this page.
close = Close
cancel = Cancel
copy = Copy
copied = Copied
loading = One moment…


## Games and modes

setting-true = { option-yes }
setting-false = { option-no }
drills = Drills: small maps for practice


## Lobby

lobby-title = New game
choose-game = Which game?
choose-mode = Which mode?
choose-scenario = Which scenario?
choose-opponent = Who plays?
against-machine = Against the machine
with-machine = With the machine as partner
with-machine-text = It takes the seat beside you.
alone = Alone
alone-text = Starts at once.
alone-boss = Against the boss
against-link = Against friends, by link
with-link = With friends, by link
link-text = You get a link or a QR code to pass on.
one-screen = On one screen
one-screen-text = You take turns; nobody sees the other hand.
one-screen-open-text = You plan together, face to face.
more-settings = More settings
more-settings-text = decks, heroes, difficulty, seats, rules
seats-number = Number of players
seat-n = Seat { $seat }
seat-who = Who sits here?
seat-me = I do
seat-here = Somebody on this screen
seat-link = Somebody by link
seat-name = Name
seat-deck = Deck
deck-as-agreed = As it was agreed on
seat-hero = Hero
hero-in-game = Choose in the game
house-rules = Difficulty and rules
start-so = Start with these settings
your-name = Your name
your-name-hint = optional; the others see it
goal = Goal: { $goal }
my-games = My games
my-games-empty = Nothing here yet. What you begin is kept, and can be taken up again on this device.
my-games-more = Show older games
continue-game = Continue
continue-last = Where you left off
newcomer-title = New here? Your first game
newcomer-text = A few minutes, move by move, and you know how to play.
state-your-turn = { your-turn }
state-waiting = Waiting
state-open = Waiting for players
state-over = Over
state-kept = Kept
join-title = Join a game
join-text = Paste the link you were sent, or scan its QR code with the camera of your phone.
join-field = Link
join-button = Go to the table
join-bad = This is not the link of a table here.
with-names = with { $names }


## The table

your-turn = Your turn
watching = You are watching. Hidden cards stay hidden.
notice = Notice
menu = Menu
board = Board
log = Log
log-open = Open the log
log-close = Close the log
log-short = In short
log-whole = Everything
log-empty = Nothing has happened yet.
log-cause = Why did this happen?
log-cause-none = No more is known about this line.
cause-clause = Rule { $clause }
rules-link = Read it in the rules (opens beside the game)
thing-link = Rulings, cases and results of this card
cause-answer = After your answer: { $answer }
cause-by = After an answer of { $name }
cause-card = Because of { $card }
options = What you can do
options-all = All answers as a list ({ $n })
options-filter = Filter
options-none-fit = No answer fits “{ $text }”.
wait-names = Waiting for { $names }…
nothing-to-do = Nothing to decide right now.
seat-machine = machine
seat-open = open
seat-away = not connected
seat-present = connected
seat-you = you
seat-turn = to decide
connection-open = Connected
connection-connecting = Connecting…
connection-lost = Connection lost. Trying again…
connection-lost-unsent = Connection lost. Your answer is kept and sent again.
connection-closed = The table has closed the connection.
connection-retry = Try now
connection-no-table = This table does not exist.
connection-wrong-secret = This link does not fit a seat at this table. You can still watch.
refused-title = Not possible
undo = Undo
undo-none = Nothing to take back
undo-far = Answers you can take back: { $n }
undo-stops = Before that something came to light: { $why }
undo-asked = { $name } would like to take back an answer. Do you agree?
undo-asking = The others are asked whether they agree.
undo-done = { $name } took back an answer.
agree = Agree
disagree = Do not agree
resign = Resign
resign-sure = Do you really give the game up?
resign-text = The game ends for you. This cannot be taken back.
machine-take = Hand my seat to the machine
machine-take-text = It plays on for you until you take the seat back.
machine-give = Take my seat back
machine-plays = The machine is playing your seat.
stops = When am I asked?
stops-auto = When something can be done
stops-auto-text = Windows in which you can do nothing are passed for you.
stops-all = Always
stops-all-text = In every window, even if nothing is possible.
stops-none = As rarely as possible
stops-none-text = Optional steps are passed for you.
settings = Settings
speed = Animations
speed-off = Off
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
board-picture = As a picture
board-text = As text
board-failed = The board could not be drawn. Here it is as text.
share-watch = Copy the link for spectators


## Waiting room

room-title = The table is set
room-text = Send each player their link. The game begins as soon as all seats are taken.
room-local = This link works only on this computer. Others in the room can join once the table is started with siegeworks serve --host 0.0.0.0 and opened at the address it prints.
room-taken = taken
room-link = Link for seat { $seat }
room-qr = QR code for seat { $seat }
room-show-qr = QR code
room-share = Share
room-no-link = Whoever opened the table has the link of this seat.
room-machines = Start with machines instead
room-wait-host = Waiting for the others…
room-commitment = Seal of the shuffle
room-sit = You were invited to a seat at this table.
room-sit-button = Sit down
room-sit-watch = Only watch


## One screen

curtain-title = Pass the screen to { $name }
curtain-text = Everyone else, please look away.
curtain-button = I am { $name }
seat-switch = Seat of { $name }
seat-switch-wants = { $name } has something to decide


## End

end-won = Victory!
end-lost = Defeat
end-over = The game is over
end-rematch = Rematch
end-rematch-wished = You would like a rematch. Waiting for: { $names }
end-rematch-others = Rematch wished for by: { $names }
end-rematch-open = To the new table
end-record = Download the record
end-review = Review the game
end-replay = Watch the replay
end-look = Look at the board
end-again = Show the result
fair-title = Was the shuffle fair?
fair-text = Before the first card was dealt, the table published a seal: the fingerprint of a secret number. Now that the game is over it shows the number. Whoever has the record can check that the number fits the seal and that every shuffle follows from it: nobody could have changed a card in between.
fair-commitment = Seal before the game
fair-seed = Seed of all shuffles
fair-secret = Secret number behind the seal
fair-command = Check it yourself


## Keys

keys = Keys
key-digit = take the answer with this number
key-list = open or close the list of answers
key-filter = search among the answers
key-board = to the board
key-prompt = to the question
key-undo = take back
key-log = open or close the log
key-menu = menu
key-help = this list
key-escape = close, put back
key-arrows = move among cards, squares and answers
key-enter = take what has the focus
key-seat = next seat on this screen
key-turn = turn the tower or the piece
key-info = explain the card in full
keys-setting = Keys of one letter
keys-on = On
keys-off = { speed-off }


## Help

help-title = How the table works
help-start-title = Begin
help-start = Choose a game, a mode and who plays. Everything else is set sensibly and can be changed under “More settings”.
help-links-title = Playing with friends
help-links = Each open seat has a link of its own. Whoever opens it sits down there; no account is needed. The address of the table itself is for spectators: they see nothing that is hidden.
help-resume-title = Breaking off and going on
help-resume = Every answer is on disk before it counts. Close the page whenever you like; the lobby lists your games. On another device, your seat's link brings you back.
help-undo-title = Taking back
help-undo = As far back as nothing hidden has come to light. The button says how far that is. If others have acted since, they are asked.
help-why-title = Asking why
help-why = Every line of the log opens its cause and the rule. Where something cannot be done, you are told why.
help-windows-title = Windows to react
help-windows = You are asked only where you can do something. How long a pass takes says nothing about a hand. The setting is in the menu.
help-fair-title = Fair shuffles
help-access-title = Keyboard, screen reader, small screens
help-access = Everything can be done by keyboard. Each question is announced, and the board can be shown as text. Colours never stand alone.
help-about-title = About
help-about = Siegeworks is free software under the MIT licence. Pictures are drawn by its own code; the texts of cards are made from what the rules carry out.


## For programs

api-lead = Everything the browser does, a program can do. Tables are opened over HTTP, games are played over a WebSocket.
api-socket = The messages of the socket are described in docs/formats/protocol.md; examples/ has a small player.
api-calls = Calls
api-parameters = Parameters
api-body = Body
api-answers = Answers
api-required = required
api-description = Machine-readable description (OpenAPI)
api-none = No calls are described yet.


## Refusals

refused-404-title = There is nothing here
refused-404 = Perhaps the link is incomplete. Links of tables are long: copy all of it.
refused-403-title = Not for you
refused-403 = This is allowed only to whoever has the right link.
refused-429-title = A little slower, please
refused-429 = Too many requests came from here. Wait a moment and try again.
refused-other-title = That did not work
refused-other = The table could not do this.
refused-network = The table cannot be reached. Is it still running?
back-to-lobby = Back to the lobby

play-seat = I play
play-others = The other seats
play-start = Play
