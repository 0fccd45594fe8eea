"""How many moves a second many hands do, with views and masks, beside what OpenSpiel's games in C++ do alone.

    python python/bench/speed.py [--hands 4096] [--seconds 3]

Every hand plays random legal moves. The moves are picked outside of what is measured, for both.
"""

import argparse
import random
import time

import numpy as np

import kookaburra500 as k


def ours(rules, count, seconds):
    """Moves a second of many hands, and a check that they are hands: points of each add up to what was told."""
    hands = k.Hands(k.Space(k.Rules(rules)), count, seed=1)
    generator = np.random.default_rng(1)
    spent, steps, ended = 0.0, 0, 0
    for step in range(10**9):
        moves = (generator.random(hands.masks.shape, dtype=np.float32) * hands.masks).argmax(axis=1)
        begun = time.perf_counter()
        hands.step(moves)
        if step >= 10:
            spent += time.perf_counter() - begun
            steps += count
            ended += int(hands.ended.sum())
        if spent > seconds:
            break
    assert 15 < steps / ended < 60, "moves a hand"
    return steps / spent


def openspiel(name, seconds):
    """Moves a second of one of OpenSpiel's games on one thread, with what it tells the player in turn."""
    import pyspiel

    game = pyspiel.load_game(name)
    spent, steps = 0.0, 0
    generator = random.Random(1)
    while spent < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(generator.choice(state.chance_outcomes())[0])
                continue
            begun = time.perf_counter()
            legal = state.legal_actions()
            state.information_state_tensor() if name == "euchre" else state.observation_tensor()
            spent += time.perf_counter() - begun
            action = generator.choice(legal)
            begun = time.perf_counter()
            state.apply_action(action)
            spent += time.perf_counter() - begun
            steps += 1
    return steps / spent


def main():
    """Prints moves a second, each beside the others, and ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=4096)
    parser.add_argument("--seconds", type=float, default=3)
    options = parser.parse_args()
    figures = {rules: ours(rules, options.hands, options.seconds) for rules in ("australian-4", "american-3")}
    for name in ("euchre", "gin_rummy"):
        try:
            figures[f"OpenSpiel {name}, one thread, called from Python"] = openspiel(name, options.seconds)
        except ImportError:
            print("open_spiel is not installed")
            break
    for name, speed in figures.items():
        print(f"{name:50} {speed / 1e6:6.2f} million moves a second")


if __name__ == "__main__":
    main()
