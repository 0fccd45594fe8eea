"""Five Hundred for PettingZoo: agents that take turns.

>>> from kookaburra500.pettingzoo import env
>>> table = env("american-4")
>>> table.reset(seed=7)
>>> observation, reward, termination, truncation, info = table.last()
>>> int(observation["action_mask"].sum())
26
"""

from __future__ import annotations

import operator
from typing import ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

from ._engine import Hand, KookaburraError, Rules, Space
from ._rewards import Rewards
from .shapes import Shapes


class FiveHundred(AECEnv):
    """A hand of Five Hundred, or a whole game.

    Agents are named `seat_0` and so on. An observation is a dict: `observation`, which has `planes` (uint8, the shape
    `space.planes_shape`) and `numbers` (int32, `space.numbers_shape`), or is one vector of float32 if `flat`; and
    `action_mask` (int8, 1 for each legal move). The mask is in the infos as well. Every agent can be observed at any
    time: one that isn't in turn has an empty mask. A partner who sits out in a misère is never in turn; their rewards
    come like everybody's.

    rules
        A preset, a short code, or Rules.
    game
        Whether to play a whole game; otherwise one hand, with nobody ahead.
    rewards
        When a hand ends, in points: "zero_sum", by how much a seat is above the average of the table, so that the
        rewards of all sum to zero; "points", what the hand added to the score; "tricks" rewards each trick when it
        ends, by how much a side's tricks are above the average, and the other way round in a misère.
    render_mode
        "ansi" for a text from `render`, "human" to print it.

    A move that isn't legal raises Refused with the id of the rule, and nothing has changed: rewards that are owed stay
    owed. (PettingZoo's TerminateIllegalWrapper ends the hand instead.)

    `reset(seed=...)` decides all cards that are dealt until the next reset with a seed; `options={"dealer": n}` says
    who deals first.
    """

    metadata: ClassVar = {
        "name": "five_hundred_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": True,
        "render_fps": 2,
    }

    def __init__(
        self,
        rules: str | Rules = "australian-4",
        *,
        game: bool = False,
        rewards: str = "zero_sum",
        flat: bool = False,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise KookaburraError(f'render_mode is "{render_mode}", but should be None, human or ansi')
        self.rules = rules if isinstance(rules, Rules) else Rules(rules)
        self.space = Space(self.rules)
        self.game = game
        self._rewards = Rewards(self.rules, rewards)
        self.render_mode = render_mode
        self.shapes = Shapes(self.space, flat)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.seats)]
        self.agents = []
        self._observation = spaces.Dict({"observation": self.shapes.view, "action_mask": self.shapes.mask})
        self._random = np.random.default_rng()
        self._hand = Hand(self.space)

    def observation_space(self, agent: str) -> spaces.Space:
        """The space of an agent's observations: always the same object."""
        return self._observation

    def action_space(self, agent: str) -> spaces.Space:
        """The moves: see `Space.moves`."""
        return self.shapes.action

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        """Deals a hand of a new game."""
        dealer = (options or {}).get("dealer")
        if dealer is not None and dealer not in range(self.rules.seats):
            raise KookaburraError(f"dealer is {dealer!r}, but should be a seat from 0 to {self.rules.seats - 1}")
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._hand = Hand(self.space)
        self._deal(dealer)
        self._tell()

    def _deal(self, dealer: int | None) -> None:
        if dealer is None and self._hand.hands == 0:
            dealer = int(self._random.integers(self.rules.seats))
        self._hand.deal(dealer, seed=self._random.bytes(32))

    def observe(self, agent: str) -> dict:
        """What an agent sees now, whoever's turn it is."""
        if agent not in self.possible_agents:
            raise KookaburraError(f"there is no agent {agent!r} (there are {', '.join(self.possible_agents)})")
        planes, numbers, mask = self._hand.observe(self.possible_agents.index(agent))
        return {"observation": self.shapes.shown(planes, numbers), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Does a move for the agent in turn."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        brought = self._rewards.play(self._hand, operator.index(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, brought, strict=True))
        self._accumulate_rewards()
        if self._hand.turn is None:
            if self.game and not self._hand.is_over:
                self._deal(None)
            else:
                self.terminations = dict.fromkeys(self.agents, True)
        self._tell()
        if self.render_mode == "human":
            self.render()

    def _tell(self) -> None:
        turn = self._hand.turn
        if turn is not None:
            self.agent_selection = self.possible_agents[turn]
        elif self.agents:
            self.agent_selection = self.agents[0]
        empty = np.zeros(len(self.space), np.int8)
        self.infos = {agent: {"action_mask": empty} for agent in self.agents}
        if turn is not None:
            self.infos[self.agent_selection] = {"action_mask": self._hand.mask()}

    def render(self) -> str | None:
        """What everybody sees, as text."""
        if self.render_mode is None:
            return None
        text = self._hand.describe()
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is left open."""


def env(rules: str | Rules = "australian-4", **options) -> FiveHundred:
    """The environment: see FiveHundred."""
    return FiveHundred(rules, **options)


def parallel_env(rules: str | Rules = "australian-4", **options) -> turn_based_aec_to_parallel_wrapper:
    """The same with an action of every agent at each step, of which that of the agent in turn alone is done."""
    return turn_based_aec_to_parallel_wrapper(FiveHundred(rules, **options))
