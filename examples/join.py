"""Sits down at a table over a network and plays: anything legal, at random.

    pip install websockets
    python3 examples/join.py "http://localhost:5005/#/t/CODE"

The protocol: docs/online-protocol.md.
"""
import json, random, sys
from websockets.sync.client import connect

link = sys.argv[1]
host, code = link.replace("http", "ws", 1).split("/#/t/")
table = {"view": None, "standpoint": None, "company": None, "position": 0}
number = 0

with connect(f"{host}/api/tables/{code}/socket", max_size=2**20) as socket:
    def ask(wish):
        global number
        number += 1
        socket.send(json.dumps({"id": str(number), "at": table["position"], "do": wish}))

    def play(me):
        company, standpoint, view = table["company"], table["standpoint"], table["view"]
        if company["visitors"][me]["place"] is None:
            return ask({"sit": {}})
        if not company["started"]:
            return ask({"start": {}}) if company["host"] == me else None
        if standpoint and standpoint["turn"] == "deal" and me not in company["ready"]:
            return ask({"ready": {}})
        if standpoint and standpoint["turn"] == "over":
            print("scores by seat:", standpoint["scores"])
            sys.exit()
        if standpoint and standpoint["turn"] == "mine" and standpoint["may"]["act"]:
            action = random.choice(view["choices"])
            if action == "discard …":
                hand = view["seats"][view["viewer"]["seat"]]["hand"]
                action = "discard " + " ".join(random.sample(hand, view["kitty_size"]))
            return ask({"act": action})

    socket.send(json.dumps({"hello": {"protocol": "kookaburra-online/1", "name": "Python"}}))
    for message in map(json.loads, socket):
        if "welcome" in message:
            me = message["welcome"]["you"]
        told = message.get("told") or message.get("welcome", {}).get("now")
        if told:
            table.update({key: told[key] for key in table if told.get(key) is not None})
            play(me)
