### Learning the game, in English: summary card, cards, rules, glossary, tutorial.
###
### [words](term) links to the glossary entry learn-term-….

learn-cost = Costs { $cost }.
learn-cost-now = Costs { $cost } now instead of { $printed }.
learn-cost-palace = Costs the current palace price.
learn-card-expert-only = Only in the expert game.
learn-card-rule = Rules: { $section } ({ $paragraph })

## Cards in detail

learn-card-field = Each visible field yields its [goods](good) in phase 2 of every round. A field you build now first yields in the next round. You may build it beside the [printed field](printed-field) of its type or over it.
learn-card-bank = It pays in phase 3, whether you sell or not, and counts as [income](income). A bank you build now first pays in the next round. With both banks, both pay.
learn-card-town-hall = It works in phase 5, even in the round in which you build it. With both town halls, you may keep up to 4 cards in your [hand](hand).
learn-card-laboratory = After everyone has drawn, you decide card by card whether to draw more. With both laboratories, you may draw up to 3.
learn-card-office = Choose one type of [goods](good) in your sale. You receive 1 extra coin for each of them. The office does not help where a [price](price) is 0, and you do not have to use it.
learn-card-warehouse = Unsold [goods](good) are lost in phase 5, but the warehouse saves up to 3 of them, of any type. It works in the round in which you build it. Once covered, it saves nothing.
learn-card-market = You turn goods of one type into one other type, and they stay that way. You may trade without selling, as long as you can store the goods.
learn-card-magistrate = You receive your full [income](income), but your [order marker](order-marker) goes 3 spaces lower, though never below 0. So you act earlier in the next round.
learn-card-crane = The discount applies as soon as the crane is built: to the second card of the same turn and to [palace parts](palace-part), too. Nothing costs less than 0. Even the card that covers the crane gets the discount.
learn-card-palace = It costs the [palace price](palace-price), which rises as parts are built. A part stays where it is. The game ends after the round in which someone has all six.
learn-card-tour-guide = It pays in phase 3, whether you sell or not: 2 coins for each [part](palace-part) of your palace.
learn-card-scavenger = It works in phase 5, before you put cards under your [deck](deck), even in the round in which you build it. A removed [palace part](palace-part) is gone, too: without it, you cannot complete your palace.

## Summary card

learn-summary = Summary
learn-summary-all = all together
learn-summary-each = one player at a time
learn-summary-draw = Draw 3 cards, or more with a laboratory.
learn-summary-harvest = Every visible field yields its goods.
learn-summary-sell = Sell to one brewery. Take the coins and move your order marker to your income.
learn-summary-build = Build up to 2 cards on your plots.
learn-summary-discard = Keep 1 card. Put the others under your deck. Unsold goods are lost.
learn-summary-market = Prices rise by 1 space for each empty demand space.
learn-summary-end = The game ends in the round in which a player completes all six palace parts. If several do, the richest of them wins.
learn-summary-cards = What the buildings do
learn-summary-rules = All the rules
learn-summary-tutorial = Tutorial

## Rules: the page

learn-rules = Rules
learn-rules-lead = The whole game, in playing order.
learn-rules-search = Search the rules
learn-rules-found =
    { $count ->
        [0] Nothing found. Try another word.
        [one] { $count } result found.
       *[other] { $count } results found.
    }
learn-rules-contents = Contents
learn-rules-paragraph = { $rules } in the full rules
learn-rules-phase = Phase { $number }
learn-rules-unreached = The server is not answering, so the costs are missing.
learn-rules-figure-estate = An estate at the start: three empty plots above, three printed fields below
learn-rules-figure-sell = A sale: two hops fill demand spaces, one is surplus
learn-rules-figure-income = Income tracks: lower income acts first
learn-rules-figure-build = A card over a printed field
learn-rules-figure-palace = Six parts join into one palace
learn-rules-figure-demand = The seven demand cards

## Rules: the text

learn-goal = The goal
learn-goal-1 = You own a small [estate](estate) and sell hops, barley and spring water to the breweries around it. With the coins you build better [fields](field), useful [buildings](building) and, in the end, a palace of six parts.
learn-goal-2 = Each [palace part](palace-part) takes up one of your six [plots](plot) for good. Bit by bit, the palace covers the fields that pay for it. The art is knowing when to stop growing and start building.
learn-goal-3 = The game ends after the round in which someone completes a palace. Of the players with six parts, the one with the most coins wins.

