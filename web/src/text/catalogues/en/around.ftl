### The screens around the table, in English.

## Header and footer

around-nav = Pages
around-skip = Skip to content
around-lobby = Open tables
around-games = My games
around-rules = Rules
around-settings = Settings
around-profile = Profile
around-sign-in = Sign in
around-theme-to-dark = Switch to night
around-theme-to-light = Switch to day
around-version = Version { $version }
around-guest = Guest
around-your-turn = Your turn
around-your-turns =
    { $count ->
        [one] Your turn at { $count } table
       *[other] Your turn at { $count } tables
    }

## Front page

around-tagline = Grow, sell, and build over your own fields. The first palace wins.
around-play-now = Play now
around-play-how = Against two good opponents, no clock, no sign-up
around-play-deals = Dealing the cards
around-way-friends = With friends
around-way-hot-seat = On one screen
around-way-bots = Against bots
around-way-tutorial = Tutorial
around-way-rules = Rules
around-way-games = My games

## A new table

around-new = New table
around-new-kinds = Kind of table
around-new-friends = Everyone on their own screen. You send your friends a link.
around-new-bots = You against as many bots as you like, each as strong as you choose.
around-new-hot-seat = Everyone on this screen. Cards stay hidden while you pass it on.
around-make-friends = Create table
around-make-bots = Deal the cards
around-make-hot-seat = Deal the cards
around-variant = Game
around-variant-base = Base game
    .about = 26 cards in each deck. You start with three of them.
around-variant-expert = Expert game
    .about = 28 cards in each deck. You arrange your first ten, and every palace part has its own plot.
around-players-how-many = Players
around-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
around-seats = Seats
around-seat-who = Who plays seat { $seat }
around-seat-name = Name for seat { $seat }
around-player-number = Player { $seat }
around-who-friend = A friend
around-who-here = Someone on this screen
around-who-bot = Bot: { $bot }
around-bots-levels = Levels, from beginner to best
around-bots-networks = Search with a self-taught network
around-bots-characters = Characters, each with its own plan
around-pace = Time
around-pace-free = No clock
    .about = Nobody is waiting, so think for as long as you like.
around-pace-live = Live
around-pace-days = Days
around-pace-bank = For the whole game
around-pace-increment = Extra for each turn
around-pace-turn = For each turn
around-pace-free-each = no clock
around-pace-live-each = { $minutes } min + { $seconds } s
around-pace-days-each =
    { $days ->
        [one] { $days } day per turn
       *[other] { $days } days per turn
    }
around-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
around-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
around-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
around-door = Who can join
around-door-closed = By invitation
    .about = Only people with the link can see the table.
around-door-open = Everyone
    .about = The table is listed under open tables, and anyone can watch.
around-more = More options
around-memory-aid = Show me the cards I put under my deck
around-undo = Turns can be undone until they are confirmed
around-takeback = Confirmed turns can be taken back if everyone agrees
around-late-ends = The game ends if someone runs out of time
around-stand-in = Bot that takes over for players who are late or leave
around-edition = Edition
around-edition-reconstructed = Reconstructed
    .about = Everything known about the printed game, with careful guesses for costs that were never published.
around-edition-plain-track = Plain track
    .about = The same, but with one space for each price: prices fall and rise faster.
around-edition-own = Your own
    .about = A file with the numbers from your copy of the game. Its keys are listed in the rules under R8.1.
around-edition-file = TOML file, at most 4,000 characters
around-edition-named = edition “{ $edition }”
around-deal = The deal
around-deal-fair = Fair
    .about = Before anyone sits down, the server fixes its part of the shuffle and shows a seal of it. Every player adds a word. After the game, anyone can check that nobody chose the cards.
around-deal-seed = From a seed
    .about = Any text. The same text deals the same cards.
around-deal-duplicate = Same as at another table
    .about = Link or id of that table; its game must be over
around-deal-given = The cards come from a given seed or another table. Anyone who knows which can know the cards.

## Waiting room

around-waiting = Waiting for players
around-seat-free = Seat { $seat } is free
around-seats-free =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
around-seats-full = All seats are taken.
around-awaited =
    { $count ->
        [one] { $count } more player needed.
       *[other] { $count } more players needed.
    }
