### Fürstenfeld in italiano.
###
### Ogni $card e $covered è l'`.object` di una carta: il complemento oggetto con il suo articolo.
### Ogni $good è l'`.object` di una materia prima, $name e $target sono il solo nome.

language-name = Italiano

## Elenchi

list-comma = { $first }, { $next }
list-last = { $first } e { $last }

## Materie prime

good-hops = luppolo
    .object = il luppolo
    .sell-none = Non vendere luppolo
    .letter = L
    .amount =
        { $count ->
            [0] niente luppolo
            [one] { $count } luppolo
           *[other] { $count } luppoli
        }
good-barley = orzo
    .object = l'orzo
    .sell-none = Non vendere orzo
    .letter = O
    .amount =
        { $count ->
            [0] niente orzo
            [one] { $count } orzo
           *[other] { $count } orzi
        }
good-water = acqua
    .object = l'acqua
    .sell-none = Non vendere acqua
    .letter = A
    .amount =
        { $count ->
            [0] niente acqua
            [one] { $count } acqua
           *[other] { $count } acque
        }
goods-none = nulla

## Giocatori

seat-number = posto { $seat }

## Birrifici

brewery-1 = Moosbichl
brewery-2 = Rabenried
brewery-3 = Haslreut
brewery-4 = Kaltenmühl
brewery-5 = Wendelkrug

## Che cosa c'è su un lotto senza carta

plot-printed-hops = campo di luppolo stampato
    .object = il campo di luppolo stampato
plot-printed-barley = campo d'orzo stampato
    .object = il campo d'orzo stampato
plot-printed-water = campo d'acqua stampato
    .object = il campo d'acqua stampato
plot-empty = vuoto

## Carte

card-hops-1 = Campo di luppolo 1
    .object = il campo di luppolo 1
    .text = Raccogli 1 luppolo in ogni round.
card-hops-2 = Campo di luppolo 2
    .object = il campo di luppolo 2
    .text = Raccogli 2 luppoli in ogni round.
card-hops-3 = Campo di luppolo 3
    .object = il campo di luppolo 3
    .text = Raccogli 3 luppoli in ogni round.
card-barley-1 = Campo d'orzo 1
    .object = il campo d'orzo 1
    .text = Raccogli 1 orzo in ogni round.
card-barley-2 = Campo d'orzo 2
    .object = il campo d'orzo 2
    .text = Raccogli 2 orzi in ogni round.
card-barley-3 = Campo d'orzo 3
    .object = il campo d'orzo 3
    .text = Raccogli 3 orzi in ogni round.
card-water-1 = Campo d'acqua 1
    .object = il campo d'acqua 1
    .text = Raccogli 1 acqua in ogni round.
card-water-2 = Campo d'acqua 2
    .object = il campo d'acqua 2
    .text = Raccogli 2 acque in ogni round.
card-water-3 = Campo d'acqua 3
    .object = il campo d'acqua 3
    .text = Raccogli 3 acque in ogni round.
card-bank-1 = Banca I
    .object = la banca I
    .text = Rende 3 monete a ogni round, anche se non vendi nulla.
card-bank-2 = Banca II
    .object = la banca II
    .text = Rende 5 monete a ogni round, anche se non vendi nulla.
card-town-hall-1 = Municipio I
    .object = il municipio I
    .text = Puoi conservare in mano 1 carta in più.
card-town-hall-2 = Municipio II
    .object = il municipio II
    .text = Puoi conservare in mano 2 carte in più.
card-laboratory-1 = Laboratorio I
    .object = il laboratorio I
    .text = Puoi pescare 1 carta in più in ogni round.
card-laboratory-2 = Laboratorio II
    .object = il laboratorio II
    .text = Puoi pescare 2 carte in più in ogni round.
card-office = Ufficio Commerciale
    .object = l'ufficio commerciale
    .text = 1 moneta in più per ogni materia prima venduta di un solo tipo.
card-warehouse = Magazzino
    .object = il magazzino
    .text = Immagazzina fino a 3 materie prime non vendute per i round successivi.
card-market = Mercato
    .object = il mercato
    .text = Prima di vendere, trasforma fino a 3 materie prime di un tipo in un altro.
card-magistrate = Magistrato
    .object = il magistrato
    .text = Il tuo segnalino ordine turno va 3 spazi più in basso.
card-crane = Gru
    .object = la gru
    .text = Tutte le altre carte ti costano 2 monete in meno.
card-palace-1 = Palazzo I
    .object = il palazzo I
    .text = Parte 1 di 6 del tuo palazzo. Non si può coprire.
card-palace-2 = Palazzo II
    .object = il palazzo II
    .text = Parte 2 di 6 del tuo palazzo. Non si può coprire.
card-palace-3 = Palazzo III
    .object = il palazzo III
    .text = Parte 3 di 6 del tuo palazzo. Non si può coprire.
card-palace-4 = Palazzo IV
    .object = il palazzo IV
    .text = Parte 4 di 6 del tuo palazzo. Non si può coprire.
card-palace-5 = Palazzo V
    .object = il palazzo V
    .text = Parte 5 di 6 del tuo palazzo. Non si può coprire.
card-palace-6 = Palazzo VI
    .object = il palazzo VI
    .text = Parte 6 di 6 del tuo palazzo. Non si può coprire.
card-tour-guide = Guida Turistica
    .object = la guida turistica
    .text = Rende 2 monete a ogni round per ogni parte del palazzo.
card-scavenger = Straccivendolo
    .object = lo straccivendolo
    .text = Elimina dal gioco fino a 2 carte della tua mano.

## Eventi

event-round = Comincia il round { $round }. Ordine di turno: { $order }.
event-drew = { $player } pesca { $cards }.
event-drew-unseen =
    { $count ->
        [0] { $player } non pesca nulla: il mazzo è vuoto.
        [one] { $player } pesca { $count } carta.
       *[other] { $player } pesca { $count } carte.
    }
event-kept-opening = { $player } conserva { $card }.
event-kept-opening-unseen = { $player } conserva una carta.
event-put-under = { $player } mette { $cards } in fondo al mazzo.
event-put-under-unseen =
    { $count ->
        [one] { $player } mette { $count } carta in fondo al mazzo.
       *[other] { $player } mette { $count } carte in fondo al mazzo.
    }
event-harvested = { $player } raccoglie { $goods }.
event-turn = Tocca a { $player }.
event-traded = { $player } trasforma { $goods } in { $target }.
event-sold =
    { $coins ->
        [one] { $player } vende { $goods } a { $brewery } per { $coins } moneta.
       *[other] { $player } vende { $goods } a { $brewery } per { $coins } monete.
    }
