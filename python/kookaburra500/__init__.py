"""The games called 500: rules, tables, players, a solver, and Five Hundred as arrays.

>>> import kookaburra500 as k
>>> table = k.Table(k.Rules("australian-4"))
>>> table.deal(dealer=0, seed=7)
>>> table.act("pass")
>>> table.turn
2
"""

from . import _engine
from ._engine import *

__all__ = _engine.__all__
