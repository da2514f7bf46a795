### Quello che si dice dove si impara il gioco, in italiano: riassunto, carte, regole, glossario, introduzione.
###
### [parole](term) è una parola che il glossario spiega; learn-term-… dice che cosa significa.

learn-cost = Costa { $cost }.
learn-cost-now = Ora costa { $cost } invece di { $printed }.
learn-cost-palace = Costa l'attuale costo del palazzo.
learn-card-expert-only = Solo nel gioco avanzato.
learn-card-rule = Regole: { $section } ({ $paragraph })

## Le carte per esteso

learn-card-field = Ogni campo visibile dà le sue [materie prime](good) nella fase 2 di ogni round. Un campo costruito adesso comincia a dare dal prossimo round. Puoi costruirlo accanto al [campo stampato](printed-field) del suo tipo o sopra di esso.
learn-card-bank = Paga nella fase 3, che tu venda o no, e fa parte del [profitto](income). Una banca costruita adesso paga dal prossimo round. Le due banche pagano insieme.
learn-card-town-hall = Vale nella fase 5, anche nel round in cui lo costruisci. Con entrambi i municipi puoi conservare in [mano](hand) fino a 4 carte.
learn-card-laboratory = Dopo che tutti hanno pescato, decidi carta per carta se pescarne ancora. Con entrambi i laboratori ne peschi fino a 3.
learn-card-office = Scegli un tipo di [materie prime](good) fra quelle che vendi. Ricevi 1 moneta in più per ognuna. L'ufficio commerciale non serve dove il [prezzo](price) è 0, e puoi anche non usarlo.
learn-card-warehouse = Le [materie prime](good) non vendute si perdono nella fase 5, ma il magazzino ne salva fino a 3, di qualsiasi tipo. Vale già nel round in cui lo costruisci. Una volta coperto, non salva più nulla.
learn-card-market = Le materie prime che trasformi devono essere di un solo tipo; diventano di un altro tipo, e tali restano. Puoi trasformarle anche senza vendere, se hai dove immagazzinarle.
learn-card-magistrate = Ricevi tutto il tuo [profitto](income), ma il tuo [segnalino ordine turno](order-marker) va 3 spazi più in basso, mai però sotto lo 0. Così nel prossimo round giochi prima.
learn-card-crane = Lo sconto vale appena la gru è costruita: anche per la seconda carta dello stesso turno e per le [parti del palazzo](palace-part). Nulla costa meno di 0. Anche la carta che copre la gru ha ancora lo sconto.
learn-card-palace = Costa quanto il [costo del palazzo](palace-price), che sale man mano che si costruiscono parti. Una parte resta dov'è. La partita finisce dopo il round in cui qualcuno le ha tutte e sei.
learn-card-tour-guide = Paga nella fase 3, che tu venda o no: 2 monete per ogni [parte](palace-part) del tuo palazzo.
learn-card-scavenger = Vale nella fase 5, prima che tu metta carte in fondo al [mazzo](deck), anche nel round in cui lo costruisci. Anche una [parte del palazzo](palace-part) eliminata è persa: senza di essa non puoi completare il tuo palazzo.

## Carta riassuntiva

learn-summary = Riassunto
learn-summary-all = tutti insieme
learn-summary-each = uno alla volta
learn-summary-draw = Pesca 3 carte, o di più con un laboratorio.
learn-summary-harvest = Ogni campo visibile dà le sue materie prime.
learn-summary-sell = Vendi a un birrificio. Prendi le monete e sposta il tuo segnalino ordine turno sul profitto.
learn-summary-build = Costruisci fino a 2 carte sui tuoi lotti.
learn-summary-discard = Conserva 1 carta. Metti le altre in fondo al mazzo. Le materie prime non vendute si perdono.
learn-summary-market = I prezzi salgono di 1 spazio per ogni spazio di richiesta vuoto.
learn-summary-end = La partita finisce nel round in cui un giocatore completa le sei parti del palazzo. Se sono più d'uno, vince il più ricco fra loro.
learn-summary-cards = Che cosa fanno gli edifici
learn-summary-rules = Tutte le regole
learn-summary-tutorial = Introduzione

## Regole: la pagina

learn-rules = Regole
learn-rules-lead = Tutto il gioco, nell'ordine in cui si gioca.
learn-rules-search = Cerca nelle regole
learn-rules-found =
    { $count ->
        [0] Nessun risultato. Prova un'altra parola.
        [one] { $count } risultato.
       *[other] { $count } risultati.
    }
