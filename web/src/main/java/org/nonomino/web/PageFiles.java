package org.nonomino.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.eclipse.jetty.util.resource.Resource;
import org.eclipse.jetty.util.resource.ResourceFactory;

/**
 * The files of the page and of the library that it imports, by their addresses. All are read from
 * the class path when the server starts, so that none of a request's words ever names a file.
 * Immutable.
 *
 * <p>The files of the page are served under {@code /page/VERSION/}, where the version follows from
 * all of their contents; in {@code index.html}, which is served at {@code /}, {@code {{base}}} is
 * replaced by that.
 */
final class PageFiles {
  private static final String PAGE = "org/nonomino/web/page";
  private static final String INDEX = "index.html";
  private static final String BASE = "{{base}}";

  /** The version is also in the imports of the page. */
  private static final String LIBRARY_VERSION = "3.3.1";

  private static final String LIBRARY =
      "/META-INF/resources/_static/lit-html/" + LIBRARY_VERSION + "/";
  private static final String LIBRARY_BASE = "/lib/lit-html-" + LIBRARY_VERSION + "/";

  /** The library, what directives are made of, and the directives that do not trust any text. */
  private static final List<String> LIBRARY_FILES =
      List.of(
          "lit-html.js",
          "directive.js",
          "directive-helpers.js",
          "async-directive.js",
          "directives/cache.js",
          "directives/choose.js",
          "directives/class-map.js",
          "directives/guard.js",
          "directives/if-defined.js",
          "directives/join.js",
          "directives/keyed.js",
          "directives/live.js",
          "directives/map.js",
          "directives/range.js",
          "directives/ref.js",
          "directives/repeat.js",
          "directives/style-map.js",
          "directives/when.js");

  private final Map<String, PageFile> files;

  private PageFiles(Map<String, PageFile> files) {
    this.files = Map.copyOf(files);
  }

  /**
   * Reads all files.
   *
   * @throws IOException if one cannot be read
   */
  static PageFiles load() throws IOException {
    Map<String, PageFile> files = new HashMap<>();
    SortedMap<String, byte[]> page = contents(PAGE);
    String base = "/page/" + version(page);
    page.forEach(
        (name, bytes) -> {
          if (!name.equals(INDEX)) {
            files.put(base + "/" + name, PageFile.of(mediaType(name), bytes, PageFile.FOR_EVER));
          }
        });
    String index = new String(content("/" + PAGE + "/" + INDEX), StandardCharsets.UTF_8);
    files.put(
        "/",
        PageFile.of(
            mediaType(INDEX),
            index.replace(BASE, base).getBytes(StandardCharsets.UTF_8),
            PageFile.ASK));
    for (String name : LIBRARY_FILES) {
      files.put(
          LIBRARY_BASE + name,
          PageFile.of(mediaType(name), content(LIBRARY + name), PageFile.FOR_EVER));
    }
    return new PageFiles(files);
  }

  /** Returns the file at an address. */
  Optional<PageFile> find(String path) {
    return Optional.ofNullable(files.get(path));
  }

  /** Returns the files of a folder of the class path, without folders in it, by name. */
  private static SortedMap<String, byte[]> contents(String folder) throws IOException {
    SortedMap<String, byte[]> contents = new TreeMap<>();
    try (ResourceFactory.Closeable resources = ResourceFactory.closeable()) {
      Resource root = resources.newClassLoaderResource(folder, false);
      if (root == null) {
        throw new IOException("folder not found on the class path: " + folder);
      }
      for (Resource file : root.list()) {
        if (!file.isDirectory()) {
          try (InputStream in = file.newInputStream()) {
            contents.put(file.getFileName(), in.readAllBytes());
          }
        }
      }
    }
    return contents;
  }

  private static byte[] content(String name) throws IOException {
    try (InputStream in = PageFiles.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException("file not found on the class path: " + name);
      }
      return in.readAllBytes();
    }
  }

  private static String version(SortedMap<String, byte[]> page) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    page.forEach(
        (name, bytes) -> {
          all.writeBytes((name + " " + bytes.length + "\n").getBytes(StandardCharsets.UTF_8));
          all.writeBytes(bytes);
        });
    return Digests.of(all.toByteArray());
  }

  private static String mediaType(String name) {
    return switch (name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT)) {
      case "html" -> "text/html;charset=utf-8";
      case "js" -> "text/javascript;charset=utf-8";
      case "css" -> "text/css;charset=utf-8";
      case "svg" -> "image/svg+xml";
      case "png" -> "image/png";
      case "json" -> "application/json";
      case "webmanifest" -> "application/manifest+json";
      case "woff2" -> "font/woff2";
      default -> "application/octet-stream";
    };
  }
}
