### Was dort gesagt wird, wo man das Spiel lernt, auf Deutsch: Übersicht, Karten, Regeln, Glossar, Einführung.
###
### [Wörter](term) ist ein Wort, das das Glossar erklärt; learn-term-… sagt, was es bedeutet.

learn-cost = Kostet { $cost }.
learn-cost-now = Kostet jetzt { $cost }, aufgedruckt ist { $printed }.
learn-cost-palace = Kostet, was die Palastpreiskarte zeigt.
learn-card-expert-only = Nur im Expertenspiel.
learn-card-rule = Regeln: { $section } ({ $paragraph })

## Karten ausführlich

learn-card-field = Jedes sichtbare Feld bringt in Phase 2 jeder Runde seine [Rohstoffe](good). Ein Feld, das du jetzt baust, bringt sie ab der nächsten Runde. Es darf neben dem [aufgedruckten Feld](printed-field) seiner Sorte liegen oder darauf.
learn-card-bank = Sie zahlt in Phase 3, ob du verkaufst oder nicht, und zählt zu deinen [Einnahmen](income). Eine Bank, die du jetzt baust, zahlt ab der nächsten Runde. Beide Banken zahlen zusammen.
learn-card-town-hall = Es wirkt in Phase 5, auch in der Runde, in der du es baust. Mit beiden Rathäusern bleiben bis zu 4 Karten auf der [Hand](hand).
learn-card-laboratory = Wenn alle gezogen haben, entscheidest du Karte für Karte, ob du noch eine willst. Mit beiden Laboren ziehst du bis zu 3.
learn-card-office = Wähle eine Sorte der [Rohstoffe](good), die du verkaufst. Für jeden davon bekommst du 1 Münze mehr. Bei einem [Preis](price) von 0 hilft es nicht, und du darfst darauf verzichten.
learn-card-warehouse = Nicht verkaufte [Rohstoffe](good) verfallen in Phase 5, doch 3 davon bleiben dir, gleich welcher Sorte. Es wirkt schon in der Runde, in der du es baust. Überbaust du es, rettet es nichts mehr.
learn-card-market = Alle getauschten Rohstoffe müssen von einer Sorte sein und werden zu einer anderen, und das bleiben sie. Du darfst auch tauschen, ohne zu verkaufen, wenn du sie lagern kannst.
learn-card-magistrate = Du bekommst deine ganzen [Einnahmen](income), aber dein [Reihenfolgemarker](order-marker) kommt 3 Felder tiefer, höchstens bis 0. So bist du in der nächsten Runde früher an der Reihe.
learn-card-crane = Der Nachlass gilt, sobald der Kran steht: auch für die zweite Karte desselben Zuges und für [Palastteile](palace-part). Nichts kostet weniger als 0. Die Karte, die den Kran überbaut, bekommt ihn noch.
learn-card-palace = Ein Teil kostet den [Palastpreis](palace-price), und der steigt, je mehr gebaut wird. Es bleibt, wo es steht. Wer alle sechs hat, beendet das Spiel nach dieser Runde.
learn-card-tour-guide = Er zahlt in Phase 3, ob du verkaufst oder nicht: 2 Münzen für jedes [Teil](palace-part) deines eigenen Palasts.
learn-card-scavenger = Er wirkt in Phase 5, bevor du Karten unter deinen [Stapel](deck) legst, auch in der Runde, in der du ihn baust. Auch ein entferntes [Palastteil](palace-part) ist fort: Ohne es wird dein Palast nie vollendet.

## Übersichtskarte

learn-summary = Übersicht
learn-summary-all = alle zugleich
learn-summary-each = einer nach dem anderen
learn-summary-draw = Ziehe 3 Karten, mit einem Labor auch mehr.
learn-summary-harvest = Jedes sichtbare Feld bringt seine Rohstoffe.
learn-summary-sell = Verkaufe an eine Brauerei. Nimm die Münzen und setze deinen Reihenfolgemarker auf die Einnahmen.
learn-summary-build = Baue bis zu 2 Karten auf deine Bauplätze.
learn-summary-discard = Behalte 1 Karte. Lege die anderen unter deinen Stapel. Nicht verkaufte Rohstoffe verfallen.
learn-summary-market = Preise steigen um 1 Feld je freiem Bedarfsfeld.
learn-summary-end = Wer alle sechs Palastteile hat, beendet das Spiel. Von ihnen gewinnt, wer am reichsten ist.
learn-summary-cards = Was die Gebäude tun
learn-summary-rules = Alle Regeln
learn-summary-tutorial = Einführung

## Regeln: die Seite