learn-rules-contents = Indice
learn-rules-paragraph = { $rules } nelle regole complete
learn-rules-phase = Fase { $number }
learn-rules-unreached = Il server non risponde, perciò mancano i costi.
learn-rules-figure-estate = Una tenuta all'inizio: sopra tre lotti vuoti, sotto tre campi stampati
learn-rules-figure-sell = Una vendita: due luppoli coprono spazi di richiesta, uno è eccedenza
learn-rules-figure-income = Scale dei profitti: chi incassa meno gioca prima
learn-rules-figure-build = Una carta sopra un campo stampato
learn-rules-figure-palace = Sei parti formano un palazzo
learn-rules-figure-demand = Le sette carte richiesta

## Regole: che cosa dicono

learn-goal = Lo scopo
learn-goal-1 = Hai una piccola [tenuta](estate) e vendi luppolo, orzo e acqua di sorgente ai birrifici dei dintorni. Con le monete costruisci [campi](field) migliori, [edifici](building) utili e alla fine un palazzo di sei parti.
learn-goal-2 = Ogni [parte del palazzo](palace-part) occupa per sempre uno dei tuoi sei [lotti](plot). Così, a poco a poco, il palazzo copre i campi che lo pagano. L'arte sta nel sapere quando smettere di crescere e cominciare a costruire.
learn-goal-3 = La partita finisce dopo il round in cui qualcuno completa il palazzo. Tra i giocatori con sei parti vince chi ha più monete.

learn-estate = La tua tenuta
learn-estate-1 = La tua plancia ha sei lotti in due righe: 1, 2 e 3 sopra, 4, 5 e 6 sotto. La riga superiore all'inizio è vuota. Su quella inferiore sono stampati tre piccoli campi: uno di [luppolo](hops), uno di [orzo](barley), uno di [acqua](water).
learn-estate-2 = Hai un [mazzo](deck) tuo, con una copia di ogni carta: nove campi, undici edifici e sei parti del palazzo. Tutti hanno le stesse carte, in ordine diverso.
learn-estate-3 = [Materie prime](good) e [monete](coin) non finiscono mai.

learn-setup = Preparazione
learn-setup-1 = Ci sono tanti [birrifici](brewery) aperti quanti giocatori. Ognuno riceve a caso una [carta richiesta](demand-card) per tutta la partita.
learn-setup-2 = Ogni [prezzo](price) parte da 1.
learn-setup-3 = I [segnalini ordine turno](order-marker) sono impilati a caso sullo spazio 0. Comincia quello in cima.
learn-setup-4 = Cominci con 2 monete e 3 carte del tuo mazzo mescolato. La fortuna finisce qui: nessun mazzo viene più mescolato.

learn-round = Il round
learn-round-1 = Un [round](round) ha sei [fasi](phase). Le fasi 1 e 2 si giocano tutti insieme. Poi i giocatori si alternano: ognuno gioca le fasi 3, 4 e 5 senza interruzione. La fase 6 chiude il round.
learn-round-2 = Chi ha incassato meno nell'ultimo round gioca per primo. Se due sono sullo stesso spazio, gioca prima chi ci è arrivato dopo, perché il suo [segnalino è in cima](stack).
learn-round-3 = Puoi provare tutto il tuo [turno](turn) e annullarlo finché non lo confermi.

learn-draw = Pescare
learn-draw-1 = Tutti pescano 3 carte dal proprio mazzo, o quelle che ci restano.
learn-draw-2 = Con un laboratorio puoi poi pescarne altre, una alla volta: 1 con il laboratorio I, 2 con il laboratorio II, 3 con entrambi.
learn-draw-3 = Mani e mazzi sono segreti, ma tutti possono sapere quante carte contengono.

learn-harvest = Raccolta
learn-harvest-1 = Ogni campo visibile dà le sue materie prime, stampato o costruito che sia.
learn-harvest-2 = Quelle del magazzino ci sono ancora e stanno accanto alle nuove.

