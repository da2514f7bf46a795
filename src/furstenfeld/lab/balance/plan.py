"""What is played: one or two editions on the same deals."""

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
    """One edition, or two to compare."""
    variants: tuple[Variant, ...]
    players: tuple[int, ...]
    games: int
    """The number of games in every setting."""
    bot: str
    """The bot at all seats."""
    seed: str

    def settings(self) -> Iterator[BalanceSetting]:
        """Yield every setting; those that differ only in the edition are adjacent."""
        for variant in self.variants:
            for players in self.players:
                for edition in self.editions:
                    yield BalanceSetting(edition, variant, players)

    @property
    def total(self) -> int:
        """The number of all games."""
        return len(tuple(self.settings())) * self.games

    def contest(self, setting: BalanceSetting) -> Contest:
        """Return the contest of a setting, with one bot at all seats.

        The seed is the same for all settings, so both editions get the same decks and orders, and
        the bots the same random numbers.
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
