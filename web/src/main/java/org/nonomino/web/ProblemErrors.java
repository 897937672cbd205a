package org.nonomino.web;

import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.nonomino.text.ProblemCode;
import org.nonomino.toolkit.json.Problem;

/**
 * Describes the errors that Jetty reports by itself, such as broken headers, as problems like all
 * others: never as HTML.
 */
final class ProblemErrors extends ErrorHandler {
  private final SecurityHeaders security;

  ProblemErrors(SecurityHeaders security) {
    this.security = security;
  }

  @Override
  public boolean errorPageForMethod(String method) {
    return true;
  }

  @Override
  protected void generateResponse(
      Request request,
      Response response,
      int code,
      String message,
      Throwable cause,
      Callback callback) {
    security.put(request.getHeaders(), response.getHeaders());
    new Exchange(request, response, callback).refuse(problem(code));
  }

  private static Problem problem(int status) {
    return Problem.of(
        status,
        (switch (status) {
              case Problem.FAULT -> ProblemCode.INTERNAL_ERROR;
              case Problem.UNAVAILABLE -> ProblemCode.STOPPING;
              case Problem.TIMEOUT -> ProblemCode.SLOW_REQUEST;
              default -> ProblemCode.BAD_REQUEST;
            })
            .bare(),
        switch (status) {
          case Problem.FAULT -> "Internal error. See the server's log for details.";
          case Problem.UNAVAILABLE -> "The server is stopping.";
          case HttpStatus.URI_TOO_LONG_414 ->
              "The address is too long. Open the web app, and paste the link there.";
          case Problem.TIMEOUT -> "The request did not arrive in time. Send it again.";
          default -> "The server does not understand this HTTP request.";
        });
  }
}
