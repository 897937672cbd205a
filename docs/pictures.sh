#!/bin/sh
# Draws the pictures of the README again: run it from anywhere. It needs pdftoppm (Debian: poppler-utils) for the page of a booklet.
set -eu
cd "$(dirname "$0")/.."
to=docs/pictures
mkdir -p "$to"
./nonomino render -o "$to/jigsaw.svg" --width=360 examples/jigsaw.txt
./nonomino render -o "$to/solution.svg" --width=360 --solution examples/jigsaw.txt
./nonomino render -o "$to/hint.svg" --width=360 --candidates --step --labels docs/pictures/hint.txt
pages=$(mktemp -d)
trap 'rm -rf "$pages"' EXIT
./nonomino generate --regions=random --number=8 --seed=7 --difficulty=medium --format=pdf --title='Eight jigsaws' \
  -o "$pages/booklet.pdf"
pdftoppm -png -r 50 -f 1 -l 1 -singlefile "$pages/booklet.pdf" "$to/booklet"
names=$(./nonomino layouts list --size=9 | awk 'NR > 2 { print $1 }')
printf '%s\n' "$names" >"$pages/names"
# One empty puzzle for each layout: its cells, its regions, its name.
# shellcheck disable=SC2086
./nonomino layouts show --format=line $names | paste -d ' ' - "$pages/names" |
  awk '{ empty = $1; gsub(/./, ".", empty); print empty, $0 }' >"$pages/layouts.txt"
./nonomino render --no-ratings --per-page=12 --title='Layouts of 9×9' -o "$pages/layouts.pdf" "$pages/layouts.txt" 2>/dev/null
pdftoppm -png -r 60 -l 4 "$pages/layouts.pdf" "$to/layouts"
