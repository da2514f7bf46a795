"""The front door: a game as one object, and what `import furstenfeld` gives."""

import pickle
import subprocess
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import furstenfeld as ff
from furstenfeld.bots import AnswerError, Bot, RandomBot
from furstenfeld.display import picture, table_text
from furstenfeld.game import PlayError, UndoError
from furstenfeld.records import Chance, FileError, replay
from furstenfeld.rules import (
    Action,
    ActionError,
    CardBuilt,
    DealError,
    Options,
    RoundBegan,
    View,
    parse,
    setup,
)
from furstenfeld.testing import deals, permuted
from furstenfeld.text import Speaker, languages

FEW = settings(max_examples=15)
FIRST_TURN = ("brewery 2", "sell 1 hops", "sell 1 barley", "sell 1 water", "build crane 1")
HEAVY = ("numpy", "numba", "litestar", "msgspec", "rich", "fluent")


def new_game() -> ff.Game:
    return ff.Game.new(players=3, seed=2026, names=["Ada", "Bo", "Cleo"])


def played(game: ff.Game, choices: Sequence[int]) -> ff.Game:
    """Play an action for each choice, as long as the game lasts."""
    for choice in choices:
        if game.legal:
            game.play(game.legal[choice % len(game.legal)])
    return game


CHOICES = st.lists(st.integers(0, 1000), max_size=120)
GAMES = st.builds(
    played,
    st.builds(
        ff.Game.new,
        st.integers(2, 5),
        st.integers(0, 1000),
        variant=st.sampled_from(["base", "expert"]),
    ),
    CHOICES,
)


@FEW
@given(game=GAMES, more=CHOICES)
def test_undo_takes_back_what_was_played(game: ff.Game, more: list[int]) -> None:
    before = game.copy()
    count = len(played(game, more)) - len(before)
    undone = game.undo(count)

    assert game == before
    assert game.states == before.states
    assert game.events == before.events
    game.play(*undone)
    assert game == played(before, more)