learn-rules = Regeln
learn-rules-lead = Das ganze Spiel, in der Reihenfolge, in der es gespielt wird.
learn-rules-search = In den Regeln suchen
learn-rules-found =
    { $count ->
        [0] Nichts gefunden. Versuche ein anderes Wort.
        [one] { $count } Stelle gefunden.
       *[other] { $count } Stellen gefunden.
    }
learn-rules-contents = Inhalt
learn-rules-paragraph = { $rules } in den vollständigen Regeln
learn-rules-phase = Phase { $number }
learn-rules-unreached = Der Server antwortet nicht, deshalb fehlen die Kosten.
learn-rules-figure-estate = Ein Gut am Anfang: oben drei leere Bauplätze, unten drei aufgedruckte Felder
learn-rules-figure-sell = Ein Verkauf: Zwei Hopfen belegen Bedarfsfelder, einer ist Überschuss
learn-rules-figure-income = Einnahmenleisten: Wer weniger einnimmt, ist früher an der Reihe
learn-rules-figure-build = Eine Karte auf einem aufgedruckten Feld
learn-rules-figure-palace = Die sechs Teile ergeben einen Palast
learn-rules-figure-demand = Die sieben Bedarfskarten

## Regeln: was sie sagen

learn-goal = Das Ziel
learn-goal-1 = Dir gehört ein kleines [Gut](estate), und du verkaufst Hopfen, Gerste und Quellwasser an die Brauereien ringsum. Mit den Münzen baust du bessere [Felder](field), nützliche [Gebäude](building) und am Ende einen Palast aus sechs Teilen.
learn-goal-2 = Jedes [Palastteil](palace-part) belegt einen deiner sechs [Bauplätze](plot) für immer. So überbaut der Palast nach und nach die Felder, die ihn bezahlen. Die Kunst ist, zu wissen, wann man aufhört zu wachsen und anfängt zu bauen.
learn-goal-3 = Das Spiel endet nach der Runde, in der ein Palast vollendet wird. Von allen mit sechs Teilen gewinnt, wer die meisten Münzen hat.

learn-estate = Dein Gut
learn-estate-1 = Dein Tableau hat sechs Bauplätze in zwei Reihen: oben 1, 2 und 3, unten 4, 5 und 6. Die obere Reihe ist anfangs leer. Auf der unteren sind drei kleine Felder aufgedruckt: eines für [Hopfen](hops), eines für [Gerste](barley), eines für [Wasser](water).
learn-estate-2 = Du hast deinen eigenen [Stapel](deck) mit je einer Karte jeder Art: neun Felder, elf Gebäude und sechs Palastteile. Alle haben die gleichen Karten, nur anders gemischt.
learn-estate-3 = [Rohstoffe](good) und [Münzen](coin) gehen nie aus.

learn-setup = Aufbau
learn-setup-1 = Es öffnen so viele [Brauereien](brewery), wie Leute mitspielen. Jede bekommt eine zufällige [Bedarfskarte](demand-card), die das ganze Spiel über bleibt.
learn-setup-2 = Jeder [Preis](price) beginnt bei 1.
learn-setup-3 = Die [Reihenfolgemarker](order-marker) liegen in zufälliger Folge gestapelt auf Feld 0. Der oberste ist zuerst an der Reihe.
learn-setup-4 = Du beginnst mit 2 Münzen und mit 3 Karten von deinem gemischten Stapel. Mehr Zufall gibt es nicht: Kein Stapel wird je wieder gemischt.

learn-round = Die Runde
learn-round-1 = Eine [Runde](round) hat sechs [Phasen](phase). Phase 1 und 2 sind für alle zugleich. Dann macht eine Person nach der anderen die Phasen 3, 4 und 5 am Stück. Phase 6 schließt die Runde ab.
learn-round-2 = Wer in der letzten Runde am wenigsten einnahm, ist zuerst an der Reihe. Stehen zwei auf demselben Feld, beginnt, wer später dorthin kam, denn dessen [Marker liegt oben](stack).
learn-round-3 = Du kannst deinen ganzen [Zug](turn) ausprobieren und zurücknehmen, bis du ihn bestätigst.

learn-draw = Karten ziehen
learn-draw-1 = Alle ziehen 3 Karten vom eigenen Stapel, oder was davon noch übrig ist.
learn-draw-2 = Mit einem Labor darfst du danach weitere ziehen, Karte für Karte: 1 mit Labor I, 2 mit Labor II, 3 mit beiden.
learn-draw-3 = Hand und Stapel sind geheim, aber wie viele Karten es sind, dürfen alle wissen.

