# Fürstenfeld: every command a contributor needs. `make` alone lists them.
#
# Needs python3 (3.11 or newer) and make. Everything else goes into .tools/ and .venv/ here.

PYTHON ?= python3
WORKERS ?= 2

UV_VERSION := 0.13.6
UV := $(CURDIR)/.tools/bin/uv
# Another interpreter gets an environment of its own: make test PYTHON=python3.13
VENV := .venv$(if $(filter-out python3,$(PYTHON)),-$(notdir $(PYTHON)))
BENCH := .venv-bench
BENCH_JAX := .venv-bench-jax
QA := .venv-qa
SLOW := .venv-slow
TRAIN := .venv-train

# How long to measure: make bench ROUNDS=9 SECONDS=1
BENCH_OPTIONS = $(if $(ROUNDS),--rounds $(ROUNDS)) $(if $(SECONDS),--seconds $(SECONDS))

# uv takes the interpreter that runs `make`, below any activated environment, and fetches none.
# A home directory that cannot be written to (a service user, a container) gets a local cache.
unexport VIRTUAL_ENV
# Without bytecode every one of the suite's many processes would compile all it imports.
unexport PYTHONDONTWRITEBYTECODE
export UV
export UV_PYTHON_DOWNLOADS := never
ifneq ($(shell test -w "$$HOME" && echo writable),writable)
export UV_CACHE_DIR ?= $(CURDIR)/.tools/cache
endif
# pyenv keeps `python3.13` and the like hidden until it is told which versions to show.
ifneq ($(PYTHON),python3)
ifneq ($(shell command -v pyenv),)
export PYENV_VERSION := $(shell pyenv versions --bare | sort --reverse --version-sort | paste --serial --delimiters=:)
endif
endif
BASE_PYTHON = $$($(PYTHON) -c 'import sys; print(getattr(sys, "_base_executable", sys.executable))')
RUN_UV = UV_PYTHON="$(BASE_PYTHON)" $(UV)

# A stamp says "done for this version": nothing is repeated until what it depends on changes.
UV_STAMP := .tools/uv-$(UV_VERSION)
SYNCED := $(VENV)/.synced
BENCH_SYNCED := $(BENCH)/.synced
BENCH_JAX_SYNCED := $(BENCH_JAX)/.synced
QA_SYNCED := $(QA)/.synced
SLOW_SYNCED := $(SLOW)/.synced
TRAIN_SYNCED := $(TRAIN)/.synced
NODE_FOUND := .tools/node-found
WEB_SYNCED := web/node_modules/.synced

