# shellcheck shell=sh
# The common functions of the scripts in this folder, which read it from the top of a checkout.

# Ends the script because the request is impossible; nothing was changed.
refuse() {
  printf '%s: %s\n' "$0" "$*" >&2
  exit 2
}

# Ends the script because a step failed.
fail() {
  printf '%s: %s\n' "$0" "$*" >&2
  exit 1
}

# Prints progress for the waiting person.
say() {
  printf '%s\n' "$*" >&2
}

# Prints the version of the checkout.
revision() {
  sed -n 's|^ *<revision>\(.*\)</revision>$|\1|p' pom.xml
}

# Gives all files of the checkout, and new files, the modes of a umask of 022, because a jar records the modes of its files.
plain_modes() {
  umask 022
  find . -name .git -prune -o -exec chmod u=rwX,go=rX {} +
}

# The same Java as for Maven.
java=${JAVA_HOME:+$JAVA_HOME/bin/}java

# The modules that are never published, in Maven's notation for exclusions.
unpublished='!spark,!benchmarks,!page-tests,!packaging'

# Runs Maven with less output.
maven() {
  ./mvnw --batch-mode --no-transfer-progress --quiet "$@"
}
