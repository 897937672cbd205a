#!/bin/sh
# Finds the examples that docs/techniques lacks, and better ones for those that do not need their technique, after techniques were added
# or changed, and makes the pages: run it from anywhere. To replace another example, delete its line first. The arguments are how many
# puzzles are generated on boxes, and as many on other regions (default: 1500), how many minutes the search may take (default: 10), and
# the seed of the puzzles (default: 14); with another seed, the search goes on.
set -eu
cd "$(dirname "$0")/.."
./nonomino --version >/dev/null
./mvnw -q -B -Dquick -pl toolkit -am test-compile
search() {
  java -cp "toolkit/target/test-classes:toolkit/target/classes:solver-testkit/target/classes:test-corpus/target/classes:app/target/lib/*" \
    org.nonomino.toolkit.techniques.TechniqueExampleFinder \
    "toolkit/src/main/resources/org/nonomino/toolkit/techniques/$1" "$3" "$4" "$5" "$2"
}
search examples.jsonl 9 "${1:-1500}" "${2:-10}" "${3:-14}"
# Small grids, for the tips in books: the larger ones are searched for what the smaller ones lack.
for size in 6 7 8; do
  search small-examples.jsonl "$size" "${1:-1500}" "${2:-10}" "${3:-14}"
  cp toolkit/src/main/resources/org/nonomino/toolkit/techniques/small-examples.jsonl \
    toolkit/target/classes/org/nonomino/toolkit/techniques/
done
# The first moves of constraints, at most a minute for each page that lacks an example.
texts=toolkit/src/main/resources/org/nonomino/toolkit/techniques
java -cp "toolkit/target/test-classes:toolkit/target/classes:solver-testkit/target/classes:test-corpus/target/classes:app/target/lib/*" \
  org.nonomino.toolkit.techniques.ConstraintExampleFinder \
  "$texts/constraint-examples.jsonl" "$texts/constraint-puzzles.jsonl" 200 60 "${3:-14}"
./nonomino techniques --write=docs/techniques
