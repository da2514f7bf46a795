### What is said where people learn the game, in English: summary card, cards, rules, glossary, tutorial.
###
### [words](term) is a word that the glossary explains; learn-term-… has its meaning.

learn-close = Close
learn-cost = Costs { $cost }.
learn-cost-now = Costs { $cost } now; { $printed } is printed on it.
learn-cost-palace = Costs what the palace price card shows.
learn-card-expert-only = Only in the expert game.
learn-card-rule = Rules: { $section } ({ $paragraph })

## Cards at length

learn-card-field = Each visible field yields its [goods](good) in phase 2 of every round. A field that you build now yields for the first time in the next round. It may stand beside the [printed field](printed-field) of its kind or over it.
learn-card-bank = It pays in phase 3, whether you sell or not, and counts as [income](income). A bank that you build now pays for the first time in the next round. Both banks pay together.
learn-card-town-hall = It works in phase 5, also in the round in which you build it. With both town halls up to 4 cards may stay in your [hand](hand).
learn-card-laboratory = After everyone has drawn, you decide card by card whether you want more. With both laboratories you may draw up to 3.
learn-card-office = Choose one of the [goods](good) of your sale. You receive 1 coin more for each of them. It cannot help where a [price](price) is 0, and you may leave it.
learn-card-warehouse = Unsold [goods](good) are lost in phase 5, but 3 of them stay with you, of any kind. It works in the round in which you build it. Cover it, and it saves nothing.
learn-card-market = All the goods you exchange must be of one kind, and they become one other kind for good. You may exchange without selling, if you have a place to store them.
learn-card-magistrate = You receive your whole [income](income), but your [order marker](order-marker) stands 3 spaces lower, at 0 at the lowest. So you act earlier in the next round.
learn-card-crane = The discount holds from the moment it stands, for the second card of the same turn too, and for [palace parts](palace-part). Nothing costs less than 0. The card that covers the crane still gets it.
learn-card-palace = Its cost is the [palace price](palace-price), which rises as parts are built. A part stays where it stands. When somebody has all six, the game ends after that round.
learn-card-tour-guide = It pays in phase 3, whether you sell or not: 2 coins for each [part](palace-part) of your own palace.
learn-card-scavenger = It works in phase 5, before you put cards under your [deck](deck), also in the round in which you build it. A removed [palace part](palace-part) is gone too: without it you cannot complete your palace.

## Summary card

learn-summary = Summary
learn-summary-all = all together
learn-summary-each = one after the other
learn-summary-draw = Draw 3 cards, and more with a laboratory.
learn-summary-harvest = Every visible field yields its goods.
learn-summary-sell = Sell at one brewery. Take the coins and set your order marker on the income.
learn-summary-build = Build up to 2 cards on your plots.
learn-summary-discard = Keep 1 card. Put the others under your deck. Unsold goods are lost.
learn-summary-market = Prices rise by 1 space for each empty demand space.
learn-summary-end = Who has all six palace parts ends the game. Of those the richest wins.
learn-summary-cards = What the buildings do
learn-summary-rules = All the rules
learn-summary-tutorial = Tutorial

## Rules: the page

learn-rules = Rules
learn-rules-lead = The whole game, in the order in which it is played.
learn-rules-search = Search the rules
learn-rules-clear = Clear the search
learn-rules-found =
    { $count ->
        [0] Nothing found. Try another word.
        [one] { $count } place found.
       *[other] { $count } places found.
    }
learn-rules-contents = Contents
learn-rules-paragraph = { $rules } in the full rules
learn-rules-phase = Phase { $number }
learn-rules-unreached = The server does not answer, so the costs are missing.
learn-rules-figure-estate = An estate at the beginning: three empty plots above, three printed fields below
learn-rules-figure-sell = A sale: two hops fill spaces, one is surplus
learn-rules-figure-income = Income tracks: the lower income acts first
learn-rules-figure-build = A card over a printed field
learn-rules-figure-palace = The six parts join into one palace
learn-rules-figure-demand = The seven demand cards
learn-rules-home = Front page

