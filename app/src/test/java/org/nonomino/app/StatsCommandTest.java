package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.explainer.terms.StepKind;

/** Tests of {@code nonomino stats} on the command line. */
final class StatsCommandTest {
  private static final String BASIC =
      "..76..51.....5...81..8..4.6.4....6..2..3.6..9..9....3.8.1..7..53...9.....95..13..";
  private static final String HARDEST =
      "1...5...9.......3..79........7.1...65....42..6..8.......5.6...7.....2.4....3..8..";
  private static final String SEVERAL = "1............... 0011001122332233";
  private static final String NONE = "123............4 0011001122332233";
  private static final String FULL = "1234341221434321";

  @TempDir private Path folder;

  private static String corpus(String name) {
    try (InputStream stream =
        StatsCommandTest.class.getResourceAsStream("/META-INF/nonomino-corpus/" + name)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Jigsaws, some puzzles on boxes, one with several solutions, and a malformed one. */
  private static String mixed() {
    return corpus("jigsaw9/public_examples.txt")
        + corpus("classic/17clue.txt").lines().limit(30).collect(Collectors.joining("\n", "", "\n"))
        + corpus("classic/top1465.txt").lines().limit(6).collect(Collectors.joining("\n", "", "\n"))
        + String.join("\n", BASIC, SEVERAL, NONE, FULL, "nonsense", "");
  }

  /** Returns the records of a kind, from each value to the rest of its record. */
  private static Map<String, String> kind(String table, String kind) {
    return table
        .lines()
        .map(line -> line.split(",", 3))
        .filter(fields -> fields[0].equals(kind))
        .collect(Collectors.toMap(fields -> fields[1], fields -> fields[2]));
  }

  /** Returns counts in the form of the table. */
  private static Map<String, String> records(Map<String, Long> counts) {
    return counts.entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, entry -> entry.getValue() + ","));
  }

  private static List<String> puzzles(String input) {
    return input
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#") && !line.equals("nonsense"))
        .toList();
  }

