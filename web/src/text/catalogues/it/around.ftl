### What the screens around the table say, in Italian.

## Header and footer

around-nav = Pagine
around-skip = Al contenuto
around-lobby = Tavoli aperti
around-games = Le mie partite
around-rules = Regole
around-settings = Impostazioni
around-profile = Profilo
around-sign-in = Accedi
around-theme-to-dark = Passa alla notte
around-theme-to-light = Passa al giorno
around-version = Versione { $version }
around-guest = Ospite
around-your-turn = Tocca a te
around-your-turns =
    { $count ->
        [one] Tocca a te a { $count } tavolo
       *[other] Tocca a te a { $count } tavoli
    }

## Front page

around-tagline = Coltiva, vendi, costruisci sui tuoi campi: vince chi completa per primo il palazzo.
around-play-now = Gioca subito
around-play-how = Contro due buoni avversari, senza orologio e senza registrazione
around-play-deals = Si distribuiscono le carte
around-way-friends = Con gli amici
around-way-hot-seat = A uno schermo
around-way-bots = Contro i bot
around-way-tutorial = Lezioni
around-way-rules = Regole
around-way-games = Le mie partite

## A new table

around-new = Un nuovo tavolo
around-new-kinds = Tipi di tavolo
around-new-friends = Ognuno al proprio schermo. Tu mandi un link a chi deve giocare.
around-new-bots = Tu e quanti bot vuoi, ciascuno forte quanto scegli.
around-new-hot-seat = Tutti a questo schermo. Tra un turno e l’altro cala il sipario.
around-make-friends = Apri un tavolo
around-make-bots = Distribuisci le carte
around-make-hot-seat = Distribuisci le carte
around-variant = Gioco
around-variant-base = Gioco base
    .about = 26 carte in ogni mazzo. Ne hai tre per cominciare.
around-variant-expert = Gioco avanzato
    .about = 28 carte in ogni mazzo. Le prime dieci le ordini tu, e ogni parte del palazzo ha il suo lotto.
around-players-how-many = Giocatori
around-players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
around-seats = Posti
around-seat-who = Chi siede al posto { $seat }
around-seat-name = Nome al posto { $seat }
around-player-number = Giocatore { $seat }
around-who-friend = Un amico o un’amica
around-who-here = Qualcuno a questo schermo
around-who-bot = Bot: { $bot }
around-bots-levels = Livelli, dal principiante al migliore
around-bots-networks = Cerca con una rete che ha imparato da sola
around-bots-characters = Caratteri, ognuno con un suo piano
around-pace = Tempo
around-pace-free = Senza orologio
    .about = Nessuno aspetta, quindi rifletti quanto vuoi.
around-pace-live = Dal vivo
around-pace-days = A giorni
around-pace-bank = Per tutta la partita
around-pace-increment = In più per ogni turno
around-pace-turn = Per ogni turno
around-pace-free-each = senza orologio
around-pace-live-each = { $minutes } min + { $seconds } s
around-pace-days-each =
    { $days ->
        [one] { $days } giorno a turno
       *[other] { $days } giorni a turno
    }
around-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
around-seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
around-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
around-door = Chi può giocare
around-door-closed = Su invito
    .about = Vede il tavolo solo chi ha il link.
around-door-open = Tutti
    .about = Il tavolo sta tra quelli aperti, e tutti possono guardare.
around-more = Altre opzioni
around-memory-aid = Mostra le carte che ho messo in fondo al mio mazzo
around-undo = Un turno si può annullare finché non è confermato
around-takeback = Un turno si può ritirare se tutti gli altri sono d’accordo
around-late-ends = La partita finisce se a qualcuno scade il tempo
around-stand-in = Bot che sostituisce chi è in ritardo o se ne va
around-edition = Edizione
around-edition-reconstructed = Ricostruita
    .about = Tutto ciò che si sa del gioco stampato, con stime prudenti per i costi che nessuno ha pubblicato.
around-edition-plain-track = Scala semplice
    .about = Uguale, ma ogni prezzo occupa una sola casella: i prezzi scendono e salgono più in fretta.
