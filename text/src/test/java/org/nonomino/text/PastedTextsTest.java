package org.nonomino.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Layout;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;

/** Grids as spreadsheets, forums and other programs write them. */
final class PastedTextsTest {
  /** Puzzles with their regions, in the line format. */
  private static final List<String> PUZZLES =
      List.of(
          "1......2.3....4.",
          "2....1..64....2..54..2....13..3....2",
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
          "6.21...7.9.........1..96...578........6.3.7........921...24..1.........6.3...25.8"
              + " 000111111000021333040521136444523336444522336477528666477528886775522886777558886");

  private static String resource(String name) throws IOException {
    try (InputStream stream =
        Objects.requireNonNull(PastedTextsTest.class.getResourceAsStream("/pasted/" + name))) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "tab-silent.txt, .2..3...4.2....3",
    "tab-six.txt, 2....1..64....2..54..2....13..3....2",
    "list-none.txt, .2489.....1...6923.9.7.3..4.51...2.74...8...58.3...49.6..9.8.3.1854...7.....1754.",
    "stacked-x.txt, .2489.....1...6923.9.7.3..4.51...2.74...8...58.3...49.6..9.8.3.1854...7.....1754.",
    "minus1.txt, 39..5.......2....5...719.8..5..68...2.6..3...........45........67.1.5.4.1.9...2..",
    "oneline-blanks.txt, ...4.8....6..7..1.7.2.9.5.4.9.7.4.3...7.5.8...8.9.6.5.9.4.1.7.8.7..6..4....2.7...",
    "pysudoku-print.txt, 41.3..76..93.7.4.12..14..83958.....734...7.1..7289354..8.2..374..4...195....5.6..",
    "ansi-blank.txt, ..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
  })
  void eachTextIsOnePuzzle(String file, String line) throws Exception {
    assertThat(Reading.outcomes(resource(file))).containsExactly(line);
    assertThat(Reading.outcomes(resource(file).replace("\n", "\r\n"))).containsExactly(line);
  }

  @Test
  void percentSignsBeginComments() throws Exception {
    assertThat(Reading.outcomes(resource("debian-sudoku-std.txt")))
        .containsExactly(
            "..6.835..97.5.2....28.1.9..73..4.2.5.8.....6.4.9.2..17..7.3.45....4.7.81..485.7..",
            ".172.5..9.82.....66..7.....87...1....36...92....8...71.....8..49.....16.3..4.958.");
  }

  @Test
  void candidatesOfAPictureThatMarksGivensArePencilMarks() throws Exception {
    PuzzleEntry entry = Reading.entry(Reading.puzzleTexts(resource("own-candidates.txt")).get(0));

    assertThat(Reading.line(entry.puzzle()))
        .isEqualTo(
            "92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..");
    assertThat(entry.progress().grid().digit(2)).isEqualTo(4);
    assertThat(DigitSymbols.symbols(entry.progress().centreMarks(27))).isEqualTo("18");
    assertThat(DigitSymbols.symbols(entry.progress().centreMarks(80))).isEqualTo("48");
  }

  @ParameterizedTest
  @CsvSource({
    "own-position.txt, 2198753647..9..5188453169721.....65995.16.4233...5978169.5.18475.1...29647.69.135",
    "pm716.txt, 17..9..83389......6..38..7..931287..8.1673...72695431891...2.37.3....29.26..39.51",
    "sukaku.txt, ................................................................................."
  })
  void otherCandidatesAreGiven(String file, String givens) throws Exception {
    Puzzle puzzle = Reading.puzzles(resource(file)).get(0);

    assertThat(puzzle.givens()).hasToString(givens);
    assertThat(puzzle.rules().constraints())
        .hasSize((int) givens.chars().filter(c -> c == '.').count());
  }

  /** A puzzle and what is written below it. */
  private record Sample(String line, List<List<String>> rows, String tail) {
    static Sample of(String line) {
      String[] words = line.split(" ", -1);
      int size = (int) Math.sqrt(words[0].length());
      return new Sample(
          line,
          rows(words[0], size),
          words.length == 1 ? "" : "\n" + joined(rows(words[1], size), " "));
    }

    private static List<List<String>> rows(String cells, int size) {
      return IntStream.range(0, size)
          .mapToObj(row -> List.of(cells.substring(row * size, (row + 1) * size).split("")))
          .toList();
    }

    /** Returns the rows with a word for each blank. */
    List<List<String>> with(String blank) {
      return rows.stream()
          .map(row -> row.stream().map(cell -> cell.equals(".") ? blank : cell).toList())
          .toList();
    }
  }

  private static String joined(List<List<String>> rows, String separator) {
    return rows.stream()
        .map(row -> String.join(separator, row) + "\n")
        .collect(Collectors.joining());
  }

  private static String eachLine(String text, UnaryOperator<String> change) {
    return text.lines().map(line -> change.apply(line) + "\n").collect(Collectors.joining());
  }

  static Stream<Sample> samples() {
    return PUZZLES.stream().map(Sample::of);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void emptyCellsBetweenSeparators(Sample sample) {
    for (String separator : List.of("\t", ";", ",")) {
      String table = joined(sample.with(""), separator);
      List<String> forms =
          new ArrayList<>(
              List.of(
                  table,
                  table.replace("\n", "\r\n"),
                  eachLine(table, line -> line + separator),
                  joined(
                      sample.with("").stream()
                          .map(row -> row.stream().map(cell -> '"' + cell + '"').toList())
                          .toList(),
                      separator)));
      if (separator.equals("\t")) {
        forms.add(eachLine(table, String::stripTrailing));
        forms.add(eachLine(table, line -> separator + line));
      }
      for (String form : forms) {
        assertThat(Reading.outcomes(form + sample.tail)).as(form).containsExactly(sample.line);
      }
    }
  }

  /** Rows without any digit are rows, too: at the top, in the middle and at the end. */
  @Test
  void rowsOfEmptyCells() {
    String middle = "1\t\t\t2\n\t\t\t\n\t\t\t\n\t3\t\t\n";
    String ends = "\t\t\t\n\t1\t\t2\n\t3\t\t\n\t\t\t\n";

    assertThat(Reading.outcomes(middle)).containsExactly("1..2.........3..");
    assertThat(Reading.outcomes(ends)).containsExactly(".....1.2.3......");
  }

  @Test
  void aTableThatIsNotSquareIsRefused() {
    assertThat(Reading.outcomes("1\t\t\t\t2\t\n\t\t3\t\t\t\n\t4\t\t\t\t5\n"))
        .containsExactly("3:1 there are 3 rows of 6 cells, expected 6 rows");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"None", "null", "NA", "nan", "N/A", "nil", "undefined", "-1", "x", "X", "#", "·"})
  void blanksOfOtherPrograms(String blank) {
    for (Sample sample : samples().toList()) {
      List<List<String>> rows = sample.with(blank);
      List<String> forms =
          new ArrayList<>(
              List.of(
                  joined(rows, " "),
                  joined(rows, ","),
                  joined(rows, "\t"),
                  "[" + eachLine(joined(rows, ", "), line -> "[" + line + "],")));
      if (blank.length() == 1) {
        forms.add(joined(rows, ""));
      }
      for (String form : forms) {
        assertThat(Reading.outcomes(form + sample.tail)).as(form).containsExactly(sample.line);
      }
    }
  }

  /** Another sign besides blanks is rather a mistake, and so is a single one. */
  @Test
  void mixedBlanksStayMistakes() {
    assertThat(Reading.outcomes("1 x . .\n. x . 2\n. 3 . .\n. . . .\n"))
        .containsExactly("1:3 'x' is neither a digit nor a blank");
    assertThat(Reading.outcomes("1234\n34x2\n2143\n4321\n"))
        .containsExactly("2:3 'x' is neither a digit nor a blank");
    assertThat(Reading.outcomes("1 None NA 2\n3 4 1 2\n2 1 4 3\n4 3 2 1\n"))
        .containsExactly("1:3 'None' is neither a digit nor a blank");
  }

  @ParameterizedTest
  @MethodSource("samples")
  void lettersAreDigitsIfNothingElseIsThere(Sample sample) throws Exception {
    List<List<String>> letters =
        sample.rows.stream()
            .map(
                row ->
                    row.stream()
                        .map(c -> c.equals(".") ? c : String.valueOf((char) (c.charAt(0) + 16)))
                        .toList())
            .toList();
    List<String> remarks = new ArrayList<>();
    PuzzleAssembler assembler =
        new PuzzleAssembler(Optional.empty()).remarking((place, remark) -> remarks.add(remark));
    PuzzleReader reader =
        new PuzzleReader(
            "x", new StringReader(joined(letters, "") + sample.tail), PuzzleFormats.ALL, assembler);
    PuzzleEntry entry = reader.next().orElseThrow().parse();

    assertThat(Reading.line(entry.puzzle())).isEqualTo(sample.line);
    assertThat(remarks)
        .singleElement()
        .asString()
        .matches("the letters A to [A-I] are read as the digits 1 to [0-9]");
  }

  /** Regions win over letters if each occurs n times. */
  @Test
  void lettersThatAreRegionsAreRegions() {
    assertThat(Reading.outcomes("AABB\nAABB\nCCDD\nCCDD\n"))
        .containsExactly("1:1 this is a mask matrix without a puzzle");
  }

  @ParameterizedTest
  @MethodSource("samples")
  void aGridInOneLine(Sample sample) {
    String labels = sample.tail.strip();
    String groups = joined(sample.rows, "").strip().replace('\n', ' ');
    String masks = labels.replace(" ", "").replace('\n', ' ');
    String line = (groups + " " + masks).strip() + "\n";

    assertThat(Reading.outcomes(line)).containsExactly(sample.line);
    assertThat(Reading.outcomes("# title\n" + line + line))
        .containsExactly(sample.line, sample.line);
    assertThat(Reading.outcomes(line.replace(' ', ','))).containsExactly(sample.line);
    String whole = groups.replace(" ", "").replace('.', 'x') + " " + masks.replace(" ", "");
    assertThat(Reading.outcomes(whole.strip() + "\n")).containsExactly(sample.line);
  }

  static Stream<Arguments> candidates() {
    return samples()
        .flatMap(
            sample -> {
              Puzzle puzzle = Reading.puzzles(sample.line + "\n").get(0);
              return Stream.of(Arguments.of(sample, puzzle));
            });
  }

  private static List<List<String>> candidates(Puzzle puzzle) {
    int size = puzzle.size();
    return IntStream.range(0, size)
        .mapToObj(
            row ->
                IntStream.range(0, size)
                    .mapToObj(column -> candidates(puzzle, row * size + column))
                    .toList())
        .toList();
  }

  private static String candidates(Puzzle puzzle, int cell) {
    if (puzzle.givens().digit(cell) != 0) {
      return String.valueOf(DigitSymbols.symbol(puzzle.givens().digit(cell)));
    }
    long left = (1L << puzzle.size()) - 1;
    for (int peer : Layout.of(puzzle.mask()).peers(cell)) {
      int digit = puzzle.givens().digit(peer);
      left &= digit == 0 ? -1 : ~(1L << (digit - 1));
    }
    return DigitSymbols.symbols(left);
  }

  @ParameterizedTest
  @MethodSource("candidates")
  void pencilMarks(Sample sample, Puzzle puzzle) {
    List<List<String>> cells = candidates(puzzle);
    int size = puzzle.size();
    String width = "%-" + (size + 1) + "s";
    String bare = joined(cells, " ");
    String even =
        cells.stream()
            .map(row -> row.stream().map(width::formatted).collect(Collectors.joining()) + "\n")
            .collect(Collectors.joining());
    String rule = "-".repeat(even.indexOf('\n') + 1);
    String boxed =
        "." + rule + ".\n" + eachLine(even, line -> "| " + line + "|") + "'" + rule + "'\n";
    String inOneLine =
        cells.stream()
            .flatMap(List::stream)
            .map(
                digits ->
                    IntStream.rangeClosed(1, size)
                        .mapToObj(d -> digits.contains("" + d) ? "" + d : ".")
                        .collect(Collectors.joining()))
            .collect(Collectors.joining());
    String labels = sample.tail.replaceAll("\\s", "");
    List<String> expected =
        cells.stream().flatMap(List::stream).map(c -> c.length() == 1 ? c : ".").toList();
    List<String> texts =
        List.of(
            bare + sample.tail,
            even + sample.tail,
            even.replace("\n", "\r\n") + sample.tail,
            boxed + sample.tail,
            eachLine(boxed + sample.tail, line -> "> " + line),
            "[code]\n" + boxed + sample.tail + "[/code]\n",
            (inOneLine + " " + labels).strip() + "\n",
            (inOneLine.replace('.', '0') + " " + labels).strip() + "\n");
    for (String text : texts) {
      Puzzle read = Reading.puzzles(text).get(0);

      assertThat(read.givens()).as(text).hasToString(String.join("", expected));
      assertThat(read.mask()).as(text).isEqualTo(puzzle.mask());
      assertThat(read.rules().constraints())
          .as(text)
          .hasSize(
              (int)
                  cells.stream()
                      .flatMap(List::stream)
                      .filter(c -> c.length() > 1 && c.length() < size)
                      .count());
    }
  }

  /** A line of 64 or 729 characters is a puzzle of 8×8 or 27×27 unless it can be candidates. */
  @Test
  void puzzlesWithACubicNumberOfCells() {
    String eight = "12345678" + ".".repeat(56);

    assertThat(Reading.outcomes(eight + "\n")).containsExactly(eight);
  }

  @Test
  void spacesBetweenTheBarsOfBoxes() {
    assertThat(
            Reading.outcomes(
                """
                Sudoku of the day
                Level: hard

                +-------+-------+
                | 2     |     1 |
                |     6 | 4     |
                +-------+-------+
                |     2 |     5 |
                | 4     | 2     |
                +-------+-------+
                |     1 | 3     |
                | 3     |     2 |
                +-------+-------+
                """))
        .containsExactly(PUZZLES.get(1));
    assertThat(Reading.outcomes("1  |   \n   |  2\n---+---\n  3|   \n   |4  \n"))
        .containsExactly("1......2.3....4.");
  }

  @Test
  void wordsAboveAndBelowAGrid() throws Exception {
    List<String> remarks = new ArrayList<>();
    String text = "Easy one\nfrom a friend\n1...\n...2\n.3..\n..4.\n\nI hope that you like it!\n";
    PuzzleReader reader =
        new PuzzleReader(
            "x",
            new StringReader(text),
            PuzzleFormats.ALL,
            new PuzzleAssembler(Optional.empty())
                .remarking((place, remark) -> remarks.add(remark)));

    assertThat(Reading.line(reader.next().orElseThrow().parse().puzzle()))
        .isEqualTo("1......2.3....4.");
    assertThat(reader.next()).isEmpty();
    assertThat(remarks)
        .containsExactly("the text below the puzzle is not read: 'I hope that you like…'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"anti-camel", "Anti-camel", "whalesong", "anti queen"})
  void anUnknownRuleIsNamed(String rule) {
    assertThat(Reading.outcomes("1...\n...2\n.3..\n..4.\n\n" + rule + "\n"))
        .containsExactly("6:1 '" + rule + "' is not the name of a constraint");
  }

  /** The letters of a row, of a mask or of a title are no rule. */
  @Test
  void wordsThatAreNoRule() {
    assertThat(Reading.outcomes("1...\n...2\n.3..\n..4.\n\nabab\nabab\ncdcd\ncdcd\n"))
        .containsExactly("1......2.3....4. 0101010123232323");
    assertThat(Reading.outcomes("1...\n...2\n.3..\n..4.\n\nPuzzle 2\n1...\n...2\n.3..\n..4.\n"))
        .hasSize(2);
  }
}
