"""Bots that are other programs: what they are told, and every way in which they can fail."""

import gc
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from furstenfeld.bots import AnswerError, RandomBot, Steward, answers, bot, play_game
from furstenfeld.bots.program import Program, ProgramError
from furstenfeld.bots.program_process import ProcessError
from furstenfeld.records import Chance, deal, view_from
from furstenfeld.rules import State, setup, view
from furstenfeld.testing import permuted
from tests.bots.spies import is_there, spy, spy_pid

OURS = f"{sys.executable} -m furstenfeld bot"
EXAMPLE = Path(__file__).parents[2] / "docs/examples/bot.pl"
GOOD = """
for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "bye":
        break
    answer(action=question["legal"][0])
"""


def asked(program: Program, state: State | None = None) -> str:
    """What a program answers to the first question of a game."""
    state = state or setup(deal(1, 2)).state
    return str(answers(program, state, Chance(1, "test")).actions[0])


@pytest.mark.untraced
@pytest.mark.parametrize("variant", ["base", "expert"])
def test_a_bot_plays_the_same_game_over_the_wire(variant: str) -> None:
    """Our own bot in a real process: nothing is lost in either direction."""
    dealt = deal(5, 2, variant)
    away = bot(f"program:{OURS} steward")
    assert isinstance(away, Program)
    played = play_game(dealt, [away, Steward()], 1)
    away.close()

    assert played == play_game(dealt, [Steward(), Steward()], 1)


def test_the_luck_of_a_program_follows_from_the_seed() -> None:
    dealt = deal(5, 2)
    away = Program([*OURS.split(), "random"])
    first, again, other = (play_game(dealt, [away, away], seed) for seed in (1, 1, 2))
    away.close()

    assert first == again
    assert first != other


@pytest.mark.skipif(shutil.which("perl") is None, reason="there is no Perl here")
def test_the_example_in_perl_beats_chance() -> None:
    away = bot(f"program:perl {EXAMPLE}")
    for seed in range(3):
        played = play_game(deal(seed, 3), [away, RandomBot(), RandomBot()], seed)

        assert played.state.winners == (0,)


def test_a_program_is_told_its_view_and_nothing_else(tmp_path: Path) -> None:
    """R2.5: the same lines, byte for byte, where only secrets differ."""
    lines = tmp_path / "lines"
    program = Program(
        spy(
            tmp_path,
            f"""
            for line in sys.stdin:
                open({str(lines)!r}, "a").write(line)
                answer(action=json.loads(line)["legal"][0])
            """,
        )
    )
    state = setup(deal(1, 3)).state
    asked(program, state)
    asked(program, permuted(state, state.to_move, Chance(3, "secrets")))
    program.close()
    first, second, _ = lines.read_text().splitlines()
    question = json.loads(first)

    assert first == second
    assert set(question) == {"type", "legal", "seconds", "seed", "view"}
    assert view_from(question["view"]) == view(state, state.to_move)
    assert question["legal"] == [str(action) for action in state.options]


def test_a_program_may_answer_with_a_whole_turn(tmp_path: Path) -> None:
    program = Program(
        spy(tmp_path, 'sys.stdin.readline(); answer(actions=["brewery 1", "sell 1 hops"])')
    )
    found = answers(program, setup(deal(1, 2)).state, Chance(1, "test"))
    program.close()

    assert found.texts == ("brewery 1", "sell 1 hops")


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("sys.exit(3)", "at seat 0 in round 1 ended with exit code 3 without an answer"),
        ('sys.exit("no hops left")', "its last words: no hops left"),
        ("os._exit(0)", "ended with exit code 0 without an answer"),
        ('print("brewery 1", flush=True); time.sleep(9)', "'brewery 1' is no message"),
        ("answer(); time.sleep(9)", "answered without an action"),
        ('print(\'{"type":"bye"}\', flush=True); time.sleep(9)', "another message than 'answer'"),
        ('answer(action="brewery"); time.sleep(9)', "'brewery', which is no action; legal are: b"),
        ("answer(action=7); time.sleep(9)", "is no message: Expected `str"),
        ("print('x' * 3_000_000, flush=True)", "answered with more than 1048576 bytes"),
        ("os.write(1, bytes([255, 254, 10])); time.sleep(9)", "is no message"),
    ],
)
def test_a_program_that_fails_is_told_and_killed(tmp_path: Path, body: str, told: str) -> None:
    """Crash, garbage, nonsense, far too much: each ends in one clear error."""
    program = Program(spy(tmp_path, f"sys.stdin.readline()\n{body}"))
    with pytest.raises(ProgramError) as caught:
        asked(program)

    assert told in str(caught.value)
    assert str(caught.value).startswith("program '")
    assert not is_there(spy_pid(tmp_path))


