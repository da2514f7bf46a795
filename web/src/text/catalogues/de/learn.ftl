### Was dort gesagt wird, wo man das Spiel lernt, auf Deutsch: Übersicht, Karten, Regeln, Glossar, Einführung.
###
### [Wörter](term) ist ein Wort, das das Glossar erklärt; learn-term-… sagt, was es bedeutet.

learn-cost = Kostet { $cost }.
learn-cost-now = Kostet jetzt { $cost } statt { $printed }.
learn-cost-palace = Kostet den aktuellen Palastpreis.
learn-card-expert-only = Nur im Expertenspiel.
learn-card-rule = Regeln: { $section } ({ $paragraph })

## Karten ausführlich

learn-card-field = Jedes sichtbare Feld bringt in Phase 2 jeder Runde seine [Rohstoffe](good). Ein Feld, das du jetzt baust, bringt sie ab der nächsten Runde. Du darfst es neben das [aufgedruckte Feld](printed-field) seiner Sorte bauen oder darüber.
learn-card-bank = Sie zahlt in Phase 3, ob du verkaufst oder nicht, und zählt zu deinen [Einnahmen](income). Eine Bank, die du jetzt baust, zahlt ab der nächsten Runde. Hast du beide Banken, zahlen beide.
learn-card-town-hall = Es wirkt in Phase 5, auch schon in der Runde, in der du es baust. Mit beiden Rathäusern darfst du bis zu 4 Karten auf der [Hand](hand) behalten.
learn-card-laboratory = Wenn alle gezogen haben, entscheidest du Karte für Karte, ob du weitere ziehst. Mit beiden Laboren sind es bis zu 3.
learn-card-office = Wähle eine Sorte der [Rohstoffe](good), die du verkaufst. Für jeden davon bekommst du 1 Münze extra. Bei einem [Preis](price) von 0 hilft das Kontor nicht, und du musst es nicht nutzen.
learn-card-warehouse = Nicht verkaufte [Rohstoffe](good) verfallen in Phase 5, aber das Lagerhaus rettet bis zu 3 davon, gleich welcher Sorte. Es wirkt schon in der Runde, in der du es baust. Überbaust du es, rettet es nichts mehr.
learn-card-market = Du tauschst Rohstoffe einer Sorte gegen eine andere Sorte, und dabei bleibt es. Du darfst auch tauschen, ohne zu verkaufen, wenn du die Rohstoffe lagern kannst.
learn-card-magistrate = Du bekommst deine vollen [Einnahmen](income), aber dein [Reihenfolgemarker](order-marker) kommt 3 Felder tiefer, jedoch nie unter 0. So bist du in der nächsten Runde früher an der Reihe.
learn-card-crane = Der Nachlass gilt, sobald der Baukran steht: auch für die zweite Karte desselben Zuges und für [Palastteile](palace-part). Nichts kostet weniger als 0. Selbst die Karte, die den Baukran überbaut, bekommt den Nachlass noch.
learn-card-palace = Er kostet den [Palastpreis](palace-price), und der steigt, je mehr Teile gebaut werden. Ein Teil bleibt, wo er steht. Die Partie endet nach der Runde, in der jemand alle sechs hat.
learn-card-tour-guide = Er zahlt in Phase 3, ob du verkaufst oder nicht: 2 Münzen für jeden [Teil](palace-part) deines Palasts.
learn-card-scavenger = Er wirkt in Phase 5, bevor du Karten unter deinen [Stapel](deck) legst, auch schon in der Runde, in der du ihn baust. Auch ein entfernter [Palastteil](palace-part) ist weg: Ohne ihn kannst du deinen Palast nicht vollenden.

## Übersichtskarte

learn-summary = Übersicht
learn-summary-all = alle gleichzeitig
learn-summary-each = nacheinander
learn-summary-draw = Ziehe 3 Karten, mit einem Labor auch mehr.
learn-summary-harvest = Jedes sichtbare Feld bringt seine Rohstoffe.
learn-summary-sell = Verkaufe an eine Brauerei. Nimm die Münzen und setze deinen Reihenfolgemarker auf deine Einnahmen.
learn-summary-build = Baue bis zu 2 Karten auf deine Bauplätze.
learn-summary-discard = Behalte 1 Karte. Lege die anderen unter deinen Stapel. Nicht verkaufte Rohstoffe verfallen.
learn-summary-market = Preise steigen um 1 Feld je freiem Bedarfsfeld.
learn-summary-end = Die Partie endet mit der Runde, in der jemand den sechsten Palastteil baut. Sind es mehrere, gewinnt, wer von ihnen am reichsten ist.
learn-summary-cards = Was die Gebäude tun
learn-summary-rules = Alle Regeln
learn-summary-tutorial = Einführung

## Regeln: die Seite

