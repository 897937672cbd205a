package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionSymbols;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

/** Tests of {@code nonomino convert} on the command line. */
final class ConvertCommandTest {
  private static final String CLASSIC =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String SOLVED =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  private static final String SMALL = "1......2.3....4.";
  private static final String SMALL_REGIONS = "0011001122332233";
  private static final String JIGSAW = "1..............4 0001011122232333 knot";

  @TempDir private Path folder;

  private Path path(String name) {
    return folder.resolve(name);
  }

  private static Stream<String> lines() {
    return Run.of("convert", "--list").out().lines();
  }

  private static Stream<String> formats() {
    return lines()
        .filter(line -> !line.endsWith(" (only read)"))
        .map(line -> line.split(" ", 2)[0]);
  }

  /** A format that has room for what is not understood passes on the whole puzzle. */
  @Test
  void aPuzzleThatIsUnderstoodInPartKeepsTheRest() {
    String puzzle =
        "{\"size\":4,\"ruleset\":\"Wolves live in odd rows.\",\"grid\":["
            + "[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}\n";
    Run json = Run.withInput(puzzle, "convert", "--format=json");

    assertThat(json.status()).isZero();
    assertThat(json.out()).contains("\"left\":[\"\\\"Wolves live in odd rows.\\\"\"]");
    assertThat(json.err()).contains("not understood, but kept: \"Wolves live in odd rows.\".");
    assertThat(Run.withInput(json.out(), "solve").status()).isEqualTo(2);

    Run pad = Run.withInput(json.out(), "convert", "--format=sudokupad");
    assertThat(pad.status()).isZero();
    assertThat(Run.withInput(pad.out(), "solve").err()).contains("Wolves live in odd rows.");

    Run line = Run.withInput(puzzle, "convert", "--format=line");
    assertThat(line.status()).isEqualTo(2);
    assertThat(line.out()).isEmpty();
  }

  /** A puzzle that is understood in part could be read as whole if its drawings were missing. */
  @Test
  void aPuzzleThatIsUnderstoodInPartIsNotWrittenWithoutItsDrawings() {
    String puzzle =
        "{\"size\":4,\"puzzle\":\"1...............\",\"left\":[\"3 black arrows\"],\"drawings\":["
            + "{\"kind\":\"arrow\",\"points\":[[3.5,0.5],[3.5,2.5]],\"colour\":\"#000000\",\"width\":0.1,"
            + "\"head\":0.3}]}\n";
    Run refused = Run.withInput(puzzle, "convert", "--format=fpuzzles");

    assertThat(refused.status()).isEqualTo(2);
    assertThat(refused.out()).isEmpty();
    assertThat(refused.err())
        .contains(
            "fpuzzles cannot hold the part of this puzzle that is not understood. Use json instead, or add --ignore-extras.");

    Run forced = Run.withInput(puzzle, "convert", "--format=fpuzzles", "--ignore-extras");
    assertThat(forced.status()).isZero();
    assertThat(forced.err()).contains("the parts that are not understood (1 puzzle)");

    Run pad = Run.withInput(puzzle, "convert", "--format=sudokupad");
    assertThat(pad.status()).isZero();
    assertThat(Run.withInput(pad.out(), "convert", "--format=json").out()).contains("\"left\":[");
  }

  @Test
  void formatsThatAreOnlyReadAreNotWritten() {
    assertThat(
            lines()
                .filter(line -> line.endsWith(" (only read)"))
                .map(line -> line.split(" ", 2)[0]))
        .containsExactly(
            "cage-letters", "html", "iss", "latex", "maker-json", "markdown", "pad-json");
    assertThat(Run.withInput(SMALL, "convert", "--format=html").err()).contains("--format=html");
  }

  @Test
  void listsTheFormats() {
    assertThat(formats())
        .containsExactly(
            "csv",
            "forum",
            "fpuzzles",
            "fpuzzles-link",
            "grid",
            "hodoku",
            "jigsaw-line",
            "json",
            "killer-line",
            "line",
            "link",
            "opensudoku",
            "perfectsudoku",
            "sdk",
            "sdm",
            "sgt",
            "ss",
            "sudokupad",
            "sumocue");
  }

