### Fürstenfeld in English. To add a language, copy this file under the new language code and translate it.
###
### Every language has the same messages, attributes and variables; terms (-name) may differ.
### Style: present tense, short, the player's name first, no exclamation marks.
### $card and $covered are the `.object` form of a card, with its article.
### $good is the `.object` form of a good; $name and $target are its plain name.

language-name = English

## Lists: "a", "a and b", "a, b and c"

list-comma = { $first }, { $next }
list-last = { $first } and { $last }

## Goods
## `.object` has an article where the language needs one, `.letter` is for tables, `.amount` is a
## count with its own form for zero, `.sell-none` is the choice to sell none.

good-hops = hops
    .object = hops
    .sell-none = Sell no hops
    .letter = H
    .amount =
        { $count ->
            [0] no hops
           *[other] { $count } hops
        }
good-barley = barley
    .object = barley
    .sell-none = Sell no barley
    .letter = B
    .amount =
        { $count ->
            [0] no barley
           *[other] { $count } barley
        }
good-water = water
    .object = water
    .sell-none = Sell no water
    .letter = W
    .amount =
        { $count ->
            [0] no water
           *[other] { $count } water
        }
goods-none = nothing

## Players

seat-number = seat { $seat }

## Breweries: the same names in every language

brewery-1 = Moosbichl
brewery-2 = Rabenried
brewery-3 = Haslreut
brewery-4 = Kaltenmühl
brewery-5 = Wendelkrug

## Plots without a card

plot-printed-hops = printed hops field
    .object = the printed hops field
plot-printed-barley = printed barley field
    .object = the printed barley field
plot-printed-water = printed water field
    .object = the printed water field
plot-empty = empty

## Cards: name, `.object` with its article, `.text` on the card

card-hops-1 = Hops field 1
    .object = hops field 1
    .text = Harvest 1 hops every round.
card-hops-2 = Hops field 2
    .object = hops field 2
    .text = Harvest 2 hops every round.
card-hops-3 = Hops field 3
    .object = hops field 3
    .text = Harvest 3 hops every round.
card-barley-1 = Barley field 1
    .object = barley field 1
    .text = Harvest 1 barley every round.
card-barley-2 = Barley field 2
    .object = barley field 2
    .text = Harvest 2 barley every round.
card-barley-3 = Barley field 3
    .object = barley field 3
    .text = Harvest 3 barley every round.
card-water-1 = Water field 1
    .object = water field 1
    .text = Harvest 1 water every round.
card-water-2 = Water field 2
    .object = water field 2
    .text = Harvest 2 water every round.
card-water-3 = Water field 3
    .object = water field 3
    .text = Harvest 3 water every round.
card-bank-1 = Bank I
    .object = bank I
    .text = Earn 3 coins each round, even if you sell nothing.
card-bank-2 = Bank II
    .object = bank II
    .text = Earn 5 coins each round, even if you sell nothing.
card-town-hall-1 = Town hall I
    .object = town hall I
    .text = You may keep 1 more card in your hand.
card-town-hall-2 = Town hall II
    .object = town hall II
    .text = You may keep 2 more cards in your hand.
card-laboratory-1 = Laboratory I
    .object = laboratory I
    .text = You may draw 1 more card each round.
card-laboratory-2 = Laboratory II
    .object = laboratory II
    .text = You may draw 2 more cards each round.
card-office = Office
    .object = the office
    .text = Earn 1 extra coin for each good of one type you sell.
card-warehouse = Warehouse
    .object = the warehouse
    .text = Store up to 3 unsold goods for later rounds.
card-market = Market
    .object = the market
    .text = Before selling, turn up to 3 goods of a type into another.
card-magistrate = Magistrate
    .object = the magistrate
    .text = Your order marker goes 3 spaces lower.
card-crane = Crane
    .object = the crane
    .text = All other cards cost you 2 coins less.
card-palace-1 = Palace I
    .object = palace I
    .text = Part 1 of 6 of your palace. It can never be covered.
card-palace-2 = Palace II
    .object = palace II
    .text = Part 2 of 6 of your palace. It can never be covered.
card-palace-3 = Palace III
    .object = palace III
    .text = Part 3 of 6 of your palace. It can never be covered.
card-palace-4 = Palace IV
    .object = palace IV
    .text = Part 4 of 6 of your palace. It can never be covered.
card-palace-5 = Palace V
    .object = palace V
    .text = Part 5 of 6 of your palace. It can never be covered.
card-palace-6 = Palace VI
    .object = palace VI
    .text = Part 6 of 6 of your palace. It can never be covered.
card-tour-guide = Tour guide
    .object = the tour guide
    .text = Earn 2 coins per palace part each round.
card-scavenger = Scavenger
    .object = the scavenger
    .text = Remove up to 2 cards in hand from the game.

## Events

event-round = Round { $round } begins. Order: { $order }.
event-drew = { $player } draws { $cards }.
event-drew-unseen =
    { $count ->
        [0] { $player } draws nothing: the deck is empty.
        [one] { $player } draws { $count } card.
       *[other] { $player } draws { $count } cards.
    }
event-kept-opening = { $player } keeps { $card }.
event-kept-opening-unseen = { $player } keeps one card.
event-put-under = { $player } puts { $cards } under the deck.
event-put-under-unseen =
    { $count ->
        [one] { $player } puts { $count } card under the deck.
       *[other] { $player } puts { $count } cards under the deck.
    }
