package org.nonomino.toolkit.json;

/** Thrown if a request cannot be answered. */
public final class ProblemException extends Exception {
  private static final long serialVersionUID = 1;

  private final transient Problem problem;

  /** Creates the exception of a problem. */
  public ProblemException(Problem problem) {
    super(problem.detail());
    this.problem = problem;
  }

  /** Returns the problem. */
  public Problem problem() {
    return problem;
  }
}