around-bot = bot
around-bot-for = Bot for seat { $seat }
around-seat-bot = Add a bot
around-get-up = Leave seat
around-not-here = not here yet
around-free-seat = Free the seat
around-sit = Sit down
around-your-name = Your name
around-your-colour = Your colour
around-colour-green = green
around-colour-red = red
around-colour-blue = blue
around-colour-violet = violet
around-colour-orange = orange
around-start = Deal the cards
around-close = Close the table
around-owner-starts = The host deals the cards as soon as all seats are taken.
around-invitation = Invitation
around-invitation-open = Anyone can find this table among the open ones. The link is quicker.
around-invitation-closed = Only people with this link can sit down.
around-invitation-link = Link to this table
around-invitation-words = Come and play Fürstenfeld with me.
around-copy = Copy
around-copy-link = Copy link
around-copied = Copied.
around-failed = Your browser could not copy it. Select the text and copy it yourself.
around-share = Share
around-contribution = Your word for the shuffle
around-contribution-change = Change word
around-promise = The server’s seal

## Lists of tables

around-lobby-lead = Join a table that needs players, or watch a game.
around-lobby-open = Looking for players
around-lobby-running = In progress
around-lobby-empty = No open tables right now. Start one?
around-join = Join
around-watch = Watch
around-due = time runs out { $when }
around-made = created by { $owner } { $when }
around-games-running = In progress
around-games-gathering = Waiting for players
around-games-finished = Finished
around-games-empty = You have no games yet.
around-play = Play
around-look = Open
around-result = Result
around-replay = Replay
around-file = Game file
around-file-about = Open a game that was saved here or elsewhere and step through it.
around-file-load = Choose file

## Settings

around-settings-lead = Saved in this browser.
around-settings-page = Display
around-settings-table = At the table
around-settings-called = When it is your turn
around-as-system = System
around-speed = Animations
around-speed-off = Off
around-speed-slow = Slow
around-speed-normal = Normal
around-speed-fast = Fast
around-sounds = Sounds
around-skip-confirm = Play complete turns without confirming
around-notices = Browser notifications while this page is hidden
around-notices-denied = Your browser blocks notifications from this page. Allow them in its settings first.
around-notices-missing = This browser cannot show notifications here.
around-webhook = Call a web address
around-webhook-about = The server sends a short message there, for a program of your own.
around-webhook-remove = Stop calling it
around-save = Save
around-saved = Saved.

## Profile

around-profile-nobody = You have no profile yet. Your first game makes you a guest.
around-profile-guest = { $name } is a guest, known only to this browser.
around-profile-kept = { $name } signs in as { $login }.
around-name-about = Other players see this name. It does not change at tables you have already joined.
around-keep = Create account
around-keep-about = With an account, you find your games on every device.
around-keep-by = Sign in with
around-login = Username
around-login-about = 3 to 40 lowercase letters, digits, dots, hyphens or underscores
around-password = Password
around-password-about = At least 10 characters
around-locks = Password and codes
around-locks-about = A new password signs you out on other devices. New codes replace the old ones.
around-password-now = Current password
    .about = Leave it empty if you only have a passkey.
around-password-new = New password
around-password-change = Change password
around-codes-new = New recovery codes
around-password-changed = Password changed.
around-passkey = Passkey
around-passkey-about = Your device creates a key and unlocks it with your fingerprint, face or PIN. Nothing to remember.
around-passkey-use = Use a passkey
around-passkey-add = Add a passkey
around-passkey-made = Created on { $when }
around-passkey-forget = Remove
around-passkey-missing = Passkeys are not available here. They need a secure connection and a domain name.
around-passkeys = Passkeys
around-sign-in-about = Sign in if you have an account. Games you started as a guest stay with that guest.
around-sign-out = Sign out
around-forgotten = I have a recovery code
around-code = Recovery code
around-codes = Recovery codes
around-codes-about = Each code lets you in once if you lose your password or device. They are shown only now: copy or print them.
around-codes-done = I saved them
around-print = Print
around-devices = Devices
around-device-unknown = Unknown device
around-device-this = this device
around-device-seen = last seen { $when }
around-device-end = End session
around-data = Your data
around-data-about = Everything the server knows about you, in one file.
around-data-export = Download my data
around-delete = Delete my profile
around-delete-about = Your name, usernames and devices are deleted for good. Bots finish your games in progress, and finished games stay without your name.
around-delete-really = Delete for good
around-cancel = Cancel

## Errors