learn-harvest = Ernte
learn-harvest-1 = Jedes sichtbare Feld bringt seine Rohstoffe, ob aufgedruckt oder gebaut.
learn-harvest-2 = Was im Lagerhaus lag, ist noch da und liegt neben dem Neuen.

learn-sell = Verkaufen
learn-sell-1 = Wähle eine offene Brauerei oder keine. Verkaufe dort so viele deiner Rohstoffe, wie du möchtest.
learn-sell-2 = Alle Rohstoffe deines Verkaufs werden zu den Preisen bezahlt, die davor dort standen.
learn-sell-3 = Deine Rohstoffe belegen die freien [Bedarfsfelder](demand-space) ihrer Sorte. Was kein freies Feld findet, ist [Überschuss](surplus). Bezahlt wird es trotzdem.
learn-sell-4 = Danach sinkt der [Preismarker](marker) einer Sorte um ein Feld je überschüssigem Rohstoff, höchstens bis 0.
learn-sell-5 = Zu einem Preis von 0 nimmt eine Brauerei nichts.
learn-sell-6 = Mit einem Markt darfst du vorher bis zu 3 Rohstoffe einer Sorte gegen eine andere tauschen.
learn-sell-7 = Mit einem Kontor wählst du eine Sorte und bekommst 1 Münze mehr für jeden Rohstoff davon in deinem Verkauf.

learn-income = Einnahmen und Reihenfolge
learn-income-1 = Deine [Einnahmen](income) sind alles, was du in Phase 3 bekommst: vom Verkauf, vom Kontor, von den Banken und vom Reiseführer. Banken und Reiseführer zahlen auch, wenn du nichts verkaufst.
learn-income-2 = Dein [Reihenfolgemarker](order-marker) kommt auf der anderen [Leiste](income-track) auf das Feld deiner Einnahmen, höchstens auf 25. Liegt dort schon einer, kommt deiner obenauf.
learn-income-3 = Mit einem Magistrat kommt er 3 Felder tiefer, aber nicht unter 0.
learn-income-4 = In der nächsten Runde geht es vom niedrigsten Feld zum höchsten, und auf einem Feld von oben nach unten.

learn-build = Bauen
learn-build-1 = Baue bis zu 2 Karten von deiner Hand, eine nach der anderen. Jede kommt auf einen Bauplatz und wird sofort bezahlt.
learn-build-2 = Du darfst auf einen leeren Platz bauen, auf ein aufgedrucktes Feld oder auf eine andere Karte. Was [überbaut](covered) wird, ist aus dem Spiel.
learn-build-3 = Nur Palastteile werden nie überbaut.
learn-build-4 = Eine Karte wirkt, sobald sie liegt. Ein Baukran macht schon die zweite Karte billiger, ein Rathaus oder Lagerhaus zählt schon in Phase 5. Was du überbaust, hört sofort auf zu wirken, aber seine Ernte bleibt dir.
learn-build-5 = Mit einem Baukran kostet jede andere Karte 2 weniger, auch ein Palastteil.

learn-palace = Der Palast
learn-palace-1 = Ein Palastteil kostet, was die oberste [Palastpreiskarte](palace-price) zeigt. Die erste zeigt { $first }.
learn-palace-2 = Für jedes gebaute Teil, gleich von wem, kommt ein [Würfel](cube) auf diese Karte. Liegen dort so viele Würfel, wie Leute mitspielen, kommt die Karte sofort weg. Die nächste ist teurer: { $prices }.
learn-palace-3 = Im Grundspiel darfst du ein Teil auf jeden Bauplatz ohne Palastteil bauen.
learn-palace-4 = Jedes der sechs Teile wird einmal gebaut. Zusammen sind sie ein Bild.

learn-discard = Ablegen
learn-discard-1 = Behalte 1 Karte auf der [Hand](hand). Mit Rathaus I darfst du 1 mehr behalten, mit Rathaus II 2 mehr.
learn-discard-2 = Alle anderen kommen unter deinen eigenen Stapel, in beliebiger Reihenfolge. Was du zuerst darunterlegst, ziehst du zuerst.
learn-discard-3 = So bestimmst du, was kommt, wenn dein Stapel durch ist, und die Seite merkt es sich für dich: das [bekannte Ende](known-tail) deines Stapels.
learn-discard-4 = Rohstoffe, die du nicht verkauft hast, verfallen. Mit einem Lagerhaus bleiben bis zu 3.
learn-discard-5 = Du darfst weniger Karten behalten als erlaubt, aber mindestens eine, wenn du eine hast.

