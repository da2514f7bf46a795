### The screens around the table, in Italian.

## Header and footer

around-nav = Pagine
around-skip = Vai al contenuto
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

around-tagline = Coltiva, vendi, costruisci sui tuoi campi: vince il primo palazzo completo.
around-play-now = Gioca subito
around-play-how = Contro due buoni avversari, senza orologio e senza registrazione
around-play-deals = Le carte vengono distribuite
around-way-friends = Con gli amici
around-way-hot-seat = Su uno schermo
around-way-bots = Contro i bot
around-way-tutorial = Introduzione
around-way-rules = Regole
around-way-games = Le mie partite

## A new table

around-new = Nuovo tavolo
around-new-kinds = Tipo di tavolo
around-new-friends = Ognuno gioca sul proprio schermo. Tu mandi un link agli amici.
around-new-bots = Tu contro quanti bot vuoi, ciascuno forte quanto scegli.
around-new-hot-seat = Tutti giocano su questo schermo. Quando lo passi, le carte restano nascoste.
around-make-friends = Apri un tavolo
around-make-bots = Distribuisci le carte
around-make-hot-seat = Distribuisci le carte
around-variant = Gioco
around-variant-base = Gioco base
    .about = 26 carte in ogni mazzo. Cominci con tre.
around-variant-expert = Gioco avanzato
    .about = 28 carte in ogni mazzo. Le prime dieci le ordini tu, e ogni parte del palazzo ha il suo lotto.
around-players-how-many = Giocatori
around-players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
around-seats = Posti
around-seat-who = Chi gioca al posto { $seat }
around-seat-name = Nome per il posto { $seat }
around-player-number = Giocatore { $seat }
around-who-friend = Un amico o un'amica
around-who-here = Qualcuno su questo schermo
around-who-bot = Bot: { $bot }
around-bots-levels = Livelli, dal principiante al migliore
around-bots-networks = Ricerca con una rete che ha imparato da sola
around-bots-characters = Caratteri, ognuno con il suo piano
around-pace = Tempo
around-pace-free = Senza orologio
    .about = Nessuno aspetta: rifletti quanto vuoi.
around-pace-live = Dal vivo
around-pace-days = Più giorni
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
    .about = Il tavolo compare fra quelli aperti, e tutti possono guardare.
around-more = Altre opzioni
around-memory-aid = Mostra le carte che ho messo in fondo al mio mazzo
around-undo = Un turno si può annullare finché non è confermato
around-takeback = Un turno confermato si può ritirare se tutti sono d'accordo
around-late-ends = La partita finisce se a qualcuno scade il tempo
around-stand-in = Bot che sostituisce chi è in ritardo o se ne va
around-edition = Edizione
around-edition-reconstructed = Ricostruita
    .about = Tutto ciò che si sa del gioco stampato, con stime prudenti per i costi mai pubblicati.
around-edition-plain-track = Scala semplice
    .about = Uguale, ma con un solo spazio per ogni prezzo: i prezzi scendono e salgono più in fretta.
around-edition-own = La tua
    .about = Un file con i numeri della tua copia. Le chiavi sono nelle regole, alla R8.1.
around-edition-file = File TOML, al massimo 4.000 caratteri
around-edition-named = edizione «{ $edition }»
around-deal = La distribuzione
around-deal-fair = Onesta
    .about = Prima che qualcuno si sieda, il server fissa la sua parte del mescolamento e ne mostra un sigillo. Ognuno aggiunge una parola. Dopo la partita tutti possono controllare che nessuno ha scelto le carte.
around-deal-seed = Da un seme
    .about = Un testo qualsiasi. Lo stesso testo distribuisce le stesse carte.
around-deal-duplicate = Come a un altro tavolo
    .about = Link o codice dell'altro tavolo; la sua partita dev'essere finita
around-deal-given = Le carte vengono da un seme scelto o da un altro tavolo. Chi lo conosce può conoscere le carte.

## Waiting room

around-waiting = In attesa di giocatori
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
around-owner-starts = Appena tutti i posti sono occupati, chi ha aperto il tavolo distribuisce le carte.
around-invitation = Invito
around-invitation-open = Chiunque trova questo tavolo fra quelli aperti. Con il link si fa prima.
around-invitation-closed = Può sedersi solo chi ha questo link.
around-invitation-link = Link a questo tavolo
around-invitation-words = Vieni a giocare a Fürstenfeld con me.
around-copy = Copia
around-copy-link = Copia link
around-copied = Copiato.
around-failed = Il browser non ha potuto copiare. Seleziona il testo e copialo tu.
around-share = Condividi
around-contribution = La tua parola per il mescolamento
around-contribution-change = Cambia la parola
around-promise = Il sigillo del server