learn-estate = Your estate
learn-estate-1 = Your board has six plots in two rows: 1, 2 and 3 above, 4, 5 and 6 below. The upper row starts empty. The lower row has three small printed fields: one for [hops](hops), one for [barley](barley) and one for [water](water).
learn-estate-2 = You have your own [deck](deck) with one copy of each card: nine fields, eleven buildings and six palace parts. Everyone has the same cards, in a different order.
learn-estate-3 = [Goods](good) and [coins](coin) never run out.

learn-setup = Set-up
learn-setup-1 = There are as many open [breweries](brewery) as players. Each gets a random [demand card](demand-card) for the whole game.
learn-setup-2 = Every [price](price) starts at 1.
learn-setup-3 = The [order markers](order-marker) are stacked in random order on space 0. The one on top acts first.
learn-setup-4 = You start with 2 coins and 3 cards from your shuffled deck. That is all the luck there is: no deck is ever shuffled again.

learn-round = The round
learn-round-1 = A [round](round) has six [phases](phase). Everyone plays phases 1 and 2 together. Then the players take turns: each plays phases 3, 4 and 5 without a break. Phase 6 ends the round.
learn-round-2 = The player who earned the least in the last round acts first. If two are on the same space, the one who got there later acts first, because that [marker is on top](stack).
learn-round-3 = You can try out your whole [turn](turn) and take it back until you confirm it.

learn-draw = Draw
learn-draw-1 = Everyone draws 3 cards from their own deck, or what is left of it.
learn-draw-2 = With a laboratory you may then draw more, one card at a time: 1 with laboratory I, 2 with laboratory II, 3 with both.
learn-draw-3 = Hands and decks are secret, but everyone may know how many cards they contain.

learn-harvest = Harvest
learn-harvest-1 = Every visible field yields its goods, whether printed or built.
learn-harvest-2 = Goods in your warehouse are still there, beside the new ones.

learn-sell = Sell
learn-sell-1 = Choose one open brewery, or none. Sell it as many of your goods as you like.
learn-sell-2 = All goods in your sale are paid at the prices shown before the sale.
learn-sell-3 = Your goods fill the free [demand spaces](demand-space) of their type. Goods without a free space are [surplus](surplus). They are still paid.
learn-sell-4 = Then the [marker](marker) of a good goes down one space for each surplus good, but never below 0.
learn-sell-5 = You cannot sell a good where its price is 0.
learn-sell-6 = With a market you may first turn up to 3 goods of one type into another.
learn-sell-7 = With an office you choose one type of good and receive 1 extra coin for each of them in your sale.

learn-income = Income and order
learn-income-1 = Your [income](income) is everything you receive in phase 3: from the sale, the office, the banks and the tour guide. Banks and guide pay even if you sell nothing.
learn-income-2 = Your [order marker](order-marker) goes to the space of your income on the other [track](income-track), up to 25. If a marker is already there, yours goes on top.
learn-income-3 = With a magistrate it goes 3 spaces lower, but not below 0.
learn-income-4 = In the next round, players act from the lowest space to the highest, and on one space from the top down.

learn-build = Build
learn-build-1 = Build up to 2 cards from your hand, one after the other. Each goes on a plot and is paid for at once.
learn-build-2 = You may build on an empty plot, over a printed field or over another card. What is [covered](covered) leaves the game.
learn-build-3 = Only palace parts can never be covered.
learn-build-4 = A card works as soon as it is built. A crane makes the second card cheaper; a town hall or warehouse already counts in phase 5. A covered card stops working at once, but you keep the goods it gave you.
learn-build-5 = With a crane, every other card costs 2 less, including palace parts.

learn-palace = The palace
learn-palace-1 = A palace part costs what the top [palace price card](palace-price) shows. The first one shows { $first }.
learn-palace-2 = For every part built, by anyone, a [cube](cube) goes on this card. When there are as many cubes as players, the card is removed at once. The next ones cost more: { $prices }.
learn-palace-3 = In the base game, you may build a part on any plot that has none.
learn-palace-4 = Each of the six parts is built once. Together they form one picture.