event-harvested = { $player } harvests { $goods }.
event-turn = { $player } takes a turn.
event-traded = { $player } turns { $goods } into { $target }.
event-sold = { $player } sells { $goods } to { $brewery } for { $coins }.
event-sold-prices =
    { $count ->
        [one] { $sale } The price falls: { $changes }.
       *[other] { $sale } Prices fall: { $changes }.
    }
event-price-change = { $name } from { $before } to { $after }
event-earned = { $player } earns { $income }: { $parts }. The order marker goes to space { $space }.
event-earned-one = { $player } earns { $part }. The order marker goes to space { $space }.
event-earned-nothing = { $player } earns nothing. The order marker goes to space { $space }.
# `.only` is used when the income has a single source.
event-earned-sale = { $coins } from the sale
    .only = { $coins } from the sale
event-earned-office = { $coins } from the office for { $good }
    .only = { $coins } from the office for { $good }
event-earned-banks = { $coins } from the bank
    .only = { $coins } from the bank
event-earned-guide = { $coins } from the tour guide
    .only = { $coins } from the tour guide
event-built =
    { $cost ->
        [0] { $player } builds { $card } on plot { $plot } for free.
       *[other] { $player } builds { $card } on plot { $plot } for { $cost }.
    }
event-built-over =
    { $cost ->
        [0] { $player } builds { $card } on plot { $plot } for free and covers { $covered }.
       *[other] { $player } builds { $card } on plot { $plot } for { $cost } and covers { $covered }.
    }
event-palace-price = The next palace part costs { $price }.
event-trashed = { $player } removes { $card } from the game.
event-stored = { $player } stores { $goods }.
event-lost = { $player } loses { $goods }.
event-prices-rose =
    { $count ->
        [one] At { $brewery }, the price rises: { $changes }.
       *[other] At { $brewery }, prices rise: { $changes }.
    }
event-markers-rose = At { $brewery }, markers move up, but no price changes yet.

## The end

ending-palace = A palace is complete, and the game is over.
ending-stalemate = Nobody can complete a palace anymore, and the game is over.
ending-rounds = The last round is over, and no palace is complete.
winners-none = Nobody wins.
winners-one = { $player } wins.
winners-shared = { $players } share the win.

## Actions, as choices

action-keep = Keep { $card }
action-under = Put { $card } under the deck
action-draw = Draw another card
action-enough = Stop drawing
action-brewery = Sell to { $brewery }
action-brewery-none = Sell nothing
action-trade = Turn { $goods } into { $target }
action-trade-none = Don’t trade
action-sell = Sell { $goods }
action-office = Use the office for { $good }
action-office-none = Don’t use the office
action-build = Build { $card } on plot { $plot }
action-build-cost =
    { $cost ->
        [0] Build { $card } on plot { $plot } for free
       *[other] Build { $card } on plot { $plot } for { $cost }
    }
action-over = { $build } and cover { $covered }
action-built = Finish building
action-trash = Remove { $card } from the game
action-trashed = Finish removing cards
action-kept = Keep the rest of your hand
action-drop = Give up { $goods }

## Questions

question-opening-keep = Choose the one card to keep.
question-opening-under = Choose the next card to put under your deck. You will draw them again in this order.
question-drawing =
    { $left ->
        [one] Draw another card? It is the last one your laboratory allows.
       *[other] Draw another card? Your laboratory allows { $left } more.
    }
question-choosing = Choose a brewery to sell to.
question-trading = Choose what to trade at your market.
question-selling = Choose the amount of { $name } to sell to { $brewery }.
question-bonus = Choose the good your office pays for.
question-building =
    { $left ->
        [one] Choose a card to build and a plot for it. You may build one more.
       *[other] Choose a card to build and a plot for it. You may build { $left } more.
    }
question-trashing =
    { $left ->
        [one] Choose a card to remove from the game. You may remove one more.
       *[other] Choose a card to remove from the game. You may remove { $left } more.
    }
question-discarding = Choose the next card to put under your deck. You will draw them again in this order.
question-dropping = Choose a good to give up. Your warehouse is full.
question-over = The game is over.

## Errors say what is wrong and what to do; error-line adds the paragraph of the rules

quoted = “{ $text }”
error-line = { $sentence } ({ $paragraph })
error-no-action = “{ $action }” is not an action. Write actions like “sell 2 hops” or “build crane 3”.
error-wrong-seat = “{ $action }” comes from { $seat }, but { $asked } has to answer now. Wait for your turn.
error-not-asked = “{ $action }” does not answer the question. Answer with { $asked }.
error-game-over = “{ $action }” comes too late. The game is over.
error-not-in-hand = “{ $action }” needs { $card }, which is not in hand. Choose a card that is.
error-opening-order = “{ $action }” is out of order for { $card }. Keep one card first, then put the others under the deck.
error-plot-has-palace = “{ $action }” would cover a palace part on plot { $plot }. Choose a plot without one.
error-palace-plot = “{ $action }” puts { $card } on the wrong plot, { $plot }. In the expert game, palace parts I to VI go on plots 1 to 6.
error-too-dear =
    { $coins ->
        [one] “{ $action }” costs { $cost }, but there is only { $coins } coin for { $card }. Build something cheaper, or finish with “built”.
       *[other] “{ $action }” costs { $cost }, but there are only { $coins } coins for { $card }. Build something cheaper, or finish with “built”.
    }
