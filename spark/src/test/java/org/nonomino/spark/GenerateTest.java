package org.nonomino.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The results follow from the seed, whatever the parts. */
@ExtendWith(SharedSession.class)
class GenerateTest {
  private static final Pattern SEED = Pattern.compile("--seed=(\\d+)");

  /** There are 13 essentially different puzzles with 4 clues on 2×2 boxes. */
  private static final String FEW_KINDS =
      "generate --size=4 --clues=4 --distinct=canonical --seed=1 --format=line";

  @TempDir Path folder;
  private Path output;

  @BeforeEach
  void resetFailures() {
    output = folder.resolve("out");
    FlakySolver.FAILURES.set(0);
  }

  private Job onSpark(String command, String... more) throws IOException {
    List<String> words = new ArrayList<>(List.of(command.split(" ")));
    words.addAll(List.of(more));
    return Job.onSpark(output, words.toArray(String[]::new));
  }

  private Job inOwnSession(String command) throws IOException {
    return Job.inOwnSession(output, command.split(" "));
  }

  private static Job alone(String command) {
    return Job.alone(command.split(" "));
  }

  @ParameterizedTest
  @CsvSource({
    "1, generate --number=60 --seed=5",
    "2, generate --number=60 --seed=5",
    "7, generate --number=60 --seed=5",
    "7, generate --number=20 --seed=-9 --size=6 --regions=random --format=json",
    "3, generate --number=20 --seed=1 --size=6 --format=grid --solution",
    "3, generate --number=6 --seed=1 --format=opensudoku --difficulty=easy",
    "7, generate --number=12 --seed=2 --difficulty=medium --format=csv --timeout=10m",
    "1, generate --seed=3 --minimal",
    "1, layouts random --number=40 --seed=4",
    "7, layouts random --number=40 --seed=4 --size=6 --format=csv",
    "7, layouts random --number=14 --seed=4 --style=compact --format=line"
  })
  void recordsAreEqual(int parts, String command) throws IOException {
    Job alone = alone(command);
    Job onSpark = onSpark(command, "--parts=" + parts);

    assertThat(alone.records()).as(alone.err()).isNotEmpty();
    assertThat(onSpark.records()).as(onSpark.err()).isEqualTo(alone.records());
    assertThat(onSpark.status()).isEqualTo(alone.status());
    assertThat(Job.parts(output)).hasSizeGreaterThanOrEqualTo(parts);
    assertThat(output.resolve("_unfinished")).doesNotExist();
  }

  @Test
  void byDefaultThePartsAreStillMany() throws IOException {
    String command = "generate --number=200 --seed=8 --size=4";

    assertThat(onSpark(command).records()).isEqualTo(alone(command).records());
    assertThat(Job.parts(output)).hasSizeGreaterThan(20);
  }

  @ParameterizedTest
  @CsvSource({
    // All existing puzzles, so that further rounds are needed; and one more.
    "1, 13, 0",
    "7, 13, 0",
    "2, 300, 1"
  })
  void duplicatesAreDroppedAsByOneProcess(int parts, int number, int status) throws IOException {
    String command = FEW_KINDS + " --number=" + number;
    Job alone = alone(command);
    Job onSpark = onSpark(command, "--parts=" + parts);

    assertThat(onSpark).isEqualTo(alone);
    assertThat(onSpark.status()).isEqualTo(status);
    assertThat(onSpark.records().lines()).hasSize(13);
  }

  @Test
  void aLayoutWithoutAFillingEndsTheJobOnce() throws IOException {
    Path mask = Files.writeString(folder.resolve("mask.txt"), "0001101112033223344234442");
    String command = "generate --number=40 --seed=1 --regions=" + mask;
    Job alone = alone(command);
    Job onSpark = onSpark(command, "--parts=20");

    assertThat(onSpark).isEqualTo(alone);
    assertThat(onSpark.status()).isEqualTo(1);
    assertThat(onSpark.err()).containsOnlyOnce("no solution grid");
    assertThat(Job.parts(output)).isEmpty();
  }

  @Test
  void aFormatWithoutAPlaceForThePuzzlesEndsTheJobOnce() throws IOException {
    String command = "generate --number=40 --seed=1 --size=6 --format=opensudoku";
    Job onSpark = onSpark(command, "--parts=20");

    assertThat(onSpark).isEqualTo(alone(command));
    assertThat(onSpark.status()).isEqualTo(2);
  }

  @Test
  void aTaskThatFailsIsTriedAgain() throws IOException {
    FlakySolver.FAILURES.set(3);
    Job job = inOwnSession("generate --number=20 --seed=6 --size=6 --solver=flaky --parts=7");

    assertThat(FlakySolver.FAILURES).hasValue(0);
    assertThat(job.records()).isEqualTo(alone("generate --number=20 --seed=6 --size=6").records());
  }

  @Test
  void aResumedJobKeepsItsSeed() throws IOException {
    String command = "generate --number=20 --size=6 --solver=flaky --parts=4";
    FlakySolver.FAILURES.set(Integer.MAX_VALUE);
    Job broken = inOwnSession(command);
    FlakySolver.FAILURES.set(0);
    Job resumed = onSpark(command, "--resume");

    assertThat(broken.status()).isEqualTo(70);
    assertThat(broken.records()).isEmpty();
    Matcher seed = SEED.matcher(broken.err());
    assertThat(seed.find()).as(broken.err()).isTrue();
    assertThat(resumed.err()).isEmpty();
    assertThat(resumed.records())
        .isEqualTo(alone("generate --number=20 --size=6 " + seed.group()).records());
  }

  @Test
  void aResumedJobWritesOnlyTheMissingParts() throws IOException {
    String command = FEW_KINDS + " --number=13 --parts=3";
    Job whole = onSpark(command);
    List<Path> parts = Job.parts(output);
    FileTime time = FileTime.fromMillis(1_000_000_000);
    Files.setLastModifiedTime(parts.get(1), time);
    // Simulates a kill while the job wrote the first part.
    Files.delete(output.resolve("_SUCCESS"));
    Files.delete(output.resolve("_reports").resolve(parts.get(0).getFileName()));
    Files.delete(parts.get(0));
    Job refused = onSpark(command);
    Job resumed = onSpark(command, "--resume");

    assertThat(refused.err()).contains("unfinished").contains("--resume");
    assertThat(resumed.status()).isZero();
    assertThat(resumed.records()).isEqualTo(whole.records());
    assertThat(Files.getLastModifiedTime(parts.get(1))).isEqualTo(time);
    assertThat(output.resolve("_SUCCESS")).exists();
  }

  @Test
  void anotherSeedIsAnotherJob() throws IOException {
    onSpark("generate --size=4 --seed=1");
    Files.delete(output.resolve("_SUCCESS"));
    Job job = onSpark("generate --size=4 --seed=2", "--resume");

    assertThat(job.status()).isEqualTo(2);
    assertThat(job.err()).contains("different command");
  }
}
