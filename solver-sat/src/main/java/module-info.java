/** Clause learning, for large and for very hard puzzles. */
module org.nonomino.solver.sat {
  requires static org.jspecify;
  requires transitive org.nonomino.core;
  requires static com.google.guice;
  requires org.ow2.sat4j.core;

  exports org.nonomino.solver.sat;
}
