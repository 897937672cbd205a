package org.nonomino.app.book;

import org.nonomino.app.io.ExitCode;

/** Says why there is no book although its plan is in order. */
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
