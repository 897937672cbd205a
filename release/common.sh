# shellcheck shell=sh
# What the scripts beside this file share. To be read by them from the top of a checkout.

# Ends the script: what was asked for cannot be done, and nothing was changed.
refuse() {
  printf '%s: %s\n' "$0" "$*" >&2
  exit 2
}

# Ends the script: a step failed.
fail() {
  printf '%s: %s\n' "$0" "$*" >&2
  exit 1
}

# Tells the person who waits.
say() {
  printf '%s\n' "$*" >&2
}

# Prints the version that the checkout says it is.
revision() {
  sed -n 's|^ *<revision>\(.*\)</revision>$|\1|p' pom.xml
}

# Gives all files of the checkout, and those that will be made, the modes that a umask of 022 gives: a jar has them of what is packed in it.
plain_modes() {
  umask 022
  find . -name .git -prune -o -exec chmod u=rwX,go=rX {} +
}

# The Java that Maven runs with, too.
java=${JAVA_HOME:+$JAVA_HOME/bin/}java

# The modules that are never published, as Maven leaves modules out.
unpublished='!spark,!benchmarks,!page-tests,!packaging'

# Runs Maven without its chatter.
maven() {
  ./mvnw --batch-mode --no-transfer-progress --quiet "$@"
}