learn-market = Marktphase
learn-market-1 = Wenn alle an der Reihe waren, steigt jeder Marker um ein Feld je [Bedarfsfeld](demand-space) seiner Sorte, das noch frei ist, höchstens bis ans Ende seiner [Leiste](price-track).
learn-market-2 = Dann kommen alle Rohstoffe von den Bedarfskarten herunter.
learn-market-3 = Steht der Preis einer Sorte auf 0 und waren alle ihre Bedarfsfelder belegt, bleibt er bei 0. In der nächsten Runde kann dort niemand diese Sorte verkaufen, die anderen Sorten dieser Brauerei betrifft das nicht. Danach steigt der Preis.

learn-end = Das Ende
learn-end-1 = Hat am Ende einer Runde jemand alle sechs Palastteile, ist das Spiel vorbei. Alle hatten gleich viele Züge.
learn-end-2 = Von denen mit sechs Teilen gewinnt, wer die meisten Münzen hat. Bei gleich vielen teilt ihr den Sieg.
learn-end-3 = Alle anderen werden nach Palastteilen gereiht, dann nach Münzen.
learn-end-4 = Kann niemand mehr einen Palast vollenden, oder ist Runde 100 vorbei, endet das Spiel ohne Sieger.

learn-expert = Das Expertenspiel
learn-expert-1 = Das [Expertenspiel](expert-game) hat zwei Karten mehr: den Reiseführer, der 2 Münzen für jedes deiner Palastteile zahlt, und den Lumpensammler.
learn-expert-2 = Mit einem Lumpensammler darfst du bis zu 2 Handkarten aus dem Spiel entfernen, bevor du die anderen unter deinen Stapel legst. Ein kleiner Stapel kommt früher wieder herum.
learn-expert-3 = Am Anfang ziehst du 10 Karten. Du behältst 1 und legst die anderen 9 unter deinen Stapel, in beliebiger Reihenfolge.
learn-expert-4 = Jedes Palastteil hat seinen eigenen Bauplatz: I, II und III auf 1, 2 und 3, und IV, V und VI auf 4, 5 und 6. Wann du welches baust, ist dir überlassen.
learn-expert-5 = Alle anderen Karten dürfen auf jedem Bauplatz ohne Palastteil stehen.

learn-cards = Alle Karten
learn-cards-1 = Die Kosten sind die der Ausgabe „{ $edition }“. Die gedruckten hat niemand veröffentlicht, deshalb sind sie sorgfältig geschätzt. Berühre eine Karte, um mehr zu lesen.
learn-cards-2 = Im [Grundspiel](base-game) fehlen Reiseführer und Lumpensammler.

learn-symbols = Symbole
learn-symbols-1 = Neben der Farbe steht immer eine Form oder ein Buchstabe.

learn-glossary = Glossar
learn-glossary-1 = Ein Wort für jede Sache, überall das gleiche.

## Symbole

learn-sign-coin = Münzen
learn-sign-keep = Karten, die auf der Hand bleiben dürfen
learn-sign-draw = Karten, die gezogen werden dürfen
learn-sign-any = Rohstoffe einer beliebigen Sorte
learn-sign-store = gelagert für eine spätere Runde
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
learn-sign-ghost = gestrichelt: wohin es nach deinem Plan käme
learn-sign-full = belegtes Bedarfsfeld
learn-sign-empty = freies Bedarfsfeld
learn-sign-back = eine Karte, die du nicht siehst
learn-sign-cost = Kosten einer Karte; durchgestrichen, wenn sie zu teuer ist
learn-sign-cost-before = Kosten vor dem Nachlass des Baukrans
learn-sign-rising = der Palastpreis steigt gleich

## Glossar

learn-term-round = Runde
    .text = Alle sechs Phasen einmal.
learn-term-phase = Phase
    .text = Einer der sechs Schritte einer Runde: Karten ziehen, Ernte, Verkaufen, Bauen, Ablegen, Marktphase.
learn-term-turn = Zug
    .text = Was eine Person in den Phasen 3 bis 5 tut, ohne Unterbrechung.
learn-term-order = Reihenfolge
    .text = Wer in einer Runde als Erster, Zweiter und so weiter an der Reihe ist. Sie folgt aus den Einnahmen der Runde davor.
learn-term-base-game = Grundspiel
    .text = Das Spiel zum Lernen: 26 Karten je Stapel, 3 davon zu Beginn auf der Hand.
learn-term-expert-game = Expertenspiel
    .text = Die Variante mit 28 Karten je Stapel, einer Eröffnung, die du ordnest, und einem festen Bauplatz für jedes Palastteil.
learn-term-estate = Gut
    .text = Deine sechs Bauplätze mit allem, was darauf liegt.