learn-sell = Vendita
learn-sell-1 = Scegli un birrificio aperto, o nessuno. Vendigli quante materie prime vuoi.
learn-sell-2 = Tutta la vendita è pagata ai prezzi indicati prima della vendita.
learn-sell-3 = Le tue materie prime coprono gli [spazi di richiesta](demand-space) liberi del loro tipo. Quelle che non trovano posto sono [eccedenza](surplus). Vengono pagate lo stesso.
learn-sell-4 = Poi l'[indicatore](marker) di una materia prima scende di uno spazio per ogni eccedenza, ma mai sotto lo 0.
learn-sell-5 = Dove il prezzo di una materia prima è 0, non puoi venderla.
learn-sell-6 = Con un mercato puoi prima trasformare fino a 3 materie prime di un tipo in un altro.
learn-sell-7 = Con un ufficio commerciale scegli un tipo e ricevi 1 moneta in più per ogni materia prima di quel tipo che vendi.

learn-income = Profitto e ordine
learn-income-1 = Il tuo [profitto](income) è tutto quello che ricevi nella fase 3: vendita, ufficio commerciale, banche e guida turistica. Banche e guida pagano anche se non vendi nulla.
learn-income-2 = Il tuo [segnalino ordine turno](order-marker) va sull'altra [scala](income-track), sullo spazio del tuo profitto, al massimo 25. Se lì ce n'è già uno, il tuo va in cima.
learn-income-3 = Con un magistrato va 3 spazi più in basso, ma non sotto lo 0.
learn-income-4 = Nel prossimo round si gioca dallo spazio più basso al più alto, e su uno stesso spazio dalla cima in giù.

learn-build = Costruzione
learn-build-1 = Costruisci fino a 2 carte della tua mano, una dopo l'altra. Ognuna va su un lotto e si paga subito.
learn-build-2 = Puoi costruire su un lotto vuoto, sopra un campo stampato o sopra un'altra carta. Quello che viene [coperto](covered) esce dal gioco.
learn-build-3 = Solo le parti del palazzo non si possono coprire.
learn-build-4 = Una carta vale appena è costruita. Una gru sconta già la seconda carta, e un municipio o un magazzino vale già nella fase 5. Una carta coperta smette subito di valere, ma le materie prime che ha dato restano tue.
learn-build-5 = Con una gru ogni altra carta costa 2 in meno, comprese le parti del palazzo.

learn-palace = Il palazzo
learn-palace-1 = Una parte del palazzo costa quanto indica la [carta costo palazzo](palace-price) in cima. La prima indica { $first }.
learn-palace-2 = Per ogni parte costruita, da chiunque, un [segnalino](cube) va su questa carta. Quando i segnalini sono tanti quanti i giocatori, la carta viene tolta subito. Le successive sono più care: { $prices }.
learn-palace-3 = Nel gioco base puoi costruire una parte su qualsiasi lotto che non ne ha già una.
learn-palace-4 = Ognuna delle sei parti si costruisce una volta. Insieme formano un solo disegno.

learn-discard = Scarto
learn-discard-1 = Conserva 1 carta in [mano](hand). Con il municipio I puoi conservarne 1 in più, con il municipio II 2 in più.
learn-discard-2 = Tutte le altre vanno in fondo al tuo mazzo, nell'ordine che vuoi. Quella che metti per prima si pesca per prima.
learn-discard-3 = Così decidi che cosa arriverà quando avrai percorso il mazzo, e la pagina lo ricorda per te: è il [fondo noto](known-tail) del tuo mazzo.
learn-discard-4 = Le materie prime non vendute si perdono. Con un magazzino ne restano fino a 3.
learn-discard-5 = Puoi conservare meno carte di quelle permesse, ma almeno una, se ne hai.

learn-market = Aggiornamento dei prezzi
learn-market-1 = Quando tutti hanno giocato, ogni indicatore sale di uno spazio per ogni [spazio di richiesta](demand-space) ancora vuoto della sua materia prima, fino in cima alla [scala](price-track).
learn-market-2 = Poi tutte le materie prime si tolgono dalle carte richiesta.
learn-market-3 = Se il prezzo di una materia prima è 0 e tutti i suoi spazi erano coperti, resta a 0. Nel round successivo nessuno può vendere lì quella materia prima; per le altre di quel birrificio non cambia nulla. Poi il prezzo risale.

