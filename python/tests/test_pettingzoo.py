"""The environment for PettingZoo."""

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, render_test, seed_test

import kookaburra500 as k
from kookaburra500.pettingzoo import FiveHundred, env, parallel_env


def play(table, seed, choose=None):
    """A whole episode: what was observed and done, and each agent's sum of rewards."""
    random = np.random.default_rng(seed)
    told, returns = [], dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, ended, _, info = table.last()
        returns[agent] += reward
        action = None
        if not ended:
            assert np.array_equal(observation["action_mask"], info["action_mask"])
            action = int(random.choice(np.flatnonzero(info["action_mask"])))
            told.append((agent, observation["observation"]["numbers"].tolist(), action))
        table.step(action)
    return told, returns


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("rules", ["australian-4", "australian-3", "american-2"])
def test_it_passes_the_tests_of_pettingzoo(rules):
    api_test(env(rules), num_cycles=300)
    seed_test(lambda: env(rules), num_cycles=100)
    render_test(lambda render_mode=None: env(rules, render_mode=render_mode))


@pytest.mark.filterwarnings("ignore")
def test_the_parallel_form_passes_too():
    table = parallel_env("australian-4")
    table.reset(seed=1)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    while table.agents:
        masks = {agent: table.aec_env.observe(agent)["action_mask"] for agent in table.agents}
        actions = {agent: int(mask.argmax()) for agent, mask in masks.items()}
        _, brought, *_ = table.step(actions)
        rewards = {agent: rewards[agent] + brought[agent] for agent in rewards}
    assert sum(rewards.values()) == 0


@pytest.mark.parametrize("game", [False, True])
def test_seeds_decide_whole_games_and_the_next_ones(game):
    def episodes():
        table = env("australian-3", game=game)
        table.reset(seed=42)
        first = play(table, 1)
        table.reset()
        return first, play(table, 2)

    one, other = episodes(), episodes()
    assert one == other
    assert one[0] != one[1]
    table = env("australian-3", game=game)
    table.reset(seed=43)
    assert play(table, 1) != one[0]


@pytest.mark.parametrize("rewards", ["zero_sum", "points", "tricks"])
@pytest.mark.parametrize("rules", ["australian-4", "american-3", "australian-6", "quebec-4-nullo"])
def test_rewards_sum_to_zero(rules, rewards):
    table = env(rules, rewards=rewards)
    some = 0
    for seed in range(20):
        table.reset(seed=seed)
        _, returns = play(table, seed)
        some += any(returns.values())
        if rewards != "points":
            assert sum(returns.values()) == pytest.approx(0, abs=1e-9)
    assert some > 10


def test_a_partner_who_sits_out_is_rewarded():
    table = env("australian-4+misere=any_time")
    space = table.space
    misere = space.moves.index("bid misere")
    table.reset(seed=3, options={"dealer": 3})
    table.step(misere)
    acted = set()
    returns = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, ended, _, _ = table.last()
        returns[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        if not ended and table._hand.view(0)["phase"] == "play":
            acted.add(agent)
        table.step(None if ended else int(legal[0]))
    assert acted == {"seat_0", "seat_1", "seat_3"}
    assert returns["seat_2"] == returns["seat_0"] != 0


def test_every_seat_is_seen_at_any_time_and_sees_itself_alone():
    table = env("australian-4")
    table.reset(seed=9)
    held = set()
    for agent in table.agents:
        seen = table.observe(agent)
        planes = seen["observation"]["planes"]
        start, end = table.space.planes["hand"]
        assert planes[start].sum() == 10 and planes[start + 1 : end].sum() == 0
        held |= set(np.flatnonzero(planes[start]))
        assert seen["action_mask"].any() == (agent == table.agent_selection)
    assert len(held) == 40


def test_spaces_are_the_same_objects():
    table = env("australian-4")
    spaces = [table.observation_space(agent) for agent in table.possible_agents]
    table.reset(seed=1)
    assert all(table.observation_space(agent) is spaces[0] for agent in table.possible_agents)
    assert table.action_space("seat_0") is table.action_space("seat_1")
    assert spaces[0].contains(table.observe("seat_2"))


def test_an_illegal_move_is_refused_and_nothing_is_lost():
    table = env("australian-4", rewards="tricks")
    table.reset(seed=4)
    play_until_trick = 0
    random = np.random.default_rng(0)
    while play_until_trick < 1:
        table.step(int(random.choice(np.flatnonzero(table.observe(table.agent_selection)["action_mask"]))))
        play_until_trick = sum(table._hand.tricks) if table._hand.turn is not None else 9
    owed = dict(table._cumulative_rewards)
    illegal = int(np.argmin(table.observe(table.agent_selection)["action_mask"]))
    with pytest.raises(k.Refused):
        table.step(illegal)
    assert table._cumulative_rewards == owed


def test_a_reset_that_cant_be_changes_nothing():
    table = env("australian-4")
    table.reset(seed=1)
    before = table.observe("seat_0")["observation"]["planes"].tolist()
    with pytest.raises(k.KookaburraError, match="dealer is 9"):
        table.reset(options={"dealer": 9})
    assert table.observe("seat_0")["observation"]["planes"].tolist() == before
    with pytest.raises(k.KookaburraError, match="there is no agent 'fish'"):
        table.observe("fish")
    with pytest.raises(TypeError):
        table.step(1.7)


def test_flat_views_are_vectors():
    table = env("australian-4", flat=True)
    table.reset(seed=1)
    seen = table.observe("seat_0")["observation"]
    assert seen.dtype == np.float32 and table.observation_space("seat_0")["observation"].contains(seen)


@pytest.mark.parametrize("options", [{"rewards": "money"}, {"render_mode": "rgb_array"}])
def test_options_that_cant_be_say_why(options):
    with pytest.raises(k.KookaburraError, match="should be"):
        FiveHundred(**options)


def test_rendering_shows_what_everybody_sees():
    table = env("australian-4", render_mode="ansi")
    table.reset(seed=1)
    hand = table._hand.view(0)["seats"][0]["hand"]
    text = table.render()
    assert "auction" in text and not any(f" {card} " in f" {text} " for card in hand)
