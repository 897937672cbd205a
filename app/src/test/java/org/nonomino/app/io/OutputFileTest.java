package org.nonomino.app.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.app.Run;

/** Tests of {@code --output}: the content of the file after success and failure. */
final class OutputFileTest {
  private static final String CLASSIC =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String JIGSAW = "1..............4 0001011122232333";
  private static final String MASK = "0001\n0111\n2223\n2333\n";
  private static final String LEFT = "is also an input and was only partly converted";
  private static final String PERMISSION = "permission denied. Check the permissions of ";
  private static final Path FULL_DISK = Path.of("/dev/full");

  /** A process number above all those that systems assign. */
  private static final String DEAD_PROCESS = ".nonomino-999999999-";

  @TempDir private Path folder;

  private Path path(String name) {
    return folder.resolve(name);
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(path(name), text);
  }

  /** The same file under another name. */
  private Path alias(String kind, Path file) throws IOException {
    return switch (kind) {
      case "dotted" -> folder.resolve(".").resolve(file.getFileName());
      case "link" -> Files.createSymbolicLink(path("link"), file.getFileName());
      case "hard link" -> Files.createLink(path("hard"), file);
      default -> file;
    };
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "solve",
        "solve --all=2",
        "solve --format=grid",
        "check",
        "check --format=line",
        "rate",
        "stats --no-ratings",
        "canon --map",
        "canon --layout",
        "layouts check --format=line",
        "layouts show",
      })
  void theResultsOfARunReachTheFileOnly(String command) throws IOException {
    boolean areLayouts = command.contains("layout");
    Path input = file("a.txt", areLayouts ? MASK : CLASSIC + "\nmalformed!\n" + JIGSAW + "\n");
    Path output = file("results", "old");
    List<String> words = new ArrayList<>(List.of(command.split(" ")));
    words.add(input.toString());
    Run printed = Run.of(words.toArray(String[]::new));

    words.add("--output=" + output);
    Run written = Run.of(words.toArray(String[]::new));

    assertThat(output).content().isEqualTo(printed.out()).isNotEmpty();
    assertThat(written).isEqualTo(new Run(printed.status(), "", printed.err()));
    assertThat(printed.status()).isEqualTo(areLayouts ? 0 : 2);
    assertThat(hidden()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "solve, csv, csv",
    "solve, sdk, sdk",
    "solve, txt, picture",
    "check, CSV, csv",
    "rate, CSV, csv",
    "rate, txt, text",
    "stats, csv, csv",
    "stats, JSON, json",
    "stats, txt, text",
    "layouts show 2x2, csv, csv",
    "layouts show 2x2, txt, picture",
    "layouts check 2x2, csv, csv",
    "layouts check 2x2, txt, text",
    "canon, csv, csv",
    "canon, txt, line",
  })
  void theExtensionOfTheFileNamesTheFormat(String command, String extension, String format) {
    Path output = path("results." + extension);

    Run run = Run.withInput(CLASSIC, (command + " -o " + output).split(" "));

    assertThat(output)
        .content()
        .isEqualTo(Run.withInput(CLASSIC, (command + " --format=" + format).split(" ")).out());
    assertThat(run.status()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve --format=csv", "rate", "stats", "canon", "layouts check"})
  void aFileStaysWhereNothingCouldBeRead(String command) throws IOException {
    Path output = file("results", "old");

    Run run = Run.of((command + " nowhere -o " + output).split(" "));

    assertThat(output).hasContent("old");
    assertThat(run.status()).isEqualTo(2);
    assertThat(hidden()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve", "rate", "stats", "canon", "convert --format=line"})
  void anInterruptedRunLeavesTheFileAsItWas(String command) throws IOException {
    Path output = file("results", "old");
    Thread.currentThread().interrupt();

    Run run = Run.withInput(CLASSIC, (command + " -o " + output).split(" "));

    assertThat(Thread.interrupted()).isFalse();
    assertThat(run.err())
        .isEqualTo(
            "nonomino: The run was interrupted, so --output=" + output + " was left unchanged.\n");
    assertThat(run.status()).isEqualTo(3);
    assertThat(output).hasContent("old");
    assertThat(hidden()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "solve, same",
    "check, dotted",
    "rate, dotted",
    "stats, link",
    "canon, hard link",
    "canon --layout, same",
    "layouts check, same",
    "layouts show, link",
  })
  void resultsDoNotReplaceTheirInput(String command, String alias) throws IOException {
    String text = command.contains("layout") ? MASK : CLASSIC + "\n";
    Path input = file("a.txt", text);

    Run run = Run.of((command + " " + input + " -o " + alias(alias, input)).split(" "));

    assertThat(run.err()).contains("this file is also an input, and its puzzles would be lost.");
    assertThat(run.status()).isEqualTo(2);
    assertThat(input).hasContent(text);
    assertThat(hidden()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "solve, regions",
    "check, regions",
    "rate, regions",
    "rate, levels",
    "stats, regions",
    "stats, levels",
    "canon, regions",
    "explain, regions",
    "explain, levels",
    "render --format=svg, levels",
    "generate, regions",
    "generate, levels",
  })
  void noFileOfAnOptionIsReplaced(String command, String option) throws IOException {
    String text =
        option.equals("levels") ? "{\"levels\":[{\"name\":\"any\",\"rating\":20}]}" : MASK;
    Path file = file("a.txt", text);

    Run run =
        Run.withInput(
            "1...............", (command + " --" + option + "=" + file + " -o " + file).split(" "));

    assertThat(run.err()).contains("this is also the file of --" + option + ". Name another");
    assertThat(run.out()).isEmpty();
    assertThat(run.status()).isEqualTo(2);
    assertThat(file).hasContent(text);
    assertThat(hidden()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "same, sdm, sdm supports only",
    "dotted, sdm, sdm supports only",
    "link, sdm, sdm supports only",
    "hard link, sdm, sdm supports only",
    "same, sgt, cannot hold the title",
  })
  void anInputStaysWhereNotAllOfItWasConverted(String alias, String format, String reason)
      throws IOException {
    String text = CLASSIC + " title\n" + JIGSAW + "\n";
    Path input = file("a.txt", text);

    Run run =
        Run.of(
            "convert",
            "--format=" + format,
            "-o",
            alias(alias, input).toString(),
            input.toString());

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains(reason).containsOnlyOnce(LEFT);
    assertThat(input).hasContent(text);
    assertThat(hidden()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"nonsense!\n", "", "missing"})
  void anInputStaysWhereOneOfThemIsBroken(String second) throws IOException {
    Path input = file("a.txt", CLASSIC + "\n");
    Path other = second.equals("missing") ? path(second) : file("b.txt", second);

    Run run =
        Run.of(
            "convert", "--format=csv", "-o", input.toString(), input.toString(), other.toString());

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).containsOnlyOnce(LEFT);
    assertThat(input).hasContent(CLASSIC + "\n");
  }

  @Test
  void anInputIsReplacedWhereAllOfItWasConverted() throws IOException {
    Path input = file("a.txt", CLASSIC + " one\n" + JIGSAW + " two\n");
    Path link = alias("link", input);

    Run run = Run.of("convert", "--format=csv", "-o", link.toString(), input.toString());

    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(link).isSymbolicLink();
    assertThat(Files.readAllLines(input))
        .hasSize(3)
        .first()
        .isEqualTo("puzzle,regions,solution,label,constraints");
  }

  @ParameterizedTest
  @ValueSource(strings = {"convert --format=csv", "render --format=svg"})
  void aLinkToAMissingFileIsWrittenThrough(String command) throws IOException {
    Path target = path("target");
    Path link = Files.createSymbolicLink(path("link"), Path.of("second"));
    Files.createSymbolicLink(path("second"), target);
    List<String> args = new ArrayList<>(List.of(command.split(" ")));
    args.addAll(List.of("-o", link.toString()));

    Run.withInput("", args.toArray(String[]::new));
    assertThat(link).isSymbolicLink();
    assertThat(target).doesNotExist();
    Run run = Run.withInput(CLASSIC, args.toArray(String[]::new));

    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(link).isSymbolicLink();
    assertThat(target).isNotEmptyFile();
  }

  /** Some commands replace the whole file at the end, others write to it continuously. */
  @ParameterizedTest
  @CsvSource({"missing/file, there is no such folder", "link, this file cannot be written"})
  void aLinkThatLeadsNowhereIsRefused(String target, String problem) throws IOException {
    Path link = Files.createSymbolicLink(path("link"), Path.of(target));

    for (String command : List.of("convert --format=csv", "generate --size=4 --format=line")) {
      List<String> args = new ArrayList<>(List.of(command.split(" ")));
      args.addAll(List.of("-o", link.toString()));
      Run run = Run.withInput(CLASSIC, args.toArray(String[]::new));

      assertThat(run.err()).contains(problem).hasLineCount(1);
      assertThat(run.status()).isEqualTo(2);
      assertThat(link).isSymbolicLink();
    }
  }

  /** A file that is not an input still receives all puzzles that could be converted. */
  @Test
  void anotherFileGetsWhatCouldBeConverted() throws IOException {
    Path input = file("a.txt", CLASSIC + "\n" + JIGSAW + "\n");
    Path target = file("b.sdm", "old");

    Run run = Run.of("convert", "-o", target.toString(), input.toString());

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).doesNotContain(LEFT);
    assertThat(target).hasContent(CLASSIC.replace('.', '0'));
  }

  @Test
  void aPictureDoesNotReplaceItsPuzzle() throws IOException {
    Path input = file("puzzle-0001.svg", CLASSIC);
    for (Path target : List.of(input, alias("link", input), folder)) {
      Run run = Run.of("render", "--format=svg", "-o", target.toString(), input.toString());

      assertThat(run.status()).isEqualTo(2);
      assertThat(run.err()).contains("is also an input").hasLineCount(1);
      assertThat(input).hasContent(CLASSIC);
    }
  }

  @Test
  void aFileThatAnotherOptionReadsIsNotReplaced() throws IOException {
    Path mask = file("mask.txt", MASK);
    Path pattern = file("pattern.txt", "x...\n....\n....\n...x\n");
    Path link = alias("link", mask);
    List<Run> runs = new ArrayList<>();
    runs.add(Run.of("generate", "--regions=" + mask, "--format=csv", "-o", link.toString()));
    runs.add(Run.of("generate", "--size=4", "--pattern=" + pattern, "-o", pattern.toString()));
    runs.add(
        Run.withInput(
            "1...............",
            "convert",
            "--format=csv",
            "--regions=" + mask,
            "-o",
            link.toString()));
    runs.add(
        Run.withInput(
            "1...............",
            "render",
            "--format=svg",
            "--regions=" + mask,
            "-o",
            mask.toString()));

    assertThat(runs)
        .allSatisfy(
            run -> {
              assertThat(run.status()).isEqualTo(2);
              assertThat(run.err())
                  .containsPattern("this is also the file of --(regions|pattern)")
                  .hasLineCount(1);
            });
    assertThat(mask).hasContent(MASK);
    assertThat(pattern).content().startsWith("x...");
  }

  /** A folder in which nothing can be created, not even by root. */
  private void makeReadOnly() throws IOException {
    boolean isSaid = path(".").toFile().setWritable(false);
    if (isSaid && canCreate()) {
      run("chattr", "+i", folder.toString());
    }
    assumeFalse(canCreate(), "skipped: here is no way to make a folder read-only");
  }

  private void makeWritable() {
    run("chattr", "-i", folder.toString());
    assertThat(folder.toFile().setWritable(true)).isTrue();
  }

  private boolean canCreate() throws IOException {
    try {
      Files.delete(Files.createFile(path("probe")));
      return true;
    } catch (FileSystemException e) {
      return false;
    }
  }

  private static void run(String... command) {
    try {
      new ProcessBuilder(command)
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start()
          .waitFor();
    } catch (IOException e) {
      // The test is skipped if this program is missing.
      return;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void aFileInAReadOnlyFolderIsWritten() throws IOException {
    Path longer = file("longer.sdm", "old".repeat(100));
    Path shorter = file("shorter.csv", "old");
    Path input = file("a.txt", CLASSIC + "\n" + JIGSAW + "\n");
    Path picture = file("a.svg", "old");
    makeReadOnly();
    try {
      assertThat(Run.withInput("nonsense!", "convert", "-o", longer.toString()).status())
          .isEqualTo(2);
      assertThat(longer).content().startsWith("oldold");
      Run refused = Run.of("convert", "--format=sdm", "-o", input.toString(), input.toString());
      assertThat(refused.err()).contains(LEFT);
      assertThat(input).hasContent(CLASSIC + "\n" + JIGSAW + "\n");

      for (Path target : List.of(longer, shorter)) {
        Run run = Run.withInput(CLASSIC, "convert", "-o", target.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
      }
      assertThat(longer).hasContent(CLASSIC.replace('.', '0') + "\n");
      assertThat(Files.readAllLines(shorter)).hasSize(2);
      assertThat(
              Run.of("convert", "--format=csv", "-o", input.toString(), input.toString()).status())
          .isZero();
      assertThat(Files.readAllLines(input)).hasSize(3);
      assertThat(Run.withInput(CLASSIC, "render", "-o", picture.toString()).status()).isZero();
      assertThat(picture).content().startsWith("<svg").endsWith("</svg>\n");
      Run none = Run.withInput(CLASSIC, "convert", "-o", path("new.sdm").toString());
      assertThat(none.status()).isEqualTo(2);
      assertThat(none.err())
          .satisfiesAnyOf(
              err -> assertThat(err).contains(PERMISSION + "the folder"),
              err -> assertThat(err).contains("this file cannot be written: "));
    } finally {
      makeWritable();
    }
    assertThat(hidden()).isEmpty();
  }

  @Test
  void aFullDiskIsSaidToBeFull() throws IOException {
    assumeTrue(Files.isWritable(FULL_DISK), "skipped: /dev/full is missing");
    for (String format : List.of("svg", "png", "pdf")) {
      Run run = Run.withInput(CLASSIC, "render", "--format=" + format, "-o", FULL_DISK.toString());
      assertThat(run.status()).isEqualTo(2);
      assertThat(run.err())
          .isEqualTo(
              "nonomino: --output=/dev/full: this file cannot be written:"
                  + " No space left on device.\n");
    }
    Path second = Files.createSymbolicLink(path("puzzle-0002.png"), FULL_DISK);
    for (String name : List.of(folder.toString(), folder + "/")) {
      Run run = Run.withInput(CLASSIC + "\n" + CLASSIC, "render", "--format=png", "-o", name);
      assertThat(run.status()).isEqualTo(2);
      assertThat(run.err())
          .isEqualTo(
              "nonomino: --output="
                  + name
                  + ": puzzle-0002.png cannot be written: No space left on device.\n");
    }
    Files.delete(second);
  }

  @Test
  void whatKilledRunsLeftIsDeleted() throws IOException {
    String own = ".nonomino-" + ProcessHandle.current().pid() + "-1f";
    List<String> kept =
        List.of(own, DEAD_PROCESS + "xyz", ".nonomino-notes", "nonomino-1-1", DEAD_PROCESS + "a.b");
    for (String name : kept) {
      file(name, "");
    }
    Files.createDirectory(path(DEAD_PROCESS + "d"));
    for (String target : List.of("a.svg", "")) {
      file(DEAD_PROCESS + "1f", "half a picture");
      file(DEAD_PROCESS + "2e", "");

      Run run = Run.withInput(CLASSIC, "render", "--format=svg", "-o", folder + "/" + target);

      assertThat(run.status()).isZero();
      assertThat(path(DEAD_PROCESS + "1f")).doesNotExist();
      assertThat(path(DEAD_PROCESS + "2e")).doesNotExist();
    }
    assertThat(hidden())
        .containsExactlyInAnyOrderElementsOf(
            Stream.concat(kept.stream(), Stream.of(DEAD_PROCESS + "d"))
                .filter(name -> name.startsWith("."))
                .toList());
  }

  private List<String> hidden() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.startsWith("."))
          .toList();
    }
  }
}
