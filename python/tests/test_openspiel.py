"""The game for OpenSpiel."""

import collections
import hashlib
import json

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import get_all_states  # noqa: F401

import kookaburra500 as k
from kookaburra500 import openspiel


def load(rules="australian-3"):
    return pyspiel.load_game("python_five_hundred", {"rules": rules})


def dealt(game, seed):
    random = np.random.default_rng(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes())
        state.apply_action(int(random.choice(actions, p=chances)))
    return state, random


@pytest.mark.parametrize("rules", ["australian-3", "australian-4", "quebec-4-nullo"])
def test_it_passes_the_simulation_test_with_serializing(rules):
    pyspiel.random_sim_test(load(rules), num_sims=2, serialize=True, verbose=False)


def test_legal_actions_and_outcomes_agree_at_every_node():
    state = load("american-2").new_initial_state()
    random = np.random.default_rng(1)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert state.legal_actions() == [action for action, _ in outcomes]
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        else:
            assert state.legal_actions() == sorted(state.legal_actions())
        state.apply_action(int(random.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(0)


def test_tensor_and_string_know_the_same_of_every_kind_of_view():
    kinds = [
        pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=private)
        for recall, public in ((True, True), (False, True), (True, False))
        for private in (
            pyspiel.PrivateInfoType.NONE,
            pyspiel.PrivateInfoType.SINGLE_PLAYER,
            pyspiel.PrivateInfoType.ALL_PLAYERS,
        )
    ]
    game = load("australian-4")
    seen = [(collections.defaultdict(set), collections.defaultdict(set)) for _ in kinds]
    for seed in range(4):
        state, random = dealt(game, seed)
        while not state.is_terminal():
            for kind, (tensors, strings) in zip(kinds, seen):
                observer = game.make_py_observer(kind)
                for player in range(4):
                    observer.set_from(state, player)
                    tensor, string = observer.tensor.tobytes(), observer.string_from(state, player)
                    tensors[tensor].add(string)
                    strings[string].add(tensor)
            state.apply_action(int(random.choice(state.legal_actions())))
    # A view of no seat and without what is public is empty while no card lies open.
    bounds = [
        0 if not kind.public_info and kind.private_info == pyspiel.PrivateInfoType.NONE else 100 for kind in kinds
    ]
    for least, (tensors, strings) in zip(bounds, seen, strict=True):
        assert len(strings) > least
        assert all(len(same) == 1 for same in tensors.values())
        assert all(len(same) == 1 for same in strings.values())


@pytest.mark.parametrize("rules", ["australian-4", "quebec-4-nullo", "australian-5", "american-4-team", "australian-2"])
def test_resampled_states_replay_and_look_the_same(rules):
    game = load(rules)
    kind = pyspiel.IIGObservationType(perfect_recall=True)
    observer = game.make_py_observer(kind)
    different = 0
    for seed in range(3):
        state, random = dealt(game, seed)
        while not state.is_terminal():
            for player in range(game.num_players()):
                other = state.resample_from_infostate(player, random.random)
                assert observer.string_from(other, player) == observer.string_from(state, player)
                assert other.current_player() == state.current_player()
                assert len(other.history()) == len(state.history())
                different += other.history() != state.history()
            state.apply_action(int(random.choice(state.legal_actions())))
    assert different > 50


def test_resampling_is_uniform_over_what_is_consistent():
    """Of 24 cards ten are seen: each of 1,001 kitties comes as often as another."""
    state, random = dealt(load("american-2"), 5)
    seen = set(state.hand.view(0)["seats"][0]["hand"])
    counts = collections.Counter()
    for _ in range(8000):
        (world,) = state.hand.worlds(1, seat=0, seed=int(random.random() * 2**53))
        hidden = json.loads(world.view_as("referee"))
        assert set(hidden["seats"][0]["hand"]) == seen
        counts[frozenset(hidden["seats"][1]["hand"])] += 1
    expected = 8000 / 1001
    chi = sum((count - expected) ** 2 / expected for count in counts.values())
    chi += (1001 - len(counts)) * expected
    # Four standard deviations above the mean of chi squared.
    assert chi < 1000 + 4 * 2000**0.5


def test_house_rules_have_a_name_that_openspiel_reads():
    game = pyspiel.load_game("python_five_hundred(rules=australian-4+misere~any_time)")
    assert game.rules.code == "australian-4+misere=any_time"
    assert pyspiel.load_game(str(game)).rules == game.rules


def test_what_cant_be_says_why():
    state = load().new_initial_state()
    state.apply_action(0)
    for card in (0, 999):
        with pytest.raises(k.KookaburraError, match="can't be dealt"):
            state._apply_action(card)
    assert state.dealt == [0]
    with pytest.raises(k.KookaburraError, match="dealer is 9"):
        openspiel.FiveHundredGame({"dealer": 9})


@pytest.mark.filterwarnings("ignore")
def test_the_search_of_openspiel_in_python_plays():
    from open_spiel.python.algorithms import ismcts, mcts

    game = load("american-3")
    state, _ = dealt(game, 2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=500.0,
        max_simulations=10,
        random_state=np.random.RandomState(1),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )
    moves = 0
    while not state.is_terminal() and moves < 4:
        state.apply_action(bot.step(state))
        moves += 1
    assert moves > 0


def test_the_same_hand_by_any_way():
    game = load("australian-4")
    state, _ = dealt(game, 1)
    hand = k.Hand(game.space)
    hand.deal(0, pack=[game.space.columns[card] for card in state.dealt])
    assert openspiel.SHORT_NAME == game.get_type().short_name
    assert hand.view(1) == state.hand.view(1)


#: What everybody sees and may do in a whole hand, as OpenSpiel's tool writes it: changes only if a view, the moves or the
#: tool do.
PLAYTHROUGH = "9a2e5c62dcfc6a5217f7917e2f7e2317d08535d900d507de4219df583e453f61"


def test_a_playthrough_stays_as_it_is(tmp_path):
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    flags.FLAGS(["test"])
    text = generate_playthrough.playthrough("python_five_hundred(rules=american-2)", None, seed=7)
    path = tmp_path / "playthrough.txt"
    path.write_text(text, encoding="utf-8")
    original, again = generate_playthrough.replay(str(path))
    assert original == again
    assert hashlib.sha256(text.encode()).hexdigest() == PLAYTHROUGH
