### What the table says while one plays, in English.

## The head of the table

table-round = Round { $round }
table-waiting = { $player } is to move.
table-waiting-draw = { $player } may draw more cards.
table-waiting-opening = { $player } arranges the opening.
table-ready-opening = You are ready; { $player } still arranges the opening.
table-ready-opening-more = You are ready; { $player } still arranges the opening, and perhaps { $others } too.
table-ready-draw = You draw one more card as soon as it is your turn; { $player } still decides.
table-ready-enough = You draw no more; { $player } still decides.
table-plan-ahead = Plan your turn meanwhile.
table-choose-plot = Build { $card } for { $cost }: choose its plot. You keep { $left ->
        [one] { $left } coin
       *[other] { $left } coins
    }.
table-whole = Your turn is complete. Look at it once more and confirm.
table-whole-kept = You keep { $count } cards. Confirm your turn, or touch a card to put it under your deck.
table-may-keep = Choose a card to go under your deck, or keep the rest.
table-discarding =
    Choose the next card to go under your deck: { $count ->
        [one] one has to go
       *[other] { $count } have to go
    }, you { $keeps ->
        [one] keep one
       *[other] may keep { $keeps }
    }. The first one is drawn first.
table-unpaid = You cannot pay for any card.
table-submitting = Sending your turn
table-resending = Your turn will be sent when the server answers.
table-uncertain = Your turn may have arrived. You will see when the server answers.
table-stood-in = A bot plays for you.
table-absent-away = A bot plays for { $player } for now.
table-absent-resigned = { $player } has resigned. A bot plays to the end.
table-news-away = A bot plays for { $player } now.
table-news-resigned = { $player } resigns. A bot plays to the end.
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
table-loading = The table is being laid.
table-not-found = There is no such table here
table-not-found-why = It may have been closed, or it is by invitation: ask for the whole link.
table-to-lobby = To the lobby

## Breweries, players, the sale

table-breweries = Breweries
table-brewery-closed = closed
table-players = Players in the order of this round
table-sale = Your sale
table-sale-choose = Touch the brewery you sell to.
table-sale-none = Nothing to sell this time.
table-sale-refused = No brewery buys your goods this time: their prices are 0.
table-sale-later = Here you will sell your goods.
table-sale-opening = The game begins when everybody has arranged an opening.
table-sell-nothing = Sell nothing
table-selling-nothing = You sell nothing this round.
table-sell-after-all = Sell after all
table-sell-more = Sell one more: { $good }
table-sell-less = Sell one less: { $good }
table-sell-all = All
table-sell-none = None
table-trade = { $goods } → { $target }
table-trade-none = no trade
table-office-none = for nothing
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
table-deck-known = Known cards at the bottom of your deck, the next to be drawn first
table-deck-going = Cards that go under your deck, the first one drawn first
table-deck-hint = Cards that you put under your deck will be shown here.
table-under-hint = Touch the cards that go under your deck, the one to be drawn first at the beginning.
table-going-under = { $card }, number { $place } of { $of } to go under the deck. Take back; arrow keys move it.
table-trashed = Cards that leave the game by your scavenger
table-untrash = { $card } leaves the game. Take back
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
        [one] the player knows { $count } at the bottom
       *[other] the player knows { $count } at the bottom
    }

## The buttons of the turn

table-actions = Your turn
table-undo = Undo
table-restart = Restart
table-main-confirm = Confirm turn
table-main-untraded = No trade
table-main-built = Build no more
table-main-trashed = Remove no more
table-main-kept = Keep the rest
table-main-rest = The rest in any order
table-main-wait = Confirm turn
table-main-planned = Planned

## Menu

table-keys = Keys
table-rules = Rules
table-settings = Settings
table-takeback = Ask to take my last turn back
table-takeback-alone = Take my last turn back
table-takeback-screen = Take the last turn back
table-hand-over = Let a bot play for me for a while
table-come-back = Play again myself
table-resign = Resign
table-resign-sure = A bot plays your seat to the end, and you cannot come back.
table-resign-not = Play on
table-leave = Leave the table for now
table-takeback-asked = { $player } asks to take the last turn back.
table-takeback-agree = Agree
table-takeback-refuse = Refuse
table-takeback-waiting = You asked to take your turn back; waiting for { $players }.
table-takeback-withdraw = Withdraw
table-takeback-done = Your turn is taken back. Play it anew.
table-takeback-done-other = { $player } takes a turn back.
table-takeback-refused = Your turn stays: not everybody agreed to take it back.
table-takeback-overtaken = Your turn stays: the game has gone on meanwhile.

## Keys

table-key-brewery = sell to this brewery
table-key-none = sell nothing; draw no more
table-key-more = sell one more of this good
table-key-less = sell one less
table-key-all = sell all, sell none
table-key-hand = walk through the hand; move a card that goes under the deck
table-key-choose = take the card: to build it, put it under the deck or remove it
table-key-plot = build the chosen card on this plot
table-key-look = explain the card
table-key-go = go on, and confirm the turn at the end
table-key-undo = undo
table-key-restart = restart the turn

## One screen for several players

table-pass = Pass the device to { $player }
table-pass-why = Nobody else should look now.
table-pass-here = I am { $player }

## Troubles

table-lost = The server does not answer. Your plan is kept, and the line comes back by itself.
table-refused-not-legal = The rules do not allow this. The table has been brought up to date; plan again.
table-refused-stale = This turn has been played already, perhaps in another window. The table is up to date now.
table-refused-unfinished = Something in this turn is still open. Answer it and confirm again.
table-refused-undone = At this table nothing planned can be undone.
table-refused-not-running = The game does not run any more.
table-refused-not-your-turn = It is not your turn.
table-refused-no-takeback = At this table turns cannot be taken back.
table-refused-nothing-to-take-back = There is no turn of yours to take back.
table-refused-resigned = You have resigned from this game.
table-refused-too-many-requests = That was too much at once. Wait a moment and go on.
table-refused-unavailable = The server cannot work just now. Try again in a moment.
