/** Explains and rates puzzles with the techniques of people. */
module org.nonomino.explainer {
  requires static org.jspecify;
  requires transitive org.nonomino.core;

  exports org.nonomino.explainer;
  exports org.nonomino.explainer.proof;
  exports org.nonomino.explainer.terms;
}
