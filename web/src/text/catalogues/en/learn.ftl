### What is said where people learn the game, in English: summary card, cards, rules, glossary, tutorial.
###
### [words](term) is a word that the glossary explains; learn-term-… has its meaning.

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

## Rules: what they say

learn-goal = The goal
learn-goal-1 = You own a small [estate](estate) and sell hops, barley and spring water to the breweries around it. With the coins you build better [fields](field), useful [buildings](building), and in the end a palace of six parts.
learn-goal-2 = Each [palace part](palace-part) takes one of your six [plots](plot) for ever. So the palace slowly covers the fields that pay for it. The art is to know when to stop growing and start building.
learn-goal-3 = The game ends after the round in which somebody completes a palace. Of all who have six parts, the one with the most coins wins.

learn-estate = Your estate
learn-estate-1 = Your board has six plots in two rows: 1, 2 and 3 above, 4, 5 and 6 below. The upper row is empty at first. On the lower row three small fields are printed: one for [hops](hops), one for [barley](barley), one for [water](water).
learn-estate-2 = You have your own [deck](deck) with one copy of each card: nine fields, eleven buildings and six palace parts. Everybody has the same cards, in another order.
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
learn-draw-1 = Everyone draws 3 cards from their own deck, or what is left of it.
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
learn-market-3 = If the price of a good is 0 and all its spaces were filled, it stays at 0. In the next round nobody can sell this good there, but the other goods of that brewery are not concerned. Then its price rises.

learn-end = The end
learn-end-1 = If somebody has all six palace parts at the end of a round, the game is over. Everyone has had the same number of turns.
learn-end-2 = Of the players with six parts the one with the most coins wins. Equal coins share the win.
learn-end-3 = The others are ranked by palace parts, then by coins.
learn-end-4 = If nobody can complete a palace any more, or after round 100, the game ends without a winner.

learn-expert = The expert game
learn-expert-1 = The [expert game](expert-game) has two cards more: the tour guide, who pays 2 coins for each of your palace parts, and the scavenger.
learn-expert-2 = With a scavenger you may remove up to 2 cards of your hand from the game, before you put the others under your deck. A small deck comes round sooner.
learn-expert-3 = At the beginning you draw 10 cards. You keep 1 and put the other 9 under your deck, in the order you like.
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

## Tutorial

learn-tutorial = Tutorial
learn-tutorial-lead = Eight short chapters. In each you play on a real table, and a coach tells you what to do.
learn-chapter-done = played
learn-chapter-estate = The goal and your estate
    .text = A first turn: sell, build, put cards away.
learn-chapter-sale = Selling and prices
    .text = What breweries pay, and what a sale does to their prices.
learn-chapter-order = Income and order
    .text = Why those who earn less act first.
learn-chapter-build = Building and covering
    .text = What a plot is worth, and what you give up for it.
learn-chapter-deck = Your deck
    .text = What stays in your hand, and what you will see again when.
learn-chapter-palace = The palace
    .text = Six parts, and a price that rises.
learn-chapter-cards = Special cards
    .text = Laboratory, market, office, crane and warehouse in one round.
learn-chapter-expert = The expert game
    .text = Arrange your opening, and remove cards for ever.

learn-lesson-coach = Coach
learn-lesson-progress = Progress of the chapter
learn-lesson-go-on = Go on
learn-lesson-show = Show me
learn-lesson-restart = Restart
learn-lesson-leave = Chapters
learn-lesson-next = Next: { $chapter }
learn-lesson-play = Play a game
learn-lesson-waiting = Steward is thinking.
learn-lesson-astray = That was taken back. In this lesson first do what the sentence says.
learn-lesson-unknown = There is no such chapter.

learn-lesson-estate-1 = This is your estate, with six [plots](plot). In the end a palace of six parts shall stand on it. Who completes a palace ends the game, and the richest of them wins.
learn-lesson-estate-2 = On the lower plots three [fields](printed-field) are printed. They have yielded 1 hops, 1 barley and 1 water, as they do in every round.
learn-lesson-estate-3 = These are your cards: fields, buildings, palace parts. The coin in the corner is the cost. You have 2 coins, so first you need some more.
learn-lesson-estate-4 = Sell your goods: touch Moosbichl. It pays 1 coin for each good.
    .hint = Choose Moosbichl and leave all three goods in the sale.
