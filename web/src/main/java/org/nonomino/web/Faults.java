package org.nonomino.web;

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
              "The server ran out of memory over this. Ask for less, or try again in a moment."));
      LOG.warn("A request ({}) was not answered: out of memory.", exchange.endpoint());
    } else {
      exchange.refuse(
          Problem.of(Problem.FAULT, "The server itself is at fault: it says more where it runs."));
      // As text: an exception would be logged with its whole stack.
      LOG.error(
          "A request ({}) was not answered, which is a fault of the program: {}",
          exchange.endpoint(),
          fault.toString());
    }
    LOG.info("Where it happened", fault);
  }
}