## Rules: what they say

learn-goal = The goal
learn-goal-1 = You are the lord of a small [estate](estate) and sell hops, barley and spring water to the breweries around. With the coins you build better [fields](field), useful [buildings](building), and in the end a palace of six parts.
learn-goal-2 = Each [palace part](palace-part) takes one of your six [plots](plot) for ever. So the palace slowly covers the fields that pay for it. The art is to know when to stop growing and start building.
learn-goal-3 = The game ends after the round in which somebody completes a palace. Of all who have six parts, the one with the most coins wins.

learn-estate = Your estate
learn-estate-1 = Your board has six plots in two rows: 1, 2 and 3 above, 4, 5 and 6 below. The upper row is empty at first. On the lower row three small fields are printed: one for [hops](hops), one for [barley](barley), one for [water](water).
learn-estate-2 = You have an own [deck](deck) with one copy of each card: nine fields, eleven buildings and six palace parts. Everybody has the same cards, in another order.
learn-estate-3 = There are always enough [goods](good) and [coins](coin).

learn-setup = Set-up
learn-setup-1 = As many [breweries](brewery) open as there are players. Each gets a [demand card](demand-card) at random, which stays for the whole game.
learn-setup-2 = Every [price](price) begins at 1.
learn-setup-3 = The [order markers](order-marker) are stacked at random on space 0. The one on top acts first.
learn-setup-4 = You begin with 2 coins, and with 3 cards of your shuffled deck. This is all the chance there is: no deck is ever shuffled again.

learn-round = The round
learn-round-1 = A [round](round) has six [phases](phase). Phases 1 and 2 are for all together. Then each player in turn does phases 3, 4 and 5 in one go. Phase 6 closes the round.
learn-round-2 = Who earned least in the last round acts first. Of two players on the same space, the one who got there later acts first, because that [marker lies on top](stack).
learn-round-3 = You may try out your whole [turn](turn) and take it back until you confirm it.

learn-draw = Draw
learn-draw-1 = Everyone draws 3 cards from the own deck. If there are fewer, draw what is there.
learn-draw-2 = With a laboratory you may then draw more, card by card: 1 with laboratory I, 2 with laboratory II, 3 with both.
learn-draw-3 = Hands and decks are secret, but everyone may know how many cards are in them.

learn-harvest = Harvest
learn-harvest-1 = Every visible field yields its goods, printed or built.
learn-harvest-2 = Goods from your warehouse are still there and lie beside the new ones.

learn-sell = Sell
learn-sell-1 = Choose one open brewery, or none. Sell there as many of your goods as you like.
learn-sell-2 = All goods of your sale are paid at the prices that stand there before it.
learn-sell-3 = Your goods fill the free [demand spaces](demand-space) of their kind. Goods that find no free space are [surplus](surplus). They are paid all the same.
learn-sell-4 = After that, the [marker](marker) of a good goes down one space for each surplus good, to 0 at the lowest.
learn-sell-5 = A good whose price is 0 cannot be sold there.
learn-sell-6 = With a market you may first turn up to 3 goods of one kind into one other kind.
learn-sell-7 = With an office you choose one kind of good and receive 1 coin more for each of them in your sale.

learn-income = Income and order
learn-income-1 = Your [income](income) is all that you receive in phase 3: the sale, the office, the banks and the tour guide. Banks and guide pay even if you sell nothing.
learn-income-2 = Your [order marker](order-marker) goes to the space of your income on the other [track](income-track), at most to 25. If a marker is there already, yours goes on top.
learn-income-3 = With a magistrate it goes 3 spaces lower, but not below 0.
learn-income-4 = In the next round the order runs from the lowest space to the highest, and on one space from the top down.

