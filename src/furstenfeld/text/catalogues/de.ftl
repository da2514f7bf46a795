### Fürstenfeld auf Deutsch.
###
### Jedes $card und $covered ist das `.object` einer Karte: der Akkusativ, mit Artikel, wo einer nötig ist.
### Jedes $good ist das `.object` eines Rohstoffs, $name und $target sind sein bloßer Name.

language-name = Deutsch

## Aufzählungen

list-comma = { $first }, { $next }
list-last = { $first } und { $last }

## Rohstoffe

good-hops = Hopfen
    .object = Hopfen
    .sell-none = Verkaufe keinen Hopfen
    .letter = H
    .amount =
        { $count ->
            [0] keinen Hopfen
           *[other] { $count } Hopfen
        }
good-barley = Gerste
    .object = Gerste
    .sell-none = Verkaufe keine Gerste
    .letter = G
    .amount =
        { $count ->
            [0] keine Gerste
           *[other] { $count } Gerste
        }
good-water = Wasser
    .object = Wasser
    .sell-none = Verkaufe kein Wasser
    .letter = W
    .amount =
        { $count ->
            [0] kein Wasser
           *[other] { $count } Wasser
        }
goods-none = nichts

## Spieler

seat-number = Platz { $seat }

## Brauereien

brewery-1 = Moosbichl
brewery-2 = Rabenried
brewery-3 = Haslreut
brewery-4 = Kaltenmühl
brewery-5 = Wendelkrug

## Was ohne Karte auf einem Bauplatz liegt

plot-printed-hops = aufgedrucktes Hopfenfeld
    .object = das aufgedruckte Hopfenfeld
plot-printed-barley = aufgedrucktes Gerstenfeld
    .object = das aufgedruckte Gerstenfeld
plot-printed-water = aufgedrucktes Wasserfeld
    .object = das aufgedruckte Wasserfeld
plot-empty = leer

## Karten

card-hops-1 = Hopfenfeld 1
    .object = Hopfenfeld 1
    .text = Ernte jede Runde 1 Hopfen.
card-hops-2 = Hopfenfeld 2
    .object = Hopfenfeld 2
    .text = Ernte jede Runde 2 Hopfen.
card-hops-3 = Hopfenfeld 3
    .object = Hopfenfeld 3
    .text = Ernte jede Runde 3 Hopfen.
card-barley-1 = Gerstenfeld 1
    .object = Gerstenfeld 1
    .text = Ernte jede Runde 1 Gerste.
card-barley-2 = Gerstenfeld 2
    .object = Gerstenfeld 2
    .text = Ernte jede Runde 2 Gerste.
card-barley-3 = Gerstenfeld 3
    .object = Gerstenfeld 3
    .text = Ernte jede Runde 3 Gerste.
card-water-1 = Wasserfeld 1
    .object = Wasserfeld 1
    .text = Ernte jede Runde 1 Wasser.
card-water-2 = Wasserfeld 2
    .object = Wasserfeld 2
    .text = Ernte jede Runde 2 Wasser.
card-water-3 = Wasserfeld 3
    .object = Wasserfeld 3
    .text = Ernte jede Runde 3 Wasser.
card-bank-1 = Bank I
    .object = Bank I
    .text = Bringt jede Runde 3 Münzen, auch wenn du nichts verkaufst.
card-bank-2 = Bank II
    .object = Bank II
    .text = Bringt jede Runde 5 Münzen, auch wenn du nichts verkaufst.
card-town-hall-1 = Rathaus I
    .object = Rathaus I
    .text = Du darfst 1 Karte mehr auf der Hand behalten.
card-town-hall-2 = Rathaus II
    .object = Rathaus II
    .text = Du darfst 2 Karten mehr auf der Hand behalten.
card-laboratory-1 = Labor I
    .object = Labor I
    .text = Du darfst jede Runde 1 Karte mehr ziehen.
card-laboratory-2 = Labor II
    .object = Labor II
    .text = Du darfst jede Runde 2 Karten mehr ziehen.
card-office = Kontor
    .object = das Kontor
    .text = 1 Münze extra für jeden verkauften Rohstoff einer Sorte.
card-warehouse = Lagerhaus
    .object = das Lagerhaus
    .text = Lagere bis zu 3 nicht verkaufte Rohstoffe für spätere Runden.
card-market = Markt
    .object = den Markt
    .text = Tausche vor dem Verkauf bis zu 3 Rohstoffe einer Sorte gegen eine andere Sorte.
card-magistrate = Magistrat
    .object = den Magistrat
    .text = Dein Reihenfolgemarker kommt 3 Felder tiefer.
card-crane = Baukran
    .object = den Baukran
    .text = Alle anderen Karten kosten dich 2 Münzen weniger.
card-palace-1 = Palast I
    .object = Palast I
    .text = Teil 1 von 6 deines Palasts. Kann nie überbaut werden.
card-palace-2 = Palast II
    .object = Palast II
    .text = Teil 2 von 6 deines Palasts. Kann nie überbaut werden.
card-palace-3 = Palast III
    .object = Palast III
    .text = Teil 3 von 6 deines Palasts. Kann nie überbaut werden.
card-palace-4 = Palast IV
    .object = Palast IV
    .text = Teil 4 von 6 deines Palasts. Kann nie überbaut werden.
card-palace-5 = Palast V
    .object = Palast V
    .text = Teil 5 von 6 deines Palasts. Kann nie überbaut werden.
card-palace-6 = Palast VI
    .object = Palast VI
    .text = Teil 6 von 6 deines Palasts. Kann nie überbaut werden.
card-tour-guide = Reiseführer
    .object = den Reiseführer
    .text = Bringt jede Runde 2 Münzen je Palastteil.
card-scavenger = Lumpensammler
    .object = den Lumpensammler
    .text = Entferne bis zu 2 Handkarten aus dem Spiel.

## Ereignisse

event-round = Runde { $round } beginnt. Reihenfolge: { $order }.
event-drew = { $player } zieht { $cards }.
event-drew-unseen =
    { $count ->
        [0] { $player } zieht nichts: Der Stapel ist leer.
        [one] { $player } zieht { $count } Karte.
       *[other] { $player } zieht { $count } Karten.
    }
event-kept-opening = { $player } behält { $card }.
event-kept-opening-unseen = { $player } behält eine Karte.
event-put-under = { $player } legt { $cards } unter den Stapel.
event-put-under-unseen =
    { $count ->
        [one] { $player } legt { $count } Karte unter den Stapel.
       *[other] { $player } legt { $count } Karten unter den Stapel.
    }
event-harvested = { $player } erntet { $goods }.
event-turn = { $player } ist am Zug.
event-traded = { $player } tauscht { $goods } gegen { $target }.
event-sold =
    { $coins ->
        [one] { $player } verkauft { $goods } an { $brewery } für { $coins } Münze.
       *[other] { $player } verkauft { $goods } an { $brewery } für { $coins } Münzen.
    }
event-sold-prices =
    { $count ->
        [one] { $sale } Der Preis fällt: { $changes }.
       *[other] { $sale } Die Preise fallen: { $changes }.
    }
