### The screens around the table, in German.

## Header and footer

around-nav = Seiten
around-skip = Zum Inhalt springen
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
around-play-deals = Die Karten werden ausgeteilt
around-way-friends = Mit Freunden
around-way-hot-seat = An einem Bildschirm
around-way-bots = Gegen Bots
around-way-tutorial = Einführung
around-way-rules = Regeln
around-way-games = Meine Partien

## A new table

around-new = Neuer Tisch
around-new-kinds = Art des Tisches
around-new-friends = Alle spielen am eigenen Bildschirm. Du schickst deinen Freunden einen Link.
around-new-bots = Du gegen so viele Bots, wie du magst, jeder so stark, wie du willst.
around-new-hot-seat = Alle spielen an diesem Bildschirm. Beim Weitergeben bleiben die Karten verdeckt.
around-make-friends = Tisch eröffnen
around-make-bots = Karten austeilen
around-make-hot-seat = Karten austeilen
around-variant = Spiel
around-variant-base = Grundspiel
    .about = 26 Karten in jedem Stapel. Mit drei davon beginnst du.
around-variant-expert = Expertenspiel
    .about = 28 Karten in jedem Stapel. Die ersten zehn ordnest du selbst, und jeder Palastteil hat seinen eigenen Bauplatz.
around-players-how-many = Personen
around-players =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
around-seats = Plätze
around-seat-who = Wer auf Platz { $seat } spielt
around-seat-name = Name für Platz { $seat }
around-player-number = Spieler { $seat }
around-who-friend = Freundin oder Freund
around-who-here = Jemand an diesem Bildschirm
around-who-bot = Bot: { $bot }
around-bots-levels = Stufen, von leicht bis sehr stark
around-bots-networks = Suche mit einem Netz, das sich selbst trainiert hat
around-bots-characters = Charaktere, jeder mit eigenem Plan
around-pace = Zeit
around-pace-free = Ohne Uhr
    .about = Niemand wartet, also überleg so lange, wie du magst.
around-pace-live = Live
around-pace-days = Mehrere Tage
around-pace-bank = Für die ganze Partie
around-pace-increment = Zusätzlich je Zug
around-pace-turn = Je Zug
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
    .about = Der Tisch steht bei den offenen Tischen, und alle dürfen zuschauen.
around-more = Weitere Optionen
around-memory-aid = Mir die Karten zeigen, die ich unter meinen Stapel gelegt habe
around-undo = Züge lassen sich zurücknehmen, bis sie bestätigt sind
around-takeback = Bestätigte Züge lassen sich zurücknehmen, wenn alle zustimmen
around-late-ends = Die Partie endet, wenn jemandem die Zeit ausgeht
around-stand-in = Bot, der einspringt, wenn jemand zu spät ist oder geht
around-edition = Ausgabe
around-edition-reconstructed = Rekonstruiert
    .about = Alles, was vom gedruckten Spiel bekannt ist. Wo Baukosten nie veröffentlicht wurden, sind sie sorgfältig geschätzt.
around-edition-plain-track = Einfache Leiste
    .about = Ebenso, aber mit nur einem Feld je Preis: Preise fallen und steigen schneller.
around-edition-own = Eigene
    .about = Eine Datei mit den Zahlen deines Exemplars. Ihre Schlüssel stehen in den Regeln unter R8.1.
around-edition-file = TOML-Datei, höchstens 4.000 Zeichen
around-edition-named = Ausgabe „{ $edition }“
around-deal = Die Austeilung
around-deal-fair = Fair
    .about = Bevor sich jemand setzt, legt der Server seinen Teil der Mischung fest und zeigt ein Siegel davon. Alle steuern ein Wort bei. Nach der Partie lässt sich prüfen, dass niemand die Karten ausgesucht hat.
around-deal-seed = Aus einer Startzahl
    .about = Irgendein Text. Derselbe Text ergibt dieselben Karten.
around-deal-duplicate = Wie an einem anderen Tisch
    .about = Link oder Kennung des anderen Tisches; die Partie dort muss zu Ende sein
