"""Games and editions written down: deals from seeds, edition files, game files."""

from furstenfeld.records.chance import Chance
from furstenfeld.records.dealing import deal
from furstenfeld.records.editions import BUNDLED, bundled_edition, load_edition, parse_edition
from furstenfeld.records.errors import FileError, RecordError
from furstenfeld.records.files import write_whole
from furstenfeld.records.gamefile import decode_game, encode_game, read_game, write_game
from furstenfeld.records.record import Move, Record, Result, final_state, replay, result_of
from furstenfeld.records.states import encode_state, state_line
from furstenfeld.records.turns import Turn, deeds, turns_of
from furstenfeld.records.views import view_data, view_from

__all__ = [
    "BUNDLED",
    "Chance",
    "FileError",
    "Move",
    "Record",
    "RecordError",
    "Result",
    "Turn",
    "bundled_edition",
    "deal",
    "decode_game",
    "deeds",
    "encode_game",
    "encode_state",
    "final_state",
    "load_edition",
    "parse_edition",
    "read_game",
    "replay",
    "result_of",
    "state_line",
    "turns_of",
    "view_data",
    "view_from",
    "write_game",
    "write_whole",
]