learn-lesson-estate-5 = That makes 5 coins. Build hops field 1 on plot 1: touch the card and then the plot, or drag it there.
    .hint = Build hops field 1, and build it on plot 1.
learn-lesson-estate-6 = One card may stay in your hand. Touch the four that you need least. They go under your [deck](deck).
    .hint = Touch four cards of your hand.
learn-lesson-estate-7 = Your turn is planned. Nothing has happened yet, and you may still undo all of it. Confirm the turn.
learn-lesson-estate-end = This was your first turn. From the next round on your new field yields 1 hops more.

learn-lesson-sale-1 = Every brewery has three prices, one for each good. Moosbichl pays 1 for hops, 2 for barley and 3 for water. Rabenried pays 2 for each.
learn-lesson-sale-2 = The holes under the prices are [demand spaces](demand-space). Rabenried takes 2 of each good in a round, and Steward has already filled one of each.
learn-lesson-sale-3 = You have 3 hops, 1 barley and 1 water. Choose Rabenried.
    .hint = Choose Rabenried and leave all goods in the sale.
learn-lesson-sale-4 = You would earn 10, since all goods are paid at the price that stands there. But only one hops finds a free space. The other two are [surplus](surplus) and push the marker two spaces down, to the broken outline.
learn-lesson-sale-5 = Try the other way: take two hops out of the sale.
    .hint = Sell 1 hops, and the barley and the water as before.
learn-lesson-sale-6 = Now the price stays. But you earn 4 less, and goods that you do not sell are lost. Put both hops back into the sale.
    .hint = Sell all 3 hops again.
learn-lesson-sale-7 = The rest of this turn is planned for you: two cards to build. Confirm the turn.
learn-lesson-sale-8 = The round is over, and each price rises one space for every empty demand space. Nobody sold at Moosbichl, so its prices went up. At Rabenried all spaces were full, and nothing rises.
learn-lesson-sale-end = Sell where spaces are free. And if a surplus brings enough, sell it all the same.

learn-lesson-order-1 = Two [income tracks](income-track) show who acts when. In this round both markers stand on space 3. Steward’s lies on top, and so Steward acted first.
learn-lesson-order-2 = Steward has earned 4, and the marker stands on space 4 of the other track. There the order of the next round comes to be.
learn-lesson-order-3 = Choose Rabenried. All your goods bring 6 coins there.
    .hint = Choose Rabenried and leave all goods in the sale.
learn-lesson-order-4 = Your marker would go to space 6. Who earns least acts first, so Steward would be first again.
learn-lesson-order-5 = Take both hops out of the sale. Then you earn 4, as much as Steward.
    .hint = Sell no hops, but the barley and the water.
learn-lesson-order-6 = On one space, who arrives later lies on top and acts first. The two hops are what you pay for it. Whether it is worth that, you decide anew each round.
learn-lesson-order-7 = The rest of this turn is planned for you. Confirm the turn.
learn-lesson-order-8 = A new round, and you act first. You have the first choice among prices and demand spaces.
learn-lesson-order-end = Earn much or act first: you seldom get both. A magistrate helps, since your marker goes 3 spaces lower.

learn-lesson-build-1 = Your goods are sold already, and you have 10 coins. In a turn you may build up to 2 cards.
learn-lesson-build-2 = Build barley field 1 on plot 2, which is empty.
    .hint = Build barley field 1, and build it on plot 2.
learn-lesson-build-3 = It will yield 1 barley in every round from the next on. You have 7 coins left, enough for one more card.
learn-lesson-build-4 = Build hops field 2 on plot 4, over the printed field.
    .hint = Build hops field 2, and build it on plot 4.
learn-lesson-build-5 = What is [covered](covered) leaves the game. You give up 1 hops a round and get 2, and your empty plots stay free. Only palace parts can never be covered.
learn-lesson-build-6 = Two cards are built, and so the building ends. Confirm the turn.
learn-lesson-build-7 = The next harvest is there: 2 hops, 2 barley and 1 water.
learn-lesson-build-end = Sooner or later you cover everything. There are six plots, and the palace wants them all.

learn-lesson-deck-1 = You have sold your goods and built the crane. 5 cards are left, and 1 of them may stay. The others go under your deck.
learn-lesson-deck-2 = The first card that you put there is the first that you draw again. Begin with the market.
    .hint = Touch the market.
