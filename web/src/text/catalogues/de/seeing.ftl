### Was Protokoll, Ende und Nachspielen sagen, auf Deutsch.

## Neben dem Tisch: Protokoll und Chat

seeing-side = Protokoll und Chat
seeing-log = Protokoll
seeing-log-empty = Noch ist nichts passiert.
seeing-setup = Aufbau
seeing-newest = Zum Neuesten
seeing-recap = Seit deinem letzten Zug
seeing-recap-first = Vor deinem ersten Zug
seeing-close = Schließen
seeing-go-to-moment = Diesen Moment zeigen
seeing-chat = Chat
seeing-chat-empty = Noch keine Nachrichten.
seeing-chat-words = Deine Nachricht
seeing-say = Senden
seeing-unread =
    { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }
seeing-chat-unsent = Deine Nachricht wurde nicht gesendet. Versuch es noch einmal.
seeing-chat-slower = Zu viele Nachrichten auf einmal. Warte einen Moment.
seeing-chat-silenced = Du darfst hier keine Nachrichten mehr schreiben.
seeing-chat-stranger = Setz dich an einen Tisch, um Nachrichten zu schreiben.
seeing-message-more = Mehr zur Nachricht von { $name }
seeing-report = Diese Nachricht melden
seeing-reported = Du hast die Nachricht von { $name } gemeldet.
seeing-mute = { $name } stummschalten
seeing-muted = Du hast { $name } stummgeschaltet.
seeing-unmute = Nicht mehr stumm

## Während sich etwas bewegt

seeing-skip = Taste drücken oder tippen, um zu überspringen
seeing-your-turn = Du bist am Zug

## Das Ende

seeing-ended = Die Partie endete vorzeitig
seeing-ended-lead = Sie wurde nicht zu Ende gespielt, also gewinnt niemand.
seeing-study = Eine Partie zum Studieren
seeing-study-lead = Die Datei endet vor dem Ende der Partie.
seeing-standing = Endstand
seeing-absent-away = zuletzt spielte ein Bot
seeing-absent-resigned = aufgegeben; ein Bot spielte zu Ende
seeing-won-resigned = { $player } (aufgegeben; ein Bot spielte weiter)
seeing-rank = Rang
seeing-length =
    { $rounds ->
        [one] Gespielt in { $rounds } Runde.
       *[other] Gespielt in { $rounds } Runden.
    }
seeing-rematch = Revanche
seeing-rematch-join = Zur Revanche
seeing-replay = Nachspielen
seeing-file = Spieldatei herunterladen
seeing-new-game = Neue Partie
seeing-curve = Der Verlauf der Partie
seeing-chart-chances = Gewinnaussichten in Prozent, zu Beginn jedes Zuges
seeing-chances = Vom Fürsten geschätzt, nach dem, was jeder zu diesem Zeitpunkt wissen konnte. Zusammen ergeben sie 100.
seeing-turning-point = { $player } machte in Runde { $round } den größten Sprung: von { $before } auf { $after } Prozent.
seeing-chart-income = Einnahmen je Runde
seeing-chart-coins = Münzen nach jeder Runde
seeing-chart-palaces = Palastteile
seeing-chart-prices = Preise, Durchschnitt aller Brauereien
seeing-all-figures = Alle Zahlen
seeing-looks = Zug um Zug
seeing-looks-lead = Was jeder Zug in den Augen des Fürsten wert war, nach dem, was man zu diesem Zeitpunkt wissen konnte. Ein Sieg ist 100 Punkte wert.
seeing-looks-whose = Wessen Züge
seeing-looks-ask = Fehler suchen
seeing-looks-busy = Zug { $seen } von { $turns } wird geprüft …
seeing-looks-mistakes =
    { $mistakes ->
        [0] Der Fürst findet bei { $player } keinen klaren Fehler.
        [one] Ein Zug von { $player } hätte besser sein können, um { $lost } Punkte.
       *[other] { $mistakes } Züge von { $player } hätten besser sein können, im Mittel um { $lost } Punkte.
    }
seeing-looks-none = Alle Züge von { $player } hat ein Bot gespielt.
seeing-looks-start = Start
seeing-looks-start-expert = Start und Eröffnung
seeing-looks-chance = Erwartung
seeing-looks-own = Eigener Zug
seeing-looks-luck = Karten und Gegner
seeing-look-stand-in = von einem Bot gespielt
seeing-look-done = Gespielt
seeing-look-better = Besser
seeing-look-nothing = Nichts verkauft, nichts gebaut.
seeing-look-replay = Diesen Moment ansehen
seeing-fair = Eine faire Austeilung
seeing-fair-promise = Das Geheimnis des Servers ist das, das er versprach, bevor sich jemand setzte.
seeing-fair-promise-not = Das Geheimnis des Servers ist nicht das versprochene. Diese Austeilung war nicht fair.
seeing-fair-seed = Die Karten kommen aus diesem Geheimnis und aus den Beiträgen aller Spieler.
seeing-fair-seed-not = Die Startzahl folgt nicht aus dem Geheimnis und den Beiträgen. Diese Austeilung war nicht fair.
seeing-fair-unchecked = Dieser Browser prüft Beweise nur auf sicheren Seiten. Die Spieldatei kannst du auf deinem eigenen Rechner prüfen.
seeing-fair-how = Das hat dein Browser gerade selbst nachgerechnet. Niemand konnte also die Karten bestimmen: nicht der Server und auch kein Spieler.
seeing-fair-figures = Die Zahlen zeigen
seeing-fair-the-promise = Versprechen
seeing-fair-the-secret = Geheimnis
seeing-fair-contribution = Beitrag von { $player }
seeing-fair-the-seed = Startzahl
seeing-fair-cards = So prüfst du, dass die Startzahl diese Karten ergibt und jede Aktion den Regeln folgt:

## Nachspielen

seeing-replay-title = Nachspielen
seeing-replay-of = Nachspielen: { $players }
seeing-moment = Moment der Partie
seeing-moment-said = Aktion { $number } von { $last }, Runde { $round }
seeing-beginning = Die Partie beginnt.
seeing-to-beginning = Zum Anfang
seeing-turn-back = Einen Zug zurück
seeing-action-back = Eine Aktion zurück
seeing-play = Abspielen
seeing-pause = Anhalten
seeing-action-on = Eine Aktion weiter
seeing-turn-on = Einen Zug weiter
seeing-to-end = Zum Ende
seeing-copy-moment = Link kopieren
seeing-whose = Wessen Karten
seeing-hand-of = Hand von { $player }
seeing-hand-empty = Keine Karten auf der Hand.
seeing-deck-of = Stapel von { $player }, oberste zuerst
seeing-deck-empty = Der Stapel ist leer.
seeing-replay-keys = Tasten: Pfeile für Aktionen, Bild auf und Bild ab für Züge, Pos1 und Ende, Leertaste zum Abspielen.
seeing-not-over = Diese Partie läuft noch. Nachspielen kannst du sie, wenn sie zu Ende ist.
seeing-no-game = Diese Partie gibt es nicht, oder du darfst sie nicht sehen.
seeing-to-table = Zum Tisch
seeing-to-games = Zu meinen Partien
seeing-fetching = Die Partie wird geladen.
