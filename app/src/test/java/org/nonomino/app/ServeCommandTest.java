package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of failures to start the server. The tests of the web module cover the rest. */
final class ServeCommandTest {
  @Test
  void aPortInUseIsSaidToBe() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Run run = Run.of("serve", "--no-open", "--port=" + taken.getLocalPort());

      assertThat(run.status()).isEqualTo(2);
      assertThat(run.out()).isEmpty();
      assertThat(run.err())
          .startsWith("nonomino: --port=" + taken.getLocalPort() + " is in use")
          .hasLineCount(1);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "--port=-1, give a port from 1 to 65535",
    "--port=65536, give a port from 1 to 65535",
    "--host=no.such.host.invalid, there is no such name or address",
    "--host=, the name or address is missing",
    "--timeout=0, give at least 1ms",
    "--allow-host=http://example.org, this is not a name or address",
    "--public-url=puzzles.example.org, this is not the address of a website",
    "--public-url=https://example.org/#play, this is not the address of a website",
    "--allow-host=*, this is not a name or address",
    "--allow-origin=example.org, this is not the origin of a page",
    "--allow-origin=https://example.org/, this is not the origin of a page",
    "--allow-origin=*, this is not the origin of a page",
  })
  void whatCannotBeServedIsRefused(String option, String words) {
    Run run = Run.of("serve", "--no-open", option);

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains(words);
  }

  @Test
  void fPuzzlesIsAnsweredOnThisMachineOnly() {
    Run run = Run.of("serve", "--fpuzzles", "--host=0.0.0.0");

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("--fpuzzles answers only this machine");
  }
}