error-brewery-closed = “{ $action }” names { $brewery }, which is closed. Choose an open brewery.
error-nothing-to-sell = “{ $action }” is not possible: { $brewery } pays 0 for everything you could sell. Choose another brewery or “brewery none”.
error-no-price = “{ $action }” is not possible: { $brewery } pays 0 for { $good }. Keep the goods.
error-other-good = “{ $action }” is about { $good }, but the question is about { $asked }. Answer that first.
error-not-so-many = “{ $action }” asks for more than there is: { $goods }. Choose less, or another good.
error-not-sold = “{ $action }” names a good that was not sold. Choose one that was, or “office none”.
error-hand-too-big =
    { $hand ->
        [one] “{ $action }” would keep { $hand } card, which is more than allowed. Put cards under the deck first.
       *[other] “{ $action }” would keep { $hand } cards, which is more than allowed. Put cards under the deck first.
    }
error-deal-players = A game has 2 to 5 players, but this deal has { $players }. Change the number of decks.
error-deal-breweries = A deal needs one demand card for each of its { $players } players, but this one has { $found }. Add or remove demand cards.
error-deal-demands = The demand cards { $found } are not all among the seven of the edition, or one is used twice. Use each of the seven at most once.
error-deal-order = The order { $found } does not name each of the { $players } seats exactly once, counting from 0. Correct it.
error-deck-misses = The deck of { $seat } is missing { $card }. Each deck has one copy of each card.
error-deck-has = The deck of { $seat } has { $card } more than once, or should not have it at all. Each deck has one copy of each card of its variant.
error-edition-key = In the edition, “{ $key }” is { $found }. Expected: { $expected }.
error-deal-names = The number of names is { $found }, but the number of seats is { $players }. Give one name for each seat.
error-key-missing = The key “{ $key }” is missing from { $place }. Add it.
error-key-unknown = The key “{ $key }” is unknown in { $place }. Remove it.
error-key-wrong = The key “{ $key }” is { $found }. Expected: { $expected }.
error-result-early = The file has a result, but its actions stop before the game is over. Add the missing actions or remove the result.
error-result-false = The result gives { $found } for “{ $key }”, but the actions lead to { $expected }. Correct the result.
error-file-unreadable = The file cannot be read: { $reason }. Check its name and location.
error-file-malformed = The file is not valid { $kind }: { $reason }. Correct it or use another copy.

## Phrases inside errors; their ids are the English words of the rules; $first and $second are numbers

phrase-one-of-the-keys-of-r8-1 = one of the keys of R8.1
phrase-an-unknown-key = an unknown key
phrase-a-value = a value
phrase-nothing = missing
phrase-a-whole-number-from-n-to-n = a whole number from { $first } to { $second }
phrase-a-list-of-n-demand-cards = a list of { $first } demand cards
phrase-a-list-of-n-numbers-of-spaces = a list of { $first } numbers of spaces
phrase-a-list-of-n-to-n-prices = a list of { $first } to { $second } prices
phrase-a-list-of-n-prices = a list of { $first } prices
phrase-a-list-of-n-goods-or-none = a list of { $first } entries, each a good or none
phrase-numbers-that-never-fall = numbers that never fall
phrase-a-text-that-is-not-empty = a text that is not empty
phrase-a-table-of-cards-and-their-costs = a table of cards and their costs
phrase-a-card-that-is-not-a-palace-part = a card that is not a palace part
phrase-an-unknown-card = an unknown card
phrase-a-first-space-of-price-n = a first space of price { $first }
phrase-a-space-of-the-track-with-a-price-above-n = a space of the track with a price above { $first }
phrase-hops-barley-water-or-none = hops, barley, water or none
phrase-the-file = the file
phrase-a-table-of-keys = a table of keys
phrase-a-table = a table
phrase-a-list-of-names = a list of names
phrase-a-list-of-decks = a list of decks
phrase-a-list-of-texts = a list of texts
phrase-a-list-of-seats = a list of seats
phrase-a-list-of-seat-action = a list of [seat, "action"]
phrase-the-four-keys-of-r11-1 = the four keys of R11.1
phrase-the-whole-edition-data = the whole edition data
phrase-demand-cards-like-1-2-3 = demand cards like "1-2-3"
phrase-base-or-expert = base or expert

## Command line

file-error = { $path }: { $reason }
file-error-action = { $path }: action { $action }: { $reason }

heading-round = Round { $round }
heading-turn = Turn: { $player }
heading-phase = Phase { $phase }: { $name }
waiting = Waiting for { $player }.
winner =
    { $count ->
        [0] Winner: nobody
        [one] Winner: { $players }
       *[other] Winners: { $players }
    }
yes = yes
no = no

phase-1 = Draw
phase-2 = Harvest
phase-3 = Sell
phase-4 = Build
phase-5 = Discard
phase-6 = Market

summary-title = Summary card
summary-1 =
    { $draw ->
        [one] Everyone draws { $draw } card, or more with laboratories.
       *[other] Everyone draws { $draw } cards, or more with laboratories.
    }
summary-2 = Every visible field yields its goods.
summary-3 = Sell to one brewery and take the income. The player with the lowest income goes first in the next round.
summary-4 =
    { $builds ->
        [one] Build { $builds } card. What it covers leaves the game.
       *[other] Build up to { $builds } cards. What they cover leaves the game.
    }