around-edition-own = La tua
    .about = Un file con i numeri della tua copia. Le sue chiavi sono nelle regole alla R8.1.
around-edition-file = File TOML, al massimo 4.000 caratteri
around-edition-named = edizione «{ $edition }»
around-deal = La distribuzione
around-deal-fair = Imparziale
    .about = Prima che qualcuno si sieda, il server fissa la sua parte del mescolamento e ne mostra un sigillo. Ognuno aggiunge una parola. Dopo la partita tutti possono controllare che nessuno ha scelto le carte.
around-deal-seed = Da un seme
    .about = Un testo qualsiasi. Lo stesso testo distribuisce le stesse carte.
around-deal-duplicate = Come a un altro tavolo
    .about = Link o codice di quel tavolo, a partita finita
around-deal-given = Le carte vengono da un seme dato o da un altro tavolo. Chi lo conosce può conoscere la distribuzione.

## Waiting room

around-waiting = Il tavolo si riempie
around-seat-free = Il posto { $seat } è libero
around-seats-free =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
around-seats-full = Tutti i posti sono occupati.
around-awaited =
    { $count ->
        [one] Manca ancora { $count } persona.
       *[other] Mancano ancora { $count } persone.
    }
around-bot = bot
around-bot-for = Bot per il posto { $seat }
around-seat-bot = Metti qui un bot
around-get-up = Alzati
around-not-here = non ancora qui
around-free-seat = Libera il posto
around-sit = Siediti
around-your-name = Il tuo nome
around-your-colour = Il tuo colore
around-colour-green = verde
around-colour-red = rosso
around-colour-blue = blu
around-colour-violet = viola
around-colour-orange = arancione
around-start = Distribuisci le carte
around-close = Chiudi il tavolo
around-owner-starts = Distribuisce le carte chi ha aperto il tavolo, appena tutti i posti sono occupati.
around-invitation = Invito
around-invitation-open = Tutti trovano questo tavolo tra quelli aperti. Con il link si fa prima.
around-invitation-closed = Può sedersi solo chi ha questo link.
around-invitation-link = Link a questo tavolo
around-invitation-words = Vieni a giocare a Fürstenfeld.
around-copy = Copia
around-copy-link = Copia il link
around-copied = Copiato.
around-failed = Il browser non l’ha copiato. Seleziona il testo e copialo tu.
around-share = Condividi
around-contribution = La tua parola nel mescolamento
around-contribution-change = Cambia la parola
around-promise = Il sigillo del server

## Lists of tables

around-lobby-lead = Tavoli che cercano ancora giocatori, e partite da guardare.
around-lobby-open = Cercano giocatori
around-lobby-running = In corso
around-lobby-empty = Ora nessun tavolo cerca giocatori. Aprine uno, e gli altri lo troveranno qui.
around-join = Partecipa
around-watch = Guarda
around-due = il tempo scade { $when }
around-made = di { $owner }, { $when }
around-games-running = In corso
around-games-gathering = In attesa di giocatori
around-games-finished = Finite
around-games-empty = Non hai ancora partite.
around-play = Gioca
around-look = Apri
around-result = Risultato
around-replay = Rivedi
around-file = Un file di partita
around-file-about = Carica una partita salvata qui o altrove, e guardala mossa per mossa.
around-file-load = Scegli un file

## Settings

around-settings-lead = Restano in questo browser.
around-settings-page = La pagina
around-settings-table = Al tavolo
around-settings-called = Quando tocca a te
around-as-system = Come il sistema
around-speed = Movimento
around-speed-off = Spento
around-speed-slow = Lento
around-speed-normal = Normale
around-speed-fast = Veloce
around-sounds = Suoni
around-skip-confirm = Consegna subito un turno completo, senza conferma
around-notices = Avvisi del browser mentre la pagina è nascosta
around-notices-denied = Il browser vieta gli avvisi di questa pagina. Prima consentili nelle sue impostazioni.
around-notices-missing = Questo browser qui non mostra avvisi.
around-webhook = Chiama un indirizzo
around-webhook-about = Il server vi manda un breve messaggio, per un tuo programma.
around-webhook-remove = Non chiamarlo più
around-save = Salva
around-saved = Salvato.