around-deal-given = Die Karten stammen aus einer vorgegebenen Startzahl oder von einem anderen Tisch. Wer diese kennt, kann auch die Karten kennen.

## Waiting room

around-waiting = Warten auf Mitspieler
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
around-owner-starts = Sobald alle Plätze besetzt sind, teilt die Karten aus, wer den Tisch eröffnet hat.
around-invitation = Einladung
around-invitation-open = Alle finden diesen Tisch bei den offenen Tischen. Mit dem Link geht es schneller.
around-invitation-closed = Nur wer diesen Link hat, kann sich setzen.
around-invitation-link = Link zu diesem Tisch
around-invitation-words = Spielst du mit mir Fürstenfeld?
around-copy = Kopieren
around-copy-link = Link kopieren
around-copied = Kopiert.
around-failed = Dein Browser konnte nicht kopieren. Markiere den Text und kopiere ihn selbst.
around-share = Teilen
around-contribution = Dein Wort für die Mischung
around-contribution-change = Wort ändern
around-promise = Das Siegel des Servers

## Lists of tables

around-lobby-lead = Setz dich an einen Tisch, an dem noch jemand fehlt, oder schau bei einer Partie zu.
around-lobby-open = Mitspieler gesucht
around-lobby-running = Laufende Partien
around-lobby-empty = Gerade gibt es keine offenen Tische. Eröffnest du einen?
around-join = Mitspielen
around-watch = Zuschauen
around-due = Zeit läuft { $when } ab
around-made = { $when } von { $owner } eröffnet
around-games-running = Laufende Partien
around-games-gathering = Warten auf Mitspieler
around-games-finished = Beendete Partien
around-games-empty = Du hast noch keine Partien.
around-play = Spielen
around-look = Öffnen
around-result = Ergebnis
around-replay = Nachspielen
around-file = Spieldatei
around-file-about = Öffne eine Partie, die hier oder anderswo gespeichert wurde, und geh sie Schritt für Schritt durch.
around-file-load = Datei wählen

## Settings

around-settings-lead = In diesem Browser gespeichert.
around-settings-page = Darstellung
around-settings-table = Am Tisch
around-settings-called = Wenn du am Zug bist
around-as-system = System
around-speed = Animationen
around-speed-off = Aus
around-speed-slow = Langsam
around-speed-normal = Normal
around-speed-fast = Schnell
around-sounds = Töne
around-skip-confirm = Vollständige Züge ohne Bestätigung spielen
around-notices = Benachrichtigungen des Browsers, solange die Seite verdeckt ist
around-notices-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie zuerst in seinen Einstellungen.
around-notices-missing = Dieser Browser kann hier keine Benachrichtigungen zeigen.
around-webhook = Webadresse aufrufen
around-webhook-about = Der Server schickt dorthin eine kurze Nachricht, für ein eigenes Programm.
around-webhook-remove = Nicht mehr aufrufen
around-save = Speichern
around-saved = Gespeichert.

## Profile

around-profile-nobody = Du hast noch kein Profil. Mit der ersten Partie bist du Gast.
around-profile-guest = { $name } ist Gast und nur in diesem Browser bekannt.
around-profile-kept = { $name } meldet sich als { $login } an.
around-name-about = Andere sehen diesen Namen am Tisch. An Tischen, an denen du schon sitzt, ändert er sich nicht.
around-keep = Konto anlegen
around-keep-about = Mit einem Konto findest du deine Partien auf jedem Gerät.
around-keep-by = Anmelden mit
around-login = Benutzername
around-login-about = 3 bis 40 Kleinbuchstaben, Ziffern, Punkte, Binde- oder Unterstriche
around-password = Passwort
around-password-about = Mindestens 10 Zeichen
around-locks = Passwort und Codes
around-locks-about = Ein neues Passwort meldet dich auf anderen Geräten ab. Neue Codes ersetzen die alten.
around-password-now = Aktuelles Passwort
    .about = Lass das Feld leer, wenn du nur einen Passkey hast.