summary-5 =
    { $keep ->
        [one] Keep { $keep } card and put the others under your deck. Without a warehouse, unsold goods are lost.
       *[other] Keep { $keep } cards and put the others under your deck. Without a warehouse, unsold goods are lost.
    }
summary-6 = Prices rise by one space for each empty demand space. Then the demand cards are cleared.

column-player = Player
column-seat = Seat
column-order = Order
column-coins = Coins
column-hand = Hand
column-deck = Deck
column-income = Income
column-goods = Goods
column-plot = Plot
column-plots = Plots
column-known = Known
column-brewery = Brewery
column-price = Price
column-demand = Demand
column-palace-price = Palace price
column-palace-parts = Palace parts
column-cubes = Cubes
column-card = Card
column-cost = Cost
column-effect = Effect
column-bot = Bot
column-bots = Bots
column-rounds = Rounds
column-incomes = Incomes
column-palaces = Palaces
column-wins = Wins
column-wins-by-seat = Wins by seat
column-mean = Mean
column-lowest = Lowest
column-highest = Highest

## The command `furstenfeld`: tables, choices and messages of play, replay, simulate and cards

cli-you = { $player } (you)
cli-palace-costs = palace part { $price }
cli-hand-and-deck = Hand+deck
cli-palace-part = Part { $part } of 6 of your palace.
cli-deck =
    { $count ->
        [one] Deck: { $count } card.
       *[other] Deck: { $count } cards.
    }
cli-deck-tail =
    { $count ->
        [one] Deck: { $count } card. At the bottom, in the order you will draw them: { $cards }.
       *[other] Deck: { $count } cards. At the bottom, in the order you will draw them: { $cards }.
    }
cli-deck-unseen = Not seen yet, in unknown order: { $cards }.
cli-setup = Set-up
cli-replay-resigned = { $player } resigned. A bot played to the end.
cli-on-plot = on plot
cli-trade-how-many = how many
cli-hint-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
cli-hint-coins-price =
    { $coins ->
        [one] { $coins } coin, price { $before } → { $after }
       *[other] { $coins } coins, price { $before } → { $after }
    }
cli-hint-up-to =
    { $coins ->
        [one] all goods: { $coins } coin
       *[other] all goods: { $coins } coins
    }
cli-hint-cost = costs { $cost }

# Cards in at most four letters, for small boards, and what they do in at most fourteen.
cli-short-bank-1 = Bnk1
cli-short-bank-2 = Bnk2
cli-short-town-hall-1 = Hal1
cli-short-town-hall-2 = Hal2
cli-short-laboratory-1 = Lab1
cli-short-laboratory-2 = Lab2
cli-short-office = Offi
cli-short-warehouse = Ware
cli-short-market = Mark
cli-short-magistrate = Magi
cli-short-crane = Cran
cli-short-tour-guide = Guid
cli-short-scavenger = Scav
cli-effect-bank-1 = +3 coins
cli-effect-bank-2 = +5 coins
cli-effect-town-hall-1 = keep +1 card
cli-effect-town-hall-2 = keep +2 cards
cli-effect-laboratory-1 = draw +1 card
cli-effect-laboratory-2 = draw +2 cards
cli-effect-office = +1 a good
cli-effect-warehouse = stores 3
cli-effect-market = trades 3
cli-effect-magistrate = marker −3
cli-effect-crane = costs −2
cli-effect-tour-guide = +2 a part
cli-effect-scavenger = removes 2

# Standings, summary card, cards
cli-column-rank = Rank
cli-column-action-name = In actions
cli-cards-title = Edition { $edition }
cli-cards-palace = Palace prices: { $prices }. The price rises when there are as many cubes on the price card as players.
cli-cards-track = Price track: { $track }. Markers start on space { $start }, at price { $price }.
cli-cards-demands = Demand cards, spaces for { $goods }: { $demands }.
cli-cards-start =
    { $coins ->
        [one] At the start: { $coins } coin and { $opening } cards; in the expert game, 1 of { $expert } cards.
       *[other] At the start: { $coins } coins and { $opening } cards; in the expert game, 1 of { $expert } cards.
    }
cli-cards-round = Each round: draw { $draw }, build up to { $builds }, keep { $keep }. Income track: 0 to { $top }.
cli-cards-expert = expert game only
cli-cards-palaces = Palace I–VI
cli-cards-palace-text = The six parts of your palace. They can never be covered.
cli-cards-printed = Printed on plots 1 to 6: { $printed }.

# Bots: names, and a sentence that helps to choose one
bot-farmhand = Farmhand
    .about = Thinks of one card at a time and forgets what went under the deck. For your first games.
bot-cottager = Cottager
    .about = Can tell a good card, but rarely picks the best one.
bot-tenant = Tenant
    .about = Knows what each card does, but not yet how they work together.
bot-brewer = Brewer
    .about = A sound player who now and then misses a good pair of cards.
bot-steward = Steward
    .about = Grows as long as it pays, then heads straight for the palace.
bot-bailiff = Bailiff
    .about = Knows from countless games what each card is worth.
bot-chancellor = Chancellor
    .about = Thinks every turn through before playing it.
bot-prince = Prince
    .about = Learned from millions of games. Win here and you have earned your palace.
bot-rusher = Rusher
    .about = Builds a palace part as soon as there is money for one.
bot-grower = Grower
    .about = Fields first, the palace late, and then two parts at a time.
bot-spoiler = Spoiler
    .about = Grows what the others depend on, and sells where it hurts them most.
