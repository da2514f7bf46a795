### The table during a game, in English.

## The head of the table

table-round = Round { $round }
table-waiting = Waiting for { $player }.
table-waiting-draw = { $player } may draw more cards.
table-waiting-opening = { $player } is arranging the opening.
table-ready-opening = You are ready. { $player } is still arranging the opening.
table-ready-opening-more = You are ready. Waiting for { $player }, and perhaps for { $others }.
table-ready-draw = You draw another card when it is your turn. { $player } is still deciding.
table-ready-enough = You draw no more cards. { $player } is still deciding.
table-plan-ahead = Plan your turn in the meantime.
table-choose-plot = Choose a plot for { $card }. It costs { $cost } and leaves you { $left ->
        [one] { $left } coin
       *[other] { $left } coins
    }.
table-whole = Your turn is complete. Check it and confirm.
table-whole-kept = You keep { $count } cards. Confirm your turn, or choose a card to put under your deck.
table-may-keep = Choose a card to put under your deck, or keep the rest.
table-discarding =
    Put { $count ->
        [one] one more card
       *[other] { $count } more cards
    } under your deck, in the order you will draw them. You { $keeps ->
        [one] keep one
       *[other] may keep { $keeps }
    }.
table-unpaid = You can’t afford any of your cards yet.
table-submitting = Sending your turn
table-resending = Your turn will be sent when the server answers.
table-uncertain = Your turn may have arrived. You will see when the server answers.
table-stood-in = A bot is playing for you.
table-absent-away = A bot is playing for { $player } for now.
table-absent-resigned = { $player } has resigned. A bot is playing to the end.
table-news-away = A bot plays for { $player } now.
table-news-resigned = { $player } resigns. A bot plays on.
table-news-back = { $player } is back and plays again.
table-clock = Time left
table-clock-days =
    { $days ->
        [one] { $days } day { $hours } h
       *[other] { $days } days { $hours } h
    }
table-clock-hours = { $hours } h { $minutes } min
table-clock-minutes = { $minutes }:{ $seconds }
table-menu = Menu
table-log = Log and chat
table-close = Close
table-loading = Setting up the table.
table-not-found = Table not found
table-not-found-why = It may have been closed, or you need an invitation: ask for the full link.
table-to-lobby = To the open tables

## Breweries, players, the sale

table-breweries = Breweries
table-brewery-closed = closed
table-players = Players in this round’s order
table-sale = Your sale
table-sale-choose = Your sale will appear here.
table-sale-none = Nothing to sell this time.
table-sale-refused = No brewery buys your goods this time: all their prices are 0.
table-sale-later = You will sell your goods here.
table-sale-opening = The game begins when everyone has arranged the opening.
table-sell-nothing = Sell nothing
table-selling-nothing = You sell nothing this round.
table-sell-after-all = Sell after all
table-sell-more = Sell one more: { $good }
table-sell-less = Sell one less: { $good }
table-sell-all = All
table-sell-none = None
table-trade = { $goods } → { $target }
table-trade-none = no trade
table-office-none = not used
table-marker-to = Your order marker goes to space { $space }.
table-part-sale = { $coins } sale
table-part-office = { $coins } office
table-part-banks = { $coins } bank
table-part-guide = { $coins } tour guide

## Estate, hand and deck

table-estate = Your estate
table-deck-unknown =
    { $count ->
        [0] No unknown cards in your deck
        [one] { $count } unknown card on top of your deck
       *[other] { $count } unknown cards on top of your deck
    }
table-deck-known = Known cards at the bottom of your deck, in the order you will draw them
table-deck-going = Cards going under your deck, in the order you will draw them
table-deck-hint = Cards you put under your deck will appear here.
table-under-hint = Choose the cards to put under your deck, in the order you want to draw them.
table-going-under = { $card }, { $place } of { $of } to go under the deck. Choose it to take it back; arrow keys move it.
table-trashed = Cards your scavenger removes from the game
table-untrash = { $card } leaves the game. Choose it to take it back.
table-unseen =
    { $count ->
        [one] { $count } card not seen yet
       *[other] { $count } cards not seen yet
    }
table-gone =
    { $count ->
        [one] { $count } card out of the game
       *[other] { $count } cards out of the game
    }
table-known =
    { $count ->
        [one] the bottom { $count } known to the player
       *[other] the bottom { $count } known to the player
    }

## The buttons of the turn

table-actions = Your turn
table-undo = Undo
table-restart = Restart
table-main-confirm = Confirm turn
table-main-untraded = No trade
table-main-built = Finish building
table-main-trashed = Finish removing
table-main-kept = Keep the rest
table-main-rest = The rest in any order
table-main-wait = Confirm turn
table-main-planned = Planned

## Menu

table-keys = Keyboard shortcuts
table-rules = Rules
table-settings = Settings
table-takeback = Ask to take back my last turn
table-takeback-alone = Take back my last turn
table-takeback-screen = Take back the last turn
table-hand-over = Let a bot play for me for a while
table-come-back = Take over again
table-resign = Resign
table-resign-sure = A bot plays for you to the end, and you cannot come back.
table-resign-not = Keep playing
table-leave = Leave the table for now
table-takeback-asked = { $player } asks to take back the last turn.
table-takeback-agree = Agree
table-takeback-refuse = Decline
table-takeback-waiting = You asked to take back your turn. Waiting for { $players }.
table-takeback-withdraw = Withdraw request
table-takeback-done = Your turn is taken back. Play it again.
table-takeback-done-other = { $player } takes back a turn.
table-takeback-refused = Your turn stands: not everyone agreed to take it back.
table-takeback-overtaken = Your turn stands: the game has moved on.

## Keys

table-key-brewery = sell to this brewery
table-key-none = sell nothing; stop drawing
table-key-more = sell one more of this good
table-key-less = sell one less
table-key-all = sell all, sell none
table-key-hand = walk through the hand; move a card that goes under the deck
table-key-choose = choose the card: to build it, put it under the deck or remove it
table-key-plot = build the chosen card on this plot
table-key-look = explain the card
table-key-go = continue, and confirm the turn at the end
table-key-undo = undo
table-key-restart = start the turn over

## One screen for several players

table-pass = Pass the device to { $player }
table-pass-why = Everyone else, please look away.
table-pass-here = I am { $player }

## Errors

table-lost = The server is not answering. Your plan is kept. Reconnecting automatically.
table-refused-not-legal = The rules do not allow this. The table is up to date now; plan your turn again.
table-refused-stale = This turn has already been played, perhaps in another window. The table is up to date now.
table-refused-unfinished = Something in this turn is still undecided. Decide it and confirm again.
table-refused-undone = At this table, planned actions cannot be undone.
table-refused-not-running = This game is not running anymore.
table-refused-not-your-turn = It is not your turn.
table-refused-no-takeback = At this table, turns cannot be taken back.
table-refused-nothing-to-take-back = You have no turn to take back.
table-refused-resigned = You have resigned from this game.
table-refused-too-many-requests = Too many requests at once. Wait a moment and continue.
table-refused-unavailable = The server is not available right now. Try again in a moment.