learn-term-plot = Bauplatz
    .text = Einer der sechs Plätze für eine Karte, oben 1 bis 3, unten 4 bis 6.
learn-term-field = Feld
    .text = Eine Karte oder ein Aufdruck, der jede Runde Rohstoffe bringt.
learn-term-printed-field = aufgedrucktes Feld
    .text = Ein Feld auf dem Tableau selbst. Es bringt einen Rohstoff. Wird es überbaut, ist es fort.
learn-term-building = Gebäude
    .text = Eine Karte, die weder Feld noch Palastteil ist.
learn-term-in-play = ausliegend
    .text = Auf einem Bauplatz sichtbar und deshalb wirksam.
learn-term-covered = überbaut
    .text = Unter einer anderen Karte und damit aus dem Spiel. Alle dürfen wissen, welche Karten es sind.
learn-term-palace-part = Palastteil
    .text = Eine der sechs Karten, die einen Palast ergeben. Sie wird nie überbaut.
learn-term-palace-price = Palastpreis
    .text = Was das nächste Palastteil kostet, für alle das Gleiche.
learn-term-cube = Würfel
    .text = Liegt für jedes gebaute Teil auf der Palastpreiskarte. So viele Würfel wie Mitspielende lassen den Preis steigen.
learn-term-hand = Hand
    .text = Die Karten, die du hältst. Andere sehen nur, wie viele es sind.
learn-term-deck = Stapel
    .text = Deine eigenen verdeckten Karten. Andere sehen nur, wie viele es sind.
learn-term-known-tail = bekanntes Stapelende
    .text = Die untersten Karten deines Stapels, die du selbst daruntergelegt hast, in ihrer Reihenfolge. Du kennst sie, bis du sie ziehst.
learn-term-trashed = entfernt
    .text = Durch den Lumpensammler aus dem Spiel. Alle dürfen wissen, welche Karten es sind.
learn-term-good = Rohstoffe
    .text = Hopfen, Gerste und Wasser: was Felder bringen und Brauereien kaufen.
learn-term-hops = Hopfen
    .text = Der grüne Rohstoff, eine Dolde, Buchstabe H.
learn-term-barley = Gerste
    .text = Der gelbe Rohstoff, eine Ähre, Buchstabe G.
learn-term-water = Wasser
    .text = Der blaue Rohstoff, ein Tropfen, Buchstabe W.
learn-term-coin = Münze
    .text = Das Geld, silberne Einer und gelbe Fünfer. Nur die Summe zählt.
learn-term-brewery = Brauerei
    .text = Dort verkaufst du. Es sind so viele geöffnet, wie Leute mitspielen.
learn-term-demand-card = Bedarfskarte
    .text = Sagt, wie viele Bedarfsfelder eine Brauerei für jede Sorte hat, das ganze Spiel über.
learn-term-demand-space = Bedarfsfeld
    .text = Nimmt einen Rohstoff auf, bis zum Ende der Runde. Bleiben Felder frei, steigt der Preis.
learn-term-surplus = Überschuss
    .text = Verkaufte Rohstoffe, für die kein Bedarfsfeld frei ist. Sie werden bezahlt, und jeder senkt den Preis um ein Feld.
learn-term-price = Preis
    .text = Münzen für einen Rohstoff, dort, wo sein Marker steht.
learn-term-price-track = Preisleiste
    .text = Die Spalte, auf der ein Marker steigt und fällt. Zwei Felder können den gleichen Preis zeigen.
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
learn-tutorial-lead = Acht kurze Kapitel. In jedem spielst du an einem echten Tisch, und jemand sagt dir, was zu tun ist.
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
    .text = Was auf der Hand bleibt, und was du wann wiedersiehst.
learn-chapter-palace = Der Palast
    .text = Sechs Teile, und ein Preis, der steigt.
learn-chapter-cards = Besondere Karten
    .text = Labor, Markt, Kontor, Baukran und Lagerhaus in einer Runde.
learn-chapter-expert = Das Expertenspiel
    .text = Ordne deine Eröffnung, und entferne Karten für immer.

learn-lesson-coach = Anleitung
learn-lesson-progress = Fortschritt im Kapitel
learn-lesson-go-on = Weiter
learn-lesson-show = Zeig es mir
learn-lesson-restart = Neu beginnen
learn-lesson-leave = Kapitel
learn-lesson-next = Weiter: { $chapter }
learn-lesson-play = Ein Spiel beginnen
learn-lesson-waiting = Steward überlegt.
learn-lesson-astray = Das wurde zurückgenommen. Mach in dieser Lektion erst, was der Satz sagt.
learn-lesson-unknown = Dieses Kapitel gibt es nicht.