  /** Every puzzle of the corpus that a format can store is read from it unchanged. */
  @ParameterizedTest
  @MethodSource("formats")
  void theCorpusComesBackFromEveryFormat(String format) {
    List<String> refused =
        List.of("hodoku", "killer-line", "opensudoku", "perfectsudoku", "sdk", "sdm", "ss");
    List<String> puzzles =
        Corpus.files().stream()
            .flatMap(file -> Corpus.read(file).stream())
            .map(CorpusPuzzle::puzzle)
            .map(puzzle -> puzzle.givens() + " " + regions(puzzle))
            .distinct()
            .toList();
    String given = String.join("\n", puzzles) + "\n";

    Run there = Run.withInput(given, "convert", "--format=" + format);
    Run back = Run.withInput(there.out(), "convert", "--input=" + format, "--format=csv");
    Run detected = Run.withInput(there.out(), "convert", "--format=csv");

    List<String> came =
        back.out()
            .lines()
            .skip(1)
            .map(line -> line.replaceFirst("^([^,]*),([^,]*),.*", "$1 $2"))
            .toList();
    assertThat(puzzles).containsAll(came);
    long kept = puzzles.size() - refusals(there.err());
    assertThat(came).doesNotHaveDuplicates().hasSize((int) kept);
    assertThat(kept).isGreaterThan(refused.contains(format) ? 100 : puzzles.size() / 2);
    assertThat(detected.out()).isEqualTo(back.out());
  }

  /** Counts the refused puzzles: the first ones have a message each, the others a common number. */
  private static long refusals(String err) {
    Pattern number = Pattern.compile("nonomino: ([0-9]+) more of this kind: ");
    return err.lines()
        .filter(line -> line.contains("supports only"))
        .map(number::matcher)
        .mapToLong(line -> line.lookingAt() ? Long.parseLong(line.group(1)) : 1)
        .sum();
  }

  private static String regions(Puzzle puzzle) {
    return RegionSymbols.text(puzzle.mask());
  }

  @Test
  void writesATable() {
    Run run = Run.withInput(SMALL + "\n", "convert", "--format=csv");

    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .isEqualTo(
            "puzzle,regions,solution,label,constraints\n" + SMALL + "," + SMALL_REGIONS + ",,,\n");
  }

  @Test
  void ofEqualPuzzlesOnlyTheFirstIsWritten() {
    String input =
        SMALL + " a\n" + SMALL + " " + SMALL_REGIONS + " b\n1...............\n" + SMALL + " c\n";

    Run unique = Run.withInput(input, "convert", "--format=line", "--distinct", "-");
    Run all = Run.withInput(input, "convert", "--format=line");

    assertThat(unique.out()).isEqualTo(SMALL + " a\n1...............\n");
    assertThat(unique.err()).isEqualTo("nonomino: 2 duplicates were left out.\n");
    assertThat(unique.status()).isZero();
    assertThat(all.out().lines()).hasSize(4);
    assertThat(all.err()).isEmpty();
  }

  @Test
  void ofEquivalentPuzzlesOnlyTheFirstIsWritten() {
    String transposedWithOtherDigits = "2.....3....4.1..";
    String withRowsSwapped = "....1..........4 0111000122232333";
    String input =
        String.join("\n", SMALL, transposedWithOtherDigits, JIGSAW, withRowsSwapped) + "\n";

    Run exact = Run.withInput(input, "convert", "--format=line", "--distinct=exact");
    Run canonical =
        Run.withInput(input, "convert", "--format=line", "--distinct=canonical", "--threads=2");

    assertThat(exact.out()).isEqualTo(input);
    assertThat(exact.err()).isEmpty();
    assertThat(canonical.out()).isEqualTo(SMALL + "\n" + JIGSAW + "\n");
    assertThat(canonical.err()).isEqualTo("nonomino: 2 duplicates were left out.\n");
  }