event-price-change = { $name } von { $before } auf { $after }
event-earned = { $player } nimmt { $income } Münzen ein: { $parts }. Der Reihenfolgemarker kommt auf Feld { $space }.
event-earned-one = { $player } nimmt { $part } ein. Der Reihenfolgemarker kommt auf Feld { $space }.
event-earned-nothing = { $player } nimmt nichts ein. Der Reihenfolgemarker kommt auf Feld { $space }.
# `.only` steht, wenn die Einnahmen keinen anderen Teil haben.
event-earned-sale = { $coins } aus dem Verkauf
    .only =
        { $coins ->
            [one] { $coins } Münze aus dem Verkauf
           *[other] { $coins } Münzen aus dem Verkauf
        }
event-earned-office = { $coins } vom Kontor für { $good }
    .only =
        { $coins ->
            [one] { $coins } Münze vom Kontor für { $good }
           *[other] { $coins } Münzen vom Kontor für { $good }
        }
event-earned-banks = { $coins } von der Bank
    .only =
        { $coins ->
            [one] { $coins } Münze von der Bank
           *[other] { $coins } Münzen von der Bank
        }
event-earned-guide = { $coins } vom Reiseführer
    .only =
        { $coins ->
            [one] { $coins } Münze vom Reiseführer
           *[other] { $coins } Münzen vom Reiseführer
        }
event-built =
    { $cost ->
        [0] { $player } baut { $card } kostenlos auf Bauplatz { $plot }.
        [one] { $player } baut { $card } für { $cost } Münze auf Bauplatz { $plot }.
       *[other] { $player } baut { $card } für { $cost } Münzen auf Bauplatz { $plot }.
    }
event-built-over =
    { $cost ->
        [0] { $player } baut { $card } kostenlos auf Bauplatz { $plot } und überbaut { $covered }.
        [one] { $player } baut { $card } für { $cost } Münze auf Bauplatz { $plot } und überbaut { $covered }.
       *[other] { $player } baut { $card } für { $cost } Münzen auf Bauplatz { $plot } und überbaut { $covered }.
    }
event-palace-price =
    { $price ->
        [one] Der nächste Palastteil kostet { $price } Münze.
       *[other] Der nächste Palastteil kostet { $price } Münzen.
    }
event-trashed = { $player } entfernt { $card } aus dem Spiel.
event-stored = { $player } lagert { $goods } ein.
event-lost = { $player } verliert { $goods }.
event-prices-rose =
    { $count ->
        [one] Bei { $brewery } steigt der Preis: { $changes }.
       *[other] Bei { $brewery } steigen die Preise: { $changes }.
    }
event-markers-rose = Bei { $brewery } rücken Preismarker nach oben, aber noch ändert sich kein Preis.

## Das Ende

ending-palace = Ein Palast ist vollendet, die Partie ist zu Ende.
ending-stalemate = Niemand kann mehr einen Palast vollenden, die Partie ist zu Ende.
ending-rounds = Die letzte Runde ist vorbei, und kein Palast ist vollendet.
winners-none = Niemand gewinnt.
winners-one = { $player } gewinnt.
winners-shared = { $players } teilen sich den Sieg.

## Aktionen zur Auswahl

action-keep = Behalte { $card }
action-under = Lege { $card } unter den Stapel
action-draw = Ziehe noch eine Karte
action-enough = Ziehe keine Karte mehr
action-brewery = Verkaufe an { $brewery }
action-brewery-none = Verkaufe nichts
action-trade = Tausche { $goods } gegen { $target }
action-trade-none = Tausche nichts
action-sell = Verkaufe { $goods }
action-office = Nutze das Kontor für { $good }
action-office-none = Nutze das Kontor nicht
action-build = Baue { $card } auf Bauplatz { $plot }
action-build-cost =
    { $cost ->
        [0] Baue { $card } kostenlos auf Bauplatz { $plot }
        [one] Baue { $card } für { $cost } Münze auf Bauplatz { $plot }
       *[other] Baue { $card } für { $cost } Münzen auf Bauplatz { $plot }
    }
action-over = { $build } und überbaue { $covered }
action-built = Baue nichts mehr
action-trash = Entferne { $card } aus dem Spiel
action-trashed = Entferne keine Karte mehr
action-kept = Behalte die übrigen Handkarten
action-drop = Gib { $goods } ab

## Fragen

question-opening-keep = Wähle die eine Karte, die du behältst.
question-opening-under = Wähle die nächste Karte, die unter deinen Stapel kommt. In dieser Reihenfolge ziehst du sie wieder.
question-drawing =
    { $left ->
        [one] Noch eine Karte ziehen? Es ist die letzte, die dein Labor erlaubt.
       *[other] Noch eine Karte ziehen? Dein Labor erlaubt noch { $left }.
    }
question-choosing = Wähle eine Brauerei, an die du verkaufst.
question-trading = Wähle, was du auf dem Markt tauschst.
question-selling = Wähle, wie viel { $name } du an { $brewery } verkaufst.
question-bonus = Wähle den Rohstoff, für den dein Kontor zahlt.
question-building =
    { $left ->
        [one] Wähle eine Karte und ihren Bauplatz. Du darfst noch eine bauen.
       *[other] Wähle eine Karte und ihren Bauplatz. Du darfst noch { $left } bauen.
    }
question-trashing =
    { $left ->
        [one] Wähle eine Karte, die du aus dem Spiel entfernst. Du darfst noch eine entfernen.
       *[other] Wähle eine Karte, die du aus dem Spiel entfernst. Du darfst noch { $left } entfernen.
    }
question-discarding = Wähle die nächste Karte, die unter deinen Stapel kommt. In dieser Reihenfolge ziehst du sie wieder.
question-dropping = Wähle einen Rohstoff, den du abgibst. Dein Lagerhaus ist voll.
question-over = Die Partie ist zu Ende.

## Fehler

quoted = „{ $text }“
error-line = { $sentence } ({ $paragraph })
error-no-action = „{ $action }“ ist keine Aktion. Schreib sie wie „sell 2 hops“ oder „build crane 3“.
error-wrong-seat = „{ $action }“ kommt von { $seat }, antworten muss jetzt aber { $asked }. Warte, bis du am Zug bist.
error-not-asked = „{ $action }“ passt nicht zur Frage. Antworte mit { $asked }.
error-game-over = „{ $action }“ kommt zu spät. Die Partie ist zu Ende.
error-not-in-hand = „{ $action }“ braucht { $card }, doch diese Karte ist nicht auf der Hand. Wähle eine andere.
error-opening-order = „{ $action }“ ist für { $card } jetzt nicht erlaubt. Behalte zuerst eine Karte und lege dann die anderen unter den Stapel.
error-plot-has-palace = „{ $action }“ würde auf Bauplatz { $plot } einen Palastteil überbauen. Wähle einen Bauplatz ohne Palastteil.
error-palace-plot = „{ $action }“ legt { $card } auf den falschen Bauplatz { $plot }. Im Expertenspiel gehören die Palastteile I bis VI auf die Bauplätze 1 bis 6.
error-too-dear =
    { $coins ->
        [one] „{ $action }“ kostet { $cost }, aber für { $card } ist nur { $coins } Münze da. Baue etwas Billigeres oder beende das Bauen mit „built“.
       *[other] „{ $action }“ kostet { $cost }, aber für { $card } sind nur { $coins } Münzen da. Baue etwas Billigeres oder beende das Bauen mit „built“.
    }
