# Needs make and a Python >= 3.11; everything else goes into $(VENV).

GAME ?=
JOBS ?= 2
MINUTES ?= 1000
VENV ?= .venv
PYTHON ?= $(shell for each in python3.13 python3.12 python3.11 python3 python; do \
	$$each -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$each && break; done)

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip -qq install --no-compile
PYTEST := $(BIN)/python -m pytest
COMPILE := UV_PYTHON_DOWNLOADS=never $(BIN)/uv -q pip compile pyproject.toml --python $(BIN)/python \
	--universal --generate-hashes --no-emit-index-url --no-header $(UPGRADE)

export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal load kill test browser check laws mutants strength bench golden docs lock clean

help: ## say what each target does
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.play ## set up, then open the table in the browser
	@$(BIN)/siegeworks serve

terminal: $(VENV)/.play ## set up, then play in the terminal (GAME=siegestorm/solo names the game)
	@$(BIN)/siegeworks play $(GAME)

test: check ## set up, then run every check and every test
	@$(BIN)/python -m tools.chromium
	SIEGEWORKS_BROWSER=short $(PYTEST) -n $(JOBS)

browser: $(VENV)/.dev ## every mode in a browser, in all languages and widths (half an hour and more)
	@$(BIN)/python -m tools.chromium
	SIEGEWORKS_BROWSER=long $(PYTEST) -n $(JOBS) tests/browser

check: $(VENV)/.dev ## formatting, lint, types (of the browser code too), import directions, house rules
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tools.house
	$(BIN)/python -m tools.interfaces --check
	$(BIN)/python -m tools.fields --check
	@$(BIN)/python -m tools.javascript

laws: $(VENV)/.dev ## the laws over a million random decisions (minutes)
	SIEGEWORKS_LAWS=long $(PYTEST) -n $(JOBS) tests/laws

mutants: $(VENV)/.dev ## break the rules on purpose and list what nobody noticed (hours; goes on where it stopped)
	@seq $(JOBS) | xargs -P $(JOBS) -I % $(BIN)/python -m tools.mutants --shard %/$(JOBS) --minutes $(MINUTES)
	@$(BIN)/python -m tools.mutants --tell

strength: $(VENV)/.dev ## how strong the machine players are (hours; goes on where it stopped)
	$(BIN)/python tools/strength.py --processes $(JOBS) --minutes $(MINUTES)

bench: $(VENV)/.bench ## install the yardsticks, then print speeds and ratios
	@$(BIN)/siegeworks bench --yardsticks

load: $(VENV)/.dev ## load on the table, also with 1 000 and 100 000 stored games (minutes)
	$(BIN)/python -m tools.load --stored 0 1000 100000

kill: $(VENV)/.dev ## kill the server under load, many times: nothing acknowledged is lost (minutes)
	SIEGEWORKS_KILLS=long $(PYTEST) tests/table/test_kill.py

golden: $(VENV)/.dev ## write the golden records anew, to be reviewed as a diff
	$(BIN)/python tools/golden.py

docs: $(VENV)/.play ## write the generated pages and the tables of the notation again
	$(BIN)/siegeworks docs

lock: $(BIN)/pip ## pin the dependencies anew (UPGRADE=--upgrade for newer versions)
	@$(PIP) uv
	$(COMPILE) --group dev -o requirements.lock
	$(COMPILE) --group build -c requirements.lock -o requirements-play.lock
	$(COMPILE) --extra bench -c requirements.lock -o requirements-bench.lock

clean: ## remove the environment, caches and build outputs
	rm -rf $(VENV) build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/pip:
	@test -n "$(PYTHON)" || { \
		echo 'No Python >= 3.11 found. Install one, or name it: make PYTHON=python3.x' >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo '$(PYTHON) is not a Python >= 3.11. Name another: make PYTHON=python3.x' >&2; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { \
		echo '$(PYTHON) cannot make virtual environments.' \
			'On Debian and Ubuntu: apt install python3-venv' >&2; exit 1; }
	@echo 'Setting up $(VENV) with $(PYTHON) (once) ...'
	@"$(PYTHON)" -m venv --clear $(VENV)

# Stamps: each says that its lock and the project itself are installed.
$(VENV)/.play: requirements-play.lock pyproject.toml | $(BIN)/pip
	@$(PIP) --require-hashes -r requirements-play.lock
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: requirements.lock $(VENV)/.play
	@$(PIP) --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.bench: requirements-bench.lock $(VENV)/.play
	@$(PIP) --require-hashes -r requirements-bench.lock
	@touch $@
