package org.nonomino.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests of the list of libraries in the packages, with their licences. */
final class ThirdPartyIT {
  private static final Path ROOT =
      Path.of(System.getProperty("nonomino.launcher")).resolveSibling(".").normalize();

  @Test
  void hasEachLibraryOfTheLauncherAndNoOther() throws IOException {
    SortedSet<String> libraries;
    try (Stream<Path> jars = Files.list(ROOT.resolve("app/target/lib"))) {
      libraries =
          jars.map(jar -> jar.getFileName().toString().replaceFirst("-[0-9].*", ""))
              .filter(name -> !name.startsWith("nonomino-"))
              .collect(Collectors.toCollection(TreeSet::new));
    }
    assertThat(listed()).isEqualTo(libraries);
  }

  /** Returns the artifact ids of the first table. */
  private static SortedSet<String> listed() throws IOException {
    String list = Files.readString(ROOT.resolve("THIRD-PARTY.md"));
    String packages = list.substring(list.indexOf("## In the packages"));
    return Pattern.compile("`[^`:]+:([^`:]+)`")
        .matcher(packages.substring(0, packages.indexOf("\n## ", 1)))
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void isNamedByTheNotice() throws IOException {
    assertThat(Files.readString(ROOT.resolve("NOTICE"))).contains("THIRD-PARTY.md");
  }
}