error-brewery-closed = „{ $action }“ nennt { $brewery }, doch diese Brauerei ist geschlossen. Wähle eine offene.
error-nothing-to-sell = „{ $action }“ geht nicht: { $brewery } zahlt 0 für alles, was du verkaufen könntest. Wähle eine andere Brauerei oder „brewery none“.
error-no-price = „{ $action }“ geht nicht: { $brewery } zahlt 0 für { $good }. Behalte die Rohstoffe.
error-other-good = „{ $action }“ betrifft { $good }, gefragt ist aber nach { $asked }. Beantworte zuerst das.
error-not-so-many = „{ $action }“ verlangt mehr, als da ist: { $goods }. Wähle weniger oder einen anderen Rohstoff.
error-not-sold = „{ $action }“ nennt einen Rohstoff, der nicht verkauft wurde. Wähle einen verkauften oder „office none“.
error-hand-too-big =
    { $hand ->
        [one] „{ $action }“ würde { $hand } Karte behalten, mehr als erlaubt. Lege zuerst Karten unter den Stapel.
       *[other] „{ $action }“ würde { $hand } Karten behalten, mehr als erlaubt. Lege zuerst Karten unter den Stapel.
    }
error-deal-players = Eine Partie hat 2 bis 5 Spieler, diese Austeilung hat { $players }. Ändere die Zahl der Stapel.
error-deal-breweries = Eine Austeilung braucht für jeden ihrer { $players } Spieler eine Bedarfskarte, diese hat { $found }. Ergänze oder entferne Bedarfskarten.
error-deal-demands = Die Bedarfskarten { $found } gehören nicht alle zu den sieben der Ausgabe, oder eine kommt doppelt vor. Verwende jede der sieben höchstens einmal.
error-deal-order = Die Reihenfolge { $found } nennt nicht jeden der { $players } Plätze genau einmal, von 0 an gezählt. Berichtige sie.
error-deck-misses = Der Stapel von { $seat } enthält { $card } nicht. Jeder Stapel hat jede Karte einmal.
error-deck-has = Der Stapel von { $seat } enthält { $card } mehrmals oder dürfte diese Karte gar nicht enthalten. Jeder Stapel hat jede Karte seiner Variante einmal.
error-edition-key = In der Ausgabe steht bei „{ $key }“ { $found }. Erwartet wird { $expected }.
error-deal-names = Die Zahl der Namen ist { $found }, die der Plätze { $players }. Nenne für jeden Platz einen Namen.
error-key-missing = Der Schlüssel „{ $key }“ fehlt in { $place }. Ergänze ihn.
error-key-unknown = Der Schlüssel „{ $key }“ ist in { $place } unbekannt. Entferne ihn.
error-key-wrong = Beim Schlüssel „{ $key }“ steht { $found }. Erwartet wird { $expected }.
error-result-early = Die Datei enthält ein Ergebnis, aber ihre Aktionen enden vor dem Ende der Partie. Ergänze die fehlenden Aktionen oder entferne das Ergebnis.
error-result-false = Im Ergebnis steht bei „{ $key }“ { $found }, die Aktionen führen aber zu { $expected }. Berichtige das Ergebnis.
error-file-unreadable = Die Datei lässt sich nicht lesen: { $reason }. Prüfe Name und Speicherort.
error-file-malformed = Die Datei ist kein gültiges { $kind }: { $reason }. Berichtige sie oder nimm eine andere Kopie.

## Satzteile in Fehlern; $first und $second sind Zahlen

phrase-one-of-the-keys-of-r8-1 = einer der Schlüssel von R8.1
phrase-an-unknown-key = ein unbekannter Schlüssel
phrase-a-value = ein Wert
phrase-nothing = nichts
phrase-a-whole-number-from-n-to-n = eine ganze Zahl von { $first } bis { $second }
phrase-a-list-of-n-demand-cards = eine Liste von { $first } Bedarfskarten
phrase-a-list-of-n-numbers-of-spaces = eine Liste von { $first } Zahlen, je eine Zahl von Bedarfsfeldern
phrase-a-list-of-n-to-n-prices = eine Liste von { $first } bis { $second } Preisen
phrase-a-list-of-n-prices = eine Liste von { $first } Preisen
phrase-a-list-of-n-goods-or-none = eine Liste von { $first } Einträgen, je ein Rohstoff oder none
phrase-numbers-that-never-fall = eine Folge von Zahlen, die nie fällt
phrase-a-text-that-is-not-empty = ein Text, der nicht leer ist
phrase-a-table-of-cards-and-their-costs = eine Tabelle der Karten und ihrer Kosten
phrase-a-card-that-is-not-a-palace-part = eine Karte, die kein Palastteil ist
phrase-an-unknown-card = eine unbekannte Karte
phrase-a-first-space-of-price-n = ein erstes Feld mit dem Preis { $first }
phrase-a-space-of-the-track-with-a-price-above-n = ein Feld der Leiste mit einem Preis über { $first }
phrase-hops-barley-water-or-none = hops, barley, water oder none
# Nach „in“, also im Dativ.
phrase-the-file = der Datei
phrase-a-table-of-keys = eine Tabelle mit Schlüsseln
phrase-a-table = eine Tabelle
phrase-a-list-of-names = eine Liste von Namen
phrase-a-list-of-decks = eine Liste von Stapeln
phrase-a-list-of-texts = eine Liste von Texten
phrase-a-list-of-seats = eine Liste von Plätzen
phrase-a-list-of-seat-action = eine Liste von [Platz, "Aktion"]
phrase-the-four-keys-of-r11-1 = eine Tabelle mit den vier Schlüsseln von R11.1
phrase-the-whole-edition-data = eine Tabelle mit allen Werten der Ausgabe
phrase-demand-cards-like-1-2-3 = eine Bedarfskarte wie "1-2-3"
phrase-base-or-expert = base oder expert

## Kommandozeile

file-error = { $path }: { $reason }
file-error-action = { $path }: Aktion { $action }: { $reason }

heading-round = Runde { $round }
heading-turn = Am Zug: { $player }
heading-phase = Phase { $phase }: { $name }
waiting = { $player } ist am Zug.
winner =
    { $count ->
        [0] Gewonnen hat: niemand
        [one] Gewonnen hat: { $players }
       *[other] Gewonnen haben: { $players }
    }
yes = ja
no = nein

phase-1 = Karten ziehen
phase-2 = Ernte
phase-3 = Verkaufen
phase-4 = Bauen
phase-5 = Ablegen
phase-6 = Marktphase

summary-title = Übersichtskarte
summary-1 =
    { $draw ->
        [one] Alle ziehen { $draw } Karte, mit Labor auch mehr.
       *[other] Alle ziehen { $draw } Karten, mit Labor auch mehr.
    }
summary-2 = Jedes sichtbare Feld bringt seine Rohstoffe.
summary-3 = Verkaufe an eine Brauerei und nimm die Einnahmen. Wer am wenigsten einnimmt, ist in der nächsten Runde zuerst am Zug.
summary-4 =
    { $builds ->
        [one] Baue { $builds } Karte. Was sie überbaut, ist aus dem Spiel.
       *[other] Baue bis zu { $builds } Karten. Was sie überbauen, ist aus dem Spiel.
    }
summary-5 =
    { $keep ->
        [one] Behalte { $keep } Karte und lege die anderen unter deinen Stapel. Ohne Lagerhaus verfallen nicht verkaufte Rohstoffe.
       *[other] Behalte { $keep } Karten und lege die anderen unter deinen Stapel. Ohne Lagerhaus verfallen nicht verkaufte Rohstoffe.
    }
