package org.nonomino.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.nonomino.web.WebServer;
import org.nonomino.web.WebSettings;

/** Nonomino's own server. */
final class ServerHost implements PageHost {
  private WebServer server = start(0);
  private final int port = server.port();

  private static WebServer start(int port) {
    try {
      return WebServer.start(Toolkit.API, WebSettings.usual("127.0.0.1", port));
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
