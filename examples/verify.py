#!/usr/bin/env python3
"""Checks that the deals of a record follow from what was published before them: python3 verify.py GAME.json

GAME.json is a record, or the list of records that a table gives at …/record. 0: they do; 1: they don’t, or there is no proof; 2: it can’t be read."""
import hashlib, json, struct, sys


def digest(tag, deal, *parts):
    head = b"kookaburra-" + tag + b"\0" + deal["table"].encode() + b"\0" + struct.pack(">I", deal["number"])
    return hashlib.sha256(head + b"".join(parts)).hexdigest()


def follows(hand):
    proof, shown = hand["proof"], []
    if digest(b"deal", proof["deal"], bytes.fromhex(proof["secret"])) != proof["commitment"]:
        return False
    for person in proof["people"]:
        if "nonce" in person:
            part = struct.pack(">I", person["person"]) + bytes.fromhex(person["nonce"])
            if digest(b"nonce", proof["deal"], part) != person["commitment"]:
                return False
            shown.append(part)
    return digest(b"seed", proof["deal"], bytes.fromhex(proof["secret"]), *shown) == hand["deal"]["seed"]


def hands_of(path):
    with open(path, encoding="utf-8") as file:
        games = json.load(file)
    return [hand for game in (games if isinstance(games, list) else [games]) for hand in game["hands"]]


def checked(path):
    try:
        hands = hands_of(path)
        if not hands:
            return 2, "no hand is finished yet"
        bare = [number for number, hand in enumerate(hands, 1) if not hand.get("proof")]
        if bare:
            return 1, f"no proof with hand {', '.join(map(str, bare))}: only tables online have one"
        wrong = [number for number, hand in enumerate(hands, 1) if not follows(hand)]
    except OSError as error:
        return 2, error.strerror
    except (ValueError, KeyError, TypeError, AttributeError):
        return 2, "this is no record of a game"
    if wrong:
        return 1, f"hand {', '.join(map(str, wrong))} doesn’t follow from what was published"
    return 0, f"all {len(hands)} deals follow from what was published before them"


if len(sys.argv) != 2:
    sys.exit("python3 verify.py GAME.json")
status, words = checked(sys.argv[1])
print(f"{sys.argv[1]}: {words}")
sys.exit(status)