summary-6 = Preise steigen um ein Feld je freiem Bedarfsfeld. Danach werden die Bedarfskarten geleert.

column-player = Spieler
column-seat = Platz
column-order = Reihenfolge
column-coins = Münzen
column-hand = Hand
column-deck = Stapel
column-income = Einnahmen
column-goods = Rohstoffe
column-plot = Bauplatz
column-plots = Bauplätze
column-known = Bekannt
column-brewery = Brauerei
column-price = Preis
column-demand = Bedarf
column-palace-price = Palastpreis
column-palace-parts = Palastteile
column-cubes = Würfel
column-card = Karte
column-cost = Kosten
column-effect = Wirkung
column-bot = Bot
column-bots = Bots
column-rounds = Runden
column-incomes = Einnahmen
column-palaces = Paläste
column-wins = Siege
column-wins-by-seat = Siege je Platz
column-mean = Mittel
column-lowest = Minimum
column-highest = Maximum

## The command `furstenfeld`: tables, choices and messages of play, replay, simulate and cards

cli-you = { $player } (du)
cli-palace-costs = Palastteil { $price }
cli-hand-and-deck = Hand+Stapel
cli-palace-part = Teil { $part } von 6 deines Palasts.
cli-deck =
    { $count ->
        [one] Stapel: { $count } Karte.
       *[other] Stapel: { $count } Karten.
    }
cli-deck-tail =
    { $count ->
        [one] Stapel: { $count } Karte. Ganz unten, in der Reihenfolge, in der du sie ziehst: { $cards }.
       *[other] Stapel: { $count } Karten. Ganz unten, in der Reihenfolge, in der du sie ziehst: { $cards }.
    }
cli-deck-unseen = Noch nicht gesehen, in unbekannter Reihenfolge: { $cards }.
cli-setup = Aufbau
cli-replay-resigned = { $player } hat aufgegeben. Ein Bot hat zu Ende gespielt.
cli-on-plot = auf Bauplatz
cli-trade-how-many = wie viele
cli-hint-coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
cli-hint-coins-price =
    { $coins ->
        [one] { $coins } Münze, Preis { $before } → { $after }
       *[other] { $coins } Münzen, Preis { $before } → { $after }
    }
cli-hint-up-to =
    { $coins ->
        [one] alles: { $coins } Münze
       *[other] alles: { $coins } Münzen
    }
cli-hint-cost = kostet { $cost }

# Cards in at most four letters, for small boards, and what they do in at most fourteen.
cli-short-bank-1 = Bnk1
cli-short-bank-2 = Bnk2
cli-short-town-hall-1 = Rat1
cli-short-town-hall-2 = Rat2
cli-short-laboratory-1 = Lab1
cli-short-laboratory-2 = Lab2
cli-short-office = Kont
cli-short-warehouse = Lagr
cli-short-market = Mrkt
cli-short-magistrate = Magi
cli-short-crane = Kran
cli-short-tour-guide = Reis
cli-short-scavenger = Lump
cli-effect-bank-1 = +3 Münzen
cli-effect-bank-2 = +5 Münzen
cli-effect-town-hall-1 = hält +1 Karte
cli-effect-town-hall-2 = hält +2 Karten
cli-effect-laboratory-1 = zieht +1
cli-effect-laboratory-2 = zieht +2
cli-effect-office = +1 je Rohstoff
cli-effect-warehouse = lagert 3
cli-effect-market = tauscht 3
cli-effect-magistrate = Marker −3
cli-effect-crane = Kosten −2
cli-effect-tour-guide = +2 je Teil
cli-effect-scavenger = entfernt 2

# Standings, summary card, cards
cli-column-rank = Rang
cli-column-action-name = In Aktionen
cli-cards-title = Ausgabe { $edition }
cli-cards-palaces = Palast I–VI
cli-cards-palace-text = Die sechs Teile deines Palasts. Sie können nie überbaut werden.
cli-cards-palace = Palastpreise: { $prices }. Der Preis steigt, sobald auf der Preiskarte so viele Würfel liegen, wie es Spieler gibt.
cli-cards-track = Preisleiste: { $track }. Die Marker beginnen auf Feld { $start }, also beim Preis { $price }.
cli-cards-demands = Bedarfskarten, Felder für { $goods }: { $demands }.
cli-cards-printed = Aufgedruckt auf den Bauplätzen 1 bis 6: { $printed }.
cli-cards-start =
    { $coins ->
        [one] Zu Beginn: { $coins } Münze und { $opening } Karten; im Expertenspiel 1 von { $expert } Karten.
       *[other] Zu Beginn: { $coins } Münzen und { $opening } Karten; im Expertenspiel 1 von { $expert } Karten.
    }
cli-cards-round = Jede Runde: { $draw } ziehen, bis zu { $builds } bauen, { $keep } behalten. Einnahmenleiste: 0 bis { $top }.
cli-cards-expert = nur im Expertenspiel

# Bots: ihre Namen, und ein Satz für alle, die einen wählen müssen
bot-farmhand = Knecht
    .about = Denkt immer nur an eine Karte und vergisst, was unter dem Stapel liegt. Für die ersten Partien.
bot-cottager = Häusler
    .about = Erkennt eine gute Karte, aber selten die beste.
bot-tenant = Pächter
    .about = Weiß, was jede Karte kann, aber noch nicht, wie sie zusammenwirken.
bot-brewer = Brauer
    .about = Spielt solide und übersieht ab und zu ein gutes Kartenpaar.
bot-steward = Verwalter
    .about = Wächst, solange es sich lohnt, und baut dann ohne Umweg den Palast.
bot-bailiff = Vogt
    .about = Weiß aus unzähligen Partien, was jede Karte wert ist.
bot-chancellor = Kanzler
    .about = Spielt jeden Zug erst im Kopf durch.
bot-prince = Fürst
    .about = Hat aus Millionen Partien gelernt. Wer hier gewinnt, hat den Palast verdient.
bot-rusher = Hitzkopf
    .about = Baut einen Palastteil, sobald das Geld dafür reicht.
bot-grower = Großbauer
    .about = Erst die Felder, spät der Palast, und dann zwei Teile auf einmal.
bot-spoiler = Preisdrücker
    .about = Baut an, wovon die anderen leben, und verkauft, wo es ihnen am meisten wehtut.
bot-random = Zufall
    .about = Wählt irgendeine erlaubte Aktion, rein zufällig.
bot-search = Suche
    .about = Probiert Züge gegen wahrscheinliche Hände und Stapel aus, so lange du willst.
bot-champion = Meister
    .about = Ein neuronales Netz, das sich das Spiel in Millionen Partien selbst beigebracht hat.
bot-grandmaster = Großmeister
    .about = Das Netz des Meisters, das Züge zusätzlich durchspielt, bevor es sich entscheidet.
bot-program = Programm
    .about = Dein eigenes Programm, verbunden über stdin und stdout.
cli-bots-levels = Stufen, von leicht bis sehr stark
cli-bots-characters = Charaktere, jeder mit eigenem Plan
cli-bots-others = Andere

