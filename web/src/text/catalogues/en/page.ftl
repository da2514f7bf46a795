### Parts that many screens share, in English. Names of cards, goods and breweries are in the shared catalogue.

## Cards and plots

page-cost = Costs { $cost }.
page-cost-instead = Costs { $cost } instead of { $printed }.
page-cost-rising = The next part will cost more.
page-too-dear = You can’t afford this yet.
page-plot = Plot { $plot }: { $content }
page-plot-would = Plot { $plot }: { $card } would cover { $covered }
page-plot-would-empty = Plot { $plot }: { $card } would go here
page-estate = Estate of { $player }
page-hand = Hand

## Breweries

page-price = { $good }: price { $price }
page-price-would = { $good }: price { $price }, then { $after }
page-demand = { $filled } of { $spaces } demand spaces filled
page-demand-would = { $filled } of { $spaces } demand spaces filled, { $planned } more with your sale
page-earn = you would earn
page-earn-spoken =
    { $coins ->
        [one] You would earn { $coins } coin.
       *[other] You would earn { $coins } coins.
    }

## Palace price, income tracks, players

page-cubes = { $cubes } of { $seats } cubes
page-track-now = Order in this round
page-track-next = Income, order in the next round
page-track-space = Space { $space }: { $players }
page-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
page-space = order marker on space { $space }
page-cards-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
page-cards-in-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
page-parts =
    { $count ->
        [one] { $count } palace part
       *[other] { $count } palace parts
    }
page-to-move = to move
page-you = you
page-away = a bot is playing
page-resigned = resigned
page-time-left = { $time } left on the clock

## Themes and front page

page-theme = Theme
page-theme-light = Day
page-theme-dark = Night
page-language = Language
page-credit = A game by Friedemann Friese, redrawn for this edition.
page-unloaded = This page could not be loaded: the server is not answering.
page-load-again = Reload
