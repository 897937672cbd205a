package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.constraint.AntiKnight;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.Windoku;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleText;

/**
 * Tests links in SudokuPad's own form; the encoder here follows the form's description,
 * independently of the reader.
 */
final class SudokuPadLinkTest {
  private static final List<PuzzleFormat> LINKS = List.of(LinkFormat.SUDOKUPAD);

  /** The boxes of size 2×2 in SudokuPad's form. */
  private static final String BOXES =
      "re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],"
          + "[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]]";

  private static final String CELLS = "ce:[[{v:1},,,],[,,,],[,,,],[,,,]]";
  private static final String DIGITS = "1...............";

  private static String link(String content) {
    return "https://sudokupad.app/scl" + LzString.compressToBase64(content);
  }

  private static String shortForm(String more) {
    return "{" + CELLS + "," + BOXES + more + "}";
  }

  /**
   * Returns puzzles of a size with random givens on boxes, on rows, and on the regions of a
   * diagonal walk.
   */
  private static List<Puzzle> puzzles(int size) {
    Random random = new Random(size);
    List<RegionMask> masks = new ArrayList<>(List.of(RegionMask.boxes(1, size)));
    RegionMask.standardBoxes(size).ifPresent(masks::add);
    int[] scattered = new int[size * size];
    for (int cell = 0; cell < scattered.length; cell++) {
      scattered[cell] = (cell / size + cell % size) % size;
    }
    masks.add(RegionMask.jigsaw(size, scattered));
    return masks.stream()
        .map(
            mask -> {
              int[] digits = new int[size * size];
              int cell = random.nextInt(digits.length);
              digits[cell] = 1 + random.nextInt(size);
              return new Puzzle(Grid.of(size, digits), mask);
            })
        .toList();
  }

  /** Returns the JSON of a puzzle with full names, as programs without the short form write it. */
  private static String plain(Puzzle puzzle, boolean asText) {
    int size = puzzle.size();
    String rows =
        IntStream.range(0, size)
            .mapToObj(
                row ->
                    IntStream.range(row * size, (row + 1) * size)
                        .map(cell -> puzzle.givens().digit(cell))
                        .mapToObj(
                            digit ->
                                digit == 0
                                    ? "{}"
                                    : "{\"value\":" + (asText ? "\"" + digit + "\"" : digit) + "}")
                        .collect(Collectors.joining(",", "[", "]")))
            .collect(Collectors.joining(",", "[", "]"));
    String regions =
        IntStream.range(0, size)
            .mapToObj(
                region ->
                    IntStream.range(0, size * size)
                        .filter(cell -> puzzle.mask().region(cell) == region)
                        .mapToObj(cell -> "[" + cell / size + "," + cell % size + "]")
                        .collect(Collectors.joining(",", "[", "]")))
            .collect(Collectors.joining(",", "[", "]"));
    return "{\"id\":\"x\",\"cellSize\":50,\"cells\":"
        + rows
        + ",\"regions\":"
        + regions
        + ",\"metadata\":{\"title\":\"Anna's \\\"big\\\" one\",\"author\":\"me\"}}";
  }

  /** Returns the short form, by the rules in the class comment of the reader. */
  private static String zipped(String json) {
    String text = json;
    for (Map.Entry<String, String> name :
        Map.of("cells", "ce", "regions", "re", "cellSize", "cs", "value", "v", "title", "t")
            .entrySet()) {
      text = text.replace("\"" + name.getKey() + "\":", name.getValue() + ":");
    }
    text = text.replaceAll("\"([a-zA-Z0-9]+)\":", "$1:");
    text = text.replaceAll("(?<=[\\[,])\\{\\}(?=[,\\]])", "");
    return text.replace("'", "\\'").replace('"', '\'');
  }