# simulate
cli-simulate-games = Partien
cli-simulate-left = noch
cli-simulate-done =
    { $games ->
        [one] { $games } Partie in { $seconds } s.
       *[other] { $games } Partien in { $seconds } s.
    }
cli-simulate-stopped = Abgebrochen nach { $games } von { $all } Partien.
cli-simulate-title =
    { $games ->
        [one] { $games } Partie mit { $players } Spielern, { $variant }, Ausgabe { $edition }, Startzahl { $seed }
       *[other] { $games } Partien mit { $players } Spielern, { $variant }, Ausgabe { $edition }, Startzahl { $seed }
    }
cli-variant-base = Grundspiel
cli-variant-expert = Expertenspiel
cli-simulate-rounds = Runden: { $fewest } bis { $most }, im Mittel { $mean }.
cli-simulate-ending-palace = Mit einem Palast beendet: { $games } ({ $share } %).
cli-simulate-ending-stalemate = Beendet, weil niemand mehr einen Palast vollenden konnte: { $games } ({ $share } %).
cli-simulate-ending-rounds = Mit der letzten Runde beendet: { $games } ({ $share } %).
cli-decimal-sign = ,
cli-column-share = Anteil

# Errors of the command line
cli-error-language = there is no language “{ $language }”; choose from { $known }.
cli-error-players = Eine Partie hat { $fewest } bis { $most } Spieler, nicht { $players }. Wähle ein anderes --players.
cli-error-seat = Es gibt keinen Platz { $seat }. Wähle --seat von 0 bis { $last }.
cli-error-edition = Es gibt keine Ausgabe „{ $edition }“. Wähle { $known } oder nenne den Pfad einer Datei. (R8.1)
cli-error-bot = Es gibt keinen Bot „{ $bot }“. Wähle unter { $known }.
cli-error-bot-option = Der Bot „{ $bot }“ kennt die Option „{ $option }“ nicht. Schreib ihn so: { $usage }
cli-error-bot-value = Der Bot „{ $bot }“ akzeptiert { $option }={ $value } nicht. Schreib ihn so: { $usage }
cli-error-bot-package = Der Bot „{ $bot }“ braucht das Paket { $package }. Installiere es mit: { $install }
cli-error-bot-failed = Bei einem Bot ist ein Fehler aufgetreten: { $reason }
cli-error-too-many-bots = Das sind { $bots } Bots für { $seats } Plätze. Nenne weniger in --bots.
cli-error-file = { $file }: { $reason }. Prüfe Name und Speicherort.
cli-error-system = Lesen oder Schreiben ist fehlgeschlagen: { $reason }. Prüfe Datenträger und Verbindung.
cli-error-other-game = { $file }: Diese Datei enthält eine andere Partie und wird nicht überschrieben. Wähle ein anderes --out.
cli-error-states-seat = --states zeigt alle Geheimnisse. Lass entweder --seat oder --states weg.
cli-error-at = Die Partie hat keine Stellung nach { $at } Aktionen. Wähle --at von 0 bis { $last }.
cli-error-resume-options = Eine gespeicherte Partie hat Spieler, Variante, Ausgabe, Startzahl und Namen schon. Lass diese Optionen weg.

# play
cli-welcome = Antworte mit einer Zahl oder mit einer Aktion wie „sell 2 hops“. „help“ zeigt die Befehle. Dieselben Karten bekommst du wieder mit --seed { $seed }.
cli-welcome-back = Die Partie geht dort weiter, wo du aufgehört hast. „log“ zeigt, was bisher geschah, „help“ zeigt die Befehle.
cli-confirm = Dein Zug ist vollständig. So spielen?
cli-confirm-yes = Ja, so spielen
cli-confirm-undo = Nimm die letzte Antwort zurück
cli-confirm-restart = Beginne den Zug von vorn
cli-turn-is-complete = Dein Zug ist vollständig. Spiele ihn mit „yes“, oder nimm mit „undo“ etwas zurück.
cli-no-choice = Diese Auswahl gibt es nicht. Wähle eine Zahl von 1 bis { $most }.
cli-nothing-to-undo = Es gibt nichts zurückzunehmen. Gezogene Karten bleiben, ebenso alles, was andere schon gesehen haben.
cli-undone = Zurückgenommen: { $action }
cli-restarted = Der Zug beginnt von vorn.
cli-log-all = „log all“ zeigt die ganze Partie.
cli-no-such-card = Es gibt keine Karte „{ $card }“. Die Karten heißen { $cards }.
cli-save-exists = { $file } gibt es schon, enthält aber nicht diese Partie. Wähle einen anderen Namen: save DATEI
cli-saved = Gespeichert. Später weiter mit: furstenfeld play { $file }
cli-quit-unsaved = Die Partie ist nicht gespeichert. „save“ speichert und beendet, noch einmal „quit“ beendet ohne Speichern, eine leere Zeile spielt weiter.
cli-farewell-saved = Bis zum nächsten Mal. Weiter mit: furstenfeld play { $file }
cli-farewell-changed = Bis zum nächsten Mal. Vom letzten Speichern an geht es weiter mit: furstenfeld play { $file }
cli-farewell-unsaved = Bis zum nächsten Mal. Diese Partie wurde nicht gespeichert und lässt sich nicht fortsetzen; „save“ speichert eine Partie. Dieselben Karten bekommst du wieder mit --seed { $seed }.
cli-end-save = „save“ speichert diese Partie zum Nachspielen. Alles andere beendet das Programm.
cli-help-answer = Antworte mit der Nummer einer Auswahl oder mit der Aktion selbst, wie „build crane 3“. Eine leere Zeile wiederholt die Frage.
cli-usage-undo = undo
cli-usage-restart = restart
cli-usage-table = table
cli-usage-deck = deck
cli-usage-log = log [all]
cli-usage-summary = summary
cli-usage-help = help [KARTE]
cli-usage-save = save [DATEI]
cli-usage-quit = quit
cli-help-undo = nimmt deine letzte Antwort dieses Zugs zurück
cli-help-restart = beginnt diesen Zug von vorn
cli-help-table = zeigt den Tisch noch einmal
cli-help-deck = zeigt, was du von deinem Stapel weißt
cli-help-log = zeigt die letzten beiden Runden oder die ganze Partie
cli-help-summary = zeigt die Übersichtskarte: die Phasen und was jede Karte tut
cli-help-help = zeigt diese Liste oder alles über eine Karte
cli-help-save = schreibt die Partie in eine Datei
cli-help-quit = beendet das Programm
cli-card-in-hand = Du hast sie auf der Hand.
cli-card-in-play = Sie liegt bei dir aus.
cli-card-at-bottom = Du hast sie unter deinen Stapel gelegt.
cli-card-in-deck = Sie kommt noch aus deinem Stapel.
cli-card-gone = Deine ist aus dem Spiel.
cli-card-unused = Sie gehört zum Expertenspiel.
cli-card-anywhere = Die Partie ist zu Ende.

## Das Ausgabenlabor: `furstenfeld balance`. ◆ kennzeichnet eine Zahl, ✓ und ✗ sagen, ob etwas Bekanntes stimmt.

