"""Game records as rows of a table, with a row for each game or for each decision."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal, NamedTuple

import msgspec

from furstenfeld.records import Record, replay, result_of, state_line
from furstenfeld.rules import RULES_VERSION, Over, State, win_share

ColumnType = Literal[
    "text", "whole", "number", "texts", "wholes", "lists of texts", "lists of wholes"
]
TableRow = Mapping[str, Any]


class Column(NamedTuple):
    """A column of a table."""

    name: str
    kind: ColumnType
    text: str


_GAME = (
    Column("game", "text", "the game file, as it was named"),
    Column("variant", "text", "`base` or `expert`"),
    Column("edition", "text", "name of the edition"),
)

GAME_COLUMNS: Final = (
    *_GAME,
    Column("rules", "whole", "version of the rules"),
    Column("players", "texts", "names, seat 0 first"),
    Column("demands", "texts", "demand card of each brewery"),
    Column("order", "wholes", "seats in player order of round 1"),
    Column("decks", "lists of texts", "the deck of each seat, top first"),
    Column("seats", "wholes", "who acted, action by action"),
    Column("actions", "texts", "and what was done (R10.1)"),
    Column("rounds", "whole", "rounds played so far"),
    Column("ending", "text", "`palace`, `stalemate`, `rounds`; null in an unfinished game"),
    Column("coins", "wholes", "of each seat at the end; null in an unfinished game"),
    Column("palaces", "wholes", "palace parts of each seat; null in an unfinished game"),
    Column("winners", "wholes", "seats that won; null in an unfinished game"),
    Column("about", "text", "the file's notes, as JSON"),
)
"""The columns of the table of games."""

POSITION_COLUMNS: Final = (
    *_GAME,
    Column("n", "whole", "actions before this decision"),
    Column("round", "whole", "round, from 1"),
    Column("seat", "whole", "who is asked"),
    Column("legal", "texts", "the legal actions in the order of R10.7"),
    Column("action", "text", "the one chosen"),
    Column("order", "wholes", "seats in this round's player order"),
    Column("coins", "wholes", "coins of each seat"),
    Column("goods", "lists of wholes", "hops, barley, water of each seat"),
    Column("plots", "lists of texts", "what lies on the six plots of each seat; null for nothing"),
    Column("hands", "lists of texts", "SECRET: the hand of each seat"),
    Column("decks", "lists of texts", "SECRET: the deck of each seat, top first"),
    Column("markers", "lists of wholes", "price index per good, of each brewery"),
    Column("filled", "lists of wholes", "demand spaces filled per good, of each brewery"),
    Column("palace_price", "whole", "price on top of the palace deck"),
    Column("cubes", "whole", "cubes on that card"),
    Column("game_winners", "wholes", "seats that won in the end; null in an unfinished game"),
    Column("win_share", "number", "this seat's share of the win; null in an unfinished game"),
)
"""The columns of the table of decisions: the line of R11.2, the action, and the result."""


def game_rows(record: Record, source: str) -> Iterator[TableRow]:
    """Yield the row of a game; its actions and its result are checked by replaying it."""
    *_, last = replay(record, source)
    deal, state = record.deal, last.state
    result = result_of(state)
    yield {
        **_game(record, source),
        "rules": RULES_VERSION,
        "players": record.players,
        "demands": ["-".join(map(str, demand)) for demand in deal.demands],
        "order": deal.order,
        "decks": [[str(card) for card in deck] for deck in deal.decks],
        "seats": [seat for seat, _ in record.moves],
        "actions": [action for _, action in record.moves],
        "rounds": state.table.round,
        "ending": str(state.phase.ending) if isinstance(state.phase, Over) else None,
        **{key: getattr(result, key, None) for key in ("coins", "palaces", "winners")},
        "about": msgspec.json.encode(dict(record.about)).decode(),
    }


def position_rows(record: Record, source: str) -> Iterator[TableRow]:
    """Yield a row for each decision; the whole game is checked first."""
    states = [outcome.state for outcome in replay(record, source)]
    result = result_of(states[-1])
    for number, (seat, action) in enumerate(record.moves):
        state = states[number]
        yield {
            **_game(record, source),
            **_line(state, number),
            "seat": seat,
            "legal": [str(option) for option in state.options],
            "action": action,
            "game_winners": None if result is None else result.winners,
            "win_share": None if result is None else win_share(result.winners, seat),
        }


def _game(record: Record, source: str) -> TableRow:
    deal = record.deal
    return {"game": source, "variant": str(deal.variant), "edition": deal.edition.name}


def _line(state: State, number: int) -> TableRow:
    """Return the line of R11.2 without the fields that other columns have."""
    line = state_line(state, number)
    del line["to_move"], line["winners"]
    return line
