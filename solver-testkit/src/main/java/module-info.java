/** The tests that every solver must pass, with their corpus of puzzles. */
module org.nonomino.solver.testkit {
  requires static org.jspecify;
  requires transitive org.nonomino.core;
  requires transitive org.junit.jupiter.api;
  requires org.assertj.core;

  exports org.nonomino.solver.testkit;
}
