package org.nonomino.page;

import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.json.Api;
import org.teavm.jso.JSExport;

/**
 * The text formats of other programs, for a Web Worker of the web app: the requests {@code convert}
 * and {@code formats}. They are a separate compiled file, which the web app loads for the first
 * import or export, so that the rest of the toolkit starts sooner.
 */
public final class BrowserFormats {
  private static final Api API = Api.ofFormats(Formats.standard());

  private BrowserFormats() {}

  /** Does nothing: the worker calls {@link #answer} and {@link #provide}. */
  public static void main(String[] args) {}

  /** Answers a request, as {@link BrowserApi#answer} does. */
  @JSExport
  public static String answer(String method, String name, String fields) {
    return BrowserRequests.answer(API, method, name, fields);
  }

  /** Provides texts that some requests need, as {@link BrowserApi#provide} does. */
  @JSExport
  public static void provide(String texts) {
    ProvidedTexts.provide(texts);
  }
}
