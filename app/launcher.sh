# The common part of nonomino and nonomino-spark. Before they read this file, they set $name, the name in messages, and
# $home, the checkout. This file sets $java and defines the functions below.
# shellcheck shell=sh

# begin messages
say() {
  printf '%s: %s\n' "$name" "$1" >&2
}

# Prints a message and exits with a status (2: the settings or the machine, 70: Nonomino itself).
fail() {
  say "$2"
  exit "$1"
}
# end messages

case $home in
  *:*) fail 2 "The path '$home' contains a colon, which Java cannot have in a class path. Move Nonomino to another folder." ;;
esac

# begin encoding
# Java reads arguments and file names in the encoding of the locale. In the locale C, and if the locale is not installed, as
# in many containers, that is ASCII, so all other letters would be lost. Without C.UTF-8, the locale stays as it is.
case ${LC_ALL:-${LC_CTYPE:-${LANG:-C}}} in
  C | POSIX) charset=ASCII ;;
  *) charset=$(locale charmap 2>/dev/null) || charset=unknown ;;
esac
case $charset in
  ASCII | US-ASCII | ANSI_X3.4-1968 | 646) export LC_ALL=C.UTF-8 ;;
esac
# end encoding

wanted="a JDK"
# begin java
if [ -n "${JAVA_HOME:-}" ] && [ -x "$JAVA_HOME/bin/java" ]; then
  java=$JAVA_HOME/bin/java
elif java=$(command -v java); then
  :
else
  fail 2 "Java was not found. Install $wanted 17 or newer, or set JAVA_HOME to one."
fi
# end java

# The lock of both launchers during a build, because they share the classes of most modules.
lock=$home/app/target/nonomino.lock

# Checks whether a stamp is older than a source.
is_outdated() {
  [ -n "$(find "$home/pom.xml" "$home"/*/pom.xml "$home"/*/src/main "$home"/docs/nonomino.schema.json -newer "$1" -print 2>/dev/null | head -n 1)" ]
}

# Checks whether a build can write to $target.
is_writable() {
  folder=$target
  [ -d "$folder" ] || folder=${target%/*}
  [ -w "$folder" ] && { [ ! -e "$lock" ] || [ -w "$lock" ]; }
}

# Shows the progress of the build with a log, each second while the launcher runs: the fetched files, and the modules, which
# Maven reports as "Building nonomino-core 1.0.0 [2/17]". The bar appears with the first module.
watch() {
  seconds=0
  while kill -0 $$ 2>/dev/null; do
    modules=$(sed -n 's/^\[INFO\] Building .*\[\([0-9]*\/[0-9]*\)\]$/\1/p' "$1" | tail -n 1)
    fetched=$(grep -c 'Downloaded from' "$1") || :
    ready=${modules%/*}
    all=${modules#*/}
    bar=
    left=
    if [ -n "$modules" ]; then
      width=20
      full=$((ready * width / all))
      bar=$(printf '[%-*s] %s modules, ' "$width" "$(printf '%*s' "$full" '' | tr ' ' '=')" "$modules")
      left=", about $(((all - ready) * seconds / ready)) s left"
    fi
    printf '\r\033[K%s: %s%s files fetched, %s s%s' "$name" "$bar" "$fetched" "$seconds" "$left"
    sleep 1
    seconds=$((seconds + 1))
  done
}

# Prints a line for each module as the build with a log begins it, for standard errors that are no terminal.
report() {
  shown=0
  trap 'report_modules "$1"; exit 0' TERM
  while kill -0 $$ 2>/dev/null; do
    report_modules "$1"
    # In the background, so that the signal at the end of the build is not delayed.
    sleep 1 >/dev/null 2>&1 &
    wait $! || :
  done
}

report_modules() {
  modules=$(sed -n 's/^\[INFO\] Building \(.*\) [^ ][^ ]*  *\(\[[0-9]*\/[0-9]*\]\)$/\2 \1/p' "$1" | tail -n +$((shown + 1)))
  while [ -n "$modules" ]; do
    say "${modules%%"$newline"*}"
    shown=$((shown + 1))
    case $modules in
      *"$newline"*) modules=${modules#*"$newline"} ;;
      *) modules= ;;
    esac
  done
}

newline='
'

# Packages a module and those that it needs. Parameters: the name of the build in messages, the log, and arguments for Maven.
package() {
  what=$1
  log=$2
  shift 2
  mkdir -p "${log%/*}"
  : >"$log"
  say "The log of the $what is '$log'."
  progress=report
  if [ -t 2 ] && [ "${TERM:-dumb}" != dumb ]; then progress=watch; fi
  $progress "$log" >&2 </dev/null 9>&- &
  watcher=$!
  status=0
  (cd "$home" && ./mvnw --batch-mode -Dquick -Dmaven.test.skip=true "$@" -am package) >"$log" 2>&1 || status=$?
  kill "$watcher" 2>/dev/null || :
  watched=0
  wait "$watcher" 2>/dev/null || watched=$?
  # Killed by the signal itself: a very short build was over before the report had begun.
  if [ $progress = report ] && [ "$watched" = 143 ]; then
    shown=0
    report_modules "$log" >&2
  fi
  if [ $progress = watch ]; then printf '\r\033[K' >&2; fi
  if [ "$status" != 0 ]; then
    # The errors, or the whole log if there are none.
    grep '^\[ERROR\]' "$log" >&2 || cat "$log" >&2
    fail 70 "The $what failed; the output of Maven is above and in $log. It needs a JDK 17 or newer and, the first time, the network."
  fi
}