learn-end = La fine
learn-end-1 = Se alla fine di un round qualcuno ha tutte e sei le parti del palazzo, la partita è finita. Tutti hanno avuto lo stesso numero di turni.
learn-end-2 = Tra i giocatori con sei parti vince chi ha più monete. A parità di monete la vittoria è condivisa.
learn-end-3 = Gli altri seguono in classifica per parti del palazzo, poi per monete.
learn-end-4 = Se nessuno può più completare un palazzo, o dopo il round 100, la partita finisce senza vincitore.

learn-expert = Il gioco avanzato
learn-expert-1 = Il [gioco avanzato](expert-game) ha due carte in più: la guida turistica, che paga 2 monete per ogni parte del tuo palazzo, e lo straccivendolo.
learn-expert-2 = Con uno straccivendolo puoi eliminare dal gioco fino a 2 carte della mano, prima di mettere le altre in fondo al mazzo. Un mazzo più piccolo si percorre prima.
learn-expert-3 = All'inizio peschi 10 carte. Ne conservi 1 e metti le altre 9 in fondo al mazzo, nell'ordine che vuoi.
learn-expert-4 = Ogni parte del palazzo ha il suo lotto: I, II e III sui lotti 1, 2 e 3, e IV, V e VI sui lotti 4, 5 e 6. Puoi costruirle in qualsiasi ordine.
learn-expert-5 = Tutte le altre carte possono stare su qualsiasi lotto senza una parte del palazzo.

learn-cards = Tutte le carte
learn-cards-1 = I costi sono quelli dell'edizione «{ $edition }». Quelli stampati non sono mai stati pubblicati, perciò sono stimati con cura. Scegli una carta per saperne di più.
learn-cards-2 = La guida turistica e lo straccivendolo non fanno parte del [gioco base](base-game).

learn-symbols = Simboli
learn-symbols-1 = A ogni colore corrisponde anche una forma o una lettera.

learn-glossary = Glossario
learn-glossary-1 = Una parola per ogni cosa, la stessa ovunque.

## Simboli

learn-sign-coin = monete
learn-sign-keep = carte che puoi conservare in mano
learn-sign-draw = carte che puoi pescare
learn-sign-any = materie prime di un solo tipo, a scelta
learn-sign-store = immagazzinate per i round successivi
learn-sign-into = diventa
learn-sign-marker = il segnalino ordine turno sulla scala dei profitti
learn-sign-card = ogni altra carta
learn-sign-trash = una carta esce dal gioco
learn-sign-hand = carte in mano e nel mazzo
learn-sign-palace = parti del palazzo
learn-sign-good = { $good }, lettera { $letter }
learn-sign-cube = una parte costruita a questo costo
learn-sign-no-cube = posto per un segnalino; quando ci sono tutti, il costo sale
learn-sign-order = segnalino ordine turno, ognuno con la sua forma
learn-sign-ghost = tratteggiato: dove andrebbe
learn-sign-full = spazio di richiesta coperto
learn-sign-empty = spazio di richiesta vuoto
learn-sign-back = una carta che non puoi vedere
learn-sign-cost = costo di una carta; barrato se non puoi permettertela
learn-sign-cost-before = costo prima dello sconto della gru
learn-sign-rising = il costo del palazzo sta per salire

## Glossario

learn-term-round = round
    .text = Tutte e sei le fasi una volta.
learn-term-phase = fase
    .text = Uno dei sei passi di un round: pescare, raccolta, vendita, costruzione, scarto, aggiornamento dei prezzi.
learn-term-turn = turno
    .text = Quello che un giocatore fa nelle fasi da 3 a 5, senza interruzione.
learn-term-order = ordine di turno
    .text = Chi gioca per primo, per secondo e così via in un round. Dipende dal profitto del round precedente.
learn-term-base-game = gioco base
    .text = Il gioco per cominciare: mazzi di 26 carte, 3 carte in mano all'inizio.
learn-term-expert-game = gioco avanzato
    .text = La variante con mazzi di 28 carte, un'apertura da ordinare e un lotto fisso per ogni parte del palazzo.
learn-term-estate = tenuta
    .text = I tuoi sei lotti con tutto quello che c'è sopra.
learn-term-plot = lotto
    .text = Uno dei sei posti per una carta, da 1 a 3 sopra e da 4 a 6 sotto.
learn-term-field = campo
    .text = Una carta o un lotto stampato che dà materie prime in ogni round.
learn-term-printed-field = campo stampato
    .text = Un campo della plancia stessa. Dà una materia prima. Una volta coperto, è perso.
