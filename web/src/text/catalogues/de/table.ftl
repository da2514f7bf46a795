### Was der Tisch während des Spiels sagt, auf Deutsch.

## The head of the table

table-round = Runde { $round }
table-waiting = { $player } ist am Zug.
table-waiting-draw = { $player } darf weitere Karten ziehen.
table-waiting-opening = { $player } ordnet die Eröffnung.
table-ready-opening = Du bist fertig. { $player } ordnet noch die Eröffnung.
table-ready-opening-more = Du bist fertig. { $player } ordnet noch die Eröffnung, vielleicht auch { $others }.
table-ready-draw = Du ziehst noch eine Karte, sobald du am Zug bist. { $player } überlegt noch.
table-ready-enough = Du ziehst nicht mehr. { $player } überlegt noch.
table-plan-ahead = Plane inzwischen deinen Zug.
table-choose-plot = Wähle den Bauplatz für { $card }. Das kostet { $cost }, dir { $left ->
        [one] bleibt { $left } Münze
       *[other] bleiben { $left } Münzen
    }.
table-whole = Dein Zug ist vollständig. Prüfe ihn und bestätige.
table-whole-kept = Du behältst { $count } Karten. Bestätige den Zug, oder wähle eine Karte, die unter den Stapel soll.
table-may-keep = Wähle eine Karte, die unter deinen Stapel kommt, oder behalte den Rest.
table-discarding =
    Lege noch { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } unter deinen Stapel; in dieser Reihenfolge ziehst du sie wieder. { $keeps ->
        [one] Eine behältst du
       *[other] { $keeps } darfst du behalten
    }.
table-unpaid = Du kannst dir noch keine Karte leisten.
table-submitting = Dein Zug wird gesendet
table-resending = Dein Zug wird gesendet, sobald der Server antwortet.
table-uncertain = Dein Zug ist vielleicht angekommen. Das zeigt sich, sobald der Server antwortet.
table-stood-in = Ein Bot spielt für dich.
table-absent-away = Vorerst spielt ein Bot für { $player }.
table-absent-resigned = { $player } hat aufgegeben. Ein Bot spielt zu Ende.
table-news-away = Für { $player } spielt jetzt ein Bot.
table-news-resigned = { $player } gibt auf. Ein Bot spielt weiter.
table-news-back = { $player } ist zurück und spielt wieder selbst.
table-clock = Restzeit
table-clock-days =
    { $days ->
        [one] { $days } Tag { $hours } Std.
       *[other] { $days } Tage { $hours } Std.
    }
table-clock-hours = { $hours } Std. { $minutes } Min.
table-clock-minutes = { $minutes }:{ $seconds }
table-menu = Menü
table-log = Protokoll und Chat
table-close = Schließen
table-loading = Der Tisch wird aufgebaut.
table-not-found = Tisch nicht gefunden
table-not-found-why = Vielleicht wurde er geschlossen, oder du brauchst eine Einladung: Bitte um den vollständigen Link.
table-to-lobby = Zu den offenen Tischen

## Breweries, players, the sale

table-breweries = Brauereien
table-brewery-closed = geschlossen
table-players = Spieler in der Reihenfolge dieser Runde
table-sale = Dein Verkauf
table-sale-choose = Hier siehst du gleich deinen Verkauf.
table-sale-none = Diesmal gibt es nichts zu verkaufen.
table-sale-refused = Diesmal kauft dir keine Brauerei etwas ab: Die Preise deiner Rohstoffe stehen auf 0.
table-sale-later = Hier verkaufst du deine Rohstoffe.
table-sale-opening = Die Partie beginnt, wenn alle ihre Eröffnung geordnet haben.
table-sell-nothing = Nichts verkaufen
table-selling-nothing = Du verkaufst in dieser Runde nichts.
table-sell-after-all = Doch verkaufen
table-sell-more = Eins mehr verkaufen: { $good }
table-sell-less = Eins weniger verkaufen: { $good }
table-sell-all = Alles
table-sell-none = Nichts
table-trade = { $goods } → { $target }
table-trade-none = kein Tausch
table-office-none = nicht genutzt
table-marker-to = Dein Reihenfolgemarker kommt auf Feld { $space }.
table-part-sale = { $coins } Verkauf
table-part-office = { $coins } Kontor
table-part-banks = { $coins } Bank
table-part-guide = { $coins } Reiseführer

## Estate, hand and deck

table-estate = Dein Gut
table-deck-unknown =
    { $count ->
        [0] Keine unbekannten Karten in deinem Stapel
        [one] { $count } unbekannte Karte oben in deinem Stapel
       *[other] { $count } unbekannte Karten oben in deinem Stapel
    }
