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
 * What native programs need of the system that they run on, as its own loader finds it: the C
 * library, first of all. For a Linux with ldd.
 */
final class SystemLibraries {
  private static final byte[] ELF = {0x7f, 'E', 'L', 'F'};

  /** A line of ldd: with an arrow for what was looked for, without one for the loader itself. */
  private static final Pattern FOUND =
      Pattern.compile("\\s*+(?:\\S++ => )?(/\\S++) \\(0x[0-9a-f]++\\)");

  /** A version of the C library, as symbols name it: GLIBC_2.34. */
  private static final Pattern GLIBC_SYMBOLS = Pattern.compile("GLIBC_(\\d++(?:\\.\\d++)++)");

  private static final Pattern NOT_FOUND = Pattern.compile("\\s*+(\\S++) => not found");

  private SystemLibraries() {}

  /** Returns whether the loader of this system can be asked. */
  static boolean areKnown() {
    return Files.isExecutable(Path.of("/usr/bin/ldd"));
  }

  /**
   * Returns the libraries that are needed and not among the files themselves: the real files, by
   * the paths at which the loader looks for them.
   *
   * @param files native ones and others
   * @throws IOException if the loader cannot be asked, or a library is missing here
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
            throw new IOException(file + " needs " + missing.group(1) + ", which is not here.");
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
   * Returns the oldest version of glibc that has everything the native ones of some files ask for,
   * such as 2.34; nothing if they ask for none.
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
   * Returns where Debian keeps the licence of a library.
   *
   * @param library as the loader finds it
   * @return nothing where no package of Debian's brought it
   * @throws IOException if dpkg cannot be asked
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