learn-rules = Regeln
learn-rules-lead = Das ganze Spiel, vom Aufbau bis zum Ende.
learn-rules-search = In den Regeln suchen
learn-rules-found =
    { $count ->
        [0] Nichts gefunden. Versuch es mit einem anderen Wort.
        [one] { $count } Treffer.
       *[other] { $count } Treffer.
    }
learn-rules-contents = Inhalt
learn-rules-paragraph = { $rules } in den vollständigen Regeln
learn-rules-phase = Phase { $number }
learn-rules-unreached = Der Server antwortet nicht, deshalb fehlen die Kosten.
learn-rules-figure-estate = Ein Gut zu Beginn: oben drei leere Bauplätze, unten drei aufgedruckte Felder
learn-rules-figure-sell = Ein Verkauf: Zwei Hopfen belegen Bedarfsfelder, einer ist Überschuss
learn-rules-figure-income = Einnahmenleisten: Wer weniger einnimmt, ist früher an der Reihe
learn-rules-figure-build = Eine Karte auf einem aufgedruckten Feld
learn-rules-figure-palace = Sechs Teile ergeben einen Palast
learn-rules-figure-demand = Die sieben Bedarfskarten

## Regeln: was sie sagen

learn-goal = Das Ziel
learn-goal-1 = Dir gehört ein kleines [Gut](estate), und du verkaufst Hopfen, Gerste und Quellwasser an die Brauereien ringsum. Mit den Münzen baust du bessere [Felder](field), nützliche [Gebäude](building) und am Ende einen Palast aus sechs Teilen.
learn-goal-2 = Jeder [Palastteil](palace-part) belegt für immer einen deiner sechs [Bauplätze](plot). So überbaut der Palast nach und nach die Felder, die ihn bezahlen. Die Kunst ist, zu wissen, wann du aufhörst zu wachsen und anfängst zu bauen.
learn-goal-3 = Die Partie endet nach der Runde, in der jemand seinen Palast vollendet. Von allen mit sechs Teilen gewinnt, wer die meisten Münzen hat.

learn-estate = Dein Gut
learn-estate-1 = Dein Spielertableau hat sechs Bauplätze in zwei Reihen: oben 1, 2 und 3, unten 4, 5 und 6. Die obere Reihe ist am Anfang leer. Auf der unteren sind drei kleine Felder aufgedruckt: eines für [Hopfen](hops), eines für [Gerste](barley), eines für [Wasser](water).
learn-estate-2 = Du hast deinen eigenen [Stapel](deck) mit je einer Karte jeder Art: neun Felder, elf Gebäude und sechs Palastteile. Alle haben die gleichen Karten, nur in anderer Reihenfolge.
learn-estate-3 = [Rohstoffe](good) und [Münzen](coin) gehen nie aus.

learn-setup = Aufbau
learn-setup-1 = Es sind so viele [Brauereien](brewery) geöffnet, wie Leute mitspielen. Jede bekommt eine zufällige [Bedarfskarte](demand-card) für die ganze Partie.
learn-setup-2 = Jeder [Preis](price) beginnt bei 1.
learn-setup-3 = Die [Reihenfolgemarker](order-marker) liegen in zufälliger Reihenfolge gestapelt auf Feld 0. Der oberste ist zuerst an der Reihe.
learn-setup-4 = Du beginnst mit 2 Münzen und 3 Karten von deinem gemischten Stapel. Mehr Glück ist nicht im Spiel: Kein Stapel wird je wieder gemischt.

learn-round = Die Runde
learn-round-1 = Eine [Runde](round) hat sechs [Phasen](phase). Phase 1 und 2 spielen alle gleichzeitig. Dann sind alle nacheinander am Zug, jeweils mit den Phasen 3, 4 und 5. Phase 6 schließt die Runde ab.
learn-round-2 = Wer in der letzten Runde am wenigsten eingenommen hat, ist zuerst an der Reihe. Stehen zwei auf demselben Feld, beginnt, wer später dorthin kam, denn dessen [Marker liegt oben](stack).
learn-round-3 = Du kannst deinen ganzen [Zug](turn) ausprobieren und zurücknehmen, bis du ihn bestätigst.

learn-draw = Karten ziehen
learn-draw-1 = Alle ziehen 3 Karten vom eigenen Stapel, oder was davon noch übrig ist.
learn-draw-2 = Mit einem Labor darfst du danach weitere ziehen, Karte für Karte: 1 mit Labor I, 2 mit Labor II, 3 mit beiden.
learn-draw-3 = Hand und Stapel sind geheim, aber alle dürfen wissen, wie viele Karten es sind.

learn-harvest = Ernte
learn-harvest-1 = Jedes sichtbare Feld bringt seine Rohstoffe, ob aufgedruckt oder gebaut.
learn-harvest-2 = Was im Lagerhaus lag, ist noch da und liegt neben der neuen Ernte.

