package org.nonomino.web;

/** Says that a request cannot be answered, and why. */
final class ProblemException extends Exception {
  private static final long serialVersionUID = 1;

  private final transient Problem problem;

  ProblemException(Problem problem) {
    super(problem.detail());
    this.problem = problem;
  }

  Problem problem() {
    return problem;
  }
}