around-password-new = Neues Passwort
around-password-change = Passwort ändern
around-codes-new = Neue Notfallcodes
around-password-changed = Passwort geändert.
around-passkey = Passkey
around-passkey-about = Dein Gerät erzeugt einen Schlüssel und entsperrt ihn mit Fingerabdruck, Gesicht oder PIN. Du musst dir nichts merken.
around-passkey-use = Passkey verwenden
around-passkey-add = Passkey hinzufügen
around-passkey-made = Erstellt am { $when }
around-passkey-forget = Entfernen
around-passkey-missing = Passkeys sind hier nicht möglich. Sie brauchen eine gesicherte Verbindung und einen Domainnamen.
around-passkeys = Passkeys
around-sign-in-about = Melde dich an, wenn du ein Konto hast. Partien, die du als Gast begonnen hast, bleiben bei diesem Gast.
around-sign-out = Abmelden
around-forgotten = Ich habe einen Notfallcode
around-code = Notfallcode
around-codes = Notfallcodes
around-codes-about = Jeder Code lässt dich einmal herein, wenn du Passwort oder Gerät verloren hast. Du siehst sie nur jetzt: Kopiere oder drucke sie.
around-codes-done = Ich habe sie gesichert
around-print = Drucken
around-devices = Geräte
around-device-unknown = Unbekanntes Gerät
around-device-this = dieses Gerät
around-device-seen = zuletzt { $when }
around-device-end = Sitzung beenden
around-data = Deine Daten
around-data-about = Alles, was der Server über dich weiß, in einer Datei.
around-data-export = Meine Daten herunterladen
around-delete = Mein Profil löschen
around-delete-about = Name, Benutzernamen und Geräte werden endgültig gelöscht. Laufende Partien spielen Bots zu Ende, beendete bleiben ohne deinen Namen.
around-delete-really = Endgültig löschen
around-cancel = Abbrechen

## Errors

