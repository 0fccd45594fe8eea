"""What a move brings each seat."""

from __future__ import annotations

import numpy as np

from ._engine import Hand, KookaburraError, Rules

KINDS = ("zero_sum", "points", "tricks")


class Rewards:
    """Rewards of a kind: "zero_sum", "points" or "tricks". See the environment for PettingZoo."""

    def __init__(self, rules: Rules, kind: str) -> None:
        if kind not in KINDS:
            raise KookaburraError(f'rewards is "{kind}", but should be one of {", ".join(KINDS)}')
        self.kind = kind
        sides = rules.sides
        self._side_of = [next(side for side in sides if seat in side) for seat in range(rules.seats)]

    def play(self, hand: Hand, move: int) -> list[float]:
        """Does a move, and says what it brings each seat."""
        before = hand.tricks if self.kind == "tricks" else None
        hand.play(move)
        if before is not None:
            won = np.subtract(hand.tricks, before)
            brought = np.array([sum(won[seat] for seat in side) for side in self._side_of], float)
            brought = -brought if hand.is_misere else brought
        elif hand.turn is None:
            brought = np.array(hand.points, float)
        else:
            return [0.0] * len(self._side_of)
        if self.kind != "points":
            brought -= brought.mean()
        return brought.tolist()
