package org.nonomino.web;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.PreEncodedHttpField;

/**
 * The headers of each answer that prevent browsers from letting other sites use it, except those
 * that the {@link Origins} allow. Immutable.
 */
final class SecurityHeaders {
  private static final HttpField NO_STORE =
      new PreEncodedHttpField(HttpHeader.CACHE_CONTROL, "no-store");

  private static final HttpField VARY = new PreEncodedHttpField(HttpHeader.VARY, "Origin");

  /** The header of refused requests that scripts of other origins cannot read otherwise. */
  private static final HttpField EXPOSED =
      new PreEncodedHttpField("Access-Control-Expose-Headers", "Retry-After");

  private final Origins origins;
  private final List<HttpField> fields;

  SecurityHeaders(Origins origins) {
    this.origins = origins;
    List<HttpField> all = new ArrayList<>();
    all.add(
        new PreEncodedHttpField(
            "Content-Security-Policy",
            Page.POLICY
                + "; frame-ancestors "
                + (origins.isEmpty() ? "'none'" : origins.sources())));
    if (origins.isEmpty()) {
      // It cannot name origins. Browsers that know frame-ancestors ignore it anyway.
      all.add(new PreEncodedHttpField("X-Frame-Options", "DENY"));
    }
    all.add(new PreEncodedHttpField("X-Content-Type-Options", "nosniff"));
    all.add(new PreEncodedHttpField("Referrer-Policy", "no-referrer"));
    all.add(new PreEncodedHttpField("Cross-Origin-Resource-Policy", "same-origin"));
    all.add(new PreEncodedHttpField("Cross-Origin-Opener-Policy", "same-origin"));
    this.fields = List.copyOf(all);
  }

  /**
   * Adds the headers, and forbids caching; a caller that allows caching overrides that afterwards.
   *
   * @param request the headers of the request
   * @param answer the headers of the answer
   */
  void put(HttpFields request, HttpFields.Mutable answer) {
    fields.forEach(answer::put);
    answer.put(NO_STORE);
    if (origins.isEmpty()) {
      return;
    }
    answer.put(VARY);
    String origin = request.get(HttpHeader.ORIGIN);
    if (origin != null && origins.isAllowed(origin)) {
      answer.put("Access-Control-Allow-Origin", origin.strip());
      answer.put(EXPOSED);
    }
  }
}
