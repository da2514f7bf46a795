### Quello che dice solo la pagina, in italiano. I nomi di carte, materie prime e birrifici sono nel catalogo comune.

## Carte e lotti

page-cost = Costa { $cost }.
page-cost-instead = Costa { $cost } invece di { $printed }.
page-cost-rising = La prossima parte costerà di più.
page-too-dear = Non puoi ancora permettertela.
page-plot = Lotto { $plot }: { $content }
page-plot-would = Lotto { $plot }: { $card } coprirebbe { $covered }
page-plot-would-empty = Lotto { $plot }: { $card } andrebbe qui
page-estate = Tenuta di { $player }
page-hand = Mano

## Birrifici

page-price = { $good }: prezzo { $price }
page-price-would = { $good }: prezzo { $price }, poi { $after }
page-demand = { $filled } spazi di richiesta coperti su { $spaces }
page-demand-would = { $filled } spazi di richiesta coperti su { $spaces }, altri { $planned } con la tua vendita
page-earn = incasseresti
page-earn-spoken =
    { $coins ->
        [one] Incasseresti { $coins } moneta.
       *[other] Incasseresti { $coins } monete.
    }

## Costo del palazzo, scale dei profitti, giocatori

page-cubes = { $cubes } segnalini su { $seats }
page-track-now = Ordine di questo round
page-track-next = Profitto, ordine del prossimo round
page-track-space = Spazio { $space }: { $players }
page-coins =
    { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    }
page-space = segnalino ordine turno sullo spazio { $space }
page-cards-in-hand =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
page-cards-in-deck =
    { $count ->
        [one] { $count } carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
page-parts =
    { $count ->
        [one] { $count } parte del palazzo
       *[other] { $count } parti del palazzo
    }
page-to-move = di turno
page-you = tu
page-away = gioca un bot
page-resigned = ha abbandonato
page-time-left = { $time } rimasti sull'orologio

## Colori e pagina iniziale

page-theme = Colori
page-theme-light = Giorno
page-theme-dark = Notte
page-language = Lingua
page-credit = Un gioco di Friedemann Friese, ridisegnato per questa edizione.
page-unloaded = Impossibile caricare questa pagina: il server non risponde.
page-load-again = Ricarica
