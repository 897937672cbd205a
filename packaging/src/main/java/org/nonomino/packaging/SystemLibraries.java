package org.nonomino.packaging;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The libraries of the system that native programs need, above all the C library, as found by its
 * loader. Requires a Linux with ldd.
 */
final class SystemLibraries {
  private static final byte[] ELF = {0x7f, 'E', 'L', 'F'};

  /** A line of ldd: with an arrow for a library, without an arrow for the loader itself. */
  private static final Pattern FOUND =
      Pattern.compile("\\s*+(?:\\S++ => )?(/\\S++) \\(0x[0-9a-f]++\\)");

  /** A version of the C library in the names of symbols: GLIBC_2.34. */
  private static final Pattern GLIBC_SYMBOLS = Pattern.compile("GLIBC_(\\d++(?:\\.\\d++)++)");

  private static final Pattern NOT_FOUND = Pattern.compile("\\s*+(\\S++) => not found");

  private SystemLibraries() {}

  /** Returns whether this system has ldd. */
  static boolean areKnown() {
    return Files.isExecutable(Path.of("/usr/bin/ldd"));
  }

  /**
   * Returns the required libraries that are not among the files themselves: the real files, by the
   * paths at which the loader searches for them.
   *
   * @param files native files and others
   * @throws IOException if ldd fails, or a library is missing here
   */
  static SortedMap<Path, Path> neededBy(Collection<Path> files) throws IOException {
    List<Path> own = new ArrayList<>();
    for (Path file : files) {
      own.add(file.toRealPath());
    }
    SortedMap<Path, Path> libraries = new TreeMap<>();
    for (Path file : own) {
      if (isNative(file)) {
        for (String line : said("ldd", file.toString()).lines().toList()) {
          Matcher missing = NOT_FOUND.matcher(line);
          if (missing.matches()
              && own.stream().noneMatch(path -> path.endsWith(missing.group(1)))) {
            throw new IOException(
                file + " needs " + missing.group(1) + ", but this machine lacks it.");
          }
          Matcher found = FOUND.matcher(line);
          if (found.matches() && !own.contains(Path.of(found.group(1)).toRealPath())) {
            Path library = Path.of(found.group(1));
            libraries.put(library, library.toRealPath());
          }
        }
      }
    }
    return libraries;
  }

  /**
   * Returns the oldest version of glibc that is sufficient for the native files among some files,
   * such as 2.34; empty if they do not need glibc.
   *
   * @throws IOException if a file cannot be read
   */
  static Optional<String> oldestGlibc(Collection<Path> files) throws IOException {
    List<ModuleDescriptor.Version> versions = new ArrayList<>();
    for (Path file : files) {
      if (isNative(file)) {
        GLIBC_SYMBOLS
            .matcher(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
            .results()
            .map(symbol -> ModuleDescriptor.Version.parse(symbol.group(1)))
            .forEach(versions::add);
      }
    }
    return versions.stream().max(Comparator.naturalOrder()).map(String::valueOf);
  }

  /**
   * Returns the path of a library's licence on Debian.
   *
   * @param library the path at which the loader finds it
   * @return empty if no Debian package contains it
   * @throws IOException if dpkg fails
   */
  static Optional<Path> licenceOf(Path library) throws IOException {
    if (!Files.isExecutable(Path.of("/usr/bin/dpkg"))) {
      return Optional.empty();
    }
    // The line is "package:architecture: path", and the path may be an older name of the same file.
    String owner = said("dpkg", "-S", "*/" + library.getFileName());
    return owner
        .lines()
        .map(line -> Path.of("/usr/share/doc", line.replaceFirst(":.*+", ""), "copyright"))
        .filter(Files::isRegularFile)
        .findFirst();
  }

  /** Returns whether a file is a native program or library of Linux. */
  static boolean isNative(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return Arrays.equals(in.readNBytes(ELF.length), ELF);
    }
  }

  private static String said(String... command) throws IOException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    try (InputStream out = process.getInputStream()) {
      return new String(out.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