learn-term-building = edificio
    .text = Una carta che non è né un campo né una parte del palazzo.
learn-term-in-play = in gioco
    .text = Visibile su un lotto, e perciò attivo.
learn-term-covered = coperto
    .text = Fuori dal gioco sotto un'altra carta. Tutti possono sapere quali carte sono.
learn-term-palace-part = parte del palazzo
    .text = Una delle sei carte che formano un palazzo. Non si può coprire.
learn-term-palace-price = costo del palazzo
    .text = Quanto costa la prossima parte, uguale per tutti.
learn-term-cube = segnalino costo palazzo
    .text = Ne va uno sulla carta costo palazzo per ogni parte costruita. Quando sono tanti quanti i giocatori, il costo sale.
learn-term-hand = mano
    .text = Le carte che tieni. Gli altri vedono solo quante sono.
learn-term-deck = mazzo
    .text = Le tue carte coperte. Gli altri vedono solo quante sono.
learn-term-known-tail = fondo noto del mazzo
    .text = Le carte in fondo al tuo mazzo che hai messo tu, nel loro ordine. Le conosci finché non le peschi.
learn-term-trashed = eliminato
    .text = Tolto dal gioco con lo straccivendolo. Tutti possono sapere quali carte sono.
learn-term-good = materie prime
    .text = Luppolo, orzo e acqua: quello che danno i campi e comprano i birrifici.
learn-term-hops = luppolo
    .text = La materia prima verde, un cono, lettera L.
learn-term-barley = orzo
    .text = La materia prima gialla, una spiga, lettera O.
learn-term-water = acqua
    .text = La materia prima blu, una goccia, lettera A.
learn-term-coin = moneta
    .text = Il denaro: pezzi d'argento da uno e gialli da cinque. Conta solo la somma.
learn-term-brewery = birrificio
    .text = Dove vendi. Ne sono aperti tanti quanti sono i giocatori.
learn-term-demand-card = carta richiesta
    .text = Mostra quanti spazi ha un birrificio per ogni materia prima, per tutta la partita.
learn-term-demand-space = spazio di richiesta
    .text = Accoglie una materia prima fino alla fine del round. Gli spazi rimasti vuoti fanno salire il prezzo.
learn-term-surplus = eccedenza
    .text = Materie prime vendute oltre gli spazi liberi. Vengono pagate, ma ognuna abbassa il prezzo di uno spazio.
learn-term-price = prezzo
    .text = Quanto rende una materia prima, in monete; lo mostra l'indicatore.
learn-term-price-track = scala dei prezzi
    .text = La colonna su cui un indicatore sale e scende. Due spazi possono mostrare lo stesso prezzo.
learn-term-marker = indicatore del prezzo
    .text = Mostra quanto paga ora un birrificio per una materia prima.
learn-term-income = profitto
    .text = Tutte le monete che prendi nella fase 3: vendita, ufficio commerciale, banche, guida turistica.
learn-term-income-track = scala dei profitti
    .text = Due file di spazi da 0 a 25. Una mostra l'ordine di questo round, sull'altra nasce quello del prossimo.
learn-term-order-marker = segnalino ordine turno
    .text = Il tuo pezzo sulla scala dei profitti, con il tuo colore e la tua forma.
learn-term-stack = pila
    .text = Segnalini ordine turno su uno stesso spazio. Chi arriva dopo sta in cima e gioca prima.

## Introduzione

learn-tutorial = Introduzione
learn-tutorial-lead = Otto brevi capitoli. In ognuno giochi a un vero tavolo, e una guida ti accompagna passo per passo.
learn-chapter-done = giocato
learn-chapter-estate = Lo scopo e la tua tenuta
    .text = Un primo turno: vendere, costruire, mettere via le carte.
learn-chapter-sale = Vendita e prezzi
    .text = Quanto pagano i birrifici, e che cosa fa una vendita ai loro prezzi.
learn-chapter-order = Profitto e ordine
    .text = Perché chi incassa meno gioca prima.
learn-chapter-build = Costruire e coprire
    .text = Quanto vale un lotto, e a che cosa rinunci per averlo.
learn-chapter-deck = Il tuo mazzo
    .text = Che cosa resta in mano, e quando rivedrai le altre carte.
learn-chapter-palace = Il palazzo
    .text = Sei parti e un costo che sale.