@pytest.mark.parametrize(
    "body",
    [
        "time.sleep(1000)",
        "sys.stdin.close(); time.sleep(1000)",
        "while True: print('x' * 60_000, file=sys.stderr)",
        "while True: pass",
        "subprocess.Popen(['sleep', '1000']); time.sleep(1000)",
    ],
)
def test_a_program_that_does_not_answer_is_told_and_killed(tmp_path: Path, body: str) -> None:
    """Asleep, deaf, shouting into stderr, busy, hidden behind a child that holds its pipes."""
    program = Program(spy(tmp_path, body), seconds=0.2)
    with pytest.raises(ProgramError, match=r"at seat 0 in round 1 gave no answer within 0.2 sec"):
        asked(program)

    assert not is_there(spy_pid(tmp_path))


def test_a_program_may_shout_into_stderr_and_still_answer(tmp_path: Path) -> None:
    shout = 'print("x" * 1_000_000, file=sys.stderr); '
    program = Program(spy(tmp_path, f'sys.stdin.readline(); {shout}answer(action="brewery 1")'))

    assert asked(program) == "brewery 1"
    program.close()


def test_an_answer_that_is_not_legal_is_refused_by_the_rules(tmp_path: Path) -> None:
    program = Program(spy(tmp_path, 'sys.stdin.readline(); answer(action="brewery 5")'))
    with pytest.raises(AnswerError, match="at seat 0 in round 1 answers brewery 5, which is not"):
        asked(program)
    program.close()


def test_a_program_that_speaks_unasked_is_refused(tmp_path: Path) -> None:
    """Its second line would be taken for the answer to another question."""
    twice = 'sys.stdin.readline(); answer(action="brewery 1"); answer(action="brewery 2")'
    program = Program(spy(tmp_path, f"{twice}; open('{tmp_path}/done', 'w'); time.sleep(1000)"))
    asked(program)
    while not (tmp_path / "done").exists():
        pass
    with pytest.raises(ProgramError, match="without being asked"):
        asked(program)


def test_a_program_that_does_not_hear_a_question_out_is_refused(tmp_path: Path) -> None:
    """Its answers would be to other questions than it was asked."""
    hasty = 'os.read(0, 1); answer(action="brewery 1"); time.sleep(1000)'
    program = Program(spy(tmp_path, hasty))
    program._process = program._started()
    with pytest.raises(ProcessError, match="before it had read"):
        program._process.ask(b"x" * 10_000_000 + b"\n", 30)


def test_a_program_of_another_protocol_is_refused() -> None:
    body = 'input(); print(\'{"type":"hello","protocol":2,"name":"spy"}\', flush=True); input()'
    with pytest.raises(ProgramError, match="speaks protocol 2, and the game 1"):
        asked(Program([sys.executable, "-c", body]))


def test_a_program_that_is_not_there_is_told() -> None:
    with pytest.raises(ProgramError, match="program 'no-such-bot -x' cannot be started: No such"):
        asked(Program(["no-such-bot", "-x"]))


def test_a_closed_program_says_goodbye_and_is_gone(tmp_path: Path) -> None:
    said = f"open('{tmp_path}/said', 'w').write(sys.stdin.readline())"
    program = Program(spy(tmp_path, f'sys.stdin.readline(); answer(action="brewery 1"); {said}'))
    asked(program)
    program.close()

    assert json.loads((tmp_path / "said").read_text()) == {"type": "bye"}
    assert not is_there(spy_pid(tmp_path))


def test_a_closed_program_that_stays_is_killed(tmp_path: Path) -> None:
    program = Program(spy(tmp_path, f"{GOOD}\ntime.sleep(1000)"))
    asked(program)
    program.close()
    program.close()

    assert not is_there(spy_pid(tmp_path))


def test_a_program_that_nobody_holds_any_more_is_killed(tmp_path: Path) -> None:
    program = Program(spy(tmp_path, GOOD))
    asked(program)
    del program
    gc.collect()

    assert not is_there(spy_pid(tmp_path))


def test_a_program_dies_with_the_one_that_started_it(tmp_path: Path) -> None:
    """Also when that one ends without a word."""
    command = spy(tmp_path, GOOD)
    body = (
        "from furstenfeld.bots.program import Program\n"
        "from tests.bots.test_program import asked\n"
        f"program = Program({command!r})\n"
        "asked(program)\n"
    )
    subprocess.run([sys.executable, "-c", body], check=True, cwd=Path(__file__).parents[2])

    assert not is_there(spy_pid(tmp_path))


def test_a_forked_copy_leaves_the_program_alone(tmp_path: Path) -> None:
    """Worker processes must not end what belongs to their parent."""
    program = Program(spy(tmp_path, GOOD))
    asked(program)
    child = os.fork()
    if not child:
        program.close()
        del program
        gc.collect()
        os._exit(0)
    os.waitpid(child, 0)

    assert asked(program) == "brewery 1"
    program.close()


def test_a_program_is_started_anew_after_its_end(tmp_path: Path) -> None:
    program = Program(spy(tmp_path, GOOD))
    asked(program)
    first = spy_pid(tmp_path)
    program.close()

    assert asked(program) == "brewery 1"
    assert spy_pid(tmp_path) != first
    program.close()
