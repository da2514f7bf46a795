"""Events as sentences: present tense, the player's name first."""

import pytest

from furstenfeld.rules import (
    Card,
    CardBuilt,
    CardTrashed,
    Drew,
    DrewUnseen,
    Earned,
    Ended,
    Ending,
    Event,
    Good,
    Harvested,
    KeptOpening,
    KeptOpeningUnseen,
    Lost,
    PalacePriceRose,
    PricesRose,
    Printed,
    PutUnder,
    PutUnderUnseen,
    RoundBegan,
    Sold,
    Stored,
    Traded,
    TurnBegan,
)
from furstenfeld.text import Speaker

PLAYERS = ("Ada", "Bo", "Cleo")
QUIET_SALE = Sold(0, 0, (3, 0, 1), (2, 1, 3), (2, 1, 3), 9)
LOUD_SALE = Sold(1, 1, (4, 2, 0), (2, 1, 1), (1, 0, 1), 10)

TOLD: list[tuple[Event, str, str, str]] = [
    (
        RoundBegan(3, (2, 0, 1)),
        "Round 3 begins. Order: Cleo, Ada and Bo.",
        "Runde 3 beginnt. Reihenfolge: Cleo, Ada und Bo.",
        "Comincia il round 3. Ordine di turno: Cleo, Ada e Bo.",
    ),
    (
        Drew(0, (Card.CRANE, Card.HOPS_2, Card.PALACE_1)),
        "Ada draws the crane, hops field 2 and palace I.",
        "Ada zieht den Baukran, Hopfenfeld 2 und Palast I.",
        "Ada pesca la gru, il campo di luppolo 2 e il palazzo I.",
    ),
    (
        Drew(0, ()),
        "Ada draws nothing: the deck is empty.",
        "Ada zieht nichts: Der Stapel ist leer.",
        "Ada non pesca nulla: il mazzo è vuoto.",
    ),
    (
        DrewUnseen(1, 1),
        "Bo draws 1 card.",
        "Bo zieht 1 Karte.",
        "Bo pesca 1 carta.",
    ),
    (
        DrewUnseen(1, 3),
        "Bo draws 3 cards.",
        "Bo zieht 3 Karten.",
        "Bo pesca 3 carte.",
    ),
    (
        KeptOpening(0, Card.SCAVENGER),
        "Ada keeps the scavenger.",
        "Ada behält den Lumpensammler.",
        "Ada conserva lo straccivendolo.",
    ),
    (
        KeptOpeningUnseen(1),
        "Bo keeps one card.",
        "Bo behält eine Karte.",
        "Bo conserva una carta.",
    ),
    (
        PutUnder(0, Card.OFFICE),
        "Ada puts the office under the deck.",
        "Ada legt das Kontor unter den Stapel.",
        "Ada mette l'ufficio commerciale in fondo al mazzo.",
    ),
    (
        PutUnderUnseen(1),
        "Bo puts 1 card under the deck.",
        "Bo legt 1 Karte unter den Stapel.",
        "Bo mette 1 carta in fondo al mazzo.",
    ),
    (
        Harvested(0, (1, 3, 0)),
        "Ada harvests 1 hops and 3 barley.",
        "Ada erntet 1 Hopfen und 3 Gerste.",
        "Ada raccoglie 1 luppolo e 3 orzi.",
    ),
    (TurnBegan(2), "Cleo takes a turn.", "Cleo ist am Zug.", "Tocca a Cleo."),
    (
        Traded(0, 2, Good.HOPS, Good.BARLEY),
        "Ada turns 2 hops into barley.",
        "Ada tauscht 2 Hopfen gegen Gerste.",
        "Ada trasforma 2 luppoli in orzo.",
    ),
    (
        QUIET_SALE,
        "Ada sells 3 hops and 1 water to Moosbichl for 9.",
        "Ada verkauft 3 Hopfen und 1 Wasser an Moosbichl für 9 Münzen.",
        "Ada vende 3 luppoli e 1 acqua a Moosbichl per 9 monete.",
    ),
    (
        LOUD_SALE,
        "Bo sells 4 hops and 2 barley to Rabenried for 10."
        " Prices fall: hops from 2 to 1 and barley from 1 to 0.",
        "Bo verkauft 4 Hopfen und 2 Gerste an Rabenried für 10 Münzen."
        " Die Preise fallen: Hopfen von 2 auf 1 und Gerste von 1 auf 0.",
        "Bo vende 4 luppoli e 2 orzi a Rabenried per 10 monete."
        " I prezzi scendono: luppolo da 2 a 1 e orzo da 1 a 0.",
    ),
    (
        Earned(0, 9, 3, Good.HOPS, 8, 4, 24, 21),
        "Ada earns 24: 9 from the sale, 3 from the office for hops, 8 from the bank"
        " and 4 from the tour guide. The order marker goes to space 21.",
        "Ada nimmt 24 Münzen ein: 9 aus dem Verkauf, 3 vom Kontor für Hopfen, 8 von der Bank"
        " und 4 vom Reiseführer. Der Reihenfolgemarker kommt auf Feld 21.",
        "Ada incassa 24 monete: 9 dalla vendita, 3 dall'ufficio commerciale per il luppolo,"
        " 8 dalla banca e 4 dalla guida turistica. Il segnalino ordine turno va sullo spazio 21.",
    ),
    (
        Earned(1, 1, 0, None, 0, 0, 1, 1),
        "Bo earns 1 from the sale. The order marker goes to space 1.",
        "Bo nimmt 1 Münze aus dem Verkauf ein. Der Reihenfolgemarker kommt auf Feld 1.",
        "Bo incassa 1 moneta dalla vendita. Il segnalino ordine turno va sullo spazio 1.",
    ),
    (
        Earned(2, 0, 0, None, 0, 0, 0, 0),
        "Cleo earns nothing. The order marker goes to space 0.",
        "Cleo nimmt nichts ein. Der Reihenfolgemarker kommt auf Feld 0.",
        "Cleo non incassa nulla. Il segnalino ordine turno va sullo spazio 0.",
    ),
    (
        CardBuilt(0, Card.CRANE, 3, 4, None),
        "Ada builds the crane on plot 3 for 4.",
        "Ada baut den Baukran für 4 Münzen auf Bauplatz 3.",
        "Ada costruisce la gru sul lotto 3 per 4 monete.",
    ),
    (
        CardBuilt(0, Card.HOPS_1, 4, 1, Printed.HOPS),
        "Ada builds hops field 1 on plot 4 for 1 and covers the printed hops field.",
        "Ada baut Hopfenfeld 1 für 1 Münze auf Bauplatz 4 und überbaut das aufgedruckte"
        " Hopfenfeld.",
        "Ada costruisce il campo di luppolo 1 sul lotto 4 per 1 moneta e copre il campo di"
        " luppolo stampato.",
    ),
    (
        CardBuilt(1, Card.MAGISTRATE, 1, 0, Card.MARKET),
        "Bo builds the magistrate on plot 1 for free and covers the market.",
        "Bo baut den Magistrat kostenlos auf Bauplatz 1 und überbaut den Markt.",
        "Bo costruisce gratis il magistrato sul lotto 1 e copre il mercato.",
    ),
    (
        PalacePriceRose(10),
        "The next palace part costs 10.",
        "Der nächste Palastteil kostet 10 Münzen.",
        "La prossima parte del palazzo costa 10 monete.",
    ),
    (
        CardTrashed(0, Card.WAREHOUSE),
        "Ada removes the warehouse from the game.",
        "Ada entfernt das Lagerhaus aus dem Spiel.",
        "Ada elimina il magazzino dal gioco.",
    ),
    (
        Stored(0, (0, 2, 1)),
        "Ada stores 2 barley and 1 water.",
        "Ada lagert 2 Gerste und 1 Wasser ein.",
        "Ada immagazzina 2 orzi e 1 acqua.",
    ),
    (
        Lost(1, (0, 0, 1)),
        "Bo loses 1 water.",
        "Bo verliert 1 Wasser.",
        "Bo perde 1 acqua.",
    ),
    (
        PricesRose(2, (1, 0, 3), (2, 0, 3)),
        "At Haslreut, the price rises: hops from 1 to 2.",
        "Bei Haslreut steigt der Preis: Hopfen von 1 auf 2.",
        "A Haslreut il prezzo sale: luppolo da 1 a 2.",
    ),
    (
        PricesRose(2, (1, 1, 1), (1, 1, 1)),
        "At Haslreut, markers move up, but no price changes yet.",
        "Bei Haslreut rücken Preismarker nach oben, aber noch ändert sich kein Preis.",
        "A Haslreut salgono alcuni indicatori, ma per ora nessun prezzo cambia.",
    ),
    (
        Ended(Ending.PALACE, (1,)),
        "A palace is complete, and the game is over. Bo wins.",
        "Ein Palast ist vollendet, die Partie ist zu Ende. Bo gewinnt.",
        "Un palazzo è completo: la partita è finita. Bo vince.",
    ),
    (
        Ended(Ending.PALACE, (0, 2)),
        "A palace is complete, and the game is over. Ada and Cleo share the win.",
        "Ein Palast ist vollendet, die Partie ist zu Ende. Ada und Cleo teilen sich den Sieg.",
        "Un palazzo è completo: la partita è finita. Ada e Cleo si dividono la vittoria.",
    ),
    (
        Ended(Ending.STALEMATE, ()),
        "Nobody can complete a palace anymore, and the game is over. Nobody wins.",
        "Niemand kann mehr einen Palast vollenden, die Partie ist zu Ende. Niemand gewinnt.",
        "Nessuno può più completare un palazzo: la partita è finita. Nessuno vince.",
    ),
    (
        Ended(Ending.ROUNDS, ()),
        "The last round is over, and no palace is complete. Nobody wins.",
        "Die letzte Runde ist vorbei, und kein Palast ist vollendet. Niemand gewinnt.",
        "L'ultimo round è finito, e nessun palazzo è completo. Nessuno vince.",
    ),
]


