package org.nonomino.web;

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

  private static final String FRAME_OPTIONS = "X-Frame-Options";

  private static final HttpField OPEN_RESOURCE =
      new PreEncodedHttpField("Cross-Origin-Resource-Policy", "cross-origin");

  private static final List<HttpField> FIELDS =
      List.of(
          policy("'none'"),
          new PreEncodedHttpField(FRAME_OPTIONS, "DENY"),
          new PreEncodedHttpField("X-Content-Type-Options", "nosniff"),
          new PreEncodedHttpField("Referrer-Policy", "no-referrer"),
          new PreEncodedHttpField(OPEN_RESOURCE.getName(), "same-origin"),
          new PreEncodedHttpField("Cross-Origin-Opener-Policy", "same-origin"));

  private final Origins origins;
  private final HttpField framed;

  SecurityHeaders(Origins origins) {
    this.origins = origins;
    this.framed = policy(origins.sources());
  }

  private static HttpField policy(String ancestors) {
    return new PreEncodedHttpField(
        "Content-Security-Policy", Page.POLICY + "; frame-ancestors " + ancestors);
  }

  /**
   * Adds the headers, and forbids caching; a caller that allows caching overrides that afterwards.
   *
   * @param request the headers of the request
   * @param answer the headers of the answer
   */
  void put(HttpFields request, HttpFields.Mutable answer) {
    FIELDS.forEach(answer::put);
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

  /**
   * Lets pages of the allowed origins use the files that are meant for them: the document with a
   * single puzzle in a frame, and the script that defines an element with this frame.
   *
   * @param path the path of a file
   * @param answer the headers of the answer, which already have those of {@link #put}
   */
  void openTo(String path, HttpFields.Mutable answer) {
    if (origins.isEmpty()) {
      return;
    }
    if (path.equals(PageFiles.EMBED)) {
      answer.put(framed);
      // It cannot name origins. Browsers that know frame-ancestors ignore it anyway.
      answer.remove(FRAME_OPTIONS);
    } else if (path.equals(PageFiles.ELEMENT)) {
      answer.put(OPEN_RESOURCE);
    }
  }
}
