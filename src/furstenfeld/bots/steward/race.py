"""How many rounds until the palace stands, if nothing more is built but palace parts."""

from furstenfeld.bots.steward.outlook import Outlook, Prices
from furstenfeld.rules import Card, Estate, Printed, Thing, estate_of, ROWS, Power
from furstenfeld.rules.cards import PALACE_PARTS, PRINTED
from furstenfeld.rules.goods import INDEX

Plots = tuple[Thing | None, ...]


def income(outlook: Outlook, estate: Estate, prices: Prices) -> float:
    temper = outlook.temper
    hops, barley, water = estate.harvest
    coins = hops * prices[0] + barley * prices[1] + water * prices[2] + estate.bank
    if estate.bonus:
        coins += estate.bonus * max(hops, barley, water)
    if estate.guide:
        coins += estate.guide * estate.parts
    if estate.trade:
        coins += temper.trade
    if estate.store:
        coins += temper.store
    if estate.lower:
        coins += temper.lower
    return coins


def draws_of(outlook: Outlook, estate: Estate) -> float:
    return (
        outlook.edition.draw + estate.draw * outlook.temper.lab + (outlook.temper.scavenge if estate.trash else 0)
    )


def worths(outlook: Outlook, plots: Plots) -> list[float]:
    """What each plot brings in a round; the plots with palaces count as infinite."""
    return [worth(outlook, thing, plots) for thing in plots]


_GOOD = {PRINTED[good]: index for good, index in INDEX.items()}
_FIELD = {Power.HOPS_FIELD: 0, Power.BARLEY_FIELD: 1, Power.WATER_FIELD: 2}


def worth(outlook: Outlook, thing: Thing | None, plots: Plots) -> float:
    if thing is None:
        return 0.0
    temper = outlook.temper
    prices = outlook.prices[2]
    if isinstance(thing, Printed):
        return prices[_GOOD[thing]]
    row = ROWS[thing]
    power, amount = row.power, row.amount
    if power in _FIELD:
        return amount * prices[_FIELD[power]]
    match power:
        case Power.PALACE:
            return 1000.0
        case Power.BANK:
            return amount
        case Power.OFFICE:
            return max(estate_of(plots).harvest)
        case Power.MARKET:
            return temper.trade
        case Power.WAREHOUSE:
            return temper.store
        case Power.MAGISTRATE:
            return temper.lower
        case Power.CRANE:
            return temper.crane
        case Power.LABORATORY:
            return amount * temper.laboratory
        case Power.TOWN_HALL:
            return temper.town_hall
        case Power.TOUR_GUIDE:
            return amount * estate_of(plots).parts + 1
        case Power.SCAVENGER:
            return temper.scavenge
    return 0.0


class Race:
    """The rest of the game as this seat would play it alone."""

    __slots__ = ("outlook", "plots", "estate", "coins", "hand", "coming", "order", "cycle", "luck")

    def __init__(
        self,
        outlook: Outlook,
        plots: Plots,
        coins: float,
        hand: list[int],
        buried: list[tuple[int, int]] | None = None,
        luck: float = 1.0,
    ) -> None:
        self.outlook = outlook
        self.luck = luck
        self.plots = plots
        self.estate = estate_of(plots)
        self.coins = coins
        self.hand = hand
        draws = draws_of(outlook, self.estate)
        self.coming = list(outlook.coming(draws))
        deck = outlook.seat.deck_size + len(outlook.own.hand) - 1
        self.cycle = 1 + int(deck / draws)
        for i, part in buried or ():
            self.coming.append((1 + int((outlook.seat.deck_size + i) / draws), part))
        self.order = sorted(range(6), key=worths(outlook, plots).__getitem__)

    def finish(self) -> float:
        """Return after how many rounds the palace stands, a little less for coins left over."""
        outlook = self.outlook
        temper = outlook.temper
        if self.estate.parts == 6:
            return -temper.coin * min(self.coins, 20) - temper.part * 6
        start = self.estate.parts
        self._crowd_out(0)
        for ahead in range(1, temper.horizon + 1):
            self._arrive(ahead)
            self.coins += income(outlook, self.estate, outlook.prices[ahead - 1]) * self.luck
            self._build(ahead)
            if self.estate.parts == 6:
                return ahead - temper.coin * min(self.coins, 20) - temper.part * start
            self._crowd_out(ahead)
        missing = 6 - self.estate.parts
        earned = income(outlook, self.estate, outlook.prices[-1]) + 0.1
        price = outlook.edition.palace_prices[-1]
        short = max(0.0, missing * price - self.coins)
        return temper.horizon + missing + short / earned - temper.part * start

    def _arrive(self, ahead: int) -> None:
        if self.coming:
            later = []
            for arrival in self.coming:
                if arrival[0] <= ahead:
                    self.hand.append(arrival[1])
                else:
                    later.append(arrival)
            self.coming = later

    def _build(self, ahead: int) -> None:
        if not self.hand:
            return
        outlook = self.outlook
        prices = outlook.edition.palace_prices
        others = outlook.others_parts[ahead]
        for _ in range(outlook.edition.builds):
            if not self.hand:
                return
            rung = int((others + self.estate.parts) / outlook.players)
            price = prices[min(rung, 5)] - self.estate.discount
            if price > self.coins:
                return
            self.coins -= max(0, price)
            self._place()

    def _place(self) -> None:
        if self.outlook.expert:
            part = min(self.hand, key=lambda each: self.order.index(each - 1))
            place = part - 1
            self.hand.remove(part)
        else:
            part = self.hand.pop()
            place = self.order[0]
        self.order.remove(place)
        plots = self.plots
        self.plots = (*plots[:place], PALACE_PARTS[part - 1], *plots[place + 1 :])
        self.estate = estate_of(self.plots)

    def _crowd_out(self, ahead: int) -> None:
        room = self.outlook.edition.keep + self.estate.keep
        while len(self.hand) > room:
            self.coming.append((ahead + self.cycle, self.hand.pop()))


def finish(outlook, plots, coins, hand, buried=()):
    total = 0.0
    lucks = outlook.temper.lucks
    for luck in lucks:
        total += Race(outlook, plots, coins, list(hand), list(buried), luck).finish()
    return total / len(lucks)