learn-chapter-cards = Carte speciali
    .text = Laboratorio, mercato, ufficio commerciale, gru e magazzino in un round.
learn-chapter-expert = Il gioco avanzato
    .text = Ordina la tua apertura ed elimina carte per sempre.

learn-lesson-coach = Guida
learn-lesson-progress = Avanzamento del capitolo
learn-lesson-go-on = Avanti
learn-lesson-show = Mostrami
learn-lesson-restart = Ricomincia
learn-lesson-leave = Capitoli
learn-lesson-next = Avanti: { $chapter }
learn-lesson-play = Gioca una partita
learn-lesson-waiting = Il fattore sta pensando.
learn-lesson-astray = È stato annullato. In questa lezione segui prima la guida.
learn-lesson-unknown = Questo capitolo non esiste.

learn-lesson-estate-1 = Questa è la tua tenuta, con sei [lotti](plot). Alla fine qui sorgerà un palazzo di sei parti. La partita finisce quando qualcuno completa il palazzo; se sono più d'uno, vince il più ricco fra loro.
learn-lesson-estate-2 = Sui lotti in basso sono stampati tre [campi](printed-field). Hanno dato 1 luppolo, 1 orzo e 1 acqua, come in ogni round.
learn-lesson-estate-3 = Queste sono le tue carte: campi, edifici, parti del palazzo. La moneta nell'angolo è il costo. Hai 2 monete: prima te ne servono altre.
learn-lesson-estate-4 = Vendi le tue materie prime: scegli Moosbichl. Paga 1 moneta per ognuna.
    .hint = Scegli Moosbichl e lascia nella vendita tutte e tre le materie prime.
learn-lesson-estate-5 = Così hai 5 monete. Costruisci il campo di luppolo 1 sul lotto 1: scegli la carta e poi il lotto, o trascinala lì.
    .hint = Costruisci il campo di luppolo 1 sul lotto 1.
learn-lesson-estate-6 = Una carta può restare in mano. Scegli le quattro che ti servono meno. Vanno in fondo al tuo [mazzo](deck).
    .hint = Scegli quattro carte della tua mano.
learn-lesson-estate-7 = Il tuo turno è pronto. Non è ancora successo nulla, e puoi annullare tutto. Conferma il turno.
learn-lesson-estate-end = Era il tuo primo turno. Dal prossimo round il nuovo campo dà 1 luppolo in più.

learn-lesson-sale-1 = Ogni birrificio ha tre prezzi, uno per materia prima. Moosbichl paga 1 per il luppolo, 2 per l'orzo e 3 per l'acqua. Rabenried paga 2 per tutto.
learn-lesson-sale-2 = I fori sotto i prezzi sono [spazi di richiesta](demand-space). Rabenried prende 2 di ogni materia prima per round, e il fattore ne ha già coperto uno di ciascuna.
learn-lesson-sale-3 = Hai 3 luppoli, 1 orzo e 1 acqua. Scegli Rabenried.
    .hint = Scegli Rabenried e lascia tutto nella vendita.
learn-lesson-sale-4 = Incasseresti 10, perché tutto è pagato al prezzo attuale. Ma solo un luppolo trova uno spazio libero. Gli altri due sono [eccedenza](surplus) e spingono l'indicatore giù di due spazi, fino alla sagoma tratteggiata.
learn-lesson-sale-5 = Prova in un altro modo: togli due luppoli dalla vendita.
    .hint = Vendi 1 luppolo, e l'orzo e l'acqua come prima.
learn-lesson-sale-6 = Ora il prezzo resta. Ma incassi 4 in meno, e quello che non vendi si perde. Rimetti i due luppoli nella vendita.
    .hint = Vendi di nuovo tutti e 3 i luppoli.
learn-lesson-sale-7 = Il resto del turno è già preparato per te: due carte da costruire. Conferma il turno.
learn-lesson-sale-8 = Il round è finito, e ogni prezzo sale di uno spazio per ogni spazio di richiesta vuoto. A Moosbichl nessuno ha venduto, quindi i prezzi sono saliti. A Rabenried tutti gli spazi erano coperti, quindi non sale nulla.
learn-lesson-sale-end = Vendi dove ci sono spazi liberi. E se l'eccedenza rende abbastanza, vendi anche quella.