bot-random = Chance
    .about = Picks any legal action at random.
bot-search = Search
    .about = Tries out turns against likely hands and decks, for as long as you allow.
bot-champion = Champion
    .about = A neural network that taught itself the game over millions of games.
bot-grandmaster = Grandmaster
    .about = The Champion’s network, which also tries out turns before it decides.
bot-program = Program
    .about = Your own program, connected through stdin and stdout.
cli-bots-levels = Levels, from beginner to best
cli-bots-characters = Characters, each with its own plan
cli-bots-others = Others

# simulate
cli-simulate-games = Games
cli-simulate-left = left
cli-simulate-done =
    { $games ->
        [one] { $games } game in { $seconds } s.
       *[other] { $games } games in { $seconds } s.
    }
cli-simulate-stopped = Stopped after { $games } of { $all } games.
cli-simulate-title =
    { $games ->
        [one] { $games } game, { $players } players, { $variant }, edition { $edition }, seed { $seed }
       *[other] { $games } games, { $players } players, { $variant }, edition { $edition }, seed { $seed }
    }
cli-variant-base = base game
cli-variant-expert = expert game
cli-simulate-rounds = Rounds: { $fewest } to { $most }, { $mean } on average.
cli-simulate-ending-palace = Ended with a palace: { $games } ({ $share }%).
cli-simulate-ending-stalemate = Ended because nobody could complete a palace: { $games } ({ $share }%).
cli-simulate-ending-rounds = Ended with the last round: { $games } ({ $share }%).
cli-decimal-sign = .
cli-column-share = Share

# Errors of the command line
cli-error-language = there is no language “{ $language }”; choose from { $known }.
cli-error-players = A game has { $fewest } to { $most } players, not { $players }. Choose another --players.
cli-error-seat = There is no seat { $seat }. Choose --seat from 0 to { $last }.
cli-error-edition = There is no edition “{ $edition }”. Choose { $known }, or give the path of a file. (R8.1)
cli-error-bot = There is no bot “{ $bot }”. Choose from { $known }.
cli-error-bot-option = The bot “{ $bot }” has no option “{ $option }”. Write it like this: { $usage }
cli-error-bot-value = The bot “{ $bot }” does not accept { $option }={ $value }. Write it like this: { $usage }
cli-error-bot-package = The bot “{ $bot }” needs the package { $package }. Install it with: { $install }
cli-error-bot-failed = A bot failed: { $reason }
cli-error-too-many-bots = There are { $bots } bots for { $seats } seats. Name fewer in --bots.
cli-error-file = { $file }: { $reason }. Check the name and location.
cli-error-system = Reading or writing failed: { $reason }. Check the disk and the connection.
cli-error-other-game = { $file }: this file holds another game and is not overwritten. Choose another --out.
cli-error-states-seat = --states shows every secret. Leave out either --seat or --states.
cli-error-at = The game has no position after { $at } actions. Choose --at from 0 to { $last }.
cli-error-resume-options = A saved game already has its players, variant, edition, seed and names. Leave those options out.

# play
cli-welcome = Answer with a number, or with an action like “sell 2 hops”. “help” lists the commands. To get the same cards again, use --seed { $seed }.
cli-welcome-back = The game continues where you left it. “log” shows what happened, “help” lists the commands.
cli-confirm = Your turn is complete. Play it?
cli-confirm-yes = Yes, play it
cli-confirm-undo = Take back the last answer
cli-confirm-restart = Start the turn over
cli-turn-is-complete = Your turn is complete. Play it with “yes”, or take something back with “undo”.
cli-no-choice = There is no such choice. Choose a number from 1 to { $most }.
cli-nothing-to-undo = There is nothing to take back. Cards that were drawn and things other players have seen cannot be undone.
cli-undone = Taken back: { $action }
cli-restarted = The turn starts over.
cli-log-all = “log all” shows the whole game.
cli-no-such-card = There is no card “{ $card }”. The cards are { $cards }.
cli-save-exists = { $file } already exists and is not this game. Choose another name: save FILE
cli-saved = Saved. Continue later with: furstenfeld play { $file }
cli-quit-unsaved = The game is not saved. “save” saves it and quits, another “quit” quits without saving, an empty line continues.
cli-farewell-saved = Until next time. Continue with: furstenfeld play { $file }
cli-farewell-changed = Until next time. Continue from the last save with: furstenfeld play { $file }
cli-farewell-unsaved = Until next time. This game was not saved and cannot be resumed; “save” keeps a game. To get the same cards again, use --seed { $seed }.
cli-end-save = “save” keeps this game so that you can replay it. Anything else quits.
cli-help-answer = Answer with the number of a choice, or with the action itself, like “build crane 3”. An empty line repeats the question.
cli-usage-undo = undo
cli-usage-restart = restart
cli-usage-table = table
cli-usage-deck = deck
cli-usage-log = log [all]
cli-usage-summary = summary
cli-usage-help = help [CARD]
cli-usage-save = save [FILE]
cli-usage-quit = quit
cli-help-undo = take back your last answer of this turn
cli-help-restart = start this turn over
cli-help-table = show the table again
cli-help-deck = show what you know of your deck
cli-help-log = show the last two rounds, or the whole game
cli-help-summary = show the summary card: the phases, and what each card does
cli-help-help = show this list, or everything about a card
cli-help-save = write the game to a file
cli-help-quit = quit
cli-card-in-hand = It is in your hand.
cli-card-in-play = It is in play on your board.
cli-card-at-bottom = You put it under your deck.
cli-card-in-deck = It is still in your deck.
cli-card-gone = Your copy is out of the game.
cli-card-unused = It belongs to the expert game.
cli-card-anywhere = The game is over.

