#!/bin/sh
# Runs Nonomino with the Java runtime of this package.
set -eu

@place@
home=${home%/*}
java=$home/runtime/bin/java

@messages@

@encoding@

@settings@

@checks@

check_machine
check_classpath
@choice@
look_at_options
# shellcheck disable=SC2086
if [ -n "$given" ]; then try_options $collector $usual; fi

look_at_streams

# The class path is never empty, because Java would then search the current folder.
# NONOMINO_CLASSPATH: jars with further solvers. Options are never file name patterns.
set -f
# shellcheck disable=SC2086
exec "$java" $collector $usual $guice @quiet@ -DZstdNativePath="$home/runtime/lib/@zstd@" $options $streams \
  -cp "$home/runtime/lib/none${NONOMINO_CLASSPATH:+:$NONOMINO_CLASSPATH}" \
  org.nonomino.app.Main "$@"