## Lists of tables

around-lobby-lead = Siediti a un tavolo che cerca giocatori, o guarda una partita.
around-lobby-open = Giocatori cercasi
around-lobby-running = In corso
around-lobby-empty = Al momento non ci sono tavoli aperti. Ne apri uno?
around-join = Partecipa
around-watch = Guarda
around-due = il tempo scade { $when }
around-made = aperto da { $owner } { $when }
around-games-running = In corso
around-games-gathering = In attesa di giocatori
around-games-finished = Finite
around-games-empty = Non hai ancora partite.
around-play = Gioca
around-look = Apri
around-result = Risultato
around-replay = Rivedi
around-file = File di partita
around-file-about = Apri una partita salvata qui o altrove e ripercorrila passo per passo.
around-file-load = Scegli un file

## Settings

around-settings-lead = Salvate in questo browser.
around-settings-page = Aspetto
around-settings-table = Al tavolo
around-settings-called = Quando tocca a te
around-as-system = Sistema
around-speed = Animazioni
around-speed-off = No
around-speed-slow = Lente
around-speed-normal = Normali
around-speed-fast = Veloci
around-sounds = Suoni
around-skip-confirm = Gioca i turni completi senza conferma
around-notices = Notifiche del browser quando la pagina è nascosta
around-notices-denied = Il browser blocca le notifiche di questa pagina. Prima consentile nelle sue impostazioni.
around-notices-missing = Questo browser qui non può mostrare notifiche.
around-webhook = Chiama un indirizzo web
around-webhook-about = Il server invia lì un breve messaggio, per un tuo programma.
around-webhook-remove = Non chiamarlo più
around-save = Salva
around-saved = Salvato.

## Profile

around-profile-nobody = Non hai ancora un profilo. Con la prima partita diventi ospite.
around-profile-guest = { $name } è ospite, noto solo a questo browser.
around-profile-kept = { $name } accede come { $login }.
around-name-about = Gli altri vedono questo nome al tavolo. Ai tavoli a cui siedi già non cambia.
around-keep = Crea un account
around-keep-about = Con un account ritrovi le tue partite su ogni dispositivo.
around-keep-by = Accedi con
around-login = Nome utente
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
around-password-changed = Password cambiata.
around-passkey = Passkey
around-passkey-about = Il dispositivo crea una chiave e la sblocca con l'impronta, il viso o il PIN. Niente da ricordare.
around-passkey-use = Usa una passkey
around-passkey-add = Aggiungi una passkey
around-passkey-made = Creata il { $when }
around-passkey-forget = Rimuovi
around-passkey-missing = Qui le passkey non sono disponibili. Servono una connessione sicura e un nome di dominio.
around-passkeys = Passkey
around-sign-in-about = Accedi se hai un account. Le partite cominciate come ospite restano a quell'ospite.
around-sign-out = Esci
around-forgotten = Ho un codice di recupero
around-code = Codice di recupero
around-codes = Codici di recupero
around-codes-about = Ogni codice ti fa entrare una volta se perdi la password o il dispositivo. Li vedi solo adesso: copiali o stampali.
around-codes-done = Li ho salvati
around-print = Stampa
around-devices = Dispositivi
around-device-unknown = Dispositivo sconosciuto
around-device-this = questo dispositivo
around-device-seen = visto { $when }
around-device-end = Chiudi sessione
around-data = I tuoi dati
around-data-about = Tutto quello che il server sa di te, in un file.
around-data-export = Scarica i miei dati
around-delete = Elimina il mio profilo
around-delete-about = Nome, nomi utente e dispositivi vengono eliminati per sempre. Le partite in corso le finiscono i bot, quelle finite restano senza il tuo nome.
around-delete-really = Elimina per sempre
around-cancel = Annulla

## Errors