event-sold-prices =
    { $count ->
        [one] { $sale } Il prezzo scende: { $changes }.
       *[other] { $sale } I prezzi scendono: { $changes }.
    }
event-price-change = { $name } da { $before } a { $after }
event-earned = { $player } incassa { $income } monete: { $parts }. Il segnalino ordine turno va sullo spazio { $space }.
event-earned-one = { $player } incassa { $part }. Il segnalino ordine turno va sullo spazio { $space }.
event-earned-nothing = { $player } non incassa nulla. Il segnalino ordine turno va sullo spazio { $space }.
# `.only` serve quando il profitto non ha altre parti.
event-earned-sale = { $coins } dalla vendita
    .only =
        { $coins ->
            [one] { $coins } moneta dalla vendita
           *[other] { $coins } monete dalla vendita
        }
event-earned-office = { $coins } dall'ufficio commerciale per { $good }
    .only =
        { $coins ->
            [one] { $coins } moneta dall'ufficio commerciale per { $good }
           *[other] { $coins } monete dall'ufficio commerciale per { $good }
        }
event-earned-banks = { $coins } dalla banca
    .only =
        { $coins ->
            [one] { $coins } moneta dalla banca
           *[other] { $coins } monete dalla banca
        }
event-earned-guide = { $coins } dalla guida turistica
    .only =
        { $coins ->
            [one] { $coins } moneta dalla guida turistica
           *[other] { $coins } monete dalla guida turistica
        }
event-built =
    { $cost ->
        [0] { $player } costruisce gratis { $card } sul lotto { $plot }.
        [one] { $player } costruisce { $card } sul lotto { $plot } per { $cost } moneta.
       *[other] { $player } costruisce { $card } sul lotto { $plot } per { $cost } monete.
    }
event-built-over =
    { $cost ->
        [0] { $player } costruisce gratis { $card } sul lotto { $plot } e copre { $covered }.
        [one] { $player } costruisce { $card } sul lotto { $plot } per { $cost } moneta e copre { $covered }.
       *[other] { $player } costruisce { $card } sul lotto { $plot } per { $cost } monete e copre { $covered }.
    }
event-palace-price =
    { $price ->
        [one] La prossima parte del palazzo costa { $price } moneta.
       *[other] La prossima parte del palazzo costa { $price } monete.
    }
event-trashed = { $player } elimina { $card } dal gioco.
event-stored = { $player } immagazzina { $goods }.
event-lost = { $player } perde { $goods }.
event-prices-rose =
    { $count ->
        [one] A { $brewery } il prezzo sale: { $changes }.
       *[other] A { $brewery } i prezzi salgono: { $changes }.
    }
event-markers-rose = A { $brewery } salgono alcuni indicatori, ma per ora nessun prezzo cambia.

## La fine

ending-palace = Un palazzo è completo: la partita è finita.
ending-stalemate = Nessuno può più completare un palazzo: la partita è finita.
ending-rounds = L'ultimo round è finito, e nessun palazzo è completo.
winners-none = Nessuno vince.
winners-one = { $player } vince.
winners-shared = { $players } si dividono la vittoria.

## Azioni da scegliere

action-keep = Conserva { $card }
action-under = Metti { $card } in fondo al mazzo
action-draw = Pesca un'altra carta
action-enough = Smetti di pescare
action-brewery = Vendi a { $brewery }
action-brewery-none = Non vendere nulla
action-trade = Trasforma { $goods } in { $target }
action-trade-none = Non scambiare nulla
action-sell = Vendi { $goods }
action-office = Usa l'ufficio commerciale per { $good }
action-office-none = Non usare l'ufficio commerciale
action-build = Costruisci { $card } sul lotto { $plot }
action-build-cost =
    { $cost ->
        [0] Costruisci gratis { $card } sul lotto { $plot }
        [one] Costruisci { $card } sul lotto { $plot } per { $cost } moneta
       *[other] Costruisci { $card } sul lotto { $plot } per { $cost } monete
    }
action-over = { $build } e copri { $covered }
action-built = Non costruire altro
action-trash = Elimina { $card } dal gioco
action-trashed = Non eliminare altre carte
action-kept = Conserva il resto della mano
action-drop = Scarta { $goods }

## Domande

question-opening-keep = Scegli l'unica carta che conservi.
question-opening-under = Scegli la prossima carta da mettere in fondo al mazzo. Le ripescherai in quest'ordine.
question-drawing =
    { $left ->
        [one] Vuoi pescare un'altra carta? È l'ultima che il tuo laboratorio permette.
       *[other] Vuoi pescare un'altra carta? Il tuo laboratorio ne permette ancora { $left }.
    }
question-choosing = Scegli un birrificio a cui vendere.
question-trading = Scegli che cosa scambiare al mercato.
question-selling = Scegli quante unità di { $name } vendi a { $brewery }.
question-bonus = Scegli la materia prima per cui paga il tuo ufficio commerciale.
question-building =
    { $left ->
        [one] Scegli una carta e il lotto su cui costruirla. Puoi costruirne ancora una.
       *[other] Scegli una carta e il lotto su cui costruirla. Puoi costruirne ancora { $left }.
    }
question-trashing =
    { $left ->
        [one] Scegli una carta da eliminare dal gioco. Puoi eliminarne ancora una.
       *[other] Scegli una carta da eliminare dal gioco. Puoi eliminarne ancora { $left }.
    }
question-discarding = Scegli la prossima carta da mettere in fondo al mazzo. Le ripescherai in quest'ordine.
question-dropping = Scegli una materia prima da scartare. Il tuo magazzino è pieno.
question-over = La partita è finita.

## Errori

quoted = «{ $text }»
error-line = { $sentence } ({ $paragraph })
error-no-action = «{ $action }» non è un'azione. Scrivila come «sell 2 hops» o «build crane 3».
error-wrong-seat = «{ $action }» ({ $seat }) non è possibile adesso. Ora deve rispondere { $asked }. Aspetta il tuo turno.
error-not-asked = «{ $action }» non risponde alla domanda. Rispondi con { $asked }.
error-game-over = «{ $action }» arriva troppo tardi. La partita è finita.
error-not-in-hand = «{ $action }» richiede { $card }, che non è in mano. Scegli una carta della mano.
error-opening-order = «{ $action }» non è possibile adesso per { $card }. Conserva prima una carta, poi metti le altre in fondo al mazzo.
error-plot-has-palace = «{ $action }» coprirebbe una parte del palazzo sul lotto { $plot }. Scegli un lotto che non ne ha.
error-palace-plot = «{ $action }» mette { $card } sul lotto sbagliato, il { $plot }. Nel gioco avanzato le parti del palazzo da I a VI stanno sui lotti da 1 a 6.
error-too-dear =
    { $coins ->
        [one] «{ $action }» costa { $cost }, ma per { $card } c'è solo { $coins } moneta. Costruisci qualcosa di meno caro o termina con «built».
       *[other] «{ $action }» costa { $cost }, ma per { $card } ci sono solo { $coins } monete. Costruisci qualcosa di meno caro o termina con «built».
    }
