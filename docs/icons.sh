#!/bin/sh
# Draws the icons of the web app again from its favicon: run it from anywhere. It needs chromium.
set -eu
cd "$(dirname "$0")/../web/src/main/resources/org/nonomino/web/page"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM

# draw NAME SIDE CORNER: with round corners as the favicon has them (8), or up to the edges (0), as phones cut their own shape.
draw() {
  sed "s/<svg /<svg width=\"$2\" height=\"$2\" /; s/rx=\"8\"/rx=\"$3\"/" favicon.svg >"$work/icon.svg"
  printf '<!doctype html><body style="margin:0;font-size:0">%s</body>' "$(cat "$work/icon.svg")" >"$work/icon.html"
  chromium --headless --no-sandbox --hide-scrollbars --default-background-color=00000000 --window-size="$2,$2" \
    --user-data-dir="$work/profile" --screenshot="$PWD/$1.png" "file://$work/icon.html" 2>"$work/log" || {
    cat "$work/log" >&2
    exit 1
  }
}

draw icon-192 192 8
draw icon-512 512 8
draw icon-maskable 512 0
draw apple-touch-icon 180 0
