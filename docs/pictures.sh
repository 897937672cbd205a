#!/bin/sh
# Draws the pictures of the README again: run it from anywhere. It needs pdftoppm (Debian: poppler-utils) for the page of a booklet.
set -eu
cd "$(dirname "$0")/.."
to=docs/pictures
mkdir -p "$to"
./nonomino render -o "$to/jigsaw.svg" --size=360 examples/jigsaw.txt
./nonomino render -o "$to/solution.svg" --size=360 --solution examples/jigsaw.txt
./nonomino render -o "$to/hint.svg" --size=360 --candidates --step --labels docs/pictures/hint.txt
pages=$(mktemp -d)
trap 'rm -rf "$pages"' EXIT
./nonomino generate --regions=random --number=8 --seed=7 --difficulty=medium --format=pdf --title='Eight jigsaws' \
  -o "$pages/booklet.pdf"
pdftoppm -png -r 50 -f 1 -l 1 -singlefile "$pages/booklet.pdf" "$to/booklet"
