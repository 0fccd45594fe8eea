"""The vectorised environment for Gymnasium."""

import numpy as np
import pytest

pytest.importorskip("gymnasium")

import kookaburra500 as k
from kookaburra500.gymnasium import FiveHundredVectorEnv


def play(envs, seed, steps=80):
    random = np.random.default_rng(seed)
    observations, infos = envs.reset(seed=seed)
    told = []
    for _ in range(steps):
        assert envs.observation_space.contains(observations)
        mask = infos["action_mask"]
        assert np.array_equal(observations["action_mask"], mask)
        actions = (random.random(mask.shape) * mask).argmax(axis=1)
        observations, rewards, ended, truncated, infos = envs.step(actions)
        assert not truncated.any()
        told.append((rewards.tolist(), ended.tolist()))
    return told


def test_seeds_decide_everything_but_the_moves():
    for others in ("random", "casual"):
        envs = FiveHundredVectorEnv(6, others=others)
        one = play(envs, 5)
        assert play(envs, 5) == one
        assert play(envs, 6) != one
        assert sum(sum(ended) for _, ended in one) > 6


def test_rewards_come_with_the_end():
    for rewards, ended in play(FiveHundredVectorEnv(16, "american-3"), 2):
        assert all(reward == 0 or end for reward, end in zip(rewards, ended))


def test_a_reset_without_a_seed_deals_other_cards():
    envs = FiveHundredVectorEnv(2)
    first, _ = envs.reset(seed=1)
    second, _ = envs.reset()
    assert not np.array_equal(first["observation"]["planes"], second["observation"]["planes"])


def test_copies_stay_as_they_are():
    envs = FiveHundredVectorEnv(3, flat=True)
    observations, infos = envs.reset(seed=1)
    before = observations["observation"].copy()
    envs.step(infos["action_mask"].argmax(axis=1))
    assert np.array_equal(before, observations["observation"])


def test_what_cant_be_says_why():
    envs = FiveHundredVectorEnv(3)
    envs.reset(seed=1)
    with pytest.raises(k.KookaburraError, match="3"):
        envs.step(np.zeros(4, np.int64))
    with pytest.raises(k.KookaburraError, match="integers"):
        envs.step(np.full(3, 0.9))
    with pytest.raises(k.KookaburraError, match="learner"):
        FiveHundredVectorEnv(3, learner=None)
    with pytest.raises(k.KookaburraError, match="seed"):
        envs.reset(seed=[1, 2, 3])
    with pytest.raises(k.KookaburraError, match="seat 7"):
        FiveHundredVectorEnv(3, learner=7)
