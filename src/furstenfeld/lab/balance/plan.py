"""What is to be played: one or two editions, the same deals on both."""

from collections.abc import Iterator

import msgspec

from furstenfeld.lab.arena import Contest, Field
from furstenfeld.rules import Edition, Variant


class BalanceSetting(msgspec.Struct, frozen=True):
    """One kind of game: an edition, a variant and a number of players."""

    edition: Edition
    variant: Variant
    players: int


class BalancePlan(msgspec.Struct, frozen=True):
    """The options of `furstenfeld balance`."""

    editions: tuple[Edition, ...]
    """One, or two that are compared."""
    variants: tuple[Variant, ...]
    players: tuple[int, ...]
    games: int
    """In every setting."""
    bot: str
    """Who plays all seats."""
    seed: str

    def settings(self) -> Iterator[BalanceSetting]:
        """Yield every setting; those that differ in the edition alone follow each other."""
        for variant in self.variants:
            for players in self.players:
                for edition in self.editions:
                    yield BalanceSetting(edition, variant, players)

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return len(tuple(self.settings())) * self.games

    def contest(self, setting: BalanceSetting) -> Contest:
        """Return the games of a setting as the arena plays them: one bot in all seats.

        The seed does not tell settings apart, so both editions get the same decks and the same
        order, and every bot the same chance.
        """
        return Contest(
            bots=(self.bot,),
            players=setting.players,
            variant=setting.variant,
            edition=setting.edition,
            field=Field.MIXED,
            seed=self.seed,
            deals=self.games,
        )
