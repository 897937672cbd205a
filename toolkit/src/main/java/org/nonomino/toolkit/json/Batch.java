package org.nonomino.toolkit.json;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.nonomino.text.ProblemCode;

/**
 * Several requests in one body, each with its {@code operation}. The answer has a line of JSON for
 * each request, in their order, with its status and either its answer or its problem. The limits of
 * a single request also apply to all of them together. Immutable.
 */
final class Batch {
  private static final String OPERATION = "operation";
  private static final int OK = 200;

  /** The maximum number of characters of all answers, so that a server can keep them in memory. */
  private static final int MAX_LENGTH = 8 << 20;

  private final Map<String, Endpoint> operations;

  /**
   * @param operations the endpoints by name; all of them answer with JSON
   */
  Batch(Map<String, Endpoint> operations) {
    this.operations = operations;
  }

  /**
   * Returns the answers.
   *
   * @throws ProblemException if the body is not a list of objects
   */
  Reply answer(byte[] body, TimeLimit limit) throws ProblemException {
    List<JsonFields> requests = JsonFields.parseList(body);
    StringBuilder lines = new StringBuilder();
    for (JsonFields request : requests) {
      lines.append(line(request, limit, lines.length())).append('\n');
    }
    return Reply.of(Api.BATCH_TYPE, lines.toString());
  }

  private String line(JsonFields request, TimeLimit limit, int length) {
    try {
      if (length > MAX_LENGTH) {
        throw Problem.of(
                Problem.TOO_LARGE,
                ProblemCode.REQUEST_TOO_LARGE.with("limit", MAX_LENGTH),
                "The answers before this one have more than "
                    + MAX_LENGTH
                    + " characters, the limit of a batch. Send this request in another batch.")
            .thrown();
      }
      if (limit.rest().isZero() || Thread.currentThread().isInterrupted()) {
        throw Problem.of(
                Problem.UNAVAILABLE,
                ProblemCode.OUT_OF_TIME.bare(),
                "The time of the batch ran out before this request. Send it in another batch.")
            .thrown();
      }
      String name =
          request
              .choice(OPERATION, List.copyOf(operations.keySet()))
              .orElseThrow(() -> request.missing(OPERATION));
      return line(
          OK,
          "answer",
          Objects.requireNonNull(operations.get(name)).answer(request.without(OPERATION), limit));
    } catch (ProblemException e) {
      return line(e.problem().status(), "problem", e.problem().answer());
    }
  }

  private static String line(int status, String name, Reply reply) {
    return "{\"status\":" + status + ",\"" + name + "\":" + reply.text() + "}";
  }
}
