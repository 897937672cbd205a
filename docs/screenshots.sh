#!/bin/sh
# Takes the screenshots of the web app again. It can be run from any folder and needs chromium and chromedriver (Debian: chromium-driver).
set -eu
cd "$(dirname "$0")/.."
to=docs/screenshots
mkdir -p "$to"
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$work"' EXIT
trap 'exit 130' INT TERM

./nonomino serve --no-open --port=0 >"$work/serve.log" 2>&1 &
server=$!
./mvnw -q -B -Dquick -pl page-tests -am test-compile dependency:build-classpath -Dmdep.outputFile=target/test-classpath.txt

address=
while [ -z "$address" ]; do
  kill -0 "$server" 2>/dev/null || {
    cat "$work/serve.log" >&2
    exit 1
  }
  sleep 0.2
  address=$(sed -n 's|.*\(http://[0-9.]*:[0-9]*/\).*|\1|p' "$work/serve.log" | head -n 1)
done
java -cp "page-tests/target/test-classes:$(cat page-tests/target/test-classpath.txt)" \
  org.nonomino.page.Screenshots "$address" "$to"
