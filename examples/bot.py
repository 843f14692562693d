# A complete bot, told line by line in docs/howto/write-a-bot.md: python bot.py http://localhost:8000 [TABLE]
import json
import os
import sys
import time
from random import choice

import httpx
from websockets.sync.client import connect

server, headers = sys.argv[1], {"Authorization": f"Bearer {os.environ['ARENARIUM_TOKEN']}"}
path, wanted = (f"/{sys.argv[2]}/join", {}) if sys.argv[2:] else ("", {"game": "barracks", "setup": {}})
id = httpx.post(f"{server}/api/tables{path}", headers=headers, json=wanted, timeout=60).raise_for_status().json()["id"]
with connect(f"ws{server[4:]}/api/tables/{id}/play", additional_headers=headers, open_timeout=60) as table:
    while "outcome" not in (position := json.loads(table.recv()).get("position") or {}):
        if ask := position.get("request"):
            time.sleep(0.1)  # the server takes 20 messages a second
            table.send(json.dumps({"type": "choose", "request": ask["id"], "choice": choice(ask["options"])["choice"]}))
