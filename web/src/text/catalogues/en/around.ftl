### What the screens around the table say, in English.

## Header and footer

around-nav = Screens
around-skip = To the content
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
        [one] It is your turn at { $count } table
       *[other] It is your turn at { $count } tables
    }

## Front page

around-tagline = Grow, sell, build over your own fields: first to the palace wins.
around-play-now = Play now
around-play-how = Against two good opponents, without a clock and without signing up
around-play-deals = The cards are dealt
around-way-friends = With friends
around-way-hot-seat = At one screen
around-way-bots = Against bots
around-way-tutorial = Tutorial
around-way-rules = Rules
around-way-games = My games

## A new table

around-new = A new table
around-new-kinds = Kinds of tables
around-new-friends = Everyone at their own screen. You send a link to those who shall play.
around-new-bots = You and as many bots as you like, each as strong as you choose.
around-new-hot-seat = Everyone at this screen. A curtain falls between the turns.
around-make-friends = Make a table
around-make-bots = Deal the cards
around-make-hot-seat = Deal the cards
around-variant = Game
around-variant-base = Base game
    .about = 26 cards in each deck. You begin with three of them.
around-variant-expert = Expert game
    .about = 28 cards in each deck. You arrange your first ten, and every palace part has its own plot.
around-players-how-many = Players
around-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
around-seats = Seats
around-seat-who = Who sits on seat { $seat }
around-seat-name = Name on seat { $seat }
around-player-number = Player { $seat }
around-who-friend = A friend
around-who-here = Somebody at this screen
around-who-bot = Bot: { $bot }
around-bots-levels = Levels, from beginner to best
around-bots-networks = Searches with a network that taught itself
around-bots-characters = Characters, each with a plan of its own
around-pace = Time
around-pace-free = No clock
    .about = Nobody waits, so you may think as long as you like.
