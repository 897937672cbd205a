package org.nonomino.web;

import org.nonomino.text.ProblemCode;
import org.nonomino.toolkit.json.Problem;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What becomes of requests that the server itself fails to answer. */
final class Faults {
  private static final Logger LOG = LoggerFactory.getLogger(Faults.class);

  private Faults() {}

  /**
   * Answers with 503 where memory ran out, else with 500, and logs it on one line; where it
   * happened, only for who debugs.
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
      // As text: an exception would be logged with its whole stack.
      LOG.error(
          "Request failed with an internal error ({}): {}", exchange.endpoint(), fault.toString());
    }
    LOG.info("Stack trace", fault);
  }
}