## The balance report: `furstenfeld balance`. ◆ marks unusual values, ✓ and ✗ whether a known fact agrees.

balance-title = Balance of the edition { $edition }
balance-title-two = Balance of two editions: { $first } and { $second }
balance-about = { $bot } plays all seats: { $games } games for each number of players, dealt from seed { $seed }. Intervals are 95% intervals. ◆ marks what chance alone would do less than once in a thousand times.
balance-stopped = Stopped after { $games } of { $all } games.
balance-stopped-kept = Stopped after { $games } of { $all } games. Run the same command again to continue.
balance-page = Report: { $file }
balance-details = The numbers

balance-column-edition = Edition
balance-column-players = Players
balance-column-fact = Known
balance-column-figure = Figure
balance-column-spread = Spread
balance-column-built = Built
balance-column-round = Round
balance-column-wins = Wins
balance-column-interval = 95%
balance-column-coins-back = Return
balance-column-per-coin = Per coin
balance-column-difference = Difference
balance-column-complete = Complete
balance-column-fair = Fair
balance-column-p = p
balance-players = { $players } players
balance-part = Part { $part }
balance-place = Place { $place }
balance-games = Games

balance-facts = Compared with what is known
balance-facts-note = ✓ agrees, ✗ does not. This is known of the printed game: players have 5 coins to spend in round 1; they go through their decks about one and a half times (1.25 to 1.75 counts as agreement); and prices climb with 2 and with 5 players. Prices count as climbing if their mean over the game is above the starting price with its whole interval; the number shows by how much.
balance-fact-coins = 5 coins in round 1
balance-fact-passes = 1½ passes
balance-fact-prices = Prices climb

balance-figures = Figures of { $edition }
balance-figures-note = Means over games, with half the width of the interval. Incomes, coins and parts are per seat; a price is the mean over goods and open breweries at the start of a round.
balance-measure-rounds = Rounds
balance-measure-palace = Ended with a palace
balance-measure-stalemate = Ended in a stalemate
balance-measure-last-round = Ended with the last round
balance-measure-passes = Passes through the deck
balance-measure-first-income = Income in round 1
balance-measure-first-coins = Coins to spend in round 1
balance-measure-income = Income per round
balance-measure-best-income = Income in the best round
balance-measure-price = Price, whole game
balance-measure-best-price = Price at its highest
balance-measure-last-price = Price in the last round
balance-measure-climb = Price above the start
balance-measure-cards = Cards built
balance-measure-first-part = Round of the first part
balance-measure-parts = Palace parts at the end
balance-measure-palace-price = Palace price at the end
balance-measure-winner-coins = Coins of the winner

balance-lengths = Rounds to the end
balance-lengths-note = Share of games with each number of rounds. The spread is the standard deviation.
balance-rounds-income = Income per seat, by round
balance-rounds-income-note = Mean over the games that reached the round, here and below. Rounds reached by fewer than a tenth of the games are left out.
balance-rounds-hops = Price of hops, by round
balance-rounds-hops-note = At the start of the round; mean over the open breweries.
balance-rounds-barley = Price of barley, by round
balance-rounds-barley-note = At the start of the round; mean over the open breweries.
balance-rounds-water = Price of water, by round
balance-rounds-water-note = At the start of the round; mean over the open breweries.
balance-rounds-palace-price = Palace price, by round
balance-rounds-palace-price-note = At the end of the round. Finished games keep their last value.
balance-rounds-parts = Palace parts per seat, by round
balance-rounds-parts-note = At the end of the round. Finished games keep their last value.
balance-parts = How palaces grow
balance-parts-note = The mean round in which a seat built its first part, its second and so on, among the seats that did. Complete: the share of seats that completed their palace.

balance-cards-all = Cards
balance-cards = Cards of { $edition }
balance-cards-note = For all numbers of players together. Built: the share of seats that built the card. Round: when, on average. Wins: how often its builders win, compared with the base rate; 1 is as often as everyone. This does not prove that a card is strong or weak: players who are ahead can afford more, and players who are behind build for longer. Return: the coins a card can bring at most until the end, if nothing covers it and everything it yields is sold at the mean price; then the same per coin of its cost.
balance-seats = Wins by place in the first turn order, in percent
balance-seats-note = Fair is what each place would win if all were equal. p is the chance of differences at least this large in that case (chi-square test).

balance-compared-all = Side by side
balance-compared = Side by side with { $players } players
balance-compared-note = The same deals with both editions. The difference is the second minus the first, deal by deal, with half the width of its interval.
balance-compared-cards = Side by side: how often each card is built
balance-compared-cards-note = Share of seats over all numbers of players, on the same deals. The difference is in percentage points.

balance-error-players = “{ $text }” is not a list of numbers of players. Write --players like 2-5 or 2,4, with numbers from 2 to 5.
balance-error-same-edition = Both editions have the same numbers. Name two different ones, or only one.
balance-error-same-name = Two different editions are called “{ $edition }”. Change the name in one of the files.

## The arena: tables and page

