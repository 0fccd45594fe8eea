#!/usr/bin/env python3
"""Checks that the deals of a record follow from what was published before them: python3 verify.py GAME.json"""
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


sys.exit(0 if all(follows(hand) for hand in json.load(open(sys.argv[1]))["hands"]) else 1)
