# `make run` does the main job, `make test` passes the tests; each installs what is missing.
SWIFT ?= swift
# The tests of Examples/ are built and run with the package's own; its manifest is resolved apart.
# The arrows of the package graph are checked by every build.
FLAGS := --explicit-target-dependency-import-check error
DEVICES ?= all

PREFIX ?= /usr/local

.PHONY: run test bench bench-check format lint setup install dist docs api clean

setup:
	@scripts/setup

# Checks every layout on the whole matrix and draws Snapshots/.
run: setup
	@$(SWIFT) build -c release --product casque $(FLAGS) --quiet
	@scripts/run-layouts

test: setup
	$(SWIFT) build --build-tests $(FLAGS) --quiet
	$(SWIFT) test --skip-build
	@$(SWIFT) package --package-path Examples --scratch-path .build/examples show-dependencies \
	  >/dev/null
	@.build/debug/casque check Examples/Layouts

bench: setup
	@$(SWIFT) run -c release --quiet CasqueBenchmarks

# Compares ratios with BENCHMARKS.json; fails where more than a quarter is lost.
bench-check: setup
	@scripts/bench-check

format:
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests Examples

lint:
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests Examples

# Puts the program with its man page, completions and schema under PREFIX.
install: setup
	@scripts/install "$(PREFIX)"

# Packs the same into dist/, and runs it from another folder.
dist: setup
	@scripts/dist

# Builds the documentation; a broken link is an error.
docs: setup
	@scripts/docs

# Records the public declarations in API/; scripts/api --check tells of unrecorded ones.
api: setup
	@scripts/api

clean:
	rm -rf .build Snapshots/.out dist
