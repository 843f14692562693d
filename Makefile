# What can be done here. `make` alone lists it.
PYTHON ?= python3
BIN := .venv/bin
TIMES ?= 40
GAME ?= tashkalar
TOURNAMENT := $(BIN)/arenarium tournament
TOP ?= level8
TASHKALAR_POOL := classic6,beam,rush,denial,montecarlo
BARRACKS_POOL := classic6,focus,swarm,elite,sampler
SIMPLE := greedy,flat,ismcts,random

PAGE := src/arenarium/server/page/index.html
WEB := web/index.html web/package-lock.json $(wildcard web/*.ts) $(shell find web/src web/public -type f) \
	$(wildcard src/arenarium/narration/data/*/table.ftl)

NATIVE := native/CMakeLists.txt native/pyproject.toml $(wildcard native/src/*/*)

.PHONY: help setup native sanitize web play terminal quick test lint types imports pytest webtest browser screenshots pictures film rules wire bench startup strength twins fuzz chaos load siege frames docs package lock clean

help: ## list the targets
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-11s %s\n", $$1, $$2}'

setup: .venv/ready .venv/native ## create .venv with everything that is needed, and the native engine if there is a compiler

.venv/ready: requirements.txt pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

native: .venv/native ## build the native engine; where there is no C++ compiler, Python plays everything

.venv/native: .venv/ready $(NATIVE)
	@tools/build-native.sh $(BIN)/python
	@touch $@

sanitize: .venv/ready ## lockstep with the native engine, built with the address and undefined behavior sanitizers (minutes)
	tools/sanitize-native.sh $(BIN)/python

web: $(PAGE) ## build the web client into the Python package

$(PAGE): web/node_modules/ready $(WEB)
	cd web && npm run --silent build -- --logLevel warn

web/node_modules/ready: web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel error
	@touch $@

play: ## play in the browser: builds everything, serves it and opens the page
	@$(MAKE) --no-print-directory -j2 setup web
	$(BIN)/arenarium serve --open

terminal: setup ## play in the terminal against the computer; GAME=barracks for the other game
	$(BIN)/arenarium play $(GAME)

quick: lint types imports ## lint, types, and the tests of rules, languages and contract with few examples (a minute)
	ARENARIUM_FUZZ=0.05 $(BIN)/pytest -n auto --ignore-glob 'tests/games/*/bots' --ignore-glob '*/test_played.py' tests/core tests/narration tests/contract tests/games

test: lint types imports pytest rules webtest browser ## all checks, as in CI

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

imports: setup
	$(BIN)/lint-imports

pytest: setup web
	$(BIN)/pytest -n auto --ignore tests/browser

webtest: web ## type check and unit tests of the web client
	cd web && npm run --silent check && npm run --silent test

browser: setup web ## the web client in Chromium
	tools/install-browser.sh
	$(BIN)/pytest -n 2 --reruns 1 --rerun-show-tracebacks tests/browser

screenshots: setup web ## every screen, desktop and phone, three languages, into build/screenshots
	tools/install-browser.sh
	$(BIN)/python tools/screenshots.py

pictures: setup web ## the pictures of the workshop again, into docs/images (minutes)
	tools/install-browser.sh
	$(BIN)/python tools/screenshots.py --pictures

film: setup web ## a moving picture of a summoning, into docs/images
	tools/install-browser.sh
	$(BIN)/python tools/film.py

wire: setup web/node_modules/ready ## write down for the web client what the server sends
	$(BIN)/python tools/wire.py
	cd web && npm run --silent types

rules: setup ## each numbered rule with the tests that prove it; writes docs/rules/coverage.md
	$(BIN)/python tools/rules.py

bench: setup .venv/bench ## speed of the engines, Python and native, beside those of others, in one run (minutes)
	$(BIN)/python tools/bench.py
	$(BIN)/python tools/bench_native.py
	$(BIN)/python tools/instructions.py

.venv/bench: requirements-bench.txt .venv/ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.txt
	@touch $@

startup: setup ## how long the engine and the command take to start
	$(BIN)/python tools/startup.py

strength: setup ## how strong the top level is against all of the pool: the tournaments in docs/players-*.md (hours)
	$(TOURNAMENT) tashkalar --form high --schools random --players $(TOP)@0.25,$(TASHKALAR_POOL),$(SIMPLE) --pairing first --games 200
	$(TOURNAMENT) tashkalar --form duel --schools random --players $(TOP)@0.25,$(TASHKALAR_POOL),$(SIMPLE) --pairing first --games 200
	$(TOURNAMENT) tashkalar --form melee --seats 3 --schools random --players $(TOP)@0.25,$(TASHKALAR_POOL),greedy --pairing first --games 102
	$(TOURNAMENT) tashkalar --form melee --seats 4 --schools random --players $(TOP)@0.25,$(TASHKALAR_POOL),greedy --pairing first --games 100
	$(TOURNAMENT) tashkalar --form high --teams --schools random --players $(TOP)@0.25,$(TASHKALAR_POOL),greedy --pairing first --games 100
	$(TOURNAMENT) tashkalar --form duel --teams --schools random --players $(TOP)@0.25,$(TASHKALAR_POOL),greedy --pairing first --games 100
	$(BIN)/arenarium suite tashkalar --player $(TOP) --seconds 0.25
	$(BIN)/arenarium suite tashkalar --player $(TOP) --seconds 2
	$(TOURNAMENT) tashkalar --form duel --schools random --players level1,level2,level3,level4,level5,level6,level7,level8@0.25 --pairing neighbours --games 200
	$(TOURNAMENT) barracks --players $(TOP)@0.25,$(BARRACKS_POOL),$(SIMPLE) --pairing first --games 200
	$(TOURNAMENT) barracks --players random,level1,level2,level3,level4,level5,level6,level7,level8 --pairing neighbours --games 200
	$(BIN)/arenarium exploit barracks --positions 100

twins: setup ## 100,000 pairs of worlds that a seat cannot tell apart: what it observes and may do is the same (minutes)
	ARENARIUM_FUZZ=37 $(BIN)/pytest -n auto tests/envs/test_observations.py -k "nothing_depends_on_what"

fuzz: setup ## the property tests with TIMES=40 times as many examples, and 20 minutes of tampered positions
	$(BIN)/python tools/fuzz_positions.py --minutes 20
	ARENARIUM_FUZZ=$(TIMES) $(BIN)/pytest -n auto tests/contract tests/games/tashkalar/language \
		tests/cards/test_random_sets.py \
		$(addprefix tests/server/test_,leaks.py live_match.py clocks.py socket_fuzz.py schemathesis.py)
	ARENARIUM_FUZZ=$$((4 * $(TIMES))) $(BIN)/pytest -n auto tests/native/test_lockstep.py tests/native/test_dealing.py tests/games/tashkalar/native tests/games/barracks/native

chaos: setup ## kill servers, workers, PostgreSQL and Redis 100 times while 50 tables are played: nothing may be lost (minutes)
	$(BIN)/python tools/chaos.py --crashes 100
	$(BIN)/python tools/chaos.py --crashes 100 --embedded

load: setup ## 1000 live tables: choices a second, and how long one takes to the other seat (minutes)
	$(BIN)/python tools/load.py
	$(BIN)/python tools/load.py --scaled

siege: setup ## attack a server of our own in every known way while somebody plays: how long do they wait? (minutes)
	$(BIN)/python tools/siege.py

frames: setup web ## how soon the page shows what happens, at the beginning and the end of a long game (minutes)
	tools/install-browser.sh
	$(BIN)/python tools/frames.py

docs: .venv/docs ## the documentation as a site, into build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

.venv/docs: requirements-docs.txt .venv/ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-docs.txt
	@touch $@

package: setup ## build the distributions from what is committed, and try them in new environments (minutes)
	$(BIN)/python tools/package.py

lock: setup ## pin the versions that pyproject.toml asks for
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --extra all --group dev pyproject.toml -o requirements.txt
	echo hatchling | $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --extra server -c requirements.txt pyproject.toml - -o requirements-server.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate -c requirements.txt --group docs -o requirements-docs.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate -c requirements.txt --group bench -o requirements-bench.txt

clean: ## remove what was made
	rm -rf .venv build dist web/node_modules src/arenarium/server/page .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
