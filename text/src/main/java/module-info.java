/** The text forms of puzzles, and the sentences of their rules. */
module org.nonomino.text {
  requires static org.jspecify;
  requires transitive org.nonomino.core;

  exports org.nonomino.text;
  exports org.nonomino.text.rules;
}
