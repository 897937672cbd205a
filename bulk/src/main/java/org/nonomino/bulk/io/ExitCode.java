package org.nonomino.bulk.io;

import org.nonomino.toolkit.SolutionStatus;

/** The exit codes. */
public enum ExitCode {
  /** All puzzles were solved. */
  SOLVED(0, 0),
  /** Some puzzle has no solution. */
  NO_SOLUTION(1, 1),
  /** A limit was reached before the result was known. */
  LIMIT(3, 2),
  /** Bad usage, or malformed or unreadable input. */
  BAD_INPUT(2, 3),
  /** An internal error. */
  FAULT(70, 4);

  private final int status;
  private final int severity;

  ExitCode(int status, int severity) {
    this.status = status;
    this.severity = severity;
  }

  /** Returns the code of a puzzle that cannot be explained, rated or drawn with its solution. */
  public static ExitCode ofNotUnique(SolutionStatus verdict) {
    return verdict == SolutionStatus.LIMIT ? LIMIT : NO_SOLUTION;
  }

  /** Returns the exit code of the process. */
  public int status() {
    return status;
  }

  /** Returns the worse of two codes. A run of many puzzles ends with the worst. */
  public ExitCode worse(ExitCode other) {
    return other.severity > severity ? other : this;
  }
}