arena-title = Fürstenfeld arena
arena-headline = { $games } games on { $deals } deals, { $players } players, { $variant }, edition { $edition }, seed { $seed }.
arena-field-one-vs-rest = Each bot except the last one named sits alone at a table of the last one.
arena-field-ladder = Each bot except the last one named sits alone at a table of the next one.
arena-field-mixed = Tables are drawn from all bots so that all play and meet equally often.
arena-verdict = { $bot } won { $share } of { $games } games against { $others } { $rest } ({ $bounds }); an even share is { $even }.
arena-rounds = Rounds: { $fewest } to { $most }, { $mean } on average ({ $bounds }).
arena-trouble-bot =
    { $games ->
        [one] { $games } game failed because of { $bot }, and its deal is not counted: { $reason }
       *[other] { $games } games failed because of { $bot }, and their deals are not counted: { $reason }
    }
arena-trouble-process =
    { $games ->
        [one] { $games } game failed because the process playing it crashed repeatedly; its deal is not counted.
       *[other] { $games } games failed because the processes playing them crashed repeatedly; their deals are not counted.
    }
arena-too-few = Fewer than two deals are complete, so there is nothing to report yet.
arena-there =
    { $games ->
        [one] { $games } game has been played already.
       *[other] { $games } games have been played already.
    }
arena-written = Report: { $file }
arena-interval = 95%
arena-round = Round
arena-played = Seats played
arena-place = Place
arena-rating = Rating
arena-rating-caption = From the final standings. 400 points more mean ten times the odds of finishing ahead; the mean of all bots is 1500. Bars are 95% intervals.
arena-shares = Win share
arena-shares-caption = Wins per seat played; a shared win counts in part. Bars are 95% intervals. The dashed line is the even share, { $even }.
arena-budget = Strength by budget
arena-budget-caption = Win share of { $bot } by { $option }, with 95% intervals. The dashed line is the even share.
arena-meetings = Head to head
arena-meetings-caption = How often the bot in the row finishes ahead of the bot in the column; a tie counts as half.
arena-meetings-pairs =
    { $pairs ->
        [one] { $pairs } pair of seats
       *[other] { $pairs } pairs of seats
    }
arena-incomes = Income by round
arena-incomes-caption = Coins received in phase 3, mean over the games that reached this round.
arena-palaces = Palace by round
arena-palaces-caption = Palace parts at the end of the round, mean over all games; finished games keep their last value.
arena-cards = Cards built
arena-cards-caption = In how many of its seats a bot builds each card.
arena-cards-seats =
    { $seats ->
        [one] built in { $seats } seat
       *[other] built in { $seats } seats
    }
arena-card-wins = Wins by card
arena-card-wins-caption = Win share of the seats that built a card. Green is above the bot’s own share, orange below; cards built fewer than { $few } times are left out. A card that comes with wins does not necessarily cause them.
arena-seats = Seats
arena-seats-caption = Win share by seat, all bots together. Seats differ only in their number, so all should be close to { $even }.
arena-seats-seat = Seat { $seat }
arena-order = Turn order
arena-order-caption = Win share by place in the turn order of round 1, all bots together. The dashed line is { $even }.
arena-order-place = Place { $place }
arena-length = Length
arena-length-caption = How many games took how many rounds; { $mean } on average.
arena-numbers = All numbers
arena-numbers-caption = Place, income per round, palace parts and coins at the end are means over all seats of a bot.
arena-method = How this was measured
arena-method-blocks = Every deal is played in all rotations of its line-up, so that luck with cards and turn order cancels out. All games on one deal form a block. Games in a block are not independent, so all intervals come from the differences between blocks.
arena-method-share = Win shares have Wilson score intervals, with the effective number of games estimated from the blocks and the t distribution over the blocks.
arena-method-rating = Ratings follow the Plackett-Luce model over the final standings; seats that share a place count as the mean over their orders. Half a win and half a loss against an imaginary bot keep them finite. Intervals come from a Bayesian bootstrap over the blocks.
arena-method-seeds = The same bots and the same seed give the same games on every machine, unless a bot has a time limit.
arena-method-credit = Fürstenfeld is a game by Friedemann Friese.

arena-error-twice = The bot “{ $bot }” is named twice. Name each bot once.
arena-error-field = --field { $field } needs at least two bots. Name another one.
arena-error-evaluation = --evaluation plays the published deals: { $deals }, in the edition { $edition }. Leave out { $option }, or leave out --evaluation.
arena-error-other-settings = { $folder }: this folder belongs to another arena: { $key } is { $found } there and { $wanted } here. Choose another --out.
arena-error-not-empty = { $folder }: this folder is not empty and belongs to no arena. Choose another --out.
arena-error-damaged = { $file }: line { $line } is damaged: { $reason }. Remove the line, and its game will be played again.
arena-error-package = The arena needs the package { $package } for this. Install it with: { $install }
arena-error-ray = The Ray cluster { $address } cannot be reached: { $reason }. Start one with “ray start --head”, or choose --ray local.

## Training a network