learn-lesson-estate-1 = Das ist dein Gut mit sechs [Bauplätzen](plot). Am Ende soll hier ein Palast aus sechs Teilen stehen. Wer einen Palast vollendet, beendet das Spiel, und von ihnen gewinnt, wer am reichsten ist.
learn-lesson-estate-2 = Auf den unteren Plätzen sind drei [Felder](printed-field) aufgedruckt. Sie haben 1 Hopfen, 1 Gerste und 1 Wasser gebracht, wie in jeder Runde.
learn-lesson-estate-3 = Das sind deine Karten: Felder, Gebäude, Palastteile. Die Münze in der Ecke zeigt die Kosten. Du hast 2 Münzen und brauchst erst einmal mehr.
learn-lesson-estate-4 = Verkaufe deine Rohstoffe: Berühre Moosbichl. Dort gibt es für jeden 1 Münze.
    .hint = Wähle Moosbichl, und lass alle drei Rohstoffe im Verkauf.
learn-lesson-estate-5 = Das macht 5 Münzen. Baue Hopfenfeld 1 auf Bauplatz 1: Berühre die Karte und dann den Platz, oder zieh sie dorthin.
    .hint = Baue Hopfenfeld 1, und zwar auf Bauplatz 1.
learn-lesson-estate-6 = Eine Karte darf auf der Hand bleiben. Berühre die vier, die du am wenigsten brauchst. Sie kommen unter deinen [Stapel](deck).
    .hint = Berühre vier Karten deiner Hand.
learn-lesson-estate-7 = Dein Zug ist geplant. Noch ist nichts geschehen, und du kannst alles zurücknehmen. Bestätige den Zug.
learn-lesson-estate-end = Das war dein erster Zug. Ab der nächsten Runde bringt dein neues Feld 1 Hopfen mehr.

learn-lesson-sale-1 = Jede Brauerei hat drei Preise, einen für jeden Rohstoff. Moosbichl zahlt 1 für Hopfen, 2 für Gerste und 3 für Wasser. Rabenried zahlt für alles 2.
learn-lesson-sale-2 = Die Löcher unter den Preisen sind [Bedarfsfelder](demand-space). Rabenried nimmt in einer Runde 2 von jedem Rohstoff, und Steward hat schon je eines belegt.
learn-lesson-sale-3 = Du hast 3 Hopfen, 1 Gerste und 1 Wasser. Wähle Rabenried.
    .hint = Wähle Rabenried, und lass alle Rohstoffe im Verkauf.
learn-lesson-sale-4 = Du würdest 10 einnehmen, denn alles wird zum angezeigten Preis bezahlt. Aber nur ein Hopfen findet ein freies Feld. Die anderen zwei sind [Überschuss](surplus) und drücken den Marker zwei Felder hinunter, bis zum gestrichelten Umriss.
learn-lesson-sale-5 = Versuch es anders: Nimm zwei Hopfen aus dem Verkauf.
    .hint = Verkaufe 1 Hopfen, Gerste und Wasser wie zuvor.
learn-lesson-sale-6 = Jetzt bleibt der Preis. Aber du nimmst 4 weniger ein, und was du nicht verkaufst, verfällt. Gib beide Hopfen wieder in den Verkauf.
    .hint = Verkaufe wieder alle 3 Hopfen.
learn-lesson-sale-7 = Der Rest des Zuges ist für dich geplant: zwei Karten werden gebaut. Bestätige den Zug.
learn-lesson-sale-8 = Die Runde ist vorbei, und jeder Preis steigt um ein Feld je freiem Bedarfsfeld. In Moosbichl hat niemand verkauft, dort ging es aufwärts. In Rabenried waren alle Felder belegt, und nichts steigt.
learn-lesson-sale-end = Verkaufe, wo Felder frei sind. Und wenn ein Überschuss genug bringt, verkaufe ihn trotzdem.

learn-lesson-order-1 = Zwei [Einnahmenleisten](income-track) zeigen, wer wann an der Reihe ist. In dieser Runde stehen beide Marker auf Feld 3. Der von Steward liegt oben, deshalb war Steward zuerst dran.
learn-lesson-order-2 = Steward hat 4 eingenommen, und der Marker steht auf Feld 4 der anderen Leiste. Dort entsteht die Reihenfolge der nächsten Runde.
learn-lesson-order-3 = Wähle Rabenried. Alle deine Rohstoffe bringen dort 6 Münzen.
    .hint = Wähle Rabenried, und lass alle Rohstoffe im Verkauf.
