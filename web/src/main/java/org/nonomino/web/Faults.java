package org.nonomino.web;

import org.nonomino.text.ProblemCode;
import org.nonomino.toolkit.json.Problem;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The answers to requests that fail because of the server itself. */
final class Faults {
  private static final Logger LOG = LoggerFactory.getLogger(Faults.class);

  private Faults() {}

  /**
   * Answers with 503 if memory ran out, otherwise with 500, and logs the failure on one line; the
   * stack trace only at info level.
   */
  static void refuse(Exchange exchange, Throwable fault) {
    if (fault instanceof OutOfMemoryError) {
      exchange.refuse(
          Problem.of(
              Problem.UNAVAILABLE,
              ProblemCode.OUT_OF_MEMORY.bare(),
              "Out of memory. Ask for less, or try again in a moment."));
      LOG.warn("Request failed: out of memory ({}).", exchange.endpoint());
    } else {
      exchange.refuse(
          Problem.of(
              Problem.FAULT,
              ProblemCode.INTERNAL_ERROR.bare(),
              "Internal error. See the server's log for details."));
      // An exception instead of its text would be logged with its whole stack trace.
      LOG.error(
          "Request failed with an internal error ({}): {}", exchange.endpoint(), fault.toString());
    }
    LOG.info("Stack trace", fault);
  }
}