  /** Discarded duplicates do not prevent the replacement of a file. */
  @Test
  void aFileIsReplacedByItsDifferentPuzzles() throws IOException {
    Path file = Files.writeString(path("a.txt"), SMALL + "\n" + SMALL + "\n");

    Run run = Run.of("convert", "--format=line", "--distinct", "--output=" + file, file.toString());

    assertThat(file).hasContent(SMALL + "\n");
    assertThat(run.err()).isEqualTo("nonomino: 1 duplicate was left out.\n");
    assertThat(run.status()).isZero();
  }

  @Test
  void anUnknownSamenessIsRefused() {
    Run run = Run.withInput(SMALL, "convert", "--format=line", "--distinct=similar");

    assertThat(run.err())
        .contains("--distinct=similar: there is no such name. Choose one of: exact, canonical.");
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void saysWhatIsLost() {
    Run run =
        Run.withInput(
            SMALL + " " + SMALL_REGIONS + " one\n" + JIGSAW + "\n" + SMALL,
            "convert",
            "--format=sgt");

    assertThat(run.status()).isZero();
    assertThat(run.out().lines()).hasSize(3);
    assertThat(run.err())
        .isEqualTo("nonomino: The format sgt cannot hold the title (2 puzzles): left out.\n");
  }

  /**
   * Each part of an entry is either written, so that it is read again, or reported as left out,
   * never both.
   */
  @ParameterizedTest
  @MethodSource("formats")
  void whatIsLeftOutIsSaidAndNothingElse(String format) {
    Map<String, String> parts =
        Map.of(
            "label", "Xylophone",
            "author", "Quincey",
            "rules", "Yggdrasil",
            "description", "Zanzibar",
            "source", "Wyvern",
            "url", "https://example.org/jukebox",
            "date", "2026-11-21",
            "level", "fiendish");
    StringBuilder json = new StringBuilder("{\"size\":9,\"puzzle\":\"" + CLASSIC + "\"");
    parts.forEach((name, text) -> json.append(",\"%s\":\"%s\"".formatted(name, text)));
    String sentence =
        format.equals("json") ? "" : "nonomino: The format " + format + " cannot hold";

    Run run = Run.withInput(json + "}", "convert", "--format=" + format);
    String back =
        run.out() + Run.withInput(run.out(), "convert", "--input=" + format, "--format=json").out();

    assertThat(run.status()).isZero();
    assertThat(run.err()).startsWith(sentence);
    parts.forEach(
        (name, text) -> {
          String words =
              Map.of("label", "the title", "url", "the web address", "rules", "the rules in words")
                  .getOrDefault(name, "the " + name);
          assertThat(back.contains(text)).as(name).isNotEqualTo(run.err().contains(words + " ("));
        });
  }

  @Test
  void saysWhichPuzzleAFormatCannotHoldAndGoesOn() {
    Run run = Run.withInput(JIGSAW + "\n" + CLASSIC + "\n", "convert", "--format=sdm");

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEqualTo(CLASSIC.replace('.', '0') + "\n");
    assertThat(run.err())
        .startsWith("nonomino: standard input:1: sdm supports only ")
        .hasLineCount(1);
  }

  @Test
  void leavesNoFileWhereNothingCanBeWritten() throws IOException {
    Path target = path("out.sdk");

    Run run = Run.withInput(JIGSAW, "convert", "-o", target.toString());

    assertThat(run.status()).isEqualTo(2);
    assertThat(folder).isEmptyDirectory();

    Files.writeString(target, "as it was");
    assertThat(Run.withInput("nonsense!", "convert", "-o", target.toString()).status())
        .isEqualTo(2);
    assertThat(target).hasContent("as it was");
  }

  @Test
  void generateKeepsTheFileWhereItsFormatCannotHoldThePuzzle() throws IOException {
    Path target = path("keep.sdk");
    Files.writeString(target, "as it was");

    Run run = Run.of("generate", "--seed=1", "--regions=random", "-o", target.toString());

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("sdk supports only 9×9 puzzles with 3×3 boxes");
    assertThat(target).hasContent("as it was");
    assertThat(Run.of("generate", "--seed=1", "-o", path("new.sdm").toString()).status()).isZero();
    assertThat(path("new.sdm")).content().hasSize(82);
  }

  @Test
  void aTitleWithControlCharactersIsReadAgain() {
    String json =
        "{\"size\":4,\"puzzle\":\"1...............\",\"label\":\"a\\u001b[31mred\\u0007\"}";

    Run line = Run.withInput(json, "convert", "--format=line");

    assertThat(line.out()).isEqualTo("1............... a [31mred\n");
    assertThat(Run.withInput(line.out(), "convert", "--format=json").status()).isZero();
  }

  @Test
  void hintSaysWhatAFormatDoesNotHold() {
    String puzzle =
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

    Run run = Run.withInput(puzzle, "hint", "--format=sdk");

    assertThat(run.err())
        .contains("The format sdk cannot hold the pencil marks in the middle of cells");
  }

  @Test
  void theEndingOfTheFileDeterminesTheFormat() {
    Path target = path("out.sdm");

    Run run = Run.withInput(CLASSIC, "convert", "--output=" + target);

    assertThat(run.err()).isEmpty();
    assertThat(run.out()).isEmpty();
    assertThat(target).hasContent(CLASSIC.replace('.', '0'));
  }

  @Test
  void aLinkIsReadAsText() {
    String link = Run.withInput(CLASSIC, "convert", "--format=fpuzzles-link").out().strip();

    assertThat(link).startsWith("https://");
    assertThat(Run.of("solve", link, "--format=line").out()).isEqualTo(SOLVED + "\n");
    assertThat(Run.of(link, "--format=line").out()).isEqualTo(SOLVED + "\n");
    String sudokuPad = Run.of("convert", "--format=sudokupad", link).out().strip();
    assertThat(sudokuPad).contains("/fpuzzles");
    assertThat(Run.withInput(sudokuPad + "\n", "convert", "--format=line").out())
        .isEqualTo(CLASSIC + "\n");
  }

  @Test
  void theEndOfALinkIsALink() {
    Run run = Run.of("#play?p=" + CLASSIC, "--format=line");

    assertThat(run.err()).isEmpty();
    assertThat(run.out()).isEqualTo(SOLVED + "\n");
    assertThat(Run.of("solve", "#play").err()).contains("There is no file '#play'.");
  }

  @Test
  void commandsWriteExchangeFormats() {
    Run solved = Run.withInput(CLASSIC, "solve", "--format=sdm");
    assertThat(solved.out()).isEqualTo(SOLVED + "\n");
    Run generated =
        Run.of("generate", "--regions=random", "--number=3", "--seed=1", "--format=sgt");
    assertThat(generated.out().lines()).hasSize(3).allMatch(line -> line.startsWith("9j:"));
    assertThat(Run.withInput(generated.out(), "solve", "--count", "--format=line").out())
        .isEqualTo("1\n1\n1\n");
    Run rated = Run.withInput(CLASSIC, "rate", "--format=json");
    assertThat(rated.out()).contains("\"level\":\"easy\"");
    Run sdk = Run.withInput(CLASSIC, "rate", "--format=sdk");
    assertThat(sdk.out()).contains("#Leasy (1.2)");
    Run refused = Run.withInput(CLASSIC, "rate", "--format=sgt");
    assertThat(refused.status()).isEqualTo(2);
    assertThat(refused.err()).contains("--format=sgt has no field for a rating");
  }

  /** Follows each hint and checks that eliminated candidates stay eliminated. */
  @Test
  void hintsLeadThroughAFormatToTheEnd() {
    String puzzle =
        ".672....3..3...8..1..3.....9..7...4..15...73..7...2..9.....4..1..6...5..7....849.";
    String line = Run.withInput(puzzle, "convert", "--format=hodoku").out();
    for (int step = 0;
        step < 200 && !Run.withInput(line, "hint").out().startsWith("The grid is full");
        step++) {
      Run taken = Run.withInput(line, "hint", "--format=hodoku");
      assertThat(taken.err()).isEmpty();
      assertThat(taken.out()).isNotEqualTo(line);
      line = taken.out();
    }
    assertThat(Run.withInput(line, "hint").out())
        .isEqualTo("The grid is full and correct. There is nothing left to do.\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://sudokupad.app/abc123",
        "https://www.f-puzzles.com/?load=N4IgzglgXg",
        "https://www.f-puzzles.com/?load=%%%",
        "https://www.f-puzzles.com/",
        "https://example.org/"
      })
  void saysWhyALinkCannotBeRead(String link) {
    Run run = Run.of("solve", link);

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).startsWith("nonomino: the link:1").doesNotContain("Exception");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void constraintsGoToFormatsThatHoldThem() {
    String json =
        "{\"size\":4,\"puzzle\":\"................\",\"regions\":\"0011001122332233\","
            + "\"constraints\":[{\"kind\":\"cage\",\"cells\":[\"r1c1\",\"r1c2\"],\"sum\":3}]}\n";

    Run link = Run.withInput(json, "convert", "--format=sudokupad");
    assertThat(link.out()).startsWith("https://sudokupad.app/scl");
    assertThat(Run.withInput(link.out(), "convert", "--format=json").out()).isEqualTo(json);
    Run refused = Run.withInput(json, "convert", "--format=sdm");
    assertThat(refused.out()).isEmpty();
    assertThat(refused.err())
        .startsWith(
            "nonomino: standard input:1:1: sdm cannot hold the constraints of this puzzle (cages)."
                + " Use grid, json or fpuzzles instead.");
    assertThat(refused.status()).isEqualTo(2);
    Run broken = Run.withInput(json.replace("r1c2", "r1c5"), "convert", "--format=json");
    assertThat(broken.status()).isEqualTo(2);
    assertThat(broken.err())
        .contains("constraint 1 (cage): r1c5 lies outside the 4×4 grid.")
        .contains("Cells are named r1c1 to r4c4.");
    assertThat(broken.out()).isEmpty();
  }

  /**
   * The solutions are the only ones among all 576 Latin squares that obey the regions and cages.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "12.......1.....4 0001011122232333 | 1243342141322314",
        "................ +cage-3:r1c1,r1c2;cage-4:r1c1,r2c1;cage-3:r3c3,r3c4;cage-6:r3c4,r4c4"
            + " | 1243342143122134"
      })
  void linksCarryAProvedSolution(String puzzle, String solution) {
    for (String format : List.of("sudokupad", "fpuzzles-link")) {
      Run with = Run.withInput(puzzle, "convert", "--format=" + format, "--with-solution");
      Run without = Run.withInput(puzzle, "convert", "--format=" + format);

      assertThat(with.status()).isZero();
      assertThat(with.err()).isEmpty();
      assertThat(decoded(with.out()))
          .containsAnyOf(
              "\"solution\":\"" + solution + "\"",
              "\"solution\":[" + String.join(",", solution.split("")) + "]");
      assertThat(decoded(without.out())).startsWith("{").doesNotContain("solution\"");
    }
  }

  @Test
  void linksCarryNoSolutionThatIsNotProved() {
    String twoSolutions = "12.............4 0001011122232333";
    String solved = "12.......1.....4 0001011122232333";

    Run one = Run.withInput(twoSolutions, "convert", "--format=fpuzzles-link", "--with-solution");
    Run some =
        Run.withInput(
            twoSolutions + "\n" + solved + "\n" + twoSolutions,
            "convert",
            "--format=csv",
            "--with-solution");

    assertThat(one.status()).isZero();
    assertThat(decoded(one.out())).contains("\"size\":4").doesNotContain("solution\"");
    assertThat(one.err())
        .isEqualTo(
            "nonomino: 1 puzzle was written without a solution, because none was proved to be the"
                + " only one.\n");
    assertThat(some.out().lines().skip(1).map(line -> line.split(",", -1)[2]))
        .containsExactly("", "1243342141322314", "");
    assertThat(some.err()).startsWith("nonomino: 2 puzzles were written without a solution");
  }

  @Test
  void aSolutionThatCameIsKeptAndRulesThatAreNotUnderstoodProveNone() {
    String puzzle = "{\"size\":4,\"puzzle\":\"12.......1.....4\",\"regions\":\"0001011122232333\"";
    String came = puzzle + ",\"solution\":\"1243342143122134\"}\n";
    String left = puzzle + ",\"left\":[\"Every fourth digit is a lie.\"]}\n";

    Run run =
        Run.withInput(
            came + left, "convert", "--format=json", "--ignore-extras", "--with-solution");

    assertThat(run.out().lines().toList().get(0)).contains("\"solution\":\"1243342143122134\"");
    assertThat(run.out().lines().toList().get(1)).contains("lie").doesNotContain("solution");
    assertThat(run.err()).contains("nonomino: 1 puzzle was written without a solution");
  }

  @Test
  void aFormatWithoutAFieldForSolutionsIsRefused() {
    Run run = Run.withInput(SMALL, "convert", "--format=sdm", "--with-solution");

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("--format=sdm has no field for a solution");
  }

  /** Returns the JSON in a link, by the description of LZ-String alone. */
  private static String decoded(String link) {
    String base64 =
        URLDecoder.decode(
            link.strip().replaceFirst("^.*(/fpuzzles|/scl|load=)", "").replace("+", "%2B"),
            StandardCharsets.UTF_8);
    StringBuilder bits = new StringBuilder();
    for (char digit : base64.replace("=", "").toCharArray()) {
      int six = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".indexOf(digit);
      bits.append(Integer.toBinaryString(64 + six).substring(1));
    }
    List<String> phrases = new ArrayList<>(List.of("8 bits follow", "16 bits follow", "end"));
    StringBuilder text = new StringBuilder();
    String last = "";
    while (true) {
      int code = number(bits, Integer.toBinaryString(phrases.size()).length());
      if (code == 2) {
        return text.toString();
      }
      if (code < 2) {
        phrases.add(String.valueOf((char) number(bits, 8 * (code + 1))));
        code = phrases.size() - 1;
      }
      String phrase = code < phrases.size() ? phrases.get(code) : last + last.charAt(0);
      text.append(phrase);
      if (!last.isEmpty()) {
        phrases.add(last + phrase.charAt(0));
      }
      last = phrase;
    }
  }

  /** Removes the first bits, and returns their number; the lowest bit comes first. */
  private static int number(StringBuilder bits, int width) {
    String number = new StringBuilder(bits.substring(0, width)).reverse().toString();
    bits.delete(0, width);
    return Integer.parseInt(number, 2);
  }

  @Test
  void puzzlesWithOtherConstraintsAreNotTheSame() {
    String json =
        "{\"puzzle\":\"................\",\"constraints\":[{\"kind\":\"odd\",\"cell\":\"r1c1\"}]}\n";

    Run run =
        Run.withInput(
            json + json + json.replace("odd", "even"), "convert", "--format=json", "--distinct");
    assertThat(run.out().lines()).hasSize(2);
  }

  @Test
  void refusesAnotherPuzzleUnlessExtrasAreToBeIgnored() {
    String json =
        "{\"size\":4,\"grid\":[[{\"value\":1,\"given\":true},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"
            + "\"clock\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}],\"teleporters\":[{}]}";

    Run refused = Run.withInput(json, "solve");
    assertThat(refused.status()).isEqualTo(2);
    assertThat(refused.err())
        .contains("constraints that Nonomino does not support", "clock lines", "--ignore-extras");
    Run ignored = Run.withInput(json, "convert", "--format=line", "--ignore-extras");
    assertThat(ignored.out()).isEqualTo("1...............\n");
    assertThat(ignored.err())
        .isEqualTo("nonomino: standard input:1:1: left out: clock lines, teleporters.\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--format=xml | --format=xml: there is no such name. Choose one of: csv, forum,",
        "--threads=0 --format=csv | --threads=0",
        "-o out.unknown | or add --format",
        "-o /nowhere/at/all.csv | there is no such folder"
      })
  void refusesWhatCannotBeMeant(String options, String message) {
    Run run =
        Run.withInput(
            SMALL,
            Stream.concat(Stream.of("convert"), Stream.of(options.split(" ", -1)))
                .toArray(String[]::new));

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).startsWith("nonomino: ").contains(message).doesNotContain("Exception");
  }
}