learn-lesson-order-4 = Dein Marker käme auf Feld 6. Wer am wenigsten einnimmt, ist zuerst an der Reihe, also wieder Steward.
learn-lesson-order-5 = Nimm beide Hopfen aus dem Verkauf. Dann nimmst du 4 ein, so viel wie Steward.
    .hint = Verkaufe keinen Hopfen, aber die Gerste und das Wasser.
learn-lesson-order-6 = Auf einem Feld liegt oben, wer später kommt, und ist zuerst an der Reihe. Die zwei Hopfen sind der Preis dafür. Ob sich das lohnt, entscheidest du in jeder Runde neu.
learn-lesson-order-7 = Der Rest des Zuges ist für dich geplant. Bestätige den Zug.
learn-lesson-order-8 = Eine neue Runde, und du bist zuerst an der Reihe. Du hast die erste Wahl unter Preisen und Bedarfsfeldern.
learn-lesson-order-end = Viel einnehmen oder früh an der Reihe sein: beides zugleich gelingt selten. Ein Magistrat hilft, denn dein Marker kommt 3 Felder tiefer.

learn-lesson-build-1 = Deine Rohstoffe sind schon verkauft, und du hast 10 Münzen. In einem Zug darfst du bis zu 2 Karten bauen.
learn-lesson-build-2 = Baue Gerstenfeld 1 auf den leeren Bauplatz 2.
    .hint = Baue Gerstenfeld 1, und zwar auf Bauplatz 2.
learn-lesson-build-3 = Ab der nächsten Runde bringt es jede Runde 1 Gerste. Du hast noch 7 Münzen, genug für eine weitere Karte.
learn-lesson-build-4 = Baue Hopfenfeld 2 auf Bauplatz 4, über das aufgedruckte Feld.
    .hint = Baue Hopfenfeld 2, und zwar auf Bauplatz 4.
learn-lesson-build-5 = Was [überbaut](covered) wird, ist aus dem Spiel. Du gibst 1 Hopfen je Runde auf und bekommst 2, und deine leeren Plätze bleiben frei. Nur Palastteile werden nie überbaut.
learn-lesson-build-6 = Zwei Karten sind gebaut, damit endet das Bauen. Bestätige den Zug.
learn-lesson-build-7 = Die nächste Ernte ist da: 2 Hopfen, 2 Gerste und 1 Wasser.
learn-lesson-build-end = Früher oder später überbaust du alles. Es gibt sechs Bauplätze, und der Palast will sie alle.

learn-lesson-deck-1 = Du hast verkauft und den Baukran gebaut. 5 Karten sind übrig, und 1 davon darf bleiben. Die anderen kommen unter deinen Stapel.
learn-lesson-deck-2 = Was du zuerst darunterlegst, ziehst du auch zuerst wieder. Beginne mit dem Markt.
    .hint = Berühre den Markt.
learn-lesson-deck-3 = Dann Bank II, und danach Palast III. Wenn sie wiederkommen, kannst du sie bezahlen.
    .hint = Zuerst Bank II, dann Palast III.
learn-lesson-deck-4 = Zuletzt das Labor. Hopfenfeld 2 bleibt auf der Hand: Mit dem Baukran kannst du es in der nächsten Runde bauen.
    .hint = Berühre das Labor.
learn-lesson-deck-5 = Das ist das [bekannte Ende](known-tail) deines Stapels: was du daruntergelegt hast, in deiner Reihenfolge. Andere sehen nur, wie viele Karten es sind.
learn-lesson-deck-6 = Bestätige den Zug.
learn-lesson-deck-7 = Du hast 3 neue Karten gezogen. Kein Stapel wird je gemischt. Sind die Karten darüber fort, kommen deine, in deiner Reihenfolge.
learn-lesson-deck-end = Plane deinen Stapel wie dein Gut: Billiges früh, Palastteile spät.

learn-lesson-palace-1 = Ein [Palastteil](palace-part) kostet, was diese Karte zeigt: 8 Münzen. Steward hat eines gebaut, deshalb liegt ein [Würfel](cube) darauf.
learn-lesson-palace-2 = Deine Rohstoffe sind verkauft. Du hast 23 Münzen und zwei Palastteile auf der Hand. Der Pfeil sagt, dass der Preis gleich steigt.
learn-lesson-palace-3 = Baue Palast II auf Bauplatz 2.
    .hint = Baue Palast II, und zwar auf Bauplatz 2.
