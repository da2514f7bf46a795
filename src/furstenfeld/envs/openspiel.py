"""The game in OpenSpiel, registered as `furstenfeld` when this module is imported.

`pyspiel.load_game("furstenfeld(players=3,variant=expert)")`. All chance is in the deal (R1.7) and
comes first, card by card. With `deals=N` it is a single event that picks one of N seeds.
"""

from collections.abc import Mapping
from typing import Any, Final

try:
    import pyspiel
except ImportError as error:
    raise ImportError("this game needs OpenSpiel: pip install 'furstenfeld[envs]'") from error
import numpy as np

from furstenfeld.envs.chance_events import (
    CardDealing,
    ChanceDealing,
    ChanceDraw,
    ListDealing,
    next_draw,
    picks_of,
)
from furstenfeld.envs.episode import (
    FEWEST,
    MOST,
    EnvSetting,
    Episode,
    IllegalActionError,
    setting_of,
)
from furstenfeld.envs.picture import picture
from furstenfeld.fast import ACTION_COUNT, OFFSET, PARTS, SIZE
from furstenfeld.records import encode_state
from furstenfeld.rules import (
    ACTIONS,
    LAST_ROUND,
    Deal,
)

# An upper bound: every card put under the deck, every good dropped, everything else once.
_MOST_DECISIONS: Final = 80

GAME_TYPE: Final = pyspiel.GameType(
    short_name="furstenfeld",
    long_name="Fürstenfeld",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    # A game may end without a winner (R7.4), so the shares of the win do not always add up to 1.
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST,
    min_num_players=FEWEST,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "players": 4,
        "variant": "base",
        "edition": "reconstructed",
        "deals": 0,
        "seed": "openspiel",
    },
)


class FurstenfeldGame(pyspiel.Game):  # type: ignore[misc] # compiled, without types
    """The game with its options: players, variant, edition, and how it is dealt."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Take the parameters of the game's string."""
        given = {**GAME_TYPE.parameter_specification, **(params or {})}
        self.setting: EnvSetting = setting_of(given["players"], given["variant"], given["edition"])
        if given["deals"] < 0:
            raise ValueError(f"deals: expected 0 or more, found {given['deals']}")
        self.dealing: ChanceDealing = (
            ListDealing(given["seed"], given["deals"])
            if given["deals"]
            else CardDealing(self.setting)
        )
        super().__init__(GAME_TYPE, _info(self.setting, self.dealing), dict(params or {}))

    def new_initial_state(self) -> "FurstenfeldState":
        """Return the state before the deal."""
        return FurstenfeldState(self)

    def state_of(self, deal: Deal) -> "FurstenfeldState":
        """Return the first decision of a given deal."""
        if not isinstance(self.dealing, CardDealing):
            raise ValueError("deals: a given deal is dealt card by card, without this parameter")
        state = self.new_initial_state()
        for event in picks_of(self.dealing, deal):
            state.apply_action(event)
        return state

    def max_chance_nodes_in_history(self) -> int:
        """Return the number of events in the deal."""
        return sum(draw.times for draw in self.dealing.draws)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Return the observer that makes the observations of a seat."""
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def _info(setting: EnvSetting, dealing: ChanceDealing) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=ACTION_COUNT,
        max_chance_outcomes=max(len(draw.things) for draw in dealing.draws),
        num_players=setting.players,
        min_utility=0.0,
        max_utility=1.0,
        max_game_length=LAST_ROUND * setting.players * _MOST_DECISIONS,
    )


class FurstenfeldState(pyspiel.State):  # type: ignore[misc] # compiled, without types
    """A state: first the partial deal, then the game."""

    def __init__(self, game: FurstenfeldGame) -> None:
        """Start before the deal."""
        super().__init__(game)
        self.picks: tuple[int, ...] = ()
        self.episode: Episode | None = None

    def current_player(self) -> int:
        """Return the seat to move, or OpenSpiel's numbers for chance and the end of the game."""
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.episode.to_move
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.episode is not None and self.episode.to_move is None

    def _legal_actions(self, player: int) -> list[int]:
        assert self.episode is not None
        return self.episode.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what can be drawn next, all equally likely."""
        _, things = self._next_draw()
        return [(thing, 1 / len(things)) for thing in things]

    def _next_draw(self) -> tuple[ChanceDraw, list[int]]:
        found = next_draw(self.get_game().dealing, self.picks)
        assert found is not None
        return found

    def _apply_action(self, action: int) -> None:
        if self.episode is not None:
            self.episode.step(action)
            return
        draw, things = self._next_draw()
        if action not in things:
            told = f"{draw.name}: {action} cannot be drawn here"
            raise IllegalActionError(f"{told}; choose one of chance_outcomes()")
        game, self.picks = self.get_game(), (*self.picks, action)
        if next_draw(game.dealing, self.picks) is None:
            self.episode = Episode(game.setting, game.dealing.start(self.picks))
            self.picks = ()

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return str(ACTIONS[action])
        name: str = self.get_game().dealing.named(self._next_draw()[0], action)
        return name

    def returns(self) -> list[float]:
        """Return every seat's share of the win."""
        if self.episode is None:
            return [0.0] * int(self.num_players())
        return self.episode.shares()

    def __str__(self) -> str:
        """Return the whole state with all hidden cards: the draws so far, or a line of R11.2."""
        if self.episode is None:
            return f"dealing {list(self.picks)}"
        return encode_state(self.episode.state(), int(self.move_number()))


class Observer:
    """A seat's observation, with a named slice for each part of `fast.PARTS`."""

    def __init__(self, kind: Any, params: Any) -> None:
        """Create the tensor; raise an error for kinds of observation that do not exist."""
        if params:
            raise ValueError(f"observation parameters: expected none, found {params}")
        single = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not (kind.public_info and single) or kind.perfect_recall:
            raise ValueError("observer: there is the one of a seat's view, without its history")
        self.tensor = np.zeros(SIZE, np.float32)
        self.dict = {
            part.name: self.tensor[OFFSET[part.name] : OFFSET[part.name] + part.size]
            for part in PARTS
        }

    def set_from(self, state: FurstenfeldState, player: int) -> None:
        """Write the observation of a seat; it is all zeros before the deal."""
        self.tensor[:] = 0 if state.episode is None else state.episode.observation(player)

    def string_from(self, state: FurstenfeldState, player: int) -> str:
        """Return the table as a seat sees it, as text."""
        if state.episode is None:
            return "dealing"
        return picture(state.episode.view(player))


pyspiel.register_game(GAME_TYPE, FurstenfeldGame)