error-brewery-closed = «{ $action }» indica { $brewery }, che è chiuso. Scegli un birrificio aperto.
error-nothing-to-sell = «{ $action }» non è possibile: { $brewery } paga 0 per tutto quello che potresti vendere. Scegli un altro birrificio o «brewery none».
error-no-price = «{ $action }» non è possibile: { $brewery } paga 0 per { $good }. Tieni le materie prime.
error-other-good = «{ $action }» riguarda { $good }, ma la domanda riguarda { $asked }. Rispondi prima a quella.
error-not-so-many = «{ $action }» chiede più di quanto c'è: { $goods }. Scegli di meno o un'altra materia prima.
error-not-sold = «{ $action }» indica una materia prima non venduta. Scegline una venduta o «office none».
error-hand-too-big =
    { $hand ->
        [one] «{ $action }» conserverebbe { $hand } carta, più di quanto è permesso. Metti prima altre carte in fondo al mazzo.
       *[other] «{ $action }» conserverebbe { $hand } carte, più di quanto è permesso. Metti prima altre carte in fondo al mazzo.
    }
error-deal-players = Una partita ha da 2 a 5 giocatori, ma questa distribuzione ne ha { $players }. Cambia il numero dei mazzi.
error-deal-breweries = A una distribuzione serve una carta richiesta per ognuno dei suoi { $players } giocatori, ma questa ne ha { $found }. Aggiungi o togli carte richiesta.
error-deal-demands = Le carte richiesta { $found } non sono tutte fra le sette dell'edizione, oppure una è ripetuta. Usa ciascuna delle sette al massimo una volta.
error-deal-order = L'ordine { $found } non indica esattamente una volta ciascuno dei { $players } posti, contando da 0. Correggilo.
error-deck-misses = Il mazzo ({ $seat }) non contiene { $card }. Ogni mazzo ha una copia di ogni carta.
error-deck-has = Il mazzo ({ $seat }) contiene { $card } più di una volta, o non dovrebbe contenere questa carta. Ogni mazzo ha una copia di ogni carta della sua variante.
error-edition-key = Nell'edizione, alla chiave «{ $key }» c'è { $found }. Valore atteso: { $expected }.
error-deal-names = I nomi sono { $found }, i posti { $players }. Indica un nome per ogni posto.
error-key-missing = La chiave «{ $key }» manca in { $place }. Aggiungila.
error-key-unknown = La chiave «{ $key }» è sconosciuta in { $place }. Toglila.
error-key-wrong = Alla chiave «{ $key }» c'è { $found }. Valore atteso: { $expected }.
error-result-early = Il file contiene un risultato, ma le sue azioni si fermano prima della fine della partita. Aggiungi le azioni mancanti o togli il risultato.
error-result-false = Il risultato indica { $found } per «{ $key }», ma le azioni portano a { $expected }. Correggi il risultato.
error-file-unreadable = Impossibile leggere il file: { $reason }. Controlla nome e posizione.
error-file-malformed = Il file non è { $kind } valido: { $reason }. Correggilo o usa un'altra copia.

## Frasi dentro gli errori; $first e $second sono numeri

phrase-one-of-the-keys-of-r8-1 = una delle chiavi di R8.1
phrase-an-unknown-key = una chiave sconosciuta
phrase-a-value = un valore
phrase-nothing = nulla
phrase-a-whole-number-from-n-to-n = un numero intero da { $first } a { $second }
phrase-a-list-of-n-demand-cards = un elenco di { $first } carte richiesta
phrase-a-list-of-n-numbers-of-spaces = un elenco di { $first } numeri di spazi
phrase-a-list-of-n-to-n-prices = un elenco da { $first } a { $second } prezzi
phrase-a-list-of-n-prices = un elenco di { $first } prezzi
phrase-a-list-of-n-goods-or-none = un elenco di { $first } voci, ognuna una materia prima o none
phrase-numbers-that-never-fall = numeri che non scendono mai
phrase-a-text-that-is-not-empty = un testo non vuoto
phrase-a-table-of-cards-and-their-costs = una tabella delle carte e dei loro costi
phrase-a-card-that-is-not-a-palace-part = una carta che non è parte del palazzo
phrase-an-unknown-card = una carta sconosciuta
phrase-a-first-space-of-price-n = un primo spazio con prezzo { $first }
phrase-a-space-of-the-track-with-a-price-above-n = uno spazio della scala con un prezzo sopra { $first }
phrase-hops-barley-water-or-none = hops, barley, water o none
# Dopo «in».
phrase-the-file = questo file
phrase-a-table-of-keys = una tabella di chiavi
phrase-a-table = una tabella
phrase-a-list-of-names = un elenco di nomi
phrase-a-list-of-decks = un elenco di mazzi
phrase-a-list-of-texts = un elenco di testi
phrase-a-list-of-seats = un elenco di posti
phrase-a-list-of-seat-action = un elenco di [posto, "azione"]
phrase-the-four-keys-of-r11-1 = una tabella con le quattro chiavi di R11.1
phrase-the-whole-edition-data = una tabella con tutti i dati dell'edizione
phrase-demand-cards-like-1-2-3 = una carta richiesta come "1-2-3"
phrase-base-or-expert = base o expert

## Riga di comando

file-error = { $path }: { $reason }
file-error-action = { $path }: azione { $action }: { $reason }

heading-round = Round { $round }
heading-turn = Turno di { $player }
heading-phase = Fase { $phase }: { $name }
waiting = Tocca a { $player }.
winner =
    { $count ->
        [0] Vince: nessuno
        [one] Vince: { $players }
       *[other] Vincono: { $players }
    }
yes = sì
no = no

phase-1 = Pescare
phase-2 = Raccolta
phase-3 = Vendita
phase-4 = Costruzione
phase-5 = Scarto
phase-6 = Aggiornamento dei prezzi

summary-title = Carta riassuntiva
summary-1 =
    { $draw ->
        [one] Tutti pescano { $draw } carta, o di più con i laboratori.
       *[other] Tutti pescano { $draw } carte, o di più con i laboratori.
    }
