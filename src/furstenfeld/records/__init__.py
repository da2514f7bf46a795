"""Deals from seeds, edition files, game files, and games replayed from them."""

from furstenfeld.records.chance import Chance
from furstenfeld.records.deals import deal
from furstenfeld.records.editions import BUNDLED, bundled_edition, load_edition, parse_edition
from furstenfeld.records.errors import FileError, RecordError
from furstenfeld.records.files import whole_file, write_whole
from furstenfeld.records.game_files import decode_game, encode_game, read_game, write_game
from furstenfeld.records.game_record import (
    Move,
    Record,
    Result,
    check_names,
    final_state,
    replay,
    result_of,
)
from furstenfeld.records.played_turns import PlayedTurn, deeds, turns_of
from furstenfeld.records.state_lines import encode_state, state_line
from furstenfeld.records.view_data import view_data, view_from

__all__ = [
    "BUNDLED",
    "Chance",
    "FileError",
    "Move",
    "PlayedTurn",
    "Record",
    "RecordError",
    "Result",
    "bundled_edition",
    "check_names",
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
    "whole_file",
    "write_game",
    "write_whole",
]
