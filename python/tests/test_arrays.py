"""Five Hundred by numbers: moves, views, many hands at once."""

import copy

import numpy as np
import pytest

import kookaburra500 as k

RULES = ["australian-4", "american-3", "quebec-4-nullo", "australian-2", "australian-5", "american-4-team"]


def new(rules="australian-4", seed=7):
    hand = k.Hand(k.Space(k.Rules(rules)))
    hand.deal(seed=seed)
    return hand


@pytest.mark.parametrize("rules", RULES)
def test_a_hand_is_played_and_every_view_decoded(rules):
    random = np.random.default_rng(1)
    hand = new(rules)
    space = hand.space
    assert len(space.moves) == len(space) == len(set(space.moves))
    positions = 0
    while hand.turn is not None:
        for seat in range(space.rules.seats):
            planes, numbers, mask = hand.observe(seat)
            assert (planes.shape, planes.dtype) == (space.planes_shape, np.uint8)
            assert (numbers.shape, numbers.dtype) == (space.numbers_shape, np.int32)
            assert (mask.shape, mask.dtype) == ((len(space),), np.int8)
            assert space.decode(planes, numbers) == hand.view(seat)
            assert mask.any() == (seat == hand.turn)
            positions += 1
        hand.play(random.choice(hand.legal()))
    assert positions > 8
    assert hand.view(0)["outcome"]["points"] == hand.points


def test_a_move_that_is_masked_is_refused_with_its_rule():
    hand = new()
    masked = int(np.argmin(hand.mask()))
    before = hand.observe(1)[1].tolist()
    with pytest.raises(k.Refused):
        hand.play(masked)
    with pytest.raises(k.Refused, match="there is no move 999"):
        hand.play(999)
    with pytest.raises(k.Refused, match="there is no move"):
        hand.play(-1)
    assert hand.observe(1)[1].tolist() == before
    with pytest.raises(k.Refused, match="no hand is being played"):
        k.Hand(hand.space).play(0)
    while hand.space.sections["play"][0] not in hand.legal() and hand.view()["phase"] != "play":
        hand.play(hand.legal()[-1] if hand.view()["phase"] == "auction" else hand.legal()[0])
    illegal = [n for n in range(*hand.space.sections["play"]) if n not in hand.legal()]
    with pytest.raises(k.Refused) as refused:
        hand.play(illegal[0])
    assert refused.value.rule.startswith("FH-")


def test_cards_and_packs_that_cant_be_say_where():
    space = k.Space(k.Rules("australian-4"))
    pack = space.rules.pack
    for wrong, told in [
        (pack[:-1], "missing"),
        ([pack[0], *pack[:-1]], r"pack\[1\]"),
        (["fish", *pack[1:]], r"pack\[0\]"),
    ]:
        with pytest.raises(k.KookaburraError, match=told):
            k.Hand(space).deal(pack=wrong)
    with pytest.raises(k.KookaburraError, match="not finished"):
        new().deal(seed=1)
    with pytest.raises(k.KookaburraError, match="Rummy 500 has no arrays"):
        k.Space(k.Rules("rummy-500"))


def test_what_no_view_is_written_as_says_where():
    hand = new()
    planes, numbers, _ = hand.observe()
    numbers[0] = 17
    with pytest.raises(k.KookaburraError, match=r'numbers\[0\], which is "viewer"'):
        hand.space.decode(planes, numbers)
    with pytest.raises(k.KookaburraError, match="should have"):
        hand.space.decode(planes[:2].copy(), numbers)


@pytest.mark.parametrize("rules", RULES)
def test_worlds_give_the_same_view(rules):
    random = np.random.default_rng(2)
    hand = new(rules)
    different = 0
    while hand.turn is not None:
        seat = int(random.integers(hand.space.rules.seats))
        mine = hand.observe(seat)
        for world in hand.worlds(2, seat=seat, seed=3):
            assert all(np.array_equal(a, b) for a, b in zip(world.observe(seat), mine))
            different += world.view_as("referee") != hand.view_as("referee")
        hand.play(random.choice(hand.legal()))
    assert different > 0


def test_search_tries_legal_moves_and_repeats():
    hand = new()
    visits = hand.search(200, seed=5)
    assert visits.sum() == 200 and visits.dtype == np.int64
    assert set(np.flatnonzero(visits)) <= set(hand.legal())
    assert np.array_equal(visits, hand.search(200, seed=5))
    with pytest.raises(k.KookaburraError, match="exploration"):
        hand.search(10, exploration=float("nan"))


def test_many_hands_are_those_of_one():
    hands = k.Hands(k.Space(k.Rules("australian-4")), 70, seed=5)
    random = np.random.default_rng(3)
    one = hands.hand(69)
    ended = 0
    for _ in range(200):
        moves = (random.random(hands.masks.shape) * hands.masks).argmax(axis=1)
        hands.step(moves)
        one.play(int(moves[69]))
        if hands.ended[69]:
            assert hands.points[69].tolist() == one.points
            ended += 1
            one = hands.hand(69)
        planes, numbers, mask = one.observe()
        assert np.array_equal(hands.planes[69], planes)
        assert np.array_equal(hands.numbers[69], numbers)
        assert np.array_equal(hands.masks[69], mask)
        assert hands.seats[69] == one.turn
    assert ended > 2


