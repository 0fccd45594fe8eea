"""Rules, tables, players, the solver and the arena, as text."""

import copy
import json
import pickle

import numpy as np
import pytest

import kookaburra500 as k


def dealt(rules="australian-4", seed=7, **options):
    table = k.Table(k.Rules(rules), **options)
    table.deal(dealer=0, seed=seed)
    return table


def played(rules, seed, level="random"):
    table = dealt(rules, seed)
    player = k.Player(level, seed=seed)
    while table.turn is not None:
        table.act(player.decide(table)["action"])
    return table


def test_every_preset_is_played_to_the_end_of_a_hand():
    assert len(k.presets()) > 50
    for name in k.presets():
        table = played(name, 3)
        assert table.phase in ("deal", None)
        again = k.Table.from_record(table.to_record())
        assert (again.scores, again.rules) == (table.scores, table.rules)
        assert k.replay(table.to_record())["scores"] == table.scores


def test_rules_are_made_from_codes_and_dicts():
    rules = k.Rules("australian-4+misere=any_time")
    assert (rules.game, rules.seats, rules.sides) == ("five-hundred", 4, [[0, 2], [1, 3]])
    assert k.Rules.from_dict("five-hundred", rules.to_dict()) == rules
    assert pickle.loads(pickle.dumps(rules)) == rules
    assert hash(rules) == hash(k.Rules(rules.code))
    assert rules != k.Rules("australian-4")


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("australian-44", "australian-4"),
        ("australian-4+misere=sometimes", "sometimes"),
        ("australian-4+six_bids=inkle", "FH-AUC-9"),
        ("rummy-500+hand_size=99", "hand_size"),
    ],
)
def test_rules_that_cant_be_say_why(code, told):
    with pytest.raises(k.KookaburraError, match=told):
        k.Rules(code)


def test_a_refusal_names_its_rule_and_changes_nothing():
    table = dealt()
    before = table.to_record()
    with pytest.raises(k.Refused) as refused:
        table.act("pass", seat=3)
    assert refused.value.rule == "FH-AUC-1"
    assert "FH-AUC-1" in str(refused.value)
    assert isinstance(refused.value, ValueError)
    with pytest.raises(k.KookaburraError, match="is not an action"):
        table.act("hearts")
    with pytest.raises(k.KookaburraError, match="there is no seat 9"):
        table.view(9)
    assert table.to_record() == before


def test_numbers_of_numpy_are_seeds():
    one, other = dealt(seed=np.int64(5)), dealt(seed=5)
    assert one.view(0) == other.view(0)
    player = pickle.loads(pickle.dumps(k.Player("club", seed=3)))
    assert repr(player) == 'Player("club", seed=3)'


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, b"short", "07", None])
def test_seeds_that_cant_be_say_why(seed):
    with pytest.raises(k.KookaburraError):
        k.Table(k.Rules("australian-4")).deal(seed=seed)


def test_a_view_has_what_its_seat_may_know():
    table = dealt()
    view = table.view(2)
    assert len(view["seats"][2]["hand"]) == 10
    assert [seat["hand"] for seat in view["seats"] if seat is not view["seats"][2]] == [None] * 3
    assert all(seat["hand"] is None for seat in table.view()["seats"])


def test_a_table_is_copied_and_pickled():
    table = dealt("rummy-500")
    other, stored = copy.deepcopy(table), pickle.loads(pickle.dumps(table))
    table.act("stock")
    assert other.legal() == stored.legal() != table.legal()


def test_a_pack_and_cards_are_dealt():
    rules = k.Rules("australian-3")
    table = k.Table(rules)
    table.deal(pack=rules.pack)
    assert table.turn == 1
    told = json.loads(table.to_record())["hands"][0]["deal"]["pack"]
    assert told == rules.pack
    again = k.Table(rules)
    hands = [table.view(seat)["seats"][seat]["hand"] for seat in range(3)]
    held = {card for hand in hands for card in hand}
    again.deal(0, cards={"hands": hands, "kitty": [card for card in rules.pack if card not in held]})
    assert again.view(0) == table.view(0)
    with pytest.raises(k.KookaburraError, match="pack"):
        k.Table(rules).deal(pack=["XX"])


def test_players_answer_and_weigh():
    table = dealt(seed=5)
    table.act("7H")
    for _ in range(3):
        table.act("pass")
    club = k.Player("club")
    while table.phase != "play":
        table.act(club.decide(table)["action"])
    answer = k.Player("strong", seed=1).decide(table)
    assert answer["action"] in table.legal()
    assert answer["weighed"][0]["action"] in table.legal()
    assert k.Player("strong", seed=1).decide(table) == answer
    with pytest.raises(k.KookaburraError, match="wizard"):
        k.Player("wizard")


def test_the_solver_values_every_card():
    table = dealt(seed=5)
    table.act("7H")
    for _ in range(3):
        table.act("pass")
    player = k.Player("club")
    while table.phase != "play":
        table.act(player.decide(table)["action"])
    solved = k.solve(table)
    low, high = solved["value"]
    assert low == high == max(card["value"][0] for card in solved["cards"])
    assert {card["action"] for card in solved["cards"]} == set(table.legal())
    with pytest.raises(k.KookaburraError, match="nothing to solve"):
        k.solve(dealt())
    rows = k.deal_table(k.Rules("australian-4"), 5)
    assert set(rows) == {"S", "C", "D", "H", "NT"} and all(0 <= tricks <= 10 for tricks in rows["H"])


def test_the_arena_gives_the_same_figures_again():
    report = k.arena(k.Rules("australian-4"), ["club", "random"], 12, seed=3)
    club = report["entrants"][0]
    assert club["ahead"]["mean"] > club["ahead"]["error"] > 0
    again = k.arena(k.Rules("australian-4"), ["club", "random"], 12, seed=3, threads=2)
    assert again["entrants"][0]["ahead"] == club["ahead"]
    with pytest.raises(k.KookaburraError, match="two entrants"):
        k.arena(k.Rules("australian-4"), ["club"])