summary-2 = Ogni campo visibile produce le sue materie prime.
summary-3 = Vendi a un birrificio e prendi il profitto. Chi ha il profitto più basso gioca per primo nel prossimo round.
summary-4 =
    { $builds ->
        [one] Costruisci { $builds } carta. Ciò che copre esce dal gioco.
       *[other] Costruisci fino a { $builds } carte. Ciò che coprono esce dal gioco.
    }
summary-5 =
    { $keep ->
        [one] Conserva { $keep } carta e metti le altre in fondo al mazzo. Senza magazzino, le materie prime non vendute vanno perse.
       *[other] Conserva { $keep } carte e metti le altre in fondo al mazzo. Senza magazzino, le materie prime non vendute vanno perse.
    }
summary-6 = I prezzi salgono di uno spazio per ogni spazio di richiesta vuoto. Poi le carte richiesta si svuotano.

column-player = Giocatore
column-seat = Posto
column-order = Ordine di turno
column-coins = Monete
column-hand = Mano
column-deck = Mazzo
column-income = Profitto
column-goods = Materie prime
column-plot = Lotto
column-plots = Lotti
column-known = Noto
column-brewery = Birrificio
column-price = Prezzo
column-demand = Richiesta
column-palace-price = Costo del palazzo
column-palace-parts = Parti del palazzo
column-cubes = Segnalini
column-card = Carta
column-cost = Costo
column-effect = Effetto
column-bot = Bot
column-bots = Bot
column-rounds = Round
column-incomes = Profitti
column-palaces = Palazzi
column-wins = Vittorie
column-wins-by-seat = Vittorie per posto
column-mean = Media
column-lowest = Minimo
column-highest = Massimo

## The command `furstenfeld`: tables, choices and messages of play, replay, simulate and cards

cli-you = { $player } (tu)
cli-palace-costs = parte del palazzo { $price }
cli-hand-and-deck = Mano+mazzo
cli-palace-part = Parte { $part } di 6 del tuo palazzo.
cli-deck =
    { $count ->
        [one] Mazzo: { $count } carta.
       *[other] Mazzo: { $count } carte.
    }
cli-deck-tail =
    { $count ->
        [one] Mazzo: { $count } carta. In fondo, nell'ordine in cui le pescherai: { $cards }.
       *[other] Mazzo: { $count } carte. In fondo, nell'ordine in cui le pescherai: { $cards }.
    }
cli-deck-unseen = Non ancora viste, in ordine ignoto: { $cards }.
cli-setup = Preparazione
cli-replay-resigned = { $player } ha abbandonato. Un bot ha giocato fino alla fine.
cli-on-plot = sul lotto
cli-trade-how-many = quante
cli-hint-coins =
    { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }
cli-hint-coins-price =
    { $coins ->
        [one] { $coins } moneta, prezzo { $before } → { $after }
       *[other] { $coins } monete, prezzo { $before } → { $after }
    }
cli-hint-up-to =
    { $coins ->
        [one] tutto: { $coins } moneta
       *[other] tutto: { $coins } monete
    }
cli-hint-cost = costa { $cost }

# Cards in at most four letters, for small boards, and what they do in at most fourteen.
cli-short-bank-1 = Ban1
cli-short-bank-2 = Ban2
cli-short-town-hall-1 = Mun1
cli-short-town-hall-2 = Mun2
cli-short-laboratory-1 = Lab1
cli-short-laboratory-2 = Lab2
cli-short-office = Uff
cli-short-warehouse = Mgzn
cli-short-market = Merc
cli-short-magistrate = Mgst
cli-short-crane = Gru
cli-short-tour-guide = Guid
cli-short-scavenger = Stra
cli-effect-bank-1 = +3 monete
cli-effect-bank-2 = +5 monete
cli-effect-town-hall-1 = tieni +1
cli-effect-town-hall-2 = tieni +2
cli-effect-laboratory-1 = pesca +1
cli-effect-laboratory-2 = pesca +2
cli-effect-office = +1 per unità
cli-effect-warehouse = conserva 3
cli-effect-market = scambia 3
cli-effect-magistrate = segnalino −3
cli-effect-crane = costi −2
cli-effect-tour-guide = +2 per parte
cli-effect-scavenger = elimina 2

# Standings, summary card, cards
cli-column-rank = Pos.
cli-column-action-name = Nelle azioni
cli-cards-title = Edizione { $edition }
cli-cards-palaces = Palazzo I–VI
cli-cards-palace-text = Le sei parti del tuo palazzo. Non si possono coprire.
cli-cards-palace = Costi del palazzo: { $prices }. Il costo sale quando sulla carta costo ci sono tanti segnalini quanti sono i giocatori.
cli-cards-track = Scala dei prezzi: { $track }. Gli indicatori partono dallo spazio { $start }, al prezzo { $price }.
cli-cards-demands = Carte richiesta, spazi per { $goods }: { $demands }.
cli-cards-printed = Stampati sui lotti da 1 a 6: { $printed }.
cli-cards-start =
    { $coins ->
        [one] All'inizio: { $coins } moneta e { $opening } carte; nel gioco avanzato 1 di { $expert } carte.
       *[other] All'inizio: { $coins } monete e { $opening } carte; nel gioco avanzato 1 di { $expert } carte.
    }
cli-cards-round = Ogni round: pesca { $draw }, costruisci fino a { $builds }, conserva { $keep }. Scala dei profitti: da 0 a { $top }.
cli-cards-expert = solo nel gioco avanzato

# I bot: i nomi, e una frase per chi deve sceglierne uno
bot-farmhand = Bracciante
    .about = Pensa a una carta alla volta e dimentica che cosa c'è in fondo al mazzo. Per le prime partite.
bot-cottager = Mezzadro
    .about = Riconosce una buona carta, ma di rado la migliore.
bot-tenant = Fittavolo
    .about = Sa che cosa fa ogni carta, ma non ancora come si combinano.
bot-brewer = Birraio
    .about = Gioca bene, ma ogni tanto gli sfugge una buona coppia di carte.
bot-steward = Fattore
    .about = Cresce finché conviene, poi punta dritto al palazzo.
bot-bailiff = Balivo
    .about = Dopo innumerevoli partite sa quanto vale ogni carta.
bot-chancellor = Cancelliere
    .about = Immagina ogni turno fino in fondo prima di giocarlo.
bot-prince = Principe
    .about = Ha imparato da milioni di partite. Chi lo batte si è meritato il palazzo.
bot-rusher = Impaziente
    .about = Costruisce una parte del palazzo appena ha le monete.
bot-grower = Coltivatore
    .about = Prima i campi, poi, tardi, il palazzo: due parti alla volta.
bot-spoiler = Guastafeste
    .about = Coltiva ciò di cui vivono gli altri e vende dove fa loro più male.
