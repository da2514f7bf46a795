"""The bot without a plan, against which every plan has to win."""

from furstenfeld.records import Chance
from furstenfeld.rules import Action, Options, View


class RandomBot:
    """Takes any legal action, all equally likely."""

    def choose(self, view: View, actions: Options, rng: Chance) -> Action:
        """Return any of the actions."""
        return rng.choice(actions)