around-lost = Page not found
around-lost-words = There is nothing at this address. Perhaps part of the link is missing.
around-home = Go to the front page
around-trouble-gone = The server is not answering. Reconnecting automatically.
around-trouble-again = The server is not answering. Try again in a moment.
around-trouble-unknown = Something went wrong. Try again.
around-trouble-passkey = Your device did not create or use a passkey. Try again, or use a password.
around-refused = The server refused: { $reason }
around-refused-no-table = There is no such table, or you need an invitation. Ask for the full link.
around-refused-no-seat = Nobody sits there anymore.
around-refused-no-judge = The Prince is not available right now. Try again later.
around-refused-not-your-seat = This is not your seat.
around-refused-not-owner = Only the host can do that.
around-refused-not-open = The game has begun, or the table is closed.
around-refused-seat-taken = Someone was quicker. Take another seat.
around-refused-seated-already = You already have a seat at this table.
around-refused-colour-taken = Someone already has this colour. Choose another one.
around-refused-no-clock = Without a clock, only one person can play against bots. Create a table with a clock.
around-refused-seats-free = Some seats are still free. Add bots or wait.
around-refused-not-all-here = Not everyone is here yet. Wait, or free the seats of those who are not coming.
around-refused-by-invitation = This table is by invitation only. Open the full link.
around-refused-unknown-bot = This bot is not installed on this server. Choose another one.
around-refused-bad-options = A table cannot have these options. Change what you chose last.
around-refused-muted = You cannot send messages at the moment.
around-refused-banned = You cannot play here.
around-refused-login-taken = This username is taken. Choose another one.
around-refused-key-taken = This passkey is already registered.
around-refused-not-admitted = These details do not match. Check what you typed.
around-refused-nobody = The server does not know you anymore. Start as a guest, or sign in.
around-refused-not-admin = Only an administrator of this server can do that.
around-refused-not-over = The game is still going on, so its cards stay secret. Come back when it is over.
around-refused-not-hot-seat = Only a table on one screen has a name for each seat.
around-refused-too-long = This turn has more answers than questions. Start it over.
around-refused-nobody-asked = Nobody is asking to take back a turn anymore.
around-refused-may-undo = At this table, everything can be undone until the turn is confirmed.
around-refused-no-action = The game is not that long. Choose an earlier moment.
around-refused-no-turn = No turn starts at this moment. Reload the page.
around-refused-no-message = This message is gone.
around-refused-login-kept = You already have an account.
around-refused-no-login = You have no account yet. Create one first.
around-refused-no-key = An account needs a password or a passkey.
around-refused-no-such = That no longer exists.
around-refused-webhook = The server cannot call this address. It must start with https:// and be reachable from the internet.
around-refused-game-file = This file does not contain a game that could have been played.
around-game-file-key-missing = This is not a game file: the key “{ $key }” is missing. Add it, or choose another file. ({ $paragraph })
around-game-file-key-unknown = This is not a game file: the key “{ $key }” is unknown. Remove it, or choose another file. ({ $paragraph })
around-game-file-key-wrong = This is not a game file: the key “{ $key }” is { $found }. Expected: { $expected }. ({ $paragraph })
around-game-file-result-false = The result in the file gives { $found } for “{ $key }”, but its actions lead to { $expected }. Correct it, or choose another file. ({ $paragraph })
around-game-file-result-early = The file has a result, but its actions stop before the game is over. Add the missing actions, or remove the result. ({ $paragraph })
around-game-file-file-malformed = The file is not valid { $kind }. Correct it, or choose another file. ({ $paragraph })
around-game-file-action = Action { $number } in the file, “{ $action }”, is against the rules. Correct it, or choose another file. ({ $paragraph })
around-game-file-other = This file does not contain a game that could have been played: its seats, cards or numbers do not fit together. Correct them, or choose another file. ({ $paragraph })
around-refused-edition-file = This file is not a playable edition. Check that it is valid TOML with all the keys of R8.1.
around-edition-fault = The edition has a mistake at “{ $key }”. Correct it and choose the file again; R8.1 says what is allowed there.
around-edition-name = The edition has the name of one that comes with the game. Give it a name of its own.
around-refused-malformed = The server did not understand that. Check what you typed.
around-refused-too-many-requests = Too many requests at once. Wait a moment.
around-refused-unavailable = The server cannot reach its database. Try again soon.
