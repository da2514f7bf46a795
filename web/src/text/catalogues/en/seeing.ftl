### Log, chat, end of game and replay, in English.

## Beside the table: log and chat

seeing-side = Log and chat
seeing-log = Log
seeing-log-empty = Nothing has happened yet.
seeing-setup = Set-up
seeing-newest = Jump to latest
seeing-recap = Since your last turn
seeing-recap-first = Before your first turn
seeing-close = Close
seeing-go-to-moment = Show this moment
seeing-chat = Chat
seeing-chat-empty = No messages yet.
seeing-chat-words = Your message
seeing-say = Send
seeing-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
seeing-chat-unsent = Your message was not sent. Try again.
seeing-chat-slower = Too many messages at once. Wait a moment.
seeing-chat-silenced = You can no longer send messages here.
seeing-chat-stranger = Join a table to send messages.
seeing-message-more = More about the message from { $name }
seeing-report = Report this message
seeing-reported = You reported the message from { $name }.
seeing-mute = Mute { $name }
seeing-muted = You have muted { $name }.
seeing-unmute = Unmute

## Animations

seeing-skip = Press any key or tap to skip
seeing-your-turn = Your turn

## The end

seeing-ended = The game ended early
seeing-ended-lead = It was not played to the end, so nobody wins.
seeing-study = A game to study
seeing-study-lead = This file ends before the game does.
seeing-standing = Final standings
seeing-absent-away = a bot played at the end
seeing-absent-resigned = resigned; a bot played to the end
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
seeing-curve = How the game went
seeing-chart-chances = Winning chances in percent, at the start of each turn
seeing-chances = Estimated by the Prince, from what each player could know at the time. Together they make 100.
seeing-turning-point = { $player } gained the most in round { $round }: from { $before } to { $after } percent.
seeing-chart-income = Income per round
seeing-chart-coins = Coins after each round
seeing-chart-palaces = Palace parts
seeing-chart-prices = Prices, average of all breweries
seeing-all-figures = All numbers
seeing-looks = Turn by turn
seeing-looks-lead = How much each turn was worth in the Prince’s eyes, given what the player could know at the time. A win is worth 100 points.
seeing-looks-whose = Whose turns
seeing-looks-ask = Look for mistakes
seeing-looks-busy = Looking at turn { $seen } of { $turns } …
seeing-looks-mistakes =
    { $mistakes ->
        [0] The Prince finds no clear mistake by { $player }.
        [one] One turn by { $player } could have been better, by { $lost } points.
       *[other] { $mistakes } turns by { $player } could have been better, by { $lost } points on average.
    }
seeing-looks-none = A bot played every turn for { $player }.
seeing-looks-start = Start
seeing-looks-start-expert = Start and opening
seeing-looks-chance = Expected
seeing-looks-own = Own turn
seeing-looks-luck = Cards and opponents
seeing-look-stand-in = a bot played
seeing-look-done = Played
seeing-look-better = Better
seeing-look-nothing = Nothing sold, nothing built.
seeing-look-replay = Show this moment
seeing-fair = A fair deal
seeing-fair-promise = The server’s secret is the one it promised before anyone sat down.
seeing-fair-promise-not = The server’s secret is not the one it promised. This deal was not fair.
seeing-fair-seed = The cards were dealt from this secret and from what every player contributed.
seeing-fair-seed-not = The seed does not follow from the secret and the contributions. This deal was not fair.
seeing-fair-unchecked = This browser checks proofs only on secure pages. You can check the game file on your own computer.
seeing-fair-how = Your browser has just checked this itself. So nobody could choose the cards: not the server, and not a player.
seeing-fair-figures = Show the numbers
seeing-fair-the-promise = Promise
seeing-fair-the-secret = Secret
seeing-fair-contribution = Contribution of { $player }
seeing-fair-the-seed = Seed
seeing-fair-cards = To check that the seed gives these cards and that every action follows the rules, run:

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
seeing-replay-keys = Keys: arrows for actions, Page Up and Page Down for turns, Home and End, Space to play.
seeing-not-over = This game is still going on. Its replay opens when it is over.
seeing-no-game = There is no such game, or you cannot see it.
seeing-to-table = To the table
seeing-to-games = To my games
seeing-fetching = Loading the game.
