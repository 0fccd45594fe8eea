"""A hand of Five Hundred for RLlib: agents that take turns.

>>> from kookaburra500.rllib import FiveHundredEnv
>>> env = FiveHundredEnv({"rules": "american-4"})
>>> observations, infos = env.reset(seed=7)
>>> [sorted(seen) for seen in observations.values()]
[['action_mask', 'observations']]

Only the agent in turn is observed. When the hand ends everybody is, with what it brought them: the returns of all agents
sum to zero, those of a partner who sits out and of one who never came to call among them.
"""

from __future__ import annotations

import operator

import numpy as np
from gymnasium import spaces
from ray.rllib.env.multi_agent_env import MultiAgentEnv

from ._engine import Hand, Rules, Space
from ._rewards import Rewards
from .shapes import Shapes


class FiveHundredEnv(MultiAgentEnv):
    """The environment; its config may have `rules` (a preset or a short code, "australian-4" by default) and `rewards`
    (see the environment for PettingZoo).

    Observations are dicts under the names that RLlib's modules with masks read: `observations`, one vector of float32,
    and `action_mask` (float32).
    """

    def __init__(self, config: dict | None = None) -> None:
        super().__init__()
        config = dict(config or {})
        self.rules = Rules(config.get("rules", "australian-4"))
        self.space = Space(self.rules)
        self.shapes = Shapes(self.space, flat=True)
        self._rewards = Rewards(self.rules, config.get("rewards", "zero_sum"))
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.seats)]
        self.agents = self.possible_agents[:]
        mask = spaces.Box(0.0, 1.0, (len(self.space),), np.float32)
        seen = spaces.Dict({"observations": self.shapes.view, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, self.shapes.action)
        self._random = np.random.default_rng()
        self._hand = Hand(self.space)
        # Rewards of agents that haven't been observed since.
        self._owed = dict.fromkeys(self.possible_agents, 0.0)

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        """Deals a hand."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self._owed = dict.fromkeys(self.possible_agents, 0.0)
        self._hand = Hand(self.space)
        self._hand.deal(int(self._random.integers(self.rules.seats)), seed=self._random.bytes(32))
        return self._observe(), {}

    def _observe(self) -> dict:
        turn = self._hand.turn
        seats = range(self.rules.seats) if turn is None else [turn]
        seen = {}
        for seat in seats:
            planes, numbers, mask = self._hand.observe(seat)
            view = self.shapes.shown(planes, numbers)
            seen[self.possible_agents[seat]] = {"observations": view, "action_mask": mask.astype(np.float32)}
        return seen

    def step(self, action_dict: dict):
        """Does the move of the agent in turn."""
        agent = self.possible_agents[self._hand.turn]
        brought = self._rewards.play(self._hand, operator.index(action_dict[agent]))
        for name, reward in zip(self.possible_agents, brought, strict=True):
            self._owed[name] += reward
        seen = self._observe()
        rewards = {name: self._owed.pop(name) for name in seen}
        self._owed |= dict.fromkeys(seen, 0.0)
        ended = self._hand.turn is None
        if ended:
            self.agents = []
        return seen, rewards, {"__all__": ended}, {"__all__": False}, {}
