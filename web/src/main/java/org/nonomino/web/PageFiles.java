package org.nonomino.web;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The files of the web app by their addresses. All are read from the class path when the server
 * starts, so that no part of a request is ever used as a file name.
 *
 * <p>The document is served at {@code /}, the others under {@code /page/VERSION/}, where the
 * version depends on all of their contents.
 */
final class PageFiles {
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
    files.put(
        "/",
        PageFile.of(
            mediaType("html"),
            page.index(base, Page.Answers.SERVER, publicAddress, "")
                .getBytes(StandardCharsets.UTF_8),
            PageFile.ASK));
    return files;
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
