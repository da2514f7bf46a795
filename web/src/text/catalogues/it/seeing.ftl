### Che cosa dicono cronaca, fine e replay, in italiano.

## Accanto al tavolo: cronaca e chat

seeing-side = Cronaca e chat
seeing-log = Cronaca
seeing-log-empty = Non è ancora successo niente.
seeing-setup = Preparazione
seeing-newest = Vai all'ultima riga
seeing-recap = Dal tuo ultimo turno
seeing-recap-first = Prima del tuo primo turno
seeing-close = Chiudi
seeing-go-to-moment = Mostra questo momento
seeing-chat = Chat
seeing-chat-empty = Ancora nessun messaggio.
seeing-chat-words = Il tuo messaggio
seeing-say = Invia
seeing-unread =
    { $count ->
        [one] { $count } messaggio nuovo
       *[other] { $count } messaggi nuovi
    }
seeing-chat-unsent = Il messaggio non è stato inviato. Riprova.
seeing-chat-slower = Troppi messaggi in una volta. Aspetta un momento.
seeing-chat-silenced = Qui non puoi più scrivere messaggi.
seeing-chat-stranger = Siediti a un tavolo per scrivere messaggi.
seeing-message-more = Altro sul messaggio di { $name }
seeing-report = Segnala questo messaggio
seeing-reported = Hai segnalato il messaggio di { $name }.
seeing-mute = Silenzia { $name }
seeing-muted = Hai silenziato { $name }.
seeing-unmute = Riattiva

## Mentre le cose si muovono

seeing-skip = Premi un tasto o tocca per saltare
seeing-your-turn = Tocca a te

## La fine

seeing-ended = La partita è finita in anticipo
seeing-ended-lead = Non è stata giocata fino alla fine, quindi nessuno vince.
seeing-study = Una partita da studiare
seeing-study-lead = Questo file si ferma prima della fine della partita.
seeing-standing = Classifica finale
seeing-absent-away = alla fine giocava un bot
seeing-absent-resigned = ha abbandonato; un bot ha giocato fino alla fine
seeing-won-resigned = { $player } (ha abbandonato; ha continuato un bot)
seeing-rank = Pos.
seeing-length =
    { $rounds ->
        [one] Giocata in { $rounds } round.
       *[other] Giocata in { $rounds } round.
    }
seeing-rematch = Rivincita
seeing-rematch-join = Vai alla rivincita
seeing-replay = Rivedi la partita
seeing-file = Scarica il file di partita
seeing-new-game = Nuova partita
seeing-curve = L'andamento della partita
seeing-chart-chances = Probabilità di vittoria in percentuale, all'inizio di ogni turno
seeing-chances = Stimate dal principe, in base a ciò che ognuno poteva sapere in quel momento. Insieme fanno 100.
seeing-turning-point = { $player } fa il salto più grande nel round { $round }: dal { $before } al { $after } per cento.
seeing-chart-income = Profitto per round
seeing-chart-coins = Monete dopo ogni round
seeing-chart-palaces = Parti del palazzo
seeing-chart-prices = Prezzi, media dei birrifici
seeing-all-figures = Tutti i numeri
seeing-looks = Turno per turno
seeing-looks-lead = Quanto valeva ogni turno agli occhi del principe, in base a ciò che si poteva sapere in quel momento. Una vittoria vale 100 punti.
seeing-looks-whose = I turni di
seeing-looks-ask = Cerca gli errori
seeing-looks-busy = Analisi del turno { $seen } di { $turns } …
seeing-looks-mistakes =
    { $mistakes ->
        [0] Il principe non trova errori evidenti di { $player }.
        [one] Un turno di { $player } poteva essere migliore, di { $lost } punti.
       *[other] { $mistakes } turni di { $player } potevano essere migliori, in media di { $lost } punti.
    }
seeing-looks-none = Tutti i turni di { $player } li ha giocati un bot.
seeing-looks-start = Inizio
seeing-looks-start-expert = Inizio e apertura
seeing-looks-chance = Atteso
seeing-looks-own = Turno proprio
seeing-looks-luck = Carte e avversari
seeing-look-stand-in = ha giocato un bot
seeing-look-done = Giocato
seeing-look-better = Meglio
seeing-look-nothing = Niente venduto, niente costruito.
seeing-look-replay = Mostra questo momento
seeing-fair = Una distribuzione onesta
seeing-fair-promise = Il segreto del server è quello promesso prima che qualcuno si sedesse.
seeing-fair-promise-not = Il segreto del server non è quello promesso. Questa distribuzione non era onesta.
seeing-fair-seed = Le carte vengono da questo segreto e dai contributi di tutti i giocatori.
seeing-fair-seed-not = Il seme non segue dal segreto e dai contributi. Questa distribuzione non era onesta.
seeing-fair-unchecked = Questo browser verifica le prove solo su pagine sicure. Il file di partita si può verificare sul tuo computer.
seeing-fair-how = Il tuo browser lo ha appena verificato da sé. Nessuno ha quindi potuto scegliere le carte: né il server né un giocatore.
seeing-fair-figures = Mostra i numeri
seeing-fair-the-promise = Promessa
seeing-fair-the-secret = Segreto
seeing-fair-contribution = Contributo di { $player }
seeing-fair-the-seed = Seme
seeing-fair-cards = Per verificare che il seme dia queste carte e che ogni azione segua le regole:

## Rivedere una partita

seeing-replay-title = Rivedi la partita
seeing-replay-of = Rivedi la partita: { $players }
seeing-moment = Momento della partita
seeing-moment-said = Azione { $number } di { $last }, round { $round }
seeing-beginning = La partita comincia.
seeing-to-beginning = All'inizio
seeing-turn-back = Un turno indietro
seeing-action-back = Un'azione indietro
seeing-play = Avvia
seeing-pause = Pausa
seeing-action-on = Un'azione avanti
seeing-turn-on = Un turno avanti
seeing-to-end = Alla fine
seeing-copy-moment = Copia il link
seeing-whose = Le carte di chi
seeing-hand-of = Mano di { $player }
seeing-hand-empty = Nessuna carta in mano.
seeing-deck-of = Mazzo di { $player }, dalla cima
seeing-deck-empty = Il mazzo è vuoto.
seeing-replay-keys = Tasti: frecce per le azioni, Pag su e Pag giù per i turni, Inizio e Fine, spazio per avviare.
seeing-not-over = Questa partita è ancora in corso. Potrai rivederla quando sarà finita.
seeing-no-game = Questa partita non esiste, o non puoi vederla.
seeing-to-table = Al tavolo
seeing-to-games = Alle mie partite
seeing-fetching = Caricamento della partita.