learn-build = Build
learn-build-1 = Build up to 2 cards from your hand, one after the other. Each goes on a plot and is paid at once.
learn-build-2 = You may build on an empty plot, over a printed field or over another card. What is [covered](covered) leaves the game.
learn-build-3 = Only palace parts can never be covered.
learn-build-4 = A card works from the moment it lies there. A crane makes the second card cheaper, and a town hall or warehouse already counts in phase 5. What you cover stops at once, but goods that it gave stay with you.
learn-build-5 = With a crane every other card costs 2 less, palace parts too.

learn-palace = The palace
learn-palace-1 = A palace part costs what the topmost [palace price card](palace-price) shows. The first one shows { $first }.
learn-palace-2 = For every part built, by anyone, a [cube](cube) goes on this card. When there are as many cubes as players, the card is removed at once. The next one is dearer: { $prices }.
learn-palace-3 = In the base game you may build a part on any plot without one.
learn-palace-4 = Each of the six parts is built once. Together they are one picture.

learn-discard = Discard
learn-discard-1 = Keep 1 card in your [hand](hand). With town hall I you may keep 1 more, with town hall II 2 more.
learn-discard-2 = All others go under your own deck, in the order you like. The one that you put there first is drawn first.
learn-discard-3 = So you decide what comes when your deck has come round, and the page remembers it for you: the [known end](known-tail) of your deck.
learn-discard-4 = Goods that you did not sell are lost. With a warehouse up to 3 stay.
learn-discard-5 = You may keep fewer cards than allowed, but at least one if you have one.

learn-market = Market phase
learn-market-1 = When all have had their turn, each marker rises one space for every [demand space](demand-space) of its good that is still empty, up to the top of its [track](price-track).
learn-market-2 = Then all goods leave the demand cards.
learn-market-3 = A price of 0 whose spaces were all filled stays at 0. In the next round nobody can sell there, and then it rises.

learn-end = The end
learn-end-1 = If somebody has all six palace parts at the end of a round, the game is over. Everyone has had the same number of turns.
learn-end-2 = Of the players with six parts the one with the most coins wins. Equal coins share the win.
learn-end-3 = The others are ranked by palace parts, then by coins.
learn-end-4 = If nobody can complete a palace any more, or after round 100, the game ends without a winner.

learn-expert = The expert game
learn-expert-1 = The [expert game](expert-game) has two cards more: the tour guide, who pays 2 coins for each of your palace parts, and the scavenger.
learn-expert-2 = With a scavenger you may remove up to 2 cards of your hand from the game, before you put the others under your deck. A small deck comes round sooner.
learn-expert-3 = In the beginning you draw 10 cards. Keep 1 and put the other 9 under your deck, in the order you like.
learn-expert-4 = Each palace part has its own plot: I, II and III on plots 1, 2 and 3, and IV, V and VI on plots 4, 5 and 6. You may build them in any order.
learn-expert-5 = All other cards may stand on any plot without a palace part.

learn-cards = All cards
learn-cards-1 = Costs are those of the edition “{ $edition }”. Nobody has published the printed ones, so they are a careful guess. Touch a card to read more.
learn-cards-2 = The [base game](base-game) leaves out the tour guide and the scavenger.

learn-symbols = Symbols
learn-symbols-1 = Shapes and letters always stand beside colours.

learn-glossary = Glossary
learn-glossary-1 = One word for each thing, the same everywhere.

## Symbols

learn-sign-coin = coins
learn-sign-keep = cards that may stay in hand
learn-sign-draw = cards that may be drawn
learn-sign-any = goods of any one kind
learn-sign-store = stored for a later round
learn-sign-into = turns into
learn-sign-marker = the order marker on the income track
learn-sign-card = every other card
learn-sign-trash = a card leaves the game
learn-sign-hand = cards in hand and in the deck
learn-sign-palace = palace parts
learn-sign-good = { $good }, letter { $letter }
learn-sign-cube = a palace part was built at this price
learn-sign-no-cube = room for a cube; when all are there, the price rises
learn-sign-order = order marker of a player, each with its own shape
learn-sign-ghost = broken line: where it would go after your plan
learn-sign-full = filled demand space
learn-sign-empty = empty demand space
learn-sign-back = a card that you cannot see
learn-sign-cost = cost of a card; struck through when it is too dear
learn-sign-cost-before = cost before the discount of the crane
learn-sign-rising = the palace price is about to rise

