### Che cosa dicono cronaca, fine e replay, in italiano.

## Accanto al tavolo: cronaca e chat

seeing-side = Cronaca e chat
seeing-log = Cronaca
seeing-log-empty = Non è ancora successo niente.
seeing-setup = Preparazione
seeing-newest = Ultima riga
seeing-recap = Dal tuo ultimo turno
seeing-recap-first = Prima del tuo primo turno
seeing-close = Chiudi
seeing-go-to-moment = Mostra questo momento
seeing-chat = Chat
seeing-chat-empty = Nessuno ha ancora detto niente.
seeing-chat-words = Il tuo messaggio
seeing-say = Invia
seeing-unread =
    { $count ->
        [one] { $count } messaggio nuovo
       *[other] { $count } messaggi nuovi
    }
seeing-chat-unsent = Il messaggio non è arrivato al tavolo. Riprova.
seeing-chat-slower = Troppi messaggi in una volta. Aspetta un momento.
seeing-chat-silenced = Qui non puoi più scrivere.
seeing-chat-stranger = Per dire qualcosa, siediti prima a un tavolo.
seeing-message-more = Altro sul messaggio di { $name }
seeing-report = Segnala questo messaggio
seeing-reported = Il messaggio di { $name } è stato segnalato.
seeing-mute = Non sentire più { $name }
seeing-muted = Non senti più { $name }.
seeing-unmute = Senti di nuovo

## Mentre le cose si muovono

seeing-skip = Un tasto o un tocco salta l’animazione
seeing-your-turn = Tocca a te

## La fine

seeing-ended = Il tavolo è finito prima del tempo
seeing-ended-lead = La partita non è arrivata alla fine, quindi nessuno vince.
seeing-study = Una partita da studiare
seeing-study-lead = Questo file finisce prima della partita.
seeing-standing = Classifica finale
seeing-absent-away = alla fine giocava un bot
seeing-absent-resigned = ha abbandonato, un bot ha giocato fino alla fine
seeing-won-resigned = { $player } (ha abbandonato; ha continuato un bot)
seeing-rank = Rango
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
seeing-curve = L’andamento della partita
seeing-chart-chances = Probabilità di vittoria in percento, all’inizio di ogni turno
seeing-chances = Come le vede il principe, da ciò che ognuno poteva sapere allora, ripartite in modo che insieme facciano 100.
seeing-turning-point = { $player } ha guadagnato di più nel round { $round }: dal { $before } al { $after } percento.
seeing-chart-income = Profitto di ogni round
seeing-chart-coins = Monete dopo ogni round
seeing-chart-palaces = Parti del palazzo
seeing-chart-prices = Prezzi, media dei birrifici
seeing-all-figures = Tutte le cifre
seeing-looks = Turno per turno
seeing-looks-lead = Quanto valeva ogni turno per il principe, che lo guarda con ciò che si poteva sapere allora. La vittoria intera vale 100 punti.
seeing-looks-whose = I turni di
seeing-looks-ask = Cerca gli errori
seeing-looks-busy = Si guarda il turno { $seen } di { $turns } …
seeing-looks-mistakes =
    { $mistakes ->
        [0] Nessun turno di { $player } sarebbe stato di certo migliore nelle mani del principe.
        [one] Un turno di { $player } poteva essere migliore, di { $lost } punti.
       *[other] { $mistakes } turni di { $player } potevano essere migliori, in media di { $lost } punti.
    }
seeing-looks-none = Ogni turno di { $player } l’ha giocato un bot.
seeing-looks-start = Inizio
seeing-looks-start-expert = Inizio e apertura
seeing-looks-chance = Attesa
seeing-looks-own = Turno proprio
seeing-looks-luck = Carte e avversari
seeing-look-stand-in = ha giocato un bot
seeing-look-done = Giocato
seeing-look-better = Meglio
seeing-look-nothing = Niente venduto, niente costruito.
seeing-look-replay = Guarda questo momento
seeing-fair = Una distribuzione onesta
seeing-fair-promise = Il segreto del server è quello promesso prima che qualcuno si sedesse.
seeing-fair-promise-not = Il segreto del server non è quello promesso. Questa distribuzione non era onesta.
seeing-fair-seed = Le carte vengono da questo segreto e dai contributi di tutti i giocatori.
seeing-fair-seed-not = Il seme non segue dal segreto e dai contributi. Questa distribuzione non era onesta.
seeing-fair-unchecked = Questo browser verifica le prove solo su pagine sicure. Il file di partita si può verificare sul proprio computer.
seeing-fair-how = Lo ha appena verificato il tuo browser. Nessuno ha quindi potuto scegliere le carte: né il server né un giocatore.
seeing-fair-figures = Mostra i numeri
seeing-fair-the-promise = Promessa
seeing-fair-the-secret = Segreto
seeing-fair-contribution = Contributo di { $player }
seeing-fair-the-seed = Seme
seeing-fair-cards = Che il seme dia queste carte, e che ogni azione segua le regole, lo mostra:

## Rivedere una partita

seeing-replay-title = Rivedi la partita
seeing-replay-of = Rivedi la partita: { $players }
seeing-moment = Momento della partita
seeing-moment-said = Azione { $number } di { $last }, round { $round }
seeing-beginning = La partita comincia.
seeing-to-beginning = All’inizio
seeing-turn-back = Un turno indietro
seeing-action-back = Un’azione indietro
seeing-play = Avvia
seeing-pause = Pausa
seeing-action-on = Un’azione avanti
seeing-turn-on = Un turno avanti
seeing-to-end = Alla fine
seeing-copy-moment = Copia il link
seeing-whose = Le carte di chi
seeing-hand-of = Mano di { $player }
seeing-hand-empty = Nessuna carta in mano.
seeing-deck-of = Mazzo di { $player }, dalla cima
seeing-deck-empty = Il mazzo è vuoto.
seeing-replay-keys = Tasti: frecce per le azioni, Pag su e Pag giù per i turni, Inizio, Fine, spazio per avviare.
seeing-not-over = Questa partita è in corso. Si può rivedere dopo la fine.
seeing-no-game = Questa partita non c’è, o non puoi vederla.
seeing-to-table = Al tavolo
seeing-to-games = Alle mie partite
seeing-fetching = La partita sta arrivando.
