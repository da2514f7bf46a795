### Ciò che dice il tavolo durante la partita, in italiano.

## The head of the table

table-round = Round { $round }
table-waiting = Tocca a { $player }.
table-waiting-draw = { $player } può pescare altre carte.
table-waiting-opening = { $player } sta ordinando l'apertura.
table-ready-opening = Hai finito. { $player } sta ancora ordinando l'apertura.
table-ready-opening-more = Hai finito. { $player } sta ancora ordinando l'apertura, e forse anche { $others }.
table-ready-draw = Pescherai un'altra carta quando toccherà a te. { $player } sta ancora decidendo.
table-ready-enough = Non peschi più. { $player } sta ancora decidendo.
table-plan-ahead = Intanto prepara il tuo turno.
table-choose-plot = Scegli il lotto per { $card }. Costa { $cost } e ti { $left ->
        [one] resta { $left } moneta
       *[other] restano { $left } monete
    }.
table-whole = Il tuo turno è completo. Controllalo e conferma.
table-whole-kept = Conservi { $count } carte. Conferma il turno, o scegli una carta da mettere in fondo al mazzo.
table-may-keep = Scegli una carta da mettere in fondo al mazzo, o conserva il resto.
table-discarding =
    Metti { $count ->
        [one] ancora una carta
       *[other] ancora { $count } carte
    } in fondo al mazzo: le ripescherai in quest'ordine. { $keeps ->
        [one] Una resta in mano
       *[other] { $keeps } possono restare in mano
    }.
table-unpaid = Non puoi ancora permetterti nessuna carta.
table-submitting = Il turno viene inviato
table-resending = Il tuo turno sarà inviato appena il server risponde.
table-uncertain = Forse il tuo turno è arrivato. Lo saprai appena il server risponde.
table-stood-in = Un bot gioca per te.
table-absent-away = Per ora un bot gioca al posto di { $player }.
table-absent-resigned = { $player } ha abbandonato. Un bot gioca fino alla fine.
table-news-away = Ora un bot gioca al posto di { $player }.
table-news-resigned = { $player } abbandona. Continua un bot.
table-news-back = { $player } è di nuovo al tavolo.
table-clock = Tempo rimasto
table-clock-days =
    { $days ->
        [one] { $days } giorno { $hours } h
       *[other] { $days } giorni { $hours } h
    }
table-clock-hours = { $hours } h { $minutes } min
table-clock-minutes = { $minutes }:{ $seconds }
table-menu = Menu
table-log = Cronaca e chat
table-close = Chiudi
table-loading = Il tavolo viene preparato.
table-not-found = Tavolo non trovato
table-not-found-why = Forse è stato chiuso, o ti serve un invito: chiedi il link completo.
table-to-lobby = Ai tavoli aperti

## Breweries, players, the sale

table-breweries = Birrifici
table-brewery-closed = chiuso
table-players = Giocatori nell'ordine di questo round
table-sale = La tua vendita
table-sale-choose = Qui vedrai la tua vendita.
table-sale-none = Questa volta non c'è nulla da vendere.
table-sale-refused = Questa volta nessun birrificio compra le tue materie prime: i prezzi sono a 0.
table-sale-later = Qui vendi le tue materie prime.
table-sale-opening = La partita comincia quando tutti hanno ordinato l'apertura.
table-sell-nothing = Non vendere nulla
table-selling-nothing = In questo round non vendi nulla.
table-sell-after-all = Vendi comunque
table-sell-more = Vendi una unità in più: { $good }
table-sell-less = Vendi una unità in meno: { $good }
table-sell-all = Tutto
table-sell-none = Nulla
table-trade = { $goods } → { $target }
table-trade-none = nessuno scambio
table-office-none = non usato
table-marker-to = Il tuo segnalino ordine turno va sullo spazio { $space }.
table-part-sale = { $coins } vendita
table-part-office = { $coins } ufficio
table-part-banks = { $coins } banca
table-part-guide = { $coins } guida

## Estate, hand and deck

table-estate = La tua tenuta
table-deck-unknown =
    { $count ->
        [0] Nessuna carta ignota nel tuo mazzo
        [one] { $count } carta ignota in cima al tuo mazzo
       *[other] { $count } carte ignote in cima al tuo mazzo
    }
