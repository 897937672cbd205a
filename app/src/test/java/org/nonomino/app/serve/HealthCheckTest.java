package org.nonomino.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;
import org.nonomino.app.Main;
import org.nonomino.bulk.io.Console;
import org.nonomino.toolkit.json.Api;
import org.nonomino.web.WebServer;
import org.nonomino.web.WebSettings;

/** Tests of the health check for containers. */
final class HealthCheckTest {
  @Test
  void aServerIsWell() throws IOException {
    Api api = Main.injector(Console.ofProcess()).getInstance(Api.class);
    try (WebServer server = WebServer.start(api, WebSettings.usual("127.0.0.1", 0))) {
      assertThat(HealthCheck.troubleOn(server.port())).isEmpty();
    }
  }

  @Test
  void nobodyThereIsTrouble() throws IOException {
    int port;
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = socket.getLocalPort();
    }

    assertThat(HealthCheck.troubleOn(port))
        .hasValueSatisfying(
            words ->
                assertThat(words)
                    .startsWith(
                        "nonomino: http://127.0.0.1:" + port + "/healthz did not answer: "));
  }
}
