### What the screens around the table say, in German.

## Header and footer

around-nav = Seiten
around-skip = Zum Inhalt
around-lobby = Offene Tische
around-games = Meine Partien
around-rules = Regeln
around-settings = Einstellungen
around-profile = Profil
around-sign-in = Anmelden
around-theme-to-dark = Auf Nacht umschalten
around-theme-to-light = Auf Tag umschalten
around-version = Version { $version }
around-guest = Gast
around-your-turn = Du bist am Zug
around-your-turns =
    { $count ->
        [one] Du bist an { $count } Tisch am Zug
       *[other] Du bist an { $count } Tischen am Zug
    }

## Front page

around-tagline = Anbauen, verkaufen, die eigenen Felder überbauen: Wer zuerst den Palast hat, gewinnt.
around-play-now = Jetzt spielen
around-play-how = Gegen zwei gute Gegner, ohne Uhr und ohne Anmeldung
around-play-deals = Die Karten werden verteilt
around-way-friends = Mit Freunden
around-way-hot-seat = An einem Bildschirm
around-way-bots = Gegen Bots
around-way-tutorial = Einführung
around-way-rules = Regeln
around-way-games = Meine Partien

## A new table

around-new = Ein neuer Tisch
around-new-kinds = Arten von Tischen
around-new-friends = Alle am eigenen Bildschirm. Du schickst denen einen Link, die mitspielen sollen.
around-new-bots = Du und so viele Bots, wie du magst, jeder so stark, wie du willst.
around-new-hot-seat = Alle an diesem Bildschirm. Zwischen den Zügen fällt ein Vorhang.
around-make-friends = Tisch eröffnen
around-make-bots = Karten austeilen
around-make-hot-seat = Karten austeilen
around-variant = Spiel
around-variant-base = Grundspiel
    .about = 26 Karten in jedem Stapel. Mit dreien davon beginnst du.
around-variant-expert = Expertenspiel
    .about = 28 Karten in jedem Stapel. Die ersten zehn ordnest du selbst, und jeder Palastteil hat seinen eigenen Bauplatz.
around-players-how-many = Spielende
around-players =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
around-seats = Plätze
around-seat-who = Wer auf Platz { $seat } sitzt
around-seat-name = Name auf Platz { $seat }
around-player-number = Person { $seat }
around-who-friend = Freundin oder Freund
around-who-here = Jemand an diesem Bildschirm
around-who-bot = Bot: { $bot }
around-bots-levels = Stufen, vom Anfang bis zur höchsten
around-bots-networks = Sucht mit einem Netz, das sich selbst unterrichtet hat
around-bots-characters = Charaktere, jeder mit eigenem Plan
around-pace = Zeit
around-pace-free = Ohne Uhr
    .about = Niemand wartet, also denk so lange nach, wie du magst.
around-pace-live = Am Stück
around-pace-days = In Tagen
around-pace-bank = Für die ganze Partie
around-pace-increment = Dazu für jeden Zug
around-pace-turn = Für jeden Zug
around-pace-free-each = ohne Uhr
around-pace-live-each = { $minutes } min + { $seconds } s
around-pace-days-each =
    { $days ->
        [one] { $days } Tag je Zug
       *[other] { $days } Tage je Zug
    }
around-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
around-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
around-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
around-door = Wer mitspielen darf
around-door-closed = Mit Einladung
    .about = Nur wer den Link hat, sieht den Tisch.
around-door-open = Alle
    .about = Der Tisch steht bei den offenen, und alle dürfen zuschauen.
around-more = Weitere Möglichkeiten
around-memory-aid = Die Karten zeigen, die ich unter meinen Stapel gelegt habe
around-undo = Ein Zug lässt sich zurücknehmen, bis er bestätigt ist
around-takeback = Ein bestätigter Zug geht zurück, wenn alle anderen zustimmen
around-late-ends = Die Partie endet, wenn jemandes Zeit abläuft
around-stand-in = Bot, der einspringt, wenn jemand zu spät ist oder geht
around-edition = Ausgabe
around-edition-reconstructed = Rekonstruiert
    .about = Alles, was vom gedruckten Spiel bekannt ist, und sorgfältig geschätzte Baukosten, wo niemand sie veröffentlicht hat.
around-edition-plain-track = Einfache Leiste
    .about = Ebenso, aber jeder Preis steht nur auf einem Feld: Preise fallen und steigen schneller.
around-edition-own = Eigene
    .about = Eine Datei mit den Zahlen deines Exemplars. Ihre Schlüssel stehen in den Regeln unter R8.1.