balance-title = Was die Ausgabe { $edition } bewirkt
balance-title-two = Zwei Ausgaben im Vergleich: { $first } und { $second }
balance-about = { $bot } spielt alle Plätze: { $games } Partien für jede Spielerzahl, ausgeteilt mit der Startzahl { $seed }. Intervalle sind 95-%-Intervalle. ◆ kennzeichnet, was durch Zufall allein seltener als einmal in tausend Fällen vorkommt.
balance-stopped = Abgebrochen nach { $games } von { $all } Partien.
balance-stopped-kept = Abgebrochen nach { $games } von { $all } Partien. Derselbe Befehl macht dort weiter.
balance-page = Bericht: { $file }
balance-details = Die Zahlen

balance-column-edition = Ausgabe
balance-column-players = Spieler
balance-column-fact = Bekannt
balance-column-figure = Zahl
balance-column-spread = Streuung
balance-column-built = Gebaut
balance-column-round = Runde
balance-column-wins = Siege
balance-column-interval = 95 %
balance-column-coins-back = Ertrag
balance-column-per-coin = Je Münze
balance-column-difference = Unterschied
balance-column-complete = Fertig
balance-column-fair = Fair
balance-column-p = p
balance-players = { $players } Spieler
balance-part = Teil { $part }
balance-place = { $place }. Stelle
balance-games = Partien

balance-facts = Verglichen mit dem gedruckten Spiel
balance-facts-note = ✓ stimmt, ✗ stimmt nicht. Vom gedruckten Spiel ist bekannt: In Runde 1 kann man 5 Münzen ausgeben; der Stapel wird etwa anderthalbmal durchgespielt (1,25 bis 1,75 gelten als Übereinstimmung); und zu zweit und zu fünft steigen die Preise. Sie gelten als steigend, wenn ihr Mittel über die Partie samt dem ganzen Intervall über dem Anfangspreis liegt; die Zahl sagt, um wie viel.
balance-fact-coins = 5 Münzen, Runde 1
balance-fact-passes = 1½ Durchgänge
balance-fact-prices = Preise steigen

balance-figures = Zahlen zu { $edition }
balance-figures-note = Mittelwerte über die Partien, mit der halben Breite des Intervalls. Einnahmen, Münzen und Teile gelten je Platz; ein Preis ist das Mittel über Rohstoffe und offene Brauereien am Anfang einer Runde.
balance-measure-rounds = Runden
balance-measure-palace = Ende durch einen Palast
balance-measure-stalemate = Ende durch ein Patt
balance-measure-last-round = Ende durch die letzte Runde
balance-measure-passes = Durchgänge durch den Stapel
balance-measure-first-income = Einnahmen in Runde 1
balance-measure-first-coins = Münzen zum Bauen, Runde 1
balance-measure-income = Einnahmen je Runde
balance-measure-best-income = Einnahmen der besten Runde
balance-measure-price = Preis, ganze Partie
balance-measure-best-price = Höchster Preis
balance-measure-last-price = Preis in der letzten Runde
balance-measure-climb = Preis über dem Anfang
balance-measure-cards = Gebaute Karten
balance-measure-first-part = Runde des ersten Teils
balance-measure-parts = Palastteile am Ende
balance-measure-palace-price = Palastpreis am Ende
balance-measure-winner-coins = Münzen beim Sieg

balance-lengths = Runden bis zum Ende
balance-lengths-note = Anteil der Partien mit der jeweiligen Rundenzahl. Die Streuung ist die Standardabweichung.
balance-rounds-income = Einnahmen je Platz, nach Runden
balance-rounds-income-note = Mittel über die Partien, die diese Runde erreicht haben, hier und unten. Runden, die weniger als ein Zehntel erreicht hat, fehlen.
balance-rounds-hops = Hopfenpreis, nach Runden
balance-rounds-hops-note = Am Anfang der Runde, Mittel über die offenen Brauereien.
balance-rounds-barley = Gerstenpreis, nach Runden
balance-rounds-barley-note = Am Anfang der Runde, Mittel über die offenen Brauereien.
balance-rounds-water = Wasserpreis, nach Runden
balance-rounds-water-note = Am Anfang der Runde, Mittel über die offenen Brauereien.
balance-rounds-palace-price = Palastpreis, nach Runden
balance-rounds-palace-price-note = Am Ende der Runde. Beendete Partien behalten ihren letzten Wert.
balance-rounds-parts = Palastteile je Platz, nach Runden
balance-rounds-parts-note = Am Ende der Runde. Beendete Partien behalten ihren letzten Wert.
balance-parts = Wie die Paläste wachsen
balance-parts-note = Die mittlere Runde, in der ein Platz seinen ersten Teil baute, seinen zweiten und so weiter, unter den Plätzen, die so weit kamen. Fertig: der Anteil der Plätze, die ihren Palast vollendet haben.

balance-cards-all = Karten
balance-cards = Karten von { $edition }
balance-cards-note = Für alle Spielerzahlen zusammen. Gebaut: der Anteil der Plätze, die die Karte bauten. Runde: wann, im Mittel. Siege: wie oft gewinnt, wer sie baut, verglichen mit der Grundrate; 1 heißt so oft wie alle. Das beweist nicht, dass eine Karte stark oder schwach ist: Wer vorn liegt, kann sich mehr leisten, und wer hinten liegt, baut länger. Ertrag: die Münzen, die eine Karte bis zum Ende höchstens bringt, wenn nichts sie überbaut und alles zum mittleren Preis verkauft wird; dann dasselbe je Münze ihrer Kosten.
balance-seats = Siege nach der Stelle in der ersten Reihenfolge, in Prozent
balance-seats-note = Fair ist, was jede Stelle gewänne, wenn alle gleich wären. p ist die Wahrscheinlichkeit, dass die Anteile dann mindestens so weit auseinanderliegen (Chi-Quadrat-Test).

balance-compared-all = Nebeneinander
balance-compared = Nebeneinander, { $players } Spieler
balance-compared-note = Dieselben Austeilungen mit beiden Ausgaben. Der Unterschied ist die zweite minus die erste, Austeilung für Austeilung, mit der halben Breite seines Intervalls.
balance-compared-cards = Nebeneinander: wie oft jede Karte gebaut wird
balance-compared-cards-note = Anteil der Plätze, für alle Spielerzahlen zusammen und mit denselben Austeilungen. Der Unterschied steht in Prozentpunkten.

balance-error-players = „{ $text }“ ist keine Liste von Spielerzahlen. Schreib --players zum Beispiel als 2-5 oder 2,4, jede Zahl von 2 bis 5.
balance-error-same-edition = Beide Ausgaben haben dieselben Zahlen. Nenn zwei verschiedene, oder nur eine.
balance-error-same-name = Zwei verschiedene Ausgaben heißen „{ $edition }“. Ändere den Namen in einer der Dateien.

## The arena: tables and page

arena-title = Fürstenfeld-Arena
arena-headline = { $games } Partien mit { $deals } Austeilungen, { $players } Spieler, { $variant }, Ausgabe { $edition }, Startzahl { $seed }.
arena-field-one-vs-rest = Jeder Bot außer dem zuletzt genannten sitzt allein an einem Tisch mit lauter letzten.
arena-field-ladder = Jeder Bot außer dem zuletzt genannten sitzt allein an einem Tisch mit lauter nächsten.
arena-field-mixed = Die Tische werden aus allen Bots gelost, sodass alle gleich oft spielen und einander gleich oft begegnen.
arena-verdict = { $bot } hat { $share } von { $games } Partien gegen { $others } { $rest } gewonnen ({ $bounds }); ausgeglichen wären { $even }.
arena-rounds = Runden: { $fewest } bis { $most }, im Mittel { $mean } ({ $bounds }).
arena-trouble-bot =
    { $games ->
        [one] { $games } Partie ist an { $bot } gescheitert, ihre Austeilung zählt nicht: { $reason }
       *[other] { $games } Partien sind an { $bot } gescheitert, ihre Austeilungen zählen nicht: { $reason }
    }