around-lost = Seite nicht gefunden
around-lost-words = Unter dieser Adresse gibt es nichts. Vielleicht fehlt ein Teil des Links.
around-home = Zur Startseite
around-trouble-gone = Der Server antwortet nicht. Die Verbindung wird automatisch wiederhergestellt.
around-trouble-again = Der Server antwortet nicht. Versuch es gleich noch einmal.
around-trouble-unknown = Etwas ist schiefgegangen. Versuch es noch einmal.
around-trouble-passkey = Dein Gerät hat keinen Passkey erstellt oder verwendet. Versuch es noch einmal oder nimm ein Passwort.
around-refused = Der Server lehnt das ab: { $reason }
around-refused-no-table = Diesen Tisch gibt es nicht, oder du brauchst eine Einladung. Lass dir den vollständigen Link geben.
around-refused-no-seat = Dort sitzt niemand mehr.
around-refused-no-judge = Der Fürst ist gerade nicht zu sprechen. Versuch es später noch einmal.
around-refused-not-your-seat = Das ist nicht dein Platz.
around-refused-not-owner = Das darf nur, wer den Tisch eröffnet hat.
around-refused-not-open = Die Partie hat begonnen, oder der Tisch ist geschlossen.
around-refused-seat-taken = Jemand war schneller. Nimm einen anderen Platz.
around-refused-seated-already = Du hast schon einen Platz an diesem Tisch.
around-refused-colour-taken = Diese Farbe ist vergeben. Wähle eine andere.
around-refused-no-clock = Ohne Uhr kann nur eine Person gegen Bots spielen. Eröffne einen Tisch mit Uhr.
around-refused-seats-free = Es sind noch Plätze frei. Setz Bots hin oder warte.
around-refused-not-all-here = Es sind noch nicht alle da. Warte, oder mach die Plätze derer frei, die nicht kommen.
around-refused-by-invitation = An diesem Tisch spielt man nur mit Einladung. Öffne den vollständigen Link.
around-refused-unknown-bot = Dieser Bot ist auf diesem Server nicht installiert. Wähle einen anderen.
around-refused-bad-options = Diese Optionen passen nicht zusammen. Ändere, was du zuletzt gewählt hast.
around-refused-muted = Du darfst gerade keine Nachrichten schreiben.
around-refused-banned = Du darfst hier nicht spielen.
around-refused-login-taken = Dieser Benutzername ist vergeben. Wähle einen anderen.
around-refused-key-taken = Dieser Passkey ist schon hinterlegt.
around-refused-not-admitted = Diese Angaben passen nicht zusammen. Prüfe, was du eingegeben hast.
around-refused-nobody = Der Server kennt dich nicht mehr. Beginne als Gast oder melde dich an.
around-refused-not-admin = Das darf nur die Verwaltung dieses Servers.
around-refused-not-over = Die Partie läuft noch, deshalb bleiben ihre Karten geheim. Komm wieder, wenn sie zu Ende ist.
around-refused-not-hot-seat = Nur an einem gemeinsamen Bildschirm hat jeder Platz einen eigenen Namen.
around-refused-too-long = Dieser Zug hat mehr Antworten als Fragen. Beginne ihn von vorn.
around-refused-nobody-asked = Niemand bittet mehr darum, einen Zug zurückzunehmen.
around-refused-may-undo = An diesem Tisch lässt sich alles zurücknehmen, bis der Zug bestätigt ist.
around-refused-no-action = So lang ist die Partie nicht. Wähle einen früheren Moment.
around-refused-no-turn = In diesem Moment beginnt kein Zug. Lade die Seite neu.
around-refused-no-message = Diese Nachricht gibt es nicht mehr.
around-refused-login-kept = Du hast schon ein Konto.
around-refused-no-login = Du hast noch kein Konto. Leg zuerst eines an.
around-refused-no-key = Ein Konto braucht ein Passwort oder einen Passkey.
around-refused-no-such = Das gibt es nicht mehr.
around-refused-webhook = Diese Adresse kann der Server nicht aufrufen. Sie muss mit https:// beginnen und von außen erreichbar sein.
around-refused-game-file = Die Datei enthält keine Partie, die so hätte gespielt werden können.
around-game-file-key-missing = Das ist keine Spieldatei: Der Schlüssel „{ $key }“ fehlt. Ergänze ihn oder wähle eine andere Datei. ({ $paragraph })
around-game-file-key-unknown = Das ist keine Spieldatei: Der Schlüssel „{ $key }“ ist unbekannt. Entferne ihn oder wähle eine andere Datei. ({ $paragraph })
around-game-file-key-wrong = Das ist keine Spieldatei: Beim Schlüssel „{ $key }“ steht { $found }. Erwartet wird { $expected }. ({ $paragraph })
around-game-file-result-false = Im Ergebnis der Datei steht { $found } bei „{ $key }“, doch ihre Aktionen führen zu { $expected }. Berichtige es oder wähle eine andere Datei. ({ $paragraph })
around-game-file-result-early = Die Datei enthält ein Ergebnis, aber ihre Aktionen enden vor dem Ende der Partie. Ergänze die fehlenden Aktionen oder entferne das Ergebnis. ({ $paragraph })
around-game-file-file-malformed = Die Datei ist kein gültiges { $kind }. Berichtige sie oder wähle eine andere Datei. ({ $paragraph })
around-game-file-action = Aktion { $number } der Datei, „{ $action }“, verstößt gegen die Regeln. Berichtige sie oder wähle eine andere Datei. ({ $paragraph })
around-game-file-other = Die Datei enthält keine Partie, die so hätte gespielt werden können: Ihre Plätze, Karten oder Zahlen passen nicht zusammen. Berichtige sie oder wähle eine andere Datei. ({ $paragraph })
around-refused-edition-file = Diese Datei ist keine spielbare Ausgabe. Prüfe, ob sie gültiges TOML mit allen Schlüsseln aus R8.1 ist.
around-edition-fault = Die Ausgabe hat einen Fehler bei „{ $key }“. Berichtige ihn und wähle die Datei noch einmal; R8.1 sagt, was dort stehen darf.
around-edition-name = Die Ausgabe heißt wie eine, die zum Spiel gehört. Gib ihr einen eigenen Namen.
around-refused-malformed = Der Server hat das nicht verstanden. Prüfe, was du eingegeben hast.
around-refused-too-many-requests = Zu viele Anfragen auf einmal. Warte einen Moment.
around-refused-unavailable = Der Server erreicht seine Datenbank nicht. Versuch es bald noch einmal.
