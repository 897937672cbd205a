/** Exact cover by Dancing Links. */
module org.nonomino.solver.dlx {
  requires static org.jspecify;
  requires transitive org.nonomino.core;
  requires static com.google.guice;

  exports org.nonomino.solver.dlx;
}