learn-lesson-deck-3 = Next bank II, and then palace III. When they come back, you can pay for them.
    .hint = First bank II, then palace III.
learn-lesson-deck-4 = The laboratory goes last. Hops field 2 stays in your hand: with the crane you can build it in the next round.
    .hint = Touch the laboratory.
learn-lesson-deck-5 = This is the [known end](known-tail) of your deck: what you put there, in your order. The others see only how many cards it has.
learn-lesson-deck-6 = Confirm the turn.
learn-lesson-deck-7 = You have drawn 3 new cards. No deck is ever shuffled. When the cards above are gone, yours come, in your order.
learn-lesson-deck-end = Plan your deck like your estate: what is cheap early, palace parts late.

learn-lesson-palace-1 = A [palace part](palace-part) costs what this card shows: 8 coins. Steward has built one, so a [cube](cube) lies on it.
learn-lesson-palace-2 = Your goods are sold. You have 23 coins, and two palace parts in hand. The arrow says that the price is about to rise.
learn-lesson-palace-3 = Build palace II on plot 2.
    .hint = Build palace II, and build it on plot 2.
learn-lesson-palace-4 = Now there are as many cubes as players. The card goes away at once, and the next part costs 10.
learn-lesson-palace-5 = You can pay that too. Build palace V on plot 5, over the barley field.
    .hint = Build palace V, and build it on plot 5.
learn-lesson-palace-6 = A palace part stays for ever. The barley field is gone: the palace eats what pays for it.
learn-lesson-palace-7 = Confirm the turn.
learn-lesson-palace-end = Build parts too early, and you have no income. Build them too late, and they have become dear.

learn-lesson-cards-1 = On your estate stand the laboratory, the market and the office, beside hops field 2. Each of them helps in this round.
learn-lesson-cards-2 = With the laboratory you may draw one more card before the harvest. Draw it.
    .hint = Draw one more card.
learn-lesson-cards-3 = It is the warehouse. And you have harvested 2 hops, 1 barley and 1 water. Choose Rabenried, which pays 3 for hops and for water. At 0 it takes no barley.
    .hint = Choose Rabenried.
learn-lesson-cards-4 = Before a sale the market turns up to 3 goods of one kind into another. Turn the water into hops.
    .hint = Let the market turn 1 water into hops, sell all 3 hops, and let the office pay for hops.
learn-lesson-cards-5 = The office pays 1 more for each good of one kind. Now that is worth 3 coins: you would earn 12. Only the barley is left.
learn-lesson-cards-6 = Build the crane on plot 1, over the laboratory. It works at once.
    .hint = Build the crane, and build it on plot 1.
learn-lesson-cards-7 = All other cards cost 2 less now. Build the warehouse for 2 on plot 6.
    .hint = Build the warehouse, and build it on plot 6.
learn-lesson-cards-8 = The warehouse works at once too: the barley is not lost. Confirm the turn.
learn-lesson-cards-9 = Goods in the warehouse lie beside those of the next harvest.
learn-lesson-cards-end = A building is worth what it does in the rounds that remain. The earlier it stands, the better.

learn-lesson-expert-1 = In the [expert game](expert-game) you begin with ten cards. One stays in your hand. The other nine go under your deck, in the order you like.
learn-lesson-expert-2 = Keep the scavenger.
    .hint = Touch the scavenger.
learn-lesson-expert-3 = Put the others under your deck: first what you want to see first. You may also leave the rest as it is, with one button.
    .hint = Touch the cards in the order you like.
learn-lesson-expert-4 = You may still change the order. Then confirm your opening.
learn-lesson-expert-5 = Here every palace part has its own plot: I, II and III above, IV, V and VI below. And the tour guide pays 2 coins for each part that you have built.
learn-lesson-expert-6 = Your goods are sold. Build the scavenger on any plot. It works at once.
    .hint = Touch the scavenger and then a plot.
learn-lesson-expert-7 = The scavenger removes cards for ever, so that your deck comes round sooner. Remove the magistrate, and then no more.
    .hint = Remove the magistrate only.
learn-lesson-expert-8 = Hops field 1 goes under your deck, the town hall stays. Confirm the turn.
learn-lesson-expert-end = This was the last chapter. Never remove a palace part: without it you cannot complete your palace. Now play.

learn-example-1 = Ada
learn-example-2 = Bo
learn-example-3 = Cleo
