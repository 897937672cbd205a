package org.nonomino.web;

import java.util.List;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.PreEncodedHttpField;

/** The headers of each answer that prevent browsers from letting other sites use it. */
final class SecurityHeaders {
  private static final List<HttpField> FIELDS =
      List.of(
          new PreEncodedHttpField(
              "Content-Security-Policy", Page.POLICY + "; frame-ancestors 'none'"),
          new PreEncodedHttpField("X-Content-Type-Options", "nosniff"),
          new PreEncodedHttpField("X-Frame-Options", "DENY"),
          new PreEncodedHttpField("Referrer-Policy", "no-referrer"),
          new PreEncodedHttpField("Cross-Origin-Resource-Policy", "same-origin"),
          new PreEncodedHttpField("Cross-Origin-Opener-Policy", "same-origin"));

  private static final HttpField NO_STORE =
      new PreEncodedHttpField(HttpHeader.CACHE_CONTROL, "no-store");

  private SecurityHeaders() {}

  /**
   * Adds the headers, and forbids caching; a caller that allows caching overrides that afterwards.
   */
  static void put(HttpFields.Mutable headers) {
    FIELDS.forEach(headers::put);
    headers.put(NO_STORE);
  }
}