learn-lesson-order-1 = Due [scale dei profitti](income-track) mostrano chi gioca quando. In questo round i due segnalini stanno sullo spazio 3. Quello del fattore è in cima, perciò ha giocato per primo.
learn-lesson-order-2 = Il fattore ha incassato 4, e il suo segnalino ora sta sullo spazio 4 dell'altra scala. Lì nasce l'ordine del prossimo round.
learn-lesson-order-3 = Scegli Rabenried. Lì tutte le tue materie prime insieme rendono 6 monete.
    .hint = Scegli Rabenried e lascia tutto nella vendita.
learn-lesson-order-4 = Il tuo segnalino andrebbe sullo spazio 6. Chi incassa meno gioca prima, quindi di nuovo il fattore.
learn-lesson-order-5 = Togli i due luppoli dalla vendita. Così incassi 4, quanto il fattore.
    .hint = Non vendere luppolo, solo l'orzo e l'acqua.
learn-lesson-order-6 = Su uno stesso spazio, chi arriva dopo sta in cima e gioca prima. Ti costa due luppoli. Se ne vale la pena, lo decidi a ogni round.
learn-lesson-order-7 = Il resto del turno è già preparato per te. Conferma il turno.
learn-lesson-order-8 = Un nuovo round, e cominci tu: hai la prima scelta tra prezzi e spazi di richiesta.
learn-lesson-order-end = Incassare molto o giocare per primi: di rado riescono entrambe le cose. Un magistrato aiuta, perché il tuo segnalino va 3 spazi più in basso.

learn-lesson-build-1 = Le tue materie prime sono già vendute, e hai 10 monete. In un turno puoi costruire fino a 2 carte.
learn-lesson-build-2 = Costruisci il campo d'orzo 1 sul lotto 2, che è vuoto.
    .hint = Costruisci il campo d'orzo 1 sul lotto 2.
learn-lesson-build-3 = Dal prossimo round darà 1 orzo ogni volta. Ti restano 7 monete, abbastanza per un'altra carta.
learn-lesson-build-4 = Costruisci il campo di luppolo 2 sul lotto 4, sopra il campo stampato.
    .hint = Costruisci il campo di luppolo 2 sul lotto 4.
learn-lesson-build-5 = Quello che viene [coperto](covered) esce dal gioco. Rinunci a 1 luppolo per round e ne ottieni 2, e i lotti vuoti restano liberi. Solo le parti del palazzo non si possono coprire.
learn-lesson-build-6 = Hai costruito due carte: di più non si può. Conferma il turno.
learn-lesson-build-7 = Ecco la nuova raccolta: 2 luppoli, 2 orzi e 1 acqua.
learn-lesson-build-end = Prima o poi copri tutto. I lotti sono sei, e il palazzo li vuole tutti.

learn-lesson-deck-1 = Hai venduto e costruito la gru. Restano 5 carte, e puoi conservarne 1. Le altre vanno in fondo al mazzo.
learn-lesson-deck-2 = La prima carta che metti è la prima che ripescherai. Comincia dal mercato.
    .hint = Scegli il mercato.
learn-lesson-deck-3 = Poi la banca II, e dopo il palazzo III. Quando torneranno, potrai permetterteli.
    .hint = Prima la banca II, poi il palazzo III.
learn-lesson-deck-4 = Per ultimo il laboratorio. Il campo di luppolo 2 resta in mano: con la gru puoi costruirlo nel prossimo round.
    .hint = Scegli il laboratorio.
learn-lesson-deck-5 = Questo è il [fondo noto](known-tail) del tuo mazzo: le carte che hai messo, nel tuo ordine. Gli altri vedono solo quante sono.
learn-lesson-deck-6 = Conferma il turno.
learn-lesson-deck-7 = Hai pescato 3 carte nuove. Nessun mazzo viene più mescolato. Finite le carte sopra, arrivano le tue, nel tuo ordine.
learn-lesson-deck-end = Prepara il mazzo come la tenuta: prima le carte a buon mercato, più tardi le parti del palazzo.

learn-lesson-palace-1 = Una [parte del palazzo](palace-part) costa quanto indica questa carta: 8 monete. Il fattore ne ha costruita una, perciò c'è sopra un [segnalino](cube).
learn-lesson-palace-2 = Le tue materie prime sono vendute. Hai 23 monete e due parti del palazzo in mano. La freccia indica che il costo sta per salire.
learn-lesson-palace-3 = Costruisci il palazzo II sul lotto 2.
    .hint = Costruisci il palazzo II sul lotto 2.