learn-discard = Discard
learn-discard-1 = Keep 1 card in your [hand](hand). With town hall I you may keep 1 more, with town hall II 2 more.
learn-discard-2 = All the others go under your own deck, in any order you like. The first card you put there is the first one you draw again.
learn-discard-3 = So you decide what comes after the rest of your deck, and the page remembers it for you: the [known end](known-tail) of your deck.
learn-discard-4 = Goods you did not sell are lost. With a warehouse, up to 3 stay.
learn-discard-5 = You may keep fewer cards than allowed, but at least one if you have any.

learn-market = Market phase
learn-market-1 = When everyone has had their turn, each marker rises one space for every [demand space](demand-space) of its good that is still empty, up to the top of its [track](price-track).
learn-market-2 = Then all goods are removed from the demand cards.
learn-market-3 = If the price of a good is 0 and all its spaces were filled, it stays at 0. In the next round nobody can sell that good there; the other goods of that brewery are not affected. After that, its price rises.

learn-end = The end
learn-end-1 = If someone has all six palace parts at the end of a round, the game is over. Everyone has had the same number of turns.
learn-end-2 = Of the players with six parts, the one with the most coins wins. Players with equal coins share the win.
learn-end-3 = The others are ranked by palace parts, then by coins.
learn-end-4 = If nobody can complete a palace anymore, or after round 100, the game ends without a winner.

learn-expert = The expert game
learn-expert-1 = The [expert game](expert-game) adds two cards: the tour guide, who pays 2 coins for each of your palace parts, and the scavenger.
learn-expert-2 = With a scavenger, you may remove up to 2 cards in your hand from the game before you put the others under your deck. A smaller deck comes round sooner.
learn-expert-3 = At the start, you draw 10 cards. You keep 1 and put the other 9 under your deck, in any order you like.
learn-expert-4 = Each palace part has its own plot: I, II and III on plots 1, 2 and 3, and IV, V and VI on plots 4, 5 and 6. You may build them in any order.
learn-expert-5 = All other cards can go on any plot without a palace part.

learn-cards = All cards
learn-cards-1 = The costs are those of the edition “{ $edition }”. The printed costs were never published, so these are careful guesses. Choose a card to read more.
learn-cards-2 = The tour guide and the scavenger are not part of the [base game](base-game).

learn-symbols = Symbols
learn-symbols-1 = Colours always come with a shape or a letter.

learn-glossary = Glossary
learn-glossary-1 = One word for each thing, the same everywhere.

## Symbols

learn-sign-coin = coins
learn-sign-keep = cards you may keep in hand
learn-sign-draw = cards you may draw
learn-sign-any = goods of any one type
learn-sign-store = stored for later rounds
learn-sign-into = turns into
learn-sign-marker = the order marker on the income track
learn-sign-card = every other card
learn-sign-trash = a card leaves the game
learn-sign-hand = cards in hand and in the deck
learn-sign-palace = palace parts
learn-sign-good = { $good }, letter { $letter }
learn-sign-cube = a palace part was built at this price
learn-sign-no-cube = space for a cube; when all are filled, the price rises
learn-sign-order = order marker of a player, each in its own shape
learn-sign-ghost = dashed outline: where it would go
learn-sign-full = filled demand space
learn-sign-empty = empty demand space
learn-sign-back = a card you cannot see
learn-sign-cost = cost of a card; crossed out if you can’t afford it
learn-sign-cost-before = cost before the crane’s discount
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
    .text = The game to start with: 26 cards in each deck, 3 cards drawn at the start.
learn-term-expert-game = expert game
    .text = The variant with 28 cards in each deck, an opening you arrange, and a fixed plot for each palace part.
learn-term-estate = estate
    .text = Your six plots and everything on them.
learn-term-plot = plot
    .text = One of the six places for a card, 1 to 3 above and 4 to 6 below.
learn-term-field = field
    .text = A card or a printed plot that yields goods every round.
learn-term-printed-field = printed field
    .text = A field on the board itself. It yields one good. Once covered, it is gone.
learn-term-building = building
    .text = A card that is neither a field nor a palace part.
learn-term-in-play = in play
    .text = Visible on a plot, and therefore working.