@pytest.mark.parametrize(("event", "english", "german", "italian"), TOLD)
def test_an_event_is_told_in_three_languages(
    event: Event, english: str, german: str, italian: str
) -> None:
    assert Speaker("en", PLAYERS).event(event) == english
    assert Speaker("de", PLAYERS).event(event) == german
    assert Speaker("it", PLAYERS).event(event) == italian


def test_cards_put_under_in_a_row_are_told_once() -> None:
    """R5.2: in the order in which they will be drawn again."""
    own: list[Event] = [PutUnder(0, Card.CRANE), PutUnder(0, Card.BANK_1)]
    others: list[Event] = [PutUnderUnseen(1), PutUnderUnseen(1), PutUnderUnseen(2)]

    assert Speaker("en", PLAYERS).story(own + others) == (
        "Ada puts the crane and bank I under the deck.",
        "Bo puts 2 cards under the deck.",
        "Cleo puts 1 card under the deck.",
    )


def test_goods_lost_one_by_one_are_told_once() -> None:
    """R5.3: the warehouse is asked good by good."""
    events: list[Event] = [Lost(0, (1, 0, 0)), Lost(0, (1, 0, 0)), Stored(0, (0, 3, 0))]
    events.append(Lost(1, (1, 0, 0)))

    assert Speaker("en", PLAYERS).story(events) == (
        "Ada loses 2 hops.",
        "Ada stores 3 barley.",
        "Bo loses 1 hops.",
    )


def test_the_ending_is_told_as_its_event_is() -> None:
    speaker = Speaker("en", PLAYERS)

    assert speaker.ending(Ending.PALACE, (1,)) == speaker.event(Ended(Ending.PALACE, (1,)))
