#!/usr/bin/env python3
"""Compares `kook solve` with Bo Haglund's Double Dummy Solver on four-hand suit contracts.

With red trumps the 43-card pack maps to a bridge pack: joker, right bower, left bower, A, K, Q, 10 ... 4 are the
thirteen trumps of bridge, and the ten cards of each other suit its ten highest. Every card of the contractor's first
lead must be worth the same to both.

    pip install -r requirements.txt
    python3 compare.py --kook path/to/kook --deals 10000
    python3 compare.py --kook path/to/kook --deals 500 --seed 2 --write ../tests/data/dds.txt
    python3 compare.py --kook path/to/kook --deals 300 --times --runs 5

With `--times` the tables of all strains and leaders are timed too: of the same deals, in bridge as the image in the suit
that is trumps, though DDS knows no joker that names a suit; and of deals of 44 cards without a joker, where both are
asked the same but for the jack of the trumps' colour. What those make without trumps must be the same for both.
"""

import argparse
import ctypes
import glob
import json
import os
import random
import subprocess
import sys
import time

import endplay

BRIDGE = "AKQJT98765432"
SUITS = "SCDH"
BLACK = ["5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
RED = ["4", *BLACK]
# The packs in their canonical order, without and with a joker.
PLAIN_PACK = [rank + suit for suit in SUITS for rank in RED]
PACK = [rank + suit for suit in SUITS for rank in (BLACK if suit in "SC" else RED)] + ["X"]


def image(trump):
    """The bridge suit and rank of every card."""
    other = "D" if trump == "H" else "H"
    order = {suit: [rank + suit for rank in reversed(BLACK)] for suit in "SC"}
    plain = [rank for rank in reversed(RED) if rank != "J"]
    order[other] = [rank + other for rank in plain]
    order[trump] = ["X", "J" + trump, "J" + other] + [rank + trump for rank in plain]
    return {card: (suit, BRIDGE[place]) for suit, cards in order.items() for place, card in enumerate(cards)}


class Deal(ctypes.Structure):
    _fields_ = [
        ("trump", ctypes.c_int),
        ("first", ctypes.c_int),
        ("trick_suit", ctypes.c_int * 3),
        ("trick_rank", ctypes.c_int * 3),
        ("cards", (ctypes.c_uint * 4) * 4),
    ]


class Futures(ctypes.Structure):
    _fields_ = [
        ("nodes", ctypes.c_int),
        ("cards", ctypes.c_int),
        ("suit", ctypes.c_int * 13),
        ("rank", ctypes.c_int * 13),
        ("equals", ctypes.c_int * 13),
        ("score", ctypes.c_int * 13),
    ]


def dds_library():
    folder = os.path.dirname(endplay.__file__)
    library = ctypes.CDLL(glob.glob(os.path.join(folder, "_dds", "libdds*"))[0])
    library.SetMaxThreads(1)
    return library


class Hands(ctypes.Structure):
    _fields_ = [("cards", (ctypes.c_uint * 4) * 4)]


class Results(ctypes.Structure):
    _fields_ = [("tricks", (ctypes.c_int * 4) * 5)]


# The order of suits and ranks in DDS.
DDS_SUITS = "SHDC"
DDS_RANKS = {rank: 14 - place for place, rank in enumerate(BRIDGE)}


def dds_values(library, trump, contractor, hands, every_card=True):
    """What each of the contractor's cards is worth to DDS, and the milliseconds it took."""
    images = image(trump)
    deal = Deal(trump=DDS_SUITS.index(trump), first=contractor)
    for seat, hand in enumerate(hands):
        for card in hand:
            suit, rank = images[card]
            deal.cards[seat][DDS_SUITS.index(suit)] |= 1 << DDS_RANKS[rank]
    futures = Futures()
    start = time.perf_counter()
    code = library.SolveBoard(deal, -1, 3 if every_card else 1, 1, ctypes.byref(futures), 0)
    spent = (time.perf_counter() - start) * 1e3
    if code != 1:
        sys.exit(f"DDS answers {code}")
    worth = {}
    for i in range(futures.cards):
        equal = [rank for rank in range(2, 15) if futures.equals[i] >> rank & 1]
        for rank in [futures.rank[i], *equal]:
            worth[DDS_SUITS[futures.suit[i]], rank] = futures.score[i]
    if not every_card:
        return max(worth.values()), spent
    values = {card: worth[images[card][0], DDS_RANKS[images[card][1]]] for card in hands[contractor]}
    return values, spent


def dds_table(library, hands):
    """The tricks of each seat's side at no trumps if it leads, and the milliseconds of one thread that DDS takes for a
    table. The cards of the hands are bridge suits and ranks."""
    deal = Hands()
    for seat, hand in enumerate(hands):
        for suit, rank in hand:
            deal.cards[seat][DDS_SUITS.index(suit)] |= 1 << DDS_RANKS[rank]
    results = Results()
    start = time.perf_counter()
    code = library.CalcDDtable(deal, ctypes.byref(results))
    spent = (time.perf_counter() - start) * 1e3
    if code != 1:
        sys.exit(f"DDS answers {code}")
    # In bridge the seat after the declarer leads, and DDS takes what the leader's side doesn't get of thirteen for his.
    return [13 - results.tricks[4][(seat + 3) % 4] for seat in range(4)], spent


def dds_image_table(library, trump, hands):
    """The same for a deal with a joker, as it looks with a suit as trumps."""
    images = image(trump)
    return dds_table(library, [[images[card] for card in hand] for hand in hands])


def dds_plain_table(library, hands):
    """The same for a deal without a joker."""
    return dds_table(library, [[(card[-1], card[:-1].replace("10", "T")) for card in hand] for hand in hands])


def record(trump, contractor, hands, kitty, bids=True, preset="australian-4"):
    """The contractor bids first, the others pass, and he lays the kitty away again; or nobody has bid yet."""
    after = [(contractor + step) % 4 for step in (1, 2, 3)]
    actions = [f"{contractor} 6{trump}", *(f"{seat} pass" for seat in after)]
    actions.append(f"{contractor} discard {' '.join(kitty)}")
    actions = actions if bids else []
    return {
        "format": "kookaburra-record/1",
        "game": "five-hundred",
        "rules": {"preset": preset},
        "hands": [
            {"dealer": (contractor + 3) % 4, "deal": {"hands": hands, "kitty": kitty}, "actions": actions}
        ],
    }


def kook_solve(kook, deals, *options, preset="australian-4"):
    bids = "--table" not in options
    lines = "".join(json.dumps(record(*deal, bids, preset)) + "\n" for deal in deals)
    run = subprocess.run([kook, "solve", "-", *options], input=lines, capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(run.stderr or run.stdout)
    return [json.loads(line) for line in run.stdout.splitlines()]


def random_deals(count, seed, pack=PACK):
    chance = random.Random(seed)
    for _ in range(count):
        dealt = pack[:]
        chance.shuffle(dealt)
        hands = [sorted(dealt[10 * seat : 10 * seat + 10], key=pack.index) for seat in range(4)]
        yield chance.choice("DH"), chance.randrange(4), hands, sorted(dealt[40:], key=pack.index)


def line(deal, values):
    """A deal in one line: trumps and contractor, the holder of each card, the worth of each of the contractor's."""
    trump, contractor, hands, kitty = deal
    holders = "".join("k" if card in kitty else str(next(s for s in range(4) if card in hands[s])) for card in PACK)
    worth = "".join("t" if values[card] == 10 else str(values[card]) for card in hands[contractor])
    return f"{trump}{contractor} {holders} {worth}\n"


def show(name, times):
    times = sorted(times)
    count = len(times)
    mean, median = sum(times) / count, times[count // 2]
    late, worst = times[count * 99 // 100], times[-1]
    print(f"{name:25} mean {mean:8.3f} ms  median {median:8.3f}  99 of 100 {late:8.3f}  worst {worst:8.3f}")
    return mean, median, late, worst


def compare_times(library, kook, deals, plain, runs):
    """Both on the same deals, in turns of a hundred, so that the machine's moods hit both; of a deal the best of its runs
    counts, which is the one that others disturbed least."""
    times(
        "value",
        deals,
        lambda part: kook_solve(kook, part, "--value-only"),
        lambda deal, _: dds_values(library, *deal[:3], False)[1],
        runs,
    )
    times(
        "every card",
        deals,
        lambda part: kook_solve(kook, part),
        lambda deal, _: dds_values(library, *deal[:3])[1],
        runs,
    )

    def same_without_trumps(deal, answer):
        tricks, spent = dds_plain_table(library, deal[2])
        if answer["table"]["NT"] != tricks:
            sys.exit(f"different: {deal[2]} {answer['table']['NT']} {tricks}")
        return spent

    times(
        "table of 44 cards",
        plain,
        lambda part: kook_solve(kook, part, "--table", preset="bijou-4"),
        same_without_trumps,
        runs,
    )
    times(
        "table with a joker",
        deals,
        lambda part: kook_solve(kook, part, "--table"),
        lambda deal, _: dds_image_table(library, deal[0], deal[2])[1],
        runs,
    )


def times(name, deals, ask_kook, ask_dds, runs):
    theirs, ours = [float("inf")] * len(deals), [float("inf")] * len(deals)
    for _ in range(runs):
        for first in range(0, len(deals), 100):
            part = deals[first : first + 100]
            for at, (deal, answer) in enumerate(zip(part, ask_kook(part)), first):
                theirs[at] = min(theirs[at], ask_dds(deal, answer))
                ours[at] = min(ours[at], answer["ms"])
    one, other = show(f"DDS {name}", theirs), show(f"kook {name}", ours)
    ratios = "  ".join(f"{mine / dds:.2f}" for dds, mine in zip(one, other))
    print(f"{'ratio':25} {ratios}  ({len(deals)} deals)")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kook", default="kook", help="the program")
    parser.add_argument("--deals", type=int, default=10000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", help="write the deals with the answers of DDS to this file")
    parser.add_argument("--times", action="store_true", help="compare times instead of values")
    parser.add_argument("--runs", type=int, default=1, help="with --times: runs, of which the best counts")
    options = parser.parse_args()
    library = dds_library()
    deals = list(random_deals(options.deals, options.seed))
    if options.times:
        plain = list(random_deals(options.deals, options.seed, PLAIN_PACK))
        compare_times(library, options.kook, deals, plain, options.runs)
        return
    answers = kook_solve(options.kook, deals)
    wrong, written = 0, []
    for deal, answer in zip(deals, answers):
        values, _ = dds_values(library, *deal[:3])
        written.append(line(deal, values))
        if answer["values"] != values:
            wrong += 1
            print("different:", line(deal, values).strip(), answer["values"])
    print(f"{len(deals)} deals, {sum(len(answer['values']) for answer in answers)} cards, {wrong} different")
    if options.write:
        with open(options.write, "w", encoding="ascii") as file:
            file.writelines(written)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
