# Needs Python 3.11 or newer and make; everything else is installed into $(VENV).
#
#   make demo      install the package and replay the first example
#   make notebook  open the notebooks of docs/notebooks in JupyterLab
#   make test      run the tests
#   make check     lint, types, layers, then the tests
#   make browser   click through the replay player in a browser; needs Chromium
#   make docs      build the documentation site into build/docs
#   make bench     run the benchmarks
#   make evidence  write the reliability figures anew
#   make golden    write the golden files anew
#   make schemas   write the JSON Schemas anew
#   make meetings  write the table of what meets what anew
#   make editions  write the comparison of the two editions anew
#   make plants    show that planted faults are caught
#   make clean     remove caches, builds and stamps

PYTHON ?= python3
VENV ?= .venv
ARGS ?=

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check
CODE := $(wildcard src tests tools benchmarks)

# Stamps live in the environment they speak of, so that another VENV starts from nothing.
MADE := $(VENV)/pyvenv.cfg
USER_STAMP := $(VENV)/.stamp-user
DEV_STAMP := $(VENV)/.stamp-dev

.PHONY: demo notebook test browser docs check lint types layers bench evidence golden schemas meetings editions plants clean
.DEFAULT_GOAL := demo

demo: $(USER_STAMP)
	@$(BIN)/executives replay examples/first-game.replay

notebook: $(USER_STAMP)
	@$(PIP) --editable '.[notebook,testing]'
	@$(BIN)/jupyter lab docs/notebooks $(ARGS)

test: $(DEV_STAMP)
	$(BIN)/python -m pytest -n auto $(ARGS)

check: lint types layers
	@$(MAKE) --no-print-directory test

lint: $(DEV_STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(DEV_STAMP)
	$(BIN)/mypy $(CODE)
	$(BIN)/pyright --pythonpath $(BIN)/python

layers: $(DEV_STAMP)
	$(BIN)/python tools/layers.py

browser: $(DEV_STAMP)
	EXECUTIVES_BROWSER=required $(BIN)/python -m pytest tests/browser $(ARGS)

docs: $(DEV_STAMP)
	$(BIN)/python -m sphinx -W --keep-going -q -b html docs build/docs

bench: $(DEV_STAMP)
	$(BIN)/python -m pytest benchmarks --benchmark-only $(ARGS)

evidence: $(DEV_STAMP)
	$(BIN)/python tools/evidence.py $(ARGS)

golden: $(DEV_STAMP)
	$(BIN)/python tools/golden.py $(ARGS)

schemas: $(DEV_STAMP)
	$(BIN)/python tools/schemas.py

meetings: $(DEV_STAMP)
	$(BIN)/python tools/meetings.py

editions: $(DEV_STAMP)
	$(BIN)/python tools/editions.py

plants: $(DEV_STAMP)
	$(BIN)/python tools/plant.py $(ARGS)

clean:
	rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .benchmarks
	rm -rf docs/rulebook docs/notebooks/.hypothesis
	rm -f $(USER_STAMP) $(DEV_STAMP)
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit("executives needs Python 3.11 or newer; $(PYTHON) is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv $(VENV) || { rm -f $(MADE); exit 1; }

$(USER_STAMP): pyproject.toml | $(MADE)
	@$(PIP) --editable .
	@touch $@

$(DEV_STAMP): pyproject.toml | $(MADE)
	@$(PIP) --editable '.[dev]'
	@touch $@ $(USER_STAMP)