bot-random = Caso
    .about = Sceglie a caso un'azione lecita qualsiasi.
bot-search = Ricerca
    .about = Prova i turni contro mani e mazzi probabili, per tutto il tempo che vuoi.
bot-champion = Campione
    .about = Una rete neurale che ha imparato il gioco da sola, in milioni di partite.
bot-grandmaster = Gran maestro
    .about = La rete del campione, che in più prova i turni prima di decidere.
bot-program = Programma
    .about = Un tuo programma, collegato tramite stdin e stdout.
cli-bots-levels = Livelli, dal principiante al migliore
cli-bots-characters = Caratteri, ognuno con il suo piano
cli-bots-others = Altri

# simulate
cli-simulate-games = Partite
cli-simulate-left = mancano
cli-simulate-done =
    { $games ->
        [one] { $games } partita in { $seconds } s.
       *[other] { $games } partite in { $seconds } s.
    }
cli-simulate-stopped = Interrotto dopo { $games } partite su { $all }.
cli-simulate-title =
    { $games ->
        [one] { $games } partita in { $players }, { $variant }, edizione { $edition }, seme { $seed }
       *[other] { $games } partite in { $players }, { $variant }, edizione { $edition }, seme { $seed }
    }
cli-variant-base = gioco base
cli-variant-expert = gioco avanzato
cli-simulate-rounds = Round: da { $fewest } a { $most }, in media { $mean }.
cli-simulate-ending-palace = Finite con un palazzo: { $games } ({ $share }%).
cli-simulate-ending-stalemate = Finite perché nessuno poteva più completare un palazzo: { $games } ({ $share }%).
cli-simulate-ending-rounds = Finite con l'ultimo round: { $games } ({ $share }%).
cli-decimal-sign = ,
cli-column-share = Quota

# Errors of the command line
cli-error-language = there is no language “{ $language }”; choose from { $known }.
cli-error-players = Una partita ha da { $fewest } a { $most } giocatori, non { $players }. Scegli un altro --players.
cli-error-seat = Il posto { $seat } non esiste. Scegli --seat da 0 a { $last }.
cli-error-edition = L'edizione «{ $edition }» non esiste. Scegli { $known }, o indica il percorso di un file. (R8.1)
cli-error-bot = Il bot «{ $bot }» non esiste. Scegli fra { $known }.
cli-error-bot-option = Il bot «{ $bot }» non ha l'opzione «{ $option }». Scrivilo così: { $usage }
cli-error-bot-value = Il bot «{ $bot }» non accetta { $option }={ $value }. Scrivilo così: { $usage }
cli-error-bot-package = Al bot «{ $bot }» serve il pacchetto { $package }. Installalo con: { $install }
cli-error-bot-failed = Errore in un bot: { $reason }
cli-error-too-many-bots = Ci sono { $bots } bot per { $seats } posti. Indicane meno in --bots.
cli-error-file = { $file }: { $reason }. Controlla nome e posizione.
cli-error-system = Lettura o scrittura non riuscita: { $reason }. Controlla il disco e la connessione.
cli-error-other-game = { $file }: questo file contiene un'altra partita e non viene sovrascritto. Scegli un altro --out.
cli-error-states-seat = --states mostra tutti i segreti. Togli --seat o --states.
cli-error-at = La partita non ha una posizione dopo { $at } azioni. Scegli --at da 0 a { $last }.
cli-error-resume-options = Una partita salvata ha già giocatori, variante, edizione, seme e nomi. Togli queste opzioni.

# play
cli-welcome = Rispondi con un numero o con un'azione come «sell 2 hops». «help» elenca i comandi. Per riavere le stesse carte usa --seed { $seed }.
cli-welcome-back = La partita riprende da dove l'hai lasciata. «log» mostra che cosa è successo, «help» elenca i comandi.
cli-confirm = Il tuo turno è completo. Lo giochi così?
cli-confirm-yes = Sì, gioca così
cli-confirm-undo = Annulla l'ultima risposta
cli-confirm-restart = Ricomincia il turno
cli-turn-is-complete = Il tuo turno è completo. Giocalo con «yes» o annulla qualcosa con «undo».
cli-no-choice = Questa scelta non esiste. Scegli un numero da 1 a { $most }.
cli-nothing-to-undo = Non c'è nulla da annullare. Le carte pescate e ciò che gli altri hanno visto restano.
cli-undone = Annullato: { $action }
cli-restarted = Il turno ricomincia da capo.
cli-log-all = «log all» mostra tutta la partita.
cli-no-such-card = La carta «{ $card }» non esiste. Le carte sono { $cards }.
cli-save-exists = { $file } esiste già e non è questa partita. Scegli un altro nome: save FILE
cli-saved = Salvata. Riprendi più tardi con: furstenfeld play { $file }
cli-quit-unsaved = La partita non è salvata. «save» salva ed esce, un altro «quit» esce senza salvare, una riga vuota continua.
cli-farewell-saved = Alla prossima. Riprendi con: furstenfeld play { $file }
cli-farewell-changed = Alla prossima. Riprendi dall'ultimo salvataggio con: furstenfeld play { $file }
cli-farewell-unsaved = Alla prossima. Questa partita non è stata salvata e non si può riprendere; «save» salva una partita. Per riavere le stesse carte usa --seed { $seed }.
cli-end-save = «save» salva questa partita per rivederla. Qualsiasi altra cosa fa uscire.
cli-help-answer = Rispondi con il numero di una scelta o con l'azione stessa, come «build crane 3». Una riga vuota ripete la domanda.
cli-usage-undo = undo
cli-usage-restart = restart
cli-usage-table = table
cli-usage-deck = deck
cli-usage-log = log [all]
cli-usage-summary = summary
cli-usage-help = help [CARTA]
cli-usage-save = save [FILE]
cli-usage-quit = quit
cli-help-undo = annulla la tua ultima risposta di questo turno
cli-help-restart = ricomincia da capo questo turno
cli-help-table = mostra di nuovo il tavolo
cli-help-deck = mostra che cosa sai del tuo mazzo
cli-help-log = mostra gli ultimi due round, o tutta la partita
cli-help-summary = mostra la carta riassuntiva: le fasi e che cosa fa ogni carta
cli-help-help = mostra questo elenco, o tutto su una carta
cli-help-save = salva la partita in un file
cli-help-quit = esce
cli-card-in-hand = Ce l'hai in mano.
cli-card-in-play = Ce l'hai in gioco.
cli-card-at-bottom = L'hai messa in fondo al mazzo.
cli-card-in-deck = È ancora nel tuo mazzo.
cli-card-gone = La tua copia è fuori dal gioco.
cli-card-unused = Fa parte del gioco avanzato.
cli-card-anywhere = La partita è finita.

