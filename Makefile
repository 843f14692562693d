# What can be done here. `make` alone lists it.
PYTHON ?= python3
BIN := .venv/bin
TIMES ?= 40
GAME ?= tashkalar
TOURNAMENT := $(BIN)/arenarium tournament

.PHONY: help setup play test lint types imports pytest rules bench strength fuzz lock clean

help: ## list the targets
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-8s %s\n", $$1, $$2}'

setup: .venv/ready ## create .venv with everything that is needed

.venv/ready: requirements.txt pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

play: setup ## play in the terminal against the computer; GAME=barracks for the other game
	$(BIN)/arenarium play $(GAME)

test: lint types imports pytest rules ## all checks, as in CI

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

imports: setup
	$(BIN)/lint-imports

pytest: setup
	$(BIN)/pytest -n auto

rules: setup ## each numbered rule with the tests that prove it; writes docs/rules/coverage.md
	$(BIN)/python tools/rules.py

bench: setup ## speed of the engine beside python-chess, in one run
	$(BIN)/python tools/bench.py

strength: setup ## how strong the computer players are: the tournaments in docs/players-*.md (hours)
	$(TOURNAMENT) tashkalar --form high --schools random --players level6@0.25,random,greedy,ismcts@0.25 --pairing first --games 200
	$(TOURNAMENT) tashkalar --form duel --schools random --players level6@0.25,random,greedy,ismcts@0.25 --pairing first --games 200
	$(TOURNAMENT) tashkalar --form melee --seats 3 --schools random --players level6@0.25,greedy --games 102
	$(TOURNAMENT) tashkalar --form melee --seats 4 --schools random --players level6@0.25,greedy --games 100
	$(TOURNAMENT) tashkalar --form high --teams --schools random --players level6@0.25,greedy --games 100
	$(TOURNAMENT) tashkalar --form duel --teams --schools random --players level6@0.25,greedy --games 100
	$(TOURNAMENT) tashkalar --form duel --schools random --players level1,level2,level3,level4,level5,level6 --pairing neighbours --games 100
	$(TOURNAMENT) barracks --players level6@0.25,random,greedy --pairing first --games 200
	$(TOURNAMENT) barracks --players level1,level2,level3,level4,level5,level6 --pairing neighbours --games 100
	$(BIN)/arenarium exploit barracks --positions 100

fuzz: setup ## the property tests with TIMES=40 times as many examples (minutes)
	ARENARIUM_FUZZ=$(TIMES) $(BIN)/pytest -n auto tests/contract tests/tashkalar/test_language.py

lock: setup ## pin anew what pyproject.toml asks for
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --group dev pyproject.toml -o requirements.txt

clean: ## remove what was made
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