learn-sell = Verkaufen
learn-sell-1 = Wähle eine offene Brauerei oder keine. Verkaufe ihr so viele deiner Rohstoffe, wie du möchtest.
learn-sell-2 = Alle verkauften Rohstoffe werden zu den Preisen bezahlt, die vor dem Verkauf gelten.
learn-sell-3 = Deine Rohstoffe belegen die freien [Bedarfsfelder](demand-space) ihrer Sorte. Was kein freies Feld findet, ist [Überschuss](surplus). Bezahlt wird es trotzdem.
learn-sell-4 = Danach sinkt der [Preismarker](marker) einer Sorte um ein Feld je überschüssigem Rohstoff, höchstens bis 0.
learn-sell-5 = Steht der Preis eines Rohstoffs auf 0, kannst du ihn dort nicht verkaufen.
learn-sell-6 = Mit einem Markt darfst du vorher bis zu 3 Rohstoffe einer Sorte gegen eine andere tauschen.
learn-sell-7 = Mit einem Kontor wählst du eine Sorte und bekommst 1 Münze extra für jeden Rohstoff davon in deinem Verkauf.

learn-income = Einnahmen und Reihenfolge
learn-income-1 = Deine [Einnahmen](income) sind alles, was du in Phase 3 bekommst: vom Verkauf, vom Kontor, von den Banken und vom Reiseführer. Banken und Reiseführer zahlen auch, wenn du nichts verkaufst.
learn-income-2 = Dein [Reihenfolgemarker](order-marker) kommt auf der anderen [Leiste](income-track) auf das Feld deiner Einnahmen, höchstens auf 25. Liegt dort schon einer, kommt deiner obenauf.
learn-income-3 = Mit einem Magistrat kommt er 3 Felder tiefer, aber nicht unter 0.
learn-income-4 = In der nächsten Runde geht es vom niedrigsten Feld zum höchsten, und auf einem Feld von oben nach unten.

learn-build = Bauen
learn-build-1 = Baue bis zu 2 Karten von deiner Hand, eine nach der anderen. Jede kommt auf einen Bauplatz und wird sofort bezahlt.
learn-build-2 = Du darfst auf einen leeren Platz bauen, auf ein aufgedrucktes Feld oder auf eine andere Karte. Was [überbaut](covered) wird, ist aus dem Spiel.
learn-build-3 = Nur Palastteile können nie überbaut werden.
learn-build-4 = Eine Karte wirkt, sobald sie liegt. Ein Baukran macht schon die zweite Karte billiger, ein Rathaus oder Lagerhaus zählt schon in Phase 5. Eine überbaute Karte wirkt sofort nicht mehr, aber was sie gebracht hat, bleibt dir.
learn-build-5 = Mit einem Baukran kostet jede andere Karte 2 weniger, auch jeder Palastteil.

learn-palace = Der Palast
learn-palace-1 = Ein Palastteil kostet, was die oberste [Palastpreiskarte](palace-price) zeigt. Die erste zeigt { $first }.
learn-palace-2 = Für jeden gebauten Teil, egal von wem, kommt ein [Würfel](cube) auf diese Karte. Liegen dort so viele Würfel, wie Leute mitspielen, kommt die Karte sofort weg. Die nächsten sind teurer: { $prices }.
learn-palace-3 = Im Grundspiel darfst du einen Teil auf jeden Bauplatz ohne Palastteil bauen.
learn-palace-4 = Jeder der sechs Teile wird einmal gebaut. Zusammen ergeben sie ein Bild.

learn-discard = Ablegen
learn-discard-1 = Behalte 1 Karte auf der [Hand](hand). Mit Rathaus I darfst du 1 mehr behalten, mit Rathaus II 2 mehr.
learn-discard-2 = Alle anderen kommen unter deinen eigenen Stapel, in beliebiger Reihenfolge. Was du zuerst darunterlegst, ziehst du auch zuerst wieder.
learn-discard-3 = So bestimmst du, was kommt, wenn dein Stapel durchgespielt ist. Die Seite merkt es sich für dich: das [bekannte Ende](known-tail) deines Stapels.
learn-discard-4 = Nicht verkaufte Rohstoffe verfallen. Mit einem Lagerhaus bleiben bis zu 3.
learn-discard-5 = Du darfst weniger Karten behalten als erlaubt, aber mindestens eine, wenn du eine hast.

learn-market = Marktphase
learn-market-1 = Wenn alle am Zug waren, steigt jeder Marker um ein Feld je [Bedarfsfeld](demand-space) seiner Sorte, das noch frei ist, höchstens bis ans Ende seiner [Leiste](price-track).
learn-market-2 = Dann kommen alle Rohstoffe von den Bedarfskarten weg.
learn-market-3 = Steht der Preis einer Sorte auf 0 und waren alle ihre Bedarfsfelder belegt, bleibt er auf 0. In der nächsten Runde kann dort niemand diese Sorte verkaufen; die anderen Sorten dieser Brauerei betrifft das nicht. Danach steigt der Preis.

