"""Hands of bots as Parquet, by one command:

    python -m kookaburra500.data hands/ --rules australian-4 --players club --hands 1000000

or from records that `kook arena --records FILE` wrote:

    python -m kookaburra500.data hands/ --records FILE

The hands come in shards, each written as a whole: a run that was stopped goes on where it was. Beside them is a card that
says how they were made. Every column is a small integer or a fixed-size list of them, without nulls; the schema's metadata
has the shapes, and what the numbers mean.
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import sys
from collections.abc import Iterator

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from ._engine import Hand, KookaburraError, Rules, Space, Table, play

FORMAT = "kookaburra-hands/1"
SHARD = 50_000
NO_MOVE = np.iinfo(np.uint16).max
NOBODY = np.iinfo(np.uint8).max


def to_table(space: Space, hands: dict[str, np.ndarray]) -> pa.Table:
    """Hands as `kookaburra500.play` gives them, as an Arrow table."""
    columns, fields = [], []
    for name, values in hands.items():
        shape = values.shape[1:]
        kind = pa.from_numpy_dtype(values.dtype)
        column = pa.array(values.reshape(-1))
        if shape:
            column = pa.FixedSizeListArray.from_arrays(column, shape[0])
            kind = pa.list_(pa.field("item", kind, nullable=False), shape[0])
            column = column.cast(kind)
        columns.append(column)
        told = {"shape": json.dumps(shape)}
        fields.append(pa.field(name, kind, nullable=False, metadata=told))
    about = {
        "format": FORMAT,
        "rules": space.rules.code,
        "moves": json.dumps(space.moves),
        "columns": json.dumps(space.columns),
    }
    return pa.table(columns, schema=pa.schema(fields, metadata=about))


def replay(space: Space, row: dict) -> Hand:
    """The hand of a row, played to its end."""
    moves = [int(number) for number in row["moves"][: row["length"]]]
    return Hand.from_history(space, [(int(row["dealer"]), [int(column) for column in row["pack"]], moves)])


def shard_of(folder: pathlib.Path, number: int) -> pathlib.Path:
    """The file of a shard: by themselves in a folder, since readers take a folder as a whole."""
    return folder / "data" / f"hands-{number:05}.parquet"


def write_shard(path: pathlib.Path, table: pa.Table) -> None:
    """Writes a shard as a whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    # Readers of a folder pass by a name that begins with a dot.
    begun = path.with_name(f".{path.stem}.part")
    pq.write_table(table, begun, compression="zstd")
    os.replace(begun, path)


def shards(hands: int, size: int) -> Iterator[tuple[int, int]]:
    """The first deal of each shard, and how many it has."""
    for first in range(0, hands, size):
        yield first, min(size, hands - first)


def make(folder: pathlib.Path, options: argparse.Namespace) -> None:
    """Plays what is missing."""
    space = Space(Rules(options.rules))
    how = {
        "format": FORMAT,
        "rules": space.rules.code,
        "players": options.players,
        "series": options.series,
        "hands": options.hands,
        "shard": options.shard,
    }
    # Players that there aren't are found out before anything is written.
    play(space, options.players, count=0)
    begin(folder, how)
    for number, (first, count) in enumerate(shards(options.hands, options.shard)):
        path = shard_of(folder, number)
        if path.exists() and pq.read_metadata(path).num_rows == count:
            continue
        played = play(space, options.players, series=options.series, first=first, count=count)
        write_shard(path, to_table(space, played))
        print(f"{first + count} of {options.hands} hands", file=sys.stderr)


def begin(folder: pathlib.Path, how: dict) -> None:
    """Writes the card, or checks that it is the card of these hands."""
    folder.mkdir(parents=True, exist_ok=True)
    card = folder / "README.md"
    told = folder / "how.json"
    if told.exists():
        before = json.loads(told.read_text(encoding="utf-8"))
        # More hands than before are the same ones and others.
        differs = [name for name in how if name != "hands" and before.get(name) != how[name]]
        if differs:
            name = differs[0]
            raise KookaburraError(
                f"{folder} has other hands: {name} was {before.get(name)!r}, and is {how[name]!r} now"
            )
    card.write_text(card_of(how), encoding="utf-8")
    told.write_text(json.dumps(how, indent=2) + "\n", encoding="utf-8")


