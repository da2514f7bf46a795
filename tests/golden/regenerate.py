"""Write the golden games anew: `make golden`, then read the diff.

A game file that is there stays as it is and only its text is written again. A game that is
missing is looked for among seeds, played by `steward` and `random`, and recorded.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from furstenfeld.bots import Bot, bot, play_game
from furstenfeld.records import (
    Record,
    bundled_edition,
    deal,
    read_game,
    result_of,
    write_game,
)
from furstenfeld.rules import Edition, Ending, Over, edition_data, edition_from
from tests.golden import perft
from tests.golden.playthrough import playthrough
from tests.golden.required import Wanted, required

GAMES = Path(__file__).parent / "games"
NAMES = ("Ada", "Bo", "Cleo", "Dora", "Emil")


def barren() -> Edition:
    """Return an edition without fields or coins: nothing ever happens, until round 100 is over."""
    data: dict[str, Any] = edition_data(bundled_edition("reconstructed"))
    few = {"opening": 0, "expert_opening": 2, "draw": 1}
    return edition_from(data | {"name": "barren", "printed": ["none"] * 6, "coins": 0} | few)


def line_up(wanted: Wanted) -> Sequence[Bot]:
    """Return who plays: a steward against itself and chance, chance alone for stalemates."""
    names = {Ending.PALACE: ["steward", "steward", "random"]}.get(wanted.ending, ["random"])
    return [bot(names[seat % len(names)]) for seat in range(wanted.players)]


def look_for(wanted: Wanted) -> Record:
    """Return the record of the first seed whose game ends as wanted."""
    edition = barren() if wanted.ending is Ending.ROUNDS else bundled_edition("reconstructed")
    bots = line_up(wanted)
    seed = 0
    while True:
        name = f"golden/{wanted.name}/{seed}"
        dealt = deal(name, wanted.players, wanted.variant, edition)
        played = play_game(dealt, bots, name)
        if is_wanted(wanted, played.state.phase):
            moves = tuple((seat, str(action)) for seat, action in played.actions)
            return Record(dealt, NAMES[: wanted.players], moves, result_of(played.state))
        seed += 1


def is_wanted(wanted: Wanted, phase: object) -> bool:
    """Return whether a game ended as it should."""
    assert isinstance(phase, Over)
    return phase.ending is wanted.ending and (len(phase.winners) > 1) == wanted.shared


def main() -> None:
    """Write all games and texts, and remove those that are not wanted."""
    GAMES.mkdir(exist_ok=True)
    wanted = {each.name: each for each in required()}
    for stray in GAMES.iterdir():
        if stray.stem not in wanted:
            print(f"removing {stray.name}")
            stray.unlink()
    for name, each in wanted.items():
        path = GAMES / f"{name}.json"
        if not path.exists():
            print(f"looking for a game for {name}")
            write_game(look_for(each), path)
        path.with_suffix(".txt").write_text(playthrough(read_game(path)), "utf-8")
        print(f"wrote {name}")
    perft.main([])


if __name__ == "__main__":
    main()