learn-end = Das Ende
learn-end-1 = Hat am Ende einer Runde jemand alle sechs Palastteile, ist die Partie zu Ende. Alle hatten gleich viele Züge.
learn-end-2 = Von allen mit sechs Teilen gewinnt, wer die meisten Münzen hat. Bei Gleichstand wird der Sieg geteilt.
learn-end-3 = Die anderen folgen nach Palastteilen, dann nach Münzen.
learn-end-4 = Kann niemand mehr einen Palast vollenden oder ist Runde 100 vorbei, endet die Partie ohne Sieger.

learn-expert = Das Expertenspiel
learn-expert-1 = Das [Expertenspiel](expert-game) hat zwei Karten mehr: den Reiseführer, der 2 Münzen für jeden deiner Palastteile zahlt, und den Lumpensammler.
learn-expert-2 = Mit einem Lumpensammler darfst du bis zu 2 Handkarten aus dem Spiel entfernen, bevor du die anderen unter deinen Stapel legst. Ein kleiner Stapel ist schneller durchgespielt.
learn-expert-3 = Zu Beginn ziehst du 10 Karten. Du behältst 1 und legst die anderen 9 unter deinen Stapel, in beliebiger Reihenfolge.
learn-expert-4 = Jeder Palastteil hat seinen eigenen Bauplatz: I, II und III auf 1, 2 und 3, und IV, V und VI auf 4, 5 und 6. Du darfst sie in beliebiger Reihenfolge bauen.
learn-expert-5 = Alle anderen Karten dürfen auf jeden Bauplatz ohne Palastteil.

learn-cards = Alle Karten
learn-cards-1 = Die Kosten sind die der Ausgabe „{ $edition }“. Die gedruckten wurden nie veröffentlicht, deshalb sind sie sorgfältig geschätzt. Wähle eine Karte, um mehr zu lesen.
learn-cards-2 = Reiseführer und Lumpensammler gehören nicht zum [Grundspiel](base-game).

learn-symbols = Symbole
learn-symbols-1 = Zu jeder Farbe gehört eine Form oder ein Buchstabe.

learn-glossary = Glossar
learn-glossary-1 = Ein Wort für jede Sache, überall das gleiche.

## Symbole

learn-sign-coin = Münzen
learn-sign-keep = Karten, die du auf der Hand behalten darfst
learn-sign-draw = Karten, die du ziehen darfst
learn-sign-any = Rohstoffe einer beliebigen Sorte
learn-sign-store = für spätere Runden gelagert
learn-sign-into = wird zu
learn-sign-marker = der Reihenfolgemarker auf der Einnahmenleiste
learn-sign-card = jede andere Karte
learn-sign-trash = eine Karte kommt aus dem Spiel
learn-sign-hand = Karten auf der Hand und im Stapel
learn-sign-palace = Palastteile
learn-sign-good = { $good }, Buchstabe { $letter }
learn-sign-cube = ein Palastteil wurde zu diesem Preis gebaut
learn-sign-no-cube = Platz für einen Würfel; sind alle da, steigt der Preis
learn-sign-order = Reihenfolgemarker, jeder mit eigener Form
learn-sign-ghost = gestrichelt: wohin es käme
learn-sign-full = belegtes Bedarfsfeld
learn-sign-empty = freies Bedarfsfeld
learn-sign-back = eine Karte, die du nicht sehen kannst
learn-sign-cost = Kosten einer Karte; durchgestrichen, wenn du sie dir nicht leisten kannst
learn-sign-cost-before = Kosten vor dem Nachlass des Baukrans
learn-sign-rising = der Palastpreis steigt gleich

## Glossar

learn-term-round = Runde
    .text = Alle sechs Phasen einmal.
learn-term-phase = Phase
    .text = Einer der sechs Schritte einer Runde: Karten ziehen, Ernte, Verkaufen, Bauen, Ablegen, Marktphase.
learn-term-turn = Zug
    .text = Was du in den Phasen 3 bis 5 tust, ohne Unterbrechung.
learn-term-order = Reihenfolge
    .text = Wer in einer Runde wann an der Reihe ist. Sie ergibt sich aus den Einnahmen der Runde davor.
learn-term-base-game = Grundspiel
    .text = Das Spiel für den Anfang: 26 Karten je Stapel, 3 davon zu Beginn auf der Hand.
learn-term-expert-game = Expertenspiel
    .text = Die Variante mit 28 Karten je Stapel, einer Eröffnung, die du ordnest, und einem festen Bauplatz für jeden Palastteil.
learn-term-estate = Gut
    .text = Deine sechs Bauplätze mit allem, was darauf liegt.
learn-term-plot = Bauplatz
    .text = Einer der sechs Plätze für eine Karte, oben 1 bis 3, unten 4 bis 6.
learn-term-field = Feld
    .text = Eine Karte oder ein Aufdruck, der jede Runde Rohstoffe bringt.
