### Was Protokoll, Ende und Nachspielen sagen, auf Deutsch.

## Neben dem Tisch: Protokoll und Chat

seeing-side = Protokoll und Chat
seeing-log = Protokoll
seeing-log-empty = Noch ist nichts geschehen.
seeing-setup = Aufbau
seeing-newest = Neueste Zeile
seeing-recap = Seit deinem letzten Zug
seeing-recap-first = Vor deinem ersten Zug
seeing-close = Schließen
seeing-go-to-moment = Diesen Moment zeigen
seeing-chat = Chat
seeing-chat-empty = Noch hat niemand etwas gesagt.
seeing-chat-words = Deine Nachricht
seeing-say = Sagen
seeing-unread =
    { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }
seeing-chat-unsent = Das kam nicht am Tisch an. Versuch es noch einmal.
seeing-chat-slower = Zu viele Nachrichten auf einmal. Warte einen Moment.
seeing-chat-silenced = Du darfst hier nicht mehr schreiben.
seeing-chat-stranger = Wer etwas sagen will, setzt sich zuerst an einen Tisch.
seeing-message-more = Mehr zur Nachricht von { $name }
seeing-report = Diese Nachricht melden
seeing-reported = Die Nachricht von { $name } ist gemeldet.
seeing-mute = { $name } nicht mehr hören
seeing-muted = Du hörst { $name } nicht mehr.
seeing-unmute = Wieder hören

## Während sich etwas bewegt

seeing-skip = Jede Taste oder Berührung überspringt
seeing-your-turn = Du bist am Zug

## Das Ende

seeing-ended = Der Tisch endete vorzeitig
seeing-ended-lead = Das Spiel wurde nicht zu Ende gespielt, also gewinnt niemand.
seeing-study = Ein Spiel zum Nachspielen
seeing-study-lead = Diese Datei endet vor dem Spiel.
seeing-standing = Endstand
seeing-absent-away = zuletzt spielte ein Bot
seeing-absent-resigned = aufgegeben, ein Bot spielte zu Ende
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
seeing-new-game = Neues Spiel
seeing-curve = Der Verlauf des Spiels
seeing-chart-chances = Gewinnaussichten in Prozent, zu Beginn jedes Zuges
seeing-chances = Wie der Fürst sie sieht, nach dem, was jeder damals wissen konnte, so verteilt, dass alle zusammen 100 haben.
seeing-turning-point = Am meisten gewann { $player } in Runde { $round }: von { $before } auf { $after } Prozent.
seeing-chart-income = Einnahmen je Runde
seeing-chart-coins = Münzen nach jeder Runde
seeing-chart-palaces = Palastteile
seeing-chart-prices = Preise, Mittel aller Brauereien
seeing-all-figures = Alle Zahlen
seeing-looks = Zug um Zug
seeing-looks-lead = Was jeder Zug dem Fürsten wert war, der ihn mit dem betrachtet, was man damals wissen konnte. Der ganze Sieg hat 100 Punkte.
seeing-looks-whose = Wessen Züge
seeing-looks-ask = Fehler suchen
seeing-looks-busy = Zug { $seen } von { $turns } wird angesehen …
seeing-looks-mistakes =
    { $mistakes ->
        [0] Keinen Zug von { $player } hätte der Fürst sicher besser gemacht.
        [one] Ein Zug von { $player } hätte besser sein können, um { $lost } Punkte.
       *[other] { $mistakes } Züge von { $player } hätten besser sein können, im Mittel um { $lost } Punkte.
    }
seeing-looks-none = Jeden Zug von { $player } spielte ein Bot.
seeing-looks-start = Start
seeing-looks-start-expert = Start und Eröffnung
seeing-looks-chance = Erwartung
seeing-looks-own = Eigener Zug
seeing-looks-luck = Karten und Gegner
seeing-look-stand-in = ein Bot spielte
seeing-look-done = Gespielt
seeing-look-better = Besser
seeing-look-nothing = Nichts verkauft, nichts gebaut.
seeing-look-replay = Diesen Moment ansehen
seeing-fair = Eine ehrliche Austeilung
seeing-fair-promise = Das Geheimnis des Servers ist das, welches er versprach, bevor jemand Platz nahm.
seeing-fair-promise-not = Das Geheimnis des Servers ist nicht das versprochene. Diese Austeilung war nicht ehrlich.
seeing-fair-seed = Die Karten kommen aus diesem Geheimnis und aus dem, was alle Spieler beigetragen haben.
seeing-fair-seed-not = Die Startzahl folgt nicht aus dem Geheimnis und den Beiträgen. Diese Austeilung war nicht ehrlich.
seeing-fair-unchecked = Dieser Browser prüft Beweise nur auf sicheren Seiten. Die Spieldatei lässt sich auf dem eigenen Rechner prüfen.
seeing-fair-how = Das hat dein Browser eben selbst nachgerechnet. Niemand konnte also die Karten bestimmen: der Server nicht und kein Spieler.
seeing-fair-figures = Die Zahlen zeigen
seeing-fair-the-promise = Versprechen
seeing-fair-the-secret = Geheimnis
seeing-fair-contribution = Beitrag von { $player }
seeing-fair-the-seed = Startzahl
seeing-fair-cards = Dass die Startzahl diese Karten ergibt und jede Aktion den Regeln folgt, zeigt:

## Nachspielen

seeing-replay-title = Nachspielen
seeing-replay-of = Nachspielen: { $players }
seeing-moment = Moment im Spiel
seeing-moment-said = Aktion { $number } von { $last }, Runde { $round }
seeing-beginning = Das Spiel beginnt.
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
seeing-replay-keys = Tasten: Pfeile für Aktionen, Bild auf und Bild ab für Züge, Pos1, Ende, Leertaste zum Abspielen.
seeing-not-over = Dieses Spiel läuft noch. Nachspielen lässt es sich nach dem Ende.
seeing-no-game = Dieses Spiel gibt es nicht, oder du darfst es nicht sehen.
seeing-to-table = Zum Tisch
seeing-to-games = Zu meinen Spielen
seeing-fetching = Das Spiel wird geholt.
