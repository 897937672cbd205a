package org.nonomino.book;

import org.nonomino.bulk.io.ExitCode;

/** Thrown if no book can be produced from a valid plan; the message gives the reason. */
final class BookFailure extends Exception {
  private static final long serialVersionUID = 1;

  private final ExitCode exitCode;

  /**
   * @param message for people, in sentences
   */
  BookFailure(ExitCode exitCode, String message) {
    super(message);
    this.exitCode = exitCode;
  }

  ExitCode exitCode() {
    return exitCode;
  }
}