learn-lesson-palace-4 = Jetzt sind es so viele Würfel wie Mitspielende. Die Karte kommt sofort weg, und das nächste Teil kostet 10.
learn-lesson-palace-5 = Auch das kannst du bezahlen. Baue Palast V auf Bauplatz 5, über das Gerstenfeld.
    .hint = Baue Palast V, und zwar auf Bauplatz 5.
learn-lesson-palace-6 = Ein Palastteil bleibt für immer. Das Gerstenfeld ist fort: Der Palast verschlingt, was ihn bezahlt.
learn-lesson-palace-7 = Bestätige den Zug.
learn-lesson-palace-end = Baust du Teile zu früh, fehlen dir die Einnahmen. Baust du sie zu spät, sind sie teuer geworden.

learn-lesson-cards-1 = Auf deinem Gut stehen Labor, Markt und Kontor, daneben Hopfenfeld 2. Alle helfen dir in dieser Runde.
learn-lesson-cards-2 = Mit dem Labor darfst du vor der Ernte eine Karte mehr ziehen. Zieh sie.
    .hint = Zieh eine Karte mehr.
learn-lesson-cards-3 = Es ist das Lagerhaus. Und du hast 2 Hopfen, 1 Gerste und 1 Wasser geerntet. Wähle Rabenried: Dort gibt es 3 für Hopfen und für Wasser. Gerste nimmt es beim Preis 0 nicht.
    .hint = Wähle Rabenried.
learn-lesson-cards-4 = Vor dem Verkauf tauscht der Markt bis zu 3 Rohstoffe einer Sorte gegen eine andere. Tausche das Wasser gegen Hopfen.
    .hint = Lass den Markt 1 Wasser gegen Hopfen tauschen, verkaufe alle 3 Hopfen, und lass das Kontor für Hopfen zahlen.
learn-lesson-cards-5 = Das Kontor zahlt 1 mehr für jeden Rohstoff einer Sorte. Jetzt sind das 3 Münzen: Du würdest 12 einnehmen. Nur die Gerste ist übrig.
learn-lesson-cards-6 = Baue den Baukran auf Bauplatz 1, über das Labor. Er wirkt sofort.
    .hint = Baue den Baukran, und zwar auf Bauplatz 1.
learn-lesson-cards-7 = Alle anderen Karten kosten jetzt 2 weniger. Baue das Lagerhaus für 2 auf Bauplatz 6.
    .hint = Baue das Lagerhaus, und zwar auf Bauplatz 6.
learn-lesson-cards-8 = Auch das Lagerhaus wirkt sofort: Die Gerste verfällt nicht. Bestätige den Zug.
learn-lesson-cards-9 = Was im Lagerhaus liegt, liegt bei der nächsten Ernte neben dem Neuen.
learn-lesson-cards-end = Ein Gebäude ist so viel wert wie das, was es in den restlichen Runden tut. Je früher es steht, desto besser.

learn-lesson-expert-1 = Im [Expertenspiel](expert-game) beginnst du mit zehn Karten. Eine bleibt auf der Hand. Die anderen neun kommen unter deinen Stapel, in beliebiger Reihenfolge.
learn-lesson-expert-2 = Behalte den Lumpensammler.
    .hint = Berühre den Lumpensammler.
learn-lesson-expert-3 = Lege die anderen unter deinen Stapel: zuerst, was du zuerst sehen willst. Du kannst auch den Rest lassen, wie er ist, mit einem Knopf.
    .hint = Berühre die Karten in der Reihenfolge, die du willst.
learn-lesson-expert-4 = Du kannst die Reihenfolge noch ändern. Dann bestätige deine Eröffnung.
learn-lesson-expert-5 = Hier hat jedes Palastteil seinen eigenen Bauplatz: I, II und III oben, IV, V und VI unten. Und der Reiseführer zahlt 2 Münzen für jedes Teil, das du gebaut hast.
learn-lesson-expert-6 = Deine Rohstoffe sind verkauft. Baue den Lumpensammler auf irgendeinen Bauplatz. Er wirkt sofort.
    .hint = Berühre den Lumpensammler und dann einen Bauplatz.
learn-lesson-expert-7 = Der Lumpensammler entfernt Karten für immer, damit dein Stapel früher herumkommt. Entferne den Magistrat, und dann nichts mehr.
    .hint = Entferne nur den Magistrat.
learn-lesson-expert-8 = Hopfenfeld 1 kommt unter deinen Stapel, das Rathaus bleibt. Bestätige den Zug.
learn-lesson-expert-end = Das war das letzte Kapitel. Entferne nie ein Palastteil: Ohne es wird dein Palast nicht vollendet. Jetzt spiele.

learn-example-1 = Ada
learn-example-2 = Bo
learn-example-3 = Cleo