## Profile

around-profile-nobody = Qui non ti conosce ancora nessuno. Va bene così: con la prima partita sei ospite.
around-profile-guest = { $name } è ospite, e si conosce solo in questo browser.
around-profile-kept = { $name } è legato all’accesso { $login }.
around-name-about = Gli altri lo vedono al tavolo. I posti che hai già conservano il vecchio nome.
around-keep = Conserva il nome
around-keep-about = Con un accesso ritrovi le tue partite su ogni dispositivo.
around-keep-by = Protetto da
around-login = Nome di accesso
around-login-about = Da 3 a 40 lettere minuscole, cifre, punti, trattini o trattini bassi
around-password = Password
around-password-about = Almeno 10 caratteri
around-locks = Password e codici
around-locks-about = Una nuova password chiude le sessioni sugli altri dispositivi. I nuovi codici sostituiscono i vecchi.
around-password-now = Password attuale
    .about = Lasciala vuota se hai solo una passkey.
around-password-new = Nuova password
around-password-change = Cambia password
around-codes-new = Nuovi codici di recupero
around-password-changed = La password è cambiata.
around-passkey = Passkey
around-passkey-about = Il dispositivo crea una chiave e la apre con il dito, il viso o un codice. Non c’è niente da ricordare.
around-passkey-use = Con una passkey
around-passkey-add = Aggiungi una passkey
around-passkey-made = Creata il { $when }
around-passkey-forget = Dimenticala
around-passkey-missing = Qui non ci sono passkey. Servono una connessione sicura e un indirizzo con un nome.
around-passkeys = Passkey
around-sign-in-about = Se hai un nome di accesso, entra da qui. Le partite cominciate come ospite restano a quell’ospite.
around-sign-out = Esci
around-forgotten = Ho un codice di recupero
around-code = Codice di recupero
around-codes = Codici di recupero
around-codes-about = Ognuno ti fa entrare una volta se perdi la password o il dispositivo. Si vedono solo adesso: copiali o stampali.
around-codes-done = Li ho
around-print = Stampa
around-devices = Dispositivi
around-device-unknown = Dispositivo sconosciuto
around-device-this = questo dispositivo
around-device-seen = visto { $when }
around-device-end = Chiudi
around-data = I tuoi dati
around-data-about = Tutto quello che il server sa di te, in un file.
around-data-export = Salva i miei dati
around-delete = Cancella il mio profilo
around-delete-about = Nome, accessi e dispositivi si cancellano per sempre. Le partite in corso le finiscono i bot, quelle finite restano senza il tuo nome.
around-delete-really = Cancella per sempre
around-cancel = Annulla

## Nothing there, nothing works