## Il laboratorio delle edizioni: `furstenfeld balance`. ◆ segna una cifra, ✓ e ✗ dicono se un fatto noto corrisponde.

balance-title = Analisi dell'edizione { $edition }
balance-title-two = Due edizioni a confronto: { $first } e { $second }
balance-about = { $bot } gioca tutti i posti: { $games } partite per ogni numero di giocatori, distribuite dal seme { $seed }. Gli intervalli sono al 95%. ◆ segna ciò che il solo caso produrrebbe meno di una volta su mille.
balance-stopped = Interrotto dopo { $games } partite su { $all }.
balance-stopped-kept = Interrotto dopo { $games } partite su { $all }. Lo stesso comando riprende da lì.
balance-page = Rapporto: { $file }
balance-details = I numeri

balance-column-edition = Edizione
balance-column-players = Giocatori
balance-column-fact = Noto
balance-column-figure = Valore
balance-column-spread = Scarto
balance-column-built = Costruita
balance-column-round = Round
balance-column-wins = Vittorie
balance-column-interval = 95%
balance-column-coins-back = Resa
balance-column-per-coin = A moneta
balance-column-difference = Differenza
balance-column-complete = Completi
balance-column-fair = Equo
balance-column-p = p
balance-players = { $players } giocatori
balance-part = Parte { $part }
balance-place = { $place }º
balance-games = Partite

balance-facts = Confronto con ciò che è noto
balance-facts-note = ✓ corrisponde, ✗ non corrisponde. Del gioco stampato è noto che nel round 1 si possono spendere 5 monete; che il mazzo si percorre circa una volta e mezza (vanno bene valori da 1,25 a 1,75); e che i prezzi salgono in 2 e in 5 giocatori. I prezzi salgono se la loro media nella partita, con tutto l'intervallo, sta sopra il prezzo iniziale; il numero dice di quanto.
balance-fact-coins = 5 monete, round 1
balance-fact-passes = 1½ passaggi
balance-fact-prices = I prezzi salgono

balance-figures = Valori di { $edition }
balance-figures-note = Medie sulle partite, con metà dell'ampiezza dell'intervallo. Profitti, monete e parti sono per posto; un prezzo è la media di materie prime e birrifici aperti all'inizio di un round.
balance-measure-rounds = Round
balance-measure-palace = Finite con un palazzo
balance-measure-stalemate = Finite in stallo
balance-measure-last-round = Finite all'ultimo round
balance-measure-passes = Passaggi del mazzo
balance-measure-first-income = Profitto nel round 1
balance-measure-first-coins = Monete nel round 1
balance-measure-income = Profitto per round
balance-measure-best-income = Profitto del round migliore
balance-measure-price = Prezzo, tutta la partita
balance-measure-best-price = Prezzo più alto
balance-measure-last-price = Prezzo nell'ultimo round
balance-measure-climb = Prezzo oltre l'iniziale
balance-measure-cards = Carte costruite
balance-measure-first-part = Round della prima parte
balance-measure-parts = Parti del palazzo alla fine
balance-measure-palace-price = Costo del palazzo alla fine
balance-measure-winner-coins = Monete di chi vince

balance-lengths = Round fino alla fine
balance-lengths-note = Quota delle partite per numero di round. Lo scarto è la deviazione standard.
balance-rounds-income = Profitto per posto, per round
balance-rounds-income-note = Media sulle partite arrivate a quel round, qui e sotto. Mancano i round a cui è arrivato meno di un decimo delle partite.
balance-rounds-hops = Prezzo del luppolo, per round
balance-rounds-hops-note = All'inizio del round, media dei birrifici aperti.
balance-rounds-barley = Prezzo dell'orzo, per round
balance-rounds-barley-note = All'inizio del round, media dei birrifici aperti.
balance-rounds-water = Prezzo dell'acqua, per round
balance-rounds-water-note = All'inizio del round, media dei birrifici aperti.
balance-rounds-palace-price = Costo del palazzo, per round
balance-rounds-palace-price-note = Alla fine del round. Le partite finite conservano l'ultimo valore.
balance-rounds-parts = Parti del palazzo per posto, per round
balance-rounds-parts-note = Alla fine del round. Le partite finite conservano l'ultimo valore.
balance-parts = Come crescono i palazzi
balance-parts-note = Il round medio in cui un posto ha costruito la prima parte, la seconda e così via, fra i posti che ci sono arrivati. Completi: la quota dei posti che hanno completato il palazzo.

balance-cards-all = Carte
balance-cards = Carte di { $edition }
balance-cards-note = Su tutti i numeri di giocatori insieme. Costruita: la quota dei posti che l'hanno costruita. Round: quando, in media. Vittorie: quanto spesso vince chi la costruisce, rispetto alla frequenza di base; 1 vuol dire quanto tutti. Non prova che una carta sia forte o debole: chi è in testa può permettersi di più, e chi è indietro costruisce più a lungo. Resa: le monete che una carta può portare al massimo fino alla fine, se nulla la copre e tutto si vende al prezzo medio; poi lo stesso per ogni moneta del suo costo.
balance-seats = Vittorie per posizione nel primo ordine di turno, in percentuale
balance-seats-note = Equo è quanto vincerebbe ogni posizione se tutte fossero uguali. p è la probabilità che in quel caso le quote differiscano almeno di tanto (test chi quadrato).

balance-compared-all = A confronto
balance-compared = A confronto, { $players } giocatori
balance-compared-note = Le stesse distribuzioni con entrambe le edizioni. La differenza è la seconda meno la prima, distribuzione per distribuzione, con metà dell'ampiezza del suo intervallo.
balance-compared-cards = A confronto: quanto spesso si costruisce ogni carta
balance-compared-cards-note = Quota dei posti su tutti i numeri di giocatori, con le stesse distribuzioni. La differenza è in punti percentuali.

balance-error-players = «{ $text }» non è un elenco di numeri di giocatori. Scrivi --players come 2-5 o 2,4, con numeri da 2 a 5.
balance-error-same-edition = Le due edizioni hanno gli stessi numeri. Indicane due diverse, o una sola.
balance-error-same-name = Due edizioni diverse si chiamano «{ $edition }». Cambia il nome in uno dei file.

## The arena: tables and page