# The page, built by Vite; wire types come from the server's code, sentences from the catalogues.
PAGE := src/furstenfeld/server/static/index.html
PAGE_SOURCES = $(wildcard web/*.html web/*.ts web/*.js) $(shell find web/src web/public -type f \
  ! -name '*.d.ts' ! -name operations.ts) $(shell find src/furstenfeld/server -name '*.py') \
  $(wildcard src/furstenfeld/text/catalogues/*.ftl)
NPM = PATH="$$(cat $(NODE_FOUND)):$$PATH" FURSTENFELD_PYTHON="$(CURDIR)/$(VENV)/bin/python" \
  npm --prefix web --silent

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:

.PHONY: help
help: ## List the commands, one line each.
	@echo "Fürstenfeld. Start with \`make play\` or \`make test\`."
	@echo
	@sed -n 's/^\([a-z][a-z-]*\):[^#]*## \(.*\)/\1\t\2/p' $(firstword $(MAKEFILE_LIST)) | \
	  while IFS='	' read -r target says; do printf '  make %-11s %s\n' "$$target" "$$says"; done

.PHONY: setup
setup: $(SYNCED) ## Fill .venv/ with the package and the locked tools.
	@echo "Ready: $(VENV)/bin/furstenfeld"

# PORT=8001 where the usual one is taken.
.PHONY: play
play: $(PAGE) ## Set up, then play in the browser: starts a server on this machine.
	@$(VENV)/bin/furstenfeld serve --open $(if $(PORT),--port $(PORT))

.PHONY: terminal
terminal: $(SYNCED) ## Set up, then play a game in the terminal.
	@$(VENV)/bin/furstenfeld play

.PHONY: page
page: $(PAGE) ## Build the page into the package.
	@echo "Ready: $(PAGE)"

# One process more than there are cores: a test in a browser waits more than it works. A file's tests
# stay in one process, which makes what they share once; the files keep the order of collection.
TEST_PROCESSES = $(shell expr $(WORKERS) + 1)

.PHONY: test
test: $(PAGE) ## Run the default suite and demand full branch coverage of the rules.
	@$(VENV)/bin/python -m tests.debian
	@echo "Running the page's unit tests; beside them the engine is compiled, if it is not yet."
	@$(VENV)/bin/python -m tests.compiled & compiling=$$!; $(NPM) test && wait $$compiling
	@echo "Running the tests on $(TEST_PROCESSES) processes."
	@$(VENV)/bin/python -m pytest -n $(TEST_PROCESSES) --dist=loadfile --no-loadscope-reorder \
	  --cov --cov-report=
	@echo "Branch coverage of the rules; 100 % is demanded:"
	@$(VENV)/bin/coverage report --include='src/furstenfeld/rules/*' --fail-under=100
	@echo "Branch coverage of the whole package; 90 % is demanded:"
	@$(VENV)/bin/coverage report --format=total --fail-under=90

.PHONY: test-slow
test-slow: $(PAGE) $(SLOW_SYNCED) ## Run the slow tests, and the laws over many more games (minutes).
	@$(VENV)/bin/python -m tests.debian
	@echo "Running the slow tests on $(WORKERS) processes."
	@$(SLOW)/bin/python -m pytest -n $(WORKERS) --dist=loadgroup -m slow
	@echo "Searching the laws twenty times as long."
	@$(SLOW)/bin/python -m pytest -n $(WORKERS) --hypothesis-profile=thorough --timeout=1200 tests/properties

.PHONY: train-setup
train-setup: $(TRAIN_SYNCED) ## Fill .venv-train/ with PyTorch beside the locked tools (6 GB).
	@echo "Ready: $(TRAIN)/bin/furstenfeld train --out FOLDER"

.PHONY: test-train
test-train: $(TRAIN_SYNCED) ## Run the tests of training, which need PyTorch (minutes).
	@$(TRAIN)/bin/python -m pytest -n $(WORKERS) -m train tests/train

.PHONY: test-debug
test-debug: $(SYNCED) ## Run the compiled engine's tests in a build that checks every array access.
	@FURSTENFELD_DEBUG=1 $(VENV)/bin/python -m pytest -n $(WORKERS) tests/fast tests/differential tests/envs

.PHONY: check
check: $(PAGE) ## Check lock, format, lint, types, import arrows, page and docs.
	@echo "Lock:    uv.lock belongs to pyproject.toml"
	@$(RUN_UV) lock --check --quiet || { echo "uv.lock is out of date: run 'make lock'."; exit 1; }
	@echo "Format:  ruff format"
	@$(VENV)/bin/ruff format --check --quiet . || { echo "Run 'make format'."; exit 1; }
	@echo "Lint:    ruff check"
	@$(VENV)/bin/ruff check --quiet .
	@echo "Types:   mypy"
	@$(VENV)/bin/mypy
	@echo "Arrows:  import-linter"
	@$(VENV)/bin/lint-imports
	@echo "Page:    biome, svelte-check"
	@$(NPM) run check
	@$(MAKE) --no-print-directory docs

# -E reads every page anew: a page that did not change may link to one that did.
.PHONY: docs
docs: $(SYNCED) ## Build the documentation into build/docs, warnings being errors.
	@echo "Docs:    sphinx"
	@$(VENV)/bin/python -m sphinx -E -W --keep-going --quiet -b html -d build/doctrees docs build/docs
	@echo "Built build/docs/index.html"

.PHONY: format
format: $(SYNCED) ## Format the code and repair what ruff can repair.
	@$(VENV)/bin/ruff check --fix --quiet . || true
	@$(VENV)/bin/ruff format .

.PHONY: lock
lock: $(UV_STAMP) ## Renew uv.lock after a change of dependencies.
	@$(RUN_UV) lock

.PHONY: lockstep
lockstep: $(SYNCED) ## Compare both engines over 10,000 games after every action (minutes).
	@$(VENV)/bin/python -m tests.differential.many --games 10000

.PHONY: golden
golden: $(SYNCED) ## Write the golden games anew; read the diff before you commit it.
	@$(VENV)/bin/python -m tests.golden.regenerate

.PHONY: screens
screens: $(PAGE) ## Make a picture of every screen of the page into docs/screens.
	@$(VENV)/bin/python -m tests.debian
	@$(NPM) run sheet
	@$(VENV)/bin/python -m tools.position_picture
	@$(VENV)/bin/python -m tests.browser.screens

.PHONY: bench-page
bench-page: $(PAGE) ## Measure the page in a browser: weight, answers, frames of its motion.
	@$(VENV)/bin/python -m tests.debian
	@$(VENV)/bin/python -m bench.page

.PHONY: bench
bench: $(BENCH_SYNCED) ## Measure the speed of the rules beside Catanatron.
	@$(BENCH)/bin/python -m bench.rules_speed $(BENCH_OPTIONS)

# PUBLISH=1 writes tables and pictures into docs/reports/ and measures how cost grows, too.
.PHONY: bench-peers
bench-peers: $(BENCH_SYNCED) ## Measure this engine and its peers side by side, on one core.
	@$(MAKE) --silent --no-print-directory $(BENCH_JAX_SYNCED) || \
	  echo "There is no JAX for this machine; the table will say so." >&2
	@$(BENCH)/bin/python -m bench.peers $(BENCH_OPTIONS) $(if $(PUBLISH),--publish)
	@$(if $(PUBLISH),$(BENCH)/bin/python -m bench.scaling --publish)

.PHONY: mutants
mutants: $(QA_SYNCED) ## Plant faults in the rules, count those the tests find (long).
	@echo "Mutating src/furstenfeld/rules; this takes long."
	@rm -rf mutants
	@$(QA)/bin/mutmut run
	@$(QA)/bin/mutmut export-cicd-stats >/dev/null
	@$(QA)/bin/mutmut results
	@$(QA)/bin/python tools/mutation_score.py

# --strict: a package that could not be looked up is no package without holes.
.PHONY: audit
audit: $(UV_STAMP) ## Look for known holes in the locked packages (needs the internet).
	@$(RUN_UV) export --quiet --frozen --no-emit-project --all-extras --output-file .tools/locked.txt
	@$(RUN_UV) tool run --quiet pip-audit --strict --disable-pip --requirement .tools/locked.txt

.PHONY: faults
faults: $(SYNCED) ## Play through servers that are killed 200 times, on both databases (long).
	@$(VENV)/bin/python -m tests.debian
	@for database in sqlite postgresql; do \
	  $(VENV)/bin/python -m tests.server.faults --database $$database --kills 200 || exit 1; done

.PHONY: fuzz
fuzz: $(QA_SYNCED) ## Try the whole API of the server with made-up requests, on both databases.
	@$(QA)/bin/python -m tests.debian
	@$(QA)/bin/python -m tests.server.fuzz

.PHONY: wheel
wheel: $(PAGE) ## Build the source archive and the wheel into dist/.
	@$(RUN_UV) build --out-dir dist

.PHONY: release
release: wheel ## Build page, wheel and archive, install them apart, play a game through each door.
	@echo "Playing a game through each door of the installed wheel:"
	@$(VENV)/bin/python tools/release_check.py dist $(UV)

.PHONY: clean
clean: ## Remove build results and caches; the environments stay.
	@rm -rf build dist mutants .coverage .coverage.* .hypothesis .import_linter_cache \
	  .mypy_cache .pytest_cache .ruff_cache $(dir $(PAGE)) web/src/connection/api.d.ts \
	  web/src/connection/operations.ts web/src/text/messages.d.ts
	@find src tests bench tools docs -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
	@echo "Removed build results and caches."

.PHONY: distclean
distclean: clean ## Remove everything this Makefile made, environments too.
	@rm -rf .tools $(VENV) $(BENCH) $(BENCH_JAX) $(QA) $(SLOW) $(TRAIN) web/node_modules
	@echo "Removed the environments."

$(UV_STAMP):
	@command -v $(PYTHON) >/dev/null || { \
	  echo "There is no $(PYTHON) here. On Debian run: sudo apt-get install -y python3 python3-venv" >&2; exit 1; }
	@$(PYTHON) tools/install_uv.py .tools $(UV_VERSION)
	@touch $@

$(SYNCED): $(UV_STAMP) uv.lock pyproject.toml
	@echo "Filling $(VENV)/ with the package and the locked tools."
	@UV_PROJECT_ENVIRONMENT=$(VENV) $(RUN_UV) sync --frozen --quiet
	@test -x $(VENV)/bin/furstenfeld
	@touch $@

$(NODE_FOUND): $(UV_STAMP) tools/find_node.py
	@$(PYTHON) tools/find_node.py .tools/node $(UV) > $@

# The registry may lack packages for other systems that the lock names; then the rest is installed.
$(WEB_SYNCED): $(NODE_FOUND) web/package.json web/package-lock.json
	@echo "Filling web/node_modules/ with what builds the page."
	@$(NPM) ci --no-audit --no-fund 2>/dev/null || \
	  $(NPM) install --no-save --no-package-lock --no-audit --no-fund
	@touch $@

$(PAGE): $(SYNCED) $(WEB_SYNCED) $(PAGE_SOURCES)
	@echo "Building the page."
	@$(NPM) run wire
	@$(NPM) run build -- --logLevel warn
	@test -f $@

$(BENCH_SYNCED): $(UV_STAMP) uv.lock pyproject.toml
	@echo "Filling $(BENCH)/ with the package and the programs it is measured against."
	@UV_PROJECT_ENVIRONMENT=$(BENCH) $(RUN_UV) sync --frozen --quiet --no-default-groups --group bench \
	  --extra fast
	@touch $@

$(BENCH_JAX_SYNCED): $(UV_STAMP) uv.lock pyproject.toml
	@echo "Filling $(BENCH_JAX)/ with JAX and Pgx."
	@UV_PROJECT_ENVIRONMENT=$(BENCH_JAX) $(RUN_UV) sync --frozen --quiet --only-group bench-jax
	@touch $@

$(QA_SYNCED): $(UV_STAMP) uv.lock pyproject.toml
	@echo "Filling $(QA)/ with the package, the locked tools and mutmut."
	@UV_PROJECT_ENVIRONMENT=$(QA) $(RUN_UV) sync --frozen --quiet --group qa
	@touch $@

# PyTorch is not in the lock, which would pull its GPU packages for everybody. numba-cuda and its
# compiler come along, so that the tests can compile the GPU's kernels without a GPU.
$(TRAIN_SYNCED): $(UV_STAMP) uv.lock pyproject.toml
	@echo "Filling $(TRAIN)/ with the package, the locked tools and PyTorch."
	@UV_PROJECT_ENVIRONMENT=$(TRAIN) $(RUN_UV) sync --frozen --quiet --inexact
	@$(RUN_UV) pip install --quiet --python $(TRAIN)/bin/python torch==2.13.0 'numba-cuda[cu13]==0.30.*'
	@touch $@

$(SLOW_SYNCED): $(UV_STAMP) uv.lock pyproject.toml
	@echo "Filling $(SLOW)/ with the package, the locked tools and Ray."
	@UV_PROJECT_ENVIRONMENT=$(SLOW) $(RUN_UV) sync --frozen --quiet --extra ray
	@touch $@