def card_of(how: dict) -> str:
    """What a reader should know of the hands."""
    made = (
        f"`python -m kookaburra500.data . --rules {how['rules']} --players {' '.join(how['players'])} "
        f"--series {how['series']} --hands {how['hands']} --shard {how['shard']}`"
        if "players" in how
        else f"`python -m kookaburra500.data . --records {how['records']}`"
    )
    return f"""# Hands of Five Hundred

{how.get("hands", "Some")} hands by the rules `{how["rules"]}`, each from the deal to the score, made by

{made}

Nobody plays here but programs. Each row can be played again: `kookaburra500.data.replay` does it.

| column | type | what it is |
| --- | --- | --- |
| `deal` | uint32 | its number in the series, which is the seed of its cards |
| `dealer` | uint8 | the dealer’s seat |
| `pack` | list of uint8 | the pack from its top; the schema’s `columns` has the cards |
| `moves` | list of uint16 | what was done; the schema’s `moves` has the words; 65535 after the last |
| `length` | uint16 | how many moves |
| `contract` | uint16 | the contract as a move; 65535 for none |
| `contractor` | uint8 | their seat; 255 for nobody |
| `tricks` | list of uint8 | tricks won, by seat |
| `points` | list of int16 | what the hand added to the scores, by seat |

All cards are known in these data, as they are to nobody at a table: what a seat could see at a move is told by
`Hand.observe`. The bots have habits of their own; what is likely among them need not be so among people.
"""


def from_records(folder: pathlib.Path, path: pathlib.Path, size: int) -> None:
    """The hands of a file with a record in each line."""
    space, rows, number = None, [], 0
    with path.open(encoding="utf-8") as lines:
        for line_number, line in enumerate(lines, 1):
            if not line.strip():
                continue
            try:
                record, table = json.loads(line), Table.from_record(line)
            except ValueError as error:
                raise KookaburraError(f"{path}, line {line_number}: {error}") from error
            if space is None:
                space = Space(table.rules)
                begin(folder, {"format": FORMAT, "rules": space.rules.code, "records": path.name})
            elif table.rules != space.rules:
                raise KookaburraError(f"{path}, line {line_number}: its rules are {table.rules.code}")
            for hand in record["hands"]:
                rows.append(_row(space, len(rows) + number * size, hand))
                if len(rows) == size:
                    write_shard(shard_of(folder, number), to_table(space, _stack(rows)))
                    rows, number = [], number + 1
    if space is None:
        raise KookaburraError(f"{path} has no records")
    if rows:
        write_shard(shard_of(folder, number), to_table(space, _stack(rows)))


def _row(space: Space, place: int, hand: dict) -> dict:
    """A hand of a record, played again with nobody ahead."""
    game = Hand(space)
    source = {name: hand["deal"][name] for name in ("seed", "pack") if name in hand["deal"]}
    if not source or "cut" in hand["deal"]:
        raise KookaburraError(f"hand {place}: only hands from a seed or a pack that isn't cut can be taken over")
    game.deal(hand["dealer"], **source)
    for action in hand["actions"]:
        game.act(action.split(" ", 1)[1])
    if game.turn is not None:
        raise KookaburraError(f"hand {place}: it isn't finished")
    ((dealer, pack, moves),) = game.history
    view = game.view(0)
    contract = view["contract"]
    longest = space.longest_hand
    return {
        "deal": np.uint32(place),
        "dealer": np.uint8(dealer),
        "pack": np.array(pack, np.uint8),
        "moves": np.array(moves + [NO_MOVE] * (longest - len(moves)), np.uint16),
        "length": np.uint16(len(moves)),
        "contract": np.uint16(space.moves.index(f"bid {contract['bid']}") if contract else NO_MOVE),
        "contractor": np.uint8(contract["seat"] if contract else NOBODY),
        "tricks": np.array(game.tricks, np.uint8),
        "points": np.array(game.points, np.int16),
    }


def _stack(rows: list[dict]) -> dict[str, np.ndarray]:
    return {name: np.stack([row[name] for row in rows]) for name in rows[0]}


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="kookaburra500.data", description=__doc__.split("\n\n", 1)[0])
    parser.add_argument("folder", type=pathlib.Path, help="where the shards go")
    parser.add_argument("--rules", default="australian-4", help="a preset or a short code")
    parser.add_argument("--players", nargs="+", default=["club"], help="one for all seats, or one for each")
    parser.add_argument("--hands", type=int, default=100_000)
    parser.add_argument("--series", type=int, default=0, help="what the cards follow from")
    parser.add_argument("--shard", type=int, default=SHARD, help="hands in a file")
    parser.add_argument("--records", type=pathlib.Path, help="take the hands of a file with a record in each line")
    options = parser.parse_args(arguments)
    if options.hands < 1 or options.shard < 1:
        parser.error("--hands and --shard should be at least 1")
    try:
        if options.records:
            from_records(options.folder, options.records, options.shard)
        else:
            make(options.folder, options)
    except (KookaburraError, OSError, UnicodeDecodeError) as error:
        print(f"kookaburra500.data: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