train-line = Update { $update }: { $decisions } million decisions, { $pace } million per second, entropy { $entropy }, strength { $strength }
train-done = { $decisions } million decisions in { $minutes } minutes. The network: { $file }
train-error-package = Training needs the package { $package }. Install it with: { $install }
train-error-cuda = PyTorch found no NVIDIA GPU. Choose --device cpu.
train-error-setting = --set { $setting } is not valid: { $reason }. Write NAME=VALUE, with the value as in JSON.
train-error-there = { $folder }: there is already a training run here. Continue it with --resume, or choose another --out.
train-error-checkpoint = This training run cannot continue: { $reason }
train-error-start = --start cannot be combined with { $option }.
train-page-title = Fürstenfeld: a network learns
train-page-lead = { $decisions } million decisions, { $games } games, { $minutes } minutes.
train-page-across-1000 = thousand decisions
train-page-across-1000000 = million decisions
train-page-strength = Strength
train-page-strength-caption = Win share of one learning seat against opponents that do not learn, scaled as if there were two seats: at one half, both are equally strong.
train-page-against-script = against the bailiff
train-page-against-past = against frozen networks
train-page-entropy = Entropy
train-page-entropy-caption = How undecided the policy is, in nats, mean over all decisions. It falls as the network makes up its mind.
train-page-loss = Loss
train-page-loss-caption = How far off the predicted win is, as a cross-entropy. The critic sees all cards, the policy only what its seat sees.
train-page-win-loss = policy
train-page-critic-loss = critic
train-page-pull = Distance from the reference
train-page-pull-caption = Divergence between the policy and the slowly following copy of itself that it is kept close to, in nats.
train-page-rounds = Length
train-page-rounds-caption = Rounds in finished games.
train-page-speed = Speed
train-page-speed-caption = Million decisions per second: games, network and optimizer together.

exploit-found = A best response to { $bot } ({ $players } players, { $variant }) gains { $gain } points above an even share of the wins, after { $decisions } million decisions. 95% interval: { $low } to { $high }, over { $deals } deals it had not seen.
exploit-error-network = This network cannot be used: { $reason }
match-found = { $network } against { $opponent } ({ $players } players, { $variant }): { $value } % of the wins. 95 % interval: { $low } to { $high }, over { $deals } deals.
beliefs-examples = { $count } examples
beliefs-losses = After { $epoch } epochs: loss { $held } for the hand, { $tail } for the cards under the deck, { $order } for their order
beliefs-done = The beliefs: { $file }

## The server, for its operator

serve-ready = Fürstenfeld is running at { $address }. Press Ctrl-C to stop it.
serve-missing-page = The web page is not built, so browsers find nothing here. In a checkout, build it with: { $build }
serve-missing-engine = Without the compiled engine there are no bots that search, no winning chances after a game and no review of turns. Install it with: { $install }
serve-stopped = The server has stopped. Every confirmed turn is saved.
serve-error-package = A server needs the package { $package }. Install it with: { $install }
serve-error-listen = Cannot listen at { $host }, port { $port }: { $reason }. Choose another --port.
serve-error-address = { $option }: a server cannot use this address. Choose one of: { $expected }
serve-error-missing = There is no database at { $file }. Check --database; “furstenfeld serve” creates a new one.
serve-error-no-database = { $file }: this file is not a database. Check --database; to load a backup, use “furstenfeld restore”.
serve-error-file = { $file }: this file cannot be used as the database: { $reason }. Check --database.
serve-error-database = The database is not answering: { $reason }. Check --database, and whether the database is running.

verify-fair = The deal of table { $table } was fair, and every action follows the rules.
verify-promise = Promised before the start: { $promise }
verify-contribution = { $player } contributed: { $text }
verify-error-none = { $file }: this game has no proof of its deal. Only games of a server have one.
verify-error-malformed = { $file }: the proof is damaged. Ask for the game file again.
verify-error-scheme = { $file }: this version does not know this kind of proof. Install a newer version.
verify-error-promise = { $file }: NOT FAIR. The secret is not the one that was promised.
verify-error-seed = { $file }: NOT FAIR. The seed does not follow from the secret and the contributions.
verify-error-deal = { $file }: NOT FAIR. The cards are not the ones that the seed gives.

review-turns = Turns
review-mistake = Round { $round }: { $played } points instead of { $best } (after { $at } actions)
review-played = Played:
review-better = Better:
review-nothing = Nothing sold, nothing built.
review-mistakes =
    { $mistakes ->
        [0] No clear mistake in { $turns } turns.
        [one] One of { $turns } turns could have been better, by { $lost } of the win’s 100 points.
       *[other] { $mistakes } of { $turns } turns could have been better, by { $lost } of the win’s 100 points on average.
    }

backup-written = { $file } has been written, with { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }. It contains secrets: keep it safe.
backup-restored = { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } from { $file } restored to the database.
backup-error-no-tables = This database has no Fürstenfeld tables. Check --database.
backup-error-not-empty = This database is not empty, and nothing was changed. Choose a new one.
backup-error-damaged = { $file }: this is not a backup, or it is damaged. Nothing was changed.
backup-error-newer = { $file }: this backup comes from a newer version of Fürstenfeld. Install that version first.

admin-promote = { $name } is now an administrator.
admin-demote = { $name } is no longer an administrator.
admin-ban = { $name } can no longer play here.
admin-unban = { $name } can play here again.
admin-mute = { $name } can no longer send messages.
admin-unmute = { $name } can send messages again.
admin-close = Table { $table } is closed.
admin-error-who = name a person or a table
admin-error-nobody = Nobody has the username or id “{ $who }”. To search: furstenfeld admin find NAME
admin-error-table = There is no table “{ $table }”.
admin-column-id = Id
admin-column-login = Username
admin-column-name = Name
admin-column-state = State
admin-column-table = Table
admin-column-text = Text
admin-column-reports = Reports
admin-state-admin = administrator
admin-state-banned = banned
admin-state-muted = muted
