"""The network at the table: its file, its forward pass, and the bots that play by it."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from furstenfeld.bots.champion import (
    SHIPPED,
    Champion,
    Grandmaster,
    NetworkError,
    read_network,
    write_network,
)
from furstenfeld.bots.champion.cpu import inputs_of
from furstenfeld.bots.champion.inputs import INPUTS
from furstenfeld.bots.champion.network import MOST_BYTES, VERSION
from furstenfeld.bots.champion.shape import CHOICES
from furstenfeld.bots.champion.turns import log_chances, scripted, won
from furstenfeld.bots.scripted.policy.weight_table import weights_for
from furstenfeld.fast import Batch
from furstenfeld.fast.codes import SEATS
from furstenfeld.records import Chance, deal
from furstenfeld.rules import (
    Drawing,
    Variant,
    apply,
    is_same_turn,
    setup,
    view,
)
from furstenfeld.testing import check_bot, permuted
from tests.bots.networks import drawn_network
from tests.bots.walks import positions
from tests.bots.won import WON

pytestmark = pytest.mark.untraced

NETWORK = drawn_network()


def rows_of_a_game() -> "np.typing.NDArray[np.uint8]":
    batch = Batch.of(positions(3, Variant.BASE, 9))
    return inputs_of(batch.observe(), batch.edition)


def test_the_champion_keeps_every_law_of_bots() -> None:
    """Legal answers, the same for the same luck, from the view alone."""
    check_bot(lambda: Champion(NETWORK), players=(2, 4), probes=6)
    check_bot(lambda: Champion(NETWORK, heat=1.0), players=(3,), probes=6)


def test_the_champion_without_heat_uses_no_luck() -> None:
    for state in positions(2, Variant.EXPERT, 31):
        assert state.to_move is not None
        seen, luck = view(state, state.to_move), Chance(1, "luck")
        Champion(NETWORK).choose(seen, state.options, luck)

        assert luck.bits() == Chance(1, "luck").bits()


def test_heat_brings_variety() -> None:
    state = setup(deal(7, 4)).state
    assert state.to_move is not None
    seen = view(state, state.to_move)
    hot = Champion(NETWORK, heat=2.0)
    answers = {hot.choose(seen, state.options, Chance(n, "heat")) for n in range(60)}

    assert len(answers) == len(state.options)


def test_a_network_is_the_same_after_writing_and_reading(tmp_path: Path) -> None:
    write_network(NETWORK, tmp_path / "network.npz")
    again = read_network(tmp_path / "network.npz")
    rows = rows_of_a_game()

    assert again.about == NETWORK.about
    np.testing.assert_allclose(again.forward(rows), NETWORK.forward(rows), atol=0.05)


def test_few_rows_and_many_rows_give_the_same_numbers() -> None:
    rows = rows_of_a_game()
    alone = np.concatenate([NETWORK.forward(row[None]) for row in rows])

    np.testing.assert_allclose(alone, NETWORK.forward(rows), atol=1e-4)


def test_the_outlook_on_the_win_is_a_chance_for_each_seat_and_for_nobody() -> None:
    outlook = NETWORK.outlook(rows_of_a_game())

    np.testing.assert_allclose(outlook.win.sum(axis=1), 1, atol=1e-5)
    assert outlook.logits.shape[1] == CHOICES
    assert ((outlook.standing > 0) & (outlook.standing < 1)).all()


def test_an_empty_seat_has_no_share_of_the_win() -> None:
    """Training never says anything about a seat that nobody holds, so its number is left over."""
    outlook = NETWORK.outlook(rows_of_a_game())

    assert (outlook.win[:, 3:SEATS] == 0).all()
    assert (outlook.win[:, :3] > 0).all()


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(NetworkError, match=r"nothing\.npz: there is no such file"):
        read_network(tmp_path / "nothing.npz")


@pytest.mark.parametrize("damage", [b"", b"no archive", b"PK\x03\x04 torn"])
def test_a_damaged_file_is_refused(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "network.npz"
    path.write_bytes(damage)

    with pytest.raises(NetworkError, match="this is no network"):
        read_network(path)


@pytest.mark.parametrize(("key", "wanted"), [("inputs", INPUTS), ("version", VERSION)])
def test_a_network_of_another_time_is_refused(tmp_path: Path, key: str, wanted: int) -> None:
    about = msgspec.structs.replace(NETWORK.about, **{key: wanted - 1})
    write_network(NETWORK._replace(about=about), tmp_path / "network.npz")

    with pytest.raises(NetworkError, match=f"{key} is {wanted - 1}, .* needs {wanted}"):
        read_network(tmp_path / "network.npz")


def test_a_layer_of_another_width_is_refused(tmp_path: Path) -> None:
    narrow = NETWORK.enter._replace(weight=NETWORK.enter.weight[:-8])
    write_network(NETWORK._replace(enter=narrow), tmp_path / "network.npz")

    with pytest.raises(NetworkError, match="another width"):
        read_network(tmp_path / "network.npz")


def test_the_shipped_network_stays_small() -> None:
    assert SHIPPED.stat().st_size < MOST_BYTES


@pytest.mark.parametrize("variant", list(Variant))
def test_the_shipped_network_beats_three_bailiffs_more_often_than_one_of_them_would(
    variant: Variant,
) -> None:
    """100 games of four, side by side, the champion at every seat of a deal in turn."""
    network, weights = read_network(), weights_for(variant, 4)
    batch = Batch.deal([f"shipped/{number // 4}" for number in range(100)], 4, variant)
    seats = np.arange(100) % 4
    while not batch.finished.all():
        games = batch.games
        champions = ~batch.finished & (games["seat"] == seats)
        bailiffs = ~batch.finished & ~champions
        # Champions answer together, when all games have come to one.
        asked = bailiffs if bailiffs.any() else champions
        part = Batch(games[asked], batch.edition, threads=1)
        chosen = scripted(part, weights) if bailiffs.any() else log_chances(network, part).argmax(1)
        part.step(chosen)
        games[asked] = part.games
    assert won(batch, seats).mean() > 0.4


@pytest.mark.parametrize("variant", list(Variant))
def test_the_grandmaster_plans_whole_legal_turns(variant: Variant) -> None:
    """R10.2; `apply` refuses what is not legal."""
    bot = Grandmaster(NETWORK, simulations=24)
    for start in positions(3, variant, 67):
        assert start.to_move is not None
        state, seen = start, view(start, start.to_move)
        for action in bot.plan(seen, start.options, Chance(1, "plan")):
            assert state is start or is_same_turn(start, state)
            state = apply(state, action).state
        assert isinstance(start.phase, Drawing) or not is_same_turn(start, state)


@pytest.mark.parametrize("variant", list(Variant))
def test_secrets_do_not_change_what_the_network_bots_choose(variant: Variant) -> None:
    """R2.5: all that is hidden permuted, the same answer."""
    champion, grandmaster = Champion(NETWORK), Grandmaster(NETWORK, simulations=16)
    for state in positions(4, variant, 97):
        asked = state.to_move
        assert asked is not None
        other = permuted(state, asked, Chance("other", variant))
        for bot in (champion, grandmaster):
            one, two = (
                bot.choose(view(each, asked), each.options, Chance(1, "luck"))
                for each in (state, other)
            )
            assert one == two


def test_the_grandmaster_tells_what_it_thought() -> None:
    bot = Grandmaster(NETWORK, simulations=64)
    state = setup(deal("thoughts", 4)).state
    assert state.to_move is not None
    plan = bot.plan(view(state, state.to_move), state.options, Chance(1, "plan"))

    assert bot.last is not None
    assert bot.last.turns[0].actions == plan
    assert bot.last.turns[0].simulations == max(line.simulations for line in bot.last.turns)
    assert 0 < bot.last.simulations <= 64


@pytest.mark.parametrize("variant", list(Variant))
def test_the_grandmaster_tries_turns_that_do_different_things(variant: Variant) -> None:
    """Not one turn with its cards put under the deck in every order."""
    bot = Grandmaster(NETWORK, simulations=16)
    tried = 0
    for start in positions(3, variant, 41):
        if start.to_move is None or isinstance(start.phase, Drawing):
            continue
        bot.plan(view(start, start.to_move), start.options, Chance(1, "plan"))
        assert bot.last is not None
        done = [
            tuple(sorted(text for text in map(str, line.actions) if not text.startswith("under")))
            for line in bot.last.turns
        ]
        assert len(set(done)) == len(done)
        tried += len(done)
    assert tried > 10


def test_a_certain_win_is_played_at_once() -> None:
    bot = Grandmaster(NETWORK, simulations=64)
    assert WON.to_move is not None
    bot.plan(view(WON, WON.to_move), WON.options, Chance(1, "plan"))

    assert bot.last is not None and bot.last.is_sure and bot.last.simulations == 0
