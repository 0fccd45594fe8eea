"""The environment for RLlib."""

import numpy as np
import pytest

pytest.importorskip("ray.rllib")

from ray.rllib.env.multi_agent_episode import MultiAgentEpisode

import kookaburra500 as k
from kookaburra500.rllib import FiveHundredEnv


def play(env, seed, choose):
    """A hand as RLlib's runner plays it."""
    episode = MultiAgentEpisode(observation_space=env.observation_spaces, action_space=env.action_spaces)
    observations, infos = env.reset(seed=seed)
    episode.add_env_reset(observations=observations, infos=infos)
    done = False
    while not done:
        actions = {agent: choose(seen["action_mask"]) for agent, seen in observations.items()}
        for agent, seen in observations.items():
            assert env.observation_spaces[agent].contains(seen)
        observations, rewards, ended, cut, infos = env.step(actions)
        done = ended["__all__"]
        episode.add_env_step(observations, actions, rewards, infos, terminateds=ended, truncateds=cut)
    return episode


@pytest.mark.parametrize("rewards", ["zero_sum", "tricks"])
@pytest.mark.parametrize("rules", ["australian-4", "american-3", "australian-4+misere=any_time"])
def test_the_returns_of_all_agents_sum_to_zero(rules, rewards):
    env = FiveHundredEnv({"rules": rules, "rewards": rewards})
    random = np.random.default_rng(1)
    some = 0
    for seed in range(12):
        episode = play(env, seed, lambda mask: int(random.choice(np.flatnonzero(mask))))
        returns = [single.get_return() for single in episode.agent_episodes.values()]
        assert sum(returns) == pytest.approx(0, abs=1e-6)
        some += any(returns)
    assert some > 6


def test_a_partner_who_sits_out_gets_their_share():
    env = FiveHundredEnv({"rules": "australian-4+misere=any_time"})
    misere = env.space.moves.index("bid misere")
    episode = play(env, 3, lambda mask: misere if mask[misere] else int(mask.argmax()))
    returns = {agent: single.get_return() for agent, single in episode.agent_episodes.items()}
    assert len(returns) == 4 and sum(returns.values()) == 0
    assert len({abs(value) for value in returns.values()}) == 1 != returns["seat_0"]


def test_config_that_cant_be_says_why():
    with pytest.raises(k.KookaburraError, match="rewards"):
        FiveHundredEnv({"rewards": "money"})