learn-lesson-palace-4 = Ora i segnalini sono tanti quanti i giocatori. La carta viene tolta subito, e la prossima parte costa 10.
learn-lesson-palace-5 = Puoi permetterti anche questa. Costruisci il palazzo V sul lotto 5, sopra il campo d'orzo.
    .hint = Costruisci il palazzo V sul lotto 5.
learn-lesson-palace-6 = Una parte del palazzo resta per sempre. Il campo d'orzo non c'è più: il palazzo divora quello che lo paga.
learn-lesson-palace-7 = Conferma il turno.
learn-lesson-palace-end = Se costruisci le parti troppo presto, ti manca il profitto. Se le costruisci troppo tardi, sono diventate care.

learn-lesson-cards-1 = Nella tua tenuta ci sono il laboratorio, il mercato e l'ufficio commerciale, oltre al campo di luppolo 2. Tutti ti aiutano in questo round.
learn-lesson-cards-2 = Con il laboratorio puoi pescare una carta in più prima della raccolta. Pescala.
    .hint = Pesca un'altra carta.
learn-lesson-cards-3 = È il magazzino. Inoltre hai raccolto 2 luppoli, 1 orzo e 1 acqua. Scegli Rabenried, che paga 3 per il luppolo e per l'acqua. L'orzo lì è a 0, e non lo prende.
    .hint = Scegli Rabenried.
learn-lesson-cards-4 = Prima della vendita il mercato trasforma fino a 3 materie prime di un tipo in un altro. Trasforma l'acqua in luppolo.
    .hint = Trasforma al mercato 1 acqua in luppolo, vendi tutti e 3 i luppoli e usa l'ufficio commerciale per il luppolo.
learn-lesson-cards-5 = L'ufficio commerciale paga 1 in più per ogni materia prima di un tipo. Qui sono 3 monete: incasseresti 12. Resta solo l'orzo.
learn-lesson-cards-6 = Costruisci la gru sul lotto 1, sopra il laboratorio. Vale subito.
    .hint = Costruisci la gru sul lotto 1.
learn-lesson-cards-7 = Ora tutte le altre carte costano 2 in meno. Costruisci il magazzino per 2 sul lotto 6.
    .hint = Costruisci il magazzino sul lotto 6.
learn-lesson-cards-8 = Anche il magazzino vale subito: l'orzo non si perde. Conferma il turno.
learn-lesson-cards-9 = Quello che era in magazzino ora sta accanto alla nuova raccolta.
learn-lesson-cards-end = Un edificio vale quello che rende nei round che restano. Prima lo costruisci, meglio è.

learn-lesson-expert-1 = Nel [gioco avanzato](expert-game) cominci con dieci carte. Una resta in mano. Le altre nove vanno in fondo al mazzo, nell'ordine che vuoi.
learn-lesson-expert-2 = Conserva lo straccivendolo.
    .hint = Scegli lo straccivendolo.
learn-lesson-expert-3 = Metti le altre in fondo al mazzo, cominciando da quella che vuoi rivedere per prima. Con un pulsante puoi anche mettere il resto in ordine qualsiasi.
    .hint = Scegli le carte nell'ordine che vuoi.
learn-lesson-expert-4 = Puoi ancora cambiare l'ordine. Poi conferma la tua apertura.
learn-lesson-expert-5 = Qui ogni parte del palazzo ha il suo lotto: I, II e III sopra, IV, V e VI sotto. E la guida turistica paga 2 monete per ogni parte che hai costruito.
learn-lesson-expert-6 = Le tue materie prime sono vendute. Costruisci lo straccivendolo su un lotto qualsiasi. Vale subito.
    .hint = Scegli lo straccivendolo e poi un lotto.
learn-lesson-expert-7 = Lo straccivendolo elimina carte per sempre, così percorri prima il mazzo. Elimina il magistrato e nient'altro.
    .hint = Elimina solo il magistrato.
learn-lesson-expert-8 = Il campo di luppolo 1 va in fondo al mazzo, il municipio resta. Conferma il turno.
learn-lesson-expert-end = Era l'ultimo capitolo. Non eliminare mai una parte del palazzo: senza di essa non puoi completare il tuo palazzo. E ora gioca.

learn-example-1 = Ada
learn-example-2 = Bo
learn-example-3 = Cleo