around-pace-live = Live
around-pace-days = Days
around-pace-bank = For the whole game
around-pace-increment = More for each turn
around-pace-turn = For each turn
around-pace-free-each = no clock
around-pace-live-each = { $minutes } min + { $seconds } s
around-pace-days-each =
    { $days ->
        [one] { $days } day a turn
       *[other] { $days } days a turn
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
around-door = Who may join
around-door-closed = By invitation
    .about = Only those who have the link can see the table.
around-door-open = Everyone
    .about = The table stands among the open ones, and everyone may watch.
around-more = More options
around-memory-aid = Show the cards I put under my own deck
around-undo = A turn can be undone until it is confirmed
around-takeback = A turn can be taken back if all others agree
around-late-ends = The game ends if somebody runs out of time
around-stand-in = Bot that stands in for who is late or leaves
around-edition = Edition
around-edition-reconstructed = Reconstructed
    .about = All that is known of the printed game, and careful guesses for the costs that nobody has published.
around-edition-plain-track = Plain track
    .about = The same, but each price stands on one space only: prices fall and rise faster.
around-edition-own = Your own
    .about = A file with the numbers of your copy. Its keys are in the rules under R8.1.
around-edition-file = TOML file, at most 4,000 characters
around-edition-named = edition “{ $edition }”
around-deal = The deal
around-deal-fair = Fair
    .about = Before anybody sits down, the server fixes its part of the shuffle and shows a seal of it. Every player adds a word. After the game everyone can check that nobody chose the cards.
around-deal-seed = From a seed
    .about = Any text. The same text deals the same cards.
around-deal-duplicate = As at another table
    .about = Link or id of that table, whose game is over
around-deal-given = The cards come from a given seed or another table. Whoever knows it can know the deal.

## Waiting room

around-waiting = The table gathers
around-seat-free = Seat { $seat } is free
around-seats-free =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
around-seats-full = All seats are taken.
around-awaited =
    { $count ->
        [one] Waiting for { $count } player.
       *[other] Waiting for { $count } players.
    }
around-bot = bot
around-bot-for = Bot for seat { $seat }
around-seat-bot = Put a bot here
around-get-up = Get up
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
around-owner-starts = The cards are dealt by who made the table, as soon as all seats are taken.
around-invitation = Invitation
around-invitation-open = Everyone can find this table among the open ones. With the link it is quicker.
around-invitation-closed = Only those who have this link can sit down.
around-invitation-link = Link to this table
around-invitation-words = Come and play Fürstenfeld.
around-copy = Copy
around-copy-link = Copy the link
around-copied = Copied.
around-failed = Your browser did not copy it. Mark it and copy it yourself.
around-share = Share
around-contribution = Your word in the shuffle
around-contribution-change = Change the word
around-promise = The server’s seal

## Lists of tables

around-lobby-lead = Tables that still look for players, and games you can watch.
around-lobby-open = Looking for players
around-lobby-running = Being played
around-lobby-empty = No table looks for players now. Make one, and others will find it here.
around-join = Join
around-watch = Watch
around-due = time ends { $when }
around-made = made by { $owner } { $when }
around-games-running = Being played
around-games-gathering = Waiting for players
around-games-finished = Finished
around-games-empty = You have no games yet.
around-play = Play
around-look = Open
around-result = Result
around-replay = Replay
around-file = A game file
around-file-about = Load a game that was saved here or elsewhere, and look at it move by move.
around-file-load = Choose a file

## Settings

around-settings-lead = They are kept in this browser.
around-settings-page = The page
around-settings-table = At the table
around-settings-called = When it is your turn
around-as-system = As the system
around-speed = Motion
around-speed-off = Off
around-speed-slow = Slow
around-speed-normal = Normal
around-speed-fast = Fast
around-sounds = Sounds
around-skip-confirm = Hand in a complete turn at once, without confirming
around-notices = Notices of the browser while the page is hidden
around-notices-denied = Your browser forbids notices of this page. Allow them in its settings first.
around-notices-missing = This browser shows no notices here.
around-webhook = Call an address
around-webhook-about = The server sends a short message there, for a program of your own.
around-webhook-remove = Call it no more
around-save = Save
around-saved = Saved.

## Profile

around-profile-nobody = You are not known here yet. That is fine: the first game makes you a guest.
around-profile-guest = { $name } is a guest, known only in this browser.
around-profile-kept = { $name } is kept under the login { $login }.
around-name-about = Others see it at the table. Seats you already have keep their old name.
around-keep = Keep the name
around-keep-about = With a login you find your games on every device.
around-keep-by = Kept by
around-login = Login
around-login-about = 3 to 40 small letters, digits, dots, hyphens or underscores
around-password = Password
around-password-about = At least 10 characters
around-locks = Password and codes
around-locks-about = A new password ends your sessions on other devices. New codes replace the old ones.
around-password-now = Present password
    .about = Leave it empty if you only have a passkey.
around-password-new = New password
around-password-change = Change the password
around-codes-new = New recovery codes
around-password-changed = The password is changed.
around-passkey = Passkey
around-passkey-about = Your device makes a key and unlocks it by finger, face or code. There is nothing to remember.
around-passkey-use = With a passkey
around-passkey-add = Add a passkey
around-passkey-made = Made on { $when }
around-passkey-forget = Forget it
around-passkey-missing = There are no passkeys here. They need a secure connection, and an address that is a name.
around-passkeys = Passkeys
around-sign-in-about = If you have a login, come in here. Games that you began as a guest stay with that guest.
around-sign-out = Sign out
around-forgotten = I have a recovery code
around-code = Recovery code
around-codes = Recovery codes
around-codes-about = Each lets you in once if you lose your password or device. They are shown only now: copy or print them.
around-codes-done = I have them
around-print = Print
around-devices = Devices
around-device-unknown = Unknown device
around-device-this = this device
around-device-seen = last seen { $when }
around-device-end = End it
around-data = Your data
around-data-about = Everything the server knows about you, as a file.
around-data-export = Save my data
around-delete = Delete my profile
around-delete-about = Your name, logins and devices are deleted for good. Games that run are played on by bots, and finished ones stay without your name.
around-delete-really = Delete for good
around-cancel = Cancel

## Nothing there, nothing works

around-lost = There is nothing here
around-lost-words = The address leads nowhere. Perhaps a part of the link is missing.
around-home = To the front page
around-trouble-gone = The server does not answer. The page keeps trying by itself.
around-trouble-again = The server does not answer. Try again in a moment.
around-trouble-unknown = Something went wrong. Try again.
around-trouble-passkey = The device made or used no passkey. Try again, or take a password.
around-refused = The server said no: { $reason }
around-refused-no-table = There is no such table, or it is not for you. Ask for the whole link.
around-refused-no-seat = Nobody sits there any more.
around-refused-no-judge = The Prince cannot be asked just now. Try again later.
around-refused-not-your-seat = You do not have this seat.
around-refused-not-owner = Only who made the table may do that.
around-refused-not-open = The game has begun, or the table is closed.
around-refused-seat-taken = Somebody was quicker. Take another seat.
around-refused-seated-already = You have a seat at this table.
around-refused-colour-taken = Somebody has this colour. Choose another one.
around-refused-no-clock = Without a clock, only one person may sit among bots. Make a table with a clock.
around-refused-seats-free = Some seats are still free. Put bots there or wait.
around-refused-not-all-here = Not everybody is here yet. Free the seats of those who do not come, or wait.
around-refused-by-invitation = This table is by invitation. Open the whole link.
around-refused-unknown-bot = This bot is not installed on this server. Choose another one.
around-refused-bad-options = No table can have these options. Change what you chose last.
around-refused-muted = You may not write at the moment.
around-refused-banned = You may not play here.
around-refused-login-taken = Somebody has this login. Choose another one.
around-refused-key-taken = This passkey is registered already.
around-refused-not-admitted = That does not fit together. Check what you typed.
around-refused-nobody = The server does not know you any more. Begin as a guest, or sign in.
around-refused-not-admin = Only an administrator of this server may do that.
around-refused-not-over = The game goes on, so its cards stay secret. Come back when it is over.
around-refused-not-hot-seat = Only at a table for one screen has each seat a name of its own.
around-refused-too-long = This turn has more answers than questions. Begin it again.
around-refused-nobody-asked = Nobody asks to take a turn back any more.
around-refused-may-undo = At this table everything can be undone until the turn is confirmed.
around-refused-no-action = The game is not that long. Choose an earlier moment.
around-refused-no-turn = No turn begins at this moment. Load the page anew.
around-refused-no-message = This message is gone.
around-refused-login-kept = You have a login already.
around-refused-no-login = You have no login yet. Keep your name first.
around-refused-no-key = A login needs a password or a passkey.
around-refused-no-such = There is nothing of that name any more.
around-refused-webhook = The server cannot call this address. It has to begin with https:// and be reachable from outside.
around-refused-game-file = The file is no game that could have been played.
around-game-file-key-missing = The file is no game: the key “{ $key }” is missing. Add it, or choose another file. ({ $paragraph })
around-game-file-key-unknown = The file is no game: the key “{ $key }” is unknown. Remove it, or choose another file. ({ $paragraph })
around-game-file-key-wrong = The file is no game: the key “{ $key }” says { $found }. Expected is { $expected }. ({ $paragraph })
around-game-file-result-false = The result of the file says { $found } for “{ $key }”, but its actions lead to { $expected }. Correct it, or choose another file. ({ $paragraph })
around-game-file-result-early = The file claims a result, but its actions end before the game does. Add the missing actions, or remove the result. ({ $paragraph })
around-game-file-file-malformed = The file is not valid { $kind }. Correct it, or choose another file. ({ $paragraph })
around-game-file-action = Action { $number } of the file, “{ $action }”, is against the rules. Correct it, or choose another file. ({ $paragraph })
around-game-file-other = The file is no game that could have been played: its seats, cards or numbers do not fit together. Correct them, or choose another file. ({ $paragraph })
around-refused-edition-file = This file is no edition that can be played. Check that it is valid TOML with all keys of R8.1.
around-edition-fault = The edition has a fault at “{ $key }”. Correct it and choose the file again; R8.1 says what may stand there.
around-edition-name = The edition bears the name of one that comes with the game. Give it a name of its own.
around-refused-malformed = The server did not understand that. Check what you typed.
around-refused-too-many-requests = That was too much at once. Wait a little.
around-refused-unavailable = The server cannot reach its data. Try again soon.
