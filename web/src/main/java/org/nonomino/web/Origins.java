package org.nonomino.web;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The origins of other pages that may use this server. This one list decides which requests of
 * other pages are accepted, which of them may read the answers (CORS), and which may show a puzzle
 * in a frame (docs/adr/0047). Origins are compared exactly. Immutable.
 */
final class Origins {
  private static final String HTTP = "http://";
  private static final String HTTPS = "https://";
  private static final int HTTP_PORT = 80;
  private static final int HTTPS_PORT = 443;

  private final Set<String> allowed = new TreeSet<>();

  /**
   * @param allowed origins as text
   * @throws IllegalArgumentException if one of them is not an origin
   */
  Origins(Collection<String> allowed) {
    for (String text : allowed) {
      this.allowed.add(
          parse(text).orElseThrow(() -> new IllegalArgumentException("no origin: '" + text + "'")));
    }
  }

  /**
   * Returns an origin in the form in which browsers send it: in lower case, without the default
   * port of the scheme. Empty if the text is not an origin with http or https.
   */
  static Optional<String> parse(String text) {
    String lower = text.strip().toLowerCase(Locale.ROOT);
    String scheme = lower.startsWith(HTTPS) ? HTTPS : HTTP;
    if (!lower.startsWith(scheme)) {
      return Optional.empty();
    }
    int defaultPort = scheme.equals(HTTPS) ? HTTPS_PORT : HTTP_PORT;
    return Authority.parse(lower.substring(scheme.length()))
        .map(
            authority ->
                scheme
                    + authority.host()
                    + (authority.port().orElse(defaultPort) == defaultPort
                        ? ""
                        : ":" + authority.port().getAsInt()));
  }

  boolean isEmpty() {
    return allowed.isEmpty();
  }

  /** Returns whether a page of an origin, as its browser sends it, may use this server. */
  boolean isAllowed(String origin) {
    return parse(origin).filter(allowed::contains).isPresent();
  }

  /** Returns the origins as a list of sources in a policy, separated by spaces. */
  String sources() {
    return String.join(" ", allowed);
  }
}
