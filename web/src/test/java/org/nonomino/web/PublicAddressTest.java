package org.nonomino.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The address for links that are sent to other people. */
final class PublicAddressTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://puzzles.example.org",
        "https://example.org:8443/a/b/",
        "HTTP://192.168.0.2/index.html"
      })
  void documentAddressesAreValid(String text) {
    assertThat(PublicAddress.parse(text)).isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "puzzles.example.org",
        "/nonomino/",
        "ftp://example.org/",
        "https://",
        "https://me:secret@example.org/",
        "https://example.org/?a=b",
        "https://example.org/#play",
        "https://example.org/\"><script>",
        "javascript:alert(1)"
      })
  void otherTextIsInvalid(String text) {
    assertThat(PublicAddress.parse(text)).isEmpty();
  }

  @Test
  void theDocumentContainsTheAddress() {
    Optional<PublicAddress> address = PublicAddress.parse("https://example.org/a&b/");
    try (TestServer server = new TestServer(TestServer.SETTINGS.withPublicAddress(address));
        TestServer without = new TestServer()) {
      assertThat(server.get("/").body()).contains("data-public=\"https://example.org/a&amp;b/\"");
      assertThat(without.get("/").body()).contains("data-public=\"\"");
    }
  }
}