learn-term-printed-field = aufgedrucktes Feld
    .text = Ein Feld auf dem Spielertableau selbst. Es bringt einen Rohstoff. Einmal überbaut, ist es weg.
learn-term-building = Gebäude
    .text = Eine Karte, die weder Feld noch Palastteil ist.
learn-term-in-play = ausliegend
    .text = Auf einem Bauplatz sichtbar und deshalb wirksam.
learn-term-covered = überbaut
    .text = Unter einer anderen Karte und damit aus dem Spiel. Alle dürfen wissen, welche Karten es sind.
learn-term-palace-part = Palastteil
    .text = Eine der sechs Karten, die einen Palast ergeben. Sie kann nie überbaut werden.
learn-term-palace-price = Palastpreis
    .text = Was der nächste Palastteil kostet, für alle gleich viel.
learn-term-cube = Würfel
    .text = Für jeden gebauten Teil kommt einer auf die Palastpreiskarte. Sind es so viele, wie Leute mitspielen, steigt der Preis.
learn-term-hand = Hand
    .text = Die Karten, die du hältst. Andere sehen nur, wie viele es sind.
learn-term-deck = Stapel
    .text = Deine eigenen verdeckten Karten. Andere sehen nur, wie viele es sind.
learn-term-known-tail = bekanntes Stapelende
    .text = Die Karten, die du selbst unter deinen Stapel gelegt hast, in ihrer Reihenfolge. Du kennst sie, bis du sie ziehst.
learn-term-trashed = entfernt
    .text = Durch den Lumpensammler aus dem Spiel genommen. Alle dürfen wissen, welche Karten es sind.
learn-term-good = Rohstoffe
    .text = Hopfen, Gerste und Wasser: was Felder bringen und Brauereien kaufen.
learn-term-hops = Hopfen
    .text = Der grüne Rohstoff, eine Dolde, Buchstabe H.
learn-term-barley = Gerste
    .text = Der gelbe Rohstoff, eine Ähre, Buchstabe G.
learn-term-water = Wasser
    .text = Der blaue Rohstoff, ein Tropfen, Buchstabe W.
learn-term-coin = Münze
    .text = Das Geld: silberne Einer und gelbe Fünfer. Nur die Summe zählt.
learn-term-brewery = Brauerei
    .text = Dort verkaufst du. Es sind so viele geöffnet, wie Leute mitspielen.
learn-term-demand-card = Bedarfskarte
    .text = Zeigt, wie viele Bedarfsfelder eine Brauerei für jede Sorte hat, die ganze Partie über.
learn-term-demand-space = Bedarfsfeld
    .text = Nimmt einen Rohstoff auf, bis zum Ende der Runde. Bleiben Felder frei, steigt der Preis.
learn-term-surplus = Überschuss
    .text = Verkaufte Rohstoffe, für die kein Bedarfsfeld frei ist. Sie werden bezahlt, aber jeder senkt den Preis um ein Feld.
learn-term-price = Preis
    .text = Was ein Rohstoff einbringt, in Münzen; der Marker zeigt es.
learn-term-price-track = Preisleiste
    .text = Die Spalte, auf der ein Marker steigt und fällt. Zwei Felder können denselben Preis zeigen.
learn-term-marker = Preismarker
    .text = Zeigt, was eine Brauerei gerade für einen Rohstoff zahlt.
learn-term-income = Einnahmen
    .text = Alle Münzen, die du in Phase 3 bekommst: Verkauf, Kontor, Banken, Reiseführer.
learn-term-income-track = Einnahmenleiste
    .text = Zwei Reihen mit Feldern von 0 bis 25. Die eine zeigt die Reihenfolge dieser Runde, auf der anderen entsteht die der nächsten.
learn-term-order-marker = Reihenfolgemarker
    .text = Dein Marker auf der Einnahmenleiste, mit deiner Farbe und Form.
learn-term-stack = Stoß
    .text = Reihenfolgemarker auf einem Feld. Wer später kommt, liegt oben und ist früher an der Reihe.

## Einführung

learn-tutorial = Einführung
learn-tutorial-lead = Acht kurze Kapitel. In jedem spielst du an einem echten Tisch und erfährst Schritt für Schritt, was zu tun ist.
learn-chapter-done = gespielt
learn-chapter-estate = Das Ziel und dein Gut
    .text = Ein erster Zug: verkaufen, bauen, Karten weglegen.
learn-chapter-sale = Verkaufen und Preise
    .text = Was Brauereien zahlen, und was ein Verkauf mit ihren Preisen macht.
learn-chapter-order = Einnahmen und Reihenfolge
    .text = Warum zuerst an der Reihe ist, wer weniger einnimmt.
learn-chapter-build = Bauen und Überbauen
    .text = Was ein Bauplatz wert ist, und was du dafür aufgibst.
learn-chapter-deck = Dein Stapel
    .text = Was auf der Hand bleibt, und wann du die anderen Karten wiedersiehst.
