"""One game as the environments play it: dealt, observed and played in small integers."""

from collections.abc import Sequence
from operator import index
from typing import Any, Final, Literal, SupportsIndex

import msgspec
import numpy as np
import numpy.typing as npt

from furstenfeld.envs.picture import picture
from furstenfeld.errors import FurstenfeldError
from furstenfeld.fast import ACTION_COUNT, Batch, BatchError, scaled
from furstenfeld.records import bundled_edition, deal, load_edition
from furstenfeld.rules import (
    ACTIONS,
    ActionError,
    Deal,
    Edition,
    State,
    Variant,
    View,
    apply,
    setup,
    view,
)
from furstenfeld.text import Speaker

Observation = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
DealSource = Deal | str | int
"""A deal, or the seed of one."""

Illegal = Literal["lose", "raise"]
"""What an illegal action does: it ends the episode, or raises an error."""

ILLEGAL_REWARD: Final = -1.0
"""The reward of an illegal action that ends the episode: less than for any lost game."""

FEWEST, MOST = 2, 5


class IllegalActionError(FurstenfeldError, ValueError):
    """An illegal action; the message gives the reason and the rule."""


class EnvSetting(msgspec.Struct, frozen=True):
    """What all games of an environment share."""

    players: int
    variant: Variant
    edition: Edition

    @property
    def seats(self) -> range:
        """The seats at the table."""
        return range(self.players)

    def batch(self, seeds: Sequence[str | int], threads: int | None = 1) -> Batch:
        """Return games dealt from these seeds."""
        return Batch.deal(seeds, self.players, self.variant, self.edition, threads)

    def deal(self, seed: str | int) -> Deal:
        """Return the deal of a seed."""
        return deal(seed, self.players, self.variant, self.edition)


def setting_of(
    players: int = 4, variant: Variant | str = Variant.BASE, edition: Edition | str | None = None
) -> EnvSetting:
    """Return a checked setting; an edition can also be a name or the path of a file."""
    if players not in range(FEWEST, MOST + 1):
        raise ValueError(f"players: expected {FEWEST} to {MOST}, found {players!r} (R0.1)")
    if variant not in list(Variant):
        raise ValueError(f"variant: expected {' or '.join(Variant)}, found {variant!r}")
    if edition is None:
        edition = bundled_edition("reconstructed")
    elif isinstance(edition, str):
        edition = load_edition(edition)
    return EnvSetting(players, Variant(variant), edition)


def checked_illegal(illegal: Illegal) -> Illegal:
    """Return the option, or raise an error if it is unknown."""
    if illegal not in ("lose", "raise"):
        raise ValueError(f"illegal: expected lose or raise, found {illegal!r}")
    return illegal


class Episode:
    """One game, played by the compiled engine."""

    def __init__(self, setting: EnvSetting, start: DealSource) -> None:
        """Deal a game."""
        self.setting = setting
        self.start = start
        self._deal: Deal | None = None
        self._cached: tuple[bytes, State] | None = None
        if isinstance(start, Deal):
            self.batch = Batch.of([setup(_checked(start, setting)).state], threads=1)
        else:
            self.batch = setting.batch([start])

    @property
    def to_move(self) -> int | None:
        """The seat to move, or None at the end."""
        seat = int(self.batch.to_move[0])
        return seat if seat >= 0 else None

    def mask(self) -> Mask:
        """Return 1 for each legal action, and only 0 at the end."""
        mask: Mask = self.batch.masks()[0].view(np.int8)
        return mask

    def legal(self) -> list[int]:
        """Return the numbers of the legal actions, in ascending order, which is that of R10.7."""
        numbers: list[int] = np.flatnonzero(self.batch.masks()[0]).tolist()
        return numbers

    def observation(self, seat: int) -> Observation:
        """Return the scaled observation of a seat."""
        seen: Observation = scaled(self.batch.observe(np.array([seat])))[0]
        return seen

    def step(self, action: SupportsIndex) -> None:
        """Take an action; raise an `IllegalActionError` with the reason if it is illegal."""
        number = index(action)
        if not 0 <= number < ACTION_COUNT:
            raise IllegalActionError(f"action {number} is not in 0 to {ACTION_COUNT - 1}")
        try:
            self.batch.step(np.array([number]))
        except BatchError as error:
            raise IllegalActionError(self._reason(number)) from error

    def _reason(self, number: int) -> str:
        """Return why an action is illegal, in the words of the rules."""
        try:
            apply(self.state(), ACTIONS[number])
        except ActionError as error:
            return Speaker("en").error(error)
        raise AssertionError(f"the two engines disagree about action {number}")

    def shares(self) -> list[float]:
        """Return every seat's share of the win."""
        shares: list[float] = self.batch.win_shares()[0, : self.setting.players].tolist()
        return shares

    def standing(self) -> npt.NDArray[np.int8]:
        """Return the rank of every seat (R7.3)."""
        return self.batch.standing()[0, : self.setting.players]

    def deal(self) -> Deal:
        """Return the deal of the game."""
        if self._deal is None:
            start = self.start
            self._deal = start if isinstance(start, Deal) else self.setting.deal(start)
        return self._deal

    def state(self) -> State:
        """Return the position with all hidden cards; it is computed once."""
        record = self.batch.games.tobytes()
        if self._cached is None or self._cached[0] != record:
            self._cached = record, self.batch.state(0, self.deal())
        return self._cached[1]

    def view(self, seat: int | None) -> View:
        """Return the view of a seat, or of a spectator (None)."""
        return view(self.state(), seat)

    def render(self, seat: int | None, mode: str | None) -> str | None:
        """Return (`ansi`) or print (`human`) the table as a seat sees it."""
        if mode is None:
            return None
        text = picture(self.view(seat))
        if mode == "ansi":
            return text
        print(text)
        return None

    def copy(self) -> "Episode":
        """Return an independent copy."""
        twin = object.__new__(Episode)
        twin.__dict__.update(self.__dict__, batch=self.batch.clone())
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "Episode":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """Return the record of the game, without the engine."""
        return {"setting": self.setting, "start": self.start, "games": self.batch.games}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.setting, self.start = saved["setting"], saved["start"]
        self._deal = self._cached = None
        self.batch = Batch(saved["games"], self.setting.edition, threads=1)


def _checked(dealt: Deal, setting: EnvSetting) -> Deal:
    """Return the deal, or raise an error if it belongs to another setting."""
    found = EnvSetting(len(dealt.decks), dealt.variant, dealt.edition)
    if found != setting:
        raise ValueError(
            f"deal: expected {setting.players} players, {setting.variant}, edition "
            f"{setting.edition.name}, found {found.players}, {found.variant}, {found.edition.name}"
        )
    return dealt
