"""A player for `kook arena`: kook arena bot "exec:python3 examples/bot.py"

It passes, and otherwise does anything legal. The protocol is described in docs/bot-protocol.md.
"""
import json
import random
import sys


def decide(view):
    """One of the legal actions, as it is written."""
    choices = view["choices"]
    if "pass" in choices:
        return "pass"
    listed = [choice for choice in choices if not choice.endswith(" …")]
    if listed:
        return random.choice(listed)
    # Too many discards to list: any of the cards, as many as the kitty has.
    hand = view["seats"][view["viewer"]["seat"]]["hand"]
    return " ".join(["discard", *random.sample(hand, view["kitty_size"])])


for line in sys.stdin:
    message = json.loads(line)
    answer = None
    if message["type"] == "hello":
        answer = {"protocol": message["protocol"]}
    elif message["type"] == "game":
        random.seed(message["seed"])
    elif message["type"] == "decide":
        answer = {"id": message["id"], "action": decide(message["view"])}
    elif message["type"] == "call":
        answer = {"id": message["id"], "action": None}
    if answer:
        print(json.dumps(answer), flush=True)
