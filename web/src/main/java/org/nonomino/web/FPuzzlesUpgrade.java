package org.nonomino.web;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.pathmap.RegexPathSpec;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.server.ServerUpgradeRequest;
import org.eclipse.jetty.websocket.core.server.ServerUpgradeResponse;
import org.eclipse.jetty.websocket.core.server.WebSocketUpgradeHandler;
import org.nonomino.text.ProblemCode;
import org.nonomino.toolkit.json.Problem;
import org.nonomino.toolkit.json.ProblemException;

/**
 * Upgrades requests of f-puzzles to WebSockets, and refuses those of all other pages. Browsers do
 * not apply their rules for other origins to WebSockets, so this check is the only one.
 */
final class FPuzzlesUpgrade extends Handler.Wrapper {
  /** The maximum number of windows, each with a thread while it computes. */
  private static final int MAX_WINDOWS = 16;

  private static final String SOCKET = "websocket";

  private final RequestGuard guard;
  private final Origins origins;
  private final SecurityHeaders security;
  private final FPuzzlesAnswers answers;
  private final AtomicInteger windows = new AtomicInteger();

  /**
   * @param origins the origins of pages that may connect
   * @param next handles all other requests
   */
  FPuzzlesUpgrade(
      FPuzzlesAnswers answers,
      RequestGuard guard,
      Origins origins,
      SecurityHeaders security,
      Handler next) {
    this.answers = answers;
    this.guard = guard;
    this.origins = origins;
    this.security = security;
    WebSocketUpgradeHandler sockets =
        new WebSocketUpgradeHandler(
            handler -> handler.addMapping(new RegexPathSpec("^/$"), this::socket));
    // The plug-in is silent until the person asks for something.
    sockets.getConfiguration().setIdleTimeout(Duration.ZERO);
    sockets.setHandler(next);
    setHandler(sockets);
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    String upgrade = request.getHeaders().get(HttpHeader.UPGRADE);
    if (upgrade != null && upgrade.equalsIgnoreCase(SOCKET)) {
      try {
        guard.check(request);
        requireOrigin(request);
        requireRoom();
      } catch (ProblemException e) {
        security.put(request.getHeaders(), response.getHeaders());
        new Exchange(request, response, callback).refuseUnread(e.problem());
        return true;
      }
    }
    return super.handle(request, response, callback);
  }

  /** Programs that are not browsers send no origin. */
  private void requireOrigin(Request request) throws ProblemException {
    String origin = request.getHeaders().get(HttpHeader.ORIGIN);
    if (origin != null && !origins.isAllowed(origin)) {
      throw Problem.of(
              Problem.FORBIDDEN,
              ProblemCode.NOT_ALLOWED.bare(),
              "Only f-puzzles may connect. To allow another page, start the server with its origin"
                  + " allowed.")
          .thrown();
    }
  }

  private void requireRoom() throws ProblemException {
    if (windows.get() >= MAX_WINDOWS) {
      throw Problem.of(
              Problem.TOO_MANY,
              ProblemCode.BUSY.bare(),
              "Too many windows of f-puzzles are connected. Close one.")
          .thrown();
    }
  }

  private FrameHandler socket(
      ServerUpgradeRequest request, ServerUpgradeResponse response, Callback callback) {
    // Both programs run on one machine, so compression would only cost time.
    response.setExtensions(List.of());
    return new FPuzzlesSocket(
        send -> {
          windows.incrementAndGet();
          return new FPuzzlesWindow(answers, send);
        },
        windows::decrementAndGet);
  }
}
