/** Draws puzzles and their explanations as SVG. */
module org.nonomino.render {
  requires static org.jspecify;
  requires transitive org.nonomino.explainer;

  exports org.nonomino.render;
}
