package org.nonomino.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.eclipse.jetty.util.resource.Resource;
import org.eclipse.jetty.util.resource.ResourceFactory;

/**
 * The page as the class path has it: its files, with the library that they import, and the document
 * that begins it. Immutable.
 */
public final class Page {
  /**
   * What the page may load, as {@code Content-Security-Policy} says it: its own files. Who may
   * frame it only the header of a server can say.
   */
  public static final String POLICY =
      String.join(
          "; ",
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          "img-src 'self' data: blob:",
          "connect-src 'self'",
          "font-src 'self'",
          "manifest-src 'self'",
          "base-uri 'none'",
          "form-action 'none'");

  private static final String FOLDER = "org/nonomino/web/page";
  private static final String INDEX = "index.html";

  /** A folder of the files. */
  private static final String LIBRARY_HERE = "lib/";

  private static final String LIBRARY = "/META-INF/resources/_static/lit-html/3.3.1/";

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

  private final SortedMap<String, byte[]> files;
  private final String index;

  private Page(SortedMap<String, byte[]> files, String index) {
    this.files = Collections.unmodifiableSortedMap(files);
    this.index = index;
  }

  /** Who answers the requests of the page; its {@code api.js} reads it. */
  public enum Answers {
    /** The server that it came from. */
    SERVER,
    /** Web Workers with the compiled toolkit. */
    WORKERS
  }

  /**
   * Reads all files.
   *
   * @throws IOException if one cannot be read
   */
  public static Page load() throws IOException {
    SortedMap<String, byte[]> files = contents(FOLDER);
    byte[] index = Objects.requireNonNull(files.remove(INDEX));
    for (String name : LIBRARY_FILES) {
      files.put(LIBRARY_HERE + name, content(Page.class, LIBRARY + name));
    }
    return new Page(files, new String(index, StandardCharsets.UTF_8));
  }

  /**
   * Returns the bytes of all files but the document, by their names; their addresses end like that,
   * beside each other.
   */
  public SortedMap<String, byte[]> files() {
    return files;
  }

  /**
   * Returns the document.
   *
   * @param base where the files are, an address without a slash at its end
   * @param publicAddress where everyone can reach the page, if there is such a place
   * @param head more elements for its head, as HTML
   */
  public String index(
      String base, Answers answers, Optional<PublicAddress> publicAddress, String head) {
    return index
        .replace("{{base}}", base)
        .replace("{{answers}}", answers == Answers.SERVER ? "server" : "workers")
        .replace("{{public}}", publicAddress.map(PublicAddress::attribute).orElse(""))
        .replace("{{head}}\n", head);
  }

  /** Returns a name for some files that other contents do not have. */
  public static String version(SortedMap<String, byte[]> files) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    files.forEach(
        (name, bytes) -> {
          all.writeBytes((name + " " + bytes.length + "\n").getBytes(StandardCharsets.UTF_8));
          all.writeBytes(bytes);
        });
    return Digests.of(all.toByteArray());
  }

  /** Returns the files beside the document of a folder, without folders in it, by name. */
  private static SortedMap<String, byte[]> contents(String folder) throws IOException {
    SortedMap<String, byte[]> contents = new TreeMap<>();
    try (ResourceFactory.Closeable resources = ResourceFactory.closeable()) {
      // A runtime image finds files by their names, and no folders.
      Resource index = resources.newClassLoaderResource(folder + "/" + INDEX, false);
      if (index == null) {
        throw new IOException("file not found on the class path: " + folder + "/" + INDEX);
      }
      try (DirectoryStream<Path> files = Files.newDirectoryStream(index.getPath().getParent())) {
        for (Path file : files) {
          if (Files.isRegularFile(file)) {
            contents.put(file.getFileName().toString(), Files.readAllBytes(file));
          }
        }
      }
    }
    return contents;
  }

  /**
   * Returns the bytes of a file on the class path.
   *
   * @param home where names begin that do not begin with a slash
   * @throws IOException if it cannot be read
   */
  public static byte[] content(Class<?> home, String name) throws IOException {
    try (InputStream in = home.getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException("file not found on the class path: " + name);
      }
      return in.readAllBytes();
    }
  }
}