learn-term-covered = covered
    .text = Out of the game under another card. Everyone may know which cards are covered.
learn-term-palace-part = palace part
    .text = One of the six cards that make a palace. Nothing can cover it.
learn-term-palace-price = palace price
    .text = What the next palace part costs, the same for all players.
learn-term-cube = cube
    .text = One goes on the palace price card for every part built. When there are as many cubes as players, the price rises.
learn-term-hand = hand
    .text = The cards you hold. Others see only how many there are.
learn-term-deck = deck
    .text = Your own face-down pile. Others see only how many cards are in it.
learn-term-known-tail = known end of the deck
    .text = The cards you put at the bottom of your deck, in their order. You know them until you draw them.
learn-term-trashed = removed
    .text = Taken out of the game with the scavenger. Everyone may know which cards.
learn-term-good = goods
    .text = Hops, barley and water: what fields yield and breweries buy.
learn-term-hops = hops
    .text = The green good, a cone, letter H.
learn-term-barley = barley
    .text = The yellow good, an ear, letter B.
learn-term-water = water
    .text = The blue good, a drop, letter W.
learn-term-coin = coin
    .text = The money: silver ones and yellow fives. Only the sum counts.
learn-term-brewery = brewery
    .text = Where you sell. As many are open as there are players.
learn-term-demand-card = demand card
    .text = Shows how many spaces a brewery has for each good, for the whole game.
learn-term-demand-space = demand space
    .text = Takes one good until the end of the round. Spaces left empty make the price rise.
learn-term-surplus = surplus
    .text = Goods sold beyond the free demand spaces. They are paid, but each lowers the price by one space.
learn-term-price = price
    .text = What one good brings, in coins; the marker shows it.
learn-term-price-track = price track
    .text = The column of spaces on which a marker goes up and down. Two spaces may show the same price.
learn-term-marker = price marker
    .text = Shows what a brewery currently pays for a good.
learn-term-income = income
    .text = All the coins you receive in phase 3: sale, office, banks, tour guide.
learn-term-income-track = income track
    .text = Two rows of spaces, 0 to 25. One shows the order of this round; on the other, the order of the next round takes shape.
learn-term-order-marker = order marker
    .text = Your piece on the income track, with your colour and shape.
learn-term-stack = stack
    .text = Order markers on one space. The later one lies on top and acts earlier.

## Tutorial

learn-tutorial = Tutorial
learn-tutorial-lead = Eight short chapters. In each, you play at a real table while a coach tells you what to do.
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
    .text = What to keep in your hand, and when you see the other cards again.
learn-chapter-palace = The palace
    .text = Six parts and a rising price.
learn-chapter-cards = Special cards
    .text = Laboratory, market, office, crane and warehouse in one round.
learn-chapter-expert = The expert game
    .text = Arrange your opening, and remove cards for good.

learn-lesson-coach = Coach
learn-lesson-progress = Progress of the chapter
learn-lesson-go-on = Continue
learn-lesson-show = Show me
learn-lesson-restart = Restart
learn-lesson-leave = Chapters
learn-lesson-next = Next: { $chapter }
learn-lesson-play = Play a game
learn-lesson-waiting = Steward is thinking.
learn-lesson-astray = That was taken back. In this lesson, follow the coach first.
learn-lesson-unknown = There is no such chapter.

learn-lesson-estate-1 = This is your estate, with six [plots](plot). In the end, a palace of six parts will stand here. The game ends when someone completes a palace; if several do, the richest of them wins.
learn-lesson-estate-2 = Three [fields](printed-field) are printed on the lower plots. They have yielded 1 hops, 1 barley and 1 water, as they do every round.
learn-lesson-estate-3 = These are your cards: fields, buildings, palace parts. The coin in the corner is the cost. You have 2 coins, so you need some more first.
learn-lesson-estate-4 = Sell your goods: choose Moosbichl. It pays 1 coin for each.
    .hint = Choose Moosbichl and leave all three goods in the sale.
learn-lesson-estate-5 = That makes 5 coins. Build hops field 1 on plot 1: choose the card and then the plot, or drag the card there.
    .hint = Build hops field 1 on plot 1.
