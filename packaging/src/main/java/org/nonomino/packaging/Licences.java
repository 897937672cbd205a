package org.nonomino.packaging;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The licences and notices of the libraries, with a folder for each library. If a jar has no
 * licence, a file of this module is used for the library and its siblings: {@code
 * licences/jetty.txt} for {@code jetty-http}, {@code jetty-io} and others.
 */
final class Licences {
  private static final Pattern TEXT =
      Pattern.compile(
          "(META-INF/|META-INF/resources/_static/.*/)?([^/]*(LICENSE|NOTICE)[^/]*|about\\.html)");

  private static final Pattern JAR = Pattern.compile("(.*?)-\\d[^-]*.*\\.jar");

  /** The licences of Sat4j and Logback, whose jars only name them. */
  private static final List<String> NAMED = List.of("EPL-1.0.txt", "EPL-2.0.txt");

  private Licences() {}

  /**
   * Returns the files.
   *
   * @param jars of libraries
   * @throws IOException if a jar cannot be read, or has no licence
   */
  static FileTree of(List<Path> jars) throws IOException {
    FileTree files = new FileTree();
    for (String name : NAMED) {
      files.put(name, Resources.text("licences/" + name));
    }
    for (Path jar : jars) {
      String library = library(jar);
      if (!addFrom(jar, library, files)) {
        files.put(library + "/LICENSE.txt", textFor(library));
      }
    }
    return files;
  }

  /** Returns the name of a library without its version. */
  static String library(Path jar) {
    String name = String.valueOf(jar.getFileName());
    Matcher matcher = JAR.matcher(name);
    return matcher.matches() ? matcher.group(1) : name;
  }

  private static boolean addFrom(Path path, String library, FileTree files) throws IOException {
    boolean hasLicence = false;
    try (JarFile jar = new JarFile(path.toFile())) {
      for (Iterator<JarEntry> entries = jar.stream().iterator(); entries.hasNext(); ) {
        JarEntry entry = entries.next();
        Matcher matcher = TEXT.matcher(entry.getName());
        if (!entry.isDirectory() && matcher.matches()) {
          try (InputStream in = jar.getInputStream(entry)) {
            files.put(library + "/" + matcher.group(2), new FileTree.Bytes(in.readAllBytes()));
          }
          hasLicence |= !matcher.group(2).contains("NOTICE");
        }
      }
    }
    return hasLicence;
  }

  private static String textFor(String library) throws IOException {
    String name =
        Stream.iterate(
                library, part -> !part.isEmpty(), part -> part.substring(0, part.length() - 1))
            .filter(part -> library.equals(part) || library.charAt(part.length()) == '-')
            .map(part -> "licences/" + part + ".txt")
            .filter(Resources::exists)
            .findFirst()
            .orElseThrow(
                () ->
                    new IOException(
                        "The library "
                            + library
                            + " has no licence in its jar. Add its text as"
                            + " packaging/src/main/resources/org/nonomino/packaging/licences/"
                            + library
                            + ".txt."));
    return Resources.text(name);
  }
}