arena-title = Arena di Fürstenfeld
arena-headline = { $games } partite su { $deals } distribuzioni, { $players } giocatori, { $variant }, edizione { $edition }, seme { $seed }.
arena-field-one-vs-rest = Ogni bot tranne l'ultimo indicato siede da solo a un tavolo di copie dell'ultimo.
arena-field-ladder = Ogni bot tranne l'ultimo indicato siede da solo a un tavolo di copie del successivo.
arena-field-mixed = I tavoli sono sorteggiati fra tutti i bot, in modo che tutti giochino e si incontrino lo stesso numero di volte.
arena-verdict = { $bot } ha vinto { $share } di { $games } partite contro { $others } { $rest } ({ $bounds }); la quota pari è { $even }.
arena-rounds = Round: da { $fewest } a { $most }, in media { $mean } ({ $bounds }).
arena-trouble-bot =
    { $games ->
        [one] { $games } partita è fallita per colpa di { $bot } e la sua distribuzione non conta: { $reason }
       *[other] { $games } partite sono fallite per colpa di { $bot } e le loro distribuzioni non contano: { $reason }
    }
arena-trouble-process =
    { $games ->
        [one] { $games } partita è fallita perché il suo processo si è bloccato più volte; la sua distribuzione non conta.
       *[other] { $games } partite sono fallite perché i loro processi si sono bloccati più volte; le loro distribuzioni non contano.
    }
arena-too-few = Le distribuzioni complete sono meno di due: non c'è ancora nulla da riferire.
arena-there =
    { $games ->
        [one] { $games } partita è già giocata.
       *[other] { $games } partite sono già giocate.
    }
arena-written = Rapporto: { $file }
arena-interval = 95%
arena-round = Round
arena-played = Posti giocati
arena-place = Rango
arena-rating = Punteggio
arena-rating-caption = Dalle classifiche finali. 400 punti in più valgono dieci volte le probabilità di finire davanti; la media di tutti i bot è 1500. Le barre sono intervalli al 95%.
arena-shares = Quota di vittorie
arena-shares-caption = Vittorie per posto giocato; una vittoria condivisa conta in parte. Le barre sono intervalli al 95%. La linea tratteggiata è la quota pari, { $even }.
arena-budget = Forza secondo le risorse
arena-budget-caption = Quota di vittorie di { $bot } secondo { $option }, con intervalli al 95%. La linea tratteggiata è la quota pari.
arena-meetings = Testa a testa
arena-meetings-caption = Quante volte il bot della riga finisce davanti al bot della colonna; un pareggio conta metà.
arena-meetings-pairs =
    { $pairs ->
        [one] { $pairs } coppia di posti
       *[other] { $pairs } coppie di posti
    }
arena-incomes = Profitto per round
arena-incomes-caption = Monete ricevute nella fase 3, media delle partite arrivate a questo round.
arena-palaces = Palazzo per round
arena-palaces-caption = Parti del palazzo alla fine del round, media di tutte le partite; le partite finite conservano l'ultimo valore.
arena-cards = Carte costruite
arena-cards-caption = In quanti dei suoi posti un bot costruisce ogni carta.
arena-cards-seats =
    { $seats ->
        [one] costruita in { $seats } posto
       *[other] costruita in { $seats } posti
    }
arena-card-wins = Vittorie per carta
arena-card-wins-caption = Quota di vittorie dei posti che hanno costruito una carta. Verde è sopra la quota del bot, arancione sotto; mancano le carte costruite meno di { $few } volte. Se una carta accompagna le vittorie, non è detto che ne sia la causa.
arena-seats = Posti
arena-seats-caption = Quota di vittorie per posto, tutti i bot insieme. I posti differiscono solo nel numero, quindi le quote dovrebbero essere tutte vicine a { $even }.
arena-seats-seat = Posto { $seat }
arena-order = Ordine di turno
arena-order-caption = Quota di vittorie secondo la posizione nell'ordine di turno del round 1, tutti i bot insieme. La linea tratteggiata è { $even }.
arena-order-place = Posizione { $place }
arena-length = Durata
arena-length-caption = Quante partite sono durate quanti round; in media { $mean }.
arena-numbers = Tutti i numeri
arena-numbers-caption = Rango, profitto per round, parti del palazzo e monete alla fine sono medie di tutti i posti di un bot.
arena-method = Come si è misurato
arena-method-blocks = Ogni distribuzione è giocata in tutte le rotazioni dei posti, così la fortuna delle carte e dell'ordine si annulla. Tutte le partite di una distribuzione formano un blocco. Le partite di un blocco non sono indipendenti, perciò tutti gli intervalli derivano dalle differenze fra i blocchi.
arena-method-share = Le quote di vittorie hanno l'intervallo di Wilson, con il numero effettivo di partite ricavato dai blocchi e la distribuzione t sui blocchi.
arena-method-rating = I punteggi seguono il modello di Plackett-Luce sulle classifiche finali; i posti a pari merito contano come la media dei loro ordini. Mezza partita vinta e mezza persa contro un bot immaginario li mantengono finiti. Gli intervalli derivano da un bootstrap bayesiano sui blocchi.
arena-method-seeds = Gli stessi bot e lo stesso seme danno le stesse partite su ogni macchina, a meno che un bot abbia un limite di tempo.
arena-method-credit = Fürstenfeld è un gioco di Friedemann Friese.

arena-error-twice = Il bot «{ $bot }» è indicato due volte. Indica ogni bot una volta sola.
arena-error-field = --field { $field } richiede almeno due bot. Indicane un altro.
arena-error-evaluation = --evaluation gioca le distribuzioni pubblicate: { $deals }, nell'edizione { $edition }. Togli { $option } o --evaluation.
arena-error-other-settings = { $folder }: questa cartella appartiene a un'altra arena: { $key } è { $found } lì e { $wanted } qui. Scegli un altro --out.
arena-error-not-empty = { $folder }: questa cartella non è vuota e non appartiene a nessuna arena. Scegli un altro --out.
arena-error-damaged = { $file }: la riga { $line } è danneggiata: { $reason }. Togli la riga e la sua partita verrà rigiocata.
arena-error-package = Qui all'arena serve il pacchetto { $package }. Installalo con: { $install }
arena-error-ray = Il cluster Ray { $address } non è raggiungibile: { $reason }. Avviane uno con «ray start --head» o scegli --ray local.

## Allenare una rete