learn-lesson-estate-6 = You may keep one card in your hand. Choose the four you need least. They go under your [deck](deck).
    .hint = Choose four cards in your hand.
learn-lesson-estate-7 = Your turn is planned. Nothing has happened yet, and you can still undo everything. Confirm the turn.
learn-lesson-estate-end = That was your first turn. From the next round on, your new field yields 1 more hops.

learn-lesson-sale-1 = Every brewery has three prices, one for each good. Moosbichl pays 1 for hops, 2 for barley and 3 for water. Rabenried pays 2 for each.
learn-lesson-sale-2 = The holes under the prices are [demand spaces](demand-space). Rabenried takes 2 of each good per round, and Steward has already filled one of each.
learn-lesson-sale-3 = You have 3 hops, 1 barley and 1 water. Choose Rabenried.
    .hint = Choose Rabenried and leave all goods in the sale.
learn-lesson-sale-4 = You would earn 10, because all goods are paid at the current price. But only one hops finds a free space. The other two are [surplus](surplus) and push the marker down two spaces, to the dashed outline.
learn-lesson-sale-5 = Try it another way: take two hops out of the sale.
    .hint = Sell 1 hops, and barley and water as before.
learn-lesson-sale-6 = Now the price stays. But you earn 4 less, and unsold goods are lost. Put both hops back into the sale.
    .hint = Sell all 3 hops again.
learn-lesson-sale-7 = The rest of this turn is planned for you: two cards to build. Confirm the turn.
learn-lesson-sale-8 = The round is over, and each price rises one space for every empty demand space. Nobody sold to Moosbichl, so its prices went up. At Rabenried all spaces were full, so nothing rises.
learn-lesson-sale-end = Sell where spaces are free. But if the surplus brings enough, sell it too.

learn-lesson-order-1 = Two [income tracks](income-track) show who acts when. In this round, both markers are on space 3. Steward’s is on top, so Steward acted first.
learn-lesson-order-2 = Steward has earned 4, so the marker is now on space 4 of the other track. There, the order of the next round takes shape.
learn-lesson-order-3 = Choose Rabenried. All your goods together bring 6 coins there.
    .hint = Choose Rabenried and leave all goods in the sale.
learn-lesson-order-4 = Your marker would go to space 6. The player who earns the least acts first, so that would be Steward again.
learn-lesson-order-5 = Take both hops out of the sale. Then you earn 4, the same as Steward.
    .hint = Sell no hops, only the barley and the water.
learn-lesson-order-6 = On one space, the later marker lies on top and acts first. The two hops are what it costs you. Whether that is worth it is your choice, every round.
learn-lesson-order-7 = The rest of this turn is planned for you. Confirm the turn.
learn-lesson-order-8 = A new round, and you act first. You have first choice of prices and demand spaces.
learn-lesson-order-end = Earn a lot or act first: you rarely get both. A magistrate helps, because it moves your marker 3 spaces lower.

learn-lesson-build-1 = Your goods are already sold, and you have 10 coins. You may build up to 2 cards per turn.
learn-lesson-build-2 = Build barley field 1 on plot 2, which is empty.
    .hint = Build barley field 1 on plot 2.
learn-lesson-build-3 = From the next round on, it yields 1 barley every round. You have 7 coins left, enough for another card.
learn-lesson-build-4 = Build hops field 2 on plot 4, over the printed field.
    .hint = Build hops field 2 on plot 4.
learn-lesson-build-5 = What is [covered](covered) leaves the game. You give up 1 hops per round and get 2, and your empty plots stay free. Only palace parts can never be covered.
learn-lesson-build-6 = You have built two cards, so building is over. Confirm the turn.
learn-lesson-build-7 = Here is the next harvest: 2 hops, 2 barley and 1 water.
learn-lesson-build-end = Sooner or later, you cover everything. There are six plots, and the palace wants them all.

learn-lesson-deck-1 = You have sold your goods and built the crane. 5 cards are left, and you may keep 1 of them. The others go under your deck.
learn-lesson-deck-2 = The first card you put there is the first one you draw again. Begin with the market.
    .hint = Choose the market.
learn-lesson-deck-3 = Next bank II, and then palace III. By the time they come back, you can afford them.
    .hint = First bank II, then palace III.
