package org.nonomino.app.book;

import org.nonomino.bulk.io.ExitCode;

/** A valid plan could not be made into a book; the message says why. */
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
