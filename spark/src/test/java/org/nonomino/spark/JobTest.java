package org.nonomino.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Jobs with errors. */
@ExtendWith(SharedSession.class)
class JobTest {
  private static final int BAD_INPUT = 2;
  private static final int FAULT = 70;

  @TempDir Path folder;
  private Path output;

  @BeforeEach
  void resetFailures() {
    output = folder.resolve("out");
    FlakySolver.FAILURES.set(0);
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  @Test
  void aTaskThatFailsIsTriedAgain() throws IOException {
    String input = Inputs.lines(folder).toString();
    FlakySolver.FAILURES.set(3);
    Job job = Job.inOwnSession(output, "solve", "--solver=flaky", "--parts=7", input);

    assertThat(FlakySolver.FAILURES).hasValue(0);
    assertThat(job.records()).isEqualTo(Job.alone("solve", "--format=line", input).records());
  }

  @Test
  void aTaskThatAlwaysFailsEndsTheJobWithoutAStackTrace() throws IOException {
    FlakySolver.FAILURES.set(Integer.MAX_VALUE);
    Job job = Job.inOwnSession(output, "solve", "--solver=flaky", Inputs.lines(folder).toString());

    assertThat(job.status()).isEqualTo(FAULT);
    assertThat(job.err()).contains("as the test wants it").doesNotContain("\tat ");
    assertThat(Files.exists(output.resolve("_SUCCESS"))).isFalse();
    assertThat(Job.parts(output)).isEmpty();
  }

  @Test
  void helpIsAWordAndListsWhatIsAccepted() {
    Job help = Job.withoutOutput("help", "layouts", "random");

    assertThat(help).isEqualTo(Job.withoutOutput("layouts", "random", "--help"));
    assertThat(help.records()).startsWith("Usage: nonomino-spark layouts random");
    assertThat(Job.withoutOutput("help")).isEqualTo(Job.withoutOutput("--help"));
    assertThat(Job.withoutOutput("help", "slove").err())
        .isEqualTo(
            "nonomino: There is no command 'slove'. Did you mean solve?"
                + " 'nonomino-spark --help' lists the commands.\n");
    assertThat(Job.withoutOutput("slove").err())
        .isEqualTo(
            "nonomino: There is no command 'nonomino-spark slove'. Did you mean solve?"
                + " 'nonomino-spark --help' lists the commands.\n");
    assertThat(Job.withoutOutput().err())
        .isEqualTo(
            "nonomino: The command is missing. 'nonomino-spark --help' lists the commands.\n");
  }

  /** Each refused option is hidden, and the message on it still helps. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "solve    | --all      | --all               | --all is not available here: ",
        "generate | --position | --position --technique=x-wing | --position is not available here.",
        "generate | svg        | --format=svg        | --format=svg is not available here: ",
        "generate | pdf        | --format=PDF        | --format=PDF is not available here: ",
      })
  void helpDoesNotListWhatIsRefused(String command, String refused, String words, String message)
      throws IOException {
    Job help = Job.withoutOutput(command, "--help");
    Job job =
        Job.onSpark(
            output,
            Stream.concat(
                    Stream.concat(Stream.of(command), Stream.of(words.split(" "))),
                    command.equals("solve")
                        ? Stream.of(Inputs.lines(folder).toString())
                        : Stream.of())
                .toArray(String[]::new));

    assertThat(help.status()).isZero();
    assertThat(help.records()).contains("--format").doesNotContain(refused);
    assertThat(job.err()).startsWith("nonomino: " + message);
    assertThat(job.status()).isEqualTo(BAD_INPUT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "solve",
        "rate",
        "stats",
        "generate",
        "canon",
        "layouts random",
        "layouts all",
        "layouts check"
      })
  void theExamplesOfTheHelpAreJobs(String command) throws Exception {
    Path puzzles = Inputs.lines(folder);
    Path masks = Files.writeString(folder.resolve("masks.txt"), "0011\n0011\n2233\n2233\n");
    List<String> examples =
        Job.withoutOutput((command + " --help").split(" "))
            .records()
            .lines()
            .dropWhile(line -> !line.equals("Examples:"))
            .skip(1)
            .map(String::strip)
            .toList();

    assertThat(examples).hasSizeBetween(2, 3);
    for (String example : examples) {
      assertThat(example).startsWith("nonomino-spark " + command + " ").contains(" -o ");
      String words =
          example
              .replaceFirst("nonomino-spark ", "")
              .replace("puzzles.txt", puzzles.toString())
              .replace("masks.txt", masks.toString());
      assertThat(SparkMain.job(List.of(words.split(" ")))).as(example).isNotNull();
    }
  }

  @Test
  void badRecordsAreListedWithTheirPlaces() throws IOException {
    Path input = Inputs.lines(folder);
    Job job = Job.onSpark(output, "solve", "--parts=7", input.toString());

    assertThat(job.status()).isEqualTo(BAD_INPUT);
    assertThat(job.err())
        .contains("312 puzzles: 308 with one solution, ")
        .contains(" 2 malformed\n")
        .contains("2 records are in " + output + "/_problems");
    StringBuilder problems = new StringBuilder();
    for (Path part : files(output.resolve("_problems"))) {
      problems.append(Files.readString(part));
    }
    assertThat(problems.toString().lines())
        .hasSize(2)
        .first()
        .asString()
        .contains("\"line\":" + line(input, "too short"))
        .contains("the puzzle has 13 cells, expected 16 (4×4)")
        .contains("advice");
    assertThat(job.records().lines().filter("invalid"::equals)).hasSize(2);
  }

  private static int line(Path file, String text) throws IOException {
    List<String> lines = Files.readAllLines(file);
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).contains(text)) {
        return i + 1;
      }
    }
    throw new IllegalArgumentException(text);
  }

  @Test
  void aResumedJobWritesOnlyTheMissingParts() throws IOException {
    String input = Inputs.lines(folder).toString();
    String records = Job.onSpark(output, "solve", "--parts=7", input).records();
    Path kept = Job.parts(output).get(2);
    FileTime time = FileTime.fromMillis(1_000_000_000);
    Files.setLastModifiedTime(kept, time);
    // Simulates a kill while the job wrote two of its parts.
    Files.delete(output.resolve("_SUCCESS"));
    for (Path part : List.of(Job.parts(output).get(1), Job.parts(output).get(4))) {
      Files.writeString(part, "half a rec");
      Files.delete(output.resolve("_reports").resolve(part.getFileName()));
    }
    Job refused = Job.onSpark(output, "solve", "--parts=7", input);
    Job resumed = Job.onSpark(output, "solve", "--parts=7", "--resume", input);

    assertThat(refused.status()).isEqualTo(BAD_INPUT);
    assertThat(refused.err()).contains("unfinished").contains("--resume");
    assertThat(resumed.records()).isEqualTo(records);
    assertThat(Files.getLastModifiedTime(kept)).isEqualTo(time);
    assertThat(output.resolve("_SUCCESS")).exists();
  }

  @Test
  void partsWithoutDuplicatesAreAlsoResumed() throws IOException {
    String input = Inputs.twins(folder).toString();
    String alone = Job.alone("canon", "--distinct", input).records();
    Job whole = Job.onSpark(output, "canon", "--distinct", "--parts=7", input);
    List<Path> parts = Job.parts(output);
    Files.delete(output.resolve("_SUCCESS"));
    for (int i : List.of(0, 3)) {
      Files.delete(parts.get(i));
      Files.delete(output.resolve("_reports").resolve(parts.get(i).getFileName()));
    }
    Job resumed = Job.onSpark(output, "canon", "--distinct", "--parts=7", "--resume", input);

    assertThat(whole.records()).isEqualTo(alone);
    assertThat(resumed.records()).isEqualTo(alone);
    assertThat(resumed.err()).isEqualTo(whole.err());
  }

  @Test
  void anEnumerationIsAlsoResumed() throws IOException {
    String[] words = {"layouts", "all", "--size=5", "--format=csv", "--parts=7"};
    Job whole = Job.onSpark(output, words);
    List<Path> parts = Job.parts(output);
    Path kept = parts.get(3);
    FileTime time = FileTime.fromMillis(0);
    Files.setLastModifiedTime(kept, time);
    Files.delete(output.resolve("_SUCCESS"));
    for (int i : List.of(1, 7)) {
      Files.delete(parts.get(i));
      Files.delete(output.resolve("_reports").resolve(parts.get(i).getFileName()));
    }
    Job resumed =
        Job.onSpark(output, "layouts", "all", "--size=5", "--format=csv", "--parts=7", "--resume");

    assertThat(whole.records()).hasLineCount(4007);
    assertThat(resumed.records()).isEqualTo(whole.records());
    assertThat(Files.getLastModifiedTime(kept)).isEqualTo(time);
  }

  @Test
  void anotherJobIsNotResumed() throws IOException {
    String input = Inputs.lines(folder).toString();
    Job.onSpark(output, "solve", "--parts=2", input);
    Files.delete(output.resolve("_SUCCESS"));
    Job job = Job.onSpark(output, "solve", "--parts=2", "--first", "--resume", input);

    assertThat(job.status()).isEqualTo(BAD_INPUT);
    assertThat(job.err()).contains("different command");
  }

  @Test
  void aFileOfAnOptionMustBeTheSame() throws IOException {
    String input = Inputs.lines(folder).toString();
    String mask = "111222333".repeat(3) + "444555666".repeat(3) + "777888999".repeat(3);
    Path regions = Files.writeString(folder.resolve("mask.txt"), mask + "\n");
    Job begun = Job.onSpark(output, "solve", "--regions=" + regions, input);
    Files.delete(output.resolve("_SUCCESS"));
    Files.writeString(regions, mask + "\n\n");
    Job job = Job.onSpark(output, "solve", "--regions=" + regions, "--resume", input);

    assertThat(begun.err()).as("the mask is read").doesNotContain("mask.txt");
    assertThat(job.status()).isEqualTo(BAD_INPUT);
    assertThat(job.err()).contains("a file has changed");
  }

  @Test
  void resultsAreReplacedOnlyIfRequested() throws IOException {
    String input = Inputs.grids(folder).toString();
    String lines = Job.onSpark(output, "solve", input).records();
    Job refused = Job.onSpark(output, "solve", "--format=csv", input);
    Job replaced = Job.onSpark(output, "solve", "--format=csv", "--overwrite", input);

    assertThat(refused.status()).isEqualTo(BAD_INPUT);
    assertThat(refused.err()).contains("--overwrite");
    assertThat(refused.records()).isEqualTo(lines);
    assertThat(replaced.records()).startsWith("puzzle,regions,solution");
  }

  @Test
  void aFolderWithOtherFilesIsNotChanged() throws IOException {
    Files.createDirectories(output);
    Path other = Files.writeString(output.resolve("novel.txt"), "Once");
    Job job = Job.onSpark(output, "solve", "--overwrite", Inputs.grids(folder).toString());

    assertThat(job.status()).isEqualTo(BAD_INPUT);
    assertThat(job.err()).contains("other files");
    assertThat(other).hasContent("Once");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "solve",
        "solve nowhere.txt",
        "solve -",
        "solve .",
        "solve --solver=none grids.txt",
        "solve --first --count grids.txt",
        "solve --all grids.txt",
        "solve --format=parquet --all grids.txt",
        "solve --format=parquet --partition-by=verdict,verdict grids.txt",
        "solve --format=parquet --partition-by=puzzle,regions,solution,verdict,count,count_is_minimum,label,constraints grids.txt",
        "solve --format=parquet --partition-by= grids.txt",
        "solve --format=csv --partition-by=verdict grids.txt",
        "solve --format=parquets grids.txt",
        "canon --format=parquets grids.txt",
        "solve --parts=0 grids.txt",
        "solve --overwrite --resume grids.txt",
        "solve grids.txt grids.txt",
        "rate --scale=x grids.txt",
        "generate grids.txt",
        "generate --number=0",
        "generate --seed=x",
        "generate --format=svg",
        "generate --format=none",
        "generate --format=parquet",
        "stats --format=parquet grids.txt",
        "generate --difficulty=none",
        "generate --technique=x-wing --position",
        "generate --regions=nowhere.txt",
        "generate --clues=99",
        "layouts",
        "layouts random --size=99",
        "layouts random --format=pdf",
        "layouts all",
        "layouts all --size=17",
        "layouts all --size=4 --timeout=1s",
        "canon --layout --regions=2x2 grids.txt",
        "canon --layout 9x",
        "layouts check nowhere",
        "layouts check -",
        "draw grids.txt",
        ""
      })
  void badUsageIsOneMessage(String command) throws IOException {
    Path grids = Inputs.grids(folder);
    String[] words = command.replace("grids.txt", grids.toString()).split(" ");
    Job job = Job.onSpark(output, words);

    assertThat(job.status()).isEqualTo(BAD_INPUT);
    assertThat(job.err())
        .startsWith("nonomino: ")
        .doesNotContain("Exception")
        .doesNotContain("\tat ");
    assertThat(job.err().lines().count()).isLessThanOrEqualTo(3);
    assertThat(output).doesNotExist();
  }

  @Test
  void aRecordOfManyMegabytesIsOneProblem() throws IOException {
    Path input = folder.resolve("long.txt");
    Files.writeString(
        input, "1..4..2..2..4..1\n" + "1".repeat(20_000_000) + "\n1..4..2..2..4..1\n");
    Job job = Job.onSpark(output, "solve", "--parts=7", input.toString());

    assertThat(job.status()).isEqualTo(BAD_INPUT);
    assertThat(job.records())
        .isEqualTo(Job.alone("solve", "--format=line", input.toString()).records());
  }

  /** Puzzles with constraints have the same answers as on one machine. */
  @ParameterizedTest
  @ValueSource(strings = {"solve --format=line", "rate --format=line", "stats"})
  void puzzlesWithConstraints(String words) throws IOException {
    Path input =
        Files.writeString(
            folder.resolve("killers.jsonl"),
            """
            {"size":2,"grid":[[{},{}],[{},{}]],"killercage":[{"cells":["R1C1","R1C2"]}]}
            {"size":2,"grid":[[{},{}],[{},{}]],"even":[{"cell":"R1C1"}]}
            """);
    List<String> all = new ArrayList<>(List.of(words.split(" ")));
    all.add(input.toString());

    Job job = Job.onSpark(output, all.toArray(String[]::new));

    assertThat(job.records()).isEqualTo(Job.alone(all.toArray(String[]::new)).records());
    assertThat(job.records()).isNotEmpty();
  }

  /** A command that does not support constraints refuses them, and the job goes on. */
  @Test
  void canonRefusesConstraints() throws IOException {
    Path input =
        Files.writeString(
            folder.resolve("killers.jsonl"),
            """
            {"size":2,"grid":[[{},{}],[{},{}]],"even":[{"cell":"R1C1"}]}
            """);
    Path plain = Files.writeString(folder.resolve("plain.txt"), "1...............\n");

    Job job = Job.onSpark(output, "canon", input.toString(), plain.toString());

    assertThat(job.status()).isEqualTo(BAD_INPUT);
    assertThat(job.records().lines().count()).isEqualTo(1);
    StringBuilder said = new StringBuilder();
    for (Path problem : files(output.resolve("_problems"))) {
      said.append(Files.readString(problem));
    }
    assertThat(said).contains("even cells");
  }
}