## Glossary

learn-term-round = round
    .text = All six phases once.
learn-term-phase = phase
    .text = One of the six steps of a round: draw, harvest, sell, build, discard, market.
learn-term-turn = turn
    .text = What one player does in phases 3 to 5, without a break.
learn-term-order = order
    .text = Who acts first, second and so on in a round. It follows from the income of the round before.
learn-term-base-game = base game
    .text = The game to learn with: 26 cards a deck, 3 cards drawn at the beginning.
learn-term-expert-game = expert game
    .text = The variant with 28 cards a deck, an opening that you arrange, and a fixed plot for each palace part.
learn-term-estate = estate
    .text = Your six plots with all that lies on them.
learn-term-plot = plot
    .text = One of the six places for a card, 1 to 3 above and 4 to 6 below.
learn-term-field = field
    .text = A card or a printed plot that yields goods every round.
learn-term-printed-field = printed field
    .text = A field on the board itself. It yields one good. When it is covered, it is gone.
learn-term-building = building
    .text = A card that is neither a field nor a palace part.
learn-term-in-play = in play
    .text = Visible on a plot, and so working.
learn-term-covered = covered
    .text = Out of the game under another card. Everyone may know which cards are covered.
learn-term-palace-part = palace part
    .text = One of the six cards that make a palace. Nothing can cover it.
learn-term-palace-price = palace price
    .text = What the next palace part costs, the same for all players.
learn-term-cube = cube
    .text = Lies on the palace price card for every part built. As many cubes as players make the price rise.
learn-term-hand = hand
    .text = The cards you hold. Others see only how many.
learn-term-deck = deck
    .text = Your own face-down pile. Others see only how many cards it has.
learn-term-known-tail = known end of the deck
    .text = The cards at the bottom of your deck that you put there yourself, in their order. You know them until you draw them.
learn-term-trashed = removed
    .text = Taken out of the game by the scavenger. Everyone may know which cards.
learn-term-good = goods
    .text = Hops, barley and water: what fields yield and breweries buy.
learn-term-hops = hops
    .text = The green good, a cone, letter H.
learn-term-barley = barley
    .text = The yellow good, an ear, letter B.
learn-term-water = water
    .text = The blue good, a drop, letter W.
learn-term-coin = coin
    .text = The money, in silver ones and yellow fives. Only the sum counts.
learn-term-brewery = brewery
    .text = Where you sell. As many are open as there are players.
learn-term-demand-card = demand card
    .text = Says how many spaces a brewery has for each good, in the whole game.
learn-term-demand-space = demand space
    .text = Takes one good until the end of the round. Spaces left empty make the price rise.
learn-term-surplus = surplus
    .text = Goods sold beyond the free demand spaces. They are paid, and each lowers the price by one space.
learn-term-price = price
    .text = Coins for one good, shown where its marker stands.
learn-term-price-track = price track
    .text = The column of spaces on which a marker goes up and down. Two spaces may show the same price.
learn-term-marker = price marker
    .text = Shows what a brewery pays for a good now.
learn-term-income = income
    .text = All the coins you take in phase 3: sale, office, banks, tour guide.
learn-term-income-track = income track
    .text = Two rows of spaces, 0 to 25. One shows the order of this round, on the other the order of the next comes to be.
learn-term-order-marker = order marker
    .text = Your piece on the income track, with your colour and shape.
learn-term-stack = stack
    .text = Order markers on one space. Who arrives later lies on top and acts earlier.