  static IntStream sizes() {
    return IntStream.rangeClosed(1, Grid.MAX_SIZE);
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void bothFormsOfTheJsonAreRead(int size) {
    for (Puzzle puzzle : puzzles(size)) {
      String json = plain(puzzle, size % 2 == 0);
      for (String content : List.of(json, zipped(json))) {
        PuzzleEntry entry = JsonReading.entries(link(content)).get(0);

        assertThat(entry.puzzle()).as(content).isEqualTo(puzzle);
        assertThat(entry.label()).matches("Anna's ['\"]big['\"] one");
        assertThat(entry.text(EntryPart.AUTHOR)).contains("me");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://sudokupad.app/scl%s",
        "https://sudokupad.app/ctc%s",
        "https://sudokupad.app/sudoku/scl%s",
        "https://beta.sudokupad.app/scl%s?setting-nogrid=1",
        "https://sudokupad.app/?puzzleid=scl%s",
        "https://sudokupad.app/scf?puzzleid=scl%s",
        "https://app.crackingthecryptic.com/sudoku/?puzzleid=scl%s&setting-x=1",
        "https://app.crackingthecryptic.com/sudoku.html?puzzleid=ctc%s",
        "sudokupad.app/scl%s",
        "scl%s",
        "ctc%s"
      })
  void allAddressesAreRead(String address) {
    String base64 = LzString.compressToBase64(shortForm(",o:[],metadata:{author:'A / B + C'}"));
    for (String each : List.of(base64, LzString.percentEncoded(base64), base64.replace("=", ""))) {
      String link = address.formatted(each);
      assertThat(JsonReading.format(link)).as(link).isEqualTo("sudokupad");
      assertThat(JsonReading.outcomes(link)).as(link).containsExactly(DIGITS);
    }
  }

  /** Encodes a 9×9 puzzle as SudokuPad does: each digit and up to five blanks after it. */
  private static String scf(String digits) {
    StringBuilder text = new StringBuilder("scf");
    Matcher groups = Pattern.compile(".0{0,5}").matcher(digits);
    while (groups.find()) {
      int code = groups.group().charAt(0) - '0' + 10 * (groups.group().length() - 1);
      text.append((char) (code < 10 ? '0' + code : code < 36 ? 'A' + code - 10 : 'a' + code - 36));
    }
    return text.toString();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void theShortestFormIsRead(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < 50; i++) {
      char[] digits = "0".repeat(81).toCharArray();
      for (int digit = 1; digit <= 9; digit++) {
        digits[random.nextInt(9) * 9 + digit - 1] = (char) ('0' + digit);
      }
      String givens = new String(digits);
      String link = "https://sudokupad.app/" + scf(givens);
      String blanks = givens.replace('0', '.');

      assertThat(JsonReading.format(link)).isEqualTo("sudokupad");
      assertThat(JsonReading.outcomes(link)).containsExactly(blanks);
      PuzzleEntry entry = JsonReading.entries(link + "*wxtA**B%20C*aAnn").get(0);
      assertThat(entry.puzzle().givens()).hasToString(blanks);
      assertThat(entry.puzzle().rules().constraints())
          .containsExactly(new Windoku(9), new Diagonal(9, true), new Diagonal(9, false));
      assertThat(entry.label()).isEqualTo("A*B C");
      assertThat(entry.text(EntryPart.AUTHOR)).contains("Ann");
    }
  }

  @Test
  void theShortestFormMayBeBroken() {
    String link = "https://sudokupad.app/" + scf("0".repeat(81));

    assertThat(JsonReading.problem(link + "*wz")).contains("does not support: 'z'. ");
    assertThat(JsonReading.problem("https://sudokupad.app/scf" + "0".repeat(14)))
        .contains("the link has 14 cells, expected 81. Maybe it was cut off");
    assertThat(JsonReading.problem("https://sudokupad.app/scfabc"))
        .contains("the link holds only the ID of a puzzle");
  }

  @Test
  void wordsAreInCagesWithoutCellsOrInTheMetadata() {
    String cages =
        ",ca:[{v:'title: Ten: a start'},{v:'author: Ann'},{v:'rules: Normal sudoku rules apply.'},{v:'rules: Sudoku'},"
            + "{v:'solution: 1234341221434321'},{v:'msgcorrect: Well done'},{v:7}]";
    PuzzleEntry inCages = JsonReading.entries(link(shortForm(cages))).get(0);

    assertThat(inCages.texts())
        .isEqualTo(
            Map.of(
                EntryPart.LABEL, "Ten: a start",
                EntryPart.AUTHOR, "Ann",
                EntryPart.RULES, "Normal sudoku rules apply.\nSudoku",
                EntryPart.MESSAGE, "Well done"));
    assertThat(inCages.solution().map(Grid::toString)).contains("1234341221434321");
    PuzzleEntry both =
        JsonReading.entries(
                link(
                    shortForm(
                        cages
                            + ",metadata:{title:'Other',rules:['Sudoku','Normal sudoku rules apply.'],solution:12}")))
            .get(0);
    PuzzleEntry escapedTwice =
        JsonReading.entries(
                link(shortForm(",metadata:{rules:'Normal sudoku rules apply.\\\\nSudoku'}")))
            .get(0);
    assertThat(escapedTwice.texts())
        .isEqualTo(Map.of(EntryPart.RULES, "Normal sudoku rules apply.\nSudoku"));
    assertThat(both.label()).isEqualTo("Other");
    assertThat(both.text(EntryPart.RULES)).contains("Sudoku\nNormal sudoku rules apply.");
    assertThat(both.solution()).isEmpty();
    assertThat(JsonReading.entries(link(shortForm(",t:'Plain'"))).get(0).label())
        .isEqualTo("Plain");
  }

  /** The author's marks in the centre of a cell are its candidates. */
  @Test
  void marksOfCellsAreRead() {
    String cells =
        "{ce:[[{v:1,centremarks:[2]},{pencilMarks:[2,'3']},{centremarks:[4,3]},],[,,,],[,,,],[,,,]],";
    PuzzleEntry entry = JsonReading.entries(link(cells + BOXES + "}")).get(0);

    assertThat(entry.puzzle().givens()).hasToString(DIGITS);
    assertThat(entry.progress().cornerMarks(1)).isEqualTo(0b110);
    assertThat(entry.puzzle().rules().constraints())
        .containsExactly(new Candidates(CellList.of(4, 2), 0b11000));
    assertThat(entry.parts()).containsExactly(EntryPart.CORNER_MARKS);
    assertThat(JsonReading.problem(link(cells.replace("'3'", "7") + BOXES + "}")))
        .contains("a pencil mark of r1c2 is 7, expected a number from 1 to 4");
  }

  /** Any unknown field of a cell may restrict the cell. */
  @Test
  void otherFieldsOfCellsAreNamed() {
    String cells = "{ce:[[{v:1,c:#F},{givenPencilMarks:[2]},{candidates:[]},],[,,,],[,,,],[,,,]],";

    assertThat(JsonReading.problem(link(cells + BOXES + "}")))
        .contains("constraints that Nonomino does not support: givenPencilMarks of cells.");
  }

  @Test
  void colourFlagsAndUnknownSettingsAreNotConstraints() {
    String settings = ",settings:{a:t,b:f,c:#0,d:#F,e:a0b0c0},foglight:[[0,0]],triggereffect:[]";

    assertThat(JsonReading.outcomes(link(shortForm(settings)))).containsExactly(DIGITS);
  }

  /**
   * Cages with numbers and named rules are read. An unknown field is refused, and what is drawn
   * without a sentence, unless constraints are ignored.
   */
  @Test
  void extrasAreNamedAndCounted() {
    String extras =
        ",ca:[{v:'author: A'},{ce:[[0,0],[0,1]],v:3},{ce:[[1,0],[1,1]]},"
            + "{ce:[[0,0],[0,1],[0,2],[0,3]]},{ce:[[0,1],[1,1],[2,1],[3,1]]},"
            + "{ce:[[0,0],[1,1],[0,1],[1,0]],hidden:t},{ce:[[0,0],[0,1],[0,2],[0,3]],v:'10'},"
            + "{ce:[[3,0],[3,1]],unique:f,v:3},{ce:[[3,0],[3,1]],v:'odd'},"
            + "{ce:[[3,0],[3,1]],style:'fpRowIndexer'},{ce:[[0]]},{ce:[[3,0]],outlineC:#F}],"
            + "l:[{wp:[[0.5,0.5],[1.5,1.5]],c:a0b0c0,th:5}],"
            + "o:[{ct:[1,1]},],u:[{ct:[2,2],c2:#F}],sudokuX:[{}],"
            + "metadata:{antiknight:t,antiking:f}";
    String link = link(shortForm(extras));
    List<String> ignored = new ArrayList<>();
    PuzzleAssembler strict = new PuzzleAssembler(Optional.empty());

    assertThat(JsonReading.outcomes(link))
        .containsExactly(
            "1:26 the puzzle has constraints that Nonomino does not support: sudokuX."
                + " Without them it would be a different puzzle.");
    List<PuzzleText> puzzleTexts =
        FormatTexts.cut(
            LINKS, link, strict.ignoringExtras((place, names) -> ignored.addAll(names)));
    assertThat(puzzleTexts).hasSize(1);
    Puzzle puzzle = JsonReading.entry(puzzleTexts.get(0)).puzzle();
    assertThat(puzzle.givens()).hasToString(DIGITS);
    assertThat(puzzle.rules().constraints())
        .contains(
            new AntiKnight(4),
            new KillerCage(CellList.of(4, 0, 1), OptionalInt.of(3)),
            new KillerCage(CellList.of(4, 0, 1, 2, 3), OptionalInt.of(10)));
    assertThat(ignored).startsWith("sudokuX").hasSizeGreaterThan(1);
  }

  @Test
  void aRealLinkIsRead() {
    String link = resource("/sudokupad/counting-circles.txt");
    PuzzleEntry entry = JsonReading.entry(JsonReading.puzzleTexts(LINKS, link, true).get(0));

    assertThat(JsonReading.problem(link))
        .contains("this part of the puzzle is not understood: ")
        .contains("As an example, if there is a 2 in any circle");
    assertThat(entry.puzzle().givens()).isEqualTo(Grid.empty(4));
    assertThat(entry.puzzle().mask()).isEqualTo(RegionMask.boxes(2, 2));
    assertThat(entry.puzzle().rules().constraints())
        .extracting(Constraint::kind)
        .containsOnly(ConstraintKind.COUNTING_CIRCLES);
    assertThat(entry.label()).isEqualTo("Introduction to Counting Circles");
    assertThat(entry.text(EntryPart.AUTHOR)).contains("Michael Lefkowitz");
    assertThat(entry.text(EntryPart.RULES).orElse("")).startsWith("SUDOKU\n- Fill the grid");
    assertThat(entry.solution().map(Grid::toString)).contains("3421124341322314");
  }

  private static String resource(String name) {
    try (InputStream stream = SudokuPadLinkTest.class.getResourceAsStream(name)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Stream<Arguments> malformed() {
    return Stream.of(
        Arguments.of("{re:[]}", "the link holds no cells"),
        Arguments.of("{\"cells\":[]}", "the grid has 0 rows"),
        Arguments.of("{ce:[[,],[]]}", "the grid is not square: row 2 has 1 cell, expected 2"),
        Arguments.of("{ce:[[7]]}", "r1c1 is 7, expected an object"),
        Arguments.of("{" + CELLS + "}", "the link has no regions"),
        Arguments.of("{" + CELLS + ",re:[[[0,0]]]}", "the link has no regions"),
        Arguments.of(
            "{ce:[[,],[,]],re:[[[0,0],[0,1]],[[0,0],[1,1]]]}", "r1c1 belongs to two regions"),
        Arguments.of("{ce:[[,],[,]],re:[[[0,0],[0,1],[1,0]],[[1,1]]]}", "region '1' has 3 cells"),
        Arguments.of(
            "{ce:[[,],[,]],re:[[[0,2]]]}",
            "a cell of region 1 is a list, expected a row and a column of the grid"),
        Arguments.of(
            "{ce:[[{v:3},],[,]],re:[[[0,0],[0,1]],[[1,0],[1,1]]]}",
            "the digit of r1c1 is 3, expected a number from 1 to 2"),
        Arguments.of(
            "{ce:[[{v:1},{v:1}],[,]],re:[[[0,0],[0,1]],[[1,0],[1,1]]]}",
            "the given 1 appears twice in row 1: r1c1 and r1c2"),
        Arguments.of("{ce:[[,],[,]", "the JSON object that begins here has no end"),
        Arguments.of("{ce:[[x,],[,]]}", "this is not valid JSON"),
        Arguments.of("Hello, this is not a puzzle", "the link does not hold JSON but"));
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void whatIsWrongIsSaid(String content, String problem) {
    assertThat(JsonReading.problem(link(content))).startsWith("1:26 " + problem);
  }

  /** The regions of the reader replace the regions of the link. */
  @Test
  void otherRegionsMayBeGiven() {
    PuzzleAssembler rows = new PuzzleAssembler(Optional.of(RegionMask.boxes(1, 4)));
    List<PuzzleText> puzzleTexts = FormatTexts.cut(LINKS, link("{" + CELLS + "}"), rows);

    assertThat(puzzleTexts.stream().map(text -> JsonReading.entry(text).puzzle().mask()))
        .containsExactly(RegionMask.boxes(1, 4));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void mutatedLinksGiveSoundPuzzlesOrMessages(long seed) {
    Random random = new Random(seed);
    String content = shortForm(",ca:[{v:'title: T'}],metadata:{author:'O\\'Hara'},l:[]");
    String characters = "{}[],:'\"\\tf#0Fce19 ";
    for (int i = 0; i < 2000; i++) {
      StringBuilder changed = new StringBuilder(random.nextBoolean() ? content : link(content));
      for (int left = random.nextInt(4); left >= 0 && changed.length() > 1; left--) {
        int at = random.nextInt(changed.length());
        switch (random.nextInt(4)) {
          case 0 -> changed.deleteCharAt(at);
          case 1 -> changed.setLength(Math.max(1, at));
          case 2 -> changed.setCharAt(at, characters.charAt(random.nextInt(characters.length())));
          default -> changed.insert(at, characters.charAt(random.nextInt(characters.length())));
        }
      }
      String text = changed.toString();
      String link = text.startsWith("http") ? text : link(text);
      for (PuzzleText each : JsonReading.puzzleTexts(LINKS, link, false)) {
        try {
          PuzzleEntry entry = each.parse();
          assertThat(entry.puzzle().rules().findConflict(entry.puzzle().givens())).isEmpty();
        } catch (MalformedTextException e) {
          assertThat(e.problem()).isNotBlank();
        } catch (RuntimeException e) {
          throw new AssertionError("seed " + seed + ": " + link, e);
        }
      }
    }
  }
}
