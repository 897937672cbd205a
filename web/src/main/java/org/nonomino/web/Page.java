package org.nonomino.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.eclipse.jetty.util.resource.Resource;
import org.eclipse.jetty.util.resource.ResourceFactory;

/**
 * The web app on the class path: its files, including the library that they import, and the main
 * document. Immutable.
 */
public final class Page {
  /**
   * The content security policy of the web app. It may load only its own files. Only the header of
   * a server can control framing.
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

  /** The name of the document that other pages show in a frame, next to the main document. */
  public static final String EMBED = "embed.html";

  /** The name of the script that defines an element with such a frame, next to the document. */
  public static final String ELEMENT = "nonomino-puzzle.js";

  /** The name of the service worker, next to the document. */
  public static final String SERVICE_WORKER = "sw.js";

  /** The folder of the library among the files. */
  private static final String LIBRARY_HERE = "lib/";

  private static final String LIBRARY = "/META-INF/resources/_static/lit-html/3.3.1/";

  /**
   * The template library, the base classes of directives, and those directives that never insert
   * unescaped text.
   */
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
  private final String embed;
  private final byte[] element;

  private Page(SortedMap<String, byte[]> all) {
    this.index = new String(taken(all, INDEX), StandardCharsets.UTF_8);
    this.embed = new String(taken(all, EMBED), StandardCharsets.UTF_8);
    this.element = taken(all, ELEMENT);
    this.files = Collections.unmodifiableSortedMap(all);
  }

  private static byte[] taken(SortedMap<String, byte[]> files, String name) {
    return Objects.requireNonNull(files.remove(name), name);
  }

  /** The source of the answers, which {@code api.js} reads. */
  public enum Answers {
    /** The server that the web app was loaded from. */
    SERVER,
    /** Web Workers with the compiled toolkit. */
    WORKERS;

    private String attribute() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * Reads all files.
   *
   * @throws IOException if a file cannot be read
   */
  public static Page load() throws IOException {
    SortedMap<String, byte[]> files = contents(FOLDER);
    for (String name : LIBRARY_FILES) {
      files.put(LIBRARY_HERE + name, content(Page.class, LIBRARY + name));
    }
    return new Page(files);
  }

  /**
   * Returns the bytes of all files except the documents and the script with the element, by name.
   * In their addresses, the names are siblings.
   */
  public SortedMap<String, byte[]> files() {
    return files;
  }

  /**
   * Returns the document.
   *
   * @param base the address of the files, without a slash at its end
   * @param publicAddress the public address of the web app, if there is one
   * @param head more elements for its head, as HTML
   */
  public String index(
      String base, Answers answers, Optional<PublicAddress> publicAddress, String head) {
    return filled(index, base, answers, head)
        .replace("{{public}}", publicAddress.map(PublicAddress::attribute).orElse(""));
  }

  /**
   * Returns the document that other pages show in a frame: a single puzzle.
   *
   * @param base the address of the files, without a slash at its end
   * @param head more elements for its head, as HTML
   */
  public String embed(String base, Answers answers, String head) {
    return filled(embed, base, answers, head);
  }

  private static String filled(String document, String base, Answers answers, String head) {
    return document
        .replace("{{base}}", base)
        .replace("{{answers}}", answers.attribute())
        .replace("{{head}}\n", head);
  }

  /** Returns the script that defines the element for other pages. */
  public byte[] element() {
    return element.clone();
  }

  /**
   * Returns the service worker, with which the web app starts without its host.
   *
   * @param files the names of all files of the web app, relative to the document
   * @param document the name of the document among them
   * @param version a name that depends on the contents of the files
   * @throws IOException if it cannot be read
   */
  public static String serviceWorker(
      Collection<String> files, String document, Answers answers, String version)
      throws IOException {
    String names =
        files.stream()
            .map(name -> "'" + name + "'")
            .collect(Collectors.joining(",\n  ", "[\n  ", ",\n]"));
    return new String(content(Page.class, "offline/" + SERVICE_WORKER), StandardCharsets.UTF_8)
        .replace("{{version}}", version)
        .replace("{{document}}", document)
        .replace("{{answers}}", answers.attribute())
        .replace("['{{files}}']", names);
  }

  /** Returns a name that depends on the contents of files. */
  public static String version(SortedMap<String, byte[]> files) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    files.forEach(
        (name, bytes) -> {
          all.writeBytes((name + " " + bytes.length + "\n").getBytes(StandardCharsets.UTF_8));
          all.writeBytes(bytes);
        });
    return Digests.of(all.toByteArray());
  }

  /** Returns the files of a folder and its subfolders, by their paths in it, with slashes. */
  private static SortedMap<String, byte[]> contents(String folder) throws IOException {
    SortedMap<String, byte[]> contents = new TreeMap<>();
    try (ResourceFactory.Closeable resources = ResourceFactory.closeable()) {
      // A runtime image finds files by name, but has no folders.
      Resource index = resources.newClassLoaderResource(folder + "/" + INDEX, false);
      if (index == null) {
        throw new IOException("file not found on the class path: " + folder + "/" + INDEX);
      }
      Path root = Objects.requireNonNull(index.getPath().getParent(), folder);
      try (Stream<Path> files = Files.walk(root)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          String name =
              StreamSupport.stream(root.relativize(file).spliterator(), false)
                  .map(Path::toString)
                  .collect(Collectors.joining("/"));
          contents.put(name, Files.readAllBytes(file));
        }
      }
    }
    return contents;
  }

  /**
   * Returns the bytes of a file on the class path or the module path.
   *
   * @param home the folder of names that do not begin with a slash; others may be in any jar
   * @throws IOException if it cannot be read
   */
  public static byte[] content(Class<?> home, String name) throws IOException {
    // A class in a module finds files only in its own jar.
    try (InputStream in =
        name.startsWith("/")
            ? home.getClassLoader().getResourceAsStream(name.substring(1))
            : home.getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException("file not found on the class path: " + name);
      }
      return in.readAllBytes();
    }
  }
}