@FEW
@given(game=GAMES)
def test_a_saved_game_is_loaded_as_it_was(
    game: ff.Game, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """R11.1: a game file is complete in itself."""
    file = tmp_path_factory.mktemp("games") / "game.json"
    game.save(file)
    loaded = ff.Game.load(str(file))

    assert loaded == game
    assert (loaded.states, loaded.events, loaded.result) == (game.states, game.events, game.result)


@FEW
@given(game=GAMES)
def test_the_history_replays_to_the_same_states(game: ff.Game) -> None:
    """R11.1: all else follows from deal and actions."""
    assert game.states == tuple(outcome.state for outcome in replay(game.record))
    assert game.moves == tuple((seat, parse(text)) for seat, text in game.record.moves)


@FEW
@given(game=GAMES, choices=CHOICES)
def test_a_rejected_play_changes_nothing(game: ff.Game, choices: list[int]) -> None:
    """Legal actions before an illegal one are not played either."""
    before = game.copy()
    good = [action for _, action in played(game.copy(), choices).moves[len(game) :]]
    with pytest.raises(PlayError) as caught:
        game.play(*good, "sell 15 hops")

    assert caught.value.place == len(good) + 1
    assert game == before
    assert game.states == before.states


def test_a_first_game_is_a_few_lines() -> None:
    game = new_game()

    assert repr(game.legal) == "(brewery 1, brewery 2, brewery 3, brewery none)"
    asked: list[object] = ["brewery 3", parse("brewery none"), "brewery 4", parse("built")]
    assert [each in game.legal for each in asked] == [True, True, False, False]
    events = game.play(*FIRST_TURN)
    assert any(isinstance(event, CardBuilt) for event in events)
    assert "Cleo builds the crane on plot 1 for 4." in str(events).splitlines()
    assert game.view(seat=2).own is not None
    assert game.view().own is None
    assert repr(game.undo()) == "(build crane 1)"
    assert len(game) == 4
    game.play_bot("steward")
    assert game.to_move == 0
    assert (game.result, game.is_over, bool(game)) == (None, False, True)


def test_actions_are_values_or_texts() -> None:
    one, other = new_game(), new_game()
    one.play(*FIRST_TURN)
    other.play(*map(parse, FIRST_TURN))

    assert one == other
    assert one != "a game"


def test_an_illegal_action_is_refused_with_its_place_and_a_sentence() -> None:
    """R3.1: nobody sells what is not there."""
    with pytest.raises(ff.FurstenfeldError) as caught:
        new_game().play("brewery 2", "sell 1 hops", "sell 9 barley", "sell 1 water")

    error = caught.value
    assert isinstance(error, ActionError)
    assert (error.code, error.paragraph) == ("not-so-many", "R3.1")
    assert str(error).startswith("action 3, 'sell 9 barley': ")
    assert str(error).endswith("(R3.1)")


def test_a_text_that_is_no_action_is_refused() -> None:
    with pytest.raises(PlayError, match="action 1, 'castle'"):
        new_game().play("castle")


@pytest.mark.parametrize("count", [-1, 1])
def test_there_is_not_more_to_undo_than_was_played(count: int) -> None:
    with pytest.raises(UndoError, match=f"{count} actions to take back, but 0 were played"):
        new_game().undo(count)


def test_bots_play_to_the_end() -> None:
    game = new_game()
    while not game.is_over:
        game.play_bot("steward")

    assert game.result is not None
    assert game.result.winners == game.state.winners
    assert repr(game).startswith(f"<Game: 3 players, round {game.result.rounds}, over, ")
    assert game.play_bot("steward") == ()


def test_a_bot_object_plays_one_turn_with_the_same_luck() -> None:
    one, other = new_game(), new_game()

    assert one.play_bot(RandomBot()) == other.play_bot("random")
    assert one == other
    assert {seat for seat, _ in one.moves} == {2}


def test_a_bot_that_breaks_the_rules_changes_nothing() -> None:
    class Cheat:
        def choose(self, view: View, actions: Options, rng: Chance) -> Action:
            return actions[0] if len(actions) == 4 else parse("build crane 1")

    game, cheat = new_game(), Cheat()
    assert isinstance(cheat, Bot)
    with pytest.raises(AnswerError):
        game.play_bot(cheat)

    assert len(game) == 0


def test_a_copy_goes_its_own_way() -> None:
    game = new_game()
    other = game.copy()
    other.play(*FIRST_TURN)

    assert len(game) == 0
    assert other.undo(5)
    assert other == game


def test_without_a_seed_every_deal_is_new() -> None:
    assert ff.Game.new().deal != ff.Game.new().deal
    assert ff.Game.new(seed=1) == ff.Game.new(seed="1")


def test_players_are_called_by_their_colours_or_their_names() -> None:
    """R0.1: green, red, blue, violet, orange."""
    assert ff.Game.new(5, 1).players == ("Green", "Red", "Blue", "Violet", "Orange")
    assert ff.Game.new(names=["Ada", "Bo"]).players == ("Ada", "Bo")


def test_a_game_that_cannot_be_is_refused() -> None:
    with pytest.raises(DealError, match="deal-players"):
        ff.Game.new(players=6)
    with pytest.raises(DealError, match="deal-names"):
        ff.Game.new(players=3, names=["Ada", "Bo"])
    with pytest.raises(FileError, match=r"mine\.toml"):
        ff.Game.new(edition="mine.toml")


def test_an_edition_is_a_name_or_a_value() -> None:
    """R8.2: `plain-track` differs only in its price track."""
    game = ff.Game.new(seed=1, edition="plain-track")

    assert game.deal.edition.track == (0, 1, 2, 3)
    assert ff.Game.new(seed=1, edition=game.deal.edition) == game


def test_a_damaged_file_is_refused_by_its_name(tmp_path: Path) -> None:
    """R11.1: a result that the actions do not lead to."""
    file = tmp_path / "game.json"
    new_game().save(file)
    file.write_text(file.read_text().replace('"actions": [\n  \n ]', '"actions": [[0, "built"]]'))
    with pytest.raises(FileError, match=r"game\.json: action 1: wrong-seat"):
        ff.Game.load(file)


def test_events_are_told_in_every_language() -> None:
    game = new_game()
    events = game.play(*FIRST_TURN)
    told = {events.sentences(language) for language in languages()}

    assert len(told) == len(languages())
    assert isinstance(game.events[1], RoundBegan) or len(game.events) > len(events)
    assert str(pickle.loads(pickle.dumps(events))) == str(events)


def test_print_shows_the_table_of_the_seat_to_move() -> None:
    text = str(new_game())

    for part in (
        "Round 1",
        "Moosbichl",
        "0[1]1 2 2 3",
        "▸ ◆ Cleo (you)",
        "Laboratory II",
        "palace",
    ):
        assert part in text
    assert text.endswith("\nCleo: Choose a brewery to sell to.")
    assert max(map(len, text.splitlines())) <= 80


def test_others_see_who_is_asked_and_no_hand() -> None:
    """R2.5: the question may tell of the hand."""
    text = new_game().text(seat=None)

    assert text.endswith("\nWaiting for Cleo.")
    assert "Laboratory II" not in text


def test_the_end_is_told_with_the_standings() -> None:
    """R7.3: a line for each seat."""
    game = new_game()
    while not game.is_over:
        game.play_bot("steward")

    assert "Rank  Player" in str(game)
    assert " wins." in str(game)
    assert "Rank" not in game._repr_svg_()
    assert " wins." in game._repr_svg_()


def texts(svg: str) -> list[str]:
    """Return all texts of a picture, which must be well formed."""
    root = ElementTree.fromstring(svg)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    return [each.text or "" for each in root.iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("variant", ["base", "expert"])
def test_the_picture_shows_the_whole_table(players: int, variant: str) -> None:
    game = ff.Game.new(players, 7, variant=variant)
    shown = texts(game._repr_svg_())

    for number in range(players):
        assert Speaker("en").brewery(number) in shown
        assert game.players[number] in shown
    assert game.to_move is not None
    hand = [Speaker("en").card(card) for card in game.state.table.seats[game.to_move].hand]
    assert set(hand) <= set(shown)


def test_names_are_escaped_and_shortened_in_the_picture() -> None:
    game = ff.Game.new(seed=1, names=["<script>&", '"Bo"', "C" * 90])

    assert {"<script>&", '"Bo"', "CCCCCCCCCCCCC…"} <= set(texts(game.svg()))


def test_the_picture_has_colours_for_day_and_night() -> None:
    svg = new_game().svg()

    assert "prefers-color-scheme:dark" in svg
    assert not any(word in svg for word in ("href", "url(", "script"))


@FEW
@given(game=GAMES, seed=st.integers(0, 2**32), seat=st.sampled_from([None, 0, 1]))
def test_what_a_seat_is_shown_does_not_depend_on_secrets(
    game: ff.Game, seed: int, seat: int | None
) -> None:
    """R2.5: hands and decks are secret."""
    other = permuted(game.state, seat, Chance(seed, "hidden"))
    speaker = Speaker("en", game.players)

    assert table_text(speaker, other, seat) == game.text(seat)
    assert picture(speaker, other, seat) == game.svg(seat)


@FEW
@given(dealt=deals())
def test_any_deal_has_a_text_and_a_picture(dealt: ff.Deal) -> None:
    state = setup(dealt).state
    for language in languages():
        speaker = Speaker(language, ("Ada", "Bo", "Cleo", "Dora", "Emil"))
        assert table_text(speaker, state, state.to_move)
        assert texts(picture(speaker, state, state.to_move))


def in_new_process(program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return done.stdout


def test_importing_the_package_loads_next_to_nothing() -> None:
    program = f"import furstenfeld, sys; print([name for name in {HEAVY} if name in sys.modules])"

    assert in_new_process(program) == "[]\n"


def test_a_game_without_bots_loads_neither_numpy_nor_the_server() -> None:
    program = (
        "import furstenfeld as ff, sys; print(ff.Game.new(seed=1)); "
        f"assert not [name for name in {HEAVY[:3]} if name in sys.modules]"
    )

    assert "Round 1" in in_new_process(program)


def test_every_name_of_the_package_is_there() -> None:
    assert set(ff.__all__) == set(dir(ff))
    for name in ff.__all__:
        assert getattr(ff, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'Board'"):
        _ = ff.Board


def test_there_is_one_version() -> None:
    root = Path(__file__).parents[1]

    assert ff.__version__ == version("furstenfeld")
    assert f"\nversion: {ff.__version__}\n" in (root / "CITATION.cff").read_text("utf-8")
