/** The naive strategy: first free cell, smallest digit first. */
module org.nonomino.solver.backtrack {
  requires static org.jspecify;
  requires transitive org.nonomino.core;
  requires static com.google.guice;

  exports org.nonomino.solver.backtrack;
}
