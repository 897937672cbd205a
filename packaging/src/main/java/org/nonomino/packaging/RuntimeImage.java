package org.nonomino.packaging;

import java.io.IOException;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A Java runtime with the program inside, reduced to its needs. */
final class RuntimeImage {
  /** The program of binutils that removes symbols. */
  private static final Path STRIP = Path.of("/usr/bin/strip");

  private RuntimeImage() {}

  /** Returns the missing requirement for building a runtime; empty if there is none. */
  static Optional<String> missing() {
    if (!JdkTool.exists("jlink") || !JdkTool.exists("javac") || !JdkTool.exists("jdeps")) {
      return Optional.of("this Java has no jlink; use a full JDK");
    }
    if (!Files.isDirectory(modules())) {
      return Optional.of(
          "this JDK has no folder " + modules() + ", from which jlink reads modules");
    }
    return Optional.empty();
  }

  private static Path modules() {
    return Path.of(System.getProperty("java.home"), "jmods");
  }

  /**
   * Builds a runtime.
   *
   * @param module the folder of a module with a descriptor
   * @param image the new folder of the runtime; must not exist
   * @throws IOException if it cannot be built
   */
  static void make(Path module, Path image) throws IOException {
    Path unneeded = module.resolveSibling("unneeded.txt");
    Files.writeString(unneeded, "regex:" + ofTheDesktop() + "\n");
    JdkTool.run(
        "jlink",
        "--module-path",
        module.toString(),
        "--add-modules",
        MergedModule.NAME,
        "--output",
        image.toString(),
        "--strip-java-debug-attributes",
        "--no-header-files",
        "--no-man-pages",
        "--dedup-legal-notices=error-if-not-same-content",
        "--exclude-resources=@" + unneeded);
    try (Stream<Path> files = Files.walk(image)) {
      for (Path file : files.filter(path -> !Files.isDirectory(path)).toList()) {
        if (Unneeded.isFile(image.relativize(file).toString().replace('\\', '/'))) {
          Files.delete(file);
        }
      }
    }
    followLinks(image);
    deleteEmptyFolders(image);
  }

  /**
   * Removes the symbols of native code, a sixth of the virtual machine, if there is a program for
   * that.
   */
  static void strip(Path image) throws IOException {
    if (!Files.isExecutable(STRIP)) {
      return;
    }
    for (Path file : files(image)) {
      if (Files.isRegularFile(file) && SystemLibraries.isNative(file)) {
        Process process =
            new ProcessBuilder(STRIP.toString(), "--strip-unneeded", file.toString())
                .inheritIO()
                .start();
        try {
          if (process.waitFor() != 0) {
            throw new IOException(STRIP + " failed on " + file + ".");
          }
        } catch (InterruptedException e) {
          throw new IOException(STRIP + " was interrupted.", e);
        }
      }
    }
  }

  /**
   * Returns a pattern for the unneeded files of java.desktop. The first file of each package stays,
   * because jlink refuses empty packages.
   */
  private static Pattern ofTheDesktop() throws IOException {
    Set<String> packages = new LinkedHashSet<>();
    Set<String> kept = new TreeSet<>();
    Set<String> left = new TreeSet<>();
    try (ModuleReader reader = ModuleFinder.ofSystem().find("java.desktop").orElseThrow().open();
        Stream<String> files = reader.list()) {
      for (String file : (Iterable<String>) files.sorted()::iterator) {
        if (Unneeded.isOfTheDesktop(file) && !file.endsWith("/")) {
          String folder = file.substring(0, file.lastIndexOf('/') + 1);
          left.add(folder);
          if (packages.add(folder)) {
            kept.add(file);
          }
        }
      }
    }
    return Pattern.compile(
        "/java\\.desktop/(?!(?:" + alternatives(kept) + ")$)(?:" + alternatives(left) + ")[^/]*");
  }

  private static String alternatives(Set<String> paths) {
    return paths.stream()
        .map(path -> path.replace(".", "\\.").replace("$", "\\$"))
        .collect(Collectors.joining("|"));
  }

  /**
   * Replaces links by files, because zip and Windows lack links, and jlink links equal licences.
   */
  private static void followLinks(Path image) throws IOException {
    for (Path file : files(image)) {
      if (Files.isSymbolicLink(file)) {
        byte[] bytes = Files.readAllBytes(file);
        Files.delete(file);
        Files.write(file, bytes);
      }
    }
  }

  private static void deleteEmptyFolders(Path image) throws IOException {
    List<Path> deepestFirst = files(image);
    for (Path folder : deepestFirst) {
      if (Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
        try (Stream<Path> inside = Files.list(folder)) {
          if (inside.findAny().isEmpty()) {
            Files.delete(folder);
          }
        }
      }
    }
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.sorted((a, b) -> b.compareTo(a)).toList();
    }
  }
}
