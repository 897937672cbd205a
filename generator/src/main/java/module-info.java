/** Generates puzzles and layouts. */
module org.nonomino.generator {
  requires static org.jspecify;
  requires static com.google.guice;
  requires transitive org.nonomino.core;

  exports org.nonomino.generator;
  exports org.nonomino.generator.terms;
}
