package org.nonomino.web;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Optional;

/**
 * The public address of the web app, for links that are sent to other people: {@code
 * https://puzzles.example.org/nonomino/}.
 *
 * @param uri http or https with a host; without a query or a fragment, which links add
 */
public record PublicAddress(URI uri) {
  /**
   * Throws an {@link IllegalArgumentException} if it is not the address of a document on a web
   * host.
   */
  public PublicAddress {
    if (!isPage(uri)) {
      throw new IllegalArgumentException("not the address of a page: " + uri);
    }
  }

  /** Parses a string; empty if it is not the address of a document. */
  public static Optional<PublicAddress> parse(String text) {
    try {
      URI uri = new URI(text.strip());
      return isPage(uri) ? Optional.of(new PublicAddress(uri)) : Optional.empty();
    } catch (URISyntaxException e) {
      return Optional.empty();
    }
  }

  private static boolean isPage(URI uri) {
    String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
    return (scheme.equals("https") || scheme.equals("http"))
        && uri.getHost() != null
        && uri.getRawUserInfo() == null
        && uri.getRawQuery() == null
        && uri.getRawFragment() == null;
  }

  /** Returns the address as the value of an attribute in HTML. */
  String attribute() {
    // A URI has neither quotation marks nor angle brackets.
    return uri.toASCIIString().replace("&", "&amp;");
  }
}
