"""The other side of the protocol: one of our bots answers the questions of another program."""

from collections.abc import Iterable, Iterator

from furstenfeld.bots.program_messages import (
    PROTOCOL,
    BotReply,
    Bye,
    Hello,
    Question,
    WireError,
    line_of,
    message_in,
)
from furstenfeld.bots.protocol import Player, TurnBot
from furstenfeld.bots.turns import turn
from furstenfeld.records import Chance, view_from
from furstenfeld.rules import Action, any_world


def speak(player: Player, name: str, lines: Iterable[bytes]) -> Iterator[bytes]:
    """Yield the answer to each line, until a goodbye or the end of the lines."""
    for line in lines:
        match message_in(line):
            case Hello(protocol) if protocol == PROTOCOL:
                yield line_of(Hello(PROTOCOL, name))
            case Hello(protocol):
                raise WireError(f"the game speaks protocol {protocol}, and this bot {PROTOCOL}")
            case Question() as question:
                actions = _answer(player, question)
                yield line_of(BotReply(actions=tuple(str(action) for action in actions)))
            case Bye():
                return
            case BotReply():
                raise WireError("an answer came where a question was expected")


def _answer(player: Player, question: Question) -> tuple[Action, ...]:
    """Return a whole turn; it reveals nothing, so any position that fits the view will do."""
    try:
        seen = view_from(question.view)
        state = any_world(seen)
    except (ValueError, LookupError) as error:
        raise WireError(f"the question has no view of the seat that is asked: {error}") from error
    if tuple(str(action) for action in state.options) != question.legal:
        raise WireError("the legal actions of the question are not those of its view")
    rng = Chance(question.seed, "answer")
    if isinstance(player, TurnBot):
        return player.plan(seen, state.options, rng)
    assert seen.seat is not None
    return turn(player, state, seen.seat, rng)