around-lost = Qui non c’è niente
around-lost-words = L’indirizzo non porta da nessuna parte. Forse manca un pezzo del link.
around-home = Alla prima pagina
around-trouble-gone = Il server non risponde. La pagina continua a provare da sola.
around-trouble-again = Il server non risponde. Riprova tra un momento.
around-trouble-unknown = Qualcosa è andato storto. Riprova.
around-trouble-passkey = Il dispositivo non ha creato o usato nessuna passkey. Riprova, o scegli una password.
around-refused = Il server dice di no: { $reason }
around-refused-no-table = Questo tavolo non c’è, o non è per te. Fatti dare il link intero.
around-refused-no-seat = Lì non siede più nessuno.
around-refused-no-judge = Ora non si può chiedere al principe. Riprova più tardi.
around-refused-not-your-seat = Questo posto non è tuo.
around-refused-not-owner = Può farlo solo chi ha aperto il tavolo.
around-refused-not-open = La partita è cominciata, o il tavolo è chiuso.
around-refused-seat-taken = Qualcuno è stato più veloce. Prendi un altro posto.
around-refused-seated-already = Hai già un posto a questo tavolo.
around-refused-colour-taken = Questo colore è preso. Scegline un altro.
around-refused-no-clock = Senza orologio può sedere una sola persona tra i bot. Apri un tavolo con l’orologio.
around-refused-seats-free = Ci sono ancora posti liberi. Metti dei bot o aspetta.
around-refused-not-all-here = Non sono ancora qui tutti. Libera i posti di chi non viene, o aspetta.
around-refused-by-invitation = A questo tavolo si entra su invito. Apri il link intero.
around-refused-unknown-bot = Questo bot non è installato su questo server. Scegline un altro.
around-refused-bad-options = Nessun tavolo può avere queste opzioni. Cambia l’ultima scelta.
around-refused-muted = Al momento non puoi scrivere.
around-refused-banned = Qui non puoi giocare.
around-refused-login-taken = Questo nome di accesso è preso. Scegline un altro.
around-refused-key-taken = Questa passkey è già registrata.
around-refused-not-admitted = Così non corrisponde. Controlla quello che hai scritto.
around-refused-nobody = Il server non ti conosce più. Comincia come ospite, o accedi.
around-refused-not-admin = Può farlo solo chi amministra questo server.
around-refused-not-over = La partita non è finita, perciò le sue carte restano segrete. Torna quando è finita.
around-refused-not-hot-seat = Solo a un tavolo per un unico schermo ogni posto ha un nome suo.
around-refused-too-long = Questo turno ha più risposte che domande. Ricomincialo.
around-refused-nobody-asked = Nessuno chiede più di ritirare un turno.
around-refused-may-undo = A questo tavolo tutto si può annullare finché il turno non è confermato.
around-refused-no-action = La partita non è così lunga. Scegli un momento precedente.
around-refused-no-turn = In questo momento non comincia nessun turno. Ricarica la pagina.
around-refused-no-message = Questo messaggio non c’è più.
around-refused-login-kept = Hai già un nome di accesso.
around-refused-no-login = Non hai ancora un nome di accesso. Prima conserva il tuo nome.
around-refused-no-key = Un nome di accesso ha bisogno di una password o di una passkey.
around-refused-no-such = Non c’è più niente con questo nome.
around-refused-webhook = Il server non può chiamare questo indirizzo. Deve cominciare con https:// ed essere raggiungibile da fuori.
around-refused-game-file = Il file non è una partita che si poteva giocare.
around-game-file-key-missing = Il file non è una partita: manca la chiave «{ $key }». Aggiungila o scegli un altro file. ({ $paragraph })
around-game-file-key-unknown = Il file non è una partita: la chiave «{ $key }» è sconosciuta. Toglila o scegli un altro file. ({ $paragraph })
around-game-file-key-wrong = Il file non è una partita. Chiave «{ $key }»: trovato: { $found }; richiesto: { $expected }. ({ $paragraph })
around-game-file-result-false = Il risultato del file dice { $found } per «{ $key }», ma le sue azioni portano a { $expected }. Correggilo o scegli un altro file. ({ $paragraph })
around-game-file-result-early = Il file dichiara un risultato, ma le sue azioni finiscono prima della partita. Aggiungi le azioni mancanti o togli il risultato. ({ $paragraph })
around-game-file-file-malformed = Il file non è { $kind } valido. Correggilo o scegli un altro file. ({ $paragraph })
around-game-file-action = L’azione { $number } del file, «{ $action }», è contro le regole. Correggila o scegli un altro file. ({ $paragraph })
around-game-file-other = Il file non è una partita che si poteva giocare: posti, carte o numeri non vanno insieme. Correggili o scegli un altro file. ({ $paragraph })
around-refused-edition-file = Questo file non è un’edizione con cui si possa giocare. Controlla che sia un TOML valido con tutte le chiavi della R8.1.
around-edition-fault = L’edizione ha un errore in «{ $key }». Correggilo e scegli di nuovo il file; la R8.1 dice che cosa può starci.
around-edition-name = L’edizione porta il nome di una che fa parte del gioco. Dalle un nome suo.
around-refused-malformed = Il server non ha capito. Controlla quello che hai scritto.
around-refused-too-many-requests = Era troppo in una volta. Aspetta un po’.
around-refused-unavailable = Il server non raggiunge i suoi dati. Riprova tra poco.
