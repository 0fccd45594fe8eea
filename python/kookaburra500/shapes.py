"""The spaces of a rule set as Gymnasium has them, and a view as one vector."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from ._engine import Space

#: Numbers that are points, and not counts: divided by this in a flat view.
POINTS = 500.0
_POINTS = ("scores", "value", "points")


class Shapes:
    """The spaces of `space`; `flat` for views as one vector of float32."""

    def __init__(self, space: Space, flat: bool = False) -> None:
        self.space = space
        self.flat = flat
        moves = len(space)
        self.mask = spaces.Box(0, 1, (moves,), np.int8)
        self.action = spaces.Discrete(moves)
        planes, numbers = space.planes_shape, space.numbers_shape
        if flat:
            length = planes[0] * planes[1] + numbers[0]
            self.view = spaces.Box(-np.inf, np.inf, (length,), np.float32)
        else:
            limits = np.iinfo(np.int32)
            self.view = spaces.Dict(
                {
                    "planes": spaces.Box(0, 255, planes, np.uint8),
                    "numbers": spaces.Box(limits.min, limits.max, numbers, np.int32),
                }
            )
        self._scale = np.ones(numbers, np.float32)
        for name in _POINTS:
            start, end = space.numbers[name]
            self._scale[start:end] = 1 / POINTS
        played_from, played_to = space.planes["played"]
        self._plane_scale = np.ones((planes[0], 1), np.float32)
        self._plane_scale[played_from:played_to] = 1 / planes[1]

    def shown(self, planes: np.ndarray, numbers: np.ndarray):
        """A view, or a batch of them, as `view` has it."""
        if not self.flat:
            return {"planes": planes, "numbers": numbers}
        batch = numbers.shape[:-1]
        parts = (planes * self._plane_scale).reshape(*batch, -1), numbers * self._scale
        return np.concatenate(parts, axis=-1, dtype=np.float32)
