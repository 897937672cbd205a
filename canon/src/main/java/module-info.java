/** Canonical forms and symmetries of puzzles. */
module org.nonomino.canon {
  requires static org.jspecify;
  requires transitive org.nonomino.core;

  exports org.nonomino.canon;
}
