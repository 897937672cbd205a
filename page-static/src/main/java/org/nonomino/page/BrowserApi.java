package org.nonomino.page;

import java.util.List;
import org.nonomino.toolkit.DrawingFormat;
import org.nonomino.toolkit.Fillers;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.Solvers;
import org.nonomino.toolkit.json.Api;
import org.teavm.jso.JSExport;

/**
 * The API of the toolkit for a Web Worker of the web app: the answers of the server's {@code
 * /api/v1}, with neither HTTP nor threads. {@link BrowserFormats} has the requests that need the
 * text formats of other programs. So a puzzle here is an object, or a string of Nonomino's JSON.
 */
public final class BrowserApi {
  private static final Api API =
      Api.ofSearches(
          Solvers.standard(), Formats.json(), Fillers.standard(), List.of(DrawingFormat.SVG));

  private BrowserApi() {}

  /** Does nothing: the worker calls {@link #answer} and {@link #provide}. */
  public static void main(String[] args) {}

  /**
   * Answers a request.
   *
   * @param method {@code GET} or {@code POST}
   * @param name of the endpoint: {@code solve}
   * @param fields a JSON object: the body, or the parameters of the query as strings
   * @return a line with the HTTP status and the media type, followed by the body
   */
  @JSExport
  public static String answer(String method, String name, String fields) {
    return BrowserRequests.answer(API, method, name, fields);
  }

  /**
   * Provides texts that some requests need.
   *
   * @param texts the contents of {@code techniques.txt}, or of a language's file of words
   */
  @JSExport
  public static void provide(String texts) {
    ProvidedTexts.provide(texts);
  }
}
