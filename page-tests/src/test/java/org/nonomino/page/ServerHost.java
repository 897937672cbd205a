package org.nonomino.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.nonomino.web.WebServer;
import org.nonomino.web.WebSettings;

/** Nonomino's own server. */
final class ServerHost implements PageHost {
  private final List<String> origins;
  private WebServer server;
  private final int port;

  /**
   * @param origins the origins of other pages that it allows
   */
  ServerHost(String... origins) {
    this.origins = List.of(origins);
    server = start(0);
    port = server.port();
  }

  private WebServer start(int wantedPort) {
    try {
      return WebServer.start(
          Toolkit.API, WebSettings.usual("127.0.0.1", wantedPort).withAllowedOrigins(origins));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String address() {
    return server.address();
  }

  @Override
  public void stop() {
    server.close();
  }

  @Override
  public void startAgain() {
    server = start(port);
  }
}
