"""Draw the position that the documents show, into docs/screens."""

from pathlib import Path
from typing import Final

from furstenfeld import Game

PICTURE: Final = Path(__file__).parents[1] / "docs" / "screens" / "position.svg"


def position() -> Game:
    """Return a game of three stewards in round 6, with seat 0 to move."""
    game = Game.new(seed="picture", names=["Ada", "Bo", "Cleo"])
    while game.state.table.round < 6 or game.to_move != 0:
        game.play_bot("steward")
    return game


if __name__ == "__main__":
    PICTURE.write_text(position().svg(seat=0), encoding="utf-8")