def test_hands_refuse_what_cant_be_and_do_nothing():
    space = k.Space(k.Rules("australian-4"))
    hands = k.Hands(space, 3)
    before = copy.copy(hands.numbers.tolist())
    for moves, told in [
        (np.zeros(2, np.int64), "2 elements"),
        (np.array([0, 0, 122]), "in hand 2"),
        (np.array([0, 0, -1]), "in hand 2"),
    ]:
        with pytest.raises(k.KookaburraError, match=told):
            hands.step(moves)
    assert hands.numbers.tolist() == before
    with pytest.raises(TypeError):
        hands.step(np.zeros(3))
    for count in (0, 2**40):
        with pytest.raises(k.KookaburraError, match="count"):
            k.Hands(space, count)
    with pytest.raises(k.KookaburraError, match="wizard"):
        k.Hands(space, 2, learner=0, others="wizard")


def test_hands_of_other_seeds_share_no_cards():
    space = k.Space(k.Rules("australian-4"))
    one, other = (k.Hands(space, 40, seed=seed).planes.reshape(40, -1) for seed in (1, 2))
    assert not {row.tobytes() for row in one} & {row.tobytes() for row in other}


def test_arrays_that_were_changed_in_place_are_found():
    space = k.Space(k.Rules("australian-4"))
    for change in (
        lambda hands: setattr(hands.numbers, "dtype", np.int64),
        lambda hands: hands.masks.setflags(write=0),
    ):
        hands = k.Hands(space, 4)
        change(hands)
        with pytest.raises(k.KookaburraError, match="array of these hands"):
            hands.step(np.zeros(4, np.int64))
        assert hands.hand(0).history[0][2] == []


def test_decoding_looks_at_the_shape():
    planes, numbers, _ = new().observe()
    for wrong in (np.zeros(planes.shape[::-1], np.uint8), planes.T, np.asfortranarray(planes)):
        with pytest.raises(k.KookaburraError, match="shape"):
            new().space.decode(wrong, numbers)


def test_nothing_is_made_up_where_nothing_is_played():
    space = k.Space(k.Rules("australian-4"))
    with pytest.raises(k.KookaburraError, match="nothing to make up"):
        k.Hand(space).worlds(1, seat=0)
    with pytest.raises(k.KookaburraError, match="at most"):
        new().worlds(10**9)
    with pytest.raises(k.KookaburraError, match="nothing was tried"):
        new().search(0)


def test_a_named_suit_is_in_every_world():
    hand = k.Hand(k.Space(k.Rules("australian-4-two-jokers")))
    for seed in range(3000):
        hand = k.Hand(hand.space)
        hand.deal(0, seed=seed)
        for call in ("10NT", "pass", "pass", "pass"):
            hand.act(call)
        while hand.view()["phase"] == "discard":
            hand.play(hand.legal()[0])
        if hand.view()["phase"] == "nominate":
            break
    hand.play(hand.legal()[0])
    for seat in range(4):
        assert len(hand.worlds(10, seat=seat)) == 10


def test_a_hand_becomes_a_table():
    random = np.random.default_rng(4)
    hand = new("quebec-4-nullo")
    while hand.turn is not None:
        if not hand.named:
            table = hand.table()
            assert table.view(hand.turn) == hand.view()
            table.act(k.Player("casual").decide(table)["action"])
        hand.play(random.choice(hand.legal()))
    assert hand.table().scores == hand.points


def test_histories_that_cant_be_say_where():
    hand = new()
    hand.play(hand.legal()[0])
    as_lists = [list(part) for part in hand.history]
    assert k.Hand.from_history(hand.space, as_lists).view(0) == hand.view(0)
    for wrong, told in [
        ([(0, [0] * 43, [])], "pack is not whole"),
        ([(9, hand.history[0][1], [])], "seat 9"),
        ([(0, hand.history[0][1], [999])], "move 0"),
        ([(0, hand.history[0][1], [-1])], "history"),
        ("fish", "history"),
    ]:
        with pytest.raises(k.KookaburraError, match=told):
            k.Hand.from_history(hand.space, wrong)


def test_every_plane_and_number_says_what_it_is():
    space = new().space
    assert set(space.meanings) == set(space.planes) | set(space.numbers)
    assert space.meanings["tricks"] == "Tricks won."


def test_ends_are_shown():
    hands = k.Hands(k.Space(k.Rules("american-3")), 4, seed=1, learner=2, others="beginner", show_ends=True)
    ends = 0
    for _ in range(60):
        hands.step(hands.masks.argmax(axis=1))
        ends += int(hands.ended.sum())
        assert (hands.masks.any(axis=1) == (hands.ended == 0)).all()
        assert (hands.seats == 2).all()
        result = hands.space.numbers["result"][0]
        assert ((hands.numbers[:, result] > 0) == (hands.ended == 1)).all()
    assert ends > 3
