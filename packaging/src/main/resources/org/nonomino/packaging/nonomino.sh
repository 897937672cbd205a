#!/bin/sh
# Runs Nonomino with the Java runtime beside it.
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

# With an empty class path Java would look for classes in the current folder: so there is always one.
# NONOMINO_CLASSPATH: jars with further solvers. What is in an option is no file name.
set -f
# shellcheck disable=SC2086
exec "$java" $collector $usual $guice @quiet@ -DZstdNativePath="$home/runtime/lib/@zstd@" $options $streams \
  -cp "$home/runtime/lib/none${NONOMINO_CLASSPATH:+:$NONOMINO_CLASSPATH}" \
  org.nonomino.app.Main "$@"