arena-trouble-process =
    { $games ->
        [one] { $games } Partie ist gescheitert, weil ihr Prozess wiederholt abgestürzt ist; ihre Austeilung zählt nicht.
       *[other] { $games } Partien sind gescheitert, weil ihre Prozesse wiederholt abgestürzt sind; ihre Austeilungen zählen nicht.
    }
arena-too-few = Weniger als zwei Austeilungen sind vollständig, also gibt es noch nichts zu berichten.
arena-there =
    { $games ->
        [one] { $games } Partie ist schon gespielt.
       *[other] { $games } Partien sind schon gespielt.
    }
arena-written = Bericht: { $file }
arena-interval = 95 %
arena-round = Runde
arena-played = Gespielte Plätze
arena-place = Rang
arena-rating = Wertung
arena-rating-caption = Aus den Endständen. 400 Punkte mehr bedeuten zehnmal so gute Aussichten, vor dem anderen zu landen; das Mittel aller Bots ist 1500. Balken sind 95-%-Intervalle.
arena-shares = Sieganteil
arena-shares-caption = Siege je gespieltem Platz; ein geteilter Sieg zählt anteilig. Balken sind 95-%-Intervalle. Die gestrichelte Linie ist der ausgeglichene Anteil, { $even }.
arena-budget = Stärke nach Aufwand
arena-budget-caption = Sieganteil von { $bot } nach { $option }, mit 95-%-Intervallen. Die gestrichelte Linie ist der ausgeglichene Anteil.
arena-meetings = Paarweise
arena-meetings-caption = Wie oft der Bot der Zeile vor dem Bot der Spalte landet; ein Gleichstand zählt halb.
arena-meetings-pairs =
    { $pairs ->
        [one] { $pairs } Paar von Plätzen
       *[other] { $pairs } Paare von Plätzen
    }
arena-incomes = Einnahmen nach Runden
arena-incomes-caption = Münzen aus Phase 3, im Mittel der Partien, die diese Runde erreicht haben.
arena-palaces = Palast nach Runden
arena-palaces-caption = Palastteile am Ende der Runde, im Mittel aller Partien; beendete Partien behalten ihren letzten Wert.
arena-cards = Gebaute Karten
arena-cards-caption = Auf wie vielen seiner Plätze ein Bot jede Karte baut.
arena-cards-seats =
    { $seats ->
        [one] auf { $seats } Platz gebaut
       *[other] auf { $seats } Plätzen gebaut
    }
arena-card-wins = Siege nach Karten
arena-card-wins-caption = Sieganteil der Plätze, die eine Karte gebaut haben. Grün liegt über dem Anteil des Bots, orange darunter; Karten, die seltener als { $few }-mal gebaut wurden, fehlen. Dass eine Karte mit Siegen einhergeht, heißt nicht, dass sie sie bringt.
arena-seats = Plätze
arena-seats-caption = Sieganteil nach Plätzen, alle Bots zusammen. Plätze unterscheiden sich nur in ihrer Nummer, also sollten alle nahe bei { $even } liegen.
arena-seats-seat = Platz { $seat }
arena-order = Reihenfolge
arena-order-caption = Sieganteil nach der Stelle in der Reihenfolge von Runde 1, alle Bots zusammen. Die gestrichelte Linie ist { $even }.
arena-order-place = Stelle { $place }
arena-length = Länge
arena-length-caption = Wie viele Partien wie viele Runden dauerten; im Mittel { $mean }.
arena-numbers = Alle Zahlen
arena-numbers-caption = Rang, Einnahmen je Runde, Palastteile und Münzen am Ende sind Mittel über alle Plätze eines Bots.
arena-method = So wurde gemessen
arena-method-blocks = Jede Austeilung wird in allen Drehungen ihrer Sitzordnung gespielt, sodass sich das Glück mit Karten und Reihenfolge aufhebt. Alle Partien mit einer Austeilung bilden einen Block. Partien eines Blocks sind nicht unabhängig, darum werden alle Intervalle aus den Unterschieden zwischen den Blöcken berechnet.
arena-method-share = Sieganteile haben das Score-Intervall von Wilson, mit der effektiven Zahl von Partien, die sich aus den Blöcken ergibt, und der t-Verteilung über die Blöcke.
arena-method-rating = Wertungen folgen dem Plackett-Luce-Modell über die Endstände; Plätze mit gleichem Rang zählen im Mittel ihrer Reihenfolgen. Eine halbe gewonnene und eine halbe verlorene Partie gegen einen gedachten Bot halten sie endlich. Die Intervalle kommen aus einem Bayes-Bootstrap über die Blöcke.
arena-method-seeds = Gleiche Bots und gleiche Startzahl ergeben auf jedem Rechner gleiche Partien, außer ein Bot hat eine Zeitgrenze.
arena-method-credit = Fürstenfeld ist ein Spiel von Friedemann Friese.

arena-error-twice = Der Bot „{ $bot }“ ist zweimal genannt. Nenne jeden Bot einmal.
arena-error-field = --field { $field } braucht mindestens zwei Bots. Nenne noch einen.
arena-error-evaluation = --evaluation spielt die veröffentlichten Austeilungen: { $deals }, in der Ausgabe { $edition }. Lass { $option } oder --evaluation weg.
arena-error-other-settings = { $folder }: Dieser Ordner gehört zu einer anderen Arena: { $key } ist dort { $found } und hier { $wanted }. Wähle ein anderes --out.
arena-error-not-empty = { $folder }: Dieser Ordner ist nicht leer und gehört zu keiner Arena. Wähle ein anderes --out.
arena-error-damaged = { $file }: Zeile { $line } ist beschädigt: { $reason }. Entferne die Zeile, dann wird ihre Partie noch einmal gespielt.
arena-error-package = Die Arena braucht dafür das Paket { $package }. Installiere es mit: { $install }
arena-error-ray = Der Ray-Cluster { $address } ist nicht zu erreichen: { $reason }. Starte einen mit „ray start --head“ oder wähle --ray local.

## Ein Netz trainieren

