### What log, end and replay say, in English.

## Beside the table: log and chat

seeing-side = Log and chat
seeing-log = Log
seeing-log-empty = Nothing has happened yet.
seeing-setup = Set-up
seeing-newest = Newest line
seeing-recap = Since your last turn
seeing-recap-first = Before your first turn
seeing-close = Close
seeing-go-to-moment = Show this moment
seeing-chat = Chat
seeing-chat-empty = Nobody has said anything yet.
seeing-chat-words = Your message
seeing-say = Say
seeing-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
seeing-chat-unsent = That did not reach the table. Try again.
seeing-chat-slower = Too many messages at once. Wait a moment.
seeing-chat-silenced = You may not write here any more.
seeing-chat-stranger = To say something, join a table first.
seeing-message-more = More about the message of { $name }
seeing-report = Report this message
seeing-reported = The host will look at the message of { $name }.
seeing-mute = Hear { $name } no more
seeing-muted = You do not hear { $name } any more.
seeing-unmute = Hear again

## While things move

seeing-skip = Any key or touch skips
seeing-your-turn = Your turn

## The end

seeing-ended = The table ended early
seeing-ended-lead = The game was not played to its end, so nobody wins.
seeing-study = A game to study
seeing-study-lead = This file ends before the game does.
seeing-standing = Final standing
seeing-absent-away = a bot played at the end
seeing-absent-resigned = resigned, a bot played to the end
seeing-won-resigned = { $player } (resigned; a bot played on)
seeing-rank = Rank
seeing-length =
    { $rounds ->
        [one] Played in { $rounds } round.
       *[other] Played in { $rounds } rounds.
    }
seeing-rematch = Rematch
seeing-rematch-join = Join the rematch
seeing-replay = Watch the replay
seeing-file = Download the game file
seeing-new-game = New game
seeing-curve = The curve of the game
seeing-chart-chances = Chances to win in percent, at the beginning of each turn
seeing-chances = As the Prince sees them, from what each player could know then, shared out so that all have 100 together.
seeing-turning-point = { $player } had the best of it in round { $round }: from { $before } to { $after } percent.
seeing-chart-income = Income of each round
seeing-chart-coins = Coins after each round
seeing-chart-palaces = Palace parts
seeing-chart-prices = Prices, mean of all breweries
seeing-all-figures = All figures
seeing-looks = Turn by turn
seeing-looks-lead = What each turn was worth to the Prince, who looks at it with what the player could know then. The whole win has 100 points.
seeing-looks-whose = Whose turns
seeing-looks-ask = Look for mistakes
seeing-looks-busy = Looking at turn { $seen } of { $turns } …
seeing-looks-mistakes =
    { $mistakes ->
        [0] The Prince would surely have done no turn of { $player } better.
        [one] One turn of { $player } could have been better, by { $lost } points.
       *[other] { $mistakes } turns of { $player } could have been better, by { $lost } points on average.
    }
seeing-looks-none = A bot played every turn of { $player }.
seeing-looks-start = Start
seeing-looks-start-expert = Start and opening
seeing-looks-chance = Expected
seeing-looks-own = Own turn
seeing-looks-luck = Cards and rivals
seeing-look-stand-in = a bot played
seeing-look-done = Played
seeing-look-better = Better
seeing-look-nothing = Nothing sold, nothing built.
seeing-look-replay = See this moment
seeing-fair = A fair deal
seeing-fair-promise = The server’s secret is the one it promised before anybody sat down.
seeing-fair-promise-not = The server’s secret is not the one it promised. This deal was not fair.
seeing-fair-seed = The cards were dealt from this secret and from what every player threw in.
seeing-fair-seed-not = The seed does not follow from the secret and the contributions. This deal was not fair.
seeing-fair-unchecked = This browser checks proofs only on secure pages. The game file can be checked on your own machine.
seeing-fair-how = Your browser has just checked this by itself. So nobody could choose the cards: not the server, and no player.
seeing-fair-figures = Show the numbers
seeing-fair-the-promise = Promise
seeing-fair-the-secret = Secret
seeing-fair-contribution = Contribution of { $player }
seeing-fair-the-seed = Seed
seeing-fair-cards = That the seed gives these cards, and that every action follows the rules, shows:

## Replay

seeing-replay-title = Replay
seeing-replay-of = Replay: { $players }
seeing-moment = Moment in the game
seeing-moment-said = Action { $number } of { $last }, round { $round }
seeing-beginning = The game begins.
seeing-to-beginning = To the beginning
seeing-turn-back = One turn back
seeing-action-back = One action back
seeing-play = Play
seeing-pause = Pause
seeing-action-on = One action on
seeing-turn-on = One turn on
seeing-to-end = To the end
seeing-copy-moment = Copy link
seeing-whose = Whose cards
seeing-hand-of = Hand of { $player }
seeing-hand-empty = No cards in hand.
seeing-deck-of = Deck of { $player }, top first
seeing-deck-empty = The deck is empty.
seeing-replay-keys = Keys: arrows for actions, Page Up and Page Down for turns, Home, End, space to play.
seeing-not-over = This game goes on. Its replay opens after the end.
seeing-no-game = There is no such game, or it is not yours to see.
seeing-to-table = To the table
seeing-to-games = To my games
seeing-fetching = The game is fetched.