learn-lesson-deck-4 = The laboratory goes last. Hops field 2 stays in your hand: with the crane, you can build it in the next round.
    .hint = Choose the laboratory.
learn-lesson-deck-5 = This is the [known end](known-tail) of your deck: the cards you put there, in your order. Others see only how many cards your deck has.
learn-lesson-deck-6 = Confirm the turn.
learn-lesson-deck-7 = You have drawn 3 new cards. No deck is ever shuffled again. When the cards above are gone, yours come, in your order.
learn-lesson-deck-end = Plan your deck like your estate: cheap cards early, palace parts late.

learn-lesson-palace-1 = A [palace part](palace-part) costs what this card shows: 8 coins. Steward has built one, so a [cube](cube) lies on it.
learn-lesson-palace-2 = Your goods are sold. You have 23 coins, and two palace parts in your hand. The arrow means that the price is about to rise.
learn-lesson-palace-3 = Build palace II on plot 2.
    .hint = Build palace II on plot 2.
learn-lesson-palace-4 = Now there are as many cubes as players. The card is removed at once, and the next part costs 10.
learn-lesson-palace-5 = You can afford that, too. Build palace V on plot 5, over the barley field.
    .hint = Build palace V on plot 5.
learn-lesson-palace-6 = A palace part stays for good. The barley field is gone: the palace devours what pays for it.
learn-lesson-palace-7 = Confirm the turn.
learn-lesson-palace-end = Build the parts too early, and you have no income. Build them too late, and they have become expensive.

learn-lesson-cards-1 = Your estate has a laboratory, a market and an office, beside hops field 2. Each of them helps you in this round.
learn-lesson-cards-2 = With the laboratory, you may draw one more card before the harvest. Draw it.
    .hint = Draw one more card.
learn-lesson-cards-3 = It is the warehouse. You have also harvested 2 hops, 1 barley and 1 water. Choose Rabenried, which pays 3 each for hops and water. Its price for barley is 0, so it takes none.
    .hint = Choose Rabenried.
learn-lesson-cards-4 = Before you sell, the market turns up to 3 goods of one type into another. Turn the water into hops.
    .hint = Turn 1 water into hops at the market, sell all 3 hops, and use the office for hops.
learn-lesson-cards-5 = The office pays 1 more for each good of one type. Here that is worth 3 coins: you would earn 12. Only the barley is left.
learn-lesson-cards-6 = Build the crane on plot 1, over the laboratory. It works at once.
    .hint = Build the crane on plot 1.
learn-lesson-cards-7 = All other cards now cost 2 less. Build the warehouse for 2 on plot 6.
    .hint = Build the warehouse on plot 6.
learn-lesson-cards-8 = The warehouse works at once, too: the barley is not lost. Confirm the turn.
learn-lesson-cards-9 = Goods in the warehouse are there beside the next harvest.
learn-lesson-cards-end = A building is worth what it does in the rounds that are left. The earlier you build it, the better.

learn-lesson-expert-1 = In the [expert game](expert-game), you start with ten cards. One stays in your hand. The other nine go under your deck, in any order you like.
learn-lesson-expert-2 = Keep the scavenger.
    .hint = Choose the scavenger.
learn-lesson-expert-3 = Put the others under your deck, starting with the one you want to see first. With one button, you can also leave the rest in any order.
    .hint = Choose the cards in the order you like.
learn-lesson-expert-4 = You can still change the order. Then confirm your opening.
learn-lesson-expert-5 = Here, every palace part has its own plot: I, II and III above, IV, V and VI below. And the tour guide pays 2 coins for each part you have built.
learn-lesson-expert-6 = Your goods are sold. Build the scavenger on any plot. It works at once.
    .hint = Choose the scavenger, and then a plot.
learn-lesson-expert-7 = The scavenger removes cards for good, so your deck comes round sooner. Remove the magistrate, and no other card.
    .hint = Remove only the magistrate.
learn-lesson-expert-8 = Hops field 1 goes under your deck, the town hall stays. Confirm the turn.
learn-lesson-expert-end = This was the last chapter. Never remove a palace part: without it, you cannot complete your palace. Now go and play.

learn-example-1 = Ada
learn-example-2 = Bo
learn-example-3 = Cleo