train-line = Schritt { $update }: { $decisions } Millionen Entscheidungen, { $pace } Millionen je Sekunde, Entropie { $entropy }, Stärke { $strength }
train-done = { $decisions } Millionen Entscheidungen in { $minutes } Minuten. Das Netz: { $file }
train-error-package = Zum Trainieren fehlt das Paket { $package }. Installieren mit: { $install }
train-error-cuda = PyTorch findet hier keine NVIDIA-GPU. Wähle --device cpu.
train-error-setting = --set { $setting } ist nicht gültig: { $reason }. Schreib NAME=WERT, den Wert wie in JSON.
train-error-there = { $folder }: Hier liegt schon ein Training. Setze es mit --resume fort, oder wähle ein anderes --out.
train-error-checkpoint = Dieses Training lässt sich nicht fortsetzen: { $reason }
train-error-start = --start geht nicht zusammen mit { $option }.
train-page-title = Fürstenfeld: Ein Netz lernt
train-page-lead = { $decisions } Millionen Entscheidungen, { $games } Partien, { $minutes } Minuten.
train-page-across-1000 = Tausend Entscheidungen
train-page-across-1000000 = Millionen Entscheidungen
train-page-strength = Stärke
train-page-strength-caption = Sieganteil eines lernenden Platzes gegen Gegner, die nicht lernen, umgerechnet auf zwei Plätze: Bei der Hälfte sind beide gleich stark.
train-page-against-script = gegen den Vogt
train-page-against-past = gegen eingefrorene Netze
train-page-entropy = Entropie
train-page-entropy-caption = Wie unentschieden die Strategie noch ist, in Nat, im Mittel über alle Entscheidungen. Die Entropie sinkt, wenn sich das Netz festlegt.
train-page-loss = Verlust
train-page-loss-caption = Wie weit der erwartete Sieg danebenliegt, als Kreuzentropie. Der Kritiker sieht alle Karten, die Strategie nur, was ihr Platz sieht.
train-page-win-loss = Strategie
train-page-critic-loss = Kritiker
train-page-pull = Abstand von der Referenz
train-page-pull-caption = Divergenz zwischen der Strategie und ihrem langsam nachgeführten Abbild, in dessen Nähe sie bleiben soll, in Nat.
train-page-rounds = Länge
train-page-rounds-caption = Runden der beendeten Partien.
train-page-speed = Tempo
train-page-speed-caption = Millionen Entscheidungen je Sekunde: Partien, Netz und Optimierer zusammen.

exploit-found = Eine beste Antwort auf { $bot } ({ $players } Spieler, { $variant }) gewinnt nach { $decisions } Millionen Entscheidungen { $gain } Punkte mehr als den gleichen Anteil an den Siegen. 95-%-Intervall: { $low } bis { $high }, über { $deals } unbekannte Austeilungen.
exploit-error-network = Dieses Netz lässt sich nicht verwenden: { $reason }
match-found = { $network } gegen { $opponent } ({ $players } Spieler, { $variant }): { $value } % der Siege. 95-%-Intervall: { $low } bis { $high }, über { $deals } Austeilungen.
beliefs-examples = { $count } Beispiele
beliefs-losses = Nach { $epoch } Durchgängen: Verlust { $held } für die Hand, { $tail } für die Karten unter dem Stapel, { $order } für ihre Reihenfolge
beliefs-done = Die Vermutungen: { $file }

## Der Server, für seinen Betreiber

serve-ready = Fürstenfeld läuft unter { $address }. Strg-C beendet den Server.
serve-missing-page = Die Webseite ist nicht gebaut, deshalb findet ein Browser hier nichts. In einem Checkout baust du sie mit: { $build }
serve-missing-engine = Ohne die kompilierte Engine gibt es keine suchenden Bots, nach der Partie keine Gewinnaussichten und keine Zuganalyse. Installiere sie mit: { $install }
serve-stopped = Der Server ist beendet. Jeder bestätigte Zug ist gespeichert.
serve-error-package = Ein Server braucht das Paket { $package }. Installiere es mit: { $install }
serve-error-listen = Unter { $host }, Port { $port }, lässt sich der Server nicht starten: { $reason }. Wähle einen anderen --port.
serve-error-address = { $option }: Diese Adresse kann ein Server nicht verwenden. Wähle eine davon: { $expected }
serve-error-missing = Unter { $file } gibt es keine Datenbank. Prüfe --database; „furstenfeld serve“ legt eine neue an.
serve-error-no-database = { $file }: Diese Datei ist keine Datenbank. Prüfe --database; eine Sicherung lädst du mit „furstenfeld restore“.
serve-error-file = { $file }: Diese Datei lässt sich nicht als Datenbank verwenden: { $reason }. Prüfe --database.
serve-error-database = Die Datenbank antwortet nicht: { $reason }. Prüfe --database und ob die Datenbank läuft.

verify-fair = Die Austeilung von Tisch { $table } war fair, und jede Aktion folgt den Regeln.
verify-promise = Vor Beginn versprochen: { $promise }
verify-contribution = Beitrag von { $player }: { $text }
verify-error-none = { $file }: Diese Partie hat keinen Beweis für ihre Austeilung. Nur Partien von einem Server haben einen.
verify-error-malformed = { $file }: Der Beweis ist beschädigt. Lade die Spieldatei noch einmal herunter.
verify-error-scheme = { $file }: Diese Version kennt diese Art von Beweis nicht. Installiere eine neuere.
verify-error-promise = { $file }: NICHT FAIR. Das Geheimnis ist nicht das versprochene.
verify-error-seed = { $file }: NICHT FAIR. Die Startzahl folgt nicht aus dem Geheimnis und den Beiträgen.
verify-error-deal = { $file }: NICHT FAIR. Die Karten sind nicht die, die die Startzahl ergibt.

review-turns = Züge
review-mistake = Runde { $round }: { $played } Punkte statt { $best } (nach { $at } Aktionen)
review-played = Gespielt:
review-better = Besser:
review-nothing = Nichts verkauft, nichts gebaut.
review-mistakes =
    { $mistakes ->
        [0] Kein klarer Fehler in { $turns } Zügen.
        [one] Einer von { $turns } Zügen hätte besser sein können, um { $lost } der 100 Punkte des Sieges.
       *[other] { $mistakes } von { $turns } Zügen hätten besser sein können, im Mittel um { $lost } der 100 Punkte des Sieges.
    }

backup-written = { $file } ist geschrieben, mit { $rows ->
        [one] { $rows } Zeile
       *[other] { $rows } Zeilen
    }. Die Datei enthält Geheimnisse: Verwahre sie gut.
backup-restored = { $rows ->
        [one] { $rows } Zeile
       *[other] { $rows } Zeilen
    } aus { $file } in der Datenbank wiederhergestellt.
backup-error-no-tables = Diese Datenbank enthält keine Tabellen von Fürstenfeld. Prüfe --database.
backup-error-not-empty = Diese Datenbank ist nicht leer. Nichts wurde geändert. Wähle eine neue.
backup-error-damaged = { $file }: Das ist keine Sicherung, oder sie ist beschädigt. Nichts wurde geändert.
backup-error-newer = { $file }: Diese Sicherung stammt von einer neueren Version. Installiere zuerst diese Version.

admin-promote = { $name } verwaltet jetzt den Server.
admin-demote = { $name } verwaltet den Server nicht mehr.
admin-ban = { $name } darf hier nicht mehr spielen.
admin-unban = { $name } darf hier wieder spielen.
admin-mute = { $name } darf keine Nachrichten mehr schreiben.
admin-unmute = { $name } darf wieder Nachrichten schreiben.
admin-close = Tisch { $table } ist geschlossen.
admin-error-who = nenne eine Person oder einen Tisch
admin-error-nobody = Niemand hat den Benutzernamen oder die Kennung „{ $who }“. Suche mit: furstenfeld admin find NAME
admin-error-table = Es gibt keinen Tisch „{ $table }“.
admin-column-id = Kennung
admin-column-login = Benutzername
admin-column-name = Name
admin-column-state = Zustand
admin-column-table = Tisch
admin-column-text = Text
admin-column-reports = Meldungen
admin-state-admin = Verwaltung
admin-state-banned = gesperrt
admin-state-muted = stumm
