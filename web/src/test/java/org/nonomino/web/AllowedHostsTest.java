package org.nonomino.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The names and addresses under which a server accepts requests. */
final class AllowedHostsTest {
  private static TestServer server;

  @BeforeAll
  static void start() {
    server =
        new TestServer(
            settings("127.0.0.1")
                .withAllowedHosts(
                    List.of(
                        "Puzzles.example.org",
                        "localhost:9000",
                        "proxy.example:443",
                        "2001:db8:0:0:0:0:0:5")));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static WebSettings settings(String host) {
    return TestServer.settings(host, Duration.ofSeconds(5), Duration.ofSeconds(2), 1, 4);
  }

  private static int status(String method, String headers, String body) {
    return RawConnection.ask(
            server.port(),
            (method + " HTTP/1.1\r\n" + headers).replace("PORT", "" + server.port())
                + "\r\nConnection: close\r\n\r\n"
                + body)
        .status();
  }

  @ParameterizedTest
  @CsvSource({
    "puzzles.example.org, 200",
    "PUZZLES.example.org:PORT, 200",
    "puzzles.example.org:1234, 200",
    "localhost:9000, 200",
    "localhost:PORT, 200",
    "proxy.example:443, 200",
    "proxy.example, 200",
    "[2001:db8::5]:8017, 200",
    "[2001:0db8:0000::0005], 200",
    "127.0.0.1:PORT, 200",
    "localhost:9001, 421",
    "localhost, 421",
    "127.0.0.1:9000, 421",
    "proxy.example:8443, 421",
    "example.org, 421",
    "evil.puzzles.example.org, 421",
    "puzzles.example.org.evil.example, 421",
    "puzzles.example.org@evil.example, 400",
    "[2001:db8::6], 421",
    "[2001:db8::5, 400",
    "puzzles.example.org:99999, 400",
  })
  void onlyAllowedNamesAreAccepted(String host, int status) {
    assertThat(status("GET /healthz", "Host: " + host, "")).isEqualTo(status);
  }

  @ParameterizedTest
  @CsvSource({
    // A proxy with TLS may or may not pass its name on.
    "puzzles.example.org, https://puzzles.example.org, 200",
    "127.0.0.1:PORT, https://puzzles.example.org, 200",
    "puzzles.example.org, http://puzzles.example.org, 200",
    "puzzles.example.org:9443, https://puzzles.example.org:9443, 200",
    "proxy.example, https://proxy.example, 200",
    // Through ssh -L.
    "localhost:9000, http://localhost:9000, 200",
    "127.0.0.1:PORT, http://127.0.0.1:PORT, 200",
    // Other sites, including another server under an allowed name.
    "puzzles.example.org, https://puzzles.example.org:9443, 403",
    "localhost:9000, http://localhost:3000, 403",
    "localhost:PORT, http://localhost:3000, 403",
    "127.0.0.1:PORT, https://127.0.0.1:PORT, 403",
    "puzzles.example.org, https://evil.example, 403",
    "puzzles.example.org, ftp://puzzles.example.org, 403",
    "puzzles.example.org, https://puzzles.example.org.evil.example, 403",
    "puzzles.example.org, null, 403",
  })
  void onlyItsOwnWebAppMayPost(String host, String origin, int status) {
    String body = Bodies.body(Bodies.SMALL);

    assertThat(
            status(
                "POST /api/v1/solve",
                "Host: "
                    + host
                    + "\r\nOrigin: "
                    + origin
                    + "\r\nContent-Type: application/json\r\nContent-Length: "
                    + body.length(),
                body))
        .isEqualTo(status);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "example.org",
        "localhost:9000",
        "10.0.0.1",
        "::1",
        "[::1]",
        "[::1]:80",
        "a_b",
        "x"
      })
  void hostsAreValid(String text) {
    assertThat(WebSettings.isHost(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", " ", "*", "*.example.org", "http://example.org", "example.org/", "a:b", "a:70000", "a:",
        ":80", "a b", "a..b", "[::g]", "[a]", "1:2:3", "exämple.org", "a@b", "a\nb"
      })
  void otherTextIsNotAHost(String text) {
    assertThat(WebSettings.isHost(text)).isFalse();
    assertThatThrownBy(() -> settings("127.0.0.1").withAllowedHosts(List.of(text)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** Each address belongs to this machine, and opens the web app. */
  @ParameterizedTest
  @ValueSource(strings = {"0.0.0.0", "::"})
  void addressesThatABrowserCanOpenAreListed(String host) {
    assumeTrue(host.equals("0.0.0.0") || hasIpv6(), "skipped: no IPv6 on this machine");
    try (TestServer open = new TestServer(settings(host))) {
      assertThat(open.address()).isEqualTo("http://127.0.0.1:" + open.port() + "/");
      assertThat(open.addresses()).doesNotHaveDuplicates().startsWith(open.address());
      assertThat(open.addresses().contains("http://[::1]:" + open.port() + "/"))
          .isEqualTo(hasIpv6());
      for (String address : open.addresses()) {
        assertThat(open.send(HttpRequest.newBuilder(URI.create(address))).statusCode())
            .as(address)
            .isEqualTo(200);
      }
    }
  }

  private static boolean hasIpv6() {
    try {
      return NetworkInterface.networkInterfaces()
          .flatMap(NetworkInterface::inetAddresses)
          .map(InetAddress::getHostAddress)
          .anyMatch(address -> address.startsWith("0:0:0:0:0:0:0:1"));
    } catch (SocketException e) {
      return false;
    }
  }

  @Test
  void anIpv6AddressIsPrintedInBrackets() {
    assumeTrue(hasIpv6(), "skipped: no IPv6 on this machine");
    try (TestServer open = new TestServer(settings("::1"))) {
      assertThat(open.addresses()).containsExactly("http://[::1]:" + open.port() + "/");
      assertThat(open.send(HttpRequest.newBuilder(URI.create(open.address()))).statusCode())
          .isEqualTo(200);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "2001:db8:0:0:0:0:0:5, [2001:db8::5]",
    "0:0:0:0:0:0:0:1, [::1]",
    "2001:0:0:1:0:0:0:1, [2001:0:0:1::1]",
    "2001:0:0:1:2:0:0:1, [2001::1:2:0:0:1]",
    "2001:db8:1:1:1:1:1:1, [2001:db8:1:1:1:1:1:1]",
    "2001:db8:0:1:1:1:1:1, [2001:db8:0:1:1:1:1:1]",
    "2001:db8:10:0:0:0:0:0, [2001:db8:10::]",
    "192.168.0.5, 192.168.0.5",
  })
  void addressesAreShort(String address, String literal) throws java.net.UnknownHostException {
    assertThat(Authority.literal(InetAddress.getByName(address))).isEqualTo(literal);
  }
}
