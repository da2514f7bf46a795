"""Tables as files of JSON lines or Parquet, which appear only when they are complete."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import IO, Any, Final

import msgspec

from furstenfeld.errors import FurstenfeldError
from furstenfeld.lab.export_rows import Column, ColumnType, TableRow
from furstenfeld.records import whole_file

Write = Callable[[TableRow], None]
_GROUP: Final = 20_000
"""Rows of a row group: enough for good compression, few enough for the memory."""


class TableError(FurstenfeldError, ValueError):
    """A table that cannot be written; the message says why."""


def table_writer(
    path: Path, columns: Sequence[Column]
) -> AbstractContextManager[Write, bool | None]:
    """Return a context manager for writing rows; the file appears when the block ends normally.

    The suffix selects the format: `.jsonl` has a JSON object per line, `.parquet` needs pyarrow.
    """
    if path.suffix not in _FORMATS:
        raise TableError(f"{path.name}: expected a name that ends in {' or '.join(_FORMATS)}")
    if path.suffix == ".parquet":
        _pyarrow()
    return _written(path, columns)


@contextmanager
def _written(path: Path, columns: Sequence[Column]) -> Iterator[Write]:
    with whole_file(path) as file, _FORMATS[path.suffix](file, columns) as write:
        yield write


@contextmanager
def _json_lines(file: IO[bytes], columns: Sequence[Column]) -> Iterator[Write]:
    names = [column.name for column in columns]
    encoder = msgspec.json.Encoder()

    def write(row: TableRow) -> None:
        file.write(encoder.encode({name: row[name] for name in names}) + b"\n")

    yield write


@contextmanager
def _parquet(file: IO[bytes], columns: Sequence[Column]) -> Iterator[Write]:
    arrow, parquet = _pyarrow()
    schema = arrow.schema([(column.name, _type(arrow, column.kind)) for column in columns])
    schema = schema.with_metadata({column.name: column.text for column in columns})
    waiting: list[TableRow] = []
    with parquet.ParquetWriter(file, schema, compression="zstd") as writer:

        def flush() -> None:
            writer.write_table(arrow.Table.from_pylist(waiting, schema=schema))
            waiting.clear()

        def write(row: TableRow) -> None:
            waiting.append(row)
            if len(waiting) == _GROUP:
                flush()

        yield write
        flush()


def _type(arrow: Any, kind: ColumnType) -> Any:
    one = {"text": arrow.string(), "whole": arrow.int32(), "number": arrow.float64()}
    if kind in one:
        return one[kind]
    item = one["text"] if kind.endswith("texts") else one["whole"]
    return arrow.list_(arrow.list_(item)) if kind.startswith("lists") else arrow.list_(item)


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise TableError(
            "Parquet needs pyarrow: pip install 'furstenfeld[parquet]', or write .jsonl"
        ) from error
    return pyarrow, pyarrow.parquet


_FORMATS: Final[
    Mapping[str, Callable[[IO[bytes], Sequence[Column]], AbstractContextManager[Write]]]
] = MappingProxyType({".jsonl": _json_lines, ".parquet": _parquet})