# Ensures that $target has $jar, and that $built is as new as the sources, with the launcher's is_built and build. Its
# parameter is the message during the build: "building".
ensure_built() {
  if is_built; then
    :
  elif ! is_writable; then
    if ! [ -f "$built" ] || ! [ -f "$jar" ]; then
      fail 2 "Nonomino is not built yet, and '$target' cannot be written. Run it once as a user who can write there."
    fi
    say "The sources are newer than the program built from them, but '$target' cannot be written. This runs the older program."
  else
    look_at_options
    if [ -n "$given" ]; then (try_options) || exit; fi
    say "$1 ..."
    mkdir -p "$target" "${lock%/*}"
    if command -v flock >/dev/null 2>&1; then
      # If two are started at once, one builds and the other waits.
      exec 9>"$lock"
      flock 9
      if ! is_built; then build; fi
      exec 9>&-
    else
      build
    fi
  fi
}

# begin checks
# Java would silently ignore a missing jar.
check_classpath() {
  rest=${NONOMINO_CLASSPATH:+$NONOMINO_CLASSPATH:}
  while [ -n "$rest" ]; do
    entry=${rest%%:*}
    rest=${rest#*:}
    case $entry in
      '*' | */'*') file=${entry%'*'}. ;;
      *) file=${entry:-.} ;;
    esac
    [ -e "$file" ] || fail 2 "NONOMINO_CLASSPATH names '$entry', which does not exist."
    [ -r "$file" ] || fail 2 "NONOMINO_CLASSPATH names '$entry', which cannot be read."
  done
}

# Checks the needs of Java before it can print a message: a current directory, and as many open files as there are jars.
check_machine() {
  [ -n "$(pwd -P 2>/dev/null)" ] || fail 2 "The current directory no longer exists. Change to an existing one."
  files=$(ulimit -H -n 2>/dev/null) || files=unlimited
  if [ "$files" != unlimited ] && [ "$files" -lt 100 ]; then
    fail 2 "Only $files files may be open at a time, but Java needs 100. Allow more with ulimit -n."
  fi
}

# Prints options without those that would wait for a debugger or write a file.
harmless() {
  for option in $1; do
    case $option in
      -agentlib:jdwp* | -Xrunjdwp* | -Xlog:*:* | -XX:StartFlightRecording* | -XX:ArchiveClassesAtExit* | -XX:DumpLoadedClassList*) ;;
      *) printf '%s ' "$option" ;;
    esac
  done
}

# Sets $given to the variables that hold options for Java: ours, and those that it reads itself.
look_at_options() {
  given=
  for variable in NONOMINO_JAVA_OPTS JDK_JAVA_OPTIONS JAVA_TOOL_OPTIONS _JAVA_OPTIONS; do
    eval "value=\${$variable:-}"
    if [ -n "$value" ]; then given="${given:+$given or }$variable='$value'"; fi
  done
}

# If Java does not accept an option, it exits with 1 and several lines; if an option only prints something, such as the
# version, with 0. So the options are tried first, after the launcher's own, with a class that does not exist. Java names it
# only if it would have run it.
try_options() {
  absent=nonomino.Absent
  said=$(
    set -f
    JDK_JAVA_OPTIONS=$(harmless "${JDK_JAVA_OPTIONS:-}")
    JAVA_TOOL_OPTIONS=$(harmless "${JAVA_TOOL_OPTIONS:-}")
    _JAVA_OPTIONS=$(harmless "${_JAVA_OPTIONS:-}")
    export JDK_JAVA_OPTIONS JAVA_TOOL_OPTIONS _JAVA_OPTIONS
    # shellcheck disable=SC2046
    "$java" "$@" $(harmless "${NONOMINO_JAVA_OPTS:-}") $absent 2>&1 </dev/null
  ) && status=0 || status=$?
  case " ${NONOMINO_JAVA_OPTS:-} ${JDK_JAVA_OPTIONS:-}" in
    *' --dry-run '* | *' --source'*) status=0 ;;
    *) case $said in *"$absent"*) return ;; esac ;;
  esac
  if [ $status = 0 ]; then
    reason="it would end without running Nonomino"
  else
    reason=$(printf '%s\n' "$said" |
      sed -n -e '/Picked up /d' -e '/^Error occurred during initialization/d' -e 's/^Error: //' -e 's/\.*$//' -e '/./{p;q;}')
  fi
  fail 2 "Java does not accept $given: $reason."
}

# Sets $streams to the kinds of the standard streams, which Java cannot detect.
look_at_streams() {
  stdin=other
  stdout=other
  stderr=other
  columns=80
  if [ -t 0 ]; then stdin=terminal; fi
  # If standard input is closed, the first file that Java opens would be used as standard input.
  if ! (: 3<&0) 2>/dev/null; then
    stdin=closed
    exec </dev/null
  fi
  if [ -t 1 ]; then stdout=terminal; fi
  if [ -t 2 ] && [ "${TERM:-dumb}" != dumb ]; then
    stderr=terminal
    size=$(stty size <&2 2>/dev/null) && columns=${size#* }
  fi
  # shellcheck disable=SC2034
  streams="-Dnonomino.stdin=$stdin -Dnonomino.stdout=$stdout -Dnonomino.stderr=$stderr -Dnonomino.columns=$columns"
}
# end checks
