#!/bin/sh
# Runs Nonomino with an installed Java, 17 or newer.
set -eu

@place@
home=${home%/*}

@messages@

case $home in
  *:*) fail 2 "The path '$home' contains a colon, which Java cannot have in a class path. Move Nonomino to another folder." ;;
esac

@encoding@

wanted=Java
@java@

# This file has the version of Java, with "1." before it up to Java 8. If the version is missing, Java is used as it is.
real=$(readlink -f "$java" 2>/dev/null) || real=$java
release=${real%/bin/java}/release
version=
if [ -f "$release" ]; then version=$(sed -n 's/^JAVA_VERSION="\(1\.\)\{0,1\}\([0-9]*\).*/\2/p' "$release"); fi
if [ -n "$version" ] && [ "$version" -lt 17 ]; then
  fail 2 "'$java' is Java $version, which is too old. Install Java 17 or newer, or set JAVA_HOME to one."
fi
quiet=
if [ -n "$version" ] && [ "$version" -ge @warning@ ]; then
  quiet="--sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED"
fi

@settings@

@checks@

check_machine
check_classpath
@choice@
look_at_options
# shellcheck disable=SC2086
if [ -n "$given" ]; then try_options $collector $usual; fi

look_at_streams

# NONOMINO_CLASSPATH: jars with further solvers. Options are never file name patterns.
set -f
# shellcheck disable=SC2086
exec "$java" $collector $usual $guice $quiet $options $streams \
  -cp "$home/lib/*${NONOMINO_CLASSPATH:+:$NONOMINO_CLASSPATH}" \
  org.nonomino.app.Main "$@"