table-deck-known = Bekannte Karten unten in deinem Stapel, in der Reihenfolge, in der du sie ziehst
table-deck-going = Karten, die unter deinen Stapel kommen, in der Reihenfolge, in der du sie ziehst
table-deck-hint = Karten, die du unter deinen Stapel legst, siehst du hier.
table-under-hint = Wähle die Karten, die unter deinen Stapel kommen, in der Reihenfolge, in der du sie ziehen willst.
table-going-under = { $card }, { $place } von { $of } unter den Stapel. Auswählen nimmt sie zurück; Pfeiltasten verschieben sie.
table-trashed = Karten, die dein Lumpensammler entfernt
table-untrash = { $card } kommt aus dem Spiel. Auswählen nimmt die Karte zurück.
table-unseen =
    { $count ->
        [one] { $count } Karte noch nicht gesehen
       *[other] { $count } Karten noch nicht gesehen
    }
table-gone =
    { $count ->
        [one] { $count } Karte aus dem Spiel
       *[other] { $count } Karten aus dem Spiel
    }
table-known =
    { $count ->
        [one] davon unten { $count } dem Spieler bekannt
       *[other] davon unten { $count } dem Spieler bekannt
    }

## The buttons of the turn

table-actions = Dein Zug
table-undo = Zurück
table-restart = Von vorn
table-main-confirm = Zug bestätigen
table-main-untraded = Kein Tausch
table-main-built = Nichts mehr bauen
table-main-trashed = Nichts mehr entfernen
table-main-kept = Rest behalten
table-main-rest = Rest beliebig ablegen
table-main-wait = Zug bestätigen
table-main-planned = Geplant

## Menu

table-keys = Tastenkürzel
table-rules = Regeln
table-settings = Einstellungen
table-takeback = Um Rücknahme meines letzten Zuges bitten
table-takeback-alone = Meinen letzten Zug zurücknehmen
table-takeback-screen = Den letzten Zug zurücknehmen
table-hand-over = Eine Weile einen Bot für mich spielen lassen
table-come-back = Wieder selbst spielen
table-resign = Aufgeben
table-resign-sure = Ein Bot spielt für dich zu Ende, und du kannst nicht zurückkehren.
table-resign-not = Weiterspielen
table-leave = Den Tisch vorerst verlassen
table-takeback-asked = { $player } bittet darum, den letzten Zug zurückzunehmen.
table-takeback-agree = Zustimmen
table-takeback-refuse = Ablehnen
table-takeback-waiting = Du möchtest deinen Zug zurücknehmen. Es fehlt noch die Zustimmung von { $players }.
table-takeback-withdraw = Bitte zurückziehen
table-takeback-done = Dein Zug ist zurückgenommen. Spiele ihn noch einmal.
table-takeback-done-other = { $player } nimmt einen Zug zurück.
table-takeback-refused = Dein Zug bleibt: Nicht alle haben der Rücknahme zugestimmt.
table-takeback-overtaken = Dein Zug bleibt: Die Partie ist inzwischen weitergegangen.

## Keys

table-key-brewery = an diese Brauerei verkaufen
table-key-none = nichts verkaufen; nicht weiter ziehen
table-key-more = eins mehr von diesem Rohstoff verkaufen
table-key-less = eins weniger verkaufen
table-key-all = alles verkaufen, nichts verkaufen
table-key-hand = durch die Hand gehen; eine Karte verschieben, die unter den Stapel kommt
table-key-choose = die Karte wählen: bauen, unter den Stapel legen oder entfernen
table-key-plot = die gewählte Karte auf diesen Bauplatz bauen
table-key-look = die Karte erklären
table-key-go = weiter, und am Ende den Zug bestätigen
table-key-undo = einen Schritt zurück
table-key-restart = den Zug von vorn beginnen

## One screen for several players

table-pass = Gib das Gerät an { $player } weiter
table-pass-why = Alle anderen schauen jetzt bitte weg.
table-pass-here = Ich bin { $player }

## Errors

table-lost = Der Server antwortet nicht. Dein Plan bleibt erhalten. Die Verbindung wird automatisch wiederhergestellt.
table-refused-not-legal = Das erlauben die Regeln nicht. Der Tisch ist jetzt auf dem neuesten Stand; plane deinen Zug noch einmal.
table-refused-stale = Dieser Zug ist schon gespielt, vielleicht in einem anderen Fenster. Der Tisch ist jetzt auf dem neuesten Stand.
table-refused-unfinished = In diesem Zug ist noch etwas offen. Entscheide es und bestätige dann.
table-refused-undone = An diesem Tisch lässt sich nichts Geplantes zurücknehmen.
table-refused-not-running = Diese Partie läuft nicht mehr.
table-refused-not-your-turn = Du bist nicht am Zug.
table-refused-no-takeback = An diesem Tisch lassen sich Züge nicht zurücknehmen.
table-refused-nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen könntest.
table-refused-resigned = Du hast diese Partie aufgegeben.
table-refused-too-many-requests = Zu viele Anfragen auf einmal. Warte einen Moment und spiel weiter.
table-refused-unavailable = Der Server ist gerade nicht verfügbar. Versuch es gleich noch einmal.