around-edition-file = TOML-Datei, höchstens 4.000 Zeichen
around-edition-named = Ausgabe „{ $edition }“
around-deal = Die Austeilung
around-deal-fair = Gerecht
    .about = Bevor sich jemand setzt, legt der Server seinen Teil der Mischung fest und zeigt ein Siegel davon. Alle werfen ein Wort hinein. Nach der Partie lässt sich prüfen, dass niemand die Karten ausgesucht hat.
around-deal-seed = Aus einer Startzahl
    .about = Irgendein Text. Derselbe Text teilt dieselben Karten aus.
around-deal-duplicate = Wie an einem anderen Tisch
    .about = Link oder Kennung jenes Tisches, dessen Partie zu Ende ist
around-deal-given = Die Karten kommen aus einer gegebenen Startzahl oder von einem anderen Tisch. Wer sie kennt, kann die Austeilung kennen.

## Waiting room

around-waiting = Der Tisch füllt sich
around-seat-free = Platz { $seat } ist frei
around-seats-free =
    { $count ->
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
around-seats-full = Alle Plätze sind besetzt.
around-awaited =
    { $count ->
        [one] Es fehlt noch { $count } Person.
       *[other] Es fehlen noch { $count } Personen.
    }
around-bot = Bot
around-bot-for = Bot für Platz { $seat }
around-seat-bot = Bot hinsetzen
around-get-up = Aufstehen
around-not-here = noch nicht da
around-free-seat = Platz frei machen
around-sit = Hinsetzen
around-your-name = Dein Name
around-your-colour = Deine Farbe
around-colour-green = Grün
around-colour-red = Rot
around-colour-blue = Blau
around-colour-violet = Violett
around-colour-orange = Orange
around-start = Karten austeilen
around-close = Tisch schließen
around-owner-starts = Ausgeteilt wird von der Person, die den Tisch eröffnet hat, sobald alle Plätze besetzt sind.
around-invitation = Einladung
around-invitation-open = Der Tisch steht für alle bei den offenen. Mit dem Link geht es schneller.
around-invitation-closed = Nur wer diesen Link hat, kann sich setzen.
around-invitation-link = Link zu diesem Tisch
around-invitation-words = Spiel mit mir Fürstenfeld.
around-copy = Kopieren
around-copy-link = Link kopieren
around-copied = Kopiert.
around-failed = Dein Browser hat nicht kopiert. Markiere den Text und kopiere ihn selbst.
around-share = Teilen
around-contribution = Dein Wort in der Mischung
around-contribution-change = Wort ändern
around-promise = Das Siegel des Servers

## Lists of tables

around-lobby-lead = Tische, an denen noch jemand fehlt, und Partien zum Zuschauen.
around-lobby-open = Hier fehlt noch jemand
around-lobby-running = Hier wird gespielt
around-lobby-empty = Gerade sucht kein Tisch Mitspielende. Eröffne einen, dann finden ihn andere hier.
around-join = Mitspielen
around-watch = Zuschauen
around-due = Zeit bis { $when }
around-made = von { $owner }, { $when }
around-games-running = Laufende
around-games-gathering = Warten auf Mitspielende
around-games-finished = Beendete
around-games-empty = Du hast noch keine Partien.
around-play = Spielen
around-look = Öffnen
around-result = Ergebnis
around-replay = Nachspielen
around-file = Eine Spieldatei
around-file-about = Lade eine Partie, die hier oder anderswo gespeichert wurde, und sieh sie dir Zug um Zug an.
around-file-load = Datei wählen

## Settings

around-settings-lead = Sie bleiben in diesem Browser.
around-settings-page = Die Seite
around-settings-table = Am Tisch
around-settings-called = Wenn du am Zug bist
around-as-system = Wie das System
around-speed = Bewegung
around-speed-off = Aus
around-speed-slow = Langsam
around-speed-normal = Normal
around-speed-fast = Schnell
around-sounds = Geräusche
around-skip-confirm = Einen vollständigen Zug ohne Bestätigung abgeben
around-notices = Mitteilungen des Browsers, solange die Seite verdeckt ist
around-notices-denied = Dein Browser verbietet dieser Seite Mitteilungen. Erlaube sie zuerst in seinen Einstellungen.
around-notices-missing = Dieser Browser zeigt hier keine Mitteilungen.
around-webhook = Eine Adresse rufen
around-webhook-about = Der Server schickt dorthin eine kurze Nachricht, für ein eigenes Programm.
around-webhook-remove = Nicht mehr rufen
around-save = Speichern
around-saved = Gespeichert.

## Profile

around-profile-nobody = Dich kennt hier noch niemand. Das macht nichts: Mit der ersten Partie bist du Gast.
around-profile-guest = { $name } ist Gast und nur in diesem Browser bekannt.
around-profile-kept = { $name } gehört zur Anmeldung { $login }.
around-name-about = Andere sehen ihn am Tisch. Plätze, die du schon hast, behalten ihren alten Namen.
around-keep = Namen behalten
around-keep-about = Mit einer Anmeldung findest du deine Partien auf jedem Gerät.
around-keep-by = Gesichert durch
around-login = Anmeldename
around-login-about = 3 bis 40 kleine Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche
around-password = Passwort
around-password-about = Mindestens 10 Zeichen
around-locks = Passwort und Codes
around-locks-about = Ein neues Passwort meldet dich auf anderen Geräten ab. Neue Codes ersetzen die alten.
around-password-now = Jetziges Passwort
    .about = Lass es leer, wenn du nur einen Passkey hast.
around-password-new = Neues Passwort
around-password-change = Passwort ändern
around-codes-new = Neue Notfallcodes
around-password-changed = Das Passwort ist geändert.
around-passkey = Passkey
around-passkey-about = Dein Gerät macht einen Schlüssel und öffnet ihn mit Finger, Gesicht oder Code. Zu merken gibt es nichts.
around-passkey-use = Mit einem Passkey
around-passkey-add = Passkey hinzufügen
around-passkey-made = Gemacht am { $when }
around-passkey-forget = Vergessen
around-passkey-missing = Hier gibt es keine Passkeys. Sie brauchen eine gesicherte Verbindung und eine Adresse mit Namen.
around-passkeys = Passkeys
around-sign-in-about = Wenn du einen Anmeldenamen hast, komm hier herein. Partien, die du als Gast begonnen hast, bleiben bei diesem Gast.
around-sign-out = Abmelden
around-forgotten = Ich habe einen Notfallcode
around-code = Notfallcode
around-codes = Notfallcodes
around-codes-about = Jeder lässt dich einmal herein, wenn Passwort oder Gerät verloren sind. Sie erscheinen nur jetzt: Kopiere oder drucke sie.
around-codes-done = Ich habe sie
around-print = Drucken
around-devices = Geräte
around-device-unknown = Unbekanntes Gerät
around-device-this = dieses Gerät
around-device-seen = zuletzt { $when }
around-device-end = Beenden
around-data = Deine Daten
around-data-about = Alles, was der Server über dich weiß, als Datei.
around-data-export = Meine Daten speichern
around-delete = Mein Profil löschen
around-delete-about = Name, Anmeldungen und Geräte werden endgültig gelöscht. Laufende Partien spielen Bots zu Ende, beendete bleiben ohne deinen Namen.
around-delete-really = Endgültig löschen
around-cancel = Abbrechen

## Nothing there, nothing works

around-lost = Hier ist nichts
around-lost-words = Die Adresse führt ins Leere. Vielleicht fehlt ein Stück des Links.
around-home = Zur Startseite
around-trouble-gone = Der Server antwortet nicht. Die Seite versucht es von selbst weiter.
around-trouble-again = Der Server antwortet nicht. Versuch es gleich noch einmal.
around-trouble-unknown = Etwas ist schiefgegangen. Versuch es noch einmal.
around-trouble-passkey = Das Gerät hat keinen Passkey gemacht oder benutzt. Versuch es noch einmal oder nimm ein Passwort.
around-refused = Der Server lehnt das ab: { $reason }
around-refused-no-table = Diesen Tisch gibt es nicht, oder er ist nicht für dich. Lass dir den ganzen Link geben.
around-refused-no-seat = Dort sitzt niemand mehr.
around-refused-no-judge = Der Fürst kann gerade nicht gefragt werden. Versuch es später noch einmal.
around-refused-not-your-seat = Das ist nicht dein Platz.
around-refused-not-owner = Das darf nur, wer den Tisch eröffnet hat.
around-refused-not-open = Die Partie hat begonnen, oder der Tisch ist geschlossen.
around-refused-seat-taken = Jemand war schneller. Nimm einen anderen Platz.
around-refused-seated-already = Du hast schon einen Platz an diesem Tisch.
around-refused-colour-taken = Diese Farbe ist vergeben. Wähle eine andere.
around-refused-no-clock = Ohne Uhr darf nur eine Person unter Bots sitzen. Eröffne einen Tisch mit Uhr.
around-refused-seats-free = Es sind noch Plätze frei. Setz Bots hin oder warte.
around-refused-not-all-here = Es sind noch nicht alle da. Mach die Plätze derer frei, die nicht kommen, oder warte.
around-refused-by-invitation = An diesen Tisch kommt man mit Einladung. Öffne den ganzen Link.
around-refused-unknown-bot = Dieser Bot ist auf diesem Server nicht installiert. Wähle einen anderen.
around-refused-bad-options = So kann kein Tisch sein. Ändere, was du zuletzt gewählt hast.
around-refused-muted = Du darfst gerade nicht schreiben.
around-refused-banned = Du darfst hier nicht spielen.
around-refused-login-taken = Dieser Anmeldename ist vergeben. Wähle einen anderen.
around-refused-key-taken = Dieser Passkey ist schon hinterlegt.
around-refused-not-admitted = Das passt nicht zusammen. Prüfe, was du geschrieben hast.
around-refused-nobody = Der Server kennt dich nicht mehr. Beginne als Gast oder melde dich an.
around-refused-not-admin = Das darf nur die Verwaltung dieses Servers.
around-refused-not-over = Die Partie läuft noch, also bleiben ihre Karten geheim. Komm wieder, wenn sie vorbei ist.
around-refused-not-hot-seat = Nur an einem Tisch für einen Bildschirm hat jeder Platz seinen eigenen Namen.
around-refused-too-long = Dieser Zug hat mehr Antworten als Fragen. Beginne ihn neu.
around-refused-nobody-asked = Niemand bittet mehr darum, einen Zug zurückzunehmen.
around-refused-may-undo = An diesem Tisch lässt sich alles zurücknehmen, bis der Zug bestätigt ist.
around-refused-no-action = So lang ist die Partie nicht. Wähle einen früheren Moment.
around-refused-no-turn = In diesem Moment beginnt kein Zug. Lade die Seite neu.
around-refused-no-message = Diese Nachricht gibt es nicht mehr.
around-refused-login-kept = Du hast schon einen Anmeldenamen.
around-refused-no-login = Du hast noch keinen Anmeldenamen. Behalte zuerst deinen Namen.
around-refused-no-key = Ein Anmeldename braucht ein Passwort oder einen Passkey.
around-refused-no-such = Etwas mit diesem Namen gibt es nicht mehr.
around-refused-webhook = Diese Adresse kann der Server nicht rufen. Sie muss mit https:// beginnen und von außen erreichbar sein.
around-refused-game-file = Die Datei enthält keine Partie, die so gespielt werden konnte.
around-game-file-key-missing = Die Datei ist keine Partie: Der Schlüssel „{ $key }“ fehlt. Ergänze ihn oder wähle eine andere Datei. ({ $paragraph })
around-game-file-key-unknown = Die Datei ist keine Partie: Der Schlüssel „{ $key }“ ist unbekannt. Entferne ihn oder wähle eine andere Datei. ({ $paragraph })
around-game-file-key-wrong = Die Datei ist keine Partie: Beim Schlüssel „{ $key }“ steht { $found }. Erwartet wird { $expected }. ({ $paragraph })
around-game-file-result-false = Das Ergebnis der Datei nennt { $found } bei „{ $key }“, doch ihre Aktionen führen zu { $expected }. Berichtige es oder wähle eine andere Datei. ({ $paragraph })
around-game-file-result-early = Die Datei nennt ein Ergebnis, doch ihre Aktionen enden vor dem Spiel. Ergänze die fehlenden Aktionen oder entferne das Ergebnis. ({ $paragraph })
around-game-file-file-malformed = Die Datei ist kein gültiges { $kind }. Berichtige sie oder wähle eine andere Datei. ({ $paragraph })
around-game-file-action = Aktion { $number } der Datei, „{ $action }“, ist gegen die Regeln. Berichtige sie oder wähle eine andere Datei. ({ $paragraph })
around-game-file-other = Die Datei enthält keine Partie, die so gespielt werden konnte: Ihre Plätze, Karten oder Zahlen passen nicht zusammen. Berichtige sie oder wähle eine andere Datei. ({ $paragraph })
around-refused-edition-file = Diese Datei ist keine spielbare Ausgabe. Prüfe, ob sie gültiges TOML mit allen Schlüsseln aus R8.1 ist.
around-edition-fault = Die Ausgabe hat einen Fehler bei „{ $key }“. Berichtige ihn und wähle die Datei noch einmal; R8.1 sagt, was dort stehen darf.
around-edition-name = Die Ausgabe heißt wie eine, die zum Spiel gehört. Gib ihr einen eigenen Namen.
around-refused-malformed = Der Server hat das nicht verstanden. Prüfe, was du geschrieben hast.
around-refused-too-many-requests = Das war zu viel auf einmal. Warte ein wenig.
around-refused-unavailable = Der Server erreicht seine Daten nicht. Versuch es bald noch einmal.