learn-chapter-palace = Der Palast
    .text = Sechs Teile und ein Preis, der steigt.
learn-chapter-cards = Besondere Karten
    .text = Labor, Markt, Kontor, Baukran und Lagerhaus in einer Runde.
learn-chapter-expert = Das Expertenspiel
    .text = Ordne deine Eröffnung und entferne Karten für immer.

learn-lesson-coach = Anleitung
learn-lesson-progress = Fortschritt im Kapitel
learn-lesson-go-on = Weiter
learn-lesson-show = Zeig es mir
learn-lesson-restart = Neu beginnen
learn-lesson-leave = Kapitel
learn-lesson-next = Weiter: { $chapter }
learn-lesson-play = Eine Partie spielen
learn-lesson-waiting = Der Verwalter überlegt.
learn-lesson-astray = Das wurde zurückgenommen. Folge in dieser Lektion zuerst der Anleitung.
learn-lesson-unknown = Dieses Kapitel gibt es nicht.

learn-lesson-estate-1 = Das ist dein Gut mit sechs [Bauplätzen](plot). Am Ende soll hier ein Palast aus sechs Teilen stehen. Die Partie endet, wenn jemand seinen Palast vollendet; sind es mehrere, gewinnt, wer von ihnen am reichsten ist.
learn-lesson-estate-2 = Auf den unteren Plätzen sind drei [Felder](printed-field) aufgedruckt. Sie haben 1 Hopfen, 1 Gerste und 1 Wasser gebracht, wie in jeder Runde.
learn-lesson-estate-3 = Das sind deine Karten: Felder, Gebäude, Palastteile. Die Münze in der Ecke zeigt die Kosten. Du hast 2 Münzen und brauchst erst einmal mehr.
learn-lesson-estate-4 = Verkaufe deine Rohstoffe: Wähle Moosbichl. Dort gibt es für jeden 1 Münze.
    .hint = Wähle Moosbichl und lass alle drei Rohstoffe im Verkauf.
learn-lesson-estate-5 = Damit hast du 5 Münzen. Baue Hopfenfeld 1 auf Bauplatz 1: Wähle die Karte und dann den Bauplatz, oder zieh sie dorthin.
    .hint = Baue Hopfenfeld 1 auf Bauplatz 1.
learn-lesson-estate-6 = Eine Karte darf auf der Hand bleiben. Wähle die vier, die du am wenigsten brauchst. Sie kommen unter deinen [Stapel](deck).
    .hint = Wähle vier Karten deiner Hand.
learn-lesson-estate-7 = Dein Zug ist geplant. Noch ist nichts passiert, und du kannst alles zurücknehmen. Bestätige den Zug.
learn-lesson-estate-end = Das war dein erster Zug. Ab der nächsten Runde bringt dein neues Feld 1 Hopfen mehr.

learn-lesson-sale-1 = Jede Brauerei hat drei Preise, einen für jeden Rohstoff. Moosbichl zahlt 1 für Hopfen, 2 für Gerste und 3 für Wasser. Rabenried zahlt für alles 2.
learn-lesson-sale-2 = Die Löcher unter den Preisen sind [Bedarfsfelder](demand-space). Rabenried nimmt in einer Runde 2 von jedem Rohstoff, und der Verwalter hat schon je eines belegt.
learn-lesson-sale-3 = Du hast 3 Hopfen, 1 Gerste und 1 Wasser. Wähle Rabenried.
    .hint = Wähle Rabenried und lass alle Rohstoffe im Verkauf.
learn-lesson-sale-4 = Du würdest 10 einnehmen, denn alles wird zum angezeigten Preis bezahlt. Aber nur ein Hopfen findet ein freies Feld. Die anderen zwei sind [Überschuss](surplus) und drücken den Marker zwei Felder nach unten, bis zum gestrichelten Umriss.
learn-lesson-sale-5 = Versuch es anders: Nimm zwei Hopfen aus dem Verkauf.
    .hint = Verkaufe 1 Hopfen, Gerste und Wasser wie zuvor.
learn-lesson-sale-6 = Jetzt bleibt der Preis. Aber du nimmst 4 weniger ein, und was du nicht verkaufst, verfällt. Nimm beide Hopfen wieder in den Verkauf.
    .hint = Verkaufe wieder alle 3 Hopfen.
learn-lesson-sale-7 = Der Rest des Zuges ist für dich geplant: Zwei Karten werden gebaut. Bestätige den Zug.
learn-lesson-sale-8 = Die Runde ist vorbei, und jeder Preis steigt um ein Feld je freiem Bedarfsfeld. An Moosbichl hat niemand verkauft, also sind die Preise dort gestiegen. Bei Rabenried waren alle Felder belegt, also steigt nichts.
learn-lesson-sale-end = Verkaufe, wo Felder frei sind. Und wenn der Überschuss genug bringt, verkaufe auch ihn.

