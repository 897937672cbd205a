package org.nonomino.page;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.nonomino.text.ProblemCode;
import org.nonomino.toolkit.DrawingFormat;
import org.nonomino.toolkit.Fillers;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.Solvers;
import org.nonomino.toolkit.json.Api;
import org.nonomino.toolkit.json.Endpoint;
import org.nonomino.toolkit.json.JsonFields;
import org.nonomino.toolkit.json.Problem;
import org.nonomino.toolkit.json.ProblemException;
import org.nonomino.toolkit.json.Reply;
import org.nonomino.toolkit.json.TimeLimit;
import org.teavm.jso.JSExport;

/**
 * The API of the toolkit for a Web Worker of the web app: the answers of the server's {@code
 * /api/v1}, with neither HTTP nor threads.
 */
public final class BrowserApi {
  private static final int OK = 200;

  /** The same limit as on the server. To stop sooner, the web app ends the worker. */
  private static final Duration TIMEOUT = Duration.ofSeconds(10);

  private static final Api API =
      new Api(
          Solvers.standard(), Formats.standard(), Fillers.standard(), List.of(DrawingFormat.SVG));

  private BrowserApi() {}

  /** Does nothing: the worker calls {@link #answer}. */
  public static void main(String[] args) {}

  /**
   * Answers a request.
   *
   * @param method {@code GET} or {@code POST}
   * @param name of the endpoint: {@code solve}
   * @param fields a JSON object: the body, or the parameters of the query as strings
   * @return a line with the HTTP status and the media type, followed by the body
   */
  @JSExport
  public static String answer(String method, String name, String fields) {
    try {
      return text(OK, reply(method, name, fields));
    } catch (ProblemException e) {
      return text(e.problem().status(), e.problem().answer());
    }
  }

  private static Reply reply(String method, String name, String fields) throws ProblemException {
    Optional<Endpoint> endpoint = method.equals("GET") ? API.get(name) : API.post(name);
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
