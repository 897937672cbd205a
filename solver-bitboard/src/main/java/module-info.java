/** The fast strategy: bit-parallel propagation and search for any mask. */
module org.nonomino.solver.bitboard {
  requires static org.jspecify;
  requires transitive org.nonomino.core;
  requires static com.google.guice;

  exports org.nonomino.solver.bitboard;
}
