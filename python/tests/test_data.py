"""Hands of bots as Parquet."""

import json

import numpy as np
import pytest

pytest.importorskip("pyarrow")

import pyarrow.parquet as pq

import kookaburra500 as k
from kookaburra500 import data

ROWS = 30


def made(folder, *more):
    arguments = [str(folder), "--hands", str(ROWS), "--shard", "12", "--players", "beginner", *more]
    assert data.main(arguments) == 0
    return sorted((folder / "data").glob("*.parquet"))


def read(folder):
    return pq.read_table(folder / "data").to_pylist()


def test_every_row_is_played_again(tmp_path):
    assert [path.name for path in made(tmp_path)] == [f"hands-{n:05}.parquet" for n in range(3)]
    space = k.Space(k.Rules("australian-4"))
    rows = read(tmp_path)
    assert [row["deal"] for row in rows] == list(range(ROWS))
    contracts = 0
    for row in rows:
        hand = data.replay(space, row)
        assert hand.turn is None
        assert (hand.points, hand.tricks) == (row["points"], row["tricks"])
        contract = hand.view(0)["contract"]
        if contract:
            contracts += 1
            assert space.moves[row["contract"]] == f"bid {contract['bid']}"
            assert row["contractor"] == contract["seat"]
    assert contracts > 5


def test_a_run_that_was_stopped_goes_on(tmp_path):
    paths = made(tmp_path)
    whole = [path.read_bytes() for path in paths]
    paths[1].unlink()
    (tmp_path / "data" / ".hands-00002.part").write_bytes(b"half")
    kept = paths[0].stat().st_mtime_ns
    made(tmp_path)
    assert [path.read_bytes() for path in paths] == whole
    assert paths[0].stat().st_mtime_ns == kept


def test_other_hands_are_not_mixed_in(tmp_path, capsys):
    made(tmp_path)
    assert data.main([str(tmp_path), "--hands", str(ROWS), "--shard", "12", "--players", "club"]) == 1
    assert "players was ['beginner']" in capsys.readouterr().err
    assert data.main([str(tmp_path / "new"), "--players", "wizard"]) == 1
    assert "wizard" in capsys.readouterr().err


def test_more_hands_are_added(tmp_path):
    paths = made(tmp_path)
    kept = paths[0].stat().st_mtime_ns
    assert data.main([str(tmp_path), "--hands", "40", "--shard", "12", "--players", "beginner"]) == 0
    assert [row["deal"] for row in read(tmp_path)] == list(range(40))
    assert paths[0].stat().st_mtime_ns == kept


def test_records_that_cant_be_say_where(tmp_path, capsys):
    table = k.Table(k.Rules("australian-4"))
    table.deal(seed=1)
    unfinished = json.dumps(json.loads(table.to_record()))
    for number, (text, told) in enumerate(
        [(b"\n{", "line 2"), (b"\xff\xfe", "utf-8"), (unfinished.encode(), "finished")]
    ):
        path = tmp_path / f"{number}.jsonl"
        path.write_bytes(text)
        assert data.main([str(tmp_path / f"hands{number}"), "--records", str(path)]) == 1
        assert told in capsys.readouterr().err


def test_the_card_and_the_schema_say_what_it_is(tmp_path):
    made(tmp_path)
    card = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert "--players beginner" in card and "uint16" in card
    schema = pq.read_schema(tmp_path / "data" / "hands-00000.parquet")
    assert json.loads(schema.metadata[b"columns"])[0] == "5S"
    assert json.loads(schema.metadata[b"moves"])[0] == "pass"
    assert not any(field.nullable for field in schema)
    assert json.loads(schema.field("pack").metadata[b"shape"]) == [43]


def columns():
    return ["deal", "dealer", "contractor", "points", "moves"]


def expected(folder):
    return {name: [row[name] for row in read(folder)] for name in columns()}


def test_pandas_reads_it(tmp_path):
    pandas = pytest.importorskip("pandas")
    made(tmp_path)
    frame = pandas.concat([pandas.read_parquet(path) for path in sorted((tmp_path / "data").glob("*.parquet"))])
    assert frame["dealer"].dtype == np.uint8
    assert {name: [np.asarray(cell).tolist() for cell in frame[name]] for name in columns()} == expected(tmp_path)


def test_polars_reads_it(tmp_path):
    polars = pytest.importorskip("polars")
    made(tmp_path)
    frame = polars.read_parquet(tmp_path / "data" / "*.parquet")
    assert frame.schema["dealer"] == polars.UInt8
    assert {name: frame[name].to_list() for name in columns()} == expected(tmp_path)


def test_duckdb_reads_it(tmp_path):
    duckdb = pytest.importorskip("duckdb")
    made(tmp_path)
    rows = duckdb.sql(f"select {', '.join(columns())} from '{tmp_path}/data/*.parquet' order by deal").fetchall()
    found = {
        name: [list(c) if isinstance(c, (list, tuple)) else c for c in cells]
        for name, cells in zip(columns(), zip(*rows, strict=True), strict=True)
    }
    assert found == expected(tmp_path)


def test_records_of_the_arena_become_hands(tmp_path):
    rules = k.Rules("australian-4")
    lines = []
    for seed in range(3):
        table = k.Table(rules)
        player = k.Player("casual")
        for _ in range(2):
            table.deal(seed=seed)
            while table.turn is not None:
                table.act(player.decide(table)["action"])
        lines.append(json.dumps(json.loads(table.to_record())))
    records = tmp_path / "records.jsonl"
    records.write_text("\n".join(lines) + "\n", encoding="utf-8")
    folder = tmp_path / "hands"
    assert data.main([str(folder), "--records", str(records)]) == 0
    rows = read(folder)
    assert len(rows) == 6
    space = k.Space(rules)
    assert all(data.replay(space, row).points == row["points"] for row in rows)
    (tmp_path / "empty").write_text("")
    assert data.main([str(folder), "--records", str(tmp_path / "empty")]) == 1
