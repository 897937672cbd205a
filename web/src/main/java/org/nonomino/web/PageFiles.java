package org.nonomino.web;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The files of the web app by their addresses. All are read from the class path when the server
 * starts, so that no part of a request is ever used as a file name.
 *
 * <p>The document is served at {@code /}, and next to it the document and the script for other
 * pages and the service worker. The others are served under {@code /page/VERSION/}, where the
 * version depends on all of their contents.
 */
final class PageFiles {
  /** The path of the document that other pages show in a frame. */
  static final String EMBED = "/" + Page.EMBED;

  /** The path of the script that other pages load. */
  static final String ELEMENT = "/" + Page.ELEMENT;

  /** The name of the document relative to its own address. */
  private static final String DOCUMENT = "./";

  private PageFiles() {}

  /**
   * Reads all files, and returns them by their paths.
   *
   * @param publicAddress the public address of the web app, if there is one
   * @throws IOException if a file cannot be read
   */
  static Map<String, PageFile> load(Optional<PublicAddress> publicAddress) throws IOException {
    Page page = Page.load();
    String base = "page/" + Page.version(page.files());
    Map<String, PageFile> files = new HashMap<>();
    page.files()
        .forEach(
            (name, bytes) ->
                files.put(
                    "/" + base + "/" + name,
                    PageFile.of(mediaType(name), bytes, PageFile.FOR_EVER)));
    String index = page.index(base, Page.Answers.SERVER, publicAddress, "");
    files.put("/", asked("html", index));
    files.put(EMBED, asked("html", page.embed(base, Page.Answers.SERVER, "")));
    files.put(ELEMENT, PageFile.of(mediaType(ELEMENT), page.element(), PageFile.ASK));
    List<String> names =
        Stream.concat(
                Stream.of(DOCUMENT), page.files().keySet().stream().map(name -> base + "/" + name))
            .toList();
    files.put(
        "/" + Page.SERVICE_WORKER,
        asked(
            "js",
            Page.serviceWorker(
                names,
                DOCUMENT,
                Page.Answers.SERVER,
                Digests.of(index.getBytes(StandardCharsets.UTF_8)))));
    return files;
  }

  /** Returns a file that browsers request again each time. */
  private static PageFile asked(String ending, String text) {
    return PageFile.of(mediaType(ending), text.getBytes(StandardCharsets.UTF_8), PageFile.ASK);
  }

  private static String mediaType(String name) {
    return switch (name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT)) {
      case "html" -> "text/html;charset=utf-8";
      case "js" -> "text/javascript;charset=utf-8";
      case "css" -> "text/css;charset=utf-8";
      case "svg" -> "image/svg+xml";
      case "png" -> "image/png";
      case "json" -> "application/json";
      default -> "application/octet-stream";
    };
  }
}
