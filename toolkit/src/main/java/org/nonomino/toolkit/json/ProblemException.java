package org.nonomino.toolkit.json;

/** Says that a request cannot be answered, and why. */
public final class ProblemException extends Exception {
  private static final long serialVersionUID = 1;

  private final transient Problem problem;

  /** Creates the exception of a problem. */
  public ProblemException(Problem problem) {
    super(problem.detail());
    this.problem = problem;
  }

  /** Returns what is wrong. */
  public Problem problem() {
    return problem;
  }
}
