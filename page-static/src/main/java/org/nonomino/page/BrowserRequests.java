package org.nonomino.page;

import java.time.Duration;
import java.util.Optional;
import org.nonomino.text.ProblemCode;
import org.nonomino.toolkit.json.Api;
import org.nonomino.toolkit.json.Endpoint;
import org.nonomino.toolkit.json.JsonFields;
import org.nonomino.toolkit.json.Problem;
import org.nonomino.toolkit.json.ProblemException;
import org.nonomino.toolkit.json.Reply;
import org.nonomino.toolkit.json.TimeLimit;

/** Answers the requests of a Web Worker as strings. */
final class BrowserRequests {
  private static final int OK = 200;

  /** The same limit as on the server. To stop sooner, the web app ends the worker. */
  private static final Duration TIMEOUT = Duration.ofSeconds(10);

  private BrowserRequests() {}

  /**
   * Answers a request.
   *
   * @param method {@code GET} or {@code POST}
   * @param name of the endpoint: {@code solve}
   * @param fields a JSON object: the body, or the parameters of the query as strings
   * @return a line with the HTTP status and the media type, followed by the body
   */
  static String answer(Api api, String method, String name, String fields) {
    try {
      return text(OK, reply(api, method, name, fields));
    } catch (ProblemException e) {
      return text(e.problem().status(), e.problem().answer());
    }
  }

  private static Reply reply(Api api, String method, String name, String fields)
      throws ProblemException {
    Optional<Endpoint> endpoint = method.equals("GET") ? api.get(name) : api.post(name);
    return endpoint
        .orElseThrow(
            () ->
                Problem.of(
                        Problem.NOT_FOUND,
                        ProblemCode.NOT_FOUND.bare(),
                        "There is no endpoint '" + name + "'.")
                    .thrown())
        .answer(JsonFields.parse(fields), TimeLimit.in(TIMEOUT));
  }

  private static String text(int status, Reply reply) {
    return status + " " + reply.mediaType() + "\n" + reply.text();
  }
}
