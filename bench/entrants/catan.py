"""Catanatron: Settlers of Catan, four players, in Python."""

from catanatron import Color, Game, RandomPlayer

from bench.timing import Play, Tally


def games() -> Play:
    """Play whole games between its random players."""

    def play(seed: int) -> Tally:
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        game.play()
        return Tally(1, len(game.state.actions))

    return play
