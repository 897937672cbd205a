package org.nonomino.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Builds the packages. {@code ./mvnw -q -Ppackage package} calls it with the folder of the
 * checkout, the version, and the time of all files.
 */
public final class Packager {
  private static final double MEGABYTE = 1e6;
  private static final List<Step> STEPS =
      List.of(
          ArchiveStep.TAR_GZ,
          ArchiveStep.ZIP,
          new DebStep(),
          new ContainerImage(),
          new PlainArchives(),
          ManifestStep.HOMEBREW,
          ManifestStep.SCOOP);

  private Packager() {}

  /**
   * Builds all packages that this machine can build.
   *
   * @param arguments the checkout, the version, and the time in ISO 8601 or seconds since 1970
   * @throws IOException if a package cannot be built although nothing is missing for it
   */
  public static void main(String[] arguments) throws IOException {
    Path sources = Path.of(arguments[0]).toAbsolutePath().normalize();
    String version = arguments[1];
    Instant time = time(arguments[2]);
    Path dist = Files.createDirectories(sources.resolve("dist"));
    deleteFilesIn(dist);
    Path work = sources.resolve("packaging/target/packages");
    if (Files.exists(work)) {
      FileTree.delete(work);
    }
    Files.createDirectories(work);
    Platform platform = Platform.current();
    List<Path> jars = Program.jars(sources);
    say("writing manuals and completions ...");
    FileTree shared = Program.shared(sources, jars, time, work);
    Optional<FileTree> runnable = Optional.empty();
    Optional<String> missing = Program.missing(platform);
    if (missing.isPresent()) {
      say("no Java runtime: " + missing.get());
    } else {
      runnable =
          Optional.of(Program.runnable(sources, jars, version, platform, work, Packager::say));
    }
    Release release =
        new Release(
            version, time, platform, shared, runnable, Desktop.of(sources), sources, jars, dist);
    List<Path> made = make(STEPS, release);
    Path archive = release.file(".tar.gz");
    if (made.contains(archive)) {
      say("trying the tar.gz ...");
      Trial.run(archive, sources.resolve("examples/six.txt"), work);
    }
    print(made, dist);
  }

  /** Builds all possible packages, and reports the skipped ones with the reason. */
  static List<Path> make(List<Step> steps, Release release) throws IOException {
    List<Path> made = new ArrayList<>();
    for (Step step : steps) {
      Optional<String> missing = step.missing(release);
      if (missing.isPresent()) {
        say(step.name() + " skipped: " + missing.get());
      } else {
        say("building the " + step.name() + " ...");
        made.addAll(step.make(release));
      }
    }
    return made;
  }

  /** Parses a time from Maven or SOURCE_DATE_EPOCH. */
  static Instant time(String text) {
    return text.matches("\\d+") ? Instant.ofEpochSecond(Long.parseLong(text)) : Instant.parse(text);
  }

  private static void print(List<Path> files, Path dist) throws IOException {
    StringBuilder sums = new StringBuilder();
    StringBuilder table = new StringBuilder();
    for (Path file : files) {
      String sum = Checksums.sha256(file);
      String name = dist.relativize(file).toString();
      sums.append(sum).append("  ").append(name).append('\n');
      table.append(
          String.format(
              Locale.ROOT, "%-48s %6.1f MB  %s%n", name, Files.size(file) / MEGABYTE, sum));
    }
    Files.writeString(dist.resolve("SHA256SUMS"), sums);
    System.out.print(table);
  }

  @SuppressWarnings("SystemOut")
  static void say(String text) {
    System.out.println("packaging: " + text);
  }

  /** Deletes the packages of earlier builds, but not the folder of the site next to them. */
  private static void deleteFilesIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.delete(file);
      }
    }
  }
}