around-lost = Pagina non trovata
around-lost-words = A questo indirizzo non c'è niente. Forse manca un pezzo del link.
around-home = Vai alla pagina iniziale
around-trouble-gone = Il server non risponde. La connessione riprenderà automaticamente.
around-trouble-again = Il server non risponde. Riprova tra un momento.
around-trouble-unknown = Qualcosa è andato storto. Riprova.
around-trouble-passkey = Il dispositivo non ha creato o usato nessuna passkey. Riprova, o usa una password.
around-refused = Il server ha rifiutato: { $reason }
around-refused-no-table = Questo tavolo non esiste, o ti serve un invito. Fatti dare il link completo.
around-refused-no-seat = Lì non siede più nessuno.
around-refused-no-judge = Il principe non è disponibile in questo momento. Riprova più tardi.
around-refused-not-your-seat = Questo posto non è tuo.
around-refused-not-owner = Può farlo solo chi ha aperto il tavolo.
around-refused-not-open = La partita è cominciata, o il tavolo è chiuso.
around-refused-seat-taken = Qualcuno è stato più veloce. Prendi un altro posto.
around-refused-seated-already = Hai già un posto a questo tavolo.
around-refused-colour-taken = Questo colore è già preso. Scegline un altro.
around-refused-no-clock = Senza orologio può giocare una sola persona contro i bot. Apri un tavolo con l'orologio.
around-refused-seats-free = Ci sono ancora posti liberi. Aggiungi dei bot o aspetta.
around-refused-not-all-here = Non sono ancora tutti qui. Aspetta, o libera i posti di chi non viene.
around-refused-by-invitation = A questo tavolo si gioca solo su invito. Apri il link completo.
around-refused-unknown-bot = Questo bot non è installato su questo server. Scegline un altro.
around-refused-bad-options = Queste opzioni non vanno insieme. Cambia l'ultima scelta.
around-refused-muted = Al momento non puoi scrivere messaggi.
around-refused-banned = Qui non puoi giocare.
around-refused-login-taken = Questo nome utente è già preso. Scegline un altro.
around-refused-key-taken = Questa passkey è già registrata.
around-refused-not-admitted = I dati non corrispondono. Controlla quello che hai scritto.
around-refused-nobody = Il server non ti conosce più. Comincia come ospite, o accedi.
around-refused-not-admin = Può farlo solo chi amministra questo server.
around-refused-not-over = La partita è ancora in corso, perciò le sue carte restano segrete. Torna quando è finita.
around-refused-not-hot-seat = Solo a un tavolo su un unico schermo ogni posto ha un suo nome.
around-refused-too-long = Questo turno ha più risposte che domande. Ricomincialo da capo.
around-refused-nobody-asked = Nessuno chiede più di ritirare un turno.
around-refused-may-undo = A questo tavolo tutto si può annullare finché il turno non è confermato.
around-refused-no-action = La partita non è così lunga. Scegli un momento precedente.
around-refused-no-turn = In questo momento non comincia nessun turno. Ricarica la pagina.
around-refused-no-message = Questo messaggio non esiste più.
around-refused-login-kept = Hai già un account.
around-refused-no-login = Non hai ancora un account. Prima creane uno.
around-refused-no-key = A un account serve una password o una passkey.
around-refused-no-such = Questo non esiste più.
around-refused-webhook = Il server non può chiamare questo indirizzo. Deve cominciare con https:// ed essere raggiungibile da internet.
around-refused-game-file = Il file non contiene una partita che si sarebbe potuta giocare.
around-game-file-key-missing = Non è un file di partita: manca la chiave «{ $key }». Aggiungila o scegli un altro file. ({ $paragraph })
around-game-file-key-unknown = Non è un file di partita: la chiave «{ $key }» è sconosciuta. Toglila o scegli un altro file. ({ $paragraph })
around-game-file-key-wrong = Non è un file di partita: alla chiave «{ $key }» c'è { $found }. Valore atteso: { $expected }. ({ $paragraph })
around-game-file-result-false = Il risultato del file indica { $found } per «{ $key }», ma le sue azioni portano a { $expected }. Correggilo o scegli un altro file. ({ $paragraph })
around-game-file-result-early = Il file contiene un risultato, ma le sue azioni si fermano prima della fine della partita. Aggiungi le azioni mancanti o togli il risultato. ({ $paragraph })
around-game-file-file-malformed = Il file non è { $kind } valido. Correggilo o scegli un altro file. ({ $paragraph })
around-game-file-action = L'azione { $number } del file, «{ $action }», va contro le regole. Correggila o scegli un altro file. ({ $paragraph })
around-game-file-other = Il file non contiene una partita che si sarebbe potuta giocare: posti, carte o numeri non vanno insieme. Correggili o scegli un altro file. ({ $paragraph })
around-refused-edition-file = Questo file non è un'edizione con cui si possa giocare. Controlla che sia un TOML valido con tutte le chiavi della R8.1.
around-edition-fault = L'edizione ha un errore in «{ $key }». Correggilo e scegli di nuovo il file; la R8.1 dice che cosa può starci.
around-edition-name = L'edizione ha il nome di una che fa parte del gioco. Dalle un altro nome.
around-refused-malformed = Il server non ha capito. Controlla quello che hai scritto.
around-refused-too-many-requests = Troppe richieste in una volta. Aspetta un momento.
around-refused-unavailable = Il server non raggiunge il suo database. Riprova tra poco.
