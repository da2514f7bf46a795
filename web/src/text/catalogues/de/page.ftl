### Was nur die Seite sagt, auf Deutsch. Namen von Karten, Rohstoffen und Brauereien stehen im gemeinsamen Katalog.

## Karten und Bauplätze

page-cost = Kostet { $cost }.
page-cost-instead = Kostet { $cost } statt { $printed }.
page-cost-rising = Der nächste Teil wird teurer.
page-too-dear = Das kannst du dir noch nicht leisten.
page-plot = Bauplatz { $plot }: { $content }
page-plot-would = Bauplatz { $plot }: { $card } würde { $covered } überbauen
page-plot-would-empty = Bauplatz { $plot }: { $card } käme hierher
page-estate = Gut von { $player }
page-hand = Hand

## Brauereien

page-price = { $good }: Preis { $price }
page-price-would = { $good }: Preis { $price }, danach { $after }
page-demand = { $filled } von { $spaces } Bedarfsfeldern belegt
page-demand-would = { $filled } von { $spaces } Bedarfsfeldern belegt, { $planned } weitere durch deinen Verkauf
page-earn = du würdest einnehmen
page-earn-spoken =
    { $coins ->
        [one] Du würdest { $coins } Münze einnehmen.
       *[other] Du würdest { $coins } Münzen einnehmen.
    }

## Palastpreis, Einnahmenleisten, Spieler

page-cubes = { $cubes } von { $seats } Würfeln
page-track-now = Reihenfolge dieser Runde
page-track-next = Einnahmen, Reihenfolge der nächsten Runde
page-track-space = Feld { $space }: { $players }
page-coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
page-space = Reihenfolgemarker auf Feld { $space }
page-cards-in-hand =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
page-cards-in-deck =
    { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
page-parts =
    { $count ->
        [one] { $count } Palastteil
       *[other] { $count } Palastteile
    }
page-to-move = am Zug
page-you = du
page-away = ein Bot spielt
page-resigned = aufgegeben
page-time-left = noch { $time } auf der Uhr

## Farben und Startseite

page-theme = Farben
page-theme-light = Tag
page-theme-dark = Nacht
page-language = Sprache
page-credit = Ein Spiel von Friedemann Friese, für diese Ausgabe neu gezeichnet.
page-unloaded = Diese Seite ließ sich nicht laden: Der Server antwortet nicht.
page-load-again = Neu laden
