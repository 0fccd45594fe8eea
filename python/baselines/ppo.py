"""PPO with masks for one seat of Five Hundred, the others played by a level of the ladder.

    pip install ./python sb3-contrib
    python python/baselines/ppo.py --minutes 10 --others random

trains for so long on whatever there is (a GPU, if PyTorch finds one), then plays fresh hands and prints the points above
the average of the table with the half width of their 95 % interval; and the same of a seat that plays at random, on the
same cards. A seat that is no better than its neighbours comes to 0.
"""

from __future__ import annotations

import argparse
import pathlib
import time

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

import kookaburra500 as k
from kookaburra500.shapes import Shapes

#: Points that count as 1 in what is learnt.
REWARD_SCALE = 100.0
#: The seat that learns.
LEARNER = 0


class Hands(VecEnv):
    """Many hands as Stable-Baselines3 takes them: one that has ended is dealt anew at once."""

    def __init__(self, rules: str, others: str, count: int, seed: int) -> None:
        self.space = k.Space(k.Rules(rules))
        self.shapes = Shapes(self.space, flat=True)
        self.how = {"others": others, "learner": LEARNER, "seed": seed}
        super().__init__(count, self.shapes.view, self.shapes.action)
        self._hands = k.Hands(self.space, count, **self.how)
        self._actions = None

    def _views(self) -> np.ndarray:
        return self.shapes.shown(self._hands.planes, self._hands.numbers)

    def reset(self) -> np.ndarray:
        """Deals all hands."""
        self._hands = k.Hands(self.space, self.num_envs, **self.how)
        return self._views()

    def step_async(self, actions: np.ndarray) -> None:
        """Takes the moves."""
        self._actions = actions.astype(np.int64)

    def step_wait(self):
        """Does them."""
        self._hands.step(self._actions)
        points = self._hands.points
        rewards = (points[:, LEARNER] - points.mean(axis=1)) / REWARD_SCALE
        return self._views(), rewards, self._hands.ended.astype(bool), [{} for _ in range(self.num_envs)]

    def action_masks(self) -> np.ndarray:
        """The masks of all hands."""
        return self._hands.masks.astype(bool)

    def env_method(self, method_name, *arguments, indices=None, **options):
        """`action_masks` is all that is asked for."""
        assert method_name == "action_masks"
        return list(self.action_masks())

    def has_attr(self, attr_name: str) -> bool:
        """Whether hands have masks."""
        return attr_name == "action_masks"

    def get_attr(self, attr_name, indices=None):
        """Nothing else is told of a hand."""
        return [None] * self.num_envs

    def set_attr(self, attr_name, value, indices=None) -> None:
        """Nothing can be set."""

    def env_is_wrapped(self, wrapper_class, indices=None):
        """Nothing is wrapped."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is left open."""


class Clock(BaseCallback):
    """Ends the training after so many minutes, and says how it goes."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.end = time.monotonic() + 60 * minutes
        self.told = time.monotonic()
        self.returns: list[float] = []

    def _on_step(self) -> bool:
        ended = self.locals["dones"]
        self.returns += list(self.locals["rewards"][ended] * REWARD_SCALE)
        if time.monotonic() - self.told > 30:
            self.told = time.monotonic()
            lately = np.mean(self.returns[-5000:])
            print(f"{self.num_timesteps} moves, {len(self.returns)} hands, lately {lately:+.1f} points", flush=True)
        return time.monotonic() < self.end


def measure(hands: Hands, choose, wanted: int) -> tuple[float, float]:
    """The mean of so many hands, and half of its 95 % interval."""
    views = hands.reset()
    points: list[float] = []
    while len(points) < wanted:
        hands.step_async(choose(views, hands.action_masks()))
        views, rewards, ended, _ = hands.step_wait()
        points += list(rewards[ended] * REWARD_SCALE)
    return float(np.mean(points)), 1.96 * float(np.std(points)) / len(points) ** 0.5


def main() -> None:
    """Trains, measures, and saves."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n", 1)[0])
    parser.add_argument("--rules", default="australian-4")
    parser.add_argument("--others", default="random", help="random, or a level such as casual")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--hands", type=int, default=256, help="side by side")
    parser.add_argument("--measure", type=int, default=20_000, help="fresh hands to measure with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=pathlib.Path, help="where the network goes")
    options = parser.parse_args()
    train = Hands(options.rules, options.others, options.hands, options.seed)
    model = MaskablePPO(
        "MlpPolicy",
        train,
        n_steps=64,
        batch_size=2048,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=options.seed,
        device="auto",
    )
    model.learn(10**12, callback=Clock(options.minutes))
    if options.save:
        model.save(options.save)
    fresh = Hands(options.rules, options.others, options.hands, options.seed + 10**6)
    random = np.random.default_rng(options.seed)

    def by_chance(_, masks: np.ndarray) -> np.ndarray:
        return (random.random(masks.shape) * masks).argmax(axis=1)

    def learnt(views: np.ndarray, masks: np.ndarray) -> np.ndarray:
        return model.predict(views, deterministic=True, action_masks=masks)[0]

    for name, choose in (("random", by_chance), ("ppo", learnt)):
        mean, half = measure(fresh, choose, options.measure)
        print(f"{name:8} against {options.others}: {mean:+.1f} ± {half:.1f} points a hand above the average")


if __name__ == "__main__":
    main()
