/** Puzzles, their constraints, and what a solver is. It needs only the JDK. */
module org.nonomino.core {
  requires static org.jspecify;

  exports org.nonomino.core;
  exports org.nonomino.core.constraint;
  exports org.nonomino.core.drawing;
  exports org.nonomino.core.formula;
  exports org.nonomino.core.rule;
  exports org.nonomino.solver;
}