table-deck-known = Carte note in fondo al tuo mazzo, nell'ordine in cui le pescherai
table-deck-going = Carte che vanno in fondo al mazzo, nell'ordine in cui le pescherai
table-deck-hint = Qui vedrai le carte che metti in fondo al mazzo.
table-under-hint = Scegli le carte da mettere in fondo al mazzo, nell'ordine in cui vuoi pescarle.
table-going-under = { $card }, { $place } di { $of } in fondo al mazzo. Sceglila per riprenderla; le frecce la spostano.
table-trashed = Carte che il tuo straccivendolo elimina
table-untrash = { $card } esce dal gioco. Scegli la carta per riprenderla.
table-unseen =
    { $count ->
        [one] { $count } carta non ancora vista
       *[other] { $count } carte non ancora viste
    }
table-gone =
    { $count ->
        [one] { $count } carta fuori dal gioco
       *[other] { $count } carte fuori dal gioco
    }
table-known =
    { $count ->
        [one] in fondo { $count } nota al giocatore
       *[other] in fondo { $count } note al giocatore
    }

## The buttons of the turn

table-actions = Il tuo turno
table-undo = Annulla
table-restart = Ricomincia
table-main-confirm = Conferma il turno
table-main-untraded = Nessuno scambio
table-main-built = Non costruire altro
table-main-trashed = Non eliminare altro
table-main-kept = Conserva il resto
table-main-rest = Il resto in ordine qualsiasi
table-main-wait = Conferma il turno
table-main-planned = Preparato

## Menu

table-keys = Tasti rapidi
table-rules = Regole
table-settings = Impostazioni
table-takeback = Chiedi di ritirare il mio ultimo turno
table-takeback-alone = Ritira il mio ultimo turno
table-takeback-screen = Ritira l'ultimo turno
table-hand-over = Fai giocare un bot al mio posto per un po'
table-come-back = Torna a giocare
table-resign = Abbandona la partita
table-resign-sure = Un bot gioca al tuo posto fino alla fine, e non puoi tornare.
table-resign-not = Continua a giocare
table-leave = Lascia il tavolo per ora
table-takeback-asked = { $player } chiede di ritirare l'ultimo turno.
table-takeback-agree = Accetta
table-takeback-refuse = Rifiuta
table-takeback-waiting = Hai chiesto di ritirare il tuo turno. Manca ancora la risposta di { $players }.
table-takeback-withdraw = Annulla richiesta
table-takeback-done = Il tuo turno è ritirato. Giocalo di nuovo.
table-takeback-done-other = { $player } ritira un turno.
table-takeback-refused = Il tuo turno resta: non tutti sono d'accordo a ritirarlo.
table-takeback-overtaken = Il tuo turno resta: nel frattempo la partita è andata avanti.

## Keys

table-key-brewery = vendi a questo birrificio
table-key-none = non vendere nulla; smetti di pescare
table-key-more = vendi una unità in più di questa materia prima
table-key-less = vendi una unità in meno
table-key-all = vendi tutto, non vendere nulla
table-key-hand = scorri la mano; sposta una carta che va in fondo al mazzo
table-key-choose = scegli la carta: per costruirla, metterla in fondo al mazzo o eliminarla
table-key-plot = costruisci la carta scelta su questo lotto
table-key-look = spiega la carta
table-key-go = vai avanti e alla fine conferma il turno
table-key-undo = annulla
table-key-restart = ricomincia il turno da capo

## One screen for several players

table-pass = Passa il dispositivo a { $player }
table-pass-why = Tutti gli altri, per favore, guardino altrove.
table-pass-here = Sono { $player }

## Errors

table-lost = Il server non risponde. Il tuo piano è al sicuro. La connessione riprenderà automaticamente.
table-refused-not-legal = Le regole non lo permettono. Ora il tavolo è aggiornato; prepara di nuovo il turno.
table-refused-stale = Questo turno è già stato giocato, forse in un'altra finestra. Ora il tavolo è aggiornato.
table-refused-unfinished = In questo turno c'è ancora qualcosa da decidere. Decidi e conferma di nuovo.
table-refused-undone = A questo tavolo non si annulla nulla.
table-refused-not-running = Questa partita non è più in corso.
table-refused-not-your-turn = Non tocca a te.
table-refused-no-takeback = A questo tavolo i turni non si ritirano.
table-refused-nothing-to-take-back = Non hai turni da ritirare.
table-refused-resigned = Hai abbandonato questa partita.
table-refused-too-many-requests = Troppe richieste in una volta. Aspetta un attimo e continua.
table-refused-unavailable = Il server non è disponibile in questo momento. Riprova tra poco.