  @Test
  void cluesAndRegionsAreThoseOfTheText() {
    String input = mixed();
    Map<String, Long> clues = new TreeMap<>();
    long jigsaws = puzzles(corpus("jigsaw9/public_examples.txt")).size();
    for (String line : puzzles(input)) {
      String cells = line.split(" ", -1)[0];
      clues.merge(
          String.valueOf(cells.chars().filter(symbol -> symbol >= '1' && symbol <= '9').count()),
          1L,
          Long::sum);
    }
    long all = puzzles(input).size();

    Run run = Run.withInput(input, "stats", "--no-ratings", "--format=csv");

    assertThat(run.out()).startsWith("kind,value,puzzles,steps\npuzzles,," + all + ",\n");
    assertThat(kind(run.out(), "malformed")).isEqualTo(Map.of("", "1,"));
    assertThat(kind(run.out(), "clues")).isEqualTo(records(clues));
    assertThat(kind(run.out(), "irregular")).isEqualTo(Map.of("9", jigsaws + ","));
    assertThat(kind(run.out(), "boxes"))
        .isEqualTo(Map.of("2x2", "3,", "3x3", all - jigsaws - 3 + ","));
    assertThat(kind(run.out(), "verdict")).containsEntry("none", "1,").containsKey("unique");
    assertThat(run.out()).doesNotContain("level", "rating", "technique");
    assertThat(run.err()).contains("nonsense");
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void partialRegionsAreNotCountedAsIrregular() {
    String input =
        """
        1............... 00..............
        1............... 0011001122332.3.
        1............... 0001022132213331
        1............... 0000111122223333
        ................
        """;

    String csv = Run.withInput(input, "stats", "--no-ratings", "--format=csv").out();
    assertThat(kind(csv, "partial")).isEqualTo(Map.of("4", "2,"));
    assertThat(kind(csv, "irregular")).isEqualTo(Map.of("4", "1,"));
    assertThat(kind(csv, "boxes")).isEqualTo(Map.of("1x4", "1,", "2x2", "1,"));
    assertThat(Run.withInput(input, "stats", "--no-ratings").out()).contains("4×4, partial  ");
  }

  /** Compares the counts with the sums of the results of {@code rate}. */
  @ParameterizedTest
  @ValueSource(strings = {"nonomino", "score"})
  void levelsRatingsAndTechniquesAddUp(String scale) {
    String input = mixed();
    Map<String, Long> levels = new TreeMap<>();
    Map<String, Long> ratings = new TreeMap<>();
    Map<String, Long> scores = new TreeMap<>();
    Map<String, long[]> techniques = new TreeMap<>();
    String[] options = {"--scale=" + scale, "--timeout=5m", "--format=csv"};
    List<String[]> rated =
        run("rate", input, options).out().lines().skip(1).map(line -> line.split(",", -1)).toList();
    for (String[] fields : rated) {
      levels.merge(fields[5], 1L, Long::sum);
      if (fields[2].isEmpty()) {
        continue;
      }
      ratings.merge(fields[2], 1L, Long::sum);
      if (scale.equals("score")) {
        scores.merge(fields[8], 1L, Long::sum);
      }
      Map<String, Long> steps = new TreeMap<>();
      for (String use : fields[6].isEmpty() ? new String[0] : fields[6].split(";", -1)) {
        String name = use.substring(0, use.indexOf(" ("));
        steps.merge(kindOf(name), Long.valueOf(use.substring(use.indexOf(") x") + 3)), Long::sum);
      }
      steps.forEach(
          (name, count) -> {
            long[] both = techniques.computeIfAbsent(name, key -> new long[2]);
            both[0]++;
            both[1] += count;
          });
    }

    Run run = run("stats", input, options);

    Map<String, String> ofLevels = kind(run.out(), "level");
    List<String> names =
        scale.equals("nonomino")
            ? List.of("easy", "medium", "hard", "fiendish", "diabolical", "extreme")
            : List.of();
    assertThat(ofLevels.keySet()).containsExactlyInAnyOrderElementsOf(names);
    ofLevels.forEach(
        (level, count) ->
            assertThat(count).as(level).isEqualTo(levels.getOrDefault(level, 0L) + ","));
    for (String verdict : new String[] {"several", "none", "limit"}) {
      assertThat(kind(run.out(), "verdict"))
          .containsEntry(verdict, levels.getOrDefault(verdict, 0L) + ",");
    }
    assertThat(kind(run.out(), "beyond"))
        .containsEntry("", levels.getOrDefault("beyond", 0L) + ",");
    assertThat(kind(run.out(), "rating")).isEqualTo(records(ratings)).hasSizeGreaterThan(5);
    assertThat(kind(run.out(), "score")).isEqualTo(records(scores));
    assertThat(kind(run.out(), "technique"))
        .isEqualTo(
            techniques.entrySet().stream()
                .collect(
                    Collectors.toMap(
                        Map.Entry::getKey,
                        entry -> entry.getValue()[0] + "," + entry.getValue()[1])))
        .hasSizeGreaterThan(5);
  }

  private static Run run(String command, String input, String... options) {
    List<String> words = new ArrayList<>(List.of(command));
    words.addAll(List.of(options));
    return Run.withInput(input, words.toArray(String[]::new));
  }

  /** Returns the technique of a step from its name without further details. */
  private static String kindOf(String name) {
    if (name.equals("BUG+1")) {
      return StepKind.BUG.words();
    }
    String plain = name.replaceFirst(" type [1-6]$", "");
    boolean isKind = Arrays.stream(StepKind.values()).anyMatch(kind -> kind.words().equals(plain));
    return isKind ? plain : plain.replaceFirst("^Finned ", "");
  }

  @ParameterizedTest
  @CsvSource({"text, --scale=nonomino", "csv, --scale=score", "json, --no-ratings"})
  void theNumberOfThreadsDoesNotMatter(String format, String option) {
    String[] outs = new String[3];
    for (int i = 0; i < outs.length; i++) {
      outs[i] =
          run(
                  "stats",
                  mixed(),
                  "--format=" + format,
                  option,
                  "--timeout=5m",
                  "--threads=" + List.of(1, 2, 7).get(i))
              .out();
    }

    assertThat(outs[0]).isNotEmpty().isEqualTo(outs[1]).isEqualTo(outs[2]);
  }

  @Test
  void reportsAPersonOfOnePuzzle() {
    Run run = Run.withInput(BASIC, "stats", "--ascii");

    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .isEqualTo(
            """
            1 puzzle

            Regions
              9×9, boxes of 3×3                 1    100%  --------------------

            Clues
              28                                1    100%  --------------------

            Solutions
              one                               1    100%  --------------------

            Levels
              easy                              1    100%  --------------------
              medium                            0      0%
              hard                              0      0%
              fiendish                          0      0%
              diabolical                        0      0%
              extreme                           0      0%

            Ratings (ER)
              1.5                               1    100%  --------------------

            Techniques                    puzzles                  steps
              Last Cell                         1    100%             20
              Hidden Single                     1    100%             33
            """);
  }

  @Test
  void reportsAPersonOfMany() {
    Run run = Run.withInput(mixed(), "stats", "--timeout=5m");

    assertThat(run.out())
        .startsWith("40 puzzles, and 1 malformed puzzle that is not counted\n\nRegions\n")
        .contains(
            """
              9×9, boxes of 3×3                29   72.5%  ━━━━━━━━━━━━━━━━━━━━
              9×9, irregular                    8   20.0%  ━━━━━━
            """)
        .contains("\nClues: 1 to 81, median 17, ")
        .containsPattern("\nRatings \\(ER\\): 0.0 to [0-9.]+, median [0-9.]+, [0-9.]+ on average\n")
        .containsPattern("\n  Hidden Single +36   94.7% +[0-9,]+\n");
  }

  /** Each number of clues from 57 to 81 once, too many for separate rows. */
  @Test
  void manyNumbersAreTakenTogetherInRanges() {
    String solved =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    String input =
        IntStream.range(0, 25)
            .mapToObj(blanks -> ".".repeat(blanks) + solved.substring(blanks))
            .collect(Collectors.joining("\n"));

    Run run = Run.withInput(input, "stats", "--no-ratings");

    assertThat(run.out())
        .contains("\nClues: 57 to 81, median 69, 69.00 on average\n  56–57 ")
        .containsPattern("\n  58–59 +2    8.0%  ━{20}\n")
        .containsPattern("\n  80–81 +2    8.0%  ━{20}\n\nSolutions\n");
  }

  @Test
  void nothingToCountIsATableOfNothing() {
    Run text = Run.of("stats");
    Run json = Run.of("stats", "--format=json", "--no-ratings");

    // The empty input itself is malformed.
    assertThat(text.out()).isEqualTo("0 puzzles, and 1 malformed puzzle that is not counted\n");
    assertThat(text.err()).isEqualTo(json.err()).isNotEmpty();
    assertThat(json.out())
        .isEqualTo(
            "{\"puzzles\":0,\"malformed\":1,\"regions\":[],\"clues\":{\"counts\":[]},"
                + "\"verdicts\":{\"unique\":0,\"several\":0,\"none\":0,\"limit\":0}}\n");
    assertThat(text.status()).isEqualTo(json.status());
  }

  @Test
  void malformedTextsAreReportedAndNotCounted() {
    Run run = Run.withInput(FULL + "\nx\n" + FULL + "\n", "stats", "--no-ratings");

    assertThat(run.out()).startsWith("2 puzzles, and 1 malformed puzzle that is not counted\n");
    assertThat(run.err()).startsWith("nonomino: standard input:2:1: ");
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void theMiddleOfAnEvenNumberIsBetweenTwo() throws IOException {
    String input =
        String.join("\n", FULL, "." + FULL.substring(1), "1234341221434...", "123434122143....");

    JsonNode json =
        new ObjectMapper().readTree(Run.withInput(input, "stats", "--format=json").out());

    assertThat(json.get("clues").get("least").asInt()).isEqualTo(12);
    assertThat(json.get("clues").get("median").asDouble()).isEqualTo(14);
    assertThat(json.get("clues").get("greatest").asInt()).isEqualTo(16);
  }

  @Test
  void levelsAreThoseOfAFile() throws IOException {
    Path levels =
        Files.writeString(
            folder.resolve("levels.json"),
            "{\"levels\":[{\"name\":\"gentle, very\",\"upTo\":1.5},{\"name\":\"beyond\"}]}");

    Run run =
        Run.withInput(
            BASIC + "\n" + HARDEST + "\n",
            "stats",
            "--format=csv",
            "--levels=" + levels,
            "--techniques=-forcing-chains");

    assertThat(run.out())
        .contains("level,\"gentle, very\",1,\nlevel,beyond,0,\nbeyond,,1,\nrating,1.5,1,\n");
  }

  @Test
  void aLimitIsCountedAndReported() {
    Run run = Run.withInput(BASIC, "stats", "--timeout=0", "--format=csv");

    assertThat(kind(run.out(), "verdict"))
        .containsEntry("limit", "1,")
        .containsEntry("unique", "0,");
    assertThat(kind(run.out(), "rating")).isEmpty();
    assertThat(run.status()).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "--no-ratings"})
  void puzzlesThatAreNoneEndWithOne(String option) {
    String[] words = option.isEmpty() ? new String[] {"stats"} : new String[] {"stats", option};

    assertThat(Run.withInput(SEVERAL, words).status()).isEqualTo(1);
    assertThat(Run.withInput(NONE, words).status()).isEqualTo(1);
    assertThat(Run.withInput(FULL, words).status()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "--scale=se, --scale",
    "--prefer=se, --prefer",
    "--techniques=-chains, --techniques",
    "--levels=none.json, --levels"
  })
  void optionsOfRatingsNeedRatings(String word, String option) {
    Run run = Run.withInput(FULL, "stats", "--no-ratings", word);

    assertThat(run.err())
        .isEqualTo("nonomino: --no-ratings and " + option + " are mutually exclusive.\n");
    assertThat(run.out()).isEmpty();
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void aFileThatIsNotThereIsReported() {
    Run run = Run.of("stats", "nowhere.txt");

    assertThat(run.err()).startsWith("nonomino: There is no file 'nowhere.txt'.");
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void windowsCountAsSuchHoweverTheyAreWritten() {
    String puzzle = "1............... 0011001122332233 +";
    String written = puzzle + "extra-region:r2c2,r2c3,r3c2,r3c3\n";

    assertThat(Run.withInput(written, "stats", "--format=json").out())
        .isEqualTo(Run.withInput(puzzle + "windows\n", "stats", "--format=json").out())
        .contains("\"kind\":\"windows\"");
  }
}
