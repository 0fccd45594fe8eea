"""The games called 500: rules, tables, players, a solver, and Five Hundred as arrays.

>>> import kookaburra500 as k
>>> table = k.Table(k.Rules("australian-4"))
>>> table.deal(dealer=0, seed=7)
>>> table.act("pass")
>>> table.turn
2
"""

from ._engine import (
    Hand,
    Hands,
    KookaburraError,
    Player,
    Refused,
    Rules,
    Space,
    Table,
    arena,
    deal_table,
    play,
    presets,
    replay,
    solve,
)

__all__ = [
    "Hand",
    "Hands",
    "KookaburraError",
    "Player",
    "Refused",
    "Rules",
    "Space",
    "Table",
    "arena",
    "deal_table",
    "play",
    "presets",
    "replay",
    "solve",
]
