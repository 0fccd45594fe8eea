"""Many hands of Five Hundred at once, for Gymnasium: one seat learns, others play the rest.

>>> import numpy as np
>>> from kookaburra500.gymnasium import FiveHundredVectorEnv
>>> envs = FiveHundredVectorEnv(8, others="club")
>>> observations, infos = envs.reset(seed=7)
>>> observations, rewards, ended, truncated, infos = envs.step(infos["action_mask"].argmax(axis=1))
>>> rewards.shape
(8,)
"""

from __future__ import annotations

from typing import ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from ._engine import Hands, KookaburraError, Rules, Space
from .shapes import Shapes


class FiveHundredVectorEnv(gymnasium.vector.VectorEnv):
    """`num_envs` hands side by side, played in threads of Rust: one call a step.

    The learner has one seat; `others`, "random" or a level of the ladder, have the rest. Observations are dicts of
    `observation` (see the PettingZoo environment; one vector of float32 with `flat`) and `action_mask`, which is in the
    infos as well. The reward comes when a hand ends: by how many points the learner is above the average of the table,
    or their points if `zero_sum` is off. A hand that has ended is dealt anew by the next step, whose actions don't
    count there: Gymnasium's usual autoreset.

    With `copy` off, observations are the arrays that the next step writes to.
    """

    metadata: ClassVar = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}

    def __init__(
        self,
        num_envs: int = 1,
        rules: str | Rules = "australian-4",
        *,
        learner: int = 0,
        others: str = "random",
        zero_sum: bool = True,
        flat: bool = False,
        copy: bool = True,
    ) -> None:
        if learner is None:
            raise KookaburraError("learner should be a seat: to play all of them use kookaburra500.Hands")
        self.rules = rules if isinstance(rules, Rules) else Rules(rules)
        self.space = Space(self.rules)
        self.shapes = Shapes(self.space, flat)
        self.num_envs = num_envs
        self.single_action_space = self.shapes.action
        self.single_observation_space = spaces.Dict({"observation": self.shapes.view, "action_mask": self.shapes.mask})
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.learner, self.others = learner, others
        self.zero_sum, self.copy = zero_sum, copy
        self._hands = self._new(0)

    def _new(self, seed: int) -> Hands:
        return Hands(self.space, self.num_envs, seed=seed, learner=self.learner, others=self.others, show_ends=True)

    def reset(self, *, seed: int | list[int | None] | None = None, options: dict | None = None):
        """Deals all hands anew; without a seed, other cards than before."""
        if isinstance(seed, (list, tuple)):
            raise KookaburraError("seed should be one number, from which the cards of all hands follow")
        super().reset(seed=seed)
        self._hands = self._new(int(self.np_random.integers(2**63)))
        return self._observe()

    def step(self, actions):
        """Does a move of the learner in each hand, and goes on until they are in turn again."""
        actions = np.asarray(actions)
        if actions.dtype.kind not in "iu" or actions.dtype == np.uint64:
            raise KookaburraError(f"actions has the type {actions.dtype}, but should have integers")
        self._hands.step(np.ascontiguousarray(actions, dtype=np.int64))
        points = self._hands.points
        rewards = points[:, self.learner].astype(np.float64)
        if self.zero_sum:
            rewards -= points.mean(axis=1)
        observations, infos = self._observe()
        ended = self._hands.ended.astype(bool)
        return observations, rewards, ended, np.zeros(self.num_envs, bool), infos

    def _observe(self):
        hands = self._hands
        planes, numbers, mask = hands.planes, hands.numbers, hands.masks.view(np.int8)
        if self.copy:
            planes, numbers, mask = planes.copy(), numbers.copy(), mask.copy()
        return {"observation": self.shapes.shown(planes, numbers), "action_mask": mask}, {"action_mask": mask}