learn-lesson-order-1 = Zwei [Einnahmenleisten](income-track) zeigen, wer wann an der Reihe ist. In dieser Runde stehen beide Marker auf Feld 3. Der des Verwalters liegt oben, deshalb war er zuerst an der Reihe.
learn-lesson-order-2 = Der Verwalter hat 4 eingenommen, sein Marker steht jetzt auf Feld 4 der anderen Leiste. Dort entsteht die Reihenfolge der nächsten Runde.
learn-lesson-order-3 = Wähle Rabenried. Alle deine Rohstoffe zusammen bringen dort 6 Münzen.
    .hint = Wähle Rabenried und lass alle Rohstoffe im Verkauf.
learn-lesson-order-4 = Dein Marker käme auf Feld 6. Wer am wenigsten einnimmt, ist zuerst an der Reihe, also wieder der Verwalter.
learn-lesson-order-5 = Nimm beide Hopfen aus dem Verkauf. Dann nimmst du 4 ein, so viel wie der Verwalter.
    .hint = Verkaufe keinen Hopfen, nur die Gerste und das Wasser.
learn-lesson-order-6 = Wer auf einem Feld später ankommt, liegt oben und ist zuerst an der Reihe. Das kostet dich zwei Hopfen. Ob es sich lohnt, entscheidest du jede Runde neu.
learn-lesson-order-7 = Der Rest des Zuges ist für dich geplant. Bestätige den Zug.
learn-lesson-order-8 = Eine neue Runde, und du bist zuerst an der Reihe. Preise und Bedarfsfelder stehen dir als Erstes zur Wahl.
learn-lesson-order-end = Viel einnehmen oder früh an der Reihe sein: Beides zugleich gelingt selten. Ein Magistrat hilft, denn mit ihm kommt dein Marker 3 Felder tiefer.

learn-lesson-build-1 = Deine Rohstoffe sind schon verkauft, und du hast 10 Münzen. In einem Zug darfst du bis zu 2 Karten bauen.
learn-lesson-build-2 = Baue Gerstenfeld 1 auf den leeren Bauplatz 2.
    .hint = Baue Gerstenfeld 1 auf Bauplatz 2.
learn-lesson-build-3 = Ab der nächsten Runde bringt es jedes Mal 1 Gerste. Du hast noch 7 Münzen, genug für eine weitere Karte.
learn-lesson-build-4 = Baue Hopfenfeld 2 auf Bauplatz 4, über das aufgedruckte Feld.
    .hint = Baue Hopfenfeld 2 auf Bauplatz 4.
learn-lesson-build-5 = Was [überbaut](covered) wird, ist aus dem Spiel. Du gibst 1 Hopfen je Runde auf und bekommst 2, und deine leeren Bauplätze bleiben frei. Nur Palastteile können nie überbaut werden.
learn-lesson-build-6 = Zwei Karten sind gebaut, mehr geht nicht. Bestätige den Zug.
learn-lesson-build-7 = Die nächste Ernte ist da: 2 Hopfen, 2 Gerste und 1 Wasser.
learn-lesson-build-end = Früher oder später überbaust du alles. Es gibt sechs Bauplätze, und der Palast will sie alle.

learn-lesson-deck-1 = Du hast verkauft und den Baukran gebaut. 5 Karten sind übrig, und 1 davon darf bleiben. Die anderen kommen unter deinen Stapel.
learn-lesson-deck-2 = Was du zuerst darunterlegst, ziehst du auch zuerst wieder. Beginne mit dem Markt.
    .hint = Wähle den Markt.
learn-lesson-deck-3 = Dann Bank II und danach Palast III. Bis sie wiederkommen, kannst du sie bezahlen.
    .hint = Zuerst Bank II, dann Palast III.
learn-lesson-deck-4 = Zuletzt das Labor. Hopfenfeld 2 bleibt auf der Hand: Mit dem Baukran kannst du es in der nächsten Runde bauen.
    .hint = Wähle das Labor.
learn-lesson-deck-5 = Das ist das [bekannte Ende](known-tail) deines Stapels: die Karten, die du daruntergelegt hast, in deiner Reihenfolge. Andere sehen nur, wie viele Karten der Stapel hat.
learn-lesson-deck-6 = Bestätige den Zug.
learn-lesson-deck-7 = Du hast 3 neue Karten gezogen. Kein Stapel wird je wieder gemischt. Sind die Karten darüber weg, kommen deine, in deiner Reihenfolge.
learn-lesson-deck-end = Plane deinen Stapel wie dein Gut: Billiges früh, Palastteile spät.

learn-lesson-palace-1 = Ein [Palastteil](palace-part) kostet, was diese Karte zeigt: 8 Münzen. Der Verwalter hat einen gebaut, deshalb liegt ein [Würfel](cube) darauf.
learn-lesson-palace-2 = Deine Rohstoffe sind verkauft. Du hast 23 Münzen und zwei Palastteile auf der Hand. Der Pfeil zeigt, dass der Preis gleich steigt.
learn-lesson-palace-3 = Baue Palast II auf Bauplatz 2.
    .hint = Baue Palast II auf Bauplatz 2.