train-line = Passo { $update }: { $decisions } milioni di decisioni, { $pace } milioni al secondo, entropia { $entropy }, forza { $strength }
train-done = { $decisions } milioni di decisioni in { $minutes } minuti. La rete: { $file }
train-error-package = Per l'addestramento serve il pacchetto { $package }. Installalo con: { $install }
train-error-cuda = PyTorch non trova nessuna GPU NVIDIA. Scegli --device cpu.
train-error-setting = --set { $setting } non è valido: { $reason }. Scrivi NOME=VALORE, con il valore come in JSON.
train-error-there = { $folder }: qui c'è già un addestramento. Continualo con --resume, o scegli un altro --out.
train-error-checkpoint = Questo addestramento non può continuare: { $reason }
train-error-start = --start non si può combinare con { $option }.
train-page-title = Fürstenfeld: una rete impara
train-page-lead = { $decisions } milioni di decisioni, { $games } partite, { $minutes } minuti.
train-page-across-1000 = migliaia di decisioni
train-page-across-1000000 = milioni di decisioni
train-page-strength = Forza
train-page-strength-caption = Quota di vittorie di un posto che impara contro avversari che non imparano, rapportata a due posti: a metà sono alla pari.
train-page-against-script = contro il balivo
train-page-against-past = contro reti congelate
train-page-entropy = Entropia
train-page-entropy-caption = Quanto è ancora indecisa la strategia, in nat, in media su tutte le decisioni. Scende quando la rete si decide.
train-page-loss = Perdita
train-page-loss-caption = Quanto è lontana dal vero la vittoria attesa, come entropia incrociata. Il critico vede tutte le carte, la strategia solo ciò che vede il suo posto.
train-page-win-loss = strategia
train-page-critic-loss = critico
train-page-pull = Distanza dal riferimento
train-page-pull-caption = Divergenza tra la strategia e la sua copia aggiornata lentamente, a cui deve restare vicina, in nat.
train-page-rounds = Durata
train-page-rounds-caption = Round delle partite finite.
train-page-speed = Velocità
train-page-speed-caption = Milioni di decisioni al secondo: partite, rete e ottimizzatore insieme.

exploit-found = Una risposta ottima a { $bot } ({ $players } giocatori, { $variant }) guadagna { $gain } punti sopra la quota pari di vittorie, dopo { $decisions } milioni di decisioni. Intervallo al 95%: da { $low } a { $high }, su { $deals } distribuzioni mai viste.
exploit-error-network = Questa rete non si può usare: { $reason }
match-found = { $network } contro { $opponent } ({ $players } giocatori, { $variant }): { $value } % delle vittorie. Intervallo al 95 %: da { $low } a { $high }, su { $deals } distribuzioni.
beliefs-examples = { $count } esempi
beliefs-losses = Dopo { $epoch } passaggi: perdita { $held } per la mano, { $tail } per le carte sotto il mazzo, { $order } per il loro ordine
beliefs-done = Le ipotesi: { $file }

## Il server, per chi lo gestisce

serve-ready = Fürstenfeld è in esecuzione su { $address }. Premi Ctrl-C per fermarlo.
serve-missing-page = La pagina web non è stata costruita, quindi un browser qui non trova nulla. In un checkout costruiscila con: { $build }
serve-missing-engine = Senza il motore compilato non ci sono bot che cercano, né probabilità di vittoria dopo la partita, né analisi dei turni. Installalo con: { $install }
serve-stopped = Il server si è fermato. Ogni turno confermato è salvato.
serve-error-package = Al server serve il pacchetto { $package }. Installalo con: { $install }
serve-error-listen = Il server non può aprirsi su { $host }, porta { $port }: { $reason }. Scegli un altro --port.
serve-error-address = { $option }: un server non può usare questo indirizzo. Scegline uno: { $expected }
serve-error-missing = Non c'è nessun database in { $file }. Controlla --database; «furstenfeld serve» ne crea uno nuovo.
serve-error-no-database = { $file }: questo file non è un database. Controlla --database; per caricare una copia usa «furstenfeld restore».
serve-error-file = { $file }: questo file non si può usare come database: { $reason }. Controlla --database.
serve-error-database = Il database non risponde: { $reason }. Controlla --database, e che sia in funzione.

verify-fair = La distribuzione del tavolo { $table } era onesta, e ogni azione segue le regole.
verify-promise = Promesso prima dell'inizio: { $promise }
verify-contribution = Contributo di { $player }: { $text }
verify-error-none = { $file }: questa partita non ha una prova della distribuzione. Ce l'hanno solo le partite di un server.
verify-error-malformed = { $file }: la prova è danneggiata. Scarica di nuovo il file della partita.
verify-error-scheme = { $file }: questa versione non conosce questo tipo di prova. Installane una più nuova.
verify-error-promise = { $file }: NON ONESTA. Il segreto non è quello promesso.
verify-error-seed = { $file }: NON ONESTA. Il seme non segue dal segreto e dai contributi.
verify-error-deal = { $file }: NON ONESTA. Le carte non sono quelle che dà il seme.

review-turns = Turni
review-mistake = Round { $round }: { $played } punti invece di { $best } (dopo { $at } azioni)
review-played = Giocato:
review-better = Meglio:
review-nothing = Niente venduto, niente costruito.
review-mistakes =
    { $mistakes ->
        [0] Nessun errore evidente in { $turns } turni.
        [one] Uno dei { $turns } turni poteva essere migliore, di { $lost } dei 100 punti della vittoria.
       *[other] { $mistakes } dei { $turns } turni potevano essere migliori, in media di { $lost } dei 100 punti della vittoria.
    }

backup-written = { $file } è stato scritto, con { $rows ->
        [one] { $rows } riga
       *[other] { $rows } righe
    }. Contiene segreti: conservalo con cura.
backup-restored = { $rows ->
        [one] { $rows } riga
       *[other] { $rows } righe
    } da { $file } nel database.
backup-error-no-tables = Questo database non contiene tabelle di Fürstenfeld. Controlla --database.
backup-error-not-empty = Questo database non è vuoto. Non è cambiato nulla. Scegline uno nuovo.
backup-error-damaged = { $file }: non è una copia di sicurezza, o è danneggiata. Non è cambiato nulla.
backup-error-newer = { $file }: questa copia viene da una versione più nuova. Installa prima quella versione.

admin-promote = { $name } ora amministra il server.
admin-demote = { $name } non amministra più il server.
admin-ban = { $name } non può più giocare qui.
admin-unban = { $name } può di nuovo giocare qui.
admin-mute = { $name } non può più scrivere messaggi.
admin-unmute = { $name } può di nuovo scrivere messaggi.
admin-close = Il tavolo { $table } è chiuso.
admin-error-who = indica una persona o un tavolo
admin-error-nobody = Nessuno ha il nome utente o il codice «{ $who }». Cerca con: furstenfeld admin find NOME
admin-error-table = Il tavolo «{ $table }» non esiste.
admin-column-id = Codice
admin-column-login = Nome utente
admin-column-name = Nome
admin-column-state = Stato
admin-column-table = Tavolo
admin-column-text = Testo
admin-column-reports = Segnalazioni
admin-state-admin = amministra
admin-state-banned = escluso
admin-state-muted = muto
