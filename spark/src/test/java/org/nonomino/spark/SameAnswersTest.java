package org.nonomino.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever the parts, the records are those of {@code nonomino}. */
@ExtendWith(SharedSession.class)
class SameAnswersTest {
  private static final Pattern TIME = Pattern.compile("\"microseconds\":\\d+");

  @TempDir Path folder;

  private Path file(String name) throws IOException {
    return switch (name) {
      case "lines" -> Inputs.lines(folder);
      case "few" -> Inputs.few(folder);
      case "compressed" -> Inputs.compressed(folder);
      case "returns" -> Inputs.carriageReturns(folder);
      case "windows" -> Inputs.windows1252(folder);
      case "table" -> Inputs.table(folder);
      case "long labels" -> Inputs.tableWithLineBreaks(folder);
      case "twins" -> Inputs.twins(folder);
      case "masks" -> Inputs.masks(folder);
      case "grids" -> Inputs.grids(folder);
      default -> throw new IllegalArgumentException(name);
    };
  }

  @ParameterizedTest
  @CsvSource({
    "lines,  1, solve",
    "lines,  2, solve",
    "lines,  7, solve",
    "lines,  7, solve --format=json",
    "lines,  7, solve --format=csv --first",
    "lines,  7, solve --count --timeout=20s",
    "lines,  7, solve --solver=dlx --format=opensudoku",
    "lines,  7, solve --candidates --format=csv --timeout=20s",
    "compressed, 3, solve --format=json",
    "returns, 3, solve --format=json",
    "windows, 3, solve --format=json",
    "table,  7, solve --format=csv",
    "long labels, 7, solve --format=csv",
    "grids,  2, solve --format=grid",
    "grids,  3, solve --format=picture",
    "few,    1, rate --scale=se",
    "few,    7, rate --format=csv --scale=score",
    "few,    7, rate --format=text",
    "few,    1, stats --format=text",
    "few,    7, stats --format=json --scale=score",
    "lines,  7, stats --format=csv --no-ratings",
    "lines,  1, canon",
    "lines,  2, canon --map",
    "lines,  7, canon --format=csv",
    "twins,  1, canon --distinct",
    "twins,  2, canon --distinct --format=csv --map",
    "twins,  7, canon --distinct",
    "masks,  1, canon --layout --format=csv",
    "masks,  7, canon --layout --distinct",
    "masks,  2, layouts check",
    "masks,  7, layouts check --format=csv",
    "masks,  7, layouts check --format=json"
  })
  void recordsAreEqual(String input, int parts, String command) throws IOException {
    List<String> words = new ArrayList<>(List.of(command.split(" ")));
    words.add(file(input).toString());
    if (!command.contains("--format")) {
      words.add("--format=line");
    }
    Job alone = Job.alone(words.toArray(String[]::new));
    words.add("--parts=" + parts);
    Path output = folder.resolve("out");
    Job onSpark = Job.onSpark(output, words.toArray(String[]::new));

    assertThat(alone.records()).as(alone.err()).isNotEmpty();
    assertThat(withoutTimes(onSpark.records()))
        .as(onSpark.err())
        .isEqualTo(withoutTimes(alone.records()));
    assertThat(onSpark.status()).isEqualTo(alone.status());
    alone
        .err()
        .lines()
        .filter(line -> line.endsWith(" left out."))
        .forEach(line -> assertThat(onSpark.err()).contains(line));
    assertThat(Job.parts(output).stream().filter(part -> !part.endsWith("part-00000")).count())
        .isBetween((long) parts, parts + 1L);
  }

  @Test
  void layoutsAreNamed() throws IOException {
    String masks = Inputs.masks(folder).toString();
    String[] words = {"layouts", "check", "--format=csv", "3x2", masks, "pinwheel-9"};
    Job onSpark = Job.onSpark(folder.resolve("out"), words);

    assertThat(onSpark.records()).isEqualTo(Job.alone(words).records());
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1, layouts all --size=4",
    "2, 2, layouts all --size=4 --format=csv",
    "7, 7, layouts all --size=5 --format=line",
    "2, 2, layouts all --size=5 --distinct --format=json",
    "7, 7, layouts all --size=5 --filling=no --format=line",
    "7, 7, layouts all --size=6 --distinct --count",
    "7, 2, layouts all --size=2 --format=grid"
  })
  void enumeratedLayoutsAreEqual(int wanted, int parts, String command) throws IOException {
    List<String> words = new ArrayList<>(List.of(command.split(" ")));
    Job alone = Job.alone(words.toArray(String[]::new));
    words.add("--parts=" + wanted);
    Path output = folder.resolve("out");
    Job onSpark = Job.onSpark(output, words.toArray(String[]::new));

    assertThat(alone.records()).as(alone.err()).isNotEmpty();
    assertThat(onSpark.records()).as(onSpark.err()).isEqualTo(alone.records());
    assertThat(onSpark.status()).isEqualTo(alone.status()).isZero();
    assertThat(Job.parts(output)).hasSizeBetween(parts, parts + 1);
  }

  @Test
  void undecidedEnumeratedLayoutsAreReported() throws IOException {
    String[] words = {"layouts", "all", "--size=4", "--filling=yes", "--timeout=0ms"};
    Job onSpark = Job.onSpark(folder.resolve("out"), words);
    Job alone = Job.alone(words);

    assertThat(onSpark.status()).isEqualTo(alone.status()).isEqualTo(3);
    assertThat(onSpark.err()).isEqualTo(alone.err()).contains("117 layouts");
  }

  private static String withoutTimes(String records) {
    return TIME.matcher(records).replaceAll("");
  }
}