learn-lesson-palace-4 = Jetzt liegen so viele Würfel da, wie Leute mitspielen. Die Karte kommt sofort weg, und der nächste Teil kostet 10.
learn-lesson-palace-5 = Auch das kannst du bezahlen. Baue Palast V auf Bauplatz 5, über das Gerstenfeld.
    .hint = Baue Palast V auf Bauplatz 5.
learn-lesson-palace-6 = Ein Palastteil bleibt für immer. Das Gerstenfeld ist weg: Der Palast verschlingt, was ihn bezahlt.
learn-lesson-palace-7 = Bestätige den Zug.
learn-lesson-palace-end = Baust du die Teile zu früh, fehlen dir die Einnahmen. Baust du sie zu spät, sind sie teuer geworden.

learn-lesson-cards-1 = Auf deinem Gut stehen Labor, Markt und Kontor, dazu Hopfenfeld 2. Alle helfen dir in dieser Runde.
learn-lesson-cards-2 = Mit dem Labor darfst du vor der Ernte eine Karte mehr ziehen. Zieh sie.
    .hint = Zieh eine Karte mehr.
learn-lesson-cards-3 = Es ist das Lagerhaus. Außerdem hast du 2 Hopfen, 1 Gerste und 1 Wasser geerntet. Wähle Rabenried: Dort gibt es je 3 für Hopfen und Wasser. Gerste steht dort auf 0 und ist nicht gefragt.
    .hint = Wähle Rabenried.
learn-lesson-cards-4 = Vor dem Verkauf tauscht der Markt bis zu 3 Rohstoffe einer Sorte gegen eine andere. Tausche das Wasser gegen Hopfen.
    .hint = Tausche am Markt 1 Wasser gegen Hopfen, verkaufe alle 3 Hopfen und nutze das Kontor für Hopfen.
learn-lesson-cards-5 = Das Kontor zahlt 1 extra für jeden Rohstoff einer Sorte. Hier sind das 3 Münzen: Du würdest 12 einnehmen. Nur die Gerste ist übrig.
learn-lesson-cards-6 = Baue den Baukran auf Bauplatz 1, über das Labor. Er wirkt sofort.
    .hint = Baue den Baukran auf Bauplatz 1.
learn-lesson-cards-7 = Alle anderen Karten kosten jetzt 2 weniger. Baue das Lagerhaus für 2 auf Bauplatz 6.
    .hint = Baue das Lagerhaus auf Bauplatz 6.
learn-lesson-cards-8 = Auch das Lagerhaus wirkt sofort: Die Gerste verfällt nicht. Bestätige den Zug.
learn-lesson-cards-9 = Was im Lagerhaus lag, liegt jetzt neben der neuen Ernte.
learn-lesson-cards-end = Ein Gebäude ist so viel wert, wie es in den restlichen Runden bringt. Je früher es steht, desto besser.

learn-lesson-expert-1 = Im [Expertenspiel](expert-game) beginnst du mit zehn Karten. Eine bleibt auf der Hand. Die anderen neun kommen unter deinen Stapel, in beliebiger Reihenfolge.
learn-lesson-expert-2 = Behalte den Lumpensammler.
    .hint = Wähle den Lumpensammler.
learn-lesson-expert-3 = Lege die anderen unter deinen Stapel, zuerst die Karte, die du zuerst wiedersehen willst. Den Rest kannst du auch mit einem Knopf beliebig ablegen.
    .hint = Wähle die Karten in der Reihenfolge, die du willst.
learn-lesson-expert-4 = Noch kannst du die Reihenfolge ändern. Bestätige dann deine Eröffnung.
learn-lesson-expert-5 = Hier hat jeder Palastteil seinen eigenen Bauplatz: I, II und III oben, IV, V und VI unten. Und der Reiseführer zahlt 2 Münzen für jeden Teil, den du gebaut hast.
learn-lesson-expert-6 = Deine Rohstoffe sind verkauft. Baue den Lumpensammler auf irgendeinen Bauplatz. Er wirkt sofort.
    .hint = Wähle den Lumpensammler und dann einen Bauplatz.
learn-lesson-expert-7 = Der Lumpensammler entfernt Karten für immer, damit dein Stapel schneller durchgespielt ist. Entferne den Magistrat und sonst nichts.
    .hint = Entferne nur den Magistrat.
learn-lesson-expert-8 = Hopfenfeld 1 kommt unter deinen Stapel, das Rathaus bleibt. Bestätige den Zug.
learn-lesson-expert-end = Das war das letzte Kapitel. Entferne nie einen Palastteil: Ohne ihn kannst du deinen Palast nicht vollenden. Und jetzt spiel los.

learn-example-1 = Ada
learn-example-2 = Bo
learn-example-3 = Cleo
