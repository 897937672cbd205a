/** The default: fast search within a budget, then clause learning. */
module org.nonomino.solver.auto {
  requires static org.jspecify;
  requires transitive org.nonomino.core;
  requires static com.google.guice;
  requires static jakarta.inject;

  exports org.nonomino.solver.auto;
}
