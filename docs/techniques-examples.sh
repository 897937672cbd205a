#!/bin/sh
# Finds the examples that docs/techniques lacks, after techniques were added or changed, and makes the pages: run it from anywhere. To
# replace an example, delete its line first. The argument is how many puzzles are generated on boxes, and as many on other regions
# (default: 1500, which takes minutes).
set -eu
cd "$(dirname "$0")/.."
./nonomino --version >/dev/null
./mvnw -q -B -Dquick -pl toolkit -am test-compile
java -cp "toolkit/target/test-classes:solver-testkit/target/classes:test-corpus/target/classes:app/target/lib/*" \
  org.nonomino.toolkit.techniques.TechniqueExampleFinder \
  toolkit/src/main/resources/org/nonomino/toolkit/techniques/examples.jsonl "${1:-1500}"
./nonomino techniques --write=docs/techniques
